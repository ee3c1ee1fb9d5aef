"""A deal between two players: each side's offer, and the other player's answer.

The proposer's side is at the left, the return at the right. A click on a card adds it to the deal
or removes it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards, faces
from game.client.games.outer_rim.favors.parts import (
    Choose,
    Closing,
    TokenButton,
    add_closing,
    grid,
    press,
)
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.stage import Backdrop, Glass, Scenery
from game.client.widgets import Button, Form, Label, RichText
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.outer_rim.trading import words as trading
from game.outer_rim.trading.rules import AMOUNTS
from game.table.decisions import option

STEPS = ("trade", "trade.answer")
OPENING = ("trade", "deal")
"""verbs that open a deal"""
STEPS_OF_A_TURN = ("planning", "action", "encounter")
SIDES = (
    ("give", "give", "withdraw", "pay_now", "pay_later", 1),
    ("ask", "ask", "waive", "get_now", "get_later", -1),
)
"""for each side: its list in the deal, the verbs of its cards and amounts, and its sign"""
CLOSING: Closing = (
    ("propose", "table.end", "primary"),
    ("accept", "table.end", "primary"),
    ("decline", "table.pass", "normal"),
    ("pass", "table.pass", "normal"),
)
BACK = {
    "pay_now": "get_now", "get_now": "pay_now", "pay_later": "get_later", "get_later": "pay_later",
}  # fmt: skip
"""for each verb of an amount, the one that takes it back"""
LEAST = AMOUNTS[0]
ROOMY_DU = 520  # width of a line that has room for three figures
APART = "Goods change hands only between players in the same space; credits and promises anywhere."
CARD_DU = 176  # least width of a card
NOTHING = "nothing"
"""what a side gives that gives nothing, in words"""
VEIL = 140  # over the place of a deal, 0..255
BUST_FROM_DU = 500  # width of a half that has room for its player


class Offered(Widget):
    """A card that is, or may become, part of the deal."""

    focusable = True
    pointer = True

    def __init__(
        self, key: str, rect: pygame.Rect, model: Model, card: str, on: bool, press: Choose | None
    ) -> None:
        super().__init__(f"choice.{key}", rect, enabled=press is not None)
        self.key_, self.model, self.card, self.on, self.press_ = key, model, card, on, press
        self.pointer = self.focusable = press is not None

    def activate(self) -> None:
        if self.press_ is not None:
            self.press_(self.key_)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        state = "selected" if self.on else "hover" if self.hot else "normal"
        faces.draw_tile(surface, self.rect, self.model.content, self.card, m, state=state)
        if self.on:
            px = m.du(26)
            mark = images.icon("check", px, theme.INK)
            low = self.rect.move(-m.du(6), -m.du(6)).bottomright
            surface.blit(mark, mark.get_rect(bottomright=low))


class Across(Widget):
    """A player at the table; the one at the right looks to the left."""

    solid = False

    def __init__(self, id: str, rect: pygame.Rect, person: str, turned: bool) -> None:
        super().__init__(id, rect)
        self.person, self.turned = person, turned

    def draw(self, surface: pygame.Surface) -> None:
        line = max(1, self.m.du(1))
        room = self.rect.inflate(-2 * line, -2 * line)
        high = min(room.height, room.width * 8 // 5)
        size = (high * 4 // 5, high)  # the proportions of a bust
        key = ("across", self.person, self.turned, size, room.width)

        def make() -> pygame.Surface:
            folder = "busts_left" if self.turned else "busts"
            bust = images.shoulders(folder, self.person, size)
            made = pygame.Surface((room.width, high), pygame.SRCALPHA)
            # The far shoulder is outside the picture: two people lean in.
            middle = room.width * (55 if self.turned else 45) // 100
            made.blit(bust, bust.get_rect(midbottom=(middle, high)))
            return images.ready(made)

        before = surface.get_clip()
        surface.set_clip(room.clip(before))
        drawn = images.cached(key, make)
        surface.blit(drawn, drawn.get_rect(bottomleft=room.bottomleft))
        surface.set_clip(before)


def verbs_without_button(model: Model, placed: Collection[str]) -> tuple[str, ...]:
    """Return the verbs that have no button among the answers; ``placed`` are the keys of those on
    the table.

    Deals are opened on the opponents' panels, unless a question is pending whose only other answer
    has a button: then the deals are listed beside it.
    """
    if model.decision is None or model.decision.step in STEPS_OF_A_TURN:
        return OPENING
    others = [each for each in model.options if each.verb not in (*OPENING, "favor")]
    alone = len(others) == 1 and others[0].key not in placed
    return () if alone else OPENING


def build(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, choose: Choose, scenery: Scenery
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add the view's widgets to the form; return the rectangle of each choice's button, by key.

    Both players sit across the table from each other, in the place where they are.
    """
    form.add(Backdrop("deal.frame", area, scenery, area.left, VEIL))
    room = Room(area).inset(m.du(28), m.du(20))
    deal: dict[str, Any] = model.view["deal"]
    head, foot = room.north(m.pitch("title")), room.south(m.du(56), m.du(12))
    partner = deal["proposer"] if deal["proposed"] else deal["other"]
    title = fonts.fit(m, "title", f"A deal with {model.player_name(partner)}", room.width).text
    form.add(Label("deal.title", head, title, "title"))
    if words := sentence(model):
        height = RichText.height(m, words, room.width, "reading")
        terms = room.north(min(height, 2 * m.pitch("reading")))
        form.add(RichText("deal.terms", terms, words, "reading", theme.SOFT))
    room.north(m.du(10))
    found: dict[str, pygame.Rect] = {}
    for side, part in zip(SIDES, room.columns(2, m.du(20)), strict=True):
        found |= _side(form, m, part, model, deal, side, choose)
    return found | _foot(form, m, foot, model, choose)


