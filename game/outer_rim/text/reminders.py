"""Reminders: the meaning of a term on a card, for players who have just met it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.outer_rim.cards.effects.language import Model
from game.outer_rim.looks import effects as looks

TEST = (
    "A skill test is a roll of 2 dice; one good die is enough. A {icon:die_crit} always passes, "
    "a {icon:die_hit} if you have the skill, and a {icon:die_focus} too if you have it twice."
)
COMBAT = (
    "In combat, each side rolls as many dice as its combat value. A {icon:die_hit} is 1 damage, a "
    "{icon:die_crit} is 2. The higher total wins, and you win ties on your turn. Then each side "
    "suffers the damage the other dealt."
)
REMINDERS: dict[str, str] = {
    "test": TEST,
    "grant_skill": TEST,
    "fight": COMBAT,
    "fight_player": COMBAT
    + " Players fight ground combat on planets and ship combat anywhere else.",
    "opposed": TEST + " You test first, then the other player, each with your own skills.",
    "keep_secret": "Others see only the back of a secret. You may use it later, as it says.",
    "peek_contacts": "Only you learn who it is; the token stays facedown.",
    **looks.REMINDERS,
    "reveal_contacts": "Revealed contacts stay faceup.",
    "hire": "A hired contact leaves the map and takes a crew slot of your ship.",
    "discard_contact": "The token leaves the map. It may come back.",
    "move_patrol": "A patrol stops you unless your reputation with it is positive.",
    "buy": (
        "This works like any purchase: barter goods if you like, then the next card is revealed."
    ),
    "buy_ship": (
        "Your current ship's cost is deducted from the price. Your cards move to the new ship."
    ),
    "market": "Discard one market card if you like, then buy one if you like.",
    "databank": "You take the card from the databank, resolve it, and return it.",
    "extra_turn": (
        "You take it at once, before anyone else's turn. Against the AI alone you take it after "
        "the AI has acted, so it gains you nothing."
    ),
    "fail_job": "You keep a failed job and may attempt it again.",
    "complete_job": "You gain its reward, and the card is removed.",
    "forgo_credits": "You gain the rest of the reward as usual.",
    "mark_planet": "The token stays there.",
    "action": "You can use each Action ability once a turn, in your action step.",
    "planning": "A Planning ability takes the place of moving, recovering or gaining credits.",
    "encounter": "An Encounter ability takes the place of your encounter for the turn.",
    "would_be_defeated": "You are defeated when damage reaches your health or your ship's hull.",
    "most": "Players tied for most fame all count.",
    "not_most": "Players tied for most fame all count.",
    "illegal": "You roll a die when you deliver ILLEGAL cargo.",
    "cargo": "Deliver cargo in your action step, on the planet it names.",
    "bounty": (
        "Find the contact, fight it, and eliminate it for the first reward; or capture it, and "
        "deliver it for the second."
    ),
    "job": "Attempt a job as your encounter, on the planet it names. Failing a test in bold "
    "usually fails the job.",
    "patrol": (
        "A patrol ends your move unless your reputation with it is positive; if it is negative, "
        "you must encounter it."
    ),
}
"""by verb, moment, level of fame, trait or kind of card"""
FIELDS = ("do", "when", "fame")


def reminders(*models: Any) -> list[str]:
    """Return the reminders for all terms in these models, each once, in order of appearance."""
    found = dict.fromkeys(
        REMINDERS[term] for model in models for term in _terms(model) if term in REMINDERS
    )
    return list(found)


def _terms(value: Any) -> Iterator[str]:
    """Return all verbs, moments, kinds and traits in a model, in reading order."""
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
    """Return the kind of a card; cargo without a destination needs no reminder."""
    kind = str(getattr(model, "kind", "")).removeprefix("start_")
    return "" if kind == "cargo" and not getattr(model, "destination", None) else kind
