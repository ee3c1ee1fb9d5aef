"""Make the ships of Unfinished Business: `python assets/make/core_ships.py [name ...]`.

Models as in `ships.py`, whose solids and paint they use; the pictures go to assets/ships.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from ships import (
    BONE,
    COAL,
    GLASS,
    HOT,
    IRON,
    JETS,
    STEEL,
    WINDOW,
    Glow,
    Model,
    Part,
    View,
    both,
    box,
    deck,
    disc,
    hull,
    loft,
    plate,
    seam,
    shifted,
    slab,
    tube,
    write,
)
from svgkit import Point, darker, lighter, mix


def porax_38() -> Model:
    """Build a long-necked fighter between two scimitar wings that curve forward, a fin below."""
    slate, blood, brass = "#66707C", "#8C3A34", "#B48A4A"

    def wing(k: float) -> list[Part]:
        blade: list[Point] = [
            (-44, 12), (-14, 13), (2, 24), (22, 48), (58, 66), (88, 66), (52, 76), (8, 74),
            (-24, 58), (-42, 36),
        ]  # fmt: skip
        stripe: list[Point] = [(-18, 42), (4, 56), (34, 68), (58, 70), (30, 72), (2, 68), (-20, 52)]
        blade = [(x, y * k) for x, y in blade]
        stripe = [(x, y * k) for x, y in stripe]
        if k < 0:
            blade.reverse()
            stripe.reverse()
        return [
            slab(blade, [(-5, 0.95), (0, 1), (6, 0.93)], slate, (0, 44 * k)),
            deck(stripe, 6.2, blood),
            tube((18, 66), 52 * k, -4, (3.4, 2.2), COAL, 8),
            hull(
                [
                    (-56, 24 * k, 0, 7, 7),
                    (-46, 24 * k, 0, 11, 10),
                    (-14, 23 * k, 0, 10, 9),
                    (2, 22 * k, 0, 5, 5),
                ],
                IRON,
                10,
                2.3,
                [COAL, IRON, blood],
            ),
            seam([(-36, 24 * k, 10), (-10, 23 * k, 9)], brass, 2),
        ]

    far, near = both(wing)
    parts = [
        *far,
        loft(
            [
                [(-56, -2, -6), (-14, -2, -8), (-34, -1, -36), (-58, -1, -40)],
                [(-56, 2, -6), (-14, 2, -8), (-34, 1, -36), (-58, 1, -40)],
            ],
            darker(slate, 0.25),
        ),
        hull(
            [
                (-58, 0, 0, 9, 8),
                (-46, 0, 1, 15, 13),
                (-12, 0, 3, 16, 14),
                (22, 0, 2, 11, 10),
                (52, 0, 0, 9, 8),
            ],
            lighter(slate, 0.18),
            14,
            2.3,
            [COAL, slate, lighter(slate, 0.18), blood],
        ),
        hull(
            [(50, 0, 0, 9, 8), (66, 0, 1, 11, 10), (84, 0, -1, 9, 8), (98, 0, -4, 3, 3)],
            lighter(slate, 0.22),
            12,
            2,
            [blood, GLASS, slate],
        ),
        seam([(66, 0, 11), (84, 0, 7)], slate, 2),
        seam([(66, 8, 8), (84, 6.6, 4)], slate, 1.8),
        box((-34, -10), (-6, 6), (14, 22), mix(slate, COAL, 0.4), 3),
        seam([(-6, 10, 14), (24, 8, 10)], brass, 2.2),
        *near,
    ]
    glows = [
        Glow((-58, 0, 0), 9, JETS, 50),
        *(Glow((-56, 24 * k, 0), 8, JETS, 46) for k in (-1, 1)),
    ]
    return Model(parts, glows, View(211, 32))


def jumpmaster() -> Model:
    """Build a great crescent, open toward the bow, its cockpit at the tip of one horn."""
    clay, brown, dark = "#B08A5E", "#7A5238", "#4A403A"
    ring: list[Point] = [*disc(62, 62, 330, 44), *reversed(disc(34, 74, 318, 36))]
    inner: list[Point] = [*disc(55, 80, 250, 30), *reversed(disc(42, 84, 246, 26))]
    parts = [
        slab(ring, [(-10, 0.94), (-4, 1), (5, 1), (11, 0.93)], clay, (-44, 0)),
        deck(inner, 11.4, brown),
        slab(shifted(disc(13, 0, 360, 18), -46, 8), [(10, 1), (15, 0.95), (20, 0.55)], dark),
        seam([(-42, 5, 19), (-18, 3, 22)], COAL, 2.4),
        seam([(-42, 11, 19), (-18, 9, 22)], COAL, 2.4),
        box((-30, -6), (-62, -42), (9, 18), mix(clay, IRON, 0.5), 4),
        hull(
            [(-34, -46, 0, 12, 10), (-50, -46, 0, 15, 13), (-70, -40, 0, 12, 11)],
            dark,
            12,
            2.6,
        ),
        # the short horn, with its sensor mast
        hull(
            [(24, -34, 0, 11, 9), (52, -34, 0, 12, 10), (66, -34, 0, 6, 6)],
            brown,
            12,
            2.6,
            [clay, dark],
        ),
        seam([(60, -34, 5), (92, -36, 9)], STEEL, 2),
        # the long horn and the cockpit
        hull(
            [(14, 52, 0, 14, 11), (40, 52, 0, 15, 12), (62, 50, 0, 14, 12)],
            clay,
            12,
            2.8,
            [clay, brown],
        ),
        hull(
            [(58, 50, 1, 14, 12), (76, 49, 1, 15, 13), (92, 48, -1, 10, 9), (100, 48, -3, 4, 4)],
            lighter(clay, 0.16),
            12,
            2.2,
            [brown, GLASS, clay],
        ),
        seam([(76, 49, 14), (92, 48, 8)], clay, 2),
        seam([(76, 59, 10), (92, 55, 5)], clay, 2),
        tube((48, 96), 34, -6, (3, 2.2), COAL, 8),
    ]
    for turn in (96, 122, 148, 205, 232):
        a, b = disc(38, turn, turn + 1, 1)[0], disc(58, turn, turn + 1, 1)[0]
        parts.append(seam([(a[0], a[1], 11.5), (b[0], b[1], 9.5)], dark, 1.6))
    glows = [Glow((-72, -38, 0), 14, HOT, 56), Glow((-63, 16, 0), 8, HOT, 40)]
    return Model(parts, glows, View(214, 40), polar=True)


def edgehawk() -> Model:
    """Build a carrier of swoops: a cab, a long open rack on two keels, bikes hung at its sides."""
    ochre, iron, rust = "#BE8F3F", "#6A6F73", "#9A4A30"

    def swoop(x: float, k: float, hue: str) -> list[Part]:
        y = 36 * k
        return [
            hull(
                [
                    (x - 20, y, 0, 5, 5),
                    (x - 8, y, 1, 7, 6),
                    (x + 10, y, 0, 4, 4),
                    (x + 30, y, -2, 1.4, 1.4),
                ],
                hue,
                10,
                2.2,
                [COAL, hue, hue],
            ),
            box((x - 12, x + 2), (y - 3, y + 3), (5, 9), COAL, 1),
            seam([(x + 8, y - 8, 3), (x + 8, y + 8, 3)], STEEL, 2),
            seam([(x - 6, y - 3 * k, 8), (x - 6, 20 * k, 16)], iron, 2.6),
            seam([(x + 12, y - 2 * k, 4), (x + 12, 20 * k, 14)], iron, 2.6),
        ]

    def flank(k: float) -> list[Part]:
        made = [
            box((-52, 50), (16 * k, 26 * k) if k > 0 else (26 * k, 16 * k), (-10, 2), iron, 3),
        ]
        for x, hue in ((-30, rust), (12, "#4F7F78")) if k > 0 else ((-30, "#4F7F78"), (12, rust)):
            made += swoop(x, k, hue)
        return made

    far, near = both(flank)
    parts = [
        *far,
        box((-74, -44), (-30, 30), (-14, 16), mix(ochre, iron, 0.4), 6),
        tube((-86, -72), -17, 0, (9, 12), COAL),
        tube((-86, -72), 17, 0, (9, 12), COAL),
        box((-48, 44), (-12, 12), (-8, 10), iron, 3),
        box((-46, 40), (-21, 21), (13, 19), ochre, 2),
        box((-36, -14), (-12, 12), (19, 28), rust, 3),
        box((-2, 22), (-10, 10), (19, 25), mix(ochre, COAL, 0.35), 2),
        hull(
            [(38, 0, 2, 24, 15), (56, 0, 3, 26, 17), (78, 0, 0, 20, 12), (90, 0, -6, 9, 5)],
            ochre,
            12,
            3,
            [iron, ochre, ochre],
        ),
        plate([(60, -17, 17.5), (78, -12, 10.5), (78, 12, 10.5), (60, 17, 17.5)], GLASS),
        seam([(60, 0, 19), (79, 0, 11.5)], ochre, 2.4),
        plate([(44, 25.4, 8), (44, 25.4, -6), (58, 26.4, -6), (58, 26.4, 8)][::-1], rust),
        seam([(-58, 0, 16), (-66, 0, 44)], STEEL, 2.4),
        plate([(-66, 0.6, 44), (-64, 0.6, 30), (-44, 0.6, 34), (-48, 0.6, 42)], rust),
        plate([(-66, 0.6, 44), (-64, 0.6, 30), (-44, 0.6, 34), (-48, 0.6, 42)][::-1], rust),
        *near,
    ]
    return Model(parts, [Glow((-86, y, 0), 12, HOT, 50) for y in (-17, 17)], View(214, 30))


def auzituck() -> Model:
    """Build a ship of a forest people: a ribbed wooden boat, a high stern, two long outriggers."""
    wood, bark, brass = "#94643A", "#5E4128", "#C69A4E"

    def side(k: float) -> list[Part]:
        arm: list[Point] = [(-40, 16 * k), (4, 16 * k), (-4, 50 * k), (-38, 52 * k)]
        if k < 0:
            arm.reverse()
        return [
            slab(arm, [(2, 0.95), (6, 1), (11, 0.94)], bark),
            hull(
                [
                    (-76, 55 * k, 2, 7, 7),
                    (-62, 56 * k, 2, 12, 12),
                    (-20, 57 * k, 2, 13, 12),
                    (32, 54 * k, 0, 9, 9),
                    (72, 48 * k, -2, 2.4, 2.4),
                ],
                wood,
                12,
                2.2,
                [COAL, bark, wood, brass],
            ),
            seam([(-56, 57 * k, 14), (-20, 58 * k, 14), (30, 54 * k, 9)], brass, 2.4),
            tube((10, 54), 42 * k, -2, (3, 2), COAL, 8),
        ]

    far, near = both(side)
    ribs: list[Part] = []
    for x, w, z in ((-44, 23, 19), (-24, 25, 18), (-4, 25, 16), (16, 23, 14), (36, 18, 11)):
        ribs.append(
            seam(
                [
                    (x, -w, 2),
                    (x, -w * 0.7, z * 0.78),
                    (x, 0, z + 1.4),
                    (x, w * 0.7, z * 0.78),
                    (x, w, 2),
                ],
                bark,
                3,
            )
        )
    parts = [
        *far,
        hull(
            [
                (-70, 0, 10, 12, 12),
                (-54, 0, 6, 22, 16),
                (-10, 0, 0, 26, 17),
                (34, 0, -2, 19, 13),
                (62, 0, 0, 11, 9),
                (84, 0, 6, 3, 3),
            ],
            wood,
            16,
            2.1,
            [COAL, bark, wood, lighter(wood, 0.08), brass],
        ),
        *ribs,
        loft(
            [
                [(-70, -14, 12), (-40, -18, 14), (-52, -12, 36), (-80, -8, 34)],
                [(-70, 14, 12), (-40, 18, 14), (-52, 12, 36), (-80, 8, 34)],
            ],
            bark,
        ),
        box((-74, -54), (-9, 9), (34, 39), brass, 2),
        plate([(-45.0, -9, 24), (-42.3, -9, 19), (-42.3, 9, 19), (-45.0, 9, 24)], WINDOW),
        hull([(22, 0, 10, 9, 5), (36, 0, 11, 10, 7), (54, 0, 6, 6, 4)], GLASS, 10, 2),
        seam([(24, 0, 16), (54, 0, 10.6)], brass, 2),
        *near,
    ]
    glows = [
        Glow((-72, 0, 10), 11, JETS, 54),
        *(Glow((-76, 55 * k, 2), 9, JETS, 46) for k in (-1, 1)),
    ]
    return Model(parts, glows, View(213, 31))


def yt_2400() -> Model:
    """Build a round freighter without prongs: a thick disc cut by a hatch, a cockpit far out on a
    boom, drives in a wedge behind."""
    pale, teal = "#C3C7C6", "#35707A"
    parts = [
        slab(
            [(-30, -44), (-84, -34), (-92, -18), (-92, 18), (-84, 34), (-30, 44)],
            [(-11, 0.9), (-5, 1), (6, 1), (11, 0.88)],
            mix(pale, IRON, 0.45),
        ),
        slab(disc(54, 0, 360, 44), [(-13, 0.82), (-6, 1), (4, 1), (8, 0.95), (12, 0.8)], pale),
        slab(disc(34, 0, 360, 32), [(11, 1), (15, 0.94), (18, 0.55)], lighter(pale, 0.2), (0, 0)),
        # the outrigger at starboard and its cockpit
        box((0, 22), (-74, -46), (-5, 6), mix(pale, IRON, 0.35), 3),
        hull(
            [(-26, -76, 0, 7, 7), (-10, -77, 0, 11, 10), (26, -77, 0, 11, 10)],
            mix(pale, IRON, 0.25),
            12,
            2.4,
            [COAL, STEEL],
        ),
        hull(
            [(24, -77, 0, 11, 10), (42, -77, 0, 11, 10), (56, -77, -1, 6, 6)],
            STEEL,
            12,
            2,
            [teal, GLASS],
        ),
        # the hatch in front and the freight boxes on both shoulders
        box((36, 60), (-15, 15), (-7, 7), IRON, 3),
        plate([(60.2, -11, 4), (60.2, -11, -5), (60.2, 11, -5), (60.2, 11, 4)], COAL),
        box((-38, 10), (36, 54), (3, 15), teal, 4),
        box((14, 34), (34, 48), (3, 13), mix(teal, BONE, 0.6), 3),
        slab(shifted(disc(9, 0, 360, 14), 0, 0), [(17, 1.0), (21, 1.0), (24, 0.5)], IRON),
        seam([(2, -3, 23), (22, -3, 25)], COAL, 2.2),
        seam([(2, 3, 23), (22, 3, 25)], COAL, 2.2),
        deck([(-80, -24), (-50, -30), (-50, -20), (-80, -14)], 11.6, teal),
        deck([(-80, 14), (-50, 20), (-50, 30), (-80, 24)], 11.6, teal),
        slab(shifted(disc(7, 0, 360, 14), 26, -26), [(9, 0.5), (15, 1.0), (16, 0.9)], STEEL),
        box((-94, -88), (-16, 16), (-5, 5), "#BFEFFF"),
    ]
    for a, b in ((150, 176), (200, 226), (60, 78)):
        outer, inner = disc(45, a, b, 6), disc(37, a, b, 6)
        parts.append(deck([*outer, *reversed(inner)], 12.9, teal))
    glows = [Glow((-92, y, 0), 11, JETS, 52) for y in (-22, 0, 22)]
    return Model(parts, glows, View(212, 38), polar=True)


def vcx_100() -> Model:
    """Build a broad flat-sided freighter: a lozenge with a glass nose and two drive blocks, its
    auxiliary ship docked at the stern."""
    pearl, olive, gold = "#B9BDB4", "#6D7560", "#CF9A34"
    lozenge: list[Point] = [
        (-58, -30), (-40, -54), (6, -56), (44, -40), (66, -20), (66, 20), (44, 40), (6, 56),
        (-40, 54), (-58, 30),
    ]  # fmt: skip

    def side(k: float) -> list[Part]:
        wing: list[Point] = [(-48, 46 * k), (14, 48 * k), (2, 72 * k), (-34, 78 * k), (-56, 70 * k)]
        chevron: list[Point] = [(-38, 56 * k), (-4, 54 * k), (-12, 62 * k), (-40, 66 * k)]
        arrow: list[Point] = [(4, 44 * k), (36, 34 * k), (46, 24 * k), (32, 26 * k), (4, 36 * k)]
        for each in (wing, chevron, arrow):
            if k < 0:
                each.reverse()
        return [
            slab(wing, [(-9, 0.9), (-3, 1), (7, 0.96), (10, 0.86)], olive, (-24, 58 * k)),
            deck(chevron, 10.3, gold),
            deck(arrow, 11.2, gold),
            hull(
                [(-80, 56 * k, 0, 10, 9), (-66, 56 * k, 0, 14, 12), (-40, 56 * k, 0, 13, 11)],
                COAL,
                12,
                3,
                [COAL, IRON],
            ),
            tube((44, 84), 34 * k, -6, (3, 2), COAL, 8),
        ]

    far, near = both(side)
    parts = [
        *far,
        slab(lozenge, [(-16, 0.72), (-7, 1.0), (4, 1.0), (12, 0.86)], pearl, (0, 0)),
        slab(
            [
                (-46, -22),
                (-20, -32),
                (24, -26),
                (46, -12),
                (46, 12),
                (24, 26),
                (-20, 32),
                (-46, 22),
            ],
            [(11, 1.0), (19, 0.86), (22, 0.7)],
            lighter(pearl, 0.1),
            (0, 0),
        ),
        # the bridge, and the gunner's glass nose below it
        hull(
            [(52, 0, 3, 17, 11), (70, 0, 2, 15, 10), (84, 0, -2, 8, 6)],
            pearl,
            12,
            2.6,
            [pearl, GLASS],
        ),
        seam([(70, 0, 12), (84, 0, 4)], pearl, 2.4),
        seam([(60, 12, 9), (82, 6, 2)], pearl, 2),
        slab(shifted(disc(9, 0, 360, 16), -2, 0), [(21, 1), (26, 0.95), (31, 0.5)], GLASS),
        seam([(4, -3, 28), (28, -3, 31)], COAL, 2.4),
        seam([(4, 3, 28), (28, 3, 31)], COAL, 2.4),
        plate([(47, -9, 17.6), (52, -9, 13.2), (52, 9, 13.2), (47, 9, 17.6)], WINDOW),
        # the small ship at the stern
        hull(
            [(-88, 0, 16, 7, 6), (-72, 0, 16, 12, 9), (-50, 0, 17, 11, 8), (-36, 0, 16, 5, 4)],
            olive,
            12,
            2.8,
            [COAL, olive, GLASS],
        ),
        slab([(-84, -26), (-66, -12), (-66, 12), (-84, 26), (-76, 0)], [(14, 0.95), (17, 1)], gold),
        *near,
    ]
    glows = [Glow((-80, 56 * k, 0), 12, HOT, 52) for k in (-1, 1)]
    return Model(parts, glows, View(213, 34))


MODELS: dict[str, Callable[[], Model]] = {
    "rogue_class_porax_38": porax_38,
    "jumpmaster_5000": jumpmaster,
    "edgehawk_class_swoop_carrier": edgehawk,
    "auzituck_anti_slaver_gunship": auzituck,
    "yt_2400_light_freighter": yt_2400,
    "vcx_100_light_freighter": vcx_100,
}


def main(wanted: Sequence[str]) -> int:
    """Paint the named ships, all if none is named; return 2 for an unknown name."""
    return write(MODELS, wanted)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
