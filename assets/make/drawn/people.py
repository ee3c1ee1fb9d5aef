"""People, single and in groups. All are drawn by ``figures.figure``."""

from __future__ import annotations

from figures import Person, figure
from piecekit import (
    AMBER,
    BLUE,
    BLUESKIN,
    CYAN,
    DARK,
    GOLD,
    GREEN,
    GREENSKIN,
    IRON,
    LEATHER,
    OLIVE,
    ORANGE,
    PALE,
    RED,
    REDSKIN,
    ROSE,
    SAND,
    STEEL,
    TEAL,
    WOOD,
    Piece,
    area,
    bend,
    curve,
    piece,
    tone,
    track,
)
from svgkit import ellipse, rect

NAVY, CREAM, PLUM, MOSS, BRICK, SLATE = (
    "#34466B",
    "#D8CBB0",
    "#6A3F6E",
    "#5E6B42",
    "#9C4A38",
    "#596577",
)
WHITE = "#E4E7E8"

CAST: dict[str, Person] = {
    "officer": Person(
        "#6C7466", "#4A5048", head="cap", left="hip", right="hold", props=("", "pad")
    ),
    "trooper": Person(
        WHITE,
        "#C8CDD0",
        head="helmet",
        dress="armour",
        left="hold",
        right="hold",
        props=("rifle", ""),
        trim="#AEB6BA",
    ),
    "spacer": Person(LEATHER, SLATE, head="hair", left="hip", right="down", trim="#B98A42"),
    "gunslinger": Person(
        BRICK, DARK, head="hat", left="down", right="offer", props=("", "pistol"), hair="#4A3426"
    ),
    "smuggler_pilot": Person(
        ORANGE, "#A8622C", head="visor", dress="suit", left="hip", right="down", trim=PALE
    ),
    "mechanic": Person(
        OLIVE,
        "#6A7048",
        head="cap",
        dress="suit",
        left="hip",
        right="up",
        trim=ORANGE,
        props=("", ""),
    ),
    "noble": Person(
        PLUM, head="long", dress="robe", left="chin", right="down", hair="#2A1A22", trim=GOLD
    ),
    "hostess": Person(
        "#B8446C",
        head="tails",
        dress="robe",
        left="offer",
        right="down",
        skin=BLUESKIN,
        hair=GOLD,
        props=("tray", ""),
        trim=CREAM,
    ),
    "singer": Person(
        "#8C3FA0",
        head="tails",
        dress="robe",
        left="chin",
        right="up",
        skin=GREENSKIN,
        hair="#3A2050",
        props=("mic", ""),
        trim=ROSE,
    ),
    "envoy": Person(
        "#2E2A3C", DARK, head="beard", left="cross", right="down", hair="#1C1618", trim=GOLD
    ),
    "informant": Person(
        "#3C4258",
        head="hood",
        dress="robe",
        left="hold",
        right="down",
        trim="#2A2E40",
        props=("cup", ""),
    ),
    "robed_stranger": Person(
        "#7A5C3C",
        head="hood",
        dress="robe",
        left="offer",
        right="down",
        trim="#5A4028",
        props=("pad", ""),
    ),
    "miner": Person(
        "#7A6A50",
        "#5C5040",
        head="visor",
        dress="suit",
        left="up",
        right="down",
        trim=GOLD,
        props=("pick", ""),
    ),
    "overseer": Person(
        "#4A4038",
        DARK,
        head="horned",
        left="hip",
        right="hold",
        skin=REDSKIN,
        props=("", "pad"),
        girth=1.2,
    ),
    "prisoner": Person(
        ORANGE, ORANGE, head="hair", dress="suit", left="cross", right="cross", trim=DARK
    ),
    "rebel": Person(
        "#A88E62",
        "#6C5C40",
        head="visor",
        left="hold",
        right="hold",
        props=("rifle", ""),
        trim=WHITE,
    ),
    "scientist": Person(
        WHITE, SLATE, head="long", left="chin", right="hold", props=("", "pad"), hair="#6A6A70"
    ),
    "healer": Person(
        TEAL,
        head="wrap",
        dress="robe",
        left="offer",
        right="down",
        hair=CREAM,
        trim=CREAM,
        props=("lamp", ""),
    ),
    "farmer": Person(
        CREAM, "#A88E62", head="hat", left="hold", right="hip", hair="#B8924E", props=("rifle", "")
    ),
    "water_seller": Person(
        SAND,
        head="wrap",
        dress="robe",
        left="offer",
        right="down",
        hair="#A87C48",
        props=("cup", ""),
        trim=BLUE,
    ),
    "cook": Person(
        WHITE, DARK, head="cap", left="hip", right="offer", props=("", "tray"), girth=1.25
    ),
    "clerk": Person(
        SLATE, DARK, head="alien", left="hold", right="down", skin="#A8A088", props=("pad", "")
    ),
    "dealer": Person(
        "#1E2430", DARK, head="hair", left="offer", right="offer", hair="#101014", trim=RED
    ),
    "gambler": Person(
        MOSS, DARK, head="alien", left="chin", right="cross", skin="#8FA05C", trim=GOLD
    ),
    "brute": Person(
        "#6B4630", DARK, head="snout", left="down", right="down", hair="#6E4A30", girth=1.35
    ),
    "champion": Person(
        BRICK,
        LEATHER,
        head="horned",
        dress="armour",
        left="up",
        right="down",
        skin=REDSKIN,
        props=("staff", ""),
        trim=LEATHER,
        girth=1.15,
    ),
    "captain": Person(
        NAVY, CREAM, head="beard", left="hip", right="point", hair="#9A9088", trim=GOLD
    ),
    "navigator": Person(
        "#3C6C84",
        head="fish",
        dress="robe",
        left="offer",
        right="down",
        skin="#B8705A",
        trim="#BFE0E0",
    ),
    "elder": Person(
        "#8C6A48",
        head="beard",
        dress="robe",
        left="down",
        right="down",
        hair=PALE,
        props=("staff", ""),
        trim=CREAM,
    ),
    "raider": Person(
        "#8A6A48",
        head="wrap",
        dress="robe",
        left="up",
        right="down",
        hair=SAND,
        props=("rifle", ""),
        trim=DARK,
    ),
    "guard": Person(
        "#5C4030",
        DARK,
        head="helmet",
        dress="armour",
        left="down",
        right="down",
        props=("staff", ""),
        trim=GOLD,
    ),
    "palace_guard": Person(
        "#7C2C34",
        "#3C3840",
        head="helmet",
        dress="armour",
        left="down",
        right="down",
        props=("staff", ""),
        trim=GOLD,
    ),
    "thug": Person(
        "#3A3A40",
        DARK,
        head="wrap",
        left="hip",
        right="down",
        hair="#5A3A34",
        props=("", ""),
        girth=1.12,
    ),
    "bard": Person(GREEN, BRICK, head="hat", left="hold", right="cross", hair="#7A3A30", trim=GOLD),
    "librarian": Person(
        "#54406C",
        head="long",
        dress="robe",
        left="hold",
        right="down",
        hair=PALE,
        props=("pad", ""),
        trim=CREAM,
    ),
    "forger": Person(
        "#704838",
        head="alien",
        dress="robe",
        left="offer",
        right="offer",
        skin=BLUESKIN,
        trim=CREAM,
    ),
    "stowaway": Person(
        "#7C7058", "#5C5448", head="hair", left="chin", right="down", hair="#A05A34"
    ),
    "huntress": Person(
        "#50586C",
        DARK,
        head="tails",
        dress="armour",
        left="hold",
        right="down",
        skin="#C88050",
        hair=PALE,
        props=("rifle", ""),
        trim=PALE,
    ),
    "diver": Person(
        "#2E6C74",
        "#245058",
        head="visor",
        dress="suit",
        left="down",
        right="up",
        trim=AMBER,
        props=("", "lamp"),
    ),
    "merchant": Person(
        "#B07C34",
        head="alien",
        dress="robe",
        left="offer",
        right="hip",
        skin=GREENSKIN,
        trim=RED,
        props=("coins", ""),
        girth=1.2,
    ),
}


