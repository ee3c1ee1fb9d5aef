"""The encounters of Takodana and the Ring of Kafrene, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

TAKODANA, KAFRENE = "takodana", "ring_of_kafrene"
ROOM = {"naboo": ["hondo_ohnaka", None], "kessel": ["maz_kanata", None]}
"""two empty contact spaces"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_takodana_ring_of_kafrene_a": (
        on(
            TAKODANA,
            "Choose one: • Spend 1,000 credits to gain Old Brisket. • Test Influence. Pass: Gain"
            " Old Brisket and 1,000 credits. Fail: Suffer 2 character damage. • Recover 2"
            " character damage and secretly look at a facedown contact on your planet.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b PASS": "influence passed; gets it; +1,000",
                "choose:b FAIL": "influence failed; hurt 2; -3,000; defeated",
                "choose:c look:takodana.1": "heal 2; sees takodana.1",
                "choose:c look:takodana.2": "heal 2; sees takodana.2",
            },
            hurt=3,
            more={"contacts": {TAKODANA: ["boshek", "greedo"]}},
        ),
        on(
            KAFRENE,
            "Choose one: • Test Tactics. Pass: Gain Old Brisket. Fail: Suffer 2 character"
            " damage. • Spend 2,000 credits to gain Old Brisket. • Lose 1,000 credits.",
            {
                "choose:a PASS": "tactics passed; gets it",
                "choose:a FAIL": "tactics failed; hurt 2",
                "choose:b=2000": "-2,000; gets it",
                "choose:c": "-1,000",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_b": (
        on(
            TAKODANA,
            "You may choose one: • Test Strength. Pass: Gain Moat-Dredged Deflector. Fail:"
            " Suffer 2 character damage. • Test Tech. Pass: Gain Moat-Dredged Deflector. Fail:"
            " Suffer 1 ship damage.",
            {
                "accept choose:a PASS": "strength passed; gets it",
                "accept choose:a FAIL": "strength failed; hurt 2",
                "accept choose:b PASS": "tech passed; gets it",
                "accept choose:b FAIL": "tech failed; harm 1",
                "pass": "",
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Spend 2,000 credits to gain Moat-Dredged Deflector. • Spend 1,000"
            " credits to recover all ship damage. • Test Influence. Pass: Gain Moat-Dredged"
            " Deflector. Fail: Suffer 2 ship damage.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b=1000": "-1,000; repair 2",
                "choose:c PASS": "influence passed; gets it",
                "choose:c FAIL": "influence failed; harm 2; -3,000; defeated",
            },
            harm=2,
        ),
    ),
    "enc_takodana_ring_of_kafrene_c": (
        on(
            TAKODANA,
            "Choose one: • Spend 8,000 credits to gain 1 fame. • Test Influence. Pass: You may"
            " spend 5,000 credits to gain 1 fame. Fail: Suffer 1 character damage. • Secretly"
            " look at 2 facedown contacts on a planet of your choice.",
            {
                "choose:a=8000": "-8,000; +1 fame",
                "choose:b PASS accept=5000": "influence passed; -5,000; +1 fame",
                "choose:b PASS pass": "influence passed",
                "choose:b FAIL": "influence failed; hurt 1",
                "choose:c #22 ~look:lothal.2 look:lothal.1": "sees lothal.2; sees lothal.1",
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Spend 5,000 credits to test Influence. Pass: Gain 1 fame. Fail: Gain"
            " 2,000 credits. • Gain 3,000 credits and lose 1 reputation with a faction of your"
            " choice.",
            {
                "choose:a=5000 PASS": "-5,000; influence passed; +1 fame",
                "choose:a FAIL": "-5,000; influence failed; +2,000",
                "choose:b faction:hutt": "+3,000; -1 hutt",
                "choose:b faction:imperial": "+3,000; -1 imperial",
                "choose:b faction:rebel": "+3,000; -1 rebel",
                "choose:b faction:syndicate": "+3,000; -1 syndicate",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_d": (
        on(
            TAKODANA,
            "Choose one: • Gain 2,000 credits. You may move a contact from your planet to an empty"
            " contact space of another planet. • Reveal all contacts on your planet. You may"
            " encounter a contact on your planet.",
            {
                "choose:a take:takodana.1 place:takodana.1@naboo.2": (
                    "+2,000; takodana.1 to naboo.2"
                ),
                "choose:a take:takodana.1 place:takodana.1@kessel.2": (
                    "+2,000; takodana.1 to kessel.2"
                ),
                "choose:a take:takodana.2 ~place:takodana.2@naboo.2": (
                    "+2,000; takodana.2 to naboo.2"
                ),
                "choose:a pass": "+2,000",
                "choose:b look:takodana.1 look:takodana.2 accept ~meet:takodana.1 ~pass": (
                    "reveals takodana.1; reveals takodana.2; meets boshek"
                ),
                "choose:b look:takodana.2 look:takodana.1 ~accept ~meet:takodana.1 ~pass": (
                    "reveals takodana.2; reveals takodana.1; meets boshek"
                ),
                "choose:b look:takodana.1 look:takodana.2 pass": (
                    "reveals takodana.1; reveals takodana.2"
                ),
            },
            more={"contacts": {TAKODANA: ["boshek", "greedo"], **ROOM}},
        ),
        on(
            KAFRENE,
            "You may move a contact from another planet to an empty contact space of your planet."
            " You may encounter a contact on your planet.",
            {
                "#21 ~take:takodana.1 pass": ("takodana.1 to ring_of_kafrene.2"),
                "~take:takodana.1 accept ~meet:ring_of_kafrene.2 ~pass": (
                    "takodana.1 to ring_of_kafrene.2; reveals ring_of_kafrene.2; meets boshek"
                ),
                "pass ~pass": "",
            },
            more={"contacts": {TAKODANA: ["boshek", "dengar"], KAFRENE: ["greedo", None]}},
        ),
    ),
    "enc_takodana_ring_of_kafrene_e": (
        on(
            TAKODANA,
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Fight the two porters (ground combat, 3 dice). Win: Gain 3,000"
            " credits. If you lose: Lose 1,000 credits. • Spend 1,000 credits. • Test Stealth."
            " Pass: Move up to 1 space. Fail: Suffer 1 character damage.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b=1000": "-1,000",
                "choose:c PASS move*1": "stealth passed; moves 1",
                "choose:c FAIL": "stealth failed; hurt 1",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_f": (
        on(
            TAKODANA,
            "If another player is in your space: Choose one: • Fight a player in your space."
            " Win: Gain 3,000 credits. • You and a player in your space each gain 1,000 credits.",
            {
                "choose:a WIN3": "ground 3 player; won; +3,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; hurt 1",
                "choose:b": "+1,000; rival +1,000",
            },
            company=True,
        ),
        on(
            TAKODANA,
            "If no other player is in your space: Choose one: • Fight the literate patron"
            " (ground combat, 4 dice). Win: Gain 4,000 credits. If you lose: Lose 1,000 credits."
            " • Test Influence. Pass: Reveal 1 facedown contact on your planet. You may"
            " encounter a contact on your planet. Fail: Suffer 1 character damage.",
            {
                "choose:a WIN4": "ground 4; won; +4,000",
                "choose:a LOSE4": "ground 4; lost; -1,000; hurt 1",
                "choose:b PASS look:takodana.1 ~accept ~meet:takodana.1 ~pass": (
                    "influence passed; reveals takodana.1; meets boshek"
                ),
                "choose:b PASS look:takodana.2 ~pass": "influence passed; reveals takodana.2",
                "choose:b FAIL": "influence failed; hurt 1",
            },
            more={"contacts": {TAKODANA: ["boshek", "dengar"]}},
        ),
        on(
            KAFRENE,
            "Choose one: • Test Stealth. Pass: Gain 3,000 credits. Fail: Lose 2,000 credits. •"
            " Fight the other four (ground combat, 4 dice). Win: Gain 4,000 credits. If you"
            " lose: Lose 1,000 credits.",
            {
                "choose:a PASS": "stealth passed; +3,000",
                "choose:a FAIL": "stealth failed; -2,000",
                "choose:b WIN4": "ground 4; won; +4,000",
                "choose:b LOSE4": "ground 4; lost; -1,000; hurt 1",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_g": (
        on(
            TAKODANA,
            "Choose one: • Spend 2,000 credits to gain Pip Harrow. • Test Tech. Pass: You may"
            " gain Pip Harrow. Fail: Suffer 1 ship damage.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b PASS accept": "tech passed; gets it",
                "choose:b PASS pass": "tech passed",
                "choose:b FAIL": "tech failed; harm 1",
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Suffer 2 character damage to gain Pip Harrow. • Spend 3,000 credits"
            " to gain Pip Harrow. • Test Tech. Pass: Gain 3,000 credits. Fail: Suffer 2"
            " character damage.",
            {
                "choose:a": "hurt 2; gets it",
                "choose:b=3000": "-3,000; gets it",
                "choose:c PASS": "tech passed; +3,000",
                "choose:c FAIL": "tech failed; hurt 2",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_h": (
        on(
            TAKODANA,
            "Choose one: • Buy the top card of the gear and mod deck for 2,000 credits less."
            " • Spend 1,000 credits to reveal cards of the gear and mod deck until 2 mods appear."
            " You may buy one of them. Shuffle the rest back into the deck.",
            {
                "choose:a buy:jetpack@gear=1000": "-1,000; buys jetpack",
                "choose:a pass": "",
                "choose:b=1000 buy:ion_cannon@mod": "-1,000; -3,000; buys ion_cannon",
                "choose:b buy:shield_upgrade@mod": "-1,000; -4,000; buys shield_upgrade",
                "choose:b pass": "-1,000",
            },
            decks={
                "gear_and_mod": (
                    "jetpack",
                    "ion_cannon",
                    "vibroknife",
                    "shield_upgrade",
                    "targeting_computer",
                )
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Test Strength. Pass: Gain 1,000 credits, then gain the top card"
            " of the gear and mod deck if it is a mod. Fail: Suffer 1 character damage. • Test"
            " Knowledge. Pass: Gain 3,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a PASS": "strength passed; +1,000; gets ion_cannon",
                "choose:a FAIL": "strength failed; hurt 1",
                "choose:b PASS": "knowledge passed; +3,000",
                "choose:b FAIL": "knowledge failed; -1,000",
            },
            decks={"gear_and_mod": ("ion_cannon",)},
        ),
        on(
            KAFRENE,
            "",
            {
                "~choose:a PASS": "strength passed; +1,000",
            },
            decks={"gear_and_mod": ("jetpack",)},
        ),
    ),
    "enc_takodana_ring_of_kafrene_i": (
        on(
            TAKODANA,
            "If you have no positive reputation: Gain 1 reputation with a faction of your choice.",
            {
                "faction:hutt": "+1 hutt",
                "faction:imperial": "+1 imperial",
                "faction:rebel": "+1 rebel",
                "faction:syndicate": "+1 syndicate",
            },
            hutt=(-1, 0),
        ),
        on(
            TAKODANA,
            "If you have positive reputation with a faction: Choose one: • Gain 2,000 credits. •"
            " Reveal all contacts on a planet of your choice.",
            {
                "choose:a": "+2,000",
                "choose:b #22 ~look:naboo.1 look:naboo.2": "reveals naboo.1; reveals naboo.2",
            },
            syndicate=1,
            hutt=(-1, 0),
        ),
        on(
            KAFRENE,
            "Choose one: • Spend 2,000 credits to gain 1 reputation with a faction of your choice."
            " • Gain 1,000 credits. You may move a contact to an empty contact space of another"
            " planet. • Buy the top card of the job deck for 1,000 credits less.",
            {
                "choose:a=2000 faction:hutt": "-2,000; +1 hutt",
                "choose:a faction:imperial": "-2,000; +1 imperial",
                "choose:a faction:rebel": "-2,000; +1 rebel",
                "choose:a faction:syndicate": "-2,000; +1 syndicate",
                "choose:b #21 ~take:tatooine.1 place:tatooine.1@kessel.2": (
                    "+1,000; tatooine.1 to kessel.2"
                ),
                "choose:b ~take:tatooine.1 place:tatooine.1@naboo.2": (
                    "+1,000; tatooine.1 to naboo.2"
                ),
                "choose:b ~pass": "+1,000",
                "choose:c buy:hired_help@crew=1000": "-1,000; buys hired_help",
                "choose:c pass": "",
            },
            decks={"job": ("hired_help",)},
            more={"contacts": ROOM},
        ),
    ),
    "enc_takodana_ring_of_kafrene_j": (
        on(
            TAKODANA,
            "Choose one: • Test Knowledge. Pass: Gain 2,000 credits. You may spend 7,000 credits"
            " to gain 1 fame. Fail: Lose 1,000 credits. • Move a contact to an empty contact"
            " space of another planet.",
            {
                "choose:a PASS accept=5000": "knowledge passed; +2,000; -7,000; +1 fame",
                "choose:a PASS pass": "knowledge passed; +2,000",
                "choose:a FAIL": "knowledge failed; -1,000",
                "choose:b #21 ~take:tatooine.1 place:tatooine.1@kessel.2": (
                    "tatooine.1 to kessel.2"
                ),
                "choose:b ~take:tatooine.1 place:tatooine.1@naboo.2": "tatooine.1 to naboo.2",
                "choose:b ~pass": "",
            },
            more={"contacts": ROOM},
        ),
        on(
            KAFRENE,
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])
