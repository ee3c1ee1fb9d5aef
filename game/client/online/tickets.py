"""The tables of this player: where each is, and the token of the seat there.

They stand in ``online.json``; who can read that file can sit in the player's place, so it is for
this user alone.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import TypeAdapter

from game.client.paths import state_folder
from game.online.invitation import Invitation, InvitationError, code, read
from game.online.link import Ticket
from game.online.words import About, Word
from game.table.files import KeptFile

MOST = 30


class Known(Word):
    """A table that the player has a seat at."""

    title: str
    game: str
    others: str
    name: str
    code: str
    seat: int
    token: str
    own: bool = False
    """whether this computer keeps the table"""

    @property
    def ticket(self) -> Ticket:
        """The ticket that lets the player in again. Raise ``InvitationError``."""
        return Ticket(read(self.code), self.name, self.seat, bytes.fromhex(self.token))


@dataclass(frozen=True)
class Tables:
    """The file of known tables, the latest first."""

    kept: tuple[Known, ...] = ()


ALL: TypeAdapter[tuple[Known, ...]] = TypeAdapter(tuple[Known, ...])


def _file() -> KeptFile[Tables]:
    path: Path = state_folder() / "online.json"
    return KeptFile(
        path, lambda data: Tables(ALL.validate_json(data)),
        lambda tables: ALL.dump_json(tables.kept, indent=1), Tables,
    )  # fmt: skip


def known() -> tuple[Known, ...]:
    """Return the tables of this player, the latest first."""
    return _file().read().kept


def note(ticket: Ticket, about: About, own: bool) -> None:
    """Keep the seat at a table."""
    if ticket.seat is None:
        return
    others = [each.name for n, each in enumerate(about.seats) if n != ticket.seat and each.name]
    found = Known(
        title=about.name, game=about.game, others=", ".join(others), name=ticket.name,
        code=code(ticket.invitation), seat=ticket.seat, token=ticket.token.hex(), own=own,
    )  # fmt: skip

    def change(tables: Tables) -> Tables:
        rest = [each for each in tables.kept if not _same(each, found)]
        own = found.own or any(each.own for each in tables.kept if _same(each, found))
        return replace(tables, kept=(found.model_copy(update={"own": own}), *rest)[:MOST])

    _file().try_change(change)
    with suppress(OSError):
        _file().path.chmod(0o600)


def forget(gone: Known) -> None:
    """Forget a table."""
    _file().try_change(lambda all: replace(all, kept=tuple(e for e in all.kept if e != gone)))


def _same(one: Known, other: Known) -> bool:
    with suppress(InvitationError):
        return _place(one).secret == _place(other).secret and one.seat == other.seat
    return False


def _place(one: Known) -> Invitation:
    return read(one.code)
