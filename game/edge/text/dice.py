"""Names of dice, symbols and levels, and pools and results in words."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from game.edge.dice.faces import NEGATIVE, Face, Kind, Net, Symbol, Symbols
from game.edge.dice.pool import Level, Line, Pool, Side, Stage
from game.table.grammar import listed

KINDS = MappingProxyType({kind: kind.value.capitalize() for kind in Kind})
SYMBOLS = MappingProxyType(
    {
        **{symbol: symbol.value.capitalize() for symbol in Symbol},
        Symbol.LIGHT: "light point",
        Symbol.DARK: "dark point",
    }
)
LEVELS = MappingProxyType({level: level.value.capitalize() for level in Level})
SIDES = MappingProxyType({Side.ABILITY: "the ability", Side.DIFFICULTY: "the difficulty"})
STAGES = MappingProxyType(
    {
        Stage.BASIC: "Basic pool",
        Stage.ADD: "Added",
        Stage.UPGRADE: "Upgraded",
        Stage.DOWNGRADE: "Downgraded",
        Stage.REMOVE: "Removed",
    }
)
_PLURALS = {
    Symbol.SUCCESS: "Successes",
    Symbol.FAILURE: "Failures",
    Symbol.TRIUMPH: "Triumphs",
    Symbol.DESPAIR: "Despairs",
    Symbol.LIGHT: "light points",
    Symbol.DARK: "dark points",
}


def amount(symbol: Symbol, number: int) -> str:
    """Return a number of symbols: "1 Success", "2 Successes", "2 Advantage"."""
    name = SYMBOLS[symbol] if number == 1 else _PLURALS.get(symbol, SYMBOLS[symbol])
    return f"{number} {name}"


def dice(kind: Kind, number: int) -> str:
    """Return a number of dice: "1 Boost die", "2 Setback dice"."""
    return f"{number} {KINDS[kind]} {'die' if number == 1 else 'dice'}"


def pool(shown: Pool) -> str:
    """Return a pool: "2 Proficiency and 1 Ability against 2 Difficulty", or "no dice"."""
    helping = [kind for kind in Kind if kind not in NEGATIVE]
    sides = [_listed(shown, kinds) for kinds in (helping, NEGATIVE)]
    if not sides[0] and sides[1]:
        return f"no dice against {sides[1]}"
    return " against ".join(side for side in sides if side) or "no dice"


def face(shown: Face) -> str:
    """Return a face: "2 Successes", "1 Success and 1 Advantage", "blank"."""
    counts = ((symbol, shown.count(symbol)) for symbol in Symbol)
    return listed(amount(symbol, count) for symbol, count in counts if count) or "blank"


def change(line: Line) -> str:
    """Return the effect of a step on the pool: "+2 Proficiency, +1 Ability", or "no change"."""
    changes = (f"{count:+} {KINDS[kind]}" for kind, count in line.change.items())
    return ", ".join(changes).replace("-", "\N{MINUS SIGN}") or "no change"


def net(result: Net) -> str:
    """Return a result: "Success (2) with 1 Advantage and 1 Triumph", "Failure with 2 Threat"."""
    more = listed(
        amount(symbol, number)
        for symbol, number in (
            (Symbol.ADVANTAGE, result.advantage),
            (Symbol.THREAT, result.threat),
            (Symbol.TRIUMPH, result.triumph),
            (Symbol.DESPAIR, result.despair),
            (Symbol.LIGHT, result.light),
            (Symbol.DARK, result.dark),
        )
        if number > 0
    )
    outcome = f"Success ({result.success})" if result.succeeds else "Failure"
    return f"{outcome} with {more}" if more else outcome


def shortfall(shown: Symbols) -> str:
    """Return why symbols are no success: "3 Failures cancel all 3 Successes", "no Success"."""
    won, lost = shown.success + shown.triumph, shown.failure + shown.despair
    if not won:
        return "no Success"
    every = {1: "the only Success", 2: "both Successes"}.get(won, f"all {won} Successes")
    return f"{amount(Symbol.FAILURE, lost)} {'cancels' if lost == 1 else 'cancel'} {every}"


def points(result: Net) -> str:
    """Return the Force points of a result: "2 light and 1 dark"."""
    return f"{result.light} light and {result.dark} dark"


def _listed(shown: Pool, kinds: Sequence[Kind]) -> str:
    return listed(f"{shown.count(kind)} {KINDS[kind]}" for kind in kinds if shown.count(kind))
