"""Events as lines of the shared log: player, action, figures, and the cause in parentheses.

Players are named, never addressed. Events covered by another line have none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim import events as e
from game.outer_rim.context import Play
from game.outer_rim.rules.contacts import planet_of
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.bodies import AI_DEEDS
from game.outer_rim.text.grammar import capital, listed, one, plural
from game.outer_rim.text.names import (
    EXPERTISE,
    at,
    dice,
    name_of,
    owner,
    patrol,
    power_name,
    space_name,
    token_name,
)
from game.outer_rim.text.terms import DECKS
from game.outer_rim.text.trading import terms
from game.table.events import Event, visible
from game.table.letters import unmarked

Teller = Callable[[Play, Any], str]
CAUSES: dict[str, str] = {
    "planning": "planning step",
    "defeat": "defeat",
    "combat": "combat",
    "setup": "setup",
    "ai": "AI card",
    "make_room": "to make room",
    "surplus": "no slot left",
    "delivered": "delivered",
    "sold": "sold",
    "escaped": "escaped",
    "bounty": "bounty completed",
    "job": "job completed",
    "special": "AI card",
    "trade": "deal",
    "fresh_market": "fresh market",
    "trailing_bonus": "catching up",
    "contact_hints": "word gets around",
}
"""causes that are not cards; those that add nothing new are left out"""
ROLLS = {
    "ground": " in ground combat",
    "ship": " in ship combat",
    "test": " for a test",
    "delivery": " for a delivery",
    "card": "",
}


TO_OTHERS = (e.SecretTaken, e.SecretDropped)
"""what the others see of events whose player gets the name"""


def tell(p: Play, event: Event, seat: int | None) -> str:
    """Return an event as a log line, "" if another line covers it or the seat may not know it.

    ``seat`` None: the line for everybody, without private events.
    """
    if event.to is not None and (seat is None or not visible(event, seat)):
        return ""
    if isinstance(event, TO_OTHERS) and event.seat == seat:
        return ""
    teller = TELLERS.get(type(event))
    words = teller(p, event) if teller is not None else ""
    return capital(words)


def cause_of(p: Play, cause: str, *known: str) -> str:
    """Return a cause in parentheses; "" if there is none to report or the line names it anyway."""
    card = cause.partition(".")[0]
    if not cause or card in known:
        return ""
    words = CAUSES.get(cause) or (p.content.name(card) if card in p.content.components else "")
    return f" ({words})" if words else ""


# --- players --------------------------------------------------------------------------------------


def _moved(p: Play, x: e.ShipMoved) -> str:
    if not x.path:
        return f"{name_of(p, x.seat)} stays {at(p, x.start)}."
    goal = x.path[-1]
    why = ""
    if x.stopped == "maelstrom":
        why = ", which ends the move"
    elif x.stopped == "patrol":
        there = [patrol(each) for each, (_, space) in p.state.patrols.items() if space == goal]
        why = f", stopped by the {listed(there)}" if there else ", stopped by a patrol"
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


# --- cards ----------------------------------------------------------------------------------------


def _gained(p: Play, x: e.CardGained) -> str:
    if x.cause in ("bought", "taken"):
        return ""
    return f"{name_of(p, x.seat)} gains {p.content.name(x.card)}{cause_of(p, x.cause, x.card)}."


def _rotated(p: Play, x: e.CardRotated) -> str:
    before, now = p.content.name(x.cause or ""), p.content.name(x.card)
    return f"{name_of(p, x.seat)} rotates {before}: it is {now} now."


def _bought(p: Play, x: e.CardBought) -> str:
    who, name = name_of(p, x.seat), p.content.name(x.card)
    if x.price:
        return f"{who} buys {name} for {x.price:,} credits."
    asset = p.content.assets.get(x.card)
    what = f"the bounty on {name}" if asset is not None and asset.kind == "bounty" else name
    return f"{who} takes {what}."


def _discarded(p: Play, x: e.CardDiscarded) -> str:
    if x.cause == "delivered":
        return ""
    name, cause = p.content.name(x.card), cause_of(p, x.cause, x.card)
    if x.seat < 0:
        return f"{name} is discarded{cause}."
    return f"{name_of(p, x.seat)} discards {name}{cause}."


def _removed(p: Play, x: e.CardRemoved) -> str:
    if x.cause in ("bought", "bounty", "job", "delivered"):
        return ""
    if x.card in p.content.assets:
        return f"{p.content.name(x.card)} leaves the game."
    return ""


def _ship(p: Play, x: e.ShipBought) -> str:
    new, old = p.content.name(x.ship), p.content.name(x.before)
    return f"{name_of(p, x.seat)} now flies the {new} instead of the {old}."


def _topped(p: Play, x: e.MarketDiscarded) -> str:
    cause = cause_of(p, x.cause)
    deck = DECKS[x.deck]
    if x.seat < 0:
        return f"{p.content.name(x.card)} goes to the bottom of the {deck} deck{cause}."
    return f"{name_of(p, x.seat)} discards {p.content.name(x.card)} from the {deck} deck{cause}."


def _revealed(p: Play, x: e.MarketRevealed) -> str:
    if not x.card:
        return f"The {DECKS[x.deck]} deck is empty."
    return f"Next in the {DECKS[x.deck]} deck: {p.content.name(x.card)}."


def _agreed(p: Play, x: e.VariantsAgreed) -> str:
    return f"Played with house rules: {listed(tuple(CAUSES[each] for each in x.variants))}."


def _shuffled(p: Play, x: e.DeckShuffled) -> str:
    return f"The {'AI' if x.deck == 'ai' else DECKS.get(x.deck, x.deck)} deck is shuffled."


def _bounty(p: Play, x: e.BountyClosed) -> str:
    verb = {"eliminated": "eliminates", "captured": "captures", "delivered": "delivers"}[x.how]
    return f"{name_of(p, x.seat)} {verb} {p.content.name(x.contact)}."


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


# --- patrols and contacts -------------------------------------------------------------------------


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


# --- dice and combat ------------------------------------------------------------------------------


def _dice(p: Play, x: e.DiceRolled) -> str:
    who = name_of(p, x.seat) if x.seat >= 0 else "The enemy"
    card = x.cause.partition(".")[0]
    if card in p.content.components:
        return f"{who} rerolls: {dice(x.faces)} ({p.content.name(card)})."
    return f"{who} rolls {dice(x.faces)}{ROLLS.get(x.purpose, '')}."


def _changed(p: Play, x: e.DiceChanged) -> str:
    return f"{name_of(p, x.seat)} changes the dice to {dice(x.faces)}{cause_of(p, x.cause)}."


def _test(p: Play, x: e.SkillTested) -> str:
    how = "passes" if x.passed else "fails"
    test = f"{one(x.skill.title())} test"
    return f"{name_of(p, x.seat)} {how} {test}{cause_of(p, x.cause)}: {EXPERTISE[x.level]}."


def _enemy(p: Play, x: Any) -> str:
    if x.defender >= 0:
        return name_of(p, x.defender)
    token = p.content.components.get(x.enemy)
    if token is not None and token.kind == "patrol":
        return f"the {patrol(token.faction)}"
    return p.content.name(x.enemy) if token is not None else str(x.enemy)


def _combat(p: Play, x: e.CombatBegan) -> str:
    own, theirs = plural(x.dice, "die"), x.enemy_dice
    return f"{name_of(p, x.seat)} fights {_enemy(p, x)}: {x.combat} combat, {own} against {theirs}."


def _decided(p: Play, x: e.CombatDecided) -> str:
    how = "wins" if x.won else "loses"
    tie = " (the attacker wins ties)" if x.damage == x.enemy_damage else ""
    score = f"{x.damage} to {x.enemy_damage}{tie}"
    return f"{name_of(p, x.seat)} {how} against {_enemy(p, x)}, {score}."


# --- goals, the AI, the end -----------------------------------------------------------------------


def _goal(p: Play, x: e.GoalAdvanced) -> str:
    return f"{owner(p, x.seat)} {x.goal} goal: {min(x.tokens, x.count)} of {x.count}."


def _ai_line(p: Play, x: e.AILine) -> str:
    if x.done:
        return ""
    line = getattr(p.content.ai_cards[x.card], x.part)[x.line]
    return f"{name_of(p, x.seat)} does not {AI_DEEDS[line.do]}: {x.why}."


def _ended(p: Play, x: e.GameEnded) -> str:
    if x.seat < 0:
        return "The game ends without a winner."
    return f"{name_of(p, x.seat)} is the most famous scoundrel in the Outer Rim and wins."


def _does(verb: str) -> Teller:
    """Return a line such as ``Han Solo delivers Spice.``"""
    return lambda p, x: f"{name_of(p, x.seat)} {verb} {p.content.name(x.card)}."


def _silent(p: Play, x: Any) -> str:
    return ""


TELLERS: dict[type[Event], Teller] = {
    e.CharacterPicked: lambda p, x: (
        f"{unmarked(p.state.setup.seats[x.seat].name) or f'Player {x.seat + 1}'} "
        f"plays {p.content.name(x.character)}."
    ),
    e.ShipPicked: lambda p, x: f"{name_of(p, x.seat)} starts in the {p.content.name(x.ship)}.",
    e.FirstPlayerRolled: lambda p, x: f"{name_of(p, x.seat)} rolls {dice(x.faces)}.",
    e.FirstPlayerChosen: lambda p, x: f"{name_of(p, x.seat)} is the first player.",
    e.TurnBegan: lambda p, x: f"Round {x.round}: {owner(p, x.seat)} turn.",
    e.StepBegan: _silent,
    e.ShipMoved: _moved,
    e.PlayerPlaced: lambda p, x: (
        f"{name_of(p, x.seat)} is now {at(p, x.space)}{cause_of(p, x.cause)}."
    ),
    e.Recovered: _recovered,
    e.StoodUp: lambda p, x: f"{name_of(p, x.seat)} is no longer defeated.",
    e.CreditsChanged: _credits,
    e.FameChanged: _fame,
    e.ReputationChanged: _reputation,
    e.DamageSuffered: _damage,
    e.Defeated: _defeated,
    e.CardGained: _gained,
    e.CardRotated: _rotated,
    e.CardBought: _bought,
    e.CardBartered: lambda p, x: (
        f"{name_of(p, x.seat)} barters {p.content.name(x.card)}: "
        f"{x.worth:,} off the price{cause_of(p, x.cause)}."
    ),
    e.CardDiscarded: _discarded,
    e.CardRemoved: _removed,
    e.CardPassed: lambda p, x: (
        f"{name_of(p, x.seat)} {'gets' if x.cause == 'trade' else 'takes'} "
        f"{p.content.name(x.card)} from {name_of(p, x.giver)}."
    ),
    e.TradeProposed: lambda p, x: (
        f"{name_of(p, x.seat)} offers {name_of(p, x.other)} a deal: "
        f"{terms(p, x.give, x.ask, x.credits, x.promise)}."
    ),
    e.TradeAccepted: lambda p, x: (
        f"{name_of(p, x.seat)} accepts the deal with {name_of(p, x.other)}."
    ),
    e.TradeDeclined: lambda p, x: (
        f"{name_of(p, x.seat)} declines the deal with {name_of(p, x.other)}."
    ),
    e.PromiseMade: lambda p, x: (
        f"{name_of(p, x.seat)} promises {name_of(p, x.other)} {x.amount:,} credits on a later "
        "turn (not binding)."
    ),
    e.ShipBought: _ship,
    e.MarketDiscarded: _topped,
    e.MarketRevealed: _revealed,
    e.VariantsAgreed: _agreed,
    e.DeckShuffled: _shuffled,
    e.PatrolMoved: _patrol,
    e.PatrolBeaten: lambda p, x: (
        f"{name_of(p, x.seat)} defeats the level {x.level} {patrol(x.faction)}."
    ),
    e.PatrolSpawned: lambda p, x: (
        f"A level {x.level} {patrol(x.faction)} appears {at(p, x.space)}."
    ),
    e.CargoDelivered: lambda p, x: (
        f"{name_of(p, x.seat)} delivers {p.content.name(x.card)} to {space_name(p, x.space)}."
    ),
    e.BountyClosed: _bounty,
    e.EncounterDrawn: _drawn,
    e.SecretKept: lambda p, x: (
        f"{name_of(p, x.seat)} keeps {p.content.name(x.card)} as a secret."
    ),
    e.SecretTaken: lambda p, x: f"{name_of(p, x.seat)} keeps a secret.",
    e.SecretDropped: lambda p, x: (
        f"{name_of(p, x.seat)} discards a secret{cause_of(p, x.cause)}."
    ),
    e.ContactRevealed: _reveals,
    e.ContactSeen: lambda p, x: (
        f"{name_of(p, x.seat)} secretly sees {p.content.name(x.contact)} {_space_of(p, x.place)}."
    ),
    e.ContactPeeked: _peeked,
    e.ContactMet: lambda p, x: f"{name_of(p, x.seat)} talks to {p.content.name(x.contact)}.",
    e.ContactLeft: lambda p, x: (
        f"{p.content.name(x.contact)} leaves {space_name(p, x.place.rpartition('.')[0])}."
    ),
    e.ContactPlaced: lambda p, x: (f"{p.content.name(x.contact)} is now {_space_of(p, x.place)}."),
    e.ContactMoved: lambda p, x: (
        f"A contact moves from {space_name(p, x.place.rpartition('.')[0])} "
        f"to {space_name(p, x.goal.rpartition('.')[0])}."
    ),
    e.DatabankDrawn: lambda p, x: (
        f"Databank: {p.content.name(x.card)}{cause_of(p, x.cause, x.card)}."
    ),
    e.JobStepBegan: lambda p, x: f"{p.content.name(x.card)}, step {x.step}.",
    e.JobEnded: lambda p, x: _does("completes" if x.completed else "fails")(p, x),
    e.DiceRolled: _dice,
    e.DiceChanged: _changed,
    e.SkillTested: _test,
    e.CombatBegan: _combat,
    e.CombatDecided: _decided,
    e.AbilityUsed: _used,
    e.GoalAdvanced: _goal,
    e.GoalCompleted: lambda p, x: (
        f"{name_of(p, x.seat)} completes the {x.goal} goal ({p.content.name(x.card)})."
    ),
    e.PlanetMarked: lambda p, x: (
        f"{name_of(p, x.seat)} leaves a damage token {at(p, x.space)}{cause_of(p, x.cause)}."
    ),
    e.DestinationMarked: lambda p, x: (
        f"{owner(p, x.seat)} {p.content.name(x.card)} must be delivered to "
        f"{space_name(p, x.space)}."
    ),
    e.ExtraTurnGranted: lambda p, x: (
        f"{name_of(p, x.seat)} takes another turn after this one{cause_of(p, x.cause)}."
    ),
    e.AICardDrawn: lambda p, x: f"{name_of(p, x.seat)} draws {p.content.name(x.card)}.",
    e.AILine: _ai_line,
    e.GoalTokenPlaced: lambda p, x: f"New AI goal: {space_name(p, x.space)}.",
    e.GoalTokenTaken: _silent,
    e.GameEnded: _ended,
}
"""a line for every kind of event; silent ones are covered by others"""
