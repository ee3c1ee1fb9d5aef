"""The language of cards: effects, conditions, costs and abilities, as data.

Everything a card does is written in these models, read by three tables: ``verbs`` carries
an effect out, ``able`` says whether it can be used, ``say`` puts it into words. Names are
those of the rulebook.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, Union

from pydantic import BaseModel, ConfigDict, Field

Faction = Literal["hutt", "imperial", "rebel", "syndicate"]
Level = Literal["negative", "neutral", "positive"]
Skill = Literal["influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech"]
Face = Literal["hit", "crit", "focus", "blank"]
MarketDeck = Literal["bounty", "cargo", "gear_and_mod", "job", "luxury", "ship"]
AssetKind = Literal["bounty", "cargo", "crew", "gear", "job", "mod"]
Trait = Literal["illegal", "weapon", "armor"]
ContactClass = Literal["gray", "green", "yellow", "orange"]
CombatKind = Literal["ground", "ship"]
SpaceId = str
Who = Literal["me", "opponent", "both"]

FACTIONS: tuple[Faction, ...] = ("hutt", "imperial", "rebel", "syndicate")
LEVELS: tuple[Level, ...] = ("negative", "neutral", "positive")
MARKET_DECKS: tuple[MarketDeck, ...] = (
    "bounty",
    "cargo",
    "gear_and_mod",
    "job",
    "luxury",
    "ship",
)


class Model(BaseModel):
    """Base of all content: immutable, exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Per(Model):
    """An amount that depends on what its player has: ``base + each * count``.

    ``count`` of cards by kind, of droid crew, or of the faces just rolled; never below
    ``least``.
    """

    base: int = 0
    each: int
    per: Literal["bounty", "cargo", "crew", "gear", "job", "mod", "droid_crew", "success", "fame"]
    least: int = 0


Amount = int | Per


class Condition(Model):
    """All of the given fields have to hold."""

    reputation: dict[Faction, tuple[Level, ...]] = {}
    planet_reputation: tuple[Level, ...] = ()
    """with the faction of the planet one is on"""
    any_reputation: Level | None = None
    """this level with at least one faction"""
    at: tuple[Literal["planet", "navpoint", "maelstrom"], ...] = ()
    spaces: tuple[SpaceId, ...] = ()
    planet_faction: tuple[Faction, ...] = ()
    """on a planet of one of these factions"""
    on_faction_planet: bool | None = None
    """on a planet that has (or has not) a faction"""
    skill: tuple[Skill, ...] = ()
    """has at least one of these"""
    cards: dict[AssetKind, int] = {}
    """has at least so many cards of a kind"""
    cards_worth: int | None = None
    """gear and mods with a combined cost of at least this"""
    has: tuple[str, ...] = ()
    """has one of these cards (ids)"""
    droid_crew: int | None = None
    droid: bool | None = None
    """is (or is not) a droid"""
    credits: int | None = None
    """has at least so many credits"""
    ship_cost: int | None = None
    """flies a ship that costs at least this"""
    defeated: bool | None = None
    company: bool | None = None
    """shares (or does not share) the space with another player"""
    fame: Literal["most", "not_most", "more", "less", "as_much"] | None = None
    """most famous; or compared with the opponent: the opponent has more, less, at least as much"""
    marks: int | None = None
    """at least so many planets carry one's own damage token"""
    trait: Trait | None = None
    """the card just delivered or bought has this trait"""
    combat: CombatKind | None = None
    """the combat going on or just ended is of this kind"""
    foe: Literal["patrol", "player", "contact", "card"] | None = None
    """the enemy of the combat going on or just ended"""
    fame_reward: bool | None = None
    """the reward just gained brings (or does not bring) fame"""
    beaten: Literal["character", "ship"] | None = None
    """the damage that is about to defeat one is on this"""
    any: tuple[Condition, ...] = ()
    """at least one of these holds"""
    no: Condition | None = None
    """this does not hold"""

    @cached_property
    def given(self) -> tuple[str, ...]:
        """The fields that are set, in their order."""
        return tuple(name for name in type(self).model_fields if name in self.model_fields_set)


class Cost(Model):
    """What has to be paid; one who cannot pay all of it cannot choose it (OR-R26)."""

    credits: Amount = 0
    reputation: dict[Faction, int] = {}
    reputation_even_negative: bool = False
    """may be paid, without effect, at negative reputation too (OR-220)"""
    discard_this: bool = False
    discard: dict[AssetKind, int] = {}
    character_damage: int = 0
    ship_damage: int = 0
    fame: int = 0


