"""The lessons of the dice table."""
