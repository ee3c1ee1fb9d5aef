"""Looks at facedown cards on top of a deck (OR-129)."""
