"""The intel action: looking at facedown threats, and moving an enemy (section 11)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Looks, Modifier, PushFar
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Shifting
from game.mandalorian.rules import doors, tokens
from game.mandalorian.rules.attacking import too_far
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

Mods = Sequence[Modifier]


def looks(mods: Mods) -> int:
    """Return the number of facedown threats that may be looked at."""
    return max((each.n for each in mods if isinstance(each, Looks)), default=1)


def pushes(mods: Mods) -> int:
    """Return the number of spaces that an enemy may be moved."""
    return max((each.n for each in mods if isinstance(each, PushFar)), default=1)


def ways(p: Play, f: Acting, mods: Mods) -> list[Option]:
    """Return the threats to look at, the enemies to move with their spaces, and doors."""
    found = [option("look", "", token) for token in p.state.spaces if token not in p.state.up]
    for token in p.enemies():
        near = p.walking.within(p.state.spaces[token], pushes(mods))
        found += [option("push", token, space) for space in near[1:]]
    if p.mission.intel_unlocks is not None:
        found += [option("unlock", "", str(door)) for door in p.map.doors]
    return found


def check_look(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against looking at a threat (MA-145)."""
    state = p.state
    space = state.spaces.get(o.target)
    if space is None:
        return Reason("MA-145", "That threat is not on the map: choose one that is.")
    if o.target in state.up:
        return Reason("MA-145", "This threat is already faceup: look at another.")
    if o.target in f.seen:
        return Reason("MA-145", "You have already looked at this threat: look at another.")
    if p.blind:
        return Reason("MA-R50", "The fog hides every facedown threat: go and see for yourself.")
    return too_far(p, f.who, space, f.strength)


def check_push(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against moving an enemy to a space (MA-149, MA-150)."""
    if f.seen:
        return Reason(
            "MA-144", "One Intel action looks at threats or moves an enemy: go on looking."
        )
    return check_shift(p, f.who, o, pushes(mods), f.strength)


def check_shift(p: Play, who: str, o: Intent, n: int, most: int) -> Reason | None:
    """Return the reason against moving an enemy within a range up to ``n`` spaces."""
    space = p.state.spaces.get(o.source)
    if space is None or p.enemy(o.source) is None:
        return Reason("MA-150", "You can move only a faceup enemy: choose one of those.")
    far = too_far(p, who, space, most)
    if far is not None:
        return far
    apart = p.walking.apart(space, o.target) if o.target in p.map.grid.squares else None
    if apart is None or not 0 < apart <= n:
        return Reason(
            "MA-R19", "This enemy cannot get there in {n:space|spaces}: choose a nearer space.", n=n
        )
    return None


def act(p: Play, f: Acting, mods: Mods, chosen: Option) -> None:
    """Look at a threat, move an enemy, or unlock a door."""
    f.performed = True
    if chosen.verb == "look":
        look(p, f.who, chosen.target)
        f.seen += (chosen.target,)
        f.at = 1 if len(f.seen) >= looks(mods) else 0
        return
    f.at = 1
    if chosen.verb == "unlock":
        doors.unlock(p, int(chosen.target))
    else:
        shift(p, chosen.source, chosen.target)


def look(p: Play, who: str, token: str) -> None:
    """Look at a facedown threat, for the first time or again (MA-R96); the seat that does so knows
    it from now on (MA-R92)."""
    state, seat = p.state, p.seat_of(who)
    seen = state.seen.get(token, ())
    state.seen[token] = seen if seat in seen else (*seen, seat)
    others = tuple(each for each in range(len(state.setup.seats)) if each != seat)
    threat = p.threat(token).id
    space = state.spaces.get(token) or ""
    p.change(e.TokenSeen(who=who, token=token, space=space, threat=threat, to=(seat,)))
    if others:
        p.events.append(e.TokenSeen(who=who, token=token, space=space, to=others))


def shift(p: Play, token: str, space: str) -> None:
    """Move an enemy for a character; no sentry, grapple or sabotage comes of it (MA-R20)."""
    start = p.state.spaces[token]
    path = p.walking.path(start, space)
    assert path is not None, "a check comes first"
    tokens.place(p, token, (start, *path))


def shifting_options(p: Play, f: Shifting) -> Options:
    """Return the spaces to which an enemy may be moved."""
    asked = [f.token] if f.token else [t for t in p.enemies() if _is_here(p, f.who, t)]
    ways = [
        option("push", token, space)
        for token in asked
        if token in p.state.spaces
        for space in p.walking.within(p.state.spaces[token], f.n)[1:]
    ]
    return allowed(p, f, ways, SHIFTING)


def _is_here(p: Play, who: str, token: str) -> bool:
    return p.state.spaces[token] == p.state.at[who]


def check_shifting(p: Play, f: Shifting, o: Intent) -> Reason | None:
    """Return the reason against moving an enemy by an ability."""
    if f.token and o.source != f.token:
        return Reason(
            "MA-173", "This ability moves only the target of the attack: choose that one."
        )
    if not f.token and o.source in p.state.spaces and not _is_here(p, f.who, o.source):
        return Reason(
            "MA-173", "This ability moves only an enemy in your space: choose one of those."
        )
    return check_shift(p, f.who, o, f.n, 99)


def shift_chosen(p: Play, f: Shifting, chosen: Option) -> None:
    """Move the enemy."""
    p.stack.pop()
    shift(p, chosen.source, chosen.target)


SHIFTING: dict[str, Check] = {"push": check_shifting}
