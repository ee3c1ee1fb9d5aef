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

from game.client import keymap, richtext, signs
from game.client.app import App
from game.client.confirm import NoticeScene
from game.client.outer_rim import (
    bars,
    cues,
    deal_view,
    encounter_view,
    gestures,
    guide,
    inspector,
    market_row,
    mentions,
    opponents,
    painting,
    placing,
    player_board,
)
from game.client.outer_rim.ahead import Ahead
from game.client.outer_rim.commands import commands
from game.client.outer_rim.controller import Controller, Name, controls
from game.client.outer_rim.curtain import CurtainScene
from game.client.outer_rim.dice_row import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.outer_rim.encounter_view import PageLines, Verdict
from game.client.outer_rim.finished import Clock
from game.client.outer_rim.hand import Hand
from game.client.outer_rim.layout import TABS, Regions, regions, table_metrics
from game.client.outer_rim.log_panel import Log, LogPanel
from game.client.outer_rim.map_view import MapView
from game.client.outer_rim.meaning import Meaning, meanings
from game.client.outer_rim.menu import MenuScene
from game.client.outer_rim.model import Model, resume
from game.client.outer_rim.movements import Before, Movements
from game.client.outer_rim.reading import Reading
from game.client.outer_rim.results import Page, pages
from game.client.outer_rim.saves import Keeper
from game.client.outer_rim.spots import Spot, TableForm
from game.client.outer_rim.tips import Tips
from game.client.outer_rim.top_bar import SPEEDS
from game.client.outer_rim.warming import Warming
from game.client.palette import PaletteScene
from game.client.richtext import literal
from game.client.scenes import Control, Layer, Scene
from game.client.theme import Metrics
from game.client.widgets import Button, ScrollArea
from game.outer_rim.events import StepBegan, TurnBegan
from game.table.events import Event, visible
from game.table.journal import JournalError
from game.table.refusals import Reason, Refused
from game.table.session import Session

