"""The planning cards: one thing each, close up, under the same low sun; 480 x 384."""

from __future__ import annotations

from collections.abc import Callable

from svgkit import area, bend, circle, ellipse, lighter, mix, pairs, rect

from badlands import company
from badlands.alarms import BOLT
from badlands.lamp import STEEL, Stage
from badlands.land import Land
from badlands.missions import stand

WIDE, HIGH = 480, 384
SOOT, CLAY, LEATHER = "#23262B", "#A87C54", "#5B4130"


def room(seed: int, top: str, low: str, sun: tuple[float, float, float] | None,
         horizon: float = 270) -> Land:  # fmt: skip
    """Return a ground that stays behind one thing."""
    p = Land(WIDE, HIGH, seed)
    p.sky(top, low, horizon, sun)
    p.plain(horizon, "#3A2A1E", mix(low, "#8A6444", 0.55), 0.09, seed)
    p.dust(horizon, 30, 0.5)
    return p


def done(p: Land, low: float = 0.4) -> Land:
    """Finish a picture."""
    p.shade(low)
    p.grade(0.06)
    return p


def _glove(p: Stage, x: float, y: float, k: float, turn: float, tone: str = "#4A3A2E") -> None:
    """Draw a closed glove."""
    with p.at(x, y, k, turn):
        p.part(bend("-26 -22, 4 -30, 26 -22, 30 4, 24 26, -18 28, -30 8"), tone, 12, 0.1)
        for i in range(4):
            p.part(
                bend(
                    f"{6 + i * 0.4} {-24 + i * 13}!, 30 {-24 + i * 13}, 34 {-17 + i * 13}, "
                    f"28 {-12 + i * 13}, 4 {-12 + i * 13}!"
                ),
                lighter(tone, 0.06),
                5,
                0.1,
            )


def defend() -> Land:
    """Paint a man who takes a bolt on his bracer, between the gun and the cradle."""
    p = room(51, "#6E7A86", "#EBC594", None, 262)
    p.mesa(380, 264, 170, 90, "#8A5E44", 0.6)
    stand(p, lambda q: company.gunman(q, "#3A2A22", "#4A3626", "wide"), 434, 300, 112, p.haze,
          0.35, mirror=True)  # fmt: skip
    with p.shadow(352, 1.2, 0.3, 0.4, 3), p.at(66, 372, 1.9):
        company.cradle(p, False)
    with p.rimmed(1.8, 0.9), p.through("#171412", 0.3), p.at(66, 372, 1.9):
        company.cradle(p, False)
    stand(p, _shielding, 190, 366, 290, share=0.42)
    p.bolt((404, 210), (294, 118), BOLT, 6)
    p.bolt((294, 118), (392, 6), BOLT, 4)
    p.sparks(294, 118, 84, 34, "#FFC078", 6)
    return done(p)


def _shielding(p: Stage) -> None:
    """Draw a man with his left forearm before him."""
    company.mandalorian(p, "wide", "-12 -78 -24 -66 -18 -50", "12 -78 28 -70 35 -90", cape=-22)
    p.limb(pairs("28.5 -73 34.5 -89"), (9.5, 8), STEEL, gloss=1.1)
    p.part(circle(35.5, -93, 4), "#3A2E26", 2, 0.1)


def bad_luck() -> Land:
    """Paint a pistol that bursts in the hand while a blade comes closer."""
    p = room(52, "#4A4650", "#C98F68", None, 240)
    p.glow(430, 232, 150, "#FFC890", 0.5)
    stand(p, lambda q: company.raider(q, "#4A3A30", "#5A4638"), 386, 306, 150, p.haze, 0.25,
          mirror=True)  # fmt: skip
    p.dust(308, 30, 0.45)
    stand(p, _jammed, 150, 368, 280, share=0.45)
    p.sparks(276, 134, 66, 28, "#FF8A4A", 3)
    p.glow(276, 134, 60, "#FFB070", 0.8)
    for i, (x, y) in enumerate(((286, 106), (296, 78), (288, 50), (304, 24))):
        p.glow(x, y, 30 + i * 10, "#B8AC9E", 0.5 - i * 0.09)
    return done(p, 0.5)


