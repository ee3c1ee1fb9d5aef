"""The settings as data, and the rows that change them.

Each row shows its words, then a toggle, a slider or a choice, made for the width at hand: side
by side where there is room, one below the other where not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import pygame

from game.client.draw import fonts, marks, theme
from game.client.draw.palettes import ALL, PALETTES
from game.client.draw.theme import MAX_SCALE, MIN_SCALE, TABLE_DU, Metrics
from game.client.shell.window.settings import Settings
from game.client.widgets import Choice, RichText, Row, ScrollArea, Slider, Toggle

Change = Callable[[str, Any], None]
Told = Callable[[Any], None]
GAP_DU = 14
SIDE_DU = 560  # wide enough for words and slider side by side
TWO_DU = 800  # wide enough for two palettes side by side
ROOM_DU = 8  # around the focus ring inside a scroll area


def _percent(value: float) -> str:
    return f"{value:.0%}".replace("%", " %")


def _seconds(value: float) -> str:
    return f"{value:.1f} s"


@dataclass(frozen=True)
class Knob:
    """A setting: its field, its words, and how to set it. A ``late`` slider sets its value on
    release."""

    field: str
    words: str
    about: str = ""
    kind: Literal["toggle", "slide", "pick", "palette"] = "toggle"
    options: tuple[tuple[str, str], ...] = ()
    low: float = 0.0
    high: float = 1.0
    step: float = 0.05
    show: Callable[[float], str] = _percent
    late: bool = False


SCALE = Knob(
    "ui_scale", "Text and picture size", "Text is never smaller than 16 pixels.", "slide",
    low=MIN_SCALE, high=MAX_SCALE, step=0.05, late=True,
)  # fmt: skip
HOVER = Knob(
    "hover_delay", "Hover delay", "", "slide", high=1.5, step=0.1,
    show=_seconds,
)  # fmt: skip
TIPS = Knob("tips", "Tooltips", "Short help beside the pointer, with the keyboard shortcut")
TIP_DELAY = Knob("tip_delay", "Tooltip delay", "", "slide", high=1.5, step=0.1, show=_seconds)
CURTAIN = Knob(
    "curtain",
    "Curtain between players",
    "Hides the table until the next person at this screen is ready",
)
PALETTE = Knob("palette", "Colors", "", "palette")
SPEED = Knob(
    "speed", "Animation speed",
    "Hold Shift to go four times as fast; click to skip an animation.", "pick",
    (("off", "Off"), ("fast", "Fast"), ("normal", "Normal"), ("slow", "Slow")),
)  # fmt: skip
CALM = Knob(
    "reduced_motion",
    "Reduced motion",
    "Nothing flies, rolls or fades; everything appears in place",
)
FOLLOW = Knob(
    "follow", "The map follows", "When zoomed in, it follows ships and patrols as they move"
)
FORCED = Knob(
    "forced_steps",
    "Auto-play forced steps",
    "A step with only one sensible option plays itself, and undo takes it back",
)
WAIT = Knob(
    "results_wait",
    "Results wait for Continue",
    "Otherwise a short one closes when there was time to read it; moving the pointer keeps it",
)
WAYS = Knob(
    "ask_ways",
    "Let me pick every route",
    "When routes are equally good, you choose each space",
)
COMPUTER = Knob(
    "ask_for_computer",
    "I break ties for computer opponents",
    "Otherwise they choose at random between equally good moves",
)
REQUESTS = Knob(
    "refuse_requests",
    "Decline favor requests automatically",
    "In games with favors, other players cannot ask you for one",
)
MUSIC = Knob("music", "Music", "", "slide")
EFFECTS = Knob("effects", "Effects", "", "slide")
AMBIENCE = Knob("ambience", "Ambience", "", "slide")
MUTE = Knob("mute", "Mute", "Everything you hear can also be seen")
SPOKEN = Knob(
    "spoken",
    "Read aloud",
    "Questions, pages and choices, in your system's voice if it has one",
)
AWAY = Knob("mute_in_background", "Mute in the background")


# --- rows -------------------------------------------------------------------------------------


class PaletteRow(Row):
    """A palette with its four player marks, drawn in its own colors."""

    def __init__(
        self, id: str, rect: pygame.Rect, name: str, on_press: Callable[[], None], chosen: bool
    ) -> None:
        self.palette = PALETTES[name]
        words = self.palette.words
        super().__init__(id, rect, words, on_press, detail="", chosen=chosen)

    def swatches(self, m: Metrics) -> int:
        """Return the width in pixels of the marks."""
        return 4 * m.du(30)

    def shows_marks(self, m: Metrics) -> bool:
        """Return whether there is room for the marks beside the words."""
        words = fonts.measure(m, "button", self.heading)[0]
        return words + self.swatches(m) + 2 * m.du(18) + m.du(8) <= self.rect.width

    def words_width(self, m: Metrics) -> int:
        aside = self.swatches(m) + m.du(8) if self.shows_marks(m) else 0
        return self.rect.width - 2 * m.du(18) - aside

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        m = self.m
        if not self.shows_marks(m):
            return
        left = self.rect.right - m.du(14) - self.swatches(m)
        for index, color in enumerate(self.palette.players):
            spot = (left + m.du(15 + 30 * index), self.rect.centery)
            marks.draw(surface, theme.PLAYERS[index].shape, spot, m.du(11), color)


def with_room(knob: Knob, m: Metrics) -> Knob:
    """Return the knob of the text size with a word on what the window has room for at a table."""
    most = m.most(TABLE_DU)
    if m.scale <= most:
        return knob
    words = f"A table has room for {100 * most:.0f}% in this window"
    return replace(knob, about=f"{words}; larger text needs a larger one.")


class Rows:
    """Rows below one another in a scroll area; ``top`` is the place of the next one."""

    def __init__(self, area: ScrollArea, m: Metrics, prefix: str) -> None:
        self.area, self.m, self.prefix = area, m, prefix
        room = m.du(ROOM_DU)
        self.left, self.width = area.view.left + room, area.view.width - 2 * room
        self.top = area.rect.top + room

    @property
    def high(self) -> int:
        """The height of a row that can be pressed."""
        return max(self.m.du(48), self.m.px("body") + self.m.du(20))

    def place(self, high: int, gap: float = GAP_DU) -> pygame.Rect:
        """Return the next rectangle of that height."""
        rect = pygame.Rect(self.left, self.top, self.width, high)
        self.top = rect.bottom + self.m.du(gap)
        return rect

    def text(
        self, id: str, markup: str, style: str = "body", color: theme.Color | None = None,
        gap: float = GAP_DU,
    ) -> None:  # fmt: skip
        """Add words over the whole width."""
        high = RichText.height(self.m, markup, self.width, style)
        rect = self.place(high, gap)
        self.area.add(RichText(f"{self.prefix}.{id}", rect, markup, style, color))

    def knob(self, knob: Knob, settings: Settings, change: Change) -> None:
        """Add the row of a setting, which calls ``change(field, value)``."""
        value = getattr(settings, knob.field)

        def told(fresh: Any) -> None:
            change(knob.field, fresh)

        makers: dict[str, Callable[[Knob, Any, Told], None]] = {
            "toggle": self._toggle,
            "slide": self._slide,
            "pick": self._pick,
            "palette": self._palettes,
        }
        makers[knob.kind](knob, value, told)
        if knob.about:
            self.top -= self.m.du(GAP_DU - 2)
            self.text(f"{knob.field}.about", knob.about, "caption", theme.MUTED, GAP_DU + 4)

    def _toggle(self, knob: Knob, value: bool, told: Told) -> None:
        words = fonts.measure(self.m, "body", knob.words)[0]
        rect = self.place(self.high)
        if words > rect.width - self.m.du(56 + 72):
            self.top = rect.top
            self.text(f"{knob.field}.words", knob.words, gap=0)
            self.area.add(Toggle(self._id(knob), self.place(self.high), "", value, told))
            return
        self.area.add(Toggle(self._id(knob), rect, knob.words, value, told))

    def _id(self, knob: Knob) -> str:
        return f"{self.prefix}.{knob.field}"

    def _beside(self, knob: Knob, wide: int) -> pygame.Rect:
        """Write the words; return the place of the control: right of them, or below."""
        m = self.m
        words = fonts.measure(m, "body", knob.words)[0]
        if self.width < m.du(SIDE_DU) or words + m.du(20) + wide > self.width:
            self.text(f"{knob.field}.words", knob.words, gap=2)
            return self.place(self.high)
        rect = self.place(self.high)
        high = RichText.height(m, knob.words, words + 1)
        line = pygame.Rect(rect.left, rect.centery - high // 2, words + 1, high)
        self.area.add(RichText(f"{self._id(knob)}.words", line, knob.words))
        return pygame.Rect(rect.right - wide, rect.top, wide, rect.height)

    def _slide(self, knob: Knob, value: float, told: Told) -> None:
        rect = self._beside(knob, min(self.m.du(380), self.width // 2))
        self.area.add(
            Slider(self._id(knob), rect, value, told, low=knob.low, high=knob.high,
                   step=knob.step, show=knob.show, late=knob.late)
        )  # fmt: skip

    def _pick(self, knob: Knob, value: str, told: Told) -> None:
        m = self.m
        widest = max(fonts.measure(m, "label", words)[0] for _, words in knob.options) + m.du(28)
        wide = widest * len(knob.options)
        if wide <= self.width:
            rect = self._beside(knob, wide)
            self.area.add(Choice(self._id(knob), rect, knob.options, value, told))
            return
        self.text(f"{knob.field}.words", knob.words, gap=2)
        for key, words in knob.options:
            rect, press = self.place(self.high, 6), _press(told, key)
            self.area.add(Row(f"{self._id(knob)}.{key}", rect, words, press, chosen=key == value))
        self.top += m.du(GAP_DU - 6)

    def _palettes(self, knob: Knob, value: str, told: Told) -> None:
        m, gap = self.m, self.m.du(6)
        self.text(f"{knob.field}.words", knob.words, gap=2)
        columns = 2 if self.width >= m.du(TWO_DU) else 1
        wide = (self.width - (columns - 1) * gap) // columns
        for index, each in enumerate(ALL):
            if index % columns == 0:
                line = self.place(self.high, 6)
            rect = pygame.Rect(
                line.left + index % columns * (wide + gap), line.top, wide, line.height
            )
            press, chosen = _press(told, each.name), each.name == value
            self.area.add(
                PaletteRow(f"{self._id(knob)}.{each.name}", rect, each.name, press, chosen)
            )
        self.top += self.m.du(GAP_DU - 6)
        self.text(f"{knob.field}.about", PALETTES[value].about + ".", "caption", theme.MUTED)


def _press(told: Told, value: str) -> Callable[[], None]:
    return lambda: told(value)


def defaults(knobs: Sequence[Knob]) -> dict[str, Any]:
    """Return the default values of settings, by field."""
    usual = Settings()
    return {knob.field: getattr(usual, knob.field) for knob in knobs}
