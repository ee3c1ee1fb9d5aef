"""The move action and movement of every kind (sections 8 and 9)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import MayWalk
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, finish, setup

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


@pytest.mark.rule("MA-113", "MA-115", "MA-R73")
def test_all_facedown_threats_of_a_space_are_flipped_at_once_and_stop() -> None:
    """Features that were facedown when the movement began stop it as well."""
    sim = Sim(down=(("empty_crate", "s15"), ("empty_strongbox", "s15")))
    sim.free("move", 2)
    assert "s09" not in ends(sim)
    sim.do(f"move:{MANDO}@s15")
    assert len(sim.of(e.TokenFlipped)) == 2
    assert sim.state.at[MANDO] == "s15" and not sim.keys("move")


@pytest.mark.rule("MA-114", "MA-113", "MA-R23", "MA-216")
def test_movement_of_an_ability_follows_the_rules_of_movement() -> None:
    """Blurrg Ride moves another character, who stops, reveals and is hurt as in a move action."""
    sim = Sim(
        HOUSE,
        (KUIIL, CARA),
        hands=(("blurrg_ride", "long_patience", "vapor_tools", "field_repair"),),
        down=(("rooftop_hunter", "s17"),),
    )
    sim.do("play:blurrg_ride@move", "ability")
    assert set(sim.keys("move")) == {f"move:{CARA}@s11", f"move:{CARA}@s17"}
    sim.do(f"move:{CARA}@s17")
    assert sim.of(e.TokenFlipped) and sim.state.damage == {CARA: 1}


@pytest.mark.rule("MA-114", "MA-351", "MA-R23")
def test_grapple_hurts_in_movement_of_every_kind() -> None:
    sim = Sim(HOUSE, (KUIIL, CARA), tokens=(("trandoshan_hunter", "s16"),))
    sim.push(MayWalk(0, (CARA,), 1, step="may_walk"))
    sim.do(f"move:{CARA}@s17")
    assert sim.state.damage == {CARA: 1} and sim.state.at[CARA] == "s17"


@pytest.mark.rule("MA-R23", "MA-204", "MA-216")
def test_a_movement_that_ends_where_it_began_is_one() -> None:
    sim = Sim(tokens=(("nikto_watchman", "s20"), ("medpac_1", "s15")), damage={MANDO: 1})
    sim.free("move", 2)
    sim.do(f"pass:{MANDO}@s15", f"feature:{sim.token('medpac_1')}@{MANDO}", f"move:{MANDO}@s20")
    assert sim.state.at[MANDO] == "s20"
    assert sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-204", "MA-R21", "MA-337")
def test_a_movement_that_ends_in_passing_is_ended() -> None:
    """Stopping after a pause in the way: sentries beside that space hurt."""
    sim = Sim(tokens=(("nikto_watchman", "s09"), ("medpac_1", "s15")), damage={MANDO: 1})
    sim.free("move", 3)
    sim.do(f"pass:{MANDO}@s15")
    assert sim.state.damage == {MANDO: 1}
    finish(sim)
    assert sim.state.damage == {MANDO: 2}


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


@pytest.mark.rule("MA-120", "MA-122", "MA-126", "MA-128", "MA-186", "MA-187", "MA-188")
@pytest.mark.parametrize(
    "start, there, far",
    [("s14", "s19", 3), ("s09", "s03", None), ("s13", "s07", 1), ("s14", "s15", 1)],
    ids=["around a wall", "locked door", "elevation", "thin line"],
)
def test_borders_and_range(start: str, there: str, far: int | None) -> None:
    """Counted for the attack of a character and of an enemy alike (MA-R13)."""
    sim = Sim(spaces={MANDO: start}, tokens=(("nikto_guard", there),))
    if far is not None:
        assert sim.game.play(sim.state).range(start, there) == far
    sim.free("attack", 1)
    assert bool(sim.keys("attack")) is (far == 1)


@pytest.mark.rule("MA-124", "MA-R77", "MA-121", "MA-122")
def test_an_unlocked_door_is_open_for_good() -> None:
    sim = Sim(spaces={MANDO: "s09"}, tokens=(("door_control", "s09"),), seats=2)
    sim.do(f"feature:{sim.token('door_control')}@{MANDO}")
    assert sim.state.doors == [1]
    sim.free("move", 1)
    assert "s03" in ends(sim)
    sim.do("done")
    assert sim.game.play(sim.state).range("s09", "s03") == 1
    assert sim.state.doors == [1]


@pytest.mark.rule("MA-123", "MA-202")
def test_how_a_door_is_unlocked_is_a_matter_of_the_mission() -> None:
    """By an intel action of 3 in mission 2, by the green slot in mission 3."""
    sim = Sim(HOUSE, (KUIIL, CARA), spaces={KUIIL: "s08"})
    sim.free("intel", 3)
    assert sim.keys("unlock") == ["unlock@1"]
    sim.do("unlock@1")
    assert sim.state.doors == [1]
    asset = Sim(spaces={MANDO: "s09"})
    asset.free("intel", 4)
    assert not asset.keys("unlock")


@pytest.mark.rule("MA-130", "MA-131", "MA-129")
def test_the_color_of_a_star_matters_only_where_it_is_named() -> None:
    """No deed of the box names one, so that every star is a star."""
    sim = Sim()
    assert sim.game.play(sim.state).map.stars == ("s07", "s12", "s22")


@pytest.mark.rule("MA-132", "MA-133", "MA-134", "MA-R12")
def test_what_is_no_border_is_no_way() -> None:
    """Forbidden areas are no spaces: nothing leads into them, and squares that only touch at a
    corner are no neighbors."""
    for content in Sim().game.content.maps.values():
        joined = {frozenset((edge.a, edge.b)) for edge in content.grid.edges}
        for space, near in content.anyhow.near.items():
            assert {frozenset((space, each)) for each in near} <= joined
    assert "s21" not in Sim().game.play(Sim().state).ranging.near["s15"]


@pytest.mark.rule("MA-R76", "MA-R75", "MA-352")
def test_grapple_on_the_way_does_not_end_a_move() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), tokens=(("trandoshan_hunter", "s16"),))
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s12")
    kinds = [type(each) for each in sim.events if isinstance(each, e.Hurt | e.Moved)]
    assert kinds == [e.Hurt, e.Moved, e.Moved]
    assert sim.state.at[MANDO] == "s12"


@pytest.mark.rule("MA-107", "MA-351", "MA-R75")
def test_a_way_past_enemies_avoids_a_grapple_if_it_can() -> None:
    """Rising Phoenix passes enemies: of two ways within its strength the one without a grapple is
    taken."""
    sim = Sim(
        HOUSE,
        (MANDO, KUIIL),
        hands=(("rising_phoenix", "old_trade", "vibro_knife", "patient_hunter"),),
        tokens=(("trandoshan_hunter", "s11"), ("trandoshan_hunter", "s17")),
        spaces={MANDO: "s16"},
    )
    for blocked, goal in (("s11", "s12"), ("s17", "s18")):
        other = Sim(
            HOUSE,
            (MANDO, KUIIL),
            hands=(("rising_phoenix", "old_trade", "vibro_knife", "patient_hunter"),),
            tokens=(("trandoshan_hunter", blocked),),
        )
        other.do("play:rising_phoenix@move")
        assert f"move:{MANDO}@{goal}" in other.keys()
    sim.do("play:rising_phoenix@move", f"move:{MANDO}@s12")
    assert sim.state.damage == {MANDO: 1}
    square = Sim(
        "town_square",
        (MANDO, IG),
        hands=(("rising_phoenix", "old_trade", "vibro_knife", "patient_hunter"),),
        tokens=(("shock_trooper", "s08"),),
        spaces={MANDO: "s07"},
        child=IG,
    )
    square.do("play:rising_phoenix@move", f"move:{MANDO}@s09")
    assert square.state.at[MANDO] == "s09" and not square.state.damage


@pytest.mark.rule("MA-112", "MA-R10")
def test_a_second_card_is_chosen_after_the_first_action() -> None:
    sim = Sim(hands=(HAND,))
    sim.do("play:patient_hunter@move")
    assert sim.refused("play:old_trade@attack") == "MA-100"
    sim.do("done")
    assert "play:old_trade@attack" in sim.keys()


def test_the_kit_makes_a_setup() -> None:
    assert setup(2)["mode"] == "normal"
