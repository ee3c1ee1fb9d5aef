"""The intros of the three mercenary jobs: three tall panels each."""

from __future__ import annotations

import math

from svgkit import (
    area,
    bend,
    circle,
    curve,
    darker,
    ellipse,
    flatten,
    half,
    lighter,
    pairs,
    rect,
)

from badlands import company
from badlands.lamp import STEEL, Stage
from badlands.land import Land
from badlands.missions import stand
from badlands.panels import DARK, RED, SOOT, TALL, done, egg, field, put, room

# --- the egg --------------------------------------------------------------------------------------


def _beast(p: Stage) -> None:
    """Draw the head of a shaggy beast with one great horn around (0, 0), looking to the left."""
    hide = "#4A382C"
    p.part(bend("60 -120!, 150 -110, 260 -60, 330 40!, 340 400!, 40 400!, 30 240, -10 160"), hide,
           40, 0.05)  # fmt: skip
    p.part(bend("-120 60!, -96 -20, -30 -96, 60 -126, 130 -90, 150 0, 110 110, 30 156, -60 140, "
                "-128 112!"), lighter(hide, 0.1), 36, 0.08)  # fmt: skip
    horn = flatten(curve("-66 10, -124 -46, -160 -120, -168 -196, -156 -262"))[0]
    count = len(horn) - 1
    p.limb(horn, [86 * (1 - i / count) ** 0.8 + 4 for i in range(count + 1)], "#CDBB98", gloss=0.5,
           rim=1)  # fmt: skip
    for x, y, wide in ((-110, -38, 34), (-138, -84, 26), (-154, -130, 20)):
        p.line([(x - wide * 0.8, y + wide * 0.35), (x, y + 6), (x + wide * 0.8, y - wide * 0.35)],
               "#7A684E", 3, 0.6)  # fmt: skip
    p.part(bend("30 -90!, 60 -150, 96 -150!, 100 -96, 76 -64"), darker(hide, 0.2), 12, 0.05)
    p.flat(bend("-34 -10!, -8 -34, 26 -20!, 0 4"), "#1A0F0A")
    p.part(ellipse(-4, -14, 13, 11), "#F0A02E", 6, 1, 0.4, 0)
    p.flat(ellipse(-5, -14, 4, 9), "#120A06")
    p.glow(-4, -14, 40, "#FFB03A", 0.6)
    p.flat(ellipse(-104, 84, 13, 9), "#1A110D")
    p.flat(bend("-126 112!, -70 106, 0 108, 52 140!, 0 134, -70 138"), "#1A0F0C")
    for x, y in ((-104, 112), (-76, 109), (-48, 108), (-20, 110)):
        p.flat(area(f"{x - 9} {y} {x + 9} {y} {x} {y + 26}"), "#E4D8BC")
    for i in range(16):
        x, y = 40 + (i * 61) % 250, -70 + (i * 97) % 400
        p.line([(x, y), (x + 16, y + 34)], darker(hide, 0.4), 3, 0.5)


def egg_1() -> Land:
    """Paint a nest high in the rock, empty, and who has come home to it."""
    p = field(TALL, 241)
    p.sky("#5E6A7A", "#F0C48E", 620, (150, 170, 84), "#FFF0D0", 0.14)
    p.mesa(110, 622, 200, 110, "#8A5E44", 0.66)
    p.mesa(330, 622, 140, 70, "#8A5E44", 0.74)
    p.hills(p.crest(618, 8, 4), "#B48A5E", 0.5, 0.06, 0.4)
    p.dust(612, 60, 0.7)
    with p.rimmed(3, 0.95, "#FFE6C0"), p.through("#2A1E18", 0.3), p.at(300, 292, 1.05):
        _beast(p)
    p.part(bend("-20 830!, -20 560, 60 520, 160 508, 300 520, 400 500, 540 470!, 540 830!"),
           "#7A5A40", 26, 0.05, 1, 0.5, 0.09)  # fmt: skip
    for y, lean in ((604, 12), (640, 22), (700, 8), (746, 18)):
        p.line([(x, y + lean * math.sin(x / 130 + y)) for x in range(-10, 540, 15)], "#3A281C", 4,
               0.4)  # fmt: skip
    p.flat(ellipse(230, 520, 150, 34), "#17100C")
    p.part(ellipse(232, 524, 118, 24), "#3A2A1E", 12, 0.05, 0.3, 0)
    for i in range(60):
        a = i * 2.4
        x, y = 230 + 152 * math.cos(a), 524 + 34 * math.sin(a)
        lean = (34 * math.cos(a * 1.7), 13 * math.sin(a * 2.3))
        tone = ("#8A6A48", "#6E5238", "#A5835A")[i % 3]
        p.limb([(x - lean[0], y - lean[1] - 4), (x + lean[0], y + lean[1] + 4)], (7, 4), tone,
               gloss=0.1, rim=0.7, shadow=0.4)  # fmt: skip
    for x, y, turn in ((196, 512, 20), (262, 516, -30)):
        with p.at(x, y, 1, turn):
            p.part(bend("-20 8!, -12 -10, 10 -12, 22 6!, 8 0, -6 4"), "#D8C09A", 5, 0.2, 0.8)
    return done(p, 0.55)


