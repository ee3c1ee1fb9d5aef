"""Heads of figures from the Core and from the mines: a Pyke, a Jawa, a Quarren, a Gungan."""

from __future__ import annotations

from figure_faces import Head
from headkit import AXIS, BROW, EAR, FACE, HAIR, MOUTH, NOSE, SIDES, angular, at, strand, sym
from svgkit import circle, darker, ellipse, knots, lighter, mix, rect, spline


def pyke(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a helmet that widens downward to a broad mask, a small gray face behind its bars."""
    h.add(sym((0, 150), (30, 152, 1), (30, 190, 1), (0, 196)), "#1A1D22", rim=0.1, z=3)
    h.add(
        sym((0, 18), (20, 24), (30, 56), (36, 92), (52, 132), (62, 168, 1), (40, 184), (0, 188)),
        coat, (0.16, 0.36), (0.34, 0.62), z=HAIR,
    )  # fmt: skip
    h.add(sym((0, 84), (26, 88, 1), (40, 128), (38, 158, 1), (0, 164)), "#14181E", rim=0.2, z=8)
    h.add(sym((0, 92), (19, 96), (24, 122), (15, 150), (0, 154)), skin, rim=0.2, z=9)
    for side in SIDES:
        h.flat(ellipse(AXIS + side * 10, 116, 6.4, 4), "#0B0908", z=10)
        h.flat(circle(AXIS + side * 10 - 2, 114.6, 1.5), "#FFFFFF", z=10)
        h.flat(angular(side, (42, 130), (58, 160), (50, 172), (40, 158)), darker(coat, 0.45), z=8)
        for k in range(3):
            x = 44 + 4 * k
            h.line(
                [(AXIS + side * x, 142 + 5 * k), (AXIS + side * (x + 3), 160 + 4 * k)], trim, 2.4
            )
    h.flat(strand((118, 140), (128, 143), (138, 140), 3), darker(skin, 0.6), z=MOUTH)
    h.add(sym((0, 18), (6, 22, 1), (8, 84, 1), (0, 86)), trim, rim=0.5, z=9)
    h.add(rect(100, 158, 56, 9, 4), darker(coat, 0.3), rim=0.4, z=NOSE)


def jawa(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a pointed hood with nothing in it but two lamps."""
    h.add(
        sym((0, 14), (18, 26), (44, 62), (58, 112), (60, 168), (44, 198, 1), (0, 206)),
        coat, (0.14, 0.4), z=HAIR,
    )  # fmt: skip
    h.flat(sym((0, 66), (24, 74), (38, 106), (36, 148), (20, 174), (0, 180)), "#090809", z=8)
    h.flat(sym((0, 60), (30, 70), (45, 106), (43, 150), (40, 150, 1), (38, 106), (24, 74), (0, 66)),
           darker(coat, 0.5), z=8)  # fmt: skip
    for side in SIDES:
        x, y = AXIS + side * 15, 118
        h.flat(circle(x, y, 11), "#E87820", 0.35, z=9)
        h.flat(circle(x, y, 7.2), "#FFB040", z=9)
        h.flat(circle(x - 1.5, y - 1.5, 3.2), "#FFF6D8", z=9)
        fold = ((AXIS + side * 30, 60), (AXIS + side * 50, 110), (AXIS + side * 50, 176))
        h.flat(strand(*fold, 5), darker(coat, 0.35), 0.8, z=HAIR)
    h.flat(strand((112, 34), (104, 60), (86, 96), 6), lighter(coat, 0.2), 0.7, z=HAIR)


def quarren(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a ridged head with eyes at its sides and four arms where a mouth would be."""
    h.skin = skin
    for side in SIDES:
        fin = at(side, (34, 40, 1), (60, 58), (66, 96), (56, 128, 1), (44, 108), (42, 70))
        h.add(fin, darker(skin, 0.25), rim=0.4, z=EAR)
    h.add(
        sym((0, 14), (26, 20), (42, 50), (46, 92), (40, 128), (26, 150), (0, 154)),
        skin, (0.14, 0.3), (0.34, 0.64), z=FACE,
    )  # fmt: skip
    h.flat(spline(knots("98 62, 110 30, 126 20, 118 48, 108 76")), lighter(skin, 0.3), 0.5, z=8)
    for x in (-16, 0, 16):
        ridge = ((AXIS + x * 0.7, 26), (AXIS + x, 54), (AXIS + x * 0.9, 84))
        h.flat(strand(*ridge, 5), darker(skin, 0.34), 0.8, z=8)
    for side in SIDES:
        x = AXIS + side * 31
        h.add(ellipse(x, 98, 14, 13), darker(skin, 0.2), rim=0.3, z=8)
        h.add(circle(x, 98, 8.6), "#58B8D8", (0.4, 0.4), rim=0.2, z=9)
        h.flat(ellipse(x + 1, 98, 2.6, 6.4), "#0A0B10", z=10)
        h.flat(circle(x - 3, 94, 2), "#FFFFFF", z=10)
        h.flat(at(side, (14, 90, 1), (24, 80), (44, 84, 1), (34, 89)), darker(skin, 0.4), z=BROW)
    for x, low, bend in ((-21, 190, -9), (21, 188, 9), (-8, 204, -3), (9, 202, 4)):
        arm = (
            f"{AXIS + x - 8} 128!, {AXIS + x + 8} 128!, {AXIS + x + 6 + bend * 0.4} 160, "
            f"{AXIS + x + bend} {low}!, {AXIS + x - 6 + bend * 0.4} 162"
        )
        h.add(spline(knots(arm)), lighter(skin, 0.06) if x < 0 else darker(skin, 0.12), rim=0.5,
              z=NOSE)  # fmt: skip
        for k in range(3):
            y = 146 + k * 14
            h.flat(ellipse(AXIS + x + bend * (y - 128) / 70, y, 2.6, 2), "#E0C0A0", 0.8, z=NOSE)


def gungan(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a long bill, eyes on stalks, and ears that hang to the chest."""
    h.skin = skin
    for side in SIDES:
        ear = at(side, *knots("30 92!, 52 104, 64 150, 66 204, 54 236!, 46 196, 44 150, 36 120"))
        h.add(ear, darker(skin, 0.06 if side < 0 else 0.24), rim=0.4, z=EAR)
        h.flat(at(side, (50, 130), (58, 170), (56, 210), (50, 176)), "#7C4C54", 0.7, z=EAR)
    h.add(
        sym((0, 62), (26, 66), (40, 92), (42, 122), (34, 152), (22, 170), (0, 176)),
        skin, (0.14, 0.28), (0.34, 0.64), z=FACE,
    )  # fmt: skip
    h.flat(at(1, (28, 70), (40, 92), (42, 122), (34, 152, 1), (26, 124)),
           mix(darker(skin, 0.4), "#27305A", 0.25), 0.7, z=FACE)  # fmt: skip
    for side in SIDES:
        stalk = at(side, (8, 74, 1), (12, 40), (24, 30), (32, 44), (28, 76, 1))
        h.add(stalk, skin, rim=0.4, z=8)
        h.add(circle(AXIS + side * 21, 42, 13), "#E8D890", (0.3, 0.4), rim=0.4, z=9)
        h.flat(ellipse(AXIS + side * 21 + 2, 42, 4, 8.4), "#120C08", z=10)
        h.flat(circle(AXIS + side * 21 - 3, 37, 2.8), "#FFFFFF", z=10)
        h.flat(at(side, (7, 38, 1), (14, 27), (28, 27), (35, 40, 1), (22, 33)), darker(skin, 0.2),
               z=10)  # fmt: skip
        h.flat(ellipse(AXIS + side * 7, 118, 3, 2), darker(skin, 0.6), z=NOSE)
    h.add(sym((0, 112), (26, 120), (40, 138), (44, 150, 1), (0, 156)), lighter(skin, 0.1), z=NOSE)
    h.flat(spline(knots("88 148!, 128 158, 170 146!, 150 164, 128 168, 106 164")), "#4A1E1C",
           z=MOUTH)  # fmt: skip
    h.flat(spline(knots("104 160, 128 164, 152 158, 140 174, 128 177, 114 174")),
           lighter(skin, 0.16), z=MOUTH)  # fmt: skip
    for x, y in ((112, 90), (128, 84), (144, 92), (104, 104), (150, 106)):
        h.flat(ellipse(x, y, 3.6, 2.6), darker(skin, 0.3), 0.6, z=8)
