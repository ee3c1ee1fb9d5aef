"""Music and ambience keep their body on one small speaker: bass in the middle, sides tamed; and
they are clear, not muffled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.assets.hearing import RATE, bass, correlation, mono_loss, pygame, share, sides
from tests.assets.stems import PIECES, mixed, sheet
from tests.breadth import first

pytestmark = pytest.mark.finished("sounds")

ASSETS = Path(__file__).resolve().parents[2] / "assets"
BEDS = sorted((ASSETS / "ambience").glob("*.ogg"))
ALL = "ground pulse melody"


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 1024)
    yield
    pygame.mixer.quit()


def belong_together(left: Sequence[float], right: Sequence[float]) -> None:
    some = [each[::7] for each in (left, right)]
    assert correlation(*some) > 0.3
    assert mono_loss(*some) < 1.6
    assert correlation(bass(left), bass(right)) > 0.9


@pytest.mark.parametrize("path", BEDS, ids=lambda path: str(path.stem))
def test_both_sides_of_a_bed_belong_together(path: Path) -> None:
    belong_together(*sides(path))


@pytest.mark.parametrize("piece", first(4, PIECES))
@pytest.mark.parametrize("state", ["ground", ALL])
def test_both_sides_of_a_piece_belong_together(piece: str, state: str) -> None:
    belong_together(*mixed(piece, state, (0, 3, 6), slice(0, 12 * RATE)))


@pytest.mark.parametrize("piece", first(4, PIECES))
def test_every_third_cell_of_a_piece_has_air(piece: str) -> None:
    left, _ = mixed(piece, ALL, range(0, sheet(piece).cells, 3))
    assert -31.5 < share(left, 4000, 8000) < -22.5


@pytest.mark.long
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_has_air(piece: str) -> None:
    left, _ = mixed(piece, ALL, range(sheet(piece).cells))
    assert -30.5 < share(left, 4000, 8000) < -23.5
