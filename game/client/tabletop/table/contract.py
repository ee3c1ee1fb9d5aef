"""The contract between the shared table and the game on it.

A game describes its table with a ``TableKind``: data, and the classes of what only the game knows.
``Areas`` says where everything is, ``Board`` lays out and paints, ``Things`` makes the single
things on it (``Thing``, one class for each kind), ``Pages`` and ``Questions`` know the words and
pages of a decision, ``Turns`` how the turns of other players are shown, ``Outcomes`` what an answer
sets off. The defaults make a plain table for any game. ``Table`` is what all of them share.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.materials import Material
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.command_palette import Command
from game.client.shell.window.scenes import Control, SceneHost
from game.client.sound.moods import Sounds
from game.client.tabletop.bars.bars import Tab
from game.client.tabletop.bars.inspector_state import Reading
from game.client.tabletop.bars.log import Log, LogRules
from game.client.tabletop.guidance.guide_card import Guide
from game.client.tabletop.guidance.hinting import Hinting
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.guidance.tips import Tips
from game.client.tabletop.kit import layout
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.kit.marks import mark
from game.client.tabletop.kit.spots import Spots, TableForm
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.pages import page, results
from game.client.tabletop.pages.results import Page
from game.client.tabletop.pages.stage import CardFace, Scenery, plain
from game.client.tabletop.play.auto_answers import AutoAnswers
from game.client.tabletop.play.controller import BaseController, Carry, Verbs
from game.client.tabletop.play.model import Mark, TableModel
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.play.parts import TableOrders, TableUi, TableView, TableViews
from game.client.tabletop.records.saves import Saves
from game.client.tabletop.replay.playback import Before, Playback, Reel, cut
from game.client.tabletop.replay.playback_paint import Exhibit
from game.client.tabletop.replay.replaying import Replay
from game.client.tabletop.table.attention import Attention
from game.client.tabletop.table.gestures import Gestures
from game.client.tabletop.table.guest import Guest
from game.client.tabletop.table.inspector import Inspector
from game.client.widgets import Button
from game.client.widgets.placement import Kept
from game.table.events import Event, visible
from game.table.session import Session

IDLE = "Point at anything to read it here."
LINES = 4  # lines of the log that describe the situation on a decision's page


class Table:
    """The common ground of the parts of one table: the game, the interface, and one another."""

    log: Log
    attention: Attention
    reading: Reading
    inspector: Inspector
    movements: Movements
    gestures: Gestures
    playback: Playback
    tips: Tips[Any]
    leader: Guide[Any]
    hinting: Hinting
    areas: Areas
    board: Board
    things: Things
    pages: Pages
    questions: Questions
    turns: Turns
    outcomes: Outcomes
    do: TableOrders
    views: TableViews
    controls: Callable[[], list[Control]]
    """returns where each option of the pending decision is on the screen"""
    replay: Replay | None = None
    """the recorded game on show, None at a table where a game is played"""
    guest: Guest | None = None
    """the coach of a lesson, who has a place at this table"""

    def __init__(
        self, app: SceneHost, kind: TableKind, session: Session[Any], motion: Animator
    ) -> None:
        self.app, self.kind, self.motion = app, kind, motion
        self.model = kind.model(session)
        self.ui = kind.ui(self.model)
        metrics = layout.table_metrics(app.metrics)
        self.form = TableForm(metrics, app.dirty.add, app.cue)
        self.controller = kind.controller(self)
        self.view = kind.view(metrics, self.ui)

    @property
    def m(self) -> Metrics:
        """The metrics of the last layout."""
        return self.view.m

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Request that a rectangle, or everything, be drawn again."""
        self.app.dirty.add(rect)

    # -- visibility --

    @property
    def page_over(self) -> bool:
        """True if a page is over the table and not hidden."""
        return self.view.in_view and not self.ui.peek

    @property
    def covers_all(self) -> bool:
        """True if a page over the table also covers the log and the player's own things."""
        return self.view.in_view and self.areas.pages_cover_all

    @property
    def tray_shown(self) -> bool:
        """True if a page of results is in the tray."""
        return bool(self.ui.tray) and not self.ui.large_page and not self.covers_all


K = TypeVar("K")


