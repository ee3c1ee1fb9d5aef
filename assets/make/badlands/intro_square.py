"""The intros of the third and the fourth mission: five panels each."""

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
    mix,
    pairs,
    rect,
)

from badlands import company
from badlands.lamp import STEEL, Stage
from badlands.land import Land
from badlands.missions import stand
from badlands.panels import (
    DARK,
    NARROW,
    RED,
    SKIN,
    SOOT,
    WIDE,
    done,
    field,
    loop,
    put,
    room,
)

# --- six minutes ----------------------------------------------------------------------------------


def _prison_ship(p: Stage) -> None:
    """Draw a long gray ship with a square bow around (0, 0), some 260 wide."""
    p.part(area("-130 -22 -96 -30 -96 28 -130 20"), "#6E7A86", 6, 0.6, 1)
    p.part(area("-100 -34 110 -22 132 -8 132 12 100 24 -100 32"), "#7C8894", 10, 0.6, 1)
    p.part(area("-40 -46 20 -42 26 -24 -44 -28"), "#6A7682", 6, 0.6, 1)
    for x in range(-84, 104, 15):
        p.flat(rect(x, -8, 8, 4), "#FFDFA8" if x % 2 else "#2A323A", 0.9)
    p.line(pairs("-100 10 130 4"), "#3A444E", 2.4, 0.8)
    for y in (-10, 8):
        p.part(ellipse(132, y, 5, 8), SOOT, 2, 0.4)
    p.flat(rect(-130, -4, 34, 7), "#D1483A", 0.9)


def _horned(p: Stage) -> None:
    """Draw a giant with two horns, seen from behind."""
    company.body(p, "#4A3C34", "stand", "-22 -80 -32 -62 -28 -40", "22 -80 34 -62 30 -40", wide=24)
    company.head(p, "#8E3C30", 0, -93, 11)
    for side in (-1, 1):
        horn = [(side * x, y) for x, y in ((7, -99), (14, -101), (18.5, -107), (18, -114),
                                           (14, -120))]  # fmt: skip
        p.limb(horn, (6.5, 6, 5, 3.6, 1.4), "#3A302C", gloss=0.4, shadow=0.2)
    p.limb(pairs("-18 -82 16 -48"), (4, 4), "#2A2420", shadow=0.3)


def _gunner(p: Stage) -> None:
    """Draw a bald man with a third arm over his shoulder, seen from behind."""
    company.body(p, "#3C4658", "stand", "-13 -78 -20 -62 -14 -44", "13 -78 20 -62 15 -44")
    company.head(p, "#C99A7A", 0, -92, 8)
    p.part(rect(-9, -98, 18, 4, 2), "#2A2420", 1, 0.3)
    p.rod(pairs("8 -74 19 -92 14 -108"), "#59616B", 5, gloss=0.7)
    p.part(rect(6, -115, 30, 9, 2), SOOT, 2, 0.6)
    p.part(rect(-8, -74, 16, 22, 3), "#2A3140", 3, 0.4)


def _tailed(p: Stage) -> None:
    """Draw somebody with two tails from her head, seen from behind."""
    company.body(p, "#4E3C48", "stand", "-11 -78 -22 -66 -8 -54", "11 -78 22 -66 8 -54", wide=11)
    company.head(p, "#9A7CC0", 0, -92, 8)
    for side in (-1, 1):
        p.part(
            bend(
                f"{side * 1} -99!, {side * 8} -95, {side * 10} -76, {side * 12} -54, "
                f"{side * 8} -44!, {side * 5} -58, {side * 2} -80"
            ),
            "#8A6CB4",
            3,
            0.2,
        )
    p.part(rect(-8, -98, 16, 4, 2), "#4A2E40", 1, 0.3)


