"""Beasts of the expansion's cards, from the pits of Ord Mantell to the depths of Mon Calamari."""

from __future__ import annotations

import math

from piecekit import AMBER, CYAN, MINT, PALE, RED, SAND, STEEL, Piece, piece, tone
from svgkit import area, bend, circle, curve, ellipse, pairs, poly

from drawn.creatures import tapered


def leg(p: Piece, line: str, hue: str, wide: float, end: float, paw: tuple[float, float]) -> None:
    """Draw a limb along a line, with a paw and its claws at the end."""
    p.planes(tapered(line, wide, end), hue, (1, 0.3), 0.22, 0.45)
    x, y = paw
    p.planes(ellipse(x, y, end * 1.5, end * 0.8), tone(hue, -0.18), (1, 0.3))
    for k in (-1, 0, 1):
        dx = x - end * 0.5 + k * end * 0.8
        p.flat(area(f"{dx - 3} {y + 1} {dx + 3} {y + 1} {dx - 3} {y + 8}"), PALE)


def eye(p: Piece, x: float, y: float, r: float, hue: str) -> None:
    """Draw an eye with its slit and a glint."""
    p.glow(x, y, r * 2.6, hue, 0.35)
    p.flat(circle(x, y, r), hue)
    p.flat(ellipse(x, y, r * 0.32, r * 0.8), "#0C0806")
    p.flat(circle(x - r * 0.35, y - r * 0.4, r * 0.26), "#FFFFFF")


def teeth(p: Piece, spots: str, high: float, hue: str = "#EFE6CE") -> None:
    """Draw teeth pointing down (or up, for a negative height) at "x y x y ..."."""
    for x, y in pairs(spots):
        w = abs(high) * 0.34
        p.flat(area(f"{x - w} {y} {x + w} {y} {x} {y + high}"), hue)


@piece("savrip", 260, 320)
def savrip(p: Piece) -> None:
    """Draw a hunched brute of the pits with arms that reach to its knees."""
    hue, belly = "#7C7A4C", "#B8AA78"
    p.ground(130, 311, 90, 8)
    leg(p, "92 214, 84 258, 92 292", tone(hue, -0.15), 26, 18, (90, 300))
    leg(p, "168 214, 178 256, 172 292", tone(hue, -0.25), 26, 18, (172, 300))
    leg(p, "190 118, 222 168, 204 222", tone(hue, -0.2), 24, 14, (200, 232))
    p.planes(bend("70 108, 92 74, 136 64, 182 80, 202 122, 190 188, 176 232, 130 246, 88 232, 70 "
                  "180"), hue, (1, 0.4), 0.24, 0.5)  # fmt: skip
    p.flat(bend("98 128, 130 118, 158 130, 156 200, 130 230, 102 202"), belly, 0.85)
    for y in (146, 166, 186, 206):
        p.line(curve(f"102 {y}, 130 {y + 7}, 154 {y}"), tone(belly, -0.4), 2.4, 0.7)
    leg(p, "78 116, 40 164, 56 226", hue, 26, 15, (58, 236))
    p.planes(bend("84 74, 80 34, 108 10, 142 8, 168 30, 170 66, 150 94, 104 96"), hue, (0.8, 0.6))
    p.planes(bend("82 58!, 108 48, 146 50, 166 60!, 164 90, 128 104, 92 90"), tone(hue, 0.1))
    p.flat(bend("88 70!, 126 80, 164 68!, 150 92, 126 96, 104 90"), "#2C120E")
    teeth(p, "98 74 112 77 126 78 140 76 152 73", 10)
    teeth(p, "106 91 122 95 138 94", -10)
    for x in (104, 142):
        p.flat(ellipse(x, 38, 13, 10), tone(hue, -0.45))
        eye(p, x, 38, 7, "#F0C038")
    for x, y in ((96, 16), (116, 6), (138, 6), (156, 18)):
        p.planes(area(f"{x - 8} {y + 10} {x + 8} {y + 8} {x} {y - 10}"), tone(hue, 0.16))


