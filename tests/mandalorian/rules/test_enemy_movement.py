"""Which enemies move and attack, and toward whom (sections 22 and 23)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Block, Enemies
from game.mandalorian.cards.effects import Retreat
from game.mandalorian.rules import enemies, retreating
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.rules.kit import event_step, rest

EVERY = ("melee", "blaster", "sharpshooter")


def advance(sim: Sim, n: int, classes: tuple[str, ...] = EVERY, count: int = -1) -> list[str]:
    """Let enemies move in an ability of an event; return those that did."""
    sim.state.step = "event"
    sim.push(Enemies(sim.state.player, MANDO, classes, n, count, step="advancing"))
    rest(sim)
    return [each.token for each in sim.of(e.TokenMoved)]


@pytest.mark.rule("MA-253", "MA-254", "MA-R26", "MA-R28")
@pytest.mark.parametrize("count", [-1, 1, 2])
def test_an_enemy_that_cannot_move_takes_no_ones_place(count: int) -> None:
    """One stands with a character, one is behind the locked door; the third moves."""
    sim = Sim(tokens=(("nikto_brawler", "s20"), ("nikto_brawler", "s03"), ("nikto_brawler", "s09")))
    assert advance(sim, 1, ("melee",), count) == [sim.token("nikto_brawler", 3)]


def away(sim: Sim, **deed: Any) -> None:
    """Let enemies back away in an ability of an event."""
    sim.state.step = "event"
    block = Block(0, "", MANDO, step="block")
    play = sim.game.play(sim.state)
    sim.push(retreating.step_of(play, block, Retreat(do="retreat", **deed)))


@pytest.mark.rule("MA-258", "MA-259", "MA-260", "MA-R121")
def test_an_enemy_backs_away_a_step_farther_with_each_space() -> None:
    """It may come nearer to another character; where no way leads farther, it stays."""
    foes = (("nikto_guard", "s15"), ("nikto_brawler", "s22"), ("nikto_brawler", "s02"))
    sim = Sim(tokens=foes, spaces={MANDO: "s20", IG: "s08"})
    guard, cornered = sim.token("nikto_guard"), sim.token("nikto_brawler")
    play = sim.game.play(sim.state)
    away(sim, spaces=3)
    assert {key.partition("@")[2] for key in sim.keys()} == {"s07", "s11", "s13", "s18"}
    assert sim.refused(f"retreat:{guard}@s21") == "MA-258"
    assert sim.refused(f"retreat:{cornered}@s21") == "MA-260"
    (moved,) = [each for each in sim.do(f"retreat:{guard}@s07") if isinstance(each, e.TokenMoved)]
    far = play.walking.distance["s20"]
    assert [far[each] for each in moved.path] == [1, 2, 3, 4] and "s08" in moved.path
    assert sorted(sim.state.spaces.values()) == ["s02", "s07", "s22"]


@pytest.mark.rule("MA-258", "MA-234")
@pytest.mark.parametrize("damage, part", [(2, "the_warrant.crisis.1"), (3, "the_warrant.crisis.2")])
def test_the_moff_backs_off_until_half_his_health_is_gone(damage: int, part: str) -> None:
    sim = Sim("the_warrant", tokens=(("moff_gideon", "s13"),), spaces={MANDO: "s18"}, track=1)
    moff = sim.token("moff_gideon")
    sim.state.damage[moff] = damage
    sim.put("move", "old_trade", disrupts=(3,))
    event_step(sim)
    rest(sim)
    assert [each.name for each in sim.of(e.DeedBegan) if "warrant" in each.name][0] == part
    far = sim.game.play(sim.state).walking.distance["s18"]
    assert (far[sim.state.spaces[moff]] > far["s13"]) is (damage == 2)


@pytest.mark.rule("MA-258", "MA-R121")
def test_enemies_within_a_range_back_away_from_the_nearest_character() -> None:
    foes = (("nikto_marksman", "s09"), ("nikto_marksman", "s12"), ("nikto_guard", "s15"))
    sim = Sim(tokens=foes, spaces={MANDO: "s20", IG: "s08"})
    near, far = (sim.token("nikto_marksman", n) for n in (1, 2))
    away(sim, spaces=1, range=1, of="nearest", classes=("sharpshooter",))
    assert {each.partition("@")[0] for each in sim.keys()} == {f"retreat:{near}"}
    sim.do(f"retreat:{near}@s10")
    assert sim.state.spaces[far] == "s12" and sim.step == "act"


@pytest.mark.rule("MA-R24")
def test_nearest_for_a_move_is_counted_in_steps() -> None:
    """One is beside an edge of elevation: near for a shot, far for a walk."""
    sim = Sim(tokens=(("nikto_brawler", "s07"),), spaces={MANDO: "s13", IG: "s09"})
    play = sim.game.play(sim.state)
    assert (play.range("s07", "s13"), play.range("s07", "s09")) == (1, 2)
    assert (play.walking.apart("s07", "s13"), play.walking.apart("s07", "s09")) == (3, 2)
    advance(sim, 2)
    assert sim.state.spaces[sim.token("nikto_brawler")] == "s09"


def test_the_characters_an_enemy_could_attack_after_its_move() -> None:
    """Cornered moves a melee enemy and lets one attack within range 1; a blaster gets no attack."""
    sim = Sim(
        tokens=(("nikto_brawler", "s07"), ("nikto_guard", "s09")), spaces={MANDO: "s20", IG: "s13"}
    )
    play = sim.game.play(sim.state)
    play.stack.append(Block(0, "ev_cornered.deeds", MANDO, at=1, step="block"))
    brawler, guard = sim.token("nikto_brawler"), sim.token("nikto_guard")
    assert enemies.would_hit(play, brawler, "s20") == [MANDO]
    assert enemies.would_hit(play, guard, "s20") == []
    play.stack.pop()
    assert enemies.would_hit(play, brawler, "s20") == [], "nothing is to come"
