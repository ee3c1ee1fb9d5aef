"""The dice table in progress: the model for display, and the players."""
