"""Determinism: the same game from the same seed and answers in every process.

The outputs of a program are compared between two processes with different hash seeds.
``same_in_two_processes`` plays a game of ``Hooks`` in both; ``same_outputs`` runs any other
program.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.table.conformance.hooks import Fault, Hooks
from game.table.events import Event, as_data

HASH_SEEDS = ("1", "7777")
"""hash seeds of the two processes"""


@dataclass(slots=True, frozen=True)
class Output:
    """The output of a process: its standard output, and its files by name."""

    text: bytes
    files: dict[str, bytes]


def outputs(arguments: Sequence[str], folder: Path, timeout: float = 120) -> list[Output]:
    """Run Python with these arguments in two processes, each in its own folder below ``folder``.
    Raise ``Fault`` if one fails or writes to standard error."""
    running = []
    for hash_seed in HASH_SEEDS:
        place = folder / f"process-{hash_seed}"
        place.mkdir()
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=place,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        running.append((place, process))
    written = []
    try:
        for place, process in running:
            text, complaints = process.communicate(timeout=timeout)
            if process.returncode or complaints:
                said = complaints.decode(errors="replace").strip()
                raise Fault(f"The process ended with {process.returncode}: {said}")
            files = {each.name: each.read_bytes() for each in sorted(place.iterdir())}
            written.append(Output(text, files))
    finally:
        for _, process in running:
            process.kill()
            process.communicate()
    return written


def same_outputs(arguments: Sequence[str], folder: Path, timeout: float = 120) -> Output:
    """Return the output of both processes. Raise ``Fault`` with the first line in which they
    differ."""
    one, other = outputs(arguments, folder, timeout)
    if one.files.keys() != other.files.keys():
        raise Fault("Two processes write different files.")
    for name in ("", *one.files):
        texts = [each.files[name] if name else each.text for each in (one, other)]
        if texts[0] != texts[1]:
            raise Fault(f"Two processes differ in {name or 'what they print'}: {_first(*texts)}.")
    return one


def _first(one: bytes, other: bytes) -> str:
    """Return where two texts begin to differ."""
    ours, theirs = one.splitlines(), other.splitlines()
    for number, (mine, its) in enumerate(zip(ours, theirs), 1):
        if mine != its:
            start = next((i for i, (a, b) in enumerate(zip(mine, its)) if a != b), 0)
            shown = [
                line[max(0, start - 40) : start + 40].decode("utf-8", "replace")
                for line in (mine, its)
            ]
            return f"line {number} has {shown[0]!r} in one and {shown[1]!r} in the other"
    return f"one has {len(ours)} lines and the other {len(theirs)}"


def same_in_two_processes(
    source: str, table: str, seed: int, limit: int, root: Path, folder: Path
) -> int:
    """Play a random game in two processes and compare everything a player could see of it.

    ``source`` locates the hooks as ``package.module:name``, an object or a function that returns
    one. ``root`` is the folder to import packages from. Return the number of answers compared;
    raise ``Fault`` for a difference.
    """
    code = (
        f"import sys; sys.path.insert(0, {str(root)!r}); "
        "from game.table.conformance.processes import main; main(sys.argv[1:])"
    )
    given = ("-c", code, source, table, str(seed), str(limit))
    return same_outputs(given, folder).text.count(b"\n") - 1


def main(arguments: Sequence[str]) -> None:
    """Print a game; the arguments are source, table, seed and number of answers."""
    source, table, seed, limit = arguments
    for line in story(found(source), table, int(seed), int(limit)):
        sys.stdout.buffer.write(line.encode() + b"\n")


def found(source: str) -> Hooks[Any]:
    """Return the hooks named as ``package.module:name``."""
    module, _, name = source.partition(":")
    named = getattr(importlib.import_module(module), name)
    hooks = named if isinstance(named, Hooks) else named()
    assert isinstance(hooks, Hooks)
    return hooks


def story(hooks: Hooks[Any], table: str, seed: int, limit: int) -> Iterator[str]:
    """Return a random game as lines: one for the beginning, then one for each answer."""
    game = hooks.game
    state, events = game.begin(game.setup(hooks.setup(table, seed)), seed)
    streams: dict[str, int] = {}
    key = ""
    for number in range(limit + 1):
        yield json.dumps(moment(hooks, state, key, events))
        decision = game.decision(state)
        if decision is None or number == limit:
            return
        key = hooks.pick(state, decision, streams, seed)
        events = game.choose(state, key)


def moment(hooks: Hooks[Any], state: Any, key: str, events: Sequence[Event]) -> dict[str, Any]:
    """Return the moment after an answer in order: state, views, question, options, story."""
    game = hooks.game
    decision = game.decision(state)
    seats = (*range(len(game.seats(state))), None)
    guesses = [game.dump(game.imagine(state, seat, 3)) for seat in seats if seat is not None]
    return {
        "key": key,
        "drawn": game.drawn(state),
        "events": [as_data(event) for event in events],
        "told": [[game.tell(state, event, seat) for event in events] for seat in seats],
        "prompt": game.prompt(state) if decision else "",
        "options": [
            (each.key, *astuple(game.word(state, each)))
            for each in (decision.options if decision else ())
        ],
        "state": sha256(game.dump(state)).hexdigest(),
        "guesses": [sha256(each).hexdigest() for each in guesses],
        "views": [
            sha256(json.dumps(game.view(state, seat)).encode()).hexdigest() for seat in seats
        ],
    }
