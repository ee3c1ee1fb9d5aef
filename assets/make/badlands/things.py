"""Faces of what is no enemy: things to take, to use, to open, and The Child."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from svgkit import (
    area,
    around,
    bend,
    circle,
    darker,
    ellipse,
    half,
    lighter,
    mix,
    pairs,
    poly,
    rect,
    star,
)

from badlands import heads
from badlands.faces import Face
from badlands.lamp import LAVA, SAND, STEEL, Stage

MISSIONS = {1: "#B99A6A", 2: "#6F86B0", 3: "#6FA3B4", 4: "#A584A0"}
"""colors of what is in several missions"""
GOAL, HELP, NOTHING, WARN = "#D8B878", "#6FA3B4", "#7A8087", LAVA
SOOT, IRON = "#262A30", "#7C848D"
SKIN = "#8FA76A"


def small(p: Stage, robe: str = "#B79C74") -> None:
    """Draw The Child around (0, 0), some 120 wide with its ears."""
    for side in (-1, 1):
        ear = f"{side * 26} -8!, {side * 50} -26, {side * 84} -22!, {side * 66} 2, {side * 28} 18!"
        p.part(bend(ear), SKIN, 7, 0.1)
        inner = (
            f"{side * 34} -4!, {side * 52} -18, {side * 74} -18!, {side * 60} -2, {side * 34} 9!"
        )
        p.flat(bend(inner), "#C98F7A", 0.75)
    p.part(half("0 24, 30 26!, 44 44, 48 76!, 0 78"), robe, 14, 0.05)
    p.part(bend("-32 26, 0 38, 32 26, 36 38, 0 54, -36 38"), lighter(robe, 0.2), 7, 0.05)
    p.part(half("0 -36, 22 -33, 37 -14, 37 8, 26 28, 10 36, 0 36"), SKIN, 17, 0.12)
    for x in (-16, 17):
        p.flat(ellipse(x, 0, 12.5, 12), darker(SKIN, 0.45), 0.6)
        p.part(ellipse(x, 0.5, 10.5, 10.5), "#14100E", 5, 1, 0.2)
        p.flat(circle(x - 3.6, -4, 3), "#FFFFFF")
        p.flat(circle(x + 3, 5, 1.6), "#8A7A66")
    p.flat(ellipse(0, 12, 3.4, 2.2), darker(SKIN, 0.4))
    p.flat(bend("-9 20, 0 24, 10 20, 0 22"), darker(SKIN, 0.55))
    for y in (-20, -26):
        p.line(pairs(f"-12 {y} 0 {y - 3} 13 {y}"), darker(SKIN, 0.3), 1.6, 0.7)


def cradle(p: Stage) -> None:
    """Draw the floating cradle's lower shell, in front of who sits in it."""
    p.part(bend("-84 34!, 0 46, 84 34!, 70 78, 0 96, -70 78"), "#B9BEC2", 20, 0.9, 1)
    p.part(bend("-86 30!, 0 44, 86 30!, 84 46!, 0 60, -84 46!"), "#878E95", 6, 0.8)
    p.part(rect(-16, 62, 32, 10, 5), "#5E656D", 4, 0.5)


def child_token() -> Face:
    p = Face("use", GOAL)
    with p.within():
        with p.at(128, 0):
            p.part(half("0 42, 60 56, 88 116, 86 170!, 0 182"), "#9AA0A6", 16, 0.9)
            p.part(half("0 58, 48 70, 72 118, 70 164!, 0 172"), "#3B332C", 8, 0.1)
        with p.at(128, 122, 1.22):
            small(p)
        with p.at(128, 134, 1.06):
            cradle(p)
        p.glow(128, 238, 50, "#FFD9A0", 0.5)
    return p


