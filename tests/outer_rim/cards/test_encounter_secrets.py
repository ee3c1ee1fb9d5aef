"""The secrets of the encounter cards: where each can be used, and for what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import NEUTRAL, PLANETS, Make
from tests.outer_rim.cards.scene import (
    Case,
    check,
    check_figures,
    lines,
    on,
    rows,
    situations,
    stage,
    stated,
)

NAVPOINT = "nav_12"
SPACES = PLANETS | {"the_maelstrom", NAVPOINT}
OF_FACTIONS = PLANETS - {"cantonica", "takodana", "ring_of_kafrene"}
ACTION = {"step": "action"}
WANTED = {"reputation": {**NEUTRAL, "hutt": "negative"}}
LESS = {"WIN3": "ground 3 player; won; rival -2,000; +2,000; rival hurt 2"}
"""what is taken from somebody who has less"""
TRUST = "enc_takodana_ring_of_kafrene_e"
TRUSTED = {
    "~choose:b FAIL use:enc_takodana_ring_of_kafrene_e.secret": "knowledge passed; +3,000",
    "~choose:b FAIL pass": "knowledge failed; -1,000",
    "~choose:b PASS": "knowledge passed; +3,000",
}
"""what comes of another card's test"""
FOUND = {
    "meet:nal_hutta.1 ~pass": "reveals nal_hutta.1; meets boshek",
    "meet:nal_hutta.2 ~pass": "reveals nal_hutta.2; meets dengar",
    "fight:patrol_rebel_1@nav_18 WIN2": "ship 2; won; -1 rebel; +2,000; removed patrol_rebel_1",
}
"""who is to be found within 3 spaces of Tatooine"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_kessel_maelstrom_e": (
        on(
            "takodana",
            "Secret: Nineteen turns. Action: If you are on a planet or at a navpoint, discard this"
            " card to move directly to the Maelstrom or Kessel.",
            {
                "go:g_1a_starfighter@the_maelstrom ~end": "to the_maelstrom",
                "go:g_1a_starfighter@kessel ~end": "to kessel",
            },
            more=ACTION,
        ),
    ),
    "enc_kessel_maelstrom_i": (
        on(
            "naboo",
            "Secret: Have it sung everywhere. Action: If you are on a planet and not on Kessel,"
            " spend 5,000 credits and discard this card to gain 1 fame.",
            {"~end": "-5,000; +1 fame"},
            more=ACTION,
        ),
    ),
    "enc_lothal_mon_calamari_e": (
        on(
            "takodana",
            "Secret: Give the list to somebody. Encounter: If you are on a planet, discard this"
            " card to choose one: • Gain 3,000 credits and 1 Imperial reputation, then lose"
            " 1 Rebel reputation. • Gain 1,000 credits and 1 Rebel reputation.",
            {
                "choose:a": "+1 imperial; +3,000; -1 rebel",
                "choose:b": "+1 rebel; +1,000",
            },
        ),
    ),
    "enc_lothal_mon_calamari_j": (
        on(
            NAVPOINT,
            "Secret: Follow the tune. Action: Discard this card to move up to your hyperdrive"
            " value.",
            {"move*5 ~end": "moves 5"},
            more=ACTION,
        ),
    ),
    "enc_naboo_ryloth_f": (
        on(
            NAVPOINT,
            "Secret: Send a sonnet. Action: Spend 1,000 credits and discard this card to gain"
            " 1 reputation with a faction of your choice.",
            {
                "faction:hutt ~end": "-1,000; +1 hutt",
                "faction:imperial ~end": "-1,000; +1 imperial",
                "faction:rebel ~end": "-1,000; +1 rebel",
                "faction:syndicate ~end": "-1,000; +1 syndicate",
            },
            more=ACTION,
        ),
    ),
    "enc_naboo_ryloth_j": (
        on(
            "mon_calamari",
            "Secret: Open the cache. Encounter: If you are on Ryloth or Mon Calamari, discard this"
            " card to gain 2,000 credits and 1 Rebel reputation, then gain the top card of the"
            " cargo deck if it is cargo.",
            {"": "+1 rebel; +2,000; gets salvage"},
            decks={"cargo": ("salvage",)},
        ),
        on(
            "ryloth",
            "",
            {"": "+1 rebel; +2,000"},
            decks={"cargo": ("smuggling_compartment",)},
        ),
    ),
    "enc_navpoint_j": (
        on(
            "naboo",
            "Secret: Deliver it late. Encounter: If your planet has a faction, discard this card"
            " to gain 2,000 credits and 1 reputation with this planet's faction.",
            {"": "+1 imperial; +2,000"},
        ),
        on("ryloth", "", {"": "+1 rebel; +2,000"}),
        on("kessel", "", {"": "+1 syndicate; +2,000"}),
        on("tatooine", "", {"": "+1 hutt; +2,000"}),
    ),
    "enc_ord_mantell_cantonica_e": (
        on(
            "naboo",
            "Secret: Find a reader. Encounter: If you are on Cantonica or Naboo, discard this card"
            " to gain 5,000 credits.",
            {"": "+5,000"},
        ),
    ),
    "enc_ord_mantell_cantonica_j": (
        on(
            "tatooine",
            "Secret: Ask for the back room. Action: If you are on a planet, discard this card to"
            " buy the top card of the luxury deck for 4,000 credits less.",
            {
                "buy:dash_rendar@crew=4000 ~end": "-4,000; buys dash_rendar",
                "pass ~end": "",
            },
            decks={"luxury": ("dash_rendar",)},
            more=ACTION,
        ),
    ),
    TRUST: (
        on(
            "ring_of_kafrene",
            "Secret: Trust it. When you would fail a test, you may discard this card to pass it"
            " after all.",
            TRUSTED,
            decks={"takodana_ring_of_kafrene": ("enc_takodana_ring_of_kafrene_h",)},
            opens="draw:takodana_ring_of_kafrene@ring_of_kafrene",
        ),
    ),
    "enc_takodana_ring_of_kafrene_j": (
        on(
            "cantonica",
            "Secret: Publish the second column. Action: If you are on Takodana, Cantonica or Ord"
            " Mantell, spend 5,000 credits and discard this card to gain 1 fame.",
            {"~end": "-5,000; +1 fame"},
            more=ACTION,
        ),
    ),
    "enc_tatooine_nal_hutta_a": (
        on(
            NAVPOINT,
            "Secret. Encounter: Discard this card to fight a player in your space whose Hutt"
            " reputation is negative. Win: Gain 1 fame and 1 Hutt reputation.",
            {
                "WIN3": "ship 3 player; won; +1 hutt; +1 fame; rival harm 2",
                "LOSE3": "ship 3 player; lost; harm 1",
            },
            company=True,
            rival=WANTED,
        ),
    ),
    "enc_tatooine_nal_hutta_e": (
        on(
            "tatooine",
            "Secret: Know where they hide. Encounter: Discard this card to encounter a patrol or"
            " contact up to 3 spaces away.",
            FOUND,
            more={
                "contacts": {
                    "nal_hutta": ["boshek", "dengar"],
                    "kessel": [None, None],
                    "ryloth": [None, None],
                },
                "patrols": {"rebel": {"level": 1, "space": "nav_18"}},
            },
        ),
    ),
    "enc_tatooine_nal_hutta_i": (
        on(
            "naboo",
            "Secret: Be there first. Encounter: If another player is in your space, discard this"
            " card to fight a player in your space. Win: Take up to 5,000 credits from that"
            " player.",
            {
                "WIN3": ("ground 3 player; won; rival -5,000; +5,000; rival hurt 2"),
                "LOSE3": "ground 3 player; lost; hurt 1",
            },
            company=True,
            rival={"credits": 9_000},
        ),
        on(
            "naboo",
            "",
            LESS,
            company=True,
            rival={"credits": 2_000},
        ),
    ),
}
WHERE = {
    "enc_kessel_maelstrom_e": SPACES - {"the_maelstrom"},
    "enc_kessel_maelstrom_i": PLANETS - {"kessel"},
    "enc_lothal_mon_calamari_e": PLANETS,
    "enc_lothal_mon_calamari_j": SPACES,
    "enc_naboo_ryloth_f": SPACES,
    "enc_naboo_ryloth_j": {"ryloth", "mon_calamari"},
    "enc_navpoint_j": OF_FACTIONS,
    "enc_ord_mantell_cantonica_e": {"cantonica", "naboo"},
    "enc_ord_mantell_cantonica_j": PLANETS,
    "enc_takodana_ring_of_kafrene_j": {"takodana", "cantonica", "ord_mantell"},
    "enc_tatooine_nal_hutta_a": SPACES,
    "enc_tatooine_nal_hutta_e": SPACES,
    "enc_tatooine_nal_hutta_i": SPACES,
}
"""where each can be used by one who has what it takes, in the same company"""
COSTS = {
    "enc_kessel_maelstrom_i": 5_000,
    "enc_naboo_ryloth_f": 1_000,
    "enc_takodana_ring_of_kafrene_j": 5_000,
}


def place(game: OuterRim, card: str) -> int:
    """Return the section that is the secret."""
    sections = game.base.content.encounter_cards[card].sections
    (found,) = (n for n, each in enumerate(sections) if each.secret is not None)
    return found


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_secret(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    assert stated(case.says) == stated(lines(game, card, place(game, card))[-1])
    if case.plays not in (LESS, FOUND, TRUSTED):
        check_figures(case)
    check(sim, game, card, case, f"use:{card}.secret", secrets=[card])


def offered(sim: Make, card: str, case: Case, **changed: object) -> bool:
    """Return whether the secret can be used in this case."""
    table = stage(sim, case, next(situations(case)), secrets=[card], **changed)
    return f"use:{card}.secret" in table.keys


@pytest.mark.parametrize("card", WHERE)
def test_where_it_can_be_used(sim: Make, card: str) -> None:
    case = CARDS[card][0]
    usable = {space for space in SPACES if offered(sim, card, replace(case, space=space))}
    assert usable == WHERE[card]


@pytest.mark.parametrize("card", WHERE)
def test_once_used_it_is_under_its_deck(sim: Make, card: str) -> None:
    case = CARDS[card][0]
    table = stage(sim, case, next(situations(case)), secrets=[card])
    assert table.player().secrets == (card,)
    table.choose(f"use:{card}.secret")
    assert table.player().secrets == ()
    assert table.state.encounters[card.removeprefix("enc_").rpartition("_")[0]][-1] == card


def test_a_secret_that_saved_a_test_is_under_its_deck(sim: Make) -> None:
    case = CARDS[TRUST][0]
    table = stage(sim, case, next(situations(case)), secrets=[TRUST])
    table.dice("blank", "blank")
    table.choose(case.opens, "choose:b")
    assert set(table.keys) == {f"use:{TRUST}.secret", "pass"}
    table.choose(f"use:{TRUST}.secret")
    assert table.player().secrets == ()
    assert TRUST in table.state.encounters["takodana_ring_of_kafrene"]


@pytest.mark.parametrize("card", COSTS)
def test_what_it_costs(sim: Make, card: str) -> None:
    case = CARDS[card][0]
    assert offered(sim, card, case, credits=COSTS[card])
    assert not offered(sim, card, case, credits=COSTS[card] - 1)


def test_nobody_to_fight(sim: Make) -> None:
    """A secret for a fight is of no use alone, and one asks for somebody the Hutts hate."""
    for card in ("enc_tatooine_nal_hutta_a", "enc_tatooine_nal_hutta_i"):
        assert not offered(sim, card, on("naboo", "", {}, rival=WANTED))
    friend = on("naboo", "", {}, company=True)
    assert not offered(sim, "enc_tatooine_nal_hutta_a", friend)
    assert offered(sim, "enc_tatooine_nal_hutta_i", friend)


def test_every_secret_has_a_case(game: OuterRim) -> None:
    kept = {
        card.id
        for card in game.base.content.encounter_cards.values()
        if any(section.secret is not None for section in card.sections)
    }
    assert set(CARDS) == kept == {*WHERE, TRUST}
