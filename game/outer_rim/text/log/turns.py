"""Log lines for players, turns, credits, fame, reputation and damage."""

from __future__ import annotations

from typing import Any

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.grammar import listed, plural
from game.outer_rim.text.log.causes import CAUSES, Teller, cause_of, silent
from game.outer_rim.text.names import at, dice, name_of, owner, patrol, space_name
from game.table.events import Event
from game.table.letters import unmarked


def _moved(p: Play, x: e.ShipMoved) -> str:
    if not x.path:
        return f"{name_of(p, x.seat)} stays {at(p, x.start)}."
    goal = x.path[-1]
    why = ""
    if x.stopped == "maelstrom":
        why = ", which ends the move"
    elif x.stopped == "patrol":
        there = listed([patrol(each) for each in x.patrols])
        why = f", stopped by the {there}" if there else ", stopped by a patrol"
    far = plural(len(x.path), "space")
    return f"{name_of(p, x.seat)} flies {far} to {space_name(p, goal)}{why}."


def _recovered(p: Play, x: e.Recovered) -> str:
    parts = (
        f"{number} {what} damage"
        for number, what in ((x.character, "character"), (x.ship, "ship"))
        if number
    )
    return f"{name_of(p, x.seat)} recovers {listed(parts)}{_why(p, x)}."


def _credits(p: Play, x: e.CreditsChanged) -> str:
    if x.amount < 0 and (x.cause == "defeat" or _bought_with(p, x.cause)):
        return ""
    verb = "gains" if x.amount > 0 else "pays"
    return f"{name_of(p, x.seat)} {verb} {abs(x.amount):,} credits{_why(p, x)}."


def _bought_with(p: Play, cause: str) -> bool:
    """Return True if a payment is the price of a market card, which the line of the purchase
    includes."""
    asset = p.content.assets.get(cause)
    fees = asset is not None and any(power.ability.cost.credits for power in asset.powers)
    return asset is not None and bool(asset.deck) and not fees


def _why(p: Play, x: Any) -> str:
    """Return the cause, unless it is the player's own character."""
    return cause_of(p, x.cause, p.player(x.seat).character)


def _fame(p: Play, x: e.FameChanged) -> str:
    verb = "gains" if x.amount > 0 else "loses"
    goal = p.player(x.seat).fame_goal
    cause = _why(p, x)
    return f"{name_of(p, x.seat)} {verb} {abs(x.amount)} fame{cause}: {x.now} of {goal}."


def _reputation(p: Play, x: e.ReputationChanged) -> str:
    verb = "gains" if x.now > x.before else "loses"
    faction, level = x.faction.title(), LEVEL_NAMES[x.now]
    cause = _why(p, x)
    return f"{name_of(p, x.seat)} {verb} {faction} reputation{cause}: now {level}."


def _damage(p: Play, x: e.DamageSuffered) -> str:
    what = f"{x.amount} {x.target} damage{cause_of(p, x.cause)}"
    kept = "hull" if x.target == "ship" else "health"
    left = f"{max(0, x.limit - x.now)} of {x.limit} {kept} left"
    return f"{name_of(p, x.seat)} suffers {what}: {left}."


def _defeated(p: Play, x: e.Defeated) -> str:
    lost = f" and loses {x.credits_lost:,} credits" if x.credits_lost else ""
    return f"{name_of(p, x.seat)} is defeated{_why(p, x)}{lost}."


def _agreed(p: Play, x: e.VariantsAgreed) -> str:
    return f"Played with house rules: {listed(tuple(CAUSES[each] for each in x.variants))}."


def _goal(p: Play, x: e.GoalAdvanced) -> str:
    return f"{owner(p, x.seat)} {x.goal} goal: {min(x.tokens, x.count)} of {x.count}."


def _ended(p: Play, x: e.GameEnded) -> str:
    if x.seat < 0:
        return "The game ends without a winner."
    if x.ending == "ambition":
        return f"{name_of(p, x.seat)} fulfills an ambition and wins."
    return f"{name_of(p, x.seat)} is the most famous scoundrel in the Outer Rim and wins."


TELLERS: dict[type[Event], Teller] = {
    e.CharacterPicked: lambda p, x: (
        f"{unmarked(p.state.setup.seats[x.seat].name) or f'Player {x.seat + 1}'} "
        f"plays {p.content.name(x.character)}."
    ),
    e.ShipPicked: lambda p, x: f"{name_of(p, x.seat)} starts in the {p.content.name(x.ship)}.",
    e.FirstPlayerRolled: lambda p, x: f"{name_of(p, x.seat)} rolls {dice(x.faces)}.",
    e.FirstPlayerChosen: lambda p, x: f"{name_of(p, x.seat)} is the first player.",
    e.AiOrderDrawn: lambda p, x: (
        "The AI players take turns in this order, by lot: "
        f"{listed(p.content.name(each) for each in x.characters)}."
    ),
    e.TurnBegan: lambda p, x: f"Round {x.round}: {owner(p, x.seat)} turn.",
    e.StepBegan: silent,
    e.ShipMoved: _moved,
    e.PlayerPlaced: lambda p, x: (
        f"{name_of(p, x.seat)} is now {at(p, x.space)}{cause_of(p, x.cause)}."
    ),
    e.Recovered: _recovered,
    e.StoodUp: lambda p, x: f"{name_of(p, x.seat)} is no longer defeated.",
    e.CreditsChanged: _credits,
    e.FameChanged: _fame,
    e.ReputationChanged: _reputation,
    e.CharacterTurned: lambda p, x: (
        f"{name_of(p, x.seat)} turns {p.content.name(x.card)} back to its front."
    ),
    e.ReputationTreated: lambda p, x: (
        f"{name_of(p, x.seat)} counts as {LEVEL_NAMES[x.now]} with the {x.faction.title()} faction "
        f"until the end of the turn{cause_of(p, x.cause)}."
    ),
    e.ReputationHeld: lambda p, x: (
        f"{owner(p, x.seat)} {x.faction.title()} reputation does not change this "
        f"turn{cause_of(p, x.cause)}."
    ),
    e.DamageSuffered: _damage,
    e.Defeated: _defeated,
    e.VariantsAgreed: _agreed,
    e.GoalAdvanced: _goal,
    e.GoalCompleted: lambda p, x: (
        f"{name_of(p, x.seat)} completes the {x.goal} goal ({p.content.name(x.card)})."
    ),
    e.ExtraTurnGranted: lambda p, x: (
        f"{name_of(p, x.seat)} takes another turn after this one{cause_of(p, x.cause)}."
    ),
    e.GameEnded: _ended,
}
