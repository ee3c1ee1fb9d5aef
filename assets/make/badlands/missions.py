"""The four missions, and how they end: large pictures, 1600 x 900."""

from __future__ import annotations

from collections.abc import Callable

from svgkit import area, bend, darker, half, lighter, mix, pairs, rect

from badlands import company
from badlands.lamp import Stage
from badlands.land import Land

WIDE, HIGH = 1600, 900
DARK = "#171412"
Draw = Callable[[Stage], None]


def stand(
    p: Land,
    who: Draw,
    x: float,
    y: float,
    high: float,
    air: str = DARK,
    share: float = 0.62,
    rim: float = 0.95,
    right: float = 1.5,
    down: float = 0.34,
    deep: float = 0.55,
    mirror: bool = False,
) -> None:
    """Stand somebody on the ground with a long shadow and one bright edge."""
    k = high / 100
    with p.shadow(y, right, down, deep, 1.2 + high / 160), p.at(x, y, -k if mirror else k):
        who(p)
    with p.rimmed(max(1.3, high / 105), rim), p.through(air, share):
        with p.at(x, y, -k if mirror else k):
            who(p)


def float_at(p: Land, who: Draw, x: float, y: float, high: float, share: float = 0.55) -> None:
    """Draw something in the air, without a shadow."""
    with p.rimmed(max(1.3, high / 105), 0.95), p.through(DARK, share), p.at(x, y, high / 100):
        who(p)


def great_helmet(p: Stage) -> None:
    """Draw the helmet as large as it is, around (0, 0) and 100 high."""
    steel = company.STEEL
    p.part(half("0 -52, 24 -48, 38 -28, 41 -4!, 43 18, 35 44!, 20 50, 0 50"), steel, 17, 1, 1, 0.4)
    p.part(half("0 -11, 34 -13!, 42 -8!, 41 13!, 18 16!, 13 49!, 0 50"), darker(steel, 0.3), 4, 0.8)
    p.flat(half("0 -6, 31 -7!, 36 -3, 35 8!, 12 11!, 7 49!, 0 50"), "#0B0C0F")
    p.flat(area("-33 -5 -14 -5 -19 6 -32 6"), "#5B7F97", 0.5)
    for side in (-1, 1):
        p.part(area(f"{side * 19} 20 {side * 38} 16 {side * 34} 36 {side * 20} 42"),
               darker(steel, 0.16), 4, 0.9)  # fmt: skip
    p.part(area("-4 -53 5 -53 6 -14 -4 -14"), lighter(steel, 0.16), 3, 0.9)
    p.part(area("39 -22 47 -20 47 16 40 18"), darker(steel, 0.2), 3, 0.9)
    for text in ("-24 -34 -12 -22", "14 -40 26 -26", "-30 24 -24 34", "18 -28 30 -22"):
        p.line(pairs(text), "#4A5058", 1.1, 0.8)


def the_asset() -> Land:
    """Two hunters over a compound in the desert: the vault is the one cold light."""
    p = Land(WIDE, HIGH, 4)
    p.sky("#8FA3AE", "#F0D8A8", 470, (430, 235, 96))
    for x, w, h, far in ((1180, 320, 190, 0.72), (860, 190, 120, 0.8), (1480, 260, 250, 0.62),
                         (120, 280, 150, 0.74)):  # fmt: skip
        p.mesa(x, 474, w, h, "#9A6E4C", far)
    p.hills(p.crest(470, 9, 7), "#B48A5E", 0.55, 0.06, 0.4)
    p.plain(486, "#8A6844", "#DDBB86", 0.07)
    p.dust(486, 60, 0.6)
    clay = "#C79A68"
    with p.through(p.haze, 0.16):
        p.house(900, 566, 150, 96, clay, dome=True)
        p.house(1310, 570, 170, 110, mix(clay, "#A87850", 0.4), windows=3)
        p.house(1040, 590, 300, 150, clay, windows=2, door=False)
    p.flat(bend("1120 590!, 1120 520, 1166 490, 1212 520, 1212 590!"), "#5E7884")
    p.flat(bend("1132 590!, 1132 526, 1166 502, 1200 526, 1200 590!"), "#D6ECF0")
    p.glow(1166, 552, 90, "#A8E0F0", 0.7)
    p.line([(1166, 504), (1166, 590)], "#5E7884", 4)
    for x, y, h in ((860, 576, 150), (1530, 590, 190)):
        p.vaporator(x, y, h)
    wall = area("800 640 1600 618 1600 662 800 690")
    p.part(wall, darker(clay, 0.14), 6, 0.05, 0.9)
    for x, y, mirrored in ((1010, 630, True), (1290, 622, False), (1430, 640, True)):
        stand(p, lambda q: company.rifleman(q, "#7A5A40", "#8C6644"), x, y, 54, mirror=mirrored)
    p.dust(640, 46, 0.34)
    p.hills(p.crest(742, 26, 31, 0.5), "#6E5238", 0.0, 0.10, 0.9)
    p.plain(p.crest(782, 18, 33, 0.6), "#3E2E22", "#7A5C3E", 0.10, 8)
    stand(p, lambda q: company.mandalorian(q, "stand", cape=20, back=True), 420,
          800, 330)  # fmt: skip
    stand(p, lambda q: company.assassin_droid(q, "wide"), 640, 806, 330)
    p.shade()
    p.grade()
    return p


