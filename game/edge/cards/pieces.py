"""Everything that a pack may hold."""

from __future__ import annotations

from typing import Annotated, Union

from pydantic import Field

from game.edge.cards.creation import Career, Specialization, Species, Talent
from game.edge.cards.jobs import AnyJobPart
from game.edge.cards.models import Adversary, Gear, Hero, Injury, Motive, Oracle, Ship, Spend
from game.edge.cards.scenes import Adventure, AnyScene, Press

AnyComponent = Annotated[
    Union[
        Hero,
        Species,
        Career,
        Specialization,
        Talent,
        Motive,
        Gear,
        Adversary,
        Ship,
        Spend,
        Oracle,
        Injury,
        Adventure,
        Press,
        AnyScene,
        AnyJobPart,
    ],
    Field(discriminator="kind"),
]
