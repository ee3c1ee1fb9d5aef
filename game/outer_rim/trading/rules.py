"""Trading between players: cards, credits and promises, as both agree (OR-111 to OR-120).

The player whose turn it is composes a deal in the step ``trade``, and the other player answers it
in the step ``trade.answer``. Both are on top of the decision that they interrupt, which is asked
again afterward. Amounts count from the proposer: ``credits`` change hands at once and ``promise``
is for later, both below 0 if the other player pays.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from game.outer_rim.cards.kinds import KINDS
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.events import CardPassed
from game.outer_rim.favors import rules as favors
from game.outer_rim.frames.base import Pending
from game.outer_rim.frames.turns import Action, Surplus
from game.outer_rim.market.frames import Barter, Buy
from game.outer_rim.rules import credits, slots
from game.outer_rim.rules.fame import check_goals, happened
from game.outer_rim.state import Setup
from game.outer_rim.text.names import at, name_of
from game.outer_rim.trading import lending
from game.outer_rim.trading.events import PromiseMade, TradeAccepted, TradeDeclined, TradeProposed
from game.outer_rim.trading.frames import Deal, Trade, TradeAnswer
from game.outer_rim.trading.lending import PROPOSALS
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Frame, Step

AMOUNTS = (1_000, 5_000)
"""amounts by which credits are added to a deal"""
LARGEST = 20_000
"""the most credits that can be promised in one deal"""
OPENING = frozenset(("trade", "deal", "favor"))
"""verbs that open a deal"""
PROPOSE = option("propose")
CALL_OFF = option("pass")
ACCEPT = option("accept")
DECLINE = option("decline")
Change = Callable[[Play, Trade, str], None]
PAY_NOW = tuple(option("pay_now", str(each)) for each in AMOUNTS)
GET_NOW = tuple(option("get_now", str(each)) for each in AMOUNTS)
PAY_LATER = tuple(option("pay_later", str(each)) for each in AMOUNTS)
GET_LATER = tuple(option("get_later", str(each)) for each in AMOUNTS)


# --- opening a deal -------------------------------------------------------------------------------


class _Deals:
    """The deals that each seat may open, worked out once for the current setup."""

    __slots__ = ("_setup", "_options")

    def __init__(self) -> None:
        self._setup: Setup | None = None
        self._options: tuple[Options, ...] = ()

    def of(self, setup: Setup, seat: int) -> Options:
        """Return a deal with each other player who is not an AI (OR-R25)."""
        if setup is not self._setup:
            self._setup, self._options = setup, self._all(setup)
        return self._options[seat]

    @staticmethod
    def _all(setup: Setup) -> tuple[Options, ...]:
        people = [seat for seat, each in enumerate(setup.seats) if each.kind != "deck"]
        return tuple(
            (
                tuple(option("deal", "", f"seat_{other}") for other in people if other != seat)
                if seat in people
                else ()
            )
            for seat in range(len(setup.seats))
        )


_DEALS = _Deals()


def with_deals(p: Play, f: Frame, options: Options) -> Options:
    """Return the options of a decision, and in the player's own turn a deal with each player
    (OR-115, OR-117).

    An option that ends a choice stays last. Without a partner the options are unchanged.
    """
    state = p.state
    if f.seat != state.turn:
        return options
    deals = _DEALS.of(state.setup, f.seat)
    if not deals or why_no_deal(p, f) is not None:
        return options
    if options[-1].source or options[-1].target:
        return options + deals
    return (*options[:-1], *deals, options[-1])


def why_no_deal(p: Play, f: Frame) -> Reason | None:
    """Return why the asked player cannot open a deal now; None if that is possible."""
    if isinstance(f, Deal):
        return Reason("OR-R100", "First finish the deal on the table: propose it or call it off.")
    if f.seat != p.state.turn or p.state.step == "setup":
        return Reason("OR-115", "You can deal in credits only on your own turn.")
    if p.state.proposals >= PROPOSALS:
        return Reason(
            "OR-R100",
            "You have already proposed {proposals} deals, the most for one turn.",
            proposals=PROPOSALS,
        )
    return None


def trade_options(p: Play, f: Action) -> Options:
    """Return the trade action with each player in the space (OR-111), once per step (OR-108)."""
    return tuple(
        option("trade", "", f"seat_{other}")
        for other in company(p, f.seat)
        if why_not_trade(p, f, other) is None
    )


def why_not_trade(p: Play, f: Action, other: int) -> Reason | None:
    """Return why cards cannot be traded with a player now; None if they can."""
    reason = why_not_deal(p, f, other)
    if reason is not None:
        return reason
    if f.trade:
        return Reason("OR-108", "You have already traded this turn.")
    if other in company(p, f.seat):
        return None
    return Reason(
        "OR-111",
        "You can trade cards only with a player in your space; {who} is {there}.",
        who=name_of(p, other),
        there=at(p, p.player(other).space),
    )


def why_not_deal(p: Play, f: Frame, other: int) -> Reason | None:
    """Return why no deal can be opened with a player, wherever they are; None if one can."""
    if other == f.seat:
        return Reason("OR-111", "You cannot deal with yourself: choose another player.")
    if p.is_deck(other) or p.is_deck(f.seat):
        return Reason(
            "OR-R25",
            "You cannot deal with {who}: the AI deck never trades.",
            who=name_of(p, other if p.is_deck(other) else f.seat),
        )
    return why_no_deal(p, f)


def begin(p: Play, seat: int, chosen: Option) -> None:
    """Open a deal with the seat that the option names; cards only as the trade action."""
    p.push(
        Trade(seat, other=int(chosen.target.removeprefix("seat_")), cards=chosen.verb == "trade")
    )


# --- putting it together --------------------------------------------------------------------------


def tradable(p: Play, seat: int) -> tuple[str, ...]:
    """Return a player's cards that can change hands (OR-112, OR-R23)."""
    assets = p.content.assets
    return tuple(card for card in p.player(seat).cards if assets[card].kind in KINDS)


