"""The choices before a case: adventures, heroes with their bars, and the pair."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import bullets, literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    LAMPLIT,
    NAME,
    PAPER,
    RED,
    SODIUM,
    TAG,
    TOBACCO,
    TYPED,
    color_of,
)
from game.client.games.edge.play.hero_bars import bars
from game.client.games.edge.play.party import PLACES, Party, the_game
from game.client.widgets.base import Widget
from game.edge.cards.scenes import Adventure

DIM = 120  # of 255: the light on a hero of the other place
FAR_DU = 10  # how far a hero is dragged before the hand holds the portrait


class StoryTile(Widget):
    """An adventure to choose: its picture, name and length."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, story: Adventure, chosen: bool, note: str,
        pick: Callable[[str], None],
    ) -> None:  # fmt: skip
        tip = f"**{literal(story.name)}**\n{literal(story.story)}"
        super().__init__(f"story.{story.id}", rect, tip=tip)
        self.story, self.chosen, self.note, self._pick = story, chosen, note, pick

    def activate(self) -> None:
        self._pick(self.story.id)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        sheets.paper(surface, rect, m)
        inner = rect.inflate(-2 * m.du(7), -2 * m.du(7))
        style, lines = _fit_title(m, self.story.name, inner.width)
        pitch = m.pitch(HEAD) if len(lines) == 1 else m.pitch(style)
        foot = pitch * len(lines) + m.pitch(TAG) + m.du(2)
        flat = inner.height < foot + m.du(30)
        if not flat:
            scene = the_game().content.scenes[self.story.start]
            picture = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
            surface.blit(art.scene(scene.art, picture.size), picture)
        top = inner.bottom - foot + m.du(2)
        if flat:
            style = NAME if style == HEAD else style
            pitch = m.pitch(style)
            top = inner.centery - pitch * len(lines) // 2
        for number, words in enumerate(lines):
            name = pygame.Rect(inner.left, top + number * pitch, inner.width, pitch)
            sheets.line(surface, m, style, words, TYPED, name, where=self.id)
        if not flat:
            line = pygame.Rect(inner.left, name.bottom - m.du(2), inner.width, m.pitch(TAG))
            told = f"{self.story.minutes} minutes"
            ink = theme.mix(TYPED, PAPER, 0.1)
            sheets.line(surface, m, TAG, told, ink, line, where=self.id)
            sheets.line(surface, m, TAG, self.note, TOBACCO, line, "right", self.id)
        if self.chosen or self.hot:
            edge = theme.FOCUS if self.chosen else SODIUM
            pygame.draw.rect(surface, edge, rect, max(2, m.du(4 if self.chosen else 2)))


def _fit_title(m: Metrics, name: str, width: int) -> tuple[str, list[str]]:
    """Return the type and the lines of a title, two of them where one would be cut."""
    style = sheets.narrower(m, name, width, HEAD, NAME, TAG)
    if fonts.measure(m, style, name)[0] <= width:
        return style, [name]
    words = name.split()
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    for style in (NAME, TAG):
        wide = [(max(fonts.measure(m, style, each)[0] for each in pair), pair) for pair in halves]
        if wide and min(wide)[0] <= width:
            return style, list(min(wide)[1])
    return style, [name]


