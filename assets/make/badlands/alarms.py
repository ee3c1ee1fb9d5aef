"""The twelve events: one dusty hour, people as silhouettes, one bright edge; 640 x 512.

Each shows in a glance what comes: blades that run, bolts that fly, an eye on a roof, a siren.
"""

from __future__ import annotations

from collections.abc import Callable

from svgkit import area, bend, darker, mix, rect

from badlands import company
from badlands.land import Land
from badlands.missions import DARK, stand

WIDE, HIGH = 640, 512
BOLT = "#FF5A3A"
CLAY = "#A87C54"


def field(seed: int, top: str, low: str, sun: tuple[float, float, float], horizon: float = 300,
          near: str = "#4A3424", far: str = "#D2A672", mesas: bool = True) -> Land:  # fmt: skip
    """Return open land under a low sun."""
    p = Land(WIDE, HIGH, seed)
    p.sky(top, low, horizon, sun)
    if mesas:
        p.mesa(540, horizon, 150, 100, "#8A5E44", 0.6)
        p.mesa(90, horizon, 110, 70, "#8A5E44", 0.7)
    p.hills(p.crest(horizon, 5, seed + 3), mix(far, near, 0.3), 0.5, 0.05, 0.4)
    p.plain(horizon + 6, near, far, 0.09, seed)
    p.dust(horizon + 4, 34, 0.55)
    return p


def done(p: Land, low: float = 0.45) -> Land:
    """Finish a scene."""
    p.shade(low)
    p.grade(0.06)
    return p


def ev_rush() -> Land:
    """Blades out of the dust, straight at us, each at a run of their own."""
    p = field(21, "#8A6A5A", "#F2C48A", (470, 128, 50), mesas=False)
    crowd = (
        (90, 346, 84, 10, "run"), (168, 352, 96, 16, "walk"), (392, 344, 82, -8, "run"),
        (470, 350, 92, -14, "walk"), (556, 348, 98, -6, "run"),
    )  # fmt: skip
    for x, y, high, turn, legs in crowd:
        _leaning(p, x, y, high, turn, legs, p.haze, 0.45)
    p.dust(352, 46, 0.62)
    _leaning(p, 500, 446, 226, -12, "run", DARK, 0.6, mirror=True)
    _leaning(p, 120, 436, 196, 9, "walk", DARK, 0.55)
    p.dust(452, 40, 0.5)
    _leaning(p, 318, 640, 470, 8, "run", DARK, 0.7)
    for x, y, far in ((214, 470, 90), (420, 486, 110), (330, 508, 150)):
        p.glow(x, y, far, p.haze, 0.35)
    return done(p)


def _leaning(p: Land, x: float, y: float, high: float, turn: float, legs: str, air: str,
             share: float, mirror: bool = False) -> None:  # fmt: skip
    """Draw somebody with a raised blade who leans into a run."""
    k = high / 100
    with p.shadow(y, 1.4, 0.3, 0.45, 2), p.at(x, y, -k if mirror else k, turn):
        company.raider(p, "#6A4A34", "#7A5A40", legs)
    with p.rimmed(max(1.3, high / 110), 0.95), p.through(air, share):
        with p.at(x, y, -k if mirror else k, turn):
            company.raider(p, "#6A4A34", "#8A6444", legs)


def ev_closing_in() -> Land:
    """Paint one man in a last pool of light, and those who wait around it."""
    p = field(22, "#3A3438", "#B98A62", (320, 210, 30), 250, near="#2A1E18", mesas=False)
    for x, high in ((70, 84), (158, 96), (246, 80), (398, 82), (486, 98), (574, 86)):
        stand(p, lambda q: company.rifleman(q, "#4A3A30", "#5A4638"), x, 300 + (high - 80), high,
              p.haze, 0.35, mirror=x > 320)  # fmt: skip
    p.dust(312, 34, 0.5)
    p.glow(320, 372, 170, "#FFE0A8", 0.42)
    stand(p, lambda q: company.mandalorian(q, "wide", right="12 -78 22 -68 28 -60", cape=10), 320,
          404, 186, right=0.1, down=0.42)  # fmt: skip
    with p.rimmed(2.6, 0.9), p.through(DARK, 0.84), p.at(40, 660, 4.9):
        company.rifleman(p, "#4A3A30", "#5A4638", "stand", 4)
    with p.rimmed(2.6, 0.9), p.through(DARK, 0.84), p.at(600, 620, -4.4):
        company.gunman(p, "#4A3A30", "#5A4638", "walk")
    return done(p, 0.3)


