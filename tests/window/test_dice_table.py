"""The dice table in a real window, from the shelf of a new user: by mouse, and by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.journal import Journal

from .players import LARGE, LONG, SLOW, SMALL, Keys, Line, Mouse, Player
from .screen import Screen
from .test_edge import shelf

BUILT = ("add:ability", "add:ability", "upgrade:ability", "add:difficulty", "roll")
TYPED = ("add:boost", "add:setback")
COLUMN = ("odds", "guide", "log")
LOW = ("sheets", "turns", "ranges", "session", "destiny", "pins")


LETTERS = {"proficiency": "p", "ability": "a", "boost": "b", "challenge": "c", "difficulty": "d",
           "setback": "s"}  # fmt: skip


class Fingers(Keys):
    """A player who knows the letters of the dice, and uses keys and focus for the rest."""

    def answer(self, line: Line, control: Line) -> None:
        verb, _, kind = control["key"].partition(":")
        if verb == "add":
            self.screen.keys(LETTERS[kind])
        else:
            self._by_key(line, control)


class Desk:
    """A Game Master at the table, who gives answers by what is in the window."""

    def __init__(self, player: Player) -> None:
        self.player, self.screen = player, player.screen
        self.given = list[str]()

    def sit(self) -> None:
        """Go from the title to the table."""
        self.player.press(shelf(self.player), "menu.box.dice_table")
        line = self.screen.until(lambda now: now["scene"] == "new_game", SLOW)
        self.player.press(line, "new.start")
        line = self.screen.until(lambda now: now["scene"] == "table", SLOW)
        while not line["controls"]:
            line = self.screen.settled(SLOW)

    def line(self) -> Line:
        """Return the window as it is once it rests."""
        return self.screen.rested(lambda now: False, 0.4) or self.screen.now()

    def give(self, *starts: str) -> None:
        """Give the first answers offered that begin like that, in turn."""
        for start in starts:
            line = self.line()
            control = next(each for each in line["controls"] if each["key"].startswith(start))
            self.player.answer(line, control)
            seq = line["seq"]
            self.screen.until(lambda now, seq=seq: now["seq"] > seq, SLOW)
            self.given.append(control["key"])

    def turn(self, id: str, parts: tuple[str, ...], part: str) -> None:
        """Show another tab."""
        self.player.choose(self.line(), id, parts.index(part), len(parts))
        self.line()

    def press(self, id: str) -> None:
        """Press a widget that gives no answer."""
        self.player.press(self.line(), id)
        self.line()


@LONG
@pytest.mark.parametrize(
    ("screen", "by_keys"), [(SMALL, True), (LARGE, False)], indirect=["screen"]
)
def test_an_evening_at_the_table(screen: Screen, tmp_path: Path, by_keys: bool) -> None:
    """Build and roll, spend by the guide, type dice in, throw Destiny, roll behind the curtain."""
    screen.start("--size", screen.size)
    desk = Desk(Fingers(screen) if by_keys else Mouse(screen))
    desk.sit()
    desk.give(*BUILT)
    desk.turn("table.side", COLUMN, "guide")
    desk.give("spend:")
    screen.keep("dice_guide")
    desk.give("clear", *TYPED)
    desk.press("table.type")
    desk.give("face:2", "face:3")
    screen.keep("dice_typed")
    desk.press("table.type")
    desk.turn("table.low", LOW, "destiny")
    desk.give("destiny", "flip:")
    desk.turn("table.low", LOW, "turns")
    desk.turn("table.low", LOW, "sheets")
    desk.press("sheet.s1")
    desk.give("pool:s1@charm", "level:hard", "roll", "ask", "unask")
    desk.give("curtain", "add:challenge", "roll")
    desk.turn("table.side", COLUMN, "log")
    screen.keep("dice_curtain")
    kept = Journal.read(next((tmp_path / "saves").glob("dice_table-*.jsonl")))
    assert [answer.key for answer in kept.answers] == desk.given
