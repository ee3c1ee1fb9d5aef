"""Damage to characters: announced, blocked, put down (MA-161, MA-263 to MA-265, MA-R33, MA-R34)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Choosing, Hurting, Resolving
from game.mandalorian.rules import child, kept
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def hurting_options(p: Play, f: Hurting) -> Options:
    """Return the cards that block the next point, and taking it."""
    if not f.left:
        return ()
    return allowed(p, f, [*_blocks(p, f), option("take")], HURTING)


def _blocks(p: Play, f: Hurting) -> list[Option]:
    return [
        option("block", each.source, each.target) for each in kept.ways(p, ("damage",), (f.who,))
    ]


def check_block(p: Play, f: Hurting, o: Intent) -> Reason | None:
    """Return the reason against blocking with a planning card."""
    if o.target != f.who:
        return Reason("MA-R33", "A character blocks only with its own cards: choose one of those.")
    return kept.check("damage")(p, f, o)


def check_take(p: Play, f: Hurting, o: Intent) -> Reason | None:
    """Return None: damage can always be taken."""
    return None


def hurting(p: Play, f: Hurting, chosen: Option) -> None:
    """Block a point of damage or take it; a character at no health is defeated."""
    if chosen.verb == "block":
        kept.use(p, chosen)
        return
    state = p.state
    f.left -= 1
    state.damage[f.who] = state.damage.get(f.who, 0) + 1
    left = p.left(f.who)
    slot = "" if f.attacker else _slot_topped_by(p, f.who)
    p.change(e.Hurt(who=f.who, left=max(0, left), token=f.attacker, slot=slot, cause=f.cause))
    if left <= 0:
        p.lose("defeat", f.who)
    elif state.carrier == f.who:
        _let_flee(p, f)


def _slot_topped_by(p: Play, who: str) -> str:
    """Return the slot that is resolved, if a card of this one of several characters on top of it
    makes that character "you"; otherwise ""."""
    now = p.pending(Resolving)
    cards = p.state.slots[now.slot] if now is not None and p.shared else ()
    return now.slot if now is not None and cards and p.skill(cards[-1]).character == who else ""


# --- The Child flees while the attack is answered -------------------------------------------------

FLIGHT, ANSWER = "flee", "retort"


def _let_flee(p: Play, f: Hurting) -> None:
    """Let The Child flee. If its carrier has a card that answers the attack, both happen at once,
    and the player who decides ties chooses which is first; it matters if the attacker stands where
    The Child might flee to."""
    space = p.state.spaces.get(f.attacker)
    near = p.walking.near[p.state.at[f.who]]
    if f.cause == "attack" and space in near and kept.ways(p, ("attacked",), (f.who,)):
        what = (FLIGHT, ANSWER)
        p.stack.append(Choosing(p.decider, f.who, what=what, step="sequence"))
    else:
        child.flee(p)


def sequence_options(p: Play, f: Choosing) -> Options:
    """Return what may be first."""
    return tuple(option("order", "", each) for each in f.what)


def check_order(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against something being first."""
    return None if o.target in f.what else Reason("MA-343", "Choose one of the two.")


def in_sequence(p: Play, f: Choosing, chosen: Option) -> None:
    """Let The Child flee before the answer to the attack, or after it."""
    stack = p.stack
    stack.pop()
    if chosen.target == ANSWER:
        at = max(place for place, each in enumerate(stack) if each.step == "retort")
        due = stack.pop(at)
        child.flee(p)
        stack.append(due)
    else:
        child.flee(p)


# --- attacks answered -----------------------------------------------------------------------------


def retort_options(p: Play, f: Choosing) -> Options:
    """Return the cards that answer an attack, and letting it be."""
    return allowed(p, f, [*kept.ways(p, ("attacked",), (f.who,)), option("on")], RETORT)


def check_retort(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against answering an attack with a card."""
    if o.target != f.who:
        return Reason("MA-159", "The attack was on another character: only that one can answer it.")
    return kept.check("attacked")(p, f, o)


def retort(p: Play, f: Choosing, chosen: Option) -> None:
    """Answer an attack with a card, or let it be."""
    p.stack.pop()
    if chosen.verb == "use":
        kept.use(p, chosen, target=f.what[0])


HURTING: dict[str, Check] = {"block": check_block, "take": check_take}
RETORT: dict[str, Check] = {"use": check_retort, "on": check_take}
