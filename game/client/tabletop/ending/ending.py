"""The two pictures of an ending: a place in warm light, or the same place at night.

A game says what to show; light, laurel, silhouette and horizon are the same for all games. The
picture is painted in steps, so that no frame has to wait for all of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import covers
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.kit import box_page, marks
from game.client.tabletop.setup.seat_rows import Portrait

Size = tuple[int, int]
SOFT = 720  # pixels: no place is painted wider than this, since it is out of focus anyway
FINE = 2  # supersampling of the laurel
MIDDLE = 25  # hundredths of the width where the person stands
COLUMN = {False: 53, True: 49}  # hundredths of the width where the words begin, by compactness
HORIZON = 62  # hundredths of the height
SUNK = 9  # hundredths of a bust by which a loser hangs the head
PRIZE = 40  # hundredths of a bust: the side of the square of a winner's prize
HEAD = 33  # hundredths of a bust, from its top: the middle of the head
MOON = 211  # du: the face of the rival who has won
SOFT_VEIL = 13  # hundredths of the width: the soft edge before the words
LEAVES = 13  # on each side of the laurel
SUN = theme.rgb("FFD79A")
LEAF_LIT, LEAF_DARK = theme.rgb("F0DDA0"), theme.rgb("8A7440")
NIGHT = (theme.rgb("2A3654"), theme.rgb("5A5878"), theme.rgb("12141F"))
"""the sky, the horizon and the foreground of a place at night, as filters"""
_ALPHA = pygame.SRCALPHA


@dataclass(frozen=True)
class Show:
    """The content of the picture: ``place(size)`` fills it (None: not yet), ``fly(surface)``
    paints sharp things in the sky of a win, ``bust(size)`` is the person (None: the mark of
    ``seat``), ``prize(size)`` is put before a winner (None: the laurel), and ``portrait`` draws the
    face of the ``rival`` who has won, if any, with ``name`` beside it; ``game`` is the box whose
    material covers the ground of the words."""

    won: bool
    seat: int
    place: Callable[[Size], pygame.Surface | None]
    fly: Callable[[pygame.Surface], None]
    bust: Callable[[Size], pygame.Surface | None]
    prize: Callable[[Size], pygame.Surface | None] = lambda size: None
    rival: int | None = None
    portrait: Portrait | None = None
    name: str = ""
    game: str = ""


class Stage:
    """The picture of an ending, painted step by step."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._work: Iterator[None] | None = None
        self.picture: pygame.Surface | None = None

    def prepare(self, key: Hashable, work: Callable[[], Iterator[None]], size: Size) -> None:
        """Begin to paint, unless this picture is there already; ``work`` paints on
        ``picture``."""
        whole = (key, size, theme.palette)
        if self._key == whole:
            return
        self._key = whole
        if self.picture is None or self.picture.get_size() != size:
            self.picture = pygame.Surface(size)
        self.picture.fill(theme.DEEP)
        self._work = work()

    @property
    def painting(self) -> bool:
        """True until the picture is finished."""
        return self._work is not None

    def step(self) -> bool:
        """Do one part of the work; return True if the picture has changed."""
        if self._work is None:
            return False
        try:
            next(self._work)
        except StopIteration:
            self._work = None
        return True


def column(m: Metrics) -> int:
    """Return the left edge of the words beside the picture."""
    return m.width * COLUMN[m.compact] // 100


