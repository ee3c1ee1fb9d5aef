"""A host and its guests in one process: each word goes through its frame, as on the wire."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from game.online import guest, knowledge, table, words
from game.online.knowledge import Place
from game.table.conformance import Hooks
from game.table.conformance.processes import found
from game.table.session import Session

HOOKS = {
    "outer_rim": ("tests.outer_rim.hooks:hooks", "four"),
    "both boxes": ("tests.outer_rim.unfinished.hooks:hooks", "four, both"),
    "mandalorian": ("tests.mandalorian.hooks:hooks", "promise for two"),
    "leak": ("tests.mandalorian.hooks:hooks", "promise for four"),
    "edge": ("tests.edge.hooks:hooks", "two"),
    "dice_table": ("tests.dice_table.hooks:hooks", "group"),
}
"""by name: the hooks of a game, and a table at which persons sit"""
WAYS: dict[str, dict[str, Any]] = {"leak": {"way": "leak"}}
"""what the setup of a table has besides"""


@cache
def hooks(name: str) -> Hooks[Any]:
    """Return the hooks of a game."""
    return found(HOOKS[name][0])


class Guest:
    """A guest in this process; ``heard`` are all frames that it was sent."""

    def __init__(self, game: Any, place: Place) -> None:
        self.game, self.place = game, place
        self.out: list[words.Word] = []
        self.heard: list[str] = []
        self.session: guest.GuestSession[Any] | None = None
        self.news: list[words.Word] = []
        self._about: words.About | None = None
        self._past: list[words.Part] = []

    @property
    def at(self) -> guest.GuestSession[Any]:
        """Return the game as it is known here."""
        assert self.session is not None
        return self.session

    def hear(self, text: str) -> None:
        """Take in a frame."""
        self.heard.append(text)
        word = words.heard(text, words.HOST)
        if isinstance(word, words.About):
            self._about, self._past = word, []
        elif isinstance(word, words.Past):
            self._past += word.turns
        elif isinstance(word, words.Sync):
            assert self._about is not None
            if self.session is None:
                self.session = guest.GuestSession(
                    self.game, self._about, self._past, word, self.out.append
                )
            else:
                self.session.rejoin(self._past, word)
        else:
            self.news.append(word)
            self.at.hear(word)


@dataclass
class Party:
    """A table and its guests."""

    table: table.Table
    guests: dict[Place, Guest]
    streams: dict[str, int] = field(default_factory=dict)

    @property
    def session(self) -> Session[Any]:
        return self.table.session

    @property
    def asked(self) -> Guest:
        """The guest that is asked."""
        decision = self.session.decision()
        assert decision is not None
        return self.guests[decision.seat]

    def pass_on(self, sent: table.Sent) -> None:
        """Bring each word to its guest."""
        for place, word in sent:
            if place in self.guests:
                self.guests[place].hear(words.frame(word))

    def carry(self, place: Place) -> None:
        """Bring what a guest says to the table, and the replies to all."""
        while self.guests[place].out:
            text = words.frame(self.guests[place].out.pop(0))
            assert len(text.encode()) <= 4096
            self.pass_on(self.say(place, words.heard(text, words.GUEST)))

    def say(self, place: Place, word: words.Word) -> table.Sent:
        """Return what the table says to a word."""
        if isinstance(word, words.Choose):
            return self.table.choose(place, word)
        if isinstance(word, words.Undo):
            return self.table.undo(place, word)
        if isinstance(word, words.Redo):
            return self.table.redo(place, word)
        if isinstance(word, words.Agree):
            return self.table.agree(place, word)
        assert isinstance(word, words.Resync)
        return self.table.sync(place, word.have, word.mark)

    def answer(self, key: str) -> None:
        """Let the guest that is asked give an answer."""
        one = self.asked
        one.at.choose(key)
        self.carry(one.place)

    def undo(self, place: Place) -> None:
        """Let a guest take back its latest choice."""
        self.guests[place].at.undo()
        self.carry(place)

    def pick(self, hook: Hooks[Any], seed: int = 1) -> str:
        """Return a random answer."""
        decision = self.session.decision()
        assert decision is not None
        return hook.pick(self.session.state, decision, self.streams, seed)


def open_party(
    game: Any, setup: Any, folder: Path, seed: int = 7, watch: bool = True, **more: Any
) -> Party:
    """Return a table at which every person has arrived, and a watcher."""
    session = Session(game, setup, seed, folder / "table.jsonl")
    party = Party(table.Table(session, "t1", "Cantina", watchers=watch, **more), {})
    for seat in session.people:
        party.table.take(seat, f"Friend {seat}")
    for place in (*session.people, *((None,) if watch else ())):
        party.guests[place] = Guest(game, place)
        party.pass_on(party.table.arrive(place))
    return party


def party_of(name: str, folder: Path, seed: int = 7, **more: Any) -> Party:
    """Return a party that plays a game of ``HOOKS``."""
    hook, table_name = hooks(name), HOOKS[name][1]
    setup = {**hook.setup(table_name, seed), **WAYS.get(name, {})}
    return open_party(hook.game, setup, folder, seed, **more)


def facts(session: Session[Any], place: Place) -> dict[str, Any]:
    """Return all that a place reads of a game: its view, and as the one asked also the question,
    the options and their words."""
    game, state = session.game, session.state
    decision = game.decision(state)
    told: dict[str, Any] = {"view": json.dumps(game.view(state, place))}
    told["asked"] = decision.seat if decision else None
    told["log"] = [
        [game.tell(state, each, place) for each in turn.events if knowledge.knows(each, place)]
        for turn in session.history[-3:]
    ]
    if decision is not None and decision.seat == place:
        told["prompt"] = game.prompt(state)
        told["options"] = [each.key for each in decision.options]
        told["labels"] = [game.word(state, each) for each in decision.options[:40]]
    return told


def must_agree(party: Party) -> None:
    """Assert that every guest reads the same as at the host."""
    for place, each in party.guests.items():
        assert each.at.seq == party.session.seq
        assert facts(each.at, place) == facts(party.session, place)
