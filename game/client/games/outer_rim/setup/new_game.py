"""Setting up a game of Outer Rim: characters at the left, the details of the picked seat at the
right.

A click on a character assigns it to the picked seat.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import FIXED, bullets, literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.play import computers, party
from game.client.games.outer_rim.setup import pace
from game.client.games.outer_rim.ending import records
from game.client.games.outer_rim.play.boxes import BoxCover
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX, NO_FAVORS, Party, Seat
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.setup import casting, seat_rows
from game.client.tabletop.kit import marks
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.new_game_parts import least
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Button, Label, RichText, ScrollArea, keymap
from game.client.widgets.base import Widget
from game.outer_rim.cards.models import Character
from game.outer_rim.catalog import Content


def about(content: Content, character: str) -> tuple[str, str]:
    """Return a character in figures and skills, and the same with its way to win, as markup."""
    if character == party.RANDOM:
        return ("The seed decides at the start of the game.",) * 2
    card = content.characters[character]
    figures = (("health", card.health), ("ground_combat", card.ground_combat))
    skills = ((skill, skill.capitalize()) for skill in card.skills)
    told = [f"{{icon:{icon}}}{FIXED}{words}" for icon, words in (*figures, *skills)]
    facts = "   ".join(told if card.skills else [*told, NO_SKILLS])
    return facts, facts + "\n\n" + bullets(map(literal, card.primer))


DIM = 120  # of 255: the light on a portrait that cannot be chosen
NO_SKILLS = "No skills"
TO_EXCHANGE = "Press to exchange the two."
BRINGS = "More characters, contacts and jobs, and two optional rules: favors and ambitions."
FEW = 8
"""characters that stand in two rows"""
LEAST_CARD, LOW_CARD, LEAST_WIDE = 140, 96, 140
"""du: two rows of cards lower than the first, or four of half of it, are a list that scrolls, whose
cards are as high as the second and at least as wide as the third"""
BROAD = 1.3
"""width of a card, by its height, from which the skills are beside the face"""
BASE_ONLY = (
    "You can be led through the base game. Switch Unfinished Business off, or learn it in its \
two chapters of the tutorial."
)


class CharacterCard(Widget):
    """A character to choose: portrait, name, skills; the mark of the seat that has it. ``why_not``
    is why the picked seat cannot have it; one that another seat has can be exchanged."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, character: Character, seat: int, chosen: bool, names: list[str],
        pick: Callable[[str], None], why_not: str = "", exchange: bool = False,
    ) -> None:  # fmt: skip
        tip = f"{why_not} {TO_EXCHANGE}" if exchange else ""
        super().__init__(f"character.{character.id}", rect, enabled=not why_not or exchange,
                         reason=why_not, tip=tip)  # fmt: skip
        self.barred = bool(why_not)
        self.character, self.seat, self.chosen, self.pick = character, seat, chosen, pick
        self.names = names
        """of all characters, whose cards are alike"""

    def activate(self) -> None:
        self.pick(self.character.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        look = "button_hot" if self.hot and self.enabled else "raised"
        images.draw_panel(surface, self.rect, "disabled" if self.barred else look, m.unit)
        broad = self.rect.width > self.rect.height * BROAD
        pad = m.du(7 if broad else 10)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        style, lines, rows = self._lines(inner.width)
        pitch = m.pitch(style) if rows == 1 else round(m.px(style) * 1.15)
        high = pitch * rows
        skills = 0 if broad else m.du(26)
        face = pygame.Rect(inner.topleft, (0, inner.height - high - skills - m.du(6)))
        face.width = min(face.height, inner.width)
        if not broad:
            face.centerx = inner.centerx
        self._face(surface, face, inner.topleft if not broad else face.topleft)
        ink = theme.DISABLED if self.barred else theme.INK
        name = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, high)
        for number, words in enumerate(lines):
            line = pygame.Rect(name.left, name.top + number * pitch, name.width, pitch)
            line.top += (rows - len(lines)) * pitch // 2
            text = fonts.fit(m, style, words, line.width).text
            align: fonts.Align = "left" if broad else "center"
            fonts.draw_line(surface, m, style, text, ink, line, align, self.id)
        if broad:
            left = face.right + m.du(8)
            self._skills(surface, pygame.Rect(left, face.top, inner.right - left, face.height))
        else:
            self._skills(surface, pygame.Rect(inner.left, name.bottom, inner.width, skills))
        self._draw_chosen(surface)

    def _face(self, surface: pygame.Surface, face: pygame.Rect, corner: tuple[int, int]) -> None:
        """Draw the portrait, with the mark of the seat that has the character in a corner."""
        m, seat = self.m, self.seat if self.seat >= 0 else None
        if self.barred:
            dim = pygame.Surface(face.size, pygame.SRCALPHA)
            boards.portrait(dim, dim.get_rect(), self.character.id, m, seat)
            dim.set_alpha(DIM)
            surface.blit(dim, face)
        else:
            boards.portrait(surface, face, self.character.id, m, seat)
        if seat is not None:
            mark = marks.mark(seat, m.du(26 if face.height >= m.du(80) else 18))
            surface.blit(mark, mark.get_rect(topleft=corner))

    def _lines(self, width: int) -> tuple[str, list[str], int]:
        """Return the style of the name, its lines, and how many lines there is room for: alike on
        all cards, so that their faces are of one size."""
        for style, most in (("body_bold", 1), ("tile_bold", 1), ("tile_bold", 2)):
            words = [part for each in self.names for part in each.split(" ", most - 1)]
            if all(fonts.measure(self.m, style, each)[0] <= width for each in words):
                break
        return style, self.character.name.split(" ", most - 1), most

    def _draw_chosen(self, surface: pygame.Surface) -> None:
        if self.chosen:
            seat_rows.frame(surface, self.m, self.rect)

    def _skills(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        m, skills = self.m, self.character.skills
        if not skills:
            if fonts.measure(m, "caption", NO_SKILLS)[0] <= area.width:
                fonts.draw_line(surface, m, "caption", NO_SKILLS, theme.MUTED, area, "center")
            return
        gap, most = m.du(10), max(1, len(skills))
        px = min(area.height - m.du(4), m.du(28), (area.width + gap) // most - gap)
        x = area.centerx - (len(skills) * (px + gap) - gap) // 2
        for skill in skills:
            icon = images.icon(skill, px, theme.DISABLED if self.barred else None)
            surface.blit(icon, icon.get_rect(midleft=(x, area.centery)))
            x += px + gap


class OuterRimSetup(NewGameScene[Party]):
    """Characters, fame goal and map; characters and ships of the picked seat.

    ``book`` holds the finished games, on which the expected length is based (None: those on disk).
    """

    party_type = Party
    seat_tip = "Choose this seat's character and ship"
    seed_tip = "The same seed gives the same galaxy"
    adds = "Add a player"
    code_tip = "This whole setup in a few letters: share it, or type one you were given"

    def __init__(
        self, app: SceneHost, seed: int | None = None, chosen: Party | None = None,
        book: records.Book | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app, seed, chosen)
        self.book = records.FINISHED.read() if book is None else book

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the game, and its basis."""
        people = sum(seat.kind == "human" for seat in self.party.seats)
        length = pace.expected(self.book, self.party.fame_goal, len(self.party.seats), people,
                               bool(self.party.expansions), self.party.ambitions)  # fmt: skip
        return length.words, length.source

    def name_of(self, character: str) -> str:
        """Return a character's name, or a label for a random one."""
        return "Random" if character == party.RANDOM else self.party.content.name(character)

    def seat_title(self, place: int) -> str:
        """Return the name of a seat's character."""
        return self.name_of(self.party.seats[place].character)

    @property
    def portrait(self) -> Portrait:
        """The function that draws the face of a seat's character."""
        return self._face

    def _face(self, surface: pygame.Surface, rect: pygame.Rect, place: int) -> None:
        boards.portrait(surface, rect, self.party.seats[place].character, self.m, place)

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the characters, and below them the choices for the whole table."""
        gap = m.pick(12, 8)
        boxes = BOX in the_game().editions.installed
        table_high = self.titled_height(m) * (1 + boxes) + gap * boxes
        cards = pygame.Rect(area.left, area.top, area.width, area.height - table_high - gap)
        self._characters(m, cards)
        line = pygame.Rect(area.left, cards.bottom + gap, area.width, self.titled_height(m))
        if boxes:
            self._boxes(m, line)
            line.top = line.bottom + gap
        self._table(m, line)

    def _characters(self, m: Metrics, area: pygame.Rect) -> None:
        """Add all characters, with the marks of the seats that have one."""
        everyone = list(self.party.content.characters.values())
        names = [each.name for each in everyone]
        holders = {each.character: place for place, each in enumerate(self.party.seats)}
        lines = 2 if len(everyone) <= FEW else 4
        gap = m.pick(14, 10) * 2 // lines
        columns = -(-len(everyone) // lines)
        high = (area.height - gap * (lines - 1)) // lines
        add, inner = self.form.add, area
        if high < m.du(LEAST_CARD * 2 // lines):
            scroll = self.form.add(ScrollArea("new.characters", area))
            add, inner, high = scroll.add, scroll.view, m.du(LOW_CARD)
            columns = max(2, inner.width // m.du(LEAST_WIDE))
        for index, character in enumerate(everyone):
            top = area.top + index // columns * (high + gap)
            band = pygame.Rect(area.left, top, inner.width, high)
            rect = row(band, columns, gap)[index % columns]
            taken = casting.holder(self.party, self.picked, character.id) is not None
            add(
                CharacterCard(rect, character, holders.get(character.id, -1),
                              character.id == self.party.seats[self.picked].character, names,
                              self.pick, self.party.why_not(self.picked, character.id), taken)
            )  # fmt: skip

    def _boxes(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the choice of boxes, and of the optional rules that come with them."""
        on = bool(self.party.expansions)
        area = pygame.Rect(area)
        cover = pygame.Rect(area.left, area.top, area.height * 3 // 4, area.height)
        change = "" if on else BOX
        self.form.add(BoxCover("new.cover", cover, BOX, on, lambda: self._set_box(change)))
        area.width -= cover.width + m.du(12)
        area.left = cover.right + m.du(12)
        left, right = row(area, 2, m.du(16))
        title, boxes = "Unfinished Business", [("", "Not in play"), (BOX, "In play")]
        if fonts.measure(m, "label", title)[0] > left.width - m.du(40):
            title, boxes = "Expansion", [("", "No"), (BOX, "Yes")]
            left, right = pygame.Rect(area), pygame.Rect(area)
            left.width = area.width * 28 // 100
            right.left = left.right + m.du(10)
            right.width = area.right - right.left
        self.titled(m, left, "new.expansion", title, boxes, BOX if on else "",
                    self._set_box)  # fmt: skip
        if not on:
            self._brings(m, right)
            return
        chosen = " ".join(each for each in ("favors", "ambitions") if getattr(self.party, each))
        ways = [("", "None"), ("favors", "Favors"), ("ambitions", "Ambitions"),
                ("favors ambitions", "Both")]  # fmt: skip
        closed = dict[str, str]()
        if not self.party.among_people:
            closed = dict.fromkeys(("favors", "favors ambitions"), NO_FAVORS)
            chosen = chosen.removeprefix("favors").strip()
        if sum(fonts.measure(m, "label", words)[0] + m.du(16) for _, words in ways) <= right.width:
            self.titled(m, right, "new.optional", "Optional rules", ways, chosen,
                        self._set_optional, closed)  # fmt: skip
            return
        order = [value for value, _ in ways if value not in closed]
        following = order[(order.index(chosen) + 1) % len(order)]
        line = pygame.Rect(right.left, right.bottom - self.line(m), right.width, self.line(m))
        words = {"": "No options", "favors ambitions": "Both options"}
        self.form.add(
            Button("new.optional", line, words.get(chosen, chosen.capitalize()),
                   lambda: self._set_optional(following), tip="Optional rules: press for others")
        )  # fmt: skip

    def _brings(self, m: Metrics, area: pygame.Rect) -> None:
        """Add what the box brings, if there is room for it."""
        high = RichText.height(m, BRINGS, area.width, "caption")
        if high <= area.height:
            words = pygame.Rect(area.left, area.bottom - high, area.width, high)
            self.form.add(RichText("new.brings", words, BRINGS, "caption", theme.MUTED))

    def _table(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the choices for the whole table: fame goal and map."""
        least, usual, most = map(str, self.party.goals)
        goals = [(least, f"{least}, shorter"), (usual, usual), (most, f"{most}, longer")]
        third = row(area, 2, m.du(16))[0].width // 3
        if max(fonts.measure(m, "button", words)[0] for _, words in goals) > third - m.du(16):
            goals = [(value, value) for value, _ in goals]
        maps = [("standard", "As printed"), ("modular", "Shuffled")]
        self.titled(m, row(area, 2, m.du(16))[0], "new.goal", "Fame to win", goals,
                    str(self.party.fame_goal), self._set_goal)  # fmt: skip
        self.titled(m, row(area, 2, m.du(16))[1], "new.map", "The galaxy", maps, self.party.map,
                    self._set_map)  # fmt: skip

    @property
    def why_not_led(self) -> str:
        return BASE_ONLY if self.party.expansions else ""

    def bust(self, place: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the character of a seat, None for a random one."""
        name = self.party.seats[place].character
        return images.bust(name, size) if images.has("busts", name) else None

    def kind_tip(self, place: int) -> str:
        kind = self.party.kind(place)
        return "" if kind.id == "human" else "\n".join(self._described(place))

    def _described(self, place: int) -> list[str]:
        """Return the computer player of a seat as lines of markup, with its name."""
        kind = self.party.kind(place)
        first, *more = computers.described(kind.id, place, self.number)
        return [f"**{literal(kind.name)}.** {first}", *more]

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the picked seat's character and its way to win, and a person's first ship or what
        plays it instead."""
        seat = self.party.seats[self.picked]
        head = pygame.Rect(area.left, area.top, area.width, max(m.pitch("heading"), least(m)))
        self._by_chance(m, head, seat)
        facts, goals = about(self.party.content, seat.character)
        foot = pygame.Rect(area.left, 0, area.width, self.titled_height(m))
        foot.bottom = area.bottom
        words = [(goals, "body"), (goals, "caption"), (facts, "caption")]
        if seat.kind == "human":
            ships = [(each, self.party.content.name(each)) for each in party.SHIPS]
            self.titled(m, foot, "new.ship", "First ship", ships, seat.ship, self._set_ship)
        else:
            foot.top = foot.bottom + m.du(6)
            words = self._played(facts, goals)
        body = pygame.Rect(area.left, head.bottom + m.du(2), area.width, 0)
        body.height = foot.top - m.du(6) - body.top
        body = self.come_forward(m, body, words[0][0])
        for lines, style in words:
            if RichText.height(m, lines, body.width, style) <= body.height:
                self.form.add(RichText("new.primer", body, lines, style, theme.SOFT))
                return

    def _played(self, facts: str, goals: str) -> list[tuple[str, str]]:
        """Return words on the computer player of the picked seat and on its character, with their
        style: the fullest first."""
        lines = self._described(self.picked)
        said = "\n".join(lines)
        return [
            (f"{said}\n\n{goals}", "body"), (f"{said}\n\n{goals}", "caption"),
            (f"{said}\n\n{facts}", "body"), (f"{said}\n\n{facts}", "caption"), (said, "body"),
            (said, "caption"), ("\n".join(lines[:-1]), "caption"), (lines[0], "caption"),
        ]  # fmt: skip

    def _by_chance(self, m: Metrics, head: pygame.Rect, seat: Seat) -> None:
        """Add the name of the seat's character, and the button for a random one."""
        button = Button("new.random", head, "Random", self.by_chance, icon="dice",
                        tip="The seed decides who it is", hotkey=keymap.key("setup.random"),
                        kind="chosen" if seat.character == party.RANDOM else "normal")  # fmt: skip
        wide = button.natural_width(m)
        button.rect = pygame.Rect(head.right - wide, head.top, wide, head.height)
        name = pygame.Rect(
            head.left, head.top, button.rect.left - m.du(12) - head.left, head.height
        )
        text = fonts.fit(m, "heading", self.name_of(seat.character), name.width).text
        self.form.add(Label("new.name", name, text, "heading"))
        self.form.add(button)

    # -- choosing --

    def by_chance(self) -> None:
        """Leave the picked seat's character to the seed."""
        self.pick(party.RANDOM)

    def pick(self, character: str) -> None:
        """Assign a character to the picked seat, or offer to exchange it with the seat that has
        it."""
        if self.assign(self.party, self.picked, character, f"character.{character}"):
            self.changed()

    def _set_box(self, value: str) -> None:
        self.changed(self.party.box(bool(value)))

    def _set_optional(self, value: str) -> None:
        self.party.favors = "favors" in value
        self.changed(self.party.strive("ambitions" in value))

    def _set_goal(self, value: str) -> None:
        self.party.fame_goal = int(value)
        self.changed()

    def _set_map(self, value: str) -> None:
        self.party.map = value
        self.changed()

    def _set_ship(self, value: str) -> None:
        self.party.seats[self.picked].ship = value
        self.changed()
