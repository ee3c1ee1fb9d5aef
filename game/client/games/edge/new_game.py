"""Setting up a case: the adventure, lead and partner, and how hard it is."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.party import Party
from game.client.tabletop.new_game import NewGameScene


class CaseSetup(NewGameScene[Party]):
    """The choices for a case."""

    party_type = Party

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the adventures, the heroes and the rules."""
