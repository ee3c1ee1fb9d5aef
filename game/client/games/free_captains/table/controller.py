"""The meanings of gestures on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.verbs import VERBS
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import NOT_THERE, BaseController, Carry, Placed
from game.client.widgets import keymap
from game.free_captains.cards.effects import Lower
from game.free_captains.names import ABILITIES
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

ON_PLATES = Reason("", "Drop the card on its plate to engage it, on the way out to evade it.")
IN_HAND = Reason("FC-140", "Codes and Keys pay for the action of the Planet you search.")
OWN_KEYS = {"evade": "free_captains.evade", "search": "free_captains.search"}
"""actions whose key plays a verb where it has no digit of its own"""
HELPS = {"weapon": "power", "die": "die", "rolled": "face"}
"""by thing, the verb that is meant where the card is put on it"""
BEGINS = {"track": "pay", "die": "die", "weapon": "power"}
"""by thing, the answer that follows where it begins an Engage"""
IN_BAG = ("thin", "cubes", "weapon")
"""uses of dice that are about the bag"""


class Controller(BaseController):
    """Where options are, and what a wrong drop stood for. ``wish`` follows an Engage that was
    played by paying at once."""

    def __init__(self, model: Model) -> None:
        super().__init__(model, VERBS)
        self.model = model
        self.wish: Intent | None = None

    # -- positions --

    def is_primary(self, each: Option) -> bool:
        """Return False for going without a power that would cost nothing."""
        given_up = each.verb == "pass" and self.table.step == "after"
        return not given_up and super().is_primary(each)

    def names(self, kind: str, id: str, spots: Spots) -> Iterable[Name]:
        current = self.model.current
        if kind == "pip":
            return [("pip", f"{current}.{id}")]
        if kind == "plate":
            return [("plate", current)]
        if kind == "slot":
            return [("slot", "planet")]
        if kind in ("way_out", "bag"):
            return [(kind, "")]
        if kind == "bag_cube":
            return [(kind, id)]
        if kind == "use":
            return self._use_spot(id)
        if kind == "place":
            return self._goes_to(id)
        if kind == "aim":
            return [("track" if id in ABILITIES else "card", id or current)]
        return [(kind, id)] if id else []

    def _use_spot(self, target: str) -> list[Name]:
        """Return the spot on which a die is put for a use."""
        current = self.model.current
        if target in ABILITIES:
            return [("pip", f"{current}.{target}")]
        if target in IN_BAG:
            return [("bag", "")]
        if target == "understand":
            asleep = [each["id"] for each in self.model.view["weapons"] if not each["active"]]
            return [("weapon", asleep[0])] if asleep else []
        if target == "icons":
            gone = [each["card"] for each in self.model.view["line"] if each["fate"] == "evaded"]
            return [("card", gone[0])] if gone else []
        return [("captain", "")] if target == "raise" else [("plate", current)]

    def _goes_to(self, place: str) -> list[Name]:
        """Return the spot on which a drawn cube is put."""
        if place in ABILITIES:
            return [("track", place)]
        if place == "supply":
            return [("supply", "")]
        if place == "deck":
            return [("weapon_slot", str(len(self.model.view["weapons"])))]
        return [("weapon", place)]

    def _place(self, each: Option, spots: Spots) -> Placed | None:
        if each.verb == "step":
            at: Name = ("step", each.target)
            return Placed(each, at) if at in spots else None
        return super()._place(each, spots)

    def more_targets(self, placed: Placed) -> Iterable[Name]:
        """Return the other cards of the line as the way out: a card is moved out over them."""
        if placed.option.verb == "evade":
            others = [each for each in self.model.cards if each != placed.option.source]
            return [("card", each) for each in others if ("card", each) in self.spots]
        if placed.option.verb == "die" and placed.target and placed.target[0] == "card":
            line = self.model.view["line"]
            return [("card", each["card"]) for each in line if each["fate"] == "evaded"]
        return ()

    def bar_options(self, unlisted: Iterable[str] = ()) -> list[Option]:
        found = super().bar_options(unlisted)
        usual = self.model.usual_cube
        return found if usual is None or usual in found else [*found, usual]

    def closing_option(self, options: Sequence[Option]) -> Option | None:
        usual = self.model.usual_cube
        return usual if usual in options else super().closing_option(options)

    def at_once(self, source: Name) -> Option | None:
        """Return the payment that is all a track can be clicked for."""
        found = [each.option for each in self.options_of(source)]
        return found[0] if len(found) == 1 and found[0].verb == "pay" else None

    def digits(self, in_view: bool, unlisted: Iterable[str] = ()) -> dict[str, str]:
        found = super().digits(in_view, unlisted)
        for each in self.table.options:
            if each.verb in OWN_KEYS and each.key in found:
                found[each.key] = keymap.key(OWN_KEYS[each.verb])
        return found

    # -- wrong drops, and what they stood for --

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        if target is None:
            return self._intent_of_click(source)
        if target == source:
            return None
        made = self._intent_of_drop(source, target)
        return NOT_THERE if made is None else made

    def _intent_of_click(self, name: Name) -> Intent | Reason | None:
        """Return what a click alone stands for."""
        kind, id = name
        if kind == "pip":
            icon = id.rpartition(".")[2]
            return option("pay", icon, icon)
        if kind == "plate":
            return option("settle" if self.model.step == "pay" else "engage", id)
        if kind == "weapon" and self.model.current and self.model.weapon(id)["active"]:
            return option("power", id)
        return None

    def _intent_of_drop(self, source: Name, target: Name) -> Intent | Reason | None:
        kind, id = source
        to, where = target
        icon = where.rpartition(".")[2] if to == "pip" else ""
        if kind == "planet":
            return option("planet", id) if to == "slot" else None
        if kind == "card":
            if to in ("plate", "pip"):
                return option("engage", id)
            if to in HELPS:
                return option(HELPS[to], where)
            return option("evade", id) if to in ("way_out", "card") else ON_PLATES
        if kind == "track":
            return option("pay", id, icon) if to == "pip" else None
        if kind in ("die", "rolled"):
            return option("die" if kind == "die" else "face", id, icon or where)
        if kind == "weapon":
            return option("power", id, where if to in ("card", "track") else "")
        if kind == "hand":
            return option("price", id) if to == "slot" else IN_HAND
        if kind == "bag":
            return option("search") if to == "slot" else None
        if kind == "cube":
            return self._placing(id, to, where)
        return None

    def _placing(self, color: str, to: str, where: str) -> Intent | None:
        goals = {"track": where, "weapon": where, "supply": "supply", "weapon_slot": "deck"}
        return option("cube", color, goals[to]) if to in goals else None

    def targets_of(self, source: Name) -> dict[Name, Option]:
        """Return where something may be dropped; points and dice begin an Engage on its pips, a
        power that pays for the card begins it on the card."""
        found = super().targets_of(source)
        engage = self._engage_option(source)
        if engage is not None:
            at = [("card", self.model.current)] if source[0] == "weapon" else [
                each for each in self.spots if each[0] == "pip"]  # fmt: skip
            found |= dict.fromkeys([each for each in at if each not in found], engage)
        return found

    def _engage_option(self, source: Name) -> Option | None:
        """Return the Engage that a point or a die on a pip, or a power, begins, if it is
        offered."""
        kind, id = source
        if self.model.step != "face" or kind not in ("track", "die", "weapon"):
            return None
        if kind == "track" and not self.model.view["abilities"][id]:
            return None
        if kind == "weapon" and not self._pays(id):
            return None
        return self.table.find(option("engage", self.model.current).key)

    def _pays(self, weapon: str) -> bool:
        """Return True for a power that is ready and lowers what the faced card costs."""
        held, power = self.model.weapon(weapon), self.model.content.weapons[weapon].power
        if not held["active"] or held["used"] or not isinstance(power, Lower):
            return False
        return power.icon in self.model.need(self.model.current)

    def on_drop(self, source: Name, name: Name, chosen: Option) -> None:
        if chosen.verb != "engage" or source[0] not in BEGINS or name[0] not in ("pip", "card"):
            return
        icon = name[1].rpartition(".")[2] if name[0] == "pip" else ""
        self.wish = option(BEGINS[source[0]], source[1], icon)
        self.model.pay_with("open")

    def lands(self, carry: Carry, name: Name) -> Option | None:
        """Return the answer that keeps a card put into the hand."""
        if carry.source[0] == "card" and name[0] in ("hand", "hold"):
            return self.table.find(option("keep", carry.source[1]).key)
        return None

    def follow_wish(self) -> Option | None:
        wish, self.wish = self.wish, None
        self.model.pay_with("")
        return self.table.find(wish.key) if wish and self.model.decision else None
