"""Every step of the rules that can be pending, by name: those that each module runs."""

from __future__ import annotations

from game.outer_rim.ai import acting, deck, hunter, meeting, planning
from game.outer_rim.context import Play
from game.outer_rim.effects import costs, interpreter
from game.outer_rim.effects.verbs import choices, company, gains, goods, tasks, travel, trials, whom
from game.outer_rim.effects.verbs import contacts as contacts_verbs
from game.outer_rim.effects.verbs import contests as contests_verbs
from game.outer_rim.looks import rules as looks
from game.outer_rim.rules import (
    ambitions,
    bounties,
    combat,
    contacts,
    contests,
    damage,
    delivery,
    dice,
    encounters,
    favor_deals,
    favors,
    hunted,
    jobs,
    losses,
    market,
    movement,
    patrols,
    pursuit,
    rewards,
    setup,
    skills,
    slots,
    together,
    trading,
    turn,
)
from game.table.stack import Step, steps_by_name

STEPS: dict[str, Step[Play]] = steps_by_name(
    setup.PENDING,
    ambitions.PENDING,
    turn.PENDING,
    encounters.PENDING,
    trading.PENDING,
    favor_deals.PENDING,
    favors.PENDING,
    movement.PENDING,
    interpreter.PENDING,
    dice.PENDING,
    skills.PENDING,
    combat.PENDING,
    losses.PENDING,
    damage.PENDING,
    market.PENDING,
    looks.PENDING,
    slots.PENDING,
    costs.PENDING,
    delivery.PENDING,
    rewards.PENDING,
    patrols.PENDING,
    contacts.PENDING,
    bounties.PENDING,
    hunted.PENDING,
    jobs.PENDING,
    together.PENDING,
    whom.PENDING,
    company.PENDING,
    trials.PENDING,
    contests_verbs.PENDING,
    contests.PENDING,
    gains.PENDING,
    choices.PENDING,
    travel.PENDING,
    contacts_verbs.PENDING,
    goods.PENDING,
    tasks.PENDING,
    deck.PENDING,
    planning.PENDING,
    acting.PENDING,
    meeting.PENDING,
    hunter.PENDING,
    pursuit.PENDING,
)
