"""Contact tokens that show a character somebody plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules import likeness
from tests.outer_rim.conftest import Sim

INFO = {"id": "faces", "name": "Faces", "game": "outer_rim", "version": "1.0"}


@pytest.fixture(scope="module")
def faces(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with a contact token that shows Boba Fett."""
    folder = Path(tmp_path_factory.mktemp("packs")) / "faces"
    folder.mkdir()
    token = {
        "kind": "contact_token",
        "id": "greedo",
        "name": "Boba Fett",
        "fidelity": "house",
        "contact_class": "green",
        "databank": 12,
    }
    (folder / "pack.json").write_text(json.dumps(INFO))
    (folder / "cards.json").write_text(json.dumps({"cards": [token]}))
    made = load([folder])
    assert made.problems == []
    return made


@pytest.mark.rule("UB-R20")
@pytest.mark.parametrize(
    ("seats", "characters", "shown"),
    [
        (2, ("bossk", "boba_fett"), 1),
        (2, ("bossk", "ketsu_onyo"), -1),
        (("human", "deck"), ("boba_fett", "han_solo"), 0),
    ],
)
def test_a_token_shows_a_character_only_if_somebody_plays_it(
    faces: OuterRim, seats: int | tuple[str, ...], characters: tuple[str, ...], shown: int
) -> None:
    play = Sim(faces, seats, characters=characters, step="action").play()
    assert likeness.player_of(play, "greedo") == shown
    assert likeness.player_of(play, "boshek") == -1


def test_no_contact_of_the_base_box_shows_a_character_of_it(game: OuterRim) -> None:
    assert game.base.content.shows == {}
