"""Make the ship pictures and map pieces in assets/ships: `python assets/make/ships.py [name ...]`.

Each ship is a small solid model: lofts, slabs and boxes, with patches and lines laid on them.
`bake.py` paints it: the ship with its bow to the left, the same with its bow to the right
(`NAME_right`, since a mirrored picture would have its lamp on the wrong side), and seen from above
for the map (`token_NAME`). Axes: x toward the bow, y to port, z up. Needs numpy and Pillow.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import bake
import numpy as np
from PIL import Image
from svgkit import Point, darker, lighter, mix

FOLDER = Path(__file__).resolve().parent.parent / "ships"
WIDE, HIGH, TOKEN = 960, 640, 128
QUALITY = 82
GLASS = "#16303F"
WINDOW = "#F3C66B"
MATERIALS = {GLASS: bake.GLASS, WINDOW: bake.LAMP}
P3 = tuple[float, float, float]
Ring = list[P3]
HALO = 1.7  # extent of an engine's glow, in its radii
SIDES = 28  # of what is round, at least


@dataclass
class Face:
    """A flat polygon, its outline counterclockwise from outside."""

    points: Ring
    colour: str


@dataclass
class Part:
    """Faces drawn together, or a flat mark (`width` > 0: a line) over the previous parts."""

    faces: list[Face] = field(default_factory=list)
    mark: Ring = field(default_factory=list)
    colour: str = ""
    width: float = 0.0


@dataclass
class Glow:
    """An engine's light at a point, with a trail toward the stern."""

    at: P3
    r: float
    colour: str
    trail: float = 60.0


@dataclass
class View:
    """The position of the camera: rotation about the vertical axis and height above the deck,
    degrees."""

    yaw: float
    pitch: float


@dataclass
class Model:
    """A ship: its parts, its engines, the views of its picture and its piece. `polar` runs its
    plates around the middle."""

    parts: list[Part]
    glows: list[Glow]
    view: View
    above: View = field(default_factory=lambda: View(90, 90))
    polar: bool = False


# --- solids --------------------------------------------------------------------------------------


def loft(rings: Sequence[Ring], colour: str, colours: Sequence[str] = ()) -> Part:
    """Return a solid through rings of equally many points; `colours` may name one color per
    band."""
    faces: list[Face] = []
    count = len(rings[0])
    for band, (low, high) in enumerate(zip(rings, rings[1:])):
        paint = colours[band] if colours else colour
        for i in range(count):
            j = (i + 1) % count
            faces.append(Face([low[i], low[j], high[j], high[i]], paint))
    faces.append(Face(list(reversed(rings[0])), colours[0] if colours else colour))
    faces.append(Face(list(rings[-1]), colours[-1] if colours else colour))
    if _volume(faces) < 0:
        faces = [Face(list(reversed(f.points)), f.colour) for f in faces]
    return Part(faces)


def hull(
    sections: Sequence[tuple[float, float, float, float, float]],
    colour: str,
    sides: int = 12,
    square: float = 2.0,
    colours: Sequence[str] = (),
) -> Part:
    """Return a loft along x through sections (x, y, z, half width, half height).

    `square` 2 gives ellipses, more gives rounder boxes.
    """
    rings = []
    sides = max(sides, SIDES)
    for x, y, z, w, h in sections:
        ring: Ring = []
        for i in range(sides):
            a = 2 * math.pi * (i + 0.5) / sides
            c, s = math.cos(a), math.sin(a)
            k = 2 / square
            ring.append(
                (
                    x,
                    y + w * math.copysign(abs(c) ** k, c),
                    z + h * math.copysign(abs(s) ** k, s),
                )
            )
        rings.append(ring)
    return loft(rings, colour, colours)


def slab(
    outline: Sequence[Point],
    levels: Sequence[tuple[float, float]],
    colour: str,
    centre: Point | None = None,
    colours: Sequence[str] = (),
) -> Part:
    """Return an upright loft of one outline (x, y) through levels (z, scale)."""
    cx, cy = centre or (
        sum(p[0] for p in outline) / len(outline),
        sum(p[1] for p in outline) / len(outline),
    )
    rings = [
        [(cx + (x - cx) * scale, cy + (y - cy) * scale, z) for x, y in outline]
        for z, scale in levels
    ]
    return loft(rings, colour, colours)


def box(x: Point, y: Point, z: Point, colour: str, bevel: float = 0.0) -> Part:
    """Return a box from its three spans, its top edges drawn in by `bevel`."""
    low = [(x[0], y[0], z[0]), (x[1], y[0], z[0]), (x[1], y[1], z[0]), (x[0], y[1], z[0])]
    mid = [(px, py, z[1] - bevel) for px, py, _ in low]
    b = bevel
    top = [
        (x[0] + b, y[0] + b, z[1]),
        (x[1] - b, y[0] + b, z[1]),
        (x[1] - b, y[1] - b, z[1]),
        (x[0] + b, y[1] - b, z[1]),
    ]
    return loft([low, mid, top] if bevel else [low, top], colour)


