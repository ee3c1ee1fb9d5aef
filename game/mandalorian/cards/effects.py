"""The effects of cards, tokens and missions, as data; ``rules`` carries them out, ``text`` words
them.

A *modifier* changes the action of the card that says it. A *deed* happens for itself. "You" is the
character who acts, or the "you" of the event (MA-323, MA-324).
"""

from __future__ import annotations

from typing import Annotated, Literal, Union, get_args

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.mandalorian.names import Action, Class, Color, Shape

Small = Annotated[int, Field(ge=1, le=9)]
Range = Annotated[int, Field(ge=0, le=9)]


class Model(BaseModel):
    """A strict, frozen piece of content."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# --- modifiers of an action -----------------------------------------------------------------------


class Reach(Model):
    """The target of the attack may be within this range."""

    do: Literal["reach"]
    range: Range


class Spread(Model):
    """Each enemy in the target's space takes the damage."""

    do: Literal["spread"]


class Divide(Model):
    """The damage may be divided among enemies within a range."""

    do: Literal["divide"]
    range: Range


class StrongerHere(Model):
    """The attack is stronger if the target is in the character's space."""

    do: Literal["stronger_here"]
    n: Small


class Looks(Model):
    """The intel action may look at this number of facedown threats."""

    do: Literal["looks"]
    n: Small


class PushFar(Model):
    """The enemy moved by the intel action may move up to this number of spaces."""

    do: Literal["push_far"]
    n: Small


class Ignore(Model):
    """During the move these are ignored: borders of elevation, the stop at enemies, damage."""

    do: Literal["ignore"]
    what: tuple[Literal["elevation", "enemies", "sentry", "grapple"], ...]


class KeepMore(Model):
    """The plan action may keep this number of cards."""

    do: Literal["keep_more"]
    n: Small


class Give(Model):
    """A card kept by the plan action may go to another character."""

    do: Literal["give"]


class DrawMore(Model):
    """The plan action draws more cards."""

    do: Literal["draw_more"]
    n: Small


Modifier = Annotated[
    Union[Reach, Spread, Divide, StrongerHere, Looks, PushFar, Ignore, KeepMore, Give, DrawMore],
    Field(discriminator="do"),
]


# --- deeds of characters --------------------------------------------------------------------------


class Damage(Model):
    """Deal damage to up to ``targets`` threats within a range.

    ``what`` is a faceup enemy, or any threat, which is turned up (MA-193, MA-194); ``attacker`` is
    the enemy whose attack is answered. ``other``: not the target of the action.
    """

    do: Literal["damage"]
    n: Small
    range: Range = 0
    what: Literal["enemy", "threat", "attacker"] = "enemy"
    targets: Small = 1
    other: bool = False


class Shift(Model):
    """Move an enemy up to this number of spaces: the target if it is still on the map, or one in
    the character's space."""

    do: Literal["shift"]
    n: Small
    who: Literal["target", "here"]


class Walk(Model):
    """You, or another character within a range (any without), may move up to ``n`` spaces."""

    do: Literal["walk"]
    n: Small
    who: Literal["you", "other"]
    range: Range | None = None


class Heal(Model):
    """Remove damage from you, or with a range from any character within it (MA-174)."""

    do: Literal["heal"]
    n: Small
    range: Range | None = None


class Calm(Model):
    """Discard disrupt tokens: one from any slot, or all of one slot."""

    do: Literal["calm"]
    all: bool = False


class DrawSkill(Model):
    """Draw skill cards."""

    do: Literal["draw_skill"]
    n: Small


class Fetch(Model):
    """Take a planning card with this id from the planning discard pile, if you have none."""

    do: Literal["fetch"]
    card: str


class PeekEvent(Model):
    """Look at the top event card; it may go under the deck."""

    do: Literal["peek_event"]


class RevealSeen(Model):
    """Reveal the threat that the action looked at."""

    do: Literal["reveal_seen"]


class Free(Model):
    """Perform an action without a card (MA-179), ``any``: one of the player's choice (MA-391)."""

    do: Literal["free"]
    action: Action | Literal["any"]
    strength: Small


class Extra(Model):
    """Perform an additional action with a card from hand (MA-176)."""

    do: Literal["extra"]


class Stronger(Model):
    """Add strength to the action of the card just played."""

    do: Literal["stronger"]
    n: Small


class Block(Model):
    """Prevent damage that is about to be taken (MA-161)."""

    do: Literal["block"]
    n: Small


class Hold(Model):
    """Keep this number of enemies from attacking in one ability of an event."""

    do: Literal["hold"]
    n: Small


class Borrow(Model):
    """Count a slot as this strength."""

    do: Literal["borrow"]
    n: Small