def as_kind(found: object, kind: type[K]) -> K:
    """Return an object of which the game knows that it is its own: its model, or one of its parts
    of the table."""
    assert isinstance(found, kind), f"{found!r} is no {kind.__name__}"
    return found


class Supplied:
    """Base of what a game supplies for its table."""

    def __init__(self, table: Table) -> None:
        self.table, self.app = table, table.app
        self.model, self.controller = table.model, table.controller
        self.ui, self.view, self.form = table.ui, table.view, table.form

    @property
    def m(self) -> Metrics:
        """The metrics of the table."""
        return self.view.m


class Areas(Supplied):
    """Where everything is at the table, and whether it shows."""

    def regions(self, m: Metrics) -> Regions:
        """Return the layout of the table."""
        return layout.regions(m, self.ui.tab)

    def beside_guest(self, found: Any, guest: pygame.Rect, m: Metrics) -> Any:
        """Return regions from which a guest's place has been cut off, with the game's own cut
        too."""
        return found

    @property
    def pages_cover_all(self) -> bool:
        """True if a page over the table covers the log and the player's own things as well."""
        return bool(self.view.areas.hidden)

    @property
    def log_shown(self) -> bool:
        """True if the log is on view."""
        areas = self.view.areas
        return areas.shows("log") and not (self.ui.tray and areas.hidden)

    def log_at(self) -> pygame.Rect:
        """Return the area of the log; enlarged it takes the adjoining area too."""
        areas = self.view.areas
        if not self.ui.log_large or areas.hidden:
            return self.table.tips.beside(self.m, areas.log)
        return areas.log.union(areas.inspector if areas.inspector.width else areas.board)

    def tip_at(self) -> pygame.Rect:
        """Return the area at whose foot a tip shows, empty if it is not on view."""
        shown = self.view.log_at.width and not self.ui.log_large
        return self.view.areas.log if shown else pygame.Rect(0, 0, 0, 0)

    def explained(self, icon: pygame.Rect) -> pygame.Rect:
        """Return what the explanation of an icon keeps off: the icon, or all that is read with
        it."""
        return icon

    def covered_areas(self) -> list[pygame.Rect]:
        """Return areas that are covered now, besides those under pages and trays."""
        return []

    def playback_at(self) -> pygame.Rect:
        """Return the area over which turns are shown."""
        return self.view.areas.board

    @property
    def caption_in_bar(self) -> bool:
        """True if the sentence of a turn that is shown stands in the bar at the foot, and not over
        the foot of the board."""
        return self.m.compact

    def back_at(self, m: Metrics) -> tuple[int, int]:
        """Return the position, middle and top, of the button that brings back a hidden page."""
        board = self.view.areas.board
        return board.centerx, board.top + m.du(10)

    def toast_at(self) -> tuple[int, int]:
        """Return the usual position, middle and foot, of a message over the table."""
        board = self.view.areas.board
        return board.centerx, board.bottom - self.m.du(12)

    def guide_at(self, board: pygame.Rect) -> pygame.Rect:
        """Return the part of the board for the words of a guided game."""
        return board

    def read_also(self) -> list[Kept]:
        """Return what is read on the table besides words in widgets, so that nothing hides it."""
        return []

    def map_at(self) -> pygame.Rect:
        """Return the area that stays bright while the thing in hand goes to places on it."""
        areas = self.view.areas
        return areas.board if areas.shows("board") else pygame.Rect(0, 0, 0, 0)

    def names_at(self) -> list[pygame.Rect]:
        """Return the places of names on the board, over which no ring is painted."""
        return []

    def bring_up_board(self) -> None:
        """Bring the board on view, as a turn is shown on it."""
        self.ui.tab, self.ui.log_large = next(iter(self.table.kind.tabs)), False

    def toggle_log(self) -> bool:
        """Enlarge the log in the game's own way; return False for the usual one."""
        return False

    def close(self) -> bool:
        """Close whatever the player has opened over the board; return False if nothing is."""
        return False