def _hood(p: Stage, high: float) -> None:
    """Draw a hood with two lamps in it, of a head some ``high`` high around (0, 0)."""
    k = high / 100
    with p.at(0, 0, k):
        p.part(half("0 -62, 34 -50, 52 -10, 50 30, 70 90!, 0 96"), "#4A3626", 20, 0.05)
        p.flat(bend("-36 -6!, -24 -34, 0 -42, 26 -34, 38 -6!, 32 30, 0 40, -30 30"), "#0B0806")
        for x in (-16, 17):
            p.glow(x, -2, 30, "#FFC04A", 0.9)
            p.part(circle(x, -2, 9), "#FFC04A", 5, 1, 0.6, 0)
            p.flat(circle(x - 2, -4, 3.6), "#FFF6DC")


def egg_2() -> Land:
    """Paint lamps of eyes in a dark hatch, and a hand that asks."""
    p = room(TALL, 242, "#0C0A0A", "#1E1612")
    hull = "#5E4434"
    p.part(
        rect(-30, -30, 580, 880)
        + bend("70 820!, 60 300, 90 130, 180 60, 340 60, 430 130, 460 300, 450 820!"),
        hull,
        22,
        0.2,
        1,
        0,
        0.08,
    )
    for y in (70, 250, 430, 610):
        for x in (26, 496):
            p.part(circle(x, y, 11), "#8A6A52", 6, 0.7)
    for x, y, r in ((180, 190, 4), (206, 190, 4), (330, 206, 4.4), (358, 206, 4.4), (250, 150, 3.4),
                    (272, 150, 3.4), (130, 266, 5), (160, 266, 5), (386, 286, 5), (414, 286, 5),
                    (234, 252, 5.4), (266, 252, 5.4), (318, 330, 5.6), (350, 330, 5.6),
                    (158, 352, 6), (192, 352, 6)):  # fmt: skip
        p.glow(x, y, r * 5, "#FFB03A", 0.8)
        p.flat(circle(x, y, r), "#FFC960")
    for x, y, high in ((140, 470, 104), (404, 462, 98)):
        with p.rimmed(2, 0.5), p.through("#0C0A0A", 0.45), p.at(x, y):
            _hood(p, high)
    p.glow(262, 560, 260, "#FFB65A", 0.25)
    with p.rimmed(3, 0.95), p.at(262, 520):
        _hood(p, 196)
    with p.rimmed(2.6, 0.95):
        p.part(bend("150 640!, 240 610, 330 616, 400 660!, 430 820!, 110 820!"), "#4A3626", 24,
               0.05)  # fmt: skip
        p.limb(pairs("370 660 420 700 366 640"), (50, 46, 34), "#5A432F", gloss=0.05)
        for x, y in ((326, 596), (350, 580), (376, 578), (398, 594)):
            p.limb([(364, 634), ((364 + x) / 2, (634 + y) / 2 - 6), (x, y)], (22, 16, 12),
                   "#2A2018", gloss=0.1)  # fmt: skip
        p.part(ellipse(364, 634, 27, 20), "#2A2018", 9, 0.1)
    with p.at(362, 566, 1, 14):
        p.glow(0, -40, 120, "#8FD8E8", 0.6)
        p.flat(half("0 -88, 20 -78, 38 -38, 36 -8, 22 16, 0 20"), "#8FE0F0", 0.5)
        outer = half("0 -88, 20 -78, 38 -38, 36 -8, 22 16, 0 20")
        inner = half("0 -83, 17 -74, 34 -37, 32 -9, 19 12, 0 15")
        p.lay(p.mask(outer + inner), "#CFF6FF", 0.95)
        for x, y in ((-12, -42), (8, -58), (14, -22), (-16, -12)):
            p.flat(circle(x, y, 4), "#CFF6FF", 0.8)
    return done(p, 0.45)


