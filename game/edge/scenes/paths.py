"""Ways on: choices without dice, and going from scene to scene."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.scenes import CheckScene, Choice, Story
from game.edge.context import Play
from game.edge.frames import Visit
from game.edge.rules import verbs
from game.edge.rules.conditions import holds
from game.edge.rules.deeds import Case
from game.table.refusals import Reason


def choices(p: Play, scene: str) -> tuple[Choice, ...]:
    """Return the choices of a scene."""
    found = p.content.scenes[scene]
    return found.choices if isinstance(found, Story | CheckScene) else ()


def check_choice(p: Play, scene: str, choice: str) -> Reason | None:
    """Return the reason against a choice."""
    found = next((each for each in choices(p, scene) if each.id == choice), None)
    if found is None:
        return Reason("EE-R62", "This scene does not offer that choice. Pick one of its buttons.")
    if not holds(p, found.when):
        return Reason("EE-R62", "This choice is not open yet: something else must happen first.")
    case = Case(p.heroes[0])
    paid = [each for each in found.deeds if each.do == "credits" and each.n < 0]
    if not all(verbs.can(p, (each,), case) for each in paid):
        return Reason("EE-R101", "The party cannot afford this choice: pick a cheaper one.")
    return None


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
