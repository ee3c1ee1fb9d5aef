"""The sixteen patrols: strength, what beating one brings and costs, and what its token says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game.outer_rim.events import (
    CombatBegan,
    CombatDecided,
    Defeated,
    PatrolBeaten,
    PatrolMoved,
    PatrolSpawned,
)
from game.outer_rim.game import OuterRim, load
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import AFAR, FACTIONS, IDLE, Make, has, levels

DICE = 3
"""of Boba Fett in the G-1A Starfighter"""


@dataclass(frozen=True)
class Patrol:
    """Dice, and what winning brings."""

    dice: int
    credits: int = 0
    fame: int = 0


PATROLS = {
    ("hutt", 1): Patrol(2, credits=3_000),
    ("hutt", 2): Patrol(7, fame=1),
    ("hutt", 3): Patrol(9, fame=2),
    ("imperial", 1): Patrol(3, credits=3_000),
    ("imperial", 2): Patrol(7, fame=1),
    ("imperial", 3): Patrol(9, fame=2),
    ("rebel", 1): Patrol(2, credits=2_000),
    ("rebel", 2): Patrol(7, fame=1),
    ("rebel", 3): Patrol(9, fame=2),
    ("syndicate", 1): Patrol(2, credits=4_000),
    ("syndicate", 2): Patrol(7, fame=1),
    ("syndicate", 3): Patrol(9, fame=2),
}
FOURTHS = [(faction, 4) for faction in FACTIONS]
"""they have a dash for a strength"""


def meets(sim: Make, faction: str, level: int, *dice: str, terms: str = "neutral") -> Any:
    """Return a table with Boba Fett and this patrol alone at nav_3, the others out of the way."""
    reputation = {each: terms if each == faction else "neutral" for each in FACTIONS}
    elsewhere = {each: {"level": 1, "space": "nav_25"} for each in AFAR}
    table = sim(
        1,
        players=[{"space": "nav_3", "cards": [IDLE], "credits": 0, "reputation": reputation}],
        step="encounter",
        patrols={**elsewhere, faction: {"level": level, "space": "nav_3"}},
        dice=dice,
    )
    table.choose(f"fight:patrol_{faction}_{level}@nav_3")
    return table


@pytest.fixture(scope="module")
def box() -> OuterRim:
    """Return the game without any packs of the player's."""
    return load(packs=())


def test_every_patrol_has_a_spec(box: OuterRim) -> None:
    specs = [*PATROLS, *FOURTHS]
    assert len(specs) == 16 and set(specs) == set(box.base.content.patrols)


@pytest.mark.parametrize(("faction", "level"), [*PATROLS, *FOURTHS])
def test_the_token_says_so(game: OuterRim, faction: str, level: int) -> None:
    text, name = card_text(game.base.content, f"patrol_{faction}_{level}"), faction.title()
    spec = PATROLS.get((faction, level))
    assert text.name == f"{name} patrol, level {level}"
    strength = spec.dice if spec else "unbeatable"
    assert plain(text.kind_line) == f"Patrol · level {level} · {strength}"
    (line,) = map(plain, text.body)
    if spec is None:
        assert line.startswith("It cannot be defeated") and "moves on" in line
        return
    gain = f"{spec.credits:,} credits" if spec.credits else f"{spec.fame} fame"
    assert line == f"Win: Lose 1 {name} reputation, then gain {gain}."


@pytest.mark.parametrize(("faction", "level"), PATROLS)
def test_a_patrol_beaten(sim: Make, faction: str, level: int) -> None:
    """Its reward, 1 reputation less with its faction, and the next level of its stack."""
    spec = PATROLS[faction, level]
    table = meets(sim, faction, level, *["crit"] * DICE, *["blank"] * spec.dice)
    (begun,) = table.found(CombatBegan)
    assert (begun.combat, begun.dice, begun.enemy_dice) == ("ship", DICE, spec.dice)
    assert len(table.found(PatrolBeaten)) == 1
    assert has(table) == (spec.credits, spec.fame, levels(**{faction: -1}))
    (spawned,) = table.found(PatrolSpawned)
    assert (spawned.faction, spawned.level) == (faction, level + 1)


@pytest.mark.parametrize(("faction", "level"), PATROLS)
def test_a_patrol_that_wins(sim: Make, faction: str, level: int) -> None:
    """It brings nothing, costs the damage rolled, and moves one space."""
    spec = PATROLS[faction, level]
    dice = [*["blank"] * DICE, "hit", *["blank"] * (spec.dice - 1)]
    table = meets(sim, faction, level, *dice)
    assert [each.won for each in table.found(CombatDecided)] == [False]
    table.choose(table.keys[0])
    assert has(table) == (0, 0, levels()) and table.player().ship_damage == 1
    (moved,) = table.found(PatrolMoved)
    assert (moved.faction, len(moved.path)) == (faction, 1)
    assert table.state.patrols[faction][0] == level


@pytest.mark.parametrize(("faction", "level"), FOURTHS)
def test_the_fourth_cannot_be_beaten(sim: Make, faction: str, level: int) -> None:
    """No dice: the ship is defeated, and the patrol moves on."""
    table = meets(sim, faction, level)
    while table.step not in ("planning", "action", ""):
        table.choose(table.keys[0])
    assert [each.seat for each in table.found(Defeated, log=True)] == [0]
    assert table.player().fame == 0 and not table.found(PatrolBeaten, log=True)
    assert len(table.found(PatrolMoved, log=True)) == 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_an_enemy_of_its_faction_has_to_meet_it(sim: Make, faction: str) -> None:
    """At negative reputation there is nothing else to do, and beating it costs no more."""
    spec = PATROLS[faction, 1]
    table = meets(sim, faction, 1, *["crit"] * DICE, *["blank"] * spec.dice, terms="negative")
    assert has(table) == (spec.credits, 0, levels(**{faction: -1}))
