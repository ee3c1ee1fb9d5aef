"""The signs of cubes, cards and dice of The Moonpeeler Affair, on the grid of 64.

The three abilities and the three other cubes differ by shape alone: a blade, a knot, a cog,
a star, a ring and a dot.
"""

from __future__ import annotations

import math

from iconkit import f, moved, s, shape
from svgkit import INK, MUTED, TEAL, VERMILION, Point, around, circle, ellipse, poly, rect, star

RED, BLUE, ORANGE, BLACK = "#E2503C", "#5AA6E8", "#F08A3C", "#3A3440"
YELLOW, WHITE = "#F4E04E", "#F4EEDF"


# --- the signs of cubes -------------------------------------------------------------------------


def knot(cx: float, cy: float, k: float, wide: float, paint: str = INK) -> str:
    """Return a knot of three loops: each strand passes over the next one and leaves a gap."""
    count = 240
    line = [_on_knot(2 * math.pi * i / count, cx, cy, k) for i in range(count)]
    under = _crossings(line)
    parts, piece = [], list[Point]()
    first = next(i for i in range(count) if i in under)
    for step in range(first, first + count + 1):
        i = step % count
        if i in under:
            parts += [piece] if len(piece) > 1 else []
            piece = []
        else:
            piece.append(line[i])
    d = "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in part[::2]) for part in parts)
    return s(d, wide, paint).replace('stroke-linecap="round"', 'stroke-linecap="butt"')


def _on_knot(t: float, cx: float, cy: float, k: float) -> Point:
    return (
        cx + k * (math.sin(t) + 2 * math.sin(2 * t)),
        cy - k * (math.cos(t) - 2 * math.cos(2 * t)) + 0.35 * k,
    )


