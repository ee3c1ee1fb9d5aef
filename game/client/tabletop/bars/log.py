"""The log: every change with its cause, newest at the bottom, for the whole game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pygame

from game.client.draw import fonts, images, materials, richtext, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.marks import draw_mark
from game.client.tabletop.play.model import TableModel
from game.client.widgets import keymap
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.table.events import Event, visible
from game.table.grammar import capital
from game.table.journal import Answer
from game.table.text_safety import plain

STYLE = "caption"
ASIDE = "aside"
SMALL = "tile"
"""the narrower letters and closer lines of a low log"""
LEAST_LINES = 2  # that a low log shows, if need be cut short
LOW_DU = 200
FOLD = 3  # events of a kind in a row that share a line


@dataclass(frozen=True)
class Entry:
    """One line: whose it is (-1: nobody's), and whether a turn begins or undo stops here."""

    text: str
    seat: int
    head: bool = False
    border: bool = False
    linked: str = ""
    """the text with the names of cards and places as links"""
    lead: bool = False
    """whether it sums up the lines below"""
    aside: bool = False
    """whether it is a line of the story, to the line above"""
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    """the events behind the line"""


PRACTICE = "Practice: you can undo anything."


@dataclass(frozen=True)
class LogRules:
    """A game's rules for turning events into log lines.

    ``heads`` begin a turn and are above its lines; ``unlogged`` are left out; ``link`` marks the
    names of cards and places in a line as links; ``retell`` sums up the events of a turn, which
    begin with its head, or returns "".
    """

    heads: tuple[type[Event], ...] = ()
    unlogged: tuple[type[Event], ...] = ()
    link: Callable[[str], str] = str
    retell: Callable[[Sequence[Event]], str] = lambda events: ""
    folded: Mapping[type[Event], Callable[[Sequence[Event]], str]] = field(default_factory=dict)
    """the words of the single line for three or more events of a kind in a row"""


class Log:
    """The lines of a session, composed once and truncated on undo."""

    def __init__(self, model: TableModel[Any], rules: LogRules | None = None) -> None:
        self.model, self.rules = model, rules or LogRules()
        self._seat, self._practice = model.seat, model.session.practice
        self.only: int | None = None
        """the seat whose lines are shown, None for all"""
        self.back = 0
        """pixels scrolled back from the end"""
        self.held = 0
        """number of the newest lines that are held back until the board has shown their events"""
        self.entries = self._opening()
        self._ends: list[int] = []  # number of entries after each answer
        self._shown: dict[int, list[Entry]] = {}

    def border(self) -> Entry | None:
        """Return the last line that undo cannot cross: something was rolled or revealed there."""
        if self._practice:
            return None
        return next((each for each in reversed(self._told()) if each.border), None)

    def visible_lines(self) -> list[Entry]:
        """Return the lines that pass the filter; turn headings always do."""
        told = self._told()
        if self.only is None:
            return told
        return [each for each in told if each.head or each.seat == self.only]

    def _told(self) -> list[Entry]:
        """Return the lines that are not held back: those that belong together as one, and each line
        of the story once."""
        count = max(0, len(self.entries) - self.held)
        if count not in self._shown:
            self._shown = {count: self._join(self.entries[:count])}
        return self._shown[count]

    def _join(self, entries: Sequence[Entry]) -> list[Entry]:
        made: list[Entry] = []
        asides: set[str] = set()
        for entry in entries:
            if entry.aside and entry.text in asides:
                continue
            asides |= {entry.text} if entry.aside else set()
            last = made[-1] if made else entry
            both = bool(made and last.events and entry.events)
            words = self.model.join(last.events, entry.events) if both else ""
            if words:
                border, events = last.border or entry.border, (*last.events, *entry.events)
                made[-1] = Entry(words, entry.seat, border=border, linked=self.rules.link(words),
                                 events=events)  # fmt: skip
            else:
                made.append(entry)
        return made

    def _opening(self) -> list[Entry]:
        """Return the events before the first answer, below notes on practice and on seats that
        another kind of computer player has now."""
        session = self.model.session
        opening = session.opening
        head = [Entry(PRACTICE, -1)] if self._practice else []
        head += [Entry(session.succession(seat), seat) for seat in session.successors]
        return head + self.lines_of([each for each in opening if visible(each, self._seat)])

    def sync(self) -> None:
        """Add the lines of new events; drop those of events taken back."""
        self._shown = {}
        if (self._seat, self._practice) != (self.model.seat, self.model.session.practice):
            # Each seat knows different things.
            self._seat, self._practice = self.model.seat, self.model.session.practice
            self._ends = []
            self.entries = self._opening()
        history = self.model.session.history
        if len(self._ends) > len(history):
            del self._ends[len(history) :]
            del self.entries[self._ends[-1] if self._ends else len(self._opening()) :]
        for turn in history[len(self._ends) :]:
            seen = [each for each in turn.events if visible(each, self._seat)]
            self.entries += self._with_reason(turn.answer, self.lines_of(seen))
            self._ends.append(len(self.entries))

    def _with_reason(self, answer: Answer, lines: list[Entry]) -> list[Entry]:
        """Return the lines of an answer with the reason that a computer player gave for it, in the
        first that shows what it did."""
        place = next(
            (n for n, each in enumerate(lines) if not (each.head or each.lead or each.aside)), None
        )
        if not answer.why or place is None:
            return lines
        told = f"{lines[place].text} Why: {plain(answer.why)}"
        reasoned = replace(lines[place], text=told, linked=self.rules.link(told), events=())
        return [*lines[:place], reasoned, *lines[place + 1 :]]

    def lines_of(self, events: Sequence[Event]) -> list[Entry]:
        """Return events as lines of the log, without those that it leaves out."""
        return [line for each in self.lines_by_event(events) for line in each]

    def lines_by_event(self, events: Sequence[Event]) -> list[list[Entry]]:
        """Return the lines of each event; a line of several events stands with the last of them."""
        made: list[list[Entry]] = []
        seat = -1
        while len(made) < len(events):
            place = len(made)
            count, words = self.model.merge(events, place)
            group = events[place : place + max(1, count)]
            if not count:
                words = self._words_of(events, place)
            made += [[] for _ in group]
            if not words:
                continue
            seat = next((each.seat for each in group if hasattr(each, "seat")), seat)
            made[-1] = self._entries(group, words, seat)
            head = isinstance(group[-1], self.rules.heads)
            told = self.rules.retell(self._turn(events, len(made) - 1)) if head else ""
            if told:
                made[-1].append(Entry(told, seat, linked=self.rules.link(told), lead=True))
        return made

    def _words_of(self, events: Sequence[Event], place: int) -> str:
        """Return the words of an event's own line, or of that which it shares with its kind."""
        event = events[place]
        if isinstance(event, self.rules.unlogged):
            return ""
        run = self._run(events, place)
        if run > 1 and place and type(events[place - 1]) is type(event):
            return ""  # in the line of the first
        if run > 1:
            return self.rules.folded[type(event)](events[place : place + run])
        return self.model.tell(event)

    def _entries(self, group: Sequence[Event], words: str, seat: int) -> list[Entry]:
        """Return the line of events, and their lines of the story below."""
        asides = [aside for each in group if (aside := self.model.aside(each))]
        for aside in asides:
            words = words.removesuffix(aside).rstrip()
        head = any(isinstance(each, self.rules.heads) for each in group)
        linked = "" if head else self.rules.link(words)
        border = any(type(each).reveals for each in group)
        made = (
            [Entry(words, seat, head, border, linked, events=() if head else (*group,))]
            if words
            else []
        )
        return made + [
            Entry(aside, seat, linked=richtext.literal(aside), aside=True) for aside in asides
        ]

    def _run(self, events: Sequence[Event], place: int) -> int:
        """Return the number of events that share a line with that one; 1 for none."""
        kind = type(events[place])
        if kind not in self.rules.folded:
            return 1
        first, end = place, place + 1
        while first and type(events[first - 1]) is kind:
            first -= 1
        while end < len(events) and type(events[end]) is kind:
            end += 1
        return end - first if end - first >= FOLD else 1

    def _turn(self, events: Sequence[Event], place: int) -> Sequence[Event]:
        """Return the events of the turn that begins at that place."""
        later = range(place + 1, len(events))
        end = next((n for n in later if isinstance(events[n], self.rules.heads)), len(events))
        return events[place:end]


class LogPanel(Widget):
    """Draws the newest lines that fit; the wheel and the page keys scroll back. Names of cards and
    places in it are links: ``on_link(link)`` is called for clicks."""

    reads = Rank.REST
    solid = True
    focusable = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        log: Log,
        on_link: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(id, rect)
        self.log, self.on_link = log, on_link
        self._lines: list[tuple[pygame.Rect, richtext.RichLayout]] = []

    @property
    def back(self) -> int:
        """The number of pixels scrolled back from the end."""
        return self.log.back

    @property
    def low(self) -> bool:
        """True if the log is so low that its lines stand closer."""
        return self.rect.height < self.m.du(LOW_DU)

    @property
    def style(self) -> str:
        """The style of the lines."""
        return SMALL if self.low else STYLE

    @property
    def inner(self) -> pygame.Rect:
        """The area of the lines: under the head or, in a low log, beside its only button."""
        m = self.m
        head = head_height(m)
        if slim(m, self.rect):
            room = Room(self.rect).inset(m.du(8), m.du(3))
            room.east(head - m.du(8))
        else:
            room = Room(self.rect).inset(m.du(16), m.du(4 if self.low else 8))
            room.north(head)
        return room

    def wheel(self, steps: float) -> None:
        """Scroll by wheel steps; up is back in time."""
        self.log.back = max(0, min(self.back + round(steps * self.m.du(72)), self._most()))
        self.changed()

    def key(self, event: pygame.event.Event) -> bool:
        pages = {pygame.K_PAGEUP: 4, pygame.K_PAGEDOWN: -4, pygame.K_HOME: 999, pygame.K_END: -999}
        if event.key in pages:
            self.wheel(pages[event.key])
        return event.key in pages

    def link_at(self, pos: tuple[int, int]) -> str | None:
        """Return the card or place whose name is under a point."""
        for rect, laid in self._lines:
            if rect.collidepoint(pos):
                return laid.link_at((pos[0] - rect.left, pos[1] - rect.top))
        return None

    def press(self, pos: tuple[int, int]) -> None:
        link = self.link_at(pos)
        if link and self.on_link:
            self.on_link(link)

    def _visible_lines(self) -> list[Entry]:
        return self.log.visible_lines()

    def _layout(self, entry: Entry) -> richtext.RichLayout:
        room = self.inner.width - self._indent
        color = theme.INK if entry.head or entry.lead else theme.SOFT
        text = f"**{richtext.plain(entry.text)}**" if entry.head else self._words(entry)
        if entry.aside:
            return richtext.layout(self.m, ASIDE, text, room, theme.MUTED)
        return richtext.layout(self.m, self.style, text, room, color)

    def _words(self, entry: Entry) -> str:
        """Return the words of a line; in the lowest log without the name of its player, whose mark
        is beside them."""
        text = entry.linked
        if entry.seat < 0 or entry.aside or not slim(self.m, self.rect):
            return text
        name = re.escape(richtext.literal(self.log.model.player_name(entry.seat)))
        rest = re.sub(rf"^(\{{[^|}}]*\|{name}\}}|{name}) ", "", text)
        return rest if rest == text else capital(rest)

    def _cut(self, entry: Entry) -> richtext.RichLayout:
        """Return a long entry on a single line, with an ellipsis."""
        room = self.inner.width - self._indent
        words = fonts.fit(self.m, self.style, richtext.plain(self._words(entry)), room).text
        return richtext.layout(self.m, self.style, richtext.literal(words), room, theme.SOFT)

    @property
    def _indent(self) -> int:
        """The room at the left of a line, for the mark of its player."""
        return self.m.du(18 if self.low else 24)

    def _above(self, entry: Entry) -> int:
        """Return the room above a line; that above the head of a turn holds a rule."""
        if self.low:
            return self.m.du(5) if entry.head else 0
        return self.m.du(10 if entry.head else 2)

    def _below(self, entry: Entry, border: Entry | None) -> int:
        """Return the room below a line for the border of undo; the lowest log has none."""
        if entry is not border or slim(self.m, self.rect):
            return 0
        return self.m.du(12)

    def _high(self, entry: Entry, border: Entry | None) -> int:
        room = self._above(entry) + self._below(entry, border)
        return self._layout(entry).height + room

    def _most(self) -> int:
        total, border = 0, self.log.border()
        for entry in reversed(self._visible_lines()):
            total += self._high(entry, border)
            if total > self.m.du(72) * 400:
                break
        return max(0, total - self.inner.height)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        materials.draw(surface, self.rect, "chart", m.unit)
        if slim(m, self.rect):
            self._draw_lines(surface)
            return
        head = self.rect.inflate(-2 * m.du(16), -2 * m.du(6))
        head.height = head_height(m)
        icon = images.icon("log", m.du(20), theme.INK if self.back else None)
        surface.blit(icon, icon.get_rect(midleft=head.midleft))
        words = head.move(m.du(28), 0)
        picks = len(self.log.model.kinds) + 2
        words.width = self.rect.right - m.du(8) - picks * head_height(m) - words.left
        title = "Log" if not self.back else "Older"
        ink = theme.INK if self.back else theme.MUTED
        if fonts.measure(m, "label", title)[0] <= words.width:  # a row of many players is long
            fonts.draw_line(surface, m, "label", title, ink, words, "left", self.id)
        self._draw_lines(surface)

    def _draw_lines(self, surface: pygame.Surface) -> None:
        inner, before = self.inner, surface.get_clip()
        self._lines = []
        surface.set_clip(inner.clip(before))
        low, border = inner.bottom + self.back, self.log.border()
        under: Entry | None = None
        for entry in reversed(self._visible_lines()):
            high, above = self._high(entry, border), self._above(entry)
            below = self._below(entry, border)
            foot, low = low, low - high
            if foot <= inner.top:
                break
            laid = self._layout(entry)
            pitch = below + self.m.pitch(self.style)
            few = self.low and len(self._lines) < LEAST_LINES
            if few and low + above < inner.top <= foot - pitch:
                laid, low = self._cut(entry), foot - above - pitch
            # A line that would be cut off at the top is left out instead.
            if inner.top - above <= low < inner.bottom:
                self._draw_entry(surface, entry, laid, low + above)
                if below:
                    self._draw_border(surface, foot - below // 2 + self._lead(under))
                elif under is not None and under.head:
                    y = foot + self._above(under) // 2
                    pygame.draw.line(surface, theme.HAIRLINE, (inner.left, y), (inner.right, y))
            under = entry
        surface.set_clip(before)

    def _draw_entry(
        self, surface: pygame.Surface, entry: Entry, laid: richtext.RichLayout, top: int
    ) -> None:
        m, inner = self.m, self.inner
        spot = (inner.left + m.du(6), top + m.pitch(self.style) // 2)
        if not entry.aside:
            draw_mark(surface, m, entry.seat, spot, m.du(5))
        place = pygame.Rect(inner.left + self._indent, top, laid.width, laid.height)
        laid.draw(surface, place, self.id)
        self._lines.append((place, laid))

    def _lead(self, under: Entry | None) -> int:
        """Return half of the room above the line below, to stand in the middle of the gap."""
        return self._above(under) // 2 if under is not None else 0

    def _draw_border(self, surface: pygame.Surface, y: int) -> None:
        """Draw a dashed line where undo stops, with its icon at the end."""
        m, inner = self.m, self.inner
        px = m.du(14)
        dash, gap = m.du(6), m.du(5)
        for x in range(inner.left + self._indent, inner.right - px - m.du(8), dash + gap):
            pygame.draw.line(surface, theme.EDGE_HOT, (x, y), (x + dash, y), max(1, m.du(1)))
        icon = images.icon("undo", px, theme.EDGE_HOT)
        surface.blit(icon, icon.get_rect(midright=(inner.right, y)))


def head_height(m: Metrics) -> int:
    """Return the height of the row above the lines, with its buttons."""
    return max(36, m.pick(44, 36))


def slim(m: Metrics, rect: pygame.Rect) -> bool:
    """Return True if a log is so low that it has no head, only lines."""
    return rect.height < head_height(m) + 3 * m.pitch(SMALL) + 2 * m.du(4)


class Pick(Widget):
    """A small button of the log: a player's mark, or an icon. ``chosen`` ones are lit."""

    focusable = pointer = True
    solid = False

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        on_press: Callable[[], None],
        *,
        seat: int = -1,
        icon: str = "",
        words: str = "",
        chosen: bool = False,
        tip: str = "",
        hotkey: str = "",
    ) -> None:
        super().__init__(id, rect, tip=tip, hotkey=hotkey)
        self.on_press, self.seat, self.icon = on_press, seat, icon
        self.words, self.chosen = words, chosen

    def activate(self) -> None:
        self.on_press()

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if self.chosen or self.heat:
            plate = self.rect.inflate(-m.du(6), -m.du(6))
            images.draw_panel(surface, plate, "button_hot" if self.chosen else "raised", m.unit)
        if self.words:
            ink = theme.INK if self.chosen else theme.MUTED
            fonts.draw_line(surface, m, "label", self.words, ink, self.rect, "center", self.id)
        elif self.icon:
            drawn = images.icon(self.icon, m.du(20))
            surface.blit(drawn, drawn.get_rect(center=self.rect.center))
        else:
            draw_mark(surface, m, self.seat, self.rect.center, m.du(8))


def picks(
    m: Metrics,
    rect: pygame.Rect,
    log: Log,
    choose: Callable[[int | None], None],
    enlarge: Callable[[], None],
    large: bool,
) -> list[Pick]:
    """Return the buttons at the head of the log: everybody, each player, larger or smaller."""
    side, none = head_height(m), pygame.Rect(0, 0, 0, 0)
    made = [
        Pick("log.all", none, lambda: choose(None), words="All", chosen=log.only is None,
             tip="Shows what everyone did")
    ]  # fmt: skip
    model = log.model
    for seat in range(len(model.kinds)):
        tip = f"Shows what **{richtext.literal(model.player_name(seat))}** did"
        made.append(
            Pick(f"log.seat_{seat}", none, partial(choose, seat), seat=seat,
                 chosen=log.only == seat, tip=tip)
        )  # fmt: skip
    tip = "Makes the log smaller" if large else "Makes the log larger"
    made.append(Pick("log.large", none, enlarge, icon="down" if large else "up", tip=tip,
                     hotkey=keymap.key("table.log")))  # fmt: skip
    if slim(m, rect):
        made[-1].rect = pygame.Rect(rect.right - side - m.du(4), rect.top + m.du(4), side, side)
        return made[-1:]
    row = Room(rect.left, rect.top + m.du(4), rect.width - m.du(8), side)
    for each in reversed(made):
        each.rect = row.east(side)
    return made
