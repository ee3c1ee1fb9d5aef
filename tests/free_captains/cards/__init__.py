"""The cards of Free Captain."""
