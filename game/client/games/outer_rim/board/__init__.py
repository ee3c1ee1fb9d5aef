"""The player's board and the market."""
