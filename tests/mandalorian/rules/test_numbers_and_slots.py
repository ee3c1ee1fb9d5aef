"""Numbered spaces and the green slots of missions (section 32)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, event_step, finish, rest, total

MIGS = "migs_mayfeld"
HAND = ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife")


def ship(**data: object) -> Sim:
    """Return a game of mission 3."""
    return Sim("six_minutes", (MANDO, MIGS), hands=(HAND,), **data)  # type: ignore[arg-type]


@pytest.mark.rule("MA-363", "MA-364")
def test_numbers_point_to_spaces() -> None:
    assert CONTENT.maps["prison_ship"].numbered(8) == "s10"
    assert CONTENT.maps["nevarro_square"].numbered(9) == "s21"
    slot = CONTENT.missions["six_minutes"].slot
    assert slot is not None and slot.number == 8


@pytest.mark.rule("MA-365", "MA-366", "MA-102", "MA-223")
def test_a_green_slot_is_a_slot_like_any_other() -> None:
    for mission in CONTENT.missions.values():
        assert (mission.slot is not None) is (mission.number >= 3)
    sim = ship(disrupts={"slice": (2,)}, events=("ev_alarm",))
    sim.do("play:old_trade@slice")
    finish(sim)
    assert sim.refused("play:patient_hunter@slice") == "MA-102"
    assert total(sim, "slice") == 5
    event_step(sim)
    rest(sim)
    assert sim.state.slots["slice"] == () and sim.state.piles["shared"] == ("old_trade",)


@pytest.mark.rule("MA-367", "MA-123")
def test_slicing_unlocks_a_door_at_the_border() -> None:
    sim = ship(spaces={MANDO: "s02"})
    sim.do("play:old_trade@slice")
    assert sim.keys("unlock") == ["unlock@1"]
    assert sim.refused("unlock@2") == "MA-367"
    sim.do("unlock@1")
    assert sim.state.doors == [1]


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


@pytest.mark.rule("MA-369", "MA-367", "MA-R81")
@pytest.mark.parametrize("strength, work", [(1, 1), (3, 1), (4, 2)])
def test_cutting_is_stronger_from_four_on(strength: int, work: int) -> None:
    sim = Sim("town_square", spaces={MANDO: "s18"})
    sim.free("cut", strength)
    sim.do("work")
    assert sim.state.work == work
    far = Sim("town_square", spaces={MANDO: "s13"})
    far.state.child, far.state.carrier = "s13", ""
    far.free("cut", strength)
    assert far.refused("work") == "MA-363"
