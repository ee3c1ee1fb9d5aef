"""The lead and the partner of a case, and everybody who may take a place."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art
from game.client.games.edge.play.party import Party, the_game
from game.client.games.edge.setup.hero_picker import HeroTile, Place
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.character_drag import CharacterDrag
from game.client.tabletop.setup.contract import Setup
from game.client.widgets import Label


class Pair:
    """The heroes of the party. ``spot`` is the place that the next one takes."""

    def __init__(self, setup: Setup[Party]) -> None:
        self.setup, self.form = setup, setup.form
        self.spot = 0
        self.carrying = CharacterDrag(setup, self._drag_picture, self.put)

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    def add(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the two places, and everybody who may take one."""
        heroes = list(the_game().content.heroes)
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.cast", label, "Who goes", "label", theme.MUTED))
        gap = m.du(8)
        top = label.bottom + m.du(2)
        places = pygame.Rect(area.left, top, area.width, min(m.du(96), (area.bottom - top) * 24
                                                             // 100))  # fmt: skip
        for place, rect in enumerate(row(places, 2, gap)):
            who = self.party.heroes[place]
            self.form.add(Place(rect, place, who, place == self.spot, self.choose_place))
        rest = pygame.Rect(area.left, places.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        across = 3 if rest.width >= m.du(520) else 2
        lines = -(-len(heroes) // across)
        high = min(m.du(150), (rest.height - gap * (lines - 1)) // lines)
        for at, who in enumerate(heroes):
            band = pygame.Rect(rest.left, rest.top + at // across * (high + gap), rest.width, high)
            rect = row(band, across, gap)[at % across]
            taken = self.party.heroes.index(who) if who in self.party.heroes else None
            why = self.party.why_not(self.spot, who)
            self.form.add(
                HeroTile(rect, who, taken, self.pick, self.carrying.carry, self.carrying.drop, why)
            )

    def _drag_picture(self, who: str, px: int) -> pygame.Surface:
        """Return the picture of a hero in hand."""
        m = self.setup.m
        return images.cut(art.hero(who, (px, px), the_game().content.name(who), m), m.du(6))

    def choose_place(self, place: int) -> None:
        """Choose the place that the next hero takes."""
        self.spot = place
        self.setup.changed()

    def put(self, who: str, place: int) -> None:
        """Put a hero into a place."""
        self.spot = place
        self.pick(who)

    def pick(self, who: str) -> None:
        """Give the chosen place to a hero, or offer to exchange the lead and the partner. A player
        alone then fills the other place."""
        if self.setup.choices.assign(self.party, self.spot, who, f"hero.{who}"):
            if len(self.party.seats) == 1:
                self.spot = 1 - self.spot
            self.setup.changed()
