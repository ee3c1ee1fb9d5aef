"""Free Captain as a game of the table: the only entry to its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from game.free_captains import view
from game.free_captains.cards import loading
from game.free_captains.catalog import Content
from game.free_captains.context import Play
from game.free_captains.rules import setting_up
from game.free_captains.rules.setup_validation import problems_of
from game.free_captains.state import Setup, State, deep_decks
from game.free_captains.steps import CHECKS, LATER, STEPS
from game.free_captains.text import log, wording
from game.table.contract import Label, Result
from game.table.decisions import Intent, Option
from game.table.events import Event
from game.table.packs import player_packs
from game.table.refusals import Reason
from game.table.stack import Step
from game.table.stack_game import StackGame
from game.table.streams import shuffled

GUESS = "guess"


class FreeCaptain(StackGame[State, Play]):
    """The rules over one set of content; implements ``table.contract.Game``."""

    id, kind = "free_captains", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Play]] = STEPS
    deep = {"decks": deep_decks}

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
        check = CHECKS[frame.step].get(intent.verb)
        if check is None:
            return LATER.get(intent.verb)
        return check(self.play(state), frame, intent)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(self.play(state))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        return Result(None if state.lost else 0, state.lost or "weapons", (len(state.weapons),))

    def imagine(self, state: State, seat: int, number: int) -> State:
        """Return a copy with the decks dealt anew, and other cubes and dice to come."""
        guess = self.clone(state)
        guess.seed = state.seq * 64 + number
        guess.streams = {}
        unseen = sorted([*state.left_out, *(card for deck in state.decks for card in deck)])
        dealt = list(shuffled(guess.seed, guess.streams, GUESS, unseen))
        guess.decks = []
        for deck in state.decks:
            guess.decks.append(dealt[: len(deck)])
            dealt = dealt[len(deck) :]
        guess.left_out = dealt
        looks = state.stack and getattr(state.stack[-1], "pick", False)  # FC-R69
        known = state.weapon_deck if looks else set(self.content.weapons) - set(state.weapons)
        left = sorted(known)
        weapons = shuffled(guess.seed, guess.streams, GUESS, left)
        guess.weapon_deck = list(weapons[: len(state.weapon_deck)])
        planets = sorted(state.planet_deck)
        guess.planet_deck = list(shuffled(guess.seed, guess.streams, GUESS, planets))
        return guess

    def prompt(self, state: State) -> str:
        return wording.prompt(self.play(state))

    def word(self, state: State, option: Option) -> Label:
        return wording.label(self.play(state), option)

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        return log.tell(self.play(state), event)


def load(content: str = "") -> FreeCaptain:
    """Return the game, with the packs that ``content`` of a journal names if given."""
    if content or player_packs.present("free_captains"):
        return _made(content)
    return _box()


@lru_cache(maxsize=1)
def _box() -> FreeCaptain:
    return _made("")


def _made(named: str) -> FreeCaptain:
    stock = loading.gather(named=named)
    problems = [str(each) for each in stock.problems]
    return FreeCaptain(
        Content(stock.components),
        stock.version,
        (f"{pack.name} {pack.version}" for pack in stock.packs.values()),
        problems,
    )
