"""The encounter view: one decision told as a scene, and the tray where results lie.

The view covers market and map (all but the bars when compact) and holds a card, what is going
on, and every choice as a large button with a number key. It closes only by an answer; holding M
lets the map be seen. The tray lies over the player's cards, asks nothing and blocks nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client import fonts, images, keymap, richtext, theme
from game.client.outer_rim import cards
from game.client.outer_rim.dice_row import DiceRow, Tumble
from game.client.outer_rim.layout import folded, row
from game.client.outer_rim.model import Model
from game.client.outer_rim.results import Line, Page, rolls
from game.client.theme import Metrics
from game.client.widgets import Button, Form, Label, Panel, RichText, ScrollArea
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.outer_rim.events import EncounterDrawn, JobStepBegan, StepBegan, TurnBegan
from game.table.decisions import Option
from game.table.events import Event, visible

VIEW_STEPS = frozenset((
    "talk", "test.skill", "test.buy_off", "dice.use", "may", "choose", "contact", "protect",
    "spoils", "faction", "opponent", "fight_player", "window", "setup.character", "setup.ship",
    "setup.faction", "buy_ship", "destination", "take_crew", "search", "ai.job", "ai.patrol",
    "trade", "trade.answer",
))  # fmt: skip
"""steps whose decision is told in the view even where some of it lies on the table"""
TITLES = {
    "setup.ship": "Your first ship",
    "setup.character": "Who are you?",
    "setup.faction": "Old friends",
    "test.skill": "Which skill?",
    "test.buy_off": "The test failed",
    "dice.use": "The dice are down",
    "window": "A chance to act",
    "spoils": "The hunt is over",
    "contact": "A contact",
    "faction": "Which faction?",
    "buy_ship": "Ships for sale",
}


def wanted(model: Model, placed: int) -> bool:
    """Whether the decision is shown in the view: it says so, or nothing of it is on the table."""
    if model.decision is None or not model.options:
        return False
    step = model.decision.step
    if step in VIEW_STEPS:
        return True
    return placed == 0 and step not in ("action", "planning", "encounter", "market", "barter")


def tells(model: Model) -> bool:
    """Whether the view opens for the decision and so tells what has just happened."""
    step = model.decision.step if model.decision and model.options else ""
    return step in VIEW_STEPS


def subject(model: Model, episode: Sequence[Event]) -> str:
    """The card that the view is about: the last one being resolved."""
    opened = [card for card in model.view["open"] if card not in model.content.ai_cards]
    if opened:
        return str(opened[-1])
    for event in reversed(episode):
        found = getattr(event, "contact", "") or getattr(event, "enemy", "")
        if found:
            return str(found)
    return ""


def story(model: Model, card: str, episode: Sequence[Event]) -> str:
    """The words of the card for where we are in it."""
    encounter = model.content.encounter_cards.get(card)
    for event in reversed(episode):
        if isinstance(event, EncounterDrawn) and event.card == card and encounter:
            return encounter.sections[event.section].story if event.section >= 0 else ""
        if isinstance(event, JobStepBegan) and event.card == card:
            return str(model.content.databank[card].steps[event.step - 1].story)
    component = model.content.components.get(card)
    return str(getattr(component, "story", ""))


def section_of(card: str, episode: Sequence[Event]) -> int:
    """The section of an encounter card, or the step of a job's card, that is being resolved,
    counted from 0; -1 where it is none."""
    for event in reversed(episode):
        if isinstance(event, EncounterDrawn) and event.card == card:
            return event.section
        if isinstance(event, JobStepBegan) and event.card == card:
            return event.step - 1
    return -1


def since_step(events: Sequence[Event]) -> list[Event]:
    """The events since the last step or turn began: what the view is about."""
    start = 0
    for place, event in enumerate(events):
        if isinstance(event, StepBegan | TurnBegan):
            start = place + 1
    return list(events[start:])


def episode(model: Model) -> list[Event]:
    """What has happened since the step began."""
    events: list[Event] = []
    for turn in reversed(model.session.history):
        seen = [each for each in turn.events if visible(each, model.seat)]
        events = [*seen, *events]
        if len(since_step(events)) < len(events):
            break
    return since_step(events)


class CardFace(Widget):
    """The card the view is about, large enough to read."""

    def __init__(
        self, id: str, rect: pygame.Rect, model: Model, card: str, section: int = -1
    ) -> None:
        super().__init__(id, rect)
        self.model, self.card, self.section = model, card, section

    def draw(self, surface: pygame.Surface) -> None:
        cards.draw_zoom(
            surface, self.rect, self.model.content, self.card, self.m, section=self.section
        )


def build_view(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, options: Sequence[Option],
    episode: Sequence[Event], choose: Callable[[str], None], tumble: Tumble,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Adds the view's widgets to the form; returns where each choice's button is, by key."""
    frame = area.inflate(-2 * m.du(8), -2 * m.du(8))
    form.add(Panel("encounter.frame", frame, "modal"))
    inner = frame.inflate(-2 * m.du(16), -2 * m.du(16))
    rolled = rolls(model, episode, tumble.events)
    dice_high = m.du(72 if not m.compact else 52)
    if rolled:
        bottom = pygame.Rect(inner.left, inner.bottom - dice_high, inner.width, dice_high)
        most = max(len(roll.faces) for roll in rolled)
        for roll, rect in zip(rolled, row(bottom, len(rolled), m.du(12)), strict=True):
            form.add(
                DiceRow(f"encounter.dice.{roll.seat}.{roll.purpose}", rect, roll, most, tumble)
            )
        inner.height -= dice_high + m.du(12)
    card = subject(model, episode)
    right = inner.copy()
    if card and card in model.content.components:
        high = min(inner.height, m.du(560))
        face = pygame.Rect((inner.left, inner.top), face_size(m, high))
        form.add(CardFace("encounter.card", face, model, card, section_of(card, episode)))
        right = pygame.Rect(face.right + m.du(20), inner.top, 0, inner.height)
        right.width = inner.right - right.left
    return _words_and_choices(form, m, right, model, options, episode, card, choose)


