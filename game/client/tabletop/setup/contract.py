"""The contract between the shared new-game screen and the game that is set up.

``Setup`` is what the parts of the screen share: the choices so far, and the form. A game supplies a
``Choices``: it lays out its own choices at the left, beside the seats, and knows what they mean.
The data of the choices are in the game's ``Party``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.play.party import Party
from game.client.tabletop.setup import casting
from game.client.tabletop.setup.casting import Casting
from game.client.tabletop.setup.new_game_parts import Person
from game.client.tabletop.setup.pick_menu import Pick, PickScene
from game.client.tabletop.setup.seat_rows import Portrait
from game.client.widgets import RichText
from game.client.widgets.form import Form

MOST_SEED = 999_999
PERSON_DU, LEAST_PERSON_DU, LEAST_WORDS_DU = 420, 260, 250
P = TypeVar("P", bound=Party[Any])


@dataclass(frozen=True)
class Draft(Generic[P]):
    """Choices that were left without a game."""

    party: P
    seed: str
    picked: int


@dataclass(frozen=True)
class Words:
    """The words of the shared parts of the screen about a game.

    Seats can be picked if ``seat`` explains it, and then the choices of the picked seat show.
    """

    seat: str = ""
    seed: str = "The same seed gives the same game"
    code: str = "This whole setup: share it, or enter one you were given"
    adds: str = "Add a friend"


class Setup(Generic[P]):
    """The choices for a game, and the form on which they show.

    ``seed`` fills the seed field; ``chosen`` None stands for the choices that were left without a
    game, or else the last ones (then they are ``fresh``). ``picked`` is the seat whose choices
    show. ``note`` says what the last choice has changed besides.
    """

    choices: Choices[P]

    def __init__(
        self, app: SceneHost, form: Form, party_type: type[P], seed: int | None, chosen: P | None,
        relayout: Callable[[Metrics], None],
    ) -> None:  # fmt: skip
        self.app, self.form, self._relayout = app, form, relayout
        self.game = party_type.game
        draft: Draft[P] | None = app.drafts.get(self.game) if chosen is None else None
        self.fresh = chosen is None and draft is None
        if draft is None:
            party = party_type.last_choices() if chosen is None else chosen
            draft = Draft(party, str(random.randrange(1, MOST_SEED)), 0)
        self.party: P = draft.party
        self.picked, self.seed = draft.picked, draft.seed if seed is None else str(seed)
        self.typed: str | None = None  # a partly typed code
        self.note = ""
        self.begun = False

    @property
    def m(self) -> Metrics:
        """The metrics of the last layout."""
        return self.form.m

    @property
    def number(self) -> int | None:
        """The seed as a number; None for a random one."""
        digits = "".join(char for char in self.seed if char.isascii() and char.isdigit())
        return int(digits) if digits else None

    @property
    def code(self) -> str:
        """The code of these choices, "" if there is none."""
        return "" if self.number is None else self.party.code(self.number)

    @property
    def code_fault(self) -> str:
        """The reason why the typed text is not a code, "" if it is one."""
        try:
            self.party.from_code(self.typed or "")
        except ValueError as wrong:
            return str(wrong)
        return ""

    @property
    def why_not_start(self) -> str:
        """The reason why no game can begin, "" if one can."""
        return self.code_fault if self.typed else self.party.why_not_start

    @property
    def guided(self) -> bool:
        """True if somebody can lead through this game."""
        return self.game in registry.CLIENTS and bool(registry.client(self.game).lead)

    def rect_of(self, id: str) -> pygame.Rect:
        """Return where a widget is shown, the middle of the window if it is not."""
        found = self.form.find(id)
        if found is not None:
            return found.visible_rect
        return pygame.Rect(self.m.width // 2, self.m.height // 2, 0, 0)

    def changed(self, note: str = "") -> None:
        """Show the new choices, and what has changed besides; a partly typed code is out of
        date."""
        besides = self.choices.adapt()
        self.typed, self.note = None, note or besides
        self.renew()

    def renew(self) -> None:
        """Lay the screen out again."""
        self._relayout(self.app.metrics)

    def pick_seat(self, place: int) -> None:
        """Pick the seat whose choices show."""
        self.choices.on_pick_seat(place)
        self.picked = place
        self.changed()

    def draft(self) -> Draft[P]:
        """Return the choices as they are left without a game."""
        return Draft(self.party, self.seed, self.picked)


class Choices(Generic[P]):
    """The object that a game supplies for its new-game screen: its own choices, and all words."""

    words: ClassVar[Words] = Words()

    def __init__(self, setup: Setup[P]) -> None:
        self.setup, self.app, self.form = setup, setup.app, setup.form

    @property
    def party(self) -> P:
        """The choices so far."""
        return self.setup.party

    def build(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the game's own choices."""

    def build_aside(self, m: Metrics, area: pygame.Rect) -> None:
        """Lay out the area below the seats: the choices of the picked one."""

    def paint_over(self, surface: pygame.Surface) -> None:
        """Paint over the widgets, such as a character in hand."""

    def outlook(self) -> tuple[str, str]:
        """Return the expected length of the game ("About 12 rounds, 40 minutes"), and a tip."""
        return "", ""

    def seat_title(self, place: int) -> str:
        """Return the label of a seat without a name."""
        return f"Player {place + 1}"

    def kind_tip(self, place: int) -> str:
        """Return how the player of a seat plays, "" for a person."""
        kind = self.party.kind(place)
        return "" if kind.id == "human" else f"**{literal(kind.name)}.** {literal(kind.words)}"

    @property
    def why_not_led(self) -> str:
        """The reason why nobody leads through the game as it is chosen, "" if somebody can."""
        return ""

    @property
    def remedy(self) -> tuple[str, Callable[[], None]] | None:
        """The label and the action of a button that lets a game begin, None if nothing is amiss."""
        return None

    @property
    def portrait(self) -> Portrait | None:
        """The function that draws a seat's face, None for a mark alone."""
        return None

    def bust(self, place: int, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the person of a seat without a ground, facing right; None for nobody."""
        return None

    # -- reactions --

    def adapt(self) -> str:
        """Bring the choices in line with one another after a change; return what that has changed
        besides."""
        return ""

    def on_pick_seat(self, place: int) -> None:
        """React to another seat being picked, before that shows."""

    def on_switch_rule(self, rule: str) -> str:
        """React to a house rule that was turned on or off; return what that has changed besides."""
        return ""

    def before(self, begin: Callable[[], None]) -> bool:
        """Show what comes before the game, which calls ``begin`` then; return False if nothing
        does."""
        return False

    # -- for the layouts of games --

    def come_forward(self, m: Metrics, area: pygame.Rect, words: str) -> pygame.Rect:
        """Stand the picked seat's person at the right foot of an area, if there is room for it
        beside the words; return the room that is left for them."""
        height = min(m.du(PERSON_DU), area.height)
        width = height * 4 // 5
        rest = pygame.Rect(area.left, area.top, area.width - width * 7 // 8, area.height)
        roomy = height >= m.du(LEAST_PERSON_DU) and rest.width >= m.du(LEAST_WORDS_DU)
        roomy = roomy and RichText.height(m, words, rest.width, "body") <= rest.height
        picked = self.setup.picked
        if not roomy or self.bust(picked, (width, height)) is None:
            return area
        rect = pygame.Rect(area.right - width, area.bottom - height, width, height)
        self.form.add(Person(rect, lambda size: self.bust(picked, size), picked))
        return rest

    def assign(self, party: Casting, place: int, character: str, tile: str) -> bool:
        """Give a place a character; return True if it has it now. If another place has it, open
        the menu that exchanges the two beside the tile with that id."""
        why = party.why_not(place, character)
        if not why:
            party.give(place, character)
            return True
        other = casting.holder(party, place, character)
        if other is None or place >= len(party.held()):
            self.app.cue("refuse")
            self.form.explain(self.form.find(tile))
            return False
        words = casting.exchange_words(party, place, other)
        picks = [
            Pick("exchange", "Swap", words, party.why_not_exchange(place, other)),
            Pick("keep", "Keep as is", "No one changes places."),
        ]
        title = f"{party.character_words(character)}: {why[0].lower()}{why[1:].rstrip('.')}"

        def exchange(answer: str) -> None:
            if answer == "exchange":
                party.exchange(place, other)
                self.setup.changed()

        self.app.stack.push(
            PickScene(self.app, title, picks, "", exchange, lambda: self.setup.rect_of(tile))
        )
        return False