def a_promise_broken() -> Land:
    """Paint a street by night: lamps in every hand, and one warm light that floats away."""
    p = Land(WIDE, HIGH, 6)
    p.sky("#171A2A", "#6A4A52", 560, (250, 150, 60), "#E8D6C8", 0.16, haze="#5A4450")
    p.mesa(1240, 540, 460, 300, "#3A2E38", 0.4)
    p.hills(p.crest(520, 12, 3), "#3E303A", 0.35, 0.06, 0.2)
    wall = "#54424A"
    glow = "#FFB45E"
    for x, y, w, h, dome in (
        (-60, 640, 300, 300, False),
        (180, 620, 240, 210, True),
        (1180, 620, 260, 230, True),
        (1360, 660, 380, 390, False),
    ):
        with p.through(p.haze, 0.1):
            p.house(x, y, w, h, wall, dome, glow=glow, windows=3)
    p.plain(612, "#1C171C", "#6A4E4A", 0.10)
    arch = bend("470 640!, 470 380, 600 310, 800 300, 1000 310, 1130 380, 1130 640!, 1060 640!, "
                "1060 410, 960 370, 800 362, 640 370, 540 410, 540 640!")  # fmt: skip
    p.part(arch, "#463842", 16, 0.05, 0.8)
    p.glow(800, 560, 340, "#FF9A4A", 0.55)
    for x, h in ((520, 420), (1084, 420)):
        p.flat(rect(x, h, 10, 26, 3), "#FFE0A8")
        p.glow(x + 5, h + 14, 80, "#FFB45E", 0.9)
    for x, y, h, m in (
        (330, 690, 150, False),
        (420, 668, 124, False),
        (1290, 700, 160, True),
        (1190, 672, 126, True),
        (1420, 730, 190, True),
        (200, 736, 190, False),
    ):
        stand(p, lambda q: company.gunman(q, "#2C262E", "#3A2E34"), x, y, h, mirror=m, right=0.7,
              rim=0.85)  # fmt: skip
        tip = x + (-1 if m else 1) * h * 0.2
        p.glow(tip, y - h * 0.5, h * 0.2, "#FF4A3A", 1.2)
        p.flat(rect(tip - 2, y - h * 0.5 - 2, 4, 4, 1), "#FF8A70")
    stand(p, lambda q: company.mandalorian(q, "walk", right="12 -78 24 -72 36 -72", cape=22), 760,
          800, 350, right=0.9)  # fmt: skip
    with p.rimmed(2, 0.7), p.at(960, 800, 2.7):
        company.cradle(p)
    p.bolt((420, 596), (660, 560), "#FF5A3A", 4)
    p.bolt((1250, 590), (1010, 530), "#FF5A3A", 4)
    p.dust(720, 60, 0.22, "#8A6450")
    p.shade(0.6)
    p.grade(0.07)
    return p


