"""Conditions of cards, checked for a player in the present state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from game.outer_rim.cards.effects.language import (
    FACTIONS,
    Amount,
    CombatKind,
    Condition,
    Cost,
    Faction,
    Per,
)
from game.outer_rim.context import Play
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.rules import reputation
from game.outer_rim.rules.stats import on_loadout


def planet_faction(p: Play, space: str) -> Faction | None:
    """Return the faction whose icon a planet bears, if any (OR-034)."""
    faction: Any = p.galaxy.spaces[space].faction
    return faction or None


def on_planet(p: Play, seat: int) -> bool:
    """Return True if the player is on a planet."""
    return p.galaxy.spaces[p.player(seat).space].kind == "planet"


def kind_here(p: Play, seat: int) -> CombatKind:
    """Return the kind of combat between players: ground on a planet, ship anywhere else
    (OR-336)."""
    return "ground" if on_planet(p, seat) else "ship"


def company(p: Play, seat: int) -> list[int]:
    """Return the other players in the player's space."""
    space = p.player(seat).space
    return [each.seat for each in p.state.players if each.seat != seat and each.space == space]


def amount(p: Play, seat: int, value: Amount, context: Context = NOTHING) -> int:
    """Return an amount worked out for a player."""
    if not isinstance(value, Per):
        return value
    return max(value.least, value.base + value.each * _count(p, seat, value.per, context))


def _count(p: Play, seat: int, per: str, context: Context) -> int:
    if per == "success":
        return context.successes
    if per == "fame":
        return p.player(seat).fame
    values = p.values(seat)
    return values.droid_crew if per == "droid_crew" else values.count.get(per, 0)


def holds(p: Play, seat: int, only: Condition | None, context: Context = NOTHING) -> bool:
    """Return True if a condition holds for the player in a seat.

    ``context`` holds the facts about the origin of the pending step.
    """
    if only is None:
        return True
    return all(CHECKS[name](p, seat, only, context) for name in only.given)


def _reputation(p: Play, seat: int, only: Condition, _: Context) -> bool:
    return all(
        reputation.level_name(p, seat, faction) in levels
        for faction, levels in only.reputation.items()
    )


def _planet_reputation(p: Play, seat: int, only: Condition, _: Context) -> bool:
    faction = planet_faction(p, p.player(seat).space)
    return faction is not None and reputation.level_name(p, seat, faction) in only.planet_reputation


def _any_reputation(p: Play, seat: int, only: Condition, _: Context) -> bool:
    wanted = only.any_reputation or "neutral"
    return any(reputation.level_name(p, seat, faction) == wanted for faction in FACTIONS)


def _on_faction_planet(p: Play, seat: int, only: Condition, _: Context) -> bool:
    has = on_planet(p, seat) and planet_faction(p, p.player(seat).space) is not None
    return has == only.on_faction_planet


def _loadout(p: Play, seat: int, only: Condition, _: Context) -> bool:
    player = p.player(seat)
    assets = [p.content.assets[card] for card in player.cards]
    return on_loadout(p.content, player, p.values(seat), assets, only)


def _skill(p: Play, seat: int, only: Condition, _: Context) -> bool:
    skills = p.values(seat).skills
    return any(skills.get(skill) for skill in only.skill)


def _cards(p: Play, seat: int, only: Condition, _: Context) -> bool:
    count = p.values(seat).count
    return all(count.get(kind, 0) >= least for kind, least in only.cards.items())


def _room(p: Play, seat: int, only: Condition, _: Context) -> bool:
    values = p.values(seat)
    flexible = sum(p.content.assets[card].fits_cargo for card in p.player(seat).cards)
    return any(
        values.fits({**values.count, kind: values.count[kind] + 1}, flexible) for kind in only.room
    )


def most_famous(p: Play, seat: int) -> bool:
    """Return True if nobody is more famous (OR-396 to OR-398)."""
    return p.player(seat).fame == max(each.fame for each in p.state.players)


def _fame(p: Play, seat: int, only: Condition, context: Context) -> bool:
    if only.fame in ("most", "not_most"):
        return most_famous(p, seat) == (only.fame == "most")
    if context.actor >= 0:
        theirs, own = p.player(seat).fame, p.player(context.actor).fame
    elif context.opponent >= 0:
        theirs, own = p.player(context.opponent).fame, p.player(seat).fame
    else:
        return any(
            _compare(only.fame, p.player(each).fame, p.player(seat).fame)
            for each in company(p, seat)
        )
    return _compare(only.fame, theirs, own)


