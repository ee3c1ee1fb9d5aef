"""Recorded answers stand in for a player as long as they are options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.client.shell.tools.recordings import FILE, Recordings
from game.table.session import Session
from tests.table.coin import GAME

SETUP = {"seats": [{"kind": "human"}] * 2}


class Last:
    """Takes the last option, and says why."""

    why = "it is last"

    def choose(self, sight: Any, decision: Any) -> str:
        return str(decision.options[-1].key)


def played(home: Recordings) -> list[tuple[str, str]]:
    session: Session[Any] = Session(GAME, SETUP, 3)
    session.autoplay(home.players("coin", {0: Last(), 1: Last()}), 6)
    return [(turn.answer.key, turn.answer.why) for turn in session.history]


def test_stored_answers_come_first_and_the_player_goes_on(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"coin": ["flip", ["end", "to see"], "fly"]}', "utf-8")
    assert played(Recordings(tmp_path)) == [
        ("flip", ""),
        ("end", "to see"),
        *[("end", Last.why)] * 4,
    ]


def test_what_is_noted_is_played_again(tmp_path: Path) -> None:
    anew = Recordings(tmp_path, noted={})
    told = played(anew)
    anew.write()
    assert played(Recordings(tmp_path)) == told and len(told) == 6
