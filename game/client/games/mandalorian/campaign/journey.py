"""The campaign on disk: the place in the guide deck, the games of it, and the cards not yet read.

A file that cannot be read counts as empty and stays as it is; one that cannot be written is
harmless.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter, with_config

from game.client.paths import state_folder
from game.mandalorian import campaign as rules
from game.mandalorian.campaign import Campaign, Played
from game.mandalorian.catalog import Content
from game.table.files import KeptFile

LARGEST = 4 << 20  # bytes of the file
FILED = 2000
"""number of games remembered, so that none counts twice"""


@with_config(ConfigDict(extra="forbid", strict=True))
@dataclass(frozen=True, slots=True)
class Journey:
    """A campaign, the number of guide cards that were shown, and the games it has counted."""

    campaign: Campaign = field(default_factory=Campaign)
    shown: Annotated[int, Field(ge=0, le=71)] = 0
    filed: tuple[str, ...] = ()
    introduced: tuple[str, ...] = ()
    """missions whose intro has been on the screen"""

    # -- the guide deck --

    def unread(self, content: Content) -> tuple[str, ...]:
        """Return the guide cards to read now: those of the last game, and those before the
        next."""
        ahead = rules.prepare(content, self.campaign).guide
        return rules.deck(content)[self.shown : ahead]

    def mark_read(self, content: Content) -> Journey:
        """Return the journey with all these cards read, and what they ask for carried out."""
        campaign = rules.prepare(content, self.campaign)
        return replace(self, campaign=campaign, shown=campaign.guide)

    def guide(self, content: Content) -> int:
        """Return the number of guide cards that count in the next game."""
        return rules.prepare(content, self.campaign).guide

    def due(self, content: Content) -> tuple[int, ...]:
        """Return the envelopes that the cards shown so far say to open."""
        return rules.due_envelopes(content, self.shown)

    def next_mission(self, content: Content) -> str | None:
        """Return the mission that the guide deck names next, None for any."""
        return rules.next_mission(content, self.guide(content))

    def open(self, content: Content) -> tuple[str, ...]:
        """Return the missions that the guide deck has opened."""
        return rules.open_missions(content, self.guide(content))

    def introduce(self, mission: str) -> Journey:
        """Return the journey with the intro of a mission read."""
        return replace(self, introduced=tuple(dict.fromkeys((*self.introduced, mission))))

    # -- games --

    def with_game(self, content: Content, played: Played, name: str) -> Journey:
        """Return the journey after a game; one that is on file already changes nothing."""
        if name in self.filed:
            return self
        after = rules.conclude(content, rules.prepare(content, self.campaign), played)
        return replace(self, campaign=after, filed=(*self.filed, name)[-FILED:])

    def games(self, mission: str) -> Sequence[Played]:
        """Return the games of a mission."""
        return [each for each in self.campaign.games if each.mission == mission]

    def medals(self, mission: str) -> set[str]:
        """Return the medals won in a mission, in any game."""
        return {medal for each in self.games(mission) for medal in each.medals}


SHAPE: TypeAdapter[Journey] = TypeAdapter(Journey)


def path() -> Path:
    """Return the path of the file."""
    return state_folder() / "mandalorian_campaign.json"


def file_of(file: Path | None = None) -> KeptFile[Journey]:
    """Return the file of the campaign."""
    return KeptFile(file or path(), SHAPE.validate_json, _encode, Journey, LARGEST)


def read(file: Path | None = None) -> Journey:
    """Return the journey on file; rename a file that is not ours, in the same folder."""
    return file_of(file).read()


def change(way: Callable[[Journey], Journey], file: Path | None = None) -> Journey:
    """Change the journey on file as far as that is possible now; return what it would be."""
    return file_of(file).try_change(way)


def note_seen(shown: Journey, content: Content, file: Path | None = None) -> Journey:
    """Return the journey on the screen with its cards read, and note that on file.

    Another journey on file keeps its cards: they were not the ones on the screen.
    """
    after = shown.mark_read(content)
    change(lambda known: after if known == shown else known, file)
    return after


def note_opened(shown: Journey, number: int, file: Path | None = None) -> Journey:
    """Return the journey on the screen with an envelope opened, and note that on file."""

    def opened(known: Journey) -> Journey:
        return replace(known, campaign=rules.open_envelope(known.campaign, number))

    change(opened, file)
    return opened(shown)


def _encode(journey: Journey) -> bytes:
    return SHAPE.dump_json(journey) + b"\n"
