"""The pieces of cards' pictures, by theme."""
