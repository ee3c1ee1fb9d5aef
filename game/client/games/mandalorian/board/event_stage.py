"""The Event Step as it is shown: the card or the crisis large until it is read, then the card
beside the map with the lines that have been done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.board import current_event
from game.client.games.mandalorian.board.current_event import TURN_SECONDS, Carried
from game.client.games.mandalorian.cards.faces import ASPECT
from game.client.games.mandalorian.cards.plates import ground
from game.client.games.mandalorian.ending import game_story
from game.client.games.mandalorian.identity.identity import LAVA, SLATE, TITLE
from game.client.games.mandalorian.play.model import Model
from game.mandalorian import events as e
from game.mandalorian.text import missions
from game.mandalorian.text.cards import lines
from game.mandalorian.text.phrases import plain
from game.table.events import Event

LEAST_READ, WORD_READ, MOST_READ = 1.4, 0.17, 6.5
"""seconds for a card or a crisis: at least, for each word, and at most"""
END_READ = 3.0
BLOW, SHOT, STEP = 0.9, 0.7, 0.75
"""least seconds for damage, for an attack, and for anything else of an event"""
CARD_DU, PLATE_DU = 560, (640, 250)
LOW_PLATE_DU, SHORT = 150, 60
"""height of a plate with few words, and how many letters those are"""
VEIL = 150


@dataclass(frozen=True)
class Plate:
    """Words in the middle of the map: of a crisis, or of the end of the mission."""

    title: str
    words: tuple[str, ...]
    icon: str
    color: Color
    seconds: float


class EventStage:
    """The event that is on show. ``card`` is the card in the middle, ``plate`` the words there;
    ``age`` are the seconds since either came."""

    def __init__(self) -> None:
        self.on = False
        self.now: Carried | None = None
        self.card = ""
        self.plate: Plate | None = None
        self.age = 0.0
        self.line = ""
        """the line of the crisis before the card"""
        self.rested: tuple[int, int] = (0, 0)
        """the pointer as the card or the words came"""

    @property
    def in_middle(self) -> bool:
        """True while a card or words are in the middle of the map."""
        return bool(self.card) or self.plate is not None

    @property
    def beside(self) -> Carried | None:
        """The card that stands beside the map now."""
        return None if self.card else self.now

    def clear(self) -> None:
        """End the show."""
        self.on, self.now, self.card, self.plate = False, None, "", None

    def begin(self, now: Carried | None) -> None:
        """Begin with a card that is being carried out, None between two."""
        self.clear()
        self.now = now

    def note(self, model: Model, events: Sequence[Event], pointer: tuple[int, int]) -> None:
        """Go on to a shot with these events."""
        self.card, self.plate = "", None
        for each in events:
            self._note(model, each)
        if self.in_middle:
            self.age, self.rested = 0.0, pointer

    def _note(self, model: Model, event: Event) -> None:
        if isinstance(event, e.SlotChecked):
            self.on = True
        elif isinstance(event, e.SkillsDrawn | e.TurnBegan):
            self.on = False
        elif isinstance(event, e.EventDrawn):
            self.on, self.card = True, event.card
            self.now = Carried.begun(model.content, event.card, model.is_child_carried)
            self.now.line, self.line = self.line, ""
        elif isinstance(event, e.SlotEmptied):
            self.now = None
        elif isinstance(event, e.CrisisBegan):
            self.on, self.plate = True, crisis_plate(model, event)
            self.line = ""
        elif isinstance(event, e.MissionLost | e.MissionWon):
            self.on, self.plate = True, end_plate(model, event)
        elif self.now is not None:
            self.now.note(model.content, event)
        if isinstance(event, e.DeedBegan):
            self._take_line(model.aside(event))

    def _take_line(self, line: str) -> None:
        """Take a line of the story: of the card, or of the crisis before it."""
        if self.now is None:
            self.line = line or self.line
        else:
            self.now.line = line or self.now.line

    # -- time --

    def seconds(self, model: Model, events: Sequence[Event]) -> float:
        """Return the least seconds of a shot with these events."""
        if self.card:
            return reading_seconds(lines(model.content, self.card))
        if self.plate is not None:
            return self.plate.seconds
        if any(isinstance(each, e.Hurt | e.Blocked) for each in events):
            return BLOW
        return SHOT if any(isinstance(each, e.EnemyAttacks) for each in events) else STEP

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; return True if the card still turns up."""
        turning = bool(self.card) and self.age < TURN_SECONDS
        self.age += dt
        return turning

    # -- picture --

    def rect(self, area: pygame.Rect, m: Metrics) -> pygame.Rect:
        """Return the place of what is in the middle of an area."""
        words = sum(len(plain(each)) for each in self.plate.words) if self.plate else 0
        high = m.du(PLATE_DU[1] if words > SHORT else LOW_PLATE_DU)
        made = pygame.Rect(0, 0, min(area.width - m.du(40), m.du(PLATE_DU[0])), high)
        if self.card:
            high = min(area.height - m.pick(40, 16), m.du(CARD_DU))
            made.size = min(area.width, round(high * ASPECT)), high
        made.center = area.center
        return made

    def paint(self, surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
        """Draw what is in the middle of an area, over a veil."""
        if not self.in_middle:
            return
        veil = pygame.Surface(area.size, pygame.SRCALPHA)
        veil.fill((*SLATE, VEIL))
        surface.blit(veil, area)
        rect = self.rect(area, m)
        part = min(1.0, self.age / TURN_SECONDS) if self.plate is None else 1.0
        if part >= 1.0:  # a card that turns is narrower than its shadow
            shade = images.shadow(rect.size, 12, 10, 170)
            surface.blit(shade, (rect.left - 20, rect.top - 16))
        if self.plate is not None:
            _paint_plate(surface, rect, self.plate, m)
            return
        assert self.now is not None
        current_event.draw_turning(surface, rect, m, model.content, self.now, part)


def reading_seconds(words: Sequence[str]) -> float:
    """Return the seconds for reading lines of markup."""
    count = sum(len(plain(each).split()) for each in words)
    return min(MOST_READ, LEAST_READ + WORD_READ * count)


def crisis_words(model: Model, track: int) -> list[str]:
    """Return what a marker at this place of the track brings, and its story, as markup."""
    if track >= int(model.view["limit"]):
        return ["The track is full: the mission is lost."]
    there = {each["threat"] for each in model.tokens}
    due = [each for each in model.mission.crisis
           if each.due(track) and (each.present is None or each.present in there)]  # fmt: skip
    if not due:
        return ["This marker brings nothing more."]
    told = [missions.box(model.content, model.mission, each) for each in due]
    return [*told, *(f"{{muted|{literal(each.line)}}}" for each in due if each.line)]


def crisis_plate(model: Model, event: e.CrisisBegan) -> Plate:
    """Return the words of a crisis."""
    words = tuple(crisis_words(model, event.track))
    title = f"Crisis {event.track} of {model.view['limit']}"
    return Plate(title, words, "ma_crisis", LAVA, reading_seconds(words))


def end_plate(model: Model, event: e.MissionLost | e.MissionWon) -> Plate:
    """Return the words of the end of a mission."""
    aside, won = model.aside(event), isinstance(event, e.MissionWon)
    told = game_story.loss(model) or model.tell(event).removesuffix(aside).strip()
    words = tuple(literal(each) for each in (told, aside) if each)
    color = theme.GOOD if won else theme.DANGER
    return Plate("Mission complete" if won else "Mission lost", words,
                 "ma_mission" if won else "ma_crisis", color, END_READ)  # fmt: skip


def _paint_plate(surface: pygame.Surface, rect: pygame.Rect, plate: Plate, m: Metrics) -> None:
    """Draw words on a plate: a sign, a title, and as many lines as fit."""
    pen = Pen(surface, m, "stage")
    surface.blit(ground(rect.size, plate.color, m.du(12)), rect)
    pen.box(plate.color, rect, max(2, m.du(3)), m.du(12))
    room = Room(rect).inset(m.du(24), m.du(18))
    sign = room.west(m.du(96), m.du(20))
    icon = images.icon(plate.icon, min(sign.width, sign.height))
    surface.blit(icon, icon.get_rect(center=sign.center))
    pen.text(TITLE, plate.title, theme.mix(plate.color, theme.INK, 0.5),
             room.north(m.pitch(TITLE), m.du(6)), cut=True)  # fmt: skip
    for style in ("reading", "body", "caption", "tile"):
        laid = [richtext.layout(m, style, each, room.width, theme.INK) for each in plate.words]
        if sum(each.height + m.du(6) for each in laid) <= room.height:
            break
    for each in laid:
        if each.height <= room.height:
            each.draw(surface, room.north(each.height, m.du(6)), "stage")
