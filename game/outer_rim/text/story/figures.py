"""Flights, rest, damage, credits, fame and reputation in the story."""

from __future__ import annotations

import re
from dataclasses import replace

from game.outer_rim import events as e
from game.outer_rim.combat.events import DamageSuffered, Defeated, DiceChanged
from game.outer_rim.favors.events import FavorGranted
from game.outer_rim.market.events import CardBought, MarketDiscarded, ShipBought
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import at, patrol, short_name, space_name
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import COST, FROM, Teller, Tellers
from game.table.grammar import listed


def add_flight(t: Teller, x: e.ShipMoved) -> None:
    if not x.path:
        if t.scene.flight_goal == x.start and not t.scene.choice_told:
            return  # a line has said where
        t.scene.flight_goal = x.start if x.seat == t.scene.seat else t.scene.flight_goal
        t.add(x.seat, Deed("stays", at(t.p, x.start)))
        return
    why = ""
    if x.stopped == "maelstrom":
        why = " (which ends the move)"
    elif x.stopped == "patrol":
        why = f" (stopped by {_patrols(x)})"
    far = plural(len(x.path), "space")
    t.scene.flight_goal = x.path[-1] if x.seat == t.scene.seat else t.scene.flight_goal
    t.add(x.seat, Deed("flies", f"{far} to {space_name(t.p, x.path[-1])}{why}"))


def _patrols(x: e.ShipMoved) -> str:
    if len(x.patrols) > 1:
        return f"the {listed(each.title() for each in x.patrols)} patrols"
    return f"the {patrol(x.patrols[0])}" if x.patrols else "a patrol"


def add_recovery(t: Teller, x: e.Recovered) -> None:
    rests = x.cause == "planning"  # which removes all damage
    if x.character and rests:
        t.add(x.seat, Deed("recovers", "to full health"))
    elif x.character:
        t.add_caused(x, "heals", f"{x.character} damage")
    if x.ship and rests:
        t.add(x.seat, Deed("repairs", "the ship in full"))
    elif x.ship:
        t.add_caused(x, "repairs", f"{x.ship} ship damage")


def add_return(t: Teller, x: e.StoodUp) -> None:
    t.add(x.seat, Deed("is", "back in action"))


def add_credits(t: Teller, x: e.CreditsChanged) -> None:
    sold = t.comes_later(CardBought, card=x.cause) or t.comes_later(ShipBought, ship=x.cause)
    if x.amount < 0 and (x.cause == "defeat" or sold):
        return
    if x.cause == "favor" and t.comes_later(FavorGranted):
        return
    many = f"{abs(x.amount):,} credits"
    if x.amount > 0 and (_handed_over(t, x, many) or _for_cargo(t, x, many)):
        return
    if x.amount > 0 and t.add_yield(x, many):
        return
    if x.amount < 0 and t.add_cost(x, many):
        return
    if x.amount < 0:
        t.add_caused(x, "pays", many)
    elif x.cause == "planning":
        t.add(x.seat, Deed("earns", many))
    elif x.cause == "setup":
        t.add(x.seat, Deed("has", many))
    elif not t.change(x.seat, "gains", lambda deed: _more_credits(t, x, deed)):
        t.add_caused(x, "gains", many)


def _handed_over(t: Teller, x: e.CreditsChanged, many: str) -> bool:
    """Say to whom a player pays what another one gains; return False if no one does."""
    before = t.events[t.at - 1] if t.at else None
    if not isinstance(before, e.CreditsChanged) or before.amount != -x.amount:
        return False
    if before.cause != x.cause or x.cause not in t.p.content.components:
        return False
    to = f"{short_name(t.p, x.seat)} {many}"
    return t.change(before.seat, "pays", lambda deed: replace(deed, what=to))


def _for_cargo(t: Teller, x: e.CreditsChanged, many: str) -> bool:
    """Add the credits that cargo cleared from the market brings to its deed; return False if they
    are for something else."""
    cleared = any(
        isinstance(each, MarketDiscarded) and each.deck == "cargo"
        for each in t.events[max(0, t.at - 2) : t.at]
    )
    if x.cause != "ai" or not cleared:
        return False
    return t.change(x.seat, "clears", lambda deed: replace(deed, tail=f"{deed.tail} for {many}"))


def _more_credits(t: Teller, x: e.CreditsChanged, deed: Deed) -> Deed | None:
    """Return a gain of credits as one with the gain before; None if they stand apart."""
    had, _, unit = deed.what.partition(" ")
    if unit != "credits" or deed.tail or t.cause_of(x):
        return None
    return replace(deed, what=f"{int(had.replace(',', '')) + x.amount:,} credits")


