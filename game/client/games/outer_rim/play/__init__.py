"""Outer Rim in progress: the model for display, and the players."""
