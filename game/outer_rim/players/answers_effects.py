"""The worth of each answer to questions of effects, and to those about other players."""

from __future__ import annotations

from game.outer_rim.bounties.frames import Protect
from game.outer_rim.bounties.hunted import CREDITS
from game.outer_rim.cards.effects import choices as ch
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.cards.effects.moments import Forgo
from game.outer_rim.cards.effects.trials import Test
from game.outer_rim.combat.frames import SkillTest
from game.outer_rim.company.effects import Invite
from game.outer_rim.company.frames import Fighter, Join
from game.outer_rim.company.frames import Invite as InviteStep
from game.outer_rim.contacts.frames import Contact
from game.outer_rim.effects.verbs.choices import LETTERS
from game.outer_rim.frames.effects import Choose, FightPlayer, May, Window
from game.outer_rim.frames.encounters import Job, Reward
from game.outer_rim.players import chances, tasks
from game.outer_rim.players.parts import Thoughts
from game.outer_rim.players.tasks import credits_of, hunt
from game.outer_rim.trading.frames import TradeAnswer
from game.table.decisions import Option


def may(scheme: Thoughts, f: object, option: Option) -> float:
    """Accept an offer that is worth more than declining."""
    assert isinstance(f, May)
    effect = scheme.mind.p.effect(f, ch.May)
    if option.verb == "accept":
        found = scheme.worths.way(effect, f.card, f.context)
        return found if found is not None else 0.0
    return scheme.worths.block(effect.otherwise, f.card, f.context)


