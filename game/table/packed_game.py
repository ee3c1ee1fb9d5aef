"""A base for stack games whose cards come in packs, with a check for each step and verb."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.table.decisions import Intent
from game.table.packs import player_packs
from game.table.packs.stock import Stock
from game.table.refusals import Reason
from game.table.stack_game import P, St, StackGame

C = TypeVar("C")


class PackedGame(StackGame[St, P], Generic[St, P, C]):
    """The rules over one set of content."""

    checks: Mapping[str, Mapping[str, Callable[[P, Any, Intent], Reason | None]]]
    """by step and verb, what returns the reason against an intent"""
    later: Mapping[str, Reason]
    """by verb, the reason against it at any other step"""

    def __init__(
        self,
        content: C,
        version: str,
        packs: Iterable[str] = (),
        problems: Iterable[str] = (),
    ) -> None:
        super().__init__()
        self.content, self.version = content, version
        self.packs, self.problems = tuple(packs), list(problems)

    @abstractmethod
    def faults(self, setup: Any) -> list[str]:
        """Return what is wrong with a setup for this content."""

    def setup(self, data: Any) -> Any:
        """Return a validated setup; raise ``ValueError`` with every problem."""
        made = super().setup(data)
        wrong = self.faults(made)
        if wrong:
            raise ValueError("\n".join(wrong))
        return made

    def verify(self, state: St, intent: Intent) -> Reason | None:
        """Return the reason against an intent now, None if it can be done."""
        frame = state.stack[-1]
        check = self.checks.get(frame.step, {}).get(intent.verb)
        if check is None:
            return self.why_not_now(state, intent.verb)
        return check(self.play(state), frame, intent)

    def why_not_now(self, state: St, verb: str) -> Reason | None:
        """Return the reason against a verb that the step does not know."""
        return self.later.get(verb)


G = TypeVar("G", bound=PackedGame[Any, Any, Any])


class Loader(Generic[G]):
    """Loads a game from the box with packs on top of it.

    ``gather`` reads them: the packs that are ``named``, or those of the player. ``content`` makes
    the content of a game from its packs.
    """

    def __init__(
        self,
        game: type[G],
        gather: Callable[..., Stock],
        content: Callable[[Stock], Any],
    ) -> None:
        self._game, self._gather, self.content = game, gather, content
        self._box: G | None = None

    def __call__(self, packs: Iterable[Path] | None = None, content: str = "") -> G:
        """Return the game with the player's packs or these; or with the packs that ``content`` of a
        journal names if given."""
        if packs is not None or content or player_packs.present(self._game.id):
            return self._made(packs, content)
        if self._box is None:
            self._box = self._made(None, "")
        return self._box

    def _made(self, folders: Iterable[Path] | None, named: str) -> G:
        stock = self._gather(folders, named)
        packs = (f"{pack.name} {pack.version}" for pack in stock.packs.values())
        problems = map(str, stock.problems)
        return self._game(self.content(stock), stock.version, packs, problems)
