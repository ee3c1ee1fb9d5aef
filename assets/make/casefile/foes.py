"""Those who stand in the way, each with an outline of its own, which can be recognized at 44 pixels
in the dark."""

from __future__ import annotations

from collections.abc import Callable

from facekit import Portrait, goggles
from headkit import AXIS, EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, strand, sym
from svgkit import circle, darker, ellipse, knots, lighter, poly, rect, spline

HUMAN = knots("0 50, 28 54, 42 80, 42 110, 39 138, 28 160, 12 172, 0 173")


def dock_guard() -> Portrait:
    """Draw a round helmet with a lit slit, a stripe, a chin strap: the night shift of the port."""
    p = Portrait("#7FA0B8", "horizon", Mood(0.7, nod=3))
    coat, shell = "#4A5664", "#8C97A0"
    p.torso(coat, 98, 188)
    p.pads(darker(shell, 0.2), 88, 212, 25, 20)
    p.add(sym((0, 186), (34, 182, 1), (40, 272, 1), (0, 272)), darker(coat, 0.2), rim=0.2)
    p.face("#A9795C", HUMAN, ears=False, neck=26)
    p.mouth("#A9795C", "#7E4A3C", 14, 155, 0.8)
    p.add(sym((0, 24), (36, 28), (58, 62), (62, 108, 1), (60, 150, 1), (42, 162, 1), (44, 128, 1),
              (0, 132)), shell, z=HAIR)  # fmt: skip
    p.add(sym((0, 88), (52, 84, 1), (56, 112, 1), (0, 120)), "#0E1116", rim=0.1, z=9)
    p.add(sym((0, 97), (48, 94, 1), (50, 105, 1), (0, 109)), "#BFE0F2", (0.3, 0.2), rim=0,
          shadow=False, z=11)  # fmt: skip
    p.add(sym((0, 22), (8, 23, 1), (9, 82, 1), (0, 82)), "#A33A32", rim=0.3, shadow=False, z=7)
    p.line([(128 - 44, 158), (128, 178), (128 + 44, 158)], "#22262C", 6)
    return p


def tough() -> Portrait:
    """Draw a knitted cap, a broken nose, and a toothpick."""
    p = Portrait("#B89A6A", "burst", Mood(-0.8, roll=5, nod=2, brow=9, lid=0.6, mouth=-2, smirk=3,
                                          gaze=-0.6))  # fmt: skip
    skin, cap = "#B98564", "#4E3C3A"
    p.torso("#5B5142", 96, 184)
    p.opening("#A39A82", 30, 236)
    p.face(skin, HUMAN, neck=29)
    p.eyes("#2A1C16", "#3A2A20", y=112, dx=19, size=8.8, thick=7, bags=True)
    p.nose(skin, 13, 140, bump=4)
    p.mouth(skin, "#7E4A3C", 15, 155, 0.8)
    p.stubble("#2A1C16", 0.5, HUMAN)
    p.line([(116, 156), (92, 164)], "#E8D8B0", 3, MOUTH)
    p.add(sym((0, 26), (34, 30), (50, 58), (50, 90, 1), (0, 82)), cap, z=HAIR)
    p.add(sym((0, 72), (52, 80, 1), (52, 98, 1), (0, 90)), lighter(cap, 0.16), z=HAIR)
    for x in (-36, -24, -12, 0, 12, 24, 36):
        p.flat(rect(AXIS + x - 1.5, 76 + abs(x) * 0.18, 3, 16), darker(cap, 0.4), 0.8, z=HAIR + 1)
    p.add(circle(128, 26, 9), lighter(cap, 0.1), z=HAIR)
    return p


