"""The plates that cards, slots and panels are made of: dark metal with a band of a color."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.identity.identity import FACE, LAVA, SAND, SLATE, STEEL

INK = (238, 234, 226)
PAPER = (226, 214, 190)


def figure(text: str, px: int, ink: Color, weight: str = "Bold") -> pygame.Surface:
    """Return a figure in the display face, its capitals in the middle of its height."""
    used = fonts.font(FACE, weight, max(fonts.SMALLEST, px))
    caps = fonts.cap_height(used)
    top = used.get_ascent() - caps - caps // 4
    drawn = fonts.render(used, text, ink)
    return drawn.subsurface((0, top, drawn.get_width(), caps + 2 * (caps // 4)))


def lettering(m: Metrics, name: str, wide: int, *styles: str) -> str:
    """Return the first style in which a name fits, the last one if none does."""
    fitting = (each for each in styles if fonts.measure(m, each, name)[0] <= wide)
    return next(fitting, styles[-1])


def ground(size: tuple[int, int], color: Color, radius: int) -> pygame.Surface:
    """Return the ground of a card: slate with a breath of a color, its edge lit from above."""
    key = ("ma ground", size, color, radius, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size, pygame.SRCALPHA)
    top = theme.mix(SLATE, color, 0.3)
    low = theme.mix(SLATE, color, 0.06)
    made.blit(images.gradient(size, top, low), (0, 0))
    images.round_off(made, radius)
    edge = made.get_rect()
    pygame.draw.rect(made, theme.mix(color, SLATE, 0.45), edge, max(1, radius // 4),
                     border_radius=radius)  # fmt: skip
    pygame.draw.line(made, theme.mix(color, INK, 0.35), (radius, 0), (size[0] - radius, 0))
    return images.keep(key, images.ready(made))


def badge(px: int, color: Color, text: str) -> pygame.Surface:
    """Return a figure on a chamfered plate, the strength of a card."""
    key = ("ma badge", px, color, text, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big, cut = px * 4, px * 4 // 5
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    points = [(0, 0), (big, 0), (big, big - cut), (big - cut, big), (0, big)]
    pygame.draw.polygon(made, theme.mix(color, SLATE, 0.12), points)
    inner = [(0, 0), (big, 0), (big, big // 2), (0, big // 2)]
    pygame.draw.polygon(made, theme.mix(color, INK, 0.14), inner)
    drawn = pygame.transform.smoothscale(made, (px, px))
    told = figure(text, round(px * 0.78), SLATE)
    drawn.blit(told, told.get_rect(center=(round(px * 0.47), round(px * 0.49))))
    return images.keep(key, images.ready(drawn))


def disc(px: int, text: str, danger: bool = True) -> pygame.Surface:
    """Return a round disc with a figure: a disrupt token, or damage."""
    key = ("ma disc", px, text, danger, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * 4
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big // 2, big // 2)
    rim = LAVA if danger else STEEL
    pygame.draw.circle(made, theme.mix(rim, SLATE, 0.15), middle, big // 2 - 2)
    pygame.draw.circle(made, theme.mix(SLATE, rim, 0.16), middle, big * 2 // 5)
    drawn = pygame.transform.smoothscale(made, (px, px))
    told = figure(text, round(px * 0.74), INK)
    drawn.blit(told, told.get_rect(center=(px // 2, px // 2)))
    return images.keep(key, images.ready(drawn))


def panel(size: tuple[int, int], edge: Color = SAND, radius: int = 8) -> pygame.Surface:
    """Return a sunken panel of the table with a bar of a color at its left."""
    key = ("ma panel", size, edge, radius, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = images.panel(size, "sunken").copy()
    bar = pygame.Rect(0, radius, max(3, radius // 2), size[1] - 2 * radius)
    pygame.draw.rect(made, edge, bar, border_radius=2)
    return images.keep(key, images.ready(made))
