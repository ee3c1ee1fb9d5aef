"""Encounters 11 to 20 of navpoints, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_navpoint_k": (
        on(
            "nav_3",
            "Test Piloting. Fail: Suffer 1 ship damage and move up to 2 spaces. Pass: Choose one: "
            "• Move up to 5 spaces. • Gain 1,000 credits and recover all damage.",
            {
                "PASS choose:a move*5": "piloting passed; moves 5",
                "PASS choose:b": "piloting passed; +1,000; heal 1 repair 1",
                "FAIL move*2": "piloting failed; harm 1; moves 2",
            },
            hurt=1,
            harm=1,
        ),
    ),
    "enc_navpoint_l": (
        on(
            "nav_3",
            "If your Imperial reputation is positive: Choose one: • Gain 1,000 credits and move "
            "the Imperial patrol up to 3 spaces. • Move up to 2 spaces.",
            {
                "choose:a ~patrol:imperial@nav_10 ~done": "+1,000; imperial patrol 1: nav_10",
                "choose:a ~done": "+1,000",
                "choose:b move*2": "moves 2",
            },
            imperial=1,
        ),
        on(
            "nav_3",
            "If your Imperial reputation is neutral: Choose one: • Spend 1,000 credits to "
            "secretly look at a facedown contact on a planet of your choice. • Test Tech. Pass: "
            "Move up to 3 spaces. Fail: Suffer 1 ship damage.",
            {
                "choose:a=1000 ~look:ord_mantell.1": "-1,000; sees ord_mantell.1",
                "choose:b PASS move*3": "tech passed; moves 3",
                "choose:b FAIL": "tech failed; harm 1",
            },
            imperial=0,
        ),
        on(
            "nav_3",
            "Choose one: • Discard 1 cargo to move up to 1 space. • Fight the boarding shuttles "
            "(ship combat, 4 dice). Win: Gain 3,000 credits. If you lose: Lose 2,000 credits.",
            {
                "choose:a move*1": "drops salvage; moves 1",
                "choose:b WIN4": "ship 4; won; +3,000",
                "choose:b LOSE4": "ship 4; lost; -2,000; harm 1",
            },
            imperial=-1,
            cards=("databank_90_ponda_baba", "salvage"),
        ),
    ),
    "enc_navpoint_m": (
        on(
            "nav_3",
            "Choose one: • Gain 5,000 credits, then gain Structural Damage, discarding a card if "
            "no slot is free for it. • Gain 2,000 credits and suffer 1 ship damage. • Test Tech. "
            "Pass: Gain 3,000 credits. Fail: Suffer 2 ship damage.",
            {
                "choose:a": "+5,000; gets it",
                "choose:b": "+2,000; harm 1",
                "choose:c PASS": "tech passed; +3,000",
                "choose:c FAIL": "tech failed; harm 2",
            },
        ),
    ),
    "enc_navpoint_n": (
        on(
            "nav_3",
            "If you have positive reputation with a faction: Choose one: • Gain 3,000 credits and "
            "move the nearest patrol 2 spaces toward you. • Fight the stragglers (ship combat, 3 "
            "dice). Win: Gain the top card of the cargo deck. If you lose: Lose 1,000 credits.",
            {
                "choose:a ~patrol:hutt": "+3,000; hutt patrol 2: nav_9",
                "choose:b WIN3": "ship 3; won; gets salvage",
                "choose:b LOSE3": "ship 3; lost; -1,000; harm 1",
            },
            hutt=1,
            decks={
                "cargo": ("salvage", "food_supplies"),
                "gear_and_mod": ("shield_upgrade", "ion_cannon"),
            },
        ),
        on(
            "nav_3",
            "Choose one: • Fight the stragglers (ship combat, 3 dice). Win: Gain the top card of "
            "the cargo deck. If you lose: Lose 1,000 credits. • Fight the lead freighter (ship "
            "combat, 4 dice). Win: Gain 2,000 credits and the top card of the cargo deck. If you "
            "lose: Lose 2,000 credits. • Gain 1,000 credits and secretly look at a facedown "
            "contact on a planet of your choice.",
            {
                "choose:a WIN3": "ship 3; won; gets salvage",
                "choose:a LOSE3": "ship 3; lost; -1,000; harm 1",
                "choose:b WIN4": "ship 4; won; +2,000; gets salvage",
                "choose:b LOSE4": "ship 4; lost; -2,000; harm 1",
                "choose:c ~look:ord_mantell.1": "+1,000; sees ord_mantell.1",
            },
            decks={
                "cargo": ("salvage", "food_supplies"),
                "gear_and_mod": ("shield_upgrade", "ion_cannon"),
            },
        ),
    ),
    "enc_navpoint_o": (
        on(
            "nav_3",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_navpoint_p": (
        on(
            "nav_3",
            "Test Tech. Fail: Look at the top 3 cards of the Navpoint deck. Put them back in any "
            "order. Pass: Gain 1,000 credits. You may roll 2 dice. Any hit or crit: Choose one: • "
            "Gain the top card of the gear and mod deck if it is a mod. • Gain the top card of "
            "the cargo deck. Otherwise: Fight what wakes up (ship combat, 3 dice). If you lose: "
            "Lose 1,000 credits.",
            {
                "PASS accept ROLL:crit,hit choose:a": ("tech passed; +1,000; gets shield_upgrade"),
                "PASS accept ROLL:crit,hit choose:b": "tech passed; +1,000; gets salvage",
                "PASS accept ROLL:blank,blank WIN3": "tech passed; +1,000; ship 3; won",
                "PASS accept ROLL:blank,blank LOSE3": (
                    "tech passed; +1,000; ship 3; lost; -1,000; harm 1"
                ),
                "PASS pass": "tech passed; +1,000",
                "FAIL lay:enc_navpoint_a lay:enc_navpoint_b": "tech failed",
                "FAIL lay:enc_navpoint_a lay:enc_navpoint_c": "tech failed",
                "FAIL lay:enc_navpoint_a done": "tech failed",
                "FAIL lay:enc_navpoint_b lay:enc_navpoint_a": "tech failed",
                "FAIL lay:enc_navpoint_b lay:enc_navpoint_c": "tech failed",
                "FAIL lay:enc_navpoint_b done": "tech failed",
                "FAIL lay:enc_navpoint_c lay:enc_navpoint_a": "tech failed",
                "FAIL lay:enc_navpoint_c lay:enc_navpoint_b": "tech failed",
                "FAIL lay:enc_navpoint_c done": "tech failed",
                "FAIL done": "tech failed",
            },
            decks={
                "navpoint": ("enc_navpoint_a", "enc_navpoint_b", "enc_navpoint_c"),
                "cargo": ("salvage", "food_supplies"),
                "gear_and_mod": ("shield_upgrade", "ion_cannon"),
            },
        ),
    ),
    "enc_navpoint_q": (
        on(
            "nav_3",
            "Choose one: • Test Piloting (opposed) against the nearest other player. Only you "
            "pass: Take up to 2,000 credits from that player. Both pass: Gain 1,000 credits. Only "
            "they pass: Give up to 2,000 credits to that player. • Test Piloting. Pass: Gain "
            "2,000 credits. Fail: Suffer 1 ship damage.",
            {
                "choose:a PASS PASS": "piloting passed; rival piloting passed; +1,000",
                "choose:a PASS FAIL": (
                    "piloting passed; rival piloting failed; rival -2,000; +2,000"
                ),
                "choose:a FAIL PASS": (
                    "piloting failed; rival piloting passed; -2,000; rival +2,000"
                ),
                "choose:a FAIL FAIL": "piloting failed; rival piloting failed",
                "choose:b PASS": "piloting passed; +2,000",
                "choose:b FAIL": "piloting failed; harm 1",
            },
        ),
    ),
    "enc_navpoint_r": (
        on(
            "nav_3",
            "Choose one: • Keep this card as a secret. • Gain 2,000 credits and move the nearest "
            "patrol up to 2 spaces. • Test Knowledge. Pass: You may buy the top card of the "
            "luxury deck for 3,000 credits less. Fail: Suffer 2 ship damage.",
            {
                "choose:a": "secret",
                "choose:b ~patrol:hutt ~patrol:hutt@nav_10 ~done": (
                    "+2,000; hutt patrol 1: nav_10"
                ),
                "choose:b ~patrol:hutt ~done": "+2,000",
                "choose:c PASS buy:dash_rendar@crew=5000": (
                    "knowledge passed; -5,000; buys dash_rendar"
                ),
                "choose:c PASS pass": "knowledge passed",
                "choose:c FAIL": "knowledge failed; harm 2",
            },
            decks={"luxury": ("dash_rendar", "sy_snootles")},
        ),
    ),
    "enc_navpoint_s": (
        on(
            "nav_3",
            "Choose one: • Discard 1 cargo or mod to gain 1,000 credits and the top card of the "
            "cargo deck. • Sell 1 cargo or mod for its cost plus 2,000 credits. • Buy the top "
            "card of the cargo deck for 1,000 credits less.",
            {
                "choose:a": "drops salvage; +1,000; gets food_supplies",
                "choose:b sell:salvage": "drops salvage; +3,000",
                "choose:b done": "",
                "choose:c buy:food_supplies@cargo": (
                    "buys food_supplies; drops salvage; gets food_supplies"
                ),
                "choose:c pass": "",
            },
            cards=("databank_90_ponda_baba", "salvage"),
            decks={"cargo": ("food_supplies", "spice")},
        ),
    ),
    "enc_navpoint_t": (
        on(
            "nav_3",
            "Choose one: • Gain 1,000 credits and recover all damage. • Suffer 1 ship damage to "
            "gain the top card of the gear and mod deck if it is a mod. • Test Tactics. Pass: "
            "Gain 4,000 credits. Fail: Suffer 2 character damage.",
            {
                "choose:a": "+1,000; heal 1 repair 1",
                "choose:b": "harm 1; gets shield_upgrade",
                "choose:c PASS": "tactics passed; +4,000",
                "choose:c FAIL": "tactics failed; hurt 2",
            },
            hurt=1,
            harm=1,
            decks={
                "cargo": ("salvage", "food_supplies"),
                "gear_and_mod": ("shield_upgrade", "ion_cannon"),
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
