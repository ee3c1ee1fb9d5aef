"""Enemies that move away from a character (MA-258 to MA-260)."""

from __future__ import annotations

from game.mandalorian.cards.effects import Retreat
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Retreating
from game.mandalorian.rules import disrupting, tokens
from game.mandalorian.rules.enemies import ALL, OUT_OF_RANGE, Ends
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def step_of(p: Play, f: Block, d: Retreat) -> Retreating:
    """Return the step that carries out a deed."""
    goal = f.who if d.of == "you" else ""
    asked = tokens.on_map(p, d.threat) if d.threat is not None else p.enemies(d.classes)
    found = tuple(token for token in asked if d.range is None or _within(p, token, goal, d.range))
    left = ALL if d.count is None else d.count
    return Retreating(p.decider, f.who, found, d.spaces, left, goal, step="retreating")


def _within(p: Play, token: str, goal: str, most: int) -> bool:
    """Return True if an enemy is within a range of a character, "" being any."""
    far = p.ranging.distance[p.state.spaces[token]]
    asked = [goal] if goal else p.state.characters
    return any(far.get(p.state.at[who], OUT_OF_RANGE) <= most for who in asked)


def feared(p: Play, f: Retreating, token: str) -> list[str]:
    """Return the spaces from which an enemy may move away: that of the character who is named, or
    of those nearest by the steps it can take (MA-R24)."""
    far = p.walking.distance[p.state.spaces[token]]
    asked = [f.goal] if f.goal else p.state.characters
    steps = {at: far[at] for who in asked if (at := p.state.at[who]) in far}
    least = min(steps.values(), default=0)
    return [at for at, count in steps.items() if count == least]


def ends(p: Play, f: Retreating, token: str) -> Ends:
    """Return where an enemy may end its movement: each space is a step farther from the character,
    and where no way leads farther it stays (MA-258, MA-260, MA-R121)."""
    start = p.state.spaces[token]
    found: Ends = {}
    for at in feared(p, f, token):
        far = p.walking.distance[at]
        paths: Ends = {start: (start,)}
        for _ in range(f.n):
            after: Ends = {}
            for space, path in paths.items():
                farther = [each for each in p.walking.near[space] if far[each] > far[space]]
                after |= {each: (*path, each) for each in farther} or {space: path}
            paths = after
        found |= paths
    return {space: path for space, path in found.items() if space != start}


def movers(p: Play, f: Retreating) -> dict[str, Ends]:
    """Return the enemies that can move away, with where to."""
    found = {}
    for token in f.tokens:
        if token not in f.done and token in p.state.spaces:
            ways = ends(p, f, token)
            if ways:
                found[token] = ways
    return found


def options(p: Play, f: Retreating) -> Options:
    """Return the enemies to pick with their spaces. If all that can are to move, they do so one
    after another."""
    if not f.left:
        return ()
    found = movers(p, f)
    if f.left == ALL or len(found) <= f.left:
        found = dict(list(found.items())[:1])
    return tuple(option("retreat", token, end) for token, ways in found.items() for end in ways)


def check(p: Play, f: Retreating, o: Intent) -> Reason | None:
    """Return the reason against moving an enemy to a space."""
    if o.source in f.done:
        return Reason("MA-R27", "This enemy has already moved: choose another.")
    found = movers(p, f)
    if o.source not in found:
        return Reason("MA-260", "That enemy cannot back away: choose another.")
    if o.target not in found[o.source]:
        return Reason("MA-258", "Each step of an enemy that backs away leads farther off: choose a "
                      "space at the end of such a way.")  # fmt: skip
    return None


def retreat(p: Play, f: Retreating, chosen: Option) -> None:
    """Move an enemy away; a saboteur then disrupts the lowest slot (MA-357)."""
    token = chosen.source
    path = ends(p, f, token)[chosen.target]
    f.done += (token,)
    f.left -= f.left > 0
    tokens.place(p, token, path)
    if p.state.step == "event" and p.with_ability("sabotage", (token,)):
        disrupting.disrupt_lowest(p, f.who)
