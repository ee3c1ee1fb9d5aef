"""The worth of things to a player, in hundredths of a fame, and how far a player looks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Weights:
    """The figures of one judgment. Worths are hundredths of a fame."""

    fame: float = 100.0
    thousand: float = 11.0
    """worth of the first 1,000 credits"""
    plenty: float = 9.0
    """thousands of credits with which further ones are worth half as much"""
    patience: float = 0.87
    """share of a worth that is left after a turn"""
    turn: float = 26.0
    """price of a turn"""
    flipped: float = 22.0
    """worth of the better side of a character or ship"""
    good_name: float = 5.0
    """worth of a positive reputation"""
    bad_name: float = 10.0
    """price of a negative reputation"""
    wounds: float = 38.0
    """price of damage just short of a defeat"""
    defeat: float = 45.0
    """price of a defeat beyond the credits that it costs"""
    die: float = 7.0
    """worth of a combat die that no task at hand needs"""
    toughness: float = 3.0
    """worth of a point of health or hull"""
    speed: float = 10.0
    """worth of a space more in each move"""
    skill: float = 8.0
    """worth of a new skill that no task at hand needs"""
    second: float = 3.0
    """worth of a skill that one has already"""
    power: float = 4.0
    """worth of an ability, whatever it does"""
    secret: float = 10.0
    slot: float = 5.0
    """worth of a slot of a ship"""
    errand: float = 0.9
    """share of a task that is worth planning for, since others may be in its way"""
    held: float = 2.0
    """worth of a card in a slot beside what can be done with it"""
    prey: float = 0.3
    """share of the patrols that could be beaten that are worth a better ship"""
    goods: float = 0.28
    """share of the cost of gear and mods that is kept in them"""
    help: float = 0.75
    """share of what a card does for the errands at hand, which are not all done in the end"""
    fresh: float = 6.0
    """worth of a market on the way"""
    rival: float = 35.0
    """price of a fame that a rival gains"""
    trade_in: float = 0.3
    """share of what a ship costs that it keeps for the next one"""
    thrift: float = 5.0
    """least worth of a purchase"""
    idle: float = 8.0
    """worth of an encounter that no task needs, where it is not known"""
    joined: float = 0.6
    """share of an errand's worth that is what it adds to the plan; the rest is what it is worth
    alone"""
    often: float = 1.0
    """factor of how often the moments of abilities come"""
    way: float = 0.6
    """share of the price of the turns to a card's place that the card bears alone"""
    saving: float = 0.8
    """share of what a purchase is worth for which credits are still to be saved"""
    market: float = 1.0
    """share of what the market offers that being on a planet is worth"""
    debt: float = 12.0
    goal: float = 160.0
    """worth of a goal of an ambition"""
    lasting: float = 120.0
    """worth of a goal that must last, once the others are complete"""
    final: float = 600.0
    """worth of the last goal, when it can be tried"""
    cargo: float = 1.0
    """liking for errands with cargo: a factor of their worth"""
    job: float = 1.0
    bounty: float = 1.0
    brawl: float = 1.0
    """liking for fights with patrols"""
    meeting: float = 1.0
    """liking for meetings with contacts"""

    def liking(self, kind: str) -> float:
        """Return the liking for the errands of a kind of card."""
        return {"cargo": self.cargo, "job": self.job, "bounty": self.bounty}.get(kind, 1.0)


@dataclass(slots=True, frozen=True)
class Style:
    """A way to play: what it weighs, how many tasks it thinks about, and how far."""

    weights: Weights = Weights()
    tasks: int = 8
    """tasks that are thought about together"""
    depth: int = 4
    """tasks that one plan has in a row"""
    digs: bool = True
    """discards market cards to find better ones"""
    dug: tuple[str, ...] = ()
    """the decks that it digs in, all if there are none"""
    odds: bool = True
    """works out the chances of jobs and fights, and does not just hope"""
    goals: bool = True
    """has an eye on the goals of character and ship"""
    fits: bool = True
    """counts what a card does for the errands at hand"""


BEST = Style()
