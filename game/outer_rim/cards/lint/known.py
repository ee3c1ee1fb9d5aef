"""Lookup tables for the checks of content: all components and spaces, and figures about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, wraps
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.cards.effects.language import Effect, Model, Per
from game.outer_rim.cards.kinds import KINDS, SLOTS, slot_stat
from game.outer_rim.maps.galaxy import Piece, Space
from game.table.packs.complaints import nearest

Found = Iterator[tuple[str, str]]
"""paths in a component, each with the fault there"""
DATABANK = (c.ContactCard, c.JobCard, c.TroubleCard, c.StartBounty, c.StartCargo, c.StartJob)
STARTS = (c.StartBounty, c.StartCargo, c.StartJob)


class Known:
    """Components by id, the spaces of the map, and figures about all of them together."""

    def __init__(self, parts: Mapping[str, Any], pieces: Mapping[str, Piece]) -> None:
        self.parts = parts
        self._every: dict[tuple[type, ...], list[Any]] = {}
        self.spaces: dict[str, Space] = {
            space.id: space for piece in pieces.values() for space in piece.spaces
        }
        self.planets = {id for id, space in self.spaces.items() if space.kind == "planet"}
        self.decks = {space.encounter for space in self.spaces.values()}
        """the encounter decks of the map"""
        self.numbers: dict[int, list[Any]] = {}
        """databank cards by number"""
        for card in self.every(*DATABANK):
            self.numbers.setdefault(card.number, []).append(card)

    def every(self, *kinds: type) -> list[Any]:
        """Return all components of these kinds."""
        found = self._every.get(kinds)
        if found is None:
            found = [part for part in self.parts.values() if isinstance(part, kinds)]
            self._every[kinds] = found
        return found

    def of(self, *kinds: type) -> list[str]:
        """Return the ids of all components of these kinds."""
        return [part.id for part in self.every(*kinds)]

    def drawn_at(self, deck: str) -> list[str]:
        """Return the spaces where an encounter deck is drawn from."""
        return [id for id, space in self.spaces.items() if space.encounter == deck]

    @cached_property
    def carried(self) -> set[str]:
        """The ids of cards that can be in a slot."""
        return {
            part.id
            for part in self.parts.values()
            if isinstance(part, c.ContactCard)
            or (isinstance(part, c.Asset) and not isinstance(part, c.MarketShip | c.MarketDeal))
            or (isinstance(part, c.EncounterCard) and part.asset is not None)
        }

    @cached_property
    def models(self) -> list[Any]:
        """All models within all components."""
        return [model for part in self.parts.values() for _, model in walk(part)]

    @cached_property
    def most(self) -> dict[str, int]:
        """The maximum number of cards of each kind that a player can have room for."""
        more = {f"{slot}_slots": 0 for slot in SLOTS}
        for model in self.models:
            for stat, amount in model.modify.items() if isinstance(model, Ability) else ():
                if stat in more:
                    more[stat] += max(0, 9 if isinstance(amount, Per) else amount)
        sides = [side for ship in self.every(c.Ship) for side in (ship.front, ship.back) if side]
        boards = self.every(c.Board)
        room = {
            "crew_slots": max((s.slots.crew for s in sides), default=0),
            "cargo_slots": max((s.slots.cargo + s.slots.cargo_or_mod for s in sides), default=0),
            "mod_slots": max(
                (
                    s.slots.mod + s.slots.cargo + s.slots.cargo_or_mod + s.slots.gear_or_mod
                    for s in sides
                ),
                default=0,
            ),
            "gear_slots": max((board.gear_slots for board in boards), default=0)
            + max((s.slots.gear_or_mod for s in sides), default=0),
            "job_slots": max((board.job_slots for board in boards), default=0)
            + max((s.slots.job_or_bounty for s in sides), default=0),
        }
        return {
            kind: room[stat] + more[stat]
            for kind, stat in ((each, slot_stat(each)) for each in KINDS)
        }

    @cached_property
    def droids(self) -> int:
        """The number of droid crew."""
        crews = (part for part in self.models if isinstance(part, c.CrewFields))
        return sum(crew.droid for crew in crews)

    @cached_property
    def dearest_ship(self) -> int:
        """The cost of the most expensive ship."""
        return max((ship.cost for ship in self.every(c.Ship)), default=0)

    @cached_property
    def dearest_goods(self) -> int:
        """The maximum total cost of one player's gear and mods."""
        total = 0
        for kind, fields in (("gear", c.MarketGear), ("mod", c.MarketMod)):
            costs = sorted((part.cost for part in self.every(fields)), reverse=True)
            total += sum(costs[: self.most[kind]])
        return total


def missing(what: str, word: str, ids: Iterable[str]) -> str:
    """Return a message that something does not exist, with the nearest valid name, or all if they
    are few."""
    known = sorted(ids)
    near = nearest(word, known)
    if near is None and 0 < len(known) <= 8:
        return f"no {what} '{word}'; there are {', '.join(known)}"
    return f"no {what} '{word}'" + (f"; did you mean '{near}'?" if near else "")


_INSIDE: dict[int, tuple[Any, tuple[tuple[str, Any], ...]]] = {}
REMEMBERED = 2_000


def walk(value: Any) -> tuple[tuple[str, Any], ...]:
    """Return all models within a model or a block, with their paths.

    Cached for components, which every rule searches.
    """
    if not isinstance(value, c.Component):
        return tuple(_walk(value, ""))
    known = _INSIDE.get(id(value))
    if known is None:
        if len(_INSIDE) >= REMEMBERED:
            _INSIDE.clear()
        known = _INSIDE[id(value)] = value, tuple(_walk(value, ""))
    return known[1]


def remembered(rule: Callable[..., Found]) -> Callable[..., Found]:
    """Cache the findings of a rule that looks at nothing but its last argument, a component: each
    pack is checked together with all cards of the box."""
    known: dict[int, tuple[Any, tuple[tuple[str, str], ...]]] = {}

    @wraps(rule)
    def looked(*given: Any) -> Found:
        part = given[-1]
        found = known.get(id(part))
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[id(part)] = part, tuple(rule(*given))
        yield from found[1]

    return looked


def _walk(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Model):
        yield path, value
        inner: Iterable[tuple[Any, Any]] = (
            (name, getattr(value, name)) for name in type(value).model_fields
        )
    else:
        inner = enumerate(value)
    for name, item in inner:
        if isinstance(item, Model | tuple):
            yield from _walk(item, f"{path}.{name}" if path else str(name))


def effects(part: Any) -> Iterator[tuple[str, Any]]:
    """Yield all effects within a component."""
    for path, model in walk(part):
        if isinstance(model, Effect):
            yield path, model


def within(path: str, places: Iterable[str]) -> str:
    """Return the longest of these places that contains a path; "" if none does."""
    around = [place for place in places if path.startswith(f"{place}.")]
    return max(around, key=len, default="")
