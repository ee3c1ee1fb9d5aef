"""Pages of results: the outcome of an answer, closed with Continue.

A page about a card is shown like a decision, with the card's scene; any other is in the tray, over
the player's cards. Neither asks for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.thing import ThingAt
from game.client.tabletop.pages import duel
from game.client.tabletop.pages import page as scene_page
from game.client.tabletop.pages.dice import DiceRow, LabeledRow, Roll, Tumble, row_ids
from game.client.tabletop.pages.duel import Duel
from game.client.tabletop.pages.gains import Gain, add_gains, cut_gains
from game.client.tabletop.pages.story_text import Story
from game.client.widgets import Button, Form, Label, Panel, RichText, keymap
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

TIME_STEP = 0.02  # of a page's time: the line that shows it grows by this


@dataclass
class Line:
    """A line of a page. ``state``: done, skipped, head or "" for plain."""

    text: str
    state: str = ""


@dataclass
class Page:
    """A page of results. ``card`` is its subject, if any, and ``story`` its words if they have not
    been on a page yet; ``ai`` marks a turn of a computer player, with a sentence as its
    ``summary``: its lines are ``folded`` under that."""

    title: str
    ai: bool = False
    card: str = ""
    section: int = -1
    story: str = ""
    outcome: str = ""
    """how it turned out in the story"""
    lines: list[Line] = field(default_factory=list)
    rolls: Sequence[Roll] = ()
    summary: str = ""
    folded: bool = True
    duel: Duel | None = None
    """the sides of a fight, or who was tested, if the page is about one"""
    gains: Sequence[Gain] = ()
    """the things won or lost, as cards that fly to their places when the page closes"""
    goes_on: bool = False
    """another page about the same answer follows: until that, the table stays as it was"""

    @property
    def whole_story(self) -> str:
        """Its words of the story: where it began, and how it turned out."""
        return " ".join(filter(None, (self.story, self.outcome)))

    @property
    def speech(self) -> str:
        """The page for reading aloud: its title, its story and each line."""
        said = [f"{self.title}.", self.whole_story, self.summary]
        return " ".join(filter(None, [*said, *(line.text for line in self.lines)]))

    @property
    def slight(self) -> bool:
        """True if it says no more than a message over the table can."""
        more = self.ai or self.large or self.rolls or self.summary or self.gains
        return not more and len(self.lines) <= 2

    @property
    def large(self) -> bool:
        """True if it fills the view, with its card or the sides of a fight."""
        return bool(self.card or self.duel) and not self.ai

    @property
    def worth_reading(self) -> bool:
        """True if there is anything to read."""
        return bool(self.lines or self.rolls or self.summary or self.gains)


class Verdict(Label):
    """The heading of a results page. While its dice roll it does not reveal the result."""

    def __init__(self, id: str, rect: pygame.Rect, page: Page, dice: Sequence[DiceRow]) -> None:
        super().__init__(id, rect, page.title, "heading")
        self.title, self.dice = page.title, dice

    def draw(self, surface: pygame.Surface) -> None:
        rolling = any(each.rolling for each in self.dice)
        words = "The dice are rolling" if rolling else self.title
        self.words = fonts.fit(self.m, self.style, words, self.rect.width).text
        super().draw(surface)


class ContinueButton(Button):
    """The button that closes a page. A line at its foot shows how soon the page closes without
    it."""

    part = 0.0

    def show_time(self, part: float) -> None:
        """Show how much of the page's time is over, from 0 to 1."""
        if abs(part - self.part) >= TIME_STEP:
            self.part = part
            self.changed()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.part <= 0:
            return
        line = self.rect.inflate(-self.m.du(16), 0)
        line.height = max(2, self.m.du(4))
        line.bottom = self.rect.bottom - self.m.du(4)
        line.width = round(line.width * self.part)
        pygame.draw.rect(surface, theme.INK_DARK, line, border_radius=self.m.du(2))


