"""Which enemies the log has met before, and may call "the Tracker": the state has only those of
now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.text import names
from game.table.events import Event
from game.table.grammar import Name, capital

ABOUT = (e.TokenFlipped, e.TokenEntered, e.TokenMoved, e.TokenHurt, e.EnemyAttacks, e.EnemyHeld,
         e.Hurt, e.Blocked, e.Said)  # fmt: skip
"""events in whose lines an enemy has its name"""
Met = Mapping[int, tuple[Name, str, str]]
"""by the ``id`` of an event: the name of its enemy, its token, and what stands before the name"""


@dataclass
class _Census:
    """The enemies that lines have named and that are on the map, by token."""

    kinds: dict[str, Name] = field(default_factory=dict)
    last: dict[Name, str] = field(default_factory=dict)
    """by name, the token that a line of this turn was about last, "" if it was about several"""
    spaces: dict[str, str] = field(default_factory=dict)

    def before(self, token: str, space: str) -> str:
        """Return what stands before the name of an enemy, "" for what a line has anyway; ``space``
        is where the line says that it is, if it does."""
        if token not in self.kinds:
            return ""
        name = self.kinds[token]
        like = [each for each, other in self.kinds.items() if other == name]
        if len(like) == 1:
            return "the"
        last = self.last.get(name)
        if space:
            if all(self.spaces.get(one) != space for one in like if one != token):
                return "the"
            near = last in like and self.spaces.get(last) == space
            return ("the same" if last == token else "another") if near else ""
        if last == token:
            return "the"
        return "the other" if len(like) == 2 and last in like else ""


def enemies_met(p: Play, events: Iterable[Event]) -> Met:
    """Return the enemies in the lines of a game from its start."""
    census, made = _Census(), dict[int, tuple[Name, str, str]]()
    before: tuple[Name, type[Event]] | None = None
    for event in events:
        each: Any = event
        if isinstance(each, e.TurnBegan):
            census.last.clear()
        elif isinstance(each, e.TokenBeaten | e.TokenGone):
            census.kinds.pop(each.token, None)
        elif isinstance(each, ABOUT):
            token, threat, space = _about(each)
            name = names.threat(p, threat) if threat else census.kinds.get(token)
            if name is None or name.article != "a":
                continue
            if threat and p.content.threats[threat].enemy is None:
                continue
            made[id(each)] = name, token, census.before(token, space)
            others = isinstance(each, e.TokenMoved) and before == (name, type(each))
            before = name, type(each)
            census.kinds[token], census.last[name] = name, "" if others else token
            census.spaces[token] = _where(each) or census.spaces.get(token, "")
    return made


def _about(event: Any) -> tuple[str, str, str]:
    """Return the token and face of an enemy, and the space that its line says."""
    if isinstance(event, e.Said):
        return event.about, event.kind, event.space
    space = event.space if isinstance(event, e.EnemyAttacks) else ""
    return event.token, getattr(event, "threat", ""), space


def _where(event: Any) -> str:
    """Return the space of an enemy after an event, "" where it does not say."""
    return str(event.path[-1] if isinstance(event, e.TokenMoved) else getattr(event, "space", ""))


def with_articles(known: Met, events: Sequence[Event], words: str) -> str:
    """Return the line of events with "the" before enemies that are known; of a name that stands
    for several in it nothing changes."""
    found: dict[Name, list[tuple[str, str]]] = {}
    for each in events:
        if id(each) in known:
            name, token, before = known[id(each)]
            found.setdefault(name, []).append((token, before))
    for name, ones in found.items():
        before = ones[0][1]
        if before and len({token for token, _ in ones}) == 1:
            article = name.with_article
            words = words.replace(article, f"{before} {name}")
            words = words.replace(capital(article), capital(f"{before} {name}"))
    return words
