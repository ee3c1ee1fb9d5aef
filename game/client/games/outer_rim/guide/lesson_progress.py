"""The player's progress in learning Outer Rim. Imports none of the rules."""

from game.client.tabletop.guidance.progress import Notebook

NOTEBOOK = Notebook("outer_rim", before="learning.json")
load = NOTEBOOK.load
