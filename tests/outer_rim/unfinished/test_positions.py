"""Rules and cards in positions with both boxes."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.positions import BOTH, check, sections
from tests.specs import Spec


@pytest.mark.parametrize("spec", sections("outer_rim/unfinished/positions"))
def test_position(game: OuterRim, spec: Spec) -> None:
    check(game, spec, BOTH)
