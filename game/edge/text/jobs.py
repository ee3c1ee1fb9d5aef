"""A job on the board in words: the offer, the pay, the risks. The twist is not among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.edge import jobs
from game.edge.cards.jobs import Trait
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.jobs import Job
from game.edge.text import deeds
from game.edge.text.names import LEVEL_NAMES, SKILL_NAMES

TRAITS: Mapping[Trait, str] = {
    "heavy": "Heavy: a Setback die on Athletics, Coordination, Stealth and Piloting.",
    "fragile": "Fragile: if the trouble goes badly, it pays a quarter less.",
    "loud": "Loud: a Setback die on Stealth, Deception and Skulduggery, and Trouble strikes twice.",
    "alive": "Alive: a Boost die on Charm, Medicine, Leadership and Survival; it wears you out.",
    "hot": "Hot: if the job fails, the lead owes 5 Obligation, or 50 credits.",
}


def offer(job: Job) -> tuple[str, ...]:
    """Return the offer in sentences: whom it is for, what, and where."""
    return (job.whom.words[0], job.what.words[0], job.thing.words[0], job.where.words[0])


def pay(p: Play, job: Job) -> tuple[str, ...]:
    """Return what the job pays, in lines."""
    whole = f"{job.pay} credits: half for half a job, a quarter less if late or broken."
    won, kept = deeds.words(p, job.whom.won), deeds.words(p, job.whom.kept)
    more = [f"Good terms: {_low(won)}."] if won else []
    more += [f"A job well done: {_low(kept)}."] if kept else []
    worth = f"{jobs.WORTH} experience, plus {jobs.GOAL} for the goal. {job.goal.text}"
    return (whole, worth, *([" ".join(more)] if more else []))


def _low(words: str) -> str:
    keeps = words.startswith("Obligation")
    return words if keeps else words[:1].lower() + words[1:]


def risks(content: Content, job: Job) -> tuple[str, ...]:
    """Return what is known of the risks, in lines."""
    return tuple(_risks(content, job))


def _risks(content: Content, job: Job) -> Iterator[str]:
    yield job.hitch.words[0]
    yield TRAITS[job.thing.trait]
    slowed = " and ".join(SKILL_NAMES[each] for each in job.where.slows[:2])
    yield f"{job.where.name}: {job.where.why}; a Setback die on {slowed}."
    last = [f"A fight: {foes(content, job)}."] if job.what.fight else []
    if job.what.fight != "payoff":
        upgraded = {0: "", 1: ", upgraded once", 2: ", upgraded twice"}[max(0, job.level - 3)]
        last.append(f"The last step is {LEVEL_NAMES[job.difficulty]}{upgraded}.")
    yield " ".join(last)


def foes(content: Content, job: Job) -> str:
    """Return the adversaries of a job's fight."""
    costs = {each.id: each.budget for each in content.adversaries.values()}
    crew = jobs.crew(job, costs)
    return ", ".join(
        content.name(each.foe) + (f" ({each.count})" if each.count > 1 else "") for each in crew
    )
