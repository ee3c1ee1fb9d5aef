"""Draw the field of a battle: bands of range among stars, and where everything is in them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, dice
from game.client.games.edge.identity.identity import INK, PAPER, RED, SODIUM, TAG, TOBACCO
from game.edge.dice.faces import Kind
from game.edge.ships.names import AWAY, FARTHEST

SHIPS = "edge/ships"
"""the folder of pictures of ships, by their ids"""
STEPS = ("Alongside", "One step", "Two steps", "Three steps", "Away")
GLOW = theme.rgb("7FB3A6")
OWN_PART = 24
"""hundredths of the field for the heroes' ship"""


@dataclass(frozen=True)
class Field:
    """The places of a battle: the field, the heroes' ship in it, a column for each step of range,
    and the pads of stations below."""

    area: pygame.Rect
    own: pygame.Rect
    bands: tuple[pygame.Rect, ...]
    pads: pygame.Rect
    head: int

    def band(self, step: int) -> pygame.Rect:
        """Return the room for ships at a step, below its heading."""
        found = self.bands[min(step, AWAY)]
        return pygame.Rect(found.left, found.top + self.head, found.width,
                           found.height - self.head)  # fmt: skip


def field(area: pygame.Rect, m: Metrics, open_pads: bool) -> Field:
    """Return the places of a battle on the stage; pads without orders are low."""
    low = min(m.du(190), area.height * 40 // 100) if open_pads else m.du(52)
    sky = Room(area)
    pads, bands = sky.south(low), Room(sky)
    own = bands.west(sky.width * OWN_PART // 100)
    return Field(sky, own, tuple(bands.columns(len(STEPS))), pads, m.pitch(TAG) + m.du(12))


def ground(surface: pygame.Surface, found: Field, scene: str, m: Metrics) -> None:
    """Draw the field with its bands."""
    key = ("edge battle", found.area.size, scene, m, theme.palette)

    def make() -> pygame.Surface:
        made = art.scene(scene, found.area.size).copy()
        shade = pygame.Surface(found.area.size, pygame.SRCALPHA)
        shade.fill((*INK, 118))
        made.blit(shade, (0, 0))
        _bands(made, found, m)
        return images.ready(made)

    surface.blit(images.cached(key, make), found.area)
    for number, band in enumerate(found.bands):
        _heading(surface, band, number, m)


def _bands(made: pygame.Surface, found: Field, m: Metrics) -> None:
    """Draw rings around the heroes' ship: the nearer, the warmer."""
    left, top = found.area.topleft
    center = (found.own.left - left + found.own.width * 45 // 100, found.own.centery - top)
    tones = (SODIUM, theme.mix(SODIUM, TOBACCO, 0.5), TOBACCO, theme.rgb("3E4A66"), INK)
    high = found.area.height
    for number in reversed(range(len(found.bands))):
        band = found.bands[number]
        reach = band.right - left - center[0]
        disc = pygame.Surface(found.area.size, pygame.SRCALPHA)
        pygame.draw.circle(disc, (*tones[number], 30), center, reach)
        made.blit(disc, (0, 0))
    sheet = pygame.Surface(found.area.size, pygame.SRCALPHA)
    for number, band in enumerate(found.bands[:-1]):
        reach = band.right - left - center[0]
        color = (*theme.mix(PAPER, tones[number], 0.5), 120)
        pygame.draw.circle(sheet, color, center, reach, max(1, m.du(1.5)))
    for band in found.bands[:-1]:  # dashes where a ring crosses the middle: a scale to read
        x = band.right - left
        for y in range(0, high, m.du(26)):
            if abs(y - center[1]) < m.du(40):
                pygame.draw.line(sheet, (*PAPER, 60), (x - m.du(5), y), (x + m.du(5), y))
    made.blit(sheet, (0, 0))


def _heading(surface: pygame.Surface, band: pygame.Rect, step: int, m: Metrics) -> None:
    """Draw the name of a band with the dice of a shot across it."""
    px = m.px(TAG)
    count = 1 + step if step < FARTHEST else 0
    words = STEPS[step]
    wide = fonts.measure(m, TAG, words)[0]
    pips = count * (px + 2)
    if wide + pips + m.du(16) > band.width:
        words = words.split()[0]
        wide = fonts.measure(m, TAG, words)[0]
    rect = pygame.Rect(0, band.top + m.du(5), wide + pips + m.du(18), m.pitch(TAG) + m.du(2))
    rect.centerx = band.centerx
    pygame.draw.rect(surface, theme.mix(INK, TOBACCO, 0.3), rect, border_radius=m.du(4))
    inner = rect.inflate(-m.du(12), 0)
    ink = theme.INK if count else theme.MUTED
    fonts.draw_line(surface, m, TAG, words, ink, inner, "left", "band")
    for n in range(count):
        spot = (inner.right - (count - n) * (px + 2), rect.centery - px // 2)
        surface.blit(dice.letter_die(Kind.DIFFICULTY, px), spot)


def picture(piece: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a ship in profile; a plain hull stands in for one without a picture."""
    key = ("edge hull", piece, size)
    if (known := images.lookup(key)) is not None:
        return known
    if images.has(SHIPS, piece):
        return images.art(SHIPS, piece, size, "inside")
    made = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size
    bow, waist, stern = wide // 20, wide * 2 // 5, wide * 19 // 20
    hull = [(bow, high // 2), (waist, high // 4), (stern, high * 2 // 5),
            (stern, high * 3 // 5), (waist, high * 3 // 4)]  # fmt: skip
    pygame.draw.polygon(made, theme.mix(TOBACCO, PAPER, 0.3), hull)
    return images.keep(key, made)


def arrow(
    surface: pygame.Surface, one: tuple[int, int], two: tuple[int, int], m: Metrics,
    foe: bool, strong: bool = True,
) -> None:  # fmt: skip
    """Draw who shoots at whom: a dashed line with a head."""
    start, end = pygame.Vector2(one), pygame.Vector2(two)
    way = end - start
    if way.length() < m.du(20):
        return
    step, color = way.normalize(), theme.mix(RED, PAPER, 0.3) if foe else SODIUM
    if not strong:
        color = theme.mix(color, INK, 0.35)
    side = pygame.Vector2(-step.y, step.x) * m.du(6)
    base, dash, at = end - step * m.du(12), m.du(9), 0.0
    length, thick = (base - start).length(), max(2, m.du(3 if strong else 2))
    while at < length:
        first, last = start + step * at, start + step * min(length, at + dash)
        pygame.draw.line(surface, color, first, last, thick)
        at += dash * 1.7
    pygame.draw.polygon(surface, color, [end, base + side, base - side])
