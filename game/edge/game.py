"""Edge as a game of the table: the only entry to its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from game.edge import view
from game.edge.cards import loading
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.maps import of_packs
from game.edge.rules import setting_up
from game.edge.rules.setup_validation import problems_of
from game.edge.state import Setup, State, copy_battle, copy_fight, copy_people
from game.edge.steps import CHECKS, LATER, STEPS
from game.edge.text import log, shared_lines, wording
from game.table.contract import Label, Result
from game.table.decisions import Option
from game.table.events import Event
from game.table.packed_game import Loader, PackedGame
from game.table.packs.stock import Stock
from game.table.play import blind
from game.table.stack import Step


class Edge(PackedGame[State, Play, Content]):
    """The rules over one set of content; implements ``table.contract.Game``."""

    id, kind = "edge", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Play]] = STEPS
    checks, later = CHECKS, LATER
    deep = {"people": copy_people, "fight": copy_fight, "battle": copy_battle}

    def play(self, state: State) -> Play:
        return Play(self.content, state)

    def begins(self, play: Play) -> None:
        setting_up.begin(play)

    def faults(self, setup: Setup) -> list[str]:
        return problems_of(self.content, setup)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(self.play(state), seat)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        rank = self.content.scenes[state.ending].rank  # type: ignore[attr-defined]
        return Result(0 if rank < 3 else None, state.ending, (rank,) * len(state.setup.seats))

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy with other dice to come: nothing else of a state is hidden."""
        copy = self.clone(state)
        blind(copy, number)
        return copy

    def prompt(self, state: State) -> str:
        return wording.prompt(self.play(state))

    def word(self, state: State, option: Option) -> Label:
        return wording.label(self.play(state), option)

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        return log.tell(self.play(state), event)

    def merge(self, state: State, events: Sequence[Event], place: int) -> tuple[int, str]:
        return shared_lines.merge(self.play(state), events, place)

    def join(self, state: State, before: Sequence[Event], after: Sequence[Event]) -> str:
        return shared_lines.join(self.play(state), before, after)


def _content(stock: Stock) -> Content:
    return Content(stock.components, of_packs(stock.packs.values()))


load = Loader(Edge, loading.gather, _content)