def ev_cornered() -> Land:
    """Paint the end of an alley, and who stands in the only way out."""
    p = Land(WIDE, HIGH, 23)
    p.sky("#46404A", "#C79A70", 300, None)
    p.plain(330, "#2A1E1A", "#8A6446", 0.09, 4)
    p.part(rect(210, 60, 220, 280), "#8A6446", 6, 0.06, 0.4, 0, 0.06, 9)
    p.part(area("-10 -10 212 70 212 342 -10 470"), "#5A4234", 10, 0.05, 0.5, 0, 0.07, 3)
    p.part(area("650 -10 428 70 428 342 650 470"), "#6E5038", 10, 0.05, 0.7, 0, 0.07, 5)
    for y in (120, 190, 260):
        p.line([(212, y), (428, y)], "#5A4030", 2, 0.5)
    p.glow(320, 250, 180, "#FFD8A0", 0.5)
    stand(p, lambda q: company.mandalorian(q, "wide", right="12 -78 22 -70 24 -86", cape=6), 318,
          360, 150, right=0.2, down=0.4)  # fmt: skip
    for x, y, k, mirror, legs in ((168, 560, 3.9, False, "wide"), (520, 610, 4.3, True, "walk")):
        with p.rimmed(2.6, 0.95), p.through(DARK, 0.82), p.at(x, y, -k if mirror else k):
            company.raider(p, "#4A3A30", "#5A4638", legs)
    return done(p)


def ev_open_fire() -> Land:
    """Paint guns at dusk, near and far, all at once."""
    p = field(24, "#2E2C38", "#B8785A", (470, 250, 34), near="#241A18", mesas=True)
    p.dust(312, 30, 0.4)
    line = (
        (470, 340, 96, "kneel", 0), (392, 356, 122, "wide", 3), (290, 392, 168, "kneel", -2),
        (150, 470, 262, "wide", 2),
    )  # fmt: skip
    for number, (x, y, high, legs, turn) in enumerate(line):
        drop = 12 if legs == "kneel" else 0
        cloth = ("#54402E", "#5A3A34", "#3E4640", "#4A4038")[number]
        stand(p, lambda q, c=cloth, legs=legs, turn=turn, drop=drop: company.rifleman(
            q, c, darker(c, 0.2), legs, turn, drop), x, y, high, share=0.5)  # fmt: skip
        k = high / 100
        tip = (x + 46 * k, y - (74 - drop) * k - turn * k * 0.6)
        p.glow(tip[0], tip[1], 60 * k, "#FFB45E", 0.6)
        p.bolt(tip, (tip[0] + 330, tip[1] - 26 + number * 9), BOLT, 2 + 1.5 * k)
        p.sparks(tip[0], tip[1], 18 * k, 9, "#FFD890", number)
    return done(p)


