"""The game for display: the view of a seat, lookups by id, and checks thought ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, cast

from game.client.draw import richtext
from game.client.tabletop.play.model import TableModel
from game.edge import events as e
from game.edge.cards import models as c
from game.edge.cards import scenes as s
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.dice.odds import Odds, odds
from game.edge.dice.pool import Build
from game.edge.frames import Outcome, Tray
from game.edge.game import Edge
from game.edge.names import SKILLS, Skill
from game.edge.rules import asked, breaks, lines, paths
from game.edge.rules.stowing import SLOTS
from game.edge.state import State
from game.edge.text import log, names, outcomes
from game.table.events import Event
from game.table.stack import Frame
from game.table.text_safety import plain

CAMPS = ("camp", "shop", "port")
Entry = dict[str, Any]


@dataclass
class Model(TableModel[State]):
    """The view of a seat, and what it names. Nothing in this game is hidden but dice to come."""

    @cached_property
    def content(self) -> Content:
        """All cards, scenes and maps."""
        return cast(Edge, self.session.game).content

    @property
    def play(self) -> Play:
        """The rules on the present state."""
        return Play(self.content, self.state)

    @property
    def moment(self) -> tuple[int, int]:
        return len(self.state.trail), self.decision.seat if self.decision else self.seat

    def aside(self, event: Event) -> str:
        return log.aside(self.play, event)

    def player_name(self, seat: int) -> str:
        given = self.state.setup.seats[seat].name
        return plain(given or " and ".join(self.name(who) for who in self.heroes_of(seat)), 40)

    def call(self, seat: int) -> str:
        return f"You decide now. {richtext.plain(self.game.prompt(self.state))}"

    def heroes_of(self, seat: int) -> Sequence[str]:
        """Return the heroes that a seat leads."""
        return [who for who in self.heroes if self.play.seat_of(who) == seat]

    # -- the adventure --

    @property
    def story(self) -> s.Adventure:
        """The adventure that is played."""
        return self.play.story

    @property
    def scene(self) -> s.Scene | None:
        """The scene that is on, None in port before the first."""
        return self.content.scenes.get(self.state.scene)

    @property
    def outcome_line(self) -> str:
        """The line of the fight or contest that led to the scene that is on, "" for none."""
        arrived = False
        for turn in reversed(self.session.history):
            for event in reversed(turn.events):
                if isinstance(event, outcomes.ENDED):
                    return outcomes.line(self.content, event)
                if isinstance(event, e.SceneBegan):
                    if arrived or event.scene != self.state.scene:
                        return ""
                    arrived = True
        return ""

    @property
    def stage(self) -> str:
        """The subject of the stage: "card", "camp", "encounter" or "battle"."""
        if self.state.battle is not None:
            return "battle"
        if self.state.fight is not None:
            return "encounter"
        return "camp" if self.step in CAMPS else "card"

    @property
    def frame(self) -> Frame | None:
        """The step that asks, or is about to."""
        return self.state.stack[-1] if self.state.stack else None

    @property
    def tray(self) -> Tray | None:
        """The check that is being put together."""
        frame = self.frame
        return frame if isinstance(frame, Tray) and frame.step == "tray" else None

    @property
    def outcome(self) -> Outcome | None:
        """The check that was rolled, while it is spent and paid."""
        frame = self.frame
        return frame if isinstance(frame, Outcome) else None

    @property
    def ways(self) -> Sequence[s.Way]:
        """The ways of the check that is on, those that may not be open included."""
        tray = self.tray
        return asked.ways(self.play, tray.scene) if tray is not None else ()

    def way(self, id: str) -> s.Way:
        """Return a way of the check that is on."""
        return next(each for each in self.ways if each.id == id)

    @property
    def choices(self) -> Sequence[s.Choice]:
        """The choices of the scene that are open."""
        offered = {each.source for each in self.options if each.verb == "go"}
        return [each for each in paths.choices(self.play, self.state.scene) if each.id in offered]

    @property
    def luck(self) -> Sequence[s.Break]:
        """The lucky breaks that are offered."""
        found = (breaks.found(self.play, each.source) for each in self.options
                 if each.verb == breaks.VERB)  # fmt: skip
        return [each for each in found if each is not None]

    # -- checks --

    def build(self, tray: Tray) -> Build:
        """Return the pool of a tray, step by step."""
        return lines.build(self.play, tray)

    def odds(self, tray: Tray) -> Odds:
        """Return the chances of a tray."""
        return odds(self.build(tray).pool)

    def on_way(self, way: s.Way, skill: Skill | None = None) -> Tray:
        """Return the tray as it would be on another way, with what still fits."""
        tray = self.tray
        assert tray is not None, "ways are for checks"
        chosen = skill or (
            tray.skill
            if tray.way == way.id and tray.skill
            else self.play.best(tray.who, way.skills)
        )
        return self.fit(replace(tray, way=way.id, skill=chosen))

    def fit(self, tray: Tray) -> Tray:
        """Return a tray without what does not fit it any more."""
        play = self.play
        if tray.help and (tray.help == tray.who or not self._helps(tray)):
            tray = replace(tray, help="")
        if tray.gear:
            card = play.card(tray.gear)
            fits = tray.skill in card.skills or f"{tray.scene}_{tray.way}" in card.ways
            own = tray.gear in (*play.cards(tray.who), *self.state.held)
            tray = tray if fits and own else replace(tray, gear="", calms=False)
        return tray

    def _helps(self, tray: Tray) -> bool:
        return tray.skill != "" and self.play.rank(tray.help, tray.skill) > 0

    def chance(self, tray: Tray) -> float:
        """Return the chance of success."""
        return float(self.odds(tray).success)

    def worth(self, slot: str) -> float | None:
        """Return by how much a filled slot raises the chance; what an empty one would add; None
        where nothing can be put into it."""
        tray = self.tray
        if tray is None or not tray.skill:
            return None
        if getattr(tray, slot):
            empty: Tray = replace(tray, **{slot: type(getattr(tray, slot))()})
            return self.chance(tray) - self.chance(empty)
        full = next(self.fillings(slot), None)
        return None if full is None else self.chance(full) - self.chance(tray)

    def fillings(self, slot: str) -> Iterator[Tray]:
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
        return self.play.heroes

    def name(self, id: str) -> str:
        """Return the name of a person or card."""
        return names.person(self.play, id) if id in self.state.people else self.content.name(id)

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
        return list(zip(SLOTS, self.state.slots.get(who, ("",) * len(SLOTS))))

    def holder(self, card: str) -> str:
        """Return the hero who has a card in a slot, "" for nobody."""
        return next((who for who in self.heroes if card in self.state.slots.get(who, ())), "")
