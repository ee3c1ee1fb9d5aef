"""The Moonpeeler Affair on the shelf: the cover and the saved games."""
