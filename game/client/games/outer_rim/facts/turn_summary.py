"""A turn in one sentence: "Lando Calrissian flies to Lothal, sells Droid Parts and buys 1 fame."

Of a long turn it has only the weightiest deeds, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.client.draw.richtext import literal
from game.client.games.outer_rim.play.model import Model
from game.outer_rim import events as e
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.cards.models import Patrol
from game.outer_rim.combat.events import (
    CombatDecided,
    Defeated,
)
from game.outer_rim.contacts.events import ContactMet, ContactRevealed
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.context import Play
from game.outer_rim.market.events import CardBought, MarketDiscarded
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import at, name_of, patrol, space_name
from game.table.events import Event
from game.table.grammar import listed

MOST = 4
"""deeds in a sentence"""
MOST_TOLD = 2
"""lines of the log in place of a sentence without a deed"""


@dataclass(frozen=True)
class Deed:
    """One thing that a player did, beginning with its verb, and its weight."""

    words: str
    weight: int


def sentence(model: Model, seat: int, events: Sequence[Event]) -> str:
    """Return what a player did in these events, as markup."""
    play = model.game.play(model.state)
    deeds = _merge(_Teller(play, seat, events).deeds())
    kept = sorted(deeds, key=lambda deed: -deed.weight)[:MOST]
    words = [deed.words for deed in deeds if deed in kept]
    if not words:
        told = (model.tell(each) for each in events if not isinstance(each, e.TurnBegan))
        happened = " ".join([*filter(None, told)][:MOST_TOLD])
        return literal(happened or f"{name_of(play, seat)} waits.")
    return literal(f"{name_of(play, seat)} {listed(words)}.")


def _merge(deeds: Sequence[Deed]) -> list[Deed]:
    """Return the deeds, those next to each other with the same verb as one."""
    made: list[Deed] = []
    for deed in deeds:
        verb = deed.words.partition(" ")[0] + " "
        if made and verb in ("delivers ", "buys ", "reveals ") and made[-1].words.startswith(verb):
            words = f"{made[-1].words} and {deed.words.removeprefix(verb)}"
            made[-1] = Deed(words, max(made[-1].weight, deed.weight))
        elif deed not in made:
            made.append(deed)
    return made


class _Teller:
    """The deeds of one player in some events."""

    def __init__(self, play: Play, seat: int, events: Sequence[Event]) -> None:
        self.play, self.seat, self.events = play, seat, events
        self.name = play.content.name

    def deeds(self) -> list[Deed]:
        """Return everything worth telling, in order."""
        made: list[Deed] = []
        for event in self.events:
            tell = TELLERS.get(type(event))
            if tell is not None and getattr(event, "seat", self.seat) == self.seat:
                made += tell(self, event)
        return [*self._lurked(), *made, *self._fame()]

    def _fame(self) -> list[Deed]:
        """Return the fame gained or lost, other than bought."""
        total = sum(
            each.amount
            for each in self.events
            if isinstance(each, e.FameChanged) and each.seat == self.seat and not _is_purchase(each)
        )
        verb = "gains" if total > 0 else "loses"
        return [Deed(f"{verb} {plural(abs(total), 'fame')}", 90)] if total else []

    def _lurked(self) -> list[Deed]:
        """Return where a player stays that does not fly."""
        space = self.play.player(self.seat).space
        moved = any(isinstance(each, e.ShipMoved) and each.path for each in self.events)
        told = any(isinstance(each, e.CreditsChanged | e.Recovered) for each in self.events)
        return [] if moved or told or not space else [Deed(f"stays {at(self.play, space)}", 1)]

    def moved(self, x: e.ShipMoved) -> list[Deed]:
        return [Deed(f"flies to {space_name(self.play, x.path[-1])}", 60)] if x.path else []

    def recovered(self, x: e.Recovered) -> list[Deed]:
        return [Deed("recovers", 40)]

    def credits(self, x: e.CreditsChanged) -> list[Deed]:
        verb = "takes" if x.cause in ("planning", "ai") else "gains"
        return [Deed(f"{verb} {x.amount:,} credits", 30)] if x.amount > 0 else []

    def paid(self, x: e.FameChanged) -> list[Deed]:
        return [Deed(f"buys {x.amount} fame", 85)] if _is_purchase(x) else []

    def bought(self, x: CardBought) -> list[Deed]:
        asset = self.play.content.assets.get(x.card)
        name = self.name(x.card)
        if asset is not None and asset.kind == "bounty":
            return [Deed(f"takes the bounty on {name}", 55)]
        return [Deed(f"{'buys' if x.price else 'takes'} {name}", 55)]

    def delivered(self, x: e.CargoDelivered) -> list[Deed]:
        return [Deed(f"delivers {self.name(x.card)}", 75)]

    def bounty(self, x: BountyClosed) -> list[Deed]:
        verbs = {"eliminated": "eliminates", "captured": "captures", "hunted": "defeats"}
        whom = x.contact or self.play.content.assets[x.card].target
        return [Deed(f"{verbs.get(x.how, 'hands over')} {self.name(whom)}", 80)]

    def job(self, x: e.JobEnded) -> list[Deed]:
        return [Deed(f"{'completes' if x.completed else 'fails'} {self.name(x.card)}", 80)]

    def revealed(self, x: ContactRevealed) -> list[Deed]:
        met = (each.contact for each in self.events if isinstance(each, ContactMet))
        if x.contact in met:
            return []
        where = at(self.play, planet_of(x.place))
        return [Deed(f"reveals {self.name(x.contact)} {where}", 35)]

    def met(self, x: ContactMet) -> list[Deed]:
        crew = x.card in self.play.player(self.seat).cards
        return [Deed(f"{'hires' if crew else 'meets'} {self.name(x.contact)}", 50)]

    def drawn(self, x: e.EncounterDrawn) -> list[Deed]:
        card = self.play.content.encounter_cards[x.card]
        secret = x.section >= 0 and card.sections[x.section].secret is not None
        return [Deed("keeps a secret" if secret else f"draws {card.name}", 33)]

    def fought(self, x: CombatDecided) -> list[Deed]:
        token = self.play.content.components.get(x.enemy)
        if x.defender >= 0:
            who = name_of(self.play, x.defender)
        elif isinstance(token, Patrol):
            who = f"the {patrol(token.faction)}"
        else:
            who = self.name(x.enemy)
        return [Deed(f"{'beats' if x.won else 'loses to'} {who}", 78)]

    def standing(self, x: e.ReputationChanged) -> list[Deed]:
        verb = "gains" if x.now > x.before else "loses"
        return [Deed(f"{verb} {x.faction.title()} reputation", 20)]

    def defeated(self, x: Defeated) -> list[Deed]:
        return [Deed("is defeated", 95)]

    def goal(self, x: e.GoalCompleted) -> list[Deed]:
        return [Deed(f"completes the {x.goal} goal", 92)]

    def discarded(self, x: MarketDiscarded) -> list[Deed]:
        return [Deed(f"discards {self.name(x.card)} from the market", 10)]


def _is_purchase(event: e.FameChanged) -> bool:
    return event.cause == "ai" and event.amount > 0


TELLERS: dict[type[Event], Callable[[_Teller, Any], list[Deed]]] = {
    e.ShipMoved: _Teller.moved,
    e.Recovered: _Teller.recovered,
    e.CreditsChanged: _Teller.credits,
    e.FameChanged: _Teller.paid,
    CardBought: _Teller.bought,
    e.CargoDelivered: _Teller.delivered,
    BountyClosed: _Teller.bounty,
    e.JobEnded: _Teller.job,
    ContactRevealed: _Teller.revealed,
    ContactMet: _Teller.met,
    e.EncounterDrawn: _Teller.drawn,
    CombatDecided: _Teller.fought,
    e.ReputationChanged: _Teller.standing,
    Defeated: _Teller.defeated,
    e.GoalCompleted: _Teller.goal,
    MarketDiscarded: _Teller.discarded,
}
