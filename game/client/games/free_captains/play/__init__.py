"""The Moonpeeler Affair in progress: the model for display, and the players."""
