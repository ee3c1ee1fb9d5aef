"""The sources of the dice of a check, each with its reason (EE-190, EE-195, EE-R59).

Each source looks at one thing. The order in which they stand here is of no account: steps count by
their stage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.edge.cards.effects import DISTRUSTED
from game.edge.cards.scenes import Mod
from game.edge.checks import tasks
from game.edge.checks.asked import Check, impossible, level_step, skill_step
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Build, Downgraded, Removed, Side, Step, Upgraded
from game.edge.fights import attacks
from game.edge.frames import SCENES, Tray
from game.edge.names import Change, Skill
from game.edge.people import nerves
from game.edge.rules import passives
from game.edge.rules.conditions import holds
from game.edge.ships import stations

Source = Callable[[Play, Tray, Check], Iterator[Step]]


def build(p: Play, f: Tray) -> Build:
    """Return the pool of a tray, step by step with reasons."""
    check = tasks.of(p, f)
    steps = (*check.steps, *(step for source in SOURCES for step in source(p, f, check)))
    calmer = passives.calm(p.passives(f.who), f.skill, tasks.context(p, f), steps)
    return Build((*steps, *calmer))


def step(change: Change, n: int, why: str) -> Step:
    """Return a change of the language as a step."""
    if change == "boost":
        return Added(Kind.BOOST, n, why)
    if change == "setback":
        return Added(Kind.SETBACK, n, why)
    if change == "upgrade":
        return Upgraded(Side.ABILITY, n, why)
    if change == "downgrade":
        return Downgraded(Side.ABILITY, n, why)
    if change == "toughen":
        return Upgraded(Side.DIFFICULTY, n, why)
    return Downgraded(Side.DIFFICULTY, n, why)


def _way(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    if check.way is not None:
        for each in check.way.mods:
            if _counts(p, f, each):
                yield step(each.change, each.n, each.why)


def _counts(p: Play, f: Tray, mod: Mod) -> bool:
    """Return True if a change counts for the hero and the skill in a tray."""
    if mod.skills and f.skill not in mod.skills:
        return False
    if mod.strain > p.person(f.who).strain:
        return False
    return holds(p, mod.when) and not (mod.air and passives.airless(p.passives(f.who)))


def _help(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    if f.help:
        yield Added(Kind.BOOST, 1, f"{p.content.name(f.help)} helps")


def _gear(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    if f.gear:
        name = p.content.name(f.gear)
        yield Removed(Kind.SETBACK, 1, name) if f.calms else Added(Kind.BOOST, 1, name)


def _push(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    if f.push:
        yield Added(Kind.BOOST, 1, "pushed")


def _destiny(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    if f.edge:
        yield Upgraded(Side.ABILITY, 1, "a light point")
    if (f.dark and not impossible(p, f)) or _warded(p, f):
        yield Upgraded(Side.DIFFICULTY, 1, "a dark point" if f.dark else "a light point against it")


def _warded(p: Play, f: Tray) -> bool:
    return p.state.fight is not None and f.who in p.state.fight.warded


def _waiting(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    for each in p.person(f.who).waiting:
        if not each.skills or f.skill in each.skills:
            yield step(each.change, each.n, "from before")


def simple(p: Play, who: str, skill: Skill) -> Build:
    """Return the pool of a Simple check that has no tray: injuries and fear count in it too
    (EE-R53, EE-R84)."""
    own = skill_step(p, who, skill)
    nervous = nerves.steps(p, who, skill)
    return Build((own, level_step(0), *_hurts(p, who), *attacks.fear(p, who), *nervous))


def _injuries(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    return _hurts(p, f.who)


def _nerves(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    return nerves.steps(p, f.who, f.skill)


def _distrust(p: Play, f: Tray, check: Check) -> Iterator[Step]:
    """Yield the die against those of whom bad word has spread (EE-238)."""
    talks = f.task in SCENES and tasks.context(p, f) == "talk"
    if talks and DISTRUSTED in p.state.flags:
        yield Added(Kind.SETBACK, 1, "bad word of you")


def _hurts(p: Play, who: str) -> Iterator[Step]:
    for row, _ in p.person(who).injuries:
        injury = p.content.components[row]
        if injury.lasting == "setback":
            yield Added(Kind.SETBACK, 1, injury.name)
        elif injury.lasting == "harder":
            yield Added(Kind.DIFFICULTY, 1, injury.name)


SOURCES: tuple[Source, ...] = (
    _way,
    _help,
    _gear,
    _push,
    _destiny,
    _waiting,
    _injuries,
    _nerves,
    _distrust,
    attacks.target_steps,
    attacks.own_steps,
    stations.steps,
)
