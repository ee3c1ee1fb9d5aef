"""The encounters of Tatooine and Nal Hutta, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

TATOOINE, HUTTA = "tatooine", "nal_hutta"
TALK = {"contacts": {TATOOINE: ["boshek", "dengar"]}}
"""contacts who can be declined"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_tatooine_nal_hutta_a": (
        on(
            HUTTA,
            "If your Hutt reputation is positive: You may fight the dragonsnake (ground combat,"
            " 5 dice). Win: Gain 3,000 credits and 1 fame.",
            {
                "accept WIN5": "ground 5; won; +3,000; +1 fame",
                "accept LOSE5": "ground 5; lost; hurt 1",
                "pass": "",
            },
            hutt=1,
        ),
        on(
            HUTTA,
            "If your Hutt reputation is negative or neutral: Test Tactics. Pass: Gain 1 Hutt"
            " reputation. You may buy the top card of the job deck.",
            {
                "PASS buy:hired_help@crew=2000": (
                    "tactics passed; +1 hutt; -2,000; buys hired_help"
                ),
                "PASS pass": "tactics passed; +1 hutt",
                "FAIL": "tactics failed",
            },
            hutt=(-1, 0),
            decks={"job": ("hired_help",)},
        ),
        on(TATOOINE, "Keep this card as a secret.", {"": "secret"}),
    ),
    "enc_tatooine_nal_hutta_b": (
        on(
            TATOOINE,
            "Reveal all contacts on your planet. You may encounter a contact on your planet.",
            {
                "look:tatooine.1 look:tatooine.2 accept meet:tatooine.1 ~pass": (
                    "reveals tatooine.1; reveals tatooine.2; meets boshek"
                ),
                "look:tatooine.1 look:tatooine.2 accept meet:tatooine.2 ~pass": (
                    "reveals tatooine.1; reveals tatooine.2; meets dengar"
                ),
                "look:tatooine.2 ~look:tatooine.1 ~pass": "reveals tatooine.2; reveals tatooine.1",
                "look:tatooine.1 look:tatooine.2 pass": "reveals tatooine.1; reveals tatooine.2",
            },
            more=TALK,
        ),
        on(
            HUTTA,
            "Choose one: • Spend 1,000 credits to reveal cards of the bounty deck until 2"
            " bounties appear. You may buy one of them. Shuffle the rest back into the deck. •"
            " Test Influence. Pass: Gain 1,000 credits. You may buy the top card of the bounty"
            " deck. Fail: Suffer 1 character damage. • Secretly look at a facedown contact on"
            " your planet.",
            {
                "choose:a=1000 buy:greedo_bounty@job": "-1,000; buys greedo_bounty",
                "choose:a buy:chopper_bounty@job": "-1,000; buys chopper_bounty",
                "choose:a pass": "-1,000",
                "choose:b PASS buy:greedo_bounty@job": (
                    "influence passed; +1,000; buys greedo_bounty"
                ),
                "choose:b PASS pass": "influence passed; +1,000",
                "choose:b FAIL": "influence failed; hurt 1",
                "choose:c look:nal_hutta.1": "sees nal_hutta.1",
                "choose:c look:nal_hutta.2": "sees nal_hutta.2",
            },
            more={"contacts": {HUTTA: ["boshek", "dengar"]}},
            decks={
                "bounty": (
                    "greedo_bounty",
                    "information_broker",
                    "chopper_bounty",
                    "saw_gerrera_bounty",
                )
            },
        ),
    ),
    "enc_tatooine_nal_hutta_c": (
        on(
            TATOOINE,
            "If another player is in your space: Choose one: • Fight a player in your space."
            " Win: Take up to 3,000 credits from that player. • Spend 1,000 credits.",
            {
                "choose:a WIN3": "ground 3 player; won; rival -3,000; +3,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; hurt 1",
                "choose:b=1000": "-1,000",
            },
            company=True,
        ),
        on(
            TATOOINE,
            "If no other player is in your space: Choose one: • Fight the elbow's owner (ground"
            " combat, 3 dice). Win: Gain 3,000 credits. If you lose: Lose 1,000 credits. • Spend"
            " 1,000 credits.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b": "-1,000",
            },
        ),
        on(
            HUTTA,
            "If another player is in your space: Choose one: • Fight a player in your space."
            " Win: Gain 4,000 credits. If you lose: Gain 1,000 credits. • Test Stealth. Pass:"
            " Gain 1,000 credits. Fail: Suffer 1 character damage.",
            {
                "choose:a WIN3": "ground 3 player; won; +4,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; +1,000; hurt 1",
                "choose:b PASS": "stealth passed; +1,000",
                "choose:b FAIL": "stealth failed; hurt 1",
            },
            company=True,
        ),
        on(
            HUTTA,
            "If no other player is in your space: You may fight the Gamorrean champion (ground"
            " combat, 4 dice). Win: Gain 4,000 credits. If you lose: Gain 1,000 credits.",
            {
                "accept WIN4": "ground 4; won; +4,000",
                "accept LOSE4": "ground 4; lost; +1,000; hurt 1",
                "pass": "",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_d": (
        on(
            TATOOINE,
            "Choose one: • Gain Greedo, Small Claims. • Test Tech. Pass: Gain 3,000 credits."
            " Fail: Lose 1,000 credits.",
            {
                "choose:a": "gets it",
                "choose:b PASS": "tech passed; +3,000",
                "choose:b FAIL": "tech failed; -1,000",
            },
        ),
        on(
            HUTTA,
            "Choose one: • Gain Greedo, Small Claims. • If your Hutt reputation is negative or"
            " neutral, spend 1,000 credits to gain 1 Hutt reputation. • If your Hutt reputation"
            " is positive, gain 2,000 credits.",
            {
                "choose:a": "gets it",
                "choose:b=1000": "-1,000; +1 hutt",
            },
            hutt=(-1, 0),
        ),
        on(
            HUTTA,
            "",
            {
                "choose:a": "gets it",
                "choose:c": "+2,000",
            },
            hutt=1,
        ),
    ),
    "enc_tatooine_nal_hutta_e": (
        on(
            TATOOINE,
            "Choose one: • Spend 2,000 credits to test Piloting. Pass: Gain 7,000 credits. Fail:"
            " Suffer 2 character damage. • Test Tech. Pass: Gain 2,000 credits. Fail: Suffer 1"
            " character damage. • Secretly look at a facedown contact on a planet of your"
            " choice.",
            {
                "choose:a=2000 PASS": "-2,000; piloting passed; +7,000",
                "choose:a FAIL": "-2,000; piloting failed; hurt 2",
                "choose:b PASS": "tech passed; +2,000",
                "choose:b FAIL": "tech failed; hurt 1",
                "choose:c #22 ~look:lothal.2": "sees lothal.2",
            },
        ),
        on(HUTTA, "Keep this card as a secret.", {"": "secret"}),
    ),
    "enc_tatooine_nal_hutta_f": (
        on(
            TATOOINE,
            "If your Hutt reputation is positive: Gain 2,000 credits. You may buy the top card of"
            " the bounty deck.",
            {
                "buy:greedo_bounty@job": "+2,000; buys greedo_bounty",
                "pass": "+2,000",
            },
            hutt=1,
            decks={"bounty": ("greedo_bounty",)},
        ),
        on(
            TATOOINE,
            "If your Hutt reputation is neutral: You may spend 2,000 credits to gain 1 Hutt"
            " reputation.",
            {"accept=2000": "-2,000; +1 hutt", "pass": ""},
        ),
        on(
            TATOOINE,
            "If your Hutt reputation is negative: Choose one: • Spend 3,000 credits to gain 1 Hutt"
            " reputation. • Suffer 2 character damage.",
            {"choose:a=3000": "-3,000; +1 hutt", "choose:b": "hurt 2"},
            hutt=-1,
        ),
        on(
            HUTTA,
            "Choose one: • Spend 1,000 credits to reveal all contacts on a planet of your choice."
            " • Secretly look at 2 facedown contacts on a planet of your choice and gain 1,000"
            " credits.",
            {
                "choose:a=1000 #22 ~look:naboo.1 look:naboo.2": (
                    "-1,000; reveals naboo.1; reveals naboo.2"
                ),
                "choose:b #22 ~look:lothal.2 look:lothal.1": "sees lothal.2; sees lothal.1; +1,000",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_g": (
        on(
            TATOOINE,
            "You may choose one: • Test Strength. Pass: Gain Ubbo Three-Scales. Fail: Suffer 2"
            " character damage. • Spend 2,000 credits to gain Ubbo Three-Scales.",
            {
                "accept choose:a PASS": "strength passed; gets it",
                "accept choose:a FAIL": "strength failed; hurt 2",
                "accept choose:b=2000": "-2,000; gets it",
                "pass": "",
            },
        ),
        on(
            HUTTA,
            "You may choose one: • If your Hutt reputation is neutral or positive, spend 1,000"
            " credits to gain Ubbo Three-Scales. • If your Hutt reputation is negative, spend"
            " 3,000 credits to gain Ubbo Three-Scales. • Fight the auction guards (ground"
            " combat, 3 dice). Win: Gain Ubbo Three-Scales. If you lose: Lose 1 Hutt reputation.",
            {
                "accept choose:a=1000": "-1,000; gets it",
                "accept choose:c WIN3": "ground 3; won; gets it",
                "accept choose:c LOSE3": "ground 3; lost; -1 hutt; hurt 1",
                "pass": "",
            },
            hutt=(0, 1),
        ),
        on(
            HUTTA,
            "",
            {
                "accept choose:b=3000": "-3,000; gets it",
                "accept choose:c WIN3": "ground 3; won; gets it",
                "pass": "",
            },
            hutt=-1,
        ),
    ),
    "enc_tatooine_nal_hutta_h": (
        on(
            TATOOINE,
            "Choose one: • Test Stealth. Pass: Gain Scarecrow's Rifle. Fail: Suffer 1 character"
            " damage. • Fight the Tuskens (ground combat, 3 dice). Win: Gain Scarecrow's Rifle"
            " and 1,000 credits. If you lose: Lose 1,000 credits. • Reveal 1 facedown contact on"
            " your planet.",
            {
                "choose:a PASS": "stealth passed; gets it",
                "choose:a FAIL": "stealth failed; hurt 1",
                "choose:b WIN3": "ground 3; won; gets it; +1,000",
                "choose:b LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:c look:tatooine.1": "reveals tatooine.1",
                "choose:c look:tatooine.2": "reveals tatooine.2",
            },
            more=TALK,
        ),
        on(
            HUTTA,
            "Choose one: • Spend 2,000 credits to gain Scarecrow's Rifle. • Sell 1 gear or cargo"
            " for its cost plus 1,000 credits. • Gain 1,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b sell:jetpack": "drops jetpack; +4,000",
                "choose:b sell:salvage": "drops salvage; +2,000",
                "choose:b done": "",
                "choose:c": "+1,000",
            },
            cards=("jetpack", "salvage", "ion_cannon"),
        ),
    ),
    "enc_tatooine_nal_hutta_i": (
        on(TATOOINE, "Keep this card as a secret.", {"": "secret"}),
        on(
            HUTTA,
            "Choose one: • Test Knowledge. Pass: Gain 4,000 credits. Fail: Suffer 2 character"
            " damage and gain 1,000 credits. • Test Stealth. Pass: Gain 2,000 credits and 1 Hutt"
            " reputation. Fail: Suffer 3 character damage.",
            {
                "choose:a PASS": "knowledge passed; +4,000",
                "choose:a FAIL": "knowledge failed; hurt 2; +1,000",
                "choose:b PASS": "stealth passed; +1 hutt; +2,000",
                "choose:b FAIL": "stealth failed; hurt 3",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_j": (
        on(
            TATOOINE,
            "Choose one: • Fight the thing below (ground combat, 5 dice). Win: Gain 2,000"
            " credits. Win and not defeated: Gain 1 fame. • Test Piloting. Pass: Gain 1,000"
            " credits. Fail: Suffer 2 character damage.",
            {
                "choose:a WIN5": "ground 5; won; +2,000; +1 fame",
                "choose:a LOSE5": "ground 5; lost; hurt 1",
                "choose:b PASS": "piloting passed; +1,000",
                "choose:b FAIL": "piloting failed; hurt 2",
            },
        ),
        on(
            TATOOINE,
            "",
            {
                "~choose:a BLEED5": "ground 5; won; +2,000; hurt 1; -3,000; defeated",
            },
            hurt=3,
        ),
        on(
            HUTTA,
            "Choose one: • If your Hutt reputation is positive, spend 7,000 credits to gain 1"
            " fame. • If your Hutt reputation is negative or neutral, spend 2,000 credits to"
            " gain 1 Hutt reputation. • Gain 1 Rebel reputation and lose 1 Hutt reputation.",
            {
                "choose:a=7000": "-7,000; +1 fame",
                "choose:c": "+1 rebel; -1 hutt",
            },
            hutt=1,
        ),
        on(
            HUTTA,
            "",
            {
                "choose:b=2000": "-2,000; +1 hutt",
                "choose:c": "+1 rebel; -1 hutt",
            },
            hutt=0,
        ),
        on(
            HUTTA,
            "",
            {
                "choose:b=2000": "-2,000; +1 hutt",
                "choose:c": "+1 rebel",
            },
            hutt=-1,
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])
