"""The parts of the board of The Mandalorian: Adventures."""
