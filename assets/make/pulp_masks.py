"""The three masks of the Hegemony, for ``pulp_people.py``."""

from __future__ import annotations

from headkit import AXIS, FACE, HAIR, MOUTH, SIDES, Mood, angular, at, strand, sym
from pulpkit import BRASS, CREAM, LAMP, NIGHT, NOSE_MASK, TEAL, VERMILION, VIOLET, Painted
from svgkit import around, circle, darker, ellipse, knots, lighter, mix, poly, rect, spline


def kah() -> Painted:
    """War: a horned mask of lacquer, tusks, and a furnace behind the eyes."""
    p = Painted(VERMILION, "rays", Mood(0.5, nod=3))
    shell, horn = "#C0321E", "#EAD9AE"
    p.add(sym((0, 170), (50, 184), (100, 214), (116, 280, 1), (0, 280)), "#3A1420")
    for side in SIDES:
        for x, y in ((64, 210), (86, 222), (104, 246)):
            p.add(angular(side, (x - 12, y + 4), (x + 4, y - 26), (x + 10, y + 8)), BRASS)
        p.add(at(side, (30, 62, 1), (52, 54), (72, 40), (80, 8, 1), (93, 38), (86, 66), (66, 86),
                 (44, 96, 1)), horn)  # fmt: skip
        for t in (0.25, 0.5, 0.75):
            x, y = 48 + 36 * t, 72 - 42 * t
            bend = [(AXIS + side * (x + dx), y + dy) for dx, dy in ((-8, -6), (6, 2), (10, 16))]
            p.flat(strand(bend[0], bend[1], bend[2], 4), mix(horn, VIOLET, 0.55))
    p.add(sym(*knots("0 34, 30 42, 52 66!, 60 104!, 52 150, 40 186!, 20 196, 0 199")), shell,
          z=FACE)  # fmt: skip
    p.add(sym(*knots("0 30, 8 36, 14 74, 9 110!, 0 116")), BRASS, z=FACE + 3)
    for side in SIDES:
        p.add(at(side, (6, 86, 1), (28, 72), (58, 64, 1), (56, 84), (34, 96), (12, 104, 1)),
              darker(shell, 0.1), z=FACE + 3)  # fmt: skip
        p.flat(at(side, (10, 104, 1), (28, 96), (48, 92, 1), (44, 108), (26, 116)), NIGHT, z=FACE)
        p.flat(at(side, (17, 106, 1), (30, 99), (42, 97, 1), (38, 106), (27, 111)), "#FFB43A",
               z=FACE)  # fmt: skip
        p.flat(at(side, (24, 105, 1), (31, 101), (38, 100, 1), (34, 106)), "#FFF3C4", z=FACE)
        p.add(at(side, (14, 124, 1), (40, 118), (52, 130), (44, 152), (26, 160), (18, 142)),
              lighter(shell, 0.05), z=FACE + 2)  # fmt: skip
        p.flat(strand((AXIS + side * 22, 132), (AXIS + side * 34, 128), (AXIS + side * 46, 132),
                      4), BRASS, z=FACE + 2)  # fmt: skip
    p.add(sym(*knots("0 100, 7 104, 10 126, 20 140!, 9 145, 0 143")), shell, z=NOSE_MASK)
    for side in SIDES:
        p.flat(at(side, (5, 141, 1), (12, 137), (17, 140, 1), (10, 144)), NIGHT, z=NOSE_MASK)
    p.flat(sym(*knots("0 154, 20 150, 34 156!, 24 178, 0 184")), NIGHT, z=MOUTH)
    for x, high in ((-20, 13), (-10, 10), (0, 11), (10, 10), (20, 13)):
        top = 154 - abs(x) * 0.16
        p.flat(poly([(AXIS + x - 4.4, top), (AXIS + x + 4.4, top), (AXIS + x, top + high)]), horn,
               z=MOUTH)  # fmt: skip
    for side in SIDES:
        p.add(at(side, (18, 178, 1), (30, 182, 1), (44, 158), (46, 132, 1), (36, 148), (24, 162)),
              horn, z=MOUTH)  # fmt: skip
    p.flat(sym(*knots("0 186, 14 184, 26 180!, 18 192, 0 195")), mix(shell, VIOLET, 0.5), z=MOUTH)
    p.add(poly(around(128, 62, [13, 6] * 4, -90)), CREAM, z=FACE + 5)
    return p