def six_minutes() -> Land:
    """Paint a corridor of a prison ship: four who trust nobody, a red lamp, a door at the end."""
    p = Land(WIDE, HIGH, 8)
    p.sky("#14181E", "#2A323C", 900, haze="#3E4A58")
    cx, cy = 860, 400

    def frame(k: float) -> tuple[float, float, float, float]:
        return cx - 860 * k, cy - 430 * k, cx + 800 * k, cy + 520 * k

    deep = (1.08, 0.82, 0.62, 0.46, 0.34, 0.25, 0.19)
    for i, (a, b) in enumerate(zip(deep, deep[1:])):
        l0, t0, r0, f0 = frame(a)
        l1, t1, r1, f1 = frame(b)
        far = i / 7
        for d, tone in (
            (f"{l0} {t0} {r0} {t0} {r1} {t1} {l1} {t1}", "#232931"),
            (f"{l0} {f0} {r0} {f0} {r1} {f1} {l1} {f1}", "#39424D"),
            (f"{l0} {t0} {l1} {t1} {l1} {f1} {l0} {f0}", "#58646F"),
            (f"{r0} {t0} {r1} {t1} {r1} {f1} {r0} {f0}", "#2B333D"),
        ):
            with p.through("#8A9AA8", 0.32 * far):
                p.part(area(d), tone, 5, 0.25, 0.5, 0)
        for y in (0.30, 0.62):
            ya, yb = t0 + (f0 - t0) * y, t1 + (f1 - t1) * y
            p.line([(l0, ya), (l1, yb)], "#8C9AA6", 3 * a + 0.6, 0.7)
            p.line([(r0, ya), (r1, yb)], "#151A20", 4 * a, 0.8)
        mx, my = (l0 + l1) / 2, (t0 + (f0 - t0) * 0.46 + t1 + (f1 - t1) * 0.46) / 2
        p.flat(rect(mx - 26 * a, my - 70 * a, 52 * a, 150 * a, 8 * a), "#11161C", 0.9)
        p.line([(mx - 26 * a, my - 70 * a), (mx - 26 * a, my + 80 * a)], "#C9D6DE", 2.4 * a, 0.6)
        p.flat(rect(cx - 130 * a, (t0 + t1) / 2 - 3 * a, 180 * a, 9 * a), "#E8F4F8", 0.9)
        p.glow(cx - 40 * a, (t0 + t1) / 2, 200 * a, "#BCD8E8", 0.34)
    left, t, r, f = frame(deep[-1])
    p.part(rect(left, t, r - left, f - t, 4), "#6A7580", 6, 0.5, 0.8)
    p.line([((left + r) / 2, t), ((left + r) / 2, f)], "#1B2128", 4)
    p.glow((left + r) / 2, t - 4, 240, "#FF3A2A", 1.0)
    p.flat(rect((left + r) / 2 - 16, t - 14, 32, 12, 5), "#FF8A70")
    for who, x, y, h, m in (
        (lambda q: company.trooper(q, "stand", True, shell="#6E7A86"), 800, 566, 130, True),
        (lambda q: company.trooper(q, "wide", True, shell="#6E7A86"), 920, 566, 130, True),
    ):
        stand(p, who, x, y, h, "#8A9AA8", 0.25, mirror=m, right=0.4)
    dark = "#0E1114"
    p.rgb *= 0.86
    stand(p, _bruiser, 1160, 790, 400, dark, 0.8, right=0.7)
    stand(p, _knives, 980, 750, 300, dark, 0.78, right=0.7, mirror=True)
    stand(p, lambda q: company.rifleman(q, "#343C4A", "#C99A7A"), 300, 756, 320, dark, 0.78,
          right=0.7)  # fmt: skip
    stand(
        p,
        lambda q: company.mandalorian(q, "wide", right="12 -78 24 -72 34 -74", cape=8, back=True),
        500,
        810,
        420,
        dark,
        0.66,
        right=0.7,
    )
    with p.at(648, 500, 3.4):
        company.gun(p, 0, 0, 0, 14)
    p.bolt((712, 492), (786, 496), "#FF5A3A", 4)
    p.shade(0.5)
    p.grade(0.03)
    return p


