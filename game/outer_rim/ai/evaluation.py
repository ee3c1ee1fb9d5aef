"""The value of a position of Outer Rim for a seat, in hundredths of a fame.

Assets count by their price; tasks by their reward, their chance of success and the number of turns
they take. No card is known by name.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Any

from game.outer_rim.ai import ambition, chances
from game.outer_rim.cards.effects import Ability, Block, Condition, Goal, Per
from game.outer_rim.cards.effects.gains import Gain, Take
from game.outer_rim.cards.effects.takings import TakeCard
from game.outer_rim.cards.effects.goods import Rotate
from game.outer_rim.cards.effects.tasks import Progress
from game.outer_rim.cards.effects.travel import EncounterFar
from game.outer_rim.cards.kinds import ACCOUNT
from game.outer_rim.catalog import Asset, Content, Power
from game.outer_rim.context import Play
from game.outer_rim.edition import Edition
from game.outer_rim.effects.costs import takes
from game.outer_rim.rules import reputation
from game.outer_rim.rules.contacts import by_planet, planet_of
from game.outer_rim.rules.hunted import CREDITS as PLAYER_CREDITS
from game.outer_rim.rules.hunted import FAME as PLAYER_FAME
from game.outer_rim.rules.stats import Values, ship_cost
from game.outer_rim.state import UNTOUCHED, CardState, Player, State
from game.table.maps.graph import distances

FAME = 100.0
THOUSAND = 8.0
"""worth of 1,000 credits"""
PLENTY = 20_000
"""credits that can be spent well; further ones are worth less"""
PATIENCE = 0.7
"""discount per turn of delay"""
LEVELS = (-10.0, 0.0, 5.0)
"""worth of negative, neutral and positive reputation"""
UNKNOWN = 1.6
"""assumed turns to an unknown place"""
KNOWN = 2.0
"""value of having looked at a facedown contact: somebody may pay for it one day"""
SEARCH = 0.9
"""chance of finding a contact soon if it is the last unrevealed one"""
SAVED = 0.25
"""value of credits toward a ship that a goal asks for: they have other uses too"""
DENIED = 4.0
"""value of a bounty that nobody can try while the player holds it"""
FLEES = 0.5
"""turns by which a player is harder to catch than a contact"""
OWED = 12.0
"""value of a debt token"""
BEYOND = 5.0
"""value of fame that no ambition asks for"""
SPENT = 0.7
"""share of that worth to a player with an ambition"""
SURE = 0.6
"""share of what an account pays that it is worth before it does"""
OFFERED = 0.85
"""share of what a card is given up for that it is worth before"""
FLIPPED = 25.0
"""value of the better side of a character or ship"""


def judge(game: Any, state: State, seat: int) -> float:
    """Return the value of a position for a seat. ``game`` is Outer Rim, the state one it may look
    at."""
    if state.ending:
        return 10_000.0 if state.winner == seat else -10_000.0
    me = state.players[seat]
    at = Outlook(game, state, me)
    worth = _fame(me) + _money(me) + sum(LEVELS[1 + each] for each in reputation.tokens(me))
    worth += _fitness(me, at.values)
    worth += sum(_card(at, at.content.assets[card]) for card in me.cards)
    worth += 12 * len(me.secrets) + KNOWN * len(me.known)
    worth += sum(_goal(at, goal, done) for goal, done in at.goals)
    worth += FLIPPED * (me.flipped + me.ship_flipped)
    worth += _goods(me, ship_cost(at.content, me)) * 0.9
    worth += _place(at)
    worth += OWED * len(me.debts)
    if me.ambition:
        worth += ambition.worth(game.play(state), at)
    if at.offers:
        worth += _offers(game.play(state), at)
    rivals = [each.fame for each in state.players if each.seat != seat]
    return float(worth - 20 * max(rivals, default=0))


def _fame(me: Player) -> float:
    """Return the value of fame; with an ambition more than is asked for is worth little."""
    if not me.ambition:
        return FAME * me.fame
    return FAME * min(me.fame, me.fame_goal) + BEYOND * max(0, me.fame - me.fame_goal)


class Outlook:
    """The facts that the evaluation looks up."""

    __slots__ = (
        "content",
        "state",
        "me",
        "values",
        "prizes",
        "near",
        "pace",
        "goals",
        "acts",
        "meets",
        "arm",
        "spoils",
        "offers",
        "table",
    )

    def __init__(self, game: Any, state: State, me: Player) -> None:
        edition: Edition = game.edition(state)
        self.content: Content = edition.content
        self.state, self.me = state, me
        self.values: Values = edition.table.of(me)
        self.prizes = _prizes(self.content)
        self.pace: int = max(1, self.values.hyperdrive)
        self.near: dict[str, int] = _far(edition, state.pieces, me.space) if me.space else {}
        self.goals = _open_goals(self.content, me)
        mine = state.turn == me.seat
        self.acts = mine and state.step == "action"
        """can still deliver and trade this turn"""
        self.meets = mine and state.step in ("action", "encounter")
        """can still have an encounter this turn"""

        self.arm = _arm(self.values)
        """number of spaces from which a contact or a patrol can be met"""

        self.table = edition.table

        self.spoils = sum(
            reward(each.ability.then) for each in self.values.powers.get("eliminated", ())
        )
        """gains from abilities when a bounty is eliminated"""

        self.offers = [
            power
            for when in ("action", "encounter")
            for power in self.values.powers.get(when, ())
            if power.card == me.character and power.ability.cost.discard
        ]
        """abilities of the character that take a card for something better"""

    def on(self, asset: Asset) -> CardState:
        """Return the state of a card in play."""
        return self.state.cards.get(asset.card, UNTOUCHED)

    def goal_of(self, asset: Asset) -> str:
        """Return the space where a card is due, "" if there is none."""
        if asset.destination_patrol is not None:
            return self.state.patrols[asset.destination_patrol][1]
        return self.on(asset).destination or asset.destination or ""

    def turns(self, goal: str, now: bool, arm: int = 0) -> float:
        """Return the number of turns until something can be done in a space; ``now``: it is still
        possible this turn, if here.

        ``arm``: it can be done from that many spaces away.
        """
        far = self.near.get(goal)
        if far is None:
            return UNKNOWN
        far = max(0, far - arm)
        if far == 0:
            return 0.0 if now else 0.8
        return ceil(far / self.pace) + 0.03 * far

    def seen(self, target: str) -> tuple[str, float] | None:
        """Return the place of a contact, and how certain that is."""
        return _seen(self, target)


def _arm(values: Values) -> int:
    """Return the largest reach that an ability gives to encounters."""
    effects = [e for each in values.powers.get("encounter", ()) for e in each.ability.then]
    return max((e.spaces for e in effects if isinstance(e, EncounterFar)), default=0)


def _open_goals(content: Content, me: Player) -> list[tuple[Goal, int]]:
    """Return the goals on character and ship, each with its progress."""
    found = []
    for card, flipped, done in (
        (me.character, me.flipped, me.goal_tokens),
        (me.ship, me.ship_flipped, me.ship_tokens),
    ):
        side = content.sides.get((card, flipped))
        if side is not None and side.goal is not None:
            found.append((side.goal, done))
    return found


# --- what one has -----------------------------------------------------------------------------


def _money(me: Player) -> float:
    """Return the value of a player's credits."""
    return _goods(me, min(me.credits, PLENTY) + 0.3 * max(0, me.credits - PLENTY))


