"""Drawing and discarding: skill, planning and event decks, and disrupt tokens (MA-278, MA-285)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.context import SHARED, Play

PLANNING, EVENT = "planning", "event"


def take(p: Play, deck: str) -> str:
    """Take the top card of a deck, "" if deck and pile are empty. The last card taken has the pile
    shuffled at once, without it (MA-285, MA-R69)."""
    cards = p.state.decks[deck]
    if not cards:
        return ""
    p.state.decks[deck] = cards[:-1]
    p.state.top.pop(deck, None)
    refill(p, deck)
    return cards[-1]


def refill(p: Play, deck: str) -> None:
    """Shuffle the discard pile as the new deck if the deck is empty."""
    state = p.state
    if state.piles[deck] and not state.decks[deck]:
        state.decks[deck] = tuple(p.shuffle(f"deck.{deck}", state.piles[deck]))
        state.piles[deck] = ()
        p.events.append(e.DeckShuffled(deck=deck))


def discard(p: Play, deck: str, *cards: str) -> None:
    """Put cards faceup on the discard pile of a deck; a planning or event deck without cards is
    made of them at once (MA-285), a skill deck after its slot has been emptied (MA-R70)."""
    p.state.piles[deck] += cards
    if deck in (PLANNING, EVENT):
        refill(p, deck)


def put_on_top(p: Play, deck: str, card: str, seats: tuple[int, ...]) -> None:
    """Put a card facedown on its deck; these seats know it."""
    p.state.decks[deck] += (card,)
    p.state.top[deck] = seats


def put_under(p: Play, deck: str) -> None:
    """Put the top card of a deck under it."""
    cards = p.state.decks[deck]
    p.state.decks[deck] = (cards[-1], *cards[:-1])
    p.state.top.pop(deck, None)


def skill_deck(p: Play, seat: int) -> str:
    """Return the name of the deck from which a seat draws skill cards (MA-408)."""
    return SHARED if p.shared else p.state.characters[seat]


def draw_skills(p: Play, seat: int, count: int) -> None:
    """Draw skill cards into a hand; cards that are not there are owed (MA-286)."""
    drawn = []
    for _ in range(count):
        card = take(p, skill_deck(p, seat))
        if not card:
            break
        drawn.append(card)
    if drawn:
        p.state.hands[seat] += tuple(drawn)
        if seat == p.state.client:  # an open hand
            p.change(e.SkillsDrawn(seat=seat, count=len(drawn), cards=tuple(drawn)))
            others: tuple[int, ...] = ()
        else:
            others = tuple(each for each in range(len(p.state.setup.seats)) if each != seat)
            p.change(e.SkillsDrawn(seat=seat, count=len(drawn), cards=tuple(drawn), to=(seat,)))
        if others:
            p.events.append(e.SkillsDrawn(seat=seat, count=len(drawn), to=others))
    if len(drawn) < count:
        p.state.owed[seat] = p.state.owed.get(seat, 0) + count - len(drawn)


def pay_owed(p: Play) -> None:
    """Make skill decks without cards of their piles, and draw the skill cards owed, the player
    whose turn it is first (MA-R39, MA-R70)."""
    seats = len(p.state.setup.seats)
    for deck in [SHARED] if p.shared else p.state.characters:
        refill(p, deck)
    for step in range(seats):
        seat = (p.state.player + step) % seats
        draw_skills(p, seat, p.state.owed.pop(seat, 0))


def take_disrupt(p: Play) -> int:
    """Take a disrupt token from the pool; a substitute if all are in use (MA-278, MA-279)."""
    state = p.state
    if not state.pool:
        if not state.spent:
            state.substitutes += 1
            return p.content.table.substitute
        state.pool = p.shuffle("disrupts", state.spent)
        state.spent = []
        p.events.append(e.PoolMixed(count=len(state.pool)))
    return state.pool.pop()


def discard_disrupts(p: Play, *tokens: int) -> None:
    """Discard disrupt tokens. Substitutes are not kept; of tokens worth as much they go first
    (MA-278, MA-279)."""
    state = p.state
    for token in tokens:
        if state.substitutes and token == p.content.table.substitute:
            state.substitutes -= 1
        else:
            state.spent.append(token)
