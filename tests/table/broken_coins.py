"""Coin games broken on purpose, each with one fault that a check of the table must find."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

from game.table.conformance import copies
from game.table.contract import Label, Result
from game.table.decisions import Decision, Intent, Option, option
from game.table.events import Event
from game.table.refusals import Reason, Refused
from tests.table import coin
from tests.table.coin import CoinGame, FlipSeen, State


class OptionTwice(CoinGame):
    def decision(self, state: State) -> Decision | None:
        found = super().decision(state)
        if found:
            found.options += found.options[-1:]
        return found


class OptionForbidden(CoinGame):
    def why_not(self, state: State, intent: Intent) -> Reason | None:
        if intent.verb == "flip":
            return Reason("", "The coin is bent.")
        return super().why_not(state, intent)


class KeyOfAnother(CoinGame):
    def decision(self, state: State) -> Decision | None:
        found = super().decision(state)
        if found:
            found.options = tuple(
                Option("end", "stop", "", "") if each.verb == "end" else each
                for each in found.options
            )
        return found


class LostCount(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        state.seq += key == "flip"
        return events


class OptionRefused(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        if key == "flip" and not state.purse[state.turn]:
            raise Refused("The purse is empty.")
        return super().choose(state, key)


class Overdrawn(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        seat = state.turn
        events = super().choose(state, key)
        state.purse[seat] -= 4 if key == "flip" else 0
        return events


class NoResult(CoinGame):
    def result(self, state: State) -> Result | None:
        return None


class AcceptsAll(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        return super().choose(state, "end" if key == "toss" else key)


class NoSentence(CoinGame):
    def why_not(self, state: State, intent: Intent) -> Reason | None:
        return super().why_not(state, intent) and Reason("", "no")


class FigureMissing(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        try:
            return super().choose(state, key)
        except Refused as refused:
            raise Refused("{verb} cannot be done now.") from refused


class NothingAgainst(CoinGame):
    def why_not(self, state: State, intent: Intent) -> Reason | None:
        return None


class RefusedTooLate(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        if key == "toss":
            state.purse[0] += 1
        return super().choose(state, key)


class NoWords(CoinGame):
    def word(self, state: State, option: Option) -> Label:
        return Label("") if option.verb == "peek" else super().word(state, option)


class IdInWords(CoinGame):
    def prompt(self, state: State) -> str:
        return "What does seat_0 do?"


class FieldInLog(CoinGame):
    def tell(self, state: State, event: Event, seat: int | None) -> str:
        return super().tell(state, event, seat).replace("flips", "flips {face}")


class OldMemory(CoinGame):
    """Caches its last answer by the number of the decision alone."""

    def __init__(self) -> None:
        self.known: tuple[int, Decision | None] = (-1, None)

    def decision(self, state: State) -> Decision | None:
        if self.known[0] != state.seq:
            self.known = state.seq, super().decision(state)
        return self.known[1]

    def choose(self, state: State, key: str) -> list[Event]:
        return CoinGame().choose(state, key)


class LongMemory(OldMemory):
    """Caches every answer it gave."""

    def __init__(self) -> None:
        self.all: dict[tuple[int, int], Decision | None] = {}

    def decision(self, state: State) -> Decision | None:
        found = self.all.setdefault((state.seed, state.seq), CoinGame().decision(state))
        return found


class TuplesInView(CoinGame):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "purse": tuple(state.purse)}


class PartsInView(CoinGame):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "purse": state.purse}


class ObjectsInView(CoinGame):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "setup": state.setup}


class SeenByAll(CoinGame):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "coming": coin.coming(state)}


class SeenByNobody(CoinGame):
    """Shows the coming flip in the spectators' view."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        found = super().view(state, seat)
        return {**found, "coming": coin.coming(state)} if seat is None else found


class AskedForSecret(CoinGame):
    def decision(self, state: State) -> Decision | None:
        found = super().decision(state)
        if found:
            found.options += (option("bet", "coin", coin.coming(state)),)
        return found

    def choose(self, state: State, key: str) -> list[Event]:
        decision = self.decision(state)
        bet = decision and decision.find(key) and key.startswith("bet")
        return super().choose(state, "end" if bet else key)

    def word(self, state: State, option: Option) -> Label:
        return Label("Bet a coin") if option.verb == "bet" else super().word(state, option)


