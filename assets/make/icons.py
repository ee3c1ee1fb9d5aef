"""Make every icon in assets/icons: `python assets/make/icons.py`.

A 64 x 64 grid, solid glyphs, gaps of at least 4 units so that they survive at 18 pixels. Holes are
real holes, so an icon works on any background. One tone of ink and at most one accent each.
"""

from __future__ import annotations

from pathlib import Path

from captain_icons import GROUPS as CAPTAINS
from core_icons import GROUPS as CORE
from edge_icons import GROUPS as EDGE
from iconkit import f, moved, s, shape
from mandalorian_icons import GROUPS as MANDALORIAN
from svgkit import (
    FACTIONS,
    HUTT,
    IMPERIAL,
    INK,
    MUTED,
    PANEL,
    REBEL,
    SKY,
    SYNDICATE,
    TEAL,
    VERMILION,
    YELLOW,
    Svg,
    around,
    circle,
    darker,
    ellipse,
    lighter,
    mix,
    ngon,
    poly,
    rect,
    star,
    write_all,
)

FOLDER = Path(__file__).resolve().parent.parent / "icons"
GREEN = "#6FBF5A"
GOLD = "#D8CFB4"  # values: money and fame


def bust(cx: float, cy: float, k: float) -> str:
    """Return a head and shoulders `48 * k` high, the center of the head at (cx, cy)."""
    head = circle(cx, cy, 11 * k)
    w, top, low = 20 * k, cy + 15 * k, cy + 34 * k
    return head + (
        f"M{cx - w} {low}V{top + 10 * k}C{cx - w} {top} {cx - 9 * k} {top} {cx} {top}"
        f"C{cx + 9 * k} {top} {cx + w} {top} {cx + w} {top + 10 * k}V{low}Z"
    )


def arrow(turn: int) -> str:
    """Return a bold arrow; turn 0 points up, clockwise degrees."""
    return moved(s("M32 56V14M13 31L32 11L51 31", 9), f"rotate({turn} 32 32)")


def cog(cx: float, cy: float, outer: float, inner: float, teeth: int, hole: float) -> str:
    """Return a gear wheel with a round hole."""
    points = []
    for i in range(teeth):
        for turn, r in ((-0.30, inner), (-0.19, outer), (0.19, outer), (0.30, inner)):
            points += around(cx, cy, [r], 360 / teeth * (i + turn) - 90)
    return poly(points) + circle(cx, cy, hole)


def shield(x: float, y: float, k: float) -> str:
    """Return a heater shield, 48 x 56 at k = 1, its top left at (x, y)."""
    return (
        f"M{x + 24 * k} {y}L{x + 48 * k} {y + 9 * k}V{y + 26 * k}"
        f"C{x + 48 * k} {y + 41 * k} {x + 38 * k} {y + 51 * k} {x + 24 * k} {y + 56 * k}"
        f"C{x + 10 * k} {y + 51 * k} {x} {y + 41 * k} {x} {y + 26 * k}V{y + 9 * k}Z"
    )


HEART = "M32 59C8 41 3 29 4 20C6 6 24 4 32 17C40 4 58 6 60 20C61 29 56 41 32 59Z"
HOLSTER = shape(
    "M10 25H58V37C58 43 52 45 46 45L43 56A7 7 0 0 1 36 62H27A7 7 0 0 1 20 56Z",
    "M36 33H50V36C50 38 48 38.5 45 38.5H36Z",
)
GRIP = "M13 20L5 5C10 0 21 0 27 3L35 20Z" + "M41 20V11H58V20Z"
SHIP = shape(
    "M32 2L42 16L45 34L62 40V55L47 52L45 62H36V55H28V62H19L17 52L2 55V40L19 34L22 16Z",
    "M32 13L37 20L38 31H26L27 20Z",
)
CRATE_TOP = "M32 3L57 16L32 29L7 16Z"
CRATE_LEFT = "M5 21L29.5 34V61L5 48Z"
CRATE_RIGHT = "M59 21L34.5 34V61L59 48Z"
DROID_HEAD = shape(
    "M8 44V34A24 24 0 0 1 29 10.2V3H35V10.2A24 24 0 0 1 56 34V44Z", circle(38, 29, 8)
)
SPEAKER = "M4 23H16L32 9V55L16 41H4Z"
DOOR = "M30 6H10V58H30"

