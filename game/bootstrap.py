"""The private environment: what it must have, where it is, and how it becomes complete.

Read before anything is installed, so it uses the standard library only and imports the slow parts
of that where they are needed. ``setup.cfg`` has the range of each requirement, ``locks/`` the
version and hashes of every package for all systems. The environment is in the player's data folder,
one per Python version and lock. It is built under another name and renamed when complete, so a
folder with the right name is always a finished one. Console scripts in its ``bin`` keep the path of
the build folder: start its tools with ``python -m``.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, BinaryIO, NamedTuple

from game import windows
from game.patience import LONG, patiently

ROOT = Path(__file__).resolve().parent.parent
LOCKS = Path(__file__).resolve().parent / "locks"
CONTENTS = "contents.txt"
"""In an environment: the names of everything in its site-packages when it was new."""
PYTHON_TAG = f"{sys.version_info.major}.{sys.version_info.minor}{getattr(sys, 'abiflags', '')}"

# Both install a module `pygame`; the last one installed wins, and removing one breaks the other.
CLASH = "pygame"
BUILDING = ".building-"
OLD = ".old-"


class SetupError(Exception):
    """The environment cannot be built. The message is one sentence for the player."""


def open_streams() -> None:
    """Open the null device in place of each standard stream closed by the caller.

    Otherwise the next file opened, perhaps a saved game, would get the number of a standard stream,
    and with it everything that libraries print there.
    """
    for number, mode in enumerate(("r", "w", "w")):
        try:
            os.fstat(number)
        except OSError:
            # Gets the lowest free number, which is this one: the lower ones are open by now.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
        name = ("stdin", "stdout", "stderr")[number]
        if getattr(sys, name) is None:
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))


# --- requirements and installed packages ---------------------------------------------------------


def requirements(extras: Iterable[str] = (), config: Path = ROOT / "setup.cfg") -> list[str]:
    """Return the requirement lines of ``setup.cfg``, then those of the named extras."""
    from configparser import ConfigParser

    parser = ConfigParser(interpolation=None)
    if not parser.read(config, encoding="utf-8"):
        raise SetupError(f"{config} is missing; download the whole project again.")
    lines = parser.get("options", "install_requires").splitlines()
    for extra in extras:
        lines += parser.get("options.extras_require", extra).splitlines()
    return [line.strip() for line in lines if line.strip()]


class Lock(NamedTuple):
    """A file of ``locks/``: its digest, and the pins that this system needs (``pytmx==3.32``)."""

    path: Path
    digest: str
    needed: list[str]


def read_lock(name: str, folder: Path = LOCKS) -> Lock:
    """Read the lock ``play`` or ``test``, as written by ``assets/make/locks.py``."""
    from hashlib import sha256

    path = folder / f"{name}.txt"
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{path} is missing or damaged; fetch the whole project again.") from error
    pins = re.findall(r"^([\w.-]+==[\w.]+)(?: ; (.*?))? \\$", text, re.MULTILINE)
    needed = [pin for pin, marker in pins if not marker or applies(marker)]
    return Lock(path, sha256(text.encode()).hexdigest()[:12], needed)


def applies(marker: str) -> bool:
    """Return True if a marker of a lock, such as ``sys_platform == 'win32'``, holds here; all of
    its parts if they are joined by ``and``."""
    import platform

    known = {
        "sys_platform": sys.platform,
        "implementation_name": sys.implementation.name,
        "platform_python_implementation": platform.python_implementation(),
    }
    for part in marker.split(" and "):
        match = re.fullmatch(r"(\w+) (==|!=) '(\w+)'", part)
        if match is None or match[1] not in known:
            raise SetupError(f"a lock has a marker that cannot be read: {marker!r}.")
        if (known[match[1]] == match[3]) is not (match[2] == "=="):
            return False
    return True


def problems(needed: Iterable[str], paths: Iterable[str]) -> list[str]:
    """Return the problems of the distributions on ``paths`` in meeting ``needed``; [] if none.

    Reads folder names only, because opening each distribution would slow down every start.
    """
    found = installed(paths)
    wrong = [why for why in (shortfall(line, found) for line in needed) if why]
    if CLASH in found:
        wrong.append(f"the package {CLASH} clashes with pygame-ce")
    return wrong


def installed(paths: Iterable[str]) -> dict[str, str]:
    """Return name and version of the distributions on ``paths``; the first path with one counts."""
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
    """Return why ``found`` does not meet a requirement such as ``pytmx>=3.32,<4``; None if it
    does."""
    name, limits = split_requirement(requirement)
    version = found.get(plain_name(name))
    if version is None:
        return f"{name} is missing"
    if not all(COMPARE[sign](release(version), release(limit)) for sign, limit in limits):
        return f"{name} {version} does not meet {requirement}"
    return None


def split_requirement(line: str) -> tuple[str, list[tuple[str, str]]]:
    """Split ``pytmx>=3.32,<4`` into ``("pytmx", [(">=", "3.32"), ("<", "4")])``.

    Raise ``SetupError`` for markers, extras and operators missing from ``COMPARE``: they are not
    needed here.
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
    """Return the leading numbers of a version without trailing zeros: ``2.6.0rc1`` gives ``(2,
    6)``."""
    match = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in match[0].split(".")] if match else []
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def plain_name(name: str) -> str:
    """Normalize a distribution name as package indexes do."""
    return re.sub(r"[-_.]+", "-", name).lower()


