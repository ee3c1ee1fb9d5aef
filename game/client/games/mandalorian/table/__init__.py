"""The table of a mission."""
