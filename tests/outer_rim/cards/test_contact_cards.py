"""The 22 contacts, one by one: the token, the talk on its databank card, and the crew it becomes.

The talk is played path by path (see ``scene``); of the crew, its ability is used once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.outer_rim.cards.models import ContactCard
from game.outer_rim.events import ContactSeen, CreditsChanged, SkillTested
from game.outer_rim.game import OuterRim, load
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import IDLE as PARTS
from tests.outer_rim.cards.bench import Make, added, alone, fight, has, levels, lines, on_dice, work
from tests.outer_rim.cards.scene import Case, Walk, check, check_figures, on, rows, stage, stated

SPACE = "kessel"


@dataclass(frozen=True)
class Contact:
    """A token: its class and icons; the number of its card; marks and abilities as crew."""

    color: str
    number: int
    crew: str
    abilities: tuple[str, ...]
    icons: str = ""


CONTACTS = {
    "4_lom": Contact("Gray", 4, "Tactics and droid", ("+1 ground combat.",), "Droid"),
    "black_krrsantan": Contact("Green", 5, "Strength and Hutt", ("+1 ground combat.",), "Hutt"),
    "black_sun_agent": Contact(
        "Gray",
        6,
        "Influence and Syndicate",
        ("After you complete a job, gain 1,000 credits.",),
        "Syndicate",
    ),
    "boshek": Contact(
        "Gray",
        7,
        "Piloting",
        (
            "Once per turn, when a patrol stops your move, you may test Piloting. Pass: Continue"
            " your move.",
        ),
    ),
    "chewbacca": Contact("Yellow", 8, "Strength", ("Action: Recover 1 ship damage.",)),
    "dengar": Contact("Green", 9, "Tech", ("When you gain a bounty reward, gain 2,000 credits.",)),
    "doctor_evazan": Contact(
        "Gray", 10, "Knowledge", ("Action: Spend 1,000 credits to recover 2 character damage.",)
    ),
    "garindan": Contact(
        "Gray",
        11,
        "Stealth and Imperial",
        (
            "Action: Spend 1,000 credits to secretly look at a facedown contact on a planet of"
            " your choice.",
        ),
        "Imperial",
    ),
    "greedo": Contact(
        "Green",
        12,
        "Stealth and Hutt",
        ("After you roll dice in ground combat, you may spend 1,000 credits to add 1 hit.",),
        "Hutt",
    ),
    "chopper": Contact(
        "Green",
        13,
        "Tech, droid and Rebel",
        ("After you roll dice in ship combat, you may reroll 1 die.",),
        "Droid · Rebel",
    ),
    "cikatro_vizago": Contact(
        "Gray",
        14,
        "Knowledge and Syndicate",
        ("After you deliver cargo, gain 1,000 credits.",),
        "Syndicate",
    ),
    "hera_syndulla": Contact("Yellow", 15, "Piloting and Rebel", ("+1 ship combat.",), "Rebel"),
    "hondo_ohnaka": Contact(
        "Green", 16, "Tactics", ("After you defeat a patrol, gain 2,000 credits.",)
    ),
    "k_2so": Contact(
        "Yellow",
        17,
        "Piloting, droid and Rebel",
        ("Your opponent rolls 1 fewer die in ground combat.",),
        "Droid · Rebel",
    ),
    "l3_37": Contact("Green", 18, "Knowledge and droid", ("+1 hyperdrive.",), "Droid"),
    "lobot": Contact("Gray", 19, "Tech", ("Action: Discard the top card of a market deck.",)),
    "maz_kanata": Contact(
        "Yellow",
        20,
        "Influence",
        (
            "Once per turn, when you would fail a test, you may spend 2,000 credits to pass it"
            " after all.",
        ),
    ),
    "ponda_baba": Contact(
        "Gray",
        21,
        "Strength",
        ("After you roll dice in ground combat, you may reroll 1 blank.",),
    ),
    "saw_gerrera": Contact(
        "Yellow",
        22,
        "Tactics and Rebel",
        ("After you roll dice in ground combat, you may turn 1 focus to hit.",),
        "Rebel",
    ),
    "tobias_beckett": Contact(
        "Yellow",
        34,
        "Tactics",
        (
            "+1 ground combat.",
            "After you complete a job, gain 2,000 credits.",
            "After you are defeated, discard this card and lose 2,000 credits.",
        ),
    ),
    "ziton_moj": Contact(
        "Green",
        35,
        "Influence and Syndicate",
        ("When you gain the reward of ILLEGAL cargo, gain 2,000 credits.",),
        "Syndicate",
    ),
    "zuckuss": Contact(
        "Green",
        36,
        "Stealth",
        ("Once per turn, after you roll dice for a skill test, you may reroll 1 die.",),
    ),
}


FIRST_FILED = {"tobias_beckett": 23, "ziton_moj": 24, "zuckuss": 25}
"""numbers in the ids of cards that were filed anew; the ids stay, for the sake of saved games"""


def card_of(token: str) -> str:
    """Return the databank card of a contact."""
    return f"databank_{FIRST_FILED.get(token, CONTACTS[token].number)}_{token}"


TALKS: dict[str, tuple[Case, ...]] = {
    "4_lom": (
        on(
            SPACE,
            "You may spend 3,000 credits (1,000 less for each bounty you have) to hire 4-LOM.",
            {"accept=3000": "-3,000; gets it", "pass": ""},
            cards=(PARTS,),
        ),
    ),
    "black_krrsantan": (
        on(
            SPACE,
            "If your Hutt reputation is negative: Fight Black Krrsantan (ground combat, 4 dice)."
            " If you lose: Lose 1 Hutt reputation.",
            {"WIN4": "ground 4; won", "LOSE4": "ground 4; lost; hurt 1"},
            hutt=-1,
        ),
        on(
            SPACE,
            "If your Hutt reputation is neutral or positive: You may test Strength. Pass: Hire"
            " Black Krrsantan. Fail: Suffer 2 character damage.",
            {
                "accept PASS": "strength passed; gets it",
                "accept FAIL": "strength failed; hurt 2",
                "pass": "",
            },
            hutt=(0, 1),
        ),
    ),
    "black_sun_agent": (
        on(
            SPACE,
            "If your Syndicate reputation is negative: Choose one: • Spend 3,000 credits."
            " • Suffer 2 character damage.",
            {"choose:a=3000": "-3,000", "choose:b": "hurt 2"},
            syndicate=-1,
        ),
        on(
            SPACE,
            "If your Syndicate reputation is neutral: You may spend 3,000 credits to hire Black"
            " Sun Agent.",
            {"accept=3000": "-3,000; gets it", "pass": ""},
        ),
        on(
            SPACE,
            "If your Syndicate reputation is positive: You may spend 1,000 credits to hire Black"
            " Sun Agent. Decline: Gain 1,000 credits.",
            {"accept=1000": "-1,000; gets it", "pass": "+1,000"},
            syndicate=1,
        ),
    ),
    "boshek": (
        on(
            SPACE,
            "You may choose one: • Test Piloting. Pass: Hire BoShek. Fail: Suffer 1 ship damage."
            " • Test Knowledge. Pass: Hire BoShek. Fail: Lose 1,000 credits.",
            {
                "accept choose:a PASS": "piloting passed; gets it",
                "accept choose:a FAIL": "piloting failed; harm 1",
                "accept choose:b PASS": "knowledge passed; gets it",
                "accept choose:b FAIL": "knowledge failed; -1,000",
                "pass": "",
            },
        ),
    ),
    "chewbacca": (
        on(
            SPACE,
            "If your Imperial reputation is negative: You may test Strength. Pass: Hire Chewbacca."
            " Fail: You may spend 3,000 credits to pass after all.",
            {
                "accept PASS": "strength passed; gets it",
                "accept FAIL pay=3000": "-3,000; strength passed; gets it",
                "accept FAIL fail": "strength failed",
                "pass": "",
            },
            imperial=-1,
        ),
        on(
            SPACE,
            "If your Imperial reputation is neutral or positive: You may spend 6,000 credits to"
            " hire Chewbacca.",
            {"accept=6000": "-6,000; gets it", "pass": ""},
            imperial=(0, 1),
        ),
    ),
    "dengar": (
        on(
            SPACE,
            "If you have a bounty: You may test Tactics. Pass: Hire Dengar. Fail: You may"
            " spend 1,000 credits to pass after all.",
            {
                "accept PASS": "tactics passed; gets it",
                "accept FAIL pay=1000": "-1,000; tactics passed; gets it",
                "accept FAIL fail": "tactics failed",
                "pass": "",
            },
        ),
        on(
            SPACE,
            "If you have no bounty: You may spend 4,000 credits to hire Dengar.",
            {"accept=4000": "-4,000; gets it", "pass": ""},
            cards=(PARTS,),
        ),
    ),
    "doctor_evazan": (
        on(
            SPACE,
            "Choose one: • Spend 2,000 credits to recover all character damage. • Test Knowledge."
            " Pass: Hire Doctor Evazan. Fail: Suffer 2 character damage. • Gain 1,000 credits and"
            " suffer 1 character damage.",
            {
                "choose:a=2000": "-2,000; heal 1",
                "choose:b PASS": "knowledge passed; gets it",
                "choose:b FAIL": "knowledge failed; hurt 2",
                "choose:c": "+1,000; hurt 1",
            },
            hurt=1,
        ),
    ),
    "garindan": (
        on(
            SPACE,
            "If your Imperial reputation is negative: Test Stealth. Fail: Move the Imperial patrol"
            " 3 spaces toward you.",
            {
                "PASS": "stealth passed",
                "FAIL": "stealth failed; imperial patrol 3: takodana",
            },
            imperial=-1,
        ),
        on(
            SPACE,
            "If your Imperial reputation is neutral or positive: Choose one: • Spend 2,000 credits"
            " to hire Garindan. • Secretly look at 2 facedown contacts on a planet of your choice.",
            {
                "choose:a=2000": "-2,000; gets it",
                "choose:b ~look:naboo.1 look:naboo.2": "sees naboo.1; sees naboo.2",
                "choose:b ~look:naboo.2 look:naboo.1": "sees naboo.2; sees naboo.1",
            },
            imperial=(0, 1),
        ),
    ),
    "greedo": (
        on(
            SPACE,
            "If your Hutt reputation is negative: Test Stealth. Fail: Suffer 2 character damage.",
            {"PASS": "stealth passed", "FAIL": "stealth failed; hurt 2"},
            hutt=-1,
        ),
        on(
            SPACE,
            "If your Hutt reputation is neutral or positive: You may test Influence. Pass: Hire"
            " Greedo. Fail: You may spend 2,000 credits to pass after all.",
            {
                "accept PASS": "influence passed; gets it",
                "accept FAIL pay=2000": "-2,000; influence passed; gets it",
                "accept FAIL fail": "influence failed",
                "pass": "",
            },
            hutt=(0, 1),
        ),
    ),
    "chopper": (
        on(
            SPACE,
            "If your Rebel reputation is negative: Suffer 2 ship damage.",
            {"": "harm 2"},
            rebel=-1,
        ),
        on(
            SPACE,
            "If your Rebel reputation is neutral or positive: You may test Tech. Pass: Hire"
            " Chopper. Fail: You may spend 1,000 credits to pass after all; otherwise suffer 1"
            " character damage.",
            {
                "accept PASS": "tech passed; gets it",
                "accept FAIL pay=1000": "-1,000; tech passed; gets it",
                "accept FAIL fail": "tech failed; hurt 1",
                "pass": "",
            },
            rebel=(0, 1),
        ),
    ),
    "cikatro_vizago": (
        on(
            SPACE,
            "Choose one: • Spend 3,000 credits to hire Cikatro Vizago. • If you have cargo, sell 1"
            " cargo for its cost plus 2,000 credits. • Buy the top card of the cargo deck for"
            " 1,000 credits less. • Test Knowledge. Pass: Gain 1,000 credits.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b sell:salvage": "drops salvage; +3,000",
                "choose:b done": "",
                "choose:c ~pass": "",
                "choose:d FAIL": "knowledge failed",
            },
            cards=("salvage",),
            decks={"cargo": ("spice",)},
        ),
        on(
            SPACE,
            "",
            {
                "choose:a": "-3,000; gets it",
                "choose:c buy:spice@cargo=2000": "-2,000; buys spice",
                "choose:c pass": "",
                "choose:d PASS": "knowledge passed; +1,000",
            },
            decks={"cargo": ("spice",)},
        ),
    ),
    "hera_syndulla": (
        on(
            SPACE,
            "If your Rebel reputation is negative: Test Influence. Pass: Gain 1 Rebel reputation.",
            {"PASS": "influence passed; +1 rebel", "FAIL": "influence failed"},
            rebel=-1,
        ),
        on(
            SPACE,
            "If your Rebel reputation is neutral: You may spend 3,000 credits to gain 1 Rebel"
            " reputation.",
            {"accept=3000": "-3,000; +1 rebel", "pass": ""},
        ),
        on(
            SPACE,
            "If your Rebel reputation is positive: You may test Piloting. Pass: Hire Hera Syndulla."
            " Fail: You may spend 3,000 credits to pass after all.",
            {
                "accept PASS": "piloting passed; gets it",
                "accept FAIL pay=3000": "-3,000; piloting passed; gets it",
                "accept FAIL fail": "piloting failed",
                "pass": "",
            },
            rebel=1,
        ),
    ),
    "hondo_ohnaka": (
        on(
            SPACE,
            "Choose one: • Spend 4,000 credits to hire Hondo Ohnaka. • If you have at least 2,000"
            " credits, roll 3 dice. At least 2 hits or crits: Hire Hondo Ohnaka. Otherwise: Lose"
            " 2,000 credits. • Test Influence. Pass: Gain 2,000 credits. Fail: Lose 1,000 credits.",
            {
                "choose:a=4000": "-4,000; gets it",
                "choose:b=2000 ROLL:hit,crit,blank": "gets it",
                "choose:b ROLL:hit,focus,focus": "-2,000",
                "choose:c PASS": "influence passed; +2,000",
                "choose:c FAIL": "influence failed; -1,000",
            },
        ),
    ),
    "k_2so": (
        on(
            SPACE,
            "If your Imperial reputation is positive: Fight K-2SO (ground combat, 4 dice). Win:"
            " Discard this contact.",
            {"WIN4": "ground 4; won", "LOSE4": "ground 4; lost; hurt 1"},
            imperial=1,
        ),
        on(
            SPACE,
            "If your Imperial reputation is negative or neutral: You may test Tech. Pass: Hire"
            " K-2SO. Fail: Suffer 2 character damage.",
            {
                "accept PASS": "tech passed; gets it",
                "accept FAIL": "tech failed; hurt 2",
                "pass": "",
            },
            imperial=(-1, 0),
        ),
    ),
    "l3_37": (
        on(
            SPACE,
            "If you are a droid or have droid crew: You may hire L3-37.",
            {"accept": "gets it", "pass": ""},
            cards=("databank_13_chopper",),
            player={"ship": "hwk_290"},
        ),
        on(
            SPACE,
            "If you are not a droid and have no droid crew: You may test Influence. Pass: Hire"
            " L3-37. Fail: You may spend 3,000 credits to pass after all; otherwise discard 1"
            " gear.",
            {
                "accept PASS": "influence passed; gets it",
                "accept FAIL pay=3000": "-3,000; influence passed; gets it",
                "accept FAIL fail": "influence failed; drops jetpack",
                "pass": "",
            },
            cards=("jetpack",),
        ),
    ),
    "lobot": (
        on(
            SPACE,
            "Choose one: • Spend 3,000 credits to hire Lobot. • Buy the top card of the gear and"
            " mod deck for 1,000 credits less. • Test Tech. Pass: Gain 2,000 credits.",
            {
                "choose:a=3000": "-3,000; gets it",
                "choose:b buy:jetpack@gear=2000": "-2,000; buys jetpack",
                "choose:b pass": "",
                "choose:c PASS": "tech passed; +2,000",
                "choose:c FAIL": "tech failed",
            },
            decks={"gear_and_mod": ("jetpack",)},
        ),
    ),
    "maz_kanata": (
        on(
            SPACE,
            "If you are the most famous: You may test Influence. Pass: Hire Maz Kanata. Fail: You"
            " may spend 3,000 credits to pass after all.",
            {
                "accept PASS": "influence passed; gets it",
                "accept FAIL pay=3000": "-3,000; influence passed; gets it",
                "accept FAIL fail": "influence failed",
                "pass": "",
            },
            fame=5,
        ),
        on(
            SPACE,
            "If you are not the most famous: Choose one: • Spend 5,000 credits to hire Maz Kanata."
            " • Reveal all contacts on a planet of your choice. • Spend 2,000 credits to gain 1"
            " reputation with a faction of your choice.",
            {
                "choose:a=5000": "-5,000; gets it",
                "choose:b ~look:naboo.1 look:naboo.2": "reveals naboo.1; reveals naboo.2",
                "choose:c=2000 faction:hutt": "-2,000; +1 hutt",
                "choose:c faction:imperial": "-2,000; +1 imperial",
                "choose:c faction:rebel": "-2,000; +1 rebel",
                "choose:c faction:syndicate": "-2,000; +1 syndicate",
            },
            fame=4,
        ),
    ),
    "ponda_baba": (
        on(
            SPACE,
            "If you have negative reputation with a faction: Test Strength. Fail: Suffer 1"
            " character damage. Then: You may spend 2,000 credits to hire Ponda Baba.",
            {
                "PASS accept=2000": "strength passed; -2,000; gets it",
                "PASS pass": "strength passed",
                "FAIL accept": "strength failed; hurt 1; -2,000; gets it",
                "FAIL pass": "strength failed; hurt 1",
            },
            rebel=-1,
            cards=(PARTS,),
        ),
        on(
            SPACE,
            "If you have no negative reputation: You may spend 1,000 credits to hire Ponda Baba.",
            {"accept=1000": "-1,000; gets it", "pass": ""},
            cards=(PARTS,),
        ),
    ),
    "saw_gerrera": (
        on(
            SPACE,
            "If your Imperial reputation is positive: Fight Saw's partisans (ground combat, 4"
            " dice). If you lose: Lose 2,000 credits.",
            {"WIN4": "ground 4; won", "LOSE4": "ground 4; lost; -2,000; hurt 1"},
            imperial=1,
        ),
        on(
            SPACE,
            "If your Imperial reputation is negative or neutral: You may test Tactics. Pass: Hire"
            " Saw Gerrera. Fail: You may spend 4,000 credits to pass after all; otherwise suffer 1"
            " character damage.",
            {
                "accept PASS": "tactics passed; gets it",
                "accept FAIL pay=4000": "-4,000; tactics passed; gets it",
                "accept FAIL fail": "tactics failed; hurt 1",
                "pass": "",
            },
            imperial=(-1, 0),
        ),
    ),
    "tobias_beckett": (
        on(
            SPACE,
            "Choose one: • Spend 4,000 credits to hire Tobias Beckett. • Test Tactics. Pass:"
            " Gain 3,000 credits. Fail: Lose 2,000 credits and discard this contact. • Test"
            " Stealth. Pass: Gain 2,000 credits. Fail: Suffer 1 character damage.",
            {
                "choose:a=4000": "-4,000; gets it",
                "choose:b PASS": "tactics passed; +3,000",
                "choose:b FAIL": "tactics failed; -2,000",
                "choose:c PASS": "stealth passed; +2,000",
                "choose:c FAIL": "stealth failed; hurt 1",
            },
        ),
    ),
    "ziton_moj": (
        on(
            SPACE,
            "If your Syndicate reputation is negative: Choose one: • Spend 4,000 credits to gain 1"
            " Syndicate reputation. • Suffer 2 character damage.",
            {"choose:a=4000": "-4,000; +1 syndicate", "choose:b": "hurt 2"},
            syndicate=-1,
        ),
        on(
            SPACE,
            "If your Syndicate reputation is neutral: You may spend 2,000 credits to gain 1"
            " Syndicate reputation.",
            {"accept=2000": "-2,000; +1 syndicate", "pass": ""},
        ),
        on(
            SPACE,
            "If your Syndicate reputation is positive: You may spend 3,000 credits to hire Ziton"
            " Moj.",
            {"accept=3000": "-3,000; gets it", "pass": ""},
            syndicate=1,
        ),
    ),
    "zuckuss": (
        on(
            SPACE,
            "If you have 4-LOM: You may hire Zuckuss.",
            {"accept": "gets it", "pass": ""},
            cards=("databank_4_4_lom",),
            player={"ship": "hwk_290"},
        ),
        on(
            SPACE,
            "If you do not have 4-LOM: You may test Stealth. Pass: Hire Zuckuss. Fail: Discard this"
            " contact.",
            {
                "accept PASS": "stealth passed; gets it",
                "accept FAIL": "stealth failed",
                "pass": "",
            },
        ),
    ),
}


def met(token: str, case: Case) -> Case:
    """Return the case with the token faceup on its planet, others facedown on Naboo."""
    contacts = {SPACE: [token], "naboo": ["lobot" if token != "lobot" else "boshek", "greedo"]}
    if token == "greedo":
        contacts["naboo"] = ["lobot", "dengar"]
    here = {"contacts": contacts, "faceup": [token], **case.more}
    plays = {path: f"meets {token}; {told}".removesuffix("; ") for path, told in case.plays.items()}
    return replace(case, plays=plays, more=here)


@pytest.fixture(scope="module")
def box() -> OuterRim:
    """Return the game without any packs of the player's."""
    return load(packs=())


