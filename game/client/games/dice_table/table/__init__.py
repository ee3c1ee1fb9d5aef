"""The table of the dice table."""
