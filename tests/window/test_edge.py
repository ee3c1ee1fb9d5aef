"""Edge in a real window: each adventure from the shelf of a new user to the end, by mouse, one of
them by keys alone, and the dice table by both."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.client.games.edge.play.party import the_game
from game.edge.players.careful import Careful
from game.table.journal import Journal

from .crew import Mind
from .players import (CONTINUE, LARGE, LONG, SLOW, SMALL, Keys, Line, Mouse, Player, in_order, play,
    scene, to_title)  # fmt: skip
from .screen import Screen

FURTHER = "action.more"
"""the button that turns to further answers, where the bar has no room for all"""
MOST = 900  # answers; a case takes a third of that
SHELF = ("outer_rim", "free_captains", "mandalorian", "edge")
STORIES = ("ombra", "cask", "lantern")


class Case(Mind):
    """Plays a case with care, and keeps a picture of each new kind of page."""

    name = "edge"

    def __init__(self, hand: Player, saves: Path) -> None:
        super().__init__(saves, Careful)
        self.hand, self.screen = hand, hand.screen
        self.seen = set[str]()

    def played(self) -> Any:
        return the_game()

    def __call__(self, controls: list[Line], stream: random.Random) -> Line:
        self.follow()
        decision = self.decision()
        wanted = self.best(decision)
        found: Line | None = None
        for _ in range(len(decision.options)):
            found = next((each for each in controls if each["key"] == wanted), None)
            if found is not None:
                break
            self.hand.press(self.screen.now(), FURTHER)
            controls = self.screen.settled(SLOW)["controls"]
        assert found is not None, f"{wanted} is nowhere in the window"
        page = f"edge_{self.state.setup.story}_{decision.step}_{self.state.scene}"
        if page not in self.seen:
            self.seen.add(page)
            self.screen.keep(page)
        return found


def shelf(player: Player) -> Line:
    """Choose Edge on the shelf."""
    screen = player.screen
    line = screen.until(scene("title"), SLOW)
    if isinstance(player, Keys):
        player.to(line, f"shelf.{SHELF[0]}")
        for other in SHELF[1:]:
            screen.keys("Right")
            line = screen.until(lambda now, id=other: now["focus"] == f"shelf.{id}", SLOW)
        return line
    player.press(line, "shelf.edge")
    return screen.rested(lambda now: now["focus"] == "shelf.edge", 2.0) or screen.now()


def begin(player: Player, story: str = STORIES[0]) -> Line:
    """Go from the title to the first question of an adventure."""
    screen = player.screen
    player.press(shelf(player), "menu.new_game")
    line = screen.until(scene("new_game"), SLOW)
    if story != STORIES[0]:
        player.press(line, f"story.{story}")
        line = screen.rested(lambda now: False, 0.7) or screen.now()
    screen.keep(f"edge_{story}_new_game")
    return started(player, line)


def started(player: Player, line: Line) -> Line:
    """Go from the choices through the opening pages to the first question."""
    screen = player.screen
    player.press(line, "new.start")
    line = screen.until(scene("table"), SLOW)
    while not line["controls"]:
        if any(each["id"] == CONTINUE for each in line["widgets"]):
            player.press(line, CONTINUE)
        line = screen.settled(SLOW)
    return line


@LONG
@pytest.mark.parametrize(
    ("screen", "story", "by_keys"),
    [*((SMALL, story, False) for story in STORIES), (LARGE, STORIES[0], True)],
    indirect=["screen"],
)
def test_a_whole_case_from_the_shelf_to_the_end(
    screen: Screen, tmp_path: Path, story: str, by_keys: bool
) -> None:
    screen.start("--size", screen.size)
    player: Player = Keys(screen) if by_keys else Mouse(screen)
    case = Case(player, tmp_path / "saves")
    line, given = play(player, begin(player, story), random.Random(5), MOST, case)
    assert line["scene"] == "end", "the case should have come to its end"
    screen.keep(f"edge_{story}_end")
    to_title(player, line)
    kept = Journal.read(next((tmp_path / "saves").glob("edge-*.jsonl")))
    assert kept.header.setup["story"] == story
    assert in_order(given, [answer.key for answer in kept.answers])
    assert kept.outcome is not None
