"""The schemer: a player that plans whole errands ahead.

It lists the tasks that are open, looks for the best order in which to do them, and takes the next
step of that plan. It knows the rules only through what it asks of them: where a move can end, what
a card asks for, what a player's figures are.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from game.outer_rim.effects.costs import FREE
from game.outer_rim.market.worth import Shopper
from game.outer_rim.players import answering
from game.outer_rim.players.knowledge import MAIN, Mind
from game.outer_rim.players.parts import Task
from game.outer_rim.players.plans import Plan, Router, chosen
from game.outer_rim.players.tasks import (
    Meetings,
    card_tasks,
    contact_tasks,
    patrol,
    patrol_of,
    patrol_tasks,
    power_tasks,
    visit_tasks,
)
from game.outer_rim.players.values import Worths
from game.outer_rim.players.weights import BEST, Style
from game.outer_rim.rules.encounters import section_for
from game.outer_rim.rules.turn import INCOME
from game.outer_rim.trading import worth as bargains
from game.outer_rim.trading.rules import OPENING
from game.table.contract import Sight
from game.table.decisions import Decision, Option, Options

SAMPLE = 5
"""encounter cards that are thought about for a space that is not reached yet"""
SMALL = 0.5
"""least worth of a free ability that is used"""
TOLD = 5.0
"""least worth that stands in a reason as a figure"""


class Schemer:
    """Plans ahead. ``reason`` says why it chose its latest answer, ``why`` the same for everybody
    to read: only where it chose between main things."""

    def __init__(self, seed: int, seat: int, style: Style = BEST) -> None:
        self._seed, self._seat, self.style = seed, seat, style
        self.reason = self.why = ""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of the option that its plan asks for."""
        options = usual_options(decision.options)
        self.reason = self.why = ""
        if len(options) == 1 and not any(each.verb == "trade" for each in decision.options):
            return options[0].key
        mind = Mind(sight.game, sight.imagine(0), self._seat, self.style)
        scheme = Scheme(mind)
        key, self.reason = scheme.answer(decision, options)
        self.why = self.reason if decision.step in MAIN else ""
        return key


def usual_options(options: Options) -> Options:
    """Return the options but those that open deals and ask for favors."""
    return tuple(each for each in options if each.verb not in OPENING) or options


