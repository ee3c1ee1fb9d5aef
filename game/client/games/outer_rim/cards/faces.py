"""Cards in three sizes: the tile in a slot, the card in the market, the zoom for reading.

All words come from ``card_text``; pictures from ``art``. If the text of a card does not fit, its
picture shrinks first, then its text down to the floor, then wide letters are replaced by narrow
ones, and finally its story is dropped; only then is something cut and reported to the checks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import art, frames, paper
from game.client.games.outer_rim.cards.paper import Paper
from game.outer_rim.catalog import Asset, Content

STATES = ("normal", "dim", "hover", "selected", "unaffordable")
SMALL_WORDS = {"of", "the"}
TRAIT_ICONS = {"illegal": "illegal", "weapon": "weapon", "armor": "armor"}


def text_of(content: Content, id: str, length: str = "text", flipped: bool = False) -> Any:
    """Return the text of a card. The module is imported late: it needs all of the rules."""
    return import_module("game.outer_rim.text.cards").card_text(
        content, id, length=length, flipped=flipped
    )


def place_name(space: str) -> str:
    """Return the name of a space from its id."""
    words = space.split("_")
    return " ".join(word if word in SMALL_WORDS else word.title() for word in words)


# --- shared parts -----------------------------------------------------------------------------


def _ground(sheet: Paper, rect: pygame.Rect, accent: Color, state: str, radius: int) -> None:
    """Paint the body of a card: a dark sheet with an edge in the color of its kind."""
    line = max(2 if state == "selected" else 1, sheet.m.du(3 if state == "selected" else 1))
    edge = {
        "selected": theme.AMBER,
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


def _picture(sheet: Paper, rect: pygame.Rect, shown: art.Subject, radius: int) -> None:
    """Paint the art in the upper part of a card: round at the top, fading into the body below."""
    if rect.height < 8:
        return
    drawn = pygame.Surface(rect.size, pygame.SRCALPHA)
    drawn.blit(art.drawn(shown, rect.size), (0, 0))
    images.round_off(drawn, radius, only_top=True)
    fade = images.gradient(
        (rect.width, min(rect.height, radius * 2)), (255,) * 4, (255, 255, 255, 0)
    )
    drawn.blit(fade, (0, rect.height - fade.get_height()), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.surface.blit(drawn, rect)
    light = shown.tint or art.kind_light(shown.kind)
    faction = shown.icon.removeprefix("patrol_")
    frames.draw(sheet.surface, rect, shown.kind, light, sheet.m, faction)


def _cost_color(state: str) -> Color:
    return theme.DANGER if state == "unaffordable" else theme.AMBER


def _hatch(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return fine slanting lines to cover a card that is too expensive."""

    def make() -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.fill((*theme.DEEP, 90))
        for x in range(-size[1], size[0], 9):
            pygame.draw.aaline(made, (*theme.DEEP, 190), (x, size[1]), (x + size[1], 0), 3)
        return images.ready(images.cut(made, radius))

    return images.kept(("hatch", size, radius), make)


def _finish(sheet: Paper, state: str, radius: int, over: pygame.Rect) -> None:
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
    return art.KIND_ICONS.get(kind_of(content, id), "info")


def _two_lines(m: Metrics, style: str, words: str, width: int, color: Color) -> richtext.RichLayout:
    return richtext.layout(m, style, richtext.literal(words), width, color)


# --- tile -------------------------------------------------------------------------------------


def tile_note(content: Content, id: str) -> tuple[str, str]:
    """Return icon and words of the last row of a tile: the card's destination, or its benefit."""
    asset = content.assets.get(id)
    if asset is None:
        return "", ""
    if asset.kind == "bounty":
        return "deliver", place_name(asset.deliver_to)
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
) -> None:
    """Paint a card in a slot: picture, name in two lines, and a row for ``note`` (plain words) or
    the card's destination."""

    def paint(sheet: Paper) -> None:
        _paint_tile(sheet, content, card_id, state, note)

    paper.show(surface, rect, metrics, ("tile", card_id, state, note), paint, "slot")