def bruiser() -> Portrait:
    """No neck to speak of, two tusks from below, ears that have been chewed."""
    p = Portrait("#A86A5A", "hex", Mood(0.76, roll=-3, nod=5, brow=14, lid=0.6, mouth=-3))
    skin = "#7E7050"
    skull = knots("0 60, 30 62, 44 82, 50 108, 60 138, 54 168, 24 184, 0 186")
    p.torso("#3E3630", 122, 166)
    p.add(sym((0, 150), (58, 150, 1), (78, 196, 1), (0, 222)), darker(skin, 0.2), rim=0.3)
    for side in SIDES:
        p.add(at(side, *knots("42 96!, 74 76!, 78 98!, 66 106!, 64 124, 46 128!")),
              darker(skin, 0.1), z=EAR)  # fmt: skip
    p.face(skin, skull, ears=False, neck=44)
    p.eyes("#3A3020", "#D98A2E", y=106, dx=18, size=7.6, thick=9, bags=True)
    p.nose(skin, 17, 134, bump=2)
    p.mouth(skin, "#54302A", 24, 160, 0.8)
    for side in SIDES:
        p.add(at(side, *knots("17 164!, 20 138, 30 124!, 30 146, 27 164!")), "#E8DCC0", rim=0.3,
              z=MOUTH + 2)  # fmt: skip
        p.crease([(128 + side * 6, 84), (128 + side * 22, 78), (128 + side * 36, 86)], skin, 9, 3)
        p.add(angular(side, (58, 184), (92, 172), (104, 272), (66, 272)), "#5A2E28")
        for y in (196, 222, 248):
            p.flat(circle(AXIS + side * (78 + (y - 196) * 0.1), y, 4), "#C9BBA6", 0.9)
    return p


def _pirate(p: Portrait, cloth: str, coat: str) -> None:
    """Draw what all of Vole's crew wear: a scarf on the head, its knot to the side, one ring."""
    skin = "#A8785A"
    p.torso(coat, 92, 188)
    p.opening("#9A8E74", 30, 250)
    p.face(skin, HUMAN, ears=True, neck=24)
    p.eyes("#2A1A14", "#5A4A2A", y=113, dx=19, size=9.4, thick=5.6)
    p.nose(skin, 11, 140, bump=2)
    p.mouth(skin, "#8A4A3C", 14, 155, 0.9)
    p.add(sym((0, 32), (34, 38), (49, 66), (48, 98, 1), (24, 84), (0, 82)), cloth, z=HAIR)
    far = -1 if p.mood.turn > 0 else 1
    p.add(at(far, *knots("44 88!, 74 78, 96 96!, 84 104, 96 122!, 70 112, 46 102!")),
          darker(cloth, 0.14), z=EAR)  # fmt: skip
    p.flat(strand((92, 84), (118, 60), (158, 64), 5), lighter(cloth, 0.3), 0.8, z=HAIR)


def pirate_crew() -> Portrait:
    """Draw a scarf with its knot in the wind, a gold ring, a beard in two plaits."""
    p = Portrait("#C65A44", "slashes", Mood(0.8, roll=-4, brow=6, lid=0.76, mouth=2, smirk=4))
    _pirate(p, "#A33A32", "#5E4A36")
    beard = "#3A2418"
    p.add(sym(*knots("0 164, 14 160, 30 148, 40 128!, 40 154, 26 180, 10 186, 0 182")), beard,
          z=FACE)  # fmt: skip
    for side in SIDES:
        p.add(at(side, *knots("4 178!, 18 176!, 20 200, 14 226!, 8 204")), beard, z=MOUTH)
        p.flat(rect(AXIS + side * 13 - 6, 202, 12, 6, 2), "#E0A45A", z=MOUTH)
    p.line([(108, 156), (128, 160), (148, 155)], "#7A3A30", 3, MOUTH)
    p.add(circle(AXIS - 44, 134, 6), "#E0A45A", z=EAR)
    return p


