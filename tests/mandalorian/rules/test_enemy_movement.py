"""Which enemies move and attack, and toward whom (sections 22 and 23)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Enemies
from tests.mandalorian.bench import CARA, IG, MANDO, Sim
from tests.mandalorian.rules.kit import rest

EVERY = ("melee", "blaster", "sharpshooter")


def advance(sim: Sim, n: int, classes: tuple[str, ...] = EVERY, count: int = -1) -> list[str]:
    """Let enemies move in an ability of an event; return those that did."""
    sim.state.step = "event"
    sim.push(Enemies(sim.state.player, MANDO, classes, n, count, step="advancing"))
    rest(sim)
    return [each.token for each in sim.of(e.TokenMoved)]


@pytest.mark.rule("MA-252")
@pytest.mark.parametrize("near, other", [(MANDO, IG), (IG, MANDO)])
def test_an_enemy_goes_toward_the_nearest(near: str, other: str) -> None:
    sim = Sim(tokens=(("nikto_brawler", "s16"),), spaces={near: "s14", other: "s05"})
    advance(sim, 1)
    assert sim.state.spaces[sim.token("nikto_brawler")] == "s15"


@pytest.mark.rule("MA-251")
@pytest.mark.parametrize(
    "classes, count, n, moved",
    [
        (("melee",), -1, 1, {"nikto_brawler": "s15"}),
        (("blaster",), 1, 1, {"nikto_guard": "s15"}),
        (("sharpshooter",), 1, 2, {"nikto_marksman": "s20"}),
        (("melee", "blaster"), 2, 2, {"nikto_brawler": "s20", "nikto_guard": "s20"}),
    ],
)
def test_number_class_and_distance_are_those_of_the_card(
    classes: tuple[str, ...], count: int, n: int, moved: dict[str, str]
) -> None:
    where = {"nikto_brawler": "s09", "nikto_guard": "s09", "nikto_marksman": "s22"}
    sim = Sim(tokens=tuple(where.items()))
    assert len(advance(sim, n, classes, count)) == len(moved)
    assert {id: sim.state.spaces[sim.token(id)] for id in where} == {**where, **moved}


@pytest.mark.rule("MA-251", "MA-R64")
def test_no_more_enemies_move_than_the_card_says() -> None:
    sim = Sim(tokens=(("nikto_brawler", "s09"),) * 3)
    assert len(advance(sim, 1, count=2)) == 2


@pytest.mark.rule("MA-253", "MA-254", "MA-R26", "MA-R28")
@pytest.mark.parametrize("count", [-1, 1, 2])
def test_an_enemy_that_cannot_move_takes_no_ones_place(count: int) -> None:
    """One stands with a character, one is behind the locked door; the third moves."""
    sim = Sim(tokens=(("nikto_brawler", "s20"), ("nikto_brawler", "s03"), ("nikto_brawler", "s09")))
    assert advance(sim, 1, ("melee",), count) == [sim.token("nikto_brawler", 3)]


@pytest.mark.rule("MA-254", "MA-R26")
def test_without_an_enemy_that_can_move_nothing_happens() -> None:
    sim = Sim(tokens=(("nikto_brawler", "s20"), ("nikto_brawler", "s03")))
    changes = sim.state.changes
    assert advance(sim, 2) == []
    assert sim.state.changes == changes


@pytest.mark.rule("MA-255")
def test_characters_are_in_nobodys_way() -> None:
    """One stands on the only way of a hunter to the other."""
    sim = Sim(
        "town_square", (MANDO, CARA), tokens=(("moff_gideon", "s03"),), child=MANDO,
        spaces={CARA: "s08", MANDO: "s18"},
    )  # fmt: skip
    token = sim.token("moff_gideon")
    sim.state.step = "event"
    sim.push(Enemies(0, MANDO, (), 4, 1, only=token, goal=MANDO, step="advancing"))
    assert sim.of(e.TokenMoved)[0].path == ("s03", "s08", "s13", "s18")


@pytest.mark.rule("MA-R24")
def test_nearest_for_a_move_is_counted_in_steps() -> None:
    """One is beside an edge of elevation: near for a shot, far for a walk."""
    sim = Sim(tokens=(("nikto_brawler", "s07"),), spaces={MANDO: "s13", IG: "s09"})
    play = sim.game.play(sim.state)
    assert (play.range("s07", "s13"), play.range("s07", "s09")) == (1, 2)
    assert (play.walking.apart("s07", "s13"), play.walking.apart("s07", "s09")) == (3, 2)
    advance(sim, 2)
    assert sim.state.spaces[sim.token("nikto_brawler")] == "s09"


@pytest.mark.rule("MA-262")
@pytest.mark.parametrize(
    "classes, count, n, hits",
    [
        (("blaster",), -1, 1, ["nikto_guard"]),
        (("melee",), 1, 1, []),
        (("melee",), 1, 2, ["nikto_brawler"]),
        (("sharpshooter", "blaster"), 1, 1, ["nikto_guard"]),
        (("melee", "blaster"), 1, 1, ["nikto_guard"]),
    ],
)
def test_attacks_have_a_number_a_class_and_a_range(
    classes: tuple[str, ...], count: int, n: int, hits: list[str]
) -> None:
    sim = Sim(
        tokens=(("nikto_guard", "s15"), ("nikto_brawler", "s09"), ("nikto_marksman", "s05")),
        spaces={IG: "s22"},
    )
    sim.state.step = "event"
    sim.push(Enemies(0, MANDO, classes, n, count, step="holding"))
    rest(sim)
    assert [each.threat for each in sim.of(e.EnemyAttacks)] == hits


@pytest.mark.rule("MA-262", "MA-R64")
def test_no_more_enemies_attack_than_the_card_says() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),) * 3, spaces={IG: "s22"})
    sim.state.step = "event"
    sim.push(Enemies(0, MANDO, ("blaster",), 1, 2, step="holding"))
    rest(sim)
    assert len(sim.of(e.EnemyAttacks)) == 2
