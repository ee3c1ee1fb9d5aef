"""Setting up a game: captains and levels at the left, the chosen captain at the right."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import bullets, literal
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import gallery
from game.client.games.free_captains.cards.gallery import (
    CaptainCard,
    DieTile,
    LevelCard,
    Rung,
    Tracks,
)
from game.client.games.free_captains.ending import records
from game.client.games.free_captains.pieces import people
from game.client.games.free_captains.play.party import RANDOM, Party, Seat, the_game
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.contract import LEAST_PERSON_DU, Choices, Setup, Words
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.new_game_parts import Person, least
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Button, Label, RichText, keymap
from game.free_captains.cards.models import Captain
from game.free_captains.names import Level
from game.free_captains.text import cards

ROWS = 2
LEAST_DU = 400  # height of the captain's part with room for large dice
WINS: dict[Level, int] = {"basic": 67, "normal": 45, "advanced": 27}
"""games in a hundred that the plain computer player wins (docs/measured/balance_moonpeeler.md)"""
ABOUT: dict[Level, str] = {
    "basic": "A first game: find four weapons.",
    "normal": "The full game: find one more weapon, with the aliens alarmed.",
    "advanced": "Find every weapon, the last two with the aliens alarmed.",
}


def rungs() -> list[Rung]:
    """Return the levels, the easiest first."""
    ranks = the_game().content.table.levels
    return [
        Rung(id, name, ((f"Find {ranks[id].weapons} Super Weapons",
                         f"{ranks[id].weapons} weapons"),
                        (f"An AI captain wins {WINS[id]}% of its games",
                         f"An AI captain wins {WINS[id]}%", f"AI: {WINS[id]}%")), WINS[id])
        for id, name in records.LEVELS.items()
    ]  # fmt: skip


def level_tip(level: Level) -> str:
    """Return what a level is, as a tip."""
    rank = the_game().content.table.levels[level]
    return (
        f"**{records.LEVELS[level]}** {ABOUT[level]} The bag starts with {rank.further} yellow "
        f"and {rank.further} white cubes. A plain computer player wins {WINS[level]}% of its "
        "games."
    )


class CaptainChoices(Choices[Party]):
    """Captain, level and dice."""

    words = Words(
        seed="The same seed gives the same aliens, cards and cubes",
        code="This whole setup in nine letters: share it, or enter one you were given",
    )

    def __init__(self, setup: Setup[Party], book: records.Book | None = None) -> None:
        super().__init__(setup)
        self.book = records.FINISHED.read() if book is None else book

    @property
    def player(self) -> Seat:
        """The one seat."""
        return self.party.seats[0]

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the game, and its basis."""
        length = records.expected(self.book, self.party.level)
        return length.words, length.source

    def seat_title(self, place: int) -> str:
        """Return the name of the captain."""
        card = self.player.card
        return card.name if card else "Random"

    @property
    def portrait(self) -> Portrait:
        """The function that draws the captain's face."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, place: int) -> None:
        gallery.draw_face(
            surface, rect, self.player.card.id if self.player.card else "", self.setup.m
        )

    def bust(self, place: int, size: tuple[int, int]) -> pygame.Surface:
        """Return the captain without a ground; one drawn by chance has a collar up to the eyes."""
        return people.bust(self.player.captain if self.player.card else people.STRANGER, size)

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the captains, and the levels below them."""
        high, gap = m.pitch("label") + m.du(2) + LevelCard.height(m), m.du(12)
        levels = pygame.Rect(area.left, area.bottom - high, area.width, high)
        self._captains(m, pygame.Rect(area.topleft, (area.width, levels.top - gap - area.top)))
        label = pygame.Rect(levels.left, levels.top, levels.width, m.pitch("label"))
        self.form.add(Label("new.level", label, "Level", "label", theme.MUTED))
        cards_ = pygame.Rect(levels.left, label.bottom + m.du(2), levels.width, LevelCard.height(m))
        places = row(cards_, len(ABOUT), m.du(12))
        style = gallery.level_style(m, [each.name for each in rungs()], places[0].width)
        for rung, rect in zip(rungs(), places, strict=True):
            chosen = rung.id == self.party.level
            self.form.add(LevelCard(rect, rung, chosen, self.rank, level_tip(rung.id), style))

    def _captains(self, m: Metrics, area: pygame.Rect) -> None:
        everyone = list(the_game().content.captains.values())
        gap = m.pick(14, 10)
        columns = -(-len(everyone) // ROWS)
        high = (area.height - gap * (ROWS - 1)) // ROWS
        for index, captain in enumerate(everyone):
            top = area.top + index // columns * (high + gap)
            rect = row(pygame.Rect(area.left, top, area.width, high), columns, gap)
            chosen = captain.id == self.player.captain
            self.form.add(CaptainCard(rect[index % columns], captain, chosen, self.pick))

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the captain: name, primer, tracks and dice."""
        head = pygame.Rect(area.left, area.top, area.width, max(m.pitch("heading"), least(m)))
        self._by_chance(m, head)
        rest = pygame.Rect(area.left, head.bottom + m.du(4), area.width, 0)
        rest.height = area.bottom - rest.top
        card = self.player.card
        if card is None:
            self._unknown(m, rest)
            return
        flat = rest.height < m.du(LEAST_DU)
        high = m.pitch("label") + DieTile.height(m, flat)
        dice = pygame.Rect(rest.left, 0, rest.width, high)
        dice.bottom = rest.bottom
        self._dice(m, dice, card)
        tracks = pygame.Rect(rest.left, 0, rest.width, Tracks.height(m))
        tracks.bottom = dice.top - m.du(8)
        self.form.add(Tracks(tracks, card))
        rest.height = tracks.top - m.du(8) - rest.top
        self._primer(m, rest, card)

    def _unknown(self, m: Metrics, area: pygame.Rect) -> None:
        """Add what chance will do, and below it a captain whose face is not seen."""
        words = "The seed picks the captain, and you choose the dice at the table."
        told = min(area.height, RichText.height(m, words, area.width, "body"))
        spot = pygame.Rect(area.left, area.top, area.width, told)
        self.form.add(RichText("new.primer", spot, words, "body", theme.SOFT))
        high = area.bottom - spot.bottom - m.du(8)
        if high < m.du(LEAST_PERSON_DU):
            return
        rect = pygame.Rect(0, 0, min(area.width, high * 4 // 5), 0)
        rect.height = rect.width * 5 // 4
        rect.midbottom = (area.centerx, area.bottom)
        picked = self.setup.picked
        self.form.add(Person(rect, lambda size: self.bust(picked, size), picked))

    def _primer(self, m: Metrics, area: pygame.Rect, card: Captain) -> None:
        """Add how to play a captain, beside the person if there is room, and a line of the
        story where that fits too."""
        lines = "\n\n".join(literal(line) for line in card.primer)
        area = self.come_forward(m, area, lines)
        tight = [literal(line) for line in card.primer]
        ways = [(lines, "reading"), (lines, "body"), (bullets(tight), "body")]
        ways += [(bullets(tight[:count]), "caption") for count in range(len(tight), 0, -1)]
        lines, style = next(
            (way for way in ways if RichText.height(m, way[0], area.width, way[1]) <= area.height),
            ("", ""),
        )
        if not lines:
            return
        high = RichText.height(m, lines, area.width, style)
        story, gap = literal(card.story), m.du(10)
        told = RichText.height(m, story, area.width, "flavour")
        if told + gap + high <= area.height:
            spot = pygame.Rect(area.left, area.top, area.width, told)
            self.form.add(RichText("new.story", spot, story, "flavour", theme.GOLD))
            area = pygame.Rect(area.left, spot.bottom + gap, area.width, high)
        self.form.add(RichText("new.primer", area, lines, style, theme.SOFT))

    def _dice(self, m: Metrics, area: pygame.Rect, card: Captain) -> None:
        """Add the dice on the captain's card, with the kept ones raised."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        text = fonts.fit(m, "label", self._dice_words(card), label.width).text
        self.form.add(Label("new.dice", label, text, "label", theme.MUTED))
        tiles = pygame.Rect(area.left, label.bottom, area.width, area.bottom - label.bottom)
        free = card.keeps < len(card.dice)
        content = the_game().content
        for die, rect in zip(card.dice, row(tiles, len(card.dice), m.du(10)), strict=True):
            kept = die in self.player.dice or not free
            tip = "\n".join((f"**{content.name(die)}**", *cards.lines(content, die)))
            self.form.add(DieTile(rect, content.dice[die], kept, self.keep if free else None, tip))

    def _dice_words(self, card: Captain) -> str:
        """Return what the dice below are about."""
        if card.keeps == len(card.dice):
            return "You bring all of these dice"
        missing = card.keeps - len(self.player.dice)
        kept = f"You bring {card.keeps} of these dice"
        if missing <= 0:
            return kept
        left = "you choose them" if missing == card.keeps else "you choose the other"
        return f"{kept}; {left} at the table"

    def _by_chance(self, m: Metrics, head: pygame.Rect) -> None:
        """Add the captain's name, and the button for a random one."""
        chosen = self.player.captain == RANDOM
        button = Button("new.random", head, "Random", self.by_chance, icon="dice",
                        tip="The seed picks the captain", hotkey=keymap.key("setup.random"),
                        kind="chosen" if chosen else "normal")  # fmt: skip
        wide = button.natural_width(m)
        button.rect = pygame.Rect(head.right - wide, head.top, wide, head.height)
        name = pygame.Rect(head.topleft, (button.rect.left - m.du(12) - head.left, head.height))
        text = fonts.fit(m, "heading", self.seat_title(0), name.width).text
        card = self.player.card
        tip = bullets(map(literal, card.primer)) if card else ""
        self.form.add(Label("new.name", name, text, "heading", tip=tip))
        self.form.add(button)

    # -- choosing --

    def by_chance(self) -> None:
        """Leave the captain to the seed."""
        self.pick(RANDOM)

    def pick(self, captain: str) -> None:
        """Choose a captain."""
        self.party.cast(captain)
        self.setup.changed()

    def rank(self, level: Level) -> None:
        """Choose a level."""
        self.party.level = level
        self.setup.changed()

    def keep(self, die: str) -> None:
        """Keep a die, or leave it behind."""
        self.party.keep(die)
        self.setup.changed()


def make(
    app: SceneHost, seed: int | None = None, chosen: Party | None = None,
    book: records.Book | None = None,
) -> NewGameScene:  # fmt: skip
    """Return the screen for a new game; ``book`` holds the finished games (None: those on disk), on
    which the expected length is based."""
    return NewGameScene(app, Party, lambda setup: CaptainChoices(setup, book), seed, chosen)