def _crossings(line: list[Point], gap: int = 9) -> set[int]:
    """Return the points of a line that are hidden where it runs under itself, every other time."""
    count, found = len(line), list[int]()
    for i in range(count):
        for j in range(count):
            apart = min((i - j) % count, (j - i) % count)
            if apart > count // 12 and math.dist(line[i], line[j]) < 0.9:
                if all(min((i - n) % count, (n - i) % count) > count // 24 for n in found):
                    found.append(i)
    lower = sorted(found)[::2]
    return {(n + step) % count for n in lower for step in range(-gap, gap + 1)}


def gear(cx: float, cy: float, k: float, hole: float) -> str:
    """Return a wheel of six broad teeth."""
    points = list[Point]()
    for i in range(6):
        for turn, r in ((-0.34, 21 * k), (-0.24, 31 * k), (0.24, 31 * k), (0.34, 21 * k)):
            points += around(cx, cy, [r], 60 * (i + turn) - 90)
    return poly(points) + circle(cx, cy, hole)


def blade(k: float = 1.0) -> str:
    """Return a broad blade that points up, around the middle of the grid."""
    pic = shape(
        "M32 1L45 14V36H19V14Z", "M30.5 15H33.5V36H30.5Z", rect(8, 39, 48, 8, 4),
        rect(27, 49, 10, 14, 4),
    )  # fmt: skip
    way = 32 * (1 - k)
    return moved(f(pic), f"translate({way:g} {way:g}) scale({k:g})")


SIGNS = {
    "ability_combat": blade(),
    "ability_diplomacy": knot(32, 34, 9.2, 8),
    "ability_science": f(gear(32, 32, 1, 12)) + f(circle(32, 32, 5)),
    "sign_star": f(star(32, 34, 31, 13.5, 5)),
    "sign_ring": f(shape(circle(32, 32, 29), circle(32, 32, 15))),
    "sign_dot": f(circle(32, 32, 18)),
}


def cube(paint: str, sign: str, rim: str = "") -> str:
    """Return a cube from the front: a block with its sign cut out or laid on."""
    edge = f(rect(3, 3, 58, 58, 10), rim) if rim else ""
    inner = rect(7, 7, 50, 50, 7) if rim else rect(3, 3, 58, 58, 10)
    return edge + f(inner, paint) + sign


def small(markup: str, k: float = 0.6) -> str:
    """Return a sign at a part of its size, around the middle."""
    way = 32 * (1 - k)
    return moved(markup, f"translate({way:g} {way:g}) scale({k:g})")


DARK = "#1C1020"
CUBES = {
    "cube_red": cube(RED, small(blade().replace(INK, DARK), 0.72)),
    "cube_blue": cube(BLUE, knot(32, 33, 6.2, 6, DARK)),
    "cube_orange": cube(ORANGE, f(gear(32, 32, 0.68, 8), DARK)),
    "cube_yellow": cube(YELLOW, f(star(32, 34, 22, 9.5, 5), DARK)),
    "cube_black": cube(BLACK, f(shape(circle(32, 32, 18), circle(32, 32, 10)), WHITE), WHITE),
    "cube_white": cube(WHITE, f(circle(32, 32, 11), DARK)),
    "cube_any": f(shape(rect(3, 3, 58, 58, 10), rect(11, 11, 42, 42, 5)), MUTED)
    + f("M32 17L46 25V40L32 48L18 40V25Z"),
}  # fmt: skip


# --- what stands on cards -----------------------------------------------------------------------

SHIELD = "M32 2L58 10V31C58 46 48 56 32 62C16 56 6 46 6 31V10Z"
SHIELD_IN = "M32 10L50 16V31C50 42 43 49 32 54C21 49 14 42 14 31V16Z"
CARD = rect(11, 4, 34, 50, 5)
CARD_IN = rect(17, 10, 22, 38, 2)
POUCH = "M22 22C10 30 4 41 6 50C8 58 16 61 32 61C48 61 56 58 58 50C60 41 54 30 42 22Z"
EYES = (
    "M8 36C20 33 26 36 32 38C38 36 44 33 56 36C57 48 48 54 40 50C36 48 35 45 32 45"
    "C29 45 28 48 24 50C16 54 7 48 8 36Z"
)

PARTS = {
    "engage_strength": f(shape(SHIELD, SHIELD_IN)),
    "hand_code": f(
        shape(
            "M8 6H44L56 18V58H8Z",
            circle(20, 20, 4.5),
            circle(20, 34, 4.5),
            circle(20, 48, 4.5),
            circle(33, 34, 4.5),
            circle(46, 34, 4.5),
            circle(33, 48, 4.5),
            circle(33, 20, 4.5),
        )
    ),
    "hand_key": f(shape(circle(20, 20, 18), circle(20, 20, 8)))
    + f("M29 35L35 29L61 55V61H53L50 58V52H44L41 49V45H38Z"),
    "cube_bag": f(POUCH)
    + s("M18 19H46", 6, VERMILION)
    + f("M20 14C16 8 20 3 25 5C28 2 36 2 39 5C44 3 48 8 44 14Z"),
    "card_engaged": f(shape(CARD, CARD_IN)) + s("M26 40L37 52L58 22", 9, TEAL),
    "card_evaded": f(shape(rect(6, 30, 52, 32, 5), rect(12, 36, 40, 20, 2)))
    + s("M8 22C12 8 34 3 50 14", 6, TEAL)
    + f("M60 22L42 24L55 6Z", TEAL),
    "next_card": f(shape(rect(2, 12, 24, 40, 4), rect(8, 18, 12, 28, 2)), MUTED)
    + f(rect(40, 12, 22, 40, 4))
    + f("M25 26H30V20L39 32L30 44V38H25Z", TEAL),
    "first_card": f(rect(2, 10, 26, 46, 4))
    + f(shape(rect(32, 16, 13, 40, 3), rect(49, 16, 13, 40, 3)), MUTED)
    + f("M12 22L18 18V48H12V28L8 30V25Z", "#1C1020"),
    "die_up": f(
        shape(rect(4, 26, 36, 36, 7), circle(14, 36, 4), circle(30, 52, 4), circle(22, 44, 4))
    )
    + f("M48 3L62 21H53V44H43V21H34Z", TEAL),
    "die_roll": f(shape(rect(14, 16, 36, 36, 7), circle(24, 26, 4), circle(40, 42, 4)))
    + s("M6 38A27 27 0 0 1 24 6M58 30A27 27 0 0 1 40 58", 5, TEAL),
    "line_guardforce": f(
        shape(
            "M32 2C48 2 56 13 56 28V44L46 62H18L8 44V28C8 13 16 2 32 2Z",
            "M14 28H50V36H37L35 56H29L27 36H14Z",
        )
    ),
    "line_agent": f("M16 22L20 5C25 2 29 6 32 6C35 6 39 2 44 5L48 22Z")
    + f(ellipse(32, 25, 31, 6.5))
    + f(shape(EYES, ellipse(20, 42, 6, 3.6), ellipse(44, 42, 6, 3.6))),
    "line_event": f(shape(star(32, 32, 31, 15, 8), circle(32, 32, 7))),
    "line_location": f("M32 2L60 18V24H4V18Z")
    + f(rect(4, 54, 56, 8, 2))
    + f(rect(9, 27, 9, 24) + rect(27.5, 27, 9, 24) + rect(46, 27, 9, 24)),
    "hegemony_alien": f(
        shape(
            "M32 3C50 3 60 15 58 31C56 48 44 62 32 62C20 62 8 48 6 31C4 15 14 3 32 3Z",
            "M13 25C20 25 27 29 29 38C21 40 14 36 13 25Z",
            "M51 25C44 25 37 29 35 38C43 40 50 36 51 25Z",
            "M27 50H37L32 54Z",
        )
    ),
    "super_weapon": f("M3 20H30L42 12V20H50V34H42V42L34 35H26L20 60H8L12 35H3Z")
    + s("M56 18V36M62 23V31", 5, TEAL),
    "ability_any": f(shape(circle(32, 13, 12), circle(14, 46, 12), circle(50, 46, 12)))
    + s("M32 27V36L25 41M32 36L39 41", 4.5, MUTED),
}

CREW = {
    "die_engineer": moved(
        f("M26 -4V12H38V-4A17 17 0 0 1 41 28V60A9 9 0 0 1 23 60V28A17 17 0 0 1 26 -4Z"),
        "rotate(-45 32 32)",
    ),
    "die_weapons_specialist": s(circle(32, 32, 20), 6)
    + s("M32 2V20M32 44V62M2 32H20M44 32H62", 6) + f(circle(32, 32, 5)),
    "die_infiltration_agent": f(
        shape(
            "M2 20C18 14 24 18 32 21C40 18 46 14 62 20C63 40 50 50 40 44C36 41 35 37 32 37"
            "C29 37 28 41 24 44C14 50 1 40 2 20Z",
            ellipse(18, 29, 8, 5),
            ellipse(46, 29, 8, 5),
        )
    ),
    "die_scanning_technology": s("M10 54A31 31 0 0 1 10 10M54 10A31 31 0 0 1 54 54", 6)
    + s("M21 45A18 18 0 0 1 21 19M43 19A18 18 0 0 1 43 45", 6) + f(circle(32, 32, 7)),
    "die_artificial_intelligence": f(
        shape(
            rect(8, 10, 48, 36, 9), circle(22, 28, 6.5), circle(42, 28, 6.5),
        )
    )
    + f(rect(29, 1, 6, 10)) + s("M14 56H50", 7),
}  # fmt: skip

GROUPS = (SIGNS, CUBES, PARTS, CREW)