def options(p: Play, f: Trade) -> Options:
    """Step ``trade``: add and remove cards and credits, then propose the deal or cancel it."""
    propose = (PROPOSE,) if why_not_propose(p, f) is None else ()
    return (*_card_options(p, f), *_credit_options(p, f), *_token_options(p, f), *propose, CALL_OFF)


def _card_options(p: Play, f: Trade) -> Options:
    if not f.cards:
        return ()
    give, ask = f.give, f.ask
    return (
        *(option("withdraw" if c in give else "give", c) for c in tradable(p, f.seat)),
        *(option("waive" if c in ask else "ask", c) for c in tradable(p, f.other)),
    )


def _credit_options(p: Play, f: Trade) -> Options:
    """Return the amounts that the payer has (OR-R26), and promises of up to ``LARGEST``."""
    now, later = f.credits, f.promise
    most, least = spare(p, f.seat), -spare(p, f.other)
    return (
        *(each for each, more in zip(PAY_NOW, AMOUNTS) if now + more <= most),
        *(each for each, more in zip(GET_NOW, AMOUNTS) if now - more >= least),
        *(each for each, more in zip(PAY_LATER, AMOUNTS) if later + more <= LARGEST),
        *(each for each, more in zip(GET_LATER, AMOUNTS) if later - more >= -LARGEST),
    )


def _token_options(p: Play, f: Trade) -> Options:
    """Return the debt tokens of both sides (UB-136, UB-137), those of their receiver too
    (UB-R90)."""
    held = (*p.player(f.seat).debts, *p.player(f.other).debts)
    return tuple(option("token", f"seat_{each}") for each in held)


def spare(p: Play, seat: int) -> int:
    """Return the credits that a player can give away, less the possible remaining cost of a
    purchase of theirs, which may wait below a favor (OR-R26, UB-R89).

    The cost is kept back, since goods that were bartered for it are gone.
    """
    waiting = (f for f in p.stack if isinstance(f, Barter) and f.seat == seat)
    return max(0, p.player(seat).credits - sum(p.under(Buy, f).owed for f in waiting))


