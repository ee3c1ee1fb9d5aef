"""The meanings of gestures on the table of Outer Rim."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.client.games.outer_rim.play.model import Model, Slot
from game.client.games.outer_rim.table.verbs import VERBS
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import NOT_THERE, BaseController, Carry, Placed
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards.kinds import GOES_TO
from game.outer_rim.contacts.rules import planet_of
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

IN_SLOTS = Reason("OR-R37", "Cards go into their slots automatically; you need not move them.")
ON_THE_MAP = Reason("OR-087", "Ships and patrols move to spaces on the map.")
EITHER_WORDS = {"free": "cargo or mod", "equip": "gear or mod", "job": "job or bounty"}
OTHER_DECK = Reason("OR-123", "You can discard a market card only under its own deck.")


class Controller(BaseController):
    """Outer Rim's controller. ``wish`` is the player's own card that should make room for the one
    being bought, ``goods`` the one that should pay for it; "" for none."""

    def __init__(self, model: Model) -> None:
        super().__init__(model, VERBS)
        self.model = model
        self.wish = self.goods = ""

    # -- positions --

    def names(self, kind: str, id: str, spots: Spots) -> Iterable[Name]:
        model = self.model
        if kind == "slot":
            # The player's board stands for slots that are out of view: if all are full, the game
            # then asks which card makes room, while a drop on a full slot answers that at once.
            return [*self.slot_spots(id, spots), ("hold", "self")]
        if kind == "ship":
            return [("ship", str(mover(model)))]
        if kind == "port":
            return [("space", str(model.me["space"]))]
        if kind == "token":
            return [("patrol", model.patrol_faction(id))]
        if kind == "power":
            return [("card", model.power_card(id))]
        if kind == "seat":
            return [("seat", id.removeprefix("seat_"))]
        return super().names(kind, id, spots)

    def rank(self, each: Option) -> int:
        """Put first what the player came for: abilities of goals, which have no place on the table,
        jobs, and contacts with a bounty; talk comes last."""
        cards = self.model.content
        if each.verb == "use" and self.model.power_card(each.source) in cards.ambitions:
            return -1
        if each.verb == "job" or each.verb == "meet" and self._is_hunted(each.source):
            return -1
        return 2 if each.verb == "deal" else super().rank(each)

    def _is_hunted(self, place: str) -> bool:
        """Return True if the player holds a bounty on the contact at a place."""
        found = self.model.contact_at(place)
        contact = found["contact"] if found else ""
        assets = (self.model.content.assets[card] for card in self.model.me["cards"])
        return bool(contact) and any(
            each.kind == "bounty" and each.target == contact for each in assets
        )

    def slot_spots(self, target: str, spots: Spots) -> list[Name]:
        """Return the slots on view where a card going to ``target`` may be dropped, empty ones
        first."""
        if target == "ship":
            return [("hold", "ship")] if ("hold", "ship") in spots else []
        fits = [each for each in self.model.slots(self.model.seat) if each.takes(target)]
        fits.sort(key=lambda each: bool(each.card))
        return [("slot", each.id) for each in fits if ("slot", each.id) in spots]

    def more_targets(self, placed: Placed) -> Iterable[Name]:
        """Return the slots that light up for a purchase: full ones only if none is empty."""
        if placed.option.verb != "buy" or placed.option.target == "ship":
            return ()
        fits = self.slot_spots(placed.option.target, self.spots)
        return [each for each in fits if not self._in_slot(each)] or fits

    def at_once(self, source: Name) -> Option | None:
        """Return the purchase or delivery that is all a card can be clicked for: empty slots are
        alike, and it is delivered here. Which card of full slots has to go is asked in hand."""
        found = [each.option for each in self.options_of(source)]
        if len(found) != 1 or found[0].verb not in ("buy", "deliver"):
            return None
        return None if self.replaces(self.targets_of(source)) else found[0]

    def replaces(self, targets: Iterable[Name]) -> bool:
        """Return True if a purchase can only go where other cards lie."""
        return any(self._in_slot(each) for each in targets)

    def stands_for(self, name: Name) -> Name:
        """Return the lit place under a thing on the map that has no use of its own."""
        if name[0] not in ("place", "patrol", "ship"):
            return name
        lit = self.sources() | self.direct_goals()
        space = ("space", self._space(name))
        return space if space in lit and name not in lit else name

    def lands(self, carry: Carry, name: Name) -> Option | None:
        if name[0] in ("place", "patrol", "ship"):
            return carry.targets.get(("space", self._space(name)))
        if name[0] in ("market", "deck"):
            card = self.model.top(name[1]) if name[0] == "deck" else name[1]
            return self._payable_cards(carry).get(("market", card))
        if name[0] in ("card", "hold", "slot"):
            return self._into_hold(carry, name)
        return None

    def subject_of(self, chosen: Option) -> Name | None:
        found = self.model.contact_at(chosen.source) if chosen.verb == "meet" else None
        return ("place", chosen.source) if found and found["contact"] else None

    def on_drop(self, source: Name, name: Name, chosen: Option) -> None:
        buying, goods = chosen.verb == "buy", source[0] == "card"
        self.wish = self._card_at(name) if buying and not goods else ""
        self.goods = source[1] if buying and goods else ""
        self.model.swap(bool(self.wish))
        if self.goods:
            self.model.barter(True)

    def drag(self, pos: tuple[int, int], slack: int) -> None:
        carry = self.carry
        was = carry is not None and carry.dragged
        super().drag(pos, slack)
        if carry is not None and carry.dragged and not was:
            priced = self._payable_cards(carry)
            carry.targets |= {name: each for name, each in priced.items() if name in self.spots}

    def _payable_cards(self, carry: Carry) -> dict[Name, Option]:
        """Return the market cards that the goods in hand can pay for, in part or whole."""
        if carry.source[0] != "card" or carry.source[1] not in self.model.goods:
            return {}
        return {("market", o.source): o for o in self.model.options if o.verb == "buy"}

    def _into_hold(self, carry: Carry, name: Name) -> Option | None:
        """Return the answer of a market card dropped on the player's board: on a card of its kind,
        or anywhere."""
        buys = [each.option for each in self.options_of(carry.source) if each.option.verb == "buy"]
        if len(buys) != 1:
            return None
        if name[0] == "hold" or name[1] in (self.model.me["ship"], self.model.me["character"]):
            return buys[0]
        held = self._card_at(name)
        slots = {each.card: each for each in self.model.slots(self.model.seat) if each.card}
        return buys[0] if held in slots and slots[held].takes(buys[0].target) else None

    def _card_at(self, name: Name) -> str:
        """Return the player's own card on a spot, "" if there is none."""
        return name[1] if name[0] == "card" else self._in_slot(name)

    def _in_slot(self, name: Name) -> str:
        """Return the player's own card in a slot, "" if it is empty or the spot is not a slot."""
        slots: list[Slot] = self.model.slots(self.model.seat)
        return next((each.card for each in slots if ("slot", each.id) == name), "")

    def follow_wish(self) -> Option | None:
        """Return the answer that gives up a slot's old card after another was dropped on it."""
        if self.model.decision is None:
            return None
        step = self.model.decision.step
        if self.goods:
            paid, self.goods = option("barter", self.goods), ""
            return self.model.find(paid.key) if step == "barter" else None
        if not self.wish:
            return None
        if step == "make_room":
            chosen = self.model.find(option("discard", self.wish).key)
            self.wish = ""
            return chosen
        if step != "barter":
            self.wish = ""
        return None

    # -- intents of other gestures --

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        """Return the intent; None only if a thing is put back where it was, or the board is
        clicked."""
        if source[0] == "hold" or target is not None and self._back(source, target):
            return None
        if "goal" in (source[0], target[0] if target is not None else ""):
            return NOT_THERE  # goals are only read
        return MEANINGS[source[0]](self, source[1], target)

    def _back(self, source: Name, target: Name) -> bool:
        """Return True if a thing is dropped where it was picked up."""
        if source[0] == "card":
            return target == ("hold", "") or self._card_at(target) == source[1]
        return False

    def _space(self, name: Name | None) -> str:
        """Return the space of a thing on the map, "" for things off the map."""
        if name is None:
            return ""
        kind, id = name
        if kind == "place":
            return planet_of(id)
        if kind == "patrol":
            return str(self.model.view["patrols"][id]["space"])
        if kind == "ship":
            return str(self.model.view["players"][int(id)]["space"] or "")
        return id if kind == "space" else ""

    def _market(self, card: str, target: Name | None) -> Intent | Reason:
        """Return the intent of a market card: bought, or discarded under its deck."""
        asset = self.model.asset(card)
        if target is not None and target[0] == "deck":
            own = asset is not None and asset.deck == target[1]
            return option("discard", target[1]) if own else OTHER_DECK
        return option("buy", card, self._slot_meant(card, target))

    def _slot_meant(self, card: str, target: Name | None) -> str:
        """Return the kind of slot that a market card is put on; its own kind for the board as a
        whole.

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
        """Return the intent of an own card: used, delivered, attempted, given, bartered or
        discarded."""
        model = self.model
        if target is None:
            return self._use_intent(card)
        if card == model.me["ship"] and self._space(target):
            return option("move", card, self._space(target))
        if target[0] == "seat" or target[0] == "ship" and target[1] != str(model.seat):
            return self._give_intent(card, target[1])
        if card in (model.me["ship"], model.me["character"]) or card in model.me["secrets"]:
            return self._use_intent(card)
        if target[0] in ("market", "deck"):
            return self._sell_intent(card)
        space = self._space(target)
        if not space:
            return IN_SLOTS
        if self._kind(card) == "job":
            attempt = option("job", card)
            away = space != model.me["space"] and model.find(attempt.key) is not None
            return NOT_THERE if away else attempt
        if (
            self._kind(card) == "bounty"
            and target[0] == "place"
            and card not in self._captured_bounties()
        ):
            return option("meet", target[1])
        here = space == model.me["space"]
        return option("deliver", card, "" if here else space)

    def _captured_bounties(self) -> set[str]:
        """Return the player's own bounties that hold a captured contact."""
        return set(self.model.me["captured"])

    def _kind(self, card: str) -> str:
        asset = self.model.asset(card)
        return asset.kind if asset else ""

    def _use_intent(self, card: str) -> Intent:
        """Return the intent of a click on the player's own card."""
        verb = {"cargo": "deliver", "bounty": "deliver", "job": "job"}.get(self._kind(card), "use")
        asset = self.model.asset(card)
        if verb == "deliver" and asset is not None and asset.powers and not asset.destination:
            verb = "use"
        return option(verb, self._power(card) if verb == "use" else card)

    def _power(self, card: str) -> str:
        """Return a card's ability, as the game names it: of the side that is up, or the secret."""
        if card in self.model.me["secrets"]:
            return f"{card}.secret"
        values = self.model.values(self.model.seat)
        found = [each for some in (values.powers.values() if values else ()) for each in some]
        return next((each.id for each in found if each.card == card), card)

    def _sell_intent(self, card: str) -> Intent:
        """Return the intent of an own card put on the market: bartered or sold if the game asks for
        that, else discarded."""
        step = self.model.decision.step if self.model.decision else ""
        return option(step if step in ("barter", "sell") else "discard", card)

    def _give_intent(self, card: str, seat: str) -> Intent:
        """Return the intent of a card for another player: added to the current deal, or a trade
        opened."""
        step = self.model.decision.step if self.model.decision else ""
        return option("give", card) if step == "trade" else option("trade", "", f"seat_{seat}")

    def _ship(self, seat: str, target: Name | None) -> Intent | Reason:
        """Return the intent of a ship: it moves; a click on another player's opens a trade."""
        ship = str(self.model.view["players"][int(seat)]["ship"] or "")
        if target is None and seat != str(self.model.seat):
            return option("trade", "", f"seat_{seat}")
        if target is not None and not self._space(target):
            return ON_THE_MAP
        return option("move", ship, self._space(target or ("ship", seat)))

    def _patrol(self, faction: str, target: Name | None) -> Intent | Reason:
        """Return the intent of a patrol: fought, moved, or sent to a player."""
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

    def _contact(self, place: str, target: Name | None) -> Intent | Reason:
        """Return the intent of a contact: met, or moved to another contact space."""
        if target is None:
            return option("meet", place)
        return option("place", place, target[1]) if target[0] == "place" else NOT_THERE

    def _deck(self, deck: str, target: Name | None) -> Intent | Reason:
        return option("discard", deck) if target is None else NOT_THERE

    def _seat(self, seat: str, target: Name | None) -> Intent | Reason:
        """Return the intent of a click on another player: a trade."""
        return option("trade", "", f"seat_{seat}") if target is None else NOT_THERE

    def _space_meant(self, space: str, target: Name | None) -> Intent | Reason:
        return option("move", str(self.model.me["ship"] or ""), space)

    def _slot(self, slot: str, target: Name | None) -> Intent | Reason:
        """Return the intent of an empty slot: a card has to be bought or gained for it."""
        kind = EITHER_WORDS.get(slot.partition(".")[0])
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
    "place": Controller._contact,
    "deck": Controller._deck,
    "seat": Controller._seat,
    "space": Controller._space_meant,
    "slot": Controller._slot,
}
"""by the kind of the thing clicked or dropped: the function that returns its intent"""


def mover(model: Model) -> int:
    """Return the seat whose ship the decision moves: the AI's where the human chooses for it."""
    seat = ai_seats.asked(model.state)
    return model.seat if seat is None else seat
