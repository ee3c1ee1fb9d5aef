"""The lines of AI cards (OR-445), as frozen models."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.outer_rim.cards.effects.language import Faction, MarketDeck, Model

AiStat = Literal["ground_combat", "ship_combat", "hyperdrive"]
"""values that a special line may raise (UB-231)"""


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
    full: Literal["cargo", "job", "bounty"] | None = None
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


class PlanApproach(Model):
    """Move toward the best bounty target (UB-203, UB-R88)."""

    do: Literal["move_to_target"]


class ActCash(Model):
    """Discard the top card of the cargo deck for credits (UB-246)."""

    do: Literal["cash_cargo"]
    credits: int


class MeetTarget(Model):
    """Encounter a bounty target here (UB-203)."""

    do: Literal["hunt"]


class FirstRaise(Model):
    """Raise values until the end of the turn."""

    do: Literal["raise"]
    stats: Annotated[dict[AiStat, int], Field(min_length=1)]


class FirstMend(Model):
    """Recover some of the damage to the character."""

    do: Literal["mend"]
    damage: int


class FirstCollect(Model):
    """Gain credits for each of the bounties held, or of the factions with positive reputation."""

    do: Literal["collect"]
    credits: int
    per: Literal["bounty", "friend"]


class FirstSpy(Model):
    """Reveal the nearest facedown contact of the class of a bounty without a known target."""

    do: Literal["spy"]


class FirstRevealAll(Model):
    """Reveal all contacts here."""

    do: Literal["reveal_all"]


class FirstStanding(Model):
    """Gain reputation with a faction."""

    do: Literal["befriend"]
    faction: Faction


class FirstPatrol(Model):
    """A patrol moves toward the AI."""

    do: Literal["call_patrol"]
    faction: Faction
    distance: int


class FirstLevy(Model):
    """Each other player in the space loses credits to the AI."""

    do: Literal["levy"]
    credits: int


class FirstTake(Model):
    """Take the top card of the cargo deck for nothing, if a slot is free, away from planets."""

    do: Literal["raid"]


PlanLine = Annotated[
    Union[PlanRecover, PlanMove, PlanApproach, PlanCredits], Field(discriminator="do")
]
ActLine = Annotated[Union[ActDeliver, ActBuy, ActReveal, ActCash], Field(discriminator="do")]
MeetLine = Annotated[
    Union[MeetPatrol, MeetJob, MeetFame, MeetContact, MeetReputation, MeetCredits, MeetTarget],
    Field(discriminator="do"),
]
FirstLine = Annotated[
    Union[
        ActDiscardTop,
        FirstRaise,
        FirstMend,
        FirstCollect,
        FirstSpy,
        FirstRevealAll,
        FirstStanding,
        FirstPatrol,
        FirstLevy,
        FirstTake,
    ],
    Field(discriminator="do"),
]