def tube(x: Point, y: float, z: float, r: Point, colour: str, sides: int = 12) -> Part:
    """Return a round tube or cone along x with the radii at its two ends."""
    return hull([(x[0], y, z, r[0], r[0]), (x[1], y, z, r[1], r[1])], colour, sides)


def disc(r: float, start: float = 0, end: float = 360, count: int = 24) -> list[Point]:
    """Return points of an arc about the origin, degrees, counterclockwise."""
    count = max(count, SIDES) if end - start >= 360 else count
    step = (end - start) / count
    angles = [math.radians(start + i * step) for i in range(count + (end - start < 360))]
    return [(r * math.cos(a), r * math.sin(a)) for a in angles]


def shifted(outline: Sequence[Point], x: float, y: float) -> list[Point]:
    """Return the outline moved."""
    return [(px + x, py + y) for px, py in outline]


def plate(points: Sequence[P3], colour: str) -> Part:
    """Return a flat patch of color on a surface below it, shaded like that surface."""
    return Part([Face(list(points), colour)])


def deck(outline: Sequence[Point], z: float, colour: str) -> Part:
    """Return a level patch."""
    ring: Ring = [(x, y, z) for x, y in outline]
    return plate(ring if _area(outline) > 0 else list(reversed(ring)), colour)


def seam(points: Ring, colour: str, width: float = 1.2) -> Part:
    """Return a drawn line."""
    return Part(mark=points, colour=colour, width=width)


def both(make: Callable[[float], list[Part]]) -> tuple[list[Part], list[Part]]:
    """Return parts of the far (starboard) and the near (port) side; `make` gets -1 or 1."""
    return make(-1), make(1)


def _area(outline: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]]))


def _volume(faces: Sequence[Face]) -> float:
    total = 0.0
    for f in faces:
        a = f.points[0]
        for b, c in zip(f.points[1:], f.points[2:]):
            total += _dot(a, _cross(b, c))
    return total


def _cross(a: P3, b: P3) -> P3:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _dot(a: P3, b: P3) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


# --- projection and drawing ----------------------------------------------------------------------


def camera(model: Model, view: View, size: tuple[int, int], margin: float) -> bake.Camera:
    """Return the camera that fills a picture with the model except for a margin."""
    a, t = math.radians(view.yaw), math.radians(view.pitch)
    right = np.array([math.cos(a), -math.sin(a), 0.0])
    away = np.array([math.sin(a), math.cos(a), 0.0])
    high = np.array([0.0, 0.0, 1.0])
    up = high * math.cos(t) + away * math.sin(t)
    frame = np.stack([right, up, high * math.sin(t) - away * math.cos(t)])
    spots = [p for part in model.parts for f in part.faces for p in f.points]
    flat = np.array(spots) @ frame[:2].T
    for glow in model.glows:
        middle = frame[:2] @ np.array(glow.at)
        flat = np.concatenate([flat, [middle - glow.r * HALO, middle + glow.r * HALO]])
    low, top = flat.min(axis=0), flat.max(axis=0)
    scale = float(min((np.array(size) - 2 * margin) / (top - low)))
    middle = (low + top) / 2 * scale
    return bake.Camera(frame, scale, (size[0] / 2 - middle[0], size[1] / 2 + middle[1]), size)


def scene(model: Model) -> bake.Scene:
    """Return what the baker paints: shapes with soft edges, lines and engines."""
    shapes: list[bake.Shape] = []
    solid = 0
    for part in model.parts:
        mark = len(part.faces) == 1
        solid += 0 if mark else 1
        points = [np.array(f.points, dtype=float) for f in part.faces]
        for face, at, normals in zip(part.faces, points, bake.soft_normals(points)):
            lift = bake.PLATE_LIFT if mark else 0.0
            material = MATERIALS.get(face.colour, bake.METAL)
            shapes.append(bake.Shape(at, face.colour, material, solid, normals, lift))
    lines = [bake.Line(np.array(p.mark), p.colour, p.width) for p in model.parts if p.mark]
    jets = [
        bake.Jet(np.array(g.at), g.r, g.colour, np.array(g.at) - np.array([g.trail, 0, 0]))
        for g in model.glows
    ]
    return bake.Scene(shapes, lines, jets, model.polar)


