"""Pictures of the cards that the guide deck brings: three missions, six events, four plans."""

from __future__ import annotations

from collections.abc import Callable

from svgkit import area, bend, circle, darker, ellipse, half, lighter, mix, pairs, rect

from badlands import alarms, company, missions, plans
from badlands.alarms import BOLT, CLAY, field
from badlands.lamp import STEEL, Stage
from badlands.land import Land
from badlands.missions import DARK, stand

SOOT = "#23262B"


# --- missions -------------------------------------------------------------------------------------


def _scavenger(p: Stage) -> None:
    """Draw somebody small in a large hood, with lamps for eyes."""
    p.part(half("0 -96, 22 -86, 30 -60, 28 -40, 36 0!, 0 2"), "#4A3626", 12, 0.05)
    p.flat(bend("-14 -74!, 4 -84, 22 -72!, 22 -52, 4 -44, -12 -54"), "#0E0B09")
    for x in (-2, 14):
        p.lamp(x, -64, 4, "#FFC04A")
    p.limb(pairs("-22 -44 -30 -26 -18 -18"), (12, 10, 8), "#5A432F")
    p.limb(pairs("22 -44 34 -30 30 -20"), (12, 10, 8), "#5A432F")
    p.part(rect(-16, -40, 36, 7), "#2E2118", 3, 0.2)


def the_egg() -> Land:
    """Paint an egg in a crate, and a ring of hoods that have not had breakfast."""
    p = Land(missions.WIDE, missions.HIGH, 16)
    p.sky("#54586A", "#E8B080", 520, (400, 250, 92), "#FFF0D4", 0.14)
    p.mesa(1290, 524, 380, 220, "#7A5644", 0.5)
    p.hills(p.crest(520, 10, 5), "#9A704C", 0.45, 0.06, 0.4)
    p.plain(532, "#3A2A20", "#C4966A", 0.09)
    p.dust(534, 60, 0.5)
    hull = area("900 600 930 300 1010 250 1700 250 1700 640 940 640")
    with p.through(p.haze, 0.1):
        p.part(hull, "#5E4434", 14, 0.2, 1)
    for i in range(1, 6):
        p.line([(950 + i * 120, 270), (942 + i * 120, 620)], "#33241C", 4, 0.6)
    p.part(rect(930, 606, 780, 70, 30), "#2A201C", 14, 0.3, 0.8)
    for x in (1020, 1160, 1300):
        p.flat(rect(x, 330, 60, 20, 4), "#FFB45E", 0.8)
    for x, y, h in ((260, 640, 170), (1240, 690, 190), (130, 740, 230), (1450, 790, 260)):
        stand(p, _scavenger, x, y, h, share=0.4, mirror=x > 800, right=1.1)
    p.dust(700, 60, 0.25)
    stand(p, _scavenger, 430, 800, 300, share=0.35, right=1.1)
    stand(p, _scavenger, 1190, 830, 310, share=0.35, mirror=True, right=1.1)
    p.glow(800, 690, 330, "#FFD8A0", 0.6)
    with p.shadow(850, 1.2, 0.3, 0.5, 4):
        p.part(rect(620, 690, 360, 170), CLAY, 4)
    p.part(area("650 700 800 672 960 700 800 734"), "#3A2A1E", 4)
    with p.at(800, 560):
        p.part(half("0 -150, 52 -128, 104 -30, 104 50, 64 130, 0 150"), "#C4A884", 60, 0.25, 1)
        for x, y, r in ((-40, -60, 9), (20, -90, 7), (54, -10, 10), (-62, 20, 8), (6, 30, 7),
                        (-20, -20, 5), (40, 66, 8)):  # fmt: skip
            p.flat(ellipse(x, y, r, r * 0.8), "#7A6046", 0.6)
    p.part(area("620 700 800 738 800 870 626 826"), "#6E5640", 9, 0.2, 1)
    p.part(area("800 738 980 700 974 826 800 870"), darker("#6E5640", 0.4), 7, 0.1, 0.4)
    p.shade()
    p.grade()
    return p


