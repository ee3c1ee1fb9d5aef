"""Papers, tokens and holograms."""

from __future__ import annotations

from cast import CUTTHROAT, HOLOGRAM
from figures import likeness
from piecekit import (
    AMBER,
    BLUE,
    CYAN,
    DARK,
    GOLD,
    IRON,
    LEATHER,
    MINT,
    ORANGE,
    PALE,
    RED,
    ROSE,
    SKIN,
    STEEL,
    TEAL,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, rect, star, track

SHEET = "#F0E4C8"


@piece("wanted_poster", 220, 290)
def wanted_poster(p: Piece) -> None:
    p.body(area("14 12 204 8 208 276 16 282"), SHEET)
    p.facet(area("14 12 204 8 208 276 16 282"), "150 0 190 290", -0.12)
    p.flat(rect(34, 30, 152, 18, 2), RED, 0.9)
    p.flat(rect(44, 60, 132, 128, 3), "#3A3A40", 0.85)
    likeness(p, 106, 188, 148, CUTTHROAT)
    for k in (0, 1):
        p.flat(rect(42, 202 + k * 16, 136 - k * 30, 7), DARK, 0.6)
    p.flat(rect(60, 240, 100, 22, 3), GOLD, 0.95)
    p.ball(110, 14, 8, RED)


@piece("holo_bust", 220, 280)
def holo_bust(p: Piece) -> None:
    """Draw a hologram of a person over a disc."""
    p.ground(110, 268, 84, 9)
    p.glow(110, 130, 108, CYAN, 0.55)
    p.body(area("40 268 180 268 164 240 56 240"), IRON)
    p.flat(ellipse(110, 240, 54, 10), CYAN, 0.9)
    p.flat(area("66 236 30 60 190 60 154 236"), CYAN, 0.1)
    likeness(p, 106, 228, 196, HOLOGRAM)
    for y in range(60, 230, 9):
        p.line(track(f"50 {y} 170 {y}"), "#06304A", 1.4, 0.4)


@piece("holo_map", 320, 220)
def holo_map(p: Piece) -> None:
    p.glow(160, 110, 108, TEAL, 0.4)
    p.flat(area("20 30 300 20 310 180 14 196"), "#0A3A48", 0.7)
    for k in range(6):
        p.line(track(f"{30 + k * 52} 28 {26 + k * 54} 192"), CYAN, 1.2, 0.5)
    for k in range(4):
        p.line(track(f"18 {48 + k * 40} 306 {42 + k * 40}"), CYAN, 1.2, 0.5)
    p.line(curve("44 160, 90 90, 140 120, 190 60, 274 84"), AMBER, 4)
    for x, y, r in ((44, 160, 9), (112, 102, 7), (190, 60, 11), (274, 84, 14)):
        p.ball(x, y, r, TEAL if r != 14 else ORANGE)
    p.line(circle(274, 84, 24), ROSE, 2.5)
    p.line(circle(274, 84, 34), ROSE, 1.6, 0.6)


@piece("star_chart", 300, 220)
def star_chart(p: Piece) -> None:
    p.body(area("20 34 280 14 290 190 26 208"), "#D8C49A")
    p.body(bend("14 30, 30 24, 36 120, 32 212, 16 210, 20 120"), "#E8D8B4")
    p.body(bend("276 12, 292 10, 298 100, 296 192, 280 194, 284 100"), "#C8B288")
    for r in (22, 46, 70):
        p.line(ellipse(156, 108, r * 1.3, r), WOOD, 1.8, 0.7)
    p.line(curve("60 168, 110 110, 160 130, 236 56"), RED, 4)
    for x, y in ((60, 168), (126, 116), (236, 56), (180, 80), (110, 70), (210, 150)):
        p.flat(star(x, y, 9, 4, 4), DARK)
    p.line(track("226 46 246 66"), RED, 4)
    p.line(track("246 46 226 66"), RED, 4)


@piece("data_tapes", 240, 190)
def data_tapes(p: Piece) -> None:
    p.ground(120, 180, 104, 8)
    for x, y, hue in ((30, 100, TEAL), (60, 62, RED), (44, 26, IRON)):
        p.box(x, y, 130, 44, hue, 20, 12)
        p.flat(rect(x + 12, y + 10, 60, 20, 2), SHEET, 0.95)
        p.flat(rect(x + 18, y + 16, 40, 4), DARK, 0.7)
        p.ball(x + 104, y + 22, 10, DARK)


@piece("contract", 250, 270)
def contract(p: Piece) -> None:
    for dx, t in ((14, -0.2), (0, 0.0)):
        p.body(
            area(
                f"{24 + dx} {20 + dx} {200 + dx} {14 + dx} {208 + dx} {230 + dx} "
                f"{30 + dx} {238 + dx}"
            ),
            tone(SHEET, t),
        )
    p.flat(rect(46, 38, 96, 10), DARK, 0.75)
    for k in range(8):
        p.flat(rect(46, 62 + k * 15, 140 - (k * 37) % 40, 5), DARK, 0.45)
    p.line(curve("50 206, 70 190, 84 212, 104 196, 130 206"), BLUE, 3.5)
    p.body(star(176, 204, 28, 23, 14), RED)
    p.flat(circle(176, 204, 15), tone(RED, -0.3))
    p.body(area("196 176 244 92 254 98 208 184"), IRON)


@piece("ledger", 280, 200)
def ledger(p: Piece) -> None:
    p.ground(140, 190, 126, 8)
    p.body(
        bend(
            "10 176!, 20 40!, 80 20, 140 40!, 200 20, 260 40!, 272 176!, 200 160, 140 180!, 80 160"
        ),
        LEATHER,
    )
    p.body(bend("24 164!, 32 40!, 84 24, 138 44!, 138 172!, 80 152"), SHEET)
    p.body(bend("256 164!, 248 40!, 196 24, 142 44!, 142 172!, 200 152"), tone(SHEET, -0.15))
    for k in range(6):
        p.line(curve(f"44 {62 + k * 16}, 84 {52 + k * 16}, 124 {64 + k * 16}"), DARK, 2.4, 0.6)
        p.line(
            curve(f"156 {64 + k * 16}, 196 {52 + k * 16}, 238 {62 + k * 16}"),
            RED if k % 3 == 1 else DARK,
            2.4,
            0.6,
        )
    p.body(area("134 40 146 40 148 196 140 184 132 196"), RED)


@piece("code_cylinders", 240, 170)
def code_cylinders(p: Piece) -> None:
    p.ground(120, 160, 104, 7)
    for x, y, hue in ((20, 30, STEEL), (44, 70, "#3A404C"), (14, 108, STEEL)):
        p.across(rect(x, y, 170, 30, 8), hue)
        p.across(rect(x + 14, y - 2, 20, 34, 4), GOLD)
        p.lights(x + 120, y + 15, 14, (MINT, CYAN, ROSE), 4)


@piece("briefcase", 280, 210)
def briefcase(p: Piece) -> None:
    p.ground(140, 200, 128, 8)
    p.body(area("36 106 60 20 246 20 244 106"), tone(LEATHER, -0.1))
    p.flat(area("50 98 70 30 236 30 232 98"), "#C8A878", 0.8)
    p.body(area("26 106 256 106 264 186 18 186"), LEATHER)
    p.flat(area("36 106 246 106 250 126 32 126"), "#140E0A")
    p.body(area("70 122 84 84 140 80 140 122"), SHEET)
    p.across(rect(154, 94, 70, 20, 8), STEEL)
    p.lamp(212, 104, 4, MINT)
    p.body(rect(120, 138, 40, 14, 4), GOLD)


@piece("ink_press", 300, 240)
def ink_press(p: Piece) -> None:
    p.ground(150, 230, 130, 8)
    for x in (50, 222):
        p.upright(rect(x, 30, 26, 190), IRON)
    p.body(rect(40, 18, 220, 28, 5), STEEL)
    p.upright(rect(138, 44, 24, 70), STEEL)
    p.line(track("80 70 220 60"), GOLD, 8)
    p.body(rect(80, 108, 140, 26, 4), DARK)
    p.body(area("84 176 216 176 226 156 74 156"), SHEET)
    p.flat(star(150, 166, 12, 5, 5), RED)
    p.body(rect(34, 176, 232, 30, 4), WOOD)
    p.body(area("200 210 262 204 270 228 206 232"), SHEET)
    p.body(area("30 212 92 206 98 230 34 234"), tone(SHEET, -0.15))


@piece("notice_board", 320, 260)
def notice_board(p: Piece) -> None:
    p.upright(rect(40, 30, 14, 230), WOOD)
    p.upright(rect(266, 30, 14, 230), WOOD)
    p.body(rect(14, 14, 292, 186, 5), "#5C4030")
    for x, y, w, h, hue, k in (
        (30, 28, 74, 92, SHEET, 0),
        (116, 24, 66, 80, "#DDE6EC", 1),
        (196, 32, 92, 70, SHEET, 2),
        (40, 128, 90, 60, "#E8D0B0", 3),
        (144, 114, 62, 76, SHEET, 4),
        (220, 112, 66, 78, "#DDE6EC", 5),
    ):
        p.body(area(f"{x} {y} {x + w} {y + 3} {x + w - 3} {y + h} {x + 2} {y + h - 2}"), hue)
        p.flat(rect(x + 10, y + 10, w - 24, 7), RED if k % 2 == 0 else DARK, 0.8)
        for j in range(int((h - 34) // 12)):
            p.flat(rect(x + 10, y + 26 + j * 12, w - 20 - (j * 17) % 24, 4), DARK, 0.45)
        p.ball(x + w / 2, y + 3, 5, GOLD)


@piece("camera_drone", 220, 220)
def camera_drone(p: Piece) -> None:
    p.flat(area("90 130 0 220 160 220 140 130"), "#FFFFFF", 0.12)
    for x in (30, 170):
        p.line(track(f"110 90 {x + 10} 50"), STEEL, 7)
        p.flat(ellipse(x + 10, 46, 34, 6), PALE, 0.6)
    p.ball(112, 100, 48, "#3C4A5C")
    p.body(circle(100, 106, 28), DARK)
    p.flat(circle(100, 106, 19), "#0A1A2C")
    p.flat(circle(93, 98, 7), CYAN, 0.9)
    p.lamp(146, 82, 5, ROSE)


@piece("holo_news", 300, 220)
def holo_news(p: Piece) -> None:
    p.body(rect(8, 8, 284, 176, 10), DARK)
    p.flat(rect(20, 20, 260, 152, 5), "#10304A")
    p.glow(96, 90, 70, CYAN, 0.5)
    p.body(bend("40 172!, 50 120, 96 108, 142 120, 152 172!"), "#6A3F6E", shadow=0)
    p.body(ellipse(96, 82, 24, 30), SKIN, shadow=0)
    p.body(bend("70 82!, 72 44, 120 44, 122 82!, 96 62"), DARK, shadow=0)
    p.flat(rect(168, 40, 96, 60, 3), "#0A1A2A")
    p.body(area("176 90 204 56 222 76 236 62 256 92"), ORANGE, rim=0, shadow=0)
    p.flat(rect(20, 146, 260, 26), RED, 0.9)
    for k, w in enumerate((70, 44, 60)):
        p.flat(rect(36 + k * 82, 155, w, 8), "#FFFFFF", 0.85)
    p.body(area("120 184 180 184 196 216 104 216"), IRON)


@piece("closed_file", 260, 300)
def closed_file(p: Piece) -> None:
    manila = "#D2B68A"
    p.ground(130, 290, 116, 8)
    p.body(area("36 40 226 20 244 270 52 288"), tone(manila, -0.3))
    p.body(area("44 34 220 16 238 262 60 278"), SHEET)
    p.body(area("20 52 96 46 108 30 164 26 172 40 214 37 232 276 38 292"), manila)
    p.line(curve("34 66, 120 59, 206 52"), DARK, 2, 0.35)
    for k in range(3):
        p.line(curve(f"48 {96 + 15 * k}, 84 {93 + 15 * k}, {120 - 12 * k} {90 + 15 * k}"), DARK, 3,
               0.6)  # fmt: skip
    p.line(circle(146, 196, 49), "#A33A32", 7, 0.85)
    p.line(circle(146, 196, 38), "#A33A32", 3, 0.7)
    p.flat(area("100 204 190 178 194 192 104 218"), "#A33A32", 0.85)
    p.flat(star(146, 164, 10, 4, 5), "#A33A32", 0.8)
    p.flat(star(148, 230, 10, 4, 5), "#A33A32", 0.8)
    p.body(area("196 20 206 18 210 66 200 68"), STEEL)
