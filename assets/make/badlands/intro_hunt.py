"""The intros of the first two missions: five panels each."""

from __future__ import annotations

import math

from svgkit import area, bend, circle, darker, ellipse, lighter, mix, pairs, rect

from badlands import company
from badlands.lamp import STEEL, Stage
from badlands.land import Land
from badlands.missions import stand
from badlands.panels import (
    DARK,
    NARROW,
    RED,
    SOOT,
    WIDE,
    loop,
    bar,
    block,
    done,
    field,
    fob,
    palm,
    put,
    rifleman_on,
    room,
    small_hand,
)

# --- the asset ------------------------------------------------------------------------------------


def _client(p: Stage) -> None:
    """Draw an old man in a heavy coat, one arm stretched over a desk."""
    company.body(p, "#4A4038", "stand", "-14 -78 -24 -62 -18 -46", "14 -78 24 -64 16 -50", wide=16)
    company.head(p, "#B08468", 0, -93, 8)
    p.part(bend("-8 -93!, -8.4 -101, -4 -104.6, 4 -104.6, 8.4 -101, 8 -93!, 6 -98.6, 0 -100, "
                "-6 -98.6"), "#D8D4CA", 1.6, 0.2)  # fmt: skip
    p.part(area("-3 -84 3 -84 8 -70 0 -64 -8 -70"), "#2A2422", 2, 0.2, shadow=0)
    p.part(circle(0, -66, 4.4), "#C9A45A", 2, 1, 1, 0)


def _desk(p: Land, at: float, wood: str = "#6A4C34") -> None:
    """Paint a desk from its far edge down."""
    p.part(rect(-20, at, 980, 300), wood, 7, 0.15, 1, 0.6, 0.07)
    for y in (at + 26, at + 70, at + 132):
        p.line([(x, y + 2.4 * math.sin(x / 90 + y)) for x in range(-10, 951, 15)], "#33241A", 2,
               0.4)  # fmt: skip


def asset_1() -> Land:
    """Paint a dish on a desk with a fob that blinks, and whose desk it is."""
    p = room(WIDE, 201, "#161415", "#40301F")
    p.part(rect(214, -20, 512, 240, 8), "#2A221C", 8, 0.2)
    p.flat(rect(230, -20, 480, 228), "#E9C48A")
    p.glow(470, 90, 300, "#FFF0CC", 0.35)
    for y in range(-6, 204, 22):
        p.flat(rect(230, y, 480, 8), "#5A4430", 0.9)
        p.flat(rect(230, y + 8, 480, 2), "#FFF0D0", 0.6)
    for x, mirrored in ((292, False), (652, True)):
        put(p, lambda q: company.trooper(q, "stand", False, shell="#8C8A84"), x, 322, 226, 0.55,
            mirrored)  # fmt: skip
    put(p, _client, 470, 356, 316, 0.42)
    _desk(p, 244)
    with p.shadow(352, 0.5, 0.06, 0.55, 4):
        p.part(ellipse(470, 312, 176, 44), SOOT)
    p.part(bend("286 298!, 654 298!, 622 342, 540 364, 400 364, 318 342"), "#A8714A", 20, 0.2, 0.9)
    p.part(ellipse(470, 298, 186, 46), "#B87E54", 9, 0.2, 1, 0)
    p.flat(ellipse(470, 300, 166, 37), "#3E261A")
    p.flat(ellipse(470, 310, 130, 25), "#5A3826", 0.8)
    with p.rimmed(2, 0.9), p.at(458, 282, 1.12, -9):
        fob(p)
    p.glow(532, 270, 120, RED, 0.25)
    for r in (46, 78, 112):
        loop(p, 532, 270, r, "#FF8A70", 3, 0.7 - r / 260)
    return done(p, 0.5)


