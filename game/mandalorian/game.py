"""The Mandalorian: Adventures as a game of the table: the only entry to its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter

from game.mandalorian import imagining, view
from game.mandalorian.cards import loading
from game.mandalorian.catalog import Content
from game.mandalorian.context import Play
from game.mandalorian.maps import of_packs
from game.mandalorian.rules import roles, setting_up
from game.mandalorian.rules.setup_validation import problems_of
from game.mandalorian.state import Setup, State
from game.mandalorian.steps import CHECKS, LATER, STEPS, why_not_now
from game.mandalorian.text import leak, log, shared_lines, wording
from game.table.contract import Label, Result
from game.table.decisions import Option
from game.table.events import Event
from game.table.packed_game import Loader, PackedGame
from game.table.packs.stock import Stock
from game.table.refusals import Reason
from game.table.stack import Step


class Mandalorian(PackedGame[State, Play, Content]):
    """The rules over one set of content; implements ``table.contract.Game``."""

    id, kind = "mandalorian", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Play]] = STEPS
    checks, later = CHECKS, LATER

    def play(self, state: State) -> Play:
        return Play(self.content, state)

    def why_not_now(self, state: State, verb: str) -> Reason | None:
        return why_not_now(state, verb)

    def begins(self, play: Play) -> None:
        setting_up.begin(play)

    def faults(self, setup: Setup) -> list[str]:
        return problems_of(self.content, setup)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(self.play(state), seat)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        score = roles.scores(self.play(state))
        return Result(0 if state.won else None, state.lost or "won", score)

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy with everything that this seat does not know dealt anew."""
        return imagining.imagine(self.play(self.clone(state)), seat, number)

    def prompt(self, state: State) -> str:
        return wording.prompt(self.play(state))

    def word(self, state: State, option: Option) -> Label:
        return wording.label(self.play(state), option)

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        play = self.play(state)
        return log.tell(play, leak.closed(play, event))

    def merge(self, state: State, events: Sequence[Event], place: int) -> tuple[int, str]:
        play = self.play(state)
        return shared_lines.merge(play, [leak.closed(play, each) for each in events], place)

    def join(self, state: State, before: Sequence[Event], after: Sequence[Event]) -> str:
        play = self.play(state)
        return shared_lines.join(
            play, *([leak.closed(play, each) for each in part] for part in (before, after))
        )


def _content(stock: Stock) -> Content:
    return Content(stock.components, of_packs(stock.packs.values()))


load = Loader(Mandalorian, loading.gather, _content)
