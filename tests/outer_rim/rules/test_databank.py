"""The databank and its order, and where cards go that are discarded or removed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    CardDiscarded,
    DamageSuffered,
    DatabankDrawn,
    DeckShuffled,
    DiceRolled,
    MarketDiscarded,
    MarketRevealed,
)
from game.outer_rim.game import OuterRim
from tests.outer_rim.solo import ai_decks

Make = Callable[..., Any]
CRATES = "databank_91_unlabelled_crates"  # illegal cargo: #2 unless the die is kind
BLASTERS = "databank_91_antique_blasters"  # illegal cargo: #3 unless the die is kind
GREEDO = "databank_12_greedo"
CARGO = "databank_91_droid_parts"


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


@pytest.mark.rule("OR-420")
def test_the_databank_is_the_same_for_every_seed(sim: Make) -> None:
    held = {"players": [{"cards": [CARGO]}, {"cards": [CRATES]}]}
    assert len({sim(seed=seed, **held).state.databank for seed in range(6)}) == 1


@pytest.mark.rule("OR-421")
def test_a_card_called_for_is_taken_and_resolved(sim: Make, game: OuterRim) -> None:
    table = sim(
        players=[{"space": "mon_calamari", "cards": [BLASTERS]}],
        step="action",
        dice=("blank", *("blank",) * 3, *("hit", "blank", "blank")),
    )
    table.choose(f"deliver:{BLASTERS}")
    (drawn,) = table.found(DatabankDrawn)
    assert game.base.content.databank[drawn.card].number == 3
    assert [(each.seat, each.purpose) for each in table.found(DiceRolled)] == [
        (0, "delivery"),
        (0, "ground"),
        (-1, "ground"),
    ]
    assert [each.amount for each in table.found(DamageSuffered)] == [1]


@pytest.mark.rule("OR-421", "OR-427")
def test_while_it_is_resolved_it_is_out_of_the_databank(sim: Make) -> None:
    table = caught(sim)
    card = table.found(DatabankDrawn)[0].card
    assert table.step == "choose"
    assert card in table.state.open and card not in table.state.databank
    table.choose("choose:c")
    assert card in table.state.databank and table.state.open == ()


@pytest.mark.rule("OR-423", "OR-429")
@pytest.mark.parametrize("card", [GREEDO, "databank_4_4_lom", "databank_25_zuckuss"])
def test_a_discarded_card_goes_back_to_its_place(sim: Make, game: OuterRim, card: str) -> None:
    """Crew put off to make room for a castaway."""
    table = sim(
        players=[{"space": "nav_16", "cards": [card]}, {"cards": [CARGO]}],
        decks={"navpoint": ["enc_navpoint_c"]},
        step="encounter",
    )
    assert card not in table.state.databank
    table.choose("draw:navpoint@nav_16", "choose:a", f"discard:{card}")
    assert [each.card for each in table.found(CardDiscarded)] == [card]
    found = numbers(table)
    assert found == sorted(found)
    place = table.state.databank.index(card)
    number = game.base.content.databank[card].number
    assert number not in (found[0], found[-1])
    assert found[place - 1] < number < found[place + 1]


@pytest.mark.rule("OR-424")
def test_of_equal_numbers_one_is_drawn_at_random(sim: Make, game: OuterRim) -> None:
    drawn = Counter(caught(sim, seed).found(DatabankDrawn)[0].card for seed in range(16))
    assert set(drawn) == set(game.base.content.numbers[2])
    assert len(drawn) == 2


@pytest.mark.rule("OR-424", "OR-426")
def test_starting_cards_are_drawn_at_random(sim: Make, game: OuterRim) -> None:
    dealt = {sim(seed=seed).player().cards for seed in range(24)}
    assert dealt == {(card,) for card in game.base.content.numbers[90]}
    assert len(dealt) == 4


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


# --- discarding and removing ---------------------------------------------------------------------


@pytest.mark.rule("OR-428", "OR-430")
def test_a_discarded_market_card_goes_under_its_deck(sim: Make) -> None:
    table = sim(players=[{"space": "naboo"}], step="action")
    top, below = table.state.market["cargo"][:2]
    size = len(table.state.market["cargo"])
    table.choose("discard:cargo")
    assert table.found(MarketDiscarded)[0].card == top
    assert table.found(MarketRevealed)[0].card == below
    assert table.state.market["cargo"][0] == below
    assert table.state.market["cargo"][-1] == top
    assert len(table.state.market["cargo"]) == size
    shown = table.game.view(table.state, None)["market"]["cargo"]
    assert shown == {"top": below, "cards": size}


@pytest.mark.rule("OR-428")
def test_an_encounter_card_goes_under_its_deck(sim: Make) -> None:
    deck = "ord_mantell_cantonica"
    card = "enc_ord_mantell_cantonica_e"
    table = sim(
        players=[{"space": "cantonica", "credits": 0, "cards": [CARGO]}],
        decks={deck: [card]},
        step="encounter",
        dice=("crit", "blank"),
    )
    size = len(table.state.encounters[deck])
    table.choose(f"draw:{deck}@cantonica", "choose:a")
    assert table.state.encounters[deck][-1] == card
    assert len(table.state.encounters[deck]) == size
    assert card not in repr(table.game.view(table.state, 0))


@pytest.mark.rule("OR-428")
def test_an_ai_card_goes_under_its_deck(sim: Make) -> None:
    table = sim(
        ("human", "deck"),
        players=[
            {"space": "nav_16", "cards": [CARGO], "credits": 0},
            {"reputation": {"hutt": "neutral"}},
        ],
        contacts={"tatooine": ["boshek", "l3_37"]},
        step="planning",
    )
    deck = ai_decks(table.state)
    table.player().space = "tatooine"
    table.edited()
    table.choose("credits", "end", "meet:tatooine.1", "pass")
    while table.state.turn == 1:
        table.choose(table.keys[0])
    assert sorted(ai_decks(table.state)) == sorted(deck)
    assert ai_decks(table.state) == (*deck[1:], deck[0])


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
