"""Great moments: a banner, a star for a point, coins, a thing that breaks, an edge that glows.

All of it is decoration that can be skipped; what it says is also written elsewhere, and a banner
becomes a message where nothing moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.marks import shape_points
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.kit.marks import fine

BANNER_SECONDS = 1.2
STAR_SECONDS = 0.45
LIT_SECONDS = 0.3  # a point that has just been counted
COIN_SECONDS = 0.4
COIN_GAP = 0.05  # seconds between two coins
BREAK_SECONDS = 0.45
EDGE_SECONDS = 0.12
CRACK_SECONDS = 0.45
FEWEST_COINS, MOST_COINS = 3, 7
SHARDS = 6
COMES, LEAVES = 0.16, 0.82  # parts of a banner's time in which it comes and leaves
ARC = 12  # points of an arc
Portrait = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(frozen=True)
class News:
    """The words of a banner: what it is, in a line; more; ``good`` or bad; and who, if anybody.
    ``pips`` are lost points, drawn cracked."""

    title: str
    words: str
    good: bool = True
    portrait: Portrait | None = None
    pips: int = 0

    @property
    def line(self) -> str:
        """Both lines as one message, as markup."""
        words = f" {richtext.literal(self.words)}" if self.words else ""
        return f"**{richtext.literal(self.title)}.**{words}"


def banner_rect(m: Metrics, area: pygame.Rect) -> pygame.Rect:
    """Return the place of a banner: in the upper third of an area."""
    wide = min(area.width - 2 * m.du(12), m.du(640))
    rect = pygame.Rect(0, 0, wide, m.pick(104, 84))
    rect.center = area.centerx, area.top + area.height // 4
    return rect.clamp(area)


def banner_picture(m: Metrics, size: tuple[int, int], news: News) -> pygame.Surface:
    """Return a banner: a face, a title with a line of light, and words."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    pen, rect = Pen(made, m, "moment"), made.get_rect()
    color = theme.GOLD if news.good else theme.DANGER
    body = images.gradient(size, (*theme.mix(color, theme.PANEL, 0.82), 250), (*theme.DEEP, 250))
    made.blit(images.cut(body, m.du(12)), rect)
    pen.box(theme.mix(color, theme.PANEL, 0.35), rect, max(2, m.du(2)), m.du(12))
    room = Room(rect).inset(m.du(18), m.du(10))
    if news.portrait is not None:
        news.portrait(made, room.west(room.height, m.du(16)))
    height = m.pitch("title") + m.du(4) + m.pitch("body")
    room = room.piece(room.width, height, "midleft")
    pen.text("title", news.title, color, room.north(m.pitch("title"), m.du(4)), cut=True)
    for _ in range(news.pips):
        pen.picture(cracked_pip(m.du(18)), midleft=room.midleft)
        room.west(m.du(22))
    room.west(m.du(6) if news.pips else 0)
    pen.text("body", news.words, theme.INK, room, cut=True)
    return made


@dataclass
class Banner:
    """A picture that comes down, stays, and goes."""

    tag: tuple[str, str]
    picture: pygame.Surface
    at: pygame.Rect
    slide: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.at.inflate(4, 2 * self.slide + 4)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1:
            return
        # The part is eased: take the time back, so that the banner stays readable.
        time = 1 - (1 - self.part) ** (1 / 3)
        come, gone = min(1.0, time / COMES), max(0.0, (time - LEAVES) / (1 - LEAVES))
        self.picture.set_alpha(round(255 * come * (1 - gone)))
        surface.blit(self.picture, self.at.move(0, -round(self.slide * (1 - come))))


@dataclass
class Shards:
    """A round picture that breaks into pieces, which fly apart and fade."""

    tag: tuple[str, str]
    pieces: Sequence[pygame.Surface]
    at: pygame.Rect
    spread: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.at.inflate(2 * self.spread + 8, 2 * self.spread + 8)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going or self.part >= 1:
            return
        for number, piece in enumerate(self.pieces):
            angle = math.tau * (number + 0.5) / len(self.pieces)
            way = self.spread * self.part
            piece.set_alpha(round(255 * (1 - self.part)))
            surface.blit(
                piece, self.at.move(round(way * math.cos(angle)), round(way * math.sin(angle)))
            )


def wedges(picture: pygame.Surface) -> list[pygame.Surface]:
    """Return a picture cut into wedges, each on a surface of the same size."""
    side = max(picture.get_size())
    middle = picture.get_width() / 2, picture.get_height() / 2
    pieces: list[pygame.Surface] = []
    for number in range(SHARDS):
        mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        angles = [math.tau * (number + step) / SHARDS for step in (0.0, 0.5, 1.0)]
        rim = [(middle[0] + side * math.cos(a), middle[1] + side * math.sin(a)) for a in angles]
        pygame.draw.polygon(mask, (255, 255, 255, 255), [middle, *rim])
        mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        pieces.append(mask)
    return pieces


@dataclass
class Edge:
    """The edge of a thing that glows for a moment."""

    tag: tuple[str, str]
    about: pygame.Rect
    color: Color
    width: int
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.about.inflate(4, 4)

    def draw(self, surface: pygame.Surface) -> None:
        if self.going and self.part < 1:
            pygame.draw.rect(
                surface, self.color, self.about, self.width, border_radius=self.width * 3
            )


def cracked_pip(px: int) -> pygame.Surface:
    """Return a pip that is lost: a coral diamond with a crack."""

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side / 2, side / 2)
        pygame.draw.polygon(big, theme.DEEP, shape_points("diamond", middle, side * 0.5))
        pygame.draw.polygon(big, theme.DANGER, shape_points("diamond", middle, side * 0.4))
        crack = [(0.5, 0.08), (0.42, 0.34), (0.58, 0.5), (0.44, 0.68), (0.52, 0.94)]
        points = [(x * side, y * side) for x, y in crack]
        pygame.draw.lines(big, theme.DEEP, False, points, max(2, side // 11))

    return fine("cracked pip", (px, px), paint)


def arc(start: pygame.Rect, end: pygame.Rect, bulge: float) -> list[tuple[float, float]]:
    """Return an arc between the centers of two places; ``bulge`` is its height in pixels."""
    (x0, y0), (x1, y1) = start.center, end.center
    made: list[tuple[float, float]] = []
    for number in range(ARC + 1):
        part = number / ARC
        up = 4 * bulge * part * (1 - part)
        made.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - up))
    return made


def coins_for(amount: int, each: int) -> int:
    """Return how many coins stand for an amount, of which ``each`` is worth a coin."""
    return max(FEWEST_COINS, min(MOST_COINS, amount // max(1, each)))
