"""A finished game in figures and words: what was spent, drawn and found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from game.client.draw.richtext import literal
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.ending.end_parts import StoryCard
from game.free_captains import events as e
from game.free_captains.names import ABILITIES, COLORS
from game.table.events import Event

DEAREST = 6
"""number of cards that are listed as the ones that cost most"""


@dataclass
class Faced:
    """A card of the line: when it was faced, what it cost by ability, and whether it was evaded."""

    card: str
    round: int
    spent: Counter[str] = field(default_factory=Counter)
    evaded: bool = False

    @property
    def cost(self) -> int:
        """The points that it cost in all."""
        return self.spent.total()

    @property
    def words(self) -> str:
        """The way it was met, and its cost by ability."""
        points = [f"{self.spent[each]} {each.capitalize()}" for each in ABILITIES
                  if self.spent[each]]  # fmt: skip
        return f"{'evaded' if self.evaded else 'engaged'} for {', '.join(points) or 'nothing'}"


@dataclass
class Tale:
    """The figures of a game; ``spent`` and ``gained`` by ability, ``drawn`` by color of cubes."""

    faced: list[Faced] = field(default_factory=list)
    spent: Counter[str] = field(default_factory=Counter)
    gained: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    suffered: int = 0
    """cubes drawn in Evades"""
    found: dict[str, int] = field(default_factory=dict)
    """the round in which each weapon was found"""
    understood: dict[str, int] = field(default_factory=dict)
    kept: tuple[str, ...] = ()
    """the dice with which the game began"""
    dice: int = 0
    """the number of times that one was used"""
    round: int = 0
    facing: Faced | None = None

    @property
    def evaded(self) -> int:
        """The number of cards evaded."""
        return sum(each.evaded for each in self.faced)

    @property
    def dearest(self) -> list[Faced]:
        """The cards that cost most, the dearest first."""
        paid = [each for each in self.faced if each.cost]
        return sorted(paid, key=lambda each: (-each.cost, each.round))[:DEAREST]

    def note(self, events: Iterable[Event]) -> None:
        """Take note of events, in their order."""
        for event in events:
            self._line(event)
            self._search(event)

    def _line(self, event: Event) -> None:
        """Take note of what happens in the line."""
        if isinstance(event, e.RoundBegan):
            self.round, self.facing = event.round, None
        elif isinstance(event, e.CardFaced):
            self.facing = Faced(event.card, self.round)
            self.faced.append(self.facing)
        elif isinstance(event, e.CardEvaded) and self.facing is not None:
            self.facing.evaded = True
        elif isinstance(event, e.PointsPaid):
            self._spend(event.ability, event.points)
        elif isinstance(event, e.AbilityChanged):
            if event.change < 0:
                self._spend(event.ability, -event.change)
            else:
                self.gained[event.ability] += event.change
        elif isinstance(event, e.DieUsed):
            self.dice += 1
        elif isinstance(event, e.DieKept):
            self.kept += (event.die,)

    def _spend(self, ability: str, points: int) -> None:
        self.spent[ability] += points
        if self.facing is not None:
            self.facing.spent[ability] += points

    def _search(self, event: Event) -> None:
        """Take note of what happens in the search."""
        if isinstance(event, e.CubesDrawn):
            if event.search:
                self.facing = None
                self.drawn.update(event.cubes)
            else:
                self.suffered += len(event.cubes)
        elif isinstance(event, e.WeaponFound):
            self.found[event.weapon] = self.round
        elif isinstance(event, e.WeaponUnderstood):
            self.understood[event.weapon] = self.round


def tell_game(model: Model) -> Tale:
    """Return the tale of a game."""
    tale = Tale()
    tale.note(model.session.opening)
    for turn in model.session.history:
        tale.note(turn.events)
    return tale


def sentences(model: Model, tale: Tale) -> list[str]:
    """Return the story of a game, as markup."""
    made = []
    if tale.spent.total():
        dearest = tale.dearest[0]
        name = literal(model.content.name(dearest.card))
        made.append(
            f"The lines cost **{tale.spent.total()} points**, {dearest.cost} of them for {name} "
            f"in round {dearest.round}."
        )
    drawn = tale.drawn.total()
    if drawn:
        yellow = tale.drawn["yellow"]
        made.append(f"Of **{drawn} cubes** drawn in searches, **{yellow}** {_was(yellow)} yellow.")
    return made


def _was(count: int) -> str:
    return "was" if count == 1 else "were"


def weapon_cards(model: Model, tale: Tale) -> list[StoryCard]:
    """Return the weapons found, in their order."""
    return [_weapon(model, tale, id) for id in tale.found]


def _weapon(model: Model, tale: Tale, id: str) -> StoryCard:
    when = f"Found in round {tale.found[id]}"
    if id in tale.understood:
        same = tale.understood[id] == tale.found[id]
        when += ", Understood at once" if same else f", Understood in round {tale.understood[id]}"
    elif not model.content.weapons[id].needs:
        when += ", active at once"
    return StoryCard(
        model.content.name(id), None, when, 0, words=model.content.weapons[id].story,
        picture=partial(art.scene, id) if art.has_scene(id) else None,
    )  # fmt: skip


def dear_cards(model: Model, tale: Tale) -> list[StoryCard]:
    """Return the cards that cost most, the dearest first."""
    return [
        StoryCard(
            model.content.name(each.card), -each.cost, f"Round {each.round}: {each.words}",
            0, words=model.content.faced[each.card].story,
            picture=partial(art.scene, each.card) if art.has_scene(each.card) else None,
        )
        for each in tale.dearest
    ]  # fmt: skip


def by_ability(counts: Counter[str]) -> list[str]:
    """Return points by ability: "12 Combat, 8 Diplomacy, 9 Science", and the figures alone."""
    words = [f"{counts[each]} {each.capitalize()}" for each in ABILITIES if counts[each]]
    return [", ".join(words), ", ".join(str(counts[each]) for each in ABILITIES)]


def cubes(tale: Tale) -> list[tuple[str, int]]:
    """Return the cubes drawn in searches, by color."""
    return [(color, tale.drawn[color]) for color in COLORS]
