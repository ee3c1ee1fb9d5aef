"""Obligation that presses: one scene takes its pressed form, a line of its text and a check before
it (EE-R103); and lines that the threads of a campaign change (design 3)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.scenes import Scene
from game.edge.context import Play
from game.edge.frames import Visit
from game.edge.ledger import Sheet
from game.edge.rules.conditions import holds


def begin(p: Play) -> None:
    """Draw who comes: one of those that the kind of the pressed hero's Obligation sends."""
    state, ledger = p.state, p.state.setup.ledger
    if not state.pressed or ledger is None:
        return
    sort = ledger.sheets.get(state.pressed, Sheet()).sort
    sent = [id for id, each in p.content.presses.items() if each.sort == sort]
    if sent:
        state.press = sent[p.roll("press", len(sent))]


def come(p: Play, scene: Scene) -> None:
    """Let the first scene that may take its pressed form do so: the check comes first."""
    state = p.state
    if not scene.pressed or not state.press or state.pressed_at:
        return
    state.pressed_at = scene.id
    p.events.append(e.Pressed(who=state.pressed, press=state.press))
    p.stack.append(Visit(0, state.press, step="arrive"))


def words(p: Play, scene: Scene) -> tuple[str, ...]:
    """Return the text of a scene. The line of the one who presses, or of the threads of the
    campaign, stands in place of its last one; a single line stays."""
    if scene.id == p.state.pressed_at:
        line = p.content.presses[p.state.press].line
    else:
        line = next((each.line for each in scene.threads if holds(p, each.when)), "")
    kept = scene.text[:-1] or scene.text
    return (*kept, line) if line else scene.text