def ev_advance() -> Land:
    """White shells in step, out of an arch."""
    p = Land(WIDE, HIGH, 25)
    p.sky("#7A8690", "#F0CFA0", 300, (220, 130, 52))
    p.plain(318, "#5A4432", "#E0B884", 0.08)
    p.dust(320, 30, 0.5)
    p.part(
        bend(
            "90 400!, 90 150, 200 70, 330 60, 450 70, 560 150, 560 400!, 480 400!, 480 190, 410 "
            "130, 330 122, 240 130, 170 190, 170 400!"
        ),
        CLAY,
        16,
        0.05,
        0.9,
    )
    for x, y, h in ((300, 356, 110), (380, 358, 112), (250, 382, 150), (420, 386, 156)):
        stand(p, lambda q: company.trooper(q, "walk"), x, y, h, share=0.4)
    p.dust(392, 30, 0.4)
    for x, y, h in ((190, 450, 240), (470, 454, 246)):
        stand(p, lambda q: company.trooper(q, "walk"), x, y, h, share=0.45)
    stand(p, lambda q: company.trooper(q, "walk", mark="#F08A3C"), 326, 496, 320, share=0.42)
    return done(p)


def ev_flanking() -> Land:
    """Paint cover that is good from the front, and who has come round it."""
    p = field(26, "#6E6A70", "#EBC492", (560, 96, 40), mesas=False)
    p.part(bend("380 330!, 384 214, 470 204, 650 208, 650 330!"), CLAY, 9, 0.05, 0.7, 0.3, 0.06)
    stand(p, lambda q: company.rifleman(q, "#54402E", "#6E5238", "kneel", 10, 12), 520, 214, 104,
          mirror=True, share=0.55, down=0.1)  # fmt: skip
    p.part(
        area("196 430 470 424 474 300 430 296 424 330 380 334 372 312 300 306 262 336 240 304 "
             "200 308"),
        CLAY, 9, 0.05, 0.9, 0.4, 0.06,
    )  # fmt: skip
    p.line([(200, 366), (472, 360)], darker(CLAY, 0.35), 3, 0.6)
    stand(p, lambda q: company.mandalorian(q, "kneel", drop=12, right="12 -78 26 -80 40 -84",
                                           cape=2), 350, 480, 220)  # fmt: skip
    p.bolt((474, 142), (396, 296), BOLT, 3)
    p.sparks(396, 296, 36, 12, "#FFC078", 3)
    with p.rimmed(2.8, 0.95), p.through(DARK, 0.72), p.at(70, 640, 5.2):
        company.rifleman(p, "#4A3A30", "#5A4638", "wide", -3)
    p.bolt((314, 246), (470, 262), BOLT, 5)
    return done(p)


def ev_long_shot() -> Land:
    """Paint a rifle on a roof, far below it somebody very small."""
    p = field(27, "#5E6A7A", "#F0C79A", (190, 130, 56), 250)
    for x, w, h in ((330, 90, 60), (430, 120, 80), (560, 110, 66)):
        with p.through(p.haze, 0.2):
            p.house(x, 300, w, h, CLAY, dome=w < 100)
    stand(p, lambda q: company.mandalorian(q, "walk", cape=20), 540, 374, 46)
    p.dust(320, 40, 0.3)
    p.part(area("-10 540 -10 420 380 446 400 540"), "#6A4C34", 10, 0.05, 1)
    with p.rimmed(3.2, 0.95), p.through(DARK, 0.6), p.at(140, 420, 2.3):
        p.limb([(-64, 4), (-36, 0), (-12, -4)], (9, 12, 16), "#4A3A2E")
        p.part(bend("-24 6!, -22 -10, -4 -17, 12 -16, 20 -6!, 14 6!"), "#54402E", 6, 0.05)
        p.limb([(10, -12), (26, 1), (42, -10)], (10, 8, 6), "#54402E")
        company.head(p, "#6E5238", 18, -23, 7.6)
        p.part(bend("6 -25!, 10 -35, 22 -37, 28 -28!, 34 -26!, 12 -24!, 0 -22!"), "#4A3626", 2)
        with p.at(44, -17, 1, -7):
            p.part(rect(-26, -3, 60, 4, 1), "#23262B", 1.5, 0.6)
            p.part(rect(30, -2.4, 34, 2.4, 1), "#3A3F47", 1, 0.8)
            p.part(rect(-12, -9, 20, 4, 1.5), "#23262B", 1.5, 0.8)
            p.part(area("-40 -2 -24 -4 -24 4 -38 8"), "#5B4632", 1.5)
            p.limb([(40, 0), (36, 12)], (2, 1.6), "#23262B")
    p.sparks(388, 362, 22, 9, "#FFC890", 5)
    p.bolt((398, 361), (528, 350), "#9C92F2", 2.6)
    return done(p)


