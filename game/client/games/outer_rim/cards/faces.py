"""The parts that cards share, and the tile in a slot.

All words come from ``game.outer_rim.text.cards``; pictures from ``art``. The card of the market is
in ``market_tile``, the zoom for reading in ``enlarged``.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pygame

from game.client.draw import fonts, images, paper, richtext, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import art, frames
from game.outer_rim.catalog import Asset, Content

STATES = ("normal", "dim", "hover", "selected", "unaffordable")
SMALL_WORDS = {"of", "the"}
LEAST_PICTURE = 26
"""height of a tile's picture that the name of its other end leaves, du; with less room a name
stands on its picture"""
VEIL = 120
"""of 255: the darkness of a picture under words"""
TRAIT_ICONS = {
    "illegal": "illegal",
    "weapon": "weapon",
    "armor": "armor",
    "two_ends": "two_ends",
}


def text_of(content: Content, id: str, length: str = "text", flipped: bool = False) -> Any:
    """Return the text of a card. The module is imported late: it needs all of the rules."""
    return import_module("game.outer_rim.text.cards").card_text(
        content, id, length=length, flipped=flipped
    )


def pills_of(content: Content, id: str) -> Any:
    """Return the pills of a card of the market or in a slot."""
    return import_module("game.outer_rim.text.cards").pills(content, id)


def place_name(space: str) -> str:
    """Return the name of a space from its id."""
    words = space.split("_")
    return " ".join(word if word in SMALL_WORDS else word.title() for word in words)


# --- shared parts -----------------------------------------------------------------------------


def ground(sheet: Paper, rect: pygame.Rect, accent: Color, state: str, radius: int) -> None:
    """Paint the body of a card: a dark sheet with an edge in the color of its kind."""
    line = max(2 if state == "selected" else 1, sheet.m.du(3 if state == "selected" else 1))
    edge = {
        "selected": theme.INK,
        "hover": theme.mix(accent, theme.INK, 0.45),
        "dim": theme.mix(accent, theme.PANEL, 0.78),
    }.get(state, theme.mix(accent, theme.PANEL, 0.5))
    low = theme.mix(edge, theme.DEEP, 0.45)
    rim = images.gradient(rect.size, (*edge, 255), (*low, 255))
    sheet.surface.blit(images.cut(rim, radius), rect)
    inner = rect.inflate(-2 * line, -2 * line)
    top = theme.mix(theme.RAISED_TOP, accent, 0.1 if state != "hover" else 0.2)
    body = images.gradient(inner.size, (*top, 255), (*theme.mix(theme.PANEL, accent, 0.03), 255))
    sheet.surface.blit(images.cut(body, max(1, radius - line)), inner)


def paint_picture(sheet: Paper, rect: pygame.Rect, shown: art.Subject, radius: int) -> None:
    """Paint the art in the upper part of a card: round at the top, fading into the body below."""
    if rect.height < 8:
        return
    drawn = pygame.Surface(rect.size, pygame.SRCALPHA)
    picture = art.draw_async(shown, rect.size)
    sheet.whole = sheet.whole and picture is not None
    drawn.blit(picture or art.meanwhile(shown, rect.size), (0, 0))
    images.round_off(drawn, radius, only_top=True)
    fade = images.gradient(
        (rect.width, min(rect.height, radius * 2)), (255,) * 4, (255, 255, 255, 0)
    )
    drawn.blit(fade, (0, rect.height - fade.get_height()), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.surface.blit(drawn, rect)
    light = shown.tint or art.kind_light(shown.kind)
    faction = shown.icon.removeprefix("patrol_")
    frames.draw(sheet.surface, rect, shown.kind, light, sheet.m, faction)


def _hatch(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return fine slanting lines to cover a card that is too expensive."""
    key = ("hatch", size, radius)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*theme.DEEP, 90))
    for x in range(-size[1], size[0], 9):
        pygame.draw.aaline(made, (*theme.DEEP, 190), (x, size[1]), (x + size[1], 0), 3)
    return images.keep(key, images.ready(images.cut(made, radius)))


def finish(sheet: Paper, state: str, radius: int, over: pygame.Rect) -> None:
    """Veil a card that is of no use now, or hatch the picture of one that costs too much."""
    if state == "dim":
        veil = pygame.Surface(sheet.rect.size, pygame.SRCALPHA)
        veil.fill((*theme.DEEP, 96))
        sheet.surface.blit(images.cut(veil, radius), (0, 0))
    elif state == "unaffordable":
        sheet.surface.blit(_hatch(over.size, radius), over)


