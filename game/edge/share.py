"""A whole setup as a code of ten letters and digits: adventure, heroes, players, options and seed.

Names are not in it, nor campaigns and cards of packs.
"""

from __future__ import annotations

from typing import Literal

from game.edge.names import Level
from game.edge.state import Seat, Setup
from game.table.codes import SEEDS, CodeError, check_seed, grouped, packed, unpacked

__all__ = ["SEEDS", "CodeError", "decode", "encode", "written"]

# All of these are numbered in codes that people have saved: add at the end, never change.
STORIES = ("ombra", "lantern", "cask")
HEROES = ("juno", "orrakh", "tikka", "maro", "sanne", "vaysh")
LEVELS: tuple[Level, ...] = ("gentle", "even", "hard")
PAYING: tuple[Literal["player", "program"], ...] = ("player", "program")
PARTNERS: tuple[Literal["", "human", "careful"], ...] = ("", "human", "careful")
"""who leads the second hero; "": the first player"""
LENGTH = 10
FORM = 5
"""part of the check, so that codes of other games or of a later form are refused"""


def encode(setup: Setup, seed: int) -> str:
    """Return the code of a setup and a seed. Raise ``CodeError`` if it does not fit."""
    check_seed(seed)
    if setup.ledger is not None or setup.scene:
        raise CodeError("Only single adventures from their beginning have a code.")
    if setup.story not in STORIES or not set(setup.heroes) <= set(HEROES):
        raise CodeError("Only adventures and heroes from the box have a code.")
    partner = setup.seats[1].kind if len(setup.seats) > 1 else ""
    if len(setup.heroes) != 2 or setup.seats[0].kind != "human" or partner not in PARTNERS:
        raise CodeError("Only games of one person, or with a friend or a partner, have a code.")
    digits = (
        (STORIES.index(setup.story), len(STORIES)),
        *((HEROES.index(hero), len(HEROES)) for hero in setup.heroes),
        (LEVELS.index(setup.level), len(LEVELS)),
        (int(setup.deadly), 2),
        (PAYING.index(setup.paying), len(PAYING)),
        (PARTNERS.index(partner), len(PARTNERS)),
        (seed, SEEDS),
    )
    return packed(digits, LENGTH, FORM)


def decode(text: str) -> tuple[Setup, int]:
    """Return the setup and the seed of a code. Raise ``CodeError`` with the fault."""
    _, value = unpacked(text, LENGTH, FORM)
    value, seed = divmod(value, SEEDS)
    value, partner = divmod(value, len(PARTNERS))
    value, paying = divmod(value, len(PAYING))
    value, deadly = divmod(value, 2)
    value, level = divmod(value, len(LEVELS))
    value, second = divmod(value, len(HEROES))
    story, first = divmod(value, len(HEROES))
    if story >= len(STORIES) or first == second:
        raise CodeError("No setup has this code.")
    kind = PARTNERS[partner]
    seats = (Seat("human"), *((Seat(kind),) if kind else ()))
    heroes = (HEROES[first], HEROES[second])
    setup = Setup(seats, STORIES[story], heroes, level=LEVELS[level], deadly=bool(deadly),
                  paying=PAYING[paying])  # fmt: skip
    return setup, seed


def written(code: str) -> str:
    """Return a code in two groups."""
    return grouped(code, 5)
