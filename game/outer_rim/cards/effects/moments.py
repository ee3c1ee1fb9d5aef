"""Effects of abilities that interrupt: they change what is pending."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Effect, Face, Skill


class Reroll(Effect):
    """Reroll dice: up to ``dice`` of them, of these faces."""

    do: Literal["reroll"]
    dice: int | Literal["any"]
    faces: tuple[Face, ...] = ("blank", "focus", "hit", "crit")


class Turn(Effect):
    """Turn up to ``dice`` dice from one of the faces to another."""

    do: Literal["turn"]
    faces: tuple[Face, ...]
    to: Face
    dice: int = 1


class Add(Effect):
    """Add results to the roll."""

    do: Literal["add"]
    face: Face
    dice: int = 1


class Cancel(Effect):
    """Cancel up to ``dice`` results of these faces (for an opponent's dice)."""

    do: Literal["cancel"]
    faces: tuple[Face, ...]
    dice: int = 1


class GrantSkill(Effect):
    """Have a skill for this test: a given one, or the one tested.

    ``spent``: this card is discarded if the test is passed.
    """

    do: Literal["grant_skill"]
    skill: Skill | None = None
    spent: bool = False


class Pass(Effect):
    """Prevent the stop, the failure or the loss that would follow."""

    do: Literal["avert"]


class Forgo(Effect):
    """Reduce the credits of the coming reward to 0."""

    do: Literal["forgo_credits"]


class Redirect(Effect):
    """Send the patrol about to move, if it is ``within`` that many spaces, toward another player
    instead."""

    do: Literal["redirect_patrol"]
    within: int


class Stop(Effect):
    """Stop the player moving here."""

    do: Literal["stop_mover"]
