"""Pictures as bytes of a file, with the best quality that keeps it small."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

from PIL import Image


def encoded(
    picture: Image.Image, most: float, qualities: Iterable[int], form: str = "JPEG", **options: Any
) -> bytes:
    """Return the picture at the first of the qualities that needs at most ``most`` bytes, or at the
    last one; ``options`` are those of Pillow for the format."""
    data = b""
    for quality in qualities:
        held = io.BytesIO()
        picture.save(held, form, quality=quality, **options)
        data = held.getvalue()
        if len(data) <= most:
            break
    return data
