"""Heads of the foes, around (0, 0), some 90 high: looking a little to the right."""

from __future__ import annotations

from svgkit import area, bend, circle, darker, ellipse, half, lighter, mix, pairs, rect

from badlands.lamp import Stage

SIDES = (-1, 1)
BLACK = "#17191F"
WHITE = "#D9DCDB"


def neck(p: Stage, skin: str) -> None:
    """Draw a short neck."""
    p.part(half("0 20, 20 22!, 24 60, 34 74!, 0 76"), darker(skin, 0.3), 12, 0.05, 0.2)


def nikto(p: Stage, skin: str = "#A5805A", horns: bool = False, cap: str = "") -> None:
    """Draw a leathery face with a ridge, spikes at brow and chin, and black eyes; bare or under
    a cap."""
    neck(p, skin)
    for x, y, k in ((-26, 34, 1), (-13, 44, 1.2), (4, 47, 1.2), (20, 42, 1.1), (31, 30, 0.9)):
        p.part(area(f"{x - 6} {y - 6} {x + 6} {y - 6} {x + 1} {y + 14 * k}"), "#CDB898", 3)
    p.part(half("0 -44, 20 -42, 35 -28, 40 -6, 35 12, 36 24, 26 38, 10 45, 0 45"), skin, 15, 0.1)
    for side in SIDES:
        p.part(bend(f"{side * 34} -6, {side * 46} -16!, {side * 44} 8, {side * 35} 14"),
               darker(skin, 0.1), 5)  # fmt: skip
    p.flat(half("0 16, 17 18!, 22 34, 12 41, 0 41"), darker(skin, 0.35), 0.6)
    for x in (-9, -1, 7, 15):
        p.part(rect(x, 21, 5, 17, 2), lighter(skin, 0.16), 2.5, shadow=0.7)
    for side, x in ((-1, -13), (1, 21)):
        p.flat(ellipse(x, -3, 11, 8), darker(skin, 0.72), 0.9)
        p.part(ellipse(x, -3, 8, 5.6), "#0D0C0E", 4, 0.9, 0.1)
        p.flat(circle(x - 3, -5, 1.9), "#FFF4DE")
    p.part(bend("-37 -12!, -22 -23, 2 -14, 5 -5!, 2 -7, -14 -14, -30 -6!"), darker(skin, 0.1), 5)
    p.part(bend("4 -5!, 8 -14, 26 -23, 38 -12!, 34 -7, 22 -14, 8 -7"), darker(skin, 0.16), 5)
    p.part(bend("1 -6, 7 -7, 10 12!, 4 17, -1 12!"), lighter(skin, 0.06), 4)
    if cap:
        p.part(bend("-40 -10!, -41 -34, -22 -52, 4 -55, 30 -52, 45 -34, 43 -10!, 34 -20, 6 -17, "
                    "-28 -20"), cap, 10, 0.6)  # fmt: skip
        p.part(rect(-1, -57, 10, 38, 4), lighter(cap, 0.14), 4, 0.6)
        return
    for x, y in ((-24, -33), (-8, -42), (10, -43), (26, -34)):
        high = 26 if horns else 13
        p.part(area(f"{x - 6} {y + 6} {x + 6} {y + 6} {x + (3 if x > 0 else -3)} {y - high}"),
               "#D6C3A2", 3)  # fmt: skip


