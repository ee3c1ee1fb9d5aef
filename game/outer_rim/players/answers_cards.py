"""The worth of each answer to questions about cards, and to those before the game begins."""

from __future__ import annotations

from game.outer_rim.market.frames import Buy, BuyShip, Offer, Sell
from game.outer_rim.players import drafts, learned
from game.outer_rim.players.parts import Thoughts
from game.table.decisions import Option


def character(scheme: Thoughts, f: object, option: Option) -> float:
    """Rank characters by how they have done."""
    return learned.character(option.source)


def ship(scheme: Thoughts, f: object, option: Option) -> float:
    """Prefer a fast ship, then a strong one."""
    front = scheme.mind.content.ships[option.source].front
    return float(front.hyperdrive + 0.6 * front.ship_combat + 0.3 * front.hull)


def ambition(scheme: Thoughts, f: object, option: Option) -> float:
    """Prefer an ambition that suits the character."""
    return drafts.fitness(scheme.mind, option.source)


def faction(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose the faction where the change is worth most."""
    whose = getattr(f, "whose", scheme.mind.seat)
    steps = getattr(f, "steps", getattr(f, "level", 1))
    if whose != scheme.mind.seat:
        return 0.0
    now = scheme.mind.level(option.source)
    planets = scheme.mind.p.galaxy.spaces.values()
    common = sum(space.faction == option.source for space in planets)
    return scheme.worths.standing(option.source, steps) + 0.1 * common - 0.01 * now


def discard(scheme: Thoughts, f: object, option: Option) -> float:
    """Give up the card that is the least loss."""
    asset = scheme.mind.content.assets.get(option.source)
    if asset is None:
        return new_card(scheme, f) - scheme.mind.weights.held
    return -scheme.worths.cards.kept(asset)


def new_card(scheme: Thoughts, f: object) -> float:
    """Return what declining a card gives up, with a minus sign."""
    asset = scheme.mind.content.assets.get(getattr(f, "card", ""))
    if asset is None:
        return 0.0
    room = scheme.worths.cards.room(asset.id)
    lost = [scheme.worths.cards.kept(scheme.mind.content.assets[each]) for each in room]
    return -(scheme.worths.cards.gained(asset) + min(lost, default=0.0))


def gain(scheme: Thoughts, f: object, option: Option) -> float:
    """Return the worth of the card that is gained or bought."""
    asset = scheme.mind.content.assets.get(option.source)
    if asset is None:
        return 0.0
    if option.verb == "buy":
        return scheme.shopper.offer(option.source)
    return scheme.worths.cards.gained(asset)


def offer(scheme: Thoughts, f: object, option: Option) -> float:
    """Buy if the card is worth its price."""
    if option.verb != "buy":
        return 1.0
    less = f.discount if isinstance(f, Offer) else 0
    return scheme.shopper.offer(option.source) + scheme.mind.credits(less)


def search(scheme: Thoughts, f: object, option: Option) -> float:
    """Name the kind that is lacking; buy if the card is worth its price."""
    if option.verb == "name":
        needs = scheme.mind.values
        have = needs.count.get(option.source, 0)
        return -float(have)
    return scheme.shopper.offer(option.source) if option.verb == "buy" else 1.0


def sell(scheme: Thoughts, f: object, option: Option) -> float:
    """Sell what is worth less than its price."""
    if option.verb != "sell":
        return 0.5
    asset = scheme.mind.content.assets[option.source]
    bonus = f.bonus if isinstance(f, Sell) else 0
    return scheme.mind.credits(asset.cost + bonus) - scheme.worths.cards.kept(asset)


def barter(scheme: Thoughts, f: object, option: Option) -> float:
    """Barter what is worth less than its price; pay otherwise."""
    if option.verb == "pay":
        return 0.0
    mind = scheme.mind
    asset = mind.content.assets[option.source]
    purchase = mind.p.below(Buy)
    owed = purchase.owed if purchase is not None else asset.cost
    return mind.spent(min(asset.cost, owed)) - scheme.worths.cards.kept(asset) - 1.0


def buy_ship(scheme: Thoughts, f: object, option: Option) -> float:
    """Buy the ship that adds most."""
    if option.verb != "buy_ship":
        return 0.0
    discount = f.discount if isinstance(f, BuyShip) else 0
    return scheme.worths.cards.ship(option.source, discount)


def mark_card(scheme: Thoughts, f: object, option: Option) -> float:
    """Mark a card that is likely to stay."""
    return scheme.worths.cards.kept(scheme.mind.content.assets[option.source])


def deliver(scheme: Thoughts, f: object, option: Option) -> float:
    """Deliver whatever is worth delivering."""
    if option.verb != "deliver":
        return 0.0
    asset = scheme.mind.content.assets[option.source]
    return max((task.whole for task in scheme.worths.cards.tasks(asset)), default=0.0)
