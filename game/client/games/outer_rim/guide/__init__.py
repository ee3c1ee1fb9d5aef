"""Tips, the guided game and the progress in learning Outer Rim."""
