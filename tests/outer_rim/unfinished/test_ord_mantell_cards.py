"""Encounters 11 to 20 of Ord Mantell and Cantonica, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_ord_mantell_cantonica_k": (
        on(
            "ord_mantell",
            "Choose one: • Fight a young savrip (ground combat, 3 dice). Win: Gain 3,000 credits. "
            "If you lose: Lose 1,000 credits. • Fight the old savrip (ground combat, 5 dice). "
            "Win: Look at the top 4 cards of the gear and mod deck. You may gain 1 gear among "
            "them. Shuffle the others back into the deck. If you lose: Lose 2,000 credits. • Test "
            "Strength. Pass: Gain 2,000 credits. Fail: Suffer 1 character damage.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b WIN5 gain:vibroknife": "ground 5; won; gets vibroknife",
                "choose:b WIN5 gain:jetpack": "ground 5; won; gets jetpack",
                "choose:b WIN5 pass": "ground 5; won",
                "choose:b LOSE5": "ground 5; lost; -2,000; hurt 1",
                "choose:c PASS": "strength passed; +2,000",
                "choose:c FAIL": "strength failed; hurt 1",
            },
            decks={"gear_and_mod": ("vibroknife", "shield_upgrade", "jetpack", "ion_cannon")},
        ),
        on(
            "cantonica",
            "Choose one: • Spend 2,000 credits to roll 2 dice. Any hit or crit: Gain 3,000 "
            "credits. You may spend 3,000 credits to roll a die. hit or crit: Gain 7,000 credits. "
            "• Test Tech. Pass: Gain 3,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a=2000 ROLL:crit,crit accept ROLL:crit": "-2,000; +3,000; -3,000; +7,000",
                "choose:a=2000 ROLL:crit,crit accept ROLL:blank": "-2,000; +3,000; -3,000",
                "choose:a=2000 ROLL:crit,crit pass": "-2,000; +3,000",
                "choose:a=2000 ROLL:blank,blank": "-2,000",
                "choose:b PASS": "tech passed; +3,000",
                "choose:b FAIL": "tech failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_l": (
        on(
            "ord_mantell",
            "If your Syndicate reputation is positive: Look at the top 3 cards of the gear and "
            "mod deck. You may buy 1 gear among them for 2,000 credits less. Put the others under "
            "the deck.",
            {
                "buy:vibroknife@gear": "-1,000; buys vibroknife",
                "buy:jetpack@gear": "-1,000; buys jetpack",
                "pass": "",
            },
            decks={"gear_and_mod": ("vibroknife", "shield_upgrade", "jetpack", "ion_cannon")},
            syndicate=1,
        ),
        on(
            "ord_mantell",
            "If your Syndicate reputation is neutral: Choose one: • Spend 1,000 credits to look "
            "at the top 3 cards of the gear and mod deck. You may buy 1 gear among them for 2,000 "
            "credits less. Put the others under the deck. • Fight the pit's second champion "
            "(ground combat, 3 dice). Win: Gain 3,000 credits.",
            {
                "choose:a=1000 buy:vibroknife@gear": "-1,000; -1,000; buys vibroknife",
                "choose:a=1000 buy:jetpack@gear": "-1,000; -1,000; buys jetpack",
                "choose:a=1000 pass": "-1,000",
                "choose:b WIN3": "ground 3; won; +3,000",
                "choose:b LOSE3": "ground 3; lost; hurt 1",
            },
            decks={"gear_and_mod": ("vibroknife", "shield_upgrade", "jetpack", "ion_cannon")},
            syndicate=0,
        ),
        on(
            "ord_mantell",
            "If your Syndicate reputation is negative: Fight the pit champion (ground combat, 4 "
            "dice). If you lose: Lose 2,000 credits.",
            {
                "WIN4": "ground 4; won",
                "LOSE4": "ground 4; lost; -2,000; hurt 1",
            },
            syndicate=-1,
        ),
        on(
            "cantonica",
            "Choose one: • Test Piloting. Pass: Gain 5,000 credits. Fail: Gain 2,000 credits, "
            "then gain Broken Arm, discarding a card if no slot is free for it. • Test Strength. "
            "Pass: Gain 4,000 credits. Fail: Gain Broken Arm, discarding a card if no slot is "
            "free for it. • Test Stealth. Pass: Gain 2,000 credits.",
            {
                "choose:a PASS": "piloting passed; +5,000",
                "choose:a FAIL": "piloting failed; +2,000; gets it",
                "choose:b PASS": "strength passed; +4,000",
                "choose:b FAIL": "strength failed; gets it",
                "choose:c PASS": "stealth passed; +2,000",
                "choose:c FAIL": "stealth failed",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_m": (
        on(
            "ord_mantell",
            "Choose one: • Spend 3,000 credits to gain Zett Orlan. • Suffer 1 character damage to "
            "gain 1,000 credits and 1 Syndicate reputation.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b": "hurt 1; +1 syndicate; +1,000",
            },
        ),
        on(
            "cantonica",
            "Choose one: • Test Influence. Pass: Gain Zett Orlan. Fail: Lose 2,000 credits. • "
            "Spend 2,000 credits to roll 3 dice. At least 2 hits or crits: Gain Zett Orlan and "
            "1,000 credits. • Gain 2,000 credits and move the Syndicate patrol 3 spaces toward "
            "you.",
            {
                "choose:a PASS": "influence passed; gets it",
                "choose:a FAIL": "influence failed; -2,000",
                "choose:b=2000 ROLL:crit,crit,crit": "-2,000; gets it; +1,000",
                "choose:b=2000 ROLL:hit,blank,blank": "-2,000",
                "choose:b=2000 ROLL:blank,blank,blank": "-2,000",
                "choose:c": "+2,000; syndicate patrol 3: lothal",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_n": (
        on(
            "ord_mantell",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            "cantonica",
            "Choose one: • Gain 5,000 credits and The Marker. • Test Tactics. Pass: Gain 3,000 "
            "credits. Fail: Lose 2,000 credits.",
            {
                "choose:a": "+5,000; gets it",
                "choose:b PASS": "tactics passed; +3,000",
                "choose:b FAIL": "tactics failed; -2,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_o": (
        on(
            "ord_mantell",
            "Choose one: • Discard 1 gear or mod to look at the top 3 cards of the gear and mod "
            "deck. You may gain 1 of them. Put the others under the deck. • Sell 1 gear or mod "
            "for its cost plus 1,000 credits. • Test Strength. Pass: Gain 2,000 credits. Fail: "
            "Suffer 1 character damage.",
            {
                "choose:a gain:vibroknife": "drops armored_vest; gets vibroknife",
                "choose:a gain:shield_upgrade": "drops armored_vest; gets shield_upgrade",
                "choose:a gain:jetpack": "drops armored_vest; gets jetpack",
                "choose:a pass": "drops armored_vest",
                "choose:b sell:armored_vest": "drops armored_vest; +5,000",
                "choose:b done": "",
                "choose:c PASS": "strength passed; +2,000",
                "choose:c FAIL": "strength failed; hurt 1",
            },
            decks={"gear_and_mod": ("vibroknife", "shield_upgrade", "jetpack", "ion_cannon")},
            cards=("databank_90_ponda_baba", "armored_vest"),
        ),
        on(
            "cantonica",
            "Choose one: • Spend 1,000 credits to roll a die. For each hit or crit: Gain 2,000 "
            "credits. • Spend 5,000 credits to roll 5 dice. At least 4 hits or crits: Gain 1 "
            "fame. For each hit or crit: Gain 2,000 credits. • Test Stealth. Pass: Gain 2,000 "
            "credits. Fail: Suffer 1 character damage.",
            {
                "choose:a=1000 ROLL:crit": "-1,000; +2,000",
                "choose:a=1000 ROLL:blank": "-1,000",
                "choose:b=5000 ROLL:crit,crit,crit,crit,crit": (
                    "-5,000; +2,000; +2,000; +2,000; +2,000; +2,000; +1 fame"
                ),
                "choose:b=5000 ROLL:hit,blank,blank,blank,blank": "-5,000; +2,000",
                "choose:b=5000 ROLL:blank,blank,blank,blank,blank": "-5,000",
                "choose:c PASS": "stealth passed; +2,000",
                "choose:c FAIL": "stealth failed; hurt 1",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_p": (
        on(
            "ord_mantell",
            "If another player is in your space: Choose one: • Test Knowledge (opposed) against a "
            "player in your space. Only you pass: Take up to 3,000 credits from that player. "
            "Only they pass: Give up to 3,000 credits to that player. • Gain 1,000 credits and "
            "secretly look at 2 facedown contacts on your planet.",
            {
                "choose:a PASS PASS": "knowledge passed; rival knowledge passed",
                "choose:a PASS FAIL": (
                    "knowledge passed; rival knowledge failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "knowledge failed; rival knowledge passed; -3,000; rival +3,000"
                ),
                "choose:a FAIL FAIL": "knowledge failed; rival knowledge failed",
                "choose:b ~look:ord_mantell.1 ~look:ord_mantell.2": (
                    "+1,000; sees ord_mantell.1; sees ord_mantell.2"
                ),
            },
            more={"contacts": {"ord_mantell": ["boshek", "dengar"]}},
            company=True,
        ),
        on(
            "ord_mantell",
            "Choose one: • Spend 2,000 credits to test Influence. Pass: Gain 5,000 credits. • "
            "Gain 2,000 credits and suffer 1 character damage.",
            {
                "choose:a=2000 PASS": "-2,000; influence passed; +5,000",
                "choose:a=2000 FAIL": "-2,000; influence failed",
                "choose:b": "+2,000; hurt 1",
            },
            more={"contacts": {"ord_mantell": ["boshek", "dengar"]}},
        ),
        on(
            "cantonica",
            "Choose one: • Test Stealth. Pass: Gain 3,000 credits. Fail: Lose 2,000 credits. • "
            "Gain 1,000 credits and move up to 2 spaces.",
            {
                "choose:a PASS": "stealth passed; +3,000",
                "choose:a FAIL": "stealth failed; -2,000",
                "choose:b move*2": "+1,000; moves 2",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_q": (
        on(
            "ord_mantell",
            "If your Syndicate reputation is positive: Choose one: • Spend 1,000 credits to gain "
            "Worlport Scattergun. • Gain 3,000 credits and lose 1 Syndicate reputation.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b": "+3,000; -1 syndicate",
            },
            syndicate=1,
        ),
        on(
            "ord_mantell",
            "If your Syndicate reputation is neutral: Choose one: • Spend 3,000 credits to gain "
            "Worlport Scattergun. • Test Stealth. Pass: Gain Worlport Scattergun. Fail: Lose 1 "
            "Syndicate reputation.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b PASS": "stealth passed; gets it",
                "choose:b FAIL": "stealth failed; -1 syndicate",
            },
            syndicate=0,
        ),
        on(
            "ord_mantell",
            "If your Syndicate reputation is negative: Test Stealth. Pass: Gain Worlport "
            "Scattergun. Fail: Suffer 2 character damage.",
            {
                "PASS": "stealth passed; gets it",
                "FAIL": "stealth failed; hurt 2",
            },
            syndicate=-1,
        ),
        on(
            "cantonica",
            "Choose one: • Sell 1 gear for its cost plus 2,000 credits. • Spend 3,000 credits to "
            "gain Worlport Scattergun. • Test Tech. Pass: Gain 2,000 credits. Fail: Suffer 1 "
            "character damage.",
            {
                "choose:a sell:armored_vest": "drops armored_vest; +6,000",
                "choose:a done": "",
                "choose:b=3000": "-3,000; gets it",
                "choose:c PASS": "tech passed; +2,000",
                "choose:c FAIL": "tech failed; hurt 1",
            },
            cards=("databank_90_ponda_baba", "armored_vest"),
        ),
    ),
    "enc_ord_mantell_cantonica_r": (
        on(
            "ord_mantell",
            "Test Tactics. Fail: Suffer 1 character damage. Pass: Gain 2,000 credits. You may "
            "test Tactics. Pass: Gain 3,000 credits. Fail: Lose 2,000 credits and suffer 1 "
            "character damage.",
            {
                "PASS accept PASS": "tactics passed; +2,000; tactics passed; +3,000",
                "PASS accept FAIL": "tactics passed; +2,000; tactics failed; -2,000; hurt 1",
                "PASS pass": "tactics passed; +2,000",
                "FAIL": "tactics failed; hurt 1",
            },
        ),
        on(
            "cantonica",
            "Choose one: • Gain 4,000 credits. You cannot move in your next planning step. • Gain "
            "The Countess's Physician.",
            {
                "choose:a": "+4,000",
                "choose:b": "gets it",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_s": (
        on(
            "ord_mantell",
            "Test Tech. Fail: Suffer 1 character damage. You may spend 2,000 credits to gain B1, "
            "Reluctant. Pass: Choose one: • Gain B1, Reluctant. • Gain 3,000 credits.",
            {
                "PASS choose:a": "tech passed; gets it",
                "PASS choose:b": "tech passed; +3,000",
                "FAIL accept=2000": "tech failed; hurt 1; -2,000; gets it",
                "FAIL pass": "tech failed; hurt 1",
            },
        ),
        on(
            "cantonica",
            "If another player is in your space: Choose one: • Spend 5,000 credits to gain 1 "
            "fame. • Spend 1,000 credits to roll a die. hit or crit: Gain 3,000 credits. • "
            "Secretly look at 2 facedown contacts on your planet.",
            {
                "choose:a=5000": "-5,000; +1 fame",
                "choose:b=1000 ROLL:crit": "-1,000; +3,000",
                "choose:b=1000 ROLL:blank": "-1,000",
                "choose:c ~look:cantonica.1 ~look:cantonica.2": (
                    "sees cantonica.1; sees cantonica.2"
                ),
            },
            more={"contacts": {"cantonica": ["boshek", "dengar"]}},
            company=True,
        ),
        on(
            "cantonica",
            "Choose one: • Spend 7,000 credits to gain 1 fame. • Spend 1,000 credits to roll a "
            "die. hit or crit: Gain 3,000 credits. • Secretly look at 2 facedown contacts on your "
            "planet.",
            {
                "choose:a=7000": "-7,000; +1 fame",
                "choose:b=1000 ROLL:crit": "-1,000; +3,000",
                "choose:b=1000 ROLL:blank": "-1,000",
                "choose:c ~look:cantonica.1 ~look:cantonica.2": (
                    "sees cantonica.1; sees cantonica.2"
                ),
            },
            more={"contacts": {"cantonica": ["boshek", "dengar"]}},
        ),
    ),
    "enc_ord_mantell_cantonica_t": (
        on(
            "ord_mantell",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            "cantonica",
            "Choose one: • Spend 1,000 credits to test Knowledge. Pass: Gain 4,000 credits. • "
            "Spend 2,000 credits to roll a die. hit or crit: Gain 5,000 credits. • Spend 2,000 "
            "credits to roll 2 dice. 2 hits or crits: Gain 3,000 credits and 1 fame. • Gain 2,000 "
            "credits and suffer 1 character damage.",
            {
                "choose:a=1000 PASS": "-1,000; knowledge passed; +4,000",
                "choose:a=1000 FAIL": "-1,000; knowledge failed",
                "choose:b=2000 ROLL:crit": "-2,000; +5,000",
                "choose:b=2000 ROLL:blank": "-2,000",
                "choose:c=2000 ROLL:crit,crit": "-2,000; +3,000; +1 fame",
                "choose:c=2000 ROLL:hit,blank": "-2,000",
                "choose:c=2000 ROLL:blank,blank": "-2,000",
                "choose:d": "+2,000; hurt 1",
            },
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_section(game: OuterRim, card: str, case: Case) -> None:
    check_section(game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_sections(game, card, CARDS[card])
