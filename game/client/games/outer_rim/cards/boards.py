"""A player's board as pictures: the character. The ship is in ``schematic``, the strip above them
in ``strips``.

Everything is read from a player's part of the ``view``. The figures are current ones; if one
differs from the printed value, the difference is shown beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.client.draw import fonts, images, paper, richtext, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import tokens
from game.outer_rim.catalog import Content

PlayerView = Mapping[str, Any]

BUST = 0.8
"""width to height of a bust"""


def state_of(shown: PlayerView) -> tuple[object, ...]:
    """Return the parts of a player's view that the blocks depend on, as a key."""
    values = shown.get("values") or {}
    return (
        shown["seat"],
        shown["character"],
        shown["flipped"],
        shown["goal_tokens"],
        shown["ship"],
        shown["ship_flipped"],
        shown["ship_tokens"],
        shown["defeated"],
        tuple(shown["damage"].items()),
        tuple(values.items()),
        tuple((shown.get("skills") or {}).items()),
    )


def raised_sheet(sheet: Paper, accent: Color) -> None:
    """Paint a raised background with a colored edge."""
    m, rect = sheet.m, sheet.rect
    line, radius = max(1, m.du(1)), m.du(9)
    edge = theme.mix(accent, theme.PANEL, 0.55)
    rim = images.gradient(rect.size, (*edge, 255), (*theme.mix(edge, theme.DEEP, 0.5), 255))
    sheet.surface.blit(images.cut(rim, radius), rect)
    inner = rect.inflate(-2 * line, -2 * line)
    top = theme.mix(theme.RAISED_TOP, accent, 0.08)
    body = images.gradient(inner.size, (*top, 255), (*theme.PANEL, 255))
    sheet.surface.blit(images.cut(body, radius - line), inner)


