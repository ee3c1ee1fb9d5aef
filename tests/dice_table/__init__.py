"""The dice table."""
