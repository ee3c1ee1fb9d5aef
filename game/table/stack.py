"""The state machine that carries a game from one decision to the next.

Pending work is data: a stack of frames in the state. Each frame names a step; a table of the game
maps it to its code. A step either runs automatically (and pushes, pops or advances its frame) or
asks: it lists options, and carries out the chosen one.

The rule for steps that may push others: first set the frame's own ``at`` (or pop it), then push.
Everything above a frame is finished before the frame runs again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Protocol, Self, TypeVar, Union

from pydantic import Discriminator, GetPydanticSchema, Tag, with_config

from game.table.copying import copier
from game.table.decisions import Option, Options
from game.table.refusals import Stuck
from game.table.validation import STRICT, Index, Natural


@with_config(STRICT)
@dataclass(slots=True)
class Frame:
    """One pending step: its seat, its position, and its name.

    The steps of a game are classes of their own, with a field for each thing that a step
    remembers: ids, numbers and tuples of them, never objects that change, so that any moment of
    a game can be saved and cloned.
    """

    seat: Index
    at: Natural = field(default=0, kw_only=True)
    step: str = field(default="", kw_only=True)

    def clone(self) -> Self:
        """Return an independent copy."""
        copied: Self = COPIERS[type(self)](self)
        return copied

    def values(self) -> tuple[Any, ...]:
        """Return the value of each field, in order."""
        return tuple([getattr(self, name) for name in self.__dataclass_fields__])


def by_step(kinds: Mapping[str, type[Frame]]) -> GetPydanticSchema:
    """Return the annotation for frames that are read back as the class of their step."""

    def step_of(frame: Any) -> str | None:
        step = frame.get("step") if isinstance(frame, dict) else getattr(frame, "step", None)
        return step if isinstance(step, str) and step in kinds else None

    tagged: Any = Union[tuple(Annotated[each, Tag(tag)] for tag, each in kinds.items())]
    chosen: Any = Annotated[tagged, Discriminator(step_of)]
    return GetPydanticSchema(lambda source, handler: handler(chosen))


class _Copiers(dict[type[Frame], Callable[[Any], Any]]):
    """The function that copies the frames of a class, written when it is first needed."""

    def __missing__(self, kind: type[Frame]) -> Callable[[Any], Any]:
        self[kind] = copier(kind)
        return self[kind]


COPIERS = _Copiers()


def copies(stack: Iterable[Frame]) -> list[Frame]:
    """Return independent copies of pending frames."""
    return [COPIERS[type(frame)](frame) for frame in stack]


class Pending(Protocol):
    """The machine's view of a game in progress."""

    @property
    def stack(self) -> list[Frame]:
        """Return the pending frames, the next one last."""

    @property
    def over(self) -> bool:
        """Return True if the game has ended."""


P = TypeVar("P", bound=Pending)
F = TypeVar("F", bound=Frame)


@dataclass(slots=True, frozen=True)
class Auto(Generic[P, F]):
    """A step that runs automatically, pending as a frame of the class ``kind``."""

    kind: type[F]
    run: Callable[[P, F], None]


@dataclass(slots=True, frozen=True)
class Ask(Generic[P, F]):
    """A step that asks the frame's seat, pending as a frame of the class ``kind``.

    ``options`` lists the answers; an empty list means that there is nothing to ask, and the frame
    is dropped. ``answer`` carries out one of them. With ``shown`` the step asks even with a single
    option, because it reveals or ends something.
    """

    kind: type[F]
    options: Callable[[P, F], Options]
    answer: Callable[[P, F, Option], None]
    shown: bool = False


Step = Auto[P, Any] | Ask[P, Any]


def steps_by_name(*run: Iterable[Step[P]]) -> dict[str, Step[P]]:
    """Return steps by the name that their frames carry, in order. Raise ``ValueError`` for two of
    one name, or one without."""
    found: dict[str, Step[P]] = {}
    for step in (each for steps in run for each in steps):
        name = step.kind.__dataclass_fields__["step"].default
        if not name or name in found:
            raise ValueError(f"{step.kind.__name__}: two steps are called {name!r}, or it is empty")
        found[name] = step
    return found


Waits = Callable[[P, Any, Ask[P, Any], Options], bool]
"""for a question with one answer: whether something may happen first that adds another"""
LIMIT = 20_000
"""number of steps without a question after which a game counts as stuck"""
DEEPEST = 1_000
"""number of pending steps at which it does, as each may have to scan all below it"""


def advance(
    pending: P, steps: Mapping[str, Step[P]], waits: Waits[P] | None = None
) -> tuple[Frame, Options] | None:
    """Run until a seat has a choice.

    Return the asking frame with its options, or None when the game is over. A question with one
    answer is asked if ``waits`` says so. Raise ``Stuck`` if cards trigger each other endlessly.
    """
    stack = pending.stack
    for _ in range(LIMIT):
        if pending.over or not stack:
            return None
        if len(stack) > DEEPEST:
            break
        frame = stack[-1]
        step = steps[frame.step]
        if isinstance(step, Auto):
            step.run(pending, frame)
            continue
        options = step.options(pending, frame)
        if not options:
            stack.pop()
        elif len(options) > 1 or step.shown or waits and waits(pending, frame, step, options):
            return frame, options
        else:
            step.answer(pending, frame, options[0])
    raise Stuck(
        "This never ends: cards trigger each other forever "
        f"(the last step was '{stack[-1].step}'). The game stays as it was."
    )