def egg_3() -> Land:
    """Paint an egg behind bars of light, and the crack in it."""
    p = room(TALL, 243, "#101418", "#26303A")
    for x in (-20, 380):
        p.part(rect(x, -20, 160, 840, 4), "#2E3741", 12, 0.4, 0.9, 0.5, 0.06)
    p.part(rect(140, -30, 240, 90, 6), "#38424C", 10, 0.5, 0.8)
    p.part(bend("150 62!, 370 62!, 340 92, 180 92"), "#59616B", 8, 0.7)
    p.glow(260, 120, 260, "#CFF0FF", 0.5)
    p.flat(area("186 90 334 90 420 590 100 590"), "#BFE8F4", 0.10)
    p.part(ellipse(260, 588, 188, 44), "#4A545E", 16, 0.7, 1)
    p.part(rect(84, 588, 352, 260), "#38424C", 20, 0.5, 0.9)
    p.part(ellipse(260, 580, 150, 30), "#20262C", 8, 0.4)
    p.part(bend("120 566!, 180 548, 260 560, 340 548, 400 566!, 370 604, 260 618, 150 604"),
           "#8A6A48", 12, 0.05, 0.6)  # fmt: skip
    with p.rimmed(3, 0.95), p.at(260, 370, 1.34, 4):
        egg(p, "#C8AE88")
    crack = pairs("230 186 262 232 236 268 286 310 250 352 298 384 274 430")
    p.line(crack, "#1A0E06", 13, 0.9)
    p.line(crack, "#FFB24A", 7)
    p.line(crack, "#FFF2C4", 3)
    for text in ("286 310 330 300 350 322", "236 268 196 286", "250 352 204 372 192 400",
                 "298 384 334 392"):  # fmt: skip
        p.line(pairs(text), "#1A0E06", 8, 0.9)
        p.line(pairs(text), "#FFC46A", 3.4)
    p.glow(262, 310, 190, "#FFA03A", 0.6)
    for side in (-1, 1):
        for i, r in enumerate((176, 206, 238)):
            arc = [(260 + side * r * math.cos(a), 372 + r * 1.25 * math.sin(a))
                   for a in (math.radians(-34 + k * 4) for k in range(18))]  # fmt: skip
            p.line(arc, "#FFE0B0", 5 - i, 0.6 - 0.15 * i)
    for x, y, turn in ((186, 596, 20), (330, 600, -14)):
        with p.at(x, y, 1, turn):
            p.part(area("-14 6 -4 -10 14 -4 8 8"), "#D8C09A", 4, 0.2, 0.8)
    return done(p, 0.5, 0.05)


# --- the warrant ----------------------------------------------------------------------------------


def _hole(p: Stage, x: float, y: float, r: float) -> None:
    """Burn a hole into a poster."""
    p.flat(circle(x, y, r * 2.1), "#2A1A10", 0.45)
    p.flat(circle(x, y, r * 1.45), "#1A100A", 0.8)
    p.flat(circle(x, y, r), "#050404")
    p.line([(x - r * 0.8, y + r * 0.7), (x + r * 0.2, y + r)], "#FF9A4A", 2, 0.9)


