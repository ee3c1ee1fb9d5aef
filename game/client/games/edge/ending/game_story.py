"""A finished case in steps, moments and figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import pygame

from game.client.draw.richtext import literal
from game.client.games.edge.cards import art
from game.client.games.edge.play.model import Model
from game.client.tabletop.ending.end_parts import StoryCard
from game.edge import events as e
from game.edge import talent_cards
from game.edge.ledger import Ledger
from game.edge.names import skill_named
from game.edge.text import outcomes
from game.edge.text.names import SKILL_NAMES
from game.table.events import Event

LONG_SHOT, SURE = 0.45, 0.7
"""a success below the first chance and a failure above the second are worth telling"""
MOST = 12
TOLD = (e.ChoiceTaken, e.Rolled, e.TrackMoved, e.CardGained, e.CardLost, e.CreditsMoved,
        e.WentDown, e.Injured, e.LuckTaken, *outcomes.ENDED)  # fmt: skip

PRICES = (e.TrackMoved, e.CreditsMoved)
"""what the way to a place of a hub can cost"""


def events(model: Model) -> Iterator[Event]:
    """Return everything that happened."""
    return (event for turn in model.session.history for event in turn.events)


def played(model: Model) -> list[str]:
    """Return the scenes that were played, in their order: not those that an answer only passed
    through, as a story does that asks where things stand."""
    return model.once("played", model.scenes_played)


def last_choice(model: Model) -> str:
    """Return the last choice of the story, "" where a roll came after it or there was no other."""
    for event in reversed([*events(model)]):
        if isinstance(event, e.Rolled | e.SimplyDone | e.FightEnded | e.BattleEnded):
            return ""
        if isinstance(event, e.ChoiceTaken):
            choices = getattr(model.content.scenes[event.scene], "choices", ())
            if len(choices) > 1:
                return next(each.text for each in choices if each.id == event.choice)
    return ""


def goals(model: Model) -> list[tuple[str, bool]]:
    """Return the stated goals, and whether each was reached."""
    return list(model.seat_view.goals)


def experience(model: Model) -> int:
    """Return the experience of the chapter."""
    return model.seat_view.experience


def earned(model: Model) -> str:
    """Return what the experience is for, as markup; "" for none."""
    parts = {"adventure": 0, "goal": 0, "motive": 0, "": 0}
    for each in events(model):
        if isinstance(each, e.ExperienceGained):
            parts[each.goal if each.goal in parts else "goal"] += each.n
    names = ("for the adventure", "for goals", "for motives", "on the way")
    told = ", ".join(f"{n} {name}" for n, name in zip(parts.values(), names) if n)
    use = "It buys ranks in port." if model.seat_view.campaign else "In a campaign it buys ranks."
    return f"**Experience:** {told}. {use}" if told else ""


def scars(model: Model) -> list[str]:
    """Return the injuries that heroes came away with."""
    return [
        f"{literal(model.name(who))}: {literal(model.content.name(row))}."
        for who in model.heroes
        for row in model.person(who).injuries
    ]


def steps(model: Model) -> list[str]:
    """Return each scene's choices, rolls and outcomes as markup; each has the number of its scene
    on the path, and what the way to a place costs stands with the place."""
    trail, found, at = played(model), list[str](), 0

    def begin(scene: str) -> None:
        nonlocal at
        at = trail.index(scene, at if scene in trail[at:] else 0) + 1
        found.append(f"**{at} {literal(model.content.name(scene))}**")

    began = {each.scene for each in events(model) if isinstance(each, e.SceneBegan)}
    if trail and trail[0] not in began:  # the first scene began before the first answer
        begin(trail[0])
    for event in (x for turn in model.session.history for x in _arrived(turn.events)):
        if isinstance(event, e.SceneBegan):
            if event.scene in trail:
                begin(event.scene)
        elif isinstance(event, TOLD) and found:
            line = _line(model, event)
            if line:
                found[-1] += f" {literal(line)}"
    return found


def _arrived(found: Sequence[Event]) -> Sequence[Event]:
    """Return the events of an answer; of one that begins with the price of a place, the place
    comes first."""
    count = next((at for at, x in enumerate(found) if not isinstance(x, PRICES)), len(found))
    after = found[count : count + 1]
    return [*after, *found[:count], *found[count + 1 :]] if _begins(after) else found


def _begins(found: Sequence[Event]) -> bool:
    return any(isinstance(each, e.SceneBegan) for each in found)


def _line(model: Model, event: Event) -> str:
    if isinstance(event, e.ChoiceTaken):
        scene = model.content.scenes[event.scene]
        chosen = next((each.text for each in getattr(scene, "choices", ())
                       if each.id == event.choice), "")  # fmt: skip
        return chosen
    if isinstance(event, e.Rolled):
        if event.who not in model.heroes:
            return ""
        return f"{roll_line(model, event)} {outcomes.line(model.content, event)}".strip()
    try:
        return model.tell(event)
    except (AssertionError, KeyError):  # what it names is gone by now
        return ""


def roll_line(model: Model, event: e.Rolled) -> str:
    """Return a roll in a few words."""
    skill = SKILL_NAMES[skill_named(event.skill)]
    won = "won" if event.success > 0 else "lost"
    who = model.name(event.who).split()[0]
    more = "".join([", with a Triumph" * bool(event.triumphs),
                    ", with a Despair" * bool(event.despairs)])  # fmt: skip
    return f"{who}: {skill} at {round(100 * float(Fraction(event.chance)))}%, {won}{more}."


def cards(model: Model) -> Sequence[StoryCard]:
    """Return the rolls that were worth telling, with the picture of their scene; the end shows the
    last ones, so those come last that are worth the most."""
    found, scene = [], model.seat_view.trail[0] if model.seat_view.trail else ""
    for event in events(model):
        if isinstance(event, e.SceneBegan):
            scene = event.scene
        elif isinstance(event, e.Rolled) and event.who in model.heroes and scene:
            weight = _weight(event)
            if weight:
                found.append((weight, scene, event))
    best = sorted(found, key=lambda each: each[0])[-MOST:]
    return [_card(model, scene, event) for _, scene, event in best]


def _weight(event: e.Rolled) -> float:
    chance = float(Fraction(event.chance))
    special = 2.0 * event.triumphs + 2.0 * event.despairs
    if event.success > 0 and chance < LONG_SHOT:
        special += 1 - chance
    if event.success <= 0 and chance > SURE:
        special += chance
    return special


def _card(model: Model, scene: str, event: e.Rolled) -> StoryCard:
    found = model.content.scenes[scene]

    def picture(size: tuple[int, int]) -> pygame.Surface:
        return art.scene(found.art, size)

    return StoryCard(found.name, None, "", model.seat_view.seat_of(event.who),
                     roll_line(model, event), picture=picture)  # fmt: skip


def ledger_lines(model: Model, ledger: Ledger) -> list[str]:
    """Return a campaign in lines of markup."""
    names = [literal(model.content.name(each)) for each in ledger.chapters
             if each in model.content.components]  # fmt: skip
    lines = [
        f"**Chapters:** {', '.join(names) or 'none'}.",
        f"**Experience:** {ledger.experience} to spend, {ledger.earned} in all.",
        f"**Credits:** {ledger.credits:,}.",
        "",
    ]
    for who, sheet in ledger.sheets.items():
        went = " (went)" if who in model.heroes else ""
        ranks = ", ".join(f"{SKILL_NAMES[skill]} +{n}" for skill, n in sheet.ranks.items())
        grown = ", ".join(map(literal, talent_cards.bought(model.content, sheet)))
        hurt = ", ".join(literal(model.content.name(row)) for row, _ in sheet.scars)
        lines.append(
            f"**{literal(model.content.name(who))}**{went}: Obligation {sheet.obligation} "
            f"({sheet.sort})"
            + (f"; {ranks}" if ranks else "")
            + (f"; {grown}" if grown else "")
            + (f"; scar: {hurt}" if hurt else "")
        )
    return lines
