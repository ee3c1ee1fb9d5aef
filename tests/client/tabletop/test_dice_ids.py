"""Rolls of one player for the same purpose on one page."""

from __future__ import annotations

from game.client.games.outer_rim.encounter.pages import RimRoll
from game.client.tabletop.pages.dice import row_ids


def test_each_roll_has_an_id_of_its_own() -> None:
    """Two tests of the same player stand beside each other; a form takes no id twice."""
    rolls = [RimRoll(0, "Ben", "test", ("hit",)) for _ in range(3)]
    assert len(set(row_ids("page", rolls))) == 3
