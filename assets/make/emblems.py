"""Make the portraits in assets/emblems: `python assets/make/emblems.py`.

Posters of 256 x 256: a bust on a disc, flat tones with a light edge from the upper left. Heads may
rise above the disc; below its middle everything is cut to it. Shapes are built from half outlines
(offset from the axis x = 128, height), so that most are written once and mirrored.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from svgkit import (
    INK,
    PANEL,
    REBEL,
    SYNDICATE,
    Knot,
    Point,
    Svg,
    around,
    circle,
    cut,
    darker,
    ellipse,
    flatten,
    lighter,
    mix,
    poly,
    rect,
    spline,
    star,
    symmetric,
    write_all,
)

FOLDER = Path(__file__).resolve().parent.parent / "emblems"
AXIS = 128.0
BLACK = "#14171D"
GLASS = "#0E1218"
SIDES = (-1, 1)
ARC = around(AXIS, AXIS, [119.0] * 120, 0)
# The disc below its middle, open above: the area that a bust may cover.
FRAME: list[Point] = [(9, -20), (247, -20), *[p for p in ARC if p[1] >= AXIS]]


def sym(*half: Knot) -> str:
    """Return a mirrored shape from its right half."""
    return symmetric(half, AXIS)


def at(side: int, *knots: Knot) -> str:
    """Return a smooth shape on one side of the axis: offsets times `side` (-1 or 1)."""
    moved: list[Knot] = []
    for k in knots:
        x = AXIS + side * k[0]
        moved.append((x, k[1], 1) if len(k) == 3 and k[-1] == 1 else (x, k[1]))
    return spline(moved)


def angular(side: int, *points: Point) -> str:
    """Return a polygon on one side of the axis."""
    return poly([(AXIS + side * x, y) for x, y in points])


def trimmed(d: str, frame: Sequence[Point] = FRAME) -> str:
    """Return the path, cut to the frame only where it leaves it."""
    pieces = flatten(d)
    low = [p for piece in pieces for p in piece if math.hypot(p[0] - AXIS, p[1] - AXIS) > 118]
    if not low:
        return d
    return "".join(poly(c) for c in (cut(piece, frame) for piece in pieces) if len(c) > 2)


def offset(d: str, dx: float, dy: float) -> str:
    """Return the path moved, as polygons."""
    return "".join(poly([(x + dx, y + dy) for x, y in piece]) for piece in flatten(d))


class Portrait:
    """One emblem under construction."""

    def __init__(self, hue: str, motif: str) -> None:
        self.pic = Svg(256, 256)
        self.hue = hue
        self._ground(motif)

    def _ground(self, motif: str) -> None:
        deep = mix(PANEL, self.hue, 0.24)
        mid = mix(PANEL, self.hue, 0.36)
        high = mix(PANEL, self.hue, 0.50)
        self.pic.fill(circle(AXIS, AXIS, 122), mix(PANEL, self.hue, 0.85))
        self.pic.fill(circle(AXIS, AXIS, 118.5), "#0A0D12")
        self.pic.fill(circle(AXIS, AXIS, 115.5), deep)
        for piece in MOTIFS[motif]:
            self.pic.fill(poly(cut(piece, around(AXIS, AXIS, [115.0] * 90, 0))), mid)
        self.pic.fill(circle(104, 96, 58), high, 0.35)

    def add(
        self,
        d: str,
        colour: str,
        tones: tuple[float, float] = (0.16, 0.34),
        split: tuple[float, float] = (0.36, 0.64),
        rim: float = 0.55,
        shadow: bool = True,
    ) -> None:
        """Add a lit shape: light, base and dark bands from left to right, a light edge, a
        shadow."""
        spots = [p for piece in flatten(d) for p in piece]
        x0, x1 = min(p[0] for p in spots), max(p[0] for p in spots)
        y0, y1 = min(p[1] for p in spots), max(p[1] for p in spots)
        if shadow:
            self.pic.fill(trimmed(offset(d, 3.5, 3.5)), "#05070A", 0.45)
        if rim > 0:
            self.pic.fill(trimmed(offset(d, -2.2, -2.2)), mix(colour, "#FFF3DC", rim))
        bands = [
            (0.0, lighter(colour, tones[0]), 1.0),
            (split[0], lighter(colour, tones[0]), 1.0),
            (split[0] + 0.012, colour, 1.0),
            (split[1], colour, 1.0),
            (split[1] + 0.012, darker(colour, tones[1]), 1.0),
            (1.0, darker(colour, tones[1]), 1.0),
        ]
        lean = (y1 - y0) * 0.28
        light = self.pic.linear((x0, y0 + lean), (x1, y0 + 2 * lean), bands)
        self.pic.fill(trimmed(d), light)

    def flat(self, d: str, colour: str, opacity: float = 1.0) -> None:
        """Add a plain shape."""
        self.pic.fill(trimmed(d), colour, opacity)

    def pair(self, colour: str, *knots: Knot) -> None:
        """Add a plain smooth shape on both sides, the right one a little darker."""
        self.flat(at(-1, *knots), colour)
        self.flat(at(1, *knots), darker(colour, 0.2))

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line; keep it inside the disc."""
        self.pic.stroke(spline(list(points), closed=False), colour, width)

    def lamp(self, x: float, y: float, r: float, colour: str) -> None:
        """Add a glowing eye or light."""
        halo = self.pic.radial((x, y), r * 2.4, [(0, colour, 0.75), (1, colour, 0)])
        self.pic.fill(circle(x, y, r * 2.4), halo)
        self.pic.fill(circle(x, y, r), colour)
        self.pic.fill(circle(x - r * 0.25, y - r * 0.25, r * 0.45), lighter(colour, 0.75))

    # --- body ------------------------------------------------------------------------------------

    def torso(self, colour: str, width: float = 90, top: float = 184) -> None:
        """Add shoulders down to the edge of the disc."""
        half: list[Knot] = [
            (0, top),
            (24, top),
            (width * 0.66, top + 12),
            (width, top + 34),
            (width + 12, 270, 1),
            (0, 270),
        ]
        self.add(sym(*half), colour)

    def opening(self, colour: str, width: float = 22, low: float = 236) -> None:
        """Add a shirt in the V of a coat."""
        self.add(sym((0, 182, 1), (width, 180, 1), (0, low, 1)), colour, rim=0, shadow=False)

    def lapels(self, colour: str, width: float = 26, low: float = 240) -> None:
        """Add coat lapels on both sides of the opening."""
        for side in SIDES:
            tone = lighter(colour, 0.1) if side < 0 else darker(colour, 0.22)
            self.add(
                angular(
                    side, (width - 6, 172), (width + 16, 184), (width + 20, 206), (3, low + 18)
                ),
                tone,
                rim=0.35,
            )

    def collar(self, colour: str, width: float = 34, top: float = 164) -> None:
        """Add a standing collar, open in front."""
        for side in SIDES:
            tone = lighter(colour, 0.06) if side < 0 else darker(colour, 0.25)
            self.add(
                angular(
                    side,
                    (width, top),
                    (width + 10, top + 20),
                    (width + 4, 214),
                    (6, 212),
                    (16, 190),
                ),
                tone,
                rim=0.4,
            )

    def pads(
        self, colour: str, x: float = 82, y: float = 214, w: float = 26, h: float = 22
    ) -> None:
        """Add shoulder plates."""
        for side in SIDES:
            self.add(
                at(
                    side,
                    (x - w, y - h + 4),
                    (x, y - h),
                    (x + w, y + 4),
                    (x + w + 4, y + h + 14, 1),
                    (x - w - 2, y + h - 2, 1),
                ),
                colour if side < 0 else darker(colour, 0.15),
            )

    # --- human faces -----------------------------------------------------------------------------

    def face(self, skin: str, jaw: str = "man", ears: bool = True) -> None:
        """Add neck, ears and head."""
        self.add(
            sym((0, 140), (22, 140, 1), (23, 178), (34, 196, 1), (0, 214)),
            darker(skin, 0.22),
            rim=0.2,
        )
        if ears:
            for side in SIDES:
                self.add(ellipse(AXIS + side * 43, 114, 8, 14), darker(skin, 0.12), rim=0.4)
        self.add(sym(*JAWS[jaw]), skin, (0.12, 0.3), (0.3, 0.6))

    def eyes(
        self,
        brow: str,
        iris: str = "#2B211C",
        y: float = 109,
        dx: float = 19,
        tilt: float = 3.0,
        lash: float = 0.0,
    ) -> None:
        """Add socket shadow, eye, iris and brow; `tilt` > 0 draws the brows down to the nose."""
        for side in SIDES:
            x = AXIS + side * dx
            self.pic.fill(ellipse(x, y - 1, 13, 8), "#1A0F10", 0.22)
            self.pic.fill(
                spline([(x - 10, y, 1), (x, y - 5), (x + 10, y, 1), (x, y + 4)]), "#F0E9DF"
            )
            self.pic.fill(circle(x - 0.5, y - 0.6, 4.3), iris)
            self.pic.fill(circle(x - 2, y - 2, 1.3), "#FFFFFF")
            lid = 2.6 + lash
            self.pic.stroke(
                f"M{x - 10} {y}C{x - 5} {y - 6.5} {x + 5} {y - 6.5} {x + 10} {y}", "#1A1211", lid
            )
            top = y - 13
            self.flat(
                angular(
                    side,
                    (dx - 13, top + tilt - 1),
                    (dx - 12, top + tilt + 5),
                    (dx + 2, top - 0.5),
                    (dx + 15, top + 4 - tilt / 2),
                    (dx + 13, top - tilt),
                    (dx + 1, top - 5.5),
                ),
                brow,
            )

    def nose(self, skin: str, width: float = 10, low: float = 137) -> None:
        """Add the nose as its shadow side and tip."""
        self.flat(
            poly(
                [
                    (129, 104),
                    (134, 112),
                    (AXIS + width, low - 4),
                    (AXIS + 4, low + 2),
                    (AXIS - width, low - 2),
                    (AXIS - 3, low - 6),
                    (131, low - 8),
                ]
            ),
            darker(skin, 0.36),
        )
        self.flat(
            poly([(124, 108), (128, 106), (127, low - 9), (122, low - 7)]), lighter(skin, 0.22), 0.8
        )

    def mouth(
        self, skin: str, lip: str = "", width: float = 15, y: float = 151, smile: float = 0.0
    ) -> None:
        """Add a closed mouth; `smile` lifts the right corner."""
        colour = lip or darker(skin, 0.4)
        a, b = (AXIS - width, y - smile / 3), (AXIS + width, y - smile)
        self.flat(
            spline([(*a, 1), (124, y - 4), (128, y - 2.5), (132, y - 4), (*b, 1), (128, y + 5.5)]),
            colour,
        )
        self.pic.stroke(f"M{a[0]} {a[1]}C122 {y + 1} 134 {y + 1} {b[0]} {b[1]}", "#2A1614", 2.2)
        self.flat(ellipse(AXIS, y + 10, 8, 2), darker(skin, 0.3), 0.7)

    def stubble(self, colour: str, opacity: float) -> None:
        """Add a shadow of beard on jaw and lip."""
        self.pic.fill(
            sym((0, 141), (18, 138), (32, 124), (38, 128), (34, 146), (22, 163), (0, 170)),
            colour,
            opacity,
        )


