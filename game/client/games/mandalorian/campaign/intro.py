"""The intro of a mission: a page of panels that come in one after another."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.fonts import ignore_text
from game.client.draw.richtext import RichLayout, literal
from game.client.draw.theme import Metrics, Style
from game.client.games.mandalorian.cards.plates import PAPER, badge, lettering
from game.client.games.mandalorian.identity.identity import (
    FACE,
    HEAD,
    NAME,
    SAND,
    SLATE,
    STEEL,
    TITLE,
)
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.play.party import the_game
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import row, table_metrics
from game.client.tabletop.table.contract import Table, as_kind
from game.client.widgets import Button, Label, keymap
from game.client.widgets.base import Widget
from game.mandalorian.cards.models import Mission, Panel

FOLDER = "mandalorian/intros"
ARRIVAL = 0.5
"""seconds in which a panel comes in"""
RISE_DU = 26
"""how far below its place a panel begins"""
PAD_DU = 12
"""around a caption"""
ROWS: dict[int, tuple[int, ...]] = {3: (3,), 4: (2, 2), 5: (2, 3)}
"""panels in each row of the page, by their number"""
SMALL = "ma_caption"
theme.STYLES.setdefault(SMALL, Style(FACE, "Medium", 21, 19, "SemiBold", 1.05))
WAYS = ((HEAD, 30), (NAME, 34), (SMALL, 52))
"""letters of a caption, and the hundredths of a panel that it may cover; the last in any case"""
INK = theme.mix(SLATE, (0, 0, 0), 0.3)


class PanelView(Widget):
    """A panel with its caption in letters of a style. ``part`` is how far it has come in, from 0
    to 1."""

    def __init__(self, number: int, rect: pygame.Rect, panel: Panel, style: str) -> None:
        super().__init__(f"intro.panel.{number}", rect)
        self.panel, self.style, self.part = panel, style, 0.0

    @property
    def speech(self) -> str:
        return literal(self.panel.caption)

    @property
    def caption(self) -> RichLayout:
        """The words of the panel."""
        return words(self.m, self.style, self.panel, self.rect)

    @property
    def strip(self) -> pygame.Rect:
        """The place of the caption on the panel, in its own pixels."""
        pad, laid = self.m.du(PAD_DU), self.caption
        made = pygame.Rect(0, 0, laid.width + 2 * pad + pad // 2, laid.height + pad)
        made.bottomleft = (pad // 2, self.rect.height - pad // 2)
        return made

    def draw(self, surface: pygame.Surface) -> None:
        pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.05), self.rect)
        if self.part <= 0:
            return
        key = ("ma intro", self.panel, self.style, self.rect.size, self.m, theme.palette)
        made = images.cached(key, self._whole)
        if self.part < 1:
            made = made.copy()
            made.set_alpha(round(255 * self.part))
        surface.blit(made, self.rect.move(0, round((1 - self.part) * self.m.du(RISE_DU))))

    def _whole(self) -> pygame.Surface:
        """Return the picture in its frame, with the strip of its caption."""
        made = pygame.Surface(self.rect.size, 0, 32)
        made.blit(images.art(FOLDER, self.panel.art, self.rect.size), (0, 0))
        with ignore_text():
            made.blit(self._torn(), self.strip)
        pygame.draw.rect(made, theme.mix(SLATE, STEEL, 0.5), made.get_rect(), max(1, self.m.du(2)))
        return made

    def _torn(self) -> pygame.Surface:
        """Return the strip of paper, torn at its right end, with the caption on it."""
        laid, size = self.caption, self.strip.size
        wide, high = size
        made, chance = pygame.Surface(size, pygame.SRCALPHA), random.Random(self.panel.caption)
        step, deep = max(4, self.m.du(7)), max(2, self.m.du(5))
        torn = [(wide - 1 - chance.randrange(2 * deep), y) for y in range(0, high, step)]
        pygame.draw.polygon(made, PAPER, [(0, 0), *torn, (torn[-1][0], high), (0, high)])
        pygame.draw.line(made, theme.mix(PAPER, (255, 255, 255), 0.6), (0, 0), (wide, 0))
        pad = self.m.du(PAD_DU)
        laid.draw(made, pygame.Rect(pad, (high - laid.height) // 2, laid.width, laid.height))
        return made


class NumberPlate(Widget):
    """The number of a mission of the story, or the sign of a job."""

    def __init__(self, rect: pygame.Rect, mission: Mission) -> None:
        super().__init__("intro.number", rect)
        self.mission = mission

    @property
    def speech(self) -> str:
        return "A job" if self.mission.mercenary else f"Mission {self.mission.number}"

    def draw(self, surface: pygame.Surface) -> None:
        px = self.rect.height
        if self.mission.mercenary:
            surface.blit(images.icon("ma_mission", px, SAND), self.rect)
        else:
            surface.blit(badge(px, SAND, str(self.mission.number)), self.rect)


class IntroScene(Scene):
    """The page of a mission's intro; ``done`` runs once it has been read or skipped."""

    name = "intro"
    game = "mandalorian"

    def __init__(
        self, app: SceneHost, mission: str, done: Callable[[], None], last: str = "Begin"
    ) -> None:
        super().__init__(app)
        self.mission, self.done, self.last = the_game().content.missions[mission], done, last
        self.parts = [0.0] * len(self.mission.intro)

    @property
    def question(self) -> Hashable:
        """The number of panels that have come in: a press that brings one in begins nothing."""
        return self.arrived

    @property
    def arrived(self) -> int:
        """The number of panels in their place."""
        return sum(part >= 1 for part in self.parts)

    def enter(self) -> None:
        self.app.cue("page")
        self._bring(0)

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin, gap = m.pick(30, 16), m.pick(12, 8)
        page = pygame.Rect(margin, margin, m.width - 2 * margin, m.height - 2 * margin)
        foot = pygame.Rect(page.left, 0, page.width, m.pick(54, 44))
        foot.bottom = page.bottom
        self.form.add(BoxPanel("intro.page", pygame.Rect((0, 0), m.size), self.game))
        self._foot(m, foot)
        high = m.pitch(TITLE)
        plate = pygame.Rect(page.left, page.top, high, high)
        self.form.add(NumberPlate(plate, self.mission))
        left = plate.right + m.du(14)
        title = pygame.Rect(left, page.top, page.right - left, high)
        style = lettering(m, self.mission.name, title.width, TITLE, HEAD, NAME)
        self.form.add(Label("intro.title", title, self.mission.name, style, theme.GOLD))
        top = title.bottom + gap
        body = pygame.Rect(page.left, top, page.width, foot.top - gap - top)
        panels = self.mission.intro
        found = list(zip(panels, places(body, len(panels), gap), strict=True))
        style = letters(m, found)
        for number, (panel, rect) in enumerate(found):
            view = PanelView(number, rect, panel, style)
            view.part = self.parts[number]
            self.form.add(view)

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        going = self.arrived < len(self.parts)
        on = Button("intro.next", foot, "Next" if going else self.last, self.go_on, kind="primary",
                    hotkey="Enter")  # fmt: skip
        skip = Button("intro.skip", foot, "Skip", self.close, hotkey=keymap.key("back"))
        wide = max(m.du(180), on.natural_width(m), skip.natural_width(m))
        on.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        skip.rect = on.rect.move(-wide - m.du(14), 0)
        self.form.add(skip)
        self.form.add(on)
        self.form.set_focus(on)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(SLATE)

    # -- panels --

    def _bring(self, first: int) -> None:
        """Let the panels from this one on come in one after another."""
        for number in range(first, len(self.parts)):
            delay = (number - first) * ARRIVAL
            self.motion.add(ARRIVAL, partial(self._move, number), delay=delay)

    def _move(self, number: int, part: float) -> None:
        self.parts[number] = part
        view = self.form.find(f"intro.panel.{number}")
        if isinstance(view, PanelView):
            view.part = part
            if self.arrived == len(self.parts):
                self.relayout(self.app.metrics)

    def go_on(self) -> None:
        """Have the next panel at once; after the last one, close the page."""
        first = self.arrived + 1
        if first > len(self.parts):
            self.close()
            return
        self.motion.finish_all()
        for number in range(first, len(self.parts)):
            self._move(number, 0.0)
        self._bring(first)
        self.relayout(self.app.metrics)

    def close(self) -> None:
        """Leave the page."""
        self.app.stack.pop()
        self.done()


