"""The people with human faces, for ``emblems.py``: each has a skull, hair, age and mood of its own.

A skull is a half outline from the crown to the chin.
"""

from __future__ import annotations

from facekit import Portrait, goggles
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, fur, strand, sym
from svgkit import REBEL, darker, ellipse, knots, lighter, mix, poly, rect, spline


def han_solo() -> Portrait:
    p = Portrait(
        "#4E8FB0", "moon", Mood(0.85, roll=3, brow=5, cock=3.5, lid=0.76, mouth=1.5, smirk=5.5)
    )
    skin, hair = "#D69C74", "#57371F"
    skull = knots("0 50, 27 54, 40 78, 41 112, 38 137, 28 159, 13 171.5, 0 173")
    p.torso("#E9E1CF", 92)
    p.face(skin, skull, neck=25)
    p.flat(angular(1, (0, 218), (16, 186), (24, 192)), darker("#EDE6D6", 0.35))
    for side in SIDES:
        p.add(angular(side, (42, 190), (76, 198), (86, 272), (18, 272), (16, 236)), "#262B33")
        p.add(angular(side, (24, 176), (44, 188), (28, 214), (4, 230)), "#F4EEDF", rim=0.4)
        p.flat(angular(side, (52, 196), (60, 199), (48, 272), (40, 272)), "#3A414B")
    p.eyes(hair, "#6B7040", dx=19, thick=5.6)
    p.nose(skin, 10.5, 138, bump=2.5)
    p.mouth(skin, width=16, y=152, full=0.8)
    p.crease([(151, 140), (157, 147), (155, 157)], skin, MOUTH)
    p.crease([(105, 141), (99, 149), (101, 158)], skin, MOUTH, 1.8)
    p.line([(132, 163), (135, 168)], lighter(skin, 0.3), 1.8, MOUTH)
    p.add(
        spline(
            knots(
                "86 126!, 79 116!, 80 108, 74 98!, 78 68, 88 50, 92 40!, 104 42, 126 32, "
                "140 30!, 142 36, 160 38, 170 48!, 172 56, 180 84, 177 104, 172 124!, 169 98, "
                "165 80!, 157 88!, 154 74, 138 86!, 134 72, 118 84!, 112 78, 98 98!, 97 92, "
                "92 112"
            )
        ),
        hair,
        z=HAIR,
    )
    light = lighter(hair, 0.26)
    p.flat(strand((92, 84), (98, 54), (132, 42), 9), light, z=HAIR)
    p.flat(strand((106, 76), (118, 58), (146, 50), 6), light, 0.7, z=HAIR)
    p.flat(strand((138, 78), (150, 60), (168, 66), 7), darker(hair, 0.35), z=HAIR)
    p.flat(strand((84, 114), (80, 94), (84, 76), 5), darker(hair, 0.4), z=HAIR)
    return p


