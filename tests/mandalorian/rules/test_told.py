"""The events of answers: each change of the table with its figures, and who learns of it."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards import effects as c
from game.mandalorian.frames import Block, Choosing, Enemies, Resolving
from game.mandalorian.rules import character_deeds, decks, features, kept, mission_deeds, tokens
from game.table.events import Event
from tests.mandalorian.bench import CARA, GREEF, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, event_step

HOUSE, SHIP, SQUARE = "a_promise_broken", "six_minutes", "town_square"
E = TypeVar("E", bound=Event)


def parts(sim: Sim, kind: type[E], *names: str) -> list[tuple[Any, ...]]:
    """Return these fields of all events of a kind."""
    return [tuple(getattr(each, name) for name in names) for each in sim.of(kind)]


# --- turns and cards ------------------------------------------------------------------------------


@pytest.mark.rule("MA-286", "MA-R39", "MA-R70")
def test_cards_owed_are_drawn_by_the_player_whose_turn_it_is_first() -> None:
    """Then by the others, clockwise."""
    sim = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3, mode="shared", setup={"characters": (),
              "first": 1})  # fmt: skip
    state = sim.state
    state.decks["shared"], state.piles["shared"] = (), ("old_trade", "old_trade.2", "full_sweep")
    state.owed = {0: 1, 1: 1, 2: 1}
    play = sim.game.play(state)
    decks.pay_owed(play)
    order = [each.seat for each in play.events if isinstance(each, e.SkillsDrawn)]
    assert list(dict.fromkeys(order)) == [1, 2, 0] and not state.owed


# --- actions --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-159")
def test_cards_for_what_is_not_about_to_happen_change_nothing() -> None:
    sim = Sim()
    play, block = sim.game.play(sim.state), Block(0, "defend.deeds", MANDO, step="block")
    verbs = character_deeds.VERBS
    deeds = (c.Block(do="block", n=1), c.Hold(do="hold", n=1), c.Borrow(do="borrow", n=5))
    assert not [each for each in deeds if verbs[type(each)].possible(play, block, each)]
    sim.state.stack.append(Enemies(0, MANDO, (), 1, 1, step="striking"))
    sim.state.stack.append(Resolving(0, "move", 6, MANDO, step="crisis"))
    assert not [each for each in deeds if verbs[type(each)].possible(play, block, each)]


# --- cards kept -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-R33", "MA-159")
@pytest.mark.parametrize("player, order", [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_owners_are_asked_clockwise_from_the_player_whose_turn_it_is(
    player: int, order: tuple[int, ...]
) -> None:
    sim = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3, setup={"first": player},
              plans={MANDO: ("decoy",), CARA: ("covering_shots",), GREEF: ("decoy.2",)},
              tokens=(("rooftop_hunter", "s11"), ("rooftop_hunter", "s11")))  # fmt: skip
    play = sim.game.play(sim.state)
    assert kept.owners(play, "strike") == order
    assert [kept.owners(play, "strike", each) for each in order] == [order[1:], order[2:], ()]
    sim.put("move", "vibro_knife", disrupts=(2, 2))
    sim.state.decks["event"] += ("ev_long_shot",)
    sim.state.slots["move"], sim.state.disrupts["move"] = (), (2, 2, 1)
    event_step(sim)
    seats = []
    while sim.step == "holding":
        seats.append(sim.seat)
        sim.do("on")
    assert tuple(seats) == order


# --- tokens ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-203")
def test_features_out_of_the_action_step() -> None:
    sim = Sim(seats=2, tokens=(("medpac_1", "s20"), ("empty_crate", "s20")), damage={MANDO: 1})
    play, token = sim.game.play(sim.state), sim.token("medpac_1")
    assert sim.keys("feature") == [f"feature:{token}@{MANDO}"]
    assert features.check(play, token, MANDO) is None
    sim.state.step = "event"
    reason = features.check(play, token, MANDO)
    told = "Wait for the Action Step: only then can you use features."
    assert reason is not None and reason.text == told
    assert features.users(play) == ()


# --- small choices --------------------------------------------------------------------------------


@pytest.mark.rule("MA-160", "MA-161")
@pytest.mark.parametrize("key", ["pay:defend", "suffer"])
def test_a_toll_is_paid_or_suffered(key: str) -> None:
    sim = Sim(plans={MANDO: ("defend",)}, spaces={MANDO: "s20"})
    sim.state.step = "event"
    sim.push(Choosing(0, MANDO, 1, step="toll"))
    assert set(sim.keys()) == {"pay:defend", "suffer"}
    sim.do(key)
    if key == "suffer":
        sim.do("take")
        assert sim.state.damage == {MANDO: 1} and sim.state.plans[MANDO] == ("defend",)
    else:
        assert parts(sim, e.PlanningDiscarded, "cards") == [(("defend",),)]
        assert sim.state.piles["planning"] == ("defend",) and sim.state.plans[MANDO] == ()


def test_damage_of_the_last_to_act_says_whose_card_is_on_top() -> None:
    sim = Sim()
    sim.state.step, sim.state.slots["move"] = "event", ("straight_line",)
    who = sim.game.content.skills["straight_line"].character
    sim.state.stack.append(Resolving(0, "move", 5, who, step="empty"))
    sim.push(Choosing(0, who, 1, step="toll"))
    hurt = next(each for each in sim.events if isinstance(each, e.Hurt))
    assert (hurt.who, hurt.slot) == (who, "move")


@pytest.mark.rule("MA-297", "MA-298")
@pytest.mark.parametrize("key, told", [("under", 1), ("leave", 0)])
def test_the_top_event_card_stays_or_goes(key: str, told: int) -> None:
    sim = Sim(seats=2, events=("ev_alarm",))
    play = sim.game.play(sim.state)
    block = Block(0, "x", MANDO, step="block")
    character_deeds.VERBS[c.PeekEvent].run(play, block, c.PeekEvent(do="peek_event"))
    seen = [each for each in play.events if isinstance(each, e.EventPeeked)]
    assert [(each.card, each.to) for each in seen] == [("ev_alarm", (0,)), ("", (1,))]
    sim.push(sim.state.stack.pop())
    sim.do(key)
    assert len(sim.of(e.EventBuried)) == told and sim.step == "act"
    place = 0 if told else -1
    assert sim.state.decks["event"][place] == "ev_alarm"


# --- missions -------------------------------------------------------------------------------------


def cut(sim: Sim, strength: int) -> None:
    """Perform the action of the green slot."""
    sim.free("cut", strength)
    sim.do("work")


def square(**data: Any) -> Sim:
    """Return mission 4 with the Mandalorian where the grate is cut."""
    return Sim(SQUARE, (MANDO, CARA), spaces={MANDO: "s18", CARA: "s18"}, child=CARA, **data)


@pytest.mark.rule("MA-367", "MA-369")
def test_charges_are_used_up_by_the_one_who_carries_them() -> None:
    sim = square(carried={"charge": MANDO})
    token = next(iter(sim.state.carried))
    cut(sim, 4)
    assert sim.state.work == 2 + 3 and not sim.state.carried and token in sim.state.gone
    assert parts(sim, e.WorkDone, "n", "work") == [(5, 5)]
    other = square(carried={"charge": CARA})
    cut(other, 3)
    assert other.state.work == 1 and other.state.carried
    heavy = square(carried={"rigged_charge": MANDO})
    cut(heavy, 1)
    assert heavy.state.work == 1 and heavy.state.carried


@pytest.mark.rule("MA-367", "MA-R77")
@pytest.mark.parametrize("before, doors", [(7, []), (8, []), (9, [2])])
def test_the_tunnel_opens_with_the_last_cut(before: int, doors: list[int]) -> None:
    sim = square(work=before)
    cut(sim, 1)
    assert sim.state.doors == doors
    assert parts(sim, e.DoorUnlocked, "door") == [(each,) for each in doors]
    open_ = square(work=before, doors=(2,))
    cut(open_, 1)
    assert open_.state.doors == [2] and not open_.of(e.DoorUnlocked)


@pytest.mark.rule("MA-367")
@pytest.mark.parametrize("done, possible", [(9, True), (10, False), (11, False)])
def test_no_more_work_than_there_is(done: int, possible: bool) -> None:
    sim = square(work=done, tokens=(("medpac_4", "s18"),), damage={MANDO: 1})
    sim.free("cut", 1)
    assert ("work" in sim.keys()) is possible
    assert sim.against("work") == ("" if possible else "MA-367")


@pytest.mark.rule("MA-123", "MA-R77")
@pytest.mark.parametrize("doors, opened", [("all", [1, 3, 4]), ((3, 2), [3]), ((2,), [])])
def test_doors_unlocked_by_a_feature(doors: Any, opened: list[int]) -> None:
    sim = Sim(SHIP, (MANDO, "burg"), doors=(2,))
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed = c.Unlock(do="unlock", doors=doors)
    assert mission_deeds.VERBS[c.Unlock].possible(play, block, deed) is bool(opened)
    mission_deeds.VERBS[c.Unlock].run(play, block, deed)
    assert sorted(sim.state.doors) == sorted([2, *opened])
    sim.state.doors = [1, 2, 3, 4]
    for each in ("all", "nearest"):
        deed = c.Unlock(do="unlock", doors=each)
        assert not mission_deeds.VERBS[c.Unlock].possible(play, block, deed)


@pytest.mark.rule("MA-331", "MA-256")
def test_a_threat_that_waits_enters_once() -> None:
    sim = square()
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed = c.Enter(do="enter", threat="moff_gideon", space="s03")
    verb = mission_deeds.VERBS[c.Enter]
    assert verb.possible(play, block, deed)
    verb.run(play, block, deed)
    assert sim.state.spaces[sim.token("moff_gideon")] == "s03" and not sim.state.aside
    assert not verb.possible(play, block, deed)
    assert tokens.on_map(play, "moff_gideon") == (sim.token("moff_gideon"),)
    sim.state.up.clear()
    assert tokens.on_map(play, "moff_gideon") == ()
    assert tokens.on_map(play, "stormtrooper") == ()


@pytest.mark.rule("MA-175", "MA-176", "MA-R16")
def test_an_additional_action_is_one_and_takes_a_card_and_a_slot() -> None:
    sim = Sim(plans={MANDO: ("push_on",)}, hands=(HAND,))
    sim.do(f"use:push_on@{MANDO}")
    assert sim.state.extra == 1
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed, verb = c.Extra(do="extra"), character_deeds.VERBS[c.Extra]
    assert verb.possible(play, block, deed)
    sim.state.used = list(play.slots)
    assert not verb.possible(play, block, deed)
    sim.state.used, sim.state.hands[0] = [], ()
    assert not verb.possible(play, block, deed)
