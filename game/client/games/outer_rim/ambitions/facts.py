"""Facts about ambitions for the table: the goals of a player, their demands and places."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from game.client.draw import richtext
from game.client.games.outer_rim.play.model import Model
from game.outer_rim.ambitions import words as ambitions
from game.outer_rim.cards.models import AmbitionGoal
from game.outer_rim.text.terms import Scene
from game.table.grammar import capital

FAR = 99
"""the distance of a goal without a known place"""
SIGNS = {"any": "ambition_any", "first": "ambition_1", "second": "ambition_2",
         "lasting": "ambition_lasting", "final": "ambition_final"}  # fmt: skip


@dataclass(frozen=True)
class Socket:
    """A goal of a sheet: its mark, whether it is complete, whether it can be completed now, and
    what it asks for, as markup."""

    mark: str
    done: bool
    open: bool
    words: str

    @property
    def icon(self) -> str:
        return SIGNS[self.mark]

    @property
    def name(self) -> str:
        """``First goal``, ``Lasting goal``."""
        return capital(ambitions.MARKS[self.mark])


def sheet_of(model: Model, seat: int) -> str:
    """Return the ambition sheet of a player, "" for none."""
    return str(model.view["players"][seat]["ambition"] or "")


def sockets(model: Model, seat: int) -> list[Socket]:
    """Return the goals of a player's sheet, in order."""
    id = sheet_of(model, seat)
    if not id:
        return []
    scene = Scene(model.content)
    goals = model.content.ambitions[id].goals
    shown = model.view["players"][seat]["ambition_goals"]
    return [
        Socket(state["mark"], state["done"], state["open"], _words(goal, scene))
        for goal, state in zip(goals, shown, strict=True)
    ]


def _words(goal: AmbitionGoal, scene: Scene) -> str:
    """Return a goal without its sign."""
    return ambitions.goal(goal, scene).split("** ", 1)[1]


def plain(words: str) -> str:
    """Return markup as plain words: without icons, whose names the words repeat."""
    return richtext.plain(re.sub(r"\{icon:\w+\} ?", "", words)).replace("\n", " ").strip()


def marks(model: Model, seat: int) -> tuple[tuple[str, bool], ...]:
    """Return mark and completion of each goal, for pips."""
    shown = model.view["players"][seat]["ambition_goals"]
    return tuple((each["mark"], bool(each["done"])) for each in shown)


def tip(model: Model, seat: int) -> str:
    """Return a player's ambition and how far it has come, as markup; "" without one."""
    found, id = sockets(model, seat), sheet_of(model, seat)
    if not found:
        return ""
    done = sum(each.done for each in found)
    return f"Ambition: **{model.content.name(id)}**, {done} of {len(found)} goals."


def place(model: Model, goal: AmbitionGoal, far: Mapping[str, int]) -> tuple[str, int]:
    """Return the nearest space that a goal names, and the moves to it; "" and ``FAR`` for none."""
    spaces = [*(goal.only.spaces if goal.only else ())]
    for each in goal.abilities:
        spaces += each.only.spaces if each.only else ()
    known = sorted((far.get(each, FAR), each) for each in spaces if each in model.galaxy.spaces)
    return (known[0][1], known[0][0]) if known else ("", FAR)
