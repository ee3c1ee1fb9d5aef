"""The value of the progress on an ambition, for the evaluation of positions.

Each open goal has a destination: the nearest space where it can be completed, or where a card that
it asks for is bought and then used. The last goal counts by its chance when it is tried again and
again. No sheet is known by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.outer_rim.ai import attempts, chances
from game.outer_rim.cards.effects import Condition, Level, When
from game.outer_rim.cards.models.ambitions import AmbitionGoal
from game.outer_rim.catalog import Asset
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds
from game.outer_rim.frames import Context
from game.outer_rim.rules import ambitions
from game.outer_rim.rules.reputation import LEVEL_OF, level
from game.outer_rim.rules.rewards import brings_fame

DONE = {"any": 500.0, "first": 500.0, "second": 600.0, "lasting": 250.0, "final": 1_000.0}
"""worth of a complete goal"""
OPEN = 0.85
"""share of that for an open goal that is at hand"""
CLOSED = 0.4
"""share of the last goal's chance that counts before it is open"""
PATIENCE = 0.72
"""discount per turn of the way to a goal"""
VAGUE = 4.0
"""assumed turns to a deed that cannot be done anywhere yet"""
BUYING = 1.0
"""turns that it takes to buy a card first"""
CARRYING = 1.0
"""assumed turns to deliver somebody who has yet to be captured"""
SEARCHING = 0.1
"""share for an errand for which no card is up in the market"""
DUEL = 0.4
"""assumed chance to catch another player and win"""
LADDER = 2.0
"""assumed turns until a patrol is one level higher, beside the way to it"""
ERRANDS: dict[When, str] = {
    "job_completed": "job",
    "job_reward": "job",
    "cargo_delivered": "cargo",
    "delivery_reward": "cargo",
    "eliminated": "bounty",
    "captured_delivered": "bounty",
    "bounty_reward": "bounty",
}
"""deeds that are done with a card of a kind"""
LATE = ("lasting", "final")
"""goals that matter when the others are complete"""


def worth(p: Play, at: Any) -> float:
    """Return the value of a player's ambition. ``at`` is the ``Outlook`` of the position."""
    seat = at.me.seat
    sheet = ambitions.sheet(p, seat)
    if sheet is None:
        return 0.0
    done = [ambitions.complete(p, seat, place) for place in range(len(sheet.goals))]
    passing = [done[n] for n, goal in enumerate(sheet.goals) if goal.mark not in LATE]
    late = (1 + sum(passing)) / (1 + len(passing))
    total = 0.0
    for place, goal in enumerate(sheet.goals):
        share = late if goal.mark == "lasting" else 1.0
        if done[place]:
            total += share * DONE[goal.mark]
        elif goal.mark == "lasting":
            total += share * OPEN * DONE[goal.mark] * _reached(p, at, goal.have)
        elif ambitions.is_open(p, seat, place):
            total += OPEN * DONE[goal.mark] * _soon(p, at, goal)
        elif goal.mark == "final":
            total += OPEN * CLOSED * DONE[goal.mark] * _later(p, at, goal)
    return total


def _later(p: Play, at: Any, goal: AmbitionGoal) -> float:
    """Return the chance of a last goal that is not open yet: less while the patrols that it asks
    for are too weak, since somebody has to beat them first."""
    climbs = [near(min(_ladder(p, at, each.only), default=0.0)) for each in goal.abilities]
    return max(climbs, default=1.0) * attempts.repeated(p, at, goal)


def _soon(p: Play, at: Any, goal: AmbitionGoal) -> float:
    """Return how near an open goal is, from 0 to 1."""
    ways = [0.0]
    if goal.have is not None:
        ways.append(_reached(p, at, goal.have))
    if goal.when in ERRANDS:
        ways.append(_errand(p, at, goal))
    elif goal.when == "combat_won":
        ways += [chance * near(turns) for chance, turns in _foes(p, at, goal.only)]
    elif goal.when is not None:
        ways.append(_fitting(at, goal.only) * near(turns_to(p, at, goal.only, at.meets)))
    again = attempts.repeated(p, at, goal) if goal.mark == "final" else 1.0
    for ability in goal.abilities:
        now = at.acts if ability.when == "action" else at.meets
        means = again * _funds(at, ability.cost)
        ways.append(means * near(turns_to(p, at, ability.only, now)))
    return max(ways)


def near(turns: float) -> float:
    """Return what is left of a goal's worth that many turns away."""
    return float(PATIENCE**turns)


def turns_to(p: Play, at: Any, only: Condition | None, now: bool) -> float:
    """Return the number of turns to the nearest space where a condition holds."""
    if only is not None and only.cards:
        only = only.model_copy(update={"cards": {}})
    here = at.me.space
    try:
        for space in at.near:
            at.me.space = space
            if holds(p, at.me.seat, only):
                return float(at.turns(space, now))
    finally:
        at.me.space = here
    return min(_ladder(p, at, only), default=VAGUE)


def _ladder(p: Play, at: Any, only: Condition | None) -> Iterator[float]:
    """Return the turns until patrols have the levels that a goal asks for: they rise when they are
    beaten."""
    for faction, levels in only.patrol_here.items() if only is not None else ():
        rank, space = p.state.patrols[faction]
        if rank < min(levels):
            yield at.turns(space, at.meets) + LADDER * (min(levels) - rank)


