"""People, single and in groups. All are drawn by ``figures.figure``."""

from __future__ import annotations

from collections.abc import Sequence

from cast import BARDS, BARKEEPER, CAST, CREAM, MINERS, PRISONERS, THUGS
from figure_frame import Person
from figures import figure
from piecekit import (
    AMBER,
    CYAN,
    DARK,
    GOLD,
    GREEN,
    IRON,
    RED,
    ROSE,
    STEEL,
    TEAL,
    WOOD,
    Piece,
    piece,
    tone,
)
from svgkit import area, bend, curve, ellipse, rect, track


def _one(name: str) -> None:
    def draw(p: Piece) -> None:
        p.ground(110, 311, 62, 8)
        figure(p, 110, 312, 262, CAST[name])

    piece(name, 220, 320)(draw)


for each in CAST:
    _one(each)


def _row(
    p: Piece, cast: Sequence[Person], foot: float, tall: float, step: float, left: float
) -> None:
    for k, who in enumerate(cast):
        figure(p, left + k * step, foot + (k % 2) * 4, tall - (k * 7) % 11, who)


@piece("squad", 420, 300)
def squad(p: Piece) -> None:
    p.ground(210, 290, 190, 9)
    _row(p, [CAST[name] for name in "rebel huntress brute gunslinger".split()], 288, 236, 100, 62)


@piece("trooper_squad", 420, 300)
def trooper_squad(p: Piece) -> None:
    p.ground(210, 290, 190, 9)
    for x, tall in ((86, 206), (330, 206), (160, 222), (258, 222), (208, 244)):
        figure(p, x, 292 - (244 - tall) * 0.3, tall, CAST["trooper"])


@piece("customs_party", 360, 300)
def customs_party(p: Piece) -> None:
    p.ground(180, 290, 160, 9)
    figure(p, 88, 284, 228, CAST["trooper"])
    figure(p, 280, 284, 228, CAST["trooper"])
    figure(p, 184, 290, 244, CAST["officer"])


@piece("thugs", 360, 300)
def thugs(p: Piece) -> None:
    p.ground(180, 290, 160, 9)
    _row(p, THUGS, 288, 240, 108, 72)


@piece("card_players", 420, 260)
def card_players(p: Piece) -> None:
    """Draw four players behind a table of cards and chips."""
    for k, name in enumerate(("gambler", "envoy", "noble", "gunslinger")):
        figure(p, 70 + k * 94, 292 + abs(k - 1.5) * 6, 262, CAST[name])
    p.upright(area("176 258 244 258 236 214 184 214"), WOOD)
    p.body(ellipse(210, 202, 204, 40), "#6B4630")
    p.flat(ellipse(210, 198, 184, 32), "#1F5A48")
    p.flat(ellipse(170, 190, 110, 16), "#FFFFFF", 0.08)
    for x, y, lean in ((92, 190, 8), (118, 196, -4), (286, 188, 6), (314, 194, -6), (200, 184, 3)):
        p.body(
            area(f"{x} {y} {x + 20} {y + lean * 0.3} {x + 24} {y + 14} {x + 2} {y + 15}"),
            "#F0E6CC",
            rim=0.8,
        )
    for x, hue in ((160, RED), (182, GOLD), (236, TEAL), (256, GOLD)):
        for k in range(4):
            p.body(ellipse(x, 216 - k * 5, 11, 4), hue, rim=0.7, shadow=0)


@piece("crowd", 520, 190)
def crowd(p: Piece) -> None:
    """Draw heads and shoulders of spectators."""
    names = "spacer informant clerk noble elder farmer hostess captain gambler mechanic".split()
    for row, (tall, foot) in enumerate(((220, 262), (250, 302))):
        for k in range(5):
            who = CAST[names[row * 5 + k]]
            figure(p, 40 + k * 104 + row * 44, foot + (k * 13) % 17, tall, who, fine=False)


@piece("prisoners", 400, 290)
def prisoners(p: Piece) -> None:
    p.ground(200, 280, 180, 9)
    _row(p, PRISONERS, 278, 222, 92, 62)
    p.line(curve("66 160, 110 190, 158 160, 206 190, 250 160, 296 188, 340 160"), STEEL, 4)


