"""Droids and parts of droids."""

from __future__ import annotations

from piecekit import (
    AMBER,
    CYAN,
    DARK,
    GOLD,
    IRON,
    MINT,
    PALE,
    RED,
    ROSE,
    RUST,
    SAND,
    STEEL,
    TEAL,
    VIOLET,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, rect, track


@piece("dome_droid", 220, 290)
def dome_droid(p: Piece) -> None:
    p.ground(110, 280, 92, 9)
    for x in (24, 166):
        p.upright(rect(x, 120, 30, 140, 10), PALE)
        p.body(area(f"{x - 8} 278 {x + 38} 278 {x + 32} 244 {x - 2} 244"), STEEL)
    p.upright(rect(56, 116, 108, 140, 10), PALE)
    p.body(bend("54 118!, 52 40, 110 34, 110 34, 168 40, 166 118!"), STEEL)
    p.flat(rect(54, 100, 112, 12), TEAL)
    p.flat(circle(96, 72, 15), "#0A0E16")
    p.lamp(96, 72, 6, ROSE)
    p.lamp(136, 84, 4, CYAN)
    p.body(rect(74, 134, 72, 16, 3), TEAL)
    p.body(rect(74, 160, 30, 60, 3), TEAL)
    p.body(rect(114, 160, 32, 22, 3), IRON)
    p.lights(120, 200, 12, (MINT, AMBER), 4)


@piece("imperial_droid", 220, 290)
def imperial_droid(p: Piece) -> None:
    p.ground(110, 280, 92, 9)
    for x in (24, 166):
        p.upright(rect(x, 120, 30, 140, 10), DARK)
        p.body(area(f"{x - 8} 278 {x + 38} 278 {x + 32} 244 {x - 2} 244"), IRON)
    p.upright(rect(56, 116, 108, 140, 10), "#3A404C")
    p.body(area("54 118 62 64 84 40 136 40 158 64 166 118"), IRON)
    p.flat(circle(110, 78, 15), "#0A0E16")
    p.lamp(110, 78, 7, ROSE)
    p.flat(rect(74, 134, 72, 10), PALE, 0.7)
    p.body(rect(74, 156, 72, 36, 3), DARK)
    p.lights(86, 174, 16, (ROSE, PALE, ROSE, PALE), 4)
    p.flat(rect(54, 104, 112, 8), "#05070D", 0.6)


@piece("protocol_droid", 200, 320)
def protocol_droid(p: Piece) -> None:
    p.ground(100, 311, 56, 8)
    hue = "#6F8C9A"
    for x in (74, 112):
        p.upright(rect(x, 186, 24, 112, 8), hue)
        p.body(area(f"{x - 6} 312 {x + 28} 312 {x + 24} 294 {x} 294"), hue)
        p.ball(x + 12, 240, 12, hue)
    p.upright(area("64 96 136 96 126 190 74 190"), hue)
    p.ball(100, 128, 18, tone(hue, 0.3))
    p.flat(rect(78, 158, 44, 26, 4), "#14100A", 0.8)
    p.lights(90, 170, 10, (AMBER, MINT, ROSE), 3)
    for x, k in ((52, -1), (148, 1)):
        p.ball(x, 106, 15, hue)
        p.line(track(f"{x} 110 {x + k * 14} 152 {x - k * 4} 190"), hue, 14)
        p.line(track(f"{x - 3} 110 {x + k * 14 - 3} 152"), tone(hue, 0.6), 3)
        p.ball(x - k * 4, 192, 9, hue)
    p.body(rect(90, 80, 20, 20, 4), DARK)
    p.body(bend("74 50, 80 22, 100 14, 120 22, 126 50, 118 80, 82 80"), hue)
    for x in (86, 114):
        p.ball(x, 48, 9, "#FFE8A0")
        p.flat(circle(x, 48, 4), "#2A1C08")
    p.flat(rect(90, 66, 20, 5, 2), "#2A1C08", 0.8)


@piece("droid_brain", 260, 260)
def droid_brain(p: Piece) -> None:
    """Draw a humming prototype brain in an open casing."""
    p.ground(130, 248, 104, 9)
    p.glow(130, 110, 110, VIOLET, 0.7)
    p.body(area("44 246 216 246 196 190 64 190"), IRON)
    p.body(bend("46 192!, 30 120, 60 44, 130 34, 200 44, 230 120, 214 192!"), DARK)
    p.flat(bend("62 182!, 52 120, 76 62, 130 54, 184 62, 208 120, 198 182!"), "#180C2C")
    for k in range(5):
        x = 82 + k * 24
        p.line(
            curve(f"{x} 176, {x - 12 + k * 5} 140, {x + 10 - k * 4} 110, {x - 4} 74"),
            "#D9A8FF",
            5,
            0.8,
        )
        p.line(
            curve(f"{x} 176, {x - 12 + k * 5} 140, {x + 10 - k * 4} 110, {x - 4} 74"),
            "#FFFFFF",
            1.6,
            0.9,
        )
    p.ball(130, 122, 30, "#B98CF0")
    p.flat(circle(130, 122, 12), "#FFFFFF", 0.85)
    for x in (40, 220):
        p.body(rect(x - 12, 110, 24, 54, 6), STEEL)
        p.lamp(x, 124, 4, ROSE)
    p.screen(96, 204, 68, 30, VIOLET, 8)


@piece("prototype_cube", 260, 240)
def prototype_cube(p: Piece) -> None:
    p.ground(130, 228, 112, 9)
    p.glow(124, 110, 104, MINT, 0.5)
    p.box(46, 66, 130, 130, DARK, 40, 30)
    for k in range(3):
        p.flat(rect(60, 84 + k * 34, 102, 8), MINT, 0.9)
        p.flat(
            area(f"182 {80 + k * 34} 210 {60 + k * 34} 210 {66 + k * 34} 182 {88 + k * 34}"),
            MINT,
            0.5,
        )
    p.body(circle(111, 131, 26), IRON)
    p.flat(circle(111, 131, 16), "#EAFFF0")
    p.line(curve("46 170, 14 176, 24 210, 60 214"), STEEL, 6)
    p.line(curve("216 150, 250 160, 236 206"), RUST, 6)


@piece("round_droid", 200, 220)
def round_droid(p: Piece) -> None:
    """Draw a small round valet on three legs."""
    p.ground(100, 212, 74, 8)
    for x, lean in ((66, -18), (100, 0), (134, 18)):
        p.line(track(f"{x} 150 {x + lean} 184 {x + lean} 206"), IRON, 10)
        p.body(rect(x + lean - 14, 202, 28, 10, 4), STEEL)
    p.ball(100, 100, 68, "#4E8C8A")
    p.flat(bend("34 96, 100 78, 166 96, 164 116, 100 98, 36 116"), "#E8DCC0")
    p.body(circle(84, 92, 24), DARK)
    p.flat(circle(84, 92, 15), "#0A0E16")
    p.lamp(84, 92, 6, AMBER)
    p.lights(122, 96, 15, (MINT, ROSE), 4)
    p.line(track("78 38 66 8"), STEEL, 4)
    p.line(track("118 36 132 12"), STEEL, 4)
    p.ball(66, 8, 5, RED)
    p.ball(132, 12, 5, RED)


@piece("guard_droid", 240, 330)
def guard_droid(p: Piece) -> None:
    """Draw a tall brass sentry with a halberd."""
    p.ground(120, 320, 78, 9)
    hue, joint = "#A88A4A", "#3C434E"
    for x, k in ((142, 1), (96, -1)):
        dim = -0.2 if k > 0 else 0
        p.planes(area(f"{x - 9} 188 {x + 9} 188 {x + 7} 232 {x - 7} 232"), joint, (1, 0))
        p.planes(
            area(f"{x - 14} 196 {x + 13} 196 {x + 10} 236 {x - 10} 236"),
            tone(hue, dim),
            (1, 0.2),
        )
        p.ball(x, 240, 9, joint)
        p.planes(
            area(f"{x - 9} 246 {x + 9} 246 {x + 12} 300 {x - 12} 300"), tone(hue, dim), (1, 0.2)
        )
        p.planes(area(f"{x - 12} 300 {x + 12} 300 {x + 20} 318 {x - 18} 318"), tone(hue, dim - 0.2))
    p.planes(area("92 176 150 176 144 198 98 198"), joint, (1, 0.2))
    p.planes(area("62 98 90 88 152 88 178 98 168 150 150 182 92 182 74 150"), hue, (1, 0.4), 0.28)
    p.flat(area("128 88 152 88 178 98 168 150 150 182 132 182"), tone(hue, -0.45), 0.5)
    p.flat(area("70 104 96 96 100 126 76 132"), tone(hue, 0.35), 0.5)
    p.planes(area("104 104 138 104 142 140 121 162 100 140"), RED, (1, 0.3), 0.2)
    for y in (166, 174):
        p.line(track(f"88 {y} 154 {y}"), tone(hue, -0.6), 2, 0.8)
    p.planes(rect(110, 74, 22, 18), joint, (1, 0))
    for x, k in ((190, 1), (50, -1)):
        dim = -0.25 if k > 0 else 0
        p.planes(
            area(f"{x - 7} 120 {x + 7} 120 {x + 6 + k * 4} 166 {x - 6 + k * 4} 166"),
            joint,
            (1, 0),
        )
        p.ball(x + k * 4, 168, 8, joint)
        p.planes(
            area(f"{x - 9 + k * 3} 170 {x + 9 + k * 3} 170 {x + 6} 214 {x - 8} 214"),
            tone(hue, dim),
            (1, 0.2),
        )
        p.planes(area(f"{x - 8} 212 {x + 7} 212 {x + 8} 230 {x - 6} 232"), joint, (1, 0.3))
        pad = (
            f"{x - 22} 116, {x - 18} 94, {x} 84, {x + 18} 94, {x + 22} 116!, {x} 124, {x - 22} 116!"
        )
        p.planes(bend(pad), tone(hue, dim), (0.8, 1), 0.3)
    p.planes(area("92 34 108 22 138 22 152 34 156 70 140 82 102 82 86 70"), hue, (1, 0.4), 0.3)
    p.flat(area("130 22 138 22 152 34 156 70 140 82 126 82"), tone(hue, -0.45), 0.5)
    p.flat(area("90 48 154 48 152 60 92 60"), "#0A0D14")
    p.lamp(108, 54, 4, AMBER)
    p.lamp(134, 54, 4, AMBER)
    p.flat(area("108 68 136 68 132 76 112 76"), tone(hue, -0.6), 0.8)
    p.planes(rect(42, 24, 6, 294), WOOD, (1, 0), 0.3, 0.5)
    p.planes(area("40 4 45 -2 50 4 50 46 40 46"), STEEL, (1, 0), 0.4, 0.4)
    p.planes(bend("50 12!, 66 8, 76 22, 74 38, 64 46, 50 40!"), STEEL, (1, 0.6), 0.4, 0.4)
    p.planes(area("40 18 26 26 40 34"), STEEL, (1, 0.4), 0.3, 0.4)


@piece("battle_relic", 280, 260)
def battle_relic(p: Piece) -> None:
    """Draw an old soldier droid that sits under a tarp, its head and a shoulder bare."""
    p.ground(140, 250, 124, 9)
    p.planes(rect(116, 84, 9, 50), tone(SAND, -0.25), (1, 0))
    p.planes(rect(130, 80, 7, 54), tone(SAND, -0.4), (1, 0))
    p.planes(area("100 44 118 20 152 16 170 34 162 54 116 60"), SAND, (0.5, 1), 0.3)
    p.planes(area("100 44 132 52 124 112 104 116 92 104 94 66"), SAND, (1, 0.3), 0.34)
    p.planes(area("132 52 162 50 150 96 124 112"), tone(SAND, -0.3), (1, 0.3))
    p.flat(area("96 68 126 72 124 80 95 78"), "#221A12")
    p.flat(area("100 98 122 94 122 99 101 104"), "#3A2C1C", 0.8)
    p.lamp(106, 73, 3.6, ROSE)
    p.planes(area("64 146 96 126 172 120 204 136 196 200 84 206"), SAND, (0.7, 1), 0.26)
    p.flat(area("132 124 140 124 142 204 132 204"), tone(SAND, -0.45), 0.8)
    p.flat(area("150 136 186 134 182 160 152 162"), tone(SAND, -0.3), 0.8)
    p.planes(area("188 132 214 130 224 152 210 164 192 158"), SAND, (0.8, 1), 0.3)
    p.planes(area("206 158 220 156 226 216 214 218"), tone(SAND, -0.15), (1, 0))
    cloth = "20 250!, 30 190, 54 142, 78 134, 104 150, 138 164, 176 182, 214 216, 258 250!"
    p.planes(bend(cloth), "#5C6A58", (0.8, 1), 0.24, 0.5)
    for fold in ("80 138 62 200 70 248 52 248", "110 154 104 204 122 250 100 250",
                 "150 170 156 210 184 250 160 250"):  # fmt: skip
        p.flat(area(fold), tone("#5C6A58", -0.45), 0.7)
    for fold in ("80 138 66 180 52 240 46 240", "116 156 116 200 134 250 126 250"):
        p.flat(area(fold), tone("#5C6A58", 0.3), 0.6)


@piece("repair_droid", 220, 240)
def repair_droid(p: Piece) -> None:
    p.glow(172, 70, 40, AMBER, 0.9)
    p.ground(96, 230, 74, 8)
    p.body(area("40 228 152 228 140 196 52 196"), IRON)
    p.upright(rect(84, 120, 24, 80), STEEL)
    p.body(rect(40, 56, 112, 72, 18), GOLD)
    p.flat(circle(74, 90, 20), "#0A0E16")
    p.lamp(74, 90, 8, CYAN)
    p.lights(112, 82, 16, (ROSE, MINT), 4)
    p.line(track("140 110 184 130 176 80"), STEEL, 10)
    p.line(track("172 72 190 50 160 54 184 84"), "#FFF4D0", 2.5)
    p.line(track("52 116 20 150 34 186"), STEEL, 10)
