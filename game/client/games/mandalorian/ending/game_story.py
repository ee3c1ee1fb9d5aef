"""A finished mission in figures, moments and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.client.draw import images
from game.client.draw.richtext import literal
from game.client.games.mandalorian.cards.faces import SCENES
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.ending.end_parts import StoryCard
from game.mandalorian import events as e
from game.table.events import Event
from game.table.grammar import counted, listed

MOST_MOMENTS = 3


@dataclass(frozen=True)
class Moment:
    """A moment of a mission: what happened, its turn, weight, and picture."""

    title: str
    turn: int
    weight: int
    picture: tuple[str, str]


@dataclass
class Tale:
    """The figures of a mission, and its moments."""

    turn: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    """cards, moves, beaten, hurt, blocked, flipped, events, crises, spawned"""
    by: Counter[str] = field(default_factory=Counter)
    """threats that each character defeated"""
    moments: list[Moment] = field(default_factory=list)
    who: str = ""
    """the character who attacked last"""


KINDS: dict[type[Event], str] = {
    e.SkillPlayed: "cards",
    e.Moved: "moves",
    e.TokenBeaten: "beaten",
    e.Hurt: "hurt",
    e.Blocked: "blocked",
    e.TokenFlipped: "flipped",
    e.EventDrawn: "events",
    e.CrisisBegan: "crises",
    e.TokenEntered: "spawned",
}


def tell_game(model: Model) -> Tale:
    """Return the tale of a mission."""
    made = Tale()
    _note(made, model, model.session.opening)
    for turn in model.session.history:
        _note(made, model, turn.events)
    return made


def _note(tale: Tale, model: Model, events: Iterable[Event]) -> None:
    for event in events:
        kind = KINDS.get(type(event))
        if kind:
            tale.counts[kind] += 1
        if isinstance(event, e.TurnBegan):
            tale.turn = event.turn
        elif isinstance(event, e.TokenAttacked):
            tale.who = event.who
        elif isinstance(event, e.TokenBeaten) and tale.who:
            tale.by[tale.who] += 1
        moment = _moment(tale, model, event)
        if moment is not None:
            tale.moments.append(moment)


def ending(model: Model) -> str:
    """Return how the mission ended in the story, "" for nothing."""
    found = (each for each in model.newest() if isinstance(each, e.MissionWon | e.MissionLost))
    return next((model.aside(each) for each in found), "")


def after(model: Model) -> str:
    """Return what came of the mission, in its own words or those of the one whose sheet it is."""
    won, mission = bool(model.view["won"]), model.mission
    first = model.content.missions[mission.sheet or mission.id]
    own, other = ((each.after_won if won else each.after_lost) for each in (mission, first))
    return own or other


def loss(model: Model) -> str:
    """Return what lost a mission: whose blow it was and in which event, "" for no loss."""
    name = model.content.name
    card = attacker = ""
    turns = [model.session.opening, *(turn.events for turn in model.session.history)]
    for event in (each for events in turns for each in events):
        if isinstance(event, e.EventDrawn):
            card, attacker = event.card, ""
        elif isinstance(event, e.TurnBegan | e.SkillPlayed):
            card = attacker = ""
        elif isinstance(event, e.EnemyAttacks):
            attacker = event.threat
        elif isinstance(event, e.MissionLost):
            place = f" in {name(card)}" if card else ""
            if event.why == "track":
                return f"The crisis track is full{place}."
            who = name(event.who) if event.who else "A character"
            by = f" by {name(attacker)}" if attacker else ""
            return f"{who} was defeated{by}{place}."
    return ""


def _moment(tale: Tale, model: Model, event: Event) -> Moment | None:
    """Return the moment of an event, None for one among many."""
    name = model.content.name
    if isinstance(event, e.FeatureTaken):
        title = f"{name(event.who)} has {name(event.threat)}"
        return Moment(title, tale.turn, 9, ("mandalorian/threats", event.threat))
    if isinstance(event, e.ChildRescued):
        title = f"{name(event.who)} carries The Child"
        return Moment(title, tale.turn, 8, ("mandalorian/people", "the_child"))
    if isinstance(event, e.ChildSnatched):
        title = f"{name(event.threat)} takes The Child"
        return Moment(title, tale.turn, 8, ("mandalorian/threats", event.threat))
    if isinstance(event, e.DoorUnlocked):
        return Moment(f"Door {event.door} is open", tale.turn, 6, (SCENES, "quick_exit"))
    if isinstance(event, e.CrisisBegan):
        title = f"Crisis {event.track} of {model.view['limit']}"
        return Moment(title, tale.turn, 3 + event.track // 3, (SCENES, "ev_sirens"))
    if isinstance(event, e.Hurt) and event.left <= 1:
        what = "has 1 health left" if event.left else "is down"
        picture = ("mandalorian/people", event.who)
        return Moment(f"{name(event.who)} {what}", tale.turn, 7 if event.left else 10, picture)
    return None


def cards(tale: Tale) -> Sequence[StoryCard]:
    """Return the moments that mattered most, in their order."""
    best = sorted(tale.moments, key=lambda each: -each.weight)[:MOST_MOMENTS]
    return [
        StoryCard(each.title, None, f"Turn {each.turn}", 0,
                  picture=partial(_picture, each.picture))
        for each in tale.moments
        if each in best
    ][:MOST_MOMENTS]  # fmt: skip


def sentences(model: Model, tale: Tale) -> list[str]:
    """Return the story of a mission, as markup."""
    made, counts = [], tale.counts
    name = model.content.name
    if counts["beaten"]:
        line = f"**{counted(counts['beaten'], 'threat')}** defeated"
        if tale.by:
            who, number = tale.by.most_common(1)[0]
            line += f", {number} by {literal(name(who))}"
        made.append(f"{line}.")
    left = []
    for each in model.characters:
        health = max(0, each["health"] - each["damage"])
        left.append(f"{literal(name(each['id']))} {health} of {each['health']}")
    made.append(f"Health left: {listed(left)}.")
    made.append(
        f"{counted(counts['cards'], 'card')} in {counted(tale.turn, 'turn')}, "
        f"{counted(counts['events'], 'event')} and {counted(counts['crises'], 'marker')} of crisis."
    )
    return made


def _picture(picture: tuple[str, str], size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of a moment at a size."""
    folder, name = picture
    if folder == "mandalorian/people":
        return images.svg(folder, name, size)
    return images.art(folder, name, size)
