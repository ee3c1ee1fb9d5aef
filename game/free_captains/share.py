"""A whole setup as a code of nine letters and digits: level, captain, dice kept and seed.

Names are not in it, nor cards of packs.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from game.free_captains.names import Level
from game.free_captains.state import Seat, Setup
from game.table.codes import SEEDS, CodeError, check_seed, grouped, packed, unpacked

__all__ = ["SEEDS", "CodeError", "decode", "encode", "written"]

if TYPE_CHECKING:
    from game.free_captains.game import FreeCaptain

# All of these are numbered in codes that people have saved: add at the end, never change.
LEVELS: tuple[Level, ...] = ("basic", "normal", "advanced")
CAPTAINS = (None, "ca_01", "ca_02", "ca_03", "ca_04", "ca_05", "ca_06")
"""None: drawn by the seed"""
KEPT = [each for count in range(4) for each in combinations(range(3), count)]
"""which dice of the captain's card are kept; the rest are chosen in the game"""
LENGTH = 9
FORM = 2
"""part of the check, so that codes of other games or of a later form are refused"""


def encode(setup: Setup, seed: int, game: FreeCaptain) -> str:
    """Return the code of a setup and a seed. Raise ``CodeError`` if it does not fit.

    >>> from game.table.registry import load_game
    >>> game = load_game("free_captains")
    >>> code = encode(game.setup({"game": "free_captains", "seats": [{"kind": "human"}]}), 7, game)
    >>> written(code), decode(code, game)[1]
    ('1M4-XRC-07S', 7)
    """
    check_seed(seed)
    if setup.aliens or setup.cards or setup.planets or setup.weapons or setup.position:
        raise CodeError("Only games with the usual setup have a code.")
    if setup.captain not in CAPTAINS:
        raise CodeError("Only games with the captains from the box have a code.")
    shown = game.content.captains[setup.captain].dice if setup.captain else ()
    kept = tuple(sorted(shown.index(die) for die in setup.dice))
    digits = (
        (LEVELS.index(setup.level), len(LEVELS)),
        (CAPTAINS.index(setup.captain), len(CAPTAINS)),
        (KEPT.index(kept), len(KEPT)),
        (seed, SEEDS),
    )
    return packed(digits, LENGTH, FORM)


def decode(text: str, game: FreeCaptain) -> tuple[Setup, int]:
    """Return the setup and the seed of a code. Raise ``CodeError`` with the fault."""
    code, value = unpacked(text, LENGTH, FORM)
    value, seed = divmod(value, SEEDS)
    value, kept = divmod(value, len(KEPT))
    level, captain = divmod(value, len(CAPTAINS))
    if level >= len(LEVELS):
        raise CodeError("No setup has this code.")
    name = CAPTAINS[captain]
    shown = game.content.captains[name].dice if name else ()
    if KEPT[kept] and max(KEPT[kept]) >= len(shown):
        raise CodeError("No setup has this code.")
    dice = tuple(shown[each] for each in KEPT[kept])
    if name and len(dice) > game.content.captains[name].keeps:
        raise CodeError("No setup has this code.")
    setup = Setup((Seat("human"),), level=LEVELS[level], captain=name, dice=dice)
    if encode(setup, seed, game) != code:
        raise CodeError("No setup has this code.")
    return setup, seed


def written(code: str) -> str:
    """Return a code in three groups."""
    return grouped(code, 3)
