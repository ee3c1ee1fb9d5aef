"""The player's progress in learning The Moonpeeler Affair. Imports none of the rules."""

from game.client.tabletop.guidance.progress import Notebook

NOTEBOOK = Notebook("free_captains")
load = NOTEBOOK.load
