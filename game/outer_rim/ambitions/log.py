"""Ambitions in the log: their lines, and their part of the story."""

from __future__ import annotations

from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked, AmbitionsLaid
from game.outer_rim.ambitions.words import MARKS
from game.outer_rim.context import Play
from game.outer_rim.text.names import short_name
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import News, Teller, Tellers
from game.table.events import Event
from game.table.grammar import Line

LINES: dict[type[Event], Line[Play]] = {
    AmbitionsLaid: "Ambitions to choose from: {sheets}.",
    AmbitionPicked: "{seat} chooses the ambition {card}.",
    AmbitionAdvanced: "{seat:'s} {mark} ({card}) {done:is|is no longer} complete.",
}


def add_ambition_goal(t: Teller, x: AmbitionAdvanced) -> None:
    """Add a goal of an ambition; one that a player meets before doing anything has a line."""
    goal = f"the {MARKS[x.mark]} of {t.p.content.name(x.card)}"
    if x.mark != "lasting":
        t.add(x.seat, Deed("completes", goal))
    elif x.seat == t.actor and t.deeds.get(x.seat):
        t.add(x.seat, Deed("meets" if x.done else "no longer meets", goal))
    else:
        how = "now meets" if x.done else "no longer meets"
        t.news.append(News(t.at, x.seat, f"{short_name(t.p, x.seat)} {how} {goal}."))


TELLERS: Tellers = {AmbitionAdvanced: add_ambition_goal}
