"""An encounter on the stage as its lights and motion know it."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.play.model import Model
from game.client.tabletop.boards.area_board import AreaBoard
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.play.controller import Carry
from game.edge.cards.models import Weapon


class ViewState(Protocol):
    """The stage of an encounter."""

    model: Model
    m: Metrics
    carry: Carry | None
    board: AreaBoard | None

    @property
    def acting(self) -> str:
        """The hero whose turn it is, "" for none."""

    @property
    def arm(self) -> Weapon | None:
        """The weapon that ranges are shown for."""

    def spots(self) -> dict[Name, pygame.Rect]:
        """Return the places on the stage."""
