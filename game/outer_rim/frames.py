"""Every step of the rules that can be pending, with what it remembers.

The docstrings say what a step waits for; ``steps`` says what it does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Union

from pydantic import Discriminator, GetPydanticSchema, Tag

from game.table.stack import Frame

Cards = tuple[str, ...]
Seats = tuple[int, ...]
Value = bool | int | str | tuple[int, ...] | tuple[str, ...] | None
Remembered = Annotated[Any, GetPydanticSchema(lambda source, handler: handler(Value))]
"""``Value`` where a state is loaded, so that tuples come back as tuples; to rules, anything."""


@dataclass(slots=True)
class Pending(Frame):
    """A pending step of the rules.

    ``talked``: the seats that a deal was proposed to while it asked, since credits last changed
    hands. ``odds``: is it the one whose odds are being worked out?
    """

    talked: Seats = field(default=(), kw_only=True)
    odds: bool = field(default=False, kw_only=True)


@dataclass(slots=True, kw_only=True)
class LooseFrame(Pending):
    """A step that keeps what it remembers by name."""

    data: dict[str, Remembered]

    def clone(self) -> LooseFrame:
        """An independent copy."""
        return LooseFrame(
            self.seat,
            at=self.at,
            step=self.step,
            talked=self.talked,
            odds=self.odds,
            data=self.data.copy(),
        )

    def values(self) -> tuple[Any, ...]:
        """The value of each field, in order."""
        return (self.seat, self.at, self.step, self.talked, self.odds, *self.data.items())

    def __getattr__(self, name: str) -> Any:
        """What it remembers, as if it had a field for it."""
        if name == "data" or name not in self.data:
            raise AttributeError(name)
        return self.data[name]


# --- setup and turns ------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Setup(Pending):
    """The parts of the set-up, one after another."""

    step: Literal["setup"] = "setup"


@dataclass(slots=True, kw_only=True)
class SetupCharacter(Pending):
    """A player picks a character; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.character"] = "setup.character"


@dataclass(slots=True, kw_only=True)
class SetupShip(Pending):
    """A player picks a starter ship; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.ship"] = "setup.ship"


@dataclass(slots=True, kw_only=True)
class SetupLine(Pending):
    """A player's databank card, planet and reputation."""

    step: Literal["setup.line"] = "setup.line"


@dataclass(slots=True, kw_only=True)
class SetupFaction(Pending):
    """A player picks the faction that a reputation of ``level`` is with."""

    level: int
    step: Literal["setup.faction"] = "setup.faction"


@dataclass(slots=True, kw_only=True)
class Turn(Pending):
    """A turn; ``extra`` for an additional one, ``begins`` for its first step."""

    extra: bool = False
    begins: str = "planning"
    step: Literal["turn"] = "turn"


@dataclass(slots=True, kw_only=True)
class Planning(Pending):
    """The planning step."""

    step: Literal["planning"] = "planning"


@dataclass(slots=True, kw_only=True)
class Action(Pending):
    """The action step: which actions have been taken."""

    market: bool = False
    deliver: bool = False
    trade: bool = False
    step: Literal["action"] = "action"


# --- trading --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Deal(Pending):
    """A deal with the seat ``other``: amounts count from the proposer."""

    other: int
    cards: bool
    give: Cards = ()
    ask: Cards = ()
    credits: int = 0
    promise: int = 0


@dataclass(slots=True, kw_only=True)
class Trade(Deal):
    """The proposer puts a deal together; ``cards`` if they may change hands."""

    step: Literal["trade"] = "trade"


@dataclass(slots=True, kw_only=True)
class TradeAnswer(Deal):
    """The other player answers a deal that ``other`` proposes."""

    step: Literal["trade.answer"] = "trade.answer"


# --- movement -------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Move(Pending):
    """A player moves up to ``points`` spaces."""

    points: int
    step: Literal["move"] = "move"


# --- market ---------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Market(Pending):
    """The market action; ``discarded`` once a card has been."""

    discarded: bool
    step: Literal["market"] = "market"


@dataclass(slots=True, kw_only=True)
class Buy(Pending):
    """A purchase of ``card``, or of ``ship`` from the supply; ``owed`` is left to pay."""

    card: str
    deck: str
    price: int
    owed: int
    ship: str
    searched: bool = False
    step: Literal["buy"] = "buy"


