"""The next planning step, planned while others play or before the player's own turn ends.

A plan is an answer to a question that has not been asked yet. When it is asked, the answer is
given; if it is not one of the options then, the plan is dropped and the game gives the reason.
Plans are not part of the game: they bind nobody and are not saved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.draw.richtext import literal
from game.client.games.outer_rim.play.model import Model
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.tabletop.table.contract import Table
from game.outer_rim.rules import movement
from game.table.decisions import Option
from game.table.events import Event

STEP = "planning"


@dataclass(frozen=True)
class Plan:
    """The planned action of a seat; ``detail`` is a second line."""

    option: Option
    words: str
    detail: str = ""


def possible(model: Model, flags: Mapping[str, Sequence[str]]) -> list[Plan]:
    """Return the plans that the viewing seat could make for a planning step in its present place.

    ``flags``: the kinds of cards for which a space matters; these spaces come first, then planets.
    """
    here = str(model.me["space"] or "")
    if not here or not model.me["ship"]:
        return []
    away = movement.away(model.game.play(model.state), here)
    kinds = model.galaxy.spaces

    def order(plan: Plan) -> tuple[bool, bool, bool, int]:
        goal = plan.option.target
        point = bool(goal) and kinds[goal].kind == "navpoint"
        return not goal, goal not in flags, point, away.get(goal, 0)

    found = [Plan(each, said.label, said.detail)
             for each, said in model.game.plans(model.state, model.seat)
             if each.target != here]  # fmt: skip
    return sorted(found, key=order)


Turn = tuple[int, int]
"""round, and whose turn it is"""


class Ahead:
    """The plans of one table: one for each seat at this screen, with the turn in which it was
    made."""

    def __init__(
        self, table: Table, model: Model, flags: Callable[[], Mapping[str, Sequence[str]]]
    ) -> None:
        self.table, self.app, self.views = table, table.app, table.views
        self.model, self.flags = model, flags
        self.of: dict[int, Plan] = {}
        self.made: dict[int, Turn] = {}

    @property
    def kept(self) -> Plan | None:
        """The plan of the viewing seat."""
        return self.of.get(self.model.seat)

    @property
    def space(self) -> str:
        """The planned destination of the viewing seat, "" for none."""
        return self.kept.option.target if self.kept else ""

    @property
    def open(self) -> bool:
        """True if there is a next planning step to think about: not during one."""
        model, asked = self.model, self.model.decision
        mine = asked is not None and asked.seat == model.seat and asked.step == STEP
        wanted = self.table.guest is None and asked is not None and not mine
        return wanted and bool(model.me["space"])

    def offer(self) -> None:
        """List the possible plans for the next planning step."""
        if not self.open:
            self.views.say("Plan a planning step before it begins.", "refuse")
            return
        self.app.stack.push(PaletteScene(self.app, "Your next turn", self.commands()))

    def commands(self) -> list[Command]:
        """Return the possible plans; with a plan already made, the first drops it."""
        found = [
            Command(each.option.key, each.words, partial(self.keep, each), each.detail)
            for each in possible(self.model, self.flags())
        ]
        if self.kept is None:
            return found
        words = f"Now: {self.kept.words}"
        return [Command("plan.none", "Drop the plan", partial(self.keep, None), words), *found]

    def keep(self, plan: Plan | None) -> None:
        """Set the plan of the viewing seat; None for none."""
        model = self.model
        if plan is None:
            self.of.pop(model.seat, None)
            self.views.say("Your plan is dropped.")
        else:
            self.of[model.seat], self.made[model.seat] = plan, self._now()
            self.views.say(f"Next turn: **{literal(plan.words)}**, if it is still possible.")
        self.views.renew()

    def carry_out(self, events: list[Event]) -> str:
        """Once the next turn of the viewing seat has come, carry out its plan and add the resulting
        events; return a comment, "" without a plan."""
        plan, model = self._due(), self.model
        if plan is None:
            return ""
        asked = model.decision
        if asked is None or asked.step != STEP:
            return _drop_words(plan, "You have already used your planning step.")
        if asked.find(plan.option.key) is None:
            chosen = plan.option
            reason = model.why_not(chosen.verb, chosen.source, chosen.target)
            return _drop_words(plan, literal(reason.text) if reason else "")
        events += model.answer(plan.option.key)
        return f"As planned: **{literal(plan.words)}**."

    def _due(self) -> Plan | None:
        """Return the plan that is due, and remove it from the plans."""
        model, asked = self.model, self.model.decision
        if asked is None or not asked.seat == model.seat == model.view["turn"]:
            return None
        if asked.step != STEP and self.made.get(model.seat) == self._now():
            return None  # still the turn in which it was made
        return self.of.pop(model.seat, None)

    def _now(self) -> Turn:
        view = self.model.view
        return view["round"], view["turn"]


def _drop_words(plan: Plan, why: str) -> str:
    return f"Your plan is dropped: **{literal(plan.words)}**. {why}"
