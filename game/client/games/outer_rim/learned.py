"""The player's file of what has been learned of Outer Rim. Imports none of the rules."""

from game.client.tabletop.learning.progress import Notebook

NOTEBOOK = Notebook("outer_rim", before="learning.json")
load = NOTEBOOK.load
