"""A real ``main.py host`` on the loopback address, ended by the test that starts it."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from game.bootstrap import ROOT

PATIENCE = 90.0


class Hosting:
    """The process of a host, and what it says."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0) -> None:
        self.said: list[dict[str, Any]] = []
        self._lines: queue.Queue[dict[str, Any]] = queue.Queue()
        home = folder / "home"
        home.mkdir(parents=True, exist_ok=True)
        command = [
            sys.executable, "-m", "game", "host", "--bind", "127.0.0.1", "--port", str(port),
            "--tables", str(folder / "tables"), *arguments,
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env={**os.environ, "RIMWARD_HOME": str(home)},
        )  # fmt: skip
        threading.Thread(target=self._read, daemon=True).start()
        self.port = int(self.wait_for("ready")["port"])

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(json.loads(line))

    def wait_for(
        self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda said: True
    ) -> Any:
        """Return the next line of a kind."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                said = self._lines.get(timeout=max(0.01, until - time.monotonic()))
            except queue.Empty:
                self.kill()
                assert self.process.stderr is not None
                wrong = self.process.stderr.read().decode()
                raise AssertionError(f"no '{kind}' came: {self.said[-5:]} {wrong}") from None
            self.said.append(said)
            if said["type"] == kind and fits(said):
                return said

    def order(self, **order: Any) -> None:
        """Give an order."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        self.process.stdin.flush()

    def open(self, game: str, setup: Any, **more: Any) -> dict[str, Any]:
        """Open a table; return what the host says of it."""
        self.order(open={"game": game, "setup": setup, **more})
        found: dict[str, Any] = self.wait_for("open")
        return found

    def kill(self) -> None:
        """End it at once, as a power failure does."""
        self.process.kill()
        self.process.wait(10)

    def __enter__(self) -> Hosting:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def until(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is true; return it."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)
    return found
