"""Write the moving pictures of the README: short loops of the window, played by a scripted mouse.

``python assets/make/loops.py`` makes all of them, ``loops.py outer_rim`` those named. Each starts
from a named screen of ``main.py shot`` and plays real events in the real window, off-screen, so it
shows what a player sees; only the pointer is drawn in. It needs ``pillow``, which the game does
not.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
MOST_BYTES = 1_500_000
WINDOW, SHOWN = (1280, 720), (960, 540)
STEP = 1 / 60
"""seconds of one frame of the window"""
EVERY = 3
"""frames of the window for one picture: 20 pictures a second"""
QUALITIES = (85, 75, 65, 55)
"""WebP qualities: the first that is small enough is used"""
GLIDE, SETTLE = 0.55, 2.0
"""seconds the pointer takes to its goal; seconds after a step that wait for movements at most"""
ARROW = ((0, 0), (0, 21), (5, 16), (9, 25), (13, 23), (9, 15), (16, 15))
"""outline of the pointer in pixels of the window, its tip first"""


LONG_HOVER = {"hover_delay": 1.5, "tip_delay": 1.5}
"""settings of the window: nothing opens under a pointer that is only on its way"""


@dataclass(frozen=True)
class Act:
    """One thing the mouse does: ``key`` names an option of the decision. The pointer glides to the
    option's place; an option with a target is dragged there, any other is clicked. Without a key
    the pointer rests. ``pause`` is the time in seconds before the next act."""

    key: str = ""
    pause: float = 0.6


@dataclass(frozen=True)
class Loop:
    """A moving picture: its file, the screen it starts from, and what is done there."""

    name: str
    shot: str
    acts: tuple[Act, ...]
    start: tuple[int, int] = (640, 400)
    settings: dict[str, Any] = field(default_factory=lambda: dict(LONG_HOVER))

    @property
    def path(self) -> Path:
        """The file of the moving picture."""
        return FOLDER / f"{self.name}.webp"


LOOPS = (
    Loop(
        "outer_rim",
        "table",
        (
            Act(pause=0.4),
            Act("move:g_1a_starfighter@mon_calamari", 0.7),
            Act("buy:bacta_supplies@cargo", 0.7),
            Act("patrol:hutt@takodana", 1.2),
        ),
    ),
    Loop(
        "edge",
        "edge_check",
        (
            Act(pause=0.4),
            Act("way:door", 0.6),
            Act("lead:maro", 0.5),
            Act("skill:computers", 0.5),
            Act("edge", 0.5),
            Act("roll", 1.0),
            Act("spend:buy_time", 1.3),
        ),
    ),
)


class Player:
    """The window of a loop, its pointer, and the pictures taken so far.

    ``frames`` holds a picture and its seconds; a picture like the one before only lengthens it.
    """

    def __init__(self, loop: Loop) -> None:
        from game.client.shell.app.app import App
        from game.client.shell.tools import shots
        from game.client.shell.window.settings import Settings

        shots.load_game_shots()
        self.app = App(Settings(**loop.settings), size=WINDOW, folder=Path("no-saves"))
        self.app.open()
        self.app.stack.push(shots.SHOTS[loop.shot](self.app, shots.Wish()))
        self.at = loop.start
        self.down = False
        self.frames: list[tuple[Any, float]] = []
        self.ticks = 0
        self._last = b""
        for _ in range(180):
            self.app.frame([], STEP)

    def act(self, act: Act) -> None:
        """Carry out an act, then wait until nothing moves, and for the act's pause."""
        if act.key:
            control = self.control(act.key)
            self._glide(control.source.center)
            self.app.guard.update(1.0)
            self._button(True)
            if control.target is not None:
                self._wait(0.15)
                self._glide(control.target.center)
                self._wait(0.1)
            self._button(False)
        self._rest()
        self._wait(act.pause)

    def control(self, key: str) -> Any:
        """Return the place of an option on the screen. Raise ``SystemExit`` if it is not there."""
        scene = self.app.stack.top
        found = {each.key: each for each in scene.controls()} if scene else {}
        if key not in found:
            raise SystemExit(f"no option {key!r} on the screen; there are {', '.join(found)}")
        return found[key]

    def _glide(self, goal: tuple[int, int]) -> None:
        start, steps = self.at, round(GLIDE / STEP)
        for number in range(1, steps + 1):
            part = number / steps
            part = part * part * (3 - 2 * part)
            self.at = tuple(round(a + (b - a) * part) for a, b in zip(start, goal, strict=True))
            self._frame([self._motion()])

    def _motion(self) -> Any:
        import pygame

        held = (int(self.down), 0, 0)
        return pygame.event.Event(pygame.MOUSEMOTION, pos=self.at, rel=(1, 1), buttons=held)

    def _button(self, down: bool) -> None:
        import pygame

        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.down = down
        self._frame([pygame.event.Event(kind, pos=self.at, button=1)])

    def _rest(self) -> None:
        for _ in range(round(SETTLE / STEP)):
            self._frame([])
            if not self.app.stack.busy:
                return

    def _wait(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self._frame([])

    def _frame(self, events: Sequence[Any]) -> None:
        self.app.frame(events, STEP)
        self.ticks += 1
        if self.ticks % EVERY == 0:
            self._take()

    def _take(self) -> None:
        import pygame
        from PIL import Image

        assert self.app.screen is not None
        shown = self.app.screen.copy()
        outline = [(self.at[0] + x, self.at[1] + y) for x, y in ARROW]
        pygame.draw.polygon(shown, (12, 14, 18), outline)
        pygame.draw.polygon(shown, (250, 250, 250), outline, 2)
        data = pygame.image.tobytes(shown, "RGB")
        seconds = STEP * EVERY
        if data == self._last:
            picture, before = self.frames[-1]
            self.frames[-1] = picture, before + seconds
            return
        self._last = data
        whole = Image.frombytes("RGB", WINDOW, data)
        self.frames.append((whole.resize(SHOWN, Image.Resampling.LANCZOS), seconds))


def play(loop: Loop) -> list[tuple[Any, float]]:
    """Return the pictures of a loop, each with its seconds."""
    player = Player(loop)
    for act in loop.acts:
        player.act(act)
    return player.frames


def packed(frames: Sequence[tuple[Any, float]]) -> bytes:
    """Return the pictures as one animated WebP, as good as its size allows."""
    import io

    first, *others = [picture for picture, _ in frames]
    times = [round(1000 * seconds) for _, seconds in frames]
    data = b""
    for quality in QUALITIES:
        file = io.BytesIO()
        first.save(file, "WEBP", save_all=True, append_images=others, duration=times, loop=0,
                   quality=quality, method=6, minimize_size=True)  # fmt: skip
        data = file.getvalue()
        if len(data) <= MOST_BYTES:
            break
    return data


def chosen(wanted: Sequence[str]) -> Iterator[Loop]:
    """Return the named loops, or all."""
    return (each for each in LOOPS if not wanted or each.name in wanted)


def main(wanted: Sequence[str]) -> None:
    """Play and write the named loops, or all."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["RIMWARD_HOME"] = tempfile.mkdtemp(prefix="rimward-loops-")
    sys.path.insert(0, str(ROOT))
    for loop in chosen(wanted):
        frames = play(loop)
        data = packed(frames)
        loop.path.write_bytes(data)
        length = sum(seconds for _, seconds in frames)
        print(f"{loop.path.name:<20}{len(data):>10,} bytes, {len(frames)} pictures, {length:.1f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