def the_warrant() -> Land:
    """Paint a name on a plate of light, and the man himself on the steps."""
    p = Land(missions.WIDE, missions.HIGH, 18)
    p.sky("#3E4250", "#D89A70", 560, (640, 250, 130), "#FFE8C4", 0.16)
    wall = "#6E5A50"
    with p.through(p.haze, 0.2):
        p.house(40, 600, 320, 280, wall, windows=3)
        p.house(380, 580, 220, 190, wall, dome=True)
        p.house(1120, 600, 430, 330, wall, windows=3)
    p.plain(590, "#241C1A", "#9A7258", 0.08)
    p.dust(596, 50, 0.45)
    for i in range(4):
        p.part(
            rect(400 - i * 40, 640 + i * 34, 560 + i * 80, 40, 3),
            mix("#7A6254", SOOT, i * 0.14),
            5,
            0.1,
            0.9,
        )
    for x, m in ((470, False), (880, True)):
        stand(
            p, lambda q: company.trooper(q, "stand", False, shell="#454B54"), x, 700, 210, mirror=m
        )
    stand(p, company.officer, 680, 684, 400, share=0.4)
    p.shade(0.6)
    glow = "#8FD8E8"
    with p.at(1230, 690, 1, -7):
        p.glow(0, -90, 330, glow, 0.5)
        p.flat(rect(-130, -270, 260, 330, 8), "#12303A", 0.72)
        p.part(rect(-130, -270, 260, 330, 8) + rect(-124, -264, 248, 318, 6), glow, 2, 0.6)
        p.flat(half("0 -222, 32 -216, 48 -180, 42 -140, 24 -112, 0 -108"), glow, 0.75)
        p.flat(half("0 -112, 26 -104, 84 -80, 92 -40!, 0 -40"), glow, 0.6)
        for y, w in ((-16, 190), (4, 150), (24, 170)):
            p.flat(rect(-95, y, w, 8, 3), glow, 0.7)
        p.part(bend("-80 120!, 0 136, 80 120!, 70 150, 0 162, -70 150"), "#59616B", 9, 0.9, 1)
    p.grade()
    return p


def last_shuttle() -> Land:
    """Paint the end of the tunnel: rivers of fire, and a ramp that is already rising."""
    p = Land(missions.WIDE, missions.HIGH, 20)
    p.sky("#1E1A22", "#C4583A", 480, (520, 300, 80), "#FFD8A8", 0.2, haze="#8A4A3C")
    p.mesa(1240, 486, 300, 190, "#2E2426", 0.35)
    p.mesa(330, 486, 220, 120, "#2E2426", 0.45)
    p.hills(p.crest(484, 14, 5), "#3A2A2A", 0.3, 0.05, 0.4)
    p.plain(496, "#120F10", "#5A3A34", 0.12)
    for text, deep in (
        ("-20 620!, 420 560, 760 548!, 430 600, -20 680!", 0.9),
        ("820 700!, 1180 628, 1620 600!, 1620 690!, 1240 690, 900 760!", 1.0),
    ):
        p.part(bend(text), "#E4552B", 6, 0.1, 0.2, 0, 0.06)
        p.glow(300 if text[0] == "-" else 1300, 620, 330, "#FF5A2A", 0.6 * deep)
    p.flat(bend("-20 636!, 420 574, 720 550!, 430 588, -20 662!"), "#FF9A3A", 0.8)
    p.flat(bend("900 708!, 1180 644, 1620 620!, 1620 668!, 1230 668, 940 734!"), "#FF9A3A", 0.8)
    p.flat(bend("980 704!, 1200 652, 1620 634!, 1620 650!, 1220 660, 1000 712!"), "#FFD88A", 0.9)
    with p.shadow(640, 1.0, 0.2, 0.5, 3), p.at(800, 610, 2.3):
        company.gunship(p)
    with p.rimmed(2.6, 0.95, "#FFD8B0"), p.through(DARK, 0.45), p.at(800, 610, 2.3):
        company.gunship(p)
    for x, y in ((1016, 500), (990, 606)):
        p.glow(x, y, 110, "#8FD8FF", 0.9)
    p.part(area("640 590 700 596 610 668 560 660"), "#59616B", 4, 0.6, 1)
    p.dust(640, 50, 0.25, "#C4583A")
    for who, x, y, h in (
        (lambda q: company.rifleman(q, "#4A5A58", "#2A2220", "run"), 560, 760, 190),
        (lambda q: company.mandalorian(q, "run", cape=26, back=True), 760, 800, 250),
        (lambda q: company.assassin_droid(q, "run"), 960, 790, 240),
    ):
        stand(p, who, x, y, h, right=0.6, mirror=True)
    with p.rimmed(1.8, 0.9), p.at(670, 800, 1.5):
        company.cradle(p)
    mouth = (
        "-90 -90 1690 -90 1690 990 1440 990 1490 640 1440 330 1260 140 1000 60 700 50 420 90 200 "
        "220 100 420 90 660 150 990 -90 990"
    )
    p.part(area(mouth), "#1B1617", 34, 0.05, 0.6, 0, 0.05)
    p.grade(0.06)
    return p


