"""Threats, features, Medpacs and sentries (sections 16 to 18)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import MayWalk
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, HAND, event_step, finish, names

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


@pytest.mark.rule("MA-191", "MA-212")
def test_a_threat_stays_until_it_is_defeated_or_discarded() -> None:
    sim = Sim(
        seats=2,
        tokens=(("medpac_1", "s20"), ("nikto_guard", "s15")),
        damage={MANDO: 1},
        hands=(HAND, ()),
    )
    sim.do("play:patient_hunter@intel")
    finish(sim)
    sim.do("play:vibro_knife@plan", "done")
    assert names(sim, sim.state.spaces) == ["medpac_1", "nikto_guard"]


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


@pytest.mark.rule("MA-203", "MA-210")
def test_a_medpac_heals_nobody_else_and_in_no_other_space() -> None:
    sim = Sim(seats=2, tokens=(("medpac_1", "s20"),), damage={IG: 2, MANDO: 1})
    token = sim.token("medpac_1")
    assert sim.refused(f"feature:{token}@{IG}") == "MA-203"
    sim.do(f"feature:{token}@{MANDO}")
    assert sim.state.damage == {IG: 2}
    far = Sim(seats=2, tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    assert far.refused(f"feature:{far.token('medpac_1')}@{MANDO}") == "MA-203"


@pytest.mark.rule("MA-211")
def test_a_medpac_is_no_use_to_the_unhurt() -> None:
    sim = Sim(seats=2, tokens=(("medpac_1", "s20"),))
    assert sim.refused(f"feature:{sim.token('medpac_1')}@{MANDO}") == "MA-211"


@pytest.mark.rule("MA-203", "MA-R42", "MA-323")
def test_in_shared_mode_either_character_uses_features_at_any_time() -> None:
    """Before a card is played, while the other acts, and after the action itself."""
    sim = Sim(
        tokens=(("medpac_1", "s20"), ("asset", "s20")),
        damage={MANDO: 1, IG: 1},
        hands=(("old_trade", "straight_line", "patient_hunter", "sensor_band"),),
    )
    medpac = sim.token("medpac_1")
    either = {f"feature:{medpac}@{who}" for who in (MANDO, IG)}
    assert sim.step == "act" and either <= set(sim.keys("feature"))
    sim.do("play:straight_line@plan")
    assert either <= set(sim.keys("feature"))
    sim.do("draw", "done")
    assert sim.step == "acting" and either <= set(sim.keys("feature"))
    sim.do(f"feature:{medpac}@{MANDO}")
    assert sim.state.damage == {IG: 1}
    sim.state.step = "event"
    assert sim.against(f"feature:{sim.token('asset')}@{IG}") == "MA-203"


@pytest.mark.rule("MA-R42", "MA-203", "MA-204")
def test_a_character_who_is_moved_by_another_uses_features_on_the_way() -> None:
    """Also one of another player, who has none outside that movement."""
    sim = Sim(
        HOUSE,
        (KUIIL, CARA),
        seats=2,
        damage={CARA: 1},
        tokens=(("medpac_2", "s17"), ("medpac_2", "s16"), ("rooftop_hunter", "s18")),
        hands=(("blurrg_ride", "long_patience", "vapor_tools", "field_repair"), ()),
    )
    here, there = sim.token("medpac_2", 2), sim.token("medpac_2")
    assert f"feature:{here}@{CARA}" not in sim.keys()
    sim.do("play:blurrg_ride@move", "ability")
    assert (sim.step, sim.seat) == ("may_walk", 1)
    sim.do(f"move:{CARA}@s17")
    assert sim.step == "arriving" and sim.state.damage == {CARA: 1}
    sim.do(f"feature:{there}@{CARA}")
    assert sim.state.damage == {CARA: 1} and not sim.state.over, "healed, then hurt by the sentry"


@pytest.mark.rule("MA-R42", "MA-203")
def test_a_character_who_is_moved_by_another_uses_a_feature_where_the_move_ends() -> None:
    sim = Sim(
        HOUSE,
        (KUIIL, CARA),
        damage={CARA: 1},
        tokens=(("medpac_2", "s17"),),
        hands=(("blurrg_ride", "long_patience", "vapor_tools", "field_repair"),),
    )
    sim.do("play:blurrg_ride@move", "ability", f"move:{CARA}@s17")
    assert sim.state.at[CARA] == "s17" and sim.state.damage == {CARA: 1}
    sim.do(f"feature:{sim.token('medpac_2')}@{CARA}")
    assert not sim.state.damage


@pytest.mark.rule("MA-204", "MA-206")
def test_a_feature_is_used_in_passing() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), damage={MANDO: 1})
    sim.free("move", 2)
    sim.do(f"pass:{MANDO}@s15", f"feature:{sim.token('medpac_1')}@{MANDO}", f"move:{MANDO}@s09")
    assert sim.state.at[MANDO] == "s09" and not sim.state.damage


@pytest.mark.rule("MA-205", "MA-R21", "MA-113")
def test_a_feature_is_used_before_the_damage_of_sentries() -> None:
    """Entering a space: stop, flip, mission effect, features, sentries."""
    sim = Sim(
        HOUSE,
        (MANDO, KUIIL),
        down=(("tracker", "s17"), ("medpac_2", "s17")),
        tokens=(("rooftop_hunter", "s18"),),
        damage={MANDO: 4},
        reserve=("veteran_hunter",),
    )
    medpac = sim.token("medpac_2")
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s17")
    found = list(sim.events)
    while sim.step == "spawning":
        found += sim.do(sim.keys()[0])
    assert sim.step == "arriving"
    found += sim.do(f"feature:{medpac}@{MANDO}")
    found += sim.do("on") if sim.step == "arriving" else []
    order = [
        type(each)
        for each in found
        if isinstance(each, e.Moved | e.TokenFlipped | e.TokenEntered | e.FeatureUsed | e.Hurt)
    ]
    assert order == [e.Moved, e.TokenFlipped, e.TokenFlipped, e.TokenEntered, e.FeatureUsed, e.Hurt]
    assert not sim.state.over and sim.state.damage == {MANDO: 4}


@pytest.mark.rule("MA-211", "MA-203", "MA-R21")
def test_a_medpac_just_found_heals_the_damage_of_the_sentry_afterward() -> None:
    sim = Sim(down=(("medpac_1", "s15"),), tokens=(("nikto_watchman", "s09"),))
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.damage == {MANDO: 1}
    sim.do(f"feature:{sim.token('medpac_1')}@{MANDO}")
    assert not sim.state.damage


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


@pytest.mark.rule("MA-217", "MA-360")
def test_passing_a_sentry_costs_nothing() -> None:
    sim = Sim(tokens=(("nikto_watchman", "s14"),), spaces={MANDO: "s20"})
    sim.free("move", 3)
    sim.do(f"move:{MANDO}@s10")
    assert sim.game.play(sim.state).range("s10", "s14") == 3 and not sim.state.damage


@pytest.mark.rule("MA-218", "MA-361", "MA-216")
def test_a_sentry_revealed_by_entering_its_space_hurts() -> None:
    sim = Sim(down=(("nikto_watchman", "s15"),))
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-219", "MA-361", "MA-R74")
@pytest.mark.parametrize("how", ["attack", "ability", "event"])
def test_a_sentry_revealed_otherwise_hurts_nobody(how: str) -> None:
    sim = Sim(down=(("nikto_watchman", "s15"),), hands=(HAND,), events=("ev_bad_footing",))
    token = sim.token("nikto_watchman")
    if how == "attack":
        sim.free("attack", 1)
        sim.do(f"attack@{token}")
    elif how == "ability":
        sim.do("play:vibro_knife@move", f"move:{MANDO}@s20", "ability")
    else:
        sim.put("move", "old_trade", disrupts=(2,))
        event_step(sim)
    assert token in sim.state.up and MANDO not in sim.state.damage


@pytest.mark.rule("MA-220", "MA-362")
def test_a_move_of_no_space_sets_off_no_sentry() -> None:
    sim = Sim(tokens=(("nikto_watchman", "s20"),))
    sim.free("move", 3)
    sim.do("done")
    assert not sim.state.damage
    sim.push(MayWalk(0, (MANDO,), 2, step="may_walk"))
    sim.do("on")
    assert not sim.state.damage


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
