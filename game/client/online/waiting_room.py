"""The waiting room of a table: who sits where, the invitation, and the way to the table itself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room, window
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.online import tickets
from game.client.online.host_process import host
from game.client.online.presence import People
from game.client.shell.window import registry
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.play.load_session import the_game
from game.client.widgets import Button, Label, Panel, RichText, keymap
from game.client.widgets.clipboard import copy_text
from game.online import words
from game.online.invitation import InvitationError, read
from game.online.link import Status, Ticket
from game.online.visit import Visit
from game.table.registry import rules

WIDTH_DU, HEIGHT_DU = 1100, 760
CALLING = "Calling the host."
_NONE = pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Opening:
    """A table that is to be opened on this computer."""

    game: str
    setup: dict[str, Any]
    title: str
    undo: str


class WaitingRoom(Scene):
    """Waits at a table until its game begins, then opens it. ``opening`` opens a table here first;
    ``own`` is a table that this computer keeps."""

    name = "waiting_room"

    def __init__(
        self, app: SceneHost, ticket: Ticket | None = None, opening: Opening | None = None,
        name: str = "Player", own: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.ground = Layer()
        self.own, self.player, self.opening = own, name, opening
        self.visit: Visit | None = None
        self.words, self.failed = CALLING, False
        self.code = self.word = self.table = ""
        self._addresses: list[str] = []
        self._port, self._ordered, self._kept = 0, False, False
        self._ticket = ticket
        self._entered = False

    def enter(self) -> None:
        if self._entered:
            return
        self._entered = True
        if self.own:
            try:
                host.start()
            except OSError as error:
                self._fail(f"The host cannot be started: {error}")
                return
        if self._ticket is not None:
            self._call(self._ticket)

    def resume(self) -> None:
        """Come back from the table: the seat is kept, and the visit is over."""
        self.app.stack.pop()

    def leave(self) -> None:
        visit = self.visit
        if visit is not None and visit.session is None:
            visit.close()

    def _call(self, ticket: Ticket) -> None:
        self.visit = Visit(ticket, the_game)
        self.visit.start()

    def _fail(self, why: str) -> None:
        self.words, self.failed = why, True
        self.relayout(self.app.metrics)

    # -- time --

    def on_update(self, dt: float) -> None:
        if self.app.stack.top is not self or self.failed:
            return
        if self.own:
            self._hear_host()
        visit = self.visit
        if visit is None:
            return
        news = visit.poll()
        for each in news:
            if isinstance(each, words.About) and not visit.seated:
                self._sit(each)
            elif isinstance(each, words.No):
                self.words = each.reason
            elif isinstance(each, Status):
                self._note(each)
        if news:
            self.relayout(self.app.metrics)
        if visit.about is not None and visit.session is not None:
            self._keep(visit)
            if visit.about.begun:
                self._open_table(visit)

    def _note(self, status: Status) -> None:
        self.words = status.words or (CALLING if status.state == "calling" else "")
        self.failed = status.state == "over"

    def _hear_host(self) -> None:
        """Take in what the host on this computer says."""
        for told in host.said():
            if told["type"] == "ready":
                self._addresses, self._port = told["addresses"], told["port"]
            elif told["type"] == "open" and self.visit is None and self.opening is not None:
                self.code, self.word, self.table = told["invitation"], told["word"], told["table"]
                found = read(self.code)
                own = Ticket(type(found)(("127.0.0.1",), found.port, found.fingerprint,
                                         found.secret), self.player)  # fmt: skip
                self._call(own)
            elif told["type"] in ("refused", "problem"):
                self._fail(told.get("reason") or told["words"])
        if host.problem and self.opening is not None and self.visit is None:
            self._fail(host.problem)
        elif self.opening is not None and not self._ordered:
            self._ordered = True
            wish = self.opening
            host.order(open={"game": wish.game, "setup": wish.setup, "name": wish.title,
                             "undo": wish.undo, "lan": True})  # fmt: skip

    def _sit(self, about: words.About) -> None:
        """Take the first free seat; a person can choose another one as long as it is free."""
        free = [n for n, each in enumerate(about.seats) if not each.taken]
        if free and self.visit is not None:
            self.visit.take(free[0])
        else:
            self._fail("Every seat of this table is taken.")

    def _keep(self, visit: Visit) -> None:
        """Keep the seat for later."""
        if visit.about is not None and not self._kept:
            self._kept = True
            tickets.note(visit.ticket, visit.about, self.own)

    def _open_table(self, visit: Visit) -> None:
        session, about = visit.session, visit.about
        assert session is not None and about is not None
        tickets.note(visit.ticket, about, self.own)
        possible = self.own and host.alive and rules(about.game).stand_in
        order = host.order if possible else None
        session.companions = lambda table: [People(table, visit, order)]
        self.app.open_scene("table", about.game, session=session)

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        box = window(m).inset(m.pick(40, 16)).at_most(m.du(WIDTH_DU), m.du(HEIGHT_DU))
        self.form.add(Panel("room.box", box, "modal"))
        room = box.inset(m.pick(34, 20))
        about = self.visit.about if self.visit is not None else None
        title = about.name if about is not None else "A table with friends"
        self.form.add(Label("room.title", room.north(m.pitch("title"), m.du(8)), title, "title"))
        foot = room.south(m.pick(54, 46), m.du(10))
        back = Button("room.back", foot, "Leave", self.app.stack.pop, hotkey=keymap.key("back"),
                      tip="Your seat is kept")  # fmt: skip
        wide = max(m.du(150), back.natural_width(m))
        back.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        self.form.add(back)
        if about is not None:
            game = registry.name_of(about.game)
            self._say(m, room, "room.game", literal(game), "body")
            self._seats(m, room, about)
        if self.words:
            color = theme.DANGER if self.failed else theme.SOFT
            self._say(m, room, "room.words", literal(self.words), "body", color)
        self._invitation(m, room, about)
        self.form.set_focus(self.form.find("room.copy") or back)

    def _say(
        self, m: Metrics, room: Room, id: str, markup: str, style: str = "caption",
        color: Any = None,
    ) -> None:  # fmt: skip
        high = RichText.height(m, markup, room.width, style)
        rect = room.north(high, m.du(10))
        self.form.add(RichText(id, rect, markup, style, color or theme.MUTED))

    def _seats(self, m: Metrics, room: Room, about: words.About) -> None:
        for number, seat in enumerate(about.seats):
            line = Room(room.north(m.du(44), m.du(4)))
            you = " (you)" if number == about.you else ""
            state = "waiting for a friend"
            if seat.taken:
                here = "ready" if seat.here else "away"
                state = f"{seat.name}{you}, {here}" if seat.kind == "human" else seat.name
            words = f"Seat {number + 1}: {state}"
            color = theme.INK if seat.taken and seat.here else theme.MUTED
            self.form.add(Label(f"room.seat.{number}", pygame.Rect(line), words, "body", color))
        room.north(m.du(8))

    def _invitation(self, m: Metrics, room: Room, about: words.About | None) -> None:
        code = self.code or (about.code if about is not None else "")
        if not code:
            return
        line = room.north(m.pitch("label"), m.du(4))
        self.form.add(Label("room.invite", line, "Invitation", "label", theme.SOFT))
        line = Room(room.north(m.du(52), m.du(8)))
        copy = Button("room.copy", _NONE, "Copy", partial(self._copy, code), kind="primary")
        copy.rect = line.east(max(m.du(130), copy.natural_width(m)), m.du(16))
        self._code(m, line, code)
        self.form.add(copy)
        if self.word:
            near = (
                "On this network your friends also find the table under Friends. Its word is "
                f"**{self.word}**."
            )
            self._say(m, room, "room.word", near)
        if self._port:
            address = next((each for each in self._addresses if ":" not in each), "this computer")
            far = (
                f"Friends outside your network need port {self._port} forwarded to {address}, or a "
                "private network that you share."
            )
            self._say(m, room, "room.far", literal(far))

    def _code(self, m: Metrics, line: Room, code: str) -> None:
        high = RichText.height(m, literal(code), line.width, "caption")
        rect = pygame.Rect(line.left, line.top, line.width, high)
        self.form.add(RichText("room.code", rect, literal(code), "caption", theme.INK))

    def _copy(self, code: str) -> None:
        try:
            read(code)
        except InvitationError:
            return
        done = copy_text(code)
        self.words = "The invitation is copied." if done else "This system has no clipboard."
        self.app.cue("press")
        self.relayout(self.app.metrics)

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, (150, 190))