def asset_2() -> Land:
    """Paint a ship that comes down on a slope where others have stayed."""
    p = field(WIDE, 202)
    p.sky("#7F9CAE", "#F6E0B2", 320, (196, 112, 58))
    for x, w, h, far in ((90, 170, 110, 0.74), (700, 220, 150, 0.66), (880, 150, 90, 0.72),
                         (420, 120, 60, 0.8)):  # fmt: skip
        p.mesa(x, 322, w, h, "#9A6E4C", far)
    p.hills(p.crest(318, 6, 7), "#B48A5E", 0.55, 0.06, 0.4)
    p.plain(328, "#9A7448", "#E4C48E", 0.07)
    p.dust(326, 40, 0.65)
    p.flat(ellipse(560, 352, 130, 13), "#4A3626", 0.5)
    for x, r in ((486, 76), (560, 96), (640, 80)):
        p.glow(x, 346, r, "#FFF0D0", 0.35)
    put(p, company.gunship, 560, 216, 112, 0.36)
    for x in (516, 560, 604):
        p.flat(area(f"{x - 4} 230 {x + 4} 230 {x + 13} 332 {x - 13} 332"), "#FFF6E0", 0.28)
    p.dust(346, 22, 0.5)
    p.vaporator(880, 372, 110)
    p.part(bend("-20 520!, -20 318, 120 330, 330 392, 620 428, 960 404, 960 520!"), "#7E5C3C", 20,
           0.05, 1, 0.3, 0.08)  # fmt: skip
    for i, (x, h) in enumerate(((96, 70), (134, 96), (176, 110), (220, 104), (262, 84))):
        y = 352 + i * 13
        curve = [(math.radians(200 + 13 * k), k) for k in range(10)]
        p.limb([(x + 30 + 44 * math.cos(a), y + 6 + h * 1.05 * math.sin(a)) for a, _ in curve],
               [12 - 0.9 * k for _, k in curve], "#DCCBA8", gloss=0.2, rim=1,
               shadow=0.5)  # fmt: skip
    with p.shadow(404, 0.9, 0.12, 0.5, 3), p.at(770, 396, 1.1, 24):
        company.gunship(p)
    with p.rimmed(2, 0.9), p.through("#7A5638", 0.62), p.at(770, 404, 1.15, 24):
        company.gunship(p)
    p.hills(p.crest(412, 9, 37, 0.4), "#6E4E34", 0.0, 0.08, 0.6)
    return done(p, 0.5)


def asset_3() -> Land:
    """Paint the compound from above: a rifle on every roof, and one cold door."""
    p = field(NARROW, 203)
    p.sky("#D8B47C", "#D8B47C", 10, None, haze="#E8CFA0")
    p.plain(-30, "#8A6442", "#DDBB86", 0.10)
    clay = "#BF9262"
    block(p, 330, 116, 330, 300, 26, clay)
    p.part(area("336 96 620 -18 350 -130 60 -16"), "#B98F5E", 2, 0.05, 0.2, 0, 0.08)
    block(p, 150, 120, 130, 110, 74, clay)
    block(p, 520, 132, 150, 120, 92, mix(clay, "#A87850", 0.4))
    block(p, 330, 210, 150, 140, 80, lighter(clay, 0.08))
    door = area("238 196 278 213 278 160 258 138 238 146")
    p.flat(door, "#3E5A66")
    p.flat(area("244 195 273 207 273 163 257 146 244 151"), "#D6F2F8")
    p.glow(258, 180, 100, "#8FE0F4", 1.0)
    p.flat(area("238 198 280 216 230 262 176 232"), "#BFEAF2", 0.28)
    block(p, 118, 300, 120, 120, 62, mix(clay, "#A87850", 0.3))
    block(p, 520, 320, 130, 150, 70, clay)
    block(p, 300, 412, 150, 120, 54, mix(clay, "#8C6644", 0.3))
    for x, y, high, mirrored in ((152, 26, 46, True), (530, 18, 48, False), (340, 98, 54, True),
                                 (116, 216, 58, True), (512, 216, 64, False),
                                 (310, 332, 74, False)):  # fmt: skip
        rifleman_on(p, x, y, high, mirrored)
    p.dust(20, 60, 0.35)
    return done(p, 0.5)


