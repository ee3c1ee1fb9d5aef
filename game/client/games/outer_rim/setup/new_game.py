"""Setting up a game of Outer Rim: characters at the left, the details of the picked seat at the
right.

A click on a character assigns it to the picked seat.
"""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import FIXED, bullets, literal
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.cards.faces import text_of
from game.client.games.outer_rim.ending import records
from game.client.games.outer_rim.play import computers, party
from game.client.games.outer_rim.play.party import Party, Seat
from game.client.games.outer_rim.setup import pace
from game.client.games.outer_rim.setup.characters import NO_SKILLS, CharacterCard
from game.client.games.outer_rim.setup.table_rules import TableRules
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup import casting
from game.client.tabletop.setup.contract import Choices, Setup, Words
from game.client.tabletop.setup.new_game import NewGameScene
from game.client.tabletop.setup.new_game_parts import add_titled, least, titled_height
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import Button, Label, RichText, ScrollArea, keymap
from game.outer_rim.catalog import Content
from game.outer_rim.text.bodies import ship_facts
from game.table.grammar import capital


def card_lines(content: Content, character: str) -> list[str]:
    """Return the abilities and the goal on a character's card, as lines of markup."""
    return list(text_of(content, character).body[1:])  # the first line has its skills


def ship_lines(content: Content, ship: str) -> list[str]:
    """Return the figures, slots, abilities and goal of a ship, as lines of markup."""
    figures = capital(ship_facts(content.ships[ship].front))
    return [f"**{literal(content.name(ship))}:** {figures}.", *text_of(content, ship).body[1:]]


def about(content: Content, character: str) -> tuple[str, str, str]:
    """Return a character in figures and skills, the same with its card, and all that with its way
    to win, as markup."""
    if character == party.RANDOM:
        return ("The seed decides at the start of the game.",) * 3
    card = content.characters[character]
    figures = (("health", card.health), ("ground_combat", card.ground_combat))
    skills = ((skill, skill.capitalize()) for skill in card.skills)
    told = [f"{{icon:{icon}}}{FIXED}{words}" for icon, words in (*figures, *skills)]
    facts = "   ".join(told if card.skills else [*told, NO_SKILLS])
    whole = "\n".join([facts, *card_lines(content, character)])
    return facts, whole, whole + "\n\n" + bullets(map(literal, card.primer))


FEW = 8
"""characters that stand in two rows"""
LEAST_CARD, LOW_CARD, LEAST_WIDE = 140, 96, 140
"""du: two rows of cards lower than the first, or four of half of it, are a list that scrolls, whose
cards are as high as the second and at least as wide as the third"""
BASE_ONLY = (
    "Guided games are for the base game. Switch Unfinished Business off, or learn it in its "
    "two chapters of the tutorial."
)


