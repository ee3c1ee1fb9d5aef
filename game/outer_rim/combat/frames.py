"""Steps of dice, tests and combats, and of their consequences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.language import CombatKind, Skill
from game.outer_rim.frames.base import Cards, Context, Foe, OptionalSeat, Pending
from game.table.validation import Natural

# --- dice -----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Rolling(Pending):
    """A step that rolls dice: ``faces`` of the last roll, once they are final; ``asked``: whether
    its players have been asked about favors before it (UB-123)."""

    faces: Cards = ()
    asked: bool = False


@dataclass(slots=True, kw_only=True)
class Dice(Pending):
    """Dice that were rolled while abilities work on them; ``used`` names those that have."""

    purpose: str
    faces: Cards
    opponent: OptionalSeat = -1
    used: Cards = ()
    step: Literal["dice"] = "dice"


@dataclass(slots=True, kw_only=True)
class DiceUse(Pending):
    """Abilities of a moment work on the dice below.

    ``power`` is the one under way: it may work on ``left`` more dice with its effect in the place
    ``effect``, and has ``picked`` dice to reroll.
    """

    when: Literal["own_dice", "opponent_dice"]
    power: str = ""
    effect: Natural = 0
    left: Natural = 0
    picked: Cards = ()
    step: Literal["dice.use"] = "dice.use"


# --- skill tests ----------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class SkillTest(Rolling):
    """A skill test of one of ``skills``; ``then`` or ``otherwise`` is the block that follows.

    ``skill`` is the one that is tested. ``granted``: how often abilities have lent it. ``spent``:
    cards to discard if it is passed. ``buy_off``: credits that pass it after all. ``trial``: its
    place on its card.
    """

    skills: tuple[Skill, ...]
    skill: Skill
    then: str
    otherwise: str
    card: str
    buy_off: Natural
    context: Context
    granted: Natural = 0
    spent: Cards = ()
    averted: bool = False
    trial: str = ""
    step: Literal["test"] = "test"


@dataclass(slots=True, kw_only=True)
class SkillChoice(Pending):
    """The skill to test is chosen."""

    skills: tuple[Skill, ...]
    step: Literal["test.skill"] = "test.skill"


@dataclass(slots=True, kw_only=True)
class BuyOff(Pending):
    """Credits may pass the failed test below."""

    price: Natural
    card: str
    step: Literal["test.buy_off"] = "test.buy_off"


# --- combat ---------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Combat(Rolling):
    """A combat: the seat attacks ``defender``, or with -1 an ``enemy`` of ``value`` dice.

    ``on`` names the meaning of its outcome: for "" the blocks ``win``, ``lose`` and ``survive``,
    otherwise the rules of the ``bounty``, ``crew`` or ``faction``, or of a ``bounty`` on the
    ``defender``. ``barred`` is own crew that is the target and lends nothing. ``more`` dice come
    of abilities used before it, for which the target may be ``spared``, once they have been asked
    about (``prepared``); ``dice`` and ``enemy_dice`` are the numbers of dice rolled. ``trial``: the
    place of the fight on its card.
    """

    combat: CombatKind
    defender: OptionalSeat
    on: Literal["", "bounty", "crew", "hunted", "patrol", "hunt_crew", "hunt_character"]
    foe: Foe
    card: str
    enemy: str = ""
    value: Natural = 0
    win: str = ""
    lose: str = ""
    survive: str = ""
    token: str = ""
    bounty: str = ""
    crew: str = ""
    faction: str = ""
    barred: str = ""
    used: Cards = ()
    prepared: bool = False
    more: Natural = 0
    spared: bool = False
    dice: Natural = 0
    enemy_dice: Natural = 0
    hits: Natural = 0
    enemy_hits: Natural = 0
    won: bool = False
    trial: str = ""
    step: Literal["combat"] = "combat"


@dataclass(slots=True, kw_only=True)
class Defeat(Pending):
    """A player is about to be defeated by damage to the ``target``."""

    target: Literal["character", "ship"]
    cause: str
    averted: bool = False
    step: Literal["defeat"] = "defeat"


@dataclass(slots=True, kw_only=True)
class Loss(Pending):
    """A player is about to lose credits because of a card; ``to`` is the seat that takes them, or
    -1."""

    amount: Natural
    cause: str
    to: OptionalSeat = -1
    averted: bool = False
    step: Literal["loss"] = "loss"
