"""Reasons why a patrol cannot move somewhere, or cannot be encountered."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.frames.turns import Encounter, Far
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.patrols.frames import (
    FreePatrol,
    PatrolLeave,
    PatrolMoves,
    PatrolRedirect,
    WhichPatrol,
)
from game.outer_rim.rules import movement
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import at, patrol, space_name
from game.outer_rim.text.reasons.phrases import NO_SPACE, Check, obliged, seat_named, spaces_away
from game.table.decisions import Intent
from game.table.grammar import capital, listed
from game.table.refusals import Reason


def move_patrol(
    p: Play, f: PatrolMoves | PatrolLeave | WhichPatrol | FreePatrol, wanted: Intent
) -> Reason | None:
    """Return why a patrol cannot move somewhere."""
    if wanted.source not in p.state.patrols:
        return Reason("OR-176", "Choose a patrol on the map.")
    if isinstance(f, WhichPatrol):
        return _other_patrol(p, f)
    if wanted.source != f.faction:
        return _other(f.faction)
    if wanted.target not in p.galaxy.spaces:
        return NO_SPACE
    at_ = p.state.patrols[f.faction][1]
    if wanted.target not in p.galaxy.neighbors[at_]:
        return _not_next(p, f, wanted.target)
    if not isinstance(f, PatrolMoves):
        return None
    if f.direct:
        return Reason(
            "OR-171",
            "The {patrol} can reach {goal}: it must take a shortest route, not one {there}.",
            patrol=patrol(f.faction),
            goal=space_name(p, f.goal),
            there=f"by {space_name(p, wanted.target)}",
        )
    if wanted.target in f.path:
        return Reason(
            "OR-R46",
            "The {patrol} never doubles back: choose a space it has not been to.",
            patrol=patrol(f.faction),
        )
    return Reason(
        "OR-R46",
        "Going by {way}, the {patrol} would end no closer to {goal}.",
        way=space_name(p, wanted.target),
        patrol=patrol(f.faction),
        goal=space_name(p, f.goal),
    )


def _other(faction: str) -> Reason:
    words = "Only the {patrol} can move now: leave the others where they are."
    return Reason("OR-178", words, patrol=patrol(faction))


def _other_patrol(p: Play, f: WhichPatrol) -> Reason:
    wanted = f.faction
    if wanted == "nearest":
        near = patrols.nearest(p, p.player(f.seat).space)
        names = listed((each.title() for each in near), "or")
        return Reason("OR-178", "You can move only the nearest patrol: {names}.", names=names)
    return Reason("OR-178", "{card} moves one patrol.", card=p.content.name(f.card))


def _not_next(p: Play, f: PatrolMoves | PatrolLeave | FreePatrol, goal: str) -> Reason:
    start = p.state.patrols[f.faction][1]
    if goal == start:
        clause = "OR-R58" if isinstance(f, PatrolLeave) else "OR-178"
        return Reason(
            clause,
            "The {patrol} is already {there}: choose a space next to it.",
            patrol=patrol(f.faction),
            there=at(p, start),
        )
    return Reason(
        "OR-R58" if isinstance(f, PatrolLeave) else "OR-024",
        "The {patrol} moves one space at a time, and {goal} is not next to {start}.",
        patrol=patrol(f.faction),
        goal=space_name(p, goal),
        start=space_name(p, start),
    )


def redirect(p: Play, f: PatrolRedirect, wanted: Intent) -> Reason | None:
    """Return why a patrol cannot be sent to another player."""
    if wanted.source != f.faction:
        return _other(f.faction)
    other = seat_named(p, wanted.target)
    if other < 0:
        return Reason("OR-178", "You cannot choose that player: choose another at this table.")
    if other == f.seat:
        return Reason(
            "OR-178", "The {patrol} is already moving toward you.", patrol=patrol(f.faction)
        )
    start = p.state.patrols[f.faction][1]
    within = max(getattr(effect, "within", 0) for effect in p.content.powers[f.power].ability.then)
    return Reason(
        "OR-178",
        "The {patrol} is {far}; you can redirect it only within {within}.",
        patrol=patrol(f.faction),
        far=spaces_away(p, f.seat, start),
        within=plural(within, "space"),
    )


def fight(p: Play, f: Encounter | Far, wanted: Intent) -> Reason | None:
    """Return why a patrol cannot be encountered."""
    bound = obliged(p, f)
    factions = {patrols.token(p, each).id: each for each in p.state.patrols}
    found = p.content.components.get(wanted.source)
    if wanted.source not in factions:
        level = getattr(found, "ship_combat", 0) if found is not None else 0
        if found is None or not hasattr(found, "level"):
            return bound or Reason("OR-194", "Choose a patrol on the map.")
        gone = wanted.source in p.state.removed
        state = "has been defeated" if gone else "is not in play yet"
        return bound or Reason(
            "OR-202" if gone and level is not None else "OR-205",
            "That {patrol} {state}: choose one on the map.",
            patrol=patrol(found.faction),
            state=state,
        )
    faction = factions[wanted.source]
    space = p.state.patrols[faction][1]
    if isinstance(f, Far):
        return beyond(p, f, space, f"the {patrol(faction)}")
    if space == p.player(f.seat).space:
        return bound
    return bound or Reason(
        "OR-194",
        "You can fight only a patrol in your space; the {patrol} is {there}, {far}.",
        patrol=patrol(faction),
        there=at(p, space),
        far=spaces_away(p, f.seat, space),
    )


def beyond(p: Play, f: Far, space: str, what: str) -> Reason | None:
    """Return why something is not within the reach of an encounter from afar."""
    if space == p.player(f.seat).space:
        return Reason(
            "OR-194", "{what} is here; the ability is for other spaces.", what=capital(what)
        )
    if movement.away(p, p.player(f.seat).space)[space] <= f.spaces:
        return None
    return Reason(
        "OR-194",
        "{what} {there} is {far}; the ability reaches {reach}.",
        what=capital(what),
        there=at(p, space),
        far=spaces_away(p, f.seat, space),
        reach=plural(f.spaces, "space"),
    )


CHECKS: dict[str, Check] = {"patrol": move_patrol, "redirect": redirect, "fight": fight}
"""by what is attempted, in the steps that ask for it"""
