"""The end of a game of Outer Rim: the growth of the fame, and the fairness of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.client.draw import fonts, images, paper, theme
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts
from game.client.games.outer_rim.cards import art, boards
from game.client.games.outer_rim.ending import dice_table, game_story, last_flight, records
from game.client.games.outer_rim.ending.dice_table import DiceTable, Side
from game.client.games.outer_rim.play import house_rules
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.ending import score
from game.client.tabletop.ending.contract import (
    EndKind,
    Filing,
    Page,
    Pages,
    Report,
    Scenery,
)
from game.client.tabletop.ending.end import end_maker
from game.client.tabletop.ending.end_parts import Figure, Step, StoryCard
from game.client.tabletop.ending.score import Curve
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Label, RichText, ScrollArea
from game.outer_rim import share
from game.outer_rim.odds import dice_stats
from game.outer_rim.share import CodeError
from game.outer_rim.text.log.naming import CAUSES
from game.table.grammar import capital

ENDINGS = {
    "fame": "First to {goal} fame.",
    "ambition": "The ambition {ambition} is complete.",
    "limit": "No one reached {goal} fame in time.",
}
ENEMIES = "Enemies"


class OuterRimReport(Report[Model]):
    """Fame and credits, and the story of the fame."""

    def how(self) -> str:
        """Return how the fame was reached, if it was, and the house rules in use."""
        view, result = self.model.view, self.model.result
        words = ENDINGS.get(result.ending if result else "", "").format(
            goal=view["fame_goal"], ambition=self._ambition()
        )
        rules = house_rules.summary(view["variants"])
        return words + (f" Played with house rules: {rules}." if view["variants"] else "")

    def _ambition(self) -> str:
        """Return the ambition of the winner, "" for none."""
        winner = self.model.view["winner"]
        found = facts.sheet_of(self.model, winner) if winner is not None and winner >= 0 else ""
        return self.model.content.name(found) if found else ""

    def figures(self, seat: int) -> Sequence[Figure]:
        """Return the fame and the credits of a player."""
        shown = self.model.view["players"][seat]
        credits = Figure("credits", f"{shown['credits']:,}")
        return Figure("fame", str(shown["fame"]), main=True), credits

    def sentences(self) -> Sequence[str]:
        """Return the story of the win."""
        return game_story.sentences(self.model, self.outcome.hero)

    def steps(self) -> Sequence[Step]:
        """Return every gain and loss of fame."""
        return [
            Step(f"Round {gain.round}", gain.seat, self._cause(gain.cause), gain.amount)
            for gain in game_story.gains(self.model)
        ]

    def _cause(self, cause: str) -> str:
        words = game_story.ONE.get(cause) or CAUSES.get(cause)
        return capital(words) if words else self.model.name(cause or "fame")

    def curve(self) -> Curve:
        """Return the fame over the rounds."""
        view = self.model.view
        lines = score.lines(game_story.gains(self.model), len(self.model.kinds))
        return Curve(lines, int(view["round"]), int(view["fame_goal"]))

    def stars(self) -> tuple[int, int]:
        """Return the fame of the player of the story, and the goal."""
        view = self.model.view
        return int(view["players"][self.outcome.hero]["fame"]), int(view["fame_goal"])

    def story_cards(self) -> Sequence[StoryCard]:
        """Return the moments that brought the winner fame."""
        return game_story.cards(self.model, self.outcome.hero)

    @property
    def code(self) -> str:
        """The code of this game's setup with the characters that were played; "" for none."""
        state = self.model.state
        seats = tuple(
            replace(seat, character=player.character)
            for seat, player in zip(state.setup.seats, state.players, strict=True)
        )
        try:
            return share.grouped(share.encode(replace(state.setup, seats=seats), state.seed))
        except CodeError:
            return ""


