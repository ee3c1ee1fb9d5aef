"""The application: window, loop, scene stack, crash handler.

In each frame events go to the top scene, time passes, and dirty parts are drawn. When nothing is
dirty nothing is drawn, so an idle window costs next to nothing.

``App.frame(events, dt)`` is the whole loop body; tests and screenshots call it without a window.
"""

from __future__ import annotations

import gc
import os
import sys
import time
import warnings
from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import pygame

from game.client.draw import images, palettes
from game.client.draw.incremental_paint import slices
from game.client.draw.paint_thread import workshop
from game.client.draw.richtext import literal
from game.client.draw.theme import MIN_WINDOW, Metrics
from game.client.shell.app import crash
from game.client.shell.app.narration import Narration
from game.client.shell.app.report import ReportScene
from game.client.shell.files.saves import Library
from game.client.shell.window import desktop, registry, screens
from game.client.shell.window import settings as settings_file
from game.client.shell.window.click_guard import Guard
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.gamepad import Gamepads
from game.client.shell.window.scenes import Dirty, Scene, SceneStack
from game.client.shell.window.second_window import SecondWindow
from game.client.shell.window.settings import Settings
from game.client.shell.window.thumbnails import Pictures
from game.client.shell.window.trace import Trace
from game.client.sound.moods import Sounds
from game.client.sound.player import Sound
from game.client.sound.voice import Voice
from game.client.widgets import TextEntry, keymap, keys
from game.client.widgets.repeat import Repeat
from game.memory import give_back_large_blocks, trim
from game.table.files import said
from game.table.saves import saves_folder

