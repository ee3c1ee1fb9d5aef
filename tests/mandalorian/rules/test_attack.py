"""The attack action (section 10) and range (section 15)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import IG, MANDO, Sim

HOUSE = "a_promise_broken"
XIAN = "xian"


@pytest.mark.rule("MA-135", "MA-136", "MA-137", "MA-R09", "MA-097")
@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize("space", ["s20", "s15", "s09"])
def test_damage_equal_to_the_strength_at_range_0_or_1(strength: int, space: str) -> None:
    sim = Sim(tokens=(("nikto_gunner", space),))
    token = sim.token("nikto_gunner")
    sim.state.child = "s20"  # something else to do, so that the action asks
    sim.free("attack", strength)
    if space == "s09":
        assert sim.refused(f"attack@{token}") == "MA-185"
        return
    sim.do(f"attack@{token}")
    assert sim.state.damage[token] == strength
    sim.free("move", 1)
    sim.do(sim.keys("move")[0])
    assert sim.state.damage[token] == strength


@pytest.mark.rule("MA-138", "MA-137")
def test_damage_adds_up() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),))
    token = sim.token("nikto_guard")
    for strength in (2, 1):
        sim.free("attack", strength)
        sim.do(f"attack@{token}")
    assert token in sim.state.gone


@pytest.mark.rule("MA-140", "MA-141", "MA-142", "MA-R71", "MA-193")
def test_a_facedown_threat_may_be_attacked_and_is_turned_up_after_the_choices() -> None:
    sim = Sim(down=(("nikto_watchman", "s15"),))
    token = sim.token("nikto_watchman")
    sim.free("attack", 2)
    assert f"attack@{token}" in sim.keys()
    sim.do(f"attack@{token}")
    kinds = [type(each) for each in sim.events]
    assert kinds[:3] == [e.TokenAttacked, e.TokenFlipped, e.TokenHurt]
    assert sim.state.damage == {token: 2}


@pytest.mark.rule("MA-R17")
def test_one_target_and_damage_beyond_its_health_is_lost() -> None:
    sim = Sim(tokens=(("nikto_marksman", "s15"), ("nikto_guard", "s15")))
    sim.free("attack", 4)
    sim.do(f"attack@{sim.token('nikto_marksman')}")
    assert sim.on_map("nikto_marksman") == 0
    assert not sim.state.damage and not sim.keys("attack")
    other = Sim(tokens=(("nikto_guard", "s15"),))
    other.free("attack", 2)
    assert other.refused("divide") == "MA-R17"


@pytest.mark.rule("MA-R18", "MA-143", "MA-192")
def test_a_faceup_feature_is_no_target_worth_a_card() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"), ("nikto_guard", "s15")))
    sim.free("attack", 2)
    assert sim.refused(f"attack@{sim.token('medpac_1')}") == "MA-R18"


# --- range ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-187", "MA-375")
def test_what_stands_between_blocks_no_range() -> None:
    between = (("nikto_guard", "s15"), ("empty_crate", "s15"), ("nikto_brawler", "s09"))
    sim = Sim(tokens=between, spaces={IG: "s15"})
    sim.free("intel", 2)
    assert any(key.startswith(f"push:{sim.token('nikto_brawler')}") for key in sim.keys("push"))


# --- features, and attacks on nothing -------------------------------------------------------------

XIANS = ("grudge", "thrown_knives", "dance_past", "sharp_ears")


def ship(*cards: str, **data: Any) -> Sim:
    """Return a game of mission 3 in which Xi'an stands in the airlock with these cards."""
    places = {MANDO: "s04", XIAN: "s13"}
    return Sim("six_minutes", (MANDO, XIAN), hands=(cards or XIANS,), spaces=places, **data)


@pytest.mark.rule("MA-R18", "MA-166")
def test_a_faceup_feature_is_attacked_for_the_ability_that_follows() -> None:
    sim = ship(tokens=(("medpac_3", "s14"),))
    token = sim.token("medpac_3")
    sim.do("play:grudge@attack", f"attack@{token}")
    assert not sim.state.damage and token in sim.state.spaces
    sim.do("ability")
    assert sim.step == "may_walk"