JAWS: dict[str, list[Knot]] = {
    "man": [(0, 52), (28, 56), (41, 80), (42, 112), (38, 140), (26, 162), (10, 170), (0, 171)],
    "square": [(0, 52), (30, 56), (43, 82), (43, 118), (41, 144), (31, 163), (12, 171), (0, 171)],
    "woman": [(0, 54), (27, 58), (38, 82), (39, 110), (34, 138), (20, 160), (7, 169), (0, 170)],
    "lean": [(0, 50), (26, 55), (38, 80), (39, 112), (33, 138), (24, 162), (9, 174), (0, 175)],
    "broad": [(0, 50), (32, 54), (46, 82), (47, 116), (45, 146), (34, 166), (13, 174), (0, 174)],
}


def _rays() -> list[list[Point]]:
    rays: list[list[Point]] = []
    for i in range(12):
        a, b = math.radians(i * 30 - 8), math.radians(i * 30 + 8)
        rays.append(
            [
                (AXIS, 118),
                (AXIS + 200 * math.cos(a), 118 + 200 * math.sin(a)),
                (AXIS + 200 * math.cos(b), 118 + 200 * math.sin(b)),
            ]
        )
    return rays


def _slashes() -> list[list[Point]]:
    return [[(x, 0), (x + 20, 0), (x - 90, 256), (x - 110, 256)] for x in range(20, 360, 42)]


MOTIFS: dict[str, list[list[Point]]] = {
    "rays": _rays(),
    "slashes": _slashes(),
    "sun": [around(128, 108, [92.0] * 48, 0)],
    "hex": [around(128, 116, [104.0] * 6, -90)],
    "moon": [around(176, 84, [66.0] * 48, 0)],
    "horizon": [[(0, 150), (256, 118), (256, 256), (0, 256)]],
    "burst": [around(128, 116, [118.0, 84.0] * 10, -90)],
    "diamond": [[(128, -6), (250, 116), (128, 238), (6, 116)]],
}


def fur(cx: float, cy: float, rx: float, ry: float, tufts: int, depth: float) -> str:
    """Return a shaggy oval, its tufts swept downward."""
    points: list[Knot] = []
    for i in range(tufts):
        a = 2 * math.pi * i / tufts - math.pi / 2
        tip = a + (0.11 if math.cos(a) >= 0 else -0.11)
        rough = depth * (0.7 + 0.6 * ((i * 7) % 5) / 4)
        points.append((cx + rx * math.cos(a), cy + ry * math.sin(a)))
        mid = a + math.pi / tufts
        out_x = cx + (rx + rough) * math.cos(mid + (tip - a))
        out_y = cy + (ry + rough) * math.sin(mid + (tip - a)) + rough * 0.4
        points.append((out_x, out_y, 1))
    return spline(points)


# --- heads shared by several people --------------------------------------------------------------


def mandalorian(p: Portrait, shell: str, trim: str, sharp: bool) -> None:
    """A warrior's full helmet with a T-shaped slit; `sharp` slants the slit and flares the jaw."""
    flare = 8 if sharp else 0
    p.add(sym((0, 148), (30, 150, 1), (36, 192, 1), (0, 206)), BLACK, rim=0.1)
    p.add(
        sym(
            (0, 36),
            (34, 43),
            (50, 74),
            (52, 112, 1),
            (50 + flare, 150, 1),
            (38 + flare, 176, 1),
            (16, 182, 1),
            (0, 182),
        ),
        shell,
        (0.2, 0.4),
        (0.3, 0.62),
    )
    if sharp:
        rim = sym(
            (0, 92, 1),
            (14, 100, 1),
            (50, 84, 1),
            (50, 110, 1),
            (42, 124, 1),
            (17, 130, 1),
            (13, 182, 1),
            (0, 182),
        )
        slit = sym(
            (0, 103, 1),
            (14, 107, 1),
            (46, 92, 1),
            (45, 106, 1),
            (38, 117, 1),
            (10, 123, 1),
            (6, 182, 1),
            (0, 182),
        )
    else:
        rim = sym(
            (0, 88, 1), (44, 90, 1), (51, 98, 1), (51, 122, 1), (20, 128, 1), (15, 182, 1), (0, 182)
        )
        slit = sym(
            (0, 98, 1), (42, 99, 1), (46, 104, 1), (44, 115, 1), (12, 119, 1), (7, 182, 1), (0, 182)
        )
    p.add(rim, trim, rim=0.3, shadow=False)
    p.flat(slit, GLASS)
    shine = (
        [(100, 104), (112, 108), (110, 114), (102, 111)]
        if sharp
        else [(90, 102), (112, 102), (106, 113), (91, 112)]
    )
    p.flat(poly(shine), "#5B7F97", 0.75)
    for side in SIDES:
        p.flat(angular(side, (24, 136), (44, 128), (44, 150), (26, 168)), darker(shell, 0.42))
        p.flat(angular(side, (28, 139), (44, 133), (44, 146), (29, 160)), darker(shell, 0.24))


def wookiee(p: Portrait, coat: str, muzzle: str, iris: str) -> None:
    """A tall shaggy head whose mane runs into shaggy shoulders."""
    p.add(fur(128, 256, 108, 68, 26, 12), darker(coat, 0.12))
    p.add(fur(128, 150, 60, 66, 26, 13), darker(coat, 0.3), rim=0.25)
    p.add(fur(128, 112, 55, 80, 30, 12), coat, (0.18, 0.4))
    for side in SIDES:
        for x, y, high in (
            (12, 44, 30),
            (30, 58, 34),
            (44, 84, 30),
            (50, 122, 32),
            (38, 158, 34),
            (20, 176, 26),
        ):
            p.flat(
                angular(side, (x - 4, y - 8), (x + 4, y - 8), (x + 3, y + high - 8)),
                darker(coat, 0.34),
            )
            p.flat(
                angular(side, (x - 10, y), (x - 4, y - 4), (x - 5, y + high - 6)),
                lighter(coat, 0.12) if side < 0 else darker(coat, 0.1),
            )
    face = mix(coat, muzzle, 0.55)
    p.add(
        sym(
            (0, 88),
            (16, 84),
            (36, 92),
            (38, 112),
            (25, 122),
            (27, 146),
            (16, 166, 1),
            (8, 160),
            (0, 170, 1),
        ),
        face,
        rim=0.2,
        shadow=False,
    )
    p.flat(sym((0, 122), (10, 123), (12, 129), (4, 135), (0, 136)), "#1B1513")
    p.flat(ellipse(123, 126, 3, 1.6), "#6A625E")
    p.flat(sym((0, 148), (20, 143, 1), (15, 153), (0, 157)), "#3A1A18")
    p.line([(128, 136), (128, 147)], darker(coat, 0.5), 2.4)
    for side in SIDES:
        p.flat(angular(side, (12, 146), (7, 147), (9, 154)), INK)
        p.flat(at(side, (8, 106, 1), (19, 98), (33, 103, 1), (21, 111)), "#140F0D")
        p.flat(circle(AXIS + side * 20.5, 104.5, 4.6), iris)
        p.flat(circle(AXIS + side * 20.5 - 2, 103, 1.5), INK)
        brow = lighter(coat, 0.24) if side < 0 else lighter(coat, 0.06)
        p.flat(
            at(
                side,
                (3, 100, 1),
                (12, 88),
                (30, 86),
                (48, 96),
                (54, 118, 1),
                (40, 104),
                (34, 99, 1),
                (22, 95),
                (12, 98, 1),
            ),
            brow,
        )
        p.flat(at(side, (3, 140), (14, 136), (26, 144), (36, 166, 1), (22, 154), (10, 146)), brow)


