"""The encounters of Naboo and Ryloth, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows, stage

NABOO, RYLOTH = "naboo", "ryloth"
DEAR = {"ship": "heavy_duty_lifter"}
"""a ship of 10,000: ships cheaper than the player's own may be bought too"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_naboo_ryloth_a": (
        on(
            NABOO,
            "You may lose 1 Rebel reputation (none if it is already negative) to gain 2,000 "
            "credits and 1 Imperial reputation.",
            {"accept": "-1 rebel; +1 imperial; +2,000", "pass": ""},
            rebel=(0, 1),
        ),
        on(NABOO, "", {"accept": "+1 imperial; +2,000", "pass": ""}, rebel=-1),
        on(
            RYLOTH,
            "If your Rebel reputation is neutral or positive: You may buy any unused ship.",
            {
                "#9 ~buy_ship:hwk_290=5000": "-5,000; ship hwk_290",
                "#9 ~buy_ship:firespray_31_slave_i=20000": "-20,000; ship firespray_31_slave_i",
                "pass": "",
            },
            rebel=(0, 1),
        ),
        on(
            RYLOTH,
            "If your Rebel reputation is negative: Suffer 3 character damage. If you are not"
            " defeated, gain 1 Rebel reputation.",
            {"": "hurt 3; +1 rebel"},
            rebel=-1,
        ),
        on(RYLOTH, "", {"": "hurt 3; -3,000; defeated"}, rebel=-1, hurt=1),
    ),
    "enc_naboo_ryloth_b": (
        on(
            NABOO,
            "Choose one: • Spend 2,000 credits to gain Sister Yeelo. • Test Knowledge. Pass: Gain"
            " Sister Yeelo. Fail: Lose 1 Imperial reputation.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b PASS": "knowledge passed; gets it",
                "choose:b FAIL": "knowledge failed; -1 imperial",
            },
        ),
        on(
            RYLOTH,
            "Choose one: • If your Rebel reputation is neutral or positive, spend 1,000 credits to"
            " gain Sister Yeelo. • If your Rebel reputation is negative, spend 3,000 credits to"
            " gain Sister Yeelo. • Move up to 3 spaces.",
            {
                "choose:a=1000": "-1,000; gets it",
                "choose:c move*3": "moves 3",
            },
            rebel=(0, 1),
        ),
        on(
            RYLOTH,
            "",
            {
                "choose:b=3000": "-3,000; gets it",
                "choose:c move*3": "moves 3",
            },
            rebel=-1,
        ),
    ),
    "enc_naboo_ryloth_c": (
        on(
            NABOO,
            "Choose one: • Gain Unsigned Portraits and 1,000 credits. • Gain 1,000 credits and"
            " 1 Imperial reputation.",
            {
                "choose:a": "gets it; +1,000",
                "choose:b": "+1 imperial; +1,000",
            },
        ),
        on(
            RYLOTH,
            "Choose one: • Test Stealth. Pass: Gain Unsigned Portraits or 2,000 credits. Fail: Lose"
            " 1,000 credits. • Spend 1,000 credits to gain Unsigned Portraits.",
            {
                "choose:a PASS choose:a": "stealth passed; gets it",
                "choose:a PASS choose:b": "stealth passed; +2,000",
                "choose:a FAIL": "stealth failed; -1,000",
                "choose:b=1000": "-1,000; gets it",
            },
        ),
    ),
    "enc_naboo_ryloth_d": (
        on(
            NABOO,
            "Choose one: • Sell 1 cargo or gear for its cost plus 2,000 credits. • Test Influence."
            " Pass: Gain 3,000 credits. Fail: Gain 1,000 credits.",
            {
                "choose:a sell:salvage": "drops salvage; +3,000",
                "choose:a sell:jetpack": "drops jetpack; +5,000",
                "choose:a done": "",
                "choose:b PASS": "influence passed; +3,000",
                "choose:b FAIL": "influence failed; +1,000",
            },
            cards=("salvage", "jetpack", "ion_cannon"),
        ),
        on(
            RYLOTH,
            "If your Rebel reputation is neutral or positive: Choose one: • Gain 1,000 credits,"
            " then gain the top card of the cargo deck if it is cargo. • Fight the raiders (ship"
            " combat, 3 dice). Win: Gain 3,000 credits.",
            {
                "choose:a": "+1,000; gets salvage",
                "choose:b WIN3": "ship 3; won; +3,000",
                "choose:b LOSE3": "ship 3; lost; harm 1",
            },
            rebel=(0, 1),
            decks={"cargo": ("salvage",)},
        ),
        on(
            RYLOTH,
            "",
            {
                "choose:a": "+1,000",
                "~choose:b WIN3": "ship 3; won; +3,000",
            },
            rebel=1,
            decks={"cargo": ("smuggling_compartment",)},
        ),
        on(
            RYLOTH,
            "If your Rebel reputation is negative: Test Influence. Pass: Gain 1 Rebel reputation,"
            " then gain the top card of the cargo deck if it is cargo. Fail: You may buy the top"
            " card of the cargo deck.",
            {
                "PASS": "influence passed; +1 rebel; gets salvage",
                "FAIL buy:salvage@cargo=1000": "influence failed; -1,000; buys salvage",
                "FAIL pass": "influence failed",
            },
            rebel=-1,
            decks={"cargo": ("salvage",)},
        ),
        on(
            RYLOTH,
            "",
            {
                "PASS": "influence passed; +1 rebel",
            },
            rebel=-1,
            decks={"cargo": ("smuggling_compartment",)},
        ),
    ),
    "enc_naboo_ryloth_e": (
        on(
            NABOO,
            "If your Imperial reputation is neutral or positive: You may buy any unused ship for"
            " 2,000 credits less.",
            {
                "#9 ~buy_ship:hwk_290=3000": "-3,000; ship hwk_290",
                "pass": "",
            },
            imperial=(0, 1),
        ),
        on(
            NABOO,
            "If your Imperial reputation is negative: You may buy any unused ship.",
            {
                "#9 ~buy_ship:hwk_290=5000": "-5,000; ship hwk_290",
                "pass": "",
            },
            imperial=-1,
        ),
        on(
            RYLOTH,
            "Choose one: • Buy any unused ship for 4,000 credits less; it arrives with 3 damage."
            " • Buy any unused ship for 1,000 credits less.",
            {
                "choose:a #9 ~buy_ship:hwk_290=1000": "-1,000; ship hwk_290; harm 3",
                "choose:a pass": "",
                "choose:b #9 ~buy_ship:hwk_290=4000": "-4,000; ship hwk_290",
                "choose:b pass": "",
            },
        ),
    ),
    "enc_naboo_ryloth_f": (
        on(NABOO, "Keep this card as a secret.", {"": "secret"}),
        on(
            RYLOTH,
            "Test Tactics. Pass: Gain 2,000 credits and 1 Rebel reputation. Fail: Gain 1,000"
            " credits and suffer 1 character damage.",
            {"PASS": "tactics passed; +1 rebel; +2,000", "FAIL": "tactics failed; +1,000; hurt 1"},
        ),
    ),
    "enc_naboo_ryloth_g": (
        on(
            NABOO,
            "If your Imperial reputation is positive: Choose one: • Gain 3,000 credits. • Buy any"
            " unused ship for 3,000 credits less.",
            {
                "choose:a": "+3,000",
                "choose:b #9 ~buy_ship:hwk_290=2000": "-2,000; ship hwk_290",
                "choose:b pass": "",
            },
            imperial=1,
        ),
        on(
            NABOO,
            "If your Imperial reputation is negative or neutral: Choose one: • Spend 2,000 credits"
            " to gain 1 Imperial reputation. • Test Stealth. Pass: Gain 2,000 credits. Fail: Suffer"
            " 1 character damage.",
            {
                "choose:a=2000": "-2,000; +1 imperial",
                "choose:b PASS": "stealth passed; +2,000",
                "choose:b FAIL": "stealth failed; hurt 1",
            },
            imperial=(-1, 0),
        ),
        on(
            RYLOTH,
            "Choose one: • Fight the requisition squad (ground combat, 4 dice). Win: Gain 1,000"
            " credits and 1 Rebel reputation. Win and not defeated: Gain 1 fame. • Gain 1 Imperial"
            " reputation and lose 1 Rebel reputation. • Test Stealth. Pass: Gain 1,000 credits and"
            " 1 Rebel reputation. Fail: Suffer 1 character damage.",
            {
                "choose:a WIN4": "ground 4; won; +1 rebel; +1,000; +1 fame",
                "choose:a LOSE4": "ground 4; lost; hurt 1",
                "choose:b": "+1 imperial; -1 rebel",
                "choose:c PASS": "stealth passed; +1 rebel; +1,000",
                "choose:c FAIL": "stealth failed; hurt 1",
            },
            hurt=2,
        ),
        on(
            RYLOTH,
            "",
            {
                "choose:a BLEED4": "ground 4; won; +1 rebel; +1,000; hurt 1; -3,000; defeated",
                "~choose:b": "+1 imperial; -1 rebel",
            },
            hurt=3,
        ),
    ),
    "enc_naboo_ryloth_h": (
        on(
            NABOO,
            "Choose one: • Test Influence. Pass: Gain 2,000 credits and 1 Imperial reputation."
            " Fail: Lose 1,000 credits. • Test Strength. Pass: Gain 2,000 credits. Fail: Suffer"
            " 1 character damage.",
            {
                "choose:a PASS": "influence passed; +1 imperial; +2,000",
                "choose:a FAIL": "influence failed; -1,000",
                "choose:b PASS": "strength passed; +2,000",
                "choose:b FAIL": "strength failed; hurt 1",
            },
        ),
        on(
            RYLOTH,
            "Test Stealth. Fail: Suffer 1 character damage. Pass: Gain 2,000 credits. You may test"
            " Stealth. Pass: Gain 3,000 credits. Fail: Suffer 3 character damage.",
            {
                "PASS accept PASS": "stealth passed; +2,000; stealth passed; +3,000",
                "PASS accept FAIL": "stealth passed; +2,000; stealth failed; hurt 3",
                "PASS pass": "stealth passed; +2,000",
                "FAIL": "stealth failed; hurt 1",
            },
        ),
    ),
    "enc_naboo_ryloth_i": (
        on(
            NABOO,
            "Choose one: • Test Knowledge. Pass: Gain 3,000 credits. Fail: Fight the guard droid"
            " (ground combat, 3 dice). Win: Gain 1,000 credits. • Lose 1 Imperial reputation to"
            " gain 1,000 credits. • Test Tech. Pass: Gain 1 Rebel reputation. Fail: Suffer"
            " 1 character damage.",
            {
                "choose:a PASS": "knowledge passed; +3,000",
                "choose:a FAIL WIN3": "knowledge failed; ground 3; won; +1,000",
                "choose:a FAIL LOSE3": "knowledge failed; ground 3; lost; hurt 1",
                "choose:b": "-1 imperial; +1,000",
                "choose:c PASS": "tech passed; +1 rebel",
                "choose:c FAIL": "tech failed; hurt 1",
            },
            imperial=(0, 1),
        ),
        on(
            NABOO,
            "",
            {
                "choose:a PASS": "knowledge passed; +3,000",
                "choose:c FAIL": "tech failed; hurt 1",
            },
            imperial=-1,
        ),
        on(
            RYLOTH,
            "You may sell up to 2 cargo, gear or mod cards for their cost plus 1,000 credits each."
            " If your Rebel reputation is negative or neutral, you may spend 1,000 credits to gain"
            " 1 Rebel reputation.",
            {
                "sell:salvage sell:jetpack ~accept": (
                    "drops salvage; +2,000; drops jetpack; +4,000; -1,000; +1 rebel"
                ),
                "sell:salvage sell:ion_cannon ~pass": (
                    "drops salvage; +2,000; drops ion_cannon; +4,000"
                ),
                "sell:salvage done ~pass": "drops salvage; +2,000",
                "sell:jetpack ~done ~pass": "drops jetpack; +4,000",
                "sell:ion_cannon ~done ~pass": "drops ion_cannon; +4,000",
                "done accept=1000": "-1,000; +1 rebel",
                "done pass": "",
            },
            rebel=(-1, 0),
            cards=("salvage", "jetpack", "ion_cannon", "rebel_favor"),
        ),
        on(
            RYLOTH,
            "",
            {
                "sell:salvage": "drops salvage; +2,000",
                "done": "",
            },
            rebel=1,
            cards=("salvage",),
        ),
    ),
    "enc_naboo_ryloth_j": (
        on(
            NABOO,
            "If your Imperial reputation is positive: Choose one: • Spend 4,000 credits and lose"
            " 1 Imperial reputation to gain 1 fame. • Lose 1 Imperial reputation to gain 2,000"
            " credits and 1 Rebel reputation.",
            {
                "choose:a=4000": "-4,000; -1 imperial; +1 fame",
                "choose:b": "-1 imperial; +1 rebel; +2,000",
            },
            imperial=1,
        ),
        on(
            NABOO,
            "If your Imperial reputation is negative or neutral: Choose one: • Test Influence."
            " Pass: Gain 1,000 credits and 1 Imperial reputation. Fail: Lose 1,000 credits. • Test"
            " Tactics. Pass: Gain 2,000 credits. Fail: Lose 1 Imperial reputation.",
            {
                "choose:a PASS": "influence passed; +1 imperial; +1,000",
                "choose:a FAIL": "influence failed; -1,000",
                "choose:b PASS": "tactics passed; +2,000",
                "choose:b FAIL": "tactics failed; -1 imperial",
            },
        ),
        on(
            NABOO,
            "",
            {
                "choose:a PASS": "influence passed; +1 imperial; +1,000",
                "choose:b FAIL": "tactics failed",
            },
            imperial=-1,
        ),
        on(
            RYLOTH,
            "Keep this card as a secret.",
            {"": "secret"},
        ),
    ),
}