def jyn_erso() -> Portrait:
    p = Portrait("#6E86A8", "horizon", Mood(0.75, roll=-2, nod=2, brow=8, lid=0.84, mouth=0.2))
    skin, hair = "#E0AE8C", "#46301F"
    skull = knots("0 54, 26 58, 38 82, 39 108, 36 132, 24 154, 9 168, 0 169.5")
    p.add(
        sym((0, 48), (34, 54), (50, 84), (50, 124), (40, 150, 1), (0, 156)),
        darker(hair, 0.35),
        rim=0.2,
        z=0,
    )
    p.add(ellipse(92, 60, 19, 17), hair, z=-4)
    p.flat(strand((78, 62), (84, 50), (100, 50), 4), lighter(hair, 0.26), z=-4)
    p.flat(strand((84, 72), (96, 66), (104, 54), 4), darker(hair, 0.35), z=-4)
    p.torso("#4F4A44", 82, 188)
    p.face(skin, skull, ears=False, neck=19)
    p.add(
        spline(knots("82 182, 128 202, 174 180, 188 200, 160 220, 128 226, 92 220, 68 202")),
        "#8C7B62",
    )
    p.flat(strand((82, 196), (124, 216), (172, 196), 5), darker("#8C7B62", 0.35))
    p.add(spline([(92, 208), (128, 218), (150, 214), (148, 272, 1), (112, 272, 1)]), "#7A6A53")
    p.flat(poly([(122, 222), (128, 222), (126, 272), (118, 272)]), darker("#7A6A53", 0.3))
    p.eyes("#37251A", "#5C8A70", y=112, dx=18, size=10.6, thick=4.6, lash=1.4)
    p.nose(skin, 8.2, 137)
    p.mouth(skin, "#B0605A", 12, 151, 1.1)
    p.add(
        spline(
            knots(
                "84 146!, 77 112, 80 78, 98 52, 128 44, 160 53, 178 84, 178 116, 170 142!, "
                "168 108, 156 82, 140 68!, 120 78, 102 92, 94 116"
            )
        ),
        hair,
        z=HAIR,
    )
    p.flat(strand((140, 68), (106, 80), (90, 134), 8), darker(hair, 0.28), z=HAIR + 1)
    p.flat(strand((96, 80), (108, 58), (134, 52), 6), lighter(hair, 0.3), z=HAIR)
    p.flat(strand((140, 66), (162, 80), (172, 118), 6), darker(hair, 0.3), z=HAIR)
    p.flat(strand((142, 67), (154, 92), (158, 128), 3.4), hair, z=FACE + 1)
    p.flat(strand((88, 120), (94, 146), (90, 168), 4.4), hair, z=FACE)
    return p


def lando_calrissian() -> Portrait:
    p = Portrait(
        "#3F78C2",
        "sun",
        Mood(-0.7, roll=3, brow=-1, lid=0.74, mouth=4.5, smirk=3, cock=3, gaze=0.6),
    )
    skin, hair = "#8E5B3A", "#1B1514"
    skull = knots("0 50, 28 54, 41 80, 41 112, 37 140, 26 161, 10 170.5, 0 171")
    for side in SIDES:
        p.add(at(side, (34, 162, 1), (64, 172), (98, 206), (118, 272, 1), (40, 272, 1)), "#2A4F96")
        p.flat(at(side, (36, 170, 1), (56, 180), (72, 210), (66, 272, 1), (40, 272, 1)), "#E2B548")
    p.add(sym((0, 190), (36, 182, 1), (58, 272, 1), (0, 272)), "#7FB2D8")
    p.face(skin, skull, neck=25)
    p.add(sym((0, 202), (28, 186, 1), (34, 202), (16, 218, 1), (0, 216)), "#A9CDE8")
    p.eyes(hair, "#4A2C18", dx=19, thick=5.2)
    p.nose(skin, 12.5, 138)
    p.mouth(skin, "#7A3C34", 16, 156, 1.0)
    p.add(
        sym((0, 144.5), (6, 142), (17, 145.5), (25, 149, 1), (15, 150.5), (0, 150)),
        hair,
        rim=0,
        shadow=False,
        z=MOUTH + 1,
    )
    p.crease([(103, 140), (98, 148), (99, 158)], skin, MOUTH, 1.8)
    p.crease([(153, 138), (159, 147), (158, 158)], skin, MOUTH, 2.4)
    p.add(
        spline(
            knots(
                "84 118!, 77 92, 80 62, 98 40, 128 33, 158 40, 176 62, 179 92, 172 118!, "
                "168 92, 160 76, 142 68, 122 67, 102 74, 92 92"
            )
        ),
        hair,
        z=HAIR,
    )
    light = mix(hair, "#6C84B4", 0.42)
    p.flat(strand((90, 78), (98, 52), (126, 43), 8), light, z=HAIR)
    p.flat(strand((108, 66), (122, 52), (146, 48), 5), light, 0.6, z=HAIR)
    p.flat(strand((148, 64), (164, 62), (172, 88), 5), "#0B0909", z=HAIR)
    return p


