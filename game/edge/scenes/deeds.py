"""The deeds of scenes: where the story goes, tracks, cards, people and the campaign."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.checks import asked
from game.edge.context import Play
from game.edge.fights import captors
from game.edge.people import nerves
from game.edge.people import rules as people
from game.edge.people import stowing
from game.edge.rules import passives
from game.edge.rules.deeds import Case, Verb, Verbs, always, anybody
from game.edge.scenes import flags, tracks, truths

CREW = "crew"
"""the heroes' ship among the vessels"""
TRIED = ("check", "contest", "rivals", "encounter")
"""kinds of scenes in which something is tried"""
NEXT = "next"
"""the word of spend cards for a scene ahead"""
AHEAD = "ahead"
"""the same, past those in which nothing is tried"""


def _goto(p: Play, case: Case, d: fx.Goto) -> None:
    p.state.following = d.scene


def _flag(p: Play, case: Case, d: fx.Flag) -> None:
    flags.set_flag(p, d.flag)


def _advance(p: Play, case: Case, d: fx.Advance) -> None:
    tracks.advance(p, case, tracks.named(p, d.track, d.n), d.n)


def _can_advance(p: Play, case: Case, d: fx.Advance) -> bool:
    track = tracks.named(p, d.track, d.n)
    at = p.state.counts.get(track, 0)
    return bool(track) and (at < tracks.length(p, track) if d.n > 0 else at > 0)


def _credits(p: Play, case: Case, d: fx.Credits) -> None:
    p.state.credits = max(0, p.state.credits + d.n)
    p.events.append(e.CreditsMoved(n=d.n, now=p.state.credits))


def _can_pay(p: Play, case: Case, d: fx.Credits) -> bool:
    return p.state.credits + d.n >= 0


def _gain(p: Play, case: Case, d: fx.Gain) -> None:
    stowing.gain(p, d.card, case.actor)


def _lose(p: Play, case: Case, d: fx.Lose) -> None:
    stowing.lose(p, d.card)


def _owned(p: Play, case: Case, d: fx.Lose) -> bool:
    return d.card in p.owned


def _wounds(p: Play, case: Case, d: fx.Wounds) -> None:
    for who in case.people(p, d.who):
        people.wound(p, who, d.n - (p.soak(who) if d.soak else 0))


def _strain(p: Play, case: Case, d: fx.Strain) -> None:
    for who in case.people(p, d.who):
        if not (d.air and passives.airless(p.passives(who))):
            people.strain(p, who, d.n)


def _heal(p: Play, case: Case, d: fx.Heal) -> None:
    for who in case.people(p, d.who):
        people.heal(p, who, d.what, d.n)


def _hurt(p: Play, case: Case, d: fx.Heal) -> bool:
    found = (p.person(who) for who in case.people(p, d.who))
    return any(each.wounds if d.what == "wounds" else each.strain for each in found)


def _next(p: Play, case: Case, d: fx.Next) -> None:
    for who in case.people(p, d.who):
        scene = p.state.scene if d.scene else ""
        people.wait(p, who, d.change, d.n, d.skills, scene)


def _of_use(p: Play, case: Case, d: fx.Next) -> bool:
    """Return True if somebody may make such a check: a check scene has no other (EE-R113)."""
    outcome = p.outcome
    last = d.scene and outcome is not None and outcome.task == "scene"
    return anybody(p, case, d) and not last


def exhausted(p: Play, who: str) -> tuple[str, ...]:
    """Return the exhausted cards, a person's own before those of others."""
    own = tuple(card for card in p.state.turned if card in p.cards(who))
    return (*own, *(card for card in p.state.turned if card not in own))


def _ready(p: Play, case: Case, d: fx.Ready) -> None:
    people.readied(p, exhausted(p, case.actor)[: d.n])


def _any_turned(p: Play, case: Case, d: fx.Ready) -> bool:
    return bool(p.state.turned)


def _turn(p: Play, case: Case, d: fx.Turn) -> None:
    for card in stowing.ready_tools(p, case.actor)[: d.n]:
        people.turn(p, card)


def _any_ready(p: Play, case: Case, d: fx.Turn) -> bool:
    return bool(stowing.ready_tools(p, case.actor))


def _experience(p: Play, case: Case, d: fx.Experience) -> None:
    p.state.experience += d.n
    p.events.append(e.ExperienceGained(n=d.n))


def _obligation(p: Play, case: Case, d: fx.Obligation) -> None:
    if p.state.setup.ledger is None:
        p.state.credits = max(0, p.state.credits - d.credits)
        p.events.append(e.CreditsMoved(n=-d.credits, now=p.state.credits))
        return
    if d.pressed and p.state.pressed:
        p.state.relief += d.n
    else:
        p.state.obligation += d.n
    p.events.append(e.ObligationMoved(n=d.n))


def _brought(p: Play, case: Case, d: fx.Worthless) -> bool:
    """Return True if the check has brought something that the party still has."""
    o = p.outcome
    return o is not None and (_has(p, o.card) or min(o.credits, p.state.credits) > 0)


def _has(p: Play, card: str) -> bool:
    return bool(card) and card.partition(".")[0] in p.owned


def _worthless(p: Play, case: Case, d: fx.Worthless) -> None:
    """Take what the check has brought: a card before credits (EE-239)."""
    o = p.outcome
    assert o is not None, "something was brought"
    if _has(p, o.card):
        stowing.lose(p, o.card.partition(".")[0])
        return
    n = min(d.n, o.credits, p.state.credits)
    p.state.credits -= n
    p.events.append(e.CreditsMoved(n=-n, now=p.state.credits))


