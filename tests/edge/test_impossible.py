"""Impossible tasks of scenes and fights, and what heat and thin air do to the ability."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.cards.passives import Airless
from game.edge.cards.scenes import Encounter
from game.edge.checks import lines
from game.edge.fights import rules as fights
from game.edge.frames import Taking, Tray, Visit
from game.edge.players import fighting
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME

ONES = {"game": "edge", "seats": ({"kind": "human"},), "heroes": ("juno", "orrakh")}
JUNO, ORRAKH = "juno", "orrakh"
DIRE = {"cask": ("cask_nest", "reason"), "ombra": ("ombra_pad_fight", "counterweight"),
        "lantern": ("lantern_promenade", "one_breath")}  # fmt: skip
"""by adventure, the scene with its impossible task"""


def begun(story: str, scene: str, light: int = 1) -> Sim:
    """Return an adventure at a scene."""
    return Sim(GAME, {**ONES, "story": story, "scene": scene}, light=light)


@pytest.mark.rule("EE-170", "EE-R134", "EE-R24")
def test_each_adventure_has_one_impossible_task_with_five_dice() -> None:
    for story, named in DIRE.items():
        found = [
            (id, each.id)
            for id, scene in CONTENT.scenes_of(story).items()
            for each in (*getattr(scene, "ways", ()), *getattr(scene, "features", ()))
            if getattr(each, "impossible", False) and each.difficulty == 5 and each.skills
        ]
        assert found == [named]


# --- in a fight -----------------------------------------------------------------------------------


class Pad(Sim):
    """The fight on the pad at the turn of a hero on the apron."""

    def __init__(
        self, round: int = 1, light: int = 1, zone: str = "apron", who: str = JUNO
    ) -> None:
        super().__init__(GAME, {**ONES, "story": "ombra", "scene": "ombra_pad_fight"}, light=light)
        self.play.fight.round = round
        del self.state.stack[1:]
        self.state.stack.append(Taking(0, who, step="turn"))
        self.person(who).zone = zone
        self.game.forget()


RIDE = "feature:counterweight"


@pytest.mark.rule("EE-170", "EE-R134")
def test_the_impossible_is_for_life_and_death() -> None:
    assert Pad(4).why(RIDE) == "EE-170"
    assert RIDE in Pad(5).keys
    sim = Pad(1)
    sim.person(ORRAKH).wounds = 99
    sim.game.forget()
    assert RIDE in sim.keys, "a hero is down"
    assert Pad(5, light=0).why(RIDE) == "EE-R24"
    assert Pad(5, zone="ramp").why(RIDE) == "EE-R93"


@pytest.mark.rule("EE-R24", "EE-107", "EE-109", "EE-R134")
@pytest.mark.parametrize("good", [True, False])
def test_the_counterweight_takes_a_point_and_is_ridden_once(
    monkeypatch: pytest.MonkeyPatch, good: bool
) -> None:
    sim = Pad(5, light=2).do(RIDE)
    assert sim.pool["difficulty"] == 5 and sim.why("edge") == "EE-R24"
    faces = [("ss" if good else "-")] * sum(n for k, n in sim.pool.items() if k != "difficulty")
    sim.roll(monkeypatch, *faces, *"-----")
    assert sim.state.light == 1
    assert (sim.person(JUNO).zone == "ramp") == good
    assert sim.person(JUNO).wounds == (0 if good else 6)
    assert "counterweight" in sim.play.fight.used
    told = [line for each in sim.events if (line := sim.game.tell(sim.state, each, 0))]
    assert any("to ride the counterweight up to the ramp" in each for each in told)


@pytest.mark.rule("EE-R24")
def test_one_breath_brings_them_through_or_costs_the_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    for good in (True, False):
        sim = begun("lantern", "lantern_promenade", light=2)
        sim.state.flags, sim.state.held = ("no_air",), ("survivors",)
        del sim.state.stack[1:]
        sim.state.stack.append(Taking(0, ORRAKH, step="turn"))
        sim.game.forget()
        sim.do("feature:one_breath")
        faces = [("ss" if good else "-")] * sum(n for k, n in sim.pool.items() if k != "difficulty")
        sim.roll(monkeypatch, *faces, *"-----")
        assert ("through" in sim.state.flags) == good
        assert sim.play.up(ORRAKH) == good


def test_a_careful_hero_dares_it_when_time_is_up() -> None:
    for round, who, dares in ((5, ORRAKH, False), (6, ORRAKH, True), (6, JUNO, False)):
        sim = Pad(round, who=who)
        frame, decision = sim.state.stack[-1], sim.game.decision(sim.state)
        assert isinstance(frame, Taking) and decision is not None
        found = [each.key for each in fighting._dare(sim.play, frame, decision)]
        assert found == ([RIDE] if dares else []), "Juno's chance is small"


# --- in a scene -----------------------------------------------------------------------------------


def nest(light: int = 1, **state: Any) -> Sim:
    """Return the game at the nest."""
    sim = begun("cask", "cask_nest", light)
    for name, value in state.items():
        setattr(sim.state, name, value)
    sim.game.forget()
    return sim


@pytest.mark.rule("EE-R23", "EE-R24", "EE-R134")
def test_no_dark_point_is_spent_on_the_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = nest()
    sim.state.dark = 1
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray)
    tray.dark = True
    sim.game.forget()
    assert "challenge" in sim.do("way:stealth").pool
    assert "challenge" not in sim.do("way:reason").pool
    assert nest(light=0).why("way:reason") == "EE-R24"


@pytest.mark.rule("EE-R134", "EE-R74")
@pytest.mark.parametrize("flags", [(), ("gorrel_first",)])
def test_the_gorrel_may_have_the_first_turn(flags: tuple[str, ...]) -> None:
    first = set()
    for seed in range(12):
        setup = {**ONES, "story": "cask", "scene": "cask_day_1"}
        sim = Sim(GAME, setup, seed)
        sim.state.flags = flags
        scene = CONTENT.scenes["cask_gorrel"]
        assert isinstance(scene, Encounter)
        play = sim.play
        fights.begin(play, Visit(0, scene.id, step="arrive"))
        slots = play.fight.slots
        assert sorted(slots) == ["foes", "heroes", "heroes"]
        first.add(slots[0])
    assert first == ({"foes"} if flags else {"foes", "heroes"})


@pytest.mark.rule("EE-R120", "EE-R134")
def test_who_calms_the_gorrel_has_learned_something(monkeypatch: pytest.MonkeyPatch) -> None:
    for good in (True, False):
        sim = begun("cask", "cask_day_1")
        sim.state.flags = ("nest_known",)
        sim.game.forget()
        sim.do("visit:cask_nest", "way:reason")
        faces = [("ss" if good else "-")] * sum(n for k, n in sim.pool.items() if k != "difficulty")
        sim.roll(monkeypatch, *faces, *"-----")
        assert sim.state.experience == (5 if good else 0)
        assert ("gorrel_first" in sim.state.flags) == (not good)
        assert ("mella" in sim.state.flags) == good


# --- heat and thin air ----------------------------------------------------------------------------


def pool(sim: Sim, who: str, scene: str, way: str, skill: str) -> tuple[int, int]:
    """Return the Proficiency and Ability dice of a check."""
    tray = Tray(0, "scene", scene, who, way, skill, step="tray")  # type: ignore[arg-type]
    found = lines.build(sim.play, tray).pool
    return found.proficiency, found.ability


@pytest.mark.rule("EE-207", "EE-R134")
def test_sun_in_the_head_downgrades_those_who_are_worn() -> None:
    sim = begun("cask", "cask_day_1")
    cases = {"survival": ("cask_claim", "survival"), "piloting": ("cask_caravan", "piloting")}
    for skill, (scene, way) in cases.items():
        for strain, owned, flags, worn in (
            (3, (), (), False), (4, (), (), True), (4, ("water_card",), (), False),
            (4, (), ("rain",), False),
        ):  # fmt: skip
            sim.person(JUNO).strain = strain
            sim.state.held, sim.state.flags = owned, flags
            rank = sim.play.rank(JUNO, skill)  # type: ignore[arg-type]
            dice = max(rank, sim.play.linked(JUNO, skill))  # type: ignore[arg-type]
            proficiency = min(rank, sim.play.linked(JUNO, skill))  # type: ignore[arg-type]
            left = max(0, proficiency - worn)
            assert pool(sim, JUNO, scene, way, skill) == (left, dice - left)
            other = pool(sim, JUNO, scene, "perception" if skill == "survival" else "athletics",
                         "perception" if skill == "survival" else "athletics")  # fmt: skip
            assert sum(other), "other skills are not touched"


@pytest.mark.rule("EE-207", "EE-R134")
def test_thin_air_downgrades_mechanics_of_those_who_breathe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    maro = "maro"
    sim = Sim(GAME, {**ONES, "heroes": (maro, ORRAKH), "story": "lantern", "scene": "lantern_rig"})
    fresh, sly = (
        pool(sim, maro, "lantern_rig", each, each) for each in ("mechanics", "skulduggery")
    )
    sim.state.flags = ("no_air",)
    assert pool(sim, maro, "lantern_rig", "mechanics", "mechanics") == (fresh[0] - 1, fresh[1] + 1)
    assert pool(sim, maro, "lantern_rig", "skulduggery", "skulduggery") == sly
    monkeypatch.setattr(type(sim.play), "passives", lambda p, who: (Airless(does="airless"),))
    assert pool(sim, maro, "lantern_rig", "mechanics", "mechanics") == fresh
