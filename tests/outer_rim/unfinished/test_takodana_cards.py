"""Encounters 10 to 20 of Takodana and the Ring of Kafrene, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_takodana_ring_of_kafrene_j": (
        on(
            "takodana",
            "Choose one: • Test Knowledge. Pass: Gain 2,000 credits. You may spend 6,000 credits "
            "to gain 1 fame. Fail: Lose 1,000 credits. • Spend 8,000 credits to gain 1 fame. • "
            "Suffer 1 character damage to move a contact from your planet to an empty contact "
            "space of another planet.",
            {
                "choose:a PASS accept": "knowledge passed; +2,000; -6,000; +1 fame",
                "choose:a PASS pass": "knowledge passed; +2,000",
                "choose:a FAIL": "knowledge failed; -1,000",
                "choose:b=8000": "-8,000; +1 fame",
                "choose:c ~take:takodana.1 ~place:takodana.1@spinward_core.orange": (
                    "hurt 1; takodana.1 to spinward_core.orange"
                ),
                "choose:c ~pass": "hurt 1",
            },
            more={"contacts": {"takodana": ["boshek", "dengar"], "kessel": [None, "lobot"]}},
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Spend 1,000 credits to move a contact from another planet to an empty "
            "contact space of your planet. You may encounter a contact on your planet. • Gain "
            "2,000 credits and move the nearest patrol 2 spaces toward you.",
            {
                "choose:a=1000 ~take:ord_mantell.1 accept ~meet:ring_of_kafrene.1 ~pass": (
                    "-1,000; ord_mantell.1 to ring_of_kafrene.2; reveals ring_of_kafrene.1; "
                    "meets boshek"
                ),
                "choose:a=1000 ~take:ord_mantell.1 pass": (
                    "-1,000; ord_mantell.1 to ring_of_kafrene.2"
                ),
                "choose:a=1000 ~pass accept ~meet:ring_of_kafrene.1 ~pass": (
                    "-1,000; reveals ring_of_kafrene.1; meets boshek"
                ),
                "choose:a=1000 ~pass pass": "-1,000",
                "choose:b ~patrol:hutt": "+2,000; hutt patrol 2: kessel",
            },
            more={"contacts": {"ring_of_kafrene": ["boshek", None]}},
        ),
    ),
    "enc_takodana_ring_of_kafrene_k": (
        on(
            "takodana",
            "Choose one: • Gain 2,000 credits, then gain Encrypted Message, discarding a card if "
            "no slot is free for it. • Gain 3,000 credits and lose 1 reputation with a faction of "
            "your choice.",
            {
                "choose:a": "+2,000; gets it",
                "choose:b faction:hutt": "+3,000; -1 hutt",
                "choose:b faction:imperial": "+3,000; -1 imperial",
                "choose:b faction:rebel": "+3,000; -1 rebel",
                "choose:b faction:syndicate": "+3,000; -1 syndicate",
            },
        ),
        on(
            "ring_of_kafrene",
            "If another player is in your space: Choose one: • You and a player in your space "
            "each gain 2,000 credits. • Fight a player in your space. Win: Take up to 3,000 "
            "credits from that player.",
            {
                "choose:a": "+2,000; rival +2,000",
                "choose:b WIN3": "ground 3 player; won; rival -3,000; +3,000; rival hurt 2",
                "choose:b LOSE3": "ground 3 player; lost; hurt 1",
            },
            company=True,
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Test Stealth. Pass: Gain 2,000 credits. You may secretly look at "
            "another player's secrets. Fail: Move the Imperial patrol 3 spaces toward you. • "
            "Spend 1,000 credits to secretly look at 2 facedown contacts on your planet.",
            {
                "choose:a PASS": "stealth passed; +2,000",
                "choose:a FAIL": "stealth failed; imperial patrol 3: kessel",
                "choose:b=1000 ~look:ring_of_kafrene.1 ~look:ring_of_kafrene.2": (
                    "-1,000; sees ring_of_kafrene.1; sees ring_of_kafrene.2"
                ),
            },
            more={"contacts": {"ring_of_kafrene": ["boshek", "dengar"]}},
        ),
    ),
    "enc_takodana_ring_of_kafrene_l": (
        on(
            "takodana",
            "Choose one: • Spend 8,000 credits to gain 1 fame. • Fight the pirate on your peg "
            "(ground combat, 4 dice). Win and not defeated: You may spend 4,000 credits to gain 1 "
            "fame. If you lose: Lose 1,000 credits. • Gain 2,000 credits and suffer 1 character "
            "damage.",
            {
                "choose:a=8000": "-8,000; +1 fame",
                "choose:b WIN4 accept=4000": "ground 4; won; -4,000; +1 fame",
                "choose:b WIN4 pass": "ground 4; won",
                "choose:b LOSE4": "ground 4; lost; -1,000; hurt 1",
                "choose:c": "+2,000; hurt 1",
            },
        ),
        on(
            "ring_of_kafrene",
            "If your Imperial reputation is positive: Choose one: • Gain 1,000 credits and move "
            "the Imperial patrol up to 4 spaces. • Secretly look at 2 facedown contacts on your "
            "planet.",
            {
                "choose:a ~patrol:imperial@nav_10 ~done": "+1,000; imperial patrol 1: nav_10",
                "choose:a ~done": "+1,000",
                "choose:b ~look:ring_of_kafrene.1 ~look:ring_of_kafrene.2": (
                    "sees ring_of_kafrene.1; sees ring_of_kafrene.2"
                ),
            },
            imperial=1,
            more={"contacts": {"ring_of_kafrene": ["boshek", "dengar"]}},
        ),
        on(
            "ring_of_kafrene",
            "If your Imperial reputation is neutral: Choose one: • Spend 1,000 credits. • Test "
            "Stealth. Pass: Gain 3,000 credits. Fail: Lose 1 Imperial reputation.",
            {
                "choose:a=1000": "-1,000",
                "choose:b PASS": "stealth passed; +3,000",
                "choose:b FAIL": "stealth failed; -1 imperial",
            },
            imperial=0,
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Discard 1 cargo to move up to 1 space. • Fight the alley patrol "
            "(ground combat, 4 dice). Win: Gain 2,000 credits. If you lose: Lose 2,000 credits.",
            {
                "choose:a move*1": "drops salvage; moves 1",
                "choose:b WIN4": "ground 4; won; +2,000",
                "choose:b LOSE4": "ground 4; lost; -2,000; hurt 1",
            },
            imperial=-1,
            cards=("databank_90_ponda_baba", "salvage"),
        ),
    ),
    "enc_takodana_ring_of_kafrene_m": (
        on(
            "takodana",
            "Test Piloting. Fail: Suffer 1 ship damage and move up to 1 space. Pass: Choose one: "
            "• Move up to 3 spaces. • Move a contact from another planet to an empty contact "
            "space of your planet. You may encounter a contact on your planet.",
            {
                "PASS choose:a move*3": "piloting passed; moves 3",
                "PASS choose:b ~take:ord_mantell.1 accept ~meet:takodana.1 ~pass": (
                    "piloting passed; ord_mantell.1 to takodana.2; reveals takodana.1; meets boshek"
                ),
                "PASS choose:b ~take:ord_mantell.1 pass": (
                    "piloting passed; ord_mantell.1 to takodana.2"
                ),
                "PASS choose:b ~pass accept ~meet:takodana.1 ~pass": (
                    "piloting passed; reveals takodana.1; meets boshek"
                ),
                "PASS choose:b ~pass pass": "piloting passed",
                "FAIL move*1": "piloting failed; harm 1; moves 1",
            },
            more={"contacts": {"takodana": ["boshek", None]}},
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Suffer 1 ship damage to look at the top 3 cards of the gear and mod "
            "deck. You may buy 1 mod among them for half its cost, rounded up to a full 1,000 "
            "credits. Put the others under the deck. • Buy the top card of the cargo deck for "
            "1,000 credits less. • Discard 1 mod or cargo to gain 2,000 credits.",
            {
                "choose:a buy:shield_upgrade@mod pay=2000": ("harm 1; -2,000; buys shield_upgrade"),
                "choose:a buy:shield_upgrade@mod barter:salvage": (
                    "harm 1; -1,000; buys shield_upgrade"
                ),
                "choose:a buy:ion_cannon@mod pay=2000": "harm 1; -2,000; buys ion_cannon",
                "choose:a buy:ion_cannon@mod barter:salvage": "harm 1; -1,000; buys ion_cannon",
                "choose:a pass": "harm 1",
                "choose:b buy:food_supplies@cargo": (
                    "buys food_supplies; drops salvage; gets food_supplies"
                ),
                "choose:b pass": "",
                "choose:c": "drops salvage; +2,000",
            },
            cards=("databank_90_ponda_baba", "salvage"),
            decks={
                "cargo": ("food_supplies", "spice"),
                "gear_and_mod": ("vibroknife", "shield_upgrade", "ion_cannon"),
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_n": (
        on(
            "takodana",
            "If another player is in your space: Choose one: • Test Influence (opposed) against a "
            "player in your space. Only you pass: Take up to 3,000 credits from that player. Both "
            "fail: Suffer 1 character damage. Only they pass: Give up to 3,000 credits to that "
            "player. • Gain 2,000 credits and suffer 1 character damage.",
            {
                "choose:a PASS PASS": "influence passed; rival influence passed",
                "choose:a PASS FAIL": (
                    "influence passed; rival influence failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "influence failed; rival influence passed; -3,000; rival +3,000"
                ),
                "choose:a FAIL FAIL": "influence failed; rival influence failed; hurt 1",
                "choose:b": "+2,000; hurt 1",
            },
            company=True,
        ),
        on(
            "takodana",
            "Choose one: • Test Influence. Pass: Gain 4,000 credits. Fail: Lose 2,000 credits. • "
            "Test Strength. Pass: Gain 2,000 credits. Fail: Suffer 1 character damage.",
            {
                "choose:a PASS": "influence passed; +4,000",
                "choose:a FAIL": "influence failed; -2,000",
                "choose:b PASS": "strength passed; +2,000",
                "choose:b FAIL": "strength failed; hurt 1",
            },
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Spend 1,000 credits to gain Sorrel Vane. • Test Knowledge. Pass: Gain "
            "Sorrel Vane and 1,000 credits. Fail: Lose 2,000 credits. • Suffer 1 ship damage to "
            "gain 1,000 credits.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b PASS": "knowledge passed; gets it; +1,000",
                "choose:b FAIL": "knowledge failed; -2,000",
                "choose:c": "harm 1; +1,000",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_o": (
        on(
            "takodana",
            "Choose one: • Gain Chewbacca, Carbonite Rate. • Gain 1 Rebel reputation. • Reveal "
            "all contacts on your planet.",
            {
                "choose:a": "gets it",
                "choose:b": "+1 rebel",
                "choose:c ~look:takodana.1 ~look:takodana.2 ~look:takodana.orange": (
                    "reveals takodana.1; reveals takodana.2; reveals takodana.orange"
                ),
            },
            more={"contacts": {"takodana": ["boshek", "dengar"], "kessel": [None, "lobot"]}},
        ),
        on(
            "ring_of_kafrene",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_p": (
        on(
            "takodana",
            "Choose one: • Spend 1,000 credits to roll a die. hit or crit: You may buy the top "
            "card of the luxury deck for 4,000 credits less. • Spend 2,000 credits to roll 3 "
            "dice. Any hit or crit: You may buy the top card of the luxury deck for 4,000 credits "
            "less. Otherwise: Gain 1,000 credits. • Test Stealth. Pass: You may buy the top card "
            "of the luxury deck for 3,000 credits less. Fail: Suffer 2 character damage.",
            {
                "choose:a=1000 ROLL:crit buy:dash_rendar@crew": (
                    "-1,000; -4,000; buys dash_rendar"
                ),
                "choose:a=1000 ROLL:crit pass": "-1,000",
                "choose:a=1000 ROLL:blank": "-1,000",
                "choose:b=2000 ROLL:crit,hit,hit buy:dash_rendar@crew": (
                    "-2,000; -4,000; buys dash_rendar"
                ),
                "choose:b=2000 ROLL:crit,hit,hit pass": "-2,000",
                "choose:b=2000 ROLL:blank,blank,blank": "-2,000; +1,000",
                "choose:c PASS buy:dash_rendar@crew=5000": (
                    "stealth passed; -5,000; buys dash_rendar"
                ),
                "choose:c PASS pass": "stealth passed",
                "choose:c FAIL": "stealth failed; hurt 2",
            },
            decks={"luxury": ("dash_rendar", "sy_snootles")},
        ),
        on(
            "ring_of_kafrene",
            "If your Imperial reputation is positive: Choose one: • Gain 3,000 credits. • Spend "
            "1,000 credits to gain the top card of the cargo deck.",
            {
                "choose:a": "+3,000",
                "choose:b=1000": "-1,000; gets salvage",
            },
            imperial=1,
            decks={"cargo": ("salvage", "food_supplies")},
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Fight the claim jumpers (ground combat, 3 dice). Win: Gain 3,000 "
            "credits. If you lose: Lose 1,000 credits. • Test Knowledge. Pass: Gain 1,000 credits "
            "and 1 Imperial reputation. Fail: Lose 1,000 credits.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -1,000; hurt 1",
                "choose:b PASS": "knowledge passed; +1 imperial; +1,000",
                "choose:b FAIL": "knowledge failed; -1,000",
            },
            imperial=(-1, 0),
        ),
    ),
    "enc_takodana_ring_of_kafrene_q": (
        on(
            "takodana",
            "Choose one: • Gain Ketsu Onyo, Cold Trail. • Test Stealth. Pass: Gain 1,000 credits "
            "and secretly look at 3 facedown contacts on a planet of your choice. Fail: Suffer 1 "
            "character damage.",
            {
                "choose:a": "gets it",
                "choose:b PASS ~look:ord_mantell.1 ~look:ord_mantell.2 ~look:ord_mantell.orange": (
                    "stealth passed; +1,000; sees ord_mantell.1; sees ord_mantell.2; sees "
                    "ord_mantell.orange"
                ),
                "choose:b FAIL": "stealth failed; hurt 1",
            },
            more={"contacts": {"takodana": ["boshek", "dengar"], "kessel": [None, "lobot"]}},
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Encounter a patrol or contact up to 4 spaces away. • Reveal all "
            "contacts on your planet. You may encounter a contact on your planet. • Gain 1,000 "
            "credits and move up to 1 space.",
            {
                "choose:a ~meet:naboo.1 ~pass": "reveals naboo.1; meets boshek",
                (
                    "choose:b ~look:ring_of_kafrene.1 ~look:ring_of_kafrene.2 "
                    "~look:ring_of_kafrene.orange accept ~meet:ring_of_kafrene.1 ~pass"
                ): (
                    "reveals ring_of_kafrene.1; reveals ring_of_kafrene.2; reveals "
                    "ring_of_kafrene.orange; meets dengar"
                ),
                (
                    "choose:b ~look:ring_of_kafrene.1 ~look:ring_of_kafrene.2 "
                    "~look:ring_of_kafrene.orange pass"
                ): (
                    "reveals ring_of_kafrene.1; reveals ring_of_kafrene.2; reveals "
                    "ring_of_kafrene.orange"
                ),
                "choose:c move*1": "+1,000; moves 1",
            },
            more={"contacts": {"ring_of_kafrene": ["dengar", "lobot"], "naboo": ["boshek"]}},
        ),
    ),
    "enc_takodana_ring_of_kafrene_r": (
        on(
            "takodana",
            "If your Hutt reputation is negative, your Imperial reputation is negative, your "
            "Rebel reputation is negative and your Syndicate reputation is negative: Gain 4,000 "
            "credits.",
            {
                "": "+4,000",
            },
            hutt=-1,
            imperial=-1,
            rebel=-1,
            syndicate=-1,
        ),
        on(
            "takodana",
            "Gain 1 reputation with a faction of your choice and lose 1 reputation with a faction "
            "of your choice.",
            {
                "faction:hutt ~faction:hutt": "+1 hutt; -1 hutt",
                "faction:imperial ~faction:hutt": "+1 imperial; -1 hutt",
                "faction:rebel ~faction:hutt": "+1 rebel; -1 hutt",
                "faction:syndicate ~faction:hutt": "+1 syndicate; -1 hutt",
            },
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Discard 1 crew to gain 5,000 credits. • Suffer 1 character damage to "
            "gain 3,000 credits. • Reveal cards of the job deck until 2 jobs appear. You may buy "
            "one of them. Shuffle the rest back into the deck.",
            {
                "choose:a": "drops databank_7_boshek; +5,000",
                "choose:b": "hurt 1; +3,000",
                "choose:c buy:the_kessel_run_job@job": "buys the_kessel_run_job",
                "choose:c buy:the_casino_heist_job@job": "buys the_casino_heist_job",
                "choose:c pass": "",
            },
            cards=("databank_90_ponda_baba", "databank_7_boshek"),
            decks={"job": ("the_kessel_run_job", "the_casino_heist_job", "hired_help")},
        ),
    ),
    "enc_takodana_ring_of_kafrene_s": (
        on(
            "takodana",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            "ring_of_kafrene",
            "Choose one: • Spend 1,000 credits to gain Ore Claim. • Test Strength. Pass: Gain "
            "3,000 credits. Fail: Suffer 1 character damage.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:b PASS": "strength passed; +3,000",
                "choose:b FAIL": "strength failed; hurt 1",
            },
        ),
    ),
    "enc_takodana_ring_of_kafrene_t": (
        on(
            "takodana",
            "Choose one: • Spend 2,000 credits to gain Orla, Ring Engineer. You may buy the top "
            "card of the gear and mod deck for 1,000 credits less. • Test Influence. Pass: Gain "
            "Orla, Ring Engineer. Fail: Lose 1,000 credits. • Gain 1,000 credits and recover 1 "
            "ship damage.",
            {
                "choose:a=2000 buy:vibroknife@gear": "-2,000; gets it; -2,000; buys vibroknife",
                "choose:a=2000 pass": "-2,000; gets it",
                "choose:b PASS": "influence passed; gets it",
                "choose:b FAIL": "influence failed; -1,000",
                "choose:c": "+1,000; repair 1",
            },
            harm=1,
            decks={"gear_and_mod": ("vibroknife", "jetpack")},
        ),
        on(
            "ring_of_kafrene",
            "Gain 1,000 credits and suffer 1 ship damage. Roll 2 dice. Any crit: Gain 3,000 "
            "credits.",
            {
                "ROLL:crit,hit": "+1,000; harm 1; +3,000",
                "ROLL:blank,blank": "+1,000; harm 1",
            },
            harm=0,
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_section(game: OuterRim, card: str, case: Case) -> None:
    check_section(game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_sections(game, card, CARDS[card])
