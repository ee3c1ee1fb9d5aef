"""The first start: choice of environment, its build, and the messages of failures."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import platformdirs
import pytest

from game import bootstrap, first_run, launch, setup_window, windows
from game.bootstrap import SetupError
from tests.names import Out, Patch

if TYPE_CHECKING:
    from tests.windows_files import Busy

pytest_plugins = ("tests.windows_files",)

NEEDED = ["pygame-ce>=2.5.8,<2.6", "pytmx>=3.32,<4"]
DIGEST = "0123456789ab"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: Patch) -> Path:
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    return tmp_path


def lay(folder: Path, *distributions: str) -> None:
    """Create a fake environment: an interpreter file and the folders that distributions leave."""
    python = bootstrap.python_of(folder)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    for name in distributions:
        (bootstrap.site_of(folder) / f"{name}.dist-info").mkdir(parents=True, exist_ok=True)
    if distributions:
        bootstrap.note_contents(folder)


def whole(folder: Path, needed: list[str]) -> None:
    lay(folder, "pygame_ce-2.5.9", "PyTMX-3.32")


def forbidden(folder: Path, needed: list[str]) -> None:
    raise AssertionError("nothing should be built")


def test_requirements_are_those_of_setup_cfg_and_can_all_be_read() -> None:
    plain = bootstrap.requirements()
    assert [bootstrap.split_requirement(line)[0] for line in plain][:3] == [
        "pygame-ce",
        "pytmx",
        "pydantic",
    ]
    with_tests = bootstrap.requirements(["test"])
    assert with_tests[: len(plain)] == plain
    extra = {bootstrap.split_requirement(line)[0] for line in with_tests[len(plain) :]}
    assert {"pytest", "mypy", "ruff", "pytest-cov"} <= extra


def test_a_missing_setup_cfg_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="setup.cfg is missing"):
        bootstrap.requirements(config=tmp_path / "setup.cfg")


@pytest.mark.parametrize(
    ("requirement", "fitting", "unfit"),
    [
        ("x>=2.5.8,<2.6", ["2.5.8", "2.5.10", "2.5.8.dev1"], ["2.5.7", "2.6.0rc1", "2.6", "3.0"]),
        ("x==1.0", ["1"], ["1.0.1"]), ("x!=1.1", ["1"], ["1.1"]), ("x<=4", ["4.0"], ["4.0.1"]),
        ("x>4", ["4.1"], ["4.0"]), ("x", ["0.0.1"], []),
    ],
)  # fmt: skip
def test_versions_are_compared_as_numbers(
    requirement: str, fitting: list[str], unfit: list[str]
) -> None:
    for version in (*fitting, *unfit):
        why = bootstrap.shortfall(requirement, {"x": version})
        assert (why is None) is (version in fitting), version


@pytest.mark.parametrize("line", ["x~=1.0", "x>=1; python_version<'3.12'", "x[y]>=1", ">=1"])
def test_a_requirement_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        bootstrap.split_requirement(line)


def test_distributions_are_found_by_their_folders(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    for name in ("a/pygame_ce-2.5.8.dist-info", "a/Old_Thing-1.2-py3.11.egg-info"):
        (tmp_path / name).mkdir(parents=True)
    (second / "pygame_ce-1.0.dist-info").mkdir(parents=True)
    found = bootstrap.installed([str(tmp_path / "none"), str(first), str(second)])
    assert found == {"pygame-ce": "2.5.8", "old-thing": "1.2"}


def test_problems_name_what_is_missing_what_is_old_and_the_clash(tmp_path: Path) -> None:
    for name in ("pygame-2.6.1", "pytmx-3.31"):
        (tmp_path / f"{name}.dist-info").mkdir()
    assert bootstrap.problems(NEEDED, [str(tmp_path)]) == [
        "pygame-ce is missing",
        "pytmx 3.31 does not meet pytmx>=3.32,<4",
        "the package pygame clashes with pygame-ce",
    ]


def test_this_python_runs_the_tests_with_all_it_needs() -> None:
    assert bootstrap.problems(bootstrap.requirements(["test"]), sys.path) == []


def test_the_data_folder_is_the_one_the_game_itself_uses(monkeypatch: Patch) -> None:
    monkeypatch.delenv("RIMWARD_HOME")
    expected = platformdirs.user_data_path("rimward", appauthor=False)
    assert bootstrap.data_folder() == expected


@pytest.mark.parametrize("xdg", ["", "relative", os.path.abspath("somewhere")])
@pytest.mark.parametrize(
    ("system", "place"),
    [("linux", ".local/share"), ("darwin", "Library/Application Support"), ("win32", "local")],
)
def test_every_system_has_its_data_folder(
    system: str, place: str, xdg: str, monkeypatch: Patch
) -> None:
    monkeypatch.delenv("RIMWARD_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", xdg)
    monkeypatch.setenv("LOCALAPPDATA", str(Path.home() / "local"))
    monkeypatch.setattr(sys, "platform", system)
    expected = Path(xdg) if system == "linux" and os.path.isabs(xdg) else Path.home() / place
    assert bootstrap.data_folder() == expected / "rimward"


def test_rimward_home_overrides_the_data_folder(home: Path) -> None:
    assert bootstrap.environment_folder(DIGEST).parent == home / "env"


def test_the_environment_is_named_for_python_and_lock(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    assert folder.name.startswith("py{}.{}".format(*sys.version_info))
    assert folder.name.endswith(DIGEST)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no names of users with ~")
def test_a_home_of_nobody_is_a_sentence(monkeypatch: Patch, capsys: Out) -> None:
    monkeypatch.setenv("RIMWARD_HOME", "~nosuchuser/x")
    assert start_fresh(monkeypatch, ["--version"]) == 1
    assert "RIMWARD_HOME begins with ~nosuchuser" in sentence(capsys.readouterr().err)


def test_a_user_without_a_home_is_a_sentence(monkeypatch: Patch, capsys: Out) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("RIMWARD_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    assert start_fresh(monkeypatch, ["--version"]) == 1
    assert "set RIMWARD_HOME" in sentence(capsys.readouterr().err)


def test_a_build_is_made_aside_and_renamed_when_whole(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    places: list[Path] = []

    def builder(aside: Path, needed: list[str]) -> None:
        places.append(aside)
        assert aside.parent == folder.parent and aside != folder
        assert not folder.exists()
        whole(aside, needed)

    assert not bootstrap.ready(folder, NEEDED)
    bootstrap.prepare(folder, NEEDED, builder)
    assert bootstrap.ready(folder, NEEDED)
    assert not places[0].exists()


def test_a_finished_environment_is_not_built_again(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    whole(folder, NEEDED)
    bootstrap.prepare(folder, NEEDED, forbidden)


def test_a_failed_build_leaves_nothing_behind(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)

    def builder(aside: Path, needed: list[str]) -> None:
        lay(aside, "pytmx-3.32")
        raise SetupError("no network.")

    with pytest.raises(SetupError, match="no network"):
        bootstrap.prepare(folder, NEEDED, builder)
    assert [entry.name for entry in folder.parent.iterdir()] == [".lock"]


def test_a_build_that_lacks_something_is_not_taken(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    with pytest.raises(SetupError, match="incomplete: pygame-ce is missing"):
        bootstrap.prepare(folder, NEEDED, lambda aside, needed: lay(aside, "pytmx-3.32"))
    assert not folder.exists()


def test_leftovers_of_broken_builds_are_removed(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    for name in (bootstrap.BUILDING + "py3.11-dead", bootstrap.OLD + "py3.11-dead", "py3.11-other"):
        lay(folder.with_name(name))
    bootstrap.prepare(folder, NEEDED, whole)
    names = {entry.name for entry in folder.parent.iterdir()}
    assert names == {".lock", "py3.11-other", folder.name}


def test_a_package_pygame_in_the_environment_is_told_and_repaired(home: Path, capsys: Out) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    whole(folder, NEEDED)
    lay(folder, "pygame-2.6.1")
    assert not bootstrap.ready(folder, NEEDED)
    bootstrap.prepare(folder, NEEDED, whole)
    assert bootstrap.ready(folder, NEEDED)
    told = capsys.readouterr().err.splitlines()
    assert "the package pygame clashes with pygame-ce" in told[0]


def test_a_repair_that_fails_keeps_the_old_environment(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    lay(folder, "pygame_ce-2.5.8")
    with pytest.raises(SetupError):
        bootstrap.prepare(folder, NEEDED, lambda aside, needed: lay(aside))
    assert (bootstrap.site_of(folder) / "pygame_ce-2.5.8.dist-info").exists()


def test_a_package_without_its_files_is_noticed(home: Path, capsys: Out) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    whole(folder, NEEDED)
    module = bootstrap.site_of(folder) / "pytmx"
    module.mkdir()
    bootstrap.note_contents(folder)
    assert bootstrap.ready(folder, NEEDED)
    module.rmdir()
    assert not bootstrap.ready(folder, NEEDED)
    bootstrap.prepare(folder, NEEDED, whole)
    assert bootstrap.ready(folder, NEEDED)
    assert "pytmx is missing" in capsys.readouterr().err


def test_a_file_that_a_scanner_removed_is_told_and_comes_again(
    home: Path, monkeypatch: Patch, capsys: Out
) -> None:
    """The name of its package is still there; a fault of ours is no such loss."""
    whole(folder := home / "env", NEEDED)
    record = bootstrap.site_of(folder) / "pygame_ce-2.5.9.dist-info" / "RECORD"
    record.write_text("pygame/SDL2.dll,sha256=1,9\npygame/new.pyc,,\nPyTMX-3.32.dist-info,,\n")
    monkeypatch.setattr(sys, "prefix", str(folder))
    monkeypatch.setitem(sys.modules, "game.commands", None)
    assert launch.start([]) == 1 and not bootstrap.ready(folder, NEEDED)
    assert "pygame/SDL2.dll is missing" in sentence(capsys.readouterr().err)
    for mended in ("PyTMX-3.32.dist-info,,\n", ""):
        bootstrap.note_contents(folder)
        record.write_text(mended)
        with pytest.raises(ImportError):
            launch.start([])
        assert bootstrap.ready(folder, NEEDED)


@pytest.mark.parametrize(
    ("users", "waits"), [(["py.exe", "Python3.11.exe"], 1), (["cmd.exe", "python.exe"], 0), ([], 0)]
)
def test_the_last_words_in_a_console_of_our_own_are_read(
    users: list[str], waits: int, monkeypatch: Patch, capsys: Out
) -> None:
    """Windows closes it with the program; that of a shell stays."""
    names = [rf"C:\x\{each}" for each in users]

    def query(process: int, flags: int, name: Any, room: object) -> int:
        name.value = names[process]
        return 1

    def listed(ids: Any, most: int) -> int:
        ids[: len(names)] = range(len(names))
        return len(names)

    system = SimpleNamespace(
        GetConsoleProcessList=listed, OpenProcess=lambda wish, kept, id: id,
        QueryFullProcessImageNameW=query, CloseHandle=lambda process: 1,
        MessageBoxW=lambda owner, words, title, kind: print(words),
    )  # fmt: skip
    libraries = SimpleNamespace(kernel32=system, user32=system)
    monkeypatch.setattr("ctypes.windll", libraries, raising=False)
    monkeypatch.setattr(windows, "WINDOWS", True)
    monkeypatch.setattr(sys, "stdin", read := io.StringIO("\n"))
    monkeypatch.setattr(read, "isatty", lambda: True, raising=False)
    assert launch.refuse("why.") == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("Press Enter"), read.tell()) == ("", waits, waits)
    monkeypatch.setattr(sys, "executable", r"C:\Python\pythonw.exe")
    assert launch.refuse("why.") == 1
    assert capsys.readouterr().out == "Rimward cannot start: why.\n", "nobody sees it printed"


def test_an_environment_whose_python_has_gone_is_built_again(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    whole(folder, NEEDED)
    python = bootstrap.python_of(folder)
    python.unlink()
    python.symlink_to(home / "removed")
    assert not bootstrap.ready(folder, NEEDED)
    bootstrap.prepare(folder, NEEDED, whole)
    assert bootstrap.ready(folder, NEEDED)


def test_a_new_environment_waits_until_a_scanner_lets_it_go(home: Path, busy: Busy) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    busy.hold(folder.with_name(bootstrap.BUILDING + folder.name), 5)
    bootstrap.prepare(folder, NEEDED, whole)
    assert bootstrap.ready(folder, NEEDED)
    assert 0 < len(busy.waits) <= 5, "writing, reading and renaming all wait"


def test_a_new_environment_that_stays_held_is_taken_at_the_next_start(
    home: Path, monkeypatch: Patch, busy: Busy
) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    aside = folder.with_name(bootstrap.BUILDING + folder.name)

    def held(made: Path, needed: list[str]) -> None:
        whole(made, needed)
        busy.hold(aside)

    for builder in (held, forbidden):
        with pytest.raises(SetupError, match="complete, but another program keeps .* busy"):
            bootstrap.prepare(folder, NEEDED, builder)
        assert bootstrap.ready(aside, NEEDED) and 10 < sum(busy.waits) < 15
        busy.waits.clear()
    busy.let_go()
    bootstrap.prepare(folder, NEEDED, forbidden)
    assert bootstrap.ready(folder, NEEDED) and not aside.exists()


@pytest.mark.usefixtures("strict_files")
def test_an_open_window_keeps_its_damaged_environment_and_the_new_one_waits(home: Path) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    lay(folder, "pygame_ce-2.5.8")
    lay(folder.with_name(f"{bootstrap.OLD}1-{folder.name}"))  # what could not be removed whole
    with (bootstrap.site_of(folder) / "library.so").open("wb"):
        with pytest.raises(SetupError, match="close other windows"):
            bootstrap.prepare(folder, NEEDED, whole)
        assert not bootstrap.ready(folder, NEEDED)
    bootstrap.prepare(folder, NEEDED, forbidden)
    assert bootstrap.ready(folder, NEEDED)
    assert {each.name for each in folder.parent.iterdir()} == {".lock", folder.name}


@pytest.mark.posix
def test_two_starts_at_once_build_one_environment(home: Path, capsys: Out) -> None:
    folder = bootstrap.environment_folder(DIGEST)
    building, go_on = threading.Event(), threading.Event()
    builds: list[Path] = []

    def slow(aside: Path, needed: list[str]) -> None:
        builds.append(aside)
        building.set()
        assert go_on.wait(20)
        whole(aside, needed)

    first = threading.Thread(target=bootstrap.prepare, args=(folder, NEEDED, slow))
    second = threading.Thread(target=bootstrap.prepare, args=(folder, NEEDED, forbidden))
    first.start()
    assert building.wait(20)
    second.start()
    second.join(0.3)
    assert second.is_alive(), "the second start must wait for the first"
    go_on.set()
    first.join(20)
    second.join(20)
    assert len(builds) == 1 and bootstrap.ready(folder, NEEDED)
    assert "waiting for it" in capsys.readouterr().err


@pytest.mark.posix
def test_the_lock_dies_with_its_process(tmp_path: Path) -> None:
    script = (
        "import sys, time; from pathlib import Path; from game.bootstrap import lock\n"
        "with lock(Path(sys.argv[1])): print('held', flush=True); time.sleep(60)\n"
    )
    path = tmp_path / ".lock"
    with subprocess.Popen(
        [sys.executable, "-c", script, str(path)], cwd=bootstrap.ROOT, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None and holder.stdout.readline().strip() == b"held"
        with open(path, "a+b") as file:
            assert not bootstrap.grab(file)
        holder.kill()
    with open(path, "a+b") as file:
        assert bootstrap.grab(file)


def sentence(text: str) -> str:
    """Return the text, checked to be one sentence on one line."""
    text = text.strip()
    assert "\n" not in text and "Traceback" not in text
    assert text.endswith(".") and ". " not in text
    return text


def start_fresh(monkeypatch: Patch, argv: list[str]) -> int:
    """Call ``start`` as on a Python that has none of the packages."""
    monkeypatch.setattr(sys, "path", [])
    return launch.start(argv)


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_without_venv_one_sentence_says_what_to_install(
    module: str, home: Path, monkeypatch: Patch, capsys: Out
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == module else name)
    assert start_fresh(monkeypatch, ["--version"]) == 1
    said = sentence(capsys.readouterr().err)
    assert "sudo apt install python3.{}-venv".format(sys.version_info[1]) in said


NO_NETWORK = (
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('...: "
    "[Errno -3] Temporary failure in name resolution')': /simple/pygame-ce/\n"
)
NO_BUILD = "ERROR: No matching distribution found for pydantic<3,>=2.12\n"
TLS = (
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'SSLError(SSLCertVerification"
    "Error(1, '[SSL: CERTIFICATE_VERIFY_FAILED] self-signed certificate in certificate chain'))'\n"
    "ERROR: Could not find a version that satisfies the requirement pydantic (from versions: none)"
)


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (NO_NETWORK + NO_BUILD, "no network was found, so .* pygame-ce, pytmx"),
        (f"(from versions: none)\n{NO_BUILD}", "the package index knows no version of pydantic,"),
        (f"(from versions: 1.0, 2.0)\n{NO_BUILD}", "pydantic has no build for Python"),
        (f"{TLS}\n{NO_BUILD}", "name that certificate in PIP_CERT"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE FILE.\n", "not the one this vers"),
        ("ERROR: [Errno 28] No space left on device\n", "disk is full"),
        ("OSError: [WinError 112] There is not enough space on the disk\n", "disk is full"),
        ("something else", "see .*build.log for the reason"),
    ],
)
def test_failures_are_told_apart(output: str, told: str, tmp_path: Path) -> None:
    said = sentence(first_run.failure(output, NEEDED, tmp_path / "build.log"))
    assert re.search(told, said) and ("another Python" in said) == ("no build" in told)


@pytest.mark.parametrize(
    ("system", "pip", "given"),
    [("win32", "24.0", 1), ("darwin", "23.3.1", 1), ("linux", "24.0", 0)]
    + [("win32", "23.2.1", 0), ("win32", "24.2", 0)],
)
def test_an_older_pip_trusts_what_the_system_trusts(
    system: str, pip: str, given: int, monkeypatch: Patch
) -> None:
    monkeypatch.setattr("ensurepip.version", lambda: pip)
    assert first_run.trust_of_the_system({}, system) == ["--use-feature=truststore"] * given
    assert first_run.trust_of_the_system({"PIP_TRUSTED_HOST": "x"}, system) == []


@pytest.mark.posix
def test_the_environment_of_windows_is_started_by_its_true_path(
    home: Path, monkeypatch: Patch
) -> None:
    """Python from the Microsoft Store has its files elsewhere than it says."""
    (home / "real").mkdir()
    (home / "env").symlink_to(home / "real", target_is_directory=True)
    monkeypatch.setattr(windows, "WINDOWS", True)
    ran: list[list[str]] = []

    def run(command: list[str], environ: dict[str, str]) -> tuple[bool, list[str]]:
        ran.append(command)
        return "venv" in command, []

    monkeypatch.setattr(first_run, "run_shown", run)
    monkeypatch.setattr(first_run, "pip_environ", lambda pip: {})
    folder = home / "env" / "new"
    with pytest.raises(SetupError, match=re.escape(str(home / "real" / "build.log"))):
        first_run.build(folder, bootstrap.read_lock("play"))
    python = str(home / "real" / "new" / "Scripts" / "python.exe")
    assert [each[0] for each in ran] == [sys.executable, python]
    assert all(each[1:4] == ["-I", "-X", "utf8"] for each in ran), "letters survive"
    monkeypatch.setattr(sys, "executable", r"C:\Python\pythonw.exe")
    started: list[list[str]] = []
    monkeypatch.setattr("subprocess.call", started.append)
    launch.hand_over(bootstrap.python_of(folder), [])
    assert started[0][0] == python.replace("python.exe", "pythonw.exe"), "no console opens"


def test_a_data_folder_that_cannot_be_written_is_a_sentence(
    tmp_path: Path, monkeypatch: Patch, capsys: Out
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("RIMWARD_HOME", str(blocked))
    assert start_fresh(monkeypatch, ["--version"]) == 1
    assert "cannot be used" in sentence(capsys.readouterr().err)


def test_progress_is_told_in_short_lines() -> None:
    told = [
        first_run.progress("Collecting pygame-ce<2.6,>=2.5.8"),
        first_run.progress("Processing /wheels/pygame_ce-2.5.8-cp311-cp311-linux.whl"),
        first_run.progress("  Downloading pygame_ce-2.5.8.whl (12 MB)"),
        first_run.progress("Installing collected packages: pytmx, pygame-ce"),
    ]
    assert told == ["downloading pygame-ce", "downloading pygame-ce", None, "installing"]


def test_output_of_a_step_is_kept_and_told(capsys: Out) -> None:
    code = "import sys; print('Collecting pytmx'); print('broken', file=sys.stderr); sys.exit(3)"
    worked, lines = first_run.run_shown([sys.executable, "-c", code], os.environ)
    assert not worked and sorted(lines) == ["Collecting pytmx\n", "broken\n"]
    assert capsys.readouterr().err == "  downloading pytmx\n"


def test_without_a_console_a_window_has_the_words(tmp_path: Path, monkeypatch: Patch) -> None:
    """Also if it cannot open, or is closed meanwhile."""
    monkeypatch.setattr(windows, "windowless", lambda: True)
    keep = f"import sys; open({str(tmp_path / 'said')!r}, 'w').write(sys.stdin.read())"
    for code in (keep, "pass"):
        monkeypatch.setattr(setup_window, "COMMAND", ("-X", "utf8", "-c", code))
        with setup_window.setup_window():
            for line in ("Setting up in Jürgen", "  ready") * 20:
                bootstrap.tell(line)
    assert (tmp_path / "said").read_text("utf-8") == "Setting up in Jürgen\n  ready\n" * 20
    assert bootstrap.LISTENERS == []


def test_a_python_that_has_everything_goes_on_by_itself(
    home: Path, monkeypatch: Patch, capsys: Out
) -> None:
    monkeypatch.setattr(launch, "prepare", forbidden)
    assert launch.start(["--version"]) == 0
    assert capsys.readouterr().out.startswith("rimward ")
    assert not (home / "env").exists()


def test_a_finished_environment_takes_over_at_once(home: Path, monkeypatch: Patch) -> None:
    lock = bootstrap.read_lock("play")
    folder = bootstrap.environment_folder(lock.digest)
    lay(folder, *(pin.replace("-", "_").replace("==", "-") for pin in lock.needed))
    taken: list[tuple[Path, list[str]]] = []
    monkeypatch.setattr(launch, "prepare", forbidden)

    def take(python: Path, argv: list[str]) -> int:
        taken.append((python, argv))
        return 7

    monkeypatch.setattr(launch, "hand_over", take)
    assert start_fresh(monkeypatch, ["rules", "--json"]) == 7
    assert taken == [(bootstrap.python_of(folder), ["rules", "--json"])]


def test_the_tests_get_an_environment_of_their_own(home: Path, monkeypatch: Patch) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(launch, "prepare", lambda folder, *more: asked.append(folder))
    monkeypatch.setattr(launch, "hand_over", lambda python, argv: 0)
    start_fresh(monkeypatch, ["play"])
    start_fresh(monkeypatch, ["test"])
    assert asked == [
        bootstrap.environment_folder(bootstrap.read_lock("play").digest),
        bootstrap.environment_folder(bootstrap.read_lock("test").digest),
    ]


def test_handing_over_keeps_the_arguments(monkeypatch: Patch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(launch, "replace_process", commands.append)
    monkeypatch.setattr("subprocess.call", commands.append)
    launch.hand_over(Path("python"), ["shot", "a b", "--out", "x.png"])
    main = str(bootstrap.ROOT / "main.py")
    assert commands == [["python", main, "shot", "a b", "--out", "x.png"]]


def test_the_bootstrap_needs_the_standard_library_only() -> None:
    # -S: without site-packages, so that nothing else can be found.
    code = "import game.first_run, game.launch, game.setup_window; print('fine')"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=bootstrap.ROOT, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("fine\n", "")


OFFLINE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_FIND_LINKS": "",
    "PIP_CONFIG_FILE": os.devnull,
}


def bare_start(home: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run ``--version`` in a real process that finds no packages in its own Python."""
    code = (
        "import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]\n"
        "from game.launch import start; sys.exit(start(['--version']))"
    )
    return subprocess.run(
        [sys.executable, "-c", code], cwd=bootstrap.ROOT,
        env=os.environ | {"RIMWARD_HOME": str(home)} | environ, capture_output=True, text=True,
        timeout=600,
    )  # fmt: skip


@pytest.mark.long
def test_a_real_environment_is_built_from_nothing(tmp_path: Path) -> None:
    """Check that the second start is offline, too: with a package index that does not respond."""
    first = bare_start(tmp_path)
    assert first.returncode == 0 and first.stdout.startswith("rimward "), first.stderr
    assert "ready" in first.stderr
    second = bare_start(tmp_path, **OFFLINE)
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")


@pytest.mark.long
def test_a_real_build_without_network_is_one_sentence(tmp_path: Path) -> None:
    done = bare_start(tmp_path, **OFFLINE)
    assert done.returncode == 1
    assert "no network" in sentence(done.stderr.splitlines()[-1])
    assert not any(entry.is_dir() for entry in (tmp_path / "env").iterdir())
