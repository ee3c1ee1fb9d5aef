"""The parts of the end screen: a chart of the score, its steps, results, stars, story cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.tabletop.ending.score import Curve, Points
from game.client.tabletop.kit.marks import draw_mark
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets.base import Widget
from game.table.grammar import capital

LEAST_CHART = 110  # du: lower charts show nothing useful
DIMMED = 0.4  # part of the panel in the stars of another player's win
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
        pygame.draw.line(surface, theme.GOLD, (plot.left, y), (plot.right, y), m.du(1))
        tick = pygame.Rect(self.rect.left + m.du(8), y - m.du(12), m.du(36), m.du(24))
        fonts.draw_line(surface, m, "label", str(goal), theme.GOLD, tick, "right", self.id)

    def _y(self, plot: pygame.Rect, value: int) -> int:
        return plot.bottom - plot.height * (value - self.low) // max(1, self.top - self.low)

    def _line(
        self, surface: pygame.Surface, plot: pygame.Rect, seat: int, points: Points, shift: int
    ) -> None:
        """Draw a line, slightly higher than the previous one, so that equal ones show."""
        m, rounds = self.m, max(1, self.curve.last)
        color = theme.player(seat).color if seat >= 0 else theme.TEAL
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
            pygame.draw.rect(surface, theme.GOLD, self.rect, max(2, m.du(2)), border_radius=m.du(8))
        inner = self.rect.inflate(-2 * m.du(14), -2 * m.du(8))
        x = inner.left
        if self.portrait is not None:
            face = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
            self.portrait(surface, face, self.seat)
            x = face.right + m.du(14)
        draw_mark(surface, m, self.seat, (x + m.du(8), inner.centery), m.du(8))
        wide = m.pick(250, 220) + (len(self.figures) - 2) * m.du(FIGURE)
        end = inner.right - wide
        name = pygame.Rect(x + m.du(24), inner.top, end - x - m.du(24), inner.height)
        text = fonts.shorter(m, "heading", self.name, name.width)
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
        ink = theme.GOLD if figure.main else theme.SOFT
        fonts.draw_line(surface, m, "number", figure.words, ink, line, "left", self.id)


def score_step(m: Metrics) -> int:
    """Return the distance in pixels from one player's result to the next."""
    return m.pick(94, 72)


@dataclass(frozen=True)
class StoryCard:
    """A moment that brought points: its name, the points, when it was, and a line about it.

    ``gain`` is None in a game without points. ``picture`` paints it at a size; without one, the
    mark of ``seat`` stands there. ``icon`` is that of the points.
    """

    title: str
    gain: int | None
    when: str
    seat: int
    words: str = ""
    icon: str = ""
    picture: Callable[[tuple[int, int]], pygame.Surface] | None = None


