"""Cards in slots: gaining, making room, discarding (OR-141 to OR-149, OR-R31 to OR-R38)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.events import (
    CardDiscarded,
    CardGained,
    CardRemoved,
    CardRotated,
    GoalTokenPlaced,
    GoalTokenTaken,
)
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import MakeRoom, Surplus
from game.outer_rim.market.frames import Buy, TurnUp
from game.outer_rim.rules.fame import check_goals, happened, showing
from game.outer_rim.rules.stats import Values
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step

DECLINE = option("decline")


def fits(p: Play, seat: int, cards: tuple[str, ...]) -> bool:
    """Return True if these cards would fit the slots (some cards add slots)."""
    return _fits(p, p.slots_with(seat, cards), cards)


def _fits(p: Play, values: Values, cards: tuple[str, ...]) -> bool:
    assets = p.content.assets
    flexible = sum([assets[card].fits_cargo for card in cards])
    return values.fits(p.content.kinds(cards), flexible)


def has_room(p: Play, seat: int, card: str, own: tuple[str, ...] | None = None) -> bool:
    """Return True if there is an empty slot for one more card, without discarding (OR-143).

    ``own``: the player's cards, if other than those in the slots now.
    """
    held = p.player(seat).cards
    if own is None or own is held:
        own, values = held, p.values(seat)
        count = values.count
    else:
        values, count = p.slots_with(seat, own), Counter(p.content.kinds(own))
    kind = p.content.assets[card].kind
    if kind == "crew":
        return count["crew"] < values.crew_slots or _flips_for_crew(p, seat, count["crew"])
    if kind == "gear" and count["gear"] < values.gear_slots:
        return True
    if kind == "gear" and not values.gear_or_mod:
        return False
    if kind in ("job", "bounty"):
        return count["job"] + count["bounty"] < values.job_slots
    cards = (*own, card)
    return _fits(p, values, cards) or _adds_slots(p, card) and fits(p, seat, cards)


def _flips_for_crew(p: Play, seat: int, crew: int) -> bool:
    """Return True if one crew too many completes the ship goal, whose other side has a slot for
    it."""
    goal, ship = showing(p, seat, "ship"), p.content.ships[p.player(seat).ship]
    return (
        goal is not None
        and goal.when == "crew_gained"
        and ship.back is not None
        and ship.back.slots.crew > crew
    )


def _adds_slots(p: Play, card: str) -> bool:
    always = p.content.assets[card].always
    return any(stat.endswith("_slots") for each in always for stat in each.modify)


def makes_room(p: Play, seat: int, card: str, own: tuple[str, ...] | None = None) -> Iterator[str]:
    """Yield the player's cards that, discarded alone, make room for ``card`` (OR-R34)."""
    own = p.player(seat).cards if own is None else own
    assets, roomy, known = p.content.assets, p.table.roomy, dict[object, bool]()
    for each in own:
        asset = assets[each]
        alike = each if roomy is None or each in roomy else (asset.kind, asset.fits_cargo)
        if alike not in known:
            known[alike] = fits(p, seat, (*[other for other in own if other != each], card))
        if known[alike]:
            yield each


def can_hold(p: Play, seat: int, card: str, own: tuple[str, ...] | None = None) -> bool:
    """Return True if there is room, or room can be made (OR-R31)."""
    return has_room(p, seat, card, own) or any(makes_room(p, seat, card, own))


def gain(p: Play, seat: int, card: str, cause: str, forced: bool = False) -> None:
    """Give a player a card: into its slot, after making room, or declined and discarded (OR-R36).

    The card has already been removed from its previous place. AI players keep it only if there is
    room. ``forced``: it cannot be declined if room can be made.
    """
    if has_room(p, seat, card):
        place(p, seat, card, cause)
    elif p.is_deck(seat) or not any(makes_room(p, seat, card)):
        discard(p, seat, card, cause)
    else:
        p.state.open = (*p.state.open, card)
        p.push(MakeRoom(seat, card=card, cause=cause, forced=forced))


