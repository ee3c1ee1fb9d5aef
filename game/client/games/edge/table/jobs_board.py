"""The stage in port with the jobs board: three typed sheets pinned up, and the file of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.identity.identity import (
    CODE,
    HEAD,
    INK,
    LAMPLIT,
    NAME,
    PAPER,
    RED,
    RED_ON_PAPER,
    TAG,
    TOBACCO,
    TYPED,
)
from game.client.games.edge.stage.stage import StageBoard
from game.client.games.edge.stage.thing import Row
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import Placed
from game.edge.jobs import LEVELS, Job
from game.edge.text import jobs as words
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

WIDE, ACROSS = 58, 16
"""percent of the stage for the sheets; pictures are 16 to 9"""
TILTS = (-1, 1, 0)
"""the side to which the pin of each sheet is off its middle"""


class JobSheet(Row):
    """The sheet of a job."""

    @property
    def tip(self) -> str:
        job = self.model.content.job(self.id) if self.id in self.model.seat_view.board else None
        return f"**{literal(job.name)}**, level {job.level}, {job.pay} credits" if job else ""


class JobsBoard(StageBoard):
    """The jobs board."""

    kinds = {"job": JobSheet}

    @property
    def offered(self) -> tuple[str, ...]:
        """The jobs on the board, by id."""
        return tuple(self.model.seat_view.board)

    @property
    def shown(self) -> str:
        """The job whose file is open: the one looked at last, the one taken, or the first."""
        offered = self.offered
        wanted = (self.ui.job, self.model.seat_view.job, *offered)
        return next((each for each in wanted if each in offered), "")

    def job(self, id: str) -> Job:
        """Return a job on the board."""
        found = self.model.content.job(id)
        assert found is not None, "jobs on the board"
        return found

    # -- gestures --

    def order(self) -> Sequence[str]:
        keys = [option("job", each).key for each in self.offered]
        return [key if self.model.find(key) is not None else "shelve" for key in keys]

    def place(self, option: Option, spots: Spots) -> Placed | None:
        if option.verb == "job":
            return Placed(option, ("job", option.source))
        if option.verb == "shelve":
            return Placed(option, ("job", self.model.seat_view.job))
        return None

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        return option("job", source[1]) if source[0] == "job" else None

    # -- places --

    def _parts(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the sheets and of the file."""
        m, area = self.m, self.area.union(self.areas.check)
        pad = m.pick(12, 8)
        inner = area.inflate(-2 * pad, -2 * pad)
        inner = pygame.Rect(inner.left, inner.top + m.du(52), inner.width, inner.height - m.du(52))
        gap = m.pick(16, 10)
        wide = inner.width * WIDE // 100
        left = pygame.Rect(inner.left, inner.top, wide, inner.height)
        return left, pygame.Rect(left.right + gap, inner.top, inner.right - left.right - gap,
                                 inner.height)  # fmt: skip

    def spots(self) -> dict[Name, pygame.Rect]:
        m, (left, _), offered = self.m, self._parts(), self.offered
        gap = m.pick(12, 7)
        wide = (left.width - gap * (len(offered) - 1)) // max(1, len(offered))
        drop = m.du(10)
        return {
            ("job", id): pygame.Rect(left.left + at * (wide + gap), left.top + drop, wide,
                                     left.height - drop)
            for at, id in enumerate(offered)
        }  # fmt: skip

    # -- what it looks like --

    def still(self, surface: pygame.Surface, spots: Spots) -> None:
        area = self.area.union(self.areas.check)
        surface.fill(theme.mix(INK, TOBACCO, 0.12), area)

    def live(
        self, surface: pygame.Surface, spots: Spots, pointed: Name | None, away: Collection[Name]
    ) -> None:
        if pointed is not None and pointed[0] == "job":
            self.ui.job = pointed[1]
        shown = self.shown
        offers = {id: words.offer(self.job(id))[:3] for id in self.offered}
        rooms = {id: self._sheet(surface, spots["job", id], id, at, id == shown)
                 for at, id in enumerate(self.offered)}  # fmt: skip
        style = _style([(rooms[id], offers[id]) for id in self.offered])
        read = {id: rooms[id].tell(offers[id], style) for id in self.offered}
        if shown:
            self._file(surface, self._parts()[1], shown, read[shown])

    def _sheet(
        self, surface: pygame.Surface, rect: pygame.Rect, id: str, at: int, on: bool
    ) -> _Lines:
        """Draw a sheet with its pin and its head; return the column for its words."""
        m, job = self.m, self.job(id)
        sheets.paper(surface, rect, m)
        if on:
            high = m.du(6)
            bar = pygame.Rect(rect.left, rect.bottom - high, rect.width, high)
            pygame.draw.rect(surface, RED, bar)
        _pin(surface, m, (rect.centerx + m.du(TILTS[at % len(TILTS)] * 6), rect.top + m.du(2)))
        inner = rect.inflate(-2 * m.du(12), -2 * m.du(10))
        line = _Lines(surface, m, pygame.Rect(inner.left, inner.top + m.du(6), inner.width,
                                              inner.height - m.du(6)))  # fmt: skip
        digit = f"{at + 1}"
        line.both(TAG, f"{digit}  LEVEL {job.level}", f"{job.pay} CR", TYPED)
        line.pips(job.level)
        tall = rect.height >= m.du(430)
        if tall:
            self._picture(surface, line, job)
        names = [self.job(each).name for each in self.offered]
        longest = max(names, key=lambda each: fonts.measure(m, HEAD, each)[0])
        line.write(sheets.narrower(m, longest, inner.width, HEAD, NAME, TAG), job.name, TYPED)
        line.write(TAG, f"For: {job.whom.name}", theme.mix(TOBACCO, INK, 0.25))
        line.write(TAG, f"At: {job.where.name}", theme.mix(TOBACCO, INK, 0.25))
        taken = self.model.seat_view.job == id
        foot = m.pitch(HEAD) + m.du(12) if taken else 0
        line.left.height -= foot
        line.skip(m.du(6))
        if taken:
            _stamp(surface, m, pygame.Rect(inner.left, rect.bottom - foot - m.du(8), inner.width,
                                           foot))  # fmt: skip
        return line

    def _picture(self, surface: pygame.Surface, line: _Lines, job: Job) -> None:
        size = (line.left.width, line.left.width * 9 // ACROSS)
        surface.blit(art.scene(job.where.art, size), line.left.topleft)
        frame = pygame.Rect(line.left.topleft, size)
        pygame.draw.rect(surface, theme.mix(PAPER, TOBACCO, 0.6), frame, max(1, self.m.du(1)))
        line.skip(size[1] + self.m.du(8))

    def _file(
        self, surface: pygame.Surface, rect: pygame.Rect, id: str, read: Sequence[str]
    ) -> None:
        """Draw the file of a job: the rest of the offer, its pay and its risks."""
        m, job, model = self.m, self.job(id), self.model
        sheets.plate(surface, rect, m, None, theme.mix(INK, TOBACCO, 0.26))
        inner = rect.inflate(-2 * m.pick(16, 10), -2 * m.du(10))
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(HEAD))
        sheets.line(surface, m, HEAD, job.name, LAMPLIT, head, where="job.name")
        body = pygame.Rect(inner.left, head.bottom + m.du(4), inner.width,
                           inner.bottom - head.bottom - m.du(4))  # fmt: skip
        rest = [each for each in words.offer(job) if each not in read]
        view = model.seat_view.board[id]
        told = _markup(rest, view.pay, view.risks)
        sheets.text(surface, m, body, told, theme.INK, "reading", "body", "tile",
                    where="job.file")  # fmt: skip


