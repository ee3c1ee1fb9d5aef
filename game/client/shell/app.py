"""The application: window, loop, scene stack, crash handler.

One frame: events go to the top scene, time passes, and what is dirty is drawn. When nothing is
dirty nothing is drawn, so an idle window costs next to nothing.

``App.frame(events, dt)`` is the whole loop body; tests and screenshots call it without a window.
"""

from __future__ import annotations

import gc
import os
import sys
import warnings
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.client.draw import images, palettes
from game.client.draw.richtext import literal
from game.client.draw.theme import MIN_WINDOW, Metrics
from game.client.shell import crash, registry
from game.client.shell import settings as settings_file
from game.client.shell.confirm import NoticeScene
from game.client.shell.guard import Guard
from game.client.shell.paths import APP_NAME, saves_folder
from game.client.shell.report import ReportScene
from game.client.shell.saves import Library
from game.client.shell.scenes import Dirty, Scene, SceneStack
from game.client.shell.settings import Settings
from game.client.shell.thumbnails import Pictures
from game.client.shell.trace import Trace
from game.client.sound.player import Sound
from game.client.sound.voice import Voice
from game.client.widgets import keymap
from game.client.widgets.repeat import Repeat
from game.memory import trim

TITLE = "Rimward"
ICON = 128
"""pixels; desktops make it smaller"""
WINDOW_CLASS = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_ID")
"""variables from which SDL takes the name that desktops group windows by"""
FRAMES_PER_SECOND = 60
CALM_FRAMES, CALM_AFTER = 15, 1.0
"""frames a second while nothing moves and nobody has touched anything for so many seconds"""
LONGEST_STEP = 0.1  # seconds: after a stall animations go on, they do not jump
SHIFT_HURRY = 4.0
NO_DESKTOP = ("dummy", "offscreen")
"""drivers of pictures nobody sees: any size will do"""


