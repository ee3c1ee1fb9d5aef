"""Competitive checks: who may roll, who comes first, and what the tray promises."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.edge import events as e
from game.edge import jobs
from game.edge.cards.scenes import CheckScene, Rivals
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.odds import first, odds
from game.edge.frames import Rivalry, Tray
from game.edge.players import trays
from game.edge.players.careful import Careful
from game.edge.scenes import rivalry
from game.edge.seat_view import view_of
from game.table.contract import Sight
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME

TRAM = {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra",
        "heroes": ("juno", "orrakh"), "scene": "ombra_tram"}  # fmt: skip
JUNO, ORRAKH, RUNNER = "juno", "orrakh", "The runner"


def tram(**fields: Any) -> Sim:
    """Return a game at the race for the tram."""
    return Sim(GAME, {**TRAM, **fields})


def race(sim: Sim) -> Rivalry:
    """Return the competitive check that is on."""
    return rivalry.current(sim.play)


def rolled(monkeypatch: pytest.MonkeyPatch, sim: Sim, *nets: Net) -> Sim:
    """Roll what is in the tray; this roll and the next come to these, and nothing is spent."""
    left = iter(nets)

    def throw(play: Play, pool: object) -> SimpleNamespace:
        return SimpleNamespace(dice=(), net=next(left, Net()))

    monkeypatch.setattr(Play, "throw", throw)
    sim.do("roll")
    while not any(key.startswith(("way:", "wear", "done:", "treat")) for key in sim.keys):
        spent = [each for each in ("done", "auto") if each in sim.keys]
        sim.do(spent[0] if spent else sim.keys[0])
        if any(isinstance(each, e.RivalsEnded) for each in sim.events):
            break
    return sim


def ended(sim: Sim) -> e.RivalsEnded:
    """Return how it ended."""
    return next(each for each in sim.events if isinstance(each, e.RivalsEnded))


# --- who rolls ------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R15", "EE-R133")
def test_each_hero_rolls_once_or_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = tram().do("way:athletics")
    assert sim.why("done") == "EE-R15", "somebody has to roll"
    rolled(monkeypatch, sim, Net(success=2))
    assert [who for who, *_ in race(sim).scores] == [JUNO]
    assert {"lead:juno", "help:juno"}.isdisjoint(sim.do("way:athletics").keys)
    assert {sim.why("lead:juno"), sim.why("help:juno")} <= {"EE-R15", "EE-R16"}
    sim = tram().do("way:athletics", "help:orrakh")
    rolled(monkeypatch, sim, Net(success=1), Net())
    assert [who for who, *_ in ended(sim).scores] == [JUNO, RUNNER], "Orrakh has helped"


@pytest.mark.rule("EE-R15", "EE-R26")
def test_the_rivals_roll_last_and_in_the_open(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = rolled(monkeypatch, tram().do("way:athletics"), Net(success=1))
    assert not any(isinstance(each, e.Thrown) for each in sim.events)
    sim.do("done")
    thrown = [each for each in sim.events if isinstance(each, e.Thrown)]
    assert [(each.who, each.why, each.skill) for each in thrown] == [(RUNNER, "rival", "athletics")]


# --- who comes first ------------------------------------------------------------------------------

HOW: dict[str, tuple[Net, Net, Net, str, str]] = {
    "most net Success": (Net(success=2), Net(success=1), Net(success=1), "won", JUNO),
    "the better of two heroes": (Net(success=1), Net(success=3), Net(success=2), "won", ORRAKH),
    "two heroes alike are one side": (Net(2), Net(2), Net(1), "won", JUNO),
    "Triumphs": (Net(2, triumph=1), Net(), Net(2, advantage=4), "won", JUNO),
    "then Advantage": (Net(2, advantage=1), Net(), Net(2, advantage=2), "lost", RUNNER),
    "a rival": (Net(1), Net(), Net(3), "lost", RUNNER),
    "all alike": (Net(2, 1), Net(), Net(2, 1), "nobody", ""),
    "nobody succeeds": (Net(0, 5), Net(-1), Net(0), "nobody", ""),
}


@pytest.mark.rule("EE-R15")
@pytest.mark.parametrize("case", HOW)
def test_the_best_roll_comes_first(monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    one, two, rival, how, who = HOW[case]
    sim = rolled(monkeypatch, tram().do("way:athletics"), one)
    sim = rolled(monkeypatch, sim.do("way:athletics"), two, rival)
    assert (ended(sim).how, ended(sim).who) == (how, who)
    scenes = [each.scene for each in sim.events if isinstance(each, e.SceneBegan)]
    after = {"won": "ombra_camp", "lost": "ombra_price", "nobody": "ombra_camp"}
    assert scenes[0] == after[how] and ("followed" in sim.state.flags) == (how == "lost")
    line = sim.game.tell(sim.state, ended(sim), 0)
    assert ("No one comes first" if how == "nobody" else "comes first with") in line


@pytest.mark.rule("EE-R15")
def test_the_tray_has_the_exact_chance_to_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = tram().do("way:athletics")
    play, tray = sim.play, sim.state.stack[-1]
    assert isinstance(tray, Tray)
    scene = rivalry.scene_of(play, tray.scene)
    rival = rivalry.pool(play, tray.scene, scene.rivals[0]).pool
    pool = trays.lines.build(play, tray).pool
    assert rivalry.chances(play, tray.scene, tray) == first((pool,), (rival,))
    assert trays.chance(play, tray) < float(odds(pool).success)
    rolled(monkeypatch, sim, Net(success=3))
    kept = rivalry.chances(sim.play, tray.scene)
    assert kept == first(((3, 0, 0),), (rival,)) and kept[0] > 0.8, "what lies counts"


# --- getting there --------------------------------------------------------------------------------


@pytest.mark.rule("EE-R62", "EE-R133")
def test_the_tram_is_another_way_on_until_the_first_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {**TRAM, "scene": "ombra_concourse"}
    assert Sim(GAME, at).why("go:tram") == "EE-R62", "nobody knows of the other buyer"
    sim = Sim(GAME, at)
    sim.state.flags = ("second_buyer",)
    sim.game.forget()
    assert "go:tram" in sim.keys and "tram" not in view_of(sim.play, 0).shut
    won, lost = view_of(sim.play, 0).races["ombra_tram"]
    assert "and then Alarm" in won and "A rival may come first" in lost
    other = rolled(monkeypatch, sim.do("way:athletics"), Net(success=1))
    assert other.state.scene == "ombra_concourse" and other.why("go:tram") == "EE-R62"
    assert "tram" in view_of(other.play, 0).shut, "it stays, struck out"


def careful(sim: Sim) -> str:
    """Return what a careful player answers."""
    sim.game.forget()
    decision = sim.game.decision(sim.state)
    assert decision is not None
    return Careful(1, 0).choose(_See(sim), decision)  # type: ignore[arg-type]


class _See(Sight[Any]):
    def __init__(self, sim: Sim) -> None:
        self.game, self._sim, self.seat = sim.game, sim, 0

    def imagine(self, seed: int) -> Any:
        return self._sim.state


def test_a_careful_player_rolls_again_only_where_it_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = rolled(monkeypatch, tram().do("way:athletics"), Net(success=1))
    assert careful(sim).startswith(("lead", "way"))
    sim = rolled(monkeypatch, tram().do("way:athletics"), Net(success=6))
    assert careful(sim) == "done"


@pytest.mark.rule("EE-R15", "EE-R100")
def test_a_hitch_with_rivals_is_a_competitive_check() -> None:
    parts = {sort: next(iter(found.values())) for sort, found in CONTENT.job_parts.items()}
    hitch = CONTENT.components["but_booked"]
    job = jobs.Job(1, *(hitch if isinstance(hitch, sort) else parts[sort] for sort in parts))
    scenes = CONTENT.scenes_of(job.id)
    scene = scenes[f"{job.id}__hitch"]
    assert isinstance(scene, Rivals) and {each.difficulty for each in scene.ways} == {2}
    skills = {skill for each in scene.ways for skill in each.skills}
    assert skills == {"piloting", "athletics", "streetwise"}
    assert hitch.failed[0] in scene.lost[0].deeds and hitch.failed[0] not in scene.won[0].deeds
    plain = jobs.made(replace(job, hitch=hitch.model_copy(update={"rivals": ()})), {})
    assert isinstance(plain[f"{job.id}__hitch"], CheckScene)
