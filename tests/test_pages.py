"""README, changelog and the pages in ``docs``: links, paths, commands, examples and length."""

from __future__ import annotations

import ast
import importlib
import io
import json
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import commands
from game.bootstrap import requirements, split_requirement
from game.outer_rim.game import load

ROOT = Path(__file__).resolve().parent.parent
DOCS, README = ROOT / "docs", ROOT / "README.md"
MEASURED = DOCS / "measured"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), ROOT / "assets/make/README.md"])
READING = [page for page in DOCS.rglob("*.md") if MEASURED not in page.parents]
NAMED = ("LICENSE", "NOTICE", "CHANGELOG.md")
MOST_README, MOST_READING = 130, 2_220
"""lines of the README, and of the pages that people read; tables go to ``docs/measured``"""
MOST_BYTES = 1_500_000
"""of a moving picture"""
LINK = re.compile(r"\]\(([^)\s]+)\)")
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def plain(page: Path) -> str:
    """Return the text of a page without its blocks of code."""
    return BLOCK.sub("", text_of(page))


every_page = pytest.mark.parametrize("page", PAGES, ids=name)


# --- links ---------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", plain(page), re.MULTILINE)
    words = (re.sub(r"[^\w\- ]", "", each.lower()) for each in headings)
    return {each.replace(" ", "-") for each in words}


def links(page: Path) -> list[str]:
    found = LINK.findall(SPAN.sub("", plain(page)))
    return [each for each in found if not each.startswith(("https://", "http://"))]


def broken(page: Path) -> Iterator[str]:
    """Return the links of a page that lead nowhere, or out of the project."""
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or ROOT not in target.resolve().parents:
            yield link
        elif anchor and anchor not in anchors(target):
            yield link