def _goods(me: Player, credits: float) -> float:
    """Return the value of credits, or of goods at their price, to a player: less with an ambition,
    which they do not complete."""
    return THOUSAND * credits / 1000 * (SPENT if me.ambition else 1.0)


def _fitness(me: Player, values: Values) -> float:
    """Return the value of fitness: damage makes fights dangerous; defeat costs a turn."""
    body = me.character_damage / max(1, values.health)
    hull = me.ship_damage / max(1, values.hull)
    might = 5.0 * values.ground_combat + 6.0 * values.ship_combat + 4.0 * values.hyperdrive
    skills = sum(6.0 if level == 1 else 8.0 for level in values.skills.values())
    return (
        might + skills + 3.0 * (values.health + values.hull) - 26 * (body + hull) - 40 * me.defeated
    )


def _card(at: Outlook, asset: Asset) -> float:
    """Return the value of a card in a slot: goods by their price, errands by the work left."""
    goal = at.goal_of(asset)
    if asset.kind == "bounty":
        return _bounty(at, asset)
    if asset.kind == "job":
        prize = at.prizes[asset.id].reward + _nearer(at, ("job_completed", "job_reward"), asset)
        return chances.job(at.values, asset) * prize * _later(at.turns(goal, at.meets)) + 4
    if asset.kind == ACCOUNT:
        return SURE * max((reward(each.ability.then) for each in asset.powers), default=0.0)
    if asset.kind == "cargo" and at.prizes[asset.id].reward:
        risk = 0.7 if asset.delivery_roll is not None or "illegal" in asset.traits else 1.0
        prize = at.prizes[asset.id].reward + _nearer(
            at, ("cargo_delivered", "delivery_reward"), asset
        )
        return risk * prize * _later(at.turns(goal, at.acts)) + 2
    return _goods(at.me, asset.cost) * 0.8 + 3 + at.prizes[asset.id].powers


