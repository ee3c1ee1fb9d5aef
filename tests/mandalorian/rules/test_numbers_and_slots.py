"""Numbered spaces and the green slots of missions (section 32)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import MANDO, Sim
from tests.mandalorian.rules.kit import total

MIGS = "migs_mayfeld"
HAND = ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife")


def ship(**data: object) -> Sim:
    """Return a game of mission 3."""
    return Sim("six_minutes", (MANDO, MIGS), hands=(HAND,), **data)  # type: ignore[arg-type]


@pytest.mark.rule("MA-369", "MA-370", "MA-R81")
@pytest.mark.parametrize("card, doors", [("old_trade", 0), ("rising_phoenix", 4)])
def test_four_is_needed_in_the_control_room(card: str, doors: int) -> None:
    """A weaker card may be placed there all the same."""
    sim = ship(spaces={MANDO: "s10"})
    sim.do(f"play:{card}@slice")
    assert len(sim.keys("unlock")) == doors
    assert sim.state.slots["slice"] == (card,)


@pytest.mark.rule("MA-371", "MA-R37")
def test_an_ability_may_raise_the_strength_to_four() -> None:
    sim = ship(spaces={MANDO: "s10"}, plans={MANDO: ("steady_hands",)})
    sim.do("play:old_trade@slice", f"use:steady_hands@{MANDO}")
    assert len(sim.keys("unlock")) == 4
    assert total(sim, "slice") == 3
