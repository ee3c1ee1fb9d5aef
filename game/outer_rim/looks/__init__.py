"""Looking at cards that lie facedown on top of a deck: the effect of cards, the step, its rules,
its words, and its worth to a computer player."""
