"""Make the people of The Mandalorian: Adventures: `python assets/make/mandalorian_people.py`

Writes assets/mandalorian/people (busts of 512 x 640) and assets/mandalorian/pawns (the same people
on a disc, 256 x 256, each in a color of their own), by the kit of the portraits.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from emblems import mandalorian
from facekit import Portrait, goggles
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, cropped, strand, sym
from near_humans import twilek_tails
from svgkit import INK, circle, darker, ellipse, knots, lighter, mix, poly, rect, spline, write_all

HOME = Path(__file__).resolve().parent.parent / "mandalorian"
STEEL = "#A9B4BC"
SOOT = "#22262C"


def the_mandalorian() -> Portrait:
    """Bare steel from crown to chest, dented; a cloak that has slept in the open."""
    p = Portrait("#9FB1BF", "horizon", Mood(turn=0.8, nod=2, roll=-1))
    cloak, cloth = "#5C5148", "#4A4038"
    p.add(at(-1, *knots("30 176!, 66 178, 104 206, 122 272!, 40 272!")), cloak)
    p.torso(cloth, 92, 188)
    p.add(at(1, *knots("28 178!, 60 176, 98 200, 116 272!, 96 272!, 84 226, 60 204")), cloak)
    for side in SIDES:
        p.add(
            angular(side, (3, 206), (44, 200), (52, 230), (40, 258), (4, 264)),
            STEEL if side < 0 else darker(STEEL, 0.12),
            (0.3, 0.42),
        )
    p.pads(STEEL, 84, 212, 25, 21)
    p.flat(at(-1, *knots("66 200!, 86 196, 104 210!, 100 214, 84 204")), INK, 0.5)
    p.flat(poly([(146, 214), (160, 212), (163, 224), (150, 228)]), "#5E676F", 0.8)
    p.add(poly([(40, 196), (56, 190), (132, 262), (116, 274)]), "#5B4130")
    for i in range(4):
        p.add(rect(58 + i * 17, 208 + i * 15, 9, 14, 3), "#A98B56", rim=0.3)
    mandalorian(p, STEEL, "#7F8A93", False)
    p.flat(sym((0, 36), (5, 37, 1), (6, 84, 1), (0, 84)), lighter(STEEL, 0.2), 0.7)
    p.flat(poly([(98, 60), (106, 54), (104, 70)]), darker(STEEL, 0.4), 0.7)
    p.line([(146, 148), (156, 162)], darker(STEEL, 0.45), 2)
    p.flat(spline(knots("92 52, 106 45, 116 44, 100 60, 90 78")), INK, 0.45)
    return p


def ig_11() -> Portrait:
    """Tall head of rods and lamps, bronze where the paint is gone."""
    p = Portrait("#D6C07C", "slashes", Mood(turn=-0.75, roll=2))
    iron, bronze = "#8C7F6E", "#B08A58"
    p.torso("#5E564C", 84, 198)
    p.add(rect(60, 204, 136, 70, 8), "#756A5C")
    p.add(angular(-1, (10, 214), (54, 208), (48, 262), (10, 266)), bronze)
    p.add(angular(1, (10, 214), (54, 208), (48, 262), (10, 266)), darker(bronze, 0.2))
    for x in (-46, 46):
        p.add(circle(AXIS + x, 204, 14), "#4A443C")
    p.add(poly([(70, 200), (86, 196), (190, 262), (176, 274)]), "#4A3426")
    for i in range(4):
        p.add(rect(92 + i * 24, 206 + i * 15, 10, 18, 3), "#C2A25A", rim=0.3)
    p.add(rect(115, 150, 26, 60, 3), "#37332E")
    for side in SIDES:
        p.line([(128 + side * 16, 160), (128 + side * 27, 184), (128 + side * 20, 206)], SOOT, 6)
    p.add(sym((0, 8), (9, 9, 1), (11, 30, 1), (20, 40), (29, 62, 1), (29, 82, 1), (0, 82)), iron)
    p.add(sym((0, 62), (33, 62, 1), (33, 71, 1), (0, 71)), bronze, rim=0.5)
    p.add(sym((0, 80), (25, 80, 1), (25, 108, 1), (0, 108)), "#14171B", rim=0)
    p.add(sym((0, 106), (33, 106, 1), (36, 126, 1), (28, 160, 1), (15, 172, 1), (0, 172)), iron)
    for side in SIDES:
        p.add(rect(AXIS + side * 36 - 6, 84, 12, 34, 4), "#6A6054")
        p.line([(128 + side * 36, 86), (128 + side * 38, 48)], "#C8BCA8", 4)
        p.add(rect(AXIS + side * 15 - 4, 84, 8, 22, 3), bronze, rim=0.3)
    for i in (-1, 0, 1):
        p.flat(rect(128 + i * 13 - 3, 120, 6, 36, 2), "#2B2823")
    p.flat(sym((0, 14), (5, 15, 1), (7, 30, 1), (0, 30)), lighter(iron, 0.3), 0.6)
    p.lamp(120, 93, 6.5, "#FF5A36")
    p.lamp(141, 96, 5.0, "#FF5A36")
    p.lamp(112, 54, 3.4, "#FF5A36")
    return p


def kuiil() -> Portrait:
    """Round, whiskered, in a cap with flaps: he has thought about it, and he has spoken."""
    p = Portrait("#B0602F", "sun", Mood(0.8, roll=2, nod=2, brow=3, lid=0.78, mouth=-1))
    skin, hair, cap = "#C58A70", "#CFC8BA", "#6B4A32"
    p.torso("#6E6450", 92, 192)
    p.add(sym((0, 186), (36, 184, 1), (44, 272, 1), (0, 272)), "#8C7A5C")
    for side in SIDES:
        p.add(angular(side, (30, 184), (56, 194), (64, 272), (40, 272)), "#5A4C3C")
    p.add(rect(108, 226, 40, 30, 6), "#4A5258")
    p.lamp(118, 240, 4, "#F2B53A")
    p.flat(rect(128, 234, 14, 4, 1.5), "#9FB1BF")
    for side in SIDES:
        p.add(
            at(side, *knots("40 100!, 64 112, 74 140, 66 166, 50 182!, 40 150")),
            hair if side < 0 else darker(hair, 0.2),
            z=EAR,
        )
        for y in (118, 134, 150):
            p.flat(strand((AXIS + side * 44, y), (AXIS + side * 60, y + 6),
                          (AXIS + side * 66, y + 20), 3), darker(hair, 0.3), z=EAR)  # fmt: skip
    skull = knots("0 56, 30 60, 45 86, 48 116, 50 142, 42 166, 20 182, 0 184")
    p.face(skin, skull, ears=False, neck=28)
    p.add(sym(*knots("0 164, 16 162, 34 150, 48 132!, 50 158, 36 186, 14 200, 0 203")), hair,
          z=FACE)  # fmt: skip
    for x in (-30, -18, -6, 8, 20, 32):
        p.flat(strand((AXIS + x, 168), (AXIS + x * 0.9, 182), (AXIS + x * 0.6, 196), 3),
               lighter(hair, 0.4) if x < 0 else darker(hair, 0.28), z=MOUTH)  # fmt: skip
    p.eyes(hair, "#4A6070", y=112, dx=20, size=9.4, thick=7, bags=True)
    p.add(sym((0, 110), (9, 112), (17, 132), (18, 146), (0, 150)), lighter(skin, 0.06), z=13)
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 8, 143, 4.2, 3.4), darker(skin, 0.7), z=14)
        p.crease([(128 + side * 19, 134), (128 + side * 27, 144), (128 + side * 26, 158)], skin,
                 MOUTH, 2.6)  # fmt: skip
    for y in (120, 127):
        p.crease([(117, y), (128, y - 2), (139, y)], skin, 13, 1.8)
    p.mouth(skin, "#8A4A40", 16, 160, 0.7)
    for side in SIDES:
        p.add(at(side, *knots("42 66!, 58 74, 62 112, 54 132!, 44 112")), darker(cap, 0.1), z=EAR)
    p.add(sym((0, 28), (38, 36), (54, 66), (53, 94, 1), (30, 84), (0, 81)), cap, z=HAIR)
    p.add(sym((0, 28), (6, 29, 1), (8, 80, 1), (0, 80)), lighter(cap, 0.1), rim=0.2, shadow=False)
    p.add(sym((0, 68), (54, 74, 1), (54, 90, 1), (0, 84)), "#33241A", rim=0.2)
    goggles(p, 21, 72, 19, "#A58A52", "#C7862E")
    return p


def greef_karga() -> Portrait:
    """Magistrate's smile over a good coat: every word has its price."""
    p = Portrait("#A8446C", "burst", Mood(-0.78, roll=-3, brow=2, cock=3, lid=0.78, mouth=3,
                                          smirk=4, gaze=0.8))  # fmt: skip
    skin, hair, coat = "#7A4B34", "#8F8B86", "#6E2F3E"
    skull = knots("0 48, 30 53, 44 80, 44 114, 41 140, 30 163, 12 173, 0 173")
    p.torso(coat, 98, 186)
    p.opening("#C9B28A", 26, 250)
    p.face(skin, skull, neck=27)
    p.add(sym((0, 204), (26, 186, 1), (34, 204), (14, 222, 1), (0, 220)), "#B79A68")
    p.lapels(lighter(coat, 0.08), 28)
    p.pads("#5A4A40", 86, 212, 22, 20)
    for side in SIDES:
        p.line([(128 + side * 66, 200), (128 + side * 92, 212)], "#C99A4A", 3)
    p.add(circle(92, 226, 8), "#C99A4A")
    p.eyes("#5C5650", "#3A2416", dx=19.5, thick=5.8, bags=True)
    p.nose(skin, 14, 139, tip=0.6)
    p.add(sym(*knots("0 166, 10 163, 21 150, 26 142!, 27 160, 20 178, 8 184, 0 184")), hair,
          (0.16, 0.36), rim=0.2, z=MOUTH)  # fmt: skip
    p.mouth(skin, "#71382E", 14, 155, 1.0)
    p.flat(sym((0, 146), (10, 143), (20, 149), (24, 158, 1), (14, 153), (0, 150)), hair,
           z=MOUTH + 1)  # fmt: skip
    for x in (-12, -4, 4, 12):
        p.flat(strand((AXIS + x, 166), (AXIS + x, 174), (AXIS + x * 0.7, 182), 2.6),
               lighter(hair, 0.3) if x < 0 else darker(hair, 0.3), z=MOUTH)  # fmt: skip
    for side in SIDES:
        p.crease([(128 + side * 22, 138), (128 + side * 31, 147), (128 + side * 31, 160)], skin,
                 MOUTH, 2.4)  # fmt: skip
    for y in (78, 86):
        p.crease([(110, y + 1), (128, y - 2), (148, y + 1)], skin, 9, 1.8)
    p.add(
        spline(
            knots(
                "83 116!, 77 88, 82 58, 102 40, 128 35, 156 41, 175 60, 180 90, 173 116!, "
                "169 92, 160 74, 142 64, 118 64, 98 74, 90 94"
            )
        ),
        darker(hair, 0.35),
        z=HAIR,
    )
    for x in (92, 104, 118, 134, 150, 164):
        tone = lighter(hair, 0.16) if x < 134 else darker(hair, 0.2)
        p.flat(strand((x, 72), (x + 1, 58), (x + (x - 128) * 0.08, 47 + abs(x - 128) * 0.2), 5),
               tone, z=HAIR)  # fmt: skip
    return p


