"""Events as lines of the shared log: player, action, figures, and the cause in parentheses.

Players are named, never addressed. Events covered by another line have none.
"""

from __future__ import annotations

import re

from game.outer_rim import events as e
from game.outer_rim.ambitions import log as ambitions
from game.outer_rim.bounties import log as bounties
from game.outer_rim.cards.effects.choices import May
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.combat import log as combat
from game.outer_rim.combat.events import CombatDecided, SkillTested
from game.outer_rim.company import words as company
from game.outer_rim.contacts import log as contacts
from game.outer_rim.contests import log as contests
from game.outer_rim.context import Play
from game.outer_rim.favors import log as favors
from game.outer_rim.looks import log as looks
from game.outer_rim.looks.events import TopLookedAt
from game.outer_rim.market import log as market
from game.outer_rim.patrols import log as patrols
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.log.naming import NAMERS, cause_of, title
from game.outer_rim.text.names import (
    apostrophe,
    at,
    name_of,
    patrol,
    power_name,
    short_name,
    space_name,
)
from game.outer_rim.trading import words as trading
from game.table.events import Event, visible
from game.table.grammar import Line, capital, listed, told
from game.table.letters import unmarked

TO_OTHERS = (e.SecretTaken, e.SecretDropped, TopLookedAt)
"""what the others see of events whose player gets the name"""


def tell(p: Play, event: Event, seat: int | None) -> str:
    """Return an event as a log line, "" if another line covers it or the seat may not know it.

    ``seat`` None: the line for everyone, without private events. The outcome of a test or fight
    ends with its ``aside``.
    """
    if event.to is not None and (seat is None or not visible(event, seat)):
        return ""
    if isinstance(event, TO_OTHERS) and event.seat == seat:
        return ""
    words = _once(p, event, told(LINES, p, event, NAMERS))
    return " ".join(filter(None, (capital(words), aside(p, event, seat))))


def _once(p: Play, event: Event, words: str) -> str:
    """Return a line without a cause that it names anyway, or that is the player's character."""
    cause, seat = cause_of(p, event.cause), getattr(event, "seat", -1)
    if not cause or cause not in words:
        return words
    before, _, after = words.rpartition(cause)
    name = cause.strip(" ()")
    own = seat >= 0 and event.cause.partition(".")[0] == p.player(seat).character
    known = own or re.search(rf"\b{re.escape(name)}(?!\w)", before + after)
    return before + after if known else words


def aside(p: Play, event: Event, seat: int | None) -> str:
    """Return how a test or fight turns out in the story, in the words of its card; "" for none.

    The words speak to the player of the test or fight: no other ``seat`` reads them.
    """
    if isinstance(event, SkillTested | CombatDecided) and seat not in (None, event.seat):
        return ""
    if isinstance(event, SkillTested):
        return p.content.outcome(event.trial, event.passed).line
    if isinstance(event, CombatDecided):
        return p.content.outcome(event.trial, event.won).line
    return ""


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
    if x.amount < 0 and (x.cause == "defeat" or _bought_with(p, x)):
        return ""
    verb = "gains" if x.amount > 0 else "pays"
    return f"{short_name(p, x.seat)} {verb} {abs(x.amount):,} credits{cause_of(p, x.cause)}."


def _bought_with(p: Play, x: e.CreditsChanged) -> bool:
    """Return True if a payment is the price of a market card, which the line of the purchase
    includes."""
    asset = p.content.assets.get(x.cause)
    if asset is None or not asset.deck or not asset.cost:
        return False
    offers = [each.cost for each in every_effect(asset.effect) if isinstance(each, May)]
    fees = [power.ability.cost for power in asset.powers] + [each for each in offers if each]
    # A fee that is no plain figure looks the same as a price.
    return all(isinstance(each.credits, int) and each.credits != -x.amount for each in fees)


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


def _gained(p: Play, x: e.CardGained) -> str:
    if x.cause in ("bought", "taken"):
        return ""
    return f"{short_name(p, x.seat)} gains {p.content.name(x.card)}{cause_of(p, x.cause)}."


