"""Cards and facts large enough to read: the zoom.

If the text of a card does not fit, its picture shrinks first, then its text down to the floor,
then wide letters are replaced by narrow ones, then its paragraphs come closer together, and finally
its story is dropped; only then is something cut and reported to the checks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

import pygame

from game.client.draw import fonts, images, paper, richtext, theme
from game.client.draw.paper import Paper
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.games.outer_rim.cards import art
from game.client.games.outer_rim.cards.faces import (
    ground,
    kind_icon,
    paint_picture,
    text_of,
    two_lines,
)
from game.outer_rim.catalog import Content


@dataclass(frozen=True)
class Setting:
    """The typesetting of a zoom: style of the text, with or without its story; ``closer`` leaves
    less room between its paragraphs."""

    style: str
    story: bool
    least_art: int  # du
    closer: bool = False

    @property
    def rule(self) -> int:
        """Height of a rule with the room around it, in du."""
        return 7 if self.closer else 13

    @property
    def apart(self) -> int:
        """Room below a paragraph, in du."""
        return 3 if self.closer else 7


SETTINGS = (
    Setting("body", True, 72),
    Setting("body", True, 0),
    Setting("caption", True, 56),
    Setting("caption", True, 0),
    Setting("tile", True, 0),
    Setting("tile", True, 0, closer=True),
    Setting("tile", False, 0, closer=True),
)
MOST_ART = 236  # du
LEAST_ART = 176  # du: and at least, so that a face in it is whole
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


def draw_small(
    surface: pygame.Surface, rect: pygame.Rect, content: Content, card_id: str, metrics: Metrics,
    section: int = -1,
) -> None:  # fmt: skip
    """Paint a card that is too small to read: its picture and the icon of its kind. ``section`` as
    for ``draw_zoom``."""

    def paint(sheet: Paper) -> None:
        m, whole = sheet.m, sheet.rect
        shown = _subject(content, card_id, False, section)
        accent = shown.tint or art.kind_light(shown.kind)
        radius, line = m.du(8), max(2, m.du(2))
        ground(sheet, whole, accent, "normal", radius)
        inner = whole.inflate(-2 * line, -2 * line)
        picture = art.tall_async(shown, inner.size)
        sheet.whole = sheet.whole and picture is not None
        picture = images.cut(picture or art.meanwhile(shown, inner.size), max(1, radius - line))
        sheet.surface.blit(picture, inner)
        px, gap = m.du(24), m.du(5)
        disc = pygame.Rect(0, 0, px + 2 * gap, px + 2 * gap)
        disc.bottomleft = (whole.left + line + gap, whole.bottom - line - gap)
        sheet.pill(disc, (*theme.DEEP, 205), theme.mix(accent, theme.DEEP, 0.3))
        sheet.icon(_icon(content, card_id, shown, section), px, disc.center)

    paper.show(surface, rect, metrics, ("small card", card_id, section), paint, "slot")


def _subject(content: Content, id: str, flipped: bool, section: int) -> art.Subject:
    if section >= 0:
        return art.section_subject(content, id, section)
    return art.subject(content, id, flipped)


def _icon(content: Content, id: str, shown: art.Subject, section: int) -> str:
    return art.KIND_ICONS[shown.kind] if section >= 0 else kind_icon(content, id)


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
    shown = _subject(content, id, flipped, section)
    accent = shown.tint or art.kind_light(shown.kind)
    radius, line = m.du(14), max(2, m.du(2))
    ground(sheet, rect, accent, "normal", radius)
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
        paint_picture(sheet, picture, shown, radius - line)
    icon = _icon(content, id, shown, section)
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
    title = two_lines(m, "heading", says.name, width, theme.INK)
    made: list[Block] = [(title, title.height)]
    if figures or says.traits:
        made.append((tuple(figures) + tuple(f"!{each}" for each in says.traits), m.du(38)))
    made.append(("rule", m.du(setting.rule)))
    for part in says.body:
        laid = richtext.layout(m, setting.style, part, width, theme.INK)
        made.append((laid, laid.height + m.du(setting.apart)))
    if says.footer:
        laid = richtext.layout(m, "caption", says.footer, width, theme.MUTED)
        made.append((laid, laid.height + m.du(5)))
    if says.story and setting.story:
        laid = richtext.layout(m, "flavour", richtext.literal(says.story), width, theme.MUTED)
        made += [("rule", m.du(setting.rule)), (laid, laid.height)]
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
    sheet.pill(plate, (*theme.DEEP, 218), theme.mix(theme.GOLD, theme.DEEP, 0.5))
    sheet.icon("credits", px, (plate.left + m.du(10) + px // 2, plate.centery))
    spot = pygame.Rect(plate.left + px + m.du(17), plate.top, wide + 2, plate.height)
    sheet.line("number", words, theme.GOLD, spot)
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
        ground(sheet, whole, accent, "normal", radius)
        width = whole.width - 2 * left
        head = two_lines(m, "heading", title, width, theme.INK)
        for style, side in (("body", 24), ("tile", 20)):  # small words rather than a cut face
            px = m.du(side)
            laid = [
                richtext.layout(m, style, richtext.literal(words), width - px - m.du(12), theme.INK)
                for _, words in lines
            ]
            need = head.height + sum(each.height + m.du(5) for each in laid) + m.du(34)
            spare = whole.height - need - 2 * line
            if spare >= m.du(LEAST_ART):
                break
        picture = pygame.Rect(line, line, whole.width - 2 * line, 0)
        picture.height = max(m.du(LEAST_ART), min(m.du(MOST_ART), spare))
        paint_picture(sheet, picture, shown, radius - line)
        room = Room(whole).inset(left, m.du(8))
        room.north(picture.bottom + m.du(4) - room.top)
        sheet.rich(head, room.north(head.height, m.du(4)))
        pygame.draw.line(sheet.surface, theme.EDGE, room.topleft, room.topright, max(1, m.du(1)))
        room.north(m.du(8))
        for (icon, _), each in zip(lines, laid, strict=True):
            if each.height > room.height:
                break
            spot = room.north(each.height, m.du(5))
            sheet.icon(icon, px, (spot.left + px // 2, spot.top + each.pitch // 2))
            spot.west(px, m.du(12))
            sheet.rich(each, spot)

    _shadow(surface, rect, metrics)
    paper.show(surface, rect, metrics, ("facts", title, shown, tuple(lines)), paint, "facts")