def _power(power: Power) -> float:
    """Return the value of an ability, without knowing how often it will be used."""
    return 2.0 + 0.15 * reward(power.ability.then)


def _later(turns: float) -> float:
    return float(PATIENCE**turns)


# --- errands ----------------------------------------------------------------------------------


def _bounty(at: Outlook, asset: Asset) -> float:
    """Return the value of a bounty: find the target, win, bring it home."""
    hunted = _hunted(at, asset)
    if hunted is not None:
        return _duel(at, asset, hunted)
    bonus = _nearer(at, ("bounty_reward", "captured_delivered"), asset)
    feat = _feat(at, asset.value)
    if at.on(asset).captive:
        turns = at.turns(asset.deliver_to, at.acts)
        return (at.prizes[asset.id].capture + bonus) * _later(turns)
    ground = asset.combat == "ground"
    chance = chances.win(at.values.ground_combat if ground else at.values.ship_combat, asset.value)
    known = at.prizes[asset.id]
    prize = bonus + feat + max(known.eliminate + at.spoils, known.capture * 0.8)
    where = _seen(at, asset.target)
    if where is None:
        return chance * prize * 0.3
    space, sure = where
    return chance * prize * sure * _later(at.turns(space, at.meets, at.arm))


def _hunted(at: Outlook, asset: Asset) -> Player | None:
    """Return the player whose character a bounty is on."""
    character = at.content.shows.get(asset.target)
    if character is None:
        return None
    return next((each for each in at.state.players if each.character == character), None)


def _duel(at: Outlook, asset: Asset, hunted: Player) -> float:
    """Return the value of a bounty on a player: catch up with them, and win. One on the own
    character is out of the others' hands, and nothing more."""
    if hunted.seat == at.me.seat:
        return DENIED
    ground = any(planet_of(place) == hunted.space for place in at.state.contacts)
    theirs = at.table.of(hunted)
    chance = (
        chances.win(at.values.ground_combat, theirs.ground_combat)
        if ground
        else chances.win(at.values.ship_combat, theirs.ship_combat)
    )
    prize = FAME * PLAYER_FAME + THOUSAND * PLAYER_CREDITS / 1000
    prize += _nearer(at, ("bounty_reward", "combat_won"), asset)
    able = 0.5 if hunted.defeated else 1.0
    return able * chance * prize * _later(at.turns(hunted.space, at.meets) + FLEES)


