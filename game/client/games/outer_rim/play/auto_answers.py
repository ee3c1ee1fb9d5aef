"""The answers that the program gives for players of Outer Rim, and the whole ways of patrols.

The rules ask which of several patrols moves, and for each space of its way. The table asks once,
where it ends, and only if that changes which planets a player can reach next turn, or where one
must fight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.client.games.outer_rim.play import requests
from game.client.tabletop.play.auto_answers import AutoAnswers, Wishes
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.combat.events import DiceRolled
from game.outer_rim.context import Play
from game.outer_rim.events import TurnBegan
from game.outer_rim.favors import rules as favors
from game.outer_rim.market import rules as market
from game.outer_rim.market.frames import Barter
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.patrols.frames import PatrolMoves, WhichPatrol
from game.outer_rim.rules import movement, reputation, slots
from game.outer_rim.state import State
from game.table.decisions import Decision, Option, option
from game.table.session import Session

AVOIDABLE = frozenset(("hunt", "job", "meet", "use", "deliver", "fight"))
"""answers with a risk or a cost: the player sees it, and may still take back what led there"""
TALK = frozenset(("deal", "favor"))
"""answers that are offered with every question"""
OF_PATROLS = ("patrol", "patrol.leave")
END = option("end")
Ways = Mapping[str, tuple[str, ...]]
"""by the space where it ends, the spaces of a way"""
Flights = Mapping[str, tuple[str, ...]]
"""by the key of a patrol's whole way, which names its end, the answers to the rules"""


class RimAnswers(AutoAnswers):
    """Takes forced steps, ends an action step in which only talk is left, pays in credits, flies
    patrols that no player is near, rolls when nobody would be asked for a favor again, and breaks
    the ties of the AI deck.

    ``bartering`` while the player wants to pay with goods, ``swapping`` while a purchase is to take
    the slot of a card that the player has pointed out; ``calling`` is the player whose debt
    token is being called in, -1 for none.
    """

    def __init__(self, session: Session[Any], wishes: Callable[[], Wishes]) -> None:
        super().__init__(session, wishes)
        self.bartering = self.swapping = False
        self.calling = -1
        self.moments: dict[tuple[int, int, int], int] = {}
        """by round, turn and seat: the dice that had been rolled when a favor was last offered"""
        self.deaf = requests.Deaf(session, wishes)

    def key(self) -> str | None:
        decision = self.session.decision()
        if decision is None or decision.step != "barter":
            self.bartering = self.swapping = False
        if decision is None or decision.step != requests.ASK:
            self.calling = -1
        return super().key()

    def matters(self, decision: Decision, only: Option) -> bool:
        return only.verb in AVOIDABLE

    def tie(self, decision: Decision) -> str | None:
        wishes, state = self.wishes(), self.session.state
        if of_the_deck(state, decision):
            return None if wishes.ask_for_computer else self.any_of(decision)
        if decision.step == "barter":
            return self._pay(decision)
        if decision.step == "action":
            return self._end(decision)
        if decision.step == requests.MOMENT:
            return self._roll(decision)
        if decision.step == requests.ANSWER:
            return requests.refusal(decision) if self.deaf.to_requests(decision.seat) else None
        if decision.step == requests.ASK:
            return self._request(decision)
        if decision.step == "patrol" and not wishes.ask_ways:
            ways = self.ways()
            if len(ways) == 1 or not self._is_noticed(ways):
                return _key(decision, next(iter(ways.values()))[0])
        return None

    def _end(self, decision: Decision) -> str | None:
        """Return the end of an action step in which only talk is left: the next step offers that
        too."""
        if not self.wishes().forced_steps or any(
            each.verb not in (*TALK, END.verb) for each in decision.options
        ):
            return None
        return END.key if decision.find(END.key) else None

    def _roll(self, decision: Decision) -> str | None:
        """Return the roll of a player who has had a favor this turn, or was asked about one at an
        earlier roll of this turn."""
        if not self.wishes().forced_steps:
            return None
        state: State = self.session.state
        turn, dice = (state.round, state.turn, decision.seat), self._dice_this_turn()
        if state.players[decision.seat].favors.received or dice > self.moments.get(turn, dice):
            return favors.ROLL.key
        self.moments[turn] = dice
        return None

    def _dice_this_turn(self) -> int:
        """Return the number of rolls since the turn began."""
        found = 0
        for turn in reversed(self.session.history):
            for event in reversed(turn.events):
                if isinstance(event, TurnBegan):
                    return found
                found += isinstance(event, DiceRolled)
        return found

    def _request(self, decision: Decision) -> str | None:
        """Return the next answer of a request where it follows from how the request began."""
        if self.calling >= 0:
            return self._call_in(decision)
        if not self.wishes().forced_steps:
            return None
        play = self.session.game.play(self.session.state)  # type: ignore[attr-defined]
        found = requests.wish_of_the_moment(play, decision)
        return found or requests.usual_price(play, decision, self.session.history)

    def _call_in(self, decision: Decision) -> str | None:
        """Return the next answer of a request that is paid with the debt token of ``calling``; None
        if the player has to name something, or once the token is on the table."""
        play = self.session.game.play(self.session.state)  # type: ignore[attr-defined]
        found = requests.next_call(play, decision, self.calling)
        if found is None and requests.is_complete(play):
            self.calling = -1
        return found

    def _pay(self, decision: Decision) -> str | None:
        """Return the payment in credits, None if there is none or the player barters."""
        if self.bartering or not self.wishes().forced_steps:
            return None
        if decision.find(market.PAY.key) is None or not (self.swapping or self._has_room()):
            return None
        return market.PAY.key

    def _has_room(self) -> bool:
        """Return True if the purchase needs no slot, or finds a free one."""
        play = self.session.game.play(self.session.state)  # type: ignore[attr-defined]
        card = play.under(Barter).card
        if not card or play.content.assets[card].kind in ("ship", "deal"):
            return True
        return bool(slots.has_room(play, play.under(Barter).seat, card))

    def ways(self) -> Ways:
        """Return the ways on which the patrol may go, those that end nearest to its goal first;
        none if the player is asked for each space."""
        state: State = self.session.state
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, PatrolMoves) or self.wishes().ask_ways:
            return {}
        return _by_end(self.session.game.play(state), frame)  # type: ignore[attr-defined]

    def flights(self) -> Flights:
        """Return the whole ways among which the player chooses now; none if the next answer to the
        rules says it all."""
        state: State = self.session.state
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, WhichPatrol):
            return self._flights_of_any(frame)
        ways = self.ways()
        if len(ways) < 2 or not isinstance(frame, PatrolMoves):
            return {}
        return dict(_flight(frame.faction, way) for way in ways.values())

    def _flights_of_any(self, frame: WhichPatrol) -> Flights:
        """Return the ways of the patrols of which one moves toward the player; none if where it
        ends matters for none of them, or two could end in the same space."""
        decision = self.session.decision()
        if decision is None or len(decision.options) < 2 or self.wishes().ask_ways:
            return {}
        if frame.toward != "me" or frame.up_to:
            return {}
        play = self.session.game.play(self.session.state)  # type: ignore[attr-defined]
        found: dict[str, tuple[str, ...]] = {}
        ends, asked = list[str](), False
        for each in decision.options:
            moves = patrols.moves(play, each.source, frame.seat, frame.points, frame.card)
            ways = _by_end(play, moves)
            noticed = len(ways) > 1 and self._is_noticed(ways, each.source)
            asked = asked or noticed
            flown = list(ways.values()) if noticed else list(ways.values())[:1]
            ends += [way[-1] for way in flown]
            for way in flown:
                key, steps = _flight(each.source, way)
                found[key] = (each.key, *steps)
        alike = len(set(ends)) < len(ends) or len(ends) < len(decision.options)
        return found if asked and not alike else {}

    def _is_noticed(self, ways: Ways, faction: str = "") -> bool:
        """Return True if for any player the next move depends on which of these ways is flown."""
        play = self.session.game.play(self.session.state)  # type: ignore[attr-defined]
        faction = faction or play.under(PatrolMoves).faction
        return any(
            len({_next_move(play, each.seat, faction, end) for end in ways}) > 1
            for each in play.state.players
            if each.space and each.ship
        )