def pirate_carbine() -> Portrait:
    """Draw the same scarf, goggles on the eyes, a rag over the mouth, and a long barrel up the
    shoulder."""
    p = Portrait("#D9803C", "slashes", Mood(-0.78, roll=3, nod=2, brow=8))
    p.add(poly([(52, 4), (66, 4), (74, 214), (50, 218)]), "#3A3E44", z=0)
    p.add(rect(48, 20, 22, 40, 4), "#5A6068", z=0)
    p.add(rect(54, -12, 9, 34, 2), "#2A2E33", z=0)
    _pirate(p, "#B5763A", "#3F4A44")
    p.add(sym((0, 138), (22, 134), (43, 128, 1), (44, 156), (26, 188), (0, 198)), "#7A6A50",
          z=MOUTH)  # fmt: skip
    p.flat(strand((96, 152), (120, 160), (160, 146), 4), "#3A3226", z=MOUTH)
    p.flat(strand((104, 172), (126, 178), (150, 168), 4), "#3A3226", z=MOUTH)
    p.add(sym((0, 104), (50, 100, 1), (50, 112, 1), (0, 116)), "#2A2420", rim=0.2, z=9)
    goggles(p, 20, 110, 18, "#6E737A", "#E0A45A")
    return p


def pirate_gunner() -> Portrait:
    """Draw the carbine's owner in a helmet, with a second barrel and a belt of cells."""
    p = pirate_carbine()
    p.add(poly([(184, 18), (198, 18), (206, 214), (182, 218)]), "#3A3E44", z=0)
    p.add(rect(181, 32, 22, 40, 4), "#5A6068", z=0)
    p.add(rect(187, 0, 9, 34, 2), "#2A2E33", z=0)
    p.add(sym((0, 30), (40, 36), (58, 62), (60, 92, 1), (0, 86)), "#5B4638", rim=0.3, z=10)
    p.flat(rect(AXIS - 60, 86, 120, 7, 2), "#2A2420", z=10)
    return p


def hired_gun() -> Portrait:
    """Draw a brim, a shadow, a collar: who pays, that is the name."""
    p = Portrait("#9FB07A", "diamond", Mood(0.8, roll=-3, nod=5, brow=6, lid=0.62, mouth=-1))
    skin, felt, coat = "#B98A68", "#3A3A34", "#5C5846"
    p.torso(coat, 96, 186)
    p.opening("#2A2A2C", 24, 246)
    p.face(skin, HUMAN, ears=False, neck=23)
    for side in SIDES:
        p.add(angular(side, (14, 214), (34, 150), (60, 146), (66, 204), (32, 248)),
              lighter(coat, 0.1) if side < 0 else coat, z=1)  # fmt: skip
    p.eyes("#2A2018", "#4A5A3A", y=112, dx=18.6, size=9, thick=5)
    p.nose(skin, 10, 139, bump=1)
    p.mouth(skin, "#8A5644", 13, 154, 0.8)
    p.stubble("#2A2018", 0.4, HUMAN)
    p.flat(sym((0, 74), (44, 74), (44, 106, 1), (30, 102), (0, 106)), "#07090C", 0.7, z=FACE)
    p.add(spline(knots("24 92!, 46 72, 84 62, 128 60, 172 62, 214 74, 236 94!, 206 98, 168 96, "
                       "128 94, 88 96, 50 98")), felt, (0.2, 0.45), z=HAIR)  # fmt: skip
    p.add(sym(*knots("0 16, 20 12, 40 20, 46 48, 47 72!, 28 76, 0 77")), lighter(felt, 0.06),
          z=HAIR)  # fmt: skip
    p.add(sym((0, 60), (47, 56, 1), (47, 70, 1), (28, 76), (0, 77)), "#8A7A4A", rim=0.4, z=HAIR)
    p.flat(spline(knots("106 18!, 128 28, 150 16!, 140 42, 126 50, 114 42")), darker(felt, 0.5),
           0.8, z=HAIR)  # fmt: skip
    return p