def warrant_1() -> Land:
    """Paint a poster with a face, a number, and holes."""
    p = room(TALL, 251, "#5A4636", "#8A6A4E")
    p.part(rect(-30, -30, 580, 880), "#8A6A4E", 6, 0.05, 0.3, 0, 0.10, 9)
    for y in (150, 420, 700):
        p.line([(x, y + 4 * math.sin(x / 60)) for x in range(-10, 540, 15)], "#4A3626", 4, 0.5)
    for x, y, r in ((40, 130, 8), (478, 330, 9), (486, 560, 7), (30, 640, 9)):
        _hole(p, x, y, r)
    paper = "#D8C49C"
    with p.shadow(700, 0.08, 0.0, 0.1, 2):
        p.part(rect(90, 60, 340, 600), SOOT)
    with p.at(258, 350, 1, -2):
        p.part(area("-176 -300 172 -304 178 -60 170 20 180 290 120 296 90 276 40 300 -30 282 -90 "
                    "302 -172 288 -168 60 -180 -40"), paper, 4, 0.05, 0.8, 0.8, 0.06)  # fmt: skip
        p.part(area("140 -304 172 -304 174 -268"), darker(paper, 0.25), 2, 0.1, 0.8, 0.4)
        p.part(rect(-132, -262, 264, 318, 4), "#4E4438", 4, 0.05, 0.3, 0)
        p.glow(-30, -150, 190, "#C9A878", 0.4)
        with p.inside(p.mask(rect(-132, -262, 264, 318, 4))):
            p.part(bend("-140 90!, -128 -10, -60 -46, 0 -56, 60 -46, 128 -10, 140 90!"), "#20232A",
                   18, 0.3)  # fmt: skip
            p.part(bend("-54 -44!, -30 0, 0 20, 30 0, 54 -44!, 20 -56, -20 -56"), "#3A414B", 8,
                   0.6)  # fmt: skip
            p.part(half("0 -214, 44 -204, 60 -160, 56 -104, 36 -62, 10 -48, 0 -48"), "#7E523C", 24,
                   0.1)  # fmt: skip
            p.part(bend("-62 -150!, -66 -204, -40 -236, 0 -244, 42 -236, 66 -204, 62 -150!, 52 "
                        "-190, 0 -204, -52 -190"), "#17120F", 10, 0.15)  # fmt: skip
            for side in (-1, 1):
                x = side * 25
                p.flat(ellipse(x, -144, 19, 11), "#4E3022", 0.7)
                p.flat(bend(f"{x - 14} -143!, {x} -149, {x + 14} -143!, {x} -138"), "#E0D6C2")
                p.flat(circle(x + 1, -144, 5), "#17100C")
                p.part(bend(f"{x - 17} -145!, {x} -155, {x + 17} -145!, {x} -149"), "#6E4632", 3,
                       0.1, 0.4, 0)  # fmt: skip
                p.part(bend(f"{x - side * 17} -152!, {x} -160, {x + side * 20} -163!, "
                            f"{x + side * 18} -168, {x} -168, {x - side * 17} -160!"), "#17120F",
                       3, 0.1, 0.3, 0)  # fmt: skip
            for side in (-1, 1):
                p.line([(side * 15, -110), (side * 26, -98), (side * 27, -84)], "#4E3022", 3, 0.6)
            p.part(bend("-8 -142, 0 -146, 8 -142, 13 -108!, 0 -100, -13 -108!"), "#8E6048", 7, 0.1)
            p.flat(bend("-20 -82!, 0 -88, 22 -82!, 0 -77"), "#3A1E18")
            p.part(bend("-24 -92!, -12 -99, 0 -96, 12 -99, 24 -92!, 12 -92, -12 -92"), "#17120F", 2)
        for i in range(6):
            p.part(rect(-124 + i * 44, 82, 30, 52, 6), "#3A2A1E", 4, 0.1, 0.4, 0)
            p.flat(rect(-114 + i * 44, 94, 10, 28, 3), paper)
        for y, wide in ((160, 250), (184, 210), (208, 236), (232, 150)):
            p.flat(rect(-125, y, wide, 9, 2), "#4A3A2A", 0.75)
        p.part(circle(112, 236, 27), "#A5402E", 9, 0.4, 0.8, 0.3)
        p.part(circle(112, 236, 15), "#C25A40", 5, 0.4, 0.6, 0)
        for x, y, r in ((-38, -206, 12), (66, -118, 13), (-84, -20, 11), (20, 38, 12),
                        (-120, 120, 10)):  # fmt: skip
            _hole(p, x, y, r)
    for x in (104, 404):
        p.part(circle(x, 62, 9), STEEL, 5, 1)
    with p.rimmed(2, 0.9), p.at(346, 240, 1.5, -118):
        p.part(bend("-4 -6!, -5 -40, 0 -58!, 5 -40, 4 -6!"), STEEL, 3, 1.1, 1)
        p.part(rect(-9, -8, 18, 6, 2), SOOT, 2, 0.8)
        p.part(rect(-4.4, -2, 8.8, 32, 3), "#5B4130", 3, 0.3)
    return done(p, 0.5)


def _seated(p: Stage) -> None:
    """Draw somebody in a wide hat, from behind, down to the back of a chair."""
    company.body(p, "#3A3028", "stand", "-13 -78 -22 -66 -6 -56", "13 -78 24 -66 8 -56", wide=15)
    company.head(p, "#4A3A2E", 0, -91, 8)
    p.part(bend("-20 -95!, 0 -99, 20 -95!, 10 -101, 8 -108, -8 -108, -10 -101"), "#2A211A", 3, 0.1)


def _chair(p: Stage) -> None:
    """Draw an empty chair from behind, around (0, 0) and some 100 high."""
    for x in (-30, 30):
        p.rod([(x, 40), (x * 0.92, -60)], "#4A3626", 9, gloss=0.2)
    for y in (-56, -30, -4):
        p.part(rect(-32, y, 64, 14, 5), "#6A4C34", 6, 0.15)
    p.part(rect(-38, 26, 76, 16, 6), "#5E4430", 6, 0.15)


