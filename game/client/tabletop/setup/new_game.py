"""The frame of the screen for setting up a game: Start is one click away.

A game subclasses ``NewGameScene``: ``build`` lays out its own choices at the left, beside the
seats. Seats, seed, code, house rules, and remembering the last choices are the same for all games;
the choices are in the game's ``Party``.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from game.client.draw.scenery import backdrop
from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.app.report import copied
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.setup import casting, house_rules, seat_rows
from game.client.tabletop.play import starting
from game.client.tabletop.setup.casting import Casting
from game.client.tabletop.setup.house_rules import PRACTICE, UNAIDED, UNCOUNTED, HouseRulesScene
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.guidance.lead import LeadFile
from game.client.tabletop.setup.new_game_parts import Cover, Person, least
from game.client.tabletop.play.party import LONGEST_NAME, Party, Seat
from game.client.tabletop.setup.picking import Pick, PickScene
from game.client.tabletop.records.records import Aid
from game.client.tabletop.setup.seat_rows import Portrait, SeatFace, SeatFrame, SeatKind
from game.client.widgets import (
    Button,
    Choice,
    Dropdown,
    Label,
    Panel,
    RichText,
    TextEntry,
    dropdown,
    keymap,
)
from game.table.registry import rules

MOST_SEED = 999_999
SHORT_CODE, LONGEST_CODE = 16, 30  # characters of a code
LED = "**On**: somebody leads you through this game, one step at a time; any choice stays yours"
NOT_LED = "**Off**: you play on your own; the menu at the table can turn it on"
VEIL = (150, 190)
PERSON_DU, LEAST_PERSON_DU, LEAST_WORDS_DU = 420, 260, 250
LEAST_COVER, MOST_COVER = 260, 620  # du that the box is high
NAME_FIELD = re.compile(r"seat\.(\d+)\.name")
WHY_STYLES = ("body", "caption", "tile")
"""the type of the reason beside Start, the largest that fits"""
P = TypeVar("P", bound=Party[Any])


@dataclass(frozen=True)
class Draft(Generic[P]):
    """Choices that were left without a game."""

    party: P
    seed: str
    picked: int


class NewGameScene(Scene, Generic[P]):
    """The choices for a game, with Start focused.

    ``seed`` fills the seed field; ``chosen`` None stands for the choices that were left without a
    game, or else the last ones (then it is ``fresh``). ``picked`` is the seat whose choices show,
    if seats have any: ``seat_tip`` then explains picking. ``note`` says what the last choice has
    changed besides.
    """

    name = "new_game"
    party_type: type[P]
    seat_tip: ClassVar[str] = ""
    seed_tip: ClassVar[str] = "The same seed gives the same game"
    adds: ClassVar[str] = "Add a friend"
    code_tip: ClassVar[str] = "This whole setup: share it, or type one you were given"

    def __init__(self, app: SceneHost, seed: int | None = None, chosen: P | None = None) -> None:
        super().__init__(app)
        self.game = self.party_type.game
        draft: Draft[P] | None = app.drafts.get(self.game) if chosen is None else None
        self.fresh = chosen is None and draft is None
        self.party: P = self.party_type.remembered() if chosen is None else chosen
        self.picked, self.seed = 0, str(random.randrange(1, MOST_SEED))
        if draft is not None:
            self.party, self.picked, self.seed = draft.party, draft.picked, draft.seed
        self.seed = self.seed if seed is None else str(seed)
        self.typed: str | None = None  # a partly typed code
        self.note = ""
        self.begun = False
        self.ground = Layer()
        self.focused = False
        self.led = LeadFile(self.game).wanted()

    # -- for the game to fill in --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the game's own choices."""

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the area below the seats: the choices of the picked one."""

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the game ("About 12 rounds, 40 minutes"), and a tip."""
        return "", ""

    def seat_title(self, place: int) -> str:
        """Return the label of a seat without a name."""
        return f"Player {place + 1}"

    def kind_tip(self, place: int) -> str:
        """Return how the player of a seat plays, "" for a person."""
        kind = self.party.kind(place)
        return "" if kind.id == "human" else f"**{literal(kind.name)}.** {literal(kind.words)}"

    @property
    def remedy(self) -> tuple[str, Callable[[], None]] | None:
        """The label and the action of a button that lets a game begin, None if nothing is amiss."""
        return None

    @property
    def portrait(self) -> Portrait | None:
        """The function that draws a seat's face, None for a mark alone."""
        return None

    def bust(self, place: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the person of a seat without a ground, facing right; None for nobody."""
        return None

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        """Lay out anew; a text that is being typed keeps its cursor."""
        focus = self.form.focus
        super().relayout(table_metrics(m))
        field = self.form.focus
        if isinstance(focus, TextEntry) and isinstance(field, TextEntry) and focus.id == field.id:
            field.cursor = min(focus.cursor, len(field.value))

    def layout(self, m: Metrics) -> None:
        margin = m.pick(40, 20)
        wide = min(m.width - 2 * margin, m.du(1640))
        high = min(m.height - 2 * margin, m.du(980))
        box = pygame.Rect(0, 0, wide, high)
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("new.box", box, "modal"))
        pad = m.pick(32, 22)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.left, inner.top, inner.width, max(m.pitch("title"), least(m)))
        self._head(m, head)
        foot_high = m.pick(60, 48)
        foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
        body = pygame.Rect(inner.left, head.bottom + m.du(8), inner.width, 0)
        body.height = foot.top - m.du(14) - body.top
        side = m.pick(560, 480)
        left = pygame.Rect(body.left, body.top, body.width - side - m.du(28), body.height)
        self.build(m, left)
        self._cover(m, left)
        right = pygame.Rect(left.right + m.du(28), body.top, side, body.height)
        y = self._seats(m, right) + m.pick(14, 8)
        self.build_aside(m, pygame.Rect(right.left, y, right.width, right.bottom - y))
        self._foot(m, foot)

    def come_forward(self, m: Metrics, area: pygame.Rect, words: str) -> pygame.Rect:
        """Stand the picked seat's person at the right foot of an area, if there is room for it
        beside the words; return the room that is left for them."""
        high = min(m.du(PERSON_DU), area.height)
        wide = high * 4 // 5
        rest = pygame.Rect(area.left, area.top, area.width - wide * 7 // 8, area.height)
        roomy = high >= m.du(LEAST_PERSON_DU) and rest.width >= m.du(LEAST_WORDS_DU)
        roomy = roomy and RichText.height(m, words, rest.width, "body") <= rest.height
        if not roomy or self.bust(self.picked, (wide, high)) is None:
            return area
        rect = pygame.Rect(area.right - wide, area.bottom - high, wide, high)
        self.form.add(Person(rect, lambda size: self.bust(self.picked, size), self.picked))
        return rest

    def _cover(self, m: Metrics, left: pygame.Rect) -> None:
        """Stand the game's box where its choices leave much room."""
        used = [each.rect.bottom for each in self.form.widgets if left.contains(each.rect)]
        top = max(used, default=left.top) + m.du(24)
        room = pygame.Rect(left.left, top, left.width, left.bottom - top)
        if room.height >= m.du(LEAST_COVER):
            high = min(room.height, m.du(MOST_COVER))
            rect = pygame.Rect(0, 0, high * 3 // 4, high)
            rect.center = room.center
            self.form.add(Cover(rect, self.game))

    def _head(self, m: Metrics, head: pygame.Rect) -> None:
        """Add the title, the outlook (or what has changed besides), and house rules."""
        wide = fonts.measure(m, "title", "New game")[0] + m.du(4)
        title = pygame.Rect(head.left, head.top, wide, head.height)
        self.form.add(Label("new.title", title, "New game", "title"))
        right, left = head.right, title.right
        if self._leads:
            left = self._lead_button(m, head, title.right + m.du(24)).rect.right
        if self._switches:
            right = self._rules_button(m, head).rect.left - m.du(16)
        line = pygame.Rect(left + m.du(20), head.top, 0, head.height)
        line.width = right - line.left
        if self.note:
            self._noted(m, line)
            return
        said, tip = self.outlook()
        text = fonts.fit(m, "caption", said, line.width).text
        self.form.add(Label("new.said", line, text, "caption", theme.MUTED, "right", tip=tip))

    def _noted(self, m: Metrics, area: pygame.Rect) -> None:
        """Add what the last choice has changed besides, in as many lines as there is room for."""
        told, style = literal(self.note), "caption"
        high = RichText.height(m, told, area.width, style)
        if high > area.height:
            told, style = literal(fonts.fit(m, "tile", self.note, area.width).text), "tile"
            high = RichText.height(m, told, area.width, style)
        line = pygame.Rect(area.left, 0, area.width, high)
        line.centery = area.centery
        note = self.form.add(RichText("new.note", line, told, style, theme.GOLD, "right"))
        note.tip = literal(self.note)

    @property
    def _leads(self) -> bool:
        """True if somebody can lead through this game."""
        return self.game in registry.CLIENTS and bool(registry.client(self.game).lead)

    @property
    def why_not_led(self) -> str:
        """The reason why nobody leads through the game as it is chosen, "" if somebody can."""
        return ""

    def _lead_button(self, m: Metrics, head: pygame.Rect, left: int) -> Button:
        """Add the switch that has the game led, with as many words as there is room for."""
        why = self.why_not_led
        icon = "check" if self.led and not why else "close"
        button = Button("new.lead", head, "", self.switch_lead, icon=icon,
                        hotkey=keymap.key("setup.lead"), enabled=not why, reason=why,
                        tip=LED if self.led else NOT_LED)  # fmt: skip
        room = head.width // 2 - (left - head.left)
        for words in ("Lead me through this game", "Lead me"):
            button.label = words
            if button.natural_width(m) <= room:
                break
        button.rect = pygame.Rect(left, head.top, button.natural_width(m), head.height)
        return self.form.add(button)

    def switch_lead(self) -> None:
        """Have the game led, or not."""
        self.led = not self.led
        self.changed()

    def _rules_button(self, m: Metrics, head: pygame.Rect) -> Button:
        chosen = len(self._rules_on)
        label = "House rules" if not chosen else f"House rules: {chosen}"
        button = Button("new.rules", head, label, self.house_rules, icon="log",
                        hotkey=keymap.key("setup.rules"),
                        tip=house_rules.summary(self.party.rules, self._rules_on))  # fmt: skip
        natural = button.natural_width(m)
        button.rect = pygame.Rect(head.right - natural, head.top, natural, head.height)
        return self.form.add(button)

    def _code_fault(self) -> str:
        """Return the reason why the typed text is not a code."""
        try:
            self.party.from_code(self.typed or "")
        except ValueError as wrong:
            return str(wrong)
        return ""

    def line(self, m: Metrics) -> int:
        """Return the height of a row of choices."""
        return m.pick(52, 42)

    def titled_height(self, m: Metrics) -> int:
        """Return the height of a row of choices with its title."""
        return m.pitch("label") + m.du(2) + self.line(m)

    def titled(
        self, m: Metrics, area: pygame.Rect, id: str, title: str,
        options: Sequence[tuple[str, str]], value: str, change: Callable[[str], None],
        closed: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        """Add a row of choices, pairs of value and label, with its title at the top of an area;
        ``closed`` are those that cannot be chosen now, with the reason."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label(f"{id}.label", label, title, "label", theme.MUTED))
        rect = pygame.Rect(area.left, label.bottom + m.du(2), area.width, self.line(m))
        self.form.add(Choice(id, rect, list(options), value, change, closed=closed or {}))

    # -- seats --

    def _seats(self, m: Metrics, area: pygame.Rect) -> int:
        """Add a row for each seat, and the button for one more; return their bottom."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        title = "At the table (names are optional)"
        self.form.add(Label("new.seats", label, title, "label", theme.MUTED))
        high, gap = m.pick(56, 44), m.du(6)
        y = label.bottom + m.du(2)
        for place, seat in enumerate(self.party.seats):
            rect = pygame.Rect(area.left, y, area.width, high)
            picked = bool(self.seat_tip) and place == self.picked
            self.form.add(SeatFrame(place, rect, picked))
            wide = seat_rows.face_width(m, high, self.portrait is not None)
            face = pygame.Rect(rect.left, rect.top, wide, high)
            self.form.add(SeatFace(place, face, self.portrait, self.pick_seat, self.seat_tip))
            words = pygame.Rect(face.right, rect.top, rect.right - m.du(8) - face.right, high)
            self._seat_words(m, place, seat, words, rect)
            y = rect.bottom + gap
        if len(self.party.seats) < self.party.most:
            why = self.party.why_not_add
            add = Button("new.add", pygame.Rect(area.left, y, area.width, high), self.adds,
                         self.add, icon="plus", enabled=not why, reason=why,
                         hotkey=keymap.key("setup.add"))  # fmt: skip
            self.form.add(add)
            y += high + gap
        return y - gap

    def _seat_words(
        self, m: Metrics, place: int, seat: Seat, area: pygame.Rect, row: pygame.Rect
    ) -> None:
        """Add the name, the kind of player, and the button that removes the seat, to the area of a
        row beside the face."""
        party, side = self.party, least(m)
        far = pygame.Rect(area.right, 0, 0, side)
        far.centery = area.centery
        if len(party.seats) > party.fewest and place > 0:
            far.left, far.width = area.right - side, side
            self.form.add(Button(f"seat.{place}.leave", far, "Remove", lambda: self.remove(place),
                                 kind="icon", icon="close", tip="Remove this player"))  # fmt: skip
        wide = max(Dropdown.width(m, party.kind(each).name) for each in range(len(party.seats)))
        kind = pygame.Rect(0, 0, wide, area.height - m.du(8))
        kind.midright = (area.right, area.centery)
        if len(party.seats) > party.fewest and len(party.seats) > 1:
            kind.right -= side + m.du(8)  # the kinds stand below each other
        name = pygame.Rect(area.left, kind.top, kind.left - m.du(8) - area.left, kind.height)
        self._seat_name(m, place, seat, name)
        shown = party.kind(place).name
        if len(party.kinds(place)) > 1:
            self.form.add(SeatKind(place, kind, row, shown, lambda: self.open_kinds(place),
                                   self.kind_tip(place)))  # fmt: skip
        else:
            pad = m.du(dropdown.PAD_DU)
            kind.left, kind.width = kind.left + pad, kind.width - pad
            self.form.add(Label(f"seat.{place}.kind", kind, shown, "label", theme.SOFT))

    def _seat_name(self, m: Metrics, place: int, seat: Seat, area: pygame.Rect) -> None:
        """Add the field of a person's name, or whom a computer player leads."""
        title, id = self.seat_title(place), f"seat.{place}.name"
        if seat.kind == "human":
            self.form.add(TextEntry(id, area, seat.name, lambda text: self._set_name(place, text),
                                    hint=title, limit=LONGEST_NAME))  # fmt: skip
            return
        style = seat_rows.title_style(m, title, area.width)
        shown = fonts.fit(m, style, title, area.width).text
        self.form.add(Label(id, area, shown, style))

    def open_kinds(self, place: int) -> None:
        """Open the menu of those who may play a seat."""
        if self.seat_tip and place != self.picked:
            self.pick_seat(place)
        party, row = self.party, f"seat.{place}.row"
        picks = [
            Pick(each.id, each.name, each.words, party.why_not_kind(place, each.id), each.level,
                 each.levels)
            for each in party.kinds(place)
        ]  # fmt: skip
        self.app.stack.push(
            PickScene(self.app, f"Who plays seat {place + 1}?", picks, party.seats[place].kind,
                      lambda kind: self.play_by(place, kind), lambda: self._rect_of(row))
        )  # fmt: skip

    def _rect_of(self, id: str) -> pygame.Rect:
        """Return where a widget is shown, the middle of the window if it is not."""
        found = self.form.find(id)
        if found is not None:
            return found.visible_rect
        return pygame.Rect(self.m.width // 2, self.m.height // 2, 0, 0)

    # -- foot --

    @property
    def why_not_start(self) -> str:
        """The reason why no game can begin, "" if one can."""
        return self._code_fault() if self.typed else self.party.why_not_start

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        why = self.why_not_start
        start = Button(
            "new.start", foot, "Start", self.start, kind="primary", enabled=not why, reason=why,
            hotkey=keymap.key("setup.start"),
        )  # fmt: skip
        back = Button("new.back", foot, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        tight = foot.width < m.du(1100)
        wide = m.du(190 if tight else 240)
        start.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        back.rect = pygame.Rect(start.rect.left - m.du(14) - m.du(150), foot.top, m.du(150),
                                foot.height)  # fmt: skip
        rest = pygame.Rect(foot.left, foot.top, 0, foot.height)
        rest.width = back.rect.left - m.du(14) - rest.left
        if self.typed:
            self._wrong_code(m, rest, why)
        elif why:
            self._why(m, rest, why)
        else:
            rest = self._seed(m, rest)
            if self.party.has_code:
                self._copy_button(m, self._code(m, rest))
        self.form.add(back)
        self.form.add(start)
        if not self.focused:
            self.form.set_focus(self.form.find("new.remedy") or start)
            self.focused = True

    @staticmethod
    def _labeled(m: Metrics, area: pygame.Rect, words: str, most: int) -> list[pygame.Rect]:
        """Return the places of a label at the left of an area, of a field of at most that width,
        and what is left of the area."""
        wide = fonts.measure(m, "label", words)[0] + 4
        label = pygame.Rect(area.left, area.top, wide, area.height)
        field = pygame.Rect(label.right + m.du(10), area.top, 0, area.height)
        field.width = min(most, area.right - field.left)
        left = field.right + m.du(16)
        return [label, field, pygame.Rect(left, area.top, area.right - left, area.height)]

    def _seed_places(self, m: Metrics, area: pygame.Rect) -> list[pygame.Rect]:
        return self._labeled(m, area, "Seed", m.du(136))

    def _code_places(self, m: Metrics, area: pygame.Rect) -> list[pygame.Rect]:
        return self._labeled(m, area, "Code", m.du(230 if len(self.code) <= SHORT_CODE else 300))

    def _seed(self, m: Metrics, area: pygame.Rect) -> pygame.Rect:
        """Add the seed; return the room at its right."""
        label, field, rest = self._seed_places(m, area)
        self.form.add(Label("new.seed_label", label, "Seed", "label", theme.MUTED))
        self.form.add(TextEntry("new.seed", field, self.seed, self._set_seed, hint="random",
                                limit=9, tip=self.seed_tip))  # fmt: skip
        return rest

    def _code(self, m: Metrics, area: pygame.Rect) -> pygame.Rect:
        """Add the code of all choices, in whose place another can be typed; return the room at its
        right."""
        label, field, rest = self._code_places(m, area)
        self.form.add(Label("new.code_label", label, "Code", "label", theme.MUTED))
        shown = self.code if self.typed is None else self.typed
        self.form.add(TextEntry("new.code", field, shown, self._set_code, hint="none",
                                limit=LONGEST_CODE, tip=self.code_tip))  # fmt: skip
        return rest

    def _copy_button(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the button that copies the code, if there is room."""
        copy = Button("new.copy", area, "Copy", self.copy, tip="Copies the code",
                      enabled=bool(self.code), reason="This setup has no code.")  # fmt: skip
        wide = max(m.du(90), copy.natural_width(m))
        copy.rect = pygame.Rect(area.left - m.du(8), area.top, wide, area.height)
        if copy.rect.right <= area.right:
            self.form.add(copy)

    def _wrong_code(self, m: Metrics, area: pygame.Rect, why: str) -> None:
        """Add a code that is being typed, and what is wrong with it; the seed stays where it is if
        there is room for all."""
        after_seed = self._seed_places(m, area)[-1]
        if _style(m, why, self._code_places(m, after_seed)[-1]):
            area = self._seed(m, area)
        self._why(m, self._code(m, area), why)

    def _why(self, m: Metrics, area: pygame.Rect, why: str) -> None:
        """Add the reason why no game can begin, and the button that removes it, if one can."""
        remedy = None if self.typed else self.remedy
        words = pygame.Rect(area)
        if remedy is not None:
            button = Button("new.remedy", area, remedy[0], remedy[1])
            wide = button.natural_width(m)
            button.rect = pygame.Rect(area.right - wide, area.top, wide, area.height)
            words.width -= wide + m.du(14)
        style = _style(m, why, words)
        text = literal(why if style else fonts.fit(m, WHY_STYLES[-1], why, words.width).text)
        style = style or WHY_STYLES[-1]
        high = RichText.height(m, text, words.width, style)
        words.top, words.height = words.centery - high // 2, high
        said = self.form.add(RichText("new.why", words, text, style, theme.DANGER, "right"))
        said.tip = literal(why)
        if remedy is not None:
            self.form.add(button)

    # -- choosing --

    @property
    def number(self) -> int | None:
        """The seed as a number; None for a random one."""
        digits = "".join(char for char in self.seed if char.isascii() and char.isdigit())
        return int(digits) if digits else None

    @property
    def code(self) -> str:
        """The code of these choices, "" if there is none."""
        return "" if self.number is None else self.party.code(self.number)

    def copy(self) -> None:
        """Copy the code to the clipboard."""
        copied(self.code)
        self.app.cue("press")

    def _set_code(self, text: str) -> None:
        """Apply a code as soon as it is complete."""
        self.typed, self.note = text, ""
        if text and not self._code_fault():
            before = self.party
            self.party, seed = self.party.from_code(text)
            self.party.unaided, self.party.uncounted = before.unaided, before.uncounted
            self.seed, self.typed, self.picked = str(seed), None, 0
        self.relayout(self.app.metrics)

    @property
    def _switches(self) -> bool:
        """True if there are house rules, practice or hints to choose."""
        return bool(self.party.rules) or self.party.alone or self._advised

    @property
    def _advised(self) -> bool:
        """True if the game has hints."""
        return bool(rules(self.game).adviser)

    def house_rules(self) -> None:
        """Open the page of house rules."""
        rules = (
            *self.party.rules,
            *([PRACTICE] if self.party.alone else []),
            *((UNAIDED, UNCOUNTED) if self._advised else ()),
        )
        self.app.stack.push(HouseRulesScene(self.app, rules, self._rules_on, self._set_rule))

    @property
    def _rules_on(self) -> list[str]:
        """The house rules in use, practice if it counts, and what was chosen about hints."""
        party, advised = self.party, self._advised
        return [
            *party.variants,
            *([PRACTICE.id] if party.practises else []),
            *([UNAIDED.id] if party.unaided and advised else []),
            *([UNCOUNTED.id] if party.uncounted and advised else []),
        ]

    def _set_rule(self, id: str, on: bool) -> None:
        if id == PRACTICE.id:
            self.party.practice = on
        elif id == UNAIDED.id:
            self.party.unaided = on
        elif id == UNCOUNTED.id:
            self.party.uncounted = on
        else:
            self.party.turn(id, on)
        self.changed()

    def changed(self, note: str = "") -> None:
        """Show the new choices, and what has changed besides; a partly typed code is out of
        date."""
        self.typed, self.note = None, note
        self.relayout(self.app.metrics)

    def pick_seat(self, place: int) -> None:
        """Pick the seat whose choices show."""
        self.picked = place
        self.changed()

    def add(self) -> None:
        """Add a person, and pick that seat."""
        self.pick_seat(self.party.add())

    def remove(self, place: int) -> None:
        """Remove a seat."""
        self.party.remove(place)
        self.pick_seat(min(self.picked, len(self.party.seats) - 1))

    def play_by(self, place: int, kind: str) -> None:
        """Change who plays a seat."""
        self.changed(self.party.play_by(place, kind))

    def assign(self, party: Casting, place: int, character: str, tile: str) -> bool:
        """Give a place a character; return True if it has it now. If another place has it, open
        the menu that exchanges the two beside the tile with that id."""
        why = party.why_not(place, character)
        if not why:
            party.give(place, character)
            return True
        other = casting.holder(party, place, character)
        if other is None or place >= len(party.held()):
            self.app.cue("refuse")
            self.form.explain(self.form.find(tile))
            return False
        words = casting.exchange_words(party, place, other)
        picks = [
            Pick("exchange", "Exchange", words, party.why_not_exchange(place, other)),
            Pick("keep", "Leave it so", "Nobody changes."),
        ]
        title = f"{party.character_words(character)}: {why[0].lower()}{why[1:].rstrip('.')}"

        def exchange(answer: str) -> None:
            if answer == "exchange":
                party.exchange(place, other)
                self.changed()

        self.app.stack.push(
            PickScene(self.app, title, picks, "", exchange, lambda: self._rect_of(tile))
        )
        return False

    def _set_name(self, place: int, text: str) -> None:
        """Take over a name as far as it is typed; its seat is the picked one."""
        self.party.seats[place].name = text
        self.pick_seat(place if self.seat_tip else self.picked)

    def _set_seed(self, text: str) -> None:
        self.seed = text
        self.changed()

    def start(self) -> None:
        """Begin the game, saved from its first answer."""
        if self.why_not_start:
            self.app.cue("refuse")
            return
        seed = self.number if self.number is not None else random.randrange(1, MOST_SEED)
        self.party.remember()
        setup = self.party.setup(seed)
        session = starting.begin(self.app, self.game, setup, seed, self.party.practises)
        if session is not None:
            self.begun = True
            Aid(self.game).begin(session, not self.party.unaided, not self.party.uncounted)
            if self._leads:
                LeadFile(self.game).begin(session, self.led and not self.why_not_led)
            self.app.stack.pop()
            self.app.open_scene("table", self.game, session=session)

    # -- leaving --

    def leave(self) -> None:
        """Keep the choices for the next time, unless they have become a game."""
        if self.begun:
            self.app.drafts.pop(self.game, None)
        else:
            self.app.drafts[self.game] = Draft(self.party, self.seed, self.picked)

    def handle(self, event: pygame.event.Event) -> bool:
        """Esc leaves a field before it leaves the screen; a click into the field of a name picks
        its seat."""
        typing = isinstance(self.form.focus, TextEntry)
        if typing and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave_field()
            return True
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.seat_tip and self.form.focus is not None:
            field = NAME_FIELD.fullmatch(self.form.focus.id)
            if field and int(field[1]) != self.picked:
                self.pick_seat(int(field[1]))
        return used

    def _leave_field(self) -> None:
        """Go from a field to the face of its seat, or to Start; a partly typed code is given up."""
        field = NAME_FIELD.fullmatch(self.form.focus.id) if self.form.focus else None
        self.changed()
        face = self.form.find(f"seat.{field[1]}") if field else None
        self.form.set_focus(face if face and face.focusable else self.form.find("new.start"))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)


def _style(m: Metrics, words: str, area: pygame.Rect) -> str:
    """Return the largest type in which a reason fits an area, "" if there is none."""
    fits = (
        each for each in WHY_STYLES
        if area.width > 0 and RichText.height(m, literal(words), area.width, each) <= area.height
    )  # fmt: skip
    return next(fits, "")