def _jammed(p: Stage) -> None:
    """Draw a man who holds a broken pistol away from himself."""
    company.mandalorian(p, "wide", "-12 -78 -22 -64 -17 -48", "12 -78 27 -76 39 -80", cape=14)
    company.gun(p, 42, -82, -16, 16)


def push_on() -> Land:
    """Prints in the sand, and he is still walking."""
    p = room(53, "#7E8A94", "#F4D4A2", (330, 110, 56), 220)
    p.mesa(90, 222, 120, 80, "#8A5E44", 0.6)
    for i, (x, y) in enumerate(
        ((150, 372), (196, 350), (196, 322), (236, 306), (238, 286), (268, 276))
    ):
        k = 1.5 - i * 0.2
        with p.at(x, y, k, 26):
            p.flat(ellipse(0, 0, 9, 16), "#2E2018", 0.65)
            p.flat(ellipse(-1, -1.5, 8, 14), "#4A3424", 0.5)
            p.flat(ellipse(0, 20, 7, 7), "#2E2018", 0.65)
    stand(p, lambda q: company.mandalorian(q, "walk", cape=26, back=True), 300, 276, 190)
    return done(p)


def return_fire() -> Land:
    """Paint one bolt comes, two go back."""
    p = room(54, "#54505E", "#D89E74", (84, 84, 40), 280)
    stand(
        p,
        lambda q: company.mandalorian(q, "wide", right="12 -78 26 -76 40 -76", cape=-14),
        130,
        352,
        250,
    )
    with p.rimmed(1.6, 0.9), p.at(238, 158, 2.0):
        company.gun(p, 0, 0, 0, 16)
    p.bolt((286, 156), (470, 120), "#8FE0F0", 6)
    p.bolt((300, 160), (470, 160), "#8FE0F0", 6)
    p.bolt((470, 250), (250, 236), BOLT, 5)
    p.sparks(276, 156, 40, 16, "#CFF4FF", 3)
    return done(p)


def steady_hands() -> Land:
    """Paint a man on one knee, his rifle on a stone, and what he aims at far away."""
    p = room(55, "#6E7680", "#EDC898", None, 230)
    p.mesa(390, 232, 130, 70, "#8A5E44", 0.7)
    stand(p, lambda q: company.gunman(q, "#4A3A30", "#5A4638"), 432, 262, 52, p.haze, 0.4,
          mirror=True)  # fmt: skip
    stand(p, _aiming, 120, 376, 320, share=0.4)
    p.part(
        bend("170 400!, 190 276, 262 246, 350 268, 400 336!, 400 400!"),
        "#7A5C42",
        20,
        0.05,
        1,
        0.5,
        0.05,
    )
    return done(p)


def _aiming(p: Stage) -> None:
    """Draw a man on one knee who aims a long rifle."""
    company.mandalorian(p, "kneel", "-12 -66 12 -58 36 -71", "12 -66 16 -54 12 -68", 12, -6)
    with p.at(10, -56, 1, -3):
        p.part(area("-22 -4 -4 -7 -4 4 -20 9"), LEATHER, 2, 0.2)
        p.part(rect(-5, -6, 24, 8, 2), SOOT, 2, 0.7)
        p.part(rect(18, -4.5, 56, 3.4, 1), "#3A3F47", 1.5, 0.9)
        p.part(rect(-2, -13, 24, 5, 2.4), "#2E3238", 2, 0.9)
        p.part(ellipse(22.5, -10.5, 1.8, 3.4), "#9CC8E0", 1, 1)


