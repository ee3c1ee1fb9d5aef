"""Ready-made settings: several values under one name. All others stay as they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Profile:
    """A named set of settings; ``changes`` has values by field."""

    id: str
    words: str
    about: str
    changes: Mapping[str, Any]


_USUAL = {
    "ui_scale": 1.0, "palette": "standard", "hover_delay": 0.3, "tips": True, "tip_delay": 0.5,
    "speed": "normal", "reduced_motion": False, "ambience": 0.5,
}  # fmt: skip

PROFILES: tuple[Profile, ...] = (
    Profile("usual", "Standard", "The default sizes, colors and motion.", _USUAL),
    Profile(
        "large",
        "Large and clear",
        "Text half as large again, high contrast, slower animations.",
        {"ui_scale": 1.5, "palette": "high_contrast", "speed": "slow", "tip_delay": 0.8},
    ),
    Profile(
        "calm",
        "Calm",
        "No animations, no ambience, and a longer hover delay.",
        {"reduced_motion": True, "ambience": 0.0, "hover_delay": 0.8, "tip_delay": 1.0},
    ),
    Profile(
        "quick",
        "Quick",
        "Fast animations, and help appears the moment you hover.",
        {"speed": "fast", "reduced_motion": False, "hover_delay": 0.1, "tip_delay": 0.2},
    ),
)
