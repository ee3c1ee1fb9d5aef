"""Everything that a pack may hold."""

from __future__ import annotations

from typing import Annotated, Union

from pydantic import Field

from game.edge.cards.models import Adversary, Gear, Hero, Injury, JobPart, Oracle, Ship, Spend
from game.edge.cards.scenes import Adventure, AnyScene

AnyComponent = Annotated[
    Union[Hero, Gear, Adversary, Ship, Spend, Oracle, Injury, JobPart, Adventure, AnyScene],
    Field(discriminator="kind"),
]
