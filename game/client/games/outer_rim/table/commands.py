"""What the palette of the table lists: the answers that may be given, and what the table does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.client.draw import richtext
from game.client.games.outer_rim.table import answering, opponents, steering
from game.client.shell.command_palette import Command
from game.client.widgets import keymap
from game.table.journal import JournalError
from game.table.refusals import Refused

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene


def commands(table: TableScene) -> list[Command]:
    """Every option of the pending decision, then everything else that can be done."""
    return [*_answers(table), *_views(table)]


def _answers(table: TableScene) -> list[Command]:
    labels = table.model.labels
    return [
        Command(
            each.key,
            richtext.plain(labels[each.key].label),
            partial(table.choose, each.key),
            richtext.plain(labels[each.key].detail),
        )
        for each in table.model.options
    ]


def _views(table: TableScene) -> list[Command]:
    model = table.model
    made = []
    if model.can_undo() is None:
        made += [
            _keyed("table.undo", "Undo", table.undo, "Take back your last choice"),
            _keyed(
                "table.restart_step", "Restart the step", partial(answering.restart_step, table)
            ),
            _keyed(
                "table.restart_turn", "Restart the turn", partial(answering.restart_turn, table)
            ),
        ]
    if not model.session.practice and model.kinds.count("human") == 1:
        words = "Even what was rolled or revealed; the game stays marked as practice"
        run = partial(practise, table)
        made.append(Command("practice", "Practice: take back anything", run, words))
    if model.session.can_redo:
        made.append(_keyed("table.redo", "Redo", table.redo, "Repeat the choice you took back"))
    if table.ahead.open:
        words = "Choose what to do in your next planning step"
        made.append(_keyed("table.plan", "Plan ahead", table.ahead.offer, words))
    for seat in opponents.others(model):
        words = f"See the board of {model.player_name(seat)}"
        made.append(Command(f"board.{seat}", words, partial(table.look_at, seat)))
    made += [
        _keyed("table.log", "Make the log larger or smaller", table.enlarge_log),
        _keyed(
            "table.inspect", "Read anything with the keyboard", partial(steering.inspect, table)
        ),
        _keyed("table.faster", "Change the animation speed", table.next_speed),
        Command("rules", "Rules", table.rules, "Search all the rules"),
        _keyed("table.help", "How to play", table.help),
        Command("menu", "Menu", table.pause, "Settings, save, leave"),
    ]
    if table.m.compact:
        made.append(
            _keyed("outer_rim.market", "Switch between market and map", table.toggle_market)
        )
    if table.in_view:
        made.append(_keyed("table.view", "Switch between table and page", table.toggle_peek))
    return made


def practise(table: TableScene) -> None:
    """Makes practice of the game on the table."""
    try:
        table.model.practise()
    except (Refused, JournalError) as problem:
        table.say(richtext.literal(str(problem)), "refuse")
        return
    table.log.sync()
    table.relayout(table.app.metrics)
    table.say("Practice: you can now take back **anything**.")


def _keyed(id: str, words: str, run: Callable[[], None], detail: str = "") -> Command:
    return Command(id, words, run, detail, keymap.key(id))
