"""The rules of a case: its level, death, who pays Threat, dodging, and whether it is a campaign."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.play.party import Party
from game.client.games.edge.shelf.saves import LEVELS
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.new_game_parts import add_titled, titled_height


TIPS: dict[str, dict[str, str]] = {
    "level": {
        "gentle": "Gentle: the first group in a fight is one smaller, and enemies spare whoever "
                  "has the most wounds.",
        "even": "Even: fights as they are written.",
        "hard": "Hard: the first group in a fight is one larger, and the first raider between "
                "ships is tougher.",
    },
    "deadly": {
        "no": "The worst injury puts a hero out of action, and stays until it is treated.",
        "yes": "The worst injury kills the hero.",
    },
    "paying": {
        "player": "You choose how to pay the Threat and Despair of your rolls.",
        "program": "The game chooses how the Threat and Despair of your rolls are paid.",
    },
    "dodges": {
        "no": "A hero with the talent dodges only when you are asked about a large hit.",
        "yes": "A hero with the talent dodges small hits as well, without a question.",
    },
    "campaign": {
        "no": "The adventure stands alone, and nothing is kept after it.",
        "yes": "The heroes keep cards, injuries and experience for the next adventure.",
    },
}  # fmt: skip
"""by choice and value, what it means"""


class CaseRules:
    """Two rows of choices."""

    def __init__(self, setup: Setup[Party]) -> None:
        self.setup, self.form = setup, setup.form

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    def add(self, m: Metrics, area: pygame.Rect, gap: int, campaign_too: bool = True) -> None:
        """Add the switches for level, death and who pays Threat, perhaps with the campaign."""
        party, high = self.party, titled_height(m)
        first = pygame.Rect(area.left, area.top, area.width, high)
        level, deadly = row(first, 2, gap)
        dodges = self.party.can_dodge()
        second = row(first.move(0, high + gap), 2 + (dodges and campaign_too), gap)
        paying, campaign = second[0], second[-1]
        add_titled(
            self.form,
            m,
            level,
            "new.level",
            "Level",
            list(LEVELS.items()),
            party.level,
            self.rank,
            tips=TIPS["level"],
        )
        add_titled(self.form, m, deadly, "new.deadly", "The worst injuries", [("no", "Scars"),
                   ("yes", "Deadly")], "yes" if party.deadly else "no", self.kill,
                   tips=TIPS["deadly"])  # fmt: skip
        add_titled(self.form, m, paying, "new.paying", "Who pays Threat", [("player", "You"),
                   ("program", "The opposition")], party.paying, self.charge,
                   tips=TIPS["paying"])  # fmt: skip
        if dodges:
            add_titled(self.form, m, second[1], "new.dodges", "Small hits", [("no", "Take them"),
                       ("yes", "Dodge")], "yes" if party.dodges else "no", self.evade,
                   tips=TIPS["dodges"])  # fmt: skip
        if campaign_too:
            self.add_campaign(m, campaign)

    def add_campaign(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the switch for the campaign."""
        add_titled(self.form, m, area, "new.campaign", "How it continues",
                   [("no", "One adventure"), ("yes", "Campaign")],
                   "yes" if self.party.in_campaign else "no", self.join,
                   tips=TIPS["campaign"])  # fmt: skip

    def rank(self, level: str) -> None:
        """Choose a level."""
        self.party.level = next(each for each in LEVELS if each == level)
        self.setup.changed()

    def kill(self, choice: str) -> None:
        """Let heroes die of the worst injuries, or not."""
        self.party.deadly = choice == "yes"
        self.setup.changed()

    def charge(self, choice: str) -> None:
        """Choose who pays Threat."""
        self.party.paying = "program" if choice == "program" else "player"
        self.setup.changed()

    def evade(self, choice: str) -> None:
        """Let heroes with the talent dodge hits that are too small to ask about, or not."""
        self.party.dodges = choice == "yes"
        self.setup.changed()

    def join(self, choice: str) -> None:
        """Play a chapter of the campaign, or one adventure."""
        self.party.in_campaign = choice == "yes"
        self.setup.changed()