def figure(sheet: Paper, icon: str, now: int, printed: int | None, left: int, middle: int) -> int:
    """Paint an icon with a current value, and its difference from the printed one; return the right
    end."""
    m = sheet.m
    px = m.du(24)
    sheet.icon(icon, px, (left + px // 2, middle))
    x = left + px + m.du(5)
    changed = printed is not None and now != printed
    color = theme.INK if not changed else theme.GOOD if now > (printed or 0) else theme.DANGER
    wide = fonts.measure(m, "number", str(now))[0]
    box = pygame.Rect(x, 0, wide + 2, m.du(28))
    box.centery = middle
    sheet.line("number", str(now), color, box)
    x += wide + m.du(3)
    if changed:
        words = f"= {printed}{now - (printed or 0):+d}"
        wide = fonts.measure(m, "tile", words)[0]
        box = pygame.Rect(x, 0, wide + 2, m.du(24))
        box.centery = middle
        sheet.line("tile", words, color, box)
        x += wide
    return x


def bar(sheet: Paper, area: pygame.Rect, icon: str, most: int, damage: int, color: Color) -> None:
    """Paint the remaining health or hull: icon, a lit segment for each point, figures."""
    m = sheet.m
    left = max(0, most - damage)
    px = min(m.du(22), area.height)
    sheet.icon(icon, px, (area.left + px // 2, area.centery))
    words = f"{left} / {most}"
    wide = fonts.measure(m, "label", words)[0] + 2
    low = left * 3 <= most
    spot = pygame.Rect(area.right - wide, area.top, wide, area.height)
    sheet.line("label", words, theme.DANGER if low else theme.INK, spot, "right")
    tube = pygame.Rect(area.left + px + m.du(6), 0, 0, max(8, m.du(12)))
    tube.width = area.right - wide - m.du(8) - tube.left
    tube.centery = area.centery
    if tube.width < 16 or most <= 0:
        return
    sheet.surface.blit(_segments(tube.size, most, left, theme.DANGER if low else color), tube)


def _segments(size: tuple[int, int], most: int, left: int, color: Color) -> pygame.Surface:
    """Return a row of ``most`` segments of which ``left`` are lit; cached."""

    def paint(big: pygame.Surface, scale: int) -> None:
        gap = scale * (3 if most <= 10 else 2)
        each = (big.get_width() - gap * (most - 1)) / most
        for number in range(most):
            x = round(number * (each + gap))
            part = pygame.Rect(x, 0, max(scale, round(each)), big.get_height())
            radius = min(part.width, part.height) // 3
            lit = number < left
            pygame.draw.rect(big, theme.rgb("05080C"), part, border_radius=radius)
            inner = part.inflate(-2 * scale, -2 * scale)
            tone = color if lit else theme.rgb("1A222D")
            pygame.draw.rect(big, tone, inner, border_radius=radius)
            if lit:
                shine = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2)
                light = theme.mix(color, theme.INK, 0.35)
                pygame.draw.rect(big, light, shine, border_radius=radius)

    return tokens.fine(("segments", most, left, color), size, paint)


def goal_pips(sheet: Paper, count: int, flipped: bool, right: int, middle: int) -> None:
    """Paint the goal tokens gathered on a card, or the mark of a goal that is met."""
    m = sheet.m
    if not count and not flipped:
        return
    picture = tokens.goal(m.du(20), flipped)
    spot = picture.get_rect(midright=(right, middle))
    sheet.surface.blit(picture, spot)
    if count > 1 and not flipped:
        box = pygame.Rect(spot.left - m.du(14), 0, m.du(14), m.du(22))
        box.centery = middle
        sheet.line("label", str(count), theme.GOLD, box, "right")


def portrait(
    surface: pygame.Surface,
    rect: pygame.Rect,
    character: str,
    metrics: Metrics,
    seat: int | None = None,
) -> None:
    """Paint a character's face, round and lit from behind; with ``seat`` in the player's color."""
    px = min(rect.size)
    color = theme.PLAYERS[seat].color if seat is not None else theme.EDGE_HOT

    def make() -> pygame.Surface:
        made = pygame.Surface((px, px), pygame.SRCALPHA)
        made.blit(_frame(px, color), (0, 0))
        inner = round(px * 0.88)
        if character and images.has("emblems", character):
            face = images.emblem(character, inner)
            made.blit(face, face.get_rect(center=(px // 2, px // 2)))
        else:
            icon = images.icon("contact", round(px * 0.5), theme.MUTED)
            made.blit(icon, icon.get_rect(center=(px // 2, px // 2)))
        return images.ready(made)

    drawn = images.cached(("portrait", character, px, color), make)
    surface.blit(drawn, drawn.get_rect(center=rect.center))


def _frame(px: int, color: Color) -> pygame.Surface:
    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side // 2, side // 2)
        pygame.draw.circle(big, theme.DEEP, middle, side // 2)
        pygame.draw.circle(big, color, middle, round(side * 0.485))
        pygame.draw.circle(big, theme.SUNKEN, middle, round(side * 0.455))

    return tokens.fine(("portrait frame", color), (px, px), paint)


# --- character --------------------------------------------------------------------------------


def draw_character(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    player_view: PlayerView,
    metrics: Metrics,
) -> None:
    """Paint portrait, name, ground combat, skills (including the crew's) and health; an empty block
    before a character is chosen."""

    def paint(sheet: Paper) -> None:
        _paint_character(sheet, content, player_view)

    paper.show(surface, rect, metrics, ("character", *state_of(player_view)), paint, "board")


def _paint_character(sheet: Paper, content: Content, shown: PlayerView) -> None:
    m, rect = sheet.m, sheet.rect
    raised_sheet(sheet, theme.PLAYERS[shown["seat"]].color)
    card = content.characters.get(shown["character"] or "")
    if card is None:
        return
    pad = m.du(9)
    inner = rect.inflate(-2 * pad, -2 * pad)
    low = pygame.Rect(inner.left, 0, inner.width, m.du(24))
    low.bottom = inner.bottom + m.du(2)
    face = pygame.Rect(inner.left - m.du(4), inner.top - m.du(4), 0, 0)
    face.height = low.top - m.du(3) - face.top
    face.width = min(round(face.height * BUST), inner.width * 55 // 100)
    bust(sheet, face, card.id, shown)
    if shown["defeated"]:
        _paint_defeated(sheet, face)
    middle = face.bottom - m.du(14)
    goal_pips(sheet, shown["goal_tokens"], shown["flipped"], face.right, middle)
    values = shown.get("values") or {}
    side = pygame.Rect(face.right + m.du(8), inner.top, 0, face.height)
    side.width = inner.right - side.left
    name = richtext.layout(m, "tile_bold", richtext.literal(card.name), side.width, theme.INK)
    room = pygame.Rect(side.left, side.top, side.width, min(2 * name.pitch, side.height))
    sheet.rich(name, room, may_cut=True)
    y = side.top + min(name.height, room.height) + m.du(17)
    now = int(values.get("ground_combat", card.ground_combat))
    figure(sheet, "ground_combat", now, card.ground_combat, side.left, y)
    area = pygame.Rect(side.left, y + m.du(18), side.width, 0)
    area.height = low.top - area.top
    _skills(sheet, area, shown.get("skills") or {})
    bar(sheet, low, "health", int(values.get("health", card.health)),
        int(shown["damage"]["character"]), theme.GOOD)  # fmt: skip


def bust(sheet: Paper, rect: pygame.Rect, character: str, shown: PlayerView) -> None:
    """Paint a character to the shoulders before a light in the player's color; gray while
    defeated. A character without a bust has a portrait."""
    color = theme.PLAYERS[shown["seat"]].color
    light = tokens.glow(round(rect.height * 1.3), theme.mix(color, theme.INK, 0.15), 120)
    before, inside = sheet.surface.get_clip(), sheet.rect.inflate(-4, -4)
    sheet.surface.set_clip(inside)
    middle = rect.centerx, rect.top + rect.height * 2 // 5
    sheet.surface.blit(light, light.get_rect(center=middle))
    sheet.surface.set_clip(rect)
    if images.has("busts", character):
        high = max(rect.height, round(rect.width / BUST))
        drawn = images.bust(character, (round(high * BUST), high))
        if shown["defeated"]:
            drawn = pygame.transform.grayscale(drawn)
            drawn.fill((150, 140, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.surface.blit(drawn, drawn.get_rect(midtop=rect.midtop))
        sheet.surface.set_clip(before)
        foot = images.scrim((rect.width, max(2, rect.height // 5)), (0, 150))
        sheet.surface.blit(foot, foot.get_rect(bottomleft=rect.bottomleft))
    else:
        sheet.surface.set_clip(before)
        portrait(sheet.surface, rect, character, sheet.m, shown["seat"])


def _paint_defeated(sheet: Paper, face: pygame.Rect) -> None:
    """Paint the word across the foot of a portrait."""
    m = sheet.m
    wide = fonts.measure(m, "tile_bold", "Defeated")[0]
    tag = pygame.Rect(0, 0, wide + m.du(16), m.px("tile_bold") + m.du(6))
    tag.midbottom = face.midbottom
    tag.left = max(tag.left, face.left)
    sheet.pill(tag, (*theme.rgb("3A120D"), 245), theme.DANGER)
    sheet.line("tile_bold", "Defeated", theme.DANGER, tag, "center")


def _skills(sheet: Paper, area: pygame.Rect, skills: Mapping[str, int]) -> None:
    """Paint skills below one another with their names if there is room, otherwise as icons; with a
    count for several of the same one."""
    m = sheet.m
    known = [(skill, count) for skill, count in skills.items() if count]
    high = max(m.du(24), m.px("tile") + m.du(6))
    rows = max(1, area.height // high)
    px = min(m.du(20), high)
    told = [f"{skill.title()} x{count}" if count > 1 else skill.title() for skill, count in known]
    room = area.width - px - m.du(4)
    named = len(known) <= rows and not any(
        fonts.fit(m, "tile", words, room).overflow for words in told
    )
    columns = 1 if named else max(1, min(len(known), area.width // m.du(38)))
    for place, (skill, count) in enumerate(known):
        row, column = divmod(place, columns)
        if row >= rows:
            break
        cell = pygame.Rect(0, area.top + row * high, area.width // columns, high)
        cell.left = area.left + column * area.width // columns
        sheet.icon(skill, px, (cell.left + px // 2, cell.centery))
        spot = pygame.Rect(cell.left + px + m.du(4), cell.top, 0, high)
        spot.width = cell.right - spot.left
        words = told[place] if named else f"x{count}" if count > 1 else ""
        sheet.line("tile", words, theme.SOFT, spot, may_cut=True)
