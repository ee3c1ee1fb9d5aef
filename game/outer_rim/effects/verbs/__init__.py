"""The verbs of cards, a module for each theme, as in ``cards.effects``."""

from game.outer_rim.cards.effects.language import EFFECTS
from game.outer_rim.effects.verb import VERBS, check_all
from game.outer_rim.effects.verbs import (
    choices,
    company,
    contacts,
    contests,
    fights,
    gains,
    goods,
    market,
    moments,
    takings,
    tasks,
    travel,
    trials,
    whom,
)
from game.outer_rim.looks import verb as looks

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
    "takings",
    "tasks",
    "travel",
    "trials",
    "whom",
]

check_all(EFFECTS)
