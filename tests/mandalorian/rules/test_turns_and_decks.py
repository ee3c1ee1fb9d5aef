"""Turns, decks and the end of a game (sections 1, 2, 6, 7, 26 and 27)."""

from __future__ import annotations

from random import Random

import pytest

from game.mandalorian import events as e
from game.mandalorian.rules import decks
from tests.mandalorian.bench import IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, HAND, begin, event_step, finish, rest, total

ASSET = {"asset": MANDO}


def turn(sim: Sim) -> None:
    """Play the first two cards that can be played, and decline their actions."""
    for _ in range(2):
        sim.do(sim.keys("play")[0])
        while sim.step != "act" and "done" in sim.keys():
            sim.do("done")
    rest(sim)


@pytest.mark.rule("MA-086", "MA-098", "MA-099", "MA-100")
def test_a_card_from_hand_goes_on_top_of_any_slot() -> None:
    sim = Sim(hands=(HAND,))
    assert len(sim.keys("play")) == 4 * 4
    sim.put("plan", "straight_line", "sensor_band")
    assert sim.refused("play:full_sweep@plan") == "MA-086"
    assert sim.refused("play:old_trade@slice") == "MA-098"
    sim.do("play:old_trade@plan")
    assert sim.state.slots["plan"] == ("straight_line", "sensor_band", "old_trade")
    assert total(sim, "plan") == 3 + 2 + 3
    view = sim.game.view(sim.state, 0)
    assert view["slots"]["plan"]["cards"] == ["straight_line", "sensor_band", "old_trade"]
    assert "draw" in sim.keys() and "old_trade" not in sim.state.hands[0]


@pytest.mark.rule("MA-091", "MA-092", "MA-081")
@pytest.mark.parametrize("level, size", [("novice", 4), ("standard", 4), ("veteran", 3)])
def test_the_hand_is_filled_up(level: str, size: int) -> None:
    sim = Sim(level=level, hands=(HAND[:size],))
    turn(sim)
    assert sim.state.turn == 2 and len(sim.state.hands[0]) == size


@pytest.mark.rule("MA-093")
def test_a_full_hand_neither_draws_nor_discards() -> None:
    cards = (*HAND, "straight_line", "sensor_band", "full_sweep")
    sim = Sim(hands=(cards,))
    turn(sim)
    assert sim.state.turn == 2 and len(sim.state.hands[0]) == 5
    assert not sim.of(e.SkillsDrawn)


@pytest.mark.rule("MA-094", "MA-095", "MA-R91")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_turns_go_on_clockwise(seats: int) -> None:
    sim = Sim(seats=seats, setup={"sandbox": True})
    players = []
    for _ in range(4):
        players.append(sim.state.player)
        turn(sim)
    assert players == [n % seats for n in range(4)]
    assert not sim.state.over


@pytest.mark.rule("MA-095", "MA-288", "MA-289", "MA-R48", "MA-003", "MA-001", "MA-287")
def test_the_objective_is_checked_after_the_draw_step() -> None:
    """Not before the events of the turn have been survived."""
    sim = Sim(
        seats=2, carried=ASSET, hands=(HAND, ()), events=("ev_alarm",), disrupts={"move": (2,)}
    )
    sim.do("play:old_trade@move", "done")
    assert not sim.state.over
    sim.do("play:patient_hunter@plan")
    found = sim.do("done")
    assert sim.state.over and sim.state.won
    kinds = [type(each) for each in found]
    assert kinds.index(e.EventDrawn) < kinds.index(e.SkillsDrawn) < kinds.index(e.MissionWon)
    result = sim.game.result(sim.state)
    assert result is not None and result.scores == (1, 1)


@pytest.mark.rule("MA-290", "MA-288", "MA-R49")
def test_a_defeat_in_the_event_step_comes_before_the_objective() -> None:
    sim = Sim(
        seats=2,
        carried=ASSET,
        hands=(HAND, ()),
        events=("ev_open_fire",),
        disrupts={"move": (2,)},
        damage={MANDO: 4},
        tokens=(("nikto_guard", "s15"),),
    )
    sim.do("play:old_trade@move", "done", "play:patient_hunter@plan", "done")
    sim.do(f"strike:{sim.token('nikto_guard')}@{MANDO}")
    assert sim.state.over and not sim.state.won and sim.state.lost == "defeat"


@pytest.mark.rule("MA-R86", "MA-290")
def test_failure_is_met_at_once() -> None:
    """In the Action Step as well."""
    sim = Sim(damage={MANDO: 4}, tokens=(("nikto_watchman", "s09"),), carried=ASSET)
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s15")
    assert sim.state.over and not sim.state.won and sim.step == ""


@pytest.mark.rule("MA-291", "MA-002", "MA-004", "MA-006")
def test_missions_have_a_map_an_objective_and_failures() -> None:
    for mission in CONTENT.missions.values():
        assert mission.map in CONTENT.maps and mission.limit >= 1
        assert any(value for value in mission.goal.model_dump().values())
    paintings = {str(m.counts()) for m in CONTENT.maps.values()}
    assert len(paintings) == len(CONTENT.maps) == 4
    state = begin(2)
    squares = CONTENT.maps["arvala_compound"].grid.squares
    assert {*state.at.values(), *state.spaces.values()} <= set(squares)


