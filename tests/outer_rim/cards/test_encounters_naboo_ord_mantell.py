"""The encounters of Naboo, Ryloth, Ord Mantell and Cantonica, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_card, check_lines, on, rows, stage

NABOO, RYLOTH, MANTELL, CANTONICA = "naboo", "ryloth", "ord_mantell", "cantonica"
TALKERS = {"contacts": {CANTONICA: ["boshek", "doctor_evazan"]}}
"""BoShek can be declined, the doctor's pay taken"""
DEAR = {"ship": "heavy_duty_lifter"}
"""a ship of 10,000: cheaper ones than one's own may be bought too"""

CARDS: dict[str, tuple[Case, ...]] = {
    "enc_naboo_ryloth_a": (
        on(
            NABOO,
            "You may lose 1 Rebel reputation (none, if it is negative already) to gain 2,000"
            " credits and 1 Imperial reputation.",
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
            "Test Knowledge. Pass: You may gain Sister Yeelo. Fail: You may spend 2,000 credits"
            " to gain Sister Yeelo.",
            {
                "PASS accept": "knowledge passed; gets it",
                "PASS pass": "knowledge passed",
                "FAIL accept=2000": "knowledge failed; -2,000; gets it",
                "FAIL pass": "knowledge failed",
            },
        ),
        on(
            RYLOTH,
            "If your Rebel reputation is neutral or positive: Choose one: • Spend 1,000 credits"
            " to gain Sister Yeelo. • Recover 2 character damage.",
            {"choose:a=1000": "-1,000; gets it", "choose:b": "heal 2"},
            rebel=(0, 1),
            hurt=3,
        ),
        on(
            RYLOTH,
            "If your Rebel reputation is negative: Choose one: • Spend 3,000 credits to gain"
            " Sister Yeelo. • Recover 1 character damage.",
            {"choose:a=3000": "-3,000; gets it", "choose:b": "heal 1"},
            rebel=-1,
            hurt=3,
        ),
    ),
    "enc_naboo_ryloth_c": (
        on(
            NABOO,
            "Gain 1,000 credits. You may gain Unsigned Portraits.",
            {"accept": "+1,000; gets it", "pass": "+1,000"},
        ),
        on(
            RYLOTH,
            "Test Stealth. Pass: Gain Unsigned Portraits or 2,000 credits. Fail: Lose 1,000"
            " credits.",
            {
                "PASS choose:a": "stealth passed; gets it",
                "PASS choose:b": "stealth passed; +2,000",
                "FAIL": "stealth failed; -1,000",
            },
        ),
    ),
    "enc_naboo_ryloth_d": (
        on(
            NABOO,
            "Choose one: • Sell 1 cargo or gear for its cost plus 2,000 credits. • Gain 2,000"
            " credits.",
            {
                "choose:a sell:salvage": "drops salvage; +3,000",
                "choose:a sell:jetpack": "drops jetpack; +5,000",
                "choose:a done": "",
                "choose:b": "+2,000",
            },
            cards=("salvage", "jetpack", "ion_cannon"),
        ),
        on(
            RYLOTH,
            "If your Rebel reputation is neutral or positive: Gain the top card of the cargo deck"
            " for free if it is cargo, then gain 1,000 credits.",
            {"": "gets salvage; +1,000"},
            rebel=(0, 1),
            decks={"cargo": ("salvage",)},
        ),
        on(RYLOTH, "", {"": "+1,000"}, rebel=1, decks={"cargo": ("smuggling_compartment",)}),
        on(
            RYLOTH,
            "If your Rebel reputation is negative: Test Influence. Pass: Gain the top card of the"
            " cargo deck if it is cargo, then gain 1 Rebel reputation. Fail: You may buy"
            " the top card of the cargo deck.",
            {
                "PASS": "influence passed; gets salvage; +1 rebel",
                "FAIL buy:salvage@cargo=1000": "influence failed; -1,000; buys salvage",
                "FAIL pass": "influence failed",
            },
            rebel=-1,
            decks={"cargo": ("salvage",)},
        ),
        on(
            RYLOTH,
            "",
            {"PASS": "influence passed; +1 rebel"},
            rebel=-1,
            decks={"cargo": ("smuggling_compartment",)},
        ),
    ),
    "enc_naboo_ryloth_e": (
        on(
            NABOO,
            "If your Imperial reputation is neutral or positive: You may buy any unused ship for"
            " 2,000 credits less.",
            {"#9 ~buy_ship:hwk_290=3000": "-3,000; ship hwk_290", "pass": ""},
            imperial=(0, 1),
        ),
        on(
            NABOO,
            "If your Imperial reputation is negative: You may buy any unused ship.",
            {"#9 ~buy_ship:hwk_290=5000": "-5,000; ship hwk_290", "pass": ""},
            imperial=-1,
        ),
        on(
            RYLOTH,
            "Choose one: • Buy any unused ship for 4,000 credits less; it arrives with 3 damage."
            " • Recover 2 ship damage.",
            {
                "choose:a #9 ~buy_ship:hwk_290=1000": "-1,000; ship hwk_290; harm 3",
                "choose:a pass": "",
                "choose:b": "repair 2",
            },
            harm=3,
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
            "If your Imperial reputation is neutral: Choose one: • Spend 2,000 credits to gain"
            " 1 Imperial reputation. • Gain 1,000 credits.",
            {"choose:a=2000": "-2,000; +1 imperial", "choose:b": "+1,000"},
        ),
        on(
            NABOO,
            "If your Imperial reputation is negative: Choose one: • Spend 3,000 credits to gain"
            " 1 Imperial reputation. • Test Stealth. Pass: Gain 2,000 credits. Fail: Suffer"
            " 1 character damage.",
            {
                "choose:a=3000": "-3,000; +1 imperial",
                "choose:b PASS": "stealth passed; +2,000",
                "choose:b FAIL": "stealth failed; hurt 1",
            },
            imperial=-1,
        ),
        on(
            RYLOTH,
            "Choose one: • Fight the requisition squad (ground combat, 4 dice). Win: Gain 1,000"
            " credits and 1 Rebel reputation. Win and not defeated: Gain 1 fame. • Gain 1 Imperial"
            " reputation and lose 1 Rebel reputation. • Gain 1,000 credits.",
            {
                "choose:a WIN4": "ground 4; won; +1 rebel; +1,000; +1 fame",
                "choose:a LOSE4": ("ground 4; lost; hurt 1; -3,000; defeated"),
                "choose:b": "+1 imperial; -1 rebel",
                "choose:c": "+1,000",
            },
            hurt=3,
        ),
        on(
            RYLOTH,
            "",
            {
                "choose:a BLEED4": ("ground 4; won; +1 rebel; +1,000; hurt 1;" " -3,000; defeated"),
                "~choose:c": "+1,000",
            },
            hurt=3,
        ),
    ),
    "enc_naboo_ryloth_h": (
        on(
            NABOO,
            "Test Influence or Strength. Pass: Gain 2,000 credits and 1 Imperial reputation."
            " Fail: Lose 1,000 credits.",
            {
                "skill:influence PASS": "influence passed; +2,000; +1 imperial",
                "skill:strength FAIL": "strength failed; -1,000",
            },
        ),
        on(
            RYLOTH,
            "Test Stealth or Tech. Pass: Gain 4,000 credits. Fail: Suffer 2 character damage.",
            {
                "skill:stealth PASS": "stealth passed; +4,000",
                "skill:tech FAIL": "tech failed; hurt 2",
            },
        ),
    ),
    "enc_naboo_ryloth_i": (
        on(
            NABOO,
            "Choose one: • Test Knowledge. Pass: Gain 3,000 credits. Fail: Fight the guard droid"
            " (ground combat, 3 dice). Win: Gain 1,000 credits. • Lose 1 Imperial reputation to"
            " gain 1,000 credits. • Recover 1 character damage.",
            {
                "choose:a PASS": "knowledge passed; +3,000",
                "choose:a FAIL WIN3": "knowledge failed; ground 3; won; +1,000",
                "choose:a FAIL LOSE3": "knowledge failed; ground 3; lost; hurt 1",
                "choose:b": "-1 imperial; +1,000",
                "choose:c": "heal 1",
            },
            imperial=(0, 1),
            hurt=2,
        ),
        on(
            NABOO,
            "",
            {"choose:a PASS": "knowledge passed; +3,000", "choose:c": "heal 1"},
            imperial=-1,
            hurt=2,
        ),
        on(
            RYLOTH,
            "You may sell up to 2 cargo, gear or mod cards for their cost plus 1,000 credits each."
            " You may spend 1,000 credits to gain 1 Rebel reputation.",
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
            cards=("salvage", "jetpack", "ion_cannon", "rebel_favor"),
        ),
    ),
    "enc_naboo_ryloth_j": (
        on(
            NABOO,
            "If your Imperial reputation is positive: Choose one: • Spend 4,000 credits and lose"
            " 1 Imperial reputation to gain 1 fame. • Gain 2,000 credits.",
            {"choose:a=4000": "-4,000; -1 imperial; +1 fame", "choose:b": "+2,000"},
            imperial=1,
        ),
        on(
            NABOO,
            "If your Imperial reputation is negative or neutral: Test Tactics or Influence. Pass:"
            " Gain 1,000 credits and 1 Imperial reputation. Fail: Lose 1,000 credits.",
            {
                "skill:tactics PASS": "tactics passed; +1 imperial; +1,000",
                "skill:influence FAIL": "influence failed; -1,000",
            },
            imperial=(-1, 0),
        ),
        on(RYLOTH, "Keep this card as a secret.", {"": "secret"}),
    ),
    "enc_ord_mantell_cantonica_a": (
        on(
            MANTELL,
            "You may spend 2,000 credits to roll 3 dice. For each hit or crit: Gain 2,000"
            " credits.",
            {
                "accept=2000 ROLL:hit,crit,crit": "-2,000; +2,000; +2,000; +2,000",
                "accept ROLL:hit,focus,blank": "-2,000; +2,000",
                "accept ROLL:focus,focus,blank": "-2,000",
                "pass": "",
            },
        ),
        on(
            CANTONICA,
            "You may spend 4,000 credits to roll 3 dice. At least 2 hits or crits: Gain 3,000"
            " credits and 1 fame. Otherwise: Gain 1,000 credits.",
            {
                "accept=4000 ROLL:hit,crit,blank": "-4,000; +3,000; +1 fame",
                "accept ROLL:hit,focus,focus": "-4,000; +1,000",
                "pass": "",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_b": (
        on(
            MANTELL,
            "If your Syndicate reputation is neutral or positive: You may spend 2,000 credits to"
            " gain Dree Vantallo.",
            {"accept=2000": "-2,000; gets it", "pass": ""},
            syndicate=(0, 1),
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: You may fight two leg-breakers (ground"
            " combat, 3 dice). Win: Gain Dree Vantallo. If you lose: Lose 1,000 credits.",
            {
                "accept WIN3": "ground 3; won; gets it",
                "accept LOSE3": "ground 3; lost; -1,000; hurt 1",
                "pass": "",
            },
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Test Influence. Pass: You may gain Dree Vantallo. Fail: You may spend 2,000 credits"
            " to pass after all; otherwise lose 1,000 credits.",
            {
                "PASS accept": "influence passed; gets it",
                "PASS pass": "influence passed",
                "FAIL pay=2000 accept": "-2,000; influence passed; gets it",
                "FAIL pay ~pass": "-2,000; influence passed",
                "FAIL fail": "influence failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_c": (
        on(
            MANTELL,
            "Choose one: • Spend 1,000 credits to gain Courteous Deck. • Recover 1 character"
            " damage.",
            {"choose:a=1000": "-1,000; gets it", "choose:b": "heal 1"},
            hurt=2,
        ),
        on(
            CANTONICA,
            "Test Knowledge or Tech. Pass: Gain Courteous Deck or 3,000 credits. Fail: Lose 1,000"
            " credits.",
            {
                "skill:knowledge PASS choose:a": "knowledge passed; gets it",
                "skill:knowledge PASS choose:b": "knowledge passed; +3,000",
                "skill:tech FAIL": "tech failed; -1,000",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_d": (
        on(
            MANTELL,
            "Choose one: • Fight debt collectors (ground combat, 3 dice). Win: Gain 3,000 credits."
            " If you lose: Lose 2,000 credits. • Spend 1,000 credits.",
            {
                "choose:a WIN3": "ground 3; won; +3,000",
                "choose:a LOSE3": "ground 3; lost; -2,000; hurt 1",
                "choose:b=1000": "-1,000",
            },
        ),
        on(
            CANTONICA,
            "Test Strength or Piloting. Pass: Gain 2,000 credits. Fail: Suffer 1 character"
            " damage.",
            {
                "skill:strength PASS": "strength passed; +2,000",
                "skill:piloting FAIL": "piloting failed; hurt 1",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_e": (
        on(MANTELL, "Keep this card as a secret.", {"": "secret"}),
        on(
            CANTONICA,
            "Test Stealth. Pass: Gain 3,000 credits. Fail: Spend"
            " 2,000 credits or suffer 1 character damage.",
            {
                "PASS": "stealth passed; +3,000",
                "FAIL choose:a=2000": "stealth failed; -2,000",
                "FAIL choose:b": "stealth failed; hurt 1",
            },
        ),
    ),
    "enc_ord_mantell_cantonica_f": (
        on(
            MANTELL,
            "You may buy the top card of the gear and mod deck for 2,000 credits less.",
            {"buy:jetpack@gear=1000": "-1,000; buys jetpack", "pass": ""},
            decks={"gear_and_mod": ("jetpack",)},
        ),
        on(
            CANTONICA,
            "You may buy the top card of the luxury deck for 2,000 credits less.",
            {"buy:dash_rendar@crew=6000": "-6,000; buys dash_rendar", "pass": ""},
            decks={"luxury": ("dash_rendar",)},
        ),
    ),
    "enc_ord_mantell_cantonica_g": (
        on(
            MANTELL,
            "Test Tech. Pass: You may gain QX-9 Quix. Fail: You may spend 2,000 credits to gain"
            " QX-9 Quix.",
            {
                "PASS accept": "tech passed; gets it",
                "PASS pass": "tech passed",
                "FAIL accept=2000": "tech failed; -2,000; gets it",
                "FAIL pass": "tech failed",
            },
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 2,000 credits to gain QX-9 Quix. • Gain 1,000 credits.",
            {"choose:a=2000": "-2,000; gets it", "choose:b": "+1,000"},
        ),
    ),
    "enc_ord_mantell_cantonica_h": (
        on(
            MANTELL,
            "If your Syndicate reputation is neutral or positive: You may fight the challenger"
            " (ground combat, 4 dice). Win: Gain 4,000 credits. If you lose: Gain 1,000 credits.",
            {
                "accept WIN4": "ground 4; won; +4,000",
                "accept LOSE4": "ground 4; lost; +1,000; hurt 1",
                "pass": "",
            },
            syndicate=(0, 1),
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: Test Strength. Pass: Gain 2,000 credits and"
            " 1 Syndicate reputation. Fail: Suffer 2 character damage.",
            {"PASS": "strength passed; +2,000; +1 syndicate", "FAIL": "strength failed; hurt 2"},
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 3,000 credits to roll 2 dice. Any crit: Gain 10,000 credits."
            " • Spend 1,000 credits to roll 2 dice. Any hit or crit: Gain 2,000 credits."
            " • Recover 1 character damage.",
            {
                "choose:a=3000 ROLL:crit,crit": "-3,000; +10,000",
                "choose:a ROLL:crit,blank": "-3,000; +10,000",
                "choose:a ROLL:hit,focus": "-3,000",
                "choose:b=1000 ROLL:hit,crit": "-1,000; +2,000",
                "choose:b ROLL:crit,blank": "-1,000; +2,000",
                "choose:b ROLL:focus,blank": "-1,000",
                "choose:c": "heal 1",
            },
            hurt=2,
        ),
    ),
    "enc_ord_mantell_cantonica_i": (
        on(
            MANTELL,
            "If your Syndicate reputation is positive: Gain 3,000 credits.",
            {"": "+3,000"},
            syndicate=1,
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is neutral: You may spend 2,000 credits to gain"
            " 1 Syndicate reputation.",
            {"accept=2000": "-2,000; +1 syndicate", "pass": ""},
        ),
        on(
            MANTELL,
            "If your Syndicate reputation is negative: Test Influence or Tactics. Pass: Gain"
            " 1 Syndicate reputation. Fail: Suffer 1 character damage and lose 1,000 credits.",
            {
                "skill:influence PASS": "influence passed; +1 syndicate",
                "skill:tactics FAIL": "tactics failed; hurt 1; -1,000",
            },
            syndicate=-1,
        ),
        on(
            CANTONICA,
            "Choose one: • Spend 1,000 credits to reveal all contacts on your planet. You may"
            " encounter a contact on your planet. • Secretly look at a facedown contact on your"
            " planet.",
            {
                "choose:a=1000 look:cantonica.1 look:cantonica.2 accept ~meet:cantonica.1 ~pass": (
                    "-1,000; reveals cantonica.1; reveals cantonica.2; meets boshek"
                ),
                "choose:a look:cantonica.2 ~look:cantonica.1 ~accept ~meet:cantonica.1 ~pass": (
                    "-1,000; reveals cantonica.2; reveals cantonica.1; meets boshek"
                ),
                "choose:a look:cantonica.1 look:cantonica.2 pass": (
                    "-1,000; reveals cantonica.1; reveals cantonica.2"
                ),
                "choose:b look:cantonica.1": "sees cantonica.1",
                "choose:b look:cantonica.2": "sees cantonica.2",
            },
            more=TALKERS,
        ),
    ),
    "enc_ord_mantell_cantonica_j": (
        on(
            MANTELL,
            "Test Tactics or Knowledge. Pass: Gain 2,000 credits or spend 5,000 credits to gain"
            " 1 fame. Fail: Lose 1,000 credits.",
            {
                "skill:tactics PASS choose:a": "tactics passed; +2,000",
                "skill:tactics PASS choose:b=5000": "tactics passed; -5,000; +1 fame",
                "skill:knowledge FAIL": "knowledge failed; -1,000",
            },
        ),
        on(CANTONICA, "Keep this card as a secret.", {"": "secret"}),
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
