"""Which enemies move and attack, and toward whom (sections 22 and 23)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Block, Enemies
from game.mandalorian.rules import enemies
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.rules.kit import rest

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
