"""The turns of others on the table of a mission, and the effects of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, takewhile
from typing import Any

import pygame

from game.client.draw import images
from game.client.draw.richtext import literal
from game.client.games.mandalorian.board import current_event, event_reel
from game.client.games.mandalorian.cards import faces, tokens
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.sound import cues
from game.client.games.mandalorian.table.areas import areas_of, middle_of
from game.client.games.mandalorian.table.map_input import MissionUi
from game.client.tabletop.bars.log_delay import hold
from game.client.tabletop.kit.flights import CARD_SECONDS
from game.client.tabletop.kit.thing import Name
from game.client.tabletop.play.model import Mark
from game.client.tabletop.replay.playback import Before, Reel
from game.client.tabletop.replay.playback_paint import Exhibit
from game.client.tabletop.table.contract import Outcomes, Table, Turns
from game.mandalorian import events as e
from game.mandalorian.cards.effects import FlipNearest, Hurt, Spawn, Toll
from game.mandalorian.rules import enemies
from game.mandalorian.text import names
from game.mandalorian.text.cards import lines
from game.mandalorian.text.log import NOTHING
from game.mandalorian.text.phrases import SLOTS, plain
from game.table.events import Event
from game.table.grammar import listed, possessive

AT_YOU = (FlipNearest, Hurt, Spawn, Toll)
"""the lines of events whose "you" is one character"""
READ_SECONDS = 2.6
"""seconds that a threat is shown large before an event begins"""


def stage_area(table: Table) -> pygame.Rect:
    """Return the area in the middle of which an event is shown, above the sentence of the shot."""
    return middle_of(areas_of(table).at)


class MissionTurns(Turns):
    """The turns of others, with the character of the seat, and the Event Step of any turn."""

    model: Model
    ui: MissionUi
    films_own = True

    # -- what is shown --

    def reel(self, mark: Mark[Any]) -> Reel | None:
        self.ui.stage.clear()
        if not event_reel.follows(self.model, mark):
            return super().reel(mark) if self.model.computers else None
        self.ui.stage.begin(current_event.carried_at(self.model, mark.seq))
        self.ui.stage.on = mark.view["step"] == "event"
        shots = self.model.film(mark, self.shot_ends)
        return event_reel.cut(shots, mark, self.model.computers)

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        if self.table.playback.playing:
            self._go_on(now)
        return Exhibit()

    def _go_on(self, now: Sequence[Event]) -> None:
        """Show the next shot of an event; a card in the middle goes beside the map."""
        stage, card = self.ui.stage, self.ui.stage.card
        start = stage.rect(stage_area(self.table), self.m) if card else None
        stage.note(self.model, now, self.ui.pointer)
        if start is None or stage.beside is None:
            return
        areas = areas_of(self.table).at
        if areas.hidden:
            return
        end, content = current_event.card_rect(areas, self.m), self.model.content
        picture = pygame.Surface(start.size, pygame.SRCALPHA)
        faces.draw(picture, picture.get_rect(), self.m, content, card)
        self.table.movements.fly(("event", card), picture, start, end, CARD_SECONDS)

    # -- its words and its time --

    def turn_of(self, seat: int) -> str:
        if self.ui.stage.on or seat not in self.model.computers:
            return "The Event Step: full slots are resolved from left to right."
        return super().turn_of(seat)

    def summarize(self, seat: int, events: Sequence[Event]) -> str:
        if seat not in self.model.computers:
            return "Event Step"
        return super().summarize(seat, events)

    def caption(self, now: Sequence[Event]) -> str:
        stage = self.ui.stage
        if not stage.on:
            return ""
        told = " ".join(line for each in now if (line := self.model.tell(each)))
        why = self._nearest_to(now) or self._nearest_now(now)
        told = " ".join(filter(None, (told or self._line_begun(now), why)))
        if not told or stage.card or stage.now is None:
            return literal(told)
        name = self.model.content.name(stage.now.card)
        return f"{{muted|{literal(name)}:}} {literal(told)}"

    def _line_begun(self, now: Sequence[Event]) -> str:
        """Return the line of the event card that begins now, "" for none."""
        content, shown = self.model.content, self.ui.stage.now
        for each in now:
            if shown is None or not isinstance(each, e.DeedBegan):
                continue
            at = current_event.line_of(content, shown.card, each)
            if at is not None:
                words = plain(lines(content, shown.card)[at])
                return " ".join(filter(None, (words, self._who_is_you(shown.card, at, each.slot))))
        return ""

    def _who_is_you(self, card: str, at: int, slot: str) -> str:
        """Return why a line of an event is about one of several characters, "" for other lines."""
        part, play = self.model.content.events[card], self.model.play
        cards = self.model.slot(slot)["cards"] if slot else ()
        if not play.shared or not cards or not isinstance((*part.deeds, *part.six)[at], AT_YOU):
            return ""
        name = names.character(play, self.model.skill(cards[-1]).character)
        return f"{possessive(name)} card is on top of the slot, so this is about {name}."

    def _nearest_now(self, now: Sequence[Event]) -> str:
        """Return who has left whom an attacker would have attacked before this turn, "" where that
        makes no difference."""
        attack = next((each for each in now if isinstance(each, e.EnemyAttacks)), None)
        if attack is None or not attack.space:
            return ""
        at = {str(each["id"]): str(each["space"]) for each in self.model.characters}
        far, before = self.model.play.ranging.distance[attack.space], {**at}
        past = dropwhile(lambda each: each != attack, self.model.newest())
        for each in takewhile(lambda each: not isinstance(each, e.TurnBegan), past):
            if isinstance(each, e.Moved):
                before[each.who] = each.start
        reach = {who: far.get(space, enemies.OUT_OF_RANGE) for who, space in before.items()}
        nearest = [who for who, n in reach.items() if n == min(reach.values())]
        gone = [who for who in nearest if far.get(at[who], enemies.OUT_OF_RANGE) > reach[who]]
        if attack.who in nearest or not gone:
            return ""
        play = self.model.play
        left = listed([names.character(play, who) for who in gone])
        return f"{left} left, so {names.character(play, attack.who)} is nearest now."

    def _nearest_to(self, now: Sequence[Event]) -> str:
        """Return whom an enemy that moves is nearest to by the steps that it can take, "" for
        several enemies."""
        moved, play = [each for each in now if isinstance(each, e.TokenMoved)], self.model.play
        if len(moved) != 1 or self.ui.stage.now is None:
            return ""
        at = {str(each["id"]): str(each["space"]) for each in self.model.characters}
        near = enemies.nearest_on_foot(play, moved[0].path[0], at)
        told = listed([names.character(play, who) for who in near], "or")
        return f"Nearest on foot: {told}." if near else ""

    def lingers(self, now: Sequence[Event]) -> float:
        return self.ui.stage.seconds(self.model, now) if self.ui.stage.on else 0.0

    @property
    def holds(self) -> bool:
        """True while the pointer has gone to the card or the words in the middle."""
        stage, pointer = self.ui.stage, self.ui.pointer
        if not stage.in_middle or self.ui.keyed or pointer == stage.rested:
            return False
        return stage.rect(stage_area(self.table), self.m).collidepoint(pointer)

    def piece_of(self, seat: int) -> Name | None:
        return ("pawn", who(self.model, seat))

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        stage = self.ui.stage
        if stage.on:
            back = self.model.content.events[stage.now.card].back if stage.now else ""
            icon = images.icon(faces.BACKS.get(back, "ma_event"), min(rect.size))
            surface.blit(icon, icon.get_rect(center=rect.center))
            return
        drawn = tokens.pawn(min(rect.size), who(self.model, seat))
        surface.blit(drawn, drawn.get_rect(center=rect.center))


class MissionOutcomes(Outcomes):
    """Motion, sounds, and log lines that come as events are seen."""

    model: Model
    ui: MissionUi

    def show(self, events: Sequence[Event], before: Before) -> float:
        table = self.table
        if not table.playback.loaded:
            self.ui.stage.clear()
        seconds = super().show(events, before)
        faces_shown = any(isinstance(each, e.TokenSeen | e.TokenFlipped) for each in events)
        if faces_shown and table.playback.loaded and not table.playback.playing:
            table.motion.after(seconds + READ_SECONDS, lambda: None)  # the event waits for a reader
        if not table.playback.loaded and table.motion.speed != "off":
            times = table.movements.times
            for delay, show in [*hold(table.log, times, self.model.seat, self._draw_next_line)]:
                table.motion.after(delay, show)
        return seconds

    def heard(self, events: Sequence[Event], episode: Sequence[Event]) -> None:
        """Say of a card that was played to no effect why nothing happened."""
        match events:
            case [e.SkillPlayed(card=card, slot=slot), e.ActionDeclined(), *_]:
                name = literal(self.model.content.name(card))
                who = literal(names.character(self.model.play, self.model.skill(card).character))
                why = f"{who} {NOTHING[slot]}"
                self.table.views.say(f"**{name}** is in the {SLOTS[slot]} slot, but {why}.")

    def _draw_next_line(self) -> None:
        """Draw the log with one line more."""
        self.table.invalidate(self.view.log_at)

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)

    def mood(self, events: Sequence[Event] = ()) -> str:
        return cues.mood(self.model, events)


def who(model: Model, seat: int) -> str:
    """Return the character of a seat, the first one where all are shared."""
    crew = [str(each["id"]) for each in model.characters]
    return crew[seat % len(crew)]
