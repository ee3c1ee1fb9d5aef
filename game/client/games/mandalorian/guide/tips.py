"""The tips of The Mandalorian: Adventures, at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.guide.lesson_progress import NOTEBOOK
from game.client.games.mandalorian.play.model import Model
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.guidance.tips import Tip, Tips
from game.mandalorian.text import tips as words
from game.table.events import Event


def _tip(advice: words.Advice) -> Tip[Model]:
    def seen(model: Model, events: Sequence[Event]) -> bool:
        return model.decision is not None and advice.due(model.view, events)

    return Tip(advice.id, advice.text, seen)


TIPS: tuple[Tip[Model], ...] = tuple(map(_tip, words.TIPS))


def open_tips(model: Model, app: SceneHost, relayout: Callable[[Metrics], None]) -> Tips[Model]:
    """Return the tips of a table."""
    return Tips(TIPS, model, NOTEBOOK, app, relayout)