def dome_eyes(p: Portrait, x: float, y: float, rx: float, ry: float, colour: str) -> None:
    """A pair of big glossy eyes."""
    for side in SIDES:
        p.add(ellipse(AXIS + side * x, y, rx, ry), colour, (0.1, 0.5), rim=0.35)
        p.flat(ellipse(AXIS + side * x - rx * 0.35, y - ry * 0.4, rx * 0.3, ry * 0.22), INK, 0.85)


# --- characters ----------------------------------------------------------------------------------


def boba_fett() -> Portrait:
    p = Portrait("#7E9C5C", "rays")
    green = "#66804F"
    p.torso("#8B8F86", 94)
    p.add(at(1, (30, 188, 1), (70, 194), (112, 240), (96, 270, 1), (40, 270, 1)), "#8C6A3B")
    for side in SIDES:
        p.add(angular(side, (4, 200), (40, 196), (46, 226), (6, 240)), green)
    p.pads("#CF9C38", 80, 216, 22, 18)
    mandalorian(p, green, "#8C3A30", False)
    p.flat(poly([(141, 60), (152, 56), (150, 70), (143, 72)]), "#39422F")
    p.add(rect(70, 96, 12, 40, 4), "#8B9189")
    p.add(rect(72, 28, 6, 74, 2), "#A9ADA5")
    p.add(rect(68, 24, 20, 9, 2), "#C9CCC4")
    p.add(rect(176, 98, 10, 34, 4), "#7A7F77")
    return p


def bossk() -> Portrait:
    p = Portrait("#C08A3A", "slashes")
    skin = "#9A9A58"
    p.torso("#D9A035", 96, 188)
    p.add(sym((0, 190, 1), (30, 186, 1), (38, 270, 1), (0, 270)), "#D8D3C4", rim=0.3)
    p.add(sym((0, 150), (40, 150, 1), (48, 198, 1), (0, 210)), darker(skin, 0.25), rim=0.2)
    p.add(
        sym(
            (0, 38),
            (24, 42),
            (40, 58),
            (50, 84),
            (50, 104),
            (63, 124),
            (66, 146),
            (50, 166),
            (22, 176),
            (0, 177),
        ),
        skin,
        (0.16, 0.36),
    )
    for row, (y, count) in enumerate(((52, 2), (63, 3), (74, 2))):
        for i in range(count):
            x = 128 + (i - (count - 1) / 2) * 17
            p.flat(ellipse(x, y, 6.5, 4), darker(skin, 0.2 + 0.05 * row))
    for side in SIDES:
        p.flat(
            at(side, (10, 100, 1), (20, 82), (42, 80), (54, 94, 1), (40, 108), (22, 108)),
            darker(skin, 0.45),
        )
        p.flat(at(side, (14, 98, 1), (28, 89), (45, 92, 1), (30, 104)), "#E8572B")
        p.flat(at(side, (27, 90), (31, 97), (28, 104), (25, 97)), "#180B08")
        p.add(
            at(side, (6, 92, 1), (18, 78), (42, 72), (58, 88, 1), (42, 84), (24, 88)),
            lighter(skin, 0.08) if side < 0 else darker(skin, 0.12),
            rim=0.3,
        )
        p.flat(ellipse(AXIS + side * 10, 124, 4.5, 3), "#26240F")
    p.add(
        sym((0, 112), (14, 110), (24, 118), (48, 134), (58, 148, 1), (36, 144), (0, 147)),
        lighter(skin, 0.06),
        rim=0.2,
        shadow=False,
    )
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 10, 126, 4.5, 3), "#26240F")
    p.flat(sym((0, 147), (36, 144), (59, 148, 1), (44, 158), (0, 161)), "#47201B")
    for x in (-48, -36, -24, -12, 0, 12, 24, 36, 48):
        gum = 147 - abs(x) * 0.03
        p.flat(poly([(124 + x, gum - 2), (132 + x, gum - 2), (128 + x, gum + 8)]), "#F1EAD2")
    return p


def ig_88() -> Portrait:
    p = Portrait("#B3473C", "hex")
    iron = "#8A9098"
    p.torso("#5C636C", 84, 196)
    p.add(rect(58, 200, 140, 70, 6), "#6F767F")
    p.add(rect(92, 214, 72, 60, 4), "#474D55")
    for y in (222, 232):
        p.flat(rect(100, y, 56, 5), "#8A9098")
    p.add(rect(116, 150, 24, 60, 3), "#3B4148")
    for side in SIDES:
        p.line(
            [(128 + side * 18, 158), (128 + side * 30, 180), (128 + side * 24, 204)], "#2A2F35", 6
        )
    p.add(sym((0, 16), (7, 17, 1), (9, 40, 1), (24, 56), (32, 72, 1), (32, 84, 1), (0, 84)), iron)
    p.add(sym((0, 84), (27, 84, 1), (27, 104, 1), (0, 104)), "#14171B", rim=0)
    p.add(sym((0, 104), (35, 104, 1), (38, 128, 1), (30, 158, 1), (16, 168, 1), (0, 168)), iron)
    p.add(sym((0, 70), (37, 70, 1), (37, 78, 1), (0, 78)), "#B8BEC5", rim=0.5)
    for side in SIDES:
        p.add(rect(AXIS + side * 42 - 7, 92, 14, 30, 4), "#6A7078")
        p.line([(128 + side * 42, 94), (128 + side * 44, 62)], "#A9B0B8", 4)
    for i in (-2, -1, 0, 1, 2):
        p.flat(rect(128 + i * 11 - 2.5, 116, 5, 34, 2), "#2B3036")
    p.lamp(116, 94, 6.5, "#FF4B36")
    p.lamp(142, 94, 5.0, "#FF4B36")
    return p


def ketsu_onyo() -> Portrait:
    p = Portrait("#A35BA8", "diamond")
    p.torso("#3C3B49", 88)
    for side in SIDES:
        p.add(angular(side, (5, 202), (44, 194), (40, 238), (8, 250)), "#5A5668")
        p.flat(angular(side, (14, 208), (38, 202), (36, 214), (14, 222)), "#D35FB7")
    p.pads("#565266", 82, 214, 22, 18)
    mandalorian(p, "#565A6E", "#B14FA0", True)
    p.add(sym((0, 30, 1), (8, 40), (9, 84, 1), (0, 92, 1)), "#D873C1", rim=0.4)
    for side in SIDES:
        p.flat(at(side, (16, 50, 1), (34, 58), (44, 78, 1), (30, 72)), "#D873C1")
        p.flat(angular(side, (46, 152), (56, 148), (48, 172)), "#D873C1")
        p.add(rect(AXIS + side * 56 - 5, 98, 10, 36, 4), "#7C7F93")
    return p


def han_solo() -> Portrait:
    p = Portrait("#4E8FB0", "moon")
    skin, hair = "#D9A37E", "#5A3A24"
    p.torso("#EDE6D6", 90)
    p.face(skin, "man")
    p.flat(angular(1, (0, 214), (14, 184), (22, 190)), darker("#EDE6D6", 0.3))
    for side in SIDES:
        p.add(angular(side, (44, 190), (74, 198), (82, 270), (20, 270), (14, 236)), "#23272E")
        p.add(angular(side, (22, 178), (40, 186), (26, 212), (6, 226)), "#F4EEDF", rim=0.4)
    p.eyes(hair, "#4A5A3C", tilt=2)
    p.nose(skin)
    p.mouth(skin, width=16, smile=4.5)
    p.add(
        spline(
            [
                (84, 118, 1),
                (78, 90),
                (84, 58),
                (108, 38),
                (142, 36),
                (170, 52),
                (180, 84),
                (172, 120, 1),
                (167, 96),
                (158, 78),
                (146, 84, 1),
                (122, 72),
                (104, 84),
                (94, 92),
                (90, 106),
            ]
        ),
        hair,
    )
    p.flat(
        spline([(92, 66, 1), (110, 48), (140, 46), (118, 56), (100, 76, 1)]), lighter(hair, 0.22)
    )
    p.flat(spline([(146, 84, 1), (152, 64), (168, 72), (158, 78)]), darker(hair, 0.3))
    return p


