"""Every step of the rules that can be pending, by name: those that each module runs."""

from __future__ import annotations

from game.outer_rim.ai import acting, deck, hunter, meeting, planning
from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.bounties import hunted, pursuit
from game.outer_rim.bounties import rules as bounties
from game.outer_rim.combat import damage, dice
from game.outer_rim.combat import rules as combat
from game.outer_rim.company import rules as together
from game.outer_rim.company import verbs as company
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts import verbs as contacts_verbs
from game.outer_rim.contests import rules as contests
from game.outer_rim.contests import verbs as contests_verbs
from game.outer_rim.context import Play
from game.outer_rim.effects import costs, interpreter
from game.outer_rim.effects.verbs import choices, gains, goods, tasks, travel, trials, whom
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.favors import rules as favors
from game.outer_rim.looks import rules as looks
from game.outer_rim.market import rules as market
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules import (
    delivery,
    encounters,
    jobs,
    losses,
    movement,
    rewards,
    setup,
    skills,
    slots,
    turn,
)
from game.outer_rim.trading import rules as trading
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
