"""The encounters of Kessel and the Maelstrom, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

KESSEL, MAELSTROM = "kessel", "the_maelstrom"

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_kessel_maelstrom_a": (
        on(
            KESSEL,
            "Choose one: • Spend 1,000 credits to gain Unstamped Spice. • If your Syndicate"
            " reputation is negative or neutral, gain 1 Syndicate reputation. • Test Stealth. Pass:"
            " Gain Unstamped Spice. Fail: Suffer 1 character damage and lose 1 Syndicate"
            " reputation.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b": "+1 syndicate",
                "choose:c PASS": "stealth passed; gets it",
                "choose:c FAIL": "stealth failed; hurt 1; -1 syndicate",
            },
        ),
        on(
            KESSEL,
            "",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b": "+1 syndicate",
                "choose:c PASS": "stealth passed; gets it",
                "choose:c FAIL": "stealth failed; hurt 1",
            },
            syndicate=-1,
        ),
        on(
            KESSEL,
            "",
            {
                "choose:a": "-1,000; gets it",
                "choose:c FAIL": "stealth failed; hurt 1; -1 syndicate",
            },
            syndicate=1,
        ),
        on(
            MAELSTROM,
            "Choose one: • Test Piloting. Pass: Gain Unstamped Spice. Fail: Suffer 2 ship damage."
            " • Suffer 1 ship damage to gain 2,000 credits.",
            {
                "choose:a PASS": "piloting passed; gets it",
                "choose:a FAIL": "piloting failed; harm 2",
                "choose:b": "harm 1; +2,000",
            },
        ),
    ),
    "enc_kessel_maelstrom_b": (
        on(
            KESSEL,
            "Choose one: • Spend 8,000 credits to gain 1 fame and lose 1 Syndicate reputation."
            " • Spend 4,000 credits to test Stealth. Pass: Gain 1 fame and lose 1 Syndicate"
            " reputation. Fail: Suffer 2 character damage. • Gain 1 Syndicate reputation and lose"
            " 1 Rebel reputation.",
            {
                "choose:a=8000": "-8,000; +1 fame; -1 syndicate",
                "choose:b=4000 PASS": "-4,000; stealth passed; +1 fame; -1 syndicate",
                "choose:b FAIL": "-4,000; stealth failed; hurt 2",
                "choose:c": "+1 syndicate; -1 rebel",
            },
        ),
        on(
            KESSEL,
            "",
            {
                "choose:a=8000": "-8,000; +1 fame",
                "choose:b PASS": "-4,000; stealth passed; +1 fame",
                "choose:c": "+1 syndicate; -1 rebel",
            },
            syndicate=-1,
            rebel=1,
        ),
        on(
            MAELSTROM,
            "You may test Piloting. Pass: Take another turn after this one. Fail: Suffer 2 ship"
            " damage.",
            {
                "accept PASS": "piloting passed; another turn",
                "accept FAIL": "piloting failed; harm 2",
                "pass": "",
            },
        ),
    ),
    "enc_kessel_maelstrom_c": (
        on(
            KESSEL,
            "If your Syndicate reputation is neutral or positive: Choose one: • Spend 3,000 credits"
            " to take another turn after this one. • Suffer 2 character damage to take another turn"
            " after this one. • Gain 1,000 credits.",
            {
                "choose:a=3000": "-3,000; another turn",
                "choose:b": "hurt 2; another turn",
                "choose:c": "+1,000",
            },
            syndicate=(0, 1),
        ),
        on(
            KESSEL,
            "If your Syndicate reputation is negative: Choose one: • Fight the dock master's guards"
            " (ground combat, 3 dice). Win: Gain 3,000 credits. If you lose: Lose 1,000 credits."
            " • Spend 2,000 credits to gain 1 Syndicate reputation.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b=2000": "-2,000; +1 syndicate",
            },
            syndicate=-1,
        ),
        on(
            MAELSTROM,
            "You may fight the gravity eel (ship combat, 4 dice). Win: Gain 2,000 credits and"
            " 1 fame. Decline: Suffer 1 ship damage.",
            {
                "accept WIN4": "ship 4; won; +2,000; +1 fame",
                "accept LOSE4": "ship 4; lost; harm 1",
                "pass": "harm 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_d": (
        on(
            KESSEL,
            "Choose one: • Gain the top card of the cargo deck if it is cargo. Test Knowledge."
            " Pass: Gain 1,000 credits. Fail: Lose 2,000 credits. • Gain 1,000 credits and"
            " 1 Syndicate reputation.",
            {
                "choose:a PASS": "gets salvage; knowledge passed; +1,000",
                "choose:a FAIL": "gets salvage; knowledge failed; -2,000",
                "choose:b": "+1 syndicate; +1,000",
            },
            decks={"cargo": ("salvage",)},
        ),
        on(
            KESSEL,
            "",
            {
                "choose:a PASS": "knowledge passed; +1,000",
                "choose:a FAIL": "knowledge failed; -2,000",
                "choose:b": "+1 syndicate; +1,000",
            },
            decks={"cargo": ("smuggling_compartment",)},
        ),
        on(
            MAELSTROM,
            "Choose one: • Suffer 2 ship damage to take another turn after this one. • Gain 1,000"
            " credits.",
            {
                "choose:a": "harm 2; another turn",
                "choose:b": "+1,000",
            },
        ),
    ),
    "enc_kessel_maelstrom_e": (
        on(
            KESSEL,
            "You may fight the canteen bully (ground combat, 3 dice). Win: Gain 2,000 credits. Win"
            " and not defeated: Recover 2 character damage. Decline: Lose 1,000 credits.",
            {
                "accept WIN3": "ground 3; won; +2,000; heal 2",
                "accept LOSE3": "ground 3; lost; hurt 1",
                "pass": "-1,000",
            },
            hurt=2,
        ),
        on(
            KESSEL,
            "",
            {
                "accept BLEED3": "ground 3; won; +2,000; hurt 1; -3,000; defeated",
                "pass": "-1,000",
            },
            hurt=3,
        ),
        on(
            MAELSTROM,
            "Keep this card as a secret.",
            {"": "secret"},
        ),
    ),
    "enc_kessel_maelstrom_f": (
        on(
            KESSEL,
            "Choose one: • Test Strength. Pass: Gain 3,000 credits. Fail: Gain 1,000 credits and"
            " suffer 2 character damage. • Test Tactics. Pass: Gain 2,000 credits and 1 Syndicate"
            " reputation. Fail: Lose 1 Syndicate reputation.",
            {
                "choose:a PASS": "strength passed; +3,000",
                "choose:a FAIL": "strength failed; +1,000; hurt 2",
                "choose:b PASS": "tactics passed; +1 syndicate; +2,000",
                "choose:b FAIL": "tactics failed; -1 syndicate",
            },
        ),
        on(
            MAELSTROM,
            "Choose one: • Test Tech. Pass: You may buy the top card of the gear and mod deck for"
            " 3,000 credits less. Fail: Suffer 1 ship damage. • Test Knowledge. Pass: Gain 2,000"
            " credits.",
            {
                "choose:a PASS buy:armored_vest@gear=1000": (
                    "tech passed; -1,000; buys armored_vest"
                ),
                "choose:a PASS pass": "tech passed",
                "choose:a FAIL": "tech failed; harm 1",
                "choose:b PASS": "knowledge passed; +2,000",
                "choose:b FAIL": "knowledge failed",
            },
            decks={"gear_and_mod": ("armored_vest",)},
        ),
    ),
    "enc_kessel_maelstrom_g": (
        on(
            KESSEL,
            "Choose one: • Spend 2,000 credits to gain Second-Shift Plasma Cutter. • Sell 1 gear or"
            " mod for its cost plus 1,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b sell:jetpack": "drops jetpack; +4,000",
                "choose:b sell:ion_cannon": "drops ion_cannon; +4,000",
                "choose:b done": "",
            },
            cards=("jetpack", "ion_cannon", "salvage"),
        ),
        on(
            MAELSTROM,
            "You may test Tech. Pass: Gain Second-Shift Plasma Cutter and 1,000 credits. Fail:"
            " Fight whatever is aboard (ground combat, 4 dice). Win: Gain Second-Shift Plasma"
            " Cutter.",
            {
                "accept PASS": "tech passed; gets it; +1,000",
                "accept FAIL WIN4": "tech failed; ground 4; won; gets it",
                "accept FAIL LOSE4": "tech failed; ground 4; lost; hurt 1",
                "pass": "",
            },
        ),
    ),
    "enc_kessel_maelstrom_h": (
        on(
            KESSEL,
            "Choose one: • Sell 1 cargo for its cost plus 2,000 credits. • Buy the top card of the"
            " cargo deck for 1,000 credits less. • Discard 1 cargo to gain 2,000 credits and"
            " 1 Syndicate reputation.",
            {
                "choose:a sell:salvage": "drops salvage; +3,000",
                "choose:a done": "",
                "choose:b buy:spice@cargo ~pay": "-2,000; buys spice; drops salvage; gets spice",
                "choose:b pass": "",
                "choose:c": "drops salvage; +1 syndicate; +2,000",
            },
            cards=("salvage", "jetpack"),
            decks={"cargo": ("spice",)},
        ),
        on(
            MAELSTROM,
            "If you have cargo: Choose one: • Spend 2,000 credits and discard 1 cargo to gain"
            " 1 fame. • Suffer 1 ship damage and gain 2,000 credits.",
            {
                "choose:a=2000": "-2,000; drops salvage; +1 fame",
                "choose:b": "harm 1; +2,000",
            },
            cards=("salvage",),
        ),
        on(
            MAELSTROM,
            "If you have no cargo: You may test Piloting. Pass: Gain 3,000 credits. Fail: Suffer"
            " 2 ship damage and gain 1,000 credits.",
            {
                "accept PASS": "piloting passed; +3,000",
                "accept FAIL": "piloting failed; harm 2; +1,000",
                "pass": "",
            },
        ),
    ),
    "enc_kessel_maelstrom_i": (
        on(
            KESSEL,
            "Keep this card as a secret.",
            {"": "secret"},
        ),
        on(
            MAELSTROM,
            "Choose one: • Test Tactics. Pass: Gain 2,000 credits and move any patrol up to"
            " 2 spaces. Fail: Fight a picket ship (ship combat, 3 dice). Win: Gain 1,000 credits."
            " • Suffer 1 ship damage to move up to 2 spaces.",
            {
                "choose:a PASS patrol:hutt ~patrol:hutt@nav_24 ~patrol:hutt@nav_23": (
                    "tactics passed; +2,000; hutt patrol 2: nav_23"
                ),
                "choose:a PASS patrol:hutt ~patrol:hutt@nav_24 ~done": (
                    "tactics passed; +2,000; hutt patrol 1: nav_24"
                ),
                "choose:a PASS patrol:imperial ~done": "tactics passed; +2,000",
                "choose:a PASS patrol:rebel ~done": "tactics passed; +2,000",
                "choose:a PASS patrol:syndicate ~done": "tactics passed; +2,000",
                "choose:a FAIL WIN3": "tactics failed; ship 3; won; +1,000",
                "choose:a FAIL LOSE3": "tactics failed; ship 3; lost; harm 1",
                "choose:b move*2": "harm 1; moves 2",
            },
        ),
    ),
    "enc_kessel_maelstrom_j": (
        on(
            KESSEL,
            "Choose one: • Lose 1 Syndicate reputation to gain 3,000 credits. • If your Syndicate"
            " reputation is positive, buy the top card of the cargo deck for 2,000 credits less."
            " • Test Influence. Pass: Gain 1,000 credits and 1 Syndicate reputation. Fail: You may"
            " spend 2,000 credits to pass after all; otherwise suffer 2 character damage.",
            {
                "choose:a": "-1 syndicate; +3,000",
                "choose:c PASS": "influence passed; +1 syndicate; +1,000",
                "choose:c FAIL pay=2000": "-2,000; influence passed; +1 syndicate; +1,000",
                "choose:c FAIL fail": "influence failed; hurt 2",
            },
        ),
        on(
            KESSEL,
            "",
            {
                "choose:a": "-1 syndicate; +3,000",
                "choose:b buy:spice@cargo=1000": "-1,000; buys spice",
                "choose:b pass": "",
                "choose:c PASS": "influence passed; +1,000",
            },
            syndicate=1,
            decks={"cargo": ("spice",)},
        ),
        on(
            KESSEL,
            "",
            {
                "PASS": "influence passed; +1 syndicate; +1,000",
                "FAIL pay": "-2,000; influence passed; +1 syndicate; +1,000",
                "FAIL fail": "influence failed; hurt 2",
            },
            syndicate=-1,
        ),
        on(
            MAELSTROM,
            "Choose one: • Roll a die. For each hit or crit: Gain 2,000 credits. • Suffer 2 ship"
            " damage to roll 3 dice. For each hit or crit: Gain 2,000 credits. • Suffer 4 ship"
            " damage to roll 5 dice. For each hit or crit: Gain 2,000 credits.",
            {
                "choose:a ROLL:hit": "+2,000",
                "choose:a ROLL:focus": "",
                "choose:b ROLL:hit,crit,focus": "harm 2; +2,000; +2,000",
                "choose:b ROLL:blank,focus,focus": "harm 2",
                "choose:c ROLL:hit,crit,focus,blank,hit": "harm 4; +2,000; +2,000; +2,000",
                "choose:c ROLL:blank,blank,focus,focus,focus": "harm 4",
            },
            player={"ship": "firespray_31_slave_i"},
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])
