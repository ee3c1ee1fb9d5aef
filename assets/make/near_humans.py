"""The people whose faces are nearly human, for ``emblems.py``."""

from __future__ import annotations

from facekit import Portrait, goggles
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, strand, sym
from svgkit import INK, SYNDICATE, Knot, circle, darker, ellipse, knots, lighter, poly, rect, spline


def twilek_tails(p: Portrait, skin: str, mark: str) -> None:
    """Draw two head tails that fall over the shoulders."""
    for side in SIDES:
        p.add(
            at(
                side,
                *knots("30 60, 56 72, 72 112, 82 166, 80 216, 66 254!, 56 212, 54 158, 44 112"),
            ),
            skin,
            z=0,
        )
        for y in (122, 150, 178, 206):
            x = 57 + (y - 122) * (0.12 if y < 190 else 0.03)
            p.flat(
                at(side, (x + 3, y), (x + 12, y - 6), (x + 15, y + 4), (x + 7, y + 10)), mark, z=0
            )


def hera_syndulla() -> Portrait:
    p = Portrait(
        "#C9803C",
        "sun",
        Mood(0.75, roll=4, brow=1, cock=1.5, lid=0.86, mouth=2.5, smirk=2, gaze=-0.6),
    )
    skin = "#7FAE62"
    skull = knots("0 54, 27 58, 39 82, 39.5 110, 35 136, 21 158, 8 169, 0 170")
    p.torso("#C06A2C", 78, 190)
    p.face(skin, skull, ears=False, neck=19)
    p.collar("#8A8F86", 26, 178)
    twilek_tails(p, skin, "#B8D29A")
    p.eyes("#3A5A30", "#3FA070", y=112, dx=18, size=10.6, thick=4.0, lash=1.8)
    p.nose(skin, 8, 138)
    p.mouth(skin, "#4C7040", 13, 152, 1.1)
    p.add(sym((0, 32), (36, 38), (52, 68), (50, 100, 1), (40, 92), (0, 84)), "#6E5136", z=HAIR)
    for side in SIDES:
        p.add(at(side, (38, 84), (52, 92), (54, 126), (42, 136), (38, 112)), "#5A4230", z=EAR)
        p.add(ellipse(AXIS + side * 50, 112, 8, 14), "#B9BEC4", z=EAR)
        p.add(rect(AXIS + side * 22 - 18, 54, 36, 24, 10), "#A8ADB0")
        p.add(
            rect(AXIS + side * 22 - 13, 58, 26, 16, 7), "#E0A23C", (0.4, 0.4), rim=0, shadow=False
        )
        p.flat(ellipse(AXIS + side * 22 - 5, 63, 5, 2.6), INK, 0.85)
    return p


def hondo_ohnaka() -> Portrait:
    p = Portrait("#B5483A", "rays", Mood(-0.75, roll=-6, brow=-5, cock=2, lid=0.8, gaze=-1))
    skin, coat = "#A8744F", "#8E2F2B"
    skull = knots("0 48, 30 54, 45 82, 46 116, 49 146, 40 168, 16 177, 0 178")
    p.torso(coat, 94)
    p.opening("#D8CBB0", 26, 250)
    p.face(skin, skull, ears=False, neck=26)
    for side in SIDES:
        p.add(angular(side, (26, 172), (52, 174), (62, 206), (14, 266), (8, 238)), "#C9A240")
        p.add(angular(side, (30, 180), (52, 180), (58, 204), (16, 254)), coat, rim=0)
        for y in (224, 242):
            p.flat(circle(AXIS + side * (44 if y < 232 else 36), y, 4.5), "#E8C65A")
    for side in SIDES:
        for i in range(4):
            y = 122 + i * 12
            fold = (
                (128 + side * (44 - i * 3), y),
                (128 + side * (34 - i * 4), y + 10),
                (128 + side * (30 - i * 5), y + 22),
            )
            p.flat(strand(*fold, 4.4), darker(skin, 0.42), z=FACE)
        p.line(
            [(128 + side * 43, 140), (128 + side * 53, 160), (128 + side * 52, 186)],
            darker(skin, 0.15),
            7,
            FACE,
        )
    p.eyes("#4A2C1C", "#D8A030", y=111, size=10, thick=5.4, bags=True)
    p.nose(skin, 13.5, 140, bump=2)
    p.flat(
        spline(knots("104 151!, 128 157, 153 147!, 147 163, 128 171, 110 165")), "#31110F", z=MOUTH
    )
    p.flat(
        spline(knots("107 153!, 128 158.5, 150 149.5!, 145 157, 128 164, 112 160.5")),
        "#EFE4C8",
        z=MOUTH,
    )
    for x in (115, 122, 129, 136, 143):
        p.flat(
            strand((x, 156 - abs(x - 128) * 0.1), (x, 159), (x, 163 - abs(x - 128) * 0.1), 0.9),
            "#9A8768",
            z=MOUTH,
        )
    p.flat(spline([(112, 171), (128, 173), (144, 169), (128, 178)]), lighter(skin, 0.12), z=MOUTH)
    p.crease([(104, 140), (97, 150), (101, 164)], skin, MOUTH, 3)
    p.crease([(152, 138), (160, 148), (156, 162)], skin, MOUTH, 3)
    p.add(sym((0, 26), (38, 34), (54, 64), (53, 92, 1), (30, 84), (0, 82)), "#4B3B34", z=HAIR)
    p.add(sym((0, 66), (55, 72, 1), (54, 90, 1), (0, 84)), "#2B2320", rim=0.2)
    goggles(p, 21, 72, 18, "#B5903F", "#7E2E24")
    return p


