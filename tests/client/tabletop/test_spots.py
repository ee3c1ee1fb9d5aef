"""Spots of a table: their tips are worked out when they are needed."""

from __future__ import annotations

import pygame

from game.client.tabletop.kit.spots import Name, Spot


def test_the_words_of_a_tip_are_worked_out_once_they_are_needed() -> None:
    asked: list[Name] = []

    def words(name: Name) -> str:
        asked.append(name)
        return f"This is {name[1]}."

    def nothing(*given: object) -> None:
        """Do nothing."""

    spot = Spot(("space", "naboo"), pygame.Rect(0, 0, 9, 9), press=nothing, drag=nothing,
                release=nothing, enter=nothing, tip=words)  # fmt: skip
    assert not asked
    assert spot.help == "This is naboo."
    assert spot.help == "This is naboo." and asked == [("space", "naboo")]
