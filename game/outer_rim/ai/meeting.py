"""The encounter lines of AI cards: contacts, patrols, jobs, fame and reputation."""

from __future__ import annotations

from typing import Any

from game.outer_rim.ai.frames import AiContact, AiJob, AiPatrol
from game.outer_rim.ai.line import Line
from game.outer_rim.cards.ai_lines import MeetCredits, MeetFame, MeetReputation
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.events import ContactMet
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import planet_faction
from game.outer_rim.events import JobEnded
from game.outer_rim.frames.turns import JobEnd
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules import credits, fame, reputation, rewards, slots
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step


def _lowest(p: Play, seat: int, hire: bool) -> str:
    """Reveal the lowest-class facedown contact here, and hire it if the card says so."""
    found = contacts.facedown(p, p.player(seat).space)
    if not found:
        return "no facedown contact here"
    if hire:
        values = p.values(seat)
        if values.count.get("crew", 0) >= values.crew_slots:
            return "no empty crew slot"
    p.push(AiContact(seat, places=contacts.lowest(p, found), hire=hire))
    return ""


def contact_options(p: Play, f: AiContact) -> Options:
    """Step ``ai.contact``: choose between equal contacts; the human breaks ties (OR-R98)."""
    return tuple(option("look", place) for place in f.places)


def contact_answer(p: Play, f: AiContact, chosen: Option) -> None:
    """Reveal the contact, and gain its crew at no cost; after one that leaves the game the line is
    carried out again (UB-191, UB-244)."""
    p.stack.pop()
    token = contacts.turn_up(p, f.seat, chosen.source, "ai")
    if not token:
        _lowest(p, f.seat, f.hire)
        return
    number = p.content.contacts[token].databank
    cards = tuple(card for card in p.content.numbers.get(number, ()) if card in p.state.databank)
    if f.hire and cards:
        card = p.pick("databank", cards)
        p.state.databank = slots.without(p.state.databank, card)
        p.tell(ContactMet(seat=f.seat, contact=token, card=card))
        contacts.leave(p, token)
        slots.gain(p, f.seat, card, "ai")


def _fight_patrol(p: Play, seat: int, line: Any) -> str:
    there = patrols.here(p, p.player(seat).space)
    bad = [each for each in there if reputation.level(p, seat, each) < 0]
    if not bad:
        return "no hostile patrol here"
    p.push(AiPatrol(seat, among=tuple(bad), then="fight"))
    return ""


def patrol_options(p: Play, f: AiPatrol) -> Options:
    """Step ``ai.patrol``: choose between several patrols; the human breaks ties (OR-R98)."""
    return tuple(option("patrol", faction) for faction in f.among)


def patrol_answer(p: Play, f: AiPatrol, chosen: Option) -> None:
    """Fight the patrol, or change reputation with its faction."""
    p.stack.pop()
    if f.then == "fight":
        patrols.fight(p, f.seat, chosen.source)
    else:
        reputation.change(p, f.seat, chosen.source, f.amount, "ai")


def _complete_job(p: Play, seat: int, line: Any) -> str:
    """Gain just the reward: no databank card, no tests (OR-485, OR-486)."""
    player = p.player(seat)
    ready = [
        card
        for card in player.cards
        if p.content.assets[card].kind == "job"
        and p.content.assets[card].destination == player.space
    ]
    if not ready:
        return "no job for this space"
    p.push(AiJob(seat, cards=tuple(ready)))
    return ""


def job_options(p: Play, f: AiJob) -> Options:
    """Step ``ai.job``: choose between several jobs; the human breaks ties (OR-R98)."""
    return tuple(option("job", card) for card in f.cards)


def job_answer(p: Play, f: AiJob, chosen: Option) -> None:
    """Gain the reward; discard the card."""
    p.stack.pop()
    card = chosen.source
    p.tell(JobEnded(seat=f.seat, card=card, completed=True))
    p.push(JobEnd(f.seat, card=card))
    rewards.grant(p, f.seat, p.content.assets[card].reward, card, "job_reward")


def _buy_fame(p: Play, seat: int, line: MeetFame) -> str:
    if p.player(seat).credits < line.credits:
        return "not enough credits"
    credits.spend(p, seat, line.credits, "ai")
    fame.gain(p, seat, 1, "ai")
    return ""


def _gain_reputation(p: Play, seat: int, line: MeetReputation) -> str:
    player = p.player(seat)
    if line.with_ == "planet":
        faction = planet_faction(p, player.space)
        if faction is None:
            return "no faction here"
        if reputation.level(p, seat, faction) == 1:
            return "already positive"
        reputation.change(p, seat, faction, 1, "ai")
        return ""
    nearest = patrols.nearest(p, player.space)
    near = tuple(each for each in nearest if reputation.level(p, seat, each) < 1)
    if not near:
        return "already positive"
    p.push(AiPatrol(seat, among=near, then="reputation", amount=1))
    return ""


def _credits_for_reputation(p: Play, seat: int, line: MeetCredits) -> str:
    near = tuple(patrols.nearest(p, p.player(seat).space))
    p.push(AiPatrol(seat, among=near, then="reputation", amount=-1))
    credits.gain(p, seat, line.credits, "ai")
    return ""


LINES: dict[str, Line] = {
    "reveal_contact": lambda p, seat, line: _lowest(p, seat, hire=False),
    "fight_patrol": _fight_patrol,
    "complete_job": _complete_job,
    "buy_fame": _buy_fame,
    "hire_contact": lambda p, seat, line: _lowest(p, seat, hire=True),
    "gain_reputation": _gain_reputation,
    "credits_for_reputation": _credits_for_reputation,
}


PENDING: tuple[Step[Play], ...] = (
    Ask(AiContact, contact_options, contact_answer),
    Ask(AiPatrol, patrol_options, patrol_answer),
    Ask(AiJob, job_options, job_answer),
)
"""the steps that are run here"""
