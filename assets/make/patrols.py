"""Make the pictures of patrols in assets/ships: `python assets/make/patrols.py [name ...]`.

They are modeled and baked as the players' ships are (`ships.py`), in a smaller picture with the bow
to the left, for they face the player from the right. What flies on the map for a faction also has a
piece seen from above (`token_NAME`). Needs numpy and Pillow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import bake
from PIL import Image
from ships import (
    COAL,
    FOLDER,
    GLASS,
    HOT,
    IRON,
    JETS,
    RUST,
    STEEL,
    WINDOW,
    Glow,
    Model,
    Part,
    View,
    both,
    box,
    deck,
    hull,
    loft,
    paint,
    piece,
    seam,
    slab,
    tube,
)
from svgkit import mix

SIZE, QUALITY = (480, 320), 78
ON_MAP = ("raider_ship", "corvette", "snub_fighter", "gunship")
P3 = tuple[float, float, float]


def wing(root: tuple[P3, P3], tip: tuple[P3, P3], thick: tuple[float, float], color: str) -> Part:
    """Return a wing between the stern and bow ends of its root and of its tip."""
    rings = []
    for (stern, bow), t in ((root, thick[0]), (tip, thick[1])):
        rings.append(
            [
                (stern[0], stern[1], stern[2] - t / 2),
                (bow[0], bow[1], bow[2] - t / 2),
                (bow[0], bow[1], bow[2] + t / 2),
                (stern[0], stern[1], stern[2] + t / 2),
            ]
        )
    return loft(rings, color)


def fighter() -> Model:
    """Build a claw: a small cabin between two wings that reach forward past its bow."""
    dark, pale = "#5B6370", "#AEB7C2"

    def claw(k: float) -> list[Part]:
        shape = [
            (-44, 16 * k),
            (-8, 18 * k),
            (-2, 40 * k),
            (34, 56 * k),
            (96, 62 * k),
            (30, 78 * k),
            (-30, 70 * k),
            (-48, 44 * k),
        ]
        inlay = [(-36, 26 * k), (-14, 26 * k), (-8, 44 * k), (26, 61 * k), (-22, 62 * k)]
        if k < 0:
            shape.reverse()
            inlay.reverse()
        return [
            slab(shape, [(-4, 0.95), (0, 1), (5, 0.93)], dark, (0, 46 * k)),
            deck(inlay, 5.3, mix(dark, COAL, 0.7)),
            tube((8, 64), 54 * k, -4, (3.4, 2.4), COAL, 8),
        ]

    far, near = both(claw)
    parts = [
        *far,
        hull(
            [
                (-52, 0, 0, 10, 10),
                (-44, 0, 0, 18, 17),
                (-8, 0, 1, 22, 19),
                (30, 0, 0, 15, 12),
                (50, 0, -2, 5, 4),
            ],
            pale,
            12,
            2.6,
            [COAL, dark, pale, pale],
        ),
        hull([(4, 0, 11, 9, 6), (18, 0, 11, 10, 8), (40, 0, 4, 6, 5)], GLASS, 8, 2),
        box((-40, -16), (-6, 6), (15, 23), dark, 3),
        seam([(-44, 15, 10), (-8, 18, 11)], COAL, 1.6),
        *near,
    ]
    return Model(parts, [Glow((-52, 0, 0), 12, "#FF9A86", 50)], View(212, 36))


def corvette() -> Model:
    """Build a dagger of plates with a stepped town on its back and a bridge on a neck."""
    pale, grey = "#B8C1CB", "#8D98A5"
    blade = [(112, 0), (-64, 50), (-74, 44), (-74, -44), (-64, -50)]
    parts = [
        slab(blade, [(-13, 0.5), (-2, 1), (-1, 1)], grey, (-30, 0)),
        slab(blade, [(-1, 0.985), (1, 0.985)], COAL, (-30, 0)),
        slab(blade, [(1, 1), (2, 1), (10, 0.62)], pale, (-34, 0)),
        slab(
            [(26, 0), (-58, 26), (-66, 24), (-66, -24), (-58, -26)],
            [(6, 1), (13, 0.94)],
            grey,
            (-40, 0),
        ),
        slab(
            [(-4, 0), (-52, 17), (-60, 16), (-60, -16), (-52, -17)],
            [(12, 1), (20, 0.92)],
            pale,
            (-42, 0),
        ),
        box((-56, -40), (-7, 7), (18, 32), grey, 2),
        box((-59, -39), (-23, 23), (30, 38), pale, 3),
        box((-41, -38.4), (-16, 16), (33, 35), WINDOW),
        tube((-52, -44), 15, 41, (4, 4), IRON, 10),
        tube((-52, -44), -15, 41, (4, 4), IRON, 10),
        seam([(100, 5, 1.5), (10, 29, 1.5), (-60, 48, 1.5)], WINDOW, 0.7),
        *[
            box((x, x + 9), (y, y + 7), (9, 14), IRON, 1.5)
            for x, y in ((30, 4), (8, 12), (-14, 24), (-40, 32))
        ],
        seam([(84, 4, 4), (-40, 30, 8)], COAL, 1.2),
        *[tube((-80, -70), y, 0, (8, 9), COAL) for y in (-24, 0, 24)],
    ]
    glows = [Glow((-80, y, 0), 7.5, JETS, 46) for y in (-24, 0, 24)]
    return Model(parts, glows, View(214, 26))


def snub_fighter() -> Model:
    """Build a long-nosed fighter: four slanted wings with cannons at their tips, red marks."""
    white, red = "#C9CBC8", "#C2502F"

    def side(k: float) -> list[Part]:
        made = []
        for up in (1, -1):
            made += [
                wing(
                    ((-56, 12 * k, 5 * up), (-8, 14 * k, 5 * up)),
                    ((-58, 66 * k, 23 * up), (-30, 66 * k, 23 * up)),
                    (5, 2.4),
                    white,
                ),
                wing(
                    ((-52, 37 * k, 15.2 * up), (-24, 37 * k, 15.2 * up)),
                    ((-53, 49 * k, 19.3 * up), (-27, 49 * k, 19.3 * up)),
                    (4.6, 3.8),
                    red,
                ),
                tube((-62, -22), 68 * k, 24 * up, (3.6, 3.2), IRON, 10),
                tube((-22, 40), 68 * k, 24 * up, (1.9, 1.3), STEEL, 8),
                hull(
                    [
                        (-72, 18 * k, 8 * up, 6, 6),
                        (-64, 18 * k, 8 * up, 8.5, 8.5),
                        (-34, 18 * k, 8 * up, 8, 8),
                        (-24, 18 * k, 8 * up, 5, 5),
                    ],
                    IRON,
                    10,
                    2,
                    [COAL, IRON, mix(white, IRON, 0.4)],
                ),
            ]
        return made

    far, near = both(side)
    parts = [
        *far,
        hull(
            [
                (-66, 0, 0, 9, 9),
                (-58, 0, 0, 14, 12),
                (-12, 0, 0, 14, 12),
                (20, 0, -1, 11, 9),
                (84, 0, -4, 5, 4.5),
                (100, 0, -5, 2, 2),
            ],
            white,
            12,
            3,
            [COAL, white, white, white, red],
        ),
        hull(
            [(-12, 0, 8, 7, 4), (2, 0, 9, 8.5, 8), (16, 0, 8, 7.5, 6), (28, 0, 4, 5, 3)],
            GLASS,
            8,
            2,
        ),
        seam([(0, 8, 11), (15, 7.4, 10)], white, 1.6),
        hull([(-22, 0, 12, 4, 4), (-18, 0, 13, 5, 5), (-13, 0, 12, 4, 4)], "#4E7FA6", 10, 2),
        seam([(40, 7, 4), (76, 4.4, 0)], COAL, 1.2),
        *near,
    ]
    glows = [Glow((-72, 18 * k, 8 * up), 6.5, "#FF9AA8", 44) for k in (-1, 1) for up in (1, -1)]
    return Model(parts, glows, View(212, 24))


def gunship() -> Model:
    """Build a blunt dark hull with gold bands, and a long gun on a pod at either side."""
    dark, gold = "#454A50", "#C79A3A"

    def pod(k: float) -> list[Part]:
        shelf = [(-40, 20 * k), (14, 20 * k), (2, 46 * k), (-32, 52 * k)]
        if k < 0:
            shelf.reverse()
        return [
            slab(shelf, [(-6, 0.92), (0, 1), (7, 0.86)], mix(dark, COAL, 0.5)),
            hull(
                [
                    (-46, 48 * k, 0, 7, 7),
                    (-36, 48 * k, 0, 11, 11),
                    (4, 48 * k, 0, 11, 10),
                    (20, 48 * k, 0, 6, 6),
                ],
                dark,
                10,
                3,
                [COAL, dark, gold],
            ),
            tube((16, 74), 48 * k, 0, (4, 3.2), STEEL, 10),
            tube((66, 78), 48 * k, 0, (5, 5), IRON, 10),
        ]

    far, near = both(pod)
    parts = [
        *far,
        hull(
            [(-74, 0, 0, 12, 11), (-64, 0, 0, 23, 19), (-52, 0, 0, 27, 22)],
            dark,
            12,
            3.4,
            [COAL, dark],
        ),
        hull([(-52, 0, 0, 27.4, 22.4), (-46, 0, 0, 28, 23)], gold, 12, 3.4),
        hull([(-46, 0, 0, 27.6, 22.6), (2, 0, 0, 28, 23)], mix(dark, IRON, 0.3), 12, 3.4),
        hull([(2, 0, 0, 28.4, 23.2), (8, 0, 0, 27.6, 22.4)], gold, 12, 3.4),
        hull(
            [(8, 0, 0, 27, 22), (40, 0, -2, 20, 15), (66, 0, -5, 11, 8), (86, 0, -8, 3, 2.5)],
            dark,
            12,
            3.2,
            [mix(dark, IRON, 0.3), dark, dark],
        ),
        hull([(24, 0, 13, 11, 5), (34, 0, 11, 11, 7), (56, 0, 3, 7, 4)], GLASS, 8, 2.4),
        box((-36, -10), (-9, 9), (20, 31), dark, 4),
        tube((-14, 16), 0, 27, (3, 2.4), STEEL, 8),
        seam([(-44, 26, 10), (0, 27, 10)], COAL, 1.4),
        *near,
    ]
    glows = [Glow((-74, 0, 0), 12, HOT, 50)]
    glows += [Glow((-46, 48 * k, 0), 7, HOT, 34) for k in (-1, 1)]
    return Model(parts, glows, View(211, 30))


def raider_ship() -> Model:
    """Build a patched dart: swept rusty fins up, down and out, a red mark, guns under its chin."""
    iron, rust, red = "#6B7468", RUST, "#B8432F"

    def side(k: float) -> list[Part]:
        return [
            wing(
                ((-60, 14 * k, -2), (10, 16 * k, -2)),
                ((-72, 68 * k, -10), (-42, 66 * k, -10)),
                (7, 2.5),
                rust,
            ),
            wing(
                ((-58, 34 * k, -4.8), (-16, 34 * k, -4.8)),
                ((-61, 44 * k, -6.3), (-25, 44 * k, -6.3)),
                (6.4, 5.6),
                iron,
            ),
            tube((-6, 58), 17 * k, -12, (4, 2.6), COAL, 10),
            hull(
                [
                    (-74, 20 * k, 4, 6, 6),
                    (-66, 20 * k, 4, 9, 9),
                    (-34, 20 * k, 4, 8, 8),
                    (-22, 19 * k, 3, 4, 4),
                ],
                IRON,
                10,
                2.2,
                [COAL, IRON, rust],
            ),
        ]

    far, near = both(side)
    parts = [
        *far,
        wing(((-62, 0, 12), (-14, 0, 14)), ((-80, 0, 54), (-58, 0, 54)), (6, 2.4), rust),
        hull(
            [
                (-68, 0, 0, 10, 9),
                (-58, 0, 0, 18, 15),
                (-20, 0, 1, 21, 17),
                (22, 0, 0, 15, 12),
                (62, 0, -4, 7, 6),
                (98, 0, -8, 1.5, 1.5),
            ],
            iron,
            12,
            2.6,
            [COAL, iron, mix(iron, COAL, 0.25), iron, rust],
        ),
        hull([(-22, 0, 1, 21.6, 17.6), (-10, 0, 1, 21, 17)], red, 12, 2.6),
        hull([(10, 0, 9, 9, 6), (22, 0, 10, 9.5, 7), (42, 0, 3, 5, 4)], GLASS, 8, 2.2),
        box((-50, -30), (-8, 8), (14, 21), rust, 3),
        seam([(-54, 17, 7), (-24, 19, 8)], COAL, 1.6),
        *near,
    ]
    glows = [Glow((-74, 20 * k, 4), 7.5, HOT, 50) for k in (-1, 1)] + [
        Glow((-68, 0, 0), 9, HOT, 50)
    ]
    return Model(parts, glows, View(212, 28))


def shuttle() -> Model:
    """Build a white shuttle: a squat cabin under a tall fin, two wings raised beside it."""
    white, grey = "#CDD2D8", "#8F99A5"

    def side(k: float) -> list[Part]:
        return [
            wing(
                ((-46, 20 * k, -4), (22, 20 * k, -4)),
                ((-58, 62 * k, 58), (-28, 60 * k, 58)),
                (8, 3),
                white,
            ),
            wing(
                ((-50, 35.4 * k, 19), (4, 35 * k, 19)),
                ((-53, 45 * k, 34), (-9, 45 * k, 34)),
                (7.6, 6),
                grey,
            ),
            tube((6, 44), 23 * k, -8, (3, 2.2), COAL, 8),
        ]

    far, near = both(side)
    parts = [
        *far,
        wing(((-52, 0, 12), (16, 0, 12)), ((-64, 0, 94), (-40, 0, 94)), (9, 3), white),
        hull(
            [(-60, 0, 0, 14, 12), (-52, 0, 0, 22, 17), (18, 0, 0, 22, 17), (30, 0, -1, 18, 14)],
            white,
            12,
            4,
            [COAL, white, grey],
        ),
        hull(
            [(26, 0, -1, 17, 13), (44, 0, -3, 16, 12), (66, 0, -10, 9, 6)],
            white,
            12,
            3.4,
            [white, grey],
        ),
        hull([(42, 0, 3, 14.5, 6), (52, 0, 0, 13, 6), (60, 0, -5, 10, 4)], GLASS, 8, 3),
        seam([(-48, 21, 6), (16, 21, 6)], grey, 1.8),
        deck([(-44, -12), (8, -12), (8, 12), (-44, 12)], 17.2, grey),
        *near,
    ]
    glows = [Glow((-60, y, 0), 8, JETS, 40) for y in (-10, 10)]
    return Model(parts, glows, View(216, 16))


def skiff() -> Model:
    """Build an open boat that hovers: a rusty hull, a rail, an awning, a fin and two lifts."""
    rust, brown = "#A8592F", "#6E3B24"
    shape = [(100, 0), (70, 22), (-60, 28), (-78, 20), (-78, -20), (-60, -28), (70, -22)]
    posts = [(x, 22 * k) for x in (-50, -20, 10, 40) for k in (-1, 1)]
    parts = [
        *[
            hull(
                [(x - 16, y, -22, 8, 5), (x, y, -22, 11, 7), (x + 16, y, -22, 8, 5)], IRON, 10, 2.6
            )
            for x in (-40, 34)
            for y in (-14, 14)
        ],
        slab(shape, [(-20, 0.62), (-8, 0.9), (4, 1)], rust, (-8, 0)),
        slab(shape, [(4, 1.02), (8, 1.02)], brown, (-8, 0)),
        deck(
            [(80, 0), (60, 16), (-58, 22), (-70, 16), (-70, -16), (-58, -22), (60, -16)],
            8.4,
            "#3B2A22",
        ),
        *[box((x - 1, x + 1), (y - 1, y + 1), (8, 36), STEEL) for x, y in posts],
        slab(
            [(46, 25), (-56, 25), (-56, -25), (46, -25)][::-1],
            [(36, 1), (39, 1), (41, 0.9)],
            "#D2A445",
        ),
        seam([(44, 24, 40), (-54, 24, 40)], "#8A2F22", 2.2),
        wing(((-78, 0, 4), (-54, 0, 6)), ((-96, 0, 46), (-80, 0, 46)), (5, 2.4), IRON),
        tube((58, 102), 0, 15, (3, 2.2), COAL, 8),
        box((52, 62), (-5, 5), (8, 18), IRON, 2),
        seam([(66, 20, 0), (-60, 25, 0)], "#D9B35A", 1.8),
    ]
    return Model(parts, [Glow((-79, y, -4), 5, HOT, 24) for y in (-12, 12)], View(208, 22))


MODELS: dict[str, Callable[[], Model]] = {
    "corvette": corvette,
    "fighter": fighter,
    "gunship": gunship,
    "raider_ship": raider_ship,
    "shuttle": shuttle,
    "skiff": skiff,
    "snub_fighter": snub_fighter,
}


def main(wanted: Sequence[str]) -> int:
    """Paint the named patrols, all if none is named; return 2 for an unknown name."""
    wrong = [name for name in wanted if name not in MODELS]
    if wrong:
        print(f"No patrol is called {', '.join(wrong)}. Known: {', '.join(MODELS)}.")
        return 2
    for name in wanted or MODELS:
        model = MODELS[name]()
        picture = paint(model)[0].resize(SIZE, Image.Resampling.LANCZOS)
        bake.save(FOLDER / f"{name}.webp", picture, QUALITY)
        if name in ON_MAP:
            bake.save(FOLDER / f"token_{name}.webp", piece(model), 92)
        print(name, (FOLDER / f"{name}.webp").stat().st_size // 1000, "kB", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
