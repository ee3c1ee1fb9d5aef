"""Threats, features, Medpacs and sentries (sections 16 to 18)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import CARA, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, HAND, finish, names

HOUSE = "a_promise_broken"


@pytest.mark.rule("MA-189", "MA-192", "MA-193", "MA-201", "MA-207")
def test_a_threat_is_an_enemy_or_a_feature() -> None:
    for threat in CONTENT.threats.values():
        assert threat.enemy is None or not threat.use, threat.id
    uses = {each.use for each in CONTENT.threats.values() if each.use}
    assert len(uses) > 3
    sim = Sim(tokens=(("medpac_1", "s15"), ("nikto_guard", "s15")), down=(("asset", "s15"),))
    play = sim.game.play(sim.state)
    assert [
        play.enemy(sim.token(each)) is not None for each in ("medpac_1", "nikto_guard", "asset")
    ] == [False, True, False]


@pytest.mark.rule("MA-203", "MA-209", "MA-376", "MA-213")
@pytest.mark.parametrize("when", ["before", "during", "after"])
def test_a_medpac_is_used_at_any_moment_of_the_action_step(when: str) -> None:
    sim = Sim(seats=2, tokens=(("medpac_1", "s20"),), damage={MANDO: 2}, hands=(HAND, ()))
    key = f"feature:{sim.token('medpac_1')}@{MANDO}"
    if when != "before":
        sim.do("play:patient_hunter@plan")
    if when == "after":
        sim.do("done")
        finish(sim)
    sim.do(key)
    assert sim.state.damage == {MANDO: 1}
    assert names(sim, sim.state.gone) == ["medpac_1"] and not sim.state.spaces


@pytest.mark.rule("MA-202", "MA-208")
def test_what_a_feature_does_is_a_matter_of_the_mission() -> None:
    sim = Sim(seats=2, tokens=(("empty_crate", "s20"), ("asset", "s20")))
    assert sim.refused(f"feature:{sim.token('empty_crate')}@{MANDO}") == "MA-201"
    sim.do(f"feature:{sim.token('asset')}@{MANDO}")
    assert list(sim.state.carried.values()) == [MANDO]


# --- sentry ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-216", "MA-217", "MA-360", "MA-215", "MA-R22")
@pytest.mark.parametrize("sentries", [1, 2])
@pytest.mark.parametrize("goal, far", [("s09", 0), ("s15", 1), ("s16", 2)])
def test_a_sentry_hurts_at_range_0_and_1(goal: str, far: int, sentries: int) -> None:
    sim = Sim(tokens=(("nikto_watchman", "s09"),) * sentries)
    assert sim.game.play(sim.state).range(goal, "s09") == far
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@{goal}")
    assert sim.state.damage.get(MANDO, 0) == (sentries if far < 2 else 0)


@pytest.mark.rule("MA-218", "MA-361", "MA-216")
def test_a_sentry_revealed_by_entering_its_space_hurts() -> None:
    sim = Sim(down=(("nikto_watchman", "s15"),))
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-280", "MA-216")
def test_a_card_may_say_otherwise() -> None:
    """Known Paths ignores sentry and grapple."""
    sim = Sim(
        HOUSE,
        (KUIIL, CARA),
        tokens=(("trandoshan_hunter", "s16"), ("rooftop_hunter", "s17")),
        hands=(("known_paths", "long_patience", "vapor_tools", "field_repair"),),
    )
    sim.do("play:known_paths@move", f"move:{KUIIL}@s17")
    assert not sim.state.damage
