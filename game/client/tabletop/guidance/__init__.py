"""Help in real games: tips, a guided game, and the progress in learning."""