def paint(model: Model) -> list[Image.Image]:
    """Return the pictures of a ship with its bow to the left, and to the right."""
    size = (WIDE * bake.FINE, HIGH * bake.FINE)
    seen = camera(model, model.view, size, size[0] * 26 / 384)
    return bake.baked(scene(model), seen, size[0] / 384, HALO, False, (False, True))


def piece(model: Model) -> Image.Image:
    """Return the map piece of a ship, seen from above."""
    side = TOKEN * bake.FINE * 2
    seen = camera(model, model.above, (side, side), side / 16)
    (whole,) = bake.baked(scene(model), seen, side / 96 * 0.8, HALO, True, (False,))
    return whole.resize((TOKEN, TOKEN), Image.Resampling.BOX)


# --- the ships -----------------------------------------------------------------------------------

STEEL = "#A9B4BF"
BONE = "#C9C6BA"
IRON = "#5F6A76"
COAL = "#39414B"
RUST = "#A4562F"
JETS = "#7FD6FF"
HOT = "#FFB25A"


def yt_1300() -> Model:
    """Build a broad saucer with two loading prongs, an outrigger cockpit and a long rear drive
    band."""
    # The outline runs around the saucer, then along both prongs and the gap between them.
    outline = [
        *disc(50, 32, 328, 30),
        (84, -22),
        (88, -17),
        (88, -9),
        (52, -7),
        (52, 7),
        (88, 9),
        (88, 17),
        (84, 22),
    ]
    lens = disc(44, 0, 360, 28)
    red = "#A8402E"
    parts = [
        slab(outline, [(-9, 0.93), (-3, 1.0), (3, 1.0), (6, 0.97)], BONE, (0, 0)),
        deck([(54, 10), (86, 10.5), (85, 16), (54, 22)], 6.2, mix(BONE, IRON, 0.35)),
        deck([(54, -10), (86, -10.5), (85, -16), (54, -22)], 6.2, mix(BONE, IRON, 0.35)),
        slab(
            lens, [(5, 1.0), (9, 0.86), (14, 0.5), (15, 0.42)], mix(BONE, "#FFFFFF", 0.12), (0, 0)
        ),
        box((38, 56), (-6, 6), (5, 10), IRON, 1.5),
    ]
    for i, turn in enumerate((20, 62, 104, 146, 188, 230, 272, 314, 350)):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        parts.append(
            seam([(20 * c, 20 * s, 15), (38 * c, 38 * s, 9.2), (44 * c, 44 * s, 5.5)], IRON, 1)
        )
        if i in (1, 4, 6):
            a, b = math.radians(turn + 8), math.radians(turn + 27)
            ring = [
                (37 * math.cos(a), 37 * math.sin(a), 9.6),
                (37 * math.cos(b), 37 * math.sin(b), 9.6),
                (24 * math.cos(b), 24 * math.sin(b), 13.6),
                (24 * math.cos(a), 24 * math.sin(a), 13.6),
            ]
            parts.append(plate(list(reversed(ring)), red if i != 4 else IRON))
            parts.append(plate(ring, red if i != 4 else IRON))
    parts += [
        slab(disc(11, 0, 360, 16), [(15, 1.0), (18, 1.0), (21, 0.55)], IRON, (0, 0)),
        seam([(3, -3, 21), (20, -3, 23)], COAL, 2),
        seam([(3, 3, 21), (20, 3, 23)], COAL, 2),
        slab(shifted(disc(8, 0, 360, 14), 30, 26), [(13, 0.5), (18, 1.0), (19, 0.9)], STEEL),
        hull([(2, -44, 2, 6, 5), (24, -50, 2, 8, 7)], mix(BONE, IRON, 0.25)),
        hull(
            [(20, -51, 2, 8, 8), (38, -51, 2, 8, 8), (50, -51, 2, 4, 4)],
            STEEL,
            12,
            2,
            [STEEL, GLASS],
        ),
        slab(
            [
                (-22, 46),
                (-38, 32),
                (-46, 18),
                (-50, 0),
                (-46, -18),
                (-38, -32),
                (-22, -46),
                (-30, -46),
                (-44, -32),
                (-52, -18),
                (-56, 0),
                (-52, 18),
                (-44, 32),
                (-30, 46),
            ],
            [(-4, 1), (3, 1)],
            "#BFEFFF",
        ),
    ]
    return Model(
        parts, [Glow((-46, y, 0), 13, JETS, 46) for y in (-26, 0, 26)], View(212, 42), polar=True
    )


