"""The attack action (section 10) and range (section 15)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import finish

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


@pytest.mark.rule("MA-138", "MA-139", "MA-199", "MA-191")
@pytest.mark.parametrize("strength, beaten", [(2, False), (3, True), (4, True)])
def test_an_enemy_is_defeated_at_its_health(strength: int, beaten: bool) -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),))
    token = sim.token("nikto_guard")
    sim.free("attack", strength)
    sim.do(f"attack@{token}")
    assert (token not in sim.state.spaces) is beaten
    assert (token in sim.state.gone) is beaten
    assert bool(sim.of(e.TokenBeaten)) is beaten


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


@pytest.mark.rule("MA-141")
def test_a_card_that_strengthens_is_used_before_the_threat_is_turned_up() -> None:
    sim = Sim(
        hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),),
        plans={MANDO: ("steady_hands",)},
        down=(("nikto_guard", "s15"),),
    )
    sim.do("play:patient_hunter@attack", f"use:steady_hands@{MANDO}")
    assert not sim.of(e.TokenFlipped)
    sim.do(f"attack@{sim.token('nikto_guard')}")
    assert sim.of(e.TokenHurt)[0].n == 3
    assert not sim.keys("use")


@pytest.mark.rule("MA-141", "MA-173", "MA-R17")
def test_divided_damage_is_chosen_point_by_point_among_faceup_enemies() -> None:
    sim = Sim(
        hands=(("spinning_torso", "straight_line", "full_sweep", "sensor_band"),),
        tokens=(("nikto_guard", "s15"), ("nikto_brawler", "s20")),
        down=(("nikto_marksman", "s21"),),
    )
    guard, brawler = sim.token("nikto_guard"), sim.token("nikto_brawler")
    sim.do("play:spinning_torso@attack", "divide")
    assert set(sim.keys()) == {f"hit@{guard}", f"hit@{brawler}"}
    sim.do(f"hit@{guard}", f"hit@{brawler}", f"hit@{guard}")
    assert sim.state.damage == {guard: 2, brawler: 1}
    assert not sim.of(e.TokenFlipped)


@pytest.mark.rule("MA-143", "MA-219")
def test_a_threat_that_is_no_enemy_stays_faceup_and_unhurt() -> None:
    sim = Sim(down=(("medpac_1", "s15"),))
    token = sim.token("medpac_1")
    sim.free("attack", 4)
    sim.do(f"attack@{token}")
    assert token in sim.state.up and sim.state.spaces[token] == "s15"
    assert not sim.state.damage


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


@pytest.mark.rule("MA-R71", "MA-355", "MA-354")
def test_a_mission_effect_comes_after_the_damage_even_of_the_defeated() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), down=(("tracker", "s17"),))
    token = sim.token("tracker")
    sim.free("attack", 2)
    sim.do(f"attack@{token}")
    while sim.step == "spawning":
        sim.events += sim.game.choose(sim.state, sim.keys()[0])
    kinds = [type(each) for each in sim.events]
    assert kinds.index(e.TokenFlipped) < kinds.index(e.TokenBeaten) < kinds.index(e.TokenEntered)
    assert token in sim.state.gone


@pytest.mark.rule("MA-163", "MA-171", "MA-167")
def test_spread_and_stronger_damage() -> None:
    """Modifiers of a card count in the slot that it names, and nowhere else."""
    sim = Sim(
        hands=(("flamethrower", "old_trade", "vibro_knife", "patient_hunter"),),
        tokens=(("nikto_gunner", "s15"), ("nikto_chief", "s15"), ("medpac_1", "s15")),
        down=(("nikto_marksman", "s15"),),
    )
    sim.do("play:flamethrower@attack", f"attack@{sim.token('nikto_gunner')}")
    hurt = {sim.token("nikto_gunner"): 3, sim.token("nikto_chief"): 3}
    assert sim.state.damage == hurt
    here = Sim(
        HOUSE,
        (CARA, KUIIL),
        hands=(("bare_hands", "old_campaigner", "drop_trooper", "fall_back"),),
        tokens=(("guild_enforcer", "s16"), ("veteran_hunter", "s17")),
    )
    here.do("play:bare_hands@attack", f"attack@{here.token('guild_enforcer')}")
    assert here.of(e.TokenHurt)[0].n == 4


# --- range ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-183", "MA-184", "MA-185", "MA-375")
@pytest.mark.parametrize("space, far", [("s20", 0), ("s15", 1), ("s09", 2), ("s08", 3), ("s07", 4)])
def test_range_is_the_shortest_way_in_spaces(space: str, far: int) -> None:
    sim = Sim(tokens=(("nikto_guard", space),))
    assert sim.game.play(sim.state).range("s20", space) == far
    token = sim.token("nikto_guard")
    for strength in (1, 2, 3, 4):
        sim.free("intel", strength)
        assert bool(sim.keys("push")) is (strength >= far), strength
        finish(sim)
    assert token in sim.state.spaces


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


@pytest.mark.rule("MA-R18")
def test_a_faceup_feature_is_attacked_for_the_enemies_in_its_space() -> None:
    for enemies in ((), (("nikto_guard", "s15"),)):
        sim = Sim(
            hands=(("flamethrower", "old_trade", "patient_hunter", "vibro_knife"),),
            tokens=(("medpac_1", "s15"), *enemies, ("nikto_chief", "s19")),
        )
        sim.do("play:flamethrower@attack")
        key = f"attack@{sim.token('medpac_1')}"
        if not enemies:
            assert sim.why(key) == "MA-R18"
            continue
        guard = sim.token("nikto_guard")
        sim.do(key)
        assert guard in sim.state.damage or guard in sim.state.gone


@pytest.mark.rule("MA-166", "MA-103", "MA-R81")
def test_an_ability_follows_an_attack_on_nothing_but_no_declined_one() -> None:
    sim = ship()
    sim.do("play:grudge@attack")
    assert sim.keys() == ["vain", "done"]
    sim.do("vain", "ability")
    assert sim.step == "may_walk" and not sim.of(e.ActionDeclined)
    declined = ship()
    declined.do("play:grudge@attack", "done")
    assert declined.step == "act" and declined.of(e.ActionDeclined)


@pytest.mark.rule("MA-166", "MA-135")
def test_nothing_is_attacked_only_where_there_is_nothing_to_attack() -> None:
    sim = ship(tokens=(("guard_droid", "s14"),))
    sim.do("play:grudge@attack")
    assert sim.refused("vain") == "MA-135"
    idle = ship("thrown_knives", *XIANS[2:])
    idle.do("play:thrown_knives@attack")
    assert idle.step == "act" and idle.of(e.ActionDeclined), "nothing would follow"


@pytest.mark.rule("MA-166")
def test_an_ability_reaches_farther_than_the_attack() -> None:
    """Third Arm: an enemy at range 2, none at range 1."""
    sim = Sim(
        "six_minutes", (MANDO, "migs_mayfeld"), tokens=(("guard_droid", "s15"),),
        spaces={MANDO: "s04", "migs_mayfeld": "s13"},
        hands=(("third_arm", "old_trade", "patient_hunter", "vibro_knife"),),
    )  # fmt: skip
    token = sim.token("guard_droid")
    sim.do("play:third_arm@attack", "vain", "ability")
    assert sim.state.damage == {token: 1}