def lamp_eels() -> Portrait:
    """Three mouths in the dark, each behind a small cold light."""
    p = Portrait("#6FC7C0", "rays", Mood(turn=0.2))
    for body, lure, size, tone in (
        (((206, 276), (214, 190), (176, 136), (190, 86)), (222, 46), 0.72, "#2E4A4C"),
        (((38, 276), (16, 206), (52, 152), (58, 108)), (30, 64), 0.84, "#375658"),
        (((118, 280), (160, 224), (92, 186), (120, 128)), (168, 74), 1.18, "#43686A"),
    ):
        p.line(list(body), darker(tone, 0.5), 58 * size)
        p.line([(x - 3, y - 2) for x, y in body], tone, 48 * size)
        p.line([(x - 11 * size, y - 3) for x, y in body], lighter(tone, 0.16), 10 * size)
        x, y = body[-1]
        head = [(x - 36 * size, y + 22 * size), (x - 40 * size, y - 10 * size),
                (x - 18 * size, y - 40 * size), (x + 18 * size, y - 42 * size),
                (x + 42 * size, y - 14 * size), (x + 38 * size, y + 20 * size),
                (x, y + 42 * size)]  # fmt: skip
        p.add(spline(head), tone)
        jaws = [
            (x - 30 * size, y - 4 * size, 1),
            (x, y + 2 * size),
            (x + 32 * size, y - 6 * size, 1),
            (x + 22 * size, y + 26 * size),
            (x, y + 34 * size),
            (x - 22 * size, y + 26 * size),
        ]
        p.flat(spline(jaws), "#0A0608")
        for k in range(6):
            a = x - 24 * size + k * 9.6 * size
            p.flat(poly([(a - 4 * size, y + 1 * size), (a + 4 * size, y + 1 * size),
                         (a, y + 15 * size)]), "#E8F2E4")  # fmt: skip
            p.flat(poly([(a - 1 * size, y + 27 * size), (a + 6 * size, y + 27 * size),
                         (a + 2 * size, y + 16 * size)]), "#B9C8BE")  # fmt: skip
        for side in SIDES:
            p.flat(circle(x + side * 18 * size, y - 20 * size, 4.6 * size), "#DDF6EE")
            p.flat(circle(x + side * 18 * size, y - 20 * size, 2 * size), "#0A0608")
        top = (x, y - 40 * size)
        p.line([top, ((top[0] + lure[0]) / 2, lure[1] - 22), lure], lighter(tone, 0.2), 4 * size)
        p.lamp(*lure, 8 * size, "#B8FFF0", z=0)
    return p


def enforcer() -> Portrait:
    """Draw a mask like a shut door with one eye in it, and a rifle's sight for the other."""
    p = Portrait("#B08CD9", "moon", Mood(-0.7, nod=2))
    plate, coat = "#4C4A56", "#2E2C34"
    p.torso(coat, 106, 182)
    p.pads("#5A5866", 92, 208, 30, 28)
    p.add(sym((0, 176), (40, 172, 1), (46, 204, 1), (0, 222)), "#1E1D24", rim=0.3)
    p.add(sym((0, 34, 1), (30, 36, 1), (50, 58, 1), (54, 110, 1), (40, 160, 1), (20, 178, 1),
              (0, 178, 1)), plate, (0.2, 0.34))  # fmt: skip
    p.add(sym((0, 34, 1), (8, 34, 1), (10, 92, 1), (0, 92)), lighter(plate, 0.2), rim=0.3,
          shadow=False)  # fmt: skip
    p.flat(sym((0, 98), (49, 94, 1), (49, 118, 1), (0, 122)), "#08090C", z=9)
    p.lamp(108, 107, 10, "#D9B8FF")
    p.add(circle(150, 107, 17), "#6E6C7A", z=11)
    p.add(circle(150, 107, 11), "#15131C", rim=0.2, z=13)
    p.line([(136, 107), (164, 107)], "#D9B8FF", 2, 13)
    p.line([(150, 93), (150, 121)], "#D9B8FF", 2, 13)
    for i in range(4):
        p.flat(sym((0, 134 + i * 10), (26 - i * 4, 132 + i * 10, 1), (25 - i * 4, 137 + i * 10, 1),
                   (0, 139 + i * 10)), "#16151B", 0.9)  # fmt: skip
    for side in SIDES:
        p.add(angular(side, (48, 64), (66, 58), (70, 126), (52, 132)), darker(plate, 0.16), z=EAR)
    return p


