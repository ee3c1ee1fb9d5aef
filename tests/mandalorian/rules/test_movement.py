"""The move action and movement of every kind (sections 8 and 9)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import MayWalk
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, setup

HOUSE = "a_promise_broken"


def ends(sim: Sim, who: str = MANDO) -> set[str]:
    """Return the spaces where the movement may end."""
    return {key.partition("@")[2] for key in sim.keys("move") if key.startswith(f"move:{who}@")}


@pytest.mark.rule("MA-106", "MA-107", "MA-097", "MA-005")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_a_move_of_up_to_its_strength_over_adjacent_spaces(strength: int) -> None:
    sim = Sim()
    sim.free("move", strength)
    ways = sim.game.play(sim.state).walking
    assert ends(sim) == set(ways.within("s20", strength)) - {"s20"}
    far = next(each for each in ways.within("s20", strength) if ways.apart("s20", each) == strength)
    sim.do(f"move:{MANDO}@{far}")
    steps = sim.of(e.Moved)
    assert len(steps) == strength
    assert all(each.space in ways.near[each.start] for each in steps)


@pytest.mark.rule("MA-106", "MA-220", "MA-362", "MA-R81")
def test_a_move_may_be_of_no_space() -> None:
    sim = Sim(tokens=(("nikto_watchman", "s20"),))
    sim.free("move", 2)
    sim.do("done")
    assert sim.state.at[MANDO] == "s20" and not sim.state.damage


@pytest.mark.rule("MA-108", "MA-373")
@pytest.mark.parametrize("up", [True, False])
def test_an_enemy_and_a_facedown_threat_end_a_movement(up: bool) -> None:
    laid = (("nikto_guard", "s15"),)
    sim = Sim(tokens=laid if up else (), down=() if up else laid)
    sim.free("move", 3)
    assert "s15" in ends(sim)
    assert {"s09", "s14", "s16"} & ends(sim) == {"s16"}  # s16 by way of s21
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.at[MANDO] == "s15" and not sim.keys("move")


@pytest.mark.rule("MA-109", "MA-110", "MA-111", "MA-206")
def test_characters_and_faceup_features_stop_nobody() -> None:
    sim = Sim(tokens=(("empty_crate", "s15"), ("medpac_1", "s15")), spaces={IG: "s15"})
    sim.free("move", 2)
    assert {"s09", "s14", "s16", "s15"} <= ends(sim)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.at == {MANDO: "s15", IG: "s15"}


@pytest.mark.rule("MA-112", "MA-374", "MA-111", "MA-257")
def test_leaving_the_space_of_an_enemy_is_free() -> None:
    sim = Sim(tokens=(("nikto_guard", "s20"), ("nikto_brawler", "s20")))
    sim.free("move", 2)
    assert "s09" in ends(sim)
    sim.do(f"move:{MANDO}@s09")
    assert not sim.state.damage


@pytest.mark.rule("MA-114", "MA-351", "MA-R23")
def test_grapple_hurts_in_movement_of_every_kind() -> None:
    sim = Sim(HOUSE, (KUIIL, CARA), tokens=(("trandoshan_hunter", "s16"),))
    sim.push(MayWalk(0, (CARA,), 1, step="may_walk"))
    sim.do(f"move:{CARA}@s17")
    assert sim.state.damage == {CARA: 1} and sim.state.at[CARA] == "s17"


# --- terrain --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-117", "MA-118", "MA-119", "MA-121", "MA-125", "MA-127", "MA-116")
@pytest.mark.parametrize(
    "start, beyond, allowed",
    [("s14", "s15", True), ("s14", "s19", False), ("s09", "s03", False), ("s13", "s07", False)],
    ids=["thin line", "wall", "locked door", "elevation"],
)
def test_borders_and_movement(start: str, beyond: str, allowed: bool) -> None:
    """For characters and for enemies that are pushed or move in an event."""
    sim = Sim(spaces={MANDO: start}, tokens=(("nikto_guard", start),))
    sim.free("move", 1)
    assert (beyond in ends(sim)) is allowed
    sim.do("done")
    sim.free("intel", 1)
    pushed = f"push:{sim.token('nikto_guard')}@{beyond}"
    assert (pushed in sim.keys()) is allowed
    assert (beyond in sim.game.play(sim.state).walking.near[start]) is allowed


@pytest.mark.rule("MA-130", "MA-131", "MA-129")
def test_the_color_of_a_star_matters_only_where_it_is_named() -> None:
    """No deed of the box names one, so that every star is a star."""
    sim = Sim()
    assert sim.game.play(sim.state).map.stars == ("s07", "s12", "s22")


@pytest.mark.rule("MA-R76", "MA-R75", "MA-352")
def test_grapple_on_the_way_does_not_end_a_move() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), tokens=(("trandoshan_hunter", "s16"),))
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s12")
    kinds = [type(each) for each in sim.events if isinstance(each, e.Hurt | e.Moved)]
    assert kinds == [e.Hurt, e.Moved, e.Moved]
    assert sim.state.at[MANDO] == "s12"


@pytest.mark.rule("MA-112", "MA-R10")
def test_a_second_card_is_chosen_after_the_first_action() -> None:
    sim = Sim(hands=(HAND,))
    sim.do("play:patient_hunter@move")
    assert sim.refused("play:old_trade@attack") == "MA-100"
    sim.do("done")
    assert "play:old_trade@attack" in sim.keys()


def test_the_kit_makes_a_setup() -> None:
    assert setup(2)["mode"] == "normal"