def place(p: Play, seat: int, card: str, cause: str) -> None:
    """Put a card in a slot that has room for it. If it takes slots away, surplus cards are given up
    (OR-R38)."""
    player = p.player(seat)
    player.cards = (*player.cards, card)
    p.tell(CardGained(seat=seat, card=card, cause=cause))
    asset = p.content.assets[card]
    if asset.kind == "crew":
        hired = asset.contact if cause == card else ""
        happened(p, seat, "crew_gained", Context(token=hired))
    if asset.kind == "bounty":
        contacts.hint(p, seat, asset.target)
    check_goals(p, seat)
    if not fits(p, seat, player.cards):  # a card may take slots away
        p.push(Surplus(seat))


def room_options(p: Play, f: MakeRoom) -> Options:
    """Step ``make_room``: discard one of the own cards to make room, or decline the new one.

    A bought card must be placed: that is part of buying (OR-R31). So must one that a player is
    forced to gain (UB-257).
    """
    room = tuple(option("discard", card) for card in makes_room(p, f.seat, f.card))
    return room if f.cause == "bought" or f.forced else (*room, DECLINE)


def room_answer(p: Play, f: MakeRoom, chosen: Option) -> None:
    """Make room, or let the new card go."""
    p.stack.pop()
    card = f.card
    p.state.open = without(p.state.open, card)
    if chosen is DECLINE:
        discard(p, f.seat, card, f.cause)
    else:
        drop(p, f.seat, chosen.source, "make_room")
        place(p, f.seat, card, f.cause)


def drop(p: Play, seat: int, card: str, cause: str) -> None:
    """Discard one of a player's own cards, together with slots that it brought (OR-141, OR-R38)."""
    take_out(p, seat, card)
    discard(p, seat, card, cause)
    if not fits(p, seat, p.player(seat).cards):
        p.push(Surplus(seat))


def take_out(p: Play, seat: int, card: str) -> None:
    """Remove a card from a player's slots; handle the tokens on it."""
    player = p.player(seat)
    player.cards = without(player.cards, card)
    was = p.clear(card)
    if was.captive:
        contacts.set_aside(p, was.captive)
        contacts.escape(p, seat, was.captive)
    if p.is_deck(seat):
        forget_goal(p, seat, was.destination or p.content.assets[card].destination)


def rotate(p: Play, seat: int, card: str) -> None:
    """Turn a card in a slot to its other end (UB-105 to UB-107); nothing happens to one that has
    left it. An AI's goal token goes along to the new destination (UB-188)."""
    player, assets = p.player(seat), p.content.assets
    if card not in player.cards or not assets[card].other:
        return
    turned = assets[card].other
    player.cards = tuple(turned if each == card else each for each in player.cards)
    p.tell(CardRotated(seat=seat, card=turned, cause=card))
    if p.is_deck(seat):
        forget_goal(p, seat, assets[card].destination)
        put_goal(p, seat, turned)


def put_goal(p: Play, seat: int, card: str) -> None:
    """Put a goal token on the destination of a card, if it has one on the map (OR-441, OR-465)."""
    space = p.on(card).destination or p.content.assets[card].destination
    if space and space in p.galaxy.spaces:
        goals = p.ai(seat).goals
        goals[space] = goals.get(space, 0) + 1
        p.tell(GoalTokenPlaced(space=space))


def forget_goal(p: Play, seat: int, space: str | None) -> None:
    """Remove the AI's goal token from the destination of a card that left it (OR-R101)."""
    if space and p.ai(seat).goals.get(space):
        take_goal(p, seat, space)


def take_goal(p: Play, seat: int, space: str) -> None:
    """Remove one of an AI seat's goal tokens from a planet."""
    goals = p.ai(seat).goals
    goals[space] -= 1
    if not goals[space]:
        del goals[space]
    p.tell(GoalTokenTaken(space=space))


def discard(p: Play, seat: int, card: str, cause: str) -> None:
    """Put a card that is nowhere else under the deck it belongs to (OR-428, OR-429)."""
    p.tell(CardDiscarded(seat=seat, card=card, cause=cause))
    send_home(p, seat, card)