def firespray() -> Model:
    """Build an upright oval drive plate with a hull and canopy swelling out of its upper half."""
    green, maroon, ochre = "#6F8467", "#8A3A33", "#C99B48"

    def oval(x: float, w: float, z0: float, z1: float, count: int = 40) -> Ring:
        mid, half = (z0 + z1) / 2, (z1 - z0) / 2
        ring: Ring = []
        for i in range(count):
            a = 2 * math.pi * i / count
            z = math.sin(a)
            narrow = 1 - 0.42 * max(0.0, -z) ** 1.2
            ring.append((x, w * math.cos(a) * narrow, mid + half * z))
        return ring

    def wing(side: float) -> list[Part]:
        arm = [(-6, side * 36), (10, side * 30), (14, side * 54), (4, side * 60), (-8, side * 58)]
        if side < 0:
            arm.reverse()
        return [
            slab(arm, [(4, 0.9), (8, 1), (13, 0.9)], mix(green, IRON, 0.4)),
            slab(
                shifted(disc(6, 0, 360, 10), 3, side * 57),
                [(-18, 0.6), (-10, 1), (24, 1), (31, 0.4)],
                maroon,
            ),
            tube((4, 24), side * 57, 5, (2.4, 1.8), COAL, 8),
        ]

    far, near = both(wing)
    parts = [
        *far,
        loft(
            [
                oval(-16, 36, -66, 50),
                oval(-10, 44, -78, 58),
                oval(-4, 44, -78, 58),
                oval(2, 38, -68, 52),
            ],
            maroon,
        ),
        loft([oval(2, 34, -62, 48), oval(12, 30, -52, 44), oval(18, 25, -40, 38)], green),
        loft(
            [oval(18, 20, -34, 36), oval(34, 17, -14, 32), oval(44, 11, 0, 26), oval(47, 6, 6, 20)],
            mix(green, BONE, 0.35),
        ),
        *near,
    ]
    face = [(18.6, -22.0, 2.0), (18.6, -14.0, -26.0), (18.6, -8.0, -34.0), (18.6, -5.0, -14.0)]
    for side in (1.0, -1.0):
        ring = [(x, y * side, z) for x, y, z in face]
        parts.append(plate(ring if side > 0 else list(reversed(ring)), ochre))
    glass = [(48.5, -7.5, 16.0), (48.5, 7.5, 16.0), (43.0, 9.0, 29.0), (43.0, -9.0, 29.0)]
    parts += [
        plate(glass, GLASS),
        seam([(49.0, 0, 15), (43.5, 0, 29)], STEEL, 1.4),
        tube((18, 40), -9, -32, (3, 2.2), COAL, 8),
        tube((18, 40), 9, -32, (3, 2.2), COAL, 8),
        seam([(3, -30, -36), (12, -22, -30)], ochre, 2),
    ]
    glows = [Glow((-18, y, z), 15, JETS, 60) for y, z in ((-16, 20), (16, 20), (0, -24))]
    return Model(parts, glows, View(222, 14), View(270, 0))


def g_1a() -> Model:
    """Build a lopsided hunter: thick barrel hull, bulb cockpit, one broad curved side panel."""
    clay, dark = "#B5673C", "#5B4034"
    shield = [(-46, 30), (-20, 26), (22, 30), (46, 44), (30, 52), (-30, 52)]
    parts = [
        slab(
            [(-40, -52), (26, -44), (40, -34), (10, -22), (-40, -24)],
            [(-5, 0.92), (0, 1), (5, 0.92)],
            dark,
        ),
        tube((-30, 44), -46, 0, (4.5, 3), IRON, 8),
        hull(
            [(-60, -4, 0, 13, 13), (-50, -4, 0, 20, 18), (6, -4, 0, 21, 19), (30, -4, 2, 15, 14)],
            clay,
            12,
            2.6,
            [dark, clay, clay],
        ),
        hull(
            [(24, -4, 4, 14, 13), (40, -4, 4, 17, 16), (58, -4, 3, 15, 14), (70, -4, 1, 9, 8)],
            lighter(clay, 0.12),
            12,
            2,
            [dark, clay, GLASS],
        ),
        seam([(40, 9, 14), (58, 8, 12)], dark, 1.6),
        box((-44, -6), (-12, 4), (15, 24), dark, 3),
        box((-38, -12), (-9, 1), (23, 26), "#D8B25A", 1),
        slab(shield, [(-22, 0.72), (-12, 0.95), (4, 1.0), (18, 0.9), (26, 0.66)], clay),
        box((-26, 14), (14, 30), (-4, 6), dark, 2),
        plate([(-24, 51.5, -4), (-24, 51.2, 6), (20, 51.2, 6), (20, 51.5, -4)][::-1], "#D8B25A"),
        tube((20, 66), 42, -4, (4.5, 3), IRON, 8),
        tube((62, 72), 42, -4, (4.4, 4.4), COAL, 8),
    ]
    return Model(
        parts, [Glow((-60, -4, 0), 12, HOT, 60), Glow((-42, 42, 2), 9, HOT, 50)], View(214, 30)
    )