class App:
    """Owns the window and everything that outlives a scene.

    Public: ``settings``, ``metrics``, ``stack``, ``dirty``, ``library``, ``pictures``,
    ``open_scene(name)``, ``change_settings(...)``, ``cue(name)``, ``stop()``. ``frames`` counts
    drawn frames.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        size: tuple[int, int] | None = None,
        full_screen: bool | None = None,
        folder: Path | None = None,
        trace: Trace | None = None,
        remember: bool = False,
    ) -> None:
        self.settings = settings or Settings()
        self.voice = Voice()
        registry.games()  # their keys and marks are known from here on
        palettes.use(self.settings.palette)
        keymap.use(self.settings.keys)
        self.folder = folder or saves_folder()
        self.library = Library(self.folder, lambda path: registry.describe_save(path))
        self.pictures = Pictures(lambda path: registry.draw_save(path))
        self.full_screen = self.settings.full_screen if full_screen is None else full_screen
        wanted = size or (self.settings.window_width, self.settings.window_height)
        self.windowed = (max(MIN_WINDOW[0], wanted[0]), max(MIN_WINDOW[1], wanted[1]))
        self._any_size = size is None  # nobody asked for this size: it may be smaller
        self.remember = remember  # whether changed settings go to disk
        self.metrics = Metrics(self.windowed, self.settings.ui_scale)
        self.dirty = Dirty()
        self.stack = SceneStack(self)
        self.guard = Guard()
        self.trace = trace or Trace(None)
        self.player: Sound | None = None  # cues, music and ambience; without it all is silent
        self.running = True
        self.frames = 0
        self._told = False
        self._calm = 0.0  # seconds since something came from outside
        self._cursor = False
        self._key_on: tuple[Scene | None, str] = (None, "")  # where the last key was pressed
        self.screen: pygame.Surface | None = None

    # -- window --

    def open(self) -> None:
        """Opens the window. Raises ``pygame.error`` where there is no screen."""
        # pygame has put the name of the script there already.
        os.environ.update(dict.fromkeys(WINDOW_CLASS, APP_NAME))
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() == "x11":
            # SDL sends window surfaces through OpenGL there, a software one on many machines.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(images.icon("app", ICON))  # before there is a window
        if self._any_size and pygame.display.get_driver() not in NO_DESKTOP:
            self.windowed = _within(self.windowed, pygame.display.get_desktop_sizes())
        self._set_mode()

    def _set_mode(self) -> None:
        pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
        self._window().minimum_size = MIN_WINDOW
        if self.full_screen:
            self._window().set_fullscreen(True)
        self._resized()

    def _window(self) -> pygame.Window:
        with warnings.catch_warnings():
            # Only a Window knows a least size and goes back to its place from full screen;
            # pygame-ce calls this way to the display's own one dated, but has no other yet.
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    def toggle_full_screen(self) -> None:
        """F11: between the window and the whole screen."""
        self.full_screen = not self.full_screen
        if self.full_screen:
            self._window().set_fullscreen(True)
        else:
            self._window().set_windowed()
        self.change_settings(full_screen=self.full_screen)

    def _resized(self) -> None:
        """Takes over the window's size and the scale, whatever they are now."""
        self.screen = pygame.display.get_surface()
        size = self.screen.get_size() if self.screen else self.metrics.size
        if not self.full_screen:
            self.windowed = size
        fresh = Metrics(size, self.settings.ui_scale)
        self.dirty.add()
        if fresh != self.metrics:
            self.metrics = fresh
            self.stack.relayout(fresh)

    def resize(self, size: tuple[int, int]) -> None:
        """Sets the window's size in pixels, at least 1280x720."""
        self.full_screen = False
        self.windowed = (max(MIN_WINDOW[0], size[0]), max(MIN_WINDOW[1], size[1]))
        self._set_mode()

    # -- for scenes --

    def cue(self, name: str, after: float = 0.0) -> None:
        """A moment that may have a sound, ``after`` seconds from now: "hover", "press", "refuse",
        and the games' own."""
        if self.player:
            self.player.cue(name, after)

    def speak(self, markup: str) -> None:
        """Has words spoken by the system's voice, if the player wants that."""
        if self.settings.spoken:
            self.voice.say(markup)

    def mood(self, name: str) -> None:
        """The music and ambience that fit now: a name of ``sound.MOODS``."""
        if self.player:
            self.player.mood(name)

    @property
    def game(self) -> str:
        """The id of the game whose screens are open; the first on the shelf where none is."""
        open_now = (each.game for each in reversed(list(self.stack)) if each.game)
        return next(open_now, "") or registry.first_game()

    def open_scene(self, name: str, game: str = "", **wishes: Any) -> None:
        """Puts the scene of that registry name on top; says so where it is not in this build."""
        try:
            scene = registry.make(name, self, game or self._game_for(wishes), **wishes)
        except registry.SceneMissing as problem:
            scene = NoticeScene(self, "Not in this build", literal(str(problem)))
        self.stack.push(scene)

    def _game_for(self, wishes: Mapping[str, Any]) -> str:
        """The game that a screen is of: that of the journal it shows, else the one that is open."""
        journal = wishes.get("journal")
        return registry.game_of(journal) if isinstance(journal, Path) else self.game

    def change_settings(self, **changes: Any) -> None:
        """Sets and keeps settings by name; applies what can be seen at once."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        if self.remember:
            settings_file.save(self.settings)
        if self.player:
            self.player.obey()
        if not self.settings.spoken:
            self.voice.hush()
        anew = [palettes.use(self.settings.palette), keymap.use(self.settings.keys)]
        for scene in self.stack:
            scene.obey(self.settings)
        self._resized()
        if any(anew):
            self.stack.relayout(self.metrics)

    def open_settings(self) -> None:
        """The settings, over whatever is shown; nothing where they are open already."""
        if all(scene.name not in ("settings", "welcome", "crash") for scene in self.stack):
            self.open_scene("settings")

    @property
    def journal(self) -> Path | None:
        """The file of the game that is being played."""
        return next((each.journal for each in reversed(list(self.stack)) if each.journal), None)

    def report_problem(self) -> None:
        """The player says that something is wrong with what is shown now."""
        if all(scene.name not in ("report", "crash") for scene in self.stack):
            picture = self.screen.copy() if self.screen else None
            self.stack.push(ReportScene(self, picture))

    def stop(self) -> None:
        """Ends the loop after this frame. Games are on disk already."""
        self.voice.hush()
        self.running = False

    # -- loop --

    def run(self) -> int:
        """Runs until the player quits; returns the exit status."""
        clock = pygame.time.Clock()
        repeat = Repeat()
        played: Path | None = None
        while self.running and len(self.stack):
            step = min(clock.tick(self.pace) / 1000, LONGEST_STEP)
            self.guarded(repeat.add(pygame.event.get(), step), step)
            if self.journal != played:
                played = self.journal
                self.tidy()
        for scene in reversed(list(self.stack)):
            scene.leave()
        if self.remember and not self.full_screen:
            wide, high = self.windowed
            self.change_settings(window_width=wide, window_height=high)
        return 0

    @property
    def pace(self) -> int:
        """Frames a second that the loop runs at now."""
        calm = self._calm >= CALM_AFTER and not self.stack.busy
        return CALM_FRAMES if calm else FRAMES_PER_SECOND

    def tidy(self) -> None:
        """Lets go of what the last game left, and takes what is loaded now out of the garbage
        collector's sight: its rounds in the middle of play would cost a frame each."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        trim()

    def guarded(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """A frame whose errors are written down and shown instead of closing the window.

        An error inside the crash screen itself is raised.
        """
        try:
            self.frame(events, dt)
        except Exception as problem:
            if any(scene.name == crash.CrashScene.name for scene in self.stack):
                raise
            scenes = [scene.name for scene in self.stack]
            report = crash.write_report(problem, scenes, self.journal)
            print(f"Rimward: {problem!r}; the report is {report.path}", file=sys.stderr)
            self.stack.crash(crash.CrashScene(self, report))

    def frame(self, events: Sequence[pygame.event.Event], dt: float) -> bool:
        """Events, time, drawing; True if anything was drawn."""
        self._calm = 0.0 if events else self._calm + dt
        for event in events:
            self._dispatch(event)
            self.guard.see(self.question)
        self._set_hurry()
        self.stack.update(dt)
        self.guard.see(self.question)
        self.guard.update(dt)
        if self.player:
            self.player.update(dt)
        stirred, self.dirty.stirred = self.dirty.stirred, False
        drawn = self.draw()
        if drawn and stirred:
            self._told = False
        if not self._told and not self.stack.busy and not self.dirty:
            self.trace.settled(self.stack.top, self.metrics.size)
            self._told = True
        self._set_cursor()
        return drawn

    def draw(self) -> bool:
        """Draws what is dirty and shows it; True if there was something."""
        if not self.dirty or self.screen is None:
            return False
        parts = self.dirty.take(self.screen.get_rect())
        for part in parts:
            self.screen.set_clip(part)
            self.stack.draw(self.screen)
            if palettes.current().grey:
                seen = self.screen.subsurface(part)
                pygame.transform.grayscale(seen, seen)
        self.screen.set_clip(None)
        if parts:
            pygame.display.update(parts)
            self.frames += 1
        return bool(parts)

    def _dispatch(self, event: pygame.event.Event) -> None:
        if self.player and event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.player.focus(event.type == pygame.WINDOWFOCUSGAINED)
        if self._letter_of_the_key_before(event) or self.guard.holds_back(event):
            return
        if event.type == pygame.QUIT:
            self.stop()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.dirty.add()
        elif keymap.hits("report", event):
            self.report_problem()
        elif not self._skips(event) and self.stack.top and not self.stack.top.handle(event):
            self._unused(event)

    @property
    def question(self) -> Hashable:
        """What the window asks now."""
        top = self.stack.top
        return (id(top), top.question) if top else None

    def _letter_of_the_key_before(self, event: pygame.event.Event) -> bool:
        """Whether this is the letter of a key that was pressed on another scene: one that opened
        a field must not also write in it."""
        if event.type == pygame.KEYDOWN:
            self._key_on = self.stack.top, event.unicode
        if event.type != pygame.TEXTINPUT:
            return False
        (scene, letter), self._key_on = self._key_on, (self.stack.top, "")
        return scene is not self.stack.top and letter == event.text

    def _unused(self, event: pygame.event.Event) -> None:
        """Keys that count everywhere, where nobody had another use for them."""
        if keymap.hits("full_screen", event):
            self.toggle_full_screen()
        elif keymap.hits("settings", event):
            self.open_settings()

    def _skips(self, event: pygame.event.Event) -> bool:
        """A click or Space ends all animations. The click still counts, unless something else
        is asked then; Space is used up."""
        space = keymap.hits("skip", event)
        if not space and event.type != pygame.MOUSEBUTTONDOWN:
            return False
        asked = self.question
        skipped = [scene.skip() for scene in self.stack]
        return any(skipped) and (space or self.question != asked)

    def _set_hurry(self) -> None:
        held = pygame.key.get_mods() & pygame.KMOD_SHIFT
        for scene in self.stack:
            scene.motion.hurry = SHIFT_HURRY if held else 1.0

    def _set_cursor(self) -> None:
        hover = self.stack.top.form.hover if self.stack.top else None
        hand = bool(hover and hover.pointer and hover.enabled)
        if hand != self._cursor:
            self._cursor = hand
            shape = pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW
            try:
                pygame.mouse.set_cursor(shape)
            except pygame.error:
                pass  # some drivers have no system cursors: the arrow stays


def _within(size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A window's size that its desktop, the first one, has room for; never under the least."""
    if not desktops:
        return size
    room = zip(size, desktops[0], MIN_WINDOW, strict=True)
    wide, high = (max(least, min(wanted, there)) for wanted, there, least in room)
    return wide, high


def open_app(app: App, first: Callable[[App], Scene]) -> App:
    """Opens the window and puts the first scene on the stack."""
    app.open()
    app.stack.push(first(app))
    return app
