"""The port between chapters of a campaign: experience, scars, shop, cards (EE-R19, EE-R100,
EE-R102, EE-R104, EE-R121 to EE-R124)."""

from __future__ import annotations

from game.edge import events as e
from game.edge import talents
from game.edge.cards.creation import Specialization
from game.edge.cards.models import Hero
from game.edge.checking import Checks, allowed, never
from game.edge.context import Play
from game.edge.frames import Plain, Visit
from game.edge.names import CHARACTERISTICS, SKILLS, Skill, skill_named
from game.edge.people import rules as people
from game.edge.people import stowing
from game.edge.scenes import camps, jobs, obligation
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

MOST = 5
COST, OUTSIDE = 5, 5
"""experience for each new rank, and more for a skill that a hero was not trained in"""
SURGERY, SERVICE = 200, 5
"""credits or Obligation that a scar costs (EE-R104)"""


def options(p: Play, f: Plain) -> Options:
    """Return what can be learned, treated, bought, sold and moved, the jobs, and leaving."""
    ways = [option("learn", skill, who) for who in p.heroes for skill in SKILLS]
    ways += [option(verb, hole, who) for who in p.heroes for verb, hole in holes_of(p, who)]
    ways += [option("enter", id, who) for who in p.heroes for id in p.content.specializations]
    ways += [option(verb, who) for who in p.heroes for verb in ("mend_scar", "work_off")]
    ways += [option("buy", id) for id, card in p.content.gear.items() if card.type != "story"]
    ways += camps.sales(p) + camps.moves(p) + jobs.ways(p)
    return allowed(p, f, [*ways, option("depart")], PORT)


def price(p: Play, who: str, skill: Skill) -> int:
    """Return the experience that the next rank costs: five times it, five more for one that is
    no career skill (EE-R19)."""
    new = p.rank(who, skill) + 1
    return COST * new + (0 if is_career_skill(p, who, skill) else OUTSIDE)


def is_career_skill(p: Play, who: str, skill: Skill) -> bool:
    """Return True for a career skill: of a ready hero those he begins with (EE-149, EE-R124), and
    those of specializations taken up since (EE-R123)."""
    hero = p.sheet_of(who)
    assert isinstance(hero, Hero)
    known = skill in hero.career if hero.career else bool(hero.ranks.get(skill))
    later = (p.content.specializations.get(each) for each in p.specializations(who)
             if each not in hero.specializations)  # fmt: skip
    return known or any(each is not None and skill in each.skills for each in later)


def holes_of(p: Play, who: str) -> list[tuple[str, str]]:
    """Return every hole in the talent cards of a hero, with the verb that buys it."""
    found = (p.content.specializations.get(each) for each in p.specializations(who))
    return [
        (verb, talents.hole(each.id, id))
        for each in found
        if each is not None and each.card is not None
        for verb, ids in (("talent", each.card.talents), ("raise", CHARACTERISTICS))
        for id in ids
    ]


def hole_price(p: Play, hole: str) -> int:
    """Return the experience that a hole in a talent card costs (EE-R121)."""
    special = p.content.specializations[talents.special_of(hole)]
    return talents.price(special, talents.talent_of(hole))


def entry_price(p: Play, who: str, special: Specialization) -> int:
    """Return the experience that a further specialization costs: ten times those that the hero has
    with it, ten more outside the career (EE-R123)."""
    own = p.specializations(who)
    first = p.content.specializations.get(own[0]) if own else None
    return talents.entry_price(len(own), first is not None and first.career != special.career)


def _check_learn(p: Play, f: Plain, o: Intent) -> Reason | None:
    ledger = p.state.setup.ledger
    if o.target not in p.heroes or o.source not in SKILLS or ledger is None:
        return Reason("EE-R100", "Only heroes can learn skills, and only in a campaign.")
    skill, owes = skill_named(o.source), _owes(p)
    if owes is not None:
        return owes
    if skill in p.state.learned.get(o.target, ()):
        return Reason("EE-R100", "This skill has already gained a rank since the last chapter.")
    if p.rank(o.target, skill) >= MOST:
        return Reason("EE-R17", "Skills stop at rank 5, and this one is there: train another.")
    cost = price(p, o.target, skill)
    if p.state.unspent < cost:
        return Reason("EE-R19", "You need {n} experience for this rank.", n=cost)
    return None