def g9_rigger() -> Model:
    """Build a hunched small freighter: wedge bow, wings that carry one pod each, a tall stern
    fin."""
    cream, trim, dark = "#C7B98D", "#B0602F", "#5A5648"

    def side(k: float) -> list[Part]:
        wing = [(-34, 18 * k), (4, 18 * k), (-10, 58 * k), (-40, 62 * k)]
        stripe = [(-36, 40 * k), (-2, 36 * k), (-5, 44 * k), (-38, 48 * k)]
        if k < 0:
            wing.reverse()
            stripe.reverse()
        return [
            slab(wing, [(-3, 0.95), (1, 1), (5, 0.94)], cream),
            deck(stripe, 5.3, trim),
            hull(
                [
                    (-56, 62 * k, 0, 7, 7),
                    (-44, 62 * k, 0, 11, 11),
                    (-8, 62 * k, 0, 10, 10),
                    (8, 62 * k, 0, 4, 4),
                ],
                dark,
                10,
                2.4,
                [dark, STEEL, trim],
            ),
        ]

    far, near = both(side)
    parts = [
        *far,
        hull(
            [
                (-56, 0, 6, 17, 15),
                (-44, 0, 6, 24, 20),
                (4, 0, 4, 24, 18),
                (38, 0, 0, 18, 12),
                (68, 0, -4, 10, 6),
            ],
            cream,
            12,
            3,
            [dark, cream, cream, mix(cream, IRON, 0.3)],
        ),
        hull(
            [(0, 0, 20, 12, 5), (16, 0, 18, 12, 8), (32, 0, 13, 9, 6)],
            STEEL,
            10,
            2.5,
            [cream, GLASS],
        ),
        loft(
            [
                [(-54, -2, 20), (-20, -2, 20), (-44, -1, 50), (-58, -1, 50)],
                [(-54, 2, 20), (-20, 2, 20), (-44, 1, 50), (-58, 1, 50)],
            ],
            trim,
        ),
        box((-36, -12), (-10, 10), (23, 29), dark, 2),
        seam([(40, 13, 8), (66, 7, 0)], dark, 1.4),
        seam([(-40, 22, 15), (2, 22, 13)], trim, 2.6),
        *near,
    ]
    glows = [Glow((-56, 0, 6), 13, HOT, 56), *(Glow((-56, y, 0), 8, HOT, 44) for y in (-62, 62))]
    return Model(parts, glows, View(213, 30))


def aggressor() -> Model:
    """Build a needle with a swollen drive ring and two long weapon tines."""
    gun, red = "#8C97A3", "#9C3B34"

    def tine(k: float) -> list[Part]:
        arm = [(-36, 12 * k), (-8, 12 * k), (4, 36 * k), (-20, 42 * k), (-40, 34 * k)]
        if k < 0:
            arm.reverse()
        return [
            slab(arm, [(-4, 0.9), (0, 1), (4, 0.9)], mix(gun, COAL, 0.4)),
            hull(
                [
                    (-42, 38 * k, 0, 5, 6),
                    (-20, 40 * k, 0, 8, 8),
                    (24, 36 * k, 0, 6, 6),
                    (66, 22 * k, 0, 2, 2),
                ],
                gun,
                8,
                2.4,
                [COAL, gun, red],
            ),
        ]

    far, near = both(tine)
    parts = [
        *far,
        hull(
            [
                (-62, 0, 0, 12, 12),
                (-54, 0, 0, 21, 21),
                (-38, 0, 0, 24, 24),
                (-24, 0, 0, 20, 20),
                (-18, 0, 0, 15, 15),
            ],
            gun,
            14,
            2,
            [COAL, gun, red, COAL],
        ),
        hull(
            [(-20, 0, 0, 14, 14), (6, 0, 1, 17, 16), (44, 0, 0, 12, 11), (96, 0, -2, 2, 2)],
            lighter(gun, 0.1),
            12,
            2,
            [gun, gun, mix(gun, COAL, 0.25)],
        ),
        hull([(4, 0, 14, 6, 4), (18, 0, 14, 8, 6), (38, 0, 10, 5, 4)], GLASS, 8, 2),
        seam([(22, 10, 11), (72, 4, 3)], COAL, 1.5),
        seam([(-16, 9, 12), (4, 10, 13)], red, 3),
        *near,
    ]
    return Model(parts, [Glow((-62, 0, 0), 15, "#FF8A6A", 60)], View(210, 28))


