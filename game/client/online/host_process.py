"""The host on this computer: ``main.py host`` as a process of its own.

The window is a guest of it like any other, so a crash of the window ends no table. It takes orders
by lines. Once the window has gone it stays for as long as friends are connected.
"""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any

from game.online.limits import PORT
from game.resources import PACKAGE


ALONE = "60"
"""seconds that it stays once the window has gone and no friend is connected"""


class HostProcess:
    """The process, started with the first table."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._said: queue.Queue[dict[str, Any]] = queue.Queue()
        self.problem = ""
        """why it has ended, in a sentence"""

    @property
    def alive(self) -> bool:
        """True while it keeps tables."""
        return self._process is not None and self._process.poll() is None

    def start(self, port: int = PORT) -> None:
        """Start it if it does not run. Raise ``OSError``."""
        if self.alive:
            return
        self.problem = ""
        command = [sys.executable, "-m", "game", "host", "--port", str(port), "--alone", ALONE]
        made = subprocess.Popen(
            command, cwd=PACKAGE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )  # fmt: skip
        self._process = made
        threading.Thread(target=self._read, args=(made,), daemon=True).start()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None and process.stderr is not None
        with suppress(OSError, ValueError):
            for line in process.stdout:
                self._said.put(json.loads(line))
        with suppress(OSError, ValueError):
            words = process.stderr.read().decode(errors="replace").strip().splitlines()
            self.problem = words[-1].partition(": ")[2] if words else "The host has ended."

    def order(self, **order: Any) -> None:
        """Give it an order, which is forgotten if it has ended."""
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError, ValueError):
                process.stdin.write(json.dumps(order).encode() + b"\n")
                process.stdin.flush()

    def said(self) -> list[dict[str, Any]]:
        """Return what it has said since."""
        found = list[dict[str, Any]]()
        with suppress(queue.Empty):
            while True:
                found.append(self._said.get_nowait())
        return found

    def close(self) -> None:
        """Close all tables for now and end it."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(3)
        if process.poll() is None:
            process.kill()


host = HostProcess()
"""the host of this window"""