def test_every_contact_has_a_spec(box: OuterRim) -> None:
    assert set(CONTACTS) == set(TALKS) == set(box.base.content.contacts)
    assert {card_of(token) for token in CONTACTS} == {
        id for id, card in box.base.content.databank.items() if isinstance(card, ContactCard)
    }


@pytest.mark.parametrize("token", CONTACTS)
def test_the_token(game: OuterRim, token: str) -> None:
    """Class, icons, and the card to resolve."""
    spec, text = CONTACTS[token], card_text(game.base.content, token)
    kind = f"{spec.color} contact · {spec.icons}".removesuffix(" · ")
    assert plain(text.kind_line) == kind
    assert [plain(line) for line in text.body] == [f"Talk: Resolve databank card #{spec.number}."]
    assert game.base.content.contacts[token].databank == spec.number
    assert text.name == card_text(game.base.content, card_of(token)).name


@pytest.mark.parametrize("token", CONTACTS)
def test_the_card_says_this_and_no_more(game: OuterRim, token: str) -> None:
    spec = CONTACTS[token]
    talk = dict.fromkeys(tuple(stated(case.says)) for case in TALKS[token] if case.says)
    crew = [f"As crew: {spec.crew}.", *spec.abilities]
    told = [stated(line) for line in lines(game, card_of(token))]
    assert told == [[*each] for each in talk] + [stated(line) for line in crew]