@piece("loth_wolf", 360, 300)
def loth_wolf(p: Piece) -> None:
    """Draw a great pale wolf that turns its head and looks back."""
    hue, dark, pale = "#9CA4B4", "#5C6478", "#DCE0E4"
    p.ground(180, 291, 140, 9)
    p.planes(bend("292 150!, 330 140, 352 176, 340 232!, 324 208, 300 196, 284 190"), dark)
    leg(p, "248 190, 262 236, 256 276", dark, 22, 13, (252, 284))
    leg(p, "126 196, 134 240, 128 276", dark, 20, 13, (124, 284))
    p.planes(bend("92 142, 120 108, 176 104, 232 108, 286 122, 306 156, 292 196, 244 206, 190 200, "
                  "140 214, 104 196"), hue, (0.4, 1), 0.28, 0.5)  # fmt: skip
    leg(p, "276 160, 294 216, 284 276", hue, 30, 14, (280, 284))
    leg(p, "112 168, 100 226, 104 276", hue, 26, 14, (100, 284))
    for x, y, low in ((112, 128, 206), (126, 116, 214), (142, 112, 212), (98, 142, 200)):
        p.flat(area(f"{x - 9} {y} {x + 9} {y - 4} {x + 1} {low}"), pale if x < 120 else dark, 0.75)
    p.planes(area("70 62 84 8 108 54"), dark)
    p.planes(area("124 52 152 4 154 66"), hue)
    p.flat(area("130 54 149 16 147 62"), "#6C5C68")
    p.planes(bend("62 84, 76 54, 112 42, 146 54, 162 92, 152 130, 122 150, 84 142, 66 118"), hue,
             (0.8, 0.5), 0.3)  # fmt: skip
    p.flat(bend("70 112, 88 96, 112 100, 122 126, 110 152, 84 146"), pale, 0.9)
    p.planes(
        bend("66 104!, 80 92, 104 96, 108 116, 92 138, 66 142, 44 134, 42 120"), tone(pale, -0.1)
    )
    p.flat(bend("38 116, 54 108, 62 118, 50 128"), "#1A1820")
    p.line(curve("48 134, 68 134, 88 124"), "#3A3440", 3)
    teeth(p, "58 134 72 131", 8)
    for x, y in ((88, 86), (130, 84)):
        p.glow(x, y, 24, "#D8F4FF", 0.85)
        p.flat(ellipse(x, y, 8, 5.6), "#FFFFFF")
    for line in ("96 58, 104 72, 106 90", "118 52, 116 72, 114 92"):
        p.line(curve(line), dark, 5, 0.8)


@piece("loth_cat", 260, 220)
def loth_cat(p: Piece) -> None:
    """Draw a cat with a head as wide as its grin."""
    hue, dark, pale = "#B48A5C", "#6C4A30", "#E4CFA8"
    p.ground(130, 211, 92, 7)
    p.planes(tapered("196 178, 232 160, 236 112, 214 88", 13, 7), hue)
    for t in ((230, 140), (234, 116), (222, 96)):
        p.flat(ellipse(*t, 9, 5), dark, 0.8)
    p.planes(bend("74 150, 110 112, 172 116, 208 160, 200 202, 130 210, 80 202"), hue, (0.5, 1))
    for x in (150, 168, 186):
        p.flat(bend(f"{x} 122!, {x + 10} 134, {x + 12} 160!, {x} 146"), dark, 0.7)
    for x in (92, 124):
        p.planes(bend(f"{x - 14} 160, {x + 12} 160, {x + 14} 204, {x - 16} 204"), pale)
    p.planes(area("34 62 30 2 78 34"), dark)
    p.planes(area("122 34 168 2 166 64"), hue)
    p.flat(area("130 38 160 14 158 58"), "#E4A890")
    p.planes(
        bend("22 84, 46 38, 100 26, 152 40, 178 86, 160 124, 100 142, 42 124"), hue, (0.7, 0.7), 0.3
    )
    p.flat(bend("36 100, 66 92, 100 104, 134 92, 164 102, 150 126, 100 140, 50 126"), pale, 0.9)
    p.line(curve("34 102, 62 120, 100 118, 138 120, 166 104"), "#4A2A1C", 3.4)
    p.flat(bend("90 92, 100 88, 110 92, 100 102"), "#3A2018")
    for x in (66, 134):
        eye(p, x, 78, 12, "#8CC860")
    for x in (84, 100, 116):
        p.flat(bend(f"{x - 5} 30!, {x + 5} 30!, {x} 54!"), dark, 0.8)
    for side in (-1, 1):
        for dy in (-4, 4, 12):
            p.line(
                curve(f"{100 + side * 56} {104 + dy * 0.5}, {100 + side * 84} {100 + dy}"),
                PALE,
                1.6,
            )


