"""Seats of computer players of earlier versions: a Captain continues in them, and what they have
answered stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands import replay, simulate
from game.outer_rim.game import OuterRim
from game.outer_rim.players.schemer import Schemer
from game.outer_rim.state import SUCCESSORS
from game.players import make_players
from game.table.contract import Result
from game.table.journal import Journal
from game.table.session import Session
from game.table.snapshots import read_snapshot, write_snapshot

NOW, THEN = b'"kind":"captain"', b'"kind":"planner"'
SETUP = {
    "fame_goal": 8,
    "position": {"players": [{"fame": 4}, {"fame": 4}]},
    "seats": [{"kind": "random"}, {"kind": "captain"}],
}
SENTENCE = "A computer player of an earlier version played as Player 2; a Captain takes over."


def kept(game: OuterRim, path: Path, answers: int | None) -> Session:
    """Return a closed session of a game with a seat of the earlier kind: its file and its snapshot
    say so."""
    session = Session(game, SETUP, 6, path)
    session.autoplay(make_players(game.id, game.seats(session.state), 6), answers)
    session.close()
    whole = path.read_bytes()
    assert whole.count(NOW) == 1
    path.write_bytes(whole.replace(NOW, THEN))
    journal, state = Journal.read(path), game.dump(session.state)
    assert state.count(NOW) == 1
    assert write_snapshot(path, journal.header, journal.answers, state.replace(NOW, THEN))
    return session


def test_a_captain_goes_on_in_an_open_game(game: OuterRim, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    before = kept(game, path, 40)
    stored = path.read_bytes()
    session = Session.resume(game, path)
    assert session.notes == [SENTENCE]
    assert session.history == before.history and session.state == before.state
    players = make_players(game.id, game.seats(session.state), session.header.seed)
    assert isinstance(players[1], Schemer) and "planner" not in game.seats(session.state)
    session.autoplay(players, 30)
    assert [each.answer.seat for each in session.history[40:]].count(1) > 5
    session.close()
    assert path.read_bytes().startswith(stored), "what was stored is as it was"
    again = Session.resume(game, path)
    assert again.notes == [SENTENCE] and again.seq == 70
    again.close()
    rematch = Session(game, again.header.setup, 7)
    assert game.seats(rematch.state) == ("random", "captain")


def test_a_finished_game_is_replayed_exactly(
    game: OuterRim, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    before = kept(game, path, None)
    assert isinstance(before.result(), Result)
    stored = path.read_bytes()
    session = Session.resume(game, path)
    session.close()
    assert session.notes == [] and session.successors == {}
    assert session.history == before.history and session.state == before.state
    assert path.read_bytes() == stored
    assert replay.main([str(path), "--verify"]) == 0
    assert "all draws agree" in capsys.readouterr().out


def test_a_snapshot_of_an_earlier_version_is_read(game: OuterRim, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    before = kept(game, path, 10)
    found = read_snapshot(path, Journal.read(path))
    assert found is not None and THEN in found[1].replace(b'": "', b'":"')
    assert game.load(found[1]) == before.state


def test_no_new_game_has_such_a_seat(game: OuterRim, capsys: pytest.CaptureFixture[str]) -> None:
    for kind, successor in SUCCESSORS.items():
        seats = [{"kind": "random"}, {"kind": kind}]
        with pytest.raises(ValueError, match=f"'{kind}' is not a kind of player"):
            game.setup({"seats": seats})
        assert game.recall({"seats": seats}).seats[1].kind == successor
    assert simulate.main(["--seats", "planner,planner", "--games", "1"]) == 2
    assert "not a kind of player" in capsys.readouterr().err