def _recruit(p: Play, case: Case, d: fx.Recruit) -> None:
    stowing.gain(p, d.card)
    flags.set_flag(p, f"{fx.THREAD}{d.card}")


def _missed(p: Play, case: Case, d: fx.Recruit) -> bool:
    return d.card not in p.owned


def _favor(p: Play, case: Case, d: fx.Favor) -> None:
    if d.favor not in p.state.favors:
        p.state.favors += (d.favor,)
        p.events.append(e.FavorNoted(favor=d.favor))


def _reveal(p: Play, case: Case, d: fx.Reveal) -> None:
    shown = ahead(p, d)
    for scene in _unrevealed(p, d)[:1]:
        p.state.revealed += (scene,)
    if shown and shown not in p.state.revealed:
        p.state.foreseen += (shown,)
    if shown:
        ways = tuple(each.id for each in asked.open_ways(p, shown))
        p.events.append(e.SceneSeen(scene=shown, ways=ways))


def _unknown(p: Play, case: Case, d: fx.Reveal) -> bool:
    return bool(_unrevealed(p, d))


def ahead(p: Play, d: fx.Reveal) -> str:
    """Return the scene that a look shows: the one named, or what this one may lead to. One that is
    entered at once is no news, so a scene after it is shown, if there is one; "" for nothing."""
    found = _unrevealed(p, d)
    if found and d.scene == NEXT and found[0] == p.state.following:
        known = {*p.state.revealed, *p.state.foreseen, *p.state.trail}
        further = (each for each in _further(p, found[0]) if each not in known)
        return next(further, found[0])
    return found[0] if found else ""


def _unrevealed(p: Play, d: fx.Reveal) -> tuple[str, ...]:
    """Return the scenes of a look that nobody has looked at."""
    here = p.state.scene
    following = p.content.exits[here] if here else ()
    if d.scene == AHEAD:
        found = (here, *following) if here else ()
        further = (each for one in found for each in (*p.content.exits[one], *_further(p, one)))
        following = tuple(dict.fromkeys(further))
    return tuple(
        scene
        for scene in (following if d.scene in (NEXT, AHEAD) else (d.scene,))
        if scene not in p.state.revealed and p.content.scenes[scene].kind in TRIED
    )


def tries_ahead(p: Play) -> bool:
    """Return False if the story leads to its end without anything left to try."""
    ahead = p.state.following
    return not ahead or p.content.scenes[ahead].kind in TRIED or bool(_further(p, ahead))


def _further(p: Play, first: str) -> tuple[str, ...]:
    """Return the next scenes after one in which something is tried, the nearest first."""
    found, seen, layer = list[str](), {first}, [first]
    while layer and not found:
        exits = dict.fromkeys(each for scene in layer for each in p.content.exits[scene])
        layer = [each for each in exits if each not in seen]
        seen.update(layer)
        found = [each for each in layer if p.content.scenes[each].kind in TRIED]
    return tuple(found)


def _injure(p: Play, case: Case, d: fx.Injure) -> None:
    for who in case.people(p, d.who):
        people.injure(p, who)


def _faint(p: Play, case: Case, d: fx.Faint) -> None:
    for who in case.people(p, d.who):
        people.strain(p, who, p.strain_threshold(who) + 1 - p.person(who).strain)


def _hull(p: Play, case: Case, d: fx.Hull) -> None:
    """Damage or repair the heroes' ship, in a battle or between them."""
    battle = p.state.battle
    hull, strain = p.state.ship
    if battle is not None:
        own = battle.vessels[CREW]
        hull, strain = own.hull, own.strain
    if d.strain:
        strain = max(0, strain + d.n)
    else:
        hull = max(0, hull + d.n)
    if battle is not None:
        own.hull, own.strain = hull, strain
    else:
        p.state.ship = hull, strain
    p.events.append(e.ShipHurt(ship=CREW, n=d.n, strain=d.strain))


def _free(p: Play, case: Case, d: fx.Free) -> None:
    captors.free(p)


def _missing(p: Play, case: Case, d: fx.Free) -> bool:
    return bool(p.state.captives)


VERBS: Verbs = {
    fx.Goto: Verb(_goto, always),
    fx.Flag: Verb(_flag, always),
    fx.Advance: Verb(_advance, _can_advance),
    fx.Credits: Verb(_credits, _can_pay),
    fx.Gain: Verb(_gain, always),
    fx.Lose: Verb(_lose, _owned),
    fx.Wounds: Verb(_wounds, anybody),
    fx.Strain: Verb(_strain, anybody),
    fx.Heal: Verb(_heal, _hurt),
    fx.Next: Verb(_next, _of_use),
    fx.Ready: Verb(_ready, _any_turned),
    fx.Turn: Verb(_turn, _any_ready),
    fx.Experience: Verb(_experience, always),
    fx.Obligation: Verb(_obligation, always),
    fx.Nerve: Verb(nerves.run, nerves.possible),
    fx.Calm: Verb(nerves.calm, nerves.can_calm),
    fx.Worthless: Verb(_worthless, _brought),
    fx.Recruit: Verb(_recruit, _missed),
    fx.Unmask: Verb(truths.unmask, always),
    fx.Truth: Verb(truths.test, truths.can_test),
    fx.Favor: Verb(_favor, always),
    fx.Reveal: Verb(_reveal, _unknown),
    fx.Injure: Verb(_injure, anybody),
    fx.Hull: Verb(_hull, always),
    fx.Free: Verb(_free, _missing),
    fx.Faint: Verb(_faint, anybody),
}
