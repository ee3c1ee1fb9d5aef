"""The people whom Unfinished Business brings along, for ``emblems.py``: a hat, two tall horns of a
Togruta, a helmet in a mane. Everybody else of that box is a guest of the base box."""

from __future__ import annotations

from facekit import Portrait
from headkit import EAR, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, fur, strand, sym
from svgkit import INK, circle, darker, ellipse, knots, lighter, poly, rect, spline


def cad_bane() -> Portrait:
    p = Portrait("#3E8F7C", "slashes", Mood(0.8, roll=3, nod=4, mouth=-1))
    skin, coat, felt = "#5F8FA6", "#4E3A2C", "#5A3B28"
    p.torso(coat, 92, 186)
    p.opening("#2B2A2E", 24, 240)
    p.add(sym((0, 146), (22, 146, 1), (25, 196, 1), (0, 210)), darker(skin, 0.35), rim=0.2, z=3)
    p.collar("#6A4B35", 36, 158)
    p.lapels("#63462F", 28, 244)
    for side in SIDES:  # the tubes that he breathes through
        pipe = [
            (128 + side * 40, 126), (128 + side * 54, 146),
            (128 + side * 46, 178), (128 + side * 22, 196),
        ]  # fmt: skip
        p.line(pipe, "#1B1E22", 12, EAR)
        p.line([(x - 1.5, y - 1.5) for x, y in pipe], "#8E979C", 6.5, EAR)
        for x, y in ((50, 140), (51, 160), (38, 186)):
            p.flat(circle(128 + side * x, y, 2.6), "#2A2E33", z=EAR)
    p.add(
        sym(*knots("0 58, 30 62, 47 88, 47 116, 38 142, 27 164, 12 177, 0 178")),
        skin,
        (0.12, 0.3),
        z=FACE,
    )
    for side in SIDES:
        p.flat(
            at(side, (5, 104, 1), (20, 92), (42, 92), (45, 112), (30, 124), (10, 118)),
            darker(skin, 0.5),
            0.8,
        )
        p.add(
            at(side, (8, 110, 1), (22, 100), (38, 99), (42, 106, 1), (34, 117), (18, 117)),
            "#D3352A",
            (0.3, 0.4),
            rim=0.2,
            shadow=False,
        )
        p.flat(ellipse(128 + side * 25, 108.5, 4.4, 7.4), "#240707")
        p.flat(circle(128 + side * 25 - 4, 104.5, 2.2), INK)
        p.add(
            at(side, (3, 104, 1), (16, 94), (38, 88), (47, 96, 1), (36, 98), (18, 103)),
            lighter(skin, 0.06) if side < 0 else darker(skin, 0.14),
            rim=0.3,
            shadow=False,
        )
        p.flat(angular(side, (36, 124), (45, 116), (40, 142), (28, 158)), darker(skin, 0.3), 0.75)
        p.add(circle(128 + side * 37, 134, 7.5), "#79838A", z=FACE)
        p.flat(circle(128 + side * 37, 134, 3.4), "#1B1E22", z=FACE)
        p.flat(ellipse(128 + side * 5, 137, 2.2, 3.6), darker(skin, 0.6), z=MOUTH + 3)
    p.flat(strand((124, 108), (126, 122), (125, 134), 3), lighter(skin, 0.2), 0.7)
    p.flat(sym((0, 153), (16, 150), (25, 155, 1), (14, 160), (0, 161)), "#2A1418", z=MOUTH)
    for x in (-14, -7, 0, 7, 14):
        p.flat(poly([(125 + x, 153), (131 + x, 153), (130 + x, 158), (126 + x, 158)]), "#D8CDB0",
               z=MOUTH)  # fmt: skip
    p.flat(sym((0, 164), (10, 163), (7, 170), (0, 171)), lighter(skin, 0.12), 0.6, z=MOUTH)
    # The hat: a shadow on the brow, a wide brim, a tall dented crown with a band.
    p.flat(sym((0, 74), (44, 74), (47, 96, 1), (30, 90), (0, 93)), "#0B0E14", 0.5, z=FACE)
    p.add(
        spline(knots("32 74!, 48 59, 84 52, 128 50, 172 52, 212 57, 230 71!, 204 82, 166 88, "
                     "128 90, 88 88, 54 84")),
        felt, (0.2, 0.45), z=HAIR,
    )  # fmt: skip
    p.flat(spline(knots("32 74!, 64 84, 128 90, 198 83, 230 71!, 198 90, 128 96, 58 91")),
           darker(felt, 0.5), z=HAIR)  # fmt: skip
    p.add(sym(*knots("0 14, 14 12, 34 8, 43 22, 48 60!, 30 66, 0 68")), lighter(felt, 0.05), z=HAIR)
    p.flat(spline(knots("108 15!, 126 22, 150 12!, 140 34, 126 44, 114 34")), darker(felt, 0.4),
           0.8, z=HAIR)  # fmt: skip
    p.add(sym((0, 52), (47, 47, 1), (48, 61, 1), (28, 67), (0, 68)), "#2B211B", rim=0.4, z=HAIR)
    p.add(rect(146, 52, 11, 12, 2), "#9AA3A8", z=HAIR + 2)
    return p


