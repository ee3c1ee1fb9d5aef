"""The encounter view: one decision told as a scene.

The view covers market and map (all but the bars when compact) and holds a card, what is going
on, and every choice as a large button with a number key. It closes only by an answer; holding M
lets the map be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import faces
from game.client.games.outer_rim.encounter.dice import DiceRow, Tumble
from game.client.games.outer_rim.encounter.pages import Roll, rolls, section_of, story
from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table.layout import folded, row
from game.client.widgets import Button, Form, Label, Panel, RichText, ScrollArea
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.outer_rim.events import StepBegan, TurnBegan
from game.outer_rim.frames import SetupFaction
from game.table.contract import Label as Words
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
    "dice.use": "After the roll",
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


ICON_DU = 32  # of a choice that has one


class CardFace(Widget):
    """The card the view is about, large enough to read."""

    def __init__(
        self, id: str, rect: pygame.Rect, model: Model, card: str, section: int = -1
    ) -> None:
        super().__init__(id, rect)
        self.model, self.card, self.section = model, card, section

    def draw(self, surface: pygame.Surface) -> None:
        faces.draw_zoom(
            surface, self.rect, self.model.content, self.card, self.m, section=self.section
        )


def build_view(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, options: Sequence[Option],
    episode: Sequence[Event], choose: Callable[[str], None], tumble: Tumble,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Adds the view's widgets to the form; returns where each choice's button is, by key."""
    card = subject(model, episode)
    section = section_of(card, episode)
    rolled = rolls(model, episode, tumble.events)
    right = stage(form, m, area, model, card, section, rolled, tumble)
    if tumble.rolling:
        return {}
    return _words_and_choices(form, m, right, model, options, episode, card, choose)


def stage(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, card: str, section: int,
    rolled: Sequence[Roll], tumble: Tumble,
) -> pygame.Rect:  # fmt: skip
    """Adds what every scene has: the frame, the dice at its foot, the card at the left. Returns
    the room for words; while the dice roll they say no more than that."""
    frame = area.inflate(-2 * m.du(8), -2 * m.du(8))
    form.add(Panel("encounter.frame", frame, "modal"))
    inner = frame.inflate(-2 * m.du(16), -2 * m.du(16))
    dice_high = m.du(72 if not m.compact else 52)
    if rolled:
        bottom = pygame.Rect(inner.left, inner.bottom - dice_high, inner.width, dice_high)
        most = max(len(roll.faces) for roll in rolled)
        for roll, rect in zip(rolled, _shares(bottom, rolled, m.du(12)), strict=True):
            form.add(
                DiceRow(f"encounter.dice.{roll.seat}.{roll.purpose}", rect, roll, most, tumble)
            )
        inner.height -= dice_high + m.du(12)
    right = inner.copy()
    if card and card in model.content.components:
        high = min(inner.height, m.du(560))
        face = pygame.Rect((inner.left, inner.top), face_size(m, high))
        form.add(CardFace("encounter.card", face, model, card, section))
        right = pygame.Rect(face.right + m.du(20), inner.top, 0, inner.height)
        right.width = inner.right - right.left
    if tumble.rolling:
        head = pygame.Rect(right.left, right.top, right.width, m.pitch("title"))
        form.add(Label("encounter.title", head, "The dice are rolling", "title"))
    return right


def _shares(area: pygame.Rect, rolled: Sequence[Roll], gap: int) -> list[pygame.Rect]:
    """The room for dice shared out: a roll of one die needs less than a handful."""
    weights = [4 + len(roll.faces) for roll in rolled]
    spare, made, left = area.width - gap * (len(rolled) - 1), list[pygame.Rect](), area.left
    for weight in weights:
        wide = spare * weight // sum(weights)
        made.append(pygame.Rect(left, area.top, wide, area.height))
        left += wide + gap
    return made


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
    words = pygame.Rect(
        right.left, head.bottom + m.du(4), right.width, top - head.bottom - m.du(16)
    )
    text(form, m, words, _situation(model, card, episode))
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
            if button.id.startswith("choice."):
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
        icon = m.du(ICON_DU + 12) if self.icon else 0
        return width - 2 * m.du(18) - cap - icon

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
        left = rect.left + m.du(18)
        if self.icon:
            drawn = images.icon(self.icon, m.du(ICON_DU))
            surface.blit(drawn, drawn.get_rect(midleft=(left, rect.centery)))
            left += m.du(ICON_DU + 12)
        y = rect.centery - sum(part.height for part in parts) // 2
        for part in parts:
            part.draw(surface, pygame.Rect(left, y, part.width, part.height), self.id)
            y += part.height


