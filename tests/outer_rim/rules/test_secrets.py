"""Secrets and other abilities headed Encounter: kept hidden, used once, lost with a defeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    AbilityUsed,
    CombatBegan,
    CreditsChanged,
    Defeated,
    EncounterDrawn,
    SecretKept,
    SecretTaken,
    StepBegan,
)
from game.outer_rim.game import OuterRim
from game.table.events import visible

Make = Callable[..., Any]
LETTER = "enc_ord_mantell_cantonica_e"  # drawn on Ord Mantell; 5,000 on Cantonica or Naboo
CHALLENGE = "enc_tatooine_nal_hutta_a"  # fight somebody whom the Hutts hate
SONNET = "enc_naboo_ryloth_f"  # an action: 1,000 for a reputation
HIDEOUT = "enc_tatooine_nal_hutta_e"  # encounter a contact or patrol up to 3 spaces away
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
def test_a_secret_is_kept_not_resolved(sim: Make) -> None:
    table = drawing(sim)
    table.choose(f"draw:{DECK}@ord_mantell")
    assert table.player().secrets == (LETTER,)
    assert table.found(CreditsChanged) == []
    assert LETTER not in table.state.encounters[DECK] + table.state.open
    assert (table.seat, table.step) == (1, "planning")


@pytest.mark.rule("OR-307")
def test_only_its_owner_is_told_what_it_is(sim: Make, game: OuterRim) -> None:
    table = drawing(sim)
    table.choose(f"draw:{DECK}@ord_mantell")
    (kept,) = table.found(SecretKept)
    assert (kept.card, visible(kept, 0), visible(kept, 1)) == (LETTER, True, False)
    assert game.view(table.state, 0)["players"][0]["secrets"] == [LETTER]
    assert LETTER not in repr(game.view(table.state, 1))
    assert LETTER not in repr(game.view(table.state, None))


@pytest.mark.rule("OR-307")
@pytest.mark.parametrize(
    ("space", "card", "shown"),
    [("ord_mantell", LETTER, False), ("cantonica", LETTER, True), ("nal_hutta", CHALLENGE, True)],
)
def test_the_drawing_of_a_secret_is_hidden_and_of_nothing_else(
    sim: Make, game: OuterRim, space: str, card: str, shown: bool
) -> None:
    deck = game.base.content.encounter_cards[card].deck
    table = sim(
        players=[{"space": space, "cards": [CARGO]}, {}], decks={deck: [card]}, step="encounter"
    )
    table.choose(f"draw:{deck}@{space}")
    (drawn,) = table.found(EncounterDrawn)
    assert (drawn.card, visible(drawn, 0), visible(drawn, 1)) == (card, True, shown)


@pytest.mark.rule("OR-307")
def test_its_text_is_not_read_aloud(sim: Make, game: OuterRim) -> None:
    """Neither the card's name nor its title is in the words that others get to see."""
    table = drawing(sim)
    table.choose(f"draw:{DECK}@ord_mantell")
    card = game.base.content.encounter_cards[LETTER]
    title = next(each.secret.title for each in card.sections if each.secret is not None)
    for seat in (1, None):
        told = " ".join(game.tell(table.state, each, seat) or "" for each in table.events)
        assert "Boba Fett" in told
        assert card.name not in told and title not in told
    assert card.name in " ".join(game.tell(table.state, each, 0) or "" for each in table.events)


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


@pytest.mark.rule("OR-308", "OR-213")
def test_elsewhere_the_same_card_is_no_secret(sim: Make) -> None:
    """On Cantonica the card is read as any other: a Stealth test, 3,000 for passing."""
    table = drawing(
        sim,
        "crit",
        "blank",
        players=[{"space": "cantonica", "credits": 0, "cards": [CARGO]}],
    )
    table.choose(f"draw:{DECK}@cantonica", "choose:a")
    assert table.player().secrets == ()
    assert table.player().credits == 3000
    assert table.found(EncounterDrawn, log=True)[0].card == LETTER
    assert table.state.encounters[DECK][-1] == LETTER


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


@pytest.mark.rule("OR-244", "OR-309")
def test_a_secret_is_used_later_as_its_text_says(sim: Make) -> None:
    table = keeping(sim, LETTER)
    table.choose(f"use:{LETTER}.secret")
    assert table.found(AbilityUsed)[0].ability == f"{LETTER}.secret"
    assert table.player().credits == 5000


@pytest.mark.rule("OR-309")
def test_not_where_its_text_does_not_fit(sim: Make) -> None:
    table = keeping(sim, LETTER, space="lothal")
    assert f"use:{LETTER}.secret" not in asked(table)
    assert table.refused(f"use:{LETTER}.secret")


@pytest.mark.rule("OR-309", "OR-R26")
@pytest.mark.parametrize(("credits", "open"), [(999, False), (1000, True)])
def test_a_secret_may_be_an_action_that_costs_something(
    sim: Make, credits: int, open: bool
) -> None:
    key = f"use:{SONNET}.secret"
    table = keeping(sim, SONNET, credits=credits, more={"step": "action"})
    assert (key in asked(table)) == open
    if open:
        table.choose(key, "faction:rebel")
        assert (table.player().credits, table.player().reputation) == (0, (1, 0, 1, 0))
        assert table.step == "action"
    table = keeping(sim, SONNET, credits=credits)
    assert key not in asked(table)  # the encounter step


