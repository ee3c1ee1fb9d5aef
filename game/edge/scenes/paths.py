"""Ways on: choices without dice, and going from scene to scene."""

from __future__ import annotations

from collections.abc import Iterator

from game.edge import events as e
from game.edge.cards.effects import If
from game.edge.cards.scenes import Asking, Choice, Story
from game.edge.context import Play
from game.edge.frames import Visit
from game.edge.rules import verbs
from game.edge.rules.conditions import holds
from game.edge.rules.deeds import Case
from game.edge.scenes import tracks
from game.table.refusals import Reason


def choices(p: Play, scene: str) -> tuple[Choice, ...]:
    """Return the choices of a scene."""
    found = p.content.scenes[scene]
    return found.choices if isinstance(found, Story | Asking) else ()


def check_choice(p: Play, scene: str, choice: str) -> Reason | None:
    """Return the reason against a choice."""
    found = next((each for each in choices(p, scene) if each.id == choice), None)
    if found is None:
        return Reason("EE-R62", "This scene does not offer that choice. Pick one of its buttons.")
    closed = why_closed(p, found.when, "this choice", "EE-R62")
    if closed is not None:
        return closed
    case = Case(p.heroes[0])
    paid = [each for each in found.deeds if each.do == "credits" and each.n < 0]
    if not all(verbs.can(p, (each,), case) for each in paid):
        return Reason("EE-R101", "The party cannot afford this choice: pick a cheaper one.")
    return None


def why_closed(p: Play, when: If, what: str, clause: str) -> Reason | None:
    """Return the reason for which a condition keeps ``what`` closed, such as "this choice"; None
    if it holds."""
    if holds(p, when):
        return None
    template, figures = next(_obstacles(p, when))
    return Reason(clause, f"{template}: pick another.", what=what, **figures)


def _obstacles(p: Play, when: If) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield what keeps a condition from holding, what is over for good first."""
    state, owned = p.state, p.owned
    if not {*when.without}.isdisjoint(state.flags):
        yield "Events so far have closed {what}", {}
    if not {*when.flags} <= {*state.flags}:
        yield "{what} needs something that has not happened", {}
    for card in when.lacks:
        if card in owned:
            yield "You have {card} already", {"card": p.content.name(card)}
    for card in when.has:
        if card not in owned:
            yield "{what} needs {card}", {"card": p.content.name(card)}
    for each in when.counts:
        at, count = state.counts.get(each.count, 0), tracks.name_of(p, each.count) or "a count"
        if at < each.least:
            yield "{what} needs {count} at {n} or more", {"count": count, "n": each.least}
        elif each.most is not None and at > each.most:
            yield "{what} closes once {count} passes {n}", {"count": count, "n": each.most}
    if state.credits < when.credits:
        yield "{what} needs {n:credit|credits}", {"n": when.credits}
    if when.campaign not in (None, state.setup.ledger is not None):
        yield f"{{what}} is open only {'in' if when.campaign else 'outside'} a campaign", {}
    someone = "someone" if when.pressed else "no one"
    yield f"{{what}} is open only while {someone} comes to collect what a hero owes", {}


def take(p: Play, scene: str, choice: str) -> None:
    """Take a choice, and leave the scene."""
    p.state.taken += (f"{scene}.{choice}",)
    p.events.append(e.ChoiceTaken(scene=scene, choice=choice))
    verbs.named(p, f"{scene}.choices.{choice}.deeds", Case(p.heroes[0]))
    leave(p)


def leave(p: Play) -> None:
    """Leave the scene on top: for the one that follows, or back to the hub it was entered from."""
    state = p.state
    if state.over:
        return
    p.stack.pop()
    if state.following:
        p.stack.clear()
        p.stack.append(Visit(0, state.following, step="arrive"))
        state.following = ""
    elif p.stack:
        back = p.stack[-1]
        assert isinstance(back, Visit), "scenes are entered from scenes"
        state.scene = back.scene