def why_not_propose(p: Play, f: Trade) -> Reason | None:
    """Return why the present deal cannot be proposed; None if it can."""
    give, ask, other = f.give, f.ask, f.other
    if not (give or ask or f.credits or f.promise or f.tokens):
        return Reason("OR-113", "Add something to the deal before you propose it.")
    if give or ask:
        for seat, gone, come in ((f.seat, give, ask), (other, ask, give)):
            if not can_take(p, seat, gone, come):
                return Reason(
                    "OR-R21",
                    "{who} has no slots for {cards}, even after discarding.",
                    who="You" if seat == f.seat else name_of(p, seat),
                    cards=", ".join(p.content.name(card) for card in come) or "the rest",
                )
    return None


def can_take(p: Play, seat: int, gone: tuple[str, ...], come: tuple[str, ...]) -> bool:
    """Return True if a player who gives away some cards could hold others, after discarding at will
    (OR-R21).

    Cards that bring no slots can be discarded, so only cards that bring some are tried.
    """
    if not come:
        return True
    assets = p.content.assets
    roomy = [
        card
        for card in p.player(seat).cards
        if card not in gone
        and any(stat.endswith("_slots") for each in assets[card].always for stat in each.modify)
    ]
    return any(
        slots.fits(p, seat, (*kept, *come))
        for number in range(len(roomy) + 1)
        for kept in combinations(roomy, number)
    )


def answer(p: Play, f: Trade, chosen: Option) -> None:
    """Change the deal, propose it, or cancel it."""
    CHANGES[chosen.verb](p, f, chosen.source)


def _give(p: Play, f: Trade, card: str) -> None:
    f.give = (*f.give, card)


def _withdraw(p: Play, f: Trade, card: str) -> None:
    f.give = slots.without(f.give, card)


def _ask(p: Play, f: Trade, card: str) -> None:
    f.ask = (*f.ask, card)


def _waive(p: Play, f: Trade, card: str) -> None:
    f.ask = slots.without(f.ask, card)


def _now(sign: int) -> Change:
    def change(p: Play, f: Trade, amount: str) -> None:
        f.credits += sign * int(amount)

    return change


def _later(sign: int) -> Change:
    def change(p: Play, f: Trade, amount: str) -> None:
        f.promise += sign * int(amount)

    return change


def _token(p: Play, f: Trade, seat: str) -> None:
    owner = int(seat.removeprefix("seat_"))
    rest = tuple(each for each in f.tokens if each != owner)
    f.tokens = rest if owner in f.tokens else tuple(sorted((*f.tokens, owner)))


def _propose(p: Play, f: Trade, _: str) -> None:
    p.stack.pop()
    p.state.proposals += 1
    terms: dict[str, Any] = {"give": f.give, "ask": f.ask, "credits": f.credits}
    terms |= {"promise": f.promise, "tokens": f.tokens}
    p.tell(TradeProposed(seat=f.seat, other=f.other, **terms))
    p.push(TradeAnswer(f.other, other=f.seat, cards=f.cards, **terms))


def _call_off(p: Play, f: Trade, _: str) -> None:
    p.stack.pop()


CHANGES: dict[str, Change] = {
    "give": _give,
    "withdraw": _withdraw,
    "ask": _ask,
    "waive": _waive,
    "pay_now": _now(1),
    "get_now": _now(-1),
    "pay_later": _later(1),
    "get_later": _later(-1),
    "token": _token,
    "propose": _propose,
    "pass": _call_off,
}


# --- the answer -----------------------------------------------------------------------------------


def answer_options(p: Play, f: TradeAnswer) -> Options:
    """Step ``trade.answer``: the other player agrees or not (OR-114)."""
    return (ACCEPT, DECLINE)