@every_page
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(broken(page)) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n[a](nowhere.md) [b](https://example.org) `[c](nothing.md)`\n")
    assert list(broken(page)) == ["nowhere.md"]
    assert anchors(page) == {"a-page"}


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [README]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        waiting += [(page.parent / each.partition("#")[0]).resolve() for each in links(page)
                    if not each.startswith("#")]  # fmt: skip
    assert {name(each) for each in DOCS.rglob("*.md")} <= {name(each) for each in reached}
    assert set(NAMED) <= set(links(README))


# --- length and pictures -------------------------------------------------------------------------


def test_the_readme_is_short_and_begins_with_a_moving_picture() -> None:
    text = text_of(README)
    assert len(text.splitlines()) <= MOST_README
    assert text.index(".webp)") < text.index("\n## "), "before the first heading"


def test_the_pages_that_people_read_are_short() -> None:
    lengths = {name(page): len(text_of(page).splitlines()) for page in READING}
    assert sum(lengths.values()) <= MOST_READING, lengths


def test_moving_pictures_are_small_and_shown() -> None:
    moving = list((DOCS / "pictures").glob("*.webp"))
    assert len(moving) >= 2
    for path in moving:
        data = path.read_bytes()
        assert data[:4] == b"RIFF" and b"ANIM" in data[:64], f"{path.name} does not move"
        assert len(data) <= MOST_BYTES, path.name
        assert any(f"pictures/{path.name})" in text_of(page) for page in PAGES), path.name


# --- paths ---------------------------------------------------------------------------------------


FOLDERS = ("game", "assets", "maps", "cards", "tests", "docs", ".ci")
ENDINGS = "py md json jsonl tmx tsx svg jpg webp png ogg txt cfg toml".split()
OF_PLAYERS = {
    "try.json", "try.jsonl", "rim.json", "game.jsonl", "steps.jsonl", "table.png", "later.png",
    "settings.json", "packs/late_shift",
}  # fmt: skip
"""files that the reader of a page makes, and those of the data folder"""
PATH = re.compile(r"\.?[\w\-]+(?:\.[\w\-]+)*(?:/[\w.\-]+)*/?")


@cache
def tree() -> frozenset[str]:
    """Return every file and folder of the project, each after a slash; modules without their ending
    as well."""
    found = [each for each in ROOT.iterdir() if each.is_file()]
    for folder in FOLDERS:
        found += [ROOT / folder, *(ROOT / folder).rglob("*")]
    paths = {"/" + name(each) for each in found if "__pycache__" not in each.parts}
    return frozenset(paths | {each.removesuffix(".py") for each in paths})


@cache
def tails() -> frozenset[str]:
    """Return every end of a path, from a slash on."""
    return frozenset(each[at:] for each in tree() for at, sign in enumerate(each) if sign == "/")


def is_there(path: str, below: str = "") -> bool:
    """Return whether a path exists: from the top, below a folder, or as the end of one."""
    path = path.rstrip("/")
    return f"/{below}/{path}" in tree() if below else f"/{path}" in tails()


def looks_like_a_path(span: str) -> bool:
    if not PATH.fullmatch(span) or re.fullmatch(r"\.\w+", span):
        return False
    if any(part.isupper() for part in re.split(r"[/.]", span)):  # game/ID/
        return False
    ending = span.rpartition(".")[2]
    return "/" in span or ending in ENDINGS


def missing(page: Path) -> list[str]:
    """Return the paths in the code spans of a page that are not in the project."""
    gone = []
    for span in SPAN.findall(plain(page)):
        if looks_like_a_path(span) and span not in OF_PLAYERS and not is_there(span):
            path, _, member = span.rpartition(".")
            if not (is_there(path) and member[:1].isupper()):  # table/maps/ways.Ways
                gone.append(span)
    return gone


@every_page
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    assert missing(page) == []


@pytest.mark.parametrize("span, there", [
    ("game/table/session.py", True), ("table/session", True), ("market/rules.py", True),
    (".ci/run", True), ("game/table/no_session.py", False), ("tables/session", False),
])  # fmt: skip
def test_paths_that_are_there_and_that_are_not(span: str, there: bool) -> None:
    assert looks_like_a_path(span)
    assert is_there(span) is there


@pytest.mark.parametrize("span", ["game/ID/", "buy:coin@bank", "~/.local/share", "main.py check"])
def test_spans_that_are_no_paths(span: str) -> None:
    assert not looks_like_a_path(span)


HEAD = re.compile(r"^\| (?:Module|Part|Package|Folder|Room) of `([\w/]+)` \|", re.MULTILINE)
INSIDE = re.compile(r"^In `([\w/]+)/`, .*\n\n((?:[-  ].*\n)+)", re.MULTILINE)


def parts(page: Path) -> Iterator[tuple[str, str]]:
    """Return folders and the modules that a page lists in them: in the first column of a table
    whose head names the folder, in the further columns of rooms, and in a list after
    "In `folder/`, "."""
    text = text_of(page)
    for head in HEAD.finditer(text):
        for row in text[head.start() :].split("\n\n")[0].splitlines()[2:]:
            first, *more = row.strip("|").split("|")
            yield from ((head[1], span) for span in SPAN.findall(first))
            if "Room of" in head[0]:
                room = f"{head[1]}/{SPAN.findall(first)[0].strip('/')}"
                yield from ((room, span) for each in more for span in SPAN.findall(each))
    for block in INSIDE.finditer(text):
        spans = SPAN.findall(block[2])
        yield from ((block[1], each) for each in spans if re.fullmatch(r"[a-z_]+/?", each))


@every_page
def test_modules_that_a_page_lists_are_in_their_folder(page: Path) -> None:
    for folder, module in parts(page):
        homes = [each for each in tree() if each.endswith(f"/{folder}")]
        assert any(is_there(module, home.strip("/")) for home in homes), f"{folder}: {module}"


def test_lists_of_modules_are_found() -> None:
    found = [each for page in PAGES for each in parts(page)]
    assert ("game/table", "session") in found and ("tabletop/kit", "spots") in found
    assert len(found) > 100


def entries(block: str) -> Iterator[tuple[str, str]]:
    """Return folder and name of each line of a drawn tree."""
    above: list[str] = []
    for line in block.splitlines():
        indent, entry = re.match(r"( *)(\S+)", line).groups()  # type: ignore[union-attr]
        above[len(indent) // 2 :] = [entry.rstrip("/")]
        yield "/".join(above[:-1]), above[-1]


def test_the_tree_of_the_readme_is_that_of_the_project() -> None:
    [drawn] = [block for _, block in BLOCK.findall(text_of(README)) if block.startswith("main.py")]
    shown = list(entries(drawn))
    for folder, entry in shown:
        assert (ROOT / folder / entry).exists(), f"{folder}/{entry}"
    top = {entry for folder, entry in shown if not folder}
    assert top == {"main.py", *FOLDERS} - {".ci"}
    inside = {entry for folder, entry in shown if folder == "game"}
    folders = {each.name for each in (ROOT / "game").iterdir() if (each / "__init__.py").exists()}
    assert inside == folders - {"locks"}


# --- commands ------------------------------------------------------------------------------------


@cache
def known_options(command: str) -> frozenset[str]:
    """Return the options that the help of a command lists."""
    told = io.StringIO()
    with redirect_stdout(told), suppress(SystemExit):
        importlib.import_module(f"game.commands.{command}").main(["--help"])
    return frozenset(re.findall(r"--[a-z][a-z-]*", told.getvalue()))


def called(page: Path) -> Iterator[tuple[str, list[str]]]:
    """Return each command that a page prints, and its options."""
    lines = [line for _, block in BLOCK.findall(text_of(page)) for line in block.splitlines()]
    for line in [*lines, *SPAN.findall(plain(page))]:
        found = re.match(r"(?:python3 |py )?main\.py ([a-z]+)(?![\w.])(.*)", line)
        if found:
            yield found[1], re.findall(r"(?<!\S)--[a-z][a-z-]*", found[2])


@every_page
def test_every_command_that_a_page_prints_exists(page: Path) -> None:
    for command, options in called(page):
        assert command in commands.COMMANDS, command
        assert {*options} - {"--help"} <= known_options(command), f"{command} {options}"


def test_the_page_of_commands_names_them_all() -> None:
    shown = {command for command, _ in called(DOCS / "commands.md")}
    assert shown == set(commands.COMMANDS)


@pytest.mark.parametrize("page", sorted(MEASURED.glob("*.md")), ids=name)
def test_measured_tables_are_written_to_their_page(page: Path) -> None:
    assert set(re.findall(r"--markdown (docs/\S+)", text_of(page))) <= {name(page)}


def test_the_page_of_development_names_every_dependency() -> None:
    text = text_of(DOCS / "development.md")
    for line in requirements(["test"]):
        assert f"`{split_requirement(line)[0]}`" in text, line


# --- examples ------------------------------------------------------------------------------------


def json_blocks(page: Path) -> list[str]:
    return [block for kind, block in BLOCK.findall(text_of(page)) if kind == "json"]


WORDS = ("prompt", "label", "detail", "text", "reason")
"""fields of lines whose wording may differ from that on the page"""


def without_words(value: Any) -> Any:
    """Return plain data without the fields that are only wording."""
    if isinstance(value, dict):
        return {key: without_words(each) for key, each in value.items() if key not in WORDS}
    return [without_words(each) for each in value] if isinstance(value, list) else value


def test_the_conversation_on_the_page_is_a_real_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from game.commands import headless

    setup, first, sent, some, _ = json_blocks(DOCS / "headless.md")
    (tmp_path / "rim.json").write_text(setup)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sent.encode())))
    assert headless.main(["--setup", str(tmp_path / "rim.json"), "--seed", "7", "--no-packs"]) == 0
    lines = [without_words(json.loads(each)) for each in capsys.readouterr().out.splitlines()]
    assert lines[0] == without_words(json.loads(first))
    wanted = [without_words(json.loads(each)) for each in some.splitlines()]
    assert len(wanted) > 4
    for line in wanted:
        assert line in lines, line
        del lines[: lines.index(line) + 1]