STATS = {
    "hyperdrive": s("M15 22A11 27 0 0 1 35 22M15 42A11 27 0 0 0 35 42", 6)
    + f("M3 28H37V18L62 32L37 46V36H3Z", TEAL),
    "hull": f(shape("M32 2L56 26V50L46 62H18L8 50V26Z", "M32 12.5L48 29V47L42 54.5H22L16 47V29Z"))
    + f("M32 21L41 31V48H23V31Z", TEAL),
    "ship_combat": s(shape(circle(32, 32, 22), "M32 3V13M32 51V61M3 32H13M51 32H61"), 6)
    + f("M32 17L44 44L32 38L20 44Z", VERMILION),
    "ground_combat": f(
        shape("M3 15H40V9H48V15H61V32H43V43H30L25 60H6L13 34L3 31Z", "M31 32H37V37H29.5Z")
    ),
    "health": f(shape(HEART, "M28 20H36V28H44V36H36V44H28V36H20V28H28Z"), VERMILION),
    "credits": f(
        shape(
            circle(32, 32, 29),
            circle(32, 32, 22.5),
            "M24 19H49L46 28H19Z",
            "M18 36H45L40 45H15Z",
        ),
        GOLD,
    ),
    "fame": f(star(32, 25, 23, 10, 5), GOLD)
    + s("M5 25C3 43 11 54 24 59M59 25C61 43 53 54 40 59", 6),
    "damage": f(
        shape(
            poly(around(32, 32, [31, 18, 27, 18] * 4 + [31, 18], -90)),
            "M37 15L21 36H30L27 50L43 29H34Z",
        ),
        VERMILION,
    ),
}

SKILLS = {
    "influence": f(
        shape(
            "M11 5H53A7 7 0 0 1 60 12V37A7 7 0 0 1 53 44H35L19 60V44H11A7 7 0 0 1 4 37V12"
            "A7 7 0 0 1 11 5Z",
            star(32, 25, 16, 7, 5),
        )
    ),
    "knowledge": f("M29 15C21 8 11 7 3 9V53C11 51 21 52 29 58Z")
    + f(
        shape(
            "M35 15C43 8 53 7 61 9V53C53 51 43 52 35 58Z",
            "M41 22L55 18V24L41 28Z",
            "M41 34L55 30V36L41 40Z",
        )
    ),
    "piloting": s("M9 10V29C9 40 16 45 25 45H39C48 45 55 40 55 29V10", 9)
    + f(rect(26, 44, 12, 18))
    + f(circle(32, 29, 8), TEAL),
    "stealth": f(
        shape(
            "M32 2C13 8 8 30 5 61H59C56 30 51 8 32 2Z",
            "M32 17C22 21 18 31 19 41C24 52 40 52 45 41C46 31 42 21 32 17Z",
        )
    )
    + f("M22.5 30L30.5 36L23 39Z" + "M41.5 30L33.5 36L41 39Z", TEAL),
    "strength": f(
        shape(
            rect(6, 12, 11, 21, 5),
            rect(20.5, 7, 11, 26, 5),
            rect(35, 7, 11, 26, 5),
            rect(49.5, 12, 10.5, 21, 5),
        )
    )
    + f(
        "M6 37H34A6 6 0 0 1 34 49H27A9 9 0 0 0 33 52C42 52 44 45 43 37H60V43C60 55 52 62 42 62H24"
        "C14 62 6 54 6 44Z"
    ),
    "tactics": s("M32 59V46C32 34 15 38 15 22M32 46C32 34 49 38 49 22", 8)
    + f("M1 25L15 4L29 25Z")
    + f("M35 25L49 4L63 25Z", VERMILION),
    "tech": moved(
        f("M26 -2V15H38V-2A17 17 0 0 1 40.5 29V58A8.5 8.5 0 0 1 23.5 58V29A17 17 0 0 1 26 -2Z"),
        "rotate(45 32 32)",
    ),
}

