"""The encounters of Ord Mantell and Cantonica, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

MANTELL, CANTONICA = "ord_mantell", "cantonica"
TALKERS = {"contacts": {CANTONICA: ["boshek", "doctor_evazan"]}}
"""BoShek can be declined, the doctor's pay taken"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_ord_mantell_cantonica_a": (
        on(
            MANTELL,
            "You may spend 2,000 credits to roll 3 dice. For each hit or crit: Gain 2,000"
            " credits.",
            {
                "accept=2000 ROLL:hit,crit,crit": "-2,000; +2,000; +2,000; +2,000",
                "accept ROLL:hit,focus,blank": "-2,000; +2,000",
                "accept ROLL:focus,focus,blank": "-2,000",
                "pass": "",
            },
        ),
        on(
            CANTONICA,
            "You may spend 4,000 credits to roll 3 dice. At least 2 hits or crits: Gain 3,000"
            " credits and 1 fame. Otherwise: Gain 1,000 credits.",
            {
                "accept=4000 ROLL:hit,crit,blank": "-4,000; +3,000; +1 fame",
                "accept ROLL:hit,focus,focus": "-4,000; +1,000",
                "pass": "",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_b": (
        on(
            MANTELL,
            "If your Syndicate reputation is neutral or positive: You may spend 2,000 credits to"
            " gain Dree Vantallo.",
            {"accept=2000": "-2,000; gets it", "pass": ""},
            syndicate=(0, 1),
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: You may fight two leg-breakers (ground"
            " combat, 3 dice). Win: Gain Dree Vantallo. If you lose: Lose 1,000 credits.",
            {
                "accept WIN3": "ground 3; won; gets it",
                "accept LOSE3": "ground 3; lost; -1,000; hurt 1",
                "pass": "",
            },
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Test Influence. Pass: You may gain Dree Vantallo. Fail: You may spend 2,000 credits"
            " to pass after all; otherwise lose 1,000 credits.",
            {
                "PASS accept": "influence passed; gets it",
                "PASS pass": "influence passed",
                "FAIL pay=2000 accept": "-2,000; influence passed; gets it",
                "FAIL pay ~pass": "-2,000; influence passed",
                "FAIL fail": "influence failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_c": (
        on(
            MANTELL,
            "Choose one: • Spend 1,000 credits to gain Courteous Deck. • Recover 1 character"
            " damage.",
            {"choose:a=1000": "-1,000; gets it", "choose:b": "heal 1"},
            hurt=2,
        ),
        on(
            CANTONICA,
            "Test Knowledge or Tech. Pass: Gain Courteous Deck or 3,000 credits. Fail: Lose 1,000"
            " credits.",
            {
                "skill:knowledge PASS choose:a": "knowledge passed; gets it",
                "skill:knowledge PASS choose:b": "knowledge passed; +3,000",
                "skill:tech FAIL": "tech failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_d": (
        on(
            MANTELL,
            "Choose one: • Fight debt collectors (ground combat, 3 dice). Win: Gain 3,000 credits."
            " If you lose: Lose 2,000 credits. • Spend 1,000 credits.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -2,000; hurt 1",
                "choose:b=1000": "-1,000",
            },
        ),
        on(
            CANTONICA,
            "Test Strength or Piloting. Pass: Gain 2,000 credits. Fail: Suffer 1 character"
            " damage.",
            {
                "skill:strength PASS": "strength passed; +2,000",
                "skill:piloting FAIL": "piloting failed; hurt 1",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_e": (
        on(MANTELL, "Keep this card as a secret.", {"": "secret"}),
        on(
            CANTONICA,
            "Test Stealth. Pass: Gain 3,000 credits. Fail: Spend"
            " 2,000 credits or suffer 1 character damage.",
            {
                "PASS": "stealth passed; +3,000",
                "FAIL choose:a=2000": "stealth failed; -2,000",
                "FAIL choose:b": "stealth failed; hurt 1",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_f": (
        on(
            MANTELL,
            "You may buy the top card of the gear and mod deck for 2,000 credits less.",
            {"buy:jetpack@gear=1000": "-1,000; buys jetpack", "pass": ""},
            decks={"gear_and_mod": ("jetpack",)},
        ),
        on(
            CANTONICA,
            "You may buy the top card of the luxury deck for 2,000 credits less.",
            {"buy:dash_rendar@crew=6000": "-6,000; buys dash_rendar", "pass": ""},
            decks={"luxury": ("dash_rendar",)},
        ),
    ),
    "enc_ord_mantell_cantonica_g": (
        on(
            MANTELL,
            "Test Tech. Pass: You may gain QX-9 Quix. Fail: You may spend 2,000 credits to gain"
            " QX-9 Quix.",
            {
                "PASS accept": "tech passed; gets it",
                "PASS pass": "tech passed",
                "FAIL accept=2000": "tech failed; -2,000; gets it",
                "FAIL pass": "tech failed",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 2,000 credits to gain QX-9 Quix. • Gain 1,000 credits.",
            {"choose:a=2000": "-2,000; gets it", "choose:b": "+1,000"},
        ),
    ),
    "enc_ord_mantell_cantonica_h": (
        on(
            MANTELL,
            "If your Syndicate reputation is neutral or positive: You may fight the challenger"
            " (ground combat, 4 dice). Win: Gain 4,000 credits. If you lose: Gain 1,000 credits.",
            {
                "accept WIN4": "ground 4; won; +4,000",
                "accept LOSE4": "ground 4; lost; +1,000; hurt 1",
                "pass": "",
            },
            syndicate=(0, 1),
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: Test Strength. Pass: Gain 2,000 credits and"
            " 1 Syndicate reputation. Fail: Suffer 2 character damage.",
            {"PASS": "strength passed; +2,000; +1 syndicate", "FAIL": "strength failed; hurt 2"},
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 3,000 credits to roll 2 dice. Any crit: Gain 10,000 credits."
            " • Spend 1,000 credits to roll 2 dice. Any hit or crit: Gain 2,000 credits."
            " • Recover 1 character damage.",
            {
                "choose:a=3000 ROLL:crit,crit": "-3,000; +10,000",
                "choose:a ROLL:crit,blank": "-3,000; +10,000",
                "choose:a ROLL:hit,focus": "-3,000",
                "choose:b=1000 ROLL:hit,crit": "-1,000; +2,000",
                "choose:b ROLL:crit,blank": "-1,000; +2,000",
                "choose:b ROLL:focus,blank": "-1,000",
                "choose:c": "heal 1",
            },
            hurt=2,
        ),
    ),
    "enc_ord_mantell_cantonica_i": (
        on(
            MANTELL,
            "If your Syndicate reputation is positive: Gain 3,000 credits.",
            {"": "+3,000"},
            syndicate=1,
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is neutral: You may spend 2,000 credits to gain"
            " 1 Syndicate reputation.",
            {"accept=2000": "-2,000; +1 syndicate", "pass": ""},
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: Test Influence or Tactics. Pass: Gain"
            " 1 Syndicate reputation. Fail: Suffer 1 character damage and lose 1,000 credits.",
            {
                "skill:influence PASS": "influence passed; +1 syndicate",
                "skill:tactics FAIL": "tactics failed; hurt 1; -1,000",
            },
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 1,000 credits to reveal all contacts on your planet. You may"
            " encounter a contact on your planet. • Secretly look at a facedown contact on your"
            " planet.",
            {
                "choose:a=1000 look:cantonica.1 look:cantonica.2 accept ~meet:cantonica.1 ~pass": (
                    "-1,000; reveals cantonica.1; reveals cantonica.2; meets boshek"
                ),
                "choose:a look:cantonica.2 ~look:cantonica.1 ~accept ~meet:cantonica.1 ~pass": (
                    "-1,000; reveals cantonica.2; reveals cantonica.1; meets boshek"
                ),
                "choose:a look:cantonica.1 look:cantonica.2 pass": (
                    "-1,000; reveals cantonica.1; reveals cantonica.2"
                ),
                "choose:b look:cantonica.1": "sees cantonica.1",
                "choose:b look:cantonica.2": "sees cantonica.2",
            },
            more=TALKERS,
        ),
    ),
    "enc_ord_mantell_cantonica_j": (
        on(
            MANTELL,
            "Test Tactics or Knowledge. Pass: Gain 2,000 credits or spend 5,000 credits to gain"
            " 1 fame. Fail: Lose 1,000 credits.",
            {
                "skill:tactics PASS choose:a": "tactics passed; +2,000",
                "skill:tactics PASS choose:b=5000": "tactics passed; -5,000; +1 fame",
                "skill:knowledge FAIL": "knowledge failed; -1,000",
            },
        ),
        on(CANTONICA, "Keep this card as a secret.", {"": "secret"}),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])