def asset_4() -> Land:
    """Paint hunter and droid back to back, and guns on both sides."""
    p = field(NARROW, 204)
    p.sky("#7C8A92", "#F2CE92", 350, (310, 176, 96), "#FFF0CC")
    p.mesa(80, 352, 130, 90, "#8A5E44", 0.62)
    p.mesa(560, 352, 150, 120, "#8A5E44", 0.58)
    p.plain(354, "#4A3424", "#D2A672", 0.09)
    p.dust(352, 40, 0.6)
    for x, y, high, mirrored in ((46, 374, 92, False), (116, 366, 78, False), (574, 374, 92, True),
                                 (508, 366, 78, True)):  # fmt: skip
        stand(p, lambda q: company.rifleman(q, "#5A4230", "#6E5238"), x, y, high, p.haze, 0.3,
              mirror=mirrored)  # fmt: skip
    p.dust(378, 22, 0.5)
    high = 318
    stand(p, lambda q: company.mandalorian(q, "wide", right="12 -78 27 -76 42 -78", cape=-20), 258,
          424, high, share=0.34, mirror=True)  # fmt: skip
    stand(p, lambda q: company.assassin_droid(q, "wide", "-9 -80 8 -72 26 -74",
                                              "9 -80 26 -78 42 -78"), 366, 424, high,
          share=0.34)  # fmt: skip
    with p.rimmed(1.8, 0.9), p.at(124, 178, -2.6):
        company.gun(p, 0, 0, 0, 16)
    with p.rimmed(1.8, 0.9), p.at(500, 176, 2.6):
        company.gun(p, 0, 0, 0, 26)
    p.bolt((92, 174), (-10, 182), "#8FE0F0", 4)
    p.bolt((566, 172), (640, 176), RED, 4)
    p.bolt((70, 300), (226, 262), RED, 3)
    p.bolt((552, 296), (430, 262), RED, 3)
    p.sparks(88, 174, 26, 10, "#CFF4FF", 3)
    return done(p, 0.35)


def asset_5() -> Land:
    """Paint a vault door with one round pane, and a very small hand behind it."""
    p = room(NARROW, 205, "#14181D", "#2A3038")
    for x in (0, 520):
        p.part(rect(x - 20, -20, 130, 520, 4), "#2E363F", 8, 0.4, 0.7, 0, 0.06)
    p.part(circle(310, 204, 232), "#3A444E", 20, 0.5, 1, 0.6, 0.06)
    p.part(circle(310, 204, 204), "#1A1F25", 8, 0.4)
    p.part(circle(310, 204, 194), "#5E6A75", 26, 0.8, 1, 0.6, 0.06)
    for i in range(12):
        a = math.radians(15 + i * 30)
        p.part(circle(310 + 162 * math.cos(a), 204 + 162 * math.sin(a), 13), "#7C8994", 7, 0.9, 1)
    for turn in (45, 135, 225, 315):
        with p.at(310, 204, 1, turn):
            p.part(rect(96, -17, 112, 34, 8), "#4A545E", 9, 0.8, 1)
    p.part(circle(310, 204, 122), "#38424B", 12, 0.7, 1)
    p.flat(circle(310, 204, 101), "#F6C77A")
    p.glow(300, 190, 150, "#FFF2CC", 0.5)
    disc = p.mask(circle(310, 204, 101))
    with p.inside(disc):
        p.glow(310, 204, 120, "#FFE9B8", 0.35)
        with p.at(312, 214, 1.28, 6):
            small_hand(p, "#4A2C18", 0.92)
    p.glow(310, 300, 300, "#FFC878", 0.28)
    p.part(rect(556, 168, 52, 84, 8), "#20262C", 6, 0.5)
    p.lamp(582, 192, 9, RED)
    for y in (216, 230):
        p.flat(rect(566, y, 32, 7, 2), "#56626D")
    return done(p, 0.5, 0.04)


# --- a promise broken -----------------------------------------------------------------------------


def _doctor(p: Stage) -> None:
    """Draw a round man in a pale coat, seen from behind."""
    company.body(p, "#A8A090", "walk", "-12 -78 -18 -62 -10 -50", "12 -78 20 -66 26 -58", wide=15)
    company.head(p, "#3A2E28", 0, -92, 7.6)
    p.part(rect(-9, -103, 18, 6, 2), "#A8A090", 2, 0.2)


def promise_1() -> Land:
    """Paint bars on a table, and the cradle on its way out of the room."""
    p = room(WIDE, 211, "#161415", "#38291F")
    p.part(rect(60, -20, 330, 236, 8), "#2A221C", 8, 0.2)
    p.flat(rect(74, -20, 302, 224), "#A8865A")
    for y in range(-6, 200, 22):
        p.flat(rect(74, y, 302, 13), "#5A4430", 0.95)
        p.flat(rect(74, y + 13, 302, 2), "#FFE6B8", 0.5)
    p.part(area("560 0 860 0 860 330 560 330"), "#232229", 10, 0.3)
    p.flat(bend("606 320!, 606 90, 640 56, 780 56, 814 90, 814 320!"), "#BFE2EA")
    p.glow(710, 180, 260, "#CFF0F8", 0.6)
    p.flat(area("606 320 814 320 900 400 520 400"), "#BFE2EA", 0.22)
    put(p, lambda q: company.trooper(q, "stand", False, shell="#8C8A84"), 574, 330, 236, 0.6, True)
    put(p, _doctor, 690, 322, 208, 0.55)
    with p.rimmed(1.8, 0.95), p.through(DARK, 0.25), p.at(770, 300, 1.9):
        company.cradle(p)
    _desk(p, 300, "#5E4634")
    p.glow(330, 280, 300, "#FFD8A0", 0.4)
    with p.shadow(392, 0.5, 0.06, 0.5, 4):
        p.part(rect(92, 318, 560, 70, 8), SOOT)
    for x, y, turn in ((214, 348, 1), (466, 352, -2), (206, 318, -2), (470, 322, 1), (222, 288, 2),
                       (462, 292, -1), (340, 258, -2), (336, 228, 2)):  # fmt: skip
        with p.rimmed(1.8, 0.9), p.at(x, y, 1.04, turn):
            bar(p)
    p.glow(320, 250, 170, "#FFF0D0", 0.25)
    return done(p, 0.5)


