"""The end of a game: the winner, the story in figures, and the next steps."""