FACTION_ICONS = {
    "hutt": f(
        shape(
            "M57 2C32 5 4 16 4 39A23.5 23.5 0 0 0 51 39C51 25 45 15 57 2Z",
            circle(27.5, 38.5, 14.5),
            circle(31.5, 42, 8),
        ),
        HUTT,
    ),
    "imperial": f(
        shape(
            ngon(32, 32, 31, 6),
            ngon(32, 32, 22.5, 6),
            "M32 14L44 44L32 37L20 44Z",
        ),
        IMPERIAL,
    ),
    "rebel": f(
        shape(
            "M11 61C0 36 12 13 37 2C26 20 23 39 25 61Z",
            "M29.5 61C27 43 34 25 52 13C44 29 43 44 41 61Z",
            "M45.5 61C46 48 51 38 62 31C59 43 57 52 54 61Z",
        ),
        REBEL,
    ),
    "syndicate": f(
        shape(
            poly(around(32, 32, [31, 13.5, 21, 13.5, 31, 13.5, 21, 13.5] * 2, -90)),
            circle(32, 32, 10.5),
            "M32 23C37 29 37 35 32 41C27 35 27 29 32 23Z",
        ),
        SYNDICATE,
    ),
}

REPUTATION = {
    "positive": f(shape("M32 1L63 60H1Z", "M28 24H36V36H46V44H36V55H28V44H18V36H28Z"), TEAL),
    "neutral": f(shape(circle(32, 32, 27), rect(15, 27, 34, 10, 2)), MUTED),
    "negative": f(shape("M32 63L1 4H63Z", rect(18, 18, 28, 9)), VERMILION),
}

DECKS = {
    "bounty": f(bust(32, 25, 0.72))
    + s("M5 18V5H18M46 5H59V18M59 46V59H46M18 59H5V46", 6, VERMILION),
    "cargo": f(CRATE_TOP, GOLD) + f(CRATE_LEFT) + f(CRATE_RIGHT),
    "gear": f(HOLSTER) + f(GRIP, GOLD),
    "mod": f(shape(ngon(32, 32, 31, 6), circle(32, 32, 16))) + f(circle(32, 32, 8.5), TEAL),
    "gear_and_mod": moved(f(HOLSTER) + f(GRIP, GOLD), "translate(-2 -1) scale(0.66)")
    + moved(f(shape(ngon(32, 32, 31, 6), circle(32, 32, 15))), "translate(25 25) scale(0.6)"),
    "job": f(
        shape(
            "M9 10H21V4H43V10H55V61H9Z",
            rect(18, 24, 28, 6),
            rect(18, 35, 28, 6),
            rect(18, 46, 17, 6),
        )
    ),
    "luxury": f("M17 7H47L60 25H4Z")
    + f("M4.5 29H20L29.5 57Z" + "M59.5 29H44L34.5 57Z")
    + f("M24.5 29H39.5L32 55Z", TEAL),
    "ship": f(SHIP),
    "crew": f(bust(32, 27, 0.95))
    + f(
        shape(
            circle(11, 21, 7.5),
            circle(53, 21, 7.5),
            "M2 48V39C2 33 6 32 13 32L9 48Z",
            "M62 48V39C62 33 58 32 51 32L55 48Z",
        ),
        MUTED,
    ),
    "secret": f(
        shape(
            rect(9, 3, 46, 58, 6),
            "M32 14A9 9 0 0 1 37 30.5L40 48H24L27 30.5A9 9 0 0 1 32 14Z",
        )
    ),
    "encounter": f(
        shape(
            "M32 62C20 46 9 38 9 25A23 23 0 0 1 55 25C55 38 44 46 32 62Z",
            star(32, 25, 14, 6, 4),
        )
    ),
    "contact": f(shape(circle(32, 32, 30), bust(32, 23, 0.7))),
    "databank": f(
        "M4 14C4 0 60 0 60 14C60 24 4 24 4 14Z"
        "M4 23C12 32 52 32 60 23V33C60 43 4 43 4 33Z"
        "M4 42C12 51 52 51 60 42V51C60 64 4 64 4 51Z"
    ),
    "ai": f(shape(rect(14, 14, 36, 36, 4), "M19 32C25 22 39 22 45 32C39 42 25 42 19 32Z"))
    + s(
        "M23 4V9M32 4V9M41 4V9M23 55V60M32 55V60M41 55V60M4 23H9M4 32H9M4 41H9M55 23H60M55 32H60"
        "M55 41H60",
        5,
    )
    + f(circle(32, 32, 5), TEAL),
    "droid": f(DROID_HEAD) + f(rect(8, 49, 48, 11, 3)) + f(circle(38, 29, 4), TEAL),
    "patrol": f(
        "M32 3L47 33L32 26L17 33Z" + "M15 31L29 61L15 54L1 61Z" + "M49 31L63 61L49 54L35 61Z"
    ),
}