def jyn_erso() -> Portrait:
    p = Portrait("#6E86A8", "horizon")
    skin, hair = "#E2B392", "#4A3226"
    p.add(
        spline(
            [
                (74, 130),
                (76, 76),
                (104, 42),
                (152, 42),
                (180, 78),
                (182, 128),
                (172, 150, 1),
                (84, 150, 1),
            ]
        ),
        darker(hair, 0.35),
        rim=0.2,
    )
    p.add(circle(166, 52, 20), hair)
    p.torso("#4F4A44", 84, 186)
    p.face(skin, "woman", ears=False)
    p.add(
        spline(
            [
                (84, 178),
                (128, 194),
                (174, 178),
                (186, 198),
                (160, 218),
                (128, 222),
                (94, 218),
                (70, 198),
            ]
        ),
        "#8C7B62",
    )
    p.add(spline([(92, 204), (128, 214), (150, 210), (146, 262, 1), (116, 258, 1)]), "#7A6A53")
    p.eyes("#3B271E", "#4E6B58", y=111, dx=18, tilt=1.5, lash=0.8)
    p.nose(skin, 8, 136)
    p.mouth(skin, "#B0655A", 12, 150)
    p.add(
        spline(
            [
                (86, 132, 1),
                (80, 96),
                (92, 60),
                (126, 44),
                (164, 58),
                (177, 98),
                (170, 134, 1),
                (166, 100),
                (150, 76),
                (134, 68, 1),
                (112, 78),
                (96, 98),
            ]
        ),
        hair,
    )
    p.line([(132, 70), (112, 80), (97, 100), (92, 146)], lighter(hair, 0.15), 4)
    p.line([(166, 104), (170, 134), (166, 158)], darker(hair, 0.1), 4)
    p.line([(100, 66), (116, 54), (134, 51)], lighter(hair, 0.3), 4)
    return p


def lando_calrissian() -> Portrait:
    p = Portrait("#3F78C2", "sun")
    skin, hair = "#8A5A3C", "#1E1715"
    for side in SIDES:
        p.add(at(side, (34, 162, 1), (64, 172), (98, 206), (118, 270, 1), (40, 270, 1)), "#2A4F96")
        p.flat(at(side, (36, 170, 1), (56, 180), (72, 210), (66, 270, 1), (40, 270, 1)), "#E2B548")
    p.add(sym((0, 190), (36, 182, 1), (58, 270, 1), (0, 270)), "#7FB2D8")
    p.face(skin, "man")
    p.add(sym((0, 200), (28, 184, 1), (34, 200), (16, 216, 1), (0, 214)), "#A9CDE8")
    p.eyes(hair, "#2A1B12", tilt=0)
    p.nose(skin, 12)
    p.mouth(skin, "#6E3B30", 17, 155, smile=6)
    p.flat(sym((0, 145), (11, 142), (23, 150, 1), (12, 150), (0, 149)), hair)
    p.add(
        spline(
            [
                (85, 112, 1),
                (80, 84),
                (88, 54),
                (112, 38),
                (146, 38),
                (170, 56),
                (177, 86),
                (171, 112, 1),
                (166, 84),
                (150, 70),
                (128, 66),
                (104, 72),
                (92, 88),
            ]
        ),
        hair,
    )
    p.flat(spline([(94, 66), (108, 50), (126, 47), (108, 58)]), lighter(hair, 0.3))
    return p


def doctor_aphra() -> Portrait:
    p = Portrait("#C97F3D", "burst")
    skin, hair = "#D9A777", "#1B1A20"
    p.add(sym((0, 60), (46, 70), (54, 120), (48, 158, 1), (34, 150, 1), (0, 150)), hair)
    p.torso("#8D6B49", 84, 186)
    p.opening("#3A3A42", 20, 240)
    p.face(skin, "woman", ears=False)
    p.lapels("#A47C54", 22)
    p.eyes(hair, "#3A2418", y=112, dx=18, tilt=1, lash=1)
    p.nose(skin, 8, 137)
    p.mouth(skin, "#A8544B", 13, 151, smile=6)
    for side in SIDES:
        p.flat(at(side, (32, 86), (42, 96), (44, 140, 1), (36, 156, 1), (36, 120)), hair)
    p.add(sym((0, 34), (34, 40), (50, 66), (51, 92, 1), (30, 84), (0, 82)), "#7A4E2F")
    p.add(sym((0, 34), (6, 36, 1), (7, 82, 1), (0, 82)), "#936139", rim=0.2, shadow=False)
    p.add(sym((0, 72), (52, 78, 1), (52, 92, 1), (0, 87)), "#3A2A20", rim=0.2)
    for side in SIDES:
        p.add(circle(AXIS + side * 22, 74, 19), "#B08A4A")
        p.add(circle(AXIS + side * 22, 74, 13), "#3FA7B5", (0.35, 0.4), rim=0)
        p.flat(ellipse(AXIS + side * 22 - 4, 69, 5, 3), INK, 0.8)
    return p


# --- contacts ------------------------------------------------------------------------------------


def four_lom() -> Portrait:
    p = Portrait("#8C9A6A", "slashes")
    shell = "#8A7656"
    p.torso("#54504A", 80, 192)
    p.add(sym((0, 196, 1), (34, 194, 1), (28, 256, 1), (0, 262)), "#7B7568")
    p.add(sym((0, 148), (16, 150, 1), (20, 200, 1), (0, 206)), "#33302C", rim=0.1)
    p.add(
        sym((0, 40), (24, 44), (38, 66), (38, 96), (28, 122), (26, 146), (15, 172), (0, 176)), shell
    )
    p.add(
        sym((0, 40), (10, 44), (12, 92), (6, 112), (0, 114)),
        lighter(shell, 0.14),
        rim=0.2,
        shadow=False,
    )
    for side in SIDES:
        p.add(
            at(side, (14, 88), (30, 64), (54, 62), (64, 84), (54, 112), (32, 120), (18, 108)),
            "#1D2421",
            (0.12, 0.5),
            rim=0.5,
        )
        p.flat(at(side, (30, 78), (40, 70), (50, 72), (42, 82)), "#9FC2A2", 0.75)
        for x, y in ((34, 96), (44, 96), (39, 105), (49, 88)):
            p.flat(circle(AXIS + side * x, y, 2.6), "#4C6152")
        p.flat(angular(side, (7, 128), (18, 124), (13, 160), (6, 166)), darker(shell, 0.45))
        p.line([(128 + side * 14, 48), (128 + side * 28, 26), (128 + side * 40, 18)], "#A29A88", 4)
    for y in (136, 145, 154):
        p.flat(rect(122, y, 12, 4, 1.5), "#1B1A18")
    return p


def black_krrsantan() -> Portrait:
    p = Portrait("#B0413A", "rays")
    wookiee(p, "#3B3A41", "#6C6870", "#D6402F")
    p.line([(92, 76), (104, 96), (110, 122)], "#C7A6A0", 4.5)
    p.add(spline([(44, 212, 1), (70, 190), (104, 208), (92, 232), (52, 244, 1)]), "#7D838C")
    for x, y in ((60, 204), (78, 200), (92, 212)):
        p.add(poly([(x - 8, y), (x + 8, y + 2), (x - 4, y - 20)]), "#B9C0C8")
    p.add(poly([(104, 214), (118, 206), (214, 258), (200, 270)]), "#5A3A2C")
    return p


def black_sun_agent() -> Portrait:
    p = Portrait(SYNDICATE, "burst")
    cloak = "#25242B"
    p.torso(cloak, 98, 180)
    p.add(sym((0, 28), (38, 40), (58, 84), (60, 134), (52, 184, 1), (30, 206, 1), (0, 208)), cloak)
    p.flat(sym((0, 58), (28, 64), (42, 94), (42, 138), (28, 180), (0, 192)), "#08090C")
    p.add(sym((0, 66), (26, 72), (36, 98), (33, 140), (16, 172, 1), (0, 178)), "#3D3B44")
    p.add(sym((0, 66, 1), (9, 96, 1), (4, 128, 1), (0, 132, 1)), SYNDICATE, rim=0.3)
    for side in SIDES:
        p.flat(angular(side, (9, 106), (32, 98), (30, 108), (14, 114)), "#F4C84A")
        p.flat(angular(side, (10, 142), (26, 134), (17, 166)), "#1B1A20")
        p.add(angular(side, (30, 196), (62, 188), (96, 214), (50, 224)), SYNDICATE)
    p.add(star(128, 222, 20, 9, 8), SYNDICATE)
    p.flat(circle(128, 222, 6), cloak)
    return p


