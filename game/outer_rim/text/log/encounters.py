"""Log lines for patrols, contacts, encounters, jobs and the AI."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.rules.contacts import planet_of
from game.outer_rim.text.ai_cards import AI_DEEDS
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.log.causes import Teller, cause_of, silent
from game.outer_rim.text.names import at, name_of, owner, patrol, power_name, space_name, token_name
from game.table.events import Event


def _drawn(p: Play, x: e.EncounterDrawn) -> str:
    card = p.content.encounter_cards[x.card]
    who = name_of(p, x.seat)
    if x.section >= 0 and card.sections[x.section].secret is not None:
        return f"{who} draws an encounter card."
    nothing = "" if x.section >= 0 else ", but it has nothing for this space"
    return f"{who} draws an encounter card: {card.name}{nothing}."


def _used(p: Play, x: e.AbilityUsed) -> str:
    power = p.content.powers[x.ability]
    if power.card == p.player(x.seat).character:
        return f"{name_of(p, x.seat)} uses a character ability."
    title = power.ability.title
    if title and power.id.endswith(".secret"):
        return f"{name_of(p, x.seat)} uses a secret: {title}."
    return f"{name_of(p, x.seat)} uses {title or power_name(p, power)}."


def _patrol(p: Play, x: e.PatrolMoved) -> str:
    moves = f"{patrol(x.faction)} moves {plural(len(x.path), 'space')}"
    goal = space_name(p, x.path[-1])
    if x.cause == "patrol_won":
        return f"The {patrol(x.faction)} moves on to {goal}."
    return f"The {moves} to {goal}{cause_of(p, x.cause)}."


def _space_of(p: Play, place: str) -> str:
    return at(p, planet_of(place))


def _reveals(p: Play, x: e.ContactRevealed) -> str:
    cause = cause_of(p, "" if x.cause == "ai" else x.cause)
    who, where = p.content.name(x.contact), _space_of(p, x.place)
    return f"{name_of(p, x.seat)} reveals {who} {where}{cause}."


def _peeked(p: Play, x: e.ContactPeeked) -> str:
    token = token_name(p, x.place)
    what = f"a {token}" if token[:1].islower() else token
    return (
        f"{name_of(p, x.seat)} secretly looks at {what} "
        f"{_space_of(p, x.place)}{cause_of(p, x.cause)}."
    )


def _ai_line(p: Play, x: e.AILine) -> str:
    if x.done:
        return ""
    line = getattr(p.content.ai_cards[x.card], x.part)[x.line]
    return f"{name_of(p, x.seat)} does not {AI_DEEDS[line.do]}: {x.why}."


def _does(verb: str) -> Teller:
    """Return a line such as ``Han Solo delivers Spice.``"""
    return lambda p, x: f"{name_of(p, x.seat)} {verb} {p.content.name(x.card)}."


TELLERS: dict[type[Event], Teller] = {
    e.PatrolMoved: _patrol,
    e.PatrolBeaten: lambda p, x: (
        f"{name_of(p, x.seat)} defeats the level {x.level} {patrol(x.faction)}."
    ),
    e.PatrolSpawned: lambda p, x: (
        f"A level {x.level} {patrol(x.faction)} appears {at(p, x.space)}."
    ),
    e.EncounterDrawn: _drawn,
    e.SecretKept: lambda p, x: f"{name_of(p, x.seat)} keeps {p.content.name(x.card)} as a secret.",
    e.SecretStirred: lambda p, x: f"{name_of(p, x.seat)} may hold a secret for this.",
    e.SecretTaken: lambda p, x: f"{name_of(p, x.seat)} keeps a secret.",
    e.SecretDropped: lambda p, x: f"{name_of(p, x.seat)} discards a secret{cause_of(p, x.cause)}.",
    e.ContactRevealed: _reveals,
    e.ContactSeen: lambda p, x: (
        f"{name_of(p, x.seat)} secretly sees {p.content.name(x.contact)} {_space_of(p, x.place)}."
    ),
    e.ContactPeeked: _peeked,
    e.ContactMet: lambda p, x: f"{name_of(p, x.seat)} talks to {p.content.name(x.contact)}.",
    e.ContactLeft: lambda p, x: (
        f"{p.content.name(x.contact)} leaves {space_name(p, planet_of(x.place))}."
    ),
    e.ContactBarred: lambda p, x: (
        f"{p.content.name(x.contact)} is out of the game: {name_of(p, x.player)} plays this "
        "character."
    ),
    e.ContactPlaced: lambda p, x: f"{p.content.name(x.contact)} is now {_space_of(p, x.place)}.",
    e.ContactMoved: lambda p, x: (
        f"A contact moves from {space_name(p, planet_of(x.place))} "
        f"to {space_name(p, planet_of(x.goal))}."
    ),
    e.DatabankDrawn: lambda p, x: (
        f"Databank: {p.content.name(x.card)}{cause_of(p, x.cause, x.card)}."
    ),
    e.JobStepBegan: lambda p, x: f"{p.content.name(x.card)}, step {x.step}.",
    e.JobEnded: lambda p, x: _does("completes" if x.completed else "fails")(p, x),
    e.AbilityUsed: _used,
    e.PlanetMarked: lambda p, x: (
        f"{name_of(p, x.seat)} leaves a damage token {at(p, x.space)}{cause_of(p, x.cause)}."
    ),
    e.DestinationMarked: lambda p, x: (
        f"{owner(p, x.seat)} {p.content.name(x.card)} must be delivered to "
        f"{space_name(p, x.space)}."
    ),
    e.AICardDrawn: lambda p, x: f"{name_of(p, x.seat)} draws {p.content.name(x.card)}.",
    e.AILine: _ai_line,
    e.GoalTokenPlaced: lambda p, x: f"New AI goal: {space_name(p, x.space)}.",
    e.GoalTokenTaken: silent,
}
