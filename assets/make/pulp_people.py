"""Make the people of The Moonpeeler Affair: `python assets/make/pulp_people.py`

Writes assets/free_captains/people: six captains and three masks of the Hegemony, 512 x 640.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import headkit
from facekit import goggles
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, cropped, strand, sym
from pulp_masks import MASKS
from pulpkit import BRASS, CREAM, LAMP, NIGHT, SPOT, TEAL, VERMILION, VIOLET, Painted
from svgkit import (
    Knot,
    around,
    circle,
    darker,
    ellipse,
    knots,
    lighter,
    mix,
    poly,
    rect,
    spline,
    write_all,
)

FOLDER = Path(__file__).resolve().parent.parent / "free_captains" / "people"


def mina_tormelson() -> Painted:
    """Sixty, silver, amused: she has seen worse and was paid less for it."""
    p = Painted("#1F8A8C", "sun", Mood(0.8, roll=-4, brow=-1, lid=0.7, mouth=2.5, smirk=4, cock=3))
    skin, hair, coat = "#DDA07C", "#B4B8C6", "#1C6F78"
    skull = knots("0 52, 26 56, 39 80, 39 110, 36 136, 25 158, 11 170, 0 171")
    p.add(spline(knots("84 158!, 66 170!, 70 148, 66 116, 76 66, 104 38, 142 32, 174 50, 187 90, "
                       "186 128, 196 162!, 176 160!, 150 166, 100 166")), darker(hair, 0.2),
          z=1)  # fmt: skip
    for x, low, tone in (
        (76, 160, "#E8E8EE"),
        (84, 154, mix(hair, VIOLET, 0.5)),
        (178, 150, mix(hair, VIOLET, 0.6)),
        (184, 152, "#8C8AA8"),
    ):
        p.flat(strand((x + 4, 92), (x - 5 if x < 128 else x + 4, 124), (x - 3, low), 5), tone, z=1)
    p.torso(coat, 96, 188)
    p.opening("#2A1430", 26, 250)
    p.face(skin, skull, neck=20)
    p.add(spline(knots("96 184!, 128 196, 160 184!, 168 204, 132 222, 90 206")), VERMILION)
    p.add(poly([(120, 208), (136, 208), (150, 256), (128, 240), (112, 258)]), VERMILION)
    for side in SIDES:
        tone = lighter(coat, 0.06) if side < 0 else darker(coat, 0.25)
        p.add(angular(side, (18, 186), (38, 168), (54, 190), (50, 232), (16, 270)), tone)
        p.flat(angular(side, (44, 190), (50, 194), (46, 230), (18, 264), (18, 258), (41, 226)),
               BRASS)  # fmt: skip
    p.epaulette(-1)
    p.epaulette(1)
    p.buttons(34, (240, 258))
    p.eyes("#8E8780", "#3F7C86", y=110, dx=18.5, size=9.6, thick=4.2, lash=1.0, bags=True)
    p.nose(skin, 9.5, 138, bump=2.5)
    p.mouth(skin, "#B2463A", 14, 153, 0.8)
    p.crease([(109, 140), (102, 149), (103, 160)], skin, MOUTH, 2.4)
    p.crease([(148, 140), (155, 148), (154, 160)], skin, MOUTH, 2.6)
    for y in (106, 112, 118):
        p.crease([(96, y), (92, y + (y - 111) * 0.4), (88, y + (y - 111))], skin, FACE, 1.8)
    for y in (76, 84):
        p.crease([(112, y + 1), (130, y - 2), (148, y + 1)], skin, 9, 1.6)
    p.add(spline(knots("88 118!, 75 96, 78 62, 96 38, 122 25, 152 26, 178 46, 186 82, 175 120!, "
                       "173 94, 164 76, 152 68!, 138 74, 124 66, 108 70, 98 82, 93 96")), hair,
          z=HAIR)  # fmt: skip
    for a, b, c, w in (((90, 104), (84, 66), (112, 36), 9), ((97, 86), (100, 54), (134, 32), 8),
                       ((110, 72), (122, 48), (156, 36), 7), ((130, 70), (144, 54), (168, 50), 5),
                       ((148, 69), (160, 62), (174, 68), 4)):  # fmt: skip
        p.flat(strand(a, b, c, w), "#F4F2F0", 0.95, z=HAIR)
    for a, b, c, w in (((93, 98), (92, 62), (122, 34), 4), ((102, 78), (110, 50), (144, 33), 4),
                       ((118, 68), (132, 50), (164, 42), 4), ((150, 70), (168, 76), (176, 112), 7),
                       ((138, 74), (156, 62), (178, 78), 4)):  # fmt: skip
        p.flat(strand(a, b, c, w), mix(hair, VIOLET, 0.62), z=HAIR)
    p.add(circle(86, 134, 5), BRASS, z=EAR)
    return p


def darro_vint() -> Painted:
    """Forty-five, a jaw like a gun port, one eye left and nothing missed with it."""
    p = Painted("#D8432B", "rays", Mood(-0.8, roll=3, nod=2, brow=10, lid=0.74, mouth=-1, smirk=3))
    skin, hair, coat = "#B9794E", "#1A1218", "#B8321F"
    skull = knots("0 46, 30 50, 44 78, 44 110, 46 142, 38 164, 18 177, 0 177")
    p.torso(coat, 104, 186)
    p.face(skin, skull, neck=30)
    p.add(sym(*knots("0 190, 20 176!, 36 168, 44 182, 40 208!, 0 216")), "#2A1430")
    p.flat(sym(*knots("0 193, 22 180!, 38 172, 40 178, 20 186, 0 199")), BRASS)
    p.add(poly([(100, 212), (156, 212), (168, 280), (88, 280)]), lighter(coat, 0.04), rim=0.3)
    for y in (222, 242, 262):
        p.add(rect(96, y - 3, 64, 6, 3), BRASS, rim=0.5)
        for x in (98, 158):
            p.add(circle(x, y, 6), BRASS)
    p.epaulette(-1, x=84, y=206)
    p.epaulette(1, x=84, y=206)
    p.eyes(hair, "#4A2A18", dx=20, size=9.4, thick=7.0, bags=True)
    p.stubble("#2A1826", 0.4, skull)
    p.nose(skin, 13, 138, bump=3.6)
    p.mouth(skin, "#7C3A30", 15, 157, 0.8)
    p.add(sym((0, 146), (7, 143), (20, 148), (31, 142), (38, 132, 1), (34, 150), (20, 156),
              (0, 151)), hair, rim=0.2, z=MOUTH + 1)  # fmt: skip
    p.flat(strand((110, 150), (100, 150), (94, 138), 3), mix(hair, "#7C8CC0", 0.5), z=MOUTH + 1)
    patch = at(1, (6, 103, 1), (20, 98), (36, 103, 1), (34, 120), (22, 126), (10, 118))
    p.add(patch, "#1C1020", rim=0.5, z=10)
    p.flat(strand((132, 100), (104, 84), (84, 74), 3.4), "#1C1020", z=8)
    p.flat(strand((160, 104), (168, 98), (172, 92), 3.4), "#1C1020", z=6)
    p.flat(angular(1, (12, 104), (19, 101), (17, 117), (13, 114)), mix(BRASS, CREAM, 0.3), 0.5,
           z=10)  # fmt: skip
    p.line([(98, 122), (106, 136), (103, 152)], mix(skin, "#F0B8A0", 0.6), 2.8, MOUTH)
    p.crease([(122, 95), (124, 101), (123, 106)], skin, 10, 2.6)
    p.add(
        spline(
            knots(
                "82 118!, 77 88, 82 56, 102 36, 130 30, 158 36, 178 58, 181 90, 174 118!, "
                "170 88, 164 70, 150 62, 128 80!, 106 62, 94 72, 88 92"
            )
        ),
        hair,
        z=HAIR,
    )
    sheen = mix(hair, "#7C8CC0", 0.55)
    for a, b, c, w in (((92, 72), (100, 48), (126, 38), 8), ((106, 64), (120, 48), (146, 42), 5),
                       ((124, 72), (136, 52), (158, 50), 4)):  # fmt: skip
        p.flat(strand(a, b, c, w), sheen, z=HAIR)
    for side in SIDES:
        p.flat(at(side, (39, 84, 1), (44, 96), (43, 118, 1), (39, 112)), "#C9C2BC", z=EAR + 2)
    return p


def otilde_farrowby() -> Painted:
    """Fifty, envoy to courts that no longer exist; chin up, eyes half closed, very polite."""
    p = Painted("#C99A3B", "diamond", Mood(0.75, roll=2, nod=-4, brow=-3, lid=0.66, mouth=1.2))
    skin, hair, gown = "#7A4A33", "#241620", "#1F7C86"
    skull = knots("0 50, 25 54, 37 80, 37 110, 33 136, 22 158, 9 170, 0 171")
    for side in SIDES:
        fan = [(0, 150), (34, 128), (60, 98), (78, 90), (92, 112), (100, 140), (98, 172), (84, 202),
               (56, 222), (0, 214)]  # fmt: skip
        p.add(angular(side, *fan), CREAM if side < 0 else mix(CREAM, VIOLET, 0.12), rim=0.4, z=2)
        for x, y in ((78, 92), (92, 114), (99, 142), (97, 172), (82, 200)):
            p.flat(strand((AXIS + side * 18, 190), (AXIS + side * (x - 26), y + 26),
                          (AXIS + side * x, y), 3.4), mix(CREAM, VIOLET, 0.45), z=2)  # fmt: skip
            p.add(circle(AXIS + side * x, y, 4.6), BRASS, z=2)
    p.torso(gown, 84, 196)
    p.add(sym((0, 176), (30, 196, 1), (48, 206), (30, 240), (0, 256)), skin, rim=0)
    p.face(skin, skull, ears=True, neck=18)
    for number, (x, y) in enumerate(((0, 222), (-14, 218), (14, 218), (-27, 210), (27, 210))):
        p.add(circle(AXIS + x, y, 7 if not number else 5.4), BRASS if number else VERMILION)
    for side in SIDES:
        p.add(at(side, (44, 206, 1), (60, 200), (86, 214), (100, 280, 1), (30, 280, 1),
                 (34, 240)), gown if side < 0 else darker(gown, 0.2))  # fmt: skip
        p.flat(strand((AXIS + side * 52, 210), (AXIS + side * 44, 240), (AXIS + side * 40, 276),
                      5), BRASS)  # fmt: skip
    p.eyes(hair, "#6A4A20", y=110, dx=18, size=10.4, thick=4.0, lash=2.2)
    for side in SIDES:
        p.flat(at(side, (10, 103), (20, 99), (32, 102), (20, 102.5)), TEAL, 0.9, z=9)
    p.nose(skin, 10, 138, bump=1, tip=0.6)
    p.mouth(skin, "#B23A34", 13.5, 153, 1.15)
    p.crease([(108, 141), (103, 150), (105, 160)], skin, MOUTH, 1.8)
    p.add(
        spline(
            knots(
                "90 104!, 80 84, 77 58, 82 30, 102 8, 131 3, 160 10, 177 36, 179 64, "
                "172 92!, 164 76, 146 66, 124 64, 104 72, 96 86"
            )
        ),
        hair,
        z=HAIR,
    )
    p.flat(spline(knots("98 56!, 97 42, 108 16, 126 8!, 118 30, 115 44, 115 52!")), "#EDE4DA",
           z=HAIR)  # fmt: skip
    p.flat(spline(knots("102 56!, 103 44, 112 20, 120 14!, 114 34, 111 46, 110 54!")),
           mix("#EDE4DA", VIOLET, 0.35), z=HAIR)  # fmt: skip
    sheen = mix(hair, "#8A7CC8", 0.45)
    for a, b, c, w in (((126, 62), (124, 34), (138, 10), 7), ((144, 64), (148, 38), (150, 16), 5),
                       ((90, 80), (86, 58), (92, 34), 6)):  # fmt: skip
        p.flat(strand(a, b, c, w), sheen, z=HAIR)
    p.add(spline(knots("82 62!, 104 50, 134 46, 162 52, 177 62!, 176 72!, 150 60, 122 58, "
                       "100 62, 82 74!")), BRASS, z=HAIR)  # fmt: skip
    p.add(poly(around(128, 53, [8, 6] * 3, -90)), VERMILION, z=HAIR + 2)
    p.add(spline([(86, 128), (91, 136), (86, 150), (81, 136)]), BRASS, z=EAR)
    return p


def hob_karrowick() -> Painted:
    """Thirty-five, ginger, a soldier who laughs before and after, in the collar of his suit."""
    p = Painted("#4E7AA0", "burst", Mood(0.85, roll=5, nod=1, brow=3, lid=0.72, mouth=5, smirk=3,
                                         cock=4))  # fmt: skip
    skin, hair, suit = "#E2A07A", "#B5491F", "#5E7486"
    skull = knots("0 50, 31 54, 44 80, 44 112, 44 142, 35 163, 16 174, 0 174")
    p.add(ellipse(128, 206, 82, 26), darker(BRASS, 0.45), z=0)
    p.torso(suit, 106, 200)
    p.face(skin, skull, neck=30)
    p.add(
        spline(
            knots(
                "40 196!, 60 218, 96 234, 128 238, 160 234, 196 218, 216 196!, 222 210, "
                "204 236, 164 256, 128 260, 92 256, 52 236, 34 210"
            )
        ),
        BRASS,
    )
    p.flat(spline(knots("42 202!, 62 222, 98 238, 128 242, 150 240!, 126 246, 94 242, 56 226")),
           mix(BRASS, LAMP, 0.75))  # fmt: skip
    for x, y in ((62, 229), (92, 244), (128, 249), (164, 244), (194, 229)):
        p.add(circle(x, y, 4.4), darker(BRASS, 0.3), rim=0.8)
    p.add(rect(54, 252, 30, 22, 3), VERMILION)
    p.add(rect(90, 262, 60, 12, 3), "#2A1430")
    p.eyes("#7E3214", "#4C8CA8", dx=19.5, size=9.2, thick=6.4)
    p.nose(skin, 12.5, 139, bump=-3, tip=0.8)
    p.add(sym(*knots("0 160, 12 158, 20 150, 28 144, 36 132, 44 120!, 46 148, 36 174, 14 188, "
                     "0 189")), hair, rim=0.3, z=FACE)  # fmt: skip
    p.mouth(skin, "#9C4236", 15, 155, 0.7)
    p.flat(at(-1, (-14, 154.4, 1), (-4, 155.4), (8, 155.6), (15, 152.6, 1), (6, 158.4), (-8, 158)),
           CREAM, z=MOUTH)  # fmt: skip
    p.add(sym((0, 145), (8, 143), (19, 147), (27, 156, 1), (16, 154), (0, 151)), hair, rim=0.2,
          shadow=False, z=MOUTH + 1)  # fmt: skip
    for x in (-30, -20, -9, 3, 15):
        tone = mix(hair, LAMP, 0.42) if x < 0 else mix(hair, VIOLET, 0.3)
        p.flat(strand((AXIS + x, 160), (AXIS + x * 0.9, 172), (AXIS + x * 0.62, 184), 3), tone,
               z=MOUTH)  # fmt: skip
    p.crease([(95, 124), (102, 127), (110, 125)], skin, FACE, 2)
    for y in (107, 113, 119):
        p.crease([(98, y), (95, y + (y - 113) * 0.3), (92, y + (y - 113) * 0.7)], skin, FACE, 1.5)
    p.add(spline(knots("82 110!, 76 84, 82 52, 92 34!, 100 42, 110 26!, 120 36, 136 22!, 142 34, "
                       "160 28!, 162 42, 176 54, 182 84, 174 112!, 170 90, 160 70!, 146 76, 134 66!"
                       ", 120 74, 108 64!, 98 76, 90 92")), hair, z=HAIR)  # fmt: skip
    for a, b, c, w in (((92, 78), (94, 56), (108, 38), 8), ((112, 66), (116, 48), (132, 32), 6),
                       ((134, 66), (140, 50), (156, 38), 4)):  # fmt: skip
        p.flat(strand(a, b, c, w), mix(hair, LAMP, 0.5), z=HAIR)
    for a, b, c, w in (((148, 72), (160, 58), (172, 62), 6), ((164, 74), (174, 84), (173, 106), 5)):
        p.flat(strand(a, b, c, w), mix(hair, VIOLET, 0.5), z=HAIR)
    return p


def pell_santavar() -> Painted:
    """Twenty-four, soot on the cheek, has just had an idea about the engine."""
    p = Painted("#D9772B", "hex", Mood(0.7, roll=-6, nod=-2, brow=-5, cock=2, lid=0.98, mouth=3.5,
                                       smirk=2, gaze=1.6))  # fmt: skip
    skin, hair, suit = "#C4875A", "#2A1720", "#D06A26"
    skull = knots("0 54, 27 58, 39 82, 38 108, 34 134, 21 156, 8 168, 0 169")
    for x, y, r in ((78, 96, 25), (74, 124, 23), (84, 64, 26), (180, 70, 24), (184, 100, 23),
                    (182, 128, 21), (108, 44, 25), (134, 36, 26), (162, 48, 25), (82, 146, 18),
                    (176, 148, 16)):  # fmt: skip
        p.add(circle(x, y, r), hair, (0.3, 0.2), z=1, rim=0.3)
    p.torso(suit, 84, 190)
    p.opening("#F3E3BF", 22, 238)
    p.face(skin, skull, ears=False, neck=18)
    for side in SIDES:
        tone = lighter(suit, 0.05) if side < 0 else darker(suit, 0.25)
        p.add(angular(side, (16, 180), (36, 176), (50, 196), (34, 224), (4, 240)), tone)
        p.add(angular(side, (52, 196), (68, 200), (60, 280), (38, 280)), "#1C5C66")
        p.add(rect(AXIS + side * 50 - 9, 240, 18, 15, 3), BRASS)
    p.add(rect(150, 222, 5, 40, 2), "#C9C2BC")
    p.add(rect(160, 228, 5, 34, 2), VERMILION)
    p.eyes(hair, "#5A3A1C", y=112, dx=18.5, size=11, thick=4.2, lash=1.6)
    p.nose(skin, 8.4, 137, bump=-1.5, tip=1.2)
    p.mouth(skin, "#B4483C", 14.5, 152, 0.95)
    p.flat(at(-1, (-12, 152, 1), (0, 152.8), (13, 149.5, 1), (5, 156), (-6, 156)), CREAM, z=MOUTH)
    p.flat(spline([(98, 132), (112, 129), (116, 134), (104, 139), (96, 137)]), "#3A2630", 0.62,
           z=FACE + 3)  # fmt: skip
    for x, y in ((102, 126), (110, 125), (106, 129), (146, 128), (151, 125)):
        p.flat(circle(x, y, 1.3), darker(skin, 0.34), 0.8, z=FACE + 3)
    for x, y, r in ((92, 76, 16), (108, 64, 17), (128, 58, 18), (150, 64, 17), (166, 80, 14)):
        p.add(circle(x, y, r), hair, (0.34, 0.2), z=HAIR, rim=0.35)
    for x, y, r in ((84, 58, 7), (104, 34, 8), (128, 26, 7), (66, 90, 6), (66, 120, 5),
                    (150, 40, 5)):  # fmt: skip
        p.flat(strand((x - r, y + r * 0.6), (x - r * 0.5, y - r), (x + r, y - r * 0.8), r * 0.7),
               mix(hair, "#E0905C", 0.55), z=HAIR)  # fmt: skip
    p.add(sym((0, 58), (48, 66, 1), (48, 80, 1), (0, 74)), "#6A3A22", rim=0.3, z=HAIR + 2)
    goggles(p, 21, 66, 18, BRASS, "#2FA8A4")
    return p


def ondine_kesh(way: int = -1) -> Painted:
    """Thirty-eight, pilot's cap and fur collar, looks back over the shoulder, already leaving.
    ``way`` is 1 where she looks to the right."""
    p = Painted("#7A5AA8", "horizon", Mood(way * 0.85, roll=way * 3, brow=5, lid=0.76, mouth=0.6,
                                           smirk=1.5, gaze=way * 2))  # fmt: skip
    skin, hair, jacket, fur = "#E3B48C", "#171220", "#8A4A2A", "#F0DFC0"
    skull = knots("0 54, 27 58, 39 82, 40 106, 34 134, 21 157, 8 169, 0 170")
    p.add(sym((0, 60), (46, 72), (53, 120), (46, 158, 1), (30, 150, 1), (0, 150)), hair, z=1)
    p.torso(jacket, 100, 190)
    p.opening("#1C5C66", 24, 250)
    p.face(skin, skull, ears=False, neck=18)
    p.add(spline(knots("106 186!, 128 196, 150 186!, 156 204, 128 214, 100 204")), CREAM)
    p.flat(strand((104, 198), (126, 210), (152, 198), 4), mix(CREAM, VIOLET, 0.4))
    for side in SIDES:
        tufts = [(20, 236), (16, 214), (24, 196), (30, 178), (42, 166), (54, 172), (66, 182),
                 (74, 200), (66, 212), (58, 230), (44, 250), (28, 262)]  # fmt: skip
        shape: list[Knot] = []
        for number, (x, y) in enumerate(tufts):
            after = tufts[(number + 1) % len(tufts)]
            shape.append((AXIS + side * x, y))
            out_x = (x + after[0]) / 2 + (5 if number > 4 else -3)
            shape.append((AXIS + side * out_x, (y + after[1]) / 2 + 5, 1))
        p.add(spline(shape), fur if side < 0 else mix(fur, VIOLET, 0.16), rim=0.5)
        for x, y in ((40, 184), (52, 196), (36, 208), (48, 222), (34, 238)):
            p.flat(strand((AXIS + side * x, y), (AXIS + side * (x + 3), y + 6),
                          (AXIS + side * (x + 2), y + 14), 4), mix(fur, VIOLET, 0.4))  # fmt: skip
    p.eyes(hair, "#3A5A88", y=112, dx=18.5, size=10, thick=4.6, lash=2.0)
    p.nose(skin, 8.4, 137, tip=0.7)
    p.mouth(skin, "#C23A30", 12.5, 152, 1.1)
    p.crease([(122, 98), (124, 103), (123, 107)], skin, 10, 1.8)
    for side in SIDES:
        p.flat(at(side, (30, 88), (41, 96), (46, 130), (42, 156, 1), (36, 140), (35, 112)), hair,
               z=HAIR)  # fmt: skip
        p.flat(strand((AXIS + side * 39, 98), (AXIS + side * 43, 124), (AXIS + side * 41, 150), 3),
               mix(hair, "#7C8CD0", 0.5), z=HAIR)  # fmt: skip
    cap = "#5C2A1C"
    p.add(sym((0, 30), (36, 36), (53, 66), (53, 100, 1), (44, 104), (32, 84), (0, 80)), cap, z=HAIR)
    p.add(sym((0, 18), (7, 22), (9, 60), (7, 80, 1), (0, 80)), BRASS, z=HAIR + 3)
    p.add(sym((0, 76), (34, 81), (46, 98, 1), (48, 108, 1), (32, 92), (0, 88)), darker(cap, 0.25),
          rim=0.4, z=HAIR)  # fmt: skip
    for side in SIDES:
        p.add(circle(AXIS + side * 50, 104, 11), BRASS, z=EAR + 2)
        p.add(circle(AXIS + side * 50, 104, 6), VERMILION, z=EAR + 2)
    p.add(poly(around(128, 66, [9, 4] * 5, -90)), CREAM, rim=0.2, z=HAIR + 8)
    return p


def stranger() -> Painted:
    """Return the captain who is not known yet: collar up, cap down, two eyes in the shade."""
    p = Painted("#6A4A9A", "sun", Mood(0.75, roll=-3, nod=3, brow=6, lid=0.7))
    coat, cap, dark = "#5A2440", "#3A2450", "#170C22"
    p.torso(coat, 104, 190)
    p.add(sym(*knots("0 60, 30 62, 42 84, 42 118, 38 150, 24 176, 0 184")), dark, rim=0.1, z=FACE)
    for side in SIDES:
        eye = [(10, 116, 1), (20, 111), (30, 113, 1), (28, 119), (16, 120)]
        p.flat(at(side, *eye), "#F3E3BF", z=FACE + 2)
        p.flat(circle(AXIS + side * 21 + 2, 115.6, 3.4), "#2FA8A4", z=FACE + 2)
        p.flat(circle(AXIS + side * 21 + 2, 115.6, 1.6), NIGHT, z=FACE + 2)
    for side in SIDES:
        tone = coat if side < 0 else darker(coat, 0.28)
        high = (58, 124) if side < 0 else (56, 128)
        p.add(angular(side, (8, 152), high, (78, 196), (60, 280), (0, 280), (0, 196)), tone)
        p.flat(angular(side, (12, 157), (55, 132), (61, 138), (10, 166)), BRASS, 0.9)
    p.epaulette(-1, x=86, y=208)
    p.epaulette(1, x=86, y=208)
    for y in (214, 238, 262):
        p.add(circle(118, y, 5.4), BRASS, rim=0.7)
    p.add(sym(*knots("0 22, 34 26, 68 44, 74 62!, 56 84, 0 88")), cap, z=HAIR)
    p.add(sym(*knots("0 74, 34 74, 55 70!, 54 94, 30 98, 0 99")), "#24163A", rim=0.3, z=HAIR)
    p.flat(sym(*knots("0 78, 34 78, 54 74!, 54 79, 34 83, 0 83")), BRASS, z=HAIR)
    p.add(sym(*knots("0 92, 30 91, 54 86!, 58 100, 34 110, 0 112")), "#0E0814", rim=0.8, z=HAIR + 6)
    p.add(poly(around(128, 55, [15.0, 9.5] * 9, -90)), BRASS, rim=0.6, z=HAIR + 4)
    p.add(circle(128, 55, 6), TEAL, z=HAIR + 5)
    return p


CAPTAINS = {
    "ca_01": mina_tormelson,
    "ca_02": darro_vint,
    "ca_03": otilde_farrowby,
    "ca_04": hob_karrowick,
    "ca_05": pell_santavar,
    "ca_06": ondine_kesh,
    "stranger": stranger,
}


def pictures() -> dict[str, str]:
    """Return SVG by id."""
    return {id: lit_by_spot(draw) for id, draw in {**CAPTAINS, **MASKS}.items()}


def lit_by_spot(draw: Callable[[], Painted]) -> str:
    """Return a person as SVG."""
    headkit.LIGHT = SPOT
    with cropped("bust"):
        return draw().text()


if __name__ == "__main__":
    write_all(FOLDER, pictures())
