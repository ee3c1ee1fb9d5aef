"""Planning cards that characters have kept, and when they are used (MA-159, MA-160)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.checking import Check
from game.mandalorian.context import Play
from game.mandalorian.frames import Block
from game.mandalorian.rules import decks
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

WHEN = {
    "damage": "when its character is about to take damage",
    "never": "never",
    "action_step": "in the Action Step",
    "attacked": "after an enemy has attacked its character",
    "played": "when its character plays a skill card",
    "step_end": "at the end of the Action Step",
    "strike": "when enemies are about to attack",
    "crisis": "when you check a slot of 6 or more",
}


def ways(p: Play, when: Iterable[str], whos: Iterable[str] | None = None) -> list[Option]:
    """Return the uses of planning cards for some moments, of the player's characters or others."""
    moments = tuple(when)
    return [
        option("use", card, who)
        for who in (p.own if whos is None else whos)
        for card in p.state.plans[who]
        if p.content.planning[card].when in moments
    ]


def owners(p: Play, when: str, after: int | None = None) -> tuple[int, ...]:
    """Return the seats with a planning card for a moment, which decide about it themselves, the
    player whose turn it is first; with ``after`` those that come after a seat."""
    state = p.state
    seats = len(state.setup.seats)
    order = [(state.player + step) % seats for step in range(seats)]
    if after is not None:
        del order[: order.index(after) + 1]
    having = {p.seat_of(each.target) for each in ways(p, (when,), state.characters)}
    return tuple(seat for seat in order if seat in having)


def of_seat(p: Play, when: str, seat: int) -> list[Option]:
    """Return the uses of the planning cards of a seat for a moment."""
    found = ways(p, (when,), p.state.characters)
    return [each for each in found if p.seat_of(each.target) == seat]


def check_of_seat(when: str) -> Check:
    """Return the check of using a planning card of the seat that is asked."""
    usual = check(when)

    def checked(p: Play, f: Any, o: Intent) -> Reason | None:
        if o.target in p.state.characters and p.seat_of(o.target) != f.seat:
            return Reason("MA-160", "This card belongs to another player: choose one of yours.")
        return usual(p, f, o)

    return checked


def check(*moments: str) -> Check:
    """Return the check of using a planning card at certain moments."""

    def checked(p: Play, f: Any, o: Intent) -> Reason | None:
        if o.source not in p.state.plans.get(o.target, ()):
            return Reason(
                "MA-160", "This character does not hold that planning card: choose one that it has."
            )
        card = p.content.planning[o.source]
        if card.when not in moments:
            return Reason(
                "MA-159", "You can use {name} only {when}.", name=card.name, when=WHEN[card.when]
            )
        return None

    return checked


def spend(p: Play, card: str, who: str) -> None:
    """Discard a planning card of a character to use it (MA-R36)."""
    state = p.state
    state.plans[who] = tuple(each for each in state.plans[who] if each != card)
    decks.discard(p, decks.PLANNING, card)
    p.change(e.PlanningUsed(who=who, card=card))


def use(p: Play, chosen: Option, target: str = "") -> None:
    """Use a planning card: its deeds happen to the character who kept it (MA-R62)."""
    card, who = chosen.source, chosen.target
    spend(p, card, who)
    p.stack.append(block_of(p, card, who, target))


def block_of(p: Play, card: str, who: str, target: str = "") -> Block:
    """Return the step that carries out a planning card of a character."""
    name = f"{card.partition('.')[0]}.deeds"
    return Block(p.seat_of(who), name, who, target=target, step="block")