def _rotated(p: Play, x: e.CardRotated) -> str:
    before, now = p.content.name(x.cause or ""), p.content.name(x.card)
    return f"{short_name(p, x.seat)} turns {before} into {now}."


def _discarded(p: Play, x: e.CardDiscarded) -> str:
    if x.cause == "delivered":
        return ""
    name, cause = title(p, x.card), cause_of(p, x.cause)
    if x.seat < 0:
        return f"{name} {name:is|are} discarded{cause}."
    return f"{short_name(p, x.seat)} discards {name}{cause}."


def _removed(p: Play, x: e.CardRemoved) -> str:
    if x.cause in ("bought", "bounty", "job", "delivered"):
        return ""
    if x.card in p.content.assets:
        name = title(p, x.card)
        return f"{name} {name:leaves|leave} the game."
    return ""


def _drawn(p: Play, x: e.EncounterDrawn) -> str:
    card = p.content.encounter_cards[x.card]
    who = short_name(p, x.seat)
    if x.section >= 0 and card.sections[x.section].secret is not None:
        return f"{who} draws an encounter card."
    nothing = "" if x.section >= 0 else ", but it has nothing for this space"
    return f"{who} draws an encounter card: {card.name}{nothing}."


def _used(p: Play, x: e.AbilityUsed) -> str:
    power = p.content.powers[x.ability]
    if power.card == p.player(x.seat).character:
        return f"{short_name(p, x.seat)} uses a character ability."
    title = power.ability.title
    if title and power.id.endswith(".secret"):
        return f"{short_name(p, x.seat)} uses a secret: {title}."
    return f"{short_name(p, x.seat)} uses {title or power_name(p, power)}."


LINES: dict[type[Event], Line[Play]] = {
    **ambitions.LINES,
    **bounties.LINES,
    **combat.LINES,
    **company.LINES,
    **contacts.LINES,
    **contests.LINES,
    **favors.LINES,
    **looks.LINES,
    **market.LINES,
    **patrols.LINES,
    **trading.LINES,
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
    e.ReputationStayed: "{seat:'s} {faction} reputation stays {now}{cause}.",
    e.ReputationHeld: "{seat:'s} {faction} reputation does not change this turn{cause}.",
    e.VariantsAgreed: "House rules in this game: {variants}.",
    e.GoalAdvanced: _goal,
    e.GoalCompleted: "{seat} completes the {goal} goal ({card}).",
    e.ExtraTurnGranted: "{seat} takes another turn after this one{cause}.",
    e.GameEnded: _ended,
    e.CardGained: _gained,
    e.CardRotated: _rotated,
    e.CardMarked: "{seat} places a goal token on {card}{cause}.",
    e.CardDiscarded: _discarded,
    e.CardRemoved: _removed,
    e.CardPassed: "{seat} gets {card} from {giver}{cause}.",
    e.DeckShuffled: "The {deck} deck is shuffled.",
    e.CargoDelivered: "{seat} delivers {card} to {space}.",
    e.EncounterDrawn: _drawn,
    e.SecretKept: "{seat} keeps {card} as a secret.",
    e.SecretStirred: "{seat} may hold a secret for this moment.",
    e.SecretTaken: "{seat} keeps a secret.",
    e.SecretDropped: "{seat} discards a secret{cause}.",
    e.DatabankDrawn: "{seat} draws {card} from the databank{cause}.",
    e.JobStepBegan: "{seat} begins step {step} of {card}.",
    e.JobEnded: "{seat} {completed:completes|fails} {card}.",
    e.AbilityUsed: _used,
    e.PlanetMarked: "{seat} leaves a damage token {space:at}{cause}.",
    e.DestinationMarked: "{seat} must deliver {card} to {space}.",
    e.AICardDrawn: "{seat} draws {card}.",
    e.AILine: "",  # a line that applies shows in what it does
    e.GoalTokenPlaced: "The AI has a new goal: {space}.",
    e.GoalTokenTaken: "",
}
"""a template or function for every kind of event; "" for those that other lines cover"""
