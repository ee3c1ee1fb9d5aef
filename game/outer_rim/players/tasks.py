"""Open tasks: what can be done somewhere, with its place, its chance, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.outer_rim.ambitions.worth import key_of
from game.outer_rim.bounties import hunted
from game.outer_rim.cards.effects.gains import Gain
from game.outer_rim.cards.effects.moments import Forgo
from game.outer_rim.catalog import Asset, Power
from game.outer_rim.effects import verb
from game.outer_rim.effects.conditions import amount, can_pay
from game.outer_rim.frames.base import Context
from game.outer_rim.players import attempts, chances
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Judge, Prize, Step, Task
from game.outer_rim.rules.rewards import brings_fame
from game.outer_rim.state import Player

FLEES = 0.5
"""share of a task at another player's place that is left by the time one is there"""
ASKED = 0.25
"""chance that another player joins a job"""
SEARCH = 0.75
"""chance of finding a contact soon if it is the last facedown one of its class"""
HOPE = 0.8
"""chance of a job for players who do not work it out"""
SAMPLE = 3
"""facedown contacts of a class that are thought about"""


# --- what follows a deed ------------------------------------------------------------------------


def windfall(at: Judge, when: str, known: Context, credits: int = 0) -> float:
    """Return what the player's abilities add to a deed; ``credits``: of the reward that some of
    them give up."""
    mind, worth = at.mind, 0.0
    for power in mind.values.powers.get(when, ()):  # type: ignore[call-overload]
        ability = power.ability
        if not mind.holds(ability.only, known):
            continue
        gain = at.block(ability.then, power.card, known) - at.cost(ability.cost, power.card)
        if any(isinstance(each, Forgo) for each in ability.then):
            gain -= mind.credits(credits)
        if ability.must:
            worth += gain
        elif can_pay(mind.p, mind.seat, ability.cost, power.card):
            worth += max(0.0, gain)
    return worth


def victory(at: Judge, foe: Context) -> float:
    """Return what a combat that is won counts for, beside its reward."""
    goals = sum(worth for _, worth in at.mind.step_worth("combat_won", foe))
    return goals + windfall(at, "combat_won", foe)


def credits_of(at: Judge, block: tuple[object, ...]) -> int:
    """Return the credits of a reward."""
    mind = at.mind
    gains = (each for each in block if isinstance(each, Gain))
    return sum(amount(mind.p, mind.seat, each.credits) for each in gains)


# --- errands of cards ---------------------------------------------------------------------------


def errands(at: Judge, asset: Asset) -> list[Task]:
    """Return the tasks that a card is for, whether the player has it or not."""
    kinds = {"cargo": _cargo, "job": _job, "bounty": _bounty}
    if asset.kind not in kinds:
        return []
    found, liking = list(kinds[asset.kind](at, asset)), at.weights.liking(asset.kind)
    if liking == 1.0:
        return found
    return [replace(each, worth=each.worth * liking) if each.worth > 0 else each for each in found]


def _cargo(at: Judge, asset: Asset) -> Iterator[Task]:
    mind = at.mind
    place = mind.due(asset)
    if not place or not asset.reward:
        return
    known = Context(traits=asset.traits, fame_reward=brings_fame(asset.reward))
    with mind.at(place):
        worth = at.block(asset.reward, asset.id, known)
        worth += windfall(at, "delivery_reward", known, credits_of(at, asset.reward))
        worth += windfall(at, "cargo_delivered", known)
        goals = mind.step_worth("cargo_delivered", known)
        goals += mind.step_worth("delivery_reward", known)
        if asset.delivery_roll is not None:
            chance = chances.delivery(mind.values, asset.delivery_roll.success)
            worth += (1.0 - chance) * at.block(asset.delivery_roll.fail, asset.id, known)
    key = f"deliver:{asset.id}"
    words = f"Deliver {asset.name}"
    yield Task(words, place, "action", 1.0, worth, tuple(goals), key, asset.id)


