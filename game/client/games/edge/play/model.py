"""The game for display: the view of a seat, lookups by id, and checks thought ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Any, TypeVar, cast

from game.client.draw import richtext
from game.client.games.edge.play.rewinding import rewound
from game.client.tabletop.bars.log import Part
from game.client.tabletop.play.model import TableModel
from game.edge import events as e
from game.edge.cards import models as c
from game.edge.cards import scenes as s
from game.edge.catalog import Content
from game.edge.dice.odds import Odds
from game.edge.dice.pool import Build
from game.edge.foresight import Foresight
from game.edge.game import Edge
from game.edge.names import SKILLS, Skill
from game.edge.seat_view import (
    BattleView,
    CheckView,
    FightView,
    OutcomeView,
    PersonView,
    SeatView,
)
from game.edge.text import log, names, outcomes
from game.table.events import Event
from game.table.grammar import Name
from game.table.text_safety import plain

T = TypeVar("T")
CAMPS = ("camp", "shop", "port")
Entry = dict[str, Any]


@dataclass
class Model(TableModel[Any]):
    """The view of a seat, and what it names. All that is shown comes from ``seat_view``, all
    forecasts from ``foresight``."""

    later: Sequence[Event] = ()
    """the last events of the game, which the page on view has not come to"""
    _known: tuple[Foresight, SeatView] | None = field(default=None, repr=False)
    _known_at: tuple[int, ...] = ()
    _made: dict[str, Any] = field(default_factory=dict, repr=False)
    _spread: list[tuple[str, str]] = field(default_factory=list)
    _spread_at: tuple[int, str] = (-1, "")

    @cached_property
    def content(self) -> Content:
        """All cards, scenes and maps."""
        return cast(Edge, self.session.game).content

    def _know(self) -> tuple[Foresight, SeatView]:
        """Return foresight and view of the moment, made once for each answer and seat."""
        now = (self.session.seq, self.version, self.seat)
        if self._known is None or self._known_at != now:
            ahead = Foresight.of(self.sight)
            self._known, self._known_at, self._made = (ahead, ahead.view()), now, {}
        return self._known

    def once(self, name: str, make: Callable[[], T]) -> T:
        """Return a thing that is worked out once for each answer and seat."""
        self._know()
        if name not in self._made:
            self._made[name] = make()
        found: T = self._made[name]
        return found

    @property
    def seat_view(self) -> SeatView:
        """All that the seat may see now; while a page is read, with the figures of its moment."""
        now = self._know()[1]
        if not self.later:
            return now
        return self.once(f"rewound {len(self.later)}", lambda: rewound(now, self.later))

    @property
    def foresight(self) -> Foresight:
        """The rules on a game as the seat imagines it."""
        return self._know()[0]

    @property
    def battle(self) -> BattleView:
        """The battle of ships that is on."""
        found = self.seat_view.battle
        assert found is not None, "asked in battles alone"
        return found

    @property
    def fight(self) -> FightView:
        """The encounter that is on."""
        found = self.seat_view.fight
        assert found is not None, "asked in encounters alone"
        return found

    def person(self, who: str) -> PersonView:
        """Return a hero, or an adversary in the encounter."""
        return self.seat_view.people[who]

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        if self.decision is None:
            return len(self.once("played", self.scenes_played)), self.seat
        return len(self.seat_view.trail), self.decision.seat

    def scenes_played(self) -> list[str]:
        """Return the scenes that were played, in their order, without those only passed through."""
        found = list[str]()
        for turn in (self.session.opening, *(each.events for each in self.session.history)):
            found += [each.scene for each in turn if isinstance(each, e.SceneBegan)][-1:]
        trail = self.seat_view.trail
        return found if not trail or trail[0] in found else [trail[0], *found]

    def aside(self, event: Event) -> str:
        return log.aside(self.content, event)

    def tried(self, events: Sequence[Event]) -> tuple[Part, ...]:
        """Return what a line of the log says someone tries, with its words for the next time."""
        return tuple(part for each in events for part in log.again(each, self.tell(each)))

    def with_wrecks(self, events: Sequence[Event], words: str) -> str:
        """Return the line of damage with the raider that it disables."""
        if log.NO_HULL not in words:
            return words
        told = (each.events for each in self.session.history)
        gone = log.wrecks(chain(self.session.opening, *told))
        out = any(id(each) in gone for each in events)
        return words.replace(log.NO_HULL, " and is out of the fight", 1) if out else words

    def player_name(self, seat: int) -> str:
        given = self.seat_view.seats[seat]
        return plain(given or " and ".join(self.name(who) for who in self.heroes_of(seat)), 40)

    def call(self, seat: int) -> str:
        return f"You decide now. {richtext.plain(self.question)}"

    def heroes_of(self, seat: int) -> Sequence[str]:
        """Return the heroes that a seat leads."""
        return [who for who in self.heroes if self.seat_view.seat_of(who) == seat]

    # -- the adventure --

    @property
    def story(self) -> s.Adventure:
        """The adventure that is played."""
        return self.seat_view.story

    @property
    def scene(self) -> s.Scene | None:
        """The scene that is on, None in port before the first."""
        return self.content.scenes.get(self.seat_view.scene)

    @property
    def outcome_line(self) -> str:
        """The line of the fight or contest that led to the scene that is on, "" for none."""
        arrived = False
        for turn in reversed(self.session.history):
            for event in reversed(turn.events):
                if isinstance(event, outcomes.ENDED):
                    return outcomes.line(self.content, event)
                if isinstance(event, e.SceneBegan):
                    if arrived or event.scene != self.seat_view.scene:
                        return ""
                    arrived = True
        return ""

    @property
    def stage(self) -> str:
        """The subject of the stage: "card", "camp", "encounter" or "battle"."""
        if self.seat_view.battle is not None:
            return "battle"
        if self.seat_view.fight is not None:
            return "encounter"
        return "camp" if self.step in CAMPS else "card"

    @property
    def tray(self) -> CheckView | None:
        """The check that is being put together."""
        return self.seat_view.check

    @property
    def outcome(self) -> OutcomeView | None:
        """The check that was rolled, while it is spent and paid."""
        return self.seat_view.outcome

    @property
    def ways(self) -> Sequence[s.Way]:
        """The ways of the check that is on, those that may not be open included."""
        tray = self.tray
        found = self.content.scenes[tray.scene] if tray is not None else None
        return found.ways if isinstance(found, s.Asking) else ()

    def way(self, id: str) -> s.Way:
        """Return a way of the check that is on."""
        return next(each for each in self.ways if each.id == id)

    @property
    def choices(self) -> Sequence[s.Choice]:
        """The choices of the scene that are open."""
        offered, scene = {each.source for each in self.options if each.verb == "go"}, self.scene
        found = scene.choices if isinstance(scene, s.Story | s.Asking) else ()
        return [each for each in found if each.id in offered]

    @property
    def luck(self) -> Sequence[s.Break]:
        """The lucky breaks that are offered."""
        offered = [each.source for each in self.options if each.verb == "break"]
        return [each for id in offered for each in self.story.breaks if each.id == id]

    # -- checks --

    def build(self, tray: CheckView) -> Build:
        """Return the pool of a tray, step by step."""
        return self.foresight.build(tray)

    def odds(self, tray: CheckView) -> Odds:
        """Return the chances of a tray."""
        return self.foresight.odds(tray)

    def on_way(self, way: s.Way, skill: Skill | None = None, who: str = "") -> CheckView:
        """Return the tray as it would be on another way, perhaps with another hero in the lead,
        with what still fits."""
        tray = self.tray
        assert tray is not None, "ways are for checks"
        if who and who != tray.who:
            tray = replace(tray, who=who, skill="")
        return self.foresight.on_way(tray, way, skill)

    def chance(self, tray: CheckView) -> float:
        """Return the chance of success, or to come first in a competitive check."""
        return self.foresight.chance(tray)

    def worth(self, slot: str) -> float | None:
        """Return by how much a filled slot raises the chance; what an empty one would add; None
        where nothing can be put into it."""
        tray = self.tray
        if tray is None or not tray.skill:
            return None
        if getattr(tray, slot):
            empty: CheckView = replace(tray, **{slot: type(getattr(tray, slot))()})
            return self.chance(tray) - self.chance(empty)
        full = next(self.fillings(slot), None)
        return None if full is None else self.chance(full) - self.chance(tray)

    def fillings(self, slot: str) -> Iterator[CheckView]:
        """Return the trays with an empty slot filled in each way that is offered."""
        tray = self.tray
        assert tray is not None
        for each in self.options:
            if each.verb == slot:
                filling: dict[str, Any] = {slot: each.source or True}
                yield replace(tray, **filling)

    # -- people and cards --

    @property
    def heroes(self) -> tuple[str, ...]:
        """The heroes who go, the lead first."""
        return self.seat_view.heroes

    def name(self, id: str) -> str:
        """Return the name of a person or card."""
        person = self.seat_view.people.get(id)
        return person.name if person is not None else self.content.name(id)

    def thrower(self, event: e.Thrown) -> Name:
        """Return the name of who made a roll: a person, a ship or allies."""
        if event.why in ("allies", "rival"):
            return Name(event.who)
        if event.why in ("close", "fire", "mend"):
            battle = self.seat_view.battle
            vessel = battle.vessels.get(event.who) if battle is not None else None
            return vessel.name if vessel is not None else names.former_ship(self.content, event.who)
        person = self.seat_view.people.get(event.who)
        return person.name if person is not None else names.former(self.content, event.who)

    def spread(self, usable: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        """Return the spend cards that could be used at some time since the roll, in the order in
        which they became so, with those ``usable`` now."""
        history = self.session.history
        turns = (
            at
            for at in range(len(history), 0, -1)
            if any(isinstance(each, e.Rolled | e.SimplyDone) for each in history[at - 1].events)
        )
        now = next(turns, 0), self.step
        if now != self._spread_at:
            self._spread, self._spread_at = [], now
        self._spread += [each for each in usable if each not in self._spread]
        return self._spread

    def skills_here(self) -> Sequence[Skill]:
        """Return the skills that count in this scene."""
        outcome = self.outcome
        if outcome is not None and outcome.skill:
            return (outcome.skill,)
        found = dict.fromkeys(skill for way in self.ways for skill in way.skills)
        tray = self.tray
        if tray is not None and not found and tray.skill:
            found[tray.skill] = None
        return [skill for skill in SKILLS if skill in found]

    def slot_cards(self, who: str) -> Sequence[tuple[c.Slot, str]]:
        """Return the slots of a hero with their cards."""
        return list(zip(c.SLOTS, self.seat_view.card_slots(who)))

    def holder(self, card: str) -> str:
        """Return the hero who has a card in a slot, "" for nobody."""
        return next((who for who in self.heroes if card in self.seat_view.card_slots(who)), "")
