"""The commands of ``main.py``: one module each, with ``HELP`` (one line) and ``main(argv)``.

Only the module of the command that was asked for is imported, so that a small command starts fast
and one that needs no window never touches pygame.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from game import __version__
from game.commands.terminal import escaping

COMMANDS = ("play", "headless", "simulate", "check", "rules", "bench", "replay", "shot", "test")
DEFAULT = "play"
GAME_FILE = ".jsonl"


def main(argv: list[str] | None = None) -> int:
    """Run one command line (without the program's name) and return its exit status.

    No command, or an option in its place, plays the game; so does the file of a saved game, as
    a desktop opens it. An unknown command gives 2.
    """
    with escaping():
        return _main(sys.argv[1:] if argv is None else argv)


def _main(argv: list[str]) -> int:
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
        print(unknown(first), file=sys.stderr)
        return 2
    return run(first, argv[1:])


def run(name: str, argv: list[str]) -> int:
    """Import a command and run it; Ctrl-C and a closed pipe end it without a traceback."""
    try:
        return int(import_module(f"{__name__}.{name}").main(argv))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (`| head`) has gone; without this Python would complain again at exit.
        sys.stdout = None
        return 141


def present() -> list[str]:
    """The commands that this copy has, in the order of the overview."""
    folder = Path(__file__).parent
    return [name for name in COMMANDS if (folder / f"{name}.py").is_file()]


def overview() -> str:
    """The help text: each command with its line."""
    lines = [f"  {name:<10}{help_line(name)}" for name in present()]
    return "\n".join(
        [
            "usage: main.py [command] [options]",
            "",
            *lines,
            "",
            "Without a command the game starts, and main.py FILE.jsonl goes on with a saved game.",
            "The options of play work without its name: --load FILE, --windowed, --fullscreen,",
            "--size WxH, --seed N. main.py COMMAND --help tells a command's options; main.py",
            "--version tells which Rimward this is.",
        ]
    )


def help_line(name: str) -> str:
    """The ``HELP`` of a command, read from its source, so that no command has to be imported."""
    import ast

    source = (Path(__file__).parent / f"{name}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        named = any(isinstance(target, ast.Name) and target.id == "HELP" for target in targets)
        if named and isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            return str(ast.literal_eval(node.value))
    return ""


def unknown(name: str) -> str:
    """The sentence for a command that does not exist, with the nearest one that does."""
    from difflib import get_close_matches

    near = get_close_matches(name, present(), n=1, cutoff=0.4)
    hint = f"did you mean {near[0]}?" if near else f"the commands are {', '.join(present())}."
    return f"There is no command {name!r}: {hint}"
