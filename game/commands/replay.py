"""``main.py replay``: replay a journal and print its log."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from game.commands import arguments
from game.commands.arguments import Wrong
from game.commands.no_packs import add_packs
from game.table.contract import Game, Result
from game.table.journal import Journal, JournalError, Kept
from game.table.registry import rules
from game.table.session import replay_one, unplayable
from game.table.text_safety import plain
from game.table.validation import InvalidState

HELP = "replay a journal and print its story; with --verify, only compare it"
PROG = "main.py replay"


def main(argv: list[str]) -> int:
    """Return 0 if every answer fits, 1 if the journal is damaged or no longer fits, and 2 for wrong
    arguments. The file is never changed."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    parser = arguments.Parser(prog=PROG, description=HELP)
    parser.add_argument("file", type=arguments.path, metavar="FILE")
    parser.add_argument(
        "--verify", action="store_true", help="only check that all draws and the end agree"
    )
    add_packs(parser)
    wanted = parser.parse_args(argv)
    try:
        kept = Journal.read(wanted.file)
    except JournalError as error:
        raise Wrong(str(error)) from error
    game = arguments.load_game(kept.header.game, kept.header.content)
    problems = list(kept.problems)
    for line in tell(wanted.file, game, kept, problems):
        if not wanted.verify:
            print(line)
    for problem in problems:
        print(f"{PROG}: {problem}", file=sys.stderr)
    if wanted.verify and not problems:
        print(f"{plain(wanted.file)}: {len(kept.answers)} answers, all draws agree.")
    return 1 if problems else 0


def tell(path: Path, game: Game[Any], kept: Kept, problems: list[str]) -> list[str]:
    """Replay all answers; return the log, and append mismatches to ``problems``.

    Raise ``Wrong`` if the game cannot even be set up.
    """
    now = ""
    try:
        setup = game.recall(kept.header.setup)
        if kept.header.content != game.recorded(setup):
            played = plain(kept.header.content, 80)
            now = f"it was played with content {played}; this is {game.recorded(setup)}"
        state = game.new(setup, kept.header.seed)
    except Exception as error:  # an unchecked setup may make the rules fail anywhere
        raise Wrong(unplayable(path, kept, error)) from error
    log: list[str] = []
    for answer in kept.answers:
        try:
            turn, wrong = replay_one(game, state, answer)
        except InvalidState as invalid:
            problems.append(str(invalid))
            return log
        if turn is None:
            hint = f" ({now})" if now else ""
            problems.append(
                f"answer {answer.seq} ({plain(answer.key, 80)}) does not fit, {wrong}{hint}."
            )
            return log
        log.append(f"{answer.seq:>5}  player {answer.seat + 1}: {answer.key}")
        log += [f"       {plain(answer.why)}"] if answer.why else []
        # Owners of a secret may read it in their own journal.
        told = (game.tell(state, event, event.to[0] if event.to else None) for event in turn.events)
        log += [f"       {line}" for line in told if line]
    result = game.result(state)
    if kept.outcome is not None and not _same(result, kept):
        problems.append("the game does not end as its journal says.")
    if result is not None:
        log.append(f"The end ({result.ending}): {_winner(game, result, state)}.")
    return log


def _winner(game: Game[Any], result: Result, state: Any) -> str:
    if result.winner is None:
        return "no one wins"
    if rules(game.id).together and len(game.seats(state)) > 1:
        return "everyone wins"
    return f"player {result.winner + 1} wins"


def _same(result: Result | None, kept: Kept) -> bool:
    end = kept.outcome
    return (
        result is not None
        and end is not None
        and (result.winner, result.ending, tuple(result.scores))
        == (end.winner, end.ending, end.scores)
    )
