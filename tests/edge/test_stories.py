"""The adventures of the box, each played whole by computers; and what the design asks of their
content."""

from __future__ import annotations

from collections import Counter

import pytest

from game.edge.cards.scenes import CheckScene, Contest, Encounter, End
from game.edge.players.careful import Careful
from tests.edge.stories import CONTENT, PAIRS, Chance, played, runs, scenes

STORIES = tuple(CONTENT.adventures)
WORDS = 60
ALL = [id for story in STORIES for id in scenes(story)]


def important(id: str) -> bool:
    """Return True for the checks that an adventure turns on."""
    scene = CONTENT.scenes[id]
    return isinstance(scene, CheckScene | Contest) and scene.important


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
    entered: set[str] = set()
    outcomes: Counter[tuple[str, str]] = Counter()
    for heroes in PAIRS:
        for seed in range(200):
            for player in (Careful, Chance):
                game = played(story, player, heroes, seed)
                entered |= set(game.state.trail)
                outcomes += game.outcomes
    assert entered == set(scenes(story))
    for id, scene in scenes(story).items():
        if isinstance(scene, CheckScene | Contest):
            assert outcomes[id, "success"] and outcomes[id, "failure"], id
        elif isinstance(scene, Encounter):
            assert all(outcomes[id, how] for how in ("won", "lost")), id


# --- what the design asks of its content ----------------------------------------------------------


@pytest.mark.parametrize("id", ALL)
def test_a_scene_is_short(id: str) -> None:
    assert len(" ".join(CONTENT.scenes[id].text).split()) <= WORDS


@pytest.mark.parametrize("story", STORIES)
def test_lucky_breaks_name_scenes_of_the_story(story: str) -> None:
    found = CONTENT.adventures[story].breaks
    assert len(found) == 4
    assert {scene for each in found for scene in each.scenes} <= set(scenes(story))