def test_setups_on_the_page_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from game.commands import headless

    edge = tmp_path / "edge.json"
    edge.write_text(json_blocks(DOCS / "headless.md")[-1])
    for options in (
        ["--game", "edge", "--setup", str(edge)],
        ["--game", "free_captains", "--seats", "human"],
        ["--game", "mandalorian", "--seats", "human"],
    ):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"quit": true}\n')))
        assert headless.main([*options, "--no-packs"]) == 0, options
        assert '"type": "decision"' in capsys.readouterr().out


def test_the_first_pack_is_loaded_and_met(tmp_path: Path) -> None:
    info, cards, setup = json_blocks(DOCS / "modding" / "README.md")
    folder = tmp_path / "late_shift"
    folder.mkdir()
    (folder / "pack.json").write_text(info)
    (folder / "cards.json").write_text(cards)
    game = load([folder])
    assert game.problems == []
    state, _ = game.begin(game.setup(json.loads(setup)), 1)
    asked = game.decision(state)
    assert asked is not None and asked.find("buy:thermos@gear")


EXTRACT = re.compile(r"`([\w/.]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)
"""code below the name of its file; ``...`` leaves something out"""


def test_code_on_the_page_of_additions_stands_in_its_files() -> None:
    found = EXTRACT.findall(text_of(DOCS / "extending.md"))
    assert len(found) > 5
    for file, code in found:
        source = text_of(ROOT / file)
        for part in re.split(r"^ *\.\.\.\n", code, flags=re.MULTILINE):
            assert part.strip("\n") in source, f"{file} has no:\n{part}"


def test_lessons_have_the_chapters_that_pages_count() -> None:
    from game.client.games.edge.lessons.scenes import LESSONS as edge
    from game.client.games.free_captains.lessons.scenes import LESSONS as captain
    from game.client.games.mandalorian.lessons.scenes import LESSONS as missions
    from game.client.games.outer_rim.lessons.scenes import LESSONS as rim

    figures = {9: "nine", 5: "five", 16: "Sixteen"}
    for page, lessons in (("outer_rim", rim), ("moonpeeler", captain), ("mandalorian", missions)):
        told = f"{figures[len(lessons.chapters)]} chapters"
        assert told in " ".join(text_of(DOCS / "games" / f"{page}.md").split()), page
    own = [each for each in edge.chapters if each.part == "The Short Shift"]
    assert len(own) == 9 and "Nine lessons" in text_of(DOCS / "games" / "edge.md")


def test_stories_take_the_minutes_that_pages_say() -> None:
    text = " ".join(text_of(DOCS / "games" / "edge.md").split())
    for file in ("ombra", "cask", "lantern"):
        cards = json.loads(text_of(ROOT / f"cards/edge/{file}.json"))["cards"]
        [story] = [each for each in cards if each["kind"] == "adventure"]
        assert re.search(rf"\*{story['name']}\* \({story['minutes']}( minutes)?\)", text), file


def test_python_on_pages_can_be_read() -> None:
    code = [block for page in READING for kind, block in BLOCK.findall(text_of(page))
            if kind == "python" and "..." not in block]  # fmt: skip
    assert code
    for block in code:
        ast.parse(re.sub(r"^ {8,}(?=on\()", "", block, flags=re.MULTILINE))


def test_the_readme_says_how_long_games_take_as_new_games_do() -> None:
    from game.client.games.free_captains.ending import records as captain
    from game.client.games.mandalorian.ending import records as missions
    from game.client.games.outer_rim.ending.records import Book
    from game.client.games.outer_rim.setup import pace

    rows = dict(re.findall(r"^\| \*\*(.+?)\*\*.*?\|.*?\| (.+?) \|", text_of(README), re.MULTILINE))
    assert rows["Outer Rim"] == "half an hour against the AI, two hours with four"
    assert abs(pace.expected(Book(), 10, 2, 1).minutes - 30) <= 5
    assert abs(pace.expected(Book(), 10, 4, 4).minutes - 120) <= 20
    assert rows["The Moonpeeler Affair"] == "10 to 15 minutes"
    levels = [captain.expected(captain.Book(), each).minutes for each in captain.LEVELS]
    assert 10 <= min(levels) <= max(levels) <= 15
    assert rows["The Mandalorian: Adventures"] == "half an hour a mission"
    assert abs(missions.expected(missions.Book(), "standard").minutes - 30) <= 5
    assert rows["Edge"] == "35 to 45 minutes a story"  # each story's own figure, see above
