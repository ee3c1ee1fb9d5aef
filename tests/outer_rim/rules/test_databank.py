"""The databank and its order, and where cards go that are discarded or removed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import DatabankDrawn, DeckShuffled
from game.outer_rim.game import OuterRim
from tests.outer_rim.solo import ai_decks

Make = Callable[..., Any]
CRATES = "databank_91_unlabelled_crates"  # illegal cargo: #2 unless the die is kind


def numbers(table: Any) -> list[int]:
    """Return the numbers of the databank cards from top to bottom."""
    content = table.game.base.content
    return [content.databank[card].number for card in table.state.databank]


def caught(sim: Make, seed: int = 1, credits: int = 5000) -> Any:
    """Have Boba Fett deliver the crates to Tatooine, where somebody looks into them."""
    table = sim(
        seed=seed,
        players=[{"space": "tatooine", "cards": [CRATES], "credits": credits}],
        step="action",
        dice=("blank",),
    )
    table.choose(f"deliver:{CRATES}")
    return table


# --- the order -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-422", "OR-420")
@pytest.mark.parametrize("seed", range(4))
def test_the_databank_lies_in_numeric_order(sim: Make, seed: int) -> None:
    table = sim(seed=seed)
    found = numbers(table)
    assert found == sorted(found)
    assert (found[0], found[-1]) == (1, 92)


@pytest.mark.rule("OR-424")
def test_of_equal_numbers_one_is_drawn_at_random(sim: Make, game: OuterRim) -> None:
    drawn = Counter(caught(sim, seed).found(DatabankDrawn)[0].card for seed in range(16))
    assert set(drawn) == set(game.base.content.numbers[2])
    assert len(drawn) == 2


@pytest.mark.rule("OR-426")
def test_starting_cards_have_the_last_numbers(sim: Make, game: OuterRim) -> None:
    kinds = {90: "bounty", 91: "cargo", 92: "job"}
    for number, kind in kinds.items():
        cards = game.base.content.numbers[number]
        assert cards and {game.base.content.assets[card].kind for card in cards} == {kind}
    for character in game.base.content.characters.values():
        assert character.databank in kinds
        table = sim(
            characters=(character.id, "bossk" if character.id != "bossk" else "boba_fett"),
            players=[{"reputation": {"hutt": "neutral"}}],
        )
        (card,) = table.player().cards
        assert game.base.content.databank[card].number == character.databank


# --- nothing is lost -----------------------------------------------------------------------------


def whereabouts(game: OuterRim, state: Any) -> Counter[str]:
    """Return every card and contact token of a game, wherever it is."""
    found = Counter(state.databank + state.open + state.removed + ai_decks(state) + state.aside)
    found.update(state.contacts.values())
    for piles in (state.market, state.encounters):
        for pile in piles.values():
            found.update(pile)
    for player in state.players:
        found.update(player.cards + player.secrets)
    found.update(each.captive for each in state.cards.values())
    others = {
        "",
        *game.base.content.ships,
        *(each.id for each in game.base.content.patrols.values()),
    }
    return Counter({card: n for card, n in found.items() if card not in others})


@pytest.mark.rule("OR-430", "OR-431", "OR-420", "OR-423")
@pytest.mark.parametrize("seed", range(4))
def test_no_card_or_token_is_lost_or_doubled(sim: Make, game: OuterRim, seed: int) -> None:
    """Random play: all is in one place, what was removed stays so, the databank stays in order."""
    table = sim(("human", "human", "human", "deck")[seed % 3 :], seed=seed)
    chance = random.Random(seed)
    everything = whereabouts(game, table.state)
    assert set(everything.values()) == {1}
    removed: set[str] = set()
    for _ in range(500):
        for player in table.state.players:
            player.fame = 0  # so that nobody wins and the game continues
        keys = [key for key in table.keys if not key.startswith("deal")]
        events = game.choose(table.state, chance.choice(keys))
        state = table.state
        assert whereabouts(game, state) == everything
        assert removed <= set(state.removed)
        removed = set(state.removed)
        found = numbers(table)
        assert found == sorted(found)
        assert not any(isinstance(e, DeckShuffled) and "databank" in e.deck for e in events)
        tokens = set(state.contacts.values())
        for player in state.players:
            hired = {game.base.content.assets[card].contact for card in player.cards} - {""}
            assert not hired & tokens
            assert hired <= set(state.aside)
        assert set(state.cards) <= {card for each in state.players for card in each.cards}
        assert set(state.faceup) <= tokens
    assert removed
