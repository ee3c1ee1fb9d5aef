"""The host: many tables behind one port, and the connections of their guests.

One loop does everything in order, so a table never hears two words at once. What a guest sends is
bounded before it is read (``limits``), and nothing is said to anybody before the proof.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from game import __version__
from game.online import invitation, keeper, limits, proof, words
from game.online.build import build
from game.online.keeper import Opened
from game.online.knowledge import Place
from game.online.table import Sent
from game.online.thinker import Thinker, moment
from game.table.journal import JournalError
from game.table.refusals import Refused
from game.table.text_safety import plain

SILENT = logging.Logger("rimward.online", logging.CRITICAL + 1)
"""in place of the library's own, which would print a page for each stranger at the port"""
Report = Callable[[dict[str, Any]], None]
"""takes a report of each thing that happens, as a JSON object"""


class Ended(Exception):
    """A connection is to end with this code, for this reason."""

    def __init__(self, code: words.Bye, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


@dataclass(eq=False)
class Guest:
    """A connection whose guest has proven itself."""

    socket: ServerConnection
    table: Opened
    name: str
    place: Place = None
    seated: bool = False
    """whether it sits, or watches"""
    out: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    waiting: int = 0
    """bytes that have not gone out yet"""
    allowance: float = limits.BURST
    """the number of words that it may say at once now"""
    heard: float = 0.0
    garbage: int = 0
    closing: Ended | None = None

    def say(self, word: words.Word) -> None:
        """Send a word; a guest that takes nothing in is dropped, and catches up later."""
        text = words.frame(word)
        self.waiting += len(text)
        if self.waiting > limits.BACKLOG * 8:
            self.end(4009, "Your connection is too slow for the table.")
        elif self.closing is None:
            self.out.put_nowait(text)

    def end(self, code: words.Bye, why: str) -> None:
        """End the connection after what has been said."""
        if self.closing is None:
            self.closing = Ended(code, why)
            self.out.put_nowait(words.frame(words.Farewell(code=code, words=why)))
            self.out.put_nowait("")

    async def send_all(self) -> None:
        """Bring the words to the guest, until the connection ends."""
        with suppress(ConnectionClosed, asyncio.TimeoutError):
            while text := await self.out.get():
                await asyncio.wait_for(self.socket.send(text), limits.SLOW)
                self.waiting -= len(text)
        await self._close()

    async def _close(self) -> None:
        code, why = (self.closing.code, self.closing.why) if self.closing else (4009, "")
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.socket.close(code, why[:100]), 2)
        self.socket.transport.abort()

    def too_fast(self, now: float) -> bool:
        """Count a word; return True if there are too many."""
        more = (now - self.heard) * limits.WORDS_PER_SECOND if self.heard else 0.0
        self.allowance, self.heard = min(limits.BURST, self.allowance + more) - 1, now
        return self.allowance < 0


