"""The log: every change with its cause, newest at the bottom, for the whole game."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
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
from game.client.widgets.clipboard import copy_text
from game.client.widgets.placement import Rank
from game.table.events import Event, visible
from game.table.grammar import capital
from game.table.session import Turn

STYLE = "caption"
ASIDE = "aside"
SMALL = "tile"
"""the narrower letters and closer lines of a low log"""
LEAST_LINES = 3  # that a low log shows, if need be only their ends
SPACE = re.compile(r" (?![^{}]*\})")  # not within a link
CLAUSE_ENDS = ",;:.!?"
LOW_DU = 200
Part = tuple[str, str, str]
"""a part of a line, its words once the log has told it, and the id of what counts as told; "": a
line of its seat with the same part"""


@dataclass(frozen=True)
class Entry:
    """One line: whose it is (-1: nobody's), and whether a turn begins or undo stops here."""

    text: str
    seat: int
    head: bool = False
    border: bool = False
    linked: str = ""
    """the text with the names of cards and places as links"""
    aside: bool = False
    """whether it is a line of the story, to the line above"""
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    """the events behind the line"""
    left: int = field(default=0, compare=False)
    """number of events of its answer after the last one in the line"""
    joins: bool = False
    """whether it continues the line before, and takes its place"""
    again: tuple[Part, ...] = ()
    """its parts that have other words once the log has told them; without any words it goes"""
    folds: tuple[str, ...] = ()
    """its player and deeds, if they may be one sentence with those of a line that has such words"""


PRACTICE = "Practice: you can undo anything."
Told = tuple[int, int, str, str, bool, tuple[Part, ...], tuple[str, ...]]
"""a line: the place of the last event in it (-1 for none of them), its seat, its words, the line of
the story below it, whether it takes the place of the line before, its parts with their words once
they have been told, and its player and deeds if it then may be one sentence with the line before"""
Past = tuple[str, str, Sequence[Event]]
"""the step that an answer is for, its key, and its events"""
Story = Callable[[Sequence[Past]], Sequence[Sequence[Told]]]
"""returns the lines of answers in a row, of each its own; the first is where a turn begins"""


@dataclass(frozen=True)
class LogRules:
    """A game's rules for turning events into log lines.

    ``heads`` begin a turn and are above its lines; ``unlogged`` are left out; ``link`` marks the
    names of cards and places in a line as links.
    """

    heads: tuple[type[Event], ...] = ()
    unlogged: tuple[type[Event], ...] = ()
    link: Callable[[str], str] = str
    story: Story | None = None
    """the words for all events of an answer; None for a line of each event, or of several that
    share one"""
    fold: Callable[[Sequence[str]], str] = " ".join
    """returns a player and deeds as a sentence, "" if it is too long"""
    again: Callable[[Sequence[Event]], tuple[Part, ...]] = lambda events: ()
    """returns the parts of the line of events that have other words once the log has told them"""
    pair: Callable[[Entry, Entry], str] = lambda last, entry: ""
    """returns the words of one line for two in a row on show, "" if both stand"""
    amend: Callable[[Sequence[Event], str], str] = lambda events, words: words
    """returns the words of the line of events with what only the whole game shows"""


@dataclass
class _Joins:
    """The first ``count`` entries with those that belong together as one."""

    count: int = 0
    made: list[Entry] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    """headings and lines of the story so far"""
    again: bool = False
    """whether the latest heading stood before"""


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
        self._ends = [len(self.entries)]
        """number of entries after the opening, and after each answer"""
        self._changes = 0  # number of changes of seats among the entries
        self._shown: dict[int, list[Entry]] = {}
        self._joins = _Joins()
        self._linked: dict[str, str] = {}

    # -- the lines on show --

    def border(self) -> Entry | None:
        """Return the last line that undo cannot cross: something was rolled or revealed there."""
        if self._practice:
            return None
        return next((each for each in reversed(self._told()) if each.border), None)

    def visible_lines(self) -> list[Entry]:
        """Return the lines that pass the filter; turn headings always do. No line of the
        story repeats."""
        told = self._told()
        if self.only is None:
            return told
        return [each for each in told if each.head or each.seat == self.only]

    def hold(self, events: int) -> None:
        """Hold back the lines about that many of the newest events that the viewing seat sees."""
        held, later, end = 0, 0, len(self.entries)
        firsts = self._ends[-2::-1]
        for turn, first in zip(reversed(self.model.session.history), firsts, strict=False):
            if later >= events:
                break
            held += sum(later + each.left < events for each in self.entries[first:end])
            later += sum(visible(each, self._seat) for each in turn.events)
            end = first
        self.held = held

    def _told(self) -> list[Entry]:
        """Return the lines that are not held back."""
        count = max(0, len(self.entries) - self.held)
        if count not in self._shown:
            self._shown = {count: self._join(self.entries[:count])}
        return self._shown[count]

    def _join(self, entries: Sequence[Entry]) -> list[Entry]:
        """Return lines with those that belong together as one: a line of the story stands once, and
        a heading again only if something is below it."""
        so_far = self._joins
        if so_far.count > len(entries):
            so_far = self._joins = _Joins()
        made, known = so_far.made, so_far.known
        for entry in entries[so_far.count :]:
            if entry.aside and entry.text in known:
                if entry.border and made:
                    made[-1] = replace(made[-1], border=True)
                continue
            if entry.head and made and made[-1].head and so_far.again:
                made.pop()
            so_far.again = entry.head and entry.text in known
            known |= {entry.text} if entry.head or entry.aside else set()
            at = next((n for n in range(len(made) - 1, -1, -1) if not made[n].aside), -1)
            words = self._joined(made[at], entry) if made else ""
            if words:
                last = made[at]
                made[at] = replace(
                    entry, text=words, linked=self.rules.link(words), joins=False,
                    border=last.border or entry.border, events=(*last.events, *entry.events),
                    again=entry.again if entry.joins else (*last.again, *entry.again),
                )  # fmt: skip
            else:
                made.append(entry)
        so_far.count = len(entries)
        return self._retold(made)

    def _retold(self, entries: Sequence[Entry]) -> list[Entry]:
        """Return lines with the words that their parts have once they have been told; those that
        follow on such a line fold into it."""
        made: list[Entry] = []
        known: set[tuple[int, str]] = set()
        retold = begun = False
        for entry in entries:
            if entry.aside and begun:  # its story is in the words of the line above
                begun = False
                if entry.border:
                    made[-1] = replace(made[-1], border=True)
                continue
            parts, begun = list[tuple[str, str]](), False
            for part, again, about in entry.again:
                told = (-1, about) if about else (entry.seat, part)
                if told in known:
                    parts.append((part, again))
                    begun = bool(about) and self.rules.story is not None
                known.add(told)
            text, *folds = (_with_parts(each, parts) for each in (entry.text, *entry.folds))
            last = made[-1] if made and retold and folds else None
            one = self.rules.fold((*last.folds, *folds[1:])) if last and last.folds else ""
            retold = bool(parts or one)
            if not text:
                if entry.border and made:
                    made[-1] = replace(made[-1], border=True)
                continue
            if not one and made and (two := self.rules.pair(made[-1], replace(entry, text=text))):
                last = made.pop()
                text, events = two, (*last.events, *entry.events)
                entry = replace(entry, border=last.border or entry.border, events=events)
            elif one and last:
                text, folds = one, [*last.folds, *folds[1:]]
                entry = replace(entry, border=last.border or entry.border,
                                events=(*last.events, *entry.events))  # fmt: skip
                made.pop()
            text = self.rules.amend(entry.events, text)
            if text != entry.text:
                if text not in self._linked:
                    self._linked[text] = self.rules.link(text)
                entry = replace(entry, text=text, linked=self._linked[text], again=(),
                                folds=(*folds,))  # fmt: skip
            made.append(entry)
        return made

    def _joined(self, last: Entry, entry: Entry) -> str:
        """Return the words of one line in place of two, "" if both stand."""
        if entry.joins:
            return entry.text
        return self.model.join(last.events, entry.events) if last.events and entry.events else ""

    # -- the lines of the game --

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
            self.entries = self._opening()
            self._ends, self._changes = [len(self.entries)], 0
            self._joins = _Joins()
        history = self.model.session.history
        if self._told_answers > len(history):
            del self._ends[len(history) + 1 :]
            del self.entries[self._ends[-1] :]
            changes = self.model.session.changes
            self._changes = sum(each.seq < len(history) for each in changes)
            self._joins = _Joins()
        for lines in self._lines_since(self._told_answers):
            self._tell_changes(self._told_answers)
            self.entries += lines
            self._ends.append(len(self.entries))
        self._tell_changes(len(history))

    @property
    def _told_answers(self) -> int:
        """The number of answers among the entries."""
        return len(self._ends) - 1

    def _tell_changes(self, seq: int) -> None:
        """Add the people who left or came back before the answer of that number."""
        session = self.model.session
        for each in session.changes[self._changes :]:
            if each.seq > seq:
                break
            words = session.change_told(each)
            self.entries.append(Entry(words, each.seat, border=True, linked=self.rules.link(words)))
            self._changes += 1

    def _lines_since(self, known: int) -> list[list[Entry]]:
        """Return the lines of each answer of the game after the first ``known`` ones."""
        new = [self._seen(turn) for turn in self.model.session.history[known:]]
        if self.rules.story is None or not new:
            return [self.lines_of(events) for *_, events in new]
        past = self._past(known)
        told = zip(new, self.rules.story([*past, *new])[len(past) :], strict=True)
        return [self._in_story(events, lines) for (*_, events), lines in told]

    def _seen(self, turn: Turn) -> Past:
        seen = [each for each in turn.events if visible(each, self._seat)]
        return turn.step, turn.answer.key, seen

    def _past(self, number: int) -> list[Past]:
        """Return the answers before that one since the turn began, the first of them whole."""
        session, made = self.model.session, list[Past]()
        for turn in reversed(session.history[:number]):
            made.append(self._seen(turn))
            if any(isinstance(each, self.rules.heads) for each in turn.events):
                return made[::-1]
        return [("", "", [x for x in session.opening if visible(x, self._seat)]), *made[::-1]]

    def latest(self) -> list[Entry]:
        """Return the lines of the last answer; before the first one, those of the opening."""
        return self.entries[self._ends[-2] if self._told_answers else 0 :]

    def moment_of(self, entry: Entry) -> int:
        """Return the number of answers after which a line could be read."""
        place = next((n for n, each in enumerate(self.entries) if _is_of(each, entry)), -1)
        answers = bisect_right(self._ends, place) if place >= 0 else self._told_answers
        return min(answers, self._told_answers)

    @property
    def text(self) -> str:
        """The whole log without markup, a line for each entry; a gap before each turn."""
        told = [
            ("\n" if each.head else "") + richtext.plain(each.text)
            for each in self._join(self.entries)
        ]
        return "\n".join(told).strip() + "\n"

    def copy(self) -> bool:
        """Copy the whole log to the clipboard; return False if there is none."""
        return copy_text(self.text)

    def lines_of(self, events: Sequence[Event]) -> list[Entry]:
        """Return events as lines of the log, without those that it leaves out."""
        if self.rules.story is not None:
            return self._in_story(events, self.rules.story([("", "", events)])[0])
        made: list[Entry] = []
        place, seat = 0, -1
        while place < len(events):
            count, words = self.model.merge(events, place)
            group = events[place : place + max(1, count)]
            place += len(group)
            if not count and not isinstance(group[0], self.rules.unlogged):
                words = self.model.tell(group[0])
            if words:
                seat = next((each.seat for each in group if hasattr(each, "seat")), seat)
                made += self._entries(group, words, seat, len(events) - place)
        return made

    def _in_story(self, events: Sequence[Event], told: Sequence[Told]) -> list[Entry]:
        """Return the lines of a story as entries. Undo stops below a line if something was
        revealed since the one before, or after the last."""
        made: list[Entry] = []
        since = 0
        for place, seat, words, aside, joins, again, folds in told:
            passed, since = events[since : place + 1], max(since, place + 1)
            head = place >= 0 and isinstance(events[place], self.rules.heads)
            border = any(type(each).reveals for each in passed)
            lines = self._pair(words, (aside,), seat, head, border)
            made += [replace(each, left=len(events) - since, joins=joins and not each.aside,
                             again=() if each.aside else again,
                             folds=() if each.aside else folds)
                     for each in lines]  # fmt: skip
        if made and any(type(each).reveals for each in events[since:]):
            made[-1] = replace(made[-1], border=True)
        return made

    def _entries(self, group: Sequence[Event], words: str, seat: int, left: int) -> list[Entry]:
        """Return the line of events, and their lines of the story below."""
        asides = [self.model.aside(each) for each in group]
        for aside in asides:
            words = words.removesuffix(aside).rstrip()
        head = any(isinstance(each, self.rules.heads) for each in group)
        border = any(type(each).reveals for each in group)
        events = () if head else (*group,)
        lines = self._pair(words, asides, seat, head, border)
        again = self.rules.again(group)
        return [x if x.aside else replace(x, events=events, again=again)
                for x in (replace(each, left=left) for each in lines)]  # fmt: skip

    def _pair(
        self, words: str, asides: Iterable[str], seat: int, head: bool, border: bool
    ) -> list[Entry]:
        """Return a line, and the lines of the story below, each if there is one; undo stops below
        the last of them."""
        linked = "" if head else self.rules.link(words)
        made = [Entry(words, seat, head, linked=linked)] if words else []
        made += [
            Entry(aside, seat, linked=richtext.literal(aside), aside=True)
            for aside in filter(None, asides)
        ]
        return [*made[:-1], replace(made[-1], border=border)] if made else []


def _with_parts(words: str, parts: Iterable[tuple[str, str]]) -> str:
    """Return words with each part in its words for the next time."""
    for part, again in parts:
        words = words.replace(part, again, 1)
    return words


def _is_of(each: Entry, shown: Entry) -> bool:
    """Return True if a line is the one on show, or the last of those that it joins."""
    last, other = each.events[-1:], shown.events[-1:]
    return each is shown or bool(last and other) and last[0] is other[0]


class LogPanel(Widget):
    """Draws the newest lines that fit; the wheel and the page keys scroll back. Names of cards and
    places in it are links: ``on_link(link)`` is called for clicks, ``on_line(entry)`` for those
    elsewhere on a line."""

    reads = Rank.REST
    solid = True
    focusable = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        log: Log,
        on_link: Callable[[str], None] | None = None,
        on_line: Callable[[Entry], None] | None = None,
    ) -> None:
        super().__init__(id, rect)
        self.log, self.on_link, self.on_line = log, on_link, on_line
        self._lines: list[tuple[pygame.Rect, richtext.RichLayout, Entry]] = []

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
        for rect, laid, _ in self._lines:
            if rect.collidepoint(pos):
                return laid.link_at((pos[0] - rect.left, pos[1] - rect.top))
        return None

    def line_at(self, pos: tuple[int, int]) -> Entry | None:
        """Return the entry under a point."""
        return next((each for rect, _, each in self._lines if rect.collidepoint(pos)), None)

    def press(self, pos: tuple[int, int]) -> None:
        link = self.link_at(pos)
        line = self.line_at(pos)
        if link and self.on_link:
            self.on_link(link)
        elif line is not None and self.on_line:
            self.on_line(line)

    def _visible_lines(self) -> list[Entry]:
        """Return the lines to draw: in a low log without those of the story, which would take the
        room of what happened."""
        return [each for each in self.log.visible_lines() if not (self.low and each.aside)]

    def _border(self) -> Entry | None:
        """Return the line below which undo stops, or the one above it that is drawn."""
        border, lines = self.log.border(), self.log.visible_lines()
        if border is None or not (self.low and border.aside):
            return border
        place = next((n for n, each in enumerate(lines) if each is border), 0)
        return next((each for each in reversed(lines[:place]) if not each.aside), None)

    def _layout(self, entry: Entry) -> richtext.RichLayout:
        text = f"**{richtext.plain(entry.text)}**" if entry.head else self._words(entry)
        return self._laid(entry, text)

    def _laid(self, entry: Entry, text: str) -> richtext.RichLayout:
        room = self.inner.width - self._indent
        if entry.aside:
            return richtext.layout(self.m, ASIDE, text, room, theme.MUTED)
        color = theme.INK if entry.head else theme.SOFT
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

    def _tail(self, entry: Entry, high: int) -> richtext.RichLayout:
        """Return the end of an entry that is higher than that: what happened last, from the start
        of a clause if a clause fits, below an ellipsis."""
        words = self._words(entry)
        starts = [each.end() for each in SPACE.finditer(words)]
        clauses = [each for each in starts if words[each - 2] in CLAUSE_ENDS]

        def tail(start: int) -> richtext.RichLayout:
            return self._laid(entry, f"\N{HORIZONTAL ELLIPSIS} {words[start:]}")

        for places in (clauses, starts):  # the later it starts, the lower it is
            at = bisect_left(places, -high, key=lambda start: -tail(start).height)
            if at < len(places):
                return tail(places[at])
        return tail(starts[-1] if starts else 0)

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
        total, border = 0, self._border()
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
        low, border = inner.bottom + self.back, self._border()
        under: Entry | None = None
        for entry in reversed(self._visible_lines()):
            above, below = self._above(entry), self._below(entry, border)
            laid = self._layout(entry)
            foot, low = low, low - above - laid.height - below
            if foot <= inner.top:
                break
            pitch = below + self.m.pitch(self.style)
            few = self.low and len(self._lines) < LEAST_LINES
            if few and low + above < inner.top <= foot - pitch:
                laid = self._tail(entry, foot - below - inner.top)
                low = foot - above - laid.height - below
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
        self._lines.append((place, laid, entry))

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
