"""The Mandalorian: Adventures: content models, state, and one module for each part of the rules."""