# --- events ---------------------------------------------------------------------------------------


def ev_ambush() -> Land:
    """Paint a narrow street, and blades above it."""
    p = field(33, "#6A6470", "#EABF8E", (330, 130, 60), 330, mesas=False)
    stand(p, lambda q: company.mandalorian(q, "walk", cape=18, back=True), 326, 430, 150)
    left = bend("-10 540!, -10 120, 60 108, 190 190!, 210 300, 190 420, 240 540!")
    right = bend("650 540!, 650 90, 560 96, 470 180!, 446 320, 470 430, 420 540!")
    for d, tone in ((left, "#7A5A40"), (right, "#5E4432")):
        p.part(d, tone, 16, 0.05, 0.95, 0.5, 0.05)
    for x, y, h, m in ((60, 116, 100, False), (146, 166, 96, False), (580, 104, 104, True),
                       (502, 162, 96, True)):  # fmt: skip
        stand(
            p, lambda q: company.raider(q, "#4A3428", "#5A4030", "wide"), x, y, h, mirror=m, deep=0
        )
    return alarms.done(p, 0.55)


def ev_barrage() -> Land:
    """More light than anybody can count, and one wall."""
    p = field(34, "#3E3C48", "#C88A62", (130, 110, 44), 300, "#2E2220", "#A87450")
    for i in range(7):
        stand(
            p,
            lambda q: company.rifleman(q, "#3A2C24", "#4A382C"),
            30 + i * 34,
            350 + i % 2 * 8,
            66,
            deep=0.3,
        )
    wall = area("430 500 440 330 600 322 640 340 640 500")
    p.part(wall, CLAY, 9, 0.05, 0.9)
    for i in range(13):
        x, y = 60 + i * 17, 302 + (i * 29) % 22
        hit = 440 + (i * 37) % 150, 250 + (i * 53) % 190
        p.bolt((x + 90, y - 6), hit, BOLT, 3)
    for x, y, r in ((446, 360, 40), (470, 420, 30), (520, 326, 34), (590, 318, 26)):
        p.sparks(x, y, r, 12, "#FFB45E", x)
    stand(p, lambda q: company.mandalorian(q, "kneel", drop=12, cape=2), 556, 506, 190)
    return alarms.done(p)


def ev_overwatch() -> Land:
    """Somebody very small, in the middle of a sight."""
    p = field(35, "#6E7A88", "#F0CEA0", (120, 120, 50), 230)
    p.house(400, 300, 150, 110, CLAY, dome=True)
    p.house(90, 310, 120, 80, CLAY)
    stand(p, lambda q: company.mandalorian(q, "walk", cape=20), 320, 330, 110)
    with p.rimmed(1.4, 0.9), p.at(380, 330, 0.8):
        company.cradle(p)
    p.rgb *= 0.94
    whole = rect(-20, -20, 680, 552) + circle(320, 262, 208)
    p.part(whole, "#0C0D10", 22, 1, 0.9, 0, 0)
    color = "#9C92F2"
    for a, b in (((112, 262), (286, 262)), ((354, 262), (528, 262)), ((320, 54), (320, 222)),
                 ((320, 304), (320, 470))):  # fmt: skip
        p.line([a, b], color, 2.4, 0.95)
    for i in range(1, 6):
        p.line([(312, 304 + i * 26), (328, 304 + i * 26)], color, 2, 0.9)
        for way in (-1, 1):
            p.line(
                [(320 + way * (34 + i * 28), 256), (320 + way * (34 + i * 28), 268)], color, 2, 0.9
            )
    p.lay(p.stroke([(320, 262), (320, 262)], 5), "#FF5A3A")
    p.grade(0.05)
    return p


