"""The text of a card, line by line, with markup for moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.free_captains.cards import effects as x
from game.free_captains.cards import models as c
from game.free_captains.catalog import Content
from game.free_captains.text.effects import ABILITY_NAMES, NUMBERS, face_words, say
from game.table.grammar import capital, counted, listed


def lines(content: Content, id: str) -> tuple[str, ...]:
    """Return the rules text of a component, one line for each effect."""
    part = content.components[id]
    return tuple(WORDS[type(part)](part))


def _standing(effects: Sequence[Any]) -> list[str]:
    return [
        f"**Search:** {say(each)}" if isinstance(each, x.SearchDraw | x.DrawFewer)
        else capital(say(each))
        for each in effects
    ]  # fmt: skip


def _after(moment: str, effects: Sequence[Any]) -> list[str]:
    return [f"**{moment}:** {say(each)}" for each in effects]


def _faced(card: c.Faced) -> list[str]:
    return [
        *_standing(card.always), *_after("Engaged", card.engaged), *_after("Evaded", card.evaded)
    ]  # fmt: skip


def row_lines(row: c.Row) -> list[str]:
    """Return the text of one row of a Location."""
    return [*_standing(row.always), *_after("First card", row.first)]


def _location(card: c.Location) -> list[str]:
    rows = (("combat", card.combat), ("diplomacy", card.diplomacy), ("science", card.science))
    return [
        f"{ABILITY_NAMES[icon]}: {' '.join(words) if (words := row_lines(row)) else 'no effect.'}"
        for icon, row in rows
    ]


def _planet(card: c.Planet) -> list[str]:
    if card.price is None:
        return _standing(card.always)
    return [*_standing(card.always), *_after(f"Pay {price_words(card.price)}", card.paid)]


def price_words(price: c.Price) -> str:
    """Return the price of an action: "1 Code and 1 Key"."""
    counts = ((price.code, "Code"), (price.key, "Key"))
    return listed([counted(n, word) for n, word in counts if n], "and")


def _captain(card: c.Captain) -> list[str]:
    figures = zip(ABILITY_NAMES.values(), card.start, card.most, strict=True)
    tracks = [f"{name} starts at {start} (maximum {most})." for name, start, most in figures]
    whole = card.keeps == len(card.dice)
    kept = f"all {card.keeps}" if whole else f"{card.keeps} of {len(card.dice)}"
    return [*tracks, f"Keeps {kept} dice."]


def _alien(card: c.Alien) -> list[str]:
    own = [f"{card.collects.capitalize()} cubes of a search go on this card until its "
           "Sector is over."] if card.collects else []  # fmt: skip
    return [*own, *_standing(card.always)]


def _weapon(card: c.Weapon) -> list[str]:
    power = say(card.power)
    if card.when == "engaged":
        power = f"**After engaging:** {power}"
    return [f"{needs_words(card)} {capital(power)}", "Once in each Encounter."]


def needs_words(card: c.Weapon) -> str:
    """Return the cubes by which a weapon is Understood."""
    if not card.needs:
        return "Active at once."
    cubes = listed([f"{n} {color}" for color, n in card.needs.items()], "and")
    return f"Understood with {cubes}."


def _die(card: c.Die) -> list[str]:
    return [
        f"**{value}** {capital(face_words(card.faces[value - 1]))}." for value in range(6, 0, -1)
    ]


def _table(card: c.Table) -> list[str]:
    return [f"{capital(NUMBERS[card.zeros])} abilities at 0 in an Encounter lose the game."]


WORDS: dict[type[Any], Any] = {
    c.Faced: _faced,
    c.Location: _location,
    c.Planet: _planet,
    c.Captain: _captain,
    c.Alien: _alien,
    c.Weapon: _weapon,
    c.Die: _die,
    c.Table: _table,
}
