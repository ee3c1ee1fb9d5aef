"""The table: where a game is played.

Everything on it is drawn from the seat's view; every gesture ends in the key of an option of
the pending decision. After an answer the state is final: what still moves is decoration, and
results lie in the tray until they are put away.
"""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import richtext, signs
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim import cues
from game.client.games.outer_rim.board.market import Tile
from game.client.games.outer_rim.board.player_board import Places
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.encounter.dice import Tumble
from game.client.games.outer_rim.encounter.pages import Page
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.saves import SAVES
from game.client.games.outer_rim.table import (
    answering,
    building,
    inspector,
    mentions,
    painting,
    passing,
    placing,
    steering,
)
from game.client.games.outer_rim.table.ahead import Ahead
from game.client.games.outer_rim.table.commands import commands
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.curtain import CurtainScene
from game.client.games.outer_rim.table.hand import Hand
from game.client.games.outer_rim.table.layout import TABS, Regions, regions, table_metrics
from game.client.games.outer_rim.table.located import Name, controls
from game.client.games.outer_rim.table.log import Log, LogPanel
from game.client.games.outer_rim.table.meaning import Meaning, icon_of, meanings
from game.client.games.outer_rim.table.menu import MenuScene, help_at
from game.client.games.outer_rim.table.movements import Movements
from game.client.games.outer_rim.table.reading import Reading
from game.client.games.outer_rim.table.spots import Spot, TableForm
from game.client.games.outer_rim.table.top_bar import SPEEDS
from game.client.games.outer_rim.table.warming import Warming
from game.client.games.outer_rim.tips import Tips
from game.client.shell.app import App
from game.client.shell.command_palette import PaletteScene
from game.client.shell.confirm import NoticeScene
from game.client.shell.scenes import Control, Layer, Scene
from game.client.tabletop.keeper import Keeper
from game.client.tabletop.opening import resume
from game.client.tabletop.records import Clock
from game.client.widgets import ScrollArea, keymap
from game.table.events import Event
from game.table.journal import JournalError
from game.table.refusals import Reason
from game.table.session import Session

PARKED = 12  # du that the pointer has to move after an answer before things show large again
TOAST_SECONDS = 7.0
SKIPS = 3  # movements cut short before a faster speed is offered


