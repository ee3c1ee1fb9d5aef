"""Parts of the panels of intros: their sizes, their light, and hands, tokens and blocks."""

from __future__ import annotations

import math
from collections.abc import Callable

from svgkit import area, bend, circle, darker, ellipse, half, lighter, pairs, rect

from badlands.lamp import STEEL, Stage
from badlands.land import Land

WIDE, NARROW, TALL = (940, 480), (620, 480), (520, 800)
"""two in a row, three in a row, three of a job; a caption covers the lowest fifth"""
LIMITS = {WIDE: 34_000, NARROW: 26_000, TALL: 36_000}
RED, LEATHER, SOOT, DARK = "#FF4A32", "#4A3A2E", "#23262B", "#171412"
SKIN = "#8FA76A"


def field(size: tuple[int, int], seed: int) -> Land:
    """Return an empty panel."""
    return Land(*size, seed)


def room(
    size: tuple[int, int], seed: int, top: str = "#181719", low: str = "#3A2E28", haze: str = ""
) -> Land:
    """Return a panel of dim air."""
    p = Land(*size, seed)
    p.sky(top, low, p.high, None, haze=haze or low, veil=0.05)
    return p


def done(p: Land, low: float = 0.45, warm: float = 0.06) -> Land:
    """Finish a panel."""
    p.shade(low)
    p.grade(warm)
    return p


def put(
    p: Land, who: Callable[[Stage], None], x: float, y: float, high: float, share: float = 0.55,
    mirror: bool = False, air: str = DARK, rim: float = 0.95, color: str = "#FFF6E6",
) -> None:  # fmt: skip
    """Draw somebody without a shadow, 100 units of whom are ``high``."""
    k = high / 100
    with p.rimmed(max(1.4, high / 110), rim, color), p.through(air, share):
        with p.at(x, y, -k if mirror else k):
            who(p)


def sine(a: float, b: float, y: float, up: float, waves: float) -> list[tuple[float, float]]:
    """Return a wave from a to b."""
    steps = 40
    return [
        (a + (b - a) * i / steps, y + up * math.sin(i / steps * waves * math.tau))
        for i in range(steps + 1)
    ]


def arcs(
    p: Stage, x: float, y: float, radii: tuple[float, ...], color: str, width: float,
    flat: float = 1.0, turn: tuple[float, float] = (0, 360),
) -> None:  # fmt: skip
    """Draw waves of a signal around a spot, between two angles."""
    for number, r in enumerate(radii):
        ring = [
            (x + r * math.cos(math.radians(a)), y + r * flat * math.sin(math.radians(a)))
            for a in (turn[0] + (turn[1] - turn[0]) * i / 48 for i in range(49))
        ]
        p.line(ring, color, width, 0.9 - 0.22 * number)


def fob(p: Stage, lit: bool = True) -> None:
    """Draw a tracking fob around (0, 0), some 150 long, its lamp at the right."""
    p.part(rect(-78, -27, 120, 54, 20), "#6A6F76", 15, 0.7, 1)
    p.part(rect(-62, -15, 62, 30, 8), "#2A2E34", 6, 0.4)
    for x in (-52, -38, -24, -10):
        p.flat(rect(x, -8, 6, 16, 2), "#8B939B", 0.8)
    p.part(area("30 -20 62 -14 62 14 30 20"), "#4A4F56", 6, 0.6)
    p.rod(pairs("-66 -18 -84 -58"), "#3A3F46", 6, gloss=0.8)
    p.part(circle(-84, -58, 6), STEEL, 4, 0.9)
    p.part(circle(66, 0, 18), "#2A1A18", 8, 0.5)
    if lit:
        p.glow(66, 0, 130, RED, 1.0)
        p.part(circle(66, 0, 13), RED, 8, 1, 1, 0)
        p.flat(circle(62, -4, 5), "#FFE2D2")


def palm(p: Stage, tone: str = LEATHER, curl: float = 0.0) -> None:
    """Draw an open glove that is held up, around (0, 0): the wrist below, fingers above."""
    p.part(bend("-50 46!, 50 46!, 62 190!, -62 190!"), darker(tone, 0.2), 20, 0.1, 0.8)
    p.part(rect(-58, 52, 116, 26, 10), lighter(tone, 0.14), 8, 0.2, 0.8)
    for x, up, lean in ((-47, 112, -15), (-16, 138, -5), (16, 134, 5), (46, 106, 15)):
        high = up * (1 - 0.45 * curl)
        tip = (x + lean - curl * lean * 1.4, -36 - high)
        p.limb([(x, -30), (x + lean * 0.6, -36 - high * 0.55), tip], (34, 30, 25), tone,
               gloss=0.12, rim=0.8, shadow=0.5)  # fmt: skip
        for share in (0.4, 0.72):
            y = -36 - high * share
            p.line([(x - 9 + lean * share, y), (x + 10 + lean * share, y + 2)],
                   darker(tone, 0.5), 2.2, 0.7)  # fmt: skip
    p.part(bend("-64 -34, -30 -52, 30 -52, 62 -36, 66 8, 56 60, 0 74, -56 60, -68 8"), tone, 24,
           0.1, 0.7, 0.3)  # fmt: skip
    p.limb(pairs("44 34 84 4 98 -40"), (44, 36, 27), tone, gloss=0.12, rim=0.8)
    p.line(pairs("-40 -8 -6 2 34 -14"), darker(tone, 0.5), 2.4, 0.6)
    p.line(pairs("38 -24 18 14 24 54"), darker(tone, 0.5), 2.4, 0.6)


