"""Pills: what a card of the market asks and gives, for its tile, generated from the data that runs.

A pill is an icon and a figure, with markup: ``{icon:credits} 8,000``. A tile has room for three or
four, in the order here; the zoom has all of the words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.outer_rim.cards.effects.gains import Gain
from game.outer_rim.cards.effects.language import Block
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.text import icons
from game.outer_rim.text.abilities import basic
from game.outer_rim.text.terms import CORE, space
from game.table.grammar import capital

NEXT_TO_PLAYER = "another_player"
STANDING = frozenset(("skill", "droid"))
"""the conditions on who a player is"""
LEVEL = ("hyperdrive", "ship_combat", "hull")
"""the figures of a ship that a tile shows"""


@dataclass(frozen=True)
class Pills:
    """The pills of a card in two rows: what is to be done and what it pays; where, and what
    else."""

    upper: tuple[str, ...] = ()
    lower: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.upper, *self.lower)


Rows = tuple[list[str], list[str]]


def of_asset(found: Asset, own: tuple[Any, ...], content: Content) -> Pills:
    """Return the pills of a card of the market or in a slot; ``own`` are its abilities."""
    upper, lower = KINDS.get(found.kind, _nothing)(found, content)
    for each in basic(own):
        (lower if upper else upper).extend(split(icons.ability(each)))
    return Pills(tuple(upper), tuple(lower))


def closed(own: tuple[Any, ...], open_: Callable[[Any], bool]) -> frozenset[str]:
    """Return the pills of abilities whose condition on the player as such is not met, as
    ``open_()`` says."""
    bound = (each for each in basic(own) if stands(each) and not open_(each.only))
    return frozenset(pill for each in bound for pill in split(icons.ability(each)))


def stands(ability: Any) -> bool:
    """Return True if an ability has a condition, and that is met or not at any time: by who the
    player is."""
    return ability.only is not None and set(ability.only.given) <= STANDING


def split(line: str) -> list[str]:
    """Return the pills of a line of icons."""
    return [each for each in line.split(icons.GAP) if each]


def either(first: Block, second: Block) -> list[str]:
    """Return the gains of two ways to a reward as pills: ``5,000/8,000``.

    What is the same either way has one figure. If there is anything but plain gains, the two ways
    come one after the other.
    """
    one, other = _gains(first), _gains(second)
    if one is None or other is None:
        return [*split(icons.block(first)), *split(icons.block(second))]
    told = []
    for name in dict.fromkeys((*other, *one)):
        pair = [one.get(name, "0"), other.get(name, "0")]
        told.append(f"{{icon:{name}}} {'/'.join(dict.fromkeys(pair))}")
    return told


def _gains(effects: Block) -> dict[str, str] | None:
    """Return fixed gains of the player by icon, None if there is anything else."""
    found = dict[str, str]()
    for each in effects:
        if (
            not isinstance(each, Gain)
            or each.who != "me"
            or {"any", "planet"} & set(each.reputation)
        ):
            return None
        if not isinstance(each.credits, int) or not isinstance(each.fame, int):
            return None
        goods = {"credits": f"{each.credits:,}", "fame": f"{each.fame}"}
        goods |= {name: f"{steps:+d}" for name, steps in each.reputation.items()}
        goods = {name: figure for name, figure in goods.items() if figure != "0"}
        if set(goods) & set(found):
            return None
        found |= goods
    return found


def _nothing(found: Asset, content: Content) -> Rows:
    return [], []


def _place(icon: str, name: str | None) -> list[str]:
    """Return the place where a card is due as a pill; of a long name the last word."""
    if not name:
        return []
    if name == NEXT_TO_PLAYER:
        return ["{icon:hand} with a player"]
    words = space(name).split()
    words = words[1:] if words[-1].lower() == CORE else words  # the two Cores need their first name
    told = " ".join(words[-1:] if len(words) > 2 else words)
    return [f"{{icon:{icon}}} {capital(told)}"]


def _crew(found: Asset, content: Content) -> Rows:
    marks = [f"{{icon:{each}}}" for each in found.skills]
    marks += ["{icon:droid}"] if found.droid else []
    return ["".join(marks)] if marks else [], []


def _cargo(found: Asset, content: Content) -> Rows:
    if found.destination_patrol is not None:
        goal = f"{{icon:deliver}} {{icon:patrol_{found.destination_patrol}}}"
        return split(icons.block(found.reward)), [goal]
    return split(icons.block(found.reward)), _place("deliver", found.destination)


def _bounty(found: Asset, content: Content) -> Rows:
    pay, *more = either(found.eliminate, found.capture)
    foe = f"{{icon:{found.combat}_combat}} {found.value}"
    return [foe, pay], [*_place("deliver", found.deliver_to), *more]


def _job(found: Asset, content: Content) -> Rows:
    tested = "".join(f"{{icon:{each}}}" for each in found.job_skills)
    pay = split(icons.block(found.reward))
    upper = [*([tested] if tested else []), *pay[:1]]
    return upper, [*_place("planet", found.destination), *pay[1:]]


def _deal(found: Asset, content: Content) -> Rows:
    return split(icons.block(found.effect)), []


def _ship(found: Asset, content: Content) -> Rows:
    face = content.ships[found.ship].front
    return [f"{{icon:{each}}} {getattr(face, each)}" for each in LEVEL], _slots(face.slots)


def _slots(found: Any) -> list[str]:
    """Return the slots of a ship as pills; those for cargo or a mod have both icons."""
    kinds = (
        ("{icon:crew}", found.crew),
        ("{icon:cargo}", found.cargo),
        ("{icon:mod}", found.mod),
        ("{icon:cargo}{icon:mod}", found.cargo_or_mod),
        ("{icon:gear}{icon:mod}", found.gear_or_mod),
        ("{icon:job}", found.job_or_bounty),
    )
    return [f"{icon} {number}" for icon, number in kinds if number]


KINDS: dict[str, Callable[[Asset, Content], Rows]] = {
    "crew": _crew,
    "cargo": _cargo,
    "bounty": _bounty,
    "job": _job,
    "deal": _deal,
    "ship": _ship,
}
