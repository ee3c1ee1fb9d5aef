"""The tips of The Moonpeeler Affair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.client.draw.theme import Metrics
from game.client.games.free_captains.guide.lesson_progress import NOTEBOOK
from game.client.games.free_captains.play.model import Model
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.guidance.tips import Tip, Tips, asked, mine, offered
from game.free_captains.events import (
    AbilityChanged,
    CardEvaded,
    CubePlaced,
    RoundBegan,
    WeaponFound,
    WeaponUnderstood,
)
from game.table.events import Event


def at_zero(model: Model, events: Sequence[Event]) -> bool:
    """Return True if an ability has fallen to 0 in a game that continues."""
    fell = any(isinstance(each, AbilityChanged) and not each.left for each in events)
    return fell and model.decision is not None


def new_sector(model: Model, events: Sequence[Event]) -> bool:
    """Return True if a round begins in a later Sector."""
    return model.view["sector"] > 0 and any(isinstance(each, RoundBegan) for each in events)


def has_collected(model: Model, events: Sequence[Event]) -> bool:
    """Return True if an alien has collected a cube."""
    return any(
        isinstance(each, CubePlaced) and each.place in model.view["aliens"] for each in events
    )


def foreign(model: Model, events: Sequence[Event]) -> bool:
    """Return True if a card asks for more of an icon than there is."""
    if not model.paying:
        return False
    have = model.view["abilities"]
    return any(have[icon] < n for icon, n in model.need(model.current).items())


def has_puzzle(model: Model, events: Sequence[Event]) -> bool:
    """Return True if a Super Weapon has been found that asks for cubes."""
    found = [each.weapon for each in events if isinstance(each, WeaponFound)]
    return any(model.content.weapons[each].needs for each in found)


def alarm(model: Model, events: Sequence[Event]) -> bool:
    """Return True from the fourth Super Weapon on."""
    return len(model.view["weapons"]) >= 4


TIPS: tuple[Tip[Model], ...] = (
    Tip(
        "zero",
        "**At 0.** Cubes of that color cannot hurt you now, but if a second ability falls to 0, "
        "the game is lost. Cubes of the search raise it again.",
        at_zero,
    ),
    Tip(
        "alarm",
        "**Alarm.** With four Super Weapons or more, the first two cards of each line get +1 "
        "Strength. Save dice for them.",
        alarm,
    ),
    Tip(
        "sector",
        "A **new Sector**: a new alien, a new rule, and a new row of each Location. Hover over "
        "the alien to read it.",
        new_sector,
    ),
    Tip(
        "foreign",
        "Short of that ability? **Two points of another** pay for one. Click the track you want "
        "to pay with, then the symbol.",
        foreign,
        passing=True,
    ),
    Tip(
        "evaded",
        "An evaded card is **out of the line**: its icon no longer sets a price, so the **last** "
        "card wraps around to the first card you did not evade, and its price may have changed.",
        mine(CardEvaded),
    ),
    Tip(
        "keep",
        "You can keep engaged cards with a **Code or a Key**. They pay for the actions of "
        "Planets, and some Planets are worth the wait.",
        asked("keep"),
        passing=True,
    ),
    Tip(
        "action",
        "You can **pay for this Planet's action** before you draw, once in each round.",
        offered("action"),
        passing=True,
    ),
    Tip(
        "weapon",
        "A **Super Weapon**. You can use it once you Understand it: put the cubes it shows on "
        "it. Find them all and you win.",
        has_puzzle,
    ),
    Tip(
        "understood",
        "**Understood.** You can use its power once in each line. Drag the weapon onto a card, "
        "or use its button.",
        mine(WeaponUnderstood),
    ),
    Tip(
        "collected",
        "The Quietus **collects black cubes** until you leave its Sector. In its own Sector "
        "every 3 of them make a card stronger.",
        has_collected,
    ),
    Tip(
        "dice",
        "**Hover over a die** to read its sides. A die that has worked for a card drops by one "
        "side or two, but never below 1.",
        offered("step"),
    ),
)
"""at most twelve, the most urgent first"""


def open_tips(model: Model, app: SceneHost, relayout: Callable[[Metrics], None]) -> Tips[Any]:
    """Return the tips for a table."""
    return Tips(TIPS, model, NOTEBOOK, app, relayout)
