"""Options of the market in words: buying, bartering, selling, discarding, delivering."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.outer_rim.cards.effects.choices import Choose
from game.outer_rim.cards.effects.language import Block, Cost, every_effect
from game.outer_rim.cards.effects.tasks import Databank
from game.outer_rim.cards.effects.trials import Fight, Test
from game.outer_rim.catalog import Asset
from game.outer_rim.context import Play
from game.outer_rim.market import sales
from game.outer_rim.market.frames import Barter, Buy
from game.outer_rim.rules import slots
from game.outer_rim.text import cards, perils
from game.outer_rim.text.bodies import ship_facts
from game.outer_rim.text.facts import Worder, data, facts, said, seat_for
from game.outer_rim.text.grammar import plain
from game.outer_rim.text.terms import DECKS, KINDS
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import capital, listed
from game.table.stack import Frame

PLUS = re.compile(r"(?:^|(?<=[.:] ))\+(?=\d)")
"""the sign before a figure that begins a sentence"""


def card_facts(p: Play, card: str) -> str:
    """Return the effects of a card in plain words."""
    return PLUS.sub("Adds ", plain(" ".join(cards.slot_text(p.content, card).body)))


def _price(p: Play, f: Frame | None, asset: Asset) -> str:
    discount = sales.discount(f, asset)
    price = sales.price_of(p, seat_for(p, f), asset, discount)
    if asset.kind == "ship":
        return _traded(price)
    return f"{price:,} credits" if price else "free"


def _traded(price: int) -> str:
    """Return the price of a ship, after the old one is taken off."""
    return f"{price:,} credits and your old ship" if price else "free for your old ship"


def _buy(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    price, facts_of = capital(_price(p, f, asset)), card_facts(p, asset.id)
    label = BOUGHT.get(asset.kind, "Buy {}").format(asset.name)
    facts_of = capital(facts_of.removeprefix(f"{asset.name}: "))
    price = price if price.startswith("Free") else f"Costs {price}"
    peril = _peril(p, seat_for(p, f), asset) if asset.kind == "deal" else ""
    return Label(
        label, " ".join(filter(None, (f"{price}{_makes_way(p, f, asset)}. {facts_of}", peril)))
    )


def _peril(p: Play, seat: int, deal: Asset) -> str:
    """Return the defeat that a card which is played at once may mean."""
    price = Cost(credits=sales.price_of(p, seat, deal))
    return perils.of_block(p, seat, deal.effect, price)


BOUGHT = {"bounty": "Take the bounty on {}", "job": "Take the job: {}", "ship": "Buy the {}"}
"""by kind of card, the label of taking it from the market, if that is not simply buying"""


def _makes_way(p: Play, f: Frame | None, asset: Asset) -> str:
    """Return the card that is given up for a purchase, if there is no choice (OR-R34)."""
    seat = seat_for(p, f)
    if asset.kind in ("ship", "deal") or slots.has_room(p, seat, asset.id):
        return ""
    gone = list(slots.makes_room(p, seat, asset.id))
    return f"; you discard {p.content.name(gone[0])} to make room" if len(gone) == 1 else ""


def _buy_ship(p: Play, f: Frame | None, o: Option) -> Label:
    sheet, seat = p.content.ships[o.source], seat_for(p, f)
    price = sales.ship_price(p, seat, sheet, data(f, "discount", 0))
    face = sheet.front
    return Label(f"Buy the {sheet.name}", facts(_traded(price), ship_facts(face)))


def _discard(p: Play, f: Frame | None, o: Option) -> Label:
    if o.source in DECKS:
        top = sales.top(p, o.source)
        name = p.content.name(top) if top else f"from the {DECKS[o.source]} deck"
        return Label(f"Discard {name}", f"Turns up the next card of the {DECKS[o.source]} deck")
    asset = p.content.assets[o.source]
    return Label(f"Discard {asset.name}", f"{KINDS[asset.kind]}. {card_facts(p, asset.id)}")


def _barter(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    if not isinstance(f, Barter):
        return Label(f"Barter {asset.name}", f"Worth {asset.cost:,} credits")
    due = max(0, p.under(Buy, f).owed - asset.cost)
    less = (
        f"Takes {asset.cost:,} credits off the price"
        if asset.cost
        else "Takes nothing off the price"
    )
    left = f"{due:,} left to pay" if due else "you owe no more"
    return Label(f"Barter {asset.name}", f"{less}; {left}")


def worth_of_goods(p: Play, goods: Iterable[str]) -> str:
    """Return what goods that can be bartered take off the price, such as "Off the price: Vibro-Ax
    5,000."; "" without goods."""
    told = [f"{p.content.name(card)} {p.content.assets[card].cost:,}" for card in goods]
    return f"Off the price: {listed(told)}." if told else ""


def _pay(p: Play, f: Frame | None, o: Option) -> Label:
    credits = p.player(seat_for(p, f)).credits
    if isinstance(f, Barter):
        owed = p.under(Buy, f).owed
        kept = f"{credits - owed:,}" if credits > owed else "no credits"
        return Label(f"Pay {owed:,} credits", f"Leaves you with {kept}")
    price = data(f, "price")
    if price is None:
        return Label("Pay")
    return Label(
        f"Pay {price:,} credits", f"You pass the test after all and keep {credits - price:,}"
    )


def _sell(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    return Label(f"Sell {asset.name}", f"Brings {asset.cost + data(f, 'bonus', 0):,} credits")


def _deliver(p: Play, f: Frame | None, o: Option) -> Label:
    asset = p.content.assets[o.source]
    captured = p.on(o.source).captive
    if captured:
        return Label(f"Deliver {p.content.name(captured)}", said(p, asset.capture))
    roll = ""
    if asset.delivery_roll is not None:
        label = "ILLEGAL: roll" if "illegal" in asset.traits else "Roll"
        trouble = _trouble(p, asset.delivery_roll.fail)
        roll = f"{label} a {listed(asset.delivery_roll.success, 'or')}, or {trouble}. Reward: "
    return Label(f"Deliver {asset.name}", roll + said(p, asset.reward))


def _trouble(p: Play, fail: Block) -> str:
    """Return what comes of a delivery that goes wrong: the cards that may be drawn, in short."""
    drawn = [each.number for each in fail if isinstance(each, Databank)]
    ids = [id for number in drawn for id in p.content.numbers[number]]
    names = [f"{p.content.name(id)}{_short(p, id)}" for id in ids]
    return f"face {listed(names, 'or')}" if names else "trouble follows"


def _short(p: Play, id: str) -> str:
    """Return what a databank card begins with: a fight, a test or a choice."""
    for each in every_effect(p.content.databank[id]):
        if isinstance(each, Fight):
            return f" ({each.combat} combat, {each.value} dice)"
        if isinstance(each, Test):
            return f" ({listed([skill.title() for skill in each.skill], 'or')} test)"
        if isinstance(each, Choose):
            return f" (a choice of {len(each.ways)})"
    return ""


GOODS: dict[str, Worder] = {
    "buy": _buy,
    "buy_ship": _buy_ship,
    "discard": _discard,
    "barter": _barter,
    "pay": _pay,
    "sell": _sell,
    "deliver": _deliver,
}
