"""Reasons why nobody deals with a player, or not on these terms."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.favors.frames import FavorAnswer, FavorAsk
from game.outer_rim.frames.turns import Action
from game.outer_rim.text.names import name_of
from game.outer_rim.text.reasons.phrases import Check, seat_named
from game.outer_rim.trading import rules as trading
from game.outer_rim.trading.frames import Trade
from game.table.decisions import Intent
from game.table.grammar import capital
from game.table.refusals import Reason
from game.table.stack import Frame

NO_PLAYER = Reason("OR-111", "You cannot choose that player: choose another at this table.")


def partner(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    """Return why nobody can deal with the seat named, wherever it is."""
    other = seat_named(p, wanted.target)
    return NO_PLAYER if other < 0 else trading.why_not_deal(p, f, other)


def trade(p: Play, f: Action, wanted: Intent) -> Reason | None:
    """Return why no trade action can be taken with a seat."""
    other = seat_named(p, wanted.target)
    return NO_PLAYER if other < 0 else trading.why_not_trade(p, f, other)


def card_on_table(p: Play, f: Trade | FavorAsk, wanted: Intent) -> Reason | None:
    """Return why a card cannot be added to the deal, or removed."""
    card = wanted.source
    if isinstance(f, FavorAsk):
        reason = favor_deals.why_no_cards(p, f)
        if reason is not None or wanted.verb in ("ask", "waive"):
            return reason or Reason("UB-142", "You ask for a favor, not for cards.")
    elif not f.cards:
        return Reason(
            "OR-115", "You trade cards in the trade action; this deal is only for credits."
        )
    if card not in p.content.assets:
        return Reason("OR-R23", "Only bounties, cargo, crew, gear, jobs and mods can be traded.")
    given = isinstance(f, FavorAsk) or wanted.verb in ("give", "withdraw")
    owner = f.seat if given else f.other  # type: ignore[union-attr]
    who, asset = "You" if owner == f.seat else name_of(p, owner), p.content.assets[card]
    name = f"the bounty on {asset.name}" if asset.kind == "bounty" else asset.name
    if card not in p.player(owner).cards:
        verb = "do" if owner == f.seat else "does"
        return Reason("OR-112", "{who} {verb} not have {card}.", who=who, verb=verb, card=name)
    state = "already" if wanted.verb in ("give", "ask") else "not"
    return Reason("OR-113", "{card} is {state} on the table.", card=capital(name), state=state)


def amount(p: Play, f: Trade, wanted: Intent) -> Reason | None:
    """Return why an amount cannot be added."""
    if not wanted.source.isdigit() or int(wanted.source) not in trading.AMOUNTS:
        small, large = trading.AMOUNTS
        return Reason(
            "OR-115",
            "You change credits by {small} or {large} at a time.",
            small=small,
            large=large,
        )
    if wanted.verb == "pay_now":
        free = trading.spare(p, f.seat)
        owed = p.player(f.seat).credits - free
        more = ", with {owed} kept for the purchase" if owed else ""
        return Reason(
            "OR-R26",
            "You can pay at most {free} credits" + more + ".",
            free=max(0, free),
            owed=owed,
        )
    if wanted.verb == "get_now":
        return Reason(
            "OR-R26",
            "{who} has {credits} credits and cannot give more.",
            who=name_of(p, f.other),
            credits=trading.spare(p, f.other),
        )
    return Reason(
        "OR-118", "You can promise at most {most} credits in one deal.", most=trading.LARGEST
    )


def propose(p: Play, f: Trade | FavorAsk | FavorAnswer, wanted: Intent) -> Reason | None:
    """Return why the present deal cannot be proposed."""
    if isinstance(f, FavorAnswer):
        gone = favor_deals.why_not_pay(p, f, f.credits, f.tokens)
        return gone or Reason(
            "UB-140", "You were offered this price: agree to it, or change it first."
        )
    if isinstance(f, FavorAsk):
        if not favor_deals.named(f):
            return Reason("UB-122", "First choose what you are asking for.")
        return favor_deals.why_not_propose(p, f)
    return trading.why_not_propose(p, f)


CHECKS: dict[str, Check] = {
    "trade": trade,
    "deal": partner,
    **dict.fromkeys(("give", "withdraw", "ask", "waive"), card_on_table),
    **dict.fromkeys(("pay_now", "get_now", "pay_later", "get_later"), amount),
    "propose": propose,
}
"""by what is attempted, in the steps that ask for it"""
