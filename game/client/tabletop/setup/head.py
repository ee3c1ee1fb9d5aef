"""The head of the new-game screen: its title, the expected length, and the switches of the whole
game: whether it is guided, and the house rules."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.tabletop.guidance.guided_game import GuideFile
from game.client.tabletop.kit.box_page import in_face
from game.client.tabletop.setup import house_rules
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.house_rules import PRACTICE, UNAIDED, UNCOUNTED, HouseRulesScene
from game.client.widgets import Button, Label, RichText, keymap
from game.table.registry import rules

LED = "**Guided**: you see a suggestion for each step; you can always do something else"
NOT_LED = "**Off**: you play on your own; turn it on at any time in the menu at the table"


class Head:
    """Title and switches, with the outlook or a note on side effects of the last choice."""

    def __init__(self, setup: Setup[Any]) -> None:
        self.setup, self.form, self.choices = setup, setup.form, setup.choices
        self.led = GuideFile(setup.game).is_default()

    def add(self, m: Metrics, head: pygame.Rect) -> None:
        """Add the title, the outlook (or the note on side effects), and house rules."""
        style = in_face(self.setup.game, "title")
        width = fonts.measure(m, style, "New game")[0] + m.du(4)
        title = pygame.Rect(head.left, head.top, width, head.height)
        self.form.add(Label("new.title", title, "New game", style))
        right, left = head.right, title.right
        if self.setup.guided:
            left = self._lead_button(m, head, title.right + m.du(24)).rect.right
        if self._switches:
            right = self._rules_button(m, head).rect.left - m.du(16)
        line = pygame.Rect(left + m.du(20), head.top, 0, head.height)
        line.width = right - line.left
        if self.setup.note:
            self._add_note(m, line, self.setup.note)
            return
        said, tip = self.choices.outlook()
        text = fonts.fit(m, "caption", said, line.width).text
        self.form.add(Label("new.said", line, text, "caption", theme.MUTED, "right", tip=tip))

    def _add_note(self, m: Metrics, area: pygame.Rect, note: str) -> None:
        """Add what the last choice has changed besides, in as many lines as there is room for."""
        told, style = literal(note), "caption"
        height = RichText.height(m, told, area.width, style)
        if height > area.height:
            told, style = literal(fonts.fit(m, "tile", note, area.width).text), "tile"
            height = RichText.height(m, told, area.width, style)
        line = pygame.Rect(area.left, 0, area.width, height)
        line.centery = area.centery
        shown = self.form.add(RichText("new.note", line, told, style, theme.GOLD, "right"))
        shown.tip = literal(note)

    # -- a guided game --

    def _lead_button(self, m: Metrics, head: pygame.Rect, left: int) -> Button:
        """Add the switch that has the game led, with as many words as there is room for."""
        why = self.choices.why_not_led
        icon = "check" if self.led and not why else "close"
        button = Button("new.lead", head, "", self.switch_lead, icon=icon,
                        hotkey=keymap.key("setup.lead"), enabled=not why, reason=why,
                        tip=LED if self.led else NOT_LED)  # fmt: skip
        room = head.width // 2 - (left - head.left)
        for words in ("Guided game", "Guided"):
            button.label = words
            if button.natural_width(m) <= room:
                break
        button.rect = pygame.Rect(left, head.top, button.natural_width(m), head.height)
        return self.form.add(button)

    def switch_lead(self) -> None:
        """Have the game led, or not."""
        self.led = not self.led
        self.setup.changed()

    # -- house rules --

    @property
    def _switches(self) -> bool:
        """True if there are house rules, practice or hints to choose."""
        party = self.setup.party
        return bool(party.rules) or party.alone or self._advised

    @property
    def _advised(self) -> bool:
        """True if the game has hints."""
        return bool(rules(self.setup.game).adviser)

    @property
    def _rules_on(self) -> list[str]:
        """The house rules in use, practice if it counts, and what was chosen about hints."""
        party, advised = self.setup.party, self._advised
        return [
            *party.variants,
            *([PRACTICE.id] if party.practises else []),
            *([UNAIDED.id] if party.unaided and advised else []),
            *([UNCOUNTED.id] if party.uncounted and advised else []),
        ]

    def _rules_button(self, m: Metrics, head: pygame.Rect) -> Button:
        chosen = len(self._rules_on)
        label = "House rules" if not chosen else f"House rules: {chosen}"
        button = Button("new.rules", head, label, self.house_rules, icon="log",
                        hotkey=keymap.key("setup.rules"),
                        tip=house_rules.summary(self.setup.party.rules,
                                                self._rules_on))  # fmt: skip
        natural = button.natural_width(m)
        button.rect = pygame.Rect(head.right - natural, head.top, natural, head.height)
        return self.form.add(button)

    def house_rules(self) -> None:
        """Open the page of house rules."""
        party, app = self.setup.party, self.setup.app
        offered = (
            *party.rules,
            *([PRACTICE] if party.alone else []),
            *((UNAIDED, UNCOUNTED) if self._advised else ()),
        )
        app.stack.push(HouseRulesScene(app, offered, self._rules_on, self.set_rule))

    def set_rule(self, id: str, on: bool) -> None:
        """Turn a house rule, practice, or a choice about hints on or off."""
        party = self.setup.party
        if id == PRACTICE.id:
            party.practice = on
        elif id == UNAIDED.id:
            party.unaided = on
        elif id == UNCOUNTED.id:
            party.uncounted = on
        else:
            party.turn(id, on)
        self.setup.changed(self.choices.on_switch_rule(id))