def boshek() -> Portrait:
    p = Portrait("#5C92A8", "horizon")
    skin, hair = "#D2A07C", "#3A2A22"
    p.torso("#D5D6D2", 90)
    p.add(sym((0, 190, 1), (26, 184, 1), (32, 270, 1), (0, 270)), "#2E3136", rim=0.2)
    p.face(skin, "square")
    for side in SIDES:
        p.add(angular(side, (24, 180), (46, 188), (46, 206), (20, 212)), "#F0F0EA")
        p.flat(angular(side, (56, 196), (66, 200), (62, 262), (52, 262)), "#2E3136")
    p.add(rect(146, 218, 26, 20, 3), "#444A52")
    p.lamp(154, 228, 3, "#E8B04A")
    p.add(
        sym((0, 144), (20, 139), (38, 112), (45, 116), (43, 146), (30, 172), (0, 182)),
        hair,
        rim=0.12,
    )
    p.eyes(hair, "#33404A", tilt=2)
    p.nose(skin, 11)
    p.flat(sym((0, 143), (12, 142), (22, 150), (14, 151), (0, 149)), darker(hair, 0.2))
    p.flat(sym((0, 151), (10, 151), (0, 157)), "#9A5E4E")
    p.add(
        spline(
            [
                (84, 116, 1),
                (80, 84),
                (92, 50),
                (124, 38),
                (160, 46),
                (177, 78),
                (172, 116, 1),
                (168, 88),
                (154, 68),
                (120, 66),
                (96, 78),
                (92, 94),
            ]
        ),
        hair,
    )
    p.add(sym((0, 82), (45, 84, 1), (45, 92, 1), (0, 90)), "#7A5A3A", rim=0.2)
    p.flat(spline([(96, 64), (114, 50), (136, 48), (112, 58)]), lighter(hair, 0.25))
    return p


def chewbacca() -> Portrait:
    p = Portrait("#B9814A", "sun")
    wookiee(p, "#7B4E2E", "#B98B5E", "#5AA3C8")
    p.add(poly([(50, 200), (68, 192), (196, 262), (176, 274)]), "#3D2A20")
    for i in range(5):
        x, y = 74 + i * 23, 205 + i * 12.6
        p.add(
            poly([(x - 9, y - 7), (x + 5, y), (x - 1, y + 12), (x - 15, y + 5)]),
            "#B9BEC4",
            shadow=False,
        )
    return p


def dengar() -> Portrait:
    p = Portrait("#A8987A", "slashes")
    skin, cloth = "#C9977A", "#D8D0BC"
    p.torso("#6C665C", 92)
    p.face(skin, "broad")
    p.pads("#C6C1B2", 72, 206, 32, 22)
    for side in SIDES:
        p.add(angular(side, (8, 196), (44, 176), (54, 196), (20, 226)), "#DAD5C6")
    p.eyes("#4A3528", "#3A4A52", tilt=5)
    p.nose(skin, 13)
    p.mouth(skin, width=17, y=153)
    p.stubble("#3A2A22", 0.4)
    p.line([(98, 126), (108, 140), (106, 152)], darker(skin, 0.45), 3)
    p.add(sym((0, 34), (34, 38), (54, 62), (54, 92), (47, 100, 1), (26, 92), (0, 91)), cloth)
    p.add(at(-1, (42, 90, 1), (53, 88), (52, 140), (40, 168), (34, 160, 1), (43, 128)), cloth)
    p.add(at(1, (42, 90, 1), (53, 88), (52, 140), (40, 168), (34, 160, 1), (43, 128)), cloth)
    for a, b in (((76, 84), (170, 50)), ((82, 64), (150, 38)), ((90, 92), (181, 68))):
        p.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 5), b], darker(cloth, 0.32), 3.2)
    p.line([(78, 112), (82, 136)], darker(cloth, 0.32), 3)
    p.line([(178, 108), (174, 136)], darker(cloth, 0.5), 3)
    return p


def doctor_evazan() -> Portrait:
    p = Portrait("#7B9A8A", "moon")
    skin, scar, hair = "#D8AE92", "#B0645A", "#8A7F74"
    p.torso("#5C4A3A", 88)
    p.opening("#A89C86", 24, 232)
    p.face(skin, "broad")
    p.lapels("#6E5844", 24)
    p.eyes("#6A5A4C", "#5A4A3A", tilt=1)
    p.flat(
        spline(
            [
                (142, 66, 1),
                (168, 78),
                (175, 112),
                (166, 146),
                (150, 140),
                (152, 124),
                (138, 116),
                (144, 96),
                (134, 82),
            ]
        ),
        scar,
    )
    p.flat(spline([(152, 78), (166, 92), (160, 106), (150, 96)]), lighter(scar, 0.22))
    p.flat(spline([(156, 122), (168, 118), (162, 138), (154, 134)]), darker(scar, 0.25))
    p.flat(spline([(139, 112, 1), (148, 107), (158, 112, 1), (148, 117)]), "#F1E7D8")
    p.flat(circle(148, 112, 3.4), "#7A8F99")
    p.add(
        sym((0, 112), (8, 118), (15, 132), (9, 141), (0, 137)),
        mix(skin, scar, 0.35),
        rim=0.3,
        shadow=False,
    )
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 5.5, 135, 3.6, 4.4), "#3A1C1A")
    p.mouth(skin, "#8A4A42", 17, 154, smile=-5)
    p.add(
        spline(
            [
                (84, 118, 1),
                (76, 88),
                (84, 54),
                (116, 34),
                (152, 40),
                (176, 64),
                (178, 96, 1),
                (160, 70),
                (138, 66),
                (120, 74),
                (100, 74),
                (92, 94),
            ]
        ),
        hair,
    )
    p.line([(92, 70), (112, 52), (142, 50)], lighter(hair, 0.25), 4)
    p.line([(100, 62), (124, 58), (156, 60)], darker(hair, 0.25), 3)
    return p


def garindan() -> Portrait:
    p = Portrait("#6B5F86", "hex")
    hood, skin = "#2C2733", "#4F5A45"
    p.torso(hood, 98, 182)
    p.add(sym((0, 26), (40, 36), (62, 80), (64, 130), (58, 190, 1), (34, 214, 1), (0, 214)), hood)
    p.flat(sym((0, 52), (32, 60), (46, 92), (46, 140), (30, 186), (0, 198)), "#0B0A0F")
    p.add(sym((0, 60), (28, 66), (40, 96), (36, 126), (20, 142), (0, 146)), skin)
    for side in SIDES:
        p.add(circle(AXIS + side * 19, 98, 17), "#7C6A45")
        p.add(circle(AXIS + side * 19, 98, 12), "#1A1518", rim=0)
        p.flat(ellipse(AXIS + side * 19 - 4, 93, 4.5, 3), "#D8A05A", 0.9)
    p.add(
        spline(
            [
                (114, 112),
                (142, 112),
                (144, 138),
                (152, 170),
                (172, 188),
                (178, 206),
                (164, 212),
                (144, 200),
                (126, 176),
                (117, 144),
            ]
        ),
        lighter(skin, 0.1),
    )
    for x0, y0, x1, y1 in (
        (117, 134, 143, 130),
        (120, 148, 146, 144),
        (126, 162, 150, 157),
        (134, 176, 156, 169),
        (144, 188, 163, 180),
    ):
        p.line([(x0, y0), ((x0 + x1) / 2 + 1, (y0 + y1) / 2 + 3), (x1, y1)], darker(skin, 0.4), 2.6)
    p.flat(ellipse(170, 205, 6, 4), "#14130F")
    p.add(rect(86, 222, 40, 18, 3), "#565064")
    p.lamp(96, 231, 3.5, "#E8572B")
    return p


def greedo() -> Portrait:
    p = Portrait("#5FA05A", "diamond")
    skin = "#5E9A52"
    p.torso("#C2763A", 84, 190)
    p.add(sym((0, 192, 1), (26, 188, 1), (34, 270, 1), (0, 270)), "#3F6FA0", rim=0.2)
    for side in SIDES:
        p.add(angular(side, (26, 186), (52, 194), (46, 270), (30, 270)), "#E2B873")
        p.line([(128 + side * 24, 56), (128 + side * 40, 36), (128 + side * 46, 22)], skin, 9)
        p.add(ellipse(AXIS + side * 47, 19, 12, 9), lighter(skin, 0.12))
        p.flat(ellipse(AXIS + side * 47, 17, 7, 4), darker(skin, 0.4))
        p.add(
            at(side, (40, 104, 1), (56, 92), (66, 78, 1), (66, 110), (54, 130), (42, 128, 1)),
            darker(skin, 0.15),
        )
    p.add(sym((0, 150), (18, 150, 1), (24, 198, 1), (0, 206)), darker(skin, 0.3), rim=0.2)
    p.add(
        sym((0, 34), (26, 42), (46, 68), (50, 98), (42, 124), (26, 146), (22, 168), (0, 176)), skin
    )
    for x, h in ((-14, 14), (0, 20), (14, 14)):
        p.add(
            poly([(128 + x - 7, 48), (128 + x + 7, 48), (128 + x, 48 - h - 6)]),
            lighter(skin, 0.1),
            shadow=False,
        )
    for side in SIDES:
        p.add(
            at(side, (8, 96), (18, 76), (38, 72), (47, 90), (40, 112), (22, 118), (10, 112)),
            "#2A1D4E",
            (0.14, 0.4),
            rim=0.5,
        )
        for x, y, r in ((24, 88, 4), (33, 97, 2), (20, 102, 1.8), (36, 86, 1.6)):
            p.flat(circle(AXIS + side * x, y, r), "#DCD2FF")
    p.add(sym((0, 122), (13, 128), (19, 152), (18, 170), (0, 176)), lighter(skin, 0.14), rim=0.4)
    p.flat(ellipse(128, 168, 11, 4.5), "#1D3420")
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 7, 146, 2.6, 4), darker(skin, 0.5))
    return p


