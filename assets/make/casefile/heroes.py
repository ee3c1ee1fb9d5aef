"""The six heroes, by the kit of the portraits: the lamp stands at the upper left, and what the
shade leaves of them is done in ``grade``."""

from __future__ import annotations

from collections.abc import Callable

from emblems import wookiee
from facekit import Portrait
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, fur, strand, sym
from svgkit import INK, circle, darker, ellipse, knots, lighter, mix, poly, rect, spline


def juno() -> Portrait:
    """Collar up, one brow up: she has a ship, a plan, and no time."""
    p = Portrait("#E0A45A", "horizon", Mood(0.8, roll=-4, nod=1, brow=4, cock=5, lid=0.78,
                                            mouth=1, smirk=4, gaze=-0.5))  # fmt: skip
    skin, hair, coat = "#C98F6C", "#2A1B17", "#5A4634"
    skull = knots("0 53, 27 57, 39 82, 39.5 110, 36 134, 24 156, 9 169, 0 170")
    p.add(sym((0, 44), (40, 50), (54, 84), (54, 118), (46, 138, 1), (0, 150)), hair, rim=0.3, z=0)
    p.torso(coat, 92, 186)
    p.opening("#8E8672", 22, 244)
    p.face(skin, skull, ears=False, neck=20)
    for side in SIDES:
        p.add(angular(side, (16, 206), (34, 160), (62, 152), (60, 204), (30, 236)),
              lighter(coat, 0.1) if side < 0 else darker(coat, 0.1), z=1)  # fmt: skip
    p.lapels(lighter(coat, 0.05), 30, 256)
    p.add(poly([(58, 196), (74, 190), (150, 270), (132, 272)]), "#33261C")
    p.eyes(hair, "#6B4A26", y=111, dx=18.4, size=10.4, thick=5.2, lash=1.5)
    p.nose(skin, 8.6, 138, bump=0.8)
    p.mouth(skin, "#9C4B44", 13.5, 153, 1.1)
    p.line([(104, 126), (101, 134), (103, 142)], lighter(skin, 0.35), 1.8, FACE)
    p.add(
        spline(knots("76 132!, 70 96, 78 60, 102 40, 134 36, 166 48, 184 82, 182 118, 174 138!, "
                     "173 108, 166 86, 150 70!, 134 80, 112 84, 96 96, 90 122")),
        hair, z=HAIR,
    )  # fmt: skip
    p.flat(strand((88, 92), (104, 58), (142, 46), 7), lighter(hair, 0.28), z=HAIR)
    p.flat(strand((96, 98), (112, 74), (146, 62), 4), lighter(hair, 0.2), z=HAIR)
    p.flat(strand((152, 70), (160, 96), (150, 118), 3.4), hair, z=FACE + 1)
    p.add(circle(AXIS - 42, 138, 3.6), "#E0A45A", rim=0.3, z=EAR)
    return p


def orrakh() -> Portrait:
    """Fur the color of rust, one gray streak, and a plate from somebody who lost."""
    p = Portrait("#B5654A", "sun", Mood(-0.72, roll=3, nod=4))
    wookiee(p, "#6A3A26", "#A8714E", "#D9A24A")
    for x, y, high in ((-14, 46, 46), (-8, 40, 54), (-3, 44, 44)):
        p.flat(poly([(128 + x - 4, y), (128 + x + 4, y), (128 + x + 2, y + high)]), "#C9BBA6", 0.8)
    p.add(spline([(40, 212, 1), (66, 188), (106, 204), (98, 234), (50, 250, 1)]), "#6A6D70")
    p.flat(poly([(58, 214), (92, 206), (94, 214), (60, 224)]), "#3A3C40", 0.9)
    for x, y in ((54, 236), (84, 228)):
        p.flat(circle(x, y, 3), "#C9BBA6", 0.8)
    p.add(poly([(104, 206), (122, 196), (216, 256), (200, 270)]), "#33241B")
    for i in range(4):
        p.add(rect(128 + i * 20, 214 + i * 12, 9, 17, 3), "#B98B50", rim=0.3)
    for side in (1,):
        p.line([(128 + side * 44, 130), (128 + side * 52, 164), (128 + side * 46, 196)], "#8A4E30",
               9, EAR)  # fmt: skip
        for y in (150, 168, 186):
            p.flat(rect(128 + side * 44, y, 14, 5, 2), "#D9C49A", 0.9, z=EAR)
    return p


