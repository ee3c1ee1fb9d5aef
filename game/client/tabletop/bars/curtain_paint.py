"""The paint of the curtain: leaves with the next player's chevrons, the glass, plate and paper."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.marks import shape_points
from game.client.draw.rooms import Room
from game.client.draw.scenery import covers
from game.client.draw.theme import Metrics
from game.client.tabletop.kit import marks

PICTURE = ("doors", "blast_door")
PAPER, PAPER_LOW = theme.rgb("EADFC6"), theme.rgb("CFC1A2")
BRASS = theme.rgb("B79A5C")
STENCIL = 0.6  # strength of a player's shape on the panels
FINE = 2  # supersampling
_ALPHA = pygame.SRCALPHA


def read_ahead() -> None:
    """Begin to read the picture in the background."""
    images.read_ahead(*PICTURE)


def band(m: Metrics) -> int:
    """Return the height of the band of chevrons at the foot."""
    return m.pick(64, 36)


def ring(m: Metrics, glass: pygame.Rect) -> int:
    """Return the width of the frame around the glass."""
    return max(m.du(14), glass.width * 9 // 100)


def leaves(surface: pygame.Surface, m: Metrics, seat: int) -> None:
    """Paint both leaves, with the color and shape of a player."""
    size = surface.get_size()
    if images.has(*PICTURE):
        surface.blit(images.art(*PICTURE, size), (0, 0))
    else:
        surface.blit(images.gradient(size, theme.RAISED_TOP, theme.PANEL), (0, 0))
    _stencils(surface, m, seat)
    high = band(m)
    _chevrons(surface, pygame.Rect(0, size[1] - high, size[0], high), m, seat)
    seam = pygame.Rect(size[0] // 2 - m.du(2), 0, m.du(4), size[1])
    surface.fill(theme.mix(theme.DEEP, (0, 0, 0), 0.6), seam)


def _stencils(surface: pygame.Surface, m: Metrics, seat: int) -> None:
    """Spray a player's shape on the outer panels, worn like the steel under it."""
    wide, high = surface.get_size()
    look = theme.player(seat)
    px = high * 26 // 100
    paint = _stencil(px, look.shape, theme.mix((0, 0, 0), look.color, STENCIL))
    for x in (wide * 24 // 200, wide - wide * 24 // 200):
        spot, place = paint.copy(), paint.get_rect(center=(x, high // 2))
        steel = surface.subsurface(place).copy()
        # Paint stays on the raised steel, and is worn off in the dents.
        steel.blit(steel.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        spot.blit(steel, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(spot, place, special_flags=pygame.BLEND_RGB_ADD)


def _stencil(px: int, shape: str, color: theme.Color) -> pygame.Surface:
    """Return the outline of a shape around a small one, in the parts that a stencil leaves, on
    black."""
    fine, middle = px * FINE, px * FINE / 2
    spot = pygame.Surface((fine, fine))
    for part, ink in ((0.42, color), (0.33, (0, 0, 0)), (0.14, color)):
        points = shape_points(shape, (middle, middle), fine * part)
        pygame.draw.polygon(spot, ink, points)
    room = Room(spot.get_rect())
    bridge, core = room.piece(fine * 5 // 100, fine), room.piece(fine // 2, fine // 2)
    held = spot.subsurface(core).copy()
    spot.fill((0, 0, 0), bridge)
    spot.blit(held, core)
    return pygame.transform.smoothscale(spot, (px, px))


def _chevrons(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, seat: int) -> None:
    """Paint warning chevrons toward the seam, in a player's color, and let the steel show."""
    color = theme.player(seat).color
    under = surface.subsurface(rect).copy()
    high, step = rect.height * FINE, rect.height * FINE * 3 // 4
    half = rect.width // 2
    made = pygame.Surface((half * FINE, high))
    made.fill(theme.rgb("14171C"))
    for left in range(-2 * step, half * FINE + step, 2 * step):
        points = [(left, 0), (left + step, 0), (left + step + high // 2, high // 2),
                  (left + step, high), (left, high), (left + high // 2, high // 2)]  # fmt: skip
        pygame.draw.polygon(made, color, points)
    paint = pygame.transform.smoothscale(made, (half, rect.height))
    surface.blit(paint, rect)
    surface.blit(pygame.transform.flip(paint, True, False), (rect.right - half, rect.top))
    under.fill((86, 86, 86), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(under, rect, special_flags=pygame.BLEND_RGB_MULT)
    edge = pygame.Rect(rect.left, rect.top, rect.width, m.du(3))
    surface.fill(theme.mix(theme.EDGE_HOT, theme.DEEP, 0.3), edge)


def window(
    surface: pygame.Surface, m: Metrics, glass: pygame.Rect, seat: int, bust: pygame.Surface | None
) -> None:
    """Paint the porthole: a steel ring with bolts, and a player (or the mark) behind the glass."""
    look = theme.player(seat)
    wide = ring(m, glass)
    shadow = covers.pool((glass.width * 17 // 10,) * 2, (110, 110, 110))
    surface.blit(shadow, shadow.get_rect(center=glass.center).move(m.du(6), m.du(8)),
                 special_flags=pygame.BLEND_RGB_SUB)  # fmt: skip
    _frame(surface, glass, wide, look.color)
    inside = pygame.Surface(glass.size)
    night, day = theme.mix(theme.DEEP, look.color, 0.14), theme.mix(theme.PANEL, look.color, 0.42)
    inside.blit(images.gradient(glass.size, day, night), (0, 0))
    covers.glow(inside, (glass.width * 3 // 10, glass.height // 5), glass.width * 6 // 10,
                theme.rgb("FFE2B8"), 0.4)  # fmt: skip
    if bust is not None:
        inside.blit(bust, bust.get_rect(midbottom=(glass.width // 2, glass.height * 103 // 100)))
    else:
        shape = marks.mark(seat, glass.width * 6 // 10)
        inside.blit(shape, shape.get_rect(center=(glass.width // 2, glass.height // 2)))
    surface.blit(images.cut(inside, glass.width // 2), glass)
    pygame.draw.aacircle(surface, theme.mix(look.color, theme.DEEP, 0.2), glass.center,
                         glass.width // 2 + m.du(1), max(3, m.du(4)))  # fmt: skip


def _frame(surface: pygame.Surface, glass: pygame.Rect, wide: int, color: theme.Color) -> None:
    """Paint the steel ring, lit from the upper left, with eight bolts."""
    side = glass.width + 2 * wide
    made = pygame.Surface((side, side))
    small = pygame.Surface((2, 2))
    for number, tone in enumerate(("A9B6C4", "596675", "5F6C7B", "222931")):
        small.set_at((number % 2, number // 2), theme.rgb(tone))
    made.blit(pygame.transform.smoothscale(small, (side, side)), (0, 0))
    inner = pygame.Surface((side - wide // 2, side - wide // 2))
    for number, tone in enumerate(("2B333D", "4C5866", "4C5866", "8593A2")):
        small.set_at((number % 2, number // 2), theme.rgb(tone))
    inner.blit(pygame.transform.smoothscale(small, inner.get_size()), (0, 0))
    center = glass.center
    disc = images.cut(made, side // 2)
    surface.blit(disc, disc.get_rect(center=center))
    lip = images.cut(inner, inner.get_width() // 2)
    lip = pygame.transform.smoothscale(lip, (glass.width + wide // 2,) * 2)
    surface.blit(lip, lip.get_rect(center=center))
    for number in range(8):
        away = pygame.Vector2(glass.width / 2 + wide * 0.62, 0).rotate(22.5 + 45 * number)
        spot = (round(center[0] + away.x), round(center[1] + away.y))
        radius = max(3, wide // 6)
        pygame.draw.aacircle(surface, theme.rgb("1B2129"), (spot[0] + 1, spot[1] + 1), radius + 1)
        pygame.draw.aacircle(surface, theme.rgb("93A1B0"), spot, radius)
        pygame.draw.aacircle(surface, theme.rgb("D3DCE4"), (spot[0] - 1, spot[1] - 1),
                             max(1, radius // 2))  # fmt: skip


def plate(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """Paint the dark plate behind the name."""
    veil = pygame.Surface(rect.size, _ALPHA)
    pygame.draw.rect(veil, (*theme.DEEP, 190), veil.get_rect(), border_radius=m.du(12))
    surface.blit(veil, rect)
    pygame.draw.rect(surface, theme.mix(theme.EDGE_HOT, theme.DEEP, 0.35), rect, max(1, m.du(1)),
                     border_radius=m.du(12))  # fmt: skip


def clip_rects(m: Metrics, paper: pygame.Rect) -> list[pygame.Rect]:
    """Return the places of the clips, which stand over the upper edge of the paper."""
    found = []
    for x in (paper.left + m.du(26), paper.right - m.du(26)):
        clip = pygame.Rect(0, 0, m.du(22), m.du(26))
        clip.midtop = (x, paper.top - m.du(10))
        found.append(clip)
    return found


def paper(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """Paint a strip of paper, held by two brass clips."""
    shade = images.shadow(rect.size, m.du(4), m.du(14), 150)
    surface.blit(shade, shade.get_rect(center=rect.center).move(m.du(3), m.du(6)))
    surface.blit(images.gradient(rect.size, PAPER, PAPER_LOW), rect)
    line = pygame.Rect(rect.left, rect.top, rect.width, max(1, m.du(1)))
    surface.fill(theme.mix(PAPER, (255, 255, 255), 0.6), line)
    for clip in clip_rects(m, rect):
        pygame.draw.rect(surface, theme.mix(BRASS, theme.DEEP, 0.6), clip.move(m.du(1), m.du(2)),
                         border_radius=m.du(4))  # fmt: skip
        pygame.draw.rect(surface, BRASS, clip, border_radius=m.du(4))
        shine = pygame.Rect(clip.left + m.du(3), clip.top + m.du(3), m.du(4), clip.height - m.du(6))
        pygame.draw.rect(surface, theme.mix(BRASS, theme.INK, 0.5), shine, border_radius=m.du(2))