TITLE = "Rimward"
ICON = 128
"""pixels; a desktop may make the window smaller"""
FRAMES_PER_SECOND = 60
CALM_FRAMES, CALM_AFTER = 15, 1.0
"""frames a second once nothing moves and after this many seconds without input"""
LONGEST_STEP = 0.1  # seconds: after a stall animations continue, they do not jump
SHIFT_HURRY = 4.0
PLAYED = ("table", "tutorial")
"""screens with which the first start is over"""
STORE_AGAIN = 5.0  # seconds after a failure: each try may cost almost one
NOT_STORED = (
    "The settings could not be saved: {why}. They apply until you quit; Rimward tries again at "
    "the next change and when it closes."
)
POINTING = frozenset(
    (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
)
"""events of the pointer, which have a place"""
UNKNOWN = (0, 0, 0, 0)
"""the place of the text field while SDL may have forgotten it"""
NO_DESKTOP = ("dummy", "offscreen")
"""video drivers without a screen: any size will do"""
FRAME = (16, 80)
"""pixels of a screen that a window leaves free: its borders, and the title bar and a task bar"""
Opening = Literal["window", "maximized", "full screen"]


class App:
    """The window and everything that outlives a scene.

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
        self.narration = Narration(self.speak)
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
        self._any_opening = self._any_size and full_screen is None  # nor for a window
        self.remember = remember  # whether changed settings are written to disk
        self.unstored: set[str] = set()  # names of changed settings that are not on disk yet
        self._store_after = 0.0  # seconds of the monotonic clock: no other try before
        self.metrics = Metrics(self.windowed, self.settings.ui_scale)
        self.shrunk = 1.0  # the part of its size in which a small window shows what is laid out
        self.dirty = Dirty()
        self.stack = SceneStack(self)
        self.guard = Guard()
        self.second = SecondWindow()
        self.drafts: dict[str, Any] = {}
        self.trace = trace or Trace(None)
        self.player: Sound | None = None  # cues, music and ambience; None is silence
        self.running = True
        self.frames = 0
        self._told = False
        self._failed: tuple[Path | None, int] = (None, -1)
        """the game of the last crash, and the number of its answers"""
        self._calm = 0.0  # seconds since something came from outside
        self._cursor = False
        self._field: tuple[int, ...] | None = UNKNOWN  # where input methods write
        self._key_on: tuple[Scene | None, str] = (None, "")  # where the last key was pressed
        self.screen: pygame.Surface | None = None

    # -- window --

    def open(self) -> None:
        """Open the window. Raise ``pygame.error`` if there is no screen."""
        give_back_large_blocks()
        desktop.prepare()
        # SDL minimizes a window on the whole screen that loses the focus: beside a second window
        # both are to be seen.
        os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_driver() == "x11":
            # SDL sends window surfaces through OpenGL there, a software one on many machines.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(images.icon("app", ICON))  # before there is a window
        if self._any_size and pygame.display.get_driver() not in NO_DESKTOP:
            self._fit(pygame.display.get_desktop_sizes())
        else:
            self._set_mode()

    def _fit(self, desktops: Sequence[tuple[int, int]]) -> None:
        """Open the window so that all of it is seen: maximized where its size leaves no room for
        the title bar and a task bar, on the whole screen where the least size does not. The
        first time it is as large, and its text, as the system enlarges everything."""
        large, chosen = desktop.system_scale(), self.settings.model_fields_set
        if not chosen & {"window_width", "window_height"}:
            self.windowed = round(self.windowed[0] * large), round(self.windowed[1] * large)
        self.windowed, how = _opening(self.windowed, desktops, large)
        if large > 1 and "ui_scale" not in chosen:
            self.settings.ui_scale = desktop.text_size(large, Metrics(self.windowed).base)
        if how == "full screen" and self._any_opening:
            self.full_screen = True
        self._set_mode()
        if how == "maximized" and not self.full_screen:
            self._window().maximize()

    def _set_mode(self) -> None:
        workshop.close()
        pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
        self._fill_screen()
        self._apply_size()

    def _fill_screen(self) -> None:
        """Fill the whole screen, however small, if wanted; a window has at least 1280x720."""
        window = self._window()
        window.minimum_size = (1, 1) if self.full_screen else MIN_WINDOW
        if self.full_screen:
            window.set_fullscreen(True)

    def _window(self) -> pygame.Window:
        with warnings.catch_warnings():
            # Only a Window knows a least size and goes back to its place from full screen;
            # pygame-ce calls this way to the display's own one dated, but has no other yet.
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    def toggle_full_screen(self) -> None:
        """Switch between the window and the whole screen."""
        self.full_screen = not self.full_screen
        if not self.full_screen:
            self._window().set_windowed()
        self._fill_screen()
        self.change_settings(full_screen=self.full_screen)

    def _apply_size(self) -> None:
        """Apply the current size of the window and the scale; a window below the least size, as on
        a portrait screen, shows a larger one smaller."""
        self.screen = pygame.display.get_surface()
        size = self.screen.get_size() if self.screen else self.metrics.size
        self.shrunk = min(
            1.0, *(there / least for there, least in zip(size, MIN_WINDOW, strict=True))
        )
        if self.shrunk < 1.0 and self.screen:
            across, down = (round(there / self.shrunk) for there in size)
            size = max(MIN_WINDOW[0], across), max(MIN_WINDOW[1], down)
            self.screen = pygame.Surface(size, 0, self.screen)
        elif not self.full_screen:
            self.windowed = size
        fresh = Metrics(size, self.settings.ui_scale)
        self.dirty.add()
        if fresh != self.metrics:
            self.metrics = fresh
            self.stack.relayout(fresh)

    def resize(self, size: tuple[int, int]) -> None:
        """Set the window's size in pixels, at least 1280x720."""
        self.full_screen = False
        self.windowed = (max(MIN_WINDOW[0], size[0]), max(MIN_WINDOW[1], size[1]))
        self._set_mode()

    # -- for scenes --

    def cue(self, name: str, after: float = 0.0, count: int = 0) -> None:
        """Play the sound of a moment, if it has one, ``after`` seconds from now: "hover", "press",
        "refuse", and the games' own. With a ``count`` it is that of several things: "dice", 3."""
        if self.player:
            self.player.cue(name, after, count)

    def speak(self, markup: str, again: bool = False) -> None:
        """Read words aloud with the system's voice, if the player wants that; the same words twice
        only ``again``."""
        if self.settings.spoken:
            self.narration.said = True
            seconds = self.voice.say(markup, again)
            if self.player and seconds:
                self.player.make_way(seconds)

    def mood(self, name: str, sounds: Sounds | None = None) -> None:
        """Set music and ambience by the name of a mood, such as "calm", as ``sounds`` define it;
        without them, as the game that is open does."""
        if self.player:
            self.player.mood(name, sounds or registry.sounds(self.game))

    def listen(self, asked: bool) -> None:
        """Set whether somebody is asked something, which the music leaves room for."""
        if self.player:
            self.player.listen(asked)

    @property
    def game(self) -> str:
        """The id of the game whose screens are open, or of the first on the shelf."""
        open_now = (each.game for each in reversed(list(self.stack)) if each.game)
        return next(open_now, "") or registry.first_game()

    def open_scene(self, name: str, game: str = "", **wishes: Any) -> None:
        """Put the screen of that name on top, or a notice if it is missing."""
        try:
            scene = screens.make(name, self, game or self._game_for(wishes), **wishes)
        except registry.SceneMissing as problem:
            scene = NoticeScene(self, "Not in this build", literal(str(problem)))
        else:
            if name in PLAYED and not self.settings.first_start_done:
                self.change_settings(first_start_done=True)
        self.stack.push(scene)

    def _game_for(self, wishes: Mapping[str, Any]) -> str:
        """Return the game of a screen: that of its journal, otherwise the one that is open."""
        journal = wishes.get("journal")
        return registry.game_of(journal) if isinstance(journal, Path) else self.game

    def change_settings(self, **changes: Any) -> None:
        """Set and store settings by name; apply them at once."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        if self.remember:
            self.unstored.update(changes)
            self._store_settings()
        if self.player:
            self.player.obey()
        if not self.settings.spoken:
            self.voice.hush()
        anew = [palettes.use(self.settings.palette), keymap.use(self.settings.keys)]
        for scene in self.stack:
            scene.obey(self.settings)
        self._apply_size()
        if any(anew):
            self.stack.relayout(self.metrics)

    def _store_settings(self) -> None:
        """Store the changed settings, or say once that this is not possible now. They are tried
        again with a later change, and at the end."""
        if time.monotonic() < self._store_after:
            return
        told = self._store_after > 0
        try:
            settings_file.store(self.settings, self.unstored)
        except OSError as problem:
            self._store_after = time.monotonic() + STORE_AGAIN
            if not told:
                words = NOT_STORED.format(why=said(problem))
                self.stack.push(NoticeScene(self, "Settings", literal(words)))
        else:
            self.unstored, self._store_after = set(), 0.0

    def _store_at_the_end(self) -> None:
        """Store the window's size, and what could not be stored before; or print that it is not
        stored."""
        if not self.full_screen:
            self.settings.window_width, self.settings.window_height = self.windowed
            self.unstored |= {"window_width", "window_height"}
        try:
            settings_file.store(self.settings, self.unstored)
        except OSError as problem:
            words = f"Rimward: the settings could not be saved: {said(problem)}"
            print(words, file=sys.stderr)

    def open_settings(self) -> None:
        """Open the settings over the current scene, unless they are already open."""
        if all(scene.name not in ("settings", "crash") for scene in self.stack):
            self.open_scene("settings")

    @property
    def journal(self) -> Path | None:
        """The file of the game that is being played."""
        return self._playing.journal if self._playing else None

    @property
    def _playing(self) -> Scene | None:
        """The foremost scene that plays a game with a file."""
        return next((each for each in reversed(list(self.stack)) if each.journal), None)

    def report_problem(self) -> None:
        """Let the player report a problem with the current screen."""
        if all(scene.name not in ("report", "crash") for scene in self.stack):
            picture = self.screen.copy() if self.screen else None
            self.stack.push(ReportScene(self, picture))

    def stop(self) -> None:
        """End the loop after this frame. Games are already on disk."""
        self.voice.hush()
        self.running = False

    # -- loop --

    def run(self) -> int:
        """Run until the player quits; return the exit status."""
        clock = pygame.time.Clock()
        repeat, pads = Repeat(), Gamepads()
        slices.on = True
        played: Path | None = None
        while self.running and len(self.stack):
            step = min(clock.tick(self.pace) / 1000, LONGEST_STEP)
            self.run_guarded(repeat.add(pads.as_keys(pygame.event.get()), step), step)
            if self.journal != played:
                played = self.journal
                self.tidy()
        workshop.close()
        self.second.close()
        for scene in reversed(list(self.stack)):
            scene.leave()
        if self.remember:
            self._store_at_the_end()
        return 0

    @property
    def pace(self) -> int:
        """Frames per second of the loop now."""
        calm = self._calm >= CALM_AFTER and not self.stack.busy and not slices.waiting
        return CALM_FRAMES if calm else FRAMES_PER_SECOND

    def tidy(self) -> None:
        """Free the memory of the last game, and hide loaded objects from the garbage collector,
        whose passes in the middle of play would cost a frame each."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        trim()

    def run_guarded(self, events: Sequence[pygame.event.Event], dt: float) -> None:
        """Run a frame; report and show its errors instead of closing the window.

        An error inside the crash screen itself is raised.
        """
        try:
            self.frame(events, dt)
        except Exception as problem:
            if any(scene.name == crash.CrashScene.name for scene in self.stack):
                raise
            scenes = [scene.name for scene in self.stack]
            report = crash.write_report(problem, scenes, self.journal, self._unshown_since())
            print(f"Rimward: {problem!r}; the report is {report.path}", file=sys.stderr)
            self.stack.crash(crash.CrashScene(self, report))

    def _unshown_since(self) -> int:
        """Return the number of answers before those that a crash has kept from view, -1 if showing
        them has already failed once."""
        since, failed = -1, self._failed
        with suppress(Exception):  # what has failed may fail here as well
            if self._playing is not None:
                since, seq = self._playing.last_choice
                self._failed = self._playing.journal, seq
        return -1 if failed == self._failed else since

    def frame(self, events: Sequence[pygame.event.Event], dt: float) -> bool:
        """Handle events, pass time and draw; return True if anything was drawn."""
        self._calm = 0.0 if events else self._calm + dt
        slices.begin()
        for event in events:
            self._dispatch(event)
            self.guard.see(self.question)
        if self.settings.spoken:
            self.narration.look(self.stack.top, any(e.type == pygame.KEYDOWN for e in events))
        self._set_hurry()
        self.stack.update(dt)
        self.second.tend(list(self.stack))
        self.guard.see(self.question)
        self.guard.update(dt)
        if self.player:
            self.player.update(dt)
        drawn = False
        if not (slices.on and self.dirty.waits()):
            stirred, self.dirty.stirred = self.dirty.stirred, False
            drawn = self.draw()
            if drawn and stirred:
                self._told = False
        if not self._told and not self.stack.busy and not self.dirty:
            self.trace.write_settled(self.stack.top, self.metrics.size)
            self._told = True
        self._set_cursor()
        self._set_field()
        return drawn

    def draw(self) -> bool:
        """Draw and show dirty parts; return True if there were any."""
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
            shown = pygame.display.get_surface()
            if self.shrunk < 1.0 and shown is not None:
                pygame.transform.smoothscale(self.screen, shown.get_size(), shown)
                parts = [shown.get_rect()]
            pygame.display.update(parts)
            self.frames += 1
        if slices.waiting:
            self.dirty.add()
        return bool(parts)

    def _dispatch(self, event: pygame.event.Event) -> None:
        if self.second.takes(event):
            return
        if event.type == pygame.WINDOWCLOSE and self.second.is_open:
            self.stop()  # with another window left, SDL sends no event to quit
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._field = UNKNOWN  # SDL gives every key to them when the window comes back
            if self.player:
                self.player.focus(event.type == pygame.WINDOWFOCUSGAINED)
        if self._letter_of_the_key_before(event):
            return
        if event.type == pygame.KEYDOWN:
            event = keys.normalize(event)
        elif self.shrunk < 1.0:
            event = self._placed(event)
        if self.guard.holds_back(event):
            return
        if event.type == pygame.QUIT:
            self.stop()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._apply_size()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.dirty.add()
        elif keymap.hits("report", event):
            self.report_problem()
        elif not self._skips(event) and self.stack.top and not self.stack.top.handle(event):
            self._handle_unused(event)

    def _placed(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return an event of the pointer with its place on the screen as it is laid out."""
        if event.type not in POINTING:
            return event
        at = getattr(event, "pos", None) or pygame.mouse.get_pos()
        moved = getattr(event, "rel", (0, 0))
        placed = {
            name: tuple(round(each / self.shrunk) for each in pair)
            for name, pair in (("pos", at), ("rel", moved))
        }
        return pygame.event.Event(event.type, {**event.dict, **placed})

    @property
    def question(self) -> Hashable:
        """The question that the window asks now."""
        top = self.stack.top
        return (id(top), top.question) if top else None

    def _letter_of_the_key_before(self, event: pygame.event.Event) -> bool:
        """Return whether this is the letter of a key that was pressed on another scene: a key that
        opened a field must not also write in it."""
        if event.type == pygame.KEYDOWN:
            self._key_on = self.stack.top, event.unicode
        if event.type != pygame.TEXTINPUT:
            return False
        (scene, letter), self._key_on = self._key_on, (self.stack.top, "")
        return scene is not self.stack.top and letter == event.text

    def _handle_unused(self, event: pygame.event.Event) -> None:
        """Handle the keys that count everywhere, unless a scene has used them."""
        if keymap.hits("full_screen", event):
            self.toggle_full_screen()
        elif keymap.hits("settings", event):
            self.open_settings()
        elif keymap.hits("say_again", event) and self.stack.top:
            self.speak(self.stack.top.speech(), again=True)

    def _skips(self, event: pygame.event.Event) -> bool:
        """End all animations on a click or Space; return True if the event is used up. A click
        still counts, unless the question has changed; Space does not."""
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

    def _set_field(self) -> None:
        """Have input methods write in the text field that has the focus, if one does."""
        focus = self.stack.top.form.focus if self.stack.top else None
        field = focus.rect if isinstance(focus, TextEntry) else None
        place = None if field is None else tuple(field)
        if place != self._field:
            self._field = place
            desktop.write_in(field)

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


def _opening(
    size: tuple[int, int], desktops: Sequence[tuple[int, int]], large: float = 1.0
) -> tuple[tuple[int, int], Opening]:
    """Return the size of a window on the first desktop, never under the minimum, and how it
    opens. ``large`` is how much larger than ``FRAME`` the system draws its own parts."""
    if not desktops:
        return size, "window"
    wide, high = (
        there - round(frame * large) for there, frame in zip(desktops[0], FRAME, strict=True)
    )
    fitting = max(MIN_WINDOW[0], min(size[0], wide)), max(MIN_WINDOW[1], min(size[1], high))
    if size[0] <= wide and size[1] <= high:
        return size, "window"
    # A maximized window has no borders at its sides.
    fits = desktops[0][0] >= MIN_WINDOW[0] and high >= MIN_WINDOW[1]
    return fitting, "maximized" if fits else "full screen"
