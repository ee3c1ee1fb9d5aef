"""Damage and defeat: the place of damage, the limit that defeats, the cost, and recovery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.combat.damage import recover, suffer

Make = Callable[..., Any]
SECRETS = ["enc_navpoint_j", "enc_naboo_ryloth_j"]


# --- defeat --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R83")
def test_the_defeated_are_not_defeated_again(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "tatooine"},
            {"space": "nav_22", "credits": 9000, "damage": {"ship": 4}, "secrets": SECRETS},
        ],
        step="action",
    )
    suffer(table.play(), 1, "character", 9, "test")
    table.edited()
    assert table.player(1).character_damage == 9
    assert table.step == "action"  # nothing else is pending
    assert table.player(1).credits == 9000
    assert len(table.player(1).secrets) == 2


# --- getting up ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-R107", "OR-373", "OR-375")
def test_hull_gained_with_a_card_stands_nobody_up_before_they_recover(sim: Make) -> None:
    """A mod that a friend hands over mends nothing; what is recovered next is judged by it."""
    for amount, up in ((0, False), (1, True)):
        table = sim(
            players=[
                {"space": "naboo", "cards": ["shield_upgrade"]},
                {"space": "naboo", "cards": [], "damage": {"ship": 4}},
            ],
            step="action",
        )
        table.choose("trade@seat_1", "give:shield_upgrade", "propose", "accept")
        player = table.player(1)
        assert "shield_upgrade" in player.cards and player.defeated is True
        assert (player.ship_damage, table.values(1).hull) == (4, 5)
        if amount:
            recover(table.play(), 1, 0, amount, "test")
            table.edited()
        assert table.player(1).defeated is not up
