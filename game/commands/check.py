"""``main.py check``: lint content packs and maps, and list their contents."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.commands import arguments
from game.commands.no_packs import add_packs
from game.resources import ROOT
from game.table import registry
from game.table.clauses import load_clauses
from game.table.files import hidden, visible_entries
from game.table.grammar import counted
from game.table.maps.drawing import MapError, MapFile
from game.table.packs import drawings, player_packs
from game.table.packs.drawings import FOLDER as MAPS
from game.table.packs.reading import (
    CLAUSES,
    INFO,
    MOST_TOLD,
    Pack,
    PackError,
    Problem,
    idle,
    load_pack,
    read_info,
)
from game.table.packs.stock import unchecked

SHOWN = 50
"""maximum number of problems printed; the rest are counted"""
HELP = "check content packs and maps; list or count what they hold"
PROG = "main.py check"

PACK_FORM = re.compile(r"(?!.*\.schema\.json$).*\.json")


@dataclass(slots=True)
class Found:
    """Everything read, and every problem found; ``games`` has the game of each map folder."""

    packs: dict[str, Pack] = field(default_factory=dict)
    maps: dict[str, dict[str, MapFile]] = field(default_factory=dict)
    games: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    more: int = 0
    """number of problems counted but not listed"""
    notes: list[Problem] = field(default_factory=list)
    """hints about names that the game takes, though this system cannot show them"""

    @property
    def errors(self) -> int:
        """Return the number of problems."""
        return len(self.problems) + self.more


def main(argv: list[str]) -> int:
    """Check and print; return 0 for no problems, 1 for problems, 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    parser = arguments.Parser(prog=PROG, description=HELP)
    parser.add_argument(
        "folders",
        nargs="*",
        type=arguments.path,
        metavar="FOLDER",
        help="packs and map folders (default: all in cards/ and maps/, and the packs in the data "
        "folder)",
    )
    parser.add_argument(
        "--counts", action="store_true", help="print components by kind, deck and fidelity"
    )
    parser.add_argument("--ids", action="store_true", help="print the id of every component")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_packs(parser)
    wanted = parser.parse_args(argv)
    found = check(wanted.folders or [*default_folders(), *added_folders()])
    if wanted.json:
        data: dict[str, Any] = {
            "errors": found.errors,
            "problems": [asdict(one) for one in found.problems[:MOST_TOLD]],
            "notes": [asdict(one) for one in found.notes[:MOST_TOLD]],
        }
        data |= {"counts": counts(found)} if wanted.counts else {}
        data |= {"ids": list(ids(found))} if wanted.ids else {}
        print(json.dumps(data))
    else:
        for line in in_words(found, wanted.counts, wanted.ids):
            print(line)
    return 1 if found.problems else 0


def default_folders(root: Path = ROOT) -> list[Path]:
    """Return every folder in ``cards`` and ``maps``, relative to the working folder where
    shorter."""
    found = [
        folder
        for part in ("cards", "maps")
        for folder in sorted((root / part).glob("*"))
        if folder.is_dir() and any(_content(folder)) and not _unlisted(folder)
    ]
    here = Path.cwd()
    return [path.relative_to(here) if path.is_relative_to(here) else path for path in found]


def _unlisted(folder: Path) -> bool:
    """Return True for the folder of a game that is not on the table yet."""
    return folder.name not in registry.GAMES and find_spec(f"game.{folder.name}") is not None


def added_folders() -> list[Path]:
    """Return the player's packs for all games in load order."""
    found = (path for game in registry.installed() for path in player_packs.folders(game))
    return list(dict.fromkeys(found))


def _content(folder: Path) -> Iterator[Path]:
    """Return the files that mark a folder as a pack or a map; numbered rules alone are neither."""
    for path in visible_entries(folder, ""):
        packed = PACK_FORM.fullmatch(path.name) and path.name != CLAUSES
        if packed or path.suffix in (".tmx", ".world"):
            yield path


def check(folders: Iterable[Path]) -> Found:
    """Read these folders and find their problems."""
    found = Found()
    for folder in dict.fromkeys(each for named in folders for each in _meant(named)):
        if folder.is_file():
            told = f"this is a file; name the folder of its pack or maps, {folder.parent}"
            found.problems.append(Problem(str(folder), 1, "", told))
        elif not folder.is_dir():
            found.problems.append(Problem(str(folder), 1, "", "no folder of this name"))
        elif _drawn(folder) and not (folder / INFO).is_file():
            _check_map(folder, _game_of(folder), found)
        else:
            _check_pack(folder, found)
    if not found.packs and not found.maps and not found.problems:
        found.problems.append(Problem(str(ROOT), 1, "", "no packs or maps to check"))
    _check_games(found)
    found.notes += _undrawable_names(found)
    return found


def _meant(folder: Path) -> list[Path]:
    """Return the folders to check for one that was named: the pack around the maps of a pack, and
    the packs in a folder of packs."""
    if not folder.is_dir() or (folder / INFO).exists():
        return [folder]
    whole = Path(os.path.abspath(folder))
    if whole.name == MAPS and (whole.parent / INFO).is_file():
        return [whole.parent]
    if any(_content(folder)):
        return [folder]
    packs = (path.parent for path in sorted(folder.glob(f"*/{INFO}")))
    return [path for path in packs if not hidden(path.name)] or [folder]