def vrellimon() -> Painted:
    """Courtesy: a porcelain smile, six eyes in three moods, a ruff, and nobody behind it."""
    p = Painted(TEAL, "moon", Mood(-0.55, roll=-4))
    china, ink = "#EFE3D2", "#1B5C66"
    p.add(sym((0, 176), (46, 190), (92, 222), (108, 280, 1), (0, 280)), "#154850")
    for ring, (wide, high, y) in enumerate(((96, 34, 206), (80, 27, 198))):
        count = 22
        for step in range(count):
            a = step / (count - 1) * 2 - 1
            x = AXIS + a * wide
            drop = y + high * (1 - a * a)
            tone = (CREAM, mix(CREAM, TEAL, 0.5))[step % 2]
            p.add(spline([(x - 7, drop - 24, 1), (x + 7, drop - 24, 1), (x + 8 + a * 5, drop + 6),
                          (x - 8 + a * 5, drop + 6)]), tone, rim=0.3, shadow=not ring)  # fmt: skip
    for turn in (-62, 62, -38, 38, -14, 14):
        tip, root = around(AXIS, 100, [101.0] * 360, turn - 90)[0], (AXIS, 100.0)
        low = around(AXIS, 100, [64.0] * 360, turn - 90 - 13)[0]
        high = around(AXIS, 100, [64.0] * 360, turn - 90 + 13)[0]
        tone = lighter(ink, 0.1) if turn < 0 else darker(ink, 0.15)
        p.add(spline([(*root, 1), low, (*tip, 1), high]), tone, z=0)
        p.flat(strand(root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip, 5), "#49B8B4",
               z=0)  # fmt: skip
        eye = around(AXIS, 100, [80.0] * 360, turn - 90)[0]
        p.add(circle(*eye, 6.6), BRASS, z=0, shadow=False)
        p.flat(circle(*eye, 3.4), VERMILION, z=0)
    p.add(sym(*knots("0 26, 28 32, 48 60, 51 98, 44 138, 26 172, 10 190, 0 192")), china, z=FACE)
    p.add(sym(*knots("0 14, 10 24, 20 44, 12 60, 0 70")), BRASS, z=HAIR + 4)
    p.add(circle(128, 44, 6), VERMILION, z=HAIR + 8)
    for y, dx, size in ((76, 22, 8.0), (104, 24, 11.0), (130, 27, 6.6)):
        for side in SIDES:
            x = AXIS + side * dx
            almond = [(x - size * 1.5, y + 1, 1), (x, y - size * 0.75), (x + size * 1.5, y - 1, 1),
                      (x, y + size * 0.62)]  # fmt: skip
            p.flat(spline(almond), NIGHT, z=FACE)
            p.flat(circle(x - 1, y - 0.4, size * 0.56), "#F2B63A", z=FACE)
            p.flat(ellipse(x - 1, y - 0.4, size * 0.16, size * 0.5), NIGHT, z=FACE)
            p.flat(circle(x - 2.6, y - 2.4, size * 0.16), "#FFFFFF", z=FACE)
            p.flat(strand((x - size * 1.7, y + 1), (x, y - size * 1.2), (x + size * 1.8, y - 4),
                          3), ink, z=FACE)  # fmt: skip
    for side in SIDES:
        p.flat(strand((AXIS + side * 44, 124), (AXIS + side * 34, 150), (AXIS + side * 16, 184), 5),
               ink, z=FACE)  # fmt: skip
        p.flat(strand((AXIS + side * 8, 88), (AXIS + side * 5, 116), (AXIS + side * 8, 142), 3),
               mix(china, VIOLET, 0.4), z=NOSE_MASK)  # fmt: skip
    p.flat(sym(*knots("0 158, 5 155, 16 161, 24 154!, 17 168, 6 172, 0 172")), VERMILION, z=MOUTH)
    p.flat(sym(*knots("0 162.5, 12 163.5, 24 154!, 12 166.5, 0 165")), "#5E1220", z=MOUTH)
    p.flat(strand((104, 46), (96, 76), (100, 122), 8), "#FFFFFF", 0.75, z=FACE)
    p.line([(152, 40), (147, 54), (154, 66), (149, 84)], mix(china, VIOLET, 0.6), 1.6, FACE)
    return p