class StoryPanel(Widget):
    """A story card on the screen; its picture comes when ``ready`` says so."""

    def __init__(
        self, id: str, rect: pygame.Rect, card: StoryCard, ready: Callable[[], bool]
    ) -> None:
        super().__init__(id, rect)
        self.card, self.ready = card, ready

    @property
    def thumb(self) -> pygame.Rect:
        """The place of the picture."""
        high = self.rect.height
        return pygame.Rect(self.rect.left, self.rect.top, min(high * 8 // 5, self.rect.width // 3),
                           high)  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        m, card, rect = self.m, self.card, self.rect
        images.draw_panel(surface, rect, "raised", m.unit)
        thumb = self.thumb
        if card.picture is not None and self.ready():
            surface.blit(_cut_left(card.picture, thumb.size, m.du(8)), thumb)
        elif card.picture is None:
            draw_mark(surface, m, card.seat, thumb.center, thumb.height // 5)
        pad = m.pick(16, 12)
        left = rect.right - pad
        if card.gain is not None:
            gain = f"{card.gain:+d}"
            wide = fonts.measure(m, "fame", gain)[0] + 2
            box = pygame.Rect(rect.right - pad - wide, rect.top, wide, rect.height)
            ink = theme.GOLD if card.gain > 0 else theme.DANGER
            fonts.draw_line(surface, m, "fame", gain, ink, box, "left", self.id)
            left = box.left - m.du(8)
        if card.icon:
            icon = images.icon(card.icon, m.du(28))
            surface.blit(icon, icon.get_rect(midright=(left, rect.centery)))
            left -= icon.get_width() + m.du(8)
        words = pygame.Rect(thumb.right + pad, 0, left - thumb.right - pad, 0)
        self._words(surface, words)

    def _words(self, surface: pygame.Surface, words: pygame.Rect) -> None:
        """Draw name and time, and the line between them if there is room for all of it."""
        m, card = self.m, self.card
        title, when = m.pitch("heading"), m.pitch("label") if card.when else 0
        told = richtext.layout(m, "flavour", literal(card.words), words.width, theme.SOFT)
        between = told.height if card.words else 0
        if title + between + when > self.rect.height - m.du(6):
            between = 0
        line = pygame.Rect(words.left, 0, words.width, title)
        line.top = self.rect.centery - (title + between + when) // 2
        name = fonts.fit(m, "heading", card.title, line.width).text
        fonts.draw_line(surface, m, "heading", name, theme.INK, line, "left", self.id)
        if between:
            told.draw(surface, pygame.Rect(words.left, line.bottom, words.width, between), self.id)
        if not when:
            return
        line = pygame.Rect(words.left, line.bottom + between, words.width, when)
        text = fonts.fit(m, "label", card.when, line.width).text
        fonts.draw_line(surface, m, "label", text, theme.MUTED, line, "left", self.id)


def _cut_left(
    paint: Callable[[tuple[int, int]], pygame.Surface], size: tuple[int, int], radius: int
) -> pygame.Surface:
    """Return a picture whose left corners are round."""
    made = pygame.Surface((size[0] + radius, size[1]), pygame.SRCALPHA)
    made.blit(paint(size), (0, 0))
    images.round_off(made, radius)
    return made.subsurface((0, 0, *size))


def others(steps: Sequence[Step], hero: int, cards: Sequence[StoryCard]) -> str:
    """Return how many points came from moments that are not shown, and how many were lost, so
    that everything on the page adds up to the score; "" if there is nothing to say."""
    parts = []
    if cards:
        gains = [each.gain for each in cards if each.gain is not None]
        parts.append(f"and {len(cards)} more" + (f": {sum(gains):+d}" if gains else ""))
    lost = -sum(min(0, each.amount or 0) for each in steps if each.seat == hero)
    if lost:
        parts.append(f"{lost} lost again")
    words = ", ".join(parts)
    return capital(words)


class Stars(Widget):
    """Points as stars, of which ``lit()`` are filled by now; the goal is all of them."""

    def __init__(
        self, id: str, rect: pygame.Rect, goal: int, lit: Callable[[], float], bright: bool
    ) -> None:
        super().__init__(id, rect)
        self.goal, self.lit, self.bright = goal, lit, bright

    def side(self, m: Metrics) -> int:
        """Return the pixels of a star."""
        return min(self.rect.height, self.rect.width // max(1, self.goal) - m.du(4))

    def wide(self, m: Metrics) -> int:
        """Return the pixels across that all stars need."""
        return self.goal * (self.side(m) + m.du(6))

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        px = self.side(m)
        color = theme.GOLD if self.bright else theme.mix(theme.GOLD, theme.PANEL, DIMMED)
        for number in range(self.goal):
            spot = pygame.Rect(self.rect.left + number * (px + m.du(6)), 0, px, px)
            spot.centery = self.rect.centery
            surface.blit(_star(px, theme.mix(theme.DEEP, theme.EDGE_HOT, 0.6)), spot)
            part = max(0.0, min(1.0, self.lit() - number))
            if part > 0:
                star = _star(px, color)
                star.set_alpha(round(255 * part))
                surface.blit(star, spot)
                star.set_alpha(255)


def _star(px: int, color: theme.Color) -> pygame.Surface:
    """Return a star in one color."""
    return images.cached(
        ("end star", px, color), lambda: images.recolor(images.icon("star", px), color)
    )


class ScoreChip(ScoreRow):
    """A player's result in few pixels: mark, face, name if there is room, and the main figure."""

    LEAST_NAME = 84  # du

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "raised", m.unit)
        if self.won:
            pygame.draw.rect(surface, theme.GOLD, self.rect, max(2, m.du(2)),
                             border_radius=m.du(8))  # fmt: skip
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(6))
        draw_mark(surface, m, self.seat, (inner.left + m.du(7), inner.centery), m.du(7))
        x = inner.left + m.du(20)
        if self.portrait is not None:
            face = pygame.Rect(x, inner.top, inner.height, inner.height)
            self.portrait(surface, face, self.seat)
            x = face.right + m.du(8)
        right = inner.right
        for figure in reversed([each for each in self.figures if each.main][:1]):
            wide = fonts.measure(m, "number", figure.words)[0] + 2
            box = pygame.Rect(right - wide, inner.top, wide, inner.height)
            fonts.draw_line(surface, m, "number", figure.words, theme.GOLD, box, "left", self.id)
            right = box.left - m.du(6)
            if figure.icon:
                icon = images.icon(figure.icon, m.du(22))
                surface.blit(icon, icon.get_rect(midright=(right, box.centery)))
                right -= icon.get_width() + m.du(6)
        if right - x >= m.du(self.LEAST_NAME):
            line = pygame.Rect(x, inner.top, right - x, inner.height)
            name = fonts.shorter(m, "body_bold", self.name, line.width)
            text = fonts.fit(m, "body_bold", name, line.width).text
            fonts.draw_line(surface, m, "body_bold", text, theme.INK, line, "left", self.id)