def ev_sirens() -> Land:
    """Horns on a pole, and boots below."""
    p = Land(alarms.WIDE, alarms.HIGH, 36)
    p.sky("#3A3440", "#B8684A", 400, (110, 300, 60), "#FFD8A8", 0.16)
    p.plain(420, "#1E1618", "#7A5040", 0.1)
    p.dust(420, 40, 0.4)
    for r in (90, 140, 190, 240):
        ring = circle(250, 150, r) + circle(250, 150, r - 5)
        p.flat(ring, "#FFD8A0", 0.22)
    p.part(rect(238, 160, 24, 330, 4), "#4A4048", 7, 0.5, 0.9)
    for way in (-1, 1):
        with p.at(250, 150, way):
            p.part(area("10 -18 96 -70 104 -70 104 66 96 66 10 18"), "#8A8F94", 12, 0.8, 1)
            p.part(ellipse(102, -2, 15, 68), "#2A2C32", 7, 0.6, 0.8)
            p.part(ellipse(102, -2, 6, 24), "#B8321E", 6, 0.6)
    p.part(rect(222, 122, 56, 56, 10), "#5A5E64", 9, 0.8, 1)
    p.lamp(250, 150, 9, "#FF3A26")
    for x, y, h, m in ((60, 480, 140, False), (150, 500, 170, False), (420, 490, 150, True),
                       (540, 506, 190, True)):  # fmt: skip
        stand(p, lambda q: company.trooper(q, "run", False), x, y, h, mirror=m, right=0.6)
    return alarms.done(p)


def ev_bad_wiring() -> Land:
    """Paint a box in the dark that spits, and a wire that has come loose."""
    p = Land(alarms.WIDE, alarms.HIGH, 37)
    p.sky("#20242A", "#2E353D", 512, None)
    p.part(rect(-10, -10, 660, 420), "#3A434C", 5, 0.2, 0.2, 0, 0.05)
    for x in (120, 520):
        p.line([(x, 0), (x, 406)], "#1B2026", 4, 0.8)
    p.plain(406, "#101216", "#39424B", 0.05)
    p.part(rect(230, 70, 180, 220, 12), "#59636D", 9, 0.7, 1)
    p.part(rect(246, 86, 148, 188, 6), "#0F1216", 6, 0.3, 0.2)
    for i, tone in enumerate(("#D1483A", "#E9C24A", "#5AA6E8")):
        p.limb(pairs(f"{276 + i * 44} 92 {280 + i * 40} 180 {272 + i * 46} 268"), (9, 9, 9), tone,
               gloss=0.6)  # fmt: skip
    p.limb(
        pairs("356 120 430 200 416 330 470 420 560 452"), (11, 11, 11, 11, 10), "#E9C24A", gloss=0.6
    )
    for text in ("366 132 330 160 350 190 312 214", "560 452 600 430 588 400 622 380",
                 "560 452 530 486 560 500 540 512"):  # fmt: skip
        p.glow(*pairs(text)[1], 70, "#8FD8FF", 0.6)
        p.line(pairs(text), "#E6F8FF", 3.4)
    p.sparks(562, 452, 90, 30, "#BFE8FF", 6)
    p.sparks(352, 140, 60, 20, "#BFE8FF", 7)
    p.part(area("120 250 190 226 226 400 150 420"), "#4E5862", 7, 0.7, 1)
    stand(p, lambda q: company.mandalorian(q, "wide", left="-12 -78 -26 -72 -22 -92",
                                           right="12 -78 26 -76 20 -94", cape=-6), 96, 500, 250,
          right=-0.6, mirror=False)  # fmt: skip
    return alarms.done(p, 0.3)


