"""Bounties: finding, fighting, eliminating, capturing and delivering; and wanted crew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.combat.events import CombatBegan, DamageSuffered
from game.outer_rim.contacts.events import ContactPlaced
from game.outer_rim.events import CardDiscarded, CreditsChanged
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
GREEDO = "greedo_bounty"
GREEDO_CREW = "databank_12_greedo"
CARGO = "databank_91_droid_parts"  # any card will do, so that no starting card is dealt


def at(sim: Make, bounty: str, *dice: str, **player: Any) -> Any:
    """Return a table with Boba Fett (3 dice) on Tatooine, where the wanted contact is facedown."""
    more = player.pop("more", {})
    token = sim(players=[{}]).game.base.content.assets[bounty].target
    return sim(
        **{
            "players": [
                {"space": "tatooine", "credits": 0, "cards": [bounty], **player},
                {"space": "kessel", "credits": 0, "cards": [CARGO]},
            ],
            "contacts": {"tatooine": [token, "l3_37"], "kessel": ["4_lom", "lobot"]},
            "step": "encounter",
            "dice": dice,
            **more,
        }
    )


def beaten(sim: Make, bounty: str, **player: Any) -> Any:
    """Beat the contact without a scratch; the choice is to eliminate or capture."""
    value = sim(players=[{}]).game.base.content.assets[bounty].value
    table = at(sim, bounty, *("crit",) * 3, *("blank",) * value, **player)
    token = table.game.base.content.assets[bounty].target
    table.choose("meet:tatooine.1", f"hunt:{bounty}@{token}")
    assert table.step == "spoils"
    return table


# --- the cards -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-273")
def test_other_bounties_are_bought(sim: Make, game: OuterRim) -> None:
    stock = [game.base.content.assets[card].kind for card in game.base.content.market["bounty"]]
    assert stock.count("bounty") > len(stock) / 2
    table = sim(
        players=[{"space": "takodana", "credits": 0}], decks={"bounty": [GREEDO]}, step="action"
    )
    table.choose(f"buy:{GREEDO}@job")
    assert GREEDO in table.player().cards


@pytest.mark.rule("OR-275", "OR-276")
@pytest.mark.parametrize("seed", range(5))
def test_the_back_of_a_token_shows_the_class_of_its_space(
    sim: Make, game: OuterRim, seed: int
) -> None:
    """So a planet without spaces of the class sought does not hold the contact."""
    table = sim(seed=seed)
    for space, shown in game.view(table.state, None)["contacts"].items():
        classes = game.base.galaxy(table.state.pieces).spaces[space].contacts
        assert tuple(each["class"] for each in shown) == tuple(classes)
        assert [each["contact"] for each in shown] == [None] * len(classes)
    for asset in game.base.content.assets.values():
        if asset.kind == "bounty":
            assert game.base.content.contacts[asset.target].contact_class in (
                "gray",
                "green",
                "yellow",
            )


@pytest.mark.rule("OR-279")
def test_every_bounty_has_a_kind_of_combat_and_a_value(game: OuterRim) -> None:
    bounties = [each for each in game.base.content.assets.values() if each.kind == "bounty"]
    assert {each.combat for each in bounties} == {"ground", "ship"}
    for each in bounties:
        assert each.value > 0
        assert each.eliminate and each.capture and each.deliver_to


# --- the examples of the rules -------------------------------------------------------------------


@pytest.mark.rule("OR-292", "OR-294")
def test_greedo_eliminated(sim: Make, game: OuterRim) -> None:
    assert game.base.content.assets[GREEDO].cost == 0
    table = beaten(sim, GREEDO)
    assert table.found(CombatBegan)[0].enemy_dice == 4
    table.choose(f"eliminate:{GREEDO}@greedo")
    assert (table.player().credits, table.player().fame) == (8000, 1)
    assert table.player().reputation == (0, 0, 0, 0)  # the Hutts liked Boba Fett
    assert GREEDO in table.state.removed


# --- the player's own crew -----------------------------------------------------------------------


def traitor(sim: Make, bounty: str, crew: str, *dice: str, **player: Any) -> Any:
    """Return a table where Boba Fett's own crew is wanted; the nearest empty contact space is on
    his planet."""
    more = {"contacts": {"tatooine": [None, "l3_37"], "naboo": ["boshek", None]}}
    return at(sim, bounty, *dice, **{"cards": [bounty, crew], "more": more, **player})


@pytest.mark.rule("OR-298", "OR-423")
@pytest.mark.parametrize("how", ["eliminate", "capture"])
def test_own_crew_beaten(sim: Make, game: OuterRim, how: str) -> None:
    table = traitor(sim, GREEDO, GREEDO_CREW, *("crit",) * 3, *("blank",) * 4)
    table.choose(f"hunt:{GREEDO}@{GREEDO_CREW}")
    assert [each.card for each in table.found(CardDiscarded)] == [GREEDO_CREW]
    table.choose(f"{how}:{GREEDO}@greedo")
    order = game.base.content.databank_order
    assert GREEDO_CREW in table.state.databank
    assert list(table.state.databank) == sorted(table.state.databank, key=order.__getitem__)
    assert GREEDO_CREW not in table.player().cards
    assert "greedo" not in table.state.aside
    assert "greedo" not in table.state.contacts.values()
    if how == "eliminate":
        assert "greedo" in table.state.removed
        assert (table.player().credits, table.player().fame) == (8000, 1)
    else:
        assert table.laid("captive") == {GREEDO: "greedo"}


# --- the crew of others --------------------------------------------------------------------------


def rivals(sim: Make, bounty: str, crew: str, *dice: str, **more: Any) -> Any:
    """Return a table with Boba Fett and Bossk in one space; Bossk has the wanted crew."""
    space = more.pop("space", "tatooine")
    mine, theirs = more.pop("mine", {}), more.pop("theirs", {})
    return sim(
        **{
            "players": [
                {"space": space, "cards": [bounty], "credits": 0, **mine},
                {"space": space, "cards": [crew], "credits": 0, **theirs},
            ],
            "contacts": {"tatooine": ["boshek", "l3_37"]},
            "step": "encounter",
            "dice": dice,
            **more,
        }
    )


HUNT = f"hunt:{GREEDO}@{GREEDO_CREW}"


@pytest.mark.rule("OR-305", "OR-423")
@pytest.mark.parametrize("answer", ["protect", "yield"])
@pytest.mark.parametrize("how", ["eliminate", "capture"])
def test_crew_of_others_beaten(sim: Make, answer: str, how: str) -> None:
    table = rivals(sim, GREEDO, GREEDO_CREW, *("crit",) * 3, *("blank",) * 4)
    table.choose(HUNT, answer)
    assert (table.seat, table.step) == (0, "spoils")
    assert [(each.seat, each.card) for each in table.found(CardDiscarded)] == [(1, GREEDO_CREW)]
    table.choose(f"{how}:{GREEDO}@greedo")
    assert GREEDO_CREW in table.state.databank
    assert table.player(1).cards == ()
    assert "greedo" not in table.state.aside
    if how == "eliminate":
        assert "greedo" in table.state.removed
        assert (table.player().credits, table.player().fame) == (8000, 1)
    else:
        assert table.laid("captive") == {GREEDO: "greedo"}
    hurt = {each.seat: each.amount for each in table.found(DamageSuffered)}
    assert hurt == ({1: 6} if answer == "protect" else {})


@pytest.mark.rule("OR-306")
@pytest.mark.parametrize("answer", ["protect", "yield"])
def test_a_lost_fight_for_the_crew_of_others(sim: Make, answer: str) -> None:
    table = rivals(sim, GREEDO, GREEDO_CREW, *("blank",) * 3, "hit", *("blank",) * 3)
    before = dict(table.state.contacts)
    table.choose(HUNT, answer)
    assert table.player(1).cards == (GREEDO_CREW,)
    assert table.player().cards == (GREEDO,)
    assert table.state.contacts == before and table.found(ContactPlaced) == []
    assert "greedo" in table.state.aside
    assert (table.seat, table.step) == (1, "planning")
    assert table.found(CreditsChanged) == []
