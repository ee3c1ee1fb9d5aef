"""The reasons of a hint, in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.mandalorian.context import Play
from game.mandalorian.text import talk
from game.mandalorian.text.phrases import SLOTS
from game.table.decisions import Option
from game.table.grammar import counted
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
    "retort": "The attacker is in reach of the card now.",
    "holding": "An enemy that does not attack deals no damage.",
    "weigh": "It saves the crew a crisis, and a marker on the track.",
    "sequence": "The Child cannot flee to an attacker that falls first.",
    "hunting": "It is the one farthest from the crew.",
    "fleeing": "You can rescue The Child fastest from there.",
    "toll": "The crew misses this one less.",
    "spawning": "It is the space farthest from the crew.",
    "disrupting": "This slot has the most room left.",
    "striking": "This character can take it best.",
    "advancing": "It does the enemies the least good there.",
    "snatching": "It is the easiest to catch and to beat.",
    "carrying": "The crew can catch it soonest there.",
    "retreating": "It is least in the crew's way there.",
    "who": "This character can take the event best.",
    "healing": "This character has the least health left.",
    "calming": "This slot is closest to an event.",
    "drawn": "This card helps the most with the turns ahead.",
}
"""the reasons for answers to quick questions"""
DECLINED = {
    "hurting": "No card is worth spending on this damage.",
    "retort": "No card is worth spending here.",
    "holding": "No card is worth spending here.",
    "weigh": "No card helps here.",
    "drawn": "The next cards in the deck are worth as much as the rest.",
}
"""the reasons for doing nothing there"""
PLAIN = "It leaves the crew in the best shape."
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
        return "It keeps the crew on course for the objective."
    return f"It brings the objective {counted(steps, 'step')} closer."


# --- the second reason: rather than the runner-up ---------------------------------------------

BETTER = (
    ("won", "more often wins at once", "{:.0%}", 0.05),
    ("lost", "less often loses the mission", "{:.0%}", 0.05),
    ("crisis", "less often brings a crisis", "{:.0%}", 0.1),
    ("hurt", "costs less damage", "{:.1f}", 0.1),
    ("closer", "gets closer to the objective", "{:.1f} steps", 0.3),
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
            return f"It {words}: {form.format(one)}, against {form.format(two)} with the next best."
    return "The next best is about as good."