class _Lines:
    """A column that is filled from the top; ``left`` is the room that is left."""

    def __init__(self, surface: pygame.Surface, m: Metrics, left: pygame.Rect) -> None:
        self.surface, self.m, self.left = surface, m, left

    def skip(self, high: int) -> None:
        """Leave room."""
        self.left = pygame.Rect(self.left.left, self.left.top + high, self.left.width,
                                max(0, self.left.height - high))  # fmt: skip

    def write(self, style: str, told: str, ink: theme.Color, align: fonts.Align = "left") -> None:
        """Write a line."""
        rect = pygame.Rect(self.left.topleft, (self.left.width, self.m.pitch(style)))
        sheets.line(self.surface, self.m, style, told, ink, rect, align, "job.line")
        self.skip(rect.height)

    def both(self, style: str, left: str, right: str, ink: theme.Color) -> None:
        """Write at both ends of a line."""
        rect = pygame.Rect(self.left.topleft, (self.left.width, self.m.pitch(style)))
        sheets.line(self.surface, self.m, style, right, RED_ON_PAPER, rect, "right", "job.pay")
        self.write(style, left, ink)

    def pips(self, level: int) -> None:
        """Draw the level as boxes."""
        m, gap = self.m, self.m.du(4)
        wide = (self.left.width - gap * (LEVELS - 1)) // LEVELS
        for at in range(LEVELS):
            box = pygame.Rect(self.left.left + at * (wide + gap), self.left.top, wide, m.du(6))
            pygame.draw.rect(self.surface, RED if at < level else theme.mix(PAPER, TOBACCO, 0.35),
                             box, border_radius=m.du(2))  # fmt: skip
        self.skip(m.du(6) + m.du(8))

    def fits(self, sentences: Sequence[str], style: str) -> int:
        """Return how many of the sentences there is room for in a style."""
        for count in range(len(sentences), 0, -1):
            if self._layout(sentences[:count], style).height <= self.left.height:
                return count
        return 0

    def tell(self, sentences: Sequence[str], style: str) -> Sequence[str]:
        """Write as many sentences as there is room for; return them."""
        read = sentences[: self.fits(sentences, style)]
        if read:
            self._layout(read, style).draw(self.surface, self.left, "job.words")
        return read

    def _layout(self, sentences: Sequence[str], style: str) -> richtext.RichLayout:
        told = "\n".join(literal(each) for each in sentences)
        return sheets.wrap(self.m, told, self.left.width, style, TYPED)