class Gain(Model):
    """Gain credits, fame or reputation."""

    do: Literal["gain"]
    credits: Amount = 0
    fame: Amount = 0
    reputation: dict[Literal["hutt", "imperial", "rebel", "syndicate", "planet", "any"], int] = {}
    """``planet``: its faction, if it has one; ``any``: one faction of choice"""
    who: Who = "me"


class Lose(Model):
    """Lose credits (as far as one has them), fame or reputation."""

    do: Literal["lose"]
    credits: int = 0
    all_credits: bool = False
    fame: int = 0
    reputation: dict[Literal["hutt", "imperial", "rebel", "syndicate", "planet", "any"], int] = {}
    who: Who = "me"


class Take(Model):
    """Take credits from the opponent, as far as they go."""

    do: Literal["take"]
    credits: int


class TakeReputation(Model):
    """The opponent loses, and one gains, 1 reputation with a faction of choice."""

    do: Literal["take_reputation"]


class Damage(Model):
    """Suffer damage on the character, on the ship, or both."""

    do: Literal["damage"]
    character: int = 0
    ship: int = 0
    who: Who = "me"


class Recover(Model):
    """Recover damage; ``all`` recovers all of it."""

    do: Literal["recover"]
    character: int | Literal["all"] = 0
    ship: int | Literal["all"] = 0