def the_quietus() -> Painted:
    """Silence: a dark face without features, one ring for an eye, and a halo that takes light."""
    p = Painted("#6A4A9A", "sun", Mood(0.35))
    hood, shell = "#24163A", "#17101F"
    halo = around(AXIS, 99, [86.0, 103.0, 86.0] * 16, -90)
    p.add(poly(halo), BRASS, rim=0.5, z=0)
    p.add(circle(AXIS, 99, 79), "#0E0916", rim=0.2, z=0)
    for step in range(24):
        spot = around(AXIS, 99, [79.0] * 24, -90)[step]
        p.add(circle(*spot, 3.4), darker(BRASS, 0.2), rim=0.8, shadow=False, z=0)
    p.add(sym(*knots("0 20, 38 28, 66 62, 76 114, 88 170, 112 216, 122 280!, 0 280")), hood, z=2)
    for side in SIDES:
        for a, b, c, w in (((46, 172), (66, 214), (70, 276), 9), ((60, 160), (92, 210), (100, 270),
                           7), ((30, 190), (40, 232), (38, 276), 7)):  # fmt: skip
            p.flat(strand((AXIS + side * a[0], a[1]), (AXIS + side * b[0], b[1]),
                          (AXIS + side * c[0], c[1]), w),
                   mix(hood, "#8F7AD0", 0.4) if side < 0 else darker(hood, 0.5))  # fmt: skip
    p.add(sym(*knots("0 36, 30 42, 50 70, 54 112, 44 156, 24 188, 0 198")), "#0A0610", rim=0.2, z=3)
    p.add(sym(*knots("0 44, 26 49, 43 76, 46 112, 37 152, 20 178, 0 186")), shell, (0.3, 0.2),
          rim=0.9, z=FACE)  # fmt: skip
    p.flat(spline(knots("96 66!, 112 50, 124 48!, 106 72, 96 112, 98 138!, 88 108")), "#B79AE8",
           0.8, z=FACE)  # fmt: skip
    p.flat(spline(knots("160 70!, 168 96, 166 124, 154 152!, 162 120, 162 92")), "#2FA8A4", 0.55,
           z=FACE)  # fmt: skip
    x, y = p.spot(AXIS, 104, 10)
    p.lamp(AXIS, 104, 17, "#E8452C", 10)
    p.pic.fill(circle(x, y, 20), BRASS)
    p.pic.fill(circle(x - 1.4, y - 1.4, 18.6), mix(BRASS, LAMP, 0.7))
    p.pic.fill(circle(x, y, 17), "#0A0610")
    p.pic.fill(circle(x, y, 12.5), VERMILION)
    p.pic.fill(circle(x, y, 8), "#0A0610")
    p.pic.fill(circle(x - 8, y - 9, 3), "#FFFFFF")
    for high in range(5):
        p.flat(rect(AXIS - 9 + high, 146 + high * 7, 18 - 2 * high, 2.6, 1.3), "#6A4A9A", z=MOUTH)
    for side in SIDES:
        p.add(at(side, (44, 196, 1), (70, 204), (78, 216, 1), (48, 212, 1)), BRASS)
    p.add(poly(around(128, 216, [15.0] * 6, 0)), BRASS)
    p.add(circle(128, 216, 8), "#0A0610", rim=0.6)
    return p


MASKS = {"al_01": kah, "al_02": vrellimon, "al_03": the_quietus}
