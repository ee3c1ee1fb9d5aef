"""Passives: the effects that a hero has without a card or a choice, such as the gift of a species.
One small language; ``rules.passives`` carries it out."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.edge.cards.effects import Model, Small
from game.edge.names import Context, Skill


class Threshold(Model):
    """A threshold that is higher."""

    does: Literal["threshold"]
    of: Literal["wounds", "strain"]
    n: Small


class Damage(Model):
    """Damage more with weapons of these skills; while ``wounded`` (a Critical Injury counts too),
    or with an injury."""

    does: Literal["damage"]
    n: Small
    skills: Annotated[tuple[Skill, ...], Field(min_length=1)]
    when: Literal["always", "wounded", "injured"] = "always"


class Clear(Model):
    """The first Setback die of a check is not added: with these skills, in a context, or for a
    reason with one of these words in it."""

    does: Literal["clear"]
    skills: tuple[Skill, ...] = ()
    context: Context | None = None
    words: tuple[str, ...] = ()


class Mended(Model):
    """Treated with another skill than Medicine."""

    does: Literal["mended"]
    skill: Skill


class Airless(Model):
    """Spared strain for want of air."""

    does: Literal["airless"]


Passive = Annotated[Union[Threshold, Damage, Clear, Mended, Airless], Field(discriminator="does")]
Passives = tuple[Passive, ...]


def raised(found: Passives, of: Literal["wounds", "strain"]) -> int:
    """Return by how much a threshold is higher."""
    return sum(each.n for each in found if isinstance(each, Threshold) and each.of == of)
