"""The tray: dice, the bag with its counts and chances, drawn cubes, and the supply."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.pieces import bag as bags
from game.client.games.free_captains.pieces import cubes, dice, inks, plates
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.spot_layout import counts_of_bag
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.free_captains.names import COLORS, YELLOW


def die(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint a die; one that was not taken along yet shows no value and is dark."""
    value = dict(model.dice).get(name[1], 0)
    drawn = dice.die(name[1], value, rect.width)
    surface.blit(drawn, rect)


def step(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the face to which a die can be turned down."""
    option = next(each for each in model.options if each.verb == "step" and each.target == name[1])
    value = dict(model.dice)[option.source] - int(name[1])
    surface.blit(dice.die(option.source, value, rect.width), rect)


# --- the bag --------------------------------------------------------------------------------------


def bag(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the bag, and under its counts the chance of a weapon."""
    sack = pygame.Rect(rect.left, rect.top, rect.height, rect.height).inflate(-m.du(6), -m.du(6))
    bags.draw_sack(surface, sack, model.bag)
    counts = counts_of_bag(rect, m)
    bags.draw_counts(surface, counts, m, model.bag)
    foot = pygame.Rect(counts.left, counts.bottom, counts.width, rect.bottom - counts.bottom)
    for words in odds(model):
        if foot.height >= m.px("tile") and fonts.measure(m, "tile", words)[0] <= foot.width:
            ink = theme.mix(inks.CREAM, inks.PLUM, 0.15)
            fonts.draw_line(surface, m, "tile", words, ink, foot, "left", "odds")
            return


def odds(model: Model) -> list[str]:
    """Return the chance of a Super Weapon, the fullest words first."""
    if not any(model.bag.values()):
        return []
    one = round(100 * model.chances(1)[COLORS[YELLOW]].any)
    short = f"1 cube: a weapon in {one}%"
    count = model.ahead
    if count < 2:
        return [short]
    more = round(100 * model.chances(count)[COLORS[YELLOW]].any)
    return [f"{short}; {count} cubes: at least one in {more}%",
            f"{count} cubes: a weapon in {more}%", short]  # fmt: skip


def _count(surface: pygame.Surface, rect: pygame.Rect, color: str, count: int, m: Metrics) -> None:
    px = min(rect.height, round(rect.width * 0.6))
    surface.blit(cubes.cube(color, px), (rect.left, rect.centery - px // 2))
    ink = inks.CREAM if count else theme.mix(inks.CREAM, inks.NIGHT, 0.5)
    told = plates.figure(str(count), max(fonts.SMALLEST, round(px * 0.56)), ink)
    surface.blit(told, told.get_rect(midleft=(rect.left + px, rect.centery)))


# --- drawn cubes and supply -----------------------------------------------------------------------


def cube(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the drawn cubes of a color in a heap."""
    count = model.drawn.get(name[1], 0)
    px = min(rect.width, round(rect.height * 0.62))
    spare = rect.height - px
    step = min(round(px * 0.42), spare // max(1, count - 1)) if count > 1 else 0
    low = rect.centery + (px + step * (count - 1)) // 2
    for number in range(count):
        shift = round(px * 0.06) * (1 if number % 2 else -1) if count > 1 else 0
        at = (rect.centerx - px // 2 + shift, low - px - step * number)
        surface.blit(cubes.cube(name[1], px), at)


def supply(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics
) -> None:
    """Paint the cubes outside of the bag."""
    inner = rect.inflate(-2 * m.du(6), -2 * m.du(6))
    half = len(COLORS) // 2
    for part, colors in enumerate((COLORS[:half], COLORS[half:])):
        line = pygame.Rect(inner.left, inner.top + part * inner.height // 2, inner.width,
                           inner.height // 2)  # fmt: skip
        for color, place in zip(colors, row(line, half, 2), strict=True):
            _count(surface, place, color, model.supply[color], m)


PAINTERS = {"die": die, "step": step, "bag": bag, "cube": cube,
            "supply": supply}  # fmt: skip