class Host:
    """Tables in a folder, for guests from anywhere."""

    def __init__(
        self, folder: Path, report: Report = lambda told: None, most: int = limits.TABLES
    ) -> None:
        self.folder, self.report, self.most = folder, report, most
        self.tables: dict[str, Opened] = {}
        self.guests: set[Guest] = set()
        self.addresses: tuple[str, ...] = ("127.0.0.1",)
        self.port = 0
        self.print = b""
        self._certificate = b""
        self._thinker = Thinker()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._server: Server | None = None
        self._open: Counter[str] = Counter()
        self._unproven: Counter[str] = Counter()
        self._false: dict[str, deque[float]] = {}

    # -- tables --

    def open(self, wishes: keeper.Wishes) -> Opened:
        """Begin a table. Raise ``KeeperError``."""
        self._room()
        return self._add(keeper.new_table(self.folder, wishes))

    def open_again(self, path: Path) -> Opened:
        """Open a table of a file again. Raise ``KeeperError``."""
        self._room()
        opened = keeper.open_again(path)
        if opened.table.id in self.tables:
            opened.table.session.close()
            raise keeper.KeeperError("This table is already open.")
        return self._add(opened)

    def _room(self) -> None:
        if len(self.tables) >= self.most:
            raise keeper.KeeperError(f"{self.most} tables are open: close one first.")

    def _add(self, opened: Opened) -> Opened:
        self.tables[opened.table.id] = opened
        self._go_on(opened)
        return opened

    def code(self, opened: Opened) -> str:
        """Return the invitation to a table."""
        return invitation.code(
            invitation.Invitation(self.addresses, self.port, self.print, opened.secret)
        )

    def close(self, id: str) -> None:
        """Close a table for now: its guests can return once it is open again."""
        opened = self.tables.pop(id)
        task = self._thinking.pop(id, None)
        if task is not None:
            task.cancel()
        for each in self._at(opened):
            each.end(4010, "The host has closed the table for now.")
        opened.table.session.close()

    def free(self, id: str, seat: int) -> None:
        """Take a seat from its person, whose token counts no more."""
        opened = self.tables[id]
        opened.keys.pop(seat, None)
        for each in self._at(opened):
            if each.seated and each.place == seat:
                each.end(4006, "The host has given your seat to another person.")
        self._post(opened, opened.table.free(seat))
        self._keep(opened)

    def begin(self, id: str) -> None:
        """Let a table begin."""
        opened = self.tables[id]
        self._post(opened, opened.table.begin())
        self._keep(opened)
        self._go_on(opened)

    def let_computer(self, id: str, seat: int) -> None:
        """Let a computer player continue for a person who is away. Raise ``Refused``."""
        opened = self.tables[id]
        self._post(opened, opened.table.let_computer(seat))
        self._go_on(opened)

    def _keep(self, opened: Opened) -> None:
        try:
            opened.keep()
        except OSError as error:
            self.report({"type": "problem", "table": opened.table.id, "words": plain(error)})

    # -- the network --

    async def listen(
        self, bind: str | None, port: int, certificates: Path, plain_socket: bool = False
    ) -> None:
        """Open the port at an address of this computer, None for all. Raise ``OSError``."""
        cert, key, self.print = proof.certificate(certificates)
        context = None if plain_socket else proof.server_context(cert, key)
        if plain_socket:
            self.print = bytes(16)
        self._server = await serve(
            self._talk, bind, port, ssl=context, max_size=limits.FRAME_IN, max_queue=8,
            write_limit=limits.BACKLOG, ping_interval=limits.PING, ping_timeout=limits.PING,
            open_timeout=limits.PROOF_TIME, close_timeout=2, server_header=None, logger=SILENT,
        )  # fmt: skip
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    async def stop(self) -> None:
        """Close every table, and the port."""
        for id in list(self.tables):
            self.close(id)
        for _ in range(40):
            if not self.guests:
                break
            await asyncio.sleep(0.05)
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        self._thinker.close()

    async def _talk(self, socket: ServerConnection) -> None:
        """Serve one connection until it ends."""
        address = str((socket.remote_address or ("?",))[0])
        guest: Guest | None = None
        try:
            guest = await self._meet(socket, address)
            await self._serve(guest)
        except Ended as ended:
            await self._refuse(socket, ended)
        except ConnectionClosed:
            pass
        except Exception as error:  # one guest must not end the tables of the others
            self.report({"type": "problem", "words": plain(f"{type(error).__name__}: {error}")})
        finally:
            if guest is not None:
                self._leave(guest)

    async def _refuse(self, socket: ServerConnection, ended: Ended) -> None:
        """End a connection whose guest has not proven itself."""
        with suppress(ConnectionClosed, asyncio.TimeoutError):
            await asyncio.wait_for(
                socket.send(words.frame(words.Farewell(code=ended.code, words=ended.why))), 2
            )
            await asyncio.wait_for(socket.close(ended.code, ended.why[:100]), 2)

    async def _meet(self, socket: ServerConnection, address: str) -> Guest:
        """Prove each other. Raise ``Ended``."""
        if self._silenced(address) or len(self.guests) >= limits.CONNECTIONS:
            raise Ended(4001, "The host takes no more connections now: try again later.")
        if self._open[address] >= limits.PER_ADDRESS or self._unproven[address] >= limits.UNPROVEN:
            raise Ended(4001, "Too many connections come from this address.")
        self._open[address] += 1
        self._unproven[address] += 1
        try:
            return await asyncio.wait_for(self._prove(socket, address), limits.PROOF_TIME)
        except asyncio.TimeoutError as error:
            self._open[address] -= 1
            raise Ended(4001, "The proof took too long.") from error
        except BaseException:
            self._open[address] -= 1
            raise
        finally:
            self._unproven[address] -= 1

    async def _prove(self, socket: ServerConnection, address: str) -> Guest:
        hello = self._first(await socket.recv(), words.Hello)
        assert isinstance(hello, words.Hello)
        if limits.PROTOCOL not in hello.v:
            raise Ended(4005, f"The host plays Rimward {__version__}: use the same one.")
        only = next(iter(self.tables.values())) if len(self.tables) == 1 else None
        opened = self.tables.get(hello.table) if hello.table else only
        if opened is None:
            raise Ended(4001, "This table is not open now.")
        key = opened.secret if hello.by == "code" else await asyncio.to_thread(
            lambda: opened.word_key
        )  # fmt: skip
        own = proof.nonce()
        told = proof.proof(key, proof.HOST, self.print, hello.nonce, own)
        await socket.send(words.frame(words.Greet(v=limits.PROTOCOL, nonce=own, proof=told)))
        enter = self._first(await socket.recv(), words.Enter)
        assert isinstance(enter, words.Enter)
        if enter.seat is not None:
            key = opened.keys.get(enter.seat, b"")
            if not key:
                raise Ended(4006, "The host has given your seat to another person.")
        if not proof.is_proof(
            enter.proof, proof.proof(key, proof.GUEST, self.print, hello.nonce, own)
        ):
            self._note_false(address)
            raise Ended(4001, "The proof is wrong: ask for a new invitation.")
        if enter.build != build():
            raise Ended(4005, _other_build(enter.program))
        guest = Guest(socket, opened, plain(enter.name, limits.LONGEST_NAME), enter.seat)
        guest.seated = enter.seat is not None
        return guest

    def _first(self, text: str | bytes, kind: type[words.Word]) -> words.Word:
        try:
            word = words.heard(text, words.GUEST)
        except words.WordError as error:
            raise Ended(4003, str(error)) from error
        if not isinstance(word, kind):
            raise Ended(4003, "This word does not belong here.")
        return word

    def _silenced(self, address: str) -> bool:
        """Return True if an address has sent too many false proofs lately."""
        found = self._false.get(address)
        return (
            found is not None
            and len(found) == limits.FALSE_PROOFS
            and time.monotonic() - found[-1] < limits.SILENCE
        )

    def _note_false(self, address: str) -> None:
        if len(self._false) > 1000:
            self._false.clear()
        self._false.setdefault(address, deque(maxlen=limits.FALSE_PROOFS)).append(time.monotonic())

    # -- guests --

    def _at(self, opened: Opened) -> list[Guest]:
        return [each for each in self.guests if each.table is opened]

    async def _serve(self, guest: Guest) -> None:
        self.guests.add(guest)
        if guest.seated:
            self._replace(guest)
        sending = asyncio.create_task(guest.send_all())
        try:
            guest.say(self._about(guest))
            async for text in guest.socket:
                if guest.closing is not None:
                    break
                self._hear(guest, text)
        finally:
            guest.out.put_nowait("")
            await sending

    def _about(self, guest: Guest) -> words.About:
        about = guest.table.table.about(guest.place if guest.seated else None)
        return about.model_copy(update={"code": self.code(guest.table)})

    def _replace(self, guest: Guest) -> None:
        """End an older connection of the same seat."""
        for each in self._at(guest.table):
            if each is not guest and each.seated and each.place == guest.place is not None:
                each.end(4002, "You have opened this table in another window.")
                each.seated = False

    def _leave(self, guest: Guest) -> None:
        address = str((guest.socket.remote_address or ("?",))[0])
        self._open[address] -= 1
        self.guests.discard(guest)
        opened = guest.table
        if not guest.seated or opened.table.id not in self.tables:
            return
        if not any(each.seated and each.place == guest.place for each in self._at(opened)):
            self._post(opened, opened.table.depart(guest.place))
            self.report(self._told("left", guest))

    def _told(self, kind: str, guest: Guest) -> dict[str, Any]:
        return {
            "type": kind, "table": guest.table.table.id, "seat": guest.place, "name": guest.name
        }  # fmt: skip

    def _hear(self, guest: Guest, text: str | bytes) -> None:
        """Take in a frame."""
        now = time.monotonic()
        if guest.too_fast(now):
            guest.end(4008, "Your window says too much at once.")
            return
        try:
            word = words.heard(text, words.GUEST)
        except words.WordError as error:
            guest.garbage += 1
            if guest.garbage >= limits.GARBAGE:
                guest.end(4003, str(error))
            return
        if isinstance(word, words.Take):
            self._take(guest, word)
        elif isinstance(word, words.Leave):
            guest.end(4010, "You have left the table; your seat is kept.")
        elif guest.seated:
            self._pass(guest, word, now)

    def _take(self, guest: Guest, word: words.Take) -> None:
        """Give a seat to a guest, or let it watch."""
        opened, table = guest.table, guest.table.table
        if guest.seated:
            return
        try:
            if word.seat is None:
                watching = sum(each.seated and each.place is None for each in self._at(opened))
                if not table.watchers or watching >= limits.WATCHERS:
                    raise Refused("Nobody can watch this table now.")
                guest.place, guest.seated = None, True
                guest.say(words.Seated(seat=None, token=""))
                return
            self._post(opened, table.take(word.seat, guest.name))
        except Refused as refused:
            guest.say(words.No(reason=refused.reason))
            return
        token = proof.token()
        guest.place, guest.seated = word.seat, True
        opened.keys[word.seat] = proof.token_key(token)
        self._keep(opened)
        guest.say(words.Seated(seat=word.seat, token=token.hex()))
        self.report(self._told("joined", guest))
        if not table.begun and not table.free_seats():
            self.begin(table.id)

    def _pass(self, guest: Guest, word: words.Word, now: float) -> None:
        """Let the table hear a word."""
        opened, table, place = guest.table, guest.table.table, guest.place
        seq = table.session.seq
        sent: Sent = []
        if isinstance(word, words.Resync):
            fresh = place not in table.here
            found = table.arrive if fresh else table.sync
            sent = found(place, word.have, word.mark)
            own = [each for at, each in sent if at == place]
            for each in own:  # other watchers have it already
                guest.say(each)
            sent = [each for each in sent if each[0] != place]
            if fresh:
                self.report(self._told("here", guest))
        elif isinstance(word, words.Choose):
            sent = table.choose(place, word)
        elif isinstance(word, words.Undo):
            sent = table.undo(place, word)
        elif isinstance(word, words.Redo):
            sent = table.redo(place, word)
        elif isinstance(word, words.Agree):
            sent = table.agree(place, word)
        elif isinstance(word, words.Say):
            sent = table.say(place, word, now)
        elif isinstance(word, words.Nudge):
            sent = table.nudge(place, now)
        self._post(opened, sent)
        if table.session.seq != seq:
            self._note_answer(opened)
        self._go_on(opened)

    def _note_answer(self, opened: Opened) -> None:
        table = opened.table
        decision = table.session.decision()
        self.report(
            {
                "type": "answered",
                "table": table.id,
                "seq": table.session.seq,
                "asked": None if decision is None else decision.seat,
            }
        )
        if decision is None:
            result = table.session.result()
            winner = None if result is None else result.winner
            self.report({"type": "ended", "table": table.id, "winner": winner})

    def _post(self, opened: Opened, sent: Iterable[tuple[Place, words.Word]]) -> None:
        """Send words to the windows at their places."""
        at: dict[Place, list[Guest]] = {}
        for each in self._at(opened):
            if each.seated:
                at.setdefault(each.place, []).append(each)
        for place, word in sent:
            for each in at.get(place, ()):
                each.say(word)

    # -- computer players --

    def _go_on(self, opened: Opened) -> None:
        """Let computer players think if one is asked."""
        table = opened.table
        decision = table.session.decision()
        id = table.id
        if decision is None or not table.begun or id in self._thinking:
            return
        if decision.seat in table.session.people and decision.seat not in table.session.away:
            return
        self._thinking[id] = asyncio.create_task(self._think(opened))

    async def _think(self, opened: Opened) -> None:
        table, id = opened.table, opened.table.id
        session, rev = table.session, table.rev
        try:
            moves = await self._thinker.turns(moment(session))
            for move in moves:
                if table.rev != rev or id not in self.tables:
                    break  # taken back meanwhile, or a person is back
                self._post(opened, table.move(move.key, move.why))
                rev = table.rev
                await asyncio.sleep(0)
            if moves:
                self._note_answer(opened)
        except (JournalError, Refused, RuntimeError, OSError) as problem:
            self.report({"type": "problem", "table": id, "words": plain(problem)})
            await asyncio.sleep(3)
        finally:
            if self._thinking.get(id) is asyncio.current_task():
                del self._thinking[id]
        if id in self.tables:
            self._go_on(opened)


def _other_build(program: str) -> str:
    """Return why a guest with other rules cannot sit here."""
    theirs = plain(program, 20)
    if theirs == __version__:
        return f"The rules of your Rimward {theirs} differ from the host's: update both."
    return f"The host plays Rimward {__version__}, you have {theirs}: use the same one."
