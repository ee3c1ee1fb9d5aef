"""The lessons of The Mandalorian: Adventures."""
