"""Encounters 11 to 20 of Lothal and Mon Calamari, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import Case, on, rows
from tests.outer_rim.unfinished.stage import check_section, check_sections

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_lothal_mon_calamari_k": (
        on(
            "lothal",
            "Test Stealth. Fail: You may suffer 1 ship damage to move up to 2 spaces. Pass: "
            "Choose one: • Move up to 4 spaces. • Look at the top 2 cards of the job deck. You "
            "may gain 1 job among them.",
            {
                "PASS choose:a move*4": "stealth passed; moves 4",
                "PASS choose:b gain:the_kessel_run_job": "stealth passed; gets the_kessel_run_job",
                "PASS choose:b pass": "stealth passed",
                "FAIL accept move*2": "stealth failed; harm 1; moves 2",
                "FAIL pass": "stealth failed",
            },
            decks={"job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job")},
        ),
        on(
            "mon_calamari",
            "If your Rebel reputation is positive: Choose one: • Gain 3,000 credits. • Gain the "
            "top card of the job deck if it is a job.",
            {
                "choose:a": "+3,000",
                "choose:b": "gets the_kessel_run_job",
            },
            decks={"job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job")},
            rebel=1,
        ),
        on(
            "mon_calamari",
            "Choose one: • Gain 1 Rebel reputation and lose 1 Imperial reputation. • Gain 3,000 "
            "credits and lose 1 Rebel reputation.",
            {
                "choose:a": "+1 rebel; -1 imperial",
                "choose:b": "+3,000; -1 rebel",
            },
            rebel=0,
        ),
    ),
    "enc_lothal_mon_calamari_l": (
        on(
            "lothal",
            "If your Rebel reputation is positive: Choose one: • Gain 3,000 credits and lose 1 "
            "Imperial reputation. • Test Tech. Pass: Gain the top card of the gear and mod deck "
            "if it is a mod. Fail: Suffer 1 character damage.",
            {
                "choose:a": "+3,000; -1 imperial",
                "choose:b PASS": "tech passed; gets shield_upgrade",
                "choose:b FAIL": "tech failed; hurt 1",
            },
            decks={"gear_and_mod": ("shield_upgrade",)},
            rebel=1,
        ),
        on(
            "lothal",
            "If your Imperial reputation is positive: Choose one: • Gain 3,000 credits and move "
            "the Imperial patrol up to 3 spaces. • Gain the top card of the cargo deck.",
            {
                (
                    "choose:a ~patrol:imperial@nav_10 ~patrol:imperial@nav_9 "
                    "~patrol:imperial@lothal"
                ): ("+3,000; imperial patrol 3: lothal"),
                "choose:a ~patrol:imperial@nav_10 ~patrol:imperial@nav_9 ~done": (
                    "+3,000; imperial patrol 2: nav_9"
                ),
                "choose:a ~patrol:imperial@nav_10 ~done": "+3,000; imperial patrol 1: nav_10",
                "choose:a ~done": "+3,000",
                "choose:b": "gets food_supplies",
            },
            decks={"cargo": ("food_supplies", "spice", "bacta_supplies")},
            imperial=1,
        ),
        on(
            "lothal",
            "Choose one: • Gain 2,000 credits and lose 1 Imperial reputation. • Gain 1,000 "
            "credits and 1 Imperial reputation, then lose 1 Rebel reputation.",
            {
                "choose:a": "+2,000; -1 imperial",
                "choose:b": "+1 imperial; +1,000; -1 rebel",
            },
            rebel=0,
            imperial=0,
        ),
        on(
            "mon_calamari",
            "Choose one: • Look at the top 3 cards of the gear and mod deck. You may buy 1 mod "
            "among them for 1,000 credits less. Put the others under the deck. • Gain the top "
            "card of the job deck if it is a job. • Test Strength. Pass: Gain 2,000 credits. "
            "Fail: Suffer 1 character damage.",
            {
                "choose:a buy:shield_upgrade@mod": "-3,000; buys shield_upgrade",
                "choose:a pass": "",
                "choose:b": "gets the_kessel_run_job",
                "choose:c PASS": "strength passed; +2,000",
                "choose:c FAIL": "strength failed; hurt 1",
            },
            decks={
                "gear_and_mod": ("vibroknife", "shield_upgrade", "jetpack", "ion_cannon"),
                "job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job"),
            },
        ),
    ),
    "enc_lothal_mon_calamari_m": (
        on(
            "lothal",
            "Choose one: • Gain 2,000 credits, then gain Priority Delivery, discarding a card if "
            "no slot is free for it. • Spend 1,000 credits. • Test Influence. Pass: Gain 1 "
            "Imperial reputation. Fail: Lose 1 Rebel reputation and suffer 1 character damage.",
            {
                "choose:a": "+2,000; gets it",
                "choose:b=1000": "-1,000",
                "choose:c PASS": "influence passed; +1 imperial",
                "choose:c FAIL": "influence failed; -1 rebel; hurt 1",
            },
        ),
        on(
            "mon_calamari",
            "Test Strength. Pass: Gain 2,000 credits. You may test Strength. Fail: Suffer 1 "
            "character damage. Pass: Gain 2,000 credits. You may test Strength. Pass: Gain 3,000 "
            "credits. Fail: Suffer 2 character damage.",
            {
                "PASS accept PASS accept PASS": (
                    "strength passed; +2,000; strength passed; +2,000; strength passed; +3,000"
                ),
                "PASS accept PASS accept FAIL": (
                    "strength passed; +2,000; strength passed; +2,000; strength failed; hurt 2"
                ),
                "PASS accept PASS pass": "strength passed; +2,000; strength passed; +2,000",
                "PASS accept FAIL": "strength passed; +2,000; strength failed; hurt 1",
                "PASS pass": "strength passed; +2,000",
                "FAIL": "strength failed",
            },
        ),
    ),
    "enc_lothal_mon_calamari_n": (
        on(
            "lothal",
            "If your Imperial reputation is neutral or positive: Choose one: • Spend 1,000 "
            "credits to gain the top card of the job deck if it is a job. • Test Influence. Pass: "
            "Gain 2,000 credits. Fail: Lose 1 Imperial reputation.",
            {
                "choose:a=1000": "-1,000; gets the_kessel_run_job",
                "choose:b PASS": "influence passed; +2,000",
                "choose:b FAIL": "influence failed; -1 imperial",
            },
            decks={"job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job")},
            imperial=(0, 1),
        ),
        on(
            "lothal",
            "If your Imperial reputation is negative: You may fight the two stormtroopers (ground "
            "combat, 3 dice). Win: Gain 3,000 credits. If you lose: Lose 1,000 credits. Decline: "
            "Move up to 1 space.",
            {
                "accept WIN3": "ground 3; won; +3,000",
                "accept LOSE3": "ground 3; lost; -1,000; hurt 1",
                "pass move*1": "moves 1",
            },
            imperial=-1,
        ),
        on(
            "mon_calamari",
            "If another player is in your space: Choose one: • Test Strength (opposed) against a "
            "player in your space. Only you pass: Take up to 3,000 credits from that player. Only "
            "they pass: Give up to 3,000 credits to that player. • Gain 2,000 credits and suffer "
            "1 character damage.",
            {
                "choose:a PASS PASS": "strength passed; rival strength passed",
                "choose:a PASS FAIL": (
                    "strength passed; rival strength failed; rival -3,000; +3,000"
                ),
                "choose:a FAIL PASS": (
                    "strength failed; rival strength passed; -3,000; rival +3,000"
                ),
                "choose:a FAIL FAIL": "strength failed; rival strength failed",
                "choose:b": "+2,000; hurt 1",
            },
            company=True,
        ),
        on(
            "mon_calamari",
            "You may fight the pearl divers (ground combat, 3 dice). Win: Gain 3,000 credits. If "
            "you lose: Lose 1,000 credits.",
            {
                "accept WIN3": "ground 3; won; +3,000",
                "accept LOSE3": "ground 3; lost; -1,000; hurt 1",
                "pass": "",
            },
        ),
    ),
    "enc_lothal_mon_calamari_o": (
        on(
            "lothal",
            "Choose one: • Gain 3,000 credits. You cannot move in your next planning step. • Test "
            "Piloting. Pass: Gain 1,000 credits and move up to 3 spaces. Fail: Suffer 2 ship "
            "damage.",
            {
                "choose:a": "+3,000",
                "choose:b PASS move*3": "piloting passed; +1,000; moves 3",
                "choose:b FAIL": "piloting failed; harm 2",
            },
        ),
        on(
            "mon_calamari",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
    ),
    "enc_lothal_mon_calamari_p": (
        on(
            "lothal",
            "Choose one: • Gain 3,000 credits and suffer 1 character damage. • Gain the top card "
            "of the job deck if it is a job. • Gain 1 Rebel reputation and move the nearest "
            "patrol 2 spaces toward you.",
            {
                "choose:a": "+3,000; hurt 1",
                "choose:b": "gets the_kessel_run_job",
                "choose:c ~patrol:hutt": "+1 rebel; hutt patrol 2: nav_9",
            },
            decks={"job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job")},
        ),
        on(
            "mon_calamari",
            "Choose one: • Fight a young krakana (ship combat, 3 dice). Win: Gain 3,000 credits. "
            "If you lose: Lose 1,000 credits. • Fight the old krakana (ship combat, 5 dice). Win "
            "and not defeated: Gain 1 fame. If you lose: Lose 2,000 credits. • Suffer 1 ship "
            "damage to move up to 2 spaces.",
            {
                "choose:a WIN3": "ship 3; won; +3,000",
                "choose:a LOSE3": "ship 3; lost; -1,000; harm 1",
                "choose:b WIN5": "ship 5; won; +1 fame",
                "choose:b LOSE5": "ship 5; lost; -2,000; harm 1",
                "choose:c move*2": "harm 1; moves 2",
            },
        ),
    ),
    "enc_lothal_mon_calamari_q": (
        on(
            "lothal",
            "If your Imperial reputation is positive: Choose one: • Test Influence. Pass: Gain "
            "4,000 credits. Fail: Lose 1 Imperial reputation. • Gain 1,000 credits and 1 Rebel "
            "reputation, then lose 1 Imperial reputation.",
            {
                "choose:a PASS": "influence passed; +4,000",
                "choose:a FAIL": "influence failed; -1 imperial",
                "choose:b": "+1 rebel; +1,000; -1 imperial",
            },
            imperial=1,
        ),
        on(
            "lothal",
            "Choose one: • Gain 1,000 credits and 1 Imperial reputation, then move the Rebel "
            "patrol 3 spaces toward you. • Gain 1 Rebel reputation, then gain the top card of the "
            "job deck if it is a job, then move the Imperial patrol 3 spaces toward you. • Gain "
            "2,000 credits and suffer 1 character damage.",
            {
                "choose:a": "+1 imperial; +1,000; rebel patrol 3: lothal",
                "choose:b": "+1 rebel; gets the_kessel_run_job; imperial patrol 3: lothal",
                "choose:c": "+2,000; hurt 1",
            },
            decks={"job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job")},
            imperial=0,
        ),
        on(
            "mon_calamari",
            "Choose one: • Spend 3,000 credits to gain Neshi Orr. • Suffer 2 ship damage to gain "
            "Neshi Orr. • Test Piloting. Pass: Gain Neshi Orr and 1,000 credits. Fail: Lose 1,000 "
            "credits and suffer 1 ship damage.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b": "harm 2; gets it",
                "choose:c PASS": "piloting passed; gets it; +1,000",
                "choose:c FAIL": "piloting failed; -1,000; harm 1",
            },
        ),
    ),
    "enc_lothal_mon_calamari_r": (
        on(
            "lothal",
            "Keep this card as a secret.",
            {
                "": "secret",
            },
        ),
        on(
            "mon_calamari",
            "Choose one: • Test Tech. Pass: You may buy the top card of the bounty, cargo, gear "
            "and mod, job, luxury or ship deck for 3,000 credits less. Fail: Lose 1,000 credits. "
            "• Gain 1,000 credits and secretly look at 2 facedown contacts on a planet of your "
            "choice.",
            {
                "choose:a PASS ~buy:han_solo_bounty@job": "tech passed; buys han_solo_bounty",
                "choose:a PASS ~pass": "tech passed",
                "choose:a FAIL": "tech failed; -1,000",
                "choose:b ~look:ord_mantell.1 ~look:ord_mantell.2": (
                    "+1,000; sees ord_mantell.1; sees ord_mantell.2"
                ),
            },
            decks={"bounty": ("han_solo_bounty",)},
            more={"contacts": {"ord_mantell": ["boshek", "dengar"]}},
        ),
    ),
    "enc_lothal_mon_calamari_s": (
        on(
            "lothal",
            "Choose one: • If another player is in your space, ask a player in your space to come "
            "along. If they agree, you and that player each gain 1,000 credits. Move up to 3 "
            "spaces. That player goes to your space. Otherwise, move up to 5 spaces. • Move up to "
            "5 spaces. • Gain 2,000 credits and move up to 1 space.",
            {
                "choose:a player:seat_1 accept move*3": (
                    "+1,000; rival +1,000; moves 3; rival to ord_mantell"
                ),
                "choose:a player:seat_1 decline move*5": "moves 5",
                "choose:a pass move*5": "moves 5",
                "choose:b move*5": "moves 5",
                "choose:c move*1": "+2,000; moves 1",
            },
            company=True,
        ),
        on(
            "mon_calamari",
            "If another player is in your space: You may fight a player in your space. Win: Take "
            "1 job from that player or up to 3,000 credits from that player. If you lose: Give up "
            "to 3,000 credits to that player.",
            {
                "accept WIN3 choose:a": (
                    "ground 3 player; won; gets the_kessel_run_job; rival hurt 2"
                ),
                "accept WIN3 choose:b": "ground 3 player; won; rival -3,000; +3,000; rival hurt 2",
                "accept LOSE3": "ground 3 player; lost; -3,000; rival +3,000; hurt 1",
                "pass": "",
            },
            rival={"cards": ["the_kessel_run_job"]},
            company=True,
        ),
        on(
            "mon_calamari",
            "You may fight the other crew (ship combat, 4 dice). Win: Gain the top card of the "
            "job deck if it is a job. If you lose: Suffer 1 ship damage.",
            {
                "accept WIN4": "ship 4; won; gets the_kessel_run_job",
                "accept LOSE4": "ship 4; lost; harm 1; harm 1",
                "pass": "",
            },
            decks={"job": ("the_kessel_run_job", "hired_help", "the_casino_heist_job")},
        ),
    ),
    "enc_lothal_mon_calamari_t": (
        on(
            "lothal",
            "Choose one: • If your Rebel reputation is negative or neutral, spend 2,000 credits "
            "to gain 1 Rebel reputation. • Gain 1,000 credits and recover all character damage. • "
            "Gain 3,000 credits and lose 1 Rebel reputation.",
            {
                "choose:a=2000": "-2,000; +1 rebel",
                "choose:b": "+1,000; heal 2",
                "choose:c": "+3,000; -1 rebel",
            },
            hurt=2,
            rebel=0,
        ),
        on(
            "mon_calamari",
            "Choose one: • Spend 1,000 credits to roll a die. hit or crit: Gain the top card of "
            "the cargo deck. • Spend 3,000 credits to look at the top 3 cards of the cargo deck. "
            "You may gain 1 of them. Put the others under the deck. Then: Roll 3 dice. For each "
            "hit or crit: Gain 1,000 credits. • Test Knowledge. Pass: Gain 3,000 credits. Fail: "
            "Suffer 1 ship damage.",
            {
                "choose:a=1000 ROLL:crit": "-1,000; gets food_supplies",
                "choose:a=1000 ROLL:blank": "-1,000",
                "choose:b=3000 ROLL:crit,crit,crit gain:food_supplies": (
                    "-3,000; gets food_supplies; +1,000; +1,000; +1,000"
                ),
                "choose:b=3000 ROLL:crit,crit,crit gain:spice": (
                    "-3,000; gets spice; +1,000; +1,000; +1,000"
                ),
                "choose:b=3000 ROLL:crit,crit,crit gain:bacta_supplies": (
                    "-3,000; gets bacta_supplies; +1,000; +1,000; +1,000"
                ),
                "choose:b=3000 ROLL:crit,crit,crit pass": "-3,000; +1,000; +1,000; +1,000",
                "choose:b=3000 ROLL:hit,blank,blank gain:food_supplies": (
                    "-3,000; gets food_supplies; +1,000"
                ),
                "choose:b=3000 ROLL:hit,blank,blank gain:spice": "-3,000; gets spice; +1,000",
                "choose:b=3000 ROLL:hit,blank,blank gain:bacta_supplies": (
                    "-3,000; gets bacta_supplies; +1,000"
                ),
                "choose:b=3000 ROLL:hit,blank,blank pass": "-3,000; +1,000",
                "choose:b=3000 ROLL:blank,blank,blank gain:food_supplies": (
                    "-3,000; gets food_supplies"
                ),
                "choose:b=3000 ROLL:blank,blank,blank gain:spice": "-3,000; gets spice",
                "choose:b=3000 ROLL:blank,blank,blank gain:bacta_supplies": (
                    "-3,000; gets bacta_supplies"
                ),
                "choose:b=3000 ROLL:blank,blank,blank pass": "-3,000",
                "choose:c PASS": "knowledge passed; +3,000",
                "choose:c FAIL": "knowledge failed; harm 1",
            },
            decks={"cargo": ("food_supplies", "spice", "bacta_supplies")},
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_section(game: OuterRim, card: str, case: Case) -> None:
    check_section(game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_sections(game, card, CARDS[card])