def send_home(p: Play, seat: int, card: str) -> None:
    """Put a card back on the discard place of its kind; a contact's token returns (OR-R66)."""
    state, asset = p.state, p.content.assets[card]
    card = asset.card
    home, _, deck = asset.home.partition(":")
    if home == "market":
        empty = not state.market[deck]
        state.market[deck] = (*state.market[deck], card)
        if empty and not turns_up(p, deck):
            p.reveal_market(deck)
    elif home == "encounter":
        state.encounters[deck] = (*state.encounters[deck], card)
    else:
        return_to_databank(p, card)
        if asset.contact and asset.contact in state.aside:
            contacts.escape(p, seat, asset.contact)


def turns_up(p: Play, deck: str) -> bool:
    """Return True if a card of this market deck is being bought or gained, which ends by revealing
    the next."""
    return any(isinstance(f, Buy | TurnUp) and f.card and f.deck == deck for f in p.stack)


def return_to_databank(p: Play, card: str) -> None:
    """Put a databank card back in its place in the numeric order (OR-423)."""
    state = p.state
    order = p.content.databank_order
    state.databank = tuple(sorted((*state.databank, card), key=order.__getitem__))


def remove(p: Play, seat: int, card: str, cause: str) -> None:
    """Remove a card that is nowhere else from the game (OR-431)."""
    p.state.removed = (*p.state.removed, p.content.card_of(card))
    p.tell(CardRemoved(seat=seat, card=card, cause=cause))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def surplus_options(p: Play, f: Surplus) -> Options:
    """Step ``surplus``: after a change of slots, which card to give up while they do not all fit
    (OR-R38).

    After a trade it must be a card held before, if that is possible (OR-R21).
    """
    player = p.player(f.seat)
    if fits(p, f.seat, player.cards):
        return ()
    values = p.values(f.seat)
    too_many = {"crew"} if values.count["crew"] > values.crew_slots else set()
    rest = {**values.count, "crew": 0}
    if not values.fits(rest, sum(p.content.assets[c].fits_cargo for c in player.cards)):
        too_many |= {"cargo", "mod", "gear", "job", "bounty"} if not too_many else set()
    chosen = [
        card
        for card in player.cards
        if p.content.assets[card].kind in too_many and _helps(p, f.seat, card)
    ]
    got = f.got
    before = [card for card in chosen if card not in got]
    return tuple(option("discard", card) for card in before or chosen)


def _helps(p: Play, seat: int, card: str) -> bool:
    """Return True if giving up this card leaves fewer surplus cards."""
    own = p.player(seat).cards
    return _overflow(p, seat, without(own, card)) < _overflow(p, seat, own)


def in_the_way(p: Play, seat: int, gone: tuple[str, ...], come: tuple[str, ...]) -> tuple[str, ...]:
    """Return the earlier cards among which a player must discard after giving some cards and
    getting others (OR-R21); none if all find a slot."""
    held = tuple(card for card in p.player(seat).cards if card not in gone)
    cards = (*held, *come)
    over = _overflow(p, seat, cards)
    return tuple(card for card in held if _overflow(p, seat, without(cards, card)) < over)


def _overflow(p: Play, seat: int, cards: tuple[str, ...]) -> int:
    v, count = p.slots_with(seat, cards), Counter(p.content.kinds(cards))
    cargo, mods = count["cargo"], count["mod"]
    gear = max(0, count["gear"] - v.gear_slots)
    either = min(gear, v.gear_or_mod)
    for_mods = v.mod_slots + v.gear_or_mod - either
    spill = max(0, cargo - v.cargo_slots) + max(0, mods - for_mods)
    flexible = sum(p.content.assets[card].fits_cargo for card in cards)
    spare = v.free_slots + min(flexible, max(0, v.cargo_slots - cargo))
    return (
        max(0, count["crew"] - v.crew_slots)
        + gear
        - either
        + max(0, count["job"] + count["bounty"] - v.job_slots)
        + max(0, spill - spare)
    )


def surplus_answer(p: Play, f: Surplus, chosen: Option) -> None:
    """Give up a surplus card; the question repeats until the rest fits."""
    take_out(p, f.seat, chosen.source)
    discard(p, f.seat, chosen.source, "surplus")


PENDING: tuple[Step[Play], ...] = (
    Ask(MakeRoom, room_options, room_answer),
    Ask(Surplus, surplus_options, surplus_answer),
)
"""the steps that are run here"""
