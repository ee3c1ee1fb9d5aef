"""The skills of a sheet: the list of the rulebook, and those that a group adds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

from game.edge.names import LINKED, SKILLS, Characteristic, Skill
from game.edge.text.names import SKILL_NAMES

Split = Literal[
    "core_worlds",
    "education",
    "lore",
    "outer_rim",
    "underworld",
    "xenology",
    "piloting_planetary",
    "piloting_space",
]
Own = Literal["own_1", "own_2", "own_3", "own_4"]
"""skills that a group adds to a sheet by name (EE-136)"""
SheetSkill = Skill | Split | Own
OWN: tuple[Own, ...] = get_args(Own)
SPLITS: Mapping[Skill, tuple[Split, ...]] = MappingProxyType(
    {
        "knowledge": (
            "core_worlds",
            "education",
            "lore",
            "outer_rim",
            "underworld",
            "xenology",
        ),
        "piloting": ("piloting_planetary", "piloting_space"),
    }
)
"""skills of Edge that the rulebook splits: a rank in one stands for a rank in each"""
WHOLE: Mapping[str, Skill] = MappingProxyType(
    {part: whole for whole, parts in SPLITS.items() for part in parts}
)


class Group(NamedTuple):
    """Skills that stand together on a sheet."""

    name: str
    skills: tuple[SheetSkill, ...]


GROUPS = (
    Group(
        "People",
        (
            "charm",
            "coercion",
            "cool",
            "deception",
            "discipline",
            "leadership",
            "negotiation",
            "streetwise",
        ),
    ),
    Group(
        "Action",
        (
            "athletics",
            "coordination",
            "perception",
            "resilience",
            "skulduggery",
            "stealth",
            "survival",
            "vigilance",
        ),
    ),
    Group(
        "Trades",
        (
            "astrogation",
            "computers",
            "mechanics",
            "medicine",
            "piloting_planetary",
            "piloting_space",
        ),
    ),
    Group("Knowledge", SPLITS["knowledge"]),
    Group("Combat", ("brawl", "gunnery", "melee", "ranged_heavy", "ranged_light")),
)
LISTED: tuple[SheetSkill, ...] = tuple(skill for group in GROUPS for skill in group.skills)
"""every skill of the rulebook, as sheets list them"""
CHARACTERISTIC: Mapping[str, Characteristic] = MappingProxyType(
    {
        **{skill: LINKED[skill] for skill in SKILLS},
        **{part: LINKED[whole] for part, whole in WHOLE.items()},
    }
)
NAMES: Mapping[str, str] = MappingProxyType(
    {
        **{skill: name for skill, name in SKILL_NAMES.items()},
        **{part: part.replace("_", " ").title() for part in SPLITS["knowledge"]},
        "piloting_planetary": "Piloting (Planetary)",
        "piloting_space": "Piloting (Space)",
    }
)


def split(ranks: Iterable[tuple[SheetSkill, int]]) -> dict[SheetSkill, int]:
    """Return ranks as a sheet holds them: those in a whole skill also in each of its parts."""
    found = dict(ranks)
    for whole, parts in SPLITS.items():
        for part in parts if whole in found else ():
            found.setdefault(part, found[whole])
    return found