@piece("krakana", 460, 260)
def krakana(p: Piece) -> None:
    """Draw a long hunter of the deep, all mouth and pincers."""
    hue, pale = "#3F6C74", "#A8C8B8"
    p.planes(area("388 120 458 58 440 134 456 214"), tone(hue, -0.2), (1, 0.2))
    p.planes(bend("40 120, 90 62, 180 40, 280 60, 396 116!, 402 140!, 300 196, 190 214, 92 190"),
             hue, (0.3, 1), 0.26, 0.55)  # fmt: skip
    p.flat(bend("70 170, 150 196, 260 186, 380 138, 290 200, 180 218, 94 196"), pale, 0.6)
    for k in range(7):
        x = 150 + k * 34
        p.planes(area(f"{x - 12} {56 + abs(k - 2) * 8} {x + 22} {34 + abs(k - 2) * 10} "
                      f"{x + 20} {66 + abs(k - 2) * 9}"), tone(hue, 0.14))  # fmt: skip
    for k in range(6):
        x = 196 + k * 28
        p.line(curve(f"{x} {92 + k * 3}, {x + 9} 124, {x} {158 - k * 2}"), tone(hue, -0.5), 3, 0.6)
    for side, line in (
        (-1, "120 70, 70 30, 20 34, 4 66"), (1, "122 190, 74 230, 26 226, 8 196"),
    ):  # fmt: skip
        p.planes(tapered(line, 15, 8), tone(hue, 0.05))
        y = 66 if side < 0 else 196
        p.planes(bend(f"0 {y}!, 16 {y - side * 6}, 30 {y - side * 26}, 46 {y - side * 34}!, 34 "
                      f"{y - side * 4}, 20 {y + side * 8}"), pale)  # fmt: skip
    p.flat(bend("34 118!, 80 78, 140 86, 150 128, 138 172, 84 180, 34 150!, 60 134"), "#240C18")
    teeth(p, "60 100 80 90 100 88 120 93 138 104", 26)
    teeth(p, "60 166 80 174 100 176 120 170 136 160", -26)
    p.planes(bend("36 116!, 70 78, 130 66, 166 90!, 140 88, 92 84, 60 104"), tone(hue, 0.2))
    p.flat(ellipse(176, 88, 17, 13), tone(hue, -0.5))
    eye(p, 176, 87, 10, AMBER)


@piece("energy_spider", 380, 280)
def energy_spider(p: Piece) -> None:
    """Draw a spider of the deep levels whose belly glows like spice."""
    hue = "#5A4A6C"
    p.ground(190, 268, 150, 10)
    far = tone(hue, -0.3)
    for line in ("160 150, 104 72, 60 96, 30 208", "220 150, 276 66, 324 92, 354 204",
                 "176 140, 140 52, 112 60, 92 190", "204 140, 246 48, 276 56, 292 "
                                                    "190"):  # fmt: skip
        p.planes(tapered(line, 9, 3), far, (1, 0.2))
    p.planes(
        bend("180 92, 236 70, 288 94, 300 142, 262 182, 206 172, 182 138"), hue, (0.6, 0.8), 0.2
    )
    for x, y, r in ((236, 104, 20), (262, 128, 24), (232, 142, 16)):
        p.glow(x, y, r * 2, "#B884FF", 0.7)
        p.flat(
            bend(f"{x - r} {y}, {x} {y - r * 0.7}, {x + r} {y}, {x} {y + r * 0.7}"), "#E4C8FF", 0.85
        )
    p.planes(bend("110 140, 134 108, 176 108, 202 138, 190 176, 150 190, 116 172"), tone(hue, 0.08))
    for line in ("140 150, 84 104, 44 150, 12 252", "176 176, 190 232, 216 214, 240 258",
                 "132 170, 92 196, 84 216, 72 262", "190 150, 250 176, 316 160, 344 "
                                                    "256"):  # fmt: skip
        p.planes(tapered(line, 11, 3), hue, (1, 0.3), 0.3)
        p.flat(tapered(line, 4, 1, 1.2), tone(hue, 0.4), 0.5)
    for k, (x, y, r) in enumerate(((128, 138, 8), (150, 128, 9), (172, 134, 7), (140, 154, 5),
                                   (160, 152, 5))):  # fmt: skip
        p.lamp(x, y, r, "#FFB8F0" if k % 2 else "#FFD890")
    for x, way in ((130, -1), (154, 1)):
        p.planes(
            bend(f"{x} 168!, {x + way * 16} 188, {x + way * 4} 216!, {x - way * 4} 190"),
            "#D8CCE8",
        )


@piece("verminoth", 480, 300)
def verminoth(p: Piece) -> None:
    """Draw a horror of the storm: a ring of arms around a mouth, eyes in its mantle."""
    hue = "#4C3C66"
    for k in range(9):
        a = math.radians(196 + k * 42)
        x, y = 240 + 60 * math.cos(a), 150 + 46 * math.sin(a)
        mid = (240 + 150 * math.cos(a + 0.3), 150 + 104 * math.sin(a + 0.3))
        tip = (240 + 225 * math.cos(a - 0.1), 150 + 138 * math.sin(a - 0.1))
        line = f"{x:.0f} {y:.0f}, {mid[0]:.0f} {mid[1]:.0f}, {tip[0]:.0f} {tip[1]:.0f}"
        p.planes(tapered(line, 22, 3), tone(hue, 0.1 - 0.06 * (k % 3)), (1, 0.4), 0.2, 0.5)
        p.flat(tapered(line, 7, 1, 1.4), "#B49CD8", 0.5)
    p.planes(bend("130 118, 168 62, 240 44, 316 64, 352 122, 336 196, 276 236, 204 236, 144 190"),
             hue, (0.6, 0.8), 0.26, 0.55)  # fmt: skip
    p.flat(
        bend("168 164, 204 140, 240 136, 280 140, 312 164, 290 208, 240 224, 190 208"), "#1C0A20"
    )
    p.glow(240, 182, 44, "#FF7AB8", 0.6)
    for k in range(9):
        x = 182 + k * 14.5
        p.flat(area(f"{x - 6} {150 - (4 - abs(k - 4)) * 3.4:.1f} {x + 6} "
                    f"{150 - (4 - abs(k - 4)) * 3.4:.1f} {x} 182"), "#E8DCC8")  # fmt: skip
        p.flat(area(f"{x - 6} {202 + (4 - abs(k - 4)) * 4:.1f} {x + 6} "
                    f"{202 + (4 - abs(k - 4)) * 4:.1f} {x} 184"), "#C8BCA8")  # fmt: skip
    for x, y, r in ((186, 106, 13), (228, 88, 10), (262, 92, 15), (302, 112, 11), (214, 120, 6)):
        p.flat(ellipse(x, y, r * 1.5, r * 1.15), "#221634")
        eye(p, x, y, r * 0.8, "#9CF0D8")