def twilek_tails(p: Portrait, skin: str, mark: str) -> None:
    """Two head tails that fall over the shoulders."""
    for side in SIDES:
        p.add(
            at(
                side,
                (30, 60),
                (56, 72),
                (72, 112),
                (82, 166),
                (80, 216),
                (66, 250, 1),
                (56, 210),
                (54, 158),
                (44, 112),
            ),
            skin,
        )
        for y in (122, 150, 178, 206):
            x = 58 + (y - 122) * 0.12
            p.flat(at(side, (x + 3, y), (x + 12, y - 6), (x + 15, y + 4), (x + 7, y + 10)), mark)


def hera_syndulla() -> Portrait:
    p = Portrait("#C9803C", "sun")
    skin = "#79A860"
    p.torso("#C06A2C", 78, 188)
    p.face(skin, "woman", ears=False)
    p.collar("#8A8F86", 26, 176)
    twilek_tails(p, skin, "#B8D29A")
    p.eyes("#3E6236", "#3A7F5A", y=113, dx=18, tilt=1, lash=1.2)
    p.nose(skin, 8, 138)
    p.mouth(skin, "#4F6E3C", 13, 152, smile=3)
    p.add(sym((0, 32), (36, 38), (52, 68), (50, 100, 1), (40, 92), (0, 84)), "#6E5136")
    for side in SIDES:
        p.add(at(side, (38, 84), (52, 92), (54, 126), (42, 136), (38, 112)), "#5A4230")
        p.add(ellipse(AXIS + side * 50, 112, 8, 14), "#B9BEC4")
        p.add(rect(AXIS + side * 22 - 18, 54, 36, 24, 10), "#A8ADB0")
        p.add(rect(AXIS + side * 22 - 13, 58, 26, 16, 7), "#E0A23C", (0.35, 0.3), rim=0)
        p.flat(ellipse(AXIS + side * 22 - 5, 63, 5, 2.6), INK, 0.85)
    return p


def hondo_ohnaka() -> Portrait:
    p = Portrait("#B5483A", "rays")
    skin, coat = "#A8795A", "#8E2F2B"
    p.torso(coat, 94)
    p.opening("#D8CBB0", 26, 250)
    p.add(sym((0, 140), (24, 140, 1), (30, 196, 1), (0, 212)), darker(skin, 0.3), rim=0.2)
    for side in SIDES:
        p.add(angular(side, (26, 170), (52, 172), (62, 204), (14, 262), (8, 236)), "#C9A240")
        p.add(angular(side, (30, 178), (52, 178), (58, 202), (16, 250)), coat, rim=0)
        for y in (222, 240):
            p.flat(circle(AXIS + side * (44 if y < 230 else 36), y, 4.5), "#E8C65A")
    p.add(
        sym((0, 48), (30, 54), (45, 82), (46, 116), (50, 146), (40, 168), (16, 176), (0, 177)), skin
    )
    for side in SIDES:
        for i in range(4):
            y = 124 + i * 12
            p.line(
                [
                    (128 + side * (44 - i * 3), y),
                    (128 + side * (36 - i * 4), y + 9),
                    (128 + side * (30 - i * 5), y + 22),
                ],
                darker(skin, 0.38),
                3.4,
            )
        p.line(
            [(128 + side * 47, 138), (128 + side * 56, 160), (128 + side * 54, 184)],
            darker(skin, 0.1),
            7,
        )
    p.eyes("#5A3A2A", "#B98A2A", y=112, tilt=-2)
    p.nose(skin, 13, 140)
    p.flat(spline([(106, 152, 1), (128, 158), (152, 147, 1), (144, 166), (122, 167)]), "#3A1714")
    p.flat(spline([(111, 155, 1), (128, 160), (148, 151, 1), (128, 163)]), "#E9DDC0")
    p.add(sym((0, 26), (38, 34), (54, 64), (53, 92, 1), (30, 84), (0, 82)), "#4B3B34")
    p.add(sym((0, 66), (55, 72, 1), (54, 90, 1), (0, 84)), "#2B2320", rim=0.2)
    for side in SIDES:
        p.add(circle(AXIS + side * 21, 72, 18), "#B5903F")
        p.add(circle(AXIS + side * 21, 72, 12), "#5E2A22", (0.35, 0.4), rim=0)
        p.flat(ellipse(AXIS + side * 21 - 4, 67, 4.5, 2.6), INK, 0.85)
    return p


def k_2so() -> Portrait:
    p = Portrait("#5E7F96", "horizon")
    iron = "#4B525B"
    p.add(sym((0, 204), (40, 200, 1), (100, 186, 1), (112, 206), (108, 270, 1), (0, 270)), iron)
    for side in SIDES:
        p.add(circle(AXIS + side * 88, 208, 26), "#5B636D")
        p.flat(circle(AXIS + side * 88, 208, 12), "#2A2F36")
        p.line(
            [(128 + side * 10, 160), (128 + side * 18, 184), (128 + side * 15, 206)], "#22262C", 6
        )
    p.add(rect(117, 150, 22, 62, 4), "#353B43")
    p.add(rect(100, 214, 56, 20, 4), "#363C44")
    p.add(
        sym((0, 44), (32, 50), (50, 78), (52, 108, 1), (44, 138, 1), (24, 162, 1), (0, 164)), iron
    )
    p.add(sym((0, 44), (12, 46), (13, 84, 1), (0, 86)), lighter(iron, 0.16), rim=0.2, shadow=False)
    p.add(sym((0, 92, 1), (48, 88, 1), (46, 116, 1), (0, 120)), "#1C2026", rim=0)
    for side in SIDES:
        p.lamp(AXIS + side * 24, 104, 8.5, "#F2F6FF")
        p.flat(circle(AXIS + side * 24, 104, 3.6), "#20262E")
        p.add(rect(AXIS + side * 54 - 5, 84, 10, 42, 4), "#6A737E")
    for i in (-2, -1, 0, 1, 2):
        p.flat(rect(128 + i * 9 - 2, 136, 4, 18, 1.5), "#1C2026")
    return p


def lobot() -> Portrait:
    p = Portrait("#6FA6B8", "hex")
    skin = "#D9B79E"
    p.torso("#5A6472", 86, 188)
    p.face(skin, "lean")
    p.add(sym((0, 196), (30, 176, 1), (46, 188), (44, 212), (0, 222)), "#B9C2C8")
    for side in SIDES:
        p.add(angular(side, (50, 198), (62, 202), (58, 270), (44, 270)), "#8E99A6")
    p.eyes("#A88468", "#4A6478", tilt=1.5)
    p.nose(skin, 9)
    p.mouth(skin, width=13)
    p.flat(sym((0, 58), (14, 62), (22, 74), (0, 70)), lighter(skin, 0.2), 0.7)
    for side in SIDES:
        p.add(
            at(side, (33, 72, 1), (46, 78, 1), (54, 100), (52, 128), (40, 134, 1), (38, 104)),
            "#39424D",
        )
        p.add(rect(AXIS + side * 52 - 9, 94, 18, 36, 6), "#7B8794")
    p.add(
        sym((0, 42), (28, 44), (48, 72), (52, 92, 1), (42, 86, 1), (26, 58), (0, 54)),
        "#39424D",
        rim=0.45,
    )
    p.flat(rect(112, 45, 32, 6, 2), "#7B8794")
    for y in (101, 112, 123):
        p.lamp(180, y, 3, "#FF5A3C" if y == 112 else "#6FE0E8")
        p.lamp(76, y, 3, "#6FE0E8")
    return p


