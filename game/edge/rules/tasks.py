"""The check that a tray asks for: the skill, and the dice against it."""

from __future__ import annotations

from dataclasses import dataclass

from game.edge.cards.models import Adversary
from game.edge.cards.scenes import CheckScene, Contest, Encounter, Fear, Feature, Way
from game.edge.context import Play
from game.edge.dice.pool import (
    FromDifficulty,
    FromOpponent,
    FromSkill,
    Side,
    Step,
    Upgraded,
    level_of,
)
from game.edge.frames import Tray
from game.edge.names import Context, Skill


@dataclass(frozen=True, slots=True)
class Check:
    """A check as it is asked for: its kind of spending, and the dice before anything helps."""

    where: str
    """"check", "fight" or "ship": the spend cards that may be used"""
    context: Context
    steps: tuple[Step, ...]
    important: bool = False
    way: Way | None = None


def ways(p: Play, scene: str) -> tuple[Way, ...]:
    """Return the ways of a scene."""
    found = p.content.scenes[scene]
    return found.ways if isinstance(found, CheckScene | Contest) else ()


def way(p: Play, f: Tray) -> Way | None:
    """Return the way in the tray."""
    return next((each for each in ways(p, f.scene) if each.id == f.way), None)


def feature(p: Play, f: Tray) -> Feature:
    """Return the map feature in the tray."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Encounter)
    return next(each for each in scene.features if each.id == f.way)


def of(p: Play, f: Tray) -> Check:
    """Return what a filled tray asks for."""
    return TASKS[f.task](p, f)


def skill_step(p: Play, who: str, skill: Skill) -> FromSkill:
    """Return the dice of a person's skill (EE-183)."""
    return FromSkill(p.rank(who, skill), p.linked(who, skill), skill)


def level_step(level: int) -> FromDifficulty:
    """Return the dice of a difficulty level, 0 to 5."""
    return FromDifficulty(level, level_of(level).value)


def _of_scene(p: Play, f: Tray) -> Check:
    scene, chosen = p.content.scenes[f.scene], way(p, f)
    assert isinstance(scene, CheckScene | Contest) and chosen is not None
    against: Step
    if chosen.against is not None:
        other = chosen.against
        against = FromOpponent(other.rank, other.rating, f"{other.name}, {other.skill}")
    else:
        against = level_step(chosen.difficulty or 0)
    steps: tuple[Step, ...] = (skill_step(p, f.who, _skill(f)), against)
    if chosen.upgrades:
        steps += (Upgraded(Side.DIFFICULTY, chosen.upgrades, "harder than it looks"),)
    return Check("check", scene.context, steps, scene.important, chosen)


def _of_fear(p: Play, f: Tray) -> Check:
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Fear)
    steps = (skill_step(p, f.who, "discipline"), level_step(scene.difficulty))
    return Check("check", "travel", steps)


def _of_feature(p: Play, f: Tray) -> Check:
    steps = (skill_step(p, f.who, _skill(f)), level_step(feature(p, f).difficulty))
    return Check("fight", "fight", steps)


def _of_medicine(p: Play, f: Tray) -> Check:
    """Return Medicine on somebody: by his wounds, two dice more on oneself (EE-R85)."""
    person, limit = p.person(f.target), p.wound_threshold(f.target)
    level = 3 if person.wounds > limit else 2 if 2 * person.wounds > limit else 1
    level = min(5, level + 2) if f.target == f.who else level
    where = "fight" if p.state.fight is not None else "check"
    return Check(where, "tech", (skill_step(p, f.who, "medicine"), level_step(level)))


def _of_rally(p: Play, f: Tray) -> Check:
    return Check("fight", "talk", (skill_step(p, f.who, "leadership"), level_step(2)))


TASKS = {
    "scene": _of_scene,
    "contest": _of_scene,
    "fear": _of_fear,
    "feature": _of_feature,
    "medicine": _of_medicine,
    "rally": _of_rally,
}


def _skill(f: Tray) -> Skill:
    assert f.skill, "a filled tray has its skill"
    return f.skill


def adversary(p: Play, who: str) -> Adversary | None:
    """Return the component of a foe, None for a hero."""
    sheet = p.sheet_of(who)
    return sheet if isinstance(sheet, Adversary) else None
