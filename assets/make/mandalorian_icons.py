"""Icons of The Mandalorian: Adventures on the grid of 64, for ``icons.py``: actions and their
slots, the classes and abilities of enemies, the shapes of threats, doors, events.

A class of enemies has a weapon, a color and a shape of its own: a blade that leans, a pistol, and
the cross of a sight. The same colors stand around the faces of threats (``badlands/threats.py``).
"""

from __future__ import annotations

import math

from iconkit import f, moved, s, shape
from svgkit import INK, MUTED, Point, around, circle, ellipse, poly, rect, star

MELEE, BLASTER, SHARPSHOOTER = "#E07AA8", "#B4CC4E", "#9C92F2"
LAVA, LEAF = "#E4552B", "#8CC25A"


def bolt(x: float, y: float, k: float) -> str:
    """Return a jagged bolt, 24 x 40 at k = 1, its top left at (x, y)."""
    spots = ((13, 0), (0, 22), (9, 22), (5, 40), (24, 15), (14, 15), (20, 0))
    return poly([(x + px * k, y + py * k) for px, py in spots])


def half_disc(k: float) -> str:
    """Return the D of the box, its straight side down: a shield laid flat, around (32, 34)."""
    r, low = 29 * k, 34 + 17 * k
    left, right = 32 - r, 32 + r
    return (
        f"M{left:g} {low:g}V{low - 9 * k:g}C{left:g} {low - 46 * k:g} {right:g} {low - 46 * k:g} "
        f"{right:g} {low - 9 * k:g}V{low:g}Z"
    )


def dashes(cx: float, cy: float, r: float, count: int, share: float, width: float) -> str:
    """Return a ring of dashes."""
    made, step = "", 2 * math.pi / count
    for i in range(count):
        a, b = step * (i - share / 2), step * (i + share / 2)
        ends = [cx + r * math.cos(a), cy + r * math.sin(a), cx + r * math.cos(b)]
        made += f"M{ends[0]:.1f} {ends[1]:.1f}A{r:g} {r:g} 0 0 1 {ends[2]:.1f} "
        made += f"{cy + r * math.sin(b):.1f}"
    return s(made, width)


BOOT = "M18 4H38V30C38 34 40 35 44 36L56 40C60 41.5 61 44 61 48V51H18C15 51 14 49 14.5 46L18 30Z"

ACTIONS = {
    # a boot that steps on
    "ma_move": f(BOOT) + f("M14 55H61V61H14Z") + s("M3 14H11M1 26H9M3 38H9", 5, MUTED),
    # a bolt that hits a mark
    "ma_attack": f(shape(circle(34, 34, 27), circle(34, 34, 19)))
    + f("M2 6L6 2L34 28L36 36L28 34Z", LAVA),
    # the eye-slot of a helmet, with what it sees
    "ma_intel": f(shape("M2 32C14 10 50 10 62 32C50 54 14 54 2 32Z", circle(32, 32, 14.5)))
    + f(shape(circle(32, 32, 9), circle(35, 29, 3.4))),
    # three cards in a fan, one of them forward
    "ma_plan": moved(f(rect(8, 20, 22, 34, 4), MUTED), "rotate(-24 19 54)")
    + moved(f(rect(34, 20, 22, 34, 4), MUTED), "rotate(24 45 54)")
    + f(shape(rect(19, 6, 26, 42, 4), star(32, 27, 10, 4.6, 4))),
    # a lock's chip, tapped
    "ma_slice": f(shape(rect(16, 16, 32, 32, 5), rect(26, 26, 12, 12, 2)), LEAF)
    + s("M24 3V11M40 3V11M24 53V61M40 53V61M3 24H11M3 40H11M53 24H61M53 40H61", 5, LEAF),
    # a mast that calls
    "ma_signal": f("M32 22L44 62H37L35 54H29L27 62H20Z", LEAF)
    + f(circle(32, 16, 6), INK)
    + s("M20 4C14 11 14 21 20 28M44 4C50 11 50 21 44 28", 5, LEAF)
    + s("M10 0C1 10 1 22 10 32M54 0C63 10 63 22 54 32", 4, LEAF),
    # a torch that burns through a plate
    "ma_cut": f("M36 2H48L44 30H40Z", LEAF)
    + f("M42 32L50 44L42 60L34 44Z", INK)
    + f("M2 48H29L33 58V62H2Z" + "M62 48H55L51 58V62H62Z", LEAF),
}

