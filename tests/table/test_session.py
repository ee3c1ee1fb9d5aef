"""Sessions: answering, the limits of undo, redo, loading."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.players import make_players
from game.table import journal as journals
from game.table import registry
from game.table.journal import Journal, JournalError
from game.table.refusals import Refused
from game.table.replay import Recorded
from game.table.session import KEEP_EVERY, KEEP_TURNS, Session
from game.table.snapshots import read_snapshot, snapshot_path, write_snapshot
from game.table.streams import number
from tests.table.coin import CoinFlipped, CoinGame, State

GAME = CoinGame()
BANK, FLIP, PEEK, END = "bank:coin@bank", "flip", "peek", "end"


def setup(*kinds: str, goal: int = 6) -> dict[str, Any]:
    return {"seats": [{"kind": kind} for kind in kinds or ("human", "human")], "goal": goal}


def new(*kinds: str, journal: Path | None = None, goal: int = 6, seed: int = 1) -> Session[State]:
    return Session(GAME, setup(*kinds, goal=goal), seed, journal)


def refusal(act: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.reason


def dump(session: Session[State]) -> bytes:
    return GAME.dump(session.state)


def play_on(session: Session[State], answers: int, seed: int = 5) -> None:
    """Answer at random for all seats."""
    for _ in range(answers):
        decision = session.decision()
        if decision is None:
            return
        at = number(seed, "test", session.seq, len(decision.options))
        session.choose(decision.options[at].key)


def test_answers_go_to_state_history_and_journal(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    events = session.choose(FLIP)
    assert isinstance(events[0], CoinFlipped)
    answer = session.history[0].answer
    assert (answer.seq, answer.seat, answer.key, len(answer.drawn)) == (0, 0, FLIP, 1)
    assert session.history[0].events == tuple(events)
    assert Journal.read(path).answers == [answer]
    assert session.seq == 1
    assert session.path == path


def test_a_refused_answer_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    before = dump(session), path.read_bytes()
    assert "not one of the options" in refusal(lambda: session.choose("fly"))
    assert (dump(session), path.read_bytes()) == before
    assert session.seq == 0


def test_an_answer_to_another_decision_is_refused() -> None:
    session = new()
    session.choose(BANK, seq=0)
    for seq in (0, 2, -1, 99):
        told = refusal(lambda seq=seq: session.choose(BANK, seq=seq))
        assert f"answers decision {seq}, but decision 1 is open now" in told
    session.choose(BANK, seq=1)
    session.undo()
    session.choose(BANK, seq=1)
    assert session.seq == 2


def test_a_finished_game_takes_no_answer(tmp_path: Path) -> None:
    session = new(journal=tmp_path / "g.jsonl", goal=1)
    session.choose(BANK)
    assert session.decision() is None
    result = session.result()
    assert result is not None and result.winner == 0
    assert "The game is over" in refusal(lambda: session.choose(END))
    kept = Journal.read(tmp_path / "g.jsonl")
    assert kept.outcome is not None and kept.outcome.ending == "goal"


def test_an_answer_that_cannot_be_written_was_never_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    session.choose(BANK)
    before = dump(session)

    def full(handle: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journals.os, "write", full)
    with pytest.raises(JournalError, match="no space left"):
        session.choose(FLIP)
    assert (dump(session), session.seq) == (before, 1)
    with pytest.raises(JournalError, match="no space left"):
        session.undo()
    assert (dump(session), session.seq) == (before, 1)
    monkeypatch.undo()
    session.choose(FLIP)
    assert [answer.key for answer in Journal.read(path).answers] == [BANK, FLIP]


def test_rules_that_stumble_leave_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new()
    session.choose(BANK)
    before = dump(session)

    def stumble(self: CoinGame, state: State, key: str) -> Any:
        state.purse[0] = 99
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        choose = CoinGame.choose
        calls: list[str] = []

        def once(self: CoinGame, state: State, key: str) -> Any:
            calls.append(key)
            return (stumble if len(calls) == 1 else choose)(self, state, key)

        patched.setattr(CoinGame, "choose", once)
        with pytest.raises(ZeroDivisionError):
            session.choose(BANK)
    assert dump(session) == before
    session.choose(BANK)
    assert session.state.bank == [2, 0]


def test_computer_players_answer_their_seats_and_see_no_more() -> None:
    session = new("human", "random")
    seen: list[Any] = []

    class Looking:
        def choose(self, view: Callable[[], Any], decision: Any) -> str:
            seen.append(view())
            return decision.options[-1].key

    session.choose(PEEK)
    assert session.autoplay({1: Looking()}) == []
    session.choose(END)
    session.autoplay({1: Looking()})
    decision = session.decision()
    assert decision is not None and decision.seat == 0
    assert [view["coming"] for view in seen] == [None]
    assert new("random", "random").autoplay({}, limit=3) == []
    both = new("random", "random")
    both.autoplay(make_players("outer_rim", ("random", "random"), 3), limit=4)
    assert both.seq == 4
    both.autoplay(make_players("outer_rim", ("random", "random"), 3))
    assert both.result() is not None


def test_undo_takes_back_answer_by_answer(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    dumps = [dump(session)]
    for _ in range(3):
        session.choose(BANK)
        dumps.append(dump(session))
    for seq in (2, 1, 0):
        assert session.can_undo() is None
        assert session.undo() == seq
        assert dump(session) == dumps[seq]
        assert len(Journal.read(path).answers) == seq == session.seq
    reason = session.can_undo()
    assert reason.text == "You have nothing to undo yet."
    assert refusal(session.undo) == reason.text


def test_a_forced_answer_is_taken_back_with_the_one_before(tmp_path: Path) -> None:
    """It is an answer like any other in the journal; redo gives both again, and so on for ever."""
    session = new(journal=tmp_path / "g.jsonl")
    session.choose(BANK)
    session.choose(BANK)
    session.choose(BANK, forced=True)
    after = dump(session)
    for _ in range(2):
        assert session.undo() == 1
        session.redo()
        assert dump(session) == after and session.seq == 3
    assert len(Journal.read(tmp_path / "g.jsonl").answers) == 3
    assert session.undo() == 1 and session.undo() == 0
    session.choose(BANK, forced=True)
    assert refusal(session.undo) == "You have nothing to undo yet."


def test_undo_stops_at_a_roll_and_names_it() -> None:
    session = new()
    session.choose(FLIP)
    face = ("tails", "heads")[session.history[0].answer.drawn[0]]
    assert (
        refusal(session.undo)
        == f"You cannot undo rolls or reveals. The last one: Seat 0 flips {face}."
    )
    session.choose(BANK)
    session.undo()
    assert session.seq == 1


def test_undo_stops_at_what_was_revealed_without_a_roll() -> None:
    session = new()
    session.choose(PEEK)
    assert session.history[0].answer.drawn == ()
    assert refusal(session.undo) == "You cannot undo rolls or reveals. The last one: Flip seen."


def test_undo_stops_at_chance_without_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoinFlipped, "reveals", False)
    session = new()
    session.choose(FLIP)
    told = "You cannot undo rolls or reveals. The last one: Chance has decided something."
    assert refusal(session.undo) == told


def test_undo_does_not_cross_to_another_human() -> None:
    session = new()
    session.choose(END)
    assert refusal(session.undo) == "Player 1 made the last choice: you cannot undo it."
    session.choose(BANK)
    assert session.undo() == 1
    assert refusal(session.undo) == "Player 1 made the last choice: you cannot undo it."


def test_undo_takes_computer_answers_back_with_the_human_one(tmp_path: Path) -> None:
    session = new("human", "random", journal=tmp_path / "g.jsonl")

    class Banker:
        def choose(self, view: Any, decision: Any) -> str:
            keys = [option.key for option in decision.options]
            return BANK if BANK in keys else END

    session.choose(BANK)
    before = dump(session)
    session.choose(END)
    session.autoplay({1: Banker()})
    assert session.seq == 6
    after = dump(session)
    assert session.undo() == 1
    assert dump(session) == before
    session.redo()
    assert dump(session) == after
    assert len(Journal.read(tmp_path / "g.jsonl").answers) == 6


def test_undo_stops_where_a_computer_player_rolled() -> None:
    session = new("human", "random")
    session.choose(END)
    session.choose(FLIP)
    session.choose(END)
    assert "Seat 1 flips" in refusal(session.undo)


def test_in_practice_chance_can_be_taken_back_and_falls_again_alike(tmp_path: Path) -> None:
    """The same answer rolls the same; the journal keeps every line that was written."""
    path = tmp_path / "g.jsonl"
    session = new("human", "random", journal=path)
    session.choose(FLIP)
    assert "flips" in refusal(session.undo)
    session.practise()
    before = path.read_bytes()
    rolled, after = session.history[0], dump(session)
    assert session.can_undo() is None and session.undo() == 0
    assert path.read_bytes().startswith(before), "nothing that was written is ever rubbed out"
    assert session.choose(FLIP) == list(rolled.events) and dump(session) == after
    session.choose(END)
    session.choose(FLIP)
    session.choose(END)
    assert session.undo() == 1, "what the computer rolled goes with the answer before it"


def test_practice_is_kept_for_good(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new("human", "random", journal=path)
    assert not session.practice and not Journal.read(path).practice
    session.choose(FLIP)
    session.practise()
    session.practise()
    assert path.read_bytes().splitlines().count(b'{"practice":true}') == 1
    session.undo()
    session.close()
    assert Journal.read(path).practice and Journal.read(path).problems == []
    again = Session.resume(GAME, path)
    assert again.practice and again.notes == []
    again.choose(FLIP)
    assert again.can_undo() is None
    again.close()


def test_practice_takes_back_the_end_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new("human", "random", journal=path, goal=1)
    session.practise()
    session.choose(BANK)
    assert session.result() is not None and Journal.read(path).outcome is not None
    session.undo()
    assert session.result() is None and Journal.read(path).outcome is None
    session.choose(BANK)
    assert session.result() is not None and Journal.read(path).outcome is not None
    session.close()
    assert Session.resume(GAME, path).notes == []


def test_practice_is_for_one_person(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    before = path.read_bytes()
    told = "Practice is only for games with one person: others have seen your choices."
    assert refusal(session.practise) == told
    assert not session.practice and path.read_bytes() == before


@pytest.fixture
def coin_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")


@pytest.mark.usefixtures("coin_shelf")
def test_a_computer_player_continues_for_a_person_who_leaves(tmp_path: Path) -> None:
    """The journal, a resumed game and a recording say at which answer; undo never crosses it."""
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    session.choose(FLIP)
    session.choose(END)
    session.leave(1)
    assert session.kinds == ("human", "random") and session.people == (0, 1)
    assert "Player 2 leaves the table" in refusal(session.undo)
    session.autoplay(make_players("coin", session.kinds, 1))
    session.choose(BANK)
    assert session.undo() == session.seq, "an answer since then can be undone"
    session.redo()
    came = session.seq
    session.come_back(1)
    assert session.kinds == ("human", "human") and "is back" in refusal(session.undo)
    session.close()
    kept = Journal.read(path)
    assert [(each.seq, each.away) for each in kept.changes] == [(2, True), (came, False)]
    again = Session.resume(GAME, path)
    again.close()
    assert again.changes == session.changes and again.notes == [] and dump(again) == dump(session)
    shown = Recorded.of(again)
    for at, gone in ((1, set()), (2, {1}), (came - 1, {1}), (came, set())):
        shown.go(at)
        assert shown.away == gone
    copy = new()
    shown.copy_into(copy)
    assert copy.changes == session.changes and copy.history == session.history


@pytest.mark.usefixtures("coin_shelf")
def test_one_person_stays_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new("human", "random", journal=path)
    before = path.read_bytes()
    held, there = "A computer player has this seat already.", "Player 1 is at the table already."
    last = "Player 1 is the last one at the table: save the game instead."
    assert refusal(lambda: session.leave(1)) == held
    assert refusal(lambda: session.leave(0)) == last
    assert refusal(lambda: session.come_back(0)) == there
    assert path.read_bytes() == before and session.away == frozenset()


@pytest.mark.usefixtures("coin_shelf")
def test_an_answer_that_no_longer_fits_leaves_people_away(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    for key in (FLIP, END, FLIP):
        session.choose(key)
    session.leave(0)
    session.close()
    lines = path.read_text().splitlines()
    lines[3] = lines[3].replace('"key":"flip"', '"key":"fly"')
    path.write_text("\n".join([*lines[:5], '{"seq":3,"seat":7,"away":true}']) + "\n")
    again = Session.resume(GAME, path)
    again.close()
    assert again.seq == 2 and [(each.seq, each.seat) for each in again.changes] == [(2, 0)]
    assert Journal.read(path).changes[0].seq == 2


def test_a_secret_of_another_seat_is_not_named() -> None:
    session = new("human", "random")
    session.choose(END)
    session.choose(PEEK)
    session.choose(END)
    assert refusal(session.undo) == (
        "You cannot undo rolls or reveals. The last one: Another player has seen something hidden."
    )


def test_the_end_of_a_game_can_be_taken_back(tmp_path: Path) -> None:
    session = new(journal=tmp_path / "g.jsonl", goal=1)
    session.choose(BANK)
    assert session.undo() == 0
    assert session.result() is None
    assert Journal.read(tmp_path / "g.jsonl").outcome is None
    session.redo()
    assert Journal.read(tmp_path / "g.jsonl").outcome is not None


def test_redo_until_another_answer_is_given() -> None:
    session = new()
    assert not session.can_redo
    session.choose(BANK)
    session.choose(BANK)
    after = dump(session)
    session.undo()
    session.undo()
    assert session.can_redo
    session.redo()
    session.redo()
    assert dump(session) == after
    assert refusal(session.redo) == "Nothing to redo."
    session.undo()
    session.choose(END)
    assert not session.can_redo


def test_states_are_alike_after_undo_and_redo_in_long_games(tmp_path: Path) -> None:
    """At every moment of some games: undo as far as possible, then redo."""
    undone = 0
    for seed in range(6):
        session = new(seed=seed, goal=25)
        dumps = [dump(session)]
        while session.decision() is not None and session.seq < 250:
            play_on(session, 1, seed)
            dumps.append(dump(session))
            steps = 0
            while session.can_undo() is None:
                assert dump(session) == dumps[session.seq]
                session.undo()
                steps += 1
            assert dump(session) == dumps[session.seq]
            for _ in range(steps):
                session.redo()
            assert dump(session) == dumps[-1]
            undone += steps
    assert undone > 200


def test_clones_are_few() -> None:
    session = new(goal=40)
    play_on(session, 400)
    kept = session._clones
    turns = [at for at in kept if at % KEEP_EVERY]
    assert len(turns) <= KEEP_TURNS
    assert set(range(0, session.seq + 1, KEEP_EVERY)) == {at for at in kept if not at % KEEP_EVERY}


def saved(path: Path, answers: int = 60, **more: Any) -> Session[State]:
    session = new(journal=path, goal=25, **more)
    play_on(session, answers)
    session.close()
    return session


def test_a_loaded_game_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    before = saved(path, 100)
    after: Session[State] = Session.resume(GAME, path)
    assert after.notes == []
    assert dump(after) == dump(before)
    assert after.history == before.history
    assert after.header == before.header
    play_on(after, 20)
    play_on(before_again := new(goal=25), 120)
    assert dump(after) == dump(before_again)


def test_an_undone_answer_stays_undone_after_loading(tmp_path: Path) -> None:
    session = new(journal=tmp_path / "g.jsonl")
    session.choose(BANK)
    session.choose(BANK)
    session.undo()
    before = dump(session)
    session.close()
    after: Session[State] = Session.resume(GAME, tmp_path / "g.jsonl")
    assert dump(after) == before
    assert after.can_undo() is None


def test_a_game_killed_at_any_byte_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = saved(path, 12)
    data = path.read_bytes()
    begun = data.index(b"\n") + 1
    for length in (*range(begun, begun + 64), *range(begun, len(data), 31), len(data)):
        path.write_bytes(data[:length])
        after: Session[State] = Session.resume(GAME, path)
        whole = data[:length].count(b"\n") - 1
        assert after.seq == whole
        assert after.notes == []
        play_on(after, 12 - whole)
        assert dump(after) == dump(session)
        after.close()
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"key": "fly"}, "because it is refused: 'fly' is not one of the options"),
        ({"seat": 1}, "because player 1 is asked, not 2"),
        ({"drawn": [1, 1, 1]}, "because chance gave [1, 1, 1] then and"),
        ({"drawn": [10**4000]}, "because chance gave [100"),
    ],
)
def test_rules_that_disagree_stop_at_the_last_good_answer(
    tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    path = tmp_path / "g.jsonl"
    session = saved(path)
    bad = next(t.answer.seq for t in session.history[40:] if t.answer.seat == 0)
    lines = path.read_text().splitlines()
    lines[bad + 1] = json.dumps({**json.loads(lines[bad + 1]), **change})
    path.write_text("".join(line + "\n" for line in lines))
    written = path.read_bytes()
    after: Session[State] = Session.resume(GAME, path)
    assert after.seq == bad
    assert len(after.notes) == 1 and len(after.notes[0]) < 600
    assert f"answer {bad} (" in after.notes[0]
    assert told in after.notes[0]
    assert "kept as g.jsonl.broken-1" in after.notes[0]
    assert (tmp_path / "g.jsonl.broken-1").read_bytes() == written
    good = new(goal=25)
    play_on(good, bad)
    assert dump(after) == dump(good)
    play_on(after, 5)
    after.close()
    again: Session[State] = Session.resume(GAME, path)
    assert again.notes == []
    assert again.seq == bad + 5


def test_a_changed_table_is_noticed_by_the_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path)
    session.choose(END)
    session.close()
    beside = snapshot_path(path)
    kept = Journal.read(path)
    found = read_snapshot(path, kept)
    assert found is not None and GAME.load(found[1]) == session.state
    looks = found[1].replace(b'"purse": [3, 3]', b'"purse": [3, 4]')
    assert looks != found[1]
    write_snapshot(path, kept.header, kept.answers, looks)
    after: Session[State] = Session.resume(GAME, path)
    assert "the table looks different" in after.notes[0]
    beside.write_text("rubbish")
    assert Session.resume(GAME, path).notes == []


def test_files_that_cannot_be_played_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    header = {"journal": 1, "game": "chess", "content": "1", "setup": setup(), "seed": 1}
    path.write_text(json.dumps(header) + "\nrubbish\nrubbish\n")
    with pytest.raises(JournalError, match="is a game of chess, and this is coin"):
        Session.resume(GAME, path)
    path.write_text(json.dumps({**header, "game": "coin", "setup": {"seats": []}}) + "\n")
    with pytest.raises(JournalError, match="its setup no longer fits"):
        Session.resume(GAME, path)
    assert [one.name for one in tmp_path.iterdir()] == ["g.jsonl"]


def test_the_end_is_noted_when_the_power_went_before_it_was(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    session = new(journal=path, goal=1)
    session.choose(BANK)
    session.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    Session.resume(GAME, path).close()
    assert path.read_bytes() == b"".join(lines)
    Session.resume(GAME, path).close()
    assert path.read_bytes() == b"".join(lines)


def test_a_setup_that_is_refused_writes_no_file(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="goal"):
        new(journal=tmp_path / "g.jsonl", goal=0)
    assert list(tmp_path.iterdir()) == []
    made = GAME.setup(setup())
    assert Session(GAME, made, 1).header.setup["goal"] == 6


class Reasoner:
    """Answers with its first option, and says why."""

    why = "to see what\nhappens"

    def choose(self, sight: Any, decision: Any) -> str:
        return str(decision.options[0].key)


def test_the_reason_of_a_computer_player_is_kept_with_its_answer(tmp_path: Path) -> None:
    """In the journal, through undo and redo, and after the game is loaded; in one line."""
    path = tmp_path / "game.jsonl"
    session = new("human", "random", journal=path)
    session.practise()
    session.choose("end")
    session.autoplay({1: Reasoner()}, limit=1)
    assert [turn.answer.why for turn in session.history] == ["", "to see what happens"]
    session.undo()
    session.redo()
    assert session.history[1].answer.why == "to see what happens"
    session.close()
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert ["why" in line for line in lines if "key" in line] == [False, True, False, True]
    again = Session.resume(CoinGame(), path)
    assert again.history[1].answer.why == "to see what happens"
    again.close()
