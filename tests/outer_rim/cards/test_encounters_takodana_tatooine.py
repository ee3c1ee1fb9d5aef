"""The encounters of Takodana, the Ring of Kafrene, Tatooine and Nal Hutta, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

TAKODANA, KAFRENE, TATOOINE, HUTTA = "takodana", "ring_of_kafrene", "tatooine", "nal_hutta"
TALK = {"contacts": {TATOOINE: ["boshek", "dengar"]}}
"""contacts who can be declined"""
ROOM = {"naboo": ["hondo_ohnaka", None], "kessel": ["maz_kanata", None]}
"""two empty contact spaces"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_takodana_ring_of_kafrene_a": (
        on(
            TAKODANA,
            "Choose one: • Spend 1,000 credits to gain Old Brisket. • Recover 2 character"
            " damage.",
            {"choose:a=1000": "-1,000; gets it", "choose:b": "heal 2"},
            hurt=3,
        ),
        on(
            KAFRENE,
            "Test Tactics. Pass: You may gain Old Brisket. Fail: Suffer 1 character damage. You"
            " may spend 2,000 credits to gain Old Brisket.",
            {
                "PASS accept": "tactics passed; gets it",
                "PASS pass": "tactics passed",
                "FAIL accept=2000": "tactics failed; hurt 1; -2,000; gets it",
                "FAIL pass": "tactics failed; hurt 1",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_b": (
        on(
            TAKODANA,
            "Test Strength or Tech. Pass: Gain Moat-Dredged Deflector or 2,000 credits. Fail:"
            " Suffer 1 character damage.",
            {
                "skill:strength PASS choose:a": "strength passed; gets it",
                "skill:strength PASS choose:b": "strength passed; +2,000",
                "skill:tech FAIL": "tech failed; hurt 1",
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Spend 2,000 credits to gain Moat-Dredged Deflector. • Recover 1 ship"
            " damage.",
            {"choose:a=2000": "-2,000; gets it", "choose:b": "repair 1"},
            harm=2,
        ),
    ),
    "enc_takodana_ring_of_kafrene_c": (
        on(
            TAKODANA,
            "Choose one: • Spend 8,000 credits to gain 1 fame. • Gain 1,000 credits.",
            {"choose:a=8000": "-8,000; +1 fame", "choose:b": "+1,000"},
        ),
        on(
            KAFRENE,
            "You may spend 5,000 credits to test Influence. Pass: Gain 1 fame. Fail: Gain 2,000"
            " credits. Decline: Gain 1,000 credits.",
            {
                "accept=5000 PASS": "-5,000; influence passed; +1 fame",
                "accept FAIL": "-5,000; influence failed; +2,000",
                "pass": "+1,000",
            },
        ),
        on(KAFRENE, "", {"": "+1,000"}, credits=4_000),
    ),
    "enc_takodana_ring_of_kafrene_d": (
        on(
            TAKODANA,
            "Choose one: • Move a contact from your planet to an empty contact space of another"
            " planet. Gain 2,000 credits. • Reveal all contacts on your planet. You may encounter"
            " a contact on your planet.",
            {
                "choose:a take:takodana.1 place:takodana.1@naboo.2": (
                    "takodana.1 to naboo.2; +2,000"
                ),
                "choose:a take:takodana.1 place:takodana.1@kessel.2": (
                    "takodana.1 to kessel.2; +2,000"
                ),
                "choose:a take:takodana.2 ~place:takodana.2@naboo.2": (
                    "takodana.2 to naboo.2; +2,000"
                ),
                "choose:a pass": "+2,000",
                "choose:b look:takodana.1 look:takodana.2 accept ~meet:takodana.1 ~pass": (
                    "reveals takodana.1; reveals takodana.2; meets boshek"
                ),
                "choose:b look:takodana.2 look:takodana.1 ~accept ~meet:takodana.1 ~pass": (
                    "reveals takodana.2; reveals takodana.1; meets boshek"
                ),
                "choose:b look:takodana.1 look:takodana.2 pass": (
                    "reveals takodana.1; reveals takodana.2"
                ),
            },
            more={"contacts": {TAKODANA: ["boshek", "greedo"], **ROOM}},
        ),
        on(
            KAFRENE,
            "You may move a contact from another planet to an empty contact space of your planet."
            " You may encounter a contact on your planet.",
            {
                "#21 ~take:takodana.1 pass": ("takodana.1 to ring_of_kafrene.2"),
                "~take:takodana.1 accept"
                " ~meet:ring_of_kafrene.2 ~pass": (
                    "takodana.1 to ring_of_kafrene.2; reveals ring_of_kafrene.2; meets boshek"
                ),
                "pass ~pass": "",
            },
            more={"contacts": {TAKODANA: ["boshek", "dengar"], KAFRENE: ["greedo", None]}},
        ),
    ),
    "enc_takodana_ring_of_kafrene_e": (
        on(TAKODANA, "Keep this card as a secret.", {"": "secret"}),
        on(
            KAFRENE,
            "Choose one: • Fight the two porters (ground combat, 3 dice). Win: Gain 3,000 credits."
            " If you lose: Lose 1,000 credits. • Spend 1,000 credits.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b=1000": "-1,000",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_f": (
        on(
            TAKODANA,
            "If another player is in your space: Choose one: • Fight a player in your space. Win:"
            " Gain 3,000 credits. • Gain 1,000 credits.",
            {
                "choose:a WIN3": "ground 3 player; won; +3,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; hurt 1",
                "choose:b": "+1,000",
            },
            company=True,
        ),
        on(
            TAKODANA,
            "If no other player is in your space: Fight the literate patron (ground combat, 4"
            " dice). Win: Gain 4,000 credits. If you lose: Lose 1,000 credits.",
            {
                "WIN4": "ground 4; won; +4,000",
                "LOSE4": "ground 4; lost; -1,000; hurt 1",
            },
        ),
        on(
            KAFRENE,
            "Test Stealth or Tactics. Pass: Gain 3,000 credits. Fail: Lose 2,000 credits.",
            {
                "skill:stealth PASS": "stealth passed; +3,000",
                "skill:tactics FAIL": "tactics failed; -2,000",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_g": (
        on(
            TAKODANA,
            "Test Tech or Piloting. Pass: You may gain Pip Harrow. Fail: Suffer 1 ship damage."
            " You may spend 1,000 credits to gain Pip Harrow.",
            {
                "skill:tech PASS accept": "tech passed; gets it",
                "skill:tech PASS pass": "tech passed",
                "skill:piloting FAIL accept=1000": "piloting failed; harm 1; -1,000; gets it",
                "skill:piloting FAIL pass": "piloting failed; harm 1",
            },
        ),
        on(
            KAFRENE,
            "Choose one: • Suffer 2 character damage to gain Pip Harrow. • Spend 3,000 credits to"
            " gain Pip Harrow. • Gain 1,000 credits.",
            {
                "choose:a": "hurt 2; gets it",
                "choose:b=3000": "-3,000; gets it",
                "choose:c": "+1,000",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_h": (
        on(
            TAKODANA,
            "Choose one: • Buy the top card of the gear and mod deck for 2,000 credits less."
            " • Spend 1,000 credits to reveal cards of the gear and mod deck until 2 mods appear."
            " You may buy one of them. Shuffle the rest back into the deck.",
            {
                "choose:a buy:jetpack@gear=1000": "-1,000; buys jetpack",
                "choose:a pass": "",
                "choose:b=1000 buy:ion_cannon@mod": "-1,000; -3,000; buys ion_cannon",
                "choose:b buy:shield_upgrade@mod": "-1,000; -4,000; buys shield_upgrade",
                "choose:b pass": "-1,000",
            },
            decks={
                "gear_and_mod": (
                    "jetpack",
                    "ion_cannon",
                    "vibroknife",
                    "shield_upgrade",
                    "targeting_computer",
                )
            },
        ),
        on(
            KAFRENE,
            "Test Strength or Knowledge. Pass: Gain the top card of the gear and mod deck"
            " if it is a mod, then gain 1,000 credits. Fail: Suffer 1 character damage and gain"
            " 1,000 credits.",
            {
                "skill:strength PASS": "strength passed; gets ion_cannon; +1,000",
                "skill:knowledge FAIL": "knowledge failed; hurt 1; +1,000",
            },
            decks={"gear_and_mod": ("ion_cannon",)},
        ),
        on(
            KAFRENE,
            "",
            {
                "skill:strength PASS": "strength passed; +1,000",
                "~skill:knowledge PASS": ("knowledge passed; +1,000"),
            },
            decks={"gear_and_mod": ("jetpack",)},
        ),
    ),
    "enc_takodana_ring_of_kafrene_i": (
        on(
            TAKODANA,
            "If you have no positive reputation: Gain 1 reputation with a faction of your choice.",
            {
                "faction:hutt": "+1 hutt",
                "faction:imperial": "+1 imperial",
                "faction:rebel": "+1 rebel",
                "faction:syndicate": "+1 syndicate",
            },
            hutt=(-1, 0),
        ),
        on(
            TAKODANA,
            "If you have positive reputation with a faction: Gain 3,000 credits.",
            {"": "+3,000"},
            syndicate=1,
            hutt=(-1, 0),
        ),
        on(
            KAFRENE,
            "Choose one: • Spend 2,000 credits to gain 1 reputation with a faction of your choice."
            " • Move a contact to an empty contact space of another planet. Gain 1,000 credits."
            " • Buy the top card of the job deck for 1,000 credits less.",
            {
                "choose:a=2000 faction:hutt": "-2,000; +1 hutt",
                "choose:a faction:imperial": "-2,000; +1 imperial",
                "choose:a faction:rebel": "-2,000; +1 rebel",
                "choose:a faction:syndicate": "-2,000; +1 syndicate",
                "choose:b #21 ~take:tatooine.1 place:tatooine.1@kessel.2": (
                    "tatooine.1 to kessel.2; +1,000"
                ),
                "choose:b ~take:tatooine.1 place:tatooine.1@naboo.2": (
                    "tatooine.1 to naboo.2; +1,000"
                ),
                "choose:b ~pass": "+1,000",
                "choose:c buy:hired_help@crew=1000": "-1,000; buys hired_help",
                "choose:c pass": "",
            },
            decks={"job": ("hired_help",)},
            more={"contacts": ROOM},
        ),
    ),
    "enc_takodana_ring_of_kafrene_j": (
        on(
            TAKODANA,
            "Test Knowledge or Influence. Pass: Gain 3,000 credits or spend 7,000 credits to gain"
            " 1 fame. Fail: Lose 1,000 credits.",
            {
                "skill:knowledge PASS choose:a": "knowledge passed; +3,000",
                "skill:knowledge PASS choose:b=7000": "knowledge passed; -7,000; +1 fame",
                "skill:influence FAIL": "influence failed; -1,000",
            },
        ),
        on(KAFRENE, "Keep this card as a secret.", {"": "secret"}),
    ),
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
            "Choose one: • Spend 1,000 credits to reveal cards of the bounty deck until 2 bounties"
            " appear. You may buy one of them. Shuffle the rest back into the deck. • Test"
            " Influence. Pass: You may buy the top card of the bounty deck. Gain 1,000 credits.",
            {
                "choose:a=1000 buy:greedo_bounty@job": "-1,000; buys greedo_bounty",
                "choose:a buy:chopper_bounty@job": "-1,000; buys chopper_bounty",
                "choose:a pass": "-1,000",
                "choose:b PASS buy:greedo_bounty@job": (
                    "influence passed; buys greedo_bounty; +1,000"
                ),
                "choose:b PASS pass": "influence passed; +1,000",
                "choose:b FAIL": "influence failed",
            },
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
            "If another player is in your space: Choose one: • Fight a player in your space. Win:"
            " Take up to 3,000 credits from that player. • Gain 1,000 credits.",
            {
                "choose:a WIN3": "ground 3 player; won; rival -3,000; +3,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; hurt 1",
                "choose:b": "+1,000",
            },
            company=True,
        ),
        on(
            TATOOINE,
            "If no other player is in your space: Fight the elbow's owner (ground combat, 3 dice)."
            " Win: Gain 3,000 credits. If you lose: Lose 1,000 credits.",
            {
                "WIN3": "ground 3; won; +3,000",
                "LOSE3": "ground 3; lost; -1,000; hurt 1",
            },
        ),
        on(
            HUTTA,
            "If another player is in your space: Choose one: • Fight a player in your space. Win:"
            " Gain 4,000 credits. If you lose: Gain 1,000 credits. • Recover 1 character damage.",
            {
                "choose:a WIN3": "ground 3 player; won; +4,000; rival hurt 2",
                "choose:a LOSE3": "ground 3 player; lost; +1,000; hurt 1",
                "choose:b": "heal 1",
            },
            company=True,
            hurt=2,
        ),
        on(
            HUTTA,
            "If no other player is in your space: You may fight the arena favourite (ground"
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
            "Choose one: • Gain Greedo, Small Claims. • Gain 1,000 credits.",
            {"choose:a": "gets it", "choose:b": "+1,000"},
        ),
        on(
            HUTTA,
            "Choose one: • Gain Greedo, Small Claims. • If your Hutt reputation is negative or"
            " neutral, spend 1,000 credits to gain 1 Hutt reputation. • If your Hutt reputation is"
            " positive, gain 2,000 credits.",
            {"choose:a": "gets it", "choose:b=1000": "-1,000; +1 hutt"},
            hutt=(-1, 0),
        ),
        on(HUTTA, "", {"choose:a": "gets it", "choose:c": "+2,000"}, hutt=1),
    ),
    "enc_tatooine_nal_hutta_e": (
        on(
            TATOOINE,
            "You may spend 2,000 credits to test Piloting or Tech. Pass: Gain 6,000 credits. Fail:"
            " Suffer 2 character damage. Decline: Gain 1,000 credits.",
            {
                "accept=2000 skill:piloting PASS": "-2,000; piloting passed; +6,000",
                "accept skill:tech FAIL": "-2,000; tech failed; hurt 2",
                "pass": "+1,000",
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
            "Test Strength. Pass: You may gain Ubbo Three-Scales. Fail: Suffer 1 character damage."
            " You may spend 2,000 credits to gain Ubbo Three-Scales.",
            {
                "PASS accept": "strength passed; gets it",
                "PASS pass": "strength passed",
                "FAIL accept=2000": "strength failed; hurt 1; -2,000; gets it",
                "FAIL pass": "strength failed; hurt 1",
            },
        ),
        on(
            HUTTA,
            "If your Hutt reputation is neutral or positive: Choose one: • Spend 1,000 credits to"
            " gain Ubbo Three-Scales. • Gain 2,000 credits.",
            {"choose:a=1000": "-1,000; gets it", "choose:b": "+2,000"},
            hutt=(0, 1),
        ),
        on(
            HUTTA,
            "If your Hutt reputation is negative: You may spend 3,000 credits to gain Ubbo"
            " Three-Scales.",
            {"accept=3000": "-3,000; gets it", "pass": ""},
            hutt=-1,
        ),
    ),
    "enc_tatooine_nal_hutta_h": (
        on(
            TATOOINE,
            "Test Stealth. Pass: Gain Scarecrow's Rifle or 2,000 credits. Fail: Suffer 1 character"
            " damage.",
            {
                "PASS choose:a": "stealth passed; gets it",
                "PASS choose:b": "stealth passed; +2,000",
                "FAIL": "stealth failed; hurt 1",
            },
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
            "Test Knowledge or Stealth. Pass: Gain 4,000 credits. Fail: Suffer 2 character damage"
            " and gain 1,000 credits.",
            {
                "skill:knowledge PASS": "knowledge passed; +4,000",
                "skill:stealth FAIL": "stealth failed; hurt 2; +1,000",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_j": (
        on(
            TATOOINE,
            "Choose one: • Fight the thing below (ground combat, 5 dice). Win: Gain 2,000 credits."
            " Win and not defeated: Gain 1 fame. • Test Piloting or Tactics. Pass: Gain 1,000 credits."
            " Fail: Suffer 2 character damage.",
            {
                "choose:a WIN5": "ground 5; won; +2,000; +1 fame",
                "choose:a LOSE5": "ground 5; lost; hurt 1",
                "choose:b skill:piloting PASS": "piloting passed; +1,000",
                "choose:b skill:tactics FAIL": "tactics failed; hurt 2",
            },
        ),
        on(
            TATOOINE,
            "",
            {"~choose:a BLEED5": ("ground 5; won; +2,000; hurt 1; -3,000; defeated")},
            hurt=3,
        ),
        on(
            HUTTA,
            "If your Hutt reputation is positive: You may spend 8,000 credits to gain 1 fame.",
            {"accept=8000": "-8,000; +1 fame", "pass": ""},
            hutt=1,
        ),
        on(
            HUTTA,
            "If your Hutt reputation is neutral: Choose one: • Spend 2,000 credits to gain 1 Hutt"
            " reputation. • Gain 1,000 credits.",
            {"choose:a=2000": "-2,000; +1 hutt", "choose:b": "+1,000"},
        ),
        on(
            HUTTA,
            "If your Hutt reputation is negative: Test Influence. Pass: Gain 1 Hutt reputation."
            " Fail: You may spend 2,000 credits to pass after all; otherwise lose 2,000 credits.",
            {
                "PASS": "influence passed; +1 hutt",
                "FAIL pay=2000": "-2,000; influence passed; +1 hutt",
                "FAIL fail": "influence failed; -2,000",
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
