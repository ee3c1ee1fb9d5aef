"""The check tray filled with care, by exact chances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.edge.cards.scenes import Contest, Rivals
from game.edge.checks import asked, lines, tasks, tray
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.frames import SCENES, Tray
from game.edge.players import guarding, tools
from game.edge.scenes import paths, rivalry
from game.table.decisions import Decision, Option, option

PUSHED = 0.66
"""chance below which a push is worth its strain"""
GOOD = 0.8
"""chance from which gear is kept for a harder check"""
DEAR = 0.5
"""how much less a chance is worth where success brings trouble"""
SURE = 0.9
"""chance from which no light point is used"""
WORTH = 0.03
"""what a further roll has to add to the chance to come first"""


def fill(p: Play, f: Tray, d: Decision) -> Option:
    """Return the next answer on the way to the best tray, or the roll."""
    best = planned(p, f)
    enough = d.find(option("done").key)
    if enough is not None and _adds_little(p, f, best):
        return enough
    other = _elsewhere(p, f, d)
    if other is not None:
        return other
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


def _adds_little(p: Play, f: Tray, best: Tray) -> bool:
    """Return True if a further roll is not worth its Threat, or nobody may make it."""
    now = float(rivalry.chances(p, f.scene)[0])
    return not best.skill or chance(p, best) < now + WORTH


def _elsewhere(p: Play, f: Tray, d: Decision) -> Option | None:
    """Return the way out of a contest to a competitive check with a better chance."""
    contest = p.content.scenes[f.scene]
    if not isinstance(contest, Contest) or f.way:
        return None
    for each in d.options:
        scene = _leading(p, f, each)
        if isinstance(p.content.scenes.get(scene), Rivals):
            best = [_best(p, scene, who) for who in p.ups]
            if rivalry.chances(p, scene, *best)[0] > _winning(p, f, contest):
                return each
    return None


def _leading(p: Play, f: Tray, o: Option) -> str:
    """Return the scene to which a choice leads, "" for nowhere."""
    found = [each for each in paths.choices(p, f.scene) if o.verb == "go" and each.id == o.source]
    return next((deed.scene for each in found for deed in each.deeds if deed.do == "goto"), "")


def _winning(p: Play, f: Tray, contest: Contest) -> float:
    """Return the chance to win a contest with its best ways, one after the other."""
    ways = {each.way: 0.0 for each in _bare(p, f)}
    for each in _bare(p, f):
        ways[each.way] = max(ways[each.way], chance(p, _with_help(p, each)))
    won = [1.0]
    for part in sorted(ways.values(), reverse=True)[: contest.checks]:
        won = [a * (1 - part) + b * part for a, b in zip([*won, 0.0], [0.0, *won])]
    return sum(won[contest.enough or contest.checks :])


def _best(p: Play, scene: str, who: str) -> Tray:
    """Return the roll with which a hero does best in a competitive check."""
    rolls = (
        Tray(0, "rivals", scene, who, way.id, skill, step="tray")
        for way in asked.open_ways(p, scene)
        for skill in way.skills
    )
    return max(rolls, key=lambda each: odds(lines.build(p, each).pool).success)


def _named(d: Decision, verb: str, source: str) -> Option:
    found = d.find(option(verb, source).key)
    return found if found is not None else next(e for e in d.options if e.verb in ("roll", "go"))


def planned(p: Play, f: Tray) -> Tray:
    """Return the tray to aim for: way, skill and hero with the best chance, then what helps."""
    choices = list(_bare(p, f))
    if not choices:  # the only hero who could roll is left out
        return f
    best = max(choices, key=lambda each: _worth(p, each))
    for step in (_with_help, _with_gear, _with_push, _with_edge):
        best = step(p, best)
    return tools.emptied(p, best)


def avoided(p: Play, best: Tray) -> str:
    """Return the track of trouble that a better chance than that of a planned tray moves on, "" if
    there is no better chance."""
    bare = list(_bare(p, best)) if best.task in SCENES else []
    dear = [each for each in bare if _is_dear(p, each)]
    mine = max((chance(p, _with_help(p, x)) for x in bare if x.way == best.way), default=1.0)
    high = max(dear, key=lambda each: chance(p, _with_help(p, each)), default=None)
    if high is None or chance(p, _with_help(p, high)) <= mine:
        return ""
    return next(each.name for each in p.story.tracks if each.id in _troubles(p, high))


def chance(p: Play, f: Tray) -> float:
    """Return the chance of success of a tray; in a competitive check that to come first."""
    if f.task == "rivals" and f.skill:
        return float(rivalry.chances(p, f.scene, f)[0])
    return float(odds(lines.build(p, f).pool).success)


def _worth(p: Play, f: Tray) -> float:
    """Return the chance of a tray with the free help that it may have; less where success too
    brings trouble."""
    return chance(p, _with_help(p, f)) - (DEAR if _is_dear(p, f) else 0)


def _is_dear(p: Play, f: Tray) -> bool:
    """Return True for a way whose success moves a track of trouble on."""
    return bool(_troubles(p, f))


def _troubles(p: Play, f: Tray) -> set[str]:
    """Return the tracks of trouble that the success of a way moves on."""
    way = asked.way(p, f)
    deeds = [each for branch in (way.success if way is not None else ()) for each in branch.deeds]
    bad = {each.id for each in p.story.tracks if each.sort == "trouble"}
    return {each.track for each in deeds
            if each.do == "advance" and each.n > 0 and each.track in bad}  # fmt: skip


def _bare(p: Play, f: Tray) -> Iterator[Tray]:
    """Return the ways that are open, with each skill and hero and no more."""
    if f.task not in SCENES:
        yield replace(f, push=False, edge=False, gear="", calms=False)
        return
    plain = replace(f, help="", gear="", calms=False, push=False, edge=False, way="", skill="")
    for way in asked.ways(p, f.scene):
        if tray.CHECKS["way"](p, plain, option("way", way.id)) is None:
            for who in _leads(p, f):
                for skill in way.skills:
                    yield replace(plain, way=way.id, skill=skill, who=who)


def _leads(p: Play, f: Tray) -> tuple[str, ...]:
    """Return the heroes who may make a check: in a competitive one each does so once."""
    free = rivalry.free(p, rivalry.current(p)) if f.task == "rivals" else p.ups
    return tuple(who for who in tools.leads(p) if who in free)


def _with_help(p: Play, f: Tray) -> Tray:
    """Return the tray with the help of another hero, if one can. A hero who helps in a competitive
    check does not roll, and a roll is worth more in most cases."""
    for who in p.heroes:
        if tray.CHECKS["help"](p, f, option("help", who)) is None:
            helped = replace(f, help=who)
            if f.task != "rivals" or chance(p, helped) > _both(p, f, who):
                return helped
    return f


def _both(p: Play, f: Tray, who: str) -> float:
    """Return the chance to come first if another hero rolls as well, as best he can."""
    return float(rivalry.chances(p, f.scene, f, _best(p, f.scene, who))[0])


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
