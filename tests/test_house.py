"""The house keeps its games apart: shared parts name none, and arrows point down only."""

from __future__ import annotations

import ast
import json
import re
from argparse import Namespace
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.bootstrap import ROOT
from game.client.shell.window import registry as clients
from game.table import registry
from game.table.maps.mat import Mat
from game.table.packs.reading import CLAUSES, GLOSSARY
from game.table.registry import load_maps
from tests import conftest

SHARED = (
    "game/table", "game/players", "game/commands", "game/client/shell", "game/client/widgets",
    "game/client/draw", "game/client/sound", "game/client/tabletop", "game/online",
    "game/client/online",
)  # fmt: skip
REGISTRIES = ("game/table/registry.py", "game/client/shell/window/registry.py")
"""one line for each game: its id, and where to import it"""
WITHOUT_WINDOW: tuple[str, ...] = ()
"""games that are played by commands alone as yet"""
ORDINARY = {"edge"}
"""ids that are also common words: only the id itself counts, in quotes or in a path"""
DRAWN = {"square", "bar", "rim", "door"}
"""ids of spaces that are also words of drawing: shared parts cannot do without them"""
BUILDS_ON = {"dice_table": "edge"}
"""games that come in the box of another, whose dice they use"""
PART = re.compile("[a-z0-9]+")
CLAUSE = re.compile(r"\b(OR|UB|FC|MA|EE)-R?\d+")
MODULES = sorted(path for part in SHARED for path in (ROOT / part).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@dataclass(frozen=True)
class Source:
    """The calls and statements of a module that matter."""

    renames: tuple[str, ...]
    """calls that rename, replace or link a file"""
    muddled: tuple[str, ...]
    """places that take what cannot be read for what is wrong"""
    tried_out: tuple[str, ...]
    """calls that answer for a player on some state, ``choose(state, key)`` of a game, which the
    true dice and decks would decide"""


IMPORT = re.compile(r"^ *(?:from ([\w.]+) )?import (\([^)]*\)|[^\n(]+)", re.MULTILINE)
HINTS = re.compile(
    r"\b(?:os|shutil)\.(?:rename|replace|link|move|copy)|(?:hard|sym)link|\.rename\(|game\.choose"
    r"|\.replace\((?:[^,()]|\([^()]*\))*\)|OSError"
)
"""in each module with a call or a statement that matters: parsing all of them takes long"""


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return what a module imports, anywhere in it."""
    found = list[str]()
    for module, names in IMPORT.findall(path.read_text("utf-8")):
        for each in re.findall(r"[\w.]+(?: as \w+)?", re.sub(r"#.*", "", names)):
            named = each.partition(" ")[0]
            found.append(f"{module}.{named}" if module else named)
    return tuple(found)


@cache
def source(path: Path) -> Source:
    """Return what matters in a module."""
    text = path.read_text("utf-8")
    renames, muddled, tried_out = list[str](), list[str](), list[str]()
    for node in ast.walk(ast.parse(text)) if HINTS.search(text) else ():
        match node:
            case ast.Call(func=ast.Attribute(value=of, attr=what)):
                if is_renamed(node, what, of):
                    renames.append(f"{node.lineno}: {ast.unparse(node.func)}")
                elif what == "choose" and len(node.args) == 2 and the_name(of) == "game":
                    tried_out.append(f"{node.lineno}: {ast.unparse(node.func)}")
            case ast.Try():
                muddled += muddles(node)
    return Source(tuple(renames), tuple(muddled), tuple(tried_out))


def the_name(node: ast.expr) -> str:
    """Return the last part of a name, "" for anything else."""
    return getattr(node, "attr", getattr(node, "id", ""))


def games_in(path: Path) -> int:
    """Return the number of games that a registry names."""
    return len(registry.GAMES) - (len(WITHOUT_WINDOW) if "client" in path.parts else 0)


def names(text: str, id: str) -> bool:
    """Return whether a text names a game."""
    if id in ORDINARY:
        return re.search(rf'"{id}": "game|(game|cards|maps|games)[./]{id}\b', text) is not None
    return id in text or id.replace("_", " ") in text.lower()


def test_shared_parts_name_no_game() -> None:
    named: dict[str, list[str]] = {}
    for path in MODULES:
        text = path.read_text("utf-8")
        ids = [id for id in registry.GAMES if names(text, id)]
        for number, line in enumerate(text.splitlines() if ids or CLAUSE.search(text) else (), 1):
            if any(names(line, id) for id in ids) or CLAUSE.search(line):
                named.setdefault(name(path), []).append(f"{number}: {line.strip()}")
    in_registries = {each: len(named.pop(each)) for each in REGISTRIES}
    assert in_registries == {each: games_in(ROOT / each) for each in REGISTRIES}
    assert named == {}


def test_shared_parts_import_no_game() -> None:
    games = (*(f"game.{id}" for id in registry.GAMES), "game.client.games")
    found = {name(path): imports(path) for path in MODULES}
    wrong = [
        (path, each) for path, used in found.items() for each in used if each.startswith(games)
    ]
    assert wrong == []


def test_no_game_imports_another_but_of_its_own_box() -> None:
    wrong, boxes = [], {id: clients.box_of(id) for id in registry.GAMES}
    for folder, (id, box) in product(("game", "game/client/games"), boxes.items()):
        for path in (ROOT / folder / id).rglob("*.py"):
            for each in imports(path):
                other = re.match(r"game\.(?:client\.games\.)?(\w+)", each)
                if other and boxes.get(other[1], box) != box:
                    wrong.append(f"{name(path)}: {each}")
    assert wrong == []


@cache
def own_words() -> tuple[str, ...]:
    """Return the words that belong to one game: ids of its cards, spaces, marks and keys."""
    words = {word for id in registry.installed() for word in ids_of(id)}
    for client in clients.games():
        words |= {mark for group in client.marks for mark in group.marks}
        words |= {action.id for action in client.keys}
    return tuple(sorted(words - DRAWN))


def ids_of(id: str) -> Iterator[str]:
    """Return the ids of the cards and spaces of a game."""
    for path in (ROOT / "cards" / id).glob("*.json"):
        if path.name not in (CLAUSES, GLOSSARY):
            yield from ids_in(json.loads(path.read_text("utf-8")))
    maps = load_maps(id, ROOT / "maps" / id) if registry.rules(id).maps else {}
    named = [each for each in maps.values() if not isinstance(each, Mat)]  # hand, bag, log
    yield from (each.id for file in named for each in file.spaces)


def ids_in(data: Any) -> Iterator[str]:
    """Return the ids of the cards and terms of a file."""
    for each in (*data.get("cards", ()), *data.get("terms", ())):
        if "id" in each:
            yield each["id"]


def own_words_in(line: str) -> list[str]:
    """Return the words of a game in a line, as ids or as names."""
    words = set(words_at(line.lower().replace(" ", "_")))
    return sorted(each for each in words if each not in common_words() or f'"{each}"' in line)


@cache
def common_words() -> frozenset[str]:
    """Return ids of single common words, such as "lift": only in quotes are they a game's."""
    return frozenset(each for id in ORDINARY for each in ids_of(id) if "_" not in each)


@cache
def by_first_part() -> dict[str, list[str]]:
    """Return the words of games by their first part, the longest first."""
    found: dict[str, list[str]] = {}
    for word in sorted(own_words(), key=len, reverse=True):
        found.setdefault(PART.findall(word)[0], []).append(word)
    return found


def words_at(text: str) -> Iterator[str]:
    """Yield the words of games in a text, of those at one place the longest."""
    end = 0
    for part in PART.finditer(text):
        start = part.start()
        for word in by_first_part().get(part[0], ()) if start >= end else ():
            after = start + len(word)
            if text.startswith(word, start) and not PART.match(text, after):
                end = after
                yield word
                break


def test_shared_parts_use_no_word_of_a_game() -> None:
    used = [
        f"{path}, line {number}: {word}"
        for path in MODULES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for word in own_words_in(line)
    ]
    assert used == []


def test_the_words_of_games_are_found() -> None:
    """The search itself would notice."""
    assert {"hutt", "naboo", "ion_cannon", "outer_rim.market"} <= set(own_words())
    assert own_words_in('Mark("Hutt", "circle")') == ["hutt"]
    assert own_words_in("an Ion Cannon, or key('outer_rim.market')") == [
        "ion_cannon",
        "outer_rim.market",
    ]
    assert own_words_in("shutters, space, nav_50, and a lift") == []
    assert own_words_in('Zone("lift")') == ["lift"]


def module(path: Path) -> str:
    """Return the name that a file is imported by."""
    return name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def needed(path: Path, modules: Collection[str]) -> set[str]:
    """Return those of the modules that a file imports, or imports a name from."""
    return {each if each in modules else each.rpartition(".")[0] for each in imports(path)} & {
        *modules
    }


def circle(needs: Mapping[str, Collection[str]]) -> list[str]:
    """Return the modules of a circle, the first again at its end, [] if there is none."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


def test_modules_import_in_no_circle() -> None:
    """Not even one that closes only for type checkers or inside a function."""
    modules = {module(path): path for path in (ROOT / "game").rglob("*.py")}
    needs = {each: needed(path, modules) - {each} for each, path in modules.items()}
    assert circle(needs) == []


ROOMS = ROOT / "game/client"
MOST_IN_A_ROOM = 18


def test_rooms_of_the_window_are_small_and_stand_above_each_other() -> None:
    """A room is a folder. The package of a game only names what is in its rooms."""
    modules = {module(path): path for path in ROOMS.rglob("*.py") if path.name != "__init__.py"}
    room = {each: each.rpartition(".")[0] for each in modules}
    sizes = Counter(room.values())
    assert [each for each, size in sizes.items() if size > MOST_IN_A_ROOM] == []
    needs: dict[str, set[str]] = {each: set() for each in sizes}
    for each, path in modules.items():
        needs[room[each]] |= {room[other] for other in needed(path, modules)} - {room[each]}
    assert circle(needs) == []


def test_circles_are_found() -> None:
    """The search itself would notice."""
    assert circle({"a": "bc", "b": "c", "c": ""}) == []
    assert "".join(circle({"a": "bc", "b": "c", "c": "d", "d": "b"})) in ("bcdb", "cdbc", "dbcd")
    shared = needed(
        ROOT / "game/client/shell/window/registry.py", {"game.client.draw.theme", "pygame"}
    )
    assert shared == {"game.client.draw.theme", "pygame"}, "also for type checkers"


def test_a_game_imports_no_other_game_and_no_window() -> None:
    for id in registry.GAMES:
        near = {id, BUILDS_ON.get(id, id)}
        others = tuple(f"game.{each}." for each in registry.GAMES if each not in near)
        for path in (ROOT / "game" / id).rglob("*.py"):
            wrong = [e for e in imports(path) if e.startswith((*others, "game.client", "pygame"))]
            assert wrong == [], name(path)


def test_the_names_of_games_are_found() -> None:
    """The search itself would notice."""
    assert CLAUSE.search("see OR-R93") and CLAUSE.search("UB-217") and not CLAUSE.search("XY-121")


# --- files of the player's ------------------------------------------------------------------------

RENAMING = ("game/table/files.py", "game/bootstrap.py")
"""modules that rename and replace files: others ask them, as they wait for a file that is held"""
MOVES = {
    "os": {"rename", "renames", "replace", "link", "symlink"},
    "shutil": {"move", "copy", "copy2", "copytree"},
}
ONLY_SHOWN = {
    "game/bootstrap.py": "an environment, made anew",
    "game/client/shell/window/thumbnails.py": "pictures of saves, made anew",
    "game/client/games/outer_rim/play/boxes.py": "which boxes lie on the shelf",
    "game/client/shell/files/saves.py": "facts of saves, made anew from them",
    "game/client/tabletop/records/records.py": "whether a game was finished at all",
    "game/table/saves.py": "names of saves",
    "game/table/snapshots.py": "states, made anew from their journals",
    "game/commands/rules.py": "an option of another command",
}
"""modules that take a file they cannot read for an empty one, and what they read: nothing that is
lost when it is written anew"""


def is_renamed(call: ast.Call, what: str, of: ast.expr) -> bool:
    """Return True if a call renames, replaces or links a file."""
    if the_name(of) == "stack":  # of scenes
        return False
    return (
        what in MOVES.get(the_name(of), ())
        or what in ("hardlink_to", "symlink_to")
        or (what in ("rename", "replace") and len(call.args) == 1 and not call.keywords)
    )


def reads(node: ast.AST) -> bool:
    """Return True if a file is read anywhere in some code."""
    calls = (each for each in ast.walk(node) if isinstance(each, ast.Call))
    return any(ast.unparse(each.func).endswith(("read_file", "read_text", "read_bytes"))
               for each in calls)  # fmt: skip


def muddles(node: ast.Try) -> Iterator[str]:
    """Yield where a statement takes what it cannot read for what is wrong."""
    if any(map(reads, node.body)):
        for each in node.handlers:
            caught = ast.unparse(each.type) if each.type else "OSError, ValueError"
            ends = any(isinstance(one, ast.Raise) for one in ast.walk(each))
            if "OSError" in caught and "Error," in caught and not ends:
                yield f"{each.lineno}: except {caught}"


def test_files_are_renamed_in_one_place() -> None:
    found = {name(path): source(path).renames for path in sorted((ROOT / "game").rglob("*.py"))}
    assert [path for path, calls in found.items() if calls] == sorted(RENAMING)


def test_what_cannot_be_read_is_not_taken_for_wrong() -> None:
    found = {name(path): source(path).muddled for path in sorted((ROOT / "game").rglob("*.py"))}
    assert [path for path, where in found.items() if where] == sorted(ONLY_SHOWN)


def test_renames_and_muddles_are_found(tmp_path: Path) -> None:
    """The search itself would notice."""
    module = tmp_path / "module.py"
    module.write_text(
        "import os\nfrom dataclasses import replace\n"
        "def read(path, to):\n    try:\n        return path.read_text()\n"
        "    except (OSError, ValueError):\n        path.replace(to)\n        os.rename(path, to)\n"
        "def other(text):\n    return replace(text.replace('a', 'b'), a=1)\n"
    )
    assert source(module).renames == ("7: path.replace", "8: os.rename")
    assert source(module).muddled == ("6: except (OSError, ValueError)",)


def test_the_window_looks_ahead_by_foresight_alone() -> None:
    """No warning and no preview tries an answer out on the true game."""
    found = {
        name(path): source(path).tried_out for path in sorted((ROOT / "game/client").rglob("*.py"))
    }
    found = {path: calls for path, calls in found.items() if calls}
    assert found == {}, "use game.table.foresight"


SEEN_ONLY = ("edge", "dice_table")
"""games whose windows show what a view of the seat says, and nothing else"""
BEHIND = re.compile(
    r"game\.(?:edge|dice_table)\.(?:rules|people|checks|fights|scenes|ships\.(?!names\b)|state|context"
    r"|frames|rolling|building)\b"
)
STATE = re.compile(r"\.state\b")


def looks_behind(path: Path) -> list[str]:
    """Return what of a module reads rules or states past the view of a seat."""
    lines = [line for line in path.read_text("utf-8").splitlines() if STATE.search(line)]
    return [*filter(BEHIND.match, imports(path)), *map(str.strip, lines)]


def test_windows_show_what_the_view_of_a_seat_says() -> None:
    """Forecasts come from the foresight of a game, on a game as the seat imagines it."""
    folders = (ROOT / "game/client/games" / each for each in SEEN_ONLY)
    paths = sorted(path for folder in folders for path in folder.rglob("*.py"))
    found = {name(path): wrong for path in paths if (wrong := looks_behind(path))}
    assert len(paths) > 50 and found == {}


def test_looks_past_a_view_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "from game.edge.checks import lines\nfrom game.edge import events\nm.state.x\n"
        "from game.edge.ships import battles, names\n"
    )
    found = ["game.edge.checks.lines", "game.edge.ships.battles", "m.state.x"]
    assert looks_behind(module) == found


def test_answers_tried_out_are_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("session.choose(key)\nmodel.game.choose(tried, key)\n")
    assert source(module).tried_out == ("2: model.game.choose",)


# --- the time of tests ----------------------------------------------------------------------------


def test_each_line_of_worth_names_a_test_and_a_reason() -> None:
    wrong = []
    for test, reason in conftest.worth(ROOT).items():
        file, _, function = test.partition("::")
        text = (ROOT / file).read_text("utf-8") if (ROOT / file).exists() else ""
        if not re.search(rf"^def {re.escape(function)}\(", text, re.MULTILINE) or not reason:
            wrong.append(test)
    assert wrong == [], "leave these lines out of tests/worth.txt, or say which test is meant, why"


def test_a_whole_long_run_fails_by_an_ordinary_test_that_takes_too_long(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/worth.txt").write_text("a.py::heavy  it has to\n")
    took = {"a.py::heavy[1]": 3.0, "a.py::whole": 60.0, "a.py::quick": 0.1}

    def status(slow: bool = True, long: bool = True, keyword: str = "") -> int:
        """Return the exit status of a run that passed."""
        option = Namespace(collectonly=False, keyword=keyword, markexpr="", lf=False, long=long)
        source = pytest.Config.ArgsSource.TESTPATHS
        cache = Namespace(get=lambda *_: {}, set=lambda *_: None)
        config: Any = Namespace(option=option, args_source=source, cache=cache, rootpath=tmp_path)
        outcomes = conftest.Outcomes(config)
        outcomes.took, outcomes.long = took | ({"b.py::slow": 0.6} if slow else {}), {"a.py::whole"}
        session: Any = Namespace(exitstatus=0)
        outcomes.pytest_sessionfinish(session)
        assert outcomes.slow() == (["  0.60 b.py::slow"] if slow else [])
        return int(session.exitstatus)

    assert status() == conftest.SLOW
    assert status(slow=False) == status(long=False) == status(keyword="rules") == 0
