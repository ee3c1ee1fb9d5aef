"""Steps of jobs with a partner (UB-092 to UB-095), and of looks at the secrets of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.frames.base import NOTHING, Context, Pending, Seat, Seats
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class Join(Pending):
    """A player is asked to join the job of its ``owner``."""

    card: str
    owner: Seat
    step: Literal["job.join"] = "job.join"


@dataclass(slots=True, kw_only=True)
class LentSkill(Pending):
    """The owner of a job names the skill that the partner contributes."""

    card: str
    skills: tuple[Skill, ...]
    step: Literal["job.skill"] = "job.skill"


@dataclass(slots=True, kw_only=True)
class Fighter(Pending):
    """The owner of a job names which of the two fights, for the effect at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: Natural
    context: Context = NOTHING
    step: Literal["job.fighter"] = "job.fighter"


@dataclass(slots=True, kw_only=True)
class Sufferer(Pending):
    """The owner of a job names which of the two suffers damage."""

    among: Seats
    card: str
    character: Natural
    ship: Natural
    step: Literal["job.sufferer"] = "job.sufferer"


@dataclass(slots=True, kw_only=True)
class Invite(Pending):
    """Which player in the space is asked along, for the effect at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: Natural
    context: Context
    step: Literal["invite"] = "invite"


@dataclass(slots=True, kw_only=True)
class Invited(Pending):
    """A player answers the invitation of the seat ``host``."""

    host: Seat
    card: str
    block: str
    place: Natural
    context: Context
    step: Literal["invited"] = "invited"


@dataclass(slots=True, kw_only=True)
class PeekSecrets(Pending):
    """A player is chosen whose secrets are looked at."""

    among: Seats
    card: str
    step: Literal["peek_secrets"] = "peek_secrets"