class Test(Model):
    """A skill test (OR-316). ``skill`` may offer several: the player picks one."""

    do: Literal["test"]
    skill: tuple[Skill, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    buy_off: int = 0
    """credits that turn a failed test into a passed one, 0 if they cannot"""


class Fight(Model):
    """A combat against an enemy of the card (OR-351 to OR-353)."""

    do: Literal["fight"]
    combat: CombatKind | Literal["here"]
    """``here``: ground on a planet, ship elsewhere"""
    enemy: str
    value: int
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    survive: tuple[Effect, ...] = ()
    """won without being defeated (OR-R76)"""


class FightPlayer(Model):
    """A combat against a player in the same space whom the condition fits (OR-336)."""

    do: Literal["fight_player"]
    combat: CombatKind | Literal["here"] = "here"
    """``here``: ground on a planet, ship elsewhere"""
    opponent: Condition | None = None
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    survive: tuple[Effect, ...] = ()
    """won without being defeated (OR-R76)"""


class May(Model):
    """Optional: pay the cost and resolve ``then``, or decline."""

    do: Literal["may"]
    then: tuple[Effect, ...]
    cost: Cost = Cost()
    when: Condition | None = None
    otherwise: tuple[Effect, ...] = ()


class Way(Model):
    """One of the ways of a choice."""

    then: tuple[Effect, ...]
    cost: Cost = Cost()
    when: Condition | None = None


class Choose(Model):
    """Choose one of the ways that can be paid and whose condition holds."""

    do: Literal["choose"]
    ways: tuple[Way, ...]


class If(Model):
    """Resolve ``then`` if the condition holds, ``otherwise`` if not."""

    do: Literal["if"]
    when: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Roll(Model):
    """Roll dice: with at least ``need`` successes ``then``, else ``otherwise``.

    ``each`` is resolved as often as there are successes.
    """

    do: Literal["roll"]
    dice: Amount
    success: tuple[Face, ...]
    need: int = 1
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    each: tuple[Effect, ...] = ()


class Move(Model):
    """Move up to so many spaces, as in the planning step."""

    do: Literal["move"]
    spaces: int | Literal["hyperdrive"]


class MovePatrol(Model):
    """Move a patrol: of a faction, of any, or the nearest one.

    ``toward``: oneself, another player of choice, or any way one likes.
    """

    do: Literal["move_patrol"]
    faction: Faction | Literal["any", "nearest"]
    spaces: int
    toward: Literal["me", "other", "anywhere"] = "anywhere"


class RevealContacts(Model):
    """Turn up facedown contacts: here, or on a planet of choice without players."""

    do: Literal["reveal_contacts"]
    where: Literal["here", "planet", "planet_without_players"] = "here"
    count: int | Literal["all"] = 1


class PeekContacts(Model):
    """Look secretly at facedown contacts (OR-236)."""

    do: Literal["peek_contacts"]
    where: Literal["here", "planet"] = "here"
    count: int = 1


class MoveContact(Model):
    """Move a contact token from one planet to an empty contact space of another."""

    do: Literal["move_contact"]
    from_here: bool = False
    to_here: bool = False


class Hire(Model):
    """Gain the crew of this databank card; its token leaves the map."""

    do: Literal["hire"]


class DiscardContact(Model):
    """This contact's token leaves the map."""

    do: Literal["discard_contact"]


class EncounterContact(Model):
    """Encounter another contact on this planet at once."""

    do: Literal["encounter_contact"]


class EncounterFar(Model):
    """Encounter a patrol or a contact up to so many spaces away."""

    do: Literal["encounter_far"]
    spaces: int


class Keep(Model):
    """Gain the asset at the bottom of this encounter card (OR-216)."""

    do: Literal["keep"]


class KeepSecret(Model):
    """Keep this encounter card as a secret (OR-307)."""

    do: Literal["keep_secret"]


class GainCard(Model):
    """Gain the top card of a market deck free, if it is of one of the kinds."""

    do: Literal["gain_card"]
    deck: MarketDeck
    kinds: tuple[AssetKind, ...] = ()


class Buy(Model):
    """May buy the top card of one of these market decks, cheaper by ``discount``."""

    do: Literal["buy"]
    decks: tuple[MarketDeck, ...]
    discount: int = 0


class BuyShip(Model):
    """May buy a ship sheet of the supply (OR-165); it arrives with ``damage``."""

    do: Literal["buy_ship"]
    dearer: bool = False
    """only ships that cost more than one's own"""
    discount: int = 0
    damage: int = 0


class SearchDeck(Model):
    """Reveal cards of a deck until ``count`` of a chosen kind appear; may buy one of them."""

    do: Literal["search_deck"]
    deck: MarketDeck
    kinds: tuple[AssetKind, ...]
    count: int


class Market(Model):
    """Perform a market action, on a planet or wherever the card allows."""

    do: Literal["market"]


class Sell(Model):
    """May sell own cards of these kinds for their cost and ``bonus`` each."""

    do: Literal["sell"]
    kinds: tuple[AssetKind, ...]
    bonus: int = 0
    count: int = 99


class Discard(Model):
    """Have to discard own cards of these kinds, as far as one has them."""

    do: Literal["discard"]
    kinds: tuple[AssetKind, ...]
    count: int = 1
    who: Who = "me"


class DiscardTop(Model):
    """Discard the top card of market decks; ``choice``: of one deck of choice."""

    do: Literal["discard_top"]
    decks: tuple[MarketDeck, ...]
    choice: bool = False


class Dispose(Model):
    """What becomes of this card: discarded, removed from the game, shuffled back."""

    do: Literal["dispose"]
    how: Literal["discard", "remove", "shuffle"]


class ExtraTurn(Model):
    """Take an additional turn after this one (OR-R74)."""

    do: Literal["extra_turn"]


class CompleteJob(Model):
    """The job is complete (OR-260)."""

    do: Literal["complete_job"]


class FailJob(Model):
    """The job fails; its card is kept (OR-259)."""

    do: Literal["fail_job"]


class GoTo(Model):
    """Go on with another step of the databank card (OR-256)."""

    do: Literal["go_to"]
    step: int


class Databank(Model):
    """Resolve the databank card of a number (OR-421)."""

    do: Literal["databank"]
    number: int


class MarkPlanet(Model):
    """Place one of one's own damage tokens on this planet."""

    do: Literal["mark_planet"]


class Progress(Model):
    """The task of the goal that this card shows is done once (OR-411)."""

    do: Literal["progress"]
    goal: Literal["personal", "ship"]


class TakeCrew(Model):
    """Take one crew, droids only if so said, from a player in the same space."""

    do: Literal["take_crew"]
    droid: bool = False


class Destination(Model):
    """The nearest other player marks a planet, the destination of this card."""

    do: Literal["destination"]


class MovePlayer(Model):
    """Go straight to a space: a named one, or any planet of choice."""

    do: Literal["move_player"]
    spaces: tuple[SpaceId, ...] = ()


# Effects of abilities that interrupt.


class Reroll(Model):
    """Reroll dice: up to ``dice`` of them, of these faces."""

    do: Literal["reroll"]
    dice: int | Literal["any"]
    faces: tuple[Face, ...] = ("blank", "focus", "hit", "crit")


class Turn(Model):
    """Turn up to ``dice`` dice from one of the faces to another."""

    do: Literal["turn"]
    faces: tuple[Face, ...]
    to: Face
    dice: int = 1


class Add(Model):
    """Add results to the roll."""

    do: Literal["add"]
    face: Face
    dice: int = 1


class Cancel(Model):
    """Cancel up to ``dice`` results of these faces (for an opponent's dice)."""

    do: Literal["cancel"]
    faces: tuple[Face, ...]
    dice: int = 1


class GrantSkill(Model):
    """Have a skill for this test: a given one, or whichever is tested.

    ``spent``: this card is discarded if the test is passed.
    """

    do: Literal["grant_skill"]
    skill: Skill | None = None
    spent: bool = False


class Pass(Model):
    """The stop, the failure or the loss that would follow does not happen."""

    do: Literal["avert"]


class Forgo(Model):
    """The credits of the reward about to be gained are cut to 0."""

    do: Literal["forgo_credits"]


class Redirect(Model):
    """The patrol about to move, if it is ``within`` so many spaces, goes toward another player
    instead."""

    do: Literal["redirect_patrol"]
    within: int


class Stop(Model):
    """The player moving here has to stop."""

    do: Literal["stop_mover"]


Effect = Annotated[
    Union[
        Gain,
        Lose,
        Take,
        TakeReputation,
        Damage,
        Recover,
        Test,
        Fight,
        FightPlayer,
        May,
        Choose,
        If,
        Roll,
        Move,
        MovePatrol,
        RevealContacts,
        PeekContacts,
        MoveContact,
        Hire,
        DiscardContact,
        EncounterContact,
        EncounterFar,
        Keep,
        KeepSecret,
        GainCard,
        Buy,
        BuyShip,
        SearchDeck,
        Market,
        Sell,
        Discard,
        DiscardTop,
        Dispose,
        ExtraTurn,
        CompleteJob,
        FailJob,
        GoTo,
        Databank,
        MarkPlanet,
        Progress,
        TakeCrew,
        Destination,
        MovePlayer,
        Reroll,
        Turn,
        Add,
        Cancel,
        GrantSkill,
        Pass,
        Forgo,
        Redirect,
        Stop,
    ],
    Field(discriminator="do"),
]
Block = tuple[Effect, ...]

When = Literal[
    "always",
    "planning",
    "action",
    "encounter",
    "own_dice",
    "opponent_dice",
    "before_test",
    "test_failed",
    "patrol_stop",
    "would_be_defeated",
    "combat_won",
    "combat_lost",
    "patrol_beaten",
    "bounty_reward",
    "eliminated",
    "captured_delivered",
    "delivery_reward",
    "cargo_delivered",
    "job_reward",
    "job_completed",
    "ship_recovered",
    "crew_gained",
    "defeated",
    "patrol_moves",
    "other_enters",
]
Stat = Literal[
    "ground_combat",
    "ship_combat",
    "health",
    "hull",
    "hyperdrive",
    "crew_slots",
    "cargo_slots",
    "mod_slots",
    "gear_slots",
    "job_slots",
    "opponent_ground_dice",
    "opponent_ship_dice",
    "ground_armor",
    "ship_armor",
]
Grant = Literal["no_forced_patrols", "no_patrol_grudge"]
"""``no_forced_patrols``: patrols need not be encountered; ``no_patrol_grudge``: beating one
costs no reputation"""


class Ability(Model):
    """What a card lets its owner do, and when.

    ``always`` abilities hold ``modify``, ``skills`` and ``grants``; all others have
    ``then``. ``roll`` narrows dice abilities to a purpose. ``limit`` is per turn for
    ``action`` (OR-190) and as said for others: ``roll``, ``combat``, ``turn``. Abilities
    that interrupt are optional unless ``must``.
    """

    when: When
    roll: tuple[Literal["ground", "ship", "test", "delivery", "card"], ...] = ()
    """the rolls a dice ability works on; none given: every roll"""
    only: Condition | None = None
    cost: Cost = Cost()
    limit: Literal["roll", "combat", "turn"] | None = None
    must: bool = False
    modify: dict[Stat, Amount] = {}
    skills: tuple[Skill, ...] = ()
    grants: tuple[Grant, ...] = ()
    then: tuple[Effect, ...] = ()
    title: str = ""


class Goal(Model):
    """A personal or ship goal (OR-406, OR-415).

    Either a task done ``count`` times, seen at ``when`` if ``only`` holds then; or a state
    of affairs ``have``; or neither, when an ability of the card makes the progress.
    """

    when: When | None = None
    only: Condition | None = None
    have: Condition | None = None
    count: int = 1
    fame: int = 1


for _model in (Condition, Test, Fight, FightPlayer, May, Way, Choose, If, Roll, Ability, Goal):
    _model.model_rebuild()
