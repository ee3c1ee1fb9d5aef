"""The colors, faces, materials and keys of Edge: a case file on a wet night."""

from __future__ import annotations

from collections.abc import Mapping

from game.client.draw import theme
from game.client.draw.materials import Material
from game.client.draw.theme import Color, Style, rgb
from game.client.shell.window.registry import Look
from game.client.widgets.keymap import Action
from game.edge.creation import likeness_of
from game.edge.dice.faces import Kind

INK, TOBACCO, SODIUM = rgb("0D0F14"), rgb("6B4A2B"), rgb("E0A45A")
PAPER, RED = rgb("DED2B8"), rgb("A33A32")
LAMPLIT = rgb("CFAA82")
"""sodium as paper returns it: for figures and marks, which the house's amber would call usable"""
TYPED = rgb("2A2118")
"""ink on paper"""
FACE, TYPE = "Oswald", "IBM Plex Mono"
"""the display face, and that of a typewriter"""
TAG, NAME, HEAD, TITLE, CHANCE = "ed_tag", "ed_name", "ed_head", "ed_title", "ed_chance"
"""styles: small capitals of tags, names of cards, headings, the name of a scene, the chance"""
CODE = "ed_code"
"""style: numbers of files and stamps, typed"""
theme.STYLES.setdefault(TAG, Style("Barlow Condensed", "SemiBold", 18, 16, "SemiBold", 1.15))
theme.STYLES.setdefault(CODE, Style(TYPE, "Medium", 18, 16, "SemiBold", 1.15))
theme.STYLES.setdefault(NAME, Style(FACE, "Medium", 20, 16, "SemiBold", 1.0))
theme.STYLES.setdefault(HEAD, Style(FACE, "Medium", 26, 20, "SemiBold", 1.05))
theme.STYLES.setdefault(TITLE, Style(FACE, "SemiBold", 38, 28, "SemiBold", 1.05))
theme.STYLES.setdefault(CHANCE, Style(FACE, "SemiBold", 56, 40, "SemiBold", 1.0))
ON_INK: Mapping[str, Color] = {
    "alarm": theme.mix(RED, PAPER, 0.4),
    "empty": theme.mix(INK, PAPER, 0.62),
}
"""inks of words on dark grounds: for bad news, and for places where nothing is"""
RED_ON_PAPER = theme.mix(RED, INK, 0.3)
EXHAUSTED = theme.mix(TOBACCO, INK, 0.4)
"""the ground of a card that is exhausted; its name is in paper"""
PEOPLE: dict[str, Color] = {
    "juno": rgb("DBC47E"),
    "orrakh": rgb("B5654A"),
    "tikka": rgb("7FB3A6"),
    "maro": rgb("8FA6D9"),
    "sanne": rgb("C58BB8"),
    "vaysh": rgb("A9BF6B"),
    "human_1": rgb("D98F5A"),
    "human_2": rgb("8FB0C9"),
    "human_3": rgb("C9B45A"),
    "twilek_1": rgb("E0A45A"),
    "twilek_2": rgb("B8D86A"),
    "twilek_3": rgb("E8C07A"),
    "bothan_1": rgb("A9BF8F"),
    "bothan_2": rgb("9AA8C9"),
    "bothan_3": rgb("D9905A"),
    "rodian_1": rgb("C96A4A"),
    "rodian_2": rgb("D9B45A"),
    "rodian_3": rgb("8FC0A0"),
    "wookiee_1": rgb("D9A24A"),
    "wookiee_2": rgb("A0A8B8"),
    "wookiee_3": rgb("C9B08A"),
    "droid_1": rgb("5AC0D9"),
    "droid_2": rgb("D97A4A"),
    "droid_3": rgb("A0C96A"),
}
"""the color of each hero, or of a likeness of players' own, on board, token and slot"""
DICE: Mapping[Kind, tuple[Color, Color, str]] = {
    Kind.PROFICIENCY: (rgb("E9C24A"), rgb("2A2108"), "P"),
    Kind.ABILITY: (rgb("4E9A5B"), rgb("0B1C0F"), "A"),
    Kind.BOOST: (rgb("8CC7E3"), rgb("0B2430"), "B"),
    Kind.CHALLENGE: (rgb("C6463C"), rgb("FFF1E4"), "C"),
    Kind.DIFFICULTY: (rgb("7A58A8"), rgb("F6EEFF"), "D"),
    Kind.SETBACK: (rgb("23262E"), rgb("E8E3D6"), "S"),
    Kind.FORCE: (rgb("E8E3D6"), rgb("23262E"), "F"),
}
"""of each kind of dice its body, its letters, and the letter that names it"""

LOOK = Look(
    accent=SODIUM,
    ground=INK,
    face=FACE,
    materials={
        "board": Material(("materials", "wet"), 13, rgb("101319"), 0.8),
        "bar": Material(("materials", "manila"), 14, rgb("2A2118"), 0.7),
        "slot": Material(("materials", "leather"), 13, rgb("1D1712"), 0.7),
        "chart": Material(("materials", "typed"), 11, rgb("191613"), 0.78),
    },
)
LEAD_KEY, HELP_KEY, GEAR_KEY = "edge.lead", "edge.help", "edge.gear"
PUSH_KEY, POINT_KEY = "edge.push", "edge.point"
KEYS = (
    Action(LEAD_KEY, "C", "Change who makes the check", "table"),
    Action(HELP_KEY, "Z", "Let the other hero help", "table"),
    Action(GEAR_KEY, "Shift+T", "Use the next tool that fits", "table"),
    Action(PUSH_KEY, "X", "Push a check for strain", "table"),
    Action(POINT_KEY, "O", "Use a light point", "table"),
)


def color_of(hero: str) -> Color:
    """Return the color of a hero; that of paper for one without any."""
    return PEOPLE.get(likeness_of(hero) or hero, PAPER)
