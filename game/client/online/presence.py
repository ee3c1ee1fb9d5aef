"""The people at a table with friends: who comes and goes, what they call, what they ask for.

``People`` is a part of the table. It words what a visit has heard of them, and shows a strip while
the connection is lost or the person who is asked is away. ``FriendsScene`` lists all, with calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window.confirm import ConfirmScene, NoticeScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.bars.menu import lay_out
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.table.contract import Part, Table
from game.client.widgets import Button, keymap
from game.online import words
from game.online.link import Status
from game.online.visit import Visit
from game.table.files import write_new
from game.table.grammar import counted
from game.table.saves import new_path

CALLS: dict[words.Call, str] = {
    "nice": "Nice!", "ouch": "Ouch.", "luck": "Good luck.", "thanks": "Thanks.", "sorry": "Sorry.",
    "deal": "Deal?", "moment": "One moment.", "back": "I am back.", "undo": "May I undo?",
}  # fmt: skip
THINKING, NUDGE = 60.0, 90.0
"""seconds until the table says how long a friend thinks, and until a nudge is offered"""
LOST = "Connection lost. Your seat is kept. Trying again."
NOTE = "There is no chat: a call is one of a few words, and everybody sees it."
_NONE = pygame.Rect(0, 0, 0, 0)

assert set(CALLS) | {"point"} == set(get_args(words.Call))


class People(Part):
    """The people of one visit, on the table."""

    def __init__(
        self, table: Table, visit: Visit, order: Callable[..., None] | None = None
    ) -> None:
        """``order`` gives an order to the host, if it is on this computer."""
        self.table, self.visit, self.app, self.order = table, visit, table.app, order
        self.seats = list(visit.about.seats) if visit.about is not None else []
        self.since = 0.0
        """seconds since the seat that is asked was asked"""
        self._asked: tuple[int, int] | None = None
        self._strip = ""
        self._over = False
        table.do.friends = self.open  # type: ignore[attr-defined]

    def name(self, seat: int) -> str:
        """Return the name of the person in a seat, with that of its player."""
        own = self.seats[seat].name if seat < len(self.seats) else ""
        player = self.table.model.player_name(seat)
        return own if own and own != player and self.seats[seat].kind == "human" else player

    @property
    def asked(self) -> int | None:
        """The seat of the person at another computer who is asked."""
        session = self.visit.session
        decision = session.game.decision(session.state) if session is not None else None
        if session is None or decision is None or decision.seat == session.seat:
            return None
        return decision.seat if self.seats[decision.seat].kind == "human" else None

    def let_computer(self, seat: int) -> None:
        """Let a computer player continue for a friend who is away."""
        if self.order is not None and self.visit.about is not None:
            self.order(computer=[self.visit.about.table, seat])

    # -- time --

    def update(self, dt: float) -> None:
        """Word what has been heard, and watch how long a friend thinks."""
        for each in self.visit.unread:
            self._hear(each)
        self.visit.unread.clear()
        asked, session = self.asked, self.visit.session
        now = (asked, session.seq) if asked is not None and session is not None else None
        self.since = self.since + dt if now == self._asked else 0.0
        self._asked = now
        strip = self._told()
        if strip != self._strip:
            self._strip = strip
            self.table.form.invalidate(None)

    def _told(self) -> str:
        """Return the words of the strip, "" for none."""
        if self.visit.status.state in ("lost", "calling"):
            return LOST
        asked = self.asked
        if asked is None:
            return ""
        seat = self.seats[asked]
        if seat.taken and not seat.here and not seat.computer:
            return f"{self.name(asked)} is away. The seat is kept."
        minutes = int(self.since // 60)
        return f"{self.name(asked)} is thinking ({minutes} min)." if minutes else ""

    def _hear(self, news: words.Word | Status) -> None:
        say, own = self.table.views.say, self.visit.session.seat if self.visit.session else None
        if isinstance(news, Status):
            self._note(news)
        elif isinstance(news, words.Seats):
            self._compare(news)
        elif isinstance(news, words.Said) and news.seat != own:
            said = CALLS.get(news.call, "")
            say(f"**{literal(self.name(news.seat))}**: {said}", "toast")
        elif isinstance(news, words.Nudged):
            self.app.cue("turn_mine")
            say(f"**{literal(self.name(news.by))}** waits for you.")
            _flash(self.app)
        elif isinstance(news, words.Back) and news.by != own:
            say(f"**{literal(self.name(news.by))}** takes back {counted(news.count, 'choice')}.")
        elif isinstance(news, words.Wish) and news.seat != own:
            self._ask(news)
        elif isinstance(news, words.Gone):
            self._close(news)
        elif isinstance(news, words.Whole) and not news.more:
            self._keep_journal()

    def _keep_journal(self) -> None:
        """Keep the whole game, which is over, among the saved games."""
        session, text = self.visit.session, self.visit.journal
        if session is None or not text or session.kept is not None:
            return
        path = new_path(session.game.id, folder=self.app.folder)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_new(path, text.encode())
            session.kept = path
        except OSError as error:
            self.table.views.say(f"The game cannot be saved here: {literal(str(error))}", "refuse")
            return
        self.table.views.say("The whole game was saved on this computer.")

    def _note(self, status: Status) -> None:
        if status.state == "over" and not self._over:
            self._over = True
            words = literal(status.words or "The host has ended the connection.")
            back = f"{words} You can return to it under Friends."
            self.app.stack.push(NoticeScene(self.app, "The table is closed", back))

    def _compare(self, news: words.Seats) -> None:
        """Word who came and went."""
        before, self.seats = self.seats, list(news.seats)
        for number, (old, new) in enumerate(zip(before, self.seats)):
            name = literal(self.name(number))
            if new.computer and not old.computer:
                self.table.views.say(f"A computer player continues for **{name}**.")
            elif new.kind == "human" and new.here and not old.here:
                self.table.views.say(f"**{name}** is here.")
            elif new.kind == "human" and old.here and not new.here:
                self.table.views.say(f"**{name}** is away.")

    # -- requests --

    def _ask(self, wish: words.Wish) -> None:
        """Ask whether a friend may take something back."""
        name = literal(self.name(wish.seat))
        count = counted(wish.count, "choice")
        what = f"\n\nThe first of them: {literal(wish.what)}" if wish.what else ""
        self.app.stack.push(ConfirmScene(
            self.app, "Take back?", f"**{name}** wants to take back the last {count}.{what}",
            partial(self._agree, wish.ask, True), yes="Allow", no="Decide later", careful=True,
            more=("Decline", partial(self._agree, wish.ask, False)),
        ))  # fmt: skip

    def _agree(self, ask: int, yes: bool) -> None:
        self.visit.link.say(words.Agree(ask=ask, yes=yes))

    def _close(self, gone: words.Gone) -> None:
        """Put a request away that is over, and word how it ended."""
        top = self.app.stack.top
        if isinstance(top, ConfirmScene) and top.title == "Take back?":
            self.app.stack.pop()
        if gone.by is not None:
            self.table.views.say(f"**{literal(self.name(gone.by))}** lets the choice stand.")

    def open(self) -> None:
        """List everybody, with the calls."""
        self.app.stack.push(FriendsScene(self.app, self))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the strip at the top of the view."""
        if not self._strip:
            return
        m, view = self.table.view.m, self.table.view.areas.view
        wide = fonts.measure(m, "body", self._strip)[0] + m.du(48)
        rect = pygame.Rect(0, view.top + m.du(8), wide, m.pitch("body") + m.du(18))
        rect.centerx = view.centerx
        images.draw_panel(surface, rect, "tip", m.unit)
        fonts.cover(rect)
        fonts.draw_line(surface, m, "body", self._strip, theme.INK, rect, "center", "people.strip")


