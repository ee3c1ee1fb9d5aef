"""Secrets and other abilities headed Encounter: kept hidden, used once, lost with a defeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    Defeated,
    SecretKept,
    SecretTaken,
)
from game.outer_rim.game import OuterRim
from game.table.events import visible

Make = Callable[..., Any]
LETTER = "enc_ord_mantell_cantonica_e"  # drawn on Ord Mantell; 5,000 on Cantonica or Naboo
CHALLENGE = "enc_tatooine_nal_hutta_a"  # fight somebody whom the Hutts hate
SONNET = "enc_naboo_ryloth_f"  # an action: 1,000 for a reputation
DECK = "ord_mantell_cantonica"
CARGO = "databank_91_droid_parts"


def asked(table: Any) -> list[str]:
    """Return the keys on offer, except for deals with others, which can be opened at any time."""
    return [key for key in table.keys if not key.startswith("deal")]


def drawing(sim: Make, *dice: str, **more: Any) -> Any:
    """Return a table with Boba Fett on Ord Mantell, about to draw a card that is a secret there."""
    return sim(
        **{
            "players": [{"space": "ord_mantell", "credits": 0, "cards": [CARGO]}, {}],
            "decks": {DECK: [LETTER]},
            "step": "encounter",
            "dice": dice,
            **more,
        }
    )


def keeping(sim: Make, *secrets: str, **player: Any) -> Any:
    """Return a table with Boba Fett and his secrets, in the encounter step by default."""
    more = player.pop("more", {})
    mine = {"space": "naboo", "credits": 0, "cards": [CARGO], "secrets": list(secrets), **player}
    return sim(**{"players": [mine, {"space": "takodana"}], "step": "encounter", **more})


# --- keeping -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-307")
def test_only_its_owner_is_told_what_it_is(sim: Make, game: OuterRim) -> None:
    table = drawing(sim)
    table.choose(f"draw:{DECK}@ord_mantell")
    (kept,) = table.found(SecretKept)
    assert (kept.card, visible(kept, 0), visible(kept, 1)) == (LETTER, True, False)
    assert game.view(table.state, 0)["players"][0]["secrets"] == [LETTER]
    assert LETTER not in repr(game.view(table.state, 1))
    assert LETTER not in repr(game.view(table.state, None))


@pytest.mark.rule("OR-R73", "OR-310")
def test_others_see_how_many_and_from_which_decks(sim: Make, game: OuterRim) -> None:
    table = keeping(sim, LETTER, SONNET)
    shown = game.view(table.state, 1)["players"][0]["secrets"]
    assert shown == [DECK, "naboo_ryloth"]
    table = drawing(sim)
    table.choose(f"draw:{DECK}@ord_mantell")
    (taken,) = table.found(SecretTaken)
    assert (taken.seat, taken.deck, visible(taken, 1)) == (0, DECK, True)


@pytest.mark.rule("OR-308")
def test_secrets_are_parts_of_encounter_cards(game: OuterRim) -> None:
    """A section that is a secret does nothing when drawn but be kept."""
    found = 0
    for card in game.base.content.encounter_cards.values():
        for section in card.sections:
            keeps = [
                effect.do
                for part in section.parts
                for effect in part.effect
                if effect.do == "keep_secret"
            ]
            assert bool(keeps) == (section.secret is not None), card.id
            found += len(keeps)
            if keeps:
                assert [len(part.effect) for part in section.parts] == [1]
    assert found > 8


@pytest.mark.rule("OR-311")
def test_secrets_need_no_slots(sim: Make, game: OuterRim) -> None:
    many = [
        card.id
        for card in game.base.content.encounter_cards.values()
        if any(section.secret for section in card.sections) and card.id != LETTER
    ]
    assert len(many) > 8
    table = drawing(
        sim,
        players=[{"space": "ord_mantell", "credits": 0, "cards": [CARGO], "secrets": many}],
    )
    before = dict(table.values().count)
    table.choose(f"draw:{DECK}@ord_mantell")
    assert table.player().secrets == (*many, LETTER)
    assert dict(table.values().count) == before
    assert table.player().cards == (CARGO,)


# --- using ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-309", "OR-428")
def test_a_used_secret_goes_under_its_deck(sim: Make) -> None:
    table = keeping(sim, LETTER, SONNET)
    table.choose(f"use:{LETTER}.secret")
    assert table.player().secrets == (SONNET,)
    assert table.state.encounters[DECK][-1] == LETTER


# --- the example of the rules --------------------------------------------------------------------


def challenge(sim: Make, *dice: str, **theirs: Any) -> Any:
    """Return a table with Boba Fett, neutral with the Hutts, and another player in his space."""
    return sim(
        players=[
            {
                "space": "nav_16",
                "reputation": {"hutt": "neutral"},
                "secrets": [CHALLENGE],
                "cards": [CARGO],
            },
            {"space": "nav_16", "reputation": {"hutt": "negative"}, **theirs},
        ],
        step="encounter",
        dice=dice,
    )


@pytest.mark.rule("OR-246", "OR-R11")
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_the_example_needs_an_enemy_of_the_hutts(sim: Make, level: str) -> None:
    table = challenge(sim, reputation={"hutt": level})
    assert f"use:{CHALLENGE}.secret" not in asked(table)
    table = challenge(sim, space="nav_17")
    assert f"use:{CHALLENGE}.secret" not in asked(table)


# --- losing them ---------------------------------------------------------------------------------


@pytest.mark.rule("OR-312", "OR-491")
def test_a_defeat_costs_all_secrets_and_3000(sim: Make) -> None:
    """Greedo shoots one who is hurt already."""
    table = sim(
        players=[
            {
                "space": "tatooine",
                "credits": 4000,
                "cards": [CARGO],
                "secrets": [LETTER, CHALLENGE, SONNET],
                "reputation": {"hutt": "negative"},
                "damage": {"character": 2},
            }
        ],
        contacts={"tatooine": ["greedo", "l3_37"]},
        step="encounter",
        dice=("blank", "blank"),
    )
    table.choose("meet:tatooine.1")
    assert table.found(Defeated)[0].credits_lost == 3000
    assert table.player().secrets == ()
    assert table.player().credits == 1000
    for deck, card in (
        (DECK, LETTER),
        ("tatooine_nal_hutta", CHALLENGE),
        ("naboo_ryloth", SONNET),
    ):
        assert table.state.encounters[deck][-1] == card