def _compare(how: str | None, theirs: int, own: int) -> bool:
    if how == "more":
        return theirs > own
    return theirs < own if how == "less" else theirs >= own


def _rival_cards(p: Play, seat: int, only: Condition, context: Context) -> bool:
    if context.opponent < 0:
        return False
    count = p.values(context.opponent).count
    return all(count.get(kind, 0) >= least for kind, least in only.rival_cards.items())


def _hired(p: Play, seat: int, only: Condition, context: Context) -> bool:
    token = p.content.contacts.get(context.token)
    return token is not None and token.contact_class == only.hired


def _health_left(p: Play, seat: int, only: Condition, _: Context) -> bool:
    left = p.values(seat).health - p.player(seat).character_damage
    return left >= (only.health_left or 0)


def _crew_skill(p: Play, seat: int, only: Condition, context: Context) -> bool:
    crew = (p.content.assets[card] for card in p.player(seat).cards)
    return any(context.skill in each.skills for each in crew) == only.crew_skill


def _patrol_within(p: Play, seat: int, only: Condition, _: Context) -> bool:
    away = p.galaxy.routes.away[p.player(seat).space]
    return all(
        away[p.state.patrols[faction][1]] <= spaces
        for faction, spaces in only.patrol_within.items()
    )


def _at_least(p: Play, seat: int, only: Condition, _: Context) -> bool:
    values = p.values(seat)
    return all(getattr(values, name) >= least for name, least in only.at_least.items())


def _patrol_here(p: Play, seat: int, only: Condition, _: Context) -> bool:
    here = p.player(seat).space
    return any(
        p.state.patrols[faction][1] == here and p.state.patrols[faction][0] in levels
        for faction, levels in only.patrol_here.items()
    )


def _present(p: Play, seat: int, only: Condition, _: Context) -> bool:
    here = p.player(seat).space
    crew = (
        p.content.assets[card]
        for player in p.state.players
        if player.space == here
        for card in player.cards
    )
    tokens = (
        p.content.contacts[token]
        for place, token in p.state.contacts.items()
        if token in p.state.faceup and place.partition(".")[0] == here
    )
    return any(each.kind == "crew" and each.faction == only.present for each in crew) or any(
        each.faction == only.present for each in tokens
    )


CHECKS: dict[str, Callable[[Play, int, Condition, Context], bool]] = {
    "reputation": _reputation,
    "planet_reputation": _planet_reputation,
    "any_reputation": _any_reputation,
    "at": lambda p, seat, only, _: p.galaxy.spaces[p.player(seat).space].kind in only.at,
    "spaces": lambda p, seat, only, _: p.player(seat).space in only.spaces,
    "planet_faction": lambda p, seat, only, _: (
        planet_faction(p, p.player(seat).space) in only.planet_faction
    ),
    "on_faction_planet": _on_faction_planet,
    "skill": _skill,
    "cards": _cards,
    "cards_worth": _loadout,
    "room": _room,
    "has": _loadout,
    "droid_crew": lambda p, seat, only, _: p.values(seat).droid_crew >= (only.droid_crew or 0),
    "droid": lambda p, seat, only, _: p.values(seat).droid == only.droid,
    "credits": lambda p, seat, only, _: p.player(seat).credits >= (only.credits or 0),
    "ship_cost": _loadout,
    "defeated": lambda p, seat, only, _: p.player(seat).defeated == only.defeated,
    "company": lambda p, seat, only, _: bool(company(p, seat)) == only.company,
    "fame": _fame,
    "marks": lambda p, seat, only, _: len(p.player(seat).marks) >= (only.marks or 0),
    "trait": lambda p, seat, only, context: only.trait in context.traits,
    "combat": lambda p, seat, only, context: context.combat == only.combat,
    "foe": lambda p, seat, only, context: context.foe == only.foe,
    "patrol_faction": lambda p, seat, only, context: context.patrol in only.patrol_faction,
    "patrol_level": lambda p, seat, only, context: (
        context.foe == "patrol" and context.patrol_level >= (only.patrol_level or 0)
    ),
    "rival_cards": _rival_cards,
    "hired": _hired,
    "fame_reward": lambda p, seat, only, context: context.fame_reward == only.fame_reward,
    "opponent_dice": lambda p, seat, only, context: (
        context.opponent_dice >= (only.opponent_dice or 0)
    ),
    "suffers": lambda p, seat, only, context: (context.damage > 0) == only.suffers,
    "recovered": lambda p, seat, only, context: context.damage >= (only.recovered or 0),
    "health_left": _health_left,
    "crew_skill": _crew_skill,
    "patrol_within": _patrol_within,
    "marked": lambda p, seat, only, _: (
        sum(p.on(card).tokens > 0 for card in p.player(seat).cards) >= (only.marked or 0)
    ),
    "beaten": lambda p, seat, only, context: context.beaten == only.beaten,
    "at_least": _at_least,
    "patrol_here": _patrol_here,
    "present": _present,
    "rival": lambda p, seat, only, context: any(
        holds(p, other, only.rival, context) for other in company(p, seat)
    ),
    "debts": lambda p, seat, only, _: (
        sum(owner != seat for owner in p.player(seat).debts) >= (only.debts or 0)
    ),
    "any": lambda p, seat, only, context: any(holds(p, seat, each, context) for each in only.any),
    "no": lambda p, seat, only, context: not holds(p, seat, only.no, context),
}


