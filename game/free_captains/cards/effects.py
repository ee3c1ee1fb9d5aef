"""The effects of cards and dice, as data; ``text`` words them and ``rules`` carries them out."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import BaseModel, ConfigDict, Field

from game.free_captains.names import Ability, Color

Small = Annotated[int, Field(ge=1, le=12)]


class Model(BaseModel):
    """A strict, frozen piece of content."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Who(Model):
    """The cards of the line that an effect is about; without any field all of them.

    ``kind`` "agent" includes Events (FC-R39). ``own`` is the card's own icon, ``pays`` the icon by
    which it is engaged. ``first``: only this many cards from the left, or as many as there are
    ``each`` cubes on the card that says so, if that is fewer.
    """

    kind: Literal["guardforce", "agent"] | None = None
    own: Ability | None = None
    pays: Ability | None = None
    first: Small | None = None
    each: Small | None = None


class OnStrength(Model):
    """An effect that changes or adds Engage Strengths."""


class Strength(OnStrength):
    """Change the Strength of cards; ``per`` multiplies it by the cards evaded in this line."""

    do: Literal["strength"]
    n: Annotated[int, Field(ge=-12, le=12)]
    who: Who = Who()
    per: Literal["evaded"] | None = None
    weapons: Small | None = None
    """in force from this number of owned Super Weapons on"""


class Also(OnStrength):
    """Add an Engage Strength with an icon of its own (FC-078)."""

    do: Literal["also"]
    n: Small
    icon: Ability
    who: Who = Who()


class OwnIcon(Model):
    """Engage the card by its own icon."""

    do: Literal["own_icon"]


class MustFace(Model):
    """Forbid evading the card while it can be paid for (FC-R40)."""

    do: Literal["must_face"]


class EvadeDraw(Model):
    """Change the number of cubes of an Evade: ``n`` more, or ``instead``.

    ``once``: only the first Evade of each line, or of the round.
    """

    do: Literal["evade_draw"]
    n: Annotated[int, Field(ge=-2, le=6)] = 0
    instead: Annotated[int, Field(ge=0, le=6)] | None = None
    once: bool = False


class EvadeFree(Model):
    """Spare the ability point of an Evade."""

    do: Literal["evade_free"]


class StillCounts(Model):
    """Count the planet icons of the card although it was evaded."""

    do: Literal["still_counts"]


class NextStrength(Model):
    """Change the Strength of the next card of the line."""

    do: Literal["next_strength"]
    n: Annotated[int, Field(ge=-12, le=12)]


class Gain(Model):
    """Gain ability points: of one ability, or each of the player's choice."""

    do: Literal["gain"]
    n: Small
    ability: Ability | Literal["any"] = "any"


class Raise(Model):
    """Raise dice: one of choice, each, or one Crew die."""

    do: Literal["raise"]
    n: Small
    dice: Literal["one", "each", "crew"] = "one"


class Reroll(Model):
    """Reroll one of the player's dice, or none."""

    do: Literal["reroll"]


class Purge(Model):
    """Take cubes out of the bag: of these colors, as many as ``n``; with ``up_to`` also fewer."""

    do: Literal["purge"]
    n: Small
    colors: tuple[Color, ...]
    up_to: bool = False


class Seed(Model):
    """Put cubes from the supply into the bag."""

    do: Literal["seed"]
    n: Small
    color: Color


class SearchDraw(Model):
    """Draw more cubes in the search of this round."""

    do: Literal["search_draw"]
    n: Small


class DrawFewer(Model):
    """Draw ``n`` cubes fewer, of at least as many, and gain ability points of choice."""

    do: Literal["draw_fewer"]
    n: Small
    gain: Small


class WhiteAway(Model):
    """Put the white cubes of a search into the supply."""

    do: Literal["white_away"]


Standing = Annotated[
    Union[
        Strength, Also, OwnIcon, MustFace, EvadeDraw, EvadeFree, StillCounts, SearchDraw, DrawFewer,
        WhiteAway,
    ],
    Field(discriminator="do"),
]  # fmt: skip
"""an effect that is in force while its card is"""
Deed = Annotated[
    Union[NextStrength, Gain, Raise, Reroll, Purge, Seed, SearchDraw], Field(discriminator="do")
]
"""an effect that happens once"""


class Lower(Model):
    """Lower one Strength of the card for the payment."""

    do: Literal["lower"]
    n: Small
    icon: Ability


class AnyAbility(Model):
    """Pay the card's own Strength with an ability of choice."""

    do: Literal["any_ability"]


class SlipPast(Model):
    """Replace the steps of an Evade: no point is paid, no cube is drawn."""

    do: Literal["slip_past"]


class CountEvaded(Model):
    """Count the planet icons of one evaded card in this round's search."""

    do: Literal["count_evaded"]


Power = Annotated[
    Union[Lower, AnyAbility, SlipPast, CountEvaded, Gain, Raise], Field(discriminator="do")
]
"""what a Super Weapon does, once in an Encounter Phase"""


# --- dice ---------------------------------------------------------------------------------------


class Bonus(Model):
    """Add to the own Engage Strength against one icon; "any": of the player's choice."""

    do: Literal["bonus"]
    n: Small
    icon: Ability | Literal["any"]


class RaiseSystems(Model):
    """Raise one Systems die."""

    do: Literal["raise_systems"]
    n: Small


class Thin(Model):
    """Take cubes out of the bag during an Evade: of these colors, or one at random but yellow."""

    do: Literal["thin"]
    n: Small
    colors: tuple[Color, ...]
    blind: bool = False


class MoreCubes(Model):
    """Draw more cubes in this round's search."""

    do: Literal["more_cubes"]
    n: Small


class CountIcon(Model):
    """Count one planet icon on each of ``n`` evaded cards in this round's search."""

    do: Literal["count_icon"]
    n: Small


class PickWeapon(Model):
    """Choose the Super Weapon that a yellow cube takes."""

    do: Literal["pick_weapon"]


class Understand(Model):
    """Understand one Super Weapon at once."""

    do: Literal["understand"]


class RollDie(Model):
    """Roll a Crew die for this Engage."""

    do: Literal["roll_die"]
    die: str


class SwapDie(Model):
    """Swap a die for one that is not owned, and roll it, against a Guardforce with a planet."""

    do: Literal["swap_die"]


class RerollDie(Model):
    """Reroll a die, against a Guardforce with a planet or against an Agent."""

    do: Literal["reroll_die"]
    against: Literal["guardforce", "agent"]


Act = Annotated[
    Union[
        Bonus, RaiseSystems, Thin, MoreCubes, CountIcon, PickWeapon, Understand, RollDie, SwapDie,
        RerollDie,
    ],
    Field(discriminator="do"),
]  # fmt: skip
Part = tuple[Act, ...]
"""acts joined by "and" """
