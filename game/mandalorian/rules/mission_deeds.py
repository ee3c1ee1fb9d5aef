"""The deeds of events, crises and mission effects."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.cards import effects as c
from game.mandalorian.context import Play
from game.mandalorian.frames import Block, Carrying, Choosing, Enemies, Hunting, Placing, Resolving
from game.mandalorian.rules import (
    captors,
    child,
    disrupting,
    doors,
    enemies,
    intel,
    spawning,
    tokens,
)
from game.mandalorian.rules.deeds import Verb, Verbs

STRONG = 4
"""strength from which a mission action has its stronger effect (MA-369)"""


# --- enemies --------------------------------------------------------------------------------------


def _count(n: int | None) -> int:
    return enemies.ALL if n is None else n


def _advancing(p: Play, f: Block, d: c.Advance) -> Enemies:
    left = _count(d.count)
    return Enemies(p.decider, f.who, d.classes, d.spaces, left, step="advancing")


def _striking(p: Play, f: Block, d: c.Strike) -> Enemies:
    return Enemies(
        enemies.first_covering(p), f.who, d.classes, d.range, _count(d.count), step="holding"
    )


def _advance(p: Play, f: Block, d: c.Advance) -> None:
    p.stack.append(_advancing(p, f, d))


def _can_advance(p: Play, f: Block, d: c.Advance) -> bool:
    return bool(enemies.movers(p, _advancing(p, f, d)))


def _strike(p: Play, f: Block, d: c.Strike) -> None:
    p.stack.append(_striking(p, f, d))


def _can_strike(p: Play, f: Block, d: c.Strike) -> bool:
    return bool(enemies.attackers(p, _striking(p, f, d)))


def _hunt(p: Play, f: Block, d: c.Hunt) -> None:
    hunters = tokens.on_map(p, d.threat)
    p.stack.append(Hunting(p.decider, f.who, hunters, d.spaces, d.range, step="hunting"))


def _can_hunt(p: Play, f: Block, d: c.Hunt) -> bool:
    return bool(tokens.on_map(p, d.threat))


def _waiting(p: Play, threat: str) -> str:
    return next((t for t in p.state.aside if p.threat(t).id == threat), "")


def _enter(p: Play, f: Block, d: c.Enter) -> None:
    token = _waiting(p, d.threat)
    p.state.aside.remove(token)
    tokens.enter(p, token, d.space)


def _can_enter(p: Play, f: Block, d: c.Enter) -> bool:
    return bool(_waiting(p, d.threat))


# --- spaces and slots -----------------------------------------------------------------------------


def _spawns(p: Play, f: Block, d: c.Spawn) -> None:
    for _ in range(d.n):
        spawning.spawn(p, f.who, d)


def _can_spawn(p: Play, f: Block, d: c.Spawn) -> bool:
    return spawning.possible(p)


def _disrupt(p: Play, f: Block, d: c.Disrupt) -> None:
    disrupting.disrupt_lowest(p, f.who)


def _flip(p: Play, f: Block, d: c.FlipNearest) -> None:
    spawning.flip_nearest(p, f.who)


def _can_flip(p: Play, f: Block, d: c.FlipNearest) -> bool:
    return bool(spawning.facedown(p))


# --- The Child and characters ---------------------------------------------------------------------


def _flee(p: Play, f: Block, d: c.Flee) -> None:
    child.flee(p)


def _can_flee(p: Play, f: Block, d: c.Flee) -> bool:
    return p.state.carrier in p.state.characters


def _place_child(p: Play, f: Block, d: c.PlaceChild) -> None:
    space = p.state.spaces[f.token]
    tokens.discard(p, f.token)
    child.place(p, space)


def _can_place(p: Play, f: Block, d: c.PlaceChild) -> bool:
    return f.token in p.state.spaces


def _snatch(p: Play, f: Block, d: c.Snatch) -> None:
    p.stack.append(Placing(p.decider, f.who, captors.takers(p, d.classes), step="snatching"))


def _can_snatch(p: Play, f: Block, d: c.Snatch) -> bool:
    return bool(captors.takers(p, d.classes))


def _carry(p: Play, f: Block, d: c.Carry) -> None:
    step = Carrying(p.decider, f.who, captors.captor(p), d.spaces, d.markers, step="carrying")
    p.stack.append(step)


def _can_carry(p: Play, f: Block, d: c.Carry) -> bool:
    return bool(captors.captor(p))


def _toll(p: Play, f: Block, d: c.Toll) -> None:
    p.stack.append(Choosing(p.seat_of(f.who), f.who, d.n, step="toll"))


def _hurt(p: Play, f: Block, d: c.Hurt) -> None:
    p.hurt(f.who, d.n, f.name)


def _another(p: Play, f: Block, d: c.AnotherEvent) -> None:
    """Resolve another event for the same slot, which counts as an effect (MA-273)."""
    p.touch()
    now = p.pending(Resolving)
    assert now is not None, "only events say this"
    p.stack.append(Resolving(now.seat, now.slot, now.total, now.who, step="event"))


def _always(p: Play, f: Block, d: c.Model) -> bool:
    return True


# --- tokens and doors -----------------------------------------------------------------------------


def _discard(p: Play, f: Block, d: c.DiscardThis) -> None:
    tokens.discard(p, f.token)


def _take(p: Play, f: Block, d: c.Take) -> None:
    tokens.take(p, f.token, f.who)


def _here(p: Play, f: Block, d: c.Model) -> bool:
    return f.token in p.state.spaces


def _unlock(p: Play, f: Block, d: c.Unlock) -> None:
    if d.doors == "nearest":
        near = tuple(str(door) for door in doors.nearest(p, f.who))
        p.stack.append(Choosing(f.seat, f.who, what=near, step="unlocking"))
        return
    for door in doors.locked(p):
        if d.doors == "all" or door in d.doors:
            doors.unlock(p, door)


def _can_unlock(p: Play, f: Block, d: c.Unlock) -> bool:
    locked = doors.locked(p)
    if isinstance(d.doors, str):
        return bool(locked)
    return any(door in d.doors for door in locked)


def _hidden(p: Play, shape: str) -> list[str]:
    return [token for token in spawning.facedown(p) if p.threat(token).shape == shape]


def _look_all(p: Play, f: Block, d: c.LookAll) -> None:
    for token in _hidden(p, d.shape):
        intel.look(p, f.who, token)


def _can_look(p: Play, f: Block, d: c.LookAll) -> bool:
    return bool(_hidden(p, d.shape)) and not p.blind


def _work(p: Play, f: Block, d: c.Work) -> None:
    """Add to the work; features carried here may be used up for more (mission 4)."""
    state, action, mission = p.state, p.action, p.mission
    strong = action is not None and action.strength >= STRONG
    n = d.strong if d.strong is not None and strong else d.n
    for token, who in list(state.carried.items()):
        extra = mission.carried_work.get(p.threat(token).id)
        if who == f.who and extra is not None:
            tokens.discard(p, token)
            n += extra
    state.work += n
    p.change(e.WorkDone(n=n, work=state.work))
    if mission.work is not None and state.work >= mission.work:
        for door in mission.work_opens:
            doors.unlock(p, door)


def _rewind(p: Play, f: Block, d: c.Rewind) -> None:
    n = min(d.n, p.state.track)
    p.state.track -= n
    p.change(e.TrackLowered(n=n, track=p.state.track))


def _can_rewind(p: Play, f: Block, d: c.Rewind) -> bool:
    return p.state.track > 0


def _can_work(p: Play, f: Block, d: c.Work) -> bool:
    return p.mission.work is None or p.state.work < p.mission.work


VERBS: Verbs = {
    c.Advance: Verb(_advance, _can_advance),
    c.Strike: Verb(_strike, _can_strike),
    c.Hunt: Verb(_hunt, _can_hunt),
    c.Enter: Verb(_enter, _can_enter),
    c.Spawn: Verb(_spawns, _can_spawn),
    c.Disrupt: Verb(_disrupt, _always),
    c.FlipNearest: Verb(_flip, _can_flip),
    c.Flee: Verb(_flee, _can_flee),
    c.PlaceChild: Verb(_place_child, _can_place),
    c.Snatch: Verb(_snatch, _can_snatch),
    c.Carry: Verb(_carry, _can_carry),
    c.Toll: Verb(_toll, _always),
    c.Hurt: Verb(_hurt, _always),
    c.AnotherEvent: Verb(_another, _always),
    c.DiscardThis: Verb(_discard, _here),
    c.Take: Verb(_take, _here),
    c.Unlock: Verb(_unlock, _can_unlock),
    c.LookAll: Verb(_look_all, _can_look),
    c.Work: Verb(_work, _can_work),
    c.Rewind: Verb(_rewind, _can_rewind),
}