def ev_crossfire() -> Land:
    """Light from the left, light from the right, and one crate."""
    p = field(28, "#3E3A48", "#C98A68", (320, 170, 60), 300, "#2E2220", "#A87450")
    for x, m in ((40, False), (600, True)):
        with p.through(p.haze, 0.1):
            p.house(x - 90, 380, 170, 190, "#7A5640", door=False)
        stand(
            p,
            lambda q: company.rifleman(q, "#3A2E28", "#54402E"),
            x + (20 if not m else -20),
            194,
            96,
            mirror=m,
            deep=0,
        )
    stand(
        p,
        lambda q: company.mandalorian(q, "kneel", drop=12, right="12 -78 22 -82 30 -90", cape=2),
        330,
        480,
        220,
    )
    p.part(area("230 490 236 412 330 400 332 486"), "#6A5640", 7, 0.2, 0.9)
    p.part(area("332 486 330 400 392 410 398 478"), darker("#6A5640", 0.5), 5, 0.1, 0.3)
    for a, b in (
        ((84, 130), (330, 330)),
        ((110, 150), (250, 420)),
        ((556, 130), (350, 300)),
        ((540, 150), (420, 420)),
        ((70, 160), (180, 300)),
        ((580, 158), (520, 260)),
    ):
        p.bolt(a, b, BOLT if a[0] < 320 else "#9C92F2", 3.4)
    p.sparks(250, 420, 44, 18, "#FFB45E", 3)
    p.sparks(420, 420, 38, 16, "#D8C8FF", 4)
    return done(p)


def ev_alarm() -> Land:
    """Paint a lamp that turns, and doors that open."""
    p = Land(WIDE, HIGH, 29)
    p.sky("#2A2430", "#7A4A44", 360, None, haze="#7A4038")
    p.plain(392, "#1E1618", "#6A4438", 0.1)
    with p.through("#2A1C1E", 0.35):
        p.house(-40, 420, 300, 240, "#6A4C40", windows=3, glow="#FFB45E")
        p.house(400, 426, 300, 190, "#6A4C40", windows=2, glow="#FFB45E", dome=True)
    p.part(rect(306, 150, 28, 330, 4), "#4A4048", 8, 0.6, 0.9)
    for turn, tone in ((-28, 0.30), (152, 0.26)):
        with p.at(320, 120, 1, turn):
            beam = p.mask(area("0 -8 560 -120 560 110 0 8"))
        p.rgb += (beam * tone)[..., None] * (1, 0.16, 0.1)
    p.part(rect(286, 136, 68, 22, 6), "#3A343C", 6, 0.6)
    p.glow(320, 112, 230, "#FF3A26", 1.1)
    p.part(
        bend("292 136!, 292 104, 304 84, 320 80, 336 84, 348 104, 348 136!"),
        "#D8321E",
        18,
        1,
        1,
        0,
    )
    p.flat(bend("308 130!, 308 106, 320 94, 332 106, 332 130!"), "#FFD8B0", 0.9)
    for x, y, h, m in ((150, 452, 130, False), (220, 468, 150, False), (470, 462, 140, True),
                       (550, 480, 166, True)):  # fmt: skip
        stand(p, lambda q: company.gunman(q, "#3A2A28", "#4A3630", "run"), x, y, h, mirror=m,
              right=0.4)  # fmt: skip
    return done(p)


