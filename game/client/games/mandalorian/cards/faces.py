"""The faces of skill, planning and event cards, at any size.

A large card has all words; a small one strength, bonus and the slot where its ability counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.cards import tokens
from game.client.games.mandalorian.cards.plates import INK, badge, figure, ground, lettering
from game.client.games.mandalorian.identity.identity import (
    HEAD,
    LAVA,
    NAME,
    SAND,
    SLATE,
    STEEL,
    color_of,
)
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import Content, original
from game.mandalorian.text import cards as texts
from game.mandalorian.text.phrases import SLOT_ICONS

ASPECT = 0.715
"""width of a card by its height"""
TINY, WORDY, ROOMY = 84, 132, 260
"""du of width from which a card has its name, its text, and its story"""
LOW = 180
"""du of height below which a card has small letters, and its lights beside the name"""
LEAST_PICTURE = 0.12
"""part of the height of an event card that its picture keeps"""
BUST, MOST_BUST_DU = 0.46, 60
"""height of the face in the corner of a picture, by that of the picture, and at most"""
SCENES = "mandalorian/scenes"
BACKS = {"melee": "ma_melee", "blaster": "ma_blaster", "sharpshooter": "ma_sharpshooter",
         "spawn": "ma_spawn", "trouble": "ma_trouble"}  # fmt: skip
DECK_BACKS = {"planning": "ma_planning", "role": "ma_jammer"}
"""the signs on the backs of cards that hint at nothing"""
BACK_WORDS = {"melee": "Melee", "blaster": "Blasters", "sharpshooter": "Sharpshooters",
              "spawn": "Reinforcement", "trouble": "Trouble"}  # fmt: skip
BACK_COLORS: dict[str, Color] = {
    "melee": theme.rgb("E070A4"), "blaster": theme.rgb("9CC53B"),
    "sharpshooter": theme.rgb("9A86F0"), "spawn": theme.rgb("E8893C"), "trouble": LAVA,
}  # fmt: skip


@dataclass(frozen=True)
class Face:
    """The face of any card: name, color, lines of text, a story, and a picture."""

    name: str
    color: Color
    lines: tuple[str, ...]
    story: str = ""
    picture: tuple[str, str] | None = None
    person: str = ""
    """the character whose card it is, in the corner of its picture"""
    strength: str = ""
    bonus: str = ""
    slot: str = ""
    icon: str = ""
    lights: int = 0
    """lights below the name: how many of the card its deck has, if more than one (MA-024)"""
    line: str = ""
    """what happens in the story now, in place of ``story``"""


def face(content: Content, id: str) -> Face:
    """Return the face of a card or of a copy of one."""
    part = content.components[original(id)]
    lines = texts.lines(content, id)
    if isinstance(part, c.Skill):
        slot = part.ability.slot if part.ability else ""
        told = tuple(texts.ability(content, part))
        return Face(part.name, color_of(part.character), told, part.story,
                    scene(part.id) or ("mandalorian/people", part.character), part.character,
                    "5" if part.exact else str(part.strength), part.bonus or "", slot,
                    lights=part.count if part.count > 1 else 0)  # fmt: skip
    if isinstance(part, c.EventCard):
        return Face(part.name, BACK_COLORS[part.back], lines, part.story, scene(part.id),
                    icon=BACKS[part.back])  # fmt: skip
    return Face(part.name, SAND, lines, getattr(part, "story", ""), scene(part.id),
                icon="ma_planning")  # fmt: skip


def scene(id: str) -> tuple[str, str] | None:
    """Return the picture of a card, None if there is none."""
    return (SCENES, id) if images.has(SCENES, id) else None


def backdrop(id: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a card, covering a size."""
    drawn = images.art(SCENES, id, _cover_size((SCENES, id), size))
    made = pygame.Surface(size, 0, 32)
    made.blit(drawn, drawn.get_rect(center=made.get_rect().center))
    return made


