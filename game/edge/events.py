"""Everything that can happen in a game: the log words it, the table shows it.

``who`` is a hero or the handle of an adversary.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class AdventureBegan(Event):
    story: str
    heroes: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class JobTaken(Event):
    """A job from the board is taken, or put back if it is ""."""

    job: str


@dataclass(slots=True, kw_only=True)
class DestinyRolled(Event):
    """The Destiny pool of the session (EE-R21)."""

    reveals: ClassVar[bool] = True

    faces: tuple[str, ...]
    light: int
    dark: int


@dataclass(slots=True, kw_only=True)
class DestinySpent(Event):
    """A point turns over: "light" or "dark", as it was."""

    side: str
    why: str
    lost: tuple[str, ...] = field(default=(), repr=False)
    """the stated goals that it puts out of reach"""


@dataclass(slots=True, kw_only=True)
class SceneBegan(Event):
    scene: str


@dataclass(slots=True, kw_only=True)
class ChoiceTaken(Event):
    scene: str
    choice: str


@dataclass(slots=True, kw_only=True)
class OracleShown(Event):
    """The lines for three Threat and Despair, face up before the roll (design 1.4)."""

    reveals: ClassVar[bool] = True

    lines: tuple[str, ...]


# --- checks ---------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Rolled(Event):
    """A check: its dice with the number of the face of each, and what is left of them."""

    reveals: ClassVar[bool] = True

    who: str
    task: str
    way: str
    skill: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    success: int
    advantage: int
    triumphs: int
    despairs: int
    chance: str
    """the chance that it had, as a fraction"""
    target: str = ""
    scene: str = ""
    """the scene with the line of the outcome, "" for none"""


@dataclass(slots=True, kw_only=True)
class Thrown(Event):
    """A roll that nobody spends: ``why`` is "initiative", "recovery", "allies", "rival", or of a
    raider "close", "fire" and "mend". ``who`` is a person, a ship, or the name of allies or of a
    rival."""

    reveals: ClassVar[bool] = True

    who: str
    why: str
    skill: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    success: int
    advantage: int
    triumphs: int
    despairs: int


@dataclass(slots=True, kw_only=True)
class SimplyDone(Event):
    """A Simple check without Setback dice, which is not rolled (EE-R26)."""

    who: str
    skill: str
    scene: str = ""
    way: str = ""


@dataclass(slots=True, kw_only=True)
class ContestEnded(Event):
    """A contest is over; ``outcome`` is the branch that followed, as ``scene.done.0``."""

    scene: str
    won: int
    """the number of checks won"""
    outcome: str = ""


@dataclass(slots=True, kw_only=True)
class RivalsEnded(Event):
    """A competitive check is over (EE-R15). ``how`` is "won", "lost" or "nobody", ``who`` comes
    first, "" for nobody: a hero, or the name of a rival."""

    scene: str
    how: str
    who: str
    scores: tuple[tuple[str, int, int, int], ...] = ()
    """who rolled, the best first: net Success, 0 for a failure, Triumphs and net Advantage"""
    outcome: str = ""
    """the branch that followed, as ``scene.won.0``"""


@dataclass(slots=True, kw_only=True)
class Spent(Event):
    """A spend card used; ``at`` is the person that it is for."""

    who: str
    card: str
    by: str
    """"extra" for Success, "advantage", "threat", "triumph" or "despair"""
    at: str = ""


@dataclass(slots=True, kw_only=True)
class Unspent(Event):
    """Advantage left over, taken back as strain (EE-R34), or Threat as strain (EE-R35). ``side``
    is "lost" for Advantage without strain to take back."""

    who: str
    n: int
    side: str


# --- deeds ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class TrackMoved(Event):
    track: str
    n: int
    at: int
    marks: tuple[int, ...] = field(default=(), repr=False)
    """the marks of the track that were reached for the first time"""
    lost: tuple[str, ...] = field(default=(), repr=False)
    """the stated goals that are out of reach for other reasons"""


@dataclass(slots=True, kw_only=True)
class FlagSet(Event):
    flag: str
    past: tuple[str, ...] = field(default=(), repr=False)
    """the scenes entered before that cannot come again"""
    lost: tuple[str, ...] = field(default=(), repr=False)
    """the stated goals that were out of reach before"""


@dataclass(slots=True, kw_only=True)
class CreditsMoved(Event):
    n: int
    now: int = -1
    """the credits of the party after that, -1 if unknown"""


@dataclass(slots=True, kw_only=True)
class CardGained(Event):
    card: str
    who: str = ""
    """the hero in whose slot it is, "" if it is held by all or stowed"""


@dataclass(slots=True, kw_only=True)
class CardLost(Event):
    card: str


DODGE = "dodge"
"""the cause of the strain that a dodge costs"""


