"""The window of The Mandalorian: Adventures."""
