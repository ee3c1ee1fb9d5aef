"""Looking at the top cards of a deck: taking one, and putting the others back.

The cards never leave the deck: one that is taken is put on top, then bought or gained like any top
card, and the next one is turned up with its icons as usual (OR-129).
"""

from __future__ import annotations

from collections.abc import Iterable

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.catalog import Asset
from game.outer_rim.context import Play
from game.outer_rim.events import DeckShuffled
from game.outer_rim.looks.effects import LookTop as Look
from game.outer_rim.looks.events import TopLookedAt, TopSeen
from game.outer_rim.looks.frames import LookTop
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.rules import slots
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Frame, Step

PASS, DONE = option("pass"), option("done")


def cards_of(p: Play, deck: str) -> tuple[str, ...]:
    """Return the cards of a deck of the market or of encounters."""
    piles = p.state.market if deck in MARKET_DECKS else p.state.encounters
    return piles.get(deck, ())


def seen_by(p: Play, seat: int) -> list[str]:
    """Return the cards on top of a deck that a player is looking at, the first one first."""
    frames = (f for f in reversed(p.stack) if isinstance(f, LookTop) and f.seat == seat)
    return next((list(cards_of(p, f.deck)[: f.count]) for f in frames), [])


def count_seen(stack: Iterable[Frame], seat: int | None, deck: str) -> int:
    """Return the number of cards on top of a deck that a seat is looking at."""
    held = (f for f in stack if isinstance(f, LookTop))
    return max((f.count for f in held if f.seat == seat and f.deck == deck), default=0)


def begin(p: Play, seat: int, e: Look, cause: str) -> None:
    """Look at the top cards of a deck; the others learn only that."""
    seen = cards_of(p, e.deck)[: e.count]
    if not seen:
        return
    p.tell(TopSeen(seat=seat, deck=e.deck, cards=seen, cause=cause, to=(seat,)))
    p.tell(TopLookedAt(seat=seat, deck=e.deck, count=len(seen), cause=cause))
    p.push(
        LookTop(
            seat,
            deck=e.deck,
            count=len(seen),
            take=e.take,
            kinds=e.kinds,
            discount=e.discount,
            half=e.half,
            rest=e.rest,
            card=cause,
        )
    )


def options(p: Play, f: LookTop) -> Options:
    """Step ``look_top``: take one of the cards if it may be taken, then put the others back."""
    if _taking(f):
        return (*_takes(p, f), *(() if f.take == "top" else (PASS,)))
    if f.rest != "order" or f.count - f.at < 2:
        return (DONE,)
    return (*(option("lay", card) for card in _open(p, f)), DONE)


def _stock(p: Play, f: LookTop) -> list[str]:
    if f.take != "buy" or f.at:
        return []
    seen, assets = p.state.market[f.deck][: f.count], p.content.assets
    return [card for card in seen if not f.kinds or assets[card].kind in f.kinds]


def _less(f: LookTop, asset: Asset) -> int:
    """Return the discount; half a cost is rounded up to full thousands."""
    return asset.cost // 2 // sales.THOUSAND * sales.THOUSAND if f.half else f.discount


sales.SELLERS[LookTop] = sales.Seller(
    _stock, _less, "You can buy only one of the cards you are looking at."
)


def _taking(f: LookTop) -> bool:
    return f.take != "" and f.at == 0


def _open(p: Play, f: LookTop) -> tuple[str, ...]:
    """Return the cards looked at that have no final place yet."""
    return cards_of(p, f.deck)[f.at : f.count]


def _takes(p: Play, f: LookTop) -> Options:
    if f.take == "buy":
        return sales.options(p, f)
    verb = "lay" if f.take == "top" else "gain"
    return tuple(option(verb, card) for card in _open(p, f) if why_not_take(p, f, card) is None)


def why_not_take(p: Play, f: LookTop, card: str) -> Reason | None:
    """Return why a card cannot be gained, or put on top or next; None if it can."""
    if card not in _open(p, f):
        return Reason("OR-R43", "Choose one of the cards you are looking at.")
    asset = p.content.assets.get(card)
    if f.take != "gain" or not _taking(f) or asset is None:
        return None
    if asset.kind in ("ship", "deal") or f.kinds and asset.kind not in f.kinds:
        return Reason("OR-R43", "You cannot gain {card} now.", card=asset.name)
    return None


def answer(p: Play, f: LookTop, chosen: Option) -> None:
    """Take a card or none; lay one next; or leave the others as they are."""
    before = cards_of(p, f.deck)[0]
    if chosen.verb in ("buy", "gain", "lay"):
        _lay(p, f, chosen.source)
        f.taken = f.taken or chosen.verb != "lay"
    elif chosen.verb == "pass":
        f.take = ""
    if chosen.verb == "done" or f.rest != "order" or f.count - f.at < 2:
        _finish(p, f)
    if f.deck in MARKET_DECKS and not f.taken and cards_of(p, f.deck)[0] != before:
        p.reveal_market(f.deck)


def _lay(p: Play, f: LookTop, card: str) -> None:
    """Put a card on top, or below those that have their place."""
    cards = slots.without(cards_of(p, f.deck), card)
    _arrange(p, f.deck, (*cards[: f.at], card, *cards[f.at :]))
    f.at += 1


def _arrange(p: Play, deck: str, cards: tuple[str, ...]) -> None:
    piles = p.state.market if deck in MARKET_DECKS else p.state.encounters
    piles[deck] = cards


def _finish(p: Play, f: LookTop) -> None:
    """Put the others back, then carry out what is done with the one taken."""
    p.stack.pop()
    cards = cards_of(p, f.deck)
    top, rest, below = cards[: f.at], cards[f.at : f.count], cards[f.count :]
    if f.rest == "under":
        _arrange(p, f.deck, (*top, *below, *rest))
    elif f.rest == "shuffle":
        stream = f"{'market' if f.deck in MARKET_DECKS else 'encounter'}_{f.deck}"
        _arrange(p, f.deck, (*top, *p.shuffle(stream, (*rest, *below))))
        p.tell(DeckShuffled(deck=f.deck))
    if f.taken and f.take == "gain":
        market.gain_top(p, f.seat, f.deck, (), f.card)
    elif f.taken:
        asset = p.content.assets[top[0]]
        market.buy(p, f.seat, asset.id, sales.discount(f, asset))


PENDING: tuple[Step[Play], ...] = (Ask(LookTop, options, answer, shown=True),)
"""the steps that are run here"""
