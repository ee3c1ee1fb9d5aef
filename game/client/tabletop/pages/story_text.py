"""Stories as they are set on a page, and what a choice says twice."""

from __future__ import annotations

import re

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.theme import Color, Metrics
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.table.contract import Label as Words

QUOTE = re.compile('("[^"]+"|\u201c[^\u201d]+\u201d)')
WORD = re.compile(r"[^\W_]+")
HOLLOW, KERN = tuple("FPTVWY"), 0.12
"""first letters that are narrow at the foot, and the share of their size by which words move in"""
SHORT = 3  # letters of words that add nothing to a choice, such as "to" and "the"


def emphasize(story: str) -> str:
    """Return a story as markup, with what somebody says in italics."""
    return QUOTE.sub(r"**\1**", richtext.literal(story))


class Story(Widget):
    """A story; if it is longer than a line, its first letter is large and stands on the first."""

    reads = Rank.WORDS

    def __init__(self, id: str, rect: pygame.Rect, story: str, color: Color | None = None) -> None:
        super().__init__(id, rect)
        self.story, self.color = story, color or theme.INK

    @classmethod
    def height(cls, m: Metrics, story: str, width: int) -> int:
        """Return the height in pixels of the story in a column."""
        first = _initial(m, story, width)
        return _rise(m, first) + _layout(m, story, first, width, theme.INK).height

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        first = _initial(m, self.story, rect.width)
        laid = _layout(m, self.story, first, rect.width, self.color)
        raised = _rise(m, first)
        surface.blit(laid.surface(), (rect.left, rect.top + raised))
        if first:
            used = fonts.face(m, "initial")
            caps = fonts.cap_height(fonts.face(m, "story"))
            base = rect.top + raised + (laid.pitch + caps) // 2
            letter = fonts.render(used, first, self.color)
            surface.blit(letter, (rect.left, base - used.get_ascent()))
        ink = pygame.Rect(rect.left, rect.top, laid.width, raised + laid.height)
        lost = laid.overflow or ink.height > rect.height
        fonts.note(surface, self.story, ink, lost, self.id)


def _initial(m: Metrics, story: str, width: int) -> str:
    """Return the first letter of a story; "" if it begins with something else, or is a line: there
    the large letter would stand above the words, alone."""
    if not story[:1].isalpha():
        return ""
    plain = _layout(m, story, "", width, theme.INK)
    return story[:1] if plain.height > plain.pitch else ""


def _rise(m: Metrics, first: str) -> int:
    """Return how far the first letter rises above its line."""
    if not first:
        return 0
    high = fonts.cap_height(fonts.face(m, "initial"))
    caps = fonts.cap_height(fonts.face(m, "story"))
    return max(0, high - (m.pitch("story") + caps) // 2)


def _layout(m: Metrics, story: str, first: str, width: int, color: Color) -> richtext.RichLayout:
    """Return a story without its large first letter."""
    rest = story.removeprefix(first)
    indent = fonts.measure(m, "initial", first)[0] + m.du(1) if first else 0
    if first and rest[:1] == " ":
        indent += fonts.measure(m, "story", " ")[0]
    elif first in HOLLOW:
        indent -= round(KERN * m.px("initial"))
    return richtext.layout(m, "story", emphasize(rest), width, color, "left", indent)


def once(words: Words) -> Words:
    """Return a label without its detail if that only repeats it in a longer form; the act behind
    words of the story stays."""
    if words.act:
        return words
    said, more = set(_words(words.label)), _words(words.detail)
    new = [each for each in more if each not in said and len(each) > SHORT]
    repeats = said and said <= set(more)
    return Words(words.label, "") if repeats and len(new) <= 1 else words


def _words(text: str) -> list[str]:
    return WORD.findall(text.replace(",", "").casefold())
