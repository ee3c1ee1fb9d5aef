"""The end of The Mandalorian: Adventures, its story and its records."""