LEAK = {
    # the Jammer: a mast that calls, and a cross
    "ma_jammer": f("M29 26L35 26L41 58C41.3 59.6 40.2 61 38.6 61L25.4 61C23.8 61 22.7 59.6 23 58Z"
                   + circle(32, 19, 6))
    + s("M20 8C14 14 14 24 20 30M44 8C50 14 50 24 44 30M11 4C1 14 1 26 11 36", 5)
    + s("M50 30L60 40M60 30L50 40", 5, LAVA),
    # somebody whole, and somebody in two halves
    "ma_crew": f(circle(32, 17, 11) + "M12 60V48C12 32 52 32 52 48V60Z")
    + f("M32 40L41 49L32 58L23 49Z", "#E4C06A"),
    "ma_client": f("M30 6A11 11 0 0 0 30 28ZM30 32C12 33 12 44 12 48V60H30Z")
    + f("M34 6A11 11 0 0 1 34 28ZM34 32C52 33 52 44 52 48V60H34Z", LAVA),
}  # fmt: skip

CLASSES = {
    "ma_melee": moved(
        f("M32 0C40 8 42 22 39 40H25V12Z", MELEE)
        + f(rect(15, 42, 34, 7, 3.5), MELEE)
        + f(rect(28, 51, 9, 13, 4), MELEE),
        "rotate(42 32 32)",
    ),
    "ma_blaster": f(
        "M2 15H44V9H52V15H62V27H40C40 33 36 36 28 36L22 57H6L12 34L2 29Z",
        BLASTER,
    ),
    "ma_sharpshooter": f(shape(circle(32, 32, 22), circle(32, 32, 15.5)), SHARPSHOOTER)
    + s("M32 2V20M32 44V62M2 32H20M44 32H62", 6, SHARPSHOOTER)
    + f(circle(32, 32, 4), SHARPSHOOTER),
}

ABILITIES = {
    # a post that shoots at all who stop near it
    "ma_sentry": dashes(32, 32, 28, 10, 0.5, 5)
    + f(circle(32, 22, 7))
    + f("M22 48C22 36 26 31 32 31C38 31 42 36 42 48Z"),
    # a claw that closes
    "ma_grapple": s("M32 2V18", 9)
    + s("M25 22C4 26 4 46 17 58M39 22C60 26 60 46 47 58", 8)
    + f("M32 18L42 26L32 52L22 26Z"),
    # a page of the mission that takes effect
    "ma_mission_effect": f(shape("M8 3H42L56 17V61H8Z", bolt(21, 13, 1.05))),
    # a cut cable that sparks
    "ma_sabotage": s("M2 46C12 46 14 32 24 32", 8)
    + s("M62 20C52 20 50 34 42 34", 8)
    + s("M29 20L25 10M36 18L40 6M29 44L24 54M37 46L41 58", 4.5, LAVA)
    + f(star(33, 33, 9, 4, 4, -60), LAVA),
}

SHAPES = {
    "ma_shape_d": f(half_disc(1)),
    "ma_shape_o": f(circle(32, 32, 27)),
    "ma_shape_a": f("M32 4C35 4 36.5 5.5 38 8L61 49C64 54 61 58 56 58H8C3 58 0 54 3 49L26 8"
                    "C27.5 5.5 29 4 32 4Z"),
    "ma_star": f(star(32, 34, 31, 13, 5)),
}  # fmt: skip


def _door(gap: float) -> str:
    """Return two leaves of a door in their frame, apart by a gap."""
    frame = shape("M6 62V14L18 2H46L58 14V62H50V17L43 10H21L14 17V62Z")
    left, right = 32 - gap, 32 + gap
    leaf = ""
    if left > 18:
        leaf = f"M17.5 62V20L23 14H{left:g}V62Z" + f"M46.5 62V20L41 14H{right:g}V62Z"
    return frame + leaf


DOORS = {
    "ma_door_locked": f(_door(2.2)) + f(shape(circle(32, 38, 12)), "#14171B")
    + f(rect(24.5, 36.5, 15, 11, 2), LAVA) + s("M28 36V32.5C28 27 36 27 36 32.5V36", 3.4, LAVA),
    "ma_door_open": f(_door(20)) + f("M32 26L44 40H37V58H27V40H20Z", LEAF),
    # a step up: a ledge with an arrow
    "ma_elevation": f("M2 62V46H26V26H62V62Z") + f("M16 6L28 20H20V38H12V20H4Z", MUTED),
    "ma_wall": f(shape(rect(2, 8, 27, 14, 2), rect(33, 8, 29, 14, 2), rect(2, 26, 13, 14, 2),
                       rect(19, 26, 27, 14, 2), rect(50, 26, 12, 14, 2), rect(2, 44, 27, 14, 2),
                       rect(33, 44, 29, 14, 2))),
}  # fmt: skip


