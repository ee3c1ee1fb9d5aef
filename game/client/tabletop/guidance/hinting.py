"""Hints at a table: the thinking, the light around what is recommended, and the panel with reasons.

A game has a button for it if it has an adviser (``game.table.hints``). The thinking is done in a
process of its own, so the table stays alive meanwhile; an answer or another key ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Any

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import RichLayout, literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Control, SceneHost
from game.client.tabletop.kit.callout_placement import over_board
from game.client.tabletop.kit.painting import note
from game.client.tabletop.kit.ring import Rings
from game.client.tabletop.play import background_turns, thinking
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.play.parts import TableView
from game.client.tabletop.play.thinking import Pending, Thought
from game.client.tabletop.records.records import Assistance
from game.client.widgets import Button, Form, keymap
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept, Rank
from game.players.aside import Advice, AdviceAt
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.hints import Adviser, Figure, Hint

SLICE = 0.008  # seconds of a frame in which the window gives way to the thinking
PATIENCE = 0.25  # seconds after which the table says that it thinks
WIDTHS_DU = (520, 460, 400)
"""the widths of the panel that are tried one after another over the board"""
LEAST_DU = 240
"""the least width of a log that the panel may stand in front of"""
PAD, GAP = 18, 8  # du around the words, and between their parts
Told = tuple[Figure, bool]
"""a figure, and whether it is a loss"""
STYLES = ("caption", "tile")
"""the letters of a figure's words: narrow ones where two figures are to stand side by side"""
THINKING = "Weighing your choices"
_NONE = pygame.Rect(0, 0, 0, 0)


class HintCard(Widget):
    """The panel: the action, expected gain and loss in figures, two reasons, the runner-up. It
    takes no click."""

    reads = Rank.WORDS
    solid = False

    def __init__(self, rect: pygame.Rect, hint: Hint, words: HintWords) -> None:
        super().__init__("hint.card", rect)
        self.hint, self.words = hint, words

    def draw(self, surface: pygame.Surface) -> None:
        note(surface, self.m, self.rect, theme.TEAL)
        fonts.cover(self.rect)
        self.words.draw(surface, self.rect)


