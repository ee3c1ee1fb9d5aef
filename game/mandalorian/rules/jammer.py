"""The Jammer of The Leak: a card from each hand, and the reading after a round (MA-R108 to
MA-R110)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Plain
from game.mandalorian.rules import decks, disrupting
from game.mandalorian.state import Reading
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def options(p: Play, f: Plain) -> Options:
    """Return the cards that can go into the Jammer, copies of the same card once: those in hand
    with a strength, else the top card of the deck. A named Second Client gives none."""
    if f.seat == p.state.client:
        return ()
    ways = [option("jam", card) for card in dict.fromkeys(_spare(p, f.seat))]
    return allowed(p, f, [*ways, option("jam_top")], JAMMER)


def _spare(p: Play, seat: int) -> list[str]:
    """Return the cards in the hand of a seat that have a strength, a copy for each kind."""
    first = {card.partition(".")[0]: card for card in reversed(p.state.hands[seat])}
    return [each for each in first.values() if not p.skill(each).exact][::-1]


def check_jam(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against a card from hand."""
    if o.source not in p.state.hands[f.seat]:
        return Reason("MA-R108", "That card is not in your hand: choose one that is.")
    if p.skill(o.source).exact:
        return Reason("MA-R108", "A tactical card jams nothing: choose a card with a strength.")
    return None


def check_top(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against the top card of the deck."""
    if _spare(p, f.seat):
        return Reason("MA-R108", "You have a card with a strength: put one from your hand.")
    return None


def jam(p: Play, f: Plain, chosen: Option) -> None:
    """Put a card facedown into the Jammer; it is in no slot and gives no action."""
    p.stack.pop()
    state, seat = p.state, f.seat
    if chosen.verb == "jam":
        state.hands[seat] = tuple(each for each in state.hands[seat] if each != chosen.source)
        card = chosen.source
    else:
        card = decks.take(p, decks.skill_deck(p, seat))
    state.jammer[seat] = card
    p.events.append(e.Jammed(seat=seat))


def read(p: Play, f: Plain) -> None:
    """Read the Jammer: the strengths of all cards but one, with one of the noise; then every card
    goes back into its deck."""
    p.stack.pop()
    state, way, seats = p.state, p.way, len(p.state.setup.seats)
    assert way is not None
    number = len(state.readings) + 1
    out = left_out(p, number) if state.client is None else state.client
    noise = p.shuffle("noise", way.noise)[0]
    cards = [card for seat, card in sorted(state.jammer.items()) if seat != out and card]
    strengths = tuple(sorted((noise, *(p.skill(each).strength for each in cards))))
    given = tuple(state.jammer.get(seat, "") for seat in range(seats))
    found = Reading(number, out, strengths, sum(strengths), given)
    state.readings.append(found)
    for seat, card in state.jammer.items():
        if card:
            deck = decks.skill_deck(p, seat)
            state.decks[deck] = tuple(p.shuffle(f"deck.{deck}", (*state.decks[deck], card)))
    state.jammer = {}
    p.events.append(e.JammerRead(round=number, out=out, strengths=strengths, total=found.total))
    sums = way.sums_of(seats)
    assert sums is not None
    if found.total <= sums.through:
        p.events.append(e.MessageOut(total=found.total))
        if found.total <= sums.marker:
            mark(p, 1, "jammer")
        disrupting.disrupt_lowest(p, state.characters[state.player])
    decks.pay_owed(p)


def left_out(p: Play, number: int) -> int:
    """Return the seat whose card is left out of a reading: each in turn, but never the one
    person's (MA-R115)."""
    seats = len(p.state.setup.seats)
    if p.person is None:
        return (p.state.player + number) % seats
    friends = [seat for seat in range(seats) if seat != p.person]
    return friends[(number - 1) % len(friends)]


def mark(p: Play, count: int, cause: str) -> None:
    """Put markers on the crisis track, but never the last one (MA-R110, MA-R111)."""
    state = p.state
    count = min(count, p.limit - 1 - state.track)
    if count > 0:
        state.track += count
    p.change(e.MarkersAdded(n=max(0, count), track=state.track, cause=cause))


JAMMER: dict[str, Check] = {"jam": check_jam, "jam_top": check_top}
