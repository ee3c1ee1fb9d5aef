"""Patrols: moving toward a player, fighting, spawning (OR-166 to OR-210)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.cards.effects.moments import Redirect
from game.outer_rim.cards.models import Patrol, PatrolMove
from game.outer_rim.combat import damage
from game.outer_rim.combat.events import CombatDecided
from game.outer_rim.combat.frames import Combat
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.triggers import ready
from game.outer_rim.events import CardRemoved
from game.outer_rim.frames.base import Context
from game.outer_rim.patrols.events import PatrolBeaten, PatrolMoved, PatrolSpawned
from game.outer_rim.patrols.frames import PatrolLeave, PatrolMoves, PatrolRedirect
from game.outer_rim.rules import credits, fame, reputation
from game.outer_rim.rules.movement import away
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step


def here(p: Play, space: str) -> list[str]:
    """Return the factions whose patrol is in a space, in the order of the factions."""
    return [each for each in FACTIONS if p.state.patrols[each][1] == space]


def token(p: Play, faction: str) -> Patrol:
    """Return the patrol of a faction that is on the map."""
    return p.content.patrols[faction, p.state.patrols[faction][0]]


def put(p: Play, faction: str, space: str) -> None:
    """Put a faction's patrol on a space."""
    p.state.patrols[faction] = (p.state.patrols[faction][0], space)


def follow_icon(p: Play, seat: int, icon: PatrolMove, cause: str) -> None:
    """Resolve a patrol movement icon for the player who caused the reveal (OR-166 to OR-168)."""
    if p.state.step == "action" and not p.is_deck(seat):
        for power in ready(p, seat, "patrol_moves"):
            p.push(
                PatrolRedirect(
                    seat, faction=icon.faction, points=icon.distance, cause=cause, power=power.id
                )
            )
            return
    toward(p, icon.faction, seat, icon.distance, cause)


def toward(p: Play, faction: str, seat: int, distance: int, cause: str) -> None:
    """Move a patrol toward a player, who chooses the route; one already there stays (OR-R48)."""
    p.push(moves(p, faction, seat, distance, cause))


def moves(p: Play, faction: str, seat: int, distance: int, cause: str) -> PatrolMoves:
    """Return the step in which a patrol moves toward a player."""
    start = p.state.patrols[faction][1]
    goal = p.player(seat).space
    return PatrolMoves(
        p.chooser(seat),
        faction=faction,
        goal=goal,
        points=distance,
        path=(start,),
        direct=away(p, goal)[start] <= distance or p.is_deck(seat),
        cause=cause,
    )


def route_options(p: Play, f: PatrolMoves) -> Options:
    """Step ``patrol``: the next space of its route (OR-170, OR-171, OR-R46, OR-R47).

    If the player can be reached, the path must be a shortest one; otherwise any step is allowed
    from which some route without repeats still ends nearer than it began.
    """
    path, goal, points = f.path, f.goal, f.points
    if path[-1] == goal or points == 0:
        return ()
    far = away(p, goal)
    faction = f.faction
    if f.direct:
        steps = [space for space in p.galaxy.neighbors[path[-1]] if far[space] < far[path[-1]]]
    else:
        steps = [
            space
            for space in p.galaxy.neighbors[path[-1]]
            if space not in path and _ends_nearer(p, far, (*path, space), points - 1, far[path[0]])
        ]
    return tuple(option("patrol", faction, space) for space in steps)


def spaces(
    p: Play, factions: Iterable[str], goals: Collection[str], points: int
) -> tuple[int, int]:
    """Return the fewest and the most spaces that one of these patrols moves toward one of these
    spaces, where it stops."""
    starts = [p.state.patrols[each][1] for each in factions]
    made = [min(points, away(p, goal)[start]) for start in starts for goal in goals]
    return min(made, default=points), max(made, default=points)


def _ends_nearer(
    p: Play, far: dict[str, int], path: tuple[str, ...], points: int, start: int
) -> bool:
    """Return True if some route from here, without repeats, ends nearer than ``start``."""
    here_ = path[-1]
    if points == 0 or far[here_] == 0:
        return far[here_] < start
    return any(
        _ends_nearer(p, far, (*path, space), points - 1, start)
        for space in p.galaxy.neighbors[here_]
        if space not in path
    )


def route_answer(p: Play, f: PatrolMoves, chosen: Option) -> None:
    """Move one space; at the end of the route report the whole of it."""
    f.path = path = (*f.path, chosen.target)
    f.points -= 1
    put(p, f.faction, chosen.target)
    if f.points == 0 or chosen.target == f.goal:
        p.tell(PatrolMoved(faction=f.faction, start=path[0], path=path[1:], cause=f.cause))


def redirect_options(p: Play, f: PatrolRedirect) -> Options:
    """Step ``patrol.redirect``: let the patrol come, or send it toward another player (Jyn
    Erso)."""
    start = p.state.patrols[f.faction][1]
    far = away(p, p.player(f.seat).space)[start]
    near = any(
        isinstance(effect, Redirect) and far <= effect.within
        for effect in p.content.powers[f.power].ability.then
    )
    others = [
        option("redirect", f.faction, f"seat_{each.seat}")
        for each in p.state.players
        if each.seat != f.seat
    ]
    return (option("pass"), *(others if near else ()))


