"""Movement and attacks of enemies (sections 22 and 23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Strike
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Choosing, Enemies, Hunting
from game.mandalorian.rules import disrupting, kept, tokens
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

ALL = -1
OUT_OF_RANGE = 99
COVER = "strike"
"""the moment of cards that keep enemies from attacking"""
Ends = dict[str, tuple[str, ...]]
"""the spaces where a movement may end, each with the way there"""


# --- movement -------------------------------------------------------------------------------------


def goals(p: Play, f: Enemies, token: str) -> list[str]:
    """Return the characters nearest to an enemy by the steps it can take (MA-252, MA-R24)."""
    asked = [f.goal] if f.goal in p.state.characters else p.state.characters
    return nearest_on_foot(p, p.state.spaces[token], {who: p.state.at[who] for who in asked})


def nearest_on_foot(p: Play, start: str, at: Mapping[str, str]) -> list[str]:
    """Return the characters nearest to a space by steps, given where they are ``at``; none that is
    in that space."""
    far = p.walking.distance[start]
    steps = {who: far[space] for who, space in at.items() if space in far}
    least = min(steps.values(), default=0)
    return [who for who, count in steps.items() if count == least and count]


def ends(p: Play, f: Enemies, token: str) -> Ends:
    """Return where an enemy may end its movement: along any shortest way to a nearest character,
    up to that character's space (MA-R25)."""
    start = p.state.spaces[token]
    found: Ends = {}
    for who in goals(p, f, token):
        goal = p.state.at[who]
        paths: Ends = {start: (start,)}
        for _ in range(min(f.n, p.walking.distance[start][goal])):
            paths = {
                after: (*path, after)
                for space, path in reversed(paths.items())
                for after in p.walking.next_steps(space, goal)
            }
        found |= paths
    return found


def movers(p: Play, f: Enemies) -> dict[str, Ends]:
    """Return the enemies that can move at least one space, with where to (MA-253, MA-R26)."""
    asked = [f.only] if f.only else p.enemies(f.classes)
    found = {}
    for token in asked:
        if token not in f.done and token in p.state.spaces and p.enemy(token) is not None:
            way = ends(p, f, token)
            if way:
                found[token] = way
    return found


def advance_options(p: Play, f: Enemies) -> Options:
    """Return the enemies to pick with their spaces. If all that can are to move, they do so one
    after another, for their order changes nothing."""
    if not f.left:
        return ()
    found = movers(p, f)
    if f.left == ALL or len(found) <= f.left:
        found = dict(list(found.items())[:1])
    return tuple(option("advance", token, end) for token, ways in found.items() for end in ways)


def check_advance(p: Play, f: Enemies, o: Intent) -> Reason | None:
    """Return the reason against moving an enemy to a space."""
    if o.source in f.done:
        return Reason("MA-R27", "This enemy has already moved: choose another.")
    found = movers(p, f)
    if o.source not in found:
        return Reason("MA-253", "This card cannot move that enemy: choose another.")
    if o.target not in found[o.source]:
        return Reason(
            "MA-252", "Enemies do not dawdle: choose a shortest route to the nearest character."
        )
    return None


def advance(p: Play, f: Enemies, chosen: Option) -> None:
    """Move an enemy; a saboteur then disrupts the lowest slot (MA-357, MA-R47)."""
    token = chosen.source
    path = ends(p, f, token)[chosen.target]
    f.done += (token,)
    f.left -= f.left > 0
    tokens.place(p, token, path)
    if p.state.step == "event" and p.with_ability("sabotage", (token,)):
        disrupting.disrupt_lowest(p, f.who)


# --- attacks --------------------------------------------------------------------------------------


def victims(p: Play, f: Enemies, token: str) -> list[str]:
    """Return the characters whom an enemy may attack: the nearest within range (MA-266)."""
    far = p.ranging.distance[p.state.spaces[token]]
    steps = {who: far[at] for who, at in p.state.at.items() if far.get(at, 99) <= f.n}
    least = min(steps.values(), default=0)
    return [who for who, count in steps.items() if count == least]


def would_hit(p: Play, token: str, space: str) -> list[str]:
    """Return the characters whom an enemy could attack from a space, in what is still to come of
    the card that moves it."""
    enemy = p.enemy(token)
    if enemy is None:
        return []
    far = p.ranging.distance[space]
    steps = {who: far.get(at, OUT_OF_RANGE) for who, at in p.state.at.items()}
    least = min(steps.values(), default=OUT_OF_RANGE)
    if not any(least <= each for each in _ranges_to_come(p, token, enemy.cls)):
        return []
    return [who for who, count in steps.items() if count == least]


def _ranges_to_come(p: Play, token: str, cls: str) -> Iterator[int]:
    """Yield the ranges of the attacks that pending steps still give an enemy."""
    for frame in p.stack:
        if isinstance(frame, Enemies) and frame.step in ("holding", "striking"):
            if frame.only == token or not frame.only and cls in frame.classes:
                yield frame.n
        elif isinstance(frame, Block):
            for deed in p.content.blocks[frame.name][frame.at :]:
                if isinstance(deed, Strike) and cls in deed.classes:
                    yield deed.range


def attackers(p: Play, f: Enemies) -> dict[str, list[str]]:
    """Return the enemies that can attack, with the characters."""
    asked = [f.only] if f.only else p.enemies(f.classes)
    found = {}
    for token in asked:
        if token not in f.done and token in p.state.spaces and p.enemy(token) is not None:
            near = victims(p, f, token)
            if near:
                found[token] = near
    return found


