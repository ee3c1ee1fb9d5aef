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
from game.outer_rim.edition import Boxes, Edition
from game.outer_rim.maps.galaxy import Piece
from game.table.maps.drawing import MapError
from game.table.packs import drawings, linting
from game.table.packs.reading import Pack, Problem, nearest
from game.table.packs.stock import Stock


def _faults(pieces: Mapping[str, Piece], packs: Mapping[str, Pack], pack: Pack) -> list[Problem]:
    """Return the faults of the last of these packs."""
    try:
        pieces = _drawn(pieces, packs.values())
    except MapError as error:
        return drawings.located(pack.folder / drawings.FOLDER, error)
    found = single.located(packs, [pack.id], pieces)
    if found:
        return found
    parts: dict[str, Any] = {}
    boxes: dict[str, str] = {}
    for each in packs.values():
        parts.update(each.components)
        boxes.update(dict.fromkeys(each.components, each.id))
    return list(linting.unsaid(pack, partial(put_into_words, Content(parts, boxes))))


def _drawn(pieces: Mapping[str, Piece], packs: Iterable[Pack]) -> dict[str, Piece]:
    """Return the pieces of the map with those that packs of players draw anew in their folders
    ``maps``, by the same names. Raise ``MapError``."""
    from game.outer_rim.maps.galaxy import assemble, load_pieces
    from game.tiled import load_world

    found = dict(pieces)
    for pack in packs:
        folder = pack.folder / drawings.FOLDER
        if folder.is_dir():
            own = load_pieces(folder)
            known = {
                **box.pieces(),
                **{id: one for each in box.expansions() for id, one in box.ends(each)[0].items()},
            }
            strange = [_strange(id, known) for id in own if id not in known]
            if strange:
                raise MapError(strange)
            found |= {id: piece for id, piece in own.items() if id in pieces}
            assemble(found, load_world(box.MAPS))
    return found


def _strange(id: str, known: Iterable[str]) -> str:
    """Return the problem of a map whose name is that of no piece."""
    places = {each.partition("_")[2]: each for each in known}  # all begin alike
    near = nearest(id.partition("_")[2], places)
    hint = f"did you mean {places[near]}.tmx?" if near else f"their pieces are {', '.join(known)}"
    return f"{id}.tmx: the boxes have no such piece; {hint}"


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
    return Stock(first, box.COMPONENT, partial(_faults, pieces), box.expansions())


def expanded(packs: Iterable[Path] | None, named: str, boxes: Boxes) -> Edition:
    """Return the edition with expansions, and on top of it the packs of ``gather``. Raise
    ``PackError`` or ``MapError`` for a box that is broken."""
    return edition(_expanded(packs, named, boxes), boxes)


def _expanded(packs: Iterable[Path] | None, named: str, boxes: Boxes) -> Stock:
    pieces = dict(box.pieces())
    for each in boxes:
        pieces |= box.ends(each)[0]
    stock = stock_of(box.shared(), pieces)
    for each in boxes:
        stock.expand(box.expansions()[each])
    return stock.gather(packs, named)


def every_problem(stock: Stock, packs: Iterable[Path] | None) -> list[Problem]:
    """Return the problems of a gathered stock, and those of packs that wait for an expansion."""
    found = list(stock.problems)
    if stock.waiting:
        found += _expanded(packs, "", tuple(sorted(box.expansions()))).problems
    return list(dict.fromkeys(found))


def edition(stock: Stock, boxes: Boxes) -> Edition:
    """Return the edition of gathered packs, with the map of these expansions."""
    from game.tiled import load_world

    pieces, row = dict(box.pieces()), load_world(box.MAPS)
    for each in boxes:
        added, (left, right) = box.ends(each)
        pieces |= added
        row = (left, *row[1:-1], right)
    pieces = _drawn(pieces, stock.packs.values())
    return Edition(Content(stock.components, stock.boxes), pieces, row, stock.version)