def maz_kanata() -> Portrait:
    p = Portrait("#C98A3E", "moon")
    skin = "#C77B45"
    p.torso("#6B7658", 70, 200)
    p.add(sym((0, 200), (30, 192, 1), (40, 270, 1), (0, 270)), "#8C6A48")
    p.add(sym((0, 164), (14, 164, 1), (20, 206, 1), (0, 212)), darker(skin, 0.3), rim=0.2)
    for side in SIDES:
        p.add(at(side, (40, 112), (62, 98), (68, 118), (58, 136), (40, 134)), darker(skin, 0.12))
    p.add(sym((0, 66), (36, 72), (54, 98), (54, 126), (40, 154), (20, 170), (0, 173)), skin)
    p.add(sym((0, 50), (34, 56), (52, 80), (52, 100, 1), (28, 90), (0, 88)), "#7D8A93")
    p.add(sym((0, 50), (5, 54, 1), (5, 88, 1), (0, 88)), "#A3AFB6", rim=0.1, shadow=False)
    p.add(sym((0, 104), (56, 104, 1), (56, 116, 1), (0, 116)), "#3B3430", rim=0.1)
    for side in SIDES:
        p.add(circle(AXIS + side * 27, 112, 25), "#5F6468")
        p.add(circle(AXIS + side * 27, 112, 19), "#E9C46A", (0.35, 0.2), rim=0)
        p.flat(circle(AXIS + side * 27, 112, 10.5), "#4A2A16")
        p.flat(circle(AXIS + side * 27, 112, 5.5), "#0F0A08")
        p.flat(ellipse(AXIS + side * 27 - 7, 104, 5.5, 4), INK, 0.9)
        for i in range(3):
            p.line(
                [
                    (128 + side * (46 - i * 7), 142 + i * 7),
                    (128 + side * (38 - i * 8), 150 + i * 6),
                ],
                darker(skin, 0.36),
                2.6,
            )
    p.flat(sym((0, 130), (5, 140), (9, 146), (0, 148)), darker(skin, 0.32))
    p.mouth(skin, "#7E4426", 16, 158, smile=3)
    for x, y, c in (
        (100, 214, "#4FC3C7"),
        (113, 222, "#E8B04A"),
        (128, 226, "#D55E00"),
        (143, 222, "#E8B04A"),
        (156, 214, "#4FC3C7"),
    ):
        p.add(circle(x, y, 7), c)
    return p


def ponda_baba() -> Portrait:
    p = Portrait("#C47A35", "slashes")
    skin = "#7E6450"
    p.torso("#C9702B", 96, 190)
    p.add(sym((0, 194, 1), (26, 190, 1), (30, 270, 1), (0, 270)), "#4A4038", rim=0.2)
    p.collar("#DB8A3E", 32, 180)
    p.add(sym((0, 40), (32, 46), (52, 74), (56, 112), (48, 146), (36, 172), (0, 182)), skin)
    p.add(sym((0, 40), (10, 44), (9, 84), (0, 94)), lighter(skin, 0.14), rim=0.15, shadow=False)
    dome_eyes(p, 29, 94, 20, 17, "#14161C")
    for side in SIDES:
        p.add(
            at(side, (4, 120), (22, 118), (40, 130), (38, 160), (28, 194, 1), (18, 176), (6, 150)),
            lighter(skin, 0.1),
        )
        p.line(
            [(128 + side * 16, 134), (128 + side * 23, 156), (128 + side * 26, 178)],
            darker(skin, 0.35),
            3,
        )
        p.add(at(side, (8, 154, 1), (20, 156, 1), (18, 186), (8, 198, 1)), "#EADFC4")
        p.flat(at(side, (40, 140), (50, 128), (54, 150), (46, 168)), darker(skin, 0.4))
    p.flat(sym((0, 118), (8, 122), (7, 134), (0, 138)), darker(skin, 0.5))
    p.flat(sym((0, 150), (7, 152), (5, 172), (0, 176)), "#2A1614")
    return p


def saw_gerrera() -> Portrait:
    p = Portrait(REBEL, "burst")
    skin, hair = "#6E4730", "#8D8A86"
    p.torso("#4E4B45", 96)
    p.add(fur(128, 84, 52, 44, 22, 10), darker(hair, 0.25))
    p.face(skin, "man")
    p.pads("#7C7A70", 78, 210, 30, 24)
    for side in SIDES:
        p.add(at(side, (22, 182, 1), (46, 174), (60, 192), (48, 214), (18, 222, 1)), "#8A8578")
        p.line(
            [(128 + side * 30, 206), (128 + side * 20, 232), (128 + side * 4, 244)], "#25272B", 8
        )
        p.line(
            [(128 + side * 30, 204), (128 + side * 20, 230), (128 + side * 4, 242)], "#5C6168", 3
        )
    p.add(rect(112, 226, 32, 26, 5), "#3B3F45")
    p.lamp(128, 238, 4.5, "#E4663A")
    p.eyes("#6B6763", "#2A1A12", tilt=4)
    p.nose(skin, 13)
    p.add(
        sym((0, 146), (16, 142), (34, 128), (43, 124, 1), (42, 148), (28, 174), (0, 184)),
        hair,
        rim=0.15,
    )
    p.flat(sym((0, 152), (13, 150), (0, 159)), "#4A2620")
    p.line([(92, 90), (102, 110), (98, 134)], "#C08A6A", 3.5)
    p.add(
        spline(
            [
                (82, 108, 1),
                (76, 78),
                (90, 46),
                (126, 34),
                (164, 44),
                (180, 76),
                (174, 108, 1),
                (166, 82),
                (150, 72),
                (128, 78),
                (106, 70),
                (92, 84),
            ]
        ),
        hair,
    )
    for x in (96, 112, 130, 148, 162):
        p.line(
            [(x, 70 - abs(x - 128) * 0.1), (x + (x - 128) * 0.08, 48 + abs(x - 128) * 0.25)],
            lighter(hair, 0.25) if x < 130 else darker(hair, 0.2),
            3.5,
        )
    return p


def chopper() -> Portrait:
    p = Portrait("#D98A2E", "diamond")
    orange, cream = "#D87A28", "#E5DBC0"
    p.add(rect(62, 142, 132, 130, 10), "#C9C2AE")
    for side in SIDES:
        p.add(rect(AXIS + side * 82 - 17, 150, 34, 120, 12), orange)
        p.flat(rect(AXIS + side * 82 - 9, 168, 18, 30, 4), "#4A3A2C")
    p.add(rect(74, 156, 108, 22, 4), orange)
    p.add(rect(80, 188, 44, 44, 5), cream)
    p.add(rect(132, 188, 44, 44, 5), "#D6A33C")
    for y in (198, 208, 218):
        p.flat(rect(88, y, 28, 4, 2), "#6A5A46")
    p.flat(circle(154, 210, 12), "#6A4A28")
    p.add(sym((0, 60), (38, 60, 1), (58, 92, 1), (68, 140, 1), (0, 140)), orange)
    p.add(sym((0, 60), (38, 60, 1), (43, 70, 1), (0, 70)), cream, rim=0.5, shadow=False)
    p.flat(sym((0, 126), (65, 126, 1), (68, 140, 1), (0, 140)), "#6B4A2A")
    p.add(poly([(88, 78), (112, 76), (108, 118), (76, 118)]), "#E8C14A", shadow=False)
    p.add(circle(138, 96, 24), "#4A4E55")
    p.add(circle(138, 96, 17), "#15181D", rim=0)
    p.lamp(138, 96, 8, "#E04A30")
    p.add(circle(178, 112, 9), "#4A4E55")
    p.lamp(178, 112, 3.5, "#6FE0E8")
    p.add(poly([(96, 62), (100, 62), (92, 16), (88, 17)]), "#C9CCC8")
    p.add(circle(90, 16, 6), "#E8C14A")
    p.add(rect(140, 40, 30, 20, 3), "#8B8F92")
    return p


def ziton_moj() -> Portrait:
    p = Portrait("#8E7A34", "sun")
    skin, hair = "#6F8F5B", "#17181B"
    p.add(
        spline(
            [
                (118, 44),
                (132, 12),
                (160, 8),
                (190, 34),
                (206, 90),
                (204, 150),
                (194, 190, 1),
                (184, 140),
                (172, 84),
                (150, 46),
            ]
        ),
        hair,
    )
    p.torso("#2B2A2E", 94)
    for side in SIDES:
        p.add(
            at(side, (24, 196, 1), (40, 156, 1), (70, 150, 1), (76, 196), (40, 226, 1)), "#3B3A3F"
        )
        p.flat(at(side, (43, 160, 1), (66, 155, 1), (71, 164, 1), (44, 170, 1)), SYNDICATE)
    p.face(skin, "lean")
    p.add(sym((0, 208, 1), (22, 200, 1), (30, 262, 1), (0, 270)), SYNDICATE)
    p.eyes("#2C3A24", "#D8B02A", tilt=5)
    for x in (-6, 0, 6):
        p.flat(
            poly(
                [
                    (128 + x - 2, 58),
                    (128 + x + 2, 58),
                    (128 + x * 0.5 + 1, 98),
                    (128 + x * 0.5 - 1, 98),
                ]
            ),
            darker(skin, 0.28),
        )
    p.nose(skin, 10)
    p.mouth(skin, "#41573A", 14, 153)
    for side in SIDES:
        p.line(
            [(128 + side * 36, 128), (128 + side * 28, 146), (128 + side * 22, 160)],
            darker(skin, 0.3),
            3,
        )
    p.add(
        spline(
            [
                (86, 96, 1),
                (86, 66),
                (104, 42),
                (128, 34),
                (154, 42),
                (171, 68),
                (170, 98, 1),
                (160, 72),
                (144, 58),
                (128, 64, 1),
                (112, 58),
                (96, 72),
            ]
        ),
        hair,
    )
    p.add(ellipse(140, 32, 13, 9), SYNDICATE)
    p.flat(spline([(100, 58), (116, 46), (128, 44), (112, 54)]), "#4A4D55")
    return p


