"""A guest's connection: in a thread of its own, kept up for as long as it is wanted.

``Link`` connects to the addresses of an invitation, proves itself, and comes back with growing
patience whenever the connection is lost. The window's thread sends words with ``say`` and takes
what has come with ``news``; nothing of it ever waits for the network.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from game import __version__
from game.online import limits, proof, words
from game.online.build import build
from game.online.invitation import Invitation

FINAL = (4001, 4002, 4003, 4005, 4006)
"""the ends of a connection after which it makes no sense to come back"""
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
SILENT = 45.0
"""seconds without a sign of the host after which a connection is dead"""
LARGEST = 1 << 21
QUIET = logging.Logger("rimward.online", logging.CRITICAL + 1)


@dataclass(frozen=True, slots=True)
class Ticket:
    """A ticket lets a guest in: an invitation, or in its place the word of a table on the same
    network, and the token of a seat that it has."""

    invitation: Invitation
    name: str
    seat: int | None = None
    token: bytes = b""
    word: str = ""
    salt: bytes = b""
    id: str = ""

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.id or self.invitation.table

    @property
    def key(self) -> bytes:
        """The key of the table's own secret."""
        return proof.word_key(self.word, self.salt) if self.word else self.invitation.secret


State = Literal["calling", "here", "lost", "over"]


@dataclass(frozen=True, slots=True)
class Status:
    """The state of the connection: ``words`` say why, ``code`` is the host's reason to end it."""

    state: State
    words: str = ""
    code: int = 0


class FalseHost(Exception):
    """The host is not the one of the invitation."""


