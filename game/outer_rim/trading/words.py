"""Deals between players in words: their terms, possible additions, and log lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.market.words import card_facts
from game.outer_rim.text.facts import Worder, data
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import name_of, owner, seat_of, short_name
from game.outer_rim.trading import rules as trading
from game.outer_rim.trading.events import PromiseMade, TradeAccepted, TradeDeclined, TradeProposed
from game.outer_rim.trading.frames import Deal, Trade, TradeAnswer
from game.outer_rim.trading.lending import PROPOSALS
from game.table.contract import Label
from game.table.decisions import Option
from game.table.events import Event
from game.table.grammar import Line, listed
from game.table.stack import Frame

LONGEST = 115
"""maximum number of letters of a question that names each debt token"""
ROOM = 70
"""maximum number of letters for the terms of a deal in a question"""


def side(p: Play, goods: tuple[str, ...], credits: int, promise: int, names: bool = True) -> str:
    """Return one side's payment: cards, credits, a promise; ``nothing`` if it gives nothing."""
    named = [p.content.name(each) for each in goods]
    if goods and not names:
        named = [plural(len(goods), "card")]
    return (
        listed(
            (
                *named,
                f"{credits:,} credits" if credits > 0 else "",
                f"a promise of {promise:,}{'' if credits > 0 else ' credits'}"
                if promise > 0
                else "",
            )
        )
        or "nothing"
    )


def _sides(
    p: Play, give: tuple[str, ...], ask: tuple[str, ...], credits: int, promise: int, room: int = 0
) -> tuple[str, str]:
    """Return what the first side gives and gets. With more letters than ``room``, if that is
    given, cards are only counted."""

    def said(names: bool) -> tuple[str, str]:
        gets = side(p, ask, -credits, -promise, names)
        return side(p, give, credits, promise, names), gets

    named = said(True)
    return named if not room or sum(map(len, named)) <= room else said(False)


def terms(
    p: Play, give: tuple[str, ...], ask: tuple[str, ...], credits: int, promise: int, room: int = 0
) -> str:
    """Return ``Spice and 1,000 credits for a promise of 3,000``, from the side that gives first."""
    gives, gets = _sides(p, give, ask, credits, promise, room)
    return f"{gives} for {gets}"


def with_tokens(p: Play, tokens: tuple[int, ...]) -> str:
    """Return the debt tokens that change hands in a deal, after its other terms."""
    whose = listed(owner(p, each) for each in tokens)
    return f", with {whose} debt {'tokens' if len(tokens) > 1 else 'token'}" if tokens else ""


def _of(p: Play, f: Deal, room: int = 0, some: bool = False) -> str:
    """Return ``give Spice and get 1,000 credits``: the deal as the asked player sees it, with
    ``some`` debt tokens only counted."""
    if isinstance(f, Trade):
        gives, gets = _sides(p, f.give, f.ask, f.credits, f.promise, room)
    else:
        gives, gets = _sides(p, f.ask, f.give, -f.credits, -f.promise, room)
    if not some:
        own = [each for each in f.tokens if each in p.player(f.seat).debts]
        gives = _plus(p, gives, own)
        gets = _plus(p, gets, [each for each in f.tokens if each not in own])
    only = gives == "nothing"
    said = f"get {gets} and give nothing" if only else f"give {gives} and get {gets}"
    if not f.tokens or not some:
        return said
    one = "a debt token changes hands"
    return f"{said}; {one if len(f.tokens) == 1 else f'{len(f.tokens)} debt tokens change hands'}"


def _plus(p: Play, goods: str, tokens: Sequence[int]) -> str:
    if not tokens:
        return goods
    word = "token" if len(tokens) == 1 else "tokens"
    told = f"{listed(owner(p, each) for each in tokens)} debt {word}"
    return told if goods == "nothing" else f"{goods} plus {told}"


def trade_prompt(p: Play, f: Trade) -> str:
    """Return the question of the step ``trade``."""
    who = name_of(p, f.other)
    if not (f.give or f.ask or f.credits or f.promise or f.tokens):
        what = "cards and credits" if f.cards else "credits"
        return f"What will you trade with {who}? Add {what}."
    asked = [f"You {_of(p, f, ROOM, some)}. Offer {who} this deal?" for some in (False, True)]
    return asked[len(asked[0]) > LONGEST]