def zuckuss() -> Portrait:
    p = Portrait("#9A7B58", "moon")
    shell, robe = "#8C8574", "#6B5440"
    p.torso(robe, 94, 190)
    for side in SIDES:
        p.add(angular(side, (8, 206), (50, 188), (64, 206), (20, 250)), lighter(robe, 0.1))
    p.add(sym((0, 44), (34, 48), (56, 78), (58, 118), (44, 156), (20, 176), (0, 180)), shell)
    p.add(sym((0, 38), (30, 44), (44, 66), (28, 74, 1), (0, 68)), lighter(robe, 0.06))
    dome_eyes(p, 29, 96, 23, 21, "#5A6B78")
    for side in SIDES:
        p.add(ellipse(AXIS + side * 29, 96, 15, 14), "#2A333C", (0.2, 0.4), rim=0)
        p.flat(ellipse(AXIS + side * 29 - 5, 90, 5, 3.5), "#CFE3EE", 0.85)
    for side in SIDES:
        p.line(
            [
                (128 + side * 12, 160),
                (128 + side * 40, 176),
                (128 + side * 52, 206),
                (128 + side * 44, 226),
            ],
            "#25221E",
            13,
        )
        p.line(
            [
                (128 + side * 12, 159),
                (128 + side * 40, 175),
                (128 + side * 52, 205),
                (128 + side * 44, 225),
            ],
            "#57514A",
            9,
        )
        for x, y in ((28, 168), (45, 184), (52, 204)):
            p.flat(circle(AXIS + side * x, y, 3), "#A39A86")
    p.add(sym((0, 122), (14, 124, 1), (24, 146), (20, 176, 1), (0, 180)), "#4A463F")
    p.add(sym((0, 134), (13, 136), (13, 160), (0, 166)), "#B3A98F")
    for y in (141, 149, 157):
        p.flat(rect(119, y, 18, 4, 2), "#2A2722")
    return p


def tobias_beckett() -> Portrait:
    p = Portrait("#8A6F54", "horizon")
    skin, hair = "#D0A184", "#8E7C6A"
    p.torso("#4A433C", 92)
    p.opening("#C4B79C", 26, 236)
    p.face(skin, "lean")
    p.lapels("#5E5348", 26)
    p.add(
        spline(
            [
                (88, 184),
                (112, 198),
                (146, 198),
                (168, 184),
                (176, 200),
                (150, 216),
                (106, 216),
                (80, 200),
            ]
        ),
        "#7A3E2E",
    )
    p.eyes("#5E4C3C", "#4A6A80", tilt=3)
    p.nose(skin, 11)
    p.stubble("#6A5A4C", 0.45)
    p.mouth(skin, width=13, y=153, smile=3)
    p.flat(
        spline(
            [
                (108, 158, 1),
                (113, 146),
                (128, 143),
                (143, 146),
                (148, 158, 1),
                (139, 150),
                (128, 148),
                (117, 150),
            ]
        ),
        hair,
    )
    p.flat(sym((0, 159), (9, 159), (13, 172), (0, 179)), darker(hair, 0.1))
    p.add(
        spline(
            [
                (88, 112, 1),
                (80, 92),
                (86, 62),
                (100, 46),
                (120, 28, 1),
                (124, 36),
                (144, 24, 1),
                (146, 36),
                (164, 38, 1),
                (162, 48),
                (176, 66),
                (176, 92),
                (168, 112, 1),
                (164, 86),
                (150, 72),
                (128, 76),
                (108, 70),
                (94, 88),
            ]
        ),
        hair,
    )
    p.line([(98, 66), (112, 50), (124, 44)], lighter(hair, 0.35), 4)
    p.line([(136, 62), (148, 50), (156, 48)], darker(hair, 0.25), 4)
    p.flat(angular(-1, (34, 92), (41, 88), (40, 118), (36, 120)), lighter(hair, 0.3))
    return p


def cikatro_vizago() -> Portrait:
    p = Portrait("#A0563C", "rays")
    skin = "#A95A44"
    p.torso("#4A5A3E", 92)
    p.opening("#2B2723", 26, 246)
    for side in SIDES:
        p.add(at(side, (40, 102, 1), (62, 84, 1), (56, 112), (42, 128, 1)), darker(skin, 0.08))
    p.face(skin, "square", ears=False)
    p.lapels("#6E7A46", 26)
    for side in SIDES:
        p.add(circle(AXIS + side * 74, 222, 12), "#C9A240")
    horn = ((18, 64, 1), (40, 68, 1), (52, 48), (54, 20), (46, -2, 1), (40, 24), (28, 44))
    stub = ((18, 64, 1), (40, 68, 1), (48, 50), (50, 36, 1), (36, 40, 1), (28, 46))
    p.add(at(-1, *horn), "#D8C3A0")
    p.add(at(1, *stub), "#D8C3A0")
    for y in (30, 44):
        p.line([(128 - 40 + (30 - y) * -0.5, y + 3), (128 - 52, y - 1)], "#8E7A5C", 2.6)
    p.eyes("#3A1A14", "#E2B02A", tilt=5)
    p.nose(skin, 12)
    p.mouth(skin, "#6E2E26", 16, 152, smile=5)
    p.add(sym((0, 162), (10, 160), (14, 172), (5, 192, 1), (0, 194, 1)), "#2A1614", rim=0.2)
    for side in SIDES:
        p.line(
            [(128 + side * 4, 80), (128 + side * 22, 74), (128 + side * 34, 80)],
            darker(skin, 0.34),
            3,
        )
        p.flat(at(side, (30, 124), (40, 120), (34, 146), (27, 152)), darker(skin, 0.28), 0.7)
    p.lamp(72, 120, 3.4, "#E8C65A")
    return p


def l3_37() -> Portrait:
    p = Portrait("#7FB3A6", "diamond")
    white, iron = "#D9DCD6", "#5D6873"
    p.add(rect(70, 200, 116, 72, 10), iron)
    p.add(poly([(78, 206), (128, 202), (124, 262), (82, 262)]), white)
    for y in (214, 224, 234):
        p.flat(rect(136, y, 38, 5, 2), "#2E353D")
    for side in SIDES:
        p.add(rect(AXIS + side * 78 - 14, 202, 28, 60, 10), "#8A6A4A" if side > 0 else "#6F7C88")
        p.line(
            [(128 + side * 9, 158), (128 + side * 20, 180), (128 + side * 12, 202)], "#C0673A", 5
        )
    p.add(rect(118, 150, 20, 56, 4), "#38404A")
    p.add(sym((0, 36), (34, 42), (54, 74), (56, 98, 1), (0, 98)), white)
    p.flat(spline([(128, 36, 1), (148, 40), (166, 52), (154, 70), (132, 66, 1)]), "#6F8E9A")
    p.add(sym((0, 98), (60, 96, 1), (60, 124, 1), (0, 124)), "#1B2026", rim=0.15)
    p.add(sym((0, 124), (52, 124, 1), (44, 148, 1), (28, 164, 1), (0, 164)), "#8E99A0")
    p.flat(rect(104, 138, 48, 6, 3), "#2E353D")
    p.flat(rect(110, 150, 36, 5, 2.5), "#2E353D")
    p.lamp(112, 110, 9, "#7FE3FF")
    p.flat(rect(140, 106, 34, 8, 3), "#3A4650")
    for x in (148, 158, 168):
        p.flat(circle(x, 110, 2.2), "#E8B04A")
    p.add(rect(64, 78, 12, 54, 5), iron)
    p.add(rect(180, 78, 12, 54, 5), "#8A6A4A")
    p.line([(186, 80), (192, 46), (190, 30)], "#A9B0B8", 3.5)
    return p


PORTRAITS: dict[str, Callable[[], Portrait]] = {
    "boba_fett": boba_fett,
    "bossk": bossk,
    "ig_88": ig_88,
    "ketsu_onyo": ketsu_onyo,
    "han_solo": han_solo,
    "jyn_erso": jyn_erso,
    "lando_calrissian": lando_calrissian,
    "doctor_aphra": doctor_aphra,
    "4_lom": four_lom,
    "black_krrsantan": black_krrsantan,
    "black_sun_agent": black_sun_agent,
    "boshek": boshek,
    "chewbacca": chewbacca,
    "dengar": dengar,
    "doctor_evazan": doctor_evazan,
    "garindan": garindan,
    "greedo": greedo,
    "hera_syndulla": hera_syndulla,
    "hondo_ohnaka": hondo_ohnaka,
    "k_2so": k_2so,
    "lobot": lobot,
    "maz_kanata": maz_kanata,
    "ponda_baba": ponda_baba,
    "saw_gerrera": saw_gerrera,
    "chopper": chopper,
    "ziton_moj": ziton_moj,
    "zuckuss": zuckuss,
    "tobias_beckett": tobias_beckett,
    "cikatro_vizago": cikatro_vizago,
    "l3_37": l3_37,
}


def emblems() -> dict[str, str]:
    """Return every portrait by the person's id, as finished SVG text."""
    return {name: make().pic.text() for name, make in PORTRAITS.items()}


if __name__ == "__main__":
    write_all(FOLDER, emblems())
