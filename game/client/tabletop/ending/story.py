"""The pages of every end: the story beside the picture, the results, and the steps of the score."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.ending.contract import End
from game.client.tabletop.ending.end_parts import (
    LEAST_CHART,
    Chart,
    ScoreChip,
    ScoreRow,
    Stars,
    StepLine,
    StoryPanel,
    others,
    score_step,
    step_pitch,
)
from game.client.tabletop.kit.box_page import in_face
from game.client.tabletop.kit.layout import row
from game.client.widgets import Label, RichText, ScrollArea

STAR_SECONDS = 0.16  # until the next star is filled
MOST_CARDS, FEWEST_CARDS = 3, 2
SOONER = 2  # sentences that matter more than a third card


class Results:
    """Each player's result, the chart of the score and its steps, and how the game ended."""

    def __init__(self, end: End[Any]) -> None:
        self.end, self.form, self.model, self.report = end, end.form, end.model, end.report

    def build_beside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the column beside a page: the results, and below them the chart."""
        top = area.top + self.build_rows(m, area) + m.du(6)
        chart = pygame.Rect(area.left, top, area.width, area.bottom - top)
        curve = self.report.curve()
        if curve is not None and chart.height >= m.du(LEAST_CHART):
            self.form.add(Chart("end.chart", chart, curve))

    def build_rows(self, m: Metrics, area: pygame.Rect) -> int:
        """Add each player's result, from the top of ``area`` down; return the height used."""
        step, portrait = score_step(m), self.end.scenery.portrait
        for seat in range(len(self.model.kinds)):
            rect = pygame.Rect(area.left, area.top + seat * step, area.width, step - m.du(10))
            name, won = self.model.player_name(seat), seat in self.end.outcome.winners
            self.form.add(ScoreRow(f"end.score.{seat}", rect, seat, name,
                                   self.report.figures(seat), won, portrait))  # fmt: skip
        return len(self.model.kinds) * step

    def build_chips(self, m: Metrics, area: pygame.Rect) -> None:
        """Add each player's result, side by side."""
        seats, portrait = range(len(self.model.kinds)), self.end.scenery.portrait
        for seat, rect in zip(seats, row(area, len(seats), m.du(10)), strict=True):
            name, won = self.model.player_name(seat), seat in self.end.outcome.winners
            self.form.add(ScoreChip(f"end.score.{seat}", rect, seat, name,
                                    self.report.figures(seat), won, portrait))  # fmt: skip

    def build_steps(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the steps of the score."""
        scroll = self.form.add(ScrollArea("end.steps", area))
        pitch = step_pitch(m)
        for index, step in enumerate(self.report.steps()):
            rect = pygame.Rect(area.left, area.top + index * pitch, scroll.view.width, pitch)
            scroll.add(StepLine(f"end.step.{index}", rect, step))

    def build_how(self, m: Metrics, line: pygame.Rect) -> None:
        """Add a line on how the game ended."""
        words = self.report.how()
        if self.model.session.practice:
            words += " Practice: you could undo anything."
        words = fonts.fit(m, "reading", words.strip(), line.width).text
        self.form.add(Label("end.how", line, words, "reading", theme.SOFT))


class Story:
    """The page with the winner's name, stars, story cards, sentences and results. ``lit`` is the
    number of stars that are filled by now."""

    def __init__(self, end: End[Any], results: Results) -> None:
        self.end, self.form, self.report, self.results = end, end.form, end.report, results
        self.lit = 0.0

    def begin(self) -> None:
        """Fill the stars one after another."""
        shown = self.report.stars()
        if shown is not None:
            self.end.motion.add(STAR_SECONDS * shown[0], partial(self._fill, shown[0]),
                                delay=STAR_SECONDS * 2)  # fmt: skip

    def _fill(self, count: int, part: float) -> None:
        """Fill this part of the stars."""
        self.lit = part * count
        self.end.touch("end.stars")

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the page beside the picture."""
        report, parting = self.report, self.end.closing_words
        y = self._title(m, area)
        if not report.story_cards() and not report.sentences() and not parting:
            rows = pygame.Rect(area.left, y + m.du(14), area.width, area.height)
            self.results.build_rows(m, rows)
            return
        chips = pygame.Rect(area.left, 0, area.width, m.pick(60, 48))
        chips.bottom = area.bottom
        self.results.build_chips(m, chips)
        room = pygame.Rect(area.left, y, area.width, chips.top - m.du(14) - y)
        opening = report.opening()
        if opening:
            high = min(RichText.height(m, opening, room.width, "reading"), room.height)
            line = pygame.Rect(room.topleft, (room.width, high))
            self.form.add(RichText("end.opening", line, opening, "reading", theme.INK))
            room.top, room.height = line.bottom + m.du(12), room.height - high - m.du(12)
        first, most = (
            RichText.height(m, "\n\n".join(self._sentences()[:count]), room.width, "reading")
            for count in (1, SOONER + bool(parting))
        )
        self._tale(m, self._cards(m, room, first, most))

    def _title(self, m: Metrics, area: pygame.Rect) -> int:
        """Add who has won, the stars, and how; return their bottom."""
        won, headline = self.end.outcome.won, self.report.headline
        y, name = area.top, self.end.model.player_name(self.end.outcome.shown)
        lines = [(headline, "ending" if won else "curtain")]
        if won and name not in headline:
            lines = [(headline, "title"), (name, "ending")]
        tabs = self.form.find("end.page")
        for number, (words, style) in enumerate(lines):
            line = pygame.Rect(area.left, y, area.width, m.pitch(style))
            if tabs is not None and line.colliderect(tabs.rect):
                line.width = tabs.rect.left - m.du(12) - line.left
            style = in_face(self.end.model.game.id, style)
            if fonts.measure(m, style, words)[0] > line.width:
                style = in_face(self.end.model.game.id, "title")
            text = fonts.fit(m, style, words, line.width).text
            ink = theme.SOFT if not won else theme.GOLD if number == 0 else theme.INK
            self.form.add(Label("end.name" if number else "end.winner", line, text, style, ink))
            y = line.bottom
        shown = self.report.stars()
        if shown is not None:
            height = m.pick(34, 24)
            line = pygame.Rect(area.left, y + m.du(2), area.width, height)
            stars = Stars("end.stars", line, shown[1], lambda: self.lit, won)
            stars.tip = self.report.stars_tip()
            stars.rect = stars.rect.clip(line.left, line.top, stars.wide(m), line.height)
            self.form.add(stars)
            self._beside_stars(m, stars, line.right)
            y = line.bottom + m.du(4)
        line = pygame.Rect(area.left, y, area.width, m.pitch("reading"))
        self.results.build_how(m, line)
        return line.bottom + m.du(12)

    def _beside_stars(self, m: Metrics, stars: Stars, right: int) -> None:
        """Add the words at the right of the stars."""
        told = self.report.stars_line()
        if told:
            place = stars.rect.move(stars.rect.width + m.du(8), 0)
            place.width = right - place.left
            told = fonts.fit(m, "body", told, place.width).text
            self.form.add(Label("end.stars.words", place, told, "body", theme.SOFT))

    def _sentences(self) -> list[str]:
        """Return the sentences of the story, the most important first."""
        parting = self.end.closing_words
        return [*([parting] if parting else []), *self.report.sentences()]

    def _cards(self, m: Metrics, room: pygame.Rect, first: int, words: int) -> pygame.Rect:
        """Add the best story cards and a line that counts the others; return the rest of the room.

        There are as many as fit above ``words`` pixels of text, at least ``FEWEST_CARDS`` if those
        fit above the ``first`` sentence.
        """
        height, gap = m.pick(124, 66), m.pick(12, 8)
        cards, y = self.report.story_cards(), room.top
        best = sorted(
            range(len(cards)), key=lambda n: (-abs(cards[n].gain or 0), not cards[n].picture, -n)
        )
        line = m.pitch("body")
        free = max(0, room.height - line)
        above = max(0, free - m.du(6) - words) // (height + gap)
        fewest = FEWEST_CARDS * (height + gap) + m.du(6) + first <= free
        most = min(MOST_CARDS, free // (height + gap), max(FEWEST_CARDS if fewest else 1, above))
        fitting = sorted(best[:most])
        for number, card in enumerate(cards[each] for each in fitting):
            rect = pygame.Rect(room.left, y, room.width, height)
            self.form.add(StoryPanel(f"end.card.{number}", rect, card, self.end.is_painted))
            y = rect.bottom + gap
        left_out = [cards[each] for each in best[most:]]
        more = others(self.report.steps(), self.end.outcome.hero, left_out)
        if more:
            rest = pygame.Rect(room.left, y - gap // 2, room.width, line)
            shown = fonts.fit(m, "body", more, rest.width).text
            self.form.add(Label("end.rest", rest, shown, "body", theme.GOLD))
            y = rest.bottom
        y += m.du(6)
        return pygame.Rect(room.left, y, room.width, max(0, room.bottom - y))

    def _tale(self, m: Metrics, room: pygame.Rect) -> None:
        """Add as many sentences as fit."""
        words = ""
        for sentence in self._sentences():
            more = f"{words}\n\n{sentence}" if words else sentence
            if RichText.height(m, more, room.width, "reading") > room.height:
                break
            words = more
        if words:
            height = RichText.height(m, words, room.width, "reading")
            body = pygame.Rect(room.left, room.top, room.width, height)
            self.form.add(RichText("end.words", body, words, "reading", theme.SOFT))
