"""Jobs and their databank cards, step by step (OR-247 to OR-272)."""

from __future__ import annotations

from game.outer_rim.cards.models import JobCard
from game.outer_rim.catalog import Asset
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.effects.verb import possible
from game.outer_rim.events import DatabankDrawn, JobEnded, JobStepBegan
from game.outer_rim.frames import Context, Job, JobEnd
from game.outer_rim.rules import rewards, slots
from game.outer_rim.rules.fame import happened
from game.table.decisions import Options, option
from game.table.refusals import Reason

PENDING, COMPLETE, FAILED = "", "complete", "failed"


def options(p: Play, seat: int) -> Options:
    """Return an option for each job whose destination is the player's space (OR-251, OR-252)."""
    player, assets = p.player(seat), p.content.assets
    return tuple(
        option("job", card)
        for card in player.cards
        if assets[card].kind == "job" and why_not(p, seat, card) is None
    )


def why_not(p: Play, seat: int, card: str) -> Reason | None:
    """Return why a job cannot be attempted now; None if it can."""
    asset, player = p.content.assets.get(card), p.player(seat)
    if asset is None or asset.kind != "job" or card not in player.cards:
        return Reason("OR-251", "You have no such job.")
    if asset.destination == "another_player":
        return _nobody(p, seat, asset)
    if asset.destination != player.space:
        return Reason(
            "OR-251",
            "{card} must be done at {goal}; you are at {space}.",
            card=asset.name,
            goal=p.galaxy.spaces[asset.destination or ""].label,
            space=p.galaxy.spaces[player.space].label,
        )
    if asset.databank is not None and not scripts(p, asset):
        return Reason(
            "OR-R64", "The databank card of {card} is in use; the job has to wait.", card=asset.name
        )
    return None


def _nobody(p: Play, seat: int, asset: Asset) -> Reason | None:
    """Return why nobody in the space is suitable for a job against a player; None if somebody
    is."""
    others = company(p, seat)
    if not others:
        return Reason("OR-251", "{card} needs another player in your space.", card=asset.name)
    if all(possible(p, seat, each, asset.id) for each in asset.encounter):
        return None
    if all(p.player(other).defeated for other in others):
        return Reason(
            "OR-R85", "You cannot fight defeated players: {card} has to wait.", card=asset.name
        )
    return Reason("OR-254", "Nobody in your space meets the conditions of {card}.", card=asset.name)


def scripts(p: Play, asset: Asset) -> tuple[str, ...]:
    """Return the databank cards of a job's number that are in the databank."""
    found = p.content.numbers.get(asset.databank or 0, ())
    return tuple(card for card in found if card in p.state.databank)


def attempt(p: Play, seat: int, card: str) -> None:
    """Attempt a job: take its databank card, or resolve its own text (OR-254, OR-255)."""
    asset = p.content.assets[card]
    script = ""
    if asset.databank is not None:
        script = p.pick("databank", scripts(p, asset))
        p.state.databank = slots.without(p.state.databank, script)
        p.state.open = (*p.state.open, script)
        p.tell(DatabankDrawn(seat=seat, card=script, cause=card))
    p.push(Job(seat, card=card, script=script, outcome=PENDING))


def run(p: Play, f: Job) -> None:
    """Step ``job``: the next numbered step, until the job is complete or fails.

    A defeat fails it even after an effect has declared it complete: a fight that completes it is
    over only when the damage has been suffered (OR-257, OR-272).
    """
    outcome = FAILED if p.player(f.seat).defeated else f.outcome
    f.jump = False
    if outcome == PENDING and _next_step(p, f):
        return
    p.stack.pop()
    _end(p, f, outcome == COMPLETE)


def _next_step(p: Play, f: Job) -> bool:
    """Begin the next step (OR-256); return False after the last one."""
    step = f.next
    f.next = step + 1
    if not f.script:
        if step == 1:
            p.block(f.seat, p.content.assets[f.card].encounter, f.card, Context(script=True))
        return bool(step == 1)
    card: JobCard = p.content.databank[f.script]
    if step > len(card.steps):
        return False
    p.tell(JobStepBegan(seat=f.seat, card=card.id, step=step))
    p.block(f.seat, card.steps[step - 1].effect, f.card, Context(script=True))
    return True


def _end(p: Play, f: Job, completed: bool) -> None:
    """Put the databank card back; gain the reward or keep the job (OR-259, OR-261, OR-262)."""
    card, seat = f.card, f.seat
    if f.script:
        p.state.open = slots.without(p.state.open, f.script)
        slots.return_to_databank(p, f.script)
    p.tell(JobEnded(seat=seat, card=card, completed=completed))
    if completed:
        p.push(JobEnd(seat, card=card))
        rewards.grant(p, seat, p.content.assets[card].reward, card, "job_reward")


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


def decide(p: Play, outcome: str) -> None:
    """Record the effect that completes or fails the current job.

    A player defeated before that has already failed (OR-257).
    """
    job = p.below(Job)
    if job is not None and job.outcome == PENDING:
        if p.player(job.seat).defeated:
            outcome = FAILED
        job.outcome, job.jump = outcome, True


def go_to(p: Play, step: int) -> None:
    """Record the effect that chooses the next step of the databank card."""
    job = p.below(Job)
    if job is not None:
        job.next, job.jump = step, True
