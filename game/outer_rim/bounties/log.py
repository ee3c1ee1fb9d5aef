"""Bounties in the log: their line, and their part of the story."""

from __future__ import annotations

from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import DamageSuffered
from game.outer_rim.context import Play
from game.outer_rim.text.names import short_name
from game.outer_rim.text.story import figures
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Teller, Tellers
from game.table.events import Event
from game.table.grammar import Line


def _bounty(p: Play, x: BountyClosed) -> str:
    verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "delivers"}
    verb, whom = verbs.get(x.how, "completes the bounty on"), x.contact
    whom = whom or p.content.assets[x.card].target
    return f"{short_name(p, x.seat)} {verb} {p.content.name(whom)}."


LINES: dict[type[Event], Line[Play]] = {BountyClosed: _bounty}


def add_bounty(t: Teller, x: BountyClosed) -> None:
    verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "hands over"}
    whom = x.contact or t.p.content.assets[x.card].target
    t.scene.named_cards |= {x.card, whom}
    verb = verbs.get(x.how, "completes the bounty on")
    price = _price(t, x)
    verb = "hunts down" if price and x.how == "eliminated" else verb
    t.add(x.seat, Deed(verb, t.p.content.name(whom), price))


def _price(t: Teller, x: BountyClosed) -> str:
    """Return the damage that an AI player suffers for a hunt, "" if it fought for the bounty."""
    for toll in t.events[t.at + 1 :]:
        if isinstance(toll, DamageSuffered) and toll.cause == x.card and toll.seat == x.seat:
            t.paid = toll
            return f" at the cost of {figures.damage(toll)}"
    return ""


TELLERS: Tellers = {BountyClosed: add_bounty}
