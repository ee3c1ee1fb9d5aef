"""The encounters of Ord Mantell and Cantonica, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

MANTELL, CANTONICA = "ord_mantell", "cantonica"
TALKERS = {"contacts": {CANTONICA: ["boshek", "dengar"]}}
"""contacts who can be declined"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_ord_mantell_cantonica_a": (
        on(
            MANTELL,
            "Choose one: • Spend 4,000 credits to roll 3 dice. For each hit or crit: Gain 3,000"
            " credits. • Test Stealth. Pass: Gain 3,000 credits. Fail: Suffer 2 character"
            " damage. • Secretly look at a facedown contact on your planet.",
            {
                "choose:a=4000 ROLL:hit,crit,crit": "-4,000; +3,000; +3,000; +3,000",
                "choose:a ROLL:hit,focus,blank": "-4,000; +3,000",
                "choose:a ROLL:focus,focus,blank": "-4,000",
                "choose:b PASS": "stealth passed; +3,000",
                "choose:b FAIL": "stealth failed; hurt 2",
                "choose:c look:ord_mantell.1": "sees ord_mantell.1",
                "choose:c look:ord_mantell.2": "sees ord_mantell.2",
            },
            more={"contacts": {MANTELL: ["boshek", "dengar"]}},
        ),
        on(
            CANTONICA,
            "You may choose one: • Spend 4,000 credits to roll 3 dice. At least 2 hits or crits:"
            " Gain 3,000 credits and 1 fame. Otherwise: Gain 1,000 credits. • Spend 8,000"
            " credits to roll 3 dice. Any hit or crit: Gain 4,000 credits and 1 fame.",
            {
                "accept=4000 choose:a ROLL:hit,crit,blank": "-4,000; +3,000; +1 fame",
                "accept choose:a ROLL:hit,focus,focus": "-4,000; +1,000",
                "accept choose:b=8000 ROLL:hit,focus,focus": "-8,000; +4,000; +1 fame",
                "accept choose:b ROLL:focus,focus,blank": "-8,000",
                "pass": "",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_b": (
        on(
            MANTELL,
            "Choose one: • Spend 2,000 credits to gain Dree Vantallo. • Fight two leg-breakers"
            " (ground combat, 3 dice). Win: Gain Dree Vantallo. If you lose: Lose 1,000 credits."
            " • If your Syndicate reputation is negative or neutral, gain 1 Syndicate"
            " reputation.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b WIN3": "ground 3; won; gets it",
                "choose:b LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:c": "+1 syndicate",
            },
            syndicate=(-1, 0),
        ),
        on(
            MANTELL,
            "",
            {
                "choose:a=2000": "-2,000; gets it",
                "~choose:b WIN3": "ground 3; won; gets it",
            },
            syndicate=1,
        ),
        on(
            CANTONICA,
            "Choose one: • Test Influence. Pass: Gain Dree Vantallo. Fail: You may spend 2,000"
            " credits to pass after all; otherwise lose 1,000 credits. • Reveal 1 facedown"
            " contact on your planet. You may encounter a contact on your planet.",
            {
                "choose:a PASS": "influence passed; gets it",
                "choose:a FAIL pay=2000": "-2,000; influence passed; gets it",
                "choose:a FAIL fail": "influence failed; -1,000",
                "choose:b look:cantonica.1 ~accept ~meet:cantonica.1 ~pass": (
                    "reveals cantonica.1; meets boshek"
                ),
                "choose:b look:cantonica.2 ~pass": "reveals cantonica.2",
            },
            more=TALKERS,
        ),
    ),
    "enc_ord_mantell_cantonica_c": (
        on(
            MANTELL,
            "You may choose one: • Spend 1,000 credits to gain Courteous Deck. • Roll a die. hit"
            " or crit: Gain Courteous Deck. Otherwise: Suffer 1 character damage.",
            {
                "accept choose:a=1000": "-1,000; gets it",
                "accept choose:b ROLL:hit": "gets it",
                "accept choose:b ROLL:focus": "hurt 1",
                "pass": "",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Test Tech. Pass: Gain Courteous Deck. Fail: Lose 2,000 credits. •"
            " Test Knowledge. Pass: Gain 3,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a PASS": "tech passed; gets it",
                "choose:a FAIL": "tech failed; -2,000",
                "choose:b PASS": "knowledge passed; +3,000",
                "choose:b FAIL": "knowledge failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_d": (
        on(
            MANTELL,
            "Choose one: • Fight the savrip (ground combat, 4 dice). Win: Gain 4,000 credits. If"
            " you lose: Lose 2,000 credits. • Spend 1,000 credits. • Suffer 1 character damage"
            " to move up to 2 spaces.",
            {
                "choose:a WIN4": "ground 4; won; +4,000",
                "choose:a LOSE4": "ground 4; lost; -2,000; hurt 1",
                "choose:b=1000": "-1,000",
                "choose:c move*2": "hurt 1; moves 2",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Test Piloting. Pass: Gain 4,000 credits. Fail: Suffer 2 character"
            " damage. • Test Strength. Pass: Gain 2,000 credits. Fail: Suffer 1 character"
            " damage. • Gain 1 Rebel reputation and move the nearest patrol 2 spaces toward you.",
            {
                "choose:a PASS": "piloting passed; +4,000",
                "choose:a FAIL": "piloting failed; hurt 2",
                "choose:b PASS": "strength passed; +2,000",
                "choose:b FAIL": "strength failed; hurt 1",
                "choose:c ~patrol:rebel": "+1 rebel; rebel patrol 2: nav_22",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_e": (
        on(
            MANTELL,
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Test Stealth. Pass: Gain 3,000 credits. Fail: Spend 2,000 credits or"
            " suffer 1 character damage. • Gain 1 Imperial reputation and lose 1 Syndicate"
            " reputation.",
            {
                "choose:a PASS": "stealth passed; +3,000",
                "choose:a FAIL choose:a=2000": "stealth failed; -2,000",
                "choose:a FAIL choose:b": "stealth failed; hurt 1",
                "choose:b": "+1 imperial; -1 syndicate",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_f": (
        on(
            MANTELL,
            "Choose one: • Buy the top card of the gear and mod deck for 2,000 credits less. •"
            " Test Strength. Pass: Gain the top card of the gear and mod deck if it is gear."
            " Fail: Suffer 1 character damage.",
            {
                "choose:a buy:jetpack@gear=1000": "-1,000; buys jetpack",
                "choose:a pass": "",
                "choose:b PASS": "strength passed; gets jetpack",
                "choose:b FAIL": "strength failed; hurt 1",
            },
            decks={"gear_and_mod": ("jetpack",)},
        ),
        on(
            MANTELL,
            "",
            {
                "~choose:b PASS": "strength passed",
            },
            decks={"gear_and_mod": ("ion_cannon",)},
        ),
        on(
            CANTONICA,
            "Choose one: • Buy the top card of the luxury deck for 2,000 credits less. • Spend"
            " 3,000 credits to roll a die. hit or crit: Gain 7,000 credits.",
            {
                "choose:a buy:dash_rendar@crew=6000": "-6,000; buys dash_rendar",
                "choose:a pass": "",
                "choose:b=3000 ROLL:crit": "-3,000; +7,000",
                "choose:b ROLL:focus": "-3,000",
            },
            decks={"luxury": ("dash_rendar",)},
        ),
    ),
    "enc_ord_mantell_cantonica_g": (
        on(
            MANTELL,
            "Choose one: • Test Tech. Pass: Gain QX-9 Quix. Fail: Suffer 1 character damage. •"
            " Spend 2,000 credits to gain QX-9 Quix. • Gain 1,000 credits.",
            {
                "choose:a PASS": "tech passed; gets it",
                "choose:a FAIL": "tech failed; hurt 1",
                "choose:b=2000": "-2,000; gets it",
                "choose:c": "+1,000",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 2,000 credits to gain QX-9 Quix. • Test Knowledge. Pass: Gain"
            " 3,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b PASS": "knowledge passed; +3,000",
                "choose:b FAIL": "knowledge failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_h": (
        on(
            MANTELL,
            "Choose one: • Fight the challenger (ground combat, 4 dice). Win: Gain 4,000"
            " credits. If you lose: Gain 1,000 credits. • Suffer 2 character damage to gain"
            " 2,000 credits and 1 Syndicate reputation. • Lose 1 Syndicate reputation.",
            {
                "choose:a WIN4": "ground 4; won; +4,000",
                "choose:a LOSE4": "ground 4; lost; +1,000; hurt 1",
                "choose:b": "hurt 2; +1 syndicate; +2,000",
                "choose:c": "-1 syndicate",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 3,000 credits to roll 2 dice. Any crit: Gain 14,000 credits. •"
            " Spend 2,000 credits to roll 2 dice. Any hit or crit: Gain 3,000 credits. • Test"
            " Knowledge. Pass: Gain 2,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a=3000 ROLL:crit,crit": "-3,000; +14,000",
                "choose:a ROLL:crit,blank": "-3,000; +14,000",
                "choose:a ROLL:hit,focus": "-3,000",
                "choose:b=2000 ROLL:hit,crit": "-2,000; +3,000",
                "choose:b ROLL:focus,blank": "-2,000",
                "choose:c PASS": "knowledge passed; +2,000",
                "choose:c FAIL": "knowledge failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_i": (
        on(
            MANTELL,
            "If your Syndicate reputation is positive: Choose one: • Gain 3,000 credits. • Move"
            " the Syndicate patrol up to 4 spaces.",
            {
                "choose:a": "+3,000",
                "choose:b #3 ~patrol:syndicate@nav_24 ~done": "syndicate patrol 1: nav_24",
            },
            syndicate=1,
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is neutral: You may spend 2,000 credits to gain 1"
            " Syndicate reputation.",
            {
                "accept=2000": "-2,000; +1 syndicate",
                "pass": "",
            },
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: Choose one: • Spend 3,000 credits to gain"
            " 1 Syndicate reputation. • Fight the envoy's shadow (ground combat, 3 dice). Win:"
            " Gain 2,000 credits. If you lose: Lose 1,000 credits.",
            {
                "choose:a=3000": "-3,000; +1 syndicate",
                "choose:b WIN3": "ground 3; won; +2,000",
                "choose:b LOSE3": "ground 3; lost; -1,000; hurt 1",
            },
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 1,000 credits to reveal all contacts on your planet. You may"
            " encounter a contact on your planet. • Secretly look at 2 facedown contacts on your"
            " planet.",
            {
                "choose:a=1000 look:cantonica.1 look:cantonica.2 accept ~meet:cantonica.1 ~pass": (
                    "-1,000; reveals cantonica.1; reveals cantonica.2; meets boshek"
                ),
                "choose:a look:cantonica.2 ~look:cantonica.1 ~pass": (
                    "-1,000; reveals cantonica.2; reveals cantonica.1"
                ),
                "choose:a look:cantonica.1 look:cantonica.2 pass": (
                    "-1,000; reveals cantonica.1; reveals cantonica.2"
                ),
                "choose:b look:cantonica.1 look:cantonica.2": "sees cantonica.1; sees cantonica.2",
                "choose:b look:cantonica.2 look:cantonica.1": "sees cantonica.2; sees cantonica.1",
            },
            more=TALKERS,
        ),
    ),
    "enc_ord_mantell_cantonica_j": (
        on(
            MANTELL,
            "Choose one: • Test Tactics. Pass: Gain 2,000 credits. You may spend 6,000 credits"
            " to gain 1 fame. Fail: Lose 1,000 credits. • Spend 2,000 credits to gain 1"
            " reputation with a faction of your choice.",
            {
                "choose:a PASS accept=4000": "tactics passed; +2,000; -6,000; +1 fame",
                "choose:a PASS pass": "tactics passed; +2,000",
                "choose:a FAIL": "tactics failed; -1,000",
                "choose:b=2000 faction:hutt": "-2,000; +1 hutt",
                "choose:b faction:imperial": "-2,000; +1 imperial",
                "choose:b faction:rebel": "-2,000; +1 rebel",
                "choose:b faction:syndicate": "-2,000; +1 syndicate",
            },
        ),
        on(
            CANTONICA,
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
