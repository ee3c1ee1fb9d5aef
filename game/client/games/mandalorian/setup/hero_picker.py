"""The choices before a mission: missions, the guide deck, characters and their places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.identity.identity import (
    HEAD,
    LAVA,
    NAME,
    SAND,
    SLATE,
    STEEL,
    color_of,
)
from game.client.games.mandalorian.play.party import the_game
from game.client.widgets.base import Widget
from game.mandalorian.cards import models as c

VEIL = 205  # of 255, at the foot of a picture
DIM = 120  # of 255: the light on a character that cannot be chosen
FAR_DU = 10  # how far a character is dragged before the hand holds it


@dataclass(frozen=True)
class Standing:
    """The games of a mission so far, its medals, and the reason why it is closed."""

    played: int = 0
    won: int = 0
    medals: int = 0
    locked: str = ""
    due: bool = False

    @property
    def words(self) -> str:
        """In a word or two."""
        if self.locked:
            return ""
        if not self.played:
            return "Next" if self.due else ""
        return f"Won {self.won} of {self.played}"


class MissionCard(Widget):
    """A mission to choose: its picture, number and name, and how its games ended."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, mission: c.Mission, standing: Standing, chosen: bool,
        pick: Callable[[str], None], tip: str,
    ) -> None:  # fmt: skip
        super().__init__(f"mission.{mission.id}", rect, enabled=not standing.locked,
                         reason=standing.locked, tip=tip)  # fmt: skip
        self.mission, self.standing, self.chosen, self._pick = mission, standing, chosen, pick

    def activate(self) -> None:
        self._pick(self.mission.id)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, radius = self.m, self.rect, self.m.du(8)
        key = ("ma mission", self.mission.id, rect.size, self.enabled, theme.palette)
        surface.blit(images.cached(key, self._picture), rect)
        pad = m.du(10)
        name = self.mission.name
        if not self.mission.mercenary:
            name = f"{self.mission.number} {name}"
        style, lines = _fit_name(m, name, rect.width - 2 * pad)
        line = pygame.Rect(rect.left + pad, 0, rect.width - 2 * pad, m.pitch(style))
        line.top = rect.bottom - m.du(4) - line.height * len(lines)
        ink = theme.INK if self.enabled else theme.MUTED
        for words in lines:
            fonts.draw_line(surface, m, style, words, ink, line, "left", self.id)
            line.top += line.height
        self._corner(surface)
        if self.chosen or self.hot:
            edge = theme.FOCUS if self.chosen else theme.mix(SLATE, SAND, 0.6)
            pygame.draw.rect(surface, edge, rect, max(2, m.du(4 if self.chosen else 2)),
                             border_radius=radius)  # fmt: skip

    def _corner(self, surface: pygame.Surface) -> None:
        """Draw the mission's record in a plate at the upper right: a lock, or games won."""
        m, words = self.m, self.standing.words
        if self.standing.locked:
            px = m.du(30)
            icon = images.icon("lock", px, theme.SOFT)
            surface.blit(icon, icon.get_rect(center=self.rect.move(0, -m.du(10)).center))
            return
        if not words:
            return
        wide = fonts.measure(m, "tile_bold", words)[0] + 2 * m.du(8)
        plate = pygame.Rect(0, self.rect.top + m.du(6), wide, m.pitch("tile_bold") + m.du(2))
        plate.right = self.rect.right - m.du(6)
        if plate.width > self.rect.width - m.du(12):
            return
        color = LAVA if not self.standing.played else SLATE
        pygame.draw.rect(surface, theme.mix(color, SLATE, 0.35), plate, border_radius=m.du(6))
        inner = plate.inflate(-2 * m.du(8) + 2, 0)
        ink = theme.GOLD if self.standing.won else theme.INK
        fonts.draw_line(surface, m, "tile_bold", words, ink, inner, "center", self.id)

    def _picture(self) -> pygame.Surface:
        made = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        scene = faces.scene(self.mission.sheet or self.mission.id)
        if scene is None:
            made.fill(SLATE)
        else:
            made.blit(images.art(*scene, self.rect.size), (0, 0))
        if not self.enabled:
            veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            veil.fill((*SLATE, 190))
            made.blit(veil, (0, 0))
        high = self.rect.height * 6 // 10
        foot = images.gradient((self.rect.width, high), (*SLATE, 0), (*SLATE, VEIL))
        made.blit(foot, (0, self.rect.height - high))
        images.round_off(made, self.m.du(8))
        return made


def _fit_name(m: Metrics, name: str, wide: int) -> tuple[str, list[str]]:
    """Return the style and the lines in which a name has room."""
    if fonts.measure(m, HEAD, name)[0] <= wide:
        return HEAD, [name]
    return NAME, _wrap_name(m, NAME, name, wide)


