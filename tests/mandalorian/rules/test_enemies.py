"""Spawning, enemy movement and enemy attacks (sections 21 to 23)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Hunt, Spawn
from game.mandalorian.frames import Enemies
from game.mandalorian.rules import spawning
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, crisis_of, rest

HOUSE, XIAN = "a_promise_broken", "xian"
ALL = ("melee", "blaster", "sharpshooter")


def advance(sim: Sim, n: int, classes: tuple[str, ...] = ALL, count: int = -1) -> None:
    """Let enemies move in an ability of an event."""
    sim.state.step = "event"
    sim.push(Enemies(sim.state.player, MANDO, classes, n, count, step="advancing"))


def strike(sim: Sim, n: int, classes: tuple[str, ...] = ALL, count: int = -1) -> None:
    """Let enemies attack in an ability of an event."""
    sim.state.step = "event"
    sim.push(Enemies(sim.state.player, MANDO, classes, n, count, step="holding"))


def spawn(sim: Sim, who: str = MANDO, deed: Spawn = spawning.NEAREST_STAR) -> None:
    """Let a reinforcement appear where a deed says."""
    play = sim.game.play(sim.state)
    spawning.spawn(play, who, deed)
    sim.push(sim.state.stack.pop())


# --- spawning -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-246", "MA-372", "MA-247", "MA-129", "MA-131")
@pytest.mark.parametrize("where, star", [("s20", "s22"), ("s08", "s07"), ("s17", "s12")])
def test_the_top_reinforcement_appears_faceup_in_the_nearest_star_space(
    where: str, star: str
) -> None:
    sim = Sim(spaces={MANDO: where}, reserve=("nikto_chief", "nikto_gunner"))
    spawn(sim)
    token = sim.token("nikto_chief")
    assert sim.state.spaces == {token: star} and token in sim.state.up
    assert len(sim.state.reserve) == 3


@pytest.mark.rule("MA-247", "MA-130", "MA-131", "MA-129", "MA-R120", "MA-R66", "MA-364")
@pytest.mark.parametrize(
    "mission, where, found",
    [
        (HOUSE, {"color": "red"}, "s19"),
        (HOUSE, {}, "s01"),
        (HOUSE, {"at": "you"}, "s11"),
        ("the_asset", {"color": "red"}, "s12"),  # no star is red there
        ("six_minutes", {"at": 8}, "s10"),
    ],
)
def test_a_reinforcement_appears_where_the_card_says(
    mission: str, where: dict[str, Any], found: str
) -> None:
    sim = Sim(mission, (MANDO, XIAN) if mission == "six_minutes" else (), spaces={MANDO: "s11"})
    spawn(sim, deed=Spawn(do="spawn", **where))
    assert list(sim.state.spaces.values()) == [found]
    assert not sim.state.damage and sim.step == "act"


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-240", "MA-R25", "MA-282")
def test_ties_between_characters_and_between_ways_are_the_players() -> None:
    sim = Sim(tokens=(("nikto_brawler", "s09"),), spaces={MANDO: "s08", IG: "s10"})
    token = sim.token("nikto_brawler")
    advance(sim, 2)
    assert set(sim.keys()) == {f"advance:{token}@s08", f"advance:{token}@s10"}
    ways = Sim(tokens=(("nikto_brawler", "s20"),), spaces={MANDO: "s10", IG: "s10"})
    token = ways.token("nikto_brawler")
    advance(ways, 1)
    near = ways.game.play(ways.state).walking.next_steps("s20", "s10")
    assert len(near) > 1
    assert set(ways.keys()) == {f"advance:{token}@{each}" for each in near}
    assert ways.refused(f"advance:{token}@s19") == "MA-252"


@pytest.mark.rule("MA-255", "MA-257", "MA-R65", "MA-111")
def test_nothing_obstructs_enemies_and_they_reveal_nothing() -> None:
    sim = Sim(
        tokens=(("nikto_brawler", "s08"), ("nikto_guard", "s15"), ("empty_crate", "s15")),
        down=(("nikto_marksman", "s09"), ("nikto_watchman", "s15")),
        spaces={MANDO: "s20", IG: "s20"},
    )
    token = sim.token("nikto_brawler")
    advance(sim, 3, ("melee",))
    assert sim.state.spaces[token] == "s20"
    assert not sim.of(e.TokenFlipped)


@pytest.mark.rule("MA-194", "MA-195", "MA-198")
def test_facedown_threats_are_no_enemies() -> None:
    sim = Sim(down=(("nikto_brawler", "s15"), ("nikto_brawler", "s09")))
    for step in (advance, strike):
        step(sim, 2)
        assert not sim.of(e.TokenMoved) and not sim.of(e.EnemyAttacks)
        assert sim.step == "act"
    assert not sim.game.play(sim.state).enemies()


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-263", "MA-262", "MA-R13")
@pytest.mark.parametrize("reach, hurt", [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_an_attack_within_range_is_one_damage(reach: int, hurt: int) -> None:
    sim = Sim(tokens=(("nikto_guard", "s09"),), spaces={IG: "s22"})
    strike(sim, reach, ("blaster",))
    assert sim.state.damage == ({MANDO: 1} if hurt else {})
    assert len(sim.of(e.EnemyAttacks)) == hurt


@pytest.mark.rule("MA-R13", "MA-128", "MA-120", "MA-R78")
def test_attacks_pass_elevation_and_no_wall() -> None:
    for space, hurt in (("s07", 1), ("s19", 0)):
        at = {"s07": "s13", "s19": "s14"}[space]
        sim = Sim(tokens=(("nikto_guard", space),), spaces={MANDO: at, IG: "s11"})
        strike(sim, 1)
        assert sim.state.damage.get(MANDO, 0) == hurt


@pytest.mark.rule("MA-264", "MA-265", "MA-290", "MA-R34", "MA-287")
@pytest.mark.parametrize("damage, over", [(3, False), (4, True)])
def test_a_defeated_character_loses_the_game_for_all(damage: int, over: bool) -> None:
    sim = Sim(seats=2, tokens=(("nikto_guard", "s15"),), damage={MANDO: damage}, spaces={IG: "s17"})
    strike(sim, 1)
    assert sim.state.over is over
    if over:
        assert sim.state.lost == "defeat"
        result = sim.game.result(sim.state)
        assert result is not None and result.scores == (0, 0)


@pytest.mark.rule("MA-266", "MA-267")
def test_an_enemy_attacks_the_nearest_and_ties_are_the_players() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),), spaces={MANDO: "s09", IG: "s08"})
    strike(sim, 3)
    assert sim.state.damage == {MANDO: 1}
    tied = Sim(tokens=(("nikto_guard", "s15"),), spaces={MANDO: "s09", IG: "s14"})
    token = tied.token("nikto_guard")
    strike(tied, 3)
    assert set(tied.keys()) == {f"strike:{token}@{MANDO}", f"strike:{token}@{IG}"}
    tied.do(f"strike:{token}@{IG}")
    assert tied.state.damage == {IG: 1}
    assert sim.game.play(sim.state).range("s15", "s08") == 2


@pytest.mark.rule("MA-267", "MA-268", "MA-R64", "MA-R27", "MA-400")
@pytest.mark.parametrize("count, hits", [(1, 1), (2, 2), (3, 2)])
def test_as_many_attacks_as_possible_each_enemy_once(count: int, hits: int) -> None:
    sim = Sim(
        tokens=(("nikto_guard", "s15"), ("nikto_brawler", "s19"), ("nikto_guard", "s08")),
        spaces={IG: "s22"},
    )
    strike(sim, 1, count=count)
    rest(sim)
    attackers = [each.token for each in sim.of(e.EnemyAttacks)]
    assert len(attackers) == len(set(attackers)) == hits
    assert sim.state.damage[MANDO] == hits


@pytest.mark.rule("MA-196", "MA-197", "MA-R01", "MA-200", "MA-214", "MA-378")
def test_enemies_have_a_class_health_and_abilities() -> None:
    enemies = [each.enemy for each in CONTENT.threats.values() if each.enemy is not None]
    assert {each.cls for each in enemies} == set(ALL)
    assert all(each.health >= 1 for each in enemies)
    abilities = {ability for each in enemies for ability in each.abilities}
    assert abilities == {"sentry", "grapple", "effect", "sabotage"}
    close = [d for c in CONTENT.events.values() for d in c.deeds if getattr(d, "range", 9) == 0]
    assert close and all(getattr(each, "classes") == ("melee",) for each in close)


# --- enemies that hunt ----------------------------------------------------------------------------


def compound(one: str, other: str, doors: tuple[int, ...] = ()) -> Sim:
    """Return The Warrant in the compound with two faceup Vault Guards, its crisis under way."""
    sim = Sim(
        "the_warrant_compound", (MANDO, IG), tokens=(("vault_guard", one), ("vault_guard", other)),
        spaces={MANDO: "s15", IG: "s20"}, doors=doors,
    )  # fmt: skip
    index = next(
        at
        for at, part in enumerate(CONTENT.missions["the_warrant_compound"].crisis)
        if any(isinstance(each, Hunt) for each in part.deeds)
    )
    crisis_of(sim, f"the_warrant_compound.crisis.{index}")
    return sim


@pytest.mark.rule("MA-R97", "MA-239")
def test_the_current_player_chooses_which_of_two_hunts() -> None:
    sim = compound("s13", "s18")
    tokens = {sim.token("vault_guard", 1), sim.token("vault_guard", 2)}
    assert set(sim.keys()) == {f"hunt@{each}" for each in tokens}
    assert sim.refused("hunt@t99") == "MA-R97"
    chosen = sim.token("vault_guard", 2)
    sim.do(f"hunt@{chosen}")
    assert {each.token for each in sim.of(e.TokenMoved)} == {chosen}


@pytest.mark.rule("MA-R98", "MA-159")
@pytest.mark.parametrize("card", ["covering_shots", "decoy"])
def test_a_card_keeps_the_enemy_of_a_crisis_from_attacking(card: str) -> None:
    sim = Sim(
        "town_square", (MANDO, IG), tokens=(("moff_gideon", "s08"),),
        spaces={MANDO: "s08", IG: "s18"}, plans={MANDO: (card,)}, track=1,
    )  # fmt: skip
    crisis_of(sim, "town_square.crisis.1")
    assert sim.step == "holding"
    sim.do(f"use:{card}@{MANDO}")
    assert [each.token for each in sim.of(e.EnemyHeld)] == [sim.token("moff_gideon")]
    assert not sim.of(e.EnemyAttacks) and not sim.state.damage
