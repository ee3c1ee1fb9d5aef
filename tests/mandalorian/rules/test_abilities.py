"""Skill abilities, and additional and free actions (sections 13 and 14)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import CARA, GREEF, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, HAND, finish, total

HOUSE = "a_promise_broken"
KUIILS = ("vapor_tools", "field_repair", "long_patience", "said_and_done")
ROBOTS = ("nurse_program", "straight_line", "recalculate", "sensor_band")


@pytest.mark.rule("MA-169", "MA-170")
def test_an_ability_does_not_interrupt_the_action() -> None:
    """Neither while planning cards are chosen, nor on the way of a move."""
    sim = Sim(HOUSE, (KUIIL, CARA), hands=(KUIILS,), damage={KUIIL: 2})
    sim.do("play:field_repair@plan", "draw")
    assert sim.refused("ability") == "MA-100"
    move = Sim(
        HOUSE, (KUIIL, CARA), hands=(("blurrg_ride", *KUIILS[:3]),), damage={KUIIL: 1},
        tokens=(("medpac_2", "s17"),),
    )  # fmt: skip
    move.do("play:blurrg_ride@move", f"pass:{KUIIL}@s17")
    assert move.step == "may_walk"
    assert move.refused("ability") == "MA-170"


@pytest.mark.rule("MA-169", "MA-170", "MA-168", "MA-216")
def test_an_ability_that_says_so_interrupts_a_move() -> None:
    """At the start, on the way or at the end, once; sentries act at the end of the move alone."""
    knife = ("vibro_knife", "old_trade", "patient_hunter", "rising_phoenix")

    def begun(foe: str, **data: Any) -> tuple[Sim, str]:
        sim = Sim(hands=(knife,), **data)
        sim.do("play:vibro_knife@move")
        return sim, sim.token(foe)

    watch = {"tokens": (("nikto_watchman", "s16"),)}
    sim, foe = begun("nikto_watchman", **watch)
    assert sim.refused("ability") == "MA-173" and not sim.keys("pass:the_mandalorian@s19")
    sim.do(f"pass:{MANDO}@s21", "ability")
    assert sim.refused("ability") == "MA-167"
    sim.do(f"move:{MANDO}@s22")
    assert sim.state.damage == {foe: 1}
    sim, foe = begun("nikto_watchman", **watch)
    sim.do(f"move:{MANDO}@s21", "ability")
    assert sim.state.damage == {foe: 1, MANDO: 1}
    sim, foe = begun("nikto_watchman", tokens=(("nikto_watchman", "s15"),))
    sim.do("ability")
    assert sim.refused("ability") == "MA-167" and f"move:{MANDO}@s22" in sim.keys()
    sim, foe = begun("nikto_watchman", **watch)
    sim.state.damage[foe] = 2
    sim.do(f"pass:{MANDO}@s21", "ability", "on")
    assert not sim.state.damage and not sim.on_map("nikto_watchman")
    sim, foe = begun("nikto_brawler", down=(("nikto_brawler", "s16"),))
    sim.do(f"pass:{MANDO}@s21", "ability", f"move:{MANDO}@s22")
    assert sim.state.at[MANDO] == "s22" and foe in sim.state.up


@pytest.mark.rule("MA-173", "MA-286")
def test_a_draw_from_nothing_is_owed() -> None:
    sim = Sim(hands=(ROBOTS,))
    sim.state.slots["move"] = sim.state.decks["shared"]
    sim.state.decks["shared"] = ()
    sim.game.forget()
    sim.do("play:recalculate@plan", "ability")
    assert sim.state.owed == {0: 1}


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


@pytest.mark.rule("MA-369", "MA-370", "MA-371", "MA-R37", "MA-R81", "MA-368")
def test_a_slot_that_does_nothing_below_4() -> None:
    """A planning card may raise the strength; a weak card only fills the slot."""
    hand = ("old_trade", "rising_phoenix", "patient_hunter", "vibro_knife")

    def played(card: str, track: int = 2, **data: Any) -> Sim:
        sim = Sim("last_shuttle_compound", (MANDO, IG), hands=(hand,), track=track, **data)
        sim.do(f"play:{card}@signal")
        return sim

    strong = played("rising_phoenix")
    (lowered,) = [each for each in strong.do("work") if isinstance(each, e.TrackLowered)]
    assert (lowered.n, lowered.track, strong.state.track) == (1, 1, 1)
    weak = played("old_trade", plans={MANDO: ("defend", "steady_hands")})
    assert weak.refused("work") == "MA-369"
    weak.do(f"use:steady_hands@{MANDO}", "work")
    assert weak.state.track == 1
    only = played("old_trade")
    assert only.state.track == 2 and only.state.slots["signal"] == ("old_trade",)
    assert played("rising_phoenix", track=0).step == "act", "there is nothing to take back"


# --- additional and free actions ------------------------------------------------------------------


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


@pytest.mark.rule("MA-R14")
def test_every_action_with_a_slot_can_be_free() -> None:
    sim = Sim("six_minutes", spaces={MANDO: "s02"})
    for action in CONTENT.slots["six_minutes"]:
        sim.free(action, 3)
        finish(sim)
    sim.free("slice", 3)
    assert sim.state.at[MANDO] == "s02" and not sim.state.slots["slice"]
