"""A whole setup as a code of letters and digits, to share by voice or in writing.

It holds the seats (people or the AI deck, with character and first ship), the fame goal, the map,
the house rules and the seed: twelve signs. A game with expansions has four more, for the boxes, the
optional rules, more characters and a second AI. A game with levels of computer players, or with an
AI deck before a person, has six more, with or without expansions. Names are not in it, nor cards of
packs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from game.outer_rim.rules.variants import VARIANTS
from game.outer_rim.state import SeatSetup, Setup
from game.table.codes import SEEDS, CodeError, check_seed, grouped, packed, spelled, unpacked

__all__ = ["SEEDS", "CodeError", "decode", "encode", "grouped"]

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
HOUSE_RULES = [each for count in range(3) for each in combinations(VARIANTS[:2], count)]
HINTS = VARIANTS[2]
"""a later addition: it is the first digit of a code, so that codes without it are unchanged"""

# Those of long codes may grow up to the number of their values.
BOXES = (("unfinished_business",),)
LARGER_CAST = (*CHARACTERS, "cad_bane_character", "black_krrsantan_character",
               "chewbacca_character", "dengar_character", "enfys_nest_character",
               "hera_syndulla_character", "hondo_ohnaka_character",
               "maz_kanata_character")  # fmt: skip
MORE_GOALS = (*GOALS, 6)
BOXES_MOST, CAST_MOST, GOALS_MOST = 4, 32, 8
DECKS = 2
"""the most AI seats"""

# Codes that list the kind of each seat: all of these may grow, too.
KINDS = ("human", "deck", "drifter", "spacer", "captain", "veteran", "legend")
ANY_BOXES = ((), *BOXES)
KINDS_MOST, RULES_MOST = 16, 5

LENGTH, LONG, MIXED = 12, 16, 18
FORM, LONG_FORM, MIXED_FORM = 1, 2, 3
"""part of the check: codes of a later form are refused here, not misread"""


def encode(setup: Setup, seed: int) -> str:
    """Return the code of a setup and a seed. Raise ``CodeError`` if it does not fit."""
    if _needs_kinds([seat.kind for seat in setup.seats]):
        return packed(_mixed_digits(setup, seed), MIXED, MIXED_FORM)
    if setup.expansions:
        return packed(_long_digits(setup, seed), LONG, LONG_FORM)
    return packed(_digits(setup, seed), LENGTH, FORM)


def decode(text: str, game: OuterRim) -> tuple[Setup, int]:
    """Return the setup and the seed of a code. Raise ``CodeError`` with the fault.

    A setup that ``game`` refuses is not a code either, for the reason that it gives.
    """
    if len(spelled(text)) == MIXED:
        code, value = unpacked(text, MIXED, MIXED_FORM)
        found = _mixed_setup(value)
    elif len(spelled(text)) == LONG:
        code, value = unpacked(text, LONG, LONG_FORM)
        found = _long_setup(value)
    else:
        code, value = unpacked(text, LENGTH, FORM)
        found = _setup(value)
    if found is None or encode(*found) != code:
        raise CodeError("No setup has this code.")
    for problem in game.setup_problems(found[0]):
        why = re.sub(r" \((OR|UB)-R?\d+\)", "", problem.partition(": ")[2])
        raise CodeError(f"This code is for a setup that cannot be played: {why}.")
    return found


# --- what has a code ------------------------------------------------------------------------------


def _usual(setup: Setup, seed: int) -> None:
    """Raise ``CodeError`` for a seed or a setup that no code has room for."""
    check_seed(seed)
    if setup.position is not None or setup.first_player is not None:
        raise CodeError("Only games with the usual setup have a code.")


def _needs_kinds(kinds: Sequence[str]) -> bool:
    """Return True if a code has to list the kind of each seat: a level of computer player has one,
    or an AI deck sits before a person."""
    after = kinds[kinds.index("deck") :] if "deck" in kinds[1:] and kinds[0] == "human" else ()
    return any(kind in KINDS[2:] for kind in kinds) or "human" in after


def _decks(setup: Setup, decks: int) -> int:
    """Return the number of AI seats, at most ``decks``. Raise ``CodeError`` for other company."""
    kinds = [seat.kind for seat in setup.seats]
    last = next((count for count in range(decks, 0, -1) if kinds[-count:] == ["deck"] * count), 0)
    people = kinds[: len(kinds) - last]
    if not FEWEST <= len(kinds) <= MOST or not people or any(kind != "human" for kind in people):
        raise CodeError("Only games with two to four players, the AI deck included, have a code.")
    return last


def _kinds(setup: Setup) -> list[int]:
    """Return the numbers of the kinds of players. Raise ``CodeError`` for other company."""
    kinds = [seat.kind for seat in setup.seats]
    known = all(kind in KINDS for kind in kinds) and kinds[:1] == ["human"]
    if not known or not FEWEST <= len(kinds) <= MOST:
        raise CodeError("Only games with two to four players, a person first, have a code.")
    if any(seat.kind in KINDS[2:] and seat.ship for seat in setup.seats):
        raise CodeError("Only games in which computer players choose their ships have a code.")
    return [KINDS.index(kind) for kind in kinds]


def _seats(setup: Setup, cast: tuple[str | None, ...], room: int) -> Iterator[tuple[int, int]]:
    """Yield the seats' characters, of ``room`` possible ones, and their ships."""
    for place in range(MOST):
        seat = setup.seats[place] if place < len(setup.seats) else SeatSetup("deck")
        if seat.character not in cast:
            raise CodeError("Only games with the characters from the box have a code.")
        yield cast.index(seat.character), room
        yield SHIPS.index(seat.ship or SHIPS[0]) if seat.kind == "human" else 0, len(SHIPS)


