"""The table of a case: the stage, the check tray, odds, tracks, two heroes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import images, materials, signs, theme
from game.client.draw.motion import SPEEDS
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art
from game.client.games.edge.sound import cues
from game.client.games.edge.identity.identity import (
    GEAR_KEY,
    HELP_KEY,
    INK,
    LEAD_KEY,
    POINT_KEY,
    PUSH_KEY,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.shelf.saves import SAVES
from game.client.games.edge.checks import checking, odds, spending, throws
from game.client.games.edge.stage import heroes, layout
from game.client.games.edge.table import large, tracks
from game.client.games.edge.cards import sheets
from game.client.games.edge.table.boards import boards
from game.client.games.edge.stage.card import SceneBoard
from game.client.games.edge.stage.controller import CHIPS, Controller
from game.client.games.edge.stage.layout import CaseRegions
from game.client.games.edge.stage.stage import CaseUi, StageBoard
from game.client.games.edge.table.steward import CaseSteward
from game.client.games.edge.stage.verbs import SHAPES, VERBS
from game.client.games.edge.checks.throws import RollPage
from game.client.games.edge.checks.well import PAIR_SECONDS, AnyRoll, Well, thrown
from game.client.games.edge.guide.tips import open_tips
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.table.answering import Before
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.bars.log import LogRules
from game.client.tabletop.play.model import Mark
from game.client.tabletop.play.opening import open_table
from game.client.tabletop.play.parts import TableView
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, Tumble
from game.client.tabletop.replay.playback import Reel
from game.client.tabletop.pages.results import Page
from game.client.tabletop.table.scene import TabletopScene
from game.client.tabletop.kit.spots import Name
from game.client.widgets import Choice, keymap
from game.edge.cards.scenes import Scene as Scene_
from game.edge.events import AdventureBegan, Rolled, SceneBegan
from game.edge.rules import jobs
from game.table.decisions import option
from game.table.events import Event
from game.table.session import Session

READ_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
"""keys that close a roll, beside the one for that"""
SIDES = (("odds", "Odds"), ("log", "Log"), ("scene", "Scene"))
SLOT_KEYS = {LEAD_KEY: "lead", HELP_KEY: "help", GEAR_KEY: "gear", PUSH_KEY: "push",
             POINT_KEY: "edge"}  # fmt: skip
JOBS = "jobs"
PORTS = (("trade", "Shop"), ("people", "Infirmary"), (JOBS, "Jobs"))
"""the parts of a port beside the ranks of each hero"""


class CaseTable(TabletopScene):
    """One case on the table."""

    game = "edge"
    verbs, shapes = VERBS, SHAPES
    saves = SAVES
    turn_begins = (AdventureBegan, SceneBegan)
    step_begins = ()
    tabs = {
        "scene": Tab("Scene", "encounter", "Shows the scene and the check"),
        "crew": Tab("Crew", "crew", "Shows the heroes"),
        "odds": Tab("Odds", "dice", "Shows the odds"),
        "log": Tab("Log", "log", "Shows the log"),
    }
    steward = CaseSteward
    tells_opening = True
    """whether the rolls from before the first question are shown"""
    model: Model
    controller: Controller
    ui: CaseUi

    # -- its parts --

    def make_model(self, session: Session[Any]) -> Model:
        return Model(session)

    def make_ui(self) -> CaseUi:
        return CaseUi(tab=next(iter(self.tabs)))

    def make_view(self) -> TableView:
        return TableView(self.m, layout.regions(self.m, self.ui.tab))

    def make_controller(self) -> Controller:
        self.boards = boards(self.model, self.ui) if hasattr(self, "ui") else {}
        return Controller(self.model, lambda: self.stage)

    def prepare(self) -> None:
        self.boards = boards(self.model, self.ui)

    @property
    def stage(self) -> StageBoard:
        """The board on the stage."""
        pinned = self.model.step == "port" and self.ui.port == JOBS
        return self.boards.get(JOBS if pinned else self.model.stage, self.boards["card"])

    @property
    def card(self) -> SceneBoard:
        """The board of scenes, which knows what is at stake."""
        found = self.boards["card"]
        assert isinstance(found, SceneBoard)
        return found

    def log_rules(self) -> LogRules:
        return LogRules(heads=self.turn_begins)

    # -- layout --

    @property
    def areas(self) -> CaseRegions:
        """The regions of the table."""
        found = self.view.areas
        assert isinstance(found, CaseRegions)
        return found

    @property
    def checking(self) -> bool:
        """True while the check tray is open; without a check the stage has its room."""
        return self.model.tray is not None

    def regions(self, m: Metrics) -> CaseRegions:
        """Return the regions; a tip has its room at the foot of a small window's column, whichever
        tab of it is open."""
        found = layout.regions(m, self.ui.tab, self.ui.side, self.checking)
        found = self.paged(found, m)
        if not found.side.width or not found.inspector.width or not hasattr(self, "tips"):
            return found
        shown = found.inspector.copy()
        shown.height -= min(self.tips.height(m, shown.width), shown.height // 2)
        return replace(found, inspector=shown)

    def paged(self, found: CaseRegions, m: Metrics) -> CaseRegions:
        """Return the regions with the place of a roll to read as that of a page."""
        page = self.roll_page
        if page is None or self.ui.peek:
            return found
        shown = found.heroes if found.shows("heroes") else pygame.Rect(0, 0, 0, 0)
        return replace(found, view=throws.place(self.model, page, found.tray, shown, m))

    def tip_area(self) -> pygame.Rect:
        return self.areas.side if self.areas.side.width else super().tip_area()

    @property
    def spends(self) -> bool:
        """True while a roll is spent or paid."""
        return spending.shown(self.model)

    def lay_board(self, m: Metrics) -> None:
        for each in self.boards.values():
            each.lay(self.areas, m)

    def all_spots(self) -> dict[Name, pygame.Rect]:
        areas, model, m = self.areas, self.model, self.m
        found: dict[Name, pygame.Rect] = {}
        if areas.shows("heroes"):
            found |= heroes.spots(areas.heroes, model, m)
        if areas.shows("tracks"):
            found |= tracks.spots(areas.tracks, model, m)
        if not areas.shows("board"):
            return found
        if self.spends:
            return found if self.ui.past is not None else {
                **found, **spending.spots(areas.tray, model, m)
            }  # fmt: skip
        return {**found, **self.stage.spots(), **checking.spots(areas.check, model, m)}

    def view_wanted(self) -> bool:
        return False

    def round_words(self) -> str:
        return self.stage.note()

    def base_key(self) -> Hashable:
        own = self.ui.side, self.ui.port, self.ui.past is None, self.roll_over_stage
        return super().base_key(), theme.palette, own

    @property
    def log_shown(self) -> bool:
        return super().log_shown and bool(self.areas.log.width)

    def enlarge_log(self) -> None:
        if self.areas.side.width:
            self.turn_side("odds" if self.ui.side == "log" else "log")
            return
        super().enlarge_log()

    def turn_side(self, side: str) -> None:
        """Show another tab of a small window's column."""
        self.ui.side = side
        self.renew()

    def turn_port(self, part: str) -> None:
        """Show another part of a port."""
        self.ui.port = part
        self.renew()

    def build_over(self, m: Metrics) -> None:
        side = self.areas.side
        if side.width:
            rect = pygame.Rect(side.left + m.du(4), side.top + m.du(2), side.width - m.du(8),
                               m.du(44 if not m.compact else 40))  # fmt: skip
            self.form.add(Choice("table.side", rect, list(SIDES), self.ui.side, self.turn_side))
        if self.roll_over_stage or not self.areas.shows("board"):
            return
        if self.model.step == "port":
            board = self.areas.board
            rect = pygame.Rect(board.left + m.du(12), board.top + m.du(8),
                               min(m.du(640), board.width - m.du(24)), m.du(44))  # fmt: skip
            heroes_ = [(f"learn.{who}", self.model.name(who).split()[0])
                       for who in self.model.heroes]  # fmt: skip
            on = self.ui.port if "." in self.ui.port or self.ui.port != "learn" else heroes_[0][0]
            ledger = self.model.state.setup.ledger
            pinned = jobs.board(self.model.content, ledger)
            parts = [each for each in PORTS if each[0] != JOBS or pinned]
            self.form.add(Choice("table.port", rect, [*heroes_, *parts], on, self.turn_port))
        if self.spends:
            self._add_well(m)

    def _add_well(self, m: Metrics) -> None:
        event = spending.rolled(self.model)
        if event is None:
            return
        fresh = any(isinstance(each, Rolled) for each in self.ui.tumble.events)
        rect = spending.plan(self.areas.tray, m, self.model).well.inflate(-2 * m.du(10), 0)
        self.form.add(Well("spend.dice", rect, event, self.ui.tumble, fresh and self.spends,
                           lambda: self.ui.struck))  # fmt: skip

    # -- rolls to read --

    @property
    def roll_page(self) -> RollPage | None:
        """The roll that is on view until it is read."""
        shown = self.ui.tray[0] if self.ui.tray else None
        return shown if isinstance(shown, RollPage) else None

    @property
    def roll_over_stage(self) -> bool:
        """True if a roll fills the stage, which is not drawn below it."""
        shown = self.roll_page is not None and self.page_over
        return shown and self.areas.view == self.areas.tray

    def enter(self) -> None:
        super().enter()
        opening = self.model.session.opening
        if self.tells_opening and not self.model.session.seq and self.replay is None:
            self.ui.tray = throws.pages(self.model, opening, None)
            self._throw()

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        spent = spending.rolled(self.model) if self.spends else None
        return throws.pages(self.model, events, spent)

    def build_results(self, m: Metrics, shown: Page) -> None:
        if not isinstance(shown, RollPage):
            super().build_results(m, shown)
            return
        throws.build(self.form, m, self.areas.view, self.model, shown, len(self.ui.tray) - 1,
                     self.ui.tumble, lambda: self.ui.struck, self.next_page)  # fmt: skip

    def next_page(self) -> None:
        self.motion.finish_all()
        super().next_page()
        page = self.roll_page
        if page is not None:
            self._throw()
            self.show(page.events, self.before())

    def _throw(self) -> None:
        """Let the dice of the next page tumble, and cancel once they lie."""
        page = self.roll_page
        if page is None:
            return
        rolls = any(each.roll is not None or each.number for each in page.throws)
        self.ui.tumble = Tumble(0.0 if rolls else 1.0, page.events)
        if not rolls:
            self.renew()
            return
        self.motion.add(TUMBLE_SECONDS, self._tumbling, self._landed)
        self.renew()

    def _tumbling(self, part: float) -> None:
        self.ui.tumble.part = part
        self._dice_changed()

    def _landed(self) -> None:
        page = self.roll_page
        if page is not None:
            self._cancel([each.roll for each in page.throws if each.roll is not None])

    def _dice_changed(self) -> None:
        for each in self.form.widgets:
            if each.id.startswith(("rolls.", "spend.dice")):
                each.changed()

    def _cancel(self, rolls: Sequence[AnyRoll]) -> None:
        """Strike out what cancels, pair by pair."""
        pairs = max((len(thrown(each).pairs) for each in rolls), default=0)
        if pairs:
            self.ui.struck = 0.0
            self.motion.add(pairs * PAIR_SECONDS, self._strike)

    def _time(self, dt: float) -> None:
        """Turn the page of a roll of others when its time is up."""
        page, factor = self.roll_page, SPEEDS[self.motion.speed]
        waits = page is None or page.own or not factor or self.ui.peek
        if waits or self.ui.tumble.rolling or self.app.stack.top is not self:
            return
        assert page is not None
        page.left -= dt * self.motion.hurry / factor
        if page.left <= 0:
            self.next_page()

    def on_update(self, dt: float) -> None:
        super().on_update(dt)
        self._time(dt)

    # -- answering --

    def show(self, events: Sequence[Event], before: Before) -> float:
        page = self.roll_page
        shown = page.events if page is not None else events
        seconds = super().show(shown, before)
        self.stage.movements = self.movements
        seconds = max(seconds, self.stage.show(shown, before[0]))
        roll = next((each for each in events if isinstance(each, Rolled)), None)
        if page is not None:
            self._cancel([each.roll for each in page.throws if each.roll is not None])
        elif roll is not None and self.spends:
            self._cancel([roll])
        return seconds

    def _strike(self, part: float) -> None:
        self.ui.struck = part
        self._dice_changed()

    def settle(self, rewound: bool) -> None:
        super().settle(rewound)
        self.ui.struck = 1.0

    def reel(self, mark: Mark[Any]) -> Reel | None:
        """Return no turns to show: what a partner does is in the log at once."""
        return None

    def unlisted(self) -> Sequence[str]:
        away = [verb for verb in CHIPS if self.spends]
        if self.model.step == "port":
            away += ["learn", "buy", "sell", "wear", "stow", "treat", "mend_scar", "work_off"]
            away += ["job"]
        if self.model.step in ("camp", "shop"):
            away += ["wear", "stow", "sell"]
        crew = ("lead", "help", "gear") if self.areas.shows("heroes") else ()
        return ("skill", "calm", "push", "edge", *crew, *away)

    def empty_bar(self) -> str:
        return "Your choices are lit."

    def bar_notes(self) -> Mapping[str, str]:
        return {key: words.detail for key, words in self.model.labels.items() if words.detail}

    def menu_notes(self) -> Sequence[str]:
        return (f"{self.model.story.name}.",)

    def spoken(self) -> str:
        said = odds.spoken(self.model)
        return f"{super().spoken()} {said}" if said else super().spoken()

    # -- keys --

    def take_event(self, event: pygame.event.Event) -> bool:
        if self.stage.wheel(event):
            self.renew()
            return True
        if self.roll_page is not None and self.page_over:
            return self._read_on(event)
        if event.type != pygame.KEYDOWN or self.page_over or self.playback.loaded:
            return False
        if event.unicode.isdigit() and event.unicode != "0" and not event.mod & pygame.KMOD_CTRL:
            return self._digit(event.unicode)
        return False

    def _read_on(self, event: pygame.event.Event) -> bool:
        """Close a roll with a click on the table or an answering key."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked and self.areas.tray.union(self.areas.heroes).collidepoint(event.pos):
            self._on()
            return True
        pressed = event.type == pygame.KEYDOWN
        if pressed and (event.key in READ_ON or event.unicode.isdigit()):
            self._on()
            return True
        return False

    def _on(self) -> None:
        """Let the dice lie; once they do, turn the page."""
        if self.ui.tumble.rolling:
            self.motion.finish_all()
        else:
            self.next_page()

    def _digit(self, digit: str) -> bool:
        """Give the answer on the stage that has a digit."""
        order = self.controller.order()
        at = int(digit) - 1
        if at < len(order) and self.model.find(order[at]) is not None:
            self.ask(order[at])
            return True
        return at < len(order)

    def take_key(self, event: pygame.event.Event) -> bool:
        for id, slot in SLOT_KEYS.items():
            if keymap.hits(id, event):
                self._fill(slot)
                return True
        return False

    def _fill(self, slot: str) -> None:
        """Fill, change or clear a slot by its key; say why nothing can be put into it."""
        tray = self.model.tray
        if tray is None:
            self.say("There is no check to make now.", "refuse")
            return
        key = self._next_for(slot)
        if key is not None:
            self.ask(key)
            return
        self.say(checking.closed(self.model, tray, slot) or "Nothing else fits.", "refuse")

    def _next_for(self, slot: str) -> str | None:
        """Return the answer that fills a slot with the next thing that fits, or clears it."""
        model, tray = self.model, self.model.tray
        assert tray is not None
        if slot in ("push", "edge"):
            key = option(slot).key
            return key if model.find(key) is not None else None
        found = [each.source for each in model.options if each.verb == slot]
        now = {"lead": "", "help": tray.help, "gear": tray.gear}[slot]
        if slot == "gear" and tray.calms and now in found:
            return option("calm", now).key
        if now in found and slot == "gear" and found.index(now) + 1 < len(found):
            return option(slot, found[found.index(now) + 1]).key
        if now in found:
            return option(slot, now).key
        return option(slot, found[0]).key if found else None

    # -- pictures --

    def paint_board(self, surface: pygame.Surface) -> None:
        areas, m = self.areas, self.m
        surface.fill(INK)
        for area in (areas.top, areas.tabs, areas.actions):
            if area.width:
                materials.draw(surface, area, "bar", m.unit)
        for name in ("tracks", "heroes"):
            if areas.shows(name) and areas.at(name).width:
                materials.draw(surface, areas.at(name), "board", m.unit)
        if areas.side.width:
            materials.draw(surface, areas.side, "chart", m.unit)
        if areas.shows("board"):
            surface.fill(theme.mix(INK, theme.DEEP, 0.3), areas.board)
            if areas.check.height:
                materials.draw(surface, areas.check, "slot", m.unit)
            if not (self.spends or self.roll_over_stage):
                self.stage.still(surface, self.view.spots)
        if areas.shows("heroes"):
            heroes.draw(surface, areas.heroes, self.view.spots, self.model, m)
        if areas.shows("tracks"):
            tracks.draw(surface, areas.tracks, self.view.spots, self.model, m, self.ui.marks)

    def paint_live(self, surface: pygame.Surface) -> None:
        areas, m, spots = self.areas, self.m, self.view.spots
        pointed = self.pointed()
        with signs.group("live"):
            away = self.movements.flights.tags()
            if self.roll_over_stage:
                pass
            elif areas.shows("board") and self.spends:
                spending.draw(surface, areas.tray, spots, self.model, m,
                              self.ui.past is not None, pointed)  # fmt: skip
            elif areas.shows("board"):
                self.stage.carry = self.controller.carry
                self.stage.live(surface, spots, pointed, away)
                if areas.check.height:
                    checking.draw(surface, spots, self.model, m, pointed)
            for name, rect in spots.items():
                if name[0] == "card" and not areas.tracks.contains(rect) and name not in away:
                    heroes.card(surface, rect, self.model, name[1], m)

    def hovered(self) -> None:
        self.invalidate(self.areas.board.union(self.areas.check))
        if self.areas.inspector.width:
            self.invalidate(self.areas.inspector)

    def subject(self, name: Name | None) -> str:
        if name is None:
            return ""
        return large.subject(self.model, name) or self.stage.subject(name)

    def title_of(self, name: Name) -> str:
        if large.subject(self.model, name):
            return large.title(self.model, name)
        return self.stage.title(name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        if large.subject(self.model, name):
            large.draw(surface, rect, self.model, name, self.m)
        else:
            self.stage.draw_large(surface, rect, name)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        over = self.roll_page is not None and self.page_over
        if self.roll_over_stage or (over and self.areas.view.colliderect(area)):
            return  # the roll is over it, or the odds are already those of what comes next
        scene = self.model.scene
        if self.ui.side == "scene" and self.areas.side.width and scene is not None:
            self._scene_tab(surface, area.inflate(-self.m.du(16), -self.m.du(12)), scene)
            return
        if not self.checking and self.stage.idle(surface, area):
            return
        odds.draw(surface, area, self.model, self.card, self.m, self.pointed())

    def _scene_tab(self, surface: pygame.Surface, area: pygame.Rect, scene: Scene_) -> None:
        """Draw the picture of the scene; of an encounter its text too, which no card shows."""
        m = self.m
        if self.model.stage in ("encounter", "battle"):
            told = "\n".join(literal(each) for each in scene.text)
            high = sheets.wrapped(m, told, area.width, "tile", theme.SOFT).height + m.du(8)
            high = min(high, area.height * 6 // 10)
            foot = pygame.Rect(area.left, area.bottom - high + m.du(8), area.width, high - m.du(8))
            sheets.text(surface, m, foot, told, theme.SOFT, "body", "tile", where="scene.text")
            area = pygame.Rect(area.left, area.top, area.width, area.height - high)
        self.card.picture_card(surface, area, scene)

    def tip_of(self, name: Name) -> str:
        if name[0] == "slot":
            return checking.tip(self.model, name[1])
        if name[0] in ("chip", "buy"):
            return spending.tip(self.model, name)
        if name[0] in ("coins", "track"):
            return tracks.tip(self.model, name)
        return heroes.tip(self.model, name) if name[0] == "place" else self.stage.tip(name)

    def picture(self, name: Name) -> pygame.Surface | None:
        rect = self.view.spots.get(name)
        if rect is None:
            return None
        if name[0] in PICTURES:
            made = pygame.Surface(PICTURES[name[0]](rect, self.m), pygame.SRCALPHA)
            self._in_hand(made, name)
            made.set_alpha(225)
            return made
        return self.stage.picture(name)

    def _in_hand(self, made: pygame.Surface, name: Name) -> None:
        m, rect = self.m, made.get_rect()
        if name[0] == "card":
            heroes.card(made, rect, self.model, name[1], m)
        elif name[0] == "hero":
            made.blit(images.cut(art.hero(name[1], rect.size, self.model.name(name[1]), m),
                                 m.du(5)), rect)  # fmt: skip
        elif name[0] == "coins":
            tracks.coin(made, rect.center, rect.width, self.model.state.light > 0)
        elif self.model.outcome is not None:
            left = spending.chips(self.model.outcome, self.model.step)
            spending._chip(made, rect, name[1], left.get(name[1], 0), m)

    def make_tips(self) -> Tips[Any]:
        return open_tips(self.model, self.app, self.relayout)

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat, self.model):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)

    def living(self, dt: float, alive: bool) -> list[pygame.Rect]:
        return [*super().living(dt, alive), *self.stage.living(dt, alive)]

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return art.bust(self.model.heroes_of(seat)[0], size)

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        who = self.model.heroes_of(seat)[0]
        surface.blit(art.hero(who, rect.size, self.model.name(who), self.m), rect)


PICTURES = {
    "card": lambda rect, m: rect.size,
    "chip": lambda rect, m: rect.size,
    "hero": lambda rect, m: (m.du(72), m.du(72)),
    "coins": lambda rect, m: (m.du(44), m.du(44)),
}
"""by kind of thing, the size of its picture in hand"""


def make(app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None) -> Scene:
    """Return the table for a session or a journal; a notice if it cannot be opened."""
    return open_table(CaseTable, app, journal, session)
