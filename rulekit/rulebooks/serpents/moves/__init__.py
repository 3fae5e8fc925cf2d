"""What the seats may do, and what then happens of itself."""
