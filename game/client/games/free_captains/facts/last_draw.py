"""The cubes of the last draw, and what came of each color."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.client.games.free_captains.play.model import Model
from game.free_captains import events as e
from game.free_captains.names import ABILITIES, COLORS
from game.table.events import Event

MINUS = "\u2212"
NEXT = (e.LineDealt, e.GameBegan)
"""events after which a draw is past"""


@dataclass(frozen=True, slots=True)
class Fall:
    """The cubes of one color in a draw: their number, and in a word or two what they did."""

    color: str
    count: int
    words: str


def last_draw(model: Model) -> list[Fall]:
    """Return the cubes of the last draw by color; none once a line has been dealt since, or while
    some are still to be placed."""
    if model.cubes_to_place:
        return []
    after, drawn = list[Event](), None
    for drawn in reversed(model.events_on_show) if model.shown else model.newest():
        if isinstance(drawn, (e.CubesDrawn, *NEXT)):
            break
        after.insert(0, drawn)
    if not isinstance(drawn, e.CubesDrawn):
        return []
    counts = Counter(drawn.cubes)
    did = _searched if drawn.search else _evaded
    return [Fall(color, counts[color], did(model, color, counts[color], after))
            for color in COLORS if counts[color]]  # fmt: skip


def _evaded(model: Model, color: str, count: int, after: Sequence[Event]) -> str:
    """Return the points that cubes have cost; an ability at 0 is spared."""
    if model.shown and not after:
        return ""
    lost = -sum(each.change for each in after
                if isinstance(each, e.AbilityChanged) and each.cause == color)  # fmt: skip
    return f"{MINUS}{lost}" if lost else "spared"


def _searched(model: Model, color: str, count: int, after: Sequence[Event]) -> str:
    """Return where cubes have gone: points, Super Weapons, an alien, the supply or the bag."""
    if color == "yellow":
        found = sum(isinstance(each, e.WeaponFound) for each in after)
        return "found" if found else "supply"
    places = Counter[str]()
    for each in after:
        if isinstance(each, e.CubePlaced) and each.cube == color:
            places[each.place] += each.n
    told = []
    for place, n in places.items():
        if place in ABILITIES:
            told.append(f"{MINUS if color == 'black' else '+'}{n}")
        elif place in ("supply", "bag"):
            told.append(place)
        else:
            told.append("alien" if place in model.content.aliens else "weapon")
    return ", ".join(told)
