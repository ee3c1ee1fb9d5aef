"""Jobs and their databank cards, step by step (OR-247 to OR-272)."""

from __future__ import annotations

from game.outer_rim.cards.models import JobCard
from game.outer_rim.catalog import Asset
from game.outer_rim.company import rules as together
from game.outer_rim.company.events import PartnerAnswered
from game.outer_rim.company.frames import Join
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.effects.verb import possible
from game.outer_rim.events import DatabankDrawn, JobEnded, JobStepBegan
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Encounter, Job, JobEnd
from game.outer_rim.rules import rewards, slots
from game.outer_rim.rules.fame import ambition_done, happened
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

OPEN, COMPLETE, FAILED = "", "complete", "failed"


def options(p: Play, seat: int) -> Options:
    """Return an option for each job whose destination is the player's space (OR-251, OR-252)."""
    player, assets = p.player(seat), p.content.assets
    return tuple(
        option("job", card, target)
        for card in player.cards
        if assets[card].kind == "job" and why_not(p, seat, card) is None
        for target in together.targets(p, seat, assets[card])
    )


def why_not(p: Play, seat: int, card: str) -> Reason | None:
    """Return why a job cannot be attempted now; None if it can."""
    asset, player = p.content.assets.get(card), p.player(seat)
    if asset is None or asset.kind != "job" or card not in player.cards:
        return Reason("OR-251", "Choose one of your jobs.")
    if asset.destination == "another_player":
        return _nobody(p, seat, asset)
    if asset.destination != player.space:
        return Reason(
            "OR-251",
            "You must do {card} at {goal}; you are at {space}.",
            card=asset.name,
            goal=p.galaxy.spaces[asset.destination or ""].label,
            space=p.galaxy.spaces[player.space].label,
        )
    if asset.databank is not None and not scripts(p, asset):
        return Reason(
            "OR-R64", "The databank card of {card} is in use: the job must wait.", card=asset.name
        )
    return None if together.targets(p, seat, asset) else _no_partner(p, seat, asset)


def _no_partner(p: Play, seat: int, asset: Asset) -> Reason:
    """Return why nobody in the space can join a job for two (UB-093, UB-R34, UB-R35)."""
    others = company(p, seat)
    if not others:
        return Reason("UB-093", "{card} needs another player in your space.", card=asset.name)
    standing = [each for each in others if not p.player(each).defeated]
    if not standing:
        return Reason(
            "UB-R35", "A defeated player cannot join: {card} has to wait.", card=asset.name
        )
    return Reason("UB-R34", "No one here will join {card} now.", card=asset.name)


def _nobody(p: Play, seat: int, asset: Asset) -> Reason | None:
    """Return why nobody in the space is suitable for a job against a player; None if somebody
    is."""
    others = company(p, seat)
    if not others:
        return Reason("OR-251", "{card} needs another player in your space.", card=asset.name)
    if asset.opposed:
        return None if together.targets(p, seat, asset) else _nothing(asset)
    if all(possible(p, seat, each, asset.id) for each in asset.encounter):
        return None
    if all(p.player(other).defeated for other in others):
        return Reason(
            "OR-R85", "You cannot fight defeated players: {card} has to wait.", card=asset.name
        )
    return Reason("OR-254", "No one in your space meets the conditions of {card}.", card=asset.name)


def _nothing(asset: Asset) -> Reason:
    return Reason("UB-096", "No one in your space has anything for {card}.", card=asset.name)


def scripts(p: Play, asset: Asset) -> tuple[str, ...]:
    """Return the databank cards of a job's number that are in the databank."""
    found = p.content.numbers.get(asset.databank or 0, ())
    return tuple(card for card in found if card in p.state.databank)


def attempt(p: Play, seat: int, card: str, target: str = "", script: str = "") -> None:
    """Attempt a job: take one of its databank cards by chance (UB-047, UB-R11), or resolve its own
    text (OR-254, OR-255).

    ``target`` names the partner, the player who is robbed or a card of theirs; ``script`` the
    databank card, if it is not left to chance.
    """
    asset = p.content.assets[card]
    other = together.concerned(p, seat, target)
    job = Job(seat, card=card, script="", outcome=OPEN)
    if asset.partner:
        job.partner = other
    else:
        job.opponent, job.prize = other, target if target in p.content.assets else ""
    if asset.databank is not None:
        _consult(p, job, script or p.pick("databank", scripts(p, asset)))
    p.push(job)


