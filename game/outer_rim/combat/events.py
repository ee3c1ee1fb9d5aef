"""Events of dice, tests and fights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class DamageSuffered(Seated):
    """``target``: character or ship; ``now``: total damage; ``limit``: health or hull."""

    target: str
    amount: int
    now: int
    limit: int


@dataclass(slots=True, kw_only=True)
class Defeated(Seated):
    credits_lost: int


@dataclass(slots=True, kw_only=True)
class DiceRolled(Seated):
    """``purpose``: ground, ship, test, delivery or card; seat -1 is an enemy of the card."""

    reveals: ClassVar[bool] = True
    purpose: str
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class DiceChanged(Seated):
    how: str
    before: tuple[str, ...]
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class SkillTested(Seated):
    """``trial`` is the test's place on its card, "" for a test of no card."""

    skill: str
    level: int
    faces: tuple[str, ...]
    passed: bool
    trial: str = ""


@dataclass(slots=True, kw_only=True)
class CombatBegan(Seated):
    """``defender`` is a seat, or -1 for the ``enemy`` named."""

    combat: str
    defender: int
    enemy: str
    dice: int
    enemy_dice: int


@dataclass(slots=True, kw_only=True)
class CombatDecided(Seated):
    """``trial`` is the fight's place on its card, "" for one that no card describes."""

    combat: str
    defender: int
    enemy: str
    damage: int
    enemy_damage: int
    won: bool
    trial: str = ""
