"""A private X server with the game in it, driven only by what the trace shows."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from game.bootstrap import ROOT

START = (
    "import random, sys; random.seed(7); "  # what the window proposes, such as a seed
    "from game.commands import main; sys.exit(main(sys.argv[1:]))"
)
TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "xwininfo": "x11-utils", "xprop": "x11-utils"}
"""program -> the package that brings it"""
PYTHON = shlex.split(os.environ.get("RIMWARD_PYTHON", "")) or [sys.executable]
"""the command of the Python that opens the window, such as one of another system"""
AGAIN = 0.5  # seconds until a repeated key or click counts for the next question
SEEN = 0.05  # seconds of a movement
FIRST_DISPLAY, DISPLAYS, TRIES = 200, 4000, 5


class Screen:
    """A separate X server; ``close`` ends it and everything started in it."""

    def __init__(self, home: Path, size: str = "1280x720") -> None:
        number = self._serve(size)
        self.size, self.trace = size, home / "trace.jsonl"
        self.env = {
            **os.environ,
            "DISPLAY": number,
            "SDL_AUDIODRIVER": "dummy",
            "RIMWARD_HOME": str(home),
            "RIMWARD_TRACE": str(self.trace),
        }
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self.env.pop(name, None)
        self.game: subprocess.Popen[bytes] | None = None
        self.window = ""
        self._read = 0
        self._lines = list[dict[str, Any]]()
        self._end = 0  # of what has been read of the trace
        self._key = ""  # the last one pressed
        self._clicked = list[int]()  # the last place

    def _serve(self, size: str) -> str:
        """Start a server and return its display. Its number comes from that of this process, and a
        locked number is skipped: servers that look for a free one on their own can take each
        other's socket. It does not reset when its last client leaves: whatever connects meanwhile
        would be refused."""
        first = FIRST_DISPLAY + os.getpid() % DISPLAYS
        for number in range(first, first + TRIES):
            read, write = os.pipe()
            self.server = subprocess.Popen(
                ["Xvfb", f":{number}", "-displayfd", str(write), "-screen", "0", size + "x24",
                 "-nolisten", "tcp", "-noreset"],
                pass_fds=[write], stderr=subprocess.DEVNULL,
            )  # fmt: skip
            os.close(write)
            told = b""
            while not told.endswith(b"\n") and (some := os.read(read, 16)):
                told += some  # the whole line, or the server dies of its pipe
            os.close(read)
            asked = ["xwininfo", "-root", "-display", f":{number}"]
            if told and subprocess.run(asked, capture_output=True, timeout=20).returncode == 0:
                return f":{number}"
            self.server.terminate()
            self.server.wait(10)
        raise RuntimeError("no X server answers")

    def start(self, *arguments: str, first: str = "") -> None:
        """Start the game with the interpreter of the tests and wait for its window; ``first`` is
        code that runs before it."""
        self.game = subprocess.Popen(
            [*PYTHON, "-c", first + START, "play", *arguments], cwd=ROOT, env=self.env,
        )  # fmt: skip
        end = time.time() + 20
        while time.time() < end:
            seen = subprocess.run(
                ["xwininfo", "-name", "Rimward"], env=self.env, capture_output=True, text=True
            ).stdout
            found = re.search(r"Window id: (0x[0-9a-f]+)", seen)
            if found and "IsViewable" in seen:
                self.window = str(int(found[1], 16))
                return
            if self.game.poll() is not None:
                raise RuntimeError(f"the game ended with status {self.game.returncode}")
            time.sleep(0.05)
        raise TimeoutError("the window did not come up")

    def close(self) -> None:
        for process in (self.game, self.server):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait(10)

    # -- reading --

    def lines(self) -> list[dict[str, Any]]:
        """Return all whole lines of the trace."""
        if self.trace.exists():
            with self.trace.open(encoding="utf-8") as file:
                file.seek(self._end)
                while (line := file.readline()).endswith("\n"):
                    self._lines.append(json.loads(line))
                    self._end = file.tell()
        return self._lines

    def now(self) -> dict[str, Any]:
        """Return the last line."""
        return self.lines()[-1]

    def settled(self, timeout: float = 15.0) -> dict[str, Any]:
        """Return the next new line of the trace."""
        end = time.time() + timeout
        while time.time() < end:
            lines = self.lines()
            if len(lines) > self._read:
                self._read = len(lines)
                return lines[-1]
            if self.game is not None and self.game.poll() is not None:
                raise RuntimeError(f"the game ended with status {self.game.returncode}")
            time.sleep(0.01)
        raise TimeoutError(f"nothing new in the trace; last: {self.lines()[-1:]}")

    def until(self, wanted: Any, timeout: float = 15.0) -> dict[str, Any]:
        """Return the next line for which ``wanted(line)`` holds."""
        line = self.settled(timeout)
        end = time.time() + timeout
        while not wanted(line):
            line = self.settled(max(0.1, end - time.time()))
        return line

    def rested(self, wanted: Any, quiet: float = 0.4) -> dict[str, Any] | None:
        """Return the line for which ``wanted(line)`` holds, or the last one when nothing new has
        come for ``quiet`` seconds; None if nothing came at all."""
        last = None
        while True:
            try:
                last = self.settled(quiet)
            except TimeoutError:
                return last
            if wanted(last):
                return last

    def property(self, *words: str) -> str:
        """Return xprop's report on the game's window."""
        command = ["xprop", "-id", self.window, *words]
        return subprocess.run(
            command, env=self.env, capture_output=True, text=True, check=True, timeout=20
        ).stdout

    def keep(self, name: str) -> None:
        """Keep a picture of the screen in the folder that RIMWARD_KEEP names, if it does."""
        folder = os.environ.get("RIMWARD_KEEP")
        if folder and shutil.which("import"):
            path = Path(folder, f"{name}_{self.size}.png")
            path.parent.mkdir(parents=True, exist_ok=True)
            command = ["import", "-window", "root", str(path)]
            subprocess.run(command, env=self.env, check=True, timeout=20)

    # -- doing --

    def tool(self, *words: object) -> None:
        """Run xdotool."""
        subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True, timeout=20)

    def keys(self, *names: str) -> None:
        """Press keys, one after another, by the names X gives them ("Tab", "ctrl+k"); a repeated
        key is meant for the question asked by then."""
        if names and names[0] == self._key:
            time.sleep(AGAIN)
        self._key = names[-1] if names else ""
        self.tool("key", "--delay", 8, *names)

    def click(self, rect: list[int]) -> None:
        """Click in the middle of a rectangle, with a hand that moves there; a click in the same
        place is meant for what is asked by then."""
        if rect == self._clicked:
            time.sleep(AGAIN)
        self._clicked = rect
        x, y = middle(rect)
        self.tool(*self._from_beside(x, y), "click", 1)

    def _from_beside(self, x: int, y: int) -> list[object]:
        """Return movements that come to a point from beside it, slowly enough to be seen: some
        systems leave out all but the last of many."""
        move = ("mousemove", "--window", self.window)
        return [*move, x + (40 if x < 100 else -40), y, "sleep", SEEN, *move, x, y]

    def drag(self, source: list[int], target: list[int], steps: int = 6) -> None:
        """Drag from middle to middle."""
        self.tool(*self._from_beside(*middle(source)), "mousedown", 1)
        self.let_go(source, target, steps)

    def hold(self, source: list[int]) -> None:
        """Press in the middle of a thing and pull it a little, so that it is in hand."""
        x, y = middle(source)
        move = ("mousemove", "--window", self.window)
        words: list[object] = [*self._from_beside(x, y), "mousedown", 1]
        for step in range(1, 5):
            words += [*move, x, y - 6 * step, "sleep", 0.012]
        self.tool(*words)

    def let_go(self, source: list[int], target: list[int], steps: int = 6) -> None:
        """Bring what is in hand from one middle to another and let it go."""
        (x, y), (to_x, to_y) = middle(source), middle(target)
        words: list[object] = []
        for step in range(1, steps + 1):
            words += ["mousemove", "--window", self.window, x + (to_x - x) * step // steps,
                      y + (to_y - y) * step // steps, "sleep", 0.012]  # fmt: skip
        self.tool(*words, "mouseup", 1)

    def widget(self, line: dict[str, Any], id: str) -> list[int]:
        """Return the rectangle of a widget in a trace line."""
        found: list[int] = next(each["rect"] for each in line["widgets"] if each["id"] == id)
        return found

    def use(self, control: dict[str, Any]) -> None:
        """Give the answer of a control, as a player would."""
        if control["target"] is None:
            self.click(control["source"])
        else:
            self.drag(control["source"], control["target"])


def middle(rect: list[int]) -> tuple[int, int]:
    return rect[0] + rect[2] // 2, rect[1] + rect[3] // 2
