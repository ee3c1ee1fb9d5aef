"""The package built from the project: a wheel that carries its content and runs from anywhere."""

from __future__ import annotations

import configparser
import json
import os
import runpy
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
import setuptools

import game
from game import resources
from game.client.paths import APP_NAME
from game.commands import check

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("game", "assets", "cards", "maps")
FILES = ("setup.py", "setup.cfg", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
MIB = 1 << 20


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the package offline from a copy of the project."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    ignored = shutil.ignore_patterns("__pycache__")
    for part in (*PARTS, "tests"):
        shutil.copytree(ROOT / part, source / part, ignore=ignored)
    for name in FILES:
        shutil.copy(ROOT / name, source)
    code = "import sys, setuptools.build_meta as made; made.build_wheel(sys.argv[1])"
    command = [sys.executable, "-c", code, str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """Return a folder into which pip has installed the wheel."""
    target = wheel.parent / "installed"
    options = "--no-index --no-deps --no-compile --disable-pip-version-check --quiet".split()
    pip = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(wheel)]
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environ["PIP_CONFIG_FILE"] = os.devnull
    done = subprocess.run(pip, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


def environ(installed: Path, home: Path) -> dict[str, str]:
    """Return the environment variables of a process that finds the installed package."""
    own = {"PYTHONPATH": str(installed), "RIMWARD_HOME": str(home / "home")}
    return {**os.environ, **own, "PYTHONHASHSEED": "1"}


def rimward(installed: Path, here: Path, *argv: str, stdin: str = "") -> str:
    """Return the output of the installed command, started in another folder; it must succeed."""
    done = subprocess.run(
        [sys.executable, str(installed / "bin" / "rimward"), *argv],
        cwd=here, env=environ(installed, here), input=stdin,
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def made_of() -> tuple[set[str], set[str]]:
    """Return the modules of the project and all files of its content that belong in a build."""
    modules = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("game/**/*.py")}
    content = {
        path.relative_to(ROOT).as_posix()
        for part in PARTS[1:]
        for path in (ROOT / part).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    return modules, {name for name in content if not name.startswith("assets/make/")}


def test_a_build_has_every_module_and_all_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """As setuptools lists them; scripts that make the content are left out."""
    made: list[dict[str, list[str]]] = []
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(setuptools, "setup", lambda **more: made.append(more))
    runpy.run_path("setup.py")
    project = setuptools.Distribution({**made[0], "script_name": "setup.py"})
    project.parse_config_files()
    build = project.get_command_obj("build_py")
    build.ensure_finalized()
    modules, content = made_of()
    assert {path for _, _, path in build.find_all_modules()} == modules
    found = {f"{folder}/{name}" for _, folder, _, names in build.data_files for name in names}
    assert {each for each in found if not each.startswith("game/")} == content
    assert {each for each in found if each.startswith("game/")} == {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "game").rglob("*.json")
        if "locks" not in path.parts
    }


def test_menus_of_a_desktop_find_the_program() -> None:
    """Its entry starts the installed command, and has the icon of the window."""
    project, entry = (configparser.RawConfigParser() for _ in range(2))
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    project.read(ROOT / "setup.cfg", "utf-8")
    placed = {Path(each).name: Path(each) for each in project["options.data_files"].values()}
    entry.read(ROOT / placed["rimward.desktop"], "utf-8")
    said = entry["Desktop Entry"]
    command = said["Exec"].split()[0]
    assert f"{command} = " in project["options.entry_points"]["console_scripts"]
    assert said["Categories"] == "Game;BoardGame;" and said["StartupWMClass"] == APP_NAME
    icon = (ROOT / placed[f"{said['Icon']}.svg"]).read_bytes()
    assert icon == (ROOT / "assets/icons/app.svg").read_bytes()
    about = ElementTree.parse(ROOT / placed["rimward.metainfo.xml"]).getroot()
    assert about.findtext("launchable") == "rimward.desktop"
    assert about.findtext("provides/binary") == command


@pytest.mark.long
def test_the_wheel_has_what_setuptools_lists(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    modules, content = made_of()
    assert {name for name in names if name.endswith(".py")} == modules
    assert {name for name in names if name.startswith("game/data/")} == {
        f"game/data/{name}" for name in content
    }
    assert wheel.stat().st_size < 56 * MIB


@pytest.mark.long
def test_the_installed_program_says_its_name_and_version(installed: Path, tmp_path: Path) -> None:
    assert rimward(installed, tmp_path, "--version") == f"rimward {game.__version__}\n"
    for argv in (["--help"], ["check", "--help"]):
        said = rimward(installed, tmp_path, *argv)
        assert said.startswith("usage: rimward") and "main.py" not in said


@pytest.mark.long
def test_check_finds_the_content_of_an_install(installed: Path, tmp_path: Path) -> None:
    assert "5 packs and 23 maps, no problems\n" in rimward(installed, tmp_path, "check")


@pytest.mark.long
def test_an_install_plays_whole_games(installed: Path, tmp_path: Path) -> None:
    argv = ("simulate", "--seats", "random,random", "--games", "1", "--json")
    figures = json.loads(rimward(installed, tmp_path, *argv))
    assert (figures["games"], figures["errors"]) == (1, 0)
    talk = rimward(installed, tmp_path, "headless", "--seed", "7", stdin='{"quit": true}\n')
    assert json.loads(talk.splitlines()[-1])["type"] == "decision"


@pytest.mark.long
def test_an_install_draws_the_table(installed: Path, tmp_path: Path) -> None:
    """The picture is the same as here, with all its art, whatever the order of sets."""
    size = ("--size", "1280x720", "--out")
    rimward(installed, tmp_path, "shot", "table", *size, "installed.png")
    command = [sys.executable, str(ROOT / "main.py"), "shot", "table", *size, "here.png"]
    other_order = {**environ(installed, tmp_path), "PYTHONHASHSEED": "2"}
    subprocess.run(command, cwd=tmp_path, env=other_order, check=True)
    assert (tmp_path / "installed.png").read_bytes() == (tmp_path / "here.png").read_bytes()


@pytest.mark.long
def test_an_install_opens_its_window(installed: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    command = [sys.executable, "-m", "game", "--windowed", "--seed", "3"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environ(installed, tmp_path) | {"RIMWARD_TRACE": str(trace)}
    ) as playing:
        end = time.monotonic() + 30
        while not (trace.exists() and trace.read_text("utf-8").endswith("\n")):
            assert playing.poll() is None and time.monotonic() < end
            time.sleep(0.05)
        playing.terminate()
    assert json.loads(trace.read_text("utf-8").splitlines()[-1])["scene"] == "new_game"


@pytest.mark.long
@pytest.mark.parametrize(("command", "said"), [("test", "no tests"), ("rules", "no tests")])
def test_what_needs_the_source_says_so(
    command: str, said: str, installed: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", command],
        cwd=tmp_path, env=environ(installed, tmp_path), capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode in (1, 2) and len(done.stderr.splitlines()) == 1
    assert said in done.stderr


def test_check_never_finds_nothing_wrong_with_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "default_folders", lambda: [])
    monkeypatch.setattr(check, "added_folders", lambda: [])
    assert check.main([]) == 1
    said = capsys.readouterr().out
    assert "no packs or maps to check" in said and "no problems" not in said


def test_the_content_of_a_checkout_is_beside_the_package() -> None:
    assert not resources.INSTALLED and resources.ROOT == ROOT
