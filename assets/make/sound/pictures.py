"""Pictures of a sound, for visual inspection: its spectrogram over six and a half octaves, and its
loudness over time below."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from synth import RATE, Sound, moments

WIDE, HIGH, LOW = 1400, 420, 150
_WINDOW = 8192
_FLOOR, _CEILING = 50.0, 12000.0
_RAMP = np.array([(10, 14, 21), (28, 52, 92), (40, 120, 140), (232, 176, 74), (255, 246, 226)])


def _bands(sound: Sound) -> Sound:
    """Return decibels by row (high pitch first) and column (time)."""
    middle = np.pad(sound.mean(axis=0), (_WINDOW // 2, _WINDOW // 2))
    window = np.hanning(_WINDOW)
    grid = np.fft.rfftfreq(_WINDOW, 1 / RATE)
    edges = np.geomspace(_CEILING, _FLOOR, HIGH + 1)
    rows = np.clip(np.searchsorted(grid, edges), 1, len(grid) - 1)
    made = np.zeros((HIGH, WIDE))
    for column in range(WIDE):
        start = column * (len(middle) - _WINDOW) // WIDE
        power = np.abs(np.fft.rfft(middle[start : start + _WINDOW] * window)) ** 2
        total = np.concatenate([[0.0], np.cumsum(power)])
        low, high = rows[1:], np.maximum(rows[:-1], rows[1:] + 1)
        made[:, column] = (total[high] - total[low]) / (high - low)
    return 10 * np.log10(made + 1e-9)


def save(sound: Sound, path: Path, title: str) -> None:
    """Write the picture of a sound as PNG."""
    found = _bands(sound)
    part = np.clip((found - found.max() + 75) / 75, 0, 1) * (len(_RAMP) - 1)
    base = np.minimum(part.astype(int), len(_RAMP) - 2)
    mix = (part - base)[..., None]
    picture = Image.fromarray((_RAMP[base] * (1 - mix) + _RAMP[base + 1] * mix).astype(np.uint8))
    sheet = Image.new("RGB", (WIDE, HIGH + LOW), (16, 21, 28))
    sheet.paste(picture, (0, 0))
    draw = ImageDraw.Draw(sheet)
    for pitch in (100, 200, 400, 800, 1600, 3200, 6400):
        y = int(HIGH * np.log(_CEILING / pitch) / np.log(_CEILING / _FLOOR))
        draw.text((4, y - 6), f"{pitch}", fill=(154, 167, 180))
    heard = moments(sound, min(3.0, sound.shape[1] / RATE / 8))
    for level in (-40, -30, -20, -10):
        y = HIGH + LOW * -level // 50
        draw.line((0, y, WIDE, y), fill=(50, 60, 72))
        draw.text((4, y - 12), f"{level} LUFS", fill=(154, 167, 180))
    points = [
        (WIDE * n // max(1, len(heard) - 1), HIGH + LOW * min(50, max(0, -level)) / 50)
        for n, level in enumerate(heard)
    ]
    draw.line(points, fill=(232, 176, 74), width=2)
    draw.text((WIDE - 220, 6), f"{title}  {sound.shape[1] / RATE:.1f} s", fill=(242, 242, 242))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)
