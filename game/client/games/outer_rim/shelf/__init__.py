"""Outer Rim on the shelf: the cover and the saved games."""
