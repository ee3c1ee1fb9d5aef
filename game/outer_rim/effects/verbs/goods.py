"""Cards that change hands without being bought."""

from __future__ import annotations

from game.outer_rim.cards.effects.goods import (
    Burden,
    Discard,
    DiscardDelivery,
    DiscardTop,
    Dispose,
    GainCard,
    Give,
    Keep,
    KeepSecret,
    Rotate,
    TakeCard,
    TakeCrew,
)
from game.outer_rim.company import rules as together
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.effects.verbs import whom
from game.outer_rim.events import CardPassed
from game.outer_rim.frames.turns import Cargo, Effects
from game.outer_rim.frames.turns import Discard as DiscardStep
from game.outer_rim.frames.turns import DiscardTop as DiscardTopStep
from game.outer_rim.frames.turns import TakeCrew as TakeCrewStep
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.rules import credits, encounters, slots
from game.outer_rim.text import icons
from game.outer_rim.text.grammar import many, one
from game.outer_rim.text.terms import DECKS, Said, Scene, decks, money
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Ask, Step

DISPOSE = {
    "discard": "discard this card",
    "remove": "remove this card from the game",
    "shuffle": "shuffle this card into its deck",
}

# --- gaining --------------------------------------------------------------------------------------


@verb(Keep)
class KeepVerb(Verb[Keep]):
    belongs = "encounter"

    def do(self, p: Play, f: Effects, e: Keep) -> None:
        encounters.keep(p, f.seat, f.card)

    def causes(self, e: Keep) -> tuple[str, ...]:
        return ("crew_gained",)

    def sentence(self, e: Keep, scene: Scene) -> Said:
        return Said(f"gain **{scene.asset}**" if scene.asset else "gain the asset of this card")

    def icon(self, e: Keep) -> str:
        return "+ this card"


@verb(Burden)
class BurdenVerb(Verb[Burden]):
    belongs = "encounter"

    def do(self, p: Play, f: Effects, e: Burden) -> None:
        encounters.keep(p, f.seat, f.card, forced=True)

    def causes(self, e: Burden) -> tuple[str, ...]:
        return ("crew_gained",)

    def sentence(self, e: Burden, scene: Scene) -> Said:
        what = f"**{scene.asset}**" if scene.asset else "the asset of this card"
        return Said(f"gain {what}, discarding a card if no slot is free for it")

    def icon(self, e: Burden) -> str:
        return "+ this card"


@verb(KeepSecret)
class KeepSecretVerb(Verb[KeepSecret]):
    belongs = "encounter"

    def do(self, p: Play, f: Effects, e: KeepSecret) -> None:
        encounters.keep_secret(p, f.seat, f.card)

    def sentence(self, e: KeepSecret, scene: Scene) -> Said:
        return Said("keep this card as a {icon:secret} secret")

    def icon(self, e: KeepSecret) -> str:
        return "{icon:secret}"


@verb(GainCard)
class GainCardVerb(Verb[GainCard]):
    def do(self, p: Play, f: Effects, e: GainCard) -> None:
        market.gain_top(p, f.seat, e.deck, e.kinds, f.card)

    def now(self, p: Play, seat: int, e: GainCard) -> str:
        reason = sales.why_not_gain(p, e.deck, e.kinds)
        if reason is not None:
            return f"You would gain no card now. {reason.text}"
        return f"The top card is {p.content.name(sales.top(p, e.deck))}."

    def causes(self, e: GainCard) -> tuple[str, ...]:
        return ("crew_gained",)

    def sentence(self, e: GainCard, scene: Scene) -> Said:
        given = f" if it is {listed((one(kind) for kind in e.kinds), 'or')}" if e.kinds else ""
        deck = DECKS[e.deck]
        return Said(f"gain the top card of the {deck} deck{given}", short=f"gain a {deck} card")

    def icon(self, e: GainCard) -> str:
        return f"{{icon:{e.deck}}} +1"


# --- taking crew ----------------------------------------------------------------------------------


@verb(Rotate)
class RotateVerb(Verb[Rotate]):
    belongs = "two_ends"

    def do(self, p: Play, f: Effects, e: Rotate) -> None:
        slots.rotate(p, f.seat, f.card)

    def sentence(self, e: Rotate, scene: Scene) -> Said:
        return Said("rotate this card")

    def icon(self, e: Rotate) -> str:
        return "{icon:rotate}"


