"""Setting up The Mandalorian: Adventures."""