STYLES = (("reading", 3), ("body", 3), ("tile", 1))
"""type of the sheets, and the sentences that each of them must have room for"""


def _style(sheets_: Sequence[tuple[_Lines, Sequence[str]]]) -> str:
    """Return the largest type in which the words of all sheets have room, so that they match."""
    for style, least in STYLES:
        if all(line.fits(told, style) >= min(least, len(told)) for line, told in sheets_):
            return style
    return STYLES[-1][0]


def _markup(*parts: Sequence[str]) -> str:
    rest, pay, risks = ([literal(each) for each in lines] for lines in parts)
    told = [" ".join(rest)] if rest else []
    return "\n".join([*told, f"**Pays:** {pay[0]}", *pay[1:], f"**Risks:** {risks[0]}", *risks[1:]])


def _pin(surface: pygame.Surface, m: Metrics, at: tuple[int, int]) -> None:
    """Draw the head of a pin with its shadow."""
    px = m.du(8)
    shade = images.shadow((px, px), px // 2, m.du(3), 150)
    surface.blit(shade, (at[0] - px // 2 - m.du(4), at[1] - px // 2))
    pygame.draw.circle(surface, theme.mix(RED, INK, 0.35), at, px)
    pygame.draw.circle(surface, RED, (at[0] - 1, at[1] - 1), px - max(1, m.du(2)))
    light = (at[0] - px // 3, at[1] - px // 3)
    pygame.draw.circle(surface, theme.mix(RED, PAPER, 0.7), light, max(1, px // 4))


def _stamp(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """Stamp a sheet as taken."""
    wide = fonts.measure(m, CODE, "TAKEN")[0] + m.du(24)
    box = pygame.Rect(0, 0, wide, m.pitch(CODE) + m.du(8))
    box.center = rect.center
    pygame.draw.rect(surface, RED, box, max(2, m.du(2)), border_radius=m.du(3))
    fonts.draw_line(surface, m, CODE, "TAKEN", RED_ON_PAPER, box, "center", "job.stamp")