class Board(Supplied):
    """The layout of the board's parts, their widgets, and their pictures."""

    def lay(self, m: Metrics) -> None:
        """Work out the positions of the board's parts, before its spots."""

    def spots(self) -> dict[Name, pygame.Rect]:
        """Return every place on the table, covered or not, from the bottom up."""
        return {}

    def build_others(self, m: Metrics) -> None:
        """Add the widgets that come before a decision's page, such as the other players."""

    def build(self, m: Metrics) -> None:
        """Add the spots and buttons of the board."""
        self.table.gestures.add_spots({name[0] for name in self.view.spots})

    def build_own(self, m: Metrics) -> None:
        """Add the player's own things, which a page of results in the tray covers."""

    def build_over(self, m: Metrics) -> None:
        """Add the widgets on top of everything else."""

    def build_tip(self, m: Metrics) -> bool:
        """Add a tip where the board has room for it; return False for the usual place."""
        return False

    def controls(self, found: list[Control]) -> list[Control]:
        """Return the controls of the options, with those of the board's own buttons."""
        return found

    def key(self) -> Hashable:
        """Return a key for everything that the picture of the board depends on."""
        ui, model = self.ui, self.model
        shown = self.view.in_view, ui.peek, self.table.tray_shown, ui.tab
        return model.version, self.m, *shown, model.seat

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the board, cached between answers."""
        surface.fill(theme.DEEP, self.view.areas.board)

    def paint_live(self, surface: pygame.Surface) -> None:
        """Draw the parts of the board that gestures change."""

    def animate(self, dt: float, alive: bool) -> Sequence[pygame.Rect]:
        """Pass time for what lives while nothing happens; return what must be drawn again. Unless
        ``alive`` it rests: motion is reduced, or nobody plays."""
        return ()

    def table_materials(self) -> Mapping[str, Material]:
        """Return the materials of the table, where they are not the usual ones."""
        return registry.look(self.table.kind.game).materials


class Things(Supplied):
    """The things on the table, each of the class of its kind."""

    kinds: Mapping[str, type[Thing]] = {}
    """by kind of spot; a thing of another kind shows nothing"""

    def at(self, name: Name) -> Thing:
        """Return the thing at a spot."""
        return self.kinds.get(name[0], Thing)(self.table, name)

    def paint(
        self, surface: pygame.Surface, spots: Spots, moving: bool, away: Collection[Name] = ()
    ) -> None:
        """Paint the things at these places that move, or those that stay, except for those
        ``away``: things under way."""
        area = surface.get_rect()
        for name, rect in spots.items():
            if name in away or not rect.colliderect(area):
                continue
            thing = self.at(name)
            if thing.moves == moving:
                thing.paint(surface, rect)

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what the inspector shows when nothing is pointed at."""
        line = area.inflate(-self.m.du(32), 0)
        fonts.draw_line(surface, self.m, "caption", IDLE, theme.MUTED, line, "center", "inspector")

    def related_spots(self) -> list[Name]:
        """Return the spots that the enlarged things are about, such as the place a card names."""
        return []

    def keep_clear(self) -> list[Kept]:
        """Return what else an enlarged thing must not hide."""
        return []

    def on_hover(self) -> None:
        """React to the pointer reaching another thing."""

    def follow_link(self, link: str) -> bool:
        """Show the thing that a name in the log stands for in the game's own way; return False for
        the usual one."""
        return False

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the person of a seat without a ground, facing right; None for the mark alone."""
        return None


class Pages(Supplied):
    """The pages over the table: of a decision, and of results."""

    def needs_page(self) -> bool:
        """Return True if the decision is shown on a page because nothing of it is on the table."""
        return bool(self.model.options) and not self.controller.placed

    def build(self, m: Metrics) -> None:
        """Add the page of the decision."""
        view = self.view
        setting = page.Setting(self.scenery("", -1), tumble=self.ui.tumble)
        told = page.Told.asked(m, view.areas.view, self.model.prompt, self.situation())
        buttons = page.choices(self.model.options, self.model.labels, self.table.do.choose)
        view.listed = page.add_choices(self.form, m, view.areas.view, setting, told, buttons)

    def build_results(self, m: Metrics, shown: Page) -> None:
        """Add a page of results that fills the view."""
        setting = page.Setting(self.scenery(shown.card, shown.section),
                               self.face(shown.card, shown.section), shown.rolls,
                               self.ui.tumble)  # fmt: skip
        results.build_page(self.form, m, self.view.areas.view, shown, setting,
                           len(self.ui.tray) - 1, self.table.do.next_page,
                           self.table.things.at)  # fmt: skip

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        """Return the pages to read after an answer."""
        return []

    def closes_itself(self, shown: Page) -> bool:
        """Return True if a page of results may close without the player, once it can have been
        read."""
        return False

    def begin(self) -> None:
        """React to the table having been opened."""

    def on_close(self) -> None:
        """React to a page of results having been closed."""

    def episode(self) -> list[Event]:
        """Return the events of the scene on view, since the step began."""
        kind = self.table.kind
        return self.model.episode(*kind.turn_begins, *kind.step_begins)

    def situation(self) -> str:
        """Return the recent events in words, for the decision's page."""
        lines = [line for each in self.episode() if (line := self.model.tell(each))]
        return "\n\n".join(lines[-LINES:])

    def face(self, card: str, section: int) -> CardFace | None:
        """Return the card of a page, enlarged; None if there is none to show."""
        return None

    def scenery(self, card: str, section: int) -> Scenery:
        """Return the scene behind a page; ``card`` is "" for a page about none."""
        game = self.table.kind.game
        look = registry.look(game)
        return plain(game, look.accent, look.ground)


