"""The frame of what the stage shows: a scene's card, a camp, a map of zones, ships.

A board says where its things are, what is played there, and what it looks like. Everything has a
usual answer: what has no place on it is a button in the bar. The table asks the board that is on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage.layout import CaseRegions
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.kit.thing import Name, Thing, ThingAt
from game.client.tabletop.play.controller import Carry, Placed
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.play.parts import TableUi
from game.table.decisions import Intent, Option
from game.table.events import Event
from game.table.refusals import Reason


@dataclass
class CaseUi(TableUi):
    """The views that the player has opened."""

    side: str = "odds"
    """the tab of a small window's column: "odds", "log" or "scene\""""
    port: str = "jobs"
    """the part of a port on the stage: the board of jobs, "learn" with a hero's id, "trade" or
    "people"; without a board the ranks of the lead"""
    growth: str = "skills"
    """the part of a hero's page in port: "skills", "card" in its place where both have no room, or
    "more" for further specializations"""
    talent_card: str = ""
    """the specialization whose talent card is on view, else the last"""
    job: str = ""
    """the job whose file is open on the board"""
    unfolded: bool = False
    """whether the spend cards that cannot be used are on view"""
    struck: float = 1.0
    """part of the pairs of the last roll that are struck by now"""


class StageBoard:
    """A stage for scenes of one sort. ``kinds`` are the classes of the things on it, ``at`` returns
    the thing at a spot."""

    kinds: Mapping[str, type[Thing]] = {}
    at: ThingAt

    def __init__(self, model: Model, ui: CaseUi) -> None:
        self.model, self.ui = model, ui
        self.areas: CaseRegions
        self.m: Metrics
        self.carry: Carry | None = None
        """the thing in hand while the stage is painted"""
        self.movements: Movements | None = None

    @property
    def area(self) -> pygame.Rect:
        """The stage, without the check tray."""
        return self.areas.board

    def lay(self, areas: CaseRegions, m: Metrics) -> None:
        """Take over the regions, before the spots are asked for."""
        self.areas, self.m = areas, m

    def spots(self) -> dict[Name, pygame.Rect]:
        """Return the places on the stage, from the bottom up."""
        return {}

    def place(self, option: Option, spots: Spots) -> Placed | None:
        """Return where an option is on the stage."""
        return None

    def more(self, placed: Placed) -> Sequence[Name]:
        """Return further spots where a drop gives the same answer."""
        return ()

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        """Return what a wrong click or drop on the stage stood for."""
        return None

    def order(self) -> Sequence[str]:
        """Return the keys of the options that have the first digits, in their order."""
        return ()

    def still(self, surface: pygame.Surface, spots: Spots) -> None:
        """Paint what stays between answers."""

    def live(
        self, surface: pygame.Surface, spots: Spots, pointed: Name | None, away: Collection[Name]
    ) -> None:
        """Paint what gestures change, and what moves, except for things under way."""

    def idle(self, surface: pygame.Surface, area: pygame.Rect) -> bool:
        """Draw what the inspector shows when nothing is pointed at; return False for the odds."""
        return False

    def note(self) -> str:
        """Return a few words beside the prompt, such as the round."""
        return ""

    def show(self, events: Sequence[Event], before: Spots) -> float:
        """Start what events set in motion on the stage; return the seconds."""
        return 0.0

    def wheel(self, event: pygame.event.Event) -> bool:
        """Take the wheel or a drag for the stage; return True if consumed."""
        return False

    def animate(self, dt: float, alive: bool) -> list[pygame.Rect]:
        """Pass time for lights; return what must be drawn again."""
        return []