def tikka() -> Portrait:
    """Eyes like wells, a hood against the rain, a scope of her own on the brow."""
    p = Portrait("#7FB3A6", "diamond", Mood(turn=0.82, roll=4, nod=1))
    skin, cloth = "#4C8A86", "#4A4636"
    p.add(sym((0, 40), (44, 48), (66, 92), (70, 150), (84, 210, 1), (0, 214)), darker(cloth, 0.3),
          rim=0.4, z=-2)  # fmt: skip
    p.torso(cloth, 88, 190)
    for side in SIDES:
        p.add(
            at(side, (40, 104, 1), (56, 90), (70, 70, 1), (68, 108), (54, 130), (42, 128, 1)),
            darker(skin, 0.18),
        )
        p.line([(128 + side * 20, 54), (128 + side * 30, 34), (128 + side * 34, 16)], skin, 8)
        p.add(ellipse(AXIS + side * 35, 13, 11, 8), lighter(skin, 0.16))
        p.flat(ellipse(AXIS + side * 35, 11, 6, 3.6), darker(skin, 0.45))
    p.add(sym((0, 150), (18, 150, 1), (24, 198, 1), (0, 206)), darker(skin, 0.3), rim=0.2)
    p.add(sym((0, 34), (27, 42), (46, 68), (49, 98), (40, 126), (25, 146), (20, 166), (0, 174)),
          skin)  # fmt: skip
    for x, h in ((-15, 11), (-6, 16), (5, 16), (14, 11)):
        p.add(poly([(128 + x - 5, 46), (128 + x + 5, 46), (128 + x, 42 - h)]), lighter(skin, 0.16),
              shadow=False)  # fmt: skip
    for side in SIDES:
        p.add(
            at(side, (7, 98), (17, 77), (38, 72), (47, 90), (40, 113), (22, 120), (9, 114)),
            "#171230", (0.2, 0.4), rim=0.6,
        )  # fmt: skip
        for x, y, r in ((23, 87, 4.6), (34, 98, 2), (18, 104, 1.8)):
            p.flat(circle(AXIS + side * x, y, r), "#E8E0FF")
    p.add(sym((0, 124), (12, 130), (18, 152), (16, 168), (0, 174)), lighter(skin, 0.14), rim=0.4)
    p.flat(ellipse(128, 166, 9, 4), "#14302E")
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 6, 146, 2.4, 3.6), darker(skin, 0.5))
        for y in (56, 64):
            p.flat(ellipse(AXIS + side * (22 + (y - 56) * 0.6), y, 3.2, 2.2), darker(skin, 0.4),
                   0.7)  # fmt: skip
    p.add(spline(knots("64 196, 96 186, 128 202, 164 184, 192 196, 176 226, 128 236, 84 226")),
          "#8A6A42")  # fmt: skip
    p.flat(strand((80, 206), (128, 222), (178, 204), 6), darker("#8A6A42", 0.4))
    p.add(rect(140, 48, 34, 16, 6), "#3A3630", z=HAIR)
    p.add(circle(172, 56, 9), "#8E8672", z=HAIR)
    p.flat(circle(172, 56, 5.4), "#E0A45A", z=HAIR)
    return p