def _job(at: Judge, asset: Asset) -> Iterator[Task]:
    mind = at.mind
    place, sure, key = asset.destination or "", 1.0, f"job:{asset.id}"
    if place == "another_player" or asset.partner:
        other = _nearest(at)
        if other is None:
            return
        sure = ASKED if asset.partner else FLEES
        key = f"job:{asset.id}@"
        if place == "another_player":
            place = other.space
    if not asset.databank and not asset.encounter:
        return
    known = Context(traits=asset.traits, fame_reward=brings_fame(asset.reward))
    if asset.opposed:
        chance = 0.5 * chances.test(mind.values, asset.opposed[0])
        likely = attempts.Likely(chance)
    elif asset.destination == "another_player" and not asset.databank:
        likely = attempts.Likely(0.4, body=1.0)
    elif not mind.style.odds:
        likely = attempts.Likely(HOPE)
    else:
        likely = attempts.of_job(mind, asset)
    reward, goals = at.remembered(("job", asset.id), lambda: _paid(at, asset, place, known))
    worth = sure * (likely.chance * reward - at.toll(likely))
    words = f"Attempt {asset.name}"
    yield Task(words, place, "encounter", sure * likely.chance, worth, tuple(goals), key, asset.id)


def _paid(at: Judge, asset: Asset, place: str, known: Context) -> Prize:
    """Return what completing a job is worth, and the goals it counts for."""
    mind = at.mind
    with mind.at(place):
        reward = at.block(asset.reward, asset.id, known)
        reward += windfall(at, "job_reward", known, credits_of(at, asset.reward))
        reward += windfall(at, "job_completed", known)
        goals = mind.step_worth("job_completed", known) + mind.step_worth("job_reward", known)
    return reward, tuple(goals)


def _nearest(at: Judge) -> Player | None:
    mind = at.mind
    others = [
        each
        for each in mind.world.players
        if each.seat != mind.seat and each.space and not each.defeated
    ]
    return min(others, key=lambda each: mind.turns(mind.me.space, each.space), default=None)


def _bounty(at: Judge, asset: Asset) -> Iterator[Task]:
    mind = at.mind
    if mind.p.on(asset.id).captive:
        worth, goals = _prize(at, asset, "capture")
        yield Task(
            f"Deliver {asset.name}",
            asset.deliver_to,
            "action",
            1.0,
            worth,
            goals,
            f"deliver:{asset.id}",
            asset.id,
        )
        return
    character = mind.content.shows.get(asset.target)
    for each in mind.world.players:
        if character is not None and each.character == character:
            if each.seat != mind.seat:
                yield from _prey(at, asset, each)
            return
        for card in each.cards:
            if mind.content.assets[card].contact == asset.target:
                worth, chance = hunt(at, asset, each.space)
                key = f"hunt:{asset.id}@{card}"
                share = FLEES if each.seat != mind.seat else 1.0
                words = f"Hunt {asset.name}"
                yield Task(words, each.space, "encounter", chance, share * worth, (), key, asset.id)
                return
    for planet, places in mind.places.items():
        for place, told in places:
            if told == asset.target:
                worth, chance = hunt(at, asset, planet)
                key = f"meet:{place}"
                words = f"{'Hunt' if told in mind.world.faceup else 'Search for'} {asset.name}"
                yield Task(words, planet, "encounter", chance, worth, (), key, asset.id)
                return
    yield from _searched(at, asset)


def _searched(at: Judge, asset: Asset) -> Iterator[Task]:
    """Yield the search for a contact: it may be any facedown one of its class."""
    mind = at.mind
    contact = mind.content.contacts.get(asset.target)
    if contact is None:
        return
    pool = mind.closed.get(contact.contact_class, ())
    if asset.target not in pool:
        return
    places = [
        planet
        for planet, there in mind.places.items()
        if any(told == contact.contact_class for _, told in there)
    ]
    if not places:
        return
    nearest = min(places, key=lambda each: mind.turns(mind.me.space, each))
    worth, chance = hunt(at, asset, nearest)
    sure = SEARCH / len(pool) ** 0.5
    words = f"Search for {asset.name}"
    yield Task(words, nearest, "encounter", sure * chance, sure * worth, (), "", asset.id)