class Questions(Supplied):
    """The question at the top, the answers in the bar, and what is written beside them."""

    def prompt(self) -> str:
        """Return the question at the top of the table: that about the thing in hand, if it has
        one."""
        carry = self.controller.carry
        asked = self.model.decision or self.model.shown
        usual = self.model.prompt if asked else "The game is over."
        return (self.prompt_in_hand(carry) if carry else "") or usual

    def heading(self) -> str:
        """Return the question at the top; "" where a page over the table asks its own."""
        return "" if self.table.page_over else self.prompt()

    def prompt_in_hand(self, carry: Carry) -> str:
        """Return the question about a thing in hand, "" for the usual one: what the only answer
        would do, or which of the lit places it is to go to."""
        words = [self.model.labels.get(each.key) for each in carry.targets.values()]
        only = {each.label for each in words if each is not None}
        if len(only) == 1:
            return f"{richtext.literal(richtext.plain(only.pop()))}: choose the lit place."
        title = richtext.plain(self.table.things.at(carry.source).title)
        return f"{richtext.literal(title)}: choose a lit place." if title and only else ""

    def speech(self) -> str:
        """Return the question for reading aloud."""
        return self.model.prompt if self.model.decision else "The game is over."

    def key(self) -> Hashable:
        """Return a key for the question; decisions that are one question to the player share a
        key."""
        return self.model.decision.seq if self.model.decision else self.model.session.seq

    def leads(self, key: str) -> bool:
        """Return True if a closing answer may be highlighted; False while it would waste something
        that can still be used."""
        return True

    def warns(self, key: str) -> bool:
        """Ask once more before an answer that could be a mistake; return False to give it now."""
        return False

    def silence(self, warnings: Iterable[str]) -> None:
        """Show warnings of these ids no more, until the settings bring them back."""
        silenced = self.app.settings.warn_silenced
        self.app.change_settings(warn_silenced=list(dict.fromkeys([*silenced, *warnings])))

    def step(self) -> str:
        """Return the id of the step of the turn."""
        return self.model.step

    def round_words(self) -> str:
        """Return a few words beside the steps of the turn, such as the round."""
        return ""

    def menu_notes(self) -> Sequence[str]:
        """Return short sentences about the game for the menu."""
        return ()

    def hidden_verbs(self) -> Sequence[str]:
        """Return the verbs that have no button in the bar."""
        return ()

    @property
    def in_bar(self) -> bool:
        """True if the bar at the foot has answers, and the table may have more."""
        waiting = self.model.waiting_for is not None or self.table.playback.playing
        return bool(self.view.listed) and not waiting and not self.view.in_view

    def closing_note(self) -> str:
        """Return a line under the button that ends a step."""
        return ""

    def notes(self) -> Mapping[str, str]:
        """Return a line under the words of answers in the bar, by key: what each costs."""
        return {}

    def more_buttons(self) -> Sequence[Button]:
        """Return buttons beside the answers: disabled ones for what cannot be done now, to show
        why, and switches for how the next answer is meant."""
        return ()

    def empty_bar(self) -> str:
        """Return the words of the bar if no answer is in it."""
        return "Click anything that glows."

    def tools(self) -> Sequence[Button]:
        """Return more buttons for the right of the top bar, before undo."""
        return ()

    def commands(self) -> Sequence[Command]:
        """Return further entries of the palette."""
        return ()


