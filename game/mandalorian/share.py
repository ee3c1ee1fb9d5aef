"""A whole setup as a code of letters and digits: mission, mode, level, seats, characters, who
starts, guide cards and seed. Names are not in it, nor cards of packs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.mandalorian.names import MISSIONS, Level, Mode, WayId
from game.mandalorian.rules.setup_validation import problems_of
from game.mandalorian.state import Seat, Setup
from game.table.codes import SEEDS, CodeError, check_seed, grouped, packed, spelled, unpacked

__all__ = ["SEEDS", "CodeError", "decode", "encode", "written"]

if TYPE_CHECKING:
    from game.mandalorian.game import Mandalorian

# All of these are numbered in codes that people have saved: add at the end, never change.
MOST_MISSIONS = 16
LEVELS: tuple[Level, ...] = ("novice", "standard", "veteran")
MODES: tuple[Mode, ...] = ("normal", "shared")
CHOICES: tuple[Literal["turn", "person"], ...] = ("turn", "person")
KINDS: tuple[Literal["human", "planner", "steady", "companion"], ...] = (
    "human", "planner", "steady", "companion",
)  # fmt: skip
CHARACTERS = ("", "the_mandalorian", "ig_11", "kuiil", "greef_karga", "cara_dune", "migs_mayfeld",
              "burg", "xian")  # fmt: skip
"""the first stands for an empty place"""
PLACES = 4
GUIDES = 72
LENGTH, FORM = 15, 3
"""signs of a code, and part of its check, so that codes of other games are refused"""
CHALLENGES = ("wounded", "short_hand", "no_bacta", "fog", "one_life")
MOST_CHALLENGES = 7
FUSE = 1 << MOST_CHALLENGES
"""the sign of a short fuse on a level that has none, or of none on veteran"""
DARING_LENGTH, DARING_FORM = 17, 13
"""the same for codes of games with challenges, a short fuse of their own, a player who starts, or a
way of play from an envelope"""
WAYS: tuple[Literal["", WayId], ...] = ("", "leak", "doubt")


def encode(setup: Setup, seed: int, game: Mandalorian) -> str:
    """Return the code of a setup and a seed. Raise ``CodeError`` if it does not fit."""
    check_seed(seed)
    if setup.position is not None:
        raise CodeError("Only games with the usual setup have a code.")
    if setup.week:
        raise CodeError("The job of the week is the same for everyone, and needs no code.")
    if setup.mission not in MISSIONS or not set(setup.characters) <= {*CHARACTERS}:
        raise CodeError("Only missions and characters from the box have a code.")
    if any(seat.kind not in KINDS for seat in setup.seats):
        raise CodeError("Only games of people and their companions have a code.")
    kinds = [KINDS.index(seat.kind) for seat in setup.seats if seat.kind in KINDS]
    digits = [
        (MISSIONS.index(setup.mission), MOST_MISSIONS),
        (LEVELS.index(setup.level), len(LEVELS)),
        (MODES.index(setup.mode), len(MODES)),
        (CHOICES.index(setup.choices), len(CHOICES)),
        (int(setup.sandbox), 2),
        (setup.guide, GUIDES),
        (len(setup.seats) - 1, PLACES),
    ]
    digits += [(each, len(KINDS)) for each in (*kinds, *(0,) * PLACES)[:PLACES]]
    named = [CHARACTERS.index(each) for each in setup.characters]
    digits += [(each, len(CHARACTERS)) for each in (*named, *(0,) * PLACES)[:PLACES]]
    fuse = 0 if setup.fused == (setup.level == "veteran") else FUSE
    if not (setup.challenges or fuse or setup.way) and setup.first is None:
        return packed([*digits, (seed, SEEDS)], LENGTH, FORM)
    if not set(setup.challenges) <= {*CHALLENGES}:
        raise CodeError("Only challenges from the box have a code.")
    dared = sum(1 << CHALLENGES.index(each) for each in setup.challenges)
    starts = 0 if setup.first is None else setup.first + 1
    way = WAYS.index(setup.way)  # the weightiest digits are 0 in old codes
    whole = [
        (way, len(WAYS)),
        (starts, PLACES + 1),
        (dared + fuse, 2 * FUSE),
        *digits,
        (seed, SEEDS),
    ]
    return packed(whole, DARING_LENGTH, DARING_FORM)


def decode(text: str, game: Mandalorian) -> tuple[Setup, int]:
    """Return the setup and the seed of a code. Raise ``CodeError`` with the fault."""
    daring = len(spelled(text)) >= DARING_LENGTH
    code, value = unpacked(text, *((DARING_LENGTH, DARING_FORM) if daring else (LENGTH, FORM)))
    value, seed = divmod(value, SEEDS)
    named, kinds = list[str](), list[int]()
    for _ in range(PLACES):
        value, each = divmod(value, len(CHARACTERS))
        named.insert(0, CHARACTERS[each])
    for _ in range(PLACES):
        value, each = divmod(value, len(KINDS))
        kinds.insert(0, each)
    value, seats = divmod(value, PLACES)
    value, guide = divmod(value, GUIDES)
    value, sandbox = divmod(value, 2)
    value, choices = divmod(value, len(CHOICES))
    value, mode = divmod(value, len(MODES))
    value, level = divmod(value, len(LEVELS))
    dared, mission = divmod(value, MOST_MISSIONS)
    starts, dared = divmod(dared, 2 * FUSE)
    way, starts = divmod(starts, PLACES + 1)
    fuse, dared = divmod(dared, FUSE)
    if mission >= len(MISSIONS) or way >= len(WAYS) or dared >> len(CHALLENGES):
        raise CodeError("No setup has this code.")
    setup = Setup(
        tuple(Seat(KINDS[each]) for each in kinds[: seats + 1]),
        mission=MISSIONS[mission],
        mode=MODES[mode],
        level=LEVELS[level],
        characters=tuple(each for each in named if each),
        sandbox=bool(sandbox),
        first=starts - 1 if starts else None,
        guide=guide,
        choices=CHOICES[choices],
        challenges=tuple(each for at, each in enumerate(CHALLENGES) if dared >> at & 1),
        short_fuse=LEVELS[level] != "veteran" if fuse else None,
        way=WAYS[way],
    )
    if encode(setup, seed, game) != code or problems_of(game.content, setup):
        raise CodeError("No setup has this code.")
    return setup, seed


def written(code: str) -> str:
    """Return a code in three groups."""
    return grouped(code, 5)