@pytest.mark.parametrize(("token", "case"), rows(TALKS))
def test_the_talk(sim: Make, game: OuterRim, token: str, case: Case) -> None:
    check_figures(case)
    check(sim, game, card_of(token), met(token, case), f"meet:{SPACE}.1")


@pytest.mark.parametrize(
    ("token", "path", "levels"),
    [
        ("k_2so", "WIN4", {"imperial": 1}),
        ("tobias_beckett", "choose:b FAIL", {}),
        ("zuckuss", "accept FAIL", {}),
    ],
)
def test_who_is_discarded_leaves_the_planet(
    sim: Make, token: str, path: str, levels: dict[str, int]
) -> None:
    case = met(token, on(SPACE, "", {}))
    standing = {**dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), 0), **levels}
    walk = Walk(stage(sim, case, standing), tuple(path.split())).go(f"meet:{SPACE}.1")
    assert token not in walk.table.state.contacts.values()
    assert card_of(token) in walk.table.state.databank


# --- as crew -------------------------------------------------------------------------------------

SKILLS = {
    "4_lom": "tactics", "black_krrsantan": "strength", "black_sun_agent": "influence",
    "boshek": "piloting", "chewbacca": "strength", "dengar": "tech", "doctor_evazan": "knowledge",
    "garindan": "stealth", "greedo": "stealth", "chopper": "tech", "cikatro_vizago": "knowledge",
    "hera_syndulla": "piloting", "hondo_ohnaka": "tactics", "k_2so": "piloting",
    "l3_37": "knowledge", "lobot": "tech", "maz_kanata": "influence", "ponda_baba": "strength",
    "saw_gerrera": "tactics", "tobias_beckett": "tactics", "ziton_moj": "influence",
    "zuckuss": "stealth",
}  # fmt: skip


