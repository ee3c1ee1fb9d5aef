"""Favors for computer players: what to ask for, what to pay, and for what price to help.

A favor is asked for where the chance gained is worth its price; it is granted for credits or a debt
token that are worth more than the help, and never to somebody who is about to win.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from game.outer_rim.favors.frames import Favor, FavorAnswer, FavorAsk, FavorMoment, FavorPick
from game.outer_rim.favors.odds import help_now
from game.outer_rim.state import Player, State
from game.table.decisions import Decision

STAKES = {"test": 45.0, "combat": 90.0}
"""worth of passing a test and of winning a combat, in hundredths of a fame"""
DIE = (0.5, 0.6)
"""chances in a combat without and with another die, about: working them out takes long"""
PRICE = 1_000
"""credits that are offered, and asked"""
PER_THOUSAND = 8.0
TOKEN = 20.0
"""worth of a debt token"""
NEED = {"advice": 8.0, "combat_strategy": 8.0, "endorsement": 10.0, "shortcut": 10.0}
LEAD = 6.0
"""what more is asked for each fame that the asker is ahead"""
CLOSE = 2
"""fame short of the goal at which nobody is helped any more"""
SPARE = 3_000
"""credits that are kept"""


def choice(game: Any, world: State, seat: int, decision: Decision) -> str | None:
    """Return the answer to a question about favors; None for other questions."""
    keys = [each.key for each in decision.options]
    f = world.stack[-1]
    if isinstance(f, FavorMoment):
        return _ask(game, world, seat, keys)
    if not isinstance(f, Favor):
        return None
    if isinstance(f, FavorAnswer):
        return _answer(world, f, keys)
    if isinstance(f, FavorPick):
        return _pick(world, f, keys)
    assert isinstance(f, FavorAsk)
    return _compose(world, f, keys)


def _ask(game: Any, world: State, seat: int, keys: list[str]) -> str:
    """Ask for the favor that helps with the dice, if it is worth its price."""
    f = world.stack[-1]
    test = isinstance(f, FavorMoment) and bool(f.skill)
    key = "favor:advice" if test else "favor:combat_strategy"
    player = world.players[seat]
    if key not in keys or player.favors.requests or player.credits < SPARE:
        return "pass"
    found = help_now(game.play(world), seat) if test else DIE
    stake = STAKES["test" if test else "combat"]
    worth = found is not None and (found[1] - found[0]) * stake > PER_THOUSAND * PRICE / 1_000
    return key if worth else "pass"


def _compose(world: State, f: FavorAsk, keys: list[str]) -> str:
    """Name what the dice need, offer the usual price, and ask."""
    below = next((each for each in reversed(world.stack) if isinstance(each, FavorMoment)), None)
    wish = f"wish:{below.skill}" if below is not None else ""
    if not f.wish and any(key.startswith("wish:") for key in keys):
        return wish if wish in keys else "pass"
    if below is not None and below.skill and f.wish != below.skill:
        return "pass"
    if not f.credits and "more:1000" in keys:
        return "more:1000"
    return "propose" if "propose" in keys else "pass"


def _answer(world: State, f: FavorAnswer, keys: list[str]) -> str:
    """Agree if the price is worth more than the help, ask for more, or refuse."""
    asker = world.players[f.asker]
    if _is_close(asker):
        return "decline"
    need = _need(world, f.kind, f.asker, f.seat)
    offered = PER_THOUSAND * f.credits / 1_000 + TOKEN * len(f.tokens)
    if offered >= need:
        return "accept" if "accept" in keys else "propose"
    return "more:1000" if "more:1000" in keys else "decline"


def _is_close(asker: Player) -> bool:
    return asker.fame >= asker.fame_goal - CLOSE


def _need(world: State, kind: str, asker: int, seat: int) -> float:
    """Return what a favor has to be worth to the player who does it."""
    lead = world.players[asker].fame - world.players[seat].fame
    return NEED.get(kind, 4.0) + LEAD * max(0, lead)


def least_price(world: State, kind: str, asker: int, seat: int) -> tuple[int, bool] | None:
    """Return the least credits, in whole thousands, for which a computer player would do a favor,
    and whether one debt token is enough; None if it helps this asker no more."""
    if _is_close(world.players[asker]):
        return None
    need = _need(world, kind, asker, seat)
    return ceil(need / PER_THOUSAND) * 1_000, need <= TOKEN


def _pick(world: State, f: FavorPick, keys: list[str]) -> str:
    """Take the cheapest offer of up to twice the usual price, of equal ones the first made."""
    priced = [
        (credits + 2_500 * len(tokens), f"grant:seat_{seat}") for seat, credits, tokens in f.offers
    ]
    fair = [each for each in priced if each[1] in keys and each[0] <= 2 * PRICE]
    return min(fair, key=lambda each: each[0])[1] if fair else "pass"
