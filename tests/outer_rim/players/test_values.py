"""The worth of characters' abilities to the players that plan."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.cards.effects.trials import Test as SkillTest
from game.outer_rim.frames.base import NOTHING
from game.outer_rim.game import OuterRim
from game.outer_rim.players import chances
from game.outer_rim.players.effects import EFFECTS
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.values import Worths
from game.outer_rim.players.weights import BEST

TEST = '{"do": "test", "skill": ["tech"], "then": [{"do": "gain", "credits": 5000}]}'


def thoughts(game: OuterRim, who: str, **player: Any) -> Worths:
    """Return the judgment of a character in the action step."""
    seats = [
        {"kind": "schemer", "character": who, "ship": "g_1a_starfighter"},
        {"kind": "random", "character": "bossk", "ship": "g9_rigger"},
    ]
    found = {"players": [{"space": "naboo", **player}, {"space": "lothal"}], "step": "action"}
    setup = {"seats": seats, "expansions": ["unfinished_business"], "position": found}
    state = game.new(game.setup({**setup, "first_player": 0}), 3)
    return Worths(Mind(game, state, 0, BEST))


def test_a_lent_skill_counts_until_it_is_used(game: OuterRim) -> None:
    """Doctor Aphra's skill makes every test of an encounter better, once a turn."""
    at = thoughts(game, "doctor_aphra")
    test = SkillTest.model_validate_json(TEST)
    fresh = EFFECTS[SkillTest](at, test, "", NOTHING)
    prize = at.mind.credits(5_000)
    assert fresh == pytest.approx(prize * chances.test(at.mind.values, "tech", 1))
    at.mind.me.used = ("doctor_aphra",)
    spent = EFFECTS[SkillTest](Worths(at.mind), test, "", NOTHING)
    assert spent == pytest.approx(prize * chances.test(at.mind.values, "tech")) and spent < fresh


def test_a_card_for_an_ability_is_worth_more_until_there_is_one(game: OuterRim) -> None:
    """Enfys Nest delivers stolen goods to rebels for fame: one card is enough for that."""
    at = thoughts(game, "enfys_nest_character", cards=[])
    content = at.mind.content
    stolen = content.assets["stolen_supplies"]
    assert at.cards.given_away(stolen) > 50
    assert at.cards.given_away(content.assets["salvage"]) == 0  # not illegal
    other = thoughts(game, "han_solo", cards=[])
    assert other.cards.given_away(stolen) == 0
    supplied = thoughts(game, "enfys_nest_character", cards=["stolen_weapons"])
    assert supplied.cards.given_away(stolen) == 0
    weapons = content.assets["stolen_weapons"]
    assert supplied.cards.kept(weapons) >= supplied.cards.given_away(weapons) > 50


def test_cards_on_top_of_a_deck_are_worth_the_best_of_them(game: OuterRim) -> None:
    """Three cards to choose from are worth more than one, whatever their order."""
    at = thoughts(game, "enfys_nest_character")
    power = next(each for each in at.mind.values.powers["encounter"])
    look = next(each for each in power.ability.then[0].then)  # type: ignore[attr-defined]
    worth = EFFECTS[type(look)]
    three, one = (worth(at, look.model_copy(update={"count": n}), "", NOTHING) for n in (3, 1))
    assert three > one > 0
    deck = at.mind.world.market["cargo"]
    at.mind.world.market["cargo"] = type(deck)((deck[0], *reversed(deck[1:])))
    assert worth(at, look, "", NOTHING) == pytest.approx(three)
