"""Prizes of a check: all that success and failure bring beside the story, in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from game.edge import events as e
from game.edge.cards.effects import Advance, Branches, Deed, Deeds, Flag, Goto, Strain, Wounds
from game.edge.cards.scenes import Battle, CheckScene, Contest, Encounter, Rivals, Scene, Way
from game.edge.context import Play
from game.edge.frames import SCENES
from game.edge.rules.conditions import holds
from game.edge.text import deeds, outcomes
from game.table.grammar import capital

SPARED = "nothing is lost"
"""for a failure that costs nothing"""
WITHOUT = "the story goes on without that"
"""for a failure that leads past what success brings"""
TURNS = "the story takes its better turn", "the story takes its worse turn"
"""for a success and a failure that bring nothing but a way on of their own"""


def of(p: Play, scene: Scene | None, way: Way) -> tuple[str, str]:
    """Return what a way of a check brings: its price, which is paid either way, the deeds of the
    way, then those of its scene."""
    won, lost = _both(p, scene, way)
    price = deeds.plain(p, way.price)
    lost = "" if price and lost == SPARED else lost
    first, second = ("; ".join(filter(None, (price, each))) for each in (won, lost))
    return capital(first), capital(second)


def arrival(p: Play, scene: str) -> Deeds:
    """Return the deeds of coming to a scene, as things stand."""
    return next(_held(p, p.content.scenes[scene].enter), ())


def _both(p: Play, scene: Scene | None, way: Way) -> tuple[str, str]:
    if isinstance(scene, Rivals):
        return _raced(p, scene)
    if not isinstance(scene, CheckScene | Contest):
        return "", ""
    both = (scene.success, scene.failure) if isinstance(scene, CheckScene) else ((), ())
    won, lost = _brought(p, way.success, both[0]), _brought(p, way.failure, both[1])
    if isinstance(scene, Contest):
        enough, got = scene.enough or scene.checks, p.state.counts.get(scene.id, 0)
        which = "1" if not got else "the last" if got + 1 == enough else f"number {got + 1}"
        count = f"{which} of the {enough} checks to win"
        return "; ".join(filter(None, (count, won))), lost or "the check is lost"
    costs = won and _only_costs(p, way.success, both[0])
    if _next(p, both[0]) == _next(p, both[1]):
        costly = f"the same as failure: {won}" if won == lost else f"no more than {won}"
        return costly if costs else won, lost or SPARED
    if costs:
        return f"{TURNS[0]}; {won}", lost or TURNS[1]
    return won or TURNS[0], lost or (WITHOUT if won else TURNS[1])


def _raced(p: Play, scene: Rivals) -> tuple[str, str]:
    """Return what coming first brings, and what it costs not to."""
    won, lost, none = (_brought(p, each) for each in (scene.won, scene.lost, scene.nobody))
    alike = _next(p, scene.won) == _next(p, scene.lost)
    won, lost = won or TURNS[0], lost or (SPARED if alike else TURNS[1])
    if (none or SPARED) != lost:
        lost = f"{lost}; if no one comes first, {none or SPARED}"
    return f"a chance to come first, and then {won}", f"a rival may come first, and then {lost}"


def _only_costs(p: Play, *parts: Branches) -> bool:
    """Return True if all that a result is said to bring is trouble: a step of a track, harm, or a
    fight."""
    bad = {each.id for each in p.story.tracks if each.sort in ("trouble", "time")}
    told = [each for held in _held(p, *parts) for each in held if deeds.plain(p, (each,))]
    return all(
        isinstance(each, Strain | Wounds)
        or (isinstance(each, Goto) and _is_fight(p, each))
        or (isinstance(each, Advance) and each.track in bad and each.n > 0)
        for each in told
    )


def _is_fight(p: Play, deed: Goto) -> bool:
    return isinstance(p.content.scenes[deed.scene], Encounter | Battle)


def _brought(p: Play, *parts: Branches) -> str:
    """Return the deeds of the first branch that holds of each part, in a few words."""
    found = _summed([deed for each in _held(p, *parts) for deed in each])
    times = Counter(deeds.plain(p, found).split("; "))
    return "; ".join(f"{each}, {n} times" if n > 1 else each for each, n in times.items())


def _summed(found: list[Deed]) -> tuple[Deed, ...]:
    """Return deeds with the moves of one track as a single one."""
    summed: list[Deed] = []
    for deed in found:
        same = [at for at, each in enumerate(summed) if isinstance(each, Advance)
                and isinstance(deed, Advance) and each.track == deed.track]  # fmt: skip
        if same and isinstance(deed, Advance):
            first = summed[same[0]]
            assert isinstance(first, Advance)
            summed[same[0]] = first.model_copy(update={"n": first.n + deed.n})
        else:
            summed.append(deed)
    return tuple(each for each in summed if not isinstance(each, Advance) or each.n)


def _held(p: Play, *parts: Branches) -> Iterator[Deeds]:
    """Yield the deeds of the first branch that holds of each part."""
    for part in parts:
        yield next((each.deeds for each in part if holds(p, each.when)), ())


def _next(p: Play, *parts: Branches) -> tuple[Goto, ...]:
    """Return where the first branch that holds leads, () for nowhere."""
    return tuple(x for each in _held(p, *parts) for x in each if isinstance(x, Goto))[-1:]


def _before(p: Play, scene: CheckScene, way: Way) -> Play:
    """Return the game without the facts that a check of the scene makes true."""
    parts = (way.success, way.failure, scene.success, scene.failure)
    made = {x.flag for part in parts for each in part for x in each.deeds if isinstance(x, Flag)}
    kept = tuple(each for each in p.state.flags if each not in made)
    return Play(p.content, replace(p.state, flags=kept))


def came(p: Play, event: e.Rolled | e.SimplyDone, silent: bool) -> str:
    """Return a result of a check that the lines of its events leave out: a cost that success has
    spared the heroes or failure has not brought, the fight ahead, the state of a contest. "" for
    checks that are not of a scene, and for others whose events, unless ``silent``, say all."""
    scene, way = p.content.scenes.get(event.scene), outcomes.way(p.content, event.scene, event.way)
    if way is None:
        return ""
    if isinstance(scene, Contest):
        got = p.state.counts.get(scene.id, 0)
        return f"Checks won: {got} of {scene.enough or scene.checks}."
    if isinstance(scene, Rivals):
        return "The rivals roll next."
    assert isinstance(scene, CheckScene)
    p = _before(p, scene, way)
    won = isinstance(event, e.SimplyDone) or event.success > 0
    brought, cost = _both(p, scene, way)
    mine = brought if won else cost
    ways = (way.success, scene.success) if won else (way.failure, scene.failure)
    ahead = deeds.plain(p, _next(p, *ways))
    if ahead:
        return f"Ahead lies {ahead}."
    if mine == WITHOUT:
        return f"Success would have brought {brought}."
    if mine in (*TURNS, SPARED):
        return f"{capital(mine)}."
    if won and not mine:
        if cost == SPARED:
            return "The way on is open."
        on = "The way on is open, and you" if _next(p, *ways) else "You"
        return f"{on} are spared this: {cost}."
    return f"Nothing is left to change here ({mine})." if silent else ""


def cause(event: e.Rolled | e.SimplyDone) -> str:
    """Return which side of a check of a scene its consequences come from, "" for other checks and
    for those without a roll, which say so themselves."""
    if isinstance(event, e.SimplyDone) or event.task not in SCENES:
        return ""
    return "Success" if event.success > 0 else "Failure"
