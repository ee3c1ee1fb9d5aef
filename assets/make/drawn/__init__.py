"""The pieces that cards' pictures are put together from, by theme."""