def answer_prompt(p: Play, f: TradeAnswer) -> str:
    """Return the question of the step ``trade.answer``."""
    who = name_of(p, f.other)
    return f"{who} offers a deal: you {_of(p, f, ROOM)}. Accept?"


# --- options --------------------------------------------------------------------------------------


def _trade(p: Play, f: Frame | None, o: Option) -> Label:
    other = seat_of(o.target)
    return Label(f"Trade with {name_of(p, other)}", "Cards and credits, if you both agree")


def _deal(p: Play, f: Frame | None, o: Option) -> Label:
    other, left = seat_of(o.target), PROPOSALS - p.state.proposals
    who, money = name_of(p, other), p.player(other).credits
    rest = f"you can make {plural(left, 'more offer')} this turn"
    return Label(
        f"Offer {who} a deal",
        f"Their purse {f'holds {money:,} credits' if money else 'is empty'}; {rest}",
    )


def _card(verb: str) -> Worder:
    return lambda p, f, o: Label(f"{verb} {p.content.name(o.source)}", card_facts(p, o.source))


def _amount(verb: str, undo: str, what: str, sign: int) -> Worder:
    """Return a function for the words of an added amount, and the resulting total. ``undo`` begins
    the label while the amount only lowers the other side's payment."""

    def words(p: Play, f: Frame | None, o: Option) -> Label:
        amount = int(o.source)
        if not isinstance(f, Trade):
            return Label(f"{verb} {amount:,} credits")
        before = sign * data(f, what)
        total = before + amount
        who, later = name_of(p, f.other), what == "promise"
        if total <= 0:
            label = f"{undo} by {amount:,} credits"
        else:
            label = f"{verb} {amount:,} {'more ' if before > 0 else ''}credits"
        if not total:
            return Label(label, f"Then no one would {'owe anything' if later else 'pay'}")
        payer, payee = ("You", who) if sign * total > 0 else (who, "you")
        would = f"owe {payee} {abs(total):,}" if later else f"pay {payee} {abs(total):,}"
        trust = " (not binding)" if later else ""
        return Label(label, f"{payer} would then {would} in all{trust}")

    return words


def _propose(p: Play, f: Frame | None, o: Option) -> Label:
    if not isinstance(f, Trade):
        return Label("Propose the deal")
    return Label("Propose the deal", f"You {_of(p, f)}{_room(p, f)}")


def _room(p: Play, f: Any) -> str:
    """Return a player with no slot for an incoming card, and the card that is discarded
    (OR-R21)."""
    words = ""
    for seat, held in trading.in_the_way(p, f).items():
        if held:
            who, verb = ("You", "discard") if seat == f.seat else (name_of(p, seat), "discards")
            which = listed((p.content.name(card) for card in held), "or")
            words += f". {who} {verb} {which} for lack of a slot"
    return words


def accept(p: Play, f: Any) -> Label:
    """Return the words for agreeing, with all consequences; other uses of ``accept`` are not
    deals."""
    return Label("Accept the deal", f"You {_of(p, f)}{_room(p, f)}")


def decline(p: Play, f: Any) -> Label:
    """Return the words for declining."""
    return Label("Decline the deal", "Everyone keeps what they have")


TRADING: dict[str, Worder] = {
    "trade": _trade,
    "deal": _deal,
    "give": _card("Offer"),
    "withdraw": _card("Keep"),
    "ask": _card("Ask for"),
    "waive": _card("Stop asking for"),
    "pay_now": _amount("Pay", "Lower your request", "credits", 1),
    "get_now": _amount("Ask for", "Lower your offer", "credits", -1),
    "pay_later": _amount("Promise", "Lower their promise", "promise", 1),
    "get_later": _amount("Ask for a promise of", "Lower your promise", "promise", -1),
    "propose": _propose,
}


def _proposed(p: Play, x: TradeProposed) -> str:
    said = terms(p, x.give, x.ask, x.credits, x.promise) + with_tokens(p, x.tokens)
    return f"{short_name(p, x.seat)} offers {short_name(p, x.other)} a deal: {said}."


LINES: dict[type[Event], Line[Play]] = {
    TradeProposed: _proposed,
    TradeAccepted: "{seat} accepts the deal with {other}.",
    TradeDeclined: "{seat} declines the deal with {other}.",
    PromiseMade: "{seat} promises {other} {amount} credits on a later turn (not binding).",
}
