"""The adventures of the box: played whole by computers, their content, and faults of stories."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from game.edge.cards import lint
from game.edge.cards.effects import Flag, Goto, If, Reveal
from game.edge.cards.scenes import CheckScene, Contest, Encounter, End, Story
from game.edge.checks import lines
from game.edge.events import SceneSeen, TrackMoved
from game.edge.frames import Tray, Visit
from game.edge.players.careful import Careful
from game.edge.rules import verbs
from game.edge.rules.conditions import calmed, holds
from game.edge.rules.deeds import Case
from game.edge.scenes import flags
from game.edge.seat_view import view_of
from game.edge.text import deeds, facts, log, prizes
from tests.edge import small
from tests.edge.stories import CONTENT, GAME, PAIRS, PARTS, Chance, begun, played, runs, scenes

STORIES = tuple(CONTENT.adventures)
WORDS = 60
ALL = [id for story in STORIES for id in scenes(story)]


@pytest.mark.parametrize("story", STORIES)
def test_every_pair_comes_to_an_end(story: str) -> None:
    for game in runs(story):
        end = CONTENT.scenes[game.state.ending]
        assert isinstance(end, End) and end.adventure == story
        goals = sum(game.state.experience >= each for each in (15, 20))
        assert game.state.experience == 10 + 5 * goals


@pytest.mark.parametrize("story", STORIES)
def test_a_careful_player_gets_better_endings_than_chance(story: str) -> None:
    ranks = [CONTENT.scenes[game.state.ending].rank for game in runs(story)]  # type: ignore
    half = len(ranks) // 2
    assert sum(ranks[:half]) < sum(ranks[half:])


@pytest.mark.parametrize("story", STORIES)
def test_every_scene_is_entered(story: str) -> None:
    entered = {scene for game in runs(story) for scene in game.state.trail}
    assert 5 * len(set(scenes(story)) - entered) <= len(scenes(story))


@pytest.mark.long
@pytest.mark.parametrize("story", STORIES)
def test_every_scene_and_outcome_comes_up_in_two_hundred_games_of_each_pair(story: str) -> None:
    left = {(id, "") for id in scenes(story)}
    for id, scene in scenes(story).items():
        if isinstance(scene, CheckScene | Contest):
            left |= {(id, "success"), (id, "failure")}
        elif isinstance(scene, Encounter):
            left |= {(id, "won"), (id, "lost")}
    for seed, heroes, player in itertools.product(range(200), PAIRS, (Careful, Chance)):
        game = played(story, player, heroes, seed)
        left -= {*game.outcomes, *((id, "") for id in game.state.trail)}
        if not left:
            break
    assert not left


# --- what the design asks of its content ----------------------------------------------------------


@pytest.mark.parametrize("id", ALL)
def test_a_scene_is_short(id: str) -> None:
    assert len(" ".join(CONTENT.scenes[id].text).split()) <= WORDS


@pytest.mark.parametrize("story", STORIES)
def test_lucky_breaks_name_scenes_of_the_story(story: str) -> None:
    found = CONTENT.adventures[story].breaks
    assert len(found) == 4
    assert {scene for each in found for scene in each.scenes} <= set(scenes(story))


ID = "lantern"
ROOMS = ("engine", "sickbay", "bridge", "purser", "lamp_hall", "cabins")
SETUP = {"game": "edge", "seats": ({"kind": "human"},), "story": ID, "heroes": ("juno", "maro")}


def test_the_ten_rooms_of_the_ship_are_on_its_map() -> None:
    assert len(CONTENT.maps[ID].zones) == 10
    assert {*ROOMS, "vault", "lock"} <= set(CONTENT.maps[ID].zones)


def test_every_second_mark_of_air_brings_vole_nearer_and_the_last_one_thins_it() -> None:
    p = GAME.play(GAME.new(GAME.setup(SETUP), 1))
    rooms = CONTENT.scenes["lantern_rooms"]
    for _ in range(10):
        verbs.run(p, rooms.each, Case("juno"))  # type: ignore[attr-defined]
    assert p.state.counts["air"] == 10 and p.state.counts["vole"] == 5
    assert {"no_air", "vole_docked"} <= set(p.state.flags)
    assert not any(holds(p, each.when) for each in rooms.sites)  # type: ignore[attr-defined]


@pytest.mark.rule("EE-R53")
def test_the_light_of_the_engine_ends_fear_for_good() -> None:
    p = GAME.play(GAME.new(GAME.setup(SETUP), 1))
    p.person("juno").marks = (*p.person("juno").marks, ("afraid", ""))
    p.state.trail += ("lantern_dark", "lantern_engine")
    tray = Tray(0, "scene", "lantern_purser", "juno", "skulduggery", "skulduggery")
    assert not calmed(p)
    scared = lines.build(p, tray).pool
    verbs.named(p, "lantern_engine.success.0.deeds", Case("juno"))
    assert calmed(p)
    lit = lines.build(p, tray).pool
    # fear and the dark, one Setback die each
    assert scared.setback - lit.setback == 2


def test_counts_that_no_track_shows_are_told_too_and_prices_and_open_ways_ahead() -> None:
    p = GAME.play(GAME.new(GAME.setup(SETUP), 1))
    vault = CONTENT.scenes["lantern_vault"]
    assert isinstance(vault, CheckScene)
    assert prizes.of(p, vault, vault.ways[2])[1] == "Vole +1; Air used +2"
    ombra = GAME.play(begun("ombra", PAIRS[0]))
    for id, way, won in (("ombra_locker", 2, "No more than Alarm +1"), ("shift_seal", 0, "The same "
                         "as failure: a fight"), ("ombra_table", 0, "Your pick of ")):  # fmt: skip
        scene = CONTENT.scenes[id]
        assert isinstance(scene, CheckScene)
        assert prizes.of(ombra, scene, scene.ways[way])[0].startswith(won)
    p.state.revealed += (vault.id,)
    assert view_of(p, 0).ahead == {vault.id: ("cold", "pry", "air")}
    assert log.tell(p, TrackMoved(track="keys", n=1, at=1)) == "Keys found: 1."


@pytest.mark.parametrize(
    ("here", "following", "trail", "looks"),
    [
        ("opening", "", "", []),  # a place to choose from, where nothing is tried itself
        ("yard", "", "", ["hall", "watch", "panel"]),
        ("yard", "hall", "", ["race", "watch", "panel"]),  # the hall is entered at once
        ("yard", "hall", "race", ["hall", "watch", "panel"]),
        ("dark", "brawl", "", ["brawl"]),  # after which no scene is tried
    ],
)
def test_a_look_ahead_shows_a_scene_that_is_not_entered_at_once(
    here: str, following: str, trail: str, looks: list[str]
) -> None:
    game = small.game()
    p = game.play(game.new(game.setup(small.SETUP), 1))
    p.state.scene, p.state.following, p.state.trail = here, following, (trail,) if trail else ()
    seen = Reveal(do="reveal", scene="next")
    for _ in range(4):
        verbs.run(p, (seen,), Case("ada"))
    assert [each.scene for each in p.events if isinstance(each, SceneSeen)] == looks
    once = ("race",) if "race" in looks else ()
    assert p.state.foreseen == once and not {*once} & {*p.state.revealed}
    assert {*view_of(p, 0).ahead} == {*looks, following} - {""} == {*p.state.revealed, *once}


def test_a_story_may_not_go_in_circles() -> None:
    scene = PARTS["lantern_cast_off"]
    assert isinstance(scene, Story)
    leads = (Goto(do="goto", scene="lantern_vole_docks"),)
    back = scene.choices[0].model_copy(update={"id": "back", "deeds": leads})
    wrong = scene.model_copy(update={"choices": (*scene.choices, back)})
    findings = lint.findings({**PARTS, "lantern_cast_off": wrong})
    found = {id for id, _, words in findings if "leads back" in words}
    assert {"lantern_cast_off", "lantern_vole_docks"} <= found


def test_the_last_step_of_a_job_has_a_fair_way_for_each_pair() -> None:
    kind = PARTS["do_carry"]
    hard = tuple(way.model_copy(update={"skills": ("astrogation",)}) for way in kind.ways)
    wrong = kind.model_copy(update={"ways": hard})
    found = [each for each in lint.findings({**PARTS, kind.id: wrong}) if "45%" in each[2]]
    assert [each[:2] for each in found] == [("do_carry", "ways")]
    assert "for Juno Pell and Orrakh (at best 44%)" in found[0][2]


def test_ways_that_are_not_open_at_first_make_no_scene_fair() -> None:
    scene = PARTS["ombra_way_in"]
    changes = [{"upgrades": 4}, *[{"when": If(flags=("routes",))}] * (len(scene.ways) - 1)]
    shut = tuple(way.model_copy(update=each) for way, each in zip(scene.ways, changes))
    wrong = scene.model_copy(update={"ways": shut})
    found = [id for id, _, words in lint.findings({**PARTS, scene.id: wrong}) if "45%" in words]
    assert found == [scene.id]


def test_a_flag_says_what_it_changes_and_nothing_of_past_scenes_and_lost_goals() -> None:
    said = {"routes": "you know the rounds: in", "slow_alarm": "fewer", "caged": "goal lost"}
    assert all(words in facts.words(CONTENT, "ombra", flag) for flag, words in said.items())
    p = GAME.play(begun("ombra", PAIRS[0]))
    p.state.trail, p.state.scene = ("ombra_table", "ombra_before", "ombra_out"), "ombra_out"
    p.stack[:] = [Visit(0, "ombra_out", step="check")]
    assert flags.past(p) == ("ombra_table", "ombra_before")
    opened, caged = (Flag(do="flag", flag=each) for each in ("back_door", "caged"))
    assert "open door" in deeds.words(p, (opened,))
    p.state.flags += ("name_known", "back_door")
    assert deeds.words(p, (opened, caged)) == ""
    p.state.trail += ("ombra_way_in",)
    flags.set_flag(p, "routes")
    assert log.tell(p, p.events[-1]) == ""
    moved = TrackMoved(track="alarm", n=1, at=3)
    assert "Goal lost unless Alarm falls to 2 again" in log.tell(p, moved)
    assert log.tell(p, replace(moved, lost=("name",))) == "Alarm rises to 3 of 6."