def hwk_290() -> Model:
    """Build a slim courier: hooked bow, long shoulders, two drives tucked under a split tail."""
    grey, band = "#B9C3CC", "#D9A63C"

    def side(k: float) -> list[Part]:
        wing = [(-50, 10 * k), (16, 12 * k), (8, 24 * k), (-30, 40 * k), (-66, 42 * k)]
        mark = [(-46, 24 * k), (-8, 22 * k), (-16, 29 * k), (-50, 34 * k)]
        if k < 0:
            wing.reverse()
            mark.reverse()
        return [
            slab(wing, [(-2, 0.94), (1, 1), (5, 0.9)], mix(grey, IRON, 0.35)),
            deck(mark, 5.2, band),
            hull(
                [
                    (-74, 25 * k, -4, 6, 6),
                    (-62, 25 * k, -4, 10, 9),
                    (-26, 25 * k, -3, 9, 8),
                    (-10, 24 * k, -2, 5, 5),
                ],
                IRON,
                10,
                2.4,
                [COAL, IRON, COAL],
            ),
        ]

    far, near = both(side)
    parts = [
        *far,
        hull(
            [
                (-66, 0, 4, 8, 7),
                (-46, 0, 5, 15, 12),
                (-6, 0, 4, 18, 12),
                (34, 0, 5, 13, 10),
                (58, 0, 4, 9, 9),
            ],
            grey,
            12,
            2.6,
            [COAL, grey, grey, mix(grey, IRON, 0.3)],
        ),
        hull(
            [(54, 0, 5, 10, 10), (70, 0, 4, 13, 11), (88, 0, -2, 10, 9), (102, 0, -14, 3, 4)],
            grey,
            12,
            2,
            [IRON, GLASS, grey],
        ),
        seam([(70, 9, 13), (87, 7, 6)], grey, 2),
        seam([(70, 0, 15.5), (88, 0, 7)], grey, 2),
        box((-40, -14), (-7, 7), (15, 22), band, 3),
        seam([(-4, 14, 13), (32, 10, 12.5)], IRON, 1.4),
        loft(
            [
                [(-70, -1.5, 8), (-40, -1.5, 14), (-62, -1, 40), (-74, -1, 40)],
                [(-70, 1.5, 8), (-40, 1.5, 14), (-62, 1, 40), (-74, 1, 40)],
            ],
            mix(grey, IRON, 0.2),
        ),
        *near,
    ]
    return Model(parts, [Glow((-74, y, -4), 10, JETS, 56) for y in (-25, 25)], View(211, 27))


def gx1() -> Model:
    """Build a space truck: cab, spine and two rows of boxes between drive blocks."""
    frame, red, blue, sand = "#8F8F86", "#B3522F", "#3F7F8C", "#C79C4A"

    def boxes(k: float) -> list[Part]:
        parts: list[Part] = []
        spans = ((-36, -14), (-12, 10), (12, 34))
        colours = (blue, sand, red) if k > 0 else (sand, red, blue)
        for (a, b), colour in zip(spans, colours):
            y = (4, 32) if k > 0 else (-32, -4)
            parts.append(box((a, b), y, (-12, 15), colour, 2))
            flank = y[1]
            for i in (1, 2, 3):
                x = a + (b - a) * i / 4
                parts.append(seam([(x, flank, -9), (x, flank, 11)], darker(colour, 0.55), 1.5))
                parts.append(seam([(x, y[0] + 3, 15), (x, y[1] - 3, 15)], darker(colour, 0.3), 1.2))
        return parts

    far, near = both(boxes)
    parts = [
        box((-74, -38), (-36, 36), (-14, 12), frame, 4),
        tube((-82, -70), -22, 0, (9, 11), COAL),
        tube((-82, -70), 22, 0, (9, 11), COAL),
        box((-66, -46), (-24, 24), (12, 22), mix(frame, COAL, 0.3), 4),
        box((-40, 44), (-34, 34), (-17, -11), COAL),
        *far,
        box((-40, 40), (-4, 4), (-11, 19), frame, 2),
        *near,
        hull(
            [(36, 0, 0, 30, 15), (46, 0, 1, 30, 18), (64, 0, 1, 27, 17), (80, 0, -5, 20, 9)],
            sand,
            12,
            4,
            [COAL, sand, sand],
        ),
        plate([(66, -21, 17), (77.5, -16.5, 7), (77.5, 16.5, 7), (66, 21, 17)], GLASS),
        seam([(66, 0, 18), (78, 0, 7.5)], sand, 2.2),
        plate([(48, 30.4, 8), (48, 30.4, -8), (62, 28.2, -8), (62, 28.2, 8)][::-1], red),
        box((40, 50), (-8, 8), (18, 25), frame, 2),
    ]
    glows = [Glow((-80, y, 0), 12, HOT, 46) for y in (-22, 22)]
    return Model(parts, glows, View(216, 30))


