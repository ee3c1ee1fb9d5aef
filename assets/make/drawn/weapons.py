"""Arms and armor."""

from __future__ import annotations

from piecekit import (
    AMBER,
    CYAN,
    DARK,
    GOLD,
    IRON,
    LEATHER,
    OLIVE,
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


@piece("blaster_pistol", 300, 200, -16)
def blaster_pistol(p: Piece) -> None:
    p.body(area("186 96 226 104 248 168 238 178 208 176 190 124"), WOOD)
    p.facet(area("186 96 226 104 248 168 238 178 208 176 190 124"), "206 90 226 180", 0.12)
    p.line(curve("186 122, 170 136, 160 122"), STEEL, 5)
    p.body(area("96 88 226 82 238 96 232 114 128 118 96 108"), IRON)
    p.facet(area("96 88 226 82 238 96 232 114 128 118 96 108"), "240 102 90 100", 0.14)
    p.across(rect(38, 88, 66, 14, 3), DARK)
    for x in (48, 60, 72, 84):
        p.flat(rect(x, 88, 4, 14), "#05070D", 0.5)
    p.across(area("16 84 40 86 40 104 16 106"), STEEL)
    p.across(rect(98, 54, 92, 18, 8), DARK)
    p.across(rect(86, 50, 22, 26, 4), STEEL)
    p.flat(ellipse(88, 63, 3, 10), CYAN, 0.8)
    p.flat(rect(122, 70, 10, 18), DARK)
    p.flat(rect(164, 70, 10, 16), DARK)
    p.lamp(206, 96, 4, ROSE)


@piece("blaster_rifle", 400, 150, -12)
def blaster_rifle(p: Piece) -> None:
    p.body(area("286 62 376 58 386 66 382 108 352 104 330 80 286 82"), WOOD)
    p.body(area("262 74 286 74 300 122 280 126"), LEATHER)
    p.body(area("128 56 292 52 300 64 296 84 140 88 128 76"), DARK)
    p.facet(area("128 56 292 52 300 64 296 84 140 88 128 76"), "300 68 120 70", 0.16)
    p.across(rect(26, 62, 106, 12, 3), IRON)
    for x in range(44, 124, 12):
        p.flat(rect(x, 62, 5, 12), "#05070D", 0.55)
    p.across(rect(10, 58, 22, 20, 4), STEEL)
    p.body(area("176 84 214 84 210 118 184 118"), IRON)
    p.across(rect(176, 28, 84, 16, 7), STEEL)
    p.flat(rect(196, 42, 8, 12), DARK)
    p.flat(rect(236, 42, 8, 12), DARK)
    p.lamp(274, 66, 4, AMBER)


@piece("antique_pistols", 300, 220)
def antique_pistols(p: Piece) -> None:
    for k, hue in ((0, GOLD), (1, STEEL)):
        m = (lambda x, k=k: 300 - x) if k else (lambda x, k=k: x)
        barrel = [(m(40), 60), (m(54), 48), (m(206), 136), (m(196), 154)]
        grip = [
            (m(190), 130),
            (m(216), 134),
            (m(254), 178),
            (m(244), 200),
            (m(222), 196),
            (m(196), 158),
        ]
        p.body(area(" ".join(f"{x} {y}" for x, y in grip)), WOOD)
        p.body(area(" ".join(f"{x} {y}" for x, y in barrel)), hue)
        p.ball(m(190), 142, 12, GOLD)
        p.line(track(f"{m(80)} 76 {m(170)} 128"), "#FFF2CC", 2, 0.6)
        p.ball(m(234), 186, 7, GOLD)


@piece("grenade_launcher", 340, 190, -14)
def grenade_launcher(p: Piece) -> None:
    p.body(area("238 66 318 62 326 72 320 116 296 112 268 88 238 90"), OLIVE)
    p.body(area("206 96 232 94 246 150 224 154"), LEATHER)
    p.across(rect(60, 52, 190, 46, 6), OLIVE)
    p.across(rect(20, 46, 54, 58, 10), DARK)
    p.flat(ellipse(22, 75, 7, 24), "#04060C")
    p.flat(ellipse(23, 75, 4, 17), ROSE, 0.35)
    p.ball(150, 112, 40, IRON)
    for x, y in ((150, 88), (172, 104), (164, 130), (136, 130), (128, 104)):
        p.flat(circle(x, y, 9), "#05070D", 0.75)
        p.flat(circle(x - 1, y - 1, 6), GOLD, 0.9)
    p.across(rect(120, 24, 70, 16, 7), STEEL)
    p.flat(rect(134, 38, 8, 16), DARK)
    p.flat(rect(170, 38, 8, 16), DARK)
    p.flat(rect(90, 52, 12, 46), GOLD, 0.8)


@piece("grenade", 150, 190)
def grenade(p: Piece) -> None:
    p.ball(75, 116, 58, STEEL)
    p.flat(area("18 108 132 108 133 124 17 124"), DARK, 0.85)
    p.lights(46, 116, 29, (ROSE, ROSE, ROSE), 5)
    p.body(rect(54, 34, 42, 30, 5), IRON)
    p.body(area("92 30 122 44 128 96 118 98 108 56 90 48"), GOLD)
    p.line(circle(46, 44, 13), PALE, 4)


@piece("vibro_axe", 360, 360, 0)
def vibro_axe(p: Piece) -> None:
    p.body(area("44 326 32 314 262 66 276 80"), WOOD)
    p.body(area("58 312 46 300 82 262 94 274"), DARK)
    p.body(area("156 206 144 194 182 152 194 166"), DARK)
    blade = bend(
        "206 60!, 250 20, 318 24, 346 44!, 330 110, 340 124, 312 176!, 300 134, 280 112, 236 104!"
    )
    p.body(blade, STEEL)
    p.facet(blade, "330 30 240 110", -0.22)
    p.line(curve("346 44, 331 108, 312 176"), "#F4FBFF", 4, 0.95)
    p.glow(328, 106, 56, CYAN, 0.5)
    p.body(area("196 70 206 50 300 120 290 140 238 120"), IRON)
    p.body(bend("214 70!, 176 60, 170 92, 186 116!, 206 112"), STEEL)
    p.rivets("232 86 252 102 272 118", 4)


@piece("vibro_knife", 280, 240, -8)
def vibro_knife(p: Piece) -> None:
    blade = bend("108 112!, 170 74, 226 40, 268 18!, 256 70, 200 128, 130 148!")
    p.body(blade, PALE)
    p.facet(blade, "268 18 118 130", -0.28)
    p.line(curve("130 148, 200 127, 256 70, 268 18"), CYAN, 3, 0.9)
    p.glow(220, 84, 60, CYAN, 0.35)
    p.body(area("92 104 112 96 142 146 124 160"), DARK)
    p.body(area("104 122 124 154 42 212 20 216 16 198"), LEATHER)
    for k in range(4):
        x, y = 46 + k * 17, 190 - k * 12
        p.line(track(f"{x} {y} {x + 12} {y + 20}"), "#05070D", 5, 0.55)
    p.ball(24, 206, 12, GOLD)
    p.lamp(116, 130, 4, CYAN)


@piece("sabre_pole", 120, 360)
def sabre_pole(p: Piece) -> None:
    p.upright(rect(54, 84, 12, 270), WOOD)
    p.body(bend("56 92!, 34 60, 40 30, 66 6!, 92 40, 88 66, 70 92!"), STEEL)
    p.facet(bend("56 92!, 34 60, 40 30, 66 6!, 92 40, 88 66, 70 92!"), "66 6 62 92", 0.25)
    p.body(rect(46, 88, 30, 14, 3), GOLD)
    p.body(area("50 102 72 102 86 150 62 138 42 154"), RED)


@piece("armour_vest", 240, 260)
def armour_vest(p: Piece) -> None:
    back = bend(
        "70 26!, 98 44, 142 44, 170 26!, 206 40!, 198 90, 204 120!, "
        "206 238!, 34 238!, 36 120!, 42 90, 34 40!"
    )
    p.body(back, LEATHER)
    p.body(area("66 44 112 60 114 128 60 120 54 84"), STEEL)
    p.body(area("174 44 128 60 126 128 180 120 186 84"), tone(STEEL, -0.2))
    p.facet(area("66 44 112 60 114 128 60 120 54 84"), "60 44 116 120", 0.18)
    for row in range(3):
        y = 138 + row * 30
        p.body(rect(54, y, 62, 24, 5), tone(STEEL, -0.08 * row))
        p.body(rect(124, y, 62, 24, 5), tone(STEEL, -0.22 - 0.08 * row))
    p.flat(rect(40, 122, 160, 9), DARK, 0.75)
    p.body(rect(106, 116, 28, 20, 4), GOLD)
    p.body(bend("34 40!, 60 20, 70 26!, 72 58, 40 76!"), IRON)
    p.body(bend("206 40!, 180 20, 170 26!, 168 58, 200 76!"), IRON)
    p.lamp(90, 86, 4, CYAN)


@piece("armour_suit", 220, 340)
def armour_suit(p: Piece) -> None:
    """Draw a white suit on its stand."""
    p.ground(110, 326, 84, 12)
    p.upright(rect(104, 60, 12, 262), DARK)
    p.body(area("60 322 160 322 146 310 74 310"), IRON)
    p.body(area("64 118 156 118 168 190 140 214 80 214 52 190"), "#DDE2E4")
    p.facet(area("64 118 156 118 168 190 140 214 80 214 52 190"), "112 110 108 220", -0.16)
    p.flat(area("70 176 150 176 146 188 74 188"), "#20262E", 0.8)
    p.body(rect(70, 200, 80, 26, 6), "#C9CFD2")
    p.flat(rect(92, 205, 36, 14, 3), "#20262E", 0.8)
    for side in (-1, 1):
        cx = 110 + side * 66
        p.ball(cx, 132, 22, "#E2E6E8")
        p.body(rect(cx - 15, 160, 30, 50, 10), "#D4DADC")
        p.body(rect(110 + side * 26 - 17, 232, 34, 66, 10), "#D4DADC" if side < 0 else "#B4BCC2")
    head = bend("76 96!, 72 40, 110 26, 110 26, 148 40, 144 96!, 128 110, 92 110")
    p.body(head, "#E8ECEE")
    p.facet(head, "116 20 112 112", -0.14)
    p.flat(bend("80 70!, 110 62, 140 70!, 134 84, 110 80, 86 84"), "#10141C")
    p.flat(area("98 90 122 90 118 104 102 104"), "#20262E", 0.85)


@piece("forged_armour", 240, 340)
def forged_armour(p: Piece) -> None:
    """Draw a suit of old forged plate armor on a stand, with a slit helmet."""
    p.ground(120, 328, 88, 11)
    p.upright(rect(114, 60, 12, 262), DARK)
    p.body(area("72 324 168 324 152 312 88 312"), IRON)
    p.body(bend("62 126!, 20 180, 26 292!, 66 300, 84 250!"), "#5C2F2A")
    plate = area("66 122 174 122 178 160 156 232 84 232 62 160")
    p.body(plate, "#6F7C88")
    p.facet(plate, "122 116 118 236", -0.2)
    p.body(area("74 128 114 132 112 170 82 164"), "#A9B4BC")
    p.body(area("166 128 126 132 128 170 158 164"), "#7C8A94")
    p.body(area("96 182 144 182 138 222 102 222"), "#93A0AA")
    p.body(area("120 190 128 200 120 214 112 200"), GOLD)
    for side in (-1, 1):
        cx = 120 + side * 70
        p.body(
            bend(f"{cx - 26} 150!, {cx - 22} 118, {cx} 108, {cx + 22} 118, {cx + 26} 150!"),
            "#A9B4BC",
        )
        p.body(rect(cx - 14, 170, 28, 52, 8), "#6F7C88")
    head = bend("82 104!, 76 44, 120 22, 120 22, 164 44, 158 104!, 146 116, 94 116")
    p.body(head, "#B4BEC6")
    p.facet(head, "126 16 120 118", -0.2)
    p.flat(area("88 66 152 66 150 80 126 82 124 108 116 108 114 82 90 80"), "#0A0D14")
    p.line(track("92 62 148 62"), RUST, 4, 0.9)
    p.body(rect(162, 36, 5, 50, 2), IRON)


@piece("jetpack", 220, 290)
def jetpack(p: Piece) -> None:
    for x in (62, 158):
        p.glow(x, 250, 42, AMBER, 0.9)
        p.flat(
            bend(f"{x - 15} 222!, {x + 15} 222!, {x + 8} 258, {x} 286!, {x - 8} 258"),
            "#FFD890",
            0.95,
        )
        p.flat(bend(f"{x - 7} 222!, {x + 7} 222!, {x} 262!"), "#FFFFFF", 0.9)
    p.body(area("110 16 126 44 126 70 94 70 94 44"), RED)
    p.upright(rect(92, 60, 36, 110, 8), STEEL)
    for x in (62, 158):
        p.upright(bend(f"{x - 28} 196!, {x - 28} 74, {x} 44, {x + 28} 74, {x + 28} 196!"), TEAL)
        p.body(rect(x - 32, 96, 64, 14, 4), GOLD)
        p.body(area(f"{x - 22} 196 {x + 22} 196 {x + 28} 228 {x - 28} 228"), IRON)
    p.body(rect(82, 126, 56, 54, 6), DARK)
    p.screen(92, 136, 36, 18, CYAN, 3)
    p.lights(96, 168, 14, (AMBER, ROSE, AMBER), 3)


@piece("rifle_crate", 340, 220)
def rifle_crate(p: Piece) -> None:
    """Draw an open case of rifles in straw."""
    p.ground(170, 206, 160, 12)
    p.body(area("34 96 64 22 320 22 304 96"), OLIVE)
    p.facet(area("34 96 64 22 320 22 304 96"), "320 60 40 62", -0.25)
    p.flat(area("36 96 302 96 316 120 24 120"), "#0C0F12")
    for n in range(9):
        p.line(
            curve(f"{40 + n * 28} 116, {54 + n * 28} {92 + n % 3 * 6}, {70 + n * 28} 114"),
            SAND,
            4,
            0.8,
        )
    for k in range(3):
        x = 44 + k * 34
        p.across(area(f"{x} 104 {x + 6} 88 {x + 150} 74 {x + 150} 90"), DARK)
        p.body(area(f"{x + 140} 72 {x + 196} 70 {x + 192} 94 {x + 150} 92"), WOOD)
    p.box(22, 118, 270, 84, OLIVE, 26, 12)
    p.flat(rect(22, 136, 270, 7), "#05070D", 0.4)
    p.body(rect(70, 126, 26, 30, 4), IRON)
    p.body(rect(218, 126, 26, 30, 4), IRON)
    p.flat(area("130 164 186 164 158 192"), GOLD, 0.85)


@piece("torpedo", 360, 170, -10)
def torpedo(p: Piece) -> None:
    p.glow(326, 88, 46, AMBER, 0.7)
    for y, k in ((60, 0), (112, 1)):
        p.body(
            area(
                f"262 {y - 2 + k * 6} 318 {y - 30 + k * 62} 334 {y - 24 + k * 50} "
                f"316 {y + 4 - k * 6}"
            ),
            RED,
        )
    p.across(bend("20 86!, 52 58, 96 54!, 320 58!, 320 114!, 96 118!, 52 114"), STEEL)
    p.flat(bend("20 86!, 48 60, 82 55!, 82 117!, 48 112"), RED, 0.85)
    p.across(rect(120, 54, 16, 65), DARK)
    p.across(rect(246, 56, 12, 61), GOLD)
    p.across(rect(308, 62, 22, 50, 4), DARK)
    p.lights(162, 84, 20, (CYAN, CYAN, CYAN), 4)
    p.flat(rect(150, 98, 70, 4), "#05070D", 0.4)


@piece("torpedo_rack", 300, 230)
def torpedo_rack(p: Piece) -> None:
    p.ground(150, 218, 138, 10)
    for y, x in ((64, 40), (132, 20)):
        p.across(
            bend(
                f"{x} {y}!, {x + 26} {y - 24}, {x + 60} {y - 28}!, {x + 236} {y - 26}!, "
                f"{x + 236} {y + 26}!, {x + 60} {y + 28}!, {x + 26} {y + 24}"
            ),
            STEEL,
        )
        p.flat(
            bend(
                f"{x} {y}!, {x + 24} {y - 22}, {x + 50} {y - 27}!, {x + 50} {y + 27}!, "
                f"{x + 24} {y + 22}"
            ),
            RED,
            0.85,
        )
        p.across(rect(x + 90, y - 28, 14, 56), DARK)
        p.lights(x + 130, y - 4, 18, (CYAN, CYAN), 4)
    for x in (80, 216):
        p.body(rect(x, 26, 16, 184, 4), GOLD)
        p.body(rect(x - 8, 92, 32, 10, 3), IRON)
        p.body(rect(x - 14, 202, 44, 12, 3), IRON)


@piece("halberd_pair", 220, 250)
def halberd_pair(p: Piece) -> None:
    """Draw two crossed halberds."""
    for k in (0, 1):
        m = (lambda x, k=k: 220 - x) if k else (lambda x, k=k: x)
        shaft = f"{m(20)} 240 {m(32)} 244 {m(186)} 52 {m(176)} 44"
        p.body(area(shaft), WOOD)
        p.body(
            area(f"{m(172)} 56 {m(184)} 46 {m(212)} 8 {m(204)} 60 {m(212)} 92 {m(180)} 84"), STEEL
        )
        p.body(area(f"{m(166)} 58 {m(176)} 70 {m(160)} 100 {m(152)} 78"), RED)
