"""The campaign of The Mandalorian: Adventures on disk and on its pages."""
