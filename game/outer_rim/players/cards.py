"""The worth of cards to a player: to gain, to keep, and to buy."""

from __future__ import annotations

from functools import cached_property

from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.cards.effects.language import Condition, Cost
from game.outer_rim.cards.effects.moments import Forgo
from game.outer_rim.cards.kinds import ACCOUNT
from game.outer_rim.catalog import Asset, Power
from game.outer_rim.effects.conditions import WHICH
from game.outer_rim.effects.costs import FREE
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.players import chances
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Judge, Task
from game.outer_rim.players.routes import FAR
from game.outer_rim.players.tasks import errands, victory, windfall
from game.outer_rim.rules import slots
from game.outer_rim.rules.stats import Values, ship_cost

ERRANDS = ("job", "bounty", "cargo")
OFTEN = {
    "delivery_reward": 1.5,
    "cargo_delivered": 1.5,
    "bounty_reward": 1.2,
    "bounty_completed": 1.2,
    "eliminated": 0.8,
    "job_reward": 1.2,
    "job_completed": 1.2,
    "combat_won": 2.0,
    "patrol_beaten": 0.7,
    "crew_gained": 0.8,
}
"""how often a moment comes in what is left of a game, about"""
REWARD = 5_000
"""credits of a reward that is given up for something else, about"""
MOST = 150.0
"""worth of an ability, at most"""
NEAR = 1.4
"""power of how far a state is reached: the last steps count most"""
CARRIED = 0.35
"""share of a goal that each card is worth that must be aboard for it"""
COMPANY = 0.4
"""share of what an ability is worth that needs another player in the space"""


def _closer(before: int, after: int, least: int) -> float:
    """Return how much nearer a figure comes to the least that is asked for; reaching it counts as
    much as all that leads there."""
    near = (min(after, least) - min(before, least)) / least
    return near + (after >= least) - (before >= least)


