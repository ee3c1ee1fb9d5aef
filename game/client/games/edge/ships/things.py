"""The things in a battle of ships: ships, stations, orders, and heroes without a station."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, NAME, PAPER, RED, TOBACCO
from game.client.games.edge.play.model import Model
from game.client.games.edge.ships import fleet, forecast, look, pads
from game.client.games.edge.stage.thing import PaperThing, Round
from game.client.games.edge.zones import tokens
from game.client.tabletop.kit.thing import Thing
from game.edge.ships.names import CREW, ORDERS, PARTS, SKILLS
from game.edge.text.names import SKILL_NAMES
from game.table.grammar import capital, listed

RULES = {
    "close": "Move 1 step closer to every raider, 2 with 3 Successes; the gun gets a Boost die.",
    "open": "Move 1 step away from every raider, 2 with 3 Successes. At 4 steps you escape.",
    "evade": "Each Success adds a Setback die to all shots at you this round (maximum 3).",
    "shoot": "The gun's damage plus 1 for each Success, minus armor. Long shots are harder.",
    "screens": "Each Success adds a Setback die to all shots at you this round (maximum 2).",
    "repair": "Repair 1 hull, plus 1 for each Success, and 2 strain; harder after every 2 tries.",
    "mend": "Repairs a disabled station or component.",
    "jump": "Add 1 jump mark, 2 with 3 Successes or a Triumph. At 4 marks you jump away.",
}
"""what each order does (EE-R95 to EE-R98)"""


class ShipThing(PaperThing):
    """A thing that is read."""

    broad = True

    @property
    def subject(self) -> str:
        return self.id if self.model.seat_view.battle is not None else ""


class Raider(ShipThing):
    """A ship of the other side."""

    layer = 2

    @property
    def title(self) -> str:
        return self.model.battle.vessels[self.id].name

    @property
    def lines(self) -> list[str]:
        return ["Raider", *ship_lines(self.model, self.subject)]

    def draw_piece(self, surface: pygame.Surface, room: Room) -> None:
        m = self.m
        if room.height > m.du(260):
            desk = room.north(m.du(130), m.du(8))
            pygame.draw.rect(surface, theme.mix(INK, TOBACCO, 0.35), desk, border_radius=m.du(4))
            face = desk.inflate(-m.du(16), -m.du(12))
            piece = self.model.battle.vessels[self.subject].piece
            surface.blit(look.picture(piece, face.size), face)


class OwnShip(Raider):
    """The ship of the crew."""

    layer = 0

    @property
    def subject(self) -> str:
        return CREW if self.model.seat_view.battle is not None else ""

    @property
    def title(self) -> str:
        return self.model.battle.own.sheet.name

    @property
    def lines(self) -> list[str]:
        return ["Your ship", *ship_lines(self.model, CREW)]


class Station(ShipThing):
    """A station of the crew."""

    @property
    def title(self) -> str:
        return pads.TITLES[self.id]

    @property
    def lines(self) -> list[str]:
        here = [verb for verb, station in ORDERS.items() if station == self.id]
        return [SKILL_NAMES[SKILLS[ORDERS[here[0]]]], *(RULES[verb] for verb in here)]


class Order(ShipThing):
    """An order of a station ("verb@target")."""

    layer = 1

    @property
    def title(self) -> str:
        verb, _, target = self.id.partition("@")
        return pads.words(self.model, forecast.Order(verb, target, {}))

    @property
    def lines(self) -> list[str]:
        """Its skill, its effect, and each hero's chance."""
        model, verb = self.model, self.id.partition("@")[0]
        lines = [SKILL_NAMES[SKILLS[ORDERS[verb]]], RULES[verb]]
        for order in forecast.orders(model.options):
            for who in order.options if order.id == self.id else ():
                chance = sheets.percent(forecast.chance(model, who, order))
                lines.append(f"**{literal(model.name(who))}** {chance}, "
                             f"{literal(pads.brief(model, who, order))}")  # fmt: skip
        return lines


class Puck(Round):
    """A hero who has no station yet."""

    layer = 5

    def picture(self) -> pygame.Surface | None:
        return tokens.hero(self.m.du(64), self.model, self.id, self.m)


KINDS: dict[str, type[Thing]] = {
    "own": OwnShip, "raider": Raider, "station": Station, "order": Order, "puck": Puck,
}  # fmt: skip


# --- panels beside the battle ---------------------------------------------------------------------


def ship_lines(model: Model, who: str) -> list[str]:
    """Return the known facts of a ship."""
    vessel = model.battle.vessels[who]
    sheet = vessel.sheet
    lines = [
        f"**Hull damage** {vessel.hull} of {sheet.hull}, "
        f"**strain** {vessel.strain} of {sheet.strain}",
        f"**Armor** {sheet.armor}, **defense** {sheet.defense}, "
        f"**gun** {sheet.damage}, critical {sheet.critical}",
    ]
    if who != CREW:
        lines.append(f"**Now** {look.STEPS[min(vessel.step, 4)].lower()}. "
                     f"**Next:** {fleet.intent_words(model.foresight.sailing(who))}.")  # fmt: skip
    for station, gone in vessel.broken.items():
        state = "destroyed" if gone else "out of use"
        name = station if who == CREW else PARTS.get(station, station)
        lines.append(f"**{literal(name.capitalize())}** {state}.")
    if vessel.waits:
        more = "more" if vessel.waits > 0 else "less"
        lines.append(f"The next hit on it does {abs(vessel.waits)} {more} damage.")
    if who == CREW and model.battle.scene.terrain:
        lines.append(_terrain(model))
    if vessel.evading or vessel.screens:
        lines.append(f"Shots at it take {vessel.evading + vessel.screens} more Setback this round.")
    lines.append(literal(sheet.story))
    return lines


def _terrain(model: Model) -> str:
    """Return what the terrain does, and who need not mind it now."""
    scene, free = model.battle.scene, model.battle.clear
    n = scene.terrain
    dice = "a Setback die" if n == 1 else f"{n} Setback dice"
    told = f"**{literal(capital(scene.ground))}** adds {dice} to the helm and to all shots."
    names = listed([literal(model.name(who)) for who in free])
    return f"{told} It does not hinder {names} now." if free else told


def draw_panels(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
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
    lines = ship_lines(model, who) if room.height >= 3 * m.pitch("tile") else _brief(model, who)
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="ship.told")


def _brief(model: Model, who: str) -> list[str]:
    """Return what matters most of a ship, for a low panel."""
    vessel = model.battle.vessels[who]
    hull = f"**Hull damage** {vessel.hull} of {vessel.sheet.hull}"
    if who == CREW:
        return [f"{hull}, **strain** {vessel.strain} of {vessel.sheet.strain}"]
    hull = f"**Hull** {vessel.sheet.hull - vessel.hull} of {vessel.sheet.hull}"
    return [f"{hull}. **Next:** {fleet.intent_words(model.foresight.sailing(who))}."]
