"""Looking at the top of a deck in words: the question, and the cards to choose from."""

from __future__ import annotations

from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.looks import rules
from game.outer_rim.looks.frames import LookTop
from game.outer_rim.market.words import card_facts
from game.outer_rim.text.facts import Worder, data, facts
from game.outer_rim.text.grammar import one
from game.outer_rim.text.reasons.phrases import Check
from game.outer_rim.text.terms import KINDS, deck_name
from game.table.contract import Label
from game.table.decisions import Intent, Option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Frame


def prompt(p: Play, f: Any) -> str:
    """Return the question, with the names of cards that no option names."""
    deck = deck_name(p.content, f.deck)
    seen = rules.cards_of(p, f.deck)[f.at : f.count]
    if f.take and not f.at:
        kinds = listed(map(one, f.kinds), "or")
        wanted = f"Gain {kinds or 'one'}?" if f.take == "gain" else f"Buy {kinds or 'one'}?"
        if f.take == "top":
            return f"Which card goes on top of the {deck} deck?"
        return f"The top of the {deck} deck: {_names(p, seen)}. {wanted}"
    if f.rest == "order" and len(seen) > 1:
        return f"Which card goes {'next' if f.at else 'first'} in the {deck} deck?"
    return f"The top of the {deck} deck: {_names(p, seen)}."


def _names(p: Play, cards: tuple[str, ...]) -> str:
    return listed(p.content.name(card) for card in cards)


def _about(p: Play, card: str) -> str:
    """Return the kind and effects of a market card; other cards only have their name."""
    asset = p.content.assets.get(card)
    if asset is None or card in p.content.encounter_cards:
        return ""
    return facts(KINDS[asset.kind], card_facts(p, card))


def _lay(p: Play, f: Frame | None, o: Option) -> Label:
    name = p.content.name(o.source)
    words = f"Place {name} next" if data(f, "at", 0) else f"Place {name} on top"
    return Label(words, _about(p, o.source))


def done(f: LookTop) -> str:
    """Return the words for leaving the cards as they lie."""
    return "Leave the rest as they are" if f.rest == "order" else "Stop looking"


def take(p: Play, f: LookTop, wanted: Intent) -> Reason | None:
    """Return why a card cannot be gained, or put on top or next."""
    return rules.why_not_take(p, f, wanted.source)


STEP = "look_top"
LABELS: dict[str, Worder] = {
    "gain": lambda p, f, o: Label(f"Gain {p.content.name(o.source)}", _about(p, o.source)),
    "lay": _lay,
}
PASS = {STEP: "Take none of them"}
DONE = {STEP: done}
PROMPTS = {STEP: prompt}
FIRST = {STEP: ("OR-R43", "First finish looking at the top of the {deck} deck.")}
"""by step, the clause and the sentence that says what comes first while it asks"""
CHECKS: dict[str, Check] = {"gain": take, "lay": take}
"""by what is attempted, in the step that asks for it"""
