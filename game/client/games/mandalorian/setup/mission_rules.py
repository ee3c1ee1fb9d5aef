"""The rules of a mission: its level, who may go, how the crew is led, and who decides events."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.ending.records import LEVELS
from game.client.games.mandalorian.play.party import Party, this_week
from game.client.games.mandalorian.setup.crew import Crew
from game.client.games.mandalorian.setup.mission_picker import MissionPicker
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.new_game_parts import add_titled, titled_height
from game.mandalorian.names import WayId

NARROW_DU = 600
"""width under which choices do not stand side by side"""
LEAK_TIP = (
    "One each, with a larger hand in most missions, and perhaps a traitor at the table. The rules "
    "card is in envelope 1."
)
DOUBT_TIP = (
    "You and two or three companions, with larger hands in most missions. One of them may have "
    "sold the job. The rules card is in envelope 2."
)
DECIDED = "In The Doubtful Friend each companion decides its own events."
NO_COMPANION = "No one at this table is a companion. Add one to choose."

WAYS: Mapping[WayId, str] = {"leak": "The Leak", "doubt": "In doubt"}
"""the ways of play from envelopes, as the row of choices names them"""


class MissionRules:
    """Rows of choices for the whole mission, and the challenges."""

    def __init__(self, setup: Setup[Party], missions: MissionPicker, crew: Crew) -> None:
        self.setup, self.form, self.missions, self.crew = setup, setup.form, missions, crew

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    def height(self, m: Metrics, gap: int) -> int:
        """Return the height of the rows."""
        lines = 3 if self.missions.dares.offered else 2
        return lines * titled_height(m) + (lines - 1) * gap

    def add(self, m: Metrics, area: pygame.Rect, gap: int) -> None:
        """Add the level, who may go, how the crew is led, and who decides events."""
        party, high = self.party, titled_height(m)
        first = pygame.Rect(area.left, area.top, area.width, high)
        if area.width < m.du(NARROW_DU):
            level, anybody, mode, choices = (first.move(0, n * (high + m.du(6))) for n in range(4))
            dares = first.move(0, 4 * (high + m.du(6)))
        else:
            dares = first.move(0, 2 * (high + gap))
            (level, anybody), (mode, choices) = (
                row(first.move(0, n * (high + gap)), 2, gap) for n in range(2)
            )
        add_titled(
            self.form, m, level, "new.level", "Level", list(LEVELS.items()), party.level, self.rank
        )
        add_titled(self.form, m, anybody, "new.sandbox", "Characters",
                   [("no", "Story"), ("yes", "Sandbox")], "yes" if party.sandbox else "no",
                   self.free)  # fmt: skip
        alone = "One player leads two characters. Add someone to choose."
        why = alone if len(party.seats) == 1 else party.why_not_each
        shared = [("yes", "Two, shared"), ("no", "One each")]
        no = {"no": why} if why else {}
        for way, words in WAYS.items():
            if self.missions.has_way(way):
                shared.append((way, words))
                no |= {way: told} if (told := party.why_not_way(way)) else {}
        now = party.way if party.leaks else "yes" if party.shared else "no"
        add_titled(self.form, m, mode, "new.mode", "The crew", shared, now, self.share, no,
                   {"leak": LEAK_TIP, "doubt": DOUBT_TIP})  # fmt: skip
        closed = {} if party.accompanied else dict.fromkeys(("turn", "person"), NO_COMPANION)
        if party.leaks and party.accompanied:
            closed = {"person": DECIDED}
        title = f"A companion's events{'' if party.accompanied else ': no companion here'}"
        add_titled(self.form, m, choices, "new.choices", title,
                   (("turn", "Companion"), ("person", "You decide")),
                   "turn" if party.leaks else party.choices, self.decide,
                   closed)  # fmt: skip
        if self.missions.dares.offered:
            self.missions.dares.add(self.form, m, dares, self.dare, self.take_job)

    # -- choosing --

    def rank(self, level: str) -> None:
        """Choose a level."""
        self.setup.changed(self.party.rank(next(each for each in LEVELS if each == level)))

    def free(self, choice: str) -> None:
        """Let anybody who was met go, or keep to the story."""
        self.setup.changed(self.party.play_anywhere(choice == "yes"))

    def share(self, choice: str) -> None:
        """Have everybody lead the same two characters, or one each, or play a way from an
        envelope."""
        self.party.share_all(choice == "yes", next((way for way in WAYS if way == choice), ""))
        self.setup.changed()

    def decide(self, choice: str) -> None:
        """Choose who decides events in the turn of a companion."""
        self.party.choices = "person" if choice == "person" else "turn"
        self.setup.changed()

    def dare(self, challenge: str) -> None:
        """Take up a challenge, or leave it."""
        self.party.dare(challenge, challenge not in self.party.challenges)
        self.setup.changed()

    def take_job(self) -> None:
        """Take the job of this week, or any game again."""
        if self.party.week:
            self.party.week = ""
        else:
            self.setup.seed = str(self.party.take_job(this_week()))
        self.setup.picked = self.crew.spot = 0
        self.setup.changed()