class Scheme:
    """The thoughts about one question."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.worths = Worths(mind)
        self.meetings = Meetings(self.worths)
        self.shopper = Shopper(self)
        self._draws: dict[str, float] = {}

    def answer(self, decision: Decision, options: Options) -> tuple[str, str]:
        """Return the key of an option, and why."""
        if decision.seat != self.mind.seat or self.mind.world.stack[-1].seat != self.mind.seat:
            return answering.for_others(self, decision, options), ""
        if decision.step == "planning":
            return self.planning(options)
        if decision.step == "action":
            key, why = bargains.opening(self, decision.options)
            return (key, why) if key else self.action(options)
        if decision.step == "encounter":
            return self.encounter(options)
        if decision.step == "market":
            return self.shopper.market(options)
        return answering.answer(self, decision, options)

    # --- tasks ------------------------------------------------------------------------------

    def open_tasks(self) -> list[Task]:
        """Return the tasks that are open now."""
        at = self.worths
        return [
            *card_tasks(at),
            *patrol_tasks(at),
            *contact_tasks(at, self.meetings),
            *power_tasks(at),
            *visit_tasks(at),
            *self.shopper.savings(),
        ]

    @cached_property
    def router(self) -> Router:
        """The way to plans over the open tasks."""
        return self.routed(self.open_tasks())

    def routed(self, tasks: list[Task]) -> Router:
        """Return a way to plans over some tasks."""
        mind = self.mind
        return Router(mind, chosen(mind, tasks, mind.style.tasks))

    # --- planning ---------------------------------------------------------------------------

    def planning(self, options: Options) -> tuple[str, str]:
        """Choose between moving, recovering, credits, and abilities."""
        best, key, why = float("-inf"), options[0].key, ""
        for each in options:
            if each.verb == "move":
                if each.target == self.mind.me.space or not self._matters(each.target):
                    continue
            found = self.planned(each)
            if found is not None and found[0] > best:
                best, key, why = found[0], each.key, found[1]
        return key, why

    def planned(self, option: Option) -> tuple[float, str] | None:
        """Return what an answer of the planning step is worth, and why; None if it is unknown."""
        mind = self.mind
        here = mind.me.space
        if option.verb == "move":
            worth, plan = self.arrival(option.target)
            return worth, plan.words()
        if option.verb == "credits":
            worth, _ = self.arrival(here, INCOME)
            return worth + mind.credits(INCOME), "Wait for 2,000 credits"
        if option.verb == "recover":
            worth, _ = self.arrival(here)
            return worth + self.worths.healed(99, 99), "Recover"
        if option.verb == "use":
            power = mind.content.powers[option.source]
            worth, _ = self.arrival(here)
            gain = self.worths.block(power.ability.then, power.card)
            gain -= self.worths.cost(power.ability.cost, power.card)
            return worth + gain, f"Use {mind.public(power.card, 'a secret')}"
        return None

    def _matters(self, space: str) -> bool:
        """Return True if a space is worth looking at as the end of a move."""
        spaces = self.mind.p.galaxy.spaces
        if spaces[space].kind == "planet":
            return True
        if any(task.place == space for task in self.router.tasks):
            return True
        return self.router.nearer(self.mind.me.space, space)

    def arrival(self, space: str, more: int = 0) -> tuple[float, Plan]:
        """Return what being in a space at the beginning of this turn's actions is worth, and the
        plan from there. ``more``: credits gained before."""
        mind = self.mind
        enemy = mind.hostile.get(space)
        with mind.at(space):
            if enemy is not None:
                plan = self.router.plan(space, True)
                return (
                    plan.worth
                    + self._forced(enemy)
                    + mind.weights.market * self.shopper.hope(space, more),
                    plan,
                )
            plan = self.router.plan(space, False)
            worth = plan.worth
            busy = any(
                turns == 0 and task.step == "encounter"
                for task, turns in zip(plan.tasks, plan.turns)
            )
            if not busy:
                worth += self.draw(space) - mind.weights.idle
            return worth + mind.weights.market * self.shopper.hope(space, more), plan

    def stay(self, space: str) -> float:
        """Return what being in a space is worth."""
        return self.arrival(space)[0]

    def _forced(self, faction: str) -> float:
        found = patrol(self.worths, faction)
        if found is None:
            return -self.worths.defeat() - self.mind.weights.turn
        worth, chance, goals = found
        return worth + chance * sum(each for _, each in goals)

    # --- actions ----------------------------------------------------------------------------

    def action(self, options: Options) -> tuple[str, str]:
        """Deliver, use abilities, go to the market; then end the step."""
        mind = self.mind
        for each in options:
            if each.verb == "deliver":
                asset = mind.content.assets[each.source]
                worth = max((task.whole for task in self.worths.cards.tasks(asset)), default=0.0)
                if worth > 0:
                    return each.key, f"Deliver {asset.name}"
        best, key, why = SMALL, "", ""
        for each in options:
            if each.verb == "use":
                worth = self.use(each.source)
                if worth > best:
                    best, key = worth, each.key
                    card = mind.content.powers[each.source].card
                    why = f"Use {mind.public(card, 'a secret')}"
        if key:
            return key, f"{why}: worth {best / 100:.1f} fame" if best >= TOLD else why
        if any(each.verb in ("buy", "discard") for each in options):
            key, why = self.shopper.market(options)
            if key:
                return key, why
        end = next(each for each in options if each.verb == "end")
        return end.key, ""

    def use(self, source: str) -> float:
        """Return what using an ability now is worth."""
        mind = self.mind
        power = mind.content.powers[source]
        cost = power.ability.cost
        worth = self.worths.block(power.ability.then, power.card)
        worth -= self.worths.cost(cost, power.card)
        if cost != FREE and worth < 2.0:
            return 0.0
        return worth

    # --- encounters -------------------------------------------------------------------------

    def encounter(self, options: Options) -> tuple[str, str]:
        """Choose the encounter that brings most."""
        best, key, why = float("-inf"), options[0].key, ""
        for each in options:
            worth, words = self.met(each)
            if worth > best:
                best, key, why = worth, each.key, words
        return key, why

    @cached_property
    def _here(self) -> dict[str, Task]:
        """The errands of cards that can be done where the player is, by option."""
        here = self.mind.me.space
        return {task.key: task for task in card_tasks(self.worths) if task.place == here}

    def met(self, option: Option) -> tuple[float, str]:
        """Return what an answer of the encounter step is worth, and why."""
        key, verb, source, tasks = option.key, option.verb, option.source, self._here
        mind = self.mind
        here = mind.me.space
        if verb in ("job", "hunt"):
            task = tasks.get(key)
            if task is None:
                start = f"{verb}:{source}"
                task = next((one for name, one in tasks.items() if name.startswith(start)), None)
            return (task.whole, task.words) if task is not None else (-1.0, "")
        if verb == "meet":
            told = next(told for place, told in mind.places[here] if place == source)
            return self.meetings.told(told, here), "Meet a contact"
        if verb == "fight":
            faction = patrol_of(mind, source)
            found = patrol(self.worths, faction) if faction else None
            if found is None:
                return -self.worths.defeat(), ""
            worth, chance, goals = found
            return worth + chance * sum(each for _, each in goals), "Fight the patrol"
        if verb in ("draw", "cross"):
            visited = sum(each for _, each in mind.step_worth("space_encountered"))
            return self.draw(here, across=verb == "cross") + visited, ""
        if verb == "use":
            return self.use(source), ""
        return 0.0, ""

    def draw(self, space: str, across: bool = False) -> float:
        """Return what an encounter card is worth in a space: the mean of those of its deck."""
        name = space + ("+" if across else "")
        if name in self._draws:
            return self._draws[name]
        mind = self.mind
        cards = mind.encounters(mind.p.galaxy.spaces[space].encounter)
        if space != mind.home:
            cards = cards[:: max(1, len(cards) // SAMPLE)]
        worth = 0.0
        with mind.at(space):
            for card in cards:
                number = section_for(mind.p, card, space, across)
                if number < 0:
                    continue
                section = mind.content.encounter_cards[card].sections[number]
                for part in section.parts:
                    if mind.holds(part.when):
                        worth += self.worths.block(part.effect, card)
                        break
        found = worth / len(cards) if cards else 0.0
        self._draws[name] = found
        return found
