"""Portraits of the agents: large heads in three-quarter view under one lamp."""

from __future__ import annotations

from captains.kit import Scene
from svgkit import circle


def ag_04() -> Scene:
    """Draw a man without a face between hat and collar, and his five passports."""
    p = Scene("plum")
    p.ground("d")
    p.on("-4 -4 120 -4 324 120 324 204 230 204 -4 70", "m")
    with p.shadow(12, 6):
        p.flat("62 204 c, 66 160, 100 142, 128 134 c, 190 134 c, 226 144, 256 164, 262 204 c", "n")
        p.flat("128 60, 126 100, 138 132, 160 142, 182 130, 192 98, 190 58", "l")
        p.flat(
            "78 66 c, 110 56, 116 22, 134 12, 158 16, 184 10, 202 24, 206 54, 242 60 c, 200 78,"
            " 130 82",
            "n",
        )
    p.on("128 60, 126 100, 138 132, 160 142 c, 160 60 c", "c")
    p.on("128 66 c, 150 76, 180 74, 192 62 c, 191 82, 160 88, 128 84 c", "d")
    p.on("114 50, 120 26, 134 12, 158 16 c, 142 30, 136 56 c, 112 58 c", "m")
    p.on("110 54 c, 150 64, 190 58, 206 50 c, 207 60, 160 74, 108 64 c", "a")
    p.on("78 66 c, 96 62, 110 62 c, 150 76, 140 80, 78 66 c", "m")
    p.lit("120 130 c, 104 98 c, 92 116 c, 100 160 c, 140 200 c, 158 160 c", "nm", 0.6)
    p.lit("198 130 c, 212 94 c, 226 114 c, 216 160 c, 172 200 c, 158 160 c", "kd", 0.5)
    p.on("62 204, 72 166, 98 152 c, 128 204 c", "m")
    p.on("150 168 c, 158 160, 168 168 c, 164 204 c, 152 204 c", "c")
    with p.at(222, 206):
        for n, turn in enumerate((44, 26, 8, -10, -28)):
            with p.shadow(4, 3, tones="k"), p.at(0, 0, 1, turn):
                p.lit("-17 -88 17 -88 17 -36 -17 -36", ("nm", "ac", "dl", "kn", "ma")[n], 0.72)
                tone = "lkncl"[n]
                p.on(circle(0, -66, 7.5), tone)
                p.on("-7 -48 7 -48 7 -46 -7 -46", tone)
        p.flat("-26 -24, -22 -42, 0 -46, 16 -40, 22 -20, 16 4, -20 4", "d")
        p.on("-26 -24, -22 -42, 0 -46 c, -4 -30, -14 4, -20 4", "l")
        for x in (-12, -2, 8):
            p.line(f"{x} -40 {x - 2} -26", "n", 1.6)
    return p