@dataclass(slots=True, kw_only=True)
class Barter(Pending):
    """What is owed for the purchase below is bartered down and paid."""

    card: str
    step: Literal["barter"] = "barter"


@dataclass(slots=True, kw_only=True)
class DealDone(Pending):
    """A deal that has been carried out goes ``how`` its card says."""

    card: str
    how: str
    step: Literal["deal"] = "deal"


@dataclass(slots=True, kw_only=True)
class Offer(Pending):
    """A card of some decks may be bought for less."""

    decks: Cards
    discount: int
    step: Literal["offer"] = "offer"


@dataclass(slots=True, kw_only=True)
class BuyShip(Pending):
    """A ship of the supply may be bought."""

    dearer: bool
    discount: int
    damage: int
    step: Literal["buy_ship"] = "buy_ship"


@dataclass(slots=True, kw_only=True)
class ShipArrives(Pending):
    """A ship bought from the supply arrives, perhaps with damage."""

    ship: str
    damage: int
    step: Literal["ship_arrives"] = "ship_arrives"


@dataclass(slots=True, kw_only=True)
class TurnUp(Pending):
    """The next card of a deck is turned up, once ``card`` is gone."""

    deck: str
    card: str
    step: Literal["turn_up"] = "turn_up"


@dataclass(slots=True, kw_only=True)
class Search(Pending):
    """Cards of some kinds are looked for in a deck; ``kind`` and ``found`` once known."""

    deck: str
    kinds: Cards
    count: int
    found: Cards = ()
    kind: str = ""
    step: Literal["search"] = "search"


@dataclass(slots=True, kw_only=True)
class Reshuffle(Pending):
    """A deck that was searched is shuffled."""

    deck: str
    step: Literal["reshuffle"] = "reshuffle"


@dataclass(slots=True, kw_only=True)
class Sell(Pending):
    """Cards of some kinds may be sold, ``left`` of them."""

    kinds: Cards
    bonus: int
    left: int
    step: Literal["sell"] = "sell"


# --- cards ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class MakeRoom(Pending):
    """A card needs a slot: others are discarded, or it is given up."""

    card: str
    cause: str
    step: Literal["make_room"] = "make_room"


@dataclass(slots=True, kw_only=True)
class Surplus(Pending):
    """Cards beyond the slots are discarded; those just ``got`` last."""

    got: Cards = ()
    step: Literal["surplus"] = "surplus"


@dataclass(slots=True, kw_only=True)
class Discard(Pending):
    """Cards of some kinds are discarded, ``left`` of them, but not ``keep``."""

    kinds: Cards
    left: int
    keep: str
    whose: int
    step: Literal["discard"] = "discard"


@dataclass(slots=True, kw_only=True)
class Deliver(Pending):
    """More cards may be delivered here."""

    step: Literal["deliver"] = "deliver"


# --- patrols --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class PatrolMoves(Pending):
    """A patrol moves toward ``goal``, ``points`` more spaces; ``path`` so far."""

    faction: str
    goal: str
    points: int
    path: Cards
    direct: bool
    cause: str
    step: Literal["patrol"] = "patrol"


@dataclass(slots=True, kw_only=True)
class PatrolLeave(Pending):
    """A patrol that has won moves on."""

    faction: str
    step: Literal["patrol.leave"] = "patrol.leave"


@dataclass(slots=True, kw_only=True)
class PatrolRedirect(Pending):
    """An ability may send a patrol elsewhere before it moves."""

    faction: str
    points: int
    cause: str
    power: str
    step: Literal["patrol.redirect"] = "patrol.redirect"


# --- encounters -----------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Encounter(Pending):
    """The encounter step."""

    step: Literal["encounter"] = "encounter"


@dataclass(slots=True, kw_only=True)
class CardDrawn(Pending):
    """An encounter card that was not kept goes under its deck."""

    card: str
    step: Literal["encounter.card"] = "encounter.card"


@dataclass(slots=True, kw_only=True)
class Talk(Pending):
    """The databank card of a contact is resolved."""

    card: str
    token: str
    step: Literal["talk"] = "talk"


@dataclass(slots=True, kw_only=True)
class Contact(Pending):
    """A contact that has been met: hunt it or talk."""

    token: str
    step: Literal["contact"] = "contact"