def _read_seats(
    value: int, cast: tuple[str | None, ...], room: int
) -> tuple[int, list[tuple[str | None, str]] | None]:
    """Return what is left of a number, and the characters and ships at its end."""
    chosen: list[tuple[str | None, str]] | None = []
    for _ in range(MOST):
        value, ship = divmod(value, len(SHIPS))
        value, character = divmod(value, room)
        if chosen is not None and character < len(cast):
            chosen.insert(0, (cast[character], SHIPS[ship]))
        else:
            chosen = None
    return value, chosen


def _seated(
    chosen: list[tuple[str | None, str]], kinds: Sequence[str]
) -> tuple[SeatSetup, ...] | None:
    """Return the seats of a code; None if two play the same character."""
    named = [character for character, _ in chosen[: len(kinds)] if character]
    if len(set(named)) != len(named):
        return None
    return tuple(
        SeatSetup(kind, character=character, ship=ship if kind == "human" else None)
        for kind, (character, ship) in zip(kinds, chosen)
    )


def _decks_last(count: int, decks: int) -> list[str]:
    return ["human"] * (count - decks) + ["deck"] * decks


# --- numbers --------------------------------------------------------------------------------------


def _digits(setup: Setup, seed: int) -> Iterator[tuple[int, int]]:
    _usual(setup, seed)
    deck = _decks(setup, 1)
    rules = tuple(each for each in VARIANTS[:2] if each in setup.variants)
    if setup.fame_goal not in GOALS:
        raise CodeError("Only games with a usual fame goal have a code.")
    yield int(HINTS in setup.variants), 2
    yield len(setup.seats) - FEWEST, MOST - FEWEST + 1
    yield deck, 2
    yield GOALS.index(setup.fame_goal), len(GOALS)
    yield MAPS.index(setup.map), len(MAPS)
    yield HOUSE_RULES.index(rules), len(HOUSE_RULES)
    yield from _seats(setup, CHARACTERS, len(CHARACTERS))
    yield seed, SEEDS


def _setup(value: int) -> tuple[Setup, int] | None:
    """Return the setup that a number stands for; None if it is not playable."""
    value, seed = divmod(value, SEEDS)
    value, chosen = _read_seats(value, CHARACTERS, len(CHARACTERS))
    value, rules = divmod(value, len(HOUSE_RULES))
    value, map_ = divmod(value, len(MAPS))
    value, goal = divmod(value, len(GOALS))
    value, deck = divmod(value, 2)
    hints, more = divmod(value, MOST - FEWEST + 1)
    seats = None if chosen is None else _seated(chosen, _decks_last(more + FEWEST, deck))
    if hints > 1 or seats is None:
        return None
    variants = (*HOUSE_RULES[rules], *((HINTS,) if hints else ()))
    return _made(seats, goal, map_, variants=variants), seed


def _made(seats: tuple[SeatSetup, ...], goal: int, map_: int, **options: Any) -> Setup:
    """Return a setup with a goal and a map by their numbers."""
    figures: dict[str, Any] = {"fame_goal": MORE_GOALS[goal], "map": MAPS[map_]}
    return Setup(seats=seats, **figures, **options)