def _burst(cx: float, cy: float, outer: float, inner: float, tips: int) -> str:
    points: list[Point] = []
    for i, spot in enumerate(around(cx, cy, [outer, inner] * tips)):
        k = 0.86 if i % 4 == 2 else 1.0
        points.append((cx + (spot[0] - cx) * k, cy + (spot[1] - cy) * k))
    return poly(points)


EVENTS = {
    # a siren: the sixth point in a slot
    "ma_crisis": f("M14 44V34C14 10 50 10 50 34V44Z")
    + f(rect(6, 47, 52, 13, 3))
    + s("M32 2V9M6 12L12 18M58 12L52 18", 5, LAVA),
    # a card with a bolt through it
    "ma_event": f(shape(rect(10, 3, 44, 58, 6), bolt(18.5, 10, 1.1))),
    # a disc that blocks: crossed by a jag
    "ma_disrupt": f(shape(circle(32, 32, 29), circle(32, 32, 21)))
    + s("M12 38L22 26L30 38L38 26L52 34", 6, "#F0CF5A"),
    "ma_defend": f(
        shape(
            "M32 2L59 11V30C59 46 48 57 32 62C16 57 5 46 5 30V11Z",
            "M18 26H46V33H37L35 50H29L27 33H18Z",
        )
    ),
    # spaces counted from here
    "ma_range": f(circle(11, 44, 10) + circle(28, 44, 4) + circle(38, 44, 4))
    + f(shape(circle(53, 44, 10), circle(53, 44, 4.5)))
    + s("M10 26C20 8 42 6 54 20", 5, MUTED)
    + f("M62 29L45 25L57 11Z", MUTED),
    # the bar of a slot, filled by three
    "ma_strength": f("M2 26L32 4L62 26V36L32 15L2 36Z")
    + f("M2 44L32 22L62 44V54L32 33L2 54Z")
    + f("M14 53L32 40L50 53V62L32 50L14 62Z", MUTED),
    "ma_reinforcement": f(
        shape(half_disc(1), "M27 17H37V26H46V36H37V45H27V36H18V26H27Z"), "#F08A3C"
    ),
    # where they come from: a star that lets somebody in
    "ma_spawn": f(star(32, 25, 25, 11, 5)) + f("M26 36H38V48H47L32 63L17 48H26Z", LAVA),
    # something goes wrong
    "ma_trouble": f(shape(_burst(32, 32, 31, 19, 9), "M28 17H36L34.5 36H29.5Z",
                          circle(32, 42.5, 4))),
    # long ears above the rim of a cradle
    "ma_child": f("M1 17C12 15 18 18 21 21C25 14 39 14 43 21C46 18 52 15 63 17C58 27 51 33 45 32"
                  "C45 35 44 37 42 39H22C20 37 19 35 19 32C13 33 6 27 1 17Z")
    + f(shape("M6 43H58C58 55 48 62 32 62C16 62 6 55 6 43Z", rect(18, 49, 28, 4, 2))),
}  # fmt: skip

CARDS = {
    "ma_skill": f(shape(rect(10, 3, 44, 58, 6), "M32 12L46 22V29L32 19L18 29V22Z",
                        "M32 26L46 36V43L32 33L18 43V36Z")),
    "ma_planning": f(shape(rect(10, 3, 44, 58, 6), star(32, 32, 17, 7, 4))),
    "ma_guide": f(shape("M4 8C14 4 24 5 30 10V58C24 53 14 52 4 56Z",
                        "M34 10C40 5 50 4 60 8V56C50 52 40 53 34 58Z")),
    "ma_slot": f(shape("M4 10H60V54H4Z", "M11 17V47H53V17Z")) + f(rect(17, 23, 14, 18, 2))
    + f(rect(35, 23, 12, 18, 2), MUTED),
    "ma_mission": f(shape("M12 2H18V62H12Z")) + f("M21 5L58 9L48 20L58 32L21 35Z", "#C9AE86"),
    "ma_threat": f(shape(half_disc(1), ellipse(22, 32, 6, 4.6), ellipse(42, 32, 6, 4.6),
                         "M22 44H42V47H22Z")),
}  # fmt: skip

GROUPS = (ACTIONS, LEAK, CLASSES, ABILITIES, SHAPES, DOORS, EVENTS, CARDS)
