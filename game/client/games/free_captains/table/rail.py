"""The rail of the Hegemony: its three aliens, the lines left in each Sector, and the rounds."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.pieces import inks, people, plates
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.thing import MatCard

LOW = 100  # pixels of height under which an alien is a chip
LINES = 4
"""the lines of a whole deck"""
ROUNDS = 12


def _chip(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, state: str, m: Metrics
) -> None:
    """Paint an alien where there is room for a chip alone: mask, icon, name, lines left."""
    card = model.content.aliens[id]
    surface.blit(plates.frame(rect.size, "alien", state), rect)
    inner = plates.inside(rect)
    mask = people.portrait(id, (inner.height, inner.height))
    surface.blit(mask, inner)
    px = round(inner.height * 0.86)
    spot = pygame.Rect(inner.left + inner.height + m.du(4), 0, px, px)
    spot.centery = inner.centery
    surface.blit(plates.ability(card.icon, px), spot)
    pips = pygame.Rect(0, inner.top, m.du(14) * LINES, inner.height)
    pips.right = inner.right - m.du(4)
    words = pygame.Rect(spot.right + m.du(6), inner.top, 0, inner.height)
    words.width = pips.left - m.du(4) - words.left
    if card.collects and model.view["collected"]:
        told = f"{card.name}: {model.view['collected']}"
    else:
        told = card.name
    color = theme.mix(inks.CREAM, inks.NIGHT, 0.4) if state == "dim" else inks.CREAM
    fonts.draw_line(surface, m, "tile_bold", told, color, words, "left", id)
    at = model.view["aliens"].index(id)
    _lines(surface, pips, model, at, m.du(10))


def _lines(surface: pygame.Surface, row: pygame.Rect, model: Model, at: int, px: int) -> None:
    """Paint a lamp for each line of a Sector: lit while its cards are still in the deck."""
    left = -(-model.view["decks"][at] // LINES) if model.view["decks"] else LINES
    step = px + max(2, px // 2)
    x = row.centerx - (step * LINES - (step - px)) // 2
    for number in range(LINES):
        lamp = plates.lamp(px, "on" if number < left else "off")
        surface.blit(lamp, lamp.get_rect(midleft=(x + number * step, row.centery)))


def standing(surface: pygame.Surface, rect: pygame.Rect, model: Model, m: Metrics) -> None:
    """Paint the level, and the rounds as studs of brass."""
    surface.blit(plates.plate(rect.size, m.du(8), False), rect)
    inner = rect.inflate(-2 * m.du(10), -2 * m.du(4))
    round_, level = model.view["round"], str(model.view["level"]).capitalize()
    tall = inner.height > m.du(44)
    words = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2 if tall else 0)
    if not tall:
        words = pygame.Rect(inner.left, inner.top, m.du(86), inner.height)
    fonts.draw_line(surface, m, "tile_bold", level, inks.NIGHT, words, "left", "level")
    told = f"Round {round_} of {ROUNDS}" if round_ else "Setting up"
    if tall:
        fonts.draw_line(surface, m, "tile_bold", told, inks.NIGHT, words, "right", "round")
        row = pygame.Rect(inner.left, words.bottom, inner.width, inner.height - words.height)
    else:
        row = pygame.Rect(words.right, inner.top, inner.right - words.right, inner.height)
    px = min(row.height - 2, row.width // ROUNDS - 2)
    for number in range(1, ROUNDS + 1):
        middle = row.left + row.width * (2 * number - 1) // (2 * ROUNDS)
        stud = _stud(px, number < round_, number == round_)
        surface.blit(stud, stud.get_rect(center=(middle, row.centery)))


def _stud(px: int, gone: bool, now: bool) -> pygame.Surface:
    """Return a stud of the rounds: a hole where it is gone, lit where it is now."""
    key = ("stud", px, gone, now, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * 4
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    color = inks.VERMILION if now else inks.BRASS_LIT
    pygame.draw.circle(made, inks.BRASS_LOW, (big // 2, big // 2), big * 2 // 5)
    if gone:
        pygame.draw.circle(made, inks.NIGHT, (big // 2, big // 2), big * 3 // 10)
    else:
        pygame.draw.circle(made, color, (big // 2, big // 2), big * 3 // 10)
        shine = theme.mix(color, (255, 255, 255), 0.5)
        pygame.draw.circle(made, shine, (big * 9 // 20, big * 9 // 20), big // 9)
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))


class Alien(MatCard):
    """An alien with the lines left in its Sector; the current one is lit."""

    layer = 1

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model, m = self.model, self.m
        at, now = model.view["aliens"].index(self.id), model.view["sector"]
        state = "chosen" if at == now else "dim" if at < now else ""
        if rect.height < max(LOW, m.du(90)):
            _chip(surface, rect, model, self.id, state, m)
            return
        foot = m.du(18)
        card = pygame.Rect(rect.left, rect.top, rect.width, rect.height - foot)
        faces.draw(surface, card, m, self.id, state=state, now=model.now(self.id))
        _lines(surface, pygame.Rect(rect.left, card.bottom, rect.width, foot), model, at, m.du(10))
