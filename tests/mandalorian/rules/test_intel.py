"""The intel action (section 11)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import finish

MIGS = "migs_mayfeld"


@pytest.mark.rule("MA-144", "MA-145", "MA-147", "MA-R72")
def test_a_look_leaves_the_threat_facedown_in_its_space() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),), down=(("nikto_brawler", "s15"),))
    token = sim.token("nikto_brawler")
    sim.free("intel", 1)
    assert sim.keys("look") == [f"look@{token}"]
    sim.do(f"look@{token}")
    assert sim.state.spaces[token] == "s15" and token not in sim.state.up
    assert not sim.keys("push") and not sim.keys("look")


@pytest.mark.rule("MA-R72", "MA-354")
def test_looking_sets_off_no_mission_effect() -> None:
    sim = Sim("a_promise_broken", (MANDO, KUIIL), down=(("tracker", "s17"),))
    sim.free("intel", 1)
    sim.do(f"look@{sim.token('tracker')}")
    assert len(sim.state.spaces) == 1


@pytest.mark.rule("MA-146", "MA-R92", "MA-296")
def test_only_the_seat_that_looked_sees_the_face() -> None:
    sim = Sim(seats=2, down=(("nikto_brawler", "s15"),))
    token = sim.token("nikto_brawler")
    sim.free("intel", 1)
    sim.do(f"look@{token}")
    told = {each.to: each.threat for each in sim.of(e.TokenSeen)}
    assert told == {(0,): "nikto_brawler", (1,): ""}
    views = [str(sim.game.view(sim.state, seat)) for seat in (0, 1)]
    assert ["nikto_brawler" in each for each in views] == [True, False]


@pytest.mark.rule("MA-149", "MA-R19", "MA-144")
@pytest.mark.parametrize("strength, space", [(1, "s15"), (1, "s09"), (2, "s09")])
def test_an_enemy_is_moved_one_space_anywhere(strength: int, space: str) -> None:
    """Toward any space adjacent by terrain, also away from the characters."""
    sim = Sim(tokens=(("nikto_guard", space),))
    token = sim.token("nikto_guard")
    sim.free("intel", strength)
    near = sim.game.play(sim.state).walking.near[space]
    far = sim.game.play(sim.state).range("s20", space)
    assert far is not None
    expected = {f"push:{token}@{each}" for each in near} if far <= strength else set()
    assert set(sim.keys("push")) == expected
    if expected:
        assert sim.refused(f"push:{token}@s02") == "MA-R19"
        key = f"push:{token}@{near[-1]}"
        sim.do(key)
        assert sim.state.spaces[token] == near[-1] and not sim.keys("push")


@pytest.mark.rule("MA-150", "MA-195")
def test_a_facedown_threat_and_a_feature_are_not_moved() -> None:
    sim = Sim(tokens=(("medpac_1", "s15"),), down=(("nikto_guard", "s15"),))
    sim.free("intel", 4)
    assert not sim.keys("push")
    for threat in ("nikto_guard", "medpac_1"):
        assert sim.refused(f"push:{sim.token(threat)}@s20") == "MA-150"


@pytest.mark.rule("MA-151", "MA-186")
def test_intel_does_not_pass_a_locked_door_or_a_wall() -> None:
    sim = Sim(
        spaces={MANDO: "s09"},
        tokens=(("nikto_guard", "s03"),),
        down=(("asset", "s03"), ("empty_crate", "s15")),
    )
    sim.free("intel", 4)
    assert not sim.keys("push")
    assert sim.keys("look") == [f"look@{sim.token('empty_crate')}"]
    assert sim.why(f"look@{sim.token('asset')}") == "MA-186"
    wall = Sim(spaces={MANDO: "s14"}, down=(("nikto_guard", "s19"),))
    wall.free("intel", 2)
    assert not wall.keys("look")
    finish(wall)
    wall.free("intel", 3)
    assert wall.keys("look")


@pytest.mark.rule("MA-R20", "MA-219", "MA-353", "MA-359")
def test_an_enemy_moved_by_intel_hurts_and_disrupts_nobody() -> None:
    """Sentry beside a character, grapple leaving with one in its space, sabotage in a move."""
    for threat, start, goal in (
        ("rooftop_hunter", "s12", "s11"),
        ("trandoshan_hunter", "s16", "s11"),
        ("slicer_droid", "s12", "s11"),
    ):
        sim = Sim("a_promise_broken", (MANDO, KUIIL), tokens=((threat, start),))
        sim.free("intel", 2)
        sim.do(f"push:{sim.token(threat)}@{goal}")
        assert not sim.state.damage
        assert not any(sim.state.disrupts.values())


@pytest.mark.rule("MA-R80")
def test_an_enemy_moved_by_intel_takes_the_child_along() -> None:
    sim = Sim("a_promise_broken", (MANDO, KUIIL), tokens=(("guild_hunter", "s17"),))
    token = sim.token("guild_hunter")
    sim.state.carrier = token
    sim.free("intel", 1)
    sim.do(f"push:{token}@s18")
    assert (sim.state.carrier, sim.state.child) == (token, "")


@pytest.mark.rule("MA-144", "MA-167")
def test_a_card_may_look_at_more_but_not_look_and_move() -> None:
    sim = Sim(
        hands=(("tracking_fob", "old_trade", "vibro_knife", "patient_hunter"),),
        tokens=(("nikto_guard", "s15"),),
        down=(("nikto_brawler", "s15"), ("nikto_marksman", "s21")),
    )
    sim.do("play:tracking_fob@intel", f"look@{sim.token('nikto_brawler')}")
    assert sim.refused(f"push:{sim.token('nikto_guard')}@s20") == "MA-144"
    assert sim.keys("look") == [f"look@{sim.token('nikto_marksman')}"]
    sim.do(f"look@{sim.token('nikto_marksman')}")
    assert sim.state.at[IG] == "s20" and len(sim.state.seen) == 2


@pytest.mark.rule("MA-R96", "MA-145")
def test_a_threat_may_be_looked_at_again() -> None:
    """So an ability that reveals what was looked at can reveal what has been known before."""
    sim = Sim(
        "six_minutes",
        (MANDO, MIGS),
        down=(("mouse_droid", "s14"),),
        spaces={MANDO: "s13", MIGS: "s13"},
        hands=(("ex_imperial", "old_trade", "patient_hunter", "vibro_knife"),),
    )
    token = sim.token("mouse_droid")
    sim.state.seen = {token: (0,)}
    sim.do("play:ex_imperial@intel", f"look@{token}")
    assert sim.state.seen == {token: (0,)}, "a seat is noted once"
    sim.do("ability")
    assert token in sim.state.up
