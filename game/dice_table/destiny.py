"""The Destiny row: coins that show a light or a dark side, and turn over when invested."""

from __future__ import annotations

from game.dice_table import events as e
from game.dice_table import names
from game.dice_table.building import change, full
from game.dice_table.context import Table, Verb
from game.dice_table.names import Coin
from game.dice_table.state import Part, Record, State
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Pool, Side
from game.edge.dice.rolling import roll, sides_of
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

INVESTED = {"light": Side.ABILITY, "dark": Side.DIFFICULTY}
"""the side that a coin upgrades (EE-103, EE-105)"""


def _invest(table: Table, chosen: Option) -> None:
    """Upgrade the pool by Destiny, and flip the coin."""
    state = table.state
    flip(table, chosen.source, invested=True)
    part = Part(table.made("b"), "upgrade", side=INVESTED[chosen.source], why=names.DESTINY)
    change(table, (*state.parts, part))


def _no_investment(state: State, intent: Intent) -> Reason | None:
    return _no_coin(state, intent) or full(state, 1)


def flip(table: Table, side: str, invested: bool = False) -> None:
    """Turn over the first coin that shows this side."""
    coins = list(table.state.destiny)
    at = next(place for place, coin in enumerate(coins) if coin == side)
    coins[at] = "dark" if side == "light" else "light"
    table.state.destiny = tuple(coins)
    table.say(e.CoinFlipped(side=side, invested=invested))


def _flip(table: Table, chosen: Option) -> None:
    flip(table, chosen.source)


def _roll_destiny(table: Table, chosen: Option) -> None:
    """Roll the pool of the session: a Force die for each player (EE-101)."""
    state = table.state
    players = max(1, len(state.setup.seats) - 1)
    pool = Pool(force=players)
    fell = roll(pool, map(table.chance, sides_of(pool)))
    light, dark = fell.net.light, fell.net.dark
    sides: tuple[tuple[Coin, int], ...] = (("light", light), ("dark", dark))
    state.destiny = tuple(coin for coin, count in sides for _ in range(count))
    dice = tuple((Kind.FORCE, die.number) for die in fell.dice)
    state.history += (Record(table.made("r"), "destiny", 0, dice=dice),)
    faces = tuple(number for _, number in dice)
    table.say(e.DestinyRolled(faces=faces, light=light, dark=dark))


def _put_coin(table: Table, chosen: Option) -> None:
    coin = next(each for each in names.COINS if each == chosen.source)
    table.state.destiny += (coin,)
    table.say(e.CoinMoved(side=coin, on=True))


def _no_room(state: State, intent: Intent) -> Reason | None:
    full = len(state.destiny) >= names.MOST_COINS
    return (
        Reason("", "The table holds at most {most} coins.", most=names.MOST_COINS) if full else None
    )


def _take_coin(table: Table, chosen: Option) -> None:
    coins = list(table.state.destiny)
    coins.remove(next(each for each in names.COINS if each == chosen.source))
    table.state.destiny = tuple(coins)
    table.say(e.CoinMoved(side=chosen.source, on=False))


def _no_coin(state: State, intent: Intent) -> Reason | None:
    missing = intent.source not in state.destiny
    return (
        Reason("", "No Destiny point shows that side: flip one over, or add one.")
        if missing
        else None
    )


_ROLL = (option("destiny"),)
_INVEST = tuple(option("invest", each) for each in names.COINS)
_FLIP = tuple(option("flip", each) for each in names.COINS)
_COINS = tuple(option("coin", each) for each in names.COINS)
_COINS_OFF = tuple(option("uncoin", each) for each in names.COINS)

VERBS = {
    "destiny": Verb(lambda state: _ROLL, _roll_destiny),
    "invest": Verb(lambda state: _INVEST, _invest, _no_investment, each=True),
    "flip": Verb(lambda state: _FLIP, _flip, _no_coin, each=True),
    "coin": Verb(lambda state: _COINS, _put_coin, _no_room),
    "uncoin": Verb(lambda state: _COINS_OFF, _take_coin, _no_coin, each=True),
}
