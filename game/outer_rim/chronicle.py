"""Events as lines of the shared log: names, figures, and the cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim import events as e
from game.outer_rim.conditions import LEVEL_NAMES
from game.outer_rim.play import Play
from game.outer_rim.wording import DECKS, name_of, place_words, space_name
from game.table.events import Event, visible

Teller = Callable[[Play, Any], str]
SPOKEN_CAUSES = {
    "planning": "in the planning step",
    "defeat": "on the defeat",
    "combat": "in the combat",
    "setup": "at the start",
    "ai": "by the AI card",
    "make_room": "to make room",
    "surplus": "for want of a slot",
    "delivered": "delivered",
    "sold": "sold",
    "discard": "as asked",
    "escaped": "escaped",
    "patrol_won": "after its victory",
    "taken": "taken over",
}


def tell(p: Play, event: Event, seat: int | None) -> str:
    """An event as a log line, "" where another line says it or the seat may not know."""
    if event.to is not None and (seat is None or not visible(event, seat)):
        return ""
    teller = TELLERS.get(type(event))
    return teller(p, event) if teller is not None else ""


def cause(p: Play, event: Event) -> str:
    """The cause in brackets, "" where there is none to tell."""
    if not event.cause:
        return ""
    words = SPOKEN_CAUSES.get(event.cause)
    if words is None:
        card = event.cause.partition(".")[0]
        words = p.content.name(card) if card in p.content.components else ""
    return f" ({words})" if words else ""


def _amount(p: Play, x: Any, unit: str) -> str:
    verb = "gains" if x.amount > 0 else "loses"
    return f"{name_of(p, x.seat)} {verb} {abs(x.amount):,} {unit}{cause(p, x)}."


def _credits(p: Play, x: e.CreditsChanged) -> str:
    return _amount(p, x, "credits")


def _fame(p: Play, x: e.FameChanged) -> str:
    return f"{_amount(p, x, 'fame')[:-1]}, now {x.now}."


def _reputation(p: Play, x: e.ReputationChanged) -> str:
    level = LEVEL_NAMES[x.now]
    return f"{name_of(p, x.seat)}: {x.faction.title()} reputation {level}{cause(p, x)}."


def _moved(p: Play, x: e.ShipMoved) -> str:
    if not x.path:
        return ""
    stop = {"patrol": ", stopped by a patrol", "maelstrom": ", where the Maelstrom ends the move"}
    way = f"{len(x.path)} space{'s' if len(x.path) > 1 else ''}"
    goal = space_name(p, x.path[-1])
    return f"{name_of(p, x.seat)} flies {way} to {goal}{stop.get(x.stopped, '')}."


def _damage(p: Play, x: e.DamageSuffered) -> str:
    whose = "character" if x.target == "character" else "ship"
    return f"{name_of(p, x.seat)}'s {whose} suffers {x.amount} damage: {x.now} of {x.limit}."


def _recovered(p: Play, x: e.Recovered) -> str:
    parts = [
        f"{count} damage from the {what}"
        for count, what in ((x.character, "character"), (x.ship, "ship"))
        if count
    ]
    return f"{name_of(p, x.seat)} recovers {' and '.join(parts)}{cause(p, x)}."


def _test(p: Play, x: e.SkillTested) -> str:
    level = ("unskilled", "skilled", "highly skilled")[x.level]
    how = "passes" if x.passed else "fails"
    faces = ", ".join(x.faces)
    return f"{name_of(p, x.seat)} {how} a test of {x.skill.title()} ({level}: {faces})."


def _enemy(p: Play, x: Any) -> str:
    return name_of(p, x.defender) if x.defender >= 0 else p.content.name(x.enemy)


def _combat(p: Play, x: e.CombatBegan) -> str:
    return (
        f"{name_of(p, x.seat)} attacks {_enemy(p, x)}: {x.combat} combat, "
        f"{x.dice} dice against {x.enemy_dice}."
    )


def _decided(p: Play, x: e.CombatDecided) -> str:
    how = "wins" if x.won else "loses"
    return f"{name_of(p, x.seat)} {how} against {_enemy(p, x)}, {x.damage} to {x.enemy_damage}."


def _dice(p: Play, x: e.DiceRolled) -> str:
    who = name_of(p, x.seat) if x.seat >= 0 else "The enemy"
    return f"{who} rolls {', '.join(x.faces) or 'no dice'}{cause(p, x)}."


def _patrol(p: Play, x: e.PatrolMoved) -> str:
    spaces = f"{len(x.path)} space{'s' if len(x.path) > 1 else ''}"
    goal = space_name(p, x.path[-1])
    return f"The {x.faction.title()} patrol moves {spaces} to {goal}{cause(p, x)}."


def _bounty(p: Play, x: e.BountyClosed) -> str:
    return f"{name_of(p, x.seat)}: {p.content.name(x.contact)} is {x.how}."


def _goal(p: Play, x: e.GoalAdvanced) -> str:
    return f"{name_of(p, x.seat)}'s {x.goal} goal: {min(x.tokens, x.count)} of {x.count}."


def _ai_line(p: Play, x: e.AILine) -> str:
    return "" if x.done else f"AI {x.part}: passed over, {x.why}."


def _ended(p: Play, x: e.GameEnded) -> str:
    if x.seat < 0:
        return "The game ends without a winner."
    return f"{name_of(p, x.seat)} is a living legend and wins."


def _seat_card(verb: str) -> Teller:
    return lambda p, x: f"{name_of(p, x.seat)} {verb} {p.content.name(x.card)}."


def _bought(p: Play, x: e.CardBought) -> str:
    price = f"for {x.price:,} credits" if x.price else "for nothing"
    return f"{name_of(p, x.seat)} buys {p.content.name(x.card)} {price}."


def _discarded(p: Play, x: e.CardDiscarded) -> str:
    who = f"{name_of(p, x.seat)} discards" if x.seat >= 0 else "Discarded:"
    return f"{who} {p.content.name(x.card)}{cause(p, x)}."


def _revealed(p: Play, x: e.MarketRevealed) -> str:
    if not x.card:
        return f"The {DECKS[x.deck]} deck is empty."
    return f"Revealed in the {DECKS[x.deck]} deck: {p.content.name(x.card)}."


TELLERS: dict[type[Event], Teller] = {
    e.CharacterPicked: lambda p, x: f"Player {x.seat + 1} plays {p.content.name(x.character)}.",
    e.ShipPicked: lambda p, x: f"{name_of(p, x.seat)} starts in the {p.content.name(x.ship)}.",
    e.FirstPlayerRolled: lambda p, x: f"{name_of(p, x.seat)} rolls {', '.join(x.faces)}.",
    e.FirstPlayerChosen: lambda p, x: f"{name_of(p, x.seat)} is first player.",
    e.TurnBegan: lambda p, x: f"Round {x.round}: {name_of(p, x.seat)}'s turn.",
    e.ShipMoved: _moved,
    e.PlayerPlaced: lambda p, x: f"{name_of(p, x.seat)} is at {space_name(p, x.space)}.",
    e.Recovered: _recovered,
    e.StoodUp: lambda p, x: f"{name_of(p, x.seat)} is on their feet again.",
    e.CreditsChanged: _credits,
    e.FameChanged: _fame,
    e.ReputationChanged: _reputation,
    e.DamageSuffered: _damage,
    e.Defeated: lambda p, x: f"{name_of(p, x.seat)} is defeated.",
    e.CardGained: lambda p, x: (
        "" if x.cause == "bought" else _seat_card("gains")(p, x)[:-1] + f"{cause(p, x)}."
    ),
    e.CardBought: _bought,
    e.CardBartered: lambda p, x: (
        f"{name_of(p, x.seat)} barters {p.content.name(x.card)}: {x.worth:,} off the price."
    ),
    e.CardDiscarded: _discarded,
    e.CardRemoved: lambda p, x: f"{p.content.name(x.card)} leaves the game.",
    e.CardPassed: lambda p, x: (
        f"{name_of(p, x.seat)} takes {p.content.name(x.card)} from {name_of(p, x.giver)}."
    ),
    e.ShipBought: lambda p, x: f"{name_of(p, x.seat)} now flies the {p.content.name(x.ship)}.",
    e.MarketDiscarded: lambda p, x: (
        f"{name_of(p, x.seat)} discards {p.content.name(x.card)} from the {DECKS[x.deck]} deck."
    ),
    e.MarketRevealed: _revealed,
    e.DeckShuffled: lambda p, x: f"The {DECKS.get(x.deck, x.deck)} deck is shuffled.",
    e.PatrolMoved: _patrol,
    e.PatrolBeaten: lambda p, x: (
        f"{name_of(p, x.seat)} beats the {x.faction.title()} patrol of level {x.level}."
    ),
    e.PatrolSpawned: lambda p, x: (
        f"A {x.faction.title()} patrol of level {x.level} appears at {space_name(p, x.space)}."
    ),
    e.CargoDelivered: lambda p, x: _seat_card("delivers")(p, x),
    e.BountyClosed: _bounty,
    e.EncounterDrawn: lambda p, x: f"{name_of(p, x.seat)} meets: {p.content.name(x.card)}.",
    e.SecretKept: lambda p, x: f"{p.content.name(x.card)} is kept as a secret.",
    e.SecretTaken: lambda p, x: f"{name_of(p, x.seat)} takes a secret.",
    e.ContactRevealed: lambda p, x: (
        f"{p.content.name(x.contact)} turns up on {space_name(p, x.place.rpartition('.')[0])}."
    ),
    e.ContactSeen: lambda p, x: f"Seen in secret: {p.content.name(x.contact)}.",
    e.ContactPeeked: lambda p, x: f"{name_of(p, x.seat)} looks at a {place_words(p, x.place)}.",
    e.ContactMet: lambda p, x: f"{name_of(p, x.seat)} talks to {p.content.name(x.contact)}.",
    e.ContactPlaced: lambda p, x: (
        f"{p.content.name(x.contact)} is on {space_name(p, x.place.rpartition('.')[0])} now."
    ),
    e.ContactMoved: lambda p, x: (f"A contact goes to {space_name(p, x.goal.rpartition('.')[0])}."),
    e.DatabankDrawn: lambda p, x: f"Databank: {p.content.name(x.card)}.",
    e.JobStepBegan: lambda p, x: f"{p.content.name(x.card)}, step {x.step}.",
    e.JobEnded: lambda p, x: (
        f"{name_of(p, x.seat)} {'completes' if x.completed else 'fails at'} "
        f"{p.content.name(x.card)}."
    ),
    e.DiceRolled: _dice,
    e.DiceChanged: lambda p, x: (
        f"{name_of(p, x.seat)} changes the dice to {', '.join(x.faces)}{cause(p, x)}."
    ),
    e.SkillTested: _test,
    e.CombatBegan: _combat,
    e.CombatDecided: _decided,
    e.AbilityUsed: lambda p, x: f"{name_of(p, x.seat)} uses {p.content.name(x.cause)}.",
    e.GoalAdvanced: _goal,
    e.GoalCompleted: lambda p, x: (
        f"{name_of(p, x.seat)} completes the {x.goal} goal of {p.content.name(x.card)}."
    ),
    e.PlanetMarked: lambda p, x: f"{name_of(p, x.seat)} marks {space_name(p, x.space)}.",
    e.DestinationMarked: lambda p, x: (
        f"{p.content.name(x.card)} has to go to {space_name(p, x.space)}."
    ),
    e.ExtraTurnGranted: lambda p, x: f"{name_of(p, x.seat)} takes an additional turn next.",
    e.AICardDrawn: lambda p, x: f"{name_of(p, x.seat)} draws {p.content.name(x.card)}.",
    e.AILine: _ai_line,
    e.GoalTokenPlaced: lambda p, x: f"The AI's goal: {space_name(p, x.space)}.",
    e.GameEnded: _ended,
}
"""events that others repeat have no line: steps, tokens taken up, what leaves with a hire"""
