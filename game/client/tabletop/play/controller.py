"""From pointer and keys to option keys: where options are, and what gestures mean.

There are no rules in here. An option names a component and a place by id; a table of patterns lists
the kinds of thing on the screen that these ids can be. If such a thing is found, it is the option's
control; an option without a place on the screen is listed as a button. A click or drop that is no
control stands for an intent: if the game offers it, it is carried out, otherwise the game gives the
reason against it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.client.shell.window.scenes import Control
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.model import TableModel
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

SEVERAL = Reason("", "That card or piece can do more than one thing here: choose a button.")
NOT_THERE = Reason("", "You cannot use that there. Valid spots light up.")
LATER = "{who} decides now; your choice comes later."
DOUBLE = 0.5  # seconds between the clicks of a double click
CLOSING = ("end", "done", "keep", "pay", "decline", "pass", "fail", "yield")
PRIMARY = ("end", "done", "keep", "pay")


@dataclass(frozen=True)
class Verbs:
    """The rules for playing a game's verbs on the screen.

    ``patterns``: by verb, the kinds of thing that its source and target can be, in order of
    preference; "" stands for none. ``listed`` verbs also have a button, because a light on the
    table is easily missed. ``icons`` are those of buttons. The first of ``closing`` that is offered
    is at the right of the bar, pressed by the key that ends a step if it is ``primary``. ``grab``
    are the kinds that can be picked up, if only to learn why they cannot go anywhere; ``direct``
    those where a click is enough if only one answer leads there.
    """

    patterns: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    listed: frozenset[str] = frozenset()
    icons: Mapping[str, str] = field(default_factory=dict)
    closing: tuple[str, ...] = CLOSING
    primary: tuple[str, ...] = PRIMARY
    grab: frozenset[str] = frozenset()
    direct: frozenset[str] = frozenset()
    later: str = ""
    """the clause on whose decision it is"""


@dataclass(frozen=True)
class Placed:
    """The position of an option: the thing to grab, and its goal (None: a click is enough)."""

    option: Option
    source: Name
    target: Name | None = None


@dataclass
class Carry:
    """Something picked up. ``by_key``: with the keyboard, so no ghost follows the pointer."""

    source: Name
    by_key: bool = False
    dragged: bool = False
    start: tuple[int, int] = (0, 0)
    pos: tuple[int, int] = (0, 0)
    targets: dict[Name, Option] = field(default_factory=dict)
    since: float = field(default_factory=time.monotonic)


class _Everywhere(Mapping[Name, pygame.Rect]):
    """A table with every possible spot."""

    def __getitem__(self, name: Name) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def __contains__(self, name: object) -> bool:
        return True

    def __iter__(self) -> Iterator[Name]:
        return iter(())

    def __len__(self) -> int:
        return 0


Outcome = Option | Reason | None
"""the answer that a gesture gives, the reason against it, or None if the gesture is unfinished"""


class BaseController:
    """Keeps track of the thing picked up, and maps clicks, drops and keys on spots to answers.

    Give it the spots with ``sync`` after every layout. A game's own controller provides positions
    (``names``) and the intent of a gesture that is no control (``intent``).
    """

    def __init__(self, model: TableModel[Any], verbs: Verbs) -> None:
        self.table, self.verbs = model, verbs
        self.spots: Spots = {}
        self.placed: dict[str, Placed] = {}
        self.carry: Carry | None = None
        self._asked: list[str] = []

    # -- for the game to fill in --

    def names(self, kind: str, id: str, spots: Spots) -> Iterable[Name]:
        """Return the spots, visible or not, that an id of this kind means."""
        return [(kind, id)] if kind and id else []

    def more_targets(self, placed: Placed) -> Iterable[Name]:
        """Return further spots where a drop gives the same answer."""
        return ()

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        """Return the intent of a click (no target) or a drop; None if it has none.

        Unless a game knows better, it is that of the first verb with a pattern of these kinds.
        """
        if source == target:
            return None
        kinds = source[0], target[0] if target else ""
        for verb, patterns in self.verbs.patterns.items():
            if kinds in patterns:
                return option(verb, source[1], target[1] if target else "")
        return NOT_THERE

    def lands(self, carry: Carry, name: Name) -> Option | None:
        """Return the answer of a drop outside the lit goals, if its meaning is obvious."""
        return None

    def at_once(self, source: Name) -> Option | None:
        """Return the answer that a click on a thing gives without a second one for its place."""
        return None

    def subject_of(self, chosen: Option) -> Name | None:
        """Return the thing that pointing at the button of an answer enlarges, None for none."""
        return None

    def on_drop(self, source: Name, name: Name, chosen: Option) -> None:
        """Note what was put down, and where."""

    def stands_for(self, name: Name) -> Name:
        """Return the spot that a click on this one stands for."""
        return name

    def follow_wish(self) -> Option | None:
        """Return the next answer that the last gesture implies, if any."""
        return None

    # -- positions of options --

    def sync(self, spots: Spots) -> None:
        """Take over the current positions. What was picked up stays in hand while it can still be
        seen and the same is asked: odds that arrive during a drag must not end it."""
        asked = [each.key for each in self.table.options]
        self.spots, self.placed = spots, self._place_all(spots)
        if self.carry and self.carry.source in spots and asked == self._asked:
            self.carry.targets = self.targets_of(self.carry.source)
        else:
            self.carry = None
        self._asked = asked

    def _place_all(self, spots: Spots) -> dict[str, Placed]:
        found: dict[str, Placed] = {}
        for each in self.table.options:
            placed = self._place(each, spots)
            if placed is not None and not _hidden(placed, found, spots):
                found[each.key] = placed
        return found

    def _place(self, each: Option, spots: Spots) -> Placed | None:
        for source_kind, target_kind in self.verbs.patterns.get(each.verb, ()):
            source = [n for n in self.names(source_kind, each.source, spots) if n in spots]
            target = [n for n in self.names(target_kind, each.target, spots) if n in spots]
            if source_kind and not source or target_kind and not target:
                continue
            if not source_kind:
                return Placed(each, target[0]) if target else None
            return Placed(each, source[0], target[0] if target else None)
        return None

    def closing_option(self, options: Sequence[Option]) -> Option | None:
        """Return the option at the right of the bar."""
        for verb in self.verbs.closing:
            found = [each for each in options if each.verb == verb]
            if len(found) == 1:
                return found[0]
        return None

    def is_primary(self, each: Option) -> bool:
        """Return True if the option at the right of the bar is the usual way on, which the key
        that ends a step presses."""
        return each.verb in self.verbs.primary

    def always_listed(self, each: Option) -> bool:
        """Return True if an option has a button on every table."""
        return each.verb in self.verbs.listed or self._place(each, _Everywhere()) is None

    def rank(self, each: Option) -> int:
        """Return the place of an option in the bar: the lowest comes first."""
        return 0 if self.always_listed(each) else 1

    def bar_options(self, unlisted: Iterable[str] = ()) -> list[Option]:
        """Return the options for the bar: those without a place, and those easily missed on the
        table; options that are always listed come first."""
        found = [
            each
            for each in self.table.options
            if each.verb not in unlisted
            and (each.key not in self.placed or each.verb in self.verbs.listed)
        ]
        return sorted(found, key=self.rank)

    def digits(self, in_view: bool, unlisted: Iterable[str] = ()) -> dict[str, str]:
        """Return the digit of each answer, by key: the same one wherever it is listed.

        On a page they follow its order. In the bar, those that are always listed come first, then
        those that are listed only while their place is out of view.
        """
        options = [each for each in self.table.options if each.verb not in unlisted]
        if not in_view:
            last = self.closing_option(options)
            options = [each for each in options if each is not last]
            options.sort(key=self.rank)
        return {each.key: str(number) for number, each in enumerate(options[:9], 1)}

    def controls(self, spots: Spots, listed: Mapping[str, pygame.Rect]) -> list[Control]:
        """Return a control for every option in sight: on the table, otherwise in a list of
        buttons."""
        made: list[Control] = []
        for each in self.table.options:
            if each.key in self.placed:
                at = self.placed[each.key]
                target = spots[at.target] if at.target else None
                made.append(Control(each.key, spots[at.source], target))
            elif each.key in listed:
                made.append(Control(each.key, listed[each.key]))
        return made

    # -- possible gestures --

    def sources(self) -> set[Name]:
        """Return the spots where a click or pick-up has an effect."""
        return {each.source for each in self.placed.values()}

    def direct_goals(self) -> set[Name]:
        """Return the places where a click gives an answer."""
        return {each.target for each in self.placed.values() if each.target}

    def options_of(self, source: Name) -> list[Placed]:
        """Return the options of the thing at a spot."""
        return [each for each in self.placed.values() if each.source == source]

    def targets_of(self, source: Name) -> dict[Name, Option]:
        """Return every spot where something may be dropped, with the resulting answer."""
        found: dict[Name, Option] = {}
        for each in self.options_of(source):
            if each.target is not None:
                found[each.target] = each.option
                found.update(dict.fromkeys(self.more_targets(each), each.option))
        return found

    def grabbable(self, name: Name) -> bool:
        """Return True if it can be picked up, if only to learn why it cannot go anywhere."""
        return name[0] in self.verbs.grab or name in self.sources()

    # -- gestures --

    def press(self, name: Name, pos: tuple[int, int]) -> Outcome:
        """Handle a press: pick up or, with something in hand, put it down there.

        A double click puts it down at once if it has a single place to go.
        """
        if self.carry and self.carry.source != name:
            return self.put(name)
        if self.carry:
            again, self.carry = self.carry, None
            quick = time.monotonic() - again.since < DOUBLE
            only = len({each.key for each in again.targets.values()}) == 1
            return self._land(again, next(iter(again.targets))) if quick and only else None
        if self.grabbable(name):
            self.pick(name, pos)
        return None

    def pick(self, name: Name, pos: tuple[int, int] = (0, 0), by_key: bool = False) -> None:
        """Take something in hand."""
        self.carry = Carry(name, by_key, False, pos, pos, self.targets_of(name))

    def drag(self, pos: tuple[int, int], slack: int) -> None:
        """Handle motion with the button down; more than ``slack`` pixels make it a drag."""
        if self.carry:
            self.carry.pos = pos
            far = max(abs(pos[0] - self.carry.start[0]), abs(pos[1] - self.carry.start[1]))
            self.carry.dragged = self.carry.dragged or far > slack

    def release(self, name: Name, pos: tuple[int, int], snap: int) -> Outcome:
        """Handle a release: a drop after a drag, otherwise a click on ``name``."""
        carry = self.carry
        if carry and carry.dragged:
            self.carry = None
            return self._drop(carry, pos, snap)
        return self.click(name)

    def click(self, name: Name) -> Outcome:
        """Handle a click, or Enter, without a drag."""
        carry = self.carry
        if carry and carry.source != name:
            return self.put(name)
        name = self.stands_for(name)
        plain = [each.option for each in self.options_of(name) if each.target is None]
        if len(plain) == 1 and not (carry and carry.targets):
            self.carry = None
            return plain[0]
        if carry and carry.targets:
            found = self.at_once(name)
            self.carry = None if found else carry  # else it stays in hand until the second click
            return found
        self.carry = None
        if carry is None and self.targets_of(name):
            return None  # it has just been dropped
        direct = [each.option for each in self.placed.values() if each.target == name]
        if len(direct) == 1 and name[0] in self.verbs.direct:
            return direct[0]
        if len(plain) > 1:
            return SEVERAL
        return self.resolve(name, None)

    def put(self, name: Name) -> Outcome:
        """Put the thing in hand on a spot."""
        carry, self.carry = self.carry, None
        return None if carry is None else self._land(carry, name)

    def _drop(self, carry: Carry, pos: tuple[int, int], snap: int) -> Outcome:
        """Drop on the nearest legal spot within ``snap`` pixels, otherwise on the thing there."""
        near = [(_outside(self.spots[name], pos), name) for name in carry.targets]
        inside = [entry for entry in near if entry[0] == (0, 0)]
        close = sorted(
            inside or [entry for entry in near if max(entry[0]) <= snap],
            key=lambda each: (sum(each[0]), _distance_squared(self.spots[each[1]], pos)),
        )
        if close:
            return self._land(carry, close[0][1])
        under = [name for name, rect in self.spots.items() if rect.collidepoint(pos)]
        under = [name for name in under if name != carry.source]
        if not under:
            return None
        under.sort(key=lambda name: self.spots[name].width * self.spots[name].height)
        return self._land(carry, under[0])

    def _land(self, carry: Carry, name: Name) -> Outcome:
        """Put something down: on a goal, on its stand-in, or anywhere else it has a meaning."""
        found: Outcome = carry.targets.get(name) or self.lands(carry, name)
        if found is None:
            found = self.resolve(carry.source, name)
        if isinstance(found, Option):
            self.on_drop(carry.source, name, found)
        return found

    def resolve(self, source: Name, target: Name | None) -> Outcome:
        """Return the option that a click (no target) or a drop stands for, or the reason against
        it; None only if a thing is put back, or a click has no meaning at all."""
        found = self.intent(source, target)
        if found is None:
            return None
        waiting = self.table.waiting_for
        if waiting is not None:
            return Reason(self.verbs.later, LATER, who=self.table.player_name(waiting))
        if isinstance(found, Reason):
            return found
        return self.table.find(found.key) or self.table.why_not(*found[1:]) or NOT_THERE


def _hidden(placed: Placed, found: Mapping[str, Placed], spots: Spots) -> bool:
    """Return True if another source is exactly over this one, so that no click could reach it."""
    center = spots[placed.source].center
    return any(
        each.source != placed.source and spots[each.source].center == center
        for each in found.values()
    )


def _outside(rect: pygame.Rect, pos: tuple[int, int]) -> tuple[int, int]:
    """Return the distance of a point outside a rectangle, across and down."""
    across = max(rect.left - pos[0], 0, pos[0] - rect.right + 1)
    down = max(rect.top - pos[1], 0, pos[1] - rect.bottom + 1)
    return across, down


def _distance_squared(rect: pygame.Rect, pos: tuple[int, int]) -> int:
    """Return the squared distance of a point from a rectangle's center."""
    return int((rect.centerx - pos[0]) ** 2 + (rect.centery - pos[1]) ** 2)
