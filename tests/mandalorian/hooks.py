"""The Mandalorian's hooks for the checks of the table: its secrets, components and figures."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.context import SHARED
from game.mandalorian.frames import Drawn
from game.mandalorian.game import load
from game.mandalorian.rules import decks
from game.mandalorian.state import State
from game.table.conformance import Hooks
from game.table.decisions import Decision
from game.table.events import Event
from game.table.streams import draw

GAME = load()
TABLES: dict[str, dict[str, Any]] = {
    "asset alone": {"seats": 1, "mission": "the_asset"},
    "promise for two": {"seats": 2, "mission": "a_promise_broken", "mode": "normal"},
    "promise for four": {"seats": 4, "mission": "a_promise_broken", "mode": "normal"},
    "six minutes shared": {"seats": 3, "mission": "six_minutes"},
    "square for three": {"seats": 3, "mission": "town_square", "mode": "normal"},
    "promise with a companion": {
        "seats": 2, "mission": "a_promise_broken", "mode": "normal", "second": "companion",
    },
    "square in the sandbox": {"seats": 1, "mission": "town_square", "sandbox": True},
}  # fmt: skip
TALK = frozenset(("mark", "unmark", "say", "tell", "ask"))
RARELY = 8
OPENLY = (e.SkillPlayed, e.SlotEmptied, e.PlanningKept, e.PlanningUsed, e.PlanningDiscarded)
"""events of cards that lie faceup where everybody sees them"""
LEVELS = ("novice", "standard", "veteran")


class MissionHooks(Hooks[State]):
    """The secrets, components and figures of The Mandalorian."""

    tables = tuple(TABLES)
    steps = frozenset(("act", "acting", "drawn"))
    foreign = (
        "play:falcon@move", "play:old_trade@engine", "move:han_solo@s01", "move:kuiil@s99",
        "attack@t99", "look@s01", "push:t01@t02", "feature:medpac@kuiil", "end@now", "unlock@7",
        "use:defend@kuiil", "block:defend@burg", "dance",
        "mark:marker@t99", "say:rumor", "unmark@s01", "tell:enemy@t99", "tell:burg@t01", "ask@s01",
    )  # fmt: skip

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup of this table; level and characters vary with the seed."""
        data = dict(TABLES[table])
        seats, second = data.pop("seats"), data.pop("second", "human")
        kinds = ["human", second, "human", "human"][:seats]
        made = {
            "seats": [{"kind": each} for each in kinds], "level": LEVELS[seed % 3],
            "mode": "shared", **data,
        }  # fmt: skip
        if made.get("sandbox"):
            everyone = sorted(GAME.content.characters)
            made["characters"] = (everyone[seed % 8], everyone[(seed // 8 + seed + 3) % 8])
            if len(set(made["characters"])) == 1:
                made["characters"] = tuple(everyone[:2])
        return made

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Return a random answer; the many things to mark and to say come up rarely."""
        options = [each for each in decision.options if each.verb not in TALK]
        if not options or draw(seed, streams, "talk", RARELY) == 0:
            options = list(decision.options)
        return options[draw(seed, streams, "answer", len(options))].key

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        """Return the cards in decks and in the hands of others, and faces of which every copy is
        facedown and unseen."""
        known = {card for card in (state.decks[n][-1] for n, s in state.top.items() if seat in s)}
        hidden = {card for cards in state.decks.values() for card in cards} - known
        hidden |= {card for each, hand in state.hands.items() if each != seat for card in hand}
        for frame in state.stack:
            if isinstance(frame, Drawn) and frame.seat != seat:
                hidden |= set(frame.cards)
        return hidden | self._faces(state, seat)

    def _faces(self, state: State, seat: int) -> set[str]:
        threats = GAME.content.threats
        unseen, seen = set(), set()
        for token, kind in state.kinds.items():
            known = token in state.up or seat in state.seen.get(token, ())
            off = token in state.gone or token in state.beaten or token in state.aside
            (seen if known or off else unseen).add(threats[kind].id)
        return unseen - seen

    def deduced(self, state: State, seat: int | None) -> AbstractSet[str]:
        """Return what is the only kind left: in a deck and the hands dealt from it, on facedown
        tokens of a shape, among the events with the back on top."""
        threats, events = GAME.content.threats, GAME.content.events
        shapes: dict[str, list[str]] = {"reserve": [state.kinds[each] for each in state.reserve]}
        for token in (*state.spaces, *state.box):
            if token not in state.up and seat not in state.seen.get(token, ()):
                kind = state.kinds[token]
                shapes.setdefault(threats[kind].shape, []).append(kind)
        groups = list(shapes.values())
        for name, cards in state.decks.items():
            known = cards[-1:] if seat in state.top.get(name, ()) else ()
            rest = [card for card in cards if card not in known]
            for each, hand in state.hands.items():
                if each != seat and (name == SHARED or name in state.characters[each : each + 1]):
                    rest += hand
            for frame in state.stack:
                if isinstance(frame, Drawn) and frame.seat != seat and name == decks.PLANNING:
                    rest += frame.cards
            if name == decks.EVENT and cards and not known:
                top = [each for each in cards if events[each].back == events[cards[-1]].back]
                groups += [top, [each for each in rest if [each] != top]]
            groups.append(rest)
        return frozenset(group[0] for group in groups if len(set(group)) == 1)

    def shows(self, event: Event) -> bool:
        """Return whether the event has faces or cards that lie faceup, even if a deck that has run
        out is shuffled of them at once."""
        return event.to is None and (type(event).reveals or isinstance(event, OPENLY))

    def forgets(self, event: Event) -> bool:
        """Return whether the event begins a turn: until then, what was shown counts."""
        return isinstance(event, e.TurnBegan)

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        """Return every card and token in play, with its place."""
        for place, piles in (("deck", state.decks), ("pile", state.piles), ("slot", state.slots)):
            for name, cards in piles.items():
                for card in cards:
                    yield card, f"{place}.{name}"
        for seat, hand in state.hands.items():
            for card in hand:
                yield card, f"hand.{seat}"
        for who, kept in state.plans.items():
            for card in kept:
                yield card, f"plans.{who}"
        for frame in state.stack:
            for card in getattr(frame, "cards", ()) if isinstance(frame, Drawn) else ():
                yield card, "drawn"
            if frame.step == "after_event":
                yield frame.card, "event"  # type: ignore[attr-defined]
        for name in ("spaces", "carried", "reserve", "beaten", "gone", "box", "aside"):
            for token in getattr(state, name):
                yield token, name

    def required(self, state: State) -> AbstractSet[str]:
        """Return all tokens and cards of the game."""
        content = GAME.content
        cards = {card for who in state.characters for card in content.deck(who, 0)}
        cards |= {id for id, each in content.planning.items() if not each.guide}
        cards |= {id for id, each in content.events.items() if not each.guide}
        return frozenset((*cards, *state.kinds))

    def allowed(self, state: State) -> AbstractSet[str]:
        """Return all components and handles."""
        content = GAME.content
        found = (*content.skills, *content.planning, *content.events, *state.kinds)
        return frozenset(found)

    def bounds(self, state: State) -> None:
        """Check that no disrupt token is lost, and that figures are within their bounds."""
        table = GAME.content.table
        tokens = [*state.pool, *state.spent, *(n for each in state.disrupts.values() for n in each)]
        assert sum(tokens) >= sum((*table.white, *table.yellow)), tokens
        assert len(tokens) >= len((*table.white, *table.yellow))
        mission = GAME.content.missions[state.setup.mission]
        assert 0 <= state.track <= mission.limit
        if not state.over:
            play = GAME.play(state)
            assert all(play.left(who) > 0 for who in state.characters)
        assert len(set(state.used)) == len(state.used) <= 5
        size = table.hand[state.setup.level]
        if state.step == "action" and not state.plays:
            assert all(len(hand) <= size + 2 for hand in state.hands.values())
        assert set(state.decks) >= {decks.PLANNING, decks.EVENT}


@cache
def hooks() -> MissionHooks:
    """Return the hooks of the game."""
    return MissionHooks(GAME)
