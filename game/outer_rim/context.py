"""The processing of one answer: the content, the state, and the events so far."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from game.outer_rim.cards.effects.language import Block, Effect
from game.outer_rim.catalog import Content
from game.outer_rim.combat.events import DiceRolled
from game.outer_rim.combat.frames import Dice
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.frames.turns import Effects, Job, Placed
from game.outer_rim.maps.galaxy import Galaxy
from game.outer_rim.market.events import MarketRevealed
from game.outer_rim.rules.stats import Table, Values
from game.outer_rim.state import UNTOUCHED, AiSeat, CardState, Player, State
from game.table import streams
from game.table.events import Event
from game.table.stack import Frame

MOST_DICE = 40
"""maximum number of dice in one roll, whatever the cards of players add up to"""


F = TypeVar("F", bound=Frame)
E = TypeVar("E", bound=Effect)


def some_dice(count: int) -> int:
    """Return a number of dice that can be rolled."""
    return max(0, min(count, MOST_DICE))


class Play:
    """The data that every rule works with.

    ``content``, ``galaxy`` and ``table`` never change; ``state`` does; ``events`` grows. ``by`` is
    the seat that gave the answer, -1 for none.
    """

    __slots__ = ("content", "galaxy", "table", "state", "stack", "events", "drawn", "by")

    def __init__(self, content: Content, galaxy: Galaxy, table: Table, state: State) -> None:
        self.content = content
        self.galaxy = galaxy
        self.table = table
        self.state = state
        self.stack: list[Frame] = state.stack
        self.events: list[Event] = []
        self.drawn: list[int] = []
        self.by = -1

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.ending != ""

    def push(self, step: F) -> F:
        """Put a step on top of the pending ones."""
        self.stack.append(step)
        return step

    def below(self, kind: type[F]) -> F | None:
        """Return the nearest pending frame of a class."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def under(self, kind: type[F], frame: Frame | None = None) -> F:
        """Return the frame directly below another one, or the one on top, checked to be of this
        class."""
        place = len(self.stack)
        while frame is not None and self.stack[place - 1] is not frame:
            place -= 1
        found = self.stack[place - (1 if frame is None else 2)]
        assert isinstance(found, kind), found
        return found

    def tell(self, event: Event) -> None:
        """Record an event."""
        self.events.append(event)

    def player(self, seat: int) -> Player:
        """Return the player in a seat."""
        return self.state.players[seat]

    def values(self, seat: int) -> Values:
        """Return the current values of the player in a seat."""
        return self.table.of(self.state.players[seat])

    def values_with(self, seat: int, cards: tuple[str, ...]) -> Values:
        """Return the values that the player in a seat would have with these cards in the slots."""
        return self.table.of(self.state.players[seat], cards)

    def slots_with(self, seat: int, cards: tuple[str, ...]) -> Values:
        """Return values with the slots that the player in a seat would have with these cards."""
        return self.table.slots(self.state.players[seat], cards)

    def is_deck(self, seat: int) -> bool:
        """Return True if this seat is run by the AI deck."""
        return self.state.players[seat].ai is not None

    def on(self, card: str) -> CardState:
        """Return the state of a card in play."""
        return self.state.cards.get(self.content.card_of(card), UNTOUCHED)

    def lay(self, card: str, **changes: Any) -> None:
        """Change the state of a card in play."""
        now = replace(self.on(card), **changes)
        if now == UNTOUCHED:
            self.state.cards.pop(self.content.card_of(card), None)
        else:
            self.state.cards[self.content.card_of(card)] = now

    def clear(self, card: str) -> CardState:
        """Reset the state of a card that leaves play; return its previous state."""
        return self.state.cards.pop(self.content.card_of(card), UNTOUCHED)

    def ai(self, seat: int) -> AiSeat:
        """Return the part of the state that the AI in a seat has."""
        found = self.state.players[seat].ai
        assert found is not None, seat
        return found

    def chooser(self, seat: int) -> int:
        """Return the chooser for a seat: itself; for the AI the seat that decides for it, and for
        the partner in a job its owner (UB-094)."""
        found = self.state.players[seat].ai
        if found is not None:
            return found.chooser
        job = self.below(Job)
        return job.seat if job is not None and job.partner == seat else seat

    def draw(self, stream: str, below: int) -> int:
        """Return a random number in 0..below-1 from one of the game's streams."""
        result = streams.draw(self.state.seed, self.state.streams, stream, below)
        self.drawn.append(result)
        return result

    def shuffle(self, stream: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the cards in a random order."""
        return streams.shuffle(cards, lambda below: self.draw(stream, below))

    def pick(self, stream: str, items: tuple[str, ...]) -> str:
        """Return one of the items at random; the only one without a draw."""
        return items[0] if len(items) == 1 else items[self.draw(stream, len(items))]

    def faces(self, count: int) -> tuple[str, ...]:
        """Roll dice (OR-R01; OR-R04: as many as needed). Faces fixed by a setup file come first."""
        state, die = self.state, self.content.board.die
        laid = state.dice[:count] if self.stack and state.round else ()
        if laid:
            state.dice = state.dice[len(laid) :]
        rolled = tuple(die[self.draw("dice", len(die))] for _ in range(count - len(laid)))
        return laid + rolled

    def roll(self, seat: int, count: int, purpose: str, opponent: int = -1) -> None:
        """Roll dice, then let abilities work on them; the frame on top now gets the ``faces``."""
        faces = self.faces(some_dice(count))
        self.tell(DiceRolled(seat=seat, purpose=purpose, faces=faces))
        self.push(Dice(seat, purpose=purpose, faces=faces, opponent=opponent))

    def block(self, seat: int, block: Block, card: str, context: Context = NOTHING) -> None:
        """Resolve a block of effects next, for a seat, as the effect of a card."""
        if block:
            name = self.content.block_name(block)
            self.push(Effects(seat, block=name, card=card, context=context))

    def effect(self, f: Placed, kind: type[E]) -> E:
        """Return the effect that a step is for, checked to be of this kind."""
        found = self.content.effect(f.block, f.place)
        assert isinstance(found, kind), found
        return found

    def reveal_market(self, deck: str) -> None:
        """Report the present top card of a market deck."""
        cards = self.state.market[deck]
        self.tell(MarketRevealed(deck=deck, card=cards[0] if cards else "", cause="market"))
