"""The table of The Moonpeeler Affair: the line, the planets, the weapons and the captain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.client.draw import icon_hits, richtext, theme
from game.client.draw.scenery import print_style
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.facts import beats, forecast, prices
from game.client.games.free_captains.guide.tips import open_tips
from game.client.games.free_captains.pieces import dice, people, stock
from game.client.games.free_captains.play.auto_answers import CaptainAnswers
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.shelf.saves import SAVES
from game.client.games.free_captains.sound import cues
from game.client.games.free_captains.table import (
    guide,
    layout,
    line,
    own,
    painting,
    rail,
    shelf,
    spot_layout,
    tray,
)
from game.client.games.free_captains.table.controller import Controller
from game.client.games.free_captains.table.more_buttons import more_buttons
from game.client.games.free_captains.table.movements import CaptainsMovements
from game.client.games.free_captains.table.prefetch import FacePrefetch
from game.client.games.free_captains.table.verbs import VERBS
from game.client.shell.window.confirm import ConfirmScene
from game.client.shell.window.scenes import Layer
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.boards.mat_board import MatBoard
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.stage import Scenery
from game.client.tabletop.play.model import Mark
from game.client.tabletop.replay.playback import Reel
from game.client.tabletop.replay.playback_paint import Exhibit
from game.client.tabletop.table.contract import (
    Areas,
    Board,
    Outcomes,
    Pages,
    Part,
    Questions,
    Table,
    TableKind,
    Things,
    Turns,
)
from game.client.tabletop.table.scene import table_makers
from game.client.widgets import Button, keymap
from game.client.widgets.placement import Kept, Rank, of_rank
from game.free_captains.events import CardEvaded, GameBegan, RoundBegan
from game.table.events import Event
from game.table.session import Session

STEP_ICONS = {"planet": "planet", "encounter": "swords", "search": "eye"}
"""the steps of the top bar by phase; their ids are icons"""
OWN = ("captain", "hand")
LINE = ("card", "plate", "pip", "badge", "way_out", "planet", "slot", "location", "weapon",
        "weapon_slot", "alien", "bag", "drawn", "cube", "supply", "die", "rolled", "step", "track",
        "engage", "evade", "pay", "settle", "face", "lose", "gain", "power", "search", "action",
        "draw", "price")  # fmt: skip


class CaptainsAreas(Areas):
    """Where everything is: ``mat`` is the mat of the line and all around it."""

    def regions(self, m: Metrics) -> Regions:
        self.mat = layout.board(m, self.ui.tab)
        return layout.regions(m, self.mat, self.ui.tab)

    @property
    def caption_in_bar(self) -> bool:
        return True  # the foot of the board has the tracks, which change meanwhile

    def beside_guest(self, found: Any, guest: pygame.Rect, m: Metrics) -> Any:
        if found.hidden and found.shows("board"):  # the mat ends above the coach's strip
            self.mat = layout.board(m, self.ui.tab, found.board)
        return found

    def read_also(self) -> list[Kept]:
        prices = [rect for name, rect in self.view.spots.items() if name[0] == "plate"]
        return of_rank(Rank.GOAL, prices)

    def guide_at(self, board: pygame.Rect) -> pygame.Rect:
        return self.mat.rect("hand") if self.mat.shows("hand") else board


class CaptainsBoard(Board):
    """The mat, with cards and pieces on it."""

    model: Model

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.velvet = Layer()
        """the mat with its empty places"""

    def spots(self) -> dict[Name, pygame.Rect]:
        if not self.view.areas.shows("board"):
            return {}
        return spot_layout.all_spots(self.model, mat_of(self.table), self.m)

    def paint(self, surface: pygame.Surface) -> None:
        areas = self.view.areas
        if not areas.shows("board"):
            painting.bars(surface, self.m, areas)
            return
        bare = not self.model.view["hand"]
        key = self.m, self.ui.tab, self.model.weapon_count, bare, theme.palette
        surface.blit(self.velvet.get(self.m.size, key, self._paint_mat), (0, 0))
        painting.bars(surface, self.m, areas)
        mat = mat_of(self.table)
        if mat.shows("standing"):
            rail.standing(surface, mat.rect("standing"), self.model, self.m)
        self.table.things.paint(surface, self.spots(), moving=False)

    def _paint_mat(self, surface: pygame.Surface) -> None:
        painting.mat(surface, self.model, mat_of(self.table), self.m)

    def paint_live(self, surface: pygame.Surface) -> None:
        if self.view.areas.shows("board"):
            with icon_hits.group("live"):
                away = self.table.movements.flights.tags()
                self.table.things.paint(surface, self.view.spots, moving=True, away=away)
                own.draw_cubes(surface, self.model, self.view.spots, away)
                line.arrows(surface, self.model, self.view.spots, self.m, away)
        else:
            icon_hits.drop("live")


class CaptainsThings(Things):
    """All things on the mat."""

    model: Model
    kinds = {
        "alien": rail.Alien, "captain": own.Captain, "track": own.Track, "hold": own.Hand,
        "hand": own.HandCard,
        "planet": shelf.ShelfCard, "slot": shelf.Slot, "location": shelf.Location,
        "weapon": shelf.ShelfCard, "weapon_slot": shelf.WeaponSlot,
        "card": line.LineCard, "plate": line.Plate, "pip": line.Pip, "badge": line.Badge,
        "rolled": line.RolledDie, "way_out": line.WayOut,
        "die": tray.Die, "step": tray.Step, "bag": tray.Bag, "bag_cube": tray.BagCount,
        "cube": tray.Cube, "supply": tray.Supply, "drawn": tray.LastDraw,
    }  # fmt: skip

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        forecast.draw(surface, area, self.model, self.m)


class CaptainsPages(Pages):
    """The page of Super Weapons to choose from, before the planet of the round."""

    def needs_page(self) -> bool:
        return bool(self.model.view["seen"])

    def scenery(self, card: str, section: int) -> Scenery:
        planet = str(self.model.view["planet"])
        if not art.has_scene(planet):
            return super().scenery(card, section)
        return Scenery((self.table.kind.game, planet), partial(art.scene, planet),
                       partial(print_style.steps, art.FOLDER, planet))  # fmt: skip


class CaptainsQuestions(Questions):
    """The answers in the bar, with what each costs."""

    model: Model

    def notes(self) -> Mapping[str, str]:
        card, found = self.model.current, {}
        for each in self.model.options:
            if each.verb == "engage" and each.source == card:
                found[each.key] = prices.engage_line(self.model, self.model.price(card))
            elif each.verb == "evade" and each.source == card:
                found[each.key] = prices.evade_line(self.model.escape(card))
            elif each.verb == "step":
                value = dict(self.model.dice)[each.source] - int(each.target)
                found[each.key] = dice.words(each.source, value).rstrip(".")
        return found

    def more_buttons(self) -> Sequence[Button]:
        return more_buttons(self.table, self.model)

    def step(self) -> str:
        return STEP_ICONS.get(self.model.view["phase"], "")

    def round_words(self) -> str:
        number = self.model.view["round"]
        return f"Round {number}" if number else ""

    def warns(self, key: str) -> bool:
        """Ask once more where an answer would lose the game."""
        lost = guide.fatal(self.model, key)
        if not lost:
            return False
        words = richtext.plain(self.model.labels[key].label)
        told = f"**{richtext.literal(words)}** {lost}."
        self.app.stack.push(
            ConfirmScene(self.app, "This loses the game", told,
                         partial(self.table.do.choose, key), yes="Lose the game", no="Go back",
                         careful=True)
        )  # fmt: skip
        return True


class CaptainsTurns(Turns):
    """Draws, forced Evades and the ends of rounds, one after another."""

    model: Model
    films_own = True
    _title = ""

    def reel(self, mark: Mark[Any]) -> Reel | None:
        self.model.events_on_show = []
        self._title = self._titled(mark)
        found = beats.reel(self.model, mark, self.model.film(mark, self.shot_ends))
        if found is not None and any(isinstance(each, CardEvaded) for each in found.shown):
            self._title = "What follows"  # it is about more than one card
        if found is not None and any(isinstance(each, RoundBegan) for each in found.shown):
            self._title = "The round ends"
        return found

    def _titled(self, mark: Mark[Any]) -> str:
        """Return the title of what follows the answer after a mark."""
        view, name = mark.view, self.model.content.name
        verb, _, what = self.model.session.history[mark.seq].answer.key.partition(":")
        if view["phase"] == "search" and view["planet"]:
            return f"The search of {name(view['planet'])}"
        if verb == "planet":
            return f"Course set for {name(what)}"
        if verb in ("evade", "lose", "draw") and view["facing"]:
            return f"Evading {name(view['facing']['card'])}"
        return "What follows"

    def cuts(self, event: Event) -> bool:
        return beats.cuts(event)

    def turn_of(self, seat: int) -> str:
        return self._title

    def summarize(self, seat: int, events: Sequence[Event]) -> str:
        return self.turn_of(seat)

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        self.model.events_on_show = list(events)
        return Exhibit()

    def caption(self, now: Sequence[Event]) -> str:
        return beats.words(self.model, now)

    def lingers(self, now: Sequence[Event]) -> float:
        return beats.seconds(self.caption(now))

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        surface.blit(people.portrait(self.model.captain.id, rect.size), rect)


class CaptainsOutcomes(Outcomes):
    """Sounds, and music that fits the danger."""

    model: Model
    _alien = ""  # of the round that was heard last

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat, self._alien):
            self.app.cue(name, after, count)
        self._alien = cues.alien_of(events, self.model.view["aliens"][self.model.view["sector"]])

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)


class Keys(Part):
    """The keys of the game, and faces painted in advance."""

    def __init__(self, table: Table) -> None:
        self.table, self.model = table, model_of(table)
        self.warming = FacePrefetch(self.model)

    def after(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        for id, verb in (("free_captains.evade", "evade"), ("free_captains.search", "search")):
            if keymap.hits(id, event):
                found = [each for each in self.model.options if each.verb == verb]
                if found:
                    self.table.do.ask(found[0].key)
                return bool(found)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._usual()
        return False

    def _usual(self) -> bool:
        """Give the usual answer: pay the rest, or put down a drawn cube."""
        options = self.model.options
        settle = next((each for each in options if each.verb == "settle"), None)
        usual = settle or self.model.usual_cube
        if usual is not None:
            self.table.do.ask(usual.key)
        return usual is not None

    def warm(self, quiet: float) -> bool:
        self.warming.update(quiet, quiet > 0, mat_of(self.table), self.table.m)
        return False


def mat_of(table: Table) -> MatBoard:
    """Return the mat of the last layout."""
    assert isinstance(table.areas, CaptainsAreas)
    return table.areas.mat


def model_of(table: Table) -> Model:
    """Return the model of a table of this game."""
    assert isinstance(table.model, Model)
    return table.model


def _model(session: Session[Any]) -> Model:
    made = Model(session)
    stock.use(made.content)
    return made


def _tips(table: Table) -> Tips[Any]:
    return open_tips(model_of(table), table.app, table.views.relayout)


KIND = TableKind(
    game="free_captains",
    verbs=VERBS,
    steps=(("planet", "Planet"), ("swords", "Encounter"), ("eye", "Search")),
    turn_begins=(GameBegan, RoundBegan),
    log_rules=lambda model: LogRules(
        (GameBegan, RoundBegan), again=model.again, amend=model.with_idle_rolls
    ),
    tabs={
        "line": Tab("Line", "swords", "Shows the line"),
        "captain": Tab("Captain", "hand", "Shows the captain, the tracks and the hand"),
        "log": Tab("Log", "log", "Shows the log"),
    },
    tab_of={**dict.fromkeys(LINE, "line"), **dict.fromkeys(OWN, "captain")},
    saves=SAVES,
    model=_model,
    controller=lambda table: Controller(model_of(table)),
    steward=CaptainAnswers,
    areas=CaptainsAreas,
    board=CaptainsBoard,
    things=CaptainsThings,
    pages=CaptainsPages,
    questions=CaptainsQuestions,
    turns=CaptainsTurns,
    outcomes=CaptainsOutcomes,
    movements=lambda table: CaptainsMovements(
        table.view, table.motion, table.views, model_of(table), table.things.at
    ),
    tips=_tips,
    parts=lambda table: (Keys(table),),
)
table_of, make = table_makers(KIND)