@pytest.mark.parametrize(("card", "case"), rows(CARDS))
def test_encounter(sim: Make, game: OuterRim, card: str, case: Case) -> None:
    check_card(sim, game, card, case)


@pytest.mark.parametrize("card", CARDS)
def test_every_line_of_a_card_has_a_case(game: OuterRim, card: str) -> None:
    check_lines(game, card, CARDS[card])


@pytest.mark.parametrize(
    ("card", "space", "choice"),
    [
        ("a", RYLOTH, ()),
        ("e", NABOO, ()),
        ("e", RYLOTH, ("choose:a",)),
        ("g", NABOO, ("choose:b",)),
    ],
)
@pytest.mark.parametrize("level", (-1, 0, 1))
def test_any_ship_may_be_cheaper_than_ones_own(
    sim: Make, card: str, space: str, choice: tuple[str, ...], level: int
) -> None:
    """Where a ship is offered, at whatever reputation, one that costs less is among them."""
    case = on(space, "", {}, player=DEAR, decks={"naboo_ryloth": (f"enc_naboo_ryloth_{card}",)})
    table = stage(sim, case, {"imperial": level, "rebel": level})
    table.choose(f"draw:naboo_ryloth@{space}")
    if set(choice) <= set(table.keys):
        table.choose(*choice)
    offered = [key for key in table.keys if key.startswith("buy_ship:")]
    assert not offered or len(offered) == 7 and "buy_ship:hwk_290" in offered
    assert offered or (card, level) in (("a", -1), ("g", 0), ("g", -1))
