"""The encounters of Kessel, the Maelstrom, Lothal and Mon Calamari, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

KESSEL, MAELSTROM, LOTHAL, CALAMARI = "kessel", "the_maelstrom", "lothal", "mon_calamari"

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_kessel_maelstrom_a": (
        on(
            KESSEL,
            "Choose one: • Spend 1,000 credits to gain Unstamped Spice. • If your Syndicate"
            " reputation is negative or neutral, gain 1 Syndicate reputation. • Gain 1,000"
            " credits.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b": "+1 syndicate",
                "choose:c": "+1,000",
            },
            syndicate=(-1, 0),
        ),
        on(KESSEL, "", {"choose:a": "-1,000; gets it", "choose:c": "+1,000"}, syndicate=1),
        on(
            MAELSTROM,
            "Test Piloting. Pass: You may gain Unstamped Spice. Fail: Suffer 2 ship damage.",
            {
                "PASS accept": "piloting passed; gets it",
                "PASS pass": "piloting passed",
                "FAIL": "piloting failed; harm 2",
            },
        ),
    ),
    "enc_kessel_maelstrom_b": (
        on(
            KESSEL,
            "If your Syndicate reputation is neutral or positive: You may spend 8,000 credits to"
            " gain 1 fame and lose 1 Syndicate reputation.",
            {"accept=8000": "-8,000; +1 fame; -1 syndicate", "pass": ""},
            syndicate=(0, 1),
        ),
        on(
            KESSEL,
            "If your Syndicate reputation is negative: You may spend 8,000 credits to gain 1 fame.",
            {"accept=8000": "-8,000; +1 fame", "pass": ""},
            syndicate=-1,
        ),
        on(
            MAELSTROM,
            "Test Piloting. Pass: Take another turn after this one. Fail: Suffer 2 ship damage.",
            {"PASS": "piloting passed; another turn", "FAIL": "piloting failed; harm 2"},
        ),
    ),
    "enc_kessel_maelstrom_c": (
        on(
            KESSEL,
            "If your Syndicate reputation is neutral or positive: Choose one: • Spend 3,000"
            " credits to take another turn after this one. • Gain 1,000 credits.",
            {"choose:a=3000": "-3,000; another turn", "choose:b": "+1,000"},
            syndicate=(0, 1),
        ),
        on(
            KESSEL,
            "If your Syndicate reputation is negative: Fight the dock master's guards (ground"
            " combat, 3 dice). Win: Gain 3,000 credits. If you lose: Lose 1,000 credits.",
            {
                "WIN3": "ground 3; won; +3,000",
                "LOSE3": "ground 3; lost; -1,000; hurt 1",
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
            "Test Knowledge. Pass: Gain the top card of the cargo deck if it is cargo,"
            " then gain 1,000 credits. Fail: Gain the top card of the cargo deck if it"
            " is cargo, then lose 2,000 credits.",
            {
                "PASS": "knowledge passed; gets salvage; +1,000",
                "FAIL": "knowledge failed; gets salvage; -2,000",
            },
            decks={"cargo": ("salvage",)},
        ),
        on(
            KESSEL,
            "",
            {"PASS": "knowledge passed; +1,000", "FAIL": "knowledge failed; -2,000"},
            decks={"cargo": ("smuggling_compartment",)},
        ),
        on(
            MAELSTROM,
            "Choose one: • Suffer 2 ship damage to take another turn after this one."
            " • Gain 1,000 credits.",
            {"choose:a": "harm 2; another turn", "choose:b": "+1,000"},
        ),
    ),
    "enc_kessel_maelstrom_e": (
        on(
            KESSEL,
            "You may fight the canteen bully (ground combat, 3 dice). Win: Gain 2,000 credits and"
            " recover 2 character damage. Decline: Lose 1,000 credits.",
            {
                "accept WIN3": "ground 3; won; +2,000; heal 2",
                "accept LOSE3": "ground 3; lost; hurt 1",
                "pass": "-1,000",
            },
            hurt=2,
        ),
        on(MAELSTROM, "Keep this card as a secret.", {"": "secret"}),
    ),
    "enc_kessel_maelstrom_f": (
        on(
            KESSEL,
            "Test Strength or Tactics. Pass: Gain 3,000 credits. Fail: Gain 1,000 credits and"
            " suffer 2 character damage.",
            {
                "skill:strength PASS": "strength passed; +3,000",
                "skill:tactics FAIL": "tactics failed; +1,000; hurt 2",
            },
        ),
        on(
            MAELSTROM,
            "Test Tech or Knowledge. Fail: Suffer 1 ship damage. Pass: Choose one: • Gain 3,000"
            " credits. • Buy the top card of the gear and mod deck for 3,000 credits less.",
            {
                "skill:tech PASS choose:a": "tech passed; +3,000",
                "skill:tech PASS choose:b buy:armored_vest@gear=1000": (
                    "tech passed; -1,000; buys armored_vest"
                ),
                "skill:tech PASS choose:b pass": "tech passed",
                "skill:knowledge FAIL": "knowledge failed; harm 1",
            },
            decks={"gear_and_mod": ("armored_vest",)},
        ),
    ),
    "enc_kessel_maelstrom_g": (
        on(
            KESSEL,
            "Choose one: • Spend 2,000 credits to gain Second-Shift Plasma Cutter. • Sell 1 gear"
            " or mod for its cost plus 1,000 credits. • Gain 1,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b sell:jetpack": "drops jetpack; +4,000",
                "choose:b sell:ion_cannon": "drops ion_cannon; +4,000",
                "choose:b done": "",
                "choose:c": "+1,000",
            },
            cards=("jetpack", "ion_cannon", "salvage"),
        ),
        on(
            MAELSTROM,
            "Test Tech or Stealth. Pass: You may gain Second-Shift Plasma Cutter. Gain 1,000"
            " credits. Fail: Suffer 1 character damage and 1 ship damage.",
            {
                "skill:tech PASS accept": "tech passed; gets it; +1,000",
                "skill:tech PASS pass": "tech passed; +1,000",
                "skill:stealth FAIL": "stealth failed; hurt 1; harm 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_h": (
        on(
            KESSEL,
            "Choose one: • Sell 1 cargo for its cost plus 2,000 credits. • Buy the top card of"
            " the cargo deck for 1,000 credits less. • Gain 1,000 credits.",
            {
                "choose:a sell:salvage": "drops salvage; +3,000",
                "choose:a done": "",
                "choose:b buy:spice@cargo ~pay": ("-2,000; buys spice; drops salvage; gets spice"),
                "choose:b pass": "",
                "choose:c": "+1,000",
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
            "If you have no cargo: Test Piloting. Pass: Gain 3,000 credits. Fail: Suffer 2 ship"
            " damage and gain 1,000 credits.",
            {"PASS": "piloting passed; +3,000", "FAIL": "piloting failed; harm 2; +1,000"},
        ),
    ),
    "enc_kessel_maelstrom_i": (
        on(KESSEL, "Keep this card as a secret.", {"": "secret"}),
        on(
            MAELSTROM,
            "Test Tactics. Pass: Gain 2,000 credits and move any patrol up to 2 spaces. Fail:"
            " Fight a picket ship (ship combat, 3 dice). Win: Gain 1,000 credits.",
            {
                "PASS patrol:hutt ~patrol:hutt@nav_24 ~patrol:hutt@nav_23": (
                    "tactics passed; +2,000; hutt patrol 2: nav_23"
                ),
                "PASS patrol:hutt ~patrol:hutt@nav_24 ~done": (
                    "tactics passed; +2,000; hutt patrol 1: nav_24"
                ),
                "PASS patrol:imperial ~done": "tactics passed; +2,000",
                "PASS patrol:rebel ~done": "tactics passed; +2,000",
                "PASS patrol:syndicate ~done": "tactics passed; +2,000",
                "FAIL WIN3": "tactics failed; ship 3; won; +1,000",
                "FAIL LOSE3": "tactics failed; ship 3; lost; harm 1",
            },
        ),
    ),
    "enc_kessel_maelstrom_j": (
        on(
            KESSEL,
            "If your Syndicate reputation is positive: Choose one: • Lose 1 Syndicate reputation"
            " to gain 4,000 credits. • Gain the top card of the cargo deck if it is"
            " cargo.",
            {"choose:a": "-1 syndicate; +4,000", "choose:b": "gets salvage"},
            syndicate=1,
            decks={"cargo": ("salvage",)},
        ),
        on(
            KESSEL,
            "",
            {"choose:a": "-1 syndicate; +4,000", "choose:b": ""},
            syndicate=1,
            decks={"cargo": ("smuggling_compartment",)},
        ),
        on(
            KESSEL,
            "If your Syndicate reputation is neutral: You may spend 2,000 credits to gain"
            " 1 Syndicate reputation.",
            {"accept=2000": "-2,000; +1 syndicate", "pass": ""},
        ),
        on(
            KESSEL,
            "If your Syndicate reputation is negative: Test Influence. Pass: Gain 1 Syndicate"
            " reputation. Fail: You may spend 2,000 credits to pass after all; otherwise suffer"
            " 2 character damage.",
            {
                "PASS": "influence passed; +1 syndicate",
                "FAIL pay=2000": "-2,000; influence passed; +1 syndicate",
                "FAIL fail": "influence failed; hurt 2",
            },
            syndicate=-1,
        ),
        on(
            MAELSTROM,
            "You may roll 3 dice. For each hit or crit: Gain 2,000 credits. Then: Suffer 2 ship"
            " damage. Decline: Recover 1 character damage.",
            {
                "accept ROLL:hit,crit,focus": "+2,000; +2,000; harm 2",
                "accept ROLL:focus,blank,blank": "harm 2",
                "pass": "heal 1",
            },
            hurt=2,
        ),
    ),
    "enc_lothal_mon_calamari_a": (
        on(
            LOTHAL,
            "If your Imperial reputation is neutral or positive: Gain 1,000 credits and move up"
            " to 3 spaces.",
            {"move*3": "+1,000; moves 3"},
            imperial=(0, 1),
        ),
        on(
            LOTHAL,
            "If your Imperial reputation is negative: Test Stealth. Pass: Move up to 2 spaces."
            " Fail: Spend 2,000 credits or suffer"
            " 2 character damage.",
            {
                "PASS move*2": "stealth passed; moves 2",
                "FAIL choose:a=2000": "stealth failed; -2,000",
                "FAIL choose:b": "stealth failed; hurt 2",
            },
            imperial=-1,
        ),
        on(
            CALAMARI,
            "Test Piloting. Pass: Gain 1,000 credits and move up to your hyperdrive value. Fail:"
            " Suffer 1 ship damage.",
            {"PASS move*5": "piloting passed; +1,000; moves 5", "FAIL": "piloting failed; harm 1"},
        ),
    ),
    "enc_lothal_mon_calamari_b": (
        on(
            LOTHAL,
            "Gain 1,000 credits and the top card of the job deck if it is a job.",
            {"": "+1,000; gets rebel_favor"},
            decks={"job": ("rebel_favor",)},
        ),
        on(LOTHAL, "", {"": "+1,000"}, decks={"job": ("hired_help",)}),
        on(
            CALAMARI,
            "If you have a job: Gain 2,000 credits and move up to 2 spaces.",
            {"move*2": "+2,000; moves 2"},
            cards=("rebel_favor",),
        ),
        on(
            CALAMARI,
            "If you have no job: You may buy the top card of the job deck. Gain 1,000 credits.",
            {"buy:hired_help@crew=2000": "-2,000; buys hired_help; +1,000", "pass": "+1,000"},
            decks={"job": ("hired_help",)},
        ),
    ),
    "enc_lothal_mon_calamari_c": (
        on(
            LOTHAL,
            "If your Imperial reputation is neutral or positive: Choose one: • Lose 1 Imperial"
            " reputation to gain R4-G0 Argo. • Gain 2,000 credits.",
            {"choose:a": "-1 imperial; gets it", "choose:b": "+2,000"},
            imperial=(0, 1),
        ),
        on(
            LOTHAL,
            "If your Imperial reputation is negative: Test Tech or Stealth. Pass: You may gain"
            " R4-G0 Argo. Fail: Suffer 1 character damage.",
            {
                "skill:tech PASS accept": "tech passed; gets it",
                "skill:tech PASS pass": "tech passed",
                "skill:stealth FAIL": "stealth failed; hurt 1",
            },
            imperial=-1,
        ),
        on(
            CALAMARI,
            "You may spend 2,000 credits to gain R4-G0 Argo.",
            {"accept=2000": "-2,000; gets it", "pass": ""},
        ),
    ),
    "enc_lothal_mon_calamari_d": (
        on(
            LOTHAL,
            "Choose one: • Gain The Wandering Cup. • Gain 1,000 credits.",
            {"choose:a": "gets it", "choose:b": "+1,000"},
        ),
        on(
            CALAMARI,
            "Test Influence or Knowledge. Pass: Gain The Wandering Cup or 2,000 credits. Fail:"
            " You may gain The Wandering Cup.",
            {
                "skill:influence PASS choose:a": "influence passed; gets it",
                "skill:influence PASS choose:b": "influence passed; +2,000",
                "skill:knowledge FAIL accept": "knowledge failed; gets it",
                "skill:knowledge FAIL pass": "knowledge failed",
            },
        ),
    ),
    "enc_lothal_mon_calamari_e": (
        on(LOTHAL, "Keep this card as a secret.", {"": "secret"}),
        on(
            CALAMARI,
            "Test Knowledge. Pass: Gain 3,000 credits. Fail: Gain 1,000 credits and suffer"
            " 1 character damage.",
            {"PASS": "knowledge passed; +3,000", "FAIL": "knowledge failed; +1,000; hurt 1"},
        ),
    ),
    "enc_lothal_mon_calamari_f": (
        on(
            LOTHAL,
            "Choose one: • Move the Imperial patrol 4 spaces toward another player and gain 1,000"
            " credits. • Gain 3,000 credits and move the Imperial patrol 4 spaces toward you.",
            {
                "choose:a": "imperial patrol 4: nav_21; +1,000",
                "choose:b": "+3,000; imperial patrol 4: nav_13",
            },
            more={"patrols": {"imperial": {"level": 1, "space": "nav_17"}}},
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is neutral or positive: Move any patrol up to 3 spaces and"
            " gain 1,000 credits.",
            {
                "patrol:rebel ~patrol:rebel@nav_24 ~patrol:rebel@nav_23 ~patrol:rebel@takodana": (
                    "rebel patrol 3: takodana; +1,000"
                ),
                "patrol:hutt ~done": "+1,000",
                "patrol:imperial ~done": "+1,000",
                "patrol:syndicate ~patrol:syndicate@nav_24 ~done": (
                    "syndicate patrol 1: nav_24; +1,000"
                ),
            },
            rebel=(0, 1),
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is negative: Test Influence. Pass: Move the Rebel patrol up"
            " to 3 spaces and gain 1 Rebel reputation. Fail: Move the Rebel patrol 3 spaces"
            " toward you.",
            {
                "PASS ~patrol:rebel@nav_14 ~patrol:rebel@nav_16 ~patrol:rebel@nav_17": (
                    "influence passed; rebel patrol 3: nav_17; +1 rebel"
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
            "If your Imperial reputation is negative: Fight the garrison's recruits (ground"
            " combat, 3 dice). Win: Gain 2,000 credits. If you lose: Lose 1,000 credits.",
            {
                "WIN3": "ground 3; won; +2,000",
                "LOSE3": "ground 3; lost; -1,000; hurt 1",
            },
            imperial=-1,
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is positive: You may spend 5,000 credits to gain 1 fame.",
            {"accept=5000": "-5,000; +1 fame", "pass": ""},
            rebel=1,
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is neutral: You may spend 2,000 credits to gain 1 Rebel"
            " reputation.",
            {"accept=2000": "-2,000; +1 rebel", "pass": ""},
        ),
        on(
            CALAMARI,
            "If your Rebel reputation is negative: Test Tactics or Strength. Pass: Gain 1 Rebel"
            " reputation. Fail: Suffer 1 character damage.",
            {
                "skill:tactics PASS": "tactics passed; +1 rebel",
                "skill:strength FAIL": "strength failed; hurt 1",
            },
            rebel=-1,
        ),
    ),
    "enc_lothal_mon_calamari_h": (
        on(
            LOTHAL,
            "Choose one: • Test Stealth or Influence. Pass: Gain 2,000 credits and 1 Rebel"
            " reputation. Fail: Lose 1 Imperial reputation and suffer 1 character damage. • Gain"
            " 2,000 credits and 1 Imperial reputation, then lose 1 Rebel reputation.",
            {
                "choose:a skill:stealth PASS": "stealth passed; +1 rebel; +2,000",
                "choose:a skill:influence FAIL": "influence failed; -1 imperial; hurt 1",
                "choose:b": "+1 imperial; +2,000; -1 rebel",
            },
        ),
        on(
            CALAMARI,
            "If another player is in your space: Choose one: • Fight a player in your space. Win:"
            " Gain 4,000 credits. • Gain 1,000 credits.",
            {
                "choose:a WIN3": "ground 3 player; won; +4,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; hurt 1",
                "choose:b": "+1,000",
            },
            company=True,
        ),
        on(
            CALAMARI,
            "If no other player is in your space: Test Strength or Tech. Pass: Gain 3,000 credits."
            " Fail: Suffer 2 character damage and gain 1,000 credits.",
            {
                "skill:strength PASS": "strength passed; +3,000",
                "skill:tech FAIL": "tech failed; hurt 2; +1,000",
            },
        ),
    ),
    "enc_lothal_mon_calamari_i": (
        on(
            LOTHAL,
            "You may spend 2,000 credits to move directly to any planet.",
            {
                "accept=2000 #10 ~go:g_1a_starfighter@takodana": "-2,000; to takodana",
                "accept #10 ~go:g_1a_starfighter@mon_calamari": "-2,000; to mon_calamari",
                "pass": "",
            },
        ),
        on(
            CALAMARI,
            "Choose one: • Spend 1,000 credits to recover all ship damage and move up to 3"
            " spaces. • Buy the top card of the gear and mod deck for 1,000 credits less."
            " • Recover 1 character damage and 1 ship damage.",
            {
                "choose:a=1000 move*3": "-1,000; repair 3; moves 3",
                "choose:b buy:jetpack@gear=2000": "-2,000; buys jetpack",
                "choose:b pass": "",
                "choose:c": "heal 1 repair 1",
            },
            hurt=2,
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
