"""The check tray filled with care, by exact chances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.edge.checks import asked, lines, tasks, tray
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.frames import SCENES, Tray
from game.edge.players import guarding, tools
from game.table.decisions import Decision, Option, option

PUSHED = 0.66
"""chance below which a push is worth its strain"""
GOOD = 0.8
"""chance from which gear is kept for a harder check"""
DEAR = 0.5
"""how much less a chance is worth where success brings trouble"""
SURE = 0.9
"""chance from which no light point is used"""


def fill(p: Play, f: Tray, d: Decision) -> Option:
    """Return the next answer on the way to the best tray, or the roll."""
    best = planned(p, f)
    for slot, verb in (("who", "lead"), ("way", "way"), ("skill", "skill")):
        if getattr(f, slot) != getattr(best, slot):
            return _named(d, verb, getattr(best, slot))
    for slot, verb in (("help", "help"), ("gear", "gear")):
        if getattr(f, slot) != getattr(best, slot):
            return _named(d, verb, getattr(best, slot) or getattr(f, slot))
    for slot in ("push", "edge"):
        if getattr(f, slot) != getattr(best, slot):
            return _named(d, slot, "")
    return _named(d, "roll", "")


def _named(d: Decision, verb: str, source: str) -> Option:
    found = d.find(option(verb, source).key)
    return found if found is not None else next(e for e in d.options if e.verb in ("roll", "go"))


def planned(p: Play, f: Tray) -> Tray:
    """Return the tray to aim for: way, skill and hero with the best chance, then what helps."""
    choices = list(_bare(p, f))
    best = max(choices, key=lambda each: _worth(p, each)) if choices else f
    for step in (_with_help, _with_gear, _with_push, _with_edge):
        best = step(p, best)
    return tools.emptied(p, best)


def chance(p: Play, f: Tray) -> float:
    """Return the chance of success of a tray."""
    return float(odds(lines.build(p, f).pool).success)


def _worth(p: Play, f: Tray) -> float:
    """Return the chance of a tray with the free help that it may have; less where success too
    brings trouble."""
    return chance(p, _with_help(p, f)) - (DEAR if _is_dear(p, f) else 0)


def _is_dear(p: Play, f: Tray) -> bool:
    """Return True for a way whose success moves a track of trouble on."""
    way = asked.way(p, f)
    deeds = [each for branch in (way.success if way is not None else ()) for each in branch.deeds]
    bad = {each.id for each in p.story.tracks if each.sort == "trouble"}
    return any(each.do == "advance" and each.n > 0 and each.track in bad for each in deeds)


def _bare(p: Play, f: Tray) -> Iterator[Tray]:
    """Return the ways that are open, with each skill and hero and no more."""
    if f.task not in SCENES:
        yield replace(f, push=False, edge=False, gear="", calms=False)
        return
    plain = replace(f, help="", gear="", calms=False, push=False, edge=False, way="", skill="")
    for way in asked.ways(p, f.scene):
        if tray.CHECKS["way"](p, plain, option("way", way.id)) is None:
            for who in tools.leads(p):
                for skill in way.skills:
                    yield replace(plain, way=way.id, skill=skill, who=who)


def _with_help(p: Play, f: Tray) -> Tray:
    """Return the tray with the help of another hero, if one can."""
    for who in p.heroes:
        if tray.CHECKS["help"](p, f, option("help", who)) is None:
            return replace(f, help=who)
    return f


def _with_gear(p: Play, f: Tray) -> Tray:
    if chance(p, f) >= GOOD:
        return f
    for card in (*p.cards(f.who), *p.state.held):
        if tray.CHECKS["gear"](p, f, option("gear", card)) is None:
            return replace(f, gear=card)
    return f


def _with_push(p: Play, f: Tray) -> Tray:
    fresh = 2 * p.person(f.who).strain < p.strain_threshold(f.who) and not guarding.stunned(p)
    can = tray.CHECKS["push"](p, f, option("push")) is None
    return replace(f, push=True) if can and fresh and chance(p, f) < PUSHED else f


def _with_edge(p: Play, f: Tray) -> Tray:
    important = tasks.of(p, f).important
    can = tray.CHECKS["edge"](p, f, option("edge")) is None
    return replace(f, edge=True) if can and important and chance(p, f) < SURE else f