def _seen(at: Outlook, target: str) -> tuple[str, float] | None:
    """Return the place of a contact, and how certain that is: it is faceup, or it may be any
    facedown one of its class. The fewer these are, the more certain; a search can continue, so half
    as many are less than twice as good."""
    wanted, shown = at.content.contacts.get(target), {*at.state.faceup, *at.me.known}
    if target in shown:
        for place, token in at.state.contacts.items():
            if token == target:
                return planet_of(place), 1.0
    if wanted is None:
        return None
    closed = 0
    best, maybe = 99, ""
    for place, token in at.state.contacts.items():
        if not token or token in shown:
            continue
        if at.content.contacts[token].contact_class == wanted.contact_class:
            closed, space = closed + 1, planet_of(place)
            if at.near.get(space, 99) < best:
                best, maybe = at.near[space], space
    return (maybe, min(1.0, SEARCH / closed**0.5)) if maybe else None


# --- cards to give up ---------------------------------------------------------------------------


def _offers(p: Play, at: Outlook) -> float:
    """Return what the best card that the character can give up is worth beyond its own value: the
    gain, less the price and the way to where it is taken."""
    best = 0.0
    for power in at.offers:
        ability = power.ability
        gain = OFFERED * _bargain(at, ability) - THOUSAND * _amount(ability.cost.credits) / 1000
        cards = [at.content.assets[card] for card in at.me.cards if takes(p, card, ability.cost)]
        if cards and gain > 0:
            now = at.acts if ability.when == "action" else at.meets
            gain *= _later(ambition.turns_to(p, at, ability.only, now))
            best = max(best, *(gain - _card(at, each) for each in cards))
    return best


def _bargain(at: Outlook, ability: Ability) -> float:
    """Return the value of what an ability does, with a step of the task of a goal."""
    steps = sum(isinstance(effect, Progress) for effect in ability.then)
    goals = (goal.fame * FAME + FLIPPED for goal, _ in at.goals[:1])
    return reward(ability.then) + steps * sum(goals)


# --- goals ------------------------------------------------------------------------------------


def _nearer(at: Outlook, moments: tuple[str, ...], asset: Asset) -> float:
    """Return the value of the progress that an errand makes on goals."""
    worth = 0.0
    for goal, _ in at.goals:
        if goal.when in moments and _suits(goal.only, asset):
            worth += (goal.fame * FAME + FLIPPED) / max(1, goal.count)
    return worth


def _suits(only: Condition | None, asset: Asset) -> bool:
    return only is None or only.trait is None or only.trait in asset.traits


def _goal(at: Outlook, goal: Goal, done: int) -> float:
    """Return the value of the progress on a goal, or of how far its required state is reached."""
    whole = goal.fame * FAME + FLIPPED
    if goal.only is not None and goal.only.marked:
        marked = sum(at.state.cards.get(card, UNTOUCHED).tokens > 0 for card in at.me.cards)
        return 0.9 * whole * min(1.0, marked / goal.only.marked)
    if goal.have is not None:
        return 0.8 * whole * _come(at, goal.have)
    return 0.9 * whole * done / max(1, goal.count)


def _come(at: Outlook, wanted: Condition) -> float:
    """Return how far a required state is reached, from 0 to 1; never quite 1."""
    parts = [min(1.0, at.values.count.get(kind, 0) / most) for kind, most in wanted.cards.items()]
    if wanted.marks:
        parts.append(len(at.me.marks) / wanted.marks)
    if wanted.droid_crew:
        parts.append(at.values.droid_crew / wanted.droid_crew)
    if wanted.ship_cost:
        funds = ship_cost(at.content, at.me) + SAVED * at.me.credits
        parts.append(min(1.0, funds / wanted.ship_cost))
    if wanted.cards_worth:
        kinds = ("gear", "mod")
        owned = [at.content.assets[card] for card in at.me.cards]
        goods = sum(asset.cost for asset in owned if asset.kind in kinds)
        parts.append(min(1.0, goods / wanted.cards_worth))
    return sum(parts) / len(parts) * 0.75 if parts else 0.0


