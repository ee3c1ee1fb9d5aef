"""Setting up a game: everything has a sensible answer already, so Start is one click away.

On the left the characters, on the right the seats. A click on a character gives it to the seat
that is picked.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim import house_rules, pace, party, records
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.house_rules import HouseRulesScene
from game.client.games.outer_rim.model import the_game
from game.client.games.outer_rim.party import Party, Seat
from game.client.games.outer_rim.table import scene
from game.client.shell.app import App
from game.client.shell.confirm import NoticeScene
from game.client.shell.report import copied
from game.client.shell.scenes import Layer, Scene
from game.client.shell.title import BACKDROP
from game.client.tabletop import marks
from game.client.tabletop.layout import row, table_metrics
from game.client.widgets import Button, Choice, Label, Panel, RichText, TextEntry, keymap
from game.client.widgets.base import Widget
from game.outer_rim import share
from game.outer_rim.cards.models import Character
from game.outer_rim.share import CodeError
from game.table.journal import JournalError
from game.table.saves import new_path
from game.table.session import Session

MOST_SEED = 999_999


def make(app: App, seed: int | None = None) -> Scene:
    """The set-up screen; ``seed`` fills its seed field."""
    return NewGameScene(app, seed)


def name_of(character: str) -> str:
    """A character's name, or that chance decides."""
    return "Random" if character == party.RANDOM else the_game().content.name(character)


def about(character: str) -> tuple[str, str]:
    """A character in figures and skills, and with how it wins as well, as markup."""
    if character == party.RANDOM:
        return ("The seed decides at the start of the game.",) * 2
    card = the_game().content.characters[character]
    skills = (f"{{icon:{skill}}} {skill.capitalize()}" for skill in card.skills)
    figures = (f"{{icon:health}} {card.health}", f"{{icon:ground_combat}} {card.ground_combat}")
    facts = "   ".join((*figures, *skills))
    return facts, facts + "\n\n" + "\n".join(literal(line) for line in card.primer)


def least(m: Metrics) -> int:
    """The height of a small button."""
    return m.du(44 if not m.compact else 36)


class CharacterCard(Widget):
    """A character to choose: portrait, name, skills; the mark of the seat that has it."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, character: Character, seat: int, chosen: bool,
        pick: Callable[[str], None], *, enabled: bool = True, reason: str = "",
    ) -> None:  # fmt: skip
        super().__init__(f"character.{character.id}", rect, enabled=enabled, reason=reason)
        self.character, self.seat, self.chosen, self.pick = character, seat, chosen, pick

    def activate(self) -> None:
        self.pick(self.character.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        look = "button_hot" if self.hot and self.enabled else "raised"
        images.draw_panel(surface, self.rect, look if self.enabled else "disabled", m.unit)
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(10))
        high = m.pitch("body_bold")
        skills = m.du(26)
        face = pygame.Rect(0, 0, 0, 0)
        face.height = inner.height - high - skills - m.du(6)
        face.width = min(face.height, inner.width)
        face.midtop = inner.midtop
        boards.portrait(surface, face, self.character.id, m, self.seat if self.seat >= 0 else None)
        if self.seat >= 0:
            mark = marks.mark(self.seat, m.du(26))
            surface.blit(mark, mark.get_rect(topleft=inner.topleft))
        if not self.enabled:
            surface.blit(images.scrim(face.size, (150, 150)), face)
        ink = theme.INK if self.enabled else theme.DISABLED
        name = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, high)
        text = fonts.fit(m, "body_bold", self.character.name, name.width).text
        fonts.draw_line(surface, m, "body_bold", text, ink, name, "center", self.id)
        self._skills(surface, pygame.Rect(inner.left, name.bottom, inner.width, skills))
        self._draw_chosen(surface)

    def _draw_chosen(self, surface: pygame.Surface) -> None:
        if self.chosen:
            m = self.m
            width = max(3, m.du(3))
            pygame.draw.rect(surface, theme.AMBER, self.rect, width, border_radius=m.du(9))

    def _skills(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        m, skills = self.m, self.character.skills
        gap = m.du(10)
        px = min(area.height - m.du(4), (area.width + gap) // max(1, len(skills)) - gap)
        x = area.centerx - (len(skills) * (px + gap) - gap) // 2
        for skill in skills:
            icon = images.icon(skill, px)
            surface.blit(icon, (x, area.top + m.du(2)))
            x += px + gap


class SeatFace(Widget):
    """Mark and face of a seat; a click picks the seat."""

    focusable = True
    pointer = True

    def __init__(
        self, place: int, rect: pygame.Rect, seat: Seat, pick: Callable[[int], None]
    ) -> None:
        super().__init__(f"seat.{place}", rect, tip="Choose this seat's character and ship")
        self.place, self.seat, self.pick = place, seat, pick

    def activate(self) -> None:
        self.pick(self.place)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if self.hot:
            images.draw_panel(surface, self.rect, "button_hot", m.unit)
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(4))
        mark = marks.mark(self.place, m.du(22))
        surface.blit(mark, mark.get_rect(midleft=inner.midleft))
        face = pygame.Rect(inner.right - inner.height, inner.top, inner.height, inner.height)
        boards.portrait(surface, face, self.seat.character, m, self.place)


class SeatFrame(Panel):
    """The ground of a seat's row, framed where the seat is picked."""

    def __init__(self, place: int, rect: pygame.Rect, picked: bool) -> None:
        super().__init__(f"seat.{place}.row", rect, "raised")
        self.picked = picked

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.picked:
            m = self.m
            width = max(3, m.du(3))
            pygame.draw.rect(surface, theme.AMBER, self.rect, width, border_radius=m.du(9))


