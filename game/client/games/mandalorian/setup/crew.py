"""The crew of a mission: its places, and everybody who may take one."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import bullets, literal
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.setup.hero_picker import CharacterTile, Place
from game.client.tabletop.setup import casting
from game.client.tabletop.setup.character_drag import CharacterDrag
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.new_game_parts import add_titled, titled_height
from game.client.widgets import Label, RichText


class Crew:
    """The characters of the party. ``spot`` is the place that the next one takes."""

    def __init__(self, setup: Setup[Party]) -> None:
        self.setup, self.form = setup, setup.form
        self.spot = 0 if setup.party.shared else setup.picked
        self.carrying = CharacterDrag(setup, _pawn, self.put)

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    def seat_title(self, place: int) -> str:
        """Return the name of a seat's character; those who share lead the whole crew."""
        cast = self.party.cast
        if self.party.shared:
            return "The crew" if len(self.party.seats) == 1 else f"Player {place + 1}"
        return the_game().content.name(cast[place]) if place < len(cast) else "No one"

    def starter(self, place: int) -> str:
        """Return a seat as one that may have the first turn: its player, else its character."""
        return self.party.seats[place].called or self.seat_title(place)

    def add(self, m: Metrics, area: pygame.Rect) -> None:
        """Add who starts, the places of the crew, and beside them everybody who may take one."""
        party, content = self.party, the_game().content
        if len(party.seats) > 1:
            area = self._turns(m, area)
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.cast", label, "Who goes", "label", theme.MUTED))
        top, gap = label.bottom + m.du(2), m.du(8)
        room = pygame.Rect(area.left, top, area.width, area.bottom - top)
        if party.shared and len(party.allowed) <= party.count:
            self._all_go(m, room)
            return
        tall = room.width * 10 < room.height * 16
        places = pygame.Rect(room.topleft, (room.width * 42 // 100, min(room.height, m.du(300))))
        if tall:
            places.size = (room.width, room.height * 36 // 100)
        cast = party.cast
        for place, rect in enumerate(_columns(places, party.count, gap, m.du(190))):
            who = cast[place] if place < len(cast) else ""
            self.form.add(Place(rect, place, who, place == self.spot, self.choose_place))
            left = rect.right + m.du(24)
        rest = pygame.Rect(left, room.top, room.right - left, places.height)
        if tall:
            rest = pygame.Rect(room.left, places.bottom + gap, room.width, 0)
            rest.height = room.bottom - rest.top
        everybody = [*party.allowed, *(e for e in content.characters if e not in party.allowed)]
        lines = 2 if len(everybody) > 4 else 1
        across, high = -(-len(everybody) // lines), (rest.height - gap * (lines - 1)) // lines
        for number, who in enumerate(everybody):
            band = pygame.Rect(rest.left, rest.top + number // across * (high + gap), rest.width,
                               high)  # fmt: skip
            rect = _columns(band, across, gap, m.du(170))[number % across]
            mark = str(cast.index(who) + 1) if who in cast else ""
            told = bullets(map(literal, content.characters[who].primer))
            tip = f"**{content.name(who)}**\n{told}"
            why, other = party.why_not(self.spot, who), casting.holder(party, self.spot, who)
            exchange = other is not None and self.spot < len(cast)
            self.form.add(CharacterTile(rect, who, mark, self.pick, self.carrying.carry,
                                        self.carrying.drop, tip, why, exchange))  # fmt: skip

    def _turns(self, m: Metrics, area: pygame.Rect) -> pygame.Rect:
        """Add who has the first turn; return the rest of the area."""
        who = [(str(place), self.starter(place)) for place in range(len(self.party.seats))]
        value = "" if self.party.starts is None else str(self.party.starts)
        add_titled(self.form, m, area, "new.first", "First turn", [("", "Drawn"), *who], value,
                   self.begin_with)  # fmt: skip
        used = titled_height(m) + m.pick(12, 8)
        return pygame.Rect(area.left, area.top + used, area.width, area.height - used)

    def _all_go(self, m: Metrics, room: pygame.Rect) -> None:
        """Add the places of a crew that has nobody to choose from, with what each of them is good
        at beside it."""
        content, cast, gap = the_game().content, self.party.cast, m.du(16)
        room = pygame.Rect(room.left, room.top, room.width, min(room.height, m.du(300)))
        for place, column in enumerate(_columns(room, len(cast), gap, room.width)):
            rect = pygame.Rect(column.topleft, (min(m.du(190), column.width // 2), column.height))
            who = content.characters[cast[place]]
            self.form.add(Place(rect, place, who.id, False, self.choose_place))
            words = pygame.Rect(rect.right + gap, rect.top, 0, rect.height)
            words.width = column.right - words.left
            lines = [f"**{content.name(who.id)}**", *map(literal, who.primer)]
            ways = [("\n\n".join(lines), style) for style in ("reading", "body", "caption")]
            ways += [("\n\n".join(lines[:count]), "tile") for count in range(len(lines), 1, -1)]
            for told, style in ways:
                if RichText.height(m, told, words.width, style) <= words.height:
                    id = f"new.primer.{place}"
                    self.form.add(RichText(id, words, told, style, theme.SOFT))
                    break
            else:
                rect.width = column.width

    # -- choosing --

    def choose_place(self, place: int) -> None:
        """Choose the place that the next character takes."""
        self.spot = place
        if not self.party.shared:
            self.setup.picked = place
        self.setup.changed()

    def put(self, who: str, place: int) -> None:
        """Put a character into a place."""
        self.spot = place
        self.pick(who)

    def pick(self, who: str) -> None:
        """Give the chosen place to a character, or offer to exchange it with the place that has
        it. A player with a shared crew then fills the next place."""
        if self.setup.choices.assign(self.party, self.spot, who, f"character.{who}"):
            if self.party.shared:
                self.spot = (self.spot + 1) % self.party.count
            self.setup.changed()

    def begin_with(self, choice: str) -> None:
        """Choose the seat with the first turn, or have it drawn."""
        self.party.first = int(choice) if choice else None
        self.setup.changed()


def _pawn(who: str, px: int) -> pygame.Surface:
    """Return the picture of a character in hand."""
    return images.svg("mandalorian/pawns", who, (px, px))


def _columns(area: pygame.Rect, count: int, gap: int, most: int) -> list[pygame.Rect]:
    """Return places side by side from the left, each at most so wide."""
    wide = min(most, (area.width - gap * (count - 1)) // count)
    return [
        pygame.Rect(area.left + number * (wide + gap), area.top, wide, area.height)
        for number in range(count)
    ]
