"""Tables on the same network: a guest asks all, and hosts that want to be found answer.

A question is one datagram to everybody at the port of the game, an answer one JSON object with what
may be known before the proof. Who joins with the word of a table proves itself as with an
invitation; a false host learns nothing that it could use.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any, cast

from pydantic import Field, ValidationError

from game.online import limits
from game.online.words import Hex, TableId, Text, Word
from game.table.journal import Count

QUESTION = b"rimward?1"
LARGEST = 1200
EVERYBODY = ("255.255.255.255", "127.0.0.1")
ANSWERS = 20
"""answers in a second at most"""


class Found(Word):
    """A table that wants to be found."""

    table: TableId
    name: Text
    game: Text
    free: Count
    port: Annotated[int, Field(ge=1, le=65535)]
    fingerprint: Hex
    salt: Hex


@dataclass(frozen=True, slots=True)
class Near:
    """A table on the same network, and the address that answered."""

    address: str
    found: Found


def own_addresses() -> tuple[str, ...]:
    """Return the addresses of this computer at which others may reach it: those of its network
    first."""
    found = list[str]()
    for family, target in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as one:
            one.connect((target, 9))  # sends nothing
            found.append(str(one.getsockname()[0]))
    with suppress(OSError):
        for *_, at in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM):
            found.append(str(at[0]))
    kept = [each for each in dict.fromkeys(found) if _is_usable(each)]
    return tuple(kept[:6]) or ("127.0.0.1",)


def _is_usable(address: str) -> bool:
    with suppress(ValueError):
        found = ipaddress.ip_address(address)
        return not (found.is_loopback or found.is_link_local or found.is_multicast)
    return False


class Announcer(asyncio.DatagramProtocol):
    """Answers at a host. ``tables`` returns what wants to be found now."""

    def __init__(self, tables: Callable[[], Iterable[Found]]) -> None:
        self._tables = tables
        self._transport: asyncio.DatagramTransport | None = None
        self._left, self._since = float(ANSWERS), 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way out."""
        self._transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        """Answer a question, some times a second."""
        now = asyncio.get_running_loop().time()
        self._left = min(ANSWERS, self._left + (now - self._since) * ANSWERS)
        self._since = now
        if data != QUESTION or self._left < 1 or self._transport is None:
            return
        for each in self._tables():
            self._left -= 1
            self._transport.sendto(each.model_dump_json().encode()[:LARGEST], addr)


async def announce(
    tables: Callable[[], Iterable[Found]], port: int = limits.PORT, bind: str = ""
) -> asyncio.DatagramTransport:
    """Answer questions from now on. Raise ``OSError``."""
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_datagram_endpoint(
        lambda: Announcer(tables), local_addr=(bind or "0.0.0.0", port)
    )
    return transport


class Finder:
    """Asks for tables on the same network; ``look`` is called now and then."""

    def __init__(self, port: int = limits.PORT, targets: Iterable[str] = EVERYBODY) -> None:
        self._port, self._targets = port, tuple(targets)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        self._socket.setblocking(False)
        self.near: dict[str, Near] = {}
        """the tables that have answered, by id"""

    def ask(self) -> None:
        """Ask everybody."""
        for target in self._targets:
            with suppress(OSError):
                self._socket.sendto(QUESTION, (target, self._port))

    def look(self) -> bool:
        """Take in the answers that have come; return True if any was new."""
        before = dict(self.near)
        with suppress(OSError):
            for _ in range(50):
                data, at = self._socket.recvfrom(LARGEST)
                with suppress(ValidationError, ValueError):
                    found = Found.model_validate(json.loads(data))
                    if found.table in self.near or len(self.near) < limits.TABLES:
                        self.near[found.table] = Near(str(at[0]), found)
        return before != self.near

    def close(self) -> None:
        """End the search."""
        self._socket.close()
