"""The great moments of a game as banners: a weapon found or Understood, a new Sector, an ability at
0, the level won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.client.draw import images, richtext
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.ending.records import LEVELS
from game.client.games.free_captains.pieces import people, plates
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.kit.celebrations import News, Portrait
from game.free_captains import events as e
from game.free_captains.text import cards as texts
from game.table.events import Event

RADIUS = 8  # pixels: the corners of a picture in a banner
BROUGHT = (e.CubePlaced, e.AbilityChanged)
"""what the end of a round brings, in the words of the log"""
LONGEST = 70
"""letters in the line of a banner"""


def of_events(model: Model, events: Sequence[Event]) -> list[News]:
    """Return the banners of an answer, in the order of its events."""
    zeros = list(model.view["abilities"].values()).count(0)
    over = any(isinstance(each, e.GameLost) for each in events)
    over = over or zeros >= model.content.table.zeros and model.view["phase"] == "encounter"
    found: list[News | None] = []
    for at, event in enumerate(events):
        if isinstance(event, e.WeaponFound):
            understood = any(
                isinstance(each, e.WeaponUnderstood) and each.weapon == event.weapon
                for each in events
            )
            found.append(_weapon(model, event.weapon, understood))
        elif isinstance(event, e.WeaponUnderstood):
            if not any(
                isinstance(each, e.WeaponFound) and each.weapon == event.weapon for each in events
            ):
                found.append(_understood(model, event.weapon))
        elif isinstance(event, e.RoundBegan):
            found.append(_sector(model, event) or _round(model, event, events[:at]))
        elif isinstance(event, e.PointsPaid | e.AbilityChanged):
            found.append(None if over else _empty(event))
        elif isinstance(event, e.GameWon):
            found.append(_won(model, event))
    return [each for each in found if each is not None]


def _weapon(model: Model, weapon: str, understood: bool) -> News:
    view, level = model.view, model.state.setup.level
    needed = model.content.table.levels[level].weapons
    place = [each["id"] for each in view["weapons"]].index(weapon) + 1
    words = f"Super Weapon {place} of {needed}"
    words += ", and Understood." if understood else "."
    return News(model.content.name(weapon), words, portrait=_scene(weapon))


def _understood(model: Model, weapon: str) -> News:
    words = "Understood: you can use its power once in each Encounter."
    return News(model.content.name(weapon), words, portrait=_scene(weapon))


def _sector(model: Model, event: e.RoundBegan) -> News | None:
    """Return the banner of a round that is the first of its Sector."""
    table, alien = model.content.table, model.content.aliens[event.alien]
    lines = len(model.content.encounters) // table.piles // table.line
    if (event.round - 1) % lines:
        return None
    words, collects = texts.lines(model.content, event.alien)[0], alien.collects
    if collects:
        words = f"The {collects} cubes you draw go on its card."
    title = f"The Sector of {alien.name}"
    return News(title, richtext.plain(words), good=False, portrait=partial(_mask, event.alien))


def _round(model: Model, event: e.RoundBegan, before: Sequence[Event]) -> News | None:
    """Return the banner of any other round, with what the end of the last one has brought."""
    told = ""
    for each in before:
        line = richtext.plain(model.tell(each)) if isinstance(each, BROUGHT) else ""
        if line and len(told) + len(line) < LONGEST:
            told = f"{told} {line}".lstrip()
    return News(f"Round {event.round}", told) if told else None


def _empty(event: e.PointsPaid | e.AbilityChanged) -> News | None:
    """Return the banner of an ability that has come down to 0."""
    falls = event.change < 0 if isinstance(event, e.AbilityChanged) else True
    if event.left or not falls:
        return None
    words = "If a second ability hits 0 in an Encounter, you lose the game."
    return News(f"{event.ability.capitalize()} is at 0", words, good=False,
                portrait=partial(_ability, event.ability))  # fmt: skip


def _won(model: Model, event: e.GameWon) -> News:
    level = LEVELS[model.state.setup.level]
    face = partial(_mask, model.view["captain"])
    words = f"You found every Super Weapon by round {event.round}."
    return News(f"You win: {level}", words, portrait=face)


# --- pictures -------------------------------------------------------------------------------------


def _scene(weapon: str) -> Portrait | None:
    return partial(_picture, weapon) if art.has_scene(weapon) else None


def _picture(card: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(images.cut(art.scene(card, rect.size), RADIUS), rect)


def _mask(alien: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    surface.blit(images.cut(people.portrait(alien, rect.size), RADIUS), rect)


def _ability(name: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    drawn = plates.ability(name, min(rect.size))
    surface.blit(drawn, drawn.get_rect(center=rect.center))
