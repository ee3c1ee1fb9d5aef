"""Log lines for players, turns, credits, fame, reputation and damage."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.names import apostrophe, at, name_of, patrol, short_name, space_name
from game.table.events import Event
from game.table.grammar import Line, listed
from game.table.letters import unmarked


def _plays(p: Play, x: e.CharacterPicked) -> str:
    who = unmarked(p.state.setup.seats[x.seat].name) or f"Player {x.seat + 1}"
    return f"{who} plays {p.content.name(x.character)}."


def _moved(p: Play, x: e.ShipMoved) -> str:
    if not x.path:
        return f"{short_name(p, x.seat)} stays {at(p, x.start)}."
    goal = x.path[-1]
    why = ""
    if x.stopped == "maelstrom":
        why = ", which ends the move"
    elif x.stopped == "patrol":
        there = listed([patrol(each) for each in x.patrols])
        why = f", stopped by the {there}" if there else ", stopped by a patrol"
    far = plural(len(x.path), "space")
    return f"{short_name(p, x.seat)} flies {far} to {space_name(p, goal)}{why}."


def _recovered(p: Play, x: e.Recovered) -> str:
    parts = (
        f"{number} {what} damage"
        for number, what in ((x.character, "character"), (x.ship, "ship"))
        if number
    )
    return f"{short_name(p, x.seat)} recovers {listed(parts)}{cause_of(p, x.cause)}."


def _credits(p: Play, x: e.CreditsChanged) -> str:
    if x.amount < 0 and (x.cause == "defeat" or _bought_with(p, x.cause)):
        return ""
    verb = "gains" if x.amount > 0 else "pays"
    return f"{short_name(p, x.seat)} {verb} {abs(x.amount):,} credits{cause_of(p, x.cause)}."


def _bought_with(p: Play, cause: str) -> bool:
    """Return True if a payment is the price of a market card, which the line of the purchase
    includes."""
    asset = p.content.assets.get(cause)
    fees = asset is not None and any(power.ability.cost.credits for power in asset.powers)
    return asset is not None and bool(asset.deck) and not fees


def _fame(p: Play, x: e.FameChanged) -> str:
    verb = "gains" if x.amount > 0 else "loses"
    goal = p.player(x.seat).fame_goal
    cause = cause_of(p, x.cause)
    return f"{short_name(p, x.seat)} {verb} {abs(x.amount)} fame{cause}: {x.now} of {goal}."


def _reputation(p: Play, x: e.ReputationChanged) -> str:
    verb = "gains" if x.now > x.before else "loses"
    faction, level = x.faction.title(), LEVEL_NAMES[x.now]
    cause = cause_of(p, x.cause)
    return f"{short_name(p, x.seat)} {verb} {faction} reputation{cause}: now {level}."


def _goal(p: Play, x: e.GoalAdvanced) -> str:
    who = short_name(p, x.seat)
    return f"{who}{apostrophe(who)} {x.goal} goal: {min(x.tokens, x.count)} of {x.count}."


def _ended(p: Play, x: e.GameEnded) -> str:
    if x.seat < 0:
        return "The game ends without a winner."
    who, short = name_of(p, x.seat), short_name(p, x.seat)
    if x.ending == "ambition":
        sheet = p.content.name(p.player(x.seat).ambition)
        return f"{who} had one ambition, {sheet}, and now has nothing left to want. {short} wins."
    return (
        f"Every cantina in the Outer Rim has a story about {who} now, and some of them are true."
        f" {short} wins."
    )


LINES: dict[type[Event], Line[Play]] = {
    e.CharacterPicked: _plays,
    e.ShipPicked: "{seat} starts in the {ship}.",
    e.FirstPlayerRolled: "{seat} rolls {faces} to go first.",
    e.FirstPlayerChosen: "{seat} is the first player.",
    e.AiOrderDrawn: "The AI players draw lots for the order of their turns: {characters}.",
    e.TurnBegan: "Round {round}: {seat:'s} turn.",
    e.StepBegan: "",  # the turn and its acts show it
    e.ShipMoved: _moved,
    e.PlayerPlaced: "{seat} is now {space:at}{cause}.",
    e.PlayerGrounded: "{seat} cannot move in the next planning step{cause}.",
    e.Recovered: _recovered,
    e.StoodUp: "{seat} is no longer defeated.",
    e.CreditsChanged: _credits,
    e.FameChanged: _fame,
    e.ReputationChanged: _reputation,
    e.CharacterTurned: "{seat} flips {card} back to its front.",
    e.ReputationTreated: (
        "{seat} counts as {now} with the {faction} faction until the end of the turn{cause}."
    ),
    e.ReputationHeld: "{seat:'s} {faction} reputation does not change this turn{cause}.",
    e.VariantsAgreed: "House rules in this game: {variants}.",
    e.GoalAdvanced: _goal,
    e.GoalCompleted: "{seat} completes the {goal} goal ({card}).",
    e.ExtraTurnGranted: "{seat} takes another turn after this one{cause}.",
    e.GameEnded: _ended,
}