@pytest.mark.parametrize("token", CONTACTS)
def test_crew_brings_its_skill(sim: Make, token: str) -> None:
    """Doctor Aphra, who has none, has this one."""
    table = alone(sim, "action", "nav_3", card_of(token), characters=("doctor_aphra",))
    skills = table.game.view(table.state, 0)["players"][0]["skills"]
    assert skills == {SKILLS[token]: 1}
    assert SKILLS[token].title() in CONTACTS[token].crew


@pytest.mark.parametrize(
    ("token", "stat"),
    [
        ("4_lom", "ground_combat"),
        ("black_krrsantan", "ground_combat"),
        ("tobias_beckett", "ground_combat"),
        ("hera_syndulla", "ship_combat"),
        ("l3_37", "hyperdrive"),
    ],
)
def test_crew_that_adds_1(sim: Make, token: str, stat: str) -> None:
    assert added(sim, card_of(token)) == {stat: 1}


def test_k_2so_costs_the_opponent_a_die(sim: Make) -> None:
    """Greedo's bounty: 4 dice, on the ground; a patrol keeps its 2."""
    for combat, dice in (("ground", 3), ("ship", 2)):
        table = fight(sim, combat, "boba_fett", card_of("k_2so"), dice=("hit",) * 9)
        begun = next(each for each in table.log if hasattr(each, "enemy_dice"))
        assert begun.enemy_dice == dice


