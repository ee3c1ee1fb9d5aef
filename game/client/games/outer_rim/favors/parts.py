"""Widgets of deals, requests and slips: buttons in lines, cards in rows, debt tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.play.model import Model
from game.client.widgets import Button, Form, keymap
from game.client.widgets.base import Widget
from game.client.widgets.basic import ButtonKind

Choose = Callable[[str], None]
NOWHERE = pygame.Rect(0, 0, 0, 0)
BUTTON_DU = 44
TOKEN_DU = 44
"""width of a debt token in hand"""
SLACK_DU = 6
"""way of the pointer from which a press is a drag"""
Point = tuple[int, int]
CLOSING_DU = 200
"""least width of a button at the foot"""
Closing = tuple[tuple[str, str, ButtonKind], ...]
"""verbs that end the question, each with the action of its key and the look of its button"""


def high(m: Metrics) -> int:
    """Return the height in pixels of a button in a line."""
    return max(36, m.du(BUTTON_DU))


def press(choose: Choose, key: str) -> Callable[[], None]:
    """Return the press of the button of an option."""
    return lambda: choose(key)


def flow(m: Metrics, area: pygame.Rect, buttons: Sequence[Button], least: int = 0) -> int:
    """Place buttons side by side, in as many lines as they need; return the lower end of the
    last."""
    gap, tall = m.du(8), high(m)
    left, top = area.left, area.top
    for button in buttons:
        wide = min(area.width, max(least, button.natural_width(m)))
        if left > area.left and left + wide > area.right:
            left, top = area.left, top + tall + gap
        button.rect = pygame.Rect(left, top, wide, tall)
        left += wide + gap
    return top + tall if buttons else area.top


def grid(m: Metrics, room: pygame.Rect, count: int, least: int) -> list[pygame.Rect]:
    """Return the places of cards in rows that fill a room, each card at least ``least`` units wide
    and no taller than wide."""
    gap = m.du(8)
    columns = max(1, (room.width + gap) // (m.du(least) + gap))
    lines = -(-max(1, count) // columns)
    wide = (room.width - gap * (columns - 1)) // columns
    tall = min(wide, (room.height - gap * (lines - 1)) // lines)
    spots = (divmod(place, columns) for place in range(count))
    return [
        pygame.Rect(room.left + column * (wide + gap), room.top + line * (tall + gap), wide, tall)
        for line, column in spots
    ]


def add_closing(
    form: Form, m: Metrics, foot: pygame.Rect, model: Model, choose: Choose, verbs: Closing
) -> tuple[dict[str, Button], pygame.Rect]:
    """Add the buttons that end a question, from the right; return them by key, and the rest of the
    foot."""
    found: dict[str, Button] = {}
    right = foot.right
    for verb, action, kind in verbs:
        each = model.find(verb)
        if each is None:
            continue
        button = Button(f"choice.{each.key}", foot, model.labels[each.key].label,
                        press(choose, each.key), kind=kind,
                        hotkey=keymap.key(action))  # fmt: skip
        wide = max(m.du(CLOSING_DU), button.natural_width(m))
        button.rect = pygame.Rect(right - wide, foot.top, wide, foot.height)
        found[each.key] = form.add(button)
        right = button.rect.left - m.du(12)
    return found, pygame.Rect(foot.left, foot.top, right - foot.left, foot.height)


class TokenButton(Button):
    """A button with a debt token on it."""

    def __init__(self, id: str, seat: int, label: str, on_press: Callable[[], None], on: bool,
                 tip: str = "") -> None:  # fmt: skip
        super().__init__(id, NOWHERE, label, on_press, icon="debt", tip=tip,
                         kind="chosen" if on else "normal")  # fmt: skip
        self.seat = seat

    def _draw_icon(
        self, surface: pygame.Surface, inner: pygame.Rect, centered: bool = False
    ) -> None:
        px = self.m.du(24)
        drawn = tokens.debt(self.seat, px)
        middle = (inner.left + px // 2, inner.centery)
        surface.blit(drawn, drawn.get_rect(center=middle))
        inner.x += px + self.m.du(10)
        inner.width -= px + self.m.du(10)


class Debt(Widget):
    """The debt token of somebody else in the player's own strip: a press calls it in, and so does
    dragging it onto its owner, who is at ``goals``. The token in its place is painted with the
    strip."""

    focusable = True
    pointer = True
    solid = False

    def __init__(self, id: str, rect: pygame.Rect, on_press: Callable[[], None], why_not: str,
                 tip: str, owner: int, goals: Sequence[pygame.Rect] = ()) -> None:  # fmt: skip
        way = ", or drag it to its owner" if goals else ""
        super().__init__(id, rect, enabled=not why_not, reason=f"{tip} {why_not}",
                         tip=f"{tip} Press to call it in{way}.")  # fmt: skip
        self.on_press, self.owner, self.goals = on_press, owner, tuple(goals)
        self.start: Point = (0, 0)
        self.pos: Point | None = None
        """the pointer while the token is dragged"""

    def activate(self) -> None:
        self.on_press()

    def press(self, pos: Point) -> None:
        self.start, self.pos = pos, None

    def drag(self, pos: Point) -> None:
        """Take the token along once the pointer has left its place a little."""
        across, down = pos[0] - self.start[0], pos[1] - self.start[1]
        if self.pos is None and max(abs(across), abs(down)) < self.m.du(SLACK_DU):
            return
        before, self.pos = self.pos, pos
        if self.form is not None:
            self._renew(before)

    def release(self, pos: Point, inside: bool) -> None:
        """Call the token in if it was pressed, or dropped on its owner."""
        before, self.pos = self.pos, None
        if before is None:
            super().release(pos, inside)
            return
        self._renew(before)
        if any(each.collidepoint(pos) for each in self.goals):
            self.activate()

    def _renew(self, before: Point | None) -> None:
        """Request a redraw of the token in hand where it was and is, and of its goals."""
        assert self.form is not None
        side = 2 * self.m.du(TOKEN_DU)
        for at in (before, self.pos):
            if at is not None:
                around = pygame.Rect(0, 0, side, side)
                around.center = at
                self.form.invalidate(around)
        if before is None or self.pos is None:
            for each in self.goals:
                self.form.invalidate(each.inflate(8, 8))

    @property
    def paint_rect(self) -> pygame.Rect:
        found = super().paint_rect
        if self.pos is not None:
            side = 2 * self.m.du(TOKEN_DU)
            held = pygame.Rect(self.pos[0] - side // 2, self.pos[1] - side // 2, side, side)
            found = found.unionall([held, *self.goals])
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a ring while the pointer is over it; in hand, the token and the way to its owner."""
        if self.pos is not None:
            for each in self.goals:
                square = each.width == each.height
                width, radius = max(2, self.m.du(3)), each.height // 2 if square else self.m.du(8)
                pygame.draw.rect(surface, theme.TEAL, each, width, border_radius=radius)
            token = tokens.debt(self.owner, self.m.du(TOKEN_DU))
            surface.blit(token, token.get_rect(center=self.pos))
            return
        if self.enabled and self.heat > 0:
            side = min(self.rect.size)
            color = theme.mix(theme.PANEL, theme.AMBER, self.heat)
            pygame.draw.circle(surface, color, self.rect.center, side // 2, max(2, self.m.du(2)))


class Hint(Widget):
    """Words over something that is painted below the widgets."""

    solid = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing: the thing itself is painted."""