PARKED = 12  # du that the pointer has to move after an answer before things show large again
HOVER_NEXT = 0.10  # seconds on a thing before it is shown large, coming from another one
TOAST_SECONDS = 7.0
SKIPS = 3  # movements cut short before a faster speed is offered
STORM_STEP, STORM_PACE, STORM_REST = 0.4, 8.0, 12.0
"""the Maelstrom: seconds between two pictures, degrees a second, seconds until it rests"""
STEP_TABS = {"planning": "map", "action": "market", "encounter": "map"}
"""the region that comes up with a step"""
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
    thinks_ahead = True
    """whether the next planning step can be thought out"""

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
        self.keeper = Keeper(self.model)
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
            self.say(" ".join(notes))
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

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def regions(self, m: Metrics) -> Regions:
        """Where everything is; a table with a guest at it makes room."""
        return regions(m, self.tab)

    def layout(self, m: Metrics) -> None:
        self.areas = self.regions(m)
        self.map.layout(self.areas.map, m, MAP_ZOOMS[self.zoom], self.pan)
        self.tiles = market_row.tiles(self.model, m, self.market_area(), self.market_full())
        self.board_at = player_board.places(self.model, m, self.areas.board, self.board_seat)
        self.spots = self.all_spots()
        self.controller.sync(self.spots)
        self.in_view = encounter_view.wanted(self.model, len(self.controller.placed))
        self.spots = placing.visible_spots(self)
        self.controller.sync(self.spots)
        bars.add_top(self, m)
        if self.areas.hidden and not (self.in_view and not self.peek):
            bars.add_tabs(self, m)
        elif m.compact and not (self.in_view and not self.peek):
            bars.add_drawer(self, m)
        placing.add_spots(self, "seat", "market", "deck")
        if self.in_view and not self.peek:
            self._add_view(m)
        placing.add_spots(self, "space", "place", "patrol", "ship")
        self.log_at = self.log_area()
        self.log_panel = LogPanel("log", self.log_at, self.log, self._log_back(), self.follow)
        if (not self.view_covers_tray() or self.peek) and self._log_shown:
            bars.add_log(self, m)
            if not self.log_large:
                self.tips.add(m, self.areas.log)
        if self.tray and not self.view_covers_tray():
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
            placing.add_spots(self, "hold", "slot", "card")
        bars.add_bar(self, m)
        bars.add_deals(self, m)
        if self.docked and self.reading.pins:
            bars.add_pins(self, m)
        if self.looking is not None and not self.view_covers_tray():
            bars.add_own_board(self, m)

    @property
    def _log_shown(self) -> bool:
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
        self.pan = self.map.picture.pan_to(space, MAP_ZOOMS[self.zoom])
        self.base.drop()
        self.relayout(self.app.metrics)

    def _log_back(self) -> int:
        return getattr(getattr(self, "log_panel", None), "back", 0)

    def market_full(self) -> bool:
        """Whether the market shows whole cards, not a strip of names."""
        return not self.m.compact or self.drawer or bool(self.areas.hidden)

    def market_area(self) -> pygame.Rect:
        """Where the market is: at its place, or over the map."""
        return self.areas.map if self.m.compact and self.drawer else self.areas.market

    def view_covers_tray(self) -> bool:
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
            name: placing.hit(self, rect) if name[0] in ON_MAP else rect
            for name, rect in found.items()
            if name[0] not in ON_MAP or self.areas.map.collidepoint(rect.center)
        }
        return {**found, **placing.board_spots(self)} if self.areas.shows("board") else found

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

    def _episode(self) -> list[Event]:
        """What has happened since the step began."""
        events: list[Event] = []
        for turn in reversed(self.model.session.history):
            seen = [each for each in turn.events if visible(each, self.model.seat)]
            events = [*seen, *events]
            if len(encounter_view.since_step(events)) < len(events):
                break
        return encounter_view.since_step(events)

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

    was_press = False

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
            planned = self.ahead.carry_out(events)
        except Refused as refused:
            self.say(richtext.literal(refused.reason))
            return
        except JournalError as problem:
            self.app.stack.push(NoticeScene(self.app, "The game cannot be saved",
                                            literal(str(problem))))  # fmt: skip
            return
        self._after(events, before, episode)
        if planned:
            self.say(planned)

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
        self.tips.heard(events)
        self.tumble, self.looking = Tumble(events=events), None
        if any(isinstance(each, StepBegan | TurnBegan) for each in events):
            self.tab = STEP_TABS.get(self.model.view["step"], self.tab)
        self.relayout(self.app.metrics)
        self.speak()
        self.movements.start(events, before)
        self._roll()
        if self.model.decision is None and not self.ended:
            self.ended = True
            self.motion.add(0.4, lambda part: None, self.show_end)

    def speak(self) -> None:
        """Has the question read aloud, in the view with all that belongs to it."""
        if not self.app.settings.spoken:
            return
        if self.in_view and not self.model.view["deal"]:
            words = encounter_view.spoken(self.model, self.model.options, self._episode())
        else:
            words = self.model.prompt if self.model.decision else "The game is over."
        self.app.speak(words)

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

    def curtain(self) -> None:
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
        self.speak()
        self._go_as_planned()

    def _go_as_planned(self) -> None:
        """Carries out the plan of a player who has just taken over the screen."""
        before, events = self.movements.before(), list[Event]()
        planned = self.ahead.carry_out(events)
        if events:
            self._after(events, before, [])
        if planned:
            self.say(planned)

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
            gestures.carried(self)
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
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.calm = 0.0
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
            self.was_press = False
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
            gestures.carried(self)
        elif self.reading.hovered and self.reading.readable(self.reading.hovered):
            self.pin(self.reading.hovered)
        elif self.reading.pins:
            self.reading.clear()
            self.relayout(self.app.metrics)
        self.invalidate()
        return True

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
            ("table.plan", self.ahead.offer),
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
        self._turn_storm(dt)
        self.meaning.wait(dt, self.pointer, self._tips_wanted)
        if self.meaning.shown and self.form.tip:
            self.form.explain(None)  # the icon speaks for itself
        reading = self.reading
        rest = max(0.01, self.app.settings.hover_delay)
        if reading.point(self._pointed(), rest, min(HOVER_NEXT, rest)):
            self.invalidate(self.areas.map)
        elif reading.wait(dt):
            self.invalidate(self.areas.inspector if self.docked and not reading.pins else None)

    @property
    def _tips_wanted(self) -> bool:
        """Whether resting on an icon may tell what it means: nothing else speaks there."""
        if self.keyed or self.controller.carry or not self.app.settings.tips:
            return False
        silent = self.form.tip is None or isinstance(self.form.tip, Spot)
        return silent and self.app.stack.top is self

    def _turn_storm(self, dt: float) -> None:
        """The Maelstrom turns while somebody plays; a table left alone is still."""
        self.calm, self.swirl = self.calm + dt, self.swirl + dt
        alive = self.app.settings.lively and self.map_shown and self.app.stack.top is self
        if alive and self.calm < STORM_REST and self.swirl >= STORM_STEP:
            self.map.picture.turned = (self.map.picture.turned - STORM_PACE * self.swirl) % 360
            self.swirl = 0.0
            self.app.dirty.add(self.map.picture.storm_rect(), decoration=True)

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
            self.skips += 1
            if self.skips == SKIPS and self.app.settings.speed in ("normal", "slow"):
                self.say(f"**{keymap.key('table.faster')}** changes how fast things move.")
            self.invalidate()
        return moved

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        key = (self.model.version, self.m, self.in_view, self.peek, bool(self.tray), self.drawer,
               self.tab,
               self.board_seat)  # fmt: skip
        surface.blit(self.base.get(self.m.size, key, partial(painting.paint_base, self)), (0, 0))
        clip = surface.get_clip()
        if self.map_shown and clip.colliderect(self.areas.map):
            surface.set_clip(clip.clip(self.areas.map))
            self.map.draw_moving(
                surface, painting.space_meant(self), painting.map_lights(self),
                painting.path(self), self.movements.flights.tags(), painting.lane(self),
                self.ahead.space,
            )  # fmt: skip
            surface.set_clip(clip)
        if not self.strip_shown:
            signs.drop("strip")
        elif clip.colliderect(self.areas.strip):
            with signs.group("strip"):
                painting.paint_strip(self, surface)
        if not self.docked:
            signs.drop("inspector")
        elif clip.colliderect(self.areas.inspector):
            with signs.group("inspector"):
                inspector.draw_docked(
                    surface, self.model, self.m, self.areas.inspector, self.reading.docked,
                    bool(self.reading.pins),
                )  # fmt: skip

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
        self.hand.paint(surface)
        self.movements.flights.draw(surface)
        floating = self.reading.beside if self.docked else self.reading.shown
        if floating and not self.controller.carry:
            painting.paint_zoom(self, surface, floating)
        self.meaning.draw(surface, self.m)
        if self.toast:
            painting.paint_toast(self, surface)
