"""The tile: the effect of a card in one line, mostly icons.

It is made of pills: an icon and its figure, ``{icon:credits} 8,000``. Two spaces (``GAP``) part one
pill from the next; what stands together, such as a price and what it buys, has single spaces.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.cards.effects.language import Amount, Block, Condition, Cost
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.text.terms import amount

GAP = "  "
"""between two pills; nowhere else in a line are there two spaces"""
ARROW = "{icon:right}"
"""becomes: a price what it buys, a face of a die another"""
MOMENTS = {
    "planning": "{icon:planning}",
    "action": "{icon:action}",
    "encounter": "{icon:encounter}",
    "own_dice": "{icon:dice}",
    "opponent_dice": "{icon:swords}{icon:dice}",
    "before_test": "{icon:dice}",
    "test_failed": "{icon:dice}{icon:cross}",
    "patrol_stop": "{icon:patrol}",
    "would_be_defeated": "{icon:damage}",
    "combat_won": "{icon:swords}{icon:check}",
    "combat_lost": "{icon:swords}{icon:cross}",
    "patrol_beaten": "{icon:patrol}{icon:check}",
    "bounty_reward": "{icon:bounty}{icon:check}",
    "eliminated": "{icon:bounty}{icon:cross}",
    "captured_delivered": "{icon:bounty}{icon:deliver}",
    "delivery_reward": "{icon:deliver}",
    "cargo_delivered": "{icon:deliver}",
    "job_reward": "{icon:job}",
    "job_completed": "{icon:job}{icon:check}",
    "ship_recovered": "{icon:recover}",
    "crew_gained": "{icon:crew}",
    "defeated": "{icon:damage}",
    "hunting": "{icon:bounty}{icon:swords}",
    "crossing": "{icon:move}{icon:planet}",
    "patrol_moves": "{icon:patrol}",
    "other_enters": "{icon:move}",
    "space_encountered": "{icon:encounter}",
    "credits_lost": "{icon:credits}",
    "turn_ended": "{icon:end_turn}",
    "planning_recovered": "{icon:planning}{icon:recover}",
    "bounty_completed": "{icon:bounty}{icon:check}",
    "contact_met": "{icon:contact}",
    "card_marked": "{icon:goal}",
}
STATS = {
    "ground_combat": "{icon:ground_combat} %s",
    "ship_combat": "{icon:ship_combat} %s",
    "health": "{icon:health} %s",
    "hull": "{icon:hull} %s",
    "hyperdrive": "{icon:hyperdrive} %s",
    "crew_slots": "{icon:crew} %s slot",
    "cargo_slots": "{icon:cargo} %s slot",
    "mod_slots": "{icon:mod} %s slot",
    "gear_slots": "{icon:gear} %s slot",
    "job_slots": "{icon:job} %s slot",
    "opponent_ground_dice": "{icon:dice} %s to {icon:ground_combat} foe",
    "opponent_ship_dice": "{icon:dice} %s to {icon:ship_combat} foe",
    "ground_armor": "{icon:shield} %s in {icon:ground_combat}",
    "ship_armor": "{icon:shield} %s in {icon:ship_combat}",
    "ship_attack": "{icon:ship_combat} %s attacking",
    "ship_plating": "{icon:hull}{icon:shield} %s",
    "ground_cap": "{icon:ground_combat}{icon:check} {icon:damage} most %s",
    "hunt_dice": "{icon:ground_combat} %s for {icon:bounty}",
    "delivery_reach": "{icon:deliver} %s{icon:move}",
    "hire_discount": "{icon:contact} {icon:credits} -%s",
}
UNSIGNED = ("ground_cap", "delivery_reach", "hire_discount")
GRANTS = {
    "no_forced_patrols": "{icon:patrol} never forced",
    "neutral_passage": "{icon:patrol} neutral: no stop",
    "no_patrol_grudge": "{icon:patrol}{icon:check} no grudge",
}

AVERT = "avert"
AVERTED = {"patrol_stop": "{icon:move}", "test_failed": "{icon:check}"}
"""the outcome that an ability averts, by its moment; a defeat otherwise"""


def block(effects: Block) -> str:
    """Return a block of effects as pills."""
    return GAP.join(filter(None, (verb_of(each).icon(each) for each in effects)))


def outcome(icon: str, effects: Block) -> str:
    """Return an outcome's effects as one pill after its icon; "" for nothing."""
    return f"{GAP}{{icon:{icon}}} {block(effects).replace(GAP, ' ')}" if effects else ""


def price(cost: Cost) -> str:
    """Return a cost as icons, with the arrow to its effect."""
    parts = [f"{{icon:credits}} -{amount(cost.credits)}"] if cost.credits else []
    parts += [f"{{icon:{name}}} -1" for name in cost.reputation]
    parts += [f"{{icon:fame}} -{cost.fame}"] if cost.fame else []
    parts += ["{icon:discard}"] if cost.discard_this else []
    parts += [f"{{icon:{kind}}} -{number}" for kind, number in cost.discard.items()]
    parts += [f"{'/'.join(f'{{icon:{kind}}}' for kind in cost.discard_one)} -1"] * bool(
        cost.discard_one
    )
    parts += harm(cost.character_damage, cost.ship_damage)
    return f"{' '.join(parts)} {ARROW} " if parts else ""


def harm(character: int, ship: int) -> list[str]:
    """Return damage to suffer as pills."""
    told = [f"{{icon:damage}}{{icon:health}} {character}"] if character else []
    return told + ([f"{{icon:damage}}{{icon:hull}} {ship}"] if ship else [])


def faces(names: Sequence[str]) -> str:
    """Return faces of dice."""
    return "".join(f"{{icon:die_{name}}}" for name in names)


def decks(names: Sequence[str]) -> str:
    """Return decks of the market, or kinds of card."""
    return "/".join(f"{{icon:{name}}}" for name in names)


def needs(only: Condition | None) -> str:
    """Return a condition as icons with a question mark, which alone stands for what has no icon;
    "" for none, and for the half of an ability that a condition improves."""
    if only is None or only.given == ("no",):
        return ""
    marks = [*only.skill, *([only.trait] if only.trait else [])]
    return f"{'/'.join(f'{{icon:{each}}}' for each in marks)}? "


def ability(a: Ability) -> str:
    """Return an ability as pills, each with the condition it has."""
    return GAP.join(needs(a.only) + each for each in _pills(a).split(GAP) if each)


def _pills(a: Ability) -> str:
    """Return an ability as pills without its condition."""
    if a.when == "always":
        told = [
            STATS[stat] % (f"{value:,}" if stat in UNSIGNED else _number(value))
            for stat, value in a.modify.items()
        ]
        told += [f"{{icon:{each}}}" for each in a.skills]
        told += [GRANTS[each] for each in a.grants]
        if a.swap is not None:
            told.append(f"{{icon:fame}} -{a.swap.fame} {{icon:credits}} {a.swap.credits:,}")
        return GAP.join(told)
    done = block(a.then).replace(GAP, " ")  # one pill: a part alone would promise it unasked
    line = f"{MOMENTS[a.when]} {price(a.cost)}{done}"
    return line.replace(AVERT, AVERTED.get(a.when, "{icon:shield}"))


def _number(value: Amount) -> str:
    number = value if isinstance(value, int) else value.base or value.each
    return f"+{number}" if number >= 0 else f"{number}"
