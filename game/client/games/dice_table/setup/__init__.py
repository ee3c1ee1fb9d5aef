"""Setting up the dice table."""