def reply(p: Play, f: TradeAnswer, chosen: Option) -> None:
    """Carry the deal out at once, or drop it; then the interrupted decision is asked again."""
    p.stack.pop()
    taker, proposer = f.seat, f.other
    lending.talked(p.under(Pending), taker, f.credits if chosen is ACCEPT else 0)
    if chosen is DECLINE:
        p.tell(TradeDeclined(seat=taker, other=proposer))
        return
    p.tell(TradeAccepted(seat=taker, other=proposer))
    _pay(p, proposer, taker, f.credits)
    own = tuple(each for each in f.tokens if each in p.player(proposer).debts)
    favors.pass_debts(p, taker, proposer, tuple(each for each in f.tokens if each not in own))
    favors.pass_debts(p, proposer, taker, own)
    if f.promise:
        _promise(p, proposer, taker, f.promise)
    if f.give or f.ask:
        p.under(Action).trade = True
        swap(p, proposer, taker, f.give, f.ask)


def _pay(p: Play, seat: int, other: int, amount: int) -> None:
    """Transfer credits; below 0 the other player pays."""
    payer, payee = (seat, other) if amount > 0 else (other, seat)
    credits.spend(p, payer, abs(amount), "trade")
    credits.gain(p, payee, abs(amount), "trade")


def _promise(p: Play, seat: int, other: int, amount: int) -> None:
    """Announce a promise to everybody; it binds nobody (OR-118, OR-119)."""
    promiser, to = (seat, other) if amount > 0 else (other, seat)
    p.tell(PromiseMade(seat=promiser, other=to, amount=abs(amount), cause="trade"))


def swap(p: Play, seat: int, other: int, give: tuple[str, ...], ask: tuple[str, ...]) -> None:
    """Exchange cards, all at once; then abilities and goals, and last each player makes room.

    A player who has to make room discards earlier cards (OR-R21).
    """
    p.push(Surplus(other, got=give))
    p.push(Surplus(seat, got=ask))
    for card in give:
        _pass(p, card, seat, other)
    for card in ask:
        _pass(p, card, other, seat)
    for taker, cards in ((other, give), (seat, ask)):
        for card in cards:
            if p.content.assets[card].kind == "crew":
                happened(p, taker, "crew_gained")
        check_goals(p, taker)


def _pass(p: Play, card: str, giver: int, taker: int) -> None:
    """Pass a card on with everything on it (OR-R22)."""
    source, goal = p.player(giver), p.player(taker)
    source.cards = slots.without(source.cards, card)
    goal.cards = (*goal.cards, card)
    p.tell(CardPassed(seat=taker, card=card, giver=giver, cause="trade"))


# --- what others see, and why not -----------------------------------------------------------------


def shown(p: Play, seat: int | None) -> dict[str, object] | None:
    """Return the deal for ``view``; before it is proposed, for the proposer only."""
    f = p.stack[-1] if p.stack else None
    if not isinstance(f, Deal) or isinstance(f, Trade) and f.seat != seat:
        return None
    proposed = isinstance(f, TradeAnswer)
    proposer, other = (f.other, f.seat) if proposed else (f.seat, f.other)
    return {
        "proposer": proposer,
        "other": other,
        "proposed": proposed,
        "give": list(f.give),
        "ask": list(f.ask),
        "credits": f.credits,
        "promise": f.promise,
        "tokens": list(f.tokens),
        "in_the_way": {str(each): list(cards) for each, cards in in_the_way(p, f).items() if cards},
    }


def in_the_way(p: Play, f: Deal) -> dict[int, tuple[str, ...]]:
    """Return for each side of a deal the cards among which it will have to discard (OR-R21)."""
    mine, theirs = f.give, f.ask
    if isinstance(f, TradeAnswer):
        mine, theirs = theirs, mine
    other = f.other
    return {
        f.seat: slots.in_the_way(p, f.seat, mine, theirs),
        other: slots.in_the_way(p, other, theirs, mine),
    }


PENDING: tuple[Step[Play], ...] = (
    Ask(Trade, options, answer),
    Ask(TradeAnswer, answer_options, reply),
)
"""the steps that are run here"""