class Turns(Supplied):
    """The turns of computer players, shown piece by piece."""

    films_own = False
    """whether what follows the player's own answers may be shown piece by piece too"""

    def cuts(self, event: Event) -> bool:
        """Return True if a shot ends with this event when a turn is shown."""
        return bool(self.model.tell(event))

    def concerns(self, event: Event) -> bool:
        """Return True if the viewing player takes part in an event."""
        return getattr(event, "seat", None) == self.model.seat

    def shot_ends(self, event: Event) -> bool:
        """Return True if a shot ends with this event when turns are shown: with a turn's begin, or
        with what a game cuts at."""
        return isinstance(event, self.table.kind.turn_begins) or self.cuts(event)

    def decided(self, events: Sequence[Event]) -> int:
        """Return how many of these events the viewing player has just decided in the turn of a
        computer player, which continues after them; 0 if that is not how they came."""
        return 0

    def own_part(self, events: Sequence[Event]) -> list[Event]:
        """Return the events before the turn of a computer player begins, or continues."""
        computers, begins = self.model.computers, self.table.kind.turn_begins
        starts = (
            number
            for number, each in enumerate(events)
            if isinstance(each, begins) and getattr(each, "seat", None) in computers
        )
        own = list(events[: next(starts, None)])
        return own[: self.decided(own) or None]

    def reel(self, mark: Mark[Any]) -> Reel | None:
        """Return the answers since a mark as turns to show; None if there are none."""
        computers, begins = self.model.computers, self.table.kind.turn_begins
        first = [each for turn in self.model.session.history[mark.seq :] for each in turn.events]
        starts = next((n for n, each in enumerate(first) if isinstance(each, begins)), len(first))
        goes_on = mark.turn in computers and not any(self.concerns(x) for x in first[:starts])
        acts = any(getattr(each, "seat", None) in computers for each in first[starts:])
        if not acts and not (goes_on and first):
            return None
        shots = self.model.film(mark, self.shot_ends)
        decided = first[: self.decided(first[:starts])] if goes_on else []
        known = sum(visible(each, self.model.seat) for each in decided)
        made = cut(shots, mark.view, mark.turn if goes_on else None, computers, begins, known)
        return made if made.acts else None

    def summarize(self, seat: int, events: Sequence[Event]) -> str:
        """Return a turn as one sentence, as markup."""
        begins = self.table.kind.turn_begins
        words = (self.model.tell(each) for each in events if not isinstance(each, begins))
        return next((richtext.literal(each) for each in words if each), self.turn_of(seat))

    def turn_of(self, seat: int) -> str:
        """Return whose turn is shown, for the prompt."""
        return f"{richtext.literal(self.model.player_name(seat))} takes a turn."

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        """Return what is on show beside the board after these events of a turn, of which ``now``
        are the latest."""
        found = self.table.pages.results(now, [])
        return Exhibit(rolls=[roll for each in found for roll in each.rolls])

    def caption(self, now: Sequence[Event]) -> str:
        """Return the words of a shot with these events, as markup; "" for the turn's sentence."""
        return ""

    def lingers(self, now: Sequence[Event]) -> float:
        """Return the least seconds of a shot with these events."""
        return 0.0

    @property
    def holds(self) -> bool:
        """True while the shot on show must stay, because it is being read."""
        return False

    def piece_of(self, seat: int) -> Name | None:
        """Return the spot of a player's piece, so that nothing covers it."""
        return None

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        """Draw the player of a seat."""
        drawn = mark(seat, min(rect.size))
        surface.blit(drawn, drawn.get_rect(center=rect.center))


