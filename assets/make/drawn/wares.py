"""Goods and gear of the expansion's market."""

from __future__ import annotations

import math

from piecekit import (
    AMBER,
    CYAN,
    DARK,
    GOLD,
    IRON,
    LEATHER,
    MINT,
    PALE,
    RED,
    STEEL,
    VIOLET,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, circle, curve, ellipse, rect, track


@piece("electro_staff", 380, 170, turn=-14)
def electro_staff(p: Piece) -> None:
    """Draw a staff whose both ends crackle."""
    p.across(rect(50, 76, 280, 16, 7), "#4C5058")
    for x in (120, 150, 214, 244):
        p.across(rect(x, 72, 18, 24, 4), LEATHER)
    p.across(rect(174, 70, 34, 28, 6), STEEL)
    for x, way in ((50, -1), (330, 1)):
        p.across(rect(x - 18, 70, 36, 28, 7), IRON)
        for dy in (-18, 18):
            p.line(curve(f"{x} {84 + dy * 0.4}, {x + way * 22} {84 + dy}, {x + way * 38} "
                         f"{84 + dy * 0.5}"),
                   STEEL, 7)  # fmt: skip
        p.glow(x + way * 26, 84, 42, VIOLET, 0.9)
        spots = ((8, 84), (18, 70), (22, 90), (34, 74), (36, 96))
        bolt = " ".join(f"{x + way * dx} {y}" for dx, y in spots)
        p.line(track(bolt), "#F0D8FF", 3.2)
        p.line(track(f"{x + way * 14} 98 {x + way * 26} 84 {x + way * 30} 104"), "#D8B0FF", 2.2)


@piece("assassin_rifle", 420, 160, turn=-10)
def assassin_rifle(p: Piece) -> None:
    """Draw a long droid's rifle with a drum and a sight."""
    p.across(rect(210, 62, 190, 12, 4), IRON)
    p.across(rect(392, 58, 22, 20, 4), DARK)
    p.across(rect(96, 54, 150, 28, 6), STEEL)
    for x in (226, 256, 286):
        p.across(rect(x, 58, 14, 20, 4), tone(STEEL, -0.3))
    p.body(bend("18 66!, 60 58, 100 60!, 104 84!, 70 90, 34 112, 18 108"), "#5C3A2C")
    p.planes(area("128 82 154 82 144 130 122 130"), "#3A3430")
    p.planes(circle(190, 96, 24), IRON, (0.7, 0.7))
    p.flat(circle(190, 96, 10), DARK)
    p.across(rect(130, 32, 86, 16, 7), DARK)
    p.lamp(218, 40, 5, RED)
    for x in (146, 196):
        p.planes(rect(x, 46, 8, 10), IRON)
    p.flat(rect(104, 60, 100, 4), PALE, 0.5)


@piece("long_gun", 440, 170, turn=-8)
def long_gun(p: Piece) -> None:
    """Draw a hunter's gun of the forest: a wooden stock, brass rings, a long barrel."""
    p.body(bend("8 92!, 44 70, 110 66, 172 70!, 172 98!, 120 104, 74 128, 20 136"), WOOD)
    for k in range(4):
        p.line(curve(f"{26 + 12 * k} {120 - 8 * k}, 90 {96 - 5 * k}, 166 "
                     f"{92 - 5 * k}"), tone(WOOD, -0.45),
               2, 0.7)  # fmt: skip
    p.across(rect(166, 70, 120, 26, 6), "#6C4A30")
    p.across(rect(276, 74, 156, 14, 4), "#7C8078")
    for x in (170, 214, 262, 318, 372):
        p.across(rect(x, 67, 13, 30 if x < 300 else 26, 4), GOLD)
    p.across(rect(420, 68, 16, 26, 5), GOLD)
    p.planes(area("150 98 172 98 164 136 146 138"), "#4C3220")
    p.line(curve("168 98, 190 116, 204 98"), GOLD, 4)
    p.planes(bend("196 66!, 200 44, 240 40, 252 66!"), GOLD)
    p.lamp(226, 54, 7, MINT)
    for x, low in ((40, 158), (56, 164)):
        p.line(curve(f"{x} 132, {x - 6} 146, {x} {low}"), LEATHER, 4)
        p.planes(ellipse(x, low, 5, 9), RED if x < 50 else CYAN)


@piece("disguise_collar", 260, 260)
def disguise_collar(p: Piece) -> None:
    """Draw a collar that projects half of another face."""
    p.ground(130, 250, 90, 8)
    p.glow(130, 110, 110, CYAN, 0.35)
    face = bend("78 92, 88 44, 130 24, 172 44, 182 92, 170 142, 146 174, 114 174, 90 142")
    light = [(0.0, "#BFF4FF", 0.8), (1.0, "#2F88B0", 0.35)]
    p.svg.fill(face, p.svg.linear((70, 40), (190, 180), light))
    for k in range(12):
        y = 38 + k * 12
        w = 48 * math.sin(math.pi * min(1, (y - 14) / 170)) ** 0.6
        p.line(track(f"{130 - w:.0f} {y} {130 + w:.0f} {y}"), "#E0FAFF", 1.4, 0.55)
    for x in (110, 150):
        p.flat(ellipse(x, 98, 10, 5), "#0C3448", 0.8)
    p.line(curve("112 142, 130 148, 148 140"), "#0C3448", 3, 0.8)
    p.line(curve("130 100, 124 124, 134 128"), "#0C3448", 2.4, 0.6)
    p.planes(bend("50 190!, 90 212, 170 212, 210 190!, 222 232, 180 248, 130 250, 80 248, 38 "
                  "232"),
             "#6C7480", (0.6, 1), 0.3)  # fmt: skip
    p.flat(bend("50 192, 90 212, 170 212, 210 192, 180 226, 130 232, 80 226"), "#1C242C")
    for x in (66, 98, 130, 162, 194):
        p.lamp(x, 236 - abs(x - 130) * 0.06, 5, CYAN)


@piece("tracking_fob", 240, 260)
def tracking_fob(p: Piece) -> None:
    """Draw a fob that has found somebody."""
    p.ground(120, 250, 76, 8)
    p.line(track("168 66 192 14"), STEEL, 5)
    p.lamp(193, 12, 7, RED)
    p.body(bend("54 62, 120 46, 184 62, 194 140, 176 222, 120 240, 64 222, 46 140"), "#54585C")
    p.facet(
        bend("54 62, 120 46, 184 62, 194 140, 176 222, 120 240, 64 222, 46 140"),
        "130 30 150 250",
        -0.2,
    )
    p.flat(circle(120, 118, 50), "#10151A")
    for r, o in ((44, 0.5), (30, 0.7), (16, 0.9)):
        p.line(circle(120, 118, r), RED, 2.4, o)
    p.line(track("120 118 150 84"), "#FF9A8A", 3)
    p.glow(144, 92, 22, "#FF6A58", 1.0)
    p.flat(circle(144, 92, 5), "#FFE8E0")
    for x, hue in ((92, AMBER), (120, MINT), (148, RED)):
        p.lamp(x, 194, 7, hue)
    p.flat(rect(84, 212, 72, 7, 3), DARK)
    p.rivets("66 78 174 78 66 212 176 212", 4)


@piece("fuel_injector", 320, 220)
def fuel_injector(p: Piece) -> None:
    """Draw an injector with one vial of coaxium in its throat."""
    p.ground(160, 210, 120, 8)
    p.across(rect(20, 96, 90, 60, 12), IRON)
    p.across(rect(96, 76, 136, 100, 16), "#7C868E")
    p.flat(rect(118, 92, 92, 68, 10), "#0C1820")
    p.glow(164, 126, 56, CYAN, 0.7)
    p.across(rect(126, 106, 76, 40, 16), "#3F98C0")
    p.flat(bend("132 118, 160 110, 196 116, 190 124, 150 122"), "#E8FCFF", 0.8)
    for x in (144, 164, 184):
        p.line(track(f"{x} 104 {x} 148"), "#D8F8FF", 2, 0.6)
    p.across(rect(226, 92, 44, 68, 8), GOLD)
    p.planes(area("268 104 306 114 306 138 268 148"), STEEL)
    p.glow(306, 126, 26, CYAN, 0.8)
    for k in range(4):
        p.across(rect(28 + k * 19, 90, 9, 72, 3), tone(IRON, 0.2))
    p.line(curve("60 96, 70 40, 150 36, 158 76"), "#A8502C", 10)
    p.line(curve("58 94, 68 38, 150 34, 156 74"), "#E8905C", 3)
    p.lamp(246, 78, 6, AMBER)
    for x in (120, 208):
        p.planes(rect(x - 12, 172, 24, 36, 4), DARK)


@piece("med_bay", 380, 240)
def med_bay(p: Piece) -> None:
    """Draw a bunk with a lamp over it and a droid's arms."""
    p.ground(190, 230, 170, 8)
    p.planes(rect(30, 120, 310, 30, 10), "#C8D4D8", (0.5, 1))
    p.planes(rect(40, 100, 290, 28, 12), "#4C9C94", (0.5, 1), 0.3)
    p.planes(rect(44, 84, 70, 28, 13), "#E8ECEC", (0.5, 1))
    p.box(54, 150, 96, 76, "#8C9CA4", 14, 10)
    p.box(226, 150, 96, 76, "#8C9CA4", 14, 10)
    for x in (76, 248):
        p.flat(rect(x, 176, 50, 8, 3), DARK)
    p.flat(area("92 190 104 190 104 200 114 200 114 212 104 212 104 222 92 222 92 212 82 212 82 "
                "200 92 200"),
           RED)  # fmt: skip
    p.upright(rect(340, 20, 18, 208, 5), STEEL)
    p.line(curve("350 30, 290 8, 220 24"), STEEL, 9)
    p.planes(bend("180 24!, 200 14, 240 14, 262 24!, 250 44, 192 44"), PALE)
    p.glow(221, 52, 54, "#E8FFF4", 0.6)
    p.line(track("350 70 306 64 286 92"), IRON, 7)
    p.line(track("350 92 318 96 300 120"), IRON, 7)
    p.lamp(286, 94, 5, CYAN)
    p.screen(300, 28, 34, 26, MINT, 6)


@piece("magnet_clamp", 300, 260)
def magnet_clamp(p: Piece) -> None:
    """Draw a claw of magnets on a cable."""
    p.line(track("150 0 150 60"), STEEL, 8)
    p.planes(circle(150, 74, 30), IRON, (0.7, 0.7))
    p.flat(circle(150, 74, 12), DARK)
    p.planes(area("112 96 188 96 204 132 96 132"), "#B8863A", (1, 0.4))
    for k in range(4):
        p.flat(
            area(f"{104 + k * 26} 132 {118 + k * 26} 132 {124 + k * 22} 96 {112 + k * 22} 96"),
            DARK,
            0.8,
        )
    for side in (-1, 1):
        p.planes(bend(f"{150 + side * 46} 124!, {150 + side * 104} 140, {150 + side * 126} 190, "
                      f"{150 + side * 100} 240!, {150 + side * 72} 234!, {150 + side * 92} 190, "
                      f"{150 + side * 78} 160, {150 + side * 40} 146!"),
                 STEEL, (1, 0.3), 0.3)  # fmt: skip
        p.planes(area(f"{150 + side * 104} 226 {150 + side * 66} 222 {150 + side * 58} 248 "
                      f"{150 + side * 92} 254"), RED)  # fmt: skip
        p.lamp(150 + side * 98, 170, 5, AMBER)
    p.planes(rect(132, 130, 36, 40, 6), IRON)
    p.planes(rect(124, 166, 52, 20, 6), RED)
    p.glow(150, 206, 54, "#8CD0FF", 0.6)
    for y in (200, 214, 230):
        p.line(
            curve(f"{116 + (y - 200) * 0.4} {y}, 150 {y + 9}, {184 - (y - 200) * 0.4} {y}"),
            CYAN,
            2.4,
            0.8,
        )


@piece("transponder", 280, 240)
def transponder(p: Piece) -> None:
    """Draw a forged transponder: the right lights in the wrong box."""
    p.ground(140, 230, 110, 8)
    p.line(track("212 74 236 14"), STEEL, 5)
    p.lamp(237, 12, 6, MINT)
    p.box(38, 78, 170, 140, "#6C7A74", 34, 24)
    p.flat(rect(54, 94, 138, 60, 5), "#101A18")
    p.screen(60, 100, 126, 48, "#9CF0C8", 8)
    for k, hue in enumerate((MINT, MINT, AMBER, RED, MINT)):
        p.lamp(66 + k * 26, 174, 6, hue)
    for x in (60, 100, 140):
        p.planes(rect(x, 190, 28, 16, 3), DARK)
    p.flat(area("150 62 214 58 220 72 156 78"), "#E6DEC8")
    p.line(track("160 70 208 66"), RED, 4)
    p.line(curve("44 200, 10 206, 14 232"), "#B8502C", 6)
    p.line(curve("44 186, 4 184, 6 214"), GOLD, 5)


@piece("round_goggles", 320, 200)
def round_goggles(p: Piece) -> None:
    """Draw goggles with lenses as thick as a thumb."""
    p.ground(160, 188, 120, 8)
    p.line(curve("20 96, 4 130, 40 168, 90 164"), LEATHER, 14)
    p.line(curve("300 96, 316 130, 280 168, 230 164"), tone(LEATHER, -0.3), 14)
    for x in (96, 224):
        p.ball(x, 98, 66, "#6C7074")
        p.ball(x, 98, 55, "#B8923F")
        p.flat(circle(x, 98, 46), "#3A2A10")
        p.svg.fill(circle(x, 98, 44), p.svg.radial((x - 12, 84), 66, [
            (0, "#FFF4C8", 1), (0.4, "#E8B848", 1), (1, "#6C4210", 1)]))  # fmt: skip
        p.line(circle(x, 98, 32), "#FFF0C0", 2, 0.5)
        p.flat(bend(f"{x - 30} 88, {x - 18} 66, {x + 4} 60, {x - 8} 76"), "#FFFFFF", 0.85)
        for k in range(8):
            a = math.pi * k / 4
            p.flat(circle(x + 60 * math.cos(a), 98 + 60 * math.sin(a), 3), "#2A2E30")
    p.across(rect(146, 88, 28, 18, 6), "#6C7074")


@piece("code_tablets", 300, 230)
def code_tablets(p: Piece) -> None:
    """Draw chain codes: tablets on a chain, one still blank."""
    p.ground(150, 220, 120, 8)
    for k, (x, y, hue, done) in enumerate(((34, 52, "#4C5A64", True), (112, 34, "#5C6A74", True),
                                           (190, 58, "#6C7A84", False))):  # fmt: skip
        p.body(rect(x, y, 76, 160, 10), hue)
        p.flat(rect(x + 10, y + 14, 56, 90, 5), "#0E171C")
        if done:
            p.glow(x + 38, y + 58, 44, CYAN if k else AMBER, 0.3)
            for r in range(6):
                for c in range(4):
                    if (r * 3 + c * 5 + k) % 3:
                        p.flat(
                            rect(x + 15 + c * 12.5, y + 20 + r * 14, 9, 9, 1),
                            CYAN if k else AMBER,
                            0.9,
                        )
        else:
            p.line(track(f"{x + 16} {y + 58} {x + 60} {y + 58}"), PALE, 2, 0.5)
        p.lamp(x + 38, y + 124, 6, MINT if done else RED)
        p.flat(rect(x + 14, y + 140, 48, 6, 3), DARK, 0.7)
    for x, y in ((100, 66), (108, 78), (180, 70), (188, 82)):
        p.line(ellipse(x + 4, y, 9, 6), GOLD, 3.4)


@piece("cold_locker", 300, 290)
def cold_locker(p: Piece) -> None:
    """Draw a locker of ice with something in it."""
    p.ground(150, 281, 110, 8)
    p.body(rect(46, 20, 208, 258, 10), "#6C7E8C")
    p.flat(rect(66, 42, 128, 214, 6), "#0C1A24")
    p.svg.fill(rect(70, 46, 120, 206, 4), p.svg.linear((70, 46), (190, 252), [
        (0, "#D8F4FF", 0.95), (0.5, "#6CB0D0", 0.8), (1, "#1C4C6C", 0.9)]))  # fmt: skip
    p.flat(bend("104 120, 130 96, 156 120, 158 170, 150 228, 110 228, 102 170"), "#1C3C54", 0.75)
    p.flat(bend("112 96, 130 78, 148 96, 144 122, 116 122"), "#1C3C54", 0.75)
    for line in ("70 90 110 130 96 180", "190 70 160 110 176 150 150 200", "130 46 120 76 140 92"):
        p.line(track(line), "#F0FCFF", 2.2, 0.7)
    p.planes(rect(206, 60, 34, 60, 5), DARK)
    p.screen(210, 66, 26, 22, CYAN, 5)
    p.lamp(223, 106, 5, RED)
    p.upright(rect(204, 140, 12, 84, 5), STEEL)
    for x in (70, 104, 138, 172):
        p.flat(area(f"{x} 258 {x + 16} 258 {x + 7} {276 + (x % 3) * 4}"), "#E0F6FF", 0.9)
    p.glow(130, 268, 60, "#BFE8FF", 0.35)


@piece("biography", 300, 230)
def biography(p: Piece) -> None:
    """Draw a thick book with a portrait on its cover, and a pen that is not finished."""
    p.ground(150, 220, 120, 8)
    p.body(area("30 70 220 40 270 180 84 214"), "#3C2A4C")
    p.body(area("30 62 220 32 270 172 84 206"), "#6A4A86")
    p.flat(area("84 206 270 172 271 184 86 220"), "#E8DCC0")
    for k in range(3):
        p.line(track(f"86 {209 + k * 3.4} 270 {175 + k * 3.4}"), "#8C8068", 1.2)
    p.line(track("48 68 98 196"), GOLD, 5)
    p.planes(area("108 76 194 62 220 138 136 154"), "#E8DCC0", (1, 0.4))
    p.flat(bend("146 96, 164 84, 180 94, 178 114, 160 120, 148 112"), "#5A4030")
    p.flat(bend("138 150, 148 124, 176 116, 200 134, 204 140"), "#5A4030")
    p.flat(area("124 174 232 154 235 162 127 182"), GOLD)
    p.planes(bend("212 104!, 276 30, 290 24, 292 34, 240 118, 222 130!"), "#E6DEC8")
    p.line(track("206 142 224 118"), DARK, 5)
    p.line(curve("206 142, 176 148, 160 140"), "#1C2A60", 2.4)
