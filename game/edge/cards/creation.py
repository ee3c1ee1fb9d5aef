"""The parts of heroes: species, careers, specializations and talents (EE-R115 to EE-R121)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from game.edge.cards.effects import Id, Model
from game.edge.cards.models import Base, Piece, Rating, Words
from game.edge.cards.passives import Passives
from game.edge.names import Characteristic, Skill


class Free(Model):
    """Ranks that a species brings: one each in ``n`` skills, of a list or, without one, of those
    outside the career."""

    n: Annotated[int, Field(ge=0, le=4)] = 0
    of: tuple[Skill, ...] = ()


class Species(Piece):
    """A species: what a hero of it begins with, before Brawn and Willpower are added to the
    thresholds. ``likenesses`` are names of portraits."""

    kind: Literal["species"]
    ratings: dict[Characteristic, Rating]
    wounds: Base = 10
    strain: Base = 10
    experience: Annotated[int, Field(ge=0, le=400)]
    free: Free = Free()
    trained: Annotated[int, Field(ge=0, le=8)] = 4
    """skills of the career that get a free rank"""
    special: Annotated[int, Field(ge=0, le=4)] = 2
    """skills of the specialization that get one"""
    gift: Words = ""
    """the words for ``passives``"""
    passives: Passives = ()
    likenesses: Annotated[tuple[Id, ...], Field(min_length=1)]
    names: Annotated[tuple[str, ...], Field(min_length=1)]
    """names to draw from"""

    @model_validator(mode="after")
    def _rated(self) -> Species:
        if len(self.ratings) != 6:
            raise ValueError("ratings: name all six characteristics")
        if self.free.of and self.free.n > len(self.free.of):
            raise ValueError("free: name at least as many skills as it brings ranks")
        return self


class Career(Piece):
    """A career with its eight skills, which are cheaper to improve."""

    kind: Literal["career"]
    skills: Annotated[tuple[Skill, ...], Field(min_length=8, max_length=8)]


class Talent(Piece):
    """A talent: what it does in ``text``, and as passives. A hero may have it from two cards; then
    it counts twice."""

    kind: Literal["talent"]
    text: Annotated[str, Field(min_length=1, max_length=200)]
    passives: Annotated[Passives, Field(min_length=1)]


class TalentCard(Model):
    """The talents of a specialization: three of the first row, two of the second. The raise of a
    characteristic below them stands on every card."""

    first: Annotated[tuple[Id, ...], Field(min_length=3, max_length=3)]
    second: Annotated[tuple[Id, ...], Field(min_length=2, max_length=2)]

    @property
    def talents(self) -> tuple[str, ...]:
        """All talents, row by row."""
        return self.first + self.second

    @model_validator(mode="after")
    def _differ(self) -> TalentCard:
        if len(set(self.talents)) < len(self.talents):
            raise ValueError("card: name five different talents")
        return self


class Specialization(Piece):
    """A specialization of a career, with four career skills more and, unless it brings no talents,
    a card of them."""

    kind: Literal["specialization"]
    career: Id
    skills: Annotated[tuple[Skill, ...], Field(min_length=4, max_length=4)]
    card: TalentCard | None = None
