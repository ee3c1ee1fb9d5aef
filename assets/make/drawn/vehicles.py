"""Vehicles that roll, float and fly, apart from the game's ships."""

from __future__ import annotations

from piecekit import (
    AMBER,
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
    RUST,
    STEEL,
    TEAL,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, ngon, rect, track


@piece("swoop_bike", 380, 200)
def swoop_bike(p: Piece) -> None:
    p.glow(350, 100, 30, CYAN, 0.9)
    p.flat(ellipse(200, 186, 150, 9), CYAN, 0.22)
    p.across(area("10 112 130 92 140 108 20 124"), STEEL)
    p.across(area("22 146 150 118 154 130 34 156"), STEEL)
    p.body(area("4 104 34 100 40 128 10 130"), RED)
    p.body(
        bend("112 118!, 140 72, 190 70, 222 92!, 330 78!, 352 98, 340 122!, 250 146!, 150 150!"),
        RED,
    )
    p.facet(
        bend("112 118!, 140 72, 190 70, 222 92!, 330 78!, 352 98, 340 122!, 250 146!, 150 150!"),
        "352 112 100 124",
        0.14,
    )
    p.body(bend("202 96!, 222 70, 284 66, 312 80!, 290 98"), LEATHER)
    p.across(rect(262, 104, 92, 30, 8), IRON)
    p.flat(ellipse(352, 119, 6, 12), "#E8FCFF")
    p.line(track("166 84 150 44 176 38"), STEEL, 6)
    p.body(area("132 52 158 42 174 76 148 82"), CYAN)
    p.flat(area("186 106 250 98 240 112 190 120"), GOLD, 0.9)
    p.line(track("180 150 176 170 230 170"), IRON, 5)
    p.lights(140, 124, 16, (AMBER, AMBER), 3)


@piece("racing_pod", 420, 220)
def racing_pod(p: Piece) -> None:
    for y, k in ((48, 0), (112, 1)):
        p.glow(250, y + 18, 40, AMBER, 0.8)
        p.across(
            bend(
                f"6 {y + 18}!, 30 {y - 6}, 70 {y - 10}!, 236 {y - 4}!, 244 {y + 18}, "
                f"236 {y + 40}!, 70 {y + 46}!, 30 {y + 42}"
            ),
            ORANGE,
        )
        p.across(rect(64, y - 12, 22, 60, 4), STEEL)
        p.across(rect(150, y - 8, 14, 52, 4), IRON)
        p.flat(ellipse(240, y + 18, 8, 20), "#FFF2CC")
        p.body(area(f"96 {y - 8} 130 {y - 40 + k * 14} 150 {y - 40 + k * 14} 138 {y - 6}"), RED)
    p.line(track("70 66 70 120"), "#D9A8FF", 5)
    p.line(curve("236 60, 290 96, 316 138"), STEEL, 4)
    p.line(curve("236 126, 280 138, 316 150"), STEEL, 4)
    p.body(bend("304 150!, 330 128, 390 132, 412 150!, 396 180, 330 184"), TEAL)
    p.body(bend("338 136!, 350 112, 378 114, 386 136!"), "#0E2A3C")


@piece("skiff", 400, 210)
def skiff(p: Piece) -> None:
    p.flat(ellipse(200, 200, 170, 8), "#03050B", 0.4)
    for k in range(6):
        p.line(track(f"{92 + k * 40} 118 {92 + k * 40} 78"), STEEL, 4)
    p.line(track("92 80 292 80"), GOLD, 5)
    p.body(bend("8 112!, 40 118, 330 116!, 392 92!, 376 150, 330 162!, 80 160!"), RUST)
    p.facet(
        bend("8 112!, 40 118, 330 116!, 392 92!, 376 150, 330 162!, 80 160!"),
        "392 138 10 138",
        -0.28,
    )
    p.body(area("300 116 330 70 342 70 330 118"), IRON)
    p.body(area("120 160 180 160 170 178 130 178"), DARK)
    p.body(area("260 160 320 160 310 178 270 178"), DARK)
    p.body(area("60 116 20 96 30 92 84 114"), GOLD)


@piece("sail_barge", 420, 300)
def sail_barge(p: Piece) -> None:
    p.flat(ellipse(210, 290, 190, 9), "#03050B", 0.4)
    p.upright(rect(150, 30, 9, 150), WOOD)
    p.upright(rect(282, 60, 8, 120), WOOD)
    p.body(bend("60 150!, 70 60, 154 24!, 190 80, 180 150!, 120 138"), ORANGE)
    p.body(bend("206 156!, 220 90, 286 58!, 320 110, 316 158!, 260 146"), "#B85C3C")
    p.body(
        bend("10 170!, 60 176, 340 176!, 412 150!, 400 220, 350 262!, 90 262!, 40 230"),
        "#8C6A42",
    )
    p.facet(
        bend("10 170!, 60 176, 340 176!, 412 150!, 400 220, 350 262!, 90 262!, 40 230"),
        "420 222 0 222",
        -0.3,
    )
    for k in range(7):
        p.flat(rect(80 + k * 40, 192, 20, 22, 5), "#0A0D14", 0.8)
        p.flat(rect(83 + k * 40, 195, 14, 16, 4), AMBER, 0.8)
    p.body(rect(120, 158, 230, 12, 3), GOLD)
    p.across(rect(330, 134, 74, 12, 4), DARK)


@piece("speeder", 360, 170)
def speeder(p: Piece) -> None:
    p.flat(ellipse(184, 160, 150, 8), "#03050B", 0.45)
    p.body(
        bend("10 106!, 60 84, 120 80!, 270 76!, 344 92!, 340 128, 300 138!, 70 140!"),
        "#B8765A",
    )
    p.facet(
        bend("10 106!, 60 84, 120 80!, 270 76!, 344 92!, 340 128, 300 138!, 70 140!"),
        "350 116 0 116",
        -0.3,
    )
    p.body(bend("124 82!, 150 46, 210 44, 236 80!"), "#17364A")
    p.flat(bend("134 80!, 156 54, 180 52, 176 80!"), CYAN, 0.4)
    for y in (70, 116):
        p.across(rect(276, y, 78, 26, 10), STEEL)
        p.flat(ellipse(352, y + 13, 6, 10), AMBER)
    p.flat(rect(60, 110, 190, 7, 3), GOLD, 0.8)


@piece("freighter", 460, 220)
def freighter(p: Piece) -> None:
    """Draw a long hauler of open space."""
    p.glow(440, 112, 20, CYAN, 0.9)
    p.across(rect(70, 94, 330, 34, 4), DARK)
    for k, hue in enumerate((RUST, TEAL, GOLD, STEEL, RUST)):
        x = 128 + k * 54
        p.box(x, 52, 46, 44, hue, 6, 6)
        p.box(x, 124, 46, 44, tone(hue, -0.15), 6, 6)
        p.flat(rect(x, 70, 46, 6), "#05070D", 0.3)
        p.flat(rect(x, 142, 46, 6), "#05070D", 0.3)
    p.body(area("6 118 40 74 112 66 118 154 52 158 14 142"), STEEL)
    p.facet(area("6 118 40 74 112 66 118 154 52 158 14 142"), "120 112 0 122", -0.25)
    p.flat(area("22 106 46 84 80 80 80 100 34 112"), "#0E2A3C")
    p.body(area("396 58 440 70 440 152 396 166"), IRON)
    for y in (82, 112, 140):
        p.flat(ellipse(440, y, 7, 10), "#E8FCFF")


@piece("corvette", 440, 210)
def corvette(p: Piece) -> None:
    """Draw a wedge-shaped imperial customs ship."""
    p.glow(418, 128, 22, CYAN, 0.9)
    p.body(area("6 138 300 70 420 104 420 150 250 168"), PALE)
    p.flat(area("6 138 420 128 420 150 250 168"), "#0A1020", 0.42)
    p.body(area("240 90 300 70 372 84 372 108 250 112"), tone(PALE, -0.15))
    p.body(area("300 74 318 34 372 34 384 78"), PALE)
    p.facet(area("300 74 318 34 372 34 384 78"), "346 20 340 90", -0.25)
    p.flat(rect(322, 44, 46, 7), "#0E2A3C")
    for x in (80, 130, 190, 250, 310):
        p.flat(circle(x, 136 - x * 0.02, 2.4), AMBER)
    for y in (112, 130, 144):
        p.flat(ellipse(418, y, 6, 8), "#E8FCFF")


@piece("raider_ship", 340, 210)
def raider_ship(p: Piece) -> None:
    p.glow(316, 104, 22, ROSE, 0.9)
    p.body(area("120 70 220 20 250 30 210 84"), RUST)
    p.body(area("120 136 220 190 250 180 210 124"), tone(RUST, -0.25))
    p.body(area("8 106 110 70 260 74 320 92 320 118 260 136 110 138"), DARK)
    p.facet(area("8 106 110 70 260 74 320 92 320 118 260 136 110 138"), "330 104 0 106", 0.14)
    p.flat(area("70 92 120 80 140 96 96 104"), ROSE, 0.7)
    p.across(rect(40, 122, 100, 9, 3), STEEL)
    p.flat(area("160 84 190 82 176 128 150 126"), RED, 0.85)
    p.flat(ellipse(320, 105, 6, 12), "#FFE6DC")


@piece("fighter", 260, 200)
def fighter(p: Piece) -> None:
    """Draw a small one-seat fighter: a wedge between two forward sickles."""
    p.glow(214, 100, 24, ROSE, 0.9)
    for k in (1, -1):
        wing = area(
            f"196 {100 + k * 20} 150 {100 + k * 92} 60 {100 + k * 70} 8 {100 + k * 34} "
            f"70 {100 + k * 50} 128 {100 + k * 56} 140 {100 + k * 16}"
        )
        p.body(wing, tone(IRON, -0.1 if k > 0 else 0.05))
        p.across(rect(96, 100 + k * 62 - 4, 44, 8, 3), DARK)
    p.body(area("60 100 110 74 190 76 216 92 216 110 190 124 110 126"), STEEL)
    p.facet(area("60 100 110 74 190 76 216 92 216 110 190 124 110 126"), "220 101 50 101", -0.25)
    p.flat(area("84 98 116 82 140 86 132 100"), "#0A1420")
    p.flat(area("92 96 116 84 126 86 110 96"), ROSE, 0.5)
    p.flat(ellipse(216, 101, 5, 9), "#FFE6DC")


@piece("snub_fighter", 320, 200)
def snub_fighter(p: Piece) -> None:
    """Draw a patched fighter with long wings."""
    p.glow(296, 100, 24, ROSE, 0.9)
    p.body(area("150 84 290 20 304 30 250 92"), tone(PALE, -0.1))
    p.body(area("150 118 290 180 304 170 250 108"), tone(PALE, -0.35))
    for y in (22, 176):
        p.across(rect(180, y - 4, 120, 8, 3), STEEL)
    p.body(area("6 100 60 88 150 80 292 84 292 118 150 122 60 112"), PALE)
    p.flat(area("70 88 110 84 110 118 70 112"), "#D8552E")
    p.body(bend("138 84!, 156 62, 200 62, 214 84!"), "#17364A")
    p.flat(area("232 40 256 30 250 50 226 60"), "#D8552E", 0.9)
    for y in (90, 110):
        p.flat(ellipse(294, y, 6, 9), "#FFE6DC")


@piece("gunship", 380, 220)
def gunship(p: Piece) -> None:
    p.glow(356, 106, 22, GOLD, 0.9)
    p.body(area("10 120 90 66 260 58 350 84 350 132 260 158 90 160"), "#24272F")
    p.facet(area("10 120 90 66 260 58 350 84 350 132 260 158 90 160"), "360 108 0 120", 0.1)
    p.body(area("120 62 170 20 250 20 270 60"), "#2E323C")
    p.body(area("110 158 160 204 250 200 270 156"), "#1A1C22")
    p.flat(area("40 108 92 80 130 78 120 96 60 116"), GOLD, 0.85)
    p.line(track("150 64 150 156"), GOLD, 3, 0.8)
    p.line(track("260 60 260 156"), GOLD, 3, 0.8)
    for y in (36, 176):
        p.across(rect(60, y, 120, 11, 4), IRON)
        p.glow(60, y + 5, 18, ROSE, 0.7)
    p.flat(ellipse(352, 108, 7, 18), "#FFF2CC")


@piece("escape_pod", 220, 220)
def escape_pod(p: Piece) -> None:
    p.glow(192, 70, 24, AMBER, 0.8)
    p.body(area("160 40 204 54 206 96 170 100"), IRON)
    p.ball(106, 116, 84, PALE)
    p.flat(area("30 84 180 74 188 98 24 108"), RED, 0.85)
    p.body(circle(92, 134, 34), IRON)
    p.flat(circle(92, 134, 26), AMBER)
    p.flat(bend("82 158, 78 138, 86 126, 98 126, 106 138, 102 158"), "#3A2414")
    p.rivets("60 176 92 186 126 184 156 166", 3)


@piece("cargo_pod", 260, 180)
def cargo_pod(p: Piece) -> None:
    p.box(20, 54, 190, 104, "#A8552E", 34, 22)
    for k in range(7):
        p.flat(rect(30 + k * 26, 58, 11, 96), "#05070D", 0.22)
    p.body(rect(86, 88, 60, 38, 3), PALE)
    p.lamp(214, 46, 6, ROSE)
    p.lamp(32, 146, 4, MINT)


@piece("mine_cart", 280, 220)
def mine_cart(p: Piece) -> None:
    p.ground(140, 210, 124, 8)
    for x, y, r, hue in (
        (70, 84, 26, "#6C5A4A"),
        (118, 64, 34, "#7C6650"),
        (176, 72, 30, "#5E4E44"),
        (214, 90, 20, "#7C6650"),
    ):
        p.body(ngon(x, y, r, 7, x), hue)
    p.gem(132, 58, 14, "#63D8E8", 6)
    p.gem(186, 62, 11, "#63D8E8", 6)
    p.body(area("18 84 262 84 236 178 46 178"), RUST)
    p.facet(area("18 84 262 84 236 178 46 178"), "160 70 150 190", -0.25)
    p.body(rect(10, 76, 260, 16, 4), IRON)
    p.rivets("44 106 92 106 140 106 188 106 236 106", 4)
    for x in (84, 198):
        p.ball(x, 184, 24, IRON)
        p.flat(circle(x, 184, 8), "#0A0D14")
    p.line(track("0 212 280 212"), STEEL, 6)


@piece("shuttle", 320, 280)
def shuttle(p: Piece) -> None:
    """Draw a parked shuttle seen from the front, its ramp down."""
    p.ground(160, 268, 140, 9)
    p.body(area("150 8 170 8 186 120 134 120"), PALE)
    p.facet(area("150 8 170 8 186 120 134 120"), "160 0 160 130", -0.25)
    p.body(area("110 130 20 40 8 56 84 178"), tone(PALE, -0.1))
    p.body(area("210 130 300 40 312 56 236 178"), tone(PALE, -0.35))
    p.body(area("92 122 228 122 246 170 220 206 100 206 74 170"), PALE)
    p.flat(area("104 132 216 132 224 152 96 152"), "#0E2A3C")
    p.flat(area("108 134 150 134 144 148 104 148"), CYAN, 0.4)
    p.flat(area("128 176 192 176 196 206 124 206"), "#06080E")
    p.glow(160, 196, 34, AMBER, 0.6)
    p.body(area("128 206 192 206 212 264 108 264"), IRON)


@piece("probe", 200, 220)
def probe(p: Piece) -> None:
    p.body(area("84 74 116 74 108 20 92 20"), STEEL)
    p.ball(100, 108, 52, IRON)
    p.body(rect(44, 100, 112, 18, 4), STEEL)
    p.flat(circle(84, 92, 15), "#0A0E16")
    p.lamp(84, 92, 7, ROSE)
    p.lamp(124, 90, 4, CYAN)
    for x, lean in ((70, -22), (92, -6), (112, 8), (132, 24)):
        p.line(track(f"{x} 152 {x + lean} 186 {x + lean - 4} 212"), STEEL, 5)
    p.lamp(100, 18, 4, AMBER)


@piece("harbour_boat", 340, 240)
def harbour_boat(p: Piece) -> None:
    p.line(track("150 16 150 160"), WOOD, 7)
    p.body(area("158 22 282 150 158 150"), "#E8DCC0")
    p.body(area("142 40 142 150 72 150"), TEAL)
    p.body(bend("22 160!, 170 172, 324 150!, 296 206, 260 214!, 86 214!, 44 196"), RED)
    p.facet(
        bend("22 160!, 170 172, 324 150!, 296 206, 260 214!, 86 214!, 44 196"),
        "330 190 0 190",
        -0.3,
    )
    p.flat(bend("0 218!, 90 204, 170 218, 250 204, 340 218!, 340 238!, 0 238!"), "#2E7C98", 0.85)
    p.line(curve("10 218, 90 206, 170 219, 250 206, 330 218"), "#E6F8FF", 3, 0.8)


@piece("submersible", 280, 210)
def submersible(p: Piece) -> None:
    p.glow(50, 110, 50, AMBER, 0.9)
    p.across(bend("40 110, 70 62, 140 50, 214 72, 246 110, 214 146, 140 164, 70 154"), GOLD)
    p.ball(84, 108, 36, "#17364A")
    p.flat(circle(74, 96, 12), CYAN, 0.6)
    p.body(rect(128, 26, 50, 32, 6), IRON)
    p.body(area("232 88 272 56 276 160 232 132"), RED)
    p.line(track("130 166 100 196 60 190"), STEEL, 6)
    p.rivets("140 76 168 80 196 88 140 140 168 138", 3)


@piece("walker", 300, 320)
def walker(p: Piece) -> None:
    """Draw a two-legged war machine."""
    p.ground(150, 310, 110, 9)
    for x, k in ((178, 1), (108, 0)):
        hue = tone(STEEL, -0.1 - 0.25 * k)
        p.body(area(f"{x} 150 {x + 26} 150 {x + 44 - k * 8} 226 {x + 20 - k * 8} 232"), hue)
        p.body(area(f"{x + 20 - k * 8} 222 {x + 44 - k * 8} 222 {x + 26} 296 {x + 4} 296"), hue)
        p.body(area(f"{x - 18} 306 {x + 44} 306 {x + 30} 290 {x - 4} 290"), IRON)
        p.ball(x + 30 - k * 8, 226, 14, IRON)
    p.body(area("96 120 206 120 196 164 110 164"), IRON)
    p.body(area("66 30 218 26 240 90 212 134 86 136 52 96"), STEEL)
    p.facet(area("66 30 218 26 240 90 212 134 86 136 52 96"), "150 20 150 140", -0.25)
    p.flat(area("80 66 136 64 136 80 84 84"), "#0A0E16")
    p.flat(area("156 64 206 62 208 78 156 80"), "#0A0E16")
    p.flat(rect(94, 68, 28, 8), ROSE, 0.8)
    for x in (108, 160):
        p.across(rect(x - 8, 126, 16, 40, 4), DARK)
        p.glow(x, 166, 14, ROSE, 0.8)