def ahsoka_tano() -> Portrait:
    p = Portrait("#5B93B8", "moon", Mood(-0.75, roll=-2, nod=-1, brow=3, lid=0.84, mouth=1.2))
    skin, white, blue = "#C4703F", "#F0EAE0", "#41719C"
    skull = knots("0 58, 26 61, 38 84, 39 110, 35 134, 22 156, 8 168, 0 169")
    p.torso("#4B5058", 80, 190)
    p.face(skin, skull, ears=False, neck=18)
    p.add(sym((0, 196), (26, 180, 1), (44, 188), (42, 210), (18, 224, 1), (0, 226)), "#6D747C")
    for side in SIDES:
        p.add(angular(side, (28, 198), (60, 196), (74, 214), (40, 232)), "#7D6A52")
        # Lekku fall over the shoulders, striped; the montrals above them come to a curved point.
        p.add(
            at(
                side,
                *knots("34 78, 58 92, 67 130, 62 172, 54 214, 42 244!, 38 214, 42 168, 44 122"),
            ),
            white,
            z=0,
        )
        for inner, outer, y in (
            (43, 63, 112), (43, 66, 136), (42, 63, 160), (41, 59, 184), (40, 54, 208),
        ):  # fmt: skip
            p.flat(
                at(side, (inner + 1.5, y + 6, 1), ((inner + outer) / 2, y), (outer - 1, y - 7, 1),
                   (outer - 1.5, y + 3, 1), ((inner + outer) / 2, y + 10), (inner + 2, y + 15, 1)),
                blue if side < 0 else darker(blue, 0.2), z=0,
            )  # fmt: skip
        p.add(
            at(side, *knots("0 62!, 12 50, 26 37, 42 16, 56 8!, 62 32, 62 60, 60 92, 46 108!, "
                            "42 88, 26 66")),
            white, z=HAIR - 1,
        )  # fmt: skip
        for band in (
            "53 11!, 57 10!, 60 26!, 47 19!",
            "42 26!, 61 37!, 61 49!, 33 39!",
            "31 46!, 60 63!, 60 74!, 27 57!",
            "45 84!, 58 84!, 57 95!, 46 97!",
        ):
            p.flat(at(side, *knots(band)), blue if side < 0 else darker(blue, 0.16), z=HAIR - 1)
    p.eyes("#7A3A20", "#3E82C0", y=111, dx=18, size=11, thick=3.4, lash=1.6)
    for side in SIDES:  # white marks above the eyes and on the cheeks
        p.flat(
            at(side, (5, 92, 1), (12, 82), (26, 84), (35, 94, 1), (24, 91), (12, 95)), white, z=9
        )
        p.flat(at(side, (18, 123, 1), (30, 120), (36, 126, 1), (27, 140), (19, 146, 1), (20, 132)),
               white, z=8)  # fmt: skip
    p.flat(sym((0, 66), (5, 74, 1), (3, 92), (0, 98, 1)), white, z=10)
    p.nose(skin, 8, 137)
    p.mouth(skin, "#7E3B2C", 12.5, 152, 1.1)
    band = sym((0, 60), (14, 56), (40, 74), (44, 84, 1), (26, 74), (0, 72))
    p.add(band, "#B98A3E", rim=0.5, z=HAIR + 3)
    p.add(poly([(128, 62), (135, 70), (128, 80), (121, 70)]), "#E2C878", z=HAIR + 6)
    for side in SIDES:
        p.flat(angular(side, (18, 62), (24, 65), (22, 72), (16, 70)), "#6E4F22", z=HAIR + 3)
    return p