def quick_exit() -> Land:
    """Paint a doorway full of light, the hem of a cloak in it."""
    p = Land(WIDE, HIGH, 56)
    p.sky("#2A2426", "#3A302E", 300, None)
    p.plain(318, "#1A1516", "#4A3A32", 0.08)
    light = bend("190 330!, 190 120, 216 70, 262 58, 308 70, 334 120, 334 330!")
    p.part(
        bend("164 336!, 164 110, 200 44, 262 30, 324 44, 360 110, 360 336!"),
        "#6A5040",
        14,
        0.05,
        0.9,
    )
    p.glow(262, 220, 300, "#FFD8A0", 0.8)
    p.flat(light, "#FFEBC4")
    p.flat(area("190 330 334 330 470 400 60 400"), "#FFD8A0", 0.5)
    stand(
        p,
        lambda q: company.mandalorian(q, "run", right="12 -78 26 -84 40 -78", cape=-30, back=True),
        286,
        326,
        190,
        right=-0.6,
        down=0.5,
        mirror=False,
    )
    return done(p, 0.3)


def own_initiative() -> Land:
    """Paint a line of men who wait, and one who has already left it."""
    p = room(63, "#6A7480", "#F0CC98", (92, 118, 44), 236)
    p.mesa(420, 240, 150, 84, "#8A5E44", 0.6)
    for i in range(4):
        stand(p, lambda q: company.gunman(q, "#4A3A30", "#5A4638"), 48 + i * 40, 276 - i * 4, 84,
              p.haze, 0.25)  # fmt: skip
    for i, (x, y) in enumerate(((196, 286), (226, 296), (236, 314), (272, 322), (282, 346))):
        k = 0.6 + i * 0.16
        with p.at(x, y, k, 118):
            p.flat(ellipse(0, 0, 9, 16), "#2E2018", 0.65)
            p.flat(ellipse(-1, -1.5, 8, 14), "#4A3424", 0.5)
            p.flat(ellipse(0, 20, 7, 7), "#2E2018", 0.65)
    stand(p, lambda q: company.mandalorian(q, "walk", cape=22), 342, 364, 268, mirror=False)
    return done(p)


def second_look() -> Land:
    """Paint the inside of a visor: warm prints on a cold floor."""
    p = Land(WIDE, HIGH, 57)
    p.sky("#0E1A20", "#16303A", 384, None, haze="#16303A")
    p.plain(230, "#0C161C", "#1E4450", 0.08)
    for y in (250, 276, 312, 360):
        p.line([(0, y), (480, y)], "#3E8494", 1.4, 0.5)
    for x in (-300, -120, 60, 240, 420, 600, 780):
        p.line([(240, 200), (x, 400)], "#3E8494", 1.4, 0.4)
    for x, y, k in ((200, 356, 1.7), (250, 326, 1.35), (230, 300, 1.05), (262, 282, 0.8)):
        p.glow(x, y, 50 * k, "#FF6A2A", 0.6)
        with p.at(x, y, k, 14):
            p.flat(ellipse(0, 0, 8, 13), "#FF8A3A", 0.9)
            p.flat(ellipse(0, 0, 5, 9), "#FFE08A", 0.9)
            p.flat(ellipse(0, 18, 6, 6), "#FF8A3A", 0.9)
    for x, m in ((326, 1), (120, 1)):
        p.glow(x, 196, 90, "#FF5A2A", 0.5)
        with p.through("#FF7A3A", 0.86), p.at(x, 258, 1.2 * m):
            company.rifleman(p, "#FF7A3A", "#FFB45E")
    frame = "-20 -20 500 -20 500 404 -20 404"
    p.part(
        area(frame)
        + bend(
            "40 120!, 60 60, 240 46, 420 60, 440 120!, 436 250!, 300 268, 286 404!, "
            "194 404!, 180 268, 44 250!"
        ),
        "#14181C",
        12,
        0.9,
        0.9,
        0,
    )
    for x, y in ((70, 84), (388, 84)):
        p.line(pairs(f"{x} {y + 16} {x} {y} {x + 22} {y}"), "#8FE0F0", 2.4, 0.9)
    return done(p, 0.1)


