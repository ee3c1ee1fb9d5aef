"""Setting up a case: the adventure, lead and partner, how hard it is, and the campaign."""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art
from game.client.games.edge.campaign import journey
from game.client.games.edge.ending import records
from game.client.games.edge.identity.identity import HEAD
from game.client.games.edge.setup.muster import HeroTile, PairBars, Place, StoryTile, WARN, warning
from game.client.games.edge.play.party import Party, the_game
from game.client.games.edge.shelf.saves import LEVELS
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Choice, Label, RichText

BRIEFING = (("reading", "\n\n"), ("body", "\n\n"), ("caption", "\n\n"), ("caption", "\n"),
            ("tile", "\n\n"))  # fmt: skip
"""the type of the words about an adventure and what parts them, the largest first"""
PARTS = (("story", "Adventure"), ("heroes", "Heroes"), ("rules", "Rules"))
LEAST_DU = 92  # height of an adventure and of a hero for all to be on view


class CaseSetup(NewGameScene[Party]):
    """The choices for a case."""

    party_type = Party
    seat_tip = ""

    def __init__(
        self, app: SceneHost, seed: int | None = None, chosen: Party | None = None
    ) -> None:
        super().__init__(app, seed, chosen)
        self.spot = 0
        self.part = "story"
        self.carried: tuple[str, tuple[int, int]] | None = None
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
        drawn = images.cut(art.hero(who, (px, px), name, self.m), self.m.du(4))
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out adventures, heroes and rules; in parts where there is no room for all."""
        gap = m.pick(12, 8)
        label = m.pitch("label") + m.du(2)
        rules = 2 * self.titled_height(m) + gap
        room = area.height - rules - 2 * label - 3 * gap
        if room >= 4 * m.du(LEAST_DU) and area.width >= m.du(760):
            high = min(m.du(190), room * 30 // 100)
            top = self._stories(m, pygame.Rect(area.left, area.top, area.width, label + high)) + gap
            crew = pygame.Rect(area.left, top, area.width, area.bottom - rules - gap - top)
            crew.height = min(crew.height, m.du(430))
            self._heroes(m, crew)
            self._rules(m, pygame.Rect(area.left, crew.bottom + gap, area.width, rules), gap)
            return
        tabs = pygame.Rect(area.left, area.top, area.width, self.line(m))
        self.form.add(Choice("new.part", tabs, list(PARTS), self.part, self.turn_to))
        rest = pygame.Rect(area.left, tabs.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        if self.part == "story":
            self._stories(m, rest)
        elif self.part == "rules":
            self._rules(m, rest, gap)
        else:
            self._heroes(m, rest)

    def turn_to(self, part: str) -> None:
        """Show another part of the choices."""
        self.part = part
        self.changed()

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

    def _heroes(self, m: Metrics, area: pygame.Rect) -> None:
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
            self.form.add(HeroTile(rect, who, taken, self.pick, self.carry, self.drop, why))

    def _rules(self, m: Metrics, area: pygame.Rect, gap: int) -> None:
        """Add the level, what death is, who pays Threat, and whether it is a campaign."""
        party, high = self.party, self.titled_height(m)
        first = pygame.Rect(area.left, area.top, area.width, high)
        (level, deadly), (paying, campaign) = (
            row(first.move(0, n * (high + gap)), 2, gap) for n in range(2)
        )
        self.titled(m, level, "new.level", "Level", list(LEVELS.items()), party.level, self.rank)
        self.titled(m, deadly, "new.deadly", "The worst injuries", [("no", "Scars"),
                    ("yes", "Deadly")], "yes" if party.deadly else "no", self.kill)  # fmt: skip
        self.titled(m, paying, "new.paying", "Threat is paid by", [("player", "You"),
                    ("program", "The program")], party.paying, self.charge)  # fmt: skip
        self.titled(m, campaign, "new.campaign", "A campaign", [("no", "Single case"),
                    ("yes", "Campaign")], "yes" if party.in_campaign else "no",
                    self.join)  # fmt: skip

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the adventure in words, and the bars of the pair with a warning."""
        story = the_game().content.adventures[self.party.story]
        title = pygame.Rect(area.left, area.top, area.width, m.pitch(HEAD))
        if title.height * 3 > area.height:
            return
        self.form.add(Label("new.name", title, story.name, HEAD, theme.GOLD))
        told, bars = warning(self.party), 4 * (m.pitch("label") + m.du(4))
        warned = RichText.height(m, told, area.width, "caption") if told else 0
        if title.bottom + bars + warned + m.du(60) > area.bottom:
            bars = 0
        rect = pygame.Rect(area.left, area.bottom - bars, area.width, bars)
        if bars:
            self.form.add(PairBars(rect, self.party))
        if told:
            line = pygame.Rect(area.left, rect.top - warned - m.du(8), area.width, warned)
            self.form.add(RichText("new.warning", line, told, "caption", WARN))
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
            return "**Campaign:** a new one begins."
        count = len(ledger.chapters)
        chapters = f"{count} chapter{'' if count == 1 else 's'}"
        purse = f"{ledger.experience} experience to spend, {ledger.credits:,} credits"
        return f"**Campaign:** {chapters}, {purse}."

    # -- dragging --

    def carry(self, who: str, pos: tuple[int, int]) -> None:
        """Hold a hero at the pointer."""
        self.carried = (who, pos)
        self.invalidate()

    def drop(self, who: str, pos: tuple[int, int]) -> None:
        """Put a carried hero into the place under the pointer, or back."""
        self.carried = None
        for each in self.form.widgets:
            if isinstance(each, Place) and each.rect.collidepoint(pos):
                self.spot = each.place
                self.pick(who)
                return
        self.app.cue("back")
        self.invalidate()

    def paint_over(self, surface: pygame.Surface) -> None:
        if self.carried is not None:
            who, pos = self.carried
            px = self.m.du(96)
            drawn = art.hero(who, (px, px), the_game().content.name(who), self.m)
            surface.blit(images.cut(drawn, self.m.du(6)), drawn.get_rect(center=pos))

    # -- choosing --

    def take_story(self, story: str) -> None:
        """Choose an adventure."""
        self.party.story = story
        self.changed()

    def choose_place(self, place: int) -> None:
        """Choose the place that the next hero takes."""
        self.spot = place
        self.changed()

    def pick(self, who: str) -> None:
        """Give the chosen place to a hero, or offer to exchange the lead and the partner. A player
        alone then fills the other place."""
        if self.assign(self.party, self.spot, who, f"hero.{who}"):
            if len(self.party.seats) == 1:
                self.spot = 1 - self.spot
            self.changed()

    def rank(self, level: str) -> None:
        """Choose a level."""
        self.party.level = next(each for each in LEVELS if each == level)
        self.changed()

    def kill(self, choice: str) -> None:
        """Let heroes die of the worst injuries, or not."""
        self.party.deadly = choice == "yes"
        self.changed()

    def charge(self, choice: str) -> None:
        """Choose who pays Threat."""
        self.party.paying = "program" if choice == "program" else "player"
        self.changed()

    def join(self, choice: str) -> None:
        """Play a chapter of the campaign, or a single case."""
        self.party.in_campaign = choice == "yes"
        self.changed()
