"""Moving players and patrols over the map."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Effect, Faction, SpaceId


class Move(Effect):
    """Move up to that many spaces, as in the planning step; ``more``: beyond the hyperdrive."""

    do: Literal["move"]
    spaces: int | Literal["hyperdrive"]
    more: int = 0


class MovePlayer(Effect):
    """Go straight to a space: a named one, or any planet of choice."""

    do: Literal["move_player"]
    spaces: tuple[SpaceId, ...] = ()


class Cross(Effect):
    """Go to the space at the other end of the galaxy (UB-061)."""

    do: Literal["cross"]


class Ground(Effect):
    """The player cannot move in their next planning step."""

    do: Literal["ground"]


class MovePatrol(Effect):
    """Move a patrol: of a faction, of any, or the nearest one.

    ``toward``: the player, another player of choice, or any direction. ``up_to``: the player
    decides how far it moves toward them.
    """

    do: Literal["move_patrol"]
    faction: Faction | Literal["any", "nearest"]
    spaces: int
    up_to: bool = False
    toward: Literal["me", "other", "anywhere"] = "anywhere"


class EncounterFar(Effect):
    """Encounter a patrol or a contact up to that many spaces away."""

    do: Literal["encounter_far"]
    spaces: int
