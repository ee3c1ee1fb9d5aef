"""Icons of Unfinished Business on the grid of 64, for ``icons.py``: contacts turned up, cards with
two ends, the way across the Core, jobs for two, favors and debts, ambitions."""

from __future__ import annotations

from iconkit import f, moved, s, shape
from svgkit import MUTED, TEAL, VERMILION, around, circle, ellipse, poly, rect, star

GOLD = "#D8CFB4"  # values, as in ``icons.py``
VERDIGRIS = "#5FC0A8"
CORAL = "#FF7F6E"


def person(cx: float, cy: float, k: float) -> str:
    """Return a head and shoulders, the center of the head at (cx, cy)."""
    w, top, low = 20 * k, cy + 15 * k, cy + 34 * k
    return circle(cx, cy, 11 * k) + (
        f"M{cx - w:g} {low:g}V{top + 10 * k:g}"
        f"C{cx - w:g} {top:g} {cx - 9 * k:g} {top:g} {cx:g} {top:g}"
        f"C{cx + 9 * k:g} {top:g} {cx + w:g} {top:g} {cx + w:g} {top + 10 * k:g}V{low:g}Z"
    )


SEAL = poly(around(32, 32, [31, 26.5] * 16))  # the notched edge of a debt token

DIE = shape(rect(0, 0, 28, 28, 6), *(circle(at, at, 3.4) for at in (8, 14, 20)))

BOX = {
    "expansion": f(shape("M32 2L60 16V48L32 62L4 48V16Z", "M32 11L49 19.5L32 28L15 19.5Z"))
    + s("M32 33V54M9 22L32 33L55 22", 4, CORAL),
}

MARKET = {
    # an eye above the contact that it turns up
    "reveal_contact": f(shape("M3 17C12 -1 52 -1 61 17C52 35 12 35 3 17Z", circle(32, 17, 9.5)))
    + f(circle(32, 17, 5), CORAL)
    + f(person(32, 41.5, 0.62)),
    # a card with an arrow at each end
    "two_ends": f(rect(21, 16, 22, 32, 4))
    + s("M11 40A24 24 0 0 1 30 8M53 24A24 24 0 0 1 34 56", 6, VERDIGRIS)
    + f("M27 -1L42 8L27 18Z" + "M37 65L22 56L37 46Z", VERDIGRIS),
    # the far side through a ring: two arrows over the disk of the Core
    "across_the_core": f(shape(ellipse(32, 32, 31, 16), ellipse(32, 32, 24, 10.5)), MUTED)
    + f("M8 17L30 32L8 47L16 32Z" + "M33 17L55 32L33 47L41 32Z"),
}

TOGETHER = {
    "partner": f(person(20, 20, 0.8) + person(44, 20, 0.8)) + s("M12 57H52", 7, VERDIGRIS),
    "opposed": f(person(15, 18, 0.62) + person(49, 18, 0.62))
    + f("M36 6L24 32H31L27 60L42 28H34Z", VERMILION),
    "hunted": f(person(32, 26, 0.7))
    + s(shape(circle(32, 32, 26), "M32 1V13M32 51V63M1 32H13M51 32H63"), 5, VERMILION),
}

FAVORS = {
    "favor": f(
        "M4 34L16 24H30L36 30C40 34 35 40 30 37L25 34L46 50C50 53 46 59 41 57L24 50H4Z"
        "M38 4H60V22H52L46 26L38 20Z"
    )
    + f(rect(40, 8, 14, 4), GOLD),
    "favor_advice": f(
        shape(
            "M10 4H54A7 7 0 0 1 61 11V38A7 7 0 0 1 54 45H34L18 61V45H10A7 7 0 0 1 3 38V11"
            "A7 7 0 0 1 10 4Z",
            "M20 16H44V21H20Z",
            "M20 28H38V33H20Z",
        )
    ),
    "favor_combat_strategy": s("M9 9L36 36M36 9L9 36", 7) + moved(f(DIE, GOLD), "translate(34 34)"),
    "favor_endorsement": f(shape("M10 2H54V46L44 62H10Z", rect(18, 11, 28, 5), rect(18, 21, 28, 5)))
    + f(circle(35, 44, 13), VERDIGRIS)
    + s("M28.5 44L33.5 49L42 39.5", 5),
    "favor_shortcut": s("M8 56C8 32 22 24 32 24", 6, MUTED)
    + f(circle(8, 56, 7))
    + f("M28 12L62 24L28 36L36 24Z", TEAL)
    + s("M14 24H24", 6),
    "debt_rim": f(shape(SEAL, circle(32, 32, 21.5))),
    "debt": f(shape(SEAL, circle(32, 32, 20.5))) + f("M27 18H37V29H46L32 45L18 29H27Z", GOLD),
}

RING = shape(circle(32, 32, 30), circle(32, 32, 23))
AMBITIONS = {
    "ambition": f("M4 60L22 26L34 46L45 30L60 60Z")
    + s("M45 29V3", 5)
    + f("M48 3H64L58 10L64 17H48Z", GOLD),
    "ambition_any": f(RING) + s("M22 32H42", 8, GOLD),
    "ambition_1": f(RING) + s("M25 24L34 17V47", 7, GOLD),
    "ambition_2": f(RING) + s("M23 25C23 14 42 14 42 24C42 32 24 38 23 46H43", 7, GOLD),
    "ambition_lasting": f(RING)
    + s("M32 32C26 22 15 24 15 32C15 40 26 42 32 32C38 22 49 24 49 32C49 40 38 42 32 32Z", 5, GOLD),
    "ambition_final": f(shape(star(32, 32, 32, 26, 16), circle(32, 32, 20.5)))
    + f(star(32, 33, 17, 7.4, 5), GOLD),
}

GROUPS = (BOX, MARKET, TOGETHER, FAVORS, AMBITIONS)