class OuterRimChoices(Choices[Party]):
    """Characters, and the choices for the whole table; characters and ships of the picked seat.

    ``book`` holds the finished games, on which the expected length is based (None: those on disk).
    """

    words = Words(
        seat="Choose this player's character and ship",
        seed="The same seed gives the same galaxy",
        code="This whole setup in a few letters: share it, or enter one you were given",
        adds="Add a player",
    )

    def __init__(self, setup: Setup[Party], book: records.Book | None = None) -> None:
        super().__init__(setup)
        self.book = records.FINISHED.read() if book is None else book
        self.rules = TableRules(setup)

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
        boards.portrait(surface, rect, self.party.seats[place].character, self.setup.m, place)

    # -- layout --

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the characters, and below them the choices for the whole table."""
        gap, rules = m.pick(12, 8), self.rules.height(m)
        cards = pygame.Rect(area.left, area.top, area.width, area.height - rules - gap)
        self._characters(m, cards)
        top = cards.bottom + gap
        self.rules.add(m, pygame.Rect(area.left, top, area.width, area.bottom - top))

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
            taken = casting.holder(self.party, self.setup.picked, character.id) is not None
            told = "\n".join(card_lines(self.party.content, character.id))
            add(
                CharacterCard(rect, character, told, holders.get(character.id, -1),
                              character.id == self.party.seats[self.setup.picked].character, names,
                              self.pick, self.party.why_not(self.setup.picked, character.id), taken)
            )  # fmt: skip

    @property
    def why_not_led(self) -> str:
        return BASE_ONLY if self.party.expansions else ""

    def bust(self, place: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the character of a seat, None for a random one."""
        name = self.party.seats[place].character
        return images.bust(name, size) if images.has("busts", name) else None

    def kind_tip(self, place: int) -> str:
        kind = self.party.kind(place)
        return "" if kind.id == "human" else "\n".join(self._describe(place))

    def _describe(self, place: int) -> list[str]:
        """Return the computer player of a seat as lines of markup, with its name."""
        kind = self.party.kind(place)
        first, *more = computers.describe(kind.id, place, self.setup.number)
        return [f"**{literal(kind.name)}.** {first}", *more]

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the picked seat's character and its way to win, and a person's first ship or what
        plays it instead."""
        seat = self.party.seats[self.setup.picked]
        head = pygame.Rect(area.left, area.top, area.width, max(m.pitch("heading"), least(m)))
        self._by_chance(m, head, seat)
        facts, whole, goals = about(self.party.content, seat.character)
        foot = pygame.Rect(area.left, 0, area.width, titled_height(m))
        foot.bottom = area.bottom
        words = [(goals, "body"), (goals, "caption"), (whole, "body"), (whole, "caption")]
        if seat.kind == "human":
            about_ships = {
                each: "\n".join(ship_lines(self.party.content, each)) for each in party.SHIPS
            }
            full = f"{goals}\n\n{about_ships[seat.ship]}"
            words = [(full, "body"), *words]
            ships = [(each, self.party.content.name(each)) for each in party.SHIPS]
            add_titled(
                self.form,
                m,
                foot,
                "new.ship",
                "First ship",
                ships,
                seat.ship,
                self._set_ship,
                tips=about_ships,
            )
        else:
            foot.top = foot.bottom + m.du(6)
            words = self._computer_words(facts, whole, goals)
        body = pygame.Rect(area.left, head.bottom + m.du(2), area.width, 0)
        body.height = foot.top - m.du(6) - body.top
        body = self.come_forward(m, body, goals if seat.kind == "human" else words[0][0])
        for lines, style in words:
            if RichText.height(m, lines, body.width, style) <= body.height:
                self.form.add(RichText("new.primer", body, lines, style, theme.SOFT))
                return
        if seat.kind == "human":
            self._scroll(m, body, goals)

    def _scroll(self, m: Metrics, area: pygame.Rect, words: str) -> None:
        """Add words for which there is no room, to be scrolled."""
        scroll = self.form.add(ScrollArea("new.about", area))
        rect = scroll.view.copy()
        rect.height = RichText.height(m, words, rect.width, "caption")
        scroll.add(RichText("new.primer", rect, words, "caption", theme.SOFT))

    def _computer_words(self, facts: str, whole: str, goals: str) -> list[tuple[str, str]]:
        """Return words on the computer player of the picked seat and on its character, with their
        style: the fullest first."""
        lines = self._describe(self.setup.picked)
        said = "\n".join(lines)
        return [
            (f"{said}\n\n{goals}", "body"), (f"{said}\n\n{goals}", "caption"),
            (f"{said}\n\n{whole}", "body"), (f"{said}\n\n{whole}", "caption"),
            (f"{said}\n\n{facts}", "body"), (f"{said}\n\n{facts}", "caption"), (said, "body"),
            (said, "caption"), ("\n".join(lines[:-1]), "caption"), (lines[0], "caption"),
        ]  # fmt: skip

    def _by_chance(self, m: Metrics, head: pygame.Rect, seat: Seat) -> None:
        """Add the name of the seat's character, and the button for a random one."""
        button = Button("new.random", head, "Random", self.by_chance, icon="dice",
                        tip="The seed picks the character", hotkey=keymap.key("setup.random"),
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
        if self.assign(self.party, self.setup.picked, character, f"character.{character}"):
            self.setup.changed()

    def _set_ship(self, value: str) -> None:
        self.party.seats[self.setup.picked].ship = value
        self.setup.changed()


def make(
    app: SceneHost, seed: int | None = None, chosen: Party | None = None,
    book: records.Book | None = None,
) -> NewGameScene:  # fmt: skip
    """Return the screen for a new game; ``book`` holds the finished games (None: those on disk)."""
    return NewGameScene(app, Party, lambda setup: OuterRimChoices(setup, book), seed, chosen)
