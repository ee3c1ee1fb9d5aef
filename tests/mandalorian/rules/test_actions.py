"""The actions: Move, Attack, Intel and Plan."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import MayWalk
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, finish, setup

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


FOUR = ("defend", "push_on", "quick_exit", "second_look")


def drawing(n: int = 3, who: str = MANDO, **data: object) -> Sim:
    """Return a game in which planning cards have just been drawn."""
    sim = Sim(planning=FOUR, **data)  # type: ignore[arg-type]
    sim.free("plan", n, who)
    sim.do("draw")
    return sim


@pytest.mark.rule("MA-154", "MA-160", "MA-158", "MA-320")
def test_one_card_is_kept_and_the_rest_discarded_faceup() -> None:
    sim = drawing()
    sim.do(f"keep:push_on@{MANDO}")
    assert not sim.keys("keep")
    sim.do("done")
    assert sim.state.plans == {MANDO: ("push_on",), IG: ()}
    assert sorted(sim.state.piles["planning"]) == ["defend", "quick_exit"]
    assert "push_on" in str(sim.game.view(sim.state, None))


@pytest.mark.rule("MA-157", "MA-R35")
def test_one_other_card_may_go_back_on_top() -> None:
    sim = drawing()
    sim.do("top:quick_exit")
    assert not sim.keys("top")
    assert f"keep:quick_exit@{MANDO}" not in sim.keys()
    sim.do(f"keep:defend@{MANDO}", "done")
    assert sim.state.decks["planning"][-1] == "quick_exit"
    assert sim.state.piles["planning"] == ("push_on",)


@pytest.mark.rule("MA-285", "MA-R38")
def test_no_planning_cards_at_all() -> None:
    sim = Sim()
    kept = sim.state.decks["planning"]
    sim.state.decks["planning"] = ()
    sim.state.plans[IG] = kept
    sim.state.child = "s20"  # something else to do, so that the action asks
    sim.free("plan", 2)
    assert sim.refused("draw") == "MA-R38"


@pytest.mark.rule("MA-159", "MA-R36", "MA-178")
def test_a_card_is_used_when_it_says_and_is_discarded() -> None:
    sim = Sim(hands=(HAND,), plans={MANDO: ("push_on", "defend", "loose_wires")})
    assert sim.keys("use") == [f"use:push_on@{MANDO}"]
    for card in ("defend", "loose_wires"):
        assert sim.refused(f"use:{card}@{MANDO}") == "MA-159"
    assert sim.refused(f"use:quick_exit@{MANDO}") == "MA-160"
    sim.do(f"use:push_on@{MANDO}")
    assert sim.state.piles["planning"] == ("push_on",)
    assert "push_on" not in sim.state.plans[MANDO]
