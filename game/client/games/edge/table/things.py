"""The things on the table of a case: heroes, cards, coins, and the things on the stage."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.checks import check_tray, odds, spending
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import heroes
from game.client.games.edge.stage.stage import CaseUi
from game.client.games.edge.stage.thing import Answer, CaseThing, Round, Row
from game.client.games.edge.table import large, talent_cards, tracks
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.board import board_of
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.play.model import Mark
from game.client.tabletop.replay.playback import Reel
from game.client.tabletop.table.contract import Things, Turns
from game.edge.cards.scenes import Scene

HELD_ALPHA = 225


class Held(CaseThing):
    """A thing to take in hand; ``held_du`` is its size there, 0 for that on the table."""

    held_du = 0

    def picture(self) -> pygame.Surface | None:
        rect, px = self.view.spots.get(self.name), self.m.du(self.held_du)
        if rect is None:
            return None
        made = self.as_picture((px, px) if px else rect.size)
        made.set_alpha(HELD_ALPHA)
        return made


class Hero(Held):
    """The board of a hero."""

    readable, broad = True, True
    held_du = 72

    @property
    def title(self) -> str:
        return self.model.name(self.id)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        face = art.hero(self.id, rect.size, self.title, self.m)
        surface.blit(images.cut(face, self.m.du(5)), rect)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        large.hero(surface, rect, self.model, self.id, self.m)


class Punch(Row):
    """A hole of a talent card; its id is the key of the answer."""

    @property
    def tip(self) -> str:
        return talent_cards.tip(self.model, self.id)


class Entry(Answer):
    """A further specialization; its id is the key of the answer."""

    @property
    def tip(self) -> str:
        return talent_cards.entry_tip(self.model, self.id)


class Card(Held):
    """A card of gear."""

    readable, layer = True, 2

    @property
    def title(self) -> str:
        return self.model.content.name(self.id)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        heroes.card(surface, rect, self.model, self.id, self.m)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        large.gear(surface, rect, self.model, self.id, self.m)


class Ware(Card):
    """A card for sale."""

    layer, broad = 1, True

    @property
    def tip(self) -> str:
        told = f"**{literal(self.title)}**, {self.model.content.card(self.id).price:,} credits"
        refused = self.model.why_not("buy", self.id)
        return f"{told}\n{literal(refused.text)}" if refused is not None else told


class Place(Row):
    """A place for a card on the board of a hero ("juno.holster")."""

    @property
    def tip(self) -> str:
        slot = self.id.partition(".")[2]
        return literal(heroes.place_words(self.model, slot)) if slot else ""


class Hold(CaseThing):
    """The cards that nobody has equipped."""

    @property
    def tip(self) -> str:
        return literal(heroes.hold_words(self.model))


class Slot(CaseThing):
    """A slot of a check: way, lead, help, gear, calm, push or edge."""

    broad = True

    @property
    def tip(self) -> str:
        return check_tray.tip(self.model, self.id)


class Chip(Held, Round):
    """The leftover symbols of a kind, to be spent."""

    layer = 2

    @property
    def tip(self) -> str:
        return f"**{self.id.capitalize()}**: drop it on a card to use it."

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.model.outcome is not None:
            count = spending.chips(self.model, self.model.outcome).get(self.id, 0)
            spending.chip(surface, rect, self.id, count, self.m)


class SpendCard(Row):
    """A card to spend symbols on ("card@target")."""

    @property
    def tip(self) -> str:
        found = next((x for x in spending.offers(self.model) if x.name == self.name), None)
        if found is None:
            return ""
        told = found.why or found.view.told
        return f"**{literal(spending.title(self.model, found))}.** {literal(told)}"


class Coins(Held):
    """The points of Destiny."""

    broad = True
    held_du = 44

    @property
    def tip(self) -> str:
        view, tray = self.model.seat_view, self.model.tray
        spent = (" The dark one with a red rim lies on this check, and flips when you roll."
                 if tray is not None and tray.dark else "")  # fmt: skip
        return (f"**Destiny:** {view.light} light for you, {view.dark} dark for the opposition. "
                "A light one upgrades a check of yours, hinders an enemy or buys a lucky break, "
                f"and flips to dark.{spent}")  # fmt: skip

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        tracks.coin(surface, rect.center, rect.width, self.model.seat_view.light > 0)


class Track(CaseThing):
    """A track of the story."""

    broad = True

    @property
    def tip(self) -> str:
        track = next((one for one in self.model.story.tracks if one.id == self.id), None)
        if track is None:
            return ""
        marks = [f"**{mark.at}:** {literal(mark.text)}" for mark in track.marks]
        note = [literal(track.note)] if track.note else []
        now = self.model.seat_view.counts.get(track.id, 0)
        return "\n".join([f"**{literal(track.name)}**, {now} of {track.length}", *note, *marks])


class CaseThings(Things):
    """All things on the table; each board of the stage has its own besides."""

    model: Model
    ui: CaseUi
    kinds = {
        "hero": Hero, "card": Card, "ware": Ware, "place": Place, "slot": Slot, "roll": Row,
        "treat": Answer, "learn": Answer, "chip": Chip, "buy": SpendCard, "coins": Coins,
        "track": Track, "hold": Hold, "punch": Punch, "enter": Entry,
    }  # fmt: skip

    def at(self, name: Name) -> Thing:
        on_stage = board_of(self.table).stage.kinds
        return (self.kinds.get(name[0]) or on_stage.get(name[0], Thing))(self.table, name)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        areas, board = areas_of(self.table), board_of(self.table)
        over = areas.roll_page is not None and self.table.page_over
        page = areas.roll_page
        if areas.roll_over_stage and page is not None and not areas.at.view.colliderect(area):
            odds.draw_rolled(surface, area, self.model, page.check, self.m)  # not what comes next
            return
        if over and areas.at.view.colliderect(area):
            return
        scene = self.model.scene
        if self.ui.side == "scene" and areas.at.side.width and scene is not None:
            self._scene_tab(surface, area.inflate(-self.m.du(16), -self.m.du(12)), scene)
            return
        if not areas.checking and board.stage.idle(surface, area):
            return
        odds.draw(
            surface, area, self.model, board.card, self.m, self.table.inspector.pointed_thing()
        )

    def _scene_tab(self, surface: pygame.Surface, area: pygame.Rect, scene: Scene) -> None:
        """Draw the picture of the scene, and what was seen of scenes ahead; of an encounter its
        text too, which no card shows."""
        m = self.m
        text = scene.text if self.model.stage in ("encounter", "battle") else ()
        told = "\n".join([*map(literal, text), *odds.seen_ahead(self.model)])
        if told:
            height = sheets.wrap(m, told, area.width, "tile", theme.SOFT).height + m.du(8)
            height = min(height, area.height * 6 // 10)
            foot = pygame.Rect(area.left, area.bottom - height + m.du(8), area.width,
                               height - m.du(8))  # fmt: skip
            sheets.text(surface, m, foot, told, theme.SOFT, "body", "tile", where="scene.text")
            area = pygame.Rect(area.left, area.top, area.width, area.height - height)
        board_of(self.table).card.picture_card(surface, area, scene)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return art.bust(self.model.heroes_of(seat)[0], size)

    def on_hover(self) -> None:
        areas = areas_of(self.table).at
        self.table.invalidate(areas.board.union(areas.check))
        if areas.inspector.width:
            self.table.invalidate(areas.inspector)


class CaseTurns(Turns):
    """The turns of a partner, which are in the log at once."""

    model: Model

    def reel(self, mark: Mark[Any]) -> Reel | None:
        """Return no turns to show."""
        return None

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        who = self.model.heroes_of(seat)[0]
        surface.blit(art.hero(who, rect.size, self.model.name(who), self.m), rect)
