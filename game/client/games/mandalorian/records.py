"""Records of finished missions."""

from __future__ import annotations

from game.client.tabletop import records
from game.client.tabletop.records import Finished, Record
from game.mandalorian.game import Mandalorian
from game.mandalorian.names import Level

Book = records.Book[Record]
FINISHED: Finished[Book] = records.plain(Mandalorian.id)
LEVELS: dict[Level, str] = {"novice": "Novice", "standard": "Standard", "veteran": "Veteran"}
