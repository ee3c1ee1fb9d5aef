"""A player that takes what looks best at once: each option is tried to the end of its card."""

from __future__ import annotations

from typing import Any

from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.players import trying
from game.free_captains.players.plans import Ahead
from game.free_captains.players.values import chance
from game.free_captains.state import State
from game.table.contract import Sight
from game.table.decisions import Decision, Option

GUESSES = 4
"""number of imagined games in which an option by chance is tried"""
CHANCE = frozenset(("draw", "lose", "die", "face", "reroll", "swap"))


class Greedy:
    """Looks at one card or cube at a time."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the option that looks best."""
        game: Any = sight.game
        world = sight.imagine(self._seed * GUESSES)
        options = trying.sensible(trying.play_of(game, world), decision.options)
        if len(options) == 1:
            return options[0].key
        if decision.step in ("search", "keep", "probe", "planet"):
            return plain_choice(trying.play_of(game, world), decision)
        drawn = any(each.verb in CHANCE for each in options)
        worlds = [world]
        if drawn:
            worlds += [sight.imagine(self._seed * GUESSES + n) for n in range(1, GUESSES)]
        return max(
            options, key=lambda each: sum(_value(game, one, each) for one in worlds)
        ).key  # fmt: skip


def _value(game: Any, world: State, option: Option) -> float:
    """Return the chance to win by an option in one imagined game."""
    if option.verb == "evade":
        return Ahead().at_once(trying.play_of(game, world))
    return chance(trying.worth(game, world, option))


def plain_choice(p: Play, decision: Decision) -> str:
    """Return the answer to a question of the round that needs no trial."""
    options = decision.options
    if decision.step == "planet":
        return max(options, key=lambda each: planet_worth(p, each)).key
    if decision.step == "search":
        return options[0].key
    verbs = [each.verb for each in options]
    for verb in ("keep", "die", "action", "draw", "done"):
        if verb in verbs:
            return options[verbs.index(verb)].key
    return options[0].key


def planet_worth(p: Play, option: Option) -> float:
    """Return what a Planet promises: its text now, its action if it can be paid for."""
    card = p.content.planets[option.source]
    if card.price is not None:
        shown = [icon for each in p.state.hand for icon in p.content.faced[each].hand]
        if shown.count("code") < card.price.code or shown.count("key") < card.price.key:
            return 0.2
        return sum(deed_worth(p, each) for each in card.paid) - card.price.code - card.price.key
    return sum(standing_worth(p, each) for each in card.always)


def deed_worth(p: Play, deed: x.Deed) -> float:
    """Return the rough worth of a deed, in points."""
    if isinstance(deed, x.SearchDraw):
        return 2.2 * deed.n
    if isinstance(deed, x.Gain):
        room = sum(
            most - have for most, have in zip(p.captain.most, p.state.abilities, strict=True)
        )
        return 2.0 * min(deed.n, room)
    if isinstance(deed, x.Raise):
        return 0.9 * sum(min(deed.n, 6 - value) for value in p.state.faces)
    if isinstance(deed, x.Purge):
        return 0.8 * min(deed.n, p.state.bag[3] + p.state.bag[5])
    return 1.0


def standing_worth(p: Play, effect: x.Standing) -> float:
    """Return the rough worth of a text in force for a round, in points."""
    if isinstance(effect, x.Strength):
        return -1.4 * effect.n * (2.0 if effect.who.kind else 1.0)
    if isinstance(effect, x.SearchDraw):
        return 2.2 * effect.n
    return 1.2
