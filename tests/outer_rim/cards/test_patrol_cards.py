"""The sixteen patrols: strength, what beating one brings and costs, and what its token says."""

from __future__ import annotations

from typing import Any

from game.outer_rim.combat.events import CombatBegan, CombatDecided, Defeated
from game.outer_rim.game import OuterRim
from game.outer_rim.patrols.events import PatrolBeaten, PatrolMoved, PatrolSpawned
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import AFAR, FACTIONS, IDLE, Make, has, levels
from tests.specs import Row, for_each
from tests.specs import table as read_table

DICE = 3
"""of Boba Fett in the G-1A Starfighter"""


PATROLS = read_table("outer_rim/cards/patrols.spec")
BEATABLE = [row for row in PATROLS if row["dice"]]
FOURTHS = [row for row in PATROLS if not row["dice"]]
"""they have a dash for a strength"""


def meets(sim: Make, row: Row, *dice: str, terms: str = "neutral") -> Any:
    """Return a table with Boba Fett and this patrol alone at nav_3, the others out of the way."""
    faction, level = row["faction"], row.number("level")
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


def test_every_patrol_has_a_spec(box: OuterRim) -> None:
    specs = [(row["faction"], row.number("level")) for row in PATROLS]
    assert len(specs) == 16 and set(specs) == set(box.base.content.patrols)
    assert [row["level"] for row in FOURTHS] == ["4"] * 4


@for_each(PATROLS)
def test_the_token_says_so(game: OuterRim, row: Row) -> None:
    level, name = row["level"], row["faction"].title()
    text = card_text(game.base.content, f"patrol_{row['faction']}_{level}")
    assert text.name == f"{name} patrol, level {level}"
    assert plain(text.kind_line) == f"Patrol · level {level} · {row['dice'] or 'unbeatable'}"
    (line,) = map(plain, text.body)
    if not row["dice"]:
        assert line.startswith("It cannot be defeated") and "moves on" in line
        return
    gain = f"{row['credits']} credits" if row["credits"] else f"{row['fame']} fame"
    assert line == f"Win: Lose 1 {name} reputation, then gain {gain}."


@for_each(BEATABLE)
def test_a_patrol_beaten(sim: Make, row: Row) -> None:
    """Its reward, 1 reputation less with its faction, and the next level of its stack."""
    faction, dice = row["faction"], row.number("dice")
    table = meets(sim, row, *["crit"] * DICE, *["blank"] * dice)
    (begun,) = table.found(CombatBegan)
    assert (begun.combat, begun.dice, begun.enemy_dice) == ("ship", DICE, dice)
    assert len(table.found(PatrolBeaten)) == 1
    assert has(table) == (row.number("credits"), row.number("fame"), levels(**{faction: -1}))
    (spawned,) = table.found(PatrolSpawned)
    assert (spawned.faction, spawned.level) == (faction, row.number("level") + 1)


@for_each(BEATABLE)
def test_a_patrol_that_wins(sim: Make, row: Row) -> None:
    """It brings nothing, costs the damage rolled, and moves one space."""
    faction = row["faction"]
    dice = [*["blank"] * DICE, "hit", *["blank"] * (row.number("dice") - 1)]
    table = meets(sim, row, *dice)
    assert [each.won for each in table.found(CombatDecided)] == [False]
    table.choose(table.keys[0])
    assert has(table) == (0, 0, levels()) and table.player().ship_damage == 1
    (moved,) = table.found(PatrolMoved)
    assert (moved.faction, len(moved.path)) == (faction, 1)
    assert table.state.patrols[faction][0] == row.number("level")


@for_each(FOURTHS)
def test_the_fourth_cannot_be_beaten(sim: Make, row: Row) -> None:
    """No dice: the ship is defeated, and the patrol moves on."""
    table = meets(sim, row)
    while table.step not in ("planning", "action", ""):
        table.choose(table.keys[0])
    assert [each.seat for each in table.found(Defeated, log=True)] == [0]
    assert table.player().fame == 0 and not table.found(PatrolBeaten, log=True)
    assert len(table.found(PatrolMoved, log=True)) == 1


@for_each(row for row in PATROLS if row["level"] == "1")
def test_an_enemy_of_its_faction_has_to_meet_it(sim: Make, row: Row) -> None:
    """At negative reputation there is nothing else to do, and beating it costs no more."""
    dice = [*["crit"] * DICE, *["blank"] * row.number("dice")]
    table = meets(sim, row, *dice, terms="negative")
    assert has(table) == (row.number("credits"), 0, levels(**{row["faction"]: -1}))
