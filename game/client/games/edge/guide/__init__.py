"""Tips, the guided game and the progress in learning Edge."""
