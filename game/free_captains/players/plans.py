"""The rest of a line, thought through card by card: the chance to win by its best ways.

Each card is engaged in one of the ways that the rules find, or evaded. The cubes of an Evade are
not drawn: their average is counted, and a typical draw is what the cards after it are faced with.
The worth of a position is in log-odds (``judging``): chances can be made of it and averaged.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

from game.free_captains import odds
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Facing
from game.free_captains.names import ABILITY_AT, BLACK, COLOR_AT
from game.free_captains.players.trying import most_left
from game.free_captains.players.values import CREW, POINT, SYSTEMS, chance, judge, strength
from game.free_captains.rules import affording, facing
from game.free_captains.rules.demand import demand, payments
from game.free_captains.state import State
from game.table.copying import copier

KEPT = (6, 4, 3, 2)
"""the number of ways that are followed at each card from here on"""


class Way(NamedTuple):
    """A way past a card: what it promises at once, the position after it, what it adds to the
    worth, and the chance to live through it."""

    promise: float
    after: Play
    extra: float = 0.0
    alive: float = 1.0


class Ahead:
    """Looks ahead from positions of one line; remembers those that it has seen."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], float] = {}

    def look(self, p: Play) -> float:
        """Return the chance to win of a position, with the best ways past the cards left."""
        frame = p.stack[-1] if p.stack else None
        if p.over or not isinstance(frame, Facing) or frame.step != "face":
            return chance(judge(p))
        return self._from(p, frame, 0.0, 0)

    def evading(self, p: Play) -> float:
        """Return the chance to win if the card that is faced is evaded."""
        frame = next(each for each in p.stack if isinstance(each, Facing))
        return self._best(list(_evaded(p, frame.card)), frame.card, 0.0, 0)

    def at_once(self, p: Play) -> float:
        """Return the same as ``evading``, without a look at the cards that follow."""
        frame = next(each for each in p.stack if isinstance(each, Facing))
        ways = _evaded(p, frame.card)
        return max(each.alive * chance(judge(each.after) + each.extra) for each in ways)

    def _from(self, p: Play, f: Facing, extra: float, depth: int) -> float:
        """Return the chance to win from a card of the line on."""
        if f.card == len(p.state.line):
            return chance(judge(p) + extra)
        key = _key(p.state, f, extra)
        found = self._known.get(key)
        if found is None:
            ways = [*_engaged(p, f), *_evaded(p, f.card)]
            ways.sort(key=lambda each: -each.promise)
            kept = KEPT[min(depth, len(KEPT) - 1)]
            found = self._known[key] = self._best(ways[:kept], f.card, extra, depth)
        return found

    def _best(self, ways: list[Way], index: int, extra: float, depth: int) -> float:
        """Return the chance to win by the best of these ways past a card."""
        following = Facing(0, index + 1, step="face")
        return max((
            each.alive * self._from(each.after, following, extra + each.extra, depth + 1)
            for each in ways
        ), default=0.0)  # fmt: skip


def _key(s: State, f: Facing, extra: float) -> tuple[Any, ...]:
    """Return everything about a position that the rest of its line depends on."""
    return (
        f.card, f.die, extra, *s.abilities, *s.dice, *s.faces, *s.fates, *s.shifts, *s.counted,
        *s.bag, *s.powers, *s.understood, *s.weapons, *s.hand, s.more,
        *chain(*s.cubes_on.values()),
    )  # fmt: skip


copied = copier(State)
"""copies all that a line changes; decks and pending steps are shared"""


def _copy(p: Play) -> Play:
    return Play(p.content, copied(p.state))


# --- Engage -------------------------------------------------------------------------------------


def _engaged(p: Play, f: Facing) -> Iterator[Way]:
    """Yield the best payment with each die, icon and set of powers."""
    index = f.card
    now = demand(p, index)
    if not now.own:
        return
    have = p.state.abilities
    seen = set[tuple[int, ...]]()
    for way in affording.ways(p, now, f):
        left = [each for each in payments(have, way.need) if not p.fatal(each)]
        if not left:
            continue
        best = most_left(p, left)
        after = _copy(p)
        state = after.state
        state.abilities = list(best)
        state.fates[index] = "engaged"
        state.powers += [each.source for each in way.powers]
        if way.die:
            _turn_down(after, way.die)
        key = (*best, *state.faces, len(way.powers))
        if key in seen:
            continue
        seen.add(key)
        _deeds(after, p.faced(index).engaged, index)
        _after_engaging(after)
        yield Way(judge(after), after)


