"""The parts of a check: ways and features of a scene, and its first dice."""

from __future__ import annotations

from dataclasses import dataclass

from game.edge.cards.models import Adversary
from game.edge.cards.scenes import Asking, Encounter, Feature, Way
from game.edge.context import Play
from game.edge.dice.pool import FromDifficulty, FromSkill, Level, Step, level_of
from game.edge.frames import Tray
from game.edge.names import Skill
from game.edge.rules.conditions import holds


@dataclass(frozen=True, slots=True)
class Check:
    """A check as it is asked for: the dice before anything helps."""

    steps: tuple[Step, ...]
    important: bool = False
    way: Way | None = None


def ways(p: Play, scene: str) -> tuple[Way, ...]:
    """Return the ways of a scene."""
    found = p.content.scenes[scene]
    return found.ways if isinstance(found, Asking) else ()


def open_ways(p: Play, scene: str) -> tuple[Way, ...]:
    """Return the ways of a scene whose conditions hold as things stand."""
    return tuple(each for each in ways(p, scene) if holds(p, each.when))


def way(p: Play, f: Tray) -> Way | None:
    """Return the way in the tray."""
    return next((each for each in ways(p, f.scene) if each.id == f.way), None)


def feature(p: Play, f: Tray) -> Feature:
    """Return the map feature in the tray."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Encounter)
    return next(each for each in scene.features if each.id == f.way)


def impossible(p: Play, f: Tray) -> bool:
    """Return True for an impossible task, which takes a light point and no other (EE-R24)."""
    if f.task == "feature":
        return feature(p, f).impossible
    found = way(p, f)
    return found is not None and found.impossible


def skill_step(p: Play, who: str, skill: Skill) -> FromSkill:
    """Return the dice of a person's skill (EE-183)."""
    return FromSkill(p.rank(who, skill), p.linked(who, skill), skill)


def level_step(level: int, impossible: bool = False) -> FromDifficulty:
    """Return the dice of a difficulty level, 0 to 5, or of an impossible task with that many."""
    return FromDifficulty(level, (Level.IMPOSSIBLE if impossible else level_of(level)).value)


def adversary(p: Play, who: str) -> Adversary | None:
    """Return the component of a foe, None for a hero."""
    sheet = p.sheet_of(who)
    return sheet if isinstance(sheet, Adversary) else None
