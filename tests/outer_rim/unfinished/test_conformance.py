"""The rules that hold at every decision of every game, with both boxes: random games of one to four
seats, against one and two AIs, with favors and ambitions and without.

An ordinary run looks at some 4,000 decisions, ``--long`` at ten times as many.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.bootstrap import ROOT
from game.outer_rim.events import SecretStirred
from game.outer_rim.game import OuterRim
from game.table import conformance
from game.table.refusals import Refused
from game.table.session import Session
from tests.outer_rim.unfinished.hooks import BOX, TABLES, BothBoxes

DECISIONS, MANY = 340, 3_400
"""looked at for each table, in an ordinary run and a long one"""


@pytest.fixture(scope="module")
def hooks(game: OuterRim) -> BothBoxes:
    return BothBoxes(game)


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_random_games(hooks: BothBoxes, table: str) -> None:
    assert conformance.look(hooks, table, DECISIONS).total() == DECISIONS


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_many_random_games(hooks: BothBoxes, table: str) -> None:
    assert conformance.look(hooks, table, MANY).total() == MANY


@pytest.mark.parametrize("table", ["two AIs", "four, both"])
def test_a_setup_and_a_seed_begin_one_game(hooks: BothBoxes, table: str) -> None:
    for seed in (1, 2):
        conformance.beginning_is_the_same(hooks, table, seed)


@pytest.mark.parametrize("table", ["two AIs", "four, both"])
def test_playing_the_answers_again_gives_the_same_states(hooks: BothBoxes, table: str) -> None:
    assert conformance.answers_give_the_same_states(hooks, table, 5, 150) > 100


@pytest.mark.parametrize("table", ["solo, ambitions", "four, both"])
def test_undo_goes_back_to_the_very_state(hooks: BothBoxes, table: str) -> None:
    assert conformance.undo_goes_back(hooks, table, 6, 150) > 20


@pytest.mark.parametrize("table", ["two AIs", "four, both"])
def test_a_game_goes_on_from_its_journal(hooks: BothBoxes, table: str, tmp_path: Path) -> None:
    assert conformance.journal_resumes(hooks, table, 7, 100, tmp_path) > 50


@pytest.mark.long
def test_two_processes_play_the_same_game(tmp_path: Path) -> None:
    source = "tests.outer_rim.unfinished.hooks:hooks"
    compared = conformance.same_in_two_processes(source, "four, both", 3, 60, ROOT, tmp_path)
    assert compared == 60


# --- what a move shows of the secrets of others ---------------------------------------------------


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


def test_a_move_past_secrets_from_other_decks_can_be_taken_back(game: OuterRim) -> None:
    session = moved(game, "enc_kessel_maelstrom_e")
    assert session.undo() == 0
