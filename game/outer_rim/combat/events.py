"""Events of dice, tests and fights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class DamageSuffered(Event):
    """``target``: character or ship; ``now``: total damage; ``limit``: health or hull."""

    seat: int
    target: str
    amount: int
    now: int
    limit: int


@dataclass(slots=True, kw_only=True)
class Defeated(Event):
    seat: int
    credits_lost: int


@dataclass(slots=True, kw_only=True)
class DiceRolled(Event):
    """``purpose``: ground, ship, test, delivery or card; seat -1 is an enemy of the card."""

    reveals: ClassVar[bool] = True
    seat: int
    purpose: str
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class DiceChanged(Event):
    seat: int
    how: str
    before: tuple[str, ...]
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class SkillTested(Event):
    """``trial`` is the test's place on its card, "" for a test of no card."""

    seat: int
    skill: str
    level: int
    faces: tuple[str, ...]
    passed: bool
    trial: str = ""


@dataclass(slots=True, kw_only=True)
class CombatBegan(Event):
    """``defender`` is a seat, or -1 for the ``enemy`` named."""

    seat: int
    combat: str
    defender: int
    enemy: str
    dice: int
    enemy_dice: int


@dataclass(slots=True, kw_only=True)
class CombatDecided(Event):
    """``trial`` is the fight's place on its card, "" for one that no card describes."""

    seat: int
    combat: str
    defender: int
    enemy: str
    damage: int
    enemy_damage: int
    won: bool
    trial: str = ""