def cara_dune() -> Portrait:
    """Shoulders like a door; three dark stripes under the left eye."""
    p = Portrait("#2F8478", "diamond", Mood(0.8, roll=-2, nod=1, brow=8, lid=0.8, mouth=0.5,
                                            smirk=2.5))  # fmt: skip
    skin, hair, plate = "#DDA888", "#1E1A1C", "#54645F"
    skull = knots("0 53, 28 57, 41 82, 41.5 112, 39 138, 26 160, 10 171, 0 172")
    p.add(sym((0, 50), (44, 58), (54, 96), (50, 140, 1), (38, 154, 1), (0, 150)), hair, z=1)
    p.torso("#3E4640", 104, 186)
    p.face(skin, skull, ears=False, neck=26)
    p.add(sym((0, 206), (30, 186, 1), (44, 196), (40, 216), (0, 226)), "#2A2F2E")
    for side in SIDES:
        p.add(
            angular(side, (4, 222), (46, 204), (66, 216), (58, 272), (4, 272)),
            plate if side < 0 else darker(plate, 0.14),
        )
        p.flat(angular(side, (12, 240), (50, 226), (49, 232), (12, 247)), darker(plate, 0.42))
    p.pads(plate, 94, 212, 27, 24)
    for x, y in ((70, 200), (186, 204)):
        p.flat(poly([(x, y), (x + 13, y - 2), (x + 15, y + 9), (x + 2, y + 11)]), "#C56A3A", 0.9)
    p.eyes(hair, "#4A3320", y=111, dx=19, size=10.2, thick=5.2, lash=1.6)
    p.nose(skin, 9.6, 138)
    p.mouth(skin, "#A9574E", 14.5, 153, 1.1)
    for i in range(3):
        p.flat(poly([(104 + i * 5, 123), (107 + i * 5, 123), (106.5 + i * 5, 132),
                     (103.8 + i * 5, 132)]), "#2B3A40", 0.9, z=9)  # fmt: skip
    p.add(
        spline(
            knots(
                "80 128!, 74 96, 82 62, 104 43, 134 39, 164 50, 182 82, 183 112, 176 140!, "
                "172 108, 164 84, 150 70!, 132 76, 108 78, 94 92, 88 110"
            )
        ),
        hair,
        z=HAIR,
    )
    shine = mix(hair, "#6C84B4", 0.42)
    p.flat(strand((90, 84), (104, 58), (140, 48), 7), shine, z=HAIR)
    p.flat(strand((150, 66), (168, 78), (178, 112), 4), shine, 0.6, z=HAIR)
    for i in range(5):
        y = 122 + i * 11
        p.add(ellipse(82 - i * 1.4, y, 6.4 - i * 0.5, 7.2), hair, rim=0.3, z=EAR)
        p.flat(strand((78 - i, y - 4), (81 - i, y), (86 - i, y + 4), 2), shine, z=EAR)
    p.crease([(146, 139), (152, 147), (151, 156)], skin, MOUTH, 2)
    return p