def warrant_2() -> Land:
    """Paint the table of the Guild: a face in blue light, and two chairs that stay empty."""
    p = room(TALL, 252, "#14110F", "#33261E")
    p.glow(260, 250, 330, "#FFC98A", 0.35)
    p.part(bend("196 -20!, 324 -20!, 352 66, 168 66"), "#3A2C22", 8, 0.5)
    p.flat(ellipse(260, 66, 92, 14), "#FFE6B4")
    p.flat(area("170 66 350 66 500 420 20 420"), "#FFDFA8", 0.09)
    for x, turn in ((92, -7), (428, 8)):
        with p.rimmed(2.4, 0.9), p.through(DARK, 0.1), p.at(x, 372, 1.9, turn):
            _chair(p)
    p.part(ellipse(260, 470, 236, 92), "#6A4C34", 18, 0.2, 1)
    p.flat(ellipse(260, 466, 206, 74), "#5A3F2B", 0.8)
    p.part(bend("24 470, 60 540, 160 580, 260 588, 360 580, 460 540, 496 470!, 486 520, 380 592, "
                "260 606, 140 592, 34 520, 24 470!"), "#4A3424", 10, 0.1, 0.7)  # fmt: skip
    for x, y, turn in ((140, 470, 20), (380, 476, -24), (196, 516, -8), (330, 520, 12)):
        with p.at(x, y, 1, turn):
            p.part(ellipse(0, 0, 26, 13), "#7C868F", 7, 0.9, 1)
            p.flat(ellipse(0, -2, 15, 6), "#2A3036")
            p.flat(ellipse(0, -2, 6, 2.6), RED)
    glow = "#8FD8F0"
    p.part(ellipse(260, 476, 42, 18), "#7C868F", 9, 0.9, 1)
    p.flat(ellipse(260, 472, 26, 9), "#CFF4FF")
    p.flat(area("236 470 284 470 348 226 172 226"), glow, 0.16)
    p.glow(260, 330, 200, glow, 0.8)
    with p.at(260, 330):
        whole = half("0 -110, 34 -104, 50 -70, 46 -30, 28 0, 12 10, 18 24, 74 44, 88 80!, 0 80")
        p.flat(whole, "#4FA8C8", 0.55)
        p.flat(bend("-52 -62!, -54 -98, -30 -120, 0 -124, 32 -120, 54 -98, 52 -62!, 42 -88, 0 -98, "
                    "-42 -88"), "#BFF0FF", 0.8)  # fmt: skip
        for x in (-19, 19):
            p.flat(bend(f"{x - 12} -52!, {x} -60, {x + 12} -52!, {x} -46"), "#E4FAFF")
        p.flat(bend("-14 -10!, 0 -14, 15 -10!, 0 -6"), "#E4FAFF", 0.8)
        for y in range(-120, 84, 9):
            p.line([(-90, y), (90, y)], "#0E2A36", 2, 0.35)
    put(p, _seated, 96, 960, 430, 0.35)
    put(p, _seated, 424, 966, 436, 0.35, True)
    return done(p, 0.5)


def warrant_3() -> Land:
    """Paint a narrow street, and somebody who runs down it with the news."""
    p = field(TALL, 253)
    p.sky("#5E6272", "#F2C48E", 520, (262, 300, 76), "#FFF0D0", 0.14)
    with p.through(p.haze, 0.3):
        p.house(150, 500, 230, 120, "#8C7260", windows=3)
    p.plain(496, "#3A2A20", "#D2A67A", 0.09)
    p.dust(500, 60, 0.55)
    left, right = "#7A5C46", "#5A4234"
    p.part(area("-20 -20 150 40 196 210 196 512 120 560 -20 700"), left, 9, 0.05, 0.9, 0.4, 0.08)
    p.part(area("540 -20 380 30 330 200 330 512 410 560 540 690"), right, 9, 0.05, 0.8, 0.4, 0.08)
    for text in ("30 150 96 172 96 262 30 252", "40 372 100 376 100 462 40 478"):
        p.flat(area(text), "#2A1E18", 0.9)
    for text in ("496 120 430 146 430 240 496 226", "486 360 424 366 424 452 486 466"):
        p.flat(area(text), "#1E1512", 0.9)
    for y, tone in ((88, "#A5482E"), (300, "#5E7884")):
        p.part(area(f"112 {y} 220 {y + 34} 214 {y + 62} 112 {y + 44}"), tone, 5, 0.1, 0.9)
    p.part(area("420 250 318 282 324 308 420 290"), "#A5803F", 5, 0.1, 0.8)
    p.limb([(150, 60), (262, 96), (384, 44)], (3, 3, 3), "#2A2018", shadow=0)
    for x, y, tone in ((190, 76, "#C9A05A"), (232, 90, "#7A8A94"), (298, 84, "#B0603E"),
                       (340, 64, "#C9A05A")):  # fmt: skip
        p.part(area(f"{x - 13} {y} {x + 13} {y - 2} {x + 11} {y + 40} {x - 11} {y + 42}"), tone, 3,
               0.1, 0.7, 0.3)  # fmt: skip
    for i in range(6):
        with p.at(232 + (i % 2) * 26 - i * 4, 574 + i * 34, 0.6 + i * 0.16, 0):
            p.flat(ellipse(0, 0, 12, 6), "#1E1410", 0.5)
    for x, y, r in ((300, 566, 44), (330, 588, 54), (280, 596, 40)):
        p.glow(x, y, r, "#F2D8A8", 0.5)
    with p.shadow(560, 0.5, 0.16, 0.55, 3), p.at(256, 556, 2.3, 8):
        _runner(p)
    with p.rimmed(2.4, 0.95), p.through(DARK, 0.3), p.at(256, 556, 2.3, 8):
        _runner(p)
    with p.shadow(650, 0.4, 0.1, 0.5, 4), p.at(392, 640, 1, 20):
        p.part(rect(-40, -70, 80, 80), SOOT)
    with p.rimmed(2, 0.9), p.at(398, 634, 1.1, 74):
        p.part(bend("-40 -60!, 40 -60!, 34 40, 26 56!, -26 56!, -34 40"), "#8A6A46", 18, 0.1)
        p.part(ellipse(0, -60, 40, 13), "#5E442E", 6, 0.1)
    for x, y, tone in ((322, 664, "#C65C4A"), (296, 690, "#C9963A"), (344, 700, "#C65C4A"),
                       (266, 668, "#C9963A")):  # fmt: skip
        p.part(circle(x, y, 14), tone, 9, 0.4, 0.9)
    return done(p, 0.55)


