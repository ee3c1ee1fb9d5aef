"""Moves that show something of the secrets of others."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import SecretStirred
from game.outer_rim.game import OuterRim
from game.table.refusals import Refused
from game.table.session import Session
from tests.outer_rim.unfinished.hooks import BOX


def moved(game: OuterRim, secret: str) -> Session[Any]:
    """Return a game in which Boba Fett has just moved to Bossk, who holds a secret."""
    seats = [
        {"kind": "human", "character": each, "ship": "g_1a_starfighter"}
        for each in ("boba_fett", "bossk")
    ]
    away = {"level": 1, "space": "nav_20"}
    position = {
        "players": [{"space": "nav_13"}, {"space": "nav_14", "secrets": [secret]}],
        "patrols": {each: away for each in ("hutt", "imperial", "rebel", "syndicate")},
    }
    setup = {"seats": seats, "first_player": 0, "expansions": [BOX], "position": position}
    session: Session[Any] = Session(game, setup, 1)
    session.choose("move:g_1a_starfighter@nav_14")
    return session


@pytest.mark.parametrize("secret", ["enc_navpoint_r", "enc_navpoint_o"])
def test_a_move_to_a_player_who_may_stop_it_stands(game: OuterRim, secret: str) -> None:
    """Only the first of these secrets can be used: whether one is shows something either way."""
    session = moved(game, secret)
    assert [each.seat for each in session.history[-1].events if isinstance(each, SecretStirred)]
    asked = session.decision()
    assert asked is not None and (asked.step == "window") is (secret == "enc_navpoint_r")
    if asked.step == "window":
        session.choose("pass")  # a mover who is held up may no longer take back Bossk's answer
    with pytest.raises(Refused, match="Bossk may hold a secret|Player 2 made the last choice"):
        session.undo()
