"""Encounters 11 to 20 of Kessel and the Maelstrom, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_kessel_maelstrom_k": (
        on(
            "kessel",
            "If your Syndicate reputation is positive: Choose one: • Gain 3,000 credits. • Gain "
            "the top card of the cargo deck.",
            {
                "choose:a": "+3,000",
                "choose:b": "gets food_supplies",
            },
            decks={"cargo": ("food_supplies", "spice", "bacta_supplies")},
            syndicate=1,
        ),
        on(
            "kessel",
            "If your Syndicate reputation is neutral: Choose one: • Spend 2,000 credits to gain 1 "
            "Syndicate reputation. • Test Knowledge. Pass: Gain 3,000 credits. Fail: Lose 1,000 "
            "credits.",
            {
                "choose:a=2000": "-2,000; +1 syndicate",
                "choose:b PASS": "knowledge passed; +3,000",
                "choose:b FAIL": "knowledge failed; -1,000",
            },
            syndicate=0,
        ),
        on(
            "kessel",
            "If your Syndicate reputation is negative: Choose one: • Spend 3,000 credits to gain "
            "1 Syndicate reputation. • Fight the clerk's two bodyguards (ground combat, 4 dice). "
            "Win: Gain 2,000 credits. If you lose: Lose 1,000 credits.",
            {
                "choose:a=3000": "-3,000; +1 syndicate",
                "choose:b WIN4": "ground 4; won; +2,000",
                "choose:b LOSE4": "ground 4; lost; -1,000; hurt 1",
            },
            syndicate=-1,
        ),
        on(
            "the_maelstrom",
            "Choose one: • Discard 1 cargo to move up to 3 spaces. • Test Piloting. Pass: Gain "
            "2,000 credits and move up to 3 spaces. Fail: Suffer 3 ship damage. • Look at the top "
            "3 cards of the Kessel / The Maelstrom deck. Put them back in any order.",
            {
                "choose:a move*3": "drops salvage; moves 3",
                "choose:b PASS move*3": "piloting passed; +2,000; moves 3",
                "choose:b FAIL": "piloting failed; harm 3",
                "choose:c ~lay:enc_kessel_maelstrom_a ~lay:enc_kessel_maelstrom_b": "",
                "choose:c ~lay:enc_kessel_maelstrom_a ~done": "",
                "choose:c ~done": "",
            },
            cards=("databank_90_ponda_baba", "salvage"),
            decks={
                "kessel_maelstrom": (
                    "enc_kessel_maelstrom_a",
                    "enc_kessel_maelstrom_b",
                    "enc_kessel_maelstrom_c",
                )
            },
        ),
    ),
    "enc_kessel_maelstrom_l": (
        on(
            "kessel",
            "Gain 1,000 credits. You may roll a die. Otherwise: Lose 1,000 credits and suffer 2 "
            "character damage. hit, crit or focus: Gain 2,000 credits. You may roll a die. hit, "
            "crit or focus: Gain 2,000 credits. Otherwise: Lose 3,000 credits and suffer 2 "
            "character damage.",
            {
                "accept ROLL:focus accept ROLL:focus": "+1,000; +2,000; +2,000",
                "accept ROLL:focus accept ROLL:blank": "+1,000; +2,000; -3,000; hurt 2",
                "accept ROLL:focus pass": "+1,000; +2,000",
                "accept ROLL:blank": "+1,000; -1,000; hurt 2",
                "pass": "+1,000",
            },
        ),
        on(
            "the_maelstrom",
            "Choose one: • Gain Raw Glitterstim and suffer 1 ship damage. • Gain 2,000 credits "
            "and move up to 1 space.",
            {
                "choose:a": "gets it; harm 1",
                "choose:b move*1": "+2,000; moves 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_m": (
        on(
            "kessel",
            "Choose one: • Spend 6,000 credits to gain 1 fame. • Spend 4,000 credits and lose 1 "
            "Syndicate reputation to gain 1 fame. • Test Influence. Pass: Gain 2,000 credits. "
            "Fail: Suffer 1 character damage.",
            {
                "choose:a=6000": "-6,000; +1 fame",
                "choose:b=4000": "-4,000; -1 syndicate; +1 fame",
                "choose:c PASS": "influence passed; +2,000",
                "choose:c FAIL": "influence failed; hurt 1",
            },
            syndicate=0,
        ),
        on(
            "the_maelstrom",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_kessel_maelstrom_n": (
        on(
            "kessel",
            "Choose one: • Fight the tower guards (ground combat, 4 dice). Win and not defeated: "
            "Gain 1 fame and lose 1 Syndicate reputation. • Gain 3,000 credits and lose 1 Rebel "
            "reputation.",
            {
                "choose:a WIN4": "ground 4; won; +1 fame; -1 syndicate",
                "choose:a LOSE4": "ground 4; lost; hurt 1",
                "choose:b": "+3,000; -1 rebel",
            },
        ),
        on(
            "the_maelstrom",
            "Choose one: • Gain 4,000 credits and suffer 2 ship damage. • If you have an empty "
            "cargo slot, gain the top card of the cargo deck. • Move up to 2 spaces.",
            {
                "choose:a": "+4,000; harm 2",
                "choose:b": "gets food_supplies",
                "choose:c move*2": "moves 2",
            },
            decks={"cargo": ("food_supplies", "spice", "bacta_supplies")},
        ),
    ),
    "enc_kessel_maelstrom_o": (
        on(
            "kessel",
            "Choose one: • Spend 2,000 credits to gain Bo Harrek. • Gain 1,000 credits and 1 "
            "Syndicate reputation, then lose 1 Rebel reputation. • Test Strength. Pass: Gain Bo "
            "Harrek. Fail: Suffer 2 character damage.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b": "+1 syndicate; +1,000; -1 rebel",
                "choose:c PASS": "strength passed; gets it",
                "choose:c FAIL": "strength failed; hurt 2",
            },
        ),
        on(
            "the_maelstrom",
            "Test Tech. Fail: Suffer 1 ship damage. Pass: Gain 2,000 credits. You may test Tech. "
            "Pass: Gain 3,000 credits. Fail: Suffer 2 ship damage.",
            {
                "PASS accept PASS": "tech passed; +2,000; tech passed; +3,000",
                "PASS accept FAIL": "tech passed; +2,000; tech failed; harm 2",
                "PASS pass": "tech passed; +2,000",
                "FAIL": "tech failed; harm 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_p": (
        on(
            "kessel",
            "Choose one: • Look at the top 3 cards of the cargo deck. You may buy 1 of them for "
            "half its cost, rounded up to a full 1,000 credits. Put the others under the deck. • "
            "Sell 1 cargo for its cost plus 3,000 credits. • Test Tech. Pass: Gain 2,000 credits. "
            "Fail: Lose 1 Syndicate reputation.",
            {
                "choose:a buy:food_supplies@cargo": (
                    "buys food_supplies; drops salvage; gets food_supplies"
                ),
                "choose:a buy:spice@cargo pay": "-2,000; buys spice; drops salvage; gets spice",
                "choose:a buy:spice@cargo barter:salvage": "-1,000; buys spice",
                "choose:a buy:bacta_supplies@cargo pay": (
                    "-1,000; buys bacta_supplies; drops salvage; gets bacta_supplies"
                ),
                "choose:a buy:bacta_supplies@cargo barter:salvage": "buys bacta_supplies",
                "choose:a pass": "",
                "choose:b sell:salvage": "drops salvage; +4,000",
                "choose:b done": "",
                "choose:c PASS": "tech passed; +2,000",
                "choose:c FAIL": "tech failed; -1 syndicate",
            },
            decks={"cargo": ("food_supplies", "spice", "bacta_supplies")},
            cards=("databank_90_ponda_baba", "salvage"),
        ),
        on(
            "the_maelstrom",
            "Choose one: • Suffer 1 ship damage to gain Buoy Readings. • Test Tactics. Pass: Gain "
            "2,000 credits and move up to 1 space. Fail: Suffer 1 ship damage.",
            {
                "choose:a": "harm 1; gets it",
                "choose:b PASS move*1": "tactics passed; +2,000; moves 1",
                "choose:b FAIL": "tactics failed; harm 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_q": (
        on(
            "kessel",
            "Choose one: • Fight the mine droids (ground combat, 4 dice). Win: Gain 3,000 "
            "credits. If you lose: Lose 1,000 credits. • Fight the overseers (ground combat, 3 "
            "dice). Win: Gain Drill Nine. If you lose: Lose 1 Syndicate reputation.",
            {
                "choose:a WIN4": "ground 4; won; +3,000",
                "choose:a LOSE4": "ground 4; lost; -1,000; hurt 1",
                "choose:b WIN3": "ground 3; won; gets it",
                "choose:b LOSE3": "ground 3; lost; -1 syndicate; hurt 1",
            },
        ),
        on(
            "the_maelstrom",
            "Choose one: • Test Tactics. Pass: Gain 3,000 credits and move any patrol up to 3 "
            "spaces. Fail: Move the nearest patrol 3 spaces toward you. • Gain 2,000 credits and "
            "move the nearest patrol 3 spaces toward you.",
            {
                (
                    "choose:a PASS ~patrol:hutt ~patrol:hutt@nav_10 ~patrol:hutt@nav_9 "
                    "~patrol:hutt@lothal"
                ): ("tactics passed; +3,000; hutt patrol 3: lothal"),
                "choose:a PASS ~patrol:hutt ~patrol:hutt@nav_10 ~patrol:hutt@nav_9 ~done": (
                    "tactics passed; +3,000; hutt patrol 2: nav_9"
                ),
                "choose:a PASS ~patrol:hutt ~patrol:hutt@nav_10 ~done": (
                    "tactics passed; +3,000; hutt patrol 1: nav_10"
                ),
                "choose:a PASS ~patrol:hutt ~done": "tactics passed; +3,000",
                "choose:a FAIL ~patrol:hutt": "tactics failed; hutt patrol 2: the_maelstrom",
                "choose:b ~patrol:hutt": "+2,000; hutt patrol 2: the_maelstrom",
            },
        ),
    ),
    "enc_kessel_maelstrom_r": (
        on(
            "kessel",
            "Choose one: • Spend 2,000 credits and suffer 1 character damage to take another turn "
            "after this one. • Gain 3,000 credits. You cannot move in your next planning step. • "
            "Test Strength. Pass: Take another turn after this one. Fail: Suffer 2 character "
            "damage.",
            {
                "choose:a=2000": "-2,000; hurt 1; another turn",
                "choose:b": "+3,000",
                "choose:c PASS": "strength passed; another turn",
                "choose:c FAIL": "strength failed; hurt 2",
            },
        ),
        on(
            "the_maelstrom",
            "Fight the summa-verminoth (ship combat, 4 dice). Win and not defeated: Gain 1 fame. "
            "If you lose: Suffer 1 ship damage.",
            {
                "WIN4": "ship 4; won; +1 fame",
                "LOSE4": "ship 4; lost; harm 1; harm 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_s": (
        on(
            "kessel",
            "Choose one: • Discard 1 cargo to look at the top 4 cards of the cargo deck. You may "
            "gain 1 of them. Put the others under the deck. • Gain 1,000 credits and 1 Syndicate "
            "reputation, then move the Rebel patrol 3 spaces toward you. • Test Stealth. Pass: "
            "Gain the top card of the cargo deck. Fail: Lose 2,000 credits.",
            {
                "choose:a ~gain:food_supplies": "drops salvage; gets food_supplies",
                "choose:a ~pass": "drops salvage",
                "choose:b": "+1 syndicate; +1,000; rebel patrol 2: kessel",
                "choose:c PASS discard:salvage": (
                    "stealth passed; drops salvage; gets food_supplies"
                ),
                "choose:c PASS decline": "stealth passed; drops food_supplies",
                "choose:c FAIL": "stealth failed; -2,000",
            },
            decks={"cargo": ("food_supplies", "spice", "bacta_supplies", "stolen_weapons")},
            cards=("databank_90_ponda_baba", "salvage"),
        ),
        on(
            "the_maelstrom",
            "Choose one: • Test Piloting (opposed) against another player. Only you pass: Take up "
            "to 3,000 credits from that player. Both fail: Suffer 1 ship damage. Only they pass: "
            "Give up to 3,000 credits to that player. • Test Piloting. Pass: Gain 3,000 credits. "
            "Fail: Suffer 2 ship damage.",
            {
                "choose:a PASS PASS": "piloting passed; rival piloting passed",
                "choose:a PASS FAIL": (
                    "piloting passed; rival piloting failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "piloting failed; rival piloting passed; -3,000; rival +3,000"
                ),
                "choose:a FAIL FAIL": "piloting failed; rival piloting failed; harm 1",
                "choose:b PASS": "piloting passed; +3,000",
                "choose:b FAIL": "piloting failed; harm 2",
            },
        ),
    ),
    "enc_kessel_maelstrom_t": (
        on(
            "kessel",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            "the_maelstrom",
            "If your Imperial reputation is positive: Choose one: • Move up to 4 spaces. • Gain "
            "2,000 credits and move the Imperial patrol up to 3 spaces.",
            {
                "choose:a move*4": "moves 4",
                (
                    "choose:b ~patrol:imperial@nav_10 ~patrol:imperial@nav_9 "
                    "~patrol:imperial@lothal"
                ): ("+2,000; imperial patrol 3: lothal"),
                "choose:b ~patrol:imperial@nav_10 ~patrol:imperial@nav_9 ~done": (
                    "+2,000; imperial patrol 2: nav_9"
                ),
                "choose:b ~patrol:imperial@nav_10 ~done": "+2,000; imperial patrol 1: nav_10",
                "choose:b ~done": "+2,000",
            },
            imperial=1,
        ),
        on(
            "the_maelstrom",
            "If your Imperial reputation is neutral: Choose one: • Spend 1,000 credits to move up "
            "to 2 spaces. • Test Piloting. Pass: Gain 2,000 credits and move up to 1 space. "
            "Fail: Lose 1 Imperial reputation.",
            {
                "choose:a=1000 move*2": "-1,000; moves 2",
                "choose:b PASS move*1": "piloting passed; +2,000; moves 1",
                "choose:b FAIL": "piloting failed; -1 imperial",
            },
            imperial=0,
        ),
        on(
            "the_maelstrom",
            "Choose one: • Fight the corvette (ship combat, 4 dice). Win: Gain 4,000 credits. If "
            "you lose: Lose 1,000 credits. • Suffer 2 ship damage to move up to 2 spaces.",
            {
                "choose:a WIN4": "ship 4; won; +4,000",
                "choose:a LOSE4": "ship 4; lost; -1,000; harm 1",
                "choose:b move*2": "harm 2; moves 2",
            },
            imperial=-1,
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_section(game: OuterRim, card: str, case: Case) -> None:
    check_section(game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_sections(game, card, CARDS[card])
