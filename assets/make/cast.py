"""Everybody without a name: clothes, a pose, and a face of their own, as data."""

from __future__ import annotations

from dataclasses import replace

from figure_faces import Face
from figure_frame import Person
from headkit import Mood
from piecekit import (
    AMBER,
    BLUE,
    BLUESKIN,
    DARK,
    GOLD,
    GREENSKIN,
    LEATHER,
    OLIVE,
    ORANGE,
    PALE,
    SAND,
    STEEL,
    TEAL,
)

NAVY, CREAM, PLUM, MOSS, BRICK, SLATE = (
    "#34466B", "#D8CBB0", "#6A3F6E", "#5E6B42", "#9C4A38", "#596577",
)  # fmt: skip
WHITE = "#E4E7E8"
FAIR, ROSY, TAN, HONEY, BROWN, UMBER, DEEP = (
    "#E0B08C", "#D59A78", "#BF8A62", "#A8744A", "#8A5A3C", "#6C4632", "#523628",
)  # fmt: skip
BLACKHAIR, CHESTNUT, AUBURN, STRAW, ASH, SNOW = (
    "#1E1A1C", "#4A3020", "#8A4628", "#B8924E", "#8C8880", "#CFCBC2",
)  # fmt: skip

CALM = Mood(0.8, roll=-1, brow=3, lid=0.82, mouth=0.6)
STERN = Mood(0.82, roll=-2, nod=1, brow=10, lid=0.74, mouth=-1.5)
SLY = Mood(0.85, roll=4, brow=4, cock=4, lid=0.7, mouth=1, smirk=5)
GLAD = Mood(0.75, roll=-4, brow=-4, lid=0.82, mouth=4.5)
AFRAID = Mood(0.7, roll=3, nod=2, brow=-9, lid=0.98, mouth=-1.5, gaze=2.5)
TIRED = Mood(0.8, roll=3, nod=4, brow=-3, lid=0.64, mouth=-1)
PROUD = Mood(0.85, roll=-2, nod=-4, brow=5, lid=0.68, mouth=2, cock=2)
EAGER = Mood(0.75, roll=-3, nod=-1, brow=-2, lid=0.92, mouth=3, gaze=1.6)