@pytest.mark.parametrize(
    ("token", "combat", "rolled", "offer"),
    [
        ("chopper", "ship", ("blank", "hit", "focus"), ("reroll", "blank")),
        ("ponda_baba", "ground", ("blank", "hit", "focus"), ("reroll", "blank")),
        ("saw_gerrera", "ground", ("focus", "hit", "blank"), ("turn", "focus")),
    ],
)
def test_crew_at_the_dice(
    sim: Make, token: str, combat: str, rolled: tuple[str, ...], offer: tuple[str, str]
) -> None:
    """It works in its own kind of combat only, and on its face only."""
    dice = (*rolled, "blank", "blank", "blank", "blank", "crit")
    for kind in ("ground", "ship"):
        table = fight(sim, kind, "han_solo", card_of(token), dice=dice)
        assert (offer in on_dice(table, card_of(token))) is (kind == combat), kind
    assert CONTACTS[token].abilities[0].startswith(f"After you roll dice in {combat} combat")


def first(table: Any, words: str) -> Any:
    """Answer with the one key that has these words in it; returns the table."""
    (key,) = (each for each in table.keys if words in each)
    table.choose(key)
    return table


@pytest.mark.parametrize(
    ("token", "bonus"), [("black_sun_agent", 1_000), ("tobias_beckett", 2_000)]
)
def test_crew_paid_for_jobs(sim: Make, token: str, bonus: int) -> None:
    """Hutt Favor: a test of Influence for 3,000 and 1 Hutt reputation."""
    for dice, credits, hutt in ((("crit", "blank"), 3_000 + bonus, 1), (("blank",) * 9, 0, 0)):
        table = alone(sim, "encounter", "ord_mantell", card_of(token), "hutt_favor", dice=dice)
        first(table, "hutt_favor")
        assert has(table) == (credits, 0, levels(hutt=hutt))


