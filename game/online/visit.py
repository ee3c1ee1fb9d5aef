"""A guest at a table: the connection, who sits there, and the game as the guest knows it.

``poll`` takes in what has come, and returns what is news to a window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.online import words
from game.online.guest import GuestError, GuestSession
from game.online.invitation import InvitationError, read
from game.online.link import Link, Status, Ticket
from game.table import registry
from game.table.contract import Game
from game.table.packs import player_packs
from game.table.text_safety import plain

News = words.Word | Status
FOR_PEOPLE = (
    Status, words.Seats, words.Said, words.Nudged, words.Wish, words.Gone, words.Back, words.Whole
)  # fmt: skip
Loader = Callable[[str, str], Game[Any]]
"""returns the rules of a game with this content"""


class Visit:
    """One guest at one table."""

    def __init__(
        self, ticket: Ticket, load: Loader = registry.load_game, on_news: Callable[[], None] | None
        = None,
    ) -> None:  # fmt: skip
        self.link = Link(ticket, on_news or (lambda: None))
        self.status = Status("calling")
        self.about: words.About | None = None
        self.session: GuestSession[Any] | None = None
        self.unread = list[News]()
        """what the window has not shown yet: calls, requests, who comes and goes"""
        self.journal = ""
        """the journal of a game that is over"""
        self.seated = ticket.seat is not None
        self._load, self._past = load, list[words.Part]()
        self._asked = False
        self._pieces = list[str]()

    @property
    def ticket(self) -> Ticket:
        """The ticket of this guest, with its seat once it has one."""
        return self.link.ticket

    def start(self) -> None:
        """Begin to connect."""
        self.link.start()

    def take(self, seat: int | None) -> None:
        """Ask for a seat, None to watch."""
        self.link.say(words.Take(seat=seat))

    def close(self, leave: bool = False) -> None:
        """End the visit."""
        if leave:
            self.link.say(words.Leave())
        self.link.close()

    def poll(self, wait: float = 0.0) -> list[News]:
        """Take in what has come; return it."""
        found = list(self.link.news(wait))
        for each in found:
            try:
                self._hear(each)
            except GuestError as error:
                why = f"This table cannot be shown here: {plain(error, 200)}."
                self.status = Status("over", why)
                self.link.close()
                return [*found, self.status]
        return found

    def attend(self) -> None:
        """Take in what has come, and keep for the window what is about the people."""
        self.unread += (each for each in self.poll() if isinstance(each, FOR_PEOPLE))

    def _hear(self, news: News) -> None:
        if isinstance(news, Status):
            self.status = news
            self._asked = False
        elif isinstance(news, words.About):
            self._know(news)
        elif isinstance(news, words.Seated):
            self._sit(news)
        elif isinstance(news, words.Past):
            self._past += news.turns
        elif isinstance(news, words.Sync):
            self._stand(news)
        elif isinstance(news, words.Whole):
            self._pieces.append(news.text)
            if not news.more:
                self.journal, self._pieces = "".join(self._pieces), []
        elif isinstance(news, words.Seats):
            if self.about is not None:
                change = {"seats": news.seats, "begun": news.begun}
                self.about = self.about.model_copy(update=change)
            if self.session is not None:
                self.session.hear(news)
        elif self.session is not None and self._asked:
            self.session.hear(news)

    def _know(self, about: words.About) -> None:
        self.about, self._past, self._pieces = about, [], []
        if about.code:
            self._keep_code(about.code)
        if self._asked:
            return  # it comes before each sync
        if self.ticket.seat is not None:
            self._ask()
        elif self.seated:
            self.take(None)  # a watcher who is back

    def _keep_code(self, code: str) -> None:
        """Keep the secret of the table, to come back with it; the addresses stay those that
        worked."""
        try:
            known = read(code)
        except InvitationError:
            return
        ticket, old = self.ticket, self.ticket.invitation
        if not old.secret:
            found = replace(known, addresses=old.addresses, port=old.port)
            self.link.ticket = replace(ticket, invitation=found, word="", salt=b"", id="")

    def _sit(self, seated: words.Seated) -> None:
        self.seated = True
        if seated.seat is not None:
            token = bytes.fromhex(seated.token)
            self.link.ticket = replace(self.ticket, seat=seated.seat, token=token)
        self._ask()

    def _ask(self) -> None:
        """Ask for the game, as far as it is not known."""
        self._asked = True
        have, mark = self.session.have() if self.session is not None else (0, "")
        self.link.say(words.Resync(have=have, mark=mark))

    def _stand(self, sync: words.Sync) -> None:
        past, self._past = self._past, []
        about = self.about
        if about is None:
            raise GuestError("the host says things in the wrong order")
        if self.session is not None:
            self.session.about = about
            self.session.rejoin(past, sync)
            return
        try:
            game = self._load(about.game, "")
            if not player_packs.same(about.content, game.version):
                game = self._load(about.game, about.content)
        except (player_packs.PackMissing, registry.UnknownGame) as error:
            raise GuestError(str(error)) from error
        self.session = GuestSession(game, about, past, sync, self.link.say)
        self.session.listen, self.session.hang_up = self.attend, self.close
