"""Secrets and other abilities headed Encounter: kept hidden, used once, lost with a defeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import SecretKept, SecretTaken
from game.outer_rim.game import OuterRim
from game.table.events import visible

Make = Callable[..., Any]
LETTER = "enc_ord_mantell_cantonica_e"  # drawn on Ord Mantell; 5,000 on Cantonica or Naboo
SONNET = "enc_naboo_ryloth_f"  # an action: 1,000 for a reputation
DECK = "ord_mantell_cantonica"
CARGO = "databank_91_droid_parts"


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
        sim, players=[{"space": "ord_mantell", "credits": 0, "cards": [CARGO], "secrets": many}]
    )
    before = dict(table.values().count)
    table.choose(f"draw:{DECK}@ord_mantell")
    assert table.player().secrets == (*many, LETTER)
    assert dict(table.values().count) == before
    assert table.player().cards == (CARGO,)
