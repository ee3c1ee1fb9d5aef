"""Abilities and goals of cards."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Amount, Block, Condition, Cost, Model, Skill

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
    "space_encountered",
    "credits_lost",
    "turn_ended",
    "planning_recovered",
    "bounty_completed",
    "contact_met",
    "card_marked",
    "hunting",
    "crossing",
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
    "ship_attack",
    "ship_plating",
    "ground_cap",
    "delivery_reach",
    "hire_discount",
    "hunt_dice",
]
"""``ship_attack``: dice in ship combats that the player began; ``ship_plating``: less of any damage
to the ship, but at least 1 remains; ``ground_cap``: the most damage of a ground combat that is won;
``delivery_reach``: the distance of a planet to which cards can be delivered; ``hire_discount``:
credits off the cost of hiring a contact; ``hunt_dice``: dice in ground combat for a bounty"""
Grant = Literal["no_forced_patrols", "no_patrol_grudge", "neutral_passage"]
"""``no_forced_patrols``: patrols need not be encountered; ``no_patrol_grudge``: beating one
costs no reputation; ``neutral_passage``: only patrols of negative reputation stop a move"""


class Swap(Model):
    """Credits for a part of each gain of fame that comes from another card (UB-292)."""

    fame: int
    credits: int


class Ability(Model):
    """A permission or rule that a card gives its owner, with its moment.

    ``always`` abilities hold ``modify``, ``skills``, ``grants`` and ``swap``; all others have
    ``then``.
    ``roll`` narrows dice abilities to a purpose. ``limit`` is per turn for ``action`` (OR-190) and
    as stated for others: ``roll``, ``combat``, ``turn``. Abilities that interrupt are optional
    unless ``must``.
    """

    when: When
    roll: tuple[Literal["ground", "ship", "test", "delivery", "card"], ...] = ()
    """the rolls a dice ability works on; by default every roll"""
    only: Condition | None = None
    cost: Cost = Cost()
    limit: Literal["roll", "combat", "turn"] | None = None
    must: bool = False
    modify: dict[Stat, Amount] = {}
    skills: tuple[Skill, ...] = ()
    grants: tuple[Grant, ...] = ()
    swap: Swap | None = None
    then: Block = ()
    title: str = ""


class Goal(Model):
    """A personal or ship goal (OR-406, OR-415).

    Either a task completed ``count`` times, noticed at ``when`` if ``only`` holds then; or a
    required state ``have``; or neither, when an ability of the card makes the progress.
    """

    when: When | None = None
    only: Condition | None = None
    have: Condition | None = None
    count: int = 1
    within: Literal["turn"] | None = None
    """all of the count in one turn"""
    each: Literal["class"] | None = None
    """each class of contacts counts once"""
    fame: int = 1
