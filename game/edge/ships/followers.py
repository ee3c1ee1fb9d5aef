"""A follower aboard, who mans the gun while no hero does (EE-258)."""

from __future__ import annotations

from game.edge.checks.asked import level_step
from game.edge.checks.throwing import throw
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Build, FromSkill
from game.edge.ships.names import CREW, FARTHEST
from game.edge.ships.stations import raiders, ship, strike

RANK, RATING = 1, 2
"""one Proficiency die and one Ability die"""


def shoot(p: Play) -> None:
    """Let a follower fire once at the nearest raider, after the heroes have taken stations; nothing
    is spent."""
    battle = p.battle
    aboard = next((card for card in p.state.held if p.card(card).companion), "")
    busy = {station for _, station in battle.stations} | {*dict(battle.vessels[CREW].broken)}
    near = [each for each in raiders(p) if battle.vessels[each].step < FARTHEST]
    if not aboard or "gun" in busy or not near:
        return
    target = min(near, key=lambda each: (battle.vessels[each].step, each))
    name, found = p.content.name(aboard), battle.vessels[target]
    defense = 0 if "defense" in dict(found.broken) else ship(p, target).defense
    setback = [Added(Kind.SETBACK, defense, "defense")] if defense else []
    pool = Build((FromSkill(RANK, RATING, name), level_step(1 + found.step), *setback)).pool
    net = throw(p, name, "allies", pool, "gunnery")
    if net.succeeds:
        strike(p, CREW, target, net.success)
