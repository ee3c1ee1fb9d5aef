"""Scenes of the planets."""

from __future__ import annotations

from captains.folk import person, world
from captains.kit import Scene
from svgkit import circle


def pl_11() -> Scene:
    """Draw a small world with one apple tree, its bodyguard and its lawyer."""
    p = Scene("mint")
    p.ground("c")
    p.rays(160, 84, 22, "l", 0.5, 3)
    p.discs(160, 84, (88,), "c")
    world(
        p,
        160,
        262,
        150,
        "dm",
        [("-80 -60, -20 -94, 40 -84, 70 -60, 10 -50, -40 -44", "l")],
        "d",
        0.2,
    )
    with p.shadow(base=116, tones="d"):
        p.band([(158, 122), (154, 98), (164, 76), (156, 50)], (24, 15, 14, 10), "nd", 0)
        p.limb(160, 84, 124, 58, 9, 5, "nd")
        p.limb(162, 80, 204, 56, 9, 5, "nd")
    for x, y, r in (
        (190, 60, 27),
        (132, 62, 27),
        (108, 48, 18),
        (214, 44, 18),
        (160, 38, 34),
        (130, 26, 22),
        (192, 26, 22),
    ):
        p.flat(circle(x + 3, y + 4, r), "n")
    for x, y, r in (
        (190, 60, 26),
        (132, 62, 26),
        (108, 48, 17),
        (214, 44, 17),
        (160, 38, 33),
        (130, 26, 22),
        (192, 26, 22),
    ):
        p.ball(x, y, r, "dm", 0.3)
    for x, y in (
        (128, 62),
        (154, 30),
        (184, 52),
        (202, 66),
        (110, 44),
        (172, 70),
        (212, 36),
        (140, 12),
        (190, 16),
    ):
        p.ball(x, y, 7, "na", 0.3)
        p.on(circle(x - 2.4, y - 2.6, 1.8), "c")
        p.line(f"{x} {y - 6} {x + 2} {y - 10}", "n", 1.6)
    with p.shadow(base=130, tones="dn"):
        with p.at(94, 132, 0.62):
            person(
                p,
                "kn",
                skin="nl",
                wide=1.7,
                left=(-20, -42),
                right=(20, -42),
                legs=(-13, 14),
                trousers="k",
            )
            p.lit("-9 -92 c, -7 -102, 8 -102, 11 -92 c", "kn", 0.4)
            p.on("-4 -92 10 -92 10 -88 -4 -88", "k")
        with p.at(222, 132, 0.62, flip=True):
            person(
                p, "ka", skin="nl", left=(-14, -44), right=(20, -34), legs=(-7, 8), trousers="kn"
            )
            p.lit("-9 -94 13 -94 13 -97 9 -97 9 -112 -5 -112 -5 -97 -9 -97", "kn", 0.4)
            p.on("-3 -80 4 -80 1 -60", "c")
            p.lit("10 -34 32 -34 32 -18 10 -18", "nl", 0.5)
    return p
