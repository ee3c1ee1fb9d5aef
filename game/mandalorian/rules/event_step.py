"""The Event Step: slots checked, crises and events resolved (sections 19, 20 and 24)."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.cards.models import Crisis
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Plain, Resolving
from game.mandalorian.names import CRISIS_AT, EVENT_AT
from game.mandalorian.rules import decks, kept, spawning, tokens
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

CRISIS = "crisis"
"""the moment of cards that make a slot count as less"""


def next_slot(p: Play, f: Plain) -> None:
    """Check the next slot: the leftmost that a disrupt has raised to five, else the next to the
    right (MA-223, MA-276, MA-R32)."""
    state = p.state
    if state.raised:
        slot = next(each for each in p.slots if each in state.raised)
        state.raised.remove(slot)
    elif f.at < len(p.slots):
        slot = p.slots[f.at]
        f.at += 1
    else:
        p.stack.pop()
        state.step = "draw"
        return
    total = p.slot_total(slot)
    if total < EVENT_AT:
        return
    state.resolving = slot
    p.events.append(e.SlotChecked(slot=slot, total=total))
    _weighed_by(p, slot, total, kept.owners(p, CRISIS) if total >= CRISIS_AT else ())


def _weighed_by(p: Play, slot: str, total: int, seats: Sequence[int]) -> None:
    """Ask the first of these seats about its cards; without any the crisis and the event follow."""
    if seats:
        p.stack.append(Resolving(seats[0], slot, total, "", step="weigh"))
    else:
        p.stack.append(Resolving(p.decider, slot, total, "", step="who"))


def weigh_options(p: Play, f: Resolving) -> Options:
    """Return the cards of the seat that make the slot count as less, and going on."""
    return allowed(p, f, [*kept.of_seat(p, CRISIS, f.seat), option("on")], WEIGH)


def check_on(p: Play, f: Resolving, o: Intent) -> Reason | None:
    """Return None: no card has to be used."""
    return None


def check_weigh(p: Play, f: Resolving, o: Intent) -> Reason | None:
    """Return the reason against making the slot count as less."""
    if f.total < CRISIS_AT:
        return Reason("MA-159", "No crisis is about to happen: save this card.")
    return kept.check_of_seat(CRISIS)(p, f, o)


def weigh(p: Play, f: Resolving, chosen: Option) -> None:
    """Use a card that makes the slot count as less, or let it be."""
    if chosen.verb == "use":
        kept.use(p, chosen)
        return
    p.stack.pop()
    due = f.total >= CRISIS_AT
    _weighed_by(p, f.slot, f.total, kept.owners(p, CRISIS, f.seat) if due else ())


def who_options(p: Play, f: Resolving) -> Options:
    """Return the characters who may be "you" in the crisis and the event (MA-324, MA-R41,
    MA-R60)."""
    state = p.state
    if not p.shared:
        return (option("you", "", state.characters[state.player]),)
    if state.slots[f.slot]:
        return (option("you", "", p.skill(state.slots[f.slot][-1]).character),)
    return tuple(option("you", "", who) for who in state.characters)


def check_who(p: Play, f: Resolving, o: Intent) -> Reason | None:
    """Return the reason against a character's being "you"."""
    if o in who_options(p, f):
        return None
    return Reason(
        "MA-324",
        "Trouble finds the last to act: choose the character whose card is on top of the slot.",
    )


def resolve(p: Play, f: Resolving, chosen: Option) -> None:
    """Let crisis, event and the emptying of the slot follow (MA-225, MA-228)."""
    p.stack.pop()
    who = chosen.target
    steps = ("empty", "event", "crisis") if f.total >= CRISIS_AT else ("empty", "event")
    for step in steps:
        p.stack.append(Resolving(f.seat, f.slot, f.total, who, step=step))


def crisis(p: Play, f: Resolving) -> None:
    """Carry out the crisis box of the mission (MA-234)."""
    p.stack.pop()
    state, mission = p.state, p.mission
    state.track += 1
    p.change(e.CrisisBegan(slot=f.slot, track=state.track))
    if state.track >= p.limit:
        p.lose("track")
        return
    for index, part in reversed(list(enumerate(mission.crisis))):
        if part.due(state.track) and _holds(p, part):
            p.stack.append(Block(f.seat, f"{mission.id}.crisis.{index}", f.who, step="block"))


def _holds(p: Play, part: Crisis) -> bool:
    """Return True if the threat that a part of the crisis box is about is there, and as hurt as it
    has to be."""
    if part.present is None:
        return True
    found = tokens.on_map(p, part.present)
    return any(part.hurt in (None, tokens.is_half_beaten(p, each)) for each in found)


def event(p: Play, f: Resolving) -> None:
    """Draw an event card and let its abilities follow, the last only from six on (MA-235 to
    MA-242)."""
    p.stack.pop()
    card = decks.take(p, decks.EVENT)
    p.events.append(e.EventDrawn(card=card, slot=f.slot))
    p.stack.append(
        Resolving(
            f.seat, f.slot, f.total, f.who, card=card, before=p.state.changes, step="after_event"
        )
    )
    if f.total >= CRISIS_AT:
        p.stack.append(Block(f.seat, f"{card}.six", f.who, step="block"))
    p.stack.append(Block(f.seat, f"{card}.deeds", f.who, step="block"))


def after_event(p: Play, f: Resolving) -> None:
    """Spawn a reinforcement if the card changed nothing (MA-270), and discard the card."""
    p.stack.pop()
    idle = p.state.changes == f.before
    decks.discard(p, decks.EVENT, f.card)
    if idle:
        p.events.append(e.NoEffect(card=f.card))
        spawning.spawn(p, f.who)


def empty(p: Play, f: Resolving) -> None:
    """Empty the slot (MA-226, MA-227); skill cards that were owed are drawn now (MA-R70)."""
    p.stack.pop()
    state = p.state
    cards, disrupts = state.slots[f.slot], state.disrupts[f.slot]
    state.slots[f.slot], state.disrupts[f.slot] = (), ()
    for card in cards:
        decks.discard(p, p.deck_of(p.skill(card).character), card)
    decks.discard_disrupts(p, *disrupts)
    state.resolving = ""
    p.events.append(e.SlotEmptied(slot=f.slot, cards=cards, disrupts=disrupts))
    decks.pay_owed(p)


WEIGH: dict[str, Check] = {"use": check_weigh, "on": check_on}
