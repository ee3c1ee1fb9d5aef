"""Heads of the figures that are not, or not quite, human, and of statues."""

from __future__ import annotations

from figure_faces import SKULLS, Head, curly, human
from headkit import AXIS, BROW, EAR, FACE, HAIR, MOUTH, NOSE, SIDES, at, strand, sym
from svgkit import circle, darker, ellipse, knots, lighter, mix, spline


def duros(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a tall smooth skull with large eyes and no nose."""
    skull = sym((0, 26), (30, 32), (48, 62), (46, 100), (36, 132), (27, 160), (12, 174), (0, 175))
    h.skin = skin
    h.add(skull, skin, (0.12, 0.2), (0.34, 0.66), z=FACE)
    side_plane = at(1, (22, 34), (48, 62), (46, 100), (36, 132), (26, 160, 1), (20, 130), (30, 96))
    h.flat(side_plane, mix(darker(skin, 0.4), "#27305A", 0.25), 0.8, z=FACE)
    h.flat(spline(knots("92 72, 106 46, 128 38, 120 60, 104 84")), lighter(skin, 0.3), 0.5, z=8)
    iris = h.data.iris
    for side in SIDES:
        h.flat(at(side, (8, 112), (16, 92), (38, 88), (44, 106), (28, 124)), darker(skin, 0.5), 0.8)
        h.add(
            at(side, (10, 112), (17, 96), (36, 92), (41, 106), (27, 120)), iris, (0.3, 0.5), rim=0
        )
        h.flat(ellipse(AXIS + side * 26, 107, 6, 8.5), "#0B0808", z=BROW + 1)
        h.flat(circle(AXIS + side * 25 - 5, 100, 3.2), "#FFFFFF", 0.95, z=BROW + 1)
        lid = at(side, (8, 111, 1), (16, 93), (38, 88), (44, 104, 1), (36, 94), (18, 100))
        h.flat(lid, darker(skin, 0.3 if side < 0 else 0.45), z=BROW)
        h.flat(
            strand((AXIS + side * 4, 138), (AXIS + side * 6, 142), (AXIS + side * 5, 146), 3),
            darker(skin, 0.6),
            z=NOSE,
        )
    up = h.data.mood.mouth
    h.flat(strand((106, 157 - up), (128, 162), (150, 156 - up), 4.5), darker(skin, 0.65), z=MOUTH)
    h.flat(strand((114, 166), (128, 169), (144, 165), 4), lighter(skin, 0.22), 0.7, z=MOUTH)
    h.crease([(98, 134), (92, 144), (102, 160)], skin, FACE, 2.6)
    h.crease([(104, 60), (128, 54), (152, 60)], skin, 8, 2.2)


def stone(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw the head of a statue: blank eyes, curls cut in stone."""
    h.face(skin, knots(SKULLS[h.data.skull]))
    for side in SIDES:
        h.flat(at(side, (7, 104, 1), (30, 102, 1), (31, 114), (10, 116)), darker(skin, 0.4), 0.7)
        h.flat(ellipse(AXIS + side * 18.5, 111, 8, 4), lighter(skin, 0.1), z=9)
        h.brow(side, darker(skin, 0.2), 111, 18.5, 9.7, 4)
    h.nose(skin, 10, 137, 1)
    h.mouth(skin, darker(skin, 0.15), 14, 152, 0.9)
    curly(h, darker(skin, 0.08))


def horned(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a face with lines painted on it, under a crown of short horns."""
    human(h, skin)
    paint = darker(skin, 0.55)
    for x in (-9, 0, 9):
        h.flat(
            strand((AXIS + x, 64), (AXIS + x * 0.8, 80), (AXIS + x * 0.5, 98), 3), paint, 0.8, z=10
        )
    for side in SIDES:
        for y in (124, 132, 140):
            a, b = (AXIS + side * 20, y + 2), (AXIS + side * 38, y - 5)
            h.flat(strand(a, ((a[0] + b[0]) / 2, y + 1), b, 3.4), paint, 0.75, z=8)
    for x, y, high in (
        (-37, 74, 13),
        (37, 74, 13),
        (-24, 58, 17),
        (24, 58, 17),
        (-9, 51, 20),
        (11, 51, 18),
    ):
        horn = [
            (x - 6, y + 5, 1),
            (x - 4, y - high * 0.6),
            (x * 1.15, y - high, 1),
            (x + 5, y - high * 0.5),
            (x + 6, y + 5, 1),
        ]
        h.add(spline([(AXIS + k[0], *k[1:]) for k in horn]), "#BCA884", rim=0.4, z=HAIR)


def tails(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a face under a band; two long tails of the head were drawn behind it."""
    human(h, skin, ears=False)
    h.add(sym((0, 34), (34, 40), (50, 70), (49, 104, 1), (40, 96), (34, 82), (0, 76)), skin, z=HAIR)
    for side in SIDES:
        h.add(ellipse(AXIS + side * 46, 112, 9, 15), darker(skin, 0.15), rim=0.4, z=EAR)
    band = h.data.hair
    h.add(sym((0, 64), (47, 70, 1), (49, 84, 1), (0, 79)), band, rim=0.4, z=HAIR)
    h.add(ellipse(AXIS, 72, 6, 7), lighter(band, 0.4), rim=0.3, z=9)


def calamari(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a high dome, eyes that stand out at both sides, a wide mouth and barbels."""
    h.skin = skin
    dome = sym((0, 8), (30, 14), (50, 46), (54, 92), (44, 128), (44, 156), (28, 176), (0, 180))
    h.add(dome, skin, (0.14, 0.3), (0.34, 0.62), z=HAIR)
    for a, b, c, w in (
        ((104, 26), (92, 52), (92, 84), 8),
        ((126, 18), (122, 46), (124, 76), 6),
        ((148, 26), (154, 50), (152, 80), 6),
    ):
        h.flat(strand(a, b, c, w), darker(skin, 0.28), 0.7, z=8)
    h.flat(spline(knots("92 46, 104 24, 122 18, 112 40, 100 60")), lighter(skin, 0.3), 0.6, z=8)
    for side in SIDES:
        x = AXIS + side * 43
        h.add(ellipse(x, 92, 20, 21), darker(skin, 0.12), z=HAIR)
        h.add(circle(x + side * 2, 92, 14), "#D9A542", (0.4, 0.45), rim=0.4, z=8)
        h.flat(ellipse(x + side * 2 + 2, 92, 4.4, 8.6), "#0D0A08", z=9)
        h.flat(circle(x - 3 + side * 2, 86, 3), "#FFFFFF", 0.95, z=9)
        h.flat(
            at(side, (24, 88, 1), (32, 74), (52, 73), (63, 88, 1), (52, 80), (34, 81)),
            darker(skin, 0.35),
            z=8,
        )
    h.flat(
        spline(knots("92 144!, 128 152, 164 142!, 150 158, 128 163, 106 158")), "#3A1814", z=NOSE
    )
    h.flat(
        spline(knots("96 156, 128 164, 160 154, 146 172, 128 176, 110 172")),
        lighter(skin, 0.14),
        z=MOUTH,
    )
    for side in SIDES:
        h.flat(ellipse(AXIS + side * 6, 126, 2.6, 4), darker(skin, 0.6), z=NOSE)
        h.add(
            at(side, (24, 162, 1), (34, 158, 1), (36, 184), (28, 204, 1), (26, 184)),
            darker(skin, 0.15 if side < 0 else 0.3),
            rim=0.3,
            z=FACE,
        )
    for x, y in ((108, 108), (118, 116), (140, 112), (104, 122), (148, 122)):
        h.flat(ellipse(x, y, 4, 3), darker(skin, 0.3), 0.6, z=8)


def tusked(h: Head, skin: str, coat: str, trim: str) -> None:
    """Draw a broad jowled head with a short snout and two tusks from below."""
    h.skin = skin
    for side in SIDES:
        ear = at(side, (44, 82, 1), (64, 90), (80, 124, 1), (58, 118), (46, 112, 1))
        h.add(ear, darker(skin, 0.15), z=EAR)
        h.flat(at(side, (50, 92), (62, 98), (72, 117, 1), (56, 110)), darker(skin, 0.5), z=EAR)
        horn = at(side, (24, 60, 1), (30, 42), (26, 26, 1), (40, 40), (42, 66, 1))
        h.add(horn, "#C8B894", rim=0.5, z=HAIR)
    head = sym((0, 46), (34, 50), (50, 78), (56, 116), (66, 146), (56, 176), (30, 190), (0, 192))
    h.add(head, skin, (0.12, 0.28), (0.36, 0.64), z=FACE)
    plane = at(1, (28, 56), (48, 78), (54, 116), (64, 146), (54, 174, 1), (36, 160), (34, 118))
    h.flat(plane, mix(darker(skin, 0.4), "#27305A", 0.25), 0.7, z=FACE)
    for side in SIDES:
        h.flat(
            at(side, (6, 112), (12, 102), (34, 100), (38, 112), (24, 120)), darker(skin, 0.55), 0.9
        )
        h.flat(ellipse(AXIS + side * 22, 111.5, 6.6, 3.6), "#D8A83C", z=9)
        h.flat(circle(AXIS + side * 22 + 1.5, 111, 2.8), "#120C08", z=9)
        h.flat(circle(AXIS + side * 22 - 1.5, 109, 1.4), "#FFFFFF", z=9)
        h.add(
            at(side, (2, 114, 1), (6, 104), (24, 90), (46, 88, 1), (42, 102), (22, 107)),
            darker(skin, 0.06),
            rim=0.5,
            z=BROW,
        )
        h.crease([(AXIS + side * 30, 128), (AXIS + side * 44, 142), (AXIS + side * 46, 164)], skin)
    h.flat(
        spline(knots("88 172!, 106 163, 128 160, 150 162, 170 170!, 152 173, 128 170, 104 175")),
        "#2A1410",
        z=MOUTH,
    )
    h.add(sym((0, 120), (15, 124), (23, 142), (18, 156), (0, 160)), lighter(skin, 0.06), z=NOSE)
    for side in SIDES:
        h.flat(ellipse(AXIS + side * 8, 145, 4.6, 5.6), darker(skin, 0.7), z=NOSE + 2)
        tusk = at(side, (19, 172, 1), (32, 170, 1), (33, 152), (28, 134, 1), (22, 152))
        h.add(tusk, "#E6DAB8", rim=0.5, z=MOUTH)
    for y, w in ((74, 22), (84, 26), (66, 16)):
        h.crease([(AXIS - w, y), (AXIS, y - 5), (AXIS + w, y)], skin, 9, 2.6)
    h.flat(spline(knots("94 72, 108 56, 128 52, 116 68, 100 86")), lighter(skin, 0.26), 0.5, z=8)