@pytest.mark.parametrize(
    ("token", "bonus"), [("cikatro_vizago", (1_000, 1_000)), ("ziton_moj", (0, 2_000))]
)
def test_crew_paid_for_cargo(sim: Make, token: str, bonus: tuple[int, int]) -> None:
    """Salvage: 4,000. Spice, ILLEGAL: 8,000."""
    table = alone(sim, "action", "mon_calamari", card_of(token), "salvage")
    table.choose("deliver:salvage")
    assert has(table) == (4_000 + bonus[0], 0, levels())
    table = alone(sim, "action", "naboo", card_of(token), "spice", dice=("hit",))
    table.choose("deliver:spice")
    assert has(table) == (8_000 + bonus[1], 0, levels())


def test_dengar_is_paid_for_bounties(sim: Make) -> None:
    """Greedo eliminated: 8,000 and 1 fame, and the Hutts take offense."""
    dice = ("crit", "crit", "crit", "blank", "blank", "blank", "blank")
    table = fight(sim, "ground", "boba_fett", card_of("dengar"), dice=dice)
    first(table, "eliminate:")
    assert has(table) == (8_000 + 2_000, 1, levels(hutt=-1))


def test_hondo_ohnaka_is_paid_for_patrols(sim: Make) -> None:
    """A Hutt patrol of level 1: 3,000."""
    dice = ("crit", "crit", "crit", "blank", "blank")
    table = fight(sim, "ship", "boba_fett", card_of("hondo_ohnaka"), dice=dice)
    assert has(table) == (3_000 + 2_000, 0, levels(hutt=-1))