def _runner(p: Stage) -> None:
    """Draw somebody from behind who runs away and holds his cap."""
    company.body(p, "#6A5038", "run", "-12 -78 -26 -70 -30 -54", "12 -78 24 -92 8 -102",
                 "#3E3228")  # fmt: skip
    company.head(p, "#7A5640", 0, -92, 7.4)
    p.part(bend("-10 -94!, -7 -102, 2 -104, 9 -100, 12 -94!, 2 -97"), "#3A2C22", 2, 0.1)
    p.limb(pairs("9 -101 4 -102"), (5, 4), "#7A5640", shadow=0)
    p.part(bend("-12 -52!, 12 -52!, 20 -30, 8 -36, 0 -28, -9 -36, -18 -28!"), "#5A4430", 4, 0.1)


# --- last shuttle ---------------------------------------------------------------------------------


def _traveller(p: Stage, cloth: str, bundle: str = "") -> None:
    """Draw somebody from behind, with a bundle or without."""
    company.body(p, cloth, "stand", "-12 -78 -17 -62 -14 -46", "12 -78 17 -62 14 -46")
    p.part(bend("-10 -82!, -9 -97, 0 -103, 9 -97, 10 -82!"), darker(cloth, 0.2), 5, 0.1)
    if bundle:
        p.part(bend("-15 -76, 0 -82, 15 -76, 17 -58, 0 -52, -17 -58"), bundle, 7, 0.1)
        p.line(pairs("-14 -68 14 -68"), darker(bundle, 0.4), 2)


def shuttle_1() -> Land:
    """Paint a line of people before a ramp, and a pilot with three fingers up."""
    p = room(TALL, 261, "#1A1519", "#6A3A30", "#8A4A3C")
    p.glow(60, 480, 300, "#FF5A2A", 0.5)
    hull = "#6E757C"
    p.part(area("-20 -20 540 -20 540 330 430 420 90 420 -20 330"), hull, 20, 0.6, 1, 0.4, 0.07)
    for text in ("-20 96 540 96", "90 -20 110 96", "430 -20 410 96", "-20 300 110 200 110 96",
                 "540 300 410 200 410 96"):  # fmt: skip
        p.line(pairs(text), "#2E3338", 4, 0.7)
    for x in (40, 480):
        p.part(rect(x - 22, 118, 44, 60, 8), "#A5803F", 7, 0.4)
    p.part(area("126 140 394 140 410 426 110 426"), "#3A4047", 12, 0.6, 1)
    p.flat(area("146 160 374 160 388 424 132 424"), "#FFE2AC")
    p.glow(260, 290, 290, "#FFD08A", 0.7)
    p.part(area("132 420 388 420 470 650 50 650"), "#7C838A", 8, 0.6, 0.9)
    for i in range(7):
        y, k = 440 + i * 30, i / 7
        p.line([(130 - 74 * k, y), (390 + 74 * k, y)], "#3A4047", 4, 0.6)
    p.flat(area("148 424 372 424 440 650 80 650"), "#FFD89A", 0.3)
    p.part(area("-20 640 540 640 540 830 -20 830"), "#2A2022", 6, 0.1, 0.6, 0.5)
    put(p, _pilot, 260, 432, 236, 0.35, color="#FFE6B8")
    for x, y, high, cloth, bundle in (
        (196, 520, 150, "#5A4A42", ""), (326, 540, 160, "#4A5A58", "#8A6A46"),
        (148, 612, 196, "#6A5038", "#5E7884"), (392, 640, 212, "#4A3A34", ""),
    ):  # fmt: skip
        stand(p, lambda q, c=cloth, b=bundle: _traveller(q, c, b), x, y, high, share=0.4, right=0.2,
              down=0.3)  # fmt: skip
    stand(p, lambda q: _traveller(q, "#6A5038"), 258, 664, 130, share=0.35, right=0.2, down=0.3)
    put(p, lambda q: _traveller(q, "#3E3430", "#8A5A46"), 90, 800, 330, 0.55)
    put(p, lambda q: _traveller(q, "#4A4038"), 440, 810, 346, 0.55)
    return done(p, 0.4)


