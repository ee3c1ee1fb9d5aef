"""The events of the mission so far: what each did, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.board.current_event import Carried, line_of
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.cards.plates import lettering
from game.client.games.mandalorian.identity.identity import HEAD, NAME, TITLE
from game.client.games.mandalorian.play.model import Model
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.pages.results import Line, PageLines
from game.client.widgets import Button, Label, keymap
from game.client.widgets.base import Widget
from game.mandalorian import events as e
from game.mandalorian.text import cards as texts
from game.mandalorian.text.phrases import SLOTS
from game.table.events import Event, visible

WIDE_DU, HIGH_DU = 1240, 660
TURNS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""the keys that turn the page, instead of moving the focus"""
CARD = 32  # hundredths of the page for the card at most
STATES = {"idle": "skipped", "done": "done"}
ENDS = (e.SlotEmptied, e.SlotChecked, e.EventDrawn, e.TurnBegan, e.MissionWon, e.MissionLost)


@dataclass
class Deed:
    """A line of an event card, and its outcome in words."""

    text: str
    told: list[str] = field(default_factory=list)


@dataclass
class Past:
    """An event that was carried out: its card, its turn and slot, its lines, and the events before
    the first line and after the last."""

    card: str
    turn: int
    slot: str
    marks: Carried
    before: list[str] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    at: int = -1
    """the line that is carried out, -1 before the first"""
    over: bool = False
    """whether no more of it is to come"""

    def tell(self, words: str) -> None:
        """Add what happened now."""
        (self.deeds[self.at].told if self.at >= 0 else self.before).append(words)

    def lines(self) -> list[Line]:
        """Return the page: each line of the card with its sign, and below it what it did."""
        made = [Line(literal(each)) for each in self.before]
        for deed, mark in zip(self.deeds, self.marks.marks, strict=True):
            made.append(Line(deed.text, STATES.get(mark, "skipped" if self.over else "")))
            made += [Line(f"{{muted|{literal(each)}}}") for each in deed.told]
        return made


def events(model: Model) -> list[Past]:
    """Return the events that the viewing seat has seen, the first one first."""
    return past_events(model, [each for answer in model.session.history for each in answer.events])


def past_events(model: Model, seen: Sequence[Event], turn: int = 1) -> list[Past]:
    """Return the events among these, of which the first is in a turn."""
    found: list[Past] = []
    now: Past | None = None
    before = list[str]()
    for event in seen:
        if not visible(event, model.seat):
            continue
        if now is not None and isinstance(event, ENDS):
            now.marks.end_line()
            now.over, now = True, None
        if isinstance(event, e.TurnBegan):
            turn = event.turn
        elif isinstance(event, e.SlotChecked):
            before = [model.tell(event)]
        elif isinstance(event, e.CrisisBegan):
            before.append(model.tell(event))
        elif isinstance(event, e.DeedBegan) and now is None:
            before += [model.aside(event)] if model.aside(event) else []
        elif isinstance(event, e.EventDrawn):
            now = _begun(model, event, turn)
            now.before, before = before, []
            found.append(now)
        elif now is not None:
            _note(model, now, event)
    return found


def _begun(model: Model, event: e.EventDrawn, turn: int) -> Past:
    content = model.content
    deeds = [Deed(each) for each in texts.lines(content, event.card)]
    return Past(event.card, turn, event.slot, Carried.begun(content, event.card), deeds=deeds)


def _note(model: Model, now: Past, event: Event) -> None:
    """Mark the line that an event begins, or add what it did."""
    line = line_of(model.content, now.card, event)
    if line is not None:
        now.marks.note(model.content, event)
        now.at = line
    words = model.aside(event) if line is not None else model.tell(event)
    if words:
        now.tell(words)


class Card(Widget):
    """The card of an event with the marks of its lines."""

    def __init__(self, rect: pygame.Rect, model: Model, past: Past) -> None:
        super().__init__("past.card", rect)
        self.model, self.past = model, past

    def draw(self, surface: pygame.Surface) -> None:
        shade = images.shadow(self.rect.size, 12, self.m.du(8), 140)
        surface.blit(shade, shade.get_rect(center=self.rect.center).move(0, self.m.du(4)))
        marks = self.past.marks.marks
        faces.draw(surface, self.rect, self.m, self.model.content, self.past.card, marks)


