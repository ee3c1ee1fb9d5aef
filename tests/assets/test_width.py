"""Music and ambience keep their body on one small speaker: bass in the middle, sides tamed; and
they are clear, not muffled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.assets.hearing import RATE, bass, correlation, mono_loss, pygame, share, sides

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PIECES = sorted((ASSETS / "music").glob("*.ogg"))
LOOPS = [*PIECES, *sorted((ASSETS / "ambience").glob("*.ogg"))]


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024)
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: str(path.stem))
def test_both_sides_belong_together(path: Path) -> None:
    left, right = sides(path)
    some = [each[::7] for each in (left, right)]
    assert correlation(*some) > 0.3
    assert mono_loss(*some) < 1.6
    assert correlation(bass(left), bass(right)) > 0.9


@pytest.mark.parametrize("path", PIECES, ids=lambda path: str(path.stem))
def test_a_piece_has_air(path: Path) -> None:
    assert -30.5 < share(sides(path)[0], 4000, 8000) < -23.5
