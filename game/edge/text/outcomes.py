"""Lines of the story: how checks, fights and contests came out."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.scenes import Asking, Fear, Scene, Way
from game.edge.catalog import Content
from game.table.events import Event

ENDED = (e.FightEnded, e.BattleEnded, e.ContestEnded, e.RivalsEnded)
"""events with which a fight, contest or competitive check ends"""


def line(content: Content, event: Event) -> str:
    """Return the line of a check, or of the end of a fight or contest; "" for none."""
    if isinstance(event, e.Rolled):
        return _checked(content, event.scene, event.way, event.success > 0)
    if isinstance(event, e.SimplyDone):
        return _checked(content, event.scene, event.way, True)
    return _ended(content, event.outcome) if isinstance(event, ENDED) else ""


def way(content: Content, scene: str, id: str) -> Way | None:
    """Return the way of a scene's check, None where it has no such way."""
    found = content.scenes.get(scene)
    ways = found.ways if isinstance(found, Asking) else ()
    return next((each for each in ways if each.id == id), None)


def _checked(content: Content, scene: str, id: str, won: bool) -> str:
    found: Scene | Way | None = content.scenes.get(scene)
    told = found if isinstance(found, Fear) else way(content, scene, id)
    if told is None:
        return ""
    return told.passed if won else told.failed


def _ended(content: Content, outcome: str) -> str:
    """Return the line of a branch by its place, as ``scene.won.0``."""
    scene, _, rest = outcome.partition(".")
    name, _, at = rest.partition(".")
    branches = getattr(content.scenes.get(scene), name, ()) if name else ()
    return str(branches[int(at)].line) if at.isdigit() and int(at) < len(branches) else ""
