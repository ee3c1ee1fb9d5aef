"""Encounters 11 to 20 of Tatooine and Nal Hutta, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_tatooine_nal_hutta_k": (
        on(
            "tatooine",
            "Choose one: • Spend 2,000 credits to gain Half a Droid. • Spend 4,000 credits to gain"
            " Half a Droid, then gain the top card of the gear and mod deck if it is a mod. • Sell"
            " 1 mod for its cost plus 2,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b=4000": "-4,000; gets it; gets shield_upgrade",
                "choose:c": "",
            },
            decks={"gear_and_mod": ("shield_upgrade", "vibroknife")},
        ),
        on(
            "tatooine",
            "Choose one: • Spend 2,000 credits to gain Half a Droid. • Spend 4,000 credits to gain"
            " Half a Droid, then gain the top card of the gear and mod deck if it is a mod. • Sell"
            " 1 mod for its cost plus 2,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b=4000": "-4,000; gets it",
                "choose:c sell:ion_cannon": "drops ion_cannon; +5,000",
                "choose:c done": "",
            },
            decks={"gear_and_mod": ("vibroknife", "shield_upgrade")},
            cards=("databank_90_ponda_baba", "ion_cannon"),
        ),
        on(
            "nal_hutta",
            "If your Hutt reputation is positive: Choose one: • Spend 6,000 credits to gain 1 fame."
            " • Gain 3,000 credits.",
            {
                "choose:a=6000": "-6,000; +1 fame",
                "choose:b": "+3,000",
            },
            hutt=1,
        ),
        on(
            "nal_hutta",
            "If your Hutt reputation is neutral: Gain 1 Hutt reputation and lose 1 reputation with"
            " a faction of your choice.",
            {
                "faction:hutt": "+1 hutt; -1 hutt",
                "faction:imperial": "+1 hutt; -1 imperial",
                "faction:rebel": "+1 hutt; -1 rebel",
                "faction:syndicate": "+1 hutt; -1 syndicate",
            },
            hutt=0,
        ),
        on(
            "nal_hutta",
            "If your Hutt reputation is negative: Test Influence. Pass: Gain 1 Hutt reputation."
            " Fail: Move the Hutt patrol 3 spaces toward you.",
            {
                "PASS": "influence passed; +1 hutt",
                "FAIL": "influence failed; hutt patrol 3: nal_hutta",
            },
            hutt=-1,
        ),
    ),
    "enc_tatooine_nal_hutta_l": (
        on(
            "tatooine",
            "Choose one: • Gain Bossk, Unpaid. • Gain 2,000 credits and move the Hutt patrol 2"
            " spaces toward you. • Test Tactics. Pass: Gain 3,000 credits. Fail: Suffer 2 character"
            " damage.",
            {
                "choose:a": "gets it",
                "choose:b": "+2,000; hutt patrol 2: the_maelstrom",
                "choose:c PASS": "tactics passed; +3,000",
                "choose:c FAIL": "tactics failed; hurt 2",
            },
        ),
        on(
            "nal_hutta",
            "Choose one: • Spend 1,000 credits to gain Bossk, Unpaid. • Test Influence. Pass: Gain"
            " 1,000 credits and reveal all contacts on a planet of your choice. Fail: Lose 1,000"
            " credits.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b PASS ~look:takodana.1 ~look:takodana.2 ~look:takodana.orange": (
                    "influence passed; +1,000; reveals takodana.1; reveals takodana.2; reveals"
                    " takodana.orange"
                ),
                "choose:b FAIL": "influence failed; -1,000",
            },
            more={"contacts": {"takodana": ["boshek", "dengar"]}},
        ),
    ),
    "enc_tatooine_nal_hutta_m": (
        on(
            "tatooine",
            "Choose one: • Fight the young krayt dragon (ground combat, 4 dice). Win: Gain 4,000"
            " credits. • Fight the old krayt dragon (ground combat, 6 dice). Win: Gain 3,000"
            " credits. Win and not defeated: Gain 1 fame. • Test Knowledge. Pass: Gain 2,000"
            " credits. Fail: Suffer 1 character damage.",
            {
                "choose:a WIN4": "ground 4; won; +4,000",
                "choose:a LOSE4": "ground 4; lost; hurt 1",
                "choose:b WIN6": "ground 6; won; +3,000; +1 fame",
                "choose:b LOSE6": "ground 6; lost; hurt 1",
                "choose:b BLEED6": "ground 6; won; +3,000; hurt 1; +1 fame",
                "choose:c PASS": "knowledge passed; +2,000",
                "choose:c FAIL": "knowledge failed; hurt 1",
            },
        ),
        on(
            "nal_hutta",
            "Choose one: • Recover all character damage and lose 1,000 credits. • Gain 3,000"
            " credits and suffer 1 character damage.",
            {
                "choose:a": "heal 2; -1,000",
                "choose:b": "+3,000; hurt 1",
            },
            hurt=2,
        ),
    ),
    "enc_tatooine_nal_hutta_n": (
        on(
            "tatooine",
            "If another player is in your space: You may fight a player in your space. Win: Take 1"
            " bounty from that player or up to 3,000 credits from that player. If you lose: Give up"
            " to 2,000 credits to that player.",
            {
                "accept WIN3 choose:a": "ground 3 player; won; gets greedo_bounty; rival hurt 2",
                "accept WIN3 choose:b": "ground 3 player; won; rival -3,000; +3,000; rival hurt 2",
                "accept LOSE3": "ground 3 player; lost; -2,000; rival +2,000; hurt 1",
                "pass": "",
            },
            company=True,
            rival={"cards": ("greedo_bounty",)},
        ),
        on(
            "tatooine",
            "You may fight the gunslinger (ground combat, 4 dice). Win: Gain the top card of the"
            " bounty deck. If you lose: Lose 1,000 credits.",
            {
                "accept WIN4": "ground 4; won; gets greedo_bounty",
                "accept LOSE4": "ground 4; lost; -1,000; hurt 1",
                "pass": "",
            },
            decks={"bounty": ("greedo_bounty", "saw_gerrera_bounty")},
        ),
        on(
            "nal_hutta",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_o": (
        on(
            "tatooine",
            "Choose one: • Spend 2,000 credits to gain Moisture Rights. • Test Tech. Pass: Gain"
            " 3,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b PASS": "tech passed; +3,000",
                "choose:b FAIL": "tech failed; -1,000",
            },
        ),
        on(
            "nal_hutta",
            "Choose one: • Spend 1,000 credits to roll a die. hit or crit: Gain 3,000 credits. •"
            " Spend 3,000 credits to roll 3 dice. For each hit or crit: Gain 3,000 credits. • Test"
            " Strength. Pass: Gain 2,000 credits. Fail: Suffer 1 character damage.",
            {
                "choose:a=1000 ROLL:hit": "-1,000; +3,000",
                "choose:a=1000 ROLL:blank": "-1,000",
                "choose:b=3000 ROLL:hit,crit,blank": "-3,000; +3,000; +3,000",
                "choose:b=3000 ROLL:blank,focus,blank": "-3,000",
                "choose:c PASS": "strength passed; +2,000",
                "choose:c FAIL": "strength failed; hurt 1",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_p": (
        on(
            "tatooine",
            "Choose one: • Spend 1,000 credits to secretly look at 2 facedown contacts up to 3"
            " spaces away. You may move a contact from another planet to an empty contact space of"
            " your planet. • Test Stealth. Pass: Gain 2,000 credits and reveal all contacts on your"
            " planet. Fail: Suffer 2 character damage.",
            {
                "choose:a=1000 ~look:tatooine.1 ~look:ryloth.1 ~take:ryloth.1": (
                    "-1,000; sees tatooine.1; sees ryloth.1; ryloth.1 to tatooine.2"
                ),
                "choose:a=1000 ~look:tatooine.1 ~look:ryloth.1 ~pass": (
                    "-1,000; sees tatooine.1; sees ryloth.1"
                ),
                "choose:b PASS ~look:tatooine.1 ~look:tatooine.orange": (
                    "stealth passed; +2,000; reveals tatooine.1; reveals tatooine.orange"
                ),
                "choose:b FAIL": "stealth failed; hurt 2",
            },
            more={"contacts": {"tatooine": ["boshek", None], "ryloth": ["dengar"]}},
        ),
        on(
            "nal_hutta",
            "If your Hutt reputation is positive: Choose one: • Gain 1,000 credits. You may"
            " encounter a contact on your planet. • Encounter a patrol or contact up to 3 spaces"
            " away.",
            {
                "choose:a accept ~meet:nal_hutta.1 ~pass": (
                    "+1,000; reveals nal_hutta.1; meets zuckuss"
                ),
                "choose:a pass": "+1,000",
                "choose:b ~meet:ryloth.1 ~pass": "reveals ryloth.1; meets boshek",
            },
            hutt=1,
            more={"contacts": {"nal_hutta": ["zuckuss", "dengar"], "ryloth": ["boshek"]}},
        ),
        on(
            "nal_hutta",
            "Choose one: • Test Stealth. Pass: Reveal all contacts on your planet. You may"
            " encounter a contact on your planet. Fail: Suffer 1 character damage and lose 1,000"
            " credits. • Spend 1,000 credits to secretly look at 2 facedown contacts on your"
            " planet.",
            {
                (
                    "choose:a PASS ~look:nal_hutta.1 ~look:nal_hutta.2 "
                    "~look:nal_hutta.orange accept ~meet:nal_hutta.1 ~pass"
                ): (
                    "stealth passed; reveals nal_hutta.1; reveals nal_hutta.2; reveals"
                    " nal_hutta.orange; meets boshek"
                ),
                ("choose:a PASS ~look:nal_hutta.1 ~look:nal_hutta.2 ~look:nal_hutta.orange pass"): (
                    "stealth passed; reveals nal_hutta.1; reveals nal_hutta.2; reveals"
                    " nal_hutta.orange"
                ),
                "choose:a FAIL": "stealth failed; hurt 1; -1,000",
                "choose:b=1000 ~look:nal_hutta.1 ~look:nal_hutta.2": (
                    "-1,000; sees nal_hutta.1; sees nal_hutta.2"
                ),
            },
            hutt=(-1, 0),
            more={"contacts": {"nal_hutta": ["boshek", "dengar"]}},
        ),
    ),
    "enc_tatooine_nal_hutta_q": (
        on(
            "tatooine",
            "Choose one: • Gain Dengar, Overdue. • Gain 2,000 credits and lose 1 Hutt reputation.",
            {
                "choose:a": "gets it",
                "choose:b": "+2,000; -1 hutt",
            },
        ),
        on(
            "nal_hutta",
            "Choose one: • Discard 1 bounty to look at the top 2 cards of the bounty deck. You may"
            " gain 1 of them. Put the others under the deck. • Spend 1,000 credits to gain Dengar,"
            " Overdue. • Test Knowledge. Pass: Gain 2,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a gain:greedo_bounty": "drops databank_90_ponda_baba; gets greedo_bounty",
                "choose:a gain:saw_gerrera_bounty": (
                    "drops databank_90_ponda_baba; gets saw_gerrera_bounty"
                ),
                "choose:a pass": "drops databank_90_ponda_baba",
                "choose:b=1000": "-1,000; gets it",
                "choose:c PASS": "knowledge passed; +2,000",
                "choose:c FAIL": "knowledge failed; -1,000",
            },
            decks={"bounty": ("greedo_bounty", "saw_gerrera_bounty", "black_krrsantan_bounty")},
        ),
    ),
    "enc_tatooine_nal_hutta_r": (
        on(
            "tatooine",
            "Test Tactics. Fail: Suffer 1 character damage. Pass: Gain 1,000 credits. You may test"
            " Tactics. Fail: Suffer 2 character damage. Pass: Gain 2,000 credits. You may test"
            " Tactics. Pass: Gain 3,000 credits. Fail: Suffer 3 character damage.",
            {
                "FAIL": "tactics failed; hurt 1",
                "PASS pass": "tactics passed; +1,000",
                "PASS accept FAIL": "tactics passed; +1,000; tactics failed; hurt 2",
                "PASS accept PASS pass": "tactics passed; +1,000; tactics passed; +2,000",
                "PASS accept PASS accept PASS": (
                    "tactics passed; +1,000; tactics passed; +2,000; tactics passed; +3,000"
                ),
                "PASS accept PASS accept FAIL": (
                    "tactics passed; +1,000; tactics passed; +2,000; tactics failed; hurt 3"
                ),
            },
        ),
        on(
            "nal_hutta",
            "Choose one: • Test Strength (opposed) against another player. Only you pass: Take up"
            " to 3,000 credits from that player. Both pass: You and that player each gain 2,000"
            " credits. Only they pass: Give up to 2,000 credits to that player. • Fight the arena"
            " champion (ground combat, 4 dice). Win: Gain 4,000 credits. If you lose: Lose 1,000"
            " credits. • Gain 1,000 credits and secretly look at a facedown contact on a planet of"
            " your choice.",
            {
                "choose:a PASS PASS": (
                    "strength passed; rival strength passed; +2,000; rival +2,000"
                ),
                "choose:a PASS FAIL": (
                    "strength passed; rival strength failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "strength failed; rival strength passed; -2,000; rival +2,000"
                ),
                "choose:a FAIL FAIL": "strength failed; rival strength failed",
                "choose:b WIN4": "ground 4; won; +4,000",
                "choose:b LOSE4": "ground 4; lost; -1,000; hurt 1",
                "choose:c ~look:ryloth.1": "+1,000; sees ryloth.1",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_s": (
        on(
            "tatooine",
            "If your Hutt reputation is positive: Choose one: • Fight the debtor (ground combat, 3"
            " dice). Win: Gain 3,000 credits. • Gain 2,000 credits and 1 Rebel reputation, then"
            " lose 1 Hutt reputation.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; hurt 1",
                "choose:b": "+1 rebel; +2,000; -1 hutt",
            },
            hutt=1,
        ),
        on(
            "tatooine",
            "If your Hutt reputation is negative or neutral: Choose one: • Spend 2,000 credits to"
            " gain 1 Hutt reputation. • Test Stealth. Pass: Gain 2,000 credits. Fail: Suffer 2"
            " character damage.",
            {
                "choose:a=2000": "-2,000; +1 hutt",
                "choose:b PASS": "stealth passed; +2,000",
                "choose:b FAIL": "stealth failed; hurt 2",
            },
            hutt=(-1, 0),
        ),
        on(
            "nal_hutta",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_tatooine_nal_hutta_t": (
        on(
            "tatooine",
            "Choose one: • Spend 1,000 credits to gain Pod Engine. • Test Tech. Pass: Gain 2,000"
            " credits and recover 1 ship damage. Fail: Suffer 1 character damage. • Gain 3,000"
            " credits and suffer 2 ship damage.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b PASS": "tech passed; +2,000; repair 1",
                "choose:b FAIL": "tech failed; hurt 1",
                "choose:c": "+3,000; harm 2",
            },
            harm=1,
        ),
        on(
            "nal_hutta",
            "Choose one: • If your Hutt reputation is positive, spend 5,000 credits to gain 1 fame."
            " • If your Hutt reputation is neutral or negative, spend 8,000 credits to gain 1 fame."
            " • Test Strength. Pass: Gain 3,000 credits. Fail: Suffer 2 character damage.",
            {
                "choose:a=5000": "-5,000; +1 fame",
                "choose:c PASS": "strength passed; +3,000",
                "choose:c FAIL": "strength failed; hurt 2",
            },
            hutt=1,
        ),
        on(
            "nal_hutta",
            "Choose one: • If your Hutt reputation is positive, spend 5,000 credits to gain 1 fame."
            " • If your Hutt reputation is neutral or negative, spend 8,000 credits to gain 1 fame."
            " • Test Strength. Pass: Gain 3,000 credits. Fail: Suffer 2 character damage.",
            {
                "choose:b=8000": "-8,000; +1 fame",
                "choose:c PASS": "strength passed; +3,000",
                "choose:c FAIL": "strength failed; hurt 2",
            },
            hutt=(-1, 0),
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_section(game: OuterRim, card: str, case: Case) -> None:
    check_section(game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_sections(game, card, CARDS[card])
