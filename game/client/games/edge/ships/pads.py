"""The pads of stations: who is there, and the orders that can be given."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import (
    INK,
    NAME,
    PAPER,
    RED,
    TAG,
    TOBACCO,
    color_of,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.ships import fleet, forecast
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name, Spots
from game.edge.names import Station
from game.edge.ships.names import SKILLS
from game.edge.text.names import SKILL_NAMES

STATIONS: tuple[Station, ...] = ("helm", "gun", "screens", "repair", "jump")
TITLES = {"helm": "Helm", "gun": "Gun", "screens": "Screens", "repair": "Repair", "jump": "Jump"}
WORDS = {"close": "Close in", "open": "Pull away", "evade": "Evade", "shoot": "Fire at {}",
         "screens": "Raise them", "repair": "The hull", "mend": "Mend: {}",
         "jump": "Plot it"}  # fmt: skip
SHORT = {"close": "1 step in, Boost", "open": "1 step away",
         "evade": "1 to 3 Setback", "screens": "1 to 2 Setback",
         "repair": "2 hull or more", "mend": "repaired",
         "jump": "1 jump mark"}  # fmt: skip
IDLE = {"gun": "No one is in range.", "repair": "Nothing is damaged."}
"""what pads without orders say"""
TALL_DU = 60


def words(model: Model, order: forecast.Order) -> str:
    """Return an order in a few words."""
    vessel = model.battle.vessels.get(order.target)
    return WORDS[order.verb].format(vessel.name if vessel is not None else order.target)


def pads(area: pygame.Rect, m: Metrics) -> dict[Station, pygame.Rect]:
    """Return the pad of each station."""
    inner = area.inflate(-m.du(12), -m.du(10))
    return dict(zip(STATIONS, row(inner, len(STATIONS), m.du(6))))


def spots(
    area: pygame.Rect, orders: list[forecast.Order], m: Metrics
) -> dict[Name, pygame.Rect]:  # fmt: skip
    """Return the pads, and the rows of orders in them."""
    found: dict[Name, pygame.Rect] = {}
    for station, rect in pads(area, m).items():
        found["station", station] = rect
        here = [each for each in orders if each.station == station]
        if not here:
            continue
        top = rect.top + m.pitch(TAG) + m.du(10)
        room = rect.bottom - m.du(4) - top
        pitch = min(m.du(TALL_DU), room // len(here))
        for number, each in enumerate(here):
            found["order", each.id] = pygame.Rect(
                rect.left + m.du(5), top + number * pitch, rect.width - m.du(10), pitch - m.du(3)
            )
    return found


def draw(
    surface: pygame.Surface, found: Spots, model: Model, m: Metrics,
    orders: list[forecast.Order], pointed: Name | None, held: str,
) -> None:  # fmt: skip
    """Draw the pads; ``held`` is the hero in hand."""
    numbers = {each.id: number for number, each in enumerate(orders, 1)}
    for station in STATIONS:
        pad = found.get(("station", station))
        if pad is not None:
            idle = bool(orders) and all(each.station != station for each in orders)
            _pad(surface, pad, model, station, m, idle)
    for each in orders:
        place = found.get(("order", each.id))
        if place is not None:
            hot = pointed == ("order", each.id)
            _order(surface, place, model, each, m, hot, held, numbers[each.id])


def _pad(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, station: Station, m: Metrics,
    idle: bool,
) -> None:  # fmt: skip
    battle = model.battle
    taken = next((who for who, at in battle.stations if at == station), "")
    broken = station in battle.own.broken
    edge = color_of(taken) if taken else theme.mix(INK, RED, 0.7) if broken else None
    sheets.plate(surface, rect, m, edge, theme.mix(INK, TOBACCO, 0.26 if taken else 0.16))
    if broken and not taken:
        sheets.hatch(surface, rect, m)
    low = rect.height < m.du(80)
    head = pygame.Rect(rect.left + m.du(10), rect.top + m.du(4), rect.width - m.du(20),
                       rect.height - m.du(8) if low else m.pitch(TAG))  # fmt: skip
    sheets.line(surface, m, TAG, TITLES[station], PAPER, head, where="pad")
    if taken:
        told, ink = model.name(taken).split()[0], color_of(taken)
    elif broken:
        told, ink = "disabled", theme.mix(RED, PAPER, 0.4)
    else:
        told, ink = SKILL_NAMES[SKILLS[station]], theme.MUTED
    room = head.width - fonts.measure(m, TAG, TITLES[station])[0] - m.du(6)
    rest = pygame.Rect(head.right - room, head.top, room, head.height)
    sheets.line(surface, m, TAG, told, ink, rest, "right", "pad.told")
    if not low and not taken and not broken and idle and station in IDLE:
        spare = pygame.Rect(head.left, head.bottom + m.du(8), head.width, m.pitch(TAG))
        sheets.line(surface, m, TAG, IDLE[station], theme.MUTED, spare, where="pad.idle")


def _order(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, order: forecast.Order, m: Metrics,
    hot: bool, held: str, number: int,
) -> None:  # fmt: skip
    """Draw an order: what it is, who would do it, and the chance."""
    who = held if held in order.options else forecast.best(model, order)
    lit = bool(held) and held in order.options
    ground = theme.mix(INK, TOBACCO, 0.7 if hot else 0.46)
    sheets.plate(surface, rect, m, theme.TEAL if lit else theme.AMBER if hot else None, ground)
    pygame.draw.rect(surface, color_of(who), (rect.left, rect.top + m.du(4), m.du(4),
                                              rect.height - m.du(8)))  # fmt: skip
    inner = rect.inflate(-m.du(20), -m.du(2))
    chance = sheets.percent(forecast.chance(model, who, order))
    wide = fonts.measure(m, NAME, chance)[0] + m.du(8)
    sheets.line(surface, m, NAME, chance, PAPER, inner, "right", "order.chance")
    left = pygame.Rect(inner.left, inner.top, inner.width - wide, inner.height)
    told = f"{number} {words(model, order)}"
    if inner.height < m.pitch(TAG) + m.pitch("tile"):
        sheets.line(surface, m, TAG, told, theme.INK, left, where="order")
        return
    foot = Room(left).piece(left.width, m.pitch(TAG) + m.pitch("tile"))
    head = foot.north(m.pitch(TAG))
    sheets.line(surface, m, TAG, told, theme.INK, head, where="order")
    first = model.name(who).split()[0]
    sheets.line(surface, m, "tile", f"{first}: {brief(model, who, order)}", theme.SOFT, foot,
                where="order.told")  # fmt: skip


def brief(model: Model, who: str, order: forecast.Order) -> str:
    """Return what an order brings."""
    if order.verb == "shoot":
        aim = forecast.fire(model, who, order)
        return f"{aim.harm:.0f} hull if it hits"
    return SHORT[order.verb]


def told_at(model: Model, order: forecast.Order, who: str) -> str:
    """Return what a shot at a raider would do, for the plate of that raider."""
    aim = forecast.fire(model, who, order)
    return f"{model.name(who).split()[0]} {fleet.aim_words(aim)}"
