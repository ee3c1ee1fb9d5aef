"""The worth of each kind of effect to a player, in hundredths of a fame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.cards.effects import choices as ch
from game.outer_rim.cards.effects import gains, goods, moments, tasks, travel, trials
from game.outer_rim.cards.effects.language import FACTIONS, Condition, Effect
from game.outer_rim.cards.effects.moments import GrantSkill
from game.outer_rim.company import effects as company
from game.outer_rim.contacts import effects as contacts
from game.outer_rim.contests import effects as contests
from game.outer_rim.effects.conditions import holds, kind_here, planet_faction
from game.outer_rim.effects.costs import FREE
from game.outer_rim.frames.base import Context
from game.outer_rim.looks import worth as looks
from game.outer_rim.market import effects as market
from game.outer_rim.players import chances
from game.outer_rim.players.attempts import of_number
from game.outer_rim.players.parts import Judge
from game.outer_rim.rules.reputation import LEVEL_OF
from game.outer_rim.rules.stats import ship_cost

# --- gains --------------------------------------------------------------------------------------


def _gain(at: Judge, e: gains.Gain, card: str, known: Context) -> float:
    if e.who == "opponent":
        return 0.0
    credits = 0 if known.forgo else at.amount(e.credits, known)
    worth = at.mind.credits(credits)
    fame = at.amount(e.fame, known)
    if fame:
        worth += _swapped(at, fame, card)
        if e.who == "both" and not at.mind.me.ambition:
            worth -= at.weights.rival * fame
    for faction, steps in e.reputation.items():
        worth += _named(at, faction, steps)
    return worth


def _swapped(at: Judge, fame: int, card: str) -> float:
    """Return the worth of fame, of which an ability may take a part for credits."""
    worth = 0.0
    for source, swap in at.mind.values.swaps:
        if source != card:
            worth += at.mind.credits(swap.credits)
            fame = max(0, fame - swap.fame)
    return worth + at.mind.fame(fame)


def _named(at: Judge, faction: str, steps: int) -> float:

    if faction == "planet":
        found = planet_faction(at.mind.p, at.mind.me.space)
        return at.standing(found, steps) if found else 0.0
    if faction == "any":
        best = max if steps > 0 else min
        return best(at.standing(each, steps) for each in FACTIONS)
    return at.standing(faction, steps)


def _lose(at: Judge, e: gains.Lose, card: str, known: Context) -> float:
    if e.who == "opponent":
        return 0.0
    lost = at.mind.me.credits if e.all_credits else min(e.credits, at.mind.me.credits)
    worth = -at.mind.spent(lost) - at.weights.fame * e.fame
    return worth + sum(_named(at, each, -steps) for each, steps in e.reputation.items())


def _recover(at: Judge, e: gains.Recover, card: str, known: Context) -> float:
    body = 99 if e.character == "all" else e.character
    return at.healed(body, 99 if e.ship == "all" else e.ship)


def _treat(at: Judge, e: gains.Treat, card: str, known: Context) -> float:
    if e.faction == "any":
        return at.weights.bad_name / 2 if at.mind.hostile.get(at.mind.me.space) else 0.0
    return max(0, LEVEL_OF[e.level] - at.mind.level(e.faction)) * 1.0


# --- trials -------------------------------------------------------------------------------------


def _test(at: Judge, e: trials.Test, card: str, known: Context) -> float:
    chance = max(_passes(at, skill) for skill in e.skill)
    good, bad = at.block(e.then, card, known), at.block(e.otherwise, card, known)
    if e.buy_off and at.mind.me.credits >= e.buy_off:
        bad = max(bad, good - at.mind.spent(e.buy_off))
    return chance * good + (1.0 - chance) * bad


def _passes(at: Judge, skill: str) -> float:
    """Return the chance to pass a test, with an ability that lends the skill for nothing."""
    mind = at.mind
    lent = any(
        power.ability.cost == FREE
        and power.id not in mind.me.used
        and mind.holds(power.ability.only, Context(skill=skill))  # type: ignore[arg-type]
        for power in mind.values.powers.get("before_test", ())
        if any(isinstance(one, GrantSkill) and not one.spent for one in power.ability.then)
    )
    return chances.test(mind.values, skill, int(lent))


def _fight(at: Judge, e: trials.Fight, card: str, known: Context) -> float:
    mind = at.mind
    kind = kind_here(mind.p, mind.seat) if e.combat == "here" else e.combat
    odds = chances.fight(mind.values, kind, e.value, mind.hull if kind == "ship" else mind.health)
    foe = Context(combat=kind, foe="card", opponent_dice=e.value)
    worth = odds.win * (at.block(e.win, card, known) + at.cards.victory(foe))
    worth += (1.0 - odds.win) * at.block(e.lose, card, known)
    worth += odds.survive * at.block(e.survive, card, known)
    return worth - at.hurt(odds, kind)


def _fight_player(at: Judge, e: trials.FightPlayer, card: str, known: Context) -> float:
    mind, best = at.mind, 0.0
    kind = kind_here(mind.p, mind.seat) if e.combat == "here" else e.combat
    for other in mind.world.players:
        if other.seat == mind.seat or other.defeated or other.space != mind.me.space:
            continue
        foe = Context(opponent=other.seat, actor=mind.seat, combat=kind, foe="player")
        if e.opponent is not None and not _suits(at, e.opponent, other.seat):
            continue
        left = mind.hull if kind == "ship" else mind.health
        odds = chances.duel(mind.values, mind.p.values(other.seat), kind, left)
        worth = odds.win * (at.block(e.win, card, foe) + at.cards.victory(foe))
        worth += odds.survive * at.block(e.survive, card, foe)
        worth += (1.0 - odds.win) * at.block(e.lose, card, foe) - at.hurt(odds, kind)
        best = max(best, worth)
    return best


def _suits(at: Judge, only: Condition, other: int) -> bool:

    return holds(at.mind.p, other, only, Context(actor=at.mind.seat))


def _opposed(at: Judge, e: contests.Opposed, card: str, known: Context) -> float:
    mine = chances.test(at.mind.values, e.skill)
    theirs = 0.5
    worth = mine * (1 - theirs) * at.block(e.won, card, known)
    worth += theirs * (1 - mine) * at.block(e.lost, card, known)
    worth += mine * theirs * at.block(e.both, card, known)
    return worth + (1 - mine) * (1 - theirs) * at.block(e.neither, card, known)


# --- choices ------------------------------------------------------------------------------------


def _may(at: Judge, e: ch.May, card: str, known: Context) -> float:
    found = at.way(e, card, known)
    otherwise = at.block(e.otherwise, card, known)
    return otherwise if found is None else max(found, otherwise)


def _choose(at: Judge, e: ch.Choose, card: str, known: Context) -> float:
    ways = [at.way(each, card, known) for each in e.ways]
    return max((each for each in ways if each is not None), default=0.0)


def _roll(at: Judge, e: ch.Roll, card: str, known: Context) -> float:
    dice = max(0, min(10, at.amount(e.dice, known)))
    chance = chances.roll(dice, e.success, e.need)
    worth = chance * at.block(e.then, card, known)
    worth += (1.0 - chance) * at.block(e.otherwise, card, known)
    if e.each:
        face = sum(chances.FACES[each] for each in e.success)
        worth += dice * face * at.block(e.each, card, known)
    return worth


# --- cards --------------------------------------------------------------------------------------


def _keep(at: Judge, e: Effect, card: str, known: Context) -> float:
    asset = at.mind.content.assets.get(card)
    return at.cards.gained(asset) if asset is not None else 0.0


def _hire(at: Judge, e: Effect, card: str, known: Context) -> float:
    asset = at.mind.content.assets.get(card)
    if asset is None:
        return 0.0
    return at.cards.gained(asset, Context(token=asset.contact))


def _gain_card(at: Judge, e: goods.GainCard, card: str, known: Context) -> float:
    deck = at.mind.world.market[e.deck]
    asset = at.mind.content.assets[deck[0]] if deck else None
    if asset is None or asset.kind in ("ship", "deal") or e.kinds and asset.kind not in e.kinds:
        return 0.0
    return at.cards.gained(asset)


def _buy(at: Judge, e: market.Buy, card: str, known: Context) -> float:
    best, mind = 0.0, at.mind
    for deck in e.decks:
        cards = mind.world.market[deck]
        asset = mind.content.assets[cards[0]] if cards else None
        if asset is not None and asset.cost - e.discount <= mind.me.credits:
            best = max(best, at.cards.bought(asset, max(0, asset.cost - e.discount)))
    return best


def _some_card(at: Judge, e: Effect, card: str, known: Context) -> float:
    return 2 * at.weights.fresh


def _sell(at: Judge, e: market.Sell, card: str, known: Context) -> float:
    mind = at.mind
    found = []
    for each in mind.me.cards:
        asset = mind.content.assets[each]
        if asset.kind in e.kinds:
            gain = mind.credits(asset.cost + e.bonus) - at.cards.kept(asset)
            found.append(max(0.0, gain))
    return sum(sorted(found, reverse=True)[: e.count])


def _sell_ship(at: Judge, e: market.SellShip, card: str, known: Context) -> float:

    cost = ship_cost(at.mind.content, at.mind.me)
    return at.mind.credits(e.bonus) - 0.3 * at.mind.credits(cost) - at.weights.flipped


def _buy_ship(at: Judge, e: market.BuyShip, card: str, known: Context) -> float:
    mind = at.mind
    return max(
        (
            at.cards.ship(ship, e.discount)
            for ship in mind.world.ships
            if at.cards.ship_price(ship, e.discount) <= mind.me.credits
            and not mind.content.ships[ship].starter
        ),
        default=0.0,
    ) - (at.wounds(0, e.damage) if e.damage else 0.0)


def _rotate(at: Judge, e: Effect, card: str, known: Context) -> float:
    asset = at.mind.content.assets.get(card)
    other = at.mind.content.assets.get(asset.other) if asset is not None else None
    return 0.8 * at.cards.gained(other) if other is not None else 0.0


# --- goals, places ------------------------------------------------------------------------------


def _mark_planet(at: Judge, e: Effect, card: str, known: Context) -> float:
    if at.mind.me.space in at.mind.me.marks:
        return 0.0
    for each in at.mind.goals:
        have = each.goal.have
        if have is not None and have.marks:
            left = max(1, have.marks - len(at.mind.me.marks))
            return each.worth / left
    return 0.0


def _mark_card(at: Judge, e: Effect, card: str, known: Context) -> float:
    free = [each for each in at.mind.me.cards if not at.mind.p.on(each).tokens]
    if not free:
        return 0.0
    for each in at.mind.goals:
        if each.goal.when == "card_marked" and each.goal.only is not None:
            return each.worth / max(1, each.goal.only.marked or 1)
    return 0.0


def _goal(at: Judge) -> float:
    """Return the worth of the open goal that the abilities of a sheet complete."""
    found = [each.worth for each in at.mind.goals if getattr(each.goal, "abilities", ())]
    return min(found, default=0.0)


def _mission(at: Judge, e: tasks.Mission, card: str, known: Context) -> float:
    likely = of_number(at.mind, e.number)
    return likely.chance * _goal(at) - at.toll(likely)


def _databank(at: Judge, e: tasks.Databank, card: str, known: Context) -> float:
    content = at.mind.content
    found = [content.databank[each] for each in content.numbers.get(e.number, ())]
    worths = [at.block(each.effect, each.id, known) for each in found if hasattr(each, "effect")]
    return sum(worths) / len(worths) if worths else 0.0


def _extra_turn(at: Judge, e: Effect, card: str, known: Context) -> float:
    alone = sum(each.ai is None for each in at.mind.world.players) == 1
    return 0.0 if alone else 1.5 * at.weights.turn  # the AI acts after each turn (OR-R74)


def _reveal(at: Judge, e: Any, card: str, known: Context) -> float:
    hunts = sum(at.mind.content.assets[each].kind == "bounty" for each in at.mind.me.cards)
    return float(1.0 + 3.0 * hunts)


def _move(at: Judge, e: Effect, card: str, known: Context) -> float:
    return 6.0


def _minor(at: Judge, e: Effect, card: str, known: Context) -> float:
    return 1.0


EFFECTS: dict[type[Effect], Callable[[Judge, Any, str, Context], float]] = {
    gains.Gain: _gain,
    gains.Lose: _lose,
    gains.Take: lambda at, e, card, known: at.mind.credits(min(e.credits, 4_000)),
    gains.TakeReputation: _minor,
    gains.Damage: lambda at, e, card, known: (
        0.0 if e.who == "opponent" else -at.wounds(e.character, e.ship)
    ),
    gains.Recover: _recover,
    gains.Treat: _treat,
    trials.Test: _test,
    trials.Fight: _fight,
    trials.FightPlayer: _fight_player,
    contests.Opposed: _opposed,
    ch.May: _may,
    ch.Choose: _choose,
    ch.If: lambda at, e, card, known: at.block(
        e.then if at.mind.holds(e.when, known) else e.otherwise, card, known
    ),
    ch.Roll: _roll,
    goods.Keep: _keep,
    goods.Burden: _keep,
    goods.KeepSecret: lambda at, e, card, known: at.weights.secret,
    goods.GainCard: _gain_card,
    goods.TakeCrew: lambda at, e, card, known: at.weights.skill + at.weights.power,
    goods.Discard: lambda at, e, card, known: (
        0.0 if e.who == "opponent" else -at.cards.cheapest(e.kinds, e.count, None)
    ),
    goods.DiscardTop: _minor,
    goods.Rotate: _rotate,
    market.Buy: _buy,
    market.BuyShip: _buy_ship,
    market.SellShip: _sell_ship,
    market.SearchDeck: _some_card,
    market.Market: _some_card,
    market.Sell: _sell,
    **looks.WORTHS,
    goods.Give: lambda at, e, card, known: -at.mind.spent(min(e.credits, at.mind.me.credits)),
    goods.TakeCard: lambda at, e, card, known: at.mind.credits(4_000),
    contacts.Hire: _hire,
    contacts.RevealContacts: _reveal,
    contacts.PeekContacts: _reveal,
    contacts.EncounterContact: _some_card,
    company.PeekSecrets: _minor,
    tasks.Progress: lambda at, e, card, known: sum(
        each.worth for each in at.mind.goals if each.key == e.goal
    ),
    tasks.MarkPlanet: _mark_planet,
    tasks.MarkCard: _mark_card,
    tasks.Achieve: lambda at, e, card, known: _goal(at),
    tasks.Mission: _mission,
    tasks.Flip: lambda at, e, card, known: 0.6 * at.weights.fame,
    tasks.Databank: _databank,
    tasks.ExtraTurn: _extra_turn,
    travel.Move: _move,
    travel.MovePlayer: _move,
    travel.Cross: _move,
    contacts.MoveContact: _minor,
    travel.MovePatrol: lambda at, e, card, known: (
        -4.0 if e.toward == "me" and at.mind.hostile else 1.0
    ),
    travel.Ground: lambda at, e, card, known: -at.weights.turn / 2,
    travel.EncounterFar: lambda at, e, card, known: at.weights.fresh,
    moments.Redirect: _minor,
}
