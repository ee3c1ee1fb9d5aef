"""A player that tries to win Outer Rim: it tries each option out and keeps what looks best.

What it tries out is a game imagined from what its seat knows, played by the real rules, so it
needs no rules of its own; only what a position is worth is judged here. Worth is counted in
hundredths of a fame.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from game.outer_rim.content import Asset, Content
from game.outer_rim.effects import Block, Gain, Goal, Per
from game.outer_rim.state import Player, State
from game.outer_rim.trading import OPENING
from game.outer_rim.values import Values
from game.table.contract import Sight
from game.table.decisions import Decision, Options
from game.table.maps import distances

FAME = 100.0
THOUSAND = 8.0
"""worth of 1,000 credits"""
PATIENCE = 0.7
"""what is a turn away is worth so much of itself"""
DEPTH = 3
"""so many follow-up questions of one option are looked into"""
GUESSES = 3
"""games imagined where chance has a say"""
FINAL = 3
"""options that are tried in all of them"""
MAIN = ("planning", "action", "encounter")
LEVELS = (-10.0, 0.0, 5.0)
"""worth of negative, neutral and positive reputation"""


class Planner:
    """One question ahead, with a judgement of where that leads."""

    def __init__(self, seed: int, seat: int) -> None:
        self._seed, self._seat = seed, seat

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """The key of the option that leads to the best position."""
        options = _worth_trying(decision.step, decision.options)
        if len(options) == 1:
            return options[0].key
        first = self._seed * GUESSES
        world = sight.imagine(first)
        tried = [(self._try(sight, world, each.key, DEPTH), each.key) for each in options]
        tried.sort(key=lambda one: -one[0][0])
        if not any(chance for (_, chance), _ in tried[:FINAL]):
            return tried[0][1]
        others = [sight.imagine(first + number) for number in range(1, GUESSES)]
        return max(
            tried[:FINAL], key=lambda one: self._mean(sight, others, one[1], one[0][0])
        )[1]  # fmt: skip

    def _mean(self, sight: Sight[Any], worlds: list[State], key: str, worth: float) -> float:
        """What an option leads to on average: in one game that is known, and in others."""
        for world in worlds:
            worth += self._try(sight, world, key, DEPTH)[0]
        return worth / (1 + len(worlds))

    def _try(self, sight: Sight[Any], world: State, key: str, depth: int) -> tuple[float, bool]:
        """What one option leads to in one imagined game, and whether chance had a say."""
        game = sight.game
        state = game.clone(world)
        game.choose(state, key)
        chance = bool(state.drawn)
        asked = game.decision(state)
        if asked is None or asked.seat != self._seat or asked.step in MAIN or depth == 0:
            return judge(game, state, self._seat), chance
        best = float("-inf")
        for option in _worth_trying(asked.step, asked.options):
            worth, lucky = self._try(sight, state, option.key, depth - 1)
            best, chance = max(best, worth), chance or lucky
        return best, chance


def _worth_trying(step: str, options: Options) -> Options:
    """It answers the deals of others, but proposes none; which way a patrol comes is all one."""
    if step == "patrol":
        return options[:1]
    return tuple(each for each in options if each.verb not in OPENING) or options


# --- judgement --------------------------------------------------------------------------------


def judge(game: Any, state: State, seat: int) -> float:
    """What a position is worth to a seat."""
    me = state.players[seat]
    if state.ending:
        return 10_000.0 if state.winner == seat else -10_000.0
    content: Content = game.content
    values: Values = game.table.of(me)
    near = _distances(game, state.pieces, me.space)
    pace = max(1, values.hyperdrive)
    worth = FAME * me.fame + _money(me.credits) + sum(LEVELS[1 + each] for each in me.reputation)
    worth += _fitness(me, values)
    worth += sum(
        _card(content, state, me, values, content.assets[card], near, pace) for card in me.cards
    )
    worth += 12 * len(me.secrets)
    worth += _goals(content, me)
    worth += content.ships[me.ship].cost * THOUSAND / 1000 * 0.9 if me.ship else 0
    worth += _chances(content, state, me, near, pace, values)
    rivals = [each.fame for each in state.players if each.seat != seat]
    return worth - 20 * max(rivals, default=0)


def _money(credits: int) -> float:
    """The first 20,000 can be spent well, more hardly."""
    return THOUSAND * (min(credits, 20_000) + 0.3 * max(0, credits - 20_000)) / 1000


def _fitness(me: Player, values: Values) -> float:
    """Damage makes fights dangerous; defeat costs a turn."""
    body = me.character_damage / max(1, values.health)
    hull = me.ship_damage / max(1, values.hull)
    might = 5.0 * values.ground_combat + 6.0 * values.ship_combat + 4.0 * values.hyperdrive
    return might + 3.0 * (values.health + values.hull) - 26 * (body + hull) - 40 * me.defeated


def _later(turns: float) -> float:
    return float(PATIENCE**turns)


def _card(
    content: Content,
    state: State,
    me: Player,
    values: Values,
    asset: Asset,
    near: dict[str, int],
    pace: int,
) -> float:
    """What a card in a slot is worth: goods by their price, errands by what is left to do."""
    goal = me.destinations.get(asset.id) or asset.destination or ""
    if asset.kind == "bounty":
        return _bounty(content, state, me, values, asset, near, pace)
    if asset.kind == "job":
        chance = _job_chance(values, asset)
        return chance * reward(asset.reward) * _later(1 + _turns(near, goal, pace)) + 4
    if asset.kind == "cargo" and asset.reward:
        risk = 0.7 if asset.delivery_roll is not None or "illegal" in asset.traits else 1.0
        return risk * reward(asset.reward) * _later(0.5 + _turns(near, goal, pace)) + 2
    return asset.cost * THOUSAND / 1000 * 0.8 + 9.0 * len(asset.skills) + 3


def _turns(near: dict[str, int], goal: str, pace: int) -> float:
    """Turns of flight to a space; where it is not known, two."""
    far = near.get(goal)
    return 2.0 if far is None else far / pace


def _job_chance(values: Values, asset: Asset) -> float:
    """How likely a job goes well, by the skills that it asks for."""
    if not asset.job_skills:
        return 0.7
    held = sum(1 for skill in asset.job_skills if values.skills.get(skill))
    return 0.25 + 0.6 * held / len(asset.job_skills)


def _bounty(
    content: Content, state: State, me: Player, values: Values, asset: Asset,
    near: dict[str, int], pace: int,
) -> float:  # fmt: skip
    """A bounty: find the target, win, bring it home."""
    if asset.id in me.captured:
        return reward(asset.capture) * _later(0.5 + _turns(near, asset.deliver_to, pace))
    mine = values.ground_combat if asset.combat == "ground" else values.ship_combat
    chance = min(0.95, max(0.1, 0.55 + 0.15 * (mine - asset.value)))
    prize = max(reward(asset.eliminate), reward(asset.capture) * 0.8)
    where = _seen(content, state, me, asset.target, near)
    if where is None:
        return chance * prize * 0.35
    far, sure = where
    return chance * prize * sure * _later(1 + far / pace)


def _seen(
    content: Content, state: State, me: Player, target: str, near: dict[str, int]
) -> tuple[int, float] | None:
    """How far a contact is, and how sure that is: one lies faceup, known, or may be any of its
    class."""
    wanted = content.contacts.get(target)
    maybe = 99
    for space, tokens in state.contacts.items():
        for token in tokens:
            if token == target and (token in state.faceup or token in me.known):
                return near[space], 1.0
            if token and wanted and token not in state.faceup and token not in me.known:
                if content.contacts[token].contact_class == wanted.contact_class:
                    maybe = min(maybe, near[space])
    return None if maybe == 99 else (maybe, 0.45)


def _goals(content: Content, me: Player) -> float:
    """Progress on the goals of character and ship."""
    worth = 0.0
    for card, flipped, done in (
        (me.character, me.flipped, me.goal_tokens),
        (me.ship, me.ship_flipped, me.ship_tokens),
    ):
        side = content.sides.get((card, flipped)) if card else None
        if flipped:
            worth += 25
        elif side is not None and side.goal is not None:
            worth += _progress(side.goal, done, me)
    return worth


def _progress(goal: Goal, done: int, me: Player) -> float:
    have = goal.have
    if have is not None and have.marks:
        done = len(me.marks)
        return 55.0 * done / have.marks
    return 60.0 * done / max(1, goal.count)


def _chances(
    content: Content, state: State, me: Player, near: dict[str, int], pace: int, values: Values
) -> float:
    """What the neighbourhood offers: a market, facedown contacts, a patrol that can be beaten."""
    worth = 0.0
    if me.space in state.contacts:
        worth += 5.0 if me.credits >= 2_000 else 2.0
        worth += 2.0 * sum(1 for token in state.contacts[me.space] if token)
    for faction, (level, space) in state.patrols.items():
        token = content.patrols.get((faction, level))
        if token is None or not token.ship_combat:
            continue
        edge = values.ship_combat - token.ship_combat
        prize = FAME * token.fame + THOUSAND * token.credits / 1000
        if edge >= 0 and me.ship_damage <= 1:
            worth = max(worth, prize * min(0.9, 0.55 + 0.12 * edge) * 0.5
                        * _later(near.get(space, 9) / pace))  # fmt: skip
    return worth


def reward(block: Block) -> float:
    """What a block of effects brings, in credits, fame and reputation."""
    worth = 0.0
    for effect in block:
        if isinstance(effect, Gain):
            worth += THOUSAND * _amount(effect.credits) / 1000 + FAME * _amount(effect.fame)
            worth += 5.0 * sum(effect.reputation.values())
    return worth


def _amount(amount: int | Per) -> float:
    return amount if isinstance(amount, int) else max(amount.least, amount.base + amount.each)


def _distances(game: Any, pieces: tuple[str, ...], space: str) -> dict[str, int]:
    """How far everything is from a space; nothing for one who is nowhere."""
    return _far(game, pieces, space) if space else {}


@cache
def _far(game: Any, pieces: tuple[str, ...], space: str) -> dict[str, int]:
    found: dict[str, int] = distances(game.galaxy(pieces).neighbours, space)
    return found
