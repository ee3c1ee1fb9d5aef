"""Rules and cards of the base box in positions."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.positions import check, sections
from tests.specs import Spec

SPECS = [*sections("outer_rim/rules/positions"), *sections("outer_rim/cards/positions")]


@pytest.mark.parametrize("spec", SPECS)
def test_position(game: OuterRim, spec: Spec) -> None:
    check(game, spec, [])