def doctor_aphra() -> Portrait:
    p = Portrait(
        "#C97F3D",
        "burst",
        Mood(0.8, roll=-5, brow=-2, cock=4, lid=0.86, mouth=2, smirk=5, gaze=-1.2),
    )
    skin, hair = "#D9A373", "#1B1A20"
    skull = knots("0 54, 26 58, 38 82, 38 110, 34 136, 20 159, 7 170, 0 171")
    p.add(sym((0, 60), (46, 70), (55, 120), (49, 160, 1), (34, 152, 1), (0, 152)), hair, z=1)
    p.torso("#8D6B49", 84, 188)
    p.opening("#3A3A42", 20, 240)
    p.face(skin, skull, ears=False, neck=19)
    p.lapels("#A47C54", 22)
    p.eyes(hair, "#4A2E1C", y=112, dx=18, size=10.4, thick=4.4, lash=1.6)
    p.nose(skin, 8, 137)
    p.mouth(skin, "#AE524A", 13.5, 151, 1.0)
    p.crease([(146, 138), (152, 146), (151, 154)], skin, MOUTH, 1.8)
    for side in SIDES:
        p.flat(
            at(side, (30, 86), (42, 94), (47, 132), (44, 160, 1), (38, 142), (35, 112)),
            hair,
            z=HAIR,
        )
        p.flat(
            strand((AXIS + side * 40, 96), (AXIS + side * 43, 124), (AXIS + side * 42, 152), 2.4),
            mix(hair, "#6C84B4", 0.4),
            z=HAIR,
        )
    p.add(sym((0, 34), (34, 40), (50, 66), (51, 92, 1), (30, 84), (0, 82)), "#7A4E2F", z=HAIR)
    p.add(sym((0, 34), (6, 36, 1), (7, 82, 1), (0, 82)), "#936139", rim=0.2, shadow=False)
    p.add(sym((0, 72), (52, 78, 1), (52, 92, 1), (0, 87)), "#3A2A20", rim=0.2)
    goggles(p, 22, 74, 19, "#B08A4A", "#3FA7B5")
    return p


def boshek() -> Portrait:
    p = Portrait("#5C92A8", "horizon", Mood(-0.75, roll=-2, brow=6, lid=0.8, mouth=0.5, gaze=-1))
    skin, hair = "#CE9970", "#352419"
    skull = knots("0 50, 30 55, 42 82, 42.5 114, 42 142, 33 164, 14 174, 0 174")
    p.torso("#D5D6D2", 92)
    p.add(sym((0, 190, 1), (26, 184, 1), (34, 272, 1), (0, 272)), "#2E3136", rim=0.2)
    p.face(skin, skull, neck=26)
    for side in SIDES:
        p.add(angular(side, (24, 180), (48, 188), (48, 208), (20, 214)), "#F0F0EA")
        p.flat(angular(side, (58, 198), (68, 202), (64, 272), (54, 272)), "#2E3136")
    p.add(rect(146, 220, 26, 20, 3), "#444A52")
    p.lamp(154, 230, 3, "#E8B04A")
    p.eyes(hair, "#4A6276", dx=19, thick=6.2)
    p.nose(skin, 11, 138, bump=1.5)
    p.add(
        sym(
            *knots("0 157, 12 155, 18 150, 26 142, 36 122, 43 112!, 44 146, 34 172, 12 184, 0 186")
        ),
        hair,
        (0.12, 0.34),
        rim=0.14,
        z=FACE,
    )
    p.mouth(skin, "#A8604E", 12, 154, 0.8)
    p.flat(
        sym((0, 144), (9, 142.5), (20, 149), (26, 162, 1), (16, 154), (0, 150)),
        darker(hair, 0.1),
        z=MOUTH + 1,
    )
    for x in (-24, -12, 0, 12, 24):
        p.flat(
            strand((AXIS + x, 160), (AXIS + x * 0.9, 170), (AXIS + x * 0.66, 180), 2.4),
            lighter(hair, 0.18 if x < 0 else 0.05),
            z=MOUTH,
        )
    p.add(
        spline(
            knots(
                "84 120!, 78 90, 84 58, 104 40, 132 35, 160 44, 177 70, 178 96, 172 120!, "
                "168 92, 156 72, 126 66, 98 78, 92 98"
            )
        ),
        hair,
        z=HAIR,
    )
    p.add(sym((0, 80), (44, 83, 1), (45, 92, 1), (0, 89)), "#7A5A3A", rim=0.2)
    p.flat(strand((94, 72), (102, 52), (132, 44), 7), lighter(hair, 0.26), z=HAIR)
    p.flat(strand((146, 60), (164, 62), (170, 82), 5), darker(hair, 0.3), z=HAIR)
    return p


