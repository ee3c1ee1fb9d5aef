"""Reminders: what a term on a card means, for those who have just met it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.outer_rim.effects import Model

TEST = (
    "A skill test is a roll of 2 dice; one good die is enough. A {icon:die_crit} always passes, "
    "a {icon:die_hit} if you have the skill, and a {icon:die_focus} too if you have it twice."
)
COMBAT = (
    "In a combat both sides roll as many dice as their combat value. A {icon:die_hit} is "
    "1 damage, a {icon:die_crit} is 2. Who deals more wins, and you win ties on your turn. "
    "Then each suffers what the other dealt."
)
REMINDERS: dict[str, str] = {
    "test": TEST,
    "grant_skill": TEST,
    "fight": COMBAT,
    "fight_player": COMBAT
    + " Players fight on the ground on planets, and with their ships anywhere else.",
    "keep_secret": "Others see only the back of a secret. You may use it later, as it says.",
    "peek_contacts": "Only you learn who it is; the token stays facedown.",
    "reveal_contacts": "Revealed contacts stay faceup.",
    "hire": "A hired contact leaves the map and takes a crew slot of your ship.",
    "discard_contact": "The token leaves the map. It may come back.",
    "move_patrol": "A patrol stops you where your reputation with it is not positive.",
    "buy": "As always when you buy: barter goods if you like, then the next card is revealed.",
    "buy_ship": "The cost of your present ship is taken off the price. Your cards move over.",
    "market": "Discard one card of the market if you like, then buy one if you like.",
    "databank": "The card is taken from the databank, resolved, and put back.",
    "extra_turn": "It follows at once, before anybody else's turn.",
    "fail_job": "A failed job stays with you. You may attempt it again.",
    "complete_job": "You gain its reward, and its card leaves.",
    "forgo_credits": "The rest of the reward is yours as usual.",
    "mark_planet": "The token stays there.",
    "action": "Each Action ability can be used once a turn, in your action step.",
    "planning": "A Planning ability takes the place of moving, recovering or gaining credits.",
    "encounter": "An Encounter ability takes the place of the encounter of your turn.",
    "would_be_defeated": "You are defeated when damage reaches your health or your ship's hull.",
    "most": "Who shares the lead in fame is the most famous, too.",
    "not_most": "Who shares the lead in fame is the most famous, too.",
    "illegal": "ILLEGAL cargo is rolled for when it is delivered.",
    "cargo": "Deliver cargo in your action step, on the planet that it names.",
    "bounty": (
        "Find the contact, fight it, and eliminate it for the first reward; or capture it, and "
        "deliver it for the second."
    ),
    "job": "Attempt a job as the encounter of your turn, where it says. Tests that tend to fail "
    "it are in bold.",
    "patrol": (
        "A patrol ends your move where your reputation with it is not positive; where it is "
        "negative, you have to encounter it."
    ),
}
"""by verb, moment, level of fame, trait or kind of card"""
FIELDS = ("do", "when", "fame")


def reminders(*models: Any) -> list[str]:
    """The reminders for all that occurs in these models, each once, in the order met."""
    found = dict.fromkeys(
        REMINDERS[term] for model in models for term in _terms(model) if term in REMINDERS
    )
    return list(found)


def _terms(value: Any) -> Iterator[str]:
    """All verbs, moments, kinds and traits in a model, in reading order."""
    if isinstance(value, Model):
        for field in FIELDS:
            term = getattr(value, field, None)
            if isinstance(term, str):
                yield term
        yield from getattr(value, "traits", ())
        yield _kind(value)
        for field in type(value).model_fields:
            yield from _terms(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from _terms(each)


def _kind(model: Model) -> str:
    """The kind of a card; cargo that goes nowhere has nothing to be reminded of."""
    kind = str(getattr(model, "kind", "")).removeprefix("start_")
    return "" if kind == "cargo" and not getattr(model, "destination", None) else kind