# --- places --------------------------------------------------------------------------------------


def own_home() -> Path | None:
    """Return the folder named by ``RIMWARD_HOME``, if set. Raise ``SetupError``."""
    own = os.environ.get("RIMWARD_HOME")
    if not own:
        return None
    try:
        return Path(own).expanduser().absolute()
    except RuntimeError:
        user = own.replace("\\", "/").partition("/")[0]
        raise SetupError(
            f"RIMWARD_HOME begins with {user}, whose home folder is not known, so set it to a "
            "whole path."
        ) from None
    except OSError as error:
        raise SetupError(f"the current folder cannot be used ({error.strerror}).") from error


def user_home() -> Path:
    """Return the user's home folder. Raise ``SetupError`` if there is none."""
    try:
        return Path.home()
    except RuntimeError:
        raise SetupError(
            "this user has no home folder, so set RIMWARD_HOME to a folder for Rimward's files."
        ) from None


def data_folder() -> Path:
    """Return the player's data folder for Rimward; ``RIMWARD_HOME`` overrides it."""
    own = own_home()
    if own:
        return own
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        base = Path(local) if local else user_home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = user_home() / "Library" / "Application Support"
    else:
        data = os.environ.get("XDG_DATA_HOME", "").strip()
        # A relative path is one to ignore, says the standard of these folders.
        base = Path(data) if os.path.isabs(data) else user_home() / ".local" / "share"
    return base / "rimward"


def environment_folder(digest: str) -> Path:
    """Return the path of the environment for this Python and the lock with this digest."""
    return data_folder() / "env" / f"py{PYTHON_TAG}-{digest}"


def python_of(folder: Path) -> Path:
    """Return the interpreter of an environment, by the path that starts it."""
    if windows.WINDOWS:
        return windows.true_path(folder / "Scripts" / "python.exe")
    return folder / "bin" / "python"


def site_of(folder: Path) -> Path:
    """Return the site-packages of an environment."""
    return folder / ("Lib" if windows.WINDOWS else f"lib/python{PYTHON_TAG}") / "site-packages"


def inside(folder: Path) -> bool:
    """Return True if this process runs in that environment."""
    return os.path.realpath(sys.prefix) == os.path.realpath(folder)


def ready(folder: Path, needed: Iterable[str]) -> bool:
    """Return True if the environment can be used as it is; False also if its Python is gone."""
    return python_of(folder).exists() and not damage(folder, needed)


def damage(folder: Path, needed: Iterable[str]) -> list[str]:
    """Return what an environment lacks: distributions, or files that were there when it was new."""
    site = site_of(folder)
    try:
        noted = patiently(lambda: (folder / CONTENTS).read_text("utf-8")).split("\n")
        lost = sorted({*noted} - {*os.listdir(site)})
    except (OSError, UnicodeDecodeError):
        lost = [CONTENTS]
    return problems(needed, [str(site)]) + [f"{name} is missing" for name in lost]


