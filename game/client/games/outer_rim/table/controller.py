"""From pointer and keys to option keys.

There are no rules in here. Where options are on the screen is in ``located``. What a click or
drop means that is no control is an ``Intent``: if the game has it among its options it is done,
else the game says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table.located import (
    Name,
    Placed,
    Spots,
    card_at,
    place_all,
    slot_spots,
)
from game.outer_rim.cards.kinds import GOES_TO
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

IN_SLOTS = Reason("OR-R37", "Cards go into their slots automatically; you need not move them.")
ON_THE_MAP = Reason("OR-087", "Ships and patrols move to spaces on the map.")
SEVERAL = Reason("", "You can do more than one thing with that: choose a button.")
NOT_THERE = Reason("", "That does nothing there. The places where it does something light up.")
OTHER_DECK = Reason("OR-123", "You can discard a market card only under its own deck.")


@dataclass
class Carry:
    """Something picked up. ``by_key``: with the keyboard, so no ghost follows the pointer."""

    source: Name
    by_key: bool = False
    dragged: bool = False
    start: tuple[int, int] = (0, 0)
    pos: tuple[int, int] = (0, 0)
    targets: dict[Name, Option] = field(default_factory=dict)


class Controller:
    """What is picked up, and what a click, drop or key on a spot answers.

    Give it the placed options with ``sync`` after every layout; its methods return the option
    to answer with, a ``Reason`` why not, or None when the gesture goes on.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.spots: Spots = {}
        self.placed: dict[str, Placed] = {}
        self.carry: Carry | None = None
        self.wish = ""
        """the own card that is to make room for what is being bought, "" for none"""

    def sync(self, spots: Spots) -> None:
        """Takes over where everything is now; what was picked up is let go."""
        self.spots = spots
        self.placed = place_all(self.model, spots)
        self.carry = None

    # -- what can be done --

    def sources(self) -> set[Name]:
        """The spots that can be clicked or picked up with effect."""
        return {each.source for each in self.placed.values()}

    def options_of(self, source: Name) -> list[Placed]:
        return [each for each in self.placed.values() if each.source == source]

    def targets_of(self, source: Name) -> dict[Name, Option]:
        """Every spot where something may be dropped, with what that answers."""
        found: dict[Name, Option] = {}
        for each in self.options_of(source):
            if each.target is None:
                continue
            found[each.target] = each.option
            if each.option.verb == "buy" and each.option.target != "ship":
                for name in slot_spots(self.model, each.option.target, self.spots):
                    found[name] = each.option
        return found

    def grabbable(self, name: Name) -> bool:
        """Whether it may be picked up, if only to learn why it can go nowhere."""
        return name[0] in ("market", "card", "ship", "patrol") or name in self.sources()

    # -- gestures --

    def press(self, name: Name, pos: tuple[int, int]) -> Option | Reason | None:
        """The button goes down: picks up, or with something in hand puts it down there."""
        if self.carry and self.carry.source != name:
            return self.put(name)
        if self.carry:
            self.carry = None
            return None
        if self.grabbable(name):
            self.pick(name, pos)
        return None

    def pick(self, name: Name, pos: tuple[int, int] = (0, 0), by_key: bool = False) -> None:
        """Takes something in hand."""
        self.carry = Carry(name, by_key, False, pos, pos, self.targets_of(name))

    def drag(self, pos: tuple[int, int], slack: int) -> None:
        """The pointer moves with the button down; more than ``slack`` pixels make it a drag."""
        if self.carry:
            self.carry.pos = pos
            far = max(abs(pos[0] - self.carry.start[0]), abs(pos[1] - self.carry.start[1]))
            self.carry.dragged = self.carry.dragged or far > slack

    def release(self, name: Name, pos: tuple[int, int], snap: int) -> Option | Reason | None:
        """The button goes up: a drop after a drag, otherwise a click on ``name``."""
        carry = self.carry
        if carry and carry.dragged:
            self.carry = None
            return self._drop(carry, pos, snap)
        return self.click(name)

    def click(self, name: Name) -> Option | Reason | None:
        """A click, or Enter, with nothing dragged."""
        carry = self.carry
        if carry and carry.source != name:
            return self.put(name)
        name = self.stands_for(name)
        plain = [each.option for each in self.options_of(name) if each.target is None]
        if len(plain) == 1 and not (carry and carry.targets):
            self.carry = None
            return plain[0]
        if carry and carry.targets:
            return None  # stays in hand until the second click
        self.carry = None
        if carry is None and self.targets_of(name):
            return None  # it has just been let go
        direct = [each.option for each in self.placed.values() if each.target == name]
        if len(direct) == 1 and name[0] in ("space", "seat", "place"):
            return direct[0]
        if len(plain) > 1:
            return SEVERAL
        return self.meant(name, None)

    def stands_for(self, name: Name) -> Name:
        """The lit place under a thing on the map that has no use of its own; else the thing."""
        if name[0] not in ("place", "patrol", "ship"):
            return name
        lit = self.sources() | {each.target for each in self.placed.values() if each.target}
        space = ("space", self._space(name))
        return space if space in lit and name not in lit else name

    def put(self, name: Name) -> Option | Reason | None:
        """Puts what is in hand on a spot."""
        carry, self.carry = self.carry, None
        if carry is None:
            return None
        return self._land(carry, name)

    def _drop(self, carry: Carry, pos: tuple[int, int], snap: int) -> Option | Reason | None:
        """A drop: on the nearest legal spot within ``snap`` pixels, else on what lies there."""
        near = [(_gap(self.spots[name], pos), name) for name in carry.targets]
        inside = [entry for entry in near if entry[0] == (0, 0)]
        close = sorted(inside or [entry for entry in near if max(entry[0]) <= snap],
                       key=lambda e: (sum(e[0]), _off(self.spots[e[1]], pos)))  # fmt: skip
        if close:
            return self._land(carry, close[0][1])
        under = [name for name, rect in self.spots.items() if rect.collidepoint(pos)]
        under = [name for name in under if name != carry.source]
        if not under:
            return None
        under.sort(key=lambda name: self.spots[name].width * self.spots[name].height)
        return self._land(carry, under[0])

    def _land(self, carry: Carry, name: Name) -> Option | Reason | None:
        """Puts something down: on a goal, on what stands on one, or what else it may mean."""
        found: Option | Reason | None = carry.targets.get(name)
        if found is None and name[0] in ("place", "patrol", "ship"):
            found = carry.targets.get(("space", self._space(name)))
        if found is None and name[0] in ("card", "hold", "slot"):
            found = self._into_hold(carry, name)
        if found is None:
            found = self.meant(carry.source, name)
        if isinstance(found, Option):
            self.wish = self._card_at(name) if found.verb == "buy" else ""
        return found

    def _into_hold(self, carry: Carry, name: Name) -> Option | None:
        """A market card dropped on the player's board: on a card of its kind, or anywhere."""
        buys = [each.option for each in self.options_of(carry.source) if each.option.verb == "buy"]
        if len(buys) != 1:
            return None
        if name[0] == "hold" or name[1] in (self.model.me["ship"], self.model.me["character"]):
            return buys[0]
        held = self._card_at(name)
        slots = {each.card: each for each in self.model.slots(self.model.seat) if each.card}
        return buys[0] if held in slots and slots[held].takes(buys[0].target) else None

    def _card_at(self, name: Name) -> str:
        """The own card that lies on a spot, "" if none."""
        if name[0] == "card":
            return name[1]
        return card_at(self.model, name)

    def follow_wish(self) -> Option | None:
        """After a card was dropped on a full slot: the answer that gives up what lies there."""
        if not self.wish or self.model.decision is None:
            return None
        step = self.model.decision.step
        if step == "make_room":
            chosen = self.model.find(option("discard", self.wish).key)
            self.wish = ""
            return chosen
        if step != "barter":
            self.wish = ""
        return None

    # -- what a gesture means that is no control --

    def meant(self, source: Name, target: Name | None) -> Option | Reason | None:
        """The option that a click (no target) or a drop stands for, or why it cannot be done.

        None only when a thing is put back where it was, or the board itself is clicked.
        """
        if source[0] == "hold" or target is not None and self._back(source, target):
            return None
        if self.model.waiting_for is not None:
            who = self.model.player_name(self.model.waiting_for)
            return Reason("OR-080", "{who} decides now; your choice comes later.", who=who)
        found = MEANINGS[source[0]](self, source[1], target)
        if isinstance(found, Reason):
            return found
        return self.model.find(found.key) or self.model.why_not(*found[1:]) or NOT_THERE

    def _back(self, source: Name, target: Name) -> bool:
        """Whether a thing is let go where it lay."""
        if source[0] == "card":
            return target == ("hold", "") or self._card_at(target) == source[1]
        return False

    def _space(self, name: Name | None) -> str:
        """The space that a thing on the map stands on, "" for things off the map."""
        if name is None:
            return ""
        kind, id = name
        if kind == "place":
            return id.rpartition(".")[0]
        if kind == "patrol":
            return str(self.model.view["patrols"][id]["space"])
        if kind == "ship":
            return str(self.model.view["players"][int(id)]["space"] or "")
        return id if kind == "space" else ""

    def _market(self, card: str, target: Name | None) -> Intent | Reason:
        """A card of the market: bought, or discarded under its deck."""
        asset = self.model.asset(card)
        if target is not None and target[0] == "deck":
            own = asset is not None and asset.deck == target[1]
            return option("discard", target[1]) if own else OTHER_DECK
        return option("buy", card, self._slot_meant(card, target))

    def _slot_meant(self, card: str, target: Name | None) -> str:
        """The kind of slot that a card of the market is put on; its own for the board as a whole.

        Anywhere else it is no slot at all, so the game names the right one.
        """
        asset = self.model.asset(card)
        own = "" if asset is None else GOES_TO[asset.kind]
        if target is None or target[0] == "hold":
            return own
        slots = {("slot", each.id): each for each in self.model.slots(self.model.seat)}
        slots |= {("card", each.card): each for each in slots.values() if each.card}
        slot = slots.get(target)
        if slot is None:
            return own if target[0] == "card" else target[0]
        return own if slot.takes(own) else slot.kind

    def _card(self, card: str, target: Name | None) -> Intent | Reason:
        """An own card: used, delivered, attempted, given, bartered or discarded."""
        model = self.model
        if target is None:
            return self._used(card)
        if card == model.me["ship"] and self._space(target):
            return option("move", card, self._space(target))
        if target[0] == "seat" or target[0] == "ship" and target[1] != str(model.seat):
            return self._given(card, target[1])
        if card in (model.me["ship"], model.me["character"]) or card in model.me["secrets"]:
            return self._used(card)
        if target[0] in ("market", "deck"):
            return self._disposed(card)
        space = self._space(target)
        if not space:
            return IN_SLOTS
        if self._kind(card) == "job":
            attempt = option("job", card)
            away = space != model.me["space"] and model.find(attempt.key) is not None
            return NOT_THERE if away else attempt
        if self._kind(card) == "bounty" and target[0] == "place" and card not in self._captured():
            return option("meet", target[1])
        here = space == model.me["space"]
        return option("deliver", card, "" if here else space)

    def _captured(self) -> set[str]:
        """The own bounties on which a captured contact lies."""
        return set(self.model.me["captured"])

    def _kind(self, card: str) -> str:
        asset = self.model.asset(card)
        return asset.kind if asset else ""

    def _used(self, card: str) -> Intent:
        """What a click on an own card is for."""
        verb = {"cargo": "deliver", "bounty": "deliver", "job": "job"}.get(self._kind(card), "use")
        asset = self.model.asset(card)
        if verb == "deliver" and asset is not None and asset.powers and not asset.destination:
            verb = "use"
        return option(verb, self._power(card) if verb == "use" else card)

    def _power(self, card: str) -> str:
        """The ability of a card, as the game calls it: of the side that is up, or the secret."""
        if card in self.model.me["secrets"]:
            return f"{card}.secret"
        values = self.model.values(self.model.seat)
        found = [each for some in (values.powers.values() if values else ()) for each in some]
        return next((each.id for each in found if each.card == card), card)

    def _disposed(self, card: str) -> Intent:
        """An own card put on the market: bartered or sold if that is asked, else discarded."""
        step = self.model.decision.step if self.model.decision else ""
        return option(step if step in ("barter", "sell") else "discard", card)

    def _given(self, card: str, seat: str) -> Intent:
        """A card for another player: put on the table of the deal under way, or a trade opened."""
        step = self.model.decision.step if self.model.decision else ""
        return option("give", card) if step == "trade" else option("trade", "", f"seat_{seat}")

    def _ship(self, seat: str, target: Name | None) -> Intent | Reason:
        """A ship moves; a click on somebody else's is for a trade."""
        ship = str(self.model.view["players"][int(seat)]["ship"] or "")
        if target is None and seat != str(self.model.seat):
            return option("trade", "", f"seat_{seat}")
        if target is not None and not self._space(target):
            return ON_THE_MAP
        return option("move", ship, self._space(target or ("ship", seat)))

    def _patrol(self, faction: str, target: Name | None) -> Intent | Reason:
        """A patrol is fought, moved, or sent to somebody."""
        if target is None:
            level = self.model.view["patrols"][faction]["level"]
            token = self.model.content.patrols[faction, level].id
            return option("fight", token, self._here())
        if target[0] == "seat":
            return option("redirect", faction, f"seat_{target[1]}")
        space = self._space(target)
        return option("patrol", faction, space) if space else ON_THE_MAP

    def _here(self) -> str:
        return str(self.model.me["space"] or "")

    def _place(self, place: str, target: Name | None) -> Intent | Reason:
        """A contact is met, or moved to another contact space."""
        if target is None:
            return option("meet", place)
        return option("place", place, target[1]) if target[0] == "place" else NOT_THERE

    def _deck(self, deck: str, target: Name | None) -> Intent | Reason:
        return option("discard", deck) if target is None else NOT_THERE

    def _seat(self, seat: str, target: Name | None) -> Intent | Reason:
        """A click on another player is for a trade."""
        return option("trade", "", f"seat_{seat}") if target is None else NOT_THERE

    def _space_meant(self, space: str, target: Name | None) -> Intent | Reason:
        return option("move", str(self.model.me["ship"] or ""), space)

    def _slot(self, slot: str, target: Name | None) -> Intent | Reason:
        """An empty slot: a card has to be bought or gained for it."""
        kind = {"free": "cargo or mod", "job": "job or bounty"}.get(slot.partition(".")[0])
        return Reason(
            "OR-132",
            "Buy or gain a card to fill the {kind} slot.",
            kind=kind or slot.partition(".")[0],
        )


Meaning = Callable[[Controller, str, Name | None], Intent | Reason]
MEANINGS: dict[str, Meaning] = {
    "market": Controller._market,
    "card": Controller._card,
    "ship": Controller._ship,
    "patrol": Controller._patrol,
    "place": Controller._place,
    "deck": Controller._deck,
    "seat": Controller._seat,
    "space": Controller._space_meant,
    "slot": Controller._slot,
}
"""by the kind of what is clicked or dropped: what that would be for"""


def _gap(rect: pygame.Rect, pos: tuple[int, int]) -> tuple[int, int]:
    """How far a point lies outside a rectangle, across and down."""
    across = max(rect.left - pos[0], 0, pos[0] - rect.right + 1)
    down = max(rect.top - pos[1], 0, pos[1] - rect.bottom + 1)
    return across, down


def _off(rect: pygame.Rect, pos: tuple[int, int]) -> int:
    """Squared distance of a point from a rectangle's centre."""
    return int((rect.centerx - pos[0]) ** 2 + (rect.centery - pos[1]) ** 2)