def ev_dead_end() -> Land:
    """Three walls, a strip of sky, and the way back full of shadows."""
    p = Land(alarms.WIDE, alarms.HIGH, 38)
    p.sky("#8A94A0", "#F0D2A4", 230, (350, 60, 40))
    p.plain(330, "#3A2A20", "#9A7450", 0.08)
    p.part(rect(200, 120, 240, 230), "#B98C5E", 5, 0.05, 0.9, 0, 0.05)
    for y in (176, 232, 288):
        p.line([(200, y), (440, y)], darker("#B98C5E", 0.35), 2, 0.5)
    p.part(area("-10 -40 200 120 200 350 -10 540"), "#8A6444", 8, 0.05, 0.9, 0.4, 0.05)
    p.part(area("650 -40 440 120 440 350 650 540"), "#4E3828", 8, 0.05, 0.4, 0.4, 0.05)
    for x, h in ((40, 250), (120, 300), (540, 290)):
        with p.shadow(0, 0, -1, 0.6, 4), p.at(x, 560, h / 100):
            company.raider(p, CLAY, CLAY, "wide")
    stand(
        p,
        lambda q: company.mandalorian(q, "stand", right="12 -78 24 -88 18 -100", back=True, cape=6),
        320,
        400,
        150,
        right=0.6,
        down=0.6,
    )
    return alarms.done(p, 0.5)


# --- plans ----------------------------------------------------------------------------------------


def field_dressing() -> Land:
    """Paint one who kneels and winds gauze around the arm of another."""
    p = plans.room(61, "#6A7078", "#E6BE90", None, 250)
    p.mesa(90, 252, 120, 90, "#8A5E44", 0.6)
    p.part(bend("300 360!, 306 262, 360 214, 430 226, 500 262!, 500 360!"), "#6E523C", 22, 0.05, 1,
           0.5, 0.05)  # fmt: skip
    p.part(rect(214, 338, 54, 30, 5), "#8A8E92", 6, 0.6, 0.8)
    p.flat(rect(236, 343, 10, 20), "#B23A2A", 0.9)
    p.flat(rect(231, 348, 20, 10), "#B23A2A", 0.9)
    stand(p, _hurt, 330, 372, 250, share=0.4, mirror=True)
    stand(p, _medic, 140, 372, 270, share=0.4)
    p.limb(pairs("232 246 274 252"), (25, 22), "#F4ECDA", gloss=0.1)
    for x in (238, 249, 260):
        p.line([(x, 235), (x + 5, 262)], "#B9AA8E", 1.6, 0.8)
    p.flat(ellipse(254, 249, 7, 6), "#B23A2A", 0.9)
    p.limb(pairs("226 240 214 206"), (11, 9), "#F4ECDA", gloss=0.1)
    p.part(circle(210, 196, 19), "#F4ECDA", 8, 0.1, 1)
    p.flat(circle(210, 196, 6), "#8A7C66", 0.9)
    return plans.done(p)


def _hurt(p: Stage) -> None:
    """Draw somebody on a knee who holds out an arm."""
    company.body(p, "#7A5A3E", "kneel", "-12 -66 -18 -50 -8 -36", "12 -66 26 -62 42 -60",
                 drop=12)  # fmt: skip
    with p.at(0, 12):
        company.head(p, "#8A6248", 3, -91)
        p.part(bend("-5 -93!, -5 -101, 3 -104, 10 -100, 11 -95!, 4 -98"), "#2A1E18", 2, 0.1)


def _medic(p: Stage) -> None:
    """Draw the man in steel on one knee, both hands at work."""
    company.mandalorian(p, "kneel", "-12 -66 10 -54 27 -58", "12 -66 26 -56 27 -72", 12, -8)


def decoy() -> Land:
    """Paint a helmet on a stick, doing well so far."""
    p = plans.room(62, "#5E6474", "#E4AE84", (110, 90, 46), 260)
    p.part(
        bend("-10 400!, -10 320, 120 300, 300 306, 500 326!, 500 400!"),
        "#6A4C36",
        14,
        0.05,
        1,
        0.5,
        0.05,
    )
    p.limb(pairs("236 330 244 150"), (11, 10), "#4A3626")
    p.limb(pairs("196 226 290 216"), (9, 9), "#4A3626")
    p.part(bend("204 214!, 244 206, 286 206!, 300 330, 250 344, 190 330!"), "#54483C", 10, 0.05)
    with p.rimmed(2.6, 0.95), p.at(244, 142, 1.5, 7):
        missions.great_helmet(p)
    p.bolt((470, 120), (304, 146), BOLT, 5)
    p.sparks(304, 146, 44, 18, "#FFC078", 5)
    return plans.done(p)