def six_1() -> Land:
    """Paint four backs in a cockpit, and the ship that they are going to."""
    p = field(WIDE, 221)
    p.sky("#0A0E18", "#1E2A3C", 480, None, haze="#2A3648")
    for i in range(120):
        x, y = (i * 397) % 940, (i * 229) % 400
        p.flat(circle(x, y, 1 + (i % 7 == 0)), "#DCE6F4", 0.3 + 0.1 * (i % 6))
    p.glow(470, 120, 420, "#3E5E80", 0.5)
    with p.rimmed(1.8, 0.9), p.at(476, 96, 1.5, -3):
        _prison_ship(p)
    frame = "#262D36"
    for text in ("-20 -20 960 -20 960 20 -20 20", "-20 -20 40 -20 130 330 -20 400",
                 "960 -20 900 -20 810 330 960 400", "296 -20 322 -20 340 330 310 330",
                 "644 -20 618 -20 600 330 630 330"):  # fmt: skip
        p.part(area(text), frame, 8, 0.5, 0.9)
    p.part(bend("-20 520!, -20 338, 200 306, 740 306, 960 338, 960 520!"), "#20262E", 16, 0.4, 1)
    for i in range(26):
        tone = ("#E9C24A", "#5AA6E8", "#8CC25A", "#D1483A")[i % 4]
        p.lamp(150 + i % 13 * 53, 336 + i // 13 * 24, 3.4, tone)
    p.glow(470, 300, 330, "#5A86B4", 0.3)
    dark, light = "#0E1114", "#CFE4F4"
    put(p, _gunner, 140, 640, 452, 0.4, air=dark, color=light)
    put(p, _tailed, 600, 628, 430, 0.4, air=dark, color=light)
    put(p, _horned, 806, 672, 470, 0.4, air=dark, color=light)
    put(p, lambda q: company.mandalorian(q, "stand", cape=2, back=True), 360, 650, 460, 0.3,
        air=dark, color=light)  # fmt: skip
    return done(p, 0.5, 0.02)


def _droid(p: Stage) -> None:
    """Draw a white droid with a long head, from the front."""
    shell = "#DDE3E6"
    for side in (-1, 1):
        p.limb(pairs(f"{side * 6} -46 {side * 8} -24 {side * 8} -3"), (9, 7, 7), shell, gloss=0.5)
        p.limb(pairs(f"{side * 13} -76 {side * 19} -58 {side * 15} -40"), (7, 6, 5), shell,
               gloss=0.5)  # fmt: skip
        p.part(circle(side * 13, -77, 6), "#8C98A2", 3, 0.7)
    p.part(bend("-13 -82!, 13 -82!, 10 -60, 8 -46!, -8 -46!, -10 -60"), shell, 5, 0.6, 1)
    p.flat(rect(-5, -72, 10, 14, 2), "#3A444E", 0.9)
    p.part(rect(-3, -88, 6, 8), "#59616B", 2, 0.4)
    p.part(half("0 -110, 8 -108, 10 -98, 8 -88!, 0 -86"), shell, 4, 0.7, 1)
    p.flat(rect(-7.4, -101, 15, 5.4, 2), "#11161C")
    for x in (-4, 4):
        p.flat(circle(x, -98.4, 1.9), "#7FE0FF")


def six_2() -> Land:
    """Paint a corridor with a white droid at every door."""
    p = field(WIDE, 222)
    p.sky("#14181E", "#2A323C", 480, None, haze="#3E4A58")
    cx, cy = 470, 168

    def frame(k: float) -> tuple[float, float, float, float]:
        return cx - 560 * k, cy - 250 * k, cx + 560 * k, cy + 330 * k

    steps = (1.1, 0.8, 0.58, 0.42, 0.3, 0.215, 0.155, 0.11)
    for i, (a, b) in enumerate(zip(steps, steps[1:])):
        l0, t0, r0, f0 = frame(a)
        l1, t1, r1, f1 = frame(b)
        for d, tone in (
            (f"{l0} {t0} {r0} {t0} {r1} {t1} {l1} {t1}", "#2A313A"),
            (f"{l0} {f0} {r0} {f0} {r1} {f1} {l1} {f1}", "#404A55"),
            (f"{l0} {t0} {l1} {t1} {l1} {f1} {l0} {f0}", "#5C6873"),
            (f"{r0} {t0} {r1} {t1} {r1} {f1} {r0} {f0}", "#333C46"),
        ):
            with p.through("#9AB0C0", 0.055 * i):
                p.part(area(d), tone, 5, 0.25, 0.6, 0)
        y0, y1 = f0 - (f0 - t0) * 0.30, f1 - (f1 - t1) * 0.30
        p.line([(l0, y0), (l1, y1)], "#C94A3A", 5 * a + 0.6, 0.8)
        p.line([(r0, y0), (r1, y1)], "#8E342A", 5 * a + 0.6, 0.8)
        mid = (t0 + t1) / 2
        near, far = a * 0.94, b * 1.06
        top, low = t0 + (t1 - t0) * 0.16, t1 - (t1 - t0) * 0.16
        p.flat(area(f"{cx - 74 * near} {top} {cx + 74 * near} {top} {cx + 74 * far} {low} "
                    f"{cx - 74 * far} {low}"), "#DCEEF8", 0.9)  # fmt: skip
        p.glow(cx, mid, 200 * a, "#BCD8E8", 0.22)
    left, top, right, floor = frame(steps[-1])
    p.part(rect(left, top, right - left, floor - top, 3), "#7A8894", 5, 0.5, 0.8)
    p.line([(cx, top), (cx, floor)], "#1B2128", 3)
    for k in (0.19, 0.27, 0.38, 0.54, 0.78):
        left, _, right, foot = frame(k)
        for x, mirrored in ((left + 150 * k, False), (right - 150 * k, True)):
            high = 365 * k
            put(p, _droid, x, foot - 34 * k, high, 0.30 * (1 - k), mirrored, "#9AB0C0")
            for side in (-4, 4):
                p.glow(x + side * high / 100, foot - 34 * k - 0.984 * high, high * 0.09, "#7FE0FF",
                       0.6)  # fmt: skip
    return done(p, 0.4, 0.02)


def six_3() -> Land:
    """Paint a thumb on a beacon that is already calling."""
    p = room(NARROW, 223, "#120E12", "#2A1A1C")
    p.glow(310, 190, 420, "#FF3A26", 0.35)
    for r in (150, 216, 290):
        loop(p, 310, 176, r, "#FF7A5E", 5, 0.75 - r / 520)
    with p.rimmed(2.6, 0.95, "#FFC9B8"):
        p.part(bend("214 480!, 206 250, 226 214!, 394 214!, 414 250, 406 480!"), "#59616B", 22,
               0.7, 1)  # fmt: skip
        p.part(rect(238, 262, 144, 150, 14), "#262B31", 10, 0.5)
        p.part(ellipse(310, 206, 84, 30), "#7C868F", 12, 0.9, 1)
    p.part(ellipse(310, 196, 62, 20), "#3A1512", 6, 0.4)
    p.part(bend("254 194!, 256 160, 310 146, 364 160, 366 194!, 310 208"), "#FF3E28", 22, 1, 1, 0)
    p.glow(310, 176, 190, "#FF5A3A", 0.9)
    for y in (286, 312, 338):
        for x in (262, 292, 322, 352):
            p.part(circle(x, y, 9), "#4A525B", 5, 0.7)
    with p.rimmed(2.6, 0.95, "#FFC9B8"), p.through(DARK, 0.22):
        glove = "#4A3A30"
        p.part(bend("640 60!, 640 330!, 520 318, 452 280, 448 220, 470 150, 540 90"), glove, 34,
               0.1)  # fmt: skip
        for y, reach in ((214, 426), (256, 420), (298, 428)):
            p.limb([(520, y + 8), (reach + 34, y + 16), (reach, y + 2), (reach - 4, y - 4)],
                   (44, 40, 36, 30), glove, gloss=0.12)  # fmt: skip
        p.limb(pairs("560 132 470 116 396 122 338 150"), (56, 50, 44, 36), lighter(glove, 0.06),
               gloss=0.15)  # fmt: skip
        p.part(ellipse(334, 146, 22, 14), lighter(glove, 0.2), 7, 0.3, shadow=0)
    p.part(rect(560, 40, 90, 300, 16), "#3C4658", 14, 0.2, 0.9)
    return done(p, 0.45, 0.04)


def _pointing(p: Stage) -> None:
    """Draw somebody who points at another."""
    company.body(p, "#343C4A", "stand", "-12 -78 -20 -64 -10 -50", "12 -78 26 -76 42 -80")
    company.head(p, "#C99A7A")
    p.limb(pairs("42 -80 52 -82"), (4, 3), "#C99A7A", shadow=0)


def six_4() -> Land:
    """Paint a clock of six parts, one of them gone, and two who shout below it."""
    p = room(NARROW, 224, "#14181E", "#2C343E")
    for x in (0, 124, 248, 372, 496):
        p.part(rect(x, -20, 122, 520, 3), "#2E3741", 6, 0.3, 0.6, 0.2, 0.06)
    cx, cy, r = 310, 178, 152
    p.part(circle(cx, cy, 176), "#4A545E", 16, 0.8, 1, 0.6)
    p.part(circle(cx, cy, 160), "#10151B", 8, 0.4)
    for i in range(6):
        points = [(cx, cy)]
        for step in range(13):
            a = math.radians(-90 + i * 60 + 2.4 + step * (60 - 4.8) / 12)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        d = area(" ".join(f"{x} {y}" for x, y in points))
        if i == 0:
            p.part(d, "#2A1F1E", 4, 0.1, 0.3, 0)
        else:
            p.part(d, "#F0A94A", 7, 0.5, 0.6, 0)
    p.glow(cx - 20, cy + 20, 230, "#FFB45E", 0.35)
    for i in range(60):
        a = math.radians(i * 6)
        far = 139 if i % 10 else 128
        p.line([(cx + far * math.cos(a), cy + far * math.sin(a)),
                (cx + 149 * math.cos(a), cy + 149 * math.sin(a))], "#2A1A10", 2, 0.6)  # fmt: skip
    a = math.radians(-30)
    with p.rimmed(2, 0.9):
        p.limb(
            [
                (cx - 26 * math.cos(a), cy - 26 * math.sin(a)),
                (cx + 136 * math.cos(a), cy + 136 * math.sin(a)),
            ],
            (13, 5),
            "#E8EEF2",
            gloss=1,
        )
        p.part(circle(cx, cy, 17), STEEL, 8, 1, 1)
    light = "#FFE0B0"
    put(p, _pointing, 150, 560, 300, 0.6, color=light)
    put(p, _horned, 486, 570, 318, 0.6, color=light)
    return done(p, 0.4, 0.05)


def six_5() -> Land:
    """Paint a cell door with a slot, and two eyes that have a price."""
    p = room(NARROW, 225, "#161B21", "#2E3740")
    p.part(rect(60, -30, 500, 540, 6), "#333D47", 10, 0.4, 0.8, 0.4, 0.06)
    p.part(rect(96, -30, 428, 540, 10), "#56626D", 16, 0.6, 1, 0.7, 0.07)
    for y in (26, 330, 372):
        p.part(rect(96, y, 428, 20, 3), "#424D57", 6, 0.5, 0.8)
    for x in (118, 502):
        for y in (80, 150, 220, 290):
            p.part(circle(x, y, 9), "#7C8994", 5, 0.9, 1)
    p.part(rect(150, 94, 320, 170, 14), "#3A444E", 12, 0.7, 1)
    p.flat(rect(172, 116, 276, 126, 6), "#060709")
    slot = p.mask(rect(172, 116, 276, 126, 6))
    with p.inside(slot):
        skin = "#5E7C6E"
        with p.through("#07090B", 0.35):
            with p.at(312, 186):
                p.part(half("0 -150, 84 -110, 104 -10, 86 110!, 0 130"), skin, 40, 0.15, 0.6)
                p.part(bend("-92 -26!, -50 -48, -14 -26!, -20 -16, -50 -32, -84 -16"),
                       darker(skin, 0.35), 5, 0.1)  # fmt: skip
                p.part(bend("14 -30!, 52 -56, 94 -36!, 86 -24, 52 -42, 20 -20"),
                       darker(skin, 0.35), 5, 0.1)  # fmt: skip
                p.part(bend("-12 -10, 0 -16, 12 -10, 20 44!, 0 60, -20 44!"), lighter(skin, 0.1),
                       12, 0.1, 0.6)  # fmt: skip
        for x, y in ((262, 184), (362, 180)):
            p.flat(bend(f"{x - 36} {y + 2}!, {x - 4} {y - 20}, {x + 36} {y}!, {x} {y + 18}"),
                   "#EDE6CF")  # fmt: skip
            p.part(circle(x + 6, y - 1, 15), "#D89A2E", 7, 1, 0.4, 0)
            p.flat(circle(x + 6, y - 1, 7.4), "#120C06")
            p.flat(circle(x + 1, y - 6, 4), "#FFFFFF")
            p.flat(bend(f"{x - 38} {y - 2}!, {x - 4} {y - 26}, {x + 38} {y - 4}!, {x + 4} "
                        f"{y - 14}, {x - 20} {y - 8}"), darker(skin, 0.45))  # fmt: skip
        p.flat(area("172 116 448 116 448 136 172 150"), "#000000", 0.5)
        for x in (218, 312, 406):
            p.rod([(x, 112), (x, 246)], "#4A545E", 10, gloss=0.8)
    p.line(pairs("172 242 448 242"), "#AEBBC6", 3, 0.8)
    p.part(rect(540, 176, 46, 76, 8), "#20262C", 6, 0.5)
    p.lamp(563, 198, 8, RED)
    return done(p, 0.5, 0.02)


# --- the square -----------------------------------------------------------------------------------


def square_1() -> Land:
    """Paint a square full of white shells, seen through the one window."""
    p = field(WIDE, 231)
    p.sky("#7A6E70", "#F0BE88", 230, (250, 84, 44), "#FFF0D0", 0.1)
    wall = "#9A7C64"
    with p.through(p.haze, 0.2):
        p.house(120, 250, 190, 130, wall, windows=3)
        p.house(330, 244, 150, 96, wall, dome=True)
        p.house(520, 244, 170, 110, mix(wall, "#A88A6A", 0.4), windows=3)
        p.house(700, 252, 190, 160, wall, windows=3)
    p.plain(240, "#6A4E3C", "#D2A87C", 0.06)
    p.dust(246, 30, 0.4)
    for row, (y, high, count) in enumerate(((270, 52, 13), (290, 66, 11), (320, 88, 9))):
        for i in range(count):
            x = 150 + (640 / (count - 1)) * i + (row % 2) * 14
            put(p, lambda q: company.trooper(q, "wide"), x, y, high, 0.22, x > 470, p.haze)
    p.dust(300, 40, 0.22)
    for x, high, mirrored in ((250, 128, False), (390, 134, False), (560, 134, True),
                              (700, 128, True)):  # fmt: skip
        stand(p, lambda q: company.trooper(q, "wide"), x, 372, high, share=0.15, mirror=mirrored,
              right=0.6)  # fmt: skip
    dark = "#241B18"
    hole = rect(-20, -20, 980, 520) + bend("150 380!, 150 110, 236 34, 470 16, 704 34, 790 110, "
                                          "790 380!")  # fmt: skip
    p.part(hole, dark, 26, 0.08, 0.9, 0, 0.06)
    p.part(rect(120, 364, 700, 40, 4), "#4A382E", 10, 0.1, 1)
    p.rod(pairs("470 14 470 368"), "#2A201C", 15, gloss=0.2)
    p.glow(470, 240, 420, "#FFD8A0", 0.16)
    put(p, lambda q: company.mandalorian(q, "stand", right="12 -78 20 -70 16 -92"), 66, 500, 420,
        0.5)  # fmt: skip
    with p.rimmed(2, 0.9), p.at(132, 108, 2.4, -84):
        company.gun(p, 0, 0, 0, 14)
    put(p, lambda q: company.body(q, "#4A5A58", "stand", "-12 -78 -18 -62 -12 -48",
                                  "12 -78 20 -70 14 -94") or company.head(q, "#3A2A24"), 876, 500,
        410, 0.5, True)  # fmt: skip
    with p.rimmed(2, 0.9), p.at(812, 112, 2.2, -84):
        company.gun(p, 0, 0, 0, 24)
    return done(p, 0.5)


def square_2() -> Land:
    """Paint a cape as large as a sail, and the list that its owner reads from."""
    p = field(WIDE, 232)
    p.sky("#6A5E66", "#F0B880", 300, (690, 120, 62), "#FFF0D0", 0.12)
    wall = "#8C7260"
    with p.through(p.haze, 0.2):
        p.house(560, 316, 240, 130, wall, windows=3)
        p.house(60, 316, 170, 120, wall, dome=True)
        p.house(810, 322, 190, 170, wall, windows=3)
    p.plain(308, "#3A2A22", "#C49A70", 0.07)
    p.dust(310, 30, 0.5)
    for x, y, high, mirrored in ((520, 344, 84, False), (584, 342, 80, False), (648, 340, 78, True),
                                 (716, 342, 82, True), (786, 348, 92, True), (866, 358, 108, True),
                                 (40, 350, 96, False), (108, 342, 82, False)):  # fmt: skip
        stand(p, lambda q: company.trooper(q, "stand", False), x, y, high, p.haze, 0.2,
              mirror=mirrored, right=0.7)  # fmt: skip
    p.dust(352, 26, 0.3)
    dark = "#121318"
    with p.rimmed(3, 0.95, "#FFE2B8"):
        p.part(
            bend(
                "398 186!, 420 250, 470 300, 550 296, 640 250, 712 232!, 690 300, 708 360, "
                "664 440!, 600 410, 540 470, 500 520!, 380 520!"
            ),
            "#8E2A22",
            22,
            0.12,
        )
        p.part(bend("176 520!, 216 330, 262 178!, 330 140, 398 176!, 412 260, 440 330, 430 420, "
                    "452 520!"), dark, 20, 0.15)  # fmt: skip
        p.part(bend("394 178!, 424 246, 474 290, 552 284, 636 236, 716 220!, 712 234!, 644 262, "
                    "556 312, 468 316, 414 262"), dark, 7, 0.3)  # fmt: skip
    for text in ("262 210 246 340 222 500", "300 176 302 330 288 520", "352 170 372 330 376 520"):
        p.line(pairs(text), "#000000", 4, 0.35)
    for knots in ("440 300, 480 372, 470 480", "500 318, 560 366, 556 440", "580 304, 630 336, "
                  "640 412", "640 268, 676 300, 680 352"):  # fmt: skip
        p.line(flatten(curve(knots))[0], "#3E0F0C", 5, 0.5)
    with p.rimmed(2.6, 0.95, "#FFE2B8"):
        p.part(bend("252 196!, 268 160, 300 148, 360 148, 392 160, 408 196!, 366 182, 330 190, "
                    "294 182"), "#2B3038", 9, 0.7)  # fmt: skip
        p.part(ellipse(330, 108, 34, 42), "#6E4632", 15, 0.1)
        p.part(bend("294 116!, 294 78, 312 60, 332 56, 352 60, 367 80, 366 116!, 356 130, 304 130"),
               "#17120F", 10, 0.15)  # fmt: skip
        p.limb(pairs("398 190 462 232 486 178"), (38, 30, 22), "#23272E", gloss=0.3)
        p.part(circle(488, 168, 14), "#17181C", 6, 0.3)
    with p.at(520, 128, 1, 12):
        p.glow(0, 0, 150, "#8FE0F0", 0.8)
        p.part(rect(-40, -56, 80, 112, 8), "#2A323A", 6, 0.7, 1)
        p.flat(rect(-32, -48, 64, 96, 4), "#BFF0FA")
        for i, wide in enumerate((46, 34, 50, 40, 28)):
            p.flat(rect(-25, -40 + i * 18, wide, 7, 3), "#1E5A6A", 0.9)
    return done(p, 0.5)


def _asleep(p: Stage) -> None:
    """Draw The Child asleep around (0, 0), some 190 wide with its ears."""
    for side in (-1, 1):
        p.part(bend(f"{side * 28} -6!, {side * 58} -12, {side * 98} 20!, {side * 66} 26, "
                    f"{side * 30} 20!"), SKIN, 8, 0.1)  # fmt: skip
        p.flat(bend(f"{side * 38} 0!, {side * 58} -2, {side * 86} 18!, {side * 60} 18, "
                    f"{side * 38} 12!"), "#C98F7A", 0.75)  # fmt: skip
    p.part(half("0 -40, 24 -37, 41 -14, 41 12, 28 32, 10 40, 0 40"), SKIN, 20, 0.12)
    for side in (-1, 1):
        x = side * 19
        p.flat(ellipse(x, 4, 14, 10), darker(SKIN, 0.25), 0.5)
        p.line([(x - 13, 5), (x - 6, 10), (x + 2, 11), (x + 9, 9), (x + 13, 4)],
               darker(SKIN, 0.75), 3)  # fmt: skip
        p.line([(x - 11, -8), (x, -12), (x + 12, -8)], darker(SKIN, 0.3), 1.8, 0.7)
    p.flat(ellipse(0, 17, 4, 2.6), darker(SKIN, 0.45))
    p.flat(ellipse(0, 27, 5, 3.6), darker(SKIN, 0.6))
    for y in (-24, -30):
        p.line(pairs(f"-13 {y} 0 {y - 3} 14 {y}"), darker(SKIN, 0.3), 1.8, 0.7)


def square_3() -> Land:
    """Paint The Child asleep in a satchel, whatever is said outside."""
    p = room(NARROW, 233, "#1C1614", "#4A3426")
    for x, tone in ((0, 0.5), (210, 0.4), (420, 0.3)):
        p.part(rect(x, -20, 206, 400, 2), mix("#3A2C24", "#5A4434", tone), 5, 0.05, 0.4, 0.2)
    p.glow(310, 190, 300, "#FFD9A0", 0.6)
    p.part(area("-20 352 640 338 640 500 -20 500"), "#4E3A2C", 12, 0.1, 1)
    bag = "#8A6A46"
    for text in ("128 256, 92 160, 104 70, 170 -30", "492 256, 532 160, 522 70, 452 -30"):
        way = flatten(curve(text))[0]
        p.limb(way, [20] * len(way), "#5E442E", gloss=0.2)
    with p.shadow(398, 0.5, 0.06, 0.5, 5):
        p.part(rect(120, 200, 380, 200, 30), SOOT)
    p.part(bend("112 232!, 190 196, 310 186, 430 196, 508 232!, 494 268, 126 268"), "#3A2A1E", 8)
    p.part(bend("160 262, 200 214, 310 200, 420 214, 460 262, 310 290"), "#C9B08A", 20, 0.05, 0.6)
    with p.rimmed(2.4, 0.9), p.at(312, 196, 1.62, 8):
        _asleep(p)
    p.part(bend("176 300, 220 262, 312 280, 410 258, 446 300, 312 330"), "#D8C29C", 18, 0.05, 0.7)
    with p.rimmed(2.4, 0.9):
        p.part(bend("104 238!, 190 280, 310 292, 430 280, 516 238!, 520 330, 486 404!, 310 416, "
                    "134 404!, 100 330"), bag, 26, 0.12, 1)  # fmt: skip
    for x in (188, 420):
        p.part(rect(x, 276, 24, 122, 4), "#5E442E", 6, 0.2)
        p.part(rect(x - 5, 330, 34, 28, 4), "#B59A5E", 6, 0.9)
    p.line([(x, 300 + 8 * math.sin((x - 110) / 400 * math.pi)) for x in range(124, 500, 12)],
           "#D2B486", 2, 0.5)  # fmt: skip
    return done(p, 0.45, 0.07)


def square_4() -> Land:
    """Paint a grate in a floor, and the river of fire below it."""
    p = room(NARROW, 234, "#1A1412", "#3A2620", "#5A3020")
    p.part(area("-20 -20 640 -20 640 130 -20 130"), "#2E2320", 6, 0.05, 0.4, 0)
    p.part(rect(40, -20, 150, 136, 4), "#43322A", 8, 0.1, 0.8)
    p.part(rect(420, -20, 190, 120, 4), "#3E2E28", 8, 0.1, 0.8)
    p.part(area("-20 130 640 130 640 500 -20 500"), "#4E3A30", 4, 0.05, 0.3, 0)
    for y in (162, 206, 268, 350):
        p.line([(0, y), (620, y)], "#2A1D18", 3, 0.7)
    for i in range(-6, 14):
        p.line([(310 + (i - 3) * 52, 130), (310 + (i - 3) * 108, 480)], "#2A1D18", 2.4, 0.6)
    hole = "176 168 444 168 512 388 108 388"
    p.part(area("164 158 456 158 530 402 90 402"), "#5E5A58", 9, 0.7, 1)
    p.flat(area(hole), "#3A0E08")
    inside = p.mask(area(hole))
    with p.inside(inside):
        p.part(bend("60 420!, 100 300, 220 250, 330 250, 440 210, 540 160!, 640 300, 560 440!"),
               "#E4552B", 24, 0.1, 0.2, 0, 0.08)  # fmt: skip
        p.flat(bend("120 420!, 170 322, 270 284, 380 280, 500 220!, 520 330, 420 430!"), "#FF9A3A",
               0.9)  # fmt: skip
        p.flat(bend("190 420!, 240 346, 330 318, 420 312, 520 260!, 500 350, 340 430!"), "#FFE08A",
               0.95)  # fmt: skip
        p.glow(320, 330, 260, "#FF7A2A", 0.8)
    for i in range(8):
        t = (i + 0.5) / 8
        x0, x1 = 176 + 268 * t, 108 + 404 * t
        p.limb([(x0, 164), (x1, 394)], (9, 15), "#37312F", gloss=0.5, rim=0.8)
    for t in (0.28, 0.66):
        y = 168 + 220 * t
        p.rod([(176 - 68 * t, y), (444 + 68 * t, y)], "#37312F", 10, gloss=0.5)
    p.glow(310, 250, 420, "#FF6A2A", 0.45)
    for i in range(38):
        x = 310 + 210 * math.sin(i * 2.4) * (0.4 + (i % 5) * 0.14)
        y = 330 - (i * 53) % 330
        p.glow(x, y, 14, "#FF8A3A", 0.7)
        p.flat(circle(x, y, 1.6 + i % 3 * 0.8), "#FFE2A8")
    return done(p, 0.4, 0.08)


def square_5() -> Land:
    """Paint the shadow of a fighter on the square, and a droid that has begun to cut."""
    p = field(NARROW, 235)
    p.sky("#5E5660", "#E0A878", 170, (120, 70, 36), "#FFF0D0", 0.12)
    wall = "#8C7260"
    with p.through(p.haze, 0.2):
        p.house(30, 186, 150, 90, wall, windows=3)
        p.house(420, 186, 210, 120, wall, windows=3)
    p.plain(176, "#8A6A50", "#D2A87C", 0.06)
    p.dust(178, 24, 0.4)
    for x, y, high in ((90, 216, 56), (150, 210, 52), (470, 210, 52), (530, 216, 56),
                       (590, 226, 64)):  # fmt: skip
        put(p, lambda q: company.trooper(q, "wide"), x, y, high, 0.15, x > 310, p.haze)
    with p.rimmed(2, 0.9, "#FFE2B8"), p.through(DARK, 0.35), p.at(318, 66, 1.15, -8):
        company.fighter(p)
    with p.at(330, 240, 1.16):
        for side in (-1, 1):
            p.flat(area(f"{side * 44} -9 {side * 120} -15 {side * 120} 13 {side * 44} 8"),
                   "#1E1614", 0.6)  # fmt: skip
            p.flat(area(f"{side * 112} -34 {side * 178} -22 {side * 186} 20 {side * 120} 36"),
                   "#1E1614", 0.6)  # fmt: skip
        p.flat(ellipse(0, 0, 64, 20), "#1E1614", 0.6)
    dark = "#211815"
    p.part(rect(-20, -20, 660, 520) + rect(30, 18, 560, 262, 16), dark, 16, 0.08, 0.9, 0)
    p.part(rect(14, 272, 592, 22, 4), "#4A382E", 7, 0.1, 1)
    p.part(area("-20 330 640 330 640 500 -20 500"), "#33261F", 6, 0.05, 0.6)
    p.glow(396, 356, 300, "#9CD8FF", 0.5)
    put(p, _cutter, 226, 400, 286, 0.2)
    p.glow(400, 356, 90, "#DFF4FF", 0.9)
    p.sparks(400, 356, 118, 52, "#FFC078", 7)
    p.flat(circle(400, 356, 8), "#FFFFFF")
    return done(p, 0.4, 0.05)


def _cutter(p: Stage) -> None:
    """Draw the droid on one knee with a torch at the floor."""
    company.assassin_droid(p, "kneel", "-9 -80 8 -60 36 -48", "9 -80 30 -64 46 -44", 13)
    p.rod(pairs("40 -34 59 -17"), SOOT, 4.4, gloss=0.7)
    with p.at(42, -33, 1, 40):
        p.part(rect(-9, -5, 18, 10, 3), "#A5803F", 3, 0.7)


PANELS = {
    make.__name__: make
    for make in (
        six_1, six_2, six_3, six_4, six_5,
        square_1, square_2, square_3, square_4, square_5,
    )
}  # fmt: skip