def _next_move(p: Play, seat: int, faction: str, end: str) -> tuple[frozenset[str], str]:
    """Return the planets that a player can reach next turn with the patrol of a faction in a
    space; and that space, if the player can come there and would have to fight."""
    reach = movement.reachable(p, seat, p.values(seat).hyperdrive, {faction: end})
    planets = frozenset(each for each in reach if p.galaxy.spaces[each].kind == "planet")
    hostile = reputation.level(p, seat, faction) < 0
    return planets, end if hostile and end in reach else ""


def of_the_deck(state: State, decision: Decision) -> bool:
    """Return True if the decision is the AI deck's, which the rules let the player make."""
    if ai_seats.asked(state) is not None:
        return True
    return decision.step in OF_PATROLS and state.players[state.turn].ai is not None


def _by_end(p: Play, f: PatrolMoves) -> Ways:
    """Return a patrol's ways, those that end nearest to its goal first."""
    far = movement.away(p, f.goal)
    found: dict[str, tuple[str, ...]] = {}
    for way in _ways(p, f):
        known = found.get(way[-1])
        if known is None or len(way) < len(known):
            found[way[-1]] = way
    return dict(sorted(found.items(), key=lambda each: far[each[0]]))


def _flight(faction: str, way: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the key of a way, and its answers to the rules."""
    keys = tuple(option("patrol", faction, space).key for space in way)
    return keys[-1], keys


def _ways(p: Play, f: PatrolMoves) -> Iterator[tuple[str, ...]]:
    """Yield all ways that the rules allow, space by space."""
    options = patrols.route_options(p, f)
    for each in options:
        step = f.clone()
        step.path, step.points = (*f.path, each.target), f.points - 1
        if step.points == 0 or each.target == f.goal:
            yield (each.target,)
        else:
            yield from ((each.target, *rest) for rest in _ways(p, step))


def _key(decision: Decision, space: str) -> str:
    return next(each.key for each in decision.options if each.target == space)
