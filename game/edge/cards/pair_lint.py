"""Important scenes in which a pair of heroes has no fair way: the dice of the tray, and exact odds
(design 1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

from game.edge import jobs
from game.edge.cards.jobs import SORTS
from game.edge.cards.models import Hero
from game.edge.cards.scenes import Asking, CheckScene
from game.edge.catalog import Content
from game.edge.checks import asked, lines
from game.edge.context import Play
from game.edge.dice.odds import odds
from game.edge.frames import Tray
from game.edge.rules.conditions import holds
from game.edge.state import Person, Seat, Setup, State
from game.table.packs.linting import Findings

FAIR = Fraction(45, 100)
"""the chance that each pair has in some way, with nothing prepared and nothing spent"""
BOX = 6
"""heroes of the box, who come first; no pack is asked to be fair to heroes of another"""
NAMED = 3
"""pairs that a finding names; the rest are counted"""


def findings(parts: Mapping[str, Any]) -> Findings:
    """Return every important scene with pairs that have no fair way: component, path, sentence."""
    content = Content(parts)
    if len(content.heroes) < 2:
        return
    for id, scene in parts.items():
        checked = isinstance(scene, Asking) and scene.important
        if checked and not jobs.story_of(id):  # the harder jobs are for heroes who have learned
            yield from ((id, "ways", words) for words in _unfair(content, id))
    yield from _jobs(content)


def _jobs(content: Content) -> Findings:
    """Return kinds of jobs whose last step is unfair at the first level, among plain parts."""
    if not all(content.job_parts[sort] for sort in SORTS):
        return
    first = [next(iter(content.job_parts[sort].values())) for sort in SORTS]
    for kind in content.job_parts[SORTS[0]].values():
        story = jobs.Job(1, kind, *first[1:]).id  # type: ignore[arg-type]
        scene = content.scenes[f"{story}__payoff"]
        if isinstance(scene, CheckScene):
            yield from ((kind.id, "ways", words) for words in _unfair(content, scene.id))


def _unfair(content: Content, scene: str) -> Iterator[str]:
    """Return a sentence on the pairs without a fair way, nothing if there are none."""
    heroes = tuple(content.heroes)[:BOX]
    best = {who: chance(content, who, scene) for who in heroes}
    pairs = [
        (max(best[one], best[two]), one, two)
        for one, two in combinations(heroes, 2)
        if max(best[one], best[two]) < FAIR
    ]
    if pairs:
        told = [
            f"{_name(content, one)} and {_name(content, two)} (at best {round(100 * chance)}%)"
            for chance, one, two in pairs[:NAMED]
        ]
        more = f", and {len(pairs) - NAMED} more pairs" if len(pairs) > NAMED else ""
        yield f"no approach of {round(100 * FAIR)}% or better for {', '.join(told)}{more}"


def _name(content: Content, who: str) -> str:
    hero = content.heroes[who]
    assert isinstance(hero, Hero)
    return hero.name


def chance(content: Content, who: str, scene: str) -> Fraction:
    """Return the best chance of a hero in the ways of a scene that are open at first."""
    setup = Setup((Seat("human"),), content.scenes[scene].adventure, (who,))
    state = State(seed=0, setup=setup, people={who: Person(who)}, slots={who: ()})
    play = Play(content, state)
    chances = (
        odds(lines.build(play, Tray(0, "scene", scene, who, way.id, skill)).pool).success
        for way in asked.ways(play, scene)
        if holds(play, way.when)
        for skill in way.skills
    )
    return max(chances, default=Fraction(0))
