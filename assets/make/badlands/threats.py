"""Enemies with a face: who they are, what they wear, what they hold."""

from __future__ import annotations

from collections.abc import Callable

from badlands import arms, heads
from badlands.faces import Face
from badlands.lamp import STEEL, Stage

Head = Callable[[Stage], None]
LEATHER, CLAY, MOSS, RUST = "#6E4F36", "#94623F", "#5F6A48", "#8C4A32"
ORANGE = "#F08A3C"
"""the color of those who come as reinforcements, on shoulder and cap"""


def shooter(
    head: Head, cloth: str, glove: str = "#3A2C22", vest: str = "", pads: str = "", left: str = "",
    scarf: str = "", strap: str = "", heavy: bool = False, short: bool = False, gun: str = arms.GUN,
) -> Face:  # fmt: skip
    """Return an enemy with a blaster, held level."""
    p = Face("blaster")
    with p.within():
        dress(p, cloth, vest, pads, left, scarf, strap)
        with p.at(118, 102, 1.24):
            head(p)
        arms.carbine(p, glove, gun, heavy, short)
    return p


def fighter(
    head: Head, cloth: str, swings: str, glove: str = "#3A2C22", vest: str = "", pads: str = "",
    left: str = "", scarf: str = "", strap: str = "", k: float = 1.24,
) -> Face:  # fmt: skip
    """Return an enemy with a blade, held upright at the right."""
    p = Face("melee")
    with p.within():
        dress(p, cloth, vest, pads, left, scarf, strap, 98)
        with p.at(92, 108, k):
            head(p)
        arms.upright(p, swings, glove, cloth)
    return p


def marksman(
    head: Head, cloth: str, glove: str = "#3A2C22", vest: str = "", pads: str = "",
    left: str = "", scarf: str = "", wood: str = "#5B4632", gun: str = arms.GUN,
) -> Face:  # fmt: skip
    """Return an enemy who aims a long rifle."""
    p = Face("sharpshooter")
    with p.within():
        dress(p, cloth, vest, pads, left, scarf, "", 112)
        with p.at(106, 102, 1.2):
            head(p)
        arms.rifle(p, glove, gun, wood)
    return p


def dress(
    p: Face, cloth: str, vest: str, pads: str, left: str, scarf: str, strap: str, x: float = 122
) -> None:
    """Draw the body in its clothes."""
    p.torso(cloth, 74, x)
    if vest:
        p.plate(vest, x)
    if strap:
        p.strap(strap)
    if pads:
        p.pads(pads, x, left=left)
    if scarf:
        with p.at(x - 122, 0):
            p.scarf(scarf)


def _nikto(skin: str, horns: bool = False, cap: str = "") -> Head:
    return lambda p: heads.nikto(p, skin, horns, cap)


def _white(mark: str = "", shell: str = heads.WHITE) -> Head:
    return lambda p: heads.trooper(p, shell, mark=mark)


WHITE, SHADE = heads.WHITE, "#2B3038"
KINDS: dict[str, Callable[[], Face]] = {
    # the compound
    "nikto_guard": lambda: shooter(_nikto("#A5805A"), LEATHER, vest="#8A7350", strap="#4A3626"),
    "nikto_watchman": lambda: shooter(
        _nikto("#8F8A5E", cap="#6E5A40"), MOSS, scarf="#B59A6C", vest="#6E7350", pads="#7C7A60"
    ),
    "nikto_gunner": lambda: shooter(
        _nikto("#B07048", True), CLAY, vest="#5E646C", pads="#6B7078", left=ORANGE, heavy=True
    ),
    "vault_guard": lambda: shooter(
        _nikto("#8C6A62", cap="#8E9AA4"), "#3E4650", vest=STEEL, pads=STEEL, gun="#4A4650"
    ),
    "nikto_brawler": lambda: fighter(_nikto("#B08A52"), LEATHER, "club", strap="#4A3626"),
    "nikto_chief": lambda: fighter(
        _nikto("#B4653E", True), RUST, "halberd", vest="#7A6A50", pads="#8A7350", left=ORANGE
    ),
    "nikto_marksman": lambda: marksman(_nikto("#C09A70"), "#7A6248", scarf="#A9573A"),
    # the back streets
    "guild_hunter": lambda: shooter(
        lambda p: heads.goggled(p, "#B98A64", "#4E463E"), "#5C4B3C", vest="#6E6252", short=True
    ),
    "tracker": lambda: shooter(
        lambda p: heads.masked(p, "#7C6A50", "#4A3A2C", "#F2B13E"), "#51473A", scarf="#7E5A3C"
    ),
    "veteran_hunter": lambda: shooter(
        lambda p: heads.human(p, "#B27C58", "#4A4642", "shaved", patch=True),
        "#41464E", vest="#6C737C", pads="#5A6068", left=ORANGE,
    ),
    "house_guard": lambda: shooter(
        _white(shell="#B8AE98"), SHADE, vest="#AFA58F", pads="#B8AE98", scarf="#7D6A50"
    ),
    "trandoshan_hunter": lambda: fighter(
        heads.lizard, "#A98A4E", "hook", glove="#7E8348", strap="#5A3E28"
    ),
    "guild_enforcer": lambda: fighter(
        lambda p: heads.brute(p, "#6F8150", "#6A6F77"), "#4B3E34", "axe", vest="#5E5348",
        pads="#6A6F77", left=ORANGE, glove="#5F6E44",
    ),
    "rooftop_hunter": lambda: marksman(
        lambda p: heads.hatted(p, "#9C6B4A", "#6F5A46"), "#4F4A44", scarf="#8A7350"
    ),
    # the prison ship
    "inmate": lambda: fighter(
        lambda p: heads.human(p, "#C08A68", "#3A2C24", "shaved"), "#C0622E", "sword",
        glove="#B27C58",
    ),
    # the square
    "stormtrooper": lambda: shooter(_white(), SHADE, vest=WHITE, pads=WHITE, glove=SHADE),
    "death_trooper": lambda: shooter(
        heads.death, "#181B21", vest="#2F353E", pads="#363D47", glove="#14161B", gun="#22262D"
    ),
    "sergeant": lambda: shooter(
        _white(ORANGE), SHADE, vest=WHITE, pads=WHITE, left=ORANGE, glove=SHADE, heavy=True
    ),
    "ambusher": lambda: shooter(
        lambda p: heads.hooded(p, "#6E5A48"), "#55473A", scarf="#463A30", short=True
    ),
    "incinerator_trooper": lambda: fighter(
        _white("#B23A2A"), SHADE, "flame", vest=WHITE, pads="#B23A2A", glove=SHADE
    ),
    "shock_trooper": lambda: fighter(
        _white("#4A6E9A"), SHADE, "baton", vest=WHITE, pads=WHITE, left=ORANGE, glove=SHADE
    ),
    "scout_trooper": lambda: marksman(
        heads.scout, SHADE, vest=WHITE, pads=WHITE, glove=SHADE, wood="#3A3F47"
    ),
    "moff_gideon": lambda: marksman(
        lambda p: heads.human(p, "#8A5A40", "#211C1A", "sides"), "#1B1E25", vest="#2B3038",
        pads="#343A44", left="#8E2A26", glove="#16181D", wood="#22262D",
    ),
}  # fmt: skip
