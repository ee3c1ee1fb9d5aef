"""A made hero as a code of letters and digits, to share like that of a setup.

All that the rules ask is in it, and the name; the past is not. Species and careers of packs have no
code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod
from typing import TypeVar, get_args

from game.edge import creation as cr
from game.edge.cards.models import HIGHEST, Sort
from game.edge.creation import Choices, Deal, Makings
from game.edge.names import CHARACTERISTICS, SKILLS, Skill
from game.table.codes import CodeError, grouped, packed, spelled, unpacked

# All of these are numbered in codes that people have saved: add at the end, never change.
SPECIES = ("human", "twilek", "bothan", "rodian", "wookiee", "droid")
SPECIALIZATIONS = (
    "assassin", "survivalist", "politico", "doctor", "scout", "trader", "soldier", "marauder",
    "pilot", "thief", "slicer", "mechanic",
)  # fmt: skip
MOTIVES = (
    "riches", "fame", "locks", "far", "free", "truth", "peace", "small", "hurt", "crew", "street",
    "machines",
)  # fmt: skip
WEAPONS = ("heavy_blaster_pistol", "blaster_carbine", "holdout_blaster", "vibroknife")
ARMORS = ("padded_armor", "armored_clothing")
TOOLS = (
    "muffled_boots", "slicing_rig", "med_roll", "field_glass", "good_coat", "tool_roll",
    "star_charts", "borrowed_uniform", "knuckle_ring", "climbing_line", "worry_beads",
    "alarm_buttons", "ration_tin", "weighted_gloves", "steadying_strap", "gunners_visor",
)  # fmt: skip
SORTS: tuple[Sort, ...] = get_args(Sort)
DEALS: tuple[Deal, ...] = get_args(Deal)
LIKENESSES = 8
"""likenesses of a species that have a number"""
FREE = 2
"""skills in which a species brings a choice of ranks, at most"""
LETTERS = 24
BYTES = 4 * LETTERS
BYTE = 256
FORM, PUNCHED = 9, 10
"""part of the check, so that codes of setups are refused: of heroes without talents, and with"""
HOLES = 5
"""talents on a card, by their places"""
GROUP = 5
T = TypeVar("T")
Digit = tuple[int, int]


def encode(m: Makings, c: Choices) -> str:
    """Return the code of a hero. Raise ``CodeError`` for one that has none."""
    wrong = cr.problems(m, c)
    if wrong:
        raise CodeError(wrong[0].text)
    name = " ".join(c.name.split()).encode()
    try:
        digits = [*((byte, BYTE) for byte in name), *_digits(m, c), (len(name), BYTES + 1)]
    except ValueError:
        raise CodeError("Only heroes made of what is in the box have a code.") from None
    form = PUNCHED if cr.holes(c) else FORM
    return grouped(packed(digits, _length(len(name), form), form), GROUP)


def _bases(form: int) -> list[int]:
    bases = [base for _, base in _numbered(Choices(), 0)]
    return bases + ([base for _, base in _holes(Choices(), ())] if form == PUNCHED else [])


def _digits(m: Makings, c: Choices) -> list[Digit]:
    found = list(_numbered(c, m.species[c.species].likenesses.index(c.likeness)))
    return found + (list(_holes(c, _card(m, c.specialization))) if cr.holes(c) else [])


def _card(m: Makings, special: str) -> tuple[str, ...]:
    card = m.specializations[special].card
    return card.talents if card is not None else ()


def _holes(c: Choices, card: Sequence[str]) -> Iterator[Digit]:
    """Return what is bought on the talent card, as numbers with their bases."""
    yield sum(1 << card.index(each) for each in c.talents), 1 << HOLES
    yield _place(("", *CHARACTERISTICS), c.raised)


def _numbered(c: Choices, likeness: int) -> Iterator[Digit]:
    """Return the choices as numbers, each with its base; the order never changes."""
    yield _place(SPECIES, c.species.removeprefix("species_"))
    yield _place(SPECIALIZATIONS, c.specialization.removeprefix("specialization_"))
    yield min(likeness, LIKENESSES - 1), LIKENESSES
    yield from _several(SKILLS, c.free, FREE)
    for picks in (c.trained, c.special):
        yield sum(1 << SKILLS.index(each) for each in picks), 1 << len(SKILLS)
    yield from ((c.raises.get(each, 0), HIGHEST) for each in CHARACTERISTICS)
    yield from ((c.ranks.get(skill, 0), cr.MOST + 1) for skill in SKILLS)
    yield _place(SORTS, c.owes)
    yield _place(DEALS, c.deal)
    yield _place(WEAPONS, c.weapon)
    yield _place(ARMORS, c.armor)
    yield from _several(TOOLS, c.tools, cr.TOOLS)
    yield _place(("", *WEAPONS), c.extra)
    yield _place(MOTIVES, c.motive.removeprefix("motive_"))


def _place(known: Sequence[str], id: str) -> Digit:
    """Return the number of a choice, 0 for one that is not made. Raise ``ValueError`` for one that
    has none."""
    return known.index(id) if id else 0, len(known)


def _several(known: Sequence[str], picks: Sequence[str], most: int) -> Iterator[Digit]:
    for at in range(most):
        yield (known.index(picks[at]) + 1 if at < len(picks) else 0), len(known) + 1


def _length(letters: int, form: int) -> int:
    """Return the length of the code of a hero whose name has this many bytes."""
    values = prod(_bases(form)) * BYTE**letters * (BYTES + 1)
    signs: int = -(-(values - 1).bit_length() // 5)
    return signs + 1


def decode(m: Makings, text: str) -> Choices:
    """Return the choices of a code. Raise ``CodeError`` with the fault."""
    size, least = len(spelled(text)), _length(0, FORM)
    if size < least:
        raise CodeError(f"The code of a hero has {least} letters and digits or more, "
                        f"but this one has {size}.")  # fmt: skip
    try:
        form, value = PUNCHED, unpacked(text, size, PUNCHED)[1]
    except CodeError:
        form, value = FORM, unpacked(text, size, FORM)[1]
    value, letters = divmod(value, BYTES + 1)
    found = []
    for base in reversed(_bases(form)):
        value, digit = divmod(value, base)
        found.append(digit)
    if letters > BYTES or _length(letters, form) != size:
        raise CodeError("No hero has this code.")
    try:
        name = value.to_bytes(letters, "big").decode()
        digits = iter(reversed(found))
        made = _chosen(m, digits, name)
        made = _punched(m, made, digits) if form == PUNCHED else made
    except (ValueError, OverflowError, KeyError, IndexError):
        raise CodeError("No hero has this code.") from None
    wrong = cr.problems(m, made)
    if wrong or len(name) > LETTERS or not name.isprintable():
        told = f" {wrong[0].text}" if wrong else ""
        raise CodeError(f"The hero of this code is against the rules.{told}")
    return made


def _chosen(m: Makings, digits: Iterator[int], name: str) -> Choices:
    """Return the choices of the numbers, in the order of ``_numbered``."""
    species = f"species_{SPECIES[next(digits)]}"
    special = f"specialization_{SPECIALIZATIONS[next(digits)]}"
    return Choices(
        name=name,
        species=species,
        specialization=special,
        career=m.specializations[special].career,
        likeness=m.species[species].likenesses[next(digits)],
        free=_picked(SKILLS, digits, FREE),
        trained=_set(next(digits)),
        special=_set(next(digits)),
        raises={each: n for each in CHARACTERISTICS if (n := next(digits))},
        ranks={skill: n for skill in SKILLS if (n := next(digits))},
        owes=SORTS[next(digits)],
        deal=DEALS[next(digits)],
        weapon=WEAPONS[next(digits)],
        armor=ARMORS[next(digits)],
        tools=_picked(TOOLS, digits, cr.TOOLS),
        extra=("", *WEAPONS)[next(digits)],
        motive=f"motive_{MOTIVES[next(digits)]}",
    )


def _punched(m: Makings, c: Choices, digits: Iterator[int]) -> Choices:
    """Return the choices with what is bought on the talent card, in the order of ``_holes``."""
    bits, raised = next(digits), next(digits)
    card = _card(m, c.specialization)
    bought = tuple(id for at, id in enumerate(card) if bits >> at & 1)
    return replace(c, talents=bought, raised=CHARACTERISTICS[raised - 1] if raised else "")


def _picked(known: Sequence[T], digits: Iterator[int], most: int) -> tuple[T, ...]:
    return tuple(known[digit - 1] for _ in range(most) if (digit := next(digits)))


def _set(bits: int) -> tuple[Skill, ...]:
    return tuple(skill for at, skill in enumerate(SKILLS) if bits >> at & 1)