def face_size(m: Metrics, high: int) -> tuple[int, int]:
    """The size of the card in the view: as a card is, wider where all is low."""
    return m.du(420) if folded(m) else min(m.du(400), high * 5 // 7), high


def _words_and_choices(
    form: Form, m: Metrics, right: pygame.Rect, model: Model, options: Sequence[Option],
    episode: Sequence[Event], card: str, choose: Callable[[str], None],
) -> dict[str, pygame.Rect]:  # fmt: skip
    step = model.decision.step if model.decision else ""
    title = TITLES.get(step) or (model.name(card) if card else "A decision")
    high = m.pitch("title")
    head = pygame.Rect(right.left, right.top, right.width, high)
    form.add(
        Label("encounter.title", head, fonts.fit(m, "title", title, right.width).text, "title")
    )
    buttons = _choices(model, options, choose)
    room = right.bottom - head.bottom - m.du(110)
    for columns in (1, 2, 3):
        bands = _bands(form, m, buttons, right, columns)
        if sum(bands) + (len(bands) - 1) * m.du(8) <= room:
            break
    block = sum(bands) + (len(bands) - 1) * m.du(8)
    top = max(right.bottom - block, head.bottom + m.du(90))
    text = pygame.Rect(right.left, head.bottom + m.du(4), right.width, top - head.bottom - m.du(16))
    _text(form, m, text, _situation(model, card, episode))
    found: dict[str, pygame.Rect] = {}
    add: Callable[[ChoiceButton], object] = form.add
    if block > right.bottom - top:
        # More than fit: they scroll, and the digits choose as ever.
        area = form.add(ScrollArea("encounter.choices", pygame.Rect(
            right.left, top, right.width, right.bottom - top)))  # fmt: skip
        add, right = area.add, area.view
    for number, high in enumerate(bands):
        line = pygame.Rect(right.left, top, right.width, high)
        part = buttons[number * columns : (number + 1) * columns]
        for button, rect in zip(part, row(line, columns, m.du(8)), strict=False):
            button.rect = rect
            add(button)
            found[button.id.removeprefix("choice.")] = rect
        top += high + m.du(8)
    return found


def _bands(
    form: Form, m: Metrics, buttons: Sequence[ChoiceButton], right: pygame.Rect, columns: int
) -> list[int]:
    """The heights of the rows of choices, each as high as its longest."""
    wide = row(pygame.Rect(0, 0, right.width, 0), columns, m.du(8))[0].width
    least = m.du(60 if not m.compact else 48)
    high = [max(least, button.height(m, wide)) for button in buttons]
    return [max(high[start : start + columns]) for start in range(0, len(high), columns)]


class ChoiceButton(Button):
    """A choice as wide as the column: its words wrap, with a smaller line or more below."""

    def _room(self, m: Metrics, width: int) -> int:
        cap = keycap_width(m, self.hotkey) + m.du(14) if self.hotkey else 0
        return width - 2 * m.du(18) - cap

    def _laid(self, m: Metrics, width: int) -> list[richtext.RichLayout]:
        room = self._room(m, width)
        ink = theme.INK_DARK if self.kind == "primary" else theme.INK
        made = [richtext.layout(m, "body_bold", richtext.literal(self.label), room, ink)]
        if self.detail:
            soft = theme.INK_DARK if self.kind == "primary" else theme.MUTED
            made.append(richtext.layout(m, "caption", richtext.literal(self.detail), room, soft))
        return made

    def height(self, m: Metrics, width: int) -> int:
        """Pixels that the words need at that width."""
        return sum(laid.height for laid in self._laid(m, width)) + 2 * m.du(8)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        self._draw_ground(surface)
        if self.hotkey:
            cap = pygame.Rect(0, 0, keycap_width(m, self.hotkey), keycap_height(m))
            cap.midright = (rect.right - m.du(14), rect.centery)
            draw_keycap(surface, m, cap, self.hotkey, self.id)
        parts = self._laid(m, rect.width)
        y = rect.centery - sum(part.height for part in parts) // 2
        for part in parts:
            part.draw(
                surface, pygame.Rect(rect.left + m.du(18), y, part.width, part.height), self.id
            )
            y += part.height


def _choices(
    model: Model, options: Sequence[Option], choose: Callable[[str], None]
) -> list[ChoiceButton]:
    """A button for each option, with its number."""
    made = []
    for number, each in enumerate(options, 1):
        words = model.labels[each.key]
        made.append(
            ChoiceButton(
                f"choice.{each.key}", pygame.Rect(0, 0, 0, 0), words.label,
                _chooser(choose, each.key), detail=words.detail,
                hotkey=str(number) if number < 10 else "",
                kind="primary" if len(options) == 1 else "normal",
            )
        )  # fmt: skip
    return made


def _chooser(choose: Callable[[str], None], key: str) -> Callable[[], None]:
    return lambda: choose(key)


def _situation(model: Model, card: str, episode: Sequence[Event]) -> str:
    """Story, what has happened in this scene, and the question."""
    parts = []
    words = story(model, card, episode) if card else ""
    if words:
        parts.append(richtext.literal(words))
    told = [model.tell(each) for each in episode]
    if any(told):
        parts.append("\n".join(f"{{muted|{richtext.plain(line)}}}" for line in told[-4:] if line))
    parts.append(f"**{model.prompt}**")
    return "\n\n".join(parts)


def spoken(model: Model, options: Sequence[Option], episode: Sequence[Event]) -> str:
    """The scene as it is read aloud: story, question, and each choice with its number."""
    card = subject(model, episode)
    parts = [story(model, card, episode) if card else "", model.prompt]
    labels = [model.labels[each.key] for each in options]
    parts += [f"{number}: {each.label}. {each.detail}" for number, each in enumerate(labels, 1)]
    return " ".join(richtext.plain(part) for part in parts if part)


def _text(form: Form, m: Metrics, rect: pygame.Rect, markup: str) -> None:
    wide = min(rect.width - m.du(18), m.du(740))
    area = form.add(ScrollArea("encounter.text", rect))
    body = pygame.Rect(rect.left, rect.top, wide, RichText.height(m, markup, wide, "reading"))
    area.add(RichText("encounter.words", body, markup, "reading", theme.SOFT))


# --- the tray -------------------------------------------------------------------------------


class Verdict(Label):
    """The heading of a results page. While its dice roll it does not tell how they fall."""

    def __init__(self, id: str, rect: pygame.Rect, page: Page, dice: Sequence[DiceRow]) -> None:
        super().__init__(id, rect, page.title, "heading")
        self.title, self.dice = page.title, dice

    def draw(self, surface: pygame.Surface) -> None:
        rolling = any(each.rolling for each in self.dice)
        words = "The dice roll" if rolling else self.title
        self.words = fonts.fit(self.m, self.style, words, self.rect.width).text
        super().draw(surface)


class PageLines(Widget):
    """The lines of a results page, in columns; those of an AI card ticked or crossed. They are
    told when the dice lie."""

    def __init__(
        self, id: str, rect: pygame.Rect, lines: Sequence[Line], dice: Sequence[DiceRow] = ()
    ) -> None:
        super().__init__(id, rect)
        self.lines, self.dice = list(lines), dice

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if any(each.rolling for each in self.dice):
            return
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for column, part in zip(self._columns(), self._rects(), strict=True):
            y = part.top
            for line in column:
                laid = self._laid(line, part.width)
                if y + laid.height > part.bottom + m.du(2):
                    break
                _draw_state(surface, m, line.state, part.left, y + laid.pitch // 2)
                shift = 0 if line.state == "head" else m.du(26)
                laid.draw(
                    surface, pygame.Rect(part.left + shift, y, laid.width, laid.height), self.id
                )
                y += laid.height
        surface.set_clip(before)

    def _count(self) -> int:
        return (
            3 if self.rect.width > self.m.du(900) else 2 if self.rect.width > self.m.du(560) else 1
        )

    def _rects(self) -> list[pygame.Rect]:
        return row(self.rect, self._count(), self.m.du(20))

    def _laid(self, line: Line, width: int) -> richtext.RichLayout:
        ink = {"head": theme.AMBER, "skipped": theme.MUTED}.get(line.state, theme.SOFT)
        style = "label" if line.state == "head" else "tile"
        return richtext.layout(self.m, style, line.text, width - self.m.du(26), ink)

    def _columns(self) -> list[list[Line]]:
        """The lines dealt to the columns; a heading starts a new one while there are any."""
        count = self._count()
        columns: list[list[Line]] = [[] for _ in range(count)]
        width, at, used = self._rects()[0].width, 0, 0
        for line in self.lines:
            high = self._laid(line, width).height
            full = used + high > self.rect.height
            if (line.state == "head" and columns[at] or full) and at < count - 1:
                at, used = at + 1, 0
            columns[at].append(line)
            used += high
        return columns


def _draw_state(surface: pygame.Surface, m: Metrics, state: str, x: int, y: int) -> None:
    name = {"done": "check", "skipped": "cross"}.get(state)
    if name:
        tint = theme.GOOD if state == "done" else theme.DANGER
        icon = images.icon(name, m.du(18), tint)
        surface.blit(icon, icon.get_rect(midleft=(x, y)))
    elif not state:
        pygame.draw.circle(surface, theme.EDGE_HOT, (x + m.du(8), y), max(2, m.du(3)))


def build_tray(
    form: Form,
    m: Metrics,
    area: pygame.Rect,
    page: Page,
    left: int,
    go_on: Callable[[], None],
    tumble: Tumble,
) -> None:
    """Adds a results page over the player's cards: heading, dice, lines, and Continue.

    ``left`` pages follow this one.
    """
    form.add(Panel("results.frame", area, "modal"))
    inner = area.inflate(-2 * m.du(18), -2 * m.du(8 if m.compact else 12))
    label = f"Continue ({left})" if left else "Continue"
    button = Button("results.continue", pygame.Rect(0, 0, 0, 0), label, go_on, kind="primary",
                    hotkey=keymap.key("skip"),
                    tip="Puts the results away; they stay in the log")  # fmt: skip
    wide = max(m.du(190), button.natural_width(m))
    high = m.du(48 if not m.compact else 40)
    button.rect = pygame.Rect(inner.right - wide, inner.bottom - high, wide, high)
    body = inner.copy()
    body.width -= wide + m.du(20)
    head = pygame.Rect(body.left, body.top, body.width, m.pitch("heading"))
    rolled: list[DiceRow] = []
    top = head.bottom + m.du(4)
    if page.rolls:
        dice_high = m.du(62 if not m.compact else 46)
        dice = pygame.Rect(body.left, top, body.width, dice_high)
        most = max(len(roll.faces) for roll in page.rolls)
        for roll, rect in zip(page.rolls, row(dice, len(page.rolls), m.du(12)), strict=True):
            id = f"results.dice.{roll.seat}.{roll.purpose}"
            rolled.append(DiceRow(id, rect, roll, most, tumble))
        top = dice.bottom + m.du(8)
    lines = pygame.Rect(body.left, top, body.width, body.bottom - top)
    form.add(Verdict("results.title", head, page, rolled))
    for each in rolled:
        form.add(each)
    form.add(PageLines("results.lines", lines, page.lines, rolled))
    form.add(button)