@dataclass(slots=True, kw_only=True)
class Hurt(Event):
    """Wounds or strain that somebody suffers."""

    who: str
    n: int
    sort: str
    left: int = 0
    """how much more the person can take"""
    limit: int = 0
    """the threshold, 0 if unknown"""
    over: int = field(default=0, repr=False)
    """how far beyond the threshold the person is now"""


@dataclass(slots=True, kw_only=True)
class Healed(Event):
    who: str
    n: int
    sort: str
    left: int = 0
    """how much the person can take now"""
    limit: int = 0
    """the threshold, 0 if unknown"""
    over: int = field(default=0, repr=False)
    """how far beyond the threshold the person still is"""


@dataclass(slots=True, kw_only=True)
class WentDown(Event):
    who: str


@dataclass(slots=True, kw_only=True)
class StoodUp(Event):
    """Somebody is on the feet again, able to act from the next round (EE-R86)."""

    who: str


@dataclass(slots=True, kw_only=True)
class Changed(Event):
    """A change that waits for somebody's next check."""

    who: str
    change: str
    n: int


@dataclass(slots=True, kw_only=True)
class CardTurned(Event):
    card: str
    ready: bool


@dataclass(slots=True, kw_only=True)
class ExperienceGained(Event):
    """Experience, for the adventure, a stated goal (EE-R100) or a hero's motive, or as a deed
    says."""

    n: int
    goal: str = ""
    """the goal that was reached, ``adventure`` or ``motive``"""
    who: str = ""
    """whose motive it is"""


@dataclass(slots=True, kw_only=True)
class ObligationMoved(Event):
    n: int


@dataclass(slots=True, kw_only=True)
class SceneSeen(Event):
    """A scene ahead was looked at; ``ways`` are open as things stand."""

    scene: str
    ways: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class LieFound(Event):
    """The ``n``-th statement heard in a scene is known to be false."""

    of: str
    n: int


@dataclass(slots=True, kw_only=True)
class StatementTested(Event):
    """The ``n``-th statement heard in a scene has proved true, or a lie."""

    of: str
    n: int
    lie: bool


@dataclass(slots=True, kw_only=True)
class FavorNoted(Event):
    favor: str


@dataclass(slots=True, kw_only=True)
class Injured(Event):
    reveals: ClassVar[bool] = True

    who: str
    row: str
    rolled: int
    sum: int


@dataclass(slots=True, kw_only=True)
class Treated(Event):
    """A Critical Injury that is gone (EE-R108)."""

    who: str
    row: str


@dataclass(slots=True, kw_only=True)
class AdventureEnded(Event):
    ending: str
    rank: int = 0


# --- encounters -----------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class FightBegan(Event):
    scene: str


@dataclass(slots=True, kw_only=True)
class InitiativeRolled(Event):
    """The order of slots, each of one side (EE-R74)."""

    reveals: ClassVar[bool] = True

    slots: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class RoundBegan(Event):
    n: int


@dataclass(slots=True, kw_only=True)
class FoesCame(Event):
    whos: tuple[str, ...]
    sizes: tuple[int, ...] = ()
    """the members of each, 1 for one who is alone"""


@dataclass(slots=True, kw_only=True)
class TurnBegan(Event):
    who: str
    rule: str = ""
    """of a foe: the rule that chose what it does (EE-R92)"""


@dataclass(slots=True, kw_only=True)
class Moved(Event):
    who: str
    one: str
    two: str


@dataclass(slots=True, kw_only=True)
class Engaged(Event):
    who: str
    other: str


@dataclass(slots=True, kw_only=True)
class Disengaged(Event):
    who: str


@dataclass(slots=True, kw_only=True)
class Readied(Event):
    """Cover, aim, guard, or dropping prone."""

    who: str
    how: str


@dataclass(slots=True, kw_only=True)
class Recovered(Event):
    """Standing up, or a weapon picked up."""

    who: str
    what: str


@dataclass(slots=True, kw_only=True)
class StimUsed(Event):
    who: str
    other: str


@dataclass(slots=True, kw_only=True)
class LuckTaken(Event):
    """A lucky break (EE-R66)."""

    luck: str


@dataclass(slots=True, kw_only=True)
class Hauled(Event):
    """A load brought to a zone by nobody's hands."""

    load: str
    zone: str


@dataclass(slots=True, kw_only=True)
class Lifted(Event):
    """A load taken up, or put down by whom it names no more."""

    who: str
    load: str


@dataclass(slots=True, kw_only=True)
class AlliesShot(Event):
    """A shot of allies of the heroes."""

    name: str
    target: str
    hit: bool


@dataclass(slots=True, kw_only=True)
class ThingShot(Event):
    """A shot at the thing that an encounter is about."""

    who: str
    track: str


@dataclass(slots=True, kw_only=True)
class Hit(Event):
    """A hit: its damage, and what got past soak."""

    who: str
    target: str
    damage: int
    dealt: int
    hazard: bool = False
    """by a thing on the map that ``who`` has worked"""


