"""The content of a game: the box, and packs of players on top of it.

A pack adds components, or replaces those with the same id; a later pack replaces those of an
earlier one. A broken pack is left out completely, with a report of its faults.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from game.outer_rim.cards import box
from game.outer_rim.cards import models as c
from game.outer_rim.cards.lint import single
from game.outer_rim.catalog import Content
from game.outer_rim.maps.galaxy import Piece
from game.table.packs import player_packs
from game.table.packs.reading import INFO, Pack, PackError, Problem, load_pack, nearest

BOX = "outer_rim"


class Stock:
    """The packs of a game in the order they load, beginning with the box.

    ``problems`` are those of packs that are left out.
    """

    def __init__(self, first: Pack, pieces: Mapping[str, Piece]) -> None:
        self.packs: dict[str, Pack] = {first.id: first}
        self.pieces = pieces
        self.problems: list[Problem] = []

    @property
    def components(self) -> dict[str, Any]:
        """All components by id; a replacement keeps its predecessor's place in the order."""
        parts: dict[str, Any] = {}
        for pack in self.packs.values():
            parts.update(pack.components)
        return parts

    @property
    def boxes(self) -> dict[str, str]:
        """The pack that each component comes from, by ids."""
        return {id: pack.id for pack in self.packs.values() for id in pack.components}

    @property
    def version(self) -> str:
        """The description of the packs that a journal stores."""
        return player_packs.content(self.packs.values())

    def add(self, folder: Path) -> bool:
        """Put a pack on top if it has no faults; otherwise add these to ``problems``."""
        try:
            pack = load_pack(folder, box.COMPONENT)
        except PackError as error:
            self.problems += error.problems
            return False
        found = self._wrong(pack)
        if found:
            self.problems += found
            return False
        self.packs[pack.id] = pack
        return True

    def _wrong(self, pack: Pack) -> list[Problem]:
        info = str(pack.folder / INFO)
        if pack.id in self.packs:
            taken = f"the id '{pack.id}' is that of the pack in {self.packs[pack.id].folder}"
            return [Problem(info, 1, "id", f"{taken}; choose another")]
        if pack.game != BOX:
            near = "; did you mean 'outer_rim'?" if nearest(pack.game, [BOX]) else ""
            return [Problem(info, 1, "game", f"the pack is for '{pack.game}', not '{BOX}'{near}")]
        for id in pack.requires:
            if id not in self.packs:
                like = nearest(id, self.packs)
                hint = f"; did you mean '{like}'?" if like else "; install it or rename its folder"
                needed = f"the pack builds on '{id}', which is not loaded before it{hint}"
                return [Problem(info, 1, "requires", needed)]
        both = {**self.packs, pack.id: pack}
        return single.located(both, [pack.id], self.pieces) or list(self._unsaid(pack))

    def _unsaid(self, pack: Pack) -> Iterable[Problem]:
        """Yield components that cannot be looked up or put into words, whatever the reason."""
        content = Content(self.components | pack.components, self.boxes)
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
    stock = Stock(first, pieces)
    folders = player_packs.folders(BOX) if packs is None else list(packs)
    if not named:
        stock.problems += player_packs.astray() if packs is None else []
        for folder in folders:
            stock.add(folder)
        return stock
    by_id = {_id(folder): folder for folder in reversed(folders)}
    wanted = [each for each in player_packs.used(named) if each.id != first.id]
    gone = [each for each in wanted if each.id not in by_id or not stock.add(by_id[each.id])]
    if gone:
        raise player_packs.missing(gone)
    return stock


def _id(folder: Path) -> str:
    from game.table.packs.reading import read_info

    try:
        return read_info(folder).id
    except PackError:
        return ""
