"""Small choices: a character to move or to heal, a free action, a slot to calm, a card to bury, a
toll to pay."""

from __future__ import annotations

from collections.abc import Sequence

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Choosing, MayWalk
from game.mandalorian.rules import decks, doors
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def let_walk(p: Play, seat: int, who: str, whos: Sequence[str], n: int) -> None:
    """Let one of these characters move if its player wants that. Where they have several players,
    the seat chooses the character first."""
    seats = {p.seat_of(each) for each in whos}
    if len(seats) > 1:
        p.stack.append(Choosing(seat, who, n, tuple(whos), step="sending"))
    else:
        p.stack.append(MayWalk(min(seats, default=seat), tuple(whos), n, step="may_walk"))


def sending_options(p: Play, f: Choosing) -> Options:
    """Return the characters who may be the one that moves."""
    return tuple(option("send", "", who) for who in f.what)


def check_send(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against a character's being the one that moves."""
    if o.target in f.what:
        return None
    return Reason("MA-185", "Choose another character, and one within range.")


def send(p: Play, f: Choosing, chosen: Option) -> None:
    """Ask the player of a character whether and where it moves."""
    p.stack.pop()
    let_walk(p, f.seat, f.who, (chosen.target,), f.n)


def let_act(p: Play, seat: int, who: str, slot: str, strength: int) -> None:
    """Let a character perform an action without a card; nothing goes into its slot (MA-R15)."""
    p.events.append(e.FreeAction(who=who, slot=slot, strength=strength))
    p.stack.append(Acting(seat, who, slot, strength, step="acting"))


def free_options(p: Play, f: Choosing) -> Options:
    """Return the slots whose action may be the free one: each of the map, also one that had its
    card this turn (MA-R14, MA-180)."""
    return tuple(option("perform", "", slot) for slot in f.what)


def check_perform(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against performing the action of a slot."""
    if o.target in f.what:
        return None
    return Reason("MA-R14", "This mission runs without that slot: choose one you can see.")


def perform(p: Play, f: Choosing, chosen: Option) -> None:
    """Begin the free action that was chosen."""
    p.stack.pop()
    let_act(p, f.seat, f.who, chosen.target, f.n)


def healing_options(p: Play, f: Choosing) -> Options:
    """Return the characters who can be healed."""
    return tuple(option("heal", "", who) for who in f.what)


def check_heal(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against healing a character."""
    if o.target in f.what:
        return None
    return Reason("MA-185", "Choose a character with damage, within range.")


def heal(p: Play, f: Choosing, chosen: Option) -> None:
    """Remove damage from a character."""
    p.stack.pop()
    state, who = p.state, chosen.target
    n = min(f.n, state.damage[who])
    state.damage[who] -= n
    if not state.damage[who]:
        del state.damage[who]
    p.change(e.Healed(who=who, n=n, left=p.left(who), health=p.health(who)))


def tokens_of(p: Play, slots: Sequence[str], every: bool) -> tuple[str, ...]:
    """Return what can be calmed: slots, or with single tokens ``slot.value`` for each value."""
    if every:
        return tuple(slots)
    return tuple(
        f"{slot}.{value}" for slot in slots for value in sorted(set(p.state.disrupts[slot]))
    )


def calming_options(p: Play, f: Choosing) -> Options:
    """Return the slots, or tokens of slots, that can be calmed."""
    return tuple(option("calm", "", each) for each in f.what)


def check_calm(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against calming a slot."""
    return (
        None
        if o.target in f.what
        else Reason("MA-274", "You can discard only a lit disrupt token: choose one of those.")
    )


def calm(p: Play, f: Choosing, chosen: Option) -> None:
    """Discard one disrupt token, or all of a slot."""
    p.stack.pop()
    state = p.state
    slot, _, value = chosen.target.partition(".")
    off = (int(value),) if value else state.disrupts[slot]
    left = list(state.disrupts[slot])
    for each in off:
        left.remove(each)
    state.disrupts[slot] = tuple(left)
    decks.discard_disrupts(p, *off)
    p.change(e.SlotCalmed(slot=slot, tokens=off))


def peeking_options(p: Play, f: Choosing) -> Options:
    """Return leaving the top event card, and putting it under the deck."""
    return option("leave"), option("under")


def check_peek(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return None: the card may stay or go."""
    return None


def peek(p: Play, f: Choosing, chosen: Option) -> None:
    """Leave the top event card, or put it under the deck."""
    p.stack.pop()
    if chosen.verb == "under":
        decks.put_under(p, decks.EVENT)
        p.change(e.EventBuried())


def toll_options(p: Play, f: Choosing) -> Options:
    """Return the planning cards that can be discarded, and the damage."""
    return (*(option("pay", card) for card in p.state.plans[f.who]), option("suffer"))


def check_toll(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against discarding a card."""
    if o.verb == "pay" and o.source not in p.state.plans[f.who]:
        return Reason(
            "MA-160", "This character does not hold that planning card: choose one that it has."
        )
    return None


def toll(p: Play, f: Choosing, chosen: Option) -> None:
    """Discard a planning card, or take the damage."""
    p.stack.pop()
    state = p.state
    if chosen.verb == "suffer":
        p.hurt(f.who, f.n, "toll")
        return
    state.plans[f.who] = tuple(each for each in state.plans[f.who] if each != chosen.source)
    decks.discard(p, decks.PLANNING, chosen.source)
    p.change(e.PlanningDiscarded(cards=(chosen.source,), toll=True))


def unlocking_options(p: Play, f: Choosing) -> Options:
    """Return the doors that are equally near."""
    return tuple(option("unlock", "", door) for door in f.what)


def check_unlock(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against unlocking a door."""
    return (
        None
        if o.target in f.what
        else Reason("MA-282", "Only the nearest locked door opens: choose that one.")
    )


def unlock(p: Play, f: Choosing, chosen: Option) -> None:
    """Unlock one of several doors that are equally near."""
    p.stack.pop()
    doors.unlock(p, int(chosen.target))
