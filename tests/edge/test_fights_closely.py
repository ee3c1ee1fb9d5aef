"""Attacks and rounds of an encounter, figure by figure."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.context import Play
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome, Plain, Tray
from game.edge.rules import attacks, fights, lines, people
from game.table.decisions import parse
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.test_fights import ADA, CHIEF, THUGS, Fray

KNIFE = {"skill": "melee", "damage": 5, "critical": 2, "range": "engaged", "pierce": 2}
RIFLE = {"skill": "ranged_heavy", "damage": 9, "critical": 3, "range": "long", "stun": True}


def words(sim: Sim, key: str) -> str:
    """Return the sentence against an answer, "" if there is none."""
    reason = sim.game.why_not(sim.state, parse(key))
    return reason.text if reason is not None else ""


def pool(sim: Fray, who: str = ADA, target: str = THUGS, weapon: str = "pistol") -> Pool:
    """Return the pool of an attack as things are."""
    play = sim.play
    skill = play.weapon(who, weapon).skill
    tray = Tray(0, "attack", "brawl", who, skill=skill, target=target, weapon=weapon, step="tray")
    return lines.build(play, tray).pool


def hit(sim: Fray, who: str = ADA, target: str = THUGS, **fields: Any) -> tuple[Play, Outcome]:
    """Settle an attack that was rolled."""
    play = sim.play
    given: dict[str, Any] = {"scene": "brawl", "who": who, "target": target, "weapon": "pistol"}
    outcome = Outcome(0, "attack", **{**given, "step": "spend", **fields})
    play.stack.append(outcome)
    attacks.result(play, outcome)
    return play, outcome


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R89", "EE-R91", "EE-R71", "EE-R36", "EE-R102")
def test_an_attack_is_refused_with_its_own_reason() -> None:
    sim = Fray()
    assert "not in hand" in words(sim, f"attack:knife@{THUGS}")
    assert "nobody" in words(sim, "attack:pistol@ghost") and "friend" in words(
        sim, "attack:pistol@bo"
    )
    sim.person(THUGS).wounds = 99
    assert "nobody" in words(sim.touch(), f"attack:pistol@{THUGS}")
    for mark, word in (("dropped", "on the ground"), ("jammed", "jammed")):
        sim = Fray().put(CHIEF, "gate").do(f"engage:{CHIEF}")
        people.mark(sim.play, ADA, f"{mark}:pistol")
        assert word in words(sim.touch(), f"attack:pistol@{CHIEF}")
        assert f"attack:fists@{CHIEF}" in sim.keys


# --- rounds ---------------------------------------------------------------------------------------


def slot(sim: Fray, *slots: str) -> tuple[Play, Plain]:
    """Ask for the next slot of an order."""
    play, frame = sim.play, Plain(0, step="slot")
    del play.stack[1:]
    play.stack.append(frame)
    play.fight.slots, play.fight.at, play.fight.round = slots, 0, 1
    return play, frame


@pytest.mark.rule("EE-R22")
def test_points_are_put_down_on_foes_once_each_while_there_are_any() -> None:
    sim = Sim(small.game(), small.FRAY, light=2)
    assert "no such adversary" in words(sim, "ward:bo")
    sim.do(f"ward:{THUGS}")
    assert "One point" in words(sim, f"ward:{THUGS}") and f"ward:{CHIEF}" in sim.keys
    sim.state.light = 1
    sim.game.forget()
    assert "no light point left" in words(sim, f"ward:{CHIEF}")
    assert sim.state.stack[-1].step == "opening"


@pytest.mark.rule("EE-R90")
def test_terms_end_a_fight_with_their_own_scene() -> None:
    sim = Fray()
    play = sim.play
    scene = play.content.scenes["brawl"]
    play.content.scenes["brawl"] = scene.model_copy(update={"terms": "won"})
    fights.come_to_terms(play)
    assert [each.how for each in play.events if isinstance(each, e.FightEnded)] == ["terms"]
    assert play.state.fight is None and play.stack[-1].step != "fight"