def note_contents(folder: Path) -> None:
    """Record in an environment the names of everything now in its site-packages."""
    names = [name for name in os.listdir(site_of(folder)) if name != "__pycache__"]
    (folder / CONTENTS).write_text("\n".join(names), "utf-8")


def forget_if_torn(folder: Path) -> list[str]:
    """Return the files of packages that an environment has lost, all of them looked for. With any,
    it is no longer ready, so the next start makes it anew."""
    import csv

    if not (folder / CONTENTS).is_file():
        return []  # of somebody else
    site, lost = site_of(folder), list[str]()
    for record in site.glob("*.dist-info/RECORD"):
        with record.open(encoding="utf-8", newline="") as file:
            names = [row[0] for row in csv.reader(file) if row]
        lost += [each for each in names if not each.endswith(".pyc") and not (site / each).exists()]
    if lost:
        (folder / CONTENTS).unlink()
    return lost


# --- building ------------------------------------------------------------------------------------


LISTENERS: list[IO[str]] = []
"""what gets the words of the first start too"""


def tell(line: str) -> None:
    """Print a line of progress or the reason for an exit to stderr; stdout belongs to the
    command."""
    for stream in [sys.stderr, *LISTENERS]:
        with suppress(OSError):  # nowhere to print
            print(line, file=stream, flush=True)


def prepare(folder: Path, needed: list[str], builder: Callable[[Path, list[str]], None]) -> None:
    """Ensure a complete environment at ``folder``: build under another name, check, rename.

    Wait while another start builds, and use its result. Remove the remains of broken builds. Raise
    ``SetupError``, leaving an earlier environment as it was.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with lock(folder.parent / ".lock"):
            if ready(folder, needed):
                return
            aside = folder.with_name(BUILDING + folder.name)
            whole = ready(aside, needed)  # of a start that could not give it its name
            sweep(folder.parent, keep=aside if whole else None)
            try:
                if not whole:
                    make(folder, aside, needed, builder)
                    whole = True
                settle(aside, folder)
                tell("  ready")
            finally:
                sweep(folder.parent, keep=aside if whole else None)
    except OSError as error:
        place = error.filename or folder.parent
        raise SetupError(f"{place} cannot be used ({error.strerror or error}).") from error


def make(
    folder: Path, aside: Path, needed: list[str], builder: Callable[[Path, list[str]], None]
) -> None:
    """Build the environment for ``folder`` at ``aside``. Raise ``SetupError`` and ``OSError``."""
    if folder.exists():
        reasons = damage(folder, needed) or ["its Python is gone"]
        tell(f"The environment of Rimward is damaged ({'; '.join(reasons)}): making a new one.")
    builder(aside, needed)
    wrong = problems(needed, [str(site_of(aside))])
    if wrong:
        raise SetupError(f"the new environment is incomplete: {'; '.join(wrong)}.")
    note_contents(aside)


def settle(aside: Path, folder: Path) -> None:
    """Give a whole environment its name, and the one before it another.

    Some systems refuse that while a program reads any file inside: a scanner the thousands of new
    ones, an open window of Rimward those of the one before. Raise ``SetupError`` if that lasts.
    """
    try:
        if folder.exists():
            number = 1
            while (old := folder.with_name(f"{OLD}{number}-{folder.name}")).exists():
                number += 1
            patiently(lambda: folder.rename(old), LONG)
        patiently(lambda: aside.rename(folder), LONG)
    except OSError as error:
        raise SetupError(
            f"the new environment is complete, but another program keeps {error.filename or aside} "
            f"busy ({error.strerror or error}), so close other windows of Rimward and start again "
            "in a minute."
        ) from error


def sweep(home: Path, keep: Path | None = None) -> None:
    """Remove half-built and replaced environments, but the one to ``keep``; only for the holder of
    the lock."""
    import shutil

    for entry in home.iterdir():
        if entry.name.startswith((BUILDING, OLD)) and entry != keep:
            shutil.rmtree(entry, ignore_errors=True)


@contextmanager
def lock(path: Path) -> Iterator[None]:
    """Hold the lock file; wait for another holder. The system releases it if a process dies."""
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
    """Lock an open file without waiting; return False if another process holds it."""
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