# --- the surroundings -------------------------------------------------------------------------


def _place(at: Outlook) -> float:
    """Return the value of the surroundings: a market, contacts, a patrol that can be beaten."""
    here = [
        at.state.contacts[place]
        for place in by_planet(tuple(at.state.contacts)).get(at.me.space, [])
    ]
    worth = 0.0
    if here:
        worth += 5.0 if at.me.credits >= 2_000 else 2.0
        worth += 2.0 * sum(1 for token in here if token)
    return worth + max((_patrol(at, each) for each in at.state.patrols), default=0.0)


def _patrol(at: Outlook, faction: str) -> float:
    """Return the value of fighting a patrol: its prize, against the damage and the loss of
    reputation."""
    level, space = at.state.patrols[faction]
    token = at.content.patrols.get((faction, level))
    if token is None or not token.ship_combat:
        return 0.0
    prize = FAME * token.fame + THOUSAND * token.credits / 1000 + _nearer_by_patrol(at)
    left = at.values.hull - at.me.ship_damage
    chance = chances.win(at.values.ship_combat, token.ship_combat)
    fall = chances.fall(token.ship_combat, left)
    return max(0.0, chance * prize - 60 * fall - 12) * _later(
        0.7 + at.turns(space, at.meets, at.arm)
    )


def _feat(at: Outlook, dice: int) -> float:
    """Return the value of the progress that a win makes on goals that ask for so strong an
    opponent."""
    return sum(
        (goal.fame * FAME + FLIPPED) / max(1, goal.count)
        for goal, _ in at.goals
        if goal.when == "combat_won" and goal.only is not None and _met(goal.only, dice)
    )


def _met(only: Condition, dice: int) -> bool:
    return only.opponent_dice is not None and dice >= only.opponent_dice


def _nearer_by_patrol(at: Outlook) -> float:
    moments = ("patrol_beaten", "combat_won")
    return sum(
        (goal.fame * FAME + FLIPPED) / max(1, goal.count)
        for goal, _ in at.goals
        if goal.when in moments
    )


class Prize:
    """The value of a card's rewards, worked out once."""

    __slots__ = ("reward", "eliminate", "capture", "powers")

    def __init__(self, asset: Asset) -> None:
        self.reward = reward(asset.reward)
        self.eliminate, self.capture = reward(asset.eliminate), reward(asset.capture)
        self.powers = sum(_power(each) for each in asset.powers)


@lru_cache(maxsize=2)
def _prizes(content: Content) -> dict[str, Prize]:
    prizes = {card: Prize(asset) for card, asset in content.assets.items()}
    for card, prize in prizes.items():
        asset = content.assets[card]
        if any(isinstance(effect, Rotate) for effect in asset.reward):
            prize.reward += PATIENCE * PATIENCE * reward(content.assets[asset.other].reward)
    return prizes


LOOT = 4_000
"""credits counted for a card taken from another player, and the most for credits"""


def reward(block: Block) -> float:
    """Return the value of a block of effects in credits, fame and reputation."""
    worth = 0.0
    for effect in block:
        if isinstance(effect, Gain):
            worth += THOUSAND * _amount(effect.credits) / 1000 + FAME * _amount(effect.fame)
            worth += 5.0 * sum(effect.reputation.values())
        elif isinstance(effect, Take):
            worth += THOUSAND * min(effect.credits, LOOT) / 1000
        elif isinstance(effect, TakeCard):
            worth += THOUSAND * LOOT / 1000
    return worth


def _amount(amount: int | Per) -> float:
    return amount if isinstance(amount, int) else max(amount.least, amount.base + amount.each)


@lru_cache(maxsize=500)
def _far(edition: Edition, pieces: tuple[str, ...], space: str) -> dict[str, int]:
    """Return the distances of all spaces from one space."""
    found: dict[str, int] = distances(edition.galaxy(pieces).neighbors, space)
    return found