@dataclass(slots=True, kw_only=True)
class PlaceContact(Pending):
    """A contact gets away from ``start``."""

    token: str
    start: str
    step: Literal["place_contact"] = "place_contact"


@dataclass(slots=True, kw_only=True)
class Hunt(Pending):
    """A contact is hunted for a bounty."""

    bounty: str
    token: str
    step: Literal["hunt"] = "hunt"


@dataclass(slots=True, kw_only=True)
class Protect(Pending):
    """The owner of crew may protect it from a ``hunter``."""

    bounty: str
    crew: str
    hunter: int
    step: Literal["protect"] = "protect"


@dataclass(slots=True, kw_only=True)
class Spoils(Pending):
    """A contact is beaten: eliminate or capture it."""

    bounty: str
    token: str
    step: Literal["spoils"] = "spoils"


@dataclass(slots=True, kw_only=True)
class BountyEnd(Pending):
    """A bounty is over, and its card goes."""

    bounty: str
    how: str
    step: Literal["bounty.end"] = "bounty.end"


@dataclass(slots=True, kw_only=True)
class Job(Pending):
    """A job under way: ``step`` comes next, of its databank card ``script`` if it has one."""

    card: str
    script: str
    outcome: str
    next: int = 1
    jump: bool = False
    step: Literal["job"] = "job"


@dataclass(slots=True, kw_only=True)
class JobEnd(Pending):
    """A completed job goes."""

    card: str
    step: Literal["job.end"] = "job.end"


# --- choices --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Opponent(Pending):
    """Which player in the space an effect is for."""

    among: Seats
    step: Literal["opponent"] = "opponent"


