"""Outer Rim as a game of the table: the only entry to its rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.outer_rim import view
from game.outer_rim.ai import determinize
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards import box, loading
from game.outer_rim.cards.box import COMPONENT
from game.outer_rim.catalog import Content
from game.outer_rim.context import Play
from game.outer_rim.edition import Boxes, Edition, Editions
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.favors import rules as favors
from game.outer_rim.frames.turns import Planning
from game.outer_rim.frames.turns import Setup as SetupStep
from game.outer_rim.maps.galaxy import Galaxy, Piece
from game.outer_rim.rules import fame, setup_validation, turn
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import SETUP, STATE, Player, Setup, State, copy_players, succeeded
from game.outer_rim.steps import STEPS
from game.outer_rim.text import wording
from game.outer_rim.text.log import log
from game.outer_rim.text.reasons import refusals
from game.outer_rim.trading import lending
from game.outer_rim.trading import rules as trading
from game.resources import ROOT
from game.table.contract import Label, Result
from game.table.decisions import Intent, Option, Options
from game.table.events import Event
from game.table.refusals import Reason
from game.table.stack import Frame, Step
from game.table.stack_game import StackGame
from game.table.streams import shuffled

__all__ = ["COMPONENT", "ROOT", "OuterRim", "load"]


class OuterRim(StackGame[State, Play]):
    """The rules of Outer Rim over one set of content; implements ``table.contract.Game``.

    It holds no game: every state is passed in, and ``edition`` returns what it is played with.
    ``base`` is the edition of the base game alone, with ``pieces``, the map pieces by id, and
    ``row``, the standard layout from left to right. ``packs`` names the packs in the order they
    were loaded, ``problems`` the faults of those that were left out. ``expansions`` are the boxes
    that a setup may name, ``expand`` makes the edition with some.
    """

    id, kind = "outer_rim", State
    setups, states = SETUP, STATE
    steps: Mapping[str, Step[Play]] = STEPS
    deep = {"players": copy_players}
    over = Reason("OR-390", "The game is over.")
    waits = staticmethod(lending.waits)

    def __init__(
        self,
        content: Content,
        pieces: Mapping[str, Piece],
        row: tuple[str, ...],
        version: str,
        packs: Iterable[str] = (),
        problems: Iterable[str] = (),
        expansions: Boxes = (),
        expand: Callable[[Boxes], Edition] | None = None,
    ) -> None:
        super().__init__()
        self.base = Edition(content, pieces, row, version)
        self.editions = Editions(self.base, expansions, expand)
        self.version = version
        self.packs = tuple(packs)
        self.problems = list(problems)

    def edition(self, state: State) -> Edition:
        """Return the boxes that a game is played with."""
        return self.editions.of(state.setup.expansions)

    def board(self, state: State) -> Galaxy:
        """Return the map of a game."""
        return self.edition(state).galaxy(state.pieces)

    def play(self, state: State) -> Play:
        """Return the context of rules and wording for this state."""
        edition = self.edition(state)
        return Play(edition.content, edition.galaxy(state.pieces), edition.table, state)

    def setup(self, data: Any) -> Setup:
        """Return a setup from plain JSON data. Raise ``ValueError`` naming every problem."""
        return self._playable(_described(data))

    def _playable(self, setup: Setup) -> Setup:
        """Return a setup that can be played. Raise ``ValueError`` naming every problem."""
        problems = self.setup_problems(setup)
        if problems:
            raise ValueError("\n".join(problems))
        return setup

    def setup_problems(self, setup: Setup) -> list[str]:
        """Return the faults that make a setup unplayable, each ``setup.field: what, and what is
        right``."""
        wrong = setup_validation.expansion_problems(self.editions.installed, setup)
        if wrong:
            return wrong
        edition = self.editions.of(setup.expansions)
        galaxy = edition.galaxy(edition.row)
        return setup_validation.setup_problems(edition.content, galaxy, setup)

    def recorded(self, setup: Setup) -> str:
        """Return the packs of a game with this setup, as its journal records them."""
        return self.editions.of(setup.expansions).version

    def recall(self, data: Any) -> Setup:
        """Return a setup from a journal; older ones of a single seat are practice without saying
        so, and earlier kinds of computer player have successors."""
        alone = isinstance(data, dict) and len(data.get("seats", ())) == 1
        found = _described({"practice": True, **data} if alone else data)
        return self._playable(succeeded(found))

    def opening(self, setup: Setup, seed: int) -> State:
        row = self.editions.of(setup.expansions).row
        if setup.map == "modular":
            first, *tiles, last = row  # the endcaps remain in place
            row = (first, *shuffled(seed, {}, "tiles", tuple(tiles)), last)
        goal = setup.fame_goal
        players = [
            Player(seat, fame_goal=goal + _more(setup, seat), ai=ai_seats.begun(setup, seat))
            for seat in range(len(setup.seats))
        ]
        return State(setup=setup, seed=seed, pieces=row, players=players)

    def begins(self, play: Play) -> None:
        play.push(SetupStep(0))

    def chooser(self, state: State, frame: Frame) -> int:
        """Return the seat that answers; people answer for the AI (OR-R98)."""
        return self.play(state).chooser(frame.seat)

    def offers(self, play: Play, frame: Frame, options: Options) -> Options:
        """Return the options of a step with deals and favors."""
        return favors.with_favors(play, frame, trading.with_deals(play, frame, options))

    def answer(self, play: Play, frame: Frame, chosen: Option) -> None:
        play.by = play.chooser(frame.seat)
        if chosen.verb == "deal":
            trading.begin(play, frame.seat, chosen)
        elif chosen.verb == "favor":
            favor_deals.open_request(play, frame.seat, chosen.source)
        else:
            super().answer(play, frame, chosen)

    def settle(self, play: Play) -> None:
        if play.events:  # a goal is reached by something that happens
            fame.watch(play)
        play.state.drawn = tuple(play.drawn)

    def verify(self, state: State, intent: Intent) -> Reason | None:
        frame, decision = state.stack[-1], self.decision(state)
        options = decision.options if decision else ()
        return refusals.not_now(self.play(state), frame, options, intent)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat may know; None: everything public."""
        return view.view(self.play(state), seat)

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None."""
        if not state.ending:
            return None
        return Result(state.winner, state.ending, tuple(each.fame for each in state.players))

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy in which everything that a seat cannot know is guessed anew."""
        return determinize.imagine(self.edition(state).content, state, seat, number)

    def load(self, data: bytes) -> State:
        """Return a state from ``dump``. Raise ``ValueError`` if anything in it is invalid."""
        state = super().load(data)
        state.setup = succeeded(state.setup)
        return state

    def prompt(self, state: State) -> str:
        """Return the question of the current decision."""
        return self.over.text if state.over else wording.prompt(self.play(state), state.stack[-1])

    def word(self, state: State, option: Option) -> Label:
        """Return an option of the current decision in words."""
        return wording.word(self.play(state), _asking(state), option)

    def word_bare(self, state: State, option: Option) -> Label:
        """Return an option of the current decision in words, without its odds."""
        return wording.word(self.play(state), _asking(state), option, odds=False)

    def words(self, state: State, options: Options) -> Iterator[tuple[str, Label]]:
        """Yield options of the current decision in words, by key, with tables of their own: for a
        thread that works on a copy of the state."""
        content = self.edition(state).content
        play = Play(content, self.board(state), Table(content), state)
        for each in options:
            yield each.key, wording.word(play, _asking(state), each)

    def plans(self, state: State, seat: int) -> tuple[tuple[Option, Label], ...]:
        """Return the possible actions of a seat in a planning step in its present place, in words,
        without abilities and changes until then. The seat has a ship and a place."""
        play, frame = self.play(state), Planning(seat)
        return tuple((each, wording.word(play, frame, each)) for each in turn.plans(play, seat))

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        """Return an event as a log line, "" for events that the log leaves out."""
        return log.tell(self.play(state), event, seat)

    def aside(self, state: State, event: Event, seat: int | None) -> str:
        """Return the end of an event's log line that is a line of the story, "" for none."""
        return log.aside(self.play(state), event, seat)