@dataclass(slots=True, kw_only=True)
class QualityUsed(Event):
    """An active quality of a weapon, with its figure, against somebody or a ship."""

    who: str
    target: str
    quality: str
    n: int


@dataclass(slots=True, kw_only=True)
class ZoneSwept(Event):
    """An adversary sweeps a zone with fire until its next turn."""

    who: str
    zone: str


@dataclass(slots=True, kw_only=True)
class Pinned(Event):
    """A hero is pinned down for this turn."""

    who: str


@dataclass(slots=True, kw_only=True)
class CoverLost(Event):
    """A zone has no cover any more."""

    zone: str


@dataclass(slots=True, kw_only=True)
class PassageChanged(Event):
    """The way between two zones opens or closes."""

    one: str
    two: str
    open: bool


@dataclass(slots=True, kw_only=True)
class TurnLost(Event):
    """An adversary will do nothing on its next turn."""

    who: str


@dataclass(slots=True, kw_only=True)
class FeatureUsed(Event):
    who: str
    feature: str


@dataclass(slots=True, kw_only=True)
class FoesLeft(Event):
    whos: tuple[str, ...]
    why: str


@dataclass(slots=True, kw_only=True)
class Seized(Event):
    """A captor takes up a hero who is down."""

    who: str
    target: str


@dataclass(slots=True, kw_only=True)
class CarriedOff(Event):
    """A captor leaves with a hero."""

    who: str
    target: str


@dataclass(slots=True, kw_only=True)
class Freed(Event):
    """Heroes who were carried off are back."""

    whos: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class FightEnded(Event):
    how: str
    outcome: str = ""
    """the branch of the scene that followed, as ``scene.won.0``"""
    scene: str = field(default="", repr=False)
    goal: int = field(default=-1, repr=False)
    """the place of the goal of the scene that was reached, -1 for none"""


# --- ships ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class BattleBegan(Event):
    scene: str


@dataclass(slots=True, kw_only=True)
class ShipMoved(Event):
    ship: str
    step: int


@dataclass(slots=True, kw_only=True)
class ShipHurt(Event):
    """Hull damage or strain of a ship; below zero it is repaired."""

    ship: str
    n: int
    strain: bool
    left: int = 0
    """how much more the ship can take"""
    limit: int = 0
    """the threshold, 0 if unknown"""


@dataclass(slots=True, kw_only=True)
class ShipChanged(Event):
    """A change that waits for the next shot or flying of a ship."""

    ship: str
    change: str
    n: int


@dataclass(slots=True, kw_only=True)
class JumpPlotted(Event):
    """A check at the jump station has marked steps; ``at`` of four are done then."""

    at: int


@dataclass(slots=True, kw_only=True)
class RaiderShot(Event):
    reveals: ClassVar[bool] = True

    ship: str
    success: int
    advantage: int


@dataclass(slots=True, kw_only=True)
class BattleEnded(Event):
    how: str
    outcome: str = ""
    """the branch of the scene that followed, as ``scene.won.0``"""


@dataclass(slots=True, kw_only=True)
class ShotsHampered(Event):
    """Shots at the heroes' ship have ``n`` Setback dice this round, from flying and screens."""

    n: int


@dataclass(slots=True, kw_only=True)
class StationMended(Event):
    """A station or component works again."""

    station: str
    ship: str = "crew"


@dataclass(slots=True, kw_only=True)
class StationFailed(Event):
    """A station or component is out of use."""

    ship: str
    station: str
    destroyed: bool = False


@dataclass(slots=True, kw_only=True)
class ShipMarked(Event):
    """A change that waits for a ship: "flaw" and "brace" change the next hit on it by ``n``,
    "line_up" is for its next shot, and with "clear" the terrain does not hinder ``who``."""

    ship: str
    mark: str
    n: int = 0
    who: str = ""


# --- campaign -------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class ObligationRolled(Event):
    """The roll against the Obligation of those who go; ``of`` is the hero whom it presses."""

    reveals: ClassVar[bool] = True

    rolled: int
    of: str


@dataclass(slots=True, kw_only=True)
class Pressed(Event):
    """Somebody comes for what a hero owes."""

    who: str
    press: str


@dataclass(slots=True, kw_only=True)
class Learned(Event):
    who: str
    skill: str


@dataclass(slots=True, kw_only=True)
class TalentBought(Event):
    """A hero has bought a talent from the card of a specialization."""

    who: str
    talent: str
    special: str


@dataclass(slots=True, kw_only=True)
class Raised(Event):
    """A characteristic of a hero is ``n`` now."""

    who: str
    characteristic: str
    n: int


@dataclass(slots=True, kw_only=True)
class Entered(Event):
    """A hero has taken up a further specialization."""

    who: str
    special: str