@piece("miners", 380, 290)
def miners(p: Piece) -> None:
    p.ground(190, 280, 170, 9)
    _row(p, MINERS, 278, 214, 118, 72)


@piece("barman", 360, 260)
def barman(p: Piece) -> None:
    """Draw a counter with its barkeeper."""
    p.planes(rect(30, 20, 300, 6, 2), WOOD, (0, 1))
    for k in range(14):
        hue = (CYAN, AMBER, ROSE, GREEN, "#B0703A")[k * 3 % 5]
        x, up = 46 + k * 20.6, (0, 5, -3, 3)[k % 4]
        glass = (
            f"{x - 5} 20 {x - 5} {4 - up} {x - 1.8} {-2 - up} {x - 1.8} {-9 - up} "
            f"{x + 1.8} {-9 - up} {x + 1.8} {-2 - up} {x + 5} {4 - up} {x + 5} 20"
        )
        p.planes(area(glass), tone(hue, -0.2), (1, 0), 0.4, 0.5)
        p.flat(rect(x - 3.4, 8, 6.8, 6, 0.6), "#E8DCC0", 0.8)
    figure(p, 180, 300, 262, BARKEEPER)
    p.planes(area("0 168 360 168 346 262 14 262"), WOOD, (0.25, 1), 0.16, 0.45)
    for x in range(24, 320, 52):
        p.flat(area(f"{x} 180 {x + 40} 180 {x + 39} 248 {x + 1} 248"), tone(WOOD, -0.4), 0.5)
        p.flat(area(f"{x} 180 {x + 40} 180 {x + 40} 183 {x} 183"), tone(WOOD, -0.75), 0.6)
    p.body(rect(-4, 156, 368, 16, 5), tone(WOOD, 0.3))
    for x, hue in ((60, AMBER), (92, CYAN), (286, ROSE)):
        p.upright(area(f"{x} 130 {x + 20} 130 {x + 16} 156 {x + 4} 156"), hue)


@piece("informant_at_bar", 320, 260)
def informant_at_bar(p: Piece) -> None:
    """Draw someone hooded behind a small round table with a lamp and a glass."""
    figure(p, 160, 318, 290, CAST["informant"])
    p.glow(92, 150, 74, AMBER, 0.75)
    p.upright(area("140 258 184 258 178 210 146 210"), IRON)
    p.body(ellipse(160, 202, 140, 28), "#70482E")
    p.flat(ellipse(160, 198, 124, 21), "#8C5C3A")
    p.upright(area("82 190 102 190 98 150 86 150"), GOLD)
    p.ball(92, 142, 13, AMBER)
    p.upright(area("222 150 248 150 242 194 228 194"), CYAN)
    p.body(area("150 196 186 192 192 204 156 208"), "#F0E6CC")


@piece("spies_table", 380, 260)
def spies_table(p: Piece) -> None:
    for k, name in enumerate(("informant", "merchant", "envoy")):
        figure(p, 80 + k * 110, 306, 268, CAST[name])
    p.body(ellipse(190, 214, 178, 34), "#5C3E2A")
    p.flat(ellipse(190, 209, 158, 26), "#7A5236")
    p.glow(190, 186, 60, AMBER, 0.8)
    p.upright(rect(184, 168, 12, 36, 4), GOLD)
    for x in (90, 130, 250, 292):
        p.upright(area(f"{x} 184 {x + 18} 184 {x + 15} 210 {x + 3} 210"), CYAN)


@piece("band", 380, 280)
def band(p: Piece) -> None:
    p.ground(190, 270, 170, 9)
    _row(p, BARDS, 268, 216, 116, 74)
    p.body(bend("60 214, 40 178, 70 160, 96 182, 110 214, 84 236"), WOOD)
    p.line(track("92 178 150 130"), DARK, 6)
    p.upright(rect(272, 200, 70, 66, 12), RED)
    p.body(ellipse(307, 202, 35, 10), CREAM)