@piece("krayt", 460, 290)
def krayt(p: Piece) -> None:
    """Draw the head and neck of a dragon that comes out of the sand."""
    hue, horn = "#A88A58", "#E0CCA0"
    p.planes(bend("250 300!, 262 200, 326 130, 384 146, 424 214, 438 300!"), tone(hue, -0.15))
    for k, (x, y) in enumerate(((300, 166), (328, 150), (358, 146), (386, 160), (408, 190))):
        p.planes(area(f"{x - 16} {y + 24} {x + 6 + k * 3} {y - 30} {x + 20} {y + 14}"), horn)
    p.planes(bend("60 150, 96 84, 190 56, 280 78, 330 140, 318 220, 250 262, 160 250, 120 "
                  "210"), hue,
             (0.5, 1), 0.3, 0.5)  # fmt: skip
    p.planes(bend("8 150!, 60 112, 140 110, 214 150!, 150 172, 70 176, 22 178"), tone(hue, 0.12))
    p.planes(
        bend("30 206!, 100 216, 180 200, 232 176!, 250 228, 180 262, 100 252"), tone(hue, -0.2)
    )
    p.flat(bend("26 176!, 90 178, 160 172, 224 158!, 200 204, 120 222, 40 206!"), "#3A1410")
    teeth(p, "36 178 58 178 80 177 102 175 124 173 148 169 172 165", 22)
    teeth(p, "54 208 80 214 106 213 132 208 158 200", -20)
    for x, y, w, h in ((120, 92, 20, 64), (166, 70, 22, 70), (216, 64, 22, 64), (262, 80, 20, 52)):
        p.planes(area(f"{x - w} {y + 16} {x + w * 1.6} {y - h} {x + w} {y + 12}"), horn, (1, 0.4))
    for x, y in ((44, 142), (66, 132)):
        p.flat(ellipse(x, y, 7, 4), "#3A2414")
    p.flat(ellipse(152, 126, 22, 14), tone(hue, -0.5))
    eye(p, 152, 126, 11, "#F0D040")
    p.planes(bend("120 120!, 148 100, 190 104, 204 128!, 170 112, 142 114"), tone(hue, 0.24))
    for k in range(10):
        x, y = 220 + (k % 4) * 24, 120 + (k // 4) * 34 + (k % 2) * 12
        p.flat(ellipse(x, y, 12, 8), tone(hue, -0.25), 0.6)
    p.body(bend("0 292!, 40 268, 120 252, 220 266, 330 250, 420 268, 460 292!"), SAND)


@piece("bantha", 380, 290)
def bantha(p: Piece) -> None:
    """Draw a hill of hair with two curled horns and a saddle."""
    hue, horn = "#6C4830", "#C8B48C"
    p.ground(190, 281, 160, 9)
    for x in (120, 276, 90, 306):
        p.planes(bend(f"{x - 20} 200, {x + 20} 200, {x + 18} 276, {x - 18} 276"), tone(hue, -0.4))
    p.planes(bend("66 160, 100 90, 200 66, 300 92, 342 160, 338 236!, 316 246, 300 262!, 270 "
                  "250, "
                  "240 266!, 210 250, 180 266!, 150 250, 118 264!, 92 240, 70 230"), hue,
             (0.4, 1), 0.24, 0.55)  # fmt: skip
    for k in range(13):
        x = 92 + k * 19
        p.flat(area(f"{x - 6} {120 + (k * 7) % 30} {x + 6} {118 + (k * 7) % 30} {x + 1} "
                    f"{214 + (k * 11) % 34}"), tone(hue, -0.35 if k % 2 else 0.2), 0.6)  # fmt: skip
    p.planes(bend("176 70!, 210 52, 252 60, 280 82!, 284 150, 180 148, 170 110"), RED, (0.6, 1))
    p.line(curve("174 104, 210 130, 282 112"), AMBER, 4)
    p.planes(
        bend("26 150, 46 108, 96 96, 130 124, 132 186, 96 222, 52 214, 30 186"), tone(hue, 0.08)
    )
    p.planes(bend("34 180, 62 168, 96 176, 100 214, 62 234, 36 220"), "#A88468")
    for x in (52, 78):
        p.flat(ellipse(x, 204, 6, 5), "#2A1812")
    for x in (54, 96):
        p.flat(ellipse(x, 146, 8, 7), "#140C08")
        p.flat(circle(x - 2, 143, 2), "#FFFFFF")
    p.planes(tapered("116 118, 172 110, 184 176, 140 210, 108 190", 17, 4), horn, (1, 0.5), 0.3)
    p.planes(tapered("40 118, 6 130, 4 186, 30 210", 14, 4), tone(horn, -0.15), (1, 0.5), 0.3)
    for x, y in ((152, 120), (168, 150), (156, 186)):
        p.line(
            curve(f"{x - 8} {y - 8}, {x + 2} {y}, {x + 12} {y + 4}"), tone(horn, -0.45), 2.2, 0.7
        )


@piece("womp_rat", 280, 190)
def womp_rat(p: Piece) -> None:
    """Draw a rat as long as a man, bald in places."""
    hue = "#8C7058"
    p.ground(150, 180, 110, 7)
    p.planes(tapered("222 130, 262 140, 272 92, 248 66", 9, 2), "#B89080")
    leg(p, "204 132, 220 152, 212 168", tone(hue, -0.2), 18, 8, (208, 172))
    leg(p, "112 140, 104 156, 112 168", tone(hue, -0.2), 14, 8, (108, 172))
    p.planes(
        bend("66 118, 96 76, 152 62, 210 84, 234 126, 212 158, 150 164, 96 154"), hue, (0.4, 1)
    )
    for x in (124, 146, 168, 190):
        p.planes(area(f"{x - 9} {72 + abs(x - 150) * 0.2} {x + 6} {44 + abs(x - 150) * 0.3} "
                      f"{x + 9} {74 + abs(x - 150) * 0.2}"), tone(hue, -0.35))  # fmt: skip
    p.planes(bend("90 84!, 102 50, 124 56, 120 84!"), "#A87C6C")
    p.planes(bend("12 128, 40 98, 82 84, 112 104, 106 142, 70 156, 30 150"), tone(hue, 0.1))
    p.flat(bend("12 132!, 44 134, 66 144!, 44 154, 24 148"), "#3A1814")
    teeth(p, "24 134 36 135 48 138", 12)
    p.flat(ellipse(12, 124, 7, 6), "#C88C80")
    eye(p, 70, 108, 7, "#E85838")
    leg(p, "88 146, 78 160, 86 170", hue, 13, 8, (82, 175))
    leg(p, "188 146, 192 160, 182 170", hue, 15, 8, (180, 175))


@piece("kaadu", 320, 310)
def kaadu(p: Piece) -> None:
    """Draw a wingless runner of the swamps with a saddle and a bag."""
    hue, belly = "#B07848", "#E0C090"
    p.ground(170, 301, 100, 8)
    p.planes(tapered("228 150, 282 148, 312 116", 22, 3), tone(hue, -0.15))
    leg(p, "206 176, 236 218, 206 248, 214 288", tone(hue, -0.28), 24, 10, (208, 294))
    p.planes(bend("108 130, 136 100, 196 98, 240 132, 236 178, 192 204, 140 196, 112 168"), hue,
             (0.4, 1))  # fmt: skip
    p.flat(bend("118 160, 150 182, 206 184, 188 204, 142 198"), belly, 0.8)
    leg(p, "172 176, 188 224, 154 250, 160 288", hue, 28, 11, (152, 294))
    p.planes(tapered("128 142, 92 110, 96 62, 84 48", 30, 16), hue, (1, 0.3))
    p.planes(bend("6 66!, 34 44, 66 20, 108 26, 122 52, 100 76, 60 82, 22 82"), tone(hue, 0.06))
    p.flat(bend("8 70!, 50 70, 84 66!, 56 84, 24 84"), belly, 0.9)
    p.line(curve("10 70, 48 70, 82 62"), "#5A3420", 2.6)
    p.planes(bend("96 30!, 128 14, 146 30, 138 52!, 120 46"), tone(hue, -0.2))
    eye(p, 86, 42, 9, "#F0D870")
    p.flat(ellipse(22, 62, 4, 3), "#4A2818")
    p.planes(
        bend("146 104!, 170 82, 210 88, 222 110!, 222 146, 196 152, 156 144"), "#3E7C74", (0.6, 1)
    )
    p.planes(bend("186 128, 214 122, 226 140, 222 170, 190 172, 180 152"), "#8A5E3A", (0.7, 0.7))
    p.line(curve("188 140, 206 148, 224 140"), "#5A3A22", 3)
    p.line(curve("20 76, 76 112, 148 108"), "#5A3A22", 2.6)


@piece("blurrg", 320, 280)
def blurrg(p: Piece) -> None:
    """Draw a two-legged lump of appetite."""
    hue = "#6C8464"
    p.ground(160, 271, 120, 8)
    p.planes(tapered("240 130, 290 140, 316 176", 34, 6), tone(hue, -0.2))
    leg(p, "218 170, 246 214, 226 252", tone(hue, -0.3), 34, 17, (228, 262))
    p.planes(bend("20 128, 52 56, 136 26, 216 44, 264 104, 254 172, 200 212, 110 214, 44 190"), hue,
             (0.4, 1), 0.28, 0.55)  # fmt: skip
    p.flat(bend("22 136!, 80 148, 148 142, 186 118!, 190 172, 140 200, 70 194, 34 176"), "#35151A")
    teeth(p, "40 140 58 145 76 147 94 147 112 146 130 142 148 136 166 128", 15)
    teeth(p, "56 188 76 193 96 195 116 194 136 190 154 182", -14)
    p.planes(bend("40 192!, 96 204, 150 198, 188 160!, 200 200, 140 226, 80 220"), tone(hue, 0.14))
    leg(p, "128 186, 116 222, 128 252", hue, 38, 18, (124, 262))
    for x, y in ((70, 86), (138, 74)):
        p.flat(ellipse(x, y, 17, 14), tone(hue, -0.45))
        eye(p, x, y, 10, "#F0A030")
    for x, y in ((30, 116), (44, 108)):
        p.flat(ellipse(x, y, 4, 3), "#1C2018")
    for k, (x, y) in enumerate(
        ((186, 70), (212, 92), (230, 124), (200, 116), (222, 156), (190, 150))
    ):
        p.flat(ellipse(x, y, 13 - k, 8), tone(hue, -0.3), 0.6)


@piece("lylek", 380, 290)
def lylek(p: Piece) -> None:
    """Draw a spider of the canyons in plates, a tail with a sting over its back."""
    hue, plate = "#8C4A3C", "#C88858"
    p.ground(190, 281, 150, 9)
    p.planes(tapered("292 180, 356 150, 346 66, 270 34, 226 56", 20, 7), tone(hue, -0.1), (1, 0.4))
    p.planes(area("236 44 206 84 218 46"), "#F0E0B8")
    for line in ("250 190, 312 156, 340 200, 346 272", "140 190, 84 148, 44 188, 34 270"):
        p.planes(tapered(line, 12, 4), tone(hue, -0.3))
    p.planes(bend("110 186, 132 132, 200 112, 272 132, 306 182, 270 222, 190 232, 130 220"), hue,
             (0.4, 1), 0.24)  # fmt: skip
    for k, x in enumerate((150, 186, 222, 258)):
        p.planes(bend(f"{x - 22} 176!, {x - 16} 126, {x + 14} 120, {x + 26} 172!"),
                 plate, (1, 0.5),
                 0.2 - 0.04 * k)  # fmt: skip
    for line in ("234 214, 284 222, 292 248, 286 276", "180 226, 204 250, 190 262, 188 278",
                 "140 214, 96 218, 82 244, 88 276"):  # fmt: skip
        p.planes(tapered(line, 12, 4), hue)
    p.planes(bend("52 196, 72 154, 112 142, 142 164, 142 208, 110 228, 72 224"), tone(plate, -0.1))
    for x, way in ((70, -1), (104, 1)):
        p.planes(
            bend(f"{x} 216!, {x + way * 20} 240, {x + way * 2} 268!, {x - way * 10} 240"),
            "#F0E0B8",
        )
    for x, y, r in ((76, 178, 7), (98, 170, 8), (118, 176, 6), (88, 194, 4), (108, 194, 4)):
        eye(p, x, y, r, "#D8F060")


@piece("veermok", 300, 290)
def veermok(p: Piece) -> None:
    """Draw an ape of the swamp, longer in the arm than in patience."""
    hue, face = "#54605C", "#B8A894"
    p.ground(150, 281, 110, 8)
    leg(p, "186 196, 220 224, 206 258", tone(hue, -0.2), 30, 16, (204, 268))
    leg(p, "206 118, 262 166, 252 244", tone(hue, -0.15), 28, 16, (250, 262))
    p.planes(bend("78 116, 110 72, 176 66, 226 104, 236 168, 206 222, 142 232, 94 206, 74 "
                  "160"), hue,
             (0.5, 0.9))  # fmt: skip
    for k in range(9):
        x, y = 104 + k * 14, 92 + (k * 13) % 26
        p.flat(area(f"{x - 6} {y} {x + 6} {y - 2} {x + 1} "
                    f"{y + 46}"), tone(hue, 0.2 if k % 2 else -0.4),
               0.6)  # fmt: skip
    leg(p, "118 196, 98 228, 112 258", hue, 32, 17, (106, 268))
    leg(p, "92 116, 36 166, 50 240", hue, 30, 17, (52, 262))
    p.planes(
        bend("64 84, 74 34, 116 12, 160 28, 176 76, 156 122, 112 136, 76 118"), hue, (0.7, 0.6)
    )
    p.planes(bend("78 82, 92 58, 122 52, 150 64, 154 100, 132 130, 98 126, 80 108"), face)
    p.flat(bend("84 100!, 112 94, 150 98!, 136 126, 100 126"), "#3A1414")
    teeth(p, "94 100 108 98 124 98 138 99", 14)
    teeth(p, "102 122 118 124 132 121", -12)
    for x in (102, 134):
        p.flat(ellipse(x, 76, 11, 8), "#3A3028")
        eye(p, x, 76, 6, "#F0C848")
    p.planes(bend("78 70!, 104 58, 118 70!, 134 58, 156 70!, 140 46, 96 46"), tone(hue, 0.16))


@piece("purrgil", 480, 280)
def purrgil(p: Piece) -> None:
    """Draw a whale of the void, its arms drawn out behind, its skin alight."""
    hue, pale = "#4A5C8C", "#9CB0D8"
    for k, line in enumerate((
        "300 130, 372 96, 430 110, 476 70", "306 146, 380 140, 440 160, 478 140",
        "300 164, 370 190, 428 192, 472 222", "290 176, 344 226, 404 232, 440 268",
    )):  # fmt: skip
        p.planes(tapered(line, 22 - 2 * k, 2), tone(hue, -0.1 - 0.06 * k), (0.4, 1))
        p.flat(tapered(line, 6, 1, -1.4), CYAN, 0.35)
    p.planes(area("176 60 236 2 254 76"), tone(hue, -0.1))
    p.planes(bend("8 150, 26 86, 100 48, 200 46, 290 82, 330 140, 296 196, 204 222, 100 214, 30 "
                  "190"),
             hue, (0.3, 1), 0.3, 0.55)  # fmt: skip
    p.flat(bend("12 164, 100 186, 210 186, 306 160, 280 202, 200 222, 100 214, 32 192"), pale, 0.55)
    for k in range(8):
        x = 30 + k * 24
        p.line(curve(f"{x} {180 + k}, {x + 18} {200 - abs(k - 4)}, {x + 34} "
                     f"{210 - k}"), tone(hue, -0.4),
               2, 0.6)  # fmt: skip
    p.planes(
        bend("150 186!, 170 236, 220 272, 262 276!, 248 238, 218 202, 196 184"), tone(hue, -0.2)
    )
    p.line(curve("10 156, 50 172, 104 170"), "#1C2444", 4)
    p.flat(ellipse(92, 132, 14, 11), "#1C2444")
    eye(p, 92, 131, 8, "#FFE8A0")
    for x, y, r in ((140, 92, 9), (168, 110, 6), (196, 88, 8), (226, 112, 7), (252, 128, 5),
                    (120, 116, 5), (274, 142, 5), (180, 136, 5)):  # fmt: skip
        p.glow(x, y, r * 2.6, CYAN, 0.7)
        p.flat(circle(x, y, r * 0.6), "#D8FAFF")


@piece("mynocks", 380, 260)
def mynocks(p: Piece) -> None:
    """Draw three leathery wings with a mouth each, on their way to a power cable."""
    hue = "#5C5460"
    for x, y, s, lean in ((120, 150, 1.0, -0.12), (286, 92, 0.72, 0.2), (270, 212, 0.5, 0.05)):
        c, d = math.cos(lean), math.sin(lean)

        def at(dx: float, dy: float) -> str:
            return f"{x + s * (dx * c - dy * d):.1f} {y + s * (dx * d + dy * c):.1f}"

        p.planes(tapered(f"{at(0, 20)}, {at(20, 80)}, {at(-6, 104)}", 12 * s, 2), tone(hue, -0.2))
        for side in (-1, 1):
            wing = (
                (8, -16),
                (56, -62),
                (112, -50),
                (104, -10),
                (74, 6),
                (60, 30),
                (36, 14),
                (10, 30),
            )
            p.planes(bend(", ".join(at(side * a, b) + ("!" if k in (2, 4, 6) else "")
                                    for k, (a, b) in enumerate(wing))),
                     tone(hue, 0.06 if side < 0 else -0.12), (0.6, 0.8), 0.24)  # fmt: skip
            for a, b in ((96, -44), (74, 0), (40, 14)):
                p.line(
                    curve(f"{at(side * 10, -8)}, {at(side * a, b)}"), tone(hue, -0.5), 2.2 * s, 0.7
                )
        body = ((-22, -10), (0, -34), (22, -10), (18, 30), (-18, 30))
        p.planes(bend(", ".join(at(*spot) for spot in body)), tone(hue, 0.14))
        p.flat(circle(*(float(v) for v in at(0, 10).split()), 13 * s), "#2A1018")
        p.flat(circle(*(float(v) for v in at(0, 10).split()), 7 * s), "#C8586C")
        for dx in (-9, 9):
            p.lamp(*(float(v) for v in at(dx, -14).split()), 3.4 * s, "#FFD870")


@piece("hound", 320, 230)
def hound(p: Piece) -> None:
    """Draw a gaunt hound of the docks, armored in scales, its chain broken."""
    hue = "#6C6A50"
    p.ground(160, 221, 120, 8)
    p.planes(tapered("262 112, 300 96, 316 56", 10, 2), tone(hue, -0.2))
    leg(p, "232 140, 252 176, 236 208", tone(hue, -0.3), 20, 10, (234, 213))
    leg(p, "126 146, 138 180, 126 208", tone(hue, -0.3), 16, 10, (124, 213))
    p.planes(bend("92 104, 130 74, 200 78, 258 96, 272 130, 240 156, 196 142, 140 164, 104 "
                  "146"), hue,
             (0.4, 1))  # fmt: skip
    for k in range(7):
        x = 120 + k * 21
        p.planes(area(f"{x - 11} {86 + abs(k - 3) * 2} {x + 3} {60 + abs(k - 3) * 3} {x + 12} "
                      f"{84 + abs(k - 3) * 2}"), tone(hue, 0.2))  # fmt: skip
        p.line(curve(f"{x + 4} 100, {x + 10} 118, {x + 4} 138"), tone(hue, -0.45), 2.2, 0.6)
    leg(p, "246 128, 268 170, 256 208", hue, 24, 11, (254, 213))
    leg(p, "112 134, 98 176, 104 208", hue, 20, 11, (100, 213))
    p.planes(area("74 50 86 8 104 52"), tone(hue, -0.25))
    p.planes(bend("8 96!, 40 70, 84 42, 120 58, 132 96, 112 128, 70 130, 30 128"), tone(hue, 0.06))
    p.flat(bend("10 100!, 50 104, 84 98!, 70 126, 36 130"), "#3A1614")
    teeth(p, "20 101 34 103 48 104 62 102", 13)
    teeth(p, "34 127 50 127 64 122", -12)
    p.flat(ellipse(14, 92, 6, 5), "#201C16")
    eye(p, 82, 78, 8, "#E8E060")
    p.planes(bend("94 60, 108 56, 134 104, 122 112"), "#7A3A2C")
    p.line(curve("120 112, 128 138, 122 160"), STEEL, 4)
    for x, y in ((124, 128), (126, 146)):
        p.line(circle(x, y, 5), PALE, 2.4)


@piece("worm_matron", 340, 300)
def worm_matron(p: Piece) -> None:
    """Draw the queen of a gang below the ports, in a tank of rings, with too many small hands."""
    hue, iron = "#A8B0A0", "#4C5654"
    p.ground(170, 291, 140, 9)
    p.planes(bend("52 170, 288 170, 310 284!, 30 284!"), iron, (1, 0.4))
    for y in (194, 222, 250):
        p.line(curve(f"40 {y + 6}, 170 {y + 18}, 300 {y + 6}"), "#8C9890", 7)
    p.rivets("58 206 96 216 134 220 206 220 244 216 282 206")
    p.planes(bend("92 184, 84 110, 110 44, 170 18, 228 44, 256 112, 248 184, 170 "
                  "200"), hue, (0.8, 0.5),
             0.3, 0.5)  # fmt: skip
    for y, w in ((166, 76), (142, 78), (118, 76)):
        p.line(
            curve(f"{170 - w} {y - 6}, 170 {y + 12}, {170 + w} {y - 6}"), tone(hue, -0.35), 4, 0.7
        )
    for side in (-1, 1):
        for y in (138, 166):
            p.planes(tapered(f"{170 + side * 74} {y}, {170 + side * 116} {y - 14}, "
                             f"{170 + side * 126} {y - 46}", 9, 5), hue)  # fmt: skip
            p.flat(ellipse(170 + side * 126, y - 50, 9, 7), tone(hue, 0.1))
    p.flat(bend("126 84!, 170 98, 216 84!, 204 112, 170 120, 138 112"), "#30101C")
    teeth(p, "140 91 154 95 170 96 186 95 200 91", 10)
    for x in (140, 200):
        p.flat(ellipse(x, 62, 13, 10), tone(hue, -0.4))
        eye(p, x, 62, 7, MINT)
    p.planes(bend("112 52!, 136 20, 204 20, 228 52!, 196 34, 144 34"), "#8E6A3A")
    p.gem(170, 24, 11, RED)
    p.flat(poly([(70, 176), (270, 176), (262, 186), (78, 186)]), "#0C1010", 0.5)
