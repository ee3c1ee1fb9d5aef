"""Busts of the portraits without their round background, for cards' pictures.

Called by ``pieces.py``: the same drawings as ``emblems.py``, but cut to a square instead of a
disc.
"""

from __future__ import annotations

import emblems
from headkit import cropped


def pictures() -> dict[str, str]:
    """Return SVG by name: ``bust_`` and the name of the emblem."""
    with cropped("square"):
        return {f"bust_{name}": draw().text() for name, draw in emblems.PORTRAITS.items()}
