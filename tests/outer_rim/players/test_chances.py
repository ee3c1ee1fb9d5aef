"""Chances that the schemer works out quickly, against every fall of the dice."""

from __future__ import annotations

from itertools import product

import pytest

from game.outer_rim.catalog import Content
from game.outer_rim.game import load
from game.outer_rim.players import chances
from game.outer_rim.rules.stats import Loadout, Values, work_out

DIE = ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
DAMAGE = {"hit": 1, "crit": 2, "focus": 0, "blank": 0}


@pytest.fixture(scope="module")
def content() -> Content:
    """Return the content of the base game."""
    return load([]).base.content


def loadout(content: Content, who: str, *cards: str) -> Values:
    """Return the values of a character with some cards in a starter ship."""
    return work_out(content, Loadout(who, False, "g9_rigger", False, cards))


@pytest.mark.parametrize("level, good", list(enumerate(chances.PASSES)))
def test_a_test_passes_as_often_as_its_dice_do(
    content: Content, level: int, good: tuple[str, ...]
) -> None:
    cards = ("databank_20_maz_kanata", "sy_snootles")[:level]
    values = loadout(content, "bossk", *cards)
    assert values.skills.get("influence", 0) == level
    falls = list(product(DIE, repeat=2))
    passed = sum(any(face in good for face in fall) for fall in falls)
    assert chances.test(values, "influence") == pytest.approx(passed / len(falls))


def test_a_fight_is_won_and_survived_as_often_as_its_dice_say(content: Content) -> None:
    values = loadout(content, "bossk")
    falls = list(product(DIE, repeat=2))
    mine = [sum(DAMAGE[face] for face in fall) for fall in product(DIE, repeat=3)]
    theirs = [sum(DAMAGE[face] for face in fall) for fall in falls]
    both = [(hits, got) for hits in mine for got in theirs]
    odds = chances.fight(values, "ground", 2, 2)
    assert odds.win == pytest.approx(sum(hits >= got for hits, got in both) / len(both))
    assert odds.survive == pytest.approx(
        sum(hits >= got and got < 2 for hits, got in both) / len(both)
    )
    assert odds.fall == pytest.approx(sum(got >= 2 for _, got in both) / len(both))


def test_abilities_that_work_on_dice_make_better_chances(content: Content) -> None:
    plain, lucky = loadout(content, "bossk"), loadout(content, "ig_88")
    assert chances.fight(lucky, "ground", 4, 4).win > chances.fight(plain, "ground", 4, 4).win
    lando = loadout(content, "lando_calrissian")
    assert chances.delivery(lando, ("hit",)) > chances.delivery(plain, ("hit",)) == 3 / 8
    vest = loadout(content, "bossk", "jetpack")
    assert chances.fight(vest, "ground", 4, 4).fall < chances.fight(plain, "ground", 4, 4).fall
