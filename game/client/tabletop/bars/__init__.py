"""The bars around a board: top bar, answers, log, inspector, menu, and the curtain."""
