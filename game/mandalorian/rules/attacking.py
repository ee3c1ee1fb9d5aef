"""The attack action, and damage that a character deals (section 10)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Divide, Modifier, Reach, Spread, StrongerHere
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Dealing
from game.mandalorian.rules import tokens
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

Mods = Sequence[Modifier]
NEAR = 1
"""range of an attack action (MA-135)"""


def reach(mods: Mods) -> int:
    """Return the range of an attack."""
    return max((each.range for each in mods if isinstance(each, Reach)), default=NEAR)


def ways(p: Play, f: Acting, mods: Mods) -> list[Option]:
    """Return the threats that may be attacked, and dividing the damage."""
    near = p.ranging.distance[p.state.at[f.who]]
    most = reach(mods)
    found = [
        option("attack", "", token)
        for token, space in p.state.spaces.items()
        if near.get(space, 99) <= most
    ]
    return [*found, option("divide")]


def check_attack(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against attacking a threat: any threat may be attacked (MA-135, MA-140)."""
    space = p.state.spaces.get(o.target)
    if space is None:
        return Reason("MA-140", "That threat is not on the map: choose one that is.")
    return too_far(p, f.who, space, reach(mods))


def hits_others(p: Play, mods: Mods, token: str) -> bool:
    """Return True if an attack on a token would also hit enemies in its space."""
    here = p.in_space(p.state.spaces[token])
    return any(isinstance(each, Spread) for each in mods) and any(map(p.enemy, here))


def too_far(p: Play, who: str, space: str, most: int) -> Reason | None:
    """Return the reason if a space is not within a range of a character."""
    found = p.range(p.state.at[who], space)
    if found is None:
        return Reason(
            "MA-186", "A wall or a locked door stands between you and that space: choose another."
        )
    if found > most:
        return Reason(
            "MA-185",
            "The target is {far:space|spaces} away and you reach only {most}: choose a nearer one.",
            far=found,
            most=most,
        )
    return None


def check_divide(p: Play, f: Acting, mods: Mods, o: Intent) -> Reason | None:
    """Return the reason against dividing the damage of an attack."""
    found = next((each for each in mods if isinstance(each, Divide)), None)
    if found is None:
        return Reason("MA-R17", "This attack does not spread its damage: choose one target.")
    if not any(
        too_far(p, f.who, p.state.spaces[each], found.range) is None for each in p.enemies()
    ):
        return Reason("MA-185", "No enemy is within range: do without the attack.")
    return None


def attack(p: Play, f: Acting, mods: Mods, chosen: Option) -> None:
    """Attack a threat: it is turned up after all choices (MA-141, MA-R71), or divide the damage."""
    f.at, f.performed = 1, True
    if chosen.verb == "divide":
        most = next(each.range for each in mods if isinstance(each, Divide))
        p.stack.append(
            Dealing(f.seat, f.who, 1, most, "enemy", f.strength, divide=True, step="dealing")
        )
        return
    f.target = chosen.target
    state = p.state
    here = state.spaces[f.target] == state.at[f.who]
    more = sum(each.n for each in mods if isinstance(each, StrongerHere)) if here else 0
    hit = [f.target]
    p.events.append(e.TokenAttacked(who=f.who, token=f.target))
    if f.target not in state.up:
        tokens.flip(p, f.target, f.who)
    if any(isinstance(each, Spread) for each in mods):
        space = state.spaces[f.target]
        hit += [each for each in p.enemies() if state.spaces[each] == space and each != f.target]
    for token in hit:
        tokens.deal(p, token, f.strength + more)


# --- damage of abilities --------------------------------------------------------------------------


def targets(p: Play, f: Dealing) -> list[str]:
    """Return the threats to which damage may be dealt."""
    return [token for token in p.state.spaces if _against(p, f, token) is None]


def _against(p: Play, f: Dealing, token: str) -> Reason | None:
    space = p.state.spaces.get(token)
    if space is None:
        return Reason("MA-140", "That threat is not on the map: choose one that is.")
    if token == f.other:
        return Reason("MA-R17", "The target has had its share: choose another enemy.")
    if token in f.done and not f.divide:
        return Reason("MA-R17", "You have already hit this threat: choose another.")
    if p.enemy(token) is None and (f.what == "enemy" or token in p.state.up):
        return Reason("MA-194", "This works only on a faceup enemy: choose one of those.")
    return too_far(p, f.who, space, f.range)


def dealing_options(p: Play, f: Dealing) -> Options:
    """Return the threats to which damage may be dealt, and stopping where that is allowed."""
    ways = [option("hit", "", token) for token in p.state.spaces]
    return allowed(p, f, [*ways, option("on")], DEALING)


def check_hit(p: Play, f: Dealing, o: Intent) -> Reason | None:
    """Return the reason against dealing damage to a threat."""
    return _against(p, f, o.target)


def check_stop(p: Play, f: Dealing, o: Intent) -> Reason | None:
    """Return the reason against stopping."""
    return None if f.stop else Reason("MA-173", "An ability is all or nothing: use the rest of it.")


def deal(p: Play, f: Dealing, chosen: Option) -> None:
    """Deal damage to a threat, a facedown one after it is turned up."""
    if chosen.verb == "on":
        p.stack.pop()
        return
    f.done += (chosen.target,)
    f.left -= 1
    if not f.left:
        p.stack.pop()
    if chosen.target not in p.state.up:
        tokens.flip(p, chosen.target, f.who)
    tokens.deal(p, chosen.target, f.n)


DEALING: dict[str, Check] = {"hit": check_hit, "on": check_stop}