DICE = {
    "die_hit": f(star(32, 32, 25, 12, 4)),
    "die_crit": f(shape(star(32, 32, 26, 15.5, 8), star(32, 32, 9, 4.5, 8)), GOLD),
    "die_focus": f(shape("M7 32C18 11 46 11 57 32C46 53 18 53 7 32Z", circle(32, 32, 11.5)), TEAL)
    + f(circle(32, 32, 6), TEAL),
    "die_blank": s(circle(32, 32, 20.5), 5, MUTED),
}
TRAITS = {
    "illegal": s(shape(circle(32, 32, 25), "M14.5 49.5L49.5 14.5"), 8, VERMILION),
    "weapon": moved(
        f("M32 -8L40 2V36H24V2Z") + f(rect(15, 39, 34, 7, 3)) + f(rect(27, 49, 10, 20, 4), MUTED),
        "rotate(45 32 32)",
    ),
    "armor": f(
        shape(
            "M17 4L25 10H39L47 4L61 13V31H53V52L32 62L11 52V31H3V13Z",
            "M29 20H35V50H29Z",
            "M17 27H24V33H17Z",
            "M40 27H47V33H40Z",
        )
    ),
}

PIPS = {
    "class_gray": f(shape(circle(32, 32, 27), circle(32, 32, 9)), "#B4BDC7"),
    "class_green": f(
        shape(rect(6, 6, 52, 52, 13), circle(21.5, 42.5, 7.5), circle(42.5, 21.5, 7.5)), GREEN
    ),
    "class_yellow": f(
        shape(
            "M32 3C36 3 38 5 40 8L61 47C64 53 61 59 54 59H10C3 59 0 53 3 47L24 8C26 5 28 3 32 3Z",
            circle(32, 24, 6.5),
            circle(21, 45, 6.5),
            circle(43, 45, 6.5),
        ),
        YELLOW,
    ),
    "class_orange": f(
        shape(
            "M32 1L63 32L32 63L1 32Z",
            circle(32, 17.5, 6),
            circle(32, 46.5, 6),
            circle(17.5, 32, 6),
            circle(46.5, 32, 6),
        ),
        "#E69F00",
    ),
}