def lizard(p: Stage, skin: str = "#8E9455") -> None:
    """Draw a broad scaled face with a wide mouth and pale eyes."""
    neck(p, skin)
    p.part(half("0 -44, 22 -40, 34 -24, 38 -6, 50 14, 50 30, 34 44, 0 47"), skin, 15, 0.15)
    for row, count in ((-34, 3), (-25, 4), (-16, 3)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 14 + 4
            p.part(ellipse(x, row, 6.5, 4.4), darker(skin, 0.12), 3, 0.3, 0.5)
    for side, x in ((-1, -17), (1, 23)):
        p.flat(ellipse(x, -4, 14, 9), darker(skin, 0.6), 0.9)
        p.part(ellipse(x, -4, 8.5, 6.4), "#E9A13A", 4, 0.8)
        p.flat(ellipse(x + 1, -4, 1.9, 6), "#150B06")
        p.flat(circle(x - 3, -6.5, 1.7), "#FFFFFF")
        p.part(bend(f"{x - 17} -7!, {x - 4} -17, {x + 15} -10!, {x} -10"), skin, 4)
    p.part(bend("-44 24!, -20 8, 4 4, 28 8, 50 22!, 30 24, 5 27, -22 25"), lighter(skin, 0.1), 7)
    p.flat(bend("-43 26!, -16 29, 20 29, 49 24!, 22 35, -18 35"), "#2A1512")
    for i in range(8):
        x = -33 + i * 10
        p.flat(area(f"{x} 27 {x + 7} 27 {x + 3.5} 34"), "#EFE6CB")
    for x in (0, 10):
        p.flat(ellipse(x, 14, 2.6, 2), "#1B1A0C")


def trooper(p: Stage, shell: str = WHITE, glass: str = "#15181D", mark: str = "") -> None:
    """Draw the helmet of a trooper: dome, brow, two lenses, a mouth between two filters."""
    p.part(half("0 30, 32 32!, 38 56, 0 66"), BLACK, 8)
    p.part(half("0 -46, 24 -42, 40 -22, 43 0, 42 14!, 46 36, 34 50!, 14 52, 0 52"), shell, 14, 0.5)
    if mark:
        p.flat(bend("-2 -46!, 12 -45!, 14 -20!, -2 -20!"), mark, 0.85)
    p.flat(bend("-41 -4!, -14 -15, 24 -15, 43 -5!, 42 3!, 20 -6, -12 -6, -40 4!"), "#23272E")
    p.part(bend("-37 -1!, -22 -6, -6 -4!, -2 8!, -8 16, -28 17, -37 12!"), glass, 5, 0.9, 0.2)
    p.part(bend("12 -4!, 28 -6, 40 -1!, 40 12!, 32 17, 16 16, 9 8!"), glass, 5, 0.9, 0.1)
    p.flat(area("-32 0 -20 -3 -24 4 -32 6"), "#7E98AC", 0.8)
    p.flat(area("17 -1 26 -3 23 4 16 5"), "#7E98AC", 0.6)
    p.part(bend("-1 8!, 9 8!, 14 24, 4 30, -6 24"), shell, 5, 0.4)
    p.flat(bend("-18 28!, 4 22, 26 28!, 24 38!, 4 33, -16 38!"), "#23272E")
    for x in (-11, -3, 5, 13, 20):
        p.flat(rect(x - 1.4, 26, 2.4, 11), shell, 0.75)
    for x in (-27, 34):
        p.part(ellipse(x, 38, 8, 8), mix(shell, "#60666E", 0.45), 4, 0.5)
        p.flat(circle(x, 38, 4), "#22262C")


def scout(p: Stage, shell: str = WHITE) -> None:
    """Draw the helmet of a scout: a peak over one dark visor, a snout below."""
    p.part(half("0 26, 28 28!, 32 58, 0 66"), BLACK, 8)
    p.part(half("0 -46, 26 -42, 42 -22, 44 2, 40 26, 26 40!, 0 42"), shell, 14, 0.5)
    p.part(bend("-40 2!, -16 -4, 22 -4, 42 1!, 39 21!, 24 25, -16 25, -38 20!"), "#121519", 6, 1)
    p.flat(area("-33 6 -8 3 -14 15 -33 16"), "#7E98AC", 0.7)
    p.part(bend("-48 -1!, -40 -15, 2 -21, 44 -15, 52 -3!, 24 -9, -20 -9"), shell, 6, 0.5)
    p.part(bend("-18 24!, 24 24!, 30 48!, 16 56!, -10 56!, -24 48!"), mix(shell, BLACK, 0.12), 7)
    p.flat(rect(-8, 34, 22, 4, 2), "#2A2E35")
    p.flat(rect(-8, 42, 22, 4, 2), "#2A2E35")


def death(p: Stage) -> None:
    """Draw a black helmet with green lenses and a long jaw."""
    shell = "#353B45"
    p.part(half("0 30, 30 32!, 36 58, 0 66"), BLACK, 8)
    p.part(half("0 -47, 22 -44, 39 -24, 43 -2, 40 24!, 33 48!, 14 56, 0 56"), shell, 12, 1.1, 1)
    p.flat(bend("-40 -5!, -12 -14, 24 -14, 42 -6!, 40 18!, 20 12, -14 12, -38 18!"), "#0D0F13")
    for x in (-19, 25):
        p.lamp(x, 2, 5.2, "#76D66A")
    p.part(bend("-9 10!, 17 10!, 24 52!, 4 58, -16 52!"), "#454C57", 7, 0.9)
    for y in (24, 33, 42):
        p.flat(rect(-5, y, 19, 4, 2), "#14171B")
    p.part(rect(-3, -46, 9, 34, 3), "#555D69", 4, 0.8)


def hooded(p: Stage, cloth: str, face: str = "#101216", eyes: str = "#F0D9A0") -> None:
    """Draw a hood with eyes in its shade, and a scarf."""
    p.part(half("0 -52, 28 -44, 46 -14, 48 22, 58 60!, 0 68"), cloth, 16, 0.05)
    p.flat(bend("-24 -20!, 4 -36, 34 -20!, 40 12, 32 34!, 4 44, -24 34!, -31 12"), face)
    p.part(bend("-31 14!, -8 22, 20 22, 40 12!, 38 38!, 4 52, -30 40!"), darker(cloth, 0.3), 7)
    for x in (-11, 18):
        p.lamp(x, 1, 4.4, eyes)


def goggled(p: Stage, skin: str, cap: str, glass: str = "#C7762E") -> None:
    """Draw a head with a padded cap, round goggles and a mask over nose and mouth."""
    neck(p, skin)
    p.part(half("0 -40, 24 -36, 36 -14, 36 12, 28 34, 12 46, 0 47"), skin, 14, 0.1)
    p.part(bend("-40 -2!, -38 -26, -22 -46, 4 -49, 30 -44, 42 -22, 42 -2!, 36 -10, -34 -10"),
           cap, 10, 0.1)  # fmt: skip
    for side, x in ((-1, -36), (1, 38)):
        p.part(bend(f"{x - 7} -6, {x + 7} -6, {x + 6} 26, {x - 5} 26"), darker(cap, 0.2), 5)
    p.flat(rect(-36, -8, 74, 9), "#241D18")
    for x in (-13, 20):
        p.part(circle(x, -3, 14), "#8D8068", 5, 0.6)
        p.part(circle(x, -3, 9.5), glass, 5, 1)
        p.flat(ellipse(x - 3, -6.5, 3.4, 2.2), "#FFF4DC", 0.9)
    p.part(bend("-27 13!, 4 8, 33 13!, 30 34!, 14 48, -6 48, -24 34!"), "#4A4540", 7, 0.2)
    for y in (22, 30, 38):
        p.line(pairs(f"-12 {y} 4 {y + 2} 20 {y}"), "#23201E", 2.4)


def hatted(p: Stage, skin: str, cloth: str) -> None:
    """Draw a head under a wide flat hat, its face wrapped but for the eyes."""
    neck(p, cloth)
    p.part(half("0 -30, 28 -26, 34 0, 30 30, 12 46, 0 47"), skin, 12, 0.1)
    p.part(bend("-35 6!, 4 12, 37 6!, 36 30!, 20 50, -14 50, -34 30!"), cloth, 8, 0.05)
    for y in (20, 31):
        p.line(pairs(f"-31 {y} 4 {y + 6} 34 {y - 2}"), darker(cloth, 0.4), 2.2)
    for x in (-11, 19):
        p.flat(ellipse(x, -3, 7, 4), "#F2E6CE")
        p.flat(circle(x + 1.4, -3, 3.4), "#1B120E")
    p.part(ellipse(2, -16, 62, 12), "#5A4632", 6, 0.1)
    p.part(half("0 -52, 22 -50, 30 -22!, 0 -15"), "#6B543C", 9, 0.1)
    p.flat(bend("-30 -26!, 2 -20, 30 -26!, 30 -20!, 2 -13, -30 -20!"), "#2E2118")


def masked(p: Stage, shell: str, cap: str, eye: str) -> None:
    """Draw a breathing mask with two tubes and a pair of small lenses, an antenna at its side."""
    neck(p, shell)
    p.part(half("0 -44, 24 -40, 37 -18, 36 14, 26 38, 0 46"), cap, 14, 0.15)
    p.part(bend("-30 -16!, 4 -24, 36 -16!, 38 8!, 24 42, 4 48, -18 42, -32 8!"), shell, 9, 0.6)
    for x in (-12, 20):
        p.flat(ellipse(x, -4, 11, 9), "#14161A")
        p.lamp(x, -4, 5.6, eye)
    p.part(circle(4, 26, 13), darker(shell, 0.3), 5, 0.6)
    for turn in range(3):
        p.flat(rect(-4, 19 + turn * 6, 16, 2.6, 1), "#16181C")
    p.rod(pairs("-8 34 -30 44 -36 66"), "#2E3036", 9, gloss=0.4)
    p.rod(pairs("16 34 38 44 42 66"), "#2E3036", 9, gloss=0.4)
    p.rod(pairs("-36 -10 -44 -60"), "#8B9199", 4)


def brute(p: Stage, skin: str, iron: str) -> None:
    """Draw a heavy head with tusks under an iron cap."""
    p.part(half("0 20, 34 20!, 44 62, 0 76"), darker(skin, 0.3), 14, 0.05)
    p.part(half("0 -38, 28 -34, 42 -10, 48 20, 36 44, 14 52, 0 52"), skin, 15, 0.1)
    for x in (-17, 23):
        p.flat(ellipse(x, -3, 11, 7), darker(skin, 0.66))
        p.flat(ellipse(x, -2, 6, 4), "#F2C95A")
        p.flat(circle(x + 1, -2, 2.4), "#1A0D06")
    p.part(bend("-7 4, 4 -6, 18 4, 22 20!, 4 26, -12 20!"), lighter(skin, 0.1), 6)
    for x in (-2, 11):
        p.flat(ellipse(x, 15, 3, 4), darker(skin, 0.7))
    p.flat(bend("-26 33!, 4 28, 36 33!, 22 40, -12 40"), "#2B1410")
    for x in (-23, 30):
        p.part(bend(f"{x - 6} 40!, {x - 3} 22, {x} 12!, {x + 6} 24, {x + 7} 40!"), "#E9DCBC", 4)
    p.part(bend("-46 -6!, -42 -34, -20 -50, 4 -52, 28 -50, 46 -34, 50 -6!, 30 -16, 4 -12"),
           iron, 10, 0.7)  # fmt: skip
    p.part(area("0 -54 9 -54 11 -14 -3 -14"), lighter(iron, 0.15), 4, 0.7)


def lid(p: Stage, x: float, y: float, skin: str) -> None:
    """Draw heavy lids over the eye around a spot: it looks, and does not stare."""
    p.flat(bend(f"{x - 8} {y}!, {x - 4} {y - 3.4}, {x + 3} {y - 3.8}, {x + 8} {y - 0.6}!, "
                f"{x + 4} {y - 1.2}, {x - 3} {y - 1}"), darker(skin, 0.3))  # fmt: skip
    p.line(pairs(f"{x - 8} {y} {x - 3} {y - 1} {x + 4} {y - 1.2} {x + 8} {y - 0.4}"),
           darker(skin, 0.75), 1.2, 0.9)  # fmt: skip
    p.line(pairs(f"{x - 5} {y + 4.6} {x + 1} {y + 5.6} {x + 7} {y + 4.4}"), darker(skin, 0.5), 1.3,
           0.6)  # fmt: skip


def human(
    p: Stage, skin: str, hair: str, style: str = "short", mask: str = "", patch: bool = False
) -> None:
    """Draw a hard human face: ``style`` is short, shaved, gray at the sides or bald."""
    neck(p, skin)
    for side, x in ((-1, -34), (1, 37)):
        p.part(ellipse(x, 2, 6 if side < 0 else 4, 11), darker(skin, 0.12), 4)
    p.part(half("0 -42, 22 -40, 34 -22, 35 4, 30 28, 17 45, 8 49, 0 49"), skin, 15, 0.12, 0.6)
    p.flat(bend("18 -30!, 34 -18, 35 4, 30 28, 17 45!, 24 26, 26 4"), darker(skin, 0.45), 0.45)
    for x in (-13, 20):
        p.flat(ellipse(x, -3, 10, 6.6), darker(skin, 0.55), 0.8)
        p.flat(ellipse(x, -1.5, 6, 3.2), "#EDE2D0")
        p.flat(circle(x + 1.6, -1.8, 2.9), "#20150F")
        lid(p, x, -2.2, skin)
    brow = hair if style != "bald" else darker(skin, 0.6)
    p.flat(bend("-26 -10!, -14 -13, -1 -5!, -13 -8.6"), brow)
    p.flat(bend("8 -5!, 20 -13, 32 -10!, 20 -8.6"), brow)
    p.part(bend("2 -8, 7 -8, 13 14!, 5 19, -3 14!"), lighter(skin, 0.06), 4, 0.1)
    p.flat(bend("-9 29!, 5 26, 20 29!, 5 32"), mix(darker(skin, 0.5), "#6E2A24", 0.4))
    p.flat(bend("-12 36, 4 33, 20 36, 5 44"), darker(skin, 0.3), 0.35)
    if style == "short":
        p.part(bend("-37 -4!, -38 -28, -22 -47, 4 -52, 28 -47, 40 -26, 38 -4!, 33 -20, 22 -30, "
                    "-2 -27, -20 -30, -31 -18"), hair, 7, 0.15)  # fmt: skip
    elif style == "sides":
        p.part(bend("-36 6!, -39 -20, -24 -44, 4 -48, 28 -44, 40 -20, 39 4!, 33 -18, 14 -36, "
                    "-10 -35, -30 -16"), hair, 5, 0.2)  # fmt: skip
        p.flat(bend("-37 4!, -38 -16, -31 -24!, -30 -10"), "#B9B4AC", 0.8)
    elif style == "shaved":
        p.flat(bend("-36 -8!, -34 -28, -18 -41, 4 -43, 26 -40, 36 -24, 36 -10!, 24 -27, 4 -32, "
                    "-20 -27"), hair, 0.5)  # fmt: skip
    if patch:
        p.line(pairs("-36 -18 8 -4 38 10"), "#171412", 3)
        p.part(ellipse(20, -3, 10, 9), "#1D1916", 4, 0.3)
    if mask:
        p.part(bend("-33 12!, 4 20, 36 12!, 32 34!, 18 50, -10 50, -30 34!"), mask, 7, 0.1)
        p.line(pairs("-28 24 5 32 32 24"), darker(mask, 0.4), 2.2)