def dengar() -> Portrait:
    p = Portrait(
        "#A8987A", "slashes", Mood(0.8, roll=2, nod=3, brow=13, lid=0.66, mouth=-3, smirk=-1)
    )
    skin, cloth = "#C48E6E", "#D8D0BC"
    skull = knots("0 50, 32 54, 45 82, 46 114, 48 144, 39 166, 18 175, 0 174")
    p.torso("#6C665C", 94)
    p.face(skin, skull, ears=False, neck=30)
    p.pads("#C6C1B2", 74, 206, 32, 22)
    for side in SIDES:
        p.add(angular(side, (8, 198), (46, 178), (56, 198), (20, 228)), "#DAD5C6")
    p.stubble("#3A2A22", 0.36, skull)
    p.eyes("#40291C", "#5A7078", dx=20, size=9.4, thick=7.4, bags=True)
    p.nose(skin, 14, 139, bump=3.5, tip=0.6)
    p.mouth(skin, width=16, y=155, full=0.75)
    p.crease([(110, 140), (101, 150), (102, 164)], skin, MOUTH, 2.8)
    p.crease([(146, 140), (155, 149), (154, 164)], skin, MOUTH, 2.8)
    p.crease([(122, 96), (124, 102), (123, 107)], skin, 10)
    p.crease([(134, 96), (132, 102), (133, 107)], skin, 10)
    p.line([(96, 122), (104, 134), (101, 150)], mix(skin, "#F0B8A0", 0.6), 2.6, MOUTH)
    p.add(sym(*knots("0 33, 34 37, 54 60, 54 90, 48 98!, 28 91, 0 90")), cloth, z=HAIR)
    for side in SIDES:
        flap = at(side, (40, 88, 1), (53, 86), (53, 140), (42, 170), (35, 164, 1), (43, 130))
        p.add(flap, cloth, z=HAIR)
    for a, b in (((76, 84), (170, 50)), ((80, 64), (150, 38)), ((86, 93), (181, 68))):
        p.flat(
            strand(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 8), b, 4), darker(cloth, 0.4), z=HAIR
        )
        up = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 12)
        p.flat(strand((a[0], a[1] - 4), up, (b[0], b[1] - 4), 2), lighter(cloth, 0.5), 0.7, z=HAIR)
    for x0, x1 in ((78, 82), (178, 174)):
        p.line([(x0, 110), (x1, 136)], darker(cloth, 0.4), 2.4, HAIR)
    return p