def _wrap_name(m: Metrics, style: str, name: str, wide: int) -> list[str]:
    """Return the lines in which a name has room."""
    lines = [""]
    for word in name.split():
        longer = f"{lines[-1]} {word}".strip()
        if fonts.measure(m, style, longer)[0] <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return [each for each in lines if each]


class Switch(Widget):
    """A choice that is on or off: a box with its name beside it."""

    focusable = pointer = True

    def __init__(
        self, id: str, rect: pygame.Rect, name: str, on: bool, act: Callable[[], None], tip: str,
        enabled: bool = True, reason: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, tip=tip, enabled=enabled, reason="" if enabled else reason)
        self.name, self.on, self._act = name, on, act

    def activate(self) -> None:
        self._act()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        images.draw_panel(surface, rect, "button_hot" if self.hot else "raised", m.unit)
        px, pad = m.pitch("tile") * 8 // 10, m.du(8)
        box = pygame.Rect(rect.left + pad, 0, px, px)
        box.centery = rect.centery
        ink = theme.INK if self.enabled else theme.MUTED
        pygame.draw.rect(surface, theme.FOCUS if self.on else theme.mix(SLATE, STEEL, 0.7), box,
                         max(1, m.du(2)), border_radius=3)  # fmt: skip
        if self.on:
            mark = images.icon("check", px, theme.FOCUS)
            surface.blit(mark, mark.get_rect(center=box.center))
        words = pygame.Rect(box.right + m.du(6), rect.top, 0, rect.height)
        words.width = rect.right - m.du(4) - words.left
        lines = _wrap_name(m, "tile", self.name, words.width)
        words.height = m.pitch("tile")
        words.top = rect.centery - words.height * len(lines) // 2
        for line in lines:
            fonts.draw_line(surface, m, "tile", line, ink, words, "left", self.id)
            words.top += words.height


class View(Widget):
    """The picture of a mission."""

    def __init__(self, rect: pygame.Rect, mission: str) -> None:
        super().__init__("new.view", rect)
        self.mission = mission

    def draw(self, surface: pygame.Surface) -> None:
        scene, size = faces.scene(self.mission), self.rect.size
        if scene is not None:
            key = ("ma view", self.mission, size, self.m.unit)
            radius = self.m.du(10)
            drawn = images.cached(key, lambda: images.cut(images.art(*scene, size), radius))
            surface.blit(drawn, self.rect)


