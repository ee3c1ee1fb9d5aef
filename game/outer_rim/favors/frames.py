"""Steps of a favor: its price is put together, answered, and an offer is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, OptionalSeat, Pending, Seat, Seats
from game.table.validation import Natural

Offer = tuple[Seat, Natural, Seats]
"""a player's price for a favor: the seat, credits, debt tokens"""


@dataclass(slots=True, kw_only=True)
class Favor(Pending):
    """A favor for ``asker``: what is wished for, and what is paid for it.

    ``kind``: one of the favors, or ``withhold``. ``wish``: a skill, a faction, or the seat that is
    not to be helped. ``to``: the seat asked, -1 for anyone. ``tokens``: the colors of debt tokens,
    as seats.
    """

    asker: Seat
    kind: str
    wish: str = ""
    to: OptionalSeat = -1
    credits: Natural = 0
    tokens: Seats = ()
    give: Cards = ()
    promise: Natural = 0


@dataclass(slots=True, kw_only=True)
class FavorAsk(Favor):
    """The asker puts a request together; ``cards``: whether cards may pay for it."""

    cards: bool = False
    step: Literal["favor.ask"] = "favor.ask"


@dataclass(slots=True, kw_only=True)
class FavorRound(Favor):
    """A request goes round: ``asked`` have not answered yet, ``offers`` are the prices so far."""

    asked: Seats = ()
    offers: tuple[Offer, ...] = ()
    step: Literal["favor.round"] = "favor.round"


@dataclass(slots=True, kw_only=True)
class FavorAnswer(Favor):
    """A player grants a favor, names another price, or refuses."""

    step: Literal["favor.answer"] = "favor.answer"


@dataclass(slots=True, kw_only=True)
class FavorPick(Favor):
    """The asker takes one of the offers."""

    offers: tuple[Offer, ...] = ()
    step: Literal["favor.pick"] = "favor.pick"


@dataclass(slots=True, kw_only=True)
class FavorRead(Pending):
    """An encounter card has been read, and an endorsement could bring another part of the section:
    the last moment for one."""

    card: str
    section: Natural
    step: Literal["favor.read"] = "favor.read"


@dataclass(slots=True, kw_only=True)
class FavorMoment(Pending):
    """The dice of a test of ``skill``, or with "" of a combat, are about to be rolled: the last
    moment for a favor."""

    skill: str = ""
    step: Literal["favor.moment"] = "favor.moment"