def lifter() -> Model:
    """Build a flat frame carried by four upright lift drums, a crane house and a small cab."""
    yellow, dark = "#D6A632", "#4A4F55"

    def drum(x: float, y: float) -> list[Part]:
        base = shifted(disc(15, 0, 360, 14), x, y)
        return [
            slab(
                base,
                [(-30, 0.7), (-24, 1), (12, 1), (20, 0.72), (22, 0.5)],
                STEEL,
                (x, y),
                [dark, STEEL, yellow, dark],
            ),
        ]

    hook = [(-14.0, -20.0), (14.0, -20.0), (14.0, 20.0), (-14.0, 20.0)]
    parts = [
        *drum(-46, -40),
        *drum(46, -40),
        box((-56, 56), (-44, -30), (-8, 4), yellow, 2),
        slab(hook, [(-40, 1), (-14, 1)], "#7E5A3C"),
        seam([(-14, 20, -30), (14, 20, -30)], "#4E3826", 2),
        box((-50, 50), (-30, 30), (-12, 2), dark, 2),
        box((-34, 26), (-20, 20), (2, 14), yellow, 3),
        box((-30, -4), (-14, 14), (14, 32), mix(yellow, IRON, 0.45), 4),
        slab(shifted(disc(9, 0, 360, 12), -17, 0), [(32, 1), (37, 0.9)], dark),
        seam([(-17, 0, 37), (40, 0, 30)], STEEL, 4),
        seam([(40, 0, 30), (40, 0, 16)], dark, 1.6),
        box((-56, 56), (30, 44), (-8, 4), yellow, 2),
    ]
    for i in range(6):
        x = -30 + i * 10
        parts.append(
            plate(
                [(x, 44.1, 1.5), (x + 5, 44.1, 1.5), (x + 1, 44.1, -7), (x - 4, 44.1, -7)][::-1],
                dark,
            )
        )
    parts += [
        hull(
            [(44, 0, 4, 17, 11), (62, 0, 4, 17, 12), (76, 0, 0, 11, 6)],
            yellow,
            10,
            3.5,
            [yellow, GLASS],
        ),
        seam([(62, 0, 15), (76, 0, 6)], yellow, 2),
        *drum(-46, 40),
        *drum(46, 40),
    ]
    glows = [Glow((x, y, -32), 12, JETS, 0) for x in (-46, 46) for y in (-40, 40)]
    return Model(parts, glows, View(214, 30))


def lancer() -> Model:
    """Build a stalker: blade hull, one long swept arm, one short one, and a drive between them."""
    slate, violet, pale = "#6D7184", "#8A4F8E", "#B7BCC8"
    far_arm = [(-24, -14), (14, -16), (4, -40), (30, -66), (70, -72), (22, -78), (-26, -60)]
    near_arm = [(-26, 56), (6, 60), (44, 54), (10, 44), (2, 16), (-26, 14)]
    parts = [
        slab(far_arm[::-1], [(-5, 0.96), (0, 1), (6, 0.92)], slate, (0, -50)),
        deck([(-18, -56), (6, -46), (26, -68), (44, -73), (20, -75), (-14, -62)], 6.2, violet),
        tube((20, 58), -70, 3, (3, 2), COAL, 8),
        hull(
            [
                (-64, 0, 0, 10, 9),
                (-54, 0, 0, 18, 14),
                (-20, 0, 2, 20, 15),
                (22, 0, 2, 15, 11),
                (58, 0, -1, 8, 6),
                (86, 0, -3, 2, 2),
            ],
            pale,
            12,
            2.4,
            [COAL, slate, pale, pale, violet],
        ),
        hull([(6, 0, 10, 9, 5), (22, 0, 10, 10, 7), (44, 0, 5, 5, 4)], GLASS, 8, 2),
        hull([(-50, 0, 14, 5, 5), (-34, 0, 16, 8, 7), (-10, 0, 15, 5, 4)], violet, 8, 2.4),
        slab(near_arm[::-1], [(-5, 0.94), (0, 1), (6, 0.9)], slate, (-4, 36)),
        deck([(-20, 50), (6, 53), (28, 52), (6, 47), (-2, 24), (-18, 24)], 6.3, violet),
        seam([(-46, 17, 8), (-20, 19, 9), (20, 14, 8)], COAL, 1.5),
        tube((-34, 8), 60, -2, (6, 4), IRON, 8),
    ]
    glows = [Glow((-64, 0, 0), 13, "#D79BFF", 58), Glow((-34, 60, -2), 7, "#D79BFF", 36)]
    return Model(parts, glows, View(212, 34))


