"""Competitive checks: heroes and rivals strive for the same thing (EE-R15)."""

from __future__ import annotations

from fractions import Fraction

from game.edge import events as e
from game.edge.cards.scenes import Rival, Rivals
from game.edge.checks import lines
from game.edge.checks.throwing import throw
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.odds import BEATEN, Score, first, score
from game.edge.dice.pool import Build, FromDifficulty, FromSkill, level_of
from game.edge.frames import Outcome, Rivalry, Tray, Visit
from game.edge.people import rules as people
from game.edge.rules import verbs
from game.edge.rules.conditions import block, branch, holds
from game.edge.rules.deeds import Case
from game.edge.scenes import asking, paths

OVER = 1
"""the place of a competitive check in which no hero rolls any more"""


def begin(p: Play, f: Visit) -> None:
    """Come to a competitive check: what is at stake is laid once, for all rolls."""
    people.come_to(p)
    asking.lay(p, f.scene)
    p.stack[-1] = Rivalry(f.seat, f.scene, step="race")


def go_on(p: Play, f: Rivalry) -> None:
    """Ask the next hero for a roll; after the heroes the rivals roll, and it is decided."""
    left = free(p, f)
    if left and f.at != OVER:
        asking.ask(p, Tray(0, "rivals", f.scene, left[0], step="tray"))
        return
    _decide(p, f)


def current(p: Play) -> Rivalry:
    """Return the competitive check that is on."""
    return next(each for each in reversed(p.stack) if isinstance(each, Rivalry))


def scene_of(p: Play, scene: str) -> Rivals:
    """Return the scene of a competitive check."""
    found = p.content.scenes[scene]
    assert isinstance(found, Rivals), "asked in competitive checks alone"
    return found


def free(p: Play, f: Rivalry) -> tuple[str, ...]:
    """Return the heroes who are up and have neither rolled nor helped."""
    busy = {*f.helped, *(who for who, *_ in f.scores)}
    return tuple(who for who in p.ups if who not in busy)


def rivals(p: Play, scene: str) -> tuple[Rival, ...]:
    """Return the rivals who are there."""
    return tuple(each for each in scene_of(p, scene).rivals if holds(p, each.when))


def pool(p: Play, scene: str, rival: Rival) -> Build:
    """Return the pool of a rival, against the difficulty of all."""
    level = scene_of(p, scene).difficulty
    return Build((
        FromSkill(rival.rank, rival.rating, rival.skill),
        FromDifficulty(level, level_of(level).value),
    ))  # fmt: skip


def chances(p: Play, scene: str, *trays: Tray) -> tuple[Fraction, ...]:
    """Return the chance to come first with these rolls: of the heroes, who keep what they have
    rolled before, and of each rival. What is missing from 1 is the chance that nobody does."""
    own: tuple[Score, ...] = tuple((n, t, a) for _, n, t, a in _scores(p))
    mine = (*own, *(lines.build(p, each).pool for each in trays))
    return first(mine, *((pool(p, scene, each).pool,) for each in rivals(p, scene)))


def _scores(p: Play) -> tuple[tuple[str, int, int, int], ...]:
    """Return what heroes have rolled so far, () before such a check."""
    found = next((each for each in reversed(p.stack) if isinstance(each, Rivalry)), None)
    return found.scores if found is not None else ()


def record(p: Play, o: Outcome) -> None:
    """Keep the score of a hero's roll; Advantage that is spent counts all the same."""
    f = current(p)
    net = Net(o.success, o.advantage, o.triumphs, o.despairs)
    f.scores += ((o.who, *score(net)),)
    f.helped += (o.help,) if o.help else ()


def _decide(p: Play, f: Rivalry) -> None:
    """Let each rival roll in the open, and leave the scene by who comes first."""
    scene = scene_of(p, f.scene)
    rolled: list[tuple[str, int, int, int]] = [*f.scores]
    for each in rivals(p, f.scene):
        net = throw(p, each.name, "rival", pool(p, f.scene, each).pool, each.skill)
        rolled.append((each.name, *score(net)))
    rolled.sort(key=lambda each: each[1:], reverse=True)
    best = rolled[0][1:] if rolled else BEATEN
    top = [who for who, *made in rolled if (*made,) == best]
    mine = [who for who in top if p.is_hero(who)]
    others = [who for who in top if who not in mine]
    how, who = "nobody", ""
    if best != BEATEN and mine and not others:
        how, who = "won", mine[0]
    elif best != BEATEN and not mine and len(others) == 1:
        how, who = "lost", others[0]
    place, branches = f"{scene.id}.{how}", getattr(scene, how)
    outcome = branch(p, place, branches)
    p.events.append(
        e.RivalsEnded(scene=scene.id, how=how, who=who, scores=tuple(rolled), outcome=outcome)
    )
    verbs.named(p, block(p, place, branches), Case(mine[0] if mine else p.heroes[0]))
    paths.leave(p)