@pytest.mark.parametrize(("credits", "passed"), [(2_000, True), (1_999, False)])
def test_maz_kanata_talks_a_test_round(sim: Make, credits: int, passed: bool) -> None:
    card, dice = card_of("maz_kanata"), ("blank", "blank")
    table = alone(sim, "encounter", "ord_mantell", card, "hutt_favor", credits=credits, dice=dice)
    first(table, "hutt_favor")
    assert any(card in key for key in table.keys) is passed
    if passed:
        first(table, card)
        assert has(table) == (credits - 2_000 + 3_000, 0, levels(hutt=1))


@pytest.mark.parametrize("passed", [True, False])
def test_boshek_slips_past_a_patrol(sim: Make, passed: bool) -> None:
    """The Imperial patrol at nav_5 stops the ship on its way from Ord Mantell to Lothal."""
    card, ship = card_of("boshek"), "g_1a_starfighter"
    table = sim(
        1,
        players=[{"space": "ord_mantell", "cards": [card], "reputation": {"imperial": "negative"}}],
        step="planning",
        patrols={"imperial": {"level": 1, "space": "nav_5"}},
        dice=("crit" if passed else "blank", "blank"),
    )
    table.choose(f"move:{ship}@nav_5", f"use:{card}")
    assert [each.skill for each in table.log if isinstance(each, SkillTested)] == ["piloting"]
    assert (f"move:{ship}@lothal" in table.keys) is passed


