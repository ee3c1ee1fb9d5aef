"""The language of cards: effects, conditions, costs, abilities and goals, as data.

Every action of a card is written in these models. Names are those of the rulebook. Each kind of
effect is a class in the module of its theme, all of which are read with the package; the module of
the same name in ``effects.verbs`` defines its action, its requirements, and its words.
"""

from game.outer_rim.cards.effects import choices, gains, goods, moments, tasks, travel, trials
from game.outer_rim.combat import effects as fights
from game.outer_rim.company import effects as company
from game.outer_rim.contacts import effects as contacts
from game.outer_rim.contests import effects as contests
from game.outer_rim.looks import effects as looks
from game.outer_rim.market import effects as market

__all__ = [
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
]
