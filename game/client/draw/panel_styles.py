"""The shading of panels, buttons and other grounds."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.draw import theme
from game.client.draw.theme import Color, rgb


@dataclass(frozen=True)
class Look:
    """The shading of a panel: body from top to low, edge from top to low, shadow strength
    0..255."""

    top: Color
    low: Color
    edge_top: Color
    edge_low: Color
    radius: int = 8  # du
    shadow: int = 0


def looks() -> dict[str, Look]:
    """Return the looks in the current palette."""
    panel, raised, rim = theme.PANEL, theme.RAISED, theme.RIM
    pale, dark = theme.mix(theme.AMBER_TOP, theme.INK, 0.4), theme.mix(theme.AMBER_LOW, panel, 0.35)
    paper, hide = theme.mix(raised, rgb("6B5836"), 0.34), theme.mix(raised, rgb("5A3420"), 0.4)
    return {
        "panel": Look(theme.PANEL_TOP, panel, theme.EDGE, theme.HAIRLINE, 10, 120),
        "flat": Look(panel, panel, theme.HAIRLINE, theme.HAIRLINE, 8),
        "raised": Look(theme.RAISED_TOP, raised, theme.EDGE, theme.HAIRLINE, 8, 90),
        "sunken": Look(theme.SUNKEN_TOP, theme.SUNKEN, theme.SUNKEN_TOP, theme.HAIRLINE, 8),
        "field": Look(theme.SUNKEN_TOP, theme.SUNKEN, theme.RIM_LOW, rim, 8),
        "button": Look(theme.RAISED_TOP, raised, rim, theme.RIM_LOW, 7, 80),
        "button_hot": Look(theme.HOT_TOP, theme.RAISED_HOT, theme.RIM_HOT, rim, 7, 80),
        "button_down": Look(theme.SUNKEN, raised, theme.RIM_LOW, rim, 7),
        "disabled": Look(theme.PANEL_TOP, panel, theme.HAIRLINE, theme.HAIRLINE, 7),
        "chosen": Look(theme.HOT_TOP, theme.RAISED_HOT, theme.INK, theme.SOFT, 7, 80),
        "chosen_hot": Look(theme.EDGE, theme.HOT_TOP, theme.INK, theme.INK, 7, 80),
        "chosen_down": Look(theme.SUNKEN, theme.RAISED_HOT, theme.SOFT, theme.INK, 7),
        "primary": Look(theme.AMBER, theme.AMBER_LOW, pale, dark, 7, 110),
        "primary_hot": Look(theme.AMBER_TOP, theme.AMBER, theme.mix(pale, theme.INK, 0.6),
                            theme.mix(dark, theme.AMBER, 0.3), 7, 110),
        "primary_down": Look(theme.AMBER_LOW, theme.AMBER, dark, pale, 7),
        "tip": Look(theme.FLOAT_TOP, theme.FLOAT, theme.EDGE_HOT, theme.EDGE, 8, 170),
        "modal": Look(theme.MODAL_TOP, panel, theme.EDGE_HOT, theme.HAIRLINE, 14, 220),
        "key": Look(theme.KEY_TOP, theme.KEY_LOW, theme.EDGE_HOT, theme.EDGE, 5),
        "vellum": Look(theme.mix(paper, theme.INK, 0.05), theme.mix(paper, theme.DEEP, 0.45),
                       theme.mix(paper, theme.INK, 0.22), theme.mix(paper, theme.DEEP, 0.3), 8, 90),
        "leather": Look(hide, theme.mix(hide, theme.DEEP, 0.5), theme.mix(hide, theme.INK, 0.15),
                        theme.mix(hide, theme.DEEP, 0.3), 8),
        "knob": Look(rgb("FFFFFF"), rgb("C8D0DA"), theme.INK, theme.MUTED, 12, 110),
    }  # fmt: skip
