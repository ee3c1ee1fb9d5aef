"""The price of engaging and evading in words, from the exact figures of the rules."""

from __future__ import annotations

from game.client.games.free_captains.play.model import Model
from game.free_captains.names import ABILITIES
from game.free_captains.odds import Escape, Fall, Price
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.grammar import counted, listed, percent

LOSES = "loses the game"


def points(three: tuple[int, int, int]) -> str:
    """Return points in words: "2 Combat and 1 Science"."""
    found = zip(ABILITIES, three, strict=True)
    return listed([f"{n} {ABILITY_NAMES[each]}" for each, n in found if n], "and")


def icons(three: tuple[int, int, int]) -> str:
    """Return points as markup with the icons of their abilities."""
    found = zip(ABILITIES, three, strict=True)
    return "  ".join(f"{n} {{icon:ability_{each}}}" for each, n in found if n)


def engage_line(model: Model, price: Price) -> str:
    """Return what engaging costs now, in a few words."""
    if price.rolls:
        return f"By a roll: {percent(price.chance)}"
    helpers = [f"{model.content.name(price.die)} at {price.value}"] if price.die else []
    helpers += [model.content.name(each.source) for each in price.powers]
    told = f"Costs {points(price.points) if price.cost else 'no points'}"
    if helpers and model.steward is None:  # in lessons the player pays piece by piece
        told = f"{told} if you use {listed(helpers, 'and')}"
    elif helpers:
        told = f"{told}, with {listed(helpers, 'and')}" if price.cost else (
            f"Paid with {listed(helpers, 'and')}")  # fmt: skip
    return f"{told}: {LOSES}" if price.ends else told


def alone(model: Model, price: Price) -> str:
    """Return what a price costs in points alone, "" if the points of its abilities are too few."""
    have = [model.view["abilities"][each] for each in ABILITIES]
    enough = all(own >= need for own, need in zip(have, price.need, strict=True))
    return points(price.need) if enough else ""


def is_sure(escape: Escape) -> bool:
    """Return True if the cubes of an Evade cost the same whatever is drawn."""
    return escape.best.least == escape.best.worst


def evade_line(escape: Escape) -> str:
    """Return what evading costs now and at worst, in a few words."""
    best = escape.best
    sure = counted(escape.points, "point") if escape.points else "no point"
    if best.ends >= 1:
        return f"Costs {sure}: {LOSES}"
    told = f"Costs {sure}"
    if escape.cubes:
        told += f" and draws {counted(escape.cubes, 'cube')}: "
        told += counted(escape.points + best.worst, "point")
        told += " in any case" if is_sure(escape) else " at worst"
    return told


def risk(fall: Fall) -> str:
    """Return the chance that an Evade loses the game, "" if there is none."""
    if not fall.ends:
        return ""
    return f"{percent(fall.ends)} to lose the game"