def _crate(p: Face, shell: str, lid: bool = True) -> None:
    """Draw a crate seen a little from above."""
    p.part(area("46 112 128 92 212 112 212 200 128 226 46 200"), shell, 10, 0.4, 1)
    p.flat(area("128 134 212 112 212 200 128 226"), darker(shell, 0.5), 0.5)
    if lid:
        p.part(area("40 96 128 74 216 96 216 114 128 138 40 114"), lighter(shell, 0.12), 6, 0.5)
    for x in (64, 104):
        p.part(area(f"{x} 122 {x + 12} 125 {x + 12} 212 {x} 208"), darker(shell, 0.25), 3, 0.5)


def empty_crate() -> Face:
    p = Face("use", NOTHING)
    with p.within():
        shell = "#7C6F5A"
        with p.at(0, -6):
            p.part(area("46 108 128 86 212 108 128 134"), darker(shell, 0.2), 4)
            p.flat(area("58 108 128 92 198 108 128 127"), "#100F10")
            _crate(p, shell, False)
            p.flat(area("54 111 128 95 204 111 128 130"), "#0E0D0E")
            p.part(area("128 134 212 112 212 122 128 146 46 122 46 112"), lighter(shell, 0.1), 4)
            p.part(area("150 60 222 84 214 96 140 70"), shell, 5, 0.4, 1)
    return p


def empty_strongbox() -> Face:
    p = Face("use", NOTHING)
    with p.within():
        shell = "#6C747D"
        p.part(rect(44, 60, 168, 160, 12), shell, 12, 0.8, 1)
        p.part(rect(66, 82, 124, 116, 6), darker(shell, 0.35), 6, 0.5)
        p.flat(rect(76, 92, 104, 96, 3), "#0D0E10")
        p.flat(area("76 188 104 160 180 160 180 188"), "#1E2126")
        p.part(area("178 78 232 62 232 214 178 202"), lighter(shell, 0.12), 7, 0.8, 1)
        p.part(circle(206, 138, 16), SOOT, 6, 0.7)
        for turn in (20, 140, 260):
            with p.at(206, 138, 1, turn):
                p.rod(pairs("0 0 0 -20"), STEEL, 5, gloss=1)
        for x, y in ((54, 70), (54, 210)):
            p.part(circle(x + 2, y, 5), STEEL, 3, 0.9)
    return p


def supply_chest(mission: int) -> Face:
    p = Face("use", MISSIONS[mission])
    with p.within():
        shell = "#5E7C86"
        _crate(p, shell)
        p.part(rect(76, 146, 34, 26, 4), SOOT, 5, 0.6)
        p.lamp(93, 159, 6, "#8CE08A")
        p.part(star(170, 168, 22, 9, 4), "#E6DEC8", 4, 0.4)
    return p


def medpac(mission: int) -> Face:
    p = Face("use", MISSIONS[mission])
    with p.within():
        shell = "#D9D6CC"
        p.rod(pairs("96 92 96 70 160 70 160 92"), SOOT, 12)
        p.part(rect(50, 84, 156, 122, 18), shell, 16, 0.5, 1)
        p.part(rect(50, 132, 156, 9, 2), darker(shell, 0.5), 3, 0.2)
        p.part(poly(pairs("113 104 143 104 143 130 169 130 169 160 143 160 143 186 113 186 113 160 "
                          "87 160 87 130 113 130")), "#3F9A74", 5, 0.4)  # fmt: skip
    return p


def asset() -> Face:
    p = Face("use", GOAL)
    with p.within():
        p.glow(128, 116, 100, "#FFD9A0", 0.7)
        with p.at(128, 0):
            p.part(half("0 54, 56 66, 88 118, 82 176, 46 208, 0 214"), "#AEB4B9", 26, 1, 1)
            p.part(half("0 70, 40 80, 62 122, 0 134"), "#6E757C", 10, 0.8)
        p.part(bend("42 132!, 128 152, 214 132!, 212 148!, 128 170, 44 148!"), "#767D84", 6, 0.8)
        p.flat(bend("98 140!, 128 146, 158 140!, 150 148, 106 148"), "#FFE2A8")
        p.part(rect(108, 178, 40, 14, 6), SOOT, 4, 0.5)
        p.lamp(128, 185, 4, "#FFC24A")
    return p