def small_hand(p: Stage, color: str, opacity: float = 1.0) -> None:
    """Lay the shape of a very small hand with three fingers around (0, 0), some 90 high."""
    whole = p.mask(bend("-22 -6, 0 -14, 22 -6, 26 18, 16 40, 0 44, -16 40, -26 18"))
    for line in ("-15 0 -28 -34", "0 -6 1 -50", "15 0 30 -34", "-22 18 -40 4"):
        whole = whole + p.stroke(pairs(line), 16) - whole * p.stroke(pairs(line), 16)
    p.lay(whole, color, opacity)


def block(
    p: Land, x: float, y: float, wide: float, deep: float, high: float, color: str,
    top: str = "", shade: bool = True,
) -> None:  # fmt: skip
    """Stand a block with its near lower corner at (x, y), seen from above: its left side is
    lit."""
    rx, ry, lx, ly = 0.9, -0.36, -0.86, -0.40
    if shade:
        far = high * 0.9
        p.flat(area(f"{x} {y} {x + far} {y + far * 0.22} {x + wide * rx + far} "
                    f"{y + wide * ry + far * 0.22} {x + wide * rx} {y + wide * ry}"),
               "#231A18", 0.5)  # fmt: skip
    a, b = (x, y - high), (x + wide * rx, y + wide * ry - high)
    d = (x + deep * lx, y + deep * ly - high)
    c = (b[0] + deep * lx, b[1] + deep * ly)
    faces = (
        ((d, a, (x, y), (d[0], d[1] + high)), color),
        ((a, b, (b[0], b[1] + high), (x, y)), darker(color, 0.5)),
        ((a, b, c, d), top or lighter(color, 0.22)),
    )
    for points, tone in faces:
        p.part(area(" ".join(f"{px} {py}" for px, py in points)), tone, 3, 0.05, 0.5, 0, 0.06)
    p.line([d, c], "#FFF1D6", 2.2, 0.8)
    p.line([d, a, b], lighter(color, 0.4), 1.6, 0.6)
    edge = 0.12
    inner = [
        (a[0] + (c[0] - a[0]) * edge, a[1] + (c[1] - a[1]) * edge),
        (b[0] + (d[0] - b[0]) * edge, b[1] + (d[1] - b[1]) * edge),
        (c[0] + (a[0] - c[0]) * edge, c[1] + (a[1] - c[1]) * edge),
        (d[0] + (b[0] - d[0]) * edge, d[1] + (b[1] - d[1]) * edge),
    ]
    p.line([*inner, inner[0]], darker(color, 0.3), 1.6, 0.5)


def bar(p: Stage, long: float = 230, tone: str = "#C2CCD3") -> None:
    """Draw a flat bar of wavy metal at (0, 0), seen from in front and above."""
    half_ = long / 2
    p.part(area(f"{-half_} 8 {half_} 8 {half_ - 3} 30 {3 - half_} 30"), darker(tone, 0.5), 4, 0.5,
           0.5)  # fmt: skip
    p.part(area(f"{-half_ + 16} -22 {half_ - 16} -22 {half_} 8 {-half_} 8"), tone, 4, 1, 1, 0)
    for y, up in ((-17, 1.8), (-9, 2.4), (0, 2.8)):
        p.line(sine(-half_ + 14, half_ - 14, y, up, 4.2), "#66727C", 1.7, 0.8)
    p.line(sine(-half_ + 5, half_ - 5, 19, 2.4, 4.2), "#8894A0", 1.6, 0.7)
    p.flat(area("-14 -12 14 -12 17 -2 -17 -2"), "#5B6670", 0.9)


def egg(p: Stage, tone: str = "#C4A884") -> None:
    """Draw a large spotted egg around (0, 0), some 300 high."""
    p.part(half("0 -150, 52 -128, 104 -30, 104 50, 64 130, 0 150"), tone, 60, 0.25, 1)
    for x, y, r in ((-40, -60, 9), (20, -90, 7), (54, -10, 10), (-62, 20, 8), (6, 30, 7),
                    (-20, -20, 5), (40, 66, 8), (-44, 78, 9), (70, 40, 5)):  # fmt: skip
        p.flat(ellipse(x, y, r, r * 0.8), "#7A6046", 0.6)


def loop(p: Stage, x: float, y: float, r: float, color: str, width: float, seen: float) -> None:
    """Draw a thin ring."""
    p.lay(p.mask(circle(x, y, r) + circle(x, y, r - width)), color, seen)


def rifleman_on(p: Land, x: float, y: float, high: float, mirror: bool = False) -> None:
    """Stand a guard with a rifle, seen from far above, with a long shadow."""
    from badlands import company
    from badlands.missions import stand

    stand(p, lambda q: company.rifleman(q, "#6A4A34", "#5A3E2C"), x, y, high, share=0.35,
          mirror=mirror, right=1.0, down=0.3, deep=0.6)  # fmt: skip