CAST: dict[str, Person] = {
    "officer": Person(
        "#6C7466", "#4A5048", FAIR, "cap", Face("long", ASH, age=2, iris="#5A7890", mood=STERN),
        "uniform", "hip", "hold", ("", "pad"), STEEL,
    ),
    "trooper": Person(
        WHITE, "#C8CDD0", head="trooper", face=Face(mood=Mood(0.7)), dress="armour",
        left="hold", right="hold", props=("rifle", ""), trim="#AEB6BA",
    ),
    "spacer": Person(
        LEATHER, SLATE, BROWN, face=Face("oval", BLACKHAIR, "curly", "stubble", mood=GLAD),
        dress="jacket", left="hip", trim="#B98A42", shirt="#A7B0A8",
    ),
    "gunslinger": Person(
        BRICK, DARK, HONEY, "hat",
        Face("gaunt", BLACKHAIR, "short", "moustache", age=2, nose=(11, 3), mood=STERN),
        "coat", "down", "offer", ("", "pistol"), STEEL, "#3A3434",
    ),
    "smuggler_pilot": Person(
        ORANGE, "#A8622C", UMBER, "pilot", Face("oval", BLACKHAIR, beard="stubble", mood=SLY),
        "suit", "hip", "down", ("", ""), PALE,
    ),
    "mechanic": Person(
        OLIVE, "#6A7048", ROSY, "bare",
        Face("fine", AUBURN, "pulled", woman=True, nose=(8.5, 0), iris="#5A7048", mood=EAGER),
        "suit", "hip", "up", ("", "spanner"), ORANGE,
    ),
    "noble": Person(
        PLUM, DARK, FAIR, "bare",
        Face("fine", "#2A1A22", "long", woman=True, nose=(8, 0), iris="#6A5030", mood=PROUD),
        "robe", "cross", "down", ("", ""), GOLD,
    ),
    "hostess": Person(
        "#B8446C", DARK, BLUESKIN, "tails",
        Face("fine", GOLD, "bald", woman=True, nose=(8, 0), iris="#C8A040", mood=GLAD),
        "robe", "offer", "down", ("tray", ""), CREAM,
    ),
    "singer": Person(
        "#8C3FA0", DARK, "#C87890", "tails",
        Face("fine", "#3A2050", "bald", woman=True, nose=(8, 0), iris="#704090", mood=EAGER),
        "robe", "chin", "up", ("mic", ""), "#E8A0B8",
    ),
    "envoy": Person(
        "#2E2A3C", DARK, UMBER, "bare",
        Face("long", "#1C1618", "crop", "goatee", nose=(12, 1), mood=CALM),
        "uniform", "cross", "down", ("", ""), GOLD,
    ),
    "informant": Person(
        "#3C4258", DARK, TAN, "hood", Face("gaunt", age=2, nose=(11, 3), iris="#90A060", mood=SLY),
        "robe", "hold", "down", ("cup", ""), "#2A2E40",
    ),
    "robed_stranger": Person(
        "#7A5C3C", DARK, BROWN, "hood", Face("oval", ASH, beard="full", age=2, mood=CALM),
        "robe", "offer", "down", ("pad", ""), "#5A4028",
    ),
    "miner": Person(
        "#7A6A50", "#5C5040", TAN, "miner", Face("square", CHESTNUT, beard="stubble", mood=STERN),
        "suit", "up", "down", ("pick", ""), GOLD,
    ),
    "overseer": Person(
        "#4A4038", DARK, "#A98C6E", "horned",
        Face("square", DARK, "bald", iris="#E0B030", nose=(12, 2), mood=STERN),
        "coat", "hip", "hold", ("", "pad"), GOLD, "#2A2420", 1.15,
    ),
    "prisoner": Person(
        ORANGE, ORANGE, TAN, face=Face("gaunt", CHESTNUT, "crop", "stubble", mood=TIRED),
        dress="prison", left="cross", right="cross", trim=DARK,
    ),
    "rebel": Person(
        "#A88E62", "#6C5C40", HONEY, "bowl", Face("oval", CHESTNUT, beard="stubble", mood=STERN),
        "jacket", "hold", "hold", ("rifle", ""), "#C4C2B0", "#8A7A5A",
    ),
    "scientist": Person(
        WHITE, SLATE, BROWN, "bare",
        Face("fine", "#6A6A70", "pulled", woman=True, age=2, nose=(10, 1), mood=CALM),
        "coat", "chin", "hold", ("", "pad"), STEEL, TEAL,
    ),
    "healer": Person(
        TEAL, DARK, UMBER, "scarf",
        Face("fine", CREAM, woman=True, age=1, nose=(10, 0), mood=CALM),
        "robe", "offer", "down", ("lamp", ""), CREAM,
    ),
    "farmer": Person(
        CREAM, "#A88E62", ROSY, "hat",
        Face("round", STRAW, beard="full", age=2, iris="#5A7890", mood=TIRED),
        "apron", "hold", "hip", ("rifle", ""), "#7A5C38", "#8A7A5A",
    ),
    "water_seller": Person(
        SAND, DARK, DEEP, "scarf", Face("round", "#B0603C", age=2, nose=(13, 1), mood=GLAD),
        "robe", "offer", "down", ("cup", ""), BLUE,
    ),
    "cook": Person(
        WHITE, DARK, ROSY, "toque",
        Face("round", "#6A3A20", beard="moustache", nose=(13, 1), mood=GLAD),
        "apron", "hip", "offer", ("", "tray"), BRICK, "#D9D5C8", 1.2,
    ),
    "clerk": Person(
        SLATE, DARK, "#93A09A", "duros",
        Face(iris="#8A2A22", mood=Mood(0.8, roll=2, mouth=-2, nod=2)),
        "uniform", "hold", "down", ("pad", ""), GOLD,
    ),
    "dealer": Person(
        "#8E2C38", DARK, FAIR, "bare",
        Face("oval", "#101014", "swept", "moustache", nose=(9, 2), mood=SLY),
        "jacket", "offer", "offer", ("", ""), GOLD, WHITE,
    ),
    "gambler": Person(
        MOSS, DARK, "#8FA05C", "duros", Face(iris="#C87A28", mood=Mood(0.85, roll=5, mouth=3)),
        "coat", "chin", "cross", ("", ""), GOLD,
    ),
    "brute": Person(
        "#4E4038", DARK, "#7F7C5A", "tusked", Face(mood=Mood(0.7, roll=-2, nod=2)),
        "jacket", "down", "hip", ("", ""), STEEL, "#463A34", 1.32,
    ),
    "champion": Person(
        BRICK, LEATHER, "#8C6850", "horned",
        Face("square", "#2A1A14", "bald", iris="#C8D060", nose=(12, 1), mood=PROUD),
        "armour", "up", "down", ("spear", ""), LEATHER, girth=1.15,
    ),
    "captain": Person(
        NAVY, CREAM, ROSY, "cap",
        Face("square", SNOW, beard="full", age=2, iris="#4A7890", nose=(12, 2), mood=PROUD),
        "uniform", "hip", "point", ("", ""), GOLD,
    ),
    "navigator": Person(
        "#3C6C84", DARK, "#B8705A", "calamari", Face(mood=Mood(0.7, roll=-2)),
        "robe", "offer", "down", ("", ""), "#BFE0E0",
    ),
    "elder": Person(
        "#8C6A48", DARK, BROWN, "bare",
        Face("long", SNOW, "bald", "long", age=2, nose=(12, 2), mood=TIRED),
        "robe", "down", "down", ("staff", ""), CREAM,
    ),
    "raider": Person(
        "#8A6A48", DARK, SAND, "wrapped", Face(hair=SAND, mood=Mood(0.75, roll=-3)),
        "robe", "up", "down", ("rifle", ""), DARK, gloves="#5A4630",
    ),
    "guard": Person(
        "#6A5240", DARK, DEEP, "helm", Face("square", mood=STERN),
        "armour", "down", "down", ("spear", ""), GOLD,
    ),
    "palace_guard": Person(
        "#7C2C34", "#3C3840", TAN, "helm", Face("long", iris="#5A6A70", nose=(11, 2), mood=STERN),
        "armour", "down", "down", ("spear", ""), GOLD,
    ),
    "thug": Person(
        "#3F4148", DARK, TAN, "mask", Face("square", BLACKHAIR, "crop", age=2, mood=STERN),
        "jacket", "hip", "down", ("", ""), "#8A3A34", "#55504A", 1.12,
    ),
    "cutthroat": Person(
        "#5A4A3A", DARK, UMBER, "mask", Face("gaunt", "#B8B4AC", "swept", mood=SLY),
        "coat", "down", "hip", ("", ""), "#3F6A78", "#3A3A3C", 1.05,
    ),
    "bard": Person(
        "#3F7A50", BRICK, HONEY, "hat",
        Face("oval", "#7A3A30", "short", "goatee", nose=(10, 2), mood=EAGER),
        "coat", "hold", "cross", ("", ""), GOLD, CREAM,
    ),
    "librarian": Person(
        "#54406C", DARK, FAIR, "bare",
        Face("fine", SNOW, "pulled", woman=True, age=2, nose=(9, 1), iris="#5A7890", mood=CALM),
        "robe", "hold", "down", ("pad", ""), CREAM,
    ),
    "forger": Person(
        "#704838", DARK, BLUESKIN, "duros", Face(iris="#3A2230", mood=Mood(0.75, roll=-4, mouth=1)),
        "robe", "offer", "offer", ("", ""), CREAM,
    ),
    "stowaway": Person(
        "#7C7058", "#5C5448", FAIR, "bare",
        Face("round", "#A05A34", "swept", age=0, nose=(9, 0), iris="#4A7850", mood=AFRAID),
        "jacket", "chin", "down", ("", ""), "#8A6A40", "#A8B0A4",
    ),
    "huntress": Person(
        "#50586C", DARK, "#C88050", "tails",
        Face("fine", PALE, "bald", woman=True, nose=(8.5, 1), iris="#50A0A0", mood=STERN),
        "armour", "hold", "down", ("rifle", ""), PALE,
    ),
    "diver": Person(
        "#2E6C74", "#245058", TAN, "breather", Face("oval", mood=Mood(0.75, roll=-3)),
        "suit", "down", "up", ("", "lamp"), AMBER, gloves="#1E3A40",
    ),
    "merchant": Person(
        "#B07C34", DARK, GREENSKIN, "duros", Face(iris="#B8402C", mood=Mood(0.7, roll=-5, mouth=5)),
        "robe", "offer", "hip", ("coins", ""), "#A83C34", girth=1.2,
    ),
    "trader": Person(
        "#9A5A34", DARK, HONEY, "scarf",
        Face("round", "#3F6A78", beard="full", age=2, nose=(13, 2), mood=GLAD),
        "robe", "offer", "hip", ("coins", ""), GOLD, girth=1.15,
    ),
    # From here on: people of the Core Worlds and of the expansion's cards.
    "tribune": Person(
        "#D8D2C0", "#8C8878", FAIR, "bare",
        Face("long", SNOW, "bald", age=2, iris="#6A7880", nose=(12, 3), mood=PROUD),
        "robe", "cross", "offer", ("", "cup"), "#6A3F6E",
    ),
    "usher": Person(
        "#7C1F2C", DARK, UMBER, "cap",
        Face("fine", BLACKHAIR, woman=True, age=1, nose=(9.5, 1), mood=CALM),
        "uniform", "offer", "down", ("", ""), GOLD,
    ),
    "bureaucrat": Person(
        "#59645F", "#3A4240", ROSY, "cap",
        Face("gaunt", "#7A4A28", age=2, iris="#5C7060", nose=(9, 3), mood=TIRED),
        "uniform", "hold", "point", ("pad", ""), "#8FE3C8",
    ),
    "biographer": Person(
        "#5C4A6A", DARK, HONEY, "bare",
        Face("round", SNOW, "curly", "goatee", age=2, nose=(13, 2), mood=EAGER),
        "coat", "hold", "point", ("pad", ""), "#C9A240", CREAM,
    ),
    "card_sharp": Person(
        "#2F5148", DARK, TAN, "bare",
        Face("gaunt", "#2A1C14", "swept", "stubble", age=1, iris="#6A8070", nose=(10, 3), mood=SLY),
        "jacket", "chin", "offer", ("", "coins"), "#B8863A", "#E4DCC8",
    ),
    "pyke": Person(
        "#4C4A54", "#33323A", "#9A9088", "pyke", Face(mood=Mood(0.75)),
        "robe", "hold", "down", ("pad", ""), "#B8642E",
    ),
    "jawa": Person(
        "#6B4A2C", DARK, DARK, "jawa", Face(mood=Mood(0.6)),
        "robe", "offer", "hold", ("", "spanner"), "#4A3220", girth=1.25, gloves="#2A2018",
    ),
    "gungan": Person(
        "#6C5838", "#54482E", "#C08A5C", "gungan", Face(mood=Mood(0.75, roll=-3)),
        "robe", "down", "up", ("", "staff"), "#8CA860",
    ),
    "quarren": Person(
        "#2F4F63", DARK, "#B8684C", "quarren", Face(mood=Mood(0.75, roll=2)),
        "coat", "point", "hip", ("", ""), STEEL, "#24303A",
    ),
    "quarren_pilot": Person(
        "#B8863A", "#7C5C30", "#8C7CA0", "quarren", Face(mood=Mood(0.75, roll=-4)),
        "suit", "hip", "up", ("", "lamp"), CREAM,
    ),
    "slicer": Person(
        "#2C5C58", DARK, BLUESKIN, "pilot",
        Face("fine", "#1C2A34", woman=True, age=0, nose=(8, 0), iris="#70D0B0", mood=SLY),
        "jacket", "hold", "hip", ("pad", ""), "#FF6F5E", "#1C2426",
    ),
    "cadet": Person(
        "#3C4148", "#2A2E34", FAIR, "cap",
        Face("oval", "#3A2418", age=0, iris="#4A6A80", nose=(9, 0), mood=AFRAID),
        "uniform", "offer", "down", ("", ""), "#A83A34",
    ),
    "union_rep": Person(
        "#8A6A3C", "#5C5040", DEEP, "miner",
        Face("square", BLACKHAIR, woman=True, age=1, nose=(12, 1), mood=PROUD),
        "suit", "hip", "up", ("", ""), "#C4483A", girth=1.12,
    ),
    "test_pilot": Person(
        "#4A6C8C", "#34506A", HONEY, "pilot",
        Face("square", AUBURN, beard="moustache", age=1, nose=(11, 2), mood=GLAD),
        "suit", "hip", "offer", ("", ""), "#E4DCC8",
    ),
    "broker": Person(
        "#22332F", DARK, ROSY, "hood", Face("long", ASH, age=2, nose=(12, 3), mood=STERN),
        "robe", "cross", "offer", ("", "pad"), "#3E8F7C",
    ),
}  # fmt: skip
"""by the name of the piece that shows them"""


