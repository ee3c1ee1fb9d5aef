"""Quick answers to the questions within an action or an event, kind to the crew."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.mandalorian.context import Play
from game.mandalorian.players.values import CARD, KEPT
from game.table.decisions import Option, Options

Rank = Callable[[Play, Option], float]


def quick(p: Play, step: str, options: Options) -> Option | None:
    """Return the answer to a question that needs no trial, None for others."""
    rank = RANKS.get(step)
    return max(options, key=lambda each: rank(p, each)) if rank is not None else None


def _block(p: Play, o: Option) -> float:
    return float(o.verb in ("block", "use", "hold"))


def _flee(p: Play, o: Option) -> float:
    near = p.walking.distance[o.target]
    return -min(near.get(at, 9) for at in p.state.at.values())


def _toll(p: Play, o: Option) -> float:
    if o.verb == "pay":
        return -KEPT.get(o.source.partition(".")[0], CARD)
    healths = [p.left(who) for who in p.state.characters]
    return -9.0 if min(healths) < 3 else -0.5


def _far_off(p: Play, o: Option) -> float:
    return _distance(p, o.target)


def _distance(p: Play, space: str) -> float:
    """Return how far a space is from all characters together."""
    far = p.ranging.distance[space]
    return float(sum(min(far.get(at, 9), 9) for at in p.state.at.values()))


def _room(p: Play, o: Option) -> float:
    return -float(p.slot_total(o.target))


def _strike(p: Play, o: Option) -> float:
    carries = p.state.carrier == o.target
    guarded = bool(p.copy_of(o.target, "defend"))
    return p.left(o.target) + 3.0 * guarded - 2.0 * carries


def _advance(p: Play, o: Option) -> float:
    saboteur = bool(p.with_ability("sabotage", (o.source,)))
    return _far_off(p, o) - 4.0 * saboteur


def _you(p: Play, o: Option) -> float:
    return float(p.left(o.target))


def _heal(p: Play, o: Option) -> float:
    return -float(p.left(o.target))


def _calm(p: Play, o: Option) -> float:
    slot, _, value = o.target.partition(".")
    total = p.slot_total(slot)
    return total + (10.0 if total >= 5 else 0.0) + (float(value) if value else 0.0)


def _drawn(p: Play, o: Option) -> float:
    worth = KEPT.get(o.source.partition(".")[0], CARD)
    if o.verb == "keep":
        return 10.0 + worth
    if o.verb == "top":
        return worth if worth > 0.35 and "bad_luck" not in o.source else -1.0
    return 0.0


def _order(p: Play, o: Option) -> float:
    return float(o.target == "retort")


def _hunt(p: Play, o: Option) -> float:
    return _distance(p, p.state.spaces[o.target])


def _retreat(p: Play, o: Option) -> float:
    return _distance(p, o.target) - _distance(p, p.state.spaces[o.source])


def _snatch(p: Play, o: Option) -> float:
    enemy = p.enemy(o.target)
    left = enemy.health - p.state.damage.get(o.target, 0) if enemy is not None else 0
    return -left - _distance(p, p.state.spaces[o.target])


def _carry(p: Play, o: Option) -> float:
    return -_distance(p, o.target)


def _nothing(p: Play, o: Option) -> float:
    return 0.0


RANKS: Mapping[str, Rank] = {
    "hurting": _block,
    "retort": _block,
    "sequence": _order,
    "holding": _block,
    "weigh": _block,
    "fleeing": _flee,
    "toll": _toll,
    "spawning": _far_off,
    "disrupting": _room,
    "hunting": _hunt,
    "striking": _strike,
    "advancing": _advance,
    "retreating": _retreat,
    "snatching": _snatch,
    "carrying": _carry,
    "who": _you,
    "healing": _heal,
    "calming": _calm,
    "drawn": _drawn,
    "effects": _nothing,
    "flipping": _nothing,
    "peeking": _nothing,
    "unlocking": _nothing,
}
"""by step, what makes an answer kind"""
