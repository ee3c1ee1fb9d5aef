"""A tenth of the long run, and a little of each of its parts in every run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.table.session import Session
from tests.attack import long_run
from tests.names import Out, Patch
from tests.outer_rim.unfinished import bargainers


@pytest.mark.long
def test_a_tenth_finds_nothing(tmp_path: Path) -> None:
    assert list(long_run.faults(True, tmp_path)) == []


@pytest.mark.posix
def test_a_little_finds_nothing(tmp_path: Path, capsys: Out, monkeypatch: Patch) -> None:
    monkeypatch.setattr(bargainers, "LONG", 100)
    assert list(long_run.deals(1)) == []
    assert "1 of 1 games full of deals" in capsys.readouterr().err
    assert list(long_run.kills(2, tmp_path)) == []
    assert list(long_run.lines(40, tmp_path)) == []


def test_an_error_in_a_game_is_found(monkeypatch: Patch) -> None:
    """The search itself would notice; the seed and the answers find the error again."""

    def stumbling(game: OuterRim, state: Any, key: str) -> Iterator[Any]:
        raise ValueError("seat 1 cannot pay")

    monkeypatch.setattr(OuterRim, "choose", stumbling)
    told, _ = long_run.deals(2, first=3)
    assert told.startswith(
        "deals: ValueError('seat 1 cannot pay') Found at the table 'two', seed 3"
    )


@pytest.mark.parametrize("found", [[], ["deals: one"]])
def test_the_status_says_whether_anything_failed(
    found: list[str], monkeypatch: Patch, capsys: Out
) -> None:
    monkeypatch.setattr(long_run, "faults", lambda tenth, folder: iter(found))
    assert long_run.main([]) == len(found)
    assert capsys.readouterr().out.splitlines() == [*found, f"{len(found)} faults"]


def test_a_lost_answer_is_found(tmp_path: Path, monkeypatch: Patch) -> None:
    real = Session.resume.__func__

    def forgetful(game: Any, path: Path) -> Any:
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:1]))
        return real(Session, game, path)

    monkeypatch.setattr(Session, "resume", forgetful)
    monkeypatch.setattr(long_run, "killed", lambda game, path, seed, after, setup: _begun(
        game, path, seed, setup))  # fmt: skip
    (told,) = long_run.kills(1, tmp_path)
    assert told.startswith("kills, number 0: ") and "AssertionError" in told


def _begun(game: Any, path: Path, seed: int, setup: Any) -> int:
    """Play a few answers; return their number."""
    from game.players import make_players

    session = Session(game, setup, seed, path)
    session.autoplay(make_players(game.id, game.seats(session.state), seed), limit=5)
    session.close()
    return session.seq
