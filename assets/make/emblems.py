"""Make the portraits: `python assets/make/emblems.py` writes assets/emblems and assets/busts.

Emblems are 256 x 256: a bust on a disc; heads may rise above the disc, below its middle everything
is cut to it. Busts are the same people without a disc, 512 x 640. `headkit.py` turns and lights
them; a person is a function here, a mood is data.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from facekit import Portrait
from headkit import (
    AXIS,
    SIDES,
    Mood,
    angular,
    at,
    cropped,
    fur,
    sym,
    turned,
)
from humans import (
    boshek,
    dengar,
    doctor_aphra,
    doctor_evazan,
    han_solo,
    jyn_erso,
    lando_calrissian,
    lobot,
    saw_gerrera,
    tobias_beckett,
)
from near_humans import cikatro_vizago, hera_syndulla, hondo_ohnaka, ziton_moj
from newcomers import ahsoka_tano, cad_bane, enfys_nest
from svgkit import (
    INK,
    SYNDICATE,
    circle,
    darker,
    ellipse,
    lighter,
    mix,
    poly,
    rect,
    spline,
    star,
    write_all,
)

ASSETS = Path(__file__).resolve().parent.parent
BLACK = "#14171D"
GLASS = "#0E1218"


# --- heads shared by several people --------------------------------------------------------------


def mandalorian(p: Portrait, shell: str, trim: str, sharp: bool) -> None:
    """Draw a warrior's full helmet with a T-shaped slit; `sharp` slants the slit and flares the
    jaw."""
    flare = 8 if sharp else 0
    p.add(sym((0, 148), (30, 150, 1), (36, 192, 1), (0, 206)), BLACK, rim=0.1)
    p.add(
        sym(
            (0, 36),
            (34, 43),
            (50, 74),
            (52, 112, 1),
            (50 + flare, 150, 1),
            (38 + flare, 176, 1),
            (16, 182, 1),
            (0, 182),
        ),
        shell,
        (0.2, 0.4),
        (0.3, 0.62),
    )
    if sharp:
        rim = sym(
            (0, 92, 1),
            (14, 100, 1),
            (50, 84, 1),
            (50, 110, 1),
            (42, 124, 1),
            (17, 130, 1),
            (13, 182, 1),
            (0, 182),
        )
        slit = sym(
            (0, 103, 1),
            (14, 107, 1),
            (46, 92, 1),
            (45, 106, 1),
            (38, 117, 1),
            (10, 123, 1),
            (6, 182, 1),
            (0, 182),
        )
    else:
        rim = sym(
            (0, 88, 1), (44, 90, 1), (51, 98, 1), (51, 122, 1), (20, 128, 1), (15, 182, 1), (0, 182)
        )
        slit = sym(
            (0, 98, 1), (42, 99, 1), (46, 104, 1), (44, 115, 1), (12, 119, 1), (7, 182, 1), (0, 182)
        )
    p.add(rim, trim, rim=0.3, shadow=False)
    p.flat(slit, GLASS)
    shine = (
        [(100, 104), (112, 108), (110, 114), (102, 111)]
        if sharp
        else [(90, 102), (112, 102), (106, 113), (91, 112)]
    )
    p.flat(poly(shine), "#5B7F97", 0.75)
    for side in SIDES:
        p.flat(angular(side, (24, 136), (44, 128), (44, 150), (26, 168)), darker(shell, 0.42))
        p.flat(angular(side, (28, 139), (44, 133), (44, 146), (29, 160)), darker(shell, 0.24))


def wookiee(p: Portrait, coat: str, muzzle: str, iris: str) -> None:
    """Draw a tall shaggy head whose mane runs into shaggy shoulders."""
    p.add(fur(128, 256, 108, 68, 26, 12), darker(coat, 0.12))
    p.add(fur(128, 150, 60, 66, 26, 13), darker(coat, 0.3), rim=0.25)
    p.add(fur(128, 112, 55, 80, 30, 12), coat, (0.18, 0.4))
    for side in SIDES:
        for x, y, high in (
            (12, 44, 30),
            (30, 58, 34),
            (44, 84, 30),
            (50, 122, 32),
            (38, 158, 34),
            (20, 176, 26),
        ):
            p.flat(
                angular(side, (x - 4, y - 8), (x + 4, y - 8), (x + 3, y + high - 8)),
                darker(coat, 0.34),
            )
            p.flat(
                angular(side, (x - 10, y), (x - 4, y - 4), (x - 5, y + high - 6)),
                lighter(coat, 0.12) if side < 0 else darker(coat, 0.1),
            )
    face = mix(coat, muzzle, 0.55)
    p.add(
        sym(
            (0, 88),
            (16, 84),
            (36, 92),
            (38, 112),
            (25, 122),
            (27, 146),
            (16, 166, 1),
            (8, 160),
            (0, 170, 1),
        ),
        face,
        rim=0.2,
        shadow=False,
    )
    p.flat(sym((0, 122), (10, 123), (12, 129), (4, 135), (0, 136)), "#1B1513")
    p.flat(ellipse(123, 126, 3, 1.6), "#6A625E")
    p.flat(sym((0, 148), (20, 143, 1), (15, 153), (0, 157)), "#3A1A18")
    p.line([(128, 136), (128, 147)], darker(coat, 0.5), 2.4)
    for side in SIDES:
        p.flat(angular(side, (12, 146), (7, 147), (9, 154)), INK)
        p.flat(at(side, (8, 106, 1), (19, 98), (33, 103, 1), (21, 111)), "#140F0D")
        p.flat(circle(AXIS + side * 20.5, 104.5, 4.6), iris)
        p.flat(circle(AXIS + side * 20.5 - 2, 103, 1.5), INK)
        brow = lighter(coat, 0.24) if side < 0 else lighter(coat, 0.06)
        p.flat(
            at(
                side,
                (3, 100, 1),
                (12, 88),
                (30, 86),
                (48, 96),
                (54, 118, 1),
                (40, 104),
                (34, 99, 1),
                (22, 95),
                (12, 98, 1),
            ),
            brow,
        )
        p.flat(at(side, (3, 140), (14, 136), (26, 144), (36, 166, 1), (22, 154), (10, 146)), brow)


def dome_eyes(p: Portrait, x: float, y: float, rx: float, ry: float, colour: str) -> None:
    """Draw a pair of big glossy eyes."""
    for side in SIDES:
        p.add(ellipse(AXIS + side * x, y, rx, ry), colour, (0.1, 0.5), rim=0.35)
        p.flat(ellipse(AXIS + side * x - rx * 0.35, y - ry * 0.4, rx * 0.3, ry * 0.22), INK, 0.85)


# --- characters ----------------------------------------------------------------------------------


def boba_fett() -> Portrait:
    p = Portrait("#7E9C5C", "rays", Mood(turn=0.8, nod=4))
    green = "#66804F"
    p.torso("#8B8F86", 94)
    p.add(at(1, (30, 188, 1), (70, 194), (112, 240), (96, 270, 1), (40, 270, 1)), "#8C6A3B")
    for side in SIDES:
        p.add(angular(side, (4, 200), (40, 196), (46, 226), (6, 240)), green)
    p.pads("#CF9C38", 80, 216, 22, 18)
    mandalorian(p, green, "#8C3A30", False)
    p.flat(poly([(141, 60), (152, 56), (150, 70), (143, 72)]), "#39422F")
    p.add(rect(70, 96, 12, 40, 4), "#8B9189")
    p.add(rect(72, 28, 6, 74, 2), "#A9ADA5")
    p.add(rect(68, 24, 20, 9, 2), "#C9CCC4")
    p.add(rect(176, 98, 10, 34, 4), "#7A7F77")
    return p


def bossk() -> Portrait:
    p = Portrait("#C08A3A", "slashes", Mood(turn=-0.7, roll=-3))
    skin = "#9A9A58"
    p.torso("#D9A035", 96, 188)
    p.add(sym((0, 190, 1), (30, 186, 1), (38, 270, 1), (0, 270)), "#D8D3C4", rim=0.3)
    p.add(sym((0, 150), (40, 150, 1), (48, 198, 1), (0, 210)), darker(skin, 0.25), rim=0.2)
    p.add(
        sym(
            (0, 38),
            (24, 42),
            (40, 58),
            (50, 84),
            (50, 104),
            (63, 124),
            (66, 146),
            (50, 166),
            (22, 176),
            (0, 177),
        ),
        skin,
        (0.16, 0.36),
    )
    for row, (y, count) in enumerate(((52, 2), (63, 3), (74, 2))):
        for i in range(count):
            x = 128 + (i - (count - 1) / 2) * 17
            p.flat(ellipse(x, y, 6.5, 4), darker(skin, 0.2 + 0.05 * row))
    for side in SIDES:
        p.flat(
            at(side, (10, 100, 1), (20, 82), (42, 80), (54, 94, 1), (40, 108), (22, 108)),
            darker(skin, 0.45),
        )
        p.flat(at(side, (14, 98, 1), (28, 89), (45, 92, 1), (30, 104)), "#E8572B")
        p.flat(at(side, (27, 90), (31, 97), (28, 104), (25, 97)), "#180B08")
        p.flat(circle(AXIS + side * 28 - 4.5, 93.5, 2), INK)
        p.add(
            at(side, (6, 92, 1), (18, 78), (42, 72), (58, 88, 1), (42, 84), (24, 88)),
            lighter(skin, 0.08) if side < 0 else darker(skin, 0.12),
            rim=0.3,
        )
        p.flat(ellipse(AXIS + side * 10, 124, 4.5, 3), "#26240F")
    p.add(
        sym((0, 112), (14, 110), (24, 118), (48, 134), (58, 148, 1), (36, 144), (0, 147)),
        lighter(skin, 0.06),
        rim=0.2,
        shadow=False,
    )
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 10, 126, 4.5, 3), "#26240F")
    p.flat(sym((0, 147), (36, 144), (59, 148, 1), (44, 158), (0, 161)), "#47201B")
    for x in (-48, -36, -24, -12, 0, 12, 24, 36, 48):
        gum = 147 - abs(x) * 0.03
        p.flat(poly([(124 + x, gum - 2), (132 + x, gum - 2), (128 + x, gum + 8)]), "#F1EAD2")
    return p


def ig_88() -> Portrait:
    p = Portrait("#B3473C", "hex", Mood(turn=0.7))
    iron = "#8A9098"
    p.torso("#5C636C", 84, 196)
    p.add(rect(58, 200, 140, 70, 6), "#6F767F")
    p.add(rect(92, 214, 72, 60, 4), "#474D55")
    for y in (222, 232):
        p.flat(rect(100, y, 56, 5), "#8A9098")
    p.add(rect(116, 150, 24, 60, 3), "#3B4148")
    for side in SIDES:
        p.line(
            [(128 + side * 18, 158), (128 + side * 30, 180), (128 + side * 24, 204)], "#2A2F35", 6
        )
    p.add(sym((0, 16), (7, 17, 1), (9, 40, 1), (24, 56), (32, 72, 1), (32, 84, 1), (0, 84)), iron)
    p.add(sym((0, 84), (27, 84, 1), (27, 104, 1), (0, 104)), "#14171B", rim=0)
    p.add(sym((0, 104), (35, 104, 1), (38, 128, 1), (30, 158, 1), (16, 168, 1), (0, 168)), iron)
    p.add(sym((0, 70), (37, 70, 1), (37, 78, 1), (0, 78)), "#B8BEC5", rim=0.5)
    for side in SIDES:
        p.add(rect(AXIS + side * 42 - 7, 92, 14, 30, 4), "#6A7078")
        p.line([(128 + side * 42, 94), (128 + side * 44, 62)], "#A9B0B8", 4)
    for i in (-2, -1, 0, 1, 2):
        p.flat(rect(128 + i * 11 - 2.5, 116, 5, 34, 2), "#2B3036")
    p.lamp(116, 94, 6.5, "#FF4B36")
    p.lamp(142, 94, 5.0, "#FF4B36")
    return p


def ketsu_onyo() -> Portrait:
    p = Portrait("#A35BA8", "diamond", Mood(turn=-0.75, roll=-3, nod=3))
    p.torso("#3C3B49", 88)
    for side in SIDES:
        p.add(angular(side, (5, 202), (44, 194), (40, 238), (8, 250)), "#5A5668")
        p.flat(angular(side, (14, 208), (38, 202), (36, 214), (14, 222)), "#D35FB7")
    p.pads("#565266", 82, 214, 22, 18)
    mandalorian(p, "#565A6E", "#B14FA0", True)
    p.add(sym((0, 30, 1), (8, 40), (9, 84, 1), (0, 92, 1)), "#D873C1", rim=0.4)
    for side in SIDES:
        p.flat(at(side, (16, 50, 1), (34, 58), (44, 78, 1), (30, 72)), "#D873C1")
        p.flat(angular(side, (46, 152), (56, 148), (48, 172)), "#D873C1")
        p.add(rect(AXIS + side * 56 - 5, 98, 10, 36, 4), "#7C7F93")
    return p


# --- contacts ------------------------------------------------------------------------------------


def four_lom() -> Portrait:
    p = Portrait("#8C9A6A", "slashes", Mood(turn=0.8, roll=2))
    shell = "#8A7656"
    p.torso("#54504A", 80, 192)
    p.add(sym((0, 196, 1), (34, 194, 1), (28, 256, 1), (0, 262)), "#7B7568")
    p.add(sym((0, 148), (16, 150, 1), (20, 200, 1), (0, 206)), "#33302C", rim=0.1)
    p.add(
        sym((0, 40), (24, 44), (38, 66), (38, 96), (28, 122), (26, 146), (15, 172), (0, 176)), shell
    )
    p.add(
        sym((0, 40), (10, 44), (12, 92), (6, 112), (0, 114)),
        lighter(shell, 0.14),
        rim=0.2,
        shadow=False,
    )
    for side in SIDES:
        p.add(
            at(side, (14, 88), (30, 64), (54, 62), (64, 84), (54, 112), (32, 120), (18, 108)),
            "#1D2421",
            (0.12, 0.5),
            rim=0.5,
        )
        p.flat(at(side, (30, 78), (40, 70), (50, 72), (42, 82)), "#9FC2A2", 0.75)
        for x, y in ((34, 96), (44, 96), (39, 105), (49, 88)):
            p.flat(circle(AXIS + side * x, y, 2.6), "#4C6152")
        p.flat(angular(side, (7, 128), (18, 124), (13, 160), (6, 166)), darker(shell, 0.45))
        p.line([(128 + side * 14, 48), (128 + side * 28, 26), (128 + side * 40, 18)], "#A29A88", 4)
    for y in (136, 145, 154):
        p.flat(rect(122, y, 12, 4, 1.5), "#1B1A18")
    return p


def black_krrsantan() -> Portrait:
    p = Portrait("#B0413A", "rays", Mood(turn=-0.7, nod=4, roll=-2))
    wookiee(p, "#3B3A41", "#6C6870", "#D6402F")
    p.line([(92, 76), (104, 96), (110, 122)], "#C7A6A0", 4.5)
    p.add(spline([(44, 212, 1), (70, 190), (104, 208), (92, 232), (52, 244, 1)]), "#7D838C")
    for x, y in ((60, 204), (78, 200), (92, 212)):
        p.add(poly([(x - 8, y), (x + 8, y + 2), (x - 4, y - 20)]), "#B9C0C8")
    p.add(poly([(104, 214), (118, 206), (214, 258), (200, 270)]), "#5A3A2C")
    return p


def black_sun_agent() -> Portrait:
    p = Portrait(SYNDICATE, "burst", Mood(turn=0.6, nod=4))
    cloak = "#25242B"
    p.torso(cloak, 98, 180)
    p.add(sym((0, 28), (38, 40), (58, 84), (60, 134), (52, 184, 1), (30, 206, 1), (0, 208)), cloak)
    p.flat(sym((0, 58), (28, 64), (42, 94), (42, 138), (28, 180), (0, 192)), "#08090C")
    p.add(sym((0, 66), (26, 72), (36, 98), (33, 140), (16, 172, 1), (0, 178)), "#3D3B44")
    p.add(sym((0, 66, 1), (9, 96, 1), (4, 128, 1), (0, 132, 1)), SYNDICATE, rim=0.3)
    for side in SIDES:
        p.flat(angular(side, (9, 106), (32, 98), (30, 108), (14, 114)), "#F4C84A")
        p.flat(angular(side, (10, 142), (26, 134), (17, 166)), "#1B1A20")
        p.add(angular(side, (30, 196), (62, 188), (96, 214), (50, 224)), SYNDICATE)
    p.add(star(128, 222, 20, 9, 8), SYNDICATE)
    p.flat(circle(128, 222, 6), cloak)
    return p


def chewbacca() -> Portrait:
    p = Portrait("#B9814A", "sun", Mood(turn=0.7, roll=-4))
    wookiee(p, "#7B4E2E", "#B98B5E", "#5AA3C8")
    p.add(poly([(50, 200), (68, 192), (196, 262), (176, 274)]), "#3D2A20")
    for i in range(5):
        x, y = 74 + i * 23, 205 + i * 12.6
        p.add(
            poly([(x - 9, y - 7), (x + 5, y), (x - 1, y + 12), (x - 15, y + 5)]),
            "#B9BEC4",
            shadow=False,
        )
    return p


def garindan() -> Portrait:
    p = Portrait("#6B5F86", "hex", Mood(turn=-0.7, nod=3))
    hood, skin = "#2C2733", "#4F5A45"
    p.torso(hood, 98, 182)
    p.add(sym((0, 26), (40, 36), (62, 80), (64, 130), (58, 190, 1), (34, 214, 1), (0, 214)), hood)
    p.flat(sym((0, 52), (32, 60), (46, 92), (46, 140), (30, 186), (0, 198)), "#0B0A0F")
    p.add(sym((0, 60), (28, 66), (40, 96), (36, 126), (20, 142), (0, 146)), skin)
    for side in SIDES:
        p.add(circle(AXIS + side * 19, 98, 17), "#7C6A45")
        p.add(circle(AXIS + side * 19, 98, 12), "#1A1518", rim=0)
        p.flat(ellipse(AXIS + side * 19 - 4, 93, 4.5, 3), "#D8A05A", 0.9)
    p.add(
        spline(
            [
                (114, 112),
                (142, 112),
                (144, 138),
                (152, 170),
                (172, 188),
                (178, 206),
                (164, 212),
                (144, 200),
                (126, 176),
                (117, 144),
            ]
        ),
        lighter(skin, 0.1),
    )
    for x0, y0, x1, y1 in (
        (117, 134, 143, 130),
        (120, 148, 146, 144),
        (126, 162, 150, 157),
        (134, 176, 156, 169),
        (144, 188, 163, 180),
    ):
        p.line([(x0, y0), ((x0 + x1) / 2 + 1, (y0 + y1) / 2 + 3), (x1, y1)], darker(skin, 0.4), 2.6)
    p.flat(ellipse(170, 205, 6, 4), "#14130F")
    p.add(rect(86, 222, 40, 18, 3), "#565064")
    p.lamp(96, 231, 3.5, "#E8572B")
    return p


def greedo() -> Portrait:
    p = Portrait("#5FA05A", "diamond", Mood(turn=0.85, roll=3))
    skin = "#5E9A52"
    p.torso("#C2763A", 84, 190)
    p.add(sym((0, 192, 1), (26, 188, 1), (34, 270, 1), (0, 270)), "#3F6FA0", rim=0.2)
    for side in SIDES:
        p.add(angular(side, (26, 186), (52, 194), (46, 270), (30, 270)), "#E2B873")
        p.line([(128 + side * 24, 56), (128 + side * 40, 36), (128 + side * 46, 22)], skin, 9)
        p.add(ellipse(AXIS + side * 47, 19, 12, 9), lighter(skin, 0.12))
        p.flat(ellipse(AXIS + side * 47, 17, 7, 4), darker(skin, 0.4))
        p.add(
            at(side, (40, 104, 1), (56, 92), (66, 78, 1), (66, 110), (54, 130), (42, 128, 1)),
            darker(skin, 0.15),
        )
    p.add(sym((0, 150), (18, 150, 1), (24, 198, 1), (0, 206)), darker(skin, 0.3), rim=0.2)
    p.add(
        sym((0, 34), (26, 42), (46, 68), (50, 98), (42, 124), (26, 146), (22, 168), (0, 176)), skin
    )
    for x, h in ((-14, 14), (0, 20), (14, 14)):
        p.add(
            poly([(128 + x - 7, 48), (128 + x + 7, 48), (128 + x, 48 - h - 6)]),
            lighter(skin, 0.1),
            shadow=False,
        )
    for side in SIDES:
        p.add(
            at(side, (8, 96), (18, 76), (38, 72), (47, 90), (40, 112), (22, 118), (10, 112)),
            "#2A1D4E",
            (0.14, 0.4),
            rim=0.5,
        )
        for x, y, r in ((24, 88, 4), (33, 97, 2), (20, 102, 1.8), (36, 86, 1.6)):
            p.flat(circle(AXIS + side * x, y, r), "#DCD2FF")
    p.add(sym((0, 122), (13, 128), (19, 152), (18, 170), (0, 176)), lighter(skin, 0.14), rim=0.4)
    p.flat(ellipse(128, 168, 11, 4.5), "#1D3420")
    for side in SIDES:
        p.flat(ellipse(AXIS + side * 7, 146, 2.6, 4), darker(skin, 0.5))
    return p


def k_2so() -> Portrait:
    p = Portrait("#5E7F96", "horizon", Mood(turn=0.8, roll=-3))
    iron = "#4B525B"
    p.add(sym((0, 204), (40, 200, 1), (100, 186, 1), (112, 206), (108, 270, 1), (0, 270)), iron)
    for side in SIDES:
        p.add(circle(AXIS + side * 88, 208, 26), "#5B636D")
        p.flat(circle(AXIS + side * 88, 208, 12), "#2A2F36")
        p.line(
            [(128 + side * 10, 160), (128 + side * 18, 184), (128 + side * 15, 206)], "#22262C", 6
        )
    p.add(rect(117, 150, 22, 62, 4), "#353B43")
    p.add(rect(100, 214, 56, 20, 4), "#363C44")
    p.add(
        sym((0, 44), (32, 50), (50, 78), (52, 108, 1), (44, 138, 1), (24, 162, 1), (0, 164)), iron
    )
    p.add(sym((0, 44), (12, 46), (13, 84, 1), (0, 86)), lighter(iron, 0.16), rim=0.2, shadow=False)
    p.add(sym((0, 92, 1), (48, 88, 1), (46, 116, 1), (0, 120)), "#1C2026", rim=0)
    for side in SIDES:
        p.lamp(AXIS + side * 24, 104, 8.5, "#F2F6FF")
        p.flat(circle(AXIS + side * 24, 104, 3.6), "#20262E")
        p.add(rect(AXIS + side * 54 - 5, 84, 10, 42, 4), "#6A737E")
    for i in (-2, -1, 0, 1, 2):
        p.flat(rect(128 + i * 9 - 2, 136, 4, 18, 1.5), "#1C2026")
    return p


def maz_kanata() -> Portrait:
    p = Portrait("#C98A3E", "moon", Mood(turn=0.6, roll=-5, mouth=3, smirk=1.5))
    skin = "#C77B45"
    p.torso("#6B7658", 70, 200)
    p.add(sym((0, 200), (30, 192, 1), (40, 270, 1), (0, 270)), "#8C6A48")
    p.add(sym((0, 164), (14, 164, 1), (20, 206, 1), (0, 212)), darker(skin, 0.3), rim=0.2)
    for side in SIDES:
        p.add(at(side, (40, 112), (62, 98), (68, 118), (58, 136), (40, 134)), darker(skin, 0.12))
    p.add(sym((0, 66), (36, 72), (54, 98), (54, 126), (40, 154), (20, 170), (0, 173)), skin)
    p.add(sym((0, 50), (34, 56), (52, 80), (52, 100, 1), (28, 90), (0, 88)), "#7D8A93")
    p.add(sym((0, 50), (5, 54, 1), (5, 88, 1), (0, 88)), "#A3AFB6", rim=0.1, shadow=False)
    p.add(sym((0, 104), (56, 104, 1), (56, 116, 1), (0, 116)), "#3B3430", rim=0.1)
    for side in SIDES:
        p.add(circle(AXIS + side * 27, 112, 25), "#5F6468")
        p.add(circle(AXIS + side * 27, 112, 19), "#E9C46A", (0.35, 0.2), rim=0)
        p.flat(circle(AXIS + side * 27, 112, 10.5), "#4A2A16")
        p.flat(circle(AXIS + side * 27, 112, 5.5), "#0F0A08")
        p.flat(ellipse(AXIS + side * 27 - 7, 104, 5.5, 4), INK, 0.9)
        for i in range(3):
            p.line(
                [
                    (128 + side * (46 - i * 7), 142 + i * 7),
                    (128 + side * (38 - i * 8), 150 + i * 6),
                ],
                darker(skin, 0.36),
                2.6,
            )
    p.flat(sym((0, 130), (5, 140), (9, 146), (0, 148)), darker(skin, 0.32))
    p.skin = skin
    p.mouth(skin, "#7E4426", 15, 158, 0.8)
    for x, y, c in (
        (100, 214, "#4FC3C7"),
        (113, 222, "#E8B04A"),
        (128, 226, "#D55E00"),
        (143, 222, "#E8B04A"),
        (156, 214, "#4FC3C7"),
    ):
        p.add(circle(x, y, 7), c)
    return p


def ponda_baba() -> Portrait:
    p = Portrait("#C47A35", "slashes", Mood(turn=-0.75, nod=2))
    skin = "#7E6450"
    p.torso("#C9702B", 96, 190)
    p.add(sym((0, 194, 1), (26, 190, 1), (30, 270, 1), (0, 270)), "#4A4038", rim=0.2)
    p.add(sym((0, 150), (32, 150, 1), (36, 206, 1), (0, 214)), darker(skin, 0.4), rim=0.1, z=3)
    p.collar("#DB8A3E", 32, 180)
    p.add(sym((0, 40), (32, 46), (52, 74), (56, 112), (48, 146), (36, 172), (0, 182)), skin)
    p.add(sym((0, 40), (10, 44), (9, 84), (0, 94)), lighter(skin, 0.14), rim=0.15, shadow=False)
    dome_eyes(p, 29, 94, 20, 17, "#14161C")
    for side in SIDES:
        p.add(
            at(side, (4, 120), (22, 118), (40, 130), (38, 160), (28, 194, 1), (18, 176), (6, 150)),
            lighter(skin, 0.1),
        )
        p.line(
            [(128 + side * 16, 134), (128 + side * 23, 156), (128 + side * 26, 178)],
            darker(skin, 0.35),
            3,
        )
        p.add(at(side, (8, 154, 1), (20, 156, 1), (18, 186), (8, 198, 1)), "#EADFC4")
        p.flat(at(side, (35, 140), (43, 130), (47, 150), (39, 166)), darker(skin, 0.4))
    p.flat(sym((0, 118), (8, 122), (7, 134), (0, 138)), darker(skin, 0.5))
    p.flat(sym((0, 150), (7, 152), (5, 172), (0, 176)), "#2A1614")
    return p


def chopper() -> Portrait:
    p = Portrait("#D98A2E", "diamond", Mood(turn=0.5))
    orange, cream = "#D87A28", "#E5DBC0"
    p.add(rect(62, 142, 132, 130, 10), "#C9C2AE")
    for side in SIDES:
        p.add(rect(AXIS + side * 82 - 17, 150, 34, 120, 12), orange)
        p.flat(rect(AXIS + side * 82 - 9, 168, 18, 30, 4), "#4A3A2C")
    p.add(rect(74, 156, 108, 22, 4), orange)
    p.add(rect(80, 188, 44, 44, 5), cream)
    p.add(rect(132, 188, 44, 44, 5), "#D6A33C")
    for y in (198, 208, 218):
        p.flat(rect(88, y, 28, 4, 2), "#6A5A46")
    p.flat(circle(154, 210, 12), "#6A4A28")
    p.add(sym((0, 60), (38, 60, 1), (58, 92, 1), (68, 140, 1), (0, 140)), orange)
    p.add(sym((0, 60), (38, 60, 1), (43, 70, 1), (0, 70)), cream, rim=0.5, shadow=False)
    p.flat(sym((0, 126), (65, 126, 1), (68, 140, 1), (0, 140)), "#6B4A2A")
    p.add(poly([(88, 78), (112, 76), (108, 118), (76, 118)]), "#E8C14A", shadow=False)
    p.add(circle(138, 96, 24), "#4A4E55")
    p.add(circle(138, 96, 17), "#15181D", rim=0)
    p.lamp(138, 96, 8, "#E04A30")
    p.add(circle(178, 112, 9), "#4A4E55")
    p.lamp(178, 112, 3.5, "#6FE0E8")
    p.add(poly([(96, 62), (100, 62), (92, 16), (88, 17)]), "#C9CCC8")
    p.add(circle(90, 16, 6), "#E8C14A")
    p.add(rect(140, 40, 30, 20, 3), "#8B8F92")
    return p


def zuckuss() -> Portrait:
    p = Portrait("#9A7B58", "moon", Mood(turn=0.75, roll=-2))
    shell, robe = "#8C8574", "#6B5440"
    p.torso(robe, 94, 190)
    for side in SIDES:
        p.add(angular(side, (8, 206), (50, 188), (64, 206), (20, 250)), lighter(robe, 0.1))
    p.add(sym((0, 150), (26, 150, 1), (30, 206, 1), (0, 214)), "#3A332B", rim=0.1, z=3)
    p.add(sym((0, 44), (34, 48), (56, 78), (58, 118), (44, 156), (20, 176), (0, 180)), shell)
    p.add(sym((0, 38), (30, 44), (44, 66), (28, 74, 1), (0, 68)), lighter(robe, 0.06))
    dome_eyes(p, 29, 96, 23, 21, "#40434A")
    for side in SIDES:
        p.add(ellipse(AXIS + side * 29, 96, 15, 14), "#2A333C", (0.2, 0.4), rim=0)
        p.flat(ellipse(AXIS + side * 29 - 5, 90, 5, 3.5), "#CFE3EE", 0.85)
    for side in SIDES:
        p.line(
            [
                (128 + side * 12, 160),
                (128 + side * 40, 176),
                (128 + side * 52, 206),
                (128 + side * 44, 226),
            ],
            "#25221E",
            13,
        )
        p.line(
            [
                (128 + side * 12, 159),
                (128 + side * 40, 175),
                (128 + side * 52, 205),
                (128 + side * 44, 225),
            ],
            "#57514A",
            9,
        )
        for x, y in ((28, 168), (45, 184), (52, 204)):
            p.flat(circle(AXIS + side * x, y, 3), "#A39A86")
    p.add(sym((0, 122), (14, 124, 1), (24, 146), (20, 176, 1), (0, 180)), "#4A463F")
    p.add(sym((0, 134), (13, 136), (13, 160), (0, 166)), "#B3A98F")
    for y in (141, 149, 157):
        p.flat(rect(119, y, 18, 4, 2), "#2A2722")
    return p


def l3_37() -> Portrait:
    p = Portrait("#7FB3A6", "diamond", Mood(turn=-0.6, roll=4))
    white, iron = "#D9DCD6", "#5D6873"
    p.add(rect(70, 200, 116, 72, 10), iron)
    p.add(poly([(78, 206), (128, 202), (124, 262), (82, 262)]), white)
    for y in (214, 224, 234):
        p.flat(rect(136, y, 38, 5, 2), "#2E353D")
    for side in SIDES:
        p.add(rect(AXIS + side * 78 - 14, 202, 28, 60, 10), "#8A6A4A" if side > 0 else "#6F7C88")
        p.line(
            [(128 + side * 9, 158), (128 + side * 20, 180), (128 + side * 12, 202)], "#C0673A", 5
        )
    p.add(rect(118, 150, 20, 56, 4), "#38404A")
    p.add(sym((0, 36), (34, 42), (54, 74), (56, 98, 1), (0, 98)), white)
    p.flat(spline([(128, 36, 1), (148, 40), (166, 52), (154, 70), (132, 66, 1)]), "#6F8E9A")
    p.add(sym((0, 98), (60, 96, 1), (60, 124, 1), (0, 124)), "#1B2026", rim=0.15)
    p.add(sym((0, 124), (52, 124, 1), (44, 148, 1), (28, 164, 1), (0, 164)), "#8E99A0")
    p.flat(rect(104, 138, 48, 6, 3), "#2E353D")
    p.flat(rect(110, 150, 36, 5, 2.5), "#2E353D")
    p.lamp(112, 110, 9, "#7FE3FF")
    p.flat(rect(140, 106, 34, 8, 3), "#3A4650")
    for x in (148, 158, 168):
        p.flat(circle(x, 110, 2.2), "#E8B04A")
    p.add(rect(64, 78, 12, 54, 5), iron)
    p.add(rect(180, 78, 12, 54, 5), "#8A6A4A")
    p.line([(186, 80), (192, 46), (190, 30)], "#A9B0B8", 3.5)
    return p


PORTRAITS: dict[str, Callable[[], Portrait]] = {
    "boba_fett": boba_fett,
    "bossk": bossk,
    "ig_88": ig_88,
    "ketsu_onyo": ketsu_onyo,
    "han_solo": han_solo,
    "jyn_erso": jyn_erso,
    "lando_calrissian": lando_calrissian,
    "doctor_aphra": doctor_aphra,
    "4_lom": four_lom,
    "black_krrsantan": black_krrsantan,
    "black_sun_agent": black_sun_agent,
    "boshek": boshek,
    "chewbacca": chewbacca,
    "dengar": dengar,
    "doctor_evazan": doctor_evazan,
    "garindan": garindan,
    "greedo": greedo,
    "hera_syndulla": hera_syndulla,
    "hondo_ohnaka": hondo_ohnaka,
    "k_2so": k_2so,
    "lobot": lobot,
    "maz_kanata": maz_kanata,
    "ponda_baba": ponda_baba,
    "saw_gerrera": saw_gerrera,
    "chopper": chopper,
    "ziton_moj": ziton_moj,
    "zuckuss": zuckuss,
    "tobias_beckett": tobias_beckett,
    "cikatro_vizago": cikatro_vizago,
    "l3_37": l3_37,
    "ahsoka_tano": ahsoka_tano,
    "cad_bane": cad_bane,
    "enfys_nest": enfys_nest,
}


def emblems() -> dict[str, str]:
    """Return every portrait on its disc by the person's id, as finished SVG text."""
    return {name: make().text() for name, make in PORTRAITS.items()}


def busts() -> dict[str, str]:
    """Return every portrait as a bust of 512 x 640 without a ground, as finished SVG text."""
    with cropped("bust"):
        return {name: make().text() for name, make in PORTRAITS.items()}


def busts_left() -> dict[str, str]:
    """Return the same busts, looking to the left."""
    with turned():
        return busts()


if __name__ == "__main__":
    write_all(ASSETS / "emblems", emblems())
    write_all(ASSETS / "busts", busts())
    write_all(ASSETS / "busts_left", busts_left())
