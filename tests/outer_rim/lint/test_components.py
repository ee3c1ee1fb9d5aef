"""The contents of the box: counts, and the figures that each kind of component shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import FACTIONS, MARKET_DECKS
from game.outer_rim.cards.models import EncounterCard, Patrol
from game.outer_rim.catalog import Content
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.game import OuterRim
from tests.outer_rim.solo import ai_decks

Make = Callable[..., Any]
SEATS = 4


@pytest.fixture
def content(game: OuterRim) -> Content:
    """Return the content of the box."""
    return game.base.content


def kinds(content: Content, deck: str) -> Counter[str]:
    """Return the number of cards of each kind in a market deck."""
    return Counter(content.assets[card].kind for card in content.market[deck])


def mentions(value: Any, word: str) -> bool:
    """Return whether a member of this name with a truthy value is anywhere in plain data."""
    if isinstance(value, dict):
        return bool(value.get(word)) or any(mentions(each, word) for each in value.values())
    if isinstance(value, list | tuple):
        return any(mentions(each, word) for each in value)
    return False


# --- counts --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-001")
def test_twelve_ship_sheets(content: Content) -> None:
    """Four starter sheets, whose two sides are two ships, and eight others."""
    starters = [ship for ship in content.ships.values() if ship.starter]
    others = [ship for ship in content.ships.values() if not ship.starter]
    assert {ship.id for ship in starters} == {"g_1a_starfighter", "g9_rigger"}
    assert all(ship.back is None for ship in starters)
    assert all(ship.back is not None for ship in others)
    assert SEATS + len(others) == 12


@pytest.mark.rule("OR-003", "OR-028")
def test_22_contact_tokens_two_for_each_planet(content: Content, sim: Make) -> None:
    assert len(content.contacts) == 22
    table = sim()
    planets = contacts.planets(table.play())
    assert {len(contacts.all_places(table.play(), planet)) for planet in planets} == {2}
    laid = list(table.state.contacts.values())
    assert len(planets) == 11
    assert sorted(laid) == sorted(content.contacts)


@pytest.mark.rule("OR-004")
def test_a_reputation_token_for_each_faction(sim: Make) -> None:
    table = sim(4)
    assert len(FACTIONS) == 4
    view = table.game.view(table.state, None)
    assert sum(len(player["reputation"]) for player in view["players"]) == 16
    assert all(set(player["reputation"]) == set(FACTIONS) for player in view["players"])


@pytest.mark.rule("OR-006")
def test_16_patrol_tokens_of_four_levels_for_each_faction(content: Content) -> None:
    assert set(content.patrols) == {(faction, n) for faction in FACTIONS for n in (1, 2, 3, 4)}
    tokens = [each for each in content.components.values() if isinstance(each, Patrol)]
    assert len(tokens) == 16


@pytest.mark.rule("OR-009")
def test_70_encounter_cards_in_seven_types_of_ten(content: Content) -> None:
    assert {deck: len(cards) for deck, cards in content.encounters.items()} == dict.fromkeys(
        content.encounter_decks, 10
    )
    assert len(content.encounter_decks) == 7
    cards = [each for each in content.components.values() if isinstance(each, EncounterCard)]
    assert len(cards) == 70


@pytest.mark.rule("OR-010")
def test_8_characters(content: Content) -> None:
    assert len(content.characters) == 8


@pytest.mark.rule("OR-011", "OR-506")
def test_70_market_cards_in_six_decks(content: Content) -> None:
    assert tuple(sorted(content.market)) == tuple(sorted(MARKET_DECKS))
    assert sum(len(cards) for cards in content.market.values()) == 70
    assert len(set().union(*content.market.values())) == 70


@pytest.mark.rule("OR-013")
def test_10_ai_cards(content: Content, sim: Make) -> None:
    assert len(content.ai_cards) == 10
    assert sorted(ai_decks(sim(("human", "deck")).state)) == sorted(content.ai_cards)
    assert ai_decks(sim(("human", "human")).state) == ()


@pytest.mark.rule("OR-015")
def test_two_endcaps_and_six_tiles(game: OuterRim) -> None:
    ends = [piece for piece in game.base.pieces if piece.startswith("endcap_")]
    tiles = [piece for piece in game.base.pieces if piece.startswith("tile_")]
    assert (len(ends), len(tiles), len(game.base.pieces)) == (2, 6, 8)


@pytest.mark.rule("OR-017")
def test_53_databank_cards_numbered_from_1_to_92(content: Content) -> None:
    assert len(content.databank) == 53
    assert (min(content.numbers), max(content.numbers)) == (1, 92)
    assert sum(len(cards) for cards in content.numbers.values()) == 53


@pytest.mark.rule("OR-018")
def test_one_to_four_players(game: OuterRim) -> None:
    for count in (1, 2, 3, 4):
        setup = {"seats": [{"kind": "human"}] * count, "practice": count == 1}
        state = game.new(game.setup(setup), 1)
        assert len(state.players) == count
    for count in (0, 5):
        with pytest.raises(ValueError, match="OR-018"):
            game.setup({"seats": [{"kind": "human"}] * count})


# --- what they show ------------------------------------------------------------------------------


@pytest.mark.rule("OR-020")
def test_patrol_tokens_show_combat_value_faction_and_reward(content: Content) -> None:
    for (faction, level), patrol in content.patrols.items():
        assert (patrol.faction, patrol.level) == (faction, level)
        assert (patrol.ship_combat is None) == (level == 4)
        assert bool(patrol.credits or patrol.fame) == (level < 4)


@pytest.mark.rule("OR-021")
def test_contact_tokens_name_a_databank_card_and_their_icons(content: Content) -> None:
    """The card with the token's number is that contact's; faction and droid icon agree."""
    for token in content.contacts.values():
        cards = content.numbers[token.databank]
        assert len(cards) == 1
        crew = content.assets[cards[0]]
        assert crew.contact == token.id
        assert (crew.droid, crew.faction) == (token.droid, token.faction), token.id
    assert any(token.faction for token in content.contacts.values())
    assert any(token.droid for token in content.contacts.values())


@pytest.mark.rule("OR-022")
def test_ships_and_characters_show_their_values(sim: Make) -> None:
    table = sim(characters=("lando_calrissian",), players=[{"space": "naboo", "reputation": {}}])
    table.choose("faction:hutt")
    assert table.game.view(table.state, None)["players"][0]["values"] == {
        "ground_combat": 2, "health": 4, "ship_combat": 3, "hull": 4, "hyperdrive": 5,
    }  # fmt: skip


# --- encounter decks -----------------------------------------------------------------------------

BACKS = {
    "ord_mantell_cantonica": {"crew", "gear", "credits", "gambling"},
    "naboo_ryloth": {"reputation", "cargo", "selling", "buy ships"},
    "kessel_maelstrom": {"illegal cargo", "fame for credits", "additional turn"},
    "takodana_ring_of_kafrene": {"move contacts", "crew", "mods", "buy fame"},
    "tatooine_nal_hutta": {"fight players", "find contacts", "credits", "bounties"},
    "lothal_mon_calamari": {"movement", "jobs", "rewards", "fight players"},
}
INSIDE = {
    "ord_mantell_cantonica": ("roll", "crew", "gear"),
    "naboo_ryloth": ("sell", "buy_ship", "cargo"),
    "kessel_maelstrom": ("extra_turn", "cargo"),
    "takodana_ring_of_kafrene": ("move_contact", "crew", "mod"),
    "tatooine_nal_hutta": ("fight_player", "reveal_contacts", "bounty"),
    "lothal_mon_calamari": ("move", "fight_player", "job"),
}


def words(value: Any) -> set[str]:
    """Return the verbs and kinds that appear anywhere in plain data."""
    if isinstance(value, dict):
        own = {value[name] for name in ("do", "kind") if isinstance(value.get(name), str)}
        return own.union(*(words(each) for each in value.values()))
    if isinstance(value, list | tuple):
        return set().union(*(words(each) for each in value))
    return set()


@pytest.mark.rule("OR-035", "OR-036", "OR-037", "OR-038", "OR-039", "OR-040")
@pytest.mark.parametrize("deck", sorted(BACKS))
def test_encounter_decks_hold_what_their_backs_announce(content: Content, deck: str) -> None:
    assert set(content.encounter_decks[deck].rewards) == BACKS[deck]
    found: set[str] = set()
    for card in content.encounters[deck]:
        found |= words(content.encounter_cards[card].model_dump())
    assert found >= set(INSIDE[deck])


# --- market decks --------------------------------------------------------------------------------


@pytest.mark.rule("OR-500")
def test_the_bounty_deck(content: Content) -> None:
    found = kinds(content, "bounty")
    assert sum(found.values()) == 11
    assert found["bounty"] > 5
    bounty, assets = content.market["bounty"], content.assets
    jobs = [content.components[card] for card in bounty if assets[card].kind == "job"]
    assert jobs
    for job in jobs:
        assert any(effect.do == "fight_player" for effect in job.encounter)


@pytest.mark.rule("OR-501")
def test_the_cargo_deck(content: Content) -> None:
    found = kinds(content, "cargo")
    assert sum(found.values()) == 10
    assert found["cargo"] > 5
    market = [content.assets[card] for card in content.market["cargo"]]
    cargo = [asset for asset in market if asset.kind == "cargo"]
    assert all(card.destination for card in cargo)
    paid = [
        card
        for card in cargo
        if any(mentions(effect.model_dump(), "credits") for effect in card.reward)
    ]
    famed = [
        card
        for card in cargo
        if any(mentions(effect.model_dump(), "fame") for effect in card.reward)
    ]
    assert len(paid) > len(cargo) / 2
    assert 0 < len(famed) < len(cargo)


@pytest.mark.rule("OR-502")
def test_the_gear_and_mod_deck(content: Content) -> None:
    found = kinds(content, "gear_and_mod")
    assert sum(found.values()) == 15
    assert found["gear"] + found["mod"] >= 14
    raised = {
        stat
        for card in content.market["gear_and_mod"]
        for ability in content.assets[card].always
        for stat in ability.modify
    }
    assert raised >= {"ground_combat", "ship_combat", "health", "hull", "hyperdrive"}


@pytest.mark.rule("OR-503")
def test_the_job_deck(content: Content) -> None:
    found = kinds(content, "job")
    assert sum(found.values()) == 14
    assert found["job"] > 7
    assert found["crew"] >= 1
    for card in content.market["job"]:
        asset = content.assets[card]
        if asset.kind == "crew":
            (power,) = asset.powers
            assert power.when == "before_test"
            assert power.ability.only is None
            assert any(
                effect.do == "grant_skill" and effect.skill is None for effect in power.ability.then
            )


@pytest.mark.rule("OR-504")
def test_the_luxury_deck(content: Content) -> None:
    assert len(content.market["luxury"]) == 11
    for card in content.market["luxury"]:
        assert content.assets[card].cost >= 8_000, card
        assert mentions(content.components[card].model_dump(), "fame"), card


@pytest.mark.rule("OR-505")
def test_the_ship_deck(content: Content) -> None:
    """A card for each ship that is no starter, and one for any ship of the supply."""
    assert len(content.market["ship"]) == 9
    sold = [content.assets[card].ship for card in content.market["ship"]]
    assert Counter(filter(None, sold)) == Counter(
        ship.id for ship in content.ships.values() if not ship.starter
    )
    (other,) = [card for card in content.market["ship"] if not content.assets[card].ship]
    assert [effect.do for effect in content.assets[other].effect] == ["buy_ship"]
