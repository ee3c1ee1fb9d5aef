"""The deeds of skill cards, planning cards and features."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.cards import effects as c
from game.mandalorian.context import Play
from game.mandalorian.frames import (
    Block,
    Choosing,
    Dealing,
    Enemies,
    Hurting,
    Resolving,
    Shifting,
)
from game.mandalorian.rules import attacking, choosing, decks, intel, retreating, tokens
from game.mandalorian.rules.deeds import Verb, Verbs

ANYWHERE = 99
"""a range that covers every map"""


# --- damage ---------------------------------------------------------------------------------------


def _dealing(p: Play, f: Block, d: c.Damage) -> Dealing:
    other = f.target if d.other else ""
    return Dealing(
        f.seat, f.who, d.n, d.range, d.what, d.targets, other,
        stop=d.targets > 1, step="dealing",
    )  # fmt: skip


def _damage(p: Play, f: Block, d: c.Damage) -> None:
    if d.what == "attacker":
        tokens.deal(p, f.target, d.n)
    else:
        p.stack.append(_dealing(p, f, d))


def _can_damage(p: Play, f: Block, d: c.Damage) -> bool:
    if d.what == "attacker":
        return f.target in p.state.spaces
    return bool(attacking.targets(p, _dealing(p, f, d)))


# --- movement -------------------------------------------------------------------------------------


def _shifting(f: Block, d: c.Shift) -> Shifting:
    token = f.target if d.who == "target" else ""
    return Shifting(f.seat, f.who, token, d.n, step="shifting")


def _shift(p: Play, f: Block, d: c.Shift) -> None:
    p.stack.append(_shifting(f, d))


def _can_shift(p: Play, f: Block, d: c.Shift) -> bool:
    if d.who == "target" and f.target not in p.state.spaces:
        return False
    return bool(intel.shifting_options(p, _shifting(f, d)))


def _retreat(p: Play, f: Block, d: c.Retreat) -> None:
    p.stack.append(retreating.step_of(p, f, d))


def _can_retreat(p: Play, f: Block, d: c.Retreat) -> bool:
    return bool(retreating.movers(p, retreating.step_of(p, f, d)))


def _walkers(p: Play, f: Block, d: c.Walk) -> tuple[str, ...]:
    if d.who == "you":
        return (f.who,)
    here, most = p.state.at[f.who], ANYWHERE if d.range is None else d.range
    return tuple(
        who
        for who in p.state.characters
        if who != f.who
        and (d.range is None or (p.range(here, p.state.at[who]) or 0) <= most)
        and (d.range is None or p.range(here, p.state.at[who]) is not None)
    )


def _walk(p: Play, f: Block, d: c.Walk) -> None:
    choosing.let_walk(p, f.seat, f.who, _walkers(p, f, d), d.n)


def _can_walk(p: Play, f: Block, d: c.Walk) -> bool:
    return any(p.walking.near[p.state.at[who]] for who in _walkers(p, f, d))


# --- healing, slots, cards ------------------------------------------------------------------------


def _patients(p: Play, f: Block, d: c.Heal) -> tuple[str, ...]:
    state = p.state
    asked = (f.who,) if d.range is None else tuple(state.characters)
    found = []
    for who in asked:
        far = p.range(state.at[f.who], state.at[who])
        if state.damage.get(who) and far is not None and far <= (d.range or 0):
            found.append(who)
    return tuple(found)


def _heal(p: Play, f: Block, d: c.Heal) -> None:
    p.stack.append(Choosing(f.seat, f.who, d.n, _patients(p, f, d), step="healing"))


def _can_heal(p: Play, f: Block, d: c.Heal) -> bool:
    return bool(_patients(p, f, d))


def _disrupted(p: Play) -> tuple[str, ...]:
    return tuple(slot for slot in p.slots if p.state.disrupts[slot])


def _calm(p: Play, f: Block, d: c.Calm) -> None:
    ways = choosing.tokens_of(p, _disrupted(p), d.all)
    p.stack.append(Choosing(f.seat, f.who, 0 if d.all else 1, ways, step="calming"))


def _can_calm(p: Play, f: Block, d: c.Calm) -> bool:
    return bool(_disrupted(p))


def _draw(p: Play, f: Block, d: c.DrawSkill) -> None:
    decks.draw_skills(p, p.hand_of(f.who), d.n)


def _in_pile(p: Play, card: str) -> str:
    pile = p.state.piles[decks.PLANNING]
    return next((each for each in pile if each.partition(".")[0] == card), "")


def _fetch(p: Play, f: Block, d: c.Fetch) -> None:
    state, card = p.state, _in_pile(p, d.card)
    pile = state.piles[decks.PLANNING]
    state.piles[decks.PLANNING] = tuple(each for each in pile if each != card)
    state.plans[f.who] += (card,)
    p.change(e.PlanningKept(who=f.who, card=card))


def _can_fetch(p: Play, f: Block, d: c.Fetch) -> bool:
    return bool(_in_pile(p, d.card)) and not p.copy_of(f.who, d.card)


def _peek(p: Play, f: Block, d: c.PeekEvent) -> None:
    state, seat = p.state, p.seat_of(f.who)
    card = state.decks[decks.EVENT][-1]
    state.top[decks.EVENT] = (*state.top.get(decks.EVENT, ()), seat)
    others = tuple(each for each in range(len(state.setup.seats)) if each != seat)
    p.events.append(e.EventPeeked(who=f.who, card=card, to=(seat,)))
    if others:
        p.events.append(e.EventPeeked(who=f.who, to=others))
    p.stack.append(Choosing(seat, f.who, step="peeking"))


def _can_peek(p: Play, f: Block, d: c.PeekEvent) -> bool:
    return bool(p.state.decks[decks.EVENT])


def _reveal(p: Play, f: Block, d: c.RevealSeen) -> None:
    tokens.flip(p, f.target, f.who)


def _can_reveal(p: Play, f: Block, d: c.RevealSeen) -> bool:
    return f.target in p.state.spaces and f.target not in p.state.up


# --- actions --------------------------------------------------------------------------------------


def _free(p: Play, f: Block, d: c.Free) -> None:
    if d.action == "any":
        p.stack.append(Choosing(f.seat, f.who, d.strength, p.slots, step="free"))
    else:
        choosing.let_act(p, f.seat, f.who, d.action, d.strength)


def _extra(p: Play, f: Block, d: c.Extra) -> None:
    p.state.extra += 1


def _can_extra(p: Play, f: Block, d: c.Extra) -> bool:
    state = p.state
    return bool(state.hands[state.player]) and bool(set(p.slots) - set(state.used))


def _stronger(p: Play, f: Block, d: c.Stronger) -> None:
    action = p.action
    if action is not None:
        action.strength += d.n


# --- what is about to happen ----------------------------------------------------------------------


def _block(p: Play, f: Block, d: c.Block) -> None:
    due = p.pending(Hurting)
    if due is not None:
        n = min(due.left, d.n)
        due.left -= n
        p.events.append(e.Blocked(who=due.who, n=n, source=due.cause, token=due.attacker))


def _can_block(p: Play, f: Block, d: c.Block) -> bool:
    return p.pending(Hurting) is not None


def _hold(p: Play, f: Block, d: c.Hold) -> None:
    p.state.held += d.n


def _can_hold(p: Play, f: Block, d: c.Hold) -> bool:
    due = p.pending(Enemies)
    return due is not None and due.step == "holding"


def _borrow(p: Play, f: Block, d: c.Borrow) -> None:
    due = p.pending(Resolving)
    if due is not None:
        due.total = d.n


def _can_borrow(p: Play, f: Block, d: c.Borrow) -> bool:
    due = p.pending(Resolving)
    return due is not None and due.step == "weigh"


def _always(p: Play, f: Block, d: c.Model) -> bool:
    return True


VERBS: Verbs = {
    c.Damage: Verb(_damage, _can_damage),
    c.Shift: Verb(_shift, _can_shift),
    c.Retreat: Verb(_retreat, _can_retreat),
    c.Walk: Verb(_walk, _can_walk),
    c.Heal: Verb(_heal, _can_heal),
    c.Calm: Verb(_calm, _can_calm),
    c.DrawSkill: Verb(_draw, _always),
    c.Fetch: Verb(_fetch, _can_fetch),
    c.PeekEvent: Verb(_peek, _can_peek),
    c.RevealSeen: Verb(_reveal, _can_reveal),
    c.Free: Verb(_free, _always),
    c.Extra: Verb(_extra, _can_extra),
    c.Stronger: Verb(_stronger, _always),
    c.Block: Verb(_block, _can_block),
    c.Hold: Verb(_hold, _can_hold),
    c.Borrow: Verb(_borrow, _can_borrow),
}
