"""The Child (section 30)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Enemies
from game.mandalorian.rules import child, tokens
from tests.mandalorian.bench import IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, crisis_of, due, finish, rest

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


@pytest.mark.rule("MA-354", "MA-356", "MA-335", "MA-191")
def test_the_token_of_the_child_is_turned_up() -> None:
    """A mission effect on a feature: The Child is in its space, carried by nobody."""
    sim = house(down=(("child_token", "s17"),), reserve=("veteran_hunter",))
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s17")
    while sim.step == "spawning":
        sim.do(sim.keys()[0])
    assert (sim.state.child, sim.state.carrier) == ("s17", "")
    assert sim.on_map("child_token") == 0 and sim.on_map("veteran_hunter") == 1


@pytest.mark.rule("MA-336", "MA-333", "MA-R81")
@pytest.mark.parametrize("slot", ["move", "attack", "intel", "plan"])
def test_any_action_in_its_space_may_rescue(slot: str) -> None:
    """Also one that changes nothing."""
    sim = house(child="s16", hands=HANDS)
    assert not sim.keys("rescue")
    sim.do(f"play:old_trade@{slot}", f"rescue@{MANDO}")
    assert (sim.state.child, sim.state.carrier) == ("", MANDO)
    sim.do("done") if sim.step == "acting" else None
    assert not sim.of(e.ActionDeclined)


@pytest.mark.rule("MA-336", "MA-R81")
def test_a_free_action_rescues_too_and_another_space_does_not() -> None:
    sim = house(child="s16")
    sim.free("plan", 1)
    assert f"rescue@{MANDO}" in sim.keys()
    far = house(child="s17", hands=HANDS)
    far.do("play:old_trade@plan")
    assert far.refused(f"rescue@{MANDO}") == "MA-336"


@pytest.mark.rule("MA-337")
@pytest.mark.parametrize("how", ["on the way", "on arrival"])
def test_the_rescue_happens_at_any_point_of_the_action(how: str) -> None:
    sim = house(child="s17", hands=HANDS)
    sim.do("play:old_trade@move")
    if how == "on the way":
        sim.do(f"pass:{MANDO}@s17", f"rescue@{MANDO}", f"move:{MANDO}@s18")
        assert sim.state.at[MANDO] == "s18"
    else:
        sim.do(f"move:{MANDO}@s17", f"rescue@{MANDO}")
    assert sim.state.carrier == MANDO


@pytest.mark.rule("MA-338", "MA-341")
@pytest.mark.parametrize("carrier", ["character", "enemy"])
def test_who_is_carried_is_not_rescued(carrier: str) -> None:
    sim = house(child=KUIIL, hands=HANDS, tokens=(("guild_hunter", "s16"),))
    if carrier == "enemy":
        sim.state.carrier = sim.token("guild_hunter")
    sim.do("play:old_trade@plan")
    assert sim.refused(f"rescue@{MANDO}") == "MA-338"


@pytest.mark.rule("MA-334", "MA-339", "MA-R05")
def test_a_defeated_carrier_leaves_the_child_in_its_space() -> None:
    sim = house(tokens=(("guild_hunter", "s17"),))
    token = sim.token("guild_hunter")
    sim.state.carrier = token
    sim.free("attack", 2)
    sim.do(f"attack@{token}")
    assert (sim.state.carrier, sim.state.child) == ("", "s17")


@pytest.mark.rule("MA-340", "MA-341")
def test_the_child_is_neither_dropped_nor_handed_over() -> None:
    """No verb of any step does that."""
    sim = house(child=MANDO, hands=HANDS)
    assert {key.partition(":")[0].partition("@")[0] for key in sim.keys()} == {"play"}
    sim.do("play:old_trade@plan")
    assert {key.partition("@")[0] for key in sim.keys()} == {"draw", "done"}


@pytest.mark.rule("MA-342", "MA-R46", "MA-R85")
def test_a_child_that_fled_is_not_rescued_before_the_turn_is_over() -> None:
    """By nobody; the next turn of the same player is a new one."""
    sim = house(child=MANDO, hands=HANDS, spaces={KUIIL: "s17"})
    hurt(sim)
    sim.do("flee@s17")
    sim.do("play:long_patience@plan")
    assert sim.refused(f"rescue@{KUIIL}") == "MA-342"
    sim.do("draw", "done") if "draw" in sim.keys() else None
    finish(sim)
    sim.do("play:vapor_tools@move", "done")
    rest(sim)
    assert sim.state.turn == 2 and not sim.state.fled
    sim.do(
        next(
            key
            for key in sim.keys("play")
            if CONTENT.skills[key.partition(":")[2].partition("@")[0]].character == KUIIL
        )
    )
    assert f"rescue@{KUIIL}" in sim.keys()


@pytest.mark.rule("MA-343", "MA-344", "MA-346")
@pytest.mark.parametrize("blocked", [True, False])
def test_the_child_flees_from_damage_that_is_not_blocked(blocked: bool) -> None:
    sim = house(child=MANDO, plans={MANDO: ("defend",)})
    hurt(sim)
    sim.do(f"block:defend@{MANDO}" if blocked else "take")
    if blocked:
        assert sim.state.carrier == MANDO and sim.step == "act"
    else:
        assert set(sim.keys()) == {"flee@s11", "flee@s17"}
        sim.do("flee@s11")
        assert (sim.state.carrier, sim.state.child, sim.state.fled) == ("", "s11", True)


@pytest.mark.rule("MA-343", "MA-348")
def test_damage_to_others_makes_nobody_flee() -> None:
    sim = house(child=MANDO)
    hurt(sim, KUIIL)
    assert sim.state.carrier == MANDO and sim.step == "act"
    loose = house(child="s17")
    hurt(loose)
    assert loose.state.child == "s17" and not loose.state.fled


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


@pytest.mark.rule("MA-345", "MA-406", "MA-R44", "MA-407")
def test_it_flees_to_an_enemy_or_a_facedown_threat_and_turns_up_nothing() -> None:
    sim = house(child=MANDO, down=(("guild_hunter", "s17"),), tokens=(("medpac_2", "s11"),))
    hurt(sim)
    assert sim.state.child == "s17"
    assert not sim.state.up.get(sim.token("guild_hunter"))


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


@pytest.mark.rule("MA-347", "MA-348", "MA-345")
def test_an_event_makes_it_flee_without_damage() -> None:
    sim = due(
        5,
        events=("ev_bad_footing",),
        mission="a_promise_broken",
        characters=(MANDO, KUIIL),
        child=MANDO,
        tokens=(("guild_hunter", "s17"),),
        pool=(1, 1),
    )
    rest(sim)
    assert sim.state.child == "s17" and not sim.state.damage
    loose = due(
        5,
        events=("ev_bad_footing",),
        mission="a_promise_broken",
        characters=(MANDO, KUIIL),
        child="s18",
        pool=(1, 1),
    )
    rest(loose)
    assert loose.state.child == "s18" and not loose.state.fled


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


@pytest.mark.rule("MA-R82")
def test_enemies_in_its_space_prevent_no_rescue() -> None:
    sim = house(child="s17", tokens=(("guild_hunter", "s17"),), hands=HANDS)
    sim.do("play:old_trade@move", f"move:{MANDO}@s17", f"rescue@{MANDO}")
    assert sim.state.carrier == MANDO


@pytest.mark.rule("MA-R84", "MA-406")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("mode", ["normal", "shared"])
def test_the_player_of_the_carrier_chooses_where_it_flees(first: int, mode: str) -> None:
    """In any turn; shared characters are led by the player whose turn it is."""
    sim = house(seats=2, mode=mode, child=MANDO, setup={"first": first})
    hurt(sim)
    assert (sim.step, sim.seat) == ("fleeing", first if mode == "shared" else 0)


@pytest.mark.rule("MA-R84", "MA-347")
def test_the_player_of_the_carrier_chooses_also_if_a_card_makes_it_flee() -> None:
    sim = house(seats=2, child=MANDO, setup={"first": 1})
    child.flee(sim.game.play(sim.state))
    sim.push(sim.state.stack.pop())
    assert (sim.step, sim.seat) == ("fleeing", 0)


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


@pytest.mark.rule("MA-343")
def test_no_order_is_asked_for_an_attacker_out_of_the_way() -> None:
    sim = house(
        seats=2, child=KUIIL, plans={KUIIL: ("return_fire",)},
        tokens=(("guild_hunter", "s18"),), spaces={KUIIL: "s16", MANDO: "s04"},
    )  # fmt: skip
    sim.state.step = "event"
    sim.push(Enemies(0, KUIIL, (), 2, 1, only=sim.token("guild_hunter"), step="striking"))
    assert sim.step == "fleeing"


@pytest.mark.rule("MA-336", "MA-323")
def test_only_the_character_who_acts_rescues() -> None:
    sim = house(child="s16", hands=HANDS)
    sim.do("play:old_trade@plan")
    assert f"rescue@{KUIIL}" not in sim.keys()
    assert sim.refused(f"rescue@{KUIIL}") == "MA-336"


@pytest.mark.rule("MA-331", "MA-409")
def test_in_mission_four_the_first_character_begins_with_it() -> None:
    sim = Sim("town_square", (IG, MANDO))
    assert sim.state.carrier == IG
    crisis_of(sim, "town_square.crisis.0")
    assert sim.on_map("moff_gideon") == 1
