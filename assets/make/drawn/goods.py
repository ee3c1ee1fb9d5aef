"""Crates, sacks, scrap and other cargo."""

from __future__ import annotations

from piecekit import (
    AMBER,
    BLUE,
    CYAN,
    DARK,
    GOLD,
    GREEN,
    IRON,
    LEATHER,
    MINT,
    OLIVE,
    ORANGE,
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


@piece("crate", 240, 210)
def crate(p: Piece) -> None:
    p.ground(122, 200, 112, 10)
    p.box(16, 50, 168, 146, STEEL, 40, 24)
    p.flat(rect(30, 66, 140, 114), "#05070D", 0.22)
    p.body(area("16 50 44 50 44 62 28 62 28 80 16 80"), GOLD)
    p.body(area("184 50 156 50 156 62 172 62 172 80 184 80"), GOLD)
    p.body(area("16 196 44 196 44 184 28 184 28 166 16 166"), GOLD)
    p.body(area("184 196 156 196 156 184 172 184 172 166 184 166"), GOLD)
    p.body(rect(76, 104, 48, 34, 5), IRON)
    p.lamp(100, 121, 5, MINT)


@piece("crate_stack", 320, 300)
def crate_stack(p: Piece) -> None:
    p.ground(160, 292, 150, 10)
    for x, y, w, h, hue in (
        (12, 186, 130, 104, OLIVE),
        (156, 176, 132, 114, RUST),
        (70, 84, 140, 96, STEEL),
        (110, 22, 84, 58, TEAL),
    ):
        p.box(x, y, w, h, hue, 22, 13)
        p.flat(rect(x + w * 0.12, y + h * 0.18, w * 0.76, h * 0.64), "#05070D", 0.2)
        p.flat(rect(x, y + h * 0.44, w, h * 0.1), "#05070D", 0.3)
        p.flat(rect(x + w * 0.4, y + h * 0.34, w * 0.2, h * 0.3, 3), GOLD, 0.85)


@piece("medical_crate", 280, 240)
def medical_crate(p: Piece) -> None:
    p.ground(140, 230, 130, 10)
    p.body(area("30 110 66 34 262 34 240 110"), "#E4E8E6")
    p.flat(area("52 100 78 44 248 44 230 100"), "#B9C6C8", 0.6)
    p.flat(area("30 110 240 110 246 128 24 128"), "#0A2428")
    for k in range(5):
        x = 46 + k * 38
        p.glow(x + 13, 96, 30, CYAN, 0.4)
        p.upright(rect(x, 76, 26, 50, 8), "#3FBFCB")
        p.flat(rect(x + 5, 84, 6, 36, 3), "#FFFFFF", 0.6)
        p.body(rect(x + 2, 66, 22, 14, 4), PALE)
    p.box(22, 124, 212, 98, "#DDE2E0", 28, 14)
    p.flat(rect(22, 140, 212, 6), "#05070D", 0.3)
    p.flat(
        area(
            "112 152 144 152 144 166 158 166 158 194 144 194 144 208 112 208 "
            "112 194 98 194 98 166 112 166"
        ),
        "#2FA6A0",
    )


@piece("healing_tank", 200, 320)
def healing_tank(p: Piece) -> None:
    p.ground(100, 312, 86, 8)
    p.glow(100, 160, 130, CYAN, 0.4)
    p.upright(rect(36, 50, 128, 216, 20), "#1C7886")
    p.flat(
        bend("86 120, 100 92, 114 120, 122 150, 116 210, 108 240, 92 240, 84 210, 78 150"),
        "#0A3844",
        0.8,
    )
    for x, y, r in ((60, 200, 6), (136, 150, 5), (128, 210, 4), (70, 110, 4), (140, 96, 7)):
        p.flat(circle(x, y, r), "#DFFBFF", 0.5)
    p.flat(rect(46, 62, 16, 190, 8), "#FFFFFF", 0.28)
    p.body(area("24 54 176 54 160 20 40 20"), STEEL)
    p.body(area("20 312 180 312 168 260 32 260"), IRON)
    p.screen(74, 272, 52, 26, MINT, 4)


@piece("food_sacks", 300, 240)
def food_sacks(p: Piece) -> None:
    p.ground(150, 230, 140, 10)
    for x, y, hue in ((196, 60, SAND), (40, 74, "#B89468"), (112, 96, "#D4B483")):
        sack = bend(
            f"{x} {y + 40}, {x + 20} {y + 8}!, {x + 60} {y + 8}!, {x + 84} "
            f"{y + 46}, {x + 92} {y + 120}, {x + 40} {y + 134}, {x - 10} {y + 122}"
        )
        p.body(sack, hue)
        p.body(
            bend(
                f"{x + 14} {y + 10}!, {x + 6} {y - 14}, {x + 40} {y - 6}, {x + 74} "
                f"{y - 16}, {x + 66} {y + 10}!"
            ),
            tone(hue, -0.1),
        )
        p.line(track(f"{x + 16} {y + 10} {x + 64} {y + 10}"), RUST, 5)
        p.flat(
            bend(f"{x + 24} {y + 62}, {x + 40} {y + 48}, {x + 56} {y + 62}, {x + 40} {y + 96}"),
            "#5C7A3C",
            0.75,
        )
    for x, y, hue in ((30, 212, GREEN), (58, 218, RED), (256, 214, ORANGE), (230, 220, GREEN)):
        p.ball(x, y, 14, hue)


@piece("fish_barrel", 220, 240)
def fish_barrel(p: Piece) -> None:
    p.ground(110, 230, 92, 9)
    for x, lean in ((70, -14), (104, 2), (140, 16)):
        p.body(
            bend(
                f"{x - 16} 110, {x - 10 + lean} 60, {x + lean} 36, {x + 12 + lean} 60, {x + 16} 110"
            ),
            "#7FA8B0",
        )
        p.body(area(f"{x + lean} 44 {x - 18 + lean * 1.3} 14 {x + 20 + lean * 1.3} 12"), "#5C8A98")
    p.upright(bend("34 96!, 20 160, 36 226!, 184 226!, 200 160, 186 96!"), WOOD)
    for y in (116, 196):
        p.upright(rect(26, y, 168, 13, 4), IRON)
    for x in (70, 110, 150):
        p.line(track(f"{x} 98 {x} 226"), "#05070D", 2, 0.4)


@piece("scrap_heap", 380, 230)
def scrap_heap(p: Piece) -> None:
    p.ground(190, 220, 180, 10)
    p.body(area("10 218 60 150 120 160 170 92 230 120 290 100 372 218"), DARK)
    p.body(area("150 118 214 40 258 52 236 122 180 140"), STEEL)
    p.facet(area("150 118 214 40 258 52 236 122 180 140"), "230 40 200 140", -0.25)
    p.ball(116, 158, 44, RUST)
    p.ball(116, 158, 22, DARK)
    p.across(area("212 120 352 150 348 176 206 148"), GOLD)
    p.body(area("40 216 52 168 98 182 110 216"), TEAL)
    p.body(area("230 214 250 168 318 172 330 214"), IRON)
    p.line(curve("160 214, 150 180, 200 176, 196 204, 236 200"), RUST, 8)
    p.upright(rect(296, 60, 9, 90), STEEL)
    p.body(area("270 62 332 50 338 64 276 76"), RED)
    p.rivets("196 70 214 78 232 86 190 100", 4)
    p.lamp(78, 198, 5, AMBER)


@piece("floor_hatch", 340, 220)
def floor_hatch(p: Piece) -> None:
    """Draw a plate of the deck lifted from a hidden hold."""
    p.body(area("10 206 60 112 330 112 316 206"), IRON)
    p.seam("60 112 316 112")
    p.flat(area("62 194 98 122 276 122 268 194"), "#04060C")
    p.glow(168, 168, 90, AMBER, 0.55)
    for x, hue in ((86, RUST), (138, TEAL), (192, OLIVE)):
        p.box(x, 156, 44, 34, hue, 8, 8)
    p.body(area("98 122 276 122 300 22 126 14"), STEEL)
    p.facet(area("98 122 276 122 300 22 126 14"), "210 10 190 130", -0.25)
    p.flat(area("124 106 262 106 278 40 140 34"), "#05070D", 0.25)
    p.rivets("118 108 262 110 142 30 284 34", 4)
    p.line(track("268 194 284 60"), PALE, 5)
    for x in (20, 36, 52):
        p.flat(area(f"{x} 204 {x + 8} 204 {x + 18} 186 {x + 10} 186"), GOLD, 0.8)


@piece("spice_bags", 300, 220)
def spice_bags(p: Piece) -> None:
    p.ground(150, 210, 140, 9)
    p.box(20, 150, 226, 56, WOOD, 26, 14)
    for x, hue in ((34, "#D8692C"), (104, "#C9453A"), (174, "#E0A03A")):
        p.body(
            bend(f"{x - 6} 150, {x} 96, {x + 10} 84!, {x + 54} 84!, {x + 66} 98, {x + 70} 150!"),
            "#C8B08A",
        )
        p.body(bend(f"{x + 6} 90!, {x + 32} 40, {x + 58} 90!, {x + 32} 100"), hue, 0.35)
        p.body(
            bend(f"{x + 4} 92, {x + 32} 104, {x + 60} 92, {x + 58} 80, {x + 32} 94, {x + 6} 80"),
            "#DCC8A4",
        )
        p.glow(x + 32, 62, 34, hue, 0.35)
    p.body(area("216 70 254 20 262 28 232 84"), GOLD)
    p.flat(ellipse(222, 82, 20, 10), "#E87A30")
    p.flat(rect(20, 168, 226, 6), "#05070D", 0.35)


@piece("chest", 260, 210)
def chest(p: Piece) -> None:
    p.ground(130, 200, 118, 9)
    p.body(bend("28 96!, 40 36, 70 26!, 200 26!, 232 44, 236 96!"), WOOD)
    p.box(24, 92, 200, 102, WOOD, 22, 8)
    for x in (52, 182):
        p.body(rect(x, 30, 20, 164, 3), GOLD)
    p.body(rect(108, 82, 36, 44, 5), GOLD)
    p.flat(circle(126, 100, 6), "#120C06")
    p.flat(area("123 102 129 102 132 118 120 118"), "#120C06")


@piece("suitcase", 260, 220)
def suitcase(p: Piece) -> None:
    p.ground(130, 210, 112, 9)
    p.line(curve("96 56, 98 20, 162 20, 164 56"), LEATHER, 12)
    p.box(26, 54, 190, 146, "#7B828C", 22, 12)
    for x, y in ((26, 54), (190, 54), (26, 174), (190, 174)):
        p.body(rect(x, y, 26, 26, 3), "#B98A42")
    p.flat(rect(26, 112, 190, 8), "#05070D", 0.4)
    p.body(rect(62, 102, 26, 28, 4), "#B98A42")
    p.body(rect(154, 102, 26, 28, 4), "#B98A42")
    p.body(area("104 140 146 136 150 168 108 172"), "#E6D8B8")
    p.lamp(196, 68, 5, ROSE)


@piece("parcel", 200, 190)
def parcel(p: Piece) -> None:
    p.ground(100, 180, 86, 9)
    p.box(22, 56, 126, 118, "#B08A58", 32, 18)
    p.flat(rect(74, 56, 20, 118), RED, 0.85)
    p.flat(area("74 56 106 38 126 38 94 56"), RED, 0.9)
    p.body(bend("84 52, 60 30, 50 44, 84 54, 118 40, 104 22"), RED)
    p.flat(rect(34, 130, 34, 26, 2), "#F0E6CC", 0.95)
    p.lamp(128, 150, 6, ROSE)


@piece("mail_bag", 220, 210)
def mail_bag(p: Piece) -> None:
    p.ground(108, 200, 96, 9)
    for x, y, hue in ((60, 18, "#F0E6CC"), (104, 6, "#E8D8B4"), (140, 24, "#FFF6E0")):
        p.body(area(f"{x} {y} {x + 50} {y + 8} {x + 42} {y + 66} {x - 8} {y + 58}"), hue)
        p.line(track(f"{x} {y} {x + 18} {y + 34} {x + 50} {y + 8}"), "#8C7A58", 2)
    p.ball(94, 44, 8, RED)
    p.body(bend("30 66!, 14 150, 40 196!, 180 196!, 206 150, 190 66!"), "#4A6A8C")
    p.body(bend("26 62!, 110 82, 194 62!, 192 84, 110 104, 28 84"), "#6B8CB0")
    p.flat(area("84 130 136 130 136 166 84 166"), GOLD, 0.85)
    p.line(track("84 130 110 150 136 130"), DARK, 3)


@piece("rope_barrels", 240, 220)
def rope_barrels(p: Piece) -> None:
    p.ground(120, 210, 108, 9)
    for x, y, hue in ((130, 40, RUST), (30, 76, TEAL)):
        p.upright(rect(x, y, 84, 130, 10), hue)
        p.body(ellipse(x + 42, y + 4, 42, 12), tone(hue, 0.2))
        for k in (0.2, 0.75):
            p.upright(rect(x - 3, y + 130 * k, 90, 10, 3), IRON)
    for k in range(4):
        p.line(ellipse(156, 190 - k * 10, 46, 12), SAND, 8)


@piece("droid_parts", 300, 220)
def droid_parts(p: Piece) -> None:
    p.ground(150, 210, 136, 9)
    p.body(area("70 132 90 50 104 54 92 140"), GOLD)
    p.ball(98, 46, 15, GOLD)
    p.body(area("204 136 228 64 214 22 224 18 244 66 222 140"), STEEL)
    for k in (-7, 3, 13):
        p.line(track(f"219 22 {212 + k} 2"), STEEL, 5)
    p.body(bend("112 132!, 110 76, 148 62, 186 76, 186 132!"), "#D8DCDD")
    p.flat(bend("118 120!, 118 104, 150 98, 180 104, 180 120!"), BLUE, 0.85)
    p.flat(circle(140, 88, 12), "#0A0E16")
    p.lamp(140, 88, 5, ROSE)
    p.box(26, 130, 226, 72, RUST, 26, 12)
    p.flat(rect(40, 144, 198, 44), "#05070D", 0.25)
    p.line(curve("40 132, 30 160, 60 170, 54 196"), CYAN, 4, 0.8)
    p.line(curve("236 132, 250 170, 226 176"), AMBER, 4, 0.8)


@piece("satchel", 210, 210)
def satchel(p: Piece) -> None:
    p.line(curve("44 90, 60 6, 150 6, 166 90"), LEATHER, 9)
    p.body(rect(26, 78, 158, 118, 18), LEATHER)
    p.body(bend("22 82!, 30 66, 180 66, 188 82!, 184 138, 105 160, 26 138"), tone(LEATHER, 0.18))
    p.body(rect(92, 132, 26, 34, 5), GOLD)


@piece("pipe_stack", 300, 180)
def pipe_stack(p: Piece) -> None:
    p.ground(150, 170, 140, 9)
    for x, y, hue in (
        (20, 112, RUST),
        (44, 112, STEEL),
        (36, 70, IRON),
        (60, 70, RUST),
        (50, 30, STEEL),
    ):
        p.across(rect(x, y, 210, 40, 8), hue)
        p.flat(ellipse(x + 210, y + 20, 11, 20), "#05070D", 0.85)
