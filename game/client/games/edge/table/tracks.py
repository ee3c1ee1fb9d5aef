"""Things that the party shares: Destiny, tracks with marks, held cards, credits, Obligation."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import (
    EXHAUSTED,
    HEAD,
    INK,
    LAMPLIT,
    NAME,
    ON_INK,
    PAPER,
    RED,
    TAG,
    TOBACCO,
    TYPED,
)
from game.client.games.edge.play.model import Model
from game.client.tabletop.kit.spots import Name, Spots
from game.edge.cards.scenes import Track
from game.edge.dice.faces import Symbol

COIN_DU = 44
CARD_DU, LEAST_DU = 46, 30
"""the height of a held card at the side of the table, and the least with which it has a line of
its own"""
SORTS = {"time": LAMPLIT, "trouble": RED, "air": theme.rgb("7FB3C9"), "tally": PAPER}


def spots(area: pygame.Rect, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    """Return the places of coins, tracks and held cards."""
    return _high(area, model, m) if area.height > area.width else _wide(area, model, m)


def tracks_of(model: Model) -> Sequence[Track]:
    """Return the tracks of the adventure; none in port before it begins."""
    return () if model.step == "port" else model.story.tracks


def _high(area: pygame.Rect, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    inner = area.inflate(-2 * m.du(14), -2 * m.du(12))
    found: dict[Name, pygame.Rect] = {}
    top = inner.top + m.pitch(TAG) + m.du(2)
    found["coins", ""] = pygame.Rect(inner.left, top, inner.width, m.du(COIN_DU + 6))
    top += m.du(COIN_DU + 22)
    for track in tracks_of(model):
        high = m.pitch(HEAD) + m.du(30)
        found["track", track.id] = pygame.Rect(inner.left, top, inner.width, high)
        top += high + m.du(12)
    top += m.pitch(TAG) + m.du(4)
    foot = inner.bottom - m.pitch(HEAD) - m.du(8)
    last = foot - (m.pitch(NAME) + m.du(4)) * hold_is_here(model)
    held, gap = list(dict.fromkeys(model.seat_view.held)), m.du(6)
    columns = 1 if len(held) * (m.du(LEAST_DU) + gap) <= last - top + gap else 2
    lines = -(-len(held) // columns)
    high = min(m.du(CARD_DU), (last - top + gap) // max(1, lines) - gap)
    size = (inner.width - gap * (columns - 1)) // columns, high
    places = Room(inner.left, top, *inner.size).grid(len(held), columns, size, gap)
    found |= {("card", card): place for card, place in zip(held, places)}
    if hold_is_here(model):
        found["hold", ""] = pygame.Rect(inner.left, foot - m.pitch(NAME), inner.width,
                                        m.pitch(NAME))  # fmt: skip
    return found


def hold_is_here(model: Model) -> bool:
    """Return True if the hold has cards that are not laid out on the stage, as in a camp."""
    in_camp = model.stage == "camp" and not model.later  # a page is read before the camp begins
    return bool(model.seat_view.stowed) and not in_camp


def _wide(area: pygame.Rect, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    inner = area.inflate(-2 * m.du(8), -2 * m.du(5))
    found: dict[Name, pygame.Rect] = {}
    points = model.seat_view.light + model.seat_view.dark
    step = min(m.du(30), inner.height) + m.du(2)
    wide = min(max(1, points) * step + m.du(8), inner.width // 4)
    found["coins", ""] = pygame.Rect(inner.left, inner.top, wide, inner.height)
    left = inner.left + wide + m.du(10)
    purse = fonts.measure(m, NAME, f"{model.seat_view.credits:,}")[0] + m.du(60)
    if hold_is_here(model):
        high = m.pitch(NAME)
        found["hold", ""] = pygame.Rect(0, inner.centery - high // 2, m.du(112), high)
        found["hold", ""].right = inner.right - purse
        purse += m.du(122)
    room = inner.right - purse - left
    tracks = tracks_of(model)
    held = list(dict.fromkeys(model.seat_view.held))
    each = min(m.du(240), room // max(1, len(tracks) + (len(held) + 1) // 2))
    for track in tracks:
        found["track", track.id] = pygame.Rect(left, inner.top, each - m.du(20), inner.height)
        left += each
    if held:
        one = min(m.du(130), (inner.right - purse - left) // len(held))
        for card in held:
            found["card", card] = pygame.Rect(left, inner.top, one - m.du(6), inner.height)
            left += one
    return found


def draw(
    surface: pygame.Surface, area: pygame.Rect, spots: Spots, model: Model, m: Metrics
) -> None:
    """Draw everything that the party shares."""
    high = area.height > area.width
    if high:
        _words(surface, area, model, m, spots)
    for name, rect in spots.items():
        if name[0] == "coins":
            _coins(surface, rect, model, m)
        elif name[0] == "track":
            track = next((one for one in model.story.tracks if one.id == name[1]), None)
            if track is not None:
                _track(surface, rect, track, model.seat_view.counts.get(track.id, 0), m)
        elif name[0] == "card" and area.contains(rect):
            card(surface, rect, model, name[1], m)
        elif name[0] == "hold":
            told = f"In the hold: {len(model.seat_view.stowed)}"
            style = sheets.narrower(m, told, rect.width, NAME, TAG, "tile")
            sheets.line(surface, m, style, told, LAMPLIT, rect, where="tracks.hold")
    _purse(surface, area, model, m)


def _words(
    surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics, spots: Spots
) -> None:
    inner = area.inflate(-2 * m.du(14), -2 * m.du(12))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(TAG))
    sheets.line(surface, m, TAG, "Destiny", theme.MUTED, head, where="tracks.destiny")
    held = [rect for name, rect in spots.items() if name[0] == "card" and area.contains(rect)]
    if held:
        line = pygame.Rect(inner.left, held[0].top - m.pitch(TAG) - m.du(4), inner.width,
                           m.pitch(TAG))  # fmt: skip
        sheets.line(surface, m, TAG, "In hand", theme.MUTED, line, where="tracks.held")


def _coins(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the points of Destiny: light ones first."""
    light, dark = model.seat_view.light, model.seat_view.dark
    count = max(1, light + dark)
    px = min(m.du(COIN_DU), rect.height, (rect.width + m.du(4)) // count)
    step = min(px + m.du(4), max(px // 2, (rect.width - px) // max(1, count - 1)))
    tray = model.tray
    spent = light if tray is not None and tray.dark else -1  # now on the check
    for at in range(light + dark):
        center = rect.left + at * step + px // 2, rect.centery
        coin(surface, center, px, at < light)
        if at == spent:
            pygame.draw.circle(surface, RED, center, px // 2, max(3, px // 9))
    if not light + dark:
        sheets.line(surface, m, TAG, "No points", theme.MUTED, rect, where="coins")


def coin(surface: pygame.Surface, center: tuple[int, int], px: int, light: bool) -> None:
    """Draw a point of Destiny, its light or its dark side up."""
    face, rim = (PAPER, LAMPLIT) if light else (theme.rgb("1A1C22"), theme.rgb("6A6F7C"))
    pygame.draw.circle(surface, theme.mix(rim, INK, 0.5), (center[0] + 1, center[1] + 2), px // 2)
    pygame.draw.circle(surface, rim, center, px // 2)
    pygame.draw.circle(surface, face, center, px // 2 - max(2, px // 12))
    sign = dice.symbol(Symbol.LIGHT if light else Symbol.DARK, px // 2, rim)
    surface.blit(sign, sign.get_rect(center=center))


def _track(surface: pygame.Surface, rect: pygame.Rect, track: Track, now: int, m: Metrics) -> None:
    """Draw a track: its name, its boxes, and a notch where something happens."""
    color = SORTS[track.sort]
    tall = rect.height >= m.pitch(HEAD) + m.du(24)
    told = f"{now} / {track.length}"
    both = f"{track.name}  {told}"
    style = sheets.narrower(m, both, rect.width, HEAD if tall else TAG, NAME, TAG)
    head = pygame.Rect(rect.left, rect.top, rect.width, m.pitch(HEAD if tall else TAG))
    name = Room(head).west(head.width - fonts.measure(m, style, told)[0] - m.du(4))
    sheets.line(surface, m, style, track.name, theme.INK, name, where="track.name")
    ink = ON_INK["alarm"] if color == RED else color
    sheets.line(surface, m, style, told, ink, head, "right", "track.now")
    gap = m.du(3)
    boxes = pygame.Rect(rect.left, head.bottom + m.du(3), rect.width, 0)
    boxes.height = max(m.du(8), min(m.du(24), rect.bottom - boxes.top))
    wide = (boxes.width - gap * (track.length - 1)) // track.length
    notable = {mark.at for mark in track.marks}
    for at in range(1, track.length + 1):
        box = pygame.Rect(boxes.left + (at - 1) * (wide + gap), boxes.top, wide, boxes.height)
        ground = color if at <= now else theme.mix(INK, PAPER, 0.08)
        pygame.draw.rect(surface, ground, box, border_radius=m.du(2))
        edge = theme.mix(color, INK, 0.35) if at <= now else theme.mix(INK, PAPER, 0.28)
        pygame.draw.rect(surface, edge, box, max(1, m.du(1)), border_radius=m.du(2))
        if at in notable:
            ink = INK if at <= now else theme.mix(color, PAPER, 0.2)
            pygame.draw.circle(surface, ink, box.center, max(2, min(box.size) // 5))


def card(surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics) -> None:
    """Draw a held card as a small sheet of paper; a turned one is dim."""
    turned = id in model.seat_view.turned
    color = EXHAUSTED if turned else theme.mix(PAPER, TOBACCO, 0.2)
    pygame.draw.rect(surface, color, rect, border_radius=m.du(3))
    pygame.draw.rect(surface, TOBACCO, rect, max(1, m.du(1)), border_radius=m.du(3))
    words = model.content.name(id)
    inner = rect.inflate(-2 * m.du(8), -2 * m.du(2))
    style = sheets.narrower(m, words, inner.width, NAME, TAG, "tile")
    ink = PAPER if turned else TYPED
    if fonts.measure(m, style, words)[0] > inner.width:
        sheets.text(surface, m, inner, literal(words), ink, "tile", where="held")
        return
    sheets.line(surface, m, style, words, ink, inner, where="held")


def _purse(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the credits, and in a campaign the Obligation."""
    state, line = model.seat_view, purse_at(area, m)
    told, owed = f"{state.credits:,} credits", f"Owes {state.owed}"
    ink = theme.DANGER if state.pressed else theme.SOFT
    high = area.height > area.width
    if state.campaign and not high:
        room = Room(line).piece(line.width, m.pitch(NAME) + m.pitch(TAG))
        line = room.north(m.pitch(NAME))
        sheets.line(surface, m, TAG, owed, ink, room, "right", "purse.owed")
    elif state.campaign:
        sheets.line(surface, m, NAME, owed, ink, line, "right", "purse.owed")
    sheets.line(surface, m, NAME, told, PAPER, line, "left" if high else "right", "purse")


def purse_at(area: pygame.Rect, m: Metrics) -> pygame.Rect:
    """Return the place of the credits, and of the Obligation."""
    if area.height <= area.width:
        line = pygame.Rect(0, area.top, m.du(160), area.height)
        line.right = area.right - m.du(12)
        return line
    return pygame.Rect(area.left + m.du(14), area.bottom - m.du(10) - m.pitch(NAME),
                       area.width - m.du(28), m.pitch(NAME))  # fmt: skip
