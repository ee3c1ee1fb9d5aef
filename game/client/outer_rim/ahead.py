"""The next planning step, thought out while others play or before the own turn ends.

A plan is an answer to a question that has not been asked yet. When it is asked, the answer is
given; if it is none of the options then, the plan is dropped and the game says why. Plans are no
part of the game: they bind nobody and are not saved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.client.outer_rim.model import Model
from game.client.richtext import literal
from game.outer_rim import movement
from game.outer_rim.grammar import listed, plural
from game.outer_rim.turn import CREDITS, INCOME, RECOVER
from game.table.decisions import Option, option

STEP = "planning"


@dataclass(frozen=True)
class Plan:
    """What a seat will do; ``detail`` is a second line."""

    option: Option
    words: str
    detail: str = ""


def possible(model: Model, flags: Mapping[str, Sequence[str]]) -> list[Plan]:
    """What the viewing seat could do in a planning step from where it is now.

    ``flags``: the kinds of cards for which a space matters; these spaces come first, then planets.
    """
    values = model.values(model.seat)
    if values is None or not model.me["space"]:
        return []
    play, seat = model.game.play(model.state), model.seat
    here = str(model.me["space"])
    away = movement.away(play, here)
    spaces = [each for each in movement.reachable(play, seat, values.hyperdrive) if each != here]
    kinds = model.game.galaxy(model.state.pieces).spaces
    spaces.sort(key=lambda each: (each not in flags, kinds[each].kind == "navpoint", away[each]))
    ship = str(model.me["ship"])
    flights = [
        Plan(option("move", ship, each), f"Fly to {model.name(each)}",
             _why(plural(away[each], "space"), flags.get(each, ())))
        for each in spaces
    ]  # fmt: skip
    rest = [Plan(RECOVER, "Recover"), Plan(CREDITS, f"Gain {INCOME:,} credits")]
    return [*flights, *rest]


def _why(far: str, kinds: Sequence[str]) -> str:
    return f"{far}; for your {listed(dict.fromkeys(kinds))}" if kinds else far


Turn = tuple[int, int]
"""round, and whose turn it is"""


def now(model: Model) -> Turn:
    """The turn that is played."""
    return model.view["round"], model.view["turn"]


@dataclass
class Plans:
    """The plan of each seat at this screen, and the turn in which it was made."""

    of: dict[int, Plan] = field(default_factory=dict)
    made: dict[int, Turn] = field(default_factory=dict)

    def keep(self, model: Model, plan: Plan) -> None:
        """What the viewing seat will do."""
        self.of[model.seat], self.made[model.seat] = plan, now(model)

    def space(self, seat: int) -> str:
        """The space that a seat means to fly to, "" for none."""
        plan = self.of.get(seat)
        return plan.option.target if plan else ""

    def due(self, model: Model) -> Plan | None:
        """The plan of the viewing seat once its next turn has come; it is a plan no longer."""
        seat = model.seat
        mine = model.decision is not None and model.decision.seat == seat == model.view["turn"]
        if not mine or self.made.get(seat) == now(model):
            return None
        return self.of.pop(seat, None)


def possible_now(model: Model, plan: Plan) -> bool:
    """Whether a plan is an answer to what is asked."""
    asked = model.decision
    return asked is not None and asked.step == STEP and asked.find(plan.option.key) is not None


def fallen(model: Model, plan: Plan) -> str:
    """Why a plan cannot be carried out, as markup."""
    chosen, asked = plan.option, model.decision
    reason = model.why_not(chosen.verb, chosen.source, chosen.target)
    why = literal(reason.text) if reason else ""
    if asked is None or asked.step != STEP:
        why = "Your planning step is already spent."
    return f"Your plan is dropped: **{literal(plan.words)}**. {why}"


def waiting(model: Model) -> bool:
    """Whether there is a next planning step to think about: not while one is being asked."""
    asked = model.decision
    mine = asked is not None and asked.seat == model.seat and asked.step == STEP
    return asked is not None and not mine and bool(model.me["space"])
