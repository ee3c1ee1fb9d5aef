"""The end of a game: who won, and how the fame came together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim import cues, dice_table, finale, house_rules, records
from game.client.games.outer_rim.cards import boards, paper
from game.client.games.outer_rim.dice_table import DiceTable, Side
from game.client.games.outer_rim.model import Model, the_game
from game.client.games.outer_rim.tale import Gain, gains
from game.client.shell.app import App
from game.client.shell.confirm import NoticeScene
from game.client.shell.report import copied
from game.client.shell.scenes import Layer, Scene
from game.client.shell.title import BACKDROP
from game.client.tabletop.layout import table_metrics
from game.client.tabletop.marks import draw_mark
from game.client.widgets import Button, Choice, Label, Panel, RichText, ScrollArea, keymap
from game.client.widgets.base import Widget
from game.memory import trim
from game.outer_rim import share
from game.outer_rim.odds import dice_stats
from game.outer_rim.share import CodeError
from game.outer_rim.text.grammar import capital
from game.outer_rim.text.log import CAUSES
from game.table.journal import JournalError
from game.table.saves import new_path
from game.table.session import Session

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

ENDINGS = {
    "fame": "{goal} fame has been reached.",
    "limit": "Nobody reached {goal} fame in time.",
}
PAGES = {
    "story": ("Story", "How it went"),
    "fame": ("Fame", "Where the fame came from"),
    "dice": ("Dice", "How the dice fell"),
}
"""the pages: tab and heading"""
ENEMIES = "Enemies"
LEAST_CHART = 110  # du: lower ones say nothing


def make(app: App, table: TableScene) -> Scene:
    """The end of the game on that table."""
    return EndScene(app, table)


class Chart(Widget):
    """Fame over rounds, one stepped line for each player, with the goal as a line across."""

    def __init__(self, id: str, rect: pygame.Rect, model: Model, steps: list[Gain]) -> None:
        super().__init__(id, rect)
        self.model, self.steps = model, steps

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "sunken", m.unit)
        plot = self.rect.inflate(-2 * m.du(24), -2 * m.du(20))
        plot.left += m.du(28)
        plot.width -= m.du(28)
        plot.height -= m.pitch("caption")
        goal = int(self.model.view["fame_goal"])
        top = max([goal, *(step.now for step in self.steps)])
        rounds = max(1, int(self.model.view["round"]))
        y = self._y(plot, goal, top)
        pygame.draw.line(surface, theme.AMBER_LOW, (plot.left, y), (plot.right, y), m.du(1))
        pygame.draw.line(surface, theme.EDGE, plot.bottomleft, plot.bottomright, m.du(1))
        tick = pygame.Rect(self.rect.left + m.du(8), y - m.du(12), m.du(36), m.du(24))
        fonts.draw_line(surface, m, "label", str(goal), theme.AMBER, tick, "right", self.id)
        low = pygame.Rect(plot.left, plot.bottom + m.du(4), plot.width, m.pitch("caption"))
        fonts.draw_line(surface, m, "caption", "Round 1", theme.MUTED, low, "left", self.id)
        fonts.draw_line(
            surface, m, "caption", f"Round {rounds}", theme.MUTED, low, "right", self.id
        )
        for seat in range(len(self.model.kinds)):
            self._line(surface, plot, seat, top, rounds)

    def _y(self, plot: pygame.Rect, fame: int, top: int) -> int:
        return plot.bottom - plot.height * fame // max(1, top)

    def _line(
        self, surface: pygame.Surface, plot: pygame.Rect, seat: int, top: int, rounds: int
    ) -> None:
        m, color = self.m, theme.PLAYERS[seat % len(theme.PLAYERS)].color
        points = [(plot.left, plot.bottom)]
        for step in self.steps:
            if step.seat == seat:
                x = plot.left + plot.width * max(0, step.round - 1) // max(1, rounds - 1)
                points += [(x, points[-1][1]), (x, self._y(plot, step.now, top))]
        points.append((plot.right, points[-1][1]))
        shift = m.du(2) * seat
        moved = [(x, y - shift) for x, y in points]
        pygame.draw.lines(surface, color, False, moved, max(3, m.du(4)))
        draw_mark(surface, m, seat, moved[-1], m.du(8))


class Step(Widget):
    """One line of the story."""

    def __init__(self, id: str, rect: pygame.Rect, model: Model, gain: Gain) -> None:
        super().__init__(id, rect)
        self.model, self.gain = model, gain

    def draw(self, surface: pygame.Surface) -> None:
        m, gain, rect = self.m, self.gain, self.rect
        when = pygame.Rect(rect.left, rect.top, m.du(92), rect.height)
        fonts.draw_line(
            surface, m, "label", f"Round {gain.round}", theme.MUTED, when, "left", self.id
        )
        draw_mark(surface, m, gain.seat, (when.right + m.du(16), rect.centery), m.du(7))
        amount = pygame.Rect(when.right + m.du(34), rect.top, m.du(44), rect.height)
        ink = theme.GOOD if gain.amount > 0 else theme.DANGER
        fonts.draw_line(surface, m, "label", f"{gain.amount:+d}", ink, amount, "left", self.id)
        words = pygame.Rect(amount.right, rect.top, rect.right - amount.right, rect.height)
        told = CAUSES.get(gain.cause)
        cause = capital(told) if told else self.model.name(gain.cause or "fame")
        text = fonts.fit(m, "caption", cause, words.width).text
        fonts.draw_line(surface, m, "caption", text, theme.SOFT, words, "left", self.id)


class EndScene(Scene):
    """Winner, scores, story, dice, and what to do next.

    ``book`` is what is known of finished games; None: what is kept, this one included.
    """

    name = "end"
    game = "outer_rim"

    def __init__(self, app: App, table: TableScene, book: records.Book | None = None) -> None:
        super().__init__(app)
        self.table = table
        self.model = table.model
        self.seq = self.model.session.seq
        self.ground = Layer()
        self.page = "story"
        self.book = records.Book() if book is None else book
        if book is None and records.worth_keeping(self.model):
            minutes = table.clock.minutes(self.model.view["round"])
            self.book = records.FINISHED.add(records.told(self.model, minutes))

    def enter(self) -> None:
        self.app.mood("end")
        self.app.cue(cues.ending(self.model))
        paper.forget()  # this screen covers the table: its printed cards need not stay in memory
        trim()

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    @property
    def headline(self) -> str:
        result = self.model.result
        if result is None or result.winner is None:
            return "Nobody wins"
        if self.model.kinds.count("human") == 1 and result.winner == self.model.seat:
            return "You win"
        return f"{self.model.player_name(result.winner)} wins"

    def layout(self, m: Metrics) -> None:
        margin = m.du(40 if not m.compact else 16)
        box = pygame.Rect(0, 0, min(m.width - 2 * margin, m.du(1320)),
                          min(m.height - 2 * margin, m.du(920)))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("end.box", box, "modal"))
        pad = m.du(36 if not m.compact else 24)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("curtain"))
        self.form.add(Label("end.winner", head, self.headline, "curtain", theme.AMBER))
        result = self.model.result
        words = ENDINGS.get(result.ending if result else "", "").format(
            goal=self.model.view["fame_goal"]
        )
        rules = house_rules.summary(self.model.view["variants"])
        if self.model.view["variants"]:
            words += f" Played with house rules: {rules}."
        if self.model.session.practice:
            words += " Practice: anything could be taken back."
        line = pygame.Rect(inner.left, head.bottom, inner.width, m.pitch("reading"))
        words = fonts.fit(m, "reading", words, line.width).text
        self.form.add(Label("end.how", line, words, "reading", theme.SOFT))
        foot_high = m.du(56 if not m.compact else 46)
        foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
        body = pygame.Rect(inner.left, line.bottom + m.du(14), inner.width, 0)
        body.height = foot.top - m.du(16) - body.top
        self._body(m, body)
        self._foot(m, foot)

    def _body(self, m: Metrics, body: pygame.Rect) -> None:
        steps = gains(self.model)
        if self.page == "story":
            high = self._tabs(m, body)
            rest = pygame.Rect(body.left, body.top + high, body.width, body.height - high)
            scores = finale.build(self.form, m, rest, self.model)
            self._scores(m, scores)
            return
        side = body.width * 44 // 100
        left = pygame.Rect(body.left, body.top, body.width - side - m.du(24), body.height)
        top = left.top + self._scores(m, left) + m.du(6)
        chart = pygame.Rect(left.left, top, left.width, left.bottom - top)
        if chart.height >= m.du(LEAST_CHART):
            self.form.add(Chart("end.chart", chart, self.model, steps))
        self._page(m, pygame.Rect(left.right + m.du(24), body.top, side, body.height), steps)

    def _scores(self, m: Metrics, area: pygame.Rect) -> int:
        """Each player's result, from the top of ``area`` down; returns the height they take."""
        seats = len(self.model.kinds)
        step = finale.score_step(m)
        for seat in range(seats):
            top = area.top + seat * step
            rect = pygame.Rect(area.left, top, area.width, step - m.du(10))
            self.form.add(Score(f"end.score.{seat}", rect, self.model, seat))
        return seats * step

    def _page(self, m: Metrics, area: pygame.Rect, steps: list[Gain]) -> None:
        """Where the fame came from, or the dice."""
        high = self._tabs(m, area)
        rest = pygame.Rect(area.left, area.top + high, area.width, area.height - high)
        if self.page == "dice":
            self._dice(m, self.form.add(ScrollArea("end.dice_page", rest)))
        else:
            self._story(m, rest, steps)

    def _tabs(self, m: Metrics, area: pygame.Rect) -> int:
        """Heading and tabs at the top of ``area``; returns the height they take."""
        high = max(m.pitch("heading"), m.du(44 if not m.compact else 36))
        head = pygame.Rect(area.left, area.top, area.width, high)
        wide = m.du(320 if not m.compact else 280)
        tabs = pygame.Rect(head.right - wide, head.top, wide, high)
        title = pygame.Rect(head.left, head.top, tabs.left - m.du(12) - head.left, high)
        words = PAGES[self.page][1]
        if fonts.measure(m, "heading", words)[0] > title.width:
            words = PAGES[self.page][0]
        words = fonts.fit(m, "heading", words, title.width).text
        self.form.add(Label("end.story", title, words, "heading"))
        names = [(page, words) for page, (words, _) in PAGES.items()]
        self.form.add(Choice("end.page", tabs, names, self.page, self.turn_to))
        return high + m.du(10)

    def _story(self, m: Metrics, area: pygame.Rect, steps: list[Gain]) -> None:
        scroll = self.form.add(ScrollArea("end.steps", area))
        pitch = m.pitch("caption") + m.du(6)
        for index, gain in enumerate(steps):
            rect = pygame.Rect(area.left, area.top + index * pitch, scroll.view.width, pitch)
            scroll.add(Step(f"end.step.{index}", rect, self.model, gain))

    def _dice(self, m: Metrics, page: ScrollArea) -> None:
        """This game's dice, those of all finished games, and why they can be trusted."""
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
        count = len(self.book.games)
        everywhere = self.book.dice()
        if count > 1 and everywhere:
            line = pygame.Rect(area.left, y + m.du(8), area.width, m.pitch("body_bold"))
            page.add(Label("end.all", line, f"All {count} finished games", "body_bold"))
            sides = [Side(records.SIDES[each], rolled) for each, rolled in everywhere.items()]
            y = self._table(m, page, line.bottom, "end.all_dice", sides)
        words = f"Every roll follows from seed {model.state.seed} and the choices made."
        if model.session.path:
            name = literal(richtext.plain(model.session.path.name))
            words += f" To check them, run **main.py replay {name} --verify**."
        note = pygame.Rect(area.left, y + m.du(10), area.width, 0)
        note.height = RichText.height(m, words, note.width, "caption")
        page.add(RichText("end.proof", note, words, "caption", theme.MUTED))

    def _table(self, m: Metrics, page: ScrollArea, y: int, id: str, sides: list[Side]) -> int:
        """A table of dice and how usual they are; returns where it ends."""
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
        page.add(Label("end.no_dice", line, "Nobody rolled any dice.", "body", theme.SOFT))
        return line.bottom

    def turn_to(self, page: str) -> None:
        """Shows one of the pages."""
        self.page = page
        self.relayout(self.app.metrics)
        self.form.set_focus(self.form.find("end.page"))

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        none = pygame.Rect(0, 0, 0, 0)
        buttons = [
            Button(
                "end.rematch",
                none,
                "Rematch",
                self.rematch,
                kind="primary",
                hotkey=keymap.key("end.rematch"),
            ),
            Button(
                "end.table",
                none,
                "Look at the table",
                self.app.stack.pop,
                hotkey=keymap.key("back"),
            ),
            Button("end.title", none, "Title", self.to_title, hotkey=keymap.key("end.title")),
        ]
        right = foot.right
        for button in buttons:
            wide = max(m.du(190), button.natural_width(m))
            button.rect = pygame.Rect(right - wide, foot.top, wide, foot.height)
            right -= wide + m.du(14)
        for button in reversed(buttons):
            self.form.add(button)
        self._seed(m, pygame.Rect(foot.left, foot.top, right - foot.left, foot.height))
        self.form.set_focus(buttons[0])

    def _seed(self, m: Metrics, area: pygame.Rect) -> None:
        """The seed and the code of the set-up, to be copied."""
        code = self.code
        copy = Button("end.copy", area, "Copy", self.copy, hotkey=keymap.key("end.copy"),
                      tip="Copies the code of this setup" if code else "Copies the seed",
                      show_key=False)  # fmt: skip
        copy.rect = pygame.Rect(area.left, area.top, max(m.du(80), copy.natural_width(m)),
                                area.height)  # fmt: skip
        self.form.add(copy)
        upper = pygame.Rect(copy.rect.right + m.du(12), area.top, 0, area.height // 2)
        upper.width = area.right - upper.left
        lines = [f"Seed {self.model.state.seed}", share.grouped(code)]
        for number, words in enumerate(lines if code else lines[:1]):
            line = upper.move(0, number * upper.height) if code else upper.inflate(0, upper.height)
            line.top = line.top if code else area.top
            text = fonts.fit(m, "caption", words, line.width).text
            id = "end.code" if number else "end.seed"
            self.form.add(Label(id, line, text, "caption", theme.MUTED))

    @property
    def code(self) -> str:
        """The code of this game's set-up with the characters that were played; "" for none."""
        state = self.model.state
        seats = tuple(
            replace(seat, character=player.character)
            for seat, player in zip(state.setup.seats, state.players, strict=True)
        )
        try:
            return share.encode(replace(state.setup, seats=seats), state.seed)
        except CodeError:
            return ""

    def copy(self) -> None:
        """Puts the code of the set-up, or else the seed, on the clipboard."""
        copied(share.grouped(self.code) or str(self.model.state.seed))

    def rematch(self) -> None:
        """The same set-up with a fresh seed."""
        from game.client.games.outer_rim.table import scene as table

        header = self.model.session.header
        setup: dict[str, Any] = dict(header.setup)
        seed = (header.seed * 48271 + 11) % 1_000_003
        try:
            journal = new_path("outer_rim", folder=self.app.folder)
            session = Session(the_game(), setup, seed, journal)
        except (JournalError, ValueError) as problem:
            words = literal(richtext.plain(str(problem)))
            self.app.stack.push(NoticeScene(self.app, "The game cannot start", words))
            return
        self.app.stack.pop()
        self.app.stack.pop()
        self.app.stack.push(table.make(self.app, session=session))

    def to_title(self) -> None:
        if not self.app.stack.pop_to("title"):
            from game.client.shell import registry

            self.app.stack.replace(registry.make("title", self.app))

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size = self.m.size
        picture = images.art(*BACKDROP, size) if images.has(*BACKDROP) else images.starfield(size)
        surface.blit(picture, (0, 0))
        surface.blit(images.scrim(size, (170, 205)), (0, 0))


class Score(Widget):
    """A player's result: face, name, fame and credits."""

    def __init__(self, id: str, rect: pygame.Rect, model: Model, seat: int) -> None:
        super().__init__(id, rect)
        self.model, self.seat = model, seat

    def draw(self, surface: pygame.Surface) -> None:
        m, shown = self.m, self.model.view["players"][self.seat]
        result = self.model.result
        won = result is not None and result.winner == self.seat
        images.draw_panel(surface, self.rect, "raised", m.unit)
        if won:
            pygame.draw.rect(
                surface, theme.AMBER, self.rect, max(2, m.du(2)), border_radius=m.du(8)
            )
        inner = self.rect.inflate(-2 * m.du(14), -2 * m.du(8))
        face = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
        boards.portrait(surface, face, str(shown["character"] or ""), m, self.seat)
        x = face.right + m.du(14)
        draw_mark(surface, m, self.seat, (x + m.du(8), inner.centery), m.du(8))
        end = inner.right - m.du(250 if not m.compact else 220)
        name = pygame.Rect(x + m.du(24), inner.top, end - x - m.du(24), inner.height)
        text = fonts.fit(m, "heading", self.model.player_name(self.seat), name.width).text
        fonts.draw_line(surface, m, "heading", text, theme.INK, name, "left", self.id)
        for index, (icon, words) in enumerate(
            (("fame", str(shown["fame"])), ("credits", f"{shown['credits']:,}"))
        ):
            spot = pygame.Rect(end + index * m.du(95), inner.top, m.du(150), inner.height)
            px = m.du(26)
            drawn = images.icon(icon, px)
            surface.blit(drawn, drawn.get_rect(midleft=spot.midleft))
            line = pygame.Rect(spot.left + px + m.du(8), spot.top, spot.width - px, spot.height)
            ink = theme.AMBER if icon == "fame" else theme.SOFT
            fonts.draw_line(surface, m, "number", words, ink, line, "left", self.id)
