"""Sealed at Port Ombra: played whole by computers; every scene, ending and outcome comes up."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import pytest

from game.edge import events as e
from game.edge.cards import lint
from game.edge.cards.box import CARDS, COMPONENT
from game.edge.cards.effects import Cover, Haul, Hazard, Shut
from game.edge.cards.scenes import CheckScene, Contest, Encounter, End
from game.edge.catalog import Content, walk
from game.edge.dice.odds import odds
from game.edge.frames import Tray
from game.edge.game import Edge
from game.edge.maps import load_maps
from game.edge.players.careful import Careful
from game.edge.rules import asked, lines
from game.edge.state import State
from game.table.decisions import Decision
from game.table.maps.areas import pair

FILES = sorted(
    path for path in CARDS.glob("*.json") if path.name not in ("clauses.json", "pack.json")
)
PARTS = {
    each["id"]: COMPONENT.validate_json(json.dumps(each))
    for path in FILES
    for each in json.loads(path.read_text("utf-8")).get("cards", ())
}
CONTENT = Content(PARTS, load_maps())
GAME = Edge(CONTENT, "test")
STORY = CONTENT.adventures["ombra"]
SCENES = {id: each for id, each in CONTENT.scenes.items() if each.adventure == "ombra"}
PAIRS = tuple(combinations([id for id in CONTENT.heroes][:6], 2))
LONGEST = 2000
WORDS = 60
SEED = 3


@dataclass
class Sight:
    """The state as a computer player sees it."""

    state: State
    game = GAME

    def imagine(self, number: int) -> State:
        """Return a state that might be."""
        return GAME.imagine(self.state, 0, number)


class Chance:
    """Answers by chance, and rolls before long."""

    def __init__(self, seed: int, seat: int) -> None:
        self._random = random.Random(seed)

    def choose(self, sight: Sight, decision: Decision) -> str:
        """Return a key."""
        keys = [each.key for each in decision.options]
        roll = "roll" in keys and self._random.random() < 0.4
        return "roll" if roll else self._random.choice(keys)


@dataclass
class Played:
    """The end of a game, and the outcomes on the way."""

    state: State
    outcomes: Counter[tuple[str, str]]


def played(player: type[Careful] | type[Chance], heroes: tuple[str, str], seed: int) -> Played:
    """Play a game to its end."""
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra", "heroes": heroes}
    state, mind = GAME.new(GAME.setup(setup), seed), player(seed, 0)
    found: Counter[tuple[str, str]] = Counter()
    scene = STORY.start
    for _ in range(LONGEST):
        if state.over:
            return Played(state, found)
        decision = GAME.decision(state)
        assert decision is not None and decision.options, (state.scene, state.stack)
        key = mind.choose(Sight(state), decision)  # type: ignore[arg-type]
        for event in GAME.choose(state, key):
            if isinstance(event, e.SceneBegan):
                scene = event.scene
            elif isinstance(event, e.Rolled) and event.task in ("scene", "contest"):
                found[scene, "success" if event.success > 0 else "failure"] += 1
            elif isinstance(event, e.FightEnded):
                found[scene, event.how] += 1
    raise AssertionError(f"no end of {heroes} with {seed}, in {state.scene}")


@cache
def runs() -> tuple[Played, ...]:
    """Return a careful and a random game of each pair."""
    players = (Careful, Chance)
    return tuple(played(player, heroes, SEED) for player in players for heroes in PAIRS)


def test_the_box_is_without_faults() -> None:
    assert list(lint.findings(PARTS)) == []
    assert len(PAIRS) == 15


def test_every_pair_comes_to_an_end() -> None:
    for game in runs():
        assert isinstance(SCENES[game.state.ending], End)
        goals = sum(game.state.experience >= each for each in (15, 20))
        assert game.state.experience == 10 + 5 * goals


def test_a_careful_player_gets_better_endings_than_chance() -> None:
    ranks = [SCENES[game.state.ending].rank for game in runs()]  # type: ignore[attr-defined]
    assert sum(ranks[:15]) / 15 < sum(ranks[15:]) / 15 - 0.4


def test_every_scene_is_entered() -> None:
    entered = {scene for game in runs() for scene in game.state.trail}
    assert len(set(SCENES) - entered) <= 2


@pytest.mark.long
def test_every_scene_and_outcome_comes_up_in_two_hundred_games_of_each_pair() -> None:
    entered: set[str] = set()
    outcomes: Counter[tuple[str, str]] = Counter()
    for heroes in PAIRS:
        for seed in range(200):
            for player in (Careful, Chance):
                game = played(player, heroes, seed)
                entered |= set(game.state.trail)
                outcomes += game.outcomes
    assert entered == set(SCENES)
    for id, scene in SCENES.items():
        if isinstance(scene, CheckScene | Contest):
            assert outcomes[id, "success"] and outcomes[id, "failure"], id
        elif isinstance(scene, Encounter):
            assert all(outcomes[id, how] for how in ("won", "lost")), id


# --- what the design asks of its content ----------------------------------------------------------


@pytest.mark.parametrize("id", SCENES)
def test_a_scene_is_short(id: str) -> None:
    assert len(" ".join(SCENES[id].text).split()) <= WORDS


@pytest.mark.parametrize(
    "id",
    [i for i, each in SCENES.items() if isinstance(each, CheckScene | Contest) and each.important],
)
def test_every_pair_has_a_fair_way_through_an_important_scene(id: str) -> None:
    for heroes in PAIRS:
        setup = {"game": "edge", "seats": ({"kind": "human"},), "story": "ombra", "heroes": heroes}
        p = GAME.play(GAME.new(GAME.setup(setup), 1))
        chances = [
            float(odds(lines.build(p, Tray(0, "scene", id, who, way.id, skill)).pool).success)
            for way in asked.ways(p, id)
            for skill in way.skills
            for who in heroes
        ]
        assert max(chances) >= 0.45, heroes


@pytest.mark.parametrize("id", [i for i, each in SCENES.items() if isinstance(each, Encounter)])
def test_an_encounter_names_what_its_map_has(id: str) -> None:
    scene = SCENES[id]
    assert isinstance(scene, Encounter)
    areas = CONTENT.maps[scene.map]
    zones = {scene.heroes_at, *(each.zone for each in scene.foes)}
    for feature in scene.features:
        zones |= set(feature.at)
        marks = {mark.id: mark.zone for mark in areas.marks}
        assert marks[feature.id] in feature.at
    for goal in scene.goals:
        zones |= {goal.all_in, *(goal.load_in or ())[1:]} - {""}
    for _, deed in walk(scene):
        if isinstance(deed, Hazard | Haul):
            zones.add(deed.zone)
        elif isinstance(deed, Cover):
            zones |= set(deed.zones)
        elif isinstance(deed, Shut):
            assert pair(deed.one, deed.two) in areas.links
    assert zones <= set(areas.zones)


def test_lucky_breaks_name_scenes_of_the_story() -> None:
    assert len(STORY.breaks) == 4
    assert {scene for each in STORY.breaks for scene in each.scenes} <= set(SCENES)