def person_rect(m: Metrics, foot: int) -> pygame.Rect:
    """Return the place of the person, who stands on the line ``foot``."""
    high = min(m.pick(640, 460), foot * 64 // 100)
    rect = pygame.Rect(0, 0, high * 4 // 5, high)
    rect.midbottom = (m.width * MIDDLE // 100, foot)
    return rect


def paint(made: pygame.Surface, m: Metrics, foot: int, show: Show) -> Iterator[None]:
    """Paint the ending above the line ``foot``, in steps."""
    yield  # the first frame shows the words
    size = (made.get_width(), foot)
    half = (max(1, size[0] // 2), max(1, size[1] // 2))
    far = min(1.0, SOFT / half[0])
    soft = (max(1, round(half[0] * far)), max(1, round(half[1] * far)))
    while (place := show.place(soft)) is None:
        yield  # it is painted beside the window
    yield
    lit = pygame.transform.smoothscale(place, half)
    yield
    by_day(lit) if show.won else by_night(lit)
    made.blit(pygame.transform.smoothscale(lit, size), (0, 0))
    yield
    above = made.subsurface((0, 0, *size))
    if show.won:
        show.fly(above)
        yield
    rect = person_rect(m, foot)
    bust = show.bust(rect.size)
    yield
    head = (rect.centerx, rect.top + rect.height * (HEAD if bust else 50) // 100)
    side = rect.height * PRIZE // 100
    prize = show.prize((side, side)) if show.won else None
    if show.won and prize is None:
        _laurel(made, head, rect.height * 40 // 100)
    elif not show.won:
        _moon(made, m, foot, show)
    yield
    _person(above, rect, bust, show)
    if prize is not None:
        _lay_prize(above, rect, prize)
    veil(made, column(m))
    before = made.get_width() * SOFT_VEIL // 100
    box_page.lay_column(made, show.game, column(m), before)


# --- light ----------------------------------------------------------------------------------------


def _quarters(size: Size, *corners: Color) -> pygame.Surface:
    """Return a smooth gradient between four corners: upper left and right, lower left and right."""
    small = pygame.Surface((2, 2))
    for number, color in enumerate(corners):
        small.set_at((number % 2, number // 2), color)
    return pygame.transform.smoothscale(small, size)


def by_day(place: pygame.Surface) -> None:
    """Put a place into warm light from the upper left, with rays around the person's head."""
    wide, high = size = place.get_size()
    warm = [theme.rgb(each) for each in ("FFF6E0", "D2C4B8", "E4CBB0", "8C8494")]
    place.blit(_quarters(size, *warm), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    covers.glow(place, (wide * 14 // 100, 0), wide * 42 // 100, SUN, 0.5)
    place.blit(_rays(size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    covers.glow(place, (wide * MIDDLE // 100, high * 56 // 100), high * 60 // 100, SUN, 0.34)


def _rays(size: Size) -> pygame.Surface:
    """Return soft rays on black, to be added."""
    small = pygame.Surface((max(8, size[0] // 2), max(8, size[1] // 2)))
    wide, high = small.get_size()
    center = (wide * MIDDLE / 100, high * 56 / 100)
    far = wide
    for ray in range(18):
        start = math.tau * ray / 18 + 0.05
        ends = [(center[0] + far * math.cos(turn), center[1] + far * math.sin(turn))
                for turn in (start, start + math.tau / 40)]  # fmt: skip
        pygame.draw.polygon(small, theme.mix((0, 0, 0), SUN, 0.13), [center, *ends])
    small = pygame.transform.gaussian_blur(small, 6)
    fade = covers.pool((wide * 120 // 100, wide * 120 // 100), (255, 255, 255))
    mask = pygame.Surface((wide, high))
    mask.blit(fade, fade.get_rect(center=center))
    small.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, size)


def by_night(place: pygame.Surface) -> None:
    """Put a place into the dark: cold and gray, with a coral horizon."""
    wide, high = size = place.get_size()
    gray = pygame.transform.grayscale(place)
    gray.set_alpha(170)
    place.blit(gray, (0, 0))
    line = high * HORIZON // 100
    sky, low, ground = NIGHT
    place.blit(images.gradient((wide, line), sky, low), (0, 0),
               special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip
    place.blit(images.gradient((wide, high - line), theme.mix(low, ground, 0.5), ground),
               (0, line), special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip
    _dusk(place, size, line)


def _dusk(place: pygame.Surface, size: Size, line: int) -> None:
    """Add the last light above the horizon."""
    wide, high = size
    coral = theme.mix(theme.DANGER, theme.rgb("B4382A"), 0.35)
    for width, height, strength in ((200, 62, 0.30), (170, 26, 0.42), (150, 7, 0.5)):
        light = covers.pool((wide * width // 100, high * height // 100),
                            theme.mix((0, 0, 0), coral, strength))  # fmt: skip
        spot = light.get_rect(center=(wide * MIDDLE // 100, line))
        upper = pygame.Rect(0, 0, light.get_width(), light.get_height() // 2)
        place.blit(light, spot, upper, special_flags=pygame.BLEND_RGB_ADD)


def veil(made: pygame.Surface, left: int) -> None:
    """Darken everything under the words, from ``left`` on, with a soft edge before it."""
    soft = made.get_width() * SOFT_VEIL // 100
    shade = images.scrim((soft, made.get_height()), (0, 22, 78, 150, 207, 236), across=True)
    made.blit(shade, (left - soft, 0))
    rest = pygame.Surface((made.get_width() - left, made.get_height()))
    rest.fill(theme.DEEP)
    rest.set_alpha(236)
    made.blit(rest, (left, 0))


# --- the person -----------------------------------------------------------------------------------


def _person(made: pygame.Surface, rect: pygame.Rect, bust: pygame.Surface | None,
            show: Show) -> None:  # fmt: skip
    """Draw the winner in the light, or the loser as a dark shape that is turned away."""
    if bust is None:
        px = rect.width * 62 // 100
        shape = marks.mark(show.seat, px)
        spot = shape.get_rect(center=rect.center)
    else:
        shape, spot = bust, bust.get_rect(midbottom=rect.midbottom)
        if not show.won:
            spot.top += rect.height * SUNK // 100
    shape = shape.copy()
    if show.won:
        lamp = [theme.rgb(each) for each in ("FFFAEE", "F2E4D4", "F6E8D6", "B09CA4")]
        shape.blit(_quarters(shape.get_size(), *lamp), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(shape, spot)
        return
    shape = pygame.transform.flip(shape, True, False)
    edge = rim(shape, theme.mix(theme.DANGER, theme.INK, 0.1), max(2, rect.height // 150))
    keep = theme.mix(theme.DEEP, theme.rgb("2C3550"), 0.7)
    shape.fill((*keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shape, spot)
    made.blit(edge, spot)


def _lay_prize(made: pygame.Surface, rect: pygame.Rect, prize: pygame.Surface) -> None:
    """Lay a winner's prize at the lower left, in the same light and with a soft shadow."""
    shape = prize.copy()
    lamp = [theme.rgb(each) for each in ("FFFAEE", "F2E4D4", "F0DCC4", "A8949C")]
    shape.blit(_quarters(shape.get_size(), *lamp), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    drawn = shape.get_bounding_rect(30)
    spot = shape.get_rect()
    spot.left = max(rect.width // 20, rect.left - rect.width * 30 // 100)
    spot.top = made.get_height() - drawn.bottom - rect.height // 40
    shade = shape.copy()
    shade.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    reach = max(3, rect.height // 60)
    made.blit(pygame.transform.gaussian_blur(shade, reach), spot.move(reach, reach))
    made.blit(shape, spot)


def rim(shape: pygame.Surface, color: Color, width: int) -> pygame.Surface:
    """Return the edges of a shape at the side of the light, in one color; soft shadows around the
    shape are no part of it."""
    edge = shape.copy()
    edge.fill((0, 0, 0, 140), special_flags=pygame.BLEND_RGBA_SUB)
    edge.blit(edge.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    solid = edge.copy()
    edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    edge.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
    hole = solid
    hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    edge.blit(hole, (width, width // 2), special_flags=pygame.BLEND_RGBA_SUB)
    edge.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)
    return edge


def _moon(made: pygame.Surface, m: Metrics, foot: int, show: Show) -> None:
    """Hang the face of the rival who has won over the horizon, with the name beside it."""
    if show.rival is None:
        return
    px = min(m.pick(MOON, MOON * 8 // 11), foot * 30 // 100)
    rect = pygame.Rect(0, 0, px, px)
    rect.center = (m.width * 10 // 100, max(foot * 21 // 100, px * 6 // 10))
    covers.glow(made, rect.center, px * 13 // 10, theme.rgb("8FA3B8"), 0.4)
    if show.portrait is None:
        shape = marks.mark(show.rival, px)
        made.blit(shape, shape.get_rect(center=rect.center))
    else:
        show.portrait(made, rect, show.rival)
    left, end = rect.right + m.du(20), column(m) - made.get_width() * SOFT_VEIL // 100
    line = pygame.Rect(left, 0, end - left, m.pitch("title"))
    line.centery = rect.centery
    style = "title" if fonts.measure(m, "title", show.name)[0] <= line.width else "heading"
    name = fonts.shorter(m, style, show.name, line.width)
    fonts.draw_line(made, m, style, fonts.fit(m, style, name, line.width).text, theme.INK, line)


def _laurel(made: pygame.Surface, center: tuple[int, int], radius: int) -> None:
    """Draw two branches around the head, lit from the upper left."""
    side = radius * 2 * 13 // 10
    big = pygame.Surface((side * FINE, side * FINE), _ALPHA)
    middle, reach = side * FINE / 2, radius * FINE
    for branch in (-1, 1):
        for number in range(LEAVES):
            part = number / (LEAVES - 1)
            turn = math.radians(100 - 158 * part)  # from below the chin to beside the crown
            x, y = middle + branch * reach * math.cos(turn), middle + reach * math.sin(turn)
            light = 0.5 - 0.32 * (x - middle) / reach - 0.28 * (y - middle) / reach
            tone = theme.mix(LEAF_DARK, LEAF_LIT, max(0.0, min(1.0, light)))
            along = -turn if branch > 0 else math.pi + turn
            length = reach * (0.27 - 0.08 * abs(part - 0.45))
            for lean in (-0.55, 0.5):
                tip = math.pi / 2 * branch + lean
                _leaf(big, (x, y), along + tip, length, tone)
    shadow = big.copy()
    shadow.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    for layer, shift in ((shadow, max(2, radius // 60)), (big, 0)):
        small = pygame.transform.smoothscale(layer, (side, side))
        spot = small.get_rect(center=center).move(shift, shift)
        made.blit(small, spot)


def _leaf(
    big: pygame.Surface, foot: tuple[float, float], turn: float, length: float, tone: Color
) -> None:
    """Draw a leaf of two facets from its foot in a direction (radians, upward is positive)."""
    ahead = (math.cos(turn), -math.sin(turn))
    aside = (-ahead[1], ahead[0])

    def at(along: float, off: float) -> tuple[float, float]:
        return (foot[0] + length * (along * ahead[0] + off * aside[0]),
                foot[1] + length * (along * ahead[1] + off * aside[1]))  # fmt: skip

    spine, wide = [at(0, 0), at(1, 0)], 0.17
    for sign, part in ((1, 0.0), (-1, 0.28)):
        edge = [at(0.72, sign * wide * 0.7), at(0.42, sign * wide), at(0.15, sign * wide * 0.6)]
        pygame.draw.polygon(big, theme.mix(tone, LEAF_DARK, part), [*spine, *edge])


# --- a place without a picture --------------------------------------------------------------------


def horizon(size: Size, accent: Color, ground: Color) -> pygame.Surface:
    """Return a wide plain under a low sun, in a game's colors."""
    wide, high = size
    line = high * HORIZON // 100
    made = pygame.Surface(size)
    top, low = theme.mix(ground, accent, 0.2), theme.mix(ground, accent, 0.55)
    made.blit(images.gradient((wide, line), top, theme.mix(low, SUN, 0.2)), (0, 0))
    sun = (wide * MIDDLE // 100, line)
    covers.glow(made, sun, high * 60 // 100, SUN, 0.2)
    pygame.draw.circle(made, theme.mix(low, SUN, 0.6), sun, high * 17 // 100)
    land = images.gradient((wide, high - line), theme.mix(low, ground, 0.35), ground)
    made.blit(land, (0, line))
    for step in range(12):
        y = line + round((high - line) * ((step + 0.6) / 12) ** 1.7)
        streak = high * (30 - 2 * step) // 100
        light = covers.pool((streak, max(2, high // 90)), theme.mix((0, 0, 0), SUN, 0.45))
        shift = (step * 37 % 11 - 5) * wide // 260
        spot = light.get_rect(center=(sun[0] + shift, y))
        made.blit(light, spot, special_flags=pygame.BLEND_RGB_ADD)
    return made
