"""Sources of the dice of a check, opposed checks, impossible tasks and the Destiny roll."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.cards.box import COMPONENT
from game.edge.cards.scenes import CheckScene, Contest
from game.edge.catalog import Content
from game.edge.checks import lines
from game.edge.dice.pool import Build, FromOpponent, Pool
from game.edge.frames import Tray
from game.edge.game import Edge
from game.edge.people import rules as people
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT
from tests.edge.test_combat_spending import made
from tests.edge.test_fights import ADA, CHIEF, Fray

HURT = {
    **{"id": "hurt", "name": "Hurt", "kind": "injury", "fidelity": "house", "to": 150},
    **{"lasting": "setback", "until": "treated"},
}


def hall(**sneak: Any) -> Sim:
    """Return the check of the hall, whose way of stealth has these fields more."""
    parts = {each["id"]: each for each in (*small.PARTS, HURT)}
    first, *others = parts["hall"]["ways"]
    parts["hall"] = {**parts["hall"], "ways": ({**first, **sneak}, *others)}
    made = {id: COMPONENT.validate_python(each) for id, each in parts.items()}
    game = Edge(Content(made, {"yards": small.YARDS}), "small")
    return Sim(game, small.SETUP).do("go:go", "leave")


@pytest.mark.rule("EE-198", "EE-202")
def test_several_advantages_give_several_boost_dice() -> None:
    sim = hall().do("way:sneak", "gear:boots")
    assert sim.pool["boost"] == 1
    assert sim.do("help:bo", "push").pool["boost"] == 3


@pytest.mark.rule("EE-199", "EE-205")
def test_several_disadvantages_give_several_setback_dice() -> None:
    sim = hall()
    sim.person(ADA).injuries = (("hurt", 75),)
    sim.game.forget()
    assert sim.do("way:sneak").pool["setback"] == 2
    sim.person(ADA).injuries += (("hurt", 75),)
    sim.game.forget()
    assert sim.pool["setback"] == 3


@pytest.mark.rule("EE-R59", "EE-209", "EE-173")
def test_upgrades_have_a_named_source_and_add_up() -> None:
    sim = Fray().put(CHIEF, "hall")
    people.wait(sim.play, ADA, "toughen", 1)
    sim.touch().do(f"attack:pistol@{CHIEF}")
    assert sim.pool["challenge"] == 2 and "difficulty" not in sim.pool
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray)
    build = lines.build(sim.play, tray)
    assert all(getattr(each.step, "why", "") for each in build.lines)


@pytest.mark.rule("EE-R04", "EE-352")
def test_the_dice_and_their_reasons_are_known_before_the_roll() -> None:
    sim = hall().do("way:sneak", "push", "edge")
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray)
    found = lines.build(sim.game.play(sim.state), tray).lines
    assert all(getattr(each.step, "why", "") for each in found)
    before = (sim.state.light, sim.person(ADA).strain)
    sim.do("push", "edge", "way:talk")
    assert before == (1, 0) == (sim.state.light, sim.person(ADA).strain), "nothing is paid yet"
    assert "boost" not in sim.pool


@pytest.mark.rule("EE-R60", "EE-217", "EE-376")
def test_an_opposed_check_is_one_roll_of_the_side_that_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guard = {"name": "clerk", "skill": "discipline", "rating": 3, "rank": 1}
    sim = hall(against=guard, difficulty=None).do("way:sneak")
    assert sim.pool["challenge"] == 1 and sim.pool["difficulty"] == 2
    sim.roll(monkeypatch, *["-"] * 7)
    rolled = [each for each in sim.events if type(each).__name__ == "Rolled"]
    assert [each.who for each in rolled] == [ADA]  # type: ignore[attr-defined]


@pytest.mark.rule("EE-215", "EE-216")
def test_discipline_resists_leadership_coercion_and_deception() -> None:
    opposed = [
        (scene.id, way.id)
        for scene in CONTENT.scenes.values()
        if isinstance(scene, CheckScene | Contest)
        for way in scene.ways
        if way.against is not None
        and set(way.skills) & {"leadership", "coercion", "deception"}
        and way.against.skill != "discipline"
    ]
    assert opposed == []


@pytest.mark.rule("EE-R14")
def test_who_has_no_discipline_resists_with_willpower_alone() -> None:
    assert Build((FromOpponent(0, 3),)).pool == Pool(difficulty=3)
    assert Build((FromOpponent(2, 3),)).pool == Pool(difficulty=1, challenge=2)


@pytest.mark.rule("EE-R21", "EE-099")
def test_destiny_is_rolled_with_three_dice_for_two_heroes() -> None:
    found = set()
    for seed in range(12):
        game = small.game()
        state = game.new(game.setup(small.SETUP), seed)
        assert state.light + state.dark >= 3, "each die has a point or two"
        found.add((state.light, state.dark))
    assert len(found) > 3 and all(light + dark <= 6 for light, dark in found)


@pytest.mark.rule("EE-R05")
def test_a_party_is_one_to_six_heroes() -> None:
    crowd = [small.hero(f"hero_{n}", {}, {}) for n in range(7)]
    parts = {each["id"]: COMPONENT.validate_python(each) for each in (*small.PARTS, *crowd)}
    game = Edge(Content(parts, {"yards": small.YARDS}), "small")
    heroes = tuple(each["id"] for each in crowd)
    for n in (1, 2, 6):
        assert len(game.setup({**small.SETUP, "heroes": heroes[:n]}).heroes) == n
    for wrong in ((), heroes):
        with pytest.raises(ValueError):
            game.setup({**small.SETUP, "heroes": wrong})


@pytest.mark.rule("EE-366", "EE-367")
def test_advantage_saves_time_and_threat_loses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for faces, key, step in (
        (("aa", "-", "-", "-", "-", "-"), "spend:buy_time", -1),
        (("-", "-", "-", "tt", "t", "-"), "pay:lose_time", 1),
    ):
        sim = Sim(made(), small.SETUP).do("go:go", "leave", "way:sneak")
        sim.state.counts["bells"] = 1
        sim.roll(monkeypatch, *faces)
        before = sim.state.counts["bells"]
        assert sim.do(key).state.counts["bells"] - before == step


@pytest.mark.rule("EE-369")
def test_a_setback_die_makes_a_simple_task_worth_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    for pool, rolled in ((Pool(ability=2), False), (Pool(ability=2, setback=1), True)):
        sim = Sim(small.game(), small.SETUP).do("go:go", "visit:watch")
        monkeypatch.setattr("game.edge.checks.lines.Build.pool", pool)
        sim.do("way:look", "roll")
        assert ("Rolled" in [type(each).__name__ for each in sim.events]) == rolled


@pytest.mark.rule("EE-R106")
def test_one_maneuver_alone_leaves_the_action() -> None:
    sim = Fray()
    people.mark(sim.play, ADA, "slow")
    sim.touch().do("aim")
    assert sim.why("guard") == "EE-275" and "attack:pistol@thug.1" in sim.keys


@pytest.mark.rule("EE-242", "EE-R53")
def test_fear_is_a_check_of_discipline_that_weighs_on_who_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Sim(small.game(), {**small.SETUP, "story": "small", "scene": "dark"})
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray) and (tray.task, tray.skill) == ("fear", "discipline")
    first = tray.who
    assert sim.pool == {"ability": 2, "difficulty": 2}
    sim.roll(monkeypatch, "-", "-", "-", "-")
    assert sim.game.play(sim.state).marked(first, "afraid")
    other = sim.state.stack[-1]
    assert isinstance(other, Tray) and other.who != first, "once for each hero"


@pytest.mark.rule("EE-252", "EE-R53")
def test_leadership_ends_the_fear_of_an_ally(monkeypatch: pytest.MonkeyPatch) -> None:
    for mine, left in (("s", 0), ("-", 1)):
        sim = Fray()
        people.mark(sim.play, "bo", "afraid")
        sim.touch().do("rally@bo")
        assert sim.pool["difficulty"] == 2
        sim.roll(monkeypatch, mine, *["-"] * (sum(sim.pool.values()) - 1))
        assert sim.play.marked("bo", "afraid") == left
