"""The player's own packs: folders in ``packs`` of the data folder, ordered by name.

``RIMWARD_NO_PACKS=1`` (commands: ``--no-packs``) disables all of them. A journal names its packs,
so that a game resumes with exactly the same ones.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.table import registry
from game.table.files import visible_entries
from game.table.packs.reading import INFO, Pack, PackError, Problem, read_info
from game.table.saves import saves_folder

OFF = "RIMWARD_NO_PACKS"
DIGITS = 12
"""number of digits of a pack's digest stored in a journal"""


class PackMissing(Exception):
    """A pack named by a journal is not installed. The message is a sentence for the player."""


@dataclass(slots=True, frozen=True)
class Used:
    """A pack as recorded in a journal."""

    id: str
    version: str
    digest: str


def folder() -> Path:
    """Return the folder for the player's packs, which may not exist."""
    return saves_folder().parent / "packs"


def left_out() -> bool:
    """Return True if all of the player's packs are disabled."""
    return os.environ.get(OFF, "") not in ("", "0")


def folders(game: str) -> list[Path]:
    """Return the player's packs for a game in load order.

    Packs whose ``pack.json`` cannot be read or names no game are included, since they may be meant
    for this one.
    """
    return [path for path in everything() if _may_be_of(path, game)]


def everything() -> list[Path]:
    """Return the player's packs for all games in load order."""
    place = folder()
    if left_out() or not place.is_dir():
        return []
    return [path for path in visible_entries(place, "") if path.is_dir()]


def sorted_out() -> tuple[list[str], list[Problem]]:
    """Return the games that the player's packs are for, and the problems of those that name no
    game, and of files that are beside the packs."""
    games, problems = dict[str, None](), astray()
    for path in everything():
        try:
            named = read_info(path).game
            registry.rules(named)
        except PackError as error:
            problems += error.problems
        except registry.UnknownGame as unknown:
            problems.append(Problem(str(path / INFO), 1, "game", str(unknown)))
        else:
            games[named] = None
    return list(games), problems


def _may_be_of(path: Path, game: str) -> bool:
    try:
        named = read_info(path).game
        return named == game or named not in registry.GAMES
    except PackError:
        return True


def present(game: str) -> bool:
    """Return True if there are packs to load or to report on."""
    return bool(folders(game) or astray())


def astray() -> list[Problem]:
    """Return the card files that are beside the packs instead of in one."""
    place = folder()
    if left_out() or not place.is_dir():
        return []
    return [
        Problem(str(path), 1, "", f"a pack is a folder; put its files into {place / 'NAME'}")
        for path in visible_entries(place, ".json")
    ]


def content(packs: Iterable[Pack]) -> str:
    """Return the journal's record of packs, in load order."""
    return "+".join(f"{pack.id}-{pack.version}-{pack.digest[:DIGITS]}" for pack in packs)


def used(named: str) -> list[Used]:
    """Return the packs that a journal names, in the order in which they were loaded."""
    found = []
    for each in named.split("+"):
        id, _, rest = each.partition("-")
        version, _, digest = rest.rpartition("-")
        if version:
            found.append(Used(id, version, digest))
    return found


def same(named: str, now: str) -> bool:
    """Return True if these are the same packs in the same order, whatever their versions."""
    return [each.id for each in used(named)] == [each.id for each in used(now)]


def changed(named: str, now: str) -> str:
    """Return a sentence on the packs of a journal that are installed in another version, or ""."""
    here = {each.id: each for each in used(now)}
    told = []
    for then in used(named):
        same = here.get(then.id)
        if same is not None and same.version != then.version:
            told.append(f"'{then.id}' {then.version} (now {same.version})")
        elif same is not None and same.digest != then.digest:
            told.append(f"'{then.id}' {then.version} (its files have changed)")
    return f"The game was played with {', '.join(told)}." if told else ""


def missing(packs: Iterable[Used]) -> PackMissing:
    """Return the message for packs of a journal that are not installed."""
    listed = [f"'{each.id}' {each.version}" for each in packs]
    what = f"the pack {listed[0]}" if len(listed) == 1 else f"the packs {' and '.join(listed)}"
    if left_out():
        return PackMissing(f"This game was played with {what}; start without --no-packs.")
    it = "it" if len(listed) == 1 else "them"
    return PackMissing(
        f"This game was played with {what}, which Rimward does not load; put {it} into "
        f"{folder()}, or run main.py check to see what is wrong there."
    )
