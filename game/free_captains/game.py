"""Free Captain as a game of the table: the only entry to its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from game.free_captains.text import log, shared_lines, wording
from game.table.contract import Label, Result
from game.table.decisions import Option
from game.table.events import Event
from game.table.packed_game import Loader, PackedGame
from game.table.play import blind
from game.table.stack import Step
from game.table.streams import shuffled

GUESS = "guess"


class FreeCaptain(PackedGame[State, Play, Content]):
    """The rules over one set of content; implements ``table.contract.Game``.

    A program plays through a ``Session``, alone or with computer players:

    >>> from game.players import make_players
    >>> from game.table.registry import load_game
    >>> from game.table.session import Session
    >>> game = load_game("free_captains")
    >>> session = Session(game, {"game": "free_captains", "seats": [{"kind": "human"}]}, seed=7)
    >>> [option.key for option in session.decision().options]
    ['keep:weapons_specialist', 'keep:infiltration_agent', 'keep:engineer']
    >>> events = session.choose("keep:engineer")
    >>> [game.tell(session.state, event, 0) for event in events]
    ['The Engineer (6) comes aboard.']
    >>> session.choose("search")
    Traceback (most recent call last):
    game.table.refusals.Refused: You are still in port: choose your dice first.
    >>> session.undo()
    0
    >>> events = session.autoplay(make_players("free_captains", ["random"], seed=7), limit=3)
    >>> session.seq
    3
    """

    id, kind = "free_captains", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Play]] = STEPS
    checks, later = CHECKS, LATER
    deep = {"decks": deep_decks}

    def play(self, state: State) -> Play:
        return Play(self.content, state)

    def begins(self, play: Play) -> None:
        setting_up.begin(play)

    def faults(self, setup: Setup) -> list[str]:
        return problems_of(self.content, setup)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(self.play(state))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        return Result(None if state.lost else 0, state.lost or "weapons", (len(state.weapons),))

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy with the decks dealt anew, and other cubes and dice to come."""
        guess = self.clone(state)
        blind(guess, number)
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
        blind(guess, number)
        return guess

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


load = Loader(FreeCaptain, loading.gather, lambda stock: Content(stock.components))