def choose(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose the way that is worth most."""
    assert isinstance(f, Choose)
    if option.verb != "choose":
        return 0.0
    way = scheme.mind.p.effect(f, ch.Choose).ways[LETTERS.index(option.source)]
    job = scheme.mind.p.below(Job)
    if job is not None and job.seat == scheme.mind.seat:
        return _in_job(scheme, f, job, way)
    found = scheme.worths.way(way, f.card, f.context)
    return found if found is not None else -99.0


def _in_job(scheme: Thoughts, f: Choose, job: Job, way: ch.Way) -> float:
    """Return how good a way is in the middle of a job: by the skills that it tests."""

    tests = [each for each in every_effect(way.then) if isinstance(each, Test)]
    passed = 1.0
    for test in tests[:1]:
        passed = max(chances.test(scheme.mind.values, skill) for skill in test.skill)
    worth = scheme.worths.block(way.then, f.card, f.context) - scheme.worths.cost(way.cost)
    return 60.0 * passed + worth


def window(scheme: Thoughts, f: object, option: Option) -> float:
    """Use an ability of the moment if it is worth its cost."""
    assert isinstance(f, Window)
    if option.verb != "use":
        return 0.0
    mind = scheme.mind
    power = mind.content.powers[option.source]
    cost = scheme.worths.cost(power.ability.cost, power.card)
    if f.when == "would_be_defeated":
        return scheme.worths.defeat() + mind.weights.turn - cost
    if f.when == "test_failed":
        return 40.0 - cost
    if f.when == "patrol_stop":
        return 10.0 - cost
    if f.when == "credits_lost":
        return 20.0 - cost
    if f.when == "before_test":
        skill = str(f.context.skill)
        better = chances.test(mind.values, skill, 1) - chances.test(mind.values, skill)
        return 50.0 * better - (8.0 if _spent(scheme, option.source) else 0.0) - cost
    if f.when == "hunting":
        return 5.0 - cost
    if f.when == "other_enters":
        return 2.0 - cost
    gain = scheme.worths.block(power.ability.then, power.card, f.context)
    return gain - cost - _given_up(scheme, power.ability.then)


def _spent(scheme: Thoughts, source: str) -> bool:
    """Return True if an ability is used up when the test is passed."""
    effects = scheme.mind.content.powers[source].ability.then
    return any(getattr(each, "spent", False) for each in effects)


def _given_up(scheme: Thoughts, block: tuple[object, ...]) -> float:
    """Return the worth of the credits of a reward that an ability gives up."""

    if not any(isinstance(each, Forgo) for each in block):
        return 0.0
    mind = scheme.mind
    reward = mind.p.below(Reward)
    if reward is None:
        return 0.0
    if reward.hunted >= 0:
        return mind.credits(CREDITS)
    found = mind.content.blocks.get(reward.block, ())
    return mind.credits(credits_of(scheme.worths, found))


def test_skill(scheme: Thoughts, f: object, option: Option) -> float:
    """Test the skill with the better chance."""
    return chances.test(scheme.mind.values, option.source)


def buy_off(scheme: Thoughts, f: object, option: Option) -> float:
    """Pay if passing is worth the price."""
    if option.verb != "pay":
        return 0.0
    mind = scheme.mind
    test = mind.p.below(SkillTest)
    if test is None:
        return 0.0
    good = mind.content.blocks.get(test.then, ())
    bad = mind.content.blocks.get(test.otherwise, ())
    worths = scheme.worths
    gain = worths.block(good, test.card, test.context) - worths.block(bad, test.card, test.context)
    return gain - mind.spent(test.buy_off)


def opponent(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose the weakest of those that it hurts, the one ahead if it costs them something."""
    mind = scheme.mind
    other = mind.world.players[int(option.source.removeprefix("seat_"))]
    values = mind.p.values(other.seat)
    worth = 0.5 * other.fame
    if isinstance(f, FightPlayer):
        ground = mind.p.galaxy.spaces[mind.me.space].kind == "planet"
        kind, left = ("ground", mind.health) if ground else ("ship", mind.hull)
        return 50.0 * chances.duel(mind.values, values, kind, left).survive + worth
    return worth


def partner(scheme: Thoughts, f: object, option: Option) -> float:
    """Let the one with more left fight or suffer."""
    mind = scheme.mind
    seat = int(option.source.removeprefix("seat_"))
    values, player = mind.p.values(seat), mind.world.players[seat]
    left = values.health - player.character_damage + values.hull - player.ship_damage
    strength = values.ground_combat if isinstance(f, Fighter) else 0
    return left + strength + (0.5 if seat != mind.seat else 0.0)


def lent(scheme: Thoughts, f: object, option: Option) -> float:
    """Borrow the skill that the job needs most."""
    mind = scheme.mind
    asset = mind.content.assets.get(getattr(f, "card", ""))
    needed = asset.job_skills if asset is not None else ()
    vital = asset is not None and option.source in asset.critical
    have = min(2, mind.values.skills.get(option.source, 0))  # type: ignore[call-overload]
    return float((option.source in needed) * (3.0 - have) + vital)


def join(scheme: Thoughts, f: object, option: Option) -> float:
    """Join a job that pays both, unless its owner is about to win."""
    mind = scheme.mind
    assert isinstance(f, Join)
    owner = mind.world.players[f.owner]
    close = owner.fame >= owner.fame_goal - 2 or mind.health < 2 or mind.hull < 2
    return float((option.verb == "join") != close)


def invited(scheme: Thoughts, f: object, option: Option) -> float:
    """Stay where the own plans are."""
    return float(option.verb != "accept")


def invite(scheme: Thoughts, f: object, option: Option) -> float:
    """Ask along if it brings something."""
    assert isinstance(f, InviteStep)
    effect = scheme.mind.content.effect(f.block, f.place)
    assert isinstance(effect, Invite)
    then = effect.then if option.verb == "player" else effect.otherwise
    return 0.5 * scheme.worths.block(then, f.card, f.context) if option.verb == "player" else 0.0


def peek_secrets(scheme: Thoughts, f: object, option: Option) -> float:
    """Look whenever that is possible."""
    return float(option.verb == "player")


def protect(scheme: Thoughts, f: object, option: Option) -> float:
    """Protect crew if the fight is likely to be won."""
    if option.verb != "protect":
        return 0.0
    assert isinstance(f, Protect)
    mind = scheme.mind
    ground = mind.p.galaxy.spaces[mind.me.space].kind == "planet"
    kind, left = ("ground", mind.health) if ground else ("ship", mind.hull)
    odds = chances.duel(mind.values, mind.p.values(f.hunter), kind, left)
    crew = mind.content.assets[f.crew]
    return odds.win * scheme.worths.cards.kept(crew) - scheme.worths.hurt(odds, kind)


def contact(scheme: Thoughts, f: object, option: Option) -> float:
    """Hunt or talk, whichever is worth more."""
    assert isinstance(f, Contact)
    mind = scheme.mind
    if option.verb == "hunt":
        asset = mind.content.assets[option.source]
        return hunt(scheme.worths, asset, mind.me.space)[0]
    return scheme.meetings.talk(f.token, mind.me.space)


def spoils(scheme: Thoughts, f: object, option: Option) -> float:
    """Eliminate or capture, whichever is worth more."""
    mind = scheme.mind
    asset = mind.content.assets[option.source]
    now, then = tasks.spoils(scheme.worths, asset, mind.me.space)
    return now if option.verb == "eliminate" else then


def trade_answer(scheme: Thoughts, f: object, option: Option) -> float:
    """Accept a deal that is worth more than it costs."""
    if option.verb != "accept":
        return 0.5
    assert isinstance(f, TradeAnswer)
    mind, cards = scheme.mind, scheme.worths.cards
    worth = mind.credits(f.credits) if f.credits > 0 else -mind.spent(-f.credits)
    worth += 0.3 * mind.credits(f.promise)
    for seat in f.tokens:
        mine = seat in mind.me.debts
        worth += -mind.weights.debt if mine else mind.weights.debt
    worth += sum(cards.gained(mind.content.assets[each]) for each in f.give)
    worth -= sum(cards.kept(mind.content.assets[each]) for each in f.ask)
    rival = mind.world.players[f.other]
    return worth - (4.0 + 2.0 * max(0, rival.fame - mind.me.fame))
