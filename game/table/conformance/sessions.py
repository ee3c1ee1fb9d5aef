"""Checks of whole games: beginning, replay, undo and redo, resuming from a journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from pydantic_core import to_jsonable_python

from game.table.conformance.answers import NO_KEYS, must_refuse
from game.table.conformance.components import components_are_there
from game.table.conformance.hooks import Fault, Hooks
from game.table.decisions import parse
from game.table.events import Event
from game.table.journal import Journal
from game.table.refusals import Refused
from game.table.session import Session
from game.table.streams import draw
from game.table.validation import problems

S = TypeVar("S")
NO_SETUPS: tuple[Any, ...] = (None, [], "nonsense", 7, {"no_such_field": 1})
"""invalid setups for any game"""
WRONG, LATEST = 6, 40
"""in one answer of how many a wrong key comes first, and from how many of the latest it is taken"""


def beginning_is_the_same(hooks: Hooks[S], table: str, seed: int) -> None:
    """Check that a setup and a seed give one game, also from a setup stored as JSON, and that
    invalid setups are refused with ``ValueError``."""
    game = hooks.game
    setup = game.setup(hooks.setup(table, seed))
    kept = to_jsonable_python(setup)
    begun = game.dump(game.begin(setup, seed)[0])
    for again in (setup, game.setup(kept), game.recall(kept)):
        if game.dump(game.new(again, seed)) != begun:
            raise Fault("The same setup and seed begin a different game.")
    for read in (game.setup, game.recall):
        for data in NO_SETUPS:
            must_be_no_setup(read, data)


def must_be_no_setup(read: Callable[[Any], Any], data: Any) -> None:
    """Raise ``Fault`` unless these data are refused with ``ValueError``."""
    try:
        read(data)
    except ValueError:
        return
    raise Fault(f"{data!r} is accepted as a setup.")


def played(hooks: Hooks[S], session: Session[S], limit: int) -> Iterator[list[Event]]:
    """Answer a session at random; yield the events of each answer."""
    streams: dict[str, int] = {}
    seed = session.header.seed
    while (decision := session.decision()) is not None and session.seq < limit:
        yield session.choose(hooks.pick(session.state, decision, streams, seed))


def answers_give_the_same_states(hooks: Hooks[S], table: str, seed: int, limit: int) -> int:
    """Check that replaying the answers gives the same states; return the number of answers."""
    game = hooks.game
    session = Session(game, hooks.setup(table, seed), seed)
    dumps = [game.dump(session.state) for _ in played(hooks, session, limit)]
    again = game.new(game.setup(hooks.setup(table, seed)), seed)
    for turn, dump in zip(session.history, dumps, strict=True):
        game.choose(again, turn.answer.key)
        if game.dump(again) != dump:
            raise Fault(f"Playing '{turn.answer.key}' again gives a different state.")
    return session.seq


def undo_goes_back(
    hooks: Hooks[S], table: str, seed: int, limit: int, practice: bool = False
) -> int:
    """Undo and redo each answer that can be undone; return the number.

    Nothing that was drawn or revealed can be undone outside practice.
    """
    game = hooks.game
    session = Session(game, hooks.setup(table, seed), seed)
    if practice:
        session.practise()
    dumps, undone = [game.dump(session.state)], 0
    for events in played(hooks, session, limit):
        dumps.append(game.dump(session.state))
        revealed = bool(game.drawn(session.state)) or any(type(each).reveals for each in events)
        reason = session.can_undo()
        if reason is not None:
            _stays(session, reason.text)
            continue
        if revealed and not practice:
            raise Fault("An answer that revealed something can be taken back.")
        undone += 1
        _there_and_back(session, dumps)
    return undone


def _there_and_back(session: Session[Any], dumps: list[bytes]) -> None:
    """Check that undo and redo lead back to earlier states."""
    key = session.history[-1].answer.key
    back = session.undo()
    if session.game.dump(session.state) != dumps[back]:
        raise Fault(f"Taking back '{key}' does not lead to the state before it.")
    session.redo()
    if not session.game.dump(session.state) == dumps[session.seq] == dumps[-1]:
        raise Fault(f"'{key}', taken back and given again, leads to a different state.")


def _stays(session: Session[Any], reason: str) -> None:
    """Check that a refused undo gives a reason and changes nothing."""
    before = session.game.dump(session.state)
    if not reason.endswith((".", "!")) or set("{}") & set(reason):
        raise Fault(f"Undo is not refused in a sentence: {reason!r}.")
    try:
        session.undo()
    except Refused:
        if session.game.dump(session.state) == before:
            return
    raise Fault(f"Undo does something although it cannot: {reason}")


def play_through(hooks: Hooks[S], table: str, seed: int, limit: int = 5_000) -> Counter[str]:
    """Play one game of at most ``limit`` answers, wrong ones among them; return the number of
    answers by verb.

    Check that the rules raise nothing but refusals, that each state is valid with all components,
    and what ``Hooks.answered`` asserts. It takes no copies of branches, so it suits thousands of
    games. An exception of any kind gets a note that gives the location.
    """
    game, streams, keys = hooks.game, dict[str, int](), list[str]()
    state, _ = game.begin(game.setup(hooks.setup(table, seed)), seed)
    try:
        while len(keys) < limit and (decision := game.decision(state)) is not None:
            if not draw(seed, streams, "wrong", WRONG):
                _refuse_one(hooks, state, keys, draw(seed, streams, "key", LATEST))
            before = game.clone(state)
            keys.append(hooks.pick(state, decision, streams, seed))
            hooks.answered(before, state, game.choose(state, keys[-1]))
            if wrong := problems(game, state):
                raise Fault(f"The state is not valid: {wrong}.")
            components_are_there(hooks, state)
        return Counter(parse(key).verb for key in keys)
    except Exception as error:
        error.add_note(
            f"Found at the table '{table}', seed {seed}, after {len(keys)} answers: "
            f"{', '.join(keys)}."
        )
        raise


def _refuse_one(hooks: Hooks[S], state: S, keys: list[str], number: int) -> None:
    """Check that one of the latest keys, or of those that look right, is refused if it is no
    option, and changes nothing."""
    known = (*keys[-LATEST:], *hooks.foreign, *NO_KEYS)
    key, decision = known[number % len(known)], hooks.game.decision(state)
    if decision is not None and decision.find(key) is None:
        dump = hooks.game.dump(state)
        must_refuse(hooks.game, state, key)
        if hooks.game.dump(state) != dump:
            raise Fault("The state is changed by a refused answer.")


def journal_resumes(hooks: Hooks[S], table: str, seed: int, limit: int, folder: Path) -> int:
    """Check that an interrupted game, with answers undone and redone or changed, resumes from its
    journal unchanged; return the number of current answers. Write ``TABLE-SEED.jsonl`` into
    ``folder``.
    """
    game = hooks.game
    path = folder / f"{table.replace(' ', '_')}-{seed}.jsonl"
    session = Session(game, hooks.setup(table, seed), seed, path)
    for number, _ in enumerate(played(hooks, session, limit)):
        if number % 7 == 3 and session.can_undo() is None:
            session.undo()
            if number % 2:
                session.redo()
    session.close()
    again = Session.resume(game, path)
    again.close()
    if again.notes:
        raise Fault(f"The journal does not fit its own game: {again.notes[0]}")
    if again.seq != session.seq or game.dump(again.state) != game.dump(session.state):
        raise Fault("A resumed game is in a different state.")
    if [turn.events for turn in again.history] != [turn.events for turn in session.history]:
        raise Fault("A resumed game has a different log.")
    if again.opening != session.opening:
        raise Fault("A resumed game begins with a different log.")
    ended = Journal.read(path).outcome is not None
    if ended != (session.result() is not None):
        raise Fault("The journal does not say how the game ended.")
    return session.seq
