"""The moving pictures are those of their script, and its mouse still finds what it clicks first."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

pytestmark = pytest.mark.finished("pictures")

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def loops() -> ModuleType:
    """Return the script that makes the pictures, which is outside any package."""
    spec = importlib.util.spec_from_file_location("loops", ROOT / "assets/make/loops.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["loops"] = module  # where a dataclass looks for itself
    spec.loader.exec_module(module)
    return module


def test_the_files_are_those_of_the_script(loops: ModuleType) -> None:
    assert {each.path for each in loops.LOOPS} == set(loops.FOLDER.glob("*.webp"))


@pytest.mark.parametrize("number", [0, 1])
def test_the_first_act_finds_its_option(
    loops: ModuleType, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    loop = loops.LOOPS[number]
    key = next(act.key for act in loop.acts if act.key)
    player = loops.Player(loop)
    assert player.control(key).key == key
    with pytest.raises(SystemExit, match="no option"):
        player.control("none:such@here")
    pygame.display.quit()