def _pilot(p: Stage) -> None:
    """Draw a pilot in a cap who holds up three fingers."""
    company.body(p, "#7A5A34", "wide", "-12 -78 -22 -64 -12 -52", "12 -78 26 -88 28 -106")
    company.head(p, "#B08468", 0, -92, 7.8)
    p.part(bend("-10 -94!, -8 -103, 0 -105, 8 -103, 14 -93!, 2 -97"), "#3A2C22", 2, 0.2)
    p.part(circle(28, -108, 4.6), "#B08468", 2, 0.1, shadow=0)
    for x in (24, 28, 32):
        p.limb([(28 + (x - 28) * 0.6, -110), (x, -122)], (2.8, 2.4), "#B08468", shadow=0)


def _toy(p: Stage) -> None:
    """Draw a wooden animal on wheels around (0, 0), some 220 wide, its head to the right."""
    wood = "#B98A54"
    p.part(rect(-92, 40, 176, 20, 6), "#8A5E38", 8, 0.2, 1)
    for x in (-64, 58):
        p.part(circle(x, 64, 27), "#A5482E", 9, 0.4, 1)
        p.part(circle(x, 64, 11), "#E0C08A", 5, 0.3, 0.8, 0)
    for x in (-62, -30, 26, 54):
        p.part(rect(x - 9, -4, 20, 50, 5), darker(wood, 0.15), 7, 0.15)
    p.part(bend("-86 -2!, -90 -50, -60 -74, 0 -70, 52 -78, 74 -50, 70 6!, 20 18, -50 18"), wood, 26,
           0.2, 1)  # fmt: skip
    p.part(bend("48 -84!, 74 -104, 112 -100, 130 -72, 122 -44, 90 -34, 60 -46"), lighter(wood, 0.1),
           20, 0.2, 1)  # fmt: skip
    horn = flatten(curve("74 -92, 52 -120, 66 -146, 100 -140, 104 -118"))[0]
    p.limb(horn, [14 - 9 * i / (len(horn) - 1) for i in range(len(horn))], "#E8D8B4", gloss=0.3)
    p.flat(circle(104, -78, 6), "#1A120C")
    p.flat(circle(102, -80, 2), "#FFF6E6")
    p.limb(pairs("-86 -40 -112 -30 -110 2"), (9, 7, 10), "#6A4A30", gloss=0.1)
    p.part(bend("-60 -66!, 10 -66!, 16 -30, -66 -30"), "#5E7884", 8, 0.1, 0.6, 0.3)
    for x in (-44, -24, -4):
        p.flat(rect(x - 3, -62, 6, 34), "#E9C24A", 0.85)


def shuttle_2() -> Land:
    """Paint a toy on an empty landing, and steps that lead away from it."""
    p = field(TALL, 262)
    p.sky("#1E1A26", "#C4603E", 430, (150, 300, 74), "#FFD8A8", 0.2, haze="#8A4A3C")
    p.mesa(430, 434, 240, 170, "#2E2426", 0.35)
    p.mesa(40, 434, 170, 100, "#2E2426", 0.45)
    put(p, company.gunship, 346, 176, 64, 0.5, True, color="#FFD8A8")
    for x, y in ((284, 146), (290, 174)):
        p.glow(x, y, 40, "#8FD8FF", 0.9)
    p.plain(432, "#2A2022", "#6A4438", 0.06)
    p.part(bend("-20 470!, 160 452, 340 458, 540 440!, 540 470!, 330 482, 150 478, -20 498!"),
           "#E4552B", 6, 0.1, 0.2, 0, 0.06)  # fmt: skip
    p.flat(bend("-20 478!, 160 460, 340 464, 540 448!, 540 460!, 330 474, 150 470, -20 490!"),
           "#FFC04A", 0.8)  # fmt: skip
    p.glow(260, 466, 330, "#FF5A2A", 0.5)
    p.part(area("-20 512 540 496 540 830 -20 830"), "#4A4446", 9, 0.3, 1, 0.4, 0.08)
    for text in ("-20 590 540 566", "-20 700 540 664", "130 508 -40 830", "330 502 380 830"):
        p.line(pairs(text), "#221D20", 4, 0.7)
    for i in range(5):
        p.flat(area(f"{i * 120 - 30} 520 {i * 120 + 30} 518 {i * 120 + 4} 534 {i * 120 - 56} 536"),
               "#C9963A", 0.6)  # fmt: skip
    for i in range(9):
        side = 13 if i % 2 else -13
        k = 1.15 - i * 0.09
        with p.at(330 + side * k + i * 9, 560 - i * 6, k, 12):
            p.flat(ellipse(0, 0, 9, 5), "#171214", 0.75)
    with p.shadow(642, 1.2, 0.12, 0.6, 4), p.at(206, 566, 1.2, -5):
        _toy(p)
    with p.rimmed(3, 0.95, "#FFD8B0"), p.at(206, 560, 1.2, -5):
        _toy(p)
    string = flatten(curve("326 612, 372 640, 356 672, 420 690, 470 668"))[0]
    p.limb(string, [4] * len(string), "#D8C8A8", gloss=0.1)
    return done(p, 0.5)