def _choices(
    model: Model, options: Sequence[Option], choose: Callable[[str], None]
) -> list[ChoiceButton]:
    """A button for each option, with its number."""
    made = []
    for number, each in enumerate(options, 1):
        words = whole(model.labels[each.key])
        made.append(
            ChoiceButton(
                f"choice.{each.key}", pygame.Rect(0, 0, 0, 0), words.label,
                _chooser(choose, each.key), detail=words.detail,
                hotkey=str(number) if number < 10 else "",
                kind="primary" if len(options) == 1 else "normal",
                icon=each.source if each.verb == "faction" else "",
            )
        )  # fmt: skip
    if options and model.decision and model.decision.step == "setup.faction":
        made.append(_any(model, options, choose))
    return made


def _any(model: Model, options: Sequence[Option], choose: Callable[[str], None]) -> ChoiceButton:
    """The button for players who do not mind: which answer it gives follows from the seed."""
    each = options[model.state.seed % len(options)]
    return ChoiceButton(
        "encounter.any", pygame.Rect(0, 0, 0, 0), "Any of them", _chooser(choose, each.key),
        detail=f"Takes {model.labels[each.key].label} in this game", hotkey="0",
    )  # fmt: skip


def whole(words: Words) -> Words:
    """A label without its cut: where it is short of words, its detail begins with all of them."""
    start = words.label.removesuffix(fonts.ELLIPSIS)
    if start == words.label or not words.detail.startswith(start):
        return words
    label, _, rest = words.detail.partition(". ")
    return Words(label, rest)


def _chooser(choose: Callable[[str], None], key: str) -> Callable[[], None]:
    return lambda: choose(key)


FACTION_WORDS = (
    "{who} starts the game with **{level}** reputation with one faction. {why} Patrols of a "
    "faction let a ship pass where its reputation is positive, stop it where it is neutral, and "
    "fight it where it is negative. Some cards ask for reputation as well."
)
LEVELS = {1: "positive", 0: "neutral", -1: "negative"}
THEIR_CHOICE = "The AI deck does not decide this, so the rules leave it to you {teal|OR-R98}."
OWN_CHOICE = "You choose which."


def _explained(model: Model) -> str:
    """Whose reputation the first question of a game is about, why, and what it means."""
    decision = model.decision
    frame = model.state.stack[-1] if model.state.stack else None
    if decision is None or not isinstance(frame, SetupFaction):
        return ""
    who = richtext.literal(model.player_name(frame.seat))
    why = THEIR_CHOICE if model.kinds[frame.seat] == "deck" else OWN_CHOICE
    return FACTION_WORDS.replace("{who}", who).replace("{why}", why).replace(
        "{level}", LEVELS[frame.level]
    )  # fmt: skip


def _situation(model: Model, card: str, episode: Sequence[Event]) -> str:
    """Story, what has happened in this scene, and the question."""
    parts = [explained] if (explained := _explained(model)) else []
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


def text(form: Form, m: Metrics, rect: pygame.Rect, markup: str) -> None:
    wide = min(rect.width - m.du(18), m.du(740))
    area = form.add(ScrollArea("encounter.text", rect))
    body = pygame.Rect(rect.left, rect.top, wide, RichText.height(m, markup, wide, "reading"))
    area.add(RichText("encounter.words", body, markup, "reading", theme.SOFT))
