"""Contact tokens that show a character somebody plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.outer_rim.game import OuterRim, load

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


def test_no_contact_of_the_base_box_shows_a_character_of_it(game: OuterRim) -> None:
    assert game.base.content.shows == {}
