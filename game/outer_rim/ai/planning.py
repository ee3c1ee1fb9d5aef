"""The planning lines of AI cards: recovering, moving toward a goal, credits (OR-463 to OR-473)."""

from __future__ import annotations

from typing import Any

from game.outer_rim.ai.frames import AiGoal, AiMove
from game.outer_rim.ai.line import Line
from game.outer_rim.cards.ai_lines import PlanCredits, PlanRecover
from game.outer_rim.combat import damage
from game.outer_rim.context import Play
from game.outer_rim.rules import credits
from game.outer_rim.rules.movement import away, fly, patrol_stops, watchers
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step


def _recover(p: Play, seat: int, line: PlanRecover) -> str:
    player = p.player(seat)
    if line.only_if_defeated and not player.defeated:
        return "not defeated"
    if not player.character_damage and not player.ship_damage:
        return "no damage"
    damage.recover(p, seat, player.character_damage, player.ship_damage, "planning")
    return ""


def _move(p: Play, seat: int, line: Any) -> str:
    goals = p.ai(seat).goals
    if not goals:
        return "no goal token on the map"
    if p.player(seat).space in goals:
        return "already on a goal"
    p.push(AiGoal(seat))
    return ""


def _credits(p: Play, seat: int, line: PlanCredits) -> str:
    credits.gain(p, seat, line.credits, "planning")
    return ""


def goal_options(p: Play, f: AiGoal) -> Options:
    """Step ``ai.goal``: the nearest goal token; the human breaks ties (OR-468, OR-R91)."""
    far = away(p, p.player(f.seat).space)
    goals = p.ai(f.seat).goals
    least = min(far[space] for space in goals)
    near = [space for space in p.galaxy.spaces if space in goals]
    return tuple(option("goal", "", space) for space in near if far[space] == least)


def goal_answer(p: Play, f: AiGoal, chosen: Option) -> None:
    """Head for the goal."""
    p.stack.pop()
    p.push(AiMove(f.seat, goal=chosen.target))


def move_options(p: Play, f: AiMove) -> Options:
    """Step ``ai.move``: the nearest place to its goal; the human breaks ties (OR-470)."""
    ends = {end: None for end, _ in best_ways(p, f.seat, f.goal, f.hunt)}
    ship = p.player(f.seat).ship
    return tuple(option("move", ship, space) for space in ends)


def move_answer(p: Play, f: AiMove, chosen: Option) -> None:
    """Fly there. Among equal paths the human chooses one on which others can stop the AI
    (OR-R91)."""
    p.stack.pop()
    ways = [path for end, path in best_ways(p, f.seat, f.goal, f.hunt) if end == chosen.target]
    traps = {each.space for each in watchers(p, f.seat, p.state.players)}
    fly(p, f.seat, next((path for path in ways if traps & set(path[:-1])), ways[0]))


def best_ways(
    p: Play, seat: int, goal: str, hunt: bool = False
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the spaces where the AI may end, with the paths: as near to its goal as possible
    (OR-467 to OR-473).

    It stops at patrols with which it has no positive reputation, not in the Maelstrom. A detour
    around them may come by another goal token first; there it stops as well (OR-R92). On a
    ``hunt`` the target's space stands for the goal tokens (UB-R88).
    """
    board = p.galaxy.routes
    start, points = p.player(seat).space, p.values(seat).hyperdrive
    halt = patrol_stops(p, seat) & ~board.bit[start]
    goals = (goal,) if hunt else tuple(p.ai(seat).goals)
    for space in goals:
        halt |= board.bit[space]
    far = away(p, goal)
    spaces = [each for each in board.reach(start, points, halt) if each != start]
    if not spaces:
        return []
    least = min(far[each] for each in spaces)
    ways: list[tuple[str, tuple[str, ...]]] = []
    for end in spaces:
        if far[end] == least:
            for path in _shortest(p, start, end, halt):
                ways.append(_settle(p, path, goals))
    return ways


def _shortest(p: Play, start: str, end: str, halt: int) -> list[tuple[str, ...]]:
    """Return all shortest paths that pass no stop, in the galaxy's order."""
    bit = p.galaxy.routes.bit
    ways: list[tuple[str, ...]] = [()]
    seen = {start}
    while True:
        longer: list[tuple[str, ...]] = []
        for way in ways:
            here = way[-1] if way else start
            if way and bit[here] & halt:
                continue
            longer += [(*way, each) for each in p.galaxy.neighbors[here] if each not in seen]
        done = [way for way in longer if way[-1] == end]
        if done or not longer:
            return done
        seen |= {way[-1] for way in longer}
        ways = longer


def _settle(p: Play, path: tuple[str, ...], goals: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the path, cut back so that the AI ends on a planet it just passed instead of a
    navpoint (OR-473).

    This also applies if a patrol stops it, and in the Maelstrom (OR-R93).
    """
    end = path[-1]
    if p.galaxy.spaces[end].kind != "planet" and end not in goals:
        for back in (2, 3):
            if len(path) >= back and p.galaxy.spaces[path[-back]].kind == "planet":
                return path[-back], path[: len(path) - back + 1]
    return end, path


LINES: dict[str, Line] = {"recover": _recover, "move": _move, "credits": _credits}


PENDING: tuple[Step[Play], ...] = (
    Ask(AiGoal, goal_options, goal_answer),
    Ask(AiMove, move_options, move_answer),
)
"""the steps that are run here"""
