"""The heroes that the player has made, on disk.

A file that cannot be read counts as empty and is set aside; one that cannot be written is harmless.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import ConfigDict, TypeAdapter, with_config

from game.client.paths import state_folder
from game.edge import creation
from game.edge.cards.models import Hero
from game.edge.creation import Choices, Makings, genuine
from game.edge.text import hero_sheets
from game.table.files import KeptFile, free_path, write_whole

MOST = 12
"""heroes that the shelf holds"""
LETTERS = 24
Way = Callable[["Shelf"], "Shelf"]


@with_config(ConfigDict(extra="forbid", strict=True))
@dataclass(frozen=True, slots=True)
class Kept:
    """A hero with the choices that made it, so that it can be changed."""

    choices: Choices
    hero: Hero


@with_config(ConfigDict(extra="forbid", strict=True))
@dataclass(frozen=True, slots=True)
class Shelf:
    """All heroes of the player, the oldest first, and one that is not finished."""

    heroes: tuple[Kept, ...] = ()
    draft: Choices | None = None

    def find(self, id: str) -> Kept | None:
        """Return the hero with this id."""
        return next((each for each in self.heroes if each.hero.id == id), None)

    def with_hero(self, kept: Kept, instead: str = "") -> Shelf:
        """Return the shelf with a hero, in the place of another one or at the end."""
        rest = [each for each in self.heroes if each.hero.id not in (kept.hero.id, instead)]
        places = [at for at, each in enumerate(self.heroes) if each.hero.id == instead]
        at = places[0] if places else len(rest)
        return replace(self, heroes=(*rest[:at], kept, *rest[at:]))

    def without(self, id: str) -> Shelf:
        """Return the shelf without a hero."""
        return replace(self, heroes=tuple(each for each in self.heroes if each.hero.id != id))

    @property
    def why_full(self) -> str:
        """The reason why no hero can be added, "" if one can."""
        full = len(self.heroes) >= MOST
        return f"The shelf holds {MOST} heroes: delete one first." if full else ""

    def with_copy(self, m: Makings, kept: Kept) -> Shelf:
        """Return the shelf with a copy of a hero under a name of its own."""
        choices = replace(kept.choices, name=self.fresh_name(kept.choices.name))
        hero = creation.sketch(m, choices)
        return replace(self, heroes=(*self.heroes, Kept(choices, hero)))

    def fresh_name(self, name: str) -> str:
        """Return a name for a copy: the same with a number that no other has."""
        known = {each.hero.name for each in self.heroes}
        made = (f"{name[: LETTERS - 3]} {n}" for n in range(2, MOST + 3))
        return next(each for each in made if each not in known)


SHAPE: TypeAdapter[Shelf] = TypeAdapter(Shelf)


def path() -> Path:
    """Return the path of the file."""
    return state_folder() / "edge_heroes.json"


def _decode(data: bytes) -> Shelf:
    shelf = SHAPE.validate_json(data)
    if not all(genuine(each.hero) for each in shelf.heroes):
        raise ValueError("a hero's id is not that of the sheet")
    return shelf


def _encode(shelf: Shelf) -> bytes:
    return SHAPE.dump_json(shelf) + b"\n"


def file_of() -> KeptFile[Shelf]:
    """Return the file of the shelf."""
    return KeptFile(path(), _decode, _encode, Shelf)


def read() -> Shelf:
    """Return the shelf on file."""
    return file_of().read()


def change(way: Way) -> Shelf:
    """Change the shelf on file as far as that is possible now; return what it would be."""
    return file_of().try_change(way)


def packed(hero: Hero) -> Path:
    """Write a hero as a pack of one card beside the shelf; return its folder. Raise ``OSError``."""
    home = state_folder() / "edge_heroes"
    folder = free_path(home, hero.id, "")
    for name, text in hero_sheets.pack(hero).items():
        write_whole(folder / name, text.encode())
    return folder