class PageLines(Widget):
    """The lines of a results page, in columns; those of an AI card checked or crossed. They appear
    once the dice have landed."""

    reads = Rank.WORDS

    def __init__(
        self, id: str, rect: pygame.Rect, lines: Sequence[Line], dice: Sequence[DiceRow] = (),
        style: str = "tile",
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.lines, self.dice, self.style = list(lines), dice, style

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if any(each.rolling for each in self.dice):
            return
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for column, part in zip(self._columns(), self._rects(), strict=True):
            y = part.top
            for line in column:
                laid = self._layout(line, part.width)
                if y + laid.height > part.bottom + m.du(2):
                    break
                draw_state(surface, m, line.state, part.left, y + laid.pitch // 2)
                shift = 0 if line.state == "head" else m.du(26)
                laid.draw(
                    surface, pygame.Rect(part.left + shift, y, laid.width, laid.height), self.id
                )
                y += laid.height
        surface.set_clip(before)

    def shows_all(self) -> bool:
        """Return True if there is room for every line, also for those that were skipped."""
        return any(self._have_room(self._divided(self.lines, each)) for each in (True, False))

    def fits(self) -> bool:
        """Return True if there is room for every line."""
        return self._have_room(self._columns())

    def _count(self) -> int:
        """Return the number of columns: as few as have room for large letters, else many."""
        wide, m = self.rect.width, self.m
        most = 3 if wide > m.du(900) else 2 if wide > m.du(560) else 1
        if self.style == "tile":
            return most
        for count in range(1, most):
            column = row(self.rect, count, m.du(20))[0].width
            high = sum(self._layout(each, column).height for each in self.lines)
            if high <= self.rect.height * count * (1 if count == 1 else 0.8):
                return count
        return most

    def _rects(self) -> list[pygame.Rect]:
        return row(self.rect, self._count(), self.m.du(20))

    def _layout(self, line: Line, width: int) -> richtext.RichLayout:
        ink = {"head": theme.INK, "skipped": theme.MUTED}.get(line.state, theme.SOFT)
        style = "label" if line.state == "head" else self.style
        return richtext.layout(self.m, style, line.text, width - self.m.du(26), ink)

    def _columns(self) -> list[list[Line]]:
        """Return the lines divided into columns: each heading with a new one if all lines have room
        that way, or one after the other; what was skipped is left out where there is no other way.
        """
        ways = ((self.lines, True), (self.lines, False), (_done(self.lines), True),
                (_done(self.lines), False))  # fmt: skip
        made = [self._divided(lines, apart) for lines, apart in ways]
        return next((each for each in made if self._have_room(each)), made[-1])

    def _divided(self, lines: Sequence[Line], apart: bool) -> list[list[Line]]:
        """Return the lines divided into columns; with ``apart`` a heading starts a new one while
        there are any, and always one with no room for a line below it."""
        count = self._count()
        columns: list[list[Line]] = [[] for _ in range(count)]
        width, at, used = self._rects()[0].width, 0, 0
        highs = [self._layout(line, width).height for line in lines]
        for number, (line, high) in enumerate(zip(lines, highs, strict=True)):
            head = line.state == "head"
            needed = high + sum(highs[number + 1 : number + 2]) * head
            full = used + needed > self.rect.height
            if (head and apart and columns[at] or full) and at < count - 1:
                at, used = at + 1, 0
            columns[at].append(line)
            used += high
        return columns

    def _have_room(self, columns: Sequence[Sequence[Line]]) -> bool:
        """Return True if every line of the columns is whole."""
        width, room = self._rects()[0].width, self.rect.height + self.m.du(2)
        return all(sum(self._layout(line, width).height for line in each) <= room
                   for each in columns)  # fmt: skip


def _done(lines: Sequence[Line]) -> list[Line]:
    """Return the lines without those that were skipped, and without the headings of nothing
    else."""
    kept = [each for each in lines if each.state != "skipped"]
    after = [*kept[1:], Line("", "head")]
    return [each for each, below in zip(kept, after, strict=True)
            if each.state != "head" or below.state != "head"]  # fmt: skip


def advance(form: Form, tumble: Tumble, part: float) -> None:
    """Advance the dice of a page, and the words that wait for them."""
    tumble.part = part
    for each in form.widgets:
        if isinstance(each, DiceRow | Verdict | PageLines):
            each.changed()


def draw_state(surface: pygame.Surface, m: Metrics, state: str, x: int, y: int) -> None:
    """Draw the sign of a line: a check, a cross, or a dot."""
    name = {"done": "check", "skipped": "cross"}.get(state)
    if name:
        tint = theme.GOOD if state == "done" else theme.DANGER
        icon = images.icon(name, m.du(18), tint)
        surface.blit(icon, icon.get_rect(midleft=(x, y)))
    elif not state:
        pygame.draw.circle(surface, theme.EDGE_HOT, (x + m.du(8), y), max(2, m.du(3)))


def build_page(
    form: Form, m: Metrics, area: pygame.Rect, page: Page, setting: scene_page.Setting, left: int,
    go_on: Callable[[], None], at: ThingAt,
) -> None:  # fmt: skip
    """Add a page about a card: its scene, dice, outcome, what was won or lost, and Continue."""
    if page.duel is not None:
        _build_duel(form, m, area, page, setting, left, go_on, at)
        return
    button = _continue(m, left, go_on)
    areas = scene_page.add_setting(form, m, area, setting, choices=button.rect.height)
    if setting.tumble.rolling:
        return
    lines = "\n\n".join(line.text for line in page.lines)
    told = scene_page.Told(page.title, page.whole_story, lines)
    scene_page.add_words(form, m, areas.words, told, "results.title")
    button.rect.bottomleft = areas.choices.bottomleft
    form.add(button)
    if page.gains:
        room = Room(areas.picture).inset(m.du(24))
        if setting.face is not None:
            room.west(setting.face.rect.right - room.left, m.du(20))
        add_gains(form, m, room, page.gains, at)


def _build_duel(
    form: Form, m: Metrics, area: pygame.Rect, page: Page, setting: scene_page.Setting, left: int,
    go_on: Callable[[], None], at: ThingAt,
) -> None:  # fmt: skip
    """Add the end of a fight or test: its sides, its outcome, and Continue."""
    assert page.duel is not None
    below = Room(duel.add_duel(form, m, area, page.duel, setting.tumble, setting.face))
    if setting.tumble.rolling:
        return
    cut_gains(form, m, below, page.gains, at)
    button = _continue(m, left, go_on)
    button.rect.bottomright = below.bottomright
    for each in _text_parts(form, page, below, button.rect):
        form.add(each)
    form.add(button)


def _text_parts(
    form: Form, page: Page, below: pygame.Rect, button: pygame.Rect
) -> list[Story | PageLines]:
    """Return the story and the lines of a page: beside the button or above it, in large letters or
    small ones. Where not even that has room for every line, only how it turned out is left,
    or nothing of the story."""
    m, beside = form.m, below.copy()
    beside.width = button.left - m.du(20) - below.left
    above = below.copy()
    above.height = button.top - m.du(8) - below.top
    stories = dict.fromkeys((page.whole_story, page.outcome, ""))
    for story, style, room in product(stories, ["body", "tile"], [beside, above]):
        words = room.copy()
        high = Story.height(m, story, words.width) + m.du(8) if story else 0
        words.top, words.height = words.top + high, max(0, words.height - high)
        lines = PageLines("results.lines", words, page.lines, style=style)
        lines.form = form
        if lines.fits():
            break
    if not story:
        return [lines]
    spot = pygame.Rect(room.topleft, (words.width, high - m.du(8)))
    return [Story("results.story", spot, story), lines]


def _continue(m: Metrics, left: int, go_on: Callable[[], None]) -> Button:
    """Return the button that closes a page; ``left`` pages follow."""
    more = "Next page" if left == 1 else f"Next page ({left} left)"
    button = ContinueButton("results.continue", pygame.Rect(0, 0, 0, 0),
                            more if left else "Continue", go_on, kind="primary",
                            hotkey=keymap.key("skip"),
                            tip="Closes the results; they stay in the log")  # fmt: skip
    button.rect.size = max(m.du(190), button.natural_width(m)), m.pick(48, 40)
    return button


def build_tray(
    form: Form,
    m: Metrics,
    area: pygame.Rect,
    page: Page,
    left: int,
    go_on: Callable[[], None],
    tumble: Tumble,
    unfold: Callable[[], None],
    at: ThingAt,
    top: int,
) -> None:
    """Add a results page over the player's cards: heading, dice, what was won or lost, lines, and
    Continue; of a turn that is summed up the sentence, and a button for its lines. With many lines
    it is higher than ``area``, up to ``top``.

    ``left`` pages follow this one.
    """
    button = _continue(m, left, go_on)
    if page.summary and not page.folded:
        area = _grown(form, m, area, page, button.rect.width, top)
    form.add(Panel("results.frame", area, "modal"))
    room = Room(area).inset(m.du(18), m.pick(12, 8))
    button.rect.bottomright = room.bottomright
    room.east(button.rect.width, m.du(20))
    if not tumble.rolling:
        cut_gains(form, m, room, page.gains, at)
    head = room.north(m.pitch("heading"), m.du(4))
    rolled: list[DiceRow] = []
    if page.rolls:
        most = max(len(roll.faces) for roll in page.rolls)
        places = room.north(m.pick(62, 46), m.du(8)).columns(len(page.rolls), m.du(12))
        for id, roll, rect in zip(row_ids("results", page.rolls), page.rolls, places, strict=True):
            rolled.append(LabeledRow(id, rect, roll, most, tumble))
    form.add(Verdict("results.title", head, page, rolled))
    for each in rolled:
        form.add(each)
    if page.summary:
        room.north(_summary(form, m, room, page))
    if page.summary and page.folded:
        if page.lines:
            form.add(_details(m, button.rect, unfold))
    else:
        form.add(PageLines("results.lines", room, page.lines, rolled))
    form.add(button)


def _grown(
    form: Form, m: Metrics, area: pygame.Rect, page: Page, beside: int, top: int
) -> pygame.Rect:
    """Return the place of a page with its lines: as high as they take, up to ``top``."""
    while True:
        room = Room(area).inset(m.du(18), m.pick(12, 8))
        room.east(beside, m.du(20))
        room.north(m.pitch("heading"), m.du(4))
        if page.rolls:
            room.north(m.pick(62, 46), m.du(8))
        room.north(RichText.height(m, page.summary, room.width, "body_bold") + m.du(8))
        lines = PageLines("results.lines", room, page.lines)
        lines.form = form
        if lines.shows_all() or area.top <= top:
            return area
        area = pygame.Rect(area.left, area.top - m.du(10), area.width, area.height + m.du(10))
        area.height -= max(0, top - area.top)
        area.top = max(area.top, top)


def _summary(form: Form, m: Metrics, room: pygame.Rect, page: Page) -> int:
    """Add the sentence of a page; return the height that it takes."""
    high = RichText.height(m, page.summary, room.width, "body_bold")
    rect = pygame.Rect(room.left, room.top, room.width, min(high, room.height))
    form.add(RichText("results.summary", rect, page.summary, "body_bold", theme.INK))
    return rect.height + m.du(8)


def _details(m: Metrics, under: pygame.Rect, unfold: Callable[[], None]) -> Button:
    """Return the button that shows the lines of a page, above its Continue."""
    button = Button("results.details", under.copy(), "Details", unfold,
                    tip="Shows this turn line by line")  # fmt: skip
    button.rect.bottom = under.top - m.du(8)
    return button