def ev_patrol() -> Land:
    """Three lamps along the ridge, in no hurry."""
    p = field(30, "#20283A", "#8A6A66", (520, 330, 26), 350, near="#1A1618", mesas=True)
    p.hills(p.crest(372, 12, 41, 0.5), "#3A2C28", 0.1, 0.08, 0.7)
    for x, y, high, mirror in ((470, 392, 126, False), (330, 384, 118, False), (170, 396, 150,
                                                                               False)):  # fmt: skip
        k = high / 100
        lamp = (x + 20 * k, y - 58 * k)
        p.glow(lamp[0], lamp[1], 90 * k, "#FFE8B0", 0.55)
        p.flat(area(f"{lamp[0]} {lamp[1]} {lamp[0] + 170 * k} {lamp[1] + 34 * k} "
                    f"{lamp[0] + 150 * k} {lamp[1] + 74 * k}"), "#FFE8B0", 0.22)  # fmt: skip
        stand(p, lambda q: company.trooper(q, "walk", aims=False), x, y, high, share=0.5)
        p.lamp(lamp[0], lamp[1], 4 * k, "#FFF0C8")
    p.hills(p.crest(452, 14, 43, 0.5), "#1E1816", 0.0, 0.1, 0.5)
    return done(p)


def ev_bad_footing() -> Land:
    """Paint the ledge gives way; the cradle was on it."""
    p = field(31, "#7E7468", "#E8C08E", (150, 120, 50), 280)
    p.part(bend("-10 540!, -10 330, 120 316, 262 322!, 250 366, 276 400, 252 450, 268 540!"),
           "#8A6444", 14, 0.05, 1, 0.4, 0.06)  # fmt: skip
    p.part(bend("650 540!, 650 352, 560 340, 452 346!, 466 392, 440 430, 462 540!"), "#7A563A", 14,
           0.05, 0.9, 0.4, 0.06)  # fmt: skip
    for x, y, r, a in (
        (300, 400, 26, 10),
        (352, 350, 34, 40),
        (410, 420, 22, 70),
        (338, 470, 30, 20),
        (290, 340, 18, 60),
        (396, 490, 18, 30),
    ):
        with p.at(x, y, r / 20, a):
            p.part(area("-20 -8 -4 -18 18 -10 20 8 2 18 -16 12"), "#8A6444", 6, 0.05, 0.9)
    p.dust(470, 60, 0.4)
    with p.rimmed(2.2, 0.95), p.at(372, 330, 1.9, 24):
        company.cradle(p)
    stand(p, lambda q: company.mandalorian(q, "run", right="12 -78 30 -80 46 -74", cape=-10), 200,
          332, 210)  # fmt: skip
    return done(p)


def ev_out_of_time() -> Land:
    """Half a sun, and a ship that will not wait."""
    p = field(32, "#2E3048", "#E88A54", (320, 300, 110), 306, "#241A1C", "#A8664A", mesas=False)
    p.mesa(70, 306, 170, 120, "#4A3238", 0.3)
    p.mesa(590, 306, 130, 80, "#4A3238", 0.4)
    p.dust(308, 26, 0.6, "#F0A468")
    with p.rimmed(1.8, 0.9, "#FFD8A8"), p.through("#221A1E", 0.62), p.at(430, 150, 1.15, 10):
        company.gunship(p)
    for x, y in ((526, 112), (520, 176)):
        p.glow(x, y, 60, "#8FD8FF", 0.9)
    stand(p, lambda q: company.mandalorian(q, "run", right="12 -78 24 -90 34 -100", cape=-16), 250,
          474, 230, right=0.3, down=0.6)  # fmt: skip
    return done(p, 0.6)


SCENES: dict[str, Callable[[], Land]] = {
    make.__name__: make
    for make in (
        ev_rush, ev_closing_in, ev_cornered, ev_open_fire, ev_advance, ev_flanking, ev_long_shot,
        ev_crossfire, ev_alarm, ev_patrol, ev_bad_footing, ev_out_of_time,
    )
}  # fmt: skip
LIMITS = {name: 40_000 for name in SCENES}
