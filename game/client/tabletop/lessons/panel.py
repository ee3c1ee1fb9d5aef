"""The coach's panel on the table: a face, words, dots for the steps, and four buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.lessons.coach import Coach
from game.client.tabletop.lessons.lessons import Face
from game.client.widgets import Button, keymap
from game.client.widgets.base import Widget
from game.client.widgets.form import Form
from game.client.widgets.placement import Rank

STRIP_RATIO = 3  # from this ratio of width to height on, the panel is laid out as a strip
_NONE = pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Actions:
    """The actions of the panel's buttons."""

    go_on: Callable[[], None]
    hint: Callable[[], None]
    undo: Callable[[], None]
    skip: Callable[[], None]
    again: Callable[[], None]
    leave: Callable[[], None]
    following: str = ""
    """the words of the button that leads on after the last step"""


class CoachFrame(Widget):
    """The background of the panel: face, title, goal, and a dot for every step."""

    reads = Rank.WORDS

    def __init__(
        self, rect: pygame.Rect, coach: Coach, face: Face, head: pygame.Rect, goal: pygame.Rect
    ) -> None:
        super().__init__("coach.frame", rect)
        self.coach, self.face, self.head, self.goal = coach, face, head, goal

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "tip", m.unit)
        bar = pygame.Rect(self.rect.left, self.rect.top + m.du(10), m.du(4), 0)
        bar.height = self.rect.height - m.du(20)
        pygame.draw.rect(surface, theme.GOLD if self.coach.remark else theme.TEAL, bar,
                         border_radius=m.du(2))  # fmt: skip
        if not self.head.height:
            return
        room = Room(self.head)
        self.face(surface, room.west(room.height, m.du(10)), m)
        words = room.north(m.pitch("label"))
        Pen(surface, m, self.id).text("label", self.coach.chapter.title, theme.INK, words, cut=True)
        self._dots(surface, words)
        if self.goal.width:
            self._goal(surface)

    def _goal(self, surface: pygame.Surface) -> None:
        """Draw the goal of the chapter with a flag; checked off once it is reached."""
        m, line = self.m, self.goal
        px, done = min(m.du(20), m.pitch("tile")), self.coach.reached
        sign = images.icon("check" if done else "flag", px, theme.GOOD if done else theme.GOLD)
        surface.blit(sign, sign.get_rect(midleft=line.midleft))
        words = line.copy()
        words.width -= _goal_indent(m)
        words.right = line.right
        laid = _goal_words(m, self.coach, words.width, theme.GOOD if done else theme.MUTED)
        laid.draw(surface, words, self.id)

    def _dots(self, surface: pygame.Surface, words: pygame.Rect) -> None:
        """Draw the dots: finished ones filled, the current one elongated, future ones hollow."""
        m, count = self.m, len(self.coach.chapter.steps)
        y = (words.bottom + self.head.bottom) // 2
        least, gap = max(3, m.du(4)), m.du(7)
        x = words.left + least
        for number in range(count):
            if number == self.coach.at:
                dash = pygame.Rect(x - least, y - least, 5 * least, 2 * least)
                pygame.draw.rect(surface, theme.TEAL, dash, border_radius=least)
                x += 5 * least + gap
                continue
            done = number < self.coach.at
            tint, line = (theme.TEAL, 0) if done else (theme.EDGE_HOT, max(1, m.du(2)))
            pygame.draw.aacircle(surface, tint, (x, y), least, line)
            x += 2 * least + gap


class CoachText(Widget):
    """The words of the coach, in the largest style that fits."""

    reads = Rank.WORDS

    def __init__(self, rect: pygame.Rect, text: str) -> None:
        super().__init__("coach.text", rect)
        self.said = text

    def style(self) -> str:
        """Return the style in use: reading size if there is room, never under the floor."""
        for name in ("reading", "body", "caption"):
            if richtext.layout(self.m, name, self.said, self.rect.width).height <= self.rect.height:
                return name
        return "tile"

    def draw(self, surface: pygame.Surface) -> None:
        laid = richtext.layout(self.m, self.style(), self.said, self.rect.width, theme.SOFT)
        laid.draw(surface, self.rect, self.id)
        if laid.height > self.rect.height + 2:
            fonts.note(surface, self.said, self.rect, True, self.id)


def _goal_indent(m: Metrics) -> int:
    """Return the room of the sign before the goal."""
    return min(m.du(20), m.pitch("tile")) + m.du(8)


def _goal_words(m: Metrics, coach: Coach, width: int, ink: theme.Color) -> richtext.RichLayout:
    """Return the goal of the chapter in as many lines as it needs."""
    goal = richtext.literal(coach.chapter.goal)
    told = f"Done: {goal}" if coach.reached else goal
    return richtext.layout(m, "tile", told, width, ink)


