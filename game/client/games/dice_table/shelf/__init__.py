"""The dice table on the shelf: the cover and the saved games."""