class Retreat(Model):
    """Move enemies of these classes away from you, or from the character nearest to each
    (MA-258): all, or a number; with a ``range`` only those within it; or a certain ``threat``."""

    do: Literal["retreat"]
    spaces: Small
    classes: tuple[Class, ...] = ("melee", "blaster", "sharpshooter")
    count: Small | None = None
    range: Range | None = None
    of: Literal["you", "nearest"] = "you"
    threat: str | None = None


# --- deeds of events, crises, tokens and missions -------------------------------------------------


class Advance(Model):
    """Move enemies of these classes, all or a number, toward the nearest character (MA-251)."""

    do: Literal["advance"]
    classes: tuple[Class, ...]
    spaces: Small
    count: Small | None = None


class Strike(Model):
    """Let enemies of these classes, all or a number, attack within a range (MA-262)."""

    do: Literal["strike"]
    classes: tuple[Class, ...]
    range: Range
    count: Small | None = None


class Spawn(Model):
    """Spawn reinforcements in the star space nearest to you, with a ``color`` in the nearest of
    that color (MA-R120), in your space, or in the space with a number (MA-246, MA-247)."""

    do: Literal["spawn"]
    n: Small = 1
    at: Literal["star", "you"] | Small = "star"
    color: Color | None = None

    @model_validator(mode="after")
    def _place(self) -> Spawn:
        if self.color is not None and self.at != "star":
            raise ValueError("only a star has a color: leave out 'at' or 'color'")
        return self


class Disrupt(Model):
    """Disrupt the slot with the least strength (MA-275)."""

    do: Literal["disrupt"]


class FlipNearest(Model):
    """Flip the facedown threat nearest to you."""

    do: Literal["flip_nearest"]


class Flee(Model):
    """The Child flees from its carrier (MA-347)."""

    do: Literal["flee"]


class Toll(Model):
    """Discard one of your planning cards, or take damage."""

    do: Literal["toll"]
    n: Small = 1


class AnotherEvent(Model):
    """Resolve another event (MA-273)."""

    do: Literal["another_event"]


class Hurt(Model):
    """Deal damage to you."""

    do: Literal["hurt"]
    n: Small


class DiscardThis(Model):
    """Discard this token."""

    do: Literal["discard_this"]


class Take(Model):
    """Carry this feature; it cannot be dropped."""

    do: Literal["take"]


class Unlock(Model):
    """Unlock doors: these, all, or the nearest that is locked."""

    do: Literal["unlock"]
    doors: tuple[Small, ...] | Literal["all", "nearest"]


class LookAll(Model):
    """Look at all facedown threats of a shape."""

    do: Literal["look_all"]
    shape: Shape


class PlaceChild(Model):
    """Remove this token and place The Child in its space."""

    do: Literal["place_child"]


class Snatch(Model):
    """An enemy of these classes takes The Child, if nobody carries it: one in its space, or else
    one beside it, which moves there (MA-334)."""

    do: Literal["snatch"]
    classes: tuple[Class, ...] = ("melee", "blaster", "sharpshooter")


class Carry(Model):
    """The enemy that carries The Child moves toward the nearest star space. If it is in one then,
    markers are added to the crisis track, and it leaves The Child there."""

    do: Literal["carry"]
    spaces: Small
    markers: Small


class Enter(Model):
    """A threat that waits beside the map enters a space."""

    do: Literal["enter"]
    threat: str
    space: str


class Hunt(Model):
    """A threat moves toward the carrier of The Child, else the nearest character, and attacks."""

    do: Literal["hunt"]
    threat: str
    spaces: Small
    range: Range


class Work(Model):
    """Add to the work done; with a figure ``strong``, that much from strength 4 on."""

    do: Literal["work"]
    n: Small
    strong: Small | None = None


class Rewind(Model):
    """Take markers off the crisis track."""

    do: Literal["rewind"]
    n: Small


CharacterDeed = Union[
    Damage, Shift, Walk, Heal, Calm, DrawSkill, Fetch, PeekEvent, RevealSeen, Free, Extra, Stronger,
    Block, Hold, Borrow, Retreat,
]  # fmt: skip
MissionDeed = Union[
    Advance, Strike, Spawn, Disrupt, FlipNearest, Flee, Toll, AnotherEvent, Hurt, DiscardThis, Take,
    Unlock, LookAll, PlaceChild, Snatch, Carry, Enter, Hunt, Work,
    Rewind,
]  # fmt: skip
Deed = Annotated[Union[CharacterDeed, MissionDeed], Field(discriminator="do")]
Deeds = tuple[Deed, ...]
KINDS: frozenset[str] = frozenset(
    get_args(each.model_fields["do"].annotation)[0]
    for union in (Modifier, Deed)
    for each in get_args(get_args(union)[0])
)
"""the name of every modifier and deed"""
