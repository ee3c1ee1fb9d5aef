"""What has been learned so far: chapters done and tips seen, in a small file of the player's.

A file that cannot be read counts as empty, and one that cannot be written is no problem: at worst
a tip comes twice.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from game.client.shell.paths import state_folder
from game.table.files import SMALL, read_file, write_whole

FILE_NAME = "learning.json"


@dataclass
class Progress:
    """Ids of chapters done and of tips shown, in the order they were."""

    chapters: list[str] = field(default_factory=list)
    tips: list[str] = field(default_factory=list)

    def finish(self, chapter: str) -> None:
        """A chapter is done; kept on disk."""
        if chapter not in self.chapters:
            self.chapters.append(chapter)
            keep(self)

    def show(self, tip: str) -> None:
        """A tip has been shown; kept on disk."""
        if tip not in self.tips:
            self.tips.append(tip)
            keep(self)


def progress_path() -> Path:
    return state_folder() / FILE_NAME


def load() -> Progress:
    """What the file says, as far as it makes sense."""
    try:
        kept = json.loads(read_file(progress_path(), SMALL))
        return Progress(_names(kept.get("chapters")), _names(kept.get("tips")))
    except (OSError, ValueError, AttributeError, RecursionError):
        return Progress()


def _names(found: object) -> list[str]:
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []


def keep(progress: Progress) -> None:
    """Writes the file whole or not at all."""
    with suppress(OSError):
        data = json.dumps(asdict(progress), indent=2) + "\n"
        write_whole(progress_path(), data.encode())
