"""Shopping: which market card adds most, which deck to dig in, and what to save for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.catalog import Asset
from game.outer_rim.market import sales
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Judge, Task
from game.outer_rim.players.plans import Router
from game.outer_rim.rules import slots
from game.outer_rim.rules.turn import INCOME
from game.table.decisions import Options

WAIT = 4
"""turns of saving at most"""
CLOSE = 3
"""offers that are thought through"""


def _card(key: str) -> str:
    """Return the card that an option buys."""
    return key.partition(":")[2].partition("@")[0]


class Plans(Protocol):
    """The plans that shopping asks about."""

    @property
    def mind(self) -> Mind: ...
    @property
    def worths(self) -> Judge: ...
    @property
    def router(self) -> Router: ...
    def routed(self, tasks: list[Task]) -> Router: ...


class Shopper:
    """The offers of the market to a player."""

    def __init__(self, plans: Plans) -> None:
        self.plans, self.mind, self.cards = plans, plans.mind, plans.worths.cards
        self._offers: dict[str, float] = {}
        self._hopes: dict[tuple[str, int], float] = {}

    # --- one card ---------------------------------------------------------------------------

    def offer(self, card: str) -> float:
        """Return what buying a card now adds, with the plan that it makes possible."""
        found = self._offers.get(card)
        if found is None:
            found = self._offers[card] = self._offer(self.mind.content.assets[card])
        return found

    def _offer(self, asset: Asset) -> float:
        mind, cards = self.mind, self.cards
        price = sales.price_of(mind.p, mind.seat, asset)
        if asset.kind not in ("job", "bounty", "cargo"):
            return cards.bought(asset, price)
        tasks = cards.tasks(asset)
        if not tasks:
            return cards.bought(asset, price)
        return max(self.added(asset, tasks), cards.given_away(asset)) - mind.spent(price)

    def added(self, asset: Asset, tasks: list[Task]) -> float:
        """Return what the errand of a card adds to the best plan."""
        mind, plans = self.mind, self.plans
        lost, dropped = 0.0, ""
        if not slots.has_room(mind.p, mind.seat, asset.id):
            room = self.cards.room(asset.id)
            if not room:
                return -99.0
            kept = self.cards.kept
            dropped = min(room, key=lambda each: kept(mind.content.assets[each]))
            lost = kept(mind.content.assets[dropped])
        now = plans.router.plan(mind.me.space, False).worth
        own = [each for each in plans.router.tasks if each.card != dropped or not dropped]
        then = plans.routed([*own, *tasks]).plan(mind.me.space, False).worth
        gain = then - now if not dropped else max(0.0, then - now)
        alone = self.cards.gained(asset)
        share = mind.weights.joined
        return share * gain + (1.0 - share) * alone - (0.3 * lost if dropped else 0.0)

    def alone(self, card: str) -> float:
        """Return what a card is worth that has yet to be seen or bought, quickly."""
        asset = self.mind.content.assets[card]
        price = sales.price_of(self.mind.p, self.mind.seat, asset)
        return self.cards.bought(asset, price)

    # --- the market action ------------------------------------------------------------------

    def market(self, options: Options) -> tuple[str, str]:
        """Return the best answer in the market, "" for none."""
        mind = self.mind
        offers = [(self.alone(each.source), each.key) for each in options if each.verb == "buy"]
        best, key = max(offers, default=(0.0, ""))
        dug = mind.style.dug or MARKET_DECKS
        decks = [each for each in options if each.verb == "discard" and each.source in dug]
        if mind.style.digs and decks:
            wanted = mind.content.assets[_card(key)].deck if best > mind.weights.thrift else ""
            found = [
                (self.dig(each.source, best), each.key) for each in decks if each.source != wanted
            ]
            hope, key_dug = max(found, default=(0.0, ""))
            if key_dug and hope > 0:
                return key_dug, "Look for a better card"
        offers = [(self.offer(_card(key)), key) for _, key in sorted(offers)[-CLOSE:]]
        best, key = max(offers, default=(0.0, ""))
        if best > mind.weights.thrift:
            name = mind.content.assets[_card(key)].name
            return key, f"Buy {name}: worth {best / 100:.1f} fame"
        done = next((each.key for each in options if each.verb == "done"), "")
        return done, ""

    def dig(self, deck: str, best: float) -> float:
        """Return how much better than the best offer the next card of a deck may be."""
        mind = self.mind
        cards = mind.world.market[deck][1:]
        if not cards:
            return 0.0
        spare = mind.me.credits
        total = 0.0
        for card in sorted(cards):
            asset = mind.content.assets[card]
            if sales.price_of(mind.p, mind.seat, asset) <= spare:
                total += max(0.0, self.alone(card) - max(best, 0.0))
        top = mind.world.market[deck][0]
        saving = 0.5 * max(0.0, self.alone(top)) if self._dear(top) else 0.0
        return total / len(cards) - saving

    def _dear(self, card: str) -> bool:
        """Return True if a card is out of reach for want of credits."""
        asset = self.mind.content.assets[card]
        return sales.price_of(self.mind.p, self.mind.seat, asset) > self.mind.me.credits

    # --- looking ahead ----------------------------------------------------------------------

    def hope(self, space: str, more: int = 0) -> float:
        """Return what a market in a space is worth with more credits: its best offer, or
        what may come up."""
        mind = self.mind
        if mind.p.galaxy.spaces[space].kind != "planet":
            return 0.0
        funds = mind.me.credits + more
        best = 0.0
        with mind.at(space):
            for deck in MARKET_DECKS:
                card = sales.faceup(mind.p, deck)
                if not card:
                    continue
                asset = mind.content.assets[card]
                if space in asset.no_sale or not mind.holds(asset.needs):
                    continue
                if sales.price_of(mind.p, mind.seat, asset) <= funds:
                    best = max(best, self.alone(card))
        return best + (mind.weights.fresh if mind.style.digs else 0.0)

    def savings(self) -> Iterator[Task]:
        """Yield purchases for which credits are still to be saved."""
        mind = self.mind
        for deck in ("luxury", "ship"):
            card = sales.faceup(mind.p, deck)
            asset = mind.content.assets.get(card)
            if asset is None:
                continue
            short = sales.price_of(mind.p, mind.seat, asset) - mind.me.credits
            wait = -(-short // INCOME)
            if short <= 0 or wait > WAIT:
                continue
            worth = self.alone(card)
            if worth <= 0:
                continue
            place = mind.me.space
            if mind.p.galaxy.spaces[place].kind != "planet" or place in asset.no_sale:
                continue
            words = f"Save for {asset.name}"
            yield Task(words, place, "action", 0.8, mind.weights.saving * worth, (), "", card, wait)