def _bruiser(p: Stage) -> None:
    company.body(p, "#4A3C34", "wide", "-20 -80 -30 -62 -26 -44", "20 -80 32 -64 28 -46", wide=22)
    company.head(p, "#B24A38", 1, -92, 10)
    for side in (-1, 1):
        p.part(bend(f"{side * 5} -99!, {side * 10} -99!, {side * 17} -107, {side * 15} -119!, "
                    f"{side * 12} -109, {side * 8} -104"), "#3A302C", 2)  # fmt: skip


def _knives(p: Stage) -> None:
    company.body(p, "#4E3C48", "walk", "-11 -78 -20 -66 -28 -58", "11 -78 20 -68 30 -72")
    company.head(p, "#9A7CC0")
    for side in (-1, 1):
        p.part(bend(f"{side * 4} -97!, {side * 11} -90, {side * 12} -66, {side * 8} -56!, "
                    f"{side * 7} -80"), "#9A7CC0", 2)  # fmt: skip
    p.part(area("30 -74 46 -80 31 -70"), company.STEEL, 1, 1)


def town_square() -> Land:
    """Paint a square ringed by white shells; the way out glows below the only door."""
    p = Land(WIDE, HIGH, 10)
    p.sky("#6E6A74", "#E9B884", 470, (300, 190, 84), "#FFF0D0", 0.14)
    p.mesa(1340, 460, 420, 270, "#5A4440", 0.5)
    p.mesa(190, 460, 300, 170, "#5A4440", 0.6)
    wall = "#8C7260"
    with p.through(p.haze, 0.18):
        p.house(80, 520, 260, 170, wall, windows=3)
        p.house(350, 500, 200, 150, wall, dome=True)
        p.house(1050, 510, 250, 190, wall, windows=3)
        p.house(1290, 540, 330, 250, wall, windows=3)
        p.house(590, 506, 420, 120, mix(wall, "#A88A6A", 0.4), windows=3, door=False)
    p.plain(506, "#4A3830", "#C49A70", 0.06)
    p.dust(510, 50, 0.45)
    for x, y, h, m in ((380, 560, 88, False), (470, 546, 80, False), (560, 540, 76, False),
                       (650, 538, 74, False), (960, 538, 74, True), (1050, 542, 78, True),
                       (1150, 550, 84, True), (1250, 566, 92, True)):  # fmt: skip
        stand(p, lambda q: company.trooper(q, "wide"), x, y, h, mirror=m)
    stand(p, company.officer, 806, 548, 104)
    float_at(p, company.fighter, 1110, 190, 170)
    p.dust(600, 60, 0.3)
    shade = "#2B2220"
    p.part(area("-20 900 -20 640 300 676 300 900"), shade, 8, 0.05, 0.8)
    p.part(area("1620 900 1620 610 1240 662 1240 900"), shade, 8, 0.05, 0.8)
    lava = bend("560 900!, 640 846, 760 822, 900 830, 1010 862, 1060 900!")
    p.glow(800, 880, 420, "#FF5A2A", 1.0)
    p.part(lava, "#E4552B", 10, 0.1, 0.2, 0, 0.06)
    p.flat(bend("640 900!, 720 862, 820 846, 910 862, 980 900!"), "#FFC04A", 0.8)
    p.flat(bend("720 900!, 780 876, 830 868, 880 880, 910 900!"), "#FFF0B8", 0.9)
    for x, y in ((596, 872), (1030, 876)):
        p.sparks(x, y, 60, 16, "#FF9A4A", round(x))
    stand(p, lambda q: company.mandalorian(q, "wide", right="12 -78 24 -76 36 -82", cape=14,
                                           back=True), 540, 812, 310)  # fmt: skip
    stand(p, lambda q: company.rifleman(q, "#4A5A58", "#2A2220"), 1080, 812, 290, mirror=True)
    stand(p, lambda q: company.assassin_droid(q, "stand"), 1210, 812, 280, mirror=True)
    with p.rimmed(2, 0.8), p.at(790, 830, 2.2):
        company.cradle(p)
    p.bolt((690, 480), (620, 570), "#FF5A3A", 3)
    p.bolt((1030, 490), (960, 600), "#FF5A3A", 3)
    p.shade(0.35)
    p.grade(0.06)
    return p


