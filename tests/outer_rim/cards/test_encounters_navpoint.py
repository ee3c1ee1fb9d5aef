"""The encounters of the navpoints, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows

SPACE = "nav_12"
PATROLS = {
    "hutt": {"level": 1, "space": "nav_25"},
    "imperial": {"level": 1, "space": "nav_25"},
    "rebel": {"level": 1, "space": "nav_25"},
    "syndicate": {"level": 1, "space": "nav_18"},
}
"""the Syndicate's is the nearest: nav_18, nav_15, Tatooine or Nal Hutta, nav_14, nav_13, nav_12"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_navpoint_a": (
        on(
            SPACE,
            "Choose one: • Fight the raider (ship combat, 3 dice). Win: Gain 3,000 credits. If you"
            " lose: Lose 1,000 credits. • Test Piloting. Pass: Gain 1,000 credits. Fail: Suffer"
            " 2 ship damage.",
            {
                "choose:a WIN3": "ship 3; won; +3,000",
                "choose:a LOSE3": "ship 3; lost; -1,000; harm 1",
                "choose:b PASS": "piloting passed; +1,000",
                "choose:b FAIL": "piloting failed; harm 2",
            },
        ),
    ),
    "enc_navpoint_b": (
        on(
            SPACE,
            "Choose one: • Test Piloting. Pass: Gain Lost Property. Fail: Suffer 1 ship damage."
            " • Test Tech. Pass: Gain 2,000 credits.",
            {
                "choose:a PASS": "piloting passed; gets it",
                "choose:a FAIL": "piloting failed; harm 1",
                "choose:b PASS": "tech passed; +2,000",
                "choose:b FAIL": "tech failed",
            },
        ),
    ),
    "enc_navpoint_c": (
        on(
            SPACE,
            "Choose one: • Suffer 1 ship damage to gain Pell Ando, Castaway. • Gain 1 reputation"
            " with a faction of your choice.",
            {
                "choose:a": "harm 1; gets it",
                "choose:b faction:hutt": "+1 hutt",
                "choose:b faction:imperial": "+1 imperial",
                "choose:b faction:rebel": "+1 rebel",
                "choose:b faction:syndicate": "+1 syndicate",
            },
        ),
    ),
    "enc_navpoint_d": (
        on(
            SPACE,
            "If you have negative reputation with a faction: Choose one: • Test Influence. Pass:"
            " Move the nearest patrol up to 2 spaces. Fail: Move the nearest patrol 3 spaces toward"
            " you and suffer 1 ship damage. • Spend 2,000 credits to move the nearest patrol up to"
            " 3 spaces.",
            {
                "choose:a PASS ~patrol:syndicate@ryloth ~patrol:syndicate@nav_20": (
                    "influence passed; syndicate patrol 2: nav_20"
                ),
                "choose:a PASS ~done": "influence passed",
                "choose:a FAIL": "influence failed; syndicate patrol 3: nav_14; harm 1",
                "choose:b=2000 ~patrol:syndicate@ryloth ~done": (
                    "-2,000; syndicate patrol 1: ryloth"
                ),
            },
            rebel=-1,
            hutt=(0, 1),
            more={"patrols": PATROLS},
        ),
        on(
            SPACE,
            "If you have no negative reputation: Choose one: • Move any patrol up to 3 spaces."
            " • Move up to 2 spaces.",
            {
                (
                    "choose:a patrol:hutt ~patrol:hutt@nav_24 ~patrol:hutt@nav_23"
                    " ~patrol:hutt@takodana"
                ): "hutt patrol 3: takodana",
                "choose:a patrol:imperial ~done": "",
                "choose:a patrol:rebel ~done": "",
                "choose:a patrol:syndicate ~patrol:syndicate@nav_15 ~done": (
                    "syndicate patrol 1: nav_15"
                ),
                "choose:b move*2": "moves 2",
            },
            hutt=(0, 1),
            more={"patrols": PATROLS},
        ),
    ),
    "enc_navpoint_e": (
        on(
            SPACE,
            "Choose one: • Test Piloting. Pass: Gain 2,000 credits and move up to 2 spaces. Fail:"
            " Suffer 2 ship damage. • Test Knowledge. Pass: Move up to 4 spaces.",
            {
                "choose:a PASS move*2": "piloting passed; +2,000; moves 2",
                "choose:a FAIL": "piloting failed; harm 2",
                "choose:b PASS move*4": "knowledge passed; moves 4",
                "choose:b FAIL": "knowledge failed",
            },
        ),
    ),
    "enc_navpoint_f": (
        on(
            SPACE,
            "Choose one: • Test Tactics. Pass: Gain 3,000 credits. Fail: Fight the ambushers (ship"
            " combat, 3 dice). Win: Gain 2,000 credits. If you lose: Lose 1,000 credits. • Spend"
            " 1,000 credits to move up to 1 space. • Suffer 1 ship damage.",
            {
                "choose:a PASS": "tactics passed; +3,000",
                "choose:a FAIL WIN3": "tactics failed; ship 3; won; +2,000",
                "choose:a FAIL LOSE3": "tactics failed; ship 3; lost; -1,000; harm 1",
                "choose:b=1000 move*1": "-1,000; moves 1",
                "choose:c": "harm 1",
            },
        ),
    ),
    "enc_navpoint_g": (
        on(
            SPACE,
            "Choose one: • Test Tech. Pass: Gain 3,000 credits. Fail: Suffer 1 character damage and"
            " 1 ship damage. • Reveal all contacts on a planet of your choice. • Test Knowledge."
            " Pass: Gain 2,000 credits.",
            {
                "choose:a PASS": "tech passed; +3,000",
                "choose:a FAIL": "tech failed; hurt 1; harm 1",
                "choose:b #22 ~look:naboo.1 look:naboo.2": "reveals naboo.1; reveals naboo.2",
                "choose:c PASS": "knowledge passed; +2,000",
                "choose:c FAIL": "knowledge failed",
            },
        ),
    ),
    "enc_navpoint_h": (
        on(
            SPACE,
            "If you are not the most famous: Choose one: • Fight the black gunship (ship combat,"
            " 4 dice). Win: Gain 2,000 credits. Win and not defeated: Gain 1 fame. • Spend 1,000"
            " credits to move up to 1 space.",
            {
                "choose:a WIN4": "ship 4; won; +2,000; +1 fame",
                "choose:a LOSE4": "ship 4; lost; harm 1",
                "choose:b=1000 move*1": "-1,000; moves 1",
            },
        ),
        on(
            SPACE,
            "",
            {
                "choose:a BLEED4": "ship 4; won; +2,000; harm 1; -3,000; defeated",
                "choose:b move*1": "-1,000; moves 1",
            },
            harm=3,
        ),
        on(
            SPACE,
            "If you are the most famous: Fight the black gunship (ship combat, 4 dice). Win: Gain"
            " 2,000 credits. Win and not defeated: Gain 1 fame.",
            {
                "WIN4": "ship 4; won; +2,000; +1 fame",
                "LOSE4": "ship 4; lost; harm 1",
            },
            fame=6,
        ),
        on(
            SPACE,
            "",
            {
                "BLEED4": "ship 4; won; +2,000; harm 1; -3,000; defeated",
            },
            fame=6,
            harm=3,
        ),
    ),
    "enc_navpoint_i": (
        on(
            SPACE,
            "Choose one: • Sell 1 cargo for its cost plus 1,000 credits. • Buy the top card of the"
            " cargo deck for 1,000 credits less. • Buy the top card of the gear and mod deck for"
            " 1,000 credits less.",
            {
                "choose:a": "",
                "choose:b buy:spice@cargo=2000": "-2,000; buys spice",
                "choose:b pass": "",
                "choose:c buy:jetpack@gear=2000": "-2,000; buys jetpack",
                "choose:c pass": "",
            },
            decks={"cargo": ("spice",), "gear_and_mod": ("jetpack",)},
        ),
        on(
            SPACE,
            "",
            {
                "~choose:a sell:salvage": "drops salvage; +2,000",
                "~choose:a done": "",
            },
            cards=("salvage", "jetpack"),
        ),
    ),
    "enc_navpoint_j": (on(SPACE, "Keep this card as a secret.", {"": "secret"}),),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])
