"""The first start: a strip on the shelf with three questions, each answered with one click.

It stays until a game has begun or the player closes it. Everything else is in the settings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.shell.title.title_layout import Space
from game.client.shell.window.settings import Settings
from game.client.widgets import Button, Choice, Form, Label, Panel, keymap

Change = Callable[[str, Any], None]
LINES_DU: dict[Space, tuple[int, int, int, int]] = {
    "wide": (48, 8, 12, 32),
    "narrow": (44, 6, 8, 32),
    "cramped": (34, 4, 4, 20),
}
"""the height of a line, between two lines, above and below them, and between two questions, by the
room on the title"""
WORDS, DONE = "body", "Done"
WORDS_DU, SIDE_DU = 12, 18
"""between words and answers, and left and right of all"""
ANSWER_DU = (64, 28)
"""the least width of an answer, and the space beside its words"""


@dataclass(frozen=True)
class Question:
    """A setting: its field, its words, and pairs of a value and an answer."""

    field: str
    words: str
    answers: tuple[tuple[Any, str], ...]

    def choices(self, value: Any) -> tuple[tuple[Any, str], ...]:
        """Return the answers, with one more for a value that none of them gives."""
        if any(each == value for each, _ in self.answers):
            return self.answers
        return tuple(sorted((*self.answers, (value, f"{value:.0%}"))))


QUESTIONS = (
    Question("ui_scale", "Text size", ((1.0, "100%"), (1.25, "125%"), (1.5, "150%"))),
    Question("reduced_motion", "Motion", ((False, "Full"), (True, "Reduced"))),
    Question("mute", "Sound", ((False, "On"), (True, "Off"))),
)


Line = list[Question | None]
"""questions side by side; None is the button that closes the strip"""


class Strip:
    """The questions in as many lines as a width needs. ``size`` is that of its panel in pixels."""

    def __init__(self, m: Metrics, settings: Settings, width: int, room: Space) -> None:
        self.m, self.settings = m, settings
        high, self.gap, self.pad, self.apart = (m.du(each) for each in LINES_DU[room])
        self.high = max(m.touch, high)
        side = 2 * m.du(SIDE_DU)
        self.lines = self._split(width - side)
        self.size = (
            max(self._width(line) for line in self.lines) + side,
            len(self.lines) * (self.high + self.gap) - self.gap + 2 * self.pad,
        )

    def _split(self, width: int) -> list[Line]:
        """Return the fewest lines that fit, as equal as can be; a line each if none do."""
        parts: Line = [*QUESTIONS, None]
        for count in range(1, len(parts)):
            ways = [
                [parts[a:b] for a, b in pairwise((0, *cuts, len(parts)))]
                for cuts in combinations(range(1, len(parts)), count - 1)
            ]
            best = min(ways, key=lambda lines: max(self._width(line) for line in lines))
            if max(self._width(line) for line in best) <= width:
                return best
        return [[each] for each in parts]

    def _width(self, line: Line) -> int:
        parts = [self._words(each) + self._answers(each) for each in line]
        return sum(parts) + self.apart * (len(parts) - 1)

    def _words(self, question: Question | None) -> int:
        """Return the width of the words, with the gap after them."""
        if question is None:
            return 0
        return fonts.measure(self.m, WORDS, question.words)[0] + 1 + self.m.du(WORDS_DU)

    def _answers(self, question: Question | None) -> int:
        """Return the width of the answers, or of the button."""
        m = self.m
        if question is None:
            return self._done(pygame.Rect(0, 0, 0, 0), lambda: None).natural_width(m)
        least, pad = (m.du(each) for each in ANSWER_DU)
        answers = question.choices(getattr(self.settings, question.field))
        widest = max(fonts.measure(m, "label", words)[0] for _, words in answers)
        return max(least, widest + pad) * len(answers)

    def add(self, form: Form, rect: pygame.Rect, change: Change, close: Callable[[], None]) -> None:
        """Add the widgets; a click calls ``change(field, value)`` or ``close()``."""
        form.add(Panel("first.box", rect, "panel"))
        for number, line in enumerate(self.lines):
            left = rect.left + self.m.du(SIDE_DU)
            top = rect.top + self.pad + number * (self.high + self.gap)
            for question in line:
                words, answers = self._words(question), self._answers(question)
                spot = pygame.Rect(left + words, top, answers, self.high)
                if question is None:
                    spot.right = rect.right - self.m.du(SIDE_DU)
                    form.add(self._done(spot, close))
                else:
                    label = pygame.Rect(left, top, words, self.high)
                    self._add(form, question, label, spot, change)
                left = spot.right + self.apart

    def _add(
        self, form: Form, question: Question, label: pygame.Rect, spot: pygame.Rect, change: Change
    ) -> None:
        value = getattr(self.settings, question.field)
        answers = question.choices(value)
        given = {words: each for each, words in answers}
        now = next(words for each, words in answers if each == value)
        id = f"first.{question.field}"
        form.add(Label(f"{id}.words", label, question.words, WORDS, theme.SOFT))
        form.add(Choice(id, spot, [(words, words) for words in given], now,
                        lambda words: change(question.field, given[words])))  # fmt: skip

    def _done(self, rect: pygame.Rect, close: Callable[[], None]) -> Button:
        tip = f"You can change any of this in the settings: {keymap.key('settings')}."
        return Button("first.done", rect, DONE, close, tip=tip)
