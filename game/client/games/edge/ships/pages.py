"""Ships and orders, large enough to read, and the panels of a battle."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    NAME,
    PAPER,
    RED,
    TAG,
    TOBACCO,
    TYPED,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.ships import fleet, forecast, look, pads
from game.client.games.edge.cards import sheets
from game.client.tabletop.kit.spots import Name
from game.edge.ships import CREW, ORDERS, SKILLS
from game.edge.text.names import SKILL_NAMES

RULES = {
    "close": "Move 1 step closer to every raider, 2 with 3 Successes; the gun gets a Boost die.",
    "open": "Move 1 step away from every raider, 2 with 3 Successes. At 4 steps you escape.",
    "evade": "Each Success adds a Setback die to all shots at you this round (maximum 3).",
    "shoot": "The gun's damage plus 1 for each Success, minus armor. Long shots are harder.",
    "screens": "Each Success adds a Setback die to all shots at you this round (maximum 2).",
    "repair": "Repair 1 hull, plus 1 for each Success, and 2 strain. It gets harder each time.",
    "mend": "Repairs a disabled station or component.",
    "jump": "Add 1 jump mark, 2 with 3 Successes or a Triumph. At 4 marks you jump away.",
}
"""what each order does (EE-R95 to EE-R98)"""


def title(model: Model, name: Name) -> str:
    """Return the name of a thing on the stage."""
    if name[0] == "raider" and name[1] in model.battle.vessels:
        return model.battle.vessels[name[1]].name
    if name[0] == "own":
        return model.battle.own.sheet.name
    if name[0] == "station":
        return pads.TITLES[name[1]]
    if name[0] == "order":
        verb, _, target = name[1].partition("@")
        return pads.words(model, forecast.Order(verb, target, {}))
    return model.name(name[1])


def ship_lines(model: Model, who: str) -> list[str]:
    """Return the known facts of a ship."""
    vessel = model.battle.vessels[who]
    sheet = vessel.sheet
    lines = [
        f"**Hull** {vessel.hull} of {sheet.hull}, **strain** {vessel.strain} of {sheet.strain}",
        f"**Armor** {sheet.armor}, **defense** {sheet.defense}, "
        f"**gun** {sheet.damage}, critical {sheet.critical}",
    ]
    if who != CREW:
        lines.append(f"**Now** {look.STEPS[min(vessel.step, 4)].lower()}. "
                     f"**Next:** {fleet.intent_words(model.foresight.sailing(who))}.")  # fmt: skip
    for station, gone in vessel.broken.items():
        state = "destroyed" if gone else "out of use"
        lines.append(f"**{literal(station.capitalize())}** {state}.")
    if vessel.evading or vessel.screens:
        lines.append(f"Shots at it take {vessel.evading + vessel.screens} more Setback this round.")
    lines.append(literal(sheet.story))
    return lines


def order_lines(model: Model, verb: str, target: str, orders: list[forecast.Order]) -> list[str]:
    """Return an order's effect, and each hero's chance."""
    skill = SKILL_NAMES[SKILLS[ORDERS[verb]]]
    lines = [skill, RULES[verb]]
    found = next((each for each in orders if (each.verb, each.target) == (verb, target)), None)
    for who in found.options if found is not None else ():
        assert found is not None
        chance = sheets.percent(forecast.chance(model, who, found))
        lines.append(f"**{literal(model.name(who))}** {chance}, "
                     f"{literal(pads.brief(model, who, found))}")  # fmt: skip
    return lines


def _lines(model: Model, name: Name, orders: list[forecast.Order]) -> list[str]:
    if name[0] in ("raider", "own"):
        who = CREW if name[0] == "own" else name[1]
        return ["Your ship" if who == CREW else "Raider", *ship_lines(model, who)]
    if name[0] == "order":
        verb, _, target = name[1].partition("@")
        return order_lines(model, verb, target, orders)
    here = [verb for verb, station in ORDERS.items() if station == name[1]]
    told = [RULES[verb] for verb in here]
    return [SKILL_NAMES[SKILLS[ORDERS[here[0]]]], *told]


def draw(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics,
    orders: list[forecast.Order],
) -> None:  # fmt: skip
    """Draw a thing on a sheet of paper."""
    sheets.paper(surface, rect, m)
    room = Room(rect).inset(m.du(20), m.du(16))
    head, kind = room.north(m.pitch(HEAD)), room.north(m.pitch(TAG), m.du(8))
    told = title(model, name)
    style = sheets.narrower(m, told, head.width, HEAD, NAME, TAG)
    sheets.line(surface, m, style, told, TYPED, head, where="page.title")
    lines = _lines(model, name, orders)
    sheets.line(surface, m, TAG, lines[0], theme.mix(TYPED, TOBACCO, 0.6), kind, where="page.kind")
    if name[0] in ("raider", "own") and room.height > m.du(260):
        piece = model.battle.vessels[CREW if name[0] == "own" else name[1]].piece
        desk = room.north(m.du(130), m.du(8))
        pygame.draw.rect(surface, theme.mix(INK, TOBACCO, 0.35), desk, border_radius=m.du(4))
        face = desk.inflate(-m.du(16), -m.du(12))
        surface.blit(look.picture(piece, face.size), face)
    sheets.text(surface, m, room, "\n".join(lines[1:]), TYPED, "reading", "body", "tile",
                where="page")  # fmt: skip


def panels(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw a panel for each ship: the raiders in the order of their turns, then yours."""
    whos = [*model.battle.raiders, CREW]
    room, gap = Room(area).inset(m.du(10), m.du(8)), m.du(6)
    height = min(m.du(190), (room.height - gap * (len(whos) - 1)) // len(whos))
    for who in whos:
        _panel(surface, room.north(height, gap), model, who, m)


def _panel(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    tone = TOBACCO if who == CREW else RED
    sheets.plate(surface, rect, m, theme.mix(INK, tone, 0.7), theme.mix(INK, tone, 0.14))
    room = Room(rect).inset(m.du(10), m.du(6))
    head = room.north(m.pitch(NAME), m.du(2))
    vessel = model.battle.vessels[who]
    name = vessel.sheet.name if who == CREW else vessel.name
    sheets.line(surface, m, NAME, name, theme.INK if who == CREW else theme.mix(RED, PAPER, 0.6),
                head, where="ship.name")  # fmt: skip
    lines = ship_lines(model, who)
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="ship.told")
