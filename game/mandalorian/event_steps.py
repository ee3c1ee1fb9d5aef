"""The steps of events, crises, damage and The Child, with their checks."""

from __future__ import annotations

from collections.abc import Mapping

from game.mandalorian.checking import Checks
from game.mandalorian.context import Play
from game.table.refusals import Reason
from game.table.stack import Step

STEPS: Mapping[str, Step[Play]] = {}
CHECKS: Checks = {}
LATER: Mapping[str, Reason] = {}