def _turn_down(p: Play, die: str) -> None:
    """Turn a die down by one side, and do what its face does besides the bonus."""
    state = p.state
    at = state.dice.index(die)
    value = state.faces[at]
    state.faces[at] = max(1, value - 1)
    for part in p.content.dice[die].faces[value - 1]:
        if any(isinstance(act, x.Bonus) for act in part):
            for act in part:
                if isinstance(act, x.RaiseSystems):
                    _raise(p, act.n, "systems")
            return


def _after_engaging(p: Play) -> None:
    """Use the powers that follow an Engage, at the first chance."""
    for weapon in p.state.weapons:
        card = p.content.weapons[weapon]
        if card.when == "engaged" and p.ready(weapon):
            p.state.powers.append(weapon)
            if isinstance(card.power, x.Gain):
                _gain(p, card.power)
            elif isinstance(card.power, x.Raise):
                _raise(p, card.power.n, card.power.dice)


# --- Evade --------------------------------------------------------------------------------------


def _evaded(p: Play, index: int) -> Iterator[Way]:
    """Yield the Evade, and the powers that spare it."""
    card = p.faced(index)
    after = _copy(p)
    after.state.fates[index] = "evaded"
    _deeds(after, card.evaded, index)
    for weapon in p.state.weapons:
        if p.ready(weapon) and isinstance(p.content.weapons[weapon].power, x.SlipPast):
            slipped = _copy(after)
            slipped.state.powers.append(weapon)
            yield Way(judge(slipped), slipped)
    if not p.standing(x.EvadeFree, card):
        have = after.state.abilities
        paid = [
            [points - (each == at) for each, points in enumerate(have)]
            for at, owned in enumerate(have) if owned
        ]  # fmt: skip
        after.state.abilities = max(
            paid, key=lambda each: (not p.fatal(each), strength(each)), default=have
        )
        if p.fatal(after.state.abilities):
            yield Way(-1e3, after, 0.0, 0.0)
            return
    cubes = facing.evade_cubes(after, index)
    extra, alive = _fall(after, cubes)
    yield Way(judge(after) + extra + 4 * (alive - 1), after, extra, alive)


def _fall(p: Play, cubes: int) -> tuple[float, float]:
    """Let a typical draw lower the abilities; return the difference of its worth to the average,
    and the chance to live through it."""
    have = p.state.abilities
    average, alive, typical, likely = 0.0, 0.0, have, -1.0
    for fall, odd in odds.draws(p.state.bag[: len(have)], cubes):
        left = [max(0, points - n) for points, n in zip(have, fall, strict=True)]
        if p.fatal(left):
            continue
        alive += odd
        average += odd * strength(left)
        if odd > likely:
            typical, likely = left, odd
    if not alive:
        return 0.0, 0.0
    p.state.abilities = typical
    return average / alive - strength(typical), alive


# --- what cards do besides ----------------------------------------------------------------------


def _deeds(p: Play, deeds: tuple[x.Deed, ...], index: int) -> None:
    """Carry out the deeds of a card, with the answers that look best at once."""
    state = p.state
    for deed in deeds:
        if isinstance(deed, x.Gain):
            _gain(p, deed)
        elif isinstance(deed, x.Raise):
            _raise(p, deed.n, deed.dice)
        elif isinstance(deed, x.SearchDraw):
            state.more += deed.n
        elif isinstance(deed, x.NextStrength):
            if index + 1 < len(state.shifts):
                state.shifts[index + 1] += deed.n
        elif isinstance(deed, x.Seed):
            p.seed([COLOR_AT[deed.color]] * deed.n)
        elif isinstance(deed, x.Purge):
            colors = sorted((COLOR_AT[color] for color in deed.colors), key=lambda at: at != BLACK)
            for color in [at for at in colors for _ in range(state.bag[at])][: deed.n]:
                state.bag[color] -= 1


def _gain(p: Play, deed: x.Gain) -> None:
    state = p.state
    most = p.captain.most
    for _ in range(deed.n):
        open_ = [at for at, points in enumerate(state.abilities) if points < most[at]]
        if deed.ability != "any":
            open_ = [at for at in open_ if at == ABILITY_AT[deed.ability]]
        if open_:
            gains = {
                at: POINT[state.abilities[at] + 1] - POINT[state.abilities[at]] for at in open_
            }
            state.abilities[max(open_, key=lambda at: gains[at])] += 1


def _raise(p: Play, sides: int, dice: str) -> None:
    """Raise one die, each, or one of a group."""
    state = p.state
    gains = []
    for at, die in enumerate(state.dice):
        group = p.content.dice[die].group
        if dice in ("one", "each", group):
            worth = CREW if group == "crew" else SYSTEMS
            value = min(6, state.faces[at] + sides)
            gains.append((worth[value] - worth[state.faces[at]], at, value))
    gains.sort(reverse=True)
    for _, at, value in gains if dice == "each" else gains[:1]:
        state.faces[at] = value