def slaver() -> Portrait:
    """Marrek Dool: pointed ears, a waxed beard, fur at the collar, a chain with a key."""
    p = Portrait("#D9A24A", "sun", Mood(0.82, roll=-2, nod=-2, brow=10, cock=3, lid=0.64, mouth=1,
                                        smirk=5, gaze=-0.8))  # fmt: skip
    skin, coat = "#A88A6E", "#4A2426"
    p.torso(coat, 96, 190)
    for side in SIDES:
        p.add(at(side, *knots("38 96!, 60 66, 82 30!, 76 84, 60 122, 42 126!")),
              skin if side < 0 else darker(skin, 0.2), z=EAR)  # fmt: skip
        p.flat(at(side, *knots("46 100!, 62 76, 75 50!, 68 90, 54 112!")), darker(skin, 0.5), 0.8,
               z=EAR)  # fmt: skip
    p.face(skin, knots("0 48, 25 52, 38 80, 40 108, 35 136, 20 162, 7 180, 0 181"), ears=False,
           neck=21)  # fmt: skip
    for k in range(9):
        x = 44 + k * 21
        p.add(ellipse(x, 214 + abs(4 - k) * -2.0 + 6 * (k % 2), 17, 20), "#8E7A5E" if k < 5 else
              "#6E5C46", rim=0.3)  # fmt: skip
    p.line([(96, 224), (128, 252), (162, 222)], "#E0A45A", 4)
    p.add(circle(128, 258, 8), "#E0A45A")
    p.eyes("#1E1412", "#C9962E", y=110, dx=18.4, size=9.4, thick=4.6)
    p.nose(skin, 9, 140, bump=2.5)
    p.mouth(skin, "#6E3A30", 13, 156, 0.8)
    beard = "#1E1412"
    p.add(sym(*knots("0 166, 8 165, 10 176, 6 200, 0 212!")), beard, z=MOUTH)
    p.flat(sym((0, 147), (10, 145), (20, 152), (31, 146, 1), (20, 157), (0, 151)), beard, z=MOUTH)
    p.add(sym((0, 34), (24, 38), (40, 62), (41, 94, 1), (32, 74), (14, 70), (0, 82, 1)), beard,
          z=HAIR)  # fmt: skip
    return p


def gorrel() -> Portrait:
    """Draw a wedge of bone, four small eyes, and more jaw than head."""
    p = Portrait("#C9784A", "burst", Mood(turn=-0.7, roll=-5, nod=4))
    hide, bone = "#6A4A38", "#C9B894"
    p.add(sym((0, 120), (60, 130), (112, 180), (124, 272, 1), (0, 272)), darker(hide, 0.15))
    for k in range(5):
        x = 30 + k * 17
        p.add(poly([(AXIS - 8 + x * 0.9, 150 + k * 16), (AXIS + 12 + x * 0.9, 150 + k * 16),
                    (AXIS + 14 + x, 108 + k * 16)]), bone, z=0)  # fmt: skip
    p.add(sym(*knots("0 24, 26 30, 58 60, 76 96!, 66 118, 58 150, 34 176, 0 186")), hide)
    p.add(sym(*knots("0 18!, 22 22, 50 48, 80 66!, 62 80, 40 86, 16 100, 0 118!")), bone)
    for side in SIDES:
        p.flat(strand((AXIS + side * 8, 40), (AXIS + side * 26, 52), (AXIS + side * 50, 62), 4),
               darker(bone, 0.4), 0.8)  # fmt: skip
        for x, y, r in ((34, 100, 7.5), (52, 96, 4.6)):
            p.flat(circle(AXIS + side * x, y, r + 3), "#140C0A")
            p.lamp(AXIS + side * x, y, r, "#FFB347")
            p.flat(ellipse(AXIS + side * x, y, r * 0.22, r * 0.8), "#140C0A", z=9)
    p.flat(sym(*knots("0 124, 30 120, 58 116!, 54 150, 34 178, 0 188")), "#0C0606")
    p.flat(sym(*knots("0 160, 20 158, 26 168, 14 178, 0 182")), "#7A2E2A", 0.9)
    for side in SIDES:
        for x, y, high in ((6, 122, 24), (20, 121, 30), (36, 119, 34), (50, 117, 24)):
            p.add(angular(side, (x - 6, y), (x + 6, y - 1), (x + 1, y + high)), "#EFE3C8", rim=0.2,
                  shadow=False, z=12)  # fmt: skip
        for x, y, high in ((12, 184, 20), (27, 178, 24), (42, 166, 22)):
            p.add(angular(side, (x - 6, y), (x + 6, y - 3), (x, y - high)), "#D9C9A6", rim=0.2,
                  shadow=False, z=12)  # fmt: skip
    return p