def migs_mayfeld() -> Portrait:
    """Goggles on the brow of a bald head, a grin, and a third arm over the shoulder."""
    p = Portrait("#5C86C4", "rays", Mood(0.82, roll=-4, brow=1, cock=4, lid=0.76, mouth=2.5,
                                         smirk=5, gaze=-0.6))  # fmt: skip
    skin, hair = "#DFB496", "#8C5A3A"
    skull = knots("0 40, 27 44, 43 72, 43 110, 39 138, 28 160, 12 172, 0 172.5")
    p.add(poly([(180, 190), (196, 190), (202, 118), (190, 116)]), "#4A5058", z=0)
    p.add(circle(196, 116, 11), "#6B727B", z=0)
    p.add(poly([(150, 92), (206, 104), (204, 122), (148, 106)]), "#3A3F47", z=0)
    p.add(poly([(204, 100), (236, 96), (236, 110), (206, 116)]), "#59616B", z=0)
    p.lamp(214, 106, 3.4, "#FF5A36", z=0)
    p.torso("#2E3440", 94, 188)
    p.opening("#8A8272", 24, 250)
    p.face(skin, skull, neck=25)
    p.collar("#3C4454", 34, 168)
    for side in SIDES:
        p.add(angular(side, (26, 208), (74, 202), (84, 272), (24, 272)), "#3A4150")
        p.flat(angular(side, (36, 226), (76, 220), (76, 226), (36, 233)), "#232833")
    p.add(poly([(60, 198), (76, 192), (150, 266), (134, 274)]), "#5B4130")
    p.stubble(hair, 0.34, skull)
    p.eyes(darker(hair, 0.25), "#4E86A8", y=112, dx=19, thick=4.6, bags=True)
    p.nose(skin, 11.5, 140, bump=1.5)
    p.add(sym(*knots("0 165, 8 163, 17 152, 21 145!, 22 160, 15 177, 6 181, 0 181")), hair,
          (0.16, 0.36), rim=0.2, z=MOUTH)  # fmt: skip
    p.mouth(skin, "#A85E50", 14, 154, 0.9)
    p.flat(sym((0, 146.5), (9, 144), (17, 149), (20, 157, 1), (12, 153), (0, 150)), hair,
           z=MOUTH + 1)  # fmt: skip
    p.crease([(151, 139), (159, 148), (157, 160)], skin, MOUTH, 2.4)
    p.crease([(104, 140), (97, 149), (99, 160)], skin, MOUTH, 2)
    for y in (92, 97):
        p.crease([(110, y), (128, y - 3), (148, y)], skin, 9, 1.8)
    p.flat(spline(knots("98 60, 108 47, 128 43, 114 55, 104 70")), lighter(skin, 0.5), 0.55, z=6)
    p.add(sym((0, 68), (46, 74, 1), (46, 88, 1), (0, 83)), "#2A2420", rim=0.2, z=HAIR)
    goggles(p, 20, 70, 17, "#6E737A", "#C7762E")
    return p


