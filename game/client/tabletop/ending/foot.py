"""The foot of the end of a game: seed, code and length, and the next steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.shell.window import screens
from game.client.tabletop.ending.contract import End, EndKind
from game.client.tabletop.play import new_session
from game.client.widgets import Button, Label, keymap
from game.client.widgets.clipboard import copy_text
from game.table.grammar import counted

SEED_ROOM = 200  # du for the seed and its button
COPY_ROOM = 100  # du for its button alone


@dataclass(frozen=True)
class Offer:
    """A button below: its words, its action, and its key."""

    words: str
    act: Callable[[], None]
    key: str = ""


class Ways:
    """The next steps after an end."""

    def __init__(self, end: End[Any]) -> None:
        self.app, self.model = end.app, end.model
        self.offers = {
            "rematch": Offer("Rematch", self.rematch, "end.rematch"),
            "new_game": Offer("New game", self.to_new_game),
            "replay": Offer("Replay", self.to_replay, "end.replay"),
            "table": Offer("Look at the table", self.app.stack.pop, "back"),
            "title": Offer("Title", self.to_title, "end.title"),
        }
        onward = end.report.onward
        if onward is not None:
            go, setup = onward.go, onward.setup
            act = partial(go, self._clear_table) if go else partial(self._begin, setup)
            self.offers["onward"] = Offer(onward.words, act, "end.onward")

    @property
    def seed(self) -> int:
        """The seed of this game."""
        return self.model.session.header.seed

    def rematch(self) -> None:
        """Play the same setup with a fresh seed."""
        self._begin(dict(self.model.session.header.setup))

    def _begin(self, setup: Mapping[str, Any]) -> None:
        """Play a setup with a fresh seed."""
        seed, game = (self.seed * 48271 + 11) % 1_000_003, self.model.game.id
        session = new_session.begin(self.app, game, dict(setup), seed)
        if session is not None:
            self._clear_table()
            self.app.open_scene("table", game, session=session)

    def to_new_game(self) -> None:
        """Set up another game."""
        self._clear_table()
        self.app.open_scene("new_game", self.model.game.id)

    def to_replay(self) -> None:
        """Show the game again from its start."""
        session = self.model.session
        if session.remote:  # it knows no more than its seat did: the journal has the whole game
            self.app.open_scene("replay", journal=session.kept, seat=session.seat)
            return
        self.app.open_scene("replay", session=session)

    def to_title(self) -> None:
        """Go back to the shelf."""
        if not self.app.stack.pop_to("title"):
            self.app.stack.replace(screens.make("title", self.app))

    def _clear_table(self) -> None:
        """Remove the end and the table below it."""
        self.app.stack.pop()
        if self.app.stack.top is not None and self.app.stack.top.name == "table":
            self.app.stack.pop()


class Foot:
    """The buttons and the small print of a finished game."""

    def __init__(self, end: End[Any], kind: EndKind[Any]) -> None:
        self.end, self.form, self.kind, self.ways = end, end.form, kind, Ways(end)

    def add(self, m: Metrics, foot: pygame.Rect) -> None:
        """Add everything to the area of the foot; the first way on has the focus."""
        buttons, right = [self._button(each) for each in self._offers()], foot.right
        gap = m.du(14)
        if sum(each.natural_width(m) + gap for each in buttons) + m.du(COPY_ROOM) > foot.width:
            for each in buttons:
                each.show_key = False
        natural = [button.natural_width(m) for button in buttons]
        roomy = [max(m.du(190), width) for width in natural]
        fits = sum(roomy) + gap * len(roomy) + m.du(SEED_ROOM) <= foot.width
        for button, width in zip(buttons, roomy if fits else natural, strict=True):
            button.rect = pygame.Rect(right - width, foot.top, width, foot.height)
            right -= width + gap
        for button in reversed(buttons):
            self.form.add(button)
        self._seed(m, pygame.Rect(foot.left, foot.top, right - foot.left, foot.height))
        self.form.set_focus(buttons[0])

    def _offers(self) -> Sequence[str]:
        """Return the ways on from the right, the primary one first."""
        if self.end.model.remote:
            again = ["replay"] if self.end.model.session.kept is not None else []
            return ("title", "table", *again)  # the table is the host's
        return (*(["onward"] if "onward" in self.ways.offers else []), *self.kind.offers)

    def _button(self, id: str) -> Button:
        offer = self.ways.offers[id]
        return Button(f"end.{id}", pygame.Rect(0, 0, 0, 0), offer.words, offer.act,
                      kind="primary" if id == self._offers()[0] else "normal",
                      hotkey=keymap.key(offer.key) if offer.key else "")  # fmt: skip

    def _seed(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the seed and the code of the setup, for copying."""
        if self.end.model.remote:
            return  # nobody here knows them
        code = self.end.report.code
        copy = Button("end.copy", area, "Copy", self.copy, hotkey=keymap.key("end.copy"),
                      tip="Copies the code of this setup" if code else "Copies the seed",
                      show_key=False)  # fmt: skip
        copy.rect = pygame.Rect(area.left, area.top, max(m.du(80), copy.natural_width(m)),
                                area.height)  # fmt: skip
        self.form.add(copy)
        left = copy.rect.right + m.du(12)
        lines = [f"Seed {self.ways.seed}", *([code] if code else [])]
        for number, words in enumerate(lines):
            height = area.height // len(lines)
            line = pygame.Rect(left, area.top + number * height, area.right - left, height)
            text = fonts.fit(m, "caption", words, line.width).text
            id = "end.code" if number else "end.seed"
            used = fonts.measure(m, "caption", text)[0] + 2
            label = pygame.Rect(line.left, line.top, min(line.width, used), height)
            self.form.add(Label(id, label, text, "caption", theme.MUTED))
            if not number:
                after = pygame.Rect(label.right + m.du(20), line.top, 0, height)
                after.width = area.right - after.left
                self._pace(m, after)

    def _pace(self, m: Metrics, line: pygame.Rect) -> None:
        """Add the length of the game behind its seed, if there is room."""
        said = self.length
        if said and fonts.measure(m, "caption", said)[0] <= line.width:
            self.form.add(Label("end.pace", line, said, "caption", theme.MUTED))

    @property
    def length(self) -> str:
        """The length of the game in words: rounds, and minutes if they are known."""
        rounds, finished = self.end.model.moment[0], self.kind.finished
        parts = [counted(rounds, finished.unit if finished else "round")] if rounds else []
        if self.end.minutes:
            minutes = max(1, round(self.end.minutes))
            parts.append(counted(minutes, "minute"))
        return ", ".join(parts)

    def copy(self) -> None:
        """Copy the code of the setup, or else the seed, to the clipboard."""
        copy_text(self.end.report.code or str(self.ways.seed))