def door_control() -> Face:
    p = Face("use", HELP)
    with p.within():
        p.part(rect(66, 46, 124, 172, 14), "#6A727B", 12, 0.7, 1)
        p.part(rect(82, 62, 92, 56, 6), "#10202A", 6, 0.6)
        for y, w in ((74, 66), (86, 46), (98, 58)):
            p.flat(rect(92, y, w, 5, 2), "#7FD0E0", 0.9)
        for row in range(3):
            for col in range(3):
                x, y = 88 + col * 30, 132 + row * 26
                tone = "#E4552B" if (row, col) == (2, 2) else "#C9CED2"
                p.part(rect(x, y, 20, 17, 4), tone, 4, 0.6)
    return p


def gate_switch() -> Face:
    p = Face("use", HELP)
    with p.within():
        p.part(rect(72, 120, 112, 96, 12), "#6A6258", 12, 0.5, 1)
        p.part(rect(104, 136, 48, 62, 8), SOOT, 6, 0.4)
        p.rod(pairs("128 172 168 70"), STEEL, 16, gloss=1)
        p.part(circle(170, 64, 22), "#D1483A", 11, 0.9, 1)
        p.lamp(88, 138, 6, "#8CE08A")
        for x in (82, 174):
            p.part(circle(x, 206, 5), IRON, 3, 0.8)
    return p


def keycard() -> Face:
    p = Face("use", HELP)
    with p.within(), p.at(128, 132, 1, -18):
        p.part(area("-84 -40 46 -40 46 -26 62 -26 62 -8 78 -8 78 10 62 10 62 26 46 26 46 40 "
                    "-84 40"), "#C9CED2", 6, 0.8, 1)  # fmt: skip
        p.part(circle(-48, 0, 24), "#4E5660", 5, 0.6)
        p.part(circle(-48, 0, 13), "#F2B53A", 5, 0.8)
        for y in (-22, -8, 6, 20):
            p.flat(rect(-14, y - 2, 50, 5, 2), "#6E7680")
    return p


def cell_ledger() -> Face:
    p = Face("use", HELP)
    with p.within(), p.at(128, 132, 1, 8):
        p.part(rect(-62, -84, 124, 168, 12), "#4E5660", 9, 0.7, 1)
        p.part(rect(-48, -70, 96, 124, 6), "#0F1E26", 5, 0.5)
        for row in range(4):
            y = -60 + row * 28
            tone = "#F2B53A" if row == 2 else "#7FD0E0"
            p.part(rect(-40, y, 20, 20, 3), tone, 3, 0.3)
            p.flat(rect(-12, y + 2, 50, 5, 2), "#7FD0E0", 0.8)
            p.flat(rect(-12, y + 12, 34, 5, 2), "#7FD0E0", 0.5)
        p.part(circle(0, 68, 8), "#C9CED2", 4, 0.6)
    return p


def prisoner() -> Face:
    p = Face("use", GOAL)
    with p.within():
        p.torso("#B98A4E", 74, 128)
        with p.at(126, 104, 1.24):
            skin = "#7FA08E"
            for side in (-1, 1):
                p.part(
                    bend(
                        f"{side * 26} -30!, {side * 44} -18, {side * 52} 24, {side * 50} 84, "
                        f"{side * 34} 92!, {side * 36} 40, {side * 30} 4"
                    ),
                    skin,
                    10,
                    0.1,
                )
            heads.human(p, skin, "#3A2C24", "bald")
            p.part(half("0 -48, 26 -44, 38 -20!, 0 -30"), "#5B4632", 8, 0.1)
        for x in (92, 164):
            p.part(rect(x - 20, 204, 40, 24, 8), "#59616B", 7, 0.9)
        p.rod(pairs("112 216 144 216"), STEEL, 8, gloss=1)
    return p


