"""The best order of tasks: a plan, found by trying orders and remembering what follows each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Task
from game.outer_rim.players.routes import FAR

TOLD = 2
"""tasks of a plan that its words name"""


@dataclass(slots=True, frozen=True)
class Plan:
    """Tasks in their order, the turns until each, and what the whole is worth."""

    worth: float
    tasks: tuple[Task, ...] = ()
    turns: tuple[int, ...] = ()

    def words(self, figures: bool = True) -> str:
        """Return the plan in short words, with the worth of its tasks as figures or without."""
        if not self.tasks:
            return "no task in sight"
        told = []
        for task, turns in tuple(zip(self.tasks, self.turns))[:TOLD]:
            when = "now" if turns == 0 else "1 turn" if turns == 1 else f"{turns} turns"
            worth = f", worth {task.whole / 100:.1f} fame" if figures else ""
            told.append(f"{task.words} ({when}{worth})")
        return ", then ".join(told)


EMPTY = Plan(0.0)
Found = tuple[float, tuple[int, ...]]


class Router:
    """Finds plans over some tasks.

    Each task is a number; what has been done is a set of bits. ``_known`` keeps what is best after
    a task, for what has been done by then.
    """

    def __init__(self, mind: Mind, tasks: tuple[Task, ...]) -> None:
        self.mind, self.tasks = mind, tasks
        self._idle = mind.weights.idle
        self._ways = [mind.ways(task.place) for task in tasks]
        self._meets = [task.step == "encounter" for task in tasks]
        self._left = [mind.later(turns) for turns in range(FAR + 1)]
        self._far = [
            [max(ways.get(task.place, FAR), other.wait) for ways, other in zip(self._ways, tasks)]
            for task in tasks
        ]
        self._goals: list[list[tuple[int, int, float]]] = []
        self._set_goals()
        self._known: dict[int, Found] = {}

    def _set_goals(self) -> None:
        """Note for each task which others count for the same goal, and how often it still asks."""
        rivals: dict[str, int] = {}
        for place, task in enumerate(self.tasks):
            for goal, _ in task.goals:
                rivals[goal] = rivals.get(goal, 0) | 1 << place
        asks = {each.key: each.left for each in self.mind.goals}
        self._goals = [
            [(rivals[goal], asks.get(goal, 1), task.chance * worth) for goal, worth in task.goals]
            for task in self.tasks
        ]

    def nearer(self, start: str, space: str) -> bool:
        """Return True if a space is nearer to a task than another one."""
        return any(0 < ways.get(space, FAR) < ways.get(start, FAR) for ways in self._ways)

    def plan(self, space: str, spent: bool) -> Plan:
        """Return the best plan from a space. ``spent``: this turn's encounter is over there."""
        depth = self.mind.style.depth
        best, order = 0.0 if spent else self._idle, tuple[int, ...]()
        for number, task in enumerate(self.tasks):
            turns = max(self._ways[number].get(space, FAR), task.wait)
            same = turns == 0
            if same and spent and self._meets[number]:
                turns = 1
            worth, then = self._after(number, 0, turns, spent and same, depth)
            if turns and not spent:
                worth += self._idle
            if worth > best:
                best, order = worth, then
        return self._told(best, order, space, spent)

    def _told(self, worth: float, order: tuple[int, ...], space: str, spent: bool) -> Plan:
        tasks = tuple(self.tasks[number] for number in order)
        turns, clock, here = [], 0, space
        for task in tasks:
            far = self.mind.turns(here, task.place)
            if far == 0 and task.step == "encounter" and spent:
                far = 1
            spent = spent and not far or task.step == "encounter"
            clock = max(clock + far, task.wait)
            turns.append(clock)
            here = task.place
        return Plan(worth, tasks, tuple(turns))

    def _after(self, number: int, done: int, turns: int, spent: bool, depth: int) -> Found:
        """Return what doing a task next is worth, with the best that follows, and the order."""
        gain = self.tasks[number].worth
        for rivals, asked, worth in self._goals[number]:
            if (done & rivals).bit_count() < asked:
                gain += worth
        worth, order = self._best(number, done | 1 << number, spent or self._meets[number], depth)
        worth = self._left[turns] * (gain + worth) - self.mind.weights.turn * turns
        if turns > 1:
            worth += (turns - 1) * 0.5 * self._idle
        return worth, (number, *order)

    def _best(self, here: int, done: int, spent: bool, depth: int) -> Found:
        """Return the best of what can follow a task, up to a depth."""
        idle = 0.0 if spent else self._idle
        if depth <= 1:
            return idle, ()
        key = done << 6 | here << 1 | spent
        found = self._known.get(key)
        if found is not None:
            return found
        best: Found = idle, ()
        most, far = idle, self._far[here]
        for number, meets in enumerate(self._meets):
            if done >> number & 1:
                continue
            turns = far[number]
            same = turns == 0
            if same and spent and meets:
                turns = 1
            worth, order = self._after(number, done, turns, spent and same, depth - 1)
            if turns and not spent:
                worth += self._idle
            if worth > most:
                most, best = worth, (worth, order)
        self._known[key] = best
        return best


def chosen(mind: Mind, tasks: Iterable[Task], most: int) -> tuple[Task, ...]:
    """Return the tasks that are best to begin with, each option once."""
    ranked: dict[str, tuple[float, Task]] = {}
    for task in tasks:
        if task.worth + task.chance * sum(worth for _, worth in task.goals) <= 0:
            continue
        turns = max(task.wait, mind.turns(mind.me.space, task.place))
        worth = mind.later(turns) * task.whole - 0.5 * mind.weights.turn * turns
        before = ranked.get(task.key or task.words)
        if before is None or before[1].whole < task.whole:
            ranked[task.key or task.words] = worth, task
    best = sorted(ranked.values(), key=lambda each: -each[0])
    return tuple(task for _, task in best[:most])
