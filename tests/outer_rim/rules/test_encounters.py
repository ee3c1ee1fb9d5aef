"""The encounter step: what can be met, and the cards of the spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.combat.events import DamageSuffered, SkillTested
from game.outer_rim.events import TurnBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import ShipBought
from game.outer_rim.text import cards as say
from game.table.decisions import option

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
NEUTRAL = {faction: "neutral" for faction in FACTIONS}
NABOO, RYLOTH = "draw:naboo_ryloth@naboo", "draw:naboo_ryloth@ryloth"
SIDES = "enc_naboo_ryloth_a"
SPORT = "enc_tatooine_nal_hutta_a"


def at(sim: Make, space: str, *cards: str, dice: tuple[str, ...] = (), **player: Any) -> Any:
    """Return a table with Boba Fett in a space in his encounter step, these cards on top of its
    deck."""
    more = player.pop("more", {})
    game = sim(1).game
    deck = game.base.galaxy(game.base.row).spaces[space].encounter
    elsewhere = "kessel" if space != "kessel" else "naboo"
    mine = {"space": space, "credits": 0, "reputation": {**NEUTRAL, **player.pop("rep", {})}}
    return sim(
        **{
            "players": [{**mine, **player}, {"space": elsewhere, "reputation": NEUTRAL}],
            "decks": {deck: list(cards)} if cards else {},
            "step": "encounter",
            "dice": dice,
            **more,
        }
    )


def standing(table: Any, faction: str) -> int:
    """Return Boba Fett's reputation with a faction."""
    return int(dict(zip(FACTIONS, table.player().reputation, strict=True))[faction])


def turns(table: Any) -> list[int]:
    """Return the seats whose turns began in the last answer."""
    return [each.seat for each in table.found(TurnBegan)]


# --- the space -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-212", "OR-213")
def test_cards_have_up_to_three_sections_one_for_each_space(game: OuterRim) -> None:
    spaces = game.base.galaxy(game.base.row).spaces.values()
    for card in game.base.content.encounter_cards.values():
        assert 1 <= len(card.sections) <= 3, card.id
        for space in spaces:
            if space.encounter == card.deck:
                fits = [s for s in card.sections if not s.spaces or space.id in s.spaces]
                assert len(fits) == 1, f"{card.id} on {space.id}"


@pytest.mark.rule("OR-214")
def test_it_lies_facedown_there(sim: Make) -> None:
    """Players see only the number of cards in an encounter deck."""
    table = at(sim, "naboo", SIDES)
    table.choose(NABOO, "pass")
    for seat in (0, 1, None):
        shown = table.game.view(table.state, seat)
        assert set(shown["encounters"].values()) == {10}
        assert shown["open"] == [] or SIDES not in shown["open"]


@pytest.mark.rule("OR-216")
def test_which_kinds_the_cards_of_the_spaces_carry(game: OuterRim) -> None:
    content = game.base.content
    kinds = {
        content.assets[card].kind for card in content.encounter_cards if card in content.assets
    }
    assert kinds <= {"bounty", "cargo", "crew", "job", "gear", "mod"}
    assert {"bounty", "cargo", "crew", "gear"} <= kinds


@pytest.mark.rule("OR-217")
def test_the_other_sections_of_a_kept_card_are_covered(game: OuterRim) -> None:
    """The card in the slot reads as cargo: its destination and its reward."""
    card = "enc_naboo_ryloth_c"
    drawn = say.section_text(game.base.content, card, 1, "text").body
    slot = say.slot_text(game.base.content, card, "text").body
    assert any("Stealth" in words for words in drawn)
    assert len(slot) == 1 and "Cantonica" in slot[0] and "5,000" in slot[0]


@pytest.mark.rule("OR-218")
def test_the_back_of_a_deck_tells_what_is_to_be_found(sim: Make, game: OuterRim) -> None:
    """The option to draw shows it, on every turn, to any player who may look."""
    table = at(sim, "naboo")
    label = game.word(table.state, option("draw", "naboo_ryloth", "naboo"))
    assert game.base.content.encounter_decks["naboo_ryloth"].rewards == (
        "reputation", "cargo", "selling", "buy ships",
    )  # fmt: skip
    assert label.detail.endswith("reputation, cargo, selling and buying ships")


# --- the examples --------------------------------------------------------------------------------


@pytest.mark.rule("OR-219", "OR-220")
@pytest.mark.parametrize("rebel", ["positive", "neutral", "negative"])
def test_naboo_one_side_sold_to_the_other(sim: Make, rebel: str) -> None:
    """At negative reputation there is nothing left to lose, and the card allows it all the same."""
    before = {"positive": 1, "neutral": 0, "negative": -1}[rebel]
    table = at(sim, "naboo", SIDES, rep={"rebel": rebel})
    table.choose(NABOO, "accept")
    assert table.player().credits == 2_000
    assert standing(table, "imperial") == 1
    assert standing(table, "rebel") == max(-1, before - 1)


@pytest.mark.rule("OR-222")
@pytest.mark.parametrize(("hurt", "after"), [(0, 0), (2, -1)])
def test_ryloth_caught_in_the_middle(sim: Make, hurt: int, after: int) -> None:
    table = at(sim, "ryloth", SIDES, rep={"rebel": "negative"}, damage={"character": hurt})
    table.choose(RYLOTH)
    assert [(each.target, each.amount) for each in table.found(DamageSuffered)] == [
        ("character", 3)
    ]
    assert table.player().defeated is (hurt == 2)
    assert standing(table, "rebel") == after
    assert table.found(ShipBought) == []


@pytest.mark.rule("OR-224")
def test_nal_hutta_the_gangster_is_not_impressed(sim: Make) -> None:
    table = at(sim, "nal_hutta", SPORT, dice=("blank", "focus"))
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    assert [each.passed for each in table.found(SkillTested)] == [False]
    assert standing(table, "hutt") == 0
    assert turns(table) == [1]  # nothing is for sale