def strike_options(p: Play, f: Enemies) -> Options:
    """Return the enemies to pick with the characters they attack. If all that can attack will do
    so, their order is asked only where an attack may be answered (MA-267, MA-268)."""
    if not f.left:
        return ()
    found = attackers(p, f)
    if (f.left == ALL or len(found) <= f.left) and not is_answered(p):
        found = dict(list(found.items())[:1])
    return tuple(option("strike", token, who) for token, near in found.items() for who in near)


def is_answered(p: Play) -> bool:
    """Return True if somebody has a card that answers an attack."""
    return bool(kept.ways(p, ("attacked",), p.state.characters))


def check_strike(p: Play, f: Enemies, o: Intent) -> Reason | None:
    """Return the reason against an attack of an enemy on a character."""
    if o.source in f.done:
        return Reason("MA-R27", "This enemy has already attacked or is held back: choose another.")
    found = attackers(p, f)
    if o.source not in found:
        return Reason("MA-262", "This enemy cannot attack now: choose another.")
    if o.target not in found[o.source]:
        return Reason("MA-266", "Enemies attack the nearest character: choose that one.")
    return None


def strike(p: Play, f: Enemies, chosen: Option) -> None:
    """Let an enemy attack: 1 damage, which may be blocked and answered (MA-263)."""
    token, who = chosen.source, chosen.target
    f.done += (token,)
    f.left -= f.left > 0
    where = p.state.spaces[token]
    p.change(e.EnemyAttacks(token=token, threat=p.threat(token).id, who=who, space=where))
    p.stack.append(Choosing(p.seat_of(who), who, what=(token,), step="retort"))
    p.hurt(who, 1, "attack", token)


# --- a certain enemy hunts ------------------------------------------------------------------------


def hunting_options(p: Play, f: Hunting) -> Options:
    """Return the tokens that may be the one that hunts: those that can move or attack if any can
    (MA-R97)."""
    able = [each for each in f.tokens if _can_hunt(p, f, each)]
    return tuple(option("hunt", "", token) for token in able or f.tokens[:1])


def _can_hunt(p: Play, f: Hunting, token: str) -> bool:
    moving, attacking = _steps_of_hunt(p, f, token)
    return bool(movers(p, moving) or attackers(p, attacking))


def _steps_of_hunt(p: Play, f: Hunting, token: str) -> tuple[Enemies, Enemies]:
    """Return the movement of a hunting enemy, toward the carrier of The Child if there is one, and
    its attack."""
    goal = p.state.carrier
    return (
        Enemies(p.decider, f.who, (), f.n, 1, only=token, goal=goal, step="advancing"),
        Enemies(first_covering(p), f.who, (), f.range, 1, only=token, step="holding"),
    )


def check_hunt(p: Play, f: Hunting, o: Intent) -> Reason | None:
    """Return the reason against a token being the one that hunts."""
    if o in hunting_options(p, f):
        return None
    return Reason("MA-R97", "That one can neither move nor attack now: choose an enemy that can.")


def hunt(p: Play, f: Hunting, chosen: Option) -> None:
    """Let an enemy move, then attack."""
    p.stack.pop()
    p.stack.extend(reversed(_steps_of_hunt(p, f, chosen.target)))


# --- enemies kept from attacking ------------------------------------------------------------------


def first_covering(p: Play) -> int:
    """Return the seat that is asked first about cards that keep enemies from attacking."""
    return (*kept.owners(p, COVER), p.decider)[0]


def holding_options(p: Play, f: Enemies) -> Options:
    """Return the cards of the seat that keep an enemy from attacking, the enemies once one is
    used, and going on."""
    ways = [option("hold", "", token) for token in p.state.spaces]
    ways += kept.of_seat(p, COVER, f.seat)
    return allowed(p, f, [*ways, option("on")], HOLDING)


def check_hold(p: Play, f: Enemies, o: Intent) -> Reason | None:
    """Return the reason against keeping an enemy from attacking."""
    if not p.state.held:
        return Reason("MA-159", "No card holds back an enemy now: let them attack.")
    if o.target not in attackers(p, f):
        return Reason("MA-262", "This enemy cannot attack now: choose another.")
    return None


def check_cover(p: Play, f: Enemies, o: Intent) -> Reason | None:
    """Return the reason against using a card that keeps an enemy from attacking."""
    if p.state.held or not attackers(p, f):
        return Reason("MA-159", "Save this card: it works when an enemy is about to attack.")
    return kept.check_of_seat(COVER)(p, f, o)


def check_on(p: Play, f: Enemies, o: Intent) -> Reason | None:
    """Return the reason against letting the attacks begin."""
    if p.state.held and attackers(p, f):
        return Reason("MA-173", "Your card holds back one enemy: choose which.")
    return None


def hold(p: Play, f: Enemies, chosen: Option) -> None:
    """Use a card, choose the enemy that it keeps from attacking, or let the attacks begin."""
    if chosen.verb == "use":
        kept.use(p, chosen)
    elif chosen.verb == "hold":
        p.state.held -= 1
        f.done += (chosen.target,)
        token = chosen.target
        p.events.append(e.EnemyHeld(token=token, threat=p.threat(token).id))
    else:
        p.state.held = 0
        later = kept.owners(p, COVER, f.seat)
        if later:
            f.seat = later[0]
            return
        p.stack.pop()
        p.stack.append(
            Enemies(p.decider, f.who, f.classes, f.n, f.left, f.done, f.only, step="striking")
        )


HOLDING: dict[str, Check] = {"hold": check_hold, "use": check_cover, "on": check_on}
