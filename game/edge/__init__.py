"""Edge: a narrative-dice game. Dice, content models, state, and one module for each part of the
rules."""
