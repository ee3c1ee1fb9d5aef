"""Answers of computer players in the games of pictures, thought out once and stored.

``recorded.json`` in the tools of a game has the answers of each of its games, from the first on: a
key, or a key and the reason that the player gave. ``python -m tests.client.recorded`` writes it
again. Where the rules have changed since, the player itself continues.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.session import Chooser

FILE = "recorded.json"
Given = str | list[str]
"""a key, or a key and the reason"""


@dataclass
class Recordings:
    """The recorded games of a folder of tools."""

    folder: Path
    noted: dict[str, dict[int, Given]] | None = None
    """the answers given anew by name and number, None while those of the file are used"""

    @cached_property
    def stored(self) -> dict[str, list[Given]]:
        """The answers of the file, by the name of the game."""
        stored: dict[str, list[Given]] = json.loads((self.folder / FILE).read_text("utf-8"))
        return stored

    def players(self, name: str, players: Mapping[int, Chooser]) -> dict[int, Chooser]:
        """Return players that answer as stored, from the first answer of the game on."""
        return {seat: RecordedPlayer(self, name, each) for seat, each in players.items()}

    def write(self) -> None:
        """Store what was noted in place of the file."""
        whole = {
            name: [answers[at] for at in range(len(answers))]
            for name, answers in sorted((self.noted or {}).items())
        }
        lines = (f"{json.dumps(name)}: {json.dumps(answers)}" for name, answers in whole.items())
        (self.folder / FILE).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


@dataclass
class RecordedPlayer:
    """A player that gives the stored answers, as long as they are options."""

    home: Recordings
    name: str
    player: Chooser
    why: str = field(default="", init=False)

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the stored answer to this decision, or what the player chooses."""
        noted = self.home.noted
        stored = self.home.stored.get(self.name, []) if noted is None else []
        if decision.seq < len(stored):
            given = stored[decision.seq]
            key, self.why = (given, "") if isinstance(given, str) else (given[0], given[1])
            if decision.find(key) is not None:
                return key
        key = self.player.choose(sight, decision)
        self.why = str(getattr(self.player, "why", ""))
        if noted is not None:
            answer: Given = [key, self.why] if self.why else key
            noted.setdefault(self.name, {})[decision.seq] = answer
        return key
