"""The first start on a bare Python: a private environment, then the game inside it.

Runs before anything is installed, so it uses the standard library only and imports the slow
parts of that where they are needed. The environment lies in the player's data folder, one per
Python version and set of requirements in ``setup.cfg``. It is built beside its place and renamed
when whole, so a folder with the right name is always a finished one. Console scripts in its
``bin`` keep the path of the building place: start its tools with ``python -m``.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
PYTHON_TAG = f"{sys.version_info.major}.{sys.version_info.minor}{getattr(sys, 'abiflags', '')}"

# Both install a module `pygame`; whichever came last wins, and removing one breaks the other.
CLASH = "pygame"
BUILDING = ".building-"
OLD = ".old-"

OFFLINE = re.compile(
    r"NewConnectionError|Failed to establish|name resolution|getaddrinfo failed"
    r"|[Nn]etwork is unreachable|ConnectTimeout|Read ?[Tt]imed? ?out|ProxyError|Connection refused"
    r"|Connection reset|Connection aborted"
)


class SetupError(Exception):
    """Why the environment cannot be had: one sentence for the player."""


def start(argv: list[str]) -> int:
    """Run the command line ``argv`` where everything it needs is installed.

    Returns the exit status: that of the command, or 1 with one sentence on stderr when the
    environment cannot be built. Does not return on POSIX when another Python takes over.
    """
    try:
        python = interpreter(argv)
    except SetupError as error:
        print(f"Rimward cannot start: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    if python is not None:
        return hand_over(python, argv)
    from game.commands import main

    return main(argv)


def interpreter(argv: list[str]) -> Path | None:
    """The Python that can run ``argv``, built if it must be; None when this one can."""
    needed = requirements(["test"] if argv[:1] == ["test"] else [])
    folder = environment_folder(needed)
    if inside(folder) or not problems(needed, sys.path):
        return None
    if not ready(folder, needed):
        prepare(folder, needed)
    return python_of(folder)


# --- what is needed, what is there ---------------------------------------------------------------


def requirements(extras: Iterable[str] = (), config: Path = ROOT / "setup.cfg") -> list[str]:
    """The requirement lines of ``setup.cfg``, then those of the named extras."""
    from configparser import ConfigParser

    parser = ConfigParser(interpolation=None)
    if not parser.read(config, encoding="utf-8"):
        raise SetupError(f"{config} is missing; fetch the whole project again.")
    lines = parser.get("options", "install_requires").splitlines()
    for extra in extras:
        lines += parser.get("options.extras_require", extra).splitlines()
    return [line.strip() for line in lines if line.strip()]


def problems(needed: Iterable[str], paths: Iterable[str]) -> list[str]:
    """What keeps the distributions found on ``paths`` from meeting ``needed``; [] when they do.

    Reads folder names only, because opening each distribution would slow down every start.
    """
    found = installed(paths)
    wrong = [why for why in (shortfall(line, found) for line in needed) if why]
    if CLASH in found:
        wrong.append(f"the package {CLASH} clashes with pygame-ce")
    return wrong


def installed(paths: Iterable[str]) -> dict[str, str]:
    """Name to version of the distributions on ``paths``; the first path that has one counts."""
    found: dict[str, str] = {}
    for path in paths:
        try:
            entries = os.listdir(path or ".")
        except OSError:
            continue
        for entry in entries:
            stem, kind = os.path.splitext(entry)
            if kind in (".dist-info", ".egg-info"):
                name, _, rest = stem.partition("-")
                found.setdefault(plain_name(name), rest.partition("-")[0])
    return found


def shortfall(requirement: str, found: dict[str, str]) -> str | None:
    """Why ``found`` does not meet a requirement such as ``pytmx>=3.32,<4``; None if it does."""
    name, limits = split_requirement(requirement)
    version = found.get(plain_name(name))
    if version is None:
        return f"{name} is missing"
    if not all(COMPARE[sign](release(version), release(limit)) for sign, limit in limits):
        return f"{name} {version} does not fit {requirement}"
    return None


def split_requirement(line: str) -> tuple[str, list[tuple[str, str]]]:
    """``pytmx>=3.32,<4`` as ``("pytmx", [(">=", "3.32"), ("<", "4")])``.

    Refuses markers, extras and other signs than those of ``COMPARE``: they are not needed here.
    """
    match = re.fullmatch(r"([A-Za-z0-9._-]*[A-Za-z0-9])\s*(.*)", line)
    limits = [part.strip() for part in match[2].split(",")] if match and match[2] else []
    pairs = [re.fullmatch(r"(>=|<=|==|!=|<|>)\s*([0-9.]+)", limit) for limit in limits]
    if match is None or not all(pairs):
        raise SetupError(f"setup.cfg has a requirement that cannot be read: {line!r}.")
    return match[1], [(pair[1], pair[2]) for pair in pairs if pair]


COMPARE: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    ">=": lambda version, limit: version >= limit,
    "<=": lambda version, limit: version <= limit,
    "==": lambda version, limit: version == limit,
    "!=": lambda version, limit: version != limit,
    "<": lambda version, limit: version < limit,
    ">": lambda version, limit: version > limit,
}


def release(version: str) -> tuple[int, ...]:
    """The leading numbers of a version without closing zeros: ``2.6.0rc1`` gives ``(2, 6)``."""
    match = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in match[0].split(".")] if match else []
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def plain_name(name: str) -> str:
    """A distribution name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


