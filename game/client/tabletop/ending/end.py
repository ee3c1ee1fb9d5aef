"""The end of a game, put together from its parts: the winner, the story, and the ways on.

What a game supplies for it is described in ``contract``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.ending import ending
from game.client.tabletop.ending.contract import End, EndKind, M, Page
from game.client.tabletop.ending.end_parts import StoryPanel
from game.client.tabletop.ending.foot import Foot
from game.client.tabletop.ending.story import Results, Story
from game.client.tabletop.guidance.guide_card import leader_of
from game.client.tabletop.kit.box_page import BoxPanel, in_face
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.records import records
from game.client.tabletop.records.records import Book
from game.client.widgets import Choice, Label
from game.memory import trim

DIM = (150, 205)  # over the picture, behind the pages
PAGE_PART = 44  # percent of the width for a page beside the results
M_in = TypeVar("M_in", bound=TableModel[Any], contravariant=True)


class EndScene(Scene):
    """The picture of a win or a loss, its story, pages of the game, and the next steps.

    ``kind`` describes the game's end. ``minutes`` is the length of the game, if known. ``book``
    holds the finished games; None stands for those on disk, this game included.
    """

    name = "end"

    def __init__(
        self, app: SceneHost, model: M, kind: EndKind[M], minutes: float | None = None,
        book: Book[Any] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.model, self.game, self.seq = model, model.game.id, model.session.seq
        self.end = end = End(app, model, self.form, self.motion, minutes, self.relayout)
        end.filing = kind.filing(end)
        end.report = kind.report(end)
        end.scenery = kind.scenery(end)
        end.pages = kind.pages(end)
        self.results = Results(end)
        self.story = Story(end, self.results)
        end.build_story, end.build_steps = self.story.build, self.results.build_steps
        self.foot = Foot(end, kind)
        self.dimmed = Layer()
        self.pages = end.pages.all()
        self.page = self.pages[0].id
        end.closing_words = leader_of(model, app, self.relayout).closing_words()
        end.book = _book_with(end, kind) if book is None else book

    @property
    def shown_page(self) -> Page:
        """The page on view."""
        return next(each for each in self.pages if each.id == self.page)

    # -- life --

    def enter(self) -> None:
        self.end.filing.enter()
        self.end.scenery.begin()
        self.app.mood("end")
        self.app.cue("end_won" if self.end.outcome.won else "end_lost")
        self.story.begin()
        trim()
        self.app.dirty.wait()  # laying out the story is enough for a frame

    def on_motion(self) -> None:
        """Do nothing: each movement has its own widgets drawn again."""

    def on_update(self, dt: float) -> None:
        if self.end.stage.painting:
            self.end.stage.step()
            self.dimmed.drop()
            self.invalidate()

    @property
    def busy(self) -> bool:
        """True while stars fill, or the picture is painted."""
        return super().busy or self.end.stage.painting

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        pad = m.pick(14, 8)
        margin = _margin(m)
        height = m.pick(56, 46) + 2 * pad
        bar = pygame.Rect(0, m.height - height, m.width, height)
        page = self.shown_page
        body = pygame.Rect(margin, margin, m.width - 2 * margin, bar.top - 2 * margin)
        if not page.scene:
            self.form.add(BoxPanel("end.box", body, self.game))
        tabs = self._tabs_at(m)
        if tabs.width:
            names = [(each.id, each.tab) for each in self.pages]
            self.form.add(Choice("end.page", tabs, names, self.page, self.turn_to))
        if page.scene:
            body.left = ending.column(m)
            body.width = m.width - margin - body.left
            self._page(m, body, page)
        else:
            inner = body.inflate(*(-2 * _inset(m),) * 2)
            self._body(m, self._head(m, inner), page)
        self.foot.add(m, bar.inflate(-2 * margin, -2 * pad))
        outcome = self.end.outcome
        key = (m, outcome.shown, outcome.won)
        self.end.stage.prepare(key, lambda: self._painting(m, bar.top), m.size)
        if page.scene:
            self.end.scenery.build_before(m, bar.top)

    def _painting(self, m: Metrics, foot: int) -> Iterator[None]:
        """Paint the picture of the ending, then those of the story cards, and then those of what
        stands before it."""
        stage, outcome, scenery = self.end.stage, self.end.outcome, self.end.scenery
        assert stage.picture is not None
        rival = None if outcome.won or not outcome.winners else outcome.hero
        show = ending.Show(
            outcome.won, outcome.shown, lambda size: scenery.place(size, not outcome.won),
            scenery.fly, lambda size: scenery.bust(outcome.shown, size), scenery.prize,
            rival, scenery.portrait, self.model.player_name(outcome.hero), self.game,
        )  # fmt: skip
        yield from ending.paint(stage.picture, m, foot, show)
        for each in list(self.form.widgets):
            if isinstance(each, StoryPanel) and each.card.picture is not None:
                yield
                each.card.picture(each.thumb.size)
        for paint in scenery.ahead():
            yield
            paint()

    def _head(self, m: Metrics, inner: pygame.Rect) -> pygame.Rect:
        """Add who has won and how, above a page; return the rest of the area."""
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("title"))
        ink = theme.GOLD if self.end.outcome.won else theme.SOFT
        style = in_face(self.game, "title")
        name = head.copy()
        name.width = (self._tabs_at(m).left or head.right) - m.du(12) - head.left
        self.form.add(Label("end.winner", name, self.end.report.headline, style, ink))
        line = pygame.Rect(inner.left, head.bottom, inner.width, m.pitch("reading"))
        self.results.build_how(m, line)
        top = line.bottom + m.du(14)
        return pygame.Rect(inner.left, top, inner.width, inner.bottom - top)

    def _body(self, m: Metrics, body: pygame.Rect, page: Page) -> None:
        """Add the page on view, with results and chart beside it."""
        if page.whole:
            self._page(m, body, page)
            return
        side = body.width * PAGE_PART // 100
        left = pygame.Rect(body.left, body.top, body.width - side - m.du(24), body.height)
        self.results.build_beside(m, left)
        self._page(m, pygame.Rect(left.right + m.du(24), body.top, side, body.height), page)

    def _page(self, m: Metrics, area: pygame.Rect, page: Page) -> None:
        high = self._heading(m, area, page)
        page.build(m, pygame.Rect(area.left, area.top + high, area.width, area.height - high))

    def _tabs_at(self, m: Metrics) -> pygame.Rect:
        """Return the place of the tabs, the same on all pages; empty if there is but one."""
        count = len(self.pages)
        width = m.pick(320, 280) * count // 3 if count > 1 else 0
        rect = pygame.Rect(0, _margin(m) + _inset(m), width, _tall(m))
        rect.right = m.width - _margin(m) - _inset(m) if width else 0
        return rect

    def _heading(self, m: Metrics, area: pygame.Rect, page: Page) -> int:
        """Add the heading at the top of ``area``, on the picture left of the tabs; return its
        height."""
        tabs = self._tabs_at(m)
        beside = page.scene and tabs.width > 0
        if not page.heading:
            return _inset(m) if beside else 0
        title = pygame.Rect(area.left, area.top, area.width, _tall(m))
        if beside:
            title.width = tabs.left - m.du(12) - title.left
        words = page.heading
        if fonts.measure(m, "heading", words)[0] > title.width:
            words = fonts.fit(m, "heading", page.tab, title.width).text
        self.form.add(Label("end.story", title, words, "heading"))
        return title.height + m.du(10)

    def turn_to(self, page: str) -> None:
        """Show one of the pages."""
        self.page = page
        self.relayout(self.app.metrics)
        self.form.set_focus(self.form.find("end.page"))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.end.stage
        if self.shown_page.scene and stage.picture is not None:
            surface.blit(stage.picture, (0, 0))
        else:
            key = (self.m, stage.painting)
            surface.blit(self.dimmed.get(self.m.size, key, self._paint_dimmed), (0, 0))

    def _paint_dimmed(self, surface: pygame.Surface) -> None:
        if self.end.stage.picture is not None:
            surface.blit(self.end.stage.picture, (0, 0))
        surface.blit(images.scrim(surface.get_size(), DIM), (0, 0))


def _margin(m: Metrics) -> int:
    return m.pick(44, 16)


def _inset(m: Metrics) -> int:
    """Return the room between the frame of a page and what stands in it."""
    return m.pick(28, 12)


def _tall(m: Metrics) -> int:
    """Return the height of the tabs, and of the heading."""
    return max(m.pitch("heading"), m.pick(44, 36))


def _book_with(end: End[M], kind: EndKind[M]) -> Book[Any]:
    """Add this game to the file, if it counts, and return all games in it."""
    finished = kind.finished or records.plain(end.model.game.id)
    if not end.filing.counts:
        return finished.book()
    book: Book[Any] = finished.add(end.filing.record(end.minutes))
    return book


class EndOf(Protocol[M_in]):
    """Makes the end of a game."""

    def __call__(
        self, app: SceneHost, model: M_in, minutes: float | None = None,
        book: Book[Any] | None = None,
    ) -> EndScene: ...  # fmt: skip


def end_maker(kind: EndKind[M]) -> EndOf[M]:
    """Return the function that makes the ends of a kind."""

    def make(
        app: SceneHost, model: M, minutes: float | None = None, book: Book[Any] | None = None
    ) -> EndScene:
        return EndScene(app, model, kind, minutes, book)

    return make