def mission(p: Play, seat: int, card: str, number: int) -> None:
    """Resolve a databank card of a number as a job for a card that is not one, such as an ambition
    sheet (UB-R53)."""
    filed = p.content.numbers.get(number, ())
    found = tuple(each for each in filed if each in p.state.databank)
    if found:
        job = Job(seat, card=card, script="", outcome=OPEN)
        _consult(p, job, p.pick("databank", found))
        p.push(job)


def _consult(p: Play, job: Job, script: str) -> None:
    """Take a job's databank card out of the databank (OR-255)."""
    job.script = script
    p.state.databank = slots.without(p.state.databank, script)
    p.state.open = (*p.state.open, script)
    p.tell(DatabankDrawn(seat=job.seat, card=script, cause=job.card))


def join_answer(p: Play, f: Join, chosen: Option) -> None:
    """Answer of step ``job.join``: the job begins, or its owner chooses again (UB-R34)."""
    p.stack.pop()
    joined = chosen is together.JOIN
    p.tell(PartnerAnswered(seat=f.seat, card=f.card, owner=f.owner, joined=joined))
    asking = p.under(Encounter)
    if joined:
        p.stack.pop()
        attempt(p, f.owner, f.card, together.seat_key(f.seat))
    else:
        asking.declined = (*asking.declined, f.seat)


def run(p: Play, f: Job) -> None:
    """Step ``job``: the next numbered step, until the job is complete or fails.

    A defeat fails it even after an effect has declared it complete: a fight that completes it is
    over only when the damage has been suffered (OR-257, OR-272). So does that of a partner
    (UB-095).
    """
    if f.partner >= 0 and not f.at:
        f.at = 1
        together.begin(p, f)
        return
    outcome = FAILED if _defeated(p, f) else f.outcome
    f.jump = False
    if outcome == OPEN and _next_step(p, f):
        return
    p.stack.pop()
    _end(p, f, outcome == COMPLETE)


def _defeated(p: Play, f: Job) -> bool:
    """Return True if somebody who takes part in a job is defeated (OR-257, UB-095)."""
    partner = f.partner >= 0 and p.player(f.partner).defeated
    return partner or p.player(f.seat).defeated


def _next_step(p: Play, f: Job) -> bool:
    """Begin the next step (OR-256); return False after the last one."""
    step = f.next
    f.next = step + 1
    known = Context(script=True, opponent=f.opponent)
    if not f.script:
        if step == 1:
            p.block(f.seat, p.content.assets[f.card].encounter, f.card, known)
        return bool(step == 1)
    card: JobCard = p.content.databank[f.script]
    if step > len(card.steps):
        return False
    p.tell(JobStepBegan(seat=f.seat, card=card.id, step=step))
    p.block(f.seat, card.steps[step - 1].effect, f.card, known)
    return True


def _end(p: Play, f: Job, completed: bool) -> None:
    """Put the databank card back; gain the reward or keep the job (OR-259, OR-261, OR-262)."""
    card, seat = f.card, f.seat
    other = max(f.partner, f.opponent)
    if f.script:
        p.state.open = slots.without(p.state.open, f.script)
        slots.return_to_databank(p, f.script)
    p.tell(JobEnded(seat=seat, card=card, completed=completed))
    if completed and card in p.content.ambitions:
        ambition_done(p, seat, f.script)
    if completed and card in p.content.assets:
        p.push(JobEnd(seat, card=card))
        if not f.unpaid:
            reward = p.content.assets[card].reward
            rewards.grant(p, seat, reward, card, "job_reward", opponent=other, prize=f.prize)


def run_end(p: Play, f: JobEnd) -> None:
    """Step ``job.end``: after the reward the card is disposed of; then the effects that follow a
    job."""
    p.stack.pop()
    card = f.card
    if card in p.player(f.seat).cards:
        slots.take_out(p, f.seat, card)
        if p.content.assets[card].after == "remove":
            slots.remove(p, f.seat, card, "job")
        else:
            slots.discard(p, f.seat, card, "job")
    happened(p, f.seat, "job_completed")


def decide(p: Play, outcome: str, paid: bool = True) -> None:
    """Record the effect that completes or fails the current job; ``paid`` with its reward.

    A player defeated before that has already failed (OR-257).
    """
    job = p.below(Job)
    if job is not None and job.outcome == OPEN:
        if _defeated(p, job):
            outcome = FAILED
        job.outcome, job.jump, job.unpaid = outcome, True, not paid


def go_to(p: Play, step: int) -> None:
    """Record the effect that chooses the next step of the databank card."""
    job = p.below(Job)
    if job is not None:
        job.next, job.jump = step, True


PENDING: tuple[Step[Play], ...] = (
    Auto(Job, run),
    Auto(JobEnd, run_end),
    Ask(Join, together.join_options, join_answer),
)
"""the steps that are run here"""
