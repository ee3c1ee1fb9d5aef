"""The Child, sabotage and green slots at their limits (sections 30 to 32)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Enemies, Plain
from tests.mandalorian.bench import CARA, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import finish, rest

HOUSE, SHIP, SQUARE = "a_promise_broken", "six_minutes", "town_square"
SLOTS = ("move", "attack", "intel", "plan")
HAND = ("tracking_fob", "flamethrower", "old_trade", "rising_phoenix")
"""cards of the strengths 1 to 4"""


def house(**data: Any) -> Sim:
    """Return a game in which The Child is in play."""
    return Sim(HOUSE, (MANDO, KUIIL), **data)


def hurt(sim: Sim, who: str = MANDO, n: int = 1) -> None:
    """Announce damage to a character."""
    sim.game.play(sim.state).hurt(who, n, "test")
    sim.push(sim.state.stack.pop())


@pytest.mark.rule("MA-332")
@pytest.mark.parametrize(
    "mission, carrier, won",
    [(HOUSE, MANDO, True), (HOUSE, "", False), ("town_square", "", False)],
)
def test_the_objective_asks_for_the_child(mission: str, carrier: str, won: bool) -> None:
    end = {HOUSE: "s16", "town_square": "s21"}[mission]
    sim = Sim(mission, (MANDO, CARA), spaces={MANDO: end, CARA: end}, child=carrier or "s12")
    sim.push(Plain(0, step="draw"))
    assert sim.state.won is won


@pytest.mark.rule("MA-344", "MA-R45", "MA-345")
@pytest.mark.parametrize(
    "space, enemy, doors, refuges",
    [
        ("s13", "s02", (), {"s12", "s14", "s18"}),
        ("s13", "s08", (), {"s12", "s14", "s18"}),  # over an elevation
        ("s14", "s09", (), {"s13", "s19"}),  # behind a wall
        ("s08", "s09", (), {"s03", "s07"}),  # behind a locked door
        ("s08", "s09", (1,), {"s09"}),
        ("s13", "s14", (), {"s14"}),
        ("s13", "s13", (), {"s12", "s14", "s18"}),  # its carrier's own space is not adjacent
    ],
)
def test_it_flees_to_an_adjacent_space(
    space: str, enemy: str, doors: tuple[int, ...], refuges: set[str]
) -> None:
    sim = house(child=MANDO, spaces={MANDO: space}, tokens=(("guild_hunter", enemy),), doors=doors)
    hurt(sim)
    found = {key.partition("@")[2] for key in sim.keys("flee")} or {sim.state.child}
    assert found == refuges


@pytest.mark.rule("MA-348")
def test_a_child_carried_by_an_enemy_does_not_flee() -> None:
    sim = house(tokens=(("guild_hunter", "s12"),), events=("ev_bad_footing",))
    sim.state.carrier = token = sim.token("guild_hunter")
    sim.put("move", "old_trade", disrupts=(2,))
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    rest(sim)
    assert sim.state.carrier == token


@pytest.mark.rule("MA-340", "MA-341", "MA-342", "MA-335", "MA-R46")
@pytest.mark.parametrize("mission, seed", [(HOUSE, 1), ("town_square", 2), ("town_square", 3)])
def test_a_carrier_loses_it_only_when_it_flees(mission: str, seed: int) -> None:
    """Games of any answers: it is not dropped, not handed over, and not rescued too soon."""
    cast = (MANDO, CARA)
    id = "trandoshan_hunter" if mission == HOUSE else "stormtrooper"
    sim = Sim(mission, cast, seed=seed, child=MANDO, level="novice", tokens=((id, "s12"),))
    for number in range(120):
        if sim.state.over:
            break
        before, fled = sim.state.carrier, sim.state.fled
        keys = sim.keys()
        ways = [each for each in keys if each.startswith(("rescue", "pass"))] or keys
        sim.do(ways[(number * 7 + seed) % len(ways)])
        after = sim.state.carrier
        if before in cast and after != before:
            assert [each.who for each in sim.of(e.ChildFled)] == [before]
        if after in cast and after != before:
            assert not fled and [each.who for each in sim.of(e.ChildRescued)] == [after]
        assert bool(sim.state.child) != bool(after)


def advance(sim: Sim, n: int = 1, step: Any = "event") -> None:
    """Let all melee enemies move."""
    sim.state.step = step
    sim.push(Enemies(sim.state.player, MANDO, ("melee",), n, -1, step="advancing"))


@pytest.mark.rule("MA-357", "MA-R47")
def test_cards_and_tokens_count_for_the_lowest_slot() -> None:
    sim = house(tokens=(("slicer_droid", "s11"),), disrupts={each: (2,) for each in SLOTS})
    sim.put("intel", "tracking_fob")
    advance(sim)
    assert [each.slot for each in sim.of(e.SlotDisrupted)] == ["intel"]
    other = house(tokens=(("slicer_droid", "s11"),), disrupts={each: (2,) for each in SLOTS})
    other.put("intel", "rising_phoenix")
    other.state.disrupts["plan"] = (1,)
    advance(other)
    assert [each.slot for each in other.of(e.SlotDisrupted)] == ["plan"]


@pytest.mark.rule("MA-R47", "MA-R31")
def test_the_slot_being_resolved_may_be_the_lowest() -> None:
    """Its new token goes with the rest of the slot, and brings no second event."""
    sim = house(tokens=(("slicer_droid", "s11"),), events=("ev_rush",),
                disrupts={each: (2, 2, 2) for each in SLOTS}, pool=(1, 2))  # fmt: skip
    sim.put("move", "old_trade", disrupts=(2,))
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    rest(sim)
    assert sim.of(e.SlotDisrupted)[0].slot == "move"
    assert [each.slot for each in sim.of(e.SlotChecked)].count("move") == 1
    emptied = next(each for each in sim.of(e.SlotEmptied) if each.slot == "move")
    assert emptied.disrupts == (2, 1)


@pytest.mark.rule("MA-357")
def test_other_enemies_that_move_disrupt_nothing() -> None:
    sim = house(tokens=(("trandoshan_hunter", "s11"),))
    advance(sim)
    assert sim.of(e.TokenMoved) and sim.step == "act"
    assert not any(sim.state.disrupts.values())


def ship(**data: Any) -> Sim:
    """Return a game whose green slot opens doors."""
    return Sim(SHIP, (MANDO, "burg"), **{"hands": (HAND,), **data})


def square(**data: Any) -> Sim:
    """Return a game whose green slot cuts a tunnel open, in the space with the number 8."""
    return Sim(SQUARE, (MANDO, CARA), **{"hands": (HAND,), "child": CARA, **data})


@pytest.mark.rule("MA-363", "MA-364")
@pytest.mark.parametrize("space, allowed", [("s18", True), ("s13", False)])
def test_a_mission_points_to_a_space_by_its_number(space: str, allowed: bool) -> None:
    sim = square(spaces={MANDO: space})
    assert sim.game.play(sim.state).map.numbered(8) == "s18"
    sim.free("cut", 1)
    assert ("work" in sim.keys()) is allowed
    if allowed:
        sim.do("work")
    assert sim.state.work == int(allowed)


@pytest.mark.rule("MA-364", "MA-299")
@pytest.mark.parametrize("space, done", [("s21", True), ("s18", False)])
def test_an_objective_points_to_a_space_by_its_number(space: str, done: bool) -> None:
    sim = square(spaces={MANDO: space, CARA: space})
    assert sim.game.view(sim.state, 0)["goal"]["all_in"] is done


@pytest.mark.rule("MA-367")
def test_other_actions_are_not_performed_in_the_green_slot() -> None:
    sim = square(spaces={MANDO: "s18"})
    sim.do("play:old_trade@cut")
    assert sim.refused(f"move:{MANDO}@s13") == "MA-105"
    assert sim.refused("draw") == "MA-105"


@pytest.mark.rule("MA-369", "MA-370", "MA-123")
@pytest.mark.parametrize("card, doors", list(zip(HAND, ([], [], [1], [1]))))
def test_a_door_beside_needs_a_card_of_three(card: str, doors: list[int]) -> None:
    sim = ship(spaces={MANDO: "s02"})
    sim.do(f"play:{card}@slice")
    assert bool(sim.keys("unlock")) is bool(doors)
    if doors:
        assert sim.refused("unlock@3") == "MA-367"
        sim.do("unlock@1")
    finish(sim)
    assert sim.state.doors == doors
    assert sim.state.slots["slice"] == (card,)
