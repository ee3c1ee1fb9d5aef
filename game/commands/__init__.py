"""The commands of ``main.py``, one module each, with ``HELP`` (one line) and ``main(argv)``.

Only the module of the requested command is imported, so that small commands start fast and commands
without a window never import pygame.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from game import __version__
from game.bootstrap import SetupError, open_streams, tell
from game.commands.terminal import escaping
from game.resources import named

COMMANDS = (
    "play",
    "headless",
    "host",
    "simulate",
    "train",
    "check",
    "rules",
    "bench",
    "replay",
    "hero",
    "shot",
    "test",
)
DEFAULT = "play"
GAME_FILE = ".jsonl"
MAX_NAME = 200
"""maximum number of characters shown of a name"""


def main(argv: list[str] | None = None) -> int:
    """Run one command line (without the program's name) and return its exit status.

    With no command, or an option in its place, play the game; the path of a saved game opens that
    game, as a desktop does. An unknown command returns 2. System errors (a full disk, an unreadable
    folder, a closed pipe) end with a one-sentence message and a nonzero status.
    """
    open_streams()
    set_up_output()
    with escaping():
        return guarded(sys.argv[1:] if argv is None else argv)


def guarded(argv: list[str]) -> int:
    """Run a command line and report system errors as sentences."""
    try:
        status = dispatch(argv)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        give_up_output()
        return 141
    except SetupError as error:
        tell(f"Rimward cannot start: {error}")
    except OSError as error:
        tell(f"rimward: {refusal(error)}")
    return 1


def dispatch(argv: list[str]) -> int:
    """Run the command named by a command line."""
    first = argv[0] if argv else DEFAULT
    if first in ("-h", "--help", "help"):
        print(overview())
        return 0
    if first == "--version":
        print(f"rimward {__version__}")
        return 0
    if first.startswith("-"):
        return run(DEFAULT, argv)
    if first not in present() and first.endswith(GAME_FILE):
        return run(DEFAULT, ["--load", *argv])
    if first not in present():
        tell(unknown(first))
        return 2
    return run(first, argv[1:])


def run(name: str, argv: list[str]) -> int:
    """Import a command and run it."""
    return int(import_module(f"{__name__}.{name}").main(argv))


def set_up_output() -> None:
    """Print characters that the terminal cannot encode as escapes."""
    stream: Any = sys.stdout  # may be a test's own
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="backslashreplace")


def give_up_output() -> None:
    """Stop printing; otherwise Python would flush again at exit and complain."""
    sys.stdout = None


def refusal(error: OSError) -> str:
    """Return a sentence for an error raised by the system."""
    words = error.strerror or str(error).rstrip(".") or type(error).__name__
    if error.filename is not None:
        name = str(error.filename)
        short = name if len(name) <= MAX_NAME else f"{name[:MAX_NAME]}..."
        return f"{short} cannot be used: {words}."
    if error.errno is None:
        return f"{words}."  # raised by pygame, whose messages are full sentences
    # The file name is always known except for an already open file, usually the output.
    give_up_output()
    return f"the output cannot be written: {words}."


def present() -> list[str]:
    """Return the commands in this copy, in the order of the overview."""
    folder = Path(__file__).parent
    return [name for name in COMMANDS if (folder / f"{name}.py").is_file()]


def overview() -> str:
    """Return the help text: each command with its line."""
    lines = [f"  {name:<10}{help_line(name)}" for name in present()]
    text = "\n".join(
        [
            "usage: main.py [command] [options]",
            "",
            *lines,
            "",
            "Without a command, the game starts; main.py FILE.jsonl continues a saved game.",
            "The options of play work without it: --load FILE, --windowed, --fullscreen,",
            "--size WxH, --seed N. main.py COMMAND --help lists a command's options, and",
            "main.py --version prints the version.",
        ]
    )
    return named(text)


def help_line(name: str) -> str:
    """Return the ``HELP`` of a command, read from its source so that the command is not
    imported."""
    import ast

    source = (Path(__file__).parent / f"{name}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        named = any(isinstance(target, ast.Name) and target.id == "HELP" for target in targets)
        if named and isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            return str(ast.literal_eval(node.value))
    return ""


def unknown(name: str) -> str:
    """Return the message for an unknown command, with the closest known one."""
    from difflib import get_close_matches

    near = get_close_matches(name[:MAX_NAME], present(), n=1, cutoff=0.4)
    hint = f"did you mean {near[0]}?" if near else f"the commands are {', '.join(present())}."
    shown = name if len(name) <= MAX_NAME else f"{name[:MAX_NAME]}..."
    return f"No command {shown!r}: {hint}"
