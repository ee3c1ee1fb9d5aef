"""Battles of ships on the stage: bands of range, ships in them, and the stations of the crew."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.client.games.edge.ships import fleet, forecast, look, motion, pads
from game.client.games.edge.ships.things import KINDS, draw_panels
from game.client.games.edge.stage.stage import StageBoard
from game.client.games.edge.zones import tokens
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import Placed
from game.edge.ships.names import FARTHEST, ORDERS
from game.table.decisions import Intent, Option, option
from game.table.events import Event
from game.table.refusals import Reason

AWAY = Reason("", "Drop heroes on orders of a station, or on a raider to fire at it.")


class ShipBoard(StageBoard):
    """The stage of a battle of ships."""

    kinds = KINDS

    # -- places --

    @property
    def field(self) -> look.Field:
        """The places of the battle."""
        return look.field(self.area, self.m, self.model.step == "crew")

    def orders(self) -> list[forecast.Order]:
        """Return the orders that are offered."""
        return forecast.orders(self.model.options)

    def spots(self) -> dict[Name, pygame.Rect]:
        if self.model.seat_view.battle is None:
            return {}
        found, m = self.field, self.m
        made: dict[Name, pygame.Rect] = {("own", ""): found.own}
        made |= fleet.tiles(found, self.model, m)
        made |= pads.spots(found.pads, self.orders(), m)
        return made | self._crew(found)

    def _crew(self, found: look.Field) -> dict[Name, pygame.Rect]:
        """Return the places of heroes who have no station yet: on the plate of their ship."""
        m = self.m
        if self.model.step != "crew":
            return {}
        taken = {who for who, _ in self.model.battle.stations}
        free = [who for who in self.model.seat_view.ups if who not in taken]
        side = m.pick(50, 38)
        right, middle = fleet.deck(found, m)
        left = right - len(free) * (side + m.du(6))
        return {("puck", who): pygame.Rect(left + n * (side + m.du(6)), middle - side // 2,
                                           side, side)
                for n, who in enumerate(free)}  # fmt: skip

    def place(self, option: Option, spots: Spots) -> Placed | None:
        if option.verb not in ORDERS:
            return None
        return Placed(option, ("puck", option.source), ("order", f"{option.verb}@{option.target}"))

    def more(self, placed: Placed) -> Sequence[Name]:
        if placed.option.verb == "shoot":
            return (("raider", placed.option.target),)
        return ()

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        kind, id = source
        if target is None:
            return self._intent_of_click(kind, id)
        if kind not in ("puck", "hero"):
            return None
        if target[0] == "raider":
            return option("shoot", id, target[1])
        if target[0] == "order":
            verb, _, aim = target[1].partition("@")
            return option(verb, id, aim)
        return AWAY

    def _intent_of_click(self, kind: str, id: str) -> Intent | Reason | None:
        """Return what a click stood for: the hero who is best at an order gives it."""
        if self.model.step != "crew":
            return None
        if kind == "raider":
            kind, id = "order", f"shoot@{id}"
            if id not in [each.id for each in self.orders()]:
                return option("shoot", self._free(), id.partition("@")[2])
        if kind == "order":
            found = next((each for each in self.orders() if each.id == id), None)
            if found is not None:
                return found.options[forecast.best(self.model, found)]
        if kind == "station" and any(each.station == id for each in self.orders()):
            return Reason("", "Choose an order of this station.")
        verb = next((each for each, station in ORDERS.items() if station == id), "")
        if kind != "station" or not verb:
            return None
        aims = self.model.battle.raiders if verb == "shoot" else ()
        return option(verb, self._free(), next(iter(aims), ""))

    def _free(self) -> str:
        """Return a hero who is up, one without a station if there is any."""
        ups, busy = self.model.seat_view.ups, dict(self.model.battle.stations)
        return next((who for who in ups if who not in busy), next(iter(ups), ""))

    def order(self) -> Sequence[str]:
        return [each.options[forecast.best(self.model, each)].key for each in self.orders()][:9]

    # -- pictures --

    def still(self, surface: pygame.Surface, spots: Spots) -> None:
        if self.model.seat_view.battle is None:
            return
        look.ground(surface, self.field, self.model.battle.scene.art, self.m)

    def live(
        self, surface: pygame.Surface, spots: Spots, pointed: Name | None, away: Collection[Name]
    ) -> None:
        if self.model.seat_view.battle is None:
            return
        found, model, m = self.field, self.model, self.m
        fleet.own(surface, found, model, m, pointed == ("own", ""))
        self._arrows(surface, spots, pointed)
        held = self.carry.source[1] if self.carry is not None else ""
        shown = self._shot(pointed, held)
        for name, rect in spots.items():
            if name[0] == "raider" and name not in away:
                told = pads.told_at(model, *shown) if shown and shown[0].target == name[1] else ""
                lit = bool(self.carry and name in self.carry.targets)
                hot = pointed in (name, ("order", f"shoot@{name[1]}")) or lit
                fleet.raider(surface, rect, model, name[1], m, hot, told)
        pads.draw(surface, spots, model, m, self.orders(), pointed, held)
        for name, rect in spots.items():
            if name[0] == "puck" and name not in away:
                surface.blit(tokens.hero(rect.width, model, name[1], m), rect)

    def _shot(self, pointed: Name | None, held: str) -> tuple[forecast.Order, str] | None:
        """Return the shot that is thought of, and who fires."""
        if pointed is None or pointed[0] not in ("raider", "order"):
            return None
        id = pointed[1] if pointed[0] == "order" else f"shoot@{pointed[1]}"
        found = next((each for each in self.orders() if each.id == id), None)
        if found is None or found.verb != "shoot":
            return None
        who = held if held in found.options else forecast.best(self.model, found)
        return found, who

    def _arrows(self, surface: pygame.Surface, spots: Spots, pointed: Name | None) -> None:
        """Draw who will shoot at whom: every raider that can, and your gun."""
        bow = fleet.hull(self.field, self.m)
        tray = self.model.tray
        aim = tray.target if tray is not None and tray.way == "shoot" else ""
        for name, rect in spots.items():
            if name[0] != "raider":
                continue
            vessel = self.model.battle.vessels[name[1]]
            if vessel.step < FARTHEST and not vessel.late:
                start = (rect.left, rect.centery - self.m.du(6))
                look.arrow(surface, start, (bow.right, bow.centery), self.m, True,
                           pointed == name)  # fmt: skip
            if pointed == ("order", f"shoot@{name[1]}") or aim == name[1]:
                look.arrow(surface, (bow.right, bow.centery + self.m.du(8)),
                           (rect.left, rect.centery + self.m.du(8)), self.m, False)  # fmt: skip

    def idle(self, surface: pygame.Surface, area: pygame.Rect) -> bool:
        if self.model.seat_view.battle is None:
            return False
        draw_panels(surface, area, self.model, self.m)
        return True

    def note(self) -> str:
        battle = self.model.seat_view.battle
        return f"Round {max(1, battle.round)}" if battle is not None else ""

    # -- motion --

    def show(self, events: Sequence[Event], before: Spots) -> float:
        if self.movements is None or self.model.outcome is not None:
            return 0.0
        return motion.start(self.model, self.movements, events, before, self.spots())
