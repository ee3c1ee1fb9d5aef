"""Where the options of a decision are on the screen.

An option names a component and a place by id; a table of patterns says which kinds of thing on
the screen these ids can be. What is found there is its control; an option without a place on the
screen is listed in the action bar or the encounter view.

A spot is named ``(kind, id)``::

    ("market", card)  ("deck", market deck)   ("card", own card)   ("slot", "cargo.1")
    ("ship", seat)    ("space", space)        ("place", "naboo.1") ("patrol", faction)
    ("seat", seat)    ("hold", "")  the player's board as a whole
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import pygame

from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table.action_bar import closing
from game.client.shell.scenes import Control
from game.table.decisions import Option

Name = tuple[str, str]
Spots = Mapping[Name, pygame.Rect]

# verb -> (what its source is on the screen, what its target is); "" : nothing to be found.
PATTERNS: dict[str, tuple[tuple[str, str], ...]] = {
    "buy": (("market", "slot"), ("market", "")),
    "discard": (("deck", ""), ("card", "")),
    "barter": (("card", ""),),
    "sell": (("card", ""),),
    "deliver": (("card", "port"),),
    "job": (("card", ""),),
    "move": (("ship", "space"),),
    "go": (("ship", "space"),),
    "goal": (("", "space"),),
    "mark": (("card", "space"), ("", "space")),
    "patrol": (("patrol", "space"), ("patrol", "")),
    "redirect": (("patrol", "seat"),),
    "look": (("place", ""),),
    "meet": (("place", ""),),
    "take": (("place", ""),),
    "place": (("place", "place"), ("", "place")),
    "fight": (("token", ""),),
    "use": (("power", ""),),
    "player": (("", "seat"),),
}
LISTED_TOO = frozenset(("use", "job", "fight", "meet"))
"""verbs that the action bar lists besides, because a glow on the table is easily missed"""


@dataclass(frozen=True)
class Placed:
    """Where an option is: what is grabbed, and where it goes (None: a click is enough)."""

    option: Option
    source: Name
    target: Name | None = None


def place_all(model: Model, spots: Spots) -> dict[str, Placed]:
    """The options that have a place among the spots, by key."""
    found: dict[str, Placed] = {}
    for each in model.options:
        placed = _place(model, each, spots)
        if placed is not None and not _hidden(placed, found, spots):
            found[each.key] = placed
    return found


class _Everywhere(Mapping[Name, pygame.Rect]):
    """As many spots as there could be, for what may be found on some table."""

    def __getitem__(self, name: Name) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def __contains__(self, name: object) -> bool:
        return True

    def __iter__(self) -> Iterator[Name]:
        return iter(())

    def __len__(self) -> int:
        return 0


def digits(model: Model, in_view: bool, unlisted: Iterable[str] = ()) -> dict[str, str]:
    """The digit of each answer, by key: the same one wherever it is listed.

    In the view they go by order. In the bar those that are always listed come first, then those
    that are listed only where their place is not on view.
    """
    options = [each for each in model.options if each.verb not in unlisted]
    if not in_view:
        last = closing(options)
        options = [each for each in options if each is not last]
        options.sort(key=lambda each: not always_listed(model, each))
    return {each.key: str(number) for number, each in enumerate(options[:9], 1)}


def always_listed(model: Model, each: Option) -> bool:
    """Whether an option has a button on every table."""
    return each.verb in LISTED_TOO or _place(model, each, _Everywhere()) is None


def _hidden(placed: Placed, found: Mapping[str, Placed], spots: Spots) -> bool:
    """Whether another source lies exactly over this one, so that no click could reach it."""
    centre = spots[placed.source].center
    return any(
        each.source != placed.source and spots[each.source].center == centre
        for each in found.values()
    )


def _place(model: Model, each: Option, spots: Spots) -> Placed | None:
    for source_kind, target_kind in PATTERNS.get(each.verb, ()):
        source = _names(model, source_kind, each.source, each, spots)
        target = _names(model, target_kind, each.target, each, spots)
        if source_kind and not source or target_kind and not target:
            continue
        if not source_kind:
            return Placed(each, target[0]) if target else None
        return Placed(each, source[0], target[0] if target else None)
    return None


def _names(model: Model, kind: str, id: str, each: Option, spots: Spots) -> list[Name]:
    """The spots on the screen that an id means as a thing of this kind."""
    wanted: Iterable[Name]
    if kind == "slot":
        # With every slot full the player's own card stands for them: which card is to make
        # room is then asked, while a drop on a full slot would say so at once.
        free = [name for name in slot_spots(model, id, spots) if not card_at(model, name)]
        wanted = [*free, ("hold", "self")]
    elif kind == "ship":
        wanted = [("ship", str(mover(model)))]
    elif kind == "port":
        wanted = [("space", str(model.me["space"]))]
    elif kind == "token":
        wanted = [("patrol", model.patrol_faction(id))]
    elif kind == "power":
        wanted = [("card", model.power_card(id))]
    elif kind == "seat":
        wanted = [("seat", id.removeprefix("seat_"))]
    else:
        wanted = [(kind, id)] if kind and id else []
    return [name for name in wanted if name in spots]


def mover(model: Model) -> int:
    """The seat whose ship the decision moves: the AI's where the human chooses for it."""
    step = model.decision.step if model.decision else ""
    if step.startswith("ai."):
        return next((n for n, kind in enumerate(model.kinds) if kind == "deck"), model.seat)
    return model.seat


def slot_spots(model: Model, target: str, spots: Spots) -> list[Name]:
    """The slots on the screen that a card going to ``target`` may be dropped on, empty first."""
    if target == "ship":
        return [("hold", "ship")] if ("hold", "ship") in spots else []
    fits = [each for each in model.slots(model.seat) if each.takes(target)]
    fits.sort(key=lambda each: bool(each.card))
    return [("slot", each.id) for each in fits if ("slot", each.id) in spots]


def card_at(model: Model, name: Name) -> str:
    """The own card that lies in a slot, "" if none or where the spot is no slot."""
    found = (each.card for each in model.slots(model.seat) if ("slot", each.id) == name)
    return next(found, "")


def controls(model: Model, placed: Mapping[str, Placed], spots: Spots,
             listed: Mapping[str, pygame.Rect]) -> list[Control]:  # fmt: skip
    """A control for every option that can be seen: on the table, else in a list of buttons."""
    made: list[Control] = []
    for each in model.options:
        if each.key in placed:
            at = placed[each.key]
            target = spots[at.target] if at.target else None
            made.append(Control(each.key, spots[at.source], target))
        elif each.key in listed:
            made.append(Control(each.key, listed[each.key]))
    return made
