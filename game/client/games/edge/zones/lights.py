"""Lights on the map: range bands around a zone with their dice, places to go, odds over foes."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.cards import dice, sheets
from game.client.games.edge.identity.identity import INK, LAMPLIT, PAPER, RED, TAG, TOBACCO
from game.client.games.edge.zones.view_state import ViewState
from game.client.tabletop.boards.area_board import AreaBoard
from game.client.tabletop.kit.spots import Name, Spots
from game.edge.dice.faces import Kind
from game.edge.foresight import Aim, Band
from game.edge.names import Range

BANDS: dict[Range, tuple[str, Color]] = {
    "engaged": ("Engaged", theme.rgb("F0D9A8")),
    "short": ("Short", LAMPLIT),
    "medium": ("Medium", theme.rgb("A8713F")),
    "long": ("Long", theme.rgb("6A5A7A")),
    "extreme": ("Extreme", theme.rgb("3E4A66")),
}
UNDER_FIRE = 60
"""the strength of the red on a zone that is swept with fire"""
CUT_OFF = ("No route", theme.rgb("2A2D33"))


def zones(
    surface: pygame.Surface, stage: ViewState, board: AreaBoard, pointed: Name | None
) -> None:
    """Draw zones to go to, and range bands around the zone pointed at or shot from."""
    board.tint(surface, {zone: (RED, UNDER_FIRE) for zone in stage.model.fight.swept.values()})
    center = _center(stage, pointed)
    goals = _goals(stage)
    if center:
        _bands(surface, stage, board, center)
    color = theme.TEAL if stage.carry is not None else theme.AMBER
    strong = pointed[1] if pointed and pointed[0] == "zone" else ""
    board.ring(surface, {zone: color for zone in goals}, strong if strong in goals else "")
    if strong in goals and stage.acting:
        start = stage.model.person(stage.acting).zone
        board.way(surface, (start, strong), color)


def _center(stage: ViewState, pointed: Name | None) -> str:
    """Return the zone that ranges are shown from: that of a weapon in hand, else the one
    pointed at."""
    model, carry = stage.model, stage.carry
    if carry is not None:
        if carry.source[0] == "arm" and stage.acting:
            return model.person(stage.acting).zone
        return pointed[1] if pointed and pointed[0] == "zone" else ""
    if pointed is None:
        return ""
    if pointed[0] == "zone":
        return pointed[1]
    if pointed[0] == "arm" and stage.acting:
        return model.person(stage.acting).zone
    if pointed[0] in ("foe", "puck", "intent") and pointed[1] in model.seat_view.people:
        return model.person(pointed[1]).zone
    return ""


def _goals(stage: ViewState) -> list[str]:
    carry = stage.carry
    if carry is not None:
        return [id for kind, id in carry.targets if kind == "zone"]
    return [each.target for each in stage.model.options if each.verb == "move"]


def _bands(surface: pygame.Surface, stage: ViewState, board: AreaBoard, center: str) -> None:
    """Tint every zone by its range from one, with the dice of the weapon there."""
    m = stage.m
    found = stage.model.foresight.bands(center, stage.arm)
    tints = {}
    for zone, band in found.items():
        color = BANDS[band.range][1] if band.range is not None else CUT_OFF[1]
        tints[zone] = (color, 70 if band.reaches else 120)
    board.tint(surface, tints)
    before = surface.get_clip()
    surface.set_clip(board.area.clip(before))
    for zone, band in found.items():
        word = BANDS[band.range][0] if band.range is not None else CUT_OFF[0]
        _plate(surface, board.rect(zone), board.wall, word, band, m, zone == center)
    surface.set_clip(before)


def _plate(
    surface: pygame.Surface, zone: pygame.Rect, wall: int, word: str, band: Band,
    m: Metrics, here: bool,
) -> None:  # fmt: skip
    """Draw the plate of a range at the foot of a zone."""
    px = m.px(TAG)
    count = band.dice if band.reaches else 0
    told = word if band.reaches else f"{word}: out of range" if band.range else word
    wide = fonts.measure(m, TAG, told)[0] + m.du(16) + count * (px + 2) + (m.du(4) if count else 0)
    rect = pygame.Rect(0, 0, wide, max(px + m.du(6), m.pitch(TAG) + m.du(2)))
    rect.midbottom = (zone.centerx, zone.bottom - wall)
    ground = theme.mix(INK, TOBACCO, 0.5 if here else 0.2)
    pygame.draw.rect(surface, ground, rect, border_radius=m.du(4))
    edge = LAMPLIT if here else theme.mix(PAPER, INK, 0.5)
    pygame.draw.rect(surface, edge, rect, max(1, m.du(1)), border_radius=m.du(4))
    words = rect.inflate(-m.du(12), 0)
    ink = theme.INK if band.reaches else theme.MUTED
    fonts.draw_line(surface, m, TAG, told, ink, words, "left", "zone.band")
    for n in range(count):
        spot = (rect.right - m.du(6) - (count - n) * (px + 2), rect.centery - px // 2)
        surface.blit(dice.letter_die(Kind.DIFFICULTY, px), spot)


def pieces(surface: pygame.Surface, stage: ViewState, spots: Spots, pointed: Name | None) -> None:
    """Draw rings around people and things that can be used, and odds over foes."""
    model, m = stage.model, stage.m
    lit = _lit_spots(stage)
    color = theme.TEAL if stage.carry is not None else theme.AMBER
    for name in lit:
        rect = spots.get(name)
        if rect is not None:
            wide = max(2, m.du(4 if name == pointed else 3))
            pygame.draw.circle(surface, color, rect.center, max(rect.size) // 2 + wide, wide)
    if stage.acting:
        rect = spots.get(("puck", stage.acting))
        if rect is not None:
            _turn(surface, rect, m)
    for who in model.seat_view.foes:
        rect = spots.get(("foe", who))
        shot = _shot(stage, who, pointed)
        if rect is not None and shot is not None:
            _odds(surface, rect, shot, m)
        if rect is not None and who in model.fight.warded:
            pygame.draw.circle(surface, PAPER, rect.topright, m.du(8))
            pygame.draw.circle(surface, LAMPLIT, rect.topright, m.du(8), max(1, m.du(2)))
    _aims(surface, stage, spots, pointed)


def _lit_spots(stage: ViewState) -> list[Name]:
    if stage.carry is not None:
        return [name for name in stage.carry.targets if name[0] in ("foe", "puck")]
    found: dict[Name, None] = {}
    for each in stage.model.options:
        if each.verb == "act":
            found["puck", each.source] = None
        elif each.verb in ("attack", "stun"):
            found["foe", each.target] = None
        elif each.verb in ("feature", "lift"):
            found["feature" if each.verb == "feature" else "load", each.source] = None
    return list(found)


def _turn(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Draw a small arrow over the hero whose turn it is."""
    x, y, side = rect.centerx, rect.top - m.du(4), m.du(9)
    points = [(x - side, y - side), (x + side, y - side), (x, y + side // 2)]
    pygame.draw.polygon(surface, INK, [(a, b + 2) for a, b in points])
    pygame.draw.polygon(surface, PAPER, points)


def _shot(stage: ViewState, foe: str, pointed: Name | None) -> Aim | None:
    """Return the attack to show over a foe: that of the weapon in hand or pointed at, or that of
    a click on the foe."""
    carry = stage.carry
    held = carry.source if carry is not None else pointed
    if not stage.acting or held is None:
        return None
    if held[0] == "arm":
        verb, _, weapon = held[1].partition(".")
    elif carry is None and held in (("foe", foe), ("intent", foe)):
        verb, weapon = "attack", ""
    else:
        return None
    for each in stage.model.options:
        fits = each.verb == verb and each.target == foe
        if fits and weapon in ("", each.source):
            stun = each.verb == "stun"
            return stage.model.foresight.attack(stage.acting, each.source, foe, stun)
    return None


def _odds(surface: pygame.Surface, rect: pygame.Rect, shot: Aim, m: Metrics) -> None:
    """Draw the chance of an attack over a foe."""
    told = f"{sheets.percent(shot.chance)}, {shot.harm:.0f} if it hits"
    sheets.tag(surface, m, told, (rect.centerx - fonts.measure(m, TAG, told)[0] // 2 - m.du(7),
                                  rect.top - m.du(12)), theme.mix(INK, TOBACCO, 0.5))  # fmt: skip


def _aims(surface: pygame.Surface, stage: ViewState, spots: Spots, pointed: Name | None) -> None:
    """Draw lines from foes to those they go for: all of a zone, or the one pointed at."""
    if pointed is None or pointed[0] not in ("foe", "intent", "puck") or stage.carry is not None:
        return
    for who in stage.model.seat_view.foes:
        found = stage.model.foresight.intent(who)
        if found is None or not found.who or pointed[1] not in (who, found.who):
            continue
        one, two = spots.get(("foe", who)), spots.get(("puck", found.who))
        if one is not None and two is not None:
            _arrow(surface, one, two, stage.m)


def _arrow(surface: pygame.Surface, one: pygame.Rect, two: pygame.Rect, m: Metrics) -> None:
    start, end = pygame.Vector2(one.center), pygame.Vector2(two.center)
    way = end - start
    if way.length() < 4:
        return
    step = way.normalize()
    start += step * (one.width // 2)
    end -= step * (two.width // 2 + m.du(4))
    if (end - start).dot(step) < m.du(8):
        return
    side = pygame.Vector2(-step.y, step.x) * m.du(6)
    base = end - step * m.du(12)
    color = theme.mix(RED, PAPER, 0.3)
    pygame.draw.line(surface, INK, start, base, m.du(5))
    pygame.draw.line(surface, color, start, base, max(2, m.du(3)))
    pygame.draw.polygon(surface, color, [end, base + side, base - side])