def draw(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, content: Content, id: str,
    marks: Sequence[str] = (), line: str = "",
) -> None:  # fmt: skip
    """Draw a card. ``marks`` has a mark for each line of an event: "done", "idle", "now" or "";
    ``line`` stands in place of its story."""
    id = original(id)
    key = ("ma card", id, rect.size, m, tuple(marks), line, theme.palette)
    surface.blit(
        images.cached(key, lambda: _paint_card(rect.size, m, content, id, marks, line)), rect
    )


def draw_small(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, content: Content, id: str
) -> None:
    """Draw a card that is too small to read: its picture with its sign."""

    def paint() -> pygame.Surface:
        one, made = face(content, original(id)), pygame.Surface(rect.size, pygame.SRCALPHA)
        pad = max(4, rect.width // 26)
        made.blit(ground(rect.size, one.color, pad), (0, 0))
        art = made.get_rect().inflate(-2 * pad, -2 * pad)
        _picture(made, art, one)
        if one.icon:
            _sign(made, pygame.Rect(art.topleft, (rect.width // 4,) * 2), one.icon)
        return images.ready(made)

    surface.blit(images.cached(("ma small card", id, rect.size, m, theme.palette), paint), rect)


def _paint_card(
    size: tuple[int, int], m: Metrics, content: Content, id: str, marks: Sequence[str], line: str
) -> pygame.Surface:
    made, shown = pygame.Surface(size, pygame.SRCALPHA), face(content, id)
    with fonts.ignore_text():
        _paint(made, m, replace(shown, line=line) if line else shown, marks)
    return images.ready(made)


def _paint(made: pygame.Surface, m: Metrics, one: Face, marks: Sequence[str]) -> None:
    wide, high = made.get_size()
    radius = max(5, wide // 22)
    made.blit(ground((wide, high), one.color, radius), (0, 0))
    if wide > high * 3 // 2:
        _paint_wide(made, m, one, marks)
        return
    wordy, tiny = wide >= m.du(WORDY), wide < m.du(TINY)
    pad = max(5, wide // 22)
    low = high < m.du(LOW)
    share = 0.46 if not wordy or low else 0.36 if wide >= m.du(ROOMY) else 0.42
    if one.line and wordy and wide < m.du(ROOMY):
        share = 0.24  # the line has its room
    if marks and wordy and not low and wide < m.du(ROOMY):
        share = _picture_share(one, (wide, high), m, share)
    art = pygame.Rect(pad, pad, wide - 2 * pad, round(high * share))
    if tiny:
        art.height = high - 2 * pad
    _picture(made, art, one)
    px = max(24, round(min(wide, high) * (0.2 if wordy else 0.3)))
    if one.strength:
        made.blit(badge(px, one.color, one.strength), art)
    elif one.icon:
        _sign(made, pygame.Rect(art.left, art.top, px, px), one.icon)
    if one.bonus and not tiny:
        _bonus(made, art, one.bonus, round(px * 0.8))
    if not (wordy and low):
        _bust(made, m, art, one)
    if tiny:
        return
    if wordy and low:
        _paint_low(made, m, one, art, marks)
        return
    name = pygame.Rect(pad, art.bottom + pad // 2, wide - 2 * pad, 0)
    top = _name(made, m, one, name, (HEAD, NAME, "tile_bold") if wordy else ("tile_bold",))
    room = pygame.Rect(pad, top + pad // 2, wide - 2 * pad, high - pad - top - pad // 2)
    if wordy:
        used = _lights(made, one, room.topleft, max(7, wide // 20))
        room.top, room.height = room.top + used, room.height - used
        _words(made, m, one, room, marks, wide >= m.du(ROOMY))
        return
    px = max(8, wide // 11)
    _lights(made, one, (room.right - one.lights * (px + px // 2), room.bottom - px - 4), px)
    if one.slot:
        _small(made, one, room)


def _picture_share(one: Face, size: tuple[int, int], m: Metrics, share: float) -> float:
    """Return the part of an event card's height for its picture that leaves all lines in view."""
    wide, high = size
    pad = max(5, wide // 22)
    room = wide - 2 * pad - m.du(26)
    lines = sum(richtext.layout(m, "tile", each, room, INK).height + m.du(3) for each in one.lines)
    left = high - lines - 3 * pad - m.pitch(HEAD)
    return min(share, max(LEAST_PICTURE, left / high))


def _paint_low(
    made: pygame.Surface, m: Metrics, one: Face, art: pygame.Rect, marks: Sequence[str]
) -> None:
    """Paint name and words of a low card: the name stands on the foot of the picture."""
    wide, high = made.get_size()
    px = max(7, wide // 24)
    taken = min(round(art.height * BUST), m.du(MOST_BUST_DU)) + 4 if one.person else 0
    lights = one.lights * (px + px // 2)
    width = art.width - taken - lights - m.du(10)
    style = lettering(m, one.name, width, NAME, "tile_bold", "tile")
    laid = richtext.layout(m, style, literal(one.name), width, INK)  # a long name has two lines
    foot = pygame.Rect(art.left, 0, art.width, max(m.pitch(NAME), laid.height))
    foot.bottom = art.bottom
    made.blit(images.scrim(foot.size, (0, 210)), foot)
    _bust(made, m, art, one)
    top = foot.centery - laid.height // 2
    laid.draw(made, pygame.Rect(foot.left + m.du(6), top, width, laid.height), "name")
    _lights(made, one, (foot.right - taken - lights, foot.centery - px // 2), px)
    room = pygame.Rect(art.left + m.du(3), art.bottom + m.du(4), art.width - m.du(6), 0)
    room.height = high - m.du(3) - room.top
    _words(made, m, one, room, marks, False)


def _paint_wide(made: pygame.Surface, m: Metrics, one: Face, marks: Sequence[str]) -> None:
    """Paint a card that is wider than high: its picture at the left of its words."""
    wide, high = made.get_size()
    pad = max(5, high // 18)
    art = pygame.Rect(pad, pad, min(high, wide * 3 // 10), high - 2 * pad)
    _picture(made, art, one)
    left = art.right + m.du(10)
    name = pygame.Rect(left, pad, wide - pad - left, 0)
    small = [richtext.layout(m, "tile", each, name.width, INK) for each in one.lines]
    room = high - 2 * pad - sum(each.height + m.du(3) for each in small)
    styles = [each for each in (HEAD, NAME, "tile_bold") if m.pitch(each) <= room]
    top = _name(made, m, one, name, styles or ["tile_bold"])
    top += _lights(made, one, (left, top), max(8, high // 20))
    _words(made, m, one, pygame.Rect(left, top, name.width, high - pad - top), marks, False)


def _picture(made: pygame.Surface, art: pygame.Rect, one: Face) -> None:
    """Paint the picture of a card: a scene, or the person in a light of their color."""
    back = images.gradient(art.size, theme.mix(SLATE, one.color, 0.62),
                           theme.mix(SLATE, one.color, 0.16))  # fmt: skip
    part = pygame.Surface(art.size, pygame.SRCALPHA)
    part.blit(back, (0, 0))
    if one.picture is not None and one.picture[0] == SCENES:
        drawn = images.art(*one.picture, _cover_size(one.picture, art.size))
        part.blit(drawn, drawn.get_rect(center=part.get_rect().center))
    elif one.picture is not None:
        high = round(art.height * 1.08)
        drawn = images.svg(*one.picture, (art.width, high))
        at = drawn.get_rect(midbottom=(art.width // 2 + art.width // 10, high))
        part.blit(drawn, at)
    elif one.icon:
        px = round(min(art.size) * 0.62)
        drawn = images.icon(one.icon, px)
        part.blit(drawn, drawn.get_rect(center=part.get_rect().center))
    images.round_off(part, max(4, art.width // 28))
    made.blit(part, art)


def _cover_size(picture: tuple[str, str], size: tuple[int, int]) -> tuple[int, int]:
    ratio = images.aspect(*picture)
    wide = max(size[0], round(size[1] * ratio))
    return wide, max(size[1], round(wide / ratio))


def _sign(made: pygame.Surface, rect: pygame.Rect, icon: str) -> None:
    pygame.draw.rect(made, theme.mix(SLATE, STEEL, 0.12), rect,
                     border_bottom_right_radius=rect.width // 4)  # fmt: skip
    drawn = images.icon(icon, round(rect.width * 0.78))
    made.blit(drawn, drawn.get_rect(center=rect.center))


def _bust(made: pygame.Surface, m: Metrics, art: pygame.Rect, one: Face) -> None:
    """Paint the face of a character in the corner of a scene."""
    px = min(round(art.height * BUST), m.du(MOST_BUST_DU))
    scene_ = one.picture is not None and one.picture[0] == SCENES
    if one.person and scene_ and px >= 16:
        puck = tokens.pawn(px, one.person)
        made.blit(puck, puck.get_rect(bottomright=(art.right - 2, art.bottom - 2)))


def _bonus(made: pygame.Surface, art: pygame.Rect, slot: str, px: int) -> None:
    """Paint the slot where a card has one strength more."""
    told = figure("+1", round(px * 0.66), INK)
    icon = images.icon(SLOT_ICONS[slot], round(px * 0.72))
    wide = told.get_width() + icon.get_width() + px // 3
    plate = pygame.Rect(art.right - wide, art.top, wide, px)
    pygame.draw.rect(made, theme.mix(SLATE, STEEL, 0.14), plate,
                     border_bottom_left_radius=px // 4)  # fmt: skip
    made.blit(told, told.get_rect(midleft=(plate.left + px // 8, plate.centery)))
    made.blit(icon, icon.get_rect(midright=(plate.right - px // 10, plate.centery)))


def _name(
    made: pygame.Surface, m: Metrics, one: Face, area: pygame.Rect, styles: Sequence[str]
) -> int:
    """Paint the name on one or two lines, in the first style that fits; return their lower end."""
    style = lettering(m, one.name, area.width, *styles)
    laid = richtext.layout(m, style, literal(one.name), area.width, INK)
    laid.draw(made, pygame.Rect(area.left, area.top, area.width, laid.height), "name")
    return area.top + min(laid.height, 2 * m.pitch(style))


def _lights(made: pygame.Surface, one: Face, at: tuple[int, int], px: int) -> int:
    """Paint the lights of a card that its deck has more than once; return the height they take."""
    left, top = at
    for number in range(one.lights):
        middle = (left + px // 2 + number * (px + px // 2), top + px // 2)
        pygame.draw.aacircle(made, theme.mix(SLATE, one.color, 0.5), middle, px // 2)
        pygame.draw.aacircle(made, theme.mix(one.color, INK, 0.45), middle, max(1, px * 3 // 10))
    return px + px // 3 if one.lights else 0


def _small(made: pygame.Surface, one: Face, room: pygame.Rect) -> None:
    """Paint where the ability of a small card counts."""
    px = min(room.height, round(room.width * 0.26))
    if px < 14:
        return
    plate = pygame.Rect(room.left, room.bottom - px - 4, round(px * 2.2), px + 4)
    pygame.draw.rect(made, theme.mix(SLATE, one.color, 0.2), plate, border_radius=5)
    icon = images.icon(SLOT_ICONS[one.slot], px)
    made.blit(icon, icon.get_rect(midleft=(plate.left + 4, plate.centery)))
    for number in range(3):
        dot = (plate.left + px + 12 + number * max(5, px // 4), plate.centery)
        pygame.draw.circle(made, INK, dot, max(1, px // 12))


def _words(
    made: pygame.Surface, m: Metrics, one: Face, room: pygame.Rect, marks: Sequence[str],
    roomy: bool,
) -> None:  # fmt: skip
    """Paint the text of a card in the largest letters that fit, and its story if there is room."""
    indent, gap = m.du(26) if marks else 0, m.du(8 if roomy else 3)
    styles = ("reading", "body", "caption", "tile") if roomy else ("caption", "tile")
    idle, dim = {at for at, mark in enumerate(marks) if mark == "idle"}, theme.mix(INK, SLATE, 0.45)
    ways = [
        [richtext.layout(m, style, each, room.width - indent, dim if at in idle else INK)
         for at, each in enumerate(one.lines)]
        for style in styles
    ]  # fmt: skip
    line = richtext.layout(m, "aside", literal(one.line), room.width, INK)
    lows = (line.height + m.du(10), 0) if one.line else (0,)
    fitting = (
        laid
        for low in lows
        for laid in ways
        if sum(each.height + gap for each in laid) + low <= room.height
    )
    laid = next(fitting, ways[-1])
    y = room.top
    for number, each in enumerate(laid):
        if y + each.height > room.bottom + 2:
            break
        if marks:
            _tick(made, m, pygame.Rect(room.left, y, indent, each.pitch),
                  marks[number] if number < len(marks) else "")  # fmt: skip
        each.draw(made, pygame.Rect(room.left + indent, y, each.width, each.height), "words")
        y += each.height + gap
    if (roomy and one.story) or one.line:
        ink = INK if one.line else theme.mix(SAND, INK, 0.3)
        told = richtext.layout(m, "flavour", literal(one.line or one.story), room.width, ink)
        if one.line and y + told.height + m.du(10) > room.bottom:
            told = line
        if y + told.height + m.du(10) <= room.bottom:
            foot = pygame.Rect(room.left, room.bottom - told.height, room.width, told.height)
            rule = foot.top - m.du(8)
            ink = theme.mix(one.color, SLATE, 0.5)
            pygame.draw.line(made, ink, (room.left, rule), (room.right, rule))
            told.draw(made, foot, "story")


def _tick(made: pygame.Surface, m: Metrics, area: pygame.Rect, mark: str) -> None:
    """Paint the box before a line of an event: done, without effect, under way, or still to
    come."""
    box = pygame.Rect(area.left, 0, m.du(17), m.du(17))
    box.centery = area.centery
    pygame.draw.rect(made, theme.mix(SLATE, STEEL, 0.45), box, max(1, m.du(2)), border_radius=3)
    if mark == "done":
        icon = images.icon("check", box.width - 2, theme.GOOD)
        made.blit(icon, icon.get_rect(center=box.center))
    elif mark == "now":
        pygame.draw.rect(made, theme.AMBER, box, max(1, m.du(2)), border_radius=3)
        side = box.width // 4
        points = [(box.centerx - side, box.centery - side), (box.centerx + side, box.centery),
                  (box.centerx - side, box.centery + side)]  # fmt: skip
        pygame.draw.polygon(made, theme.AMBER, points)
    elif mark == "idle":
        y = box.centery
        pygame.draw.line(made, STEEL, (box.left + 4, y), (box.right - 5, y), max(2, m.du(2)))


def back(size: tuple[int, int], m: Metrics, kind: str) -> pygame.Surface:
    """Return the back of a card: the hint of an event, or the sign of a deck."""
    key = ("ma back", size, kind, m, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    color = BACK_COLORS.get(kind, SAND)
    made = ground(size, color, max(5, size[0] // 16)).copy()
    inner = made.get_rect().inflate(-size[0] // 6, -size[0] // 6)
    pygame.draw.rect(made, theme.mix(color, SLATE, 0.5), inner, max(1, size[0] // 60),
                     border_radius=max(4, size[0] // 20))  # fmt: skip
    px = round(min(inner.size) * 0.66)
    icon = images.icon(BACKS.get(kind, DECK_BACKS.get(kind, "ma_skill")), px)
    made.blit(icon, icon.get_rect(center=inner.center))
    return images.keep(key, images.ready(made))
