"""The verbs of cards, a module for each theme, as in ``cards.effects``."""

from game.outer_rim.cards.effects.language import EFFECTS
from game.outer_rim.combat import verbs as fights
from game.outer_rim.company import verbs as company
from game.outer_rim.contacts import verbs as contacts
from game.outer_rim.contests import verbs as contests
from game.outer_rim.effects.verb import VERBS, check_all
from game.outer_rim.effects.verbs import choices, gains, goods, moments, tasks, travel, trials, whom
from game.outer_rim.looks import verbs as looks
from game.outer_rim.market import verbs as market

__all__ = [
    "VERBS",
    "choices",
    "company",
    "contacts",
    "contests",
    "fights",
    "gains",
    "goods",
    "looks",
    "market",
    "moments",
    "tasks",
    "travel",
    "trials",
    "whom",
]

check_all(EFFECTS)
