"""Skill abilities, and additional and free actions (sections 13 and 14)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import CARA, GREEF, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, HAND, finish, total

HOUSE = "a_promise_broken"
KUIILS = ("vapor_tools", "field_repair", "long_patience", "said_and_done")
ROBOTS = ("nurse_program", "straight_line", "recalculate", "sensor_band")


@pytest.mark.rule("MA-162", "MA-163", "MA-165", "MA-164")
@pytest.mark.parametrize("slot, n", [("attack", 4), ("intel", 3)])
def test_a_bonus_counts_in_its_slot_alone(slot: str, n: int) -> None:
    sim = Sim(hands=(HAND,), tokens=(("nikto_chief", "s15"),), down=(("nikto_guard", "s15"),))
    sim.do(f"play:old_trade@{slot}")
    action = sim.game.play(sim.state).action
    assert action is not None and action.strength == n
    assert total(sim, slot) == 3


@pytest.mark.rule("MA-166", "MA-171")
@pytest.mark.parametrize("slot, usable", [("intel", True), ("plan", False)])
def test_an_ability_is_available_in_the_slot_it_names(slot: str, usable: bool) -> None:
    sim = Sim(
        HOUSE,
        (KUIIL, CARA),
        hands=(KUIILS,),
        disrupts={"attack": (2,)},
        down=(("guild_hunter", "s17"),),
    )
    sim.do(f"play:vapor_tools@{slot}")
    assert ("ability" in sim.keys()) is usable
    if not usable:
        assert sim.refused("ability") == "MA-171"
        assert "draw" in sim.keys()  # the action itself is performed all the same
        action = sim.game.play(sim.state).action
        assert action is not None and action.strength == 2


@pytest.mark.rule("MA-167", "MA-168", "MA-100")
@pytest.mark.parametrize("order", [("ability", "draw"), ("draw", "ability")])
def test_an_ability_comes_before_or_after_the_action_and_on_top_of_it(
    order: tuple[str, str],
) -> None:
    sim = Sim(HOUSE, (KUIIL, CARA), hands=(KUIILS,), damage={KUIIL: 2}, planning=("defend",))
    sim.do("play:field_repair@plan")
    assert sim.state.slots["plan"] == ("field_repair",)
    for key in order:
        sim.do(key)
        if key == "draw":
            sim.do("done")
    assert sim.state.damage == {KUIIL: 1}
    assert len(sim.state.piles["planning"]) == 2
    assert "ability" not in sim.keys()


@pytest.mark.rule("MA-169", "MA-170")
def test_an_ability_does_not_interrupt_the_action() -> None:
    """Neither while planning cards are chosen, nor on the way of a move."""
    sim = Sim(HOUSE, (KUIIL, CARA), hands=(KUIILS,), damage={KUIIL: 2})
    sim.do("play:field_repair@plan", "draw")
    assert sim.refused("ability") == "MA-166"
    move = Sim(
        HOUSE,
        (KUIIL, CARA),
        hands=(("blurrg_ride", *KUIILS[:3]),),
        damage={KUIIL: 1},
        tokens=(("medpac_2", "s17"),),
    )
    move.do("play:blurrg_ride@move", f"pass:{KUIIL}@s17")
    assert move.step == "may_walk"
    assert move.refused("ability") == "MA-166"


@pytest.mark.rule("MA-172", "MA-103")
def test_an_ability_is_optional() -> None:
    sim = Sim(HOUSE, (KUIIL, CARA), hands=(KUIILS,), damage={KUIIL: 2})
    sim.do("play:field_repair@plan", "done")
    assert sim.state.damage == {KUIIL: 2} and sim.state.plays == 1


@pytest.mark.rule("MA-172")
def test_a_modifier_may_be_set_aside() -> None:
    sim = Sim(
        hands=(("flamethrower", *HAND[:3]),),
        tokens=(("nikto_gunner", "s15"), ("nikto_chief", "s15")),
    )
    sim.do("play:flamethrower@attack", "plain", f"attack@{sim.token('nikto_gunner')}")
    assert sim.state.damage == {sim.token("nikto_gunner"): 3}


@pytest.mark.rule("MA-173")
def test_an_ability_is_carried_out_whole_but_for_what_may_be_done() -> None:
    """Drawing is not left out; the other character of Blurrg Ride may stay."""
    sim = Sim(hands=(ROBOTS,))
    sim.do("play:recalculate@plan", "ability")
    assert len(sim.state.hands[0]) == 4
    rude = Sim(
        hands=(("two_at_once", *ROBOTS[:3]),),
        tokens=(("nikto_guard", "s15"), ("nikto_chief", "s20"), ("nikto_gunner", "s19")),
    )
    rude.do("play:two_at_once@attack", f"attack@{rude.token('nikto_guard')}", "ability")
    assert rude.step == "dealing" and "on" not in rude.keys()
    assert rude.refused("on") == "MA-173"
    ride = Sim(HOUSE, (KUIIL, CARA), hands=(("blurrg_ride", *KUIILS[:3]),))
    ride.do("play:blurrg_ride@move", "ability")
    assert "on" in ride.keys()


@pytest.mark.rule("MA-173", "MA-286")
def test_a_draw_from_nothing_is_owed() -> None:
    sim = Sim(hands=(ROBOTS,))
    sim.state.slots["move"] = sim.state.decks["shared"]
    sim.state.decks["shared"] = ()
    sim.game.forget()
    sim.do("play:recalculate@plan", "ability")
    assert sim.state.owed == {0: 1}


@pytest.mark.rule("MA-174", "MA-185", "MA-R90")
def test_any_character_is_also_the_own_and_another_is_not() -> None:
    sim = Sim(hands=(ROBOTS,), damage={MANDO: 1, IG: 1})
    sim.do("play:nurse_program@plan", "ability")
    assert set(sim.keys()) == {f"heal@{MANDO}", f"heal@{IG}"}
    sim.do(f"heal@{IG}")
    assert sim.state.damage == {MANDO: 1}
    ride = Sim(HOUSE, (KUIIL, CARA), hands=(("blurrg_ride", *KUIILS[:3]),))
    ride.do("play:blurrg_ride@move", "ability")
    assert {key.partition("@")[0] for key in ride.keys("move")} == {f"move:{CARA}"}


@pytest.mark.rule("MA-173", "MA-160")
def test_the_player_of_another_character_decides_whether_and_where_it_moves() -> None:
    """With several such players, the one who plays the card says which of them."""
    hand = ("call_a_favor", "good_terms", "fair_split", "side_door")
    crew = (GREEF, CARA, KUIIL)
    sim = Sim(HOUSE, crew, seats=3, hands=(hand, (), ()))
    sim.do("play:call_a_favor@plan", "ability")
    assert (sim.step, sim.seat) == ("sending", 0)
    assert set(sim.keys()) == {f"send@{CARA}", f"send@{KUIIL}"}
    assert sim.refused(f"send@{GREEF}") == "MA-185"
    sim.do(f"send@{KUIIL}")
    assert (sim.step, sim.seat) == ("may_walk", 2)
    assert "on" in sim.keys() and {key.partition("@")[0] for key in sim.keys("move")} == {
        f"move:{KUIIL}"
    }
    shared = Sim(HOUSE, (GREEF, CARA), seats=3, mode="shared", hands=(hand, (), ()))
    shared.do("play:call_a_favor@plan", "ability")
    assert (shared.step, shared.seat) == ("may_walk", 0)


@pytest.mark.rule("MA-101", "MA-377", "MA-105", "MA-210")
def test_the_actions() -> None:
    assert CONTENT.slots["the_asset"] == ("move", "attack", "intel", "plan")
    assert {CONTENT.slots[each][4] for each in ("six_minutes", "town_square")} == {"slice", "cut"}
    sim = Sim(hands=(HAND,), tokens=(("nikto_guard", "s15"),))
    sim.do("play:old_trade@intel")
    assert sim.refused(f"attack@{sim.token('nikto_guard')}") == "MA-105"


@pytest.mark.rule("MA-168", "MA-106", "MA-R81")
def test_an_ability_after_the_move_follows_a_move_of_no_space() -> None:
    """A move may be of 0 spaces; it is performed, though it is no movement."""
    sim = Sim(hands=(HAND,), tokens=(("nikto_guard", "s15"), ("nikto_watchman", "s19")))
    sim.do("play:vibro_knife@move", f"move:{MANDO}@s20")
    assert not sim.of(e.Moved) and not sim.state.damage
    sim.do("ability", f"hit@{sim.token('nikto_guard')}")
    assert sim.state.damage == {sim.token("nikto_guard"): 1}
    plain = Sim(hands=(HAND,))
    plain.do("play:patient_hunter@move")
    assert plain.refused(f"move:{MANDO}@s20") == "MA-106"


# --- additional and free actions ------------------------------------------------------------------


@pytest.mark.rule("MA-175", "MA-176", "MA-177", "MA-182", "MA-178", "MA-R93")
@pytest.mark.parametrize("early", [True, False])
def test_an_additional_action_takes_a_card_and_another_slot(early: bool) -> None:
    """And the two compulsory actions remain."""
    sim = Sim(hands=(HAND,), plans={MANDO: ("push_on",)})
    if early:
        sim.do(f"use:push_on@{MANDO}")
    sim.do(
        "play:patient_hunter@plan", "done", "play:vibro_knife@move", *([] if early else ["done"])
    )
    if not early:
        assert sim.step == "act"
        sim.do(f"use:push_on@{MANDO}")
    else:
        sim.do("done")
    assert sim.step == "act" and sim.refused("end") == "MA-096"
    assert sim.refused("play:old_trade@plan") == "MA-102"
    sim.do("play:old_trade@attack")
    finish(sim)
    assert sim.state.turn == 2


@pytest.mark.rule("MA-R16")
def test_an_additional_action_that_cannot_be_played_is_lost() -> None:
    sim = Sim(hands=(("patient_hunter", "vibro_knife"),), plans={MANDO: ("push_on",)})
    sim.do(
        f"use:push_on@{MANDO}", "play:patient_hunter@plan", "done", "play:vibro_knife@move", "done"
    )
    assert sim.state.turn == 2


@pytest.mark.rule("MA-R11", "MA-096")
def test_who_holds_too_few_cards_plays_as_many_as_possible() -> None:
    sim = Sim(hands=(("patient_hunter",),))
    sim.do("play:patient_hunter@plan", "done")
    assert sim.state.turn == 2
    empty = Sim(hands=((),))
    assert empty.state.turn >= 1


@pytest.mark.rule("MA-179", "MA-180", "MA-181", "MA-182", "MA-R15", "MA-R62")
@pytest.mark.parametrize("first", [True, False])
def test_a_free_action_repeats_an_action_and_fills_no_slot(first: bool) -> None:
    sim = Sim(hands=(HAND,), plans={IG: ("quick_exit",)})
    free = (f"use:quick_exit@{IG}", f"move:{IG}@s15")
    normal = ("play:patient_hunter@move", f"move:{MANDO}@s19")
    for key in (*free, *normal) if first else (*normal, *free):
        sim.do(key)
    assert (sim.state.at[IG], sim.state.at[MANDO]) == ("s15", "s19")
    assert sim.state.plays == 1 and sim.state.slots["move"] == ("patient_hunter",)
    assert total(sim, "move") == 2


@pytest.mark.rule("MA-R14", "MA-391")
def test_every_action_with_a_slot_can_be_free() -> None:
    sim = Sim("six_minutes", spaces={MANDO: "s02"})
    for action in CONTENT.slots["six_minutes"]:
        sim.free(action, 3)
        finish(sim)
    sim.free("slice", 3)
    assert sim.state.at[MANDO] == "s02" and not sim.state.slots["slice"]
