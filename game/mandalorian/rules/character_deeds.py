"""The deeds of skill cards, planning cards and features."""

from __future__ import annotations

from game.mandalorian.rules.deeds import Verbs

VERBS: Verbs = {}
