"""Requests that are answered for a player: debt tokens called in, and requests refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from game.client.tabletop.play.auto_answers import Wishes
from game.outer_rim.context import Play
from game.outer_rim.favors import deals as favor_deals
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.events import FavorGranted
from game.outer_rim.favors.frames import Favor, FavorAsk, FavorMoment
from game.outer_rim.state import State
from game.table.decisions import Decision, option, parse
from game.table.session import Session, Turn

ASK, ANSWER, MOMENT = "favor.ask", "favor.answer", "favor.moment"
Hearing = Literal["ask", "turn", "never"]
"""whether a player is asked for favors: yes, not in this turn, or not in this game"""


class Deaf:
    """The players who do not want to be asked for favors. The setting holds for all of them until
    they say something else."""

    def __init__(self, session: Session[Any], wishes: Callable[[], Wishes]) -> None:
        self.session, self.wishes = session, wishes
        self.said: dict[int, Hearing] = {}
        self.until: dict[int, tuple[int, int]] = {}

    @property
    def _turn(self) -> tuple[int, int]:
        state: State = self.session.state
        return state.round, state.turn

    def of(self, seat: int) -> Hearing:
        """Return how a player takes requests now."""
        said = self.said.get(seat, "never" if self.wishes().refuse_requests else "ask")
        return "ask" if said == "turn" and self.until.get(seat) != self._turn else said

    def say(self, seat: int, how: Hearing) -> None:
        """Set how a player takes requests from now on."""
        self.said[seat], self.until[seat] = how, self._turn

    def to_requests(self, seat: int) -> bool:
        """Return True if requests to a player are refused."""
        return self.of(seat) != "ask"


def refusal(decision: Decision) -> str | None:
    """Return the answer that refuses a request and all others of this turn."""
    return next((each.key for each in decision.options if each.verb == "close"), None)


def _request(p: Play) -> FavorAsk | None:
    frame = p.stack[-1] if p.stack else None
    return frame if isinstance(frame, FavorAsk) else None


def is_complete(p: Play) -> bool:
    """Return True if the request on now has nothing left to name."""
    request = _request(p)
    return request is not None and favor_deals.named(request)


def able(p: Play, seat: int, other: int, kind: str) -> list[str]:
    """Return what a player can name for a favor that one other can grant now."""
    wished = favors.wishes(p, seat, kind)
    return [each for each in wished if favors.why_not_grant(p, seat, other, kind, each) is None]


def wish_of_the_moment(p: Play, decision: Decision) -> str | None:
    """Return the wish for advice in the skill whose dice are about to be rolled; None if the
    request is for something else."""
    request = _request(p)
    if request is None or request.kind != "advice" or favor_deals.named(request):
        return None
    below = next((each for each in reversed(p.stack) if not isinstance(each, Favor)), None)
    skill = below.skill if isinstance(below, FavorMoment) else ""
    wanted = option("wish", skill).key
    return wanted if skill and decision.find(wanted) else None


def usual_price(p: Play, decision: Decision, history: Sequence[Turn]) -> str | None:
    """Return the next answer that brings a request just begun to the credits that its player
    offered for the last favor of that kind that was granted; None once they are on the table, or
    if the player has named a price."""
    request = _request(p)
    if request is None or not favor_deals.named(request) or request.tokens:
        return None
    usual, offered = _last_offer(request, history), 0
    for turn in reversed(history):
        verb, source = _verb(turn)
        if turn.answer.seat == request.seat and verb == "favor":
            break
        if verb not in ("more", "wish"):
            return None
        offered += int(source) if verb == "more" else 0
    if offered != request.credits:
        return None
    left = [int(each.source) for each in decision.options if each.verb == "more"]
    fits = [each for each in left if each <= usual - offered]
    return option("more", str(max(fits))).key if fits else None


def _last_offer(request: FavorAsk, history: Sequence[Turn]) -> int:
    """Return the credits that the asker offered for the last favor of that kind that was granted;
    0 if there was none."""
    total, granted = 0, False
    for turn in reversed(history):
        granted = granted or any(
            isinstance(each, FavorGranted)
            and (each.seat, each.favor) == (request.seat, request.kind)
            for each in turn.events
        )
        verb, source = _verb(turn)
        if not granted or turn.answer.seat != request.seat:
            continue
        if verb == "favor":
            break
        total += {"more": 1, "less": -1}.get(verb, 0) * (int(source) if source.isdigit() else 0)
    return total


def _verb(turn: Turn) -> tuple[str, str]:
    """Return the verb of an answer, and what it is about."""
    found = parse(turn.answer.key)
    return found.verb, found.source


def next_call(p: Play, decision: Decision, owner: int) -> str | None:
    """Return the next answer of a request to the owner of a debt token, for that token; None if
    there is a choice, or nothing more to do."""
    request = _request(p)
    if request is None:
        return None
    if not favor_deals.named(request):
        wishes = able(p, request.seat, owner, request.kind)
        wanted = option("wish", wishes[0]) if len(wishes) == 1 else None
    elif request.to != owner:
        wanted = option("whom", f"seat_{owner}")
    elif owner not in request.tokens:
        wanted = option("token", f"seat_{owner}")
    else:
        wanted = None
    return wanted.key if wanted is not None and decision.find(wanted.key) else None