def kind_of(content: Content, id: str) -> str:
    """Return the kind of a card for its frame: a key of ``art.GROUNDS``."""
    return art.subject(content, id).kind


def kind_icon(content: Content, id: str) -> str:
    """Return the icon of a card's kind."""
    asset = content.assets.get(id)
    if asset is not None:
        return art.KIND_ICONS.get(asset.kind, "info")
    if id in content.ambitions:
        return "ambition"
    return art.KIND_ICONS.get(kind_of(content, id), "info")


def two_lines(m: Metrics, style: str, words: str, width: int, color: Color) -> richtext.RichLayout:
    return richtext.layout(m, style, richtext.literal(words), width, color)


# --- tile -------------------------------------------------------------------------------------


def tile_note(content: Content, id: str) -> tuple[str, str]:
    """Return icon and words of the last row of a tile: the card's destination, or its benefit."""
    asset = content.assets.get(id)
    if asset is None:
        return "", ""
    if asset.kind == "bounty":
        return "deliver", place_name(asset.deliver_to)
    if asset.destination_patrol is not None:
        return f"patrol_{asset.destination_patrol}", asset.destination_patrol.title()
    if asset.destination in (None, "another_player"):
        if asset.skills:
            return asset.skills[0], asset.skills[0].title()
        return ("", "") if asset.destination is None else ("hand", "To a player")
    return "deliver" if asset.kind == "cargo" else "job", place_name(str(asset.destination))


def draw_tile(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    card_id: str,
    metrics: Metrics,
    *,
    state: str = "normal",
    note: str = "",
    icon: str = "",
) -> None:
    """Paint a card in a slot: picture, name in two lines, and a row for ``note`` (plain words,
    after ``icon``) or the card's destination."""

    def paint(sheet: Paper) -> None:
        _paint_tile(sheet, content, card_id, state, note, icon)

    paper.show(surface, rect, metrics, ("tile", card_id, state, note, icon), paint, "slot")


