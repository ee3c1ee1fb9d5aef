"""A chapter on the table: the coach's panel, the ring around the target, and their events.

Game, rules and gestures are the real ones; the teacher is a guest at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.guidance.lesson import Chapter, Target
from game.client.tabletop.kit.ring import Rings
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.lessons import panel
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.lessons.coach import Coach
from game.client.tabletop.lessons.demonstration import Demonstration
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.pause import PauseScene
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.guest import NOWHERE, Guest
from game.client.tabletop.table.scene import TableScene
from game.client.widgets import Form
from game.table.session import Session

MOST_SKIPPED = 12
"""answers that one skipped step may take"""


def open_chapter(app: SceneHost, lessons: Lessons, chapter: Chapter, keep: bool = True) -> Scene:
    """Return the table at the start of a chapter; ``keep``: record when it is finished."""
    game = str(chapter.setup.get("game", lessons.game))
    session = Session(the_game(game), dict(chapter.setup), chapter.seed)
    return lessons.table(app, session, lambda table: Teacher(table, lessons, chapter, keep))


def coach_at(scene: Scene) -> Coach:
    """Return the coach of a chapter's table."""
    assert isinstance(scene, TableScene) and isinstance(scene.table.guest, Teacher)
    return scene.table.guest.coach


class Teacher(Guest):
    """One chapter in progress. Esc pauses; the panel's own buttons leave, skip and repeat."""

    def __init__(self, table: Table, lessons: Lessons, chapter: Chapter, keep: bool = True) -> None:
        self.table, self.lessons, self.chapter, self.keep = table, lessons, chapter, keep
        self.app = table.app
        self.coach = Coach(chapter, table.model)
        self.ringed: list[pygame.Rect] = []
        self.rings = Rings(self.app)
        self.hand = Demonstration(self.app)
        self._told = ("", 0)

    # -- layout --

    def arrive(self) -> None:
        """Read the table again; with something new to say, bring up the target's region. What is
        still shown of a turn comes first."""
        if self.table.playback.loaded:
            return
        self.coach.look()
        said = (self.coach.text, self.coach.at)
        if said == self._told:
            return
        if self._told[0] and said[1] > self._told[1]:
            self.app.cue("chapter" if self.coach.over else "step")  # seen in the panel's dots
        self._told, self.rings.pulse = said, 0.0
        if not self.coach.hinting:
            self.hand.end()
        step = self.coach.step
        if step is not None:
            kinds = [id if kind == "region" else kind for kind, id in step.point]
            self._bring_up([*kinds, *(key.partition(":")[0] for key in step.keys[:1])])

    def _bring_up(self, kinds: Sequence[str]) -> None:
        """Where regions take turns, switch to one that shows the first possible of these kinds of
        spots, regions or verbs."""
        kind, ui = self.table.kind, self.table.ui
        tabs = [kind.tab_of.get(each, each) for each in kinds]
        ui.tab = next((each for each in tabs if each in kind.tabs), ui.tab)

    def _area(self, name: str) -> pygame.Rect:
        """Return the rectangle of a region, empty if it is not on view."""
        areas = self.table.view.areas
        return NOWHERE if self.table.page_over or not areas.shows(name) else areas.at(name)

    def build(self, form: Form, m: Metrics, place: pygame.Rect) -> None:
        """Add the panel, and find the coach's target."""
        actions = panel.Actions(
            self.go_on,
            self.hint,
            self.table.do.undo,
            self.skip_step,
            self.again,
            self.leave,
            "Next chapter" if self.following else "Play a first game",
        )
        panel.build(form, m, place, self.coach, self.lessons.face, actions)
        if self.coach.reached and self.keep:
            self.lessons.notebook.finish(self.chapter.id)
        self._ring(m)

    def lit_at(self) -> Sequence[pygame.Rect]:
        return self.ringed

    def related_spots(self) -> Sequence[Name]:
        return self.coach.step.point if self.coach.step is not None else ()

    def wanted_keys(self) -> Sequence[str]:
        step = self.coach.step
        asked = step is not None and step.task and not step.act
        return [each.key for each in self.coach.wanted] if asked else ()

    def _ring(self, m: Metrics) -> None:
        """Find the visible part of the coach's target."""
        step = self.coach.step
        self.ringed = []
        if step is None:
            return
        rects = [rect for each in step.point if (rect := self._place(each, m)).width]
        if step.task and not step.act and not rects:
            wanted = self.wanted_keys()
            offered = [each for each in self.table.controls() if each.key in wanted]
            for each in offered[:2]:
                rects += [rect for rect in (each.source, each.target) if rect is not None]
        for rect in rects:
            if rect not in self.ringed:
                self.ringed.append(rect)

    def _place(self, target: Target, m: Metrics) -> pygame.Rect:
        """Return the rectangle of a step's target; empty if it is not on view."""
        kind, id = target
        if kind == "region":
            area = self._area(id)
            return area.inflate(-m.du(6), -m.du(6)) if area.width else NOWHERE
        if kind == "widget":
            widget = self.table.form.find(id)
            return widget.rect if widget is not None else NOWHERE
        return self.table.view.spots.get(target, NOWHERE)

    # -- events --

    def about_to(self, key: str) -> None:
        self.coach.about_to(self.table.model.find(key))

    def notice(self, act: str) -> None:
        """Note an act that is not an answer; the coach may have been waiting for it."""
        if self.coach.did(act):
            self._turn_page()
            # Things under the pointer stay on view while the coach continues to talk.
            rest = pygame.event.Event(pygame.MOUSEMOTION, pos=self.table.ui.pointer, rel=(0, 0))
            self.table.form.handle(rest)

    def update(self, dt: float) -> None:
        """Pulse the ring a few times, then keep it lit."""
        self.rings.update(dt, self.ringed)
        self.hand.update(dt)

    def menu(self) -> Scene:
        return PauseScene(self.app, self.chapter, self.again, self.leave)

    # -- the learner's requests --

    @property
    def following(self) -> Chapter | None:
        """The next chapter of the same lesson, None after its last."""
        after = self.lessons.after(self.chapter)
        return after if after is not None and after.part == self.chapter.part else None

    def go_on(self) -> None:
        """Continue, or close a remark; at the end go to the next chapter, and after the last to the
        setup of a game."""
        if not self.coach.over:
            self.coach.go_on()
            self._turn_page()
            return
        following, app = self.following, self.app
        app.stack.pop()
        if following is not None:
            app.stack.push(open_chapter(app, self.lessons, following))
        else:
            app.stack.pop_to("lessons")
            app.open_scene("new_game", str(self.chapter.setup.get("game", self.lessons.game)))

    def skip_step(self) -> None:
        """Skip the step. The table does what the step asks for, so that the next words are about
        what is there; it first takes back a detour that stands in the way."""
        self._leave_detour()
        step = self.coach.step
        for _ in range(MOST_SKIPPED):
            wanted = self.wanted_keys()
            if self.coach.step is not step or not wanted:
                break
            self.table.do.choose(wanted[0])
            self.coach.look()
        if self.coach.step is step:
            self.coach.skip()
        self.coach.remark = ""
        self._turn_page()

    def _leave_detour(self) -> None:
        """Take back the answers since the step began until it can be taken. That is no undo of the
        learner's, which a step may wait for."""
        acts = set(self.coach.acts)
        while self.coach.is_detour:
            before = len(self.table.model.session.history)
            self.table.do.undo()
            self.coach.look()
            if len(self.table.model.session.history) >= before:
                break
        self.coach.acts &= acts

    def hint(self) -> None:
        """Show how to finish the step."""
        self.coach.hint()
        self.rings.pulse = 0.0
        self.hand.begin()
        self.table.views.relayout(self.app.metrics)

    def _turn_page(self) -> None:
        self.app.cue("page")
        self.table.views.relayout(self.app.metrics)

    def again(self) -> None:
        """Restart this chapter."""
        self.app.stack.pop()
        self.app.stack.push(open_chapter(self.app, self.lessons, self.chapter))

    def leave(self) -> None:
        """Go back to the chapters, where any can be opened."""
        if not self.app.stack.pop_to("lessons"):
            following = self.lessons.after(self.chapter)
            chosen = following.id if self.coach.over and following else self.chapter.id
            self.app.stack.pop()
            self.app.stack.push(LessonsScene(self.app, self.lessons, chosen))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the ring around the coach's target, except over what is shown of a turn."""
        if not self.table.controller.carry and not self.table.playback.loaded:
            self.rings.paint(surface, self.table.m, self.ringed, self.table.areas.names_at())
            self.hand.paint(surface, self.table.m, self._way())

    def _way(self) -> list[pygame.Rect]:
        """Return the way of the hand: the source and the target of the answer that leads on, or
        what the step points at."""
        wanted = self.wanted_keys()
        for each in self.table.controls():
            if wanted and each.key == wanted[0]:
                return [each.source] if each.target is None else [each.source, each.target]
        return self.ringed[:1]
