"""The names of skills, characteristics, contexts, ranges and levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

Characteristic = Literal["brawn", "agility", "intellect", "cunning", "willpower", "presence"]
Skill = Literal[
    "astrogation",
    "athletics",
    "brawl",
    "charm",
    "coercion",
    "computers",
    "cool",
    "coordination",
    "deception",
    "discipline",
    "gunnery",
    "knowledge",
    "leadership",
    "mechanics",
    "medicine",
    "melee",
    "negotiation",
    "perception",
    "piloting",
    "ranged_heavy",
    "ranged_light",
    "resilience",
    "skulduggery",
    "stealth",
    "streetwise",
    "survival",
    "vigilance",
]
Context = Literal["talk", "sneak", "tech", "fight", "travel", "ship"]
Range = Literal["engaged", "short", "medium", "long", "extreme"]
Level = Literal["gentle", "even", "hard"]
Kind = Literal["minion", "rival", "nemesis"]
"""the kind of an adversary (EE-R46)"""
Role = Literal["shooter", "rusher", "sharpshooter", "captor", "boss", "suppressor"]
Change = Literal["boost", "setback", "upgrade", "downgrade", "toughen", "ease"]
"""what is done to a pool: a Boost or Setback die added, the ability upgraded or downgraded, the
difficulty upgraded or downgraded"""
QualityName = Literal["disorient", "ensnare", "blast", "knockdown", "ion"]
"""active qualities of weapons; ion is one of ships' guns (EE-R127)"""
Station = Literal["helm", "gun", "screens", "repair", "jump"]
BASE = 10
"""wound and strain thresholds before Brawn and Willpower (EE-R30)"""
DIRE = 3
"""Threat of the items that a Despair may settle besides its own (EE-R68)"""
GROUP = 3
"""a group of this many or more breaks when one is left (EE-R90)"""

SKILLS: tuple[Skill, ...] = get_args(Skill)
CHARACTERISTICS: tuple[Characteristic, ...] = get_args(Characteristic)
RANGES: tuple[Range, ...] = get_args(Range)

LINKED: Mapping[Skill, Characteristic] = {
    "astrogation": "intellect",
    "athletics": "brawn",
    "brawl": "brawn",
    "charm": "presence",
    "coercion": "willpower",
    "computers": "intellect",
    "cool": "presence",
    "coordination": "agility",
    "deception": "cunning",
    "discipline": "willpower",
    "gunnery": "agility",
    "knowledge": "intellect",
    "leadership": "presence",
    "mechanics": "intellect",
    "medicine": "intellect",
    "melee": "brawn",
    "negotiation": "presence",
    "perception": "cunning",
    "piloting": "agility",
    "ranged_heavy": "agility",
    "ranged_light": "agility",
    "resilience": "brawn",
    "skulduggery": "cunning",
    "stealth": "agility",
    "streetwise": "cunning",
    "survival": "cunning",
    "vigilance": "willpower",
}
"""the characteristic of each skill (EE-143)"""


def skill_named(id: str) -> Skill:
    """Return a skill by its id. Raise ``KeyError`` for anything else."""
    return _NAMED[id]


_NAMED: Mapping[str, Skill] = {skill: skill for skill in SKILLS}