def test_zuckuss_rolls_a_die_of_a_test_again(sim: Make) -> None:
    card, dice = card_of("zuckuss"), ("blank", "blank", "crit")
    table = alone(sim, "encounter", "ord_mantell", card, "hutt_favor", dice=dice)
    first(table, "hutt_favor")
    work(table, card, "blank")
    while table.step not in ("planning", "") and not has(table)[0]:
        table.choose(table.keys[-1])
    assert has(table) == (3_000, 0, levels(hutt=1))


def test_tobias_beckett_leaves_the_defeated(sim: Make) -> None:
    card = card_of("tobias_beckett")
    dice = ("blank", "blank", "blank", "hit", "hit")
    table = alone(sim, "encounter", "nav_3", card, credits=9_000, damage={"ship": 3}, dice=dice)
    table.choose("fight:patrol_hutt_1@nav_3")
    while card in table.player().cards:
        table.choose(table.keys[0])
    losses = [each.amount for each in table.log if isinstance(each, CreditsChanged)]
    assert -2_000 in losses


@pytest.mark.parametrize(
    ("token", "before", "after"),
    [
        ("chewbacca", {"damage": {"ship": 3}}, (0, 0, 2)),
        ("doctor_evazan", {"credits": 1_000, "damage": {"character": 3}}, (0, 1, 0)),
    ],
)
def test_crew_that_mends(
    sim: Make, token: str, before: dict[str, Any], after: tuple[int, int, int]
) -> None:
    table = alone(sim, "action", "nav_3", card_of(token), **before)
    table.choose(f"use:{card_of(token)}")
    player = table.player()
    assert (player.credits, player.character_damage, player.ship_damage) == after
    assert f"use:{card_of(token)}" not in table.keys  # once a turn


def test_garindan_looks_anywhere_for_1000(sim: Make) -> None:
    card, more = card_of("garindan"), {"contacts": {"naboo": ["lobot"]}}
    assert f"use:{card}" not in alone(sim, "action", "nav_3", card, credits=999, **more).keys
    table = alone(sim, "action", "nav_3", card, credits=1_000, **more)
    table.choose(f"use:{card}", "look:naboo.1")
    assert [(each.place, each.contact) for each in table.log if isinstance(each, ContactSeen)] == [
        ("naboo.1", "lobot")
    ]
    assert table.player().credits == 0 and "lobot" not in table.state.faceup


def test_lobot_clears_the_top_of_a_deck(sim: Make) -> None:
    card = card_of("lobot")
    table = alone(sim, "action", "nav_3", card, decks={"luxury": ["stolen_jewels", "dash_rendar"]})
    table.choose(f"use:{card}")
    assert len([key for key in table.keys if key.startswith("discard:")]) == 6
    table.choose("discard:luxury")
    assert table.state.market["luxury"][0] == "dash_rendar"
    assert table.state.market["luxury"][-1] == "stolen_jewels"
