"""The reasons of a hint, in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.mandalorian.context import Play
from game.mandalorian.text import talk
from game.mandalorian.text.phrases import SLOTS
from game.table.decisions import Option
from game.table.hints import Measures


@dataclass(slots=True, frozen=True)
class Outcome(Measures):
    """The means of some futures, each to the end of the turn."""

    hurt: float = 0.0
    """damage to the crew"""
    closer: float = 0.0
    """steps closer to the objective"""
    beaten: float = 0.0
    """threats removed"""
    crisis: float = 0.0
    kept: float = 0.0
    """planning cards more than before"""
    won: float = 0.0
    lost: float = 0.0


# --- the first reason: the answer itself ----------------------------------------------------------

TURNS = {
    "win": "It can complete the objective this turn.",
    "health": "It keeps the crew out of harm's way.",
    "kept": "It prepares the crew with planning cards.",
    "hand": "It saves the strong cards for later.",
    "slots": "It keeps the slots low.",
    "enemies": "It keeps the crew away from the enemies.",
}
"""the reasons for a turn that name nothing further"""
STEPS = {
    "hurting": "Health is harder to get back than a planning card.",
    "retort": "The attacker is within reach of the card now.",
    "holding": "An enemy that does not attack deals no damage.",
    "weigh": "It spares the crew a crisis, and a marker on the track.",
    "sequence": "An attacker that falls first is nobody The Child could flee to.",
    "hunting": "It is the one farthest from the crew.",
    "fleeing": "From there The Child is soonest rescued again.",
    "toll": "Of the two, the crew can do without this more easily.",
    "spawning": "It is the space farthest from the crew.",
    "disrupting": "That slot has the most room left.",
    "striking": "That character can bear it best.",
    "advancing": "There it is of the least use to them.",
    "who": "That character can bear the event best.",
    "healing": "That character has the least health left.",
    "calming": "That slot is nearest to an event.",
    "drawn": "Of the cards drawn, this is the one that helps most in what comes.",
}
"""the reasons for answers to quick questions"""
DECLINED = {
    "hurting": "No card is worth spending on this damage.",
    "retort": "No card is worth spending here.",
    "holding": "No card is worth spending here.",
    "weigh": "No card can change that.",
    "drawn": "None of the other cards is worth more than the next ones in the deck.",
}
"""the reasons for doing nothing there"""
PLAIN = "Of what can be done, it leaves the crew best off."
NOTHING = frozenset(("take", "on", "done", "leave"))


def because(p: Play, step: str, o: Option, said: Sequence[Option], now: Outcome) -> str:
    """Return what speaks for an answer: the weightiest part of its turn, or what the question is
    about."""
    if step in STEPS:
        return DECLINED.get(step, PLAIN) if o.verb in NOTHING else STEPS[step]
    said = [each for each in said if step == "act" or each.source != "hand"]
    if not said:
        return PLAIN
    why, about = said[0].source, said[0].target
    if why == "goal":
        return _goal(round(now.closer))
    if why == "fight":
        return f"It deals with {talk.thing(p, about)}."
    if why == "spare":
        return f"It spares the {SLOTS[about]} slot."
    return TURNS[why]


def _goal(steps: int) -> str:
    if steps <= 0:
        return "It keeps the crew on its way to the objective."
    return f"It brings the objective {steps} step{'s' if steps > 1 else ''} closer."


# --- the second reason: rather than what is next best ---------------------------------------------

BETTER = (
    ("won", "more often wins at once", "{:.0%}", 0.05),
    ("lost", "less often loses the mission", "{:.0%}", 0.05),
    ("crisis", "less often brings a crisis", "{:.0%}", 0.1),
    ("hurt", "costs less damage", "{:.1f}", 0.1),
    ("closer", "leads further", "{:.1f} steps", 0.3),
    ("beaten", "removes more threats", "{:.1f}", 0.1),
    ("kept", "keeps more planning cards", "{:.1f}", 0.1),
)
"""by figure: what is better about the recommended answer, how its figures are written, and the
least difference worth a word, the weightiest first"""
LESS = frozenset(("lost", "crisis", "hurt"))


def rather(outcomes: Sequence[Outcome]) -> str:
    """Return what is better than the next best answer."""
    best, next_best = outcomes[:2]
    for name, words, form, least in BETTER:
        one, two = getattr(best, name), getattr(next_best, name)
        if (two - one if name in LESS else one - two) >= least:
            return f"It {words}: {form.format(one)}, against {form.format(two)} next best."
    return "What is next best comes out about the same."