@verb(TakeCrew)
class TakeCrewVerb(Verb[TakeCrew]):
    def do(self, p: Play, f: Effects, e: TakeCrew) -> None:
        p.push(TakeCrewStep(f.seat, cards=tuple(_crew_to_take(p, f.seat, e))))

    def possible(self, p: Play, seat: int, e: TakeCrew, card: str) -> bool:
        return bool(_crew_to_take(p, seat, e))

    def lack(self, p: Play, seat: int, e: TakeCrew, name: str, clause: str) -> Reason:
        what = "droid crew" if e.droid else "crew"
        return Reason(clause, "No other player in your space has {what}.", what=what)

    def causes(self, e: TakeCrew) -> tuple[str, ...]:
        return ("crew_gained",)

    def sentence(self, e: TakeCrew, scene: Scene) -> Said:
        return Said(f"take 1 {'droid ' if e.droid else ''}crew from {scene.rival}")

    def icon(self, e: TakeCrew) -> str:
        return f"take {'{icon:droid}' if e.droid else ''}{{icon:crew}}"


def _crew_to_take(p: Play, seat: int, e: TakeCrew) -> list[str]:
    return [
        each
        for other in company(p, seat)
        for each in p.player(other).cards
        if p.content.assets[each].kind == "crew" and (p.content.assets[each].droid or not e.droid)
    ]


def take_crew_options(p: Play, f: TakeCrewStep) -> Options:
    """Step ``take_crew``: whose crew to take."""
    return tuple(option("take", card) for card in f.cards)


def take_crew_answer(p: Play, f: TakeCrewStep, chosen: Option) -> None:
    """Give the crew to the player."""
    p.stack.pop()
    card = chosen.source
    for player in p.state.players:
        if card in player.cards and player.seat != f.seat:
            slots.take_out(p, player.seat, card)
            p.tell(CardPassed(seat=f.seat, card=card, giver=player.seat))
            slots.gain(p, f.seat, card, "taken")
            return


# --- discarding -----------------------------------------------------------------------------------


@verb(Discard)
class DiscardVerb(Verb[Discard]):
    def do(self, p: Play, f: Effects, e: Discard) -> None:
        for seat in whom.seats(p, f, e.who):
            asked = DiscardStep(p.chooser(seat), kinds=e.kinds, left=e.count, keep="", whose=seat)
            p.push(asked)

    def sentence(self, e: Discard, scene: Scene) -> Said:
        kinds = listed((many(kind) if e.count > 1 else kind for kind in e.kinds), "or")
        return whom.deed("discard", f"{e.count} {kinds}", e.who, scene)

    def icon(self, e: Discard) -> str:
        return f"{icons.decks(e.kinds)} -{e.count}"


@verb(DiscardTop)
class DiscardTopVerb(Verb[DiscardTop]):
    def do(self, p: Play, f: Effects, e: DiscardTop) -> None:
        if e.choice:
            p.push(DiscardTopStep(f.seat, decks=e.decks, card=f.card))
            return
        for deck in e.decks:
            market.discard_top(p, f.seat, deck, f.card)

    def sentence(self, e: DiscardTop, scene: Scene) -> Said:
        if e.choice and len(e.decks) == len(DECKS):
            return Said("discard the top card of a market deck", short="discard a market card")
        link = "or" if e.choice else "and"
        cards = "top cards" if link == "and" and len(e.decks) > 1 else "top card"
        return Said(f"discard the {cards} of the {decks(e.decks, link)}")

    def icon(self, e: DiscardTop) -> str:
        return "discard {icon:market} top"


def discard_top_options(p: Play, f: DiscardTopStep) -> Options:
    """Step ``discard_top``: of which deck."""
    return tuple(option("discard", deck) for deck in f.decks if p.state.market[deck])


def discard_top_answer(p: Play, f: DiscardTopStep, chosen: Option) -> None:
    """Discard it."""
    p.stack.pop()
    market.discard_top(p, f.seat, chosen.source, f.card)


@verb(Dispose)
class DisposeVerb(Verb[Dispose]):
    def do(self, p: Play, f: Effects, e: Dispose) -> None:
        if f.card in p.state.open and f.card in p.content.assets:
            market.dispose(p, f.seat, f.card, e.how)
        elif f.card in p.player(f.seat).cards:
            slots.take_out(p, f.seat, f.card)
            p.state.open = (*p.state.open, f.card)
            market.dispose(p, f.seat, f.card, e.how)

    def sentence(self, e: Dispose, scene: Scene) -> Said:
        return Said(DISPOSE[e.how])

    def icon(self, e: Dispose) -> str:
        return "{icon:discard}"


PENDING: tuple[Step[Play], ...] = (
    Ask(DiscardTopStep, discard_top_options, discard_top_answer),
    Ask(TakeCrewStep, take_crew_options, take_crew_answer),
)
"""the steps that are run here"""


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
            p.push(TakeCrewStep(f.seat, cards=tuple(found)))

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