LOADOUT = ("character", "flipped", "ship", "ship_flipped", "cards", "favors", "ambition")
"""the fields on which the values of a player depend who is no AI"""
LOOKS: dict[str, tuple[str, ...]] = {
    "reputation": ("reputation", "treated"),
    "any_reputation": ("reputation", "treated"),
    "credits": ("credits",),
    "debts": ("debts",),
    "defeated": ("defeated",),
    "marks": ("marks",),
    "skill": LOADOUT,
    "cards": LOADOUT,
    "cards_worth": LOADOUT,
    "room": LOADOUT,
    "has": LOADOUT,
    "droid_crew": LOADOUT,
    "droid": LOADOUT,
    "ship_cost": LOADOUT,
    "at_least": LOADOUT,
    "any": (),
    "no": (),
}
"""by check: the fields of the player that it looks at, for those that look at nothing else"""


def looked_at(conditions: Iterable[Condition]) -> list[str] | None:
    """Return the fields of a player, who is no AI, on which some conditions depend; None if they
    depend on something else, too."""
    fields = set[str]()
    wanted = list(conditions)
    while wanted:
        only = wanted.pop()
        if not LOOKS.keys() >= set(only.given):
            return None
        fields.update(field for name in only.given for field in LOOKS[name])
        wanted += [*only.any, *([only.no] if only.no is not None else [])]
    return sorted(fields)


def spare(p: Play, seat: int, which: str | None, keep: str) -> list[str]:
    """Return the player's cards that a cost can take: all but one, or those of them ``which`` are
    meant."""
    return [
        each
        for each in p.player(seat).cards
        if each != keep and (which is None or WHICH[which](p, each))
    ]


WHICH: dict[str, Callable[[Play, str], bool]] = {
    "illegal": lambda p, card: "illegal" in p.content.assets[card].traits,
    "hired": lambda p, card: bool(p.content.assets[card].contact),
    "marked": lambda p, card: p.on(card).tokens > 0,
}
"""the cards that a cost means"""


def unpaid(
    p: Play, seat: int, cost: Cost, card: str = ""
) -> Literal["", "credits", "fame", "discard"] | Faction:
    """Return the first part of a cost that a player cannot pay (OR-R26, OR-R87), a faction for its
    reputation; "" if all of it can be paid."""
    player = p.player(seat)
    if cost.credits and player.credits < amount(p, seat, cost.credits):
        return "credits"
    if cost.fame and player.fame < cost.fame:
        return "fame"
    for faction, steps in cost.reputation.items():
        if reputation.level(p, seat, faction) - steps < -1 and not cost.reputation_even_negative:
            return faction
    if cost.discard:
        own = p.content.kinds(spare(p, seat, cost.which, card))
        if any(own.get(kind, 0) < number for kind, number in cost.discard.items()):
            return "discard"
    if cost.discard_one:
        own = p.content.kinds(spare(p, seat, cost.which, card))
        if not any(own.get(kind) for kind in cost.discard_one):
            return "discard"
    return ""


def can_pay(p: Play, seat: int, cost: Cost, card: str = "") -> bool:
    """Return True if the player can pay all of a cost."""
    return not unpaid(p, seat, cost, card)