def infochant() -> Portrait:
    """Draw a hood, a veil of beads, two horns of hearing: it sells what it hears."""
    p = Portrait("#8FB8A0", "hex", Mood(turn=0.74, nod=2))
    hood, skin = "#3E3A46", "#8A9A6A"
    p.torso(hood, 90, 190)
    for side in SIDES:
        p.line([(128 + side * 34, 70), (128 + side * 66, 56), (128 + side * 84, 26)], "#8E7A4A", 10,
               0)  # fmt: skip
        p.add(ellipse(AXIS + side * 88, 18, 22, 13), "#C9A15A", z=0)
        p.flat(ellipse(AXIS + side * 90, 17, 14, 7), "#2A1E12", z=0)
    p.add(sym((0, 22), (38, 32), (60, 78), (62, 140), (50, 200, 1), (0, 214)), hood)
    p.flat(sym((0, 50), (30, 58), (45, 92), (44, 144), (26, 186), (0, 194)), "#0A0A0E")
    p.add(sym((0, 58), (26, 66), (38, 94), (34, 122), (0, 130)), skin)
    for side in SIDES:
        p.add(at(side, (5, 96, 1), (18, 82), (34, 84, 1), (30, 102), (14, 108)), "#E8C45A",
              (0.3, 0.4), rim=0.2, shadow=False)  # fmt: skip
        p.flat(rect(AXIS + side * 20 - 9, 92, 18, 4, 2), "#1A1208")
        p.crease([(128 + side * 6, 74), (128 + side * 18, 70), (128 + side * 32, 76)], skin, 9, 2.6)
    for i in range(7):
        x = -30 + i * 10
        for k in range(8 - abs(i - 3) // 2):
            p.flat(circle(AXIS + x, 120 + k * 10 + abs(i - 3), 3.2),
                   ("#E0A45A", "#7FB3A6", "#DED2B8")[(i + k) % 3], 0.9, z=12)  # fmt: skip
    p.add(sym((0, 112), (36, 110, 1), (37, 118, 1), (0, 121)), "#C9A15A", rim=0.4, z=11)
    return p


def captain_vole() -> Portrait:
    """Sarkan Vole: a tall hat with a plume, a lens where an eye was, lace that was somebody's."""
    p = Portrait("#E05A48", "rays", Mood(-0.84, roll=-4, nod=-2, brow=6, cock=4, lid=0.72, mouth=2,
                                         smirk=5, gaze=-0.6))  # fmt: skip
    skin, hair, coat, hat = "#C49A7C", "#D8CFC0", "#5E1F24", "#1E1A20"
    for a, b, c, w in (((140, 34), (196, -6), (236, 40), 26), ((150, 40), (206, 16), (238, 66), 20),
                       ((150, 44), (196, 36), (226, 86), 14)):  # fmt: skip
        p.add(strand(a, b, c, w), "#B5392F", z=-2)
    p.add(sym((0, 60), (46, 70), (60, 120), (58, 190, 1), (30, 206), (0, 206)), hair, z=0)
    p.torso(coat, 100, 184)
    for side in SIDES:
        p.add(angular(side, (20, 214), (40, 152), (76, 142), (84, 200), (38, 246)),
              lighter(coat, 0.14) if side < 0 else coat, z=1)  # fmt: skip
        p.line([(128 + side * 76, 146), (128 + side * 84, 200), (128 + side * 40, 244)], "#E0A45A",
               4)  # fmt: skip
        for y in (226, 244, 262):
            p.flat(circle(AXIS + side * 32, y, 4), "#E0A45A")
    p.face(skin, HUMAN, ears=False, neck=23)
    for k, y in enumerate((186, 202, 220, 238)):
        p.add(sym((0, y), (20 - k, y - 4), (25 - k * 2, y + 10), (10, y + 17), (0, y + 13)),
              "#E6DEC8", rim=0.3)  # fmt: skip
    p.eyes("#8E8478", "#5A6A4A", y=112, dx=19, size=9.6, thick=5.6, bags=True)
    p.nose(skin, 11, 141, bump=3)
    p.mouth(skin, "#8A4A40", 14, 157, 0.9)
    p.flat(sym((0, 148), (10, 146), (22, 152), (34, 144, 1), (24, 158), (0, 152)), hair, z=MOUTH)
    p.add(sym(*knots("0 166, 7 165, 8 178, 0 194!")), hair, z=MOUTH)
    p.add(circle(AXIS + 19, 112, 15), "#C9A15A", z=11)
    p.add(circle(AXIS + 19, 112, 10), "#3A0E0C", rim=0.2, z=12)
    p.lamp(AXIS + 19, 112, 5, "#FF5A36", z=12)
    p.line([(142, 100), (124, 84), (96, 82)], "#2A1E16", 3, 9)
    p.add(spline(knots("40 84!, 56 62, 92 54, 128 60, 166 54, 202 60, 218 82!, 190 78, 160 82, "
                       "128 90, 96 82, 66 78")), hat, (0.3, 0.4), rim=0.7, z=HAIR)  # fmt: skip
    p.add(sym(*knots("0 6, 26 4, 46 14!, 44 44, 47 66!, 26 70, 0 72")), hat, (0.3, 0.4), rim=0.7,
          z=HAIR)  # fmt: skip
    p.add(sym((0, 54), (46, 50, 1), (47, 64, 1), (26, 70), (0, 72)), "#E0A45A", rim=0.4, z=HAIR)
    p.flat(circle(128, 34, 8), "#E6DEC8", z=HAIR + 2)
    p.flat(poly([(121, 46), (125, 42), (135, 50), (131, 54)]), "#E6DEC8", z=HAIR + 2)
    p.flat(poly([(135, 46), (131, 42), (121, 50), (125, 54)]), "#E6DEC8", z=HAIR + 2)
    for x in (125, 131):
        p.flat(circle(x, 34, 2), "#1E1A20", z=HAIR + 2)
    return p


FOES: dict[str, Callable[[], Portrait]] = {
    make.__name__: make
    for make in (
        dock_guard, tough, bruiser, pirate_crew, pirate_carbine, pirate_gunner, hired_gun,
        lamp_eels, enforcer, slaver, gorrel, infochant, captain_vole,
    )
}  # fmt: skip
HUES = {
    "dock_guard": "7FA0B8", "tough": "B89A6A", "bruiser": "A86A5A", "pirate_crew": "C65A44",
    "pirate_carbine": "D9803C", "pirate_gunner": "C9A24A",
    "hired_gun": "9FB07A", "lamp_eels": "6FC7C0", "enforcer": "B08CD9",
    "slaver": "D9A24A", "gorrel": "C9784A", "infochant": "8FB8A0", "captain_vole": "E05A48",
}  # fmt: skip