class NewGameScene(Scene):
    """Characters, seats, fame goal, map, house rules, seed and code, with Start focused.

    ``chosen`` None: the choices of the last time; ``book``: the finished games, which tell how
    long one takes (None: those that are kept).
    """

    name = "new_game"
    game = "outer_rim"

    def __init__(
        self, app: App, seed: int | None = None, chosen: Party | None = None,
        book: records.Book | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.party = party.remembered() if chosen is None else chosen
        self.picked = 0
        self.seed = str(seed if seed is not None else random.randrange(1, MOST_SEED))
        self.typed: str | None = None  # a code that is being typed
        self.book = records.FINISHED.read() if book is None else book
        self.ground = Layer()
        self.focused = False

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin = m.du(40 if not m.compact else 20)
        wide = min(m.width - 2 * margin, m.du(1640))
        high = min(m.height - 2 * margin, m.du(980))
        box = pygame.Rect(0, 0, wide, high)
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("new.box", box, "modal"))
        pad = m.du(32 if not m.compact else 22)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.left, inner.top, inner.width, max(m.pitch("title"), least(m)))
        self._head(m, head)
        foot_high = m.du(60 if not m.compact else 48)
        foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
        body = pygame.Rect(inner.left, head.bottom + m.du(8), inner.width, 0)
        body.height = foot.top - m.du(14) - body.top
        side = m.du(560 if not m.compact else 480)
        left = pygame.Rect(body.left, body.top, body.width - side - m.du(28), body.height)
        table_high = m.pitch("label") + m.du(2) + self._line(m)
        cards = pygame.Rect(left.left, left.top, left.width, left.height - table_high - m.du(12))
        self._characters(m, cards)
        self._table(m, pygame.Rect(left.left, cards.bottom + m.du(12), left.width, table_high))
        self._side(m, pygame.Rect(left.right + m.du(28), body.top, side, body.height))
        self._foot(m, foot)

    def _head(self, m: Metrics, head: pygame.Rect) -> None:
        """The title, how long it will take (or what is wrong with a code), and house rules."""
        wide = fonts.measure(m, "title", "New game")[0] + m.du(4)
        self.form.add(Label("new.title", pygame.Rect(head.left, head.top, wide, head.height),
                            "New game", "title"))  # fmt: skip
        chosen = len(self._rules_on)
        label = "House rules" if not chosen else f"House rules: {chosen}"
        button = Button("new.rules", head, label, self.house_rules, icon="log",
                        hotkey=keymap.key("setup.rules"),
                        tip=house_rules.summary(self._rules_on))  # fmt: skip
        natural = button.natural_width(m)
        button.rect = pygame.Rect(head.right - natural, head.top, natural, head.height)
        self.form.add(button)
        said, ink, tip = self._said()
        line = pygame.Rect(head.left + wide + m.du(20), head.top, 0, head.height)
        line.width = button.rect.left - m.du(16) - line.left
        text = fonts.fit(m, "caption", said, line.width).text
        self.form.add(Label("new.said", line, text, "caption", ink, "right",
                            tip=tip))  # fmt: skip

    def _said(self) -> tuple[str, theme.Color, str]:
        """In the head: what is wrong with a code, else how long the game will be; and a tip."""
        if self.typed:
            wrong = self._refused()
            return wrong, theme.DANGER, literal(wrong)
        people = sum(seat.kind == "human" for seat in self.party.seats)
        length = pace.expected(self.book, self.party.fame_goal, len(self.party.seats), people)
        return length.words, theme.MUTED, length.source

    def _refused(self) -> str:
        """Why what is typed is no code."""
        try:
            party.from_code(self.typed or "", self.party)
        except CodeError as wrong:
            return str(wrong)
        return ""

    @staticmethod
    def _line(m: Metrics) -> int:
        """The height of a row of choices."""
        return m.du(52 if not m.compact else 42)

    def _characters(self, m: Metrics, area: pygame.Rect) -> None:
        """All of them, with the marks of the seats that have one."""
        everyone = list(the_game().content.characters.values())
        seat = self.party.seats[self.picked]
        free = [each.id for each in party.characters(seat.kind)]
        holders = {each.character: place for place, each in enumerate(self.party.seats)}
        lines, gap = 2, m.du(14 if not m.compact else 10)
        columns = -(-len(everyone) // lines)
        high = (area.height - gap * (lines - 1)) // lines
        for index, character in enumerate(everyone):
            top = area.top + index // columns * (high + gap)
            band = pygame.Rect(area.left, top, area.width, high)
            rect = row(band, columns, gap)[index % columns]
            self.form.add(
                CharacterCard(rect, character, holders.get(character.id, -1),
                              character.id == seat.character, self.pick,
                              enabled=character.id in free,
                              reason="The AI deck cannot play this character.")
            )  # fmt: skip

    def _table(self, m: Metrics, area: pygame.Rect) -> None:
        """What holds for everybody: fame goal and map."""
        goals = [("8", "8, shorter"), ("10", "10"), ("12", "12, longer")]
        third = row(area, 2, m.du(16))[0].width // 3
        if max(fonts.measure(m, "button", words)[0] for _, words in goals) > third - m.du(16):
            goals = [(value, value) for value, _ in goals]
        maps = [("standard", "As printed"), ("modular", "Shuffled")]
        self._titled(m, row(area, 2, m.du(16))[0], "new.goal", "Fame to win", goals,
                     str(self.party.fame_goal), self._set_goal)  # fmt: skip
        self._titled(m, row(area, 2, m.du(16))[1], "new.map", "The galaxy", maps, self.party.map,
                     self._set_map)  # fmt: skip

    def _titled(
        self, m: Metrics, area: pygame.Rect, id: str, title: str, options: list[tuple[str, str]],
        value: str, change: Callable[[str], None],
    ) -> None:  # fmt: skip
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label(f"{id}.label", label, title, "label", theme.MUTED))
        rect = pygame.Rect(area.left, label.bottom + m.du(2), area.width, self._line(m))
        self.form.add(Choice(id, rect, options, value, change))

    def _side(self, m: Metrics, area: pygame.Rect) -> None:
        y = self._seats(m, area) + m.du(14 if not m.compact else 8)
        rest = pygame.Rect(area.left, y, area.width, area.bottom - y)
        self._primer(m, rest)

    def _seats(self, m: Metrics, area: pygame.Rect) -> int:
        """A row for each seat, and the button for one more; returns where they end."""
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.seats", label, "At the table", "label", theme.MUTED))
        high, gap = m.du(56 if not m.compact else 44), m.du(6)
        y = label.bottom + m.du(2)
        for place, seat in enumerate(self.party.seats):
            rect = pygame.Rect(area.left, y, area.width, high)
            self.form.add(SeatFrame(place, rect, place == self.picked))
            face = pygame.Rect(rect.left, rect.top, high + m.du(42), high)
            self.form.add(SeatFace(place, face, seat, self.pick_seat))
            words = pygame.Rect(face.right, rect.top, rect.right - m.du(8) - face.right, high)
            self._seat_words(m, place, seat, words)
            y = rect.bottom + gap
        if len(self.party.seats) < party.MOST:
            add = Button("new.add", pygame.Rect(area.left, y, area.width, high), "Add a friend",
                         self.add, icon="plus", hotkey=keymap.key("setup.add"))  # fmt: skip
            self.form.add(add)
            y += high + gap
        return y - gap

    def _seat_words(self, m: Metrics, place: int, seat: Seat, area: pygame.Rect) -> None:
        """The name, who plays, and the button that takes the seat away."""
        leaves = len(self.party.seats) > party.FEWEST and place > 0
        side = least(m) if leaves else 0
        far = pygame.Rect(area.right - side, 0, side, side)
        far.centery = area.centery
        if leaves:
            self.form.add(Button(f"seat.{place}.leave", far, "Remove", lambda: self.remove(place),
                                 kind="icon", icon="close", tip="Remove this player"))  # fmt: skip
        wide = m.du(250 if not m.compact else 216)
        kinds = pygame.Rect(far.left - m.du(8) - wide, 0, wide, area.height - m.du(8))
        kinds.centery = area.centery
        last = place == len(self.party.seats) - 1 and place > 0
        if last:
            options = [("human", "A friend"), ("deck", "AI deck")]
            self.form.add(Choice(f"seat.{place}.kind", kinds, options, seat.kind, self.play_by))
        right = kinds.left - m.du(8) if last else far.left - m.du(8)
        name = pygame.Rect(area.left, kinds.top, right - area.left, kinds.height)
        title = name_of(seat.character)
        if seat.kind == "deck":
            roomy = fonts.measure(m, "body_bold", title)[0] <= name.width
            style = "body_bold" if roomy else "tile_bold"
            shown = fonts.fit(m, style, title, name.width).text
            self.form.add(Label(f"seat.{place}.name", name, shown, style))
            return
        self.form.add(TextEntry(f"seat.{place}.name", name, seat.name,
                                lambda text: self._set_name(place, text), hint=title,
                                limit=party.LONGEST_NAME, tip="Name (optional)"))  # fmt: skip

    def _primer(self, m: Metrics, area: pygame.Rect) -> None:
        """How the picked seat's character wins, and its first ship."""
        seat = self.party.seats[self.picked]
        head = pygame.Rect(area.left, area.top, area.width, max(m.pitch("heading"), least(m)))
        self._by_chance(m, head, seat)
        facts, told = about(seat.character)
        ship = pygame.Rect(area.left, 0, area.width, 0)
        if seat.kind == "human":
            ship.height = m.pitch("label") + m.du(2) + self._line(m)
            ship.bottom = area.bottom
            ships = [(each, the_game().content.name(each)) for each in party.SHIPS]
            self._titled(m, ship, "new.ship", "First ship", ships, seat.ship, self._set_ship)
        body = pygame.Rect(area.left, head.bottom + m.du(2), area.width, 0)
        body.height = (ship.top if ship.height else area.bottom) - m.du(6) - body.top
        for lines, style in ((told, "body"), (told, "caption"), (facts, "caption")):
            if RichText.height(m, lines, body.width, style) <= body.height:
                self.form.add(RichText("new.primer", body, lines, style, theme.SOFT))
                break

    def _by_chance(self, m: Metrics, head: pygame.Rect, seat: Seat) -> None:
        """The name of the seat's character, and the button that leaves it to chance."""
        button = Button("new.random", head, "Random", self.by_chance, icon="dice",
                        tip="The seed decides who it is", hotkey=keymap.key("setup.random"),
                        kind="primary" if seat.character == party.RANDOM else "normal")  # fmt: skip
        wide = button.natural_width(m)
        button.rect = pygame.Rect(head.right - wide, head.top, wide, head.height)
        name = pygame.Rect(
            head.left, head.top, button.rect.left - m.du(12) - head.left, head.height
        )
        text = fonts.fit(m, "heading", name_of(seat.character), name.width).text
        self.form.add(Label("new.name", name, text, "heading"))
        self.form.add(button)

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        start = Button(
            "new.start", foot, "Start", self.start, kind="primary", hotkey=keymap.key("setup.start")
        )
        back = Button("new.back", foot, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        tight = foot.width < m.du(1100)
        wide = m.du(190 if tight else 240)
        start.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        back.rect = pygame.Rect(start.rect.left - m.du(14) - m.du(150), foot.top, m.du(150),
                                foot.height)  # fmt: skip
        label = pygame.Rect(foot.left, foot.top, fonts.measure(m, "label", "Seed")[0] + 4,
                            foot.height)  # fmt: skip
        self.form.add(Label("new.seed_label", label, "Seed", "label", theme.MUTED))
        field = pygame.Rect(label.right + m.du(10), foot.top, m.du(136), foot.height)
        self.form.add(TextEntry("new.seed", field, self.seed, self._set_seed, hint="random",
                                limit=9, tip="The same seed gives the same galaxy"))  # fmt: skip
        rest = pygame.Rect(field.right + m.du(16), foot.top, 0, foot.height)
        rest.width = back.rect.left - m.du(14) - rest.left
        self._code(m, rest)
        self.form.add(back)
        self.form.add(start)
        if not self.focused:
            self.form.set_focus(start)
            self.focused = True

    def _code(self, m: Metrics, area: pygame.Rect) -> None:
        """The code of all that is chosen; another one can be typed in its place."""
        label = pygame.Rect(area.left, area.top, fonts.measure(m, "label", "Code")[0] + 4,
                            area.height)  # fmt: skip
        self.form.add(Label("new.code_label", label, "Code", "label", theme.MUTED))
        copy = Button("new.copy", area, "Copy", self.copy, tip="Copies the code",
                      enabled=bool(self.code), reason="This setup has no code.")  # fmt: skip
        wide = max(m.du(90), copy.natural_width(m))
        field = pygame.Rect(label.right + m.du(10), area.top, 0, area.height)
        field.width = min(m.du(230), area.right - field.left)
        roomy = area.right - field.right >= m.du(8) + wide
        shown = share.grouped(self.code) if self.typed is None else self.typed
        self.form.add(TextEntry("new.code", field, shown, self._set_code, hint="none", limit=20,
                                tip="This whole setup in twelve letters: share it, or type one "
                                    "you were given"))  # fmt: skip
        if roomy:
            copy.rect = pygame.Rect(field.right + m.du(8), area.top, wide, area.height)
            self.form.add(copy)

    # -- choosing --

    @property
    def number(self) -> int | None:
        """The seed as a number; None where it is left to chance."""
        digits = "".join(char for char in self.seed if char.isascii() and char.isdigit())
        return int(digits) if digits else None

    @property
    def code(self) -> str:
        """The code of these choices, "" where there is none."""
        if self.number is None:
            return ""
        try:
            return self.party.code(self.number)
        except CodeError:
            return ""

    def copy(self) -> None:
        """Puts the code on the clipboard."""
        copied(share.grouped(self.code))
        self.app.cue("press")

    def _set_code(self, text: str) -> None:
        """Takes a code over as soon as it is whole."""
        self.typed = text
        if text and not self._refused():
            self.party, seed = party.from_code(text, self.party)
            self.seed, self.typed, self.picked = str(seed), None, 0
        self.relayout(self.app.metrics)

    def house_rules(self) -> None:
        """Opens the page of house rules."""
        rules = (*house_rules.RULES, *([house_rules.PRACTICE] if self.party.alone else []))
        self.app.stack.push(HouseRulesScene(self.app, rules, self._rules_on, self._set_rule))

    @property
    def _rules_on(self) -> list[str]:
        """House rules, and practice where it counts."""
        practice = self.party.practice and self.party.alone
        return [*self.party.variants, *(["practice"] if practice else [])]

    def _set_rule(self, id: str, on: bool) -> None:
        if id == "practice":
            self.party.practice = on
            self._changed()
            return
        chosen = {*self.party.variants, id} if on else {*self.party.variants} - {id}
        self.party.variants = [each.id for each in house_rules.RULES if each.id in chosen]
        self._changed()

    def by_chance(self) -> None:
        """Leaves the picked seat's character to the seed."""
        self.pick(party.RANDOM)

    def _changed(self) -> None:
        """Something else was chosen, so a code that was being typed is out of date."""
        self.typed = None
        self.relayout(self.app.metrics)

    def pick_seat(self, place: int) -> None:
        """The seat that the next character goes to."""
        self.picked = place
        self._changed()

    def pick(self, character: str) -> None:
        """Gives the picked seat a character; another seat gives way where it had it."""
        self.party.cast(self.picked, character)
        self._changed()

    def add(self) -> None:
        self.party.add()
        humans = [place for place, seat in enumerate(self.party.seats) if seat.kind == "human"]
        self.pick_seat(humans[-1])

    def remove(self, place: int) -> None:
        self.party.remove(place)
        self.pick_seat(min(self.picked, len(self.party.seats) - 1))

    def play_by(self, kind: str) -> None:
        self.party.play_by(kind)
        self._changed()

    def _set_goal(self, value: str) -> None:
        self.party.fame_goal = int(value)
        self._changed()

    def _set_map(self, value: str) -> None:
        self.party.map = value
        self._changed()

    def _set_ship(self, value: str) -> None:
        self.party.seats[self.picked].ship = value
        self._changed()

    def _set_name(self, place: int, text: str) -> None:
        self.party.seats[place].name = text

    def _set_seed(self, text: str) -> None:
        self.seed = text
        self._changed()

    def start(self) -> None:
        """Begins the game, kept on disk from its first answer."""
        if self.typed:
            self.app.cue("refuse")
            self.form.set_focus(self.form.find("new.code"))
            return
        seed = self.number if self.number is not None else random.randrange(1, MOST_SEED)
        party.remember(self.party)
        try:
            journal = new_path("outer_rim", folder=self.app.folder)
            session = Session(the_game(), self.party.setup(seed), seed, journal)
            if self.party.practice and self.party.alone:
                session.practise()
        except (JournalError, ValueError) as problem:
            words = literal(richtext.plain(str(problem)))
            self.app.stack.push(NoticeScene(self.app, "The game cannot start", words))
            return
        self.app.stack.pop()
        self.app.stack.push(scene.make(self.app, session=session))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size = self.m.size
        picture = images.art(*BACKDROP, size) if images.has(*BACKDROP) else images.starfield(size)
        surface.blit(picture, (0, 0))
        surface.blit(images.scrim(size, (150, 190)), (0, 0))
