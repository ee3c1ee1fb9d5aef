"""The goals of an encounter in short sentences."""

from __future__ import annotations

from game.edge.cards.scenes import Reached
from game.edge.context import Play
from game.edge.rules.conditions import holds
from game.edge.text import deeds, log, names
from game.table.grammar import capital, counted


def lines(p: Play) -> tuple[str, ...]:
    """Return the goals that hold for the heroes."""
    open_ones = (goal for goal in p.encounter.goals if holds(p, goal.when))
    found = tuple(words for goal in open_ones if (words := _goal(p, goal)))
    price = next((each.deeds for each in p.encounter.won if holds(p, each.when)), ())
    told = deeds.plain(p, tuple(each for each in price if each.do not in ("goto", "flag")))
    same = len(found) > 1 and len(p.encounter.won) == 1
    cause = ("Either way" if len(found) == 2 else "Each way") if same else "Winning brings"
    return (*found, f"{cause}: {told}") if told and found else found


def _goal(p: Play, goal: Reached) -> str:
    """Return a goal in words."""
    zones, parts = p.map.zones, []
    if goal.all_in:
        parts.append(f"everyone in {names.titled(zones[goal.all_in].label):the}")
    if goal.load_in is not None:
        load, zone = goal.load_in
        parts.append(f"bring to {names.titled(zones[zone].label):the}: {names.load(p, load)}")
    if goal.down:
        parts.append(f"{p.content.name(goal.down)} down")
    if goal.broken:
        parts.append("no one left to fight")
    made = {each.flag: found.name for found in p.encounter.features for each in found.deeds
            if each.do == "flag"}  # fmt: skip
    parts += [log.lowered(made[flag]) for flag in goal.flags if flag in made]
    if goal.rounds is not None:
        left = max(0, goal.rounds - max(1, p.fight.round) + 1)  # none is on before the first
        parts.append(f"hold on {counted(left, 'more round')}")
    told = ", ".join(parts)
    return capital(told)