def burg() -> Portrait:
    """Too large for every door: two horns, a neck like a beam, small patient eyes."""
    p = Portrait("#C2463A", "hex", Mood(-0.78, roll=3, nod=3, brow=13, lid=0.62, mouth=-3,
                                        gaze=-0.4))  # fmt: skip
    skin = "#B24A38"
    skull = knots("0 54, 34 58, 48 82, 48 112, 50 142, 40 168, 18 180, 0 181")
    p.torso("#4A3C34", 116, 176)
    p.add(sym((0, 150), (46, 152, 1), (64, 196, 1), (0, 224)), darker(skin, 0.22), rim=0.3)
    for side in SIDES:
        p.add(at(side, *knots("40 108!, 64 90!, 60 116, 44 134!")), darker(skin, 0.1), z=EAR)
        p.flat(at(side, *knots("45 110!, 58 98!, 54 114, 46 124!")), darker(skin, 0.5), z=EAR)
    p.face(skin, skull, ears=False, neck=40)
    for side in SIDES:
        p.add(angular(side, (44, 186), (66, 178), (78, 272), (50, 272)), "#2E2822")
        p.add(circle(AXIS + side * 64, 226, 12), "#9A8A66")
    p.pads("#6A5E52", 98, 204, 30, 26)
    p.add(rect(96, 236, 64, 20, 6), "#6A5E52")
    for side in SIDES:
        p.add(at(side, *knots("14 64!, 44 72!, 60 54, 70 20, 64 -14!, 56 16, 40 40, 24 52")),
              "#3A302C", z=HAIR)  # fmt: skip
        for k in range(3):
            p.line([(128 + side * (36 + k * 8), 54 - k * 14), (128 + side * (52 + k * 6),
                   58 - k * 16)], "#6E5F54", 2.2, HAIR)  # fmt: skip
        p.add(at(side, *knots("40 118!, 52 128, 56 152, 46 172!, 42 148")), "#2A1C1A", rim=0.2,
              z=EAR)  # fmt: skip
    p.eyes("#3A1612", "#E9B23A", dx=20, size=8.6, thick=7.5, bags=True)
    p.nose(skin, 16, 142, bump=2)
    p.mouth(skin, "#6A221E", 19, 159, 0.8)
    for side in SIDES:
        p.add(at(side, *knots("10 160!, 13 147!, 17 158!")), "#E8DCC0", rim=0.2, shadow=False,
              z=MOUTH)  # fmt: skip
        p.crease([(128 + side * 6, 90), (128 + side * 22, 82), (128 + side * 38, 90)], skin, 9, 3)
        p.crease([(128 + side * 22, 142), (128 + side * 32, 152), (128 + side * 30, 168)], skin,
                 MOUTH, 3)  # fmt: skip
    p.crease([(118, 172), (128, 175), (139, 171)], skin, MOUTH, 2.4)
    return p