def _fitting(at: Any, only: Condition | None) -> float:
    """Return how far a deed's other conditions are met."""
    if only is None or not only.cards:
        return 1.0
    parts = [(1 + min(n, at.values.count.get(kind, 0))) / (1 + n) for kind, n in only.cards.items()]
    return float(min(parts))


def _funds(at: Any, cost: Any) -> float:
    """Return how far a cost can be paid."""
    credits = cost.credits if isinstance(cost.credits, int) else 0
    funds: float = min(1.0, (at.me.credits + 1_000) / (credits + 1_000))
    if cost.discard_one and not any(at.values.count.get(kind) for kind in cost.discard_one):
        funds /= 2
    return funds


# --- errands and enemies --------------------------------------------------------------------------


def _errand(p: Play, at: Any, goal: AmbitionGoal) -> float:
    """Return how near a deed is for which a card is needed: with a card at hand, or one that is up
    in the market."""
    kind = ERRANDS[goal.when] if goal.when else ""
    ways = [SEARCHING]
    for card in at.me.cards:
        ways.append(_work(p, at, goal, at.content.assets[card], kind, 0.0))
    for deck in p.state.market.values():
        asset = at.content.assets.get(deck[0]) if deck else None
        if asset is not None and asset.cost <= at.me.credits:
            ways.append(_work(p, at, goal, asset, kind, BUYING))
    return max(ways)


def _work(p: Play, at: Any, goal: AmbitionGoal, asset: Asset, kind: str, wait: float) -> float:
    """Return how near a deed is with a card, 0 if it does not serve."""
    if asset.kind != kind:
        return 0.0
    space, chance = _aim(at, goal, asset)
    if space not in at.near:
        space = ""
    if goal.when == "captured_delivered" and not at.on(asset).captive:
        wait += CARRYING
    fame = brings_fame(asset.capture) or brings_fame(asset.eliminate)
    known = Context(traits=asset.traits, fame_reward=fame)
    here = at.me.space
    at.me.space = space or here
    fits = holds(p, at.me.seat, goal.only, known)
    at.me.space = here
    turns = at.turns(space, at.meets) if space else VAGUE
    return max(SEARCHING, chance * near(turns + wait)) if fits else 0.0


def _aim(at: Any, goal: AmbitionGoal, asset: Asset) -> tuple[str, float]:
    """Return where the work of a card is done, "" if that is unknown, and the chance to do it."""
    if asset.kind == "job":
        return at.goal_of(asset), chances.job(at.values, asset)
    if asset.kind == "cargo":
        return at.goal_of(asset), 0.9
    if at.on(asset).captive:
        return asset.deliver_to, 0.0 if goal.when == "eliminated" else 1.0
    own = at.values.ground_combat if asset.combat == "ground" else at.values.ship_combat
    found = at.seen(asset.target)
    space, sure = found if found is not None else ("", 0.5)
    return space, sure * chances.win(own, asset.value)


def _foes(p: Play, at: Any, only: Condition | None) -> Iterator[tuple[float, float]]:
    """Return the enemies who may be fought: the chance to win, and the turns to them."""
    seat = at.me.seat
    if holds(p, seat, only, Context(foe="patrol")):
        for faction, (rank, space) in p.state.patrols.items():
            patrol = at.content.patrols.get((faction, rank))
            if patrol is not None and patrol.ship_combat:
                chance = chances.win(at.values.ship_combat, patrol.ship_combat)
                yield chance, at.turns(space, at.meets)
    if holds(p, seat, only, Context(foe="player")):
        for other in p.state.players:
            if other.seat != seat and not other.defeated:
                yield DUEL, at.turns(other.space, at.meets)


# --- states ---------------------------------------------------------------------------------------


def _reached(p: Play, at: Any, wanted: Condition | None) -> float:
    """Return how far a state is reached, from 0 to 1; never quite 1."""
    if wanted is None:
        return 0.0
    parts = [_reputation(p, at, *each) for each in wanted.reputation.items()]
    parts += [min(1.0, at.values.count.get(k, 0) / n) for k, n in wanted.cards.items()]
    parts += [min(1.0, getattr(at.values, k) / n) for k, n in wanted.at_least.items()]
    if wanted.credits:
        parts.append(min(1.0, at.me.credits / wanted.credits))
    if wanted.ship_cost:
        cost = at.content.ships[at.me.ship].cost
        parts.append(min(1.0, (cost + 0.3 * at.me.credits) / wanted.ship_cost))
    if wanted.cards_worth:
        owned = [at.content.assets[card] for card in at.me.cards]
        goods = sum(each.cost for each in owned if each.kind in ("gear", "mod"))
        parts.append(min(1.0, goods / wanted.cards_worth))
    if wanted.skill:
        parts.append(float(any(at.values.skills.get(each) for each in wanted.skill)))
    return 0.9 * float(sum(parts)) / len(parts) if parts else 0.0


def _reputation(p: Play, at: Any, faction: str, levels: tuple[Level, ...]) -> float:
    """Return how near the own token is to one of these levels, from 0 to 1."""
    now = level(p, at.me.seat, faction)
    return 1.0 - min(abs(now - LEVEL_OF[each]) for each in levels) / 2
