"""The tips of Outer Rim."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.guide import tips_unfinished
from game.client.games.outer_rim.guide.lesson_progress import NOTEBOOK
from game.client.games.outer_rim.play.model import Model
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.guidance.tips import Seen, Tip, Tips, asked, mine, offered
from game.outer_rim.combat.events import Defeated
from game.outer_rim.events import CardGained, GoalAdvanced, ReputationChanged, SecretKept, ShipMoved
from game.outer_rim.market.events import MarketRevealed
from game.outer_rim.patrols.events import PatrolMoved
from game.table.events import Event


def has_gained(test: Callable[[Any], bool]) -> Seen[Model]:
    """Return a test: the player has gained a card that passes another test."""

    def seen(model: Model, events: Sequence[Event]) -> bool:
        cards = [
            model.asset(each.card)
            for each in events
            if isinstance(each, CardGained) and each.seat == model.seat
        ]
        return any(card is not None and test(card) for card in cards)

    return seen


def _has_changed_reputation(model: Model, events: Sequence[Event]) -> bool:
    """Return True if the viewer's reputation has changed in play, after the setup."""
    setup = ("setup", model.me["character"])
    changed = [each for each in events if isinstance(each, ReputationChanged)]
    return any(each.seat == model.seat and each.cause not in setup for each in changed)


def _patrol_was_drawn(model: Model, events: Sequence[Event]) -> bool:
    """Return True if a patrol has moved for the symbol of a new market card."""
    new = {each.card for each in events if isinstance(each, MarketRevealed)}
    return any(isinstance(each, PatrolMoved) and each.cause in new for each in events)


TIPS: tuple[Tip[Model], ...] = (
    Tip(
        "defeat",
        "**Defeated.** It costs up to 3,000 credits and all your secrets, but no fame. You must "
        "spend your next planning step recovering; then you carry on.",
        mine(Defeated),
    ),
    Tip(
        "patrol",
        "A patrol **stopped your ship**. If your reputation with it is negative, you must fight "
        "it this encounter step. You still have your action step first.",
        mine(ShipMoved, stopped="patrol"),
    ),
    Tip(
        "room",
        "A **full slot**: you must discard one card, so choose with care. Next time, drop a new "
        "card right onto the old one it replaces.",
        asked("make_room"),
        passing=True,
    ),
    Tip(
        "deliver",
        "You can deliver something **right here**. Drag the card onto the planet, or click one "
        "and then the other.",
        offered("deliver"),
        passing=True,
    ),
    Tip(
        "illegal",
        "**ILLEGAL** cargo pays well, sometimes in fame, but you roll a die when you deliver it. "
        "A bad roll has consequences; the card says which.",
        has_gained(lambda card: "illegal" in getattr(card, "traits", ())),
    ),
    Tip(
        "job",
        "You're at one of your **jobs'** destinations. Hover over its button to see your chance "
        "of completing the whole job, all its tests together.",
        offered("job"),
        passing=True,
    ),
    Tip(
        "crew",
        "**Crew** lend you their skills as long as they fly with you. With a skill twice, yours "
        "and theirs, even a focus passes a test.",
        has_gained(lambda card: getattr(card, "kind", "") == "crew"),
    ),
    Tip(
        "secret",
        "A **secret** is facedown on your board and takes no slot. Only you know it. Defeat "
        "costs you all your secrets, so don't sit on it for long.",
        mine(SecretKept),
    ),
    Tip(
        "goal",
        "A step toward one of your **goals**. Complete it to gain fame and flip the card: its "
        "other side has a better ability.",
        mine(GoalAdvanced),
    ),
    Tip(
        "reputation",
        "Your **reputation** has changed. With a positive reputation you fly past their patrols; "
        "with a negative one you must fight them. The bar above your board keeps track.",
        _has_changed_reputation,
    ),
    Tip(
        "patrol_moves",
        "The new market card shows a patrol's symbol, so **that patrol moved** toward the buyer. "
        "Check where it is before you fly on.",
        _patrol_was_drawn,
    ),
    Tip(
        "contact",
        "These tokens are **contacts**. Meet one instead of drawing the space's card: some join "
        "as crew, some have a bounty on them, and few are dull.",
        offered("meet"),
        passing=True,
    ),
)
"""at most twelve, the most urgent first"""


def open_tips(model: Model, app: SceneHost, relayout: Callable[[Metrics], None]) -> Tips[Model]:
    """Return the tips for a table, those of its boxes first."""
    own = tips_unfinished.TIPS if model.state.setup.expansions else ()
    return Tips((*own, *TIPS), model, NOTEBOOK, app, relayout)