def redirect_answer(p: Play, f: PatrolRedirect, chosen: Option) -> None:
    """Move the patrol toward the chosen player, who picks its route (OR-R47, OR-R50)."""
    p.stack.pop()
    sent = chosen.verb != "pass"
    seat = int(chosen.target.removeprefix("seat_")) if sent else f.seat
    toward(p, f.faction, seat, f.points, f.cause)
    if sent:
        power = p.content.powers[f.power]
        costs.pay(p, f.seat, power.ability.cost, power.card)


def obliged(p: Play, seat: int) -> list[str]:
    """Return the patrols here that must be encountered because of negative reputation (OR-195)."""
    if "no_forced_patrols" in p.values(seat).grants:
        return []
    there = here(p, p.player(seat).space)
    return [each for each in there if reputation.level(p, seat, each) < 0]


def fight(p: Play, seat: int, faction: str) -> None:
    """Encounter a patrol: a ship combat; level 4 wins without a roll (OR-198, OR-207 to OR-209)."""
    patrol = token(p, faction)
    if patrol.ship_combat is None:
        _crushed(p, seat, faction, patrol)
        return
    p.push(
        Combat(
            seat,
            combat="ship",
            defender=-1,
            on="patrol",
            foe="patrol",
            card=patrol.id,
            enemy=patrol.id,
            value=patrol.ship_combat,
            faction=faction,
        )
    )


def _crushed(p: Play, seat: int, faction: str, patrol: Patrol) -> None:
    """Let a level-4 patrol defeat the ship outright, then move on (OR-208, OR-R59)."""
    dealt = max(1, p.values(seat).hull - p.player(seat).ship_damage)
    p.tell(
        CombatDecided(
            seat=seat,
            combat="ship",
            defender=-1,
            enemy=patrol.id,
            damage=0,
            enemy_damage=dealt,
            won=False,
        )
    )
    p.push(PatrolLeave(p.chooser(seat), faction=faction))
    damage.suffer(p, seat, "ship", dealt, patrol.id, in_full=True)


def consequence(p: Play, f: Combat, won: bool) -> None:
    """Resolve a patrol combat: reputation, the reward, a new patrol (OR-199 to OR-203)."""
    faction = f.faction
    if not won:
        p.push(PatrolLeave(p.chooser(f.seat), faction=faction))
        return
    patrol = token(p, faction)
    if "no_patrol_grudge" not in p.values(f.seat).grants:
        reputation.change(p, f.seat, faction, -1, patrol.id)
    p.tell(PatrolBeaten(seat=f.seat, faction=faction, level=patrol.level))
    credits.gain(p, f.seat, patrol.credits, patrol.id)
    fame.gain(p, f.seat, patrol.fame, patrol.id)
    if p.over:
        return
    p.state.removed = (*p.state.removed, patrol.id)
    p.tell(CardRemoved(seat=-1, card=patrol.id))
    spawn(p, faction)
    known = Context(
        fame_reward=patrol.fame > 0,
        foe="patrol",
        combat="ship",
        patrol=patrol.faction,
        patrol_level=patrol.level,
    )
    fame.happened(p, f.seat, "patrol_beaten", known)


def spawn(p: Play, faction: str) -> None:
    """Put the next level of a faction on its spawning navpoint (OR-204 to OR-206)."""
    level = p.state.patrols[faction][0] + 1
    space = p.galaxy.spawn[faction]
    p.state.patrols[faction] = (level, space)
    p.tell(PatrolSpawned(faction=faction, level=level, space=space))


def leave_options(p: Play, f: PatrolLeave) -> Options:
    """Step ``patrol.leave``: the adjacent space to which a patrol moves after winning (OR-R58)."""
    faction = f.faction
    at = p.state.patrols[faction][1]
    return tuple(option("patrol", faction, space) for space in p.galaxy.neighbors[at])


def leave_answer(p: Play, f: PatrolLeave, chosen: Option) -> None:
    """Move the patrol one space."""
    p.stack.pop()
    step(p, f.faction, chosen.target, "patrol_won")


def nearest(p: Play, space: str) -> list[str]:
    """Return the factions of the patrols nearest to a space."""
    far = away(p, space)
    least = min(far[at] for _, at in p.state.patrols.values())
    return [each for each in FACTIONS if far[p.state.patrols[each][1]] == least]


def step(p: Play, faction: str, space: str, cause: str) -> None:
    """Move a patrol one space."""
    start = p.state.patrols[faction][1]
    put(p, faction, space)
    p.tell(PatrolMoved(faction=faction, start=start, path=(space,), cause=cause))


PENDING: tuple[Step[Play], ...] = (
    Ask(PatrolMoves, route_options, route_answer),
    Ask(PatrolLeave, leave_options, leave_answer),
    Ask(PatrolRedirect, redirect_options, redirect_answer),
)
"""the steps that are run here"""
