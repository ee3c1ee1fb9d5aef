"""Camps and shops: rest, treatment, cards moved and traded (EE-R85, EE-R87, EE-R101, EE-R102)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.models import SLOTS
from game.edge.cards.scenes import Camp, Shop
from game.edge.checking import Checks, allowed, never
from game.edge.context import Play
from game.edge.frames import Tray, Visit
from game.edge.people import rules as people
from game.edge.people import stowing
from game.edge.rules import passives, verbs
from game.edge.rules.conditions import block
from game.edge.rules.deeds import Case
from game.edge.scenes import breaks, paths
from game.edge.text import names
from game.table.decisions import Intent, Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason

DATAPAD = "encrypted_datapad"
SOLD_FOR = 2
"""a card brings its price divided by this"""


def rest(p: Play, f: Visit) -> None:
    """Begin a camp: strain is cleared, wounds heal a little, all gear is ready (EE-R87)."""
    camp = p.content.scenes[f.scene]
    assert isinstance(camp, Camp)
    for who in p.heroes:
        person = p.person(who)
        person.treated, person.tended = False, ()
        people.heal(p, who, "strain", person.strain)
        people.heal(p, who, "wounds", camp.heals)
    people.readied(p, p.state.turned)


def camp_options(p: Play, f: Visit) -> Options:
    """Return treatments, moves of cards, and the end of the camp."""
    ways = [option("treat", one, two) for one in p.heroes for two in p.heroes]
    ways += [
        option("treat", one, f"{two}.{row}")
        for one in p.heroes
        for two in p.heroes
        for row in dict(people.treatable(p, two))
    ]
    ways += [option("decode", DATAPAD, who) for who in p.heroes if DATAPAD in p.owned]
    return allowed(p, f, [*ways, *moves(p), *breaks.ways(p), option("done")], CAMP)


def moves(p: Play) -> list[Option]:
    """Return every card with every slot it fits, and every slot's card to be stowed."""
    state = p.state
    cards = [card for slots in state.slots.values() for card in slots if card]
    places = [
        (card, f"{who}.{SLOTS[at]}")
        for card in (*cards, *state.stowed)
        for who in p.heroes
        for at in stowing.fitting(p, card)
    ]
    return [*(option("wear", *each) for each in places), *(option("stow", card) for card in cards)]


def check_wear(p: Play, f: Visit, o: Intent) -> Reason | None:
    who, _, slot = o.target.partition(".")
    state = p.state
    if who not in p.heroes or slot not in SLOTS:
        return Reason("EE-R102", "A card goes into a hero's slot: choose one.")
    cards = {card for slots in state.slots.values() for card in slots if card}
    if o.source not in cards | set(state.stowed):
        return Reason("EE-R102", "The party does not own that card: choose one that it does.")
    at = SLOTS.index(slot)
    if at not in stowing.fitting(p, o.source):
        slots = dict.fromkeys(
            each.partition("_")[0] for each in stowing.FITS[p.card(o.source).type]
        )
        return Reason(
            "EE-R102",
            "{card} {card:does|do} not fit that slot: {card:its|their} place is {slots}.",
            card=names.card(p, o.source),
            slots=listed([*slots], "or") or "in your hand of evidence",
        )
    if state.slots[who][at]:
        return Reason(
            "EE-R102",
            "{card} {card:is|are} in that slot: stow {card:it|them} first.",
            card=names.card(p, state.slots[who][at]),
        )
    return None


def check_stow(p: Play, f: Visit, o: Intent) -> Reason | None:
    if any(o.source in slots for slots in p.state.slots.values()):
        return None
    return Reason("EE-R102", "No hero has that card equipped, so there is nothing to stow.")


def _check_treat(p: Play, f: Visit, o: Intent) -> Reason | None:
    patient, _, row = o.target.partition(".")
    if o.source not in p.heroes or patient not in p.heroes:
        return Reason("EE-R85", "A medic looks after heroes: choose one of them.")
    if not p.up(o.source):
        return Reason("EE-R63", "This hero is out of action: choose one who is still up.")
    person = p.person(patient)
    if person.gone:
        return Reason("EE-R86", "The dead are beyond treatment: see to the living.")
    if row:
        return _no_injury(p, patient, row)
    if person.treated:
        return Reason(
            "EE-R85", "This hero has already been treated in this camp: see to the other one."
        )
    if not person.wounds:
        return Reason("EE-R85", "This hero has no wounds to treat: see to the other one.")
    return None


def _no_injury(p: Play, patient: str, row: str) -> Reason | None:
    """Return the reason against treating a Critical Injury."""
    if row not in dict(people.treatable(p, patient)):
        if row in dict(people.scars(p, patient)):
            return Reason("EE-R104", "You can treat a scar only between adventures.")
        return Reason("EE-R85", "This hero has no such injury: choose one that needs treatment.")
    if row in p.person(patient).tended:
        return Reason(
            "EE-R85",
            "One try for each injury in a camp, and this one has had it: leave it for now.",
        )
    return None


