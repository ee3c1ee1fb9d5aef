"""Scenes: the stacked contents of the window.

To build one: subclass ``Scene``, make widgets in ``layout`` with ``self.form.add``, paint the
background in ``paint``. The stack calls ``layout`` on entering and whenever the window or the scale
changes, so it starts from an empty form each time and holds no state of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pygame

from game.client.draw import theme
from game.client.draw.incremental_paint import slices
from game.client.draw.motion import Animator
from game.client.draw.theme import Metrics
from game.client.shell.files.saves import Library
from game.client.shell.window.click_guard import Guard
from game.client.shell.window.second_window import SecondWindow
from game.client.shell.window.settings import Settings
from game.client.shell.window.thumbnails import Pictures
from game.client.sound.moods import Sounds
from game.client.sound.player import Sound
from game.client.sound.voice import Voice
from game.client.widgets.form import Form


@dataclass(frozen=True)
class Control:
    """Where a decision's option is on the screen.

    ``source`` is the place to grab or click and ``target`` the place to drop (None: a click is
    enough), both in window pixels. ``reason`` says why it is not enabled.
    """

    key: str
    source: pygame.Rect
    target: pygame.Rect | None = None
    enabled: bool = True
    reason: str | None = None


class Dirty:
    """The parts of the window that must be drawn again."""

    MOST = 12  # more rectangles than this cost more than one whole frame

    def __init__(self) -> None:
        self.whole = True
        self.stirred = True
        """whether anything but decoration has changed since the last drawing"""
        self._rects: list[pygame.Rect] = []
        self._late = self._waited = False

    def __bool__(self) -> bool:
        return self.whole or bool(self._rects)

    def add(self, rect: pygame.Rect | None = None, decoration: bool = False) -> None:
        """Mark a rectangle, or everything. ``decoration``: something that always moves."""
        self.stirred = self.stirred or not decoration
        if rect is None:
            self.whole = True
        elif rect.width > 0 and rect.height > 0:
            self._rects.append(rect.copy())

    def wait(self) -> None:
        """Leave the next drawing to another frame: this one has done enough."""
        self._late = True

    def waits(self) -> bool:
        """Return True if this frame draws nothing, which never happens twice in a row."""
        self._late, late = False, self._late
        self._waited = late and not self._waited
        return self._waited

    def take(self, bounds: pygame.Rect) -> list[pygame.Rect]:
        """Return the parts to draw, merged and inside ``bounds``; clear the list."""
        rects, whole = self._rects, self.whole
        self._rects, self.whole = [], False
        if whole:
            return [bounds.copy()]
        merged: list[pygame.Rect] = []
        for rect in rects:
            rect = rect.clip(bounds)
            while (hit := rect.collidelist(merged)) >= 0:
                rect = rect.union(merged.pop(hit))
            if rect.width and rect.height:
                merged.append(rect)
        area = sum(rect.width * rect.height for rect in merged)
        if len(merged) > self.MOST or area * 10 > bounds.width * bounds.height * 7:
            return [bounds.copy()]
        return merged


class Layer:
    """A picture that is painted again only when its key changes: the static part of a scene."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._surface: pygame.Surface | None = None

    def get(
        self, size: tuple[int, int], key: Hashable, paint: Callable[[pygame.Surface], None]
    ) -> pygame.Surface:
        """Return the opaque picture of ``size`` pixels; call ``paint(surface)`` if it is stale, as
        it is after a change of palette."""
        if self._surface is None or self._surface.get_size() != size:
            self._surface, self._key = pygame.Surface(size), None  # in the window's own format
        if self._key != (size, key, theme.palette):
            self._key = None
            self._surface.fill(theme.DEEP)
            left_out = slices.left_out
            paint(self._surface)
            if slices.left_out == left_out:
                self._key = (size, key, theme.palette)
        return self._surface

    def drop(self) -> None:
        """Mark the picture as stale, whatever its key."""
        self._key = None


class SceneHost(Protocol):
    """The application, as scenes use it."""

    settings: Settings
    metrics: Metrics
    dirty: Dirty
    stack: SceneStack
    guard: Guard
    drafts: dict[str, Any]
    """setups that were left without a game, by the id of their game"""
    folder: Path
    """where the saved games are"""
    library: Library
    pictures: Pictures
    player: Sound | None
    voice: Voice
    second: SecondWindow

    @property
    def game(self) -> str: ...
    @property
    def journal(self) -> Path | None: ...
    @property
    def question(self) -> Hashable: ...
    def cue(self, name: str, after: float = 0.0, count: int = 0) -> None: ...
    def speak(self, markup: str) -> None: ...
    def mood(self, name: str, sounds: Sounds | None = None) -> None: ...
    def listen(self, asked: bool) -> None: ...
    def open_scene(self, name: str, game: str = "", **wishes: Any) -> None: ...
    def open_settings(self) -> None: ...
    def change_settings(self, **changes: Any) -> None: ...
    def report_problem(self) -> None: ...
    def draw(self) -> bool: ...
    def stop(self) -> None: ...