def _paint_tile(sheet: Paper, content: Content, id: str, state: str, note: str) -> None:
    m, rect = sheet.m, sheet.rect
    radius, pad = m.du(8), m.du(6)
    accent = art.kind_light(kind_of(content, id))
    _ground(sheet, rect, accent, state, radius)
    asset = content.assets.get(id)
    name = asset.name if asset else content.name(id)
    icon, words = ("", note.removeprefix("The ")) if note else tile_note(content, id)
    row_high = round(m.px("tile") * 1.2) if words else 0
    laid = _two_lines(m, "tile_bold", name, rect.width - 2 * pad, theme.INK)
    line = max(1, m.du(1))
    picture = pygame.Rect(line, line, rect.width - 2 * line, 0)
    picture.height = max(0, rect.height - laid.height - row_high - m.du(6))
    _picture(sheet, picture, art.subject(content, id), max(1, radius - line))
    if picture.height >= m.du(24):
        _kind_mark(sheet, kind_icon(content, id), picture, accent)
    if asset is not None:
        _traits(sheet, asset, picture)
    top = rect.bottom - row_high - laid.height - m.du(4)
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
    _finish(sheet, state, radius, picture)


def _kind_mark(sheet: Paper, icon: str, picture: pygame.Rect, accent: Color) -> None:
    """Paint the kind's icon in the upper left corner of the picture."""
    m = sheet.m
    px = min(m.du(20), picture.height - m.du(6))
    disc = pygame.Rect(picture.left + m.du(4), picture.top + m.du(4), px + m.du(6), px + m.du(6))
    sheet.pill(disc, (*theme.DEEP, 205), theme.mix(accent, theme.DEEP, 0.4))
    sheet.icon(icon, px, disc.center)


def _traits(sheet: Paper, asset: Asset, picture: pygame.Rect) -> None:
    """Paint icons of a card's traits in the upper right corner of the picture."""
    m = sheet.m
    px = min(m.du(18), picture.height - m.du(8))
    if px < 12:
        return
    x = picture.right - m.du(4)
    for trait in asset.traits:
        disc = pygame.Rect(0, picture.top + m.du(4), px + m.du(6), px + m.du(6))
        disc.right = x
        edge = theme.DANGER if trait == "illegal" else theme.EDGE_HOT
        sheet.pill(disc, (*theme.DEEP, 205), theme.mix(edge, theme.DEEP, 0.3))
        sheet.icon(TRAIT_ICONS[trait], px, disc.center)
        x = disc.left - m.du(3)


# --- market card ------------------------------------------------------------------------------

LONGEST_PRICE = "20,000"
LEAST_PICTURE = 50  # du: the part of it left by the words beyond their second line


def draw_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    card_id: str,
    metrics: Metrics,
    *,
    state: str = "normal",
    left: int = 0,
    cost: int | None = None,
) -> None:
    """Paint a card of the market: deck, art, name, effect in a line or two, cost, the patrol it
    moves, and how many cards are ``left`` in its deck. ``cost``: the current cost if it differs
    from the printed one. The lower right corner (44 du) remains free for a button."""

    def paint(sheet: Paper) -> None:
        _paint_card(sheet, content, card_id, state, left, cost)

    paper.show(surface, rect, metrics, ("card", card_id, state, left, cost), paint, "market")


