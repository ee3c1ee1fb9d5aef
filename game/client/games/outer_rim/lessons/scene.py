"""The table with a coach at it. The game, its rules and its gestures are the real ones."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.lessons import panel, progress
from game.client.games.outer_rim.lessons.chapters import BY_ID, after
from game.client.games.outer_rim.lessons.coach import Coach
from game.client.games.outer_rim.lessons.lesson import Chapter, Target
from game.client.games.outer_rim.lessons.pause import PauseScene
from game.client.games.outer_rim.model import the_game
from game.client.games.outer_rim.table.layout import Regions
from game.client.games.outer_rim.table.scene import TableScene
from game.client.shell.app import App
from game.client.shell.scenes import Scene
from game.client.tabletop.spots import Name
from game.table.session import Session

LEAST_HIGH = 300  # du that the coach's column has at least
STRIP_HIGH, SLIM_HIGH = 104, 62  # du of the coach's strip where regions take turns, with a view
BEATS, BEAT = 3, 0.9  # the ring pulses so often, each so many seconds, then stays lit
NOWHERE = pygame.Rect(0, 0, 0, 0)
TAB_OF = {
    **dict.fromkeys(("space", "ship", "place", "patrol", "move"), "map"),
    **dict.fromkeys(("market", "deck", "buy", "discard"), "market"),
    **dict.fromkeys(("card", "slot", "board", "deliver"), "board"),
    "seat": "opponents",
}
"""where regions take turns: the one that shows a kind of thing, a region, or what a verb needs"""


def make(app: App, chapter: str = "look") -> Scene:
    """A chapter, from its start."""
    return TutorialScene(app, BY_ID[chapter])


class TutorialScene(TableScene):
    """One chapter being played. Esc pauses; the coach's own buttons leave, skip and repeat."""

    thinks_ahead = False

    def __init__(self, app: App, chapter: Chapter, keep: bool = True) -> None:
        super().__init__(app, Session(the_game(), chapter.setup, chapter.seed))
        self.chapter = chapter
        self.keep = keep  # whether a chapter done is written down
        self.coach = Coach(chapter, self.model)
        self.coach_at = NOWHERE
        self.view.in_view = False
        self.ringed: list[pygame.Rect] = []
        self.pulse = 0.0
        self._told = ("", 0)

    # -- places --

    def regions(self, m: Metrics) -> Regions:
        """The coach sits where the log is; where regions take turns, on a strip of its own."""
        found = super().regions(m)
        if found.hidden:
            return self._with_strip(found, m)
        if m.compact:
            view = found.view.copy()
            view.width = found.log.left - view.left
            self.coach_at = found.log.copy()
            return replace(found, view=view)
        log, shown = found.log.copy(), found.inspector.copy()
        log.height = max(log.height, m.du(LEAST_HIGH))
        log.bottom = found.log.bottom
        shown.height = log.top - shown.top
        self.coach_at = log
        return replace(found, log=log, inspector=shown)

    def _with_strip(self, found: Regions, m: Metrics) -> Regions:
        high = m.du(STRIP_HIGH)
        body, view = found.map.copy(), found.view.copy()
        body.height -= high
        view.height -= m.du(SLIM_HIGH)
        self.coach_at = pygame.Rect(body.left, body.bottom, body.width, high)
        return replace(found, map=body, market=body, board=body, opponents=body, log=body,
                       tray=body, view=view)  # fmt: skip

    @property
    def _covered(self) -> bool:
        """Whether the encounter view lies over the whole of a compact table."""
        return self.view.in_view and self.m.compact and not self.ui.peek

    @property
    def log_shown(self) -> bool:
        """The log shows only where it was asked for: as a tab, or made large."""
        return super().log_shown if self.view.areas.hidden else self.ui.log_large

    def log_area(self) -> pygame.Rect:
        if self.view.areas.hidden:
            return super().log_area()
        if not self.ui.log_large:
            return NOWHERE
        return self.view.areas.map if self.m.compact else self.view.areas.inspector

    def all_spots(self) -> dict[Name, pygame.Rect]:
        """What the coach covers beside an encounter cannot be reached."""
        found = super().all_spots()
        if not self._covered:
            return found
        place = self._place_now()
        return {name: at for name, at in found.items() if not place.collidepoint(at.center)}

    def _place_now(self) -> pygame.Rect:
        """Where the coach is: beside an encounter a compact window gives the whole height."""
        if not self._covered:
            return self.coach_at
        view = self.view.areas.view
        if self.view.areas.hidden:
            return pygame.Rect(view.left, view.bottom, view.width, self.m.du(SLIM_HIGH))
        return pygame.Rect(view.right, view.top, self.m.width - view.right, view.height)

    # -- layout --

    def layout(self, m: Metrics) -> None:
        self.coach.look()
        self.view.in_view = False  # until the layout knows
        self._bring_up()
        super().layout(m)
        deeds = panel.Deeds(self.go_on, self.hint, self.undo, self.skip_step, self.again,
                            self.leave_chapter)  # fmt: skip
        panel.build(self.form, m, self._place_now(), self.coach, deeds)
        if self.coach.over and self.keep:
            progress.load().finish(self.chapter.id)
        self._ring()

    def _bring_up(self) -> None:
        """With something new to say: the ring beats anew, and the region meant comes up."""
        said = (self.coach.text, self.coach.at)
        if said == self._told:
            return
        self._told, self.pulse = said, 0.0
        step = self.coach.step
        if step is None:
            return
        kinds = [id if kind == "region" else kind for kind, id in step.point]
        kinds += [key.partition(":")[0] for key in step.keys[:1]]
        tabs = [TAB_OF[kind] for kind in kinds if kind in TAB_OF]
        self.ui.tab = tabs[0] if tabs else self.ui.tab

    def _ring(self) -> None:
        """What the coach points at, as far as it can be seen."""
        step = self.coach.step
        self.ringed = []
        if step is None or self.coach.over:
            return
        targets: list[Target] = list(step.point)
        rects = [rect for each in targets if (rect := self._place(each)).width]
        if step.task and not step.act and not rects:
            wanted = {each.key for each in self.coach.wanted}
            offered = [each for each in self.controls() if each.key in wanted]
            for each in offered[:2]:
                rects += [rect for rect in (each.source, each.target) if rect is not None]
        for rect in rects:
            if rect not in self.ringed:
                self.ringed.append(rect)

    def _place(self, target: Target) -> pygame.Rect:
        """Where something is that a step points at; nowhere if it is not on view."""
        kind, id = target
        if kind == "region":
            hidden = id in self.view.areas.hidden or self.view.in_view and not self.ui.peek
            at: pygame.Rect = getattr(self.view.areas, id)
            return NOWHERE if hidden else at.inflate(-self.m.du(6), -self.m.du(6))
        if kind == "widget":
            widget = self.form.find(id)
            return widget.rect if widget is not None else NOWHERE
        return self.view.spots.get(target, NOWHERE)

    # -- what happens --

    def ask(self, key: str) -> None:
        """Answers at once: here it is the coach who says what was left undone."""
        self.choose(key)

    def choose(self, key: str) -> None:
        self.coach.about_to(self.model.find(key))
        super().choose(key)

    def noticed(self, act: str) -> None:
        """Something was done that is no answer; the coach may have waited for it."""
        if self.coach.did(act):
            self.app.cue("page")
            self.relayout(self.app.metrics)
            # What is under the pointer stays on view while the coach goes on talking.
            rest = pygame.event.Event(pygame.MOUSEMOTION, pos=self.ui.pointer, rel=(0, 0))
            self.form.handle(rest)

    def on_update(self, dt: float) -> None:
        super().on_update(dt)
        shown = self.reading.over
        if shown is not None:
            self.noticed(f"read:{shown[0]}")
        self._beat(dt)

    def _beat(self, dt: float) -> None:
        """The ring breathes a few times, then stays as it is."""
        if self.pulse >= BEATS * BEAT or not self.app.settings.lively:
            return
        self.pulse += dt
        for rect in self.ringed:
            self.app.dirty.add(rect.inflate(48, 48), decoration=True)

    def pin(self, name: Name) -> None:
        super().pin(name)
        self.noticed("pin")

    def look_at(self, seat: int | None) -> None:
        """The coach waits until the learner's own board is back."""
        looked = self.ui.looking is not None
        super().look_at(seat)
        if looked and self.ui.looking is None:
            self.noticed("look")

    def help(self) -> None:
        self.noticed("help")
        super().help()

    def show_end(self) -> None:
        """The coach has the last word; there is nothing to count."""
        self.relayout(self.app.metrics)

    # -- what the learner asks of the coach --

    def go_on(self) -> None:
        """Next, or away with a remark; at the end to the list of chapters."""
        if self.coach.over:
            self.finish()
            return
        self.coach.go_on()
        self.app.cue("page")
        self.relayout(self.app.metrics)

    def skip_step(self) -> None:
        self.coach.skip()
        self.app.cue("page")
        self.relayout(self.app.metrics)

    def hint(self) -> None:
        self.coach.hint()
        self.pulse = 0.0
        self.relayout(self.app.metrics)

    def again(self) -> None:
        """This chapter once more, from its start."""
        self._instead(self.chapter)

    def finish(self) -> None:
        """After the last step: the next chapter is only proposed, in the list."""
        self.leave_chapter()

    def leave_chapter(self) -> None:
        """Back to the chapters, from which any can be opened."""
        if not self.app.stack.pop_to("lessons"):
            following = after(self.chapter)
            chosen = following.id if self.coach.over and following else self.chapter.id
            self.app.stack.pop()
            self.app.open_scene("lessons", chosen=chosen)

    def pause(self) -> None:
        """The menu of a lesson over the table."""
        self.app.stack.push(PauseScene(self))

    def _instead(self, chapter: Chapter) -> None:
        self.app.stack.pop()
        self.app.stack.push(TutorialScene(self.app, chapter))

    # -- painting --

    def paint_over(self, surface: pygame.Surface) -> None:
        if not self.controller.carry:
            for rect in self.ringed:
                self._paint_ring(surface, rect)
        super().paint_over(surface)

    def _paint_ring(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A soft line around something, brighter and dimmer in turn."""
        m = self.m
        beat = self.pulse < BEATS * BEAT and self.app.settings.lively
        part = 0.5 - 0.5 * math.cos(2 * math.pi * self.pulse / BEAT) if beat else 0.6
        small = rect.width <= m.du(90) and rect.height <= m.du(90)
        around = rect.inflate(m.du(10), m.du(10)) if small else rect.inflate(m.du(4), m.du(4))
        reach = m.du(9)
        glow = pygame.Surface(around.inflate(2 * reach, 2 * reach).size, pygame.SRCALPHA)
        radius = min(around.width, around.height) // 2 if small else m.du(10)
        for step in range(3, 0, -1):
            grown = pygame.Rect((0, 0), around.size).inflate(2 * step * m.du(2), 2 * step * m.du(2))
            grown.center = glow.get_rect().center
            tint = (*theme.TEAL, round((30 + 50 * part) / step))
            pygame.draw.rect(glow, tint, grown, m.du(3), border_radius=radius + step * m.du(2))
        surface.blit(glow, glow.get_rect(center=around.center))
        line = theme.mix(theme.TEAL, theme.INK, 0.35 * part)
        pygame.draw.rect(surface, line, around, max(2, m.du(3)), border_radius=radius)