def _one(name: str) -> None:
    def draw(p: Piece) -> None:
        p.ground(110, 311, 62, 8)
        figure(p, 110, 312, 262, CAST[name])

    piece(name, 220, 320)(draw)


for each in CAST:
    _one(each)


def _row(p: Piece, cast: str, foot: float, tall: float, step: float, left: float) -> None:
    for k, name in enumerate(cast.split()):
        figure(p, left + k * step, foot + (k % 2) * 4, tall - (k * 7) % 11, CAST[name])


@piece("squad", 420, 300)
def squad(p: Piece) -> None:
    p.ground(210, 290, 190, 9)
    _row(p, "rebel huntress brute gunslinger", 288, 236, 100, 62)


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
    _row(p, "thug brute thug", 288, 240, 108, 72)


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
    names = "spacer informant clerk noble brute gambler captain " "elder farmer overseer".split()
    for row, (tall, foot) in enumerate(((220, 262), (250, 302))):
        for k in range(5):
            who = CAST[names[(k * 5 + row * 3) % len(names)]]
            figure(p, 40 + k * 104 + row * 44, foot + (k * 13) % 17, tall, who)


@piece("prisoners", 400, 290)
def prisoners(p: Piece) -> None:
    p.ground(200, 280, 180, 9)
    _row(p, "prisoner prisoner prisoner prisoner", 278, 222, 92, 62)
    p.line(curve("66 160, 110 190, 158 160, 206 190, 250 160, 296 188, 340 160"), STEEL, 4)


@piece("miners", 380, 290)
def miners(p: Piece) -> None:
    p.ground(190, 280, 170, 9)
    _row(p, "miner prisoner miner", 278, 214, 118, 72)


@piece("barman", 360, 260)
def barman(p: Piece) -> None:
    """Draw a counter with its barkeeper."""
    p.body(rect(30, 20, 300, 6, 2), WOOD)
    for k in range(8):
        hue = (CYAN, AMBER, ROSE, GREEN)[k % 4]
        p.upright(
            bend(
                f"{52 + k * 36} 20 c, {50 + k * 36} -4, {58 + k * 36} -12, {62 + k * 36} "
                f"-4, {64 + k * 36} 20 c"
            ),
            hue,
        )
    figure(p, 180, 296, 262, CAST["clerk"])
    p.body(area("0 168 360 168 344 258 16 258"), WOOD)
    p.facet(area("0 168 360 168 344 258 16 258"), "230 160 210 260", -0.25)
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
    _row(p, "bard singer bard", 268, 216, 116, 74)
    p.body(bend("60 214, 40 178, 70 160, 96 182, 110 214, 84 236"), WOOD)
    p.line(track("92 178 150 130"), DARK, 6)
    p.upright(rect(272, 200, 70, 66, 12), RED)
    p.body(ellipse(307, 202, 35, 10), CREAM)