def wire_trap() -> Land:
    """Paint a wire at the height of an ankle, and the runner who will find it."""
    p = plans.room(63, "#54505C", "#DCA478", (250, 120, 40), 240)
    stand(p, lambda q: company.raider(q, "#4A3A30", "#5A4638", "walk"), 424, 292, 110, p.haze, 0.4,
          mirror=True)  # fmt: skip
    p.dust(294, 26, 0.4)
    stand(p, lambda q: company.raider(q, "#54402E", "#5A4638"), 306, 344, 240, share=0.55,
          mirror=True)  # fmt: skip
    p.part(bend("-20 400!, -20 300, 40 262, 104 276, 138 330, 150 400!"), "#6E523C", 22, 0.05, 1,
           0.5, 0.05)  # fmt: skip
    with p.rimmed(2.2, 0.95), p.through(DARK, 0.4), p.at(66, 300, 1.9):
        missions.great_helmet(p)
    p.part(rect(410, 316, 36, 52, 6), "#565047", 6, 0.5)
    p.lamp(428, 332, 5, "#FF5A3A")
    p.line(pairs("132 352 414 344"), "#FFF1D6", 2.6)
    p.line(pairs("132 355 414 347"), "#7A4A3A", 1.4)
    for x in (190, 300):
        p.glow(x, 350 - x * 0.014, 16, "#FFFFFF", 0.8)
    return plans.done(p)


def ask_around() -> Land:
    """Paint a counter, a coin, and somebody who saw everything."""
    p = Land(plans.WIDE, plans.HIGH, 64)
    p.sky("#2A2226", "#5A4034", 300, None)
    p.glow(330, 60, 260, "#FFB45E", 0.7)
    p.flat(rect(316, 0, 4, 40), SOOT)
    p.part(area("286 40 350 40 368 66 268 66"), "#59503F", 5, 0.6, 1)
    for x in (40, 84, 124, 170):
        p.part(
            rect(x, 90 + x % 3 * 8, 22, 60, 6), mix("#3E6A5E", "#7A4A3A", x % 5 / 5), 7, 0.9, 0.8
        )
    p.part(rect(20, 150, 190, 9, 2), "#4A3626", 3, 0.2)
    with p.rimmed(2.4, 0.9), p.at(330, 330, 2.2):
        company.body(p, "#5A4A3E")
        company.head(p, "#8A6A50")
        p.part(ellipse(1, -97, 15, 4), "#3A2C22", 2, 0.1)
    with p.rimmed(2.4, 0.95), p.through(DARK, 0.4), p.at(120, 420, 3.0):
        company.mandalorian(p, "stand", right="12 -78 24 -66 36 -62", back=True)
    p.part(rect(-10, 286, 520, 40, 6), "#6E5238", 9, 0.2, 1)
    p.part(rect(-10, 322, 520, 80), darker("#6E5238", 0.45), 6, 0.1, 0.3)
    with p.at(386, 262):
        p.part(rect(-16, -24, 32, 48, 4), "#8A8F94", 7, 0.8, 1)
        p.flat(ellipse(0, -23, 14, 4), "#E9DEC4")
        p.part(circle(22, 0, 10) + circle(22, 0, 5.5), "#8A8F94", 3, 0.7)
    for x in (262, 284):
        p.part(ellipse(x, 284, 12, 5), "#D8B25A", 3, 1, 1)
    p.part(ellipse(278, 278, 12, 5), lighter("#D8B25A", 0.2), 3, 1, 1)
    plans._glove(p, 232, 268, 0.7, 6, mix(SOOT, STEEL, 0.1))
    return plans.done(p, 0.3)


def _named(*makers: Callable[[], Land]) -> dict[str, Callable[[], Land]]:
    return {make.__name__: make for make in makers}


MISSIONS = _named(the_egg, the_warrant, last_shuttle)
EVENTS = _named(ev_ambush, ev_barrage, ev_overwatch, ev_sirens, ev_bad_wiring, ev_dead_end)
PLANS = _named(field_dressing, decoy, wire_trap, ask_around)
SCENES = {**MISSIONS, **EVENTS, **PLANS}
LIMITS = {
    **{name: 110_000 for name in MISSIONS},
    **{name: 38_000 for name in EVENTS},
    **{name: 24_000 for name in PLANS},
}