def _prey(at: Judge, asset: Asset, other: Player) -> Iterator[Task]:
    """Yield the hunt for a player whose character a bounty is on."""
    mind = at.mind
    ground = mind.p.galaxy.spaces[other.space].kind == "planet"
    kind, left = ("ground", mind.health) if ground else ("ship", mind.hull)
    odds = chances.duel(mind.values, mind.p.values(other.seat), kind, left)
    known = Context(foe="player", combat=kind, fame_reward=True)  # type: ignore[arg-type]
    prize = mind.fame(hunted.FAME) + mind.credits(hunted.CREDITS)
    goals = mind.step_worth("bounty_reward", known) + mind.step_worth("combat_won", known)
    prize += windfall(at, "bounty_reward", known, hunted.CREDITS)
    prize += windfall(at, "bounty_completed", known)
    worth = odds.win * prize - at.hurt(odds, kind)
    share = 0.3 if other.defeated else FLEES
    key = f"hunt:{asset.id}@seat_{other.seat}"
    words = f"Hunt {asset.name}"
    yield Task(
        words,
        other.space,
        "encounter",
        share * odds.win,
        share * worth,
        tuple(goals),
        key,
        asset.id,
    )


def _prize(at: Judge, asset: Asset, how: str) -> Prize:
    """Return what eliminating a contact is worth, or delivering it, and the goals it counts for."""
    return at.remembered((how, asset.id), lambda: _prized(at, asset, how))


def _prized(at: Judge, asset: Asset, how: str) -> Prize:
    mind = at.mind
    block = asset.capture if how == "capture" else asset.eliminate
    known = Context(traits=asset.traits, fame_reward=brings_fame(block))
    worth = at.block(block, asset.id, known) + at.block(asset.after_reward, asset.id, known)
    worth += windfall(at, "bounty_reward", known, credits_of(at, block))
    worth += windfall(at, "bounty_completed", known)
    moment = "captured_delivered" if how == "capture" else "eliminated"
    worth += windfall(at, moment, known)
    goals = mind.step_worth("bounty_reward", known) + mind.step_worth(moment, known)
    return worth, tuple(goals)


def spoils(at: Judge, asset: Asset, space: str) -> tuple[float, float]:
    """Return what eliminating a beaten contact is worth in a space, and capturing it there."""
    mind = at.mind
    now, goals = _prize(at, asset, "eliminate")
    then, more = _prize(at, asset, "capture")
    turns = max(1, mind.turns(space, asset.deliver_to))
    capture = (then + sum(worth for _, worth in more)) * mind.later(turns)
    capture -= at.weights.way * at.weights.turn * turns
    return now + sum(worth for _, worth in goals), capture


def hunt(at: Judge, asset: Asset, space: str) -> tuple[float, float]:
    """Return what fighting a contact for a bounty is worth, and the chance to win."""
    mind = at.mind
    kind = asset.combat or "ground"
    left = mind.health if kind == "ground" else mind.hull
    more = mind.values.hunt_dice if kind == "ground" else 0
    odds = chances.fight(mind.values, kind, asset.value, left, more)
    if not mind.style.odds:
        odds = chances.guessed(mind.values, kind, asset.value)
    foe = Context(foe="contact", combat=kind, opponent_dice=asset.value)
    prize = max(spoils(at, asset, space)) + victory(at, foe)
    return odds.win * prize - at.hurt(odds, kind), odds.win


# --- contacts, patrols, abilities ---------------------------------------------------------------


