"""The missions to choose from, their maps, and the guide deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.campaign.envelopes import CLOSED, EnvelopeScene, EnvelopeTile
from game.client.games.mandalorian.campaign.intro import IntroScene
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.campaign.reading import ReadingScene
from game.client.games.mandalorian.play.party import EVERYTHING, Party, the_game
from game.client.games.mandalorian.setup.challenges import Challenges
from game.client.games.mandalorian.setup.hero_picker import DeckTile, MissionCard, Standing
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.new_game_parts import line_height
from game.client.widgets import Choice, Label
from game.mandalorian import campaign
from game.mandalorian.cards import models as c
from game.mandalorian.text import missions
from game.table.grammar import capital

ACROSS = 4
"""missions side by side"""
WIDE = 42
"""hundredths of a place that envelopes take"""
NOT_OPEN = (
    f"The guide deck opens this mission later; the house rule {EVERYTHING.name} opens it now."
)


class MissionPicker:
    """The missions as far as the campaign has opened them; ``journey`` is the campaign."""

    def __init__(self, setup: Setup[Party], journey: Journey) -> None:
        self.setup, self.form, self.journey = setup, setup.form, journey

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    @property
    def dares(self) -> Challenges:
        """The challenges that can be taken up."""
        return Challenges(self.journey, self.party)

    @property
    def latest(self) -> str:
        """The mission that was opened last."""
        return self.journey.open(the_game().content)[-1]

    def standing(self, mission: str, *others: str) -> Standing:
        """Return the record of a mission, and of the same mission on other maps."""
        known = (mission, *others)
        games = [game for each in known for game in self.journey.games(each)]
        medals = sum(len(self.journey.medals(each)) for each in known)
        return Standing(
            len(games), sum(each.won for each in games), medals,
            "" if self.party.opens(mission) else NOT_OPEN,
            mission == self.journey.next_mission(the_game().content),
        )  # fmt: skip

    @property
    def sheet(self) -> Sequence[str]:
        """The missions of the sheet of the chosen one in the order of their maps."""
        return sheet(self.first)

    @property
    def first(self) -> str:
        """The chosen mission, or the one whose sheet it is."""
        return the_game().content.missions[self.party.mission].sheet or self.party.mission

    def add(self, m: Metrics, area: pygame.Rect) -> int:
        """Add the missions and the guide deck in two rows; return their bottom."""
        content = the_game().content
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.missions", label, "Mission", "label", theme.MUTED))
        gap = m.du(10)
        top = label.bottom + m.du(2)
        bottom = area.bottom
        if len(self.sheet) > 1:
            bottom -= line_height(m) + gap
            self._maps(m, pygame.Rect(area.left, bottom + gap, area.width, line_height(m)))
        high = (bottom - top - gap) // 2
        own = (each for each in content.missions.values() if each.sheet is None)
        known = sorted(own, key=lambda each: each.mercenary)
        for number, mission in enumerate(known[: 2 * ACROSS - 1]):
            rect = self._cell(area, top, high, gap, number)
            chosen = mission.id == self.first
            standing = self.standing(mission.id, *(e for e in sheet(mission.id) if e != mission.id))
            self.form.add(MissionCard(rect, mission, standing, chosen,
                                      self.take, self._mission_tip(mission)))  # fmt: skip
        waiting = len(self.journey.unread(content))
        rect = self._cell(area, top, high, gap, 2 * ACROSS - 1)
        deck = campaign.deck(content)
        rect = self._envelopes(m, rect)
        self.form.add(DeckTile(rect, self.journey.shown, len(deck), waiting, self.read_deck))
        return max(rect.bottom, area.bottom)

    def _envelopes(self, m: Metrics, rect: pygame.Rect) -> pygame.Rect:
        """Add the envelopes above one another at the right of a place; return what is left of
        it."""
        shut = the_game().content.envelopes.values()
        wide, gap = rect.width * WIDE // 100, m.du(8)
        band = pygame.Rect(rect.right - wide, rect.top, wide, rect.height)
        high = (band.height - (len(shut) - 1) * gap) // len(shut)
        for at, each in enumerate(shut):
            place = pygame.Rect(band.left, band.top + at * (high + gap), wide, high)
            opened = each.number in self.journey.campaign.opened
            due = each.number in self.journey.due(the_game().content)
            free = opened or due or self.party.has(EVERYTHING)
            self.form.add(
                EnvelopeTile(place, each, opened, due and not opened, "" if free else CLOSED,
                             partial(self.open_envelope, each.number))
            )  # fmt: skip
        return pygame.Rect(rect.left, rect.top, rect.width - wide - gap, rect.height)

    def open_envelope(self, number: int) -> None:
        """Open an envelope, or look at what it held."""
        app, known = self.setup.app, number in self.journey.campaign.opened
        envelope = the_game().content.envelopes[number]

        def opened() -> None:
            self.journey = journey.note_opened(self.journey, number)
            self.setup.changed()

        app.stack.push(EnvelopeScene(app, envelope, opened, known))

    def has_way(self, way: str) -> bool:
        """Return True if the envelope with a way of play has been opened, or everything is open; a
        code may have it too."""
        return self.way_opened(way) or self.party.way == way

    def way_opened(self, way: str) -> bool:
        """Return True if a way of play may be chosen by this campaign and its house rules."""
        ways = campaign.open_ways(the_game().content, self.journey.campaign)
        return way in ways or self.party.has(EVERYTHING)

    def _maps(self, m: Metrics, band: pygame.Rect) -> None:
        """Add the maps on which the mission can be played."""
        content = the_game().content
        wide = fonts.measure(m, "label", "Map")[0] + m.du(14)
        label = pygame.Rect(band.left, band.top, wide, band.height)
        self.form.add(Label("new.map.label", label, "Map", "label", theme.MUTED))
        rect = pygame.Rect(label.right, band.top, band.right - label.right, band.height)
        known = ((each, content.maps[content.missions[each].map].title) for each in self.sheet)
        named = [(each, capital(title.rpartition(", ")[2])) for each, title in known]
        self.form.add(Choice("new.map", rect, named, self.party.mission, self.take))

    @staticmethod
    def _cell(area: pygame.Rect, top: int, high: int, gap: int, number: int) -> pygame.Rect:
        band = pygame.Rect(area.left, top + number // ACROSS * (high + gap), area.width, high)
        return row(band, ACROSS, gap)[number % ACROSS]

    def _mission_tip(self, mission: c.Mission) -> str:
        goal = capital(missions.goal(the_game().content, mission.goal))
        return f"**{literal(mission.name)}**\n{goal}"

    def take(self, mission: str) -> None:
        """Choose a mission."""
        self.setup.changed(self.party.choose_mission(mission))

    # -- the guide deck --

    def read_deck(self) -> None:
        """Read the cards that are due, or once more those that were read."""
        content = the_game().content
        unread = self.journey.unread(content)
        cards = unread or campaign.deck(content)[: self.journey.shown]
        if cards:
            app = self.setup.app
            app.stack.push(ReadingScene(app, cards, self._read))

    def _read(self) -> None:
        """Note that everything due has been read."""
        self.journey = journey.note_seen(self.journey, the_game().content)
        self.setup.changed()

    def read_first(self, begin: Callable[[], None]) -> bool:
        """Have the cards that are due read before the game begins; return False if none are."""
        unread = self.journey.unread(the_game().content)
        if not unread or self.setup.typed or self.party.practises:
            return False

        def done() -> None:
            self._read()
            begin()

        app = self.setup.app
        app.stack.push(ReadingScene(app, unread, done))
        return True

    def introduce(self, begin: Callable[[], None]) -> None:
        """Begin the game, the first time after the intro of its mission (MA-042)."""
        mission = self.party.mission
        if mission in self.journey.introduced or not the_game().content.missions[mission].intro:
            begin()
            return

        def done() -> None:
            self.journey = self.journey.introduce(mission)
            journey.change(lambda known: known.introduce(mission))
            begin()

        app = self.setup.app
        app.stack.push(IntroScene(app, mission, done))


def sheet(mission: str) -> Sequence[str]:
    """Return a mission and those that are the same sheet, in the order of their maps."""
    content = the_game().content
    found = [each for each in content.missions.values() if mission in (each.id, each.sheet)]
    return [each.id for each in sorted(found, key=lambda each: each.number)]