def ziton_moj() -> Portrait:
    p = Portrait("#8E7A34", "sun", Mood(0.8, roll=-2, nod=-3, brow=12, lid=0.7, mouth=1.5, smirk=1))
    skin, hair = "#6F8F5B", "#17181B"
    skull = knots("0 48, 26 53, 38 78, 40 112, 32 138, 23 160, 8 176, 0 177")
    p.add(
        spline(
            knots("106 52, 100 24, 82 14, 62 34, 50 84, 50 144, 57 192!, 69 150, 74 100, 88 60")
        ),
        hair,
        z=-2,
    )
    p.flat(strand((92, 24), (64, 48), (56, 140), 6), "#3E4452", z=-2)
    p.torso("#2B2A2E", 94)
    for side in SIDES:
        p.add(
            at(side, (24, 198, 1), (40, 158, 1), (70, 152, 1), (76, 198), (40, 228, 1)),
            "#3B3A3F",
            z=0,
        )
        p.flat(at(side, (43, 162, 1), (66, 157, 1), (71, 166, 1), (44, 172, 1)), SYNDICATE, z=0)
    p.face(skin, skull, neck=22)
    p.add(sym((0, 210, 1), (22, 202, 1), (30, 266, 1), (0, 272)), SYNDICATE)
    p.eyes("#26331E", "#E2B82E", dx=18.5, size=10, thick=5.4)
    for x in (-6, 0, 6):
        ridge = ((128 + x, 62), (128 + x * 0.9, 80), (128 + x * 0.5, 99))
        p.flat(strand(*ridge, 3.6), darker(skin, 0.34), z=10)
    p.nose(skin, 10, 140, bump=2)
    p.mouth(skin, "#41573A", 14, 155, 0.8)
    for side in SIDES:
        p.crease(
            [(128 + side * 32, 130), (128 + side * 26, 144), (128 + side * 22, 162)], skin, FACE, 3
        )
    for y in (112, 120, 128):
        p.flat(poly([(91, y), (98, y + 2), (92, y + 5)]), darker(skin, 0.34), z=FACE)
    p.add(
        spline(
            knots(
                "86 100!, 82 72, 98 44, 126 33, 154 40, 172 66, 172 100!, 164 76, 148 60, "
                "128 66!, 108 60, 94 76"
            )
        ),
        hair,
        z=HAIR,
    )
    p.add(ellipse(104, 38, 13, 10), SYNDICATE, z=0)
    p.flat(strand((96, 66), (110, 48), (136, 42), 6), "#4A5264", z=HAIR)
    return p


def cikatro_vizago() -> Portrait:
    p = Portrait(
        "#A0563C",
        "rays",
        Mood(-0.8, roll=3, brow=10, cock=2, lid=0.76, mouth=2, smirk=4, gaze=-0.6),
    )
    skin = "#AE5740"
    skull = knots("0 50, 29 54, 42 80, 42 112, 41 140, 30 162, 11 175, 0 176")
    p.torso("#4A5A3E", 92)
    p.opening("#2B2723", 26, 246)
    for side in SIDES:
        p.add(
            at(side, (38, 104, 1), (62, 84, 1), (56, 112), (40, 130, 1)), darker(skin, 0.08), z=EAR
        )
        p.flat(
            at(side, (43, 106, 1), (57, 92, 1), (51, 111), (43, 121, 1)), darker(skin, 0.45), z=EAR
        )
    p.face(skin, skull, ears=False, neck=25)
    p.lapels("#6E7A46", 26)
    for side in SIDES:
        p.add(circle(AXIS + side * 74, 224, 12), "#C9A240")
    horn: tuple[Knot, ...] = (
        (18, 66, 1),
        (40, 70, 1),
        (52, 50),
        (54, 24),
        (46, 4, 1),
        (40, 28),
        (28, 46),
    )
    stub: tuple[Knot, ...] = (
        (18, 66, 1),
        (40, 70, 1),
        (48, 52),
        (50, 38, 1),
        (36, 42, 1),
        (28, 48),
    )
    p.add(at(-1, *horn), "#D8C3A0", z=HAIR)
    p.add(at(1, *stub), "#D8C3A0", z=HAIR)
    for y in (34, 47):
        p.line([(128 - 40 + (30 - y) * -0.5, y + 3), (128 - 52, y - 1)], "#8E7A5C", 2.4, HAIR)
    p.eyes("#33120E", "#F0B92E", dx=19, size=10, thick=6)
    p.nose(skin, 12, 139, bump=3)
    p.mouth(skin, "#6E2A24", 15.5, 153, 0.9)
    p.add(sym((0, 163), (9, 162), (13, 173), (5, 194, 1), (0, 196, 1)), "#2A1614", rim=0.2, z=MOUTH)
    for side in SIDES:
        p.crease([(128 + side * 5, 84), (128 + side * 20, 76), (128 + side * 34, 82)], skin, 9, 2.6)
        p.crease(
            [(128 + side * 18, 140), (128 + side * 26, 147), (128 + side * 25, 158)],
            skin,
            MOUTH,
            2.4,
        )
    p.flat(at(-1, (29, 124), (40, 120), (35, 146), (27, 152)), darker(skin, 0.28), 0.6, z=FACE)
    p.add(circle(84, 129, 4.2), "#E8C65A", z=EAR)
    p.flat(circle(82.8, 127.6, 1.2), INK, z=EAR)
    return p
