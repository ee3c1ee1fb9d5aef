"""Two players who know nothing but the trace: one has a mouse, the other a keyboard."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any, Protocol

import pytest

from game.client.tabletop.table.presenter import ARRIVAL

from .screen import Screen

Line = dict[str, Any]
CONTINUE = "results.continue"
"""closes a page about a card, which covers everything that can be answered"""
HAND_OVER = "table.hand_over"
"""calls the next player to a screen that several share"""
MOST_STEPS = 300  # of Tab, to anything in the window
SLOW = 60.0
"""seconds for a screen to come up while the machine is busy"""
PASSING = 0.25  # seconds until a focus that came by several presses of Tab stays
NAMES = {"Enter": "Return", "Space": "space", "Esc": "Escape", "+": "plus", "-": "minus",
         "Del": "Delete", " ": "space"}  # fmt: skip
"""keys that have other names in X than in the window"""


SMALL, LARGE = "1280x720", "1920x1080"
LONG = pytest.mark.long


def scene(name: str) -> Callable[[Line], bool]:
    """Return whether a line is of that scene."""
    return lambda line: bool(line["scene"] == name)


def has(line: Line, id: str) -> bool:
    """Return whether a line has a widget of that id."""
    return any(each["id"] == id for each in line["widgets"])


def shows(id: str) -> Callable[[Line], bool]:
    """Return whether a line has a widget of that id, as a question about lines."""
    return lambda line: has(line, id)


def in_order(given: list[str], kept: list[str]) -> bool:
    """Return True if all answers given are kept in their order, among those that were forced."""
    rest = iter(kept)
    return all(key in rest for key in given)


class Player(Protocol):
    """Somebody who can press a widget of the window and give the answer of a control."""

    screen: Screen

    def press(self, line: Line, id: str) -> None:
        """Press the widget of that id."""

    def choose(self, line: Line, id: str, part: int, parts: int) -> None:
        """Pick a part of a row of choices, counted from 0; the first is chosen at the start."""

    def answer(self, line: Line, control: Line) -> None:
        """Give the answer of a control."""


class Mouse:
    """A player who clicks, and drags or clicks twice in turn, and never touches a key."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.turn = 0

    def press(self, line: Line, id: str) -> None:
        self.screen.click(self.screen.widget(line, id))

    def choose(self, line: Line, id: str, part: int, parts: int) -> None:
        left, top, wide, high = self.screen.widget(line, id)
        self.screen.click([left + wide * part // parts, top, wide // parts, high])

    def answer(self, line: Line, control: Line) -> None:
        self.turn += 1
        if control["target"] and self.turn % 2:
            self.screen.click(control["source"])
            self.screen.click(control["target"])
        else:
            self.screen.use(control)


class Keys:
    """A player who uses Tab, arrows, Enter, the keys that buttons show, and the palette, in turn,
    and never the mouse."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.turn = 0

    def press(self, line: Line, id: str) -> None:
        self.to(line, id)
        self.screen.keys("Return")

    def choose(self, line: Line, id: str, part: int, parts: int) -> None:
        self.to(line, id)
        self.screen.keys(*["Left"] * parts, *["Right"] * part)

    def answer(self, line: Line, control: Line) -> None:
        way = (self._by_focus, self._by_key, self._by_name)[self.turn % 3]
        self.turn += 1
        way(line, control)

    def _by_focus(self, line: Line, control: Line) -> None:
        """Move to the source and press Enter, then move to the target and press Enter."""
        found = self._to_place(line, control["source"], "button" if not control["target"] else "")
        self.screen.keys("Return")
        if control["target"]:
            found = self.screen.until(lambda now: now != found)
            self._to_place(found, control["target"])
            self.screen.keys("Return")

    def _by_key(self, line: Line, control: Line) -> None:
        """Press the key that the option's button shows, if it has both."""
        ids = (f"action.{control['key']}", f"choice.{control['key']}")
        keys = [each["key"] for each in line["widgets"] if each["id"] in ids and each["key"]]
        if keys:
            self.screen.keys(self._named(keys[0]))
        else:
            self._by_focus(line, control)

    def _by_name(self, line: Line, control: Line) -> None:
        """Open the palette, type words of the option if its row is out of sight, move to the row
        and press Enter."""
        self.screen.keys("ctrl+k")
        line = self.screen.until(lambda now: now["scene"] == "palette")
        row = f"palette.{control['key']}"
        words = re.findall("[a-z]+", control["key"])
        for typed in dict.fromkeys((" ".join(words), words[-1])):
            if has(line, row):
                break
            self.screen.keys(*(NAMES.get(each, each) for each in typed))
            line = self.screen.rested(lambda now: False) or line
            if not has(line, row):  # it is called something else
                self.screen.keys(*["BackSpace"] * len(typed))
                line = self.screen.rested(lambda now: False) or line
        self.to(line, row)
        self.screen.keys("Return")

    @staticmethod
    def _named(key: str) -> str:
        *mods, last = key.split("+") if key != "+" else ["+"]
        return "+".join([*(mod.lower() for mod in mods), NAMES.get(last, last.lower())])

    # -- the focus --

    def _to_place(self, line: Line, rect: list[int], kind: str = "") -> Line:
        """Bring the focus to a widget with exactly that rectangle."""
        ids = [each["id"] for each in line["widgets"] if each["rect"] == rect]
        if not ids:
            raise LookupError(f"nothing in the window can be used at {rect}")
        return self.to(line, ids[-1])

    def to(self, line: Line, id: str) -> Line:
        """Bring the focus to a widget with Tab: as many presses as there are things between. Things
        that cannot be used now are stops too, so that may fall short: it is done again from
        there as long as it comes nearer, and then one by one."""
        ids = [None, *(each["id"] for each in line["widgets"])]
        passed, nearest = list[str | None](), len(ids)
        for _ in range(MOST_STEPS):
            if line["focus"] == id:
                return line
            ahead = 1
            if line["focus"] in ids and id in ids:
                away = (ids.index(id) - ids.index(line["focus"])) % (len(ids) - 1)
                if away < nearest:
                    ahead = nearest = away
            passed.append(line["focus"])
            line = self._step(line, id, ahead)
        raise LookupError(f"Tab never comes to {id}, only to {[*dict.fromkeys(passed)]}")

    def _step(self, line: Line, id: str, count: int) -> Line:
        """Press Tab this many times and wait until the focus is there, or until nothing changes."""
        if not count:
            return line
        self.screen.keys(*["Tab"] * count)
        line = self.screen.rested(lambda now: now["focus"] == id) or line
        if count > 1:  # it may have been there only in passing
            line = self.screen.rested(lambda now: False, PASSING) or line
        return line


Pick = Callable[[list[Line], random.Random], Line]
"""the choice of one of the controls"""


def play(
    player: Player, line: Line, stream: random.Random, most: int, pick: Pick | None = None
) -> tuple[Line, list[str]]:
    """Play from the line shown until the table is left, with this many answers at most; return the
    last line and the answers given."""
    screen, given = player.screen, list[str]()
    while line["scene"] in ("table", "curtain") and len(given) < most:
        further = _further(line)
        if further:
            line = _pressed(player, line, further)
            continue
        control = (pick or choice)(line["controls"], stream)
        line = screen.now()  # the choice may have turned to further answers
        if _further(line):  # a roll has come to rest meanwhile: read it first
            continue
        given.append(control["key"])
        player.answer(line, control)
        seq = line["seq"]
        line = screen.until(lambda now: _answered(now, seq))
        while line["scene"] == "confirm":  # something free is still undone
            player.press(line, "confirm.yes")
            line = screen.until(lambda now: _answered(now, seq) and now["scene"] != "confirm")
    return line, given


def _pressed(player: Player, line: Line, id: str) -> Line:
    """Press a widget and return the next line. Press again if nothing happens: a press right after
    the same press for the question before is held back, for longer on a busy machine."""
    for timeout in (4.0, 15.0):
        player.press(line, id)
        try:
            return player.screen.settled(timeout)
        except TimeoutError:
            if player.screen.now()["scene"] != line["scene"]:
                raise
    raise TimeoutError(f"{id} does nothing")


def to_title(player: Player, line: Line) -> Line:
    """Leave the end screen for the title, once a press no longer counts as one for the table."""
    time.sleep(ARRIVAL)
    player.press(line, "end.title")
    return player.screen.until(scene("title"), SLOW)


def pick(player: Player, line: Line, id: str, thing: str, timeout: float = 15.0) -> Line:
    """Open the menu of a widget and pick a thing; return what is shown after it."""
    player.press(line, id)
    line = player.screen.until(lambda now: now["scene"] == "pick", timeout)
    player.press(line, f"pick.{thing}")
    return player.screen.until(lambda now: now["scene"] != "pick", timeout)


def _further(line: Line) -> str:
    """Return the widget that leads on to the next question; "" if one is asked."""
    if line["scene"] == "curtain":
        return "curtain.go"
    if has(line, CONTINUE):  # also if the next question is asked under a roll
        return CONTINUE
    return HAND_OVER if has(line, HAND_OVER) and not line["controls"] else ""


def _answered(line: Line, seq: int) -> bool:
    """Return whether the window waits for a new answer, or for a press before it."""
    if line["scene"] != "table":
        return line["scene"] in ("confirm", "curtain", "end")
    return line["seq"] != seq and bool(line["controls"] or _further(line))


def choice(controls: list[Line], stream: random.Random) -> Line:
    """Return any option that can be used, preferably one that does not end a step."""
    usable = [each for each in controls if each["enabled"]]
    active = [each for each in usable if each["key"] not in ("end", "pass", "done", "recover")]
    return stream.choice(active or usable)
