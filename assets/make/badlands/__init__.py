"""The pictures of The Mandalorian: Adventures: dust, stone and one bright edge."""
