"""The words of AI cards: their lines as sentences and in short, and the whole body."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.terms import DECKS, faction, money, reputation
from game.table.grammar import listed, sentence


def _deliver(e: Any) -> str:
    price = []
    if e.illegal_damage:
        price.append(f"suffer {e.illegal_damage} ship damage")
    if e.illegal_reputation:
        price.append(f"lose {reputation(e.illegal_reputation, 'planet')}")
    return "deliver all cargo" + (f"; for each ILLEGAL one, {listed(price)}" if price else "")


def _ai_buy(e: Any) -> str:
    deck = f"buy from the {DECKS[e.deck]} deck"
    if e.full and e.if_full:
        deck += f", or from the {DECKS[e.if_full]} deck if no {e.full} slot is empty"
    return deck + ("; its destination is a goal" if e.goal else "")


def _discard_top(e: Any) -> str:
    decks = listed(DECKS[each] for each in e.decks)
    if len(e.decks) == 1:
        return f"discard the top card of the {decks} deck"
    return f"discard the top cards of the {decks} decks"


def _raise(e: Any) -> str:
    told = listed(f"{by:+d} {AI_STATS[stat]}" for stat, by in e.stats.items())
    return f"{told} until the end of the turn"


AI_STATS = {
    "ground_combat": "ground combat",
    "ship_combat": "ship combat",
    "hyperdrive": "hyperdrive",
}
"""values that a special line may raise"""
PER = {"bounty": "bounty it holds", "friend": "faction with which its reputation is positive"}
AI_LINES: dict[str, Callable[[Any], str]] = {
    "recover": lambda e: (
        "if defeated, recover all damage"
        if e.only_if_defeated
        else "if damaged, recover all damage"
    ),
    "move": lambda e: "move toward the nearest goal token",
    "move_to_target": lambda e: "move toward the best bounty target",
    "credits": lambda e: f"gain {money(e.credits)}",
    "deliver": _deliver,
    "cash_cargo": lambda e: f"discard the top card of the cargo deck and gain {money(e.credits)}",
    "buy": _ai_buy,
    "reveal_contact": lambda e: "reveal the facedown contact of the lowest class here",
    "discard_top": _discard_top,
    "raise": _raise,
    "mend": lambda e: f"recover up to {e.damage} damage from the character",
    "collect": lambda e: f"gain {money(e.credits)} for each {PER[e.per]}",
    "spy": lambda e: "reveal the nearest facedown contact of the class of a bounty it holds",
    "reveal_all": lambda e: "reveal all contacts here",
    "befriend": lambda e: f"gain {reputation(1, e.faction)}",
    "call_patrol": (
        lambda e: f"move the {faction(e.faction)} patrol {plural(e.distance, 'space')} toward it"
    ),
    "levy": lambda e: f"each other player here loses {money(e.credits)} to it",
    "raid": lambda e: "off planets, take the top card of the cargo deck if a slot is empty",
    "hunt": lambda e: "encounter a bounty target here",
    "fight_patrol": lambda e: "fight a hostile patrol (negative reputation)",
    "complete_job": lambda e: "complete a job that is due here, without tests",
    "buy_fame": lambda e: f"spend {money(e.credits)} to gain 1 fame",
    "hire_contact": (
        lambda e: "reveal the facedown contact of the lowest class here and gain its crew"
    ),
    "gain_reputation": lambda e: (
        "gain 1 reputation with "
        + ("this planet's faction" if e.with_ == "planet" else "the nearest patrol's faction")
    ),
    "credits_for_reputation": lambda e: (
        f"gain {money(e.credits)} and lose 1 reputation with the nearest patrol's faction"
    ),
}
AI_PARTS = {
    "special": "**First:**",
    "planning": "**Planning** (the first that applies):",
    "action": "**Action** (all that apply):",
    "encounter": "**Encounter** (the first that applies):",
}


SHUFFLED = "**Then:**\n• Shuffle this card back into the AI deck."
"""the end of a card with a special part"""


def ai_card(card: c.AICard) -> list[str]:
    """Return the parts of an AI card, one line for each action."""
    found = []
    for part, head in AI_PARTS.items():
        lines: tuple[Any, ...] = getattr(card, part)
        told = "".join(f"\n• {sentence(AI_LINES[line.do](line))}" for line in lines)
        if told:
            found.append(f"{head}{told}")
    return [*found, SHUFFLED] if card.special else found
