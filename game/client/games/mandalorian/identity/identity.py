"""The colors, materials and keys of The Mandalorian: Adventures."""

from __future__ import annotations

from game.client.draw import theme
from game.client.draw.materials import Material
from game.client.draw.theme import Color, Style, rgb
from game.client.shell.window.registry import Look
from game.client.widgets.keymap import Action

SLATE, SAND, LAVA, STEEL = rgb("14171B"), rgb("C9AE86"), rgb("E4552B"), rgb("9FB1BF")
FACE = "Teko"
"""the display face"""
NAME, HEAD, TITLE = "ma_name", "ma_head", "ma_title"
"""styles of names, in the display face"""
theme.STYLES.setdefault(NAME, Style(FACE, "Medium", 24, 22, "SemiBold", 1.1))
theme.STYLES.setdefault(HEAD, Style(FACE, "Medium", 30, 26, "SemiBold", 1.2))
theme.STYLES.setdefault(TITLE, Style(FACE, "SemiBold", 42, 36, "Bold", 1.15))
PEOPLE: dict[str, Color] = {
    "the_mandalorian": rgb("A9BCCB"),
    "ig_11": rgb("CDBB6E"),
    "kuiil": rgb("D98A4A"),
    "greef_karga": rgb("C65C8E"),
    "cara_dune": rgb("4FAE9F"),
    "migs_mayfeld": rgb("6C97DC"),
    "burg": rgb("D4594B"),
    "xian": rgb("A678D0"),
}
"""the color of each character, on pawn, panel and cards"""

LOOK = Look(
    accent=SAND,
    ground=SLATE,
    face=FACE,
    materials={
        "board": Material(("materials", "hammered"), 10, rgb("171A1E"), 0.7),
        "bar": Material(("materials", "scratched"), 12, rgb("26282B"), 0.55),
        "slot": Material(("materials", "hammered"), 13, rgb("1B1713"), 0.6),
        "chart": Material(("materials", "adobe"), 9, rgb("211E1B"), 0.62),
    },
)
SLOT_KEYS = tuple(f"mandalorian.slot_{number}" for number in range(1, 6))
FORECAST_KEY, PAST_KEY = "mandalorian.forecast", "mandalorian.past"
LEAVE_KEY, TALK_KEY = "mandalorian.leave", "mandalorian.talk"
PEEK_KEY = "mandalorian.peek"
KEYS = (
    *(
        Action(id, key, f"Put the card in hand into slot {number}", "table")
        for number, (id, key) in enumerate(zip(SLOT_KEYS, "QWRYU", strict=True), 1)
    ),
    Action(FORECAST_KEY, "D", "What the next event could do", "table"),
    Action(PAST_KEY, "J", "What the latest events did", "table"),
    Action(TALK_KEY, "Shift+Y", "Tell companions about a threat, or ask them", "table"),
    Action(PEEK_KEY, "Backspace", "Hold to see your hand and role in The Leak", "table"),
    Action(LEAVE_KEY, "Shift+L", "Leave the choices of this event to the computer", "table"),
)


def color_of(character: str) -> Color:
    """Return the color of a character; steel for one without any."""
    return PEOPLE.get(character, STEEL)