class DeckTile(Widget):
    """The guide deck: how far it has been read, and its unread cards."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, read: int, count: int, waiting: int, act: Callable[[], None]
    ) -> None:
        tip = "The guide deck: what it has brought so far, and what it says next"
        super().__init__("new.guide", rect, tip=tip, enabled=bool(read or waiting),
                         reason="You have not read the guide deck yet.")  # fmt: skip
        self.read, self.count, self.waiting, self._act = read, count, waiting, act

    def activate(self) -> None:
        self._act()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        images.draw_panel(surface, rect, "button_hot" if self.hot else "raised", m.unit)
        pad = m.du(10)
        inner = rect.inflate(-2 * pad, -2 * pad)
        words = pygame.Rect(inner.left, inner.top, inner.width, 0)
        if fonts.measure(m, "tile_bold", "Guide deck")[0] < inner.width * 6 // 10 - pad:
            wide = min(inner.height * 5 // 7, inner.width * 2 // 5)
            back = pygame.Rect(inner.left, inner.top, wide, wide * 7 // 5)
            back.centery = inner.centery
            drawn = images.art("mandalorian/cards", "guide", back.size)
            surface.blit(images.cut(drawn, m.du(5)), back)
            words.left, words.width = back.right + pad, inner.right - back.right - pad
        told = [("tile_bold", "Guide deck", theme.INK)]
        told += [("tile", f"{self.read} of {self.count}", theme.SOFT)]
        if self.waiting:
            told += [("tile_bold", f"{self.waiting} to read", theme.GOLD)]
        high = sum(m.pitch(style) for style, _, _ in told)
        words.top = inner.centery - high // 2
        for style, text, ink in told:
            words.height = m.pitch(style)
            fonts.draw_line(surface, m, style, fonts.fit(m, style, text, words.width).text, ink,
                            words, "left", self.id)  # fmt: skip
            words.top += words.height


class CharacterTile(Widget):
    """A character to choose, by a click or by dragging it to a place. ``why_not`` is why the chosen
    place cannot have it; one that another place has can be exchanged."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, who: str, place: str, pick: Callable[[str], None],
        carry: Callable[[str, tuple[int, int]], None], drop: Callable[[str, tuple[int, int]], None],
        tip: str, why_not: str = "", exchange: bool = False,
    ) -> None:  # fmt: skip
        if exchange:
            tip = f"{why_not} Press to swap the two."
        super().__init__(f"character.{who}", rect, tip=tip, enabled=not why_not or exchange,
                         reason=why_not)  # fmt: skip
        self.barred = bool(why_not)
        self.who, self.place = who, place
        self._pick, self._carry, self._drop = pick, carry, drop
        self._from: tuple[int, int] | None = None
        self._held = False

    def activate(self) -> None:
        self._pick(self.who)

    def press(self, pos: tuple[int, int]) -> None:
        self._from, self._held = pos, False

    def drag(self, pos: tuple[int, int]) -> None:
        start = self._from or pos
        far = abs(pos[0] - start[0]) + abs(pos[1] - start[1])
        self._held = self._held or far >= self.m.du(FAR_DU)
        if self._held:
            self._carry(self.who, pos)

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        held, self._held = self._held, False
        if held:
            self._drop(self.who, pos)
        elif inside:
            self.activate()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        look = "button_hot" if self.hot and self.enabled else "raised"
        images.draw_panel(surface, rect, "disabled" if self.barred else look, m.unit)
        inner = rect.inflate(-2 * m.du(6), -2 * m.du(4))
        foot = pygame.Rect(inner.left, 0, inner.width, m.pitch("tile_bold"))
        foot.bottom = inner.bottom
        size = (inner.width, max(1, foot.top - inner.top))
        drawn = images.svg("mandalorian/people", self.who, size)
        spot = drawn.get_rect(midbottom=(inner.centerx, foot.top))
        if self.barred:
            drawn = drawn.copy()
            drawn.set_alpha(DIM)
        surface.blit(drawn, spot)
        name, ink = (
            _short_name(self.who, m, foot.width),
            theme.DISABLED if self.barred else theme.INK,
        )
        fonts.draw_line(surface, m, "tile_bold", name, ink, foot, "center", self.id)
        if not self.place:
            return
        edge = color_of(self.who)
        pygame.draw.rect(surface, edge, rect, max(3, m.du(3)), border_radius=m.du(8))
        px = m.pitch("tile_bold")
        mark = pygame.Rect(rect.left + m.du(5), rect.top + m.du(5), px, px)
        pygame.draw.circle(surface, edge, mark.center, px // 2)
        fonts.draw_line(surface, m, "tile_bold", self.place, SLATE, mark, "center", self.id)


def _short_name(who: str, m: Metrics, wide: int) -> str:
    """Return a name, without its article or first name where there is no room."""
    name = the_game().content.name(who)
    if fonts.measure(m, "tile_bold", name)[0] <= wide:
        return name
    return fonts.fit(m, "tile_bold", name.split()[-1], wide).text


class Place(Widget):
    """A place in the crew: who has it, and in whose hands."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, place: int, who: str, chosen: bool, pick: Callable[[int], None]
    ) -> None:
        super().__init__(f"place.{place}", rect, tip="Choose this place, then someone for it, or "
                                                     "drag a character here")  # fmt: skip
        self.place, self.who, self.chosen, self._pick = place, who, chosen, pick

    def activate(self) -> None:
        self._pick(self.place)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, radius = self.m, self.rect, self.m.du(10)
        color = color_of(self.who) if self.who else STEEL
        ground = images.gradient(rect.size, theme.mix(SLATE, color, 0.5),
                                 theme.mix(SLATE, color, 0.14))  # fmt: skip
        made = pygame.Surface(rect.size, pygame.SRCALPHA)
        made.blit(ground, (0, 0))
        foot = m.pitch("tile_bold") + m.du(4)
        if self.who:
            size = (rect.width - m.du(10), rect.height - foot - m.du(6))
            drawn = images.svg("mandalorian/people", self.who, size)
            made.blit(drawn, drawn.get_rect(midbottom=(rect.width // 2, rect.height - foot)))
        bar = pygame.Surface((rect.width, foot), pygame.SRCALPHA)
        bar.fill((*SLATE, 190))
        made.blit(bar, (0, rect.height - foot))
        images.round_off(made, radius)
        surface.blit(made, rect)
        words = pygame.Rect(rect.left + m.du(4), rect.bottom - foot, rect.width - m.du(8), foot)
        text = _short_name(self.who, m, words.width) if self.who else "No one"
        ink = theme.INK if self.who else theme.MUTED
        fonts.draw_line(surface, m, "tile_bold", text, ink, words, "center", self.id)
        edge = theme.FOCUS if self.chosen else color
        thick = max(2, m.du(4 if self.chosen else 2))
        pygame.draw.rect(surface, edge, rect, thick, border_radius=radius)