# --- packs ---------------------------------------------------------------------------------------


def _check_pack(folder: Path, found: Found) -> None:
    try:
        info = read_info(folder)
        pack = load_pack(folder, registry.components(info.game))
    except PackError as error:
        found.problems += error.problems
        found.more += error.more
    except registry.UnknownGame as unknown:
        found.problems.append(Problem(str(folder / INFO), 1, "game", str(unknown)))
    else:
        if pack.id in found.packs:
            message = f"another pack checked here already has the id '{pack.id}'"
            found.problems.append(Problem(str(folder / INFO), 1, "id", message))
        found.packs[pack.id] = pack
        found.problems += idle(pack)
        if _drawn(folder / MAPS):
            _check_map(folder / MAPS, pack.game, found)
    rules = folder / CLAUSES
    if rules.is_file():
        try:
            load_clauses(rules)
        except ValueError as wrong:
            message = str(wrong).removeprefix(f"{rules}: ")
            found.problems.append(Problem(str(rules), 1, "", message))


def _check_games(found: Found) -> None:
    """Run the games' own checks (``GameRules.lint``).

    Each gets the packs by id, of all games, and its own map pieces by folder, and yields problems.
    """
    for game in dict.fromkeys(pack.game for pack in found.packs.values()):
        lint = registry.rules(game).lint
        if lint:
            own = {each: maps for each, maps in found.maps.items() if found.games[each] == game}
            try:
                found.problems += registry.found(lint)(found.packs, own)
            except Exception as error:  # a pack must never stop the check
                last = [pack for pack in found.packs.values() if pack.game == game][-1]
                found.problems.append(unchecked(last, error))
            _check_use(game, found)


def _check_use(game: str, found: Found) -> None:
    """Load the game with its packs as a player does, unless problems were found before: what it
    leaves out has one."""
    packs = [pack for pack in found.packs.values() if pack.game == game]
    added = [pack.folder for pack in packs if not _is_box(pack)]
    elsewhere = any(pack.id == game and not _is_box(pack) for pack in packs)
    if found.problems or not added or elsewhere:
        return
    for told in registry.pack_problems(game, added):
        place, _, message = told.partition(": ")
        file, _, line = place.rpartition(":")
        where = (file, int(line)) if line.isdigit() else (place, 1)
        found.problems.append(Problem(*where, "", message))


def _is_box(pack: Pack) -> bool:
    """Return True for the box of a game here, or an expansion."""
    return pack.folder.resolve().is_relative_to(ROOT / "cards")


def _undrawable_names(found: Found) -> Iterator[Problem]:
    """Yield a note for each name of a card with letters that no font here has."""
    for pack in found.packs.values():
        for id, component in pack.components.items():
            lost = _undrawable(str(getattr(component, "name", "")))
            if lost:
                told = f"a part of its name shows as boxes here, for no font has {lost}"
                remedy = "install a font, or use other letters"
                yield Problem(pack.where[id][0], pack.line(id, "name"), id, f"{told}; {remedy}")


def _undrawable(name: str) -> str:
    if name.isascii():
        return ""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.client.draw.faces import stand_ins

    return stand_ins.undrawable(name)


# --- maps ----------------------------------------------------------------------------------------


def _drawn(folder: Path) -> bool:
    """Return True for a folder with maps."""
    return bool(visible_entries(folder, ".tmx") or visible_entries(folder, ".world"))


def _check_map(folder: Path, game: str, found: Found) -> None:
    """Read the maps of a folder as those of a game."""
    try:
        found.maps[str(folder)] = registry.load_maps(game, folder)
        found.games[str(folder)] = game
    except MapError as error:
        found.problems += drawings.located(folder, error)[:SHOWN]
        found.more += len(error.problems[SHOWN:])
    except registry.UnknownGame as unknown:
        found.problems.append(Problem(str(folder), 1, "", str(unknown)))


def _game_of(folder: Path) -> str:
    """Return the game of a map folder: its name, otherwise the first game with maps."""
    if folder.name in registry.installed():
        return folder.name
    known = [id for id in registry.installed() if registry.rules(id).maps]
    return known[0] if known else folder.name


# --- what there is -------------------------------------------------------------------------------


def counts(found: Found) -> dict[str, Any]:
    """Count components by kind, deck and fidelity, and spaces of maps by kind."""
    return {
        "packs": {
            pack.id: {
                "game": pack.game,
                "version": pack.version,
                "components": len(pack.components),
                "fidelity": _tally(pack.components.values(), "fidelity"),
                "kinds": _kinds(pack),
            }
            for pack in found.packs.values()
        },
        "maps": {
            folder: {
                "pieces": len(pieces),
                "spaces": _tally((s for piece in pieces.values() for s in piece.spaces), "kind"),
                **_sums(pieces.values()),
            }
            for folder, pieces in found.maps.items()
        },
    }