class Scene:
    """Base of all scenes. ``name`` and ``seq``/``seat`` go to the trace.

    ``overlay`` scenes are drawn over the one below, dimmed by ``dim`` of 255; only the top
    scene hears events.
    """

    name = "scene"
    overlay = False
    dim = 150
    seq: int | None = None
    seat: int | None = None
    game = ""
    """the id of the game that this scene belongs to, "" for the shell's own"""
    journal: Path | None = None
    """the file of the game that this scene plays"""
    last_choice = (-1, -1)
    """of that game, the number of answers before the last one that a person chose, and of all"""

    def __init__(self, app: SceneHost) -> None:
        self.app = app
        self.m: Metrics = app.metrics
        self.motion = Animator(app.settings.motion_speed)
        self.form = Form(self.m, app.dirty.add, app.cue)
        self.obey(app.settings)

    def obey(self, settings: Settings) -> None:
        """Apply the player's settings of movement and help."""
        self.motion.speed = settings.motion_speed
        self.form.lively = settings.lively
        self.form.tips, self.form.tip_delay = settings.tips, settings.tip_delay

    # -- to be filled in --

    @property
    def question(self) -> Hashable:
        """The question that is asked now: a press aimed at the last one does not answer the
        next."""
        return None

    def show_since(self, seq: int) -> None:
        """Show what the answers of a game have done, after the first ``seq``."""

    def enter(self) -> None:
        """Prepare the scene: called once, when it comes onto the stack, before ``layout``."""

    def leave(self) -> None:
        """Clean up: called once, when the scene leaves the stack."""

    def abandon(self) -> None:
        """Close files and do nothing else: called instead of ``leave`` after an error."""

    def resume(self) -> None:
        """Refresh the scene: called when it is on top again."""

    def layout(self, m: Metrics) -> None:
        """Build the form for this size and scale; it is empty when this is called."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint everything below the widgets. The surface's clip is set: paint freely."""

    def paint_over(self, surface: pygame.Surface) -> None:
        """Paint things that move above the widgets (dragged and flying cards)."""

    def on_event(self, event: pygame.event.Event) -> bool:
        """Handle an event that no widget took; return True if used."""
        return False

    def on_update(self, dt: float) -> None:
        """Advance by ``dt`` seconds, in every frame; call ``invalidate`` if something changed."""

    def speech(self) -> str:
        """Return the words of the screen for reading aloud, as markup."""
        words = [each.speech for each in self.form.every() if each.shown and not each.focusable]
        return " ".join(f"{each}." if each[-1].isalnum() else each for each in words if each)

    def controls(self) -> list[Control]:
        """Return where each option of the pending decision is. Empty outside a game."""
        return []

    # -- called by the stack --

    def relayout(self, m: Metrics) -> None:
        self.m = m
        self.form.reset(m)
        self.layout(m)
        self.form.restore()
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        return self.form.handle(event) or self.on_event(event)

    def update(self, dt: float) -> None:
        if self.motion.update(dt):
            self.on_motion()
        self.form.update(dt)
        self.on_update(dt)

    def on_motion(self) -> None:
        """Invalidate what tweens have moved: everything, unless overridden by a scene with many
        still parts."""
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        self.form.draw(surface)
        self.paint_over(surface)
        self.form.draw_tip(surface)

    def widgets(self) -> list[tuple[str, pygame.Rect]]:
        """Return id and visible rectangle of every widget that can be used now."""
        return [(widget.id, rect) for widget, rect in self.form.visible() if widget.usable]

    @property
    def busy(self) -> bool:
        """True while something moves or loads."""
        return self.motion.busy

    def skip(self) -> bool:
        """End all movement at once; return True if something was moving that mattered."""
        mattered = self.motion.busy
        if self.motion.finish_all():
            self.on_motion()
        return mattered

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Request that a rectangle, or everything, be drawn again."""
        self.app.dirty.add(rect)


class SceneStack:
    """The scenes from bottom to top."""

    def __init__(self, app: SceneHost) -> None:
        self._app = app
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        """Iterate from bottom to top; the stack may change meanwhile."""
        return iter(list(self._scenes))

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self._scenes[-1].form.still()
        self._scenes.append(scene)
        scene.enter()
        scene.relayout(self._app.metrics)

    def pop(self) -> None:
        """Remove the top scene and lay out the one below again."""
        gone = self._scenes.pop()
        gone.leave()
        top = self.top
        if top:
            top.resume()
            top.relayout(self._app.metrics)
        self._app.dirty.add()

    def replace(self, scene: Scene) -> None:
        """Remove all scenes and start from this one."""
        while self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def crash(self, scene: Scene) -> None:
        """Drop all scenes without calling their ``leave``, and show this one."""
        for dropped in self._scenes:
            with suppress(Exception):
                dropped.abandon()
        self._scenes.clear()
        self.push(scene)

    def pop_to(self, name: str) -> bool:
        """Remove scenes until one of that name is on top; return False (and change nothing) if
        there is none."""
        if all(scene.name != name for scene in self._scenes):
            return False
        while self._scenes[-1].name != name:
            self.pop()
        return True

    def relayout(self, m: Metrics) -> None:
        for scene in self._scenes:
            scene.relayout(m)

    def update(self, dt: float) -> None:
        for scene in self:
            scene.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw from the topmost scene that covers everything upward."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        for index, scene in enumerate(self._scenes[max(first, 0) :], max(first, 0)):
            if scene.overlay and index:
                keep = 255 - scene.dim
                surface.fill((keep, keep, keep), special_flags=pygame.BLEND_RGB_MULT)
            scene.draw(surface)

    @property
    def busy(self) -> bool:
        return any(scene.busy for scene in self._scenes)
