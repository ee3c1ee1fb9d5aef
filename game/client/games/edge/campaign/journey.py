"""The campaign on disk: its ledger and the chapters counted in it.

A file that cannot be read counts as empty and stays as it is; one that cannot be written is
harmless.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import ConfigDict, TypeAdapter, with_config

from game.client.paths import state_folder
from game.edge.ledger import Ledger
from game.table.files import KeptFile

LARGEST = 4 << 20  # bytes of the file
FILED = 2000
"""number of games remembered, so that none counts twice"""


@with_config(ConfigDict(extra="forbid", strict=True))
@dataclass(frozen=True, slots=True)
class Journey:
    """The campaign so far, the adventures played at all, and the games that are counted."""

    ledger: Ledger | None = None
    played: tuple[str, ...] = ()
    filed: tuple[str, ...] = ()

    def with_game(self, story: str, name: str, ledger: Ledger | None) -> Journey:
        """Return the journey after a game; one that is on file already changes nothing."""
        if name in self.filed:
            return self
        return replace(
            self,
            ledger=ledger if ledger is not None else self.ledger,
            played=(*self.played, story)[-FILED:],
            filed=(*self.filed, name)[-FILED:],
        )


SHAPE: TypeAdapter[Journey] = TypeAdapter(Journey)


def path() -> Path:
    """Return the path of the file."""
    return state_folder() / "edge_campaign.json"


def file_of(file: Path | None = None) -> KeptFile[Journey]:
    """Return the file of the campaign."""
    return KeptFile(file or path(), SHAPE.validate_json, _encode, Journey, LARGEST)


def read(file: Path | None = None) -> Journey:
    """Return the journey on file; rename a file that is not ours, in the same folder."""
    return file_of(file).read()


def change(way: Callable[[Journey], Journey], file: Path | None = None) -> Journey:
    """Change the journey on file as far as that is possible now; return what it would be."""
    return file_of(file).try_change(way)


def _encode(journey: Journey) -> bytes:
    return SHAPE.dump_json(journey) + b"\n"
