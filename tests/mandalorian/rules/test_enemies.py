"""Spawning, enemy movement and enemy attacks (sections 21 to 23)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Hunt
from game.mandalorian.frames import Enemies
from game.mandalorian.rules import spawning
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, crisis_of, due, event_step, names, rest

HOUSE = "a_promise_broken"
ALL = ("melee", "blaster", "sharpshooter")


def advance(sim: Sim, n: int, classes: tuple[str, ...] = ALL, count: int = -1) -> None:
    """Let enemies move in an ability of an event."""
    sim.state.step = "event"
    sim.push(Enemies(sim.state.player, MANDO, classes, n, count, step="advancing"))


def strike(sim: Sim, n: int, classes: tuple[str, ...] = ALL, count: int = -1) -> None:
    """Let enemies attack in an ability of an event."""
    sim.state.step = "event"
    sim.push(Enemies(sim.state.player, MANDO, classes, n, count, step="holding"))


def spawn(sim: Sim, who: str = MANDO) -> None:
    """Let a reinforcement appear in the star space nearest to a character."""
    play = sim.game.play(sim.state)
    spawning.spawn(play, who)
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


@pytest.mark.rule("MA-248", "MA-R29", "MA-282")
def test_the_space_is_chosen_before_the_token_is_drawn() -> None:
    """The forge and the wall street are equally near to the landing pad."""
    sim = Sim(HOUSE, (MANDO, KUIIL), spaces={MANDO: "s16"})
    before = len(sim.state.reserve)
    spawn(sim)
    assert sim.step == "spawning" and len(sim.keys("spawn")) > 1
    assert len(sim.state.reserve) == before
    sim.do(sim.keys()[0])
    assert len(sim.state.reserve) == before - 1


@pytest.mark.rule("MA-249", "MA-R05", "MA-139")
def test_an_empty_pile_is_made_of_the_defeated_reinforcements() -> None:
    """And of no other defeated enemies; damage and faces do not come back with them."""
    sim = Sim(tokens=(("nikto_guard", "s15"), ("nikto_chief", "s15"), ("nikto_gunner", "s15")))
    for threat in ("nikto_guard", "nikto_chief", "nikto_gunner"):
        sim.free("attack", 4)
        sim.do(f"attack@{sim.token(threat)}")
    assert names(sim, sim.state.beaten) == ["nikto_chief", "nikto_gunner"]
    assert names(sim, sim.state.gone) == ["nikto_guard"]
    sim.state.box += sim.state.reserve
    sim.state.reserve = []
    spawn(sim)
    assert sim.of(e.ReserveMixed) and sim.state.beaten == []
    assert len(sim.state.reserve) == 1 and not sim.state.damage


@pytest.mark.rule("MA-250")
def test_nothing_appears_while_all_reinforcements_are_in_use() -> None:
    sim = Sim(tokens=(("nikto_chief", "s15"),) * 2 + (("nikto_gunner", "s15"),) * 2)
    assert not sim.state.reserve
    play = sim.game.play(sim.state)
    spawning.spawn(play, MANDO)
    assert len(sim.state.spaces) == 4
    assert [type(each) for each in play.events] == [e.NoReinforcement]


@pytest.mark.rule("MA-250", "MA-248")
def test_two_spawns_and_one_token() -> None:
    sim = Sim(tokens=(("nikto_chief", "s15"),) * 2 + (("nikto_gunner", "s15"),))
    play = sim.game.play(sim.state)
    spawning.spawn(play, MANDO)
    spawning.spawn(play, MANDO)
    sim.push(sim.state.stack.pop())
    assert len(sim.state.spaces) == 4 and sim.step == "act"


@pytest.mark.rule("MA-R66")
def test_a_reinforcement_hurts_and_reveals_nobody() -> None:
    sim = Sim(spaces={MANDO: "s22", IG: "s22"}, down=(("nikto_watchman", "s21"),))
    spawn(sim)
    assert not sim.state.damage and not sim.of(e.TokenFlipped)


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-252", "MA-251", "MA-399", "MA-R25")
@pytest.mark.parametrize("n, space", [(1, "s21"), (2, "s20"), (3, "s20"), (9, "s20")])
def test_an_enemy_goes_the_whole_way_toward_the_nearest_character(n: int, space: str) -> None:
    """And stops in the character's space."""
    sim = Sim(tokens=(("nikto_brawler", "s22"),))
    token = sim.token("nikto_brawler")
    advance(sim, n)
    assert sim.state.spaces[token] == space


