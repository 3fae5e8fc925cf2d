"""How the table is shown (to be filled in)."""