class OuterRimScenery(Scenery[Model]):
    """The characters, the spaces where they ended, and the winner's ship."""

    def begin(self) -> None:
        paper.forget()  # this screen covers the table: its printed cards can be dropped from memory

    @property
    def portrait(self) -> Portrait:
        """The function that draws the face of a seat's character."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        character = str(self.model.view["players"][seat]["character"] or "")
        boards.portrait(surface, rect, character, self.end.m, seat)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the character of a seat."""
        name = str(self.model.view["players"][seat]["character"] or "")
        return images.shoulders("busts", name, size) if images.has("busts", name) else None

    def place(self, size: tuple[int, int], night: bool) -> pygame.Surface | None:
        """Return the place where the player on the stage ended, or the sky; None until it is
        painted."""
        space = str(self.model.view["players"][self.outcome.shown]["space"] or "")
        if not space:
            return backdrop.starfield(size)
        where = self.model.galaxy.spaces[space]
        return art.draw_async(art.space_subject(space, where.kind, where.faction), size)

    def fly(self, surface: pygame.Surface) -> None:
        """Paint the winner's ship and its trail."""
        ship = str(self.model.view["players"][self.outcome.shown]["ship"] or "")
        if images.has("ships", ship):
            last_flight.paint(surface, ship)


class OuterRimFiling(Filing[Model]):
    """The record of the game, with its dice."""

    @property
    def counts(self) -> bool:
        """True if this game belongs on file: not one with fixed dice."""
        return records.worth_keeping(self.model)

    def record(self, minutes: float | None) -> records.Game:
        """Return the record of this game."""
        return records.record(self.model, minutes)


class OuterRimPages(Pages[Model]):
    """The story, the fame and the dice."""

    def all(self) -> Sequence[Page]:
        return (
            self.story,
            Page("fame", "Fame", "Where the fame came from", self.end.build_steps),
            Page("dice", "Dice", "How the dice fell", self.build_dice),
        )

    def build_dice(self, m: Metrics, place: pygame.Rect) -> None:
        """Add this game's dice, those of all finished games, and the reason to trust them."""
        page = self.form.add(ScrollArea("end.dice_page", place))
        model, area = self.model, page.view
        here = [
            Side(
                ENEMIES if seat < 0 else model.player_name(seat),
                rolled,
                seat if seat >= 0 else None,
            )
            for seat, rolled in records.rolls(model).items()
        ]
        y = self._table(m, page, area.top, "end.dice", here) if here else self._no_dice(m, page)
        book = self.end.book
        assert isinstance(book, records.Book)
        count, everywhere = len(book.games), book.dice()
        if count > 1 and everywhere:
            line = pygame.Rect(area.left, y + m.du(8), area.width, m.pitch("body_bold"))
            page.add(Label("end.all", line, f"All {count} finished games", "body_bold"))
            sides = [Side(records.SIDES[each], rolled) for each, rolled in everywhere.items()]
            y = self._table(m, page, line.bottom, "end.all_dice", sides)
        if model.remote:
            return
        seed = model.session.header.seed
        words = f"Every roll follows from seed {seed} and the choices made."
        words += " The same choices would roll the same dice again."
        note = pygame.Rect(area.left, y + m.du(10), area.width, 0)
        note.height = RichText.height(m, words, note.width, "caption")
        page.add(RichText("end.proof", note, words, "caption", theme.MUTED))

    def _table(self, m: Metrics, page: ScrollArea, y: int, id: str, sides: list[Side]) -> int:
        """Add a table of dice and a line on how usual they are; return its bottom."""
        die, area = self.model.content.board.die, page.view
        rect = pygame.Rect(area.left, y, area.width, dice_table.height(m, len(sides)))
        page.add(DiceTable(id, rect, sides, die))
        said = dice_table.fairness(dice_stats.total(side.rolled for side in sides), die)
        line = pygame.Rect(area.left, rect.bottom + m.du(2), area.width, m.pitch("caption"))
        if not said:
            return rect.bottom
        text = fonts.fit(m, "caption", said, line.width).text
        page.add(Label(f"{id}.usual", line, text, "caption", theme.MUTED))
        return line.bottom

    def _no_dice(self, m: Metrics, page: ScrollArea) -> int:
        area = page.view
        line = pygame.Rect(area.left, area.top, area.width, m.pitch("body"))
        page.add(Label("end.no_dice", line, "No one rolled any dice.", "body", theme.SOFT))
        return line.bottom


KIND = EndKind(OuterRimFiling, OuterRimReport, OuterRimScenery, OuterRimPages, records.FINISHED)
make = end_maker(KIND)
