"""The parts of the end screen: a chart of the score, its steps, results, and a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.marks import draw_mark
from game.client.tabletop.score import Curve, Points
from game.client.tabletop.seat_rows import Portrait
from game.client.widgets.base import Widget

LEAST_CHART = 110  # du: lower charts show nothing useful
FIGURE = 95  # du from one figure of a result to the next


@dataclass(frozen=True)
class Step:
    """One line of the story: its time, the player (-1: all), any points, and the cause."""

    when: str
    seat: int
    words: str
    amount: int | None = None


@dataclass(frozen=True)
class Figure:
    """One figure of a player's result; the ``main`` one decides."""

    icon: str
    words: str
    main: bool = False


class Chart(Widget):
    """A score over the rounds, one stepped line for each seat, with the goal as a line across."""

    def __init__(self, id: str, rect: pygame.Rect, curve: Curve) -> None:
        super().__init__(id, rect)
        self.curve = curve
        values = [value for points in curve.lines.values() for _, value in points]
        self.top = max([curve.goal or 0, *values])
        self.low = min([0, *values])

    def draw(self, surface: pygame.Surface) -> None:
        m, curve = self.m, self.curve
        images.draw_panel(surface, self.rect, "sunken", m.unit)
        plot = self.rect.inflate(-2 * m.du(24), -2 * m.du(20))
        plot.left += m.du(28)
        plot.width -= m.du(28)
        plot.height -= m.pitch("caption")
        if curve.goal is not None:
            self._goal(surface, plot, curve.goal)
        pygame.draw.line(surface, theme.EDGE, plot.bottomleft, plot.bottomright, m.du(1))
        low = pygame.Rect(plot.left, plot.bottom + m.du(4), plot.width, m.pitch("caption"))
        first, last = f"{curve.unit} 1", f"{curve.unit} {max(1, curve.last)}"
        fonts.draw_line(surface, m, "caption", first, theme.MUTED, low, "left", self.id)
        fonts.draw_line(surface, m, "caption", last, theme.MUTED, low, "right", self.id)
        for number, (seat, points) in enumerate(curve.lines.items()):
            self._line(surface, plot, seat, points, m.du(2) * number)

    def _goal(self, surface: pygame.Surface, plot: pygame.Rect, goal: int) -> None:
        m, y = self.m, self._y(plot, goal)
        pygame.draw.line(surface, theme.AMBER_LOW, (plot.left, y), (plot.right, y), m.du(1))
        tick = pygame.Rect(self.rect.left + m.du(8), y - m.du(12), m.du(36), m.du(24))
        fonts.draw_line(surface, m, "label", str(goal), theme.AMBER, tick, "right", self.id)

    def _y(self, plot: pygame.Rect, value: int) -> int:
        return plot.bottom - plot.height * (value - self.low) // max(1, self.top - self.low)

    def _line(
        self, surface: pygame.Surface, plot: pygame.Rect, seat: int, points: Points, shift: int
    ) -> None:
        """Draw a line, slightly higher than the previous one, so that equal ones show."""
        m, rounds = self.m, max(1, self.curve.last)
        color = theme.PLAYERS[seat % len(theme.PLAYERS)].color if seat >= 0 else theme.TEAL
        drawn = [(plot.left, self._y(plot, 0))]
        for round_, value in points:
            x = plot.left + plot.width * max(0, round_ - 1) // max(1, rounds - 1)
            drawn += [(x, drawn[-1][1]), (x, self._y(plot, value))]
        drawn.append((plot.right, drawn[-1][1]))
        moved = [(x, y - shift) for x, y in drawn]
        pygame.draw.lines(surface, color, False, moved, max(3, m.du(4)))
        draw_mark(surface, m, seat, moved[-1], m.du(8))


