"""Odd files among the saves, the pictures and the settings: the game opens and lists the rest.

File names are bytes: those made here are mostly invalid UTF-8, contain terminal escapes, or reverse
the direction of text.
"""

from __future__ import annotations

import json
import os
import random
import struct
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.client.draw import fonts, richtext
from game.client.games.outer_rim.ending.records import FINISHED, Book
from game.client.games.outer_rim.guide.lesson_progress import NOTEBOOK
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import Party
from game.client.paths import config_folder, state_folder
from game.client.shell.app import crash, report
from game.client.shell.app.app import App
from game.client.shell.files.saves import Facts, Library
from game.client.shell.title.title import TitleScene
from game.client.shell.window import registry, thumbnails
from game.client.shell.window import settings as settings_file
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.settings import Settings
from game.client.tabletop.guidance.progress import Progress
from game.table import saves
from game.table.journal import Header, Journal
from game.table.letters import unseen
from game.table.session import Session
from tests.attack.kit import ODD_VALUES, SPECIAL, STEERING, in_time, odd_name, seeds
from tests.client.conftest import MakeApp, press_key, settle, wait

pytestmark = pytest.mark.skipif(os.name == "nt", reason="names are no bytes there")


def facts_of(path: Path) -> Facts:
    seed = Journal.read(path).header.seed
    return Facts(line=f"round {seed}", hero="Bossk", emblem="bossk", seed=seed)


def picture_of(path: Path) -> pygame.Surface:
    return pygame.Surface(thumbnails.SIZE)


