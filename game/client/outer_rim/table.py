"""The table: where a game is played.

Everything on it is drawn from the seat's view; every gesture ends in the key of an option of
the pending decision. After an answer the state is final: what still moves is decoration, and
results lie in the tray until they are put away.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client import fonts, images, keymap, richtext, signs, theme
from game.client.app import App
from game.client.confirm import NoticeScene
from game.client.outer_rim import (
    action_bar,
    boards,
    cues,
    deal_view,
    encounter_view,
    facts,
    guide,
    inspector,
    market_row,
    mentions,
    opponents,
    pieces,
    player_board,
)
from game.client.outer_rim.commands import commands
from game.client.outer_rim.controller import LISTED_TOO, Controller, Name, controls
from game.client.outer_rim.curtain import CurtainScene
from game.client.outer_rim.dice_row import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.outer_rim.encounter_view import PageLines, Verdict
from game.client.outer_rim.finished import Clock
from game.client.outer_rim.hand import Hand
from game.client.outer_rim.layout import TABS, Regions, regions, row, table_metrics
from game.client.outer_rim.log_panel import Log, LogPanel, picks
from game.client.outer_rim.map_view import MapView
from game.client.outer_rim.meaning import Meaning, meanings
from game.client.outer_rim.menu import MenuScene
from game.client.outer_rim.model import Model, resume
from game.client.outer_rim.movements import Before, Movements
from game.client.outer_rim.reading import Reading
from game.client.outer_rim.results import Page, pages
from game.client.outer_rim.saves import Keeper
from game.client.outer_rim.spots import Spot, TableForm
from game.client.outer_rim.top_bar import SPEEDS, Prompt, StepTracker
from game.client.outer_rim.warming import Warming
from game.client.palette import PaletteScene
from game.client.richtext import literal
from game.client.scenes import Control, Layer, Scene
from game.client.theme import Metrics
from game.client.widgets import Button, Label
from game.outer_rim.events import StepBegan, TurnBegan
from game.table.decisions import Option
from game.table.events import Event, visible
from game.table.journal import JournalError
from game.table.refusals import Reason, Refused
from game.table.session import Session

PARKED = 12  # du that the pointer has to move after an answer before things show large again
HOVER_NEXT = 0.10  # seconds on a thing before it is shown large, coming from another one
TOAST_SECONDS = 7.0
TAB_WORDS = {
    "map": ("Map", "planet"),
    "market": ("Market", "market"),
    "board": ("My board", "ship"),
    "opponents": ("Players", "contact"),
    "log": ("Log", "log"),
}
"""where regions take turns: what each tab is called, and its icon"""
STEP_TABS = {"planning": "map", "action": "market", "encounter": "map"}
"""the region that comes up with a step"""
DRAG_SLACK = 5  # pixels before a press becomes a drag
SNAP_DU = 24
ON_MAP = ("space", "place", "patrol", "ship")
MAP_ZOOMS = (1.0, 1.35, 1.8, 2.4, 3.0)


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
        self.tab = STEP_TABS.get(self.model.view["step"], TABS[0])
        """the region on view where they take turns"""
        self.log_large = False
        self.looking: int | None = None  # the other player whose board is on view
        self.own_board_at = pygame.Rect(0, 0, 0, 0)  # the button that ends that
        self.zoom = 0
        self.pan: tuple[float, float] = (0.0, 0.0)
        self.panning = False
        self.credits = self.model.me["credits"]
        self.pointer = (0, 0)
        self.ended = False
        self.keeper = Keeper(self.model)
        self.warming = Warming(self)
        self.clock = Clock(self.model.view["round"])

    # -- life --

    def enter(self) -> None:
        self.app.mood(cues.mood(self.model))
        self.log.sync()
        self._curtain()
        notes = self.model.session.notes
        if notes:
            self.say(" ".join(notes))
            notes.clear()

    def leave(self) -> None:
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

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def regions(self, m: Metrics) -> Regions:
        """Where everything is; a table with a guest at it makes room."""
        return regions(m, self.tab)

    def layout(self, m: Metrics) -> None:
        self.areas = self.regions(m)
        self.map.layout(self.areas.map, m, MAP_ZOOMS[self.zoom], self.pan)
        self.tiles = market_row.tiles(self.model, m, self._market_area(), self.market_full())
        self.board_at = player_board.places(self.model, m, self.areas.board, self.board_seat)
        self.spots = self.all_spots()
        self.controller.sync(self.spots)
        self.in_view = encounter_view.wanted(self.model, len(self.controller.placed))
        self.spots = self._visible_spots()
        self.controller.sync(self.spots)
        self._add_top(m)
        if self.areas.hidden and not (self.in_view and not self.peek):
            self._add_tabs(m)
        elif m.compact and not (self.in_view and not self.peek):
            self._add_drawer(m)
        self._add_spots("seat", "market", "deck")
        if self.in_view and not self.peek:
            self._add_view(m)
        self._add_spots("space", "place", "patrol", "ship")
        self.log_at = self._log_area()
        self.log_panel = LogPanel("log", self.log_at, self.log, self._log_back(), self.follow)
        if (not self._view_covers_tray() or self.peek) and self._log_shown:
            self._add_log(m)
        if self.tray and not self._view_covers_tray():
            encounter_view.build_tray(
                self.form,
                m,
                self.areas.tray,
                self.tray[0],
                len(self.tray) - 1,
                self.next_page,
                self.tumble,
            )
        else:
            self._add_spots("hold", "slot", "card")
        self._add_bar(m)
        self._add_deals(m)
        if self._docked and self.reading.pins:
            self._add_pins(m)
        if self.looking is not None and not self._view_covers_tray():
            self._add_own_board(m)

    @property
    def _log_shown(self) -> bool:
        return self.areas.shows("log") and not (self.tray and self.areas.hidden)

    def _log_area(self) -> pygame.Rect:
        """The log, or with the log made large also what lies beside it."""
        areas = self.areas
        if not self.log_large or areas.hidden:
            return areas.log
        return areas.log.union(areas.map if self.m.compact else areas.inspector)

    def _add_log(self, m: Metrics) -> None:
        self.form.add(self.log_panel)
        for each in picks(self.model, m, self.log_at, self.log, self.log_of, self.enlarge_log,
                          self.log_large):  # fmt: skip
            self.form.add(each)

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
            self.pan = self.map.picture.pan_to(name[1], MAP_ZOOMS[self.zoom])
            self.base.drop()
            self.relayout(self.app.metrics)
        self.invalidate()

    def _log_back(self) -> int:
        return getattr(getattr(self, "log_panel", None), "back", 0)

    def market_full(self) -> bool:
        return not self.m.compact or self.drawer or bool(self.areas.hidden)

    def _market_area(self) -> pygame.Rect:
        return self.areas.map if self.m.compact and self.drawer else self.areas.market

    def _view_covers_tray(self) -> bool:
        """The compact view lies over the player's board as well."""
        return self.in_view and self.m.compact

    def all_spots(self) -> dict[Name, pygame.Rect]:
        """Every place on the table, whatever lies over it."""
        model, found = self.model, dict[Name, pygame.Rect]()
        if self.areas.shows("opponents"):
            for seat, rect in opponents.panels(model, self.m, self.areas.opponents):
                found["seat", str(seat)] = rect
        for tile in self.tiles:
            if tile.card and self.areas.shows("market"):
                found["market", tile.card] = tile.rect
                found["deck", tile.deck] = tile.discard
        if self.areas.shows("map") and not self.drawer:
            found.update(self.map.spots())
        found = {
            name: self._hit(rect) if name[0] in ON_MAP else rect
            for name, rect in found.items()
            if name[0] not in ON_MAP or self.areas.map.collidepoint(rect.center)
        }
        return {**found, **self._board_spots()} if self.areas.shows("board") else found

    def _board_spots(self) -> dict[Name, pygame.Rect]:
        """The places of the board on view; only the player's own takes cards."""
        found = dict[Name, pygame.Rect]()
        at, shown = self.board_at, self.model.view["players"][self.board_seat]
        if self.looking is None:
            found["hold", ""] = self.areas.board
            found["hold", "ship"], found["hold", "self"] = at.ship, at.character
        found["card", str(shown["ship"])] = at.ship
        found["card", str(shown["character"])] = at.character
        for slot, rect in at.slots:
            if self.looking is None:
                found["slot", slot.id] = rect
            if slot.card and not (slot.kind == "secret" and self.looking is not None):
                found["card", slot.card] = rect
        return found

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

    def _add_pins(self, m: Metrics) -> None:
        """A tab for each thing that is kept in view, under the inspector."""
        area, pins = self.areas.inspector, self.reading.pins
        high, gap = max(36, m.du(44)), m.du(6)
        foot = pygame.Rect(area.left + m.du(12), area.bottom - high - m.du(6), 0, high)
        foot.width = area.width - m.du(24)
        for name, rect in zip(pins, row(foot, len(pins), gap), strict=True):
            id = inspector.subject(self.model, name)
            words = pieces.title(self.model, name, id)
            tip = "Lets this go" if name == self.reading.front else "Brings this to the front"
            label = fonts.fit(m, "button", words, rect.width - m.du(32)).text
            button = Button(f"pin.{name[0]}.{name[1]}", rect, label,
                            partial(self._raise_pin, name), tip=f"**{words}**: {tip}")  # fmt: skip
            if name == self.reading.front:
                button.kind = "primary"
            self.form.add(button)

    def _add_own_board(self, m: Metrics) -> None:
        """While another board is on view: the way back."""
        button = Button("table.own_board", pygame.Rect(0, 0, 0, 0), "My board", self.own_board,
                        kind="primary", icon="back", hotkey=keymap.key("back"))  # fmt: skip
        high = max(m.du(36 if m.compact else 44), self.areas.strip.height)
        button.rect = pygame.Rect(0, 0, button.natural_width(m), high)
        button.rect.midright = self.areas.strip.midright
        button.solid = False  # it stands out of the strip by a hair
        self.own_board_at = button.rect
        self.form.add(button)

    def _strip(self) -> pygame.Rect:
        """The strip over the board; the way back from another's stands at its end."""
        strip = self.areas.strip.copy()
        if self.looking is not None:
            strip.width = self.own_board_at.left - self.m.du(6) - strip.left
        return strip

    def own_board(self) -> None:
        """Shows one's own board again."""
        self.look_at(None)

    def _hit(self, rect: pygame.Rect) -> pygame.Rect:
        """A thing on the map with room enough around it to be hit."""
        least = max(36, self.m.du(36 if self.m.compact else 44))
        grown = pygame.Rect(0, 0, max(rect.width, least), max(rect.height, least))
        grown.center = rect.center
        return grown

    def _visible_spots(self) -> dict[Name, pygame.Rect]:
        """The spots that nothing covers now."""
        covered = [self.areas.view] if self.in_view and not self.peek else []
        if self.log_large and not self.areas.hidden:
            covered.append(self._log_area())
        if self.tray and not self._view_covers_tray():
            covered.append(self.areas.tray)
        return {
            name: rect
            for name, rect in self.all_spots().items()
            if not any(area.collidepoint(rect.center) for area in covered)
        }

    def _add_top(self, m: Metrics) -> None:
        top, gap = self.areas.top, m.du(6)
        side = m.du(44 if not m.compact else 36)
        y = top.centery - side // 2
        menu = pygame.Rect(top.left + m.du(8), y, side, side)
        self.form.add(Button("table.menu", menu, "Menu", self.open_menu, kind="icon", icon="menu",
                             tip="Menu", hotkey=keymap.key("back")))  # fmt: skip
        wide = m.du(460 if not m.compact else 372)
        tracker = pygame.Rect(menu.right + gap, top.top + m.du(4), wide, top.height - m.du(8))
        step = self.model.view["step"]
        self.form.add(StepTracker("table.steps", tracker, step, self.my_turn))
        right = top.right - m.du(8)
        for button in reversed(self._tools()):
            button.rect = pygame.Rect(right - side, y, side, side)
            right -= side + gap
            self.form.add(button)
        space = pygame.Rect(tracker.right + m.du(12), top.top, 0, top.height)
        space.width = right - space.left
        words = self.model.prompt if self.model.decision else "The game is over."
        self.form.add(Prompt("table.prompt", space, words, True))

    def _add_drawer(self, m: Metrics) -> None:
        """Compact: the button that shows the market in full over the map, and back."""
        area = self.areas.market if self.drawer else self.areas.opponents
        label = "Back to the map" if self.drawer else "Market"
        button = Button("table.market", area, label, self.toggle_market,
                        hotkey=keymap.key("table.market"),
                        icon="planet" if self.drawer else "market")  # fmt: skip
        wide = button.natural_width(m)
        button.rect = pygame.Rect(0, 0, wide, min(area.height - m.du(8), m.du(44)))
        button.rect.midright = (area.right - m.du(10), area.centery)
        self.form.add(button)

    def _add_tabs(self, m: Metrics) -> None:
        """Where regions take turns: a tab for each."""
        area = self.areas.tabs.inflate(-2 * m.du(6), -m.du(4))
        for (name, (words, icon)), rect in zip(
            TAB_WORDS.items(), row(area, len(TAB_WORDS), m.du(6)), strict=True
        ):
            button = Button(f"table.tab.{name}", rect, words, partial(self.show_tab, name),
                            icon=icon, tip=f"Shows the {words.lower()}")  # fmt: skip
            if name == self.tab:
                button.kind = "primary"
            self.form.add(button)

    def show_tab(self, name: str) -> None:
        """Shows another region where they take turns."""
        self.tab = name
        self.controller.carry = None
        self.relayout(self.app.metrics)

    @property
    def my_turn(self) -> bool:
        return self.model.view["turn"] == self.model.seat

    def _tools(self) -> list[Button]:
        none = pygame.Rect(0, 0, 0, 0)
        stop = self.model.can_undo()
        speed = self.app.settings.speed
        redo = self.model.session.can_redo
        return [
            Button("table.undo", none, "Undo", self.undo, kind="icon", icon="undo",
                   tip="Take the last answer back", hotkey=keymap.key("table.undo"),
                   enabled=stop is None,
                   reason=literal(richtext.plain(stop.text)) if stop else ""),
            Button("table.redo", none, "Redo", self.redo, kind="icon", icon="redo",
                   tip="Give it again", hotkey=keymap.key("table.redo"), enabled=redo,
                   reason="Nothing has been taken back."),
            Button("table.speed", none, "Speed", self.next_speed, kind="icon", icon="speed",
                   tip=f"Animation speed: **{speed}**",
                   hotkey=keymap.key("table.faster")),
            Button("table.help", none, "Help", self.help, kind="icon", icon="help",
                   tip="How to play", hotkey=keymap.key("table.help")),
        ]  # fmt: skip

    def _add_spots(self, *kinds: str) -> None:
        live, carry = self.controller.sources(), self.controller.carry
        goals = set(carry.targets) if carry else self._direct_goals()
        for name, rect in self.spots.items():
            if name[0] not in kinds:
                continue
            if name[0] == "slot" and self._card_in(name):
                continue  # the card's own spot stands for the slot
            goal = name in goals or (carry is not None and self._stands_for(name) in goals)
            self.form.add(
                Spot(
                    name, rect, press=self._press, drag=self._drag, release=self._release,
                    enter=self._enter, live=name in live and not carry, goal=goal and bool(carry),
                    round=name[0] in ("space", "place", "patrol", "ship", "deck"),
                    readable=self.inspecting and self.reading.readable(name),
                )
            )  # fmt: skip

    def _direct_goals(self) -> set[Name]:
        return {each.target for each in self.controller.placed.values() if each.target}

    def _card_in(self, name: Name) -> str:
        return next((slot.card for slot, _ in self.board_at.slots if slot.id == name[1]), "")

    def _stands_for(self, name: Name) -> Name:
        """The slot under a card's spot."""
        if name[0] == "card":
            for slot, _ in self.board_at.slots:
                if slot.card == name[1]:
                    return "slot", slot.id
        return name

    def _options_listed(self) -> list[Option]:
        """The options without a place, and those that are easily missed on the table."""
        placed = self.controller.placed
        return [
            each
            for each in self.model.options
            if each.verb not in deal_view.OPENING
            and (each.key not in placed or each.verb in LISTED_TOO)
        ]

    def _add_view(self, m: Metrics) -> None:
        if self.model.view["deal"]:
            self.listed = deal_view.build(self.form, m, self.areas.view, self.model, self.choose)
            return
        options = [each for each in self.model.options if each.verb not in deal_view.OPENING]
        self.listed = encounter_view.build_view(
            self.form,
            m,
            self.areas.view,
            self.model,
            options,
            self._episode(),
            self.choose,
            self.tumble,
        )

    def _add_deals(self, m: Metrics) -> None:
        """On each opponent's panel, where a deal can be opened: the button that does it.

        The trade action stands for the mere deal in credits with the same player.
        """
        if self.in_view and not self.peek and m.compact or not self.areas.shows("opponents"):
            return
        offers = {
            each.target: each
            for verb in reversed(deal_view.OPENING)
            for each in self.model.options
            if each.verb == verb
        }
        for seat, panel in opponents.panels(self.model, m, self.areas.opponents):
            each = offers.get(f"seat_{seat}")
            if each is not None:
                self._add_deal(m, each, panel)

    def _add_deal(self, m: Metrics, each: Option, panel: pygame.Rect) -> None:
        side = opponents.deal_side(m)
        rect = pygame.Rect(0, 0, side, side)
        rect.topright = panel.move(-m.du(2), m.du(2)).topright
        words = self.model.labels[each.key]
        button = Button(f"action.{each.key}", rect, words.label, lambda: self.choose(each.key),
                        kind="icon", icon="hand", tip=words.label)  # fmt: skip
        self.form.add(button)
        self.listed[each.key] = rect

    def _episode(self) -> list[Event]:
        """What has happened since the step began."""
        events: list[Event] = []
        for turn in reversed(self.model.session.history):
            seen = [each for each in turn.events if visible(each, self.model.seat)]
            events = [*seen, *events]
            if len(encounter_view.since_step(events)) < len(events):
                break
        return encounter_view.since_step(events)

    def _add_bar(self, m: Metrics) -> None:
        if self.in_view and not self.peek:
            self._add_peek(m)
            return
        if self.model.waiting_for is not None:
            self._add_hand_over(m)
            return
        due = sum(each.verb == "deliver" for each in self.model.options)
        buttons = action_bar.build(
            m, self.areas.actions, self._options_listed(), due, self.model.labels, self.ask,
            self.page, self._more,
        )  # fmt: skip
        self.listed = {}
        if self.in_view and not any(
            button.hotkey == keymap.key("table.view") for button in buttons
        ):
            self._add_back(m)
        for button in buttons:
            self.form.add(button)
            self.listed[button.id.removeprefix("action.")] = button.rect
        if not buttons and self.model.options:
            bar = self.areas.actions.inflate(-2 * m.du(24), 0)
            words = "The places that are lit on the table are your choices."
            self.form.add(Label("table.hint", bar, words, "body", theme.MUTED))

    def _add_peek(self, m: Metrics) -> None:
        """Under the view: how to see the table meanwhile."""
        bar = self.areas.actions.inflate(-2 * m.du(12), -2 * m.du(6 if m.compact else 8))
        button = Button("table.peek", bar, "See the table", self.toggle_peek, icon="eye",
                        hotkey=keymap.key("table.view"),
                        tip="Puts the view aside; the same key brings it back")  # fmt: skip
        button.rect = pygame.Rect(bar.left, bar.top, max(m.du(200), button.natural_width(m)),
                                  bar.height)  # fmt: skip
        self.form.add(button)

    def _add_hand_over(self, m: Metrics) -> None:
        """Another player at this screen is asked: results can be read first."""
        self.listed = {}
        bar = self.areas.actions.inflate(-2 * m.du(12), -2 * m.du(6 if m.compact else 8))
        button = Button("table.hand_over", bar, "Hand over", self._curtain, kind="primary",
                        hotkey=keymap.key("table.end"))  # fmt: skip
        wide = max(m.du(240), button.natural_width(m))
        button.rect = pygame.Rect(bar.right - wide, bar.top, wide, bar.height)
        self.form.add(button)

    def _add_back(self, m: Metrics) -> None:
        """While the view is put aside: the way back to it, above the bar."""
        none = pygame.Rect(0, 0, 0, 0)
        button = Button("table.back", none, "Back to the scene", self.toggle_peek, kind="primary",
                        icon="eye_off", hotkey=keymap.key("table.view"))  # fmt: skip
        wide, high = max(m.du(220), button.natural_width(m)), m.du(48)
        button.rect = pygame.Rect(0, 0, wide, high)
        button.rect.midtop = (self.areas.map.centerx, self.areas.map.top + m.du(10))
        button.solid = False
        self.form.add(button)

    def toggle_peek(self) -> None:
        """Puts the encounter view aside, or brings it back."""
        self.peek = not self.peek
        self.relayout(self.app.metrics)

    def _more(self) -> None:
        self.page += 1
        self.relayout(self.app.metrics)

    def controls(self) -> list[Control]:
        return controls(self.model, self.controller.placed, self.spots, self.listed)

    # -- gestures on spots --

    def _press(self, spot: Spot, pos: tuple[int, int]) -> None:
        self._take(self.controller.press(spot.name, pos))
        self._carried()

    def _drag(self, spot: Spot, pos: tuple[int, int]) -> None:
        carry = self.controller.carry
        if carry is None:
            return
        before, was = self.hand.rect(), carry.dragged
        self.controller.drag(pos, DRAG_SLACK)
        if carry.dragged and not was:
            self.app.cue("pick_up")
            self.invalidate()
        if carry.dragged:
            self.invalidate(before.inflate(16, 16))
            self.hand.changed()

    def _release(self, spot: Spot, pos: tuple[int, int]) -> None:
        carry, ghost = self.controller.carry, self.hand.rect()
        dropped = carry is not None and carry.dragged
        if carry is None and not self._was_press:
            return
        outcome = self.controller.release(spot.name, pos, self.m.du(SNAP_DU))
        if not dropped and self._looked(spot.name, outcome):
            return
        if dropped:
            self.app.cue("drop" if isinstance(outcome, Option) else "back")
        if dropped and carry and not isinstance(outcome, Option):
            self.movements.fly_back(carry.source, self.hand.picture(carry.source), ghost)
        self._take(outcome)
        if not isinstance(outcome, Option):
            self._carried()

    def _enter(self, spot: Spot) -> None:
        """Enter or Space on a focused spot: picks up, puts down, or answers."""
        self._was_press = True
        carry = self.controller.carry
        if self.inspecting and not (spot.live or spot.goal):
            self._pin(spot.name)
            return
        if carry is None and self.controller.targets_of(spot.name):
            plain = [p for p in self.controller.options_of(spot.name) if p.target is None]
            if not plain:
                self.controller.pick(spot.name, by_key=True)
                self.app.cue("pick_up")
                self._carried()
                goals = [w for w in self.form.order() if isinstance(w, Spot) and w.goal]
                self.form.set_focus(goals[0] if goals else None)
                return
        name = self._stands_for(spot.name) if carry else spot.name
        name = name if carry and name in carry.targets else spot.name
        outcome = self.controller.click(name)
        if self._looked(name, outcome):
            return
        self._take(outcome)
        if not isinstance(outcome, Option):
            self._carried()

    def _looked(self, name: Name, outcome: Option | Reason | None) -> bool:
        """A click on another player that answers nothing shows that player's board."""
        other = name[0] in ("seat", "ship") and name[1] != str(self.model.seat)
        if other and isinstance(outcome, Reason):
            self.look_at(int(name[1]))
        return other and isinstance(outcome, Reason)

    _was_press = False

    def _carried(self) -> None:
        """What is in hand has changed: other spots light up."""
        self._was_press = True
        carry = self.controller.carry
        goals = set(carry.targets) if carry else set()
        live = self.controller.sources()
        for widget in self.form.widgets:
            if isinstance(widget, Spot):
                widget.goal = bool(carry) and (
                    widget.name in goals or self._stands_for(widget.name) in goals
                )
                widget.live = widget.name in live and not carry
                widget.focusable = widget.goal or widget.live or widget.readable
        self.invalidate()

    def _take(self, outcome: Option | Reason | None) -> None:
        """Acts on what a gesture meant."""
        if isinstance(outcome, Reason):
            self.refuse(outcome)
        elif outcome is not None:
            self.choose(outcome.key)

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
        what = guide.left(self.model, key, self.app.settings.warn_silenced)
        if what:
            scene = guide.LeftScene(self.app, what, partial(self.choose, key), self._silence)
            self.app.stack.push(scene)
        else:
            self.choose(key)

    def _silence(self, kinds: list[str]) -> None:
        """Warnings of these kinds are not wanted again."""
        known = self.app.settings.warn_silenced
        self.app.change_settings(warn_silenced=list(dict.fromkeys([*known, *kinds])))

    def choose(self, key: str) -> None:
        """Answers the decision and shows what came of it."""
        before, episode = self.movements.before(), self._episode()
        try:
            events = self.model.answer(key)
            wish = self.controller.follow_wish()
            while wish is not None:
                events += self.model.answer(wish.key)
                wish = self.controller.follow_wish()
        except Refused as refused:
            self.say(richtext.literal(refused.reason))
            return
        except JournalError as problem:
            self.app.stack.push(NoticeScene(self.app, "The game cannot be saved",
                                            literal(str(problem))))  # fmt: skip
            return
        self._after(events, before, episode)

    def _after(self, events: Sequence[Event], before: Before, episode: Sequence[Event]) -> None:
        self.movements.clear()
        self.toast, self.page, self.peek = "", 0, False
        self.controller.carry = None
        self.reading.park(self.pointer)
        self.tray = pages(self.model, events, episode)
        if encounter_view.tells(self.model):
            self.tray = [page for page in self.tray if page.ai]  # the view tells the rest
        self.log.sync()
        self.log_panel.back = 0
        self._sound(events, episode)
        self.tumble, self.looking = Tumble(events=events), None
        if any(isinstance(each, StepBegan | TurnBegan) for each in events):
            self.tab = STEP_TABS.get(self.model.view["step"], self.tab)
        self.relayout(self.app.metrics)
        self.movements.start(events, before)
        self._roll()
        if self.model.decision is None and not self.ended:
            self.ended = True
            self.motion.add(0.4, lambda part: None, self.show_end)

    def _roll(self) -> None:
        """Sets dice of the last answer rolling where any are shown."""
        if any(isinstance(each, DiceRow) and each.roll.fresh for each in self.form.widgets):
            self.motion.add(TUMBLE_SECONDS, self._rolling)

    def _rolling(self, part: float) -> None:
        self.tumble.part = part
        for each in self.form.widgets:
            if isinstance(each, DiceRow | Verdict | PageLines):
                each.changed()

    def _sound(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """What an answer sounds like, and the music that fits now."""
        for name, after in cues.cues(events, self.model.seat):
            self.app.cue(name, after)
        self.app.mood(cues.mood(self.model, [*episode, *events]))

    def _curtain(self) -> None:
        """Covers the table where another player at this screen is asked."""
        seat = self.model.waiting_for
        if seat is not None:
            self.app.stack.push(CurtainScene(self, seat))

    def hand_over(self, seat: int) -> None:
        """Shows the table to the player of a seat."""
        self.model.look_from(seat)
        self.app.cue("turn_mine")
        self.credits = self.model.me["credits"]
        self.tray, self.looking = [], None
        self.reading.clear()
        self.log.sync()
        self.relayout(self.app.metrics)

    def next_page(self) -> None:
        """Puts a page of results away; answers nothing."""
        self.app.cue("page")
        del self.tray[:1]
        self.relayout(self.app.metrics)

    def show_end(self) -> None:
        self.app.open_scene("end", table=self)

    def undo(self) -> None:
        try:
            self.model.undo()
        except Refused as refused:
            self.say(richtext.literal(refused.reason))
            return
        self.app.cue("undo")
        self._rewound()

    def redo(self) -> None:
        try:
            self.model.redo()
        except Refused as refused:
            self.say(richtext.literal(refused.reason))
            return
        self.app.cue("redo")
        self._rewound()

    def restart_step(self) -> None:
        """Takes back what was done since the step began."""
        self._restart("step", StepBegan, TurnBegan)

    def restart_turn(self) -> None:
        """Takes back what was done since the turn began."""
        self._restart("turn", TurnBegan)

    def _restart(self, what: str, *begins: type[Event]) -> None:
        stop = self.model.can_undo()
        if self.model.restart(*begins):
            self._rewound()
            return
        words = richtext.literal(richtext.plain(stop.text)) if stop else ""
        self.say(words or f"The {what} has only just begun.")

    def open_palette(self) -> None:
        """Everything that can be done now, by name."""
        title = richtext.plain(self.model.prompt) if self.model.decision else "The game is over."
        self.app.stack.push(PaletteScene(self.app, title, commands(self)))

    def _rewound(self) -> None:
        self.movements.clear()
        self.tray, self.toast, self.page, self.peek = [], "", 0, False
        self.tumble, self.looking = Tumble(), None
        self.credits = self.model.me["credits"]
        self.log.sync()
        self.relayout(self.app.metrics)

    # -- menu and settings --

    def open_menu(self) -> None:
        """Esc lets go of what is in hand first, then opens the menu."""
        if self.controller.carry:
            self.controller.carry = None
            self._carried()
        elif self.looking is not None:
            self.own_board()
        elif self.drawer:
            self.toggle_market()
        elif self.inspecting:
            self.inspect()
        elif self.reading.pins:
            self.reading.clear()
            self.relayout(self.app.metrics)
        else:
            self.pause()

    def pause(self) -> None:
        """The menu over the table."""
        self.app.stack.push(MenuScene(self.app))

    def next_speed(self) -> None:
        self._speed(1)

    def _speed(self, step: int) -> None:
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
        term = meanings().of_icon(sign[1]) if sign and not self.keyed else None
        if term:
            self.app.open_scene("rules", term=term.id)
            return
        words = (
            "**Mouse**: drag a thing to where it should go, or click it and then the place. "
            "Amber things can be used now; what you pick up lights the places that take it.\n\n"
            "**Keys**: Tab and arrows go round, Enter picks up and puts down, numbers press the "
            f"buttons below. {keymap.key('table.end')} ends a step, "
            f"{keymap.key('table.undo')} takes back, "
            f"{keymap.key('back')} lets go or opens the menu.\n\n"
            "**Reading**: rest on anything to see it large; right-click keeps it. "
            "The wheel zooms the map and scrolls the log. "
            f"{keymap.key('skip')} ends what moves."
        )
        rules = Button(
            "notice.rules",
            pygame.Rect(0, 0, 0, 0),
            "Rules",
            self.rules,
            hotkey=keymap.key("menu.rules"),
        )
        notice = NoticeScene(self.app, "At the table", words, label="Back", more=[rules])
        self.app.stack.push(notice)

    def rules(self) -> None:
        """The rules, clause by clause, over the table."""
        self.app.open_scene("rules")

    # -- events --

    def handle(self, event: pygame.event.Event) -> bool:
        self.keeper.stir()
        self.clock.stir()
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.keyed = False
            self._track(event)
        elif event.type == pygame.KEYDOWN and not keymap.hits("table.help", event):
            self.keyed = True
        if self.panning and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self._pan_by(event)
        if event.type == pygame.MOUSEWHEEL and self._wheel(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._right_click()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._was_press = False
            if self.toast:
                self.toast = ""
                self.invalidate()
        if keymap.hits("skip", event) and self._space():
            return True
        return super().handle(event)

    def _track(self, event: pygame.event.Event) -> None:
        """Keeps where the pointer is; a carried thing follows it."""
        carry = self.controller.carry
        if carry and not carry.by_key and not self.form.pressed:
            self.hand.changed()
            carry.pos = event.pos
            self.hand.changed()
        self.pointer = event.pos

    def _pan_by(self, event: pygame.event.Event) -> bool:
        """The zoomed map follows the pointer while its ground is held."""
        if event.type == pygame.MOUSEBUTTONUP:
            self.panning = False
            return True
        self.pan = (self.map.pan[0] - event.rel[0], self.map.pan[1] - event.rel[1])
        self.base.drop()
        self.relayout(self.app.metrics)
        return True

    def _space(self) -> bool:
        if self.tray and not self.in_view:
            self.next_page()
            return True
        return False

    def _right_click(self) -> bool:
        if self.controller.carry:
            self.controller.carry = None
            self._carried()
        elif self.reading.hovered and self.reading.readable(self.reading.hovered):
            self._pin(self.reading.hovered)
        elif self.reading.pins:
            self.reading.clear()
            self.relayout(self.app.metrics)
        self.invalidate()
        return True

    def _pin(self, name: Name) -> None:
        """Keeps a thing in view, or lets it go."""
        self.reading.toggle(name)
        self.relayout(self.app.metrics)

    def _raise_pin(self, name: Name) -> None:
        """A click on a tab: brings the pin to the front, or lets the front one go."""
        if name == self.reading.front:
            self.reading.toggle(name)
        else:
            self.reading.raise_pin(name)
        self.relayout(self.app.metrics)

    def inspect(self) -> None:
        """Lets Tab and arrows go to everything that can be read, or only to what can be used."""
        self.inspecting = not self.inspecting
        self.relayout(self.app.metrics)
        words = (
            "Tab and arrows go to **everything** now; Enter keeps a thing in view, "
            f"{keymap.key('table.inspect')} ends this."
        )
        self.say(words if self.inspecting else "Tab and arrows go to what can be used.")

    def _wheel(self, event: pygame.event.Event) -> bool:
        if self.log_at.collidepoint(self.pointer):
            self.log_panel.wheel(event.y)
            return True
        if self.areas.map.collidepoint(self.pointer) and not self.in_view and not self.drawer:
            zoom = max(0, min(len(MAP_ZOOMS) - 1, self.zoom + (1 if event.y > 0 else -1)))
            if zoom != self.zoom:
                self.pan = self.map.pan_for(self.pointer, MAP_ZOOMS[zoom]) if zoom else (0.0, 0.0)
                self.zoom = zoom
                self.base.drop()
                self.relayout(self.app.metrics)
            return True
        return False

    def on_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.zoom:
            self.panning = self.map_shown and self.areas.map.collidepoint(event.pos)
            return self.panning
        if event.type != pygame.KEYDOWN:
            return False
        if keymap.hits("table.market", event):
            self.toggle_market()
            return True
        for id, act in (
            ("table.inspect", self.inspect),
            ("table.restart_step", self.restart_step),
            ("table.restart_turn", self.restart_turn),
            ("palette", self.open_palette),
        ):
            if keymap.hits(id, event):
                act()
                return True
        if keymap.hits("table.slower", event):
            self._speed(-1)
            return True
        return False

    # -- hover --

    def on_update(self, dt: float) -> None:
        self.keeper.update(dt)
        self.warming.update()
        self.clock.tick(dt)
        if self.toast:
            self.toast_left -= dt
            if self.toast_left <= 0:
                self.toast = ""
                self.invalidate()
        self.meaning.wait(dt, self.pointer, self._tips_wanted)
        reading = self.reading
        rest = max(0.01, self.app.settings.hover_delay)
        if reading.point(self._pointed(), rest, min(HOVER_NEXT, rest)):
            self.invalidate(self.areas.map)
        elif reading.wait(dt):
            self.invalidate(self.areas.inspector if self._docked and not reading.pins else None)

    @property
    def _tips_wanted(self) -> bool:
        """Whether resting on an icon may tell what it means: nothing else speaks there."""
        if self.keyed or self.controller.carry or not self.app.settings.tips:
            return False
        return self.form.tip is None and self.app.stack.top is self

    def _pointed(self) -> Name | None:
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
            self.invalidate()
        return moved

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        key = (self.model.version, self.m, self.in_view, self.peek, bool(self.tray), self.drawer,
               self.tab,
               self.board_seat)  # fmt: skip
        surface.blit(self.base.get(self.m.size, key, self._paint_base), (0, 0))
        clip = surface.get_clip()
        if self.map_shown and clip.colliderect(self.areas.map):
            surface.set_clip(clip.clip(self.areas.map))
            self.map.draw_moving(surface, self._space_meant(), self._map_lights(), self._path(),
                                 self.movements.flights.tags())  # fmt: skip
            surface.set_clip(clip)
        if self.strip_shown and clip.colliderect(self.areas.strip):
            with signs.group("strip"):
                self._paint_strip(surface)
        if self._docked and clip.colliderect(self.areas.inspector):
            with signs.group("inspector"):
                inspector.draw_docked(
                    surface, self.model, self.m, self.areas.inspector, self._docked_thing(),
                    bool(self.reading.pins),
                )  # fmt: skip

    def _paint_strip(self, surface: pygame.Surface) -> None:
        boards.draw_strip(
            surface, self._strip(), self.model.view["players"][self.board_seat], self.m,
            name=self.model.player_name(self.board_seat),
            fame_goal=self.model.view["fame_goal"],
            credits=self.credits if self.looking is None else None,
        )  # fmt: skip

    @property
    def map_shown(self) -> bool:
        shown = self.areas.shows("map") and not (self.m.compact and self.drawer)
        return shown and (not self.in_view or self.peek) and not (self.tray and self.areas.hidden)

    @property
    def _docked(self) -> bool:
        """Whether things show large at a place of their own, instead of floating."""
        return bool(self.areas.inspector.width) and not self.log_large

    @property
    def strip_shown(self) -> bool:
        return not self._view_covers_tray() or self.peek

    def _paint_base(self, surface: pygame.Surface) -> None:
        with signs.group("base"):
            self._paint_places(surface)

    def _paint_places(self, surface: pygame.Surface) -> None:
        """Bars, opponents, market, map and board: what an answer changes, not a gesture."""
        m, model, areas = self.m, self.model, self.areas
        surface.fill(theme.DEEP)
        images.draw_panel(surface, areas.top, "flat", m.unit)
        images.draw_panel(surface, areas.actions, "flat", m.unit)
        covered = self.in_view and not self.peek
        if not (covered and m.compact):
            if areas.shows("opponents"):
                opponents.draw(surface, model, m, areas.opponents)
        if not covered:
            if self.map_shown:
                before = surface.get_clip()
                surface.set_clip(areas.map)
                self.map.draw_still(surface)
                surface.set_clip(before)
            if areas.shows("market"):
                self._paint_market(surface)
        if self.tray and not self._view_covers_tray():
            images.draw_panel(surface, areas.board, "flat", m.unit)
        elif not (covered and m.compact) and areas.shows("board"):
            player_board.draw_board(surface, model, m, areas.board, self.board_at, self.board_seat)

    def _paint_market(self, surface: pygame.Surface) -> None:
        options = self.model.options
        buyable = {each.source for each in options if each.verb == "buy"}
        discards = {each.source for each in options if each.verb == "discard"}
        if self.m.compact and self.drawer:
            images.draw_panel(surface, self.areas.market, "flat", self.m.unit)
        market_row.draw(
            surface, self.model, self.m, self._market_area(), self.tiles, self.market_full(),
            buyable, discards,
        )  # fmt: skip

    def _map_lights(self) -> dict[str, str]:
        """Spaces to light up, by kind: what is in hand may go there, or a click does."""
        carry = self.controller.carry
        names = set(carry.targets) if carry else self._direct_goals() | self.controller.sources()
        kind = "target" if carry else "option"
        return {name[1]: kind for name in names if name[0] == "space"}

    def _space_meant(self) -> str:
        """The space under the pointer, or the one that a card under it is for."""
        kind, id = self.reading.hovered or ("", "")
        if kind == "space":
            return id
        return facts.goal_of(self.model, id) if kind in ("card", "market") else ""

    def _path(self) -> Sequence[str]:
        """The way to that space."""
        goal = self._space_meant()
        return self.map.way(str(self.model.me["space"] or ""), goal) if goal else ()

    def paint_over(self, surface: pygame.Surface) -> None:
        self.hand.paint(surface)
        self.movements.flights.draw(surface)
        floating = self.reading.beside if self._docked else self.reading.shown
        if floating and not self.controller.carry:
            self._paint_zoom(surface, floating)
        self.meaning.draw(surface, self.m)
        if self.toast:
            self._paint_toast(surface)

    def _docked_thing(self) -> Name | None:
        """What shows at the inspector's place: the front pin, else what is pointed at."""
        return self.reading.front or self.reading.over

    def _paint_zoom(self, surface: pygame.Surface, shown: Name) -> None:
        """The zoom floats on the half of the window away from the pointer, or beside a pin."""
        id = inspector.subject(self.model, shown)
        if not id:
            return
        rect = inspector.floating_rect(
            self.m, self.pointer, self.areas.top.bottom, self.areas.actions.top
        )
        if self._docked:
            rect.right = self.areas.inspector.left - self.m.du(8)
        pieces.zoom(surface, rect, self.model, shown, id, self.m)

    def _paint_toast(self, surface: pygame.Surface) -> None:
        m = self.m
        wide = min(m.du(760), m.width - m.du(80))
        laid = richtext.layout(m, "body", self.toast, wide - m.du(48), theme.INK)
        used = min(wide, laid.size[0] + m.du(52))
        rect = pygame.Rect(0, 0, used, laid.height + m.du(22))
        rect.midbottom = (self.areas.map.centerx, self.areas.strip.top - m.du(12))
        images.draw_panel(surface, rect, "tip", m.unit)
        bar = pygame.Rect(rect.left, rect.top + m.du(8), m.du(4), rect.height - m.du(16))
        pygame.draw.rect(surface, theme.AMBER, bar, border_radius=m.du(2))
        laid.draw(surface, pygame.Rect(rect.left + m.du(26), rect.top + m.du(11), laid.width,
                                       laid.height), "toast")  # fmt: skip
