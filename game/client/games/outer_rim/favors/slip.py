"""The slip at the foot of the map: a player answers a request, picks an offer, or may still ask
for a favor before the dice. Nothing of it is hidden, so the table stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.favors.parts import Choose, TokenButton, flow, press
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.marks import draw_mark
from game.client.widgets import Button, Form, RichText, keymap
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.outer_rim.favors.words import favor_name, price
from game.outer_rim.text.names import seat_of
from game.table.decisions import Option
from game.table.grammar import percent

WIDTH_DU = 860
PAD_DU, LEFT_DU = 14, 52
KEYS = {
    "accept": "table.end", "propose": "table.end", "decline": "table.pass",
}  # fmt: skip
OF_MOMENT = {"pass": "table.end"}
LABELS = {"accept": "Accept", "propose": "Agree for this price", "decline": "Decline"}
FIRST = ("accept", "propose", "grant", "decline", "pass")
"""answers that come first on a slip; the others change the price"""

OpenTray = Callable[[str], None]


class Slip(Widget):
    """The paper of the slip, in the color of the player who is asked."""

    def __init__(self, rect: pygame.Rect, seat: int) -> None:
        super().__init__("slip", rect)
        self.seat, self.solid = seat, False

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "raised", m.unit)
        color = theme.PLAYERS[self.seat].color
        pygame.draw.rect(surface, color, self.rect, max(2, m.du(2)), border_radius=m.du(8))
        band = pygame.Rect(self.rect.left, self.rect.top, m.du(10), self.rect.height)
        pygame.draw.rect(surface, color, band, border_top_left_radius=m.du(8),
                         border_bottom_left_radius=m.du(8))  # fmt: skip
        spot = (self.rect.left + m.du(32), self.rect.top + m.du(26))
        draw_mark(surface, m, self.seat, spot, m.du(9))


def place(m: Metrics, area: pygame.Rect, model: Model, elsewhere: Collection[str]) -> pygame.Rect:
    """Return the place of the slip at the foot of an area; verbs ``elsewhere`` have buttons on the
    table."""
    box = pygame.Rect(0, 0, min(m.du(WIDTH_DU), area.width - 2 * m.du(8)), 0)
    line, text_high = _line(m, box, model)
    rows = flow(m, line, _buttons(model, lambda key: None, lambda kind: None, elsewhere))
    box.height = text_high + m.du(8) + rows + 2 * m.du(PAD_DU)
    box.midbottom = (area.centerx, area.bottom - m.du(8))
    return box


def _line(m: Metrics, box: pygame.Rect, model: Model) -> tuple[pygame.Rect, int]:
    """Return a line of the slip, at its upper left corner, and the height of its words."""
    wide = box.width - m.du(LEFT_DU) - m.du(PAD_DU)
    return pygame.Rect(0, 0, wide, 0), RichText.height(m, words(model), wide, "body")


def build(
    form: Form,
    m: Metrics,
    box: pygame.Rect,
    model: Model,
    choose: Choose,
    tray: OpenTray,
    elsewhere: Collection[str],
) -> dict[str, pygame.Rect]:
    """Add the slip at its place; return the rectangles of the answers by key."""
    assert model.decision is not None
    form.add(Slip(box, model.decision.seat))
    line, text_high = _line(m, box, model)
    text = pygame.Rect(box.left + m.du(LEFT_DU), box.top + m.du(PAD_DU), line.width, text_high)
    form.add(RichText("slip.words", text, words(model), "body")).reads = Rank.ASKED
    line.topleft = (text.left, text.bottom + m.du(8))
    buttons, found = _buttons(model, choose, tray, elsewhere), dict[str, pygame.Rect]()
    flow(m, line, buttons)
    for button in buttons:
        form.add(button)
        if button.id.startswith("choice."):
            found[button.id.removeprefix("choice.")] = button.rect
    return found


def words(model: Model) -> str:
    """Return what the slip says, as markup."""
    assert model.decision is not None
    who = f"**{literal(model.player_name(model.decision.seat))}**"
    if model.step == facts.MOMENT:
        return _before_dice(model, who)
    shown: dict[str, Any] = model.view["favor"]
    play = model.game.play(model.state)
    wanted = literal(favor_name(play, shown["kind"], shown["wish"]))
    if model.step == facts.PICK:
        return f"{who}, who do you pay for {wanted}?"
    asker = f"**{literal(model.player_name(shown['asker']))}**"
    offered = price(play, shown["credits"], tuple(shown["tokens"]), tuple(shown["give"]),
                    shown["promise"])  # fmt: skip
    others = [
        f"{literal(model.player_name(each['seat']))} has agreed for "
        f"{literal(price(play, each['credits'], tuple(each['tokens'])))}."
        for each in shown["offers"]
    ]
    return " ".join([f"{asker} asks {who} for {wanted} and offers {literal(offered)}.", *others])


def _before_dice(model: Model, who: str) -> str:
    skill = facts.tested_skill(model) if getattr(model.state.stack[-1], "skill", "") else ""
    what = f"tests **{skill.title()}**" if skill else "rolls for the combat"
    found = facts.chances(model, "advice" if skill else "combat_strategy")
    if not facts.helpful_favor(model):
        odds = f": **{percent(found[0])}**" if found else ""
        return f"{who} {what}{odds}."
    odds = f": **{percent(found[0])}** as it is" if found else ""
    return f"{who} {what}{odds}. Your last chance to ask a favor."


def _buttons(
    model: Model, choose: Choose, tray: OpenTray, elsewhere: Collection[str]
) -> list[Button]:
    options = [each for each in model.options if each.verb not in elsewhere]
    options.sort(key=lambda each: each.verb not in FIRST)
    made = [_button(model, each, choose) for each in options]
    if model.step == facts.MOMENT and (kind := facts.helpful_favor(model)):
        found = facts.chances(model, kind)
        label = f"With a favor: {percent(found[1])}" if found else "Ask for a favor"
        hint = Button("slip.favor", pygame.Rect(0, 0, 0, 0), label, lambda: tray(kind),
                      icon="favor", tip="Opens the tray of favors")  # fmt: skip
        made.insert(1, hint)
    return made


def _button(model: Model, each: Option, choose: Choose) -> Button:
    said, moment = model.labels[each.key], model.step == facts.MOMENT
    id, nowhere = f"choice.{each.key}", pygame.Rect(0, 0, 0, 0)
    if each.verb == "token":
        seat = seat_of(each.source)
        shown = model.view["favor"]["tokens"]
        return TokenButton(id, seat, _whose(model, seat), press(choose, each.key), seat in shown,
                           said.label)  # fmt: skip
    label = LABELS.get(each.verb, said.label)
    if each.verb in ("more", "less"):
        label = f"{'+' if each.verb == 'more' else '-'}{int(each.source):,}"
    elif each.verb == "grant":
        label = f"{said.label}: {said.detail.removeprefix('For ')}"
    keys = {**KEYS, **(OF_MOMENT if moment else {"pass": "table.pass"})}
    key = keymap.key(keys[each.verb]) if each.verb in keys else ""
    first = each.verb in ("accept", "propose") or moment and each.verb == "pass"
    return Button(id, nowhere, label, press(choose, each.key), tip=said.detail, hotkey=key,
                  kind="primary" if first else "normal")  # fmt: skip


def _whose(model: Model, seat: int) -> str:
    return f"{model.player_name(seat)}'s debt token"
