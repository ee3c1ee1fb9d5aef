"""The seats of a new game: who sits where, by which name, and who plays for them."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.play.party import LONGEST_NAME, Seat
from game.client.tabletop.setup import seat_rows
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.new_game_parts import least
from game.client.tabletop.setup.pick_menu import Pick, PickScene
from game.client.tabletop.setup.seat_rows import SeatFace, SeatFrame, SeatKind
from game.client.widgets import Button, Dropdown, Label, TextEntry, dropdown, keymap


class Seats:
    """A row for each seat, and the button for one more."""

    def __init__(self, setup: Setup[Any]) -> None:
        self.setup, self.form, self.choices = setup, setup.form, setup.choices

    def add_rows(self, m: Metrics, area: pygame.Rect) -> int:
        """Add the rows from the top of the area down; return their bottom."""
        party, words = self.setup.party, self.choices.words
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        title = "At the table (names are optional)"
        self.form.add(Label("new.seats", label, title, "label", theme.MUTED))
        height, gap = m.pick(56, 44), m.du(6)
        y = label.bottom + m.du(2)
        for place, seat in enumerate(party.seats):
            rect = pygame.Rect(area.left, y, area.width, height)
            picked = bool(words.seat) and place == self.setup.picked
            pick = self.setup.pick_seat if words.seat else None
            self.form.add(SeatFrame(place, rect, picked, pick))
            portrait = self.choices.portrait
            width = seat_rows.face_width(m, height, portrait is not None)
            face = pygame.Rect(rect.left, rect.top, width, height)
            self.form.add(SeatFace(place, face, portrait, self.setup.pick_seat, words.seat))
            beside = pygame.Rect(face.right, rect.top, rect.right - m.du(8) - face.right, height)
            self._beside_face(m, place, seat, beside, rect)
            y = rect.bottom + gap
        if len(party.seats) < party.most:
            why = party.why_not_add
            add = Button("new.add", pygame.Rect(area.left, y, area.width, height), words.adds,
                         self.add, icon="plus", enabled=not why, reason=why,
                         hotkey=keymap.key("setup.add"))  # fmt: skip
            self.form.add(add)
            y += height + gap
        return y - gap

    def _beside_face(
        self, m: Metrics, place: int, seat: Seat, area: pygame.Rect, row: pygame.Rect
    ) -> None:
        """Add the name, the kind of player, and the button that removes the seat, to the area of a
        row beside the face."""
        party, side = self.setup.party, least(m)
        far = pygame.Rect(area.right, 0, 0, side)
        far.centery = area.centery
        if len(party.seats) > party.fewest and place > 0:
            far.left, far.width = area.right - side, side
            self.form.add(Button(f"seat.{place}.leave", far, "Remove", lambda: self.remove(place),
                                 kind="icon", icon="close", tip="Remove this player"))  # fmt: skip
        width = max(Dropdown.width(m, party.kind(each).name) for each in range(len(party.seats)))
        kind = pygame.Rect(0, 0, width, area.height - m.du(8))
        kind.midright = (area.right, area.centery)
        if len(party.seats) > party.fewest and len(party.seats) > 1:
            kind.right -= side + m.du(8)  # the kinds stand below each other
        name = pygame.Rect(area.left, kind.top, kind.left - m.du(8) - area.left, kind.height)
        self._name(m, place, seat, name)
        shown = party.kind(place).name
        if len(party.kinds(place)) > 1:
            self.form.add(SeatKind(place, kind, row, shown, lambda: self.open_kinds(place),
                                   self.choices.kind_tip(place)))  # fmt: skip
        else:
            pad = m.du(dropdown.PAD_DU)
            kind.left, kind.width = kind.left + pad, kind.width - pad
            self.form.add(Label(f"seat.{place}.kind", kind, shown, "label", theme.SOFT))

    def _name(self, m: Metrics, place: int, seat: Seat, area: pygame.Rect) -> None:
        """Add the field of a person's name, or whom a computer player leads."""
        title, id = self.choices.seat_title(place), f"seat.{place}.name"
        if seat.kind == "human":
            self.form.add(TextEntry(id, area, seat.name, lambda text: self.set_name(place, text),
                                    hint=title, limit=LONGEST_NAME))  # fmt: skip
            return
        style = seat_rows.title_style(m, title, area.width)
        shown = fonts.fit(m, style, title, area.width).text
        self.form.add(Label(id, area, shown, style))

    def open_kinds(self, place: int) -> None:
        """Open the menu of those who may play a seat."""
        setup = self.setup
        if self.choices.words.seat and place != setup.picked:
            setup.pick_seat(place)
        party, row = setup.party, f"seat.{place}.row"
        picks = [
            Pick(each.id, each.name, each.words, party.why_not_kind(place, each.id), each.level,
                 each.levels)
            for each in party.kinds(place)
        ]  # fmt: skip
        setup.app.stack.push(
            PickScene(setup.app, f"Who is player {place + 1}?", picks, party.seats[place].kind,
                      lambda kind: self.play_by(place, kind), lambda: setup.rect_of(row))
        )  # fmt: skip

    def add(self) -> None:
        """Add a player, and pick that seat."""
        self.setup.pick_seat(self.setup.party.add())

    def remove(self, place: int) -> None:
        """Remove a seat."""
        party = self.setup.party
        party.remove(place)
        self.setup.pick_seat(min(self.setup.picked, len(party.seats) - 1))

    def play_by(self, place: int, kind: str) -> None:
        """Change who plays a seat."""
        self.setup.changed(self.setup.party.play_by(place, kind))

    def set_name(self, place: int, text: str) -> None:
        """Take over a name as far as it is typed; its seat is the picked one."""
        self.setup.party.seats[place].name = text
        self.setup.pick_seat(place if self.choices.words.seat else self.setup.picked)
