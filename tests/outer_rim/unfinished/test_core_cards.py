"""The encounters of the Core, card by card: exploring it, and crossing the galaxy."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, rows
from tests.outer_rim.unfinished.stage import across, check_section, check_sections, core

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_core_worlds_b": (
        core(
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        across(
            "If your Imperial reputation is positive: Cross the Core.",
            {
                "": "to trailing_core",
            },
            imperial=1,
        ),
        across(
            "You may discard 1 crew, cargo or gear to gain 1 Imperial reputation and cross the "
            "Core.",
            {
                "accept": "drops salvage; +1 imperial; to trailing_core",
                "pass": "",
            },
            imperial=(-1, 0),
            cards=("databank_90_ponda_baba", "salvage"),
        ),
    ),
    "enc_core_worlds_c": (
        core(
            "Choose one: • Buy the top card of the bounty, cargo, gear and mod, job, luxury or "
            "ship deck for 2,000 credits less. • Perform a market action. • Gain 1,000 credits "
            "and secretly look at a facedown contact on a planet of your choice.",
            {
                "choose:a ~buy:greedo_bounty@job": "buys greedo_bounty",
                "choose:a ~pass": "",
                "choose:b ~done": "",
                "choose:c ~look:ord_mantell.1": "+1,000; sees ord_mantell.1",
            },
            decks={
                "gear_and_mod": ("vibroknife", "jetpack"),
                "cargo": ("salvage", "food_supplies"),
                "bounty": ("greedo_bounty", "saw_gerrera_bounty", "black_krrsantan_bounty"),
                "job": ("the_kessel_run_job",),
                "luxury": ("dash_rendar",),
                "ship": ("gx1_short_hauler_ship_card",),
            },
        ),
        across(
            "If your Imperial reputation is negative: Choose one: • Spend 4,000 credits to cross "
            "the Core. • Gain 1,000 credits and recover 1 ship damage.",
            {
                "choose:a=4000": "-4,000; to trailing_core",
                "choose:b": "+1,000; repair 1",
            },
            imperial=-1,
            harm=2,
        ),
        across(
            "Choose one: • Spend 2,000 credits to cross the Core. • Gain 1,000 credits and "
            "recover 1 ship damage.",
            {
                "choose:a=2000": "-2,000; to trailing_core",
                "choose:b": "+1,000; repair 1",
            },
            imperial=(0, 1),
            harm=2,
        ),
    ),
    "enc_core_worlds_d": (
        core(
            "Choose one: • Spend 2,000 credits to look at the top 4 cards of the gear and mod "
            "deck. You may buy 1 of them. Shuffle the others back into the deck. • Fight the toll "
            "gang (ground combat, 3 dice). Win: Gain 3,000 credits. If you lose: Lose 1,000 "
            "credits.",
            {
                "choose:a=2000 ~buy:vibroknife@gear": "-2,000; -3,000; buys vibroknife",
                "choose:a=2000 ~pass": "-2,000",
                "choose:b WIN3": "ground 3; won; +3,000",
                "choose:b LOSE3": "ground 3; lost; -1,000; hurt 1",
            },
            decks={
                "gear_and_mod": (
                    "vibroknife",
                    "shield_upgrade",
                    "jetpack",
                    "targeting_computer",
                    "ion_cannon",
                    "quad_laser_cannon",
                )
            },
        ),
        across(
            "If your Imperial reputation is negative: Test Stealth. Pass: Cross the Core. Fail: "
            "Suffer 1 character damage. You may spend 5,000 credits to cross the Core.",
            {
                "PASS": "stealth passed; to trailing_core",
                "FAIL accept=5000": "stealth failed; hurt 1; -5,000; to trailing_core",
                "FAIL pass": "stealth failed; hurt 1",
            },
            imperial=-1,
        ),
        across(
            "Test Stealth. Pass: Cross the Core. Fail: Suffer 1 character damage. You may spend "
            "3,000 credits to cross the Core.",
            {
                "PASS": "stealth passed; to trailing_core",
                "FAIL accept=3000": "stealth failed; hurt 1; -3,000; to trailing_core",
                "FAIL pass": "stealth failed; hurt 1",
            },
            imperial=(0, 1),
        ),
    ),
    "enc_core_worlds_e": (
        core(
            "Choose one: • Buy the top card of the ship deck for 3,000 credits less. • Sell 1 mod "
            "for its cost plus 1,000 credits. • Test Piloting. Pass: Gain 3,000 credits. Fail: "
            "Suffer 2 ship damage.",
            {
                "choose:a buy:gx1_short_hauler_ship_card@ship pay=2000": (
                    "-2,000; buys gx1_short_hauler_ship_card; ship gx1_short_hauler"
                ),
                "choose:a buy:gx1_short_hauler_ship_card@ship barter:shield_upgrade": (
                    "buys gx1_short_hauler_ship_card; ship gx1_short_hauler"
                ),
                "choose:a pass": "",
                "choose:b sell:shield_upgrade": "drops shield_upgrade; +5,000",
                "choose:b done": "",
                "choose:c PASS": "piloting passed; +3,000",
                "choose:c FAIL": "piloting failed; harm 2",
            },
            decks={"ship": ("gx1_short_hauler_ship_card", "hwk_290_ship_card")},
            cards=("databank_90_ponda_baba", "shield_upgrade"),
        ),
        across(
            "If your Imperial reputation is negative: Cross the Core. You may test Piloting. "
            "Pass: Gain 3,000 credits. Fail: Suffer 3 ship damage.",
            {
                "accept PASS": "to trailing_core; piloting passed; +3,000",
                "accept FAIL": "to trailing_core; piloting failed; harm 3",
                "pass": "to trailing_core",
            },
            imperial=-1,
        ),
        across(
            "Cross the Core. You may test Piloting. Pass: Gain 3,000 credits. Fail: Suffer 2 ship "
            "damage.",
            {
                "accept PASS": "to trailing_core; piloting passed; +3,000",
                "accept FAIL": "to trailing_core; piloting failed; harm 2",
                "pass": "to trailing_core",
            },
            imperial=(0, 1),
        ),
    ),
    "enc_core_worlds_f": (
        core(
            "Choose one: • Look at the top 5 cards of the gear and mod deck. You may buy 1 mod "
            "among them for half its cost, rounded up to a full 1,000 credits. Shuffle the others "
            "back into the deck. • Sell up to 2 cargo or mod cards for their cost plus 1,000 "
            "credits each.",
            {
                "choose:a buy:shield_upgrade@mod pay=2000": "-2,000; buys shield_upgrade",
                "choose:a buy:shield_upgrade@mod barter:salvage": "-1,000; buys shield_upgrade",
                "choose:a buy:targeting_computer@mod pay=2000": ("-2,000; buys targeting_computer"),
                "choose:a buy:targeting_computer@mod barter:salvage": (
                    "-1,000; buys targeting_computer"
                ),
                "choose:a buy:ion_cannon@mod pay=2000": "-2,000; buys ion_cannon",
                "choose:a buy:ion_cannon@mod barter:salvage": "-1,000; buys ion_cannon",
                "choose:a pass": "",
                "choose:b sell:salvage": "drops salvage; +2,000",
                "choose:b done": "",
            },
            cards=("databank_90_ponda_baba", "salvage"),
            decks={
                "gear_and_mod": (
                    "vibroknife",
                    "shield_upgrade",
                    "jetpack",
                    "targeting_computer",
                    "ion_cannon",
                    "quad_laser_cannon",
                )
            },
        ),
        across(
            "If your Imperial reputation is negative: Choose one: • Fight the Kuati pickets (ship "
            "combat, 3 dice). Win: Cross the Core. • Discard 1 cargo or mod to cross the Core.",
            {
                "choose:a WIN3": "ship 3; won; to trailing_core",
                "choose:a LOSE3": "ship 3; lost; harm 1",
                "choose:b": "drops salvage; to trailing_core",
            },
            imperial=-1,
            cards=("databank_90_ponda_baba", "salvage"),
        ),
        across(
            "Cross the Core. You may sell 1 mod for its cost plus 1,000 credits.",
            {
                "sell:shield_upgrade": "to trailing_core; drops shield_upgrade; +5,000",
                "done": "to trailing_core",
            },
            imperial=(0, 1),
            cards=("databank_90_ponda_baba", "shield_upgrade"),
        ),
    ),
    "enc_core_worlds_g": (
        core(
            "Choose one: • Spend 7,000 credits to gain 1 fame. • Test Influence. Pass: Gain 3,000 "
            "credits. You may secretly look at another player's secrets. Fail: Lose 1,000 "
            "credits. • If your Imperial reputation is negative or neutral, suffer 1 character "
            "damage to gain 1,000 credits and 1 Imperial reputation.",
            {
                "choose:a=7000": "-7,000; +1 fame",
                "choose:b PASS": "influence passed; +3,000",
                "choose:b FAIL": "influence failed; -1,000",
                "choose:c": "hurt 1; +1,000; +1 imperial",
            },
            imperial=(-1, 0),
        ),
        core(
            "Choose one: • Spend 7,000 credits to gain 1 fame. • Test Influence. Pass: Gain 3,000 "
            "credits. You may secretly look at another player's secrets. Fail: Lose 1,000 "
            "credits. • If your Imperial reputation is negative or neutral, suffer 1 character "
            "damage to gain 1,000 credits and 1 Imperial reputation.",
            {
                "choose:a=7000": "-7,000; +1 fame",
                "choose:b PASS": "influence passed; +3,000",
                "choose:b FAIL": "influence failed; -1,000",
            },
            imperial=1,
        ),
        across(
            "If your Imperial reputation is negative: Test Influence. Pass: Cross the Core. Fail: "
            "Move the Imperial patrol 3 spaces toward you. You may spend 3,000 credits to cross "
            "the Core.",
            {
                "PASS": "influence passed; to trailing_core",
                "FAIL accept=3000": (
                    "influence failed; imperial patrol 3: lothal; -3,000; to trailing_core"
                ),
                "FAIL pass": "influence failed; imperial patrol 3: lothal",
            },
            imperial=-1,
        ),
        across(
            "Test Influence. Pass: Cross the Core. Fail: You may spend 3,000 credits to cross the "
            "Core.",
            {
                "PASS": "influence passed; to trailing_core",
                "FAIL accept=3000": "influence failed; -3,000; to trailing_core",
                "FAIL pass": "influence failed",
            },
            imperial=(0, 1),
        ),
    ),
    "enc_core_worlds_h": (
        core(
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        across(
            "If your Imperial reputation is negative: Choose one: • Spend 2,000 credits for each "
            "cargo you have to cross the Core. • Discard 1 cargo to cross the Core.",
            {
                "choose:a=2000": "-2,000; to trailing_core",
                "choose:b": "drops salvage; to trailing_core",
            },
            imperial=-1,
            cards=("databank_90_ponda_baba", "salvage"),
        ),
        across(
            "Choose one: • Spend 1,000 credits for each cargo you have to cross the Core. • "
            "Discard 1 cargo to cross the Core.",
            {
                "choose:a=1000": "-1,000; to trailing_core",
                "choose:b": "drops salvage; to trailing_core",
            },
            imperial=(0, 1),
            cards=("databank_90_ponda_baba", "salvage"),
        ),
    ),
    "enc_core_worlds_i": (
        core(
            "Choose one: • If you have an empty cargo slot, gain Corellian Refugees. • Gain 2,000 "
            "credits and lose 1 Rebel reputation.",
            {
                "choose:a": "gets it",
                "choose:b": "+2,000; -1 rebel",
            },
            rebel=0,
        ),
        across(
            "Choose one: • If you have an empty cargo slot, gain Corellian Refugees and cross the "
            "Core. • Gain 1 Imperial reputation and lose 1 Rebel reputation. • Spend 3,000 "
            "credits to cross the Core.",
            {
                "choose:a": "gets it; to trailing_core",
                "choose:b": "+1 imperial; -1 rebel",
                "choose:c=3000": "-3,000; to trailing_core",
            },
            rebel=0,
        ),
    ),
    "enc_core_worlds_j": (
        core(
            "Choose one: • Reveal all contacts on a planet of your choice. You may buy the top "
            "card of the bounty or job deck. • Secretly look at 3 facedown contacts on a planet "
            "of your choice and gain 1,000 credits. • Test Tech. Pass: Gain 3,000 credits. Fail: "
            "Lose 1,000 credits.",
            {
                (
                    "choose:a ~look:ord_mantell.1 ~look:ord_mantell.2 ~look:ord_mantell.orange "
                    "buy:greedo_bounty@job"
                ): (
                    "reveals ord_mantell.1; reveals ord_mantell.2; reveals ord_mantell.orange; "
                    "buys greedo_bounty"
                ),
                (
                    "choose:a ~look:ord_mantell.1 ~look:ord_mantell.2 ~look:ord_mantell.orange "
                    "buy:the_kessel_run_job@job"
                ): (
                    "reveals ord_mantell.1; reveals ord_mantell.2; reveals ord_mantell.orange; "
                    "buys the_kessel_run_job"
                ),
                "choose:a ~look:ord_mantell.1 ~look:ord_mantell.2 ~look:ord_mantell.orange pass": (
                    "reveals ord_mantell.1; reveals ord_mantell.2; reveals ord_mantell.orange"
                ),
                "choose:b ~look:ord_mantell.1 ~look:ord_mantell.2 ~look:ord_mantell.orange": (
                    "sees ord_mantell.1; sees ord_mantell.2; sees ord_mantell.orange; +1,000"
                ),
                "choose:c PASS": "tech passed; +3,000",
                "choose:c FAIL": "tech failed; -1,000",
            },
            decks={
                "bounty": ("greedo_bounty", "saw_gerrera_bounty"),
                "job": ("the_kessel_run_job",),
            },
        ),
        across(
            "Choose one: • Test Tech. Pass: Cross the Core and move any patrol up to 3 spaces. "
            "Fail: Lose 2,000 credits and 1 Imperial reputation, then cross the Core. • Spend "
            "1,000 credits to cross the Core.",
            {
                "choose:a PASS ~patrol:hutt ~patrol:hutt@nav_10 ~done": (
                    "tech passed; to trailing_core; hutt patrol 1: nav_10"
                ),
                "choose:a PASS ~patrol:hutt ~done": "tech passed; to trailing_core",
                "choose:a FAIL": "tech failed; -2,000; -1 imperial; to trailing_core",
                "choose:b=1000": "-1,000; to trailing_core",
            },
            imperial=0,
        ),
    ),
    "enc_core_worlds_k": (
        core(
            "If your Imperial reputation is positive: Choose one: • Gain 3,000 credits. • Gain "
            "1,000 credits. You may secretly look at another player's secrets.",
            {
                "choose:a": "+3,000",
                "choose:b": "+1,000",
            },
            imperial=1,
        ),
        core(
            "If your Imperial reputation is neutral: Choose one: • Gain 1 Imperial reputation and "
            "lose 1 Rebel reputation. • Gain 1,000 credits and secretly look at a facedown "
            "contact on a planet of your choice.",
            {
                "choose:a": "+1 imperial; -1 rebel",
                "choose:b ~look:ord_mantell.1": "+1,000; sees ord_mantell.1",
            },
            imperial=0,
        ),
        core(
            "Choose one: • Test Stealth. Pass: Gain 2,000 credits. Fail: Lose 3,000 credits. • "
            "Spend 1,000 credits to secretly look at a facedown contact on your planet.",
            {
                "choose:a PASS": "stealth passed; +2,000",
                "choose:a FAIL": "stealth failed; -3,000",
                "choose:b=1000": "-1,000",
            },
            imperial=-1,
        ),
        across(
            "Choose one: • Spend 4,000 credits to cross the Core. • Test Stealth. Pass: Cross the "
            "Core. Fail: Move the Imperial patrol 4 spaces toward you.",
            {
                "choose:a=4000": "-4,000; to trailing_core",
                "choose:b PASS": "stealth passed; to trailing_core",
                "choose:b FAIL": "stealth failed; imperial patrol 4: nav_7",
            },
        ),
    ),
    "enc_core_worlds_l": (
        core(
            "Choose one: • Spend 3,000 credits to gain 1 Rebel reputation. • Gain the top card of "
            "the job deck. • Gain 3,000 credits and lose 1 Imperial reputation.",
            {
                "choose:a=3000": "-3,000; +1 rebel",
                "choose:b": "gets the_kessel_run_job",
                "choose:c": "+3,000; -1 imperial",
            },
            decks={"job": ("the_kessel_run_job", "the_casino_heist_job")},
        ),
        across(
            "If you have an empty crew or cargo slot: Choose one: • Cross the Core. • Gain 2,000 "
            "credits, move the nearest patrol 2 spaces toward you and cross the Core.",
            {
                "choose:a": "to trailing_core",
                "choose:b ~patrol:hutt": "+2,000; hutt patrol 2: nav_9; to trailing_core",
            },
        ),
        across(
            "You may spend 2,000 credits to cross the Core.",
            {
                "accept=2000": "-2,000; to trailing_core",
                "pass": "",
            },
            player={
                "ship": "gx1_short_hauler",
                "cards": ("salvage", "food_supplies", "databank_7_boshek", "databank_8_chewbacca"),
            },
        ),
    ),
    "enc_core_worlds_m": (
        core(
            "Choose one: • Fight the hounds (ground combat, 4 dice). Win: Gain 3,000 credits, "
            "then gain the top card of the gear and mod deck if it is gear. If you lose: Lose "
            "1,000 credits. • Spend 3,000 credits to gain Old Corellian Hound.",
            {
                "choose:a WIN4": "ground 4; won; +3,000; gets vibroknife",
                "choose:a LOSE4": "ground 4; lost; -1,000; hurt 1",
                "choose:b=3000": "-3,000; gets it",
            },
            decks={"gear_and_mod": ("vibroknife", "jetpack")},
        ),
        across(
            "Choose one: • Test Strength. Pass: Cross the Core. Fail: Suffer 2 character damage. "
            "If you are not defeated, cross the Core. • Spend 2,000 credits to cross the Core.",
            {
                "choose:a PASS": "strength passed; to trailing_core",
                "choose:a FAIL": "strength failed; hurt 2; to trailing_core",
                "choose:b=2000": "-2,000; to trailing_core",
            },
        ),
    ),
    "enc_core_worlds_n": (
        core(
            "Choose one: • Spend 4,000 credits to gain The Long Account. • Test Knowledge. Pass: "
            "Gain 3,000 credits. Fail: Lose 1,000 credits. • Spend 9,000 credits to gain 1 fame.",
            {
                "choose:a=4000": "-4,000; gets it",
                "choose:b PASS": "knowledge passed; +3,000",
                "choose:b FAIL": "knowledge failed; -1,000",
                "choose:c=9000": "-9,000; +1 fame",
            },
        ),
        across(
            "Choose one: • Spend 1,000 credits to cross the Core. • Test Knowledge. Pass: Cross "
            "the Core. Fail: Lose 3,000 credits and cross the Core.",
            {
                "choose:a=1000": "-1,000; to trailing_core",
                "choose:b PASS": "knowledge passed; to trailing_core",
                "choose:b FAIL": "knowledge failed; -3,000; to trailing_core",
            },
        ),
    ),
    "enc_core_worlds_o": (
        core(
            "If your Imperial reputation is positive: Choose one: • If your ship costs at least "
            "5,000 credits, sell your ship for its cost plus 2,000 credits and fly G9 Rigger from "
            "now on. • Suffer 1 ship damage to gain 3,000 credits. • Gain 1,000 credits and "
            "recover all ship damage.",
            {
                "choose:a": "+7,000; ship g9_rigger",
                "choose:b": "harm 1; +3,000",
                "choose:c": "+1,000; repair 1",
            },
            imperial=1,
            player={"ship": "hwk_290"},
            harm=1,
        ),
        core(
            "Choose one: • Suffer 1 ship damage to gain 3,000 credits. • Gain 1,000 credits and "
            "recover all ship damage.",
            {
                "choose:a": "harm 1; +3,000",
                "choose:b": "+1,000; repair 1",
            },
            imperial=(-1, 0),
            harm=1,
        ),
        across(
            "If your Imperial reputation is negative: Choose one: • Discard 1 cargo to cross the "
            "Core. • Test Tactics. Pass: Cross the Core. Fail: Suffer 2 ship damage and lose "
            "2,000 credits.",
            {
                "choose:a": "drops salvage; to trailing_core",
                "choose:b PASS": "tactics passed; to trailing_core",
                "choose:b FAIL": "tactics failed; harm 2; -2,000",
            },
            imperial=-1,
            cards=("databank_90_ponda_baba", "salvage"),
        ),
        across(
            "Choose one: • Discard 1 cargo to cross the Core. • Test Tactics. Pass: Cross the "
            "Core. Fail: Suffer 2 ship damage.",
            {
                "choose:a": "drops salvage; to trailing_core",
                "choose:b PASS": "tactics passed; to trailing_core",
                "choose:b FAIL": "tactics failed; harm 2",
            },
            imperial=(0, 1),
            cards=("databank_90_ponda_baba", "salvage"),
        ),
    ),
    "enc_core_worlds_p": (
        core(
            "If another player is in your space: Choose one: • Test Influence (opposed) against a "
            "player in your space. Only you pass: Take up to 3,000 credits from that player. Only "
            "they pass: Give up to 3,000 credits to that player. • You and a player in your space "
            "each gain 1,000 credits.",
            {
                "choose:a PASS PASS": "influence passed; rival influence passed",
                "choose:a PASS FAIL": (
                    "influence passed; rival influence failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "influence failed; rival influence passed; -3,000; rival +3,000"
                ),
                "choose:a FAIL FAIL": "influence failed; rival influence failed",
                "choose:b": "+1,000; rival +1,000",
            },
            company=True,
        ),
        core(
            "Choose one: • Spend 1,000 credits to test Influence. Pass: Gain 3,000 credits. • "
            "Spend 3,000 credits to test Influence. Pass: Gain 7,000 credits. • Gain 1,000 "
            "credits.",
            {
                "choose:a=1000 PASS": "-1,000; influence passed; +3,000",
                "choose:a=1000 FAIL": "-1,000; influence failed",
                "choose:b=3000 PASS": "-3,000; influence passed; +7,000",
                "choose:b=3000 FAIL": "-3,000; influence failed",
                "choose:c": "+1,000",
            },
        ),
        across(
            "If another player is in your space: Choose one: • Cross the Core. • Ask a player in "
            "your space to come along. If they agree, take up to 2,000 credits from that player "
            "and cross the Core. That player goes to your space. Otherwise, cross the Core.",
            {
                "choose:a": "to trailing_core",
                "choose:b player:seat_1 accept": (
                    "rival -2,000; +2,000; to trailing_core; rival to trailing_core"
                ),
                "choose:b player:seat_1 decline": "to trailing_core",
                "choose:b pass": "to trailing_core",
            },
            company=True,
        ),
        across(
            "Cross the Core.",
            {
                "": "to trailing_core",
            },
        ),
    ),
    "enc_core_worlds_q": (
        core(
            "Choose one: • Discard 1 bounty to gain 4,000 credits. • Spend 1,000 credits to "
            "reveal all contacts on a planet of your choice. You may buy the top card of the "
            "bounty deck. • Test Tactics. Pass: Gain 2,000 credits. Fail: Suffer 1 character "
            "damage.",
            {
                "choose:a": "drops databank_90_ponda_baba; +4,000",
                (
                    "choose:b=1000 ~look:ord_mantell.1 ~look:ord_mantell.2 "
                    "~look:ord_mantell.orange buy:greedo_bounty@job"
                ): (
                    "-1,000; reveals ord_mantell.1; reveals ord_mantell.2; reveals "
                    "ord_mantell.orange; buys greedo_bounty"
                ),
                (
                    "choose:b=1000 ~look:ord_mantell.1 ~look:ord_mantell.2 "
                    "~look:ord_mantell.orange pass"
                ): (
                    "-1,000; reveals ord_mantell.1; reveals ord_mantell.2; reveals "
                    "ord_mantell.orange"
                ),
                "choose:c PASS": "tactics passed; +2,000",
                "choose:c FAIL": "tactics failed; hurt 1",
            },
            decks={"bounty": ("greedo_bounty", "saw_gerrera_bounty")},
        ),
        across(
            "If you have a bounty: Choose one: • Cross the Core. • Discard 1 bounty to gain 3,000 "
            "credits and cross the Core.",
            {
                "choose:a": "to trailing_core",
                "choose:b": "drops databank_90_ponda_baba; +3,000; to trailing_core",
            },
        ),
        across(
            "You may spend 2,000 credits to cross the Core.",
            {
                "accept=2000": "-2,000; to trailing_core",
                "pass": "",
            },
            cards=("salvage",),
        ),
    ),
    "enc_core_worlds_r": (
        core(
            "If your Imperial reputation is positive: Choose one: • Gain 4,000 credits. • Spend "
            "6,000 credits to gain 1 fame.",
            {
                "choose:a": "+4,000",
                "choose:b=6000": "-6,000; +1 fame",
            },
            imperial=1,
        ),
        core(
            "If your Imperial reputation is neutral: Choose one: • Gain 1 Imperial reputation and "
            "lose 1 Rebel reputation. • Spend 1,000 credits to gain 1 Rebel reputation.",
            {
                "choose:a": "+1 imperial; -1 rebel",
                "choose:b=1000": "-1,000; +1 rebel",
            },
            imperial=0,
        ),
        core(
            "You may test Stealth. Pass: Gain 1 fame and move the Imperial patrol 4 spaces toward "
            "you. Fail: Suffer 2 character damage.",
            {
                "accept PASS": "stealth passed; +1 fame; imperial patrol 4: nav_7",
                "accept FAIL": "stealth failed; hurt 2",
                "pass": "",
            },
            imperial=-1,
        ),
        across(
            "If your Imperial reputation is positive: Cross the Core and move any patrol up to 3 "
            "spaces.",
            {
                "~patrol:hutt ~patrol:hutt@nav_10 ~done": (
                    "to trailing_core; hutt patrol 1: nav_10"
                ),
                "~patrol:hutt ~done": "to trailing_core",
            },
            imperial=1,
        ),
        across(
            "If your Imperial reputation is neutral: You may spend 1,000 credits to cross the "
            "Core.",
            {
                "accept=1000": "-1,000; to trailing_core",
                "pass": "",
            },
            imperial=0,
        ),
        across(
            "Choose one: • Test Stealth. Pass: Cross the Core. Fail: Move the Imperial patrol 3 "
            "spaces toward you. • Fight the picket wing (ship combat, 4 dice). Win: Cross the "
            "Core.",
            {
                "choose:a PASS": "stealth passed; to trailing_core",
                "choose:a FAIL": "stealth failed; imperial patrol 3: lothal",
                "choose:b WIN4": "ship 4; won; to trailing_core",
                "choose:b LOSE4": "ship 4; lost; harm 1",
            },
            imperial=-1,
        ),
    ),
    "enc_core_worlds_s": (
        core(
            "Choose one: • Sell 1 cargo or gear for its cost plus 3,000 credits. • Test "
            "Knowledge. Pass: You may buy the top card of the luxury deck for 4,000 credits less. "
            "Fail: Suffer 1 character damage.",
            {
                "choose:a sell:salvage": "drops salvage; +4,000",
                "choose:a done": "",
                "choose:b PASS buy:dash_rendar@crew pay=4000": (
                    "knowledge passed; -4,000; buys dash_rendar"
                ),
                "choose:b PASS buy:dash_rendar@crew barter:salvage": (
                    "knowledge passed; -3,000; buys dash_rendar"
                ),
                "choose:b PASS pass": "knowledge passed",
                "choose:b FAIL": "knowledge failed; hurt 1",
            },
            cards=("databank_90_ponda_baba", "salvage"),
            decks={"luxury": ("dash_rendar", "sy_snootles")},
        ),
        across(
            "Choose one: • Test Knowledge. Pass: Cross the Core. Look at the top 2 cards of the "
            "Core Worlds deck. Put them back in any order. Fail: Cross the Core. You cannot move "
            "in your next planning step. • Spend 2,000 credits to cross the Core.",
            {
                "choose:a PASS lay:enc_core_worlds_c": "knowledge passed; to trailing_core",
                "choose:a PASS lay:enc_core_worlds_d": "knowledge passed; to trailing_core",
                "choose:a PASS done": "knowledge passed; to trailing_core",
                "choose:a FAIL": "knowledge failed; to trailing_core",
                "choose:b=2000": "-2,000; to trailing_core",
            },
            decks={"core_worlds": ("enc_core_worlds_c", "enc_core_worlds_d")},
        ),
    ),
    "enc_core_worlds_t": (
        core(
            "Choose one: • Encounter a patrol or contact up to 3 spaces away. • Gain 2,000 "
            "credits and suffer 1 character damage. • Test Piloting. Pass: Gain 1,000 credits and "
            "move up to 3 spaces. Fail: Suffer 1 ship damage.",
            {
                "choose:a ~meet:ord_mantell.1 ~pass": "reveals ord_mantell.1; meets boshek",
                "choose:b": "+2,000; hurt 1",
                "choose:c PASS move*3": "piloting passed; +1,000; moves 3",
                "choose:c FAIL": "piloting failed; harm 1",
            },
            more={"contacts": {"ord_mantell": ["boshek", "dengar"]}},
        ),
        across(
            "Choose one: • Gain 2,000 credits. Roll 3 dice. For each blank: Suffer 1 ship damage. "
            "Then: If you are not defeated, cross the Core. • Spend 1,000 credits to cross the "
            "Core.",
            {
                "choose:a ROLL:crit,hit,hit": "+2,000; to trailing_core",
                "choose:a ROLL:blank,blank,blank": (
                    "+2,000; harm 1; harm 1; harm 1; to trailing_core"
                ),
                "choose:b=1000": "-1,000; to trailing_core",
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
