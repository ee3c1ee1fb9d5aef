"""Passives: the effects that a hero has without a card, such as the gift of a species or a talent.
One small language; ``rules.passives`` carries it out. Those of one sort add up."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.edge.cards.effects import Model, Small
from game.edge.names import Context, Range, Skill


class Threshold(Model):
    """A threshold that is higher."""

    does: Literal["threshold"]
    of: Literal["wounds", "strain"]
    n: Small


class Damage(Model):
    """Damage more with weapons of these skills; while ``wounded`` (a Critical Injury counts too),
    or with an injury; at targets ``within`` a range alone."""

    does: Literal["damage"]
    n: Small
    skills: Annotated[tuple[Skill, ...], Field(min_length=1)]
    when: Literal["always", "wounded", "injured"] = "always"
    within: Range | None = None


class Clear(Model):
    """One Setback die of a check is not added: with these skills, in a context, or for a reason
    with one of these words in it. ``why`` is the reason that the pool gives."""

    does: Literal["clear"]
    skills: tuple[Skill, ...] = ()
    context: Context | None = None
    words: tuple[str, ...] = ()
    why: Annotated[str, Field(min_length=1, max_length=40)] = "used to it"


class Mended(Model):
    """Treated with another skill than Medicine."""

    does: Literal["mended"]
    skill: Skill


class Airless(Model):
    """Spared strain for want of air."""

    does: Literal["airless"]


class Dodge(Model):
    """May suffer up to ``n`` strain when attacked, each of which upgrades the difficulty once
    (EE-R125)."""

    does: Literal["dodge"]
    n: Small


class Injuring(Model):
    """The roll for a Critical Injury is higher by ``n`` where this hero ``causes`` it, or lower
    where he ``suffers`` it."""

    does: Literal["injury"]
    who: Literal["causes", "suffers"]
    n: Annotated[int, Field(ge=1, le=50)]


class Healing(Model):
    """Heals ``n`` more by a way: wounds by Medicine and by stims given, or strain of each ally by
    a rally."""

    does: Literal["heal"]
    by: Literal["medicine", "stim", "rally"]
    n: Small


class FreeDraw(Model):
    """Swaps weapons ``n`` times a turn without a maneuver."""

    does: Literal["draw"]
    n: Small


class Brave(Model):
    """Checks of fear are ``n`` levels easier."""

    does: Literal["fear"]
    n: Small


class Sabotage(Model):
    """Hazards set off do ``n`` damage more."""

    does: Literal["hazard"]
    n: Small


class Seamanship(Model):
    """Repairs restore ``n`` hull more, and the helm moves the ship its second step with ``n`` net
    Success fewer."""

    does: Literal["ship"]
    n: Small


Passive = Annotated[
    Union[
        Threshold, Damage, Clear, Mended, Airless, Dodge, Injuring, Healing, FreeDraw, Brave,
        Sabotage, Seamanship,
    ],
    Field(discriminator="does"),
]  # fmt: skip
Passives = tuple[Passive, ...]


def raised(found: Passives, of: Literal["wounds", "strain"]) -> int:
    """Return by how much a threshold is higher."""
    return sum(each.n for each in found if isinstance(each, Threshold) and each.of == of)
