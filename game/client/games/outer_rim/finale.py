"""The first page of the end: a face, a place, and the story of the score."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim import tale
from game.client.games.outer_rim.cards import art, boards
from game.client.games.outer_rim.model import Model
from game.client.widgets import Form, RichText, ScrollArea
from game.client.widgets.base import Widget

PICTURE_PART = 46  # percent of the width


class Scene(Widget):
    """Where the hero of the game ended, with the hero's face in front."""

    def __init__(self, id: str, rect: pygame.Rect, model: Model) -> None:
        super().__init__(id, rect)
        self.model = model

    def draw(self, surface: pygame.Surface) -> None:
        m, model, seat = self.m, self.model, tale.hero(self.model)
        shown = model.view["players"][seat]
        surface.blit(images.cut(self._ground(shown), m.du(14)), self.rect)
        side = min(self.rect.width * 5 // 9, self.rect.height * 3 // 4)
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = (self.rect.centerx, self.rect.bottom - m.du(48))
        boards.portrait(surface, face, str(shown["character"] or ""), m, seat)
        low = pygame.Rect(self.rect.left, self.rect.bottom - m.du(44), self.rect.width, m.du(44))
        veil = pygame.Surface(low.size, pygame.SRCALPHA)
        veil.fill((*theme.DEEP, 190))
        surface.blit(veil, low)
        words = f"{model.player_name(seat)}, {self._where(shown)}"
        text = fonts.fit(m, "heading", words, low.width - m.du(24)).text
        fonts.draw_line(surface, m, "heading", text, theme.INK, low, "center", self.id)

    def _ground(self, shown: dict[str, object]) -> pygame.Surface:
        """The last place; before anybody was anywhere the sky."""
        space = str(shown["space"] or "")
        if not space:
            return images.starfield(self.rect.size)
        place = self.model.game.galaxy(self.model.state.pieces).spaces[space]
        return art.drawn(art.space_subject(space, place.kind, place.faction), self.rect.size)

    def _where(self, shown: dict[str, object]) -> str:
        return self.model.name(str(shown["space"])) if shown["space"] else "somewhere"


def score_step(m: Metrics) -> int:
    """From one player's result to the next, in pixels."""
    return m.du(94 if not m.compact else 72)


def build(form: Form, m: Metrics, area: pygame.Rect, model: Model) -> pygame.Rect:
    """Adds the picture at the left and the sentences at the right; returns the room for the
    scores below them."""
    picture = pygame.Rect(area.left, area.top, area.width * PICTURE_PART // 100, area.height)
    form.add(Scene("end.scene", picture, model))
    right = pygame.Rect(picture.right + m.du(28), area.top, 0, area.height)
    right.width = area.right - right.left
    scores = right.copy()
    scores.height = len(model.kinds) * score_step(m)
    scores.bottom = right.bottom + m.du(10)
    right.height = scores.top - m.du(12) - right.top
    words = "\n\n".join(tale.sentences(model))
    scroll = form.add(ScrollArea("end.tale", right))
    wide = scroll.view.width
    body = pygame.Rect(right.left, right.top, wide, RichText.height(m, words, wide, "reading"))
    scroll.add(RichText("end.words", body, words, "reading", theme.INK))
    return scores
