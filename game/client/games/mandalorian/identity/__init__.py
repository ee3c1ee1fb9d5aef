"""Colors, materials and keys of The Mandalorian: Adventures."""