CONTROLS = {
    "menu": s("M9 14H55M9 32H55M9 50H55", 8),
    "undo": s("M9 24H38A16 16 0 0 1 38 56H20", 7) + f("M25 4V44L3 24Z"),
    "redo": s("M55 24H26A16 16 0 0 0 26 56H44", 7) + f("M39 4V44L61 24Z"),
    "help": s("M17 21A15 15 0 1 1 39 34C34 37 32 39 32 44", 8.5) + f(circle(32, 57, 5.5)),
    "settings": f(cog(32, 32, 31, 23.5, 8, 10)),
    "speed": f("M3 10L31 32L3 54Z" + "M33 10L61 32L33 54Z"),
    "log": s("M24 13H58M24 32H58M24 51H58", 7)
    + f(circle(9, 13, 5) + circle(9, 32, 5) + circle(9, 51, 5), TEAL),
    "zoom": s(shape(circle(26, 26, 19), "M41 41L57 57"), 8),
    "close": s("M14 14L50 50M50 14L14 50", 9),
    "discard": f(
        shape(
            "M12 22H52L48 61H16Z",
            rect(21.5, 29, 5.5, 25, 2.5),
            rect(37, 29, 5.5, 25, 2.5),
        )
    )
    + f("M8 11H24L26 4H38L40 11H56V18H8Z"),
    "plus": s("M32 12L32 52M12 32L52 32", 9),
    "back": s("M42 8L18 32L42 56", 9),
    "next": s("M22 8L46 32L22 56", 9),
    "play": f("M13 6L57 32L13 58Z"),
    "pause": f(rect(11, 7, 15, 50, 3) + rect(38, 7, 15, 50, 3)),
    "lock": f(shape(rect(9, 28, 46, 33, 6), circle(32, 42, 5.5), "M29.5 45H34.5V53H29.5Z"))
    + s("M19 27V19A13 13 0 0 1 45 19V27", 7),
    "warning": f(
        shape(
            "M32 3C35 3 37 5 39 8L61 49C64 55 61 60 55 60H9C3 60 0 55 3 49L25 8C27 5 29 3 32 3Z",
            "M27.5 20H36.5L35 41H29Z",
            circle(32, 50, 5),
        ),
        GOLD,
    ),
    "check": s("M9 34L25 50L55 15", 10),
    "cross": s("M15 15L49 49M49 15L15 49", 11, VERMILION),
    "goal": f(shape(circle(32, 32, 29), circle(32, 32, 22), circle(32, 32, 15)))
    + f(circle(32, 32, 8), GOLD),
    "hint": s("M23 44C23 38 13 34 13 22A19 19 0 0 1 51 22C51 34 41 38 41 44Z", 7)
    + s("M24 52H40M28 60H36", 6, GOLD),
    "eye": f(shape("M2 32C14 8 50 8 62 32C50 56 14 56 2 32Z", circle(32, 32, 13.5)))
    + f(circle(32, 32, 7.5), TEAL),
    "eye_off": f(
        "M2 32C7 22 15 16 23 14L29.5 20.6A13 13 0 0 0 20.6 29.5L33.5 45.4L40 50C26 53 10 48 2 32Z"
        "M62 32C59 38 55 42 51 45L43.4 37.4A13 13 0 0 0 28 18.6L24 14C38 9 55 16 62 32Z",
        MUTED,
    )
    + s("M10 8L54 56", 6.5),
    "sound": f(SPEAKER) + s("M42 22C46 27 46 37 42 42M50 13C59 22 59 42 50 51", 6),
    "music": s("M23 47V13L55 7V41", 6) + f(ellipse(15, 49, 11, 9) + ellipse(47, 43, 11, 9)),
    "fullscreen": s("M7 22V7H22M42 7H57V22M57 42V57H42M22 57H7V42", 8),
    "save": f(shape("M5 5H47L59 17V59H5Z", rect(18, 5, 24, 15), rect(15, 33, 34, 20)))
    + f(rect(31, 5, 7, 11)),
    "load": f("M4 10H24L30 17H55V26H16L4 50Z") + f("M18 31H62L50 57H7Z", GOLD),
    "quit": s(DOOR, 7) + s("M24 32H53M43 19L57 32L43 45", 7),
    "continue": f("M6 8L38 32L6 56Z") + f(rect(45, 8, 12, 48, 3)),
    "end_turn": s("M52 18A25 25 0 1 0 57 35", 7) + f("M61 4V29H36Z") + f(circle(32, 33, 7), GOLD),
    "planning": s("M12 50C12 30 30 42 32 28C33 20 40 15 48 14", 6)
    + f(circle(12, 52, 9))
    + f("M52 2L62 14L52 26L42 14Z", GOLD),
    "action": f("M38 2L9 37H28L23 62L55 25H35Z", GOLD),
    "deliver": s("M6 34V58H58V34", 8) + s("M32 6V42M18 29L32 43L46 29", 8, GOLD),
    "market": f("M9 6H55L62 25H2Z")
    + f(
        shape(
            "M7 30C12 35 17 35 20 30C24 35 29 35 32 30C35 35 40 35 44 30C47 35 52 35 57 30V60H7Z",
            rect(15, 40, 15, 20),
            rect(37, 40, 12, 10),
        )
    ),
    "recover": s("M53 21A25 25 0 1 0 57 36", 6)
    + f("M60 6V27H39Z")
    + f("M28 20H36V28H44V36H36V44H28V36H20V28H28Z", TEAL),
    "move": moved(f("M32 0L52 36L32 27L12 36Z"), "rotate(45 32 32)")
    + f(circle(22, 42, 5) + circle(12.5, 51.5, 4.5) + circle(5, 59, 3.5), TEAL),
    "swords": s("M7 7L45 45M57 7L19 45", 7)
    + s("M34 52L52 34M30 52L12 34M47 47L57 57M17 47L7 57", 6, GOLD),
    "shield": f(shape(shield(6, 3, 1.08), shield(14.5, 11.5, 0.73)))
    + f("M32 16V47.5C41 44 45.5 38 45.5 30.5V21Z", SKY),
    "dice": moved(
        f(
            shape(
                rect(6, 6, 52, 52, 11),
                *(circle(x, y, 5.5) for x, y in ((20, 20), (44, 20), (32, 32), (20, 44), (44, 44))),
            )
        ),
        "rotate(10 32 32)",
    ),
    "hand": moved(f(rect(18, 4, 28, 44, 5), MUTED), "rotate(-24 32 70)")
    + moved(f(shape(rect(16, 6, 32, 50, 5), rect(21.5, 12, 21, 18, 2))), "rotate(14 32 70)"),
    "info": f(circle(32, 10, 8)) + f("M20 25H39V51H46V60H19V51H26V34H20Z"),
    "star": f(star(32, 35, 32, 13.5, 5), GOLD),
    "flag": s("M11 5V60", 7) + f("M17 6H59L49 21L59 37H17Z", GOLD),
    "rotate": s("M14 20A23 23 0 0 1 54 26M50 44A23 23 0 0 1 10 38", 7)
    + f("M61 10V32H40Z" + "M3 54V32H24Z"),
    "back_one": s("M42 8L18 32L42 56", 9),
    "turn_back": s("M52 10L30 32L52 54M12 10V54", 9),
    "turn_on": s("M12 10L34 32L12 54M52 10V54", 9),
    "film": s("M8 14H56V50H8Z", 7) + f("M26 22L44 32L26 42Z"),
    "coach": s("M8 50L24 30L36 40L56 14", 7) + f("M60 8V28L42 12Z"),
    "up": arrow(0),
    "right": arrow(90),
    "down": arrow(180),
    "left": arrow(270),
}