class Pinned(ClientConnection):
    """A connection that is dropped before a word is said if the certificate is another one."""

    fingerprint = b""
    expected = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Compare the certificate."""
        super().connection_made(transport)
        tls = transport.get_extra_info("ssl_object")
        if tls is not None:
            self.fingerprint = proof.fingerprint(tls.getpeercert(True))
            if self.expected and self.fingerprint != self.expected:
                self.transport.abort()


class Link:
    """The connection of one guest to one table."""

    def __init__(self, ticket: Ticket, on_news: Callable[[], None] = lambda: None) -> None:
        self.ticket = ticket
        self._on_news = on_news
        self._news: queue.Queue[words.Word | Status] = queue.Queue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._out: asyncio.Queue[str] = asyncio.Queue()
        self._ended = threading.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="link", daemon=True)

    # -- from the window's thread --

    def start(self) -> None:
        """Begin to connect."""
        self._thread.start()

    def say(self, word: words.Word) -> None:
        """Send a word; it is forgotten if the connection is lost first."""
        loop = self._loop
        if loop is not None and not self._ended.is_set():
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._out.put_nowait, words.frame(word))

    def news(self, wait: float = 0.0) -> Iterator[words.Word | Status]:
        """Yield what has come since; ``wait`` is the time to wait for the first of it."""
        with suppress(queue.Empty):
            yield self._news.get(timeout=wait) if wait else self._news.get_nowait()
            while True:
                yield self._news.get_nowait()

    def close(self) -> None:
        """End the connection."""
        self._ended.set()
        loop, task = self._loop, self._task
        if loop is not None and task is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(task.cancel)
        if self._thread.is_alive():
            self._thread.join(3)

    # -- in its own thread --

    def _tell(self, news: words.Word | Status) -> None:
        self._news.put(news)
        self._on_news()

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            asyncio.run(self._stay())

    async def _stay(self) -> None:
        self._loop, self._task = asyncio.get_running_loop(), asyncio.current_task()
        wait = FIRST_WAIT
        while not self._ended.is_set():
            self._tell(Status("calling"))
            try:
                await self._visit()
                wait = FIRST_WAIT
                lost = Status("lost", "The connection was lost.")
            except _Bye as bye:
                lost = Status("lost", bye.words, bye.code)
                if bye.code in FINAL:
                    self._tell(replace(lost, state="over"))
                    return
            except FalseHost:
                self._tell(Status("over", FALSE))
                return
            except (OSError, InvalidHandshake, InvalidMessage, EOFError, ValueError) as error:
                lost = Status("lost", self._no_answer(error))
            self._tell(lost)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    def _no_answer(self, error: Exception) -> str:
        found = self.ticket.invitation
        return (
            f"No answer from {', '.join(found.addresses)}, port {found.port}. The host must keep "
            "the table open and forward that port."
        )

    async def _visit(self) -> None:
        """Connect, prove, and stay until the connection ends."""
        socket = await self._reach()
        try:
            await asyncio.wait_for(self._prove(socket), limits.PROOF_TIME)
            while not self._out.empty():  # of an earlier connection
                self._out.get_nowait()
            self._tell(Status("here"))
            sending = asyncio.create_task(self._send(socket))
            try:
                async for text in socket:
                    self._hear(text)
                self._closed(socket)
            except ConnectionClosed:
                self._closed(socket)
            finally:
                sending.cancel()
        except asyncio.TimeoutError as error:
            raise OSError("no answer") from error
        except ConnectionClosed as error:
            self._closed(socket)
            raise OSError("no answer") from error
        finally:
            socket.transport.abort()

    def _closed(self, socket: ClientConnection) -> None:
        code = socket.close_code or 0
        if code >= 4000:
            raise _Bye(code, socket.close_reason or "")

    async def _send(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await socket.send(await self._out.get())

    def _hear(self, text: str | bytes) -> None:
        try:
            word = words.heard(text, words.HOST)
        except words.WordError as error:
            raise _Bye(4005, "The host says what this program cannot read.") from error
        if isinstance(word, words.Farewell):
            raise _Bye(word.code, word.words)
        self._tell(word)

    async def _reach(self) -> Pinned:
        """Return a connection to the first address that answers. Raise ``OSError``."""
        tries = [
            asyncio.create_task(self._connect(each)) for each in self.ticket.invitation.addresses
        ]
        error: BaseException = OSError("no address")
        try:
            for each in asyncio.as_completed(tries):
                try:
                    return await each
                except FalseHost as wrong:
                    error = wrong
                except (OSError, InvalidHandshake, InvalidMessage, EOFError) as failed:
                    error = error if isinstance(error, FalseHost) else failed
            raise error
        finally:
            for task in tries:
                if not task.done():
                    task.cancel()

    async def _connect(self, address: str) -> Pinned:
        found = self.ticket.invitation
        made = list[Pinned]()

        class Own(Pinned):
            expected = b"" if found.web else found.fingerprint

            def __init__(self, *given: Any, **more: Any) -> None:
                super().__init__(*given, **more)
                made.append(self)

        host = f"[{address}]" if ":" in address else address
        try:
            socket = await connect(
                f"wss://{host}:{found.port}/", ssl=proof.guest_context(found.web), proxy=None,
                create_connection=Own, max_size=LARGEST, open_timeout=limits.PROOF_TIME,
                ping_interval=limits.PING, ping_timeout=SILENT - limits.PING, close_timeout=2,
                logger=QUIET,
            )  # fmt: skip
        except (OSError, InvalidHandshake, InvalidMessage, EOFError, ConnectionClosed) as error:
            if any(e.fingerprint and e.expected not in (b"", e.fingerprint) for e in made):
                raise FalseHost from error
            raise OSError("no answer") from error
        assert isinstance(socket, Pinned)
        return socket

    async def _prove(self, socket: Pinned) -> None:
        ticket = self.ticket
        pinned = bytes(16) if ticket.invitation.web else socket.fingerprint
        own = proof.nonce()
        by: Literal["code", "word"] = "word" if ticket.word else "code"
        hello = words.Hello(v=[limits.PROTOCOL], nonce=own, table=ticket.table, by=by)
        key = await asyncio.to_thread(lambda: ticket.key)
        await socket.send(words.frame(hello))
        greet = self._expect(await socket.recv())
        told = proof.proof(key, proof.HOST, pinned, own, greet.nonce)
        if not proof.is_proof(greet.proof, told):
            raise FalseHost
        key = proof.token_key(ticket.token) if ticket.seat is not None else key
        await socket.send(words.frame(words.Enter(
            program=__version__, build=build(), name=ticket.name, seat=ticket.seat,
            proof=proof.proof(key, proof.GUEST, pinned, own, greet.nonce),
        )))  # fmt: skip

    def _expect(self, text: str | bytes) -> words.Greet:
        try:
            word = words.heard(text, words.HOST)
        except words.WordError as error:
            raise _Bye(4005, "The host says what this program cannot read.") from error
        if isinstance(word, words.Farewell):
            raise _Bye(word.code, word.words)
        if not isinstance(word, words.Greet):
            raise FalseHost
        return word


FALSE = "This invitation is for another table: the host's proof differs. Ask for a new one."


class _Bye(Exception):
    """The host ends the connection."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code, self.words = code, words