def _flash(app: SceneHost) -> None:
    """Let the desktop point at the window."""
    window: Any = getattr(app, "_window", None)
    found = window() if callable(window) else None
    if found is not None and hasattr(found, "flash"):
        try:
            found.flash(pygame.FLASH_UNTIL_FOCUSED)
        except (pygame.error, AttributeError):
            return


class FriendsScene(Scene):
    """Everybody at the table, a nudge for who thinks long, and the calls."""

    name = "friends"
    overlay = True

    def __init__(self, app: SceneHost, people: People) -> None:
        super().__init__(app)
        self.people = people

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        people, session = self.people, self.people.visit.session
        back = Button("friends.back", _NONE, "Back", self.close, kind="primary",
                      hotkey=keymap.key("back"))  # fmt: skip
        asked, own = people.asked, session.seat if session is not None else None
        rows = [back]
        for number, seat in enumerate(people.seats):
            if seat.kind != "human" or number == own:
                continue
            state = "here" if seat.here else "away" if seat.taken else "not here yet"
            late = number == asked and seat.here and people.since >= NUDGE
            rows.append(Button(
                f"friends.{number}", _NONE, f"Nudge {people.name(number)}: {state}", self.nudge,
                enabled=late, reason="A nudge is for a friend who is asked and thinks for "
                "more than a minute and a half.",
            ))  # fmt: skip
            if people.order is not None and seat.taken and not (seat.here or seat.computer):
                rows.append(Button(
                    f"friends.computer.{number}", _NONE, "Let a computer player continue",
                    partial(self.let_computer, number),
                    tip="Until your friend is back; nothing before that can be taken back",
                ))  # fmt: skip
        rows += [
            Button(f"friends.call.{call}", _NONE, said, partial(self.say, call))
            for call, said in CALLS.items()
        ]
        lay_out(self.form, m, "Friends", NOTE, rows)

    def say(self, call: words.Call) -> None:
        """Call something to the table."""
        self.close()
        self.people.visit.link.say(words.Say(call=call))
        self.people.table.views.say(f"You: {CALLS[call]}", "toast")

    def let_computer(self, seat: int) -> None:
        """Let a computer player continue for a friend who is away."""
        self.close()
        self.people.let_computer(seat)

    def nudge(self) -> None:
        """Remind the friend who is asked."""
        self.close()
        self.people.visit.link.say(words.Nudge())

    def close(self) -> None:
        self.app.stack.pop()