class Cards:
    """The worth of cards in the present position of a player."""

    def __init__(self, mind: Mind, worths: Judge) -> None:
        self.mind, self.worths, self.weights = mind, worths, mind.weights
        self._tasks: dict[tuple[str, Values], list[Task]] = {}
        self._outfits: dict[tuple[str, bool], float] = {}
        self._helped: dict[tuple[str, ...], float] = {}
        self._powers: dict[str, float] = {}
        self._prey: dict[tuple[Values, int, int], float] = {}

    def gained(self, asset: Asset, known: Context = NOTHING) -> float:
        """Return the worth of gaining a card, with what has to make room for it."""
        mind = self.mind
        if asset.kind in ("ship", "deal"):
            return 0.0
        worth = self._new(asset, known) + self._carried(asset)
        if not slots.has_room(mind.p, mind.seat, asset.id):
            lost = [self.kept(mind.content.assets[each]) for each in self.room(asset.id)]
            worth = max(0.0, worth - min(lost, default=worth))
        return worth

    def _carried(self, asset: Asset) -> float:
        """Return what a card counts for goals that ask for cards of its kind on a visit."""
        worth = 0.0
        for each in self.mind.goals:
            only = each.goal.only
            if each.goal.when == "space_encountered" and only is not None:
                wanted = only.cards.get(asset.kind, 0)  # type: ignore[call-overload]
                if self.mind.values.count.get(asset.kind, 0) < wanted:
                    worth += CARRIED * each.worth
        return worth

    def room(self, card: str) -> list[str]:
        """Return the cards that, given up alone, make room for a card."""
        return list(slots.makes_room(self.mind.p, self.mind.seat, card))

    def _new(self, asset: Asset, known: Context) -> float:
        if asset.kind in ERRANDS and self.tasks(asset):
            return self.weights.held + max(self._errand(asset), self.given_away(asset))
        worth = self._outfit(asset, new=True)
        if asset.kind == "crew":
            worth += self._joins(known)
        return worth

    def kept(self, asset: Asset) -> float:
        """Return the worth of a card that the player has."""
        return max(self._own(asset), self.given_away(asset))

    def _own(self, asset: Asset) -> float:
        if asset.kind in ERRANDS and self.tasks(asset):
            return self.weights.held + self._errand(asset)
        return self._outfit(asset, new=False)

    def tasks(self, asset: Asset) -> list[Task]:
        """Return the errands that a card is for."""
        key = asset.id, self.mind.values
        found = self._tasks.get(key)
        if found is None:
            self._tasks[key] = []  # for a reward that brings the same card again
            with self.mind.at(self.mind.home):
                found = self._tasks[key] = errands(self.worths, asset)
        return found

    def _errand(self, asset: Asset) -> float:
        mind, best = self.mind, 0.0
        for task in self.tasks(asset):
            turns = max(0.6, mind.turns(mind.me.space, task.place))
            price = self.weights.way * self.weights.turn * turns
            best = max(best, self.weights.errand * task.whole * mind.later(turns) - price)
        return best

    def given_away(self, asset: Asset) -> float:
        """Return what a card is worth for an ability that gives up one like it, with the way to
        where that can be done; nothing if there is one for it already."""
        mind, best = self.mind, 0.0
        for power in (
            *mind.values.powers.get("action", ()),
            *mind.values.powers.get("encounter", ()),
        ):
            cost = power.ability.cost
            if asset.kind not in cost.discard or power.goal >= 0:
                continue
            if cost.which is not None and not WHICH[cost.which](mind.p, asset.id):
                continue
            if self._paid(cost, asset):
                continue
            turns = max(0.6, self._nearest(power.ability.only))
            with mind.at(mind.home):
                gain = self.worths.block(power.ability.then, power.card)
            worth = (
                self.weights.errand * mind.later(turns) * gain
                - self.weights.way * self.weights.turn * turns
            )
            best = max(best, worth)
        return best

    def _paid(self, cost: Cost, asset: Asset) -> bool:
        mind = self.mind
        held = [
            card
            for card in mind.me.cards
            if card != asset.id
            and mind.content.assets[card].kind == asset.kind
            and (cost.which is None or WHICH[cost.which](mind.p, card))
        ]
        return len(held) >= cost.discard[asset.kind]  # type: ignore[index]

    def _nearest(self, only: Condition | None) -> int:
        """Return the turns to the nearest space where a condition holds."""
        mind, best = self.mind, FAR
        for space in mind.p.galaxy.spaces:
            with mind.at(space):
                if mind.holds(only):
                    best = min(best, mind.turns(mind.home, space))
        return best

    # --- crew, gear, mods -----------------------------------------------------------------------

    def _outfit(self, asset: Asset, new: bool) -> float:
        """Return the worth of a card that stays: its figures, skills and abilities, what they do
        for the errands at hand, and for goals."""
        found = self._outfits.get((asset.id, new))
        if found is None:
            self._outfits[asset.id, new] = 0.0
            with self.mind.at(self.mind.home):
                found = self._outfits[asset.id, new] = self._outfitted(asset, new)
        return found

    def _outfitted(self, asset: Asset, new: bool) -> float:
        mind, own = self.mind, self.mind.me.cards
        rest = own if new else tuple(each for each in own if each != asset.id)
        more = (*own, asset.id) if new else own
        before, after = mind.p.values_with(mind.seat, rest), mind.p.values_with(mind.seat, more)
        worth = self._figures(before, after) + self.weights.held
        worth += sum(self._ability(each) for each in asset.powers)
        if asset.kind in ("gear", "mod", "cargo"):
            worth += self.weights.goods * mind.credits(asset.cost)
        if asset.kind == ACCOUNT:
            return 0.6 * max(
                (self.worths.block(each.ability.then, asset.id) for each in asset.powers),
                default=0.0,
            )
        if mind.style.fits:
            worth += self.weights.help * (self.helped(more) - self.helped(rest))
        if before.ship_combat != after.ship_combat or before.powers != after.powers:
            worth += self._hunting(after, mind.hull, 0) - self._hunting(before, mind.hull, 0)
        return worth + self._state(rest, more)

    def _figures(self, before: Values, after: Values) -> float:
        w = self.weights
        need = self.mind.needed
        worth = w.die * need["ground"] * (after.ground_combat - before.ground_combat)
        worth += w.die * need["ship"] * (after.ship_combat - before.ship_combat)
        worth += w.toughness * (after.health - before.health + after.hull - before.hull)
        worth += w.speed * (after.hyperdrive - before.hyperdrive)
        worth += w.slot * (after.cargo_slots - before.cargo_slots)
        worth += w.slot * (after.crew_slots - before.crew_slots)
        for skill, level in after.skills.items():
            had = before.skills.get(skill, 0)
            for each in range(had, min(2, level)):
                worth += w.skill if each == 0 else w.second
        return worth

    def _ability(self, power: Power) -> float:
        if power.id not in self._powers:
            self._powers[power.id] = self.power(power.ability)
        return self._powers[power.id]

    def power(self, ability: Ability) -> float:
        """Return the worth of an ability, without knowing how often it is used."""
        known = Context(traits=("illegal", "weapon"), fame_reward=True, opponent_dice=5)
        if ability.when in OFTEN:
            gain = self.worths.block(ability.then, "", known) - self.worths.cost(ability.cost)
            if any(isinstance(each, Forgo) for each in ability.then):
                gain -= self.mind.credits(REWARD)
            return min(MOST, max(0.0, self.weights.often * OFTEN[ability.when] * gain))
        if ability.cost.discard_this:
            return COMPANY * max(0.0, self.worths.block(ability.then))
        return self.weights.power

    def helped(self, cards: tuple[str, ...]) -> float:
        """Return the worth of the errands at hand with other cards in the slots."""
        found = self._helped.get(cards)
        if found is None:
            mind = self.mind
            assets = [mind.content.assets[each] for each in cards]
            errand = [each for each in assets if each.kind in ("job", "bounty")]
            found = 0.0
            if errand:
                with mind.holding(cards):
                    found = sum(self._errand(each) for each in errand)
            self._helped[cards] = found
        return found

    # --- goals ----------------------------------------------------------------------------------

    def _joins(self, known: Context) -> float:
        """Return what gaining crew counts for goals, and for abilities."""
        mind = self.mind
        cards = (*mind.me.cards, "")
        worth = windfall(self.worths, "crew_gained", known)
        for each in mind.goals:
            only = each.goal.only
            if each.goal.when != "crew_gained":
                continue
            wanted = only.cards.get("crew", 0) if only is not None else 0
            crew = mind.values.count.get("crew", 0) + 1
            worth += each.worth * min(1.0, crew / wanted if wanted else 1.0)
        return worth if cards else 0.0

    def _state(self, before: tuple[str, ...], after: tuple[str, ...]) -> float:
        worth = 0.0
        for each in self.mind.goals:
            if each.goal.have is not None:
                worth += each.worth * (
                    self.reached(each.goal.have, after) - self.reached(each.goal.have, before)
                )
        return worth

    def reached(self, wanted: Condition, cards: tuple[str, ...]) -> float:
        """Return how far a state is reached with some cards, from 0 to 1."""
        mind = self.mind
        values = mind.p.values_with(mind.seat, cards)
        parts = [min(1.0, values.count.get(kind, 0) / n) for kind, n in wanted.cards.items()]
        parts += [min(1.0, getattr(values, k) / n) for k, n in wanted.at_least.items()]
        if wanted.droid_crew:
            parts.append(min(1.0, values.droid_crew / wanted.droid_crew))
        if wanted.cards_worth:
            owned = [mind.content.assets[card] for card in cards]
            goods = sum(each.cost for each in owned if each.kind in ("gear", "mod"))
            parts.append(min(1.0, goods / wanted.cards_worth))
        if wanted.ship_cost:
            cost = ship_cost(mind.content, mind.me)
            parts.append(min(1.0, cost / wanted.ship_cost))
        if wanted.skill:
            parts.append(float(any(values.skills.get(each) for each in wanted.skill)))
        return (sum(parts) / len(parts)) ** NEAR if parts else 0.0

    def victory(self, foe: Context) -> float:
        """Return what a combat that is won counts for, beside its reward."""
        return victory(self.worths, foe)

    # --- giving up, buying ----------------------------------------------------------------------

    def cheapest(self, kinds: tuple[str, ...], count: int, which: str | None) -> float:
        """Return the worth of the cards of some kinds that are the least loss."""
        mind = self.mind
        found = [
            self._own(mind.content.assets[each])
            for each in mind.me.cards
            if mind.content.assets[each].kind in kinds
            and (which is None or WHICH[which](mind.p, each))
        ]
        return sum(sorted(found)[:count])

    def bought(self, asset: Asset, price: int) -> float:
        """Return what buying a card at a price adds."""
        spent = self.mind.spent(price)
        if asset.kind == "ship":
            return self.ship(asset.ship)
        if asset.kind == "deal":
            return self.worths.block(asset.effect, asset.id) - spent
        return self.gained(asset) - spent

    def ship_price(self, ship: str, discount: int = 0) -> int:
        """Return what a ship costs the player."""
        own = ship_cost(self.mind.content, self.mind.me)
        cost: int = self.mind.content.ships[ship].cost
        return max(0, cost - own - discount)

    def ship(self, ship: str, discount: int = 0) -> float:
        """Return what buying a ship adds."""
        mind, w = self.mind, self.weights
        sheet, side = mind.content.ships[ship], mind.content.ships[ship].front
        own = mind.content.ships[mind.me.ship]
        now = own.back if mind.me.ship_flipped and own.back is not None else own.front
        worth = w.speed * (side.hyperdrive - now.hyperdrive)
        worth += w.die * mind.needed["ship"] * (side.ship_combat - now.ship_combat)
        worth += w.toughness * (side.hull - now.hull)
        fields = ("crew", "cargo", "mod", "cargo_or_mod", "gear_or_mod", "job_or_bounty")
        for field in fields:
            worth += 2 * w.slot * (getattr(side.slots, field) - getattr(now.slots, field))
        worth += self._ship_goals(sheet.cost, side.goal is not None, now.goal is not None)
        for each in mind.goals:
            wanted = each.goal.have.at_least if each.goal.have is not None else {}
            for stat, least in wanted.items():
                if stat in ("hyperdrive", "ship_combat"):
                    own_value = getattr(mind.values, stat)
                    then = own_value + getattr(side, stat) - getattr(now, stat)
                    worth += each.worth * _closer(own_value, then, least)
        more = side.ship_combat - now.ship_combat
        hull = mind.values.hull + side.hull - now.hull
        worth += self._hunting(mind.values, hull, more) - self._hunting(mind.values, mind.hull, 0)
        price = self.ship_price(ship, discount)
        worth += self.worths.healed(0, 99)
        kept = w.trade_in * w.thousand * (sheet.cost - own.cost) / 1000
        return float(worth - mind.spent(price) + kept)

    def _hunting(self, values: Values, hull: int, more: int) -> float:
        """Return what the patrols on the map are worth to a ship with this hull and these dice
        more."""
        key = values, hull, more
        if key not in self._prey:
            self._prey[key] = self._hunted(values, hull, more)
        return self._prey[key]

    def _hunted(self, values: Values, hull: int, more: int) -> float:
        mind, worth = self.mind, 0.0
        for faction, (level, _) in mind.world.patrols.items():
            token = mind.content.patrols.get((faction, level))
            if token is None or token.ship_combat is None:
                continue
            odds = chances.fight(values, "ship", token.ship_combat, max(1, hull), more)
            prize = mind.fame(token.fame) + mind.credits(token.credits)
            prize += mind.ranks.get(faction, 0.0)
            worth += self.weights.prey * max(
                0.0, odds.survive * prize - odds.fall * self.worths.defeat()
            )
        return worth

    def _ship_goals(self, cost: int, goal: bool, had: bool) -> float:
        """Return what a ship is worth for goals: its own, and those that ask for a dear one."""
        mind = self.mind
        worth = (
            0.5 * (mind.fame(1) + self.weights.flipped) * (goal - had * (not mind.me.ship_flipped))
        )
        for each in mind.goals:
            have = each.goal.have
            if have is not None and have.ship_cost and each.key != "ship":
                now = min(1.0, ship_cost(mind.content, mind.me) / have.ship_cost)
                then = min(1.0, cost / have.ship_cost)
                worth += each.worth * (then - now if then < 1 else 1.0 - 0.5 * now)
        return worth

    @cached_property
    def free(self) -> list[str]:
        """The abilities of the action step that cost nothing and are worth something."""
        found = self.mind.values.powers.get("action", ())
        return [
            each.id
            for each in found
            if each.ability.cost == FREE and self.worths.block(each.ability.then, each.card) > 0
        ]