PLACES = {
    "navpoint": f(shape("M32 3L61 32L32 61L3 32Z", "M32 14L50 32L32 50L14 32Z"))
    + f("M32 23L41 32L32 41L23 32Z", TEAL),
    "planet": f(circle(32, 32, 19))
    + f(
        "M10 34C2 40 -1 46 2 50C8 57 42 42 58 24C66 14 60 9 47 13L51 18C58 16 57 19 53 24"
        "C41 37 16 48 8 46C6 45 8 41 12 38Z",
        GOLD,
    ),
    "maelstrom": s(
        "M32 32C37 28 41 35 35 40C27 45 18 38 20 28C23 16 41 13 48 25C56 40 43 58 25 55", 6.5
    )
    + s("M32 9C14 5 0 24 8 42M57 22C58 15 54 9 48 6", 5.5, REBEL),
}

# Patrol hulls on 96 x 96: one outline per faction, seen from above, bow up.
PATROLS = {
    "hutt": "M48 5C62 8 66 22 67 34C82 40 88 54 84 70C80 84 66 86 62 78C60 86 54 92 48 92"
    "C42 92 36 86 34 78C30 86 16 84 12 70C8 54 14 40 29 34C30 22 34 8 48 5Z",
    "imperial": "M48 3L56 24L88 82L70 90H58L54 84H42L38 90H26L8 82L40 24Z",
    "rebel": "M43 4H53L56 38L78 28L80 8H86L90 66L78 74L66 70L60 90H36L30 70L18 74L6 66L10 8H16"
    "L18 28L40 38Z",
    "syndicate": "M48 4L56 30C74 30 86 20 90 6C96 34 86 58 66 66L58 70L48 92L38 70L30 66"
    "C10 58 0 34 6 6C10 20 22 30 40 30Z",
}
# The lit half of each hull, and its dark parts (bridge, seams), in the same grid.
PATROL_LIGHT = {
    "hutt": "M48 5C62 8 66 22 67 34C60 30 54 40 48 92C42 92 36 86 34 78C30 86 16 84 12 70"
    "C8 54 14 40 29 34C30 22 34 8 48 5Z",
    "imperial": "M48 3L48 84H42L38 90H26L8 82L40 24Z",
    "rebel": "M43 4H48V90H36L30 70L18 74L6 66L10 8H16L18 28L40 38Z",
    "syndicate": "M48 4V92L38 70L30 66C10 58 0 34 6 6C10 20 22 30 40 30Z",
}
PATROL_DARK = {
    "hutt": ellipse(48, 38, 8, 15) + ellipse(26, 60, 7, 12) + ellipse(70, 60, 7, 12),
    "imperial": "M48 34L54 60H42Z" + rect(36, 64, 24, 8) + "M24 74L34 56V78Z" + "M72 74L62 56V78Z",
    "rebel": ellipse(48, 32, 4.5, 12)
    + rect(38, 58, 6, 22)
    + rect(52, 58, 6, 22)
    + rect(14, 44, 20, 5)
    + rect(62, 44, 20, 5),
    "syndicate": "M48 36L55 48L48 60L41 48Z"
    + "M20 30C24 42 30 48 38 50L35 57C25 52 19 42 20 30Z"
    + "M76 30C72 42 66 48 58 50L61 57C71 52 77 42 76 30Z",
}


