"""The frame of the screen for setting up a game: Start is one click away.

A game subclasses ``NewGameScene``: ``build`` lays out its own choices at the left, beside the
seats. Seats, seed, code, house rules, and remembering the last choices are the same for all games;
the choices are in the game's ``Party``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from game.client.draw import backdrop, fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell import registry
from game.client.shell.report import copied
from game.client.shell.scenes import Layer, Scene, SceneHost
from game.client.tabletop import house_rules, seat_rows, starting
from game.client.tabletop.house_rules import PRACTICE, UNAIDED, UNCOUNTED, HouseRulesScene
from game.client.tabletop.layout import table_metrics
from game.client.tabletop.learning.lead import LeadFile
from game.client.tabletop.new_game_parts import Cover, Person, least
from game.client.tabletop.party import LONGEST_NAME, Kind, Party, Seat
from game.client.tabletop.records import Aid
from game.client.tabletop.seat_rows import Portrait, SeatFace, SeatFrame
from game.client.widgets import Button, Choice, Label, Panel, RichText, TextEntry, keymap
from game.table.registry import rules

MOST_SEED = 999_999
SHORT_CODE, LONGEST_CODE = 16, 30  # characters of a code
LED = "**On**: somebody leads you through this game, one step at a time; any choice stays yours"
NOT_LED = "**Off**: you play on your own; the menu at the table can turn it on"
VEIL = (150, 190)
PERSON_DU, LEAST_PERSON_DU, LEAST_WORDS_DU = 420, 260, 250
LEAST_COVER, MOST_COVER = 260, 620  # du that the box is high
P = TypeVar("P", bound=Party[Any])


class NewGameScene(Scene, Generic[P]):
    """The choices for a game, with Start focused.

    ``seed`` fills the seed field; ``chosen`` None stands for the last choices. ``picked`` is the
    seat whose choices show, if seats have any: ``seat_tip`` then explains picking.
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
        self.party: P = self.party_type.remembered() if chosen is None else chosen
        self.picked = 0
        self.seed = str(seed if seed is not None else random.randrange(1, MOST_SEED))
        self.typed: str | None = None  # a partly typed code
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

    def tip_of(self, place: int) -> str:
        """Return the tip of a seat, "" if seats have no choices of their own."""
        return self.seat_tip

    @property
    def portrait(self) -> Portrait | None:
        """The function that draws a seat's face, None for a mark alone."""
        return None

    def bust(self, place: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the person of a seat without a ground, facing right; None for nobody."""
        return None

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin = m.du(40 if not m.compact else 20)
        wide = min(m.width - 2 * margin, m.du(1640))
        high = min(m.height - 2 * margin, m.du(980))
        box = pygame.Rect(0, 0, wide, high)
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("new.box", box, "modal"))
        pad = m.du(32 if not m.compact else 22)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.left, inner.top, inner.width, max(m.pitch("title"), least(m)))
        self._head(m, head)
        foot_high = m.du(60 if not m.compact else 48)
        foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
        body = pygame.Rect(inner.left, head.bottom + m.du(8), inner.width, 0)
        body.height = foot.top - m.du(14) - body.top
        side = m.du(560 if not m.compact else 480)
        left = pygame.Rect(body.left, body.top, body.width - side - m.du(28), body.height)
        self.build(m, left)
        self._cover(m, left)
        right = pygame.Rect(left.right + m.du(28), body.top, side, body.height)
        y = self._seats(m, right) + m.du(14 if not m.compact else 8)
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
        """Add the title, the outlook (or the fault of a code), and house rules."""
        wide = fonts.measure(m, "title", "New game")[0] + m.du(4)
        title = pygame.Rect(head.left, head.top, wide, head.height)
        self.form.add(Label("new.title", title, "New game", "title"))
        right, left = head.right, title.right
        if self._leads:
            left = self._lead_button(m, head, title.right + m.du(24)).rect.right
        if self._switches:
            right = self._rules_button(m, head).rect.left - m.du(16)
        said, ink, tip = self._outlook_line()
        line = pygame.Rect(left + m.du(20), head.top, 0, head.height)
        line.width = right - line.left
        text = fonts.fit(m, "caption", said, line.width).text
        self.form.add(Label("new.said", line, text, "caption", ink, "right", tip=tip))

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

    def _outlook_line(self) -> tuple[str, theme.Color, str]:
        """Return the words in the head: the fault of a code, else the outlook; its color; and a
        tip."""
        if self.typed:
            wrong = self._code_fault()
            return wrong, theme.DANGER, literal(wrong)
        words, tip = self.outlook()
        return words, theme.MUTED, tip

    def _code_fault(self) -> str:
        """Return the reason why the typed text is not a code."""
        try:
            self.party.from_code(self.typed or "")
        except ValueError as wrong:
            return str(wrong)
        return ""

    def line(self, m: Metrics) -> int:
        """Return the height of a row of choices."""
        return m.du(52 if not m.compact else 42)

    def titled_height(self, m: Metrics) -> int:
        """Return the height of a row of choices with its title."""
        return m.pitch("label") + m.du(2) + self.line(m)

    def titled(
        self, m: Metrics, area: pygame.Rect, id: str, title: str, options: Sequence[Kind],
        value: str, change: Callable[[str], None],
    ) -> None:  # fmt: skip
        """Add a row of choices, pairs of value and label, with its title at the top of an area."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label(f"{id}.label", label, title, "label", theme.MUTED))
        rect = pygame.Rect(area.left, label.bottom + m.du(2), area.width, self.line(m))
        self.form.add(Choice(id, rect, list(options), value, change))

    # -- seats --

    def _seats(self, m: Metrics, area: pygame.Rect) -> int:
        """Add a row for each seat, and the button for one more; return their bottom."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.seats", label, "At the table", "label", theme.MUTED))
        high, gap = m.du(56 if not m.compact else 44), m.du(6)
        y = label.bottom + m.du(2)
        for place, seat in enumerate(self.party.seats):
            rect = pygame.Rect(area.left, y, area.width, high)
            picked = bool(self.seat_tip) and place == self.picked
            self.form.add(SeatFrame(place, rect, picked))
            wide = seat_rows.face_width(m, high, self.portrait is not None)
            face = pygame.Rect(rect.left, rect.top, wide, high)
            self.form.add(SeatFace(place, face, self.portrait, self.pick_seat, self.tip_of(place)))
            words = pygame.Rect(face.right, rect.top, rect.right - m.du(8) - face.right, high)
            self._seat_words(m, place, seat, words)
            y = rect.bottom + gap
        if len(self.party.seats) < self.party.most:
            add = Button("new.add", pygame.Rect(area.left, y, area.width, high), self.adds,
                         self.add, icon="plus", hotkey=keymap.key("setup.add"))  # fmt: skip
            self.form.add(add)
            y += high + gap
        return y - gap

    def _seat_words(self, m: Metrics, place: int, seat: Seat, area: pygame.Rect) -> None:
        """Add the name, the kind of player, and the button that removes the seat."""
        leaves = len(self.party.seats) > self.party.fewest and place > 0
        side = least(m) if leaves else 0
        far = pygame.Rect(area.right - side, 0, side, side)
        far.centery = area.centery
        if leaves:
            self.form.add(Button(f"seat.{place}.leave", far, "Remove", lambda: self.remove(place),
                                 kind="icon", icon="close", tip="Remove this player"))  # fmt: skip
        wide = m.du(250 if not m.compact else 216)
        kinds = pygame.Rect(far.left - m.du(8) - wide, 0, wide, area.height - m.du(8))
        kinds.centery = area.centery
        known = list(self.party.offered(place))
        if len(known) > 1:
            self.form.add(Choice(f"seat.{place}.kind", kinds, known, seat.kind,
                                 lambda kind: self.play_by(place, kind)))  # fmt: skip
        right = kinds.left - m.du(8) if len(known) > 1 else far.left - m.du(8)
        name = pygame.Rect(area.left, kinds.top, right - area.left, kinds.height)
        title = self.seat_title(place)
        if seat.kind != "human":
            style = seat_rows.title_style(m, title, name.width)
            shown = fonts.fit(m, style, title, name.width).text
            self.form.add(Label(f"seat.{place}.name", name, shown, style))
            return
        self.form.add(TextEntry(f"seat.{place}.name", name, seat.name,
                                lambda text: self._set_name(place, text), hint=title,
                                limit=LONGEST_NAME, tip="Name (optional)"))  # fmt: skip

    # -- foot --

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        start = Button(
            "new.start", foot, "Start", self.start, kind="primary", hotkey=keymap.key("setup.start")
        )
        back = Button("new.back", foot, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        tight = foot.width < m.du(1100)
        wide = m.du(190 if tight else 240)
        start.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        back.rect = pygame.Rect(start.rect.left - m.du(14) - m.du(150), foot.top, m.du(150),
                                foot.height)  # fmt: skip
        label = pygame.Rect(foot.left, foot.top, fonts.measure(m, "label", "Seed")[0] + 4,
                            foot.height)  # fmt: skip
        self.form.add(Label("new.seed_label", label, "Seed", "label", theme.MUTED))
        field = pygame.Rect(label.right + m.du(10), foot.top, m.du(136), foot.height)
        self.form.add(TextEntry("new.seed", field, self.seed, self._set_seed, hint="random",
                                limit=9, tip=self.seed_tip))  # fmt: skip
        rest = pygame.Rect(field.right + m.du(16), foot.top, 0, foot.height)
        rest.width = back.rect.left - m.du(14) - rest.left
        if self.party.has_code:
            self._code(m, rest)
        self.form.add(back)
        self.form.add(start)
        if not self.focused:
            self.form.set_focus(start)
            self.focused = True

    def _code(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the code of all choices; another one can be typed in its place."""
        label = pygame.Rect(area.left, area.top, fonts.measure(m, "label", "Code")[0] + 4,
                            area.height)  # fmt: skip
        self.form.add(Label("new.code_label", label, "Code", "label", theme.MUTED))
        copy = Button("new.copy", area, "Copy", self.copy, tip="Copies the code",
                      enabled=bool(self.code), reason="This setup has no code.")  # fmt: skip
        wide = max(m.du(90), copy.natural_width(m))
        field = pygame.Rect(label.right + m.du(10), area.top, 0, area.height)
        most = m.du(230 if len(self.code) <= SHORT_CODE else 300)
        field.width = min(most, area.right - field.left)
        roomy = area.right - field.right >= m.du(8) + wide
        shown = self.code if self.typed is None else self.typed
        entry = TextEntry("new.code", field, shown, self._set_code, hint="none",
                          limit=LONGEST_CODE, tip=self.code_tip)  # fmt: skip
        self.form.add(entry)
        if roomy:
            copy.rect = pygame.Rect(field.right + m.du(8), area.top, wide, area.height)
            self.form.add(copy)

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
        self.typed = text
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

    def changed(self) -> None:
        """Show the new choices; a partly typed code is out of date."""
        self.typed = None
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
        self.party.play_by(place, kind)
        self.changed()

    def _set_name(self, place: int, text: str) -> None:
        self.party.seats[place].name = text

    def _set_seed(self, text: str) -> None:
        self.seed = text
        self.changed()

    def start(self) -> None:
        """Begin the game, saved from its first answer."""
        if self.typed:
            self.app.cue("refuse")
            self.form.set_focus(self.form.find("new.code"))
            return
        seed = self.number if self.number is not None else random.randrange(1, MOST_SEED)
        self.party.remember()
        setup = self.party.setup(seed)
        session = starting.begin(self.app, self.game, setup, seed, self.party.practises)
        if session is not None:
            Aid(self.game).begin(session, not self.party.unaided, not self.party.uncounted)
            if self._leads:
                LeadFile(self.game).begin(session, self.led and not self.why_not_led)
            self.app.stack.pop()
            self.app.open_scene("table", self.game, session=session)

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)