def _long_digits(setup: Setup, seed: int) -> Iterator[tuple[int, int]]:
    """Yield the contents of a code for a game with expansions."""
    _usual(setup, seed)
    decks = _decks(setup, DECKS)
    if setup.expansions not in BOXES:
        raise CodeError("Only games with the boxes of this program have a code.")
    yield BOXES.index(setup.expansions), BOXES_MOST
    yield int(setup.favors), 2
    yield int(setup.ambitions), 2
    for rule in VARIANTS:
        yield int(rule in setup.variants), 2
    yield len(setup.seats) - FEWEST, MOST - FEWEST + 1
    yield decks, DECKS + 1
    yield MORE_GOALS.index(setup.fame_goal), GOALS_MOST
    yield MAPS.index(setup.map), len(MAPS)
    yield from _seats(setup, LARGER_CAST, CAST_MOST)
    yield seed, SEEDS


def _long_setup(value: int) -> tuple[Setup, int] | None:
    """Return the setup of a long code's number; None if it is not playable."""
    value, seed = divmod(value, SEEDS)
    value, chosen = _read_seats(value, LARGER_CAST, CAST_MOST)
    value, map_ = divmod(value, len(MAPS))
    value, goal = divmod(value, GOALS_MOST)
    value, decks = divmod(value, DECKS + 1)
    value, more = divmod(value, MOST - FEWEST + 1)
    rules = []
    for rule in reversed(VARIANTS):
        value, played = divmod(value, 2)
        rules += [rule] * played
    value, ambitions = divmod(value, 2)
    boxes, favors = divmod(value, 2)
    count = more + FEWEST
    if boxes >= len(BOXES) or goal >= len(MORE_GOALS) or decks >= count or chosen is None:
        return None
    seats = _seated(chosen, _decks_last(count, decks))
    if seats is None:
        return None
    options = {"favors": bool(favors), "ambitions": bool(ambitions)}
    variants = tuple(reversed(rules))
    return _made(seats, goal, map_, expansions=BOXES[boxes], variants=variants, **options), seed


def _mixed_digits(setup: Setup, seed: int) -> Iterator[tuple[int, int]]:
    """Yield the contents of a code that lists the kind of each seat."""
    _usual(setup, seed)
    kinds = _kinds(setup)
    if setup.expansions not in ANY_BOXES:
        raise CodeError("Only games with the boxes of this program have a code.")
    yield ANY_BOXES.index(setup.expansions), BOXES_MOST
    yield int(setup.favors), 2
    yield int(setup.ambitions), 2
    for rule in _rules():
        yield int(rule in setup.variants), 2
    yield len(setup.seats) - FEWEST, MOST - FEWEST + 1
    for place in range(MOST):
        yield kinds[place] if place < len(kinds) else 0, KINDS_MOST
    yield MORE_GOALS.index(setup.fame_goal), GOALS_MOST
    yield MAPS.index(setup.map), len(MAPS)
    yield from _seats(setup, LARGER_CAST, CAST_MOST)
    yield seed, SEEDS


def _rules() -> tuple[str, ...]:
    """Return the house rules, with room for more before them."""
    return ("",) * (RULES_MOST - len(VARIANTS)) + VARIANTS[::-1]


def _mixed_setup(value: int) -> tuple[Setup, int] | None:
    """Return the setup of such a code's number; None if it is not playable."""
    value, seed = divmod(value, SEEDS)
    value, chosen = _read_seats(value, LARGER_CAST, CAST_MOST)
    value, map_ = divmod(value, len(MAPS))
    value, goal = divmod(value, GOALS_MOST)
    numbers = list[int]()
    for _ in range(MOST):
        value, kind = divmod(value, KINDS_MOST)
        numbers.insert(0, kind)
    value, more = divmod(value, MOST - FEWEST + 1)
    rules = list[str]()
    for rule in reversed(_rules()):
        value, played = divmod(value, 2)
        rules += [rule] * played
    value, ambitions = divmod(value, 2)
    boxes, favors = divmod(value, 2)
    if boxes >= len(ANY_BOXES) or goal >= len(MORE_GOALS) or max(numbers) >= len(KINDS):
        return None
    kinds = [KINDS[each] for each in numbers[: more + FEWEST]]
    seats = chosen and _seated(chosen, kinds)
    if not seats or kinds[0] != "human" or not _needs_kinds(kinds) or "" in rules:
        return None
    options = {"favors": bool(favors), "ambitions": bool(ambitions)}
    expansions, variants = ANY_BOXES[boxes], tuple(rules)
    return _made(seats, goal, map_, expansions=expansions, variants=variants, **options), seed
