"""Entries of the command palette at a table: the possible answers, and the table's functions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.client.draw import richtext
from game.client.shell.window.command_palette import Command
from game.client.tabletop.play.model import TableModel
from game.client.widgets import keymap

Run = Callable[[], None]


def answers(model: TableModel[Any], choose: Callable[[str], None]) -> list[Command]:
    """Return every option of the pending decision."""
    return [
        Command(
            each.key,
            richtext.plain(model.labels[each.key].label),
            partial(choose, each.key),
            richtext.plain(model.labels[each.key].detail),
        )
        for each in model.options
    ]


def history(
    model: TableModel[Any], undo: Run, redo: Run, restart_step: Run, restart_turn: Run,
    practise: Run,
) -> list[Command]:  # fmt: skip
    """Return the commands that go back and forward in the game."""
    made = []
    if model.can_undo() is None:
        made += [
            key_command("table.undo", "Undo", undo, "Undo your last choice"),
            key_command("table.restart_step", "Restart the step", restart_step),
            key_command("table.restart_turn", "Restart the turn", restart_turn),
        ]
    if not model.session.practice and model.kinds.count("human") == 1:
        words = "Even rolls and reveals; the game stays marked as practice"
        made.append(Command("practice", "Practice: undo anything", practise, words))
    if model.session.can_redo:
        made.append(key_command("table.redo", "Redo", redo, "Redo the choice you undid"))
    return made


def advice(has: bool, ask: Run) -> list[Command]:
    """Return the command that asks for a hint, if the game has an adviser."""
    words = "What a strong player would do now, and why"
    return [key_command("table.advice", "Give me a hint", ask, words)] if has else []


def views(
    enlarge_log: Run, copy_log: Run, inspect: Run, faster: Run, rules: Run, help: Run, menu: Run
) -> list[Command]:
    """Return the commands that open another view."""
    return [
        key_command("table.log", "Make the log larger or smaller", enlarge_log),
        Command("log.copy", "Copy the log", copy_log, "All of it, as plain text"),
        key_command("table.inspect", "Read anything with the keyboard", inspect),
        key_command("table.faster", "Change the animation speed", faster),
        Command("rules", "Rules", rules, "Search all the rules"),
        key_command("table.help", "How to play", help),
        Command("menu", "Menu", menu, "Settings, save, leave"),
    ]


def key_command(id: str, words: str, run: Run, detail: str = "") -> Command:
    """Return a command for an action that has a key."""
    return Command(id, words, run, detail, keymap.key(id))
