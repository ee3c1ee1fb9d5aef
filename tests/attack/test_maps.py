"""Attacks on maps: any contents of a map folder end in a map or in a list of problems, quickly and
in little memory."""

from __future__ import annotations

import random
import re
import shutil
from itertools import product
from pathlib import Path

import pytest

from game.commands import check
from game.outer_rim.maps.galaxy import load_galaxy, load_pieces
from game.resources import ROOT
from game.table.maps.drawing import MapError
from game.tiled import load_world
from tests.attack.kit import NO_FILES, SPECIAL, STEERING, in_time, seeds
from tests.breadth import every
from tests.names import Out

FOLDER = ROOT / "maps" / "outer_rim"
FILES = sorted(path.name for path in FOLDER.iterdir())
NUMBERS = (
    "0", "-1", "1e9", "1e400", "nan", "inf", "-inf", "1000000000", "9" * 400, "9" * 5000, "0x10",
    "1.5", "", " ", "١٦", "65", "1_0", "4294967295", "2147483648",
)  # fmt: skip
TEXTS = ("", "x" * 10_000, "../../etc/passwd", "/dev/zero", "naboo", *STEERING[4:])
BOMB = '<!DOCTYPE b [<!ENTITY a "{}">{}]>'.format(
    "x" * 1000, "".join(f'<!ENTITY a{n} "&a{n - 1 or ""};&a{n - 1 or ""};">' for n in range(1, 30))
)


def spoiled(text: str, rng: random.Random) -> str:
    """Return a file with one attribute or element changed."""
    kind = rng.randrange(8)
    found = list(re.finditer(r'([a-z]+)="([^"]*)"', text))
    if kind < 4 and found:
        at = rng.choice(found)
        number = at[2].replace(".", "").lstrip("-").isdigit()
        value = rng.choice(NUMBERS if number and rng.random() < 0.8 else TEXTS)
        return f"{text[: at.start(2)]}{value}{text[at.end(2) :]}"
    elements = list(re.finditer(r"<(object|tile|property|tileset|layer)\b[^>]*/>", text))
    if kind == 4 and elements:
        at = rng.choice(elements)
        return text[: at.end()] + at[0] * rng.choice((1, 2, 50, 5000)) + text[at.end() :]
    if kind == 5:
        return text.replace("?>", f"?>{BOMB}", 1).replace('name="', 'name="&a29;', 1)
    if kind == 6:
        return text.replace("<map ", "<a>" * rng.choice((1, 300, 50_000)) + "<map ", 1)
    cells = list(re.finditer(r"\d+,", text))
    at = rng.choice(cells) if cells else re.search(r"\d", text) or found[0]
    return text[: at.start()] + rng.choice(NUMBERS) + "," + text[at.end() :]


def copied(folder: Path, name: str) -> Path:
    """Return a folder with this file in it, and no more maps than reading it takes."""
    for path in folder.iterdir():
        path.unlink()
    for other in FILES if name.endswith(".world") else (name, "regions.tsx", "tile_naboo.tmx"):
        shutil.copy(FOLDER / other, folder)
    return folder / name


def outcome(path: Path) -> None:
    """Load the folder as a game does; a problem is reported in lines."""
    try:
        load_world(path.parent) if path.suffix == ".world" else load_pieces(path.parent)
    except MapError as error:
        assert error.problems
        assert all(": " in each for each in error.problems)


def test_spoiled_numbers_and_elements(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    for number, rng in seeds(pytestconfig, 20):
        path = copied(tmp_path, rng.choice(FILES))
        text = path.read_text("utf-8")
        for _ in range(rng.randint(1, 2)):
            text = spoiled(text, rng)
        path.write_text(text, "utf-8", errors="surrogatepass")
        with in_time(10, number):
            outcome(path)


@pytest.mark.parametrize(
    ("name", "kind"),
    every(16, product(("tile_naboo.tmx", "regions.tsx", "standard.world"), NO_FILES)),
)
@pytest.mark.posix
def test_what_is_no_file(tmp_path: Path, name: str, kind: str, capsys: Out) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "outer_rim"))
    (folder / name).unlink()
    SPECIAL[kind](folder / name)
    with in_time(10, kind), pytest.raises(MapError):
        load_galaxy(folder)
    with in_time(10, kind):
        assert check.main([str(folder)]) == 1
    assert capsys.readouterr().out.count("\n") < 60


def test_too_much_of_everything(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "outer_rim"))
    naboo = folder / "tile_naboo.tmx"
    text = naboo.read_text("utf-8")
    tileset = '<tileset firstgid="1" source="regions.tsx"/>'
    naboo.write_text(text.replace(tileset, tileset * 64), "utf-8")
    with in_time(10), pytest.raises(MapError, match="65 tilesets; at most 64"):
        load_galaxy(folder)
    naboo.write_text(text.replace("</map>", "<a/>" * 20_001 + "</map>"), "utf-8")
    with in_time(10), pytest.raises(MapError, match="elements; at most 20,000 fit a map"):
        load_galaxy(folder)
    naboo.write_text(text, "utf-8")
    for number in range(100):
        shutil.copy(naboo, folder / f"more_{number}.tmx")
    with in_time(10), pytest.raises(MapError, match="it holds 108 maps; at most 100"):
        load_galaxy(folder)