def xian() -> Portrait:
    """Violet, quick, amused at something sharp: knives hang from her strap."""
    p = Portrait("#9A5CC0", "moon", Mood(0.85, roll=6, brow=6, cock=4, lid=0.74, mouth=2, smirk=6,
                                         gaze=1.4))  # fmt: skip
    skin = "#A98BC8"
    skull = knots("0 54, 26 58, 38 82, 39 110, 34 136, 19 160, 7 171, 0 172")
    p.torso("#3A2E38", 80, 190)
    p.face(skin, skull, ears=False, neck=18)
    p.collar("#5A4450", 24, 176)
    for side in SIDES:
        p.add(angular(side, (8, 220), (46, 206), (58, 272), (8, 272)), "#4E3C48")
    p.add(poly([(60, 206), (74, 200), (140, 262), (126, 272)]), "#7A5A3A")
    for i in range(3):
        p.add(
            poly(
                [
                    (76 + i * 20, 208 + i * 19),
                    (84 + i * 20, 206 + i * 19),
                    (90 + i * 20, 226 + i * 19),
                    (82 + i * 20, 230 + i * 19),
                ]
            ),
            "#C9D2D8",
        )
    twilek_tails(p, skin, "#8468A6")
    for side in SIDES:
        for y in (134, 168):
            x = 64 + (y - 122) * 0.12
            p.add(rect(AXIS + side * x - 14, y, 28, 9, 3), "#4A3A30", rim=0.3, z=0)
    p.eyes("#4E3566", "#D8B23A", y=112, dx=18, size=10.2, thick=4.2, lash=2.2, white="#EFE4E6")
    for side in SIDES:
        p.flat(at(side, *knots("8 120!, 20 124, 32 116!, 22 128")), "#5E4280", 0.7, z=9)
    p.nose(skin, 8, 137)
    p.flat(spline(knots("113 150!, 128 154, 146 146!, 140 158, 128 162, 119 158")), "#3A1C30",
           z=MOUTH)  # fmt: skip
    p.flat(spline(knots("115 151!, 128 155, 144 148!, 139 155, 128 159, 120 156")), "#F2EADA",
           z=MOUTH)  # fmt: skip
    for x in (120, 126, 132, 138):
        p.flat(strand((x, 152), (x, 155), (x, 159), 0.9), "#9A8A86", z=MOUTH)
    p.crease([(150, 138), (156, 146), (153, 154)], skin, MOUTH, 2)
    p.add(sym((0, 30), (34, 36), (50, 64), (49, 98, 1), (38, 88), (20, 78), (0, 76)), "#5A3E46",
          z=HAIR)  # fmt: skip
    p.add(sym((0, 66), (42, 74, 1), (46, 88, 1), (20, 78), (0, 76)), "#8A6A4A", rim=0.4, z=HAIR)
    p.add(circle(132, 72, 6), "#C9D2D8", z=HAIR + 4)
    return p


