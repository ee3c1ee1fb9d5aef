"""The Event Step: numbers and slots, crises, disrupt tokens."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Choosing, Placing
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, HAND, due, event_step, finish, rest, total


def alarm(**data: object) -> Sim:
    """Return a game whose event deck has cards with an effect that asks nothing on top."""
    return Sim(events=("ev_alarm", "ev_flanking", "ev_rush"), **data)  # type: ignore[arg-type]


@pytest.mark.rule("MA-083", "MA-221", "MA-087", "MA-084", "MA-091")
def test_events_come_after_both_actions_and_before_the_draw() -> None:
    sim = Sim(hands=(HAND,), events=("ev_alarm",), disrupts={"intel": (2, 1)})
    sim.do("play:patient_hunter@intel")
    finish(sim)
    assert not sim.of(e.EventDrawn)
    sim.do("play:vibro_knife@move")
    found = sim.do("done")
    kinds = [type(each) for each in found]
    assert kinds.index(e.EventDrawn) < kinds.index(e.SlotEmptied) < kinds.index(e.SkillsDrawn)
    assert sim.state.turn == 2 and len(sim.state.hands[0]) == 4


@pytest.mark.rule("MA-087", "MA-090", "MA-225", "MA-228", "MA-229", "MA-089", "MA-R55", "MA-222")
@pytest.mark.parametrize("n, crisis, event", [(4, 0, 0), (5, 0, 1), (6, 1, 1), (8, 1, 1)])
def test_five_brings_an_event_and_six_a_crisis_before_it(n: int, crisis: int, event: int) -> None:
    sim = due(n, events=("ev_alarm",))
    while sim.step == "spawning":
        sim.events += sim.game.choose(sim.state, sim.keys()[0])
    began, drawn = sim.of(e.CrisisBegan), sim.of(e.EventDrawn)
    assert (len(began), len(drawn)) == (crisis, event)
    if crisis:
        assert sim.events.index(began[0]) < sim.events.index(drawn[0])
    assert (sim.state.slots["move"] == ()) is bool(event)
    assert (total(sim, "move") == 0) is bool(event)
    assert sim.state.track == crisis


@pytest.mark.rule("MA-088", "MA-226", "MA-227", "MA-297")
def test_cards_and_tokens_of_a_slot_go_to_their_piles() -> None:
    sim = alarm(seats=2)
    sim.put("move", "old_trade", "straight_line", disrupts=(2,))
    event_step(sim)
    while sim.step == "spawning":
        sim.do(sim.keys()[0])
    assert sim.state.piles[MANDO] == ("old_trade",)
    assert sim.state.piles[IG] == ("straight_line",)
    assert sim.state.spent == [2]
    assert "straight_line" in str(sim.game.view(sim.state, 0))


@pytest.mark.rule("MA-223", "MA-230", "MA-R56")
def test_slots_are_checked_from_left_to_right() -> None:
    assert CONTENT.slots["the_asset"] == ("move", "attack", "intel", "plan")
    assert CONTENT.slots["six_minutes"][4:] == ("slice",)
    sim = alarm()
    for slot, card in (("plan", "old_trade"), ("move", "old_trade.2"), ("intel", "straight_line")):
        sim.put(slot, card, disrupts=(2,))
    event_step(sim)
    rest(sim)
    assert [each.slot for each in sim.of(e.SlotChecked)] == ["move", "intel", "plan"]


@pytest.mark.rule("MA-224", "MA-231", "MA-232", "MA-164", "MA-274")
def test_the_strength_of_a_slot_is_its_numbers_and_tokens() -> None:
    """Neither the bonus of Old Trade nor the Steady Hands of its action counts."""
    sim = Sim(
        hands=(HAND,),
        plans={MANDO: ("steady_hands",)},
        disrupts={"attack": (1,)},
        tokens=(("nikto_gunner", "s15"),),
    )
    sim.do("play:old_trade@attack", f"use:steady_hands@{MANDO}")
    sim.do(f"attack@{sim.token('nikto_gunner')}")
    assert sim.on_map("nikto_gunner") == 0
    assert total(sim, "attack") == 4


@pytest.mark.rule("MA-235", "MA-237", "MA-410", "MA-401", "MA-236", "MA-238", "MA-241")
def test_the_top_event_card_is_carried_out_from_top_to_bottom_and_discarded() -> None:
    sim = due(5, events=("ev_patrol",), tokens=(("nikto_guard", "s09"),))
    begun = [(each.name, each.index) for each in sim.of(e.DeedBegan)]
    assert begun[:2] == [("ev_patrol.deeds", 0), ("ev_patrol.deeds", 1)]
    while sim.step != "act":
        sim.do(sim.keys()[0])
    assert sim.state.piles["event"] == ("ev_patrol",)
    assert sim.state.slots["move"] == ()


@pytest.mark.rule("MA-242", "MA-R30")
@pytest.mark.parametrize("n, spawned", [(5, 1), (6, 2)])
def test_an_ability_marked_six(n: int, spawned: int) -> None:
    """The total of the check decides, not what is there when the card is drawn."""
    sim = due(n, events=("ev_alarm",))
    assert len(sim.state.spaces) == spawned


@pytest.mark.rule("MA-R31")
def test_disrupting_the_slot_being_resolved() -> None:
    sim = Sim(pool=(2,))
    sim.state.step, sim.state.resolving = "event", "move"
    sim.state.disrupts["move"] = (2, 2)
    sim.push(Placing(0, MANDO, ("move",), step="disrupting"))
    assert total(sim, "move") == 6 and sim.state.raised == []


@pytest.mark.rule("MA-275", "MA-277", "MA-020")
def test_a_disrupt_is_a_token_from_the_pool_on_the_slot() -> None:
    sim = Sim(pool=(2, 1), disrupts={"move": (1, 1, 1)})
    sim.push(Placing(0, MANDO, ("move",), step="disrupting"))
    assert sim.state.disrupts["move"] == (1, 1, 1, 2)
    assert sim.state.pool == [1]
    assert sim.state.raised == []  # outside the Event Step the check of the slots sees it


@pytest.mark.rule("MA-278")
def test_an_empty_pool_is_made_of_the_discarded_tokens() -> None:
    sim = Sim(pool=(1,))
    sim.state.spent = [2, 2, 1]
    for _ in range(2):
        sim.push(Placing(0, MANDO, ("move",), step="disrupting"))
    assert sim.of(e.PoolMixed) and sim.state.spent == []
    assert sorted([*sim.state.pool, *sim.state.disrupts["move"]]) == [1, 1, 2, 2]


@pytest.mark.rule("MA-R95", "MA-239")
@pytest.mark.parametrize("choices, seat", [("turn", 0), ("person", 1)])
def test_events_in_the_turn_of_a_companion(choices: str, seat: int) -> None:
    seats = [{"kind": "companion"}, {"kind": "human"}]
    sim = Sim(
        seats=2, tokens=(("nikto_brawler", "s09"),), events=("ev_cornered",),
        spaces={MANDO: "s08", IG: "s10"}, setup={"seats": seats, "choices": choices},
    )  # fmt: skip
    assert sim.seat == 0
    sim.put("move", "old_trade", disrupts=(2,))
    event_step(sim)
    assert sim.step == "advancing" and sim.seat == seat


@pytest.mark.rule("MA-324", "MA-R61", "MA-R29")
@pytest.mark.parametrize(
    "cards, star",
    [(("straight_line", "old_trade"), "s22"), (("old_trade", "straight_line"), "s07")],
)
def test_in_shared_mode_you_is_the_owner_of_the_top_card(cards: tuple[str, ...], star: str) -> None:
    sim = Sim(spaces={MANDO: "s21", IG: "s08"}, events=("ev_alarm",), track=2)
    sim.put("move", *cards)
    event_step(sim)
    assert set(sim.state.spaces.values()) == {star} and len(sim.state.spaces) == 3


@pytest.mark.rule("MA-325", "MA-R29")
@pytest.mark.parametrize("card, near", [("old_trade", "nikto_guard"), ("straight_line", "asset")])
def test_the_nearest_facedown_threat_is_measured_from_that_character(card: str, near: str) -> None:
    sim = Sim(
        spaces={MANDO: "s21", IG: "s07"},
        events=("ev_bad_footing",),
        down=(("nikto_guard", "s16"), ("asset", "s08")),
    )
    sim.put("move", card, disrupts=(2,))
    event_step(sim)
    assert [each.threat for each in sim.of(e.TokenFlipped)] == [near]


@pytest.mark.rule("MA-R41", "MA-324")
def test_without_a_skill_card_the_player_picks_you() -> None:
    sim = Sim(events=("ev_alarm",), spaces={MANDO: "s21", IG: "s08"})
    sim.state.disrupts["move"] = (2, 2, 1)
    event_step(sim)
    assert set(sim.keys()) == {f"you@{MANDO}", f"you@{IG}"}
    sim.do(f"you@{IG}")
    assert list(sim.state.spaces.values()) == ["s07"]


# --- cards without effect -------------------------------------------------------------------------


@pytest.mark.rule("MA-270", "MA-271", "MA-254", "MA-269", "MA-R02", "MA-R66")
def test_a_card_without_effect_spawns_in_the_nearest_star_space() -> None:
    sim = due(5, events=("ev_rush",), spaces={MANDO: "s22"}, tokens=(("nikto_guard", "s16"),))
    assert sim.of(e.NoEffect)
    assert [sim.state.spaces[each] for each in sim.state.spaces][1:] == ["s22"]
    assert not sim.state.damage


@pytest.mark.rule("MA-272", "MA-R67")
def test_moving_one_enemy_one_space_is_an_effect() -> None:
    sim = due(5, events=("ev_rush",), tokens=(("nikto_brawler", "s09"),), spaces={IG: "s19"})
    while sim.step != "act":
        sim.events += sim.game.choose(sim.state, sim.keys()[0])
    assert not sim.of(e.NoEffect) and len(sim.state.spaces) == 1


@pytest.mark.rule("MA-273")
def test_resolving_another_event_is_an_effect() -> None:
    """Out of Time at six resolves Rush, which has none itself: one reinforcement, not two."""
    sim = due(6, events=("ev_out_of_time", "ev_rush"))
    while sim.step != "act":
        sim.events += sim.game.choose(
            sim.state, "suffer" if "suffer" in sim.keys() else sim.keys()[0]
        )
    assert [each.card for each in sim.of(e.NoEffect)] == ["ev_rush"]
    assert len(sim.of(e.SlotEmptied)) == 1
    assert sorted(sim.state.piles["event"]) == ["ev_out_of_time", "ev_rush"]


@pytest.mark.rule("MA-R68", "MA-250")
def test_without_reinforcements_nothing_happens() -> None:
    sim = Sim(events=("ev_rush",))
    sim.state.box += sim.state.reserve
    sim.state.reserve = []
    sim.put("move", "old_trade", disrupts=(2,))
    event_step(sim)
    assert sim.of(e.NoEffect) and sim.of(e.NoReinforcement)
    assert not sim.state.spaces and sim.step == "act"


@pytest.mark.rule("MA-R69", "MA-285", "MA-245")
def test_the_event_deck_is_shuffled_without_the_card_being_resolved() -> None:
    sim = Sim()
    deck = tuple(each for each in sim.state.decks["event"] if each != "ev_alarm")
    sim.state.decks["event"], sim.state.piles["event"] = ("ev_alarm",), deck
    sim.put("move", "old_trade", disrupts=(2,))
    event_step(sim)
    assert sim.of(e.DeckShuffled)
    assert sorted(sim.state.decks["event"]) == sorted(deck)
    assert sim.state.piles["event"] == ("ev_alarm",)


@pytest.mark.rule("MA-243", "MA-403", "MA-244", "MA-298")
def test_backs_hint_at_cards_and_the_top_back_is_seen() -> None:
    for card in CONTENT.events.values():
        if card.back in ("melee", "blaster", "sharpshooter"):
            called = [d for d in (*card.deeds, *card.six) if hasattr(d, "classes")]
            assert any(card.back in each.classes for each in called), card.id
    sim = Sim(events=("ev_rush",))
    view = sim.game.view(sim.state, 0)
    assert "'melee'" in str(view) and "ev_rush" not in str(view)


@pytest.mark.rule("MA-283", "MA-284", "MA-237")
def test_a_spawn_is_finished_before_the_next_ability() -> None:
    """Patrol spawns first; the enemy that has just appeared may be the one to move."""
    sim = due(5, events=("ev_patrol",), reserve=("nikto_chief",), spaces={MANDO: "s20", IG: "s20"})
    kinds = [type(each) for each in sim.events]
    assert kinds.index(e.TokenEntered) < kinds.index(e.TokenMoved)


@pytest.mark.rule("MA-393", "MA-251")
def test_one_enemy_two_spaces() -> None:
    sim = due(5, events=("ev_cornered",), tokens=(("nikto_brawler", "s08"),))
    moved = sim.of(e.TokenMoved)
    assert len(moved) == 1 and len(moved[0].path) == 3


@pytest.mark.rule("MA-290", "MA-397", "MA-R86", "MA-R49")
def test_the_last_marker_of_the_track_loses_at_once() -> None:
    """Even with the objective completed, and before the event is drawn."""
    sim = Sim(track=8, carried={"asset": MANDO})
    sim.put("move", "old_trade", disrupts=(2, 1))
    event_step(sim)
    assert sim.state.over and not sim.state.won and sim.state.lost == "track"
    assert not sim.of(e.EventDrawn)


def disrupt(sim: Sim, slot: str) -> None:
    """Disrupt a slot."""
    sim.push(Placing(0, MANDO, (slot,), step="disrupting"))


@pytest.mark.rule("MA-279")
def test_a_token_worth_more_is_no_substitute() -> None:
    sim = Sim(pool=())
    disrupt(sim, "move")
    sim.state.disrupts["move"] += (2,)
    sim.push(Choosing(0, MANDO, 0, ("move",), step="calming"))
    assert sim.state.spent == [2] and sim.state.substitutes == 0


MIGS = "migs_mayfeld"
CARDS = ("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife")


def ship(**data: object) -> Sim:
    """Return a game of mission 3."""
    return Sim("six_minutes", (MANDO, MIGS), hands=(CARDS,), **data)  # type: ignore[arg-type]


@pytest.mark.rule("MA-369", "MA-370", "MA-R81")
@pytest.mark.parametrize("card, doors", [("old_trade", 0), ("rising_phoenix", 4)])
def test_four_is_needed_in_the_control_room(card: str, doors: int) -> None:
    """A weaker card may be placed there all the same."""
    sim = ship(spaces={MANDO: "s10"})
    sim.do(f"play:{card}@slice")
    assert len(sim.keys("unlock")) == doors
    assert sim.state.slots["slice"] == (card,)


@pytest.mark.rule("MA-371", "MA-R37")
def test_an_ability_may_raise_the_strength_to_four() -> None:
    sim = ship(spaces={MANDO: "s10"}, plans={MANDO: ("steady_hands",)})
    sim.do("play:old_trade@slice", f"use:steady_hands@{MANDO}")
    assert len(sim.keys("unlock")) == 4
    assert total(sim, "slice") == 3