@dataclass(slots=True, kw_only=True)
class FightPlayer(Pending):
    """Which player is fought, for the effect at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: int
    step: Literal["fight_player"] = "fight_player"


@dataclass(slots=True, kw_only=True)
class FactionChoice(Pending):
    """The faction with which the reputation of ``whose`` changes, and that of a victim."""

    whose: int
    steps: int
    cause: str
    victim: int = -1
    step: Literal["faction"] = "faction"


@dataclass(slots=True, kw_only=True)
class WhichPatrol(Pending):
    """Which patrol an effect moves."""

    faction: str
    points: int
    toward: str
    card: str
    step: Literal["which_patrol"] = "which_patrol"


@dataclass(slots=True, kw_only=True)
class PatrolTo(Pending):
    """Toward which player a patrol moves."""

    faction: str
    points: int
    card: str
    among: Seats
    step: Literal["patrol_to"] = "patrol_to"


@dataclass(slots=True, kw_only=True)
class FreePatrol(Pending):
    """A patrol is moved at will."""

    faction: str
    points: int
    card: str
    step: Literal["free_patrol"] = "free_patrol"


@dataclass(slots=True, kw_only=True)
class Reveal(Pending):
    """Facedown contacts are turned up, or looked at in ``secret``."""

    where: str
    left: int
    card: str
    secret: bool
    step: Literal["reveal"] = "reveal"


@dataclass(slots=True, kw_only=True)
class MoveContact(Pending):
    """A contact is moved, from ``place`` once it is chosen."""

    from_here: bool
    to_here: bool
    card: str
    place: str = ""
    step: Literal["move_contact"] = "move_contact"


@dataclass(slots=True, kw_only=True)
class AnotherContact(Pending):
    """Another contact here is encountered."""

    step: Literal["another_contact"] = "another_contact"


@dataclass(slots=True, kw_only=True)
class Far(Pending):
    """A patrol or contact within some spaces is encountered."""

    spaces: int
    step: Literal["far"] = "far"


@dataclass(slots=True, kw_only=True)
class DiscardTop(Pending):
    """The top card of a market deck is discarded."""

    decks: Cards
    card: str
    step: Literal["discard_top"] = "discard_top"


@dataclass(slots=True, kw_only=True)
class Trouble(Pending):
    """A databank card that was called for returns."""

    card: str
    step: Literal["trouble"] = "trouble"


@dataclass(slots=True, kw_only=True)
class TakeCrew(Pending):
    """Crew is taken from another player."""

    cards: Cards
    step: Literal["take_crew"] = "take_crew"


@dataclass(slots=True, kw_only=True)
class Destination(Pending):
    """A destination is marked for a card of ``whose``."""

    card: str
    whose: int
    step: Literal["destination"] = "destination"


@dataclass(slots=True, kw_only=True)
class Go(Pending):
    """A player is placed on a space."""

    spaces: Cards
    step: Literal["go"] = "go"


# --- AI deck --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Ai(Pending):
    """The turn of the AI: its card, and the line that comes next."""

    card: str = ""
    part: int = 0
    line: int = 0
    step: Literal["ai"] = "ai"


@dataclass(slots=True, kw_only=True)
class AiGoal(Pending):
    """The goal that the AI heads for."""

    step: Literal["ai.goal"] = "ai.goal"


@dataclass(slots=True, kw_only=True)
class AiMove(Pending):
    """Where the AI stops on its way."""

    goal: str
    step: Literal["ai.move"] = "ai.move"


@dataclass(slots=True, kw_only=True)
class AiIllegal(Pending):
    """What delivering illegal cargo costs the AI."""

    damage: int
    reputation: int
    step: Literal["ai.illegal"] = "ai.illegal"


@dataclass(slots=True, kw_only=True)
class AiBought(Pending):
    """What follows a purchase of the AI."""

    card: str
    goal: bool
    step: Literal["ai.bought"] = "ai.bought"


@dataclass(slots=True, kw_only=True)
class AiContact(Pending):
    """The contact that the AI reveals."""

    places: Cards
    hire: bool
    step: Literal["ai.contact"] = "ai.contact"


@dataclass(slots=True, kw_only=True)
class AiPatrol(Pending):
    """The patrol for the AI, and what it is for."""

    among: Cards
    then: str
    amount: int = 0
    step: Literal["ai.patrol"] = "ai.patrol"


@dataclass(slots=True, kw_only=True)
class AiJob(Pending):
    """The job that the AI completes."""

    cards: Cards
    step: Literal["ai.job"] = "ai.job"


# --- all of them -----------

TYPED = (
    Setup,
    SetupCharacter,
    SetupShip,
    SetupLine,
    SetupFaction,
    Turn,
    Planning,
    Action,
    Trade,
    TradeAnswer,
    Move,
    Market,
    Buy,
    Barter,
    DealDone,
    Offer,
    BuyShip,
    ShipArrives,
    TurnUp,
    Search,
    Reshuffle,
    Sell,
    MakeRoom,
    Surplus,
    Discard,
    Deliver,
    PatrolMoves,
    PatrolLeave,
    PatrolRedirect,
    Encounter,
    CardDrawn,
    Talk,
    Contact,
    PlaceContact,
    Hunt,
    Protect,
    Spoils,
    BountyEnd,
    Job,
    JobEnd,
    Opponent,
    FightPlayer,
    FactionChoice,
    WhichPatrol,
    PatrolTo,
    FreePatrol,
    Reveal,
    MoveContact,
    AnotherContact,
    Far,
    DiscardTop,
    Trouble,
    TakeCrew,
    Destination,
    Go,
    Ai,
    AiGoal,
    AiMove,
    AiIllegal,
    AiBought,
    AiContact,
    AiPatrol,
    AiJob,
)
LOOSE = (
    "cargo",
    "choose",
    "combat",
    "defeat",
    "dice",
    "dice.use",
    "effects",
    "may",
    "move.stopped",
    "reward",
    "roll",
    "test",
    "test.buy_off",
    "test.skill",
    "travel",
    "window",
)
"""the steps that keep what they remember by name"""
TAGS = {each.__dataclass_fields__["step"].default: each for each in TYPED}


def _tag(frame: Any) -> str | None:
    """What tells the class of a frame, or of the data of one."""
    step = frame.get("step") if isinstance(frame, dict) else getattr(frame, "step", None)
    if not isinstance(step, str) or step not in TAGS and step not in LOOSE:
        return None
    return step if step in TAGS else "loose"


AnyFrame = Annotated[
    Frame,
    GetPydanticSchema(
        lambda source, handler: handler(
            Annotated[
                Union[
                    tuple(Annotated[each, Tag(tag)] for tag, each in TAGS.items())
                    + (Annotated[LooseFrame, Tag("loose")],)
                ],
                Discriminator(_tag),
            ]
        )
    ),
]
"""A frame to rules; where a state is loaded, one of the classes here, told apart by ``step``."""
