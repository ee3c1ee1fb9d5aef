"""Everything the game says: cards, questions, options, log."""
