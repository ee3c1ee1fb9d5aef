"""Checks of content that the models cannot make: references, counts, and that a game can be won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.free_captains.cards import box
from game.free_captains.cards import effects as x
from game.free_captains.cards import models as c
from game.table.packs import drawings, linting
from game.table.packs.reading import Pack, PackError, Problem, nearest


def check(packs: Mapping[str, Pack], maps: Mapping[str, Any]) -> list[Problem]:
    """Return all faults of the packs of this game, given packs in the order they load.

    While the box itself cannot be read, nothing is reported: those problems are already known.
    """
    own = {id: pack for id, pack in packs.items() if pack.game == "free_captains"}
    try:
        stock = own if "free_captains" in own else {"free_captains": box.cards(), **own}
        found = linting.located(stock, own, findings) if own else []
    except PackError:
        return []
    return [*found, *(each for pack in own.values() for each in drawing_problems(pack))]


def drawing_problems(pack: Pack) -> list[Problem]:
    """Return the problem of a pack with maps, which nobody would see: the mats are the table."""
    if not drawings.names(pack.folder / drawings.FOLDER):
        return []
    told = "packs of this game bring no maps, as its table is the same for all; leave them out"
    return [Problem(str(pack.folder / drawings.FOLDER), 1, "", told)]


def findings(parts: Mapping[str, Any]) -> linting.Findings:
    """Yield the faults of a set of components."""
    for id, part in parts.items():
        for path, message in _references(parts, part):
            yield id, path, message
    for message in _whole(parts):
        yield "", "", message


def _references(parts: Mapping[str, Any], part: Any) -> Iterator[tuple[str, str]]:
    dice = {id for id, each in parts.items() if isinstance(each, c.Die)}
    if isinstance(part, c.Captain):
        for at, die in enumerate(part.dice):
            if die not in dice:
                yield f"dice.{at}", _missing("die", die, dice)
    if isinstance(part, c.Die):
        for value, face in enumerate(part.faces, 1):
            for act in (act for either in face for act in either):
                if isinstance(act, x.RollDie) and act.die not in dice:
                    yield f"faces.{value - 1}", _missing("die", act.die, dice)
            if not face or not all(face):
                yield f"faces.{value - 1}", "every face needs an action"
    if isinstance(part, c.Weapon):
        other = [color for color in part.needs if color not in ("red", "blue", "orange")]
        if other:
            yield "needs", f"only ability cubes come onto a weapon, not {other[0]}"
        wanted = {"engage": (x.Lower, x.AnyAbility), "evade": (x.SlipPast,),
                  "engaged": (x.Gain, x.Raise), "any": (x.CountEvaded,)}[part.when]  # fmt: skip
        if not isinstance(part.power, wanted):
            yield "power", f"'{part.power.do}' does not work at '{part.when}'"


def _missing(what: str, id: str, known: Iterable[str]) -> str:
    near = nearest(id, list(known))
    return f"no {what} '{id}'" + (f"; did you mean '{near}'?" if near else "")


def _whole(parts: Mapping[str, Any]) -> Iterator[str]:
    def count(kind: type[Any]) -> int:
        return sum(isinstance(each, kind) for each in parts.values())

    tables = [each for each in parts.values() if isinstance(each, c.Table)]
    if len(tables) != 1:
        yield f"there are {len(tables)} tables of figures; a game needs one"
        return
    table = tables[0]
    cards = count(c.Faced) + count(c.Location)
    if cards < table.piles * table.pile:
        yield f"{cards} Encounter cards are too few for {table.piles} decks of {table.pile}"
    if count(c.Alien) < table.piles:
        yield f"there are {count(c.Alien)} aliens for {table.piles} decks"
    for name, level in table.levels.items():
        if count(c.Weapon) < level.weapons:
            yield f"level {name} needs {level.weapons} weapons; there are {count(c.Weapon)}"
        if level.further < level.weapons or table.cubes.get("yellow", 0) < level.weapons:
            yield f"level {name} cannot be won: it has fewer yellow cubes than weapons"
    if not count(c.Captain):
        yield "no captain"
    if not count(c.Planet):
        yield "no Planet"