def doctor_evazan() -> Portrait:
    p = Portrait(
        "#7B9A8A", "moon", Mood(0.7, roll=3, nod=3, brow=13, lid=0.64, mouth=-1.5, smirk=4)
    )
    skin, scar, hair = "#D6A98A", "#A9554C", "#7C6A58"
    skull = knots("0 48, 30 52, 43 80, 43 112, 47 144, 40 166, 20 177, 0 176")
    p.torso("#5C4A3A", 90)
    p.opening("#A89C86", 24, 232)
    p.face(skin, skull, neck=28)
    p.lapels("#6E5844", 24)
    p.flat(
        spline(
            knots(
                "138 60!, 158 66, 169 90, 170 112, 173 140, 160 160!, 152 148, 158 134, "
                "146 124, 138 116!, 146 98, 136 82"
            )
        ),
        scar,
        z=FACE + 1,
    )
    p.flat(spline([(148, 72), (160, 82), (158, 94), (146, 88)]), lighter(scar, 0.28), z=FACE + 1)
    p.flat(spline([(158, 126), (168, 122), (167, 142), (160, 142)]), darker(scar, 0.3), z=FACE + 1)
    p.flat(spline([(152, 118), (164, 116), (160, 126), (152, 124)]), lighter(scar, 0.2), z=FACE + 1)
    p.eye(-1, "#5A6A48", 110, 19, 9.6, 0, bags=True)
    p.brow(-1, "#6A5642", 110, 19, 9.6, 6.4)
    p.eye(1, "#B9C6CC", 111, 19, 8.6, 0, white="#E8DED2")
    p.flat(strand((136, 98), (150, 92), (164, 102), 5), darker(scar, 0.42), z=9)
    p.nose(mix(skin, scar, 0.2), 12, 137, bump=-2, tip=0.2)
    p.flat(ellipse(134, 134, 4.4, 5), "#4A1F1E", 0.85, z=MOUTH + 2)
    p.mouth(skin, "#91463F", 16, 154, 0.8)
    p.flat(strand((142, 156), (149, 163), (150, 172), 4.4), scar, z=MOUTH)
    p.crease([(108, 140), (98, 150), (99, 166)], skin, MOUTH, 2.8)
    p.crease([(84, 138), (88, 156), (98, 166)], skin, FACE, 2.4)
    for y in (70, 78, 86):
        p.crease([(104, y + 2), (122, y - 2), (136, y + 1)], skin, 9, 1.6)
    p.add(
        spline(
            knots(
                "86 124!, 74 108, 75 80, 84 54, 104 38, 132 33, 160 42, 178 66, 180 102, "
                "172 122!, 169 96, 162 72, 144 57, 122 56!, 108 62, 98 74, 92 98"
            )
        ),
        hair,
        z=HAIR,
    )
    p.flat(strand((86, 100), (86, 64), (112, 46), 8), lighter(hair, 0.3), z=HAIR)
    p.flat(strand((104, 60), (126, 44), (152, 50), 5), lighter(hair, 0.18), z=HAIR)
    p.flat(strand((156, 58), (172, 72), (174, 102), 6), darker(hair, 0.35), z=HAIR)
    for a, b, c in (
        ((78, 82), (70, 76), (68, 66)),
        ((110, 38), (106, 30), (112, 24)),
        ((168, 52), (176, 46), (186, 48)),
    ):
        p.flat(strand(a, b, c, 5), hair, z=HAIR)
    return p


