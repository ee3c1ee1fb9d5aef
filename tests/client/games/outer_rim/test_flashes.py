"""No motion flashes: dice, flights, a whole turn of the AI, at every speed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client.games.outer_rim.tools import shots
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app.app import App
from tests.breadth import first
from tests.client.flashes import flashing, light
from tests.client.games.outer_rim.playing import a_game, open_table

RATE = 60  # frames a second
MOST_PART = 0.1  # of the window


def recorded(app: App, act: Callable[[], object], seconds: float = 2.5) -> list[list[float]]:
    """Return the light of every frame, from just before an act until nothing moves."""
    assert app.screen is not None
    frames = [light(app.screen)]
    act()
    for _ in range(round(seconds * RATE)):
        drawn = app.frame([], 1 / RATE)
        frames.append(light(app.screen) if drawn else frames[-1])
    assert any(frame != frames[0] for frame in frames), "something should have moved"
    return frames


def choose(scene: TableScene, verb: str) -> Callable[[], None]:
    key = next(each.key for each in scene.model.options if each.verb == verb)
    return lambda: scene.choose(key)


@pytest.mark.long
@pytest.mark.painted
@pytest.mark.parametrize("speed", first(1, ["fast", "normal", "slow"]))
def test_rolling_dice_do_not_flash(tmp_path: Path, speed: str) -> None:
    session = shots.answer(shots.session(position=shots.COMBAT), "faction:rebel")
    app, scene = open_table(session, (1280, 720), tmp_path, speed)
    assert flashing(recorded(app, choose(scene, "fight")), RATE) <= MOST_PART


@pytest.mark.long
@pytest.mark.painted
@pytest.mark.parametrize("speed", ["fast", "normal", "slow"])
def test_a_ship_on_its_way_does_not_flash(tmp_path: Path, speed: str) -> None:
    app, scene = open_table(a_game(3), (1280, 720), tmp_path, speed)
    assert flashing(recorded(app, choose(scene, "move"), 1.0), RATE) <= MOST_PART


def last(scene: TableScene) -> str:
    """Return the last option of the decision, which also ends a turn that is still shown."""
    return scene.model.decision.options[-1].key


@pytest.mark.long
@pytest.mark.painted
def test_turns_of_the_ai_do_not_flash(tmp_path: Path) -> None:
    """The player is as fast as anybody can press: results are closed at once, for five turns."""
    app, scene = open_table(a_game(5), (1280, 720), tmp_path, "normal")
    frames: list[list[float]] = []
    for _ in range(30):
        if scene.ui.tray:
            frames += recorded(app, scene.next_page, 0.3)
        else:
            frames += recorded(app, lambda: scene.choose(last(scene)), 0.3)
    assert flashing(frames, RATE) <= MOST_PART


# --- the measure itself --------------------------------------------------------------------------


def blinking(times: int, part: int, level: int = 255) -> list[list[float]]:
    """Return a second in which the left ``part`` columns of 16 blink ``times`` times between black
    and gray."""
    frames = []
    for at in range(RATE):
        canvas = pygame.Surface((320, 180))
        if at * times * 2 // RATE % 2:
            canvas.fill((level, level, level), (0, 0, 20 * part, 180))
        frames.append(light(canvas))
    return frames


@pytest.mark.parametrize(
    ("times", "part", "level", "share"),
    [
        (3, 16, 255, 0.0),
        (5, 4, 255, 0.25),
        (5, 16, 60, 0.0),  # too faint to count
    ],
)
def test_what_counts_as_flashing(times: int, part: int, level: int, share: float) -> None:
    pygame.display.set_mode((320, 180))
    assert flashing(blinking(times, part, level), RATE) == pytest.approx(share, abs=0.03)
