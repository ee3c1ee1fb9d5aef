"""The meanings of gestures on the table: slots, chips, cards; the stage has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.client.games.edge.checks import check_tray
from game.client.games.edge.checks.spending import CHIPS
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import heroes
from game.client.games.edge.stage.stage import StageBoard
from game.client.games.edge.table.verbs import VERBS
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import NOT_THERE, BaseController, Carry, Outcome, Placed
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

FREE = Reason("", "Drop the card on a slot of the check, or on any spot that lights up.")
CAMP_FREE = Reason("", "Drop the card on a slot of a hero, or on any spot that lights up.")
Finder = Callable[[Option], tuple[Name, Name | None]]


def spot_of_spend(option: Option) -> Name:
    """Return the spot of the spend card that an option uses."""
    return "buy", f"{option.source}@{option.target}"


PLACES: dict[str, Finder] = {
    "lead": lambda o: (("hero", o.source), ("slot", "lead")),
    "help": lambda o: (("hero", o.source), ("slot", "help")),
    "gear": lambda o: (("card", o.source), ("slot", "gear")),
    "calm": lambda o: (("card", o.source), ("slot", "calm")),
    "push": lambda o: (("slot", "push"), None),
    "edge": lambda o: (("slot", "edge"), None),
    "roll": lambda o: (("roll", ""), None),
    "skill": lambda o: (("skill", o.source), None),
    "wear": lambda o: (("card", o.source), ("place", o.target)),
    "stow": lambda o: (("card", o.source), ("place", "stowed")),
    "sell": lambda o: (("card", o.source), ("place", "till")),
    **{verb: lambda o: (("chip", CHIPS[o.verb]), spot_of_spend(o)) for verb in CHIPS},
}
"""where each verb of the check tray, of spending and of moving cards is played"""


class Controller(BaseController):
    """Where options are, and what a wrong drop stood for."""

    def __init__(self, model: Model, board: Callable[[], StageBoard]) -> None:
        super().__init__(model, VERBS)
        self.model, self.board = model, board

    def _place(self, each: Option, spots: Spots) -> Placed | None:
        finder = PLACES.get(each.verb)
        if finder is None:
            found = self.board().place(each, spots)
            return None if found is None or not _there(found, spots) else found
        source, target = finder(each)
        placed = Placed(each, source, target)
        return placed if _there(placed, spots) else None

    def more_targets(self, placed: Placed) -> Iterable[Name]:
        return self.board().more(placed)

    def digits(self, in_view: bool, unlisted: Iterable[str] = ()) -> dict[str, str]:
        """Return the digit of each answer: first those on the stage, then those in the bar."""
        first = list(self.order())
        found = {key: str(number) for number, key in enumerate(first[:9], 1)}
        options = self.bar_options(unlisted)
        last = self.closing_option(options)
        rest = [each.key for each in options if each is not last and each.key not in found]
        free = iter(str(n) for n in range(len(first) + 1, 10))
        return {**found, **dict(zip(rest, free))}

    def order(self) -> Sequence[str]:
        """Return the keys of options with the first digits."""
        if self.model.outcome is not None:
            return [each.key for each in self.table.options if each.verb in CHIPS][:9]
        return self.board().order()

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        if target is None:
            return self._click(source)
        kind, id = source
        if target[0] == "slot":
            return self._into_slot(kind, id, target[1])
        if kind == "chip" and target[0] == "buy":
            verb = next(name for name, chip in CHIPS.items() if chip == id)
            card, _, who = target[1].partition("@")
            return option(verb, card, who)
        if kind == "card" and target[0] == "place":
            return option("wear", id, target[1])
        found = self.board().intent(source, target)
        if found is not None or self.model.tray is not None:
            return found or FREE
        moves = kind == "card" and target[0] in ("card", "hero", "hold")
        return self._onto(id, target) if moves else CAMP_FREE

    def _onto(self, id: str, target: Name) -> Intent:
        """Return what a card dropped on another, on a hero or on the hold stood for: its slot."""
        kind, on = target
        if kind == "hold" or on in self.model.seat_view.stowed:
            return option("stow", id)
        who = self.model.holder(on) if kind == "card" else on
        slots = [slot for slot, card in self.model.slot_cards(who) if card == on] if who else []
        return option("wear", id, f"{who}.{slots[0] if slots else ''}")

    def _click(self, name: Name) -> Intent | Reason | None:
        """Return what a click stood for."""
        kind, id = name
        if kind == "buy":
            return self._purchase(id)
        if kind == "slot":
            return self._slot_click(id)
        if kind == "roll":
            return option("roll")
        if kind == "place" and "." in id:
            return Reason("", heroes.place_words(self.model, id.partition(".")[2]))
        if kind == "hold":
            return Reason("", heroes.hold_words(self.model))
        if kind in ("hero", "card", "chip", "coins", "place", "track"):
            return None
        return self.board().intent(name, None)

    def _purchase(self, id: str) -> Intent:
        """Return the use of a spend card with what pays for it, symbols that are common first."""
        card, _, who = id.partition("@")
        spending = self.model.step == "spend"
        verbs = ("extra", "spend", "triumph") if spending else ("pay", "despair")
        for verb in verbs:
            if self.table.find(option(verb, card, who).key) is not None:
                return option(verb, card, who)
        found = self.model.content.spends[card]
        if found.side == "success":
            return option("extra", card, who)
        return option(
            verbs[-2 if found.n or found.by_weapon or found.by_quality else -1], card, who
        )

    def _slot_click(self, slot: str) -> Intent | None:
        """Return what a click on a slot stood for: clear it, or fill it with what fits best."""
        tray = self.model.tray
        if tray is None:
            return None
        if slot in ("push", "edge"):
            return option(slot)
        if slot == "gear" and tray.gear and not tray.calms:
            return option("gear", tray.gear)
        if slot == "calm" and tray.gear:
            return option("calm", tray.gear)
        if slot == "help" and tray.help:
            return option("help", tray.help)
        verb = slot if slot != "way" else "skill"
        found = [each for each in self.table.options if each.verb == verb]
        if found:
            return found[0]
        if slot in ("gear", "calm"):
            own = [each for each in self.model.person(tray.who).slots if each]
            tools = [each for each in own if self.model.content.card(each).type == "tool"]
            stowed = check_tray.fitting_in_hold(self.model, tray)
            return option(slot, (stowed or tools or own or [""])[0])
        others = [who for who in self.model.heroes if who != tray.who]
        return option(verb, others[0]) if slot in ("lead", "help") and others else None

    def _into_slot(self, kind: str, id: str, slot: str) -> Intent | Reason | None:
        """Return what a drop into a slot stood for."""
        if kind == "hero":
            return option("help" if slot == "help" else "lead", id)
        if kind == "card":
            return option("calm" if slot == "calm" else "gear", id)
        if kind == "coins":
            return option("edge")
        return option(kind, id) if kind == "way" else NOT_THERE

    def stands_for(self, name: Name) -> Name:
        """Return the token of a hero who may act next for a click on the hero's board."""
        acts = self.table.find(option("act", name[1]).key) if name[0] == "hero" else None
        return ("puck", name[1]) if acts is not None else name

    def lands(self, carry: Carry, name: Name) -> Option | None:
        """Let a light point be dropped into its slot, and a way into that of ways."""
        if carry.source[0] == "coins" and name == ("slot", "edge"):
            return self.table.find(option("edge").key)
        if carry.source[0] == "way" and name == ("slot", "way"):
            return self.table.find(option("way", carry.source[1]).key)
        return None

    def click(self, name: Name) -> Outcome:
        """Handle a click; on a spend card or a slot several answers are no question."""
        if self.carry is None or self.carry.source == name:
            found = {"buy": self._purchase, "slot": self._slot_click}.get(name[0])
            wish = found(name[1]) if found is not None else None
            offered = self.table.find(wish.key) if wish is not None else None
            if offered is not None:
                self.carry = None
                return offered
        return super().click(name)


def _there(placed: Placed, spots: Spots) -> bool:
    return placed.source in spots and (placed.target is None or placed.target in spots)
