"""The frame of the end of a game: the winner, the story, and the ways on.

A game subclasses ``EndScene``. Everything has a default, so that a game overrides only what
interests its own players; an extra page is a ``Page`` with a function that builds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.scenes import Layer, SceneHost
from game.client.tabletop.ending import ending
from game.client.tabletop.records import records
from game.client.tabletop.ending.end_parts import (
    LEAST_CHART,
    Chart,
    Figure,
    ScoreChip,
    ScoreRow,
    Stars,
    Step,
    StepLine,
    StoryCard,
    StoryPanel,
    others,
    score_step,
    step_pitch,
)
from game.client.tabletop.ending.end_ways import EndWays, M
from game.client.tabletop.ending.ending import Stage
from game.client.tabletop.kit.layout import row, table_metrics
from game.client.tabletop.guidance.leader import leader_of
from game.client.tabletop.records.records import Book, Record
from game.client.tabletop.ending.score import Curve
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Choice, Label, Panel, RichText, ScrollArea
from game.memory import trim
from game.table.registry import rules

DIM = (150, 205)  # over the picture, behind the pages
PAGE_PART = 44  # percent of the width for a page beside the results
STAR_SECONDS = 0.16  # until the next star is filled
MOST_STARS = 15
MOST_CARDS, FEWEST_CARDS = 3, 2
SOONER = 2  # sentences that matter more than a third card


@dataclass(frozen=True)
class Page:
    """One page of the end, a tab; ``build(m, area)`` adds what is on it.

    Results and chart stand beside it, unless it is ``whole``; one with ``scene`` has no box, and
    the picture of the ending is in full light beside it.
    """

    id: str
    tab: str
    heading: str
    build: Callable[[Metrics, pygame.Rect], None]
    whole: bool = False
    scene: bool = False


class EndScene(EndWays[M]):
    """The picture of a win or a loss, its story, pages of the game, and the ways on.

    A game with no art gets a plain in its colors and the mark of the player; ``place`` and
    ``bust`` bring its own. ``minutes`` is the length of the game, if known. ``book`` holds the
    finished games; None stands for those on disk, this game included.
    """

    name = "end"

    def __init__(
        self, app: SceneHost, model: M, minutes: float | None = None, book: Book[Any] | None = None
    ) -> None:
        super().__init__(app, model, minutes)
        self.stage, self.dimmed = Stage(), Layer()
        self.lit = 0.0  # stars that are filled by now
        self.page = self.pages()[0].id
        self.parting = leader_of(model, app, self.relayout).parting()
        """what to try in the next game, after one that was led"""
        self.book: Book[Any] = self._kept(minutes) if book is None else book

    def _kept(self, minutes: float | None) -> Book[Any]:
        """Add this game to the file, if it counts, and return all games in it."""
        finished = self.finished or records.plain(self.game)
        if not self.counts:
            return finished.book()
        book: Book[Any] = finished.add(self.record(minutes))
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
        story = Page("story", "Story", "", self.build_story, scene=True)
        score = Page("score", "Score", "Where the score came from", self.build_steps)
        return (story, score) if self.steps() else (story,)

    @property
    def portrait(self) -> Portrait | None:
        """The function that draws a seat's face, None for a mark alone."""
        return None

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a person without a ground, facing right; None for the mark alone."""
        return None

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface | None:
        """Return the place where the person on the stage ended, in its own light: that of a win
        or of the ``night`` is added, and it will be a little out of focus. None until it is
        painted."""
        look = registry.client(self.game).look
        return ending.horizon(size, look.accent, look.ground)

    def fly(self, surface: pygame.Surface) -> None:
        """Paint what is sharp in the sky of a win, over the place and behind the person."""

    def story_cards(self) -> Sequence[StoryCard]:
        """Return all moments that brought points, in their order: the best are shown, and a line
        counts the others."""
        gains = [each for each in self.steps() if each.seat == self.hero and (each.amount or 0) > 0]
        return [StoryCard(each.words, each.amount or 0, each.when, each.seat) for each in gains]

    def stars(self) -> tuple[int, int] | None:
        """Return the points of the ``hero`` and the goal, to be shown as stars."""
        result = self.model.result
        if result is None or self.hero >= len(result.scores):
            return None
        points = result.scores[self.hero]
        return (points, points) if 0 < points <= MOST_STARS else None

    @property
    def counts(self) -> bool:
        """True if this game belongs in the file of finished games."""
        return records.worth_keeping(self.model.session)

    def record(self, minutes: float | None) -> Record:
        """Return the record of this game for the file."""
        return records.record(
            self.model, minutes, characters=self.characters(), level=self.level,
            together=self.together,
        )  # fmt: skip

    def characters(self) -> Mapping[int, tuple[str, ...]]:
        """Return the ids of the characters by seat, for the records."""
        return {}

    @property
    def level(self) -> str:
        """The id of the difficulty, for the records; "" if there is only one."""
        return ""

    # -- who won --

    @property
    def together(self) -> bool:
        """True if all win or lose together: a team, or a player alone."""
        return rules(self.game).together or len(self.model.kinds) == 1

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
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, kind in enumerate(self.model.kinds) if kind == "human"]

    @property
    def won(self) -> bool:
        """True for the picture of a win: a person has won, or computers played among themselves."""
        return bool(self.winners) and (not self.people or bool({*self.people} & {*self.winners}))

    @property
    def shown(self) -> int:
        """The seat on the stage: the winner, or the person who has lost."""
        if self.won or not self.people:
            return self.hero
        return self.model.seat if self.model.seat in self.people else self.people[0]

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
        self.app.cue("end_won" if self.won else "end_lost")
        shown = self.stars()
        if shown is not None:
            self.motion.add(STAR_SECONDS * shown[0], self._fill, delay=STAR_SECONDS * 2)
        trim()
        self.app.dirty.wait()  # laying out the story is enough for a frame

    def _fill(self, part: float) -> None:
        """Fill the stars one after another."""
        shown = self.stars()
        self.lit = part * shown[0] if shown else 0.0
        self.on_motion()

    def on_motion(self) -> None:
        found = self.form.find("end.stars")
        if found is not None:
            found.changed()

    def on_update(self, dt: float) -> None:
        if self.stage.painting:
            self.stage.step()
            self.dimmed.drop()
            self.invalidate()

    @property
    def busy(self) -> bool:
        """True while stars fill, or the picture is painted."""
        return super().busy or self.stage.painting

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        pad = m.pick(14, 8)
        margin = m.pick(44, 16)
        high = m.pick(56, 46) + 2 * pad
        bar = pygame.Rect(0, m.height - high, m.width, high)
        page = next(each for each in self.pages() if each.id == self.page)
        body = pygame.Rect(margin, margin, m.width - 2 * margin, bar.top - 2 * margin)
        if page.scene:
            body.left = ending.column(m)
            body.width = m.width - margin - body.left
            self._page(m, body, page)
        else:
            self.form.add(Panel("end.box", body, "modal"))
            inner = body.inflate(*(-2 * m.pick(28, 18),) * 2)
            self._body(m, self._head(m, inner), page)
        self._foot(m, bar.inflate(-2 * margin, -2 * pad))
        self.stage.prepare((m, self.shown, self.won), lambda: self._painting(m, bar.top), m.size)

    def _painting(self, m: Metrics, foot: int) -> Iterator[None]:
        """Paint the picture of the ending, then those of the story cards."""
        assert self.stage.picture is not None
        rival = None if self.won or not self.winners else self.hero
        show = ending.Show(
            self.won, self.shown, lambda size: self.place(size, not self.won), self.fly,
            lambda size: self.bust(self.shown, size), rival, self.portrait,
            self.model.player_name(self.hero),
        )  # fmt: skip
        yield from ending.paint(self.stage.picture, m, foot, show)
        for each in list(self.form.widgets):
            if isinstance(each, StoryPanel) and each.card.picture is not None:
                yield
                each.card.picture(each.thumb.size)

    def _head(self, m: Metrics, inner: pygame.Rect) -> pygame.Rect:
        """Add who has won and how, above a page; return the rest of the area."""
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("title"))
        ink = theme.GOLD if self.won else theme.SOFT
        self.form.add(Label("end.winner", head, self.headline, "title", ink))
        line = pygame.Rect(inner.left, head.bottom, inner.width, m.pitch("reading"))
        self._how(m, line)
        top = line.bottom + m.du(14)
        return pygame.Rect(inner.left, top, inner.width, inner.bottom - top)

    def _how(self, m: Metrics, line: pygame.Rect) -> None:
        """Add a line on how the game ended."""
        words = self.how()
        if self.model.session.practice:
            words += " Practice: anything could be taken back."
        words = fonts.fit(m, "reading", words.strip(), line.width).text
        self.form.add(Label("end.how", line, words, "reading", theme.SOFT))

    def _body(self, m: Metrics, body: pygame.Rect, page: Page) -> None:
        """Add the page on view, with results and chart beside it."""
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
        if page.scene and len(pages) == 1:
            return 0
        high = max(m.pitch("heading"), m.pick(44, 36))
        head = pygame.Rect(area.left, area.top, area.width, high)
        wide = m.pick(320, 280) * len(pages) // 3 if len(pages) > 1 else 0
        tabs = pygame.Rect(head.right - wide, head.top, wide, high)
        title = pygame.Rect(head.left, head.top, tabs.left - m.du(12) - head.left, high)
        words = page.heading
        if fonts.measure(m, "heading", words)[0] > title.width:
            words = page.tab
        if words:
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
        """Add the winner's name, stars, story cards, sentences and results, beside the picture."""
        y = self._title(m, area)
        if not self.story_cards() and not self.sentences() and not self.parting:
            self._scores(m, pygame.Rect(area.left, y + m.du(14), area.width, area.height))
            return
        chips = pygame.Rect(area.left, 0, area.width, m.pick(60, 48))
        chips.bottom = area.bottom
        self._chips(m, chips)
        room = pygame.Rect(area.left, y, area.width, chips.top - m.du(14) - y)
        told = "\n\n".join(self._told()[: SOONER + bool(self.parting)])
        self._tale(m, self._cards(m, room, RichText.height(m, told, room.width, "reading")))

    def _title(self, m: Metrics, area: pygame.Rect) -> int:
        """Add who has won, the stars, and how; return their bottom."""
        y, name = area.top, self.model.player_name(self.shown)
        lines = [(self.headline, "ending" if self.won else "curtain")]
        if self.won and name not in self.headline:
            lines = [(self.headline, "title"), (name, "ending")]
        for number, (words, style) in enumerate(lines):
            line = pygame.Rect(area.left, y, area.width, m.pitch(style))
            if fonts.measure(m, style, words)[0] > line.width:
                style = "title"
            text = fonts.fit(m, style, words, line.width).text
            ink = theme.SOFT if not self.won else theme.GOLD if number == 0 else theme.INK
            self.form.add(Label("end.name" if number else "end.winner", line, text, style, ink))
            y = line.bottom
        shown = self.stars()
        if shown is not None:
            line = pygame.Rect(area.left, y + m.du(2), area.width, m.pick(34, 24))
            self.form.add(Stars("end.stars", line, shown[1], lambda: self.lit, self.won))
            y = line.bottom + m.du(4)
        line = pygame.Rect(area.left, y, area.width, m.pitch("reading"))
        self._how(m, line)
        return line.bottom + m.du(12)

    def _told(self) -> list[str]:
        """Return the sentences of the story, the most important first."""
        return [*([self.parting] if self.parting else []), *self.sentences()]

    def _cards(self, m: Metrics, room: pygame.Rect, words: int) -> pygame.Rect:
        """Add the best story cards and a line that counts the others; return the rest of the room.

        There are as many as fit above ``words`` pixels of text, at least ``FEWEST_CARDS`` if those
        fit at all.
        """
        high, gap = m.pick(124, 66), m.pick(12, 8)
        cards, y = self.story_cards(), room.top
        best = sorted(
            range(len(cards)), key=lambda n: (-abs(cards[n].gain or 0), not cards[n].picture, -n)
        )
        line = m.pitch("body")
        free = max(0, room.height - line)
        above = max(0, free - m.du(6) - words) // (high + gap)
        most = min(MOST_CARDS, free // (high + gap), max(FEWEST_CARDS, above))
        fitting = sorted(best[:most])
        for number, card in enumerate(cards[each] for each in fitting):
            rect = pygame.Rect(room.left, y, room.width, high)
            self.form.add(StoryPanel(f"end.card.{number}", rect, card,
                                     lambda: not self.stage.painting))  # fmt: skip
            y = rect.bottom + gap
        more = others(self.steps(), self.hero, [cards[each] for each in best[most:]])
        if more:
            rest = pygame.Rect(room.left, y - gap // 2, room.width, line)
            shown = fonts.fit(m, "body", more, rest.width).text
            self.form.add(Label("end.rest", rest, shown, "body", theme.GOLD))
            y = rest.bottom
        y += m.du(6)
        return pygame.Rect(room.left, y, room.width, max(0, room.bottom - y))

    def _tale(self, m: Metrics, room: pygame.Rect) -> None:
        """Add as many sentences as fit."""
        words = ""
        for sentence in self._told():
            more = f"{words}\n\n{sentence}" if words else sentence
            if RichText.height(m, more, room.width, "reading") > room.height:
                break
            words = more
        if words:
            high = RichText.height(m, words, room.width, "reading")
            body = pygame.Rect(room.left, room.top, room.width, high)
            self.form.add(RichText("end.words", body, words, "reading", theme.SOFT))

    def _chips(self, m: Metrics, area: pygame.Rect) -> None:
        """Add each player's result, side by side."""
        seats = range(len(self.model.kinds))
        for seat, rect in zip(seats, row(area, len(seats), m.du(10)), strict=True):
            name, won = self.model.player_name(seat), seat in self.winners
            self.form.add(ScoreChip(f"end.score.{seat}", rect, seat, name, self.figures(seat), won,
                                    self.portrait))  # fmt: skip

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

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        page = next(each for each in self.pages() if each.id == self.page)
        picture = self.stage.picture
        if page.scene and picture is not None:
            surface.blit(picture, (0, 0))
        else:
            key = (self.m, self.stage.painting)
            surface.blit(self.dimmed.get(self.m.size, key, self._paint_dimmed), (0, 0))

    def _paint_dimmed(self, surface: pygame.Surface) -> None:
        if self.stage.picture is not None:
            surface.blit(self.stage.picture, (0, 0))
        surface.blit(images.scrim(surface.get_size(), DIM), (0, 0))
