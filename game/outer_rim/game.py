"""Outer Rim as a game of the table: the only entry to its rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.outer_rim import frames, view
from game.outer_rim.ai import determinize
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards import box, loading
from game.outer_rim.cards.box import COMPONENT
from game.outer_rim.catalog import Content
from game.outer_rim.context import Play
from game.outer_rim.edition import Boxes, Edition, Editions
from game.outer_rim.maps.galaxy import Galaxy, Piece
from game.outer_rim.rules import fame, favor_deals, favors, lending, setup_validation, trading, turn
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import SETUP, STATE, Player, Setup, State, succeeded
from game.outer_rim.steps import STEPS
from game.outer_rim.text import log, wording
from game.outer_rim.text.reasons import refusals
from game.resources import ROOT
from game.table.contract import Label, Result
from game.table.decisions import Decision, Intent, Option, Options
from game.table.events import Event
from game.table.refusals import Reason, Refused
from game.table.stack import Frame, advance
from game.table.streams import shuffled

__all__ = ["COMPONENT", "ROOT", "OuterRim", "load"]


LATEST = 8
"""number of states whose options are remembered: a computer player copies the same few"""


class OuterRim:
    """The rules of Outer Rim over one set of content; implements ``table.contract.Game``.

    It holds no game: every state is passed in, and ``edition`` returns what it is played with.
    ``base`` is the edition of the base game alone, with ``pieces``, the map pieces by id, and
    ``row``, the standard layout from left to right. ``packs`` names the packs in the order they
    were loaded, ``problems`` the faults of those that were left out. ``expansions`` are the boxes
    that a setup may name, ``expand`` makes the edition with some.
    """

    id = "outer_rim"

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
        self.base = Edition(content, pieces, row, version)
        self.editions = Editions(self.base, expansions, expand)
        self.version = version
        self.packs = tuple(packs)
        self.problems = list(problems)
        self._asked: list[tuple[State, int, Options]] = []
        """the options of the latest states and their copies, each at a number of answers; the
        latest first"""

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

    def new(self, setup: Setup, seed: int) -> State:
        """Return a game at its first decision. The same setup and seed give the same game."""
        return self.begin(setup, seed)[0]

    def begin(self, setup: Setup, seed: int) -> tuple[State, list[Event]]:
        """Return a game at its first decision, and the events of its setup until then."""
        row = self.editions.of(setup.expansions).row
        if setup.map == "modular":
            first, *tiles, last = row  # the endcaps remain in place
            row = (first, *shuffled(seed, {}, "tiles", tuple(tiles)), last)
        goal = setup.fame_goal
        players = [
            Player(seat, fame_goal=goal + _more(setup, seat), ai=ai_seats.begun(setup, seat))
            for seat in range(len(setup.seats))
        ]
        state = State(setup=setup, seed=seed, pieces=row, players=players)
        state.stack.append(frames.Setup(0))
        play = self.play(state)
        self._advance(play)
        return state, play.events

    def decision(self, state: State) -> Decision | None:
        """Return the current decision; the human answers for the AI (OR-R98)."""
        asked = self._asking(state)
        if asked is None:
            return None
        frame, options = asked
        return Decision(state.seq, self.play(state).chooser(frame.seat), frame.step, options)

    def _asking(self, state: State) -> tuple[Frame, Options] | None:
        """Return the asking frame and its options; cached for the latest state."""
        if state.ending:
            return None
        frame, options = state.stack[-1], self._known(state)
        if options is None:
            play = self.play(state)
            options = STEPS[frame.step].options(play, frame)  # type: ignore[union-attr]
            options = favors.with_favors(play, frame, trading.with_deals(play, frame, options))
            self._note(state, options)
        return frame, options

    def _known(self, state: State) -> Options | None:
        """Return the options of a state that was asked lately; None for others."""
        for known, seq, options in self._asked:
            if known is state:
                return options if seq == state.seq else None
        return None

    def _note(self, state: State, options: Options) -> None:
        """Remember the options of a state: those of its copies are the same."""
        latest = self._asked
        if latest and latest[0][0] is state:
            latest = latest[1:]
        else:
            latest = [each for each in latest if each[0] is not state][: LATEST - 1]
        self._asked = [(state, state.seq, options), *latest]

    def forget(self) -> None:
        """Forget the last decisions: necessary after editing a state by hand."""
        self._asked = []

    def choose(self, state: State, key: str) -> list[Event]:
        """Answer the decision with the key of one of its options.

        Raise ``Refused`` with the reason for any other key; the state is unchanged then.
        """
        return self._carry_out(state, key, None)

    def watch(self, state: State, key: str, events: list[Event]) -> list[Event]:
        """Answer the decision and collect the events in this list (see ``film``)."""
        return self._carry_out(state, key, events)

    def _carry_out(self, state: State, key: str, events: list[Event] | None) -> list[Event]:
        asked = self._asking(state)
        if asked is None:
            raise Refused("The game is over.", "OR-390")
        frame, options = asked
        for chosen in options:
            if chosen.key == key:
                break
        else:
            reason = self.why_not(state, refusals.intent(key))
            raise (Refused.because(reason) if reason else Refused("Choose a current option."))
        play = self.play(state)
        if events is not None:
            play.events = events
        play.by = play.chooser(frame.seat)
        state.seq += 1
        if chosen.verb == "deal":
            trading.begin(play, frame.seat, chosen)
        elif chosen.verb == "favor":
            favor_deals.open_request(play, frame.seat, chosen.source)
        else:
            STEPS[frame.step].answer(play, frame, chosen)  # type: ignore[union-attr]
        self._advance(play)
        return play.events

    def _advance(self, play: Play) -> None:
        state = play.state
        asked = advance(play, STEPS, lending.waits)
        fame.watch(play)
        if play.over:
            asked = None
        state.drawn = tuple(play.drawn)
        if asked is not None:
            frame, options = asked
            options = favors.with_favors(play, frame, trading.with_deals(play, frame, options))
            self._note(state, options)

    def why_not(self, state: State, intent: Intent) -> Reason | None:
        """Return why something is impossible now, with figures and clause; None if it is
        possible."""
        asked = self._asking(state)
        if asked is None:
            return Reason("OR-390", "The game is over.")
        frame, options = asked
        if any(each.key == intent.key for each in options):
            return None
        return refusals.not_now(self.play(state), frame, options, intent)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat may know; None: everything public."""
        return view.view(self.play(state), seat)

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None."""
        if not state.ending:
            return None
        return Result(state.winner, state.ending, tuple(each.fame for each in state.players))

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        copy, options = state.clone(), self._known(state)
        if options is not None:
            self._note(copy, options)
            self._note(state, options)
        return copy

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy in which everything that a seat cannot know is guessed anew."""
        return determinize.imagine(self.edition(state).content, state, seat, number)

    def dump(self, state: State) -> bytes:
        """Return the state as JSON."""
        return STATE.dump_json(state)

    def load(self, data: bytes) -> State:
        """Return a state from ``dump``. Raise ``ValueError`` if anything in it is invalid."""
        state = STATE.validate_json(data)
        state.setup = succeeded(state.setup)
        return state

    def validate(self, state: State) -> None:
        """Check all of a state, field by field. Raise ``ValueError``."""
        STATE.validate_python(state)

    def seats(self, state: State) -> tuple[str, ...]:
        """Return the kind of player in each seat."""
        return tuple(seat.kind for seat in state.setup.seats)

    def drawn(self, state: State) -> tuple[int, ...]:
        """Return the random results of the last answer."""
        return state.drawn

    def prompt(self, state: State) -> str:
        """Return the question of the current decision."""
        asked = self._asking(state)
        return "The game is over." if asked is None else wording.prompt(self.play(state), asked[0])

    def word(self, state: State, option: Option) -> Label:
        """Return an option of the current decision in words."""
        asked = self._asking(state)
        frame = None if asked is None else asked[0]
        return wording.word(self.play(state), frame, option)

    def word_bare(self, state: State, option: Option) -> Label:
        """Return an option of the current decision in words, without its odds."""
        asked = self._asking(state)
        frame = None if asked is None else asked[0]
        return wording.word(self.play(state), frame, option, odds=False)

    def words(self, state: State, options: Options) -> Iterator[tuple[str, Label]]:
        """Yield options of the current decision in words, by key, with tables of their own: for a
        thread that works on a copy of the state."""
        content = self.edition(state).content
        play = Play(content, self.board(state), Table(content), state)
        frame = None if state.ending else state.stack[-1]
        for each in options:
            yield each.key, wording.word(play, frame, each)

    def plans(self, state: State, seat: int) -> tuple[tuple[Option, Label], ...]:
        """Return the possible actions of a seat in a planning step in its present place, in words,
        without abilities and changes until then. The seat has a ship and a place."""
        play, frame = self.play(state), frames.Planning(seat)
        return tuple((each, wording.word(play, frame, each)) for each in turn.plans(play, seat))

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        """Return an event as a log line, "" for events that the log leaves out."""
        return log.tell(self.play(state), event, seat)

    def aside(self, state: State, event: Event, seat: int | None) -> str:
        """Return the end of an event's log line that is a line of the story, "" for none."""
        return log.aside(self.play(state), event, seat)


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