def enfys_nest() -> Portrait:
    p = Portrait("#B8683C", "burst", Mood(0.7, roll=-2, nod=3))
    iron, bone, copper = "#4B5158", "#D9D0BC", "#B5703C"
    p.add(fur(128, 246, 116, 62, 24, 16), "#2C2A2E")
    p.add(fur(128, 214, 84, 44, 22, 14), "#CFC4AE", (0.16, 0.5))
    for side in SIDES:
        for x, y, low in ((20, 206, 240), (38, 200, 244), (56, 204, 246), (72, 214, 250)):
            p.flat(
                angular(side, (x - 6, y), (x + 5, y - 3), (x + 2, low)),
                "#57503F" if (x // 18) % 2 else "#8E6B44",
            )
    p.add(sym((0, 150), (40, 150, 1), (44, 196, 1), (20, 214), (0, 216)), "#22252A", rim=0.1, z=3)
    # The mane that stands behind the crest.
    p.add(
        spline(knots("92 64, 95 30, 108 9!, 118 22, 128 3!, 138 21, 150 8!, 162 30, 166 64, "
                     "128 76")),
        "#2C2A2E", (0.14, 0.4), z=1,
    )  # fmt: skip
    for x, top in ((106, 19), (120, 13), (136, 13), (151, 18)):
        p.flat(strand((x, 58), (x - 1, 30), (x + (x - 128) * 0.1, top), 6), "#6A604F", z=1)
    p.add(
        sym(*knots("0 34, 26 38, 44 60, 52 92, 52 124, 44 154!, 30 182!, 12 190!, 0 190")),
        iron,
        (0.2, 0.42),
    )
    for side in SIDES:
        # Plates of bone over brow and cheek, a copper band, a disc where the ear is.
        p.add(
            at(
                side, (7, 44, 1), (26, 46), (42, 66), (50, 96, 1), (38, 90), (20, 84, 1), (9, 88, 1)
            ),
            bone if side < 0 else darker(bone, 0.1),
            rim=0.5,
            shadow=False,
        )
        p.flat(at(side, (12, 62, 1), (30, 68), (42, 84, 1), (28, 78), (13, 74, 1)), copper)
        p.flat(
            angular(side, (8, 96), (20, 92), (45, 104), (44, 114), (30, 116), (12, 108)), "#0C0F14"
        )
        p.flat(angular(side, (14, 99), (22, 97), (38, 105), (30, 107)), "#B8402E", 0.9)
        p.add(
            angular(side, (50, 108), (46, 126), (43, 154), (31, 178), (26, 150), (30, 124)),
            bone if side < 0 else darker(bone, 0.14),
            rim=0.4,
            shadow=False,
        )
        p.flat(angular(side, (46, 130), (32, 132), (30, 140), (44, 140)), copper)
        p.flat(angular(side, (41, 156), (29, 158), (30, 166), (37, 165)), darker(iron, 0.3))
        p.add(circle(128 + side * 54, 106, 12), "#6D7379", z=EAR)
        p.add(circle(128 + side * 54, 106, 6), copper, z=EAR)
    p.add(sym((0, 26, 1), (7, 34), (8, 96, 1), (5, 116, 1), (0, 116)), copper, rim=0.6)
    p.add(sym((0, 116), (17, 120, 1), (22, 150, 1), (16, 184, 1), (0, 186)), darker(iron, 0.22),
          rim=0.4, shadow=False)  # fmt: skip
    for k, y in enumerate((128, 138, 148, 158, 168)):
        w = 13 + 3 * (1 - abs(k - 2) / 2)
        p.flat(rect(128 - w, y, 2 * w, 4.6, 2), "#0E1116")
        p.flat(rect(128 - w, y - 1.6, w, 1.6, 0.8), lighter(iron, 0.3), 0.8)
    p.add(rect(118, 176, 20, 9, 3), copper)
    return p
