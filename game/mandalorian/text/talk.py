"""Marks and reasons in words: whole sentences for the log, a few words for a panel."""

from __future__ import annotations

import re

from game.mandalorian import events as e
from game.mandalorian.context import Play
from game.mandalorian.rules import telling
from game.mandalorian.rules.talk import kind_and_space
from game.mandalorian.text import names
from game.mandalorian.text.phrases import SLOTS
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import capital, counted

REASONS = {
    "win": "means to complete the objective this turn",
    "health": "will keep out of harm's way",
    "kept": "will draw planning cards",
    "hand": "will save the strong cards for later",
    "enemies": "will keep away from the enemies",
    "slots": "will keep the slots low",
}
BRIEF = {
    "win": "Objective in reach",
    "health": "Out of harm's way",
    "kept": "Planning ahead",
    "hand": "Saving cards",
    "enemies": "Keeping away",
    "slots": "Low slots",
}
CAREFUL = {"asked": "will be careful, as asked", "declined": "has no time to be careful"}
"""the answers of a companion whom the others are asked to help"""


def thing(p: Play, target: str) -> str:
    """Return what is marked or named, as everyone may know it: "the Well"."""
    state = p.state
    if target in p.map.grid.squares:
        return f"{names.place(p, target):the}"
    if target in state.at:
        return names.character(p, target)
    if target.isdigit():
        return names.door(p, int(target))
    return names.the_token(p, target, None) if target in state.kinds else "something"


def _foe(p: Play, kind: str, space: str) -> str:
    """Return a threat as it was named, with its space: "a Shock Trooper in the Mill"."""
    where = f" {names.place(p, space):in}" if space else ""
    return f"{names.threat(p, kind):the}{where}"


def _marked(p: Play, target: str, kind: str, space: str) -> str:
    """Return what is marked as the log names it: "the Nikto Guard in the Well"."""
    if target not in p.state.kinds:
        return thing(p, target)
    return re.sub("^an? ", "the ", _foe(p, kind, space))


def reason(p: Play, why: str, about: str, threat: tuple[str, str] | None = None) -> str:
    """Return a reason as the rest of a sentence about its seat; ``threat`` is the
    kind and space of what it is about, without it those of now."""
    kind, space = threat or kind_and_space(p, about)
    if why == "goal":
        return "works on the objective"
    if why == "fight":
        return f"will deal with {_foe(p, kind, space)}"
    if why == "spare":
        return f"will leave the {SLOTS[about]} slot alone"
    if why in ("asked", "declined") and about in p.state.at:
        who = names.character(p, about)
        return f"will help {who}" if why == "asked" else f"leaves {who} to manage for now"
    if why == "asked":
        return f"will see to the mark on {_marked(p, about, kind, space)}"
    if why == "declined":
        return f"leaves the mark on {_marked(p, about, kind, space)} for later"
    return REASONS[why]


def brief(p: Play, words: str) -> str:
    """Return a reason as the view has it, ``goal@3``, in a few words."""
    why, _, about = words.partition("@")
    if why == "goal":
        return f"{counted(int(about), 'step')} closer" if int(about) else "To the objective"
    if why == "fight":
        return capital(names.token_name(p, about, None))
    if why == "spare":
        return f"Sparing {SLOTS[about]}"
    if why in ("asked", "declined"):
        return "As asked" if why == "asked" else "Not now"
    return BRIEF[why]


def say(p: Play, o: Option) -> Label:
    """Return the option of giving a reason."""
    frame = p.stack[-1]
    if o.source in ("asked", "declined"):
        return Label("Do as asked" if o.source == "asked" else "Say other things come first")
    words = reason(p, o.source, o.target)
    return Label(f"Say: {names.seat_name(p, frame.seat)} {words}")


def _wish(p: Play, target: str) -> str:
    """Return what a mark asks the companions to do."""
    if target in p.map.grid.squares:
        return "go there"
    if target in p.state.at:
        return f"help {names.character(p, target)}"
    if target.isdigit():
        return "open it"
    return "fight it" if target in p.state.up and p.enemy(target) is not None else "deal with it"


def mark(p: Play, o: Option) -> Label:
    """Return the option of marking something."""
    wish = _wish(p, o.target)
    return Label(f"Mark {thing(p, o.target)}", f"Asks your companions to {wish} first")


def unmark(p: Play, o: Option) -> Label:
    """Return the option of removing a mark."""
    marked = p.state.marks.get(p.stack[-1].seat, "")
    what = f"Unmark {thing(p, marked)}" if marked else "Remove the mark"
    return Label(what, "Your companions choose for themselves again")


def tell_mark(p: Play, event: e.Marked) -> str:
    """Return a mark as a log line."""
    who = names.seat_name(p, event.seat)
    if event.target in p.state.at:
        own = names.character(p, event.target)
        whom = "lend a hand" if own == who else f"look after {own}"
        return f"{who} asks the others to {whom}."
    if not event.target:
        return f"{who} removes a mark."
    return f"{who} marks {_marked(p, event.target, event.kind, event.space)}."


def tell_said(p: Play, event: e.Said) -> str:
    """Return a reason as a log line."""
    who = names.seat_name(p, event.seat)
    words = reason(p, event.why, event.about, (event.kind, event.space))
    if event.about in p.state.at and names.character(p, event.about) == who:
        words = CAREFUL.get(event.why, words)
    return f"{who} {words}."


# --- what is said about threats -------------------------------------------------------------------


def claim(p: Play, what: str) -> str:
    """Return what a threat is said to be: "an enemy", "a Nikto Guard"."""
    if what in (telling.ENEMY, telling.FEATURE):
        return f"an {what}" if what == telling.ENEMY else f"a {what}"
    return names.threat(p, what).with_article


def tell(p: Play, o: Option) -> Label:
    """Return the option of saying what a threat is, with whether it is so."""
    where = f"{names.place(p, p.state.spaces[o.target]):in}"
    known = p.threat(o.target)
    true = telling.fits(known, o.source)
    told = "True" if true else f"A lie: it is {names.threat(p, known.id).with_article}"
    return Label(f"Say: the threat {where} is {claim(p, o.source)}", told)


def ask(p: Play, o: Option) -> Label:
    """Return the option of asking a companion about a threat."""
    where = f"{names.place(p, p.state.spaces[o.target]):in}"
    who = names.seat_name(p, telling.informed(p, o.target)[0])
    return Label(f"Ask about the threat {where}", f"{who} has looked at it and will tell everyone")


def tell_told(p: Play, event: e.TokenTold | e.TokenAnswered) -> str:
    """Return what was said about a threat as a log line."""
    who = names.seat_name(p, event.seat)
    return f"{who} says that the threat {names.place(p, event.space):in} is {claim(p, event.what)}."


def tell_proved(p: Play, event: e.WordProved) -> str:
    """Return whether it was so as a log line."""
    who = names.seat_name(p, event.seat)
    if event.true:
        return f"{who} told the truth about it."
    return f"{who} had said that it was {claim(p, event.what)}."


def noted(p: Play, token: str) -> str:
    """Return what was said about a threat, as a tooltip has it; "" for nothing."""
    said = p.state.told.get(token)
    if said is None:
        return ""
    ends = {"": "", "true": " That was true.", "false": " That was a lie."}
    return f"{names.seat_name(p, said.seat)}: it is {claim(p, said.what)}.{ends[said.proved]}"
