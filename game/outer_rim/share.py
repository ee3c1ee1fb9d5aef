"""A whole setup as a code of twelve letters and digits, to share by voice or in writing.

It holds the seats (people or the AI deck, with character and first ship), the fame goal, the map,
the house rules and the seed. Names are not in it, nor cards of packs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.state import SeatSetup, Setup
from game.table.codes import CodeError, grouped, packed, unpacked

__all__ = ["CodeError", "decode", "encode", "grouped"]

if TYPE_CHECKING:
    from game.outer_rim.game import OuterRim

# All of these are numbered in codes that people have saved: add at the end, never change.
CHARACTERS = (None, "boba_fett", "bossk", "doctor_aphra", "han_solo", "ig_88", "jyn_erso",
              "ketsu_onyo", "lando_calrissian")  # fmt: skip
"""None: chosen when the game begins"""
SHIPS = ("g_1a_starfighter", "g9_rigger")
GOALS = (8, 10, 12)
MAPS = ("standard", "modular")
FEWEST, MOST = 2, 4
SEEDS = 1_000_000_000
HOUSE_RULES = [each for count in range(3) for each in combinations(VARIANTS[:2], count)]
HINTS = VARIANTS[2]
"""a later addition: it is the first digit of a code, so that codes without it are unchanged"""

LENGTH = 12
FORM = 1
"""part of the check: codes of a later form are refused here, not misread"""


def encode(setup: Setup, seed: int) -> str:
    """Return the code of a setup and a seed. Raise ``CodeError`` if it does not fit."""
    return packed(_digits(setup, seed), LENGTH, FORM)


def decode(text: str, game: OuterRim) -> tuple[Setup, int]:
    """Return the setup and the seed of a code. Raise ``CodeError`` with the fault.

    A setup that ``game`` refuses is not a code either, for the reason that it gives.
    """
    code, value = unpacked(text, LENGTH, FORM)
    found = _setup(value)
    if found is None or encode(*found) != code:
        raise CodeError("No setup has this code.")
    for problem in game.setup_problems(found[0]):
        why = re.sub(r" \(OR-R?\d+\)", "", problem.partition(": ")[2])
        raise CodeError(f"This code stands for a setup that cannot be played: {why}.")
    return found


# --- numbers --------------------------------------------------------------------------------------


def _digits(setup: Setup, seed: int) -> Iterator[tuple[int, int]]:
    """Yield the contents of a code, each with the number of its possible values."""
    if not 0 <= seed < SEEDS:
        raise CodeError(f"Only seeds of up to {len(str(SEEDS)) - 1} digits have a code.")
    if setup.position is not None or setup.first_player is not None or setup.expansions:
        raise CodeError("Only games with the usual setup have a code.")
    kinds = [seat.kind for seat in setup.seats]
    deck = kinds[-1:] == ["deck"]
    if not FEWEST <= len(kinds) <= MOST or any(kind != "human" for kind in kinds[: -deck or None]):
        raise CodeError("Only games with two to four players, the AI deck included, have a code.")
    rules = tuple(each for each in VARIANTS[:2] if each in setup.variants)
    yield int(HINTS in setup.variants), 2
    yield len(kinds) - FEWEST, MOST - FEWEST + 1
    yield int(deck), 2
    yield GOALS.index(setup.fame_goal), len(GOALS)
    yield MAPS.index(setup.map), len(MAPS)
    yield HOUSE_RULES.index(rules), len(HOUSE_RULES)
    for place in range(MOST):
        seat = setup.seats[place] if place < len(kinds) else SeatSetup("deck")
        if seat.character not in CHARACTERS:
            raise CodeError("Only games with the characters from the box have a code.")
        yield CHARACTERS.index(seat.character), len(CHARACTERS)
        yield SHIPS.index(seat.ship or SHIPS[0]) if seat.kind == "human" else 0, len(SHIPS)
    yield seed, SEEDS


def _setup(value: int) -> tuple[Setup, int] | None:
    """Return the setup that a number stands for; None if it is not playable."""
    value, seed = divmod(value, SEEDS)
    chosen: list[tuple[str | None, str]] = []
    for _ in range(MOST):
        value, ship = divmod(value, len(SHIPS))
        value, character = divmod(value, len(CHARACTERS))
        chosen.insert(0, (CHARACTERS[character], SHIPS[ship]))
    value, rules = divmod(value, len(HOUSE_RULES))
    value, map_ = divmod(value, len(MAPS))
    value, goal = divmod(value, len(GOALS))
    value, deck = divmod(value, 2)
    hints, more = divmod(value, MOST - FEWEST + 1)
    if hints > 1:
        return None
    count = more + FEWEST
    people = count - deck
    named = [character for character, _ in chosen[:count] if character]
    if len(set(named)) != len(named):
        return None
    seats = (
        (
            SeatSetup("human", character=character, ship=ship)
            if place < people
            else SeatSetup("deck", character=character)
        )
        for place, (character, ship) in enumerate(chosen[:count])
    )
    return (
        Setup(
            seats=tuple(seats),
            fame_goal=GOALS[goal],  # type: ignore[arg-type]
            map=MAPS[map_],  # type: ignore[arg-type]
            variants=(*HOUSE_RULES[rules], *((HINTS,) if hints else ())),
        ),
        seed,
    )
