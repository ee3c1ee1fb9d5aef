"""Contact tokens that show a character somebody plays."""

from __future__ import annotations

from game.outer_rim.game import OuterRim


def test_no_contact_of_the_base_box_shows_a_character_of_it(game: OuterRim) -> None:
    assert game.base.content.shows == {}
