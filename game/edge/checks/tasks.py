"""The check that a tray asks for: the skill, and the dice against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.edge.cards.scenes import Asking, Fear
from game.edge.checks.asked import Check, feature, level_step, skill_step, way
from game.edge.context import Play
from game.edge.dice.pool import FromOpponent, Side, Step, Upgraded
from game.edge.fights import attacks, sweeps
from game.edge.frames import SCENES, Task, Tray
from game.edge.names import Context, Skill
from game.edge.people import rules as people
from game.edge.rules import passives
from game.edge.ships import stations

SEVERE = (40, 80, 120)
"""sums of Critical Injuries up to which Medicine is Easy, Average and Hard (EE-R85)"""


def of(p: Play, f: Tray) -> Check:
    """Return what a filled tray asks for."""
    return TASKS[f.task](p, f)


def where(p: Play, f: Tray) -> str:
    """Return the spend cards that a check may use: "check", "fight" or "ship"."""
    if f.task == "medicine":
        return "fight" if p.state.fight is not None else "check"
    return PLACES[f.task][0]


def context(p: Play, f: Tray) -> Context:
    """Return the context of a check, which decides the lines of the oracle."""
    scene = p.content.scenes[f.scene] if f.task in SCENES else None
    return scene.context if isinstance(scene, Asking) else PLACES[f.task][1]


PLACES: Mapping[Task, tuple[str, Context]] = {
    "scene": ("check", "talk"),
    "contest": ("check", "talk"),
    "rivals": ("check", "talk"),
    "fear": ("check", "travel"),
    "feature": ("fight", "fight"),
    "medicine": ("check", "tech"),
    "decode": ("check", "tech"),
    "rally": ("fight", "talk"),
    "escape": ("fight", "fight"),
    "pinned": ("fight", "fight"),
    "attack": ("fight", "fight"),
    "station": ("ship", "ship"),
}
"""by task, its spend cards and its context, where nothing else says so"""


def _of_scene(p: Play, f: Tray) -> Check:
    scene, chosen = p.content.scenes[f.scene], way(p, f)
    assert isinstance(scene, Asking) and chosen is not None
    against: Step
    if chosen.against is not None:
        other = chosen.against
        against = FromOpponent(other.rank, other.rating, f"{other.name}, {other.skill}")
    else:
        against = level_step(chosen.difficulty or 0, chosen.impossible)
    steps: tuple[Step, ...] = (skill_step(p, f.who, _skill(f)), against)
    if chosen.upgrades:
        steps += (Upgraded(Side.DIFFICULTY, chosen.upgrades, "harder than it looks"),)
    return Check(steps, scene.important, chosen)


def _of_fear(p: Play, f: Tray) -> Check:
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Fear)
    level = max(0, scene.difficulty - passives.fearless(p.passives(f.who)))
    return Check((skill_step(p, f.who, "discipline"), level_step(level)))


def _of_feature(p: Play, f: Tray) -> Check:
    found = feature(p, f)
    against = level_step(found.difficulty, found.impossible)
    steps = (skill_step(p, f.who, _skill(f)), against)
    return Check(steps)


def _of_medicine(p: Play, f: Tray) -> Check:
    """Return Medicine on somebody: by his wounds, or by the sum of the injury; two dice more on
    oneself (EE-R85)."""
    person, limit = p.person(f.target), p.wound_threshold(f.target)
    if f.way:
        sum = dict(people.treatable(p, f.target)).get(f.way, 0)
        level = next((n for n, most in enumerate(SEVERE, 1) if sum <= most), len(SEVERE) + 1)
    else:
        level = 3 if person.wounds > limit else 2 if 2 * person.wounds > limit else 1
    level = min(5, level + 2) if f.target == f.who else level
    return Check((skill_step(p, f.who, passives.mending(p.passives(f.target))), level_step(level)))


def _of_rally(p: Play, f: Tray) -> Check:
    return Check((skill_step(p, f.who, "leadership"), level_step(2)))


def _of_escape(p: Play, f: Tray) -> Check:
    """Return the way out of a net (EE-R127)."""
    return Check((skill_step(p, f.who, "athletics"), level_step(3)))


def _of_pinned(p: Play, f: Tray) -> Check:
    """Return the nerve to act under fire (EE-R129)."""
    return Check((skill_step(p, f.who, "discipline"), level_step(sweeps.LEVEL)))


def _of_decode(p: Play, f: Tray) -> Check:
    """Return the way into an encrypted datapad (EE-R128)."""
    return Check((skill_step(p, f.who, "computers"), level_step(3)))


TASKS: Mapping[Task, Callable[[Play, Tray], Check]] = {
    "scene": _of_scene,
    "contest": _of_scene,
    "rivals": _of_scene,
    "fear": _of_fear,
    "feature": _of_feature,
    "medicine": _of_medicine,
    "rally": _of_rally,
    "escape": _of_escape,
    "pinned": _of_pinned,
    "decode": _of_decode,
    "attack": attacks.check,
    "station": stations.check,
}


def _skill(f: Tray) -> Skill:
    assert f.skill, "a filled tray has its skill"
    return f.skill