def add_fame(t: Teller, x: e.FameChanged) -> None:
    amount, tail = f"{abs(x.amount)} fame", _fame_now(t, x)
    if x.amount > 0 and t.add_yield(x, f"{amount}{tail}"):
        return
    if x.cause == "ai" and x.amount > 0:
        if t.change(x.seat, "pays", lambda paid: _price(paid, f"{amount}{tail}")):
            return
    price = t.events[t.at - 1] if t.at else None
    if isinstance(price, e.CreditsChanged) and price.amount < 0 < x.amount:
        same = (price.seat, price.cause) == (x.seat, x.cause)
        if same and t.change(x.seat, "pays", lambda deed: _price(deed, f"{amount}{tail}")):
            return
    cause = t.cause_of(x)
    verb = "gains" if x.amount > 0 else "loses"
    if not cause and t.change(x.seat, verb, lambda deed: _more_fame(x, deed, tail)):
        return
    if cause and not cause.startswith(" "):
        t.add(x.seat, Deed(verb, f"{amount}{tail}", f" {FROM[verb]} {cause}"))
    else:
        t.add(x.seat, Deed(verb, f"{amount}{cause}{tail}"))


def _price(deed: Deed, what: str) -> Deed | None:
    """Return a payment with what it buys, None if it says already what it is for."""
    return None if deed.tail else replace(deed, what=f"{deed.what} for {what}")


def _fame_now(t: Teller, x: e.FameChanged) -> str:
    """Return the fame that a player has now: of what wins, unless an ambition asks for more."""
    player = t.p.player(x.seat)
    if not player.ambition or x.now < player.fame_goal:
        return f" ({x.now} of {player.fame_goal})"
    first = x.now - x.amount < player.fame_goal
    return f" ({x.now}, enough for {t.p.content.name(player.ambition)})" if first else f" ({x.now})"


def add_reputation(t: Teller, x: e.ReputationChanged) -> None:
    if t.scene.seat < 0:
        t.add(x.seat, Deed("has", f"{LEVEL_NAMES[x.now]} {x.faction.title()} reputation"))
        return
    verb, what = "gains" if x.now > x.before else "loses", f"{x.faction.title()} reputation"
    if verb == "loses" and _for_credits(t, x, f"{what} (now {LEVEL_NAMES[x.now]})"):
        return
    for n, (deed, _) in enumerate(t.deeds.get(x.seat, ())):
        other = deed.verb in ("gains", "loses") and deed.verb != verb
        if other and deed.what == f"{what} (now {LEVEL_NAMES[x.before]})":
            still = f" (still {LEVEL_NAMES[x.now]})"
            t.deeds[x.seat][n] = (Deed(f"{deed.verb} and {verb}", what, still), t.at)
            return
    t.add_caused(x, verb, f"{x.faction.title()} reputation (now {LEVEL_NAMES[x.now]})")


def _for_credits(t: Teller, x: e.ReputationChanged, what: str) -> bool:
    """Add the reputation that an AI player gives for credits to them; return False if it does not
    pay for any."""
    before = t.events[t.at - 1] if t.at else None
    if not isinstance(before, e.CreditsChanged) or (before.cause, x.cause) != ("ai", "ai"):
        return False
    alone = f"{before.amount:,} credits"

    def price(deed: Deed) -> Deed | None:
        return Deed("takes", alone, f"{COST}{what}") if deed.what == alone else None

    return before.seat == x.seat and t.change(x.seat, "gains", price)


def add_damage(t: Teller, x: DamageSuffered) -> None:
    if x is t.paid:
        return
    if t.add_cost(x, damage(x)):
        return
    cause = t.cause_of(x)
    where = f" from {cause}" if cause and not cause.startswith(" ") else cause
    price = " to change a die" if t.comes_next(DiceChanged, seat=x.seat) else ""
    t.add(x.seat, Deed("suffers", damage(x, f"{where}{price}")))


def damage(x: DamageSuffered, why: str = "") -> str:
    """Return the damage that a player suffers, and what that leaves: "2 damage (3 of 5 health
    left)"."""
    kept, kind = ("hull", "ship damage") if x.target == "ship" else ("health", "damage")
    return f"{x.amount} {kind}{why} ({max(0, x.limit - x.now)} of {x.limit} {kept} left)"


def add_defeat(t: Teller, x: Defeated) -> None:
    lost = f" ({x.credits_lost:,} credits lost)" if x.credits_lost else ""
    won = t.scene.winner == x.seat and x.cause == "combat"
    t.add(x.seat, Deed("is", "defeated despite the win" if won else "defeated", lost))


def _more_fame(x: e.FameChanged, deed: Deed, tail: str) -> Deed | None:
    """Return a gain or loss of fame as one with that before; None if they stand apart."""
    had = re.fullmatch(r"(\d+) fame \(\d+[^)]*\)", deed.what)
    return replace(deed, what=f"{int(had[1]) + abs(x.amount)} fame{tail}") if had else None


TELLERS: Tellers = {
    e.ShipMoved: add_flight,
    e.Recovered: add_recovery,
    e.StoodUp: add_return,
    e.CreditsChanged: add_credits,
    e.FameChanged: add_fame,
    e.ReputationChanged: add_reputation,
    DamageSuffered: add_damage,
    Defeated: add_defeat,
}