def loose_wires() -> Land:
    """Paint a panel off its hinges, and one wire too many."""
    p = Land(WIDE, HIGH, 58)
    p.sky("#3A4048", "#59626C", 384, None)
    p.part(rect(-10, -10, 500, 404), "#5E6872", 4, 0.3, 0.2, 0, 0.07)
    p.part(rect(96, 60, 250, 250, 14), "#4A535C", 8, 0.7, 1)
    p.part(rect(114, 78, 214, 214, 8), "#14181C", 6, 0.3, 0.2)
    for i, tone in enumerate(("#D1483A", "#E9C24A", "#5AA6E8", "#8CC25A", "#C9CED2")):
        x = 142 + i * 38
        p.limb(pairs(f"{x} 84 {x + 8} 140 {x - 10 + i * 4} 200 {x + 12} 288"), (9, 9, 9, 9), tone,
               gloss=0.7)  # fmt: skip
    p.limb(pairs("218 84 240 150 330 190 392 236"), (10, 10, 10, 9), "#F08A3C", gloss=0.7)
    p.sparks(396, 240, 70, 30, "#BFE8FF", 4)
    p.part(area("352 40 430 10 470 150 388 190"), "#6E7882", 8, 0.7, 1)
    for x, y in ((372, 52), (424, 32), (448, 142), (396, 166)):
        p.part(circle(x, y, 6), SOOT, 3, 0.8)
    _glove(p, 74, 300, 1.5, -24, "#6A4A34")
    p.limb(pairs("-40 420 20 350 60 310"), (90, 70, 52), "#54483C", gloss=0.1)
    p.limb(pairs("108 282 176 232"), (9, 5), STEEL, gloss=1)
    return done(p)


def covering_shots() -> Land:
    """Four bolts over a wall: nobody looks up."""
    p = room(59, "#5E6470", "#E2AE80", (90, 84, 40), 260)
    for x, y in ((396, 280), (430, 290)):
        stand(p, lambda q: company.gunman(q, "#3A2A22", "#4A3626", "kneel"), x, y, 90, mirror=True)
    p.part(bend("-10 400!, -10 300, 120 290, 250 296, 262 400!"), CLAY, 10, 0.05, 1, 0.5, 0.05)
    with p.rimmed(2, 0.95), p.through("#171412", 0.5), p.at(120, 352, 2.4):
        company.rifleman(p, "#54645F", "#1E1A1C")
    for y0, y1 in ((178, 150), (180, 196), (182, 230), (176, 120)):
        p.bolt((240, y0), (470, y1), "#F2C94A", 4)
    p.sparks(232, 178, 44, 20, "#FFD890", 8)
    return done(p)


def borrowed_time() -> Land:
    """Sand that runs through a glass set in iron, a thumb's width left."""
    p = room(60, "#5A5460", "#DDA878", None, 300)
    with p.shadow(352, 1.3, 0.34, 0.5, 3):
        p.part(rect(176, 60, 128, 292, 6), SOOT, 4)
    with p.rimmed(2.6, 0.95):
        for y in (46, 330):
            p.part(rect(160, y, 160, 26, 7), "#5E564C", 8, 0.8, 1)
        for x in (174, 294):
            p.part(rect(x, 66, 12, 270, 4), "#6E6458", 5, 0.8)
        p.part(
            bend(
                "196 74!, 284 74!, 286 130, 246 196, 246 206, 286 270, 284 330!, "
                "196 330!, 194 270, "
                "234 206, 234 196, 194 130"
            ),
            "#B9CCD2",
            12,
            1.1,
            1,
        )
    p.flat(bend("210 120!, 240 128, 270 120!, 262 150, 242 190, 238 190, 218 150"), "#E8B46A")
    p.line([(240, 186), (240, 300)], "#F2C98A", 3)
    p.part(bend("204 328!, 214 290, 240 262, 266 290, 276 328!"), "#E8B46A", 14, 0.05, 0.6, 0)
    p.flat(bend("204 90!, 214 84, 216 130, 226 160!, 206 140"), "#FFFFFF", 0.5)
    return done(p)


SCENES: dict[str, Callable[[], Land]] = {
    make.__name__: make
    for make in (
        defend, bad_luck, push_on, return_fire, steady_hands, quick_exit, own_initiative,
        second_look, loose_wires, covering_shots, borrowed_time,
    )
}  # fmt: skip
LIMITS = {name: 24_000 for name in SCENES}