def sentence(model: Model) -> str:
    """Return the deal in one sentence, from the side of the player who looks at it; "" while
    nothing is on the table."""
    deal: dict[str, Any] = model.view["deal"]
    play, money = model.game.play(model.state), (deal["credits"], deal["promise"])
    give = trading.side(play, tuple(deal["give"]), *money)
    get = trading.side(play, tuple(deal["ask"]), *(-each for each in money))
    if model.seat != deal["proposer"]:
        give, get = get, give
    passed = trading.with_tokens(play, tuple(deal["tokens"]))
    if give == get == NOTHING:
        return f"Nothing else changes hands{passed}." if passed else ""
    if give == NOTHING:
        return f"You get {get} for free{passed}."
    return f"You give {give} for {get}{passed}."


def _side(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, deal: dict[str, Any], side: Any,
    choose: Choose,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add one player's half: the cards, the credits, the promise."""
    listed, put, back, now, later, sign = side
    seat = deal["proposer"] if sign > 0 else deal["other"]
    form.add(Glass(f"deal.{listed}", area))
    room, pad, height = Room(area).inset(m.du(14), m.du(10)), m.du(14), m.pick(44, 40)
    person = str(model.view["players"][seat]["character"] or "")
    if room.width >= m.du(BUST_FROM_DU) and images.has("busts", person):
        width = room.width * 27 // 100
        if sign < 0:
            bust = Room(area).east(width + pad)
            room.east(width, pad)
        else:
            bust = Room(area).west(width + pad)
            room.west(width, pad)
        form.add(Across(f"deal.{listed}.bust", bust, person, sign < 0))
    form.add(Heading(f"deal.{listed}.head", room.north(m.du(44), m.du(8)), model, seat))
    rows = (
        ("later", "promises", later, max(0, sign * deal["promise"])),
        ("now", "pays now", now, max(0, sign * deal["credits"])),
    )
    found = dict[str, pygame.Rect]()
    for name, words, verb, amount in rows:
        line = room.south(height, m.du(6))
        found |= _amount(form, m, line, model, f"deal.{listed}.{name}", words, verb, amount, choose)
    tokens = _tokens(form, m, Room(room).south(height), model, deal, seat, choose)
    found |= tokens
    if tokens:
        room.south(height, m.du(6))
    room.height -= m.du(4)
    if _without_goods(model, deal):
        room.height = min(room.height, RichText.height(m, APART, room.width, "caption"))
        form.add(RichText(f"deal.{listed}.apart", room, APART, "caption", theme.MUTED))
        return found
    return found | _cards(form, m, room, model, deal[listed], (put, back), choose)


def _tokens(
    form: Form, m: Metrics, line: pygame.Rect, model: Model, deal: dict[str, Any], seat: int,
    choose: Choose,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add the debt tokens that one side can give, those in the deal marked."""
    found: dict[str, pygame.Rect] = {}
    held = model.view["players"][seat]["debts"]
    wide = (line.width - m.du(6) * (len(held) - 1)) // max(1, len(held))
    for place, owner in enumerate(held):
        each = model.find(option("token", f"seat_{owner}").key)
        if each is None and owner not in deal["tokens"]:
            continue
        name, key = model.player_name(owner), each.key if each else ""
        button = TokenButton(f"choice.{key}" if key else f"deal.token.{owner}", owner, name,
                             press(choose, key) if key else _do_nothing, owner in deal["tokens"],
                             f"{literal(name)}'s debt token")  # fmt: skip
        least = min(wide, button.natural_width(m))
        button.label = fonts.fit(m, "button", name, least - m.du(74)).text
        button.rect = pygame.Rect(line.left + place * (wide + m.du(6)), line.top, least,
                                  line.height)  # fmt: skip
        form.add(button)
        found[key or button.id] = button.rect
    return found


def _do_nothing() -> None:
    """Do nothing: the token is only shown."""


def _without_goods(model: Model, deal: dict[str, Any]) -> bool:
    """Return True if a deal is without goods, because its players are in different spaces."""
    here, there = (model.view["players"][deal[each]]["space"] for each in ("proposer", "other"))
    return bool(here != there) and not deal["give"] and not deal["ask"]


def _cards(
    form: Form, m: Metrics, room: pygame.Rect, model: Model, on: list[str],
    verbs: tuple[str, str], choose: Choose,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add the cards of one side; those in the deal are marked."""
    options = [each for each in model.options if each.verb in verbs]
    shown = [(each.key, each.source) for each in options] or [(card, card) for card in on]
    found: dict[str, pygame.Rect] = {}
    for (key, card), rect in zip(shown, grid(m, room, len(shown), CARD_DU), strict=True):
        form.add(Offered(key, rect, model, card, card in on, choose if options else None))
        if options:
            found[key] = rect
    return found


def _amount(
    form: Form, m: Metrics, line: pygame.Rect, model: Model, id: str, words: str, verb: str,
    amount: int, choose: Choose,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add an amount of credits with buttons that increase it."""
    options = [each for each in model.options if each.verb == verb]
    found: dict[str, pygame.Rect] = {}
    offered = {int(each.source): each for each in options}
    right, gap = line.right, m.du(6)
    wide = max(_wide(m, f"+{step:,}", 104 if line.width >= m.du(ROOMY_DU) else 84)
               for step in AMOUNTS)  # fmt: skip
    for step in reversed(AMOUNTS) if options else ():
        if step in offered:  # otherwise its place stays free, so that the rows line up
            each = offered[step]
            spot = pygame.Rect(right - wide, line.top, wide, line.height)
            form.add(Button(f"choice.{each.key}", spot, f"+{step:,}", press(choose, each.key),
                            tip=model.labels[each.key].label))  # fmt: skip
            found[each.key] = spot
        right -= wide + gap
    less = _less(form, m, line, model, verb, choose) if amount >= LEAST else None
    if less is not None:
        less.rect.right = right
    if less is not None or options:
        right -= _less_wide(m, line) + gap
    text = pygame.Rect(line.left, line.top, right - line.left - m.du(4), line.height)
    form.add(Sum(id, text, words, amount))
    return found


def _less(
    form: Form, m: Metrics, line: pygame.Rect, model: Model, verb: str, choose: Choose
) -> Button | None:
    """Add the button that takes credits back: the same answer as if the other side added them."""
    back = model.find(option(BACK[verb], str(LEAST)).key)
    if back is None:
        return None
    label = _less_label(m, line)
    button = Button(f"deal.less.{verb}", line, label, press(choose, back.key),
                    tip=f"Removes {LEAST:,} credits from the deal")  # fmt: skip
    button.rect = pygame.Rect(0, line.top, _less_wide(m, line), line.height)
    return form.add(button)


def _less_label(m: Metrics, line: pygame.Rect) -> str:
    return f"-{LEAST:,}" if line.width >= m.du(ROOMY_DU) else "-"


def _less_wide(m: Metrics, line: pygame.Rect) -> int:
    label = _less_label(m, line)
    return _wide(m, label, 104 if len(label) > 1 else 44)


def _wide(m: Metrics, label: str, least: int) -> int:
    """Return the width of a button: as its words need, at least ``least`` units."""
    empty = pygame.Rect(0, 0, 0, 0)
    return max(m.du(least), Button("", empty, label, lambda: None).natural_width(m))


def _foot(
    form: Form, m: Metrics, foot: pygame.Rect, model: Model, choose: Choose
) -> dict[str, pygame.Rect]:
    """Add the buttons to propose and cancel, or to accept and decline."""
    buttons, text = add_closing(form, m, foot, model, choose, CLOSING)
    if model.find("pass") and not model.find("propose"):
        reason = model.why_not("propose")
        words = reason.text if reason else ""
        shown = fonts.fit(m, "body", words, text.width).text
        form.add(Label("deal.why", text, shown, "body", theme.MUTED))
    elif warning := _warning(model):
        high = RichText.height(m, warning, text.width, "caption")
        text.top, text.height = foot.bottom - min(high, foot.height), min(high, foot.height)
        form.add(RichText("deal.warning", text, warning, "caption", theme.DANGER))
    return {key: button.rect for key, button in buttons.items()}


def _warning(model: Model) -> str:
    """Return a warning about cards that a player will have to discard for lack of slots."""
    lines = []
    for side, held in model.view["deal"]["in_the_way"].items():
        seat = int(side)
        named = [f"**{literal(model.name(card))}**" for card in held]
        which = named[0] if len(named) == 1 else f"one of {', '.join(named)}"
        who = "You have" if seat == model.seat else f"{literal(model.player_name(seat))} has"
        lines.append(f"{who} no slot for the new card and will discard {which}.")
    return " ".join(lines)


class Heading(Widget):
    """The header of one half: mark, face, name and credits of its player."""

    reads = Rank.WORDS
    focusable = False
    pointer = False

    def __init__(self, id: str, rect: pygame.Rect, model: Model, seat: int) -> None:
        super().__init__(id, rect)
        self.model, self.seat = model, seat

    def draw(self, surface: pygame.Surface) -> None:
        m, shown = self.m, self.model.view["players"][self.seat]
        room, pen = Room(self.rect), Pen(surface, m, self.id)
        face = room.west(room.height, m.du(10))
        boards.portrait(surface, face, str(shown["character"] or ""), m, self.seat)
        money = f"{shown['credits']:,}"
        spot = room.east(pen.width("number", money) + m.du(36), m.du(10))
        pen.icon("credits", m.du(24), midleft=spot.midleft)
        spot.west(m.du(32))
        pen.text("number", money, theme.GOLD, spot)
        pen.text("heading", self.model.player_name(self.seat), theme.INK, room, cut=True)


class Sum(Widget):
    """The payment of one side: an amount and its meaning."""

    reads = Rank.WORDS
    focusable = False
    pointer = False

    def __init__(self, id: str, rect: pygame.Rect, words: str, amount: int) -> None:
        super().__init__(id, rect)
        self.words, self.amount = words, amount

    def draw(self, surface: pygame.Surface) -> None:
        m, room, pen = self.m, Room(self.rect), Pen(surface, self.m, self.id)
        figure = f"{self.amount:,}"
        spot = room.east(pen.width("number", figure) + m.du(6))
        pen.text("body", self.words, theme.SOFT, room, cut=True)
        pen.text("number", figure, theme.GOLD if self.amount else theme.MUTED, spot, "right")