@pytest.mark.rule("MA-253", "MA-R26", "MA-R78", "MA-254")
def test_only_enemies_that_will_move_are_picked() -> None:
    """Not one in a character's space, nor one that reaches nobody."""
    sim = Sim(
        tokens=(("nikto_brawler", "s20"), ("nikto_brawler", "s03"), ("nikto_brawler", "s09")),
        spaces={IG: "s19"},
    )
    here, locked, other = (sim.token("nikto_brawler", n) for n in (1, 2, 3))
    assert sim.game.play(sim.state).walking.apart("s03", "s20") is None
    advance(sim, 1, ("melee",), 2)
    assert sim.state.spaces[other] == "s15"
    assert (sim.state.spaces[here], sim.state.spaces[locked]) == ("s20", "s03")
    assert [each.token for each in sim.of(e.TokenMoved)] == [other]


@pytest.mark.rule("MA-253", "MA-R64", "MA-239", "MA-261")
def test_the_player_picks_which_enemies_of_the_classes_move() -> None:
    sim = Sim(
        tokens=(("nikto_brawler", "s09"), ("nikto_guard", "s14"), ("nikto_marksman", "s22")),
        down=(("nikto_brawler", "s16"),),
    )
    brawler, guard = sim.token("nikto_brawler"), sim.token("nikto_guard")
    advance(sim, 1, ("melee", "blaster"), 1)
    assert {key.partition("@")[0] for key in sim.keys()} == {
        f"advance:{brawler}",
        f"advance:{guard}",
    }
    assert sim.refused(f"advance:{sim.token('nikto_marksman')}@s21") == "MA-253"
    sim.do(f"advance:{guard}@s15")
    assert len(sim.of(e.TokenMoved)) == 1


@pytest.mark.rule("MA-R28", "MA-399", "MA-R27")
def test_all_enemies_of_a_class_move_once() -> None:
    sim = Sim(
        tokens=(("nikto_brawler", "s09"), ("nikto_brawler", "s08"), ("nikto_guard", "s14")),
        spaces={IG: "s20"},
    )
    advance(sim, 1, ("melee",))
    rest(sim)
    moved = [each.token for each in sim.of(e.TokenMoved)]
    assert sorted(moved) == sorted(sim.token("nikto_brawler", n) for n in (1, 2))
    assert sim.state.spaces[sim.token("nikto_guard")] == "s14"


