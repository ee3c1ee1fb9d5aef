"""The map on the table."""
