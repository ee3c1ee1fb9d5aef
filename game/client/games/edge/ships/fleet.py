"""Ships of a battle: pictures with a plate of hull, strain and next action."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import INK, NAME, PAPER, RED, SODIUM, TAG, TOBACCO
from game.client.games.edge.play.model import Model
from game.client.games.edge.ships import forecast, look
from game.client.games.edge.stage.heroes import STRAIN, WOUNDS
from game.client.tabletop.kit.spots import Name
from game.edge.dice.faces import Kind
from game.edge.foresight import Aim, Sailing
from game.edge.ships.names import CREW, MARKS

TILE_DU = 156
FLAT = 78
"""hundredths of the width of a low tile for its plate"""


def tiles(found: look.Field, model: Model, m: Metrics) -> dict[Name, pygame.Rect]:
    """Return the places of raiders, each in the band of its step and in a row of its own."""
    battle = model.battle
    whos = [id for id in battle.vessels if id != CREW]
    made: dict[Name, pygame.Rect] = {}
    for number, who in enumerate(whos):
        if who not in battle.raiders:
            continue
        band = found.band(battle.vessels[who].step)
        pitch = band.height // len(whos)
        rect = pygame.Rect(0, 0, band.width - m.du(10), min(m.du(TILE_DU), pitch - m.du(4)))
        rect.center = (band.centerx, band.top + number * pitch + pitch // 2)
        made["raider", who] = rect
    return made


def _split(rect: pygame.Rect, m: Metrics) -> tuple[Room, Room]:
    """Return the room of a raider's picture and of its plate, whose two lines come first."""
    lines = 2 * m.pitch(TAG) + m.du(4) + max(3, m.du(4)) + m.du(1)
    roomy = lines + m.du(4)
    low = roomy if roomy <= rect.height * 55 // 100 else min(lines, rect.height * 80 // 100)
    face = Room(rect)
    if low < lines:  # a fleet: the picture stands before its plate
        plate = face.east(rect.width * FLAT // 100)
        return face, Room(plate)
    plate = face.south(low)
    return face, plate


def raider(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics,
    hot: bool, told: str = "",
) -> None:  # fmt: skip
    """Draw a raider: its remaining hull, and its intent or the ``told`` words."""
    vessel = model.battle.vessels[who]
    sheet = vessel.sheet
    face, plate = _split(rect, m)
    surface.blit(look.picture(vessel.piece, face.size), face)
    veil = theme.mix(INK, RED, 0.34 if hot else 0.2)
    sheets.plate(surface, plate, m, SODIUM if hot else theme.mix(INK, RED, 0.8), veil)
    inner = plate.inflate(-m.du(12), -m.du(4))
    head, bar = inner.north(m.pitch(TAG)), inner.north(max(3, m.du(4)), m.du(1))
    foot = inner.north(m.pitch(TAG))
    left = f"{max(0, sheet.hull - vessel.hull)}/{sheet.hull}"
    sheets.line(surface, m, TAG, left, theme.mix(RED, PAPER, 0.55), head, "right", "raider.hull")
    head.east(fonts.measure(m, TAG, left)[0] + m.du(6))
    if vessel.waits > 0:
        flaw = f"+{vessel.waits}"
        sheets.line(surface, m, TAG, flaw, SODIUM, head, "right", "raider.flaw")
        head.east(fonts.measure(m, TAG, flaw)[0] + m.du(6))
    sheets.line(surface, m, TAG, vessel.name, theme.INK, head, where="raider.name")
    _left(surface, bar, sheet.hull - vessel.hull, sheet.hull, theme.mix(RED, PAPER, 0.25))
    if foot.bottom > plate.bottom:
        return
    words = told or intent_words(model.foresight.sailing(who))
    if fonts.measure(m, TAG, words)[0] > foot.width:
        words = words.partition(" for ")[0]
    if fonts.measure(m, TAG, words)[0] > foot.width:
        words = words.partition(",")[0]
    ink = SODIUM if told else theme.mix(RED, PAPER, 0.6)
    sheets.line(surface, m, TAG, words, ink, foot, where="raider.next")


def intent_words(found: Sailing) -> str:
    """Return an intent in a few words."""
    if found.late:
        return "loses its turn"
    parts = []
    if found.drifts:
        parts.append("drifts off")
    if found.closing is not None:
        parts.append(f"closes {sheets.percent(found.closing)}")
    if found.silent:
        parts.append("gun out")
    if found.aim is not None:
        parts.append(aim_words(found.aim))
    return ", ".join(parts) or "waits"


def aim_words(aim: Aim) -> str:
    """Return a shot in a few words."""
    return f"hits {sheets.percent(aim.chance)} for {aim.harm:.0f}"


def _left(
    surface: pygame.Surface, rect: pygame.Rect, now: int, limit: int, color: theme.Color
) -> None:
    pygame.draw.rect(surface, INK, rect, border_radius=rect.height // 2)
    full = rect.copy()
    full.width = round(rect.width * max(0, now) / max(1, limit))
    if full.width:
        pygame.draw.rect(surface, color, full, border_radius=rect.height // 2)


# --- the heroes' ship -----------------------------------------------------------------------------


def hull(found: look.Field, m: Metrics) -> pygame.Rect:
    """Return the place of the heroes' ship."""
    face, _ = _halves(found, m)
    wide = min(face.width, 2 * face.height)
    made = pygame.Rect(0, 0, wide, wide // 2)
    made.center = face.center
    return made


def deck(found: look.Field, m: Metrics) -> tuple[int, int]:
    """Return where heroes without a station stand, from the right: on the edge of the plate."""
    _, plate = _halves(found, m)
    return plate.right - m.du(4), plate.top + m.du(6)


def _halves(found: look.Field, m: Metrics) -> tuple[Room, Room]:
    face = Room(found.own).inflate(-m.du(16), -m.du(12))
    low = m.pitch(NAME) + 4 * (m.pitch(TAG) + m.du(3)) + m.du(12)
    plate = face.south(min(low, face.height * 72 // 100))
    return face, plate


def own(surface: pygame.Surface, found: look.Field, model: Model, m: Metrics, hot: bool) -> None:
    """Draw the heroes' ship: hull, strain, Setback of shots at it, jump marks."""
    vessel = model.battle.own
    sheet = vessel.sheet
    face, plate = _halves(found, m)
    made = look.picture(vessel.piece, face.size)
    if vessel.screens or vessel.evading:
        _screen(surface, face, m)
    surface.blit(made, face)
    sheets.plate(surface, plate, m, SODIUM if hot else theme.mix(INK, PAPER, 0.4),
                 theme.mix(INK, TOBACCO, 0.3))  # fmt: skip
    inner = plate.inflate(-m.du(14), -m.du(8))
    rows = _rows(inner, 4, m)
    head = pygame.Rect(inner.left, inner.top, inner.width, rows[0].top - inner.top)
    style = NAME if head.height >= m.pitch(NAME) else TAG
    if head.height >= m.pitch(TAG):
        sheets.line(surface, m, style, sheet.name, theme.INK, head, where="own.name")
    _bar(surface, rows[0], "Hull", vessel.hull, sheet.hull, WOUNDS, m)
    _bar(surface, rows[1], "Strain", vessel.strain, sheet.strain, STRAIN, m)
    braced = f"\N{MINUS SIGN}{-vessel.waits} damage" if vessel.waits < 0 else ""
    _dice(surface, rows[2], "Defense", forecast.setback(model), m, braced)
    _marks(surface, rows[3], model.battle.marks, m)


def _rows(inner: pygame.Rect, count: int, m: Metrics) -> list[pygame.Rect]:
    pitch = min(m.pitch(TAG) + m.du(3), inner.height // count)
    top = inner.bottom - pitch * count
    return [pygame.Rect(inner.left, top + n * pitch, inner.width, pitch) for n in range(count)]


def _words(surface: pygame.Surface, rect: pygame.Rect, words: str, m: Metrics) -> pygame.Rect:
    """Draw the name of a row; return the rest of it."""
    wide = min(rect.width // 2, m.du(88))
    name = pygame.Rect(rect.left, rect.top, wide, rect.height)
    sheets.line(surface, m, TAG, words, theme.SOFT, name, where="own.row")
    return pygame.Rect(rect.left + wide, rect.top, rect.width - wide, rect.height)


def _bar(
    surface: pygame.Surface, rect: pygame.Rect, words: str, now: int, limit: int,
    color: theme.Color, m: Metrics,
) -> None:  # fmt: skip
    rest = _words(surface, rect, words, m)
    told = f"{now}/{limit}"
    wide = fonts.measure(m, TAG, told)[0] + m.du(6)
    high = max(m.du(8), rest.height // 2)
    line = pygame.Rect(rest.left, rest.centery - high // 2, rest.width - wide, high)
    sheets.bar(surface, m, line, now, limit, color)
    sheets.line(surface, m, TAG, told, theme.INK, rest, "right", "own.figure")


def _dice(
    surface: pygame.Surface, rect: pygame.Rect, words: str, count: int, m: Metrics, more: str = "",
) -> None:  # fmt: skip
    """Draw the Setback dice of shots at the ship, and what bracing takes off the next hit."""
    rest = _words(surface, rect, words, m)
    px = min(rest.height, m.px(TAG) + m.du(2))
    for n in range(count):
        spot = (rest.left + n * (px + m.du(3)), rest.centery - px // 2)
        surface.blit(dice.letter_die(Kind.SETBACK, px), spot)
    if more:
        sheets.line(surface, m, TAG, more, theme.GOOD, rest, "right", "own.braced")
    if not count:
        sheets.line(surface, m, TAG, "no", theme.MUTED, rest, where="own.figure")


def _marks(surface: pygame.Surface, rect: pygame.Rect, now: int, m: Metrics) -> None:
    """Draw the jump marks: four leave."""
    rest = _words(surface, rect, "Jump", m)
    reach = max(4, min(m.du(7), rest.height // 2 - 1))
    for n in range(MARKS):
        at = (rest.left + reach + n * (2 * reach + m.du(8)), rest.centery)
        color = look.GLOW if n < now else theme.mix(INK, PAPER, 0.3)
        points = [(at[0], at[1] - reach), (at[0] + reach, at[1]), (at[0], at[1] + reach),
                  (at[0] - reach, at[1])]  # fmt: skip
        pygame.draw.polygon(surface, color, points, 0 if n < now else max(1, m.du(1.5)))


def _screen(surface: pygame.Surface, face: pygame.Rect, m: Metrics) -> None:
    """Draw an arc of light before the bow."""

    def make() -> pygame.Surface:
        made = pygame.Surface(face.size, pygame.SRCALPHA)
        box = pygame.Rect(0, 0, face.width - m.du(4), face.height - m.du(4))
        for n in range(4):
            inner = box.inflate(-n * m.du(4), -n * m.du(4))
            pygame.draw.ellipse(made, (*look.GLOW, 130 - 30 * n), inner, max(1, m.du(2)))
        made.fill((0, 0, 0, 0), (0, 0, face.width // 2, face.height))
        return made

    surface.blit(images.cached(("edge screens", face.size, m), make), face)
