"""A request for a favor as one form: the favor, the player who is asked, and the payment."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.favors.deal import VEIL, Offered, Sum
from game.client.games.outer_rim.favors.parts import (
    Choose,
    Closing,
    TokenButton,
    add_closing,
    flow,
    grid,
    high,
    press,
)
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.stage import Backdrop, Glass, Scenery
from game.client.widgets import Button, Form, Label, RichText
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.frames import FavorAsk
from game.outer_rim.favors.words import NAMES, favor_name
from game.outer_rim.text.names import seat_of
from game.table.decisions import option
from game.table.grammar import capital

SHARE = 0.42
"""of the width: the wish and the players; the price has the rest"""
LEAST_CARD_DU = 96
CARD_DU = 160
FOOT: Closing = (
    ("propose", "table.end", "primary"),
    ("pass", "table.pass", "normal"),
    ("cancel", "table.pass", "normal"),
)
FIRST = "What do you need?"
_NONE = pygame.Rect(0, 0, 0, 0)
Found = dict[str, pygame.Rect]


class Request:
    """Lays out one request in an area."""

    def __init__(self, form: Form, m: Metrics, model: Model, choose: Choose) -> None:
        self.form, self.m, self.model, self.choose = form, m, model, choose
        self.play = model.game.play(model.state)
        frame = self.play.stack[-1]
        assert isinstance(frame, FavorAsk)
        self.frame = frame
        self.shown: dict[str, Any] = model.view["favor"]
        self.found: Found = {}

    def build(self, area: pygame.Rect, scenery: Scenery) -> Found:
        """Add everything; return the rectangle of each answer's button, by key."""
        m = self.m
        self.form.add(Backdrop("request.frame", area, scenery, area.left, VEIL))
        room = Room(area).inset(m.du(28), m.du(16))
        head = room.north(m.pitch("title"))
        kind = self.frame.kind
        wanted = NAMES.get(kind, "")
        title = f"{facts.asks(self.model)} {wanted}" if wanted else "Shut out a rival"
        title = fonts.fit(m, "title", title, room.width).text
        self.form.add(Label("request.title", head, title, "title"))
        asked = literal(self.model.prompt) if favor_deals.named(self.frame) else FIRST
        line = room.north(RichText.height(m, asked, room.width, "body"), m.du(10))
        self.form.add(RichText("request.words", line, asked, "body", theme.SOFT))
        foot = room.south(m.du(52), m.du(10))
        self._wish(room.west(round(room.width * SHARE), m.du(16)))
        self._price(room)
        self._foot(foot)
        return self.found

    def _pane(self, id: str, area: pygame.Rect) -> Room:
        self.form.add(Glass(id, area))
        return Room(area).inset(self.m.du(16), self.m.du(12))

    def _head(self, id: str, area: pygame.Rect, words: str) -> Room:
        """Add a heading; return the room below it."""
        m, room = self.m, Room(area)
        line = room.north(m.pitch("body_bold"), m.du(6))
        self.form.add(Label(id, line, fonts.fit(m, "body_bold", words, line.width).text,
                            "body_bold"))  # fmt: skip
        return room

    def _add(self, button: Button) -> None:
        self.form.add(button)
        if button.id.startswith("choice."):
            self.found[button.id.removeprefix("choice.")] = button.rect

    # -- what and whom --

    def _wish(self, area: pygame.Rect) -> None:
        room = self._pane("request.wish", area)
        wishes = [each for each in self.model.options if each.verb == "wish"]
        if wishes:
            room = self._head("request.what", room, self.model.prompt)
            buttons = [self._wish_button(each.key, each.source) for each in wishes]
            flow(self.m, room, buttons, (room.width - self.m.du(8)) // 2)
            for button in buttons:
                self._add(button)
            return
        wanted = favor_name(self.play, self.frame.kind, self.frame.wish)
        room = self._head("request.what", room, capital(wanted))
        kind, wish = self.frame.kind, self.frame.wish
        if kind in NAMES and (odds := facts.effect_of(self.model, kind, wish)):
            line = room.north(RichText.height(self.m, odds, room.width, "caption"))
            self.form.add(RichText("request.effect", line, odds, "caption", theme.SOFT))
            room.top += self.m.du(10)
        self._whom(self._head("request.whom", room, "Who do you ask?"))

    def _wish_button(self, key: str, source: str) -> Button:
        said = self.model.labels[key]
        label = said.label if source.startswith("seat_") else source.title()
        owner = self.model.calling
        if owner >= 0 and source not in facts.wishes_granted_by(self.model, self.frame.kind, owner):
            reason = facts.UNABLE.format(who=literal(self.model.player_name(owner)))
            return Button(f"request.{key}", _NONE, label, lambda: None, icon=source,
                          enabled=False, reason=reason)  # fmt: skip
        return Button(f"choice.{key}", _NONE, label, press(self.choose, key),
                      icon="" if source.startswith("seat_") else source, tip=literal(said.detail)
                      )  # fmt: skip

    def _whom(self, room: pygame.Rect) -> None:
        buttons = [self._person(-1, "Anyone")]
        people = favors.people(self.play, self.frame.seat)
        if self.frame.kind == favors.WITHHOLD:
            buttons = []
        buttons += [self._person(seat, self.model.player_name(seat)) for seat in people]
        flow(self.m, room, buttons, (room.width - self.m.du(8)) // 2)
        for button in buttons:
            self._add(button)

    def _person(self, seat: int, name: str) -> Button:
        each = option("whom", "anyone" if seat < 0 else f"seat_{seat}")
        if seat == self.frame.to:
            return Button(f"request.{each.key}", _NONE, name, lambda: None, kind="chosen",
                          icon="check", tip="You ask this player")  # fmt: skip
        if self.model.find(each.key):
            tip = self.model.labels[each.key].detail
            return Button(f"choice.{each.key}", _NONE, name, press(self.choose, each.key),
                          tip=literal(tip))  # fmt: skip
        reason = self.model.why_not(each.verb, each.source)
        no = seat >= 0 and favors.unwilling(self.play, self.frame.seat, seat) is not None
        label = f"{name} said no" if no else name
        return Button(f"request.{each.key}", _NONE, label, lambda: None, enabled=False,
                      reason=literal(reason.text) if reason else facts.NOBODY)  # fmt: skip

    # -- the price --

    def _price(self, area: pygame.Rect) -> None:
        m = self.m
        room = self._pane("request.pane", area)
        if not favor_deals.named(self.frame):
            owner = self.model.calling
            words = "Then choose who to ask, and what to offer."
            if owner >= 0:
                words = f"The debt of {self.model.player_name(owner)} pays for it."
            self._head("request.price", room, words)
            return
        room = self._head("request.price", room, "What do you offer?")
        if counted := facts.told_price(self.model):
            rect = room.north(m.pitch("caption"), m.du(6))
            words = fonts.fit(m, "caption", counted, rect.width).text
            self.form.add(Label("request.counted", rect, words, "caption", theme.SOFT))
        for id, words, verbs, amount in (
            ("now", "credits now", ("less", "more"), self.shown["credits"]),
            ("later", "promised, not binding", ("swear",), self.shown["promise"]),
        ):
            line = pygame.Rect(room.left, room.top, room.width, high(m))
            self._money(id, line, words, verbs, amount)
            room.top, room.height = line.bottom + m.du(6), room.bottom - line.bottom - m.du(6)
        held = [each for each in self.model.options if each.verb == "token"]
        buttons = [self._token(each.key, seat_of(each.source)) for each in held]
        need = self._cards_need(room.width)
        for short in (self._named_token, self._bare_token):
            if flow(m, room, buttons) + m.du(8) + need <= room.bottom:
                break
            buttons = [short(each) for each in buttons]
        bottom = flow(m, room, buttons)
        for button in buttons:
            self._add(button)
        if buttons:
            bottom += m.du(8)
        self._cards(pygame.Rect(room.left, bottom, room.width, room.bottom - bottom))

    def _cards_need(self, wide: int) -> int:
        """Return the least height of the cards that can pay, as buttons with their names."""
        options = [each for each in self.model.options if each.verb in ("give", "withdraw")]
        named = [self._named_button(each.key, each.source) for each in options]
        return flow(self.m, pygame.Rect(0, 0, wide, 0), named)

    def _named_token(self, button: TokenButton) -> TokenButton:
        """Return a debt token with its owner's name alone."""
        mine = button.seat == self.frame.asker
        button.label = "You" if mine else self.model.player_name(button.seat)
        return button

    def _bare_token(self, button: TokenButton) -> TokenButton:
        """Return a debt token without words."""
        button.label = ""
        return button

    def _money(
        self, id: str, line: pygame.Rect, words: str, verbs: tuple[str, ...], amount: int
    ) -> None:
        """Add an amount, and the chips that change it."""
        m, right, gap = self.m, line.right, self.m.du(6)
        options = [each for each in self.model.options if each.verb in verbs]
        for each in sorted(options, key=lambda o: (o.verb == "less", -int(o.source))):
            sign = "-" if each.verb == "less" else "+"
            button = Button(f"choice.{each.key}", line, f"{sign}{int(each.source):,}",
                            press(self.choose, each.key),
                            tip=self.model.labels[each.key].label)  # fmt: skip
            wide = max(m.du(84), button.natural_width(m))
            button.rect = pygame.Rect(right - wide, line.top, wide, line.height)
            self._add(button)
            right -= wide + gap
        text = pygame.Rect(line.left, line.top, right - line.left - m.du(6), line.height)
        self.form.add(Sum(f"request.{id}", text, words, amount))

    def _token(self, key: str, seat: int) -> TokenButton:
        mine = seat == self.frame.asker
        label = "Your debt token" if mine else f"{self.model.player_name(seat)}'s debt token"
        tip = "You will owe a favor to its holder, and cannot refuse it"
        if not mine:
            tip = f"{literal(self.model.player_name(seat))} cannot refuse it"
        return TokenButton(f"choice.{key}", seat, label, press(self.choose, key),
                           seat in self.shown["tokens"], tip)  # fmt: skip

    def _cards(self, room: pygame.Rect) -> None:
        """Add the cards that can pay, or why none can."""
        m = self.m
        options = [each for each in self.model.options if each.verb in ("give", "withdraw")]
        if not options:
            reason = favor_deals.why_no_cards(self.play, self.frame)
            words = literal(reason.text) if reason else "You have no cards to give."
            for style in ("caption", "tile"):
                line = Room(room).north(RichText.height(m, words, room.width, style))
                if line.height <= room.height:
                    self.form.add(RichText("request.cards", line, words, style, theme.MUTED))
                    break
            return
        spots = grid(m, room, len(options), CARD_DU)
        if spots[0].height < m.du(LEAST_CARD_DU):
            buttons = [self._named_button(each.key, each.source) for each in options]
            flow(m, room, buttons)
            for button in buttons:
                self._add(button)
            return
        for each, rect in zip(options, spots, strict=True):
            on = each.source in self.shown["give"]
            self.form.add(Offered(each.key, rect, self.model, each.source, on, self.choose))
            self.found[each.key] = rect

    def _named_button(self, key: str, card: str) -> Button:
        on = card in self.shown["give"]
        return Button(f"choice.{key}", _NONE, self.model.name(card), press(self.choose, key),
                      kind="chosen" if on else "normal")  # fmt: skip

    # -- the end --

    def _foot(self, foot: pygame.Rect) -> None:
        m, form = self.m, self.form
        buttons, room = add_closing(form, m, foot, self.model, self.choose, FOOT)
        self.found |= {key: button.rect for key, button in buttons.items()}
        ask = self.model.find("propose")
        if ask is not None:
            form.set_focus(buttons[ask.key])  # Enter asks
        elif favor_deals.named(self.frame):
            reason = favor_deals.why_not_propose(self.play, self.frame)
            words = reason.text if reason else ""
            form.add(Label("request.why", room, fonts.fit(m, "body", words, room.width).text,
                           "body", theme.MUTED))  # fmt: skip
