"""Scenes of more locations."""

from __future__ import annotations

from svgkit import circle, ellipse

from captains.folk import dotted, person, rocket, somebody
from captains.kit import Scene


def lo_07() -> Scene:
    """Draw a prison on a needle of rock high above the clouds, and its stairs."""
    p = Scene("rose", a="#46307A")
    p.ground("l")
    p.on("-4 -4!, 200 44, 90 30, -4 60", "c")
    p.on(circle(84, 64, 34), "c")
    for x, h in ((36, 60), (290, 46), (262, 84), (10, 30)):
        p.on(f"{x - 10} 204 {x - 3} {150 - h} {x + 2} {146 - h} {x + 14} 204", "m")
    p.on("-4 156, 30 144, 60 156, 100 140, 330 158!, 330 204!, -4 204!", "m")
    with p.at(24, 28, 0.85):
        with p.shadow(6, 3, tones="m"):
            p.lit(
                "120 208!, 140 160, 150 110, 154 58!, 174 58!, 178 110, 190 160, 212 208!",
                "kd",
                0.5,
                "166 40 170 210",
            )
            p.lit("154 62!, 142 46!, 188 46!, 175 62!", "kd", 0.5)
            p.lit("142 46 142 22 188 22 188 46", "kd", 0.48)
            p.lit("138 22 164 2 192 22", "ka", 0.5, "164 0 168 30")
            p.limb(164, 4, 164, -10, 2.4, 2, "k")
        for x in (150, 165, 179):
            p.on(f"{x - 4} 42!, {x - 4} 29, {x + 4} 29!, {x + 4} 42!", "c")
            p.line(f"{x} 28 {x} 42", "k", 1.6)
        turns = 11
        for n in range(turns):
            y = 62 + n * 11.6
            wide = 12 + n * 2.7 + n * n * 0.1
            a, b = (164 - wide, 164 + wide) if n % 2 else (164 + wide, 164 - wide)
            p.line(f"{a} {y} {b} {y + 11.6}", "c" if n % 2 else "m", 3 if n % 2 else 2.2)
        for x, y, k in ((152, 112, 0.2), (182, 152, 0.24), (140, 164, 0.26)):
            with p.at(x, y, k):
                somebody(p, "ka", "c")
                p.on("-15 -62 15 -62 15 -50 -15 -50", "c")
    for x, y, r in (
        (40, 180, 26),
        (76, 188, 24),
        (10, 190, 26),
        (110, 196, 20),
        (218, 190, 20),
        (250, 180, 26),
        (290, 188, 28),
        (184, 200, 17),
        (146, 202, 16),
    ):
        p.on(circle(x + 2, y + 4, r), "l")
        p.on(circle(x, y, r), "c")
    p.on("-4 194 324 194 324 204 -4 204", "c")
    for x, y in ((228, 70), (246, 60), (238, 84), (112, 40)):
        p.line(
            f"{x - 7} {y - 3}, {x - 3} {y - 5}, {x} {y}, {x + 3} {y - 5}, {x + 7} {y - 3}", "k", 1.8
        )
    return p


def lo_09() -> Scene:
    """Draw needle ships moored at the piers of a harbor in the evening."""
    p = Scene("orange", a="#1F8A8C")
    p.ground("m")
    p.on("-4 -4 324 -4 324 70 -4 96", "l")
    p.discs(92, 96, (64, 52), "lc")
    p.on("-4 104, 40 96, 80 102, 150 94, 330 104!, 330 130!, -4 130!", "d")
    dotted(p, (10, 106, 150, 116), (12, 8), (4, 4), "c", share=0.5)
    p.on("-4 118 324 118 324 204 -4 204", "a")
    for n in range(9):
        p.on(
            f"{92 - 40 + n * 3} {122 + n * 9} {92 + 40 - n * 2} {122 + n * 9} {92 + 36 - n * 2}"
            f" {125 + n * 9} {92 - 34 + n * 3} {125 + n * 9}",
            "c" if n < 6 else "l",
        )
    for x, y, k, tones, fin in (
        (60, 128, 0.62, "nc", "k"),
        (270, 120, 0.78, "nl", "k"),
        (206, 140, 1.12, "nc", "d"),
        (136, 150, 1.3, "kc", "m"),
    ):
        with p.shadow(9, 6, tones="k"), p.at(x, y - 38 * k, k, -90):
            rocket(p, tones, "n" + fin, "a" if k > 1 else "")
        p.on(ellipse(x + 4, y + 18 * k, 30 * k, 4 * k), "k")
        p.on(
            "".join(
                f"M{x - 18 * k + n * 5} {y + (24 + n * 6) * k}L{x + 22 * k - n * 4}"
                f" {y + (24 + n * 6) * k}L{x + 18 * k - n * 4}"
                f" {y + (27 + n * 6) * k}L{x - 14 * k + n * 5} {y + (27 + n * 6) * k}Z"
                for n in range(3)
            ),
            "n",
        )
    with p.shadow(0, 12, tones="k"):
        p.flat("-4 186 180 176 324 190 324 204 -4 204", "n")
    p.on("-4 186 180 176 324 190 324 194 180 180 -4 190", "d")
    for x, y in ((30, 186), (170, 178), (236, 184), (296, 190)):
        p.pillar(x - 4, y - 14, 9, 22, "kd")
    p.line("34 176, 80 178, 118 160", "c", 1.6)
    p.line("236 174, 226 172, 216 160", "c", 1.6)
    with p.at(84, 186, 0.36):
        person(p, "k", skin="kk", trousers="k", left=(-16, -60))
    with p.at(276, 192, 0.36, flip=True):
        person(p, "k", skin="kk", trousers="k")
        p.flat("10 -30 34 -30 34 -6 10 -6", "k")
    for x, y in ((210, 26), (230, 36), (190, 40)):
        p.line(
            f"{x - 8} {y - 3}, {x - 3} {y - 5}, {x} {y}, {x + 3} {y - 5}, {x + 8} {y - 3}", "k", 1.8
        )
    return p
