"""The frame of the end of a game: the winner, the story, and the ways on.

A game subclasses ``EndScene``. Everything has a default, so that a game overrides only what
interests its own players; an extra page is a ``Page`` with a function that builds it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from game.client.draw import backdrop, fonts, theme
from game.client.draw.theme import Metrics
from game.client.shell import registry, screens
from game.client.shell.report import copied
from game.client.shell.scenes import Layer, Scene, SceneHost
from game.client.tabletop import records, starting
from game.client.tabletop.end_parts import (
    LEAST_CHART,
    Chart,
    Figure,
    Picture,
    ScoreRow,
    Step,
    StepLine,
    score_step,
    step_pitch,
)
from game.client.tabletop.layout import table_metrics
from game.client.tabletop.model import TableModel
from game.client.tabletop.records import Book, Finished, Record
from game.client.tabletop.score import Curve
from game.client.tabletop.seat_rows import Portrait
from game.client.widgets import Button, Choice, Label, Panel, RichText, ScrollArea, keymap
from game.memory import trim

VEIL = (170, 205)
PICTURE_PART = 46  # percent of the width of the story
PAGE_PART = 44  # percent of the width for a page beside the results
SEED_ROOM = 200  # du for the seed and its button
M = TypeVar("M", bound=TableModel[Any])


@dataclass(frozen=True)
class Page:
    """One page of the end, a tab; ``build(m, area)`` adds what is on it.

    Results and chart stand beside it, unless it is ``whole``.
    """

    id: str
    tab: str
    heading: str
    build: Callable[[Metrics, pygame.Rect], None]
    whole: bool = False


@dataclass(frozen=True)
class Offer:
    """A button below: its words, its action (a method of the scene), and its key."""

    words: str
    act: str
    key: str = ""


OFFERS = {
    "rematch": Offer("Rematch", "rematch", "end.rematch"),
    "new_game": Offer("New game", "to_new_game"),
    "table": Offer("Look at the table", "to_table", "back"),
    "title": Offer("Title", "to_title", "end.title"),
}


class EndScene(Scene, Generic[M]):
    """Winner, results, story, pages of the game, and the ways on, over its table.

    ``minutes`` is the length of the game, if known. ``book`` holds the finished games; None stands
    for those on disk, this game included.
    """

    name = "end"
    finished: ClassVar[Finished[Any] | None] = None
    """the file of finished games"""
    offers: ClassVar[Sequence[str]] = ("rematch", "table", "title")
    """buttons, from the right; the first has the focus"""

    def __init__(
        self, app: SceneHost, model: M, minutes: float | None = None, book: Book[Any] | None = None
    ) -> None:
        super().__init__(app)
        self.model: M = model
        self.game = model.game.id
        self.seq = model.session.seq
        self.ground = Layer()
        self.page = self.pages()[0].id
        self.book: Book[Any] = self._kept(minutes) if book is None else book

    def _kept(self, minutes: float | None) -> Book[Any]:
        """Add this game to the file, if it counts, and return all games in it."""
        if self.finished is None or not self.counts:
            return Book() if self.finished is None else self.finished.book()
        book: Book[Any] = self.finished.add(self.record(minutes))
        return book

    # -- for the game to fill in --

    def how(self) -> str:
        """Return a sentence or two on how the game ended."""
        return ""

    def figures(self, seat: int) -> Sequence[Figure]:
        """Return the figures of a player's result."""
        result = self.model.result
        if result is None or seat >= len(result.scores):
            return ()
        return (Figure("", str(result.scores[seat]), main=True),)

    def sentences(self) -> Sequence[str]:
        """Return the story of the game as markup, one string per paragraph."""
        return ()

    def steps(self) -> Sequence[Step]:
        """Return the story of the score, line by line."""
        return ()

    def curve(self) -> Curve | None:
        """Return the score over the rounds."""
        return None

    def pages(self) -> Sequence[Page]:
        """Return the pages, the initial one first."""
        story = Page("story", "Story", "How it went", self.build_story, whole=True)
        score = Page("score", "Score", "Where the score came from", self.build_steps)
        return (story, score) if self.steps() else (story,)

    @property
    def portrait(self) -> Portrait | None:
        """The function that draws a seat's face, None for a mark alone."""
        return None

    def scenery(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the background of the last scene: the game's cover, unless overridden."""
        return registry.cover(registry.client(self.game), size)

    def caption(self) -> str:
        """Return the words below the last scene."""
        return self.model.player_name(self.hero)

    @property
    def code(self) -> str:
        """The code of this game's setup, as written; "" for none."""
        return ""

    @property
    def counts(self) -> bool:
        """True if this game belongs in the file of finished games."""
        return records.worth_keeping(self.model.session)

    def record(self, minutes: float | None) -> Record:
        """Return the record of this game for the file."""
        return records.record(self.model, minutes)

    # -- who won --

    @property
    def together(self) -> bool:
        """True if all win or lose together: a team, or a player alone."""
        return registry.client(self.game).together or len(self.model.kinds) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; if all win together, any winner stands for all."""
        winner = self.model.result.winner if self.model.result else None
        if winner is None:
            return ()
        return tuple(range(len(self.model.kinds))) if self.together else (winner,)

    @property
    def hero(self) -> int:
        """The seat that the story is about: the winner, or the viewing player."""
        return self.model.seat if self.together or not self.winners else self.winners[0]

    @property
    def headline(self) -> str:
        """The line that names the winner."""
        winners, model = self.winners, self.model
        if self.together:
            return "You win" if winners else "You lose"
        if not winners:
            return "Nobody wins"
        if model.kinds.count("human") == 1 and winners[0] == model.seat:
            return "You win"
        return f"{model.player_name(winners[0])} wins"

    # -- life and layout --

    def enter(self) -> None:
        self.app.mood("end")
        won = any(self.model.kinds[seat] == "human" for seat in self.winners)
        self.app.cue("end_won" if won else "end_lost")
        trim()

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin = m.du(40 if not m.compact else 16)
        box = pygame.Rect(0, 0, min(m.width - 2 * margin, m.du(1320)),
                          min(m.height - 2 * margin, m.du(920)))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("end.box", box, "modal"))
        pad = m.du(36 if not m.compact else 24)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("curtain"))
        self.form.add(Label("end.winner", head, self.headline, "curtain", theme.AMBER))
        words = self.how()
        if self.model.session.practice:
            words += " Practice: anything could be taken back."
        line = pygame.Rect(inner.left, head.bottom, inner.width, m.pitch("reading"))
        words = fonts.fit(m, "reading", words.strip(), line.width).text
        self.form.add(Label("end.how", line, words, "reading", theme.SOFT))
        foot_high = m.du(56 if not m.compact else 46)
        foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
        body = pygame.Rect(inner.left, line.bottom + m.du(14), inner.width, 0)
        body.height = foot.top - m.du(16) - body.top
        self._body(m, body)
        self._foot(m, foot)

    def _body(self, m: Metrics, body: pygame.Rect) -> None:
        """Add the page on view, with results and chart beside it."""
        page = next(each for each in self.pages() if each.id == self.page)
        if page.whole:
            self._page(m, body, page)
            return
        side = body.width * PAGE_PART // 100
        left = pygame.Rect(body.left, body.top, body.width - side - m.du(24), body.height)
        top = left.top + self._scores(m, left) + m.du(6)
        chart = pygame.Rect(left.left, top, left.width, left.bottom - top)
        curve = self.curve()
        if curve is not None and chart.height >= m.du(LEAST_CHART):
            self.form.add(Chart("end.chart", chart, curve))
        self._page(m, pygame.Rect(left.right + m.du(24), body.top, side, body.height), page)

    def _page(self, m: Metrics, area: pygame.Rect, page: Page) -> None:
        high = self._tabs(m, area, page)
        page.build(m, pygame.Rect(area.left, area.top + high, area.width, area.height - high))

    def _tabs(self, m: Metrics, area: pygame.Rect, page: Page) -> int:
        """Add heading and tabs at the top of ``area``; return their height."""
        pages = self.pages()
        high = max(m.pitch("heading"), m.du(44 if not m.compact else 36))
        head = pygame.Rect(area.left, area.top, area.width, high)
        wide = m.du(320 if not m.compact else 280) * len(pages) // 3 if len(pages) > 1 else 0
        tabs = pygame.Rect(head.right - wide, head.top, wide, high)
        title = pygame.Rect(head.left, head.top, tabs.left - m.du(12) - head.left, high)
        words = page.heading
        if fonts.measure(m, "heading", words)[0] > title.width:
            words = page.tab
        words = fonts.fit(m, "heading", words, title.width).text
        self.form.add(Label("end.story", title, words, "heading"))
        if wide:
            names = [(each.id, each.tab) for each in pages]
            self.form.add(Choice("end.page", tabs, names, self.page, self.turn_to))
        return high + m.du(10)

    def _scores(self, m: Metrics, area: pygame.Rect) -> int:
        """Add each player's result, from the top of ``area`` down; return the height used."""
        step = score_step(m)
        for seat in range(len(self.model.kinds)):
            rect = pygame.Rect(area.left, area.top + seat * step, area.width, step - m.du(10))
            name, won = self.model.player_name(seat), seat in self.winners
            self.form.add(ScoreRow(f"end.score.{seat}", rect, seat, name, self.figures(seat),
                                   won, self.portrait))  # fmt: skip
        return len(self.model.kinds) * step

    # -- pages of every game --

    def build_story(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the last scene at the left, the sentences at the right, and results below them."""
        picture = pygame.Rect(area.left, area.top, area.width * PICTURE_PART // 100, area.height)
        self.form.add(Picture("end.scene", picture, self.hero, self.caption(), self.scenery,
                              self.portrait))  # fmt: skip
        right = pygame.Rect(picture.right + m.du(28), area.top, 0, area.height)
        right.width = area.right - right.left
        scores = right.copy()
        scores.height = len(self.model.kinds) * score_step(m)
        scores.bottom = right.bottom + m.du(10)
        right.height = scores.top - m.du(12) - right.top
        words = "\n\n".join(self.sentences())
        scroll = self.form.add(ScrollArea("end.tale", right))
        wide = scroll.view.width
        body = pygame.Rect(right.left, right.top, wide, RichText.height(m, words, wide, "reading"))
        scroll.add(RichText("end.words", body, words, "reading", theme.INK))
        self._scores(m, scores)

    def build_steps(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the steps of the score."""
        scroll = self.form.add(ScrollArea("end.steps", area))
        pitch = step_pitch(m)
        for index, step in enumerate(self.steps()):
            rect = pygame.Rect(area.left, area.top + index * pitch, scroll.view.width, pitch)
            scroll.add(StepLine(f"end.step.{index}", rect, step))

    def turn_to(self, page: str) -> None:
        """Show one of the pages."""
        self.page = page
        self.relayout(self.app.metrics)
        self.form.set_focus(self.form.find("end.page"))

    # -- foot --

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        buttons, right = [self._button(each) for each in self.offers], foot.right
        natural, gap = [button.natural_width(m) for button in buttons], m.du(14)
        roomy = [max(m.du(190), wide) for wide in natural]
        fits = sum(roomy) + gap * len(roomy) + m.du(SEED_ROOM) <= foot.width
        for button, wide in zip(buttons, roomy if fits else natural, strict=True):
            button.rect = pygame.Rect(right - wide, foot.top, wide, foot.height)
            right -= wide + gap
        for button in reversed(buttons):
            self.form.add(button)
        self._seed(m, pygame.Rect(foot.left, foot.top, right - foot.left, foot.height))
        self.form.set_focus(buttons[0])

    def _button(self, id: str) -> Button:
        offer = OFFERS[id]
        return Button(f"end.{id}", pygame.Rect(0, 0, 0, 0), offer.words, getattr(self, offer.act),
                      kind="primary" if id == self.offers[0] else "normal",
                      hotkey=keymap.key(offer.key) if offer.key else "")  # fmt: skip

    def _seed(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the seed and the code of the setup, for copying."""
        code = self.code
        copy = Button("end.copy", area, "Copy", self.copy, hotkey=keymap.key("end.copy"),
                      tip="Copies the code of this setup" if code else "Copies the seed",
                      show_key=False)  # fmt: skip
        copy.rect = pygame.Rect(area.left, area.top, max(m.du(80), copy.natural_width(m)),
                                area.height)  # fmt: skip
        self.form.add(copy)
        upper = pygame.Rect(copy.rect.right + m.du(12), area.top, 0, area.height // 2)
        upper.width = area.right - upper.left
        lines = [f"Seed {self.seed}", code]
        for number, words in enumerate(lines if code else lines[:1]):
            line = upper.move(0, number * upper.height) if code else upper.inflate(0, upper.height)
            line.top = line.top if code else area.top
            text = fonts.fit(m, "caption", words, line.width).text
            id = "end.code" if number else "end.seed"
            self.form.add(Label(id, line, text, "caption", theme.MUTED))

    @property
    def seed(self) -> int:
        """The seed of this game."""
        return self.model.session.header.seed

    def copy(self) -> None:
        """Copy the code of the setup, or else the seed, to the clipboard."""
        copied(self.code or str(self.seed))

    # -- ways on --

    def rematch(self) -> None:
        """Play the same setup with a fresh seed."""
        seed = (self.seed * 48271 + 11) % 1_000_003
        setup = dict(self.model.session.header.setup)
        session = starting.begin(self.app, self.game, setup, seed)
        if session is not None:
            self._clear_table()
            self.app.open_scene("table", self.game, session=session)

    def to_new_game(self) -> None:
        """Set up another game."""
        self._clear_table()
        self.app.open_scene("new_game", self.game)

    def to_table(self) -> None:
        """Go back to the table."""
        self.app.stack.pop()

    def to_title(self) -> None:
        """Go back to the shelf."""
        if not self.app.stack.pop_to("title"):
            self.app.stack.replace(screens.make("title", self.app))

    def _clear_table(self) -> None:
        """Remove this screen and the table below it."""
        self.app.stack.pop()
        if self.app.stack.top is not None and self.app.stack.top.name == "table":
            self.app.stack.pop()

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)
