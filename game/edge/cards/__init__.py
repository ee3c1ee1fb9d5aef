"""The content of the game as frozen models."""
