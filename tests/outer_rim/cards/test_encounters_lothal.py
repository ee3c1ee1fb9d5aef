"""The encounters of Lothal and Mon Calamari, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

LOTHAL, CALAMARI = "lothal", "mon_calamari"

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_lothal_mon_calamari_a": (
        on(
            LOTHAL,
            "If your Imperial reputation is neutral or positive: Choose one: • Move up to 3 spaces."
            " • Gain 2,000 credits and lose 1 Rebel reputation.",
            {
                "choose:a move*3": "moves 3",
                "choose:b": "+2,000; -1 rebel",
            },
            imperial=(0, 1),
        ),
        on(
            LOTHAL,
            "If your Imperial reputation is negative: Choose one: • Test Stealth. Pass: Move up to"
            " 3 spaces. Fail: Suffer 2 character damage. • Spend 2,000 credits to move up to"
            " 2 spaces.",
            {
                "choose:a PASS move*3": "stealth passed; moves 3",
                "choose:a FAIL": "stealth failed; hurt 2",
                "choose:b=2000 move*2": "-2,000; moves 2",
            },
            imperial=-1,
        ),
        on(
            CALAMARI,
            "Choose one: • Test Piloting. Pass: Gain 1,000 credits and move up to your hyperdrive"
            " value. Fail: Suffer 1 ship damage. • Spend 2,000 credits to test Piloting. Pass: Gain"
            " 4,000 credits and move up to your hyperdrive value. Fail: Suffer 1 ship damage.",
            {
                "choose:a PASS move*5": "piloting passed; +1,000; moves 5",
                "choose:a FAIL": "piloting failed; harm 1",
                "choose:b=2000 PASS move*5": "-2,000; piloting passed; +4,000; moves 5",
                "choose:b FAIL": "-2,000; piloting failed; harm 1",
            },
        ),
    ),
    "enc_lothal_mon_calamari_b": (
        on(
            LOTHAL,
            "Choose one: • Gain the top card of the job deck if it is a job. • Gain 2,000 credits.",
            {
                "choose:a": "gets rebel_favor",
                "choose:b": "+2,000",
            },
            decks={"job": ("rebel_favor",)},
        ),
        on(
            LOTHAL,
            "",
            {
                "choose:a": "",
                "choose:b": "+2,000",
            },
            decks={"job": ("hired_help",)},
        ),
        on(
            CALAMARI,
            "If you have a job: Choose one: • Gain 1,000 credits and move up to 3 spaces. • Test"
            " Tactics. Pass: Gain 3,000 credits.",
            {
                "choose:a move*3": "+1,000; moves 3",
                "choose:b PASS": "tactics passed; +3,000",
                "choose:b FAIL": "tactics failed",
            },
            cards=("rebel_favor",),
        ),
        on(
            CALAMARI,
            "If you have no job: Gain 1,000 credits. You may buy the top card of the job deck.",
            {
                "buy:hired_help@crew": "+1,000; -2,000; buys hired_help",
                "pass": "+1,000",
            },
            decks={"job": ("hired_help",)},
        ),
    ),
    "enc_lothal_mon_calamari_c": (
        on(
            LOTHAL,
            "If your Imperial reputation is neutral or positive: Choose one: • Lose 1 Imperial"
            " reputation to gain R4-G0 Argo. • Gain 1,000 credits and 1 Imperial reputation.",
            {
                "choose:a": "-1 imperial; gets it",
                "choose:b": "+1 imperial; +1,000",
            },
        ),
        on(
            LOTHAL,
            "",
            {
                "choose:a": "-1 imperial; gets it",
                "choose:b": "+1,000",
            },
            imperial=1,
        ),
        on(
            LOTHAL,
            "If your Imperial reputation is negative: Choose one: • Test Tech. Pass: Gain R4-G0"
            " Argo. Fail: Suffer 1 character damage. • Test Stealth. Pass: Gain R4-G0 Argo. Fail:"
            " Move the Imperial patrol 4 spaces toward you.",
            {
                "choose:a PASS": "tech passed; gets it",
                "choose:a FAIL": "tech failed; hurt 1",
                "choose:b PASS": "stealth passed; gets it",
                "choose:b FAIL": "stealth failed; imperial patrol 4: nav_13",
            },
            imperial=-1,
            more={"patrols": {"imperial": {"level": 1, "space": "nav_17"}}},
        ),
        on(
            CALAMARI,
            "Choose one: • Spend 2,000 credits to gain R4-G0 Argo. • Test Piloting. Pass: Gain"
            " R4-G0 Argo. Fail: Lose 1,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b PASS": "piloting passed; gets it",
                "choose:b FAIL": "piloting failed; -1,000",
            },
        ),
    ),
    "enc_lothal_mon_calamari_d": (
        on(
            LOTHAL,
            "Choose one: • Gain The Wandering Cup. • Gain 1,000 credits and 1 Rebel reputation.",
            {
                "choose:a": "gets it",
                "choose:b": "+1 rebel; +1,000",
            },
        ),
        on(
            CALAMARI,
            "Choose one: • Gain The Wandering Cup. • Test Knowledge. Pass: Gain 3,000 credits.",
            {
                "choose:a": "gets it",
                "choose:b PASS": "knowledge passed; +3,000",
                "choose:b FAIL": "knowledge failed",
            },
        ),
    ),
    "enc_lothal_mon_calamari_e": (
        on(
            LOTHAL,
            "Keep this card as a secret.",
            {"": "secret"},
        ),
        on(
            CALAMARI,
            "Choose one: • Test Knowledge. Pass: Gain 3,000 credits. Fail: Gain 1,000 credits and"
            " suffer 1 character damage. • Test Strength. Pass: Gain 1,000 credits and 1 Rebel"
            " reputation. Fail: Suffer 1 character damage.",
            {
                "choose:a PASS": "knowledge passed; +3,000",
                "choose:a FAIL": "knowledge failed; +1,000; hurt 1",
                "choose:b PASS": "strength passed; +1 rebel; +1,000",
                "choose:b FAIL": "strength failed; hurt 1",
            },
        ),
    ),
    "enc_lothal_mon_calamari_f": (
        on(
            LOTHAL,
            "Choose one: • Move the Imperial patrol 4 spaces toward another player and gain 1,000"
            " credits. • Gain 3,000 credits and lose 1 Imperial reputation.",
            {
                "choose:a": "imperial patrol 4: nav_21; +1,000",
                "choose:b": "+3,000; -1 imperial",
            },
            more={"patrols": {"imperial": {"level": 1, "space": "nav_17"}}},
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is neutral or positive: Gain 1,000 credits and move any"
            " patrol up to 3 spaces.",
            {
                "patrol:rebel ~patrol:rebel@nav_24 ~patrol:rebel@nav_23 ~patrol:rebel@takodana": (
                    "+1,000; rebel patrol 3: takodana"
                ),
                "patrol:hutt ~done": "+1,000",
                "patrol:imperial ~done": "+1,000",
                "patrol:syndicate ~patrol:syndicate@nav_24 ~done": (
                    "+1,000; syndicate patrol 1: nav_24"
                ),
            },
            rebel=(0, 1),
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is negative: Test Influence. Pass: Gain 1 Rebel reputation"
            " and move the Rebel patrol up to 3 spaces. Fail: Move the Rebel patrol 3 spaces toward"
            " you.",
            {
                "PASS ~patrol:rebel@nav_14 ~patrol:rebel@nav_16 ~patrol:rebel@nav_17": (
                    "influence passed; +1 rebel; rebel patrol 3: nav_17"
                ),
                "PASS ~done": "influence passed; +1 rebel",
                "FAIL": "influence failed; rebel patrol 3: nav_10",
            },
            rebel=-1,
            more={"patrols": {"rebel": {"level": 1, "space": "nav_13"}}},
        ),
    ),
    "enc_lothal_mon_calamari_g": (
        on(
            LOTHAL,
            "If your Imperial reputation is neutral or positive: You may fight the parade walker"
            " (ground combat, 5 dice). Win: Gain 2,000 credits and 1 fame.",
            {
                "accept WIN5": "ground 5; won; +2,000; +1 fame",
                "accept LOSE5": "ground 5; lost; hurt 1",
                "pass": "",
            },
            imperial=(0, 1),
        ),
        on(
            LOTHAL,
            "If your Imperial reputation is negative: Choose one: • Fight the garrison's recruits"
            " (ground combat, 3 dice). Win: Gain 2,000 credits. If you lose: Lose 1,000 credits."
            " • Fight the parade walker (ground combat, 5 dice). Win: Gain 2,000 credits and"
            " 1 fame.",
            {
                "choose:a WIN3": "ground 3; won; +2,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b WIN5": "ground 5; won; +2,000; +1 fame",
                "choose:b LOSE5": "ground 5; lost; hurt 1",
            },
            imperial=-1,
        ),
        on(
            CALAMARI,
            "Choose one: • If your Rebel reputation is positive, spend 5,000 credits to gain"
            " 1 fame. • If your Rebel reputation is negative or neutral, spend 2,000 credits to"
            " gain 1 Rebel reputation. • Test Strength. Pass: Gain 1,000 credits and 1 Rebel"
            " reputation. Fail: Suffer 1 character damage.",
            {
                "choose:a=5000": "-5,000; +1 fame",
                "choose:c PASS": "strength passed; +1,000",
                "choose:c FAIL": "strength failed; hurt 1",
            },
            rebel=1,
        ),
        on(
            CALAMARI,
            "",
            {
                "choose:b=2000": "-2,000; +1 rebel",
                "choose:c PASS": "strength passed; +1 rebel; +1,000",
                "choose:c FAIL": "strength failed; hurt 1",
            },
            rebel=(-1, 0),
        ),
    ),
    "enc_lothal_mon_calamari_h": (
        on(
            LOTHAL,
            "Choose one: • Test Stealth. Pass: Gain 2,000 credits and 1 Rebel reputation. Fail:"
            " Lose 1 Imperial reputation and suffer 1 character damage. • Test Influence. Pass:"
            " Gain 1 Rebel reputation. Fail: Lose 1,000 credits. • Gain 2,000 credits and"
            " 1 Imperial reputation, then lose 1 Rebel reputation.",
            {
                "choose:a PASS": "stealth passed; +1 rebel; +2,000",
                "choose:a FAIL": "stealth failed; -1 imperial; hurt 1",
                "choose:b PASS": "influence passed; +1 rebel",
                "choose:b FAIL": "influence failed; -1,000",
                "choose:c": "+1 imperial; +2,000; -1 rebel",
            },
        ),
        on(
            CALAMARI,
            "Choose one: • If another player is in your space, fight a player in your space. Win:"
            " Gain 4,000 credits. • Test Strength. Pass: Gain 3,000 credits. Fail: Suffer"
            " 1 character damage. • Test Tech. Pass: Gain 2,000 credits.",
            {
                "choose:a WIN3": "ground 3 player; won; +4,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; hurt 1",
                "choose:b PASS": "strength passed; +3,000",
                "choose:b FAIL": "strength failed; hurt 1",
                "choose:c PASS": "tech passed; +2,000",
                "choose:c FAIL": "tech failed",
            },
            company=True,
        ),
        on(
            CALAMARI,
            "",
            {
                "choose:b PASS": "strength passed; +3,000",
                "choose:c FAIL": "tech failed",
            },
        ),
    ),
    "enc_lothal_mon_calamari_i": (
        on(
            LOTHAL,
            "You may suffer 1 character damage to move directly to any planet.",
            {
                "accept #10 ~go:g_1a_starfighter@takodana": "hurt 1; to takodana",
                "accept #10 ~go:g_1a_starfighter@mon_calamari": "hurt 1; to mon_calamari",
                "pass": "",
            },
        ),
        on(
            CALAMARI,
            "Choose one: • Spend 1,000 credits to recover all ship damage and move up to 3 spaces."
            " • Buy the top card of the gear and mod deck for 1,000 credits less. • Test Tech."
            " Pass: Gain 2,000 credits.",
            {
                "choose:a=1000 move*3": "-1,000; repair 3; moves 3",
                "choose:b buy:jetpack@gear=2000": "-2,000; buys jetpack",
                "choose:b pass": "",
                "choose:c PASS": "tech passed; +2,000",
                "choose:c FAIL": "tech failed",
            },
            harm=3,
            decks={"gear_and_mod": ("jetpack",)},
        ),
    ),
    "enc_lothal_mon_calamari_j": (
        on(
            LOTHAL,
            "If another player is in your space: You may fight a player in your space. Win: Gain"
            " 3,000 credits.",
            {
                "accept WIN3": "ground 3 player; won; +3,000; rival hurt 2",
                "accept LOSE3": "ground 3 player; lost; hurt 1",
                "pass": "",
            },
            company=True,
        ),
        on(
            LOTHAL,
            "If no other player is in your space: You may fight the chalk artist (ground combat,"
            " 4 dice). Win: Gain 4,000 credits. If you lose: Lose 1,000 credits.",
            {
                "accept WIN4": "ground 4; won; +4,000",
                "accept LOSE4": "ground 4; lost; -1,000; hurt 1",
                "pass": "",
            },
        ),
        on(CALAMARI, "Keep this card as a secret.", {"": "secret"}),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])