@pytest.fixture
def app(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setattr(registry, "describe_save", facts_of)
    monkeypatch.setattr(registry, "draw_save", picture_of)
    return make_app(TitleScene)


def put(folder: Path, name: bytes, seed: int = 1) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / os.fsdecode(name)
    Journal.create(path, Header(game="x", content="1", setup={}, seed=seed)).close()
    return path


def odd_folder(folder: Path, config: Any) -> list[Path]:
    """Return games with odd names, and odd things that are named like games."""
    made = [put(folder, b"fine.jsonl")]
    for number, rng in seeds(config, 25):
        name = b"%d " % number + odd_name(rng, ".jsonl").replace(b"/", b"_")
        made.append(put(folder, name, number))
    for kind, make in SPECIAL.items():
        make(folder / f"{kind}.jsonl")
        make(folder / f"fine.jsonl.{kind}")
    SPECIAL["pipe"](folder / "fine.jsonl.about")
    SPECIAL["zeros"](folder / "fine.jsonl.snapshot")
    return made


def test_the_title_and_the_list_open_whatever_lies_there(
    app: App, request: pytest.FixtureRequest
) -> None:
    made = odd_folder(app.folder, request.config)
    with in_time(30):
        app.stack.replace(TitleScene(app))
        settle(app)
        wait(app, 40, 0.05)
        app.open_scene("load")
        settle(app)
        scene = app.stack.top
        for _ in range(len(made) + len(SPECIAL)):
            press_key(app, pygame.K_DOWN)
            app.frame([], 0.05)
        settle(app)
        for each in scene.shown:
            assert unseen(each.name) == "", each.name
        fine = [each for each in scene.shown if each.path in made]
        assert len(fine) == len(made)


def test_the_index_holds_names_that_are_no_text(app: App, request: pytest.FixtureRequest) -> None:
    made = odd_folder(app.folder, request.config)
    library = Library(app.folder, facts_of)
    with in_time(30):
        library.describe_newest()
        library.keep()
    assert library.index_path.is_file()

    def never(path: Path) -> Facts:
        raise AssertionError(f"{path} is in the index")

    again = Library(app.folder, never)
    known = {each.path: each.facts for each in again.games()}
    assert [each for each in made if known[each] is None] == []


@contextmanager
def stale_times(folder: str) -> Iterator[Iterator[SimpleNamespace]]:
    """List a folder as Windows does, with the times of files from before they were opened."""
    each = [
        SimpleNamespace(name=name, path=os.path.join(folder, name)) for name in os.listdir(folder)
    ]
    for entry in each:
        entry.stat = lambda: SimpleNamespace(st_mtime=0.0, st_mtime_ns=0, st_size=0)
    yield iter(each)


def test_a_save_that_is_open_elsewhere_has_its_present_time(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(app.folder, b"open.jsonl", 4)
    monkeypatch.setattr(os, "scandir", stale_times)
    [info] = Library(app.folder, facts_of).games()
    assert info.path == path and info.when.timestamp() == pytest.approx(
        path.stat().st_mtime, abs=60
    )


def test_a_picture_is_kept_by_any_name(app: App) -> None:
    path = put(app.folder, b"caf\xe9 \x1b[2J.jsonl", 4)
    thumbnails.store(path, 4, picture_of(path))
    assert thumbnails.load(path, 4) is not None
    assert thumbnails.load(path.with_name("cafe.jsonl"), 4) is None


def test_odd_names_are_renamed_deleted_and_taken_back(app: App) -> None:
    path = put(app.folder, b"\xff\xfe.jsonl")
    saves.rename(path, "Mine")
    entry = saves.delete(path)
    assert saves.restore(entry, app.folder) == path and saves.name_of(path) == "Mine"
    assert saves.copy(path, app.folder, "Copy").is_file()
    assert saves.take_in(put(app.folder.parent / "other", b"\xe9.jsonl", 3), app.folder).is_file()


def test_reports_name_any_file(app: App) -> None:
    path = put(app.folder, b"caf\xe9\n\x1b[2J.jsonl")
    with zipfile.ZipFile(report.store("note \udce9", None, path, ["title"])) as made:
        assert "caf\\udce9" in made.read("report.txt").decode()
    written = crash.write_report(ValueError("x \udce9"), ["title"], path)
    assert written.path is not None and written.path.is_file()
    app.stack.push(crash.CrashScene(app, written))
    settle(app)


def jpeg(wide: int, high: int, rng: random.Random) -> bytes:
    """Return a JPEG that claims to be of this size, truncated or followed by garbage."""
    frame = struct.pack(">BHHB", 8, high, wide, 3) + bytes.fromhex("012200021101031101")
    parts = [b"\xff\xd8", b"\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0" + bytes(9)]
    parts.append(rng.choice([b"\xff\xc0", b"\xff\xc2"]) + struct.pack(">H", 2 + len(frame)) + frame)
    return b"".join(parts[: rng.choice([3, 3, 3, 2])]) + rng.randbytes(rng.randrange(60))


def test_no_picture_takes_more_memory_than_a_picture(
    app: App, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that ask for gigabytes never reach the library that would believe them."""
    sizes: list[int] = []
    load = pygame.image.load

    def watched(file: Any, hint: str = "") -> pygame.Surface:
        sizes.append(1)
        return load(file, hint)

    monkeypatch.setattr(pygame.image, "load", watched)
    path = thumbnails.picture_path(Path("a.jsonl"), 1)
    path.parent.mkdir(parents=True)
    for _, rng in seeds(request.config, 200):
        path.write_bytes(jpeg(rng.randint(641, 65535), rng.randint(1, 65535), rng))
        assert thumbnails.load(Path("a.jsonl"), 1) is None
    assert not sizes
    for kind, make in SPECIAL.items():
        path.unlink()
        make(path)
        with in_time(5, kind):
            assert thumbnails.load(Path("a.jsonl"), 1) is None
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
            path.touch()


@pytest.mark.parametrize("kind", sorted({*SPECIAL} - {"dangling", "endless", "unreadable"}))
def test_settings_that_are_no_file_are_set_aside(kind: str) -> None:
    path = settings_file.settings_path()
    path.parent.mkdir(parents=True)
    SPECIAL[kind](path)
    with in_time(5, kind):
        settings, message = settings_file.load()
    assert settings == Settings() and not os.path.lexists(path)
    assert message is not None and "The old file is kept as" in message
    settings_file.save(settings)
    assert settings_file.load() == (settings, None)


def test_settings_that_cannot_be_read_stay() -> None:
    path = settings_file.settings_path()
    path.parent.mkdir(parents=True)
    SPECIAL["endless"](path)  # whose reading is an error of the disk
    settings, message = settings_file.load()
    assert settings == Settings() and path.is_symlink()
    assert message is not None and "cannot be read now" in message and str(path) in message
    with pytest.raises(OSError):
        settings_file.store(settings, ["mute"])


@pytest.mark.parametrize("kind", SPECIAL)
def test_nothing_else_that_is_kept_stops_the_start(kind: str) -> None:
    older = state_folder() / NOTEBOOK.before
    for path in (FINISHED.path, Party.memory_path(), NOTEBOOK.path, older):
        path.parent.mkdir(parents=True, exist_ok=True)
        SPECIAL[kind](path)
    with in_time(5, kind):
        assert FINISHED.read() == Book() and Party.last_choices() == Party()
        assert NOTEBOOK.load() == Progress()
    assert config_folder().is_dir()


def test_games_that_were_finished_are_not_lost_with_a_file_that_cannot_be_read() -> None:
    path = FINISHED.path
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        file.write(b"{}")
        file.truncate(1 << 40)
    assert FINISHED.read() == Book()
    assert [each.name for each in path.parent.iterdir()] == [f"{path.stem}.broken.json"]


@pytest.mark.parametrize("letters", STEERING)
def test_no_letter_is_drawn_that_does_not_show_what_it_is(letters: str) -> None:
    assert unseen(fonts.clean(f"a{letters}b")) == ""
    assert unseen(richtext.literal(f"a{letters}b").replace("\n", "")) == ""
    assert fonts.clean("Łódź – naïve\xa0«x»") == "Łódź – naïve\xa0«x»"


def test_the_player_is_told_that_a_game_goes_on_in_another_file(make_app: MakeApp) -> None:
    app = make_app(TitleScene)
    app.folder.mkdir(parents=True, exist_ok=True)
    path = app.folder / "g.jsonl"
    setup = {
        "game": "outer_rim",
        "seats": [{"kind": "human", "character": "boba_fett"}, {"kind": "deck"}],
    }
    Session(the_game(), setup, 3, path).close()
    app.open_scene("table", journal=path)
    settle(app)
    table = app.stack.top
    (app.folder / "older").write_bytes(b"an older version")
    os.replace(app.folder / "older", path)
    table.do.choose(table.model.decision.options[0].key)
    settle(app)
    notice = next(each for each in app.stack if isinstance(each, NoticeScene))
    assert "g.jsonl was replaced by another program" in notice.markup
    assert "continues as g-2.jsonl" in notice.markup
    assert app.journal == app.folder / "g-2.jsonl"
    assert len(Journal.read(app.journal).answers) == table.model.session.seq > 0
    assert path.read_bytes() == b"an older version"


ODD_TEXTS = [
    "", "\0", "../../cards/outer_rim/pack", "nothing", "{gold|", "**", "x" * 300, "\u202e", "a\nb",
]  # fmt: skip


def odd_facts(rng: random.Random) -> dict[str, Any]:
    """Return facts of valid types that no game would produce."""
    number = rng.choice([0, -1, 3, 2**31, -(2**62)])
    texts = [rng.choice(ODD_TEXTS) for _ in range(8)]
    return {
        "line": texts[0], "hero": texts[1], "emblem": texts[2], "seat": number,
        "marks": [[texts[3], texts[4]], ["fame", texts[5]]], "details": [[texts[6], texts[7]]],
        "seed": number, "finished": rng.random() < 0.3,
    }  # fmt: skip


def test_whatever_the_index_says_the_title_and_the_list_open(
    app: App, pytestconfig: pytest.Config
) -> None:
    for number in range(4):
        put(app.folder, b"%d.jsonl" % number)
    for number, rng in seeds(pytestconfig, 5):
        library = Library(app.folder, facts_of)
        library.describe_newest()
        library.keep()
        index = json.loads(library.index_path.read_bytes())
        for entry in index["saves"].values():
            entry["facts"] = odd_facts(rng)
            entry["given"] = rng.choice(ODD_TEXTS)
            if rng.random() < 0.2:
                entry[rng.choice(list(entry))] = rng.choice(ODD_VALUES)
        library.index_path.write_text(json.dumps(index))
        app.library = Library(app.folder, facts_of)
        app.stack.replace(TitleScene(app))
        settle(app)
        app.open_scene("load")
        settle(app)
        for _ in range(6):
            press_key(app, pygame.K_DOWN)
        settle(app)
        app.stack.pop_to("title")
        library.index_path.unlink()
