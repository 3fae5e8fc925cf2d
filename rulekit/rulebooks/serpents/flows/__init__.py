"""The procedures of the game, as graphs."""
