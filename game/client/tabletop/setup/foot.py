"""The foot of the new-game screen: seed and code, or why no game can begin; Back and Start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.tabletop.setup.contract import Setup
from game.client.widgets import Button, Label, RichText, TextEntry, keymap
from game.client.widgets.clipboard import copy_text

SHORT_CODE, LONGEST_CODE = 16, 30  # characters of a code
SECRET = "The seed is random, and secret until the game is over."
WHY_STYLES = ("body", "caption", "tile")
"""the type of the reason beside Start, the largest that fits"""


class Foot:
    """The fields of seed and code, and the buttons beside them; Start has the first focus."""

    def __init__(self, setup: Setup[Any], start: Callable[[], None]) -> None:
        self.setup, self.form, self.choices, self._start = setup, setup.form, setup.choices, start
        self._focused = False
        self.start_words = "Start"
        self.shared = False
        """whether the game is for friends at other computers, whose seed nobody may know"""

    def add(self, m: Metrics, foot: pygame.Rect) -> None:
        """Add everything to the area of the foot."""
        why = self.setup.why_not_start
        start = Button(
            "new.start", foot, self.start_words, self._start, kind="primary", enabled=not why,
            reason=why, hotkey=keymap.key("setup.start"),
        )  # fmt: skip
        back = Button("new.back", foot, "Back", self.setup.app.stack.pop,
                      hotkey=keymap.key("back"))  # fmt: skip
        tight = foot.width < m.du(1100)
        width = m.du(190 if tight else 240)
        start.rect = pygame.Rect(foot.right - width, foot.top, width, foot.height)
        back.rect = pygame.Rect(start.rect.left - m.du(14) - m.du(150), foot.top, m.du(150),
                                foot.height)  # fmt: skip
        rest = pygame.Rect(foot.left, foot.top, 0, foot.height)
        rest.width = back.rect.left - m.du(14) - rest.left
        if self.setup.typed:
            self._wrong_code(m, rest, why)
        elif why:
            self._why(m, rest, why)
        elif self.shared:
            self._note(m, rest)
        else:
            rest = self._seed(m, rest)
            if self.setup.party.has_code:
                self._copy_button(m, self._code(m, rest))
        self.form.add(back)
        self.form.add(start)
        if not self._focused:
            self.form.set_focus(self.form.find("new.remedy") or start)
            self._focused = True

    def _note(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the words that stand in place of the seed."""
        high = RichText.height(m, SECRET, area.width, "caption")
        place = pygame.Rect(area.left, area.centery - high // 2, area.width, high)
        self.form.add(RichText("new.shared", place, SECRET, "caption", theme.MUTED))

    # -- seed and code --

    @staticmethod
    def _split_label(m: Metrics, area: pygame.Rect, words: str, most: int) -> list[pygame.Rect]:
        """Return the places of a label at the left of an area, of a field of at most that width,
        and the rest of the area."""
        width = fonts.measure(m, "label", words)[0] + 4
        label = pygame.Rect(area.left, area.top, width, area.height)
        field = pygame.Rect(label.right + m.du(10), area.top, 0, area.height)
        field.width = min(most, area.right - field.left)
        left = field.right + m.du(16)
        return [label, field, pygame.Rect(left, area.top, area.right - left, area.height)]

    def _seed_places(self, m: Metrics, area: pygame.Rect) -> list[pygame.Rect]:
        return self._split_label(m, area, "Seed", m.du(136))

    def _code_places(self, m: Metrics, area: pygame.Rect) -> list[pygame.Rect]:
        short = len(self.setup.code) <= SHORT_CODE
        return self._split_label(m, area, "Code", m.du(230 if short else 300))

    def _seed(self, m: Metrics, area: pygame.Rect) -> pygame.Rect:
        """Add the seed; return the room at its right."""
        label, field, rest = self._seed_places(m, area)
        self.form.add(Label("new.seed_label", label, "Seed", "label", theme.MUTED))
        self.form.add(TextEntry("new.seed", field, self.setup.seed, self.set_seed, hint="random",
                                limit=9, tip=self.choices.words.seed))  # fmt: skip
        return rest

    def _code(self, m: Metrics, area: pygame.Rect) -> pygame.Rect:
        """Add the code of all choices, in whose place another can be typed; return the room at its
        right."""
        label, field, rest = self._code_places(m, area)
        self.form.add(Label("new.code_label", label, "Code", "label", theme.MUTED))
        shown = self.setup.code if self.setup.typed is None else self.setup.typed
        self.form.add(TextEntry("new.code", field, shown, self.set_code, hint="none",
                                limit=LONGEST_CODE, tip=self.choices.words.code))  # fmt: skip
        return rest

    def _copy_button(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the button that copies the code, if there is room."""
        copy = Button("new.copy", area, "Copy", self.copy, tip="Copies the code",
                      enabled=bool(self.setup.code), reason="This setup has no code.")  # fmt: skip
        width = max(m.du(90), copy.natural_width(m))
        copy.rect = pygame.Rect(area.left - m.du(8), area.top, width, area.height)
        if copy.rect.right <= area.right:
            self.form.add(copy)

    def copy(self) -> None:
        """Copy the code to the clipboard."""
        copy_text(self.setup.code)
        self.setup.app.cue("press")

    def set_seed(self, text: str) -> None:
        """Take over the seed as far as it is typed."""
        self.setup.seed = text
        self.setup.changed()

    def set_code(self, text: str) -> None:
        """Apply a code as soon as it is complete."""
        setup = self.setup
        setup.typed, setup.note = text, ""
        if text and not setup.code_fault:
            before = setup.party
            setup.party, seed = before.from_code(text)
            setup.party.unaided, setup.party.uncounted = before.unaided, before.uncounted
            setup.seed, setup.typed, setup.picked = str(seed), None, 0
        setup.renew()

    # -- what is wrong --

    def _wrong_code(self, m: Metrics, area: pygame.Rect, why: str) -> None:
        """Add a code that is being typed, and its error; the seed stays where it is if there is
        room for all."""
        after_seed = self._seed_places(m, area)[-1]
        if _style(m, why, self._code_places(m, after_seed)[-1]):
            area = self._seed(m, area)
        self._why(m, self._code(m, area), why)

    def _why(self, m: Metrics, area: pygame.Rect, why: str) -> None:
        """Add the reason why no game can begin, and the button that removes it, if one can."""
        remedy = None if self.setup.typed else self.choices.remedy
        words = pygame.Rect(area)
        if remedy is not None:
            button = Button("new.remedy", area, remedy[0], remedy[1])
            width = button.natural_width(m)
            button.rect = pygame.Rect(area.right - width, area.top, width, area.height)
            words.width -= width + m.du(14)
        style = _style(m, why, words)
        text = literal(why if style else fonts.fit(m, WHY_STYLES[-1], why, words.width).text)
        style = style or WHY_STYLES[-1]
        height = RichText.height(m, text, words.width, style)
        words.top, words.height = words.centery - height // 2, height
        said = self.form.add(RichText("new.why", words, text, style, theme.DANGER, "right"))
        said.tip = literal(why)
        if remedy is not None:
            self.form.add(button)


def _style(m: Metrics, words: str, area: pygame.Rect) -> str:
    """Return the largest type in which a reason fits an area, "" if there is none."""
    fits = (
        each for each in WHY_STYLES
        if area.width > 0 and RichText.height(m, literal(words), area.width, each) <= area.height
    )  # fmt: skip
    return next(fits, "")