class HeroTile(Widget):
    """A hero to choose: portrait, name, calling and four bars; dragged or clicked. ``why_not`` is
    why the chosen place cannot have the hero of the other, who can be exchanged."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, who: str, place: int | None, pick: Callable[[str], None],
        carry: Callable[[str, tuple[int, int]], None], drop: Callable[[str, tuple[int, int]], None],
        why_not: str = "",
    ) -> None:  # fmt: skip
        hero = the_game().content.heroes[who]
        told = f"{literal(hero.story)}\n{bullets(map(literal, hero.primer))}"
        tip = f"{why_not} Press to swap the two." if why_not else told
        super().__init__(f"hero.{who}", rect, tip=f"**{literal(hero.name)}**\n{tip}")
        self.barred = bool(why_not)
        self.hero, self.place, self._pick = hero, place, pick
        self._carry, self._drop = carry, drop
        self.start: tuple[int, int] | None = None
        self.far = False

    def press(self, pos: tuple[int, int]) -> None:
        self.start, self.far = pos, False

    def drag(self, pos: tuple[int, int]) -> None:
        if self.start is None:
            return
        moved = max(abs(pos[0] - self.start[0]), abs(pos[1] - self.start[1]))
        self.far = self.far or moved > self.m.du(FAR_DU)
        if self.far:
            self._carry(self.hero.id, pos)

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        if self.far:
            self._drop(self.hero.id, pos)
        elif inside:
            self.activate()
        self.start, self.far = None, False

    def activate(self) -> None:
        self._pick(self.hero.id)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, color = self.m, self.rect, color_of(self.hero.id)
        taken = self.place is not None
        ground = theme.mix(INK, color, 0.18 if taken else 0.14 if self.hot else 0.1)
        sheets.plate(surface, rect, m, color if taken else theme.mix(INK, color, 0.5), ground)
        inner = rect.inflate(-2 * m.du(7), -2 * m.du(6))
        high = min(inner.height, inner.width * 36 // 100)
        face = pygame.Rect(inner.left, inner.top, high * 9 // 10, high)
        drawn = images.cut(art.hero(self.hero.id, face.size, self.hero.name, m), m.du(4))
        if self.barred:
            drawn.set_alpha(DIM)
        surface.blit(drawn, face)
        words = pygame.Rect(face.right + m.du(9), inner.top, 0, m.pitch(NAME))
        words.width = inner.right - words.left
        name = self.hero.name
        if taken:
            mark = PLACES[self.place or 0].capitalize()
            wide = fonts.measure(m, TAG, mark)[0]
            if fonts.measure(m, NAME, name)[0] + wide + m.du(6) <= words.width:
                sheets.line(surface, m, TAG, mark, LAMPLIT, words, "right", self.id)
        style = sheets.narrower(m, name, words.width, NAME, TAG, "tile")
        ink = theme.MUTED if self.barred else theme.INK
        sheets.line(surface, m, style, name, ink, words, where=self.id)
        line = pygame.Rect(words.left, words.bottom - m.du(2), words.width, m.pitch(TAG))
        told = self.hero.calling.capitalize()
        if line.bottom <= inner.bottom:
            sheets.line(surface, m, TAG, told, theme.MUTED, line, where=self.id)
        below = pygame.Rect(words.left, line.bottom + m.du(2), words.width, 0)
        below.height = inner.bottom - below.top
        if below.height < 4 * m.pitch(TAG) * 2 // 3 and face.bottom + m.du(20) < inner.bottom:
            below = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, 0)
            below.height = inner.bottom - below.top
        color = theme.mix(INK, color, 0.4) if self.barred else color
        bars(surface, below, self.hero.bars, color, m)


class Place(Widget):
    """The place of the lead or of the partner."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, place: int, who: str, chosen: bool, choose: Callable[[int], None]
    ) -> None:
        tip = f"The next hero you click becomes the {PLACES[place]}."
        super().__init__(f"place.{place}", rect, tip=tip)
        self.place, self.who, self.chosen, self._choose = place, who, chosen, choose

    def activate(self) -> None:
        self._choose(self.place)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, color = self.m, self.rect, color_of(self.who)
        sheets.plate(surface, rect, m, color, theme.mix(INK, color, 0.22))
        inner = rect.inflate(-2 * m.du(8), -2 * m.du(6))
        px = min(inner.height, inner.width // 2)
        face = pygame.Rect(inner.left, inner.centery - px // 2, px, px)
        name = the_game().content.name(self.who)
        surface.blit(images.cut(art.hero(self.who, face.size, name, m), m.du(4)), face)
        words = pygame.Rect(face.right + m.du(10), 0, 0, m.pitch(TAG) + m.pitch(NAME))
        words.width, words.centery = inner.right - words.left, inner.centery
        top = pygame.Rect(words.left, words.top, words.width, m.pitch(TAG))
        sheets.line(surface, m, TAG, PLACES[self.place].capitalize(), LAMPLIT, top, where=self.id)
        low = pygame.Rect(words.left, top.bottom, words.width, m.pitch(NAME))
        style = sheets.narrower(m, name, low.width, NAME, TAG, "tile")
        sheets.line(surface, m, style, name, theme.INK, low, where=self.id)
        if self.chosen or self.hot:
            edge = theme.FOCUS if self.chosen else SODIUM
            pygame.draw.rect(surface, edge, rect, max(2, m.du(3)), border_radius=m.du(5))


class PairBars(Widget):
    """The bars of the pair: of each, the better one of both."""

    def __init__(self, rect: pygame.Rect, party: Party) -> None:
        super().__init__("new.bars", rect)
        self.party = party

    def draw(self, surface: pygame.Surface) -> None:
        bars(surface, self.rect, self.party.bars(), LAMPLIT, self.m)


def warning_for(party: Party) -> str:
    """Return what a pair should know before it goes, as markup; "" for nothing."""
    lost = [f"**{literal(hero.name)}** brings {n} of {hero.spare} unspent experience: the crew "
            "takes no more." for hero, n in party.trimmed()]  # fmt: skip
    return " ".join(filter(None, (_gap(party), *lost)))


def _gap(party: Party) -> str:
    """Return what neither hero is good at, "" for a pair without a gap."""
    weak = party.weak
    if not weak:
        return ""
    words = {"fight": "fights well", "talk": "talks well", "tech": "knows machines",
             "sneak": "sneaks well"}  # fmt: skip
    told = " or ".join(words[each] for each in weak)
    return f"**Neither of them {told}.** Every important scene has another approach, at a price."


WARN = theme.mix(RED, PAPER, 0.45)
