"""The lines of AI cards (OR-445), as frozen models."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.outer_rim.cards.effects import MarketDeck, Model


class PlanRecover(Model):
    do: Literal["recover"]
    only_if_defeated: bool


class PlanMove(Model):
    do: Literal["move"]


class PlanCredits(Model):
    do: Literal["credits"]
    credits: int


class ActDeliver(Model):
    """Deliver cargo; ILLEGAL cargo costs ship damage or reputation with the planet."""

    do: Literal["deliver"]
    illegal_damage: int = 0
    illegal_reputation: int = 0


class ActBuy(Model):
    """Buy from ``deck``, or from ``if_full`` when every slot of ``full`` is taken."""

    do: Literal["buy"]
    deck: MarketDeck
    full: Literal["cargo", "job"] | None = None
    if_full: MarketDeck | None = None
    goal: bool = True
    """put a goal token on the destination of the card bought"""


class ActReveal(Model):
    do: Literal["reveal_contact"]


class ActDiscardTop(Model):
    do: Literal["discard_top"]
    decks: tuple[MarketDeck, ...]


class MeetPatrol(Model):
    do: Literal["fight_patrol"]


class MeetJob(Model):
    do: Literal["complete_job"]


class MeetFame(Model):
    do: Literal["buy_fame"]
    credits: int


class MeetContact(Model):
    do: Literal["hire_contact"]


class MeetReputation(Model):
    do: Literal["gain_reputation"]
    with_: Annotated[Literal["planet", "nearest_patrol"], Field(alias="with")]


class MeetCredits(Model):
    """Gain credits, then lose reputation with the faction of the nearest patrol."""

    do: Literal["credits_for_reputation"]
    credits: int


PlanLine = Annotated[Union[PlanRecover, PlanMove, PlanCredits], Field(discriminator="do")]
ActLine = Annotated[Union[ActDeliver, ActBuy, ActReveal], Field(discriminator="do")]
MeetLine = Annotated[
    Union[MeetPatrol, MeetJob, MeetFame, MeetContact, MeetReputation, MeetCredits],
    Field(discriminator="do"),
]
