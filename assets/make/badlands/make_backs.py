"""Write the backs of cards: hammered plates, each with a sign in relief."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from mandalorian_icons import BLASTER, LAVA, MELEE, SHARPSHOOTER
from svgkit import area, around, circle, darker, half, lighter, mix, poly, rect, star

from badlands.lamp import HOME, Stage, noise, rgb, save

WIDE, HIGH = 300, 420
LIMIT = 24_000
SLATE, SAND, SNOW, STEEL = "#14171B", "#C9AE86", "#DCE3E6", "#9FB1BF"
Sign = Callable[[Stage, str], None]


def plate(color: str, sign: Sign, tone: float = 0.8) -> Stage:
    """Return a back: a frame in a color, a hammered plate, a sign in the middle."""
    p = Stage(WIDE, HIGH, 1.6)
    p.part(rect(1.5, 1.5, WIDE - 3, HIGH - 3, 14), mix(color, "#2A2A2E", 0.55), 5, 0.6, 0.9, 0)
    field = rgb(mix(color, "#15181C", tone))
    dents = noise(p.shape, 71, 9, 9)
    relief = dents - np.roll(dents, (4, 4), (0, 1))
    lit = 1 + 0.32 * relief + 0.05 * noise(p.shape, 73, 0.6, 7)
    p.part(rect(13, 13, WIDE - 26, HIGH - 26, 8), (field * lit[..., None]).astype(np.float32), 4,
           0.2, 0.3, 0, 0)  # fmt: skip
    ring = rect(24, 24, WIDE - 48, HIGH - 48, 6) + rect(27, 27, WIDE - 54, HIGH - 54, 5)
    p.part(ring, color, 1.5, 0.5, 0.6, 0.4)
    for x in (38, WIDE - 38):
        for y in (38, HIGH - 38):
            p.part(circle(x, y, 5), lighter(color, 0.1), 4, 0.9)
    p.glow(WIDE * 0.36, HIGH * 0.34, 190, mix(color, "#FFF1D6", 0.5), 0.13)
    with p.at(WIDE / 2, HIGH / 2):
        p.part(circle(0, 0, 92) + circle(0, 0, 84), color, 4, 0.7, 0.9)
        sign(p, color)
    return p


def _skill(p: Stage, color: str) -> None:
    for y in (-34, 2, 38):
        p.part(area(f"-50 {y + 22} 0 {y - 18} 50 {y + 22} 50 {y + 4} 0 {y - 36} -50 {y + 4}"),
               color, 7, 1, 1)  # fmt: skip


def _planning(p: Stage, color: str) -> None:
    p.part(star(0, 0, 68, 21, 4), color, 12, 1, 1)
    p.part(star(0, 0, 38, 14, 4, -45), darker(color, 0.3), 7, 0.8, 1)
    p.part(circle(0, 0, 10), lighter(color, 0.2), 8, 1, 1)


def _guide(p: Stage, color: str) -> None:
    p.part(half("0 -58, 22 -54, 42 -32, 44 10, 38 44!, 24 58!, 0 60"), color, 22, 1, 1)
    p.part(area("-36 -10 38 -10 36 10 12 14 10 62 -8 62 -10 14 -34 10"), "#15181C", 4, 0.3, 0.2)


def _melee(p: Stage, color: str) -> None:
    with p.at(4, 6, 1, 42):
        p.part(area("-14 14 14 14 16 -50 0 -78 -16 -50"), color, 12, 1, 1)
        p.part(rect(-32, 16, 64, 13, 6), darker(color, 0.2), 6, 1, 1)
        p.part(rect(-8, 28, 16, 36, 7), darker(color, 0.4), 7, 0.5)


def _blaster(p: Stage, color: str) -> None:
    with p.at(-2, 4, 1.15):
        p.part(area("-22 8 2 8 -8 46 -34 46"), darker(color, 0.3), 7, 0.5)
        p.part(area("-52 -18 34 -18 34 10 -46 10"), color, 8, 1, 1)
        p.part(rect(30, -15, 32, 14, 3), darker(color, 0.15), 6, 1, 1)
        p.part(rect(-30, -32, 46, 12, 5), darker(color, 0.15), 6, 1, 1)


def _sight(p: Stage, color: str) -> None:
    p.part(circle(0, 0, 48) + circle(0, 0, 36), color, 6, 1, 1)
    for turn in range(4):
        with p.at(0, 0, 1, 90 * turn):
            p.part(rect(-5, -74, 10, 52, 4), color, 5, 1, 1)
    p.part(circle(0, 0, 9), lighter(color, 0.3), 8, 1, 1)


def _spawn(p: Stage, color: str) -> None:
    p.part(star(0, -14, 52, 22, 5), color, 12, 1, 1)
    p.part(area("-13 10 13 10 13 34 32 34 0 70 -32 34 -13 34"), LAVA, 8, 0.9, 1)


def _trouble(p: Stage, color: str) -> None:
    p.part(poly(around(0, 0, [70.0, 44.0] * 9)), color, 14, 1, 1)
    p.part(area("-10 -38 10 -38 6 12 -6 12"), "#15181C", 4, 0.3, 0.3)
    p.part(circle(0, 27, 9), "#15181C", 5, 0.3, 0.3)


def _event(p: Stage, color: str) -> None:
    p.part(area("10 -70 -38 12 -8 12 -18 70 40 -18 8 -18 28 -70"), color, 9, 1, 1)


BACKS: dict[str, Callable[[], Stage]] = {
    "skill": lambda: plate(STEEL, _skill),
    "planning": lambda: plate(SAND, _planning),
    "guide": lambda: plate(SNOW, _guide, 0.72),
    "event": lambda: plate(LAVA, _event),
    "event_melee": lambda: plate(MELEE, _melee),
    "event_blaster": lambda: plate(BLASTER, _blaster),
    "event_sharpshooter": lambda: plate(SHARPSHOOTER, _sight),
    "event_spawn": lambda: plate("#E9DEC4", _spawn),
    "event_trouble": lambda: plate(LAVA, _trouble),
}


def main(names: Sequence[str]) -> None:
    """Write the backs of those names, or all."""
    for name in names or BACKS:
        save(BACKS[name]().picture(), HOME / "cards" / f"{name}.webp", LIMIT)
