"""Faults of packs together, each placed at its file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from game.table.json_positions import spelled
from game.table.packs.reading import INFO, Pack, Problem

MOST_FOUND = 200
"""maximum number of problems to look for: finding suggestions takes a while"""
WORDING = 4_000
"""maximum length of a card's words, in letters; three times the longest of a box"""

Findings = Iterator[tuple[str, str, str]]
"""component ("" for all together), path in it, sentence"""


def located(
    stock: Mapping[str, Pack],
    blamed: Iterable[str],
    findings: Callable[[Mapping[str, Any]], Findings],
) -> list[Problem]:
    """Return all faults of the packs in stock together, each with its file and line.

    ``findings`` yields the faults of a set of components. A fault in a pack that is not to blame is
    reported at the ``pack.json`` of the last that is.
    """
    to_blame = list(blamed)
    parts: dict[str, Any] = {}
    home: dict[str, Pack] = {}
    for pack in stock.values():
        parts |= pack.components
        home |= dict.fromkeys(pack.components, pack)
    found = list(_replaced(stock, to_blame))
    if found:
        return found
    for id, path, message in islice(findings(parts), MOST_FOUND):
        steps = [int(step) if step.isdigit() else step for step in path.split(".") if step]
        spot, owner = spelled((id, *steps) if id else ()), home.get(id)
        if owner is not None and owner.id in to_blame:
            file, line = owner.where[id][0], owner.line(id, path)
        else:
            file, line = str(stock[to_blame[-1]].folder / INFO), 1
            message = f"with this pack, {message}" if id == "" else f"{message} (with this pack)"
        found.append(Problem(file, line, spot, message))
    if len(found) == MOST_FOUND:
        file = str(stock[to_blame[-1]].folder / INFO)
        message = f"the check stopped after {MOST_FOUND} problems; fix them and check again"
        found.append(Problem(file, 1, "", message))
    return sorted(dict.fromkeys(found), key=lambda one: (one.file, one.line))


def _replaced(stock: Mapping[str, Pack], blamed: Iterable[str]) -> Iterator[Problem]:
    """Yield components that replace one of another kind, on which others may depend."""
    before: dict[str, tuple[str, str]] = {}
    for pack in stock.values():
        for id, part in pack.components.items():
            kind, owner = before.get(id, (part.kind, ""))
            if kind != part.kind and pack.id in blamed:
                told = f"'{id}' of the pack '{owner}' is a {kind}"
                message = f"{told}; replace it by one, or take another id"
                yield Problem(pack.where[id][0], pack.line(id, "id"), f"{id}.kind", message)
            before[id] = part.kind, pack.id


def unsaid(pack: Pack, longest: Callable[[Any], int]) -> Iterator[Problem]:
    """Yield components that cannot be put into words, or only into too many.

    ``longest`` puts all parts of a component into words and returns the letters of the longest
    text.
    """
    for id, part in pack.components.items():
        file, line = pack.where[id]
        try:
            letters = longest(part)
        except Exception as error:  # a pack must never stop the game
            words = " ".join(str(error).split())[:200]
            told = f"its text cannot be written ({type(error).__name__}: {words})"
            yield Problem(file, line, id, told)
        else:
            if letters > WORDING:
                told = f"its text has {letters:,} letters; use up to {WORDING:,}"
                yield Problem(file, line, id, told)
