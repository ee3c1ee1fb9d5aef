"""The jobs board in port: three jobs of the campaign, of which one may be taken (design 2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.edge import events as e
from game.edge import jobs
from game.edge.cards.jobs import SORTS, JobPart, JobPatron
from game.edge.catalog import Content
from game.edge.checking import Checks
from game.edge.context import Play
from game.edge.frames import Plain
from game.edge.jobs import LEVELS
from game.edge.ledger import Ledger
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason
from game.table.streams import number

PINNED, RECENT = 3, 4
"""jobs on the board; jobs done within which no kind, place or twist comes again"""
RUNG = 15
"""experience earned that raises the level by one"""
DARES = (-1, 0, 1)
"""levels of the jobs on the board, from that of the crew"""


def level(ledger: Ledger) -> int:
    """Return the level of a crew: 1, and one more for each 15 experience earned, up to 5."""
    return min(LEVELS, 1 + ledger.earned // RUNG)


def board(content: Content, ledger: Ledger | None) -> tuple[str, ...]:
    """Return the jobs that are pinned up, by id, easiest first: drawn from the campaign's seed and
    the number of its chapters. There are none outside a campaign, or without parts to make them."""
    if ledger is None:
        return ()
    own = level(ledger)
    levels = [min(LEVELS, max(1, own + dare)) for dare in DARES]
    seed, at = ledger.seed, len(ledger.chapters)
    return drawn(content, seed, at, levels, ledger.chapters, ledger.flags)


def drawn(
    content: Content,
    seed: int,
    chapter: int,
    levels: Sequence[int],
    chapters: Sequence[str] = (),
    flags: Sequence[str] = (),
) -> tuple[str, ...]:
    """Return jobs of these levels. Parts differ among them as long as there are others left. A
    patron whom the crew has to know first asks for its thread among the ``flags``."""
    if not all(content.job_parts[sort] for sort in SORTS):
        return ()
    recent = [job for job in map(content.job, chapters) if job is not None][-RECENT:]
    done = {part.id for job in recent for part in (job.what, job.where, job.twist)}
    pinned: set[str] = set()
    unknown = {
        each.id
        for each in content.job_parts[JobPatron].values()
        if isinstance(each, JobPatron) and each.known and each.known not in flags
    }
    made = []
    for at, each in enumerate(levels):
        parts = [
            _draw(content, sort, (pinned, done, unknown), (seed, chapter, at)) for sort in SORTS
        ]
        pinned |= {part.id for part in parts}
        made.append(jobs.Job(each, *parts).id)  # type: ignore[arg-type]
    return tuple(made)


def _draw(
    content: Content, sort: type[JobPart], used: tuple[set[str], ...], by: tuple[int, int, int]
) -> JobPart:
    """Draw a part that is neither on the board nor of a recent job, else one that is only on the
    board; a recent one only if there are no others at all."""
    (pinned, done, unknown), (seed, chapter, at) = used, by
    every = [each for each in content.job_parts[sort].values() if each.id not in unknown]
    rested = [each for each in every if each.id not in done] or every
    left = [each for each in rested if each.id not in pinned] or rested
    return left[number(seed, f"job.{sort.__name__}.{at}", chapter, len(left))]


def ways(p: Play) -> list[Option]:
    """Return the jobs on the board, and putting the one that was taken back."""
    found = [option("job", id) for id in board(p.content, p.state.setup.ledger)]
    return [*found, option("shelve")] if found else []


def _check_job(p: Play, f: Plain, o: Intent) -> Reason | None:
    if o.source not in board(p.content, p.state.setup.ledger):
        return Reason("EE-R100", "Pick one of the jobs on the board.")
    if o.source == p.state.job:
        return Reason("EE-R100", "You already have this job. Depart, or return it to the board.")
    return None


def _check_shelve(p: Play, f: Plain, o: Intent) -> Reason | None:
    return None if p.state.job else Reason("EE-R100", "You have no job to return.")


def take(p: Play, chosen: Option) -> None:
    """Take a job instead of the adventure, or put it back."""
    p.state.job = chosen.source if chosen.verb == "job" else ""
    p.state.counts = {track.id: 0 for track in p.story.tracks}
    p.events.append(e.JobTaken(job=p.state.job))


BOARD: Checks = {"job": _check_job, "shelve": _check_shelve}
