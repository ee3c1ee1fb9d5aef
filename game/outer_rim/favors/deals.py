"""The price of a favor (UB-134 to UB-146): put together, answered, and taken.

All steps are on top of the question that they interrupt, which is asked again afterward. Credits
and debt tokens pass at once, between any two players (UB-R86); cards only between players in one
space, and only while no card is being resolved.

Deals stay open during a request, and may take the credits and tokens it offers. So ``why_not_pay``
looks again at every step: a request whose price is gone is void (UB-R89).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.outer_rim.context import Play
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.events import (
    FavorAsked,
    FavorDeclined,
    FavorOffered,
    FavorVoid,
    FavorWithheld,
)
from game.outer_rim.favors.frames import Favor, FavorAnswer, FavorAsk, FavorPick, FavorRound
from game.outer_rim.favors.rules import WITHHOLD
from game.outer_rim.frames.base import Pending
from game.outer_rim.frames.turns import Action, Encounter, Planning
from game.outer_rim.rules import credits, slots
from game.outer_rim.text.names import name_of
from game.outer_rim.trading import rules as trading
from game.outer_rim.trading.events import PromiseMade
from game.outer_rim.trading.rules import ACCEPT, AMOUNTS, CALL_OFF, DECLINE, LARGEST, PROPOSE
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

CLOSE = option("close")
ANYONE = option("whom", "anyone")
MORE = tuple(option("more", str(each)) for each in AMOUNTS)
LESS = option("less", str(AMOUNTS[0]))
SWEAR = option("swear", str(AMOUNTS[0]))


def open_request(p: Play, seat: int, kind: str) -> None:
    """Begin to put a request for a favor together."""
    cards = isinstance(p.stack[-1], Planning | Action | Encounter)
    f = p.push(FavorAsk(seat, asker=seat, kind=kind, cards=cards))
    named = favors.wishes(p, seat, kind)
    if len(named) == 1:
        _name(p, f, named[0])


def _name(p: Play, f: FavorAsk, wish: str) -> None:
    """Note what is wished for, and whom to ask: anyone, or the only one who can grant it."""
    f.wish = wish
    able = favors.grantors(p, f.seat, f.kind, wish)
    f.to = able[0] if able and (len(able) == 1 or f.kind == WITHHOLD) else -1


def named(f: Favor) -> bool:
    """Return True if the favor is settled, as far as something has to be named for it."""
    return bool(f.wish) or f.kind in ("combat_strategy", "shortcut")


def why_not_pay(p: Play, f: Favor, price: int, tokens: tuple[int, ...]) -> Reason | None:
    """Return why the asker cannot hand over these credits and debt tokens, with the cards of the
    request, now; None if they can (UB-R89)."""
    asker, most = p.player(f.asker), trading.spare(p, f.asker)
    who = name_of(p, f.asker)
    if price > most:
        return Reason(
            "UB-R89",
            "The price is {price} credits, and {who} can pay {most}.",
            price=price,
            who=who,
            most=most,
        )
    if not set(tokens) <= set(asker.debts):
        return Reason("UB-R89", "{who} no longer holds a debt token of the price.", who=who)
    if not set(f.give) <= set(asker.cards):
        return Reason("UB-R89", "{who} no longer has a card of the price.", who=who)
    return None


# --- putting it together --------------------------------------------------------------------------


def ask_options(p: Play, f: FavorAsk) -> Options:
    """Step ``favor.ask``: what is wished for, whom it is asked of, and what is paid."""
    if not named(f):
        found = favors.wishes(p, f.seat, f.kind)
        return (*(option("wish", each) for each in found), CALL_OFF)
    propose = (PROPOSE,) if why_not_propose(p, f) is None else ()
    return (*_whom(p, f), *_price(p, f), *_cards(p, f), *propose, CALL_OFF)


def _whom(p: Play, f: FavorAsk) -> Options:
    able = favors.grantors(p, f.seat, f.kind, f.wish)
    others = tuple(option("whom", f"seat_{each}") for each in able if each != f.to)
    return (ANYONE, *others) if f.to >= 0 and len(able) > 1 and f.kind != WITHHOLD else others


def _price(p: Play, f: FavorAsk | FavorAnswer) -> Options:
    """Return the changes of a price, as far as the asker can pay it (UB-140, UB-141)."""
    most, held = trading.spare(p, f.asker), p.player(f.asker).debts
    gone = tuple(each for each in f.tokens if each not in held)  # they can still be left out
    debts = (option("token", f"seat_{each}") for each in (*held, *gone))
    swear = isinstance(f, FavorAsk) and f.promise < LARGEST
    return (
        *(each for each, more in zip(MORE, AMOUNTS) if f.credits + more <= most),
        *((LESS,) if f.credits else ()),
        *debts,
        *((SWEAR,) if swear else ()),
    )


def _cards(p: Play, f: FavorAsk) -> Options:
    """Return the cards that can pay for a favor: those of players in one space (UB-142)."""
    if why_no_cards(p, f) is not None:
        return ()
    held = trading.tradable(p, f.seat)
    return tuple(option("withdraw" if card in f.give else "give", card) for card in held)


def why_no_cards(p: Play, f: FavorAsk) -> Reason | None:
    """Return why no card can pay for this favor; None if one can."""
    if f.to < 0:
        return Reason("UB-142", "First choose the player you ask: cards pass only within a space.")
    if p.player(f.to).space != p.player(f.seat).space:
        who = name_of(p, f.to)
        return Reason(
            "UB-142", "{who} is not in your space: cards pass only within a space.", who=who
        )
    if not f.cards:
        return Reason(
            "UB-142", "You can pay for a favor with cards only while you resolve no other card."
        )
    return None


def why_not_propose(p: Play, f: FavorAsk) -> Reason | None:
    """Return why the request cannot be made as it is; None if it can."""
    able = favors.grantors(p, f.seat, f.kind, f.wish)
    if not able or f.to >= 0 and f.to not in able:
        return Reason("UB-122", "No one can do you this favor now: manage without it.")
    closed = f.to >= 0 and favors.unwilling(p, f.seat, f.to) is not None
    if closed and f.to not in f.tokens:
        return Reason(
            "UB-132",
            "{who} refuses you favors this turn, except for their own debt token.",
            who=name_of(p, f.to),
        )
    if f.give and not trading.can_take(p, f.to, (), f.give):
        return Reason("OR-R21", "{who} has no slots for these cards.", who=name_of(p, f.to))
    return why_not_pay(p, f, f.credits, f.tokens)


def ask_answer(p: Play, f: FavorAsk, chosen: Option) -> None:
    """Change the request, make it, or call it off."""
    if chosen is CALL_OFF:
        p.stack.pop()
    elif chosen is PROPOSE:
        _propose(p, f)
    elif chosen.verb == "wish":
        _name(p, f, chosen.source)
    elif chosen.verb == "whom":
        f.to = -1 if chosen is ANYONE else int(chosen.source.removeprefix("seat_"))
        f.give = ()
    elif chosen.verb == "give":
        f.give = (*f.give, chosen.source)
    elif chosen.verb == "withdraw":
        f.give = slots.without(f.give, chosen.source)
    elif chosen.verb == "swear":
        f.promise += int(chosen.source)
    else:
        _change(f, chosen)


def _change(f: Favor, chosen: Option) -> None:
    """Change the credits or the debt tokens of a price."""
    if chosen.verb == "token":
        owner = int(chosen.source.removeprefix("seat_"))
        rest = tuple(each for each in f.tokens if each != owner)
        f.tokens = rest if owner in f.tokens else tuple(sorted((*f.tokens, owner)))
    else:
        f.credits += int(chosen.source) * (1 if chosen.verb == "more" else -1)


def _propose(p: Play, f: FavorAsk) -> None:
    p.stack.pop()
    player = p.player(f.seat)
    player.favors = replace(player.favors, requests=player.favors.requests + 1)
    p.tell(
        FavorAsked(
            seat=f.seat, other=f.to, favor=f.kind, wish=f.wish, promise=f.promise, **_payment(f)
        )
    )
    able = favors.grantors(p, f.seat, f.kind, f.wish)
    asked = tuple(able) if f.to < 0 else (f.to,)
    p.push(FavorRound(f.seat, asked=asked, **_terms(f)))


def _terms(f: Favor) -> dict[str, Any]:
    terms = {"asker": f.asker, "kind": f.kind, "wish": f.wish, "to": f.to, "promise": f.promise}
    return {**terms, **_payment(f)}


def _payment(f: Favor) -> dict[str, Any]:
    return {"credits": f.credits, "tokens": f.tokens, "give": f.give}


# --- the answers ----------------------------------------------------------------------------------


def run_round(p: Play, f: FavorRound) -> None:
    """Step ``favor.round``: ask each player in turn; then the only offer on the terms of the asker
    is taken at once, and the asker picks among others (UB-132, UB-133).

    A player whose own debt token is part of the price cannot refuse (UB-138, UB-139).
    """
    if why_not_pay(p, f, f.credits, f.tokens) is not None:
        p.stack.pop()
        _void(p, f)
        return
    if f.asked:
        other, *rest = f.asked
        f.asked = tuple(rest)
        if other in f.tokens:
            f.offers = (*f.offers, (other, f.credits, f.tokens))
        elif favors.unwilling(p, f.asker, other) is None:
            p.push(FavorAnswer(other, **_terms(f)))
        return
    p.stack.pop()
    if len(f.offers) == 1 and f.offers[0][1:] == (f.credits, f.tokens):
        _settle(p, f, f.offers[0][0])
    elif f.offers:
        p.push(FavorPick(f.asker, offers=f.offers, **_terms(f)))


def _void(p: Play, f: Favor) -> None:
    """Report that a request falls through, as its price is gone (UB-R89)."""
    p.tell(FavorVoid(seat=f.asker, favor=f.kind, wish=f.wish, **_payment(f)))


def answer_options(p: Play, f: FavorAnswer) -> Options:
    """Step ``favor.answer``: grant the favor, name another price, or refuse (UB-132, UB-140).

    None once a deal has taken what was offered: then there is no request to answer.
    """
    asked = p.under(FavorRound, f)
    if why_not_pay(p, asked, asked.credits, asked.tokens) is not None:
        return ()
    same = (f.credits, f.tokens) == (asked.credits, asked.tokens)
    payable = same or why_not_pay(p, f, f.credits, f.tokens) is None
    agree = (ACCEPT if same else PROPOSE,) if payable else ()
    return (*agree, *_price(p, f), DECLINE, CLOSE)


def answer_answer(p: Play, f: FavorAnswer, chosen: Option) -> None:
    """Note the offer, change the price, or refuse."""
    asked = p.under(FavorRound, f)
    if chosen in (ACCEPT, PROPOSE):
        p.stack.pop()
        asked.offers = (*asked.offers, (f.seat, f.credits, f.tokens))
        if chosen is PROPOSE:
            p.tell(FavorOffered(seat=f.seat, other=f.asker, credits=f.credits, tokens=f.tokens))
    elif chosen in (DECLINE, CLOSE):
        p.stack.pop()
        player = p.player(f.seat)
        if chosen is CLOSE:
            player.favors = replace(player.favors, closed=True)
        asker = p.player(f.asker)
        asker.favors = replace(asker.favors, refused=(*asker.favors.refused, f.seat))
        p.tell(FavorDeclined(seat=f.seat, other=f.asker, closed=chosen is CLOSE))
    else:
        _change(f, chosen)


def pick_options(p: Play, f: FavorPick) -> Options:
    """Step ``favor.pick``: take one of the offers, or none (UB-133)."""
    payable = (
        option("grant", f"seat_{seat}")
        for seat, price, tokens in f.offers
        if why_not_pay(p, f, price, tokens) is None
    )
    return (*payable, CALL_OFF)


def pick_answer(p: Play, f: FavorPick, chosen: Option) -> None:
    """Take the offer, at its price; or none, if none can be paid any more."""
    lost = len(pick_options(p, f)) == 1
    p.stack.pop()
    if chosen is CALL_OFF:
        if lost:
            f.credits, f.tokens = f.offers[0][1:]
            _void(p, f)
        return
    seat = int(chosen.source.removeprefix("seat_"))
    f.credits, f.tokens = next(each[1:] for each in f.offers if each[0] == seat)
    _settle(p, f, seat)


def _settle(p: Play, f: Favor, other: int) -> None:
    """Carry the deal out at once: the price, then the favor."""
    seat = f.asker
    p.under(Pending).talked = ()
    credits.spend(p, seat, f.credits, "favor")
    credits.gain(p, other, f.credits, "favor")
    favors.pass_debts(p, seat, other, f.tokens)
    if f.promise:
        p.tell(PromiseMade(seat=seat, other=other, amount=f.promise, cause="favor"))
    if f.kind == WITHHOLD:
        third = int(f.wish.removeprefix("seat_"))
        p.tell(FavorWithheld(seat=seat, other=other, third=third))
    else:
        favors.grant(p, seat, other, f.kind, f.wish)
    if f.give:
        trading.swap(p, seat, other, f.give, ())


def shown(p: Play) -> dict[str, object] | None:
    """Return the request for ``view``: nothing of it is hidden."""
    f = next((each for each in reversed(p.stack) if isinstance(each, Favor)), None)
    if f is None:
        return None
    offers = f.offers if isinstance(f, FavorRound | FavorPick) else ()
    if isinstance(f, FavorAnswer):
        offers = p.under(FavorRound, f).offers
    return {
        "asker": f.asker,
        "kind": f.kind,
        "wish": f.wish,
        "to": f.to,
        "credits": f.credits,
        "tokens": list(f.tokens),
        "give": list(f.give),
        "promise": f.promise,
        "asked": f.seat if isinstance(f, FavorAnswer) else None,
        "offers": [
            {"seat": seat, "credits": price, "tokens": list(tokens)}
            for seat, price, tokens in offers
        ],
    }


PENDING: tuple[Step[Play], ...] = (
    Ask(FavorAsk, ask_options, ask_answer),
    Auto(FavorRound, run_round),
    Ask(FavorAnswer, answer_options, answer_answer),
    Ask(FavorPick, pick_options, pick_answer),
)
"""the steps that are run here"""
