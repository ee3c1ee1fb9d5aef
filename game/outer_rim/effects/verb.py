"""The parts of a verb of cards, and the table of all verbs by kind of effect.

Each kind of effect (a class in ``cards.effects``) has one verb (a class in ``effects.verbs``) that
carries it out, knows whether it can do anything, and puts it into words and icons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, Literal, TypeVar

from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.cards.effects.language import Effect
from game.outer_rim.context import Play
from game.outer_rim.frames.turns import Effects
from game.outer_rim.text.terms import Said, Scene
from game.table.refusals import Reason

E = TypeVar("E", bound=Effect)


class Verb(ABC, Generic[E]):
    """Everything about one kind of effect."""

    moments: ClassVar[tuple[When, ...]] = ()
    """the only moments of abilities at which it works; () if it may be in any block"""
    belongs: ClassVar[Literal["", "ambition", "contact", "encounter", "job", "two_ends"]] = ""
    """the only kind of card on which it works; "" if it works on any"""

    sought: ClassVar[bool] = False
    """whether an ability that interrupts is offered only if this effect is possible"""

    @abstractmethod
    def do(self, p: Play, f: Effects, e: E) -> None:
        """Carry out the effect.

        The frame has already moved on to the next effect: push anything that must be finished
        before that.
        """

    @abstractmethod
    def sentence(self, e: E, scene: Scene) -> Said:
        """Return the effect in words."""

    @abstractmethod
    def icon(self, e: E) -> str:
        """Return the effect in icons, for a card's one line; "" for none."""

    def possible(self, p: Play, seat: int, e: E, card: str) -> bool:
        """Return True if the effect finds its targets: checked before it is offered."""
        return True

    def lack(self, p: Play, seat: int, e: E, name: str, clause: str) -> Reason:
        """Return the reason why an effect is impossible.

        ``name`` is the ability's, ``clause`` that of the step in which it is used.
        """
        return Reason(clause, "{name} would do nothing now.", name=name)

    def now(self, p: Play, seat: int, e: E) -> str:
        """Return the sentence that tells what the effect would meet now, or why it would come to
        nothing; "" for an effect whose words say all."""
        return ""

    def causes(self, e: E) -> tuple[str, ...]:
        """Return the moments of abilities that the effect may cause, and the cards: ``a deal``.

        The linter uses it to find effects that trigger themselves endlessly.
        """
        return ()


VERBS: dict[type[Effect], Verb[Any]] = {}
"""the verb of each kind of effect; ``Any`` because each accepts effects of its own kind only"""


def verb(kind: type[E]) -> Callable[[type[Verb[E]]], type[Verb[E]]]:
    """Register a class as the verb of a kind of effect."""

    def register(made: type[Verb[E]]) -> type[Verb[E]]:
        if kind in VERBS:
            raise TypeError(f"{kind.__name__} has two verbs: {VERBS[kind]} and {made}")
        VERBS[kind] = made()
        return made

    return register


def check_all(kinds: Iterable[type[Effect]]) -> None:
    """Raise if a kind of effect has no verb."""
    missing = [f"{kind.__name__} (in {kind.__module__})" for kind in kinds if kind not in VERBS]
    if missing:
        raise TypeError(
            f"no verb for {', '.join(missing)}: write a class with @verb in the module of the same "
            "name in effects/verbs"
        )


def verb_of(effect: E) -> Verb[E]:
    """Return the verb of an effect."""
    found: Verb[E] = VERBS[type(effect)]
    return found


def possible(p: Play, seat: int, effect: Effect, card: str) -> bool:
    """Return True if an effect finds its targets."""
    return verb_of(effect).possible(p, seat, effect, card)
