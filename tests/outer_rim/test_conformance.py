"""The rules that hold at every decision of every game: random games, looked at from all sides.

An ordinary run looks at some 4,000 decisions of tables with one to four seats, ``--long`` at ten
times as many. The checks are those of ``game.table.conformance``, with Outer Rim's
``hooks``.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from game.outer_rim import events as e
from game.outer_rim.frames import Defeat, Market
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import damage
from game.outer_rim.state import AiSeat, CardState, Favors, Player, State
from game.table import conformance
from game.table.conformance import words_in
from game.table.conformance.copies import make_odd, shake
from game.table.events import as_data, visible
from game.table.session import Session
from tests.outer_rim.hooks import TABLES, OuterRimHooks

DECISIONS = 670
"""looked at for each table"""


@pytest.fixture(scope="module")
def hooks(game: OuterRim) -> OuterRimHooks:
    return OuterRimHooks(game)


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_random_games(hooks: OuterRimHooks, table: str) -> None:
    assert conformance.look(hooks, table, DECISIONS).total() == DECISIONS


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_many_random_games(hooks: OuterRimHooks, table: str) -> None:
    assert conformance.look(hooks, table, DECISIONS * 10).total() == DECISIONS * 10


@pytest.mark.parametrize("table", TABLES)
def test_a_setup_and_a_seed_begin_one_game(hooks: OuterRimHooks, table: str) -> None:
    for seed in range(1, 5):
        conformance.beginning_is_the_same(hooks, table, seed)


def test_no_field_is_forgotten_by_a_clone(hooks: OuterRimHooks) -> None:
    """Every field gets a value that is not its default: the clone has to have it as well."""
    state = hooks.game.new(hooks.game.setup(hooks.setup("two", 1)), 1)
    state.stack = [Market(3, at=4, talked=(1,), odds=True, discards=1)]
    state.cards = {"salvage": CardState(destination="naboo")}
    for player in state.players:
        player.ai = AiSeat(0, ("ai_card_1",), {"naboo": 1})
        player.favors = Favors(requests=1)
    conformance.clones_keep_every_field(hooks, state)
    assert make_odd(state) >= len(fields(State)) + 2 * len(fields(Player))
    for player in state.players:
        for each in fields(Player):
            assert getattr(player, each.name) != getattr(Player(9), each.name), each.name
    assert shake(state.clone(), state, "state") > len(fields(State)) + 2 * len(fields(Player))


# --- undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_playing_the_answers_again_gives_the_same_states(hooks: OuterRimHooks, table: str) -> None:
    assert conformance.answers_give_the_same_states(hooks, table, 5, 400) > 100


@pytest.mark.parametrize("table", ["one", "solo", "three", "four"])
def test_undo_goes_back_to_the_very_state(hooks: OuterRimHooks, table: str) -> None:
    """Each answer that can be taken back is, and given again."""
    assert conformance.undo_goes_back(hooks, table, 6, 300) > 20


@pytest.mark.parametrize("table", ["one", "solo"])
def test_in_practice_every_answer_can_be_taken_back(hooks: OuterRimHooks, table: str) -> None:
    assert conformance.undo_goes_back(hooks, table, 6, 100, practice=True) == 100


@pytest.mark.parametrize("table", ["solo", "four"])
def test_a_game_goes_on_from_its_journal(hooks: OuterRimHooks, table: str, tmp_path: Path) -> None:
    assert conformance.journal_resumes(hooks, table, 7, 100, tmp_path) > 50


# --- the opening ---------------------------------------------------------------------------------


def test_a_session_keeps_what_happened_before_the_first_answer(
    game: OuterRim, tmp_path: Path
) -> None:
    """Rolls, first player and deals can be reproduced from setup and seed alone."""
    seats = [{"kind": "human"} for _ in range(4)]
    seats[0]["character"] = "bossk"
    path = tmp_path / "game.jsonl"
    session = Session(game, {"seats": seats}, 12, path)
    kinds = [type(event) for event in session.opening]
    rolls = kinds[: kinds.index(e.FirstPlayerChosen)]
    assert len(rolls) >= 4 and set(rolls) == {e.FirstPlayerRolled}
    first = session.opening[kinds.index(e.FirstPlayerChosen)]
    assert isinstance(first, e.FirstPlayerChosen) and first.seat == session.state.first
    assert session.history == [] and path.read_bytes().count(b"\n") == 1
    session.choose(session.decision().options[0].key)  # type: ignore[union-attr]
    opening = session.opening
    session.close()
    again = Session.resume(game, path)
    assert again.opening == opening and again.seq == 1
    again.close()
    alone = Session(game, {"seats": [{"kind": "human"}], "practice": True}, 12)
    alone.choose("pick:bossk")
    opening = alone.opening
    assert alone.undo() == 0 and alone.opening == opening


def test_a_position_is_told_from_its_start(game: OuterRim) -> None:
    """Where everything is given, all of setting up happens before the first answer."""
    seats = [{"kind": "human", "character": "bossk", "ship": "g9_rigger"}]
    setup = game.setup({"seats": seats, "position": {}, "practice": True})
    state, told = game.begin(setup, 1)
    kinds = {type(event) for event in told}
    assert {e.CharacterPicked, e.ShipPicked, e.CreditsChanged, e.PlayerPlaced, e.TurnBegan} <= kinds
    assert game.dump(state) == game.dump(game.new(setup, 1))


SECRETS = ("enc_ord_mantell_cantonica_e", "enc_naboo_ryloth_f")


def test_secrets_lost_to_a_defeat_are_told_by_their_backs(game: OuterRim) -> None:
    """Their owner hears which they were; others see from which decks they came (OR-368)."""
    names = ("bossk", "boba_fett")
    seats = [{"kind": "human", "character": name, "ship": "g9_rigger"} for name in names]
    state = game.new(game.setup({"seats": seats, "position": {}}), 1)
    state.players[1].secrets = SECRETS
    state.players[1].ship_damage = 99
    play = game.play(state)
    damage.defeat(play, play.push(Defeat(1, target="ship", cause="combat")))
    dropped = [event for event in play.events if isinstance(event, e.SecretDropped)]
    assert [(each.seat, each.deck) for each in dropped] == [
        (1, "ord_mantell_cantonica"),
        (1, "naboo_ryloth"),
    ]
    for seat, named in ((0, set()), (1, set(SECRETS))):
        heard = [as_data(event) for event in play.events if visible(event, seat)]
        assert set(words_in(heard)) & set(SECRETS) == named