class Meetings:
    """The worth of meeting contacts, each worked out once."""

    def __init__(self, at: Judge) -> None:
        self._at = at
        self._known: dict[tuple[str, str], float] = {}

    def told(self, told: str, space: str) -> float:
        """Return what meeting a contact is worth, or a facedown one of a class."""
        mind = self._at.mind
        if told in mind.content.contacts:
            return self.token(told, space)
        key = told, ""
        if key not in self._known:
            self._known[key] = self._some(told, self._at.mind.home)
        return self._known[key]

    def _some(self, told: str, space: str) -> float:
        """Return what meeting a facedown contact of a class is worth: a talk with a few of those
        that it may be, and the fight if one of them is wanted."""
        at = self._at
        pool = at.mind.closed.get(told, ())
        if not pool:
            return 0.0
        some = pool[:: max(1, len(pool) // SAMPLE)]
        worth = sum(self.talk(each, space) + self._met(each) for each in some) / len(some)
        for card in at.mind.me.cards:
            asset = at.mind.content.assets[card]
            if asset.target in pool and not at.mind.p.on(card).captive:
                better = hunt(at, asset, space)[0] - worth
                worth += max(0.0, better) / len(pool)
        return worth

    def token(self, token: str, space: str) -> float:
        """Return what meeting a contact is worth: talking to it, or a fight for a bounty."""
        key = token, space
        if key not in self._known:
            at = self._at
            best = self.talk(token, space)
            for card in at.mind.me.cards:
                asset = at.mind.content.assets[card]
                if asset.target == token and not at.mind.p.on(card).captive:
                    best = max(best, hunt(at, asset, space)[0])
            self._known[key] = best + self._met(token)
        return self._known[key]

    def _met(self, token: str) -> float:
        mind, worth = self._at.mind, 0.0
        for each in mind.goals:
            if each.goal.when == "contact_met":
                noted = mind.p.on(mind.me.character).noted
                found = mind.content.contacts[token].contact_class
                if getattr(each.goal, "each", None) is None or found not in noted:
                    worth += each.worth
        return worth

    def talk(self, token: str, space: str) -> float:
        """Return what talking to a contact is worth."""
        at = self._at
        mind, content = at.mind, at.mind.content
        if mind.content.shows.get(token) in [each.character for each in mind.world.players]:
            return 0.0
        found = [
            card
            for card in content.numbers.get(content.contacts[token].databank, ())
            if card in mind.world.databank
        ]
        worth = 0.0
        with mind.at(space):
            for card in found:
                for part in content.databank[card].parts:
                    if mind.holds(part.when):
                        worth += at.block(part.effect, card, Context(token=token)) / len(found)
                        break
        return worth


def contact_tasks(at: Judge, meetings: Meetings) -> Iterator[Task]:
    """Yield meetings with contacts, the best of each planet."""
    mind = at.mind
    for planet, places in mind.places.items():
        best = max(places, key=lambda each: meetings.told(each[1], planet))
        worth = meetings.told(best[1], planet)
        if worth > 0:
            known = best[1] in mind.content.contacts
            words = f"Meet {mind.public(best[1], 'a contact') if known else 'a contact'}"
            worth *= at.weights.meeting
            yield Task(words, planet, "encounter", 1.0, worth, (), f"meet:{best[0]}", best[1])


def patrol_tasks(at: Judge) -> Iterator[Task]:
    """Yield fights with patrols."""
    for faction, (level, space) in at.mind.world.patrols.items():
        found = patrol(at, faction)
        if found is not None:
            worth, chance, goals = found
            token = at.mind.content.patrols[faction, level]
            words = f"Fight the {faction.title()} patrol"
            key = f"fight:{token.id}@{space}"
            yield Task(words, space, "encounter", chance, worth, goals, key, faction)


def patrol(at: Judge, faction: str) -> tuple[float, float, tuple[tuple[str, float], ...]] | None:
    """Return what fighting a patrol is worth, the chance to win, and the goals it counts for; None
    if it cannot be beaten."""
    mind = at.mind
    level, _ = mind.world.patrols[faction]
    token = mind.content.patrols.get((faction, level))
    if token is None or token.ship_combat is None:
        return None
    odds = chances.fight(mind.values, "ship", token.ship_combat, mind.hull)
    if not mind.style.odds:
        odds = chances.guessed(mind.values, "ship", token.ship_combat)
    known = Context(
        fame_reward=token.fame > 0,
        foe="patrol",
        combat="ship",
        patrol=token.faction,
        patrol_level=token.level,
        opponent_dice=token.ship_combat,
    )
    prize = mind.fame(token.fame) + mind.credits(token.credits)
    if "no_patrol_grudge" not in mind.values.grants:
        prize += at.standing(faction, -1)
    prize += mind.ranks.get(faction, 0.0)
    prize += windfall(at, "patrol_beaten", known) + windfall(at, "combat_won", known)
    goals = mind.step_worth("patrol_beaten", known) + mind.step_worth("combat_won", known)
    prize *= at.weights.brawl if prize > 0 else 1.0
    return odds.win * prize - at.hurt(odds, "ship"), odds.win, tuple(goals)


def patrol_of(mind: Mind, token: str) -> str:
    """Return the faction of a patrol token on the map, "" for none."""
    for faction, (level, _) in mind.world.patrols.items():
        found = mind.content.patrols.get((faction, level))
        if found is not None and found.id == token:
            return faction
    return ""


NEAR = 3
"""places of an ability that are looked at"""
LEAST = 15.0
"""least worth of an ability that is worth a way"""


def power_tasks(at: Judge) -> Iterator[Task]:
    """Yield abilities that are worth going somewhere for."""
    mind = at.mind
    for when in ("action", "encounter"):
        for power in mind.values.powers.get(when, ()):
            if power.id not in mind.me.used and _open(at, power):
                yield from _places(at, power, "action" if when == "action" else "encounter")


def _open(at: Judge, power: Power) -> bool:
    if power.goal < 0:
        return True
    return any(each.key == key_of(power.goal) for each in at.mind.goals)


def visit_tasks(at: Judge) -> Iterator[Task]:
    """Yield the encounters in spaces that an ambition asks for."""
    mind = at.mind
    for each in mind.goals:
        only = each.goal.only
        if each.goal.when != "space_encountered" or only is None:
            continue
        for space in only.spaces:
            deck = mind.p.galaxy.spaces[space].encounter
            if not deck:
                continue
            with mind.at(space):
                fits = mind.holds(only)
            if fits:
                words = f"Visit {mind.p.galaxy.spaces[space].label}"
                key = f"draw:{deck}@{space}"
                yield Task(words, space, "encounter", 1.0, 5.0, ((each.key, each.worth),), key)


def _places(at: Judge, power: Power, step: Step) -> Iterator[Task]:
    mind, ability = at.mind, power.ability
    if not can_pay(mind.p, mind.seat, ability.cost, power.card):
        return
    far = mind.p.galaxy.routes.away[mind.me.space]
    name = mind.public(power.card, "a secret")
    found = 0
    for space in sorted(far, key=lambda each: far[each]):
        with mind.at(space):
            if not mind.holds(ability.only) or not usable(at, power):
                continue
            worth = at.block(ability.then, power.card) - at.cost(ability.cost, power.card)
        found += 1
        if worth >= LEAST:
            yield Task(f"Use {name}", space, step, 1.0, worth, (), f"use:{power.id}", power.id)
        if found >= NEAR:
            return


def usable(at: Judge, power: Power) -> bool:
    """Return True if an ability would find a target where the player is."""
    mind = at.mind
    return all(verb.possible(mind.p, mind.seat, each, power.card) for each in power.ability.then)


def card_tasks(at: Judge) -> Iterator[Task]:
    """Yield the errands of the player's own cards, but no searches: contacts are tasks already."""
    for card in at.mind.me.cards:
        for task in errands(at, at.mind.content.assets[card]):
            if task.key:
                yield task
