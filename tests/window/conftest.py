"""A window to play in, where this machine can show one."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from .screen import TOOLS, Screen


@pytest.fixture
def screen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Screen]:
    """Return a separate screen with the player's folders in ``tmp_path``; animations are off. Its
    size is 1280x720, or the test's own as an indirect parameter."""
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        if os.environ.get("RIMWARD_NO_SKIPS"):
            pytest.fail(f"install {', '.join(missing)}")
        pytest.skip(f"needs the package {', '.join(missing)}")
    config = tmp_path / "config"
    config.mkdir()
    quiet = {"speed": "off", "first_start_done": True, "warn_silenced": ["deliver", "ability"],
             "results_wait": True}  # fmt: skip
    (config / "settings.json").write_text(json.dumps(quiet), "utf-8")
    made = Screen(tmp_path, getattr(request, "param", "1280x720"))
    yield made
    made.close()
    for journal in sorted(tmp_path.rglob("*.jsonl")):
        if journal != made.trace:  # shown where the test failed, so that the game can be examined
            print(f"{journal.name}:\n{journal.read_text('utf-8')[-4000:]}")
