"""The twelve events: one dusty hour, people as silhouettes, one bright edge; 640 x 512.

Each shows in a glance what comes: blades that run, bolts that fly, an eye on a roof, a siren.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from badlands import company
from badlands.land import Land
from badlands.missions import DARK, stand
from svgkit import area, bend, darker, mix, rect

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
    """Blades out of the dust, straight at us."""
    p = field(21, "#8A6A5A", "#F2C48A", (180, 150, 58))
    for x, y, h in ((110, 350, 96), (540, 352, 100), (230, 344, 84), (430, 340, 80)):
        stand(p, lambda q: company.raider(q, "#6A4A34", "#7A5A40"), x, y, h, p.haze, 0.35)
    p.dust(360, 40, 0.5)
    for x, y, h, m in ((470, 452, 236, True), (190, 462, 250, False)):
        stand(p, lambda q: company.raider(q, "#6A4A34", "#8A6444"), x, y, h, mirror=m)
    stand(p, lambda q: company.raider(q, "#7A4A34", "#9A6A44"), 320, 500, 330)
    p.dust(500, 40, 0.42)
    return done(p)


def ev_closing_in() -> Land:
    """Paint a ring of long shadows, all of them pointing at one man."""
    p = Land(WIDE, HIGH, 22)
    p.sky("#6E5A54", "#E8BC88", 90, None)
    p.plain(-20, "#8A6442", "#E2B880", 0.12, 5)
    for x, y in ((40, 110), (190, 40), (440, 36), (600, 100), (30, 400), (610, 410), (180, 500),
                 (470, 505)):  # fmt: skip
        way = math.degrees(math.atan2(300 - y, 320 - x)) + 90
        far = math.hypot(320 - x, 300 - y)
        with p.shadow(0, 0, -1, 0.66, 1.6), p.at(x, y, far / 150, way):
            company.raider(p, CLAY, CLAY, "stand")
    p.glow(320, 300, 150, "#FFE0A8", 0.3)
    stand(p, lambda q: company.mandalorian(q, "wide", right="12 -78 22 -68 28 -60", cape=10), 322,
          350, 150, right=0.6, down=0.5)  # fmt: skip
    return done(p, 0.3)


def ev_cornered() -> Land:
    """Paint a wall behind, and on it the shadow of a blade."""
    p = Land(WIDE, HIGH, 23)
    p.sky("#C79A68", "#E8C492", 420, None)
    p.rgb *= 0.86
    wall = p.mask(rect(0, -10, 640, 420))
    bricks = "#C2935F"
    p.part(wall, bricks, 4, 0.05, 0.2, 0, 0.05, 9)
    for y in (90, 190, 290):
        p.line([(0, y), (640, y + 6)], darker(bricks, 0.3), 2, 0.4)
    with p.shadow(420, 0, -1, 0.72, 3), p.at(240, 424, 3.3):
        company.raider(p, CLAY, CLAY)
    p.plain(404, "#3A2A1E", "#A87C50", 0.1)
    stand(
        p,
        lambda q: company.mandalorian(q, "wide", right="12 -78 20 -66 10 -58", cape=4),
        500,
        470,
        220,
        right=1.6,
    )
    return done(p)


def ev_open_fire() -> Land:
    """Paint a row of guns, and the order given."""
    p = field(24, "#5A5460", "#E0A878", (150, 96, 50))
    wall = bend("-10 420!, -10 362, 200 356, 420 360, 430 420!")
    p.part(wall, "#7A5A40", 8, 0.05, 0.9)
    for i, x in enumerate((60, 150, 240, 330)):
        y, h = 470 - i * 20, 270 - i * 34
        stand(p, lambda q: company.rifleman(q, "#54402E", "#6E5238"), x, y, h)
        tip = (x + h * 0.46, y - h * 0.745)
        p.bolt(tip, (tip[0] + 190 + i * 10, tip[1] - 14 + i * 5), BOLT, 4 - i * 0.5)
        p.sparks(tip[0], tip[1], 26 - i * 3, 9, "#FFB45E", i)
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
    """Paint one wall, and somebody around either end of it."""
    p = field(26, "#7E7468", "#EBC492", (110, 110, 48))
    for x, y, m in ((70, 400, False), (590, 404, True), (20, 380, False), (630, 382, True)):
        stand(
            p, lambda q: company.rifleman(q, "#54402E", "#6E5238"), x, y, 170, mirror=m, share=0.5
        )
    p.part(
        area(
            "170 452 470 446 474 300 452 300 452 316 408 316 408 300 350 300 350 316 300 316 "
            "300 300 250 300 250 316 206 316 206 300 166 302"
        ),
        CLAY,
        9,
        0.05,
        0.9,
    )
    p.line([(170, 372), (472, 368)], darker(CLAY, 0.35), 3, 0.6)
    stand(
        p,
        lambda q: company.mandalorian(q, "kneel", drop=12, right="12 -78 18 -66 8 -60", cape=2),
        320,
        492,
        240,
    )
    p.bolt((150, 270), (210, 296), BOLT, 3)
    p.bolt((500, 272), (440, 300), BOLT, 3)
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
    """Two riders along the ridge, in no hurry."""
    p = field(30, "#6E7C88", "#F2D0A0", (200, 160, 66), 330)
    p.dust(330, 50, 0.4)
    p.hills(p.crest(420, 16, 41, 0.5), "#7A5A3E", 0.0, 0.08, 0.9)
    for x, y, k in ((500, 384, 1.45), (190, 404, 2.4)):
        with p.shadow(y + 14, 1.2, 0.3, 0.4, 2), p.at(x, y, k):
            company.speeder(p)
        with p.rimmed(2.2, 0.95), p.through(DARK, 0.72), p.at(x, y, k):
            company.speeder(p)
        for i in range(3):
            p.glow(x - (70 + i * 30) * k, y - 4, 40 * k, "#F2D0A0", 0.22)
    p.hills(p.crest(470, 12, 43, 0.5), "#4A3626", 0.0, 0.1, 0.8)
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
