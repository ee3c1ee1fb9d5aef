"""Rolls to read: dice that tumble and cancel, and stay until they are read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.motion import SPEEDS
from game.client.draw.theme import Metrics
from game.client.games.edge.checks import roll_results, spending
from game.client.games.edge.checks.dice_well import PAIR_SECONDS, AnyRoll, as_thrown
from game.client.games.edge.checks.roll_results import RollPage
from game.client.games.edge.play.model import Model
from game.client.games.edge.sound import cues
from game.client.games.edge.stage.stage import CaseUi
from game.client.games.edge.table.areas import areas_of
from game.client.games.edge.table.board import board_of
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.dice import TUMBLE_SECONDS, Tumble
from game.client.tabletop.pages.gains import Gain, gain_cards
from game.client.tabletop.pages.results import Page
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.table.contract import Outcomes, Pages, Part, Supplied, Table
from game.edge.events import Rolled, Spent
from game.table.events import Event

READ_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
"""keys that close a roll, beside the one for that"""


class Dice(Supplied):
    """The motion of dice on the table."""

    model: Model
    ui: CaseUi

    @property
    def page(self) -> RollPage | None:
        """The roll that is on view until it is read."""
        return areas_of(self.table).roll_page

    def throw(self) -> None:
        """Let the dice of the next page tumble, and cancel once they lie."""
        page = self.page
        if page is None:
            return
        rolls = any(each.roll is not None or each.number for each in page.throws)
        self.ui.tumble = Tumble(0.0 if rolls else 1.0, page.events)
        if rolls:
            self.table.reading.park(self.ui.pointer)  # no enlarged card over the dice
            self.table.motion.add(TUMBLE_SECONDS, self._tumble, self._land)
        self.table.views.renew()

    def _tumble(self, part: float) -> None:
        self.ui.tumble.part = part
        self._redraw()

    def _land(self) -> None:
        page = self.page
        if page is not None:
            self.cancel([each.roll for each in page.throws if each.roll is not None])

    def cancel(self, rolls: Sequence[AnyRoll]) -> None:
        """Strike out what cancels, pair by pair."""
        if self.page is not None and self.page.gains:
            self.table.views.renew()  # what was won has waited for the dice
        pairs = max((len(as_thrown(each).pairs) for each in rolls), default=0)
        self.ui.struck = 0.0 if pairs else 1.0
        if pairs:
            self.table.motion.add(pairs * PAIR_SECONDS, self._strike)

    def _strike(self, part: float) -> None:
        self.ui.struck = part
        self._redraw()

    def _redraw(self) -> None:
        for each in self.form.widgets:
            if each.id.startswith(("rolls.", "spend.dice")):
                each.changed()


class CasePages(Pages):
    """Rolls to read; all decisions are on the stage."""

    model: Model
    ui: CaseUi

    def needs_page(self) -> bool:
        return False

    def begin(self) -> None:
        """Show the rolls from before the first question, but in a lesson."""
        session, table = self.model.session, self.table
        if table.guest is None and not session.seq and table.replay is None:
            self.ui.tray = roll_results.pages(self.model, session.opening, None)
            table.tips.heard(session.opening)
            Dice(table).throw()

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        self._wait(None)
        spends = areas_of(self.table).spends
        spent = spending.roll_of(self.model) if spends else None
        settled = [] if spends else roll_results.spent_page(self.model, events)
        pages = [*settled, *roll_results.pages(self.model, events, spent)]
        pages = pages or ([] if spends else roll_results.message(self.model, events))
        self._wait(pages[0] if pages else None)
        return pages

    def _wait(self, page: Page | None) -> None:
        """Let the figures on the table wait with what comes after a page."""
        self.model.later = page.later if isinstance(page, RollPage) else ()

    def build_results(self, m: Metrics, shown: Page) -> None:
        if not isinstance(shown, RollPage):
            super().build_results(m, shown)
            return
        area, after, guest = self.view.areas.view, self.ui.tray[1:], self.table.guest
        coached = guest is not None and not guest.wanted_keys()  # the coach has a button to press
        roll_results.build(self.form, m, area, self.model, shown, after,
                           self.ui.tumble, lambda: self.ui.struck, self.table.do.next_page,
                           self.table.things.at, coached)  # fmt: skip

    def on_close(self) -> None:
        page, outcomes = areas_of(self.table).roll_page, self.table.outcomes
        self._wait(page)
        if page is not None:
            Dice(self.table).throw()
            outcomes.show(page.events, outcomes.before(self.table.board.spots()))


class CaseOutcomes(Outcomes):
    """Motion and sounds. ``won`` are the cards beside a roll that is spent, before an answer."""

    model: Model
    ui: CaseUi
    won: Sequence[tuple[Gain, pygame.Surface, pygame.Rect]] = ()

    def before(self, spots: dict[Name, pygame.Rect]) -> Before:
        cards = gain_cards(self.table.form) if areas_of(self.table).spends else []
        self.won = [(each.gain, each.picture(), each.card) for each in cards]
        return super().before(spots)

    def show(self, events: Sequence[Event], before: Before) -> float:
        areas, stage = areas_of(self.table), board_of(self.table).stage
        page = areas.roll_page
        shown = page.events if page is not None else events
        seconds = super().show(shown, before)
        stage.movements = self.table.movements
        seconds = max(seconds, stage.show(shown, before[0]))
        if not areas.spends:
            for gain, picture, start in self.won:
                self.table.movements.bring_home(gain, picture, start, seconds)
        self.won = ()
        roll = next((each for each in events if isinstance(each, Rolled)), None)
        if page is not None:
            Dice(self.table).cancel([each.roll for each in page.throws if each.roll is not None])
        elif roll is not None and areas.spends:
            Dice(self.table).cancel([roll])
        return seconds

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """Strike nothing out before the dice lie; only spending keeps the other cards on view."""
        self.ui.unfolded &= any(isinstance(each, Spent) for each in events)
        if any(isinstance(each, Rolled) for each in events):
            self.ui.struck = 0.0

    def settle(self, rewound: bool) -> None:
        self.ui.struck = 1.0

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat, self.model):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)


class RollReader(Part):
    """Closes a roll with a click or a key; a roll of others when its time is up."""

    def __init__(self, table: Table) -> None:
        self.table, self.areas = table, areas_of(table)
        self._page: RollPage | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        if self.areas.roll_page is None or not self.table.page_over:
            return False
        at = self.areas.at
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked and (at.tray.collidepoint(event.pos) or at.heroes.collidepoint(event.pos)):
            self._on()
            return True
        if event.type == pygame.KEYDOWN and not self._presses(event):
            if event.key in READ_ON or event.unicode.isdigit():
                self._on()
                return True
        return False

    def _presses(self, event: pygame.event.Event) -> bool:
        """Return True if a key presses a widget outside the page, which has the focus ring."""
        form = self.table.form
        away = form.focus is not None and form.focus.id != "results.continue"
        return form.ring and away and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)

    def _on(self) -> None:
        """Let the dice lie; once they do, turn the page."""
        if self.table.ui.tumble.rolling:
            self.table.motion.finish_all()
        else:
            self.table.do.next_page()

    def update(self, dt: float) -> None:
        table, page = self.table, self.areas.roll_page
        if page is not self._page:  # the log waits with what comes after a roll until it is read
            self._page, held = page, table.log.held
            later = page.later if page is not None else ()
            table.log.hold(len(later))
            waits, self.areas.model.later = later != self.areas.model.later, later
            if waits or table.log.held != held:
                table.views.renew()
        factor = SPEEDS[table.motion.speed]
        waits = page is None or page.own or not factor or table.ui.peek
        if waits or table.ui.tumble.rolling or not table.views.in_front():
            return
        assert page is not None
        page.left -= dt * table.motion.hurry / factor
        if page.left <= 0:
            table.do.pass_page()