def make(app: App, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """The table for a session, or for the game of a journal; a notice where it cannot open."""
    if session is None:
        if journal is None:
            return NoticeScene(app, "No game", "There is no game to open; start a new one.")
        try:
            session = resume(journal)
        except JournalError as problem:
            return NoticeScene(app, "This game cannot be opened", literal(str(problem)))
    return TableScene(app, session)


class TableScene(Scene):
    """One game on the table. ``model`` is the game, ``controller`` what gestures mean."""

    name = "table"
    game = "outer_rim"
    thinks_ahead = True
    """whether the next planning step can be thought out"""
    was_press = False
    in_view = False
    """whether the decision, or a page of results, is told in the view"""
    asks_in_view = False
    past: pygame.Surface | None = None
    """the table before the answer whose dice roll"""
    areas: Regions
    tiles: list[Tile]
    board_at: Places
    log_at: pygame.Rect
    log_panel: LogPanel

    def __init__(self, app: App, session: Session[Any]) -> None:
        super().__init__(app)
        self.model = Model(session)
        self.controller = Controller(self.model)
        self.log = Log(self.model)
        self.m = table_metrics(app.metrics)
        self.form = TableForm(self.m, app.dirty.add, app.cue)
        self.obey(app.settings)
        self.map = MapView(self.model)
        self.hand, self.movements = Hand(self), Movements(self)
        self.base = Layer()
        self.spots: dict[Name, pygame.Rect] = {}
        self.listed: dict[str, pygame.Rect] = {}
        self.tray: list[Page] = []
        self.tumble = Tumble()
        self.toast = ""
        self.toast_left = 0.0
        self.reading = Reading(lambda name: bool(inspector.subject(self.model, name)))
        self.keyed = False  # whether the last thing used was a key, not the pointer
        self.meaning = Meaning(app.dirty.add)
        self.inspecting = False  # keys go to everything that can be read
        self.peek = False
        self.page = 0
        self.drawer = False  # compact: full market tiles over the map
        self.tab = answering.STEP_TABS.get(self.model.view["step"], TABS[0])
        """the region on view where they take turns"""
        self.log_large = False
        self.ahead = Ahead(self)
        self.looking: int | None = None  # the other player whose board is on view
        self.own_board_at = pygame.Rect(0, 0, 0, 0)  # the button that ends that
        self.zoom = 0
        self.pan: tuple[float, float] = (0.0, 0.0)
        self.panning = False
        self.credits = self.model.me["credits"]
        self.skips = 0  # movements that the player has cut short
        self.calm, self.swirl = 0.0, 0.0  # seconds without input, and since the storm turned
        self.pointer = (0, 0)
        self.ended = False
        self.keeper = Keeper(self.model, SAVES)
        self.warming = Warming(self)
        self.clock = Clock(self.model.view["round"])
        self.tips = Tips(self)

    # -- life --

    def enter(self) -> None:
        self.app.mood(cues.mood(self.model))
        self.log.sync()
        self.curtain()
        notes = self.model.session.notes
        if notes:
            self.say(literal(" ".join(notes)))
            notes.clear()

    def leave(self) -> None:
        signs.clear()
        self.keeper.keep()
        self.model.session.close()

    def abandon(self) -> None:
        self.model.session.close()

    @property
    def journal(self) -> Path | None:  # type: ignore[override]
        return self.model.session.path

    @property
    def seq(self) -> int | None:  # type: ignore[override]
        return self.model.decision.seq if self.model.decision else self.model.session.seq

    @property
    def seat(self) -> int | None:  # type: ignore[override]
        return self.model.decision.seat if self.model.decision else None

    @property
    def question(self) -> Hashable:
        """The decision or the page that is waiting; a deal that is put together is one."""
        decision = self.model.decision
        deal = decision is not None and decision.step == "trade"
        page = id(self.tray[0]) if self.tray else 0
        return self.model.seat, "deal" if deal else self.seq, page, self.past is not None

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def regions(self, m: Metrics) -> Regions:
        """Where everything is; a table with a guest at it makes room."""
        return regions(m, self.tab)

    def layout(self, m: Metrics) -> None:
        building.build(self, m)

    @property
    def log_shown(self) -> bool:
        return self.areas.shows("log") and not (self.tray and self.areas.hidden)

    def log_area(self) -> pygame.Rect:
        """The log, or with the log made large also what lies beside it."""
        areas = self.areas
        if not self.log_large or areas.hidden:
            return self.tips.beside(self.m, areas.log)
        return areas.log.union(areas.map if self.m.compact else areas.inspector)

    def log_of(self, seat: int | None) -> None:
        """Shows the log of one player, or of all."""
        self.log.only = seat
        self.log_panel.back = 0
        self.relayout(self.app.metrics)

    def enlarge_log(self) -> None:
        """Makes the log larger, or as it was."""
        if self.areas.hidden:
            self.show_tab("map" if self.tab == "log" else "log")
            return
        self.log_large = not self.log_large
        self.relayout(self.app.metrics)

    def follow(self, link: str) -> None:
        """Shows what a name in the log stands for; a place in the middle of the map."""
        name = mentions.spot(link)
        if name not in self.reading.pins:
            self.reading.toggle(name)
        if name[0] == "space" and self.map_shown:
            self.zoom = max(self.zoom, 1)
            self.centre(name[1])
        else:
            self.relayout(self.app.metrics)

    def centre(self, space: str) -> None:
        """Brings a space into the middle of the zoomed map."""
        self.pan = self.map.picture.pan_to(space, steering.MAP_ZOOMS[self.zoom])
        self.base.drop()
        self.relayout(self.app.metrics)

    def log_back(self) -> int:
        return getattr(getattr(self, "log_panel", None), "back", 0)

    def market_full(self) -> bool:
        """Whether the market shows whole cards, not a strip of names."""
        return not self.m.compact or self.drawer or bool(self.areas.hidden)

    def market_area(self) -> pygame.Rect:
        """Where the market is: at its place, or over the map."""
        return self.areas.map if self.m.compact and self.drawer else self.areas.market

    @property
    def large_page(self) -> Page | None:
        """The page of results that is told in the view, if any."""
        return self.tray[0] if self.tray and self.tray[0].large else None

    @property
    def tray_shown(self) -> bool:
        """Whether a page of results lies over the player's cards."""
        return bool(self.tray) and not self.large_page and not self.view_covers_tray()

    def view_covers_tray(self) -> bool:
        """The compact view lies over the player's board as well."""
        return self.in_view and self.m.compact

    def all_spots(self) -> dict[Name, pygame.Rect]:
        """Every place on the table, whatever lies over it."""
        return placing.all_spots(self)

    @property
    def board_seat(self) -> int:
        """Whose board is on view."""
        return self.model.seat if self.looking is None else self.looking

    def look_at(self, seat: int | None) -> None:
        """Shows another player's board in place of one's own, or one's own again."""
        self.tab = "board"
        again = seat in (self.looking, self.model.seat)
        self.looking = None if again else seat
        self.controller.carry = None
        self.relayout(self.app.metrics)

    def strip(self) -> pygame.Rect:
        """The strip over the board; the way back from another's stands at its end."""
        strip = self.areas.strip.copy()
        if self.looking is not None:
            strip.width = self.own_board_at.left - self.m.du(6) - strip.left
        return strip

    def own_board(self) -> None:
        """Shows one's own board again."""
        self.look_at(None)

    def show_tab(self, name: str) -> None:
        """Shows another region where they take turns."""
        self.tab = name
        self.controller.carry = None
        self.relayout(self.app.metrics)

    @property
    def my_turn(self) -> bool:
        return self.model.view["turn"] == self.model.seat

    def episode(self) -> list[Event]:
        """What has happened since the step began."""
        return view.episode(self.model)

    def toggle_peek(self) -> None:
        """Puts the encounter view aside, or brings it back."""
        self.peek = not self.peek
        self.relayout(self.app.metrics)

    def more(self) -> None:
        """Shows the next page of answers in the bar."""
        self.page += 1
        self.relayout(self.app.metrics)

    def controls(self) -> list[Control]:
        return controls(self.model, self.controller.placed, self.spots, self._listed_in_view())

    def _listed_in_view(self) -> dict[str, pygame.Rect]:
        """The buttons of answers, without those that are scrolled out of view."""
        area = self.form.find("encounter.choices")
        if not isinstance(area, ScrollArea):
            return self.listed
        return {key: rect for key, rect in self.listed.items() if area.view.contains(rect)}

    # -- gestures on spots --

    def refuse(self, reason: Reason) -> None:
        """Shows why not, with the clause."""
        clause = f"  {{teal|{reason.clause}}}" if reason.clause else ""
        self.say(richtext.literal(reason.text) + clause, "refuse")

    def say(self, markup: str, cue: str = "toast") -> None:
        """Shows a sentence over the table for a while."""
        self.app.cue(cue)
        self.toast, self.toast_left = markup, TOAST_SECONDS
        self.invalidate()

    # -- answering --

    def ask(self, key: str) -> None:
        """Answers the decision, after a word about what would be left undone."""
        answering.ask(self, key)

    def choose(self, key: str) -> None:
        """Answers the decision and shows what came of it."""
        answering.choose(self, key)

    def hand_over(self, seat: int) -> None:
        """Shows the table to the player of a seat."""
        answering.hand_over(self, seat)

    def next_page(self) -> None:
        """Puts a page of results away; answers nothing."""
        answering.next_page(self)

    def undo(self) -> None:
        """Takes the last answer back."""
        answering.undo(self)

    def redo(self) -> None:
        """Gives the answer taken back once more."""
        answering.redo(self)

    def curtain(self) -> None:
        """Covers the table where another player at this screen is asked."""
        seat = self.model.waiting_for
        if seat is not None:
            self.app.stack.push(CurtainScene(self, seat))

    def show_end(self) -> None:
        self.app.open_scene("end", table=self)

    def open_palette(self) -> None:
        """Everything that can be done now, by name."""
        title = richtext.plain(self.model.prompt) if self.model.decision else "The game is over."
        self.app.stack.push(PaletteScene(self.app, title, commands(self)))

    # -- menu and settings --

    def open_menu(self) -> None:
        """Esc lets go of what is in hand first, then opens the menu."""
        if not steering.let_go(self):
            self.pause()

    def pause(self) -> None:
        """The menu over the table."""
        self.app.stack.push(MenuScene(self.app))

    def next_speed(self) -> None:
        self.turn_speed(1)

    def turn_speed(self, step: int) -> None:
        """Moves on to another animation speed."""
        order = SPEEDS
        at = (order.index(self.app.settings.speed) + step) % len(order)
        self.app.change_settings(speed=order[at])
        self.say(f"Animation speed: **{order[at]}**")
        self.relayout(self.app.metrics)

    def toggle_market(self) -> None:
        """Compact: the market in full over the map, and back."""
        if self.areas.hidden:
            self.show_tab("map" if self.tab == "market" else "market")
        elif self.m.compact:
            self.drawer = not self.drawer
            self.relayout(self.app.metrics)

    def help(self) -> None:
        """What the icon under the pointer means, else how to play."""
        sign = signs.at(self.pointer)
        icon = sign[1] if sign and not self.keyed else icon_of(self.model, self.pointed())
        term = meanings().of_icon(icon) if icon else None
        if term:
            self.app.open_scene("rules", term=term.id)
        else:
            help_at(self)

    def rules(self) -> None:
        """The rules, clause by clause, over the table."""
        self.app.open_scene("rules")

    # -- events --

    def handle(self, event: pygame.event.Event) -> bool:
        return steering.before_widgets(self, event) or super().handle(event)

    def on_event(self, event: pygame.event.Event) -> bool:
        return steering.after_widgets(self, event)

    def pin(self, name: Name) -> None:
        """Keeps a thing in view, or lets it go."""
        self.reading.toggle(name)
        self.relayout(self.app.metrics)

    def raise_pin(self, name: Name) -> None:
        """A click on a tab: brings the pin to the front, or lets the front one go."""
        if name == self.reading.front:
            self.reading.toggle(name)
        else:
            self.reading.raise_pin(name)
        self.relayout(self.app.metrics)

    # -- hover --

    def on_update(self, dt: float) -> None:
        passing.update(self, dt)

    def pointed(self) -> Name | None:
        """The thing under the pointer, or in focus while the keyboard is used."""
        hover = self.form.focus if self.keyed else self.form.hover
        if not self.keyed and self.reading.resting(self.pointer, self.m.du(PARKED)):
            return None
        if hover is self.log_panel:
            link = self.log_panel.link_at(self.pointer)
            return mentions.spot(link) if link else None
        return hover.name if isinstance(hover, Spot) else None

    def on_motion(self) -> None:
        """Flights mark what they touch by themselves."""

    def skip(self) -> bool:
        moved = super().skip()
        if moved:
            self.skips += 1
            if self.skips == SKIPS and self.app.settings.speed in ("normal", "slow"):
                self.say(f"**{keymap.key('table.faster')}** changes how fast things move.")
            self.invalidate()
        return moved

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        painting.paint(self, surface)

    @property
    def map_shown(self) -> bool:
        shown = self.areas.shows("map") and not (self.m.compact and self.drawer)
        return shown and (not self.in_view or self.peek) and not (self.tray and self.areas.hidden)

    @property
    def docked(self) -> bool:
        """Whether things show large at a place of their own, instead of floating."""
        return bool(self.areas.inspector.width) and not self.log_large

    @property
    def strip_shown(self) -> bool:
        return not self.view_covers_tray() or self.peek

    def paint_over(self, surface: pygame.Surface) -> None:
        painting.paint_past(self, surface)
        self.hand.paint(surface)
        self.movements.flights.draw(surface)
        floating = self.reading.beside if self.docked else self.reading.shown
        if floating and not self.controller.carry:
            painting.paint_zoom(self, surface, floating)
        self.meaning.draw(surface, self.m)
        if self.toast:
            painting.paint_toast(self, surface)
