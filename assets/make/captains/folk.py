"""Figures, ships and worlds that several scenes use, each with a size and a bearing of its own."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from svgkit import Point, circle, ellipse, poly, within

from captains.kit import Scene, round_hull


def _bent(a: Point, b: Point, bow: float) -> Point:
    """Return the elbow between shoulder and hand."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = b[0] - a[0], b[1] - a[1]
    return mx - dy * bow, my + dx * bow


def person(
    p: Scene,
    coat: str,
    *,
    skin: str = "dl",
    left: Point = (-15, -46),
    right: Point | None = (17, -48),
    bow: tuple[float, float] = (0.2, -0.2),
    legs: tuple[float, float] = (-8, 9),
    robe: float = 0,
    trousers: str = "kn",
    wide: float = 1,
    head: float = 1,
) -> None:
    """Draw somebody 100 high who stands at the origin: legs or a robe as wide as ``robe``, two
    arms to the hands, a bare head. Hats are for the caller."""
    w = 13 * wide
    if right:
        p.limb(w - 2, -77, *_bent((w, -77), right, bow[1]), 9, 7, coat)
    if robe:
        hem = f"{-w} -80 {w} -80 {w * 0.8} -50 {robe} 0 {-robe} 0 {-w * 0.8} -50"
        p.lit(hem, coat, 0.45, f"2 -90 {robe * 0.1} 0")
    else:
        for foot, side in ((legs[1], 1), (legs[0], -1)):
            p.limb(side * w * 0.45, -48, (side * w * 0.45 + foot) / 2 + 2, -24, 12, 10, trousers)
            p.limb((side * w * 0.45 + foot) / 2 + 2, -24, foot, -3, 9, 7, trousers)
            p.flat(f"{foot - 4} -5 {foot + 4} -5 {foot + 9} 0 {foot - 5} 0", trousers[0])
        p.lit(f"{-w} -80 {w} -80 {w * 0.7} -44 {-w * 0.7} -44", coat, 0.5, "3 -90 1 0")
    if right:
        p.limb(*_bent((w, -77), right, bow[1]), *right, 7, 5, coat)
        p.flat(circle(*right, 3.4), skin[0])
    p.flat("-3 -84 4 -84 4 -76 -3 -76", skin[0])
    p.oval(1, -90, 6.6 * head, 8 * head, skin, 0.5)
    p.limb(-w + 2, -77, *_bent((-w, -77), left, bow[0]), 9, 7, coat)
    p.limb(*_bent((-w, -77), left, bow[0]), *left, 7, 5, coat)
    p.flat(circle(*left, 3.4), skin[1])


def somebody(p: Scene, tones: str, skin: str, hem: float = 12) -> None:
    """Draw a small figure 100 high of few planes, its feet at the origin."""
    coat = f"-14 -78, 0 -84, 14 -78, 17 -44!, {hem} 0!, 2 0!, 0 -30!, -3 0!, {-hem} 0!, -17 -44!"
    p.lit(coat, tones, 0.5)
    p.flat(ellipse(1, -91, 7, 9), skin)


def kettle(p: Scene, tones: str) -> None:
    """Put a broad iron hat on a person."""
    p.lit("-13 -93!, -6 -96, -5 -103, 2 -104, 8 -102, 9 -96, 15 -93!, 2 -90", tones, 0.45)


def rocket(p: Scene, tones: str, fin: str, port: str = "", fire: str = "") -> None:
    """Draw a needle ship 100 long that flies to the right, its middle at the origin."""
    if fire:
        p.flat("-46 -5, -62 -7, -86 0!, -62 7, -46 5", fire[0])
        p.on("-46 -3, -56 -4, -70 0!, -56 4, -46 3", fire[-1])
    p.flat("-22 5 -50 24 -54 22 -44 2", fin[0])
    p.flat("-22 -5 -50 -24 -54 -22 -44 -2", fin[-1])
    p.lit("-48 -4!, -20 -11, 20 -10, 54 0!, 20 10, -20 11, -48 4!", tones, 0.5, "-60 0 60 0")
    p.flat("-26 -1 -52 -2 -56 0 -52 2 -26 2", fin[0])
    if port:
        for x in (-4, 10, 23):
            p.on(circle(x, -2, 2.4), port)


def freighter(p: Scene, tones: str, glow: str, lamps: str, seed: int = 1) -> None:
    """Draw a blunt freighter 100 long that flies to the right, its middle at the origin."""
    stream = random.Random(seed)
    p.flat("-50 -8 -56 -6 -56 8 -50 10", glow)
    p.lit("-50 -12 -20 -16 28 -14 50 -3 50 5 30 13 -50 13", tones, 0.5, "-60 0 60 2")
    for x in (-42, -27, -12, 3):
        tall = stream.uniform(5, 12)
        p.lit(f"{x} -14 {x} {-14 - tall} {x + 12} {-14 - tall} {x + 12} -14", tones, 0.6)
    p.lit("22 -13 26 -22 36 -22 42 -9", tones, 0.5)
    p.on("29 -20 36 -20 39 -15 29 -15", lamps)
    for x in range(-44, 28, 9):
        p.on(f"{x} 5 {x + 4} 5 {x + 4} 7 {x} 7", lamps)


def world(
    p: Scene, x: float, y: float, r: float, tones: str, bands: Sequence[tuple[str, str]] = (),
    night: str = "", share: float = 0.45,
) -> None:  # fmt: skip
    """Draw a world; ``bands`` are shapes and tones on a disc of radius 100 around the origin."""
    p.flat(circle(x, y, r), tones[0])
    hull = round_hull(x, y, r)
    for d, tone in bands:
        with p.at(x, y, r / 100):
            path = p._now.path(d if d.startswith("M") else _shape(d))
        p.on(within(path, hull, 6), tone)
    if night:
        outer = [hull[(n + 4) % 40] for n in range(26)]
        shift = [(a - r * share * 0.83, b - r * share * 0.6) for a, b in outer]
        p.on(poly(outer + [_in(s, x, y, r) for s in shift[::-1]]), night)


def _in(spot: Point, x: float, y: float, r: float) -> Point:
    far = math.hypot(spot[0] - x, spot[1] - y)
    k = min(1, r / far) if far else 1
    return x + (spot[0] - x) * k, y + (spot[1] - y) * k


def _shape(d: str) -> str:
    from captains.kit import shape

    return shape(d)


def dotted(p: Scene, box: tuple[float, ...], step: tuple[float, float], size: Point, tone: str,
           seed: int = 3, share: float = 0.6) -> None:  # fmt: skip
    """Draw lit windows on a grid, a ``share`` of them."""
    stream, made = random.Random(seed), []
    y = box[1]
    while y < box[3]:
        x = box[0]
        while x < box[2]:
            if stream.random() < share:
                made.append(
                    poly([(x, y), (x + size[0], y), (x + size[0], y + size[1]), (x, y + size[1])])
                )
            x += step[0]
        y += step[1]
    p.on("".join(made), tone)
