"""The usual place of the next drawn cube."""

from __future__ import annotations

from game.client.games.free_captains.play.model import Model
from game.free_captains.names import ABILITIES
from game.table.decisions import Option

ORDER = ("yellow", "black", "red", "blue", "orange")
ENOUGH = 6
"""points of an ability from which a cube rather goes onto a weapon"""


def proposal(model: Model) -> Option | None:
    """Return the answer that puts the next drawn cube where it usually goes; None if there is no
    cube to place.

    A weapon that was found is taken first. A black cube costs a point of the highest ability. Other
    cubes raise a low ability, otherwise they help to Understand a weapon.
    """
    cubes = [each for each in model.options if each.verb == "cube"]
    if not cubes:
        return None
    color = min((each.source for each in cubes), key=ORDER.index)
    return max((each for each in cubes if each.source == color), key=lambda o: _worth(model, o))


def _worth(model: Model, each: Option) -> int:
    """Return how usual a place is for a cube."""
    have = model.view["abilities"]
    if each.target in ABILITIES:
        return int(have[each.target] if each.source == "black" else 20 - have[each.target])
    if each.target in ("deck", "supply"):
        return -1
    return 20 - ENOUGH