def like(name: str, skin: str = "", **face: object) -> Person:
    """Return somebody in the clothes of a name, with another face."""
    who = CAST[name]
    other = replace(who.face, **face)  # type: ignore[arg-type]
    return replace(who, skin=skin or who.skin, face=other)


PRISONERS = (
    CAST["prisoner"],
    like("prisoner", BROWN, skull="fine", hair=BLACKHAIR, style="braid", beard="", woman=True,
         nose=(10, 0), mood=AFRAID),
    like("prisoner", ROSY, skull="square", hair=SNOW, style="bald", beard="full", age=2),
    like("prisoner", DEEP, skull="round", hair=BLACKHAIR, style="short", beard="", age=0,
         mood=STERN),
)  # fmt: skip
BARKEEPER = Person(
    "#7A8A84", DARK, BROWN, "bare",
    Face("square", BLACKHAIR, "bald", "full", age=2, nose=(13, 1), mood=CALM),
    "apron", "hold", "hip", ("cup", ""), LEATHER, "#4A4038", 1.15,
)  # fmt: skip
MINERS = (
    CAST["miner"],
    PRISONERS[2],
    like("miner", DEEP, skull="gaunt", beard="goatee", hair=BLACKHAIR, mood=TIRED),
)
CUTTHROAT = replace(
    like("thug", HONEY, skull="gaunt", style="swept", beard="goatee", mood=SLY), head="bare"
)
HOLOGRAM = Person(
    "#3F9CC4", skin="#8FDCF2",
    face=Face("oval", "#2F7FA8", "swept", iris="#1E5C84", nose=(10, 1), mood=CALM),
)  # fmt: skip
"""somebody seen in blue light"""
GOVERNOR = replace(
    like(
        "envoy", ROSY, skull="round", hair=ASH, style="swept", beard="moustache", age=2, mood=PROUD
    ),
    coat="#4E5A48",
)
"""the same man six times, in moods of his own"""
GOVERNORS = tuple(
    replace(GOVERNOR, face=replace(GOVERNOR.face, mood=mood))
    for mood in (PROUD, STERN, GLAD, SLY, CALM, EAGER)
)
THUGS = (CAST["thug"], CAST["brute"], CAST["cutthroat"])
BARDS = (
    CAST["bard"],
    CAST["singer"],
    replace(
        like("bard", UMBER, skull="round", hair=BLACKHAIR, beard="", age=1, mood=GLAD),
        coat="#8A5A34", trim=TEAL,
    ),
)  # fmt: skip
