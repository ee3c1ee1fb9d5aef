"""Paper, rows and bars: the hand in which the case file is written."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.identity.identity import INK, PAPER, TAG, TOBACCO


def paper(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Draw a sheet of paper with its shadow, a little brighter where the lamp is."""
    reach = m.du(6)
    shade = images.shadow(rect.size, m.du(3), reach, 130)
    surface.blit(shade, (rect.left - 2 * reach, rect.top - 2 * reach + reach // 2))

    def make() -> pygame.Surface:
        low = theme.mix(PAPER, TOBACCO, 0.22)
        made = images.gradient(rect.size, theme.mix(PAPER, (255, 255, 255), 0.06), low).copy()
        pygame.draw.rect(made, theme.mix(PAPER, TOBACCO, 0.5), made.get_rect(), max(1, m.du(1)))
        return images.ready(made)

    surface.blit(images.cached(("edge paper", rect.size, m), make), rect)


def plate(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, edge: Color | None = None,
    ground: Color | None = None,
) -> None:  # fmt: skip
    """Draw a dark card with a hairline."""
    color = ground or theme.mix(INK, TOBACCO, 0.2)
    key = ("edge plate", rect.size, color, edge, m, theme.palette)

    def make() -> pygame.Surface:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        top = theme.mix(color, theme.INK, 0.05)
        made.blit(images.gradient(rect.size, (*top, 255), (*color, 255)), (0, 0))
        images.round_off(made, m.du(5))
        line = edge or theme.mix(color, PAPER, 0.2)
        pygame.draw.rect(made, line, made.get_rect(), max(1, m.du(1.5)), border_radius=m.du(5))
        return images.ready(made)

    surface.blit(images.cached(key, make), rect)


def hatch(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Lay thin slanted lines over what can do nothing now."""

    def make() -> pygame.Surface:
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        made.fill((*INK, 96))
        step = max(8, m.du(12))
        for left in range(-rect.height, rect.width, step):
            pygame.draw.aaline(
                made, (*theme.MUTED, 80), (left, rect.height), (left + rect.height, 0)
            )
        images.round_off(made, m.du(5))
        return made

    surface.blit(images.cached(("edge hatch", rect.size, m, theme.palette), make), rect)


def line(
    surface: pygame.Surface, m: Metrics, style: str, words: str, ink: Color, rect: pygame.Rect,
    align: fonts.Align = "left", where: str = "sheet",
) -> None:  # fmt: skip
    """Draw a line, in words that fit."""
    shown = fonts.fit(m, style, words, rect.width).text
    fonts.draw_line(surface, m, style, shown, ink, rect, align, where)


def narrower(m: Metrics, words: str, width: int, *styles: str) -> str:
    """Return the first of these styles in which words fit into a width, else the last."""
    return next((each for each in styles if fonts.measure(m, each, words)[0] <= width), styles[-1])


def text(
    surface: pygame.Surface, m: Metrics, rect: pygame.Rect, markup: str, ink: Color,
    *styles: str, where: str = "sheet",
) -> int:  # fmt: skip
    """Draw wrapped text in the first style in which all of it fits; return its height. In the last
    one whole lines are left out that do not fit."""
    laid = richtext.layout(m, styles[0], markup, rect.width, ink)
    for style in styles[1:]:
        if laid.height <= rect.height:
            break
        laid = richtext.layout(m, style, markup, rect.width, ink)
    before = surface.get_clip()
    whole = max(laid.pitch, rect.height // max(1, laid.pitch) * laid.pitch)
    room = pygame.Rect(rect.left, rect.top, rect.width, min(laid.height, whole))
    surface.set_clip(room.inflate(m.du(4), m.du(2)).clip(before))
    laid.draw(surface, pygame.Rect(rect.left, rect.top, rect.width, laid.height), where)
    surface.set_clip(before)
    return room.height


def tag(
    surface: pygame.Surface, m: Metrics, words: str, at: tuple[int, int], color: Color = TOBACCO,
    ink: Color | None = None, right: bool = False,
) -> pygame.Rect:  # fmt: skip
    """Draw a small tag with words at its left, or right, middle; return its rectangle."""
    wide = fonts.measure(m, TAG, words)[0] + m.du(14)
    rect = pygame.Rect(0, 0, wide, m.pitch(TAG) + m.du(2))
    rect.midleft = at
    if right:
        rect.midright = at
    pygame.draw.rect(surface, color, rect, border_radius=m.du(3))
    fonts.draw_line(surface, m, TAG, words, ink or theme.INK, rect, "center", "tag")
    return rect


def bar(
    surface: pygame.Surface, m: Metrics, rect: pygame.Rect, now: int, limit: int, color: Color
) -> None:
    """Draw a bar of pips: as many as the limit, those that are taken filled."""
    pygame.draw.rect(surface, theme.mix(INK, PAPER, 0.06), rect, border_radius=rect.height // 3)
    part = min(1.0, now / limit) if limit else 0.0
    full = pygame.Rect(rect.left, rect.top, round(rect.width * part), rect.height)
    if full.width:
        pygame.draw.rect(surface, color, full, border_radius=rect.height // 3)
    for n in range(1, max(1, limit)):
        x = rect.left + rect.width * n // limit
        pygame.draw.line(surface, INK, (x, rect.top), (x, rect.bottom - 1))
    edge = theme.DANGER if now > limit else theme.mix(INK, PAPER, 0.3)
    pygame.draw.rect(surface, edge, rect, 1, border_radius=rect.height // 3)


def percent(chance: float) -> str:
    """Return a chance in whole percent."""
    return f"{min(99, max(1, round(chance * 100)))}%" if 0 < chance < 1 else f"{chance:.0%}"


def delta(by: float) -> str:
    """Return a change of a chance in points."""
    points = round(by * 100)
    sign = "+" if points > 0 else "\N{MINUS SIGN}" if points < 0 else "\N{PLUS-MINUS SIGN}"
    return f"{sign}{abs(points)}"


def cut(m: Metrics, words: str, room: pygame.Rect, style: str = "tile") -> str:
    """Return as many words as a place has room for, with an ellipsis where some are left out."""
    told, left = literal(words), words.split()
    while len(left) > 1 and wrap(m, told, room.width, style, theme.INK).height > room.height:
        left.pop()
        told = literal(f"{' '.join(left)}{fonts.ELLIPSIS}")
    return told


def wrap(m: Metrics, markup: str, width: int, style: str, ink: Color) -> richtext.RichLayout:
    """Return text laid out in a width."""
    return richtext.layout(m, style, markup, width, ink)