class HintWords:
    """The words of a hint, laid out for a width."""

    def __init__(self, m: Metrics, hint: Hint, width: int, side: int) -> None:
        self.m, self.hint, self.width = m, hint, width
        self.inner = width - 2 * m.du(PAD)
        self.icon = m.du(26)
        head = self.inner - self.icon - m.du(10) - side
        self.head = _layout(m, "heading", f"**{literal(hint.words)}**", head, theme.INK)
        self.head_high = max(self.head.height, self.icon, side - m.du(8))
        figures = hint.gain or hint.loss
        until = _layout(m, "caption", literal(_until(hint)), self.inner, theme.MUTED)
        self.until = until if figures else None
        text = self.inner - m.du(20)
        self.reasons = [
            _layout(m, "body", literal(each), text, theme.SOFT) for each in hint.reasons
        ]
        other = f"Next best: {literal(hint.runner_up)}" if hint.runner_up else ""
        self.other = _layout(m, "caption", other, self.inner, theme.MUTED) if other else None
        told: list[Told] = [(each, False) for each in hint.gain]
        lost: list[Told] = [(each, True) for each in hint.loss]
        self.rows: list[Sequence[Told | None]] = [(each,) for each in told + lost]
        self.style = STYLES[0]
        for style in STYLES:  # beside each other if there is room
            if 2 * max((_figure_width(m, *each, style) for each in told + lost), default=0) <= (
                self.inner
            ):
                self.style, self.rows = style, list(zip_longest(told, lost))
                break

    @property
    def height(self) -> int:
        """The height in pixels, with the room around."""
        m, gap = self.m, self.m.du(GAP)
        high = 2 * m.du(14) + self.head_high + gap + len(self.rows) * m.pitch("number")
        high += self.until.height + gap if self.until else 0
        high += sum(each.height + m.du(4) for each in self.reasons)
        return high + (self.other.height + gap if self.other else 0)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the words into their panel."""
        m, gap = self.m, self.m.du(GAP)
        room = Room(rect).inset(m.du(PAD), m.du(14))
        head = room.north(self.head_high, gap)
        Pen(surface, m).icon("hint", self.icon, midleft=head.midleft)
        head.west(self.icon, m.du(10))
        self.head.draw(surface, head.piece(self.head.width, self.head.height, "midleft"),
                       "hint.head")  # fmt: skip
        for row in self.rows:
            line = room.north(m.pitch("number"))
            for told in row:
                spot = line.west(self.inner // len(row))
                if told:
                    _draw_figure(surface, m, *told, self.style, spot)
        if self.until:
            _draw(surface, self.until, room.north(self.until.height, gap).topleft, "hint.until")
        for laid in self.reasons:
            line = room.north(laid.height, m.du(4))
            dot = (line.left + m.du(6), line.top + m.pitch("body") // 2)
            pygame.draw.aacircle(surface, theme.TEAL, dot, m.du(4))
            _draw(surface, laid, (line.left + m.du(20), line.top), "hint.reason")
        if self.other:
            _draw(surface, self.other, (room.left, room.top + m.du(4)), "hint.other")


def _side(m: Metrics) -> int:
    """Return the pixels of the button that closes the panel."""
    return max(36, m.pick(44, 36))


def _until(hint: Hint) -> str:
    return f"Expected {hint.until}".strip()


def _layout(m: Metrics, style: str, text: str, width: int, color: theme.Color) -> RichLayout:
    return richtext.layout(m, style, text, width, color)


def _draw(surface: pygame.Surface, laid: RichLayout, at: tuple[int, int], where: str) -> None:
    laid.draw(surface, pygame.Rect(*at, laid.width, laid.height), where)


def _amount(figure: Figure, loss: bool) -> tuple[str, theme.Color]:
    """Return an expected amount with its sign, and its color."""
    amount = str(figure).partition(" ")[0].removesuffix(".0")
    sign = "" if figure.harm or figure.share or amount == "0" else "−" if loss else "+"
    color = theme.SOFT if amount in ("0", "0%") else theme.DANGER if loss else theme.GOOD
    return f"{sign}{amount}", color


def _figure_width(m: Metrics, figure: Figure, loss: bool, style: str) -> int:
    """Return the pixels that an amount and its words take, with the room after them."""
    wide = fonts.measure(m, "number", _amount(figure, loss)[0])[0]
    return wide + 2 + m.du(8) + fonts.measure(m, style, figure.words)[0] + m.du(8)


def _draw_figure(
    surface: pygame.Surface, m: Metrics, figure: Figure, loss: bool, style: str, rect: pygame.Rect
) -> None:
    """Draw an expected amount: a large figure with a sign, and the words for it."""
    words, color = _amount(figure, loss)
    wide = fonts.measure(m, "number", words)[0]
    place = pygame.Rect(rect.left, rect.top, wide + 2, rect.height)
    fonts.draw_line(surface, m, "number", words, color, place, "left", "hint.figure")
    rest = pygame.Rect(place.right + m.du(8), rect.top, 0, rect.height)
    rest.width = rect.right - rest.left
    fonts.draw_line(surface, m, style, figure.words, theme.SOFT, rest, "left", "hint.figure")


Placed = tuple[HintWords, pygame.Rect]


class Hinting:
    """The hints of one table. Without an ``adviser`` there are none."""

    def __init__(
        self, adviser: Adviser | None, model: TableModel[Any], app: SceneHost,
        relayout: Callable[[], None],
    ) -> None:  # fmt: skip
        self.adviser, self.model, self.app, self._relayout = adviser, model, app, relayout
        self.shown: Hint | None = None
        self.lit: list[pygame.Rect] = []
        self.rings = Rings(app)
        self._beside: Placed | None = None
        self._thinking: Pending[Hint] | None = None
        self._version = -1
        self._since = 0.0

    @property
    def thinking(self) -> bool:
        """True while a hint is being thought out."""
        return self._thinking is not None

    @property
    def late(self) -> bool:
        """True if the thinking takes so long that the player should know."""
        return self.thinking and self._since >= PATIENCE

    @property
    def on(self) -> bool:
        """True while a hint is shown or thought out."""
        return self.thinking or self.shown is not None

    def ask(self) -> None:
        """Begin to think about the decision; put the hint away if it is shown already."""
        if self.on:
            self.close()
        elif self.adviser is not None and self.model.options:
            asked = self.model.session.decision()  # the table may ask it in another form
            if asked is not None and self.model.decision is not None:
                self._thinking = self._begin(self.adviser, asked)
            self._version, self._since = self.model.version, 0.0

    def _begin(self, adviser: Adviser, decision: Decision) -> Pending[Hint]:
        game, session = self.model.game, self.model.session
        if thinking.apart.on and session.remote:
            dump = game.dump(self.model.state)
            return thinking.begin(AdviceAt(game.id, session.header.content, dump, decision.seat))
        if thinking.apart.on:
            return thinking.begin(Advice(background_turns.moment(session), decision.seat))
        sight = Sight(game, game.clone(self.model.state), decision.seat)
        return Thought(adviser.think(sight, decision))

    def close(self) -> bool:
        """Put the hint away; return False if there is none."""
        was = self.on
        self.forget()
        if was:
            self._relayout()
        return was

    def put_away(self) -> None:
        """Put the hint away."""
        self.close()

    def look(self) -> None:
        """Forget a hint about another question."""
        if self.on and self._version != self.model.version:
            self.forget()

    def forget(self) -> None:
        """Drop the hint, and cancel its thinking."""
        if self._thinking is not None:
            self._thinking.stop()
        self._thinking = self.shown = None
        self.lit = []

    # -- time --

    def update(self, dt: float) -> None:
        """Think for a moment, or let the rings around the lit things pulse."""
        self.look()
        if self._thinking is not None:
            self._think(dt)
        else:
            self.rings.update(dt, self.lit)

    def _think(self, dt: float) -> None:
        late, thought = self.late, self._thinking
        self._since += dt
        if thought is not None and thought.wait(SLICE):
            found = thought.take()
            self._thinking, self.shown, self.rings.pulse = None, found[-1], 0.0
            Assistance(self.model.game.id).note(self.model.session)
            self.app.cue("toast")
        if self.shown is not None or self.late != late:
            self._relayout()

    # -- on the table --

    def button(self) -> list[Button]:
        """Return the button of the top bar; none for a game without an adviser."""
        if self.adviser is None:
            return []
        able = bool(self.model.options)
        return [Button("table.advice", _NONE, "Hint", self.ask, kind="icon", icon="hint",
                       tip="Closes the hint" if self.on else "What a strong player does, and why",
                       hotkey=keymap.key("table.advice"), enabled=able,
                       reason="You have nothing to choose now.")]  # fmt: skip

    def build(
        self, form: Form, m: Metrics, area: pygame.Rect, view: TableView,
        controls: Iterable[Control], things: Callable[[Sequence[pygame.Rect]], Sequence[Kept]],
    ) -> None:  # fmt: skip
        """Add the panel over ``area``, where it hides the least of what is read: ``things`` for
        what is lit."""
        self.look()
        self.lit = []
        if self.late:
            form.add(ThinkingCard(over_board(m, area, ThinkingCard.size(m), things(()))))
        if self.shown is None:
            return
        if view.areas.shows("log") and view.log_at.colliderect(area):
            return  # a log that fills the window leaves no board to speak about
        key = self.shown.key
        for each in controls:
            if each.key == key:
                self.lit += [each.source, *([each.target] if each.target else [])]
        button = form.find(f"action.{key}")
        if button is not None and not self.lit:
            self.lit = [button.rect]
        self.lit += _goal_of(self.shown.then, view)
        words, rect = self._beside or self._over(self.shown, m, area, things(self.lit))
        form.add(HintCard(rect, self.shown, words))
        off = Room(rect).inset(m.du(6)).piece(_side(m), _side(m), "topright")
        form.add(Button("hint.off", off, "Close", self.put_away, kind="icon", icon="close",
                        tip="Closes the hint"))  # fmt: skip

    def take(self, m: Metrics, log: pygame.Rect) -> bool:
        """Return True if the hint has the place of the log, where it hides nothing of the board.
        ``log`` is empty where there is none to give way."""
        self.look()
        self._beside = None
        if self.shown is None or log.width < m.du(LEAST_DU):
            return False
        words = HintWords(m, self.shown, log.width, _side(m))
        if words.height <= log.height:
            self._beside = words, pygame.Rect(log.topleft, (words.width, words.height))
        return self._beside is not None

    def _over(self, hint: Hint, m: Metrics, area: pygame.Rect, things: Sequence[Kept]) -> Placed:
        """Return the hint over the board: narrower ones may leave what it speaks of in view."""
        tried = list[tuple[bool, int, HintWords, pygame.Rect]]()
        for wide in WIDTHS_DU:
            words = HintWords(m, hint, min(m.du(wide), area.width - 2 * m.du(10)), _side(m))
            rect = over_board(m, area, (words.width, words.height), things)
            hidden = sum(map(rect.colliderect, self.lit))
            tried.append((words.height > area.height, hidden, words, rect))
        return min(tried, key=lambda each: each[:2])[2:]

    def paint(
        self, surface: pygame.Surface, m: Metrics, names: Sequence[pygame.Rect] = ()
    ) -> None:  # fmt: skip
        """Paint the rings around what is recommended, under the ``names`` of things."""
        self.rings.paint(surface, m, self.lit, names)


def _goal_of(key: str, view: TableView) -> list[pygame.Rect]:
    """Return the place on the table that an answer to come leads to, if it has one."""
    target = key.partition("@")[2]
    found = [rect for name, rect in view.spots.items() if target and name[1] == target]
    return found[:1]


class ThinkingCard(Widget):
    """A line that says that the adviser thinks."""

    reads = Rank.WORDS
    solid = False

    def __init__(self, rect: pygame.Rect) -> None:
        super().__init__("hint.thinking", rect)

    @staticmethod
    def size(m: Metrics) -> tuple[int, int]:
        """Return the size that the words need."""
        return fonts.measure(m, "body", THINKING)[0] + m.du(84), m.pitch("body") + m.du(22)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "tip", m.unit)
        fonts.cover(self.rect)
        icon = images.icon("hint", m.du(24))
        left = self.rect.left + m.du(18)
        surface.blit(icon, icon.get_rect(midleft=(left, self.rect.centery)))
        spot = self.rect.inflate(-m.du(20), 0)
        spot.left = left + m.du(34)
        fonts.draw_line(surface, m, "body", THINKING, theme.INK, spot, "left", self.id)
