"""When features may be used, and by whom (sections 16 and 17)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import IG, MANDO, Sim

HAND = ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife")


def feature(sim: Sim, id: str, who: str = MANDO) -> str:
    """Return the key by which a character uses a feature."""
    return f"feature:{sim.token(id)}@{who}"


@pytest.mark.rule("MA-203")
def test_at_any_moment_of_the_action_step_before_and_after_an_action() -> None:
    tokens = (("medpac_1", "s20"),)
    two = Sim(tokens=tokens, seats=2, damage={MANDO: 1}, hands=(HAND, ()))
    assert two.step == "act" and feature(two, "medpac_1") in two.keys(), "before"
    two.do("play:patient_hunter@plan")
    assert feature(two, "medpac_1") in two.keys(), "during"
    two.do("draw", "done")
    assert feature(two, "medpac_1") in two.keys(), "after"


@pytest.mark.rule("MA-203")
def test_not_outside_the_action_step() -> None:
    sim = Sim(tokens=(("medpac_1", "s20"),), damage={MANDO: 1})
    sim.state.step = "event"
    sim.game.forget()
    assert sim.why(feature(sim, "medpac_1")) == "MA-203"


@pytest.mark.rule("MA-203")
def test_not_from_another_space() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    sim.free("move", 1)
    assert sim.why(feature(sim, "medpac_1")) == "MA-203"


@pytest.mark.rule("MA-204", "MA-337")
def test_in_passing() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    sim.free("move", 2)
    sim.do(f"pass:{MANDO}@s15", feature(sim, "medpac_1"), f"move:{MANDO}@s09")
    assert not sim.state.damage and sim.state.at[MANDO] == "s09"


@pytest.mark.rule("MA-205")
def test_before_sentries_deal_damage() -> None:
    tokens = (("medpac_1", "s15"), ("nikto_watchman", "s09"))
    sim = Sim(tokens=tokens, damage={MANDO: 4})
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.step == "arriving" and sim.state.damage == {MANDO: 4}
    sim.do(feature(sim, "medpac_1"))
    if sim.step == "arriving":
        sim.do("on")
    assert sim.state.damage == {MANDO: 4} and not sim.state.over, "healed by 1, hurt by 1"


@pytest.mark.rule("MA-206", "MA-110")
def test_a_faceup_feature_stops_nobody() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"), ("empty_crate", "s19"), ("empty_crate", "s21")))
    sim.free("move", 2)
    assert f"move:{MANDO}@s09" in sim.keys()


@pytest.mark.rule("MA-115")
def test_a_facedown_feature_does() -> None:
    down = (("medpac_1", "s15"), ("empty_crate", "s19"), ("empty_crate", "s21"))
    sim = Sim(down=down)
    sim.free("move", 2)
    assert {key.partition("@")[2] for key in sim.keys("move")} == {"s15", "s19", "s21"}


@pytest.mark.rule("MA-210", "MA-R42")
def test_a_medpac_heals_only_the_character_who_uses_it() -> None:
    sim = Sim(tokens=(("medpac_1", "s20"),), damage={IG: 2})
    sim.free("plan", 1)
    assert sim.why(feature(sim, "medpac_1")) == "MA-211", "he has no damage"
    sim.do(feature(sim, "medpac_1", IG))
    assert sim.state.damage == {IG: 1}


@pytest.mark.rule("MA-212")
def test_a_medpac_that_is_not_used_remains() -> None:
    sim = Sim(tokens=(("medpac_1", "s20"),), damage={MANDO: 1})
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.spaces[sim.token("medpac_1")] == "s20" and sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-191", "MA-195")
def test_a_facedown_threat_is_neither_enemy_nor_feature() -> None:
    sim = Sim(down=(("nikto_watchman", "s15"), ("medpac_1", "s19")), damage={MANDO: 1})
    play = sim.game.play(sim.state)
    assert play.enemies() == []
    sim.free("intel", 2)
    assert sim.why(f"push:{sim.token('nikto_watchman')}@s09") == "MA-150"
    assert sim.why(feature(sim, "medpac_1")) == "MA-201"
    assert len(sim.state.spaces) == 2


@pytest.mark.rule("MA-R18")
def test_a_faceup_feature_is_no_target_of_an_attack_without_another_effect() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"), ("nikto_guard", "s21")))
    sim.free("attack", 2)
    assert sim.why(f"attack@{sim.token('medpac_1')}") == "MA-R18"