def build(
    form: Form, m: Metrics, rect: pygame.Rect, coach: Coach, face: Face, actions: Actions
) -> None:
    """Add the panel in ``rect``: a column, or a strip if ``rect`` is low and wide."""
    inner = rect.inflate(-2 * m.du(14), -2 * m.du(10))
    inner.left += m.du(2)
    buttons = _buttons(m, coach, actions)
    if rect.width >= STRIP_RATIO * rect.height:
        _strip(form, m, rect, inner, coach, face, buttons)
    else:
        _column(form, m, rect, inner, coach, face, buttons)


def _column(
    form: Form, m: Metrics, rect: pygame.Rect, inner: pygame.Rect, coach: Coach, face: Face,
    buttons: list[Button],
) -> None:  # fmt: skip
    """Add the head above, the text between, and the buttons in a row below."""
    text = Room(inner)
    head, foot = text.north(m.pick(46, 42), m.du(6)), text.south(_side(m), m.du(6))
    told = _goal_words(m, coach, text.width - _goal_indent(m), theme.MUTED)
    goal = text.south(max(m.pitch("tile"), told.height), m.du(2))
    form.add(CoachFrame(rect, coach, face, head, goal)).solid = False
    form.add(CoachText(text, coach.text)).solid = False
    _in_row(form, m, foot, buttons)


def _strip(
    form: Form, m: Metrics, rect: pygame.Rect, inner: pygame.Rect, coach: Coach, face: Face,
    buttons: list[Button],
) -> None:  # fmt: skip
    """Add head and buttons at the left, one above the other, with the text beside them."""
    side, text = _side(m), Room(inner)
    if text.height < side + m.du(36):
        text = Room(rect).inset(m.du(14), m.du(7))  # slim: no face, no dots
    left = text.west(3 * (side + m.du(6)) + m.du(132), m.du(16))
    height = left.height - side - m.du(4)
    if height < m.du(32):
        height = 0
    foot = left.south(side) if height else left.piece(left.width, side)
    form.add(CoachFrame(rect, coach, face, left.north(height), _NONE)).solid = False
    form.add(CoachText(text, coach.text)).solid = False
    _in_row(form, m, foot, buttons)


def _side(m: Metrics) -> int:
    return max(36, m.pick(44, 36))


def _in_row(form: Form, m: Metrics, foot: pygame.Rect, buttons: list[Button]) -> None:
    """Add the first button as wide as possible, the icons at the right."""
    room = Room(foot)
    for button in reversed(buttons[1:]):
        button.rect = room.east(room.height, m.du(6))
    button = buttons[0]
    if button.natural_width(m) > room.width:
        button.show_key = False
    if button.natural_width(m) > room.width:
        button.icon = ""
    button.rect = room
    for each in buttons:
        form.add(each)


def _buttons(m: Metrics, coach: Coach, actions: Actions) -> list[Button]:
    """Return the buttons for the current step, the most useful first."""
    key = keymap.key
    again = Button("coach.again", _NONE, "Try again", actions.again, kind="icon", icon="rotate",
                   tip="Start this chapter over",
                   hotkey=key("coach.again"))  # fmt: skip
    leave = Button("coach.leave", _NONE, "Leave", actions.leave, kind="icon", icon="close",
                   tip="Leave; you can come back to this chapter anytime",
                   hotkey=key("coach.leave"))  # fmt: skip
    skip = Button("coach.skip", _NONE, "Skip step", actions.skip, kind="icon", icon="next",
                  tip="Skip this step", hotkey=key("coach.skip"))  # fmt: skip
    if coach.over:
        go_on = Button("coach.next", _NONE, actions.following, actions.go_on, kind="primary",
                       icon="next", hotkey=key("coach.next"))  # fmt: skip
        return [go_on, again, leave]
    if coach.remark:
        back = _back(coach, actions)
        if back.id == "coach.next":
            return [back, skip, again, leave]
        goal = Button("coach.next", _NONE, "Back to the goal", actions.go_on, kind="icon",
                      icon="flag", tip="Shows the goal again",
                      hotkey=key("coach.next"))  # fmt: skip
        return [back, goal, again, leave]
    if coach.step is not None and coach.step.task:
        show = Button("coach.hint", _NONE, "Show me", actions.hint, icon="eye",
                      hotkey=key("table.advice"), tip="Shows how to do it")  # fmt: skip
        return [show, skip, again, leave]
    go_on = Button("coach.next", _NONE, "Next", actions.go_on, kind="primary",
                   hotkey=key("coach.next"))  # fmt: skip
    return [go_on, again, leave]


def _back(coach: Coach, actions: Actions) -> Button:
    """Return the button back from a detour, or onward if it cannot be taken back."""
    if coach.model.decision is None:
        return Button("coach.over", _NONE, "Try again", actions.again, kind="primary")
    if coach.model.can_undo() is None:
        return Button("coach.undo", _NONE, "Undo", actions.undo, icon="undo",
                      kind="primary")  # fmt: skip
    return Button("coach.next", _NONE, "Keep playing", actions.go_on, kind="primary",
                  hotkey=keymap.key("coach.next"))  # fmt: skip
