"""Every file of the player's is read through ``game.table.files``, and nowhere else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "game"
PATHS = ("read_text", "read_bytes")
"""methods that only paths have"""
MODULES = {
    "os": ("open",), "io": ("open", "FileIO"),
    "shutil": ("copy", "copy2", "copyfile", "copytree", "move"),
    "image": ("load", "load_extended", "load_sized_svg"), "mixer": ("Sound",), "font": ("Font",),
    "pytmx": ("TiledMap",), "ElementTree": ("parse",),
}  # fmt: skip
"""functions of libraries that take a file's name"""
NAMES = {"open", *PATHS, *(name for names in MODULES.values() for name in names)}
CALLS = re.compile(rf"\b(?:{'|'.join(sorted(NAMES))})\(")
"""in every module with a call of them: parsing all modules takes long"""

MODES = [repr(mode) for mode in ("r", "rb", "w", "wb", "a", "ab", "x", "xb", "r+b", "a+b")]

OURS = {
    "bootstrap.py": "the packages and their lock, before any of this can be imported",
    "commands/__init__.py": "the sources of the commands",
    "commands/host.py": "its lock, and its standard input",
    "commands/train.py": "the record of a training, which it writes",
    "commands/rules.py": "the sources, the tests and their record",
    "commands/tally.py": "the record of a run, which it writes",
    "client/draw/faces/stand_ins.py": "fonts of the packages and the system",
    "client/draw/fonts.py": "the fonts that come with the game",
    "client/draw/images.py": "pictures that come with the game",
    "client/draw/portrait_aliases.py": "the table of likenesses that comes with the game",
    "client/draw/scenery/print_style.py": "drawings that come with the game",
    "client/tabletop/pages/solids.py": "the faces of dice that come with the game",
    "client/sound/bed.py": "stretches of a loop, in memory",
    "client/sound/player.py": "sounds that come with the game",
    "client/sound/cue_index.py": "the index of the sounds that come with the game",
    "client/sound/decks.py": "cells of the music, decoded in memory",
    "client/sound/sheet.py": "chords of the music that comes with the game",
    "client/shell/tools/bench.py": "the trace of a window that it opened",
    "client/shell/tools/recordings.py": "answers that come with the game",
    "client/shell/tools/shots.py": "the samples that games wrote",
    "client/games/outer_rim/tools/samples.py": "the samples that it wrote",
    "client/shell/window/trace.py": "lines that are added for tests",
    "client/games/edge/cards/art.py": "a table of the art that comes with the game",
    "outer_rim/players/learned.py": "the weights that come with the game",
    "client/games/outer_rim/cards/art_scenes.py": "a table of the art that comes with the game",
    "table/conformance/processes.py": "what a run of the program has just written",
    "table/files.py": "the door",
    "table/journal.py": "the handle that the door gave, and a new file",
}
"""Modules that open other files than the player's, and those files."""


def _opened(tree: ast.AST) -> list[tuple[int, str]]:
    """Return calls that open a file by its name, with their lines."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if (getattr(node.func, "attr", "") or getattr(node.func, "id", "")) not in NAMES:
            continue
        what = ast.unparse(node.func)
        *_, owner, name = ["", *what.split(".")]
        in_memory = any("BytesIO(" in ast.unparse(each) for each in node.args)
        mode = ast.unparse(node.args[0]) if node.args else ""
        if (
            what == "open"
            or name in PATHS
            or (name in MODULES.get(owner, ()) and not in_memory)
            or (name == "open" and mode in MODES)
        ):
            found.append((node.lineno, what))
    return found


def test_only_the_door_opens_files_of_the_player() -> None:
    texts = {path: path.read_text("utf-8") for path in sorted(ROOT.rglob("*.py"))}
    found = {
        path.relative_to(ROOT).as_posix(): _opened(ast.parse(text))
        for path, text in texts.items()
        if CALLS.search(text)
    }
    wrong = [
        f"game/{name}:{line}: {what}"
        for name, calls in found.items()
        if name not in OURS
        for line, what in calls
    ]
    assert wrong == [], "read it with game.table.files.read_file"
    assert [name for name in OURS if not found.get(name)] == [], "these open nothing any more"


def test_the_search_finds_what_opens_files() -> None:
    lines = [
        "open(path)", "path.read_bytes()", "path.read_text('utf-8')", "path.open('rb')",
        "os.open(path, 0)", "shutil.copy2(a, b)", "io.open(a)", "pygame.image.load(path)",
        "pygame.mixer.Sound(path)", "ElementTree.parse(path)", "self.path.open('wb')",
    ]  # fmt: skip
    for line in lines:
        assert _opened(ast.parse(line)), line
    for line in ("app.open()", "scene.open()", "settings.load()", "image.load(io.BytesIO(data))"):
        assert not _opened(ast.parse(line)), line