class Outcomes(Supplied):
    """Reactions to an answer: motion, sound, and a board that follows."""

    def before(self, spots: dict[Name, pygame.Rect]) -> Before:
        """Return the state of the table before an answer; ``spots`` are its places."""
        return spots, None

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """React to an answer before it is shown."""

    def settle(self, rewound: bool) -> None:
        """Bring everything the board shows besides the view in line with the state."""

    def show(self, events: Sequence[Event], before: Before) -> float:
        """Start the animations; return their seconds."""
        return self.table.movements.start(events, before[0])

    def follow_up(self) -> tuple[list[Event], str]:
        """Give the answers planned ahead; return their events and a comment."""
        return [], ""

    def sound(self, events: Sequence[Event]) -> None:
        """Play the sounds of events."""

    def mood(self, events: Sequence[Event] = ()) -> str:
        """Return the name of the mood of the table after these events: one of the game's sounds."""
        return "calm"

    def sounds(self) -> Sounds:
        """Return the moods of the table, which the boxes in play may change."""
        return registry.sounds(self.table.kind.game)


class Part:
    """A part of a table. The scene calls these methods of all its parts, in their order."""

    def layout(self, m: Metrics) -> None:
        """Add widgets on top of those of the frame and the board."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint over the widgets."""

    def seize(self, event: pygame.event.Event) -> bool:
        """Take an event before every other part, as the end of a drag; return True if used."""
        return False

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event before the widgets; return True if used."""
        return False

    def after(self, event: pygame.event.Event) -> bool:
        """Take an event that no widget used; return True if used."""
        return False

    def observe(self, event: pygame.event.Event) -> None:
        """React to an event that everything else has had, such as a motion with a thing in hand."""

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""

    def warm(self, quiet: float) -> bool:
        """Work in advance after ``quiet`` seconds without an event, 0 while something moves; return
        True if the board's picture is stale."""
        return False


def _tips(table: Table) -> Tips[Any]:
    model, app = table.model, table.app
    return Tips((), model, Notebook(table.kind.game), app, table.views.relayout)


def _movements(table: Table) -> Movements:
    return Movements(table.view, table.motion, table.views)


def _controller(table: Table) -> BaseController:
    return BaseController(table.model, table.kind.verbs)


def _ui(model: Any) -> TableUi:
    return TableUi()


def _view(m: Metrics, ui: TableUi) -> TableView:
    return TableView(m, layout.regions(m, ui.tab))


@dataclass(frozen=True)
class TableKind:
    """The table of a game: its data, and the classes of what the game supplies."""

    game: str
    verbs: Verbs = field(default_factory=Verbs)
    steps: tuple[tuple[str, str], ...] = ()
    """the steps of a turn, ids and names, shown at the top"""
    turn_begins: tuple[type[Event], ...] = ()
    step_begins: tuple[type[Event], ...] = ()
    tabs: Mapping[str, Tab] = field(default_factory=lambda: {
        "board": Tab("Table", "hand", "Shows the table"),
        "log": Tab("Log", "log", "Shows the log"),
    })  # fmt: skip
    saves: Saves[Any, Any] | None = None
    """the object that draws the game's picture for the list of saved games"""
    curtain: bool = True
    """whether a curtain keeps the table from the next person until they are there; not in a game
    whose players may share all they know"""
    zooms: bool = False
    """whether it has a map that the wheel zooms"""
    steward: type[AutoAnswers] = AutoAnswers
    """the class that answers where there is nothing to decide"""
    helps_in_lessons: bool = False
    """whether it does so in lessons too; where it does not, they teach such steps"""
    tab_of: Mapping[str, str] = field(default_factory=dict)
    """where regions take turns: the tab with a kind of spot, or with the things a verb needs"""

    model: Callable[[Session[Any]], TableModel[Any]] = TableModel
    controller: Callable[[Table], BaseController] = _controller
    ui: Callable[[Any], TableUi] = _ui
    view: Callable[[Metrics, Any], TableView] = _view
    areas: Callable[[Table], Areas] = Areas
    board: Callable[[Table], Board] = Board
    things: Callable[[Table], Things] = Things
    pages: Callable[[Table], Pages] = Pages
    questions: Callable[[Table], Questions] = Questions
    turns: Callable[[Table], Turns] = Turns
    outcomes: Callable[[Table], Outcomes] = Outcomes
    movements: Callable[[Table], Movements] = _movements
    tips: Callable[[Table], Tips[Any]] = _tips
    log_rules: Callable[[Any], LogRules] | None = None
    """the rules for turning events into log lines; None: turns as headings"""
    parts: Callable[[Table], Sequence[Part]] = lambda table: ()
    """further parts, such as the one that zooms a map"""