def lobot() -> Portrait:
    p = Portrait("#6FA6B8", "hex", Mood(0.75, brow=-1, lid=0.8, mouth=0.8))
    skin = "#D6B095"
    skull = knots("0 36, 26 41, 44 71, 42 108, 36 134, 26 158, 11 172, 0 173")
    p.torso("#5A6472", 86, 188)
    p.face(skin, skull, neck=22)
    p.add(sym((0, 198), (30, 178, 1), (46, 190), (44, 214), (0, 224)), "#B9C2C8")
    for side in SIDES:
        p.add(angular(side, (50, 200), (62, 204), (58, 272), (44, 272)), "#8E99A6")
    p.eyes("#A07C5C", "#5C8298", y=111, dx=18.5, size=9.6, thick=3.8, bags=True)
    p.nose(skin, 9.5, 139, bump=1.5)
    p.mouth(skin, width=12.5, y=154, full=0.7)
    p.crease([(110, 142), (104, 150), (106, 160)], skin, MOUTH, 2)
    p.flat(angular(-1, (24, 132), (35, 128), (30, 146), (22, 156)), darker(skin, 0.3), 0.5, z=FACE)
    p.flat(spline([(100, 62), (110, 49), (132, 44), (114, 56)]), lighter(skin, 0.4), 0.5, z=6)
    for side in SIDES:
        p.add(
            at(side, (34, 72, 1), (46, 76, 1), (54, 100), (52, 130), (42, 136, 1), (40, 104)),
            "#39424D",
            z=EAR,
        )
        p.add(rect(AXIS + side * 51 - 9, 92, 18, 40, 6), "#7B8794", z=EAR)
    p.add(
        sym((0, 64), (30, 68), (48, 80, 1), (50, 94, 1), (30, 82), (0, 78)),
        "#39424D",
        rim=0.45,
        z=HAIR + 2,
    )
    p.flat(rect(114, 68, 28, 6, 2), "#8C98A5", z=HAIR + 5)
    for y in (101, 112, 123):
        p.lamp(77, y, 3, "#FF5A3C" if y == 112 else "#6FE0E8", EAR)
    p.lamp(180, 112, 3, "#6FE0E8", EAR)
    return p


def saw_gerrera() -> Portrait:
    p = Portrait(REBEL, "burst", Mood(-0.7, roll=2, nod=-1, brow=11, lid=1.0, mouth=-2, gaze=-0.8))
    skin, hair = "#74492F", "#94908A"
    skull = knots("0 48, 29 53, 43 80, 42 112, 40 140, 28 163, 11 172, 0 172")
    p.torso("#4E4B45", 98)
    p.add(fur(128, 84, 53, 46, 22, 9), darker(hair, 0.3), z=1)
    p.face(skin, skull, neck=27)
    p.pads("#7C7A70", 80, 210, 30, 24)
    for side in SIDES:
        p.add(at(side, (22, 184, 1), (46, 176), (60, 194), (48, 216), (18, 224, 1)), "#8A8578")
        pipe = [(128 + side * 30, 208), (128 + side * 20, 234), (128 + side * 4, 246)]
        p.line(pipe, "#25272B", 8)
        p.line([(x, y - 2) for x, y in pipe], "#5C6168", 3)
    p.add(rect(112, 228, 32, 26, 5), "#3B3F45")
    p.lamp(128, 240, 4.5, "#E4663A")
    p.eyes("#5C5853", "#5A3620", dx=19, size=10.2, thick=6.6, bags=True)
    p.nose(skin, 14, 138, tip=0.5)
    p.add(
        sym(*knots("0 160, 14 158, 22 148, 33 130, 44 118!, 43 148, 30 174, 12 186, 0 187")),
        hair,
        (0.16, 0.36),
        rim=0.2,
        z=FACE,
    )
    p.mouth(skin, "#6A332A", 12, 154.5, 0.9)
    p.flat(
        sym((0, 145), (9, 143), (20, 150), (24, 161, 1), (14, 154), (0, 150.5)),
        lighter(hair, 0.06),
        z=MOUTH + 1,
    )
    for x in (-26, -14, -2, 10, 22):
        p.flat(
            strand((AXIS + x, 160), (AXIS + x * 0.9, 172), (AXIS + x * 0.6, 183), 2.8),
            lighter(hair, 0.3) if x < 0 else darker(hair, 0.25),
            z=MOUTH,
        )
    p.line([(94, 88), (101, 106), (98, 136)], "#C58E6E", 2.8, 9)
    for y in (76, 84):
        p.crease([(108, y + 2), (128, y - 2), (150, y + 2)], skin, 9, 2)
    p.crease([(122, 97), (124, 103), (123, 108)], skin, 10)
    p.add(
        spline(
            knots(
                "84 112!, 76 84, 84 52, 104 36, 130 30, 158 38, 176 60, 180 86, 172 112!, "
                "168 88, 158 72, 140 64, 118 65, 100 72, 92 90"
            )
        ),
        hair,
        z=HAIR,
    )
    for x in (92, 104, 118, 134, 150, 163):
        top = (x + (x - 128) * 0.1, 43 + abs(x - 128) * 0.3)
        tone = lighter(hair, 0.34) if x < 132 else darker(hair, 0.25)
        p.flat(strand((x, 70 - abs(x - 128) * 0.05), (x - 2, 56), top, 4.6), tone, z=HAIR)
    return p


