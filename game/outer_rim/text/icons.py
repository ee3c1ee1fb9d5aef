"""The tile: what a card comes to in one line, mostly icons. One pattern for each verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.cards.effects import Ability
from game.outer_rim.text.terms import amount, space

ARROW = "{icon:right}"
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
    "patrol_moves": "{icon:patrol}",
    "other_enters": "{icon:move}",
}
STATS = {
    "ground_combat": "{icon:ground_combat}",
    "ship_combat": "{icon:ship_combat}",
    "health": "{icon:health}",
    "hull": "{icon:hull}",
    "hyperdrive": "{icon:hyperdrive}",
    "crew_slots": "{icon:crew} slot",
    "cargo_slots": "{icon:cargo} slot",
    "mod_slots": "{icon:mod} slot",
    "gear_slots": "{icon:gear} slot",
    "job_slots": "{icon:job} slot",
    "opponent_ground_dice": "{icon:dice} to {icon:ground_combat} foe",
    "opponent_ship_dice": "{icon:dice} to {icon:ship_combat} foe",
    "ground_armor": "{icon:shield} in {icon:ground_combat}",
    "ship_armor": "{icon:shield} in {icon:ship_combat}",
}
GRANTS = {
    "no_forced_patrols": "{icon:patrol} never forced",
    "no_patrol_grudge": "{icon:patrol}{icon:check} no grudge",
}

AVERT = "avert"
AVERTED = {"patrol_stop": "{icon:move}", "test_failed": "{icon:check}"}
"""what an ability averts, by its moment; a defeat otherwise"""

Pattern = Callable[[Any], str]


def block(effects: tuple[Any, ...]) -> str:
    """A block of effects as icons."""
    return " ".join(filter(None, (ICONS[each.do](each) for each in effects)))


def _goods(e: Any, sign: str) -> str:
    found = []
    if e.credits:
        found.append(f"{sign}{amount(e.credits)}{{icon:credits}}")
    if e.fame:
        found.append(f"{sign}{amount(e.fame)}{{icon:fame}}")
    for name, steps in e.reputation.items():
        icon = {"planet": "{icon:planet} reputation", "any": "any reputation"}.get(
            name, f"{{icon:{name}}}"
        )
        number = f"{steps} " if name in ("planet", "any") else f"{steps}" if steps > 1 else ""
        found.append(f"{sign}{number}{icon}")
    return " ".join(found)


def _lose(e: Any) -> str:
    return ("all {icon:credits} " if e.all_credits else "") + _goods(e, "-")


def _hurt(e: Any) -> str:
    parts = [f"{e.character}{{icon:health}}{{icon:damage}}"] if e.character else []
    parts += [f"{e.ship}{{icon:hull}}{{icon:damage}}"] if e.ship else []
    return " ".join(parts)


def _heal(e: Any) -> str:
    parts = [f"+{e.character} {{icon:health}}"] if e.character else []
    parts += [f"+{e.ship} {{icon:hull}}"] if e.ship else []
    return "{icon:recover}" + " ".join(parts)


def _outcome(icon: str, effects: tuple[Any, ...]) -> str:
    return f" {{icon:{icon}}} {block(effects)}" if effects else ""


def _test(e: Any) -> str:
    skills = "/".join(f"{{icon:{each}}}" for each in e.skill)
    return f"{skills}?{_outcome('check', e.then)}{_outcome('cross', e.otherwise)}"


def _fight(e: Any) -> str:
    icon = "{icon:swords}" if e.combat == "here" else f"{{icon:{e.combat}_combat}}"
    win = _outcome("check", (*e.win, *e.survive))
    return f"{icon}{e.value}{win}{_outcome('cross', e.lose)}"


def _fight_player(e: Any) -> str:
    icon = "{icon:swords}" if e.combat == "here" else f"{{icon:{e.combat}_combat}}"
    win = _outcome("check", (*e.win, *e.survive))
    return f"{icon} player{win}{_outcome('cross', e.lose)}"


def _price(cost: Any) -> str:
    """A cost as icons, with the arrow to what it brings."""
    parts = [f"-{amount(cost.credits)}{{icon:credits}}"] if cost.credits else []
    parts += [f"-{{icon:{name}}}" for name in cost.reputation]
    parts += [f"-{cost.fame}{{icon:fame}}"] if cost.fame else []
    parts += ["discard"] if cost.discard_this else []
    parts += [f"-{number}{{icon:{kind}}}" for kind, number in cost.discard.items()]
    parts += [f"{cost.character_damage}{{icon:health}}{{icon:damage}}"] * bool(
        cost.character_damage
    )
    parts += [f"{cost.ship_damage}{{icon:hull}}{{icon:damage}}"] * bool(cost.ship_damage)
    return f"{' '.join(parts)} {ARROW} " if parts else ""


def _may(e: Any) -> str:
    return _price(e.cost) + block(e.then)


def _choose(e: Any) -> str:
    return " / ".join(_price(way.cost) + block(way.then) for way in e.ways)


def _faces(names: tuple[str, ...]) -> str:
    return "".join(f"{{icon:die_{name}}}" for name in names)


def _roll(e: Any) -> str:
    won, lost = _outcome("check", e.then), _outcome("cross", e.otherwise)
    each = f" {_faces(e.success)} {block(e.each)}" if e.each else ""
    return f"{amount(e.dice)}{{icon:dice}}{each}{won}{lost}"


def _patrol(e: Any) -> str:
    icon = "patrol" if e.faction in ("any", "nearest") else f"patrol_{e.faction}"
    return f"{{icon:{icon}}} {e.spaces}"


def _decks(names: tuple[str, ...]) -> str:
    return "/".join(f"{{icon:{name}}}" for name in names)


def _buy(e: Any) -> str:
    less = f" -{e.discount:,}{{icon:credits}}" if e.discount else ""
    return f"{{icon:market}} {_decks(e.decks)}{less}"


def _buy_ship(e: Any) -> str:
    less = f" -{e.discount:,}{{icon:credits}}" if e.discount else ""
    return f"{{icon:market}} {{icon:ship}}{less}"


def _move_player(e: Any) -> str:
    return "{icon:move} " + ("/".join(space(each) for each in e.spaces) or "any {icon:planet}")


def _fixed(words: str) -> Pattern:
    return lambda e: words


ICONS: dict[str, Pattern] = {
    "gain": lambda e: _goods(e, "+"),
    "lose": _lose,
    "take": lambda e: f"take {e.credits:,}{{icon:credits}}",
    "take_reputation": _fixed("take 1 reputation"),
    "damage": _hurt,
    "recover": _heal,
    "test": _test,
    "fight": _fight,
    "fight_player": _fight_player,
    "may": _may,
    "choose": _choose,
    "if": lambda e: " / ".join(filter(None, (block(e.then), block(e.otherwise)))),
    "roll": _roll,
    "move": lambda e: (
        "{icon:move}{icon:hyperdrive}" if e.spaces == "hyperdrive" else f"{{icon:move}} {e.spaces}"
    ),
    "move_patrol": _patrol,
    "reveal_contacts": _fixed("{icon:contact}{icon:eye}"),
    "peek_contacts": lambda e: f"{{icon:eye}} {e.count}{{icon:contact}}",
    "move_contact": _fixed("{icon:move}{icon:contact}"),
    "hire": _fixed("+{icon:crew}"),
    "discard_contact": _fixed("-{icon:contact}"),
    "encounter_contact": _fixed("{icon:encounter}{icon:contact}"),
    "encounter_far": lambda e: f"{{icon:encounter}}{{icon:contact}}{{icon:patrol}} {e.spaces} away",
    "keep": _fixed("+ this card"),
    "keep_secret": _fixed("{icon:secret}"),
    "gain_card": lambda e: f"+1{{icon:{e.deck}}}",
    "buy": _buy,
    "buy_ship": _buy_ship,
    "search_deck": lambda e: f"{{icon:eye}}{_decks((e.deck,))} {{icon:market}}",
    "market": _fixed("{icon:market}"),
    "sell": lambda e: f"sell {_decks(e.kinds)} +{e.bonus:,}{{icon:credits}}",
    "discard": lambda e: f"-{e.count}{_decks(e.kinds)}",
    "discard_top": _fixed("discard {icon:market} top"),
    "dispose": _fixed("discard"),
    "extra_turn": _fixed("another turn"),
    "complete_job": _fixed("{icon:job}{icon:check}"),
    "fail_job": _fixed("{icon:job}{icon:cross}"),
    "go_to": lambda e: f"{ARROW} step {e.step}",
    "databank": lambda e: f"{{icon:databank}} #{e.number}",
    "mark_planet": _fixed("mark {icon:planet}"),
    "progress": _fixed("+{icon:goal}"),
    "take_crew": lambda e: f"take {'{icon:droid}' if e.droid else ''}{{icon:crew}}",
    "destination": _fixed("choose {icon:deliver} {icon:planet}"),
    "move_player": _move_player,
    "reroll": lambda e: (
        f"reroll {'any ' if e.dice == 'any' else e.dice}"
        + (_faces(e.faces) if len(e.faces) < 4 else "{icon:dice}")
    ),
    "turn": lambda e: f"{_faces(e.faces)} {ARROW} {_faces((e.to,))}",
    "add": lambda e: f"+{_faces((e.face,) * e.dice)}",
    "cancel": lambda e: f"cancel {e.dice} {_faces(e.faces)}",
    "grant_skill": lambda e: f"+{{icon:{e.skill}}}" if e.skill else "+ its skill",
    "avert": _fixed(AVERT),
    "forgo_credits": _fixed("no {icon:credits}"),
    "redirect_patrol": lambda e: f"{e.within}{{icon:move}} {{icon:rotate}}",
    "stop_mover": _fixed("{icon:lock}"),
}


def ability(a: Ability) -> str:
    """An ability as icons."""
    if a.when == "always":
        told = [f"{_number(value)}{STATS[stat]}" for stat, value in a.modify.items()]
        told += [f"{{icon:{each}}}" for each in a.skills]
        told += [GRANTS[each] for each in a.grants]
        return " ".join(told)
    line = f"{MOMENTS[a.when]} {_price(a.cost)}{block(a.then)}"
    return line.replace(AVERT, AVERTED.get(a.when, "{icon:shield}"))


def _number(value: Any) -> str:
    number = value if isinstance(value, int) else value.base or value.each
    return f"+{number}" if number >= 0 else f"{number}"