def patrol(faction: str) -> str:
    """Return a patrol's map piece: dark edge, two tones of the faction's color, dark seams."""
    colour = FACTIONS[faction]
    hull = PATROLS[faction]
    pic = Svg(96, 96)
    pic.fill(hull, mix(colour, PANEL, 0.3), seam=0)
    pic.fill(PATROL_LIGHT[faction], lighter(colour, 0.12))
    pic.stroke(hull, "#0A0D12", 4)
    pic.fill(PATROL_DARK[faction], mix(colour, "#0A0D12", 0.78))
    return pic.text()


def app() -> str:
    """Return the application icon: a ship leaving an arc of worlds at the rim."""
    pic = Svg(256, 256)
    plate = rect(8, 8, 240, 240, 52)
    ground = pic.radial((84, 72), 230, [(0, "#2A4256", 1), (0.55, "#16212E", 1), (1, "#0B0F15", 1)])
    pic.fill(plate, ground)
    for x, y, r in (
        (52, 60, 2.4),
        (96, 38, 1.8),
        (70, 112, 1.8),
        (206, 150, 2),
        (44, 148, 2),
        (150, 44, 1.6),
        (120, 80, 1.6),
        (214, 96, 1.6),
    ):
        pic.fill(circle(x, y, r), INK, 0.7)
    # The world fills the lower corner; its outline is constructed to follow the plate.
    sea = pic.linear(
        (60, 140), (150, 250), [(0, "#E8B04A", 1), (0.45, "#B8562A", 1), (1, "#3A1C22", 1)]
    )
    pic.fill(
        "M18 212C40 168 84 146 128 146C176 146 218 170 239 208C231 232 218 248 196 248H60"
        "C36 248 24 234 18 212Z",
        sea,
    )
    pic.stroke("M21 206C44 167 86 147 128 147C172 147 212 168 234 202", "#FFE0A0", 5, 0.9)
    pic.stroke("M52 216C78 190 118 184 160 192M92 232C120 214 160 212 190 222", "#5A2423", 7, 0.55)
    pic.stroke("M28 132C70 84 150 70 226 112", TEAL, 5, 0.55)
    for x, y, r in ((28, 132, 8), (86, 92, 10), (226, 112, 8)):
        pic.fill(circle(x, y, r), TEAL)
    trail = pic.linear((92, 178), (176, 76), [(0, GOLD, 0), (1, "#FFE9B8", 1)])
    pic.fill("M84 190L160 84L178 98Z", trail)
    pic.fill("M212 34L204 118L176 96L148 74Z", "#0A0D12", 0.35)
    pic.fill("M212 34L146 70L172 92Z", INK)
    pic.fill("M212 34L172 92L198 114Z", darker(IMPERIAL, 0.3))
    pic.fill("M172 92L163 84L160 108L184 102Z", VERMILION)
    pic.stroke(plate, "#3B5266", 4)
    return pic.text()


def icons() -> dict[str, str]:
    """Return every icon by name, as finished SVG text."""
    groups = (STATS, SKILLS, FACTION_ICONS, REPUTATION, DECKS, DICE, TRAITS, PIPS, CONTROLS, PLACES)
    pictures: dict[str, str] = {}
    for group in (*groups, *CAPTAINS, *CORE, *EDGE, *MANDALORIAN):
        for name, markup in group.items():
            pic = Svg(64, 64)
            pic.raw(markup)
            pictures[name] = pic.text()
    pictures.update({f"patrol_{faction}": patrol(faction) for faction in PATROLS})
    pictures["app"] = app()
    return pictures


if __name__ == "__main__":
    write_all(FOLDER, icons())