def _hurried(p: Stage) -> None:
    """Draw somebody who runs with a bag on her back."""
    company.body(p, "#4A5A58", "run", "-12 -78 -24 -68 -14 -58", "12 -78 24 -70 32 -80")
    company.head(p, "#2A2220", 3, -91)
    p.part(bend("-22 -78, -10 -82, -6 -62, -14 -52, -26 -60"), "#8A6A46", 6, 0.1)


def shuttle_3() -> Land:
    """Paint three engines that are warm, and those who run for the ramp below them."""
    p = room(TALL, 263, "#141218", "#7A4234", "#8A4A3C")
    p.glow(260, 420, 420, "#FF7A3A", 0.35)
    hull = "#6E757C"
    with p.rimmed(3, 0.95, "#CFEAFF"):
        p.part(area("120 -20 400 -20 470 120 500 300 430 366 90 366 20 300 50 120"), hull, 24, 0.6,
               1, 0.6, 0.07)  # fmt: skip
        p.part(area("20 140 -60 60 -60 330 40 300"), darker(hull, 0.25), 12, 0.5)
        p.part(area("500 140 580 60 580 330 480 300"), darker(hull, 0.35), 12, 0.5)
    for text in ("90 90 430 90", "120 -20 90 90 40 290", "400 -20 430 90 480 290"):
        p.line(pairs(text), "#2E3338", 4, 0.7)
    p.flat(rect(176, 30, 168, 26, 4), "#A5803F", 0.9)
    blue = "#9CE0FF"
    for x, y, r in ((130, 206, 76), (390, 206, 76), (260, 232, 88)):
        p.part(circle(x, y, r), "#3A4047", 14, 0.7, 1)
        p.part(circle(x, y, r * 0.8), "#1A1E24", 8, 0.4)
        p.flat(circle(x, y, r * 0.7), "#2E86C4")
        p.flat(circle(x, y, r * 0.54), blue)
        p.flat(circle(x, y, r * 0.34), "#FFFFFF")
    for x, y, r in ((130, 206, 76), (390, 206, 76), (260, 232, 88)):
        p.glow(x, y, r * 2.5, "#6EC4FF", 0.75)
    p.part(area("150 360 370 360 396 470 124 470"), "#59616B", 8, 0.6, 0.9)
    p.flat(area("166 366 354 366 364 404 156 404"), "#FFDFA0")
    for y in (418, 436, 454):
        p.line([(150 - (y - 400) * 0.3, y), (370 + (y - 400) * 0.3, y)], "#2E3338", 3, 0.7)
    p.glow(260, 400, 150, "#FFD08A", 0.6)
    p.part(area("-20 560 540 560 540 830 -20 830"), "#2E2628", 8, 0.2, 0.9, 0.5, 0.08)
    p.dust(556, 46, 0.5, "#B07A5E")
    for x, y, r in ((40, 540, 120), (480, 540, 130), (260, 560, 150)):
        p.glow(x, y, r, "#FFD8B0", 0.35)
    light = "#CFEAFF"
    for who, x, y, high, mirrored in (
        (_hurried, 122, 622, 180, False),
        (lambda q: company.assassin_droid(q, "run"), 404, 616, 176, True),
        (lambda q: company.mandalorian(q, "run", right="12 -78 24 -90 34 -100", cape=-22,
                                       back=True), 250, 650, 238, False),
    ):  # fmt: skip
        with p.shadow(y, 0.1, 0.3, 0.5, 3), p.at(x, y, (-1 if mirrored else 1) * high / 100):
            who(p)
        put(p, who, x, y, high, 0.4, mirrored, color=light)
    return done(p, 0.5)


PANELS = {
    make.__name__: make
    for make in (
        egg_1, egg_2, egg_3, warrant_1, warrant_2, warrant_3, shuttle_1, shuttle_2, shuttle_3,
    )
}  # fmt: skip
