"""Encounters 11 to 20 of Naboo and Ryloth, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_naboo_ryloth_k": (
        on(
            "naboo",
            "Choose one: • Test Piloting. Pass: Gain 2,000 credits and move up to 2 spaces. Fail:"
            " Suffer 1 character damage. • Test Strength. Pass: Gain the top card of the cargo"
            " deck. Fail: Gain 1,000 credits.",
            {
                "choose:a PASS move*2": "piloting passed; +2,000; moves 2",
                "choose:a FAIL": "piloting failed; hurt 1",
                "choose:b PASS": "strength passed; gets food_supplies",
                "choose:b FAIL": "strength failed; +1,000",
            },
            decks={"cargo": ("food_supplies", "spice", "salvage", "bacta_supplies")},
        ),
        on(
            "ryloth",
            "If your Rebel reputation is positive: Choose one: • Spend 2,000 credits: if you have"
            " Hera Syndulla or Chopper, gain 1 fame. Otherwise, gain 4,000 credits. • Gain 1"
            " reputation with a faction of your choice.",
            {
                "choose:a=2000": "-2,000; +4,000",
                "choose:b faction:hutt": "+1 hutt",
                "choose:b faction:imperial": "+1 imperial",
                "choose:b faction:syndicate": "+1 syndicate",
            },
            rebel=1,
        ),
        on(
            "ryloth",
            "If your Rebel reputation is positive: Choose one: • Spend 2,000 credits: if you have"
            " Hera Syndulla or Chopper, gain 1 fame. Otherwise, gain 4,000 credits. • Gain 1"
            " reputation with a faction of your choice.",
            {
                "choose:a=2000": "-2,000; +1 fame",
                "choose:b ~faction:hutt": "+1 hutt",
            },
            rebel=1,
            cards=("databank_90_ponda_baba", "databank_13_chopper"),
        ),
        on(
            "ryloth",
            "Choose one: • Spend 2,000 credits to gain 1 Rebel reputation. • Gain 3,000 credits and"
            " lose 1 Rebel reputation.",
            {
                "choose:a=2000": "-2,000; +1 rebel",
                "choose:b": "+3,000; -1 rebel",
            },
            rebel=0,
        ),
        on(
            "ryloth",
            "Choose one: • Spend 2,000 credits to gain 1 Rebel reputation. • Gain 3,000 credits and"
            " lose 1 Rebel reputation.",
            {
                "choose:a=2000": "-2,000; +1 rebel",
                "choose:b": "+3,000",
            },
            rebel=-1,
        ),
    ),
    "enc_naboo_ryloth_l": (
        on(
            "naboo",
            "Choose one: • Spend 3,000 credits to gain Plasma Futures. • Sell up to 2 cargo cards"
            " for their cost plus 1,000 credits each. • Test Influence. Pass: Gain 3,000 credits."
            " Fail: Lose 2,000 credits.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b ~sell:salvage": "drops salvage; +2,000",
                "choose:c PASS": "influence passed; +3,000",
                "choose:c FAIL": "influence failed; -2,000",
            },
            cards=("databank_90_ponda_baba", "salvage"),
        ),
        on(
            "ryloth",
            "Choose one: • Buy any unused ship for 2,000 credits less; it arrives with 2 damage. •"
            " Test Tech. Pass: Look at the top 3 cards of the gear and mod deck. You may buy 1 mod"
            " among them for 2,000 credits less. Put the others under the deck. Fail: Suffer 1"
            " character damage. • Gain 1,000 credits and recover 1 ship damage.",
            {
                "choose:a ~buy_ship:gx1_short_hauler": "-3,000; ship gx1_short_hauler; harm 2",
                "choose:a ~pass": "",
                "choose:b PASS buy:shield_upgrade@mod=2000": (
                    "tech passed; -2,000; buys shield_upgrade"
                ),
                "choose:b PASS buy:ion_cannon@mod=1000": "tech passed; -1,000; buys ion_cannon",
                "choose:b PASS pass": "tech passed",
                "choose:b FAIL": "tech failed; hurt 1",
                "choose:c": "+1,000; repair 1",
            },
            harm=2,
            decks={"gear_and_mod": ("shield_upgrade", "vibroknife", "ion_cannon", "jetpack")},
        ),
    ),
    "enc_naboo_ryloth_m": (
        on(
            "naboo",
            "If your Imperial reputation is positive: Choose one: • Gain 2,000 credits and lose 1"
            " Rebel reputation. • Gain 1,000 credits and 1 Rebel reputation, then lose 1 Imperial"
            " reputation.",
            {
                "choose:a": "+2,000; -1 rebel",
                "choose:b": "+1 rebel; +1,000; -1 imperial",
            },
            imperial=1,
        ),
        on(
            "naboo",
            "If your Imperial reputation is neutral: Choose one: • Spend 1,000 credits to gain 1"
            " Imperial reputation. • Gain 1 Rebel reputation and suffer 1 character damage.",
            {
                "choose:a=1000": "-1,000; +1 imperial",
                "choose:b": "+1 rebel; hurt 1",
            },
            imperial=0,
        ),
        on(
            "naboo",
            "If your Imperial reputation is negative: Choose one: • Spend 3,000 credits to gain 1"
            " Imperial reputation. • Test Stealth. Pass: Gain 3,000 credits. Fail: Move the"
            " Imperial patrol 3 spaces toward you.",
            {
                "choose:a=3000": "-3,000; +1 imperial",
                "choose:b PASS": "stealth passed; +3,000",
                "choose:b FAIL": "stealth failed; imperial patrol 3: tatooine",
            },
            imperial=-1,
        ),
        on(
            "ryloth",
            "Choose one: • Fight the lylek (ground combat, 3 dice). Win: Gain 2,000 credits. •"
            " Fight the brood mother (ground combat, 4 dice). Win: Gain 5,000 credits. If you lose:"
            " Lose 1,000 credits. • Test Tactics. Pass: Gain 2,000 credits. Fail: Suffer 1"
            " character damage.",
            {
                "choose:a WIN3": "ground 3; won; +2,000",
                "choose:a LOSE3": "ground 3; lost; hurt 1",
                "choose:b WIN4": "ground 4; won; +5,000",
                "choose:b LOSE4": "ground 4; lost; -1,000; hurt 1",
                "choose:c PASS": "tactics passed; +2,000",
                "choose:c FAIL": "tactics failed; hurt 1",
            },
        ),
    ),
    "enc_naboo_ryloth_n": (
        on(
            "naboo",
            "Test Stealth. Fail: Suffer 1 character damage. Pass: Choose one: • Fight the veermok"
            " (ground combat, 3 dice). Win: Gain 4,000 credits. • Gain 2,000 credits.",
            {
                "FAIL": "stealth failed; hurt 1",
                "PASS choose:a WIN3": "stealth passed; ground 3; won; +4,000",
                "PASS choose:a LOSE3": "stealth passed; ground 3; lost; hurt 1",
                "PASS choose:b": "stealth passed; +2,000",
            },
        ),
        on(
            "ryloth",
            "Choose one: • Discard 1 cargo to look at the top 3 cards of the cargo deck. You may"
            " gain 1 cargo among them. Put the others under the deck. • Buy the top card of the"
            " cargo deck for 1,000 credits less. • Test Strength. Pass: Gain 2,000 credits. Fail:"
            " Lose 1,000 credits.",
            {
                "choose:a gain:food_supplies": "drops stolen_weapons; gets food_supplies",
                "choose:a gain:spice": "drops stolen_weapons; gets spice",
                "choose:a gain:salvage": "drops stolen_weapons; gets salvage",
                "choose:a pass": "drops stolen_weapons",
                "choose:b buy:food_supplies@cargo": (
                    "buys food_supplies; drops stolen_weapons; gets food_supplies"
                ),
                "choose:b pass": "",
                "choose:c PASS": "strength passed; +2,000",
                "choose:c FAIL": "strength failed; -1,000",
            },
            cards=("databank_90_ponda_baba", "stolen_weapons"),
            decks={"cargo": ("food_supplies", "spice", "salvage", "bacta_supplies")},
        ),
    ),
    "enc_naboo_ryloth_o": (
        on(
            "naboo",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            "ryloth",
            "Choose one: • Gain the top card of the cargo deck and lose 1 Imperial reputation. •"
            " Gain 2,000 credits and 1 Imperial reputation, then lose 1 Rebel reputation. • Fight"
            " the convoy's escort (ship combat, 4 dice). Win: Gain 2,000 credits and the top card"
            " of the cargo deck. If you lose: Suffer 1 ship damage.",
            {
                "choose:a": "gets food_supplies; -1 imperial",
                "choose:b": "+1 imperial; +2,000; -1 rebel",
                "choose:c WIN4": "ship 4; won; +2,000; gets food_supplies",
                "choose:c LOSE4": "ship 4; lost; harm 1; harm 1",
            },
            decks={"cargo": ("food_supplies", "spice", "salvage", "bacta_supplies")},
        ),
    ),
    "enc_naboo_ryloth_p": (
        on(
            "naboo",
            "Choose one: • Spend 1,000 credits to roll a die. hit or crit: Gain 1 reputation with a"
            " faction of your choice. • Spend 3,000 credits to roll 3 dice. Any hit or crit: Gain 1"
            " reputation with a faction of your choice. • Test Influence. Pass: Gain 2,000 credits."
            " Fail: Suffer 1 character damage.",
            {
                "choose:a=1000 ROLL:hit ~faction:hutt": "-1,000; +1 hutt",
                "choose:a=1000 ROLL:blank": "-1,000",
                "choose:b=3000 ROLL:crit,blank,blank ~faction:rebel": "-3,000; +1 rebel",
                "choose:b=3000 ROLL:blank,blank,focus": "-3,000",
                "choose:c PASS": "influence passed; +2,000",
                "choose:c FAIL": "influence failed; hurt 1",
            },
        ),
        on(
            "ryloth",
            "If another player is in your space: Choose one: • Test Influence (opposed) against a"
            " player in your space. Only you pass: Take up to 3,000 credits from that player. Only"
            " they pass: Give up to 2,000 credits to that player. • You and a player in your space"
            " each gain 2,000 credits. Lose 1 Rebel reputation.",
            {
                "choose:a PASS PASS": "influence passed; rival influence passed",
                "choose:a PASS FAIL": (
                    "influence passed; rival influence failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "influence failed; rival influence passed; -2,000; rival +2,000"
                ),
                "choose:a FAIL FAIL": "influence failed; rival influence failed",
                "choose:b": "+2,000; rival +2,000; -1 rebel",
            },
            company=True,
        ),
        on(
            "ryloth",
            "Choose one: • Fight the garrison (ground combat, 4 dice). Win: Gain 2,000 credits and"
            " 1 Rebel reputation. • Gain 1,000 credits and recover 1 character damage.",
            {
                "choose:a WIN4": "ground 4; won; +1 rebel; +2,000",
                "choose:a LOSE4": "ground 4; lost; hurt 1",
                "choose:b": "+1,000; heal 1",
            },
            hurt=2,
        ),
    ),
    "enc_naboo_ryloth_q": (
        on(
            "naboo",
            "Choose one: • If your ship costs at least 5,000 credits, sell your ship for its cost"
            " and fly G9 Rigger from now on. • Spend 1,000 credits to gain Royal Finish. • Sell 1"
            " cargo or mod for its cost plus 1,000 credits.",
            {
                "choose:b=1000": "-1,000; gets it",
                "choose:c": "",
            },
        ),
        on(
            "naboo",
            "Choose one: • If your ship costs at least 5,000 credits, sell your ship for its cost"
            " and fly G9 Rigger from now on. • Spend 1,000 credits to gain Royal Finish. • Sell 1"
            " cargo or mod for its cost plus 1,000 credits.",
            {
                "choose:a": "+20,000; ship g9_rigger",
                "choose:b=1000": "-1,000; gets it",
                "choose:c": "",
            },
            player={"ship": "yt_1300_light_freighter"},
        ),
        on(
            "ryloth",
            "Test Knowledge. Pass: Buy the top card of the ship deck for 3,000 credits less or gain"
            " 2,000 credits. Fail: You may buy any unused ship for 1,000 credits less; it arrives"
            " with 2 damage.",
            {
                "PASS choose:a buy:gx1_short_hauler_ship_card@ship": (
                    "knowledge passed; -2,000; buys gx1_short_hauler_ship_card; ship"
                    " gx1_short_hauler"
                ),
                "PASS choose:a pass": "knowledge passed",
                "PASS choose:b": "knowledge passed; +2,000",
                "FAIL ~buy_ship:gx1_short_hauler": (
                    "knowledge failed; -4,000; ship gx1_short_hauler; harm 2"
                ),
                "FAIL ~pass": "knowledge failed",
            },
            decks={"ship": ("gx1_short_hauler_ship_card",)},
        ),
    ),
    "enc_naboo_ryloth_r": (
        on(
            "naboo",
            "Choose one: • Spend 5,000 credits to test Influence. Pass: Gain 1 fame. Fail: Gain"
            " 3,000 credits. • Gain 3,000 credits and lose 1 reputation with a faction of your"
            " choice. • Test Stealth. Pass: Gain 1,000 credits. You may secretly look at another"
            " player's secrets. Fail: Suffer 1 character damage.",
            {
                "choose:a=5000 PASS": "-5,000; influence passed; +1 fame",
                "choose:a=5000 FAIL": "-5,000; influence failed; +3,000",
                "choose:b ~faction:hutt": "+3,000; -1 hutt",
                "choose:c PASS": "stealth passed; +1,000",
                "choose:c FAIL": "stealth failed; hurt 1",
            },
        ),
        on(
            "ryloth",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_naboo_ryloth_s": (
        on(
            "naboo",
            "Choose one: • Buy the top card of the cargo deck for 1,000 credits less. You may buy"
            " the top card of the cargo deck for 1,000 credits less. • Suffer 1 ship damage and"
            " move up to 3 spaces.",
            {
                "choose:a buy:food_supplies@cargo pass": "buys food_supplies",
                "choose:a buy:food_supplies@cargo buy:salvage@cargo": (
                    "buys food_supplies; buys salvage"
                ),
                "choose:a pass buy:food_supplies@cargo": "buys food_supplies",
                "choose:a pass pass": "",
                "choose:b move*3": "harm 1; moves 3",
            },
            decks={"cargo": ("food_supplies", "salvage", "spice")},
            player={"ship": "yt_1300_light_freighter"},
        ),
        on(
            "ryloth",
            "Choose one: • Spend 3,000 credits to gain Numaa, Gunner. • Spend 2,000 credits and"
            " lose 1 Imperial reputation (none if it is already negative) to recover 2 ship damage,"
            " then gain the top card of the gear and mod deck if it is a mod. • Test Tech. Pass:"
            " Gain 2,000 credits. Fail: Suffer 1 ship damage.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b=2000": "-2,000; -1 imperial; repair 2; gets shield_upgrade",
                "choose:c PASS": "tech passed; +2,000",
                "choose:c FAIL": "tech failed; harm 1; -3,000; defeated",
            },
            harm=3,
            decks={"gear_and_mod": ("shield_upgrade", "vibroknife", "ion_cannon", "jetpack")},
        ),
    ),
    "enc_naboo_ryloth_t": (
        on(
            "naboo",
            "If your Imperial reputation is positive: Choose one: • Gain 1,000 credits and move the"
            " Imperial patrol up to 3 spaces. • Discard 1 cargo that is ILLEGAL to gain 4,000"
            " credits.",
            {
                "choose:a ~done": "+1,000",
                "choose:b": "drops spice; +4,000",
            },
            imperial=1,
            cards=("databank_90_ponda_baba", "spice"),
        ),
        on(
            "naboo",
            "Choose one: • Spend 1,000 credits to move the Imperial patrol up to 3 spaces. •"
            " Discard 1 cargo that is ILLEGAL to gain 1,000 credits and 1 Imperial reputation. •"
            " Test Stealth. Pass: Gain 2,000 credits. Fail: Lose 2,000 credits.",
            {
                "choose:a=1000 ~done": "-1,000",
                "choose:b": "drops spice; +1 imperial; +1,000",
                "choose:c PASS": "stealth passed; +2,000",
                "choose:c FAIL": "stealth failed; -2,000",
            },
            imperial=(-1, 0),
            cards=("databank_90_ponda_baba", "spice"),
        ),
        on(
            "ryloth",
            "Choose one: • If you have an empty crew slot, gain Family from Lessu. • Gain 2,000"
            " credits and 1 Imperial reputation, then lose 1 Rebel reputation. • Test Tactics."
            " Pass: Gain 1,000 credits and 1 Rebel reputation. Fail: Suffer 1 character damage.",
            {
                "choose:a": "gets it",
                "choose:b": "+1 imperial; +2,000; -1 rebel",
                "choose:c PASS": "tactics passed; +1 rebel; +1,000",
                "choose:c FAIL": "tactics failed; hurt 1",
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
