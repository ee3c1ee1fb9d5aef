"""A game for display: one session, read again after every answer.

It holds no rules: the possibilities are the pending decision, the facts are the seat's view. A
game's own model adds the data of its board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from game.client.draw.richtext import literal
from game.client.tabletop.play import thinking
from game.client.tabletop.play.auto_answers import MOST, AutoAnswers
from game.client.tabletop.play.background_turns import BackgroundTurns, Footage
from game.client.tabletop.play.remote_turns import Elsewhere, RemoteTurns
from game.players import Player, make_players
from game.table.contract import Game, Label, Result, SharedLines, Sight
from game.table.decisions import AWAY, Decision, Option, Options, option
from game.table.events import Event, visible
from game.table.film import Cuts, Shot, film
from game.table.refusals import Reason
from game.table.replay import Recorded
from game.table.session import HUMAN, Session

S = TypeVar("S")


@dataclass(frozen=True)
class Mark(Generic[S]):
    """A moment before some answers: the state then, its number, and the view of the seat."""

    state: S
    seq: int
    view: dict[str, Any]
    turn: int
    """the seat whose turn it was"""


@dataclass
class TableModel(Generic[S]):
    """The table as the viewing seat may see it, and the only way to answer."""

    session: Session[S]
    seat: int = 0
    decision: Decision | None = None
    view: dict[str, Any] = field(default_factory=dict)
    labels: dict[str, Label] = field(default_factory=dict)
    prompt: str = ""
    question: str = ""
    """what is asked, of whichever seat"""
    version: int = 0
    """increases whenever the table may look different"""
    players: dict[int, Player] = field(default_factory=dict)
    """the computer players, by seat"""
    shown: bool = False
    """whether the view is from an earlier moment that is being shown; nothing is offered then"""
    steward: AutoAnswers | None = None
    """what answers for the players where there is nothing to decide"""
    footage: list[Footage[S]] = field(default_factory=list)
    """what was filmed while computer players thought, for the turns shown next"""

    def __post_init__(self) -> None:
        humans = self.humans
        self.seat = humans[0] if humans else 0
        if self.session.seat is not None:
            self.seat = self.session.seat
        self._make_players()
        self._let_play()
        self.session.name_of = self.player_name
        self.refresh()
        if self.waiting_for is not None and len(humans) == 1:
            self.look_from(self.waiting_for)

    def _make_players(self) -> None:
        if self.remote:
            self.players = {n: Elsewhere() for n in range(len(self.kinds)) if n != self.seat}
            return
        self.players = make_players(self.game.id, self.kinds, self.session.header.seed)

    # -- reading --

    @property
    def game(self) -> Game[S]:
        """The rules."""
        return self.session.game

    @property
    def state(self) -> S:
        """The whole state: for the rules' own forecasts, never for drawing anything hidden."""
        return self.session.state

    @property
    def sight(self) -> Sight[S]:
        """The knowledge of the viewing seat, from which everything is worked out ahead."""
        return Sight(self.game, self.state, self.seat)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of player in each seat; of the computer player that continues for a person who
        is away."""
        return self.session.kinds

    @property
    def recorded(self) -> bool:
        """True if the game is shown again, and answers nothing."""
        return isinstance(self.session, Recorded)

    @property
    def remote(self) -> bool:
        """True if the game is at another computer, where every answer is decided."""
        return self.session.remote

    @property
    def away(self) -> bool:
        """True while a computer player is asked, which thinks beside the window, or a person at
        another computer; and while the player's own answer is on its way there."""
        decision = None if self.recorded else self.session.decision()
        if decision is None:
            return False
        return decision.seat in self.players or decision.step == AWAY

    @property
    def keeps_secrets(self) -> bool:
        """True if people at this screen have secrets from one another although the game itself has
        none: then there is a curtain, and no hint."""
        return False

    @property
    def options(self) -> Options:
        """The options that the viewing seat may see: none while another player must answer."""
        blind = self.shown or self.recorded
        if self.decision is None or blind or self.waiting_for is not None:
            return ()
        return self.decision.options

    @property
    def step(self) -> str:
        """The step that is asking, "" when the game is over."""
        return self.decision.step if self.decision else ""

    @property
    def result(self) -> Result | None:
        """The result of a finished game."""
        return self.session.result()

    @property
    def waiting_for(self) -> int | None:
        """The other human seat that must answer, None while the viewing one may."""
        if self.recorded or self.remote:
            return None
        asked = self.decision.seat if self.decision else self.seat
        return asked if asked != self.seat and self.kinds[asked] == HUMAN else None

    @property
    def opens_for(self) -> int:
        """The seat whose board belongs on view when a game is opened: the person who must answer,
        if any."""
        waiting = self.waiting_for
        return self.seat if waiting is None else waiting

    def call(self, seat: int) -> str:
        """Return why a person at this screen is asked, for all to read: a sentence without
        markup."""
        turn = self.moment[1]
        if turn == seat:
            return "It is your turn."
        return f"{self.player_name(turn)} waits for your answer."

    def call_to_table(self, seat: int) -> str:
        """Return why the table comes to a person at this screen, also while a computer player is
        asked for a person who has left: a sentence without markup."""
        asked = self.session.decision()
        if asked is not None and self.away:
            return f"A computer player continues for {self.player_name(asked.seat)}."
        return self.call(seat)

    @property
    def moment(self) -> tuple[int, int]:
        """The round, and the seat whose turn it is."""
        return self.moment_in(self.view)

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        """Return the round in a view, and the seat whose turn it is; each game defines where its
        view has them."""
        return 0, self.decision.seat if self.decision else self.seat

    def player_name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return f"Player {seat + 1}"

    def refresh(self) -> None:
        """Read everything again."""
        self.shown = False
        self.decision = self.session.decision()
        self.view = self.game.view(self.state, self.seat)
        if self.away and self.decision is not None:
            self.decision = replace(self.decision, step=AWAY, options=())
            self.labels, self.prompt = {}, self._who_thinks()
            self.version += 1
            return
        self.labels = self.word_options()
        self.question = self.prompt = self.game.prompt(self.state)
        if self.waiting_for is not None:
            self.prompt = f"{literal(self.player_name(self.waiting_for))} is next."
        self.version += 1

    def word_options(self) -> dict[str, Label]:
        """Return the options in words, by key."""
        return {each.key: self.game.word(self.state, each) for each in self.options}

    def _who_thinks(self) -> str:
        """Return the words at the top while another player thinks."""
        if self.session.holdup:
            return self.session.holdup
        asked = self.decision.seat if self.decision else self.seat
        turn = self.moment[1]
        if asked not in self.players and turn not in self.players:
            return self.prompt  # the player's own answer is on its way
        return f"{literal(self.player_name(turn if turn in self.players else asked))} takes a turn."

    @property
    def humans(self) -> list[int]:
        """The seats of people who are at the table."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    @property
    def computers(self) -> frozenset[int]:
        """The seats that no person at this screen plays, if any other does."""
        if self.remote:
            return frozenset(self.players)
        return frozenset(range(len(self.kinds))) - {*self.humans}

    def mark(self) -> Mark[S]:
        """Return a mark of the current moment, from which answers can be shown again."""
        state = self.game.clone(self.state)
        return Mark(state, self.session.seq, self.view, self.moment[1])

    def mark_at(self, seq: int) -> Mark[S]:
        """Return a mark of the moment after the first ``seq`` answers."""
        state = self.session.state_at(seq)
        view = self.game.view(state, self.seat)
        return Mark(state, seq, view, self.moment_in(view)[1])

    def film(self, mark: Mark[S], cuts: Cuts) -> list[Shot]:
        """Return all answers since a mark as shots for the viewing seat; a mark serves once."""
        shots, state, at = list[Shot](), mark.state, mark.seq
        kept = {each.start: each for each in self.footage}
        while at < self.session.seq:
            known = kept.get(at)
            if known is not None:
                shots += [each for group in known.shots for each in group]
                state, at = self.game.clone(known.state), known.end
            elif self.remote:  # the rules would continue with what is only imagined
                seen = [e for e in self.session.history[at].events if visible(e, self.seat)]
                shots.append(Shot(tuple(seen), self.game.view(self.state, self.seat)))
                at += 1
            else:
                shots += film(self.game, state, [self.session.history[at].answer], self.seat, cuts)
                at += 1
        return shots

    def show(self, view: dict[str, Any], prompt: str) -> None:
        """Show an earlier view in place of the current one, until ``refresh``."""
        self.view, self.prompt, self.shown, self.labels = view, prompt, True, {}
        self.version += 1

    def look_from(self, seat: int) -> None:
        """Show the table to another seat."""
        self.seat = seat
        self.refresh()

    def tell(self, event: Event) -> str:
        """Return an event as a log line, "" for those without one."""
        return self.game.tell(self.state, event, self.seat)

    def merge(self, events: Sequence[Event], place: int) -> tuple[int, str]:
        """Return the number of events from a place on that share a log line, and its words; 0 for a
        line of its own."""
        game = self.game
        return game.merge(self.state, events, place) if isinstance(game, SharedLines) else (0, "")

    def join(self, before: Sequence[Event], after: Sequence[Event]) -> str:
        """Return one log line for the events of two lines in a row, "" if both stand."""
        game = self.game
        return game.join(self.state, before, after) if isinstance(game, SharedLines) else ""

    def aside(self, event: Event) -> str:
        """Return the end of an event's log line that is a line of the story, "" for none."""
        return ""

    def newest(self, seq: int | None = None) -> Iterator[Event]:
        """Yield the events of all answers so far, or of the first ``seq``, the newest first."""
        for turn in reversed(self.session.history[:seq]):
            yield from reversed(turn.events)

    def episode(self, *begins: type[Event]) -> list[Event]:
        """Return the events that this seat has seen since the last of these kinds."""
        events: list[Event] = []
        for turn in reversed(self.session.history):
            seen = [each for each in turn.events if visible(each, self.seat)]
            starts = [place for place, each in enumerate(seen, 1) if isinstance(each, begins)]
            events = [*seen[starts[-1] if starts else 0 :], *events]
            if starts:
                break
        return events

    def find(self, key: str) -> Option | None:
        """Return the option with this key, None if it is not offered."""
        return self.decision.find(key) if self.decision else None

    def why_not(self, verb: str, source: str = "", target: str = "") -> Reason | None:
        """Return the reason why an intent is not one of the options."""
        return self.game.why_not(self.state, option(verb, source, target))

    # -- acting --

    def answer(self, key: str) -> list[Event]:
        """Answer the decision; return the events that this seat may know. Raise ``Refused``."""
        events = [*self.give(key), *self._let_play(), *self._take_forced()]
        self.refresh()
        return [each for each in events if visible(each, self.seat)]

    def give(self, key: str) -> list[Event]:
        """Give the answer of the player; return its events."""
        return self.session.choose(key)

    def _let_play(self) -> list[Event]:
        """Let the computer players answer; return their events. Beside the window they think
        elsewhere, and nothing has happened yet."""
        return [] if thinking.apart.on or self.remote else self.session.autoplay(self.players)

    def adopt_turns(self, away: BackgroundTurns[S] | RemoteTurns[S]) -> list[Event]:
        """Go on to where other players have led the game; return all events that this seat may
        know. Raise ``JournalError`` if their answers cannot be stored."""
        before = away.start
        self.footage.append(away.settle())
        self._take_forced()
        self.refresh()
        events = [each for turn in self.session.history[before:] for each in turn.events]
        return [each for each in events if visible(each, self.seat)]

    def hire(self, steward: AutoAnswers) -> None:
        """Let a steward answer from now on where there is nothing to decide.

        In a new game it begins at once; a game that was left shows first where it stands.
        """
        self.steward = steward
        if self.recorded:
            return
        if not self.session.history:
            self._take_forced()
        self.refresh()

    def _take_forced(self) -> list[Event]:
        """Give all answers that need no thought; return their events."""
        events: list[Event] = []
        for _ in range(MOST):
            key = self.steward.key() if self.steward and not self.away else None
            if key is None:
                break
            events += self.session.choose(key, forced=True)
            events += self._let_play()
        return events

    def can_undo(self) -> Reason | None:
        """Return the reason why the last answer cannot be taken back, None if it can."""
        return self.session.can_undo()

    def undo(self) -> None:
        """Take back the last answer. Raise ``Refused``."""
        self.session.undo()
        self.refresh()

    def redo(self) -> None:
        """Repeat the answer taken back. Raise ``Refused``."""
        self.session.redo()
        self.refresh()

    def practise(self) -> None:
        """Allow anything to be taken back from now on. Raise ``Refused`` or ``JournalError``."""
        self.session.practise()
        self.version += 1

    def leave(self, seat: int) -> None:
        """Let a computer player continue for the person in a seat. Raise ``Refused`` or
        ``JournalError``."""
        self.session.leave(seat)
        self._settle_players()

    def come_back(self, seat: int) -> None:
        """Give a seat back to its person. Raise ``Refused`` or ``JournalError``."""
        self.session.come_back(seat)
        self._settle_players()

    def _settle_players(self) -> None:
        self._make_players()
        self._let_play()
        self._take_forced()
        self.refresh()

    @property
    def next_person(self) -> int:
        """The person at this screen who looks on next, where the viewing one has left: who is
        asked, otherwise the next in order."""
        people = self.humans
        asked = self.session.decision()
        if asked is not None and asked.seat in people:
            return asked.seat
        return next((seat for seat in people if seat > self.seat), people[0])

    def restart(self, *begins: type[Event]) -> int:
        """Take back answers to the last of these events, or as far as possible; return the
        number."""
        count = 0
        if self.remote:  # the host takes back one choice at a time
            if self.session.can_undo() is None:
                self.session.undo()
                count = 1
            self.refresh()
            return count
        while self.session.can_undo() is None and not self._just_happened(*begins):
            self.session.undo()
            count += 1
        self.refresh()
        return count

    def _just_happened(self, *begins: type[Event]) -> bool:
        """Return True if the last answer caused one of these events."""
        history = self.session.history
        return bool(history) and any(isinstance(each, begins) for each in history[-1].events)