def empty_cell() -> Face:
    p = Face("use", NOTHING)
    with p.within():
        p.part(rect(58, 40, 140, 180, 12), "#565D66", 14, 0.5, 1)
        p.flat(rect(74, 56, 108, 164), "#0D0E11")
        p.flat(area("74 220 120 160 182 160 182 220"), "#22262C")
        p.part(rect(104, 150, 74, 14, 4), "#6A5E50", 5, 0.2)
        for x in (86, 108, 130, 152, 174):
            p.rod([(x, 58), (x, 122)], STEEL, 7, gloss=0.8)
    return p


def empty_room() -> Face:
    p = Face("use", NOTHING)
    with p.within():
        wall = "#8C7458"
        p.part(bend("56 222!, 56 108, 84 58, 128 46, 172 58, 200 108, 200 222!"), wall, 14, 0.1, 1)
        p.flat(bend("76 222!, 76 116, 98 76, 128 66, 158 76, 180 116, 180 222!"), "#17130F")
        p.flat(area("76 222 110 172 180 172 180 222"), "#3A2F24")
        p.flat(area("78 110 132 172 178 172 100 76"), "#F0D9A8", 0.14)
        p.part(rect(128, 150, 36, 34, 3), "#5B4632", 4, 0.1)
        p.part(ellipse(146, 150, 18, 6), "#6E563E", 3, 0.1)
    return p


def _charge(p: Face, light: str) -> None:
    p.part(rect(56, 92, 144, 110, 16), "#565047", 13, 0.5, 1)
    for x in (70, 106, 142):
        p.part(rect(x, 66, 30, 126, 13), "#A5482E", 13, 0.5, 1)
        p.flat(rect(x, 86, 30, 8), "#D9CDB4", 0.8)
    p.part(rect(66, 128, 124, 46, 8), SOOT, 7, 0.6)
    p.flat(rect(78, 138, 66, 26, 4), "#0F1E26")
    for x in (84, 100, 120):
        p.flat(rect(x, 143, 11, 16, 2), light, 0.95)
    p.lamp(166, 151, 8, light)


def charge() -> Face:
    p = Face("use", GOAL)
    with p.within():
        _charge(p, "#8CE08A")
    return p


def rigged_charge() -> Face:
    p = Face("use", WARN)
    with p.within():
        _charge(p, "#FF5A3A")
        p.rod(pairs("84 70 70 44 104 30 132 46"), "#E9C24A", 6)
        p.rod(pairs("158 68 186 50 200 74 188 100"), "#5AA6E8", 6)
        p.glow(166, 151, 80, "#FF5A3A", 0.5)
    return p


def the_egg() -> Face:
    p = Face("use", GOAL)
    with p.within():
        p.part(bend("40 206!, 128 180, 216 206!, 190 236, 128 244, 66 236"), "#5B4632", 12, 0.05)
        with p.at(128, 0):
            p.part(half("0 42, 34 54, 66 120, 62 176, 34 210, 0 214"), "#B59A78", 34, 0.2, 1)
        for i, (x, y) in enumerate(around(128, 136, [46.0, 58.0, 30.0] * 4, 10)):
            p.flat(ellipse(x, y, 5 + i % 3 * 2, 4 + i % 2 * 2), "#6E5638", 0.6)
        p.line(pairs("72 196 96 214 128 220 160 214 184 196"), mix("#5B4632", SAND, 0.4), 6)
    return p


KINDS: dict[str, Callable[[], Face]] = {
    make.__name__: make
    for make in (
        child_token, empty_crate, empty_strongbox, asset, door_control, gate_switch,
        keycard, cell_ledger, prisoner, empty_cell, empty_room, charge, rigged_charge, the_egg,
    )
}  # fmt: skip
KINDS.update({f"medpac_{n}": partial(medpac, n) for n in MISSIONS})
KINDS.update({f"supply_chest_{n}": partial(supply_chest, n) for n in (2, 3, 4)})