@pytest.mark.rule("MA-007")
def test_a_map_serves_more_than_one_mission() -> None:
    maps = [each.map for each in CONTENT.missions.values()]
    assert maps.count("nevarro_square") > 1


@pytest.mark.rule("MA-008", "MA-R09")
def test_eight_characters_and_damage_without_a_limit() -> None:
    assert len(CONTENT.characters) == 8
    assert all(each.health <= 25 for each in CONTENT.characters.values())


# --- decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-285", "MA-R69")
def test_the_last_skill_card_has_its_pile_shuffled() -> None:
    sim = Sim(seats=2, hands=(HAND[:3], ()))
    cards = sim.state.decks[MANDO]
    sim.state.decks[MANDO], sim.state.piles[MANDO] = cards[:2], cards[2:]
    sim.state.hands[0] = HAND[:2]
    decks.draw_skills(sim.game.play(sim.state), 0, 2)
    assert set(sim.state.hands[0][2:]) == set(cards[:2])
    assert set(sim.state.decks[MANDO]) == set(cards[2:]) and not sim.state.piles[MANDO]


@pytest.mark.rule("MA-286", "MA-R39", "MA-R70")
def test_owed_cards_are_drawn_when_a_slot_is_emptied() -> None:
    """After the whole slot has been emptied, so that its cards are shuffled together; the player
    whose turn it is draws first."""
    sim = Sim(seats=2, mode="shared", events=("ev_alarm",), setup={"first": 1})
    rest_of_deck = sim.state.decks["shared"]
    sim.state.decks["shared"] = ()
    sim.state.slots["plan"] = rest_of_deck
    play = sim.game.play(sim.state)
    for seat in (0, 1):
        decks.draw_skills(play, seat, 2)
    assert sim.state.owed == {0: 2, 1: 2}
    sim.state.slots["plan"] = ()
    low = tuple(card for card in rest_of_deck if CONTENT.skills[card].strength <= 2)[:3]
    sim.state.slots["move"] = low
    sim.game.forget()
    event_step(sim)
    rest(sim)
    drawn = [(each.seat, each.count) for each in sim.of(e.SkillsDrawn) if each.cards]
    assert drawn == [(1, 2), (0, 1)]
    assert sim.state.owed == {0: 1}
    shuffled = sim.events.index(sim.of(e.DeckShuffled)[0])
    assert sim.events.index(sim.of(e.SlotEmptied)[0]) < shuffled


@pytest.mark.rule("MA-R70", "MA-285")
def test_an_empty_skill_deck_is_made_of_the_next_slot_also_if_nothing_is_owed() -> None:
    sim = Sim(seats=2, events=("ev_alarm",))
    sim.state.decks[MANDO], sim.state.piles[MANDO] = (), ()
    sim.put("move", "old_trade", "vibro_knife")
    event_step(sim)
    rest(sim)
    assert sorted(sim.state.decks[MANDO]) == ["old_trade", "vibro_knife"]
    assert sim.state.piles[MANDO] == ()


@pytest.mark.rule("MA-285", "MA-158")
def test_an_empty_planning_deck_is_made_of_what_is_discarded_next() -> None:
    sim = Sim(planning=("defend", "push_on"))
    sim.free("plan", 2)
    others = sim.state.decks["planning"][:-2]
    sim.state.decks["planning"] = sim.state.decks["planning"][-2:]
    sim.state.plans[IG] = others
    sim.do("draw", "done")
    assert sorted(sim.state.decks["planning"]) == ["defend", "push_on"]
    assert sim.state.piles["planning"] == ()


@pytest.mark.rule("MA-281", "MA-282")
def test_who_decides() -> None:
    """The decider of every tie is the seat whose turn it is."""
    for first in (0, 1):
        sim = Sim(seats=2, setup={"first": first})
        assert sim.game.play(sim.state).decider == first


@pytest.mark.rule("MA-297", "MA-298", "MA-295")
def test_piles_are_open_and_hands_and_decks_are_not() -> None:
    sim = Sim(seats=2, hands=(HAND, ("straight_line", "sensor_band")), events=("ev_rush",))
    sim.state.piles["planning"] = ("defend",)
    view = sim.game.view(sim.state, 0)
    assert view["piles"]["planning"] == ["defend"]
    assert "straight_line" not in str(view) and "ev_rush" not in str(view)
    assert GAME.view(sim.state, 1)["hand"] == ["straight_line", "sensor_band"]


def test_a_turn_can_be_played_by_declining() -> None:
    sim = Sim("a_promise_broken", (MANDO, KUIIL))
    turn(sim)
    finish(sim)
    assert sim.state.turn == 2


@pytest.mark.rule("MA-R94", "MA-292")
@pytest.mark.parametrize("seats, mode", [(1, "shared"), (2, "normal")])
def test_nothing_of_a_game_is_in_the_next(seats: int, mode: str) -> None:
    """Decks, tokens, damage and kept cards are those of the setup, whatever was played before."""
    before = GAME.dump(begin(seats, seed=4, mode=mode))
    state, chance = begin(seats, seed=4, mode=mode), Random(9)
    while (asked := GAME.decision(state)) is not None:
        GAME.choose(state, chance.choice(asked.options).key)
    assert state.over and GAME.dump(state) != before
    assert GAME.dump(begin(seats, seed=4, mode=mode)) == before
