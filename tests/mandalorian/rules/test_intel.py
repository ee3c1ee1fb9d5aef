"""The intel action (section 11)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import MANDO, Sim
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
