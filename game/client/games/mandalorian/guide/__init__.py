"""Tips, the guided game and the progress in learning The Mandalorian: Adventures."""
