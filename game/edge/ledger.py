"""The ledger of a campaign before a chapter, with a sheet for each hero."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field, with_config

from game.edge.cards.models import Hero, Sort
from game.edge.names import Skill
from game.table.validation import STRICT, Natural

Id = Annotated[str, Field(pattern=r"^[a-z0-9_.]*$", max_length=120)]
Ids = tuple[Id, ...]
Count = Annotated[int, Field(ge=0, le=9999)]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Sheet:
    """A hero in a campaign: what was bought, cards, scars and Obligation."""

    ranks: dict[Skill, Annotated[int, Field(ge=0, le=5)]] = field(default_factory=dict)
    holes: Ids = ()
    """bought on talent cards, as in ``Hero.holes``"""
    specializations: Ids = ()
    """taken up since the hero was made"""
    slots: dict[str, Id] | None = None
    scars: tuple[tuple[Id, Natural], ...] = ()
    obligation: Count = 10
    sort: Sort = "debt"


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Ledger:
    """A campaign before a chapter: derived from the chapters before it, never edited."""

    sheets: dict[Id, Sheet] = field(default_factory=dict)
    credits: Count = 0
    experience: Count = 0
    """not spent yet"""
    earned: Count = 0
    stowed: Ids = ()
    favors: Ids = ()
    flags: Ids = ()
    chapters: Ids = ()
    """adventures and jobs played, by id"""
    own: tuple[Hero, ...] = ()
    """heroes of players in the crew"""
    seed: Natural = 0
    """of the campaign: it decides which jobs are on the board"""
