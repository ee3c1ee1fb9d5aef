"""The content of a game: the box, with packs of players on top of it, and their checks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from game.outer_rim.cards import box
from game.outer_rim.cards import models as c
from game.outer_rim.cards.lint import single
from game.outer_rim.catalog import Content
from game.outer_rim.maps.galaxy import Piece
from game.table.packs.reading import Pack, Problem
from game.table.packs.stock import Stock


def _faults(pieces: Mapping[str, Piece], packs: Mapping[str, Pack], pack: Pack) -> list[Problem]:
    """Return what is wrong with the last of these packs."""
    return single.located(packs, [pack.id], pieces) or list(_unsaid(packs, pack))


def _unsaid(packs: Mapping[str, Pack], pack: Pack) -> Iterable[Problem]:
    """Yield components that cannot be looked up or put into words, whatever the reason."""
    parts: dict[str, Any] = {}
    boxes: dict[str, str] = {}
    for each in packs.values():
        parts.update(each.components)
        boxes.update(dict.fromkeys(each.components, each.id))
    content = Content(parts, boxes)
    for id, part in pack.components.items():
        try:
            longest = put_into_words(content, part)
        except Exception as error:  # a pack must never stop the game
            words = " ".join(str(error).split())[:200]
            file, line = pack.where[id]
            told = f"it cannot be put into words ({type(error).__name__}: {words})"
            yield Problem(file, line, id, told)
        else:
            if longest > WORDING:
                file, line = pack.where[id]
                told = f"it takes {longest:,} letters to say; at most {WORDING:,} can be read"
                yield Problem(file, line, id, told)


WORDING = 4_000
"""maximum length of a card's words, in letters; three times the longest of the box"""


def put_into_words(content: Content, part: Any) -> int:
    """Put all parts of a component into words; return the number of letters of the longest text.
    Raise any error that occurs."""
    from game.outer_rim.text import cards

    told: list[tuple[str, ...]] = []
    for flipped in (False, True):
        told.append(cards.card_text(content, part.id, flipped=flipped).body)
        told.append(cards.card_text(content, part.id, "tile", flipped).body)
    if isinstance(part, c.EncounterCard):
        for number in range(len(part.sections)):
            told.append(cards.section_text(content, part.id, number).body)
    if isinstance(part, c.JobCard):
        for number in range(len(part.steps)):
            told.append((cards.step_text(content, part.id, number + 1),))
    return max(sum(map(len, body)) for body in told)


def gather(
    first: Pack, pieces: Mapping[str, Piece], packs: Iterable[Path] | None = None, named: str = ""
) -> Stock:
    """Return the box with packs on top of it: those of the player, or these folders.

    ``named`` is a journal's list of its packs: then these and no others, in their order. Raise
    ``PackMissing`` if one of them is missing or broken.
    """
    return stock_of(first, pieces).gather(packs, named)


def stock_of(first: Pack, pieces: Mapping[str, Piece]) -> Stock:
    """Return the box alone, with the checks of packs that come on top of it."""
    return Stock(first, box.COMPONENT, partial(_faults, pieces))