def maro() -> Portrait:
    """Round glasses, a pencil behind the ear, hair that has met a live wire."""
    p = Portrait("#8FA6D9", "hex", Mood(-0.78, roll=-3, nod=4, brow=-3, lid=0.9, mouth=-0.5,
                                        smirk=1.5, gaze=0.6))  # fmt: skip
    skin, hair, vest = "#8C5E42", "#1B1716", "#4B4F5C"
    skull = knots("0 50, 26 54, 38 80, 38.5 110, 34 138, 23 162, 9 176, 0 177")
    p.torso("#6E6656", 84, 192)
    for side in SIDES:
        p.add(angular(side, (18, 196), (58, 196), (70, 272), (14, 272)), vest)
        p.flat(angular(side, (30, 232), (58, 230), (60, 236), (30, 239)), darker(vest, 0.4))
    p.add(rect(70, 236, 30, 26, 3), darker(vest, 0.12))
    for x in (76, 84, 92):
        p.line([(x, 246), (x, 226)], "#C9A15A" if x == 84 else "#9AA3A8", 3)
    p.face(skin, skull, neck=21)
    p.collar("#7A7262", 28, 180)
    p.eyes(hair, "#3A2818", y=112, dx=18.6, size=9.8, thick=4.8)
    p.nose(skin, 10, 140, bump=1)
    p.mouth(skin, "#7A4238", 13, 156, 0.9)
    p.stubble(hair, 0.2, skull)
    p.add(
        spline(knots("84 112!, 74 84, 84 52!, 80 42!, 96 42, 100 26!, 114 34, 128 20!, 138 34, "
                     "156 26!, 160 42, 176 42!, 172 56, 184 84, 174 112!, 170 92, 158 74, "
                     "140 66, 116 68, 98 78, 90 94")),
        hair, z=HAIR,
    )  # fmt: skip
    for x in (98, 116, 136, 154):
        p.flat(strand((x, 72), (x - 3, 54), (x + 3, 36), 5), lighter(hair, 0.24), 0.8, z=HAIR)
    for side in SIDES:
        p.line([(AXIS + side * 19 + 14.5 * dx, 113 + 14.5 * dy) for dx, dy in
                ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1),
                 (0.7, -0.7), (1, 0))], "#C9A15A", 2.8, 11)  # fmt: skip
        p.flat(strand((AXIS + side * 19 - 10, 116), (AXIS + side * 19 - 8, 104),
                      (AXIS + side * 19 + 3, 101), 3.6), INK, 0.55, z=11)  # fmt: skip
    p.line([(123, 112), (128, 109), (133, 112)], "#C9A15A", 2.6, 12)
    p.line([(174, 102), (186, 88), (196, 74)], "#D0A040", 4, EAR)
    return p


def sanne() -> Portrait:
    """Draw a steady look, a high white collar, tails wound once around the neck of a long day."""
    p = Portrait("#C58BB8", "moon", Mood(0.76, roll=2, nod=-1, brow=-2, lid=0.8, mouth=0.8,
                                         gaze=0.4))  # fmt: skip
    skin, coat = "#B27C9A", "#B9B29C"
    skull = knots("0 54, 27 58, 39 82, 39 110, 34 135, 20 157, 8 169, 0 170")
    for side in SIDES:
        p.add(at(side, *knots("28 60, 56 74, 74 116, 88 170, 94 214, 84 262!, 66 220, 58 160, "
                              "42 112")), darker(skin, 0.08) if side < 0 else darker(skin, 0.2),
              z=0)  # fmt: skip
        for y in (126, 152, 178, 204):
            x = 56 + (y - 122) * 0.26
            p.flat(at(side, (x, y), (x + 14, y - 7), (x + 18, y + 2), (x + 4, y + 9)), "#6E4660",
                   0.8, z=0)  # fmt: skip
    p.torso(coat, 78, 188)
    p.face(skin, skull, ears=False, neck=19)
    p.collar(lighter(coat, 0.1), 32, 160)
    p.lapels(coat, 24, 262)
    p.add(rect(150, 228, 26, 26, 3), "#8A3A34")
    p.flat(rect(160, 232, 6, 18, 1), "#EADFC8")
    p.flat(rect(154, 238, 18, 6, 1), "#EADFC8")
    p.eyes("#6E4660", "#4A7A6A", y=112, dx=18.2, size=10.8, thick=3.6, lash=1.8)
    p.nose(skin, 8, 138)
    p.mouth(skin, "#7E3A52", 12.5, 152.5, 1.2)
    p.add(sym((0, 30), (34, 36), (50, 64), (49, 96, 1), (38, 84), (20, 76), (0, 74)),
          "#4A4438", z=HAIR)  # fmt: skip
    p.add(sym((0, 70), (20, 72), (40, 82), (49, 94, 1), (48, 102, 1), (36, 90), (18, 82), (0, 81)),
          "#C9A15A", rim=0.4, z=HAIR)  # fmt: skip
    p.add(ellipse(128, 73, 7, 9), "#7A3A44", rim=0.6, z=HAIR + 3)
    p.flat(circle(126, 70, 2.4), INK, z=HAIR + 3)
    for side in SIDES:
        p.add(at(side, *knots("38 84, 51 92, 54 122, 44 134, 39 110")), "#3C372E", z=EAR)
    return p