def won() -> Land:
    """Morning: a man and a cradle on their way to the ship."""
    p = Land(WIDE, HIGH, 12)
    p.sky("#7E9BB0", "#FBE3B6", 560, (560, 330, 120), "#FFF8E4", 0.12)
    p.mesa(1300, 560, 380, 230, "#A87A58", 0.66)
    p.mesa(1000, 560, 190, 130, "#A87A58", 0.78)
    p.mesa(120, 560, 260, 180, "#A87A58", 0.7)
    p.hills(p.crest(560, 10, 5), "#C49A6E", 0.5, 0.06, 0.5)
    p.plain(574, "#8A6A48", "#EACB96", 0.07)
    p.dust(574, 60, 0.6)
    ship = 1150
    with p.shadow(690, 1.2, 0.3, 0.45, 3), p.at(ship, 670, 2.5):
        company.gunship(p)
    with p.rimmed(2.8, 0.95), p.through("#3A332C", 0.5), p.at(ship, 670, 2.5):
        company.gunship(p)
    p.dust(700, 40, 0.35)
    p.hills(p.crest(790, 22, 17, 0.6), "#7E5E40", 0.0, 0.08, 0.9)
    p.plain(p.crest(820, 14, 19, 0.6), "#4A3626", "#8A6846", 0.1, 8)
    stand(p, lambda q: company.mandalorian(q, "walk", cape=26, back=True), 560, 836, 300, right=1.2)
    with p.shadow(836, 1.2, 0.34, 0.5, 3), p.at(740, 836, 2.3):
        company.cradle(p)
    with p.rimmed(2, 0.9), p.at(740, 820, 2.3):
        company.cradle(p)
    p.shade(0.4)
    p.grade(0.05)
    return p


def lost() -> Land:
    """Dusk: a helmet in the sand, an empty cradle, and nobody."""
    p = Land(WIDE, HIGH, 14)
    p.sky("#1B1F30", "#B8604A", 520, (840, 492, 84), "#FFD2A0", 0.2, haze="#7A4A4A")
    p.mesa(300, 520, 360, 210, "#3A2A30", 0.35)
    p.mesa(1380, 520, 260, 150, "#3A2A30", 0.45)
    p.hills(p.crest(516, 10, 9), "#4A3238", 0.3, 0.06, 0.3)
    p.plain(526, "#1B1518", "#7A4A40", 0.12)
    p.dust(530, 50, 0.4)
    p.hills(p.crest(690, 24, 23, 0.5), "#3A2A2A", 0.0, 0.08, 0.7)
    p.plain(p.crest(716, 16, 25, 0.6), "#120F12", "#3E2C2A", 0.12, 8)
    with p.shadow(800, -1.5, 0.4, 0.6, 4), p.at(600, 700, 2.5, 15):
        great_helmet(p)
    with p.rimmed(3.2, 0.95, "#FFC9A0"), p.through("#4A2A2C", 0.42), p.at(600, 700, 2.5, 15):
        great_helmet(p)
    with p.rimmed(2.6, 0.95, "#FFC9A0"), p.through("#4A2A2C", 0.46), p.at(1090, 722, 1.5, -26):
        p.part(bend("-80 0!, 0 14, 80 0!, 68 46, 0 70, -68 46"), "#8A9096", 20, 0.9)
        p.part(bend("-82 -4!, 0 10, 82 -4!, 82 10!, 0 26, -82 10!"), "#6A7076", 5, 0.8)
        p.flat(bend("-76 0!, 0 -18, 76 0!, 0 13"), "#0D0B0D")
    p.hills(p.crest(806, 16, 27, 0.5), "#2A1F20", 0.0, 0.1, 0.7)
    for x, y, r in ((760, 850, 26), (860, 868, 18), (420, 840, 22)):
        p.part(
            bend(
                f"{x - r} {y + r * 0.6}!, {x - r * 0.6} {y - r * 0.5}, {x + r * 0.4} "
                f"{y - r * 0.6}, {x + r} {y + r * 0.6}!"
            ),
            "#3A2E2E",
            r * 0.4,
            0.1,
        )
    p.shade(0.6)
    p.grade(0.06)
    return p


SCENES: dict[str, Callable[[], Land]] = {
    make.__name__: make
    for make in (the_asset, a_promise_broken, six_minutes, town_square, won, lost)
}
LIMITS = {name: 124_000 for name in SCENES}
