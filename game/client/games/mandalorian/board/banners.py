"""The beats of a mission as banners: a new turn with the end of the last one, and the end of the
mission; and the words of what happens in an Action Step where nothing moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import dropwhile, takewhile

import pygame

from game.client.draw import images, richtext
from game.client.games.mandalorian.ending import game_story
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.kit.celebrations import News
from game.mandalorian import events as e
from game.mandalorian.text import names
from game.mandalorian.text.phrases import SLOTS
from game.table.events import Event, visible
from game.table.grammar import counted, listed

BEATS = (e.TokenFlipped, e.Hurt, e.TokenBeaten, e.Healed)
"""events of an Action Step that become words where nothing moves; an Event Step has pages"""


def of_turn(model: Model, event: e.TurnBegan) -> News | None:
    """Return the banner of a turn: the slots that have emptied before it, and the cards drawn since
    the first of them. The first turn has the briefing, that of a computer player its sentence."""
    if event.turn == 1 or event.seat in model.computers:
        return None
    before = [each for each in _turn_before(model, event) if visible(each, model.seat)][::-1]
    slots = [each.slot for each in before if isinstance(each, e.SlotEmptied)]
    emptied = [SLOTS[each] for each in dict.fromkeys(slots)]
    told = "No slot was full, so no event came."
    if emptied:
        are = "slot is" if len(emptied) == 1 else "slots are"
        told = f"The {listed(emptied)} {are} empty again."
    step = [*dropwhile(lambda each: not isinstance(each, e.SlotChecked), before)] or before[-1:]
    counts = Counter[int]()
    for each in step:
        if isinstance(each, e.SkillsDrawn):
            counts[each.seat] += each.count
    for seat, count in counts.items():
        told += f" {names.seat_name(model.play, seat)} draws {counted(count, 'card')}."
    return News(f"Turn {event.turn}", told)


def _turn_before(model: Model, event: e.TurnBegan) -> Iterator[Event]:
    """Return the events between the last card played and a turn, the newest first."""
    before = dropwhile(lambda each: each != event, model.newest())
    next(before, None)
    return takewhile(lambda each: not isinstance(each, e.TurnBegan | e.SkillPlayed), before)


def of_end(model: Model, event: e.MissionWon | e.MissionLost) -> News:
    """Return the banner of the end of a mission."""
    won = isinstance(event, e.MissionWon)
    told = game_story.loss(model) or f"{model.mission.name}, on turn {event.turn}."
    icon = "ma_mission" if won else "ma_crisis"
    title = "Mission complete" if won else "Mission lost"
    return News(title, richtext.plain(told), won, partial(_sign, icon))


def in_words(model: Model, events: Sequence[Event]) -> list[str]:
    """Return what has happened in an Action Step as lines of a message, as markup."""
    mine = [*takewhile(lambda each: not isinstance(each, e.SlotChecked), events)]
    if any(isinstance(each, e.SlotEmptied | e.EnemyAttacks) for each in mine):
        return []
    return [richtext.literal(model.tell(each)) for each in mine
            if isinstance(each, BEATS) and model.tell(each)]  # fmt: skip


def _sign(icon: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    drawn = images.icon(icon, min(rect.size))
    surface.blit(drawn, drawn.get_rect(center=rect.center))
