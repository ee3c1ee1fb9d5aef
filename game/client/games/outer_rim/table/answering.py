"""Giving an answer, and what follows: what moves, what is told, who is asked next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.draw import richtext
from game.client.draw.richtext import literal
from game.client.games.outer_rim import cues
from game.client.games.outer_rim.encounter import view
from game.client.games.outer_rim.encounter.dice import TUMBLE_SECONDS, DiceRow, Tumble
from game.client.games.outer_rim.encounter.pages import pages
from game.client.games.outer_rim.encounter.result_view import PageLines, Verdict
from game.client.games.outer_rim.table import guide
from game.client.games.outer_rim.table.movements import Before
from game.client.shell.confirm import NoticeScene
from game.outer_rim.events import StepBegan, TurnBegan
from game.table.events import Event
from game.table.journal import JournalError
from game.table.refusals import Refused

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

STEP_TABS = {"planning": "map", "action": "market", "encounter": "map"}
"""the region that comes up with a step"""


def ask(table: TableScene, key: str) -> None:
    """Answers the decision, after a word about what would be left undone."""
    what = guide.left(table.model, key, table.app.settings.warn_silenced)
    if what:
        scene = guide.LeftScene(
            table.app, what, partial(table.choose, key), partial(_silence, table)
        )
        table.app.stack.push(scene)
    else:
        table.choose(key)


def _silence(table: TableScene, kinds: list[str]) -> None:
    """Warnings of these kinds are not wanted again."""
    known = table.app.settings.warn_silenced
    table.app.change_settings(warn_silenced=list(dict.fromkeys([*known, *kinds])))


def choose(table: TableScene, key: str) -> None:
    """Answers the decision and shows what came of it."""
    table.movements.clear()
    before, episode, past = table.movements.before(), table.episode(), _picture(table)
    try:
        events = table.model.answer(key)
        wish = table.controller.follow_wish()
        while wish is not None:
            events += table.model.answer(wish.key)
            wish = table.controller.follow_wish()
        planned = table.ahead.carry_out(events)
    except Refused as refused:
        table.say(richtext.literal(refused.reason))
        return
    except JournalError as problem:
        problem_words = literal(str(problem))
        table.app.stack.push(NoticeScene(table.app, "The game cannot be saved", problem_words))
        return
    _after(table, events, before, episode, past)
    if planned:
        table.say(planned)


def _picture(table: TableScene) -> pygame.Surface | None:
    """The table as it looks now, None where nothing is to move."""
    if table.motion.speed == "off":
        return None
    made = pygame.Surface(table.m.size)
    table.paint(made)
    table.form.draw(made)
    return made


def _after(
    table: TableScene,
    events: Sequence[Event],
    before: Before,
    episode: Sequence[Event],
    past: pygame.Surface | None = None,
) -> None:
    table.movements.clear()
    table.toast, table.page, table.peek = "", 0, False
    table.controller.carry = None
    table.reading.park(table.pointer)
    table.tray = pages(table.model, events, episode)
    if view.tells(table.model):
        # The view tells the rest.
        now = view.subject(table.model, table.episode())
        table.tray = [each for each in table.tray if each.ai or each.large and each.card != now]
    table.log.sync()
    table.log_panel.back = 0
    _sound(table, events, episode)
    table.tips.heard(events)
    table.tumble, table.looking = Tumble(events=events), None
    if any(isinstance(each, StepBegan | TurnBegan) for each in events):
        table.tab = STEP_TABS.get(table.model.view["step"], table.tab)
    table.relayout(table.app.metrics)
    lie = partial(_lie, table, events, before)
    if any(isinstance(each, DiceRow) and each.roll.fresh for each in table.form.widgets):
        table.past = past
        table.motion.add(TUMBLE_SECONDS, partial(_rolling, table), lie)
        table.relayout(table.app.metrics)
    else:
        lie()


def _rolling(table: TableScene, part: float) -> None:
    """Moves the dice of the last answer on."""
    table.tumble.part = part
    for each in table.form.widgets:
        if isinstance(each, DiceRow | Verdict | PageLines):
            each.changed()


def _lie(table: TableScene, events: Sequence[Event], before: Before) -> None:
    """The dice lie: what came of them is told and moves."""
    if table.past is not None:
        table.past = None
        table.relayout(table.app.metrics)
    speak(table)
    table.movements.start(events, before)
    if table.model.decision is None and not table.ended:
        table.ended = True
        table.motion.add(0.4, lambda part: None, table.show_end)


def _sound(table: TableScene, events: Sequence[Event], episode: Sequence[Event]) -> None:
    """What an answer sounds like, and the music that fits now."""
    for name, after in cues.cues(events, table.model.seat):
        table.app.cue(name, after)
    table.app.mood(cues.mood(table.model, [*episode, *events]))


def hand_over(table: TableScene, seat: int) -> None:
    """Shows the table to the player of a seat."""
    table.model.look_from(seat)
    table.app.cue("turn_mine")
    table.credits = table.model.me["credits"]
    table.tray, table.looking = [], None
    table.reading.clear()
    table.log.sync()
    table.relayout(table.app.metrics)
    speak(table)
    _go_as_planned(table)


def _go_as_planned(table: TableScene) -> None:
    """Carries out the plan of a player who has just taken over the screen."""
    before, events = table.movements.before(), list[Event]()
    planned = table.ahead.carry_out(events)
    if events:
        _after(table, events, before, [])
    if planned:
        table.say(planned)


def next_page(table: TableScene) -> None:
    """Puts a page of results away; answers nothing."""
    table.app.cue("page")
    del table.tray[:1]
    table.relayout(table.app.metrics)


def undo(table: TableScene) -> None:
    try:
        table.model.undo()
    except Refused as refused:
        table.say(richtext.literal(refused.reason))
        return
    table.app.cue("undo")
    rewound(table)


def redo(table: TableScene) -> None:
    try:
        table.model.redo()
    except Refused as refused:
        table.say(richtext.literal(refused.reason))
        return
    table.app.cue("redo")
    rewound(table)


def restart_step(table: TableScene) -> None:
    """Takes back what was done since the step began."""
    _restart(table, "step", StepBegan, TurnBegan)


def restart_turn(table: TableScene) -> None:
    """Takes back what was done since the turn began."""
    _restart(table, "turn", TurnBegan)


def _restart(table: TableScene, what: str, *begins: type[Event]) -> None:
    stop = table.model.can_undo()
    if table.model.restart(*begins):
        rewound(table)
        return
    words = richtext.literal(richtext.plain(stop.text)) if stop else ""
    table.say(words or f"The {what} has only just begun.")


def rewound(table: TableScene) -> None:
    table.movements.clear()
    table.tray, table.toast, table.page, table.peek = [], "", 0, False
    table.tumble, table.looking = Tumble(), None
    table.credits = table.model.me["credits"]
    table.log.sync()
    table.relayout(table.app.metrics)
    table.app.guard.expect(table.app.question)


def speak(table: TableScene) -> None:
    """Has the question read aloud, in the view with all that belongs to it."""
    if not table.app.settings.spoken:
        return
    if table.asks_in_view and not table.model.view["deal"]:
        words = view.spoken(table.model, table.model.options, table.episode())
    else:
        words = table.model.prompt if table.model.decision else "The game is over."
    table.app.speak(words)