def promise_2() -> Land:
    """Paint a little ball in a glove, and the lever that it came off."""
    p = room(WIDE, 212, "#0E1118", "#1E242C")
    p.part(area("-20 -20 960 -20 960 300 700 262 240 262 -20 300"), "#0A0D16", 6, 0.1, 0.2, 0)
    for i in range(70):
        x, y = (i * 397) % 940, (i * 173) % 250
        p.flat(circle(x, y, 1 + (i % 5 == 0)), "#DCE6F4", 0.35 + 0.1 * (i % 6))
    for x in (210, 700):
        p.part(area(f"{x} -20 {x + 26} -20 {x + (40 if x < 400 else -14)} 280 "
                    f"{x + (10 if x < 400 else -44)} 280"), "#343C46", 6, 0.5, 0.8)  # fmt: skip
    p.part(area("-20 286 160 264 780 264 960 286 960 520 -20 520"), "#2C333C", 9, 0.4, 1)
    for i in range(16):
        tone = ("#E9C24A", "#5AA6E8", "#8CC25A", "#D1483A")[i % 4]
        p.lamp(340 + i % 8 * 76, 304 + i // 8 * 34, 4, tone)
    p.part(ellipse(206, 366, 96, 28), "#454F59", 8, 0.6, 1)
    p.flat(ellipse(206, 362, 70, 15), "#0C0F13")
    with p.rimmed(2.4, 0.95):
        p.rod(pairs("206 364 184 262 164 164"), "#8B97A2", 22, gloss=0.9)
        p.part(circle(193, 302, 19), "#4A545E", 9, 0.7)
    with p.rimmed(2, 0.95), p.at(160, 146, 1, -11):
        p.part(rect(-7, -24, 14, 42, 3), "#6B7681", 5, 0.9)
        for y in (-19, -11, -3, 5):
            p.line([(-7, y), (7, y - 3)], "#1B2027", 2.2, 0.9)
    for r in (36, 48):
        loop(p, 157, 118, r, "#FFE2B0", 2, 0.55)
    p.glow(560, 200, 280, "#FFDFAE", 0.45)
    with p.rimmed(2.6, 0.95), p.at(560, 300, 1.42, 8):
        palm(p, "#5A4636", 0.3)
    p.flat(ellipse(570, 300, 44, 30), "#120D0A", 0.5)
    with p.rimmed(2.4, 1):
        p.part(circle(556, 276, 41), "#B2BFCA", 34, 1.2, 1, 0.7)
    p.flat(ellipse(543, 260, 12, 9), "#FFFFFF", 0.9)
    p.flat(ellipse(568, 302, 18, 6), "#FFD8A0", 0.45)
    p.glow(550, 270, 90, "#FFF4DC", 0.3)
    return done(p, 0.45, 0.03)


def _seeker(p: Stage) -> None:
    """Draw somebody in a hood who holds a small thing up to look at it."""
    company.body(p, "#2C262E", "stand", "-12 -78 -18 -62 -12 -48", "12 -78 22 -64 26 -76")
    p.part(bend("-10 -82!, -9 -98, 1 -104, 10 -98, 11 -82!"), "#3A2E34", 4, 0.1, shadow=0.3)
    p.flat(ellipse(3, -91, 5, 7), "#120E12")
    p.part(circle(26, -79, 3.6), "#2A2226", 1.5, 0.2, shadow=0)


def promise_3() -> Land:
    """Paint a street in which every hand has a red lamp."""
    p = field(NARROW, 213)
    p.sky("#141726", "#5E4450", 330, (500, 74, 34), "#E8D6C8", 0.14, haze="#5A4450")
    wall, glow = "#4E3E48", "#FFB45E"
    for x, y, w, h, dome in ((-70, 356, 220, 250, False), (110, 330, 130, 160, True),
                             (392, 330, 140, 170, False), (490, 360, 260, 290, False)):  # fmt: skip
        with p.through(p.haze, 0.08):
            p.house(x, y, w, h, wall, dome, glow=glow, windows=3)
    p.plain(328, "#17131A", "#6A4E4A", 0.10)
    p.glow(310, 320, 190, "#FF9A5A", 0.4)
    crowd = ((250, 340, 62, False), (372, 340, 62, True), (196, 352, 84, False),
             (424, 354, 86, True), (286, 336, 46, False), (338, 336, 46, True),
             (132, 374, 120, False), (490, 378, 124, True), (60, 412, 176, False),
             (560, 416, 180, True))  # fmt: skip
    for x, y, high, mirrored in crowd:
        put(p, _seeker, x, y, high, 0.62, mirrored, rim=0.7)
        tip = x + (-1 if mirrored else 1) * high * 0.26
        at = y - high * 0.80
        p.glow(tip, at, high * 0.42, RED, 1.1)
        p.flat(circle(tip, at, max(2.2, high * 0.035)), "#FFB09A")
    for x, y in ((30, 190), (84, 190), (536, 166), (586, 166), (150, 236), (436, 236)):
        p.glow(x, y, 34, RED, 1.0)
        p.flat(circle(x, y, 3.4), "#FFB09A")
    p.dust(356, 30, 0.3, "#8A6450")
    stand(p, lambda q: company.mandalorian(q, "walk", cape=16, back=True), 310, 424, 250,
          right=0.1, down=0.3, share=0.5)  # fmt: skip
    return done(p, 0.5, 0.07)


def _at_work(p: Stage) -> None:
    """Draw a doctor who bends over something with a tool."""
    company.body(p, "#241812", "stand", "-12 -78 4 -68 22 -62", "12 -78 26 -84 34 -70", wide=15)
    company.head(p, "#241812", 6, -92, 8)
    p.rod(pairs("34 -72 40 -52"), "#241812", 2.4)


def promise_4() -> Land:
    """Paint a house by night: a wall, a gate, a door, and one window with a light."""
    p = field(NARROW, 214)
    p.sky("#0D1322", "#38405A", 380, (512, 84, 40), "#E2E8F0", 0.14, haze="#2E3650")
    for i in range(46):
        p.flat(circle((i * 211) % 620, (i * 97) % 210, 1.1), "#DCE6F4", 0.3 + 0.1 * (i % 5))
    p.mesa(90, 372, 200, 150, "#232838", 0.3)
    house = "#3A4054"
    p.part(area("150 372 150 96 470 96 470 372"), house, 8, 0.08, 0.9, 0, 0.06)
    p.part(area("470 372 470 96 540 110 540 372"), darker(house, 0.45), 5, 0.05, 0.3, 0, 0.06)
    p.part(rect(138, 80, 346, 24, 3), lighter(house, 0.12), 6, 0.1, 0.9)
    for x in (176, 402):
        p.flat(rect(x, 132, 40, 52, 6), "#151826", 0.95)
        p.line([(x, 184), (x + 40, 184)], "#6A7490", 2, 0.6)
    p.part(rect(246, 116, 134, 102, 8), "#20243A", 6, 0.2)
    p.flat(rect(254, 124, 118, 86, 4), "#FFCF7E")
    p.glow(313, 166, 190, "#FFB65A", 0.75)
    pane = p.mask(rect(254, 124, 118, 86, 4))
    with p.inside(pane):
        p.glow(330, 170, 70, "#FFF2C8", 0.6)
        with p.at(286, 250, 1.16):
            _at_work(p)
        p.flat(bend("310 191!, 341 193, 372 191!, 362 212, 320 212"), "#241812")
        for side in (-1, 1):
            ear = f"{341 + side * 3} 185!, {341 + side * 14} 181, {341 + side * 27} 184!, "
            p.flat(bend(ear + f"{341 + side * 14} 190, {341 + side * 3} 191!"), "#241812")
        p.flat(ellipse(341, 187, 8.5, 8), "#241812")
    p.line(pairs("313 124 313 210"), "#7A5230", 3)
    p.flat(bend("284 372!, 284 296, 300 276, 326 276, 342 296, 342 372!"), "#0E101A")
    p.line(pairs("313 278 313 372"), "#5A4A3A", 2.4)
    p.lamp(352, 318, 4, RED)
    p.plain(370, "#10131E", "#3E4458", 0.08)
    p.flat(area("254 376 372 376 430 430 200 430"), "#FFB65A", 0.12)
    wall = "#2A2F42"
    p.part(area("-20 404 238 398 238 470 -20 480"), wall, 9, 0.06, 0.9)
    p.part(area("388 398 640 404 640 480 388 470"), wall, 9, 0.06, 0.9)
    for x in (226, 376):
        p.part(rect(x, 372, 26, 110, 4), lighter(wall, 0.14), 7, 0.1, 1)
        p.lamp(x + 13, 366, 5, "#FFD08A")
    for x in range(260, 376, 16):
        p.rod([(x, 386), (x, 470)], "#161A26", 5, gloss=0.8)
    p.rod(pairs("254 392 376 392"), "#161A26", 6, gloss=0.8)
    for x, mirrored in ((196, False), (424, True)):
        stand(p, lambda q: company.trooper(q, "stand", False, shell="#8F95A4"), x, 400, 104,
              share=0.35, mirror=mirrored, right=0.4)  # fmt: skip
    return done(p, 0.45, 0.03)


def promise_5() -> Land:
    """Paint two boots before a gate that stands ajar."""
    p = room(NARROW, 215, "#120F14", "#2E2428")
    p.plain(300, "#17120F", "#5E4636", 0.12)
    gap = area("300 -20 352 -20 352 306 300 306")
    for x, wide in ((-20, 320), (352, 300)):
        p.part(rect(x, -20, wide, 328, 4), "#3A3338", 10, 0.4, 1, 0, 0.08)
        for y in (40, 150, 250):
            p.part(rect(x, y, wide, 24, 4), "#2A2428", 6, 0.5, 0.9)
            for i in range(5):
                p.part(circle(x + 36 + i * 62, y + 12, 6), "#8A7E78", 4, 0.9)
    p.flat(gap, "#FFD89A")
    p.glow(326, 160, 250, "#FFB45E", 0.6)
    p.flat(area("300 306 352 306 560 500 60 500"), "#FFC98A", 0.28)
    for x, mirrored in ((196, True), (440, False)):
        k = -1 if mirrored else 1
        with p.shadow(404, 0.9 * k, 0.36, 0.55, 5), p.at(x, 404, 1):
            p.part(rect(-40, -210, 80, 200), SOOT)
    for x, k in ((206, -1.0), (430, 1.0)):
        with p.rimmed(3, 0.95, "#FFE0B0"), p.through(DARK, 0.4), p.at(x, 404, k):
            _boot(p)
    with p.rimmed(3, 0.9, "#FFE0B0"), p.through(DARK, 0.5):
        p.part(bend("286 -20!, 270 70, 236 150, 226 232!, 188 206, 160 248!, 118 214, 84 250!, 62 "
                    "214, 30 226!, 70 120, 108 -20!"), "#4A4036", 16, 0.05)  # fmt: skip
        for text in ("232 -20 206 100 180 210", "186 -20 150 110 112 214", "146 -20 108 100 66 "
                     "206"):  # fmt: skip
            p.line(pairs(text), "#1C1814", 3, 0.6)
    return done(p, 0.4)


def _boot(p: Stage) -> None:
    """Draw a boot from behind, its sole at (0, 0) and some 300 high: shin, spat and heel."""
    p.part(bend("-44 -420!, 46 -420!, 40 -180, 44 -70!, -42 -70!, -38 -190"), "#5A4E42", 20, 0.1)
    p.part(bend("-42 -400!, 10 -400!, 14 -230!, -34 -210!"), STEEL, 10, 1, 1)
    for y in (-180, -130):
        p.part(rect(-46, y, 92, 18, 6), "#2E2620", 5, 0.3)
        p.part(rect(14, y - 2, 18, 22, 3), "#A89A78", 4, 0.9)
    p.part(bend("-48 -84!, 48 -84!, 60 -30, 74 -6!, -52 -6!, -54 -40"), "#3A2E26", 16, 0.25)
    p.part(rect(-56, -14, 132, 16, 5), SOOT, 4, 0.4)


PANELS = {
    make.__name__: make
    for make in (
        asset_1, asset_2, asset_3, asset_4, asset_5,
        promise_1, promise_2, promise_3, promise_4, promise_5,
    )
}  # fmt: skip
