"""Machines of ships and workshops."""

from __future__ import annotations

from piecekit import (
    AMBER,
    BLUE,
    CYAN,
    DARK,
    GOLD,
    IRON,
    LEATHER,
    MINT,
    PALE,
    RED,
    ROSE,
    RUST,
    SAND,
    STEEL,
    TEAL,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, rect, track


@piece("nav_computer", 280, 240)
def nav_computer(p: Piece) -> None:
    p.ground(140, 228, 120, 10)
    p.body(area("34 224 250 224 226 150 58 150"), IRON)
    p.facet(area("34 224 250 224 226 150 58 150"), "150 140 150 230", -0.2)
    p.body(rect(52, 34, 180, 122, 12), DARK)
    p.glow(142, 92, 110, CYAN, 0.35)
    p.flat(rect(64, 46, 156, 98, 6), "#06182A")
    for r in (16, 30, 44):
        p.line(ellipse(142, 95, r * 1.4, r), CYAN, 1.6, 0.55)
    p.line(curve("80 130, 110 92, 150 104, 204 62"), AMBER, 3.4)
    for x, y in ((80, 130), (118, 92), (204, 62)):
        p.lamp(x, y, 5, AMBER)
    p.ball(156, 102, 9, BLUE)
    for k in range(7):
        p.body(rect(70 + k * 21, 172 + k % 2 * 3, 14, 12, 3), (PALE, TEAL, RED)[k % 3])
        p.body(rect(64 + k * 23, 196, 16, 12, 3), PALE)
    p.upright(rect(232, 20, 6, 60), STEEL)
    p.lamp(235, 18, 4, ROSE)


@piece("targeting_computer", 240, 280)
def targeting_computer(p: Piece) -> None:
    p.body(area("96 190 142 190 154 276 84 276"), IRON)
    p.body(rect(24, 24, 190, 172, 20), DARK)
    p.body(rect(34, 34, 170, 152, 14), STEEL)
    p.flat(rect(46, 46, 146, 128, 8), "#12080A")
    p.glow(119, 110, 96, RED, 0.4)
    for r in (50, 34, 18):
        p.line(circle(119, 110, r), ROSE, 2.4, 0.75)
    p.line(track("119 52 119 168"), ROSE, 1.6, 0.6)
    p.line(track("54 110 184 110"), ROSE, 1.6, 0.6)
    p.flat(area("112 98 144 86 138 112 152 122 120 126"), AMBER, 0.95)
    for x, y, a, b in (
        (84, 74, 16, 16),
        (154, 74, -16, 16),
        (84, 146, 16, -16),
        (154, 146, -16, -16),
    ):
        p.line(track(f"{x + a} {y} {x} {y} {x} {y + b}"), "#FFFFFF", 3)
    p.body(rect(4, 70, 22, 70, 6), GOLD)
    p.body(rect(212, 70, 22, 70, 6), GOLD)
    p.lights(96, 222, 22, (AMBER, ROSE, MINT), 5)


@piece("ion_cannon", 320, 290)
def ion_cannon(p: Piece) -> None:
    p.ground(160, 278, 138, 11)
    p.glow(52, 66, 62, CYAN, 0.95)
    p.body(area("60 274 262 274 232 222 92 222"), IRON)
    p.body(bend("88 230!, 86 150, 160 120, 236 150, 242 230!"), STEEL)
    p.facet(bend("88 230!, 86 150, 160 120, 236 150, 242 230!"), "180 110 160 240", -0.22)
    p.across(area("64 62 82 44 214 138 190 176"), DARK)
    for k in range(4):
        x, y = 84 + k * 27, 62 + k * 21
        p.across(
            area(f"{x - 14} {y + 18} {x + 10} {y - 20} {x + 22} {y - 10} {x - 2} {y + 28}"), TEAL
        )
        p.line(track(f"{x - 6} {y + 18} {x + 14} {y - 12}"), CYAN, 2.4, 0.9)
    p.ball(58, 64, 22, STEEL)
    p.flat(circle(54, 62, 12), "#E8FCFF")
    p.line(track("40 50 24 44 30 34 8 22"), "#DFFBFF", 3)
    p.line(track("46 82 30 92 36 100 18 116"), "#DFFBFF", 2.4)
    p.ball(196, 160, 34, IRON)
    p.flat(circle(196, 160, 14), CYAN, 0.8)
    p.rivets("108 250 140 250 172 250 204 250 228 250", 4)


@piece("quad_gun", 330, 290)
def quad_gun(p: Piece) -> None:
    p.ground(176, 280, 130, 10)
    p.body(area("104 278 264 278 240 236 128 236"), IRON)
    p.upright(rect(160, 190, 48, 56), DARK)
    for y in (74, 106):
        p.across(rect(14, y, 150, 15, 4), DARK)
        p.across(rect(6, y - 3, 26, 21, 4), STEEL)
    p.ball(204, 138, 74, STEEL)
    p.body(area("128 74 186 60 204 92 204 190 150 206 120 176"), IRON)
    p.facet(area("128 74 186 60 204 92 204 190 150 206 120 176"), "160 60 160 210", -0.2)
    for y in (140, 174):
        p.across(rect(6, y, 160, 17, 4), IRON)
        p.across(rect(-2, y - 3, 28, 23, 4), STEEL)
        p.flat(rect(70, y, 8, 17), "#05070D", 0.5)
        p.flat(rect(100, y, 8, 17), "#05070D", 0.5)
    p.flat(bend("206 84, 250 100, 262 140, 244 178, 206 186!"), "#0C2234")
    p.line(track("206 84 206 188"), STEEL, 4)
    p.line(curve("206 110, 240 120, 260 138"), STEEL, 3)
    p.line(curve("206 160, 240 158, 258 150"), STEEL, 3)
    p.flat(bend("212 92, 236 104, 244 118, 214 108"), CYAN, 0.35)
    for y in (147, 182):
        p.glow(-2, y, 26, ROSE, 0.8)


@piece("shield_generator", 260, 300)
def shield_generator(p: Piece) -> None:
    p.glow(130, 110, 120, CYAN, 0.35)
    p.ground(130, 290, 110, 10)
    p.body(area("38 288 222 288 196 240 64 240"), IRON)
    p.upright(rect(84, 150, 92, 94, 8), STEEL)
    for y in (166, 186, 206):
        p.flat(rect(84, y, 92, 7), "#05070D", 0.5)
    p.body(area("70 152 190 152 176 126 84 126"), DARK)
    p.ball(130, 92, 46, BLUE)
    p.flat(circle(130, 92, 30), "#DFFBFF", 0.65)
    p.line(ellipse(130, 92, 74, 24), CYAN, 4, 0.9)
    p.line(ellipse(130, 92, 26, 72), CYAN, 3, 0.6)
    p.line(circle(130, 92, 88), CYAN, 2, 0.4)
    for x in (62, 198):
        p.upright(rect(x - 8, 92, 16, 150, 5), GOLD)
        p.ball(x, 88, 13, GOLD)
    p.screen(106, 254, 48, 22, MINT, 5)


@piece("sublight_engine", 360, 240)
def sublight_engine(p: Piece) -> None:
    p.glow(312, 112, 84, CYAN, 0.95)
    p.flat(bend("300 84!, 336 92, 358 112, 336 132, 300 140!"), "#DFF8FF", 0.9)
    p.across(area("252 52 306 76 306 148 252 172"), DARK)
    p.flat(ellipse(304, 112, 12, 34), "#EFFCFF")
    p.across(rect(86, 46, 170, 132, 16), STEEL)
    for x in (104, 142, 180, 218):
        p.across(rect(x, 40, 16, 144, 4), IRON)
    p.body(area("24 88 88 56 88 168 24 136"), GOLD)
    p.facet(area("24 88 88 56 88 168 24 136"), "20 112 90 112", -0.25)
    p.ball(30, 112, 20, IRON)
    p.line(curve("110 36, 150 6, 210 10, 240 44"), RUST, 9)
    p.line(curve("110 34, 150 4, 210 8, 238 42"), tone(RUST, 0.5), 2.4, 0.8)
    p.line(curve("96 184, 130 214, 190 208, 206 184"), TEAL, 8)
    p.rivets("128 64 166 64 204 64 128 160 166 160 204 160", 4)
    p.body(area("70 236 110 236 122 186 96 186"), IRON)
    p.body(area("214 236 254 236 240 186 212 186"), IRON)


@piece("holo_table", 300, 260)
def holo_table(p: Piece) -> None:
    p.ground(150, 248, 120, 11)
    p.upright(area("112 244 188 244 176 178 124 178"), DARK)
    p.upright(bend("30 166!, 30 184, 150 212, 270 184, 270 166!"), IRON)
    p.body(ellipse(150, 164, 122, 26), STEEL)
    p.flat(ellipse(150, 164, 96, 18), "#08202E")
    p.flat(area("150 164 66 60 234 60"), CYAN, 0.12)
    p.glow(150, 100, 92, CYAN, 0.45)
    p.line(circle(150, 82, 44), CYAN, 2.4, 0.9)
    p.line(ellipse(150, 82, 44, 14), CYAN, 1.8, 0.7)
    p.line(ellipse(150, 82, 16, 44), CYAN, 1.8, 0.7)
    p.line(ellipse(150, 82, 74, 18), AMBER, 2, 0.8)
    p.lamp(82, 88, 5, AMBER)
    p.lamp(206, 70, 4, ROSE)


@piece("terminal", 210, 300)
def terminal(p: Piece) -> None:
    p.ground(105, 290, 86, 9)
    p.body(area("44 288 168 288 156 160 60 160"), IRON)
    p.facet(area("44 288 168 288 156 160 60 160"), "110 150 118 290", -0.25)
    p.body(rect(28, 22, 156, 128, 12), DARK)
    p.screen(42, 36, 128, 98, MINT, 9)
    p.body(area("34 176 182 176 170 150 48 150"), STEEL)
    for k in range(8):
        p.flat(rect(54 + k * 14, 158, 9, 7, 2), "#10151C", 0.8)
    p.lights(80, 206, 24, (AMBER, ROSE, CYAN), 5)
    p.flat(rect(80, 230, 56, 5), "#05070D", 0.5)
    p.flat(rect(80, 244, 56, 5), "#05070D", 0.5)


@piece("console_bank", 420, 200)
def console_bank(p: Piece) -> None:
    p.body(area("10 196 410 196 384 92 36 92"), IRON)
    p.body(area("36 96 384 96 356 40 64 40"), DARK)
    for k in range(4):
        p.screen(76 + k * 70, 50, 54, 36, (CYAN, AMBER, MINT, ROSE)[k], k + 2)
    for k in range(13):
        p.body(rect(46 + k * 26, 108 + k % 2 * 3, 16, 10, 3), (PALE, RED, TEAL, GOLD)[k % 4])
        p.flat(rect(42 + k * 26, 132, 18, 6, 2), "#05070D", 0.5)
    for x in (90, 210, 320):
        p.upright(rect(x, 148, 6, 26), STEEL)
        p.ball(x + 3, 148, 7, RED)


@piece("server_rack", 190, 320)
def server_rack(p: Piece) -> None:
    p.ground(98, 310, 84, 8)
    p.box(20, 26, 130, 284, DARK, 26, 12)
    for row in range(8):
        y = 40 + row * 33
        p.body(rect(32, y, 106, 24, 3), IRON, rim=0.8)
        for k in range(5):
            hue = (MINT, AMBER, CYAN, ROSE)[(row * 3 + k * 2) % 4]
            p.lamp(44 + k * 14, y + 12, 3, hue)
        p.flat(rect(112, y + 8, 20, 8), "#05070D", 0.6)


@piece("reactor", 280, 340)
def reactor(p: Piece) -> None:
    p.ground(140, 330, 120, 10)
    p.glow(140, 170, 130, MINT, 0.55)
    p.body(area("40 328 240 328 214 276 66 276"), IRON)
    p.body(area("66 62 214 62 240 14 40 14"), IRON)
    p.upright(rect(92, 60, 96, 220), "#12382E")
    for k in range(5):
        p.flat(ellipse(140, 84 + k * 43, 38, 12), MINT, 0.75)
        p.flat(ellipse(140, 84 + k * 43, 20, 6), "#FFFFFF", 0.9)
    for x in (62, 202):
        p.upright(rect(x, 58, 16, 222), STEEL)
    for y in (104, 190):
        p.body(rect(52, y, 176, 12, 4), GOLD)
    p.flat(area("104 300 176 300 140 322"), AMBER, 0.9)


@piece("fuel_drum", 180, 240)
def fuel_drum(p: Piece) -> None:
    p.ground(90, 230, 76, 9)
    p.upright(rect(24, 30, 132, 196, 14), "#B8862E")
    for y in (50, 116, 186):
        p.upright(rect(18, y, 144, 14, 5), IRON)
    p.body(ellipse(90, 32, 66, 16), tone("#B8862E", 0.2))
    p.flat(ellipse(116, 32, 14, 5), "#05070D", 0.7)
    p.flat(area("90 74 112 108 68 108"), "#14100A", 0.85)
    p.flat(rect(50, 140, 80, 34, 4), "#E8DCC0", 0.9)
    p.flat(rect(58, 148, 50, 5), DARK, 0.8)
    p.flat(rect(58, 160, 64, 5), DARK, 0.8)


@piece("fuel_cells", 320, 240)
def fuel_cells(p: Piece) -> None:
    """Draw glowing canisters of fuel in a cradle."""
    p.ground(160, 228, 146, 11)
    p.box(20, 172, 264, 50, DARK, 22, 12)
    for k in range(4):
        x = 40 + k * 62
        p.glow(x + 22, 110, 64, MINT, 0.4)
        p.upright(rect(x, 40, 44, 142, 8), "#1D5A44")
        p.flat(rect(x + 8, 62, 28, 98, 8), MINT, 0.85)
        p.flat(rect(x + 11, 66, 9, 90, 4), "#FFFFFF", 0.75)
        p.body(rect(x - 5, 28, 54, 22, 6), STEEL)
        p.body(rect(x - 5, 158, 54, 20, 5), IRON)
        p.upright(rect(x + 14, 10, 16, 20, 3), GOLD)
    p.flat(rect(20, 190, 264, 8), AMBER, 0.6)


@piece("crystal_canister", 200, 300)
def crystal_canister(p: Piece) -> None:
    """Draw a raw crystal of fuel held in a sealed glass."""
    p.ground(100, 290, 84, 9)
    p.glow(100, 150, 130, CYAN, 0.6)
    p.flat(rect(48, 60, 104, 190, 10), "#0C3040", 0.75)
    crystal = area("100 74 124 118 118 220 98 236 80 214 76 126")
    p.body(crystal, "#63D8E8", 0.5)
    p.facet(crystal, "102 70 96 240", -0.3)
    p.flat(area("100 74 108 130 98 236 92 140"), "#FFFFFF", 0.55)
    p.body(area("70 176 84 200 80 240 62 226"), "#57C4DC", 0.5)
    p.body(area("130 160 142 190 134 238 118 228"), "#4AAFD0", 0.5)
    p.flat(rect(54, 64, 14, 180, 6), "#FFFFFF", 0.28)
    p.body(area("34 62 166 62 150 24 50 24"), STEEL)
    p.body(rect(80, 10, 40, 18, 5), GOLD)
    p.body(area("30 290 170 290 160 244 40 244"), IRON)
    p.lights(68, 266, 32, (MINT, AMBER, MINT), 5)
    for x in (44, 148):
        p.upright(rect(x, 60, 8, 186), STEEL)


@piece("ray_gate", 220, 300)
def ray_gate(p: Piece) -> None:
    """Draw a doorway closed by beams."""
    for y in range(70, 280, 26):
        p.glow(110, y, 70, RED, 0.16)
        p.line(track(f"42 {y} 178 {y}"), "#FF6A50", 5, 0.9)
        p.line(track(f"42 {y} 178 {y}"), "#FFE6DC", 1.8)
    for x in (14, 170):
        p.upright(rect(x, 40, 36, 256, 5), IRON)
        for y in range(70, 280, 26):
            p.lamp(x + 18, y, 4, ROSE)
    p.body(area("8 44 212 44 192 8 28 8"), STEEL)


@piece("control_chair", 200, 300)
def control_chair(p: Piece) -> None:
    p.ground(100, 290, 70, 8)
    p.upright(rect(88, 220, 24, 60), STEEL)
    p.body(area("40 292 160 292 140 274 60 274"), IRON)
    p.body(bend("50 200!, 44 60, 60 16, 100 12, 140 16, 156 60, 150 200!"), LEATHER)
    p.body(bend("66 190!, 62 70, 76 34, 100 30, 124 34, 138 70, 134 190!"), tone(LEATHER, 0.2))
    p.body(bend("34 200!, 34 230, 100 244, 166 230, 166 200!"), LEATHER)
    for x in (22, 148):
        p.body(rect(x, 160, 30, 48, 10), IRON)
    p.lights(30, 170, 14, (CYAN, AMBER), 3)


@piece("winch", 240, 240)
def winch(p: Piece) -> None:
    p.ground(120, 230, 104, 9)
    for x in (36, 176):
        p.body(area(f"{x - 8} 228 {x + 40} 228 {x + 24} 74 {x + 8} 74"), RUST)
    p.across(rect(48, 84, 144, 84, 8), WOOD)
    for k in range(9):
        p.line(track(f"{58 + k * 15} 86 {66 + k * 15} 168"), SAND, 6, 0.8)
    p.ball(52, 126, 26, IRON)
    p.ball(188, 126, 26, IRON)
    p.line(track("120 84 150 2"), SAND, 6)
    p.body(rect(20, 214, 200, 14, 4), IRON)


@piece("antenna", 200, 300)
def antenna(p: Piece) -> None:
    p.ground(100, 292, 70, 8)
    p.line(track("56 290 100 130 144 290"), STEEL, 8)
    p.line(track("70 240 130 240 84 190 116 190"), IRON, 5)
    dish = bend("22 40!, 60 120, 120 150, 178 138!, 150 70, 90 36")
    p.body(dish, PALE)
    p.flat(bend("30 44!, 80 50, 140 88, 172 134!, 130 120, 70 90"), "#3A4656", 0.65)
    p.line(track("104 92 60 136"), STEEL, 5)
    p.line(track("100 94 146 34"), STEEL, 4)
    p.lamp(146, 34, 7, ROSE)