@pytest.mark.rule("OR-309", "OR-428")
def test_a_used_secret_goes_under_its_deck(sim: Make) -> None:
    table = keeping(sim, LETTER, SONNET)
    table.choose(f"use:{LETTER}.secret")
    assert table.player().secrets == (SONNET,)
    assert table.state.encounters[DECK][-1] == LETTER


@pytest.mark.rule("OR-310")
def test_nobody_uses_the_secrets_of_others(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo"}, {"space": "naboo", "secrets": [LETTER]}], step="encounter"
    )
    assert f"use:{LETTER}.secret" not in asked(table)
    assert LETTER not in repr(asked(table))
    assert table.refused(f"use:{LETTER}.secret")


@pytest.mark.rule("OR-245")
def test_using_it_is_the_encounter_of_the_turn(sim: Make) -> None:
    table = keeping(sim, LETTER)
    table.choose(f"use:{LETTER}.secret")
    assert table.found(EncounterDrawn) == []
    assert [(each.seat, each.step) for each in table.found(StepBegan)] == [(1, "planning")]


@pytest.mark.rule("OR-244", "OR-245")
def test_abilities_headed_encounter_are_encounters(sim: Make) -> None:
    """The turned Bossk falls upon anybody at least as famous; that is his encounter."""
    key = "use:bossk.back.2"
    position = {
        "characters": ("bossk", "boba_fett"),
        "players": [
            {"space": "naboo", "flipped": True, "cards": [CARGO], "fame": 2},
            {"space": "naboo", "fame": 2},
        ],
        "dice": ("hit",) * 3 + ("blank",) * 3,
    }
    table = sim(**position, step="action")
    assert key not in asked(table)
    table = sim(**position, step="encounter")
    assert {"draw", "meet", "use"} <= table.verbs()
    table.choose(key)
    assert table.player().fame == 3
    assert (table.seat, table.step) == (1, "planning")


def test_an_encounter_ability_that_finds_nothing_is_not_offered(sim: Make) -> None:
    table = sim(
        characters=("bossk", "boba_fett"),
        players=[{"space": "naboo", "flipped": True, "fame": 2}, {"space": "naboo", "fame": 1}],
        step="encounter",
    )
    assert "use:bossk.back.2" not in asked(table)


@pytest.mark.rule("OR-244")
def test_a_secret_that_meets_a_contact_from_afar(sim: Make) -> None:
    table = keeping(
        sim,
        HIDEOUT,
        space="tatooine",
        credits=3000,
        more={"contacts": {"kessel": ["4_lom", "l3_37"]}},
    )
    table.choose(f"use:{HIDEOUT}.secret", "meet:kessel.1", "accept")
    assert "databank_4_4_lom" in table.player().cards
    assert table.player().secrets == ()


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
def test_the_example_won(sim: Make) -> None:
    table = challenge(sim, *("hit",) * 3, *("blank",) * 3)
    table.choose(f"use:{CHALLENGE}.secret")
    assert table.found(CombatBegan)[0].defender == 1
    assert table.player().fame == 1
    assert table.player().reputation[0] == 1
    assert table.player().secrets == ()
    assert table.state.encounters["tatooine_nal_hutta"][-1] == CHALLENGE


@pytest.mark.rule("OR-246")
def test_the_example_lost(sim: Make) -> None:
    table = challenge(sim, *("blank",) * 3, *("hit",) * 3)
    table.choose(f"use:{CHALLENGE}.secret")
    assert (table.player().fame, table.player().reputation[0]) == (0, 0)
    assert table.player().secrets == ()


@pytest.mark.rule("OR-246", "OR-R11")
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_the_example_needs_an_enemy_of_the_hutts(sim: Make, level: str) -> None:
    table = challenge(sim, reputation={"hutt": level})
    assert f"use:{CHALLENGE}.secret" not in asked(table)
    table = challenge(sim, space="nav_17")
    assert f"use:{CHALLENGE}.secret" not in asked(table)


@pytest.mark.rule("OR-R85")
def test_the_example_spares_the_defeated(sim: Make) -> None:
    table = challenge(sim, damage={"ship": 9})
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


@pytest.mark.rule("OR-312")
def test_the_secrets_of_others_are_safe(sim: Make) -> None:
    table = sim(
        players=[
            {"space": "naboo", "credits": 4000, "secrets": [SONNET, CHALLENGE]},
            {"space": "naboo", "secrets": [LETTER], "reputation": {"hutt": "negative"}},
        ],
        step="encounter",
        dice=("crit", "crit", "blank", "blank", "blank", "blank"),
    )
    table.choose(f"use:{CHALLENGE}.secret")
    assert [each.seat for each in table.found(Defeated)] == [1]
    assert table.player(1).secrets == ()
    assert table.player().secrets == (SONNET,)


@pytest.mark.rule("OR-R57")
def test_a_patrol_that_has_to_be_met_bars_encounter_abilities(sim: Make) -> None:
    patrol = {"patrols": {"imperial": {"level": 1, "space": "naboo"}}}
    table = keeping(sim, LETTER, reputation={"imperial": "negative"}, more=patrol)
    assert table.verbs() - {"deal"} == {"fight"}
    assert table.refused(f"use:{LETTER}.secret").clause == "OR-196"
    table = keeping(sim, LETTER, reputation={"imperial": "neutral"}, more=patrol)
    assert f"use:{LETTER}.secret" in asked(table)
