"""Talk with companions about threats: the list of things to say and ask, the bubbles on the map."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import plain
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.identity.identity import SLATE
from game.client.games.mandalorian.play.model import Model
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.tabletop.kit.marks import mark
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.table.contract import Table, as_kind
from game.mandalorian.rules.telling import TELLING
from game.table.decisions import Option, option

NOTHING = "You have nothing to tell or ask now. Look at a facedown threat, or let a companion look."
SIGNS = {"true": ("check", theme.GOOD), "false": ("close", theme.DANGER)}
"""by what became of it, the icon and color of what was said"""


def sayings(model: Model, token: str = "") -> list[Option]:
    """Return the options of talk: about a token, or about all of them."""
    found = [each for each in model.options if each.verb in TELLING]
    about = [each for each in found if each.target == token]
    return about or found


def open_talk(table: Table) -> None:
    """Open the list of things to say and ask: about the threat that is pointed at, if any."""
    model = as_kind(table.model, Model)
    pointed = table.inspector.pointed_thing()
    token = pointed[1] if pointed is not None and pointed[0] == "token" else ""
    found = sayings(model, token)
    if not found:
        tried = model.session.game.why_not(model.session.state, option("ask", "", token))
        table.views.say(tried.text if tried is not None and token else NOTHING)
        return
    made = [
        Command(each.key, plain(model.labels[each.key].label), partial(table.do.choose, each.key),
                plain(model.labels[each.key].detail))
        for each in found
    ]  # fmt: skip
    table.app.stack.push(PaletteScene(table.app, "What do you say or ask?", made))


def paint(surface: pygame.Surface, model: Model, spots: Spots, m: Metrics) -> None:
    """Draw a speech bubble with the shape of the speaker on each threat that was talked about; once
    it is turned up, with a tick or a cross."""
    for token, said in model.view["told"].items():
        rect = spots.get(("token", token))
        if rect is None:
            continue
        px = max(16, m.du(22))
        middle = (rect.right, rect.top)
        edge = theme.TEAL if not said["proved"] else SIGNS[said["proved"]][1]
        tail = [(middle[0] - px // 4, middle[1] + px // 4), (middle[0], middle[1] + px // 2),
                (middle[0] - px // 2, middle[1] + px * 3 // 4)]  # fmt: skip
        for color, grow in ((edge, max(1, m.du(2))), (SLATE, 0)):
            pygame.draw.polygon(surface, color, tail)
            pygame.draw.aacircle(surface, color, middle, px // 2 + grow)
        drawn = mark(said["seat"], px * 3 // 4)
        if said["proved"]:
            icon, color = SIGNS[said["proved"]]
            drawn = images.icon(icon, px * 5 // 8, color)
        surface.blit(drawn, drawn.get_rect(center=middle))