def letters(m: Metrics, panels: Sequence[tuple[Panel, pygame.Rect]]) -> str:
    """Return the largest style in which every caption leaves enough of its picture."""
    return next(
        (style for style, share in WAYS
         if all(words(m, style, *each).height + 2 * m.du(PAD_DU) <= each[1].height * share // 100
                for each in panels)),
        SMALL,
    )  # fmt: skip


def words(m: Metrics, style: str, panel: Panel, rect: pygame.Rect) -> RichLayout:
    """Return a caption in lines that are about equally long, as few as its panel allows."""
    told = literal(panel.caption)
    whole = richtext.snug(m, style, told, rect.width - 4 * m.du(PAD_DU), INK)
    low, high = whole.width // 2, whole.width
    while high - low > m.du(4):
        half = (low + high) // 2
        fits = richtext.layout(m, style, told, half, INK).height <= whole.height
        low, high = (low, half) if fits else (half, high)
    return richtext.snug(m, style, told, high, INK)


def reread(table: Table) -> None:
    """Open the intro of a table's mission once more."""
    mission = as_kind(table.model, Model).mission
    table.app.stack.push(IntroScene(table.app, mission.id, lambda: None, "Back to the table"))


def places(area: pygame.Rect, count: int, gap: int) -> Sequence[pygame.Rect]:
    """Return where the panels of a page lie, from left to right and down."""
    rows = ROWS[count]
    high = (area.height - (len(rows) - 1) * gap) // len(rows)
    found: list[pygame.Rect] = []
    for at, across in enumerate(rows):
        band = pygame.Rect(area.left, area.top + at * (high + gap), area.width, high)
        found += row(band, across, gap)
    return found
