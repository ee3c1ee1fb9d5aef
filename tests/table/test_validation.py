"""The state of a game: checked after answers, copied whole, and not looked ahead of."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from game.commands.replay import tell
from game.table import validation
from game.table.contract import Sight
from game.table.copying import copier
from game.table.events import Event
from game.table.foresight import certain
from game.table.journal import Journal
from game.table.refusals import Refused
from game.table.session import Session
from game.table.snapshots import snapshot_path
from game.table.stack import COPIERS, Frame, copies
from game.table.validation import SWITCH, InvalidState
from tests.harbor.rules import load
from tests.names import Patch
from tests.table.broken_coins import Overdrawn
from tests.table.coin import GAME, CoinGame, Setup, State

TWO = {"seats": [{"kind": "human"}, {"kind": "human"}]}
BANK = "bank:coin@bank"
ROUND = (BANK, "flip", "end", BANK, "flip", "end")
GAMBLE = ("flip", "end") * 6


def off(monkeypatch: Patch) -> None:
    monkeypatch.delenv(SWITCH)


class Late(CoinGame):
    """A game that begins with a state that is not valid."""

    def begin(self, setup: Setup, seed: int) -> tuple[State, list[Event]]:
        state, told = super().begin(setup, seed)
        state.purse = [3, -3]
        return state, told


@pytest.mark.parametrize(("value", "wanted"), [("", False), ("0", False), ("1", True)])
def test_the_switch(monkeypatch: Patch, value: str, wanted: bool) -> None:
    monkeypatch.setenv(SWITCH, value)
    assert validation.on() is wanted
    off(monkeypatch)
    assert not validation.on()


def test_off_nothing_is_checked(monkeypatch: Patch) -> None:
    off(monkeypatch)
    session = Session(GAME, TWO, 1)
    session.state.purse[1] = -5
    session.choose(BANK)
    assert session.state.purse == [2, -5] and session.seq == 1


def test_on_the_field_the_answer_and_the_range_are_named() -> None:
    session = Session(GAME, TWO, 1)
    session.choose(BANK)
    session.state.purse[1] = -5
    with pytest.raises(InvalidState) as found:
        session.choose("end")
    assert str(found.value) == (
        "The state of coin is not valid after answer 1 (end) of player 1: purse[1] is -5 and "
        "should be greater than or equal to 0."
    )
    assert session.seq == 1 and session.state.purse == [2, 3]
    session.choose("end")
    assert session.state.turn == 1


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("purse", (3, 3), "purse is (3, 3) and should be a valid list"),
        ("purse", [3, "3"], "purse[1] is '3' and should be a valid integer"),
        ("purse", [True, 3], "purse[0] is True and should be a valid integer"),
        ("seen", [0], "seen is [0] and should be a valid tuple"),
        ("streams", {"coin": -1}, "streams.coin is -1 and should be greater"),
        ("setup", None, "setup is None and should be an instance of Setup"),
    ],
)
def test_exact_types(field: str, value: Any, words: str) -> None:
    state = GAME.new(GAME.setup(TWO), 1)
    setattr(state, field, value)
    assert words in validation.problems(GAME, state)


def test_the_first_problems_are_named_and_the_rest_counted() -> None:
    state = GAME.new(GAME.setup(TWO), 1)
    state.round = state.turn = state.seq = -1
    state.purse = [-1, -2]
    told = validation.problems(GAME, state)
    assert told.count(" is -") == 3 and told.endswith("; and 2 more")


def test_pending_steps_are_checked_as_their_own_class() -> None:
    state = GAME.new(GAME.setup(TWO), 1)
    state.stack[0].at = -1
    assert "stack[0].at is -1" in validation.problems(GAME, state)
    state.stack[0] = "turn"
    assert "stack[0] is 'turn'" in validation.problems(GAME, state)


def test_what_is_no_state_at_all() -> None:
    told = validation.problems(GAME, "state")
    assert told == "the whole is 'state' and should be an instance of State"


def test_a_check_leaves_the_state_as_it_is() -> None:
    state = GAME.new(GAME.setup(TWO), 1)
    before, parts = GAME.dump(state), [id(state.purse), id(state.stack[0])]
    validation.check(GAME, state)
    assert GAME.dump(state) == before and [id(state.purse), id(state.stack[0])] == parts


def test_a_checked_game_is_the_same_game(monkeypatch: Patch, tmp_path: Path) -> None:
    paths = [tmp_path / "on.jsonl", tmp_path / "off.jsonl"]
    for path in paths:
        session = Session(GAME, TWO, 7, path)
        for key in ROUND:
            session.choose(key)
        session.close()
        off(monkeypatch) if path == paths[0] else None
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert snapshot_path(paths[0]).read_bytes() == snapshot_path(paths[1]).read_bytes()


def test_a_game_begins_with_a_valid_state(monkeypatch: Patch) -> None:
    with pytest.raises(InvalidState, match="at its beginning: purse.1. is -3"):
        Session(Late(), TWO, 1)
    off(monkeypatch)
    assert Session(Late(), TWO, 1).seq == 0


def test_the_journal_ends_with_the_last_good_answer(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(Overdrawn(), TWO, 3, path)
    given = []
    with pytest.raises(InvalidState, match="purse"):
        for key in GAMBLE:
            session.choose(key)
            given.append(key)
    session.close()
    assert 0 < len(given) < len(GAMBLE)
    assert [each.key for each in Journal.read(path).answers] == given


def play_unchecked(monkeypatch: Patch, path: Path) -> None:
    """Write a game whose last answers lead to states that are not valid."""
    monkeypatch.delenv(SWITCH)
    session = Session(Overdrawn(), TWO, 3, path)
    for key in GAMBLE:
        session.choose(key)
    session.close()
    monkeypatch.setenv(SWITCH, "1")


def test_a_journal_that_leads_astray_is_not_touched(monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_unchecked(monkeypatch, path)
    written, files = path.read_bytes(), sorted(tmp_path.iterdir())
    with pytest.raises(InvalidState, match="The state of coin is not valid after answer"):
        Session.resume(Overdrawn(), path)
    assert path.read_bytes() == written and sorted(tmp_path.iterdir()) == files
    problems: list[str] = []
    told = tell(path, Overdrawn(), Journal.read(path), problems)
    assert told and len(problems) == 1 and "is not valid after answer" in problems[0]
    off(monkeypatch)
    again = Session.resume(Overdrawn(), path)
    assert again.seq == len(GAMBLE)
    again.close()


def test_a_snapshot_is_of_a_valid_state_always(monkeypatch: Patch, tmp_path: Path) -> None:
    off(monkeypatch)
    path = tmp_path / "game.jsonl"
    session = Session(GAME, TWO, 1, path)
    session.choose("end")
    beside = snapshot_path(path).read_bytes()
    session.state.purse[0] = -5
    for key in ("end", "end", "end"):
        session.choose(key)
    assert snapshot_path(path).read_bytes() == beside
    assert session.notes == [
        "game.jsonl: the game has no snapshot, as its state is not valid: purse[0] is -5 and "
        "should be greater than or equal to 0. Every answer is in the file."
    ]
    session.close()
    with pytest.raises(ValueError, match="greater than or equal to 0"):
        GAME.load(GAME.dump(session.state))
    again = Session.resume(GAME, path)
    assert again.seq == 4 and again.state.purse == [3, 3]
    again.close()


@dataclass(slots=True)
class Tray:
    """Something with containers that change in place."""

    name: str
    cards: tuple[str, ...] = ()
    marks: dict[str, int] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    inner: Tray | None = None


@dataclass(slots=True, kw_only=True)
class Wait(Frame):
    """A step with a field of its own."""

    left: int = 1
    step: str = "wait"


@dataclass(slots=True, kw_only=True)
class LongWait(Wait):
    """A step of a derived class."""

    more: tuple[int, ...] = ()


def test_dicts_and_lists_are_copied_and_all_else_is_shared() -> None:
    tray = Tray("a", ("x",), {"y": 1}, [1, 2], Tray("b"))
    copy = copier(Tray)(tray)
    assert copy == tray and copy is not tray
    assert copy.cards is tray.cards and copy.inner is tray.inner
    copy.marks["z"] = 2
    copy.order.append(3)
    copy.name = "c"
    assert tray == Tray("a", ("x",), {"y": 1}, [1, 2], Tray("b"))


def test_a_field_may_have_a_copier_of_its_own() -> None:
    tray = Tray("a", inner=Tray("b"))
    copy = copier(Tray, inner=copier(Tray))(tray)
    assert copy == tray and copy.inner is not tray.inner


def test_frames_are_copied_as_what_they_are() -> None:
    """A derived class is not taken for the one that it is derived from."""
    stack = [Wait(1, left=3), LongWait(2, at=4, more=(5,)), Frame(0, step="plain")]
    found = copies(stack)
    assert found == stack
    for copy, frame in zip(found, stack, strict=True):
        assert copy is not frame and type(copy) is type(frame) and frame.clone() == frame
        copy.at += 1
        assert copy != frame
    assert set(map(type, stack)) <= set(COPIERS)


SETUP = {"game": "harbor", "goal": 8, "seats": [{"kind": "human"}, {"kind": "human"}]}


def at_work() -> Session[Any]:
    """Return a game whose first player has stayed at the quay."""
    game: Session[Any] = Session(load(), SETUP, 3)
    game.choose("stay")
    return game


def test_what_is_certain_is_seen_ahead_and_nothing_happens() -> None:
    game = at_work()
    before = game.game.dump(game.state)
    after = certain(Sight(game.game, game.state, 0), "end")
    assert after is not None and after.turn == 1
    assert game.game.dump(game.state) == before


@pytest.mark.parametrize("key", ["fish", "take:deck"])
def test_a_roll_and_a_hidden_card_are_not_seen_ahead(key: str) -> None:
    game = at_work()
    assert certain(Sight(game.game, game.state, 0), key) is None


def test_an_answer_that_is_not_offered_is_refused() -> None:
    game = at_work()
    with pytest.raises(Refused):
        certain(Sight(game.game, game.state, 0), "stay")
