"""The words and the light of a guided game on the table.

The words stand in the bar of answers where it has room, otherwise over the board, where they hide
as little as possible. They take no click but that on the button that ends the leading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

import pygame

from game.client.draw import richtext, theme
from game.client.draw.richtext import RichLayout
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.scenes import Control, SceneHost
from game.client.tabletop.guidance.guided_game import (
    Advice,
    GuideFile,
    GuideScript,
    GuideStep,
    M,
    Said,
    Saying,
)
from game.client.tabletop.kit.callout_placement import HINT, bar_room, over_board
from game.client.tabletop.kit.painting import note
from game.client.tabletop.kit.ring import Rings
from game.client.widgets import Button, Form, ScrollArea
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept, Rank

LEAST_DU, MOST_DU = 300, 620  # width of the words
FLOAT_DU = 440  # width of the words over the board


class GuideCard(Widget):
    """The words, on a ground of their own."""

    reads = Rank.WORDS
    solid = False

    def __init__(self, rect: pygame.Rect, text: str, laid: RichLayout) -> None:
        super().__init__("lead.card", rect)
        self.said, self.laid = text, laid

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        note(surface, m, self.rect, theme.TEAL)
        at = pygame.Rect(self.rect.left + m.du(18), 0, self.laid.width, self.laid.height)
        at.centery = self.rect.centery
        self.laid.draw(surface, at, self.id)


class Guide(Generic[M]):
    """Leads the viewing player through the game on one table. ``lead`` None: the game has none."""

    def __init__(
        self,
        lead: GuideScript[M] | None,
        model: M,
        app: SceneHost,
        relayout: Callable[[Metrics], None],
    ) -> None:
        self.lead, self.model, self.app, self._relayout = lead, model, app, relayout
        self.file = GuideFile(model.game.id)
        self.said: Said | None = None
        if self.possible:
            self.said = self.file.said(model.session)
        self.shown: Advice | None = None
        self.lit: list[pygame.Rect] = []
        self._choice: Widget | None = None  # what is lit where choices scroll
        self._uncovered: Advice | None = None
        self.rings = Rings(app)

    @property
    def possible(self) -> bool:
        """True if this game can be led: it is saved, and somebody has written the words."""
        return self.lead is not None and self.model.session.path is not None

    @property
    def on(self) -> bool:
        """True if this game is led."""
        return self.said is not None

    def switch(self) -> None:
        """Begin to lead this game, or stop."""
        self.said = None if self.on else {}
        self.file.note(self.model.session, self.said)
        self._relayout(self.app.metrics)

    @property
    def key(self) -> str:
        """The option that the words are about, "" for none."""
        return self.shown.key if self.shown is not None else ""

    # -- what to say --

    def look(self, quiet: bool = False) -> None:
        """Read the table again: the words for this question, if there are any; ``quiet``: not
        now."""
        before = self.shown
        self.shown = self._advice() if self.on and self.model.options and not quiet else None
        if self.shown != before:
            self.rings.pulse = 0.0

    def _advice(self) -> Advice | None:
        assert self.lead is not None and self.said is not None
        now = self.model.session.seq
        if self.shown is not None and self._said_at(self.shown.text) == now:
            return self.shown if self.model.find(self.shown.key) else None
        for step in self.lead.steps:
            found = self._of(step, now)
            if found is not None:
                self.said[f"{step.id}|{found.text}"] = Saying(now, found.key)
                self.file.note(self.model.session, self.said)
                return found
        return None

    def _of(self, step: GuideStep[M], now: int) -> Advice | None:
        """Return the words of one step, if it has something new to say about an option, or
        something that was not heeded in the first rounds."""
        assert self.said is not None
        if step.rounds and self.model.moment[0] > step.rounds:
            return None
        earlier = {name: each for name, each in self.said.items() if each.at != now}
        if sum(name.startswith(f"{step.id}|") for name in earlier) >= step.times:
            return None
        found = step.choose(self.model)
        if found is None or self.model.find(found.key) is None:
            return None
        for name, each in earlier.items():
            settled = not step.rounds or each.was_followed(self.model.session)
            if name.partition("|")[2] == found.text and settled:
                return None
        return found

    def _said_at(self, words: str) -> int | None:
        """Return the number of answers before a sentence was said, None if it was not."""
        said = (self.said or {}).items()
        return next((each.at for name, each in said if name.partition("|")[2] == words), None)

    def closing_words(self) -> str:
        """Return what to try in the next game, "" if this one was not led; note that a game has
        come to its end."""
        if not self.possible or self.lead is None:
            return ""
        self.file.finish()
        return self.lead.after(self.model) if self.on else ""

    # -- on the table --

    def uncover(self, form: Form) -> None:
        """Scroll the choice that the words are about into view, once, and light it where it is."""
        button, area = form.find(f"choice.{self.key}"), form.find("encounter.choices")
        self._choice = None
        if button is None or not isinstance(area, ScrollArea) or button.area is not area:
            return
        if self._uncovered != self.shown:
            self._uncovered = self.shown
            area.show(button)
        self._choice, self.lit = button, []

    def build(
        self, form: Form, m: Metrics, bar: pygame.Rect, board: pygame.Rect,
        controls: Iterable[Control], things: Callable[[Sequence[pygame.Rect]], Sequence[Kept]],
    ) -> None:  # fmt: skip
        """Add the words: in ``bar``, or over ``board`` (empty: in the bar alone), where they hide
        the least of what is read: ``things`` for what is lit."""
        self.lit = []
        if self.shown is None:
            return
        self.lit = [self._light(each) for each in controls if each.key == self.shown.key]
        for button in (each for each in form.widgets if each.id == f"action.{self.shown.key}"):
            self.lit = self.lit or [button.rect]
        side = max(m.du(36), 28)
        rect, laid = self._in_bar(form, m, bar, side)
        if rect is None and board.width:
            rect, laid = self._over(m, board, things(self.lit), side)
        if rect is None or laid is None:
            return
        # These words say it better than the hint that stands there for everybody.
        hint = form.find(HINT)
        if hint is not None and hint.rect.colliderect(rect):
            form.widgets.remove(hint)
        form.add(GuideCard(rect, self.shown.text, laid))
        off = pygame.Rect(0, 0, side, side)
        off.midright = rect.right - m.du(6), rect.centery
        form.add(Button("lead.off", off, "Stop guide", self.switch, kind="icon", icon="close",
                        tip="Stops the guide; turn it on again in the menu"))  # fmt: skip

    def _light(self, control: Control) -> pygame.Rect:
        if self.shown is not None and self.shown.goal and control.target is not None:
            return control.target
        return control.source

    def _in_bar(
        self, form: Form, m: Metrics, bar: pygame.Rect, side: int
    ) -> tuple[pygame.Rect | None, RichLayout | None]:
        """Return the place beside the answers, if the words fit there."""
        inner = bar.inflate(-2 * m.du(10), -m.du(8))
        free = bar_room(bar, inner, form.widgets)
        room = min(free.width - m.du(20), m.du(2 * MOST_DU))
        for style in ("body", "caption"):
            words = room - side - m.du(38)
            if words < m.du(LEAST_DU) - side:
                break
            laid = self._layout(m, style, words)
            if laid.height <= inner.height - m.du(2):
                rect = pygame.Rect(free.left + m.du(10), inner.top, 0, inner.height)
                rect.width = laid.size[0] + side + m.du(38)
                return rect, laid
        return None, None

    def _over(
        self, m: Metrics, board: pygame.Rect, things: Sequence[Kept], side: int
    ) -> tuple[pygame.Rect, RichLayout]:
        """Return the place over the board that hides the least."""
        laid = self._layout(m, "caption", min(m.du(FLOAT_DU), board.width - side - m.du(60)))
        rect = pygame.Rect(0, 0, laid.size[0] + side + m.du(38), 0)
        rect.height = max(laid.height, side) + m.du(14)
        return over_board(m, board, rect.size, things), laid

    def _layout(self, m: Metrics, style: str, width: int) -> RichLayout:
        text = self.shown.text if self.shown else ""
        return richtext.layout(m, style, text, width, theme.INK)

    # -- light --

    @property
    def lights(self) -> list[pygame.Rect]:
        """The places that are lit now."""
        if self._choice is None or self._choice.area is None:
            return self.lit
        seen = self._choice.rect.clip(self._choice.area.view)
        return [seen] if seen.height else []

    def update(self, dt: float) -> None:
        """Let the ring pulse a few times, then keep it lit."""
        self.rings.update(dt, self.lights)

    def paint(
        self, surface: pygame.Surface, m: Metrics, names: Sequence[pygame.Rect] = ()
    ) -> None:  # fmt: skip
        """Paint the ring around the lit thing, under the ``names`` of things."""
        self.rings.paint(surface, m, self.lights, names)


def leader_of(
    model: M, app: SceneHost, relayout: Callable[[Metrics], None]
) -> Guide[M]:  # fmt: skip
    """Return what leads through a game: the words that its client registers, if there are any."""
    id = model.game.id
    home = registry.client(id).lead if id in registry.CLIENTS else ""
    return Guide(registry.load_object(home) if home else None, model, app, relayout)
