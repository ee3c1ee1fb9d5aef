"""``main.py host``: tables for friends, kept without a window.

Out: one JSON object per line, named by its ``type``: ``ready``, ``open`` (with the ``invitation``),
``joined``, ``here``, ``left``, ``answered``, ``ended``, ``closed``, ``tables``, ``problem`` and
``refused``. In: ``{"open":{"game":ID,"setup":{},"name":TEXT}}``, ``{"begin":TABLE}``,
``{"free":[TABLE,SEAT]}``, ``{"computer":[TABLE,SEAT]}``, ``{"close":TABLE}``, ``{"move":TABLE}``,
``{"list":true}`` and ``{"quit":true}``. A line that is none of these is ``refused``.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from game.bootstrap import data_folder, grab
from game.commands import arguments
from game.commands.arguments import Wrong
from game.table.files import write_new, free_path
from game.table.refusals import Refused
from game.table.saves import saves_folder
from game.table.text_safety import plain

HELP = "keep tables for friends on this computer, without a window"
PROG = "main.py host"
LONGEST = 1 << 18
SUCCESSOR = ".host.next"
"""the file that asks a host without guests and orders to end"""
MISSING = (
    "this needs the packages websockets and cryptography; in a terminal: "
    'pip install "rimward[online]"'
)
FORM = 'Write one of {"open":{...}}, {"begin":TABLE}, {"free":[TABLE,SEAT]}, '
USAGE = (
    FORM + '{"computer":[TABLE,SEAT]}, {"close":TABLE}, {"move":TABLE}, {"list":true} and '
    '{"quit":true}.'
)


def main(argv: list[str]) -> int:
    """Keep tables until ``quit``, a signal or the end of input; return 0, 1 if the port or folder
    cannot be used, or 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    try:
        import cryptography  # noqa: F401
        import websockets  # noqa: F401
    except ModuleNotFoundError as error:
        raise Wrong(MISSING) from error
    folder: Path = wanted.tables or saves_folder() / "together"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = open(folder / ".host.lock", "a+b")
    except OSError as error:
        raise Wrong(f"{plain(folder)} cannot be used: {plain(error)}") from error
    with lock:
        if not _take_over(folder, lock):
            raise Wrong(
                f"another host keeps the tables of {plain(folder)}: return to them, or end it first"
            )
        try:
            return asyncio.run(Keeping(folder, wanted).run())
        except OSError as error:
            words = f"port {wanted.port} cannot be opened: {plain(error)}"
            print(f"{PROG}: {words}", file=sys.stderr)
            return 1


def _take_over(folder: Path, lock: BinaryIO) -> bool:
    """Return True if the tables are this host's: at once, or as soon as another one has ended that
    stays only in case somebody comes back (``--alone``)."""
    if grab(lock):
        return True
    successor = folder / SUCCESSOR
    with suppress(OSError):
        successor.touch()
    try:
        for _ in range(30):
            time.sleep(0.1)
            if grab(lock):
                return True
        return False
    finally:
        with suppress(OSError):
            successor.unlink(missing_ok=True)


