"""The start of a command line: in this Python if it has everything, otherwise in the environment.

Runs before anything is installed, so it uses the standard library only and imports the rest of the
program where it is needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

from game import windows
from game.bootstrap import (
    ROOT,
    SetupError,
    environment_folder,
    forget_if_torn,
    inside,
    open_streams,
    prepare,
    problems,
    python_of,
    read_lock,
    ready,
    requirements,
    tell,
)


def start(argv: list[str]) -> int:
    """Run the command line ``argv`` in an environment with everything it needs.

    Return the exit status: that of the command, or 1 with one sentence on stderr if the environment
    cannot be built. Does not return on POSIX when another Python takes over.
    """
    open_streams()
    try:
        python = interpreter(argv)
        if python is not None:
            return hand_over(python, argv)
    except SetupError as error:
        return refuse(str(error))
    except OSError as error:
        place = f"{error.filename} cannot be used " if error.filename else ""
        return refuse(f"{place}({error.strerror or error}).")
    except KeyboardInterrupt:
        tell("Stopped.")
        return 130
    try:
        from game.commands import main

        status = main(argv)
    except ImportError:
        lost = forget_if_torn(Path(sys.prefix))
        if not lost:
            raise
        return refuse(
            f"{lost[0]} is missing, as happens when a virus scanner removes a file, so start "
            "again, which downloads the packages anew."
        )
    if status:
        windows.linger()
    return status


def refuse(why: str) -> int:
    """Say why there is no start, so that it is seen; return the exit status."""
    words = f"Rimward cannot start: {why}"
    tell(words)
    windows.show(words)
    windows.linger()
    return 1


WANTED: dict[str, tuple[str, list[str]]] = {
    "test": ("test", ["test"]),
    "host": ("online", ["online"]),
}
"""command -> the lock that it needs, and its extras in ``setup.cfg``"""


def interpreter(argv: list[str]) -> Path | None:
    """Return the Python that can run ``argv``, building it if necessary; None if it is this one."""
    name, extras = WANTED.get(argv[0] if argv else "", ("play", []))
    lock = read_lock(name)
    folder = environment_folder(lock.digest)
    if name == "play":  # where friends have been played with, the larger environment serves as well
        larger = read_lock("online")
        if ready(environment_folder(larger.digest), larger.needed):
            lock, folder = larger, environment_folder(larger.digest)
    if inside(folder) or not problems(requirements(extras), sys.path):
        return None
    if not ready(folder, lock.needed):
        from game.first_run import build
        from game.setup_window import setup_window

        with setup_window():
            prepare(folder, lock.needed, lambda aside, needed: build(aside, lock))
    return python_of(folder)


def hand_over(python: Path, argv: list[str]) -> int:
    """Continue in the environment: replace this process, except on Windows, which cannot."""
    if windows.windowless():
        python = python.with_name("pythonw.exe")
    command = [str(python), str(ROOT / "main.py"), *argv]
    if windows.WINDOWS:
        import subprocess

        return subprocess.call(command)
    replace_process(command)


def replace_process(command: list[str]) -> NoReturn:
    """Replace this process by another program."""
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(command[0], command)
