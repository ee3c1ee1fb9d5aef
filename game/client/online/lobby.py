"""Play together: host a table, join one by its invitation or on the same network, or return."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room, window
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.online import needs
from game.client.shell.window import registry
from game.client.shell.window.command_palette import Command, PaletteScene
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.kit.layout import table_metrics
from game.client.widgets import Button, Choice, Label, Panel, RichText, TextEntry, keymap
from game.client.widgets.clipboard import pasted_text

WIDTH_DU, HEIGHT_DU = 1240, 860
ROW_DU = 52
ASK_EVERY = 2.0
"""seconds between two questions to the same network"""
UNDO = (("matters", "until it matters"), ("ask", "ask the others"), ("never", "never"))
UNDO_TIP = (
    "Until it matters: your latest choices, while nothing was rolled or revealed and no one else "
    "has chosen since. Ask the others: also further back, if everybody agrees."
)
PRIVACY = (
    "The host's computer sees your address, and whoever owns it can read the whole game. Nothing "
    "goes anywhere else."
)
MOST_ROWS = 4
_NONE = pygame.Rect(0, 0, 0, 0)


class TogetherScene(Scene):
    """The ways to a table with friends."""

    name = "together"

    def __init__(self, app: SceneHost) -> None:
        super().__init__(app)
        self.ground = Layer()
        self.missing = needs.missing()
        self.code = self.word = self.problem = ""
        self.player = "Player"
        self.undo = "matters"
        self.near: list[Any] = []
        self.chosen: str = ""
        self._finder: Any = None
        self._since = ASK_EVERY

    def enter(self) -> None:
        if self.missing:
            return
        from game.client.online import tickets
        from game.online.announcing import Finder

        with suppress(OSError):
            self._finder = Finder()
        known = tickets.known()
        self.player = known[0].name if known else self.player
        pasted = pasted_text().strip()
        if pasted.upper().startswith("RIM1-"):
            self.code = pasted

    def leave(self) -> None:
        if self._finder is not None:
            self._finder.close()

    def resume(self) -> None:
        self.relayout(self.app.metrics)

    def on_update(self, dt: float) -> None:
        if self._finder is None or self.app.stack.top is not self:
            return
        self._since += dt
        if self._since >= ASK_EVERY:
            self._since = 0.0
            self._finder.ask()
        if self._finder.look():
            self.near = list(self._finder.near.values())
            self.relayout(self.app.metrics)

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        box = window(m).inset(m.pick(40, 16)).at_most(m.du(WIDTH_DU), m.du(HEIGHT_DU))
        self.form.add(Panel("together.box", box, "modal"))
        room = box.inset(m.pick(34, 20))
        title = room.north(m.pitch("title"), m.du(10))
        self.form.add(Label("together.title", title, "Play together", "title"))
        foot = room.south(m.pick(54, 46), m.du(10))
        back = Button("together.back", foot, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        wide = max(m.du(150), back.natural_width(m))
        back.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        self.form.add(back)
        note = pygame.Rect(foot.left, foot.top, foot.width - wide - m.du(20), foot.height)
        self._words(m, note, "together.note", literal(self.missing or PRIVACY))
        if self.missing:
            self.form.set_focus(back)
            return
        self._join(m, room)
        self._host(m, room)
        self._return(m, room)
        self.form.set_focus(self.form.find("together.join" if self.code else "together.code"))

    def _words(self, m: Metrics, area: pygame.Rect, id: str, markup: str, color: Any = None) -> int:
        """Add words at the top of an area; return their height."""
        high = RichText.height(m, markup, area.width, "caption")
        rect = pygame.Rect(area.left, area.top, area.width, high)
        self.form.add(RichText(id, rect, markup, "caption", color or theme.MUTED))
        return high

    def _heading(self, m: Metrics, room: Room, id: str, words: str) -> None:
        line = room.north(m.pitch("label"), m.du(4))
        self.form.add(Label(id, line, words, "label", theme.SOFT))

    def _field(
        self, m: Metrics, line: Room, id: str, words: str, wide: int, **more: Any
    ) -> None:  # fmt: skip
        label = Label(f"{id}_label", _NONE, words, "body", theme.MUTED)
        label.rect = line.west(m.du(120), m.du(8))
        self.form.add(label)
        self.form.add(TextEntry(id, line.west(wide, m.du(16)), **more))

    def _join(self, m: Metrics, room: Room) -> None:
        high = m.du(ROW_DU)
        self._heading(m, room, "together.join_label", "Join a table")
        line = Room(room.north(high, m.du(8)))
        join = Button("together.join", _NONE, "Join", self.join, kind="primary")
        join.rect = line.east(max(m.du(150), join.natural_width(m)), m.du(16))
        self._field(m, line, "together.code", "Invitation", line.width - m.du(128),
                    value=self.code, on_change=self._set_code, on_done=lambda text: self.join(),
                    hint="RIM1-... (paste it here)", limit=200)  # fmt: skip
        line = Room(room.north(high, m.du(8)))
        self._field(m, line, "together.name", "Your name", m.du(260), value=self.player,
                    on_change=self._set_name, hint="Name", limit=20)  # fmt: skip
        self.form.add(join)
        near = next((each for each in self.near if each.found.table == self.chosen), None)
        if near is not None:
            self._field(m, line, "together.word", "Its word", m.du(230), value=self.word,
                        on_change=self._set_word, on_done=lambda text: self.join(),
                        hint="8 letters", limit=12)  # fmt: skip
        if self.problem:
            line = Room(room.north(m.pitch("body"), m.du(8)))
            line.north(self._words(m, pygame.Rect(line), "together.problem", literal(self.problem),
                                   theme.DANGER))  # fmt: skip
        for each in self.near[:MOST_ROWS]:
            found, game = each.found, registry.name_of(each.found.game)
            seats = f"{found.free} free" if found.free else "no seat is free"
            words = f"{found.name}: {game}, {seats}, on this network"
            kind: Any = "chosen" if found.table == self.chosen else "normal"
            self.form.add(Button(
                f"together.near.{found.table}", room.north(high, m.du(6)), words,
                partial(self._choose, found.table), kind=kind,
            ))  # fmt: skip
        room.north(m.du(10))

    def _host(self, m: Metrics, room: Room) -> None:
        self._heading(m, room, "together.host_label", "Host a table")
        line = Room(room.north(m.du(ROW_DU), m.du(8)))
        host = Button("together.host", _NONE, "Choose a game", self.host)
        host.rect = line.east(max(m.du(220), host.natural_width(m)), m.du(16))
        label = Label("together.undo_label", _NONE, "Take back", "body", theme.MUTED)
        label.rect = line.west(m.du(120), m.du(8))
        self.form.add(label)
        self.form.add(Choice("together.undo", pygame.Rect(line), UNDO, self.undo, self._set_undo,
                             tip=UNDO_TIP))  # fmt: skip
        self.form.add(host)
        words = "The game runs on this computer: keep it on while you play."
        room.north(self._words(m, pygame.Rect(room), "together.keep", words), m.du(12))

    def _return(self, m: Metrics, room: Room) -> None:
        from game.client.online import tickets

        known = tickets.known()
        if not known:
            return
        self._heading(m, room, "together.yours_label", "Your tables")
        high = m.du(ROW_DU)
        for number, each in enumerate(known[: max(0, room.height // (high + m.du(6)))]):
            line = Room(room.north(high, m.du(6)))
            away = Button(f"together.forget.{number}", _NONE, "Forget", partial(self._forget, each),
                          tip="Your seat stays taken until the host frees it")  # fmt: skip
            away.rect = line.east(away.natural_width(m), m.du(10))
            game, people = registry.name_of(each.game), each.others or "no one yet"
            words = f"{each.title}: {game} with {people}"
            self.form.add(Button(f"together.return.{number}", pygame.Rect(line), words,
                                 partial(self._come_back, each)))  # fmt: skip
            self.form.add(away)

    # -- what is typed --

    def _set_code(self, text: str) -> None:
        self.code = text

    def _set_name(self, text: str) -> None:
        self.player = text

    def _set_word(self, text: str) -> None:
        self.word = text

    def _set_undo(self, value: str) -> None:
        self.undo = value

    def _choose(self, table: str) -> None:
        self.chosen = "" if self.chosen == table else table
        self.relayout(self.app.metrics)
        self.form.set_focus(self.form.find("together.word"))

    def _fail(self, why: str) -> None:
        self.problem = why
        self.app.cue("refuse")
        self.relayout(self.app.metrics)

    # -- ways to a table --

    @property
    def _name(self) -> str:
        return " ".join(self.player.split())[:20] or "Player"

    def join(self) -> None:
        """Go to the table of the invitation, or to the one chosen on this network."""
        from game.online import invitation
        from game.online.link import Ticket

        near = next((each for each in self.near if each.found.table == self.chosen), None)
        if near is not None and not self.code.strip():
            found = near.found
            if not self.word.strip():
                self._fail("Type the word of this table: its host sees it in the waiting room.")
                return
            place = invitation.Invitation(
                (near.address,), found.port, bytes.fromhex(found.fingerprint), b""
            )
            self._visit(Ticket(place, self._name, word=self.word, id=found.table,
                               salt=bytes.fromhex(found.salt)))  # fmt: skip
            return
        try:
            self._visit(Ticket(invitation.read(self.code), self._name))
        except invitation.InvitationError as error:
            self._fail(str(error))

    def _come_back(self, known: Any) -> None:
        from game.online.invitation import InvitationError

        try:
            self._visit(known.ticket, known.own)
        except InvitationError as error:
            self._fail(str(error))

    def _forget(self, known: Any) -> None:
        from game.client.online import tickets

        tickets.forget(known)
        self.relayout(self.app.metrics)

    def _visit(self, ticket: Any, own: bool = False) -> None:
        from game.client.online.waiting_room import WaitingRoom

        self.problem = ""
        self.app.stack.push(WaitingRoom(self.app, ticket=ticket, own=own))

    def host(self) -> None:
        """Choose a game, and set up a table of it."""
        commands = [
            Command(f"host.{id}", registry.name_of(id), partial(self._set_up, id))
            for id in registry.hosted()
        ]
        self.app.stack.push(PaletteScene(self.app, "Host a table of", commands))

    def _set_up(self, game: str) -> None:
        self.app.open_scene("new_game", game)
        scene: Any = self.app.stack.top
        scene.open_for_friends(self._open)

    def _open(self, game: str, setup: dict[str, Any]) -> None:
        """Open the table, and go to its waiting room."""
        from game.client.online.waiting_room import Opening, WaitingRoom

        wishes = Opening(game, setup, f"{self._name}'s table", self.undo)
        self.app.stack.push(WaitingRoom(self.app, opening=wishes, name=self._name, own=True))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, (150, 190))
