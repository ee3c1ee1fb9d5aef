"""A subtle frame on the picture of a card, one for each kind, drawn at the pixels in use.

It is inside the picture's edge, below the plates for kind and cost, and repeats the message of the
kind's icon and label: the brackets of a gunsight for a bounty, straps for cargo, the folded corner
of a dossier for a job, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.draw import theme
from game.client.draw.marks import shape_points
from game.client.draw.theme import Color, Metrics

LEAST = 40  # pictures lower than this many du have no frame


@dataclass(frozen=True)
class Edge:
    """The area of a frame: the picture without its margin, and the line widths in pixels."""

    surface: pygame.Surface
    rect: pygame.Rect
    unit: float
    color: Color
    faction: str = ""

    @property
    def thin(self) -> int:
        return max(1, round(self.unit * 1.2))

    @property
    def arm(self) -> int:
        """The length of a corner."""
        return max(6, round(min(self.rect.width, self.rect.height) * 0.16))

    def line(self, a: tuple[float, float], b: tuple[float, float], width: float = 1.2) -> None:
        """Draw a line with a dark shade one step below, so that it shows on any picture."""
        wide = max(1, round(width * self.unit))
        drop = max(1, round(self.unit))
        for shift, color in ((drop, theme.DEEP), (0, self.color)):
            start, end = (a[0], a[1] + shift), (b[0], b[1] + shift)
            pygame.draw.aaline(self.surface, color, start, end, wide)

    def shape(self, points: list[tuple[float, float]], color: Color | None = None) -> None:
        pygame.draw.polygon(self.surface, color or self.color, points)
        pygame.draw.aalines(self.surface, color or self.color, True, points)

    def dot(self, x: float, y: float, r: float) -> None:
        radius = max(1.5, r * self.unit)
        pygame.draw.aacircle(self.surface, theme.DEEP, (x, y + 1), radius + 1)
        pygame.draw.aacircle(self.surface, self.color, (x, y), radius)

    def gem(self, x: float, y: float, r: float) -> None:
        size = max(3.0, r * self.unit)
        self.shape([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])
        left = [(x, y - size * 0.6), (x, y + size * 0.6), (x - size * 0.6, y)]
        self.shape(left, theme.mix(self.color, theme.INK, 0.6))

    def corners(self, reach: float, width: float = 1.2, top: bool = True) -> None:
        """Draw square corners: all four, or only the lower two."""
        r = self.rect
        for x, way in ((r.left, 1), (r.right, -1)):
            for y, down in ((r.top, 1), (r.bottom, -1)) if top else ((r.bottom, -1),):
                self.line((x, y), (x + way * reach, y), width)
                self.line((x, y), (x, y + down * reach), width)

    def foot(self, gap: float = 0.0) -> None:
        """Draw a line along the foot, with a gap in its middle."""
        r = self.rect
        self.line((r.left, r.bottom), (r.centerx - gap, r.bottom))
        self.line((r.centerx + gap, r.bottom), (r.right, r.bottom))


def _bounty(e: Edge) -> None:
    e.corners(e.arm, 2.2)
    r, tick = e.rect, e.arm * 0.45
    e.line((r.centerx, r.bottom), (r.centerx, r.bottom - tick))
    e.line((r.left, r.centery), (r.left + tick, r.centery))
    e.line((r.right, r.centery), (r.right - tick, r.centery))


def _cargo(e: Edge) -> None:
    """Draw straps over the lower corners."""
    r, far, wide = e.rect, e.arm * 1.5, max(3.0, 5 * e.unit)
    for x, way in ((r.left, 1), (r.right, -1)):
        strap = [
            (x, r.bottom - far), (x + way * far, r.bottom), (x + way * (far + wide), r.bottom),
            (x, r.bottom - far - wide),
        ]  # fmt: skip
        e.shape([(px, py + 1) for px, py in strap], theme.DEEP)
        e.shape([(float(px), float(py)) for px, py in strap])
        middle = far / 2 + wide / 4
        e.shape(
            [
                (x + way * (middle - wide), r.bottom - middle - wide * 0.4),
                (x + way * (middle + wide * 0.2), r.bottom - middle - wide * 1.2),
                (x + way * (middle + wide * 1.2), r.bottom - middle + wide * 0.2),
                (x + way * middle, r.bottom - middle + wide * 1.0),
            ],
            theme.mix(e.color, theme.INK, 0.5),
        )


def _gear(e: Edge) -> None:
    """Draw a plate with cut corners and bolts."""
    r, cut = e.rect, e.arm * 0.6
    e.line((r.left + cut, r.bottom), (r.right - cut, r.bottom))
    for x, way in ((r.left, 1), (r.right, -1)):
        e.line((x, r.bottom - cut), (x + way * cut, r.bottom))
        e.line((x, r.bottom - cut), (x, r.bottom - cut - e.arm))
        e.dot(x + way * cut * 1.1, r.bottom - cut * 1.1, 1.8)


def _mod(e: Edge) -> None:
    """Draw a printed circuit with steps and nodes."""
    r, step = e.rect, max(4, e.arm // 2)
    left, right = r.left + r.width * 0.28, r.right - r.width * 0.28
    e.line((r.left, r.bottom), (left - step, r.bottom))
    e.line((left - step, r.bottom), (left, r.bottom - step))
    e.line((left, r.bottom - step), (right, r.bottom - step))
    e.line((right, r.bottom - step), (right + step, r.bottom))
    e.line((right + step, r.bottom), (r.right, r.bottom))
    for x, y in ((r.left, r.bottom), (r.right, r.bottom), (r.centerx, r.bottom - step)):
        e.dot(x, y, 2.4)


def _job(e: Edge) -> None:
    """Draw a folded corner and the lines of a dossier."""
    r, fold = e.rect, e.arm * 1.15
    e.line((r.left, r.bottom), (r.right - fold, r.bottom))
    e.line((r.left, r.bottom), (r.left, r.bottom - e.arm))
    page = [
        (r.right - fold, r.bottom),
        (r.right, r.bottom - fold),
        (r.right - fold, r.bottom - fold),
    ]
    e.shape([(float(x), float(y)) for x, y in page], theme.mix(e.color, theme.DEEP, 0.2))
    e.line((r.right - fold, r.bottom), (r.right, r.bottom - fold), 1.8)
    e.line((r.right, r.bottom - fold), (r.right, r.bottom - fold - e.arm))


def _luxury(e: Edge) -> None:
    """Draw two fine lines and a gem."""
    r, gap = e.rect, max(3, round(3 * e.unit))
    e.foot(gap * 4)
    for x, y in ((r.left, r.centerx - gap * 4), (r.centerx + gap * 4, r.right)):
        e.line((x, r.bottom - gap), (y, r.bottom - gap), 0.8)
    for x, way in ((r.left, 1), (r.right, -1)):
        e.line((x, r.bottom), (x, r.bottom - e.arm * 1.4))
        e.line((x + way * gap, r.bottom - gap), (x + way * gap, r.bottom - e.arm * 1.4), 0.8)
    e.gem(r.centerx, r.bottom - gap * 0.5, 5)


def _ship(e: Edge) -> None:
    """Draw the chevrons of a hangar floor."""
    r, size = e.rect, max(3.0, 5.0 * e.unit)
    e.foot(size * 5)
    for k in range(-2, 3):
        x = r.centerx + k * size * 1.7
        points = [
            (x - size * 0.7, r.bottom - size), (x, r.bottom - size), (x + size * 0.7, r.bottom),
            (x, r.bottom + size), (x - size * 0.7, r.bottom + size), (x, r.bottom),
        ]  # fmt: skip
        e.shape(points, theme.mix(e.color, theme.DEEP, 0.18 * abs(k)))


def _crew(e: Edge) -> None:
    """Draw the pips of a rank."""
    r = e.rect
    e.foot(14 * e.unit)
    for k in (-1, 0, 1):
        e.dot(r.centerx + k * 8 * e.unit, r.bottom, 2.6)


def _deal(e: Edge) -> None:
    """Draw the torn edge of a ticket."""
    r, step = e.rect, max(5, round(7 * e.unit))
    for x in range(r.left, r.right + 1, step):
        e.dot(x, r.bottom, 1.4)


def _encounter(e: Edge) -> None:
    """Draw a compass needle."""
    r, size = e.rect, 5 * e.unit
    e.foot(size * 2.4)
    tip = [(r.centerx, r.bottom - size * 1.3), (r.centerx + size * 0.7, r.bottom)]
    e.shape([*tip, (r.centerx - size * 0.7, r.bottom)])
    low = [(r.centerx - size * 0.7, r.bottom), (r.centerx + size * 0.7, r.bottom)]
    e.shape([*low, (r.centerx, r.bottom + size * 1.3)], theme.mix(e.color, theme.DEEP, 0.5))


def _databank(e: Edge) -> None:
    """Draw the tab of a file card, and its punched holes."""
    r, tab = e.rect, min(e.rect.width * 0.3, 90 * e.unit)
    rise = max(4.0, 7 * e.unit)
    e.line((r.left, r.bottom), (r.left + tab, r.bottom))
    e.line((r.left + tab, r.bottom), (r.left + tab + rise, r.bottom - rise))
    e.line((r.left + tab + rise, r.bottom - rise), (r.right, r.bottom - rise))
    for k in range(3):
        e.dot(r.left + tab * (0.2 + 0.3 * k), r.bottom - rise * 0.9, 1.6)


def _ai(e: Edge) -> None:
    """Draw a terminal: fine lines and a waiting cursor."""
    r = e.rect
    veil = pygame.Surface(r.size, pygame.SRCALPHA)
    step = max(3, round(3 * e.unit))
    for y in range(0, r.height, step):
        pygame.draw.line(veil, (*theme.DEEP, 46), (0, y), (r.width, y), max(1, step // 3))
    e.surface.blit(veil, r)
    e.corners(e.arm * 0.7)
    wide, high = max(4, round(9 * e.unit)), max(3, round(4 * e.unit))
    pygame.draw.rect(e.surface, e.color, (r.left + e.arm, r.bottom - high * 2, wide, high))


def _patrol(e: Edge) -> None:
    """Draw the shape of the faction, three in formation."""
    r, size = e.rect, max(3.5, 5.5 * e.unit)
    shape = theme.MARKS[e.faction].shape if e.faction in theme.MARKS else "triangle"
    e.foot(size * 5)
    for k in (-1, 0, 1):
        middle = (r.centerx + k * size * 2.6, r.bottom + abs(k) * size * 0.4)
        if shape == "circle":
            e.dot(*middle, 4.6)
            continue
        points = [(float(x), float(y)) for x, y in shape_points(shape, middle, size)]
        e.shape(points, theme.mix(e.color, theme.DEEP, 0.25 * abs(k)))


def _character(e: Edge) -> None:
    """Draw a name plate: a long line between two gems."""
    r = e.rect
    inset = r.width * 0.18
    e.line((r.left + inset, r.bottom), (r.right - inset, r.bottom), 1.6)
    e.gem(r.left + inset, r.bottom, 4)
    e.gem(r.right - inset, r.bottom, 4)


FRAMES: dict[str, Callable[[Edge], None]] = {
    "bounty": _bounty,
    "cargo": _cargo,
    "gear": _gear,
    "mod": _mod,
    "job": _job,
    "luxury": _luxury,
    "ship": _ship,
    "crew": _crew,
    "deal": _deal,
    "encounter": _encounter,
    "databank": _databank,
    "ai": _ai,
    "patrol": _patrol,
    "character": _character,
}


def draw(
    surface: pygame.Surface,
    picture: pygame.Rect,
    kind: str,
    light: Color,
    m: Metrics,
    faction: str = "",
) -> None:
    """Draw the frame of a kind inside a picture. Draw nothing if the picture is too low for it; an
    unknown kind has the frame of an encounter. A patrol's frame has the shape of its
    ``faction``."""
    if picture.height < m.du(LEAST):
        return
    margin = m.du(5)
    rect = picture.inflate(-2 * margin, -2 * margin)
    big = picture.height >= m.du(120)
    unit = m.unit * (1.35 if big else 1.0)
    color = theme.mix(light, theme.DEEP, 0.12)
    edge = Edge(surface, rect, unit, color, faction)
    FRAMES.get(kind, _encounter)(edge)
