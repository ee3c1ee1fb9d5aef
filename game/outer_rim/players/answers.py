"""Answers to the questions beside the main ones: about cards, places, and effects of cards."""

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
from game.outer_rim.frames.turns import Choose, FightPlayer, Job, May, Reward, Window
from game.outer_rim.market.frames import Buy, BuyShip, Offer, Sell
from game.outer_rim.players import chances, learned, tasks
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.parts import Thoughts
from game.outer_rim.players.tasks import credits_of, hunt, patrol, patrol_of
from game.outer_rim.trading.frames import TradeAnswer
from game.table.decisions import Option


def character(scheme: Thoughts, f: object, option: Option) -> float:
    """Rank characters by how they have done."""
    return learned.character(option.source)


def ship(scheme: Thoughts, f: object, option: Option) -> float:
    """Prefer a fast ship, then a strong one."""
    front = scheme.mind.content.ships[option.source].front
    return float(front.hyperdrive + 0.6 * front.ship_combat + 0.3 * front.hull)


def ambition(scheme: Thoughts, f: object, option: Option) -> float:
    """Prefer an ambition that suits the character."""
    return fitness(scheme.mind, option.source)


def faction(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose the faction where the change is worth most."""
    whose = getattr(f, "whose", scheme.mind.seat)
    steps = getattr(f, "steps", getattr(f, "level", 1))
    if whose != scheme.mind.seat:
        return 0.0
    now = scheme.mind.level(option.source)
    planets = scheme.mind.p.galaxy.spaces.values()
    common = sum(space.faction == option.source for space in planets)
    return scheme.worths.standing(option.source, steps) + 0.1 * common - 0.01 * now


def discard(scheme: Thoughts, f: object, option: Option) -> float:
    """Give up the card that is the least loss."""
    asset = scheme.mind.content.assets.get(option.source)
    if asset is None:
        return new_card(scheme, f) - scheme.mind.weights.held
    return -scheme.worths.cards.kept(asset)


def new_card(scheme: Thoughts, f: object) -> float:
    """Return what declining a card gives up, with a minus sign."""
    asset = scheme.mind.content.assets.get(getattr(f, "card", ""))
    if asset is None:
        return 0.0
    room = scheme.worths.cards.room(asset.id)
    lost = [scheme.worths.cards.kept(scheme.mind.content.assets[each]) for each in room]
    return -(scheme.worths.cards.gained(asset) + min(lost, default=0.0))


def gain(scheme: Thoughts, f: object, option: Option) -> float:
    """Return the worth of the card that is gained or bought."""
    asset = scheme.mind.content.assets.get(option.source)
    if asset is None:
        return 0.0
    if option.verb == "buy":
        return scheme.shopper.offer(option.source)
    return scheme.worths.cards.gained(asset)


def offer(scheme: Thoughts, f: object, option: Option) -> float:
    """Buy if the card is worth its price."""
    if option.verb != "buy":
        return 1.0
    less = f.discount if isinstance(f, Offer) else 0
    return scheme.shopper.offer(option.source) + scheme.mind.credits(less)


def search(scheme: Thoughts, f: object, option: Option) -> float:
    """Name the kind that is lacking; buy if the card is worth its price."""
    if option.verb == "name":
        needs = scheme.mind.values
        have = needs.count.get(option.source, 0)
        return -float(have)
    return scheme.shopper.offer(option.source) if option.verb == "buy" else 1.0


def sell(scheme: Thoughts, f: object, option: Option) -> float:
    """Sell what is worth less than its price."""
    if option.verb != "sell":
        return 0.5
    asset = scheme.mind.content.assets[option.source]
    bonus = f.bonus if isinstance(f, Sell) else 0
    return scheme.mind.credits(asset.cost + bonus) - scheme.worths.cards.kept(asset)


def barter(scheme: Thoughts, f: object, option: Option) -> float:
    """Barter what is worth less than its price; pay otherwise."""
    if option.verb == "pay":
        return 0.0
    mind = scheme.mind
    asset = mind.content.assets[option.source]
    purchase = mind.p.below(Buy)
    owed = purchase.owed if purchase is not None else asset.cost
    return mind.spent(min(asset.cost, owed)) - scheme.worths.cards.kept(asset) - 1.0


def buy_ship(scheme: Thoughts, f: object, option: Option) -> float:
    """Buy the ship that adds most."""
    if option.verb != "buy_ship":
        return 0.0
    discount = f.discount if isinstance(f, BuyShip) else 0
    return scheme.worths.cards.ship(option.source, discount)


def mark_card(scheme: Thoughts, f: object, option: Option) -> float:
    """Mark a card that is likely to stay."""
    return scheme.worths.cards.kept(scheme.mind.content.assets[option.source])


def deliver(scheme: Thoughts, f: object, option: Option) -> float:
    """Deliver whatever is worth delivering."""
    if option.verb != "deliver":
        return 0.0
    asset = scheme.mind.content.assets[option.source]
    return max((task.whole for task in scheme.worths.cards.tasks(asset)), default=0.0)


def fitness(mind: Mind, sheet: str) -> float:
    """Return how well an ambition suits the player's character."""
    ambition = mind.content.ambitions[sheet]
    skills = mind.values.skills
    worth = sum(1.0 for skill in ambition.skills if skills.get(skill))
    worth -= 0.4 * len(ambition.skills)
    worth += sum(0.7 * mind.level(faction) for faction in ambition.factions)
    if "ground" in ambition.combat:
        worth += 0.3 * (mind.values.ground_combat - 2)
    return worth


# --- places and patrols ---------------------------------------------------------------------------


def move(scheme: Thoughts, f: object, option: Option) -> float:
    """Move to where the plan is best."""
    return scheme.stay(option.target)


def go(scheme: Thoughts, f: object, option: Option) -> float:
    """Go to where the plan is best."""
    return scheme.stay(option.target)


def patrol_to_me(scheme: Thoughts, f: object, option: Option) -> float:
    """Keep patrols that are hostile away, and off the way."""
    mind = scheme.mind
    far = mind.p.galaxy.routes.away[mind.me.space].get(option.target, 0)
    level = mind.level(option.source) if option.source in mind.world.patrols else 0
    if level > 0:
        return -0.1 * far
    # Two players who are beaten by a patrol must not send it to one another for ever.
    others = (each.space for each in mind.world.players if each.seat != mind.seat)
    return far - 0.5 * (mind.me.defeated and option.target in others)


def free_patrol(scheme: Thoughts, f: object, option: Option) -> float:
    """Move a patrol as long as that helps."""
    if option.verb == "done":
        return scheme.mind.p.galaxy.routes.away[scheme.mind.me.space][
            scheme.mind.world.patrols[getattr(f, "faction")][1]
        ]
    return patrol_to_me(scheme, f, option)


def patrol_far(scheme: Thoughts, f: object, option: Option) -> float:
    """Let a friendly patrol come, and keep others where they are."""
    friendly = scheme.mind.level(getattr(f, "faction")) > 0
    return float(option.source) if friendly else -float(option.source)


def which_patrol(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose the patrol that does least harm, or most good."""
    mind = scheme.mind
    space = mind.world.patrols[option.source][1]
    far = mind.p.galaxy.routes.away[mind.me.space][space]
    toward = getattr(f, "toward", "")
    worth = -float(far) - 5.0 * mind.level(option.source)
    return -worth if toward == "me" else worth


def redirect(scheme: Thoughts, f: object, option: Option) -> float:
    """Send a patrol to a rival, unless it is a friend."""
    if option.verb != "redirect":
        return 0.0
    mind = scheme.mind
    rival = mind.world.players[int(option.target.removeprefix("seat_"))]
    return 1.0 - 2.0 * (mind.level(option.source) > 0) + 0.1 * rival.fame


def reveal(scheme: Thoughts, f: object, option: Option) -> float:
    """Look at contacts of the class that is wanted, near by."""
    mind = scheme.mind
    if option.verb != "look":
        return 0.0
    planet = option.source.partition(".")[0]
    kind = next((told for place, told in mind.places.get(planet, ()) if place == option.source), "")
    wanted = {
        mind.content.contacts[asset.target].contact_class
        for card in mind.me.cards
        if (asset := mind.content.assets[card]).target in mind.content.contacts
    }
    return 1.0 + 5.0 * (kind in wanted) - 0.3 * mind.turns(mind.me.space, planet)


def meet(scheme: Thoughts, f: object, option: Option) -> float:
    """Meet the contact, or fight the patrol, that is worth most."""
    mind = scheme.mind
    if option.verb == "meet":
        planet = option.source.partition(".")[0]
        told = next((t for place, t in mind.places.get(planet, ()) if place == option.source), "")
        return scheme.meetings.told(told, planet)
    if option.verb == "fight":
        faction = patrol_of(mind, option.source)
        found = patrol(scheme.worths, faction) if faction else None
        return found[0] if found is not None else -scheme.worths.defeat()
    return 0.0


def ai_goal(scheme: Thoughts, f: object, option: Option) -> float:
    """Lead an AI to where fewer of its goals are, and where a patrol waits for it."""
    mind = scheme.mind
    found = mind.world.players[getattr(f, "seat", mind.seat)].ai
    here = found.goals.get(option.target, 0) if found is not None else 0
    there = any(space == option.target for _, space in mind.world.patrols.values())
    return 0.5 * there - here


def ai_patrol(scheme: Thoughts, f: object, option: Option) -> float:
    """Let an AI fight the strongest patrol."""
    return float(scheme.mind.world.patrols[option.source][0])


def ai_job(scheme: Thoughts, f: object, option: Option) -> float:
    """Let an AI complete the job that pays least."""
    asset = scheme.mind.content.assets[option.source]
    return -scheme.worths.block(asset.reward, asset.id)


def move_contact(scheme: Thoughts, f: object, option: Option) -> float:
    """Bring a contact nearer."""
    if option.verb == "pass":
        return 0.0
    mind = scheme.mind
    planet = (option.target or option.source).partition(".")[0]
    return 1.0 / (1 + mind.turns(mind.me.space, planet))


def far_away(scheme: Thoughts, f: object, option: Option) -> float:
    """Choose a destination far from the one who is to go there."""
    mind = scheme.mind
    whose = getattr(f, "whose", mind.seat)
    start = mind.world.players[whose].space
    far = mind.p.galaxy.routes.away[start].get(option.target, 0)
    return -float(far) if whose == mind.seat else float(far)


def place_contact(scheme: Thoughts, f: object, option: Option) -> float:
    """Keep a contact near."""
    planet = option.target.partition(".")[0]
    return -float(scheme.mind.turns(scheme.mind.me.space, planet))


def discard_top(scheme: Thoughts, f: object, option: Option) -> float:
    """Discard the card that would add least."""
    cards = scheme.mind.world.market.get(option.source, ())
    return -scheme.shopper.alone(cards[0]) if cards else -99.0


# --- offers, choices and players ------------------------------------------------------------------


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