def _paint_tile(
    sheet: Paper, content: Content, id: str, state: str, note: str, note_icon: str
) -> None:
    m, rect = sheet.m, sheet.rect
    radius, pad = m.du(8), m.du(6)
    accent = art.kind_light(kind_of(content, id))
    ground(sheet, rect, accent, state, radius)
    asset = content.assets.get(id)
    name = asset.name if asset else content.name(id)
    icon, words = (note_icon, note.removeprefix("The ")) if note else tile_note(content, id)
    row_high = round(m.px("tile") * 1.2) if words else 0
    laid = two_lines(m, "tile_bold", name, rect.width - 2 * pad, theme.INK)
    line = max(1, m.du(1))
    picture = pygame.Rect(line, line, rect.width - 2 * line, 0)
    room = rect.height - laid.height - row_high - m.du(6)
    end_high = _other_end(sheet, content, asset, pad, room) if asset else 0
    top = rect.bottom - end_high - row_high - laid.height - m.du(4)
    picture.height = max(0, room - end_high)
    marks, behind = picture.copy(), picture.height < m.du(LEAST_PICTURE)
    if behind:  # the name is so long that it stands on its picture
        picture.height = top + laid.height
    paint_picture(sheet, picture, art.subject(content, id), max(1, radius - line))
    if behind:
        _veil(sheet, pygame.Rect(picture.left, 0, picture.width, picture.bottom), top)
    if marks.height >= m.du(24):
        _kind_mark(sheet, kind_icon(content, id), marks, accent)
    if asset is not None:
        _traits(sheet, asset, marks, turns=bool(asset.other) and not end_high)
    sheet.rich(laid, pygame.Rect(rect.left + pad, top, rect.width - 2 * pad, laid.height))
    if words:
        row = pygame.Rect(rect.left + pad, top + laid.height, rect.width - 2 * pad, row_high)
        x = row.left
        px = round(m.px("tile") * 0.92)
        beside = px + m.du(3) + fonts.measure(m, "tile", words)[0]
        if icon and beside <= row.width:  # the words matter more
            sheet.icon(icon, px, (x + px // 2, row.centery), theme.SOFT)
            x += px + m.du(3)
        spot = pygame.Rect(x, row.top, row.right - x, row.height)
        sheet.line("tile", words, theme.SOFT, spot, may_cut=not note)
    finish(sheet, state, radius, picture)


def _veil(sheet: Paper, picture: pygame.Rect, top: int) -> None:
    """Darken a picture from a little above ``top`` down, so that words are read on it."""
    ramp = min(top, sheet.m.du(14))
    soft, full = (*theme.DEEP, 0), (*theme.DEEP, VEIL)
    sheet.surface.blit(
        images.gradient((picture.width, ramp), soft, full), (picture.left, top - ramp)
    )
    veil = pygame.Surface((picture.width, picture.bottom - top), pygame.SRCALPHA)
    veil.fill(full)
    sheet.surface.blit(veil, (picture.left, top))


def _other_end(sheet: Paper, content: Content, asset: Asset, pad: int, room: int) -> int:
    """Print the name of a card's other end at the foot of its tile, small and gray, if there is
    room for it below a picture; return the height used."""
    if not asset.other:
        return 0
    m, rect = sheet.m, sheet.rect
    px = round(m.px("tile") * 0.92)
    words, left = content.assets[asset.other].name, pad + px + m.du(3)
    laid = two_lines(m, "tile", words, rect.width - left - m.du(3), theme.MUTED)
    if laid.overflow or room - laid.height < m.du(LEAST_PICTURE):
        return 0
    top = rect.bottom - laid.height - m.du(2)
    sheet.icon("rotate", px, (pad + px // 2, top + laid.pitch // 2), theme.MUTED)
    sheet.rich(laid, pygame.Rect(left, top, laid.width, laid.height))
    return laid.height


def _kind_mark(sheet: Paper, icon: str, picture: pygame.Rect, accent: Color) -> None:
    """Paint the kind's icon in the upper left corner of the picture."""
    m = sheet.m
    px = min(m.du(20), picture.height - m.du(6))
    disc = pygame.Rect(picture.left + m.du(4), picture.top + m.du(4), px + m.du(6), px + m.du(6))
    sheet.pill(disc, (*theme.DEEP, 205), theme.mix(accent, theme.DEEP, 0.4))
    sheet.icon(icon, px, disc.center)


def _traits(sheet: Paper, asset: Asset, picture: pygame.Rect, turns: bool = False) -> None:
    """Paint icons of a card's traits in the upper right corner of the picture; ``turns`` marks one
    with another end."""
    m = sheet.m
    px = min(m.du(18), picture.height - m.du(8))
    if px < 12:
        if turns:
            small = m.du(14)
            spot = (picture.right - small // 2 - m.du(3), picture.top + small // 2 + m.du(1))
            sheet.icon("rotate", small, spot, theme.MUTED)
        return
    x = picture.right - m.du(4)
    for trait in (*asset.traits, *["two_ends"] * turns):
        disc = pygame.Rect(0, picture.top + m.du(4), px + m.du(6), px + m.du(6))
        disc.right = x
        edge = theme.DANGER if trait == "illegal" else theme.EDGE_HOT
        sheet.pill(disc, (*theme.DEEP, 205), theme.mix(edge, theme.DEEP, 0.3))
        sheet.icon(TRAIT_ICONS[trait], px, disc.center)
        x = disc.left - m.du(3)


# --- back -------------------------------------------------------------------------------------


def draw_back(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    words: str,
    *,
    kind: str = "encounter",
    icon: str = "secret",
    world: str = "",
) -> None:
    """Paint the back of a card: its deck in words, with no hint of its front. ``world`` names a
    picture of assets/planets."""

    def paint(sheet: Paper) -> None:
        m, whole = sheet.m, sheet.rect
        radius, line = m.du(8), max(1, m.du(1))
        accent = art.kind_light(kind)
        ground(sheet, whole, accent, "normal", radius)
        inner = whole.inflate(-2 * line, -2 * line)
        shown = art.Subject(f"back {words}", kind, icon, world=world)
        picture = images.cut(art.draw(shown, inner.size), max(1, radius - line))
        sheet.surface.blit(picture, inner)
        laid = two_lines(m, "tile_bold", words, whole.width - 2 * m.du(8), theme.INK)
        foot = pygame.Rect(inner.left, 0, inner.width, laid.height + m.du(8))
        foot.bottom = inner.bottom
        shade = pygame.Surface(inner.size, pygame.SRCALPHA)
        shade.fill((*theme.DEEP, 205), foot.move(-inner.left, -inner.top))
        sheet.surface.blit(images.cut(shade, max(1, radius - line)), inner)
        sheet.rich(laid, pygame.Rect(m.du(8), foot.top + m.du(4), laid.width, laid.height))

    paper.show(surface, rect, metrics, ("back", words, kind, icon, world), paint, "slot")
