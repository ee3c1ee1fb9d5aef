"""Tools that a careful player can be asked to do without, to measure what each is worth
(design 6.1: leaving any one out costs something, and none decides alone)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.edge.context import Play
from game.edge.frames import Taking, Tray
from game.edge.names import Station
from game.edge.ships.names import ORDERS
from game.table.decisions import Decision, Option

LISTED = ("aim", "cover", "features", "stims", "haste", "gear", "partner", "destiny", "spends")
"""tools by name: ``haste`` is the second maneuver for strain, ``partner`` the help of the other
hero, in a fight his stims and Medicine, and the choice of who leads"""
STATIONS = tuple(dict.fromkeys(ORDERS.values()))
"""stations of a ship: without all but two of them a crew has a fixed plan"""


def without(p: Play) -> tuple[str, ...]:
    """Return what the players of this game leave alone."""
    return tuple(each for seat in p.state.setup.seats for each in seat.without)


def leads(p: Play) -> tuple[str, ...]:
    """Return who may lead a check: the first hero alone where there is no partner."""
    return p.ups[:1] if "partner" in without(p) else tuple(p.ups)


def emptied(p: Play, f: Tray) -> Tray:
    """Return a planned tray without what is left alone."""
    left = without(p)
    found = replace(f, help="") if "partner" in left else f
    found = replace(found, gear="", calms=False) if "gear" in left else found
    return replace(found, edge=False) if "destiny" in left else found


def left_out(p: Play, d: Decision) -> Decision:
    """Return a decision without the answers that use what is left alone; whole if nothing else
    could be answered."""
    left = [USES[each] for each in without(p) if each in USES]
    if not left:
        return d
    kept = tuple(each for each in d.options if not any(uses(p, each) for uses in left))
    return replace(d, options=kept) if kept else d


def _verbs(*verbs: str) -> Callable[[Play, Option], bool]:
    return lambda p, o: o.verb in verbs


def _stands(station: Station) -> Callable[[Play, Option], bool]:
    return lambda p, o: ORDERS.get(o.verb) == station


def _hastes(p: Play, o: Option) -> bool:
    """Return True for a maneuver that costs strain."""
    f = p.stack[-1]
    late = isinstance(f, Taking) and f.maneuvers >= 1 + f.free
    return late and o.verb in ("move", "aim", "cover", "stand", "draw", "engage", "part", "stim")


def _helped(p: Play, o: Option) -> bool:
    """Return True for what one hero does for the other."""
    f = p.stack[-1]
    other = isinstance(f, Taking) and o.target != f.who
    return o.verb in ("assist", "medicine", "rally") or o.verb == "stim" and other


USES: Mapping[str, Callable[[Play, Option], bool]] = {
    "aim": _verbs("aim"),
    "cover": _verbs("cover"),
    "features": _verbs("feature"),
    "stims": _verbs("stim"),
    "haste": _hastes,
    "gear": _verbs("stim"),
    "partner": _helped,
    "destiny": _verbs("break", "ward", "edge"),
    "spends": _verbs("extra", "spend", "triumph"),
    **{each: _stands(each) for each in STATIONS},
}