def _check_hole(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against a talent, or against raising a characteristic."""
    if o.target not in p.heroes:
        return Reason("EE-R121", "Only heroes who go have talent cards: choose one of them.")
    special = p.content.specializations.get(talents.special_of(o.source))
    if special is None or special.id not in p.specializations(o.target):
        return Reason("EE-R121", "This hero has no such talent card: take up its specialization.")
    id = talents.talent_of(o.source)
    if (id in CHARACTERISTICS) != (o.verb == "raise"):
        return Reason("EE-R121", "This hole holds something else: choose it by its name.")
    reason = talents.why_not(special, id, p.holes(o.target)) or _owes(p)
    if reason is not None:
        return reason
    for each in CHARACTERISTICS:
        if each == id and p.rating(o.target, each) >= talents.HIGHEST:
            told = "{name} stops at {most}, and this hero is there: raise another."
            return Reason("EE-R122", told, name=each.capitalize(), most=talents.HIGHEST)
    return _unpaid(p, "EE-R121", talents.price(special, id))


def _check_enter(p: Play, f: Plain, o: Intent) -> Reason | None:
    special = p.content.specializations.get(o.source)
    if o.target not in p.heroes or special is None:
        return Reason("EE-R123", "Only heroes who go take up specializations: choose one of them.")
    if special.id in p.specializations(o.target):
        return Reason("EE-R123", "This hero has this specialization already: choose another.")
    return _owes(p) or _unpaid(p, "EE-R123", entry_price(p, o.target, special))


def _owes(p: Play) -> Reason | None:
    """Return the reason against spending experience at all, if the crew owes too much."""
    ledger = p.state.setup.ledger
    if ledger is None or not obligation.heavy(ledger):
        return None
    told = "The crew owes too much to spend experience. Lower its Obligation first."
    return Reason("EE-R103", told)


def _unpaid(p: Play, clause: str, cost: int) -> Reason | None:
    left = p.state.unspent
    told = "This costs {n} experience, and the crew has {left} left to spend."
    return Reason(clause, told, n=cost, left=left) if left < cost else None


def _check_mend(p: Play, f: Plain, o: Intent) -> Reason | None:
    if o.source not in p.heroes or not p.person(o.source).injuries:
        return Reason("EE-R104", "This hero has no scar to treat.")
    if o.verb == "mend_scar" and p.state.credits < SURGERY:
        return Reason("EE-R104", "You need {n} credits.", n=SURGERY)
    return None


def _check_buy(p: Play, f: Plain, o: Intent) -> Reason | None:
    card = p.content.gear.get(o.source)
    if card is None or card.type == "story" or not card.price:
        return Reason("EE-R101", "This card is not for sale.")
    if p.state.credits < card.price:
        return Reason("EE-R101", "You need {n} credits.", n=card.price)
    return None


def answer(p: Play, f: Plain, chosen: Option) -> None:
    """Learn, buy talents, treat, trade, move cards, or depart."""
    verb, state = chosen.verb, p.state
    if verb == "learn":
        skill = skill_named(chosen.source)
        state.unspent -= price(p, chosen.target, skill)
        state.learned[chosen.target] = (*state.learned.get(chosen.target, ()), skill)
        p.events.append(e.Learned(who=chosen.target, skill=skill))
    elif verb in ("talent", "raise"):
        _punch(p, chosen.target, chosen.source)
    elif verb == "enter":
        special = p.content.specializations[chosen.source]
        state.unspent -= entry_price(p, chosen.target, special)
        state.entered[chosen.target] = (*state.entered.get(chosen.target, ()), special.id)
        p.events.append(e.Entered(who=chosen.target, special=special.id))
    elif verb in ("mend_scar", "work_off"):
        person = p.person(chosen.source)
        people.cure(p, chosen.source, person.injuries[0])
        if verb == "mend_scar":
            camps.pay(p, SURGERY)
        else:
            state.obligation += SERVICE
            p.events.append(e.ObligationMoved(n=SERVICE))
    elif verb == "buy":
        camps.pay(p, p.card(chosen.source).price)
        stowing.gain(p, chosen.source)
    elif verb in jobs.BOARD:
        jobs.take(p, chosen)
    elif verb == "depart":
        p.stack.pop()
        obligation.begin(p)
        p.stack.append(Visit(0, p.story.start, step="arrive"))
    else:
        camps.handle(p, chosen)


def _punch(p: Play, who: str, hole: str) -> None:
    """Punch a hole in a talent card (EE-R121, EE-R122)."""
    state, id = p.state, talents.talent_of(hole)
    state.unspent -= hole_price(p, hole)
    state.punched[who] = (*state.punched.get(who, ()), hole)
    raised = next((each for each in CHARACTERISTICS if each == id), None)
    if raised is not None:
        p.events.append(e.Raised(who=who, characteristic=raised, n=p.rating(who, raised)))
    else:
        p.events.append(e.TalentBought(who=who, talent=id, special=talents.special_of(hole)))


PORT: Checks = {
    "learn": _check_learn,
    "talent": _check_hole,
    "raise": _check_hole,
    "enter": _check_enter,
    "mend_scar": _check_mend,
    "work_off": _check_mend,
    "buy": _check_buy,
    "sell": camps.check_sell,
    "wear": camps.check_wear,
    "stow": camps.check_stow,
    **jobs.BOARD,
    "depart": never,
}
