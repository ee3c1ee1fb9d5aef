"""Events before the first answer, and those of secrets lost to a defeat."""

from __future__ import annotations

from pathlib import Path

from game.outer_rim import events as e
from game.outer_rim.combat import damage
from game.outer_rim.combat.frames import Defeat
from game.outer_rim.game import OuterRim
from game.table.conformance import words_in
from game.table.events import as_data, visible
from game.table.session import Session


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
