"""The Mandalorian: Adventures as a game of the table: the only entry to its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from game.mandalorian import imagining, view
from game.mandalorian.cards import loading
from game.mandalorian.catalog import Content
from game.mandalorian.context import Play
from game.mandalorian.maps import load_maps
from game.mandalorian.rules import setting_up
from game.mandalorian.rules.setup_validation import problems_of
from game.mandalorian.state import Setup, State
from game.mandalorian.steps import CHECKS, LATER, STEPS
from game.mandalorian.text import log, wording
from game.table.contract import Label, Result
from game.table.decisions import Intent, Option
from game.table.events import Event
from game.table.packs import player_packs
from game.table.refusals import Reason
from game.table.stack import Step
from game.table.stack_game import StackGame


class Mandalorian(StackGame[State, Play]):
    """The rules over one set of content; implements ``table.contract.Game``."""

    id, kind = "mandalorian", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Play]] = STEPS

    def __init__(
        self,
        content: Content,
        version: str,
        packs: Iterable[str] = (),
        problems: Iterable[str] = (),
    ) -> None:
        super().__init__()
        self.content, self.version = content, version
        self.packs, self.problems = tuple(packs), list(problems)

    def play(self, state: State) -> Play:
        return Play(self.content, state)

    def begins(self, play: Play) -> None:
        setting_up.begin(play)

    def setup(self, data: Any) -> Setup:
        """Return a validated setup; raise ``ValueError`` with every problem."""
        made: Setup = super().setup(data)
        wrong = problems_of(self.content, made)
        if wrong:
            raise ValueError("\n".join(wrong))
        return made

    def verify(self, state: State, intent: Intent) -> Reason | None:
        """Return the reason against an intent now, None if it can be done."""
        frame = state.stack[-1]
        check = CHECKS.get(frame.step, {}).get(intent.verb)
        if check is None:
            return LATER.get(intent.verb)
        return check(self.play(state), frame, intent)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(self.play(state), seat)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        score = (int(state.won),) * len(state.setup.seats)
        return Result(0 if state.won else None, state.lost or "won", score)

    def imagine(self, state: State, seat: int, number: int) -> State:
        """Return a copy with everything that this seat does not know dealt anew."""
        return imagining.imagine(self.play(self.clone(state)), seat, number)

    def prompt(self, state: State) -> str:
        return wording.prompt(self.play(state))

    def word(self, state: State, option: Option) -> Label:
        return wording.label(self.play(state), option)

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        return log.tell(self.play(state), event)


def load(content: str = "") -> Mandalorian:
    """Return the game, with the packs that ``content`` of a journal names if given."""
    if content or player_packs.present("mandalorian"):
        return _made(content)
    return _box()


@lru_cache(maxsize=1)
def _box() -> Mandalorian:
    return _made("")


def _made(named: str) -> Mandalorian:
    stock = loading.gather(named=named)
    problems = [str(each) for each in stock.problems]
    return Mandalorian(
        Content(stock.components, load_maps()),
        stock.version,
        (f"{pack.name} {pack.version}" for pack in stock.packs.values()),
        problems,
    )
