"""The widgets of the maker: tabs of the steps, things to choose, the typed sheet, and what a choice
does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.identity.identity import (
    INK,
    LAMPLIT,
    NAME,
    PAPER,
    RED,
    SODIUM,
    TAG,
    TYPED,
)
from game.client.games.edge.maker.items import Item, Mark
from game.client.games.edge.play.hero_bars import bars
from game.client.widgets.base import Widget
from game.edge.cards.models import Hero
from game.edge.creation import likeness_of
from game.edge.dice.faces import Kind
from game.edge.dice.odds import success_chance
from game.edge.dice.pool import skill_pool
from game.edge.names import LINKED, SKILLS, Skill
from game.edge.text.names import SKILL_NAMES

PAD_DU, GAP_DU = 10, 6
PAPER_X_DU, PAPER_Y_DU, FACE_DU = 14, 10, 104
ROOMY_DU = 420
"""width of a sheet that has room for a portrait"""
LINE_DU = 30
"""height of a line of skills at most"""
AVERAGE = 2
BAD = theme.mix(RED, PAPER, 0.45)


@lru_cache(maxsize=256)
def chance(rank: int, rating: int) -> float:
    """Return the chance of an Average check."""
    return float(success_chance(skill_pool(rank, rating).add(Kind.DIFFICULTY, AVERAGE)))


def chances(hero: Hero) -> dict[Skill, float]:
    """Return the chance of an Average check for each skill."""
    return {
        skill: chance(hero.ranks.get(skill, 0), hero.ratings[LINKED[skill]]) for skill in SKILLS
    }


class StepTab(Widget):
    """The tab of a step, with its cost and how it stands."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, id: str, name: str, mark: Mark, chosen: bool, hotkey: str,
        turn: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(f"step.{id}", rect, hotkey=hotkey)
        self.name, self.mark, self.chosen, self._turn = name, mark, chosen, turn

    @property
    def speech(self) -> str:
        return f"{literal(self.name)}. {self.progress or 'done'}"

    @property
    def progress(self) -> str:
        """The words at the right: the cost, or the state of the step."""
        if self.mark.wrong:
            return "check this"
        if self.mark.open:
            return "open"
        cost = self.mark.cost
        return f"{cost} XP" if cost > 0 else f"+{-cost} XP" if cost else ""

    def activate(self) -> None:
        self._turn()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        ground = theme.mix(INK, SODIUM, 0.2 if self.chosen else 0.16 if self.hot else 0.07)
        edge = SODIUM if self.chosen else theme.mix(INK, PAPER, 0.25)
        sheets.plate(surface, rect, m, edge, ground)
        inner = rect.inflate(-2 * m.du(PAD_DU), 0)
        ink = BAD if self.mark.wrong else theme.MUTED if self.mark.open else LAMPLIT
        wide = fonts.measure(m, TAG, self.progress)[0] + m.du(6)
        sheets.line(surface, m, TAG, self.progress, ink, inner, "right", self.id)
        inner.width -= wide
        style = sheets.narrower(m, self.name, inner.width, NAME, TAG)
        sheets.line(surface, m, style, self.name, theme.INK, inner, where=self.id)


class ItemTile(Widget):
    """Something to choose: its name, what it is, and a word at the right."""

    focusable = pointer = True

    def __init__(self, rect: pygame.Rect, item: Item, take: Callable[[], None]) -> None:
        super().__init__(f"item.{item.id}", rect, enabled=not item.closed, reason=item.closed)
        self.item, self._take = item, take

    @property
    def speech(self) -> str:
        words = (self.item.name, self.item.words, self.item.side)
        said = ". ".join(literal(each) for each in words if each)
        return f"{said}. {literal(self.reason)}" if self.reason else said

    @staticmethod
    def height(m: Metrics, item: Item, width: int) -> int:
        """Return the height of a tile in a column."""
        high = m.pitch(NAME) + 2 * m.du(GAP_DU)
        if item.words:
            inner = width - 2 * m.du(PAD_DU)
            high += richtext.layout(m, "tile", literal(item.words), inner).height
        return max(m.touch, high)

    def activate(self) -> None:
        self._take()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, item = self.m, self.rect, self.item
        usable = self.enabled
        share = 0.18 if item.chosen else 0.13 if self.hot and usable else 0.07
        edge = SODIUM if item.chosen else theme.mix(INK, PAPER, 0.2)
        sheets.plate(surface, rect, m, edge, theme.mix(INK, SODIUM, share))
        inner = rect.inflate(-2 * m.du(PAD_DU), -2 * m.du(GAP_DU))
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(NAME))
        if not item.words:
            head.centery = rect.centery
        wide = fonts.measure(m, TAG, item.side)[0] + m.du(8) if item.side else 0
        ink = theme.INK if usable else theme.DISABLED
        if item.side:
            sheets.line(surface, m, TAG, item.side, LAMPLIT if usable else theme.DISABLED, head,
                        "right", self.id)  # fmt: skip
        head.width -= wide
        style = sheets.narrower(m, item.name, head.width, NAME, TAG)
        sheets.line(surface, m, style, item.name, ink, head, where=self.id)
        if item.words:
            room = pygame.Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
            ink = theme.SOFT if usable else theme.DISABLED
            sheets.text(surface, m, room, literal(item.words), ink, "tile", where=self.id)


