"""The Mandalorian: Adventures on the shelf: the cover and the saved games."""