def _parser() -> arguments.Parser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    parser.add_argument("--bind", default="", metavar="ADDRESS", help="default: all addresses")
    parser.add_argument(
        "--port", type=arguments.whole(0, 65535), default=47640, metavar="N", help="default: 47640"
    )
    parser.add_argument(
        "--tables", type=arguments.path, metavar="FOLDER",
        help="keep the tables there, and open again those that are in it",
    )  # fmt: skip
    parser.add_argument(
        "--max-tables", type=arguments.whole(1, 50), default=50, metavar="N",
        help="open at most this many",
    )  # fmt: skip
    parser.add_argument("--game", metavar="ID", help="open a table of this game at once")
    parser.add_argument(
        "--setup", type=arguments.path, metavar="FILE", help="use the setup in this file for it"
    )
    parser.add_argument("--seats", type=arguments.seats, metavar="KIND,...", help="who plays")
    parser.add_argument("--name", default="Table", metavar="TEXT", help="the name of the table")
    parser.add_argument(
        "--undo", choices=("matters", "ask", "never"), default="matters",
        help="when choices can be taken back",
    )  # fmt: skip
    parser.add_argument("--watchers", action="store_true", help="let friends watch")
    parser.add_argument("--lan", action="store_true", help="let the same network find the table")
    parser.add_argument(
        "--announce", type=arguments.whole(1, 65535), default=47640, metavar="N",
        help="the port at which the same network asks; default: 47640",
    )  # fmt: skip
    parser.add_argument(
        "--names", metavar="HOST,...", help="names or addresses for the invitation, such as a "
        "domain; default: those of this computer",
    )  # fmt: skip
    parser.add_argument(
        "--alone", type=arguments.whole(0, 86400), metavar="SECONDS",
        help="once the input has ended and nobody is connected, end after that time",
    )  # fmt: skip
    parser.add_argument(
        "--plain", action="store_true",
        help="speak without TLS, behind a proxy with a web certificate",
    )  # fmt: skip
    return parser


