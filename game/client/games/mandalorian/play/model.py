"""The game for display: the view of a seat, and lookups by id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any, cast

from game.client.draw import richtext
from game.client.draw.richtext import literal
from game.client.tabletop.bars.log import Entry as Shown
from game.client.tabletop.bars.log import Part
from game.client.tabletop.play.model import TableModel
from game.mandalorian import events as e
from game.mandalorian import foresight
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import Content
from game.mandalorian.context import SHARED, Play
from game.mandalorian.game import Mandalorian
from game.mandalorian.maps import MissionMap
from game.mandalorian.names import CRISIS_AT, EVENT_AT, Action
from game.mandalorian.names import COMPANION
from game.mandalorian.state import State
from game.mandalorian.text import log, names, story, talk
from game.mandalorian.text.articles import Met, enemies_met, with_articles
from game.mandalorian.text.burdens import burdens
from game.table.contract import Label
from game.table.decisions import Intent, Option, Options, option
from game.table.events import Event
from game.table.foresight import certain
from game.table.refusals import Reason
from game.table.session import Turn
from game.table.text_safety import plain

Entry = dict[str, Any]


@dataclass
class Model(TableModel[State]):
    """The view of a seat, and what it names."""

    _ahead: dict[tuple[str, str], Options] = field(default_factory=dict)
    _foreseen: dict[tuple[str, ...], foresight.Foreseen | None] = field(default_factory=dict)
    _ahead_of: int = -1
    turned: int = -1
    """the number of answers at which the player has turned the own role card"""
    peeking: bool = False
    """whether the player holds what shows the own secrets"""
    _carried: tuple[Turn | None, tuple[dict[int, str], Met]] = (
        None,
        ({}, {}),
    )  # replaced, never changed
    """the latest answer so far, and what is carried on moves until then"""

    @cached_property
    def content(self) -> Content:
        """All cards, tokens and maps."""
        return cast(Mandalorian, self.session.game).content

    @property
    def play(self) -> Play:
        """The rules on the present state, for what everybody may know."""
        return Play(self.content, self.state)

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        return view["turn"], view["player"]

    def aside(self, event: Event) -> str:
        return story.line(self.play, event)

    def once(self, events: Sequence[Event]) -> tuple[Part, ...]:
        """Return the reasons of companions: the log has the same one once. An enemy whose name
        has come before is another one, and the door that is cut is said once."""
        said = [(self.tell(each), "", "") for each in events if isinstance(each, e.Said)]
        came = [self._again(events, each) for each in events if isinstance(each, e.TokenEntered)]
        cuts = [each for each in events if isinstance(each, e.WorkDone)]
        doors = [(log.in_doors(self.play), "", "cuts")] * (len(cuts) == 1)
        return (*said, *came, *doors)

    def _again(self, events: Sequence[Event], came: e.TokenEntered) -> Part:
        name = names.threat(self.play, came.threat)
        verb = "reinforces" if isinstance(events[0], e.NoEffect) else "appears"
        part = f"{name:The} {verb}" if events[0] is came else f"{name:the} {verb}"
        another = "Another" if events[0] is came else "another"
        again = f"{another} {name} {verb}" if name.article == "a" else part
        return part, again, f"enters.{name}"

    def paired(self, last: Shown, entry: Shown) -> str:
        """Return the reasons of a companion in a row as one sentence, "" for other lines."""
        both = (*last.events, *entry.events)
        said = all(isinstance(each, e.Said) for each in both)
        if not (last.events and entry.events and said and last.seat == entry.seat):
            return ""
        words = last.text.removesuffix(".")
        more = entry.text.removeprefix(f"{self.player_name(entry.seat)} ")
        more = more.removeprefix("will ") if " will " in words else more
        return f"{words} and {more}"

    def with_burden(self, events: Sequence[Event], words: str) -> str:
        """Return a line with "the" before enemies that are known, the line of a move with what the
        character carries for the objective."""
        carried, known = self._past()
        words = with_articles(known, events, words)
        move = next((each for each in reversed(events) if isinstance(each, e.Moved)), None)
        burden = carried.get(id(move), "") if move is not None else ""
        if move is None or not burden:
            return words
        who, space = names.character(self.play, move.who), names.place(self.play, move.space)
        goes = rf"(\b{re.escape(who)}|\band) moves to {re.escape(f'{space:the}')}"
        return re.sub(goes, lambda found: f"{found[0]} with {burden}", words, count=1)

    def _past(self) -> tuple[dict[int, str], Met]:
        """Return what characters carry for the objective on their moves, by the move, and the
        enemies that lines are about."""
        session, history = self.session, self.session.history
        if not history or self._carried[0] is not history[-1]:
            events = [*chain(session.opening, *(each.events for each in history))]
            past = burdens(self.play, events), enemies_met(self.play, events)
            self._carried = history[-1] if history else None, past
        return self._carried[1]

    def player_name(self, seat: int) -> str:
        return plain(names.seat_name(self.play, seat), 40)

    def call(self, seat: int) -> str:
        if self.leak and self.state.stack and self.state.stack[-1].step == "role":
            return "Your role card waits."
        if seat == self.moment[1]:
            return super().call(seat)
        return richtext.plain(self.game.prompt(self.state))

    def refresh(self) -> None:
        """Read everything again. Where people share characters the question names whom it asks:
        nothing else on the table says so."""
        super().refresh()
        people = sum(kind == "human" for kind in self.kinds)
        asked = None if self.away or self.waiting_for is not None else self.decision
        if asked is not None and self.shared and people > 1:
            self.prompt = f"**{literal(self.player_name(asked.seat))}:** {self.prompt}"

    # -- The Leak --

    @property
    def leak(self) -> Entry:
        """The Leak in the view, empty in other games."""
        found: Entry = self.view.get("leak", {})
        return found

    @property
    def keeps_secrets(self) -> bool:
        return self.play.hushed

    @property
    def covered(self) -> bool:
        """True while the secrets of the viewing seat are facedown on the screen: it is shared
        in The Leak, and shows it only while a key or a button is held."""
        people, held = self.kinds.count("human"), self.peeking and not self.recorded
        return self.keeps_secrets and people > 1 and not held and not self.view["over"]

    def is_covered(self, card: str) -> bool:
        """Return True if a card in hand is facedown now."""
        return self.covered and card not in self.leak["open_hand"]

    def look_from(self, seat: int) -> None:
        self.peeking, self.turned = False, -1
        super().look_from(seat)

    def word_options(self) -> dict[str, Label]:
        """Return the options in words; a card for the Jammer stays unnamed, for its words are
        shown."""
        found = super().word_options()
        if not self.covered:
            return found
        told = Label("Put this card into the Jammer", "It stays facedown until the reading")
        return found | {each.key: told for each in self.options if each.verb == "jam"}

    # -- the mission --

    @property
    def mission(self) -> c.Mission:
        """The mission that is played."""
        return self.content.missions[self.view["mission"]]

    @property
    def map(self) -> MissionMap:
        """Its map."""
        return self.content.maps[self.mission.map]

    @property
    def slots(self) -> tuple[Action, ...]:
        """The action slots from left to right."""
        return self.content.slots[self.mission.id]

    def slot(self, slot: str) -> Entry:
        """Return what the view says of a slot."""
        found: Entry = self.view["slots"][slot]
        return found

    @property
    def shared(self) -> bool:
        """True if all seats have both characters."""
        return bool(self.view["mode"] == SHARED)

    # -- characters --

    @property
    def characters(self) -> Sequence[Entry]:
        """The characters in the view."""
        found: Sequence[Entry] = self.view["characters"]
        return found

    def character(self, who: str) -> Entry:
        """Return what the view says of a character."""
        return next(each for each in self.characters if each["id"] == who)

    @property
    def is_child_carried(self) -> bool:
        """True if a character of the crew carries The Child, so that it can flee."""
        return any(each["id"] == self.view["carrier"] for each in self.characters)

    def seat_of(self, who: str) -> int:
        """Return the seat that plays a character; the first one where all are shared."""
        ids = [each["id"] for each in self.characters]
        return 0 if self.shared else ids.index(who)

    @property
    def companions(self) -> tuple[str, ...]:
        """The characters that companions lead; of shared ones the first."""
        seats = [seat for seat, kind in enumerate(self.kinds) if kind == COMPANION]
        ids = [each["id"] for each in self.characters]
        found = ids[:1] * bool(seats) if self.shared else [ids[seat] for seat in seats]
        return tuple(found)

    def reasons_of(self, who: str) -> str:
        """Return the reasons that the companion of a character has given for its turn, in a few
        words."""
        seats = self.view["said"]
        heard = [*seats.values()][-1:] if self.shared else [seats.get(str(self.seat_of(who)), [])]
        return ", ".join(talk.brief(self.play, each) for words in heard for each in words)

    @property
    def acting(self) -> str:
        """The character in whose action the game is, "" for none."""
        action = self.play.action
        return action.who if action is not None and not self.shown else ""

    @property
    def turn_of(self) -> tuple[str, ...]:
        """The characters whose turn it is."""
        ids = tuple(each["id"] for each in self.characters)
        return ids if self.shared else ids[self.view["player"] : self.view["player"] + 1]

    # -- tokens --

    @property
    def tokens(self) -> Sequence[Entry]:
        """The tokens on the map in the view."""
        found: Sequence[Entry] = self.view["tokens"]
        return found

    def token(self, handle: str) -> Entry | None:
        """Return what the view says of a token on the map, None for one that is not there."""
        return next((each for each in self.tokens if each["token"] == handle), None)

    def face(self, handle: str) -> c.Threat | None:
        """Return the face of a token as far as the seat knows it."""
        entry = self.token(handle)
        if entry and self.covered and not entry["up"]:
            return None
        return self.content.threats[entry["threat"]] if entry and entry["threat"] else None

    # -- cards --

    @property
    def hand(self) -> Sequence[str]:
        """The skill cards in hand."""
        found: Sequence[str] = self.view["hand"]
        return found

    @property
    def planning_drawn(self) -> Sequence[str]:
        """The planning cards that the view's action drew, "" in place of those chosen already."""
        left: Sequence[str] = self.view["drawn"]
        for event in self.newest() if left else ():
            if isinstance(event, e.PlanningDrawn) and {*left} <= {*event.cards}:
                return [card if card in left else "" for card in event.cards]
        return left

    def skill(self, card: str) -> c.Skill:
        """Return a skill card."""
        return self.content.skills[card]

    def after(self, card: str, slot: str) -> int:
        """Return the strength that a slot would have with a card."""
        played, now = self.skill(card), self.slot(slot)
        if played.exact or any(self.skill(each).exact for each in now["cards"]):
            return EVENT_AT
        return int(now["total"]) + played.strength

    def power(self, card: str, slot: str) -> int:
        """Return the strength of the action that a card would give in a slot."""
        played = self.skill(card)
        return played.strength + (played.bonus == slot)

    def ahead(self, card: str, slot: str) -> Options:
        """Return the options that playing a card into a slot would lead to; none if it cannot be
        played there. Playing a card reveals nothing, so this is what anybody could work out."""
        self._forget_ahead()
        known = self._ahead.get((card, slot))
        if known is None:
            known = self._ahead[card, slot] = self._find_options(card, slot)
        return known

    def _forget_ahead(self) -> None:
        """Forget what answers would lead to once the game has gone on."""
        if self._ahead_of != self.version:
            self._ahead.clear()
            self._foreseen.clear()
            self._ahead_of = self.version

    def foreseen(self, *answers: Option) -> foresight.Foreseen | None:
        """Return the game as these answers of the Action Step leave it, before any Event Step, as
        far as that is certain."""
        self._forget_ahead()
        keys = tuple(each.key for each in answers)
        if keys not in self._foreseen:
            self._foreseen[keys] = foresight.foreseen(self.sight, answers)
        return self._foreseen[keys]

    def _find_options(self, card: str, slot: str) -> Options:
        after = self._after(card, slot)
        decision = self.game.decision(after) if after is not None else None
        return decision.options if decision is not None and decision.step == "acting" else ()

    def against(self, card: str, slot: str, wanted: Intent) -> Reason | None:
        """Return the reason why a card played into a slot could not do something; None if it could,
        or if it cannot be played there."""
        after = self._after(card, slot)
        return self.game.why_not(after, wanted) if after is not None else None

    def _after(self, card: str, slot: str) -> State | None:
        """Return the game as it would be once a card is played into a slot."""
        wanted = self.find(option("play", card, slot).key)
        return certain(self.sight, wanted.key) if wanted is not None else None


def danger(total: int) -> str:
    """Return what a slot with a strength brings: "", "event" or "crisis"."""
    return "crisis" if total >= CRISIS_AT else "event" if total >= EVENT_AT else ""