class StepLine(Widget):
    """One line of the story."""

    def __init__(self, id: str, rect: pygame.Rect, step: Step) -> None:
        super().__init__(id, rect)
        self.step = step

    def draw(self, surface: pygame.Surface) -> None:
        m, step, rect = self.m, self.step, self.rect
        when = pygame.Rect(rect.left, rect.top, m.du(92), rect.height)
        fonts.draw_line(surface, m, "label", step.when, theme.MUTED, when, "left", self.id)
        draw_mark(surface, m, step.seat, (when.right + m.du(16), rect.centery), m.du(7))
        amount = pygame.Rect(when.right + m.du(34), rect.top, m.du(44), rect.height)
        if step.amount is not None:
            ink = theme.GOOD if step.amount > 0 else theme.DANGER
            points = f"{step.amount:+d}"
            fonts.draw_line(surface, m, "label", points, ink, amount, "left", self.id)
        words = pygame.Rect(amount.right, rect.top, rect.right - amount.right, rect.height)
        text = fonts.fit(m, "caption", step.words, words.width).text
        fonts.draw_line(surface, m, "caption", text, theme.SOFT, words, "left", self.id)


def step_pitch(m: Metrics) -> int:
    """Return the height of a line of the story."""
    return m.pitch("caption") + m.du(6)


class ScoreRow(Widget):
    """A player's result: face, mark, name and figures, framed if the player has won."""

    def __init__(
        self, id: str, rect: pygame.Rect, seat: int, name: str, figures: Sequence[Figure],
        won: bool, portrait: Portrait | None,
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.seat, self.name, self.figures = seat, name, figures
        self.won, self.portrait = won, portrait

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "raised", m.unit)
        if self.won:
            pygame.draw.rect(
                surface, theme.AMBER, self.rect, max(2, m.du(2)), border_radius=m.du(8)
            )
        inner = self.rect.inflate(-2 * m.du(14), -2 * m.du(8))
        x = inner.left
        if self.portrait is not None:
            face = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
            self.portrait(surface, face, self.seat)
            x = face.right + m.du(14)
        draw_mark(surface, m, self.seat, (x + m.du(8), inner.centery), m.du(8))
        wide = m.du(250 if not m.compact else 220) + (len(self.figures) - 2) * m.du(FIGURE)
        end = inner.right - wide
        name = pygame.Rect(x + m.du(24), inner.top, end - x - m.du(24), inner.height)
        text = fonts.fit(m, "heading", self.name, name.width).text
        fonts.draw_line(surface, m, "heading", text, theme.INK, name, "left", self.id)
        for index, figure in enumerate(self.figures):
            left = end + index * m.du(FIGURE)
            self._figure(surface, pygame.Rect(left, inner.top, m.du(150), inner.height), figure)

    def _figure(self, surface: pygame.Surface, spot: pygame.Rect, figure: Figure) -> None:
        m, px = self.m, 0
        line = spot
        if figure.icon:
            px = m.du(26)
            drawn = images.icon(figure.icon, px)
            surface.blit(drawn, drawn.get_rect(midleft=spot.midleft))
            line = pygame.Rect(spot.left + px + m.du(8), spot.top, spot.width - px, spot.height)
        ink = theme.AMBER if figure.main else theme.SOFT
        fonts.draw_line(surface, m, "number", figure.words, ink, line, "left", self.id)


def score_step(m: Metrics) -> int:
    """Return the distance in pixels from one player's result to the next."""
    return m.du(94 if not m.compact else 72)


class Picture(Widget):
    """The last scene of a game: the place where the hero ended, with the hero's face in front."""

    def __init__(
        self, id: str, rect: pygame.Rect, seat: int, caption: str,
        ground: Callable[[tuple[int, int]], pygame.Surface], portrait: Portrait | None,
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.seat, self.caption = seat, caption
        self.ground, self.portrait = ground, portrait

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        surface.blit(images.cut(self.ground(self.rect.size), m.du(14)), self.rect)
        if self.portrait is not None:
            side = min(self.rect.width * 5 // 9, self.rect.height * 3 // 4)
            face = pygame.Rect(0, 0, side, side)
            face.midbottom = (self.rect.centerx, self.rect.bottom - m.du(48))
            self.portrait(surface, face, self.seat)
        low = pygame.Rect(self.rect.left, self.rect.bottom - m.du(44), self.rect.width, m.du(44))
        veil = pygame.Surface(low.size, pygame.SRCALPHA)
        veil.fill((*theme.DEEP, 190))
        surface.blit(veil, low)
        text = fonts.fit(m, "heading", self.caption, low.width - m.du(24)).text
        fonts.draw_line(surface, m, "heading", text, theme.INK, low, "center", self.id)
