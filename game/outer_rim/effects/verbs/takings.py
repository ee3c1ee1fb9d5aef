"""Credits and cards that pass between two players, and cargo that is lost on delivery."""

from __future__ import annotations

from game.outer_rim.cards.effects.takings import DiscardDelivery, Give, TakeCard
from game.outer_rim.company import rules as together
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.effects.verbs import whom
from game.outer_rim.frames.effects import Effects
from game.outer_rim.frames.encounters import TakeCrew
from game.outer_rim.frames.turns import Cargo
from game.outer_rim.rules import credits, slots
from game.outer_rim.text import icons
from game.outer_rim.text.terms import Said, Scene, money
from game.table.grammar import listed
from game.table.refusals import Reason


@verb(Give)
class GiveVerb(Verb[Give]):
    def do(self, p: Play, f: Effects, e: Give) -> None:
        for seat in whom.seats(p, f, "opponent"):
            given = credits.lose(p, f.seat, e.credits, f.card)
            credits.gain(p, seat, given, f.card)

    def possible(self, p: Play, seat: int, e: Give, card: str) -> bool:
        return bool(company(p, seat))

    def lack(self, p: Play, seat: int, e: Give, name: str, clause: str) -> Reason:
        return Reason(clause, "{name} needs another player in your space.", name=name)

    def sentence(self, e: Give, scene: Scene) -> Said:
        upto = "" if scene.pays else "up to "
        return Said(f"give {upto}{money(e.credits)} to {scene.rival}")

    def icon(self, e: Give) -> str:
        return f"give {{icon:credits}} {e.credits:,}"


@verb(TakeCard)
class TakeCardVerb(Verb[TakeCard]):
    def do(self, p: Play, f: Effects, e: TakeCard) -> None:
        known = f.context.prize
        for seat in whom.seats(p, f, "opponent"):
            found = together.cards_of(p, seat, e)
            if known:
                found = [each for each in found if each == known]
            p.push(TakeCrew(f.seat, cards=tuple(found)))

    def possible(self, p: Play, seat: int, e: TakeCard, card: str) -> bool:
        return any(together.cards_of(p, other, e) for other in company(p, seat))

    def lack(self, p: Play, seat: int, e: TakeCard, name: str, clause: str) -> Reason:
        what = _what(e).removeprefix("1 ")
        return Reason(clause, "No one in your space has {what} for {name}.", name=name, what=what)

    def causes(self, e: TakeCard) -> tuple[str, ...]:
        return ("crew_gained",) if "crew" in e.kinds else ()

    def sentence(self, e: TakeCard, scene: Scene) -> Said:
        return Said(f"take {scene.prize or _what(e)} from {scene.rival}")

    def icon(self, e: TakeCard) -> str:
        return f"take {icons.decks(e.kinds)}"


def _what(e: TakeCard) -> str:
    most = "" if e.worth is None else f" that costs {e.worth:,} credits or less"
    return f"1 {listed(e.kinds, 'or')}{most}"


@verb(DiscardDelivery)
class DiscardDeliveryVerb(Verb[DiscardDelivery]):
    def do(self, p: Play, f: Effects, e: DiscardDelivery) -> None:
        delivery = p.below(Cargo)
        if delivery is not None and delivery.card in p.player(delivery.seat).cards:
            slots.drop(p, delivery.seat, delivery.card, f.card)

    def possible(self, p: Play, seat: int, e: DiscardDelivery, card: str) -> bool:
        return p.below(Cargo) is not None

    def lack(self, p: Play, seat: int, e: DiscardDelivery, name: str, clause: str) -> Reason:
        return Reason(clause, "{name} is for a delivery, and none is under way.", name=name)

    def sentence(self, e: DiscardDelivery, scene: Scene) -> Said:
        return Said("discard this cargo")

    def icon(self, e: DiscardDelivery) -> str:
        return "{icon:cargo} -1"
