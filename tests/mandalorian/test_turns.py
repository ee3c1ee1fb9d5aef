"""Whole turns, and campaigns."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from game.mandalorian import events as e
from game.mandalorian.campaign import (Campaign, Played, added, after, before, conclude, deck,
    medals, next_mission, open_missions, prepare, reading, result_of, stops)  # fmt: skip
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import Content
from game.mandalorian.game import load
from game.mandalorian.rules import spawning
from game.mandalorian.state import State
from tests.mandalorian.bench import MANDO, Sim


@pytest.mark.rule("MA-085", "MA-096")
def test_two_actions_are_compulsory_and_no_more() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),))
    assert "end" not in sim.keys()
    assert sim.refused("end") == "MA-096"
    sim.do("play:old_trade@plan", "done", "play:patient_hunter@intel")
    assert sim.state.turn == 2
    assert sim.state.slots["plan"] == ("old_trade",)


@pytest.mark.rule("MA-102")
def test_a_slot_takes_one_card_a_turn() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),))
    sim.do("play:old_trade@plan", "done")
    assert sim.refused("play:patient_hunter@plan") == "MA-102"


@pytest.mark.rule("MA-103", "MA-104")
def test_a_declined_action_still_fills_its_slot() -> None:
    sim = Sim(hands=(("old_trade", "patient_hunter", "rising_phoenix", "vibro_knife"),))
    sim.do("play:old_trade@move", "done")
    assert sim.of(e.ActionDeclined)
    assert sim.state.at[MANDO] == "s20"
    assert sim.game.play(sim.state).slot_total("move") == 3


@pytest.mark.rule("MA-250")
def test_of_several_reinforcements_those_appear_that_are_left() -> None:
    sim = Sim()
    play = sim.game.play(sim.state)
    assert len(spawning.may_come(play)) == 2
    sim.state.reserve, sim.state.beaten = sim.state.reserve[:1], []
    assert spawning.may_come(play) == [play.threat(sim.state.reserve[0]).id]
    for _ in range(2):
        spawning.spawn(play, MANDO)
    frame = sim.state.stack.pop()
    sim.push(frame)
    while sim.step == "spawning":
        sim.do(sim.keys()[0])
    assert len(sim.state.spaces) == 1
    assert not sim.state.reserve


GAME = load()
CONTENT = GAME.content
STOPS = (2, 16, 27, 35, 46, 58, 64, 71)
"""the cards that say STOP"""
STORY = ("the_asset", "a_promise_broken", "six_minutes", "town_square")


def new(guide: int, **more: object) -> State:
    """Return a game of two characters on standard."""
    setup = {"seats": [{"kind": "human"}], "level": "standard", "guide": guide, **more}
    return GAME.new(GAME.setup(setup), 1)


@pytest.mark.rule("MA-026")
def test_the_deck_is_in_order() -> None:
    cards = deck(CONTENT)
    assert len(cards) == 71 and cards[0] == "g01" and cards[-1] == "g71"
    for number, id in enumerate(cards, 1):
        part = CONTENT.components[id]
        if isinstance(part, c.Guide):
            assert part.number == number
        else:
            assert part.guide <= number < part.guide + getattr(part, "count", 1)


@pytest.mark.rule("MA-027")
def test_a_mixed_deck_is_sorted_by_the_numbers_of_its_cards() -> None:
    mixed = dict(reversed(CONTENT.components.items()))
    assert deck(Content(mixed, CONTENT.maps)) == deck(CONTENT)


@pytest.mark.rule("MA-R50")
def test_what_the_deck_says_is_ours() -> None:
    """The real one is not in the rulebook; nothing of ours is an envelope, or a traitor."""
    parts = [CONTENT.components[id] for id in deck(CONTENT)]
    instructions = [each for each in parts if isinstance(each, c.Guide)]
    assert len(instructions) == 30 and {each.fidelity for each in instructions} == {"house"}
    assert not [each.id for each in instructions if "traitor" in each.text.lower()]


@pytest.mark.rule("MA-037", "MA-038", "MA-039")
def test_cards_are_read_up_to_the_next_stop_and_never_again() -> None:
    guide, read = 0, []
    while cards := reading(CONTENT, guide):
        guide += len(cards)
        read.append(guide)
        assert stops(CONTENT, guide)
        assert not any(stops(CONTENT, n) for n in range(guide - len(cards) + 1, guide))
    assert tuple(read) == STOPS


@pytest.mark.rule("MA-028", "MA-034")
def test_the_deck_is_followed_before_and_after_a_game() -> None:
    assert before(CONTENT, 0) == ("g01", "g02")
    assert before(CONTENT, 2) == (), "it has said what to play"
    assert before(CONTENT, 7) == deck(CONTENT)[7:16], "a reading that was left is taken up again"
    assert after(CONTENT, 2, "the_asset") == deck(CONTENT)[2:16]
    assert after(CONTENT, 71, "the_egg") == ()


@pytest.mark.rule("MA-029", "MA-035", "MA-040", "MA-041")
def test_each_reading_names_a_mission_or_adds_cards() -> None:
    named = [next_mission(CONTENT, guide) for guide in STOPS]
    assert named == [*STORY, "the_egg", "the_warrant", None, None]
    assert next_mission(CONTENT, 0) is None
    assert next_mission(CONTENT, 10) is None, "not before the card that names it"
    for first, last in zip(STOPS, STOPS[1:5], strict=False):
        assert set(added(CONTENT, last)) > set(added(CONTENT, first))


@pytest.mark.rule("MA-025")
def test_the_deck_adds_a_little_at_a_time() -> None:
    counts = [
        sum(getattr(CONTENT.components[id], "count", 1) for id in added(CONTENT, guide))
        for guide in STOPS
    ]
    assert counts == [0, 8, 16, 22, 31, 41, 41, 41]


@pytest.mark.rule("MA-030")
def test_added_cards_stay_in_use() -> None:
    sizes = []
    for guide in STOPS:
        decks = new(guide).decks
        sizes.append((len(decks["shared"]) + 4, len(decks["planning"]), len(decks["event"])))
    assert sizes == [
        (24, 20, 12), (26, 20, 12), (28, 20, 12), (28, 20, 18), (28, 28, 18), *[(30, 28, 18)] * 3,
    ]  # fmt: skip


@pytest.mark.rule("MA-036")
def test_a_campaign_is_stored_and_resumed_at_its_top_card() -> None:
    campaign = prepare(CONTENT, Campaign())
    campaign = conclude(CONTENT, campaign, Played("the_asset", True, "novice", ("won",)))
    stored = TypeAdapter(Campaign).dump_json(campaign)
    resumed = TypeAdapter(Campaign).validate_json(stored)
    assert resumed == campaign and resumed.guide == 16
    assert reading(CONTENT, resumed.guide)[0] == deck(CONTENT)[16]


@pytest.mark.rule("MA-R88")
def test_a_lost_game_moves_the_deck_on_like_a_won_one() -> None:
    start = prepare(CONTENT, Campaign())
    ends = [conclude(CONTENT, start, Played("the_asset", won, "novice")) for won in (True, False)]
    assert [each.guide for each in ends] == [16, 16]
    assert [each.games[0].won for each in ends] == [True, False]


@pytest.mark.rule("MA-R87")
def test_a_mission_played_again_leaves_the_deck_as_it_is() -> None:
    campaign = Campaign(27)
    again = conclude(CONTENT, campaign, Played("the_asset", True, "veteran"))
    assert again.guide == 27 and len(again.games) == 1
    assert new(27, mission="the_asset").setup.guide == 27, "with all cards added so far"


@pytest.mark.rule("MA-R89")
def test_without_a_name_the_group_picks_freely() -> None:
    assert open_missions(CONTENT, 71) == tuple(CONTENT.missions)
    assert after(CONTENT, 64, "six_minutes") == deck(CONTENT)[64:]
    assert after(CONTENT, 71, "six_minutes") == ()


@pytest.mark.rule("MA-R102")
def test_missions_in_any_order_and_on_any_map_move_the_deck_on() -> None:
    for mission in ("the_warrant", "last_shuttle", "the_warrant_ship", "last_shuttle_ship"):
        assert after(CONTENT, 58, mission) == deck(CONTENT)[58:64], mission
    assert after(CONTENT, 46, "the_egg_streets") == deck(CONTENT)[46:58]
    assert after(CONTENT, 58, "the_egg") == after(CONTENT, 46, "the_warrant") == ()
    assert after(CONTENT, 2, "a_promise_broken") == ()


def test_missions_open_one_after_another() -> None:
    opened = [open_missions(CONTENT, guide) for guide in (0, *STOPS[:6])]
    assert opened[:5] == [STORY[:n] for n in range(5)]
    first = [
        tuple(each for each in some if CONTENT.missions[each].sheet is None) for some in opened
    ]
    assert first[5:] == [(*STORY, "the_egg"), (*STORY, "the_egg", "the_warrant", "last_shuttle")]
    for some in opened:  # a sheet opens with all of its maps
        sheets = {CONTENT.missions[each].sheet or each for each in some}
        whole = {n for n, each in CONTENT.missions.items() if (each.sheet or n) in sheets}
        assert set(some) == whole


def test_a_whole_campaign() -> None:
    """Eight games lead through the deck."""
    campaign, missions = prepare(CONTENT, Campaign()), []
    while campaign.guide < 71:
        mission = next_mission(CONTENT, campaign.guide) or "last_shuttle"
        missions.append(mission)
        game = Played(mission, len(missions) % 2 == 0, "standard")
        campaign = prepare(CONTENT, conclude(CONTENT, campaign, game))
    assert missions == [*STORY, "the_egg", "the_warrant", "last_shuttle"]


def over(level: str, won: bool = True, track: int = 5, damage: int = 3) -> State:
    """Return a game that has ended."""
    state = new(2, level=level)
    state.won, state.over, state.track = won, True, track
    state.damage["the_mandalorian"] = damage
    return state


@pytest.mark.parametrize(
    ("state", "earned"),
    [(over("novice", damage=4), ("won",)), (over("standard"), ("won", "standard")),
     (over("veteran"), ("won", "standard", "veteran")),
     (over("standard", track=4), ("won", "standard")),
     (over("standard", track=3), ("won", "standard", "quiet")),
     (over("veteran", track=2), ("won", "standard", "veteran")),
     (over("veteran", track=1), ("won", "standard", "veteran", "quiet")),
     (over("standard", damage=2), ("won", "standard", "unhurt")),
     (over("veteran", won=False, track=0, damage=0), ())],
)  # fmt: skip
def test_medals(state: State, earned: tuple[str, ...]) -> None:
    play = GAME.play(state)
    assert medals(play) == earned
    assert result_of(play) == Played("the_asset", state.won, state.setup.level, medals(play))
