"""One room: sounds that end at once ring on for the same time, near and far."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.assets.hearing import RATE, pygame

pytestmark = pytest.mark.finished("sounds")

ROOT = Path(__file__).resolve().parents[2]
MAKE = ROOT / "assets" / "make" / "sound"


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024)
    yield
    pygame.mixer.quit()


def constant(name: str) -> object:
    """Return a constant of the room."""
    for node in ast.parse((MAKE / "room.py").read_text("utf-8")).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id == name:
            assert isinstance(node, ast.Assign)
            return ast.literal_eval(node.value)
    raise AssertionError(f"room.py has no {name}")


def first_echo(place: tuple[float, float, float], ear: tuple[float, float, float]) -> float:
    """Return the seconds between a sound and its echo from the floor, the nearest wall."""
    flat = math.dist(place[:2], ear[:2])
    return (math.hypot(flat, place[2] + ear[2]) - math.dist(place, ear)) / 343


def test_the_first_echo_comes_within_twelve_milliseconds_at_three_distances() -> None:
    places, ear = constant("PLACES"), constant("EAR")
    assert isinstance(places, dict) and isinstance(ear, tuple)
    assert constant("WALLS") == (9.0, 6.0, 3.0)
    away = [math.dist(place, ear) for place in places.values()]
    assert len(away) == 3 and all(
        b > 1.5 * a or b > a + 0.8 for a, b in zip(away, away[1:], strict=False)
    )
    assert all(0.002 < first_echo(place, ear) < 0.012 for place in places.values())


def test_everything_is_heard_in_this_room() -> None:
    users = {"beds": "far", "far": "far", "cues": "near", "score": "middle"}
    for module, place in users.items():
        assert f'room("{place}")' in (MAKE / f"{module}.py").read_text("utf-8"), module