def tobias_beckett() -> Portrait:
    p = Portrait(
        "#8A6F54", "horizon", Mood(-0.8, roll=-4, nod=1, brow=7, lid=0.62, mouth=0, smirk=4, gaze=1)
    )
    skin, hair = "#CC9674", "#94795A"
    skull = knots("0 48, 25 52, 38 78, 39 110, 35 136, 27 160, 12 174, 0 175.5")
    p.torso("#4A433C", 92)
    p.opening("#C4B79C", 26, 236)
    p.face(skin, skull, neck=23)
    p.lapels("#5E5348", 26)
    p.add(
        spline(knots("88 186, 112 202, 146 202, 168 186, 178 202, 150 220, 106 220, 78 202")),
        "#7A3E2E",
    )
    p.flat(strand((84, 200), (126, 216), (172, 200), 4), darker("#7A3E2E", 0.4))
    p.stubble("#6A5444", 0.38, skull)
    p.eyes("#6A4E34", "#5C86A0", dx=18.5, size=9.4, thick=5.0, bags=True)
    p.nose(skin, 10.5, 140, bump=3)
    p.mouth(skin, width=13, y=155, full=0.7)
    p.flat(
        sym((0, 147), (8, 144.5), (17, 150), (21, 163, 1), (14, 156), (0, 151.5)),
        darker(hair, 0.24),
        z=MOUTH + 1,
    )
    p.flat(sym((0, 162), (9, 162), (15, 168), (11, 178), (0, 183)), darker(hair, 0.24), z=MOUTH)
    p.flat(strand((124, 164), (124, 172), (126, 181), 3), lighter(hair, 0.3), z=MOUTH)
    p.crease([(111, 142), (104, 150), (104, 163)], skin, MOUTH, 2.4)
    p.crease([(145, 142), (152, 150), (152, 163)], skin, MOUTH, 2.6)
    for y in (104, 110, 116):
        p.crease([(95, y), (92, y + (y - 110) * 0.3), (89, y + (y - 110) * 0.8)], skin, FACE, 1.8)
        p.crease(
            [(160, y), (164, y + (y - 110) * 0.3), (168, y + (y - 110) * 0.8)], skin, FACE, 1.8
        )
    for y in (77, 85):
        p.crease([(112, y + 1), (128, y - 2), (146, y + 1)], skin, 9, 1.7)
    p.add(
        spline(
            knots(
                "88 114!, 79 94, 84 64, 96 46, 114 36, 118 26!, 130 32, 146 22!, 150 32, "
                "168 32!, 166 44, 178 66, 177 94, 170 114!, 167 88, 156 68!, 144 72, 132 64!, "
                "118 72, 104 68!, 95 90"
            )
        ),
        hair,
        z=HAIR,
    )
    light = lighter(hair, 0.4)
    p.flat(strand((96, 70), (104, 50), (122, 36), 7), light, z=HAIR)
    p.flat(strand((118, 66), (126, 48), (146, 32), 6), light, 0.8, z=HAIR)
    p.flat(strand((144, 68), (152, 50), (166, 42), 6), darker(hair, 0.3), z=HAIR)
    p.flat(strand((166, 60), (174, 76), (172, 104), 6), darker(hair, 0.35), z=HAIR)
    p.flat(strand((90, 82), (86, 98), (90, 112), 4.4), lighter(hair, 0.42), z=HAIR)
    return p