def _sums(maps: Iterable[MapFile]) -> dict[str, int]:
    """Return the total of each thing but spaces in these maps."""
    total: Counter[str] = Counter()
    for one in maps:
        for what, kinds in one.counts().items():
            total[what] += sum(kinds.values())
    return {what: count for what, count in sorted(total.items()) if what != "spaces"}


def _kinds(pack: Pack) -> dict[str, Any]:
    kinds: dict[str, list[Any]] = {}
    for component in pack.components.values():
        kinds.setdefault(getattr(component, "kind", ""), []).append(component)
    return {
        kind: {
            "components": len(some),
            "decks": _tally(some, "deck"),
            "fidelity": _tally(some, "fidelity"),
        }
        for kind, some in sorted(kinds.items())
    }


def _tally(things: Iterable[Any], name: str) -> dict[str, int]:
    """Count items by the value of a field; items without it are left out."""
    values = Counter(str(getattr(thing, name)) for thing in things if hasattr(thing, name))
    return dict(sorted(values.items()))


def ids(found: Found) -> Iterator[dict[str, Any]]:
    """Return every component and space: id, kind, name, and where it is defined."""
    for pack in found.packs.values():
        for id, component in pack.components.items():
            file, line = pack.where[id]
            kind, name = getattr(component, "kind", ""), getattr(component, "name", "")
            yield {"id": id, "kind": kind, "name": name, "file": file, "line": line}
    for folder, pieces in found.maps.items():
        for piece in pieces.values():
            path = Path(folder) / f"{piece.id}.tmx"
            text = drawings.text_of(path)
            for space in piece.spaces:
                line = drawings.line_of(text, text.find(f'name="{space.id}"'))
                yield {
                    "id": space.id,
                    "kind": space.kind,
                    "name": space.label,
                    "file": str(path),
                    "line": line,
                }


def _first_of(problems: Sequence[Problem], count: int) -> Iterator[str]:
    """Yield problems as lines, as many as are shown, and how many of the ``count`` are not."""
    yield from map(str, problems[:SHOWN])
    if count > SHOWN:
        yield f"and {count - SHOWN:,} more"


def in_words(found: Found, with_counts: bool, with_ids: bool) -> Iterator[str]:
    """Format the findings as lines for people."""
    yield from _first_of(found.problems, found.errors)
    yield from _first_of(found.notes, len(found.notes))
    yield from _order_lines(found)
    if with_ids:
        for one in ids(found):
            yield f"{one['id']:<40}{one['kind']:<18}{one['name']}"
    if with_counts:
        yield from _count_lines(counts(found))
    if found.problems:
        yield counted(found.errors, "problem")
    elif not with_ids and not with_counts:
        maps = sum(map(len, found.maps.values()))
        yield f"{counted(len(found.packs), 'pack')} and {counted(maps, 'map')}, no problems"


def _order_lines(found: Found) -> Iterator[str]:
    """Return lines on add-on packs: what each adds and replaces, in load order."""
    seen: dict[str, dict[str, str]] = {}
    for pack in found.packs.values():
        owners = seen.setdefault(pack.game, {})
        if not _is_box(pack) and pack.id != pack.game:
            for id in (pack.game, *pack.requires):
                owners |= {each: id for each in _own_parts(pack, id, found) if each not in owners}
        parts = [*pack.components, *_map_names(pack.folder / MAPS)]
        over = [f"{part} (of {owners[part]})" for part in parts if part in owners]
        if owners:
            more = len(parts) - len(over)
            does = [f"adds {more}"] if more or not over else []
            does += [f"replaces {', '.join(over)}"] if over else []
            yield f"{pack.name} {pack.version} ({pack.id}) {', '.join(does)}"
        drawn = _map_names(ROOT / "maps" / pack.id) if _is_box(pack) else []
        owners |= dict.fromkeys((*parts, *drawn), pack.id)


def _own_parts(pack: Pack, id: str, found: Found) -> list[str]:
    """Return the cards and maps of a box that a pack builds on and that is not checked itself."""
    if id in found.packs or not (ROOT / "cards" / id).is_dir():
        return []
    try:
        cards = load_pack(ROOT / "cards" / id, registry.components(pack.game)).components
    except PackError:
        return []
    return [*cards, *_map_names(ROOT / "maps" / id)]


def _map_names(folder: Path) -> list[str]:
    """Return how the maps of a folder are called beside cards."""
    return [f"the map {name}" for name in drawings.names(folder)]


def _count_lines(counted: dict[str, Any]) -> Iterator[str]:
    for id, pack in counted["packs"].items():
        yield f"{id}: {pack['components']} components{_listed(pack['fidelity'])}"
        for kind, one in pack["kinds"].items():
            yield f"  {kind:<18}{one['components']:>4}{_listed(one['fidelity'])}"
            for deck, count in one["decks"].items():
                yield f"    {deck:<16}{count:>4}"
    for folder, one in counted["maps"].items():
        parts = [f"{count} {what}" for what, count in one.items() if what != "spaces"]
        yield f"{folder}: {', '.join(parts)}{_listed(one['spaces'])}"


def _listed(tally: dict[str, int]) -> str:
    return "".join(f", {count} {name}" for name, count in tally.items())
