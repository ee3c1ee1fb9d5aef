"""Enemies that take The Child, and carry it to a star space (MA-334, MA-338, MA-R122)."""

from __future__ import annotations

from collections.abc import Iterable

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.frames import Carrying, Placing
from game.mandalorian.names import Class
from game.mandalorian.rules import disrupting, tokens
from game.mandalorian.rules.enemies import Ends
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def takers(p: Play, classes: Iterable[Class]) -> tuple[str, ...]:
    """Return the enemies that may take The Child: those in its space, or else those beside it."""
    child, spaces = p.state.child, p.state.spaces
    if not child:
        return ()
    found = p.enemies(classes)
    here = tuple(token for token in found if spaces[token] == child)
    return here or tuple(token for token in found if child in p.walking.near[spaces[token]])


def snatch_options(p: Play, f: Placing) -> Options:
    """Return the enemies of which one takes The Child."""
    return tuple(option("snatch", "", token) for token in f.places)


def check_snatch(p: Play, f: Placing, o: Intent) -> Reason | None:
    """Return the reason against an enemy's taking The Child."""
    if o.target in f.places:
        return None
    return Reason("MA-R122", "Only an enemy next to The Child can take it: choose one of those.")


def snatch(p: Play, f: Placing, chosen: Option) -> None:
    """Let an enemy take The Child, and move there first if it has to."""
    p.stack.pop()
    state, token = p.state, chosen.target
    start, space = state.spaces[token], state.child
    state.child, state.carrier = "", token
    if start != space:
        _walk(p, token, (start, space), f.who)
    p.change(e.ChildSnatched(token=token, threat=p.threat(token).id, space=space))


def _walk(p: Play, token: str, path: tuple[str, ...], who: str) -> None:
    """Move an enemy; a saboteur then disrupts the lowest slot (MA-357)."""
    tokens.place(p, token, path)
    if p.state.step == "event" and p.with_ability("sabotage", (token,)):
        disrupting.disrupt_lowest(p, who)


def captor(p: Play) -> str:
    """Return the enemy that carries The Child, "" if none does."""
    return p.state.carrier if p.state.carrier in p.state.spaces else ""


def ends(p: Play, f: Carrying) -> Ends:
    """Return where the enemy may end its movement, with the ways: along any shortest way to a star
    space that is nearest by the steps it can take; where it is if that is one, or none can be
    reached."""
    start = p.state.spaces[f.token]
    far = p.walking.distance[start]
    least = min((far[star] for star in p.map.stars if star in far), default=0)
    found: Ends = {}
    for star in p.map.stars if least else ():
        if far.get(star) == least:
            paths: Ends = {start: (start,)}
            for _ in range(min(f.n, least)):
                paths = {
                    after: (*path, after)
                    for space, path in reversed(paths.items())
                    for after in p.walking.next_steps(space, star)
                }
            found |= paths
    return found or {start: (start,)}


def carry_options(p: Play, f: Carrying) -> Options:
    """Return the spaces to which the enemy may take The Child."""
    return tuple(option("carry", f.token, space) for space in ends(p, f))


def check_carry(p: Play, f: Carrying, o: Intent) -> Reason | None:
    """Return the reason against a space for the enemy with The Child."""
    if o.source == f.token and o.target in ends(p, f):
        return None
    return Reason(
        "MA-R122",
        "The captor makes straight for a star: choose a shortest route to the nearest one.",
    )


def carry(p: Play, f: Carrying, chosen: Option) -> None:
    """Move the enemy; in a star space it reports, and leaves The Child there."""
    path = ends(p, f)[chosen.target]
    p.stack.pop()
    if path[1:]:
        _walk(p, f.token, path, f.who)
    state, space = p.state, path[-1]
    if space not in p.map.stars:
        return
    state.carrier, state.child = "", space
    state.track += f.markers
    threat = p.threat(f.token).id
    p.change(
        e.ChildReported(
            token=f.token, threat=threat, space=space, markers=f.markers, track=state.track
        )
    )
    if state.track >= p.limit:
        p.lose("track")
