"""The methods through which a game's own table extends the shared one; all may be overridden.

The defaults make a plain table for any game: the decision on a page, the log at the side.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.command_palette import Command
from game.client.shell.window.scenes import Scene
from game.client.sound.moods import Sounds
from game.client.tabletop.bars import bars
from game.client.tabletop.kit import layout
from game.client.tabletop.table.answering import Before
from game.client.tabletop.table.attention import Attention
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.play.controller import BaseController, Carry, Verbs
from game.client.tabletop.pages.dust import Dust
from game.client.tabletop.play.forced import Steward
from game.client.tabletop.table.gestures import Gestures
from game.client.tabletop.table.hand import Hand
from game.client.tabletop.replay.hinting import Hinting
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.guidance.leader import Leader, leader_of
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.bars.log import Log, LogPanel, LogRules
from game.client.tabletop.kit.marks import mark
from game.client.tabletop.play.model import Mark, TableModel
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.play.parts import TableActions, TableUi, TableView
from game.client.tabletop.replay.playback import Playback, Reel, cut
from game.client.tabletop.replay.playback_paint import Exhibit, Look
from game.client.tabletop.bars.reading import Reading
from game.client.tabletop.records.records import Clock
from game.client.tabletop.pages.results import Page
from game.client.tabletop.records.saves import Saves
from game.client.tabletop.kit.spots import Name, Shapes, TableForm
from game.client.tabletop.pages.stage import CardFace, Scenery, plain
from game.client.widgets import Button
from game.client.widgets.placement import Kept
from game.table.events import Event
from game.table.hints import Adviser, adviser
from game.table.session import Session

ROOM_DU = 340  # height of a board that has room for a card
IDLE = "What you point at shows here."


class TableHooks(Scene):
    """The parts of a table scene, and a game's additions to each."""

    verbs = Verbs()
    shapes = Shapes()
    on_map: frozenset[str] = frozenset()
    """kinds of spots that show enlarged in passing, even beside a pinned thing"""
    steps: tuple[tuple[str, str], ...] = ()
    """the steps of a turn, ids and names, shown at the top"""
    turn_begins: tuple[type[Event], ...] = ()
    step_begins: tuple[type[Event], ...] = ()
    saves: Saves[Any, Any] | None = None
    """the object that draws the game's picture for the list of saved games"""
    tabs: Mapping[str, Tab] = {
        "board": Tab("Table", "hand", "Shows the table"),
        "log": Tab("Log", "log", "Shows the log"),
    }
    has_end = True
    """whether a finished game has a screen of its own"""
    steward: type[Steward] = Steward
    """the class that answers where there is nothing to decide"""
    model: TableModel[Any]
    controller: BaseController
    ui: TableUi
    view: TableView
    form: TableForm
    log: Log
    log_panel: LogPanel
    reading: Reading
    attention: Attention
    gestures: Gestures
    movements: Movements
    playback: Playback
    tips: Tips[Any]
    leader: Leader[Any]
    hinting: Hinting
    clock: Clock
    dust: Dust

    # -- its parts --

    def make_model(self, session: Session[Any]) -> TableModel[Any]:
        """Return the model of the game on the table."""
        return TableModel(session)

    def hire_steward(self) -> None:
        """Let the program answer where there is nothing to decide."""
        self.model.hire(self.steward(self.model.session, lambda: self.app.settings))

    def make_controller(self) -> BaseController:
        """Return the controller of the game's gestures."""
        return BaseController(self.model, self.verbs)

    def make_ui(self) -> TableUi:
        """Return the initial interface state."""
        return TableUi(tab=next(iter(self.tabs)))

    def make_view(self) -> TableView:
        """Return the view before the first layout."""
        return TableView(self.m, layout.regions(self.m, self.ui.tab))

    def prepare(self) -> None:
        """Make the parts of the board; model, view and ui exist, nothing else does."""

    def make_movements(self, do: TableActions) -> Movements:
        """Return the animations of events."""
        return Movements(self.view, self.motion, do)

    def make_hand(self, do: TableActions) -> Hand:
        """Return the object that draws a thing in hand."""
        round = self.shapes.round
        return Hand(self.controller, self.view, self.ui, do, self.picture, round=round)

    def make_tips(self) -> Tips[Any]:
        """Return the tips for saved games."""
        return Tips((), self.model, Notebook(self.game), self.app, self.relayout)

    def make_leader(self) -> Leader[Any]:
        """Return what leads the player through the game, if this one is led."""
        return leader_of(self.model, self.app, self.relayout)

    def make_adviser(self) -> Adviser | None:
        """Return what gives hints: the game's adviser, if it has one."""
        return adviser(self.model.game.id)

    def log_rules(self) -> LogRules:
        """Return the rules for turning events into log lines."""
        return LogRules(heads=self.turn_begins, unlogged=self.step_begins)

    def regions(self, m: Metrics) -> Regions:
        """Return the layout of the table."""
        return layout.regions(m, self.ui.tab)

    def all_spots(self) -> dict[Name, pygame.Rect]:
        """Return every place on the table, covered or not, from the bottom up."""
        return {}

    def under(self, name: Name) -> Name:
        """Return the spot that another is on, such as the slot under a card."""
        return name

    def tip_of(self, name: Name) -> str:
        """Return the tooltip of a spot."""
        return ""

    def build_others(self, m: Metrics) -> None:
        """Add the widgets that come before a decision's page, such as the other players."""

    def build_board(self, m: Metrics) -> None:
        """Add the spots and buttons of the board."""
        self.gestures.add_spots({name[0] for name in self.view.spots})

    def build_own(self, m: Metrics) -> None:
        """Add the player's own things, which a page of results in the tray covers."""

    def build_over(self, m: Metrics) -> None:
        """Add the widgets on top of everything else."""

    def paint_board(self, surface: pygame.Surface) -> None:
        """Draw the board, cached between answers."""
        surface.fill(theme.DEEP, self.view.areas.board)

    def paint_live(self, surface: pygame.Surface) -> None:
        """Draw the parts of the board that gestures change."""

    def lay_board(self, m: Metrics) -> None:
        """Work out the positions of the board's parts, before its spots."""

    def back_at(self, m: Metrics) -> tuple[int, int]:
        """Return the position, middle and top, of the button that brings back a hidden page."""
        board = self.view.areas.board
        return board.centerx, board.top + m.du(10)

    def read_also(self) -> list[Kept]:
        """Return what is read on the table besides words in widgets, so that nothing hides it."""
        return []

    def names_at(self) -> list[pygame.Rect]:
        """Return the places of names on the board, over which no ring is painted."""
        return []

    def toast_at(self) -> tuple[int, int]:
        """Return the usual position, middle and foot, of a message over the table."""
        board = self.view.areas.board
        return board.centerx, board.bottom - self.m.du(12)

    @property
    def page_covers_all(self) -> bool:
        """True if a page over the table also covers the log and the player's own things."""
        return self.view.in_view and bool(self.view.areas.hidden)

    def round_words(self) -> str:
        """Return a few words beside the steps of the turn, such as the round."""
        return ""

    def menu_notes(self) -> Sequence[str]:
        """Return short sentences about the game for the menu."""
        return ()

    def step_now(self) -> str:
        """Return the id of the step of the turn."""
        return self.model.step

    def question_key(self) -> Hashable:
        """Return a key for the question; decisions that are one question to the player share a
        key."""
        return self.seq

    def base_key(self) -> Hashable:
        """Return a key for everything that the picture of the board depends on."""
        ui = self.ui
        tray = bool(ui.tray) and not ui.large_page
        return self.model.version, self.m, self.view.in_view, ui.peek, tray, ui.tab, self.model.seat

    def subject(self, name: Name | None) -> str:
        """Return the id of the thing a spot shows enlarged, "" if there is nothing to read."""
        return ""

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        """Draw the thing at a spot, large enough to read."""

    def title_of(self, name: Name) -> str:
        """Return the name of the thing at a spot."""
        return self.subject(name)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what the inspector shows when nothing is pointed at."""
        line = area.inflate(-self.m.du(32), 0)
        fonts.draw_line(surface, self.m, "caption", IDLE, theme.MUTED, line, "center", "inspector")

    def icon_of(self, name: Name | None) -> str:
        """Return the icon of the token at a spot, "" for none."""
        return ""

    def living(self, dt: float, alive: bool) -> list[pygame.Rect]:
        """Pass time for what lives while nothing happens; return what must be drawn again. Unless
        ``alive`` it rests: motion is reduced, or nobody plays."""
        stirred = self.dust.update(dt, alive)
        return [] if stirred is None else [stirred]

    def hovered(self) -> None:
        """React to the pointer reaching another thing."""

    def picture(self, name: Name) -> pygame.Surface | None:
        """Return the picture of the thing picked up at a spot, None if there is none."""
        return None

    def face(self, card: str, section: int) -> CardFace | None:
        """Return the card of a page, enlarged; None if there is none to show."""
        return None

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the person of a seat without a ground, facing right; None for the mark alone."""
        return None

    def scenery(self, card: str, section: int) -> Scenery:
        """Return the scene behind a page; ``card`` is "" for a page about none."""
        look = registry.look(self.game)
        return plain(self.game, look.accent, look.ground)

    def view_wanted(self) -> bool:
        """Return True if the decision is shown on a page because nothing of it is on the table."""
        return bool(self.model.options) and not self.controller.placed

    def episode(self) -> list[Event]:
        """Return the events of the scene on view, since the step began."""
        return self.model.episode(*self.turn_begins, *self.step_begins)

    def situation(self) -> str:
        """Return the recent events in words, for the decision's page."""
        lines = [line for each in self.episode() if (line := self.model.tell(each))]
        return "\n\n".join(lines[-4:])

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        """Return the pages to read after an answer."""
        return []

    def unlisted(self) -> Sequence[str]:
        """Return the verbs that have no button in the bar."""
        return ()

    def closing_note(self) -> str:
        """Return a line under the button that ends a step."""
        return ""

    def bar_notes(self) -> Mapping[str, str]:
        """Return a line under the words of answers in the bar, by key: what each costs."""
        return {}

    def asked(self) -> str:
        """Return the question at the top of the table: that about the thing in hand, if it has
        one."""
        carry = self.controller.carry
        usual = self.model.prompt if self.model.decision else "The game is over."
        return (self.asked_in_hand(carry) if carry else "") or usual

    def asked_in_hand(self, carry: Carry) -> str:
        """Return the question about a thing in hand, "" for the usual one."""
        return ""

    def empty_bar(self) -> str:
        """Return the words of the bar if no answer is in it."""
        return "The lit places on the table are your choices."

    def barred(self) -> Sequence[Button]:
        """Return buttons for what cannot be done now, disabled, to show why."""
        return ()

    def more_tools(self) -> list[Button]:
        """Return more buttons for the right of the top bar, before undo."""
        return []

    # -- the turns of computer players --

    def cuts(self, event: Event) -> bool:
        """Return True if a shot ends with this event when a turn is shown."""
        return bool(self.model.tell(event))

    def concerns(self, event: Event) -> bool:
        """Return True if the viewing player takes part in an event."""
        return getattr(event, "seat", None) == self.model.seat

    def shot_ends(self, event: Event) -> bool:
        """Return True if a shot ends with this event when turns are shown: with a turn's begin, or
        with what a game cuts at."""
        return isinstance(event, self.turn_begins) or self.cuts(event)

    def own_part(self, events: Sequence[Event]) -> list[Event]:
        """Return the events before the turn of a computer player begins."""
        computers, begins = self.model.computers, self.turn_begins
        for number, each in enumerate(events):
            if isinstance(each, begins) and getattr(each, "seat", None) in computers:
                return list(events[:number])
        return list(events)

    def reel(self, mark: Mark[Any]) -> Reel | None:
        """Return the answers since a mark as turns to show; None if there are none."""
        computers, begins = self.model.computers, self.turn_begins
        first = [each for turn in self.model.session.history[mark.seq :] for each in turn.events]
        starts = next((n for n, each in enumerate(first) if isinstance(each, begins)), len(first))
        goes_on = mark.turn in computers and not any(self.concerns(x) for x in first[:starts])
        acts = any(getattr(each, "seat", None) in computers for each in first[starts:])
        if not acts and not (goes_on and first):
            return None
        shots = self.model.film(mark, self.shot_ends)
        made = cut(shots, mark.view, mark.turn if goes_on else None, computers, begins)
        return made if made.acts else None

    def retold(self, seat: int, events: Sequence[Event]) -> str:
        """Return a turn as one sentence, as markup."""
        words = (self.model.tell(each) for each in events if not isinstance(each, self.turn_begins))
        return next((richtext.literal(each) for each in words if each), self.turn_of(seat))

    def turn_of(self, seat: int) -> str:
        """Return whose turn is shown, for the prompt."""
        return f"{richtext.literal(self.model.player_name(seat))} takes a turn."

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        """Return what is on show beside the board after these events of a turn, of which ``now``
        are the latest."""
        rolls = [roll for page in self.results(now, []) for roll in page.rolls]
        return Exhibit(rolls=rolls)

    def piece_of(self, seat: int) -> Name | None:
        """Return the spot of a player's piece, so that nothing covers it."""
        return None

    def playback_area(self) -> pygame.Rect:
        """Return the area over which turns are shown."""
        return self.view.areas.board

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """Draw the player of a seat."""
        drawn = mark(seat, min(rect.size))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def playback_look(self, seat: int, exhibit: Exhibit) -> Look:
        """Return the place and the look of a turn that is shown."""
        area, piece = self.playback_area(), self.piece_of(seat)
        at = self.view.spots.get(piece) if piece else None
        left = at is not None and at.centerx > area.centerx
        face = self.face(exhibit.card, exhibit.section) if exhibit.card else None
        low = area.height < self.m.du(ROOM_DU)
        room = area.union(self.view.areas.view) if low else area

        def portrait(surface: pygame.Surface, rect: pygame.Rect) -> None:
            self.paint_portrait(surface, rect, seat)

        name, color = self.model.player_name(seat), theme.PLAYERS[seat].color
        rolls = bool(exhibit.rolls)
        bar = None if not self.m.compact else bars.playback_bar(self.m, self.view.areas.actions)
        return Look(self.m, area, room, left, name, color, portrait, face, rolls, bar=bar)

    def read_out(self, markup: str) -> None:
        """Read words aloud, if the player wants that."""
        self.app.speak(markup)

    def bring_up_board(self) -> None:
        """Bring the board on view, as a turn is shown on it."""
        self.ui.tab, self.ui.log_large = next(iter(self.tabs)), False

    def sound(self, events: Sequence[Event]) -> None:
        """Play the sounds of events."""

    def mood(self, events: Sequence[Event] = ()) -> str:
        """Return the name of the mood of the table after these events: one of the game's sounds."""
        return "calm"

    def sounds(self) -> Sounds:
        """Return the moods of the table, which what is in play may change."""
        return registry.sounds(self.game)

    def follow_up(self) -> tuple[list[Event], str]:
        """Give the answers planned ahead; return their events and a comment."""
        return [], ""

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """React to an answer before it is shown."""
        self.reading.park(self.ui.pointer)
        self.log.back = 0
        if not self.leader.on:  # who is led hears one voice
            self.tips.heard(events)
        self.app.mood(self.mood([*episode, *events]), self.sounds())

    def settle(self, rewound: bool) -> None:
        """Bring everything the board shows besides the view in line with the state."""
        if not rewound:
            self.reading.clear()

    def before(self) -> Before:
        """Return the state of the table before an answer."""
        return self.all_spots(), None

    def show(self, events: Sequence[Event], before: Before) -> float:
        """Start the animations; return their seconds."""
        return self.movements.start(events, before[0])

    def show_end(self) -> None:
        """Open the end screen."""
        minutes = self.clock.minutes(self.model.moment[0])
        self.app.open_scene("end", self.game, model=self.model, minutes=minutes)

    def more_commands(self) -> list[Command]:
        """Return further entries of the palette."""
        return []

    def take_event(self, event: pygame.event.Event) -> bool:
        """Take an event before the widgets do; return True if it was consumed."""
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        """Handle one of the game's own keys; return False if it is not one."""
        return False

    def close_one(self) -> bool:
        """Close whatever is over the board, for Esc; return False if nothing is."""
        return False
