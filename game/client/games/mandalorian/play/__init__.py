"""The Mandalorian: Adventures in progress: the model for display, and the players."""