class PeeksAloud(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        for event in events:
            event.to = None
        return events


@dataclass(slots=True, kw_only=True)
class FlipFelt(FlipSeen):
    """A peek at the coming flip that is not marked as a reveal."""

    reveals: ClassVar[bool] = False


class PeeksQuietly(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        return [
            (
                FlipFelt(seat=each.seat, face=each.face, to=each.to)
                if isinstance(each, FlipSeen)
                else each
            )
            for each in super().choose(state, key)
        ]


class GuessesTheTruth(CoinGame):
    def imagine(self, state: State, seat: int | None, number: int) -> State:
        return self.clone(state)


class GuessesWildly(CoinGame):
    def imagine(self, state: State, seat: int | None, number: int) -> State:
        guess = super().imagine(state, seat, number)
        guess.seed = 12345 + number
        return guess


class GuessesByTheTruth(CoinGame):
    def imagine(self, state: State, seat: int | None, number: int) -> State:
        guess = super().imagine(state, seat, number)
        guess.seed += state.seed % 7
        return guess


class RemembersDraws(CoinGame):
    def imagine(self, state: State, seat: int | None, number: int) -> State:
        guess = super().imagine(state, seat, number)
        guess.drawn = state.drawn
        return guess


class NotesTheFlip(CoinGame):
    """Writes the coming flip down, and does not guess another."""

    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        state.trays[1] = [coin.coming(state)]
        return events


class GuessesByMood(CoinGame):
    mood = 0

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        self.mood += 1
        return super().imagine(state, seat, self.mood)


class GuessesInPlace(CoinGame):
    def imagine(self, state: State, seat: int | None, number: int) -> State:
        state.streams["guess"] = number
        return super().imagine(state, seat, number)


class OddDraws(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if key == "end":
            state.drawn = ("tails",)
        return events


class LoadsAnything(CoinGame):
    def load(self, data: bytes) -> State:
        found = json.loads(data)
        if isinstance(found, dict):
            found.pop("no_such_field", None)
        return super().load(json.dumps(found).encode())


class SharedTrays(CoinGame):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.trays = [*state.trays]
        return copy


class ForgottenRound(CoinGame):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.round = 1
        return copy


class ForgottenPeek(CoinGame):
    """Saves a state without a field that has a default."""

    def dump(self, state: State) -> bytes:
        found = json.loads(super().dump(state))
        del found["seen"]
        return json.dumps(found).encode()


class OneClone(CoinGame):
    """Returns the same copy again and again."""

    def __init__(self) -> None:
        self.copy: State | None = None

    def clone(self, state: State) -> State:
        fresh = super().clone(state)
        if self.copy is None:
            self.copy = fresh
        for name, value in copies.parts(fresh):
            setattr(self.copy, name, value)
        return self.copy


class TwoPennies(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if key == "end":
            state.trays[1 - state.turn].append("penny")
        return events


class NoPenny(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if key == "flip":
            state.trays = [["nickel"], ["dime"]]
        return events


class StrangePenny(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if key == "flip":
            state.trays[0].append(f"dime {state.seq}")
        return events


class Debts(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if key == "peek":
            state.purse[state.turn] -= 1
        return events


class NoEnd(CoinGame):
    def choose(self, state: State, key: str) -> list[Event]:
        if state.over:
            return []
        return super().choose(state, key)


class OneScore(CoinGame):
    def result(self, state: State) -> Result | None:
        found = super().result(state)
        return found and Result(found.winner, found.ending, found.scores[:1])


class ThirdWins(CoinGame):
    def result(self, state: State) -> Result | None:
        found = super().result(state)
        return found and Result(2, found.ending, found.scores)


class ForgottenEnd(CoinGame):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.round -= state.over
        return copy


class LastWords(CoinGame):
    """Shows both seats, at the end, the flip that never came."""

    def choose(self, state: State, key: str) -> list[Event]:
        events = super().choose(state, key)
        if state.over:
            events.append(FlipSeen(seat=0, face=coin.coming(state), to=(0, 1)))
        return events