class PastScene(Scene):
    """Pages over the table, one an event; the last event is open at first."""

    name = "past"
    game = "mandalorian"
    overlay = True

    def __init__(self, app: SceneHost, model: Model, found: Sequence[Past]) -> None:
        super().__init__(app)
        self.model, self.found, self.page = model, tuple(found), len(found) - 1

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin = m.pick(40, 20)
        box = pygame.Rect(0, 0, min(m.width - 2 * margin, m.du(WIDE_DU)),
                          min(m.height - 2 * margin, m.du(HIGH_DU)))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(BoxPanel("past.box", box, self.game))
        pad = m.pick(32, 20)
        inner = box.inflate(-2 * pad, -2 * pad)
        high = m.pick(56, 46)
        foot = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        body = pygame.Rect(inner.left, inner.top, inner.width, foot.top - m.du(16) - inner.top)
        past = self.found[self.page]
        card = pygame.Rect(body.topleft, (body.width * CARD // 100, body.height))
        card.width = min(card.width, round(card.height * faces.ASPECT))
        card.height = min(card.height, round(card.width / faces.ASPECT))
        self.form.add(Card(card, self.model, past))
        left = card.right + m.pick(32, 20)
        self._words(m, pygame.Rect(left, body.top, body.right - left, body.height), past)
        self._foot(m, foot)

    def _words(self, m: Metrics, area: pygame.Rect, past: Past) -> None:
        """Add the turn and the slot, the name of the card, and what it did."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        told = f"Turn {past.turn}, {SLOTS[past.slot]} slot"
        told = fonts.fit(m, "label", told, label.width).text
        self.form.add(Label("past.turn", label, told, "label", theme.MUTED))
        name = self.model.content.name(past.card)
        style = lettering(m, name, area.width, TITLE, HEAD, NAME)
        title = pygame.Rect(area.left, label.bottom, area.width, m.pitch(style))
        self.form.add(Label("past.title", title, name, style, theme.GOLD))
        rest = pygame.Rect(area.left, title.bottom + m.du(10), area.width, 0)
        rest.height = area.bottom - rest.top
        for style in ("reading", "body", "caption", "tile"):
            lines = PageLines("past.lines", rest, past.lines(), style=style)
            lines.form = self.form
            if lines.fits():
                break
        self.form.add(lines)

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        done = Button("past.done", foot, "Back to the table", self.close, kind="primary",
                      hotkey=keymap.key("back"))  # fmt: skip
        later = Button("past.later", foot, "Later", lambda: self.turn(1), hotkey="Right")
        earlier = Button("past.earlier", foot, "Earlier", lambda: self.turn(-1), hotkey="Left")
        earlier.enabled, later.enabled = self.page > 0, self.page < len(self.found) - 1
        earlier.reason = "This is the first event of the mission"
        later.reason = "This is the latest event"
        right = foot.right
        for each in (done, later, earlier):
            wide = max(m.du(150), each.natural_width(m))
            each.rect = pygame.Rect(right - wide, foot.top, wide, foot.height)
            right -= wide + m.du(12)
        count = pygame.Rect(foot.left, foot.top, right - foot.left, foot.height)
        told = fonts.fit(m, "label", f"Event {self.page + 1} of {len(self.found)}", count.width)
        self.form.add(Label("past.count", count, told.text, "label", theme.MUTED))
        for each in (earlier, later, done):
            self.form.add(each)
        self.form.set_focus(done)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint nothing more: the table is seen below."""

    # -- turning --

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in TURNS:
            by = TURNS[event.key]
            if 0 <= self.page + by < len(self.found):
                self.turn(by)
            return True
        return super().handle(event)

    def turn(self, by: int) -> None:
        """Show an earlier or a later event."""
        self.page = max(0, min(len(self.found) - 1, self.page + by))
        self.app.cue("page")
        self.relayout(self.app.metrics)

    def close(self) -> None:
        """Go back to the table."""
        self.app.stack.pop()