def vaysh() -> Portrait:
    """Draw a long face in brown fur, ears that hear the next room; he was never here."""
    p = Portrait("#A9BF6B", "slashes", Mood(-0.84, roll=-2, nod=2, brow=8, lid=0.66, mouth=1.5,
                                            smirk=2, gaze=-0.8))  # fmt: skip
    coat, muzzle, cloth = "#7A5A3A", "#B8946A", "#2E3430"
    p.add(fur(128, 128, 60, 72, 24, 12), darker(coat, 0.3), rim=0.4, z=0)
    for side in SIDES:
        p.add(at(side, *knots("26 62!, 44 22, 60 2!, 66 40, 54 84!")), coat, rim=0.6, z=EAR)
        p.flat(at(side, *knots("36 62!, 48 32, 58 18!, 60 44, 50 74!")), darker(coat, 0.5), z=EAR)
    p.torso(cloth, 86, 190)
    for side in SIDES:
        p.add(angular(side, (12, 210), (30, 160), (64, 158), (72, 206), (34, 244)),
              lighter(cloth, 0.14) if side < 0 else cloth, z=1)  # fmt: skip
    p.opening("#8A8A70", 16, 230)
    p.add(sym((0, 38), (26, 42), (44, 68), (46, 100), (42, 130), (30, 156), (14, 178), (0, 182)),
          coat)  # fmt: skip
    p.add(sym((0, 96), (12, 98), (20, 120), (27, 142), (22, 164), (10, 176), (0, 178)), muzzle,
          (0.14, 0.34), rim=0.3, shadow=False, z=10)  # fmt: skip
    p.skin = coat
    p.eyes("#3A2818", "#D9B04A", y=104, dx=20, size=9.2, thick=6.4, white="#E8DCB8", bags=True)
    p.flat(sym((0, 84), (7, 88), (9, 118), (8, 136), (0, 140)), lighter(coat, 0.18), 0.7, z=11)
    p.add(sym((0, 136), (11, 138, 1), (10, 146), (0, 151)), "#221814", rim=0.4, z=15)
    p.flat(ellipse(123, 140, 2.6, 1.4), "#8E8070", z=16)
    p.line([(128, 150), (128, 158)], darker(muzzle, 0.6), 2.2, 13)
    p.mouth(muzzle, "#4A2A22", 14, 160, 0.6)
    for side in SIDES:
        for a, b, c in (
            ((30, 128), (42, 150), (34, 176)),
            ((38, 112), (54, 134), (48, 158)),
            ((18, 168), (22, 186), (10, 202)),
            ((6, 172), (6, 190), (0, 208)),
        ):
            p.flat(
                strand(*[(AXIS + side * q[0], q[1]) for q in (a, b, c)], 9),
                mix(coat, "#C9A878", 0.4) if side < 0 else darker(coat, 0.12),
                z=MOUTH,
            )
        for x, y in ((8, 44), (18, 46), (30, 56)):
            p.flat(strand((AXIS + side * x, y + 20), (AXIS + side * (x + 2), y + 6),
                          (AXIS + side * x * 0.9, y - 8), 6), lighter(coat, 0.2), 0.7,
                   z=HAIR)  # fmt: skip
    return p


HEROES: dict[str, Callable[[], Portrait]] = {
    make.__name__: make for make in (juno, orrakh, tikka, maro, sanne, vaysh)
}
