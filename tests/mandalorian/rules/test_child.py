"""The Child (section 30)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Enemies
from game.mandalorian.rules import child, tokens
from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, crisis_of

CARRY, SNATCH = "a_promise_broken.crisis.1", "a_promise_broken.crisis.2"
HANDS = (("old_trade", "patient_hunter", "long_patience", "vapor_tools"),)


def house(**data: Any) -> Sim:
    """Return a game of mission 2 with The Mandalorian and Kuiil."""
    return Sim("a_promise_broken", (MANDO, KUIIL), **data)


def hurt(sim: Sim, who: str = MANDO, n: int = 1) -> None:
    """Announce damage to a character."""
    sim.game.play(sim.state).hurt(who, n, "test")
    sim.push(sim.state.stack.pop())


@pytest.mark.rule("MA-331", "MA-021", "MA-332", "MA-330")
def test_whether_the_child_is_in_play_is_a_matter_of_the_mission() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "vibro_knife", "straight_line"),))
    sim.do("play:old_trade@move")
    assert sim.why(f"rescue@{MANDO}") == "MA-331"
    goals = {id: each.goal.child for id, each in CONTENT.missions.items()}
    assert not goals["the_asset"] and goals["a_promise_broken"] and goals["town_square"]


@pytest.mark.rule("MA-334", "MA-339", "MA-R05")
def test_a_defeated_carrier_leaves_the_child_in_its_space() -> None:
    sim = house(tokens=(("guild_hunter", "s17"),))
    token = sim.token("guild_hunter")
    sim.state.carrier = token
    sim.free("attack", 2)
    assert sim.why(f"rescue@{MANDO}") == "MA-338"
    sim.do(f"attack@{token}")
    assert (sim.state.carrier, sim.state.child) == ("", "s17")


@pytest.mark.rule("MA-334", "MA-338", "MA-R122")
def test_an_enemy_takes_the_child_and_reports_at_a_star() -> None:
    """One in its space, or else one beside it, unless somebody carries it."""
    foes = (("veteran_hunter", "s12"), ("veteran_hunter", "s06"), ("veteran_hunter", "s16"))
    sim = house(tokens=foes, child="s07", spaces={MANDO: "s18"})
    taken, other, far = (sim.token("veteran_hunter", n) for n in (1, 2, 3))
    crisis_of(sim, SNATCH)
    assert set(sim.keys()) == {f"snatch@{taken}", f"snatch@{other}"}
    assert sim.refused(f"snatch@{far}") == "MA-R122"
    sim.do(f"snatch@{taken}")
    assert (sim.state.carrier, sim.state.child, sim.state.spaces[taken]) == (taken, "", "s07")
    crisis_of(sim, SNATCH)
    assert sim.state.carrier == taken, "nobody takes it from a captor"
    crisis_of(sim, CARRY)
    (report,) = sim.of(e.ChildReported)
    assert (report.space, report.track, sim.state.track) == ("s01", 2, 2)
    assert (sim.state.carrier, sim.state.child) == ("", "s01")
    crisis_of(sim, CARRY)
    assert sim.state.track == 2, "nobody carries it"
    here = house(tokens=(*foes, ("slicer_droid", "s08")), child="s08")
    crisis_of(here, SNATCH)
    assert here.state.carrier == here.token("slicer_droid")
    crisis_of(here, CARRY)
    assert {key[-3:] for key in here.keys("carry")} == {"s02", "s06"}
    assert here.refused(f"carry:{here.state.carrier}@s12") == "MA-R122"
    mine = house(tokens=(("guild_hunter", "s16"),), child=MANDO)
    crisis_of(mine, SNATCH)
    assert mine.state.carrier == MANDO
    last = house(tokens=(("guild_hunter", "s01"),), child="s01", track=8)
    crisis_of(last, SNATCH)
    crisis_of(last, CARRY)
    assert last.state.lost == "track"


@pytest.mark.rule("MA-R83", "MA-346")
@pytest.mark.parametrize("first", ["block:defend@the_mandalorian", "take"])
def test_the_first_unblocked_point_makes_it_flee_once(first: str) -> None:
    sim = house(child=MANDO, plans={MANDO: ("defend",)})
    hurt(sim, n=2)
    found = sim.do(first)
    while sim.step != "act":
        key = "take" if sim.step == "hurting" else sim.keys()[0]
        found += sim.do(key)
    assert len([each for each in found if isinstance(each, e.ChildFled)]) == 1
    assert sim.state.damage[MANDO] == (1 if first.startswith("block") else 2)


@pytest.mark.rule("MA-R45", "MA-344")
@pytest.mark.parametrize("where, spaces", [("s09", {"s10"}), ("s20", {"s19"})])
def test_it_flees_by_terrain(where: str, spaces: set[str]) -> None:
    """Never across a wall, a locked door or an elevation; without a way out it stays there."""
    sim = house(child=MANDO, spaces={MANDO: where})
    hurt(sim)
    assert {sim.state.child} == spaces
    alone = house()
    play = alone.game.play(alone.state)
    assert child.refuges(play, MANDO) == play.walking.near["s16"]
    ship = Sim("six_minutes", spaces={MANDO: "s01"}, child=MANDO)
    hurt(ship)
    assert ship.state.child == "s01"


@pytest.mark.rule("MA-R79", "MA-110")
def test_the_child_stops_nobody_and_is_taken_by_no_enemy() -> None:
    sim = house(child="s17", tokens=(("guild_hunter", "s18"),))
    sim.free("move", 2)
    assert f"move:{MANDO}@s18" in sim.keys()
    sim.do("done")
    token = sim.token("guild_hunter")
    tokens.place(sim.game.play(sim.state), token, ("s18", "s17"))
    assert (sim.state.child, sim.state.carrier) == ("s17", "")


@pytest.mark.rule("MA-R80", "MA-333")
def test_a_carrier_takes_it_along() -> None:
    sim = house(child=MANDO)
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s18")
    assert (sim.state.carrier, sim.state.child) == (MANDO, "")


@pytest.mark.rule("MA-343", "MA-R84")
@pytest.mark.parametrize("first", ["flee", "retort"])
def test_the_current_player_orders_the_flight_and_the_answer_to_an_attack(first: str) -> None:
    """They happen at once; a fallen attacker's space is no refuge any more than others."""
    sim = house(
        seats=2, child=KUIIL, setup={"first": 0}, plans={KUIIL: ("return_fire",)},
        tokens=(("guild_hunter", "s17"),), spaces={KUIIL: "s16", MANDO: "s04"},
    )  # fmt: skip
    hunter = sim.token("guild_hunter")
    sim.state.step = "event"
    sim.push(Enemies(0, KUIIL, (), 1, 1, only=hunter, step="striking"))
    assert (sim.step, sim.seat) == ("sequence", 0)
    assert sim.refused("order@nothing") == "MA-343"
    sim.do(f"order@{first}")
    assert (sim.step, sim.seat) == ("retort", 1)
    assert sim.state.child == ("s17" if first == "flee" else "")
    sim.do(*sim.keys("use"))
    assert hunter not in sim.state.spaces
    assert set(sim.keys("flee")) == (set() if first == "flee" else {"flee@s11", "flee@s17"})


@pytest.mark.rule("MA-336", "MA-323")
def test_only_the_character_who_acts_rescues() -> None:
    sim = house(child="s16", hands=HANDS)
    sim.do("play:old_trade@plan")
    assert f"rescue@{KUIIL}" not in sim.keys()
    assert sim.refused(f"rescue@{KUIIL}") == "MA-336"
