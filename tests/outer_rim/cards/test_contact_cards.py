"""The 22 contacts, one by one: the token, the talk on its databank card, and the crew it becomes.

The talk is played path by path (see ``scene``); of the crew, its ability is used once.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.outer_rim.cards.models import ContactCard
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import Make, added, alone, fight, has, levels, lines, on_dice
from tests.outer_rim.cards.scene import Case, Walk, cases, check, check_figures, stage, stated
from tests.specs import faults, read

SPACE = "kessel"


SPECS = read("outer_rim/cards/contacts.spec")
OWN = {token: spec.values("number", "token", "crew", "abilities") for token, spec in SPECS.items()}

FIRST_FILED = {"tobias_beckett": 23, "ziton_moj": 24, "zuckuss": 25}
"""numbers in the ids of cards that were filed anew; the ids stay, for the sake of saved games"""


def card_of(token: str) -> str:
    """Return the databank card of a contact."""
    return f"databank_{FIRST_FILED.get(token, OWN[token]['number'])}_{token}"


def met(token: str, case: Case) -> Case:
    """Return the case with the token faceup on its planet, others facedown on Naboo."""
    contacts = {SPACE: [token], "naboo": ["lobot" if token != "lobot" else "boshek", "greedo"]}
    if token == "greedo":
        contacts["naboo"] = ["lobot", "dengar"]
    here = {"contacts": contacts, "faceup": [token], **case.more}
    plays = {path: f"meets {token}; {told}".removesuffix("; ") for path, told in case.plays.items()}
    return replace(case, plays=plays, more=here)


def test_every_contact_has_a_spec(box: OuterRim) -> None:
    assert set(SPECS) == set(box.base.content.contacts)
    assert {card_of(token) for token in SPECS} == {
        id for id, card in box.base.content.databank.items() if isinstance(card, ContactCard)
    }


def test_the_tokens(game: OuterRim) -> None:
    """Class, icons, and the card to resolve."""
    content = game.base.content
    with faults() as at:
        for token, spec in SPECS.items():
            with at(spec.line):
                own, text = OWN[token], card_text(content, token)
                assert plain(text.kind_line) == own["token"]
                talk = f"Talk: Hear the story on databank card #{own['number']}."
                assert [plain(line) for line in text.body] == [talk]
                assert content.contacts[token].databank == int(own["number"])
                assert text.name == card_text(content, card_of(token)).name


def test_the_cards_say_this_and_no_more(game: OuterRim) -> None:
    with faults() as at:
        for token, spec in SPECS.items():
            with at(spec.line):
                talk = dict.fromkeys(tuple(stated(case.says)) for case in cases(spec))
                crew = [f"As crew: {OWN[token]['crew']}.", *OWN[token]["abilities"].split(" | ")]
                told = lines(game, card_of(token))
                wanted = [[*each] for each in talk] + [stated(line) for line in crew]
                assert [stated(line) for line in told] == wanted, f"it says: {' / '.join(told)}"


def test_the_talks(sim: Make) -> None:
    with faults() as at:
        for token, spec in SPECS.items():
            for case in cases(spec):
                with at(case.line):
                    check_figures(case)
                    check(sim, card_of(token), met(token, case), f"meet:{SPACE}.1")


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
    case = met(token, Case(SPACE))
    standing = {**dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), 0), **levels}
    walk = Walk(stage(sim, case, standing), tuple(path.split())).go(f"meet:{SPACE}.1")
    assert token not in walk.table.state.contacts.values()
    assert card_of(token) in walk.table.state.databank


# --- as crew -------------------------------------------------------------------------------------


def test_crew_brings_its_skill(sim: Make) -> None:
    """Doctor Aphra, who has none, has this one: the first mark of the card."""
    for token, own in OWN.items():
        table = alone(sim, "action", "nav_3", card_of(token), characters=("doctor_aphra",))
        skills = table.game.view(table.state, 0)["players"][0]["skills"]
        assert skills == {own["crew"].lower().replace(",", " ").split()[0]: 1}, token


@pytest.mark.parametrize(
    ("token", "stat"),
    [
        ("4_lom", "ground_combat"), ("black_krrsantan", "ground_combat"),
        ("tobias_beckett", "ground_combat"), ("hera_syndulla", "ship_combat"),
        ("l3_37", "hyperdrive"),
    ],
)  # fmt: skip
def test_crew_that_adds_1(sim: Make, token: str, stat: str) -> None:
    assert added(sim, card_of(token)) == {stat: 1}


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
    assert OWN[token]["abilities"].startswith(f"After you roll dice in {combat} combat")


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
