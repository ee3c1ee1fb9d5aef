"""The single-player game: its setup, whose turn it is, and who decides for the AI."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.combat.events import CombatBegan
from game.outer_rim.events import AICardDrawn, CharacterPicked, StepBegan, TurnBegan
from game.outer_rim.game import OuterRim
from tests.outer_rim.solo import AI, Make, ai_decks

SEATS = ({"kind": "human"}, {"kind": "deck"})
AMBUSH = "enc_tatooine_nal_hutta_i"  # a secret: fight a player in the space, take 5,000
USE_AMBUSH = f"use:{AMBUSH}.secret"


def begin(game: OuterRim, *answers: str, seed: int = 1, seats: Any = SEATS) -> Any:
    """Return a new game after this many answers of its setup."""
    state = game.new(game.setup({"seats": list(seats)}), seed)
    for answer in answers:
        game.choose(state, answer)
    return state


def keys(game: OuterRim, state: Any) -> list[str]:
    """Return the keys of the current decision."""
    decision = game.decision(state)
    return [] if decision is None else [option.key for option in decision.options]


# --- setup ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-435")
def test_the_human_picks_both_characters_their_own_first(game: OuterRim) -> None:
    state = begin(game)
    for picked in ("bossk", "han_solo"):
        decision = game.decision(state)
        assert decision is not None
        assert (decision.step, decision.seat) == ("setup.character", 0)
        (event,) = [x for x in game.choose(state, f"pick:{picked}") if type(x) is CharacterPicked]
        assert event.character == picked
    assert [player.character for player in state.players] == ["bossk", "han_solo"]


@pytest.mark.rule("OR-436")
def test_the_ai_plays_a_character_that_starts_with_cargo_or_a_job(game: OuterRim) -> None:
    state = begin(game, "pick:boba_fett")
    offered = {key.removeprefix("pick:") for key in keys(game, state)}
    numbers = {each.id: each.databank for each in game.base.content.characters.values()}
    assert offered == {each for each, number in numbers.items() if number in (91, 92)}
    assert offered == {"doctor_aphra", "han_solo", "jyn_erso", "lando_calrissian"}
    bad = [{"kind": "human"}, {"kind": "deck", "character": "bossk"}]
    with pytest.raises(ValueError, match="#90.*OR-436"):
        game.setup({"seats": bad})


@pytest.mark.rule("OR-437")
def test_the_ai_flies_the_g9_rigger(game: OuterRim) -> None:
    """Nobody is asked, whatever side the human takes."""
    for ship in ("g_1a_starfighter", "g9_rigger"):
        state = begin(game, "pick:boba_fett", "pick:han_solo")
        assert keys(game, state) == ["pick:g_1a_starfighter", "pick:g9_rigger"]
        game.choose(state, f"pick:{ship}")
        assert [player.ship for player in state.players] == [ship, "g9_rigger"]
    bad = [{"kind": "human"}, {"kind": "deck", "ship": "g_1a_starfighter"}]
    with pytest.raises(ValueError, match="OR-437"):
        game.setup({"seats": bad})


@pytest.mark.rule("OR-438", "OR-439")
@pytest.mark.parametrize("seed", range(4))
def test_the_human_begins_with_4000_the_ai_has_6000(game: OuterRim, seed: int) -> None:
    state = begin(game, "pick:boba_fett", "pick:han_solo", "pick:g9_rigger", seed=seed)
    assert (state.first, state.turn, state.round) == (0, 0, 1)
    assert [player.credits for player in state.players] == [4_000, 6_000]
    with pytest.raises(ValueError, match="OR-438"):
        game.setup({"seats": list(SEATS), "first_player": 1})


@pytest.mark.rule("OR-433", "OR-434")
def test_the_ai_is_set_up_like_a_player(game: OuterRim) -> None:
    state = begin(game, "pick:boba_fett", "pick:jyn_erso", "pick:g9_rigger")
    ai = state.players[AI]
    assert (ai.fame, ai.flipped, ai.character_damage, ai.ship_damage) == (0, False, 0, 0)
    (card,) = ai.cards
    assert card not in state.databank
    assert ai.space == game.base.content.databank[card].starting_planet
    both = begin(
        game,
        *("pick:boba_fett", "pick:jyn_erso", "pick:g9_rigger"),
        *("pick:g9_rigger", "credits"),
        seats=({"kind": "human"}, {"kind": "human"}),
    )
    for pile in ("market", "encounters", "contacts"):
        assert set(getattr(state, pile)) == set(getattr(both, pile))
    assert state.ships == both.ships


@pytest.mark.rule("OR-440")
@pytest.mark.parametrize(
    ("character", "number", "reputation"),
    [
        ("doctor_aphra", 92, (0, 1, 0, 0)),
        ("han_solo", 91, (-1, 0, 0, 0)),
        ("jyn_erso", 92, (0, -1, 0, 0)),
    ],
)
def test_the_setup_line_of_the_ai_is_carried_out(
    game: OuterRim, character: str, number: int, reputation: tuple[int, ...]
) -> None:
    state = begin(game, "pick:boba_fett", f"pick:{character}", "pick:g9_rigger")
    ai = state.players[AI]
    assert ai.reputation == reputation
    assert [game.base.content.databank[card].number for card in ai.cards] == [number]


@pytest.mark.rule("OR-441")
@pytest.mark.parametrize("character", ["doctor_aphra", "han_solo"])
def test_a_goal_token_lies_on_the_destination_of_the_first_card(
    game: OuterRim, character: str
) -> None:
    found = set()
    for seed in range(12):
        answers = ("pick:boba_fett", f"pick:{character}", "pick:g9_rigger")
        state = begin(game, *answers, seed=seed)
        (card,) = state.players[AI].cards
        destination = game.base.content.assets[card].destination
        assert ai_seats.goals(state) == {destination: 1}
        found.add(destination)
    assert len(found) > 2


@pytest.mark.rule("OR-442")
def test_the_ai_cards_are_shuffled_facedown(game: OuterRim) -> None:
    orders = set()
    for seed in range(6):
        state = begin(game, "pick:boba_fett", "pick:han_solo", "pick:g9_rigger", seed=seed)
        assert sorted(ai_decks(state)) == sorted(game.base.content.ai_cards)
        assert "ai_card" not in str(game.view(state, 0))
        orders.add(ai_decks(state))
    assert len(orders) == 6


# --- turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-443")
def test_the_human_takes_an_ordinary_turn(sim: Make) -> None:
    """The same steps, and the same options as with another human at the table."""
    tables = [
        sim(kinds, players=[{"space": "naboo"}, {"reputation": {"hutt": "neutral"}}])
        for kinds in (("human", "deck"), ("human", "human"))
    ]
    for answer in ("credits", "end"):
        alone, beside = [table.keys for table in tables]
        assert alone == beside and answer in alone
        for table in tables:
            table.choose(answer)
    assert [each.step for each in tables[0].found(StepBegan, log=True)] == ["action", "encounter"]
    assert tables[0].keys == tables[1].keys


@pytest.mark.rule("OR-432", "OR-444")
@pytest.mark.parametrize("seed", range(3))
def test_the_ai_acts_at_the_end_of_each_turn_of_the_human(sim: Make, seed: int) -> None:
    """Random play: the turns alternate, the AI draws one card each, the human is asked all."""
    table = sim(("human", "deck"), seed=seed, players=[{}, {"reputation": {"hutt": "neutral"}}])
    chance = random.Random(seed)
    for _ in range(150):
        if not table.keys:
            break
        assert table.seat == 0
        table.choose(chance.choice(table.keys))
    turns = [each.seat for each in table.found(TurnBegan, log=True)]
    drawn = [each.seat for each in table.found(AICardDrawn, log=True)]
    assert len(turns) > 8
    assert drawn == [AI] * turns.count(AI)
    assert turns[::2] == [AI] * len(turns[::2]) and turns[1::2] == [0] * len(turns[1::2])


# --- more than one human -------------------------------------------------------------------------


@pytest.mark.rule("OR-R102")
def test_beside_several_humans_the_ai_acts_last_and_its_neighbor_decides(sim: Make) -> None:
    table = sim(
        ("human", "human", "deck"),
        characters=("boba_fett", "bossk", "han_solo"),
        players=[
            {"space": "nav_1"},
            {"space": "nav_3"},
            {"space": "nav_12", "reputation": {"hutt": "neutral"}, "cards": ["salvage"]},
        ],
        ai_goals={"lothal": 1, "tatooine": 1},
        ai_deck=["ai_card_4"],
        step="action",
        turn=1,
    )
    assert [player.credits for player in table.state.players] == [4_000, 6_000, 8_000]
    table.state.encounters["navpoint"] = ()
    table.edited()
    table.choose("end")
    assert [each.seat for each in table.found(TurnBegan)] == [2]
    assert (table.step, table.seat) == ("ai.goal", 1)
    table.choose(table.keys[0])
    while table.state.turn == 2:
        assert table.seat == 1
        table.choose(table.keys[0])
    assert (table.state.turn, table.seat) == (0, 0)


# --- fighting the AI -----------------------------------------------------------------------------


def ambush(sim: Make, *dice: str, **ai: Any) -> Any:
    """Have the human, Boba Fett, ambush the AI on Cantonica: his 3 dice, then those of the AI."""
    table = sim(
        ("human", "deck"),
        characters=("boba_fett", "lando_calrissian"),
        players=[
            {"space": "cantonica", "credits": 0, "secrets": [AMBUSH]},
            {
                "space": "cantonica", "reputation": {"hutt": "neutral"}, "cards": ["hutt_favor"],
                "credits": 5_000, **ai,
            },
        ],
        step="encounter",
        dice=dice,
    )  # fmt: skip
    table.choose(USE_AMBUSH)
    return table


@pytest.mark.rule("OR-453", "OR-R106")
def test_what_weakens_an_opponent_is_no_value_of_the_ai(sim: Make) -> None:
    """K-2SO as the AI's crew takes no die from the human."""
    table = ambush(sim, "hit", "hit", "blank", "blank", "hit", cards=["databank_17_k_2so"])
    assert table.found(CombatBegan)[0].dice == 3
