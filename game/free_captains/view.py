"""The view of the player: all but the order of decks and the Super Weapons left out
(FC-R94)."""

from __future__ import annotations

from typing import Any

from game.free_captains.context import Play
from game.free_captains.frames import Facing, Resolving
from game.free_captains.names import ABILITIES, COLORS
from game.free_captains.rules import counting, dice
from game.free_captains.rules.demand import Change, demand


def view(p: Play) -> dict[str, Any]:
    """Return the table as plain data."""
    s = p.state
    return {
        "level": s.setup.level,
        "name": s.setup.seats[0].name,
        "phase": s.phase,
        "round": s.round,
        "captain": s.captain,
        "abilities": dict(zip(ABILITIES, s.abilities, strict=True)),
        "dice": [{"id": die, "value": value} for die, value in zip(s.dice, s.faces, strict=True)],
        "bag": _cubes(s.bag),
        "supply": _cubes(s.supply),
        "aliens": list(s.aliens),
        "sector": s.sector,
        "decks": [len(deck) for deck in s.decks],
        "planets": list(s.planets),
        "planet": s.planet,
        "planet_deck": len(s.planet_deck),
        "location": s.location,
        "line": _line(p),
        "hand": list(s.hand),
        "gone": list(s.gone),
        "weapons": [_weapon(p, each) for each in s.weapons],
        "weapon_deck": len(s.weapon_deck),
        "collected": s.collected,
        "cubes": counting.cubes(p) if s.line or s.planet else 0,
        "facing": _facing(p),
        "drawn": _drawn(p),
        "seen": _seen(p),
        "over": s.over,
        "lost": s.lost,
    }


def _cubes(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(COLORS, counts, strict=False))


def _line(p: Play) -> list[dict[str, Any]]:
    found = []
    for index, card in enumerate(p.state.line):
        changes: list[Change] = []
        now = demand(p, index, changes)
        found.append({
            "card": card,
            "fate": p.state.fates[index],
            "icon": ABILITIES[now.icon] if now.icon >= 0 else "",
            "own": now.own,
            "added": dict(zip(ABILITIES, now.added, strict=True)),
            "changes": [[each.by, each.icon, each.n] for each in changes],
            "counted": p.state.counted[index],
        })  # fmt: skip
    return found


def _weapon(p: Play, id: str) -> dict[str, Any]:
    s = p.state
    cubes = dict(zip(COLORS[:3], s.cubes_on[id], strict=True))
    return {"id": id, "cubes": cubes, "active": p.active(id), "used": id in s.powers}


def _facing(p: Play) -> dict[str, Any] | None:
    """Return what is left to pay for the card that is faced."""
    for frame in reversed(p.state.stack):
        if isinstance(frame, Facing):
            return {
                "card": p.state.line[frame.card],
                "step": frame.step,
                "left": dict(zip(ABILITIES, dice.left(frame), strict=True)),
                "die": frame.die,
                "rolled": frame.rolled,
                "value": frame.value,
            }
    return None


def _drawn(p: Play) -> dict[str, int]:
    """Return the drawn cubes that are still to be placed."""
    for frame in p.state.stack:
        if isinstance(frame, Resolving):
            return {**_cubes(frame.cubes), "white": frame.white}
    return {}


def _seen(p: Play) -> list[str]:
    """Return the Super Weapons that the player looks through (FC-R69)."""
    frame = p.state.stack[-1] if p.state.stack else None
    looks = isinstance(frame, Resolving) and frame.pick
    return sorted(p.state.weapon_deck) if looks else []
