"""The pending steps: a class for each kind, with what it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import with_config

from game.table.stack import Frame, by_step
from game.table.validation import STRICT, Index, Natural


@with_config(STRICT)
@dataclass(slots=True)
class Plain(Frame):
    """A step that remembers nothing."""


@with_config(STRICT)
@dataclass(slots=True)
class Acting(Frame):
    """An action of a character: ``card`` is "" for a free action.

    ``at`` is 0 before the action itself and 1 after it. ``target`` and ``threat`` are the tokens
    attacked and looked at.
    """

    who: str
    slot: str
    strength: Natural
    card: str = ""
    ability: bool = False
    """whether the ability of the card has been used, or its modifiers set aside"""
    plain: bool = False
    """whether the modifiers of the card are set aside"""
    performed: bool = False
    target: str = ""
    seen: tuple[str, ...] = ()
    """threats looked at"""


@with_config(STRICT)
@dataclass(slots=True)
class Walking(Frame):
    """A character on the way, ``at`` the next space of ``path``; ``free`` once grapple has been
    dealt with in the space to be left. ``passing``: the movement has not ended there."""

    who: str
    path: tuple[str, ...]
    ignore: tuple[str, ...] = ()
    passing: bool = False
    free: bool = False


@with_config(STRICT)
@dataclass(slots=True)
class MayWalk(Frame):
    """One of these characters may move up to ``left`` spaces; ``moved`` if it has begun."""

    whos: tuple[str, ...]
    left: Natural
    ignore: tuple[str, ...] = ()
    moved: bool = False


@with_config(STRICT)
@dataclass(slots=True)
class Arriving(Frame):
    """The end of a movement, before the sentries beside it deal damage (MA-R21)."""

    who: str
    sentries: tuple[str, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class Drawn(Frame):
    """Planning cards drawn by a plan action (MA-152 to MA-158)."""

    who: str
    cards: tuple[str, ...]
    keep: Natural = 1
    give: bool = False
    topped: bool = False


@with_config(STRICT)
@dataclass(slots=True)
class Block(Frame):
    """Deeds of a card, token or mission, ``at`` the next one.

    ``name`` finds them in ``Content.blocks``; ``who`` is "you", ``token`` the threat that says
    them, ``target`` the target of the action that they follow.
    """

    name: str
    who: str
    token: str = ""
    target: str = ""


@with_config(STRICT)
@dataclass(slots=True)
class Dealing(Frame):
    """Damage that a character deals to ``left`` threats, ``n`` each, one after another.

    ``other`` is not one of them. ``divide``: the same threat may be chosen again.
    """

    who: str
    n: Natural
    range: Natural
    what: str
    left: Natural
    other: str = ""
    done: tuple[str, ...] = ()
    divide: bool = False
    stop: bool = False
    """whether fewer may be chosen"""


@with_config(STRICT)
@dataclass(slots=True)
class Shifting(Frame):
    """An enemy to be moved up to ``n`` spaces; "" is one in the space of ``who``."""

    who: str
    token: str
    n: Natural


@with_config(STRICT)
@dataclass(slots=True)
class Choosing(Frame):
    """A choice of one thing: a character, a slot, a door, a card or a token."""

    who: str
    n: Natural = 0
    what: tuple[str, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class Hurting(Frame):
    """Damage about to be put on a character, one point at a time."""

    who: str
    left: Natural
    cause: str
    attacker: str = ""


@with_config(STRICT)
@dataclass(slots=True)
class Resolving(Frame):
    """The event of a slot: its total, and whose "you" it is."""

    slot: str
    total: Natural
    who: str
    card: str = ""
    before: Natural = 0
    """number of changes when the card was drawn"""


@with_config(STRICT)
@dataclass(slots=True)
class Enemies(Frame):
    """Enemies that move or attack in one ability of an event."""

    who: str
    classes: tuple[str, ...]
    n: Natural
    """spaces, or the range of attacks"""
    left: Index
    """enemies still to be picked; -1 is all"""
    done: tuple[str, ...] = ()
    only: str = ""
    """the one token that may, if it is a certain one"""
    goal: str = ""
    """the character toward whom it moves, if it is a certain one"""


@with_config(STRICT)
@dataclass(slots=True)
class Retreating(Frame):
    """Enemies that move up to ``n`` spaces away from a character, "" being the nearest to each."""

    who: str
    tokens: tuple[str, ...]
    """those that may be picked"""
    n: Natural
    left: Index
    """enemies still to be picked; -1 is all"""
    goal: str = ""
    done: tuple[str, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class Carrying(Frame):
    """An enemy that takes The Child up to ``n`` spaces toward a star, worth these markers there."""

    who: str
    token: str
    n: Natural
    markers: Natural


@with_config(STRICT)
@dataclass(slots=True)
class Hunting(Frame):
    """One of several tokens about to move ``n`` spaces and attack within a range."""

    who: str
    tokens: tuple[str, ...]
    n: Natural
    range: Natural


@with_config(STRICT)
@dataclass(slots=True)
class Placing(Frame):
    """Something about to be placed in one of several spaces, or on one of several slots; without
    ``places`` they are those of the moment in which it is asked."""

    who: str
    places: tuple[str, ...]


KINDS: dict[str, type[Frame]] = {
    "role": Plain,
    "turn": Plain,
    "saying": Plain,
    "act": Plain,
    "dusk": Plain,
    "draw": Plain,
    "jammer": Plain,
    "reading": Plain,
    "vote": Plain,
    "count": Plain,
    "acting": Acting,
    "walking": Walking,
    "may_walk": MayWalk,
    "arriving": Arriving,
    "drawn": Drawn,
    "dealing": Dealing,
    "shifting": Shifting,
    "block": Block,
    "effects": Choosing,
    "sending": Choosing,
    "free": Choosing,
    "healing": Choosing,
    "calming": Choosing,
    "peeking": Choosing,
    "unlocking": Choosing,
    "toll": Choosing,
    "hurting": Hurting,
    "sequence": Choosing,
    "retort": Choosing,
    "fleeing": Placing,
    "events": Plain,
    "weigh": Resolving,
    "who": Resolving,
    "crisis": Resolving,
    "event": Resolving,
    "after_event": Resolving,
    "empty": Resolving,
    "retreating": Retreating,
    "snatching": Placing,
    "carrying": Carrying,
    "hunting": Hunting,
    "holding": Enemies,
    "advancing": Enemies,
    "striking": Enemies,
    "spawning": Placing,
    "disrupting": Placing,
    "flipping": Placing,
}
"""the class of each step"""

AnyFrame = Annotated[Frame, by_step(KINDS)]
"""A frame to rules; on loading a state, one of the classes here, identified by ``step``."""