# --- places --------------------------------------------------------------------------------------


def data_folder() -> Path:
    """The player's data folder for Rimward; ``RIMWARD_HOME`` overrides it."""
    own = os.environ.get("RIMWARD_HOME")
    if own:
        return Path(own).expanduser().absolute()
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", "").strip() or home / ".local" / "share")
    return base / "rimward"


def environment_folder(needed: Iterable[str]) -> Path:
    """Where the environment for this Python and these requirements belongs."""
    from hashlib import sha256

    digest = sha256("\n".join(needed).encode()).hexdigest()[:12]
    return data_folder() / "env" / f"py{PYTHON_TAG}-{digest}"


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def site_of(folder: Path) -> Path:
    """Where an environment keeps its packages."""
    return folder / ("Lib" if os.name == "nt" else f"lib/python{PYTHON_TAG}") / "site-packages"


def inside(folder: Path) -> bool:
    """True when this very process runs in that environment."""
    return os.path.realpath(sys.prefix) == os.path.realpath(folder)


def ready(folder: Path, needed: Iterable[str]) -> bool:
    """True when the environment can be used as it is; false also when its Python has gone."""
    return python_of(folder).exists() and not problems(needed, [str(site_of(folder))])


# --- building ------------------------------------------------------------------------------------


def tell(line: str) -> None:
    """One line of progress; stderr, because stdout belongs to the command."""
    print(line, file=sys.stderr, flush=True)


def build(folder: Path, needed: list[str]) -> None:
    """Make a whole environment in ``folder``. Raises ``SetupError``; leaves a log on failure."""
    require_venv()
    tell("Setting up Rimward: this happens once and takes about half a minute.")
    tell("  making a private Python environment")
    made, lines = run_shown([sys.executable, "-I", "-m", "venv", str(folder)])
    if made:
        install = "-I -m pip install --no-input --disable-pip-version-check --no-color".split()
        options = "--progress-bar off --retries 3 --only-binary :all:".split()
        done, lines = run_shown([str(python_of(folder)), *install, *options, *needed])
        if done:
            return
    log = folder.parent / "build.log"
    log.write_text("".join(lines), encoding="utf-8")
    raise SetupError(failure("".join(lines), needed, log))


def require_venv() -> None:
    """Debian and its kin leave parts of ``venv`` out of a plain Python: say so before starting."""
    from importlib.util import find_spec

    if find_spec("venv") is None or find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        raise SetupError(
            "this Python cannot make environments, so install its venv module first "
            f"(Debian, Ubuntu: sudo apt install {package})."
        )


