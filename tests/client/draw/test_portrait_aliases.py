"""One person has one picture, whatever the card is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.draw import images, portrait_aliases
from game.client.paths import assets_folder


def names(folder: str) -> set[str]:
    return {path.stem for path in (assets_folder() / folder).glob("*.svg")}


def test_everybody_in_the_table_shares_the_pictures_of_somebody_drawn() -> None:
    table = portrait_aliases.table(assets_folder())
    assert table
    for folder in portrait_aliases.PEOPLE:
        drawn = names(folder)
        assert set(table.values()) <= drawn
        assert not set(table) & drawn, "drawn, and yet somebody else"
    assert {portrait_aliases.BUST + who for who in table.values()} <= names("pieces")


def test_another_id_finds_the_same_file() -> None:
    assert images.has("emblems", "boba_fett_contact")
    assert images.vector_file("busts", "boba_fett_contact").stem == "boba_fett"
    assert images.vector_file("pieces", "bust_maz_kanata_character").stem == "bust_maz_kanata"


@pytest.mark.parametrize("folder", ["icons", "ships"])
def test_only_people_are_alike(folder: str) -> None:
    assert (
        portrait_aliases.picture_name(assets_folder(), folder, "bossk_contact") == "bossk_contact"
    )


def test_without_a_table_everybody_is_drawn_under_their_own_name(tmp_path: Path) -> None:
    assert portrait_aliases.picture_name(tmp_path, "busts", "bossk_contact") == "bossk_contact"
