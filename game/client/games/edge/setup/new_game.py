"""Setting up a case: the adventure, lead and partner, how hard it is, and the campaign."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.campaign import journey
from game.client.games.edge.cards import art
from game.client.games.edge.ending import records
from game.client.games.edge.identity.identity import HEAD
from game.client.games.edge.play.party import Party, the_game
from game.client.games.edge.setup.case_rules import CaseRules
from game.client.games.edge.setup.hero_picker import WARN, PairBars, StoryTile, warning_for
from game.client.games.edge.setup.pair import Pair
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.contract import Choices, Setup
from game.client.tabletop.setup.new_game import new_game_maker
from game.client.tabletop.setup.new_game_parts import line_height, titled_height
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Choice, Label, RichText
from game.table.grammar import counted

BRIEFING = (("reading", "\n\n"), ("body", "\n\n"), ("caption", "\n\n"), ("caption", "\n"),
            ("tile", "\n\n"))  # fmt: skip
"""the type of the words about an adventure and what parts them, the largest first"""
PARTS = (("story", "Adventure"), ("heroes", "Heroes"), ("rules", "Rules"))
LEAST_DU = 92  # height of an adventure and of a hero for all to be on view


class CaseChoices(Choices[Party]):
    """The choices for a case; in parts where there is no room for all."""

    def __init__(self, setup: Setup[Party]) -> None:
        super().__init__(setup)
        self.part = "story"
        self.pair, self.rules = Pair(setup), CaseRules(setup)
        self.book = records.FINISHED.read()
        self.journey = journey.read()

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the adventure."""
        story = the_game().content.adventures[self.party.story]
        length = records.expected(self.book, story.minutes)
        return length.words, length.source

    def seat_title(self, place: int) -> str:
        names = [self.party.hero(at).name for at in range(2)]
        return " and ".join(names) if len(self.party.seats) == 1 else names[place]

    @property
    def portrait(self) -> Portrait:
        """The function that draws the face of a seat."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, place: int) -> None:
        who = self.party.heroes[place]
        px = min(rect.size)
        name = the_game().content.name(who)
        drawn = images.cut(art.hero(who, (px, px), name, self.setup.m), self.setup.m.du(4))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out adventures, heroes and rules; in parts where there is no room for all."""
        gap = m.pick(12, 8)
        label = m.pitch("label") + m.du(2)
        rules = 2 * titled_height(m) + gap
        room = area.height - rules - 2 * label - 3 * gap
        if room >= 4 * m.du(LEAST_DU) and area.width >= m.du(760):
            high = min(m.du(190), room * 30 // 100)
            top = self._stories(m, pygame.Rect(area.left, area.top, area.width, label + high)) + gap
            crew = pygame.Rect(area.left, top, area.width, area.bottom - rules - gap - top)
            crew.height = min(crew.height, m.du(430))
            self.pair.add(m, crew)
            self.rules.add(m, pygame.Rect(area.left, crew.bottom + gap, area.width, rules), gap)
            return
        tabs = pygame.Rect(area.left, area.top, area.width, line_height(m))
        self.form.add(Choice("new.part", tabs, list(PARTS), self.part, self.turn_to))
        rest = pygame.Rect(area.left, tabs.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        if self.part == "story":
            switch = Room(rest).south(titled_height(m))
            rest.height -= switch.height + gap
            switch.top = min(switch.top, self._stories(m, rest) + gap)
            self.rules.add_campaign(m, switch)
        elif self.part == "rules":
            self.rules.add(m, rest, gap, campaign_too=False)
        else:
            self.pair.add(m, rest)

    def turn_to(self, part: str) -> None:
        """Show another part of the choices."""
        self.part = part
        self.setup.changed()

    def _stories(self, m: Metrics, area: pygame.Rect) -> int:
        """Add the adventures in a row, or in rows where there is height; return their bottom."""
        stories = sorted(the_game().content.adventures.values(), key=lambda each: each.minutes)
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.stories", label, "Adventure", "label", theme.MUTED))
        top, gap = label.bottom + m.du(2), m.du(10)
        across = min(3, max(1, len(stories)))
        lines = -(-len(stories) // across)
        high = min(m.du(260), (area.bottom - top - gap * (lines - 1)) // lines)
        for at, story in enumerate(stories):
            band = pygame.Rect(area.left, top + at // across * (high + gap), area.width, high)
            rect = row(band, max(2, across), gap)[at % across]
            played = sum(story.id == each for each in self.journey.played)
            note = f"{played} played" if played else ""
            chosen = story.id == self.party.story
            self.form.add(StoryTile(rect, story, chosen, note, self.take_story))
        return top + lines * (high + gap) - gap

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the adventure in words, and the bars of the pair with a warning."""
        story = the_game().content.adventures[self.party.story]
        title = pygame.Rect(area.left, area.top, area.width, m.pitch(HEAD))
        if title.height * 3 > area.height:
            return
        self.form.add(Label("new.name", title, story.name, HEAD, theme.GOLD))
        told, bars = warning_for(self.party), 4 * (m.pitch("label") + m.du(4))
        warned = RichText.height(m, told, area.width, "caption") if told else 0
        if title.bottom + bars + warned + m.du(60) > area.bottom:
            bars = 0
        rect = pygame.Rect(area.left, area.bottom - bars, area.width, bars)
        if bars:
            self.form.add(PairBars(rect, self.party))
        if told:
            line = pygame.Rect(area.left, rect.top - warned - m.du(8), area.width, warned)
            ink = WARN if len(self.party.weak) > 1 else theme.SOFT
            self.form.add(RichText("new.warning", line, told, "caption", ink))
            rect = line
        room = pygame.Rect(area.left, title.bottom + m.du(4), area.width, 0)
        room.height = rect.top - m.du(10) - room.top
        lines = [literal(story.story), *(f"**Goal:** {literal(each.text)}" for each in story.goals),
                 *map(literal, story.primer)]  # fmt: skip
        if self.party.in_campaign:
            lines = [self._ledger_line(), *lines]
        for style, gap in BRIEFING:
            for count in range(len(lines), 0, -1):
                words = gap.join(lines[:count])
                if RichText.height(m, words, room.width, style) <= room.height and (
                    count == len(lines) or style == "tile"
                ):
                    self.form.add(RichText("new.briefing", room, words, style, theme.SOFT))
                    return

    def _ledger_line(self) -> str:
        """Return where the campaign stands, in a line."""
        ledger = self.journey.ledger
        if ledger is None:
            return "**Campaign:** you start a new one."
        count = len(ledger.chapters)
        chapters = counted(count, "chapter")
        purse = f"{ledger.experience} experience to spend, {ledger.credits:,} credits"
        return f"**Campaign:** {chapters}, {purse}."

    def paint_over(self, surface: pygame.Surface) -> None:
        self.pair.carrying.paint(surface)

    def take_story(self, story: str) -> None:
        """Choose an adventure."""
        self.party.story = story
        self.setup.changed()


make = new_game_maker(Party, CaseChoices)
