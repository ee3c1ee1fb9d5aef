"""Damage to characters: announced, blocked, put down (MA-161, MA-263 to MA-265, MA-R33, MA-R34)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Choosing, Hurting
from game.mandalorian.rules import child, kept
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def hurting_options(p: Play, f: Hurting) -> Options:
    """Return the cards that block the next point, and taking it."""
    return allowed(p, f, [*_blocks(p, f), option("take")], HURTING)


def _blocks(p: Play, f: Hurting) -> list[Option]:
    return [
        option("block", each.source, each.target) for each in kept.ways(p, ("damage",), (f.who,))
    ]


def check_block(p: Play, f: Hurting, o: Intent) -> Reason | None:
    """Return the reason against blocking with a planning card."""
    if o.target != f.who:
        return Reason("MA-R33", "A card blocks damage to its own character.")
    return kept.check("damage")(p, f, o)


def check_take(p: Play, f: Hurting, o: Intent) -> Reason | None:
    """Return None: damage can always be taken."""
    return None


def hurting(p: Play, f: Hurting, chosen: Option) -> None:
    """Block a point of damage or take it; a character at no health is defeated."""
    state, blocked = p.state, chosen.verb == "block"
    f.left -= min(f.left, kept.amount(p, chosen.source)) if blocked else 1
    if not f.left:
        p.stack.pop()
    if blocked:
        kept.spend(p, chosen.source, f.who)
        p.events.append(e.Blocked(who=f.who, card=chosen.source))
        return
    state.damage[f.who] = state.damage.get(f.who, 0) + 1
    p.touch()
    left = p.left(f.who)
    p.events.append(e.Hurt(who=f.who, left=max(0, left), token=f.attacker, cause=f.cause))
    if left <= 0:
        p.lose("defeat", f.who)
    elif state.carrier == f.who:
        child.flee(p)


def retort_options(p: Play, f: Choosing) -> Options:
    """Return the cards that answer an attack, and letting it be."""
    return allowed(p, f, [*kept.ways(p, ("attacked",), (f.who,)), option("on")], RETORT)


def check_retort(p: Play, f: Choosing, o: Intent) -> Reason | None:
    """Return the reason against answering an attack with a card."""
    if o.target != f.who:
        return Reason("MA-159", "The attack was on another character.")
    if f.what[0] not in p.state.spaces:
        return Reason("MA-159", "That enemy is gone.")
    return kept.check("attacked")(p, f, o)


def retort(p: Play, f: Choosing, chosen: Option) -> None:
    """Answer an attack with a card, or let it be."""
    p.stack.pop()
    if chosen.verb == "use":
        kept.spend(p, chosen.source, f.who)
        name = f"{chosen.source.partition('.')[0]}.deeds"
        p.stack.append(Block(f.seat, name, f.who, target=f.what[0], step="block"))


HURTING: dict[str, Check] = {"block": check_block, "take": check_take}
RETORT: dict[str, Check] = {"use": check_retort, "on": check_take}