class Keeping:
    """A host that takes its orders by lines."""

    def __init__(self, folder: Path, wanted: Any) -> None:
        from game.online.server import Host

        self.wanted, self.folder = wanted, folder
        self.host = Host(folder, self.say, wanted.max_tables)
        self.stopped = asyncio.Event()
        self.orders: dict[str, Callable[[Any], None]] = {
            "open": self.open, "begin": self.begin, "free": self.free, "computer": self.computer,
            "close": self.close, "move": self.move, "list": self.list, "quit": self.quit,
        }  # fmt: skip

    def say(self, told: dict[str, Any]) -> None:
        """Print a line; nobody may be listening any more."""
        with suppress(OSError, ValueError):
            print(json.dumps(told), flush=True)

    async def run(self) -> int:
        """Keep tables until the order to stop."""
        from game.online import announcing, keeper

        wanted, host = self.wanted, self.host
        names = [each.strip() for each in (wanted.names or "").split(",") if each.strip()]
        bound = wanted.bind if wanted.bind not in ("", "::", "0.0.0.0") else ""
        host.addresses = tuple(names) or ((bound,) if bound else announcing.own_addresses())
        await host.listen(wanted.bind or None, wanted.port, data_folder() / "online", wanted.plain)
        lan = None
        with suppress(OSError):  # another host answers already
            lan = await announcing.announce(self.near, wanted.announce, bound)
        self.say({"type": "ready", "port": host.port, "addresses": list(host.addresses)})
        for path in keeper.tables_in(self.folder):
            self._try(lambda: self._opened(host.open_again(path)))
        if wanted.game:
            setup = arguments.setup_data(wanted.setup, wanted.seats, wanted.game)
            self._try(lambda: self._opened(host.open(keeper.Wishes(
                wanted.game, setup, plain(wanted.name, 60), wanted.undo, wanted.watchers,
                wanted.lan,
            ))))  # fmt: skip
        self._listen()
        await self.stopped.wait()
        if lan is not None:
            lan.close()
        await host.stop()
        return 0

    def _listen(self) -> None:
        """Take orders from standard input, and end with a signal."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGINT"):
            with suppress(NotImplementedError, AttributeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.stopped.set)

        def read() -> None:
            # Without a buffer, whose lock a thread that waits for input would keep at the end.
            with (
                suppress(OSError, RuntimeError),
                open(0, "rb", buffering=0, closefd=False) as source,
            ):
                while line := source.readline(LONGEST):
                    loop.call_soon_threadsafe(self.hear, line)
                if self.wanted.alone is not None:
                    loop.call_soon_threadsafe(lambda: loop.create_task(self.stay()))

        if sys.stdin is not None and not sys.stdin.closed:
            threading.Thread(target=read, name="orders", daemon=True).start()

    async def stay(self) -> None:
        """Stay without orders for as long as guests are connected, and a while longer."""
        left = float(self.wanted.alone)
        while left > 0:
            await asyncio.sleep(0.5)
            left = float(self.wanted.alone) if self.host.guests else left - 0.5
            if not self.host.guests and (self.folder / SUCCESSOR).exists():
                break
        self.stopped.set()

    def near(self) -> Any:
        """Return the tables that want to be found on this network."""
        from game.online.announcing import Found

        host = self.host
        return [
            Found(
                table=id, name=each.table.name, game=each.table.session.game.id,
                free=len(each.table.free_seats()), port=host.port,
                fingerprint=host.print.hex(), salt=each.salt.hex(),
            )
            for id, each in host.tables.items() if each.lan
        ]  # fmt: skip

    # -- orders --

    def hear(self, line: bytes) -> None:
        """Carry out an order."""
        try:
            data = json.loads(line)
            (name, value), *more = data.items()
            order = self.orders[name]
            if more:
                raise ValueError
        except (ValueError, KeyError, AttributeError, RecursionError):
            self.say({"type": "refused", "reason": USAGE})
            return
        self._try(lambda: order(value))

    def _try(self, order: Callable[[], None]) -> None:
        from game.online.keeper import KeeperError

        try:
            order()
        except (KeeperError, Refused) as refused:
            self.say({"type": "refused", "reason": plain(refused, 600)})
        except (ValueError, KeyError, TypeError, OSError) as error:
            self.say({"type": "refused", "reason": f"{plain(error, 300)}. {USAGE}"})

    def _opened(self, opened: Any) -> None:
        table = opened.table
        self.say({
            "type": "open", "table": table.id, "name": table.name, "game": table.session.game.id,
            "invitation": self.host.code(opened), "word": opened.word,
            "seats": [each.model_dump() for each in table.seats()], "begun": table.begun,
        })  # fmt: skip
        for note in table.session.notes:
            self.say({"type": "problem", "table": table.id, "words": note})
        table.session.notes.clear()

    def open(self, value: Any) -> None:
        """Begin a table, or open one of a file in the folder again."""
        from game.online import keeper

        if isinstance(value, str):
            if value != Path(value).name:
                raise ValueError("a table of the folder is opened by its file's name")
            self._opened(self.host.open_again(self.folder / value))
            return
        wishes = keeper.Wishes(**{"setup": {}, **value})
        self._opened(self.host.open(wishes))

    def begin(self, value: Any) -> None:
        """Let a table begin."""
        self.host.begin(str(value))

    def free(self, value: Any) -> None:
        """Take a seat from its person."""
        table, seat = value
        self.host.free(str(table), int(seat))

    def computer(self, value: Any) -> None:
        """Let a computer player continue for a person who is away."""
        table, seat = value
        self.host.let_computer(str(table), int(seat))

    def close(self, value: Any) -> None:
        """Close a table for now."""
        self.host.close(str(value))
        self.say({"type": "closed", "table": str(value)})

    def move(self, value: Any) -> None:
        """Close a table and pack it into one file, to be opened on another machine."""
        from game.online import keeper

        opened = self.host.tables[str(value)]
        data = keeper.packed(opened)
        path = free_path(self.folder, opened.path.name.partition(".")[0], ".rimtable")
        write_new(path, data)
        self.close(value)
        self.say({"type": "moved", "table": str(value), "file": path.name})

    def list(self, value: Any) -> None:
        """Say which tables are open."""
        tables = [
            {"table": id, "name": each.table.name, "game": each.table.session.game.id,
             "seq": each.table.session.seq, "begun": each.table.begun,
             "invitation": self.host.code(each), "word": each.word,
             "seats": [seat.model_dump() for seat in each.table.seats()]}
            for id, each in self.host.tables.items()
        ]  # fmt: skip
        self.say({"type": "tables", "tables": tables})

    def quit(self, value: Any) -> None:
        """Close everything."""
        self.stopped.set()
