"""Busts of the portraits without their round background, for cards' pictures.

Called by ``pieces.py``: the same drawings as ``emblems.py``, but cut to a square instead of a
disc.
"""

from __future__ import annotations

from unittest.mock import patch

import emblems

WHOLE = [(-4.0, -40.0), (260.0, -40.0), (260.0, 260.0), (-4.0, 260.0)]


def pictures() -> dict[str, str]:
    """Return SVG by name: ``bust_`` and the name of the emblem."""
    made = {}
    kept = list(emblems.FRAME)
    emblems.FRAME[:] = WHOLE
    try:
        with patch.object(emblems.Portrait, "_ground", lambda self, motif: None):
            for name, draw in emblems.PORTRAITS.items():
                made[f"bust_{name}"] = draw().pic.text()
    finally:
        emblems.FRAME[:] = kept
    return made
