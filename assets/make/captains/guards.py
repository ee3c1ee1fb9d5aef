"""Scenes of Guardforce 1 to 12."""

from __future__ import annotations

import math

from captains.folk import person
from captains.kit import Scene
from svgkit import circle, ellipse, star


def gf_04() -> Scene:
    """Draw a gate of stacked coins, its keeper with an open hand."""
    p = Scene("brass")
    p.ground("a")
    p.rays(160, 96, 20, "d", 0.5, 4)
    p.on(circle(160, 96, 82), "n")
    p.on(circle(160, 96, 74), "k")
    p.flat("-4 168 324 168 324 204 -4 204", "n")
    p.on("120 168 200 168 250 204 70 204", "d")
    with p.shadow(8, 3, tones="k"):
        for x, count, lean in ((54, 13, 1.6), (266, 13, -1.6)):
            for n in range(count):
                y, dx = 168 - n * 9.5, lean * math.sin(n * 1.7)
                p.flat(
                    f"M{x - 30 + dx} {y - 11}L{x + 30 + dx} {y - 11}L{x + 30 + dx}"
                    f" {y}L{x - 30 + dx} {y}Z",
                    "d",
                )
                p.on(
                    f"{x - 30 + dx} {y - 11} {x + 2 + dx} {y - 11} {x + 2 + dx} {y}"
                    f" {x - 30 + dx} {y}",
                    "m",
                )
                p.on(
                    f"{x - 22 + dx} {y - 11} {x - 12 + dx} {y - 11} {x - 12 + dx} {y}"
                    f" {x - 22 + dx} {y}",
                    "l",
                )
                p.line(f"{x - 30 + dx} {y} {x + 30 + dx} {y}", "n", 1.4, "butt")
            p.flat(ellipse(x, 44, 30, 7), "l")
            p.on(ellipse(x, 44, 21, 4.6), "m")
    for n in range(11):
        at = math.pi * (1 + n / 10)
        x, y = 160 + 106 * math.cos(at), 46 + 44 * math.sin(at)
        p.flat(circle(x, y, 16), "d")
        p.on(circle(x - 1, y - 1, 14), "m")
        p.on(circle(x - 1.5, y - 1.5, 10), "l")
        p.on(star(x - 1.5, y - 1.5, 7, 3, 5), "d")
    with p.shadow(base=170, tones="k"), p.at(160, 176, 1.3):
        person(p, "kd", skin="dl", robe=22, left=(-30, -58), right=(15, -40), bow=(0.1, -0.3))
        p.lit("-20 -97 c, 0 -92, 22 -97 c, 12 -102, 11 -124 c, -9 -124 c, -9 -102", "dl", 0.4)
        p.on("-9 -104 11 -104 11 -100 -9 -100", "a")
        p.on("-5 -78 5 -78 8 -24 -8 -24", "a")
        for y in (-68, -56, -44, -32):
            p.on(circle(0, y, 2), "l")
        p.flat("-38 -64, -30 -66, -24 -60, -30 -54, -40 -57", "l")
        p.on(circle(-33, -63, 5.5), "c")
    with p.at(160, 138):
        p.limb(-76, 2, 84, -2, 8, 8, "ac")
        for x in range(-66, 84, 24):
            p.on(f"{x} -3 {x + 11} -3.5 {x + 11} 5 {x} 5.5", "a")
    return p


def gf_09() -> Scene:
    """Draw walkers that step over mountains under a red sun."""
    p = Scene("vermilion")
    p.ground("l")
    p.discs(196, 74, (96, 78), "cm")
    for y, h in ((84, 3), (98, 4.5), (113, 6)):
        p.on(f"100 {y} 300 {y} 300 {y + h} 100 {y + h}", "l")
    with p.at(272, 150, 0.42):
        _strider(p, "dd", "d")
    p.flat(
        "-4 150 24 124 52 140 92 112 128 146 178 128 214 148 262 118 300 142 324 128 324 204"
        " -4 204",
        "d",
    )
    p.on("24 124 52 140 40 156 10 152", "m")
    p.on("92 112 128 146 96 152 70 136", "m")
    p.on("262 118 300 142 270 150 244 132", "m")
    with p.at(66, 172, 0.62):
        _strider(p, "nd", "n")
    with p.at(158, 190, 0.98):
        _strider(p, "ka", "k")
    p.flat("-4 182 40 170 84 184 132 176 176 190 236 172 280 186 324 174 324 204 -4 204", "k")
    p.on("40 170 84 184 60 190 16 184", "n")
    p.on("236 172 280 186 250 192 214 184", "n")
    p.flat("132 180, 140 168, 152 172, 164 164, 176 176, 190 172, 196 184", "d")
    return p


def _strider(p: Scene, tones: str, far: str) -> None:
    """Draw a walker 140 high, its feet at the origin."""
    for hip, knee, foot in (((14, -92), (52, -66), (44, 0)), ((-16, -92), (-8, -52), (-2, -8))):
        p.limb(*hip, *knee, 8, 6, far)
        p.limb(*knee, *foot, 6, 4, far)
        p.flat(
            f"{foot[0] - 9} {foot[1]} {foot[0] - 3} {foot[1] - 8} {foot[0] + 4} {foot[1] - 8}"
            f" {foot[0] + 11} {foot[1]}",
            far,
        )
    p.limb(20, -112, 84, -118, 7, 5, tones)
    p.limb(72, -117, 90, -118.5, 8, 8, tones)
    p.lit("-44 -112 c, -34 -138, 0 -148, 30 -136, 44 -108 c, 30 -94 c, -30 -92 c", tones, 0.42)
    p.lit("-16 -140 -12 -156 10 -156 16 -140", tones, 0.5)
    p.line("-2 -156 -6 -178", tones[0], 2)
    p.flat("-6 -178 -26 -173 -6 -167", "m")
    p.on("-36 -116 -8 -120 -8 -113 -35 -109", "c")
    p.on("-2 -120 10 -121 10 -114 -2 -114", "c")
    for hip, knee, foot in (((-30, -94), (-66, -74), (-56, 0)), ((26, -94), (24, -48), (20, -2))):
        p.limb(*hip, *knee, 10, 8, tones)
        p.limb(*knee, *foot, 8, 5, tones)
        p.ball(*knee, 6.5, tones)
        p.lit(
            f"{foot[0] - 12} {foot[1] + 2} {foot[0] - 4} {foot[1] - 9} {foot[0] + 5} {foot[1] - 9}"
            f" {foot[0] + 14} {foot[1] + 2}",
            tones,
            0.4,
        )