def _asking(state: State) -> Frame | None:
    return None if state.over else state.stack[-1]


def _more(setup: Setup, seat: int) -> int:
    """Return the fame that an AI needs beyond that of the players (UB-195, UB-R72)."""
    return 2 if setup.ambitions and setup.seats[seat].kind == "deck" else 0


def _described(data: Any) -> Setup:
    """Return a setup from plain JSON data. Raise ``ValueError`` naming every wrong field."""
    try:
        return SETUP.validate_json(json.dumps(data))
    except ValidationError as error:
        raise ValueError(_problems(error)) from None


def _problems(error: ValidationError) -> str:
    """Return all problems of a setup, one per line, with their places."""
    return "\n".join(
        f"setup.{'.'.join(str(part) for part in each['loc'])}: {each['msg']}"
        for each in error.errors()
    )


def load(packs: Iterable[Path] | None = None, content: str = "") -> OuterRim:
    """Return the game from the boxes in ``cards/`` and ``maps/``, with the player's packs or these.

    ``content`` is the ``version`` in a journal: then the game has the packs named there and no
    others. Raise ``PackError`` for the base box and ``PackMissing`` for a journal's packs; other
    broken packs are left out, and ``problems`` gives the reasons.
    """
    packs = None if packs is None else list(packs)
    stock = loading.gather(box.shared(), box.pieces(), packs, content)
    base = loading.edition(stock, ())
    return OuterRim(
        base.content,
        base.pieces,
        base.row,
        base.version,
        (f"{pack.name} {pack.version}" for pack in stock.packs.values()),
        map(str, loading.every_problem(stock, packs)),
        tuple(box.expansions()),
        partial(loading.expanded, packs, content),
    )