def run_shown(command: list[str]) -> tuple[bool, list[str]]:
    """Run a step of the build and tell what it does. Returns whether it worked, and its output."""
    import subprocess

    # A user-wide `pip install --user` setting would keep the packages out of the environment.
    environ = os.environ | {"PIP_USER": "0", "PYTHONIOENCODING": "utf-8"}
    lines: list[str] = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environ,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            step = progress(line)
            if step:
                tell(f"  {step}")
    return process.returncode == 0, lines


def progress(line: str) -> str | None:
    """A line of pip's output in short words, or None when it is not worth a line."""
    fetched = re.match(
        r"Collecting ([A-Za-z0-9._-]+)|Processing (?:.*[/\\])?([A-Za-z0-9._]+)-", line
    )
    if fetched:
        return f"fetching {plain_name(fetched[1] or fetched[2])}"
    return "installing" if line.startswith("Installing collected packages") else None


def failure(output: str, needed: list[str], log: Path) -> str:
    """The sentence for a build that failed with this output."""
    names = ", ".join(split_requirement(line)[0] for line in needed)
    if OFFLINE.search(output):
        return (
            "the first start must fetch its packages and there is no network, so connect to "
            f"the internet and start again (needed: {names})."
        )
    if "No space left" in output:
        return f"the disk is full, so make room (about 200 MB) in {log.parent} and start again."
    missing = re.search(r"No matching distribution found for ([A-Za-z0-9._-]+)", output)
    if missing:
        return (
            f"{missing[1]} has no build for Python {PYTHON_TAG} on this system, so install "
            "another Python from 3.11 on and start main.py with it."
        )
    return f"building the environment failed, and {log} says why."


def prepare(
    folder: Path, needed: list[str], builder: Callable[[Path, list[str]], None] = build
) -> None:
    """Have a whole environment at ``folder``: build aside, check, rename into place.

    Waits while another start builds, and takes its result. Removes what broken builds left.
    Raises ``SetupError``; an environment that was there before then stays as it was.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with lock(folder.parent / ".lock"):
            if ready(folder, needed):
                return
            sweep(folder.parent)
            if folder.exists():
                reasons = problems(needed, [str(site_of(folder))]) or ["its Python has gone"]
                tell(
                    f"The environment of Rimward is damaged ({'; '.join(reasons)}): making it anew."
                )
            aside = folder.with_name(BUILDING + folder.name)
            try:
                builder(aside, needed)
                wrong = problems(needed, [str(site_of(aside))])
                if wrong:
                    raise SetupError(f"the new environment is not whole: {'; '.join(wrong)}.")
                if folder.exists():
                    folder.rename(folder.with_name(OLD + folder.name))
                aside.rename(folder)
                tell("  ready")
            finally:
                sweep(folder.parent)
    except OSError as error:
        place = error.filename or folder.parent
        raise SetupError(f"{place} cannot be used ({error.strerror or error}).") from error


def sweep(home: Path) -> None:
    """Remove half-built and replaced environments; only for the holder of the lock."""
    import shutil

    for entry in home.iterdir():
        if entry.name.startswith((BUILDING, OLD)):
            shutil.rmtree(entry, ignore_errors=True)


@contextmanager
def lock(path: Path) -> Iterator[None]:
    """Hold the lock file; waits for another holder. The system frees it if a process dies."""
    import time

    with open(path, "a+b") as file:
        waited = False
        while not grab(file):
            if not waited:
                tell("Another start of Rimward is setting up; waiting for it.")
            waited = True
            time.sleep(0.1)
        yield


def grab(file: BinaryIO) -> bool:
    """Lock an open file without waiting; False when another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


# --- handing over --------------------------------------------------------------------------------


def hand_over(python: Path, argv: list[str]) -> int:
    """Go on in the environment: replaces this process, except on Windows, which cannot."""
    command = [str(python), str(ROOT / "main.py"), *argv]
    if os.name == "nt":
        import subprocess

        return subprocess.call(command)
    replace_process(command)


def replace_process(command: list[str]) -> NoReturn:
    """Become another program."""
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(command[0], command)