def _check_decode(p: Play, f: Visit, o: Intent) -> Reason | None:
    if o.source != DATAPAD or DATAPAD not in p.owned:
        return Reason("EE-R128", "The party has no encrypted datapad to open.")
    if o.target not in p.ups:
        return Reason("EE-R63", "This hero is out of action: choose one who is still up.")
    return None


def camp(p: Play, f: Visit, chosen: Option) -> None:
    """Treat somebody, open a datapad, move a card, take a lucky break, or break camp."""
    if chosen.verb == breaks.VERB:
        breaks.take(p, chosen.source)
    elif chosen.verb == "treat":
        patient, _, row = chosen.target.partition(".")
        p.stack.append(
            Tray(
                p.seat_of(chosen.source),
                "medicine",
                f.scene,
                chosen.source,
                way=row,
                skill=passives.mending(p.passives(patient)),
                target=patient,
                step="tray",
            )
        )
    elif chosen.verb == "decode":
        who = chosen.target
        p.stack.append(
            Tray(p.seat_of(who), "decode", f.scene, who, skill="computers", target=chosen.source,
                 step="tray")
        )  # fmt: skip
    elif chosen.verb == "done":
        scene = p.content.scenes[f.scene]
        assert isinstance(scene, Camp)
        verbs.named(p, block(p, f"{f.scene}.then", scene.then), Case(p.heroes[0]))
        paths.leave(p)
    else:
        _move(p, chosen)


def _move(p: Play, chosen: Option) -> None:
    state, card = p.state, chosen.source
    for hero, slots in state.slots.items():
        if card in slots:
            stowing.put(p, hero, slots.index(card), "")
    state.stowed = tuple(each for each in state.stowed if each != card)
    if chosen.verb == "stow":
        state.stowed += (card,)
        return
    who, _, slot = chosen.target.partition(".")
    stowing.put(p, who, SLOTS.index(slot), card)


# --- shops ----------------------------------------------------------------------------------------


def shop_options(p: Play, f: Visit) -> Options:
    """Return what can be bought and sold."""
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Shop)
    ways = [option("buy", card) for card in scene.stock] + sales(p)
    return allowed(p, f, [*ways, *moves(p), option("done")], SHOP)


def sales(p: Play) -> list[Option]:
    """Return every card of the party to be sold."""
    cards = [card for slots in p.state.slots.values() for card in slots if card]
    return [option("sell", card) for card in (*cards, *p.state.stowed)]


def pay(p: Play, n: int) -> None:
    """Pay credits."""
    p.state.credits -= n
    p.events.append(e.CreditsMoved(n=-n, now=p.state.credits))


def handle(p: Play, chosen: Option) -> None:
    """Sell or move a card."""
    if chosen.verb != "sell":
        _move(p, chosen)
        return
    state = p.state
    pay(p, -(p.card(chosen.source).price // SOLD_FOR))
    _move(p, option("stow", chosen.source))
    state.stowed = tuple(each for each in state.stowed if each != chosen.source)
    p.events.append(e.CardLost(card=chosen.source))


def _check_buy(p: Play, f: Visit, o: Intent) -> Reason | None:
    scene = p.content.scenes[f.scene]
    assert isinstance(scene, Shop)
    if o.source not in scene.stock:
        return Reason("EE-R101", "This card is not for sale here: choose one on the shelf.")
    if p.state.credits < p.card(o.source).price:
        return Reason("EE-R101", "You need {n} credits.", n=p.card(o.source).price)
    return None


def check_sell(p: Play, f: Visit, o: Intent) -> Reason | None:
    state = p.state
    if o.source in state.stowed or any(o.source in slots for slots in state.slots.values()):
        return (
            None
            if p.card(o.source).price
            else Reason("EE-R101", "No one buys this card: choose another.")
        )
    return Reason("EE-R101", "The party does not own that card: choose one that it does.")


def trade(p: Play, f: Visit, chosen: Option) -> None:
    """Buy, sell or move a card, or leave the shop."""
    if chosen.verb == "buy":
        pay(p, p.card(chosen.source).price)
        stowing.gain(p, chosen.source)
    elif chosen.verb == "done":
        scene = p.content.scenes[f.scene]
        assert isinstance(scene, Shop)
        verbs.named(p, block(p, f"{f.scene}.then", scene.then), Case(p.heroes[0]))
        paths.leave(p)
    else:
        handle(p, chosen)


CAMP: Checks = {
    "treat": _check_treat,
    "decode": _check_decode,
    "wear": check_wear,
    "stow": check_stow,
    "break": breaks.check,
    "done": never,
}
SHOP: Checks = {
    "buy": _check_buy,
    "sell": check_sell,
    "wear": check_wear,
    "stow": check_stow,
    "done": never,
}
