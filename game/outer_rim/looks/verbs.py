"""Looking at cards that lie facedown on top of a deck."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.frames.turns import Effects
from game.outer_rim.looks import rules
from game.outer_rim.looks.effects import LookTop
from game.outer_rim.market.verbs import GOODS
from game.outer_rim.text import icons
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.terms import DECKS, Said, Scene, deck_name, money
from game.table.grammar import listed
from game.table.refusals import Reason

REST = {
    "same": "",
    "order": " Put {others} back in any order.",
    "under": " Put {others} under the deck.",
    "shuffle": " Shuffle {others} back into the deck.",
}


@verb(LookTop)
class LookTopVerb(Verb[LookTop]):
    def do(self, p: Play, f: Effects, e: LookTop) -> None:
        rules.begin(p, f.seat, e, f.card)

    def possible(self, p: Play, seat: int, e: LookTop, card: str) -> bool:
        return bool(rules.cards_of(p, e.deck))

    def lack(self, p: Play, seat: int, e: LookTop, name: str, clause: str) -> Reason:
        deck = deck_name(p.content, e.deck)
        return Reason(clause, "The {deck} deck has no cards left.", deck=deck)

    def causes(self, e: LookTop) -> tuple[str, ...]:
        return GOODS if e.take in ("gain", "buy") else ()

    def sentence(self, e: LookTop, scene: Scene) -> Said:
        deck = deck_name(scene.content, e.deck)
        top = "top card" if e.count == 1 else f"top {e.count} cards"
        others = "the others" if e.take and e.count > 1 else "them" if e.count > 1 else "it"
        return Said(
            f"look at the {top} of the {deck} deck",
            _taken(e) + REST[e.rest].format(others=others),
            short=f"look at the {plural(e.count, f'{deck} card')}",
        )

    def icon(self, e: LookTop) -> str:
        deck = icons.decks((e.deck,)) if e.deck in DECKS else "{icon:encounter}"
        price = " {icon:credits} 1/2" if e.half else ""
        price = f" {{icon:credits}} -{e.discount:,}" if e.discount else price
        how = {"gain": " +1", "buy": f" {{icon:market}}{price}", "top": "", "": ""}[e.take]
        return f"{{icon:eye}} {e.count} {deck}{how}"


def _taken(e: LookTop) -> str:
    """Return what may be done with one of the cards, as a sentence."""
    which = f"1 {listed(e.kinds, 'or')} among them" if e.kinds else "1 of them"
    less = f" for {money(e.discount)} less" if e.discount else ""
    if e.half:
        less = " for half its cost, rounded up to a full 1,000 credits"
    return {
        "": "",
        "gain": f" You may gain {which}.",
        "buy": f" You may buy {which}{less}.",
        "top": " Put 1 of them on top.",
    }[e.take]
