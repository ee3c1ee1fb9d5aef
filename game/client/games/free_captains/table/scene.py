"""The table of The Moonpeeler Affair: the line, the planets, the weapons and the captain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client.draw.scenery import press
from game.client.draw import richtext, signs, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.pieces import stock
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.shelf.saves import SAVES
from game.client.games.free_captains.facts import forecast, prices
from game.client.games.free_captains.table import guide, large, layout, painting, placing
from game.client.games.free_captains.table.controller import Controller
from game.client.games.free_captains.sound.hearing import Hearing
from game.client.games.free_captains.table.movements import CaptainsMovements
from game.client.games.free_captains.facts.proposal import proposal
from game.client.games.free_captains.table.verbs import SHAPES, VERBS
from game.client.games.free_captains.table.warming import Warming
from game.client.shell.window.confirm import ConfirmScene
from game.client.games.free_captains.guide.tips import open_tips
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.play.opening import open_table
from game.client.tabletop.play.parts import TableActions
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.stage import Scenery
from game.client.widgets import Button, keymap
from game.free_captains.events import GameBegan, RoundBegan
from game.table.session import Session

STEP_ICONS = {"planet": "planet", "encounter": "swords", "search": "eye"}
"""the steps of the top bar by phase; their ids are icons"""
READABLE = frozenset(("card", "planet", "location", "alien", "weapon", "hand", "die", "rolled",
                      "captain"))  # fmt: skip


class CaptainsTable(Hearing):
    """One game of The Moonpeeler Affair on the table."""

    game = "free_captains"
    verbs, shapes = VERBS, SHAPES
    saves = SAVES
    steps = (("planet", "Planet"), ("swords", "Encounter"), ("eye", "Search"))
    turn_begins = (GameBegan, RoundBegan)
    tabs = {
        "line": Tab("Line", "swords", "Shows the line and what belongs to it"),
        "captain": Tab("Captain", "hand", "Shows the captain, the tracks and the hand"),
        "log": Tab("Log", "log", "Shows the log"),
    }
    model: Model
    controller: Controller

    def prepare(self) -> None:
        self.velvet = Layer()
        """the mat with its empty places"""
        self.warming = Warming(self.model)

    # -- its parts --

    def make_model(self, session: Session[Any]) -> Model:
        made = Model(session)
        stock.use(made.content)
        return made

    def make_controller(self) -> Controller:
        return Controller(self.model)

    def make_movements(self, do: TableActions) -> CaptainsMovements:
        return CaptainsMovements(self.view, self.motion, do, self.model)

    def make_tips(self) -> Tips[Any]:
        return open_tips(self.model, self.app, self.relayout)

    def log_rules(self) -> LogRules:
        return LogRules(heads=self.turn_begins)

    # -- layout --

    def regions(self, m: Metrics) -> Regions:
        self.mat = layout.board(m, self.ui.tab)
        return layout.regions(m, self.mat, self.ui.tab)

    def all_spots(self) -> dict[Name, pygame.Rect]:
        if not self.view.areas.shows("board"):
            return {}
        return placing.all_spots(self.model, self.mat, self.m)

    def bar_notes(self) -> Mapping[str, str]:
        card = self.model.current
        found = {}
        for each in self.model.options:
            if each.verb == "engage" and each.source == card:
                found[each.key] = prices.engage_line(self.model, self.model.price(card))
            elif each.verb == "evade" and each.source == card:
                found[each.key] = prices.evade_line(self.model.escape(card))
        return found

    def barred(self) -> Sequence[Button]:
        """Return Engage or Evade with the reason against it, if only the other is offered."""
        model, found = self.model, []
        if model.step != "face":
            return []
        for verb, words in (("engage", "Engage"), ("evade", "Evade")):
            stop = model.why_not(verb, model.current)
            if stop is not None:
                found.append(
                    Button(f"barred.{verb}", pygame.Rect(0, 0, 0, 0), words, lambda: None,
                           icon=VERBS.icons[verb], detail=richtext.plain(stop.text),
                           enabled=False, reason=richtext.literal(stop.text))
                )  # fmt: skip
        return found

    def view_wanted(self) -> bool:
        return bool(self.model.view["seen"])  # Super Weapons to choose from, on a page

    def step_now(self) -> str:
        return STEP_ICONS.get(self.model.view["phase"], "")

    def round_words(self) -> str:
        round = self.model.view["round"]
        return f"Round {round}" if round else ""

    # -- answering --

    def ask(self, key: str) -> None:
        """Answer; ask once more where that would lose the game."""
        lost = guide.fatal(self.model, key)
        if lost:
            words = richtext.plain(self.model.labels[key].label)
            told = f"**{richtext.literal(words)}** {lost}."
            self.app.stack.push(
                ConfirmScene(self.app, "This loses the game", told, partial(self.choose, key),
                             yes="Lose the game", no="Go back", careful=True)
            )  # fmt: skip
        else:
            self.choose(key)

    # -- keys --

    def take_key(self, event: pygame.event.Event) -> bool:
        for id, verb in (("free_captains.evade", "evade"), ("free_captains.search", "search")):
            if keymap.hits(id, event):
                found = [each for each in self.model.options if each.verb == verb]
                if found:
                    self.ask(found[0].key)
                return bool(found)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._usual()
        return False

    def _usual(self) -> bool:
        """Give the usual answer: pay the rest, or put down a drawn cube."""
        options = self.model.options
        settle = next((each for each in options if each.verb == "settle"), None)
        usual = settle or proposal(self.model)
        if usual is not None:
            self.ask(usual.key)
        return usual is not None

    def on_update(self, dt: float) -> None:
        super().on_update(dt)
        resting = not self.app.stack.busy and not self.app.dirty
        self.warming.update(self.keeper.quiet, resting, self.mat, self.m)

    # -- pictures --

    def paint_board(self, surface: pygame.Surface) -> None:
        areas = self.view.areas
        if not areas.shows("board"):
            painting.bars(surface, self.m, areas)
        if areas.shows("board"):
            key = self.m, self.ui.tab, self.model.weapon_count, theme.palette
            surface.blit(self.velvet.get(self.m.size, key, self._paint_mat), (0, 0))
            painting.bars(surface, self.m, areas)
            painting.still(surface, self.model, self.mat, self.all_spots(), self.m)

    def _paint_mat(self, surface: pygame.Surface) -> None:
        painting.mat(surface, self.model, self.mat, self.m)

    def paint_live(self, surface: pygame.Surface) -> None:
        if self.view.areas.shows("board"):
            with signs.group("live"):
                away = self.movements.flights.tags()
                painting.live(surface, self.model, self.view.spots, self.m, away)
        else:
            signs.drop("live")

    def subject(self, name: Name | None) -> str:
        if name is None or name[0] not in READABLE:
            return ""
        return name[1] or self.model.view["captain"]

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        large.draw(surface, rect, self.model, name, self.m)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        forecast.draw(surface, area, self.model, self.m)

    def tip_of(self, name: Name) -> str:
        return guide.tip(self.model, name)

    def scenery(self, card: str, section: int) -> Scenery:
        """Return the Planet of the round as the scene behind a page."""
        planet = str(self.model.view["planet"])
        if not art.has_scene(planet):
            return super().scenery(card, section)
        return Scenery((self.game, planet), partial(art.scene, planet),
                       partial(press.steps, art.FOLDER, planet))  # fmt: skip

    def title_of(self, name: Name) -> str:
        return self.model.content.name(self.subject(name))

    def picture(self, name: Name) -> pygame.Surface | None:
        rect = self.view.spots.get(name)
        return None if rect is None else painting.in_hand(rect, self.model, name, self.m)

    def menu_notes(self) -> Sequence[str]:
        return ()


def make(app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """Return the table for a session or a journal; a notice if it cannot be opened."""
    return open_table(CaptainsTable, app, journal, session)