@pytest.mark.rule("MA-R64", "MA-R27")
@pytest.mark.parametrize("count, moved", [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_a_number_of_enemies_or_all_that_can(count: int, moved: int) -> None:
    sim = Sim(tokens=(("nikto_brawler", "s08"),) * 3)
    advance(sim, 1, ("melee",), count)
    rest(sim)
    tokens = [each.token for each in sim.of(e.TokenMoved)]
    assert len(tokens) == len(set(tokens)) == moved


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


@pytest.mark.rule("MA-R24")
def test_nearest_is_counted_in_steps_for_movement_and_in_range_for_attacks() -> None:
    """s07 and s13 touch at an elevation: near for a shot, far for a walk."""
    sim = Sim(tokens=(("nikto_brawler", "s07"),), spaces={MANDO: "s13", IG: "s09"})
    token = sim.token("nikto_brawler")
    play = sim.game.play(sim.state)
    assert play.walking.distance["s07"]["s09"] < play.walking.distance["s07"]["s13"]
    strike(sim, 1)
    assert sim.state.damage == {MANDO: 1}
    advance(sim, 1)
    assert sim.state.spaces[token] == "s08"


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


@pytest.mark.rule("MA-256")
def test_enemies_do_nothing_of_themselves() -> None:
    sim = Sim(tokens=(("nikto_brawler", "s20"), ("nikto_guard", "s15")))
    before = dict(sim.state.spaces)
    event_step(sim)
    assert sim.state.spaces == before and not sim.state.damage
    assert sim.refused(f"strike:{sim.token('nikto_guard')}@{MANDO}") == "MA-256"


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


@pytest.mark.rule("MA-R34", "MA-264")
def test_defeat_is_checked_after_every_point() -> None:
    sim = Sim(
        tokens=(("nikto_guard", "s15"), ("nikto_brawler", "s15")),
        damage={MANDO: 4},
        spaces={IG: "s08"},
    )
    strike(sim, 1)
    assert sim.state.over and sim.state.damage[MANDO] == 5
    assert len(sim.of(e.EnemyAttacks)) == 1


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


@pytest.mark.rule("MA-269", "MA-R67")
def test_an_attack_ability_without_attackers_does_nothing() -> None:
    sim = Sim(tokens=(("nikto_guard", "s08"),))
    changes = sim.state.changes
    strike(sim, 1)
    assert not sim.of(e.EnemyAttacks) and sim.state.changes == changes


@pytest.mark.rule("MA-R33", "MA-322")
@pytest.mark.parametrize("mode, seat", [("normal", 1), ("shared", 0)])
def test_the_owner_of_defend_decides_also_in_another_turn(mode: str, seat: int) -> None:
    """In shared mode the player whose turn it is."""
    sim = Sim(
        seats=2,
        mode=mode,
        tokens=(("nikto_guard", "s15"),),
        spaces={MANDO: "s12"},
        plans={IG: ("defend",), MANDO: ("defend.2",)},
    )
    strike(sim, 1)
    assert (sim.state.player, sim.step, sim.seat) == (0, "hurting", seat)
    assert set(sim.keys()) == {f"block:defend@{IG}", "take"}
    sim.do(f"block:defend@{IG}")
    assert not sim.state.damage


@pytest.mark.rule("MA-159", "MA-R62", "MA-R64")
def test_an_attack_is_answered_by_its_victim() -> None:
    """Return Fire deals its 2 damage to the attacker, also if the damage was taken."""
    sim = Sim(
        HOUSE,
        (MANDO, CARA),
        seats=2,
        tokens=(("guild_hunter", "s17"),),
        spaces={MANDO: "s14"},
        plans={CARA: ("return_fire",)},
    )
    strike(sim, 1)
    assert (sim.step, sim.seat) == ("retort", 1)
    sim.do(f"use:return_fire@{CARA}")
    assert sim.on_map("guild_hunter") == 0 and sim.state.damage == {CARA: 1}


@pytest.mark.rule("MA-196", "MA-197", "MA-R01", "MA-200", "MA-214", "MA-378")
def test_enemies_have_a_class_health_and_abilities() -> None:
    enemies = [each.enemy for each in CONTENT.threats.values() if each.enemy is not None]
    assert {each.cls for each in enemies} == set(ALL)
    assert all(each.health >= 1 for each in enemies)
    abilities = {ability for each in enemies for ability in each.abilities}
    assert abilities == {"sentry", "grapple", "effect", "sabotage"}
    close = [d for c in CONTENT.events.values() for d in c.deeds if getattr(d, "range", 9) == 0]
    assert close and all(getattr(each, "classes") == ("melee",) for each in close)


@pytest.mark.rule("MA-240", "MA-252")
def test_a_hunter_goes_for_the_carrier_of_the_child() -> None:
    sim = Sim(
        "town_square",
        (MANDO, IG),
        tokens=(("moff_gideon", "s03"),),
        child=IG,
        track=2,
        spaces={MANDO: "s08", IG: "s18"},
    )
    sim.put("move", "old_trade", disrupts=(2, 1))
    event_step(sim)
    rest(sim)
    moved = [each for each in sim.of(e.TokenMoved) if each.threat == "moff_gideon"]
    assert moved and moved[0].path[-1] in ("s13", "s08")


@pytest.mark.rule("MA-R27", "MA-237")
def test_an_enemy_may_act_again_in_the_next_ability() -> None:
    sim = due(5, events=("ev_rush",), tokens=(("nikto_brawler", "s15"),), spaces={IG: "s03"})
    assert sim.of(e.TokenMoved) and sim.of(e.EnemyAttacks)


# --- enemies that hunt ----------------------------------------------------------------------------


def compound(one: str, other: str, doors: tuple[int, ...] = ()) -> Sim:
    """Return The Warrant in the compound with two faceup Vault Guards, its crisis under way."""
    sim = Sim(
        "the_warrant_compound",
        (MANDO, IG),
        tokens=(("vault_guard", one), ("vault_guard", other)),
        spaces={MANDO: "s15", IG: "s20"},
        doors=doors,
    )
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


@pytest.mark.rule("MA-R97")
def test_a_hunter_that_can_do_nothing_is_no_choice() -> None:
    """The one in the locked vault stays there; the other one comes."""
    sim = compound("s03", "s13")
    assert {each.path[0] for each in sim.of(e.TokenMoved)} == {"s13"}
    assert sim.step != "hunting"
    opened = compound("s03", "s13", (1,))
    assert opened.step == "hunting"


@pytest.mark.rule("MA-R98", "MA-159")
@pytest.mark.parametrize("card", ["covering_shots", "decoy"])
def test_a_card_keeps_the_enemy_of_a_crisis_from_attacking(card: str) -> None:
    sim = Sim(
        "town_square",
        (MANDO, IG),
        tokens=(("moff_gideon", "s08"),),
        spaces={MANDO: "s08", IG: "s18"},
        plans={MANDO: (card,)},
        track=1,
    )
    crisis_of(sim, "town_square.crisis.1")
    assert sim.step == "holding"
    sim.do(f"use:{card}@{MANDO}")
    assert [each.token for each in sim.of(e.EnemyHeld)] == [sim.token("moff_gideon")]
    assert not sim.of(e.EnemyAttacks) and not sim.state.damage
