"""The player's progress in learning The Mandalorian: Adventures. Imports none of the rules."""

from game.client.tabletop.guidance.progress import Notebook

NOTEBOOK = Notebook("mandalorian")
load = NOTEBOOK.load
