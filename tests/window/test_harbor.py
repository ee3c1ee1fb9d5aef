"""The small game of the tests in a real window: from the shelf to the end, as a player would."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.table.journal import Journal

from .players import LARGE, SMALL, Line, Mouse, choice, pick, shows, to_title
from .screen import Screen

INSTALL = "import tests.harbor; tests.harbor.install(); "
MOST = 300  # answers; a game to 5 coins takes a tenth of that


class Hands(Mouse):
    """A player with a mouse who finds things by what the trace shows."""

    def see(self, what: Callable[[Line], bool]) -> Line:
        """Wait until something is true of the window, if it is not."""
        lines = self.screen.lines()
        return lines[-1] if lines and what(lines[-1]) else self.screen.until(what)

    def take(self, id: str, then: Callable[[Line], bool]) -> Line:
        """Press a widget and wait for what follows."""
        self.press(self.see(shows(id)), id)
        return self.see(then)

    def go(self, id: str, scene: str) -> Line:
        """Press a widget that leads to another scene."""
        return self.take(id, lambda line: line["scene"] == scene)

    def shelf(self, game: str) -> None:
        """Choose a game on the shelf."""
        id = f"shelf.{game}"
        self.press(self.see(shows(id)), id)
        self.see(lambda line: line["focus"] == id)


@pytest.mark.long
@pytest.mark.parametrize(
    "screen", [SMALL, pytest.param(LARGE, marks=pytest.mark.long)], indirect=True
)
def test_a_second_game_lives_in_the_house(screen: Screen, tmp_path: Path) -> None:
    screen.start("--size", screen.size, first=INSTALL)
    hands = Hands(screen)
    _begin(hands)
    _sail_and_undo(hands)
    _pass_and_leave(hands)
    journal = next((tmp_path / "saves").glob("harbor-*.jsonl"))
    assert Journal.read(journal).header.setup["goal"] == 5
    hands.take("menu.continue", lambda line: line["scene"] in ("table", "curtain"))
    line = _play(hands)
    assert line["scene"] == "end" and Journal.read(journal).outcome is not None
    to_title(hands, line)
    _learn(hands)
    assert "sail" in next(tmp_path.rglob("harbor_learning.json")).read_text("utf-8")
    hands.go("menu.load", "load")


def _begin(hands: Hands) -> None:
    """Set up a game to 5 coins for two people."""
    hands.shelf("harbor")
    line = hands.go("menu.new_game", "new_game")
    hands.choose(line, "new.goal", 0, 3)
    pick(hands, line, "seat.1.kind", "human")
    hands.go("new.start", "table")


def _sail_and_undo(hands: Hands) -> None:
    """Drag the boat, take it back, and sail by click and click."""
    screen = hands.screen
    line = hands.see(lambda now: bool(now["controls"]))
    sail = next(each for each in line["controls"] if each["key"] == "sail:boat_0@reef")
    screen.drag(sail["source"], sail["target"])
    hands.see(lambda now: now["seq"] == 1)
    hands.take("table.undo", lambda now: now["seq"] == 0)
    screen.click(sail["source"])
    screen.click(sail["target"])
    hands.see(lambda now: now["seq"] == 1)


def _pass_and_leave(hands: Hands) -> None:
    """Fish, read the dice, end the turn, lift the curtain, and leave for the title."""
    screen = hands.screen
    hands.take("action.fish", shows("results.continue"))
    hands.take("results.continue", shows("action.end"))
    hands.go("action.end", "curtain")
    hands.go("curtain.go", "table")
    hands.go("table.menu", "menu")
    line = hands.go("menu.title", "title")
    assert shows("menu.continue")(line) and screen.game is not None


def _play(hands: Hands) -> Line:
    """Play to the end; return the line of the end screen."""
    screen, stream = hands.screen, random.Random(3)
    line = screen.now()
    for _ in range(MOST):
        if line["scene"] == "end":
            return line
        before = line
        if line["scene"] == "curtain":
            hands.press(line, "curtain.go")
        elif shows("results.continue")(line):
            hands.press(line, "results.continue")
        elif line["controls"]:
            hands.answer(line, choice(line["controls"], stream))
        line = screen.until(lambda now: now != before)
    raise AssertionError("the game should have ended")


def _learn(hands: Hands) -> None:
    """Play the first lesson of the game that is chosen on the shelf."""
    hands.go("menu.learn", "lessons")
    line = hands.go("lesson.sail", "table")
    sail = next(each for each in line["controls"] if each["key"].startswith("sail:"))
    hands.screen.drag(sail["source"], sail["target"])
    hands.see(lambda now: now["seq"] == 1)
    hands.take("coach.leave", lambda now: now["scene"] in ("lessons", "title"))
    if hands.screen.now()["scene"] == "lessons":
        hands.go("lessons.back", "title")
