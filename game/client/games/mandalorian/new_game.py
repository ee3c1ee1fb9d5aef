"""Setting up a mission: mission and level, and who goes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.identity import color_of
from game.client.games.mandalorian.party import Party, the_game
from game.client.games.mandalorian.records import LEVELS
from game.client.tabletop.layout import row
from game.client.tabletop.new_game import NewGameScene
from game.client.tabletop.seat_rows import Portrait
from game.client.widgets import Label, RichText
from game.client.widgets.base import Widget
from game.mandalorian.text import missions

STORY = 4
"""missions of the story, by number"""


class CharacterTile(Widget):
    """A character to choose: the person, the name, and the place that is theirs."""

    def __init__(
        self, rect: pygame.Rect, who: str, place: str, pick: Callable[[str], None], tip: str
    ) -> None:
        super().__init__(f"character.{who}", rect, tip=tip)
        self.focusable = self.pointer = True
        self.who, self.place, self._pick = who, place, pick

    def activate(self) -> None:
        self._pick(self.who)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        images.draw_panel(surface, rect, "button_hot" if self.hot else "raised", m.unit)
        inner = rect.inflate(-2 * m.du(8), -2 * m.du(6))
        foot = pygame.Rect(inner.left, 0, inner.width, m.pitch("tile_bold"))
        foot.bottom = inner.bottom
        size = (inner.width, max(1, foot.top - inner.top))
        drawn = images.svg("mandalorian/people", self.who, size)
        surface.blit(drawn, drawn.get_rect(midbottom=(inner.centerx, foot.top)))
        name = the_game().content.name(self.who)
        fonts.draw_line(surface, m, "tile_bold", name, theme.INK, foot, "center", self.id)
        if self.place:
            edge = color_of(self.who)
            pygame.draw.rect(surface, edge, rect, max(3, m.du(3)), border_radius=m.du(8))


class MissionSetup(NewGameScene[Party]):
    """Mission, level and characters."""

    party_type = Party
    seat_tip = "Choose who this player is"
    seed_tip = "The same seed lays out the same tokens and cards"

    def seat_title(self, place: int) -> str:
        """Return the name of a seat's character; one player alone leads two."""
        if len(self.party.seats) == 1:
            return "The crew"
        return the_game().content.name(self.party.cast[place])

    @property
    def portrait(self) -> Portrait:
        """The function that draws the face of a seat."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, place: int) -> None:
        px = min(rect.size)
        drawn = images.svg("mandalorian/pawns", self.party.cast[place], (px, px))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out missions, level, and characters below them."""
        content, party = the_game().content, self.party
        story = [each for each in content.missions.values() if not each.mercenary][:STORY]
        choices = [(each.id, each.name) for each in story]
        gap, high = m.du(12), self.titled_height(m)
        top = area.top
        self.titled(m, pygame.Rect(area.left, top, area.width, high), "new.mission", "Mission",
                    choices, party.mission, self.take_mission)  # fmt: skip
        top += high + gap
        levels, anywhere = row(pygame.Rect(area.left, top, area.width, high), 2, gap)
        self.titled(m, levels, "new.level", "Level", list(LEVELS.items()), party.level, self.rank)
        self.titled(m, anywhere, "new.sandbox", "Characters", [("no", "Of the mission"),
                    ("yes", "Anybody")], "yes" if party.sandbox else "no", self.free)  # fmt: skip
        top += high + gap
        self._characters(m, pygame.Rect(area.left, top, area.width, area.bottom - top))

    def _characters(self, m: Metrics, area: pygame.Rect) -> None:
        party, content = self.party, the_game().content
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        words = "Two of them go" if party.count == 2 else f"{party.count} of them go"
        self.form.add(Label("new.cast", label, words, "label", theme.MUTED))
        tiles = pygame.Rect(area.left, label.bottom + m.du(2), area.width, 0)
        tiles.height = area.bottom - tiles.top
        everybody, gap = list(party.allowed), m.du(10)
        lines = 2 if len(everybody) > 4 else 1
        high = min(m.du(260), (tiles.height - gap * (lines - 1)) // lines)
        across = -(-len(everybody) // lines)
        for number, who in enumerate(everybody):
            band = pygame.Rect(tiles.left, tiles.top + number // across * (high + gap),
                               tiles.width, high)  # fmt: skip
            rect = row(band, across, gap)[number % across]
            place = "chosen" if who in party.cast else ""
            told = map(literal, content.characters[who].primer)
            tip = "\n".join((f"**{content.name(who)}**", *told))
            self.form.add(CharacterTile(rect, who, place, self.pick, tip))

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the briefing of the mission."""
        content = the_game().content
        mission = content.missions[self.party.mission]
        lines = [f"**{literal(mission.name)}**", *missions.lines(content, mission)]
        for count in range(len(lines), 0, -1):
            words = "\n\n".join(lines[:count])
            for style in ("body", "caption", "tile"):
                if RichText.height(m, words, area.width, style) <= area.height:
                    self.form.add(RichText("new.briefing", area, words, style, theme.SOFT))
                    return

    # -- choosing --

    def take_mission(self, mission: str) -> None:
        """Choose a mission."""
        self.party.choose_mission(mission)
        self.changed()

    def rank(self, level: str) -> None:
        """Choose a level."""
        self.party.level = next(each for each in LEVELS if each == level)
        self.changed()

    def free(self, choice: str) -> None:
        """Let anybody go, or only those of the mission."""
        self.party.play_anywhere(choice == "yes")
        self.changed()

    def pick(self, who: str) -> None:
        """Let a character go, in the place of the picked seat or of the older choice."""
        cast = self.party.cast
        if len(self.party.seats) > 1:
            self.party.cast_as(min(self.picked, len(cast) - 1), who)
        elif who not in cast:
            self.party.characters = [cast[-1], who]
        self.changed()