def _paint_card(
    sheet: Paper, content: Content, id: str, state: str, left: int, cost: int | None
) -> None:
    m, rect = sheet.m, sheet.rect
    radius, pad = m.du(9), m.du(9)
    accent = art.kind_light(kind_of(content, id))
    _ground(sheet, rect, accent, state, radius)
    asset = content.assets[id]
    line = max(1, m.du(1))
    foot = pygame.Rect(pad, rect.bottom - m.du(43), rect.width - pad - m.du(50), m.du(38))
    name = _two_lines(m, "tile_bold", asset.name, rect.width - 2 * pad, theme.INK)
    words = "  ".join(text_of(content, id, "tile").body)
    if asset.kind == "bounty":  # one line for either reward
        words = words.replace(" · ", "\n")
    says = richtext.layout(m, "tile", words, rect.width - 2 * pad, theme.SOFT)
    room = foot.top - line - name.height - m.du(4)
    most = max(2, (room - m.du(LEAST_PICTURE)) // says.pitch)
    body = min(says.height, most * says.pitch)
    picture = pygame.Rect(line, line, rect.width - 2 * line, max(m.du(40), room - body))
    _picture(sheet, picture, art.subject(content, id), radius - line)
    _kind_mark(sheet, asset.deck or kind_icon(content, id), picture, accent)
    _traits(sheet, asset, picture)
    count = (
        _count_left(sheet, left, picture, len(asset.traits)) if left else pygame.Rect(0, 0, 0, 0)
    )
    if asset.patrol is not None:
        _patrol_move(sheet, asset.patrol, picture, count)
    top = picture.bottom + m.du(1)
    sheet.rich(name, pygame.Rect(pad, top, name.width, name.height))
    top += name.height
    sheet.rich(says, pygame.Rect(pad, top, says.width, foot.top - top), may_cut=True)
    _price(sheet, foot, asset.cost if cost is None else cost, asset.cost, state)
    _finish(sheet, state, radius, picture)


def _price(sheet: Paper, rect: pygame.Rect, cost: int, printed: int, state: str) -> None:
    m = sheet.m
    px = m.du(22)
    sheet.icon("credits", px, (rect.left + px // 2, rect.centery))
    spot = pygame.Rect(rect.left + px + m.du(6), rect.top, rect.width - px - m.du(6), rect.height)
    color = theme.GOOD if cost < printed else _cost_color(state)
    words = f"{cost:,}" if cost else "Free"
    # As large as the longest price allows, so that all cards of a market match.
    small = fonts.fit(m, "number", LONGEST_PRICE, spot.width).overflow
    style = "tile_bold" if small else "number"
    sheet.line(style, words, color, spot)


def _count_left(sheet: Paper, left: int, picture: pygame.Rect, traits: int) -> pygame.Rect:
    """Paint the number of cards in the deck, beside the traits in the upper right corner; return
    its rectangle."""
    m = sheet.m
    words = str(left)
    wide = fonts.measure(m, "tile", words)[0] + m.du(34)
    high = m.px("tile") + m.du(8)
    box = pygame.Rect(0, picture.top + m.du(4), wide, high)
    box.right = picture.right - m.du(4) - traits * m.du(27)
    sheet.pill(box, (*theme.DEEP, 200))
    px = m.du(16)
    sheet.icon("hand", px, (box.left + m.du(7) + px // 2, box.centery), theme.SOFT)
    spot = pygame.Rect(box.left + m.du(26), box.top, box.right - box.left - m.du(30), high)
    sheet.line("tile", words, theme.SOFT, spot)
    return box


def _patrol_move(sheet: Paper, move: Any, picture: pygame.Rect, count: pygame.Rect) -> None:
    """Paint the patrol that the card moves when it is revealed, and the number of spaces: in the
    lower right corner, or beside the count of the deck if the picture is too low for both."""
    m = sheet.m
    words = str(move.distance)
    px = m.du(20)
    wide, high = px + fonts.measure(m, "key", words)[0] + m.du(18), m.px("key") + m.du(8)
    box = pygame.Rect(0, 0, wide, high)
    box.bottomright = (picture.right - m.du(4), picture.bottom - m.du(2))
    if box.colliderect(count):
        box.midright = (count.left - m.du(3), count.centery)
    look = theme.MARKS[move.faction]
    sheet.pill(box, (*theme.DEEP, 215), theme.mix(look.color, theme.DEEP, 0.35))
    sheet.icon(f"patrol_{move.faction}", px, (box.left + m.du(6) + px // 2, box.centery))
    spot = pygame.Rect(box.left + px + m.du(9), box.top, box.width - px - m.du(12), high)
    sheet.line("key", words, look.color, spot)


# --- zoom -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """The typesetting of a zoom: style of the text, with or without its story."""

    style: str
    story: bool
    least_art: int  # du


SETTINGS = (
    Setting("body", True, 72),
    Setting("body", True, 0),
    Setting("caption", True, 56),
    Setting("caption", True, 0),
    Setting("tile", True, 0),
    Setting("tile", False, 0),
)
MOST_ART = 236  # du
HEAD = 34  # height of the row with kind and cost when there is no picture, du


def draw_zoom(
    surface: pygame.Surface,
    rect: pygame.Rect,
    content: Content,
    card_id: str,
    metrics: Metrics,
    flipped: bool = False,
    *,
    section: int = -1,
    now: tuple[str, ...] = (),
) -> None:
    """Paint a card large enough to read, with all of its text. ``flipped``: the back of a character
    or ship. ``section``: only that section of an encounter card, by its index; of a job's card the
    picture of that step.

    ``now``: lines of markup before its words, such as current figures. Any component of the content
    can be shown.
    """

    def paint(sheet: Paper) -> None:
        _paint_zoom(sheet, content, card_id, flipped, section, now)

    _shadow(surface, rect, metrics)
    key = ("zoom", card_id, flipped, section, now)
    paper.show(surface, rect, metrics, key, paint, "zoom")


def _shadow(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    reach = max(2, m.du(7))
    shade = images.shadow(rect.size, m.du(14), reach, 200)
    surface.blit(shade, (rect.left - 2 * reach, rect.top - 2 * reach + m.du(3)))


def _zoom_text(content: Content, id: str, flipped: bool, section: int) -> Any:
    if section >= 0 and id in content.encounter_cards:
        return import_module("game.outer_rim.text.cards").section_text(content, id, section)
    return text_of(content, id, "text", flipped)


def _paint_zoom(
    sheet: Paper, content: Content, id: str, flipped: bool, section: int, now: tuple[str, ...]
) -> None:
    m, rect = sheet.m, sheet.rect
    says = _zoom_text(content, id, flipped, section)
    says = replace(says, body=(*now, *says.body))
    shown = art.subject(content, id, flipped)
    if section >= 0:
        shown = art.section_subject(content, id, section)
    accent = shown.tint or art.kind_light(shown.kind)
    radius, line = m.du(14), max(2, m.du(2))
    _ground(sheet, rect, accent, "normal", radius)
    width = rect.width - 2 * m.du(18)
    kind, figures = _kind_and_figures(str(says.kind_line))
    for setting in SETTINGS:
        blocks = _blocks(m, says, figures, width, setting)
        text = sum(high for _, high in blocks)
        room = rect.height - 2 * line - text - m.du(16)
        if room >= m.du(max(setting.least_art, HEAD)):
            break
    picture = pygame.Rect(line, line, rect.width - 2 * line, 0)
    picture.height = max(m.du(HEAD), min(m.du(MOST_ART), room))
    if picture.height >= m.du(50):
        _picture(sheet, picture, shown, radius - line)
    icon = art.KIND_ICONS[shown.kind] if section >= 0 else kind_icon(content, id)
    _zoom_head(sheet, says, kind, icon, accent, picture)
    _print_blocks(sheet, blocks, picture.bottom + m.du(4), bool(setting.story and says.story))


def _kind_and_figures(line: str) -> tuple[str, list[str]]:
    """Split the kind line: the kind, and each figure with its icon."""
    parts = [each.strip() for each in re.split(r" {3}| · ", line) if each.strip()]
    figures = [each for each in parts if each.startswith("{icon:")]
    return " · ".join(each for each in parts if each not in figures), figures


Block = tuple[Any, int]
"""content to print (laid-out text, figures, or a rule) and its height in pixels"""


def _blocks(
    m: Metrics, says: Any, figures: Sequence[str], width: int, setting: Setting
) -> list[Block]:
    """Return title, figures, paragraphs, footer and story, each with its height."""
    title = _two_lines(m, "heading", says.name, width, theme.INK)
    made: list[Block] = [(title, title.height)]
    if figures or says.traits:
        made.append((tuple(figures) + tuple(f"!{each}" for each in says.traits), m.du(38)))
    made.append(("rule", m.du(13)))
    for part in says.body:
        laid = richtext.layout(m, setting.style, part, width, theme.INK)
        made.append((laid, laid.height + m.du(7)))
    if says.footer:
        laid = richtext.layout(m, "caption", says.footer, width, theme.MUTED)
        made.append((laid, laid.height + m.du(5)))
    if says.story and setting.story:
        laid = richtext.layout(m, "flavour", richtext.literal(says.story), width, theme.MUTED)
        made += [("rule", m.du(13)), (laid, laid.height)]
    return made


def _print_blocks(sheet: Paper, blocks: Sequence[Block], top: int, story: bool) -> None:
    """Print the blocks below the picture; rule and story are at the card's foot."""
    m, rect = sheet.m, sheet.rect
    left, bottom = m.du(18), rect.bottom - m.du(12)
    y = top
    for number, (what, high) in enumerate(blocks):
        if story and number == len(blocks) - 2:
            y = max(y, bottom - sum(each for _, each in blocks[-2:]))
        if what == "rule":
            pygame.draw.line(
                sheet.surface,
                theme.EDGE,
                (left, y + high // 2),
                (rect.right - left, y + high // 2),
                max(1, m.du(1)),
            )
        elif isinstance(what, tuple):
            _figures(sheet, what, pygame.Rect(left, y, rect.width - 2 * left, high))
        else:
            sheet.rich(what, pygame.Rect(left, y, what.width, bottom - y))
        y += high


def _zoom_head(
    sheet: Paper, says: Any, kind: str, icon: str, accent: Color, picture: pygame.Rect
) -> None:
    """Paint the kind at the upper left and the cost at the upper right of the picture."""
    m = sheet.m
    high, gap = m.du(32), m.du(10)
    top = picture.top + (gap if picture.height >= m.du(50) else m.du(4))
    px = m.du(20)
    right = _cost_plate(sheet, says.cost, picture, top) if says.cost is not None else 0
    room = picture.width - 2 * gap - right - px - m.du(30)
    for style in ("body_bold", "tile_bold"):
        laid = richtext.layout(m, style, kind, picture.width * 2, theme.INK)
        if laid.size[0] <= room:
            break
    box = pygame.Rect(picture.left + gap, top, laid.size[0] + px + m.du(30), high)
    sheet.pill(box, (*theme.DEEP, 218), theme.mix(accent, theme.DEEP, 0.4))
    sheet.icon(icon, px, (box.left + m.du(10) + px // 2, box.centery))
    spot = pygame.Rect(box.left + px + m.du(17), 0, laid.size[0] + 2, laid.height)
    spot.centery = box.centery
    sheet.rich(laid, spot)


def _cost_plate(sheet: Paper, cost: int, picture: pygame.Rect, top: int) -> int:
    """Paint the cost of a card in the upper right corner; return the width used."""
    m = sheet.m
    words, px = f"{cost:,}" if cost else "Free", m.du(20)
    wide = fonts.measure(m, "number", words)[0]
    plate = pygame.Rect(0, top, wide + px + m.du(30), m.du(32))
    plate.right = picture.right - m.du(10)
    sheet.pill(plate, (*theme.DEEP, 218), theme.mix(theme.AMBER, theme.DEEP, 0.5))
    sheet.icon("credits", px, (plate.left + m.du(10) + px // 2, plate.centery))
    spot = pygame.Rect(plate.left + px + m.du(17), plate.top, wide + 2, plate.height)
    sheet.line("number", words, theme.AMBER, spot)
    return plate.width + m.du(8)


def _figures(sheet: Paper, words: Sequence[str], rect: pygame.Rect) -> None:
    """Paint figures and traits of a card as a row of small plates."""
    m = sheet.m
    x, high = rect.left, m.du(30)
    for each in words:
        trait = each.startswith("!")
        markup = f"**{each.removeprefix('!')}**"
        color = theme.DANGER if each == "!ILLEGAL" else theme.INK
        laid = richtext.layout(m, "tile_bold" if trait else "body_bold", markup, rect.width, color)
        box = pygame.Rect(x, rect.top + m.du(2), laid.size[0] + m.du(20), high)
        sheet.pill(box, theme.SUNKEN, theme.mix(color, theme.PANEL, 0.62))
        spot = pygame.Rect(box.left + m.du(10), 0, laid.size[0] + 2, laid.height)
        spot.centery = box.centery
        sheet.rich(laid, spot)
        x = box.right + m.du(8)


# --- facts ------------------------------------------------------------------------------------


def draw_facts(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    title: str,
    shown: art.Subject,
    lines: Sequence[tuple[str, str]],
) -> None:
    """Paint a place or token in words: its picture and name, and for each fact an icon and plain
    words. Facts that do not fit are left out, the last ones first. For a space see
    ``art.space_subject``."""

    def paint(sheet: Paper) -> None:
        m, whole = sheet.m, sheet.rect
        accent = shown.tint or art.kind_light(shown.kind)
        radius, line, left = m.du(14), max(2, m.du(2)), m.du(18)
        _ground(sheet, whole, accent, "normal", radius)
        px, width = m.du(24), whole.width - 2 * left
        head = _two_lines(m, "heading", title, width, theme.INK)
        laid = [
            richtext.layout(m, "body", richtext.literal(words), width - px - m.du(12), theme.INK)
            for _, words in lines
        ]
        need = head.height + sum(each.height + m.du(5) for each in laid) + m.du(34)
        picture = pygame.Rect(line, line, whole.width - 2 * line, 0)
        picture.height = max(m.du(96), min(m.du(MOST_ART), whole.height - need - 2 * line))
        _picture(sheet, picture, shown, radius - line)
        y = picture.bottom + m.du(4)
        sheet.rich(head, pygame.Rect(left, y, width, head.height))
        y += head.height + m.du(4)
        ends = (left, y), (whole.right - left, y)
        pygame.draw.line(sheet.surface, theme.EDGE, *ends, max(1, m.du(1)))
        y += m.du(8)
        for (icon, _), each in zip(lines, laid, strict=True):
            if y + each.height > whole.bottom - m.du(8):
                break
            sheet.icon(icon, px, (left + px // 2, y + each.pitch // 2))
            sheet.rich(each, pygame.Rect(left + px + m.du(12), y, each.width, each.height))
            y += each.height + m.du(5)

    _shadow(surface, rect, metrics)
    paper.show(surface, rect, metrics, ("facts", title, shown, tuple(lines)), paint, "facts")


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
        _ground(sheet, whole, accent, "normal", radius)
        inner = whole.inflate(-2 * line, -2 * line)
        shown = art.Subject(f"back {words}", kind, icon, world=world)
        picture = images.cut(art.drawn(shown, inner.size), max(1, radius - line))
        sheet.surface.blit(picture, inner)
        laid = _two_lines(m, "tile_bold", words, whole.width - 2 * m.du(8), theme.INK)
        foot = pygame.Rect(inner.left, 0, inner.width, laid.height + m.du(8))
        foot.bottom = inner.bottom
        shade = pygame.Surface(inner.size, pygame.SRCALPHA)
        shade.fill((*theme.DEEP, 205), foot.move(-inner.left, -inner.top))
        sheet.surface.blit(images.cut(shade, max(1, radius - line)), inner)
        sheet.rich(laid, pygame.Rect(m.du(8), foot.top + m.du(4), laid.width, laid.height))

    paper.show(surface, rect, metrics, ("back", words, kind, icon, world), paint, "slot")
