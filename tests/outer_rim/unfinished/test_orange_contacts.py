"""The eleven orange contacts, one by one: the talk on the databank card, and the crew they become.

The talk is played path by path, as those of the base box are (``cards.scene``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from game.outer_rim.cards.effects.choices import May, Way
from game.outer_rim.cards.lint.known import walk
from game.outer_rim.contacts.effects import Hire
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.scene import Case, Walk, cases, check, check_figures, stage, stated
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_orange_setup import ORANGE
from tests.specs import faults, read

BOX = {"expansions": ["unfinished_business"]}
SPACE, MEET = "kessel", "meet:kessel.orange"
AFAR = {
    each: {"level": 1, "space": "nav_23"} for each in ("hutt", "imperial", "rebel", "syndicate")
}
SPECS = read("outer_rim/unfinished/contacts.spec")
OWN = {token: spec.values("crew", "abilities") for token, spec in SPECS.items()}


def card_of(token: str) -> str:
    """Return the databank card of a contact."""
    return f"databank_{ORANGE[token]}_{token}"


PLAYED = ("boba_fett", "jyn_erso")
OTHERS = ("bossk", "han_solo")


def case_of(token: str, case: Case) -> Case:
    """Return the case with the token faceup on the planet, and nobody near."""
    plays = {path: f"meets {token}; {told}".removesuffix("; ") for path, told in case.plays.items()}
    here = {"contacts": {SPACE: [None, None, token]}, "faceup": [token], "patrols": AFAR}
    rival = {"space": "nav_22", **case.rival}
    return replace(case, plays=plays, more={**here, **case.more}, rival=rival)


def seated(game: OuterRim, token: str) -> Callable[..., Sim]:
    """Return the maker of positions with players of whom the token shows none: all with 3 dice."""
    played = OTHERS if token[:4] in ("boba", "jyn_") else PLAYED

    def make(seats: int, **position: Any) -> Sim:
        return Sim(game, seats, setup=BOX, characters=played, **position)

    return make


def test_every_orange_contact_has_a_spec() -> None:
    assert set(SPECS) == set(ORANGE)


@pytest.mark.rule("UB-067", "UB-297", "UB-298", "UB-299")
def test_the_cards_say_this_and_no_more(game: OuterRim) -> None:
    content = game.editions.of(game.editions.installed).content
    with faults() as at:
        for token, spec in SPECS.items():
            with at(spec.line):
                talk = dict.fromkeys(tuple(stated(case.says)) for case in cases(spec))
                crew = [f"As crew: {OWN[token]['crew']}.", OWN[token]["abilities"]]
                told = [plain(line) for line in card_text(content, card_of(token)).body]
                wanted = [[*each] for each in talk] + [stated(line) for line in crew]
                assert [stated(line) for line in told] == wanted, f"it says: {' / '.join(told)}"


@pytest.mark.rule("UB-069", "UB-070", "UB-297", "UB-298")
def test_the_talks(game: OuterRim) -> None:
    with faults() as at:
        for token, spec in SPECS.items():
            for case in cases(spec):
                with at(case.line):
                    check_figures(case)
                    check(seated(game, token), card_of(token), case_of(token, case), MEET)


@pytest.mark.rule("UB-298")
@pytest.mark.parametrize(
    ("token", "path", "levels"),
    [
        ("ahsoka_tano", "WIN7", {"imperial": 1}),
        ("boba_fett_contact", "WIN5", {"hutt": -1}),
        ("ig_88_contact", "WIN6", {}),
        ("ketsu_onyo_contact", "WIN5", {"syndicate": -1}),
    ],
)
def test_who_is_beaten_leaves_the_planet(
    game: OuterRim, token: str, path: str, levels: dict[str, int]
) -> None:
    case = case_of(token, Case(SPACE))
    for way, left in ((path, ""), (path.replace("WIN", "LOSE"), token)):
        standing = {**dict.fromkeys(AFAR, 0), **levels}
        walk = Walk(stage(seated(game, token), case, standing), (way,)).go(MEET)
        assert walk.table.state.contacts[f"{SPACE}.orange"] == left
        assert card_of(token) in walk.table.state.databank


# --- as crew -------------------------------------------------------------------------------------


def with_crew(game: OuterRim, token: str, step: str = "action", **more: Any) -> Sim:
    """Return a table of one player, Bossk unless another is named, with this crew."""
    mine = {"space": SPACE, "credits": 0, "cards": [card_of(token)], **more.pop("mine", {})}
    mine["reputation"] = dict.fromkeys(AFAR, "neutral")
    return Sim(
        game, 1, setup=BOX, characters=(more.pop("who", "bossk"),), players=[mine], step=step,
        **{"patrols": AFAR, **more},
    )  # fmt: skip


def test_crew_brings_two_skills(game: OuterRim) -> None:
    """Doctor Aphra has none of her own."""
    for token, own in OWN.items():
        table = with_crew(game, token, who="doctor_aphra")
        skills = game.view(table.state, 0)["players"][0]["skills"]
        assert len(skills) == 2 and set(skills.values()) == {1}, token
        assert all(skill.title() in own["crew"] for skill in skills), token


def test_ketsu_onyo_meets_those_far_away(game: OuterRim) -> None:
    table = with_crew(game, "ketsu_onyo_contact", "encounter", contacts={SPACE: [None] * 3})
    table.choose(f"use:{card_of('ketsu_onyo_contact')}")
    far = {key.removeprefix("meet:").partition(".")[0] for key in table.keys}
    away = game.board(table.state).routes.away[SPACE]
    assert far and all(0 < away[planet] <= 3 for planet in far)


# --- as a class ----------------------------------------------------------------------------------


def prices(game: OuterRim, color: str) -> list[int]:
    """Return the highest price of hiring each contact of a class, in credits, without discounts."""
    content = game.editions.of(game.editions.installed).content
    found = []
    for token in content.contacts.values():
        if token.contact_class != color:
            continue
        (card,) = content.numbers[token.databank]
        costs = [
            each.cost.credits if isinstance(each.cost.credits, int) else each.cost.credits.base
            for _, each in walk(content.databank[card])
            if isinstance(each, May | Way) and any(isinstance(one, Hire) for one in each.then)
        ]
        found.append(max(costs, default=0))
    return found


@pytest.mark.rule("UB-068")
def test_orange_contacts_tend_to_be_dear(game: OuterRim) -> None:
    averages = {color: mean(prices(game, color)) for color in ("gray", "green", "yellow", "orange")}
    assert averages["orange"] > 1.5 * max(averages[color] for color in ("gray", "green", "yellow"))
