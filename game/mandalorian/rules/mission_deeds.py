"""The deeds of events, crises and mission effects."""

from __future__ import annotations

from game.mandalorian.rules.deeds import Verbs

VERBS: Verbs = {}
