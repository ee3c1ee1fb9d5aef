"""The player's progress in learning Edge. Imports none of the rules."""

from game.client.tabletop.guidance.progress import Notebook

NOTEBOOK = Notebook("edge")
load = NOTEBOOK.load