class FaceTile(Widget):
    """A likeness to choose."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, item: Item, number: int, take: Callable[[], None]
    ) -> None:
        super().__init__(f"item.{item.id}", rect)
        self.item, self.number, self._take = item, number, take

    @property
    def speech(self) -> str:
        return f"Likeness {self.number}"

    def activate(self) -> None:
        self._take()

    def draw(self, surface: pygame.Surface) -> None:
        m, likeness = self.m, self.item.id.partition(".")[2]
        face = art.hero(likeness, self.rect.size, likeness, m)
        surface.blit(images.cut(face, m.du(5)), self.rect)
        if self.item.chosen or self.hot:
            edge = theme.FOCUS if self.item.chosen else SODIUM
            pygame.draw.rect(surface, edge, self.rect, max(2, m.du(3)), border_radius=m.du(5))


class TypedSheet(Widget):
    """The sheet as far as it goes, typed on paper."""

    def __init__(self, rect: pygame.Rect, hero: Hero, markup: str) -> None:
        super().__init__("maker.sheet", rect)
        self.hero, self.markup = hero, markup

    @staticmethod
    def _face(m: Metrics, width: int) -> int:
        """Return the room that the portrait takes, 0 in a narrow column."""
        return m.du(FACE_DU + PAD_DU) if width >= m.du(ROOMY_DU) else 0

    @classmethod
    def height(cls, m: Metrics, markup: str, width: int) -> int:
        """Return the height of a sheet with these words."""
        inner, face = width - 2 * m.du(PAPER_X_DU), cls._face(m, width)
        words = richtext.layout(m, "caption" if face else "tile", markup, inner - face).height
        return max(face, words + m.du(4)) + 2 * m.du(PAPER_Y_DU)

    @property
    def speech(self) -> str:
        return self.markup

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        sheets.paper(surface, self.rect, m)
        room = self.rect.inflate(-2 * m.du(PAPER_X_DU), -2 * m.du(PAPER_Y_DU))
        px = min(m.du(FACE_DU), room.height)
        likeness = likeness_of(self.hero.id)
        if self._face(m, self.rect.width) and images.has(art.HEROES, likeness):
            face = pygame.Rect(room.right - px, room.top, px, px)
            surface.blit(images.cut(art.hero(likeness, face.size, "", m), m.du(4)), face)
            room.width -= px + m.du(10)
        sheets.text(surface, m, room, self.markup, TYPED, "caption", "tile", where=self.id)


class Effects(Widget):
    """The thresholds, bars and chances of a hero, now and after the thing pointed at. A chance is
    that of an Average check."""

    def __init__(
        self, rect: pygame.Rect, now: Hero, then: Callable[[], Hero], soak: Callable[[Hero], int],
        closest: Callable[[Hero], str],
    ) -> None:  # fmt: skip
        super().__init__("maker.effects", rect)
        self.now, self.then, self.soak, self.closest = now, then, soak, closest

    def _figures(self, hero: Hero) -> tuple[tuple[str, int], ...]:
        return (
            ("Wounds", hero.wound_threshold),
            ("Strain", hero.strain_threshold),
            ("Soak", self.soak(hero)),
        )

    @property
    def speech(self) -> str:
        return ". ".join(f"{name} {n}" for name, n in self._figures(self.now))

    def draw(self, surface: pygame.Surface) -> None:
        m, now, then = self.m, self.now, self.then()
        room = pygame.Rect(self.rect)
        head = pygame.Rect(room.left, room.top, room.width, m.pitch(NAME))
        wide = room.width // 3
        pairs = zip(self._figures(now), self._figures(then))
        for at, ((name, before), (_, after)) in enumerate(pairs):
            spot = pygame.Rect(head.left + at * wide, head.top, wide - m.du(24), head.height)
            self._change(surface, spot, name, str(before), str(after), after - before, NAME)
        top = head.bottom + m.du(4)
        if room.height > 14 * m.pitch(TAG) + 7 * m.pitch(NAME):
            rect = pygame.Rect(room.left, top, room.width, 4 * m.pitch(TAG))
            bars(surface, rect, then.bars, LAMPLIT, m)
            line = pygame.Rect(room.left, rect.bottom + m.du(2), room.width, m.pitch(TAG))
            told = f"Most like {self.closest(then)}"
            sheets.line(surface, m, TAG, told, theme.MUTED, line, where=self.id)
            top = line.bottom + m.du(4)
        line = pygame.Rect(room.left, top, room.width, m.pitch(TAG))
        sheets.line(surface, m, TAG, "Chance of an Average check", SODIUM, line, where=self.id)
        top = line.bottom + m.du(2)
        rows = -(-len(SKILLS) // 2)
        pitch = min(m.du(LINE_DU), (room.bottom - top) // rows)
        old, new = chances(now), chances(then)
        half = (room.width - m.du(24)) // 2
        for at, skill in enumerate(SKILLS):
            spot = pygame.Rect(room.left + at // rows * (half + m.du(24)),
                               top + at % rows * pitch, half, pitch)  # fmt: skip
            one, two = old[skill], new[skill]
            self._change(surface, spot, SKILL_NAMES[skill], sheets.percent(one),
                         sheets.percent(two), two - one, TAG,
                         bool(then.ranks.get(skill)))  # fmt: skip

    def _change(
        self, surface: pygame.Surface, rect: pygame.Rect, name: str, before: str, after: str,
        by: float, style: str, trained: bool = True,
    ) -> None:  # fmt: skip
        """Draw a name with a figure, and what it becomes if that differs."""
        m = self.m
        moved = before != after
        ink = theme.MUTED if not moved else LAMPLIT if by > 0 else BAD
        told = f"{before} \N{RIGHTWARDS ARROW} {after}" if moved else after
        wide = fonts.measure(m, style, told)[0]
        figure = theme.INK if trained and not moved else ink
        sheets.line(surface, m, style, told, figure, rect, "right", self.id)
        words = pygame.Rect(rect.left, rect.top, rect.width - wide - m.du(4), rect.height)
        lit = theme.INK if trained else theme.MUTED
        style = sheets.narrower(m, name, words.width, style, TAG)
        sheets.line(surface, m, style, name, lit, words, where=self.id)