def the_child() -> Portrait:
    """Two ears, two eyes, and a robe that is too large."""
    p = Portrait("#8CB05E", "sun", Mood(0.7, roll=3, nod=1))
    skin, robe = "#9DB878", "#BFA57E"
    for side in SIDES:
        p.add(at(side, *knots("40 108!, 62 90, 104 88!, 88 122, 48 140!")), skin, z=0)
        p.flat(at(side, *knots("52 112!, 68 100, 94 96!, 80 116, 54 129!")), "#CC9484", 0.8, z=0)
    p.torso(robe, 74, 176)
    p.add(sym((0, 196), (34, 176, 1), (60, 192), (52, 226), (0, 232)), lighter(robe, 0.2))
    p.add(sym((0, 214), (20, 206, 1), (26, 272, 1), (0, 272)), darker(robe, 0.18), rim=0.2)
    p.add(sym((0, 56), (34, 60), (54, 86), (56, 122), (46, 152), (22, 172), (0, 174)), skin,
          (0.14, 0.2))  # fmt: skip
    for x, y, k in ((118, 52, 12), (126, 48, 14), (136, 50, 11)):
        p.line([(x, y + 10), (x + 2, y + 2), (x + 5, y + 10 - k)], lighter(skin, 0.4), 1.6, HAIR)
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 25, 116, 19.5, 18.5), darker(skin, 0.4), 0.55, z=8)
        p.add(ellipse(AXIS + side * 25, 117, 16.5, 16.5), "#1B1412", (0.2, 0.5), rim=0.1, z=9)
        p.flat(ellipse(AXIS + side * 25, 124, 10, 7), "#5A4030", 0.7, z=9)
        p.flat(circle(AXIS + side * 25 - 5, 110, 4.6), INK, z=9)
        p.flat(circle(AXIS + side * 25 + 5, 124, 2), "#C9B8A0", z=9)
        p.crease([(128 + side * 10, 98), (128 + side * 25, 92), (128 + side * 42, 100)], skin, 9,
                 2.4)  # fmt: skip
    for y in (76, 84):
        p.crease([(112, y + 1), (128, y - 2), (146, y + 1)], skin, 9, 2)
    p.flat(sym((0, 134), (6, 136), (7, 141), (0, 144)), darker(skin, 0.3), z=12)
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 3, 140, 1.6, 1.3), darker(skin, 0.7), z=12)
    p.flat(spline(knots("112 153!, 128 158, 144 153!, 128 161")), darker(skin, 0.6), z=MOUTH)
    return p


