"""The start of a command line: in this Python if it has everything, otherwise in the environment.

Runs before anything is installed, so it uses the standard library only and imports the rest of the
program where it is needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

from game.bootstrap import (
    ROOT,
    SetupError,
    environment_folder,
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
        tell(f"Rimward cannot start: {error}")
        return 1
    except OSError as error:
        place = f"{error.filename} cannot be used " if error.filename else ""
        tell(f"Rimward cannot start: {place}({error.strerror or error}).")
        return 1
    except KeyboardInterrupt:
        tell("Stopped.")
        return 130
    from game.commands import main

    return main(argv)


def interpreter(argv: list[str]) -> Path | None:
    """Return the Python that can run ``argv``, building it if necessary; None if it is this one."""
    extras = ["test"] if argv[:1] == ["test"] else []
    lock = read_lock(extras[0] if extras else "play")
    folder = environment_folder(lock.digest)
    if inside(folder) or not problems(requirements(extras), sys.path):
        return None
    if not ready(folder, lock.needed):
        from game.first_run import build

        prepare(folder, lock.needed, lambda aside, needed: build(aside, lock))
    return python_of(folder)


def hand_over(python: Path, argv: list[str]) -> int:
    """Continue in the environment: replace this process, except on Windows, which cannot."""
    command = [str(python), str(ROOT / "main.py"), *argv]
    if os.name == "nt":
        import subprocess

        return subprocess.call(command)
    replace_process(command)


def replace_process(command: list[str]) -> NoReturn:
    """Replace this process by another program."""
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(command[0], command)
