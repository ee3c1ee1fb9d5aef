"""A session at the dice table, written down."""