PEOPLE: dict[str, Callable[[], Portrait]] = {
    make.__name__: make
    for make in (
        the_mandalorian, ig_11, kuiil, greef_karga, cara_dune, migs_mayfeld, burg, xian, the_child,
    )
}  # fmt: skip


def pawns() -> dict[str, str]:
    """Return everybody on a puck, as finished SVG text."""
    return {name: puck(make()) for name, make in PEOPLE.items()}


def puck(person: Portrait) -> str:
    """Return a portrait on its disc with a broad lit edge in the person's color."""
    hue, pic = person.hue, person.pic
    run = [(0.0, lighter(hue, 0.5), 1.0), (0.45, hue, 1.0), (1.0, darker(hue, 0.45), 1.0)]
    edge = pic.linear((30, 20), (226, 240), run)
    text = person.text().replace('viewBox="0 0 256 256"', 'viewBox="-14 -14 284 284"', 1)
    under = "".join(
        f'<path fill="{paint}" d="{circle(AXIS, AXIS, r)}"/>\n'
        for paint, r in (("#0A0D12", 140), (edge, 138), ("#0A0D12", 125))
    )
    return text.replace("</defs>\n", f"</defs>\n{under}", 1)


def busts() -> dict[str, str]:
    """Return everybody as a bust without a ground, as finished SVG text."""
    with cropped("bust"):
        return {name: make().text() for name, make in PEOPLE.items()}


if __name__ == "__main__":
    write_all(HOME / "people", busts())
    write_all(HOME / "pawns", pawns())
