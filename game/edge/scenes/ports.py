"""The port between chapters of a campaign: experience, scars, shop, cards (EE-R19, EE-R100,
EE-R102, EE-R104)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.models import Hero
from game.edge.checking import Checks, allowed, never
from game.edge.context import Play
from game.edge.frames import Plain, Visit
from game.edge.names import SKILLS, Skill, skill_named
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
    ways += [option(verb, who) for who in p.heroes for verb in ("mend_scar", "work_off")]
    ways += [option("buy", id) for id, card in p.content.gear.items() if card.type != "story"]
    ways += camps.sales(p) + camps.moves(p) + jobs.ways(p)
    return allowed(p, f, [*ways, option("depart")], PORT)


def price(p: Play, who: str, skill: Skill) -> int:
    """Return the experience that the next rank costs: five times it, five more for one that is
    no career skill (EE-R19); those of a ready hero are the ones he begins with (EE-149)."""
    hero = p.sheet_of(who)
    assert isinstance(hero, Hero)
    new = p.rank(who, skill) + 1
    known = skill in hero.career if hero.career else hero.ranks.get(skill)
    return COST * new + (0 if known else OUTSIDE)


def _check_learn(p: Play, f: Plain, o: Intent) -> Reason | None:
    ledger = p.state.setup.ledger
    if o.target not in p.heroes or o.source not in SKILLS or ledger is None:
        return Reason("EE-R100", "Only heroes can learn skills, and only in a campaign.")
    skill = skill_named(o.source)
    if obligation.heavy(ledger):
        return Reason(
            "EE-R103", "The crew owes too much to spend experience. Lower its Obligation first."
        )
    if skill in p.state.learned.get(o.target, ()):
        return Reason("EE-R100", "This skill has already gained a rank since the last chapter.")
    if p.rank(o.target, skill) >= MOST:
        return Reason("EE-R17", "Skills stop at rank 5, and this one is there: train another.")
    cost = price(p, o.target, skill)
    if p.state.unspent < cost:
        return Reason("EE-R19", "You need {n} experience for this rank.", n=cost)
    return None


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
    """Learn, treat, trade, move cards, or depart."""
    verb, state = chosen.verb, p.state
    if verb == "learn":
        skill = skill_named(chosen.source)
        state.unspent -= price(p, chosen.target, skill)
        state.learned[chosen.target] = (*state.learned.get(chosen.target, ()), skill)
        p.events.append(e.Learned(who=chosen.target, skill=skill))
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


PORT: Checks = {
    "learn": _check_learn,
    "mend_scar": _check_mend,
    "work_off": _check_mend,
    "buy": _check_buy,
    "sell": camps.check_sell,
    "wear": camps.check_wear,
    "stow": camps.check_stow,
    **jobs.BOARD,
    "depart": never,
}
