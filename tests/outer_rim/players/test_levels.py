"""The levels of computer players: all play by the rules, know no more than their seat, and answer
alike; each is a style and no slip."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, get_args

import pytest

from game.commands.simulate import play_one
from game.outer_rim import RULES
from game.outer_rim.game import OuterRim
from game.outer_rim.players import learned, levels
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.schemer import Scheme
from game.outer_rim.players.weights import BEST, Weights
from game.outer_rim.state import SeatKind, State
from game.outer_rim.trading import worth as bargains
from game.players import make_players
from game.table.contract import Sight
from game.table.registry import found

BOX = {"expansions": ["unfinished_business"], "favors": True, "ambitions": True}
IDS = tuple(each.id for each in levels.LEVELS)
LOOKED = 12
"""decisions of one level that are looked at"""


def test_every_level_is_a_kind_of_seat_with_a_style_of_its_own() -> None:
    assert set(IDS) <= set(RULES.players) and set(IDS) <= set(get_args(SeatKind))
    assert len({each.sentence for each in levels.LEVELS}) == len(IDS) == 5
    assert len({each.style for each in levels.LEVELS}) == 5
    for id in IDS:
        assert found(RULES.players[id])(3, 1).style.tasks == levels.level(id).style.tasks


def test_neighbors_at_a_table_have_different_temperaments() -> None:
    for seed in range(5):
        tempers = [levels.temperament(seed, seat).id for seat in range(4)]
        assert all(one != other for one, other in zip(tempers, tempers[1:]))
        styles = [levels.legend(seed, seat).style.weights for seat in range(3)]
        assert len(set(styles)) == 3
    changed = dict(levels.TEMPERAMENTS[1].factors)
    assert levels.TEMPERAMENTS[1].of(Weights()).bounty == changed["bounty"]


@pytest.mark.parametrize("more", ({}, BOX), ids=("base", "box"))
@pytest.mark.parametrize("id", IDS)
def test_answers_are_options_and_depend_on_knowledge_alone(
    game: OuterRim, id: str, more: dict[str, Any]
) -> None:
    """Another player of the level gives the same answer, also in a game in which all that the seat
    cannot know is dealt anew, and so does its reason."""
    kinds = ("random", id)
    state = game.new(game.setup({"seats": [{"kind": kind} for kind in kinds], **more}), 21)
    players = make_players("outer_rim", kinds, 21)
    looked = 0
    while (decision := game.decision(state)) is not None and looked < LOOKED:
        player = players[decision.seat]
        key = player.choose(Sight(game, state, decision.seat), decision)
        assert decision.find(key) is not None, (decision.step, key)
        if decision.seat == 1 and len(decision.options) > 1:
            looked += 1
            if looked % 4 == 0:
                before, why = game.dump(state), getattr(player, "why")
                other = found(RULES.players[id])(21, 1)
                anew = game.imagine(state, 1, 7)
                assert other.choose(Sight(game, anew, 1), decision) == key, decision.step
                assert other.why == why
                assert game.dump(state) == before
        game.choose(state, key)
    assert looked > LOOKED // 2


@pytest.mark.long
def test_what_was_learned_is_read_when_a_legend_sits_down() -> None:
    code = (
        "from game.outer_rim.players import learned, levels;"
        "read = lambda: learned.whole.cache_info().currsize;"
        "levels.veteran(1, 0); before = read(); levels.legend(1, 0); print(before, read())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1"]


def test_figures_that_are_gone_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "whole", lambda: {"weights": {"turn": 31, "gone": 5}})
    assert learned.weights() == Weights(turn=31.0)
    assert learned.character("han_solo") == 0.0


def test_what_was_learned_is_about_characters_and_figures_that_exist(game: OuterRim) -> None:
    """And the best character is the one that a computer player picks."""
    names = learned.whole()["characters"]
    box = game.new(game.setup({"seats": [{"kind": "random"}] * 2, **BOX}), 5)
    assert set(names) <= set(game.play(box).content.characters)
    state = game.new(game.setup({"seats": [{"kind": "legend"}, {"kind": "random"}]}), 5)
    decision = game.decision(state)
    assert decision is not None and decision.step == "setup.character"
    if decision.seat != 0:
        game.choose(state, decision.options[-1].key)
        decision = game.decision(state)
        assert decision is not None
    key = levels.legend(1, 0).choose(Sight(game, state, 0), decision)
    best = max(decision.options, key=lambda each: names.get(each.source, 0.0))
    assert key == best.key


# --- deals ---------------------------------------------------------------------------------------


def met(game: OuterRim, **other: Any) -> State:
    """Return a game in which a legend has met a person: a bounty hunter with no use for cargo, and
    a rich player on the way to where it is due."""
    seats = [
        {"kind": "legend", "character": "bossk", "ship": "g9_rigger"},
        {"kind": "human", "character": "han_solo", "ship": "g_1a_starfighter"},
    ]
    laid = {
        "players": [
            {"space": "tatooine", "credits": 0, "cards": ["coaxium_crystal"]},
            {"space": "tatooine", "credits": 9_000, **other},
        ],
        "step": "action",
    }
    setup = {"game": "outer_rim", "seats": seats, "first_player": 0, "position": laid}
    return game.new(game.setup(setup), 3)


def thoughts(game: OuterRim, state: State) -> Scheme:
    """Return the thoughts of the first seat."""
    return Scheme(Mind(game, game.imagine(state, 0, 0), 0, BEST))


def test_a_deal_is_composed_to_its_end_and_proposed_once(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = bargains.Bargain(9.0, "coaxium_crystal", 2_000)
    monkeypatch.setattr(bargains, "best_for", lambda scheme, seat: wanted)
    state = met(game)
    keys, player = [], levels.legend(1, 0)
    while (decision := game.decision(state)) is not None and decision.seat == 0:
        keys.append(player.choose(Sight(game, state, 0), decision))
        game.choose(state, keys[-1])
    assert keys == [
        "trade@seat_1", "give:coaxium_crystal", "get_now:1000", "get_now:1000", "propose",
    ]  # fmt: skip
    game.choose(state, "decline")
    decision = game.decision(state)
    assert decision is not None
    assert not player.choose(Sight(game, state, 0), decision).startswith("trade")


def test_a_deal_is_worth_something_to_both_or_not_proposed(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    scheme = thoughts(game, met(game))
    found = bargains.best_for(scheme, 1)
    if found is not None:
        kept = scheme.worths.cards.kept(scheme.mind.content.assets[found.card])
        assert scheme.mind.credits(found.price) - kept >= bargains.GAIN
    assert bargains.best_for(thoughts(game, met(game, credits=0)), 1) is None
    assert bargains.best_for(thoughts(game, met(game, fame=9)), 1) is None


# --- a loop that happened ------------------------------------------------------------------------


@pytest.mark.long
def test_beaten_players_do_not_send_a_patrol_to_one_another_for_ever(game: OuterRim) -> None:
    """Each was defeated by it, sent it to where the other had to fight it, and recovered."""
    setup = {"seats": [{"kind": "spacer"}, {"kind": "drifter"}], **BOX}
    del setup["favors"], setup["ambitions"]
    assert play_one(game, setup, 1_200_003, drawn=True).rounds < 100