def yv_666() -> Model:
    """Build a tall slow hauler: a slab-sided barge with a wide blunt bow and a bridge on top."""
    tan, brown, green = "#B79B6C", "#6A4D39", "#6F7B4C"

    def side(k: float) -> list[Part]:
        fin = [(-52, 34 * k), (-14, 34 * k), (-24, 56 * k), (-60, 60 * k)]
        if k < 0:
            fin.reverse()
        return [
            slab(fin, [(-26, 0.9), (-21, 1), (-15, 0.92)], brown),
            hull(
                [(-62, 56 * k, -20, 6, 6), (-52, 56 * k, -20, 8, 8), (-22, 54 * k, -20, 6, 6)],
                IRON,
                8,
                2.4,
            ),
        ]

    def rib(x: float, z0: float, z1: float) -> Ring:
        return [
            (x, -34, z0),
            (x, 34, z0),
            (x, 36, (z0 + z1) / 2),
            (x, 30, z1),
            (x, -30, z1),
            (x, -36, (z0 + z1) / 2),
        ]

    far, near = both(side)
    parts = [
        *far,
        loft(
            [
                rib(-60, -26, 20),
                rib(-46, -34, 32),
                rib(8, -34, 32),
                rib(52, -30, 10),
                rib(66, -26, -6),
            ],
            tan,
            [brown, tan, tan, brown],
        ),
        plate([(10, -27, 31.4), (46, -27, 13.4), (46, 27, 13.4), (10, 27, 31.4)], green),
        seam([(10, 0, 31.6), (50, 0, 11.6)], brown, 1.8),
        seam([(22, -27, 25.6), (22, 27, 25.6)], brown, 1.4),
        seam([(34, -27, 19.6), (34, 27, 19.6)], brown, 1.4),
        plate([(66.2, -26, -10), (66.2, -26, -22), (66.2, 26, -22), (66.2, 26, -10)], GLASS),
        seam([(66.3, -9, -10), (66.3, -9, -22)], tan, 2),
        seam([(66.3, 9, -10), (66.3, 9, -22)], tan, 2),
        box((-44, -4), (-18, 18), (32, 46), mix(tan, IRON, 0.35), 5),
        plate([(-3.6, -12, 40.5), (-3.6, -12, 35), (-3.6, 12, 35), (-3.6, 12, 40.5)], WINDOW),
        seam([(-30, 6, 46), (-34, 6, 62)], STEEL, 2),
        seam([(-44, 36, -1), (8, 36, -1), (52, 36, -10)], brown, 2),
        seam([(-20, 35, -30), (-20, 31, 28)], brown, 1.4),
        plate([(-40, 35.2, -8), (-40, 34.3, -26), (-26, 34.3, -26), (-26, 35.2, -8)][::-1], green),
        plate([(-12, 35.2, -8), (-12, 34.3, -26), (4, 34.3, -26), (4, 35.2, -8)][::-1], brown),
        *near,
    ]
    glows = [Glow((-98, y, z), 15, HOT, 90) for y in (-16, 16) for z in (4, -14)]
    return Model([_stretched(p) for p in parts], glows, View(218, 26))


def _stretched(part: Part) -> Part:
    """Return a part of the barge, stretched lengthwise and flattened."""

    def pull(ring: Ring) -> Ring:
        return [(x * 1.6, y, z * 0.86) for x, y, z in ring]

    faces = [Face(pull(f.points), f.colour) for f in part.faces]
    return Part(faces, pull(part.mark), part.colour, part.width)


MODELS: dict[str, Callable[[], Model]] = {
    "g_1a_starfighter": g_1a,
    "g9_rigger": g9_rigger,
    "yt_1300_light_freighter": yt_1300,
    "firespray_31_slave_i": firespray,
    "aggressor_class_assault_fighter": aggressor,
    "hwk_290": hwk_290,
    "gx1_short_hauler": gx1,
    "heavy_duty_lifter": lifter,
    "lancer_class_pursuit_craft": lancer,
    "yv_666_light_freighter": yv_666,
}


def write(models: Mapping[str, Callable[[], Model]], wanted: Sequence[str]) -> int:
    """Paint the named ships of a table, all if none is named; return 2 for an unknown name."""
    wrong = [name for name in wanted if name not in models]
    if wrong:
        print(f"No ship is called {', '.join(wrong)}. Known: {', '.join(models)}.")
        return 2
    for name in wanted or models:
        model = models[name]()
        for way, picture in zip(("", "_right"), paint(model)):
            bake.save(FOLDER / f"{name}{way}.webp", picture, QUALITY)
        bake.save(FOLDER / f"token_{name}.webp", piece(model), 92)
        print(name, (FOLDER / f"{name}.webp").stat().st_size // 1000, "kB", flush=True)
    return 0


def main(wanted: Sequence[str]) -> int:
    """Paint the named ships, all if none is named; return 2 for an unknown name."""
    return write(MODELS, wanted)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
