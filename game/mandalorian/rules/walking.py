"""Movement of characters, space by space (sections 8, 18 and MA-351)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Arriving, MayWalk, Walking
from game.mandalorian.rules import abilities, child, features, tokens
from game.table.decisions import Intent, Option, Options, option
from game.table.maps.ways import Ways
from game.table.refusals import Reason

Ignored = Sequence[str]


def ways_of(p: Play, ignore: Ignored) -> Ways:
    """Return the ways of a character: over elevation only with a card that says so (MA-127)."""
    if "elevation" in ignore:
        return p.map.climbing(frozenset(p.state.doors))
    return p.walking


def stops(p: Play, ignore: Ignored) -> frozenset[str]:
    """Return the spaces that end a movement: those with an enemy or a facedown threat (MA-108)."""
    state = p.state
    return frozenset(
        space
        for token, space in state.spaces.items()
        if token not in state.up or ("enemies" not in ignore and p.enemy(token) is not None)
    )


def reach(p: Play, who: str, steps: int, ignore: Ignored = ()) -> dict[str, tuple[str, ...]]:
    """Return the spaces where a movement may end, with the way to each; not the space itself."""
    start, ways, blocked = p.state.at[who], ways_of(p, ignore), stops(p, ignore)
    found = ways.moves(start, steps, blocked)
    if "enemies" in ignore and "grapple" not in ignore:
        # a way through a grapple only where no other is short enough
        holding = {p.state.spaces[each] for each in p.with_ability("grapple", p.enemies())}
        found |= ways.moves(start, steps, blocked | holding)
    del found[start]
    return found


def inviting(p: Play, who: str, space: str) -> bool:
    """Return True if something can be used in passing in a space: a feature, The Child, the
    ability of the card that moves the character."""
    state = p.state
    if (state.child == space and not state.fled) or abilities.invites(p, who, space):
        return True
    return p.state.step == "action" and any(
        token in state.up and p.threat(token).use for token in p.in_space(space)
    )


def moves(p: Play, who: str, steps: int, ignore: Ignored = ()) -> list[Option]:
    """Return the spaces where a movement may end, and those where it may pause."""
    found = reach(p, who, steps, ignore)
    blocked = stops(p, ignore)
    ends = [option("move", who, space) for space in found]
    return ends + [
        option("pass", who, space)
        for space, path in found.items()
        if len(path) < steps and space not in blocked and inviting(p, who, space)
    ]


def check_move(
    p: Play, who: str, steps: int, ignore: Ignored, o: Intent, asked: Sequence[str]
) -> Reason | None:
    """Return the reason against moving a character to a space, for good or in passing."""
    if o.source not in asked:
        return Reason("MA-316", "Another character is moving: finish that move first.")
    found = reach(p, o.source, steps, ignore)
    if o.target not in p.map.grid.squares:
        return Reason("MA-116", "This map has no such space: choose one you can see.")
    if o.target not in found:
        return _too_far(p, o.source, steps, ignore, o.target)
    if o.verb == "pass":
        if len(found[o.target]) >= steps or o.target in stops(p, ignore):
            return Reason("MA-108", "The move ends in that space: act there afterward.")
        if not inviting(p, o.source, o.target):
            return Reason("MA-204", "That space has nothing to use in passing: move on.")
    return None


def _too_far(p: Play, who: str, steps: int, ignore: Ignored, space: str) -> Reason:
    """Return why a space cannot be reached: no way, too far, or something that stops."""
    if space == p.state.at[who]:
        return Reason(
            "MA-106",
            "{who} is already there: choose another space.",
            who=p.content.name(who),
        )
    apart = ways_of(p, ignore).apart(p.state.at[who], space)
    if apart is None:
        return Reason("MA-119", "No route leads to that space: choose another.")
    if apart > steps:
        return Reason(
            "MA-106",
            "That space is {far:space|spaces} away and this move covers only {n}: stop on the way.",
            far=apart,
            n=steps,
        )
    return Reason(
        "MA-108",
        "Enemies or facedown threats stop every route there: deal with one, or go elsewhere.",
    )


def go(p: Play, who: str, steps: int, ignore: Ignored, chosen: Option) -> None:
    """Begin a movement of up to ``steps`` spaces as chosen."""
    path = reach(p, who, steps, ignore)[chosen.target]
    seat = p.seat_of(who)
    passing = chosen.verb == "pass"
    if passing:
        left = steps - len(path)
        p.stack.append(MayWalk(seat, (who,), left, tuple(ignore), moved=True, step="may_walk"))
    p.stack.append(Walking(seat, who, path, tuple(ignore), passing, step="walking"))


def walk(p: Play, f: Walking) -> None:
    """Enter the next space of a way: grapple before, facedown threats after (MA-351, MA-113)."""
    state = p.state
    here = state.at[f.who]
    if not f.free:
        f.free = True
        if "grapple" not in f.ignore:
            for token in reversed(p.with_ability("grapple", p.in_space(here))):
                p.hurt(f.who, 1, "grapple", token)
            if p.stack[-1] is not f:
                return
    space = f.path[f.at]
    f.at += 1
    f.free = False
    state.at[f.who] = space
    p.change(e.Moved(who=f.who, start=here, space=space))
    flipped = tokens.reveal_here(p, f.who)
    if f.at == len(f.path):
        p.stack.pop()
        if not f.passing:
            end(p, f.who, f.ignore)
    tokens.begin_effects(p, flipped, f.who)


def end(p: Play, who: str, ignore: Ignored) -> None:
    """End a movement. The sentries beside it are those of this moment: none that a feature lets in
    or that a mission effect brings before they deal damage (MA-205, MA-R21, MA-R66)."""
    found = () if "sentry" in ignore else tuple(beside(p, who))
    p.stack.append(Arriving(p.seat_of(who), who, found, step="arriving"))


def beside(p: Play, who: str) -> list[str]:
    """Return the sentry enemies within range 1 of a character (MA-216)."""
    near = p.ranging.distance[p.state.at[who]]
    spaces = p.state.spaces
    return p.with_ability("sentry", (each for each in spaces if near.get(spaces[each], 9) <= 1))


def arriving_options(p: Play, f: Arriving) -> Options:
    """Return the features that can be used before sentries deal damage (MA-205)."""
    ways = features.ways(p) if sentries(p, f) else []
    return allowed(p, f, [*ways, option("on")], ARRIVING)


def sentries(p: Play, f: Arriving) -> list[str]:
    """Return the sentries that deal damage at the end of a movement, if they are still there."""
    return [token for token in f.sentries if token in p.state.spaces]


def arrive(p: Play, f: Arriving, chosen: Option) -> None:
    """Use a feature, or end the movement."""
    if chosen.verb == "feature":
        features.use(p, chosen)
        return
    p.stack.pop()
    for token in reversed(sentries(p, f)):
        p.hurt(f.who, 1, "sentry", token)


def walk_options(p: Play, f: MayWalk) -> Options:
    """Return the ways of those who may move, what can be used in passing, and the end."""
    ways = [each for who in f.whos for each in moves(p, who, f.left, f.ignore)]
    ways += features.ways(p)
    ways += [option("rescue", "", who) for who in f.whos]
    return allowed(p, f, [*ways, option("ability"), option("on")], WALK)


def check_walk(p: Play, f: MayWalk, o: Intent) -> Reason | None:
    """Return the reason against a movement that a card allows."""
    return check_move(p, o.source, f.left, f.ignore, o, f.whos)


def check_pause(p: Play, f: MayWalk, o: Intent) -> Reason | None:
    """Return the reason against rescuing The Child on the way."""
    found = child.check_rescue(p, f, o)
    if found is None and not f.moved:
        return Reason("MA-337", "Begin the move first: a rescue happens on the way.")
    return found


def may_walk(p: Play, f: MayWalk, chosen: Option) -> None:
    """Move, use something on the way, or end the movement."""
    if chosen.verb == "feature":
        features.use(p, chosen)
    elif chosen.verb == "rescue":
        child.rescue(p, chosen.target)
    elif chosen.verb == "ability":
        abilities.use_on_the_way(p, f)
    else:
        p.stack.pop()
        if chosen.verb != "on":
            go(p, chosen.source, f.left, f.ignore, chosen)
        elif f.moved:
            end(p, f.whos[0], f.ignore)


def go_on(p: Play, f: object, o: Intent) -> Reason | None:
    """Return None: a movement may always end."""
    return None


ARRIVING: dict[str, Check] = {"feature": features.check_here, "on": go_on}
WALK: dict[str, Check] = {
    "move": check_walk,
    "pass": check_walk,
    "feature": features.check_here,
    "rescue": check_pause,
    "ability": abilities.check_on_the_way,
    "on": go_on,
}
